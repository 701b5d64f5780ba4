# Las palabras para las reglas una a una: lo que se escribe tras una coma y lo que muestran los menús de `/reglas crear`; en español.

## Grupos de reglas

rule-group-setup = Tablero e inicio
rule-group-winning = Victoria
rule-group-king = Rey
rule-group-throne = Trono
rule-group-corners = Esquinas
rule-group-camps = Campamentos
rule-group-few = El bando pequeño
rule-group-many = El bando grande
rule-group-pieces = Piezas
rule-group-captures = Capturas
rule-group-endings = Tablas y repetición

## Nombres de las reglas. Se muestra el primero; se entienden todos.

rule-name-setup = Posición inicial, posicion inicial, posición, posicion
rule-name-board = Tablero
rule-name-starts = Primera jugada, empieza, empiezan
rule-name-escape = Meta del rey, meta, huida
rule-name-soldier-steps = Pasos de las piezas, pasos
rule-name-king-capture = Captura del rey, rey
rule-name-king-armed = Rey armado, armado
rule-name-king-steps = Pasos del rey
rule-name-throne-present = Trono
rule-name-throne-stop = Detenerse en el trono
rule-name-throne-cross = Pasar por el trono
rule-name-throne-hostile = Trono enemigo para, trono enemigo
rule-name-throne-hostile-occupied = Trono ocupado enemigo para, trono ocupado enemigo
rule-name-corners-present = Esquinas
rule-name-corners-width = Tamaño de las esquinas
rule-name-corners-stop = Detenerse en las esquinas
rule-name-corners-cross = Pasar por las esquinas
rule-name-corners-hostile = Esquinas enemigas para, esquinas enemigas
rule-name-camps-squares = Campamentos
rule-name-camps-stop = Detenerse en los campamentos
rule-name-camps-cross = Pasar por los campamentos
rule-name-camps-hostile = Campamentos enemigos para, campamentos enemigos
rule-name-camps-hostile-occupied = Campamentos ocupados enemigos para, campamentos ocupados enemigos
rule-name-camps-blunt = Casillas inofensivas para los atacantes
rule-name-camps-stay = Los atacantes se mueven dentro de su campamento, moverse dentro del campamento
rule-name-edge-hostile = Borde enemigo para, borde enemigo, borde
rule-name-custody = Meterse entre dos enemigos, entre dos enemigos
rule-name-linnaean = Captura contra el trono ocupado
rule-name-immobilised = Captura de piezas inmóviles, captura de piezas inmoviles
rule-name-shieldwall = Muro de escudos
rule-name-exit-fort = Fortaleza en el borde, fortaleza
rule-name-enclosure-wins = Victoria por cerco, cerco
rule-name-attackers-lose-at = Los atacantes pierden cuando quedan, atacantes que quedan
rule-name-repetition-count = Número de repeticiones, repeticiones, repetición, repeticion
rule-name-repetition-result = Resultado de la repetición, repetición, repeticion
rule-name-no-moves = Sin jugada posible, ninguna jugada posible
rule-name-quiet-limit = Jugadas sin capturas, límite de jugadas, limite de jugadas
rule-name-king-jump = Saltos del rey
rule-name-commander-jump = Saltos de los comandantes
rule-name-commander-pierce = Dos comandantes capturan al rey
rule-name-knight-jump = Saltos de los caballeros
rule-name-knight-pierce = Dos caballeros capturan al rey
rule-name-corners-pierce = Esquinas que ayudan a dos
rule-name-chain = Capturas seguidas, cadenas, cadena
rule-name-repetition-forbid = Repetición prohibida
rule-name-ply-limit = Máximo de jugadas
rule-name-side-hand = piezas en reserva, reserva
rule-name-side-lines = líneas, lineas
rule-name-side-directions = direcciones
rule-name-few-leap = Saltos, salto
rule-name-few-capture = Captura obligatoria, obligación de capturar, obligacion de capturar, capturar
rule-name-few-trapped = Piezas inmóviles, piezas inmoviles
rule-name-goals-many-at-most = Victoria por capturas cuando quedan, quedan
rule-name-goals-few-reach = Puntos que alcanzar, alcanzar, meta
rule-name-goals-few-behind = Victoria por pasar al otro lado, pasar al otro lado
rule-name-goals-many-fill = Puntos que ocupar, ocupar
rule-name-points-man = Puntos de un peón, peón, peon
rule-name-points-officer = Puntos de un oficial, oficial
rule-name-points-son = Puntos de un hijo, hijo
rule-name-points-leader = Puntos de un jefe, jefe
rule-name-compulsory = Captura obligatoria, obligación de capturar, obligacion de capturar, capturar
rule-name-men-back = Los peones retroceden, retroceder
rule-name-promotion = Ascenso a oficial, ascenso
rule-name-actions = Acciones por turno, acciones
rule-name-ambush = Emboscada, emboscadas
rule-name-end = Piezas que deciden, decide

## Valores de las reglas. Se muestra el primero; se entienden todos.

rule-value-yes = sí, si
rule-value-no = no
rule-value-any = en todas partes
rule-value-none = no, ninguno, ninguna
rule-value-never = nunca
rule-value-nobody = nadie
rule-value-start = donde empiezan los atacantes
rule-value-attackers = atacantes
rule-value-defenders = defensores
rule-value-south = samis, sur
rule-value-north = suecos, norte
rule-value-corner = esquinas, esquina
rule-value-edge = borde
rule-value-safe-edge = borde seguro
rule-value-two = por dos lados, dos lados, dos
rule-value-four = por los cuatro lados, por cuatro lados, cuatro lados, cuatro
rule-value-four-near-throne = por los cuatro lados junto al trono, cuatro junto al trono
rule-value-four-on-throne = por los cuatro lados en el trono, cuatro en el trono
rule-value-full = siempre
rule-value-hammer = solo al moverse
rule-value-anvil = solo sin moverse
rule-value-active = a salvo
rule-value-strict = queda capturada, capturada, captura
rule-value-king = solo el rey
rule-value-all = todas
rule-value-draw = tablas
rule-value-mover-loses = pierde quien repite
rule-value-loss = derrota
rule-value-a = atacantes
rule-value-d = defensores
rule-value-ad = atacantes y defensores, defensores y atacantes
rule-value-k = rey, el rey
rule-value-ak = atacantes y rey, rey y atacantes
rule-value-dk = defensores y rey, rey y defensores
rule-value-adk = todas las piezas
rule-value-single = uno solo, uno
rule-value-multi = varios seguidos, varios
rule-value-free = no, opcional
rule-value-must = sí, si, obligatoria, obligatorio
rule-value-huff = quien no captura sale del tablero, soplo, soplar
rule-value-removed = se retiran
rule-value-stays = se quedan
rule-value-grid = rectas
rule-value-diagonal = diagonales
rule-value-thin = diagonales adicionales
rule-value-line = líneas, lineas
rule-value-forward = hacia delante, hacia adelante, adelante
rule-value-forward-diagonal = en diagonal hacia delante, en diagonal hacia adelante
rule-value-sideways = de lado
rule-value-back-diagonal = en diagonal hacia atrás, en diagonal hacia atras
rule-value-back = hacia atrás, hacia atras, atrás, atras
rule-value-cross = cruz
rule-value-square5 = 5 × 5 puntos
rule-value-draughts = casillas oscuras
rule-value-triangle10 = triángulo pequeño, triangulo pequeño
rule-value-triangle23 = triángulo grande, triangulo grande
rule-value-lattice4x5 = cuadrícula pequeña, cuadricula pequeña
rule-value-lattice6x7 = cuadrícula grande, cuadricula grande
rule-value-men = los peones, peones
rule-value-far-edge = en la última fila, en la ultima fila
rule-value-unretreated = solo sin haber retrocedido
rule-value-leader = el jefe, jefe
rule-value-over = sin capturar
rule-value-take = capturando
rule-value-special = en el trono y las esquinas
rule-value-may = permitido

## Palabras ante una regla que no debe existir

rule-negations = sin, ningún, ninguna, no

## Problemas

rules-words-problems = No puedo crear estas reglas:
rules-words-unknown = `{ $given }` no es una regla. Tras el nombre de un reglamento vienen cambios separados por comas, como `copenhagen, rey por dos lados, sin muro de escudos`.
rules-words-no-value = { $rule }: elige { $values }.
rules-words-value = { $rule }: no vale «{ $given }». Puede ser { $values }.
rules-words-twice = { $rule }: no puede ser a la vez «{ $first }» y «{ $second }».
rules-words-any-number = un número de { $least } a { $most }
rules-words-points = puntos como { $example }
rules-words-position = una posición como { $example }
rules-words-json = Eso no es un reglamento en JSON: { $why }.
rules-problem-size = Un tablero tiene un número impar de filas, de 7 a 19, y no { $given }.
rules-problem-ranks = La posición inicial tiene { $found } filas, y el tablero, { $expected }.
rules-problem-escaped = El rey habría ganado antes de la primera jugada, en { $square }.
rules-problem-off-board = { $square } no está en el tablero.
rules-problem-no-pieces = Un bando no tiene piezas: { $side }.
rules-problem-lines = El tablero no tiene líneas de la clase «{ $lines }».
rules-problem-over = La partida acabaría antes de la primera jugada.
rules-problem-over-at-once = La partida acabaría con la primera jugada ({ $rule }: 1).
rules-problem-actions = Varias acciones por turno y la emboscada no se pueden combinar.
rules-problem-leaders = Si el jefe decide la partida, cada bando necesita exactamente uno, y hay un bando con { $count }.

## Negativas

refuse-unknown-code = No conozco el código `{ $given }`. Un código solo vale donde se creó: pide mejor la línea de OpenTafl o el JSON de esas reglas, que valen en todas partes.
refuse-unusable-name = «{ $given }» no puede ser el nombre de unas reglas guardadas. Un nombre tiene hasta 32 letras, cifras y espacios, sin comas, y no es el de un reglamento que ya tengo.
refuse-saved-shipped = Estas son las reglas de { $rules }, y con ese nombre las puede elegir ya todo el mundo.
refuse-too-many-saved = Este servidor ya ha guardado 50 reglamentos, el máximo. Un admin puede quitar uno con `/{ command-admin } { command-admin-remove-rules }`.
refuse-not-saved = Este servidor no tiene reglas guardadas que se llamen «{ $given }».
refuse-no-draft = Estas reglas ya no se están creando. Empieza de nuevo con `/{ command-rules } { command-rules-build }`.

## Crear reglas

draft-title = Elige un grupo, después una regla y su valor. Estas son tus reglas hasta ahora:
draft-groups = Grupos de reglas
draft-rules = Reglas
draft-undo = Deshacer
draft-save = Guardar como…
draft-code = Código
draft-challenge = Desafiar
draft-page = Crear en una página web
draft-saved = Reglas guardadas como **{ $name }**: a partir de ahora, aquí las puede elegir cualquiera con ese nombre.
draft-saved-again = Reglas guardadas como **{ $name }**, versión { $version }. Las partidas de versiones anteriores conservan las suyas.
draft-saved-already = **{ $name }** ya tiene exactamente estas reglas, en la versión { $version }.
save-title = Guardar estas reglas
save-field = Nombre
code-is = El código de estas reglas es { $code }. Donde elijas reglas aquí, puedes escribirlo en lugar de un nombre.
code-line = En una línea, en la notación de OpenTafl, que también vale en otros sitios:
code-json = El archivo tiene las reglas en JSON.
list-none = Este servidor aún no ha guardado reglas propias. `/{ command-rules } { command-rules-build }` las crea.
list-all = Los { $count } juegos
rules-groups = Todos los juegos por grupo
rules-played = También se juega en { $sites }.
list-title = { $count ->
    [one] Este servidor ha guardado { $count } reglamento propio:
   *[other] Este servidor ha guardado { $count } reglamentos propios:
}
list-saved = **{ $name }**, a partir de { $parent } · código { $code }
admin-removed-rules = «{ $name }» ya no está entre las reglas de este servidor. Las partidas que se juegan con ellas siguen.
admin-log-remove-rules = { $time } · { $admin } quitó las reglas «{ $name }»

## La página donde se crean reglas

form-title = Crear tus propias reglas
form-lead = Parte de las reglas que prefieras, cambia lo que quieras y juega con ellas. No se guarda nada hasta que las uses.
form-base = Partir de
form-take = Partir de estas
form-board = Posición inicial
form-brush = Un clic en el tablero pone
form-piece = { $piece-a }
form-nothing = nada: quita una pieza
form-hint = Otro clic con la misma pieza la quita.
form-from = Tomar la posición de
form-as-shown = Como en el tablero
form-position = La posición como texto
form-update = Mostrar estas reglas
form-try-out = Probar estas reglas
form-outcome = Tus reglas
form-choices = Regla por regla
form-same = Estas son las reglas de { $rules }:
form-unplayable-board = El tablero tal como lo has preparado.
form-line = Pega esta línea en Discord para jugar con estas reglas:
form-copy = Copiar línea
form-copied = Línea copiada.
form-copy-refused = Tu navegador no deja copiar a las páginas. La línea está seleccionada: pulsa Ctrl+C, o mantenla pulsada y elige copiar.
form-play = Jugar con estas reglas
form-saved = Guardadas aquí
form-offline = Raichi no responde. Lo que has elegido sigue aquí; prueba otra vez en un momento.

## Reglas probadas

trial-lopsided = He probado estas reglas en { $games ->
    [one] { $games } partida rápida
   *[other] { $games } partidas rápidas
}, llevando los dos bandos: { $side-the } { $side-number ->
    [one] ganó
   *[many] ganaron
} { $won }. Puede que un bando sea mucho más fuerte.
trial-fine = He probado estas reglas en { $games ->
    [one] { $games } partida rápida
   *[other] { $games } partidas rápidas
}, llevando los dos bandos, y no he visto nada raro.
trial-endless = He probado estas reglas en { $games ->
    [one] { $games } partida rápida
   *[other] { $games } partidas rápidas
}, llevando los dos bandos: { $endless ->
    [one] { $endless } no llegó a terminar
   *[other] { $endless } no llegaron a terminar
}. Puede que las partidas duren mucho.
rules-nameless = reglas propias
rules-changed = { $rules } con cambios

## Comandos

command-rules = reglas
command-rules-about = Mostrar, enumerar o crear reglas
command-rules-show = mostrar
command-rules-show-about = Explicar las reglas
option-rules-show-name = nombre
option-rules-show-name-about = Basta una parte del nombre; los cambios, tras comas: copenhagen, rey por dos lados
command-rules-list = lista
command-rules-list-about = Enumerar todas las reglas, también las guardadas en este servidor
command-rules-build = crear
command-rules-build-about = Crear tus propias reglas con menús
option-rules-build-from = base
option-rules-build-from-about = Las reglas de las que partir
command-admin-remove-rules = quitar-reglas
command-admin-remove-rules-about = Quitar reglas guardadas en este servidor; las partidas conservan las suyas
option-admin-remove-rules-name = nombre
option-admin-remove-rules-name-about = El nombre con el que se guardaron
