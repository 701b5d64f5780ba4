# The digest of a server, in Danish.

weekday = { $day ->
    [mon] mandag
    [tue] tirsdag
    [wed] onsdag
    [thu] torsdag
    [fri] fredag
    [sat] lørdag
   *[sun] søndag
}
server-digest = { $channel }, { $day } kl. { $hour } (næste gang: { $time })
server-digest-none = slået fra
server-digest-menu = Kanalen til overblikket
server-digest-day-menu = Dagen
server-digest-hour-menu = Klokkeslættet
server-digest-lost = Kanalen til overblikket er slettet, så intet lægges op. Vælg en anden, eller tryk på *{ settings-clear }*.
server-digest-unposted = Jeg kunne ikke lægge det seneste overblik op: Jeg må ikke skrive i kanalen. Giv mig *Se kanal* og *Send beskeder* dér, eller vælg en anden.

digest-title = **Ugen her**, { $since } til { $until }
digest-games = { $count ->
    [one] Ét parti er slut:
   *[other] { $count } partier er slut, vinderne først:
}
digest-more = { $count ->
    [one] … og ét til.
   *[other] … og { $count } til.
}
digest-leaderboard = **Rangliste**: { $climbers }
digest-longest = **Længste parti**: { $first } – { $second }, { $rules }, { $count ->
    [one] ét træk
   *[other] { $count } træk
}.
digest-surprise = **Største overraskelse**: { $winner } 1 : 0 { $loser }
digest-tournament = { $moment ->
    [sign-up] Turneringen **{ $name }**: Du kan være med.
    [running] Turneringen **{ $name }** er begyndt.
   *[over] Turneringen **{ $name }** er slut. Nr. 1: { $winners }.
}
digest-ladder = **Stige**, { $rules }: { $count ->
    [one] ét parti
   *[other] { $count } partier
}. Øverst: { $first }.
digest-solvers = **Opgaver**: Flest løst af { $players }: { $count ->
    [one] én
   *[other] { $count }
}.
digest-open = { $count ->
    [one] Én åben udfordring:
   *[other] { $count } åbne udfordringer:
}
digest-play = Spil { $rules }
