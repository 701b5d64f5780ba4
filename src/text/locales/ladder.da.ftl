# Stiger, på dansk.

command-ladder = stige
command-ladder-about = Klatr op ad stigen på denne server
command-ladder-show = vis
command-ladder-show-about = Se, hvem der står hvor, og hvem du kan udfordre
command-ladder-join = deltag
command-ladder-join-about = Få en plads nederst på stigen
command-ladder-leave = forlad
command-ladder-leave-about = Opgiv din plads på stigen
command-ladder-challenge = udfordr
command-ladder-challenge-about = Spil om pladsen hos en, der står over dig
option-ladder-show-rules = regler
option-ladder-show-rules-about = Stigens regler (de sædvanlige her, hvis du ikke vælger)
option-ladder-join-rules = regler
option-ladder-join-rules-about = Stigens regler (de sædvanlige her, hvis du ikke vælger)
option-ladder-leave-rules = regler
option-ladder-leave-rules-about = Stigens regler (de sædvanlige her, hvis du ikke vælger)
option-ladder-challenge-rules = regler
option-ladder-challenge-rules-about = Stigens regler (de sædvanlige her, hvis du ikke vælger)
option-ladder-challenge-opponent = modstander
option-ladder-challenge-opponent-about = En, der står over dig (den øverste ledige, hvis du ikke vælger)

ladder-title = **Stigen på denne server** · { $rules }
ladder-none = Der er ingen på den.
ladder-line = **{ $place }** · { $player }
ladder-plays = spiller mod { $players }
ladder-is-leaving = på vej ud
ladder-why-not = { $why ->
    [too-far] for langt over dig
    [opponent-away] på ferie
    [opponent-busy] udfordret af nok andre
    [playing] I spiller allerede
   *[met-lately] { $count ->
        [one] I kan mødes igen om en dag
       *[other] I kan mødes igen om { $count } dage
    }
}
ladder-own = Du er på plads { $place }.
ladder-own-none = Du er ikke med. `/{ command-ladder } { command-ladder-join }` giver dig en plads nederst.
ladder-free = `/{ command-ladder } { command-ladder-challenge }` giver dig et parti mod { $player }.
ladder-alt = Stigen: { $rows }.
ladder-how = -# Du kan udfordre spillere op til { $reach } pladser over dig, og partiet begynder straks: 6 dage og 10 timer mere for hvert træk. Vinder du, får du pladsen. Taber man på tid, koster det 5 pladser mere, og to gange i træk koster det pladsen. Pile viser de sidste 30 dage.
ladder-begins = Stigen: { $challenger } (plads { $from }) udfordrer { $challenged } (plads { $to }).
ladder-result = Stigen: { $moves }.
ladder-move = { $player } { $from } → { $to }
ladder-stays = Stigen: Ingen skifter plads.
ladder-out = { $player } er ude af stigen.
ladder-joined = Du er nu på stigen for **{ $rules }**, på plads { $place }. `/{ command-ladder } { command-ladder-challenge }` giver dig et parti mod en, der står over dig. Andre kan udfordre dig, og sådan et parti begynder straks.
ladder-left = Du har forladt stigen for **{ $rules }**.
ladder-leaves = Du er ude af stigen for **{ $rules }**, så snart dine partier dér er slut; de tæller stadig for modstanderne. Fortryder du, beholder du din plads med `/{ command-ladder } { command-ladder-join }`.
ladder-challenged = Stigen: { $challenger } har udfordret { $opponent } til et parti **{ $rules }**: parti { $game }.
refuse-ladder = { $why ->
    [only-managers] Her er ingen stige for **{ $rules }** endnu, og kun de, der administrerer serveren, kan oprette en.
    [not-made] Her er ingen stige for **{ $rules }** endnu. `/{ command-ladder } { command-ladder-join }` opretter en.
    [already-in] Du er allerede på stigen for **{ $rules }**, på plads { $count }.
    [not-in] Du er ikke på stigen for **{ $rules }**. `/{ command-ladder } { command-ladder-join }` giver dig en plads.
    [opponent-gone] { $opponent } har forladt serveren og er ude af stigen.
    [opponent-not-in] { $opponent } er ikke på stigen for **{ $rules }**.
    [leaving] Du er på vej ud af stigen. `/{ command-ladder } { command-ladder-join }` beholder din plads.
    [opponent-leaving] { $opponent } er på vej ud af stigen.
    [not-above] Du kan kun udfordre dem, der står over dig. `/{ command-ladder } { command-ladder-show }` viser dem.
    [too-far] { $opponent } står for langt over dig: Du kan udfordre spillere op til { $count } pladser over dig.
    [away] Du er på ferie. `/{ command-vacation } { command-vacation-end }` slutter den.
    [opponent-away] { $opponent } er på ferie.
    [busy] Du har allerede udfordret { $count } spillere. Når et af de partier er slut, kan du udfordre igen.
    [opponent-busy] { $opponent } spiller allerede { $count } partier, som andre har bedt om. Prøv igen, når et af dem er slut.
    [playing] Du spiller allerede mod { $opponent } på stigen.
    [met-lately] { $count ->
        [one] Du har lige spillet mod { $opponent }. I kan mødes igen om en dag.
       *[other] Du har lige spillet mod { $opponent }. I kan mødes igen om { $count } dage.
    }
   *[nobody-free] Ingen over dig kan udfordres lige nu. `/{ command-ladder } { command-ladder-show }` viser hvorfor.
}
server-choice-ladders = { $rule ->
    [everyone] alle kan oprette en
   *[managers] kun de, der administrerer serveren, kan oprette en
}
