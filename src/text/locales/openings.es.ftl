# Las aperturas, en español.

command-openings = aperturas
command-openings-about = Muestra qué se jugó en las primeras jugadas de las partidas por puntos
option-openings-rules = reglas
option-openings-rules-about = Las reglas de las partidas (las habituales aquí si no lo indicas)
option-openings-moves = jugadas
option-openings-moves-about = Las jugadas hasta la posición, como d1-d4 e7-e9 (el inicio si no lo indicas)

openings-title = **Aperturas** · { $rules }
openings-start = Al inicio de la partida.
openings-after = Después de { $moves }
openings-count = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
openings-played = Así se siguió desde aquí, { $games }:
openings-none = Ninguna partida por puntos terminada siguió desde aquí.
openings-end = Solo se cuentan las primeras { $count } jugadas.
openings-line = **{ $move }** · { $games } · { $results } · puntuación { $rating }
openings-won = { $side } { $percent } %
openings-drawn = tablas { $percent } %
openings-more = { $count ->
    [one] -# Se jugó otra jugada.
   *[other] -# Se jugaron otras { $count } jugadas.
}
openings-how = -# De partidas por puntos terminadas en servidores que muestran sus partidas en la web. Las imágenes reflejadas cuentan como una; la puntuación es la media de los jugadores.
openings-option = { $move } · { $games }
openings-menu = Seguir con…
openings-back = Atrás
openings-alt = El tablero de { $rules } en una apertura.
