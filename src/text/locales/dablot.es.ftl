# Las palabras y frases que solo tiene el dablot, en español.

## Bandos: los samis empiezan abajo (`south` en los registros), los suecos arriba (`north`)

side-south = samis
    .heading = Samis
    .opening = Los samis
    .the = los samis
    .of = de los samis
    .to = a los samis
    .led = los samis
    .number = many
side-north = suecos
    .heading = Suecos
    .opening = Los suecos
    .the = los suecos
    .of = de los suecos
    .to = a los suecos
    .led = los suecos
    .number = many

## Piezas

piece-south-man = { $count ->
    [one] peón
   *[other] peones
}
    .letter = { $letter }
    .a = un peón sami
    .counted = { $count ->
        [one] { $count } peón sami
       *[other] { $count } peones samis
    }
    .moved = un peón sami
    .captured = { $count ->
        [one] el peón
       *[other] { $count } peones
    }
    .among = { "" }
piece-south-retreated = { $count ->
    [one] peón replegado
   *[other] peones replegados
}
    .letter = { $letter }
    .a = un peón replegado sami
    .counted = { $count ->
        [one] { $count } peón replegado sami
       *[other] { $count } peones replegados samis
    }
    .moved = un peón replegado sami
    .captured = { $count ->
        [one] el peón replegado
       *[other] { $count } peones replegados
    }
    .among = { "peón replegado, " }
piece-south-son = { $count ->
    [one] hijo
   *[other] hijos
}
    .letter = { $letter }
    .a = un hijo sami
    .counted = { $count ->
        [one] { $count } hijo sami
       *[other] { $count } hijos samis
    }
    .moved = un hijo sami
    .captured = { $count ->
        [one] al hijo
       *[other] { $count } hijos
    }
    .among = { "hijo, " }
piece-south-officer = { $count ->
    [one] oficial
   *[other] oficiales
}
    .letter = { $letter }
    .a = un oficial sami
    .counted = { $count ->
        [one] { $count } oficial sami
       *[other] { $count } oficiales samis
    }
    .moved = un oficial sami
    .captured = { $count ->
        [one] al oficial
       *[other] { $count } oficiales
    }
    .among = { "oficial, " }
piece-south-leader = { $count ->
    [one] jefe
   *[other] jefes
}
    .letter = { $letter }
    .a = un jefe sami
    .counted = { $count ->
        [one] { $count } jefe sami
       *[other] { $count } jefes samis
    }
    .moved = un jefe sami
    .captured = { $count ->
        [one] al jefe
       *[other] { $count } jefes
    }
    .among = { "jefe, " }
piece-north-man = { $count ->
    [one] peón
   *[other] peones
}
    .letter = { $letter }
    .a = un peón sueco
    .counted = { $count ->
        [one] { $count } peón sueco
       *[other] { $count } peones suecos
    }
    .moved = un peón sueco
    .captured = { $count ->
        [one] el peón
       *[other] { $count } peones
    }
    .among = { "" }
piece-north-retreated = { $count ->
    [one] peón replegado
   *[other] peones replegados
}
    .letter = { $letter }
    .a = un peón replegado sueco
    .counted = { $count ->
        [one] { $count } peón replegado sueco
       *[other] { $count } peones replegados suecos
    }
    .moved = un peón replegado sueco
    .captured = { $count ->
        [one] el peón replegado
       *[other] { $count } peones replegados
    }
    .among = { "peón replegado, " }
piece-north-son = { $count ->
    [one] hijo
   *[other] hijos
}
    .letter = { $letter }
    .a = un hijo sueco
    .counted = { $count ->
        [one] { $count } hijo sueco
       *[other] { $count } hijos suecos
    }
    .moved = un hijo sueco
    .captured = { $count ->
        [one] al hijo
       *[other] { $count } hijos
    }
    .among = { "hijo, " }
piece-north-officer = { $count ->
    [one] oficial
   *[other] oficiales
}
    .letter = { $letter }
    .a = un oficial sueco
    .counted = { $count ->
        [one] { $count } oficial sueco
       *[other] { $count } oficiales suecos
    }
    .moved = un oficial sueco
    .captured = { $count ->
        [one] al oficial
       *[other] { $count } oficiales
    }
    .among = { "oficial, " }
piece-north-leader = { $count ->
    [one] jefe
   *[other] jefes
}
    .letter = { $letter }
    .a = un jefe sueco
    .counted = { $count ->
        [one] { $count } jefe sueco
       *[other] { $count } jefes suecos
    }
    .moved = un jefe sueco
    .captured = { $count ->
        [one] al jefe
       *[other] { $count } jefes
    }
    .among = { "jefe, " }

## Turnos y finales

turn-promoted = El peón se convierte en oficial.
turn-retreated = El peón ha retrocedido, así que ya no puede convertirse en oficial.
aim-dablot = { $end ->
    [leader] capturar al jefe rival, o todas las demás piezas rivales
   *[all] capturar todas las piezas rivales
}
reason-annihilated = { $side-opening } ya no { $side-number ->
    [one] tiene
   *[many] tienen
} ninguna pieza.
reason-leader-captured = El jefe { $side-of } ha sido capturado en { $square }.
reason-bare-leader = { $side-opening } ya no { $side-number ->
    [one] tiene
   *[many] tienen
} más que su jefe.
reason-lone-leaders = Ya no quedan más que los dos jefes.

## Negativas: el motivo y el remedio

refuse-nothing-placed = Aquí no se pone nada en el tablero; las piezas se mueven desde el principio. Escribe el punto de una pieza y aquel al que va, como `c3 d4`.
refuse-man-back = Con estas reglas, los peones no retroceden, y de { $from } a { $to } es retroceder. `/{ command-legal } { $from }` muestra adónde puede ir este.
refuse-too-strong = Esa pieza no puede con la de { $over }, que es { $piece-a }: vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, y la tuya, { $own }.
refuse-man-must-leap = Un peón puede capturar, así que hay que hacerlo: { $leaps }.
refuse-no-ambush = Aquí solo se mueve una pieza cada vez. Escribe la jugada de una de ellas.
refuse-ambush-order = En una emboscada, el salto desde { $first } se escribe antes que el de { $second }.
refuse-ambush-twice = La pieza de { $from } solo puede saltar una vez en una emboscada. Quita uno de sus saltos.
refuse-ambush-others = En una emboscada, todas saltan por encima de la misma pieza, y estas saltan por encima de { $one } y { $other }. Elige una de las dos.
refuse-ambush-alone = La pieza de { $from } puede capturar ella sola la de { $over }, así que no es una emboscada. Escribe solo su salto.
refuse-ambush-too-weak = La pieza de { $over } vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, y la emboscada, solo { $together }. Añade otra pieza, si se puede.
refuse-ambush-too-many = La emboscada tiene fuerza suficiente sin la pieza de { $from }. Quita su salto.

## Para qué vale cada reglamento, en pocas palabras; no todos las tienen

advice-mini-dablot = ideal para empezar
advice-dablot = partidas largas

## Reglas en palabras
##
## Un mensaje `rule-` es todo lo que se dice de una regla: $choice es lo elegido.

rules-dablot-label = { $rules } · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} · { $one ->
    [one] { $one } pieza
   *[other] { $one } piezas
} contra { $other }
rule-dablot-board = { rule-hunt-board }
rule-dablot-pieces = Las piezas: { $south }, contra { $north }.
rule-dablot-start = Al principio: { $points }.
rule-dablot-starts = { $chosen-side-number ->
    [one] Empieza
   *[many] Empiezan
} { $chosen-side-the }.
rule-dablot-steps = { $choice ->
    [0] Una pieza da un paso a un punto vecino, o salta por una línea por encima de un enemigo al punto vacío de detrás y lo captura; en el mismo turno puede seguir saltando.
   *[other] Una pieza da un paso a un punto vecino, o salta por una línea por encima de un enemigo al punto vacío de detrás y lo captura.
}
rule-dablot-points = Una pieza puede capturar las que no valen más que ella: { $ranks }.
rule-dablot-rank = { $kind ->
    [man] peón
    [son] hijo
    [officer] oficial
   *[leader] jefe
} { $points }
rule-dablot-compulsory = { $choice ->
    [men] Si un peón puede capturar, algún peón tiene que hacerlo; el jefe y su hijo no están obligados, pero tampoco se pueden mover en su lugar.
    [men-actions] Si un peón puede capturar, algún peón tiene que hacerlo, o el turno acaba; el jefe y su hijo no están obligados, pero tampoco se pueden mover en su lugar.
   *[none] Capturar es opcional.
}
rule-dablot-men-back = { $choice ->
    [no] Los peones nunca retroceden, ni siquiera para capturar.
   *[yes] Los peones pueden retroceder.
}
rule-dablot-promotion = { $choice ->
    [far-edge] Un peón cuya jugada acaba en la última fila se convierte en oficial.
    [unretreated] Un peón cuya jugada acaba en la última fila se convierte en oficial, salvo que haya retrocedido alguna vez.
   *[none] Ningún peón se convierte en oficial.
}
rule-dablot-actions = { $choice ->
    [0] Cada turno es una sola jugada.
    [one] Un turno tiene { $choice } acción: un paso o un solo salto.
   *[other] Un turno tiene hasta { $choice } acciones, cada una un paso o un solo salto, con la misma pieza o con otras; `{ part-move-end }` acaba el turno antes.
}
rule-dablot-ambush = { $choice ->
    [yes] En una emboscada, varias piezas saltan en el mismo turno por encima de otra más fuerte y la capturan, si juntas valen lo suficiente y ninguna sobra.
   *[no] No hay emboscadas.
}
rule-dablot-end = { $choice ->
    [leader] Quien pierde a su jefe, o se queda solo con él, pierde la partida.
   *[all] Quien se queda sin piezas pierde; si solo quedan los dos jefes, son tablas.
}

## Ofertas

offer-menu-dablot = Dablot: las damas de los samis

lesson-of-dablot = Dablot
lesson-topic-dablot-alone = Los dos objetivos: los demás
lesson-about-dablot-alone = También ganas cuando solo queda el jefe rival.
lesson-topic-dablot-moves = Cómo se mueven las piezas
lesson-about-dablot-moves = Todas las piezas van de punto a punto por las líneas, un paso en cualquier dirección.
lesson-topic-dablot-leap = Saltar
lesson-about-dablot-leap = Una pieza captura saltando por encima de un enemigo al punto vacío de detrás.
lesson-topic-dablot-ranks = Rangos
lesson-about-dablot-ranks = Una pieza no puede capturar otra de rango superior: un peón solo captura peones; un hijo, también hijos; y un jefe, a todos.
lesson-topic-dablot-chain = Seguir saltando
lesson-about-dablot-chain = Desde donde cae, una pieza puede seguir saltando en la misma jugada.
lesson-topic-dablot-leader = Los dos objetivos: el jefe
lesson-about-dablot-leader = Ganas si capturas al jefe rival. Salta por encima de él con tu propio jefe.
lesson-topic-dablot-guard = Cuida a tu jefe
lesson-about-dablot-guard = Tu jefe está en peligro cuando el otro está a su lado y el punto de detrás está vacío.
lesson-topic-dablot-puzzle = Un problema
lesson-about-dablot-puzzle = Aquí solo una jugada asegura la victoria.

example-dablot-man = Un peón captura a otro
example-dablot-son = Un hijo captura al otro
example-dablot-leader = Un jefe captura al otro
example-dablot-chain = Con varios saltos en la misma jugada
example-dablot-ambush = En una emboscada, con dos piezas más débiles

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-mini-dablot-compulsory = Mini-Dablot 1: captura obligatoria
title-short-mini-dablot-compulsory = 1: captura obligatoria
title-mini-dablot-onward = Mini-Dablot 2a: saltos seguidos
title-short-mini-dablot-onward = 2a: saltos seguidos
title-mini-dablot-promotion = Mini-Dablot 2b: promoción
title-short-mini-dablot-promotion = 2b: promoción
title-mini-dablot-officer = Mini-Dablot 3: oficial
title-short-mini-dablot-officer = 3: oficial
title-mini-dablot-actions = Mini-Dablot 4: puntos de acción
title-short-mini-dablot-actions = 4: puntos de acción
title-mini-dablot-ambush = Mini-Dablot 5: emboscada
title-short-mini-dablot-ambush = 5: emboscada
title-dablot-keyland = Dablot hasta el último
title-short-dablot-keyland = Dablot hasta el último
