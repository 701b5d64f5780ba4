# The digest of a server, in Finnish.

weekday = { $day ->
    [mon] maanantai
    [tue] tiistai
    [wed] keskiviikko
    [thu] torstai
    [fri] perjantai
    [sat] lauantai
   *[sun] sunnuntai
}
server-digest = { $channel }, { $day } klo { $hour } (seuraavan kerran: { $time })
server-digest-none = pois
server-digest-menu = Katsauksen kanava
server-digest-day-menu = Päivä
server-digest-hour-menu = Kellonaika
server-digest-lost = Katsauksen kanava on poistettu, joten katsausta ei julkaista. Valitse toinen, tai paina *{ settings-clear }*.
server-digest-unposted = En voinut julkaista viimeisintä katsausta: en saa kirjoittaa sen kanavalle. Anna minulle siellä oikeudet *Näytä kanava* ja *Lähetä viestejä*, tai valitse toinen kanava.

digest-title = **Viikko täällä**, { $since } – { $until }
digest-games = { $count ->
    [one] Yksi peli on päättynyt:
   *[other] { $count } peliä on päättynyt, voittajat ensin:
}
digest-more = { $count ->
    [one] … ja yksi muu.
   *[other] … ja { $count } muuta.
}
digest-leaderboard = **Tulostaulu**: { $climbers }
digest-longest = **Pisin peli**: { $first } – { $second }, { $rules }, { $count ->
    [one] yksi siirto
   *[other] { $count } siirtoa
}.
digest-surprise = **Suurin yllätys**: { $winner } 1 : 0 { $loser }
digest-tournament = { $moment ->
    [sign-up] Turnaus **{ $name }**: voit tulla mukaan.
    [running] Turnaus **{ $name }** on alkanut.
   *[over] Turnaus **{ $name }** on ohi. Ensimmäisenä: { $winners }.
}
digest-ladder = **Tikapuut**, { $rules }: { $count ->
    [one] yksi peli
   *[other] { $count } peliä
}. Ylimpänä: { $first }.
digest-solvers = **Pulmat**: eniten ratkaisuja, { $players }: { $count ->
    [one] yksi
   *[other] { $count }
}.
digest-open = { $count ->
    [one] Yksi avoin haaste:
   *[other] { $count } avointa haastetta:
}
digest-play = Pelaa: { $rules }
