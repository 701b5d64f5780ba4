# The digest of a server, in German.

weekday = { $day ->
    [mon] Montag
    [tue] Dienstag
    [wed] Mittwoch
    [thu] Donnerstag
    [fri] Freitag
    [sat] Samstag
   *[sun] Sonntag
}
server-digest = { $channel }, { $day } um { $hour } (das nächste Mal: { $time })
server-digest-none = aus
server-digest-menu = Der Kanal für den Rückblick
server-digest-day-menu = Der Tag
server-digest-hour-menu = Die Stunde
server-digest-lost = Der Kanal für den Rückblick ist gelöscht, also kommt keiner. Wähl einen anderen aus, oder drück *{ settings-clear }*.
server-digest-unposted = Den vorigen Rückblick konnte ich nicht posten: Ich darf in seinem Kanal nicht schreiben. Gib mir dort *Kanal ansehen* und *Nachrichten senden*, oder wähl einen anderen aus.

digest-title = **Die Woche hier**, { $since } bis { $until }
digest-games = { $count ->
    [one] Eine Partie ist zu Ende:
   *[other] { $count } Partien sind zu Ende, wer gewonnen hat, steht vorn:
}
digest-more = { $count ->
    [one] … und noch eine.
   *[other] … und { $count } weitere.
}
digest-leaderboard = **Rangliste**: { $climbers }
digest-longest = **Längste Partie**: { $first } – { $second }, { $rules }, { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}.
digest-surprise = **Größte Überraschung**: { $winner } 1 : 0 { $loser }
digest-tournament = { $moment ->
    [sign-up] Turnier **{ $name }**: Du kannst mitspielen.
    [running] Das Turnier **{ $name }** hat begonnen.
   *[over] Das Turnier **{ $name }** ist zu Ende. Auf Platz 1: { $winners }.
}
digest-ladder = **Leiter**, { $rules }: { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}. Ganz oben: { $first }.
digest-solvers = **Rätsel**: Die meisten gelöst: { $players }, { $count ->
    [one] eins
   *[other] { $count }
}.
digest-open = { $count ->
    [one] Eine offene Herausforderung:
   *[other] { $count } offene Herausforderungen:
}
digest-play = { $rules } spielen
