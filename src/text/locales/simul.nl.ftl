# Simultaans, in het Nederlands.

command-simul = simultaan
command-simul-about = Speel tegen meerdere mensen tegelijk
option-simul-rules = regels
option-simul-rules-about = De regels van alle partijen (de gebruikelijke hier als je niets kiest)
option-simul-side = kant
option-simul-side-about = Jouw kant in elke partij (steeds geloot als je niets kiest)
option-simul-players = spelers
option-simul-players-about = Hoeveel er mee kunnen doen, van 2 tot 20 (8 als je niets kiest)
option-simul-time = bedenktijd
option-simul-time-about = De bedenktijd per zet (de gebruikelijke hier als je niets kiest)

simul-open = **Simultaan**: { $host } speelt **{ $rules }** tegen maximaal { $seats } van jullie tegelijk. *{ simul-play }* begint jouw partij, in één thread voor allemaal.
simul-play = Meespelen
simul-closed = **Simultaan** van { $host }: **{ $rules }**.
simul-players = { $count } van { $seats } doen mee: { $players }.
simul-over = De simultaan van { $host } is voorbij: gewonnen { $won }, remise { $drawn }, verloren { $lost }.
games-of-simul = simul
refuse-in-simul = Je doet al mee, in partij { $game }.
refuse-simul-seats = Een simultaan is voor 2 tot { $most } spelers.
