# Turneringar, på svenska.

command-tournament = turnering
command-tournament-about = Skapa, gå med i och följ turneringar
command-tournament-create = skapa
command-tournament-create-about = Utlys en turnering som alla kan gå med i
option-tournament-create-name = namn
option-tournament-create-name-about = Vad den heter, med högst 60 tecken
option-tournament-create-rules = regler
option-tournament-create-rules-about = Reglerna som gäller
option-tournament-create-players = spelare
option-tournament-create-players-about = Hur många som kan gå med, från 3 till 64 (annars 32)
option-tournament-create-start = start
option-tournament-create-start-about = När den börjar: när full, ett antal dagar eller ett datum som 2027-01-03 18:00 (UTC)
option-tournament-create-time = tid
option-tournament-create-time-about = Tiden i varje parti (annars 6 dagar + 10 timmar)
option-tournament-create-games = partier
option-tournament-create-games-about = Hur många partier varje par spelar (annars två)
option-tournament-create-at-once = samtidigt
option-tournament-create-at-once-about = Hur många partier en spelare har samtidigt, från 2 till 12 (annars 6)
option-tournament-create-rated = rankat
option-tournament-create-rated-about = Om partierna påverkar ratingen
command-tournament-join = gå-med
command-tournament-join-about = Gå med i en turnering
option-tournament-join-name = namn
option-tournament-join-name-about = Turneringen (om det finns flera här)
command-tournament-leave = lämna
command-tournament-leave-about = Lämna en turnering
option-tournament-leave-name = namn
option-tournament-leave-name-about = Turneringen (om det finns flera här)
command-tournament-show = visa
command-tournament-show-about = Visa en turnering med dess tabeller
option-tournament-show-name = namn
option-tournament-show-name-about = Turneringen (om det finns flera här)
command-admin-tournament = turnering
command-admin-tournament-about = Ställ in eller flytta en turnering, ta bort en spelare eller ge mer tid
option-admin-tournament-act = åtgärd
option-admin-tournament-act-about = Vad som ska hända
option-admin-tournament-name = namn
option-admin-tournament-name-about = Turneringen (om det finns flera här)
option-admin-tournament-player = spelare
option-admin-tournament-player-about = Spelaren som tas bort
option-admin-tournament-days = dagar
option-admin-tournament-days-about = Hur många dagar mer alla får, från 1 till 30
option-admin-tournament-channel = kanal
option-admin-tournament-channel-about = Var den fortsätter
chosen-act-cancel = ställ in den
chosen-act-remove = ta bort en spelare
chosen-act-time = ge mer tid
chosen-act-move = flytta den till en annan kanal
option-tournament-create-every = varje
option-tournament-create-every-about = Hur ofta den hålls igen (en gång om tomt)
chosen-every-month = månad
chosen-every-three-months = tredje månad
chosen-games-one = ett
chosen-games-two = två, med bytta sidor

tournament-title = 🏆 **{ $name }** · { $rules }
tournament-play = I varje grupp möter alla alla { $games ->
    [1] en gång
   *[2] två gånger, med bytta sidor
}, högst { $at-once } partier åt gången. Betänketid: { $time }.
tournament-rated = { $rated ->
    [yes] Partierna är rankade.
   *[no] Partierna är vänskapspartier.
}
tournament-points = En vinst ger en poäng, remi en halv. Med fler än 7 spelare finns det flera grupper, och de bästa i varje går vidare.
tournament-absence = Den som inte drar inom 3 dagar, förlorar två partier på tid eller lämnar turneringen är ute. Det finns inga pauser, men semester går bra.
tournament-start = Den börjar { $time }.
tournament-start-full = Den börjar så snart { $count } spelare är med, eller { $time }.
tournament-begun = Den har börjat.
tournament-over-since = Den är slut.
tournament-called-off = Den är inställd.
tournament-players = Spelare ({ $count } av { $most }): { $players }
tournament-players-none = Ingen är med ännu; det finns plats för { $most } spelare.
tournament-join = Gå med
tournament-leave = Lämna
tournament-show = Visa tabellen
tournament-joined = Du är med i **{ $name }**. Dina partier börjar av sig själva när den startar.
tournament-left = Du är inte längre med i **{ $name }**.
tournament-withdrawn = Du är ute ur **{ $name }**. Partier som pågår fortsätter, men de räknas inte längre i turneringen.
tournament-put-off = **{ $name }** behöver minst 3 spelare och är därför uppskjuten: den börjar { $time }.
tournament-cancelled = **{ $name }** är inställd: den behöver minst 3 spelare.
tournament-group = { $stage ->
    [only] 🏆 **{ $name }** börjar!
    [final] 🏆 **{ $name }**: finalen börjar!
   *[group] 🏆 **{ $name }**: omgång { $round }, grupp { $group } börjar!
} Spelarna: { $players }.
tournament-thread = { $stage ->
    [only] { $name }
    [final] { $name }: final
   *[group] { $name }: omgång { $round }, grupp { $group }
}
tournament-heading = { $stage ->
    [only] Tabell
    [final] Final
   *[group] Omgång { $round }, grupp { $group }
}
tournament-out = { $why ->
    [no-show] { $player } har inte dragit sedan starten och är ute ur turneringen.
    [removed] En admin har tagit bort { $player } ur turneringen.
    [left] { $player } har lämnat servern och är ute ur turneringen.
    [time] { $player } har förlorat två partier på tid och är ute ur turneringen.
    [erased] { $player } har lämnat Raichi och är ute ur turneringen.
   *[withdrew] { $player } har lämnat turneringen.
}
tournament-out-games = { $exit ->
    [annulled] Inget av de partierna räknas.
   *[forfeited] De partier som inte var slut räknas som vunna av de andra.
}
tournament-round-over = Omgång { $round } av **{ $name }** är slut. Dessa går vidare: { $players }.
tournament-ended = { $count ->
    [one] 🏆 **{ $name }** är slut. Vinnaren är { $players }!
   *[other] 🏆 **{ $name }** är slut. Vinnarna är { $players }!
}
tournament-ended-nobody = **{ $name }** är slut: ingen är kvar som kan vinna.
tournament-alt = { $heading } med varje spelares poäng: { $rows }.
table-player = Spelare { $number }
table-head = { $column ->
    [place] Plats
    [player] Spelare
    [points] Poäng
    [tie] Särskiljning
    [change] På 30 dagar
   *[plays] Utmanar
}
tournament-every = { $every ->
    [month] Nästa hålls en månad senare.
   *[three-months] Nästa hålls tre månader senare.
}
tournament-soon = **{ $name }** börjar { $time }. Med hittills: { $count } av { $most }. Alla kan fortfarande gå med!
tournament-called-off-by-admin = En administratör har ställt in **{ $name }**. Partier som pågår fortsätter som era egna.
tournament-moved = En administratör har flyttat **{ $name }** hit. Alla partier fortsätter i den här kanalen.
tournament-more-time = { $stage ->
    [sign-up] **{ $name }** börjar senare: { $time }.
   *[running] En administratör har gett alla i **{ $name }** mer tid till sina partier.
}
tournament-again = En gång till
tournament-changed = { $act ->
    [cancel] **{ $name }** är inställd.
    [remove] Spelaren är ute ur **{ $name }**.
    [time] Alla i **{ $name }** har mer tid.
   *[move] **{ $name }** har flyttats.
}
admin-log-tournament = { $time } · { $admin } { $act ->
    [cancel] ställde in turneringen { $name }
    [remove] tog bort { $object } från turneringen { $name }
    [time] gav turneringen { $name } mer tid (dagar: { $days })
   *[move] flyttade turneringen { $name } till { $object }
}
server-choice-tournaments = { $rule ->
    [everyone] alla kan skapa en
   *[managers] bara de som hanterar servern kan skapa en
}
tournament-when-full = när full
refuse-tournament = { $why ->
    [name] En turnering behöver ett namn med högst 60 tecken.
    [name-taken] Det finns redan en turnering med det namnet här. Välj ett annat.
    [start] Starten måste ligga i framtiden, inom ett år.
    [number] En turnering har 3 till 64 spelare, och varje spelare 2 till 12 partier åt gången. Om den ska börja när den är full, ange hur många spelare det är.
    [no-clock] En turnering behöver en betänketid. Prova `6 dagar + 10 timmar`.
    [too-many] Det finns redan tre turneringar här. Vänta tills en är slut.
    [second] Din andra turnering är inte slut ännu.
    [unknown] Det finns ingen sådan turnering här. `/{ command-tournament } { command-tournament-create }` skapar en.
    [which] Vilken? { $tournaments }
    [begun] Turneringen har börjat, så ingen kan gå med längre.
    [full] Turneringen är full.
    [not-in] Du är inte med i den turneringen.
    [managers] Bara de som hanterar servern kan skapa turneringar här.
    [not-over] Den här turneringen är inte över än.
    [over] Den här turneringen är över.
    [same-channel] Turneringen är redan i den här kanalen.
    [option] Säg vad som ska hända, och därtill spelaren, antalet dagar (1 till 30) eller kanalen.
    [no-pause] Partier i en turnering kan inte pausas. `/{ command-vacation } { command-vacation-start }` stoppar dina klockor.
   *[no-abort] Partier i en turnering kan inte avbrytas. Du kan ge upp, eller lämna turneringen.
}
