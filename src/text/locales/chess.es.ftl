# The words and sentences that only Maharajah and the Sepoys has, in Spanish.

## Sides

side-maharajah = maharajá
    .heading = Maharajá
    .opening = El maharajá
    .the = el maharajá
    .of = del maharajá
    .to = al maharajá
    .led = el maharajá
    .number = one
side-sepoys = cipayos
    .heading = Cipayos
    .opening = Los cipayos
    .the = los cipayos
    .of = de los cipayos
    .to = a los cipayos
    .led = los cipayos
    .number = many

## Pieces, by the terms of chess

piece-maharajah = { $count ->
    [one] maharajá
   *[other] maharajás
}
    .letter = M
    .a = el maharajá
    .counted = { $count ->
        [one] { $count } maharajá
       *[other] { $count } maharajás
    }
    .moved = el maharajá
    .captured = { $count ->
        [one] al maharajá
       *[other] { $count } maharajás
    }
    .among = { "maharajá, " }
piece-sepoy-pawn = { $count ->
    [one] peón
   *[other] peones
}
    .letter = P
    .a = un peón
    .counted = { $count ->
        [one] { $count } peón
       *[other] { $count } peones
    }
    .moved = un peón
    .captured = { $count ->
        [one] el peón
       *[other] { $count } peones
    }
    .among = { "" }
piece-sepoy-knight = { $count ->
    [one] caballo
   *[other] caballos
}
    .letter = C
    .a = un caballo
    .counted = { $count ->
        [one] { $count } caballo
       *[other] { $count } caballos
    }
    .moved = un caballo
    .captured = { $count ->
        [one] el caballo
       *[other] { $count } caballos
    }
    .among = { "caballo, " }
piece-sepoy-bishop = { $count ->
    [one] alfil
   *[other] alfiles
}
    .letter = A
    .a = un alfil
    .counted = { $count ->
        [one] { $count } alfil
       *[other] { $count } alfiles
    }
    .moved = un alfil
    .captured = { $count ->
        [one] el alfil
       *[other] { $count } alfiles
    }
    .among = { "alfil, " }
piece-sepoy-rook = { $count ->
    [one] torre
   *[other] torres
}
    .letter = T
    .a = una torre
    .counted = { $count ->
        [one] { $count } torre
       *[other] { $count } torres
    }
    .moved = una torre
    .captured = { $count ->
        [one] la torre
       *[other] { $count } torres
    }
    .among = { "torre, " }
piece-sepoy-queen = { $count ->
    [one] dama
   *[other] damas
}
    .letter = D
    .a = la dama
    .counted = { $count ->
        [one] { $count } dama
       *[other] { $count } damas
    }
    .moved = la dama
    .captured = { $count ->
        [one] la dama
       *[other] { $count } damas
    }
    .among = { "dama, " }
piece-sepoy-king = { $count ->
    [one] rey
   *[other] reyes
}
    .letter = R
    .a = el rey
    .counted = { $count ->
        [one] { $count } rey
       *[other] { $count } reyes
    }
    .moved = el rey
    .captured = { $count ->
        [one] al rey
       *[other] { $count } reyes
    }
    .among = { "rey, " }

## Calls, ends and aims

call-check = **¡Jaque** en { $square }!
alt-call-check = Jaque en { $square }.
page-call-check = Jaque
reason-checkmate = Jaque mate.
reason-stalemate = Ahogado: no hay jugada posible, y no hay jaque.
reason-fifty-moves = Los dos bandos han hecho 50 jugadas sin capturar ni mover un peón.
aim-maharajah = dar mate al rey
aim-sepoys = dar mate al maharajá

## Refusals: the reason and the remedy

refuse-place-first = Primero coloca el maharajá en una casilla de las filas 1 a 3. Escribe solo la casilla, por ejemplo `c2`.
refuse-placed-too-far = El maharajá empieza en una de las filas 1 a 3, así que no en { $square }. Elige una casilla de esas.
refuse-no-such-move = Esa pieza no va de { $from } a { $to }. `/{ command-legal } { $from }` muestra adónde puede ir.
refuse-in-the-way = La pieza de { $at } corta el paso de { $from } a { $to }. `/{ command-legal } { $from }` muestra adónde puede ir la tuya.
refuse-own-there = En { $square } hay una pieza tuya. Elige otra casilla.
refuse-pawn-diagonal = Un peón solo va en diagonal para capturar, y en { $square } no hay nada que capturar. Muévelo hacia delante.
refuse-pawn-at-end = El peón de { $square } está en la última fila y se queda ahí: aquí no hay coronación. Mueve otra pieza.
refuse-into-check = En { $square } tendrías jaque de la pieza de { $by }. Elige una casilla segura.
refuse-in-check = Tienes jaque en { $square } de la pieza de { $by }, y esa jugada no lo para. Mueve el rey, o pon una pieza en medio.
refuse-pinned = Sin la pieza de { $from }, tu rey tendría jaque desde { $by }. Mueve otra pieza.

## What it is good for, and its rules in words

advice-maharajah = difícil para el maharajá: juega con los dos bandos
rule-chess-army = El tablero tiene 8 × 8 casillas: los cipayos tienen un ejército de ajedrez completo en sus casillas de siempre, y el maharajá está solo.
rule-chess-start = { $choice ->
    [choice] Quien lleva el maharajá elige dónde empieza, en las filas 1 a 3; esa es la primera jugada.
   *[e1] El maharajá empieza en e1.
}
rule-chess-starts = Empieza el maharajá.
rule-chess-moves = El maharajá se mueve como una dama o como un caballo. El ejército se mueve como en el ajedrez.
rule-chess-limits = No hay enroque, ni captura al paso, ni coronación: un peón en la fila 1 se queda ahí.
rule-chess-end = Se gana por jaque mate: el maharajá da mate al rey, el ejército da mate al maharajá. Nadie puede ponerse en jaque.
rule-chess-no-moves = { $choice ->
    [loss] Si un bando no tiene jugada posible y no está en jaque (ahogado), pierde.
   *[draw] Si un bando no tiene jugada posible y no está en jaque (ahogado), la partida es tablas.
}
rule-chess-repetition = La partida es tablas cuando la misma posición se ha dado 3 veces.
rule-chess-quiet = La partida es tablas cuando los dos bandos han hecho 50 jugadas sin capturar ni mover un peón.
rule-chess-solved = Es difícil para el maharajá: con el mejor juego, siempre gana el ejército. Para que sea justo, juega dos partidas cambiando de bando.
rule-name-start = Inicio del maharajá, inicio
rule-value-choice = libre elección en las filas 1 a 3, libre elección

## Offers, lesson and examples

offer-menu-chess = El maharajá y los cipayos
lesson-of-chess = El maharajá y los cipayos
lesson-topic-chess-moves = Cómo se mueve el maharajá
lesson-about-chess-moves = El maharajá se mueve como una dama, en cualquier dirección mientras el camino esté libre, o salta como un caballo.
lesson-topic-chess-capture = Lo que nadie protege
lesson-about-chess-capture = El maharajá no puede ponerse en jaque. Por eso solo captura lo que ninguna otra pieza del ejército protege.
lesson-topic-chess-check = Jaque
lesson-about-chess-check = Quien está en jaque tiene que pararlo. El ejército empuja al maharajá dándole jaque.
lesson-topic-chess-mate = Jaque mate
lesson-about-chess-mate = El ejército gana cuando el maharajá está en jaque y no le queda ninguna casilla segura.
example-chess-line = Por el maharajá, como una dama
example-chess-leap = Por el maharajá, como un caballo
title-maharajah = El maharajá y los cipayos
title-short-maharajah = Maharajá y cipayos
