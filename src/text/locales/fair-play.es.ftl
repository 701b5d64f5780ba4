# Juego limpio, en español.

command-admin-fair-play = juego-limpio
command-admin-fair-play-about = Ver cuántas jugadas de alguien son las de una máquina fuerte
option-admin-fair-play-player = persona
option-admin-fair-play-player-about = De quién mirar las partidas por puntos

fair-play-none = { $player } no tiene partidas por puntos en este servidor.
fair-play-title = **Juego limpio** de { $player } · partidas por puntos aquí: { $games } · jugadas con elección: { $moves }
fair-play-range = { $percent } (probablemente de { $low } a { $high })
fair-play-level = - primera opción del nivel { $level }: { $share }
fair-play-compared = - primera opción del nivel { $level }: { $share }; otros con unos { $rating } puntos: { $others }
fair-play-alone = Aún no hay bastantes partidas de otros con una puntuación parecida para comparar.
fair-play-underway = Hasta ahora he mirado { $done } de { $all } partidas, solo cuando no hay otra cosa que hacer. Prueba otra vez dentro de unos minutos.
fair-play-proves = -# Esto no demuestra nada. Quien juega bien encuentra a menudo la jugada de la máquina, algunas posiciones solo tienen una buena y el resto es azar. No acuses a nadie por estos números.
