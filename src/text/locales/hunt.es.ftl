# Las palabras y frases que solo tienen los juegos de caza, en español.
#
# Cada reglamento nombra sus bandos. Los nombres que se conocen aquí tienen formas, para una pieza y para varias; cualquier
# otro ($name) queda como está, en palabras que valen para cualquier número.

## Bandos
##
## .number elige el verbo: `one` gana, `many` ganan. .led es con lo que alguien juega. Las demás formas llevan su artículo:
## .opening al principio de una frase, .the en medio, .of tras «de», .to tras «a».

side-few = bando pequeño
    .heading = Bando pequeño
    .opening = El bando pequeño
    .the = el bando pequeño
    .of = del bando pequeño
    .to = al bando pequeño
    .led = el bando pequeño
    .number = one
side-many = bando grande
    .heading = Bando grande
    .opening = El bando grande
    .the = el bando grande
    .of = del bando grande
    .to = al bando grande
    .led = el bando grande
    .number = one
side-named = bando «{ $name }»
    .heading = Bando «{ $name }»
    .opening = El bando «{ $name }»
    .the = el bando «{ $name }»
    .of = del bando «{ $name }»
    .to = al bando «{ $name }»
    .led = el bando «{ $name }»
    .number = one
side-fox = zorro
    .heading = Zorro
    .opening = El zorro
    .the = el zorro
    .of = del zorro
    .to = al zorro
    .led = el zorro
    .number = one
side-fox-several = zorros
    .heading = Zorros
    .opening = Los zorros
    .the = los zorros
    .of = de los zorros
    .to = a los zorros
    .led = los zorros
    .number = many
side-officer = oficial
    .heading = Oficial
    .opening = El oficial
    .the = el oficial
    .of = del oficial
    .to = al oficial
    .led = el oficial
    .number = one
side-officer-several = oficiales
    .heading = Oficiales
    .opening = Los oficiales
    .the = los oficiales
    .of = de los oficiales
    .to = a los oficiales
    .led = los oficiales
    .number = many
side-tiger = tigre
    .heading = Tigre
    .opening = El tigre
    .the = el tigre
    .of = del tigre
    .to = al tigre
    .led = el tigre
    .number = one
side-tiger-several = tigres
    .heading = Tigres
    .opening = Los tigres
    .the = los tigres
    .of = de los tigres
    .to = a los tigres
    .led = los tigres
    .number = many
side-hare = liebre
    .heading = Liebre
    .opening = La liebre
    .the = la liebre
    .of = de la liebre
    .to = a la liebre
    .led = la liebre
    .number = one
side-hare-several = liebres
    .heading = Liebres
    .opening = Las liebres
    .the = las liebres
    .of = de las liebres
    .to = a las liebres
    .led = las liebres
    .number = many
side-hound = perro
    .heading = Perro
    .opening = El perro
    .the = el perro
    .of = del perro
    .to = al perro
    .led = el perro
    .number = one
side-hound-several = perros
    .heading = Perros
    .opening = Los perros
    .the = los perros
    .of = de los perros
    .to = a los perros
    .led = los perros
    .number = many
side-goose = oca
    .heading = Oca
    .opening = La oca
    .the = la oca
    .of = de la oca
    .to = a la oca
    .led = la oca
    .number = one
side-goose-several = ocas
    .heading = Ocas
    .opening = Las ocas
    .the = las ocas
    .of = de las ocas
    .to = a las ocas
    .led = las ocas
    .number = many
side-sheep = oveja
    .heading = Oveja
    .opening = La oveja
    .the = la oveja
    .of = de la oveja
    .to = a la oveja
    .led = la oveja
    .number = one
side-sheep-several = ovejas
    .heading = Ovejas
    .opening = Las ovejas
    .the = las ovejas
    .of = de las ovejas
    .to = a las ovejas
    .led = las ovejas
    .number = many
side-rebel = rebelde
    .heading = Rebelde
    .opening = El rebelde
    .the = el rebelde
    .of = del rebelde
    .to = al rebelde
    .led = el rebelde
    .number = one
side-rebel-several = rebeldes
    .heading = Rebeldes
    .opening = Los rebeldes
    .the = los rebeldes
    .of = de los rebeldes
    .to = a los rebeldes
    .led = los rebeldes
    .number = many
side-goat = cabra
    .heading = Cabra
    .opening = La cabra
    .the = la cabra
    .of = de la cabra
    .to = a la cabra
    .led = la cabra
    .number = one
side-goat-several = cabras
    .heading = Cabras
    .opening = Las cabras
    .the = las cabras
    .of = de las cabras
    .to = a las cabras
    .led = las cabras
    .number = many
side-leopard = leopardo
    .heading = Leopardo
    .opening = El leopardo
    .the = el leopardo
    .of = del leopardo
    .to = al leopardo
    .led = el leopardo
    .number = one
side-leopard-several = leopardos
    .heading = Leopardos
    .opening = Los leopardos
    .the = los leopardos
    .of = de los leopardos
    .to = a los leopardos
    .led = los leopardos
    .number = many
side-ox = buey
    .heading = Buey
    .opening = El buey
    .the = el buey
    .of = del buey
    .to = al buey
    .led = el buey
    .number = one
side-ox-several = bueyes
    .heading = Bueyes
    .opening = Los bueyes
    .the = los bueyes
    .of = de los bueyes
    .to = a los bueyes
    .led = los bueyes
    .number = many
side-hunter = cazador
    .heading = Cazador
    .opening = El cazador
    .the = el cazador
    .of = del cazador
    .to = al cazador
    .led = el cazador
    .number = one
side-hunter-several = cazadores
    .heading = Cazadores
    .opening = Los cazadores
    .the = los cazadores
    .of = de los cazadores
    .to = a los cazadores
    .led = los cazadores
    .number = many

## Piezas
##
## $count es cuántas son, $letter la letra del reglamento. Las piezas de un bando con otro nombre son `few` y `many`, o
## `named` donde las frases tienen que distinguir los bandos. .plural es el nombre solo, en plural.

piece-few = { $count ->
    [one] pieza
   *[other] piezas
}
    .letter = { $letter }
    .a = una pieza
    .none = ninguna pieza
    .plural = piezas
    .counted = { $count ->
        [one] { $count } pieza
       *[other] { $count } piezas
    }
    .moved = una pieza
    .captured = { $count ->
        [one] la pieza
       *[other] { $count } piezas
    }
    .among = { "" }
piece-many = { $count ->
    [one] pieza
   *[other] piezas
}
    .letter = { $letter }
    .a = una pieza
    .none = ninguna pieza
    .plural = piezas
    .counted = { $count ->
        [one] { $count } pieza
       *[other] { $count } piezas
    }
    .moved = una pieza
    .captured = { $count ->
        [one] la pieza
       *[other] { $count } piezas
    }
    .among = { "" }
piece-named = { $count ->
    [one] pieza «{ $name }»
   *[other] piezas «{ $name }»
}
    .letter = { $letter }
    .a = una pieza «{ $name }»
    .none = ninguna pieza «{ $name }»
    .plural = piezas «{ $name }»
    .counted = { $count ->
        [one] { $count } pieza «{ $name }»
       *[other] { $count } piezas «{ $name }»
    }
    .moved = una pieza
    .captured = { $count ->
        [one] la pieza «{ $name }»
       *[other] { $count } piezas «{ $name }»
    }
    .among = { "" }
piece-fox = { $count ->
    [one] zorro
   *[other] zorros
}
    .letter = { $letter }
    .a = un zorro
    .none = ningún zorro
    .plural = zorros
    .counted = { $count ->
        [one] { $count } zorro
       *[other] { $count } zorros
    }
    .moved = un zorro
    .captured = { $count ->
        [one] el zorro
       *[other] { $count } zorros
    }
    .among = { "" }
piece-officer = { $count ->
    [one] oficial
   *[other] oficiales
}
    .letter = { $letter }
    .a = un oficial
    .none = ningún oficial
    .plural = oficiales
    .counted = { $count ->
        [one] { $count } oficial
       *[other] { $count } oficiales
    }
    .moved = un oficial
    .captured = { $count ->
        [one] el oficial
       *[other] { $count } oficiales
    }
    .among = { "" }
piece-tiger = { $count ->
    [one] tigre
   *[other] tigres
}
    .letter = { $letter }
    .a = un tigre
    .none = ningún tigre
    .plural = tigres
    .counted = { $count ->
        [one] { $count } tigre
       *[other] { $count } tigres
    }
    .moved = un tigre
    .captured = { $count ->
        [one] el tigre
       *[other] { $count } tigres
    }
    .among = { "" }
piece-hare = { $count ->
    [one] liebre
   *[other] liebres
}
    .letter = { $letter }
    .a = una liebre
    .none = ninguna liebre
    .plural = liebres
    .counted = { $count ->
        [one] { $count } liebre
       *[other] { $count } liebres
    }
    .moved = una liebre
    .captured = { $count ->
        [one] la liebre
       *[other] { $count } liebres
    }
    .among = { "" }
piece-hound = { $count ->
    [one] perro
   *[other] perros
}
    .letter = { $letter }
    .a = un perro
    .none = ningún perro
    .plural = perros
    .counted = { $count ->
        [one] { $count } perro
       *[other] { $count } perros
    }
    .moved = un perro
    .captured = { $count ->
        [one] el perro
       *[other] { $count } perros
    }
    .among = { "" }
piece-goose = { $count ->
    [one] oca
   *[other] ocas
}
    .letter = { $letter }
    .a = una oca
    .none = ninguna oca
    .plural = ocas
    .counted = { $count ->
        [one] { $count } oca
       *[other] { $count } ocas
    }
    .moved = una oca
    .captured = { $count ->
        [one] la oca
       *[other] { $count } ocas
    }
    .among = { "" }
piece-sheep = { $count ->
    [one] oveja
   *[other] ovejas
}
    .letter = { $letter }
    .a = una oveja
    .none = ninguna oveja
    .plural = ovejas
    .counted = { $count ->
        [one] { $count } oveja
       *[other] { $count } ovejas
    }
    .moved = una oveja
    .captured = { $count ->
        [one] la oveja
       *[other] { $count } ovejas
    }
    .among = { "" }
piece-rebel = { $count ->
    [one] rebelde
   *[other] rebeldes
}
    .letter = { $letter }
    .a = un rebelde
    .none = ningún rebelde
    .plural = rebeldes
    .counted = { $count ->
        [one] { $count } rebelde
       *[other] { $count } rebeldes
    }
    .moved = un rebelde
    .captured = { $count ->
        [one] el rebelde
       *[other] { $count } rebeldes
    }
    .among = { "" }
piece-goat = { $count ->
    [one] cabra
   *[other] cabras
}
    .letter = { $letter }
    .a = una cabra
    .none = ninguna cabra
    .plural = cabras
    .counted = { $count ->
        [one] { $count } cabra
       *[other] { $count } cabras
    }
    .moved = una cabra
    .captured = { $count ->
        [one] la cabra
       *[other] { $count } cabras
    }
    .among = { "" }
piece-leopard = { $count ->
    [one] leopardo
   *[other] leopardos
}
    .letter = { $letter }
    .a = un leopardo
    .none = ningún leopardo
    .plural = leopardos
    .counted = { $count ->
        [one] { $count } leopardo
       *[other] { $count } leopardos
    }
    .moved = un leopardo
    .captured = { $count ->
        [one] el leopardo
       *[other] { $count } leopardos
    }
    .among = { "" }
piece-ox = { $count ->
    [one] buey
   *[other] bueyes
}
    .letter = { $letter }
    .a = un buey
    .none = ningún buey
    .plural = bueyes
    .counted = { $count ->
        [one] { $count } buey
       *[other] { $count } bueyes
    }
    .moved = un buey
    .captured = { $count ->
        [one] el buey
       *[other] { $count } bueyes
    }
    .among = { "" }
piece-hunter = { $count ->
    [one] cazador
   *[other] cazadores
}
    .letter = { $letter }
    .a = un cazador
    .none = ningún cazador
    .plural = cazadores
    .counted = { $count ->
        [one] { $count } cazador
       *[other] { $count } cazadores
    }
    .moved = un cazador
    .captured = { $count ->
        [one] el cazador
       *[other] { $count } cazadores
    }
    .among = { "" }

## Puntos especiales: lo que un bando tiene que alcanzar, lo que el otro tiene que llenar, y ambos en tableros de texto

ground-home = meta
    .a = una meta
ground-paddock = meta
    .a = una meta
ground-goal = meta
    .a = una meta

## Turnos y finales
##
## $left es cuántas piezas le quedan a un bando. $known dice si el punto $square decidió la partida.

turn-huffed = { $count ->
    [one] Esta pieza podía capturar y no lo hizo, así que se retira
   *[other] Estas piezas podían capturar y no lo hicieron, así que se retiran
}: { $piece } en { $squares }.
turn-trapped = { $count ->
    [one] Esta pieza ya no se puede mover, así que se retira
   *[other] Estas piezas ya no se pueden mover, así que se retiran
}: { $piece } en { $squares }.
aim-capture = capturar { $piece-captured }
aim-capture-all = capturar { $side-to } hasta la última pieza
aim-reach = llegar a { $squares }
aim-pass = pasar al otro lado { $side-of }
aim-fill = { $count ->
    [one] ocupar el punto de meta
   *[other] ocupar los { $count } puntos de meta
}
aim-trap = encerrar { $side-to } sin dejar ninguna jugada
aim-remove = sacar { $side-to } del tablero
aim-hold = no dejar que gane el otro bando
reason-taken = { $side-opening } ya no { $side-number ->
    [one] está
   *[many] están
} en el tablero.
reason-too-few = { $left ->
    [0] { $side-opening } ya no { $side-number ->
        [one] está
       *[many] están
    } en el tablero.
    [one] Solo queda { $piece-counted }.
   *[other] Solo quedan { $piece-counted }.
}
reason-reached = { $winner-side-opening } { $winner-side-number ->
    [one] ha
   *[many] han
} llegado a { $square }.
reason-behind = { $winner-side-opening } { $winner-side-number ->
    [one] ha
   *[many] han
} dejado atrás { $side-to }.
reason-filled = { $winner-side-opening } { $winner-side-number ->
    [one] ocupa
   *[many] ocupan
} todos los puntos de meta.

## Negativas: el motivo y el remedio

refuse-hand-first = Pon primero { $piece-a } en un punto vacío, como `/{ command-move } { $at }`: aún hay { $piece-counted } en reserva.
refuse-nothing-in-hand = No hay nada en reserva que se pueda poner en { $at }. Mueve una pieza: escribe su punto y el siguiente, como `d4 d5`.
refuse-direction = Desde { $from }, esa pieza no puede ir { $direction ->
    [forward] hacia delante
    [forward-diagonal] en diagonal hacia delante
    [sideways] de lado
    [back-diagonal] en diagonal hacia atrás
   *[back] hacia atrás
} a { $to }. `/{ command-legal } { $from }` muestra adónde puede ir.
refuse-no-leaps = De { $from } a { $to } es un salto, y esta pieza solo va a los puntos vecinos. `/{ command-legal } { $from }` los muestra.
refuse-must-leap = Puedes capturar, así que tienes que hacerlo: { $leaps }.
refuse-goes-on = Desde { $at } la pieza puede seguir capturando, así que tiene que hacerlo: { $leaps }. Añade { $count ->
    [one] ese punto
   *[other] uno de esos puntos
} a tu jugada.

## Para qué vale cada reglamento, en pocas palabras; no todos las tienen

advice-fox-and-hounds = partidas cortas
advice-fox-and-geese = ideal para empezar
advice-halatafl = captura obligatoria
advice-asalto = si no capturas, pierdes la pieza
advice-bagh-chal = ideal para empezar
advice-len-choa = el tablero más pequeño
advice-sua-ghin-gnua = el tablero empieza vacío
advice-catch-the-hare = una contra doce

## Reglas en palabras
##
## Un mensaje `rule-` es todo lo que se dice de una regla: $choice es lo elegido. $few-piece y $many-piece son una sola
## pieza; $few-all y $many-all, todas las de un bando.

rules-hunt-label = { $rules } · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} · { $few-piece-counted }, { $many-piece-counted }
rule-hunt-board = { $choice ->
    [cross] El tablero es una cruz de 33 puntos.
    [square5] El tablero tiene 5 × 5 puntos.
    [draughts] El tablero son las 32 casillas oscuras de un tablero de ajedrez.
    [triangle10] El tablero es un triángulo de 10 puntos.
    [triangle23] El tablero es un triángulo de 23 puntos, con una línea corta a cada lado.
    [lattice4x5] El tablero tiene 32 puntos: 4 × 5 cruces y los centros de sus cuadrados.
   *[lattice6x7] El tablero tiene 72 puntos: 6 × 7 cruces y los centros de sus cuadrados.
}
rule-hunt-pieces = Las piezas: { $few-all-piece-counted } y { $many-all-piece-counted }.
rule-hunt-start = Al principio, { $chosen-side-the } { $chosen-side-number ->
    [one] ocupa
   *[many] ocupan
} { $points }.
rule-hunt-starts = { $chosen-side-number ->
    [one] Empieza
   *[many] Empiezan
} { $chosen-side-the }.
rule-hunt-hand = { $choice ->
    [0] { $chosen-side-opening } no { $chosen-side-number ->
        [one] tiene
       *[many] tienen
    } nada en reserva.
    [one] Al principio hay { $chosen-piece-counted } en reserva: primero se pone en un punto vacío; antes, { $chosen-side-the } no se { $chosen-side-number ->
        [one] puede
       *[many] pueden
    } mover.
   *[other] Al principio hay { $chosen-piece-counted } en reserva: en cada turno se pone una pieza en un punto vacío, y { $chosen-side-the } no se { $chosen-side-number ->
        [one] puede
       *[many] pueden
    } mover antes de poner todas.
}
rule-hunt-lines = { $choice ->
    [none] El tablero no tiene líneas.
    [grid] El tablero solo tiene líneas rectas, sin diagonales.
    [diagonal] El tablero solo tiene diagonales.
    [thin] El tablero solo tiene las diagonales adicionales, que cruzan las habituales.
    [grid-diagonal] El tablero tiene líneas rectas y diagonales.
    [grid-thin] El tablero tiene líneas rectas y las diagonales adicionales, pero no las habituales.
    [diagonal-thin] El tablero tiene las dos diagonales en cada cuadrado pequeño, pero no líneas rectas.
   *[grid-diagonal-thin] El tablero tiene líneas rectas y las dos diagonales en cada cuadrado pequeño.
}
rule-hunt-uses = { $chosen-side-opening } { $chosen-side-number ->
    [one] se mueve
   *[many] se mueven
} { $choice ->
    [all] por todas las líneas del tablero
    [none] por líneas que el tablero no tiene
    [grid] solo por las líneas rectas
    [diagonal] solo por las diagonales
    [thin] solo por las diagonales adicionales
    [grid-diagonal] por las líneas rectas y las diagonales habituales
    [grid-thin] por las líneas rectas y las diagonales adicionales
   *[diagonal-thin] solo por las diagonales, habituales y adicionales
}.
rule-hunt-directions = { $chosen-side-opening } { $choice ->
    [none] no se { $chosen-side-number ->
        [one] puede
       *[many] pueden
    } mover.
    [all] se { $chosen-side-number ->
        [one] mueve
       *[many] mueven
    } un punto cada vez, en cualquier dirección.
   *[some] se { $chosen-side-number ->
        [one] mueve
       *[many] mueven
    } un punto cada vez: { $directions }.
}
direction-forward = hacia delante
direction-forward-diagonal = en diagonal hacia delante
direction-sideways = de lado
direction-back-diagonal = en diagonal hacia atrás
direction-back = hacia atrás
rule-hunt-directions-both = Todas las piezas se mueven un punto cada vez, en cualquier dirección.
rule-hunt-ahead = Delante es hacia arriba en el tablero, hacia las filas de números más altos.
rule-hunt-leap = { $few-side-opening } { $choice ->
    [none] no { $few-side-number ->
        [one] puede
       *[many] pueden
    } capturar.
    [single] { $few-side-number ->
        [one] captura
       *[many] capturan
    } saltando por una línea por encima de { $many-piece-a } al punto vacío de detrás, una vez por turno.
   *[multi] { $few-side-number ->
        [one] captura
       *[many] capturan
    } saltando por una línea por encima de { $many-piece-a } al punto vacío de detrás, y en el mismo turno se puede seguir saltando.
}
rule-hunt-capture = { $choice ->
    [free] Capturar es opcional.
    [must] Si { $few-side-the } { $few-side-number ->
        [one] puede
       *[many] pueden
    } capturar, hay que hacer una captura.
    [must-on] Si { $few-side-the } { $few-side-number ->
        [one] puede
       *[many] pueden
    } capturar, hay que hacerlo, y los saltos siguen mientras se pueda.
   *[huff] Capturar es opcional, pero si en vez de ello se da un paso, se retira cada { $few-piece } que podía capturar.
}
rule-hunt-trapped = { $choice ->
    [removed] Si tras un turno { $many-side-of } { $few-piece-a } no se puede mover, se retira del tablero.
    [removed-hand] Una vez agotada la reserva, si tras un turno { $many-side-of } { $few-piece-a } no se puede mover, se retira del tablero.
   *[stays] Si { $few-piece-a } no se puede mover, se queda en el tablero.
}
rule-hunt-many-at-most = { $few-side-opening } { $choice ->
    [never] no { $few-side-number ->
        [one] puede
       *[many] pueden
    } ganar capturando.
    [0] { $few-side-number ->
        [one] gana
       *[many] ganan
    } cuando no queda { $many-piece-none }.
    [one] { $few-side-number ->
        [one] gana
       *[many] ganan
    } cuando solo queda { $choice } de { $many-count } { $many-piece-plural }.
   *[other] { $few-side-number ->
        [one] gana
       *[many] ganan
    } cuando solo quedan { $choice } de { $many-count } { $many-piece-plural }.
}
rule-hunt-few-reach = { $choice ->
    [0] Ningún punto del tablero da la victoria { $few-side-to }.
   *[other] { $few-side-opening } { $few-side-number ->
        [one] gana
       *[many] ganan
    } si { $few-side-number ->
        [one] llega
       *[many] llegan
    } a { $points }.
}
rule-hunt-few-behind = { $choice ->
    [yes] { $few-side-opening } { $few-side-number ->
        [one] gana
       *[many] ganan
    } si { $few-side-number ->
        [one] queda
       *[many] quedan
    } en el tablero más abajo que cualquier { $many-piece }.
   *[no] Pasar al otro lado { $many-side-of } no gana.
}
rule-hunt-many-fill = { $choice ->
    [0] Ocupar puntos del tablero no da la victoria { $many-side-to }.
   *[other] { $many-side-opening } { $many-side-number ->
        [one] gana
       *[many] ganan
    } si { $many-side-number ->
        [one] ocupa
       *[many] ocupan
    } { $points }.
}
rule-hunt-taken = { $choice ->
    [yes] { $many-side-opening } { $many-side-number ->
        [one] gana
       *[many] ganan
    } cuando no queda { $few-piece-none }.
   *[no] Nada puede retirar del tablero { $few-side-to }.
}
rule-hunt-no-moves = { $choice ->
    [loss] { $many-side-opening } { $many-side-number ->
        [one] gana
       *[many] ganan
    } si { $few-side-the } no { $few-side-number ->
        [one] tiene
       *[many] tienen
    } ninguna jugada posible (y al revés).
   *[draw] Si un bando no tiene ninguna jugada posible, son tablas.
}
rule-hunt-quiet-limit = { $choice ->
    [0] No hay límite de jugadas en las que no se captura ni se pone nada.
    [one] Tras { $choice } jugada en la que no se captura ni se pone nada, son tablas.
   *[other] Tras { $choice } jugadas en las que no se captura ni se pone nada, son tablas.
}

## Ofertas

offer-menu-hunt = Caza: juegos de zorro, tigre y leopardo

lesson-of-hunt = Caza
lesson-topic-hunt-fox = Los dos objetivos: el zorro
lesson-about-hunt-fox = El zorro gana capturando ocas. Cuando solo quedan 5, las ocas han perdido.
lesson-topic-hunt-moves = Cómo se mueven las piezas
lesson-about-hunt-moves = Las piezas van de punto a punto por las líneas dibujadas, un paso cada vez.
lesson-topic-hunt-leap = Saltar
lesson-about-hunt-leap = El zorro captura saltando por encima de una oca al punto vacío de detrás.
lesson-topic-hunt-chain = Seguir saltando
lesson-about-hunt-chain = Desde donde cae, el zorro puede seguir saltando en la misma jugada.
lesson-topic-hunt-put = Poner piezas en el tablero
lesson-about-hunt-put = En algunos juegos de caza, un bando pone primero sus piezas en el tablero, una por turno. No pongas una cabra donde un tigre pueda saltarla.
lesson-topic-hunt-trap = Los dos objetivos: las ocas
lesson-about-hunt-trap = Las ocas no pueden capturar: ganan encerrando al zorro, de modo que no se pueda mover.
lesson-topic-hunt-guard = Cubre tus piezas
lesson-about-hunt-guard = Una oca está a salvo mientras haya alguien detrás de ella, vista desde el zorro.
lesson-topic-hunt-puzzle = Un problema
lesson-about-hunt-puzzle = Aquí solo una jugada asegura la victoria.

example-hunt-leap = Con un salto
example-hunt-chain = Con varios saltos en la misma jugada
example-hunt-closed = Encerrando, sin dejar ninguna jugada posible

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-fox-and-hounds = El zorro y los perros
title-short-fox-and-hounds = El zorro y los perros
title-fox-and-geese = El zorro y las ocas: 13 ocas
title-short-fox-and-geese = El zorro y las ocas
title-fox-and-geese-orthogonal = El zorro y las ocas: 13 ocas solo por líneas rectas
title-short-fox-and-geese-orthogonal = 13 ocas, líneas rectas
title-fox-and-geese-15 = El zorro y las ocas: 15 ocas que no retroceden
title-short-fox-and-geese-15 = 15 ocas, sin retroceder
title-fox-and-geese-17 = El zorro y las ocas: 17 ocas sin límites
title-short-fox-and-geese-17 = 17 ocas, sin límites
title-fox-and-geese-17-ahead = El zorro y las ocas: 17 ocas ni atrás ni a los lados
title-short-fox-and-geese-17-ahead = 17 ocas, solo adelante
title-fox-and-geese-17-straight = El zorro y las ocas: 17 ocas sin diagonales
title-short-fox-and-geese-17-straight = 17 ocas, sin diagonales
title-fox-and-geese-diagonals = El zorro y las ocas: diagonales adicionales
title-short-fox-and-geese-diagonals = Diagonales adicionales
title-pulijudam = Pulijudam (corderos y tigres)
title-short-pulijudam = Pulijudam
title-catch-the-hare = La caza de la liebre
title-short-catch-the-hare = La caza de la liebre
