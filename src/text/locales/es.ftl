# Todo lo que dice Raichi, en español.
#
# Los textos llevan el formato de Discord: **negrita**, `código` y `-#` ante una línea pequeña.
# Los argumentos con nombres de personas son menciones como <@17>; las casillas son como d4. Los bandos, las piezas y las
# casillas especiales toman su nombre del archivo de su familia, con todas sus formas: `$side-of` es la forma `.of`. El
# género de las personas no se nota en ningún texto.

## Un turno

turn-begins = ¡Empieza la partida! { $first } juega con { $first-side-led }; { $second }, con { $second-side-led }.
turn-actions-left = { $count ->
    [one] Queda { $count } acción en este turno.
   *[other] Quedan { $count } acciones en este turno.
}
turn-plays = { $mover } juega **{ $move }**.
turn-captures = { $mover } juega **{ $move }** y captura { $count ->
    [one] { $piece-captured } en { $squares }
   *[other] { $piece-captured }: { $squares }
}.
turn-resigns = { $player } abandona.
turn-next = { $player }, te toca: juegas con { $side-the }.
turn-how = Juega con `/{ command-move }`, por ejemplo `/{ command-move } { $from } { $to }`. `/{ command-rules } { command-rules-show }` explica las reglas.
aim-side = { $side-heading }: { $aim }.
aim-player = { $player }, tu objetivo: { $aim }.
aim-both = El objetivo de los dos bandos: { $aim }.
turn-footer = -# { $rules } · partida { $game } · jugada { $move }
turn-footer-start = -# { $rules } · partida { $game }
turn-enlarge = -# Toca el tablero para ampliarlo.

reason-repetition = La misma posición se ha dado { $count ->
    [one] { $count } vez
   *[other] { $count } veces
}.
reason-quiet = { $count ->
    [one] Ha pasado { $count } jugada sin capturas.
   *[other] Han pasado { $count } jugadas sin capturas.
}
reason-ply-limit = Se ha hecho la última jugada que permiten estas reglas.
reason-no-moves = { $side-opening } no { $side-number ->
    [one] tiene
   *[many] tienen
} ninguna jugada posible.
reason-immobilised = { $side-opening } no { $side-number ->
    [one] puede
   *[many] pueden
} { $known ->
    [yes] moverse desde { $square }.
   *[no] moverse.
}
end-won = **¡{ $side-number ->
    [one] Gana
   *[many] Ganan
} { $side-the }!** ¡Bien jugado, { $player }{ $pride ->
    [first] : tu primera victoria contra el nivel { $level }!
    [unscathed] : ni una sola pieza perdida!
   *[none] !
} ¡Buena partida, { $other }!
end-turned = -# ¿Dónde cambió la partida? *{ page-review }* lo muestra.
end-won-alone = **¡{ $side-number ->
    [one] Gana
   *[many] Ganan
} { $side-the }!** ¡Bien jugado, { $player }!
end-drawn = **La partida acaba en tablas.** ¡Bien jugado, { $first } y { $second }!
end-drawn-alone = **La partida acaba en tablas.**
end-figures = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
} · { $time } · capturas { $one } : { $other }

## El tablero en palabras, para quien no ve la imagen (sin formato)

pieces-on-board = En el tablero: { $pieces }.
pieces-in-hand = En reserva: { $pieces }.
alt-start = { $rules }, la posición inicial.
alt-after = { $rules }, el tablero tras la jugada { $move }.
alt-last-move = Última jugada { $side-of }: { $piece-moved } de { $from } a { $to }.
alt-captured = Capturas: { $squares }.
alt-turn = { $side-number ->
    [one] Juega
   *[many] Juegan
} { $side-the }.
alt-won = { $side-number ->
    [one] Gana
   *[many] Ganan
} { $side-the }.
alt-drawn = La partida acaba en tablas.
alt-resigned = { $side-number ->
    [one] Abandona
   *[many] Abandonan
} { $side-the }.
alt-replay = { $rules }: animación de toda la partida, { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}, que termina así.
alt-replay-cut = { $rules }: animación de las últimas { $shown } jugadas de { $count }, que termina así.

## Una partida entera

replay-none = En la partida { $game } aún no se ha hecho ninguna jugada, así que no hay nada que repetir. `/{ command-board }` muestra el tablero.
replay-title = **{ $rules }** · partida { $game } · { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
replay-cut = -# La animación muestra las últimas { $count } jugadas; la partida entera pesaría demasiado para Discord.
replay-in-words = Aquí no se puede adjuntar la animación; este es el tablero al final.
replay-button = Repetición
replay-posted = La repetición de esta partida ya está publicada.
replay-link = Ver la repetición
replay-pending = La repetición de esta partida ya está en camino.
profile-rating = Puntuación **{ $rating }** · { $games ->
    [one] { $games } partida por puntos
   *[other] { $games } partidas por puntos
}
profile-score = { $games ->
    [one] { $games } partida aquí
   *[other] { $games } partidas aquí
}: { $won } ganadas, { $drawn } en tablas, { $lost } perdidas
profile-sides = Por bandos, ganadas–tablas–perdidas: { $scores }
profile-ruleset-rating = { " " }· puntuación { $rating }
profile-other-rulesets = Y { $count ->
    [one] { $count } reglamento más
   *[other] { $count } reglamentos más
}: { $score }
profile-computer = Contra la máquina: { $score }{ $level ->
    [0] { "" }
   *[other] , mejor nivel vencido: { $level }
}
profile-pace = Tiempo habitual por jugada: { $time }
profile-late = Perdidas por tiempo: { $percent } %
profile-longest = Partida más larga: la { $game }, { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
profile-between = Tú contra { $player }: { $score }
profile-newest = Últimas partidas:
profile-game = **Partida { $game }** · { $rules } · { $result ->
    [won] ganada
    [drawn] tablas
   *[lost] perdida
} contra { $opponent } · { $since }
profile-everywhere = -# Solo lo ves tú: en todos los servidores, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $score }
profile-none = { $player } aún no ha acabado ninguna partida aquí. Con `/{ command-challenge }` puedes invitar a jugar.
profile-none-own = Aún no has acabado ninguna partida aquí, así que no hay nada que contar. `/{ command-challenge }` empieza una, contra quien quieras o contra mí.
profile-me = Soy la máquina y no tengo puntuación. Tu resultado contra mí aquí: { $score }{ $level ->
    [0] { "" }
   *[other] , mejor nivel vencido: { $level }
}.
profile-me-unplayed = Soy la máquina y no tengo puntuación. Aún no has acabado ninguna partida contra mí aquí: `/{ command-challenge }` empieza una, al nivel que elijas.
profile-bot = Los bots no juegan, así que no hay nada que mostrar. El único bot que juega soy yo.
profile-alt-rating = Gráfico de la puntuación del último año: de { $first } a { $now } ± { $margin }; la más baja fue { $least } y la más alta, { $most }.
profile-alt-scores = Barras de partidas ganadas, en tablas y perdidas: { $scores }.
command-profile = perfil
command-profile-about = Mostrar puntuaciones y resultados, los tuyos o los de otra persona
option-profile-player = jugador
option-profile-player-about = El perfil de quién (el tuyo si no lo indicas)
command-profile-of-person = Perfil

leaderboard-title = **Clasificación de este servidor**
leaderboard-title-rules = **Clasificación de este servidor** · { $rules }
leaderboard-none = Aún no hay nadie en la clasificación.
leaderboard-line = **{ $place }** · { $player } · { $rating } · { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
leaderboard-own = Tu puesto: { $place }.
leaderboard-lack-games = Para entrar en la clasificación, juega aquí { $games ->
    [one] { $games } partida por puntos más
   *[other] { $games } partidas por puntos más
}{ $opponents ->
    [0] { "" }
    [one] , contra alguien con quien aún no has jugado
   *[other] , contra { $opponents } personas con quienes aún no has jugado
}.
leaderboard-lack-recent = Tu última partida por puntos aquí acabó { $since }. Con una más, vuelves a entrar.
leaderboard-lack-wish = Has elegido no aparecer en las clasificaciones. Puedes cambiarlo en `/{ command-settings }`.
leaderboard-how = -# Para aparecer, acaba aquí { $games } partidas por puntos contra { $opponents } personas, la última hace { $days } días como mucho. El orden es el de la puntuación menos su ±, una estimación prudente.
command-leaderboard = clasificación
command-leaderboard-about = Mostrar quién va por delante en este servidor
option-leaderboard-rules = reglas
option-leaderboard-rules-about = Contar solo las partidas con estas reglas (todas si no lo indicas)

share-button = Mostrar a todos
private-begins = -# Solo tú ves esta partida. `/{ command-board }` la vuelve a mostrar cuando quieras.
private-moved = { $player }, he jugado en nuestra partida { $game }.
private-over = { $player }, nuestra partida { $game } ha terminado.
private-show = Ver el tablero
private-show-game = Ver la partida { $game }
share-by = { $player } comparte:
unshared = No se ha publicado: { $why ->
    [forbidden] no puedo escribir en este canal. Un admin me puede dar *Enviar mensajes* y *Adjuntar archivos* aquí; después, prueba otra vez.
    [gone] el canal ya no existe.
    [closed] el hilo está bloqueado.
    [moderated] una regla de AutoMod de este servidor bloquea el mensaje. Un admin puede eximirme de la regla.
    [harmful] el filtro de enlaces dañinos de Discord bloquea el mensaje.
   *[rejected] Discord rechaza el mensaje.
}
unshared-yet = Discord no acepta mi mensaje ahora mismo; lo publicaré en cuanto lo haga.

## El tablero como texto
##
## $sign es lo que lo representa en el dibujo.

board-letter = { $piece-letter }
board-pieces = `{ $sign }` { $piece-counted }
board-where = { $pieces }: { $squares }
board-ground = `{ $sign }` { $ground }
board-captured = `{ $sign }` captura
board-last-move = `[ ]` última jugada

## Desafíos

challenge-person = { $challenger } desafía a { $opponent } a una partida de **{ $rules }**.
challenge-anyone = { $challenger } desafía a quien quiera a una partida de **{ $rules }**.
challenge-side = { $challenger } juega con { $side-the }.
challenge-random = Los bandos se sortean.
challenge-fair = Los bandos equilibran la partida: quien tiene menos puntuación juega con el bando que gana más a menudo.
challenge-accept = Aceptar
challenge-decline = Rechazar
challenge-withdraw = Retirar
challenge-accepted = { $opponent } acepta el desafío de { $challenger } a una partida de **{ $rules }**: partida { $game }.
challenge-seats = { $first-side-heading }: { $first }. { $second-side-heading }: { $second }.
challenge-declined = { $opponent } rechaza el desafío de { $challenger } a una partida de **{ $rules }**.
challenge-declined-news = { $challenger }, { $opponent } rechaza tu desafío.
challenge-withdrawn = { $challenger } retira el desafío a una partida de **{ $rules }**.
challenge-in-words = Tu desafío está publicado. No puedo adjuntar archivos en este canal, así que aquí los tableros serán de texto. Si un admin me da el permiso *Adjuntar archivos*, los dibujaré.

## Reglas en palabras

rules-title = **{ $title }**
rules-with-advice = { $rules } · { $advice }
rules-unlike = A diferencia de { $parent }:
rules-names = -# Otras reglas: { $names }

## Reglas comunes a varias familias: $choice es lo elegido

rule-repetition-count = { $choice ->
    [0] Las posiciones se pueden repetir sin límite.
    [one] La partida acaba cuando una posición se ha dado { $choice } vez.
   *[other] La partida acaba cuando la misma posición se ha dado { $choice } veces.
}
rule-no-moves = { $choice ->
    [loss] Quien no tiene ninguna jugada posible pierde.
   *[draw] Si un bando no tiene ninguna jugada posible, son tablas.
}
rule-quiet-limit = { $choice ->
    [0] No hay límite de jugadas sin capturas.
    [one] Tras { $choice } jugada sin capturas, son tablas.
   *[other] Tras { $choice } jugadas sin capturas, son tablas.
}
rule-repetition-ends = { $choice ->
    [mover-loses] Si la partida acaba por repetición, pierde el bando que ha repetido.
    [side] Si la partida acaba por repetición, la victoria es { $chosen-side-of }.
   *[draw] Si la partida acaba por repetición, son tablas.
}

## Puntos en líneas: lo que se dice donde las piezas saltan por encima de otras

turn-puts = { $mover } pone { $piece-a } en **{ $square }**.
turn-ambush = { $mover } juega **{ $move }**, una emboscada, y captura { $piece-captured } en { $squares }.
turn-captures-several = { $mover } juega **{ $move }** y captura { $captured }.
turn-captured-there = { $piece-captured } en { $squares }
part-move-end = fin
turn-goes-on = { $player }, tu turno sigue: { $count ->
    [one] queda { $count } acción
   *[other] quedan { $count } acciones
}. `/{ command-move } { part-move-end }` lo termina.
turn-how-put = Pon { $piece-a } en el tablero con `/{ command-move }`, por ejemplo `/{ command-move } { $at }`. `/{ command-rules } { command-rules-show }` explica las reglas.
alt-last-played = Última jugada { $side-of }: { $move }.
alt-ended-turn = { $side-heading }: turno terminado antes de tiempo.
pieces-counted = { $piece-counted }
pieces-standing = { $piece-counted } en { $squares }
goals-standing = Puntos de meta: { $squares }.
actions-left = { $count ->
    [one] Queda { $count } acción
   *[other] Quedan { $count } acciones
} en este turno.
refuse-not-on-board = Este tablero no tiene ningún punto { $square }. `/{ command-board }` muestra el tablero.
refuse-not-a-point = { $given } no es un punto de este tablero. `/{ command-board }` muestra el tablero.
refuse-other-side = En { $square } hay { $piece-a } del otro bando. Elige una pieza tuya.
refuse-occupied = En { $square } ya hay una pieza. Elige un punto vacío.
refuse-no-line = Desde { $from }, ninguna línea lleva esa pieza a { $to } con un paso o un salto. `/{ command-legal } { $from }` muestra adónde puede ir.
refuse-round-bend = Se salta en línea recta: desde { $from } por encima de { $over } no se puede girar hacia { $to }. `/{ command-legal } { $from }` muestra adónde puede ir la pieza.
refuse-over-nothing = En { $over } no hay nada que saltar. `/{ command-legal }` muestra las jugadas posibles.
refuse-over-own = La pieza de { $over } es tuya; solo se salta por encima de las del otro bando. `/{ command-legal }` muestra las jugadas posibles.
refuse-one-leap = Aquí un solo salto es toda la jugada: acaba en { $at }. Quita lo demás.
refuse-step-in-chain = De { $from } a { $to } es un paso, y después de un salto la pieza solo puede seguir saltando. Quita el paso.
refuse-one-piece = En cada jugada se mueve una sola pieza. Escribe la jugada de una de ellas, como `d4 d5`.
refuse-nothing-to-end = Aquí un turno es una sola jugada, así que no hay nada que terminar. Escribe una jugada, como `d4 d5`.
refuse-end-before-action = Haz primero una jugada; después, `{ part-move-end }` acaba tu turno antes.
refuse-one-step = Aquí una jugada son dos casillas: de dónde sale la pieza y adónde va, como `d1 d4`.

## Listas, aspecto, ayuda

games-none = Ahora mismo no juegas ninguna partida. `/{ command-challenge }` empieza una.
games-title = { $count ->
    [one] Tu partida
   *[other] Tus { $count } partidas
}:
games-own-turn = **Partida { $game }** · { $rules } · contra { $opponent } · **te toca** · última actividad { $since }
games-other-turn = **Partida { $game }** · { $rules } · contra { $opponent } · le toca a tu rival · última actividad { $since }
games-alone = **Partida { $game }** · { $rules } · los dos bandos · última actividad { $since }
games-link = · [tablero]({ $link })
games-choice = Partida { $game } · { $rules }

help = **Raichi** es para jugar aquí a juegos antiguos, jugada a jugada, cuando tienes un minuto: tafl, donde unos atacantes persiguen a un rey que quiere escapar; juegos de caza, donde un zorro o unos pocos tigres se enfrentan a un rebaño; y dablot, donde chocan dos ejércitos con sus jefes. Desafía a alguien y avisaré a cada cual cuando le toque. `/{ command-rules } { command-rules-show }` explica cada juego.
help-challenge = Desafiar a alguien
help-rules = Cómo se juega
help-commands = Todos los comandos
help-all-play =
    `/{ command-play }` te busca partida. `/{ command-challenge }` invita a alguien a una y `/{ command-challenges }` muestra los desafíos abiertos. Con `/{ command-simul }` juegas contra varias personas a la vez.
    `/{ command-move } d1 d4` hace una jugada; mientras escribes, te sugiero las posibles. También vale `/{ command-move } d1-d4` en un solo campo, responder `d1 d4` al tablero, y el botón *{ button-move }*. Deja activada la *@* de la respuesta; si me escribes directamente, basta con `d1 d4`. `c3-e5-g3` salta dos veces, `c3` pone una pieza.
    `/{ command-board }` vuelve a mostrar el tablero y `/{ command-games }`, todas tus partidas.
    `/{ command-draw }` ofrece tablas, `/{ command-takeback }` deshace tu última jugada, `/{ command-resign }` abandona, `/{ command-abort }` anula una partida recién empezada y `/{ command-rematch }` pide otra. `/{ command-plan }` juega tu respuesta si llega la jugada que esperas.
    `/{ command-tournament } { command-tournament-create }` anuncia un torneo, y `/{ command-tournament } { command-tournament-show }` muestra sus tablas.
help-all-learn =
    `/{ command-legal } d1` muestra adónde puede ir una pieza; `/{ command-replay }`, toda la partida animada; `/{ command-history }` da su registro en un archivo.
    `/{ command-hint }` te da una pista contra mí o a solas, y `/{ command-review }` analiza una partida acabada.
    `/{ command-profile }` muestra puntuaciones y resultados; `/{ command-leaderboard }`, quién va por delante. `/{ command-openings }` muestra cómo empezaron las partidas y cómo acabaron.
    `/{ command-ladder } { command-ladder-show }` muestra la escalera de este servidor; `/{ command-ladder } { command-ladder-join }` te da un puesto en ella.
    `/{ command-learn }` te enseña un juego paso a paso.
    `/{ command-rules } { command-rules-show }` explica cómo se gana y cómo se captura. `/{ command-rules } { command-rules-list }` las enumera todas y `/{ command-rules } { command-rules-build }` crea las tuyas.
help-all-settings =
    `/{ command-pause }` pide parar el reloj y `/{ command-resume }` acaba la pausa.
    `/{ command-vacation } { command-vacation-start }` para todos tus relojes hasta `/{ command-vacation } { command-vacation-end }`.
    `/{ command-settings }` son tus ajustes y `/{ command-server-settings }`, los de los admins.
    `/{ command-names }` muestra u oculta tu nombre en las páginas de tus partidas.
    `/{ command-help }` te muestra por dónde empezar.
help-group-play = Jugar
help-group-learn = Aprender y repasar
help-group-settings = Tiempo y ajustes
help-menus = -# En el menú de una persona, *Aplicaciones* tiene *{ command-on-person }* y *{ command-profile-of-person }*; en el de un mensaje sobre una partida, *{ command-on-message }*; en el de cualquier mensaje, *{ command-report-message }*.
offer-person = ¿Con qué reglas quieres desafiar a { $opponent }?
offer-alone = ¿Con qué reglas quieres jugar los dos bandos?
offer-anyone = Para desafiar a una sola persona, usa `/{ command-challenge }`. Si puede aceptar cualquiera, elige aquí las reglas:

choice-piece = { $square } · { $piece-among }{ $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
choice-side = { $side }
choice-side-random = al azar
choice-side-fair = equilibrado por puntuación
choice-rules-default = { $rules } (por defecto aquí)

resign-ask = ¿Quieres abandonar la partida { $game } contra { $opponent }? No se puede deshacer.
resign-ask-alone = ¿Quieres abandonar la partida { $game } con el bando al que le toca, { $side-the }? No se puede deshacer.
resign-yes = Abandonar
resign-no = Seguir jugando
resign-done = Has abandonado la partida { $game }.
resign-kept = Bien, la partida { $game } sigue.

unsaid = Está guardado, pero no puedo publicarlo allí: { $reason }.
unsaid-later = Está guardado. Discord no acepta mi mensaje ahora mismo; lo publicaré en cuanto lo haga.
unsaid-permission = me faltan permisos en ese canal. Un admin me puede dar allí *Ver canal* y *Enviar mensajes*, o *Enviar mensajes en hilos* si es un hilo; entonces lo publicaré
unsaid-direct = Ya no puedo escribirte: me has bloqueado, o ningún servidor que compartimos permite mensajes directos. Cámbialo y lo publicaré aquí.
unsaid-in-time-out = Está guardado. Estoy en aislamiento temporal en este servidor hasta el { $until }; después lo publicaré. Un admin puede terminarlo antes.
refuse-in-time-out = Estoy en aislamiento temporal en este servidor hasta el { $until }, así que no puedo publicar aquí. Un admin puede terminarlo antes.
unsaid-channel = el canal ya no existe
unsaid-other = Discord rechaza el mensaje
unsaid-moderated = una regla de AutoMod de este servidor bloquea el mensaje. Un admin puede eximirme de la regla
unsaid-harmful = el filtro de enlaces dañinos de Discord bloquea el mensaje

## Negativas: el motivo y el remedio

typed-again = -# Si lo corriges, envíalo como mensaje nuevo: no veo las ediciones.
typed-withheld = No puedo leer eso: Discord solo me muestra una respuesta con su *@* activada, y otros mensajes solo si me mencionan a mí y no a mi rol. Envíalo así otra vez, o usa `/{ command-move }`.
refuse-not-a-move = { $given } no es una jugada. Escribe dónde está una pieza y adónde va, por ejemplo `d1 d4`.
refuse-no-destination = ¿Adónde? Escríbelo también, por ejemplo `/{ command-move } { $from } { $example }`.
refuse-no-piece = No tienes ninguna pieza en { $square }: ahí no hay nada. `/{ command-board }` muestra el tablero.
refuse-not-yours = La pieza de { $square } no es tuya, es { $piece-a } del otro bando. Juegas con { $side-the }.
refuse-same-square = La pieza ya está en { $square }. Elige adónde va.
refuse-off-board = { $square } no está en el tablero, que va de a1 a { $last }.
refuse-other-captures = { $count ->
    [0] Esta jugada no captura nada
    [one] Esta jugada captura solo { $squares }
   *[other] Esta jugada captura { $squares }
}, lo que no coincide con lo que has escrito. No se ha jugado nada; omite las capturas, las calculo yo.
refuse-finished = La partida { $game } ya ha acabado. `/{ command-rematch }` pide otra y `/{ command-challenge }` empieza una nueva.
refuse-over = La partida ha acabado; ya no se puede jugar.
refuse-not-your-turn = Le toca a { $player }. Podrás jugar después de esa jugada.
refuse-not-a-player = No juegas en la partida { $game }. `/{ command-board }` te deja mirarla y `/{ command-challenge }` empieza una tuya.
refuse-no-game-here = No tienes ninguna partida en este canal. `/{ command-challenge }` empieza una; `/{ command-games }` muestra las de otros sitios.
refuse-no-game-to-see = En este canal aún no se ha jugado ninguna partida. `/{ command-challenge }` empieza una.
refuse-no-such-game = En este servidor no hay ninguna partida { $game }. `/{ command-games }` muestra las tuyas.
refuse-not-a-game = { $given } no es una partida. Elige una de la lista que aparece o escribe su número.
refuse-which-game = Juegas varias partidas en este canal: { $games }. Indica cuál con la opción `{ option-move-game }` o responde a su tablero.
refuse-moved-on = El tablero ha cambiado desde entonces, así que no se ha cambiado nada. `/{ command-board }` muestra cómo está.
refuse-not-yours-to-press = Este botón no es para ti.
refuse-private-game = La partida { $game } es privada, así que no puedo responderte aquí. Pulsa *{ button-move }* bajo su tablero o usa `/{ command-move }`.
refuse-hint-against-person = En las partidas entre personas no hay pistas. Las hay si juegas contra mí o llevas los dos bandos.
refuse-no-hint = No he encontrado una pista a tiempo. Pídela otra vez en un momento.
turn-computer = { $player } está pensando.
hint-wins = ¡Puedes ganar ahora mismo!
hint-wins-by-force = Hay una serie de jugadas que gana, haga lo que haga el otro bando.
hint-threatens-twice = Puedes amenazar con ganar de dos maneras a la vez.
hint-threatens = Puedes amenazar con ganar en tu próxima jugada.
hint-stops = El otro bando amenaza con ganar. Impídelo primero.
hint-captures = Busca una buena captura.
hint-improves = Nada es urgente: busca un sitio mejor para una de tus piezas.
hint-show = Muéstrame la jugada
hint-move = Yo jugaría **{ $ply }**.
hint-play = Jugarla
refuse-level-of-person = Solo yo tengo niveles. Desafíame a mí u omite `{ option-challenge-level }`.
refuse-challenged-bot = Los bots no saben jugar. Desafía a una persona u omite `{ option-challenge-opponent }`: entonces puede aceptar cualquiera.
refuse-unknown-side = «{ $given }» no es un bando de { $rules }. Puedes jugar con { $sides }, o dejarlo al azar.
refuse-unknown-ruleset = No conozco reglas que se llamen «{ $given }». Las más parecidas: { $names }. `/{ command-rules } { command-rules-list }` las muestra todas.
refuse-which-ruleset = «{ $given }» vale para varias: { $names }. ¿A cuáles te refieres?
refuse-challenge-accepted = Este desafío ya está aceptado; ahora es la partida { $game }. `/{ command-challenge }` lanza uno nuevo.
refuse-challenge-declined = Este desafío fue rechazado. `/{ command-challenge }` lanza uno nuevo.
refuse-challenge-withdrawn = Este desafío fue retirado. `/{ command-challenge }` lanza uno nuevo.
refuse-challenge-deleted = El mensaje de este desafío se borró, así que ya no vale. `/{ command-challenge }` lanza uno nuevo.
refuse-no-such-challenge = Ya no recuerdo este desafío. `/{ command-challenge }` lanza uno nuevo.
refuse-challenge-for-another = Este desafío es para { $opponent }. `/{ command-challenge }` lanza uno tuyo.
refuse-only-challenger-withdraws = Solo { $challenger } puede retirar este desafío.
refuse-nobody-declines = Este desafío es para cualquiera; nadie tiene que rechazarlo.
refuse-own-challenge = Este desafío es tuyo: lo tiene que aceptar otra persona. Puedes retirarlo.
refuse-permissions = No puedo jugar en este canal, me faltan permisos: { $missing }. Un admin me los puede dar en los ajustes del canal.
permission-view = *Ver canal*
permission-send = *Enviar mensajes*
permission-send-in-threads = *Enviar mensajes en hilos*
permission-connect = *Conectar*
refuse-replay-too-early = La partida { $game } aún no ha acabado. Su repetición se podrá publicar cuando acabe; hasta entonces, te la muestra `/{ command-replay }`.
refuse-no-game-in-message = Ese mensaje no trata de una partida, o ya no la recuerdo. `/{ command-replay }` muestra cualquier partida de este servidor.
refuse-thread-locked = Este hilo está bloqueado, así que aquí ya no se puede publicar nada.
refuse-no-files-here = No puedo adjuntar archivos en este canal: me falta *Adjuntar archivos*. Un admin me lo puede dar en los ajustes del canal.
refuse-may-not-write = No puedes escribir en este canal, así que tampoco puedo publicar nada por ti.
refuse-unknown-button = Este botón ya no vale. `/{ command-help }` muestra lo que entiendo.
refuse-unknown-choice = Esta opción ya no vale. Escribe otra vez el comando y elige de la lista que aparece.
invite = Añadirme al servidor
refuse-only-in-servers = No estoy en este servidor, así que no puedo hacerlo. Escríbeme directamente para jugar contra mí, o pide a un admin que me añada al servidor.

fault = Algo ha fallado por mi parte, no por la tuya. Prueba otra vez en un momento; si sigue pasando, dile este número al admin: `{ $reference }`.
unread = No he podido leer lo que me ha enviado Discord, así que no se ha hecho nada. Prueba otra vez en un momento; si sigue pasando, dile a un admin que quizá necesito una actualización.

list-and = { $first } y { $last }
list-or = { $first } o { $last }
list-parts = { $first }; { $last }

## Comandos: sus nombres y lo que hacen, como los muestra Discord

command-challenge = desafiar
command-challenge-about = Desafiar a alguien a una partida
option-challenge-opponent = rival
option-challenge-opponent-about = A quién desafías; si no lo dices, puede aceptar cualquiera
option-challenge-rules = reglas
option-challenge-rules-about = Con qué reglas se juega
option-challenge-side = bando
option-challenge-side-about = El bando con el que juegas
option-challenge-level = nivel
option-challenge-level-about = Con qué fuerza juego, si me desafías; 2 si no lo dices
chosen-level-1 = 1 Principiante: comete muchos errores
chosen-level-2 = 2 Fácil: para tus primeras partidas
chosen-level-3 = 3 Medio: ve lo que viene a continuación
chosen-level-4 = 4 Difícil: rara vez se le escapa algo
chosen-level-5 = 5 Experto: casi no se le escapa nada
chosen-level-6 = 6 El más fuerte: piensa hasta dos segundos
command-move = jugada
command-move-about = Hacer una jugada
option-move-from = desde
option-move-from-about = La casilla de la pieza, como d1, o toda la jugada: d1-d4
option-move-to = hasta
option-move-to-about = La casilla a la que va, como d4
option-move-game = partida
option-move-game-about = La partida (si tienes varias aquí)
command-board = tablero
command-board-about = Mostrar el tablero
option-board-game = partida
option-board-game-about = La partida (si hay varias aquí)
option-board-style = aspecto
option-board-style-about = Cómo se ve; el texto es para quien no ve imágenes
chosen-style-wood = madera
chosen-style-stone = piedra
chosen-style-high-contrast = alto contraste
chosen-style-text = texto
command-replay = repetición
command-replay-about = Mostrar una partida entera animada
option-replay-game = partida
option-replay-game-about = La partida, en curso o acabada (si hay varias aquí)
command-resign = abandonar
command-resign-about = Abandonar una partida
option-resign-game = partida
option-resign-game-about = La partida (si tienes varias aquí)
command-games = partidas
command-games-about = Mostrar todas tus partidas, primero las más urgentes
command-help = ayuda
command-help-about = Saber qué hace Raichi
command-on-person = Desafiar a una partida
command-on-message = Repetir esta partida

## El mundo alrededor de las partidas

unsaid-closed = el hilo está bloqueado. Cuando se desbloquee, lo publicaré
## Desafíos, encuentros, hilos

turn-begins-alone = ¡Empieza la partida! { $player } mueve los dos bandos.

challenge-side-first = { $challenger } empieza con { $side-the }.
challenge-random-first = Los bandos de la primera partida se sortean.
challenge-fair-first = Los bandos equilibran la primera partida: quien tiene menos puntuación juega con el bando que gana más a menudo.
challenge-match = Un encuentro a dos partidas: en la segunda se cambian los bandos. Gana quien gane más partidas; si empatan, quien haya capturado más piezas.
challenge-time = Tiempo por jugada: { $time }.
challenge-bank = Tiempo: { $bank } para toda la partida, más { $time } tras cada jugada.
challenge-no-time-limit = Sin límite de tiempo.
challenge-thread = La partida tendrá su propio hilo.
challenge-until = Caduca { $time }.
challenge-alone = { $player } lleva los dos bandos de una partida de **{ $rules }**: partida { $game }.
challenge-seats-first = Un encuentro a dos partidas. En la primera, { $first-side }: { $first }, { $second-side }: { $second }; después, al revés.
challenge-lapsed = El desafío de { $challenger } a { $opponent } a una partida de **{ $rules }** ha caducado: no tuvo respuesta en una semana.
challenge-lapsed-anyone = El desafío de { $challenger } a una partida de **{ $rules }** ha caducado: nadie lo aceptó en una semana.

decline-title = Rechazar el desafío
decline-reason = ¿Por qué? (opcional)
decline-hint = Aquí lo puede leer todo el mundo
challenge-form-more = Más
challenge-form-casual = Amistosa: la partida no cuenta para la puntuación
challenge-form-others = Otras reglas… (elegir entre todas)

time-control = { $unit ->
    [minutes] { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
    [hours] { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
   *[days] { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
}
time-control-none = sin límite

thread-name = { $rules } · partida { $game }
thread-opened = Se juega en { $thread }.
thread-forbidden = Se juega en este canal: para abrirle un hilo necesito *Crear hilos públicos*. Un admin me lo puede dar en los ajustes del canal.
thread-impossible = Se juega en este canal: aquí no se pueden abrir hilos.

match-score = -# Encuentro, partida { $game } de 2 · { $one } contra { $other } { $wins } (piezas capturadas { $captures })
match-goes-on = El encuentro sigue con la segunda partida, con los bandos cambiados.
match-won = **{ $winner } gana el encuentro.**
match-won-by-captures = **{ $winner } gana el encuentro:** las partidas quedan { $wins }, pero { $winner } ha capturado más piezas, { $captures }.
match-drawn = **El encuentro acaba en empate:** las partidas quedan { $wins }, y las capturas también están igualadas.
match-undecided = **El encuentro acaba sin resultado**, porque una de sus partidas no se jugó.

rematch-button = Revancha

refuse-match-alone = Para un encuentro hacen falta dos personas. Omite `{ option-challenge-match }` para jugar una partida a solas, o elige a otra persona.
refuse-challenge-lapsed = Este desafío ha caducado: nadie lo aceptó en una semana. `/{ command-challenge }` lanza uno nuevo.
refuse-not-a-time-control = No entiendo «{ $given }» como tiempo. Prueba con `12 horas` o `3 días` por jugada, `6 días + 10 horas` para toda la partida y lo que añade cada jugada, o `sin límite`.
refuse-time-control-range = «{ $given }» no es posible. Cada jugada puede tener de 1 hora a 14 días; `sin límite` quita el reloj.
refuse-bank-range = «{ $given }» no es posible. El tiempo para toda la partida va de 1 hora a 30 días, y cada jugada puede añadir de 1 hora a 3 días.
refuse-reason-too-long = Un motivo puede tener { $longest } caracteres como mucho, y el tuyo tiene { $length }. No se ha rechazado nada; acórtalo u omítelo.
refuse-challenges-of-player = Ya tienes { $most } desafíos abiertos en este servidor, el máximo. Retira uno o espera a que te contesten.
refuse-challenges-here = Ya hay { $most } desafíos abiertos en este canal, el máximo. Acepta uno o espera a que los contesten.
refuse-games-of-player = { $player } ya juega { $most } partidas en este servidor, tantas como puedo llevar a la vez. Cuando acabe una, podrá empezar otra.
refuse-games-here = En este canal ya se juegan { $most } partidas, tantas como puedo llevar a la vez. Juega en otro canal o espera a que acabe una.
refuse-pace = { $pace ->
    [challenge] Son muchos desafíos seguidos. Podrás hacer el siguiente { $when }.
    [share] Es mucho de una vez. Podrás volver a mostrar algo a todos { $when }.
    [server] Hay mucho movimiento en este servidor. Podrás volver a desafiar o a mostrar algo a todos { $when }.
    [hint] Son muchas pistas seguidas. Podrás pedir la siguiente { $when }.
    [review] Son muchos análisis seguidos. Podré analizar la siguiente partida { $when }.
    [build] Son muchos cambios en poco tiempo. Podrás continuar { $when }.
    [file] Son muchos archivos seguidos. Podrás recibir el siguiente { $when }.
    [report] Son muchos reportes. Podrás hacer el siguiente { $when }.
   *[export] Acabas de recibir este archivo varias veces. Podrás pedirlo otra vez { $when }.
}
refuse-not-finished = La partida { $game } aún no ha acabado. La revancha es para partidas acabadas.
refuse-match-goes-on = El encuentro sigue con su segunda partida. Cuando también acabe, podrás pedir la revancha.
refuse-rematch-offered = Ya has ofrecido la revancha de la partida { $game }. Primero tiene que contestar tu rival.
refuse-next-game-runs = Ya estás jugando la siguiente: la partida { $game }.

refuse-rematch-declined = Ya ofreciste la revancha de la partida { $game }, y se rechazó. Tu rival aún puede pedirla; `/{ command-challenge }` lanza un desafío nuevo.
refuse-nothing-to-play-again = Aún no has acabado ninguna partida en este canal. Indica una de otro sitio con la opción `{ option-rematch-game }`, o usa `/{ command-challenge }`.

option-challenge-time = tiempo
option-challenge-time-about = Por jugada (si no, 3 días), o 6 días + 10 horas (partida y cada jugada), o sin límite
option-challenge-match = encuentro
option-challenge-match-about = Un encuentro: dos partidas, la segunda con los bandos cambiados
option-challenge-thread = hilo
option-challenge-thread-about = Jugar en un hilo propio
# Las palabras para sí y no que se entienden, la habitual primero.
flag-yes = sí, si, verdadero, activado
flag-no = no, falso, desactivado
## Botones bajo un tablero, y los menús en los que se elige una jugada

button-move = Jugar
button-hint = Pista
button-draw = Ofrecer tablas
button-takeback = Deshacer
button-resign = Abandonar
button-level = Nivel { $level }
turn-given = Sigue desde la posición tras { $count ->
    [one] una jugada
   *[other] { $count } jugadas
} de otra partida.
review-play = Jugar desde aquí
pick-game = Partida { $game }
pick-piece = { $of }: juegas con { $side-the }. ¿Qué pieza quieres mover?
pick-piece-menu = Elige una pieza
pick-put = { $of }: juegas con { $side-the }. ¿Dónde pones una pieza?
pick-put-menu = Elige un punto
pick-too-long = -# El resto de una jugada tan larga hay que escribirlo: `/{ command-move }` con cada punto, como `c3 e5 g3`.
pick-file = { $of }: se pueden mover muchas de tus piezas. ¿En qué columna está la que quieres mover?
pick-file-menu = Elige una columna
pick-file-choice = columna { $file } · { $count ->
    [one] { $count } pieza
   *[other] { $count } piezas
}
pick-other-file = Otra columna
pick-target = { $of }: ¿adónde va la pieza de { $square }?
pick-target-menu = Elige adónde
pick-line-menu = Elige su dirección
pick-along-file = por la columna { $file } · { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
pick-along-rank = por la fila { $rank } · { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
pick-other-piece = Otra pieza
pick-end = Terminar el turno
pick-play = Parar aquí: { $ply }
reach-squares = { $square }, { $piece }: { $count ->
    [0] no se puede mover.
   *[other] puede ir a { $squares }.
}
reach-not-to-move = -# Aún no es el turno { $side-of }.
refuse-not-a-square = { $given } no es una casilla de este tablero, que va de a1 a { $last }.
refuse-empty-square = En { $square } no hay ninguna pieza. `/{ command-board }` muestra el tablero.
choice-occupied = { $square } · { $piece }

## El registro de una partida, y las páginas de una lista

history-title = **{ $rules }** · partida { $game } · { $count ->
    [0] aún sin jugadas
    [one] { $count } jugada
   *[other] { $count } jugadas
}
history-file = -# El archivo es el registro de la partida; `raichi replay` lo sabe leer, y tú también.
games-until = · hasta el { $time } ({ $left })
games-left = · tiempo que te queda: { $time }
games-halted = · { $halt ->
    [suspended] suspendida
    [paused] en pausa
   *[vacation] de vacaciones
}
games-page = -# Página { $page } de { $pages }
list-previous = Anterior
list-next = Siguiente

## Comandos para mirar una partida

command-legal = movimientos
command-legal-about = Mostrar adónde puede ir una pieza
option-legal-square = casilla
option-legal-square-about = La casilla de la pieza, como d1; también de una de tu rival
option-legal-game = partida
option-legal-game-about = La partida (si hay varias aquí)
command-hint = pista
command-hint-about = Pedir una pista, contra la máquina o a solas
option-hint-game = partida
option-hint-game-about = El número de la partida, si juegas varias aquí
command-history = registro
command-history-about = Recibir el registro de una partida en un archivo
option-history-game = partida
option-history-game-about = La partida, en curso o acabada (si hay varias aquí)
## Partidas de varios días: relojes, acuerdos, vacaciones

clock-until = Tienes hasta el { $time } ({ $left }).
clock-left = Tiempo que le queda a { $player }: { $time }.
clock-paused = La partida está en pausa y el reloj, parado.
clock-suspended = La partida está suspendida y el reloj, parado.
clock-vacation = El reloj está parado durante las vacaciones; aun así, se puede jugar.
turn-waits = Cuando la partida continúe, le tocará a { $player } con { $side-the }.
reminder = { $player }, sigue siendo tu turno contra { $other }. Tu tiempo se acaba { $left }, el { $time }.

deed-offers-draw = { $player } ofrece tablas. { $other }, ¿aceptas? La oferta caduca con la próxima jugada.
deed-offers-pause = { $player } pide una pausa, con el reloj parado. { $other }, ¿te parece bien? La petición caduca con la próxima jugada.
deed-asks-takeback = { $player } querría deshacer { $count ->
    [one] la última jugada
   *[other] su última jugada, junto con la respuesta
}. { $other }, ¿te parece bien? La petición caduca con la próxima jugada.
deed-agrees-takeback = { $other }, { $player } acepta deshacer la jugada.
deed-agrees-pause = { $other }, { $player } acepta la pausa. Dura hasta que cualquiera de los dos jugadores la acabe.
deed-declines = { $question ->
    [draw] { $other }, { $player } rechaza las tablas.
    [takeback] { $other }, { $player } no quiere deshacer la jugada.
   *[pause] { $other }, { $player } no quiere una pausa.
}
deed-withdraws = { $question ->
    [draw] { $player } retira la oferta de tablas.
    [takeback] { $player } retira la petición de deshacer.
   *[pause] { $player } retira la petición de pausa.
}
deed-takes-back = { $player } deshace su última jugada, así que ya no te toca, { $other }.
deed-takes-back-alone = { $player } deshace la última jugada.
deed-drops = { $question ->
    [draw] La oferta de tablas queda anulada.
   *[pause] La petición de pausa queda anulada.
}
deed-continues = { $other }, { $player } acaba la pausa; la partida continúa.
suspended = { $why ->
    [channel-gone] El canal de esta partida ya no existe, así que queda suspendida. Continúa con la próxima jugada en otro canal de este servidor: `/{ command-move }` con la opción `{ option-move-game }`.
    [channel-closed] El canal de esta partida está bloqueado, así que queda suspendida. Continúa cuando se abra, o con la próxima jugada en otro canal: `/{ command-move }` con la opción `{ option-move-game }`.
    [may-not-post] Ya no puedo escribir en el canal de esta partida, así que queda suspendida. Continúa cuando un admin lo arregle, o con la próxima jugada en otro canal: `/{ command-move }` con la opción `{ option-move-game }`.
    [message-refused] Discord rechaza mi mensaje en el canal de esta partida, así que queda suspendida. Con un comando allí dentro de unos minutos lo vuelvo a intentar, o continúa con la próxima jugada en otro canal: `/{ command-move }` con la opción `{ option-move-game }`.
   *[removed] Me han quitado del servidor de esta partida, así que queda suspendida. Continúa cuando me vuelvan a invitar.
}
deed-resumes = La partida continúa, { $first } y { $second }.
deed-resumes-alone = La partida continúa, { $player }.
deed-vacation-begins = { $player } está de vacaciones hasta el { $time }. Hasta entonces, el reloj se para cuando le toca.
deed-vacation-begins-no-clock = { $player } está de vacaciones hasta el { $time }.
deed-vacation-ends = { $player } vuelve de sus vacaciones.
deed-vacation-undone = Al final, { $player } no se va de vacaciones.
answer-yes = Aceptar
answer-no = Rechazar
pause-end = Acabar la pausa

end-agreed = Los dos jugadores acuerdan tablas.
end-called-draw = { $player } declara tablas.
end-out-of-time = A { $player } se le ha acabado el tiempo.
end-not-begun = { $player } no ha jugado a tiempo. La partida con { $other } acababa de empezar, así que se anula y no cuenta.
end-aborted = { $player } anula la partida con { $other }. Acababa de empezar, así que no cuenta.
end-aborted-hot-seat = { $player } anula la partida. Acababa de empezar, así que no cuenta.
alt-agreed = Los dos bandos acuerdan tablas.
alt-out-of-time = Se ha acabado el tiempo { $side-of }.
alt-aborted = La partida se ha anulado y no cuenta.

refuse-not-your-turn-until = Le toca a { $player }, hasta el { $time }. Podrás jugar después de esa jugada.
refuse-out-of-time = El tiempo para esta jugada se acabó el { $time }. No se ha jugado; la partida acaba en un momento.
refuse-paused = La partida está en pausa. Cualquiera de las dos partes puede acabarla con el botón *{ pause-end }* o con `/{ command-resume }`; entonces podrás jugar.
refuse-paused-already = La partida ya está en pausa. `/{ command-resume }` la acaba.
refuse-not-paused = La partida no está en pausa, así que no hay nada que acabar. `/{ command-pause }` pide una pausa.
refuse-no-clock = Esta partida no tiene reloj, así que no hay nada que parar. Tómate el tiempo que quieras.
refuse-answer-first = { $question ->
    [draw] { $player } ha ofrecido tablas
    [takeback] { $player } ha pedido deshacer una jugada
   *[pause] { $player } ha pedido una pausa
}. Contesta primero con los botones, o acepta con { $question ->
    [draw] `/{ command-draw }`
    [takeback] `/{ command-takeback }`
   *[pause] `/{ command-pause }`
}; la próxima jugada lo cancela.
refuse-asked-already = { $question ->
    [draw] Ya has ofrecido tablas
    [takeback] Ya has pedido deshacer
   *[pause] Ya has pedido una pausa
} desde la última jugada. Podrás hacerlo otra vez después de la siguiente.
refuse-nothing-asked = { $question ->
    [draw] Nadie ha ofrecido tablas
    [takeback] Nadie ha pedido deshacer
   *[pause] Nadie ha pedido una pausa
} desde la última jugada, así que no hay nada que contestar.
refuse-question-stands = { $question ->
    [draw] Tu oferta de tablas
    [takeback] Tu petición de deshacer
   *[pause] Tu petición de pausa
} sigue en pie hasta la próxima jugada; { $player } aún no ha contestado. La puedes retirar.
refuse-other-question-stands = { $question ->
    [draw] Tu oferta de tablas
    [takeback] Tu petición de deshacer
   *[pause] Tu petición de pausa
} sigue en pie; { $player } aún no ha contestado. Retírala primero y luego pide otra vez.
refuse-only-asker-withdraws = { $question ->
    [draw] Solo { $player } puede retirar esta oferta
   *[other] Solo { $player } puede retirar esta petición
}. Tú la puedes aceptar o rechazar.
refuse-own-question = { $question ->
    [draw] Las tablas las has ofrecido tú
    [takeback] Deshacer lo has pedido tú
   *[pause] La pausa la has pedido tú
}: tiene que contestar { $player }.
refuse-nothing-to-take-back = No has hecho ninguna jugada en esta partida que se pueda deshacer.
refuse-too-late-to-abort = Esta partida ya cuenta y no se puede anular. Lo que sí puedes hacer es `/{ command-resign }`.
refuse-vacation-past = Ese día ya ha pasado. Elige un día futuro para volver.
refuse-vacation-too-short = Las vacaciones duran al menos un día. Elige una fecha posterior.
refuse-vacation-too-long = Tienes 30 días de vacaciones al año. Con los días que te quedan, tus vacaciones pueden durar como mucho hasta el { $time }.
refuse-vacation-used-up = Ya has gastado los 30 días de vacaciones de este año. Con el año nuevo tendrás más.
refuse-vacation-already = Ya estás de vacaciones, hasta el { $time }.
refuse-vacation-in-this-turn = Ya has vuelto de unas vacaciones durante este turno de la partida { $game }. Juega primero ahí; después puedes volver a irte de vacaciones.
refuse-no-vacation = No estás de vacaciones, así que no hay nada que acabar.
refuse-vacation-too-new = Las vacaciones duran al menos un día: puedes acabar las tuyas desde el { $time }. Aun así, puedes jugar.

## Comandos con los que se acuerda algo, y sus respuestas privadas

vacation-begins = Estás de vacaciones hasta el { $time }. Hasta entonces, tus relojes se paran mientras te toca, y aun así puedes jugar. Con `/{ command-vacation } { command-vacation-end }` vuelves antes, a partir del { $earliest }.
vacation-undo = ¿Has cambiado de idea? Puedes anular las vacaciones durante { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}, como si no hubieran empezado.
vacation-undo-button = Anular
vacation-undone = Tus vacaciones quedan anuladas: recuperas los días y tus relojes corren como si no hubieran empezado.
vacation-ends = ¡Hola de nuevo! Tus relojes vuelven a correr.
vacation-choice = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
refuse-not-a-time = «{ $given }» no es un número de días ni una fecha. Prueba con `7` o `2027-01-03`.
command-draw = tablas
command-draw-about = Ofrecer tablas o aceptarlas
option-draw-game = partida
option-draw-game-about = La partida (si tienes varias aquí)
command-takeback = deshacer
command-takeback-about = Deshacer tu última jugada, o pedirlo
option-takeback-game = partida
option-takeback-game-about = La partida (si tienes varias aquí)
command-pause = pausa
command-pause-about = Pedir que el reloj se pare un tiempo, o aceptarlo
option-pause-game = partida
option-pause-game-about = La partida (si tienes varias aquí)
command-resume = continuar
command-resume-about = Acabar una pausa
option-resume-game = partida
option-resume-game-about = La partida (si tienes varias aquí)
command-abort = anular
command-abort-about = Anular una partida recién empezada (no contará)
option-abort-game = partida
option-abort-game-about = La partida (si tienes varias aquí)
command-rematch = revancha
command-rematch-about = Desafiar otra vez al mismo rival, con los bandos cambiados
option-rematch-game = partida
option-rematch-game-about = La partida acabada (si no es tu última aquí)
command-vacation = vacaciones
command-vacation-about = Parar tus relojes un tiempo
command-vacation-start = empezar
command-vacation-start-about = Parar tus relojes un tiempo: hasta treinta días al año
option-vacation-start-days = días
option-vacation-start-days-about = Cuántos días, o la fecha en la que vuelves, como 2027-01-03
command-vacation-end = acabar
command-vacation-end-about = Volver de tus vacaciones
command-names = nombres
command-names-about = Si las páginas web de tus partidas muestran tu nombre
option-names-mine = mi-nombre
option-names-mine-about = Mostrarlo, si la otra persona también quiere, u ocultarlo
chosen-mine-show = mostrar
chosen-mine-hide = ocultar
names-shown = Las páginas web y los registros de tus partidas muestran tu nombre, **{ $name }**, si la otra persona también quiere. `/{ command-names } { chosen-mine-hide }` lo quita al momento.
names-hidden = Ninguna página web muestra tu nombre. `/{ command-names } { chosen-mine-show }` lo muestra si la otra persona también quiere.
names-of-seats = En esta mesa, todo el mundo ve los nombres de los asientos. Puedes cambiar el tuyo en el borde de la página.
## La página que hace de canal

seat-name = { $number ->
    [1] Cuervo
    [2] Lobo
    [3] Oso
    [4] Zorro
    [5] Alce
    [6] Águila
    [7] Lince
    [8] Nutria
    [9] Búho
    [10] Foca
    [11] Liebre
    [12] Halcón
   *[other] Asiento { $number }
}
channel-title = Raichi · la mesa del rey vikingo
channel-tab = { $state ->
    [move] ● Te toca
    [answer] ● Te toca responder
    [over] Partida terminada
   *[other] Le toca al rival
} — { $rules }
channel-topic = Esta página es compartida: lleva los dos bandos o pasa el teclado.
channel-seats = Jugadores en esta mesa
channel-you-sit = Tu asiento
channel-waiting = { $count ->
    [one] { $count } jugada o respuesta pendiente
   *[other] { $count } jugadas o respuestas pendientes
}
channel-name = Nombre
channel-name-hint = Déjalo vacío para llamarte { $name }
channel-save = Guardar
channel-add = Añadir un asiento
channel-messages = Mensajes
channel-older = Mensajes anteriores
channel-newest = Volver a los más recientes
channel-command = Comando
channel-command-hint = Escribe / para un comando
channel-send = Enviar
channel-suggestions = Sugerencias
channel-private = Solo lo ves tú
channel-answers = En respuesta a este mensaje
channel-dismiss = Descartar
channel-begin = **Ajedrez vikingo:** un rey y unos pocos defensores contra el doble de atacantes.
channel-begin-board = Juegas con el bando del rey. Haz clic o toca una de tus piezas para empezar: la máquina juega primero.
channel-begin-learn = Aprender en dos minutos
channel-more = Más
channel-begin-computer = Jugar contra la máquina
channel-begin-both = Dos jugadores aquí
channel-begin-challenge = Desafiar a { $name }
channel-begin-rules = Cómo se juega
channel-new-game = Partida nueva
channel-new-rules = Reglas
channel-new-opponent = Contra
channel-new-both = A solas: llevo los dos bandos
channel-new-anyone = Quien acepte
channel-new-side = Mi bando
channel-new-computer = Raichi, la máquina
channel-new-level = Con qué fuerza juega Raichi
channel-new-time = Tiempo
channel-new-time-usual = Como siempre
channel-new-begin = Empezar
channel-settings = Ajustes
channel-follow = Cambiar de asiento tras cada jugada
channel-follow-hint = Después de tu jugada, esta página pasa a quien le toca, salvo que tenga abierta su propia ventana.
channel-confirm = Confirmar cada jugada
channel-skips = Ir a
channel-skip-to-board = Al tablero más reciente
channel-skip-to-line = A la línea de comandos
channel-board = { $game ->
    [0] El tablero
   *[other] El tablero de la partida { $game }
}: elige una pieza y luego su casilla. Las flechas llevan de una a otra.
channel-board-hint = Pulsa una pieza y luego la casilla a la que va. También se puede arrastrar.
channel-play = Jugar { $ply }
channel-once-more = { $ply }: otra vez para jugarla
channel-back = Cancelar
channel-target = a { $square }
channel-square = { $square }, { $piece }
channel-piece = { $square }, { $piece }, { $count ->
    [one] { $count } casilla adonde ir
   *[other] { $count } casillas adonde ir
}
channel-offline = La página ha perdido la conexión con Raichi. Seguirá sola en cuanto Raichi vuelva.
channel-stopped = Raichi no responde. Si se ha detenido, vuelve a iniciarlo con scripts/local: tus partidas están guardadas y esta página sigue desde aquí.
channel-unsent-move = Tu jugada no se ha enviado. Inténtalo de nuevo.
channel-unsent = No se ha enviado. Inténtalo de nuevo.
channel-lost = Esa página no existe.
channel-crowded = Hay demasiadas ventanas abiertas, así que esta no se actualiza sola por ahora. Cierra otra; lo volverá a intentar sola.

misread-not-a-command = No lo entiendo. Prueba con `/{ command-help }` o `/{ command-play }`. Para jugar, escribe dos casillas, como `d1 d4`.
misread-too-long = Eso es más largo que cualquier comando. No se ha hecho nada.
misread-unknown-command = No hay ningún comando «{ $given }». Los comandos son { $commands }.
misread-no-subcommand = Hay más de un comando `/{ $group }`: { $commands }. Elige uno.
misread-unknown-option = `/{ $command }` no sabe qué hacer con «{ $given }». Acepta { $options }; pon entre comillas lo que lleve espacios.
misread-unknown-option-none = `/{ $command }` no acepta opciones, así que «{ $given }» sobra.
misread-twice = «{ $option }» aparece dos veces. No se ha hecho nada; quita una.
misread-missing = A `/{ $command }` le falta «{ $option }»: { $about }.
misread-not-a-choice = «{ $given }» no es ninguna de las posibilidades de «{ $option }»: { $choices }.
misread-ambiguous = «{ $given }» podría ser { $options }. Escribe a cuál te refieres, como `{ $option }:{ $given }`.
misread-meant = ¿Querías decir { $meant }?
misread-not-a-game = «{ $given }» no es el número de una partida. `/{ command-games }` muestra las tuyas.
misread-no-such-seat = Nadie se llama aquí «{ $given }». En los asientos: { $names }; al lado se pueden añadir asientos y cambiarles el nombre.
misread-name-taken = Otro asiento ya se llama «{ $name }». Elige otro nombre.
misread-name-bad = Eso no puede ser un nombre. Un nombre tiene { $most } caracteres como mucho, sin comillas, y no puede ser el mío, Raichi.
misread-no-more-seats = Hay { $most } asientos y no caben más.

## La página de una partida en la web (sin formato, salvo la última)

page-title-to-move = { $side-number ->
    [one] Juega
   *[many] Juegan
} { $side-the } · { $rules }
page-title-won = { $side-number ->
    [one] Gana
   *[many] Ganan
} { $side-the } { $count ->
    [0] sin una sola jugada
    [one] en { $count } jugada
   *[other] en { $count } jugadas
} · { $rules }
page-title-drawn = Tablas tras { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
} · { $rules }
page-title-aborted = Anulada · { $rules }
page-title-ply = { $number ->
    [0] Posición inicial
   *[other] Jugada { $number } de { $count }
} · { $rules }
page-subtitle = { $rules } · partida { $game }
page-start = Posición inicial
page-move = Jugada { $number }
page-side = { $side-heading }
page-played = { $side-heading }: { $move }
page-first = Posición inicial
page-previous = Jugada anterior
page-next = Jugada siguiente
page-last = Última posición
page-position = Posición mostrada
page-steps = Recorrer la partida
page-moves = Jugadas
page-review = Análisis
page-review-none-yet = Un análisis muestra dónde cambió la partida. Quien puede ver la partida lo obtiene con /{ command-review }; entonces también estará aquí.
page-turning-point = Punto de inflexión
page-no-moves = Aún no se ha hecho ninguna jugada.
page-keys = Las flechas recorren las jugadas; Inicio y Fin llevan al principio y al final.
page-live = En directo
page-newer = Se ha hecho una jugada. Ir a la última posición
page-about = La partida
page-rules = Las reglas
page-began = Comienzo
page-moved = Última actividad
page-ended = Final
page-record = Registro (texto)
page-animation = Animación (GIF)
page-discord = Abrir en Discord
page-picture = Esta posición (PNG)
page-play = Reproducir
page-pause = Pausa
page-speed = Velocidad
page-taps = Toca la mitad derecha del tablero para la jugada siguiente y la izquierda para la anterior, o desliza el dedo.
page-look = Aspecto
page-theme = Tablero
page-flip = Girar el tablero
page-apply = Mostrar
page-sounds = Sonidos
page-share = Compartir
page-address = Enlace a esta posición
page-copy = Copiar enlace
page-copied = Enlace copiado.
page-copy-refused = Tu navegador no deja copiar a las páginas. El enlace está seleccionado: pulsa Ctrl+C, o mantenlo pulsado y elige copiar.
page-qr = Código QR
page-qr-alt = Código QR de la dirección de la partida
page-frame = En tu propio sitio
page-frame-about = Esto muestra el tablero en un marco en cualquier sitio:
page-reach-network = Solo los dispositivos de la misma red pueden abrir este enlace.
page-reach-machine = Solo este equipo puede abrir este enlace.
page-games = Otras partidas
page-previous-game = Partida anterior
page-next-game = Partida siguiente
page-skip-board = Ir al tablero
page-skip-moves = Ir a las jugadas
page-home-title = Raichi
page-home = Aquí puedes mirar las partidas que se juegan en Discord. Cada una tiene su página: la enlazan su último tablero y /{ command-board }.
page-to-home = A la página de inicio
page-to-game = A la partida
page-method-title = Eso aquí no funciona
page-method = Esta página se puede leer, pero no se le puede enviar nada.
page-long-title = Es demasiado largo
page-long = Lo que se ha enviado es demasiado largo para esta página. Envía menos de una vez.
page-foreign-title = Eso venía de otro sitio
page-foreign = Esto no se envió desde una página de Raichi, así que no se ha hecho nada.
page-lost-title = Aquí no hay nada
page-lost = Quizá el enlace sea antiguo o le falte una parte.
page-missing-title = Aquí no hay ninguna partida
page-missing = En esta dirección no hay ninguna partida. Quizá falte una parte del enlace, o el admin del servidor haya cerrado sus páginas.
page-busy-title = Un momento
page-busy = Se están dibujando demasiadas imágenes a la vez. Prueba otra vez en unos segundos.
page-fault-title = Algo ha fallado
page-fault = Ha sido por nuestra parte, no por la tuya. Prueba otra vez en un momento.
page-open = Abrir la partida

## Jugadores que dejan el servidor

deed-left = { $player } ha dejado el servidor. { $other }, puedes acabar la partida con `/{ command-abort }`; entonces no cuenta.
deed-left-clock = { $player } ha dejado el servidor. El reloj sigue corriendo, y quien se quede sin tiempo pierde. { $other }, también puedes acabar la partida ya con `/{ command-abort }`; entonces no cuenta.
end-aborted-alone = { $player } acaba la partida, porque la otra persona ha dejado el servidor. No cuenta.

## Análisis de partidas

review-alt = { $rules }, gráfico de la partida: en { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}, la probabilidad de victoria { $side-of } pasó del { $from } % al { $to } %.
review-alt-point = En la jugada { $move } pasó del { $from } % al { $to } %.
review-point = Jugada { $move }: tras { $played }, la probabilidad de victoria { $side-of } cayó del { $from } % al { $to } %.
review-better = Mejor: { $line }.
review-title = **{ $rules }** · partida { $game } · { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
review-none = Ninguna jugada cambió mucho las cosas. ¡Bien jugado por ambas partes!
review-underway = Estoy analizando la partida { $game }: van { $done } posiciones de { $all }. El análisis se queda con la partida, así que puedes volver cuando quieras.
review-again = Mostrar el análisis
review-move = Jugada { $move }
review-all = Toda la partida
review-chance = Probabilidad de victoria { $side-of }: { $chance } %
review-chances = Probabilidad de victoria { $side-of }:
review-percent = { $chance } %
review-turning-points = Puntos de inflexión: { $moves }
review-alt-choice = El tablero antes de la jugada { $move }. Una flecha discontinua muestra la jugada que se hizo, { $played }; una continua, la mejor, { $better }.
refuse-review-too-early = La partida { $game } aún no ha acabado. Su análisis llega entonces.
refuse-review-of-aborted = La partida { $game } se anuló, así que no hay nada que analizar.
refuse-review-too-short = La partida { $game } acabó tras tan pocas jugadas que no hay nada que analizar.
command-review = análisis
command-review-about = Analizar una partida acabada: lo que se escapó y lo que habría sido mejor
option-review-game = partida
option-review-game-about = La partida acabada (si hay varias aquí)
fact-missed-win = Se podía ganar al momento.
fact-missed-forced-win = Había una victoria que no se podía impedir.
fact-allowed-win = Eso dejó que el otro bando ganara al momento.

## Puntuaciones

option-challenge-rated = por-puntos
option-challenge-rated-about = Si la partida cuenta para la puntuación; si no lo dices, sí
challenge-rated = Por puntos.
challenge-casual = { $why ->
    [no-clock] Amistosa: sin límite de tiempo, las partidas no son por puntos.
    [own-ruleset] Amistosa: solo son por puntos las partidas con reglas que conozco por su nombre.
    [same-opponent] Amistosa: ya van diez partidas por puntos entre las mismas dos personas en los últimos 30 días.
   *[other] Amistosa.
}
casual-at-once = { $why ->
    [computer] Esta partida es amistosa: contra mí no se juega por puntos.
   *[one-person] Esta partida es amistosa, porque llevas los dos bandos.
}
ratings-changed = Puntuaciones: { $first } { $first-before } → { $first-after }, { $second } { $second-before } → { $second-after }
not-rated = { $why ->
    [same-opponent] Sin puntos: ya van diez partidas por puntos entre las mismas dos personas en los últimos 30 días.
    [left-early] Sin puntos: alguien dejó el servidor antes de que ambas partes jugaran.
    [timeout-early] Sin puntos: el tiempo se acabó antes de que ambas partes hicieran dos jugadas.
    [one-absence] Sin puntos: en la misma ausencia ya se perdió otra partida por tiempo, y una ausencia cuenta una vez.
   *[other] Sin puntos: la partida era amistosa.
}
rules-side-score = En las partidas por puntos hasta ahora, { $side-the } { $side-number ->
    [one] saca
   *[many] sacan
} el { $percent } % de los puntos.
deed-left-claim = { $player } ha dejado el servidor. El reloj sigue corriendo, y quien se quede sin tiempo pierde. { $other }, también puedes reclamar la victoria ya, o anular la partida con `/{ command-abort }`; entonces no cuenta.
button-claim = Reclamar la victoria
button-abort = Anular la partida
end-claimed = { $player } reclama la victoria, porque { $other } ha dejado el servidor.
alt-claimed = { $side-number ->
    [one] Gana
   *[many] Ganan
} { $side-the }: la otra persona había dejado el servidor.
refuse-win-to-claim = Tu rival ha dejado el servidor, así que puedes reclamar la victoria. Si anulas la partida, no cuenta.
refuse-nothing-to-claim = Tu rival está en este servidor, así que no hay victoria que reclamar.

## Encontrar con quién jugar

command-play = jugar
command-play-about = Unirte a alguien que espera una partida, o esperar tú
option-play-rules = reglas
option-play-rules-about = Con qué reglas se juega; si no lo dices, con cualquiera
play-joined = Juegas contra { $player }: la partida { $game } de **{ $rules }** empieza en { $channel }.
play-posted = Ahora mismo nadie espera una partida aquí, así que he publicado un desafío por ti. Puede aceptarlo cualquiera.
play-size = ¿De qué tamaño será tu primera partida? En el tablero pequeño, **{ $small }**, se piensa unos diez minutos. **{ $usual }** es lo que juega la gente con experiencia, y lleva una hora o más.
play-size-waiting = -# Ya hay alguien esperando una partida: `/{ command-challenges }` muestra quién.
play-size-small = Tablero pequeño, 10 min
play-size-tournament = Tablero de torneo
command-challenges = desafíos
command-challenges-about = Mostrar los desafíos abiertos: los que te hacen, los de todos y los tuyos
lobby-none = Aquí no hay desafíos abiertos. `/{ command-play }` publica uno que puede aceptar cualquiera.
lobby-title = { $count ->
    [one] { $count } desafío abierto
   *[other] { $count } desafíos abiertos
}:
lobby-to-me = **{ $number }** · { $player } **te** desafía · { $rules } · { $time } · caduca { $until }
lobby-open = **{ $number }** · { $player } desafía a quien quiera · { $rules } · { $time } · caduca { $until }
lobby-mine = **{ $number }** · desafías a { $player } · { $rules } · { $time } · caduca { $until }
lobby-mine-anyone = **{ $number }** · desafías a quien quiera · { $rules } · { $time } · caduca { $until }
lobby-no-limit = sin límite de tiempo
lobby-link = · [mensaje]({ $link })
lobby-accept = Aceptar { $number }
lobby-decline = Rechazar { $number }
lobby-withdraw = Retirar { $number }
lobby-again = Volver a publicar { $number }
refuse-only-computer-here = Aquí puedes jugar contra mí o llevar los dos bandos. Con otras personas se juega en los canales de un servidor.
play-level = ¿Con qué fuerza juego?
refuse-posted-just-now = Este desafío se publicó hace menos de una hora. Podrás volver a publicarlo más tarde.
challenge-lapsed-news = { $player }, nadie ha aceptado tu desafío en una semana, así que ha caducado. `/{ command-play }` busca a otra persona.

## Ajustes

command-settings = ajustes
command-settings-about = Ajustar los recordatorios, el aspecto de tus tableros y más
command-server-settings = ajustes-del-servidor
command-server-settings-about = Ajustar el idioma de este servidor, los canales, las reglas por defecto y más
language-name = Español
settings-menu = Qué cambiar
settings-line = { $name }: { $value }
settings-line-shown = **{ $name }: { $value }**
settings-saved = Guardado. Ahora, **{ $name }**: { $value }
settings-close = Cerrar
settings-clear = Restablecer
settings-scope = { $scope ->
    [channel] Solo este canal
   *[server] Todo el servidor
}
own-settings-title = **Tus ajustes**. Valen en todos los servidores, y cada cambio se guarda al momento.
own-setting = { $setting ->
    [reminders] Recordatorios
    [turns] Mensajes de turno
    [theme] Aspecto de los tableros privados
    [boards] Tableros
    [below] Bando de abajo
    [following] Partidas que sigues
   *[leaderboards] Clasificaciones
}
own-setting-about = -# { $setting ->
    [reminders] Llega un recordatorio en cada turno, cuando queda poco tiempo.
    [turns] Los mensajes de turno silenciosos te nombran, pero no te avisan. Los recordatorios, las preguntas y el final de una partida sí.
    [theme] Para los tableros que solo ves tú. `/{ command-board }` puede mostrar cualquier otro aspecto.
    [boards] Los tableros en texto nombran cada pieza y su casilla, para lectores de pantalla. En los canales, el texto acompaña a la imagen cuando te toca.
    [below] Para los tableros que solo ves tú; los de los canales quedan igual para todos.
    [following] Cuando acaba una partida que sigues, te envío un mensaje directo.
   *[leaderboards] Quien se oculta tiene puntuación, pero no aparece en ninguna clasificación ni con los problemas.
}
own-value = { $value ->
    [reminders-on] activados
    [reminders-off] desactivados
    [turns-notify] con aviso
    [turns-quiet] silenciosos
    [boards-pictures] imágenes
    [boards-words] texto
    [below-usual] como en el canal
    [below-own] el mío
    [following-on] escribirme
    [following-off] sin mensajes
    [leaderboards-shown] mostrarme
   *[leaderboards-hidden] ocultarme
}
server-settings-title = **Ajustes de este servidor**. Cada cambio se guarda al momento.
server-settings-not-here = Esta mesa no es de ningún servidor, así que no hay nada que ajustar. `/{ command-settings }` muestra tus propios ajustes.
channel-settings-title = **Ajustes de { $channel }** y sus hilos. Cada cambio se guarda al momento.
channel-as-server = como en el servidor
server-part = { $part ->
    [language] Idioma
    [channels] Canales de juego
    [rules] Reglas por defecto
    [time] Tiempo por defecto
    [rated] Partidas nuevas
    [threads] Hilos
    [computer] Partidas contra la máquina
    [limits] Límites
    [pages] Páginas web
    [tournaments] Torneos
    [ladders] Escaleras
    [results] Resultados
    [puzzle] Problema del día
    [digest] Resumen semanal
    [reports] Reportes
   *[commands] Roles y comandos
}
server-part-about = -# { $part ->
    [language] El idioma de los tableros y desafíos, que lee todo el mundo. Las respuestas privadas van en el idioma de cada miembro.
    [channels] Dónde pueden empezar partidas, hilos incluidos. Las que ya se juegan en otro sitio se acaban allí.
    [rules] Para los desafíos que no dicen las reglas.
    [time] Para los desafíos que no dicen el tiempo. Las partidas contra la máquina no tienen.
    [rated] Para los desafíos que no dicen si son por puntos.
    [threads] Un hilo por partida mantiene ordenado el canal.
    [computer] Una partida privada deja tranquilo el canal: solo quien juega ve el tablero. Con la opción `{ option-challenge-thread }` se puede jugar igualmente en un hilo.
    [limits] Cuántas partidas se pueden jugar a la vez.
    [pages] Quien tiene el enlace puede leer la página web de una partida.
    [tournaments] Alguien anuncia un torneo con `/{ command-tournament } { command-tournament-create }` y los demás se unen con un botón. ¿Quién puede anunciar uno?
    [ladders] En una escalera está quien se une con `/{ command-ladder } { command-ladder-join }`; quien gana a alguien de más arriba se queda con su puesto. Cada juego de reglas puede tener una.
    [results] Cada partida acabada se publica ahí en una línea, con un enlace a su tablero.
    [puzzle] Dónde y cuándo se publica un problema cada día. Solo una primera jugada es buena, y cada cual responde en privado. Con *{ settings-clear }* se desactivan los problemas.
    [digest] Dónde y cuándo se publica un repaso de la semana: partidas acabadas, quién sube en la clasificación, torneos, escaleras, problemas, desafíos abiertos. Si no ha pasado nada, no se publica nada. No avisa a nadie.
    [reports] Lo que alguien reporta con *{ command-report-message }* en el menú de un mensaje se publica allí: un enlace, con su nombre. Elige un canal que solo puedan leer los admins.
   *[commands] Quién puede usar cada comando en cada canal lo decide Discord: abre *Ajustes del servidor*, luego *Integraciones* y luego *Raichi*. Ahí puedes permitir o prohibir cada comando por rol, miembro y canal. `/{ command-server-settings }` es para quien tiene *Gestionar servidor*, hasta que permitas a más gente.
}
server-language-found = { $language } (sin elegir)
server-channels = { $rule ->
    [all] todos los canales
    [only] { $count ->
        [0] solo los que elijas abajo; todos, hasta que elijas uno
       *[other] solo { $channels }
    }
   *[except] { $count ->
        [0] todos menos los que elijas abajo
       *[other] todos menos { $channels }
    }
}
server-channel-rule = { $rule ->
    [all] Todos los canales
    [only] Solo los canales elegidos
   *[except] Todos menos los canales elegidos
}
server-channels-menu = Los canales
server-channels-lost = Todos los canales de juego se han borrado, así que las partidas pueden empezar en cualquiera. Un admin puede elegir otros con `/{ command-server-settings }`.
server-channels-partly-lost = Un canal que habías elegido para jugar se ha borrado. Elige otra vez los canales para quitar esta nota.
server-rules-lost = Las reglas «{ $rules }» ya no existen. Elige otras; hasta entonces valen las habituales.
server-choice-rated = { $rule ->
    [rated] por puntos
   *[casual] amistosas
}
server-choice-threads = { $rule ->
    [unset] desde 11×11, salvo que el desafío diga otra cosa
    [ask] como quiera quien desafía
    [always] siempre
   *[never] nunca
}
server-choice-computer = { $rule ->
    [private] en privado
    [channel] en el canal
   *[thread] en hilos
}
server-limits = { $player } por persona, { $here } por canal
server-limit-of-player = { $count ->
    [one] { $count } partida por persona
   *[other] { $count } partidas por persona
}
server-limit-here = { $count ->
    [one] { $count } partida por canal
   *[other] { $count } partidas por canal
}
server-limit-of-player-menu = Máximo de partidas de una persona
server-limit-here-menu = Máximo de partidas en un canal
server-choice-pages = { $rule ->
    [open] activadas
    [closed] desactivadas
   *[none] ninguna: quien aloja el bot no las ofrece para este servidor
}
server-results-menu = El canal de resultados
server-results-none = en ningún canal
server-results-lost = El canal de resultados se ha borrado, así que los resultados no se publican. Elige otro o pulsa *{ settings-clear }*.
refuse-not-for-games = En este canal no se juega, pero sí en los demás canales del servidor.
refuse-games-in-channels = En este canal no se juega. Prueba en { $channels }.
refuse-threads-decided = { $rule ->
    [always] En este servidor, cada partida tiene su propio hilo. Omite la opción `{ option-challenge-thread }`.
   *[never] En este servidor, las partidas no tienen hilos. Omite la opción `{ option-challenge-thread }`.
}
result = **Partida { $game }**, { $rules }: { $end }
result-link = Ver el tablero
result-lost = -# El canal de resultados se ha borrado. Un admin puede elegir otro con `/{ command-server-settings }`.

profile-tournaments = Torneos: { $places }
profile-ladders = Escaleras: { $places }
profile-calls = Anunciado: raichi { $raichi }×, tuichi { $tuichi }×
refuse-can-join = Alguien acaba de publicar un desafío que encaja. Usa otra vez `/{ command-play }` para aceptarlo.
server-results-closed = No puedo escribir en el canal de resultados. Dame allí *Ver canal* y *Enviar mensajes*, elige otro o pulsa *{ settings-clear }*.
result-closed = -# No puedo escribir en el canal de resultados. Un admin me puede dar allí *Ver canal* y *Enviar mensajes*, o elegir otro con `/{ command-server-settings }`.
command-learn = aprender
command-learn-about = Aprender un juego paso a paso, en tableros donde se juega
option-learn-rules = reglas
option-learn-rules-about = Un tipo de juego, o un reglamento suyo
lesson-title = **{ $lesson }, paso { $step } de { $count }: { $topic }**
lesson-task = Juegas con { $side-the }. { $task }
lesson-task-reach = Lleva una pieza a { $square }.
lesson-task-capture = { $count ->
    [one] Captura una pieza.
   *[other] Captura { $count } piezas con una jugada.
}
lesson-task-win = Gana con una jugada.
lesson-task-call = Encuentra la jugada tras la que anuncio *{ $call }*.
lesson-task-keep-safe = Encuentra una jugada tras la que el otro bando no pueda ganar al momento.
lesson-task-keep-all = Encuentra una jugada tras la que el otro bando no pueda capturar nada.
lesson-task-force-win = Encuentra la jugada tras la que la siguiente gana, haga lo que haga el otro bando.
lesson-right = **¡Bien hecho!** { $done }
lesson-wrong = **No del todo:** { $done }
lesson-reply = El otro bando podría responder { $move }.
lesson-done = Ese era el último paso, y has resuelto { $solved } de { $count }. ¿Qué tal una partida de verdad?
lesson-next = Siguiente
lesson-back = Atrás
lesson-again = Otra vez
lesson-restart = Empezar de nuevo
lesson-play = Jugar ahora
lesson-others = Todas las lecciones

captures-title = **{ $rules }: cómo se captura**
captures-line = { $number }. { $kind }: { $move }.
captures-alt = Capturas según las reglas de { $rules }, cada una antes y después de la jugada.
captures-button = Capturas en imágenes
