# Plans of what players want to answer, in Spanish.

command-plan = plan
command-plan-about = Planea tus respuestas a las jugadas que esperas; solo tú las ves
option-plan-moves = jugadas
option-plan-moves-about = Jugada esperada, tu respuesta, etc.; punto y coma entre variantes (vacío: muestra el plan)
option-plan-game = partida
option-plan-game-about = La partida (si tienes varias aquí)

plan-title = **Tu plan en la partida { $game }**
plan-none = Aún no hay nada planeado. Dale a `/{ command-plan }` la jugada que esperas de { $opponent }, tu respuesta y así sucesivamente: `/{ command-plan } { option-plan-moves }:{ $example }`. Un punto y coma empieza otra variante.
plan-line = { $number }. { $steps }
plan-first = juegas { $move }
plan-if = si { $reply }, entonces { $answer }
plan-how = -# Solo tú ves esto. Si { $opponent } juega algo planeado, juego tu respuesta enseguida. Cualquier otra jugada, o deshacer una, acaba con el plan.
plan-own-turn = -# Te toca: una variante empieza con la jugada que harás tú.
plan-button = Plan
plan-menu = Quitar una variante …
plan-clear = Quitar todo
plan-add = Añadir variante
plan-on = Seguir
plan-expect = ¿Qué jugada esperas de { $opponent }?
plan-begin = ¿Qué jugada harás primero?
plan-answer = ¿Qué responderás?
plan-ended = { $why ->
    [left] Tu plan ha terminado: { $opponent } ha hecho una jugada que no estaba planeada.
    [taken-back] Tu plan ha terminado porque se ha deshecho la jugada.
   *[unplayable] Tu plan ha terminado: la respuesta planeada no se podía jugar.
}
plan-planned = { $played } *(planeado)*
refuse-plan = { $why ->
    [computer] El ordenador responde enseguida: contra él no hay nada que planear.
    [solo] Juegas los dos bandos en esta partida: no hay nada que planear.
    [team] En las partidas por votación no hay planes.
    [deep] Una variante puede tener { $moves } jugadas como mucho.
    [too-many] Un plan puede tener { $lines } variantes como mucho. Quita antes una: `/{ command-plan }` las muestra.
    [no-answer] Una variante tiene que acabar con tu respuesta a una jugada de tu rival.
    [another] Ya has planeado otra respuesta a las mismas jugadas. Quita antes esa variante: `/{ command-plan }` la muestra.
    [over] La partida acabaría antes del final de esa variante.
    [long] La variante tiene más jugadas de las que caben en los menús. Escríbela: `/{ command-plan }`.
   *[gone] Tu plan ha cambiado entretanto. `/{ command-plan }` lo muestra.
}
