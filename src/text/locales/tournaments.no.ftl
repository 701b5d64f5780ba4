# Turneringer, på norsk.

command-tournament = turnering
command-tournament-about = Opprett, bli med i og følg turneringer
command-tournament-create = opprett
command-tournament-create-about = Lys ut en turnering som alle kan bli med i
option-tournament-create-name = navn
option-tournament-create-name-about = Hva den heter, med høyst 60 tegn
option-tournament-create-rules = regler
option-tournament-create-rules-about = Reglene det spilles etter
option-tournament-create-players = spillere
option-tournament-create-players-about = Hvor mange som kan bli med, fra 3 til 64 (ellers 32)
option-tournament-create-start = start
option-tournament-create-start-about = Når den starter: når full, et antall dager eller en dato som 2027-01-03 18:00 (UTC)
option-tournament-create-time = tid
option-tournament-create-time-about = Tiden i hvert parti (ellers 6 dager + 10 timer)
option-tournament-create-games = partier
option-tournament-create-games-about = Hvor mange partier hvert par spiller (ellers to)
option-tournament-create-at-once = samtidig
option-tournament-create-at-once-about = Hvor mange partier en spiller har samtidig, fra 2 til 12 (ellers 6)
option-tournament-create-rated = ratet
option-tournament-create-rated-about = Om partiene påvirker ratingen
command-tournament-join = bli-med
command-tournament-join-about = Bli med i en turnering
option-tournament-join-name = navn
option-tournament-join-name-about = Turneringen (hvis det er flere her)
command-tournament-leave = forlat
command-tournament-leave-about = Forlat en turnering
option-tournament-leave-name = navn
option-tournament-leave-name-about = Turneringen (hvis det er flere her)
command-tournament-show = vis
command-tournament-show-about = Vis en turnering med tabellene
option-tournament-show-name = navn
option-tournament-show-name-about = Turneringen (hvis det er flere her)
command-admin-tournament = turnering
command-admin-tournament-about = Avlys eller flytt en turnering, fjern en spiller, eller gi mer tid
option-admin-tournament-act = handling
option-admin-tournament-act-about = Hva som skal skje
option-admin-tournament-name = navn
option-admin-tournament-name-about = Turneringen (hvis det er flere her)
option-admin-tournament-player = spiller
option-admin-tournament-player-about = Spilleren som skal fjernes
option-admin-tournament-days = dager
option-admin-tournament-days-about = Hvor mange dager mer alle får, fra 1 til 30
option-admin-tournament-channel = kanal
option-admin-tournament-channel-about = Hvor den fortsetter
chosen-act-cancel = avlys den
chosen-act-remove = fjern en spiller
chosen-act-time = gi mer tid
chosen-act-move = flytt den til en annen kanal
option-tournament-create-every = hver
option-tournament-create-every-about = Hvor ofte den holdes igjen (én gang hvis tom)
chosen-every-month = måned
chosen-every-three-months = tredje måned
chosen-games-one = ett
chosen-games-two = to, med byttede sider

tournament-title = 🏆 **{ $name }** · { $rules }
tournament-play = I hver gruppe spiller alle mot alle { $games ->
    [1] én gang
   *[2] to ganger, med byttede sider
}, høyst { $at-once } partier om gangen. Betenkningstid: { $time }.
tournament-rated = { $rated ->
    [yes] Partiene er ratet.
   *[no] Partiene er vennskapspartier.
}
tournament-points = En seier gir ett poeng, remis et halvt. Med flere enn 7 spillere er det flere grupper, og de beste i hver går videre.
tournament-absence = Den som ikke trekker innen 3 dager, taper to partier på tid eller forlater turneringen, er ute. Det er ingen pauser, men ferie er greit.
tournament-start = Den starter { $time }.
tournament-start-full = Den starter så snart { $count } spillere er med, eller { $time }.
tournament-begun = Den har startet.
tournament-over-since = Den er slutt.
tournament-called-off = Den er avlyst.
tournament-players = Spillere ({ $count } av { $most }): { $players }
tournament-players-none = Ingen er med ennå; det er plass til { $most } spillere.
tournament-join = Bli med
tournament-leave = Forlat
tournament-show = Vis tabellen
tournament-joined = Du er med i **{ $name }**. Partiene dine begynner av seg selv når den starter.
tournament-left = Du er ikke lenger med i **{ $name }**.
tournament-withdrawn = Du er ute av **{ $name }**. Partier som er i gang, fortsetter, men de teller ikke lenger i turneringen.
tournament-put-off = **{ $name }** trenger minst 3 spillere og er derfor utsatt: Den starter { $time }.
tournament-cancelled = **{ $name }** er avlyst: Den trenger minst 3 spillere.
tournament-group = { $stage ->
    [only] 🏆 **{ $name }** begynner!
    [final] 🏆 **{ $name }**: Finalen begynner!
   *[group] 🏆 **{ $name }**: Runde { $round }, gruppe { $group } begynner!
} Spillerne: { $players }.
tournament-thread = { $stage ->
    [only] { $name }
    [final] { $name }: finale
   *[group] { $name }: runde { $round }, gruppe { $group }
}
tournament-heading = { $stage ->
    [only] Tabell
    [final] Finale
   *[group] Runde { $round }, gruppe { $group }
}
tournament-out = { $why ->
    [no-show] { $player } har ikke trukket siden starten og er ute av turneringen.
    [removed] En admin har tatt { $player } ut av turneringen.
    [left] { $player } har forlatt serveren og er ute av turneringen.
    [time] { $player } har tapt to partier på tid og er ute av turneringen.
    [erased] { $player } har forlatt Raichi og er ute av turneringen.
   *[withdrew] { $player } har forlatt turneringen.
}
tournament-out-games = { $exit ->
    [annulled] Ingen av de partiene teller.
   *[forfeited] Partiene som ikke var slutt, teller som vunnet av de andre.
}
tournament-round-over = Runde { $round } av **{ $name }** er slutt. Disse går videre: { $players }.
tournament-ended = { $count ->
    [one] 🏆 **{ $name }** er slutt. Vinneren er { $players }!
   *[other] 🏆 **{ $name }** er slutt. Vinnerne er { $players }!
}
tournament-ended-nobody = **{ $name }** er slutt: Det er ingen igjen som kan vinne.
tournament-alt = { $heading } med poengene til hver spiller: { $rows }.
table-player = Spiller { $number }
table-head = { $column ->
    [place] Plass
    [player] Spiller
    [points] Poeng
    [tie] Kvalitetspoeng
    [change] På 30 dager
   *[plays] Utfordrer
}
tournament-every = { $every ->
    [month] Den neste kommer en måned senere.
   *[three-months] Den neste kommer tre måneder senere.
}
tournament-soon = **{ $name }** begynner { $time }. Med så langt: { $count } av { $most }. Alle kan fortsatt bli med!
tournament-called-off-by-admin = En administrator har avlyst **{ $name }**. Partier som er i gang, fortsetter som deres egne.
tournament-moved = En administrator har flyttet **{ $name }** hit. Alle partiene fortsetter i denne kanalen.
tournament-more-time = { $stage ->
    [sign-up] **{ $name }** begynner senere: { $time }.
   *[running] En administrator har gitt alle i **{ $name }** mer tid til partiene sine.
}
tournament-again = En gang til
tournament-changed = { $act ->
    [cancel] **{ $name }** er avlyst.
    [remove] Spilleren er ute av **{ $name }**.
    [time] Alle i **{ $name }** har mer tid.
   *[move] **{ $name }** er flyttet.
}
admin-log-tournament = { $time } · { $admin } { $act ->
    [cancel] avlyste turneringen { $name }
    [remove] fjernet { $object } fra turneringen { $name }
    [time] ga turneringen { $name } mer tid (dager: { $days })
   *[move] flyttet turneringen { $name } til { $object }
}
server-choice-tournaments = { $rule ->
    [everyone] alle kan opprette en
   *[managers] bare de som administrerer serveren, kan opprette en
}
tournament-when-full = når full
refuse-tournament = { $why ->
    [name] En turnering må ha et navn med høyst 60 tegn.
    [name-taken] Det er allerede en turnering med det navnet her. Velg et annet.
    [start] Starten må være i framtiden, innen et år.
    [number] En turnering har 3 til 64 spillere, og hver spiller 2 til 12 partier om gangen. Hvis den skal starte når den er full, skriv hvor mange spillere det er.
    [no-clock] En turnering må ha betenkningstid. Prøv `6 dager + 10 timer`.
    [too-many] Det er allerede tre turneringer her. Vent til en av dem er slutt.
    [second] Den andre turneringen din er ikke slutt ennå.
    [unknown] Det er ingen slik turnering her. `/{ command-tournament } { command-tournament-create }` oppretter en.
    [which] Hvilken? { $tournaments }
    [begun] Turneringen har startet, så ingen kan bli med lenger.
    [full] Turneringen er full.
    [not-in] Du er ikke med i den turneringen.
    [managers] Bare de som administrerer serveren, kan opprette turneringer her.
    [not-over] Denne turneringen er ikke over ennå.
    [over] Denne turneringen er over.
    [same-channel] Turneringen er allerede i denne kanalen.
    [option] Si hva som skal skje, og dertil spilleren, antall dager (1 til 30) eller kanalen.
    [no-pause] Partier i en turnering kan ikke settes på pause. `/{ command-vacation } { command-vacation-start }` stopper klokkene dine.
   *[no-abort] Partier i en turnering kan ikke avbrytes. Du kan gi opp, eller forlate turneringen.
}
