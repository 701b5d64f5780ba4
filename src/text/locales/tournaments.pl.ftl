# Turnieje, po polsku.

command-tournament = turniej
command-tournament-about = Twórz turnieje, graj w nich i śledź je
command-tournament-create = utwórz
command-tournament-create-about = Ogłoś turniej, do którego każdy może dołączyć
option-tournament-create-name = nazwa
option-tournament-create-name-about = Jak się nazywa, najwyżej 60 znaków
option-tournament-create-rules = zasady
option-tournament-create-rules-about = Zasady gry
option-tournament-create-players = gracze
option-tournament-create-players-about = Ilu graczy może dołączyć, od 3 do 64 (inaczej 32)
option-tournament-create-start = start
option-tournament-create-start-about = Kiedy się zacznie: przy komplecie, liczba dni albo data, np. 2027-01-03 18:00 (UTC)
option-tournament-create-time = czas
option-tournament-create-time-about = Czas każdej partii (inaczej 6 dni + 10 godzin)
option-tournament-create-games = partie
option-tournament-create-games-about = Ile partii gra każda para (inaczej dwie)
option-tournament-create-at-once = naraz
option-tournament-create-at-once-about = Ile partii gracz ma naraz, od 2 do 12 (inaczej 6)
option-tournament-create-rated = rankingowe
option-tournament-create-rated-about = Czy partie wpływają na ranking
command-tournament-join = dołącz
command-tournament-join-about = Dołącz do turnieju
option-tournament-join-name = nazwa
option-tournament-join-name-about = Turniej (jeśli jest ich tu kilka)
command-tournament-leave = opuść
command-tournament-leave-about = Opuść turniej
option-tournament-leave-name = nazwa
option-tournament-leave-name-about = Turniej (jeśli jest ich tu kilka)
command-tournament-show = pokaż
command-tournament-show-about = Pokaż turniej z tabelami
option-tournament-show-name = nazwa
option-tournament-show-name-about = Turniej (jeśli jest ich tu kilka)
command-admin-tournament = turniej
command-admin-tournament-about = Odwołaj lub przenieś turniej, usuń gracza albo daj więcej czasu
option-admin-tournament-act = czynność
option-admin-tournament-act-about = Co zrobić
option-admin-tournament-name = nazwa
option-admin-tournament-name-about = Turniej (jeśli jest tu kilka)
option-admin-tournament-player = gracz
option-admin-tournament-player-about = Kogo usunąć
option-admin-tournament-days = dni
option-admin-tournament-days-about = Ile dni więcej dostają wszyscy, od 1 do 30
option-admin-tournament-channel = kanał
option-admin-tournament-channel-about = Gdzie trwa dalej
chosen-act-cancel = odwołaj
chosen-act-remove = usuń gracza
chosen-act-time = daj więcej czasu
chosen-act-move = przenieś na inny kanał
option-tournament-create-every = co
option-tournament-create-every-about = Jak często się powtarza (puste: raz)
chosen-every-month = miesiąc
chosen-every-three-months = trzy miesiące
chosen-games-one = jedna
chosen-games-two = dwie, ze zmianą stron

tournament-title = 🏆 **{ $name }** · { $rules }
tournament-play = W każdej grupie każdy gra z każdym { $games ->
    [1] raz
   *[2] dwa razy, ze zmianą stron
}, partii naraz: najwyżej { $at-once }. Czas: { $time }.
tournament-rated = { $rated ->
    [yes] Partie są rankingowe.
   *[no] Partie są towarzyskie.
}
tournament-points = Wygrana to punkt, remis pół punktu. Przy więcej niż 7 graczach jest kilka grup, a najlepsi z każdej przechodzą dalej.
tournament-absence = Kto nie wykona ruchu w ciągu 3 dni, przegra dwie partie na czas albo opuści turniej, odpada. Pauz nie ma, ale urlop jest dozwolony.
tournament-start = Początek { $time }.
tournament-start-full = Początek, gdy tylko zbierze się graczy: { $count }, albo { $time }.
tournament-begun = Już się zaczął.
tournament-over-since = Już się skończył.
tournament-called-off = Jest odwołany.
tournament-players = Gracze ({ $count } z { $most }): { $players }
tournament-players-none = Jeszcze nikogo nie ma; liczba miejsc: { $most }.
tournament-join = Dołącz
tournament-leave = Opuść
tournament-show = Pokaż tabelę
tournament-joined = Grasz w turnieju **{ $name }**. Twoje partie zaczną się same, gdy turniej się zacznie.
tournament-left = Nie grasz już w turnieju **{ $name }**.
tournament-withdrawn = Odpadasz z turnieju **{ $name }**. Rozpoczęte partie trwają, ale w turnieju już się nie liczą.
tournament-put-off = **{ $name }** wymaga co najmniej 3 graczy, więc turniej jest przełożony: początek { $time }.
tournament-cancelled = **{ $name }** jest odwołany: potrzeba co najmniej 3 graczy.
tournament-group = { $stage ->
    [only] 🏆 Zaczyna się **{ $name }**!
    [final] 🏆 **{ $name }**: zaczyna się finał!
   *[group] 🏆 **{ $name }**: zaczyna się runda { $round }, grupa { $group }!
} Gracze: { $players }.
tournament-thread = { $stage ->
    [only] { $name }
    [final] { $name }: finał
   *[group] { $name }: runda { $round }, grupa { $group }
}
tournament-heading = { $stage ->
    [only] Tabela
    [final] Finał
   *[group] Runda { $round }, grupa { $group }
}
tournament-out = { $why ->
    [no-show] Od początku ani jednego ruchu, z turnieju odpada { $player }.
    [removed] Z decyzji admina z turnieju odpada { $player }.
    [left] Gracza nie ma już na serwerze, z turnieju odpada { $player }.
    [time] Dwie partie przegrane na czas, z turnieju odpada { $player }.
    [erased] Gracza nie ma już w Raichi, z turnieju odpada { $player }.
   *[withdrew] Turniej opuszcza { $player }.
}
tournament-out-games = { $exit ->
    [annulled] Żadna z tych partii się nie liczy.
   *[forfeited] Nieskończone partie liczą się jako wygrane pozostałych.
}
tournament-round-over = Runda { $round } turnieju **{ $name }** jest skończona. Dalej przechodzą: { $players }.
tournament-ended = { $count ->
    [one] 🏆 Turniej **{ $name }** jest skończony. Wygrywa { $players }!
    [few] 🏆 Turniej **{ $name }** jest skończony. Wygrywają { $players }!
   *[many] 🏆 Turniej **{ $name }** jest skończony. Wygrywają { $players }!
}
tournament-ended-nobody = Turniej **{ $name }** jest skończony: nie ma już kto wygrać.
tournament-alt = { $heading } z punktami graczy: { $rows }.
table-player = Gracz { $number }
table-head = { $column ->
    [place] Miejsce
    [player] Gracz
    [points] Punkty
    [tie] Punktacja pomocnicza
    [change] W 30 dni
   *[plays] Wyzywa
}
tournament-every = { $every ->
    [month] Następny odbędzie się miesiąc później.
   *[three-months] Następny odbędzie się trzy miesiące później.
}
tournament-soon = **{ $name }** zaczyna się { $time }. Zgłoszenia: { $count } z { $most }. Wciąż można dołączyć!
tournament-called-off-by-admin = Administracja odwołała **{ $name }**. Partie w toku trwają dalej jako wasze własne.
tournament-moved = Administracja przeniosła tutaj **{ $name }**. Wszystkie partie trwają dalej na tym kanale.
tournament-more-time = { $stage ->
    [sign-up] **{ $name }** zaczyna się później: { $time }.
   *[running] Administracja dała wszystkim w **{ $name }** więcej czasu na partie.
}
tournament-again = Jeszcze raz
tournament-changed = { $act ->
    [cancel] **{ $name }**: odwołano.
    [remove] Ta osoba nie gra już w **{ $name }**.
    [time] Wszyscy w **{ $name }** mają więcej czasu.
   *[move] **{ $name }**: przeniesiono.
}
admin-log-tournament = { $time } · { $admin } · { $act ->
    [cancel] odwołanie turnieju { $name }
    [remove] usunięcie { $object } z turnieju { $name }
    [time] więcej czasu dla turnieju { $name } (dni: { $days })
   *[move] przeniesienie turnieju { $name } na { $object }
}
server-choice-tournaments = { $rule ->
    [everyone] każdy może go ogłosić
   *[managers] ogłosić go mogą tylko osoby zarządzające serwerem
}
tournament-when-full = przy komplecie
refuse-tournament = { $why ->
    [name] Turniej potrzebuje nazwy, najwyżej 60 znaków.
    [name-taken] Turniej o tej nazwie już tu jest. Wybierz inną.
    [start] Początek musi być w przyszłości, najwyżej za rok.
    [number] Turniej ma od 3 do 64 graczy, a każdy od 2 do 12 partii naraz. Jeśli ma się zacząć przy komplecie, podaj, ilu to graczy.
    [no-clock] Turniej potrzebuje limitu czasu. Spróbuj `6 dni + 10 godzin`.
    [too-many] Są tu już trzy turnieje. Poczekaj, aż któryś się skończy.
    [second] Twój inny turniej jeszcze się nie skończył.
    [unknown] Nie ma tu takiego turnieju. `/{ command-tournament } { command-tournament-create }` tworzy nowy.
    [which] Który? { $tournaments }
    [begun] Ten turniej już się zaczął, nie można dołączyć.
    [full] W tym turnieju nie ma już miejsc.
    [not-in] Nie grasz w tym turnieju.
    [managers] Tylko osoby zarządzające tym serwerem mogą tu ogłaszać turnieje.
    [not-over] Ten turniej jeszcze trwa.
    [over] Ten turniej już się skończył.
    [same-channel] Turniej jest już na tym kanale.
    [option] Podaj, co zrobić, a do tego gracza, liczbę dni (od 1 do 30) albo kanał.
    [no-pause] Partie turnieju nie mają pauz. `/{ command-vacation } { command-vacation-start }` zatrzymuje twoje zegary.
   *[no-abort] Partii turnieju nie można odwołać. Możesz się poddać albo opuścić turniej.
}
