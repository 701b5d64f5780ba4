# The digest of a server, in Polish.

weekday = { $day ->
    [mon] poniedziałek
    [tue] wtorek
    [wed] środa
    [thu] czwartek
    [fri] piątek
    [sat] sobota
   *[sun] niedziela
}
server-digest = { $channel }, { $day }, { $hour } (następnym razem: { $time })
server-digest-none = wył.
server-digest-menu = Kanał na podsumowanie
server-digest-day-menu = Dzień
server-digest-hour-menu = Godzina
server-digest-lost = Kanał na podsumowanie jest usunięty, więc żadne się nie pojawia. Wybierz inny albo naciśnij *{ settings-clear }*.
server-digest-unposted = Ostatniego podsumowania nie udało się opublikować: nie wolno mi pisać na jego kanale. Daj mi tam *Wyświetlanie kanału* i *Wysyłanie wiadomości* albo wybierz inny.

digest-title = **Tydzień tutaj**, { $since } – { $until }
digest-games = { $count ->
    [one] Zakończona partia, zwycięska osoba jest pierwsza:
    [few] Zakończone { $count } partie, zwycięskie osoby są pierwsze:
   *[many] { $count } zakończonych partii, zwycięskie osoby są pierwsze:
}
digest-more = { $count ->
    [one] … i jeszcze jedna.
    [few] … i jeszcze { $count }.
   *[many] … i jeszcze { $count }.
}
digest-leaderboard = **Klasyfikacja**: { $climbers }
digest-longest = **Najdłuższa partia**: { $first } – { $second }, { $rules }, { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}.
digest-surprise = **Największa niespodzianka**: { $winner } 1 : 0 { $loser }
digest-tournament = { $moment ->
    [sign-up] Turniej **{ $name }**: możesz dołączyć.
    [running] Turniej **{ $name }** trwa.
   *[over] Turniej **{ $name }** jest zakończony. Pierwsze miejsce: { $winners }.
}
digest-ladder = **Drabinka**, { $rules }: { $count ->
    [one] jedna partia
    [few] { $count } partie
   *[many] { $count } partii
}. Na szczycie: { $first }.
digest-solvers = **Zadania**: najwięcej rozwiązań, { $players }: { $count }.
digest-open = { $count ->
    [one] Jedno otwarte wyzwanie:
    [few] { $count } otwarte wyzwania:
   *[many] { $count } otwartych wyzwań:
}
digest-play = Graj: { $rules }
