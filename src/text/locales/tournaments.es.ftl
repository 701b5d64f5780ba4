# Los torneos, en español.

command-tournament = torneo
command-tournament-about = Crea torneos, participa y síguelos
command-tournament-create = crear
command-tournament-create-about = Anuncia un torneo en el que puede participar cualquiera
option-tournament-create-name = nombre
option-tournament-create-name-about = Cómo se llama, con 60 caracteres como máximo
option-tournament-create-rules = reglas
option-tournament-create-rules-about = Las reglas del juego
option-tournament-create-players = jugadores
option-tournament-create-players-about = Cuántos pueden participar, de 3 a 64 (si no, 32)
option-tournament-create-start = comienzo
option-tournament-create-start-about = Cuándo empieza: al completarse, un número de días o una fecha como 2027-01-03 18:00 (UTC)
option-tournament-create-time = tiempo
option-tournament-create-time-about = El tiempo de cada partida (si no, 6 días + 10 horas)
option-tournament-create-games = partidas
option-tournament-create-games-about = Cuántas partidas juega cada pareja (si no, dos)
option-tournament-create-at-once = a-la-vez
option-tournament-create-at-once-about = Cuántas partidas tiene un jugador a la vez, de 2 a 12 (si no, 6)
option-tournament-create-rated = por-puntos
option-tournament-create-rated-about = Si las partidas cuentan para la puntuación
command-tournament-join = participar
command-tournament-join-about = Participa en un torneo
option-tournament-join-name = nombre
option-tournament-join-name-about = El torneo (si hay varios aquí)
command-tournament-leave = salir
command-tournament-leave-about = Sal de un torneo
option-tournament-leave-name = nombre
option-tournament-leave-name-about = El torneo (si hay varios aquí)
command-tournament-show = ver
command-tournament-show-about = Mira un torneo con sus tablas
option-tournament-show-name = nombre
option-tournament-show-name-about = El torneo (si hay varios aquí)
command-admin-tournament = torneo
command-admin-tournament-about = Cancelar o mover un torneo, quitar a alguien o dar más tiempo
option-admin-tournament-act = acción
option-admin-tournament-act-about = Qué hacer
option-admin-tournament-name = nombre
option-admin-tournament-name-about = El torneo (si hay varios aquí)
option-admin-tournament-player = jugador
option-admin-tournament-player-about = A quién quitar
option-admin-tournament-days = días
option-admin-tournament-days-about = Cuántos días más recibe cada uno, de 1 a 30
option-admin-tournament-channel = canal
option-admin-tournament-channel-about = Dónde sigue
chosen-act-cancel = cancelarlo
chosen-act-remove = quitar a un jugador
chosen-act-time = dar más tiempo
chosen-act-move = moverlo a otro canal
option-tournament-create-every = cada
option-tournament-create-every-about = Con qué frecuencia se repite (vacío: una vez)
chosen-every-month = mes
chosen-every-three-months = tres meses
chosen-games-one = una
chosen-games-two = dos, cambiando de bando

tournament-title = 🏆 **{ $name }** · { $rules }
tournament-play = En cada grupo juegan todos contra todos { $games ->
    [1] una vez
   *[2] dos veces, cambiando de bando
}, con { $at-once } partidas a la vez como máximo. Tiempo: { $time }.
tournament-rated = { $rated ->
    [yes] Las partidas son por puntos.
   *[no] Las partidas son amistosas.
}
tournament-points = Una victoria vale un punto, las tablas medio. Con más de 7 jugadores hay varios grupos, y los mejores de cada uno siguen adelante.
tournament-absence = Si en 3 días no juegas, pierdes dos partidas por tiempo o te vas, quedas fuera. No hay pausas, pero sí vacaciones.
tournament-start = Empieza { $time }.
tournament-start-full = Empieza en cuanto haya { $count } jugadores, o { $time }.
tournament-begun = Ha empezado.
tournament-over-since = Ha terminado.
tournament-called-off = Se ha cancelado.
tournament-players = Jugadores ({ $count } de { $most }): { $players }
tournament-players-none = Aún no participa nadie; hay sitio para { $most } jugadores.
tournament-join = Participar
tournament-leave = Salir
tournament-show = Ver la tabla
tournament-joined = Participas en **{ $name }**. Tus partidas empiezan solas cuando empiece el torneo.
tournament-left = Ya no participas en **{ $name }**.
tournament-withdrawn = Quedas fuera de **{ $name }**. Las partidas en curso siguen, pero ya no cuentan para el torneo.
tournament-put-off = **{ $name }** necesita al menos 3 jugadores, así que se aplaza: empieza { $time }.
tournament-cancelled = **{ $name }** se cancela: necesita al menos 3 jugadores.
tournament-group = { $stage ->
    [only] 🏆 ¡Empieza **{ $name }**!
    [final] 🏆 **{ $name }**: ¡empieza la final!
   *[group] 🏆 **{ $name }**: ¡empieza la ronda { $round }, grupo { $group }!
} Juegan: { $players }.
tournament-thread = { $stage ->
    [only] { $name }
    [final] { $name }: final
   *[group] { $name }: ronda { $round }, grupo { $group }
}
tournament-heading = { $stage ->
    [only] Tabla
    [final] Final
   *[group] Ronda { $round }, grupo { $group }
}
tournament-out = { $why ->
    [no-show] { $player } no ha jugado desde el comienzo y queda fuera del torneo.
    [removed] Un admin ha quitado a { $player } del torneo.
    [left] { $player } ya no está en el servidor y queda fuera del torneo.
    [time] { $player } ha perdido dos partidas por tiempo y queda fuera del torneo.
    [erased] { $player } ha dejado Raichi y queda fuera del torneo.
   *[withdrew] { $player } ha dejado el torneo.
}
tournament-out-games = { $exit ->
    [annulled] No cuenta ninguna de esas partidas.
   *[forfeited] Las partidas sin terminar cuentan como ganadas por los demás.
}
tournament-round-over = La ronda { $round } de **{ $name }** ha terminado. Siguen adelante: { $players }.
tournament-ended = { $count ->
    [one] 🏆 **{ $name }** ha terminado. ¡Gana { $players }!
   *[other] 🏆 **{ $name }** ha terminado. ¡Ganan { $players }!
}
tournament-ended-nobody = **{ $name }** ha terminado: no queda nadie que pueda ganar.
tournament-alt = { $heading } con los puntos de cada jugador: { $rows }.
table-player = Jugador { $number }
table-head = { $column ->
    [place] Puesto
    [player] Jugador
    [points] Puntos
    [tie] Desempate
    [change] En 30 días
   *[plays] Desafía
}
tournament-every = { $every ->
    [month] El siguiente se juega un mes después.
   *[three-months] El siguiente se juega tres meses después.
}
tournament-soon = **{ $name }** empieza { $time }. Inscritos: { $count } de { $most }. ¡Aún hay tiempo de unirse!
tournament-called-off-by-admin = La administración ha cancelado **{ $name }**. Las partidas en curso siguen como partidas propias.
tournament-moved = La administración ha movido **{ $name }** aquí. Todas sus partidas siguen en este canal.
tournament-more-time = { $stage ->
    [sign-up] **{ $name }** empieza más tarde: { $time }.
   *[running] La administración ha dado más tiempo a todos en **{ $name }**.
}
tournament-again = Otra vez
tournament-changed = { $act ->
    [cancel] **{ $name }** queda cancelado.
    [remove] Esa persona ya no está en **{ $name }**.
    [time] Todos en **{ $name }** tienen más tiempo.
   *[move] **{ $name }** se ha movido.
}
admin-log-tournament = { $time } · { $admin } { $act ->
    [cancel] canceló el torneo { $name }
    [remove] quitó a { $object } del torneo { $name }
    [time] dio más tiempo al torneo { $name } (días: { $days })
   *[move] movió el torneo { $name } a { $object }
}
server-choice-tournaments = { $rule ->
    [everyone] cualquiera puede anunciar uno
   *[managers] solo quien administra el servidor puede anunciar uno
}
tournament-when-full = al completarse
refuse-tournament = { $why ->
    [name] Un torneo necesita un nombre de 60 caracteres como máximo.
    [name-taken] Aquí ya hay un torneo con ese nombre. Elige otro.
    [start] El comienzo tiene que estar en el futuro, a menos de un año.
    [number] Un torneo tiene de 3 a 64 jugadores, y cada uno de 2 a 12 partidas a la vez. Si empieza al completarse, di con cuántos jugadores.
    [no-clock] Un torneo necesita un límite de tiempo. Prueba con `6 días + 10 horas`.
    [too-many] Aquí ya hay tres torneos. Espera a que termine uno.
    [second] Tu otro torneo aún no ha terminado.
    [unknown] Aquí no hay tal torneo. `/{ command-tournament } { command-tournament-create }` crea uno.
    [which] ¿Cuál? { $tournaments }
    [begun] Este torneo ha empezado, ya no se puede participar.
    [full] Este torneo está completo.
    [not-in] No participas en este torneo.
    [managers] Solo quien administra este servidor puede anunciar torneos aquí.
    [not-over] Este torneo aún no ha terminado.
    [over] Este torneo ha terminado.
    [same-channel] El torneo ya está en este canal.
    [option] Di qué hacer, y con ello el jugador, los días (de 1 a 30) o el canal.
    [no-pause] Las partidas de un torneo no tienen pausas. `/{ command-vacation } { command-vacation-start }` detiene tus relojes.
   *[no-abort] Las partidas de un torneo no se pueden anular. Puedes abandonar, o salir del torneo.
}
