# The digest of a server, in Dutch.

weekday = { $day ->
    [mon] maandag
    [tue] dinsdag
    [wed] woensdag
    [thu] donderdag
    [fri] vrijdag
    [sat] zaterdag
   *[sun] zondag
}
server-digest = { $channel }, { $day } om { $hour } (de volgende keer: { $time })
server-digest-none = uit
server-digest-menu = Het kanaal voor het overzicht
server-digest-day-menu = De dag
server-digest-hour-menu = Het uur
server-digest-lost = Het kanaal voor het overzicht is verwijderd, dus er komt geen. Kies een ander, of druk op *{ settings-clear }*.
server-digest-unposted = Ik kon het laatste overzicht niet plaatsen: ik mag niet schrijven in het kanaal ervoor. Geef me daar *Kanaal bekijken* en *Berichten versturen*, of kies een ander.

digest-title = **De week hier**, { $since } tot { $until }
digest-games = { $count ->
    [one] Eén partij is afgelopen:
   *[other] { $count } partijen zijn afgelopen, de winnaars eerst:
}
digest-more = { $count ->
    [one] … en nog één.
   *[other] … en nog { $count }.
}
digest-leaderboard = **Ranglijst**: { $climbers }
digest-longest = **Langste partij**: { $first } – { $second }, { $rules }, { $count ->
    [one] één zet
   *[other] { $count } zetten
}.
digest-surprise = **Grootste verrassing**: { $winner } 1 : 0 { $loser }
digest-tournament = { $moment ->
    [sign-up] Toernooi **{ $name }**: je kunt meedoen.
    [running] Het toernooi **{ $name }** is begonnen.
   *[over] Het toernooi **{ $name }** is afgelopen. Op nummer 1: { $winners }.
}
digest-ladder = **Ladder**, { $rules }: { $count ->
    [one] één partij
   *[other] { $count } partijen
}. Bovenaan: { $first }.
digest-solvers = **Puzzels**: de meeste opgelost door { $players }: { $count ->
    [one] één
   *[other] { $count }
}.
digest-open = { $count ->
    [one] Eén open uitdaging:
   *[other] { $count } open uitdagingen:
}
digest-play = { $rules } spelen
