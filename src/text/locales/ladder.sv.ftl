# Stegar, på svenska.

command-ladder = stege
command-ladder-about = Klättra på stegen på den här servern
command-ladder-show = visa
command-ladder-show-about = Se vilka som står var och vilka du kan utmana
command-ladder-join = gå-med
command-ladder-join-about = Få en plats längst ner på stegen
command-ladder-leave = lämna
command-ladder-leave-about = Ge upp din plats på stegen
command-ladder-challenge = utmana
command-ladder-challenge-about = Spela om platsen mot någon ovanför dig
option-ladder-show-rules = regler
option-ladder-show-rules-about = Stegens regler (de vanliga här om du inte väljer)
option-ladder-join-rules = regler
option-ladder-join-rules-about = Stegens regler (de vanliga här om du inte väljer)
option-ladder-leave-rules = regler
option-ladder-leave-rules-about = Stegens regler (de vanliga här om du inte väljer)
option-ladder-challenge-rules = regler
option-ladder-challenge-rules-about = Stegens regler (de vanliga här om du inte väljer)
option-ladder-challenge-opponent = motståndare
option-ladder-challenge-opponent-about = Någon ovanför dig (den översta lediga om du inte väljer)

ladder-title = **Stegen på den här servern** · { $rules }
ladder-none = Ingen är med.
ladder-line = **{ $place }** · { $player }
ladder-plays = spelar mot { $players }
ladder-is-leaving = på väg ut
ladder-why-not = { $why ->
    [too-far] för långt ovanför dig
    [opponent-away] på semester
    [opponent-busy] redan utmanad av tillräckligt många
    [playing] ni spelar redan
   *[met-lately] { $count ->
        [one] ni kan mötas igen om en dag
       *[other] ni kan mötas igen om { $count } dagar
    }
}
ladder-own = Du ligger på plats { $place }.
ladder-own-none = Du är inte med. `/{ command-ladder } { command-ladder-join }` ger dig en plats längst ner.
ladder-free = `/{ command-ladder } { command-ladder-challenge }` ger dig ett parti mot { $player }.
ladder-alt = Stegen: { $rows }.
ladder-how = -# Du kan utmana spelare upp till { $reach } platser ovanför dig, och partiet börjar genast: 6 dagar, plus 10 timmar för varje drag. Vinner du får du platsen. Att förlora på tid kostar 5 platser till, och två gånger i rad kostar det platsen. Pilar visar de senaste 30 dagarna.
ladder-begins = Stegen: { $challenger } (plats { $from }) utmanar { $challenged } (plats { $to }).
ladder-result = Stegen: { $moves }.
ladder-move = { $player } { $from } → { $to }
ladder-stays = Stegen: ingen byter plats.
ladder-out = { $player } är inte längre med på stegen.
ladder-joined = Du är nu med på stegen för **{ $rules }**, på plats { $place }. `/{ command-ladder } { command-ladder-challenge }` ger dig ett parti mot någon ovanför dig. Andra kan utmana dig, och ett sådant parti börjar genast.
ladder-left = Du har lämnat stegen för **{ $rules }**.
ladder-leaves = Du är ute ur stegen för **{ $rules }** så snart dina partier där är slut; de räknas fortfarande för motståndarna. Ångrar du dig behåller du platsen med `/{ command-ladder } { command-ladder-join }`.
ladder-challenged = Stegen: { $challenger } har utmanat { $opponent } på ett parti **{ $rules }**: parti { $game }.
refuse-ladder = { $why ->
    [only-managers] Det finns ingen stege för **{ $rules }** här än, och bara de som hanterar servern kan skapa en.
    [not-made] Det finns ingen stege för **{ $rules }** här än. `/{ command-ladder } { command-ladder-join }` skapar en.
    [already-in] Du är redan med på stegen för **{ $rules }**, på plats { $count }.
    [not-in] Du är inte med på stegen för **{ $rules }**. `/{ command-ladder } { command-ladder-join }` ger dig en plats.
    [opponent-gone] { $opponent } har lämnat servern och är inte längre med på stegen.
    [opponent-not-in] { $opponent } är inte med på stegen för **{ $rules }**.
    [leaving] Du är på väg att lämna stegen. `/{ command-ladder } { command-ladder-join }` behåller din plats.
    [opponent-leaving] { $opponent } är på väg att lämna stegen.
    [not-above] Du kan bara utmana dem som står ovanför dig. `/{ command-ladder } { command-ladder-show }` visar dem.
    [too-far] { $opponent } står för långt ovanför dig: du kan utmana spelare upp till { $count } platser ovanför dig.
    [away] Du har semester. `/{ command-vacation } { command-vacation-end }` avslutar den.
    [opponent-away] { $opponent } har semester.
    [busy] Du har redan utmanat { $count } spelare. När ett av de partierna är slut kan du utmana igen.
    [opponent-busy] { $opponent } spelar redan { $count } partier som andra har bett om. Försök igen när ett av dem är slut.
    [playing] Du spelar redan mot { $opponent } på stegen.
    [met-lately] { $count ->
        [one] Du har just spelat mot { $opponent }. Ni kan mötas igen om en dag.
       *[other] Du har just spelat mot { $opponent }. Ni kan mötas igen om { $count } dagar.
    }
   *[nobody-free] Ingen ovanför dig kan utmanas just nu. `/{ command-ladder } { command-ladder-show }` visar varför.
}
server-choice-ladders = { $rule ->
    [everyone] alla kan skapa en
   *[managers] bara de som hanterar servern kan skapa en
}
