# Lo que adivina quien mira una partida, en español.

guess-button = Adivinar la jugada
guess-file = Partida { $game }, tu pronóstico de la próxima jugada ({ $side }): ¿en qué columna está la pieza?
guess-piece = Partida { $game }, tu pronóstico de la próxima jugada ({ $side }): ¿qué pieza mueve?
guess-put = Partida { $game }, tu pronóstico de la próxima jugada ({ $side }): ¿dónde se pone una pieza?
guess-taken = Tu pronóstico en la partida { $game }: **{ $ply }**. Puedes cambiarlo hasta que se haga la jugada. Entonces el tablero dirá cuántos la adivinaron, sin nombrar a nadie.
guess-right = -# Adivinaron esta jugada: { $right } de { $all }.
refuse-guess = { $why ->
    [own] Tú juegas en esta partida. Solo puede adivinar quien mira.
    [team] En esta partida se vota cada jugada, así que no hay nada que adivinar.
    [computer] Ahora mueve la máquina. Adivina después la jugada del otro bando.
   *[several] Con estas reglas un turno tiene varias jugadas, así que la próxima no se puede adivinar.
}
