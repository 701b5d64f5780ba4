# Turneringer, på dansk.

command-tournament = turnering
command-tournament-about = Opret, deltag i og følg turneringer
command-tournament-create = opret
command-tournament-create-about = Slå en turnering op, som alle kan deltage i
option-tournament-create-name = navn
option-tournament-create-name-about = Hvad den hedder, med højst 60 tegn
option-tournament-create-rules = regler
option-tournament-create-rules-about = Reglerne, der spilles efter
option-tournament-create-players = spillere
option-tournament-create-players-about = Hvor mange der kan deltage, fra 3 til 64 (ellers 32)
option-tournament-create-start = start
option-tournament-create-start-about = Hvornår den starter: når fuld, et antal dage eller en dato som 2027-01-03 18:00 (UTC)
option-tournament-create-time = tid
option-tournament-create-time-about = Tiden i hvert parti (ellers 6 dage + 10 timer)
option-tournament-create-games = partier
option-tournament-create-games-about = Hvor mange partier hvert par spiller (ellers to)
option-tournament-create-at-once = samtidig
option-tournament-create-at-once-about = Hvor mange partier en spiller har samtidig, fra 2 til 12 (ellers 6)
option-tournament-create-rated = rating
option-tournament-create-rated-about = Om partierne tæller for ratingen
command-tournament-join = deltag
command-tournament-join-about = Deltag i en turnering
option-tournament-join-name = navn
option-tournament-join-name-about = Turneringen (hvis der er flere her)
command-tournament-leave = forlad
command-tournament-leave-about = Forlad en turnering
option-tournament-leave-name = navn
option-tournament-leave-name-about = Turneringen (hvis der er flere her)
command-tournament-show = vis
command-tournament-show-about = Vis en turnering med dens tabeller
option-tournament-show-name = navn
option-tournament-show-name-about = Turneringen (hvis der er flere her)
command-admin-tournament = turnering
command-admin-tournament-about = Aflys eller flyt en turnering, fjern en spiller, eller giv mere tid
option-admin-tournament-act = handling
option-admin-tournament-act-about = Hvad der skal ske
option-admin-tournament-name = navn
option-admin-tournament-name-about = Turneringen (hvis der er flere her)
option-admin-tournament-player = spiller
option-admin-tournament-player-about = Spilleren, der skal fjernes
option-admin-tournament-days = dage
option-admin-tournament-days-about = Hvor mange dage mere alle får, fra 1 til 30
option-admin-tournament-channel = kanal
option-admin-tournament-channel-about = Hvor den fortsætter
chosen-act-cancel = aflys den
chosen-act-remove = fjern en spiller
chosen-act-time = giv mere tid
chosen-act-move = flyt den til en anden kanal
option-tournament-create-every = hver
option-tournament-create-every-about = Hvor tit den holdes igen (én gang, hvis tom)
chosen-every-month = måned
chosen-every-three-months = tredje måned
chosen-games-one = et
chosen-games-two = to, med byttede sider

tournament-title = 🏆 **{ $name }** · { $rules }
tournament-play = I hver gruppe spiller alle mod alle { $games ->
    [1] én gang
   *[2] to gange, med byttede sider
}, højst { $at-once } partier ad gangen. Betænkningstid: { $time }.
tournament-rated = { $rated ->
    [yes] Partierne er med rating.
   *[no] Partierne er uden rating.
}
tournament-points = En sejr giver et point, remis et halvt. Med flere end 7 spillere er der flere grupper, og de bedste fra hver går videre.
tournament-absence = Den, der ikke trækker inden for 3 dage, taber to partier på tid eller forlader turneringen, er ude. Der er ingen pauser, men ferie er i orden.
tournament-start = Den starter { $time }.
tournament-start-full = Den starter, så snart { $count } spillere er med, eller { $time }.
tournament-begun = Den er startet.
tournament-over-since = Den er slut.
tournament-called-off = Den er aflyst.
tournament-players = Spillere ({ $count } af { $most }): { $players }
tournament-players-none = Ingen er med endnu; der er plads til { $most } spillere.
tournament-join = Deltag
tournament-leave = Forlad
tournament-show = Vis tabel
tournament-joined = Du er med i **{ $name }**. Dine partier begynder af sig selv, når den starter.
tournament-left = Du er ikke længere med i **{ $name }**.
tournament-withdrawn = Du er ude af **{ $name }**. Partier, der er i gang, fortsætter, men de tæller ikke længere i turneringen.
tournament-put-off = **{ $name }** kræver mindst 3 spillere og er derfor udsat: Den starter { $time }.
tournament-cancelled = **{ $name }** er aflyst: Den kræver mindst 3 spillere.
tournament-group = { $stage ->
    [only] 🏆 **{ $name }** begynder!
    [final] 🏆 **{ $name }**: Finalen begynder!
   *[group] 🏆 **{ $name }**: Runde { $round }, gruppe { $group } begynder!
} Spillerne: { $players }.
tournament-thread = { $stage ->
    [only] { $name }
    [final] { $name }: finale
   *[group] { $name }: runde { $round }, gruppe { $group }
}
tournament-heading = { $stage ->
    [only] Tabel
    [final] Finale
   *[group] Runde { $round }, gruppe { $group }
}
tournament-out = { $why ->
    [no-show] { $player } har ikke trukket siden starten og er ude af turneringen.
    [removed] En admin har taget { $player } ud af turneringen.
    [left] { $player } har forladt serveren og er ude af turneringen.
    [time] { $player } har tabt to partier på tid og er ude af turneringen.
    [erased] { $player } har forladt Raichi og er ude af turneringen.
   *[withdrew] { $player } har forladt turneringen.
}
tournament-out-games = { $exit ->
    [annulled] Ingen af partierne mod dem tæller.
   *[forfeited] De partier, der ikke var slut, tæller som vundet af de andre.
}
tournament-round-over = Runde { $round } af **{ $name }** er slut. Disse går videre: { $players }.
tournament-ended = { $count ->
    [one] 🏆 **{ $name }** er slut. Vinderen er { $players }!
   *[other] 🏆 **{ $name }** er slut. Vinderne er { $players }!
}
tournament-ended-nobody = **{ $name }** er slut: Der er ingen tilbage til at vinde.
tournament-alt = { $heading } med hver spillers point: { $rows }.
table-player = Spiller { $number }
table-head = { $column ->
    [place] Plads
    [player] Spiller
    [points] Point
    [tie] Korrektion
    [change] På 30 dage
   *[plays] Udfordrer
}
tournament-every = { $every ->
    [month] Den næste kommer en måned senere.
   *[three-months] Den næste kommer tre måneder senere.
}
tournament-soon = **{ $name }** begynder { $time }. Med indtil nu: { $count } af { $most }. Alle kan stadig være med!
tournament-called-off-by-admin = En administrator har aflyst **{ $name }**. Partier, der er i gang, fortsætter som jeres egne.
tournament-moved = En administrator har flyttet **{ $name }** hertil. Alle partier fortsætter i denne kanal.
tournament-more-time = { $stage ->
    [sign-up] **{ $name }** begynder senere: { $time }.
   *[running] En administrator har givet alle i **{ $name }** mere tid til deres partier.
}
tournament-again = En gang til
tournament-changed = { $act ->
    [cancel] **{ $name }** er aflyst.
    [remove] Spilleren er ude af **{ $name }**.
    [time] Alle i **{ $name }** har mere tid.
   *[move] **{ $name }** er flyttet.
}
admin-log-tournament = { $time } · { $admin } { $act ->
    [cancel] aflyste turneringen { $name }
    [remove] fjernede { $object } fra turneringen { $name }
    [time] gav turneringen { $name } mere tid (dage: { $days })
   *[move] flyttede turneringen { $name } til { $object }
}
server-choice-tournaments = { $rule ->
    [everyone] alle kan oprette en
   *[managers] kun de, der administrerer serveren, kan oprette en
}
tournament-when-full = når fuld
refuse-tournament = { $why ->
    [name] En turnering skal have et navn med højst 60 tegn.
    [name-taken] Der er allerede en turnering med det navn her. Vælg et andet.
    [start] Starten skal ligge i fremtiden og inden for et år.
    [number] En turnering har 3 til 64 spillere, og hver spiller 2 til 12 partier ad gangen. Hvis den skal starte, når den er fuld, så skriv, hvor mange spillere det er.
    [no-clock] En turnering skal have betænkningstid. Prøv `6 dage + 10 timer`.
    [too-many] Der er allerede tre turneringer her. Vent, til en af dem er slut.
    [second] Din anden turnering er ikke slut endnu.
    [unknown] Der er ingen sådan turnering her. `/{ command-tournament } { command-tournament-create }` opretter en.
    [which] Hvilken? { $tournaments }
    [begun] Turneringen er startet, så ingen kan komme med længere.
    [full] Turneringen har alle sine spillere.
    [not-in] Du er ikke med i den turnering.
    [managers] Kun de, der administrerer serveren, kan oprette turneringer her.
    [not-over] Denne turnering er ikke forbi endnu.
    [over] Denne turnering er forbi.
    [same-channel] Turneringen er allerede i denne kanal.
    [option] Sig, hvad der skal ske, og dertil spilleren, antallet af dage (1 til 30) eller kanalen.
    [no-pause] Partier i en turnering kan ikke sættes på pause. `/{ command-vacation } { command-vacation-start }` stopper dine ure.
   *[no-abort] Partier i en turnering kan ikke afbrydes. Du kan give op eller forlade turneringen.
}
