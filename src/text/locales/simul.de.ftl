# Simultanspiele, auf Deutsch.

command-simul = simultan
command-simul-about = Spiel gegen mehrere Leute zugleich
option-simul-rules = regeln
option-simul-rules-about = Die Regeln aller Partien (ohne Angabe die hier üblichen)
option-simul-side = seite
option-simul-side-about = Deine Seite in jeder Partie (ohne Angabe jedes Mal ausgelost)
option-simul-players = spieler
option-simul-players-about = Wie viele mitspielen können, von 2 bis 20 (ohne Angabe 8)
option-simul-time = bedenkzeit
option-simul-time-about = Die Bedenkzeit je Zug (ohne Angabe die hier übliche)

simul-open = **Simultan**: { $host } spielt **{ $rules }** gegen bis zu { $seats } von euch zugleich. *{ simul-play }* beginnt deine Partie, in einem Thread für alle.
simul-play = Mitspielen
simul-closed = **Simultan** von { $host }: **{ $rules }**.
simul-players = { $count } von { $seats } spielen mit: { $players }.
simul-over = Das Simultanspiel von { $host } ist vorbei: gewonnen { $won }, unentschieden { $drawn }, verloren { $lost }.
games-of-simul = simul
refuse-in-simul = Du spielst in diesem Simultan schon mit, in Partie { $game }.
refuse-simul-seats = Ein Simultan ist für 2 bis { $most } Leute.
