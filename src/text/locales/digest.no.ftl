# The digest of a server, in Norwegian.

weekday = { $day ->
    [mon] mandag
    [tue] tirsdag
    [wed] onsdag
    [thu] torsdag
    [fri] fredag
    [sat] lørdag
   *[sun] søndag
}
server-digest = { $channel }, { $day } klokken { $hour } (neste gang: { $time })
server-digest-none = av
server-digest-menu = Kanalen for oppsummeringen
server-digest-day-menu = Dagen
server-digest-hour-menu = Klokkeslettet
server-digest-lost = Kanalen for oppsummeringen er slettet, så ingen legges ut. Velg en annen, eller trykk på *{ settings-clear }*.
server-digest-unposted = Jeg kunne ikke legge ut den siste oppsummeringen: Jeg får ikke skrive i kanalen. Gi meg *Vis kanal* og *Send meldinger* der, eller velg en annen.

digest-title = **Uken her**, { $since } til { $until }
digest-games = { $count ->
    [one] Ett parti er over:
   *[other] { $count } partier er over, vinnerne først:
}
digest-more = { $count ->
    [one] … og ett til.
   *[other] … og { $count } til.
}
digest-leaderboard = **Toppliste**: { $climbers }
digest-longest = **Lengste parti**: { $first } – { $second }, { $rules }, { $count ->
    [one] ett trekk
   *[other] { $count } trekk
}.
digest-surprise = **Største overraskelse**: { $winner } 1 : 0 { $loser }
digest-tournament = { $moment ->
    [sign-up] Turneringen **{ $name }**: Du kan bli med.
    [running] Turneringen **{ $name }** har begynt.
   *[over] Turneringen **{ $name }** er over. Nummer 1: { $winners }.
}
digest-ladder = **Stige**, { $rules }: { $count ->
    [one] ett parti
   *[other] { $count } partier
}. Øverst: { $first }.
digest-solvers = **Oppgaver**: flest løst av { $players }: { $count ->
    [one] én
   *[other] { $count }
}.
digest-open = { $count ->
    [one] Én åpen utfordring:
   *[other] { $count } åpne utfordringer:
}
digest-play = Spill { $rules }
