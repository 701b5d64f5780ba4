# Simultáneas, en español.

command-simul = simultánea
command-simul-about = Juega contra varias personas a la vez
option-simul-rules = reglas
option-simul-rules-about = Las reglas de todas las partidas (las habituales aquí si no lo indicas)
option-simul-side = bando
option-simul-side-about = Tu bando en cada partida (sorteado cada vez si no lo indicas)
option-simul-players = jugadores
option-simul-players-about = Cuántas personas pueden jugar, de 2 a 20 (8 si no lo indicas)
option-simul-time = tiempo
option-simul-time-about = El tiempo por jugada (el habitual aquí si no lo indicas)

simul-open = **Simultánea**: { $host } juega a **{ $rules }** contra hasta { $seats } de vosotros a la vez. *{ simul-play }* empieza tu partida, en un solo hilo para todos.
simul-play = Jugar
simul-closed = **Simultánea** de { $host }: **{ $rules }**.
simul-players = Puestos ocupados: { $count } de { $seats } ({ $players }).
simul-over = La simultánea de { $host } ha terminado: ganadas { $won }, empatadas { $drawn }, perdidas { $lost }.
games-of-simul = simul
refuse-in-simul = Ya juegas en ella, en la partida { $game }.
refuse-simul-seats = Una simultánea es para entre 2 y { $most } personas.
