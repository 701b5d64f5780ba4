# Las palabras y frases que solo tiene el tafl, en español.
#
# Un nombre llega a las frases con todas sus formas: `.number` de un bando, por ejemplo, como `$side-number`.

## Bandos
##
## .number elige el verbo: `one` gana, `many` ganan. .led es con lo que alguien juega. Las demás formas llevan su artículo:
## .opening al principio de una frase, .the en medio, .of tras «de», .to tras «a».

side-attackers = atacantes
    .heading = Atacantes
    .opening = Los atacantes
    .the = los atacantes
    .of = de los atacantes
    .to = a los atacantes
    .led = los atacantes
    .number = many
side-defenders = defensores
    .heading = Defensores
    .opening = Los defensores
    .the = los defensores
    .of = de los defensores
    .to = a los defensores
    .led = el rey y sus defensores
    .number = many

## Piezas
##
## $count es cuántas son. .letter representa la pieza en los tableros de texto: ASCII, una cada una, todas distintas. .among
## va ante el número de casillas en la lista de las piezas propias: nada, en las que son muchas.

piece-attacker = atacante
    .letter = A
    .a = un atacante
    .counted = { $count ->
        [one] { $count } atacante
       *[other] { $count } atacantes
    }
    .moved = una pieza
    .captured = { $count ->
        [one] la pieza
       *[other] { $count } piezas
    }
    .among = { "" }
piece-defender = defensor
    .letter = D
    .a = un defensor
    .counted = { $count ->
        [one] { $count } defensor
       *[other] { $count } defensores
    }
    .moved = una pieza
    .captured = { $count ->
        [one] la pieza
       *[other] { $count } piezas
    }
    .among = { "" }
piece-king = rey
    .letter = R
    .a = el rey
    .counted = rey
    .moved = el rey
    .captured = al rey
    .among = { "rey, " }
piece-attacking-commander = comandante de los atacantes
    .letter = { $letter }
    .a = un comandante de los atacantes
    .counted = { $count ->
        [one] { $count } comandante de los atacantes
       *[other] { $count } comandantes de los atacantes
    }
    .moved = un comandante
    .captured = { $count ->
        [one] al comandante
       *[other] a { $count } comandantes
    }
    .among = { "comandante, " }
piece-attacking-knight = caballero de los atacantes
    .letter = { $letter }
    .a = un caballero de los atacantes
    .counted = { $count ->
        [one] { $count } caballero de los atacantes
       *[other] { $count } caballeros de los atacantes
    }
    .moved = un caballero
    .captured = { $count ->
        [one] al caballero
       *[other] a { $count } caballeros
    }
    .among = { "caballero, " }
piece-defending-commander = comandante de los defensores
    .letter = { $letter }
    .a = un comandante de los defensores
    .counted = { $count ->
        [one] { $count } comandante de los defensores
       *[other] { $count } comandantes de los defensores
    }
    .moved = un comandante
    .captured = { $count ->
        [one] al comandante
       *[other] a { $count } comandantes
    }
    .among = { "comandante, " }
piece-defending-knight = caballero de los defensores
    .letter = { $letter }
    .a = un caballero de los defensores
    .counted = { $count ->
        [one] { $count } caballero de los defensores
       *[other] { $count } caballeros de los defensores
    }
    .moved = un caballero
    .captured = { $count ->
        [one] al caballero
       *[other] a { $count } caballeros
    }
    .among = { "caballero, " }

## Casillas especiales

ground-throne = trono
    .a = el trono
ground-corner = esquina
    .a = una esquina
ground-camp = campamento
    .a = un campamento

## Avisos: en el canal, en la descripción de la imagen, en la lista de jugadas de la página

call-raichi = **¡Raichi!** El rey tiene vía libre hasta { $squares }.
call-tuichi = **¡Tuichi!** El rey tiene { $count ->
    [one] { $count } vía libre
   *[other] { $count } vías libres
}: { $squares }.
call-watch-your-king = **¡Cuidado con el rey!** Los atacantes amenazan con capturarlo en { $square }, con una jugada a { $threats }.
# Para quien empieza, una vez por partida.
meaning-raichi = -# *Raichi* quiere decir que el rey puede ganar en su próxima jugada: los atacantes tienen que cerrarle el paso ya.
meaning-tuichi = -# *Tuichi* quiere decir que tiene al menos dos vías: no basta con cerrar una.
alt-call-raichi = Raichi: el rey tiene vía libre hasta { $squares }.
alt-call-tuichi = Tuichi: el rey tiene { $count ->
    [one] { $count } vía libre
   *[other] { $count } vías libres
}: { $squares }.
alt-call-watch-your-king = Cuidado con el rey: lo pueden capturar en { $square }, con una jugada a { $threats }.
page-call-raichi = Raichi
page-call-tuichi = Tuichi
page-call-watch-your-king = ¡Rey!

## Jugadas y finales

turn-custody = La pieza que se ha movido queda capturada: se ha metido entre dos enemigos.
aim-attackers = { $capture ->
    [two] capturar al rey entre dos de tus piezas
    [four-on-throne] capturar al rey entre dos de tus piezas, o por los cuatro lados si está en el trono
    [four-near-throne] capturar al rey entre dos de tus piezas, o por los cuatro lados si está en el trono o junto a él
   *[four] capturar al rey rodeándolo por los cuatro lados
}
aim-defenders = { $escape ->
    [corner] llevar al rey a una esquina
    [safe-edge] llevar al rey a una casilla del borde en la que no se le pueda capturar al momento
   *[edge] llevar al rey al borde del tablero
}
reason-king-captured = El rey ha sido capturado.
reason-king-escaped = El rey ha escapado en { $square }.
reason-exit-fort = El rey está a salvo en una fortaleza inexpugnable en el borde.
reason-attackers-destroyed = Quedan muy pocos atacantes para retener al rey.
reason-enclosed = Los atacantes han rodeado al rey y a todos sus defensores.

## El tablero en palabras (sin formato)

alt-king = El rey está en { $square }.
alt-king-gone = El rey ya no está en el tablero.
alt-pieces = En el tablero: { $attackers ->
    [0] ningún atacante
    [one] { $attackers } atacante
   *[other] { $attackers } atacantes
}, { $defenders ->
    [0] ningún defensor
    [one] { $defenders } defensor
   *[other] { $defenders } defensores
} y el rey.
alt-pieces-without-king = En el tablero: { $attackers ->
    [0] ningún atacante
    [one] { $attackers } atacante
   *[other] { $attackers } atacantes
} y { $defenders ->
    [0] ningún defensor
    [one] { $defenders } defensor
   *[other] { $defenders } defensores
}.
alt-ranks = Entre ellos: { $pieces }.

## Negativas: el motivo y el remedio

refuse-not-in-line = { $from } y { $to } no están en línea. Las piezas se mueven en línea recta por una fila o una columna.
refuse-blocked = { $from }–{ $to } está cortado en { $at } por { $piece-a }. Las piezas no pueden saltar.
refuse-stop-king = Solo el rey se puede detener en { $square }: es { $ground-a }. Elige otra casilla.
refuse-stop = Esta pieza no se puede detener en { $square }: es { $ground-a }. Elige otra casilla.
refuse-cross = Esta pieza no puede pasar por { $square }: es { $ground-a }. Tiene que detenerse antes.
refuse-too-far = Con estas reglas, esta pieza se mueve como mucho { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
} cada vez.
refuse-not-leapable = Solo se puede saltar sobre enemigos corrientes, y en { $over } no hay ninguno.
refuse-leap-far = El rey solo salta desde el trono o una esquina o hacia ellos, así que no de { $from } a { $to }.
refuse-captures-nothing = Una jugada solo sigue si captura, y en { $to } no se captura nada.
refuse-chain-ends = La jugada termina en { $at }.
refuse-must-go-on = Esta jugada tiene que seguir: la pieza de { $at } puede capturar otra vez.
refuse-stood-before = Esta posición ya ha estado en el tablero (tras la jugada { $ply }), y los defensores no pueden repetirla.

## Negativas a una línea de reglas en la notación de OpenTafl

refuse-rules-line = No puedo jugar con estas reglas, que parecen una línea de OpenTafl. Corrige, por favor:
rules-line-missing = falta `{ $key }`
rules-line-twice = `{ $key }` aparece dos veces
rules-line-unknown = no existe la entrada `{ $key }`
rules-line-value = `{ $key }` no puede ser `{ $given }`
rules-line-no-such-rule = no tengo ninguna regla como `{ $key }:{ $given }`
rules-line-start = no se puede leer la posición inicial: { $why }
rules-line-more = { $count } más

## Para qué vale cada reglamento, en pocas palabras tras su título

advice-brandubh = ideal para empezar
advice-copenhagen = para torneos
advice-norse = tablero grande, reglas sencillas
advice-fetlar = para torneos clásicos
advice-tablut = como lo vio Linneo en 1732
advice-viking = el borde es seguro para el rey
advice-kings-table = solo las piezas capturan al rey
advice-high-king-tablut = tablero mediano, escapar por las esquinas
advice-high-king-ard-ri = pequeño y apretado
advice-high-king-errk = pequeño, escapar por las esquinas
advice-mini-tablut = no te metas entre dos enemigos
advice-saami-tablut = atacantes en campamentos
advice-tawlbwrdd = sin casillas especiales, escapar por el borde
advice-sea-battle = rey desarmado, escapar por el borde
advice-magpie = rey lento
advice-alea-evangelii = el tablero más grande, partidas largas
advice-historical-tablut = empiezan los defensores, escapar por el borde
advice-historical-11 = tablero grande, escapar por el borde
advice-historical-bell = empiezan los defensores, salida en forma de campana
advice-lewis-cross = empiezan los defensores, salida en forma de cruz
advice-historical-13 = tablero aún más grande, escapar por el borde
advice-simple-tafl = tablero grande, las reglas más sencillas
advice-simple-tafl-9 = tablero mediano, las reglas más sencillas
advice-ard-ri = tablero pequeño, escapar por el borde
advice-ard-ri-step = tablero pequeño, de un paso en un paso
advice-old-hnefatafl = el borde ayuda a capturar al rey
advice-skalk = dos piezas capturan al rey
advice-sea-battle-w = rey desarmado, empiezan los defensores
advice-sea-battle-star = rey desarmado, salida en forma de estrella
advice-sea-battle-11 = rey desarmado, salida en forma de cruz
advice-sea-battle-13 = rey desarmado, tablero aún más grande
advice-parlett-13 = como en el libro de David Parlett
advice-copenhagen-13 = reglas de torneo, tablero aún más grande
advice-copenhagen-bell = reglas de torneo, salida en forma de campana
advice-copenhagen-lewis = reglas de torneo, salida en forma de cruz
advice-tablut-15 = tablero aún más grande, partidas largas
advice-tablut-smith = siempre hacen falta cuatro para capturar al rey
advice-brandub-weak = dos piezas capturan al rey
advice-magpie-diamond = rey lento, salida en forma de rombo
advice-alea-tablut = el tablero más grande, empiezan los defensores
advice-ashton-tablut = atacantes en campamentos, competición de programas
advice-foteviken-tablut = atacantes en campamentos, escapar por el borde
advice-copenhagen-relaxed = muros de escudos desde cualquier casilla
advice-berserk = capturas seguidas, comandantes y un caballero
advice-berserk-opentafl = las capturas seguidas son obligatorias
advice-total-tafl = Copenhagen con capturas seguidas
advice-tyr = capturas seguidas, sin casillas especiales
advice-tyr-15 = capturas seguidas, tablero grande
advice-copenhagen-org = sin repetir, tablas tras la jugada 142
advice-copenhagen-org-13 = sin repetir, tablero más grande
advice-brandubh-org = sin repetir, tablero pequeño

## Reglas en palabras
##
## Un mensaje `rule-` es todo lo que se dice de una regla: $choice es lo elegido. En los conjuntos de piezas, `a` son los
## atacantes, `d` los defensores y `k` el rey. Algunas reglas acaban en `rule-may` o `rule-helps`.

rules-board = El tablero tiene { $size } × { $size } casillas: { $attackers ->
    [one] { $attackers } atacante
   *[other] { $attackers } atacantes
} contra { $defenders ->
    [one] { $defenders } defensor
   *[other] { $defenders } defensores
} y el rey.
rules-moves = Todas las piezas se mueven como la torre del ajedrez. Una pieza queda capturada cuando una jugada enemiga la deja entre dos enemigos en línea.
rules-alt = { $rules }, la posición inicial: { $attackers ->
    [one] { $attackers } atacante
   *[other] { $attackers } atacantes
}, { $defenders ->
    [one] { $defenders } defensor
   *[other] { $defenders } defensores
} y el rey en { $king }.
rule-may = { $choice ->
    [nobody] Ninguna pieza puede
    [a] Solo los atacantes pueden
    [d] Solo los defensores pueden
    [k] Solo el rey puede
    [ad] Todas las piezas menos el rey pueden
    [ak] Solo el rey y los atacantes pueden
    [dk] Solo el rey y los defensores pueden
   *[adk] Todas las piezas pueden
}
rule-helps = { $choice ->
    [nobody] no cuenta como enemigo para nadie
    [a] cuenta como enemigo solo para los atacantes
    [d] cuenta como enemigo solo para los defensores
    [k] cuenta como enemigo solo para el rey
    [ad] cuenta como enemigo para todas las piezas menos el rey
    [ak] cuenta como enemigo para el rey y los atacantes, pero no para los defensores
    [dk] cuenta como enemigo para el rey y los defensores, pero no para los atacantes
   *[adk] cuenta como enemigo para todas las piezas
}
rule-starts = Empiezan los { $choice ->
    [attackers] atacantes
   *[defenders] defensores
}.
rule-escape = El rey gana en { $choice ->
    [corner] una casilla de esquina
    [safe-edge] una casilla del borde en la que no se le pueda capturar al momento
   *[edge] cualquier casilla del borde
}; los atacantes ganan si lo capturan.
rule-soldier-steps = Los atacantes y los defensores se mueven { $choice ->
    [0] tan lejos como quieran
    [one] una sola casilla cada vez
   *[other] como mucho { $choice } casillas cada vez
}.
rule-king-capture = Al rey se le captura { $choice ->
    [two] entre dos enemigos, como a cualquier otra pieza
    [four-on-throne] en el trono rodeándolo por los cuatro lados, y en otros sitios entre dos enemigos
    [four-near-throne] en el trono y junto a él rodeándolo por los cuatro lados, y en otros sitios entre dos enemigos
   *[four] rodeándolo por los cuatro lados
}.
rule-king-armed = El rey { $choice ->
    [full] ayuda a capturar, como cualquier otra pieza
    [hammer] ayuda a capturar solo cuando se mueve
    [anvil] ayuda a capturar solo cuando está quieto
   *[none] no ayuda a capturar
}.
rule-king-steps = El rey se mueve { $choice ->
    [0] tan lejos como quiera
    [one] una sola casilla cada vez
   *[other] como mucho { $choice } casillas cada vez
}.
rule-king-jump = { $choice ->
    [over] El rey también puede saltar sobre un enemigo contiguo, sin capturarlo.
    [take] El rey también puede saltar sobre un enemigo contiguo, y lo captura.
    [special] El rey también puede saltar sobre un enemigo contiguo, desde el trono o una esquina o hacia ellos.
   *[none] El rey no salta.
}
rule-commander-jump = { $choice ->
    [over] Los comandantes también pueden saltar sobre un enemigo contiguo, sin capturarlo.
    [take] Los comandantes también pueden saltar sobre un enemigo contiguo, y lo capturan.
   *[none] Los comandantes no saltan.
}
rule-commander-pierce = { $choice ->
    [yes] Dos comandantes atacantes capturan al rey entre ellos, salvo en el trono o a su lado.
   *[no] Los comandantes capturan al rey como los atacantes corrientes.
}
rule-knight-jump = { $choice ->
    [over] Los caballeros también pueden saltar sobre un enemigo contiguo, sin capturarlo.
    [take] Los caballeros también pueden saltar sobre un enemigo contiguo, y lo capturan.
   *[none] Los caballeros no saltan.
}
rule-knight-pierce = { $choice ->
    [yes] Dos caballeros atacantes capturan al rey entre ellos, salvo en el trono o a su lado.
   *[no] Los caballeros capturan al rey como los atacantes corrientes.
}
rule-throne-present = { $choice ->
    [yes] La casilla central es el trono.
   *[no] No hay trono.
}
rule-throne-stop = { rule-may } detenerse en el trono.
rule-throne-cross = { rule-may } pasar por el trono vacío.
rule-throne-hostile = El trono vacío { rule-helps }.
rule-throne-hostile-occupied = El trono ocupado { rule-helps }.
rule-corners-present = { $choice ->
    [yes] Las esquinas son casillas especiales.
   *[no] Las esquinas son casillas normales.
}
rule-corners-width = Cada esquina es { $choice ->
    [one] una sola casilla
   *[other] un bloque de { $choice } × { $choice } casillas
}.
rule-corners-stop = { rule-may } detenerse en las esquinas.
rule-corners-cross = { rule-may } pasar por las esquinas.
rule-corners-hostile = Una esquina vacía { rule-helps }.
rule-corners-pierce = { $choice ->
    [yes] Una esquina vacía puede sustituir a una de las dos piezas que capturan así al rey.
   *[no] Una esquina no ayuda a comandantes ni caballeros a capturar al rey.
}
rule-camps-squares = { $choice ->
    [none] No hay campamentos.
    [start] Las casillas en las que empiezan los atacantes son sus campamentos.
    [one] { $choice } casilla es un campamento de los atacantes.
   *[other] { $choice } casillas son campamentos de los atacantes.
}
rule-camps-stop = { rule-may } detenerse en los campamentos.
rule-camps-cross = { rule-may } pasar por los campamentos.
rule-camps-hostile = Una casilla vacía de un campamento { rule-helps }.
rule-camps-hostile-occupied = Una casilla ocupada de un campamento { rule-helps }.
rule-camps-blunt = { $choice ->
    [none] Todas las casillas de los campamentos cuentan igual.
    [start] Las casillas iniciales de los atacantes nunca cuentan como enemigos para ellos.
    [one] Una casilla de los campamentos nunca cuenta como enemigo para los atacantes.
   *[other] { $choice } casillas de los campamentos nunca cuentan como enemigos para los atacantes.
}
rule-camps-stay = { $choice ->
    [any] Un atacante que está en un campamento aún se puede mover dentro de todos los campamentos.
    [yes] Un atacante que está en un campamento aún se puede mover dentro de él.
   *[no] Un atacante que está en un campamento no tiene derecho especial a moverse dentro de él.
}
rule-edge-hostile = El borde del tablero { rule-helps }.
rule-chain = { $choice ->
    [may] Una pieza que captura puede seguir en la misma jugada, mientras cada paso capture o gane.
    [must] Una pieza que captura tiene que seguir en la misma jugada, mientras pueda capturar o ganar.
   *[none] Una jugada termina con la primera captura.
}
rule-custody = Una pieza que se mete entre dos enemigos { $choice ->
    [strict] queda capturada
   *[active] está a salvo
}.
rule-linnaean = { $choice ->
    [yes] Si el rey está en su trono con atacantes por tres lados y un defensor por el cuarto, ese defensor puede ser capturado contra el trono.
   *[no] El trono no cuenta como enemigo mientras el rey está en él.
}
rule-immobilised = { $choice ->
    [king] El rey queda capturado cuando un atacante llega a su lado y no se puede mover.
    [all] Una pieza queda capturada cuando un enemigo llega a su lado y no se puede mover.
   *[none] Ninguna pieza queda capturada solo por no poder moverse.
}
rule-shieldwall = { $choice ->
    [any] Una hilera de piezas en el borde se captura con un muro de escudos: enemigos delante de cada pieza y en los dos extremos. Se puede cerrar desde cualquiera de esas casillas.
    [yes] Una hilera de piezas en el borde se captura con un muro de escudos: enemigos delante de cada pieza y en los dos extremos.
   *[no] No hay muro de escudos en el borde.
}
rule-exit-fort = { $choice ->
    [yes] El rey también gana en una fortaleza inexpugnable en el borde.
   *[no] Una fortaleza en el borde no da la victoria.
}
rule-enclosure-wins = { $choice ->
    [yes] Los atacantes también ganan si rodean al rey y a todos sus defensores.
   *[no] Rodear al rey y a todos sus defensores no da la victoria.
}
rule-attackers-lose-at = { $choice ->
    [never] Los atacantes no pierden por perder piezas.
    [0] Los atacantes pierden cuando no queda ninguno.
    [one] Los atacantes pierden cuando solo queda { $choice }.
   *[other] Los atacantes pierden cuando solo quedan { $choice }.
}
rule-repetition-result = { $choice ->
    [attackers] Si la partida acaba por repetición, ganan los atacantes.
    [defenders] Si la partida acaba por repetición, ganan los defensores.
    [mover-loses] Si la partida acaba por repetición, pierde el bando que ha repetido.
   *[draw] Si la partida acaba por repetición, son tablas.
}
rule-repetition-forbid = { $choice ->
    [defenders] Los defensores no pueden repetir una posición que ya ha estado en el tablero.
   *[nobody] Ambos bandos pueden repetir una posición.
}
rule-ply-limit = { $choice ->
    [0] No hay límite de jugadas.
   *[other] Tras la jugada { $choice }, son tablas.
}
## Ofertas

offer-menu-small = Tafl: tableros pequeños
offer-menu-copenhagen = Tafl: Copenhagen y parecidos
offer-menu-berserk = Tafl: Berserk
offer-menu-historical = Tafl: juegos históricos
offer-menu-sea-battle = Tafl: batalla naval
offer-menu-tablut = Tafl: Tablut

## Análisis: lo que una jugada dejó escapar o permitió

fact-missed-escape = El rey podía escapar al momento.
fact-missed-king-capture = Se podía capturar al rey al momento.
fact-missed-tuichi = Aquí era posible un tuichi.
fact-missed-raichi = Aquí era posible un raichi.
fact-allowed-escape = Eso dejó que el rey escapara al momento.
fact-allowed-king-capture = Eso dejó que se capturara al rey al momento.
fact-allowed-tuichi = Eso permitió un tuichi.

lesson-of-tafl = Tafl
lesson-topic-tafl-escape = Los dos objetivos: escapar
lesson-about-tafl-escape = El rey y sus defensores ganan cuando él llega a una esquina. Aquí el camino está libre.
lesson-topic-tafl-moves = Cómo se mueven las piezas
lesson-about-tafl-moves = Todas las piezas se mueven en línea recta, cuantas casillas vacías quieras. Solo el rey puede detenerse en una esquina o en el trono del centro.
lesson-topic-tafl-captures = Capturar
lesson-about-tafl-captures = Una pieza queda capturada cuando una jugada enemiga la deja entre dos enemigos en línea.
lesson-topic-tafl-corners = Esquinas y trono
lesson-about-tafl-corners = Una esquina vacía o el trono vacío pueden hacer de segundo enemigo.
lesson-topic-tafl-king = Los dos objetivos: capturar
lesson-about-tafl-king = Los atacantes ganan cuando capturan al rey. Aquí falta un enemigo más a su lado.
lesson-topic-tafl-raichi = Raichi y tuichi
lesson-about-tafl-raichi = Anuncio *raichi* cuando el rey tiene vía libre para ganar en su próxima jugada, y *tuichi* cuando tiene dos: entonces no basta con cerrar una.
lesson-topic-tafl-watch = Cuidado con el rey
lesson-about-tafl-watch = Anuncio *cuidado con el rey* cuando los atacantes podrían capturarlo en su próxima jugada, como aquí.
lesson-topic-tafl-puzzle = Un problema
lesson-about-tafl-puzzle = Aquí solo una jugada asegura la victoria.

## Ejemplos de capturas

example-tafl-between = Entre dos enemigos
example-tafl-throne = Entre un enemigo y el trono vacío
example-tafl-corner = Entre un enemigo y una esquina vacía
example-tafl-camp = Entre un enemigo y un campamento vacío
example-tafl-edge = Entre un enemigo y el borde
example-tafl-king-open = El rey, con { $count ->
    [one] { $count } atacante
   *[other] { $count } atacantes
}
example-tafl-king-throne = El rey en su trono, con { $count ->
    [one] { $count } atacante
   *[other] { $count } atacantes
}
example-tafl-king-near-throne = El rey junto al trono vacío, con { $count ->
    [one] { $count } atacante
   *[other] { $count } atacantes
}
example-tafl-king-edge = El rey en el borde, con { $count ->
    [one] { $count } atacante
   *[other] { $count } atacantes
}
example-tafl-king-camp = El rey junto a un campamento vacío, con { $count ->
    [one] { $count } atacante
   *[other] { $count } atacantes
}
example-tafl-linnaean = El último defensor junto al rey, contra el trono
example-tafl-shieldwall = Una hilera en el borde, con un muro de escudos
example-tafl-enclosed = Todos los defensores rodeados, y con eso se gana
example-tafl-custody = Al meterse entre dos enemigos

## Problemas de las reglas

rules-problem-king = La posición inicial necesita exactamente un rey, y hay { $count }.
rules-problem-no-corners = El rey no puede escapar a las esquinas: el tablero no tiene.
rules-problem-corners = En el tablero no caben esquinas de { $width } × { $width } casillas.

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-kings-table = Mesa del rey 11×11
title-short-kings-table = Mesa del rey 11×11
title-sea-battle = Batalla naval 9×9
title-short-sea-battle = Batalla naval 9×9
title-magpie = Urraca 7×7
title-short-magpie = Urraca 7×7
title-saami-tablut = Tablut sami con campamentos 9×9
title-short-saami-tablut = Tablut sami 9×9
title-tablut = Tablut según Linneo 9×9
title-short-tablut = Tablut 9×9
title-historical-tablut = Tablut histórico 9×9 (empiezan los defensores)
title-short-historical-tablut = Tablut histórico 9×9
title-historical-11 = Hnefatafl histórico 11×11
title-short-historical-11 = Histórico 11×11
title-historical-bell = Histórico 11×11: Bell (empiezan los defensores)
title-short-historical-bell = Histórico 11×11: Bell
title-lewis-cross = Cruz de Lewis 11×11 (empiezan los defensores)
title-short-lewis-cross = Cruz de Lewis 11×11
title-historical-13 = Hnefatafl histórico 13×13
title-short-historical-13 = Histórico 13×13
title-simple-tafl = Tafl sencillo 11×11
title-short-simple-tafl = Tafl sencillo 11×11
title-simple-tafl-9 = Tafl sencillo 9×9
title-short-simple-tafl-9 = Tafl sencillo 9×9
title-ard-ri = Ard Rí 7×7
title-short-ard-ri = Ard Rí 7×7
title-ard-ri-step = Ard Rí 7×7: un paso
title-short-ard-ri-step = Ard Rí 7×7: un paso
title-old-hnefatafl = Hnefatafl antiguo 11×11
title-short-old-hnefatafl = Hnefatafl antiguo 11×11
title-skalk = Hnefatafl de Skalk 11×11
title-short-skalk = Skalk 11×11
title-sea-battle-w = Batalla naval 9×9 (empiezan los defensores)
title-short-sea-battle-w = Batalla naval 9×9 (def.)
title-sea-battle-star = Batalla naval 9×9: estrella
title-short-sea-battle-star = Batalla naval: estrella
title-sea-battle-11 = Batalla naval 11×11: cruz
title-short-sea-battle-11 = Batalla naval 11×11
title-sea-battle-13 = Batalla naval 13×13
title-short-sea-battle-13 = Batalla naval 13×13
title-parlett-13 = Batalla naval de Parlett 13×13
title-short-parlett-13 = Parlett 13×13
title-copenhagen-13 = Copenhagen 13×13
title-short-copenhagen-13 = Copenhagen 13×13
title-copenhagen-bell = Copenhagen 11×11: Bell
title-short-copenhagen-bell = Copenhagen: Bell
title-copenhagen-lewis = Copenhagen 11×11: cruz de Lewis
title-short-copenhagen-lewis = Copenhagen: Lewis
title-tablut-15 = Tablut 15×15
title-short-tablut-15 = Tablut 15×15
title-tablut-smith = Tablut según Smith 9×9
title-short-tablut-smith = Tablut según Smith 9×9
title-brandub-weak = Brandub 7×7: rey débil
title-short-brandub-weak = Brandub 7×7: rey débil
title-magpie-diamond = Urraca 7×7: rombo
title-short-magpie-diamond = Urraca 7×7: rombo
title-alea-tablut = Alea evangelii con reglas de Tablut 19×19
title-short-alea-tablut = Alea Tablut 19×19
title-ashton-tablut = Tablut de Ashton 9×9 (competición)
title-short-ashton-tablut = Tablut de Ashton 9×9
title-foteviken-tablut = Tablut de Foteviken 9×9
title-short-foteviken-tablut = Tablut de Foteviken 9×9
title-copenhagen-relaxed = Copenhagen 11×11: muro de escudos flexible
title-short-copenhagen-relaxed = Copenhagen flexible
title-berserk = Berserk 11×11
title-short-berserk = Berserk
title-berserk-opentafl = Berserk 11×11: OpenTafl
title-short-berserk-opentafl = Berserk OpenTafl
title-total-tafl = Total Hnefatafl 11×11
title-short-total-tafl = Total Hnefatafl
title-tyr = Tyr 11×11
title-short-tyr = Tyr 11×11
title-tyr-15 = Tyr 15×15
title-short-tyr-15 = Tyr 15×15
title-copenhagen-org = Copenhagen 11×11: hnefatafl.org
title-short-copenhagen-org = Copenhagen org
title-copenhagen-org-13 = Copenhagen 13×13: hnefatafl.org
title-short-copenhagen-org-13 = Copenhagen org 13×13
title-brandubh-org = Brandubh 7×7: hnefatafl.org
title-short-brandubh-org = Brandubh org
