# The digest of a server, in Swedish.

weekday = { $day ->
    [mon] måndag
    [tue] tisdag
    [wed] onsdag
    [thu] torsdag
    [fri] fredag
    [sat] lördag
   *[sun] söndag
}
server-digest = { $channel }, { $day } klockan { $hour } (nästa gång: { $time })
server-digest-none = av
server-digest-menu = Kanalen för sammanfattningen
server-digest-day-menu = Dagen
server-digest-hour-menu = Klockslaget
server-digest-lost = Kanalen för sammanfattningen är borttagen, så ingen läggs ut. Välj en annan, eller tryck på *{ settings-clear }*.
server-digest-unposted = Jag kunde inte lägga ut den senaste sammanfattningen: jag får inte skriva i dess kanal. Ge mig *Visa kanal* och *Skicka meddelanden* där, eller välj en annan.

digest-title = **Veckan här**, { $since } till { $until }
digest-games = { $count ->
    [one] Ett parti är slut:
   *[other] { $count } partier är slut, vinnarna först:
}
digest-more = { $count ->
    [one] … och ett till.
   *[other] … och { $count } till.
}
digest-leaderboard = **Topplista**: { $climbers }
digest-longest = **Längsta partiet**: { $first } – { $second }, { $rules }, { $count ->
    [one] ett drag
   *[other] { $count } drag
}.
digest-surprise = **Största överraskningen**: { $winner } 1 : 0 { $loser }
digest-tournament = { $moment ->
    [sign-up] Turneringen **{ $name }**: du kan vara med.
    [running] Turneringen **{ $name }** har börjat.
   *[over] Turneringen **{ $name }** är slut. På första plats: { $winners }.
}
digest-ladder = **Stege**, { $rules }: { $count ->
    [one] ett parti
   *[other] { $count } partier
}. Överst: { $first }.
digest-solvers = **Problem**: flest lösta av { $players }: { $count ->
    [one] ett
   *[other] { $count }
}.
digest-open = { $count ->
    [one] En öppen utmaning:
   *[other] { $count } öppna utmaningar:
}
digest-play = Spela { $rules }
