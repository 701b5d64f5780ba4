# El problema del día, en español.

puzzle-of-the-day = Problema del día
puzzle-title = **Problema del día** · { $rules }
puzzle-goal = { $reason ->
    [king-escaped] El rey escapa
    [king-captured] { $side-opening } { $side-number ->
        [one] captura
       *[many] capturan
    } al rey
   *[other] { $side-opening } { $side-number ->
        [one] gana
       *[many] ganan
    }
} en { $count ->
    [one] { $count } jugada.
   *[other] { $count } jugadas.
}
puzzle-end = Al final: «{ $end }»
puzzle-how = ¿Cuál es la primera? Solo vale una jugada, responda lo que responda el otro bando. Nadie más ve lo que contestas; el próximo problema nombra a quienes resuelvan este al primer intento.
puzzle-button = Resolverlo
puzzle-former = -# El problema anterior: { $line }.
puzzle-former-first = Al primer intento: { $players }.
puzzle-former-others = { $count ->
    [one] { $count } más
   *[other] { $count } más
}
puzzle-former-none = Nadie lo resolvió al primer intento.
puzzle-former-unnamed = Al primer intento: { $count }.
puzzle-former-solved = Con más intentos: { $count }.
puzzle-former-button = La solución anterior
puzzle-alt = Problema, { $rules }.
puzzle-alt-solution = { $rules }: la posición del problema, con flechas para la solución { $line }.
puzzle-wrong = **{ $move }** no es: con ella, el otro bando aguanta más. ¡Míralo otra vez!
puzzle-right = ¡**{ $move }** es correcta! { $side-opening } { $side-number ->
    [one] responde
   *[many] responden
} **{ $reply }**. ¿Cómo sigue?
puzzle-solved-first = Resuelto, y al primer intento. ¡Bien hecho!
puzzle-solved = Resuelto en { $count } intentos. ¡Bien hecho!
puzzle-over = Este problema ya pasó; el más reciente está en el canal de problemas, si este servidor lo tiene.
puzzle-solution = La solución: { $line }
puzzle-other-way = **{ $move }** gana igual de rápido que lo que tenía en mente.
puzzle-lost = Ya no puedo publicar el problema del día: su canal se ha borrado, o no puedo escribir en él. Un admin me puede dar permiso o elegir otro canal con `/{ command-server-settings }`. No habrá más mensajes sobre esto.
puzzle-table-hint = Cada día, una posición en la que solo gana una jugada.
puzzle-table-on = Un problema cada día
puzzle-table-off = No más problemas aquí
puzzle-table-begun = Publicaré aquí un problema cada día. Si el de hoy aún no ha salido, el primero llega en cuanto lo encuentre, lo que puede tardar unos minutos.
puzzle-table-ended = Ya no publicaré problemas aquí. El botón de los ajustes los trae de vuelta.
server-puzzle = { $channel }, cada día a las { $hour } (para ti, { $time })
server-puzzle-none = desactivado
server-puzzle-menu = El canal del problema
server-puzzle-hour-menu = Cuándo se publica
server-puzzle-lost = El canal del problema se ha borrado, así que no se publica ninguno. Elige otro o pulsa *{ settings-clear }*.
server-puzzle-unposted = No pude publicar el problema anterior: no puedo escribir en su canal. Dame allí *Ver canal*, *Enviar mensajes* y *Adjuntar archivos*, o elige otro.
