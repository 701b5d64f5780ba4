# Partie przez głosowanie, w których o ruchach decydują wszyscy na kanale; po polsku.

help-votes = `/{ command-vote } { command-vote-start }` zaczyna partię, w której wszyscy tutaj głosują nad ruchami: przeciw jednej osobie, przeciw mnie albo w dwóch drużynach.
profile-teams = Przeciw kanałowi, przez głosowanie: { $score }
profile-voted = Partie przez głosowanie w drużynie: { $games }
team-everyone = „Kanał”
team-a = „Drużyna A”
team-b = „Drużyna B”
vote-next = { $team } głosuje nad następnym ruchem ({ $side }).
vote-until = Głosowanie trwa do { $time } ({ $left }).
vote-how = Każdy tutaj ma jeden głos na turę: naciśnij *Głosuj*, użyj `/{ command-move }` albo odpowiedz ruchem na tę wiadomość. Głos możesz zmieniać do końca; grany jest ruch z największą liczbą głosów.
vote-how-teams = Dwie drużyny: dołącz do jednej przyciskiem albo po prostu zagłosuj, a będziesz w drużynie, która jest na ruchu. Każdy ma jeden głos na turę: *Głosuj*, `/{ command-move }` albo odpowiedź na planszę, i może go zmieniać do końca.
vote-resign = poddać partię
vote-offer-draw = zaproponować remis
vote-accept-draw = przyjąć remis
vote-unanimous = (głosy: { $all } z { $all })
vote-result = (głosy: { $votes } z { $all }; { $others })
vote-got = { $choice }: { $votes }
vote-rest = inne: { $votes }
vote-prolonged = Nikt nie zagłosował na ruch. Głosowanie trwa jeszcze raz, do { $time } ({ $left }); jeśli nadal nikt nie zagłosuje, partia jest przegrana na czas.
vote-won = **{ $side-number ->
    [one] Wygrywa
   *[many] Wygrywają
} { $side }!** Świetna gra!
vote-drawn = **Remis.** Świetna gra!
vote-people = Głosujący: { $people } · tury: { $turns } · jednomyślnie: { $unanimous }
vote-most = Najczęściej z większością: { $players } ({ $times }×)
vote-started = { $player } zaczyna partię **{ $rules }** przez głosowanie: partia { $game }. Każdy może dołączyć.
vote-none-now = Teraz nie ma głosowania: ruch ma druga strona.
vote-not-yet = W tej turze nie ma jeszcze twojego głosu. Gdy zagłosujesz, zobaczysz, jak głosują inni.
vote-yours = Twój głos: **{ $choice }**.
vote-yours-until = Twój głos: **{ $choice }**. Możesz go zmienić do { $time } ({ $left }).
vote-so-far = Dotąd: { $counts }
vote-goes-on = Tura jeszcze się nie skończyła: wybierz następną akcję albo zostaw swój głos bez zmian. Nad resztą tury odbędzie się wtedy osobne głosowanie.
vote-turn-ends = koniec tury
vote-last = Twój głos był ostatnim potrzebnym: głosowanie zakończone.
vote-counted = twój głos się liczy. `/{ command-move }` pokaże ci, jak głosują inni.
vote-notified = Dostaniesz powiadomienie, gdy będzie nad czym głosować i gdy partia się skończy. Ten sam przycisk to wyłącza.
vote-unnotified = Nie będziesz już dostawać powiadomień o tej partii.
vote-joined = Teraz grasz z innymi: { $team } ({ $side }).
button-vote = Głosuj
button-votes = Głosy
button-notify = Powiadamiaj mnie
button-join-a = Do drużyny A
button-join-b = Do drużyny B
refuse-vote-over = To głosowanie się skończyło. Najnowsza plansza pokazuje stan partii.
refuse-other-team = Twoja drużyna to { $team }, więc nie możesz głosować za drugą.
refuse-opponent-votes = W partii { $game } grasz przeciw kanałowi, więc nie możesz głosować.
refuse-not-by-vote = To niemożliwe w partiach przez głosowanie: głosuje się tylko nad ruchami, remisem i poddaniem partii.
refuse-offer-while-they-vote = Zaproponuj remis po swoim ruchu, gdy inni głosują: wtedy mogą zagłosować za przyjęciem.
refuse-vote-time = Głosowanie trwa od 1 godziny do 7 dni, na przykład „2 dni”, a nie „{ $given }”.
refuse-votes-needed = Głosowanie może się skończyć po 1 do 100 000 głosów.
refuse-notified-full = O tej partii powiadamianych jest już tyle osób, ile mieści wiadomość ({ $most }).

## The command

command-vote = głosowanie
command-vote-about = Partie przez głosowanie: o ruchach decyduje kanał
command-vote-start = zacznij
command-vote-start-about = Zacznij partię, w której wszyscy tutaj głosują nad ruchami
option-vote-start-opponent = przeciwnik
option-vote-start-opponent-about = Kto gra przeciw kanałowi: ktoś albo ja; bez tego grają dwie drużyny
option-vote-start-rules = zasady
option-vote-start-rules-about = Według jakich zasad gracie
option-vote-start-side = strona
option-vote-start-side-about = Strona kanału; bez tego losowana
option-vote-start-time = czas
option-vote-start-time-about = Jak długo trwa głosowanie, od 1 godziny do 7 dni; bez tego 1 dzień
option-vote-start-level = poziom
option-vote-start-level-about = Jak mocno gram przeciw kanałowi; bez tego 4
option-vote-start-votes = głosy
option-vote-start-votes-about = Zakończ głosowanie wcześniej, gdy tyle osób zagłosuje
option-vote-start-thread = wątek
option-vote-start-thread-about = Gra we własnym wątku; bez tego tak
