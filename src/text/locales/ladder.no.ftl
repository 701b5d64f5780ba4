# Stiger, på norsk.

command-ladder = stige
command-ladder-about = Klatre på stigen på denne serveren
command-ladder-show = vis
command-ladder-show-about = Se hvem som står hvor, og hvem du kan utfordre
command-ladder-join = bli-med
command-ladder-join-about = Få en plass nederst på stigen
command-ladder-leave = forlat
command-ladder-leave-about = Gi opp plassen din på stigen
command-ladder-challenge = utfordre
command-ladder-challenge-about = Spill om plassen til en som står over deg
option-ladder-show-rules = regler
option-ladder-show-rules-about = Reglene for stigen (de vanlige her hvis du ikke velger)
option-ladder-join-rules = regler
option-ladder-join-rules-about = Reglene for stigen (de vanlige her hvis du ikke velger)
option-ladder-leave-rules = regler
option-ladder-leave-rules-about = Reglene for stigen (de vanlige her hvis du ikke velger)
option-ladder-challenge-rules = regler
option-ladder-challenge-rules-about = Reglene for stigen (de vanlige her hvis du ikke velger)
option-ladder-challenge-opponent = motstander
option-ladder-challenge-opponent-about = En som står over deg (den øverste ledige hvis du ikke velger)

ladder-title = **Stigen på denne serveren** · { $rules }
ladder-none = Ingen er med.
ladder-line = **{ $place }** · { $player }
ladder-plays = spiller mot { $players }
ladder-is-leaving = på vei ut
ladder-why-not = { $why ->
    [too-far] for langt over deg
    [opponent-away] på ferie
    [opponent-busy] utfordret av mange nok
    [playing] dere spiller allerede
   *[met-lately] { $count ->
        [one] dere kan møtes igjen om en dag
       *[other] dere kan møtes igjen om { $count } dager
    }
}
ladder-own = Du er på plass { $place }.
ladder-own-none = Du er ikke med. `/{ command-ladder } { command-ladder-join }` gir deg en plass nederst.
ladder-free = `/{ command-ladder } { command-ladder-challenge }` gir deg et parti mot { $player }.
ladder-alt = Stigen: { $rows }.
ladder-how = -# Du kan utfordre spillere opptil { $reach } plasser over deg, og partiet begynner straks: 6 dager, pluss 10 timer for hvert trekk. Vinner du, får du plassen. Å tape på tid koster 5 plasser mer, og to ganger på rad koster det plassen. Piler viser de siste 30 dagene.
ladder-begins = Stigen: { $challenger } (plass { $from }) utfordrer { $challenged } (plass { $to }).
ladder-result = Stigen: { $moves }.
ladder-move = { $player } { $from } → { $to }
ladder-stays = Stigen: Ingen bytter plass.
ladder-out = { $player } er ute av stigen.
ladder-joined = Du er nå på stigen for **{ $rules }**, på plass { $place }. `/{ command-ladder } { command-ladder-challenge }` gir deg et parti mot en som står over deg. Andre kan utfordre deg, og et slikt parti begynner straks.
ladder-left = Du har forlatt stigen for **{ $rules }**.
ladder-leaves = Du er ute av stigen for **{ $rules }** så snart partiene dine der er over; de teller fortsatt for motstanderne. Ombestemmer du deg, beholder du plassen med `/{ command-ladder } { command-ladder-join }`.
ladder-challenged = Stigen: { $challenger } har utfordret { $opponent } til et parti **{ $rules }**: parti { $game }.
refuse-ladder = { $why ->
    [only-managers] Her er det ingen stige for **{ $rules }** ennå, og bare de som administrerer serveren, kan opprette en.
    [not-made] Her er det ingen stige for **{ $rules }** ennå. `/{ command-ladder } { command-ladder-join }` oppretter en.
    [already-in] Du er allerede på stigen for **{ $rules }**, på plass { $count }.
    [not-in] Du er ikke på stigen for **{ $rules }**. `/{ command-ladder } { command-ladder-join }` gir deg en plass.
    [opponent-gone] { $opponent } har forlatt serveren og er ute av stigen.
    [opponent-not-in] { $opponent } er ikke på stigen for **{ $rules }**.
    [leaving] Du er på vei ut av stigen. `/{ command-ladder } { command-ladder-join }` beholder plassen din.
    [opponent-leaving] { $opponent } er på vei ut av stigen.
    [not-above] Du kan bare utfordre dem som står over deg. `/{ command-ladder } { command-ladder-show }` viser dem.
    [too-far] { $opponent } står for langt over deg: Du kan utfordre spillere opptil { $count } plasser over deg.
    [away] Du er på ferie. `/{ command-vacation } { command-vacation-end }` avslutter den.
    [opponent-away] { $opponent } er på ferie.
    [busy] Du har allerede utfordret { $count } spillere. Når et av de partiene er over, kan du utfordre igjen.
    [opponent-busy] { $opponent } spiller allerede { $count } partier som andre har bedt om. Prøv igjen når et av dem er over.
    [playing] Du spiller allerede mot { $opponent } på stigen.
    [met-lately] { $count ->
        [one] Du har nettopp spilt mot { $opponent }. Dere kan møtes igjen om en dag.
       *[other] Du har nettopp spilt mot { $opponent }. Dere kan møtes igjen om { $count } dager.
    }
   *[nobody-free] Ingen over deg kan utfordres nå. `/{ command-ladder } { command-ladder-show }` viser hvorfor.
}
server-choice-ladders = { $rule ->
    [everyone] alle kan opprette en
   *[managers] bare de som administrerer serveren, kan opprette en
}
