# Partidas por votación, en las que todos los de un canal deciden las jugadas; en español.

help-votes = `/{ command-vote } { command-vote-start }` empieza una partida en la que todos aquí votan las jugadas: contra alguien, contra mí o en dos equipos.
profile-teams = Contra un canal, por votación: { $score }
profile-voted = Partidas por votación en un equipo: { $games }
team-everyone = el canal
team-a = el equipo A
team-b = el equipo B
vote-next = { $team } vota la próxima jugada ({ $side }).
vote-until = Se vota hasta el { $time } ({ $left }).
vote-how = Todos tienen aquí un voto por turno: pulsa *Votar*, usa `/{ command-move }` o responde a este mensaje con una jugada. Puedes cambiar tu voto hasta el final; se hace la jugada con más votos.
vote-how-teams = Dos equipos: únete a uno con su botón o simplemente vota, y estarás en el equipo al que le toca. Todos tienen un voto por turno, con *Votar*, `/{ command-move }` o una respuesta al tablero, y pueden cambiarlo hasta el final.
vote-resign = abandonar
vote-offer-draw = ofrecer tablas
vote-accept-draw = aceptar las tablas
vote-unanimous = ({ $all } de { $all } votos)
vote-result = ({ $votes } de { $all } votos; { $others })
vote-got = { $choice }: { $votes }
vote-rest = otras: { $votes }
vote-prolonged = Nadie ha votado por una jugada. La votación sigue una vez, hasta el { $time } ({ $left }); si tampoco vota nadie, la partida se pierde por tiempo.
vote-won = **¡{ $side-number ->
    [one] Gana
   *[many] Ganan
} { $side-the }!** ¡Bien jugado!
vote-drawn = **La partida acaba en tablas.** ¡Bien jugado!
vote-people = Votantes: { $people } · turnos: { $turns } · por unanimidad: { $unanimous }
vote-most = Más veces con la mayoría: { $players } ({ $times }×)
vote-started = { $player } empieza una partida de **{ $rules }** por votación: partida { $game }. Todos pueden participar.
vote-none-now = Ahora no hay votación: le toca al otro bando.
vote-not-yet = Aún no has votado en este turno. Cuando lo hagas, verás cómo votan los demás.
vote-yours = Tu voto: **{ $choice }**.
vote-yours-until = Tu voto: **{ $choice }**. Puedes cambiarlo hasta el { $time } ({ $left }).
vote-so-far = Hasta ahora: { $counts }
vote-goes-on = El turno no ha terminado: elige la siguiente acción o deja tu voto así. Lo que quede del turno se votará entonces más tarde.
vote-turn-ends = fin del turno
vote-last = Tu voto era el último que faltaba: la votación ha terminado.
vote-counted = tu voto cuenta. `/{ command-move }` te muestra cómo votan los demás.
vote-notified = Recibirás un aviso cuando haya algo que votar y cuando acabe la partida. El mismo botón lo desactiva.
vote-unnotified = Ya no recibirás avisos de esta partida.
vote-joined = Ahora juegas con { $team } ({ $side }).
button-vote = Votar
button-votes = Votos
button-notify = Avísame
button-join-a = Al equipo A
button-join-b = Al equipo B
refuse-vote-over = Esa votación ha terminado. El último tablero muestra cómo está la partida.
refuse-other-team = Juegas con { $team }, así que no puedes votar por el otro equipo.
refuse-opponent-votes = En la partida { $game } juegas contra el canal, así que no puedes votar.
refuse-not-by-vote = Eso no es posible en partidas por votación: solo se votan jugadas, tablas y abandonar.
refuse-offer-while-they-vote = Ofrece las tablas después de tu jugada, mientras los demás votan: así pueden votar por aceptarlas.
refuse-vote-time = Una votación dura de 1 hora a 7 días, por ejemplo «2 días», y no «{ $given }».
refuse-votes-needed = Una votación puede acabar tras 1 a 100.000 votos.
refuse-notified-full = Ya reciben avisos de esta partida tantas personas como caben en un mensaje ({ $most }).

## The command

command-vote = votación
command-vote-about = Partidas por votación: el canal decide las jugadas
command-vote-start = empezar
command-vote-start-about = Empezar una partida en la que todos aquí votan las jugadas
option-vote-start-opponent = rival
option-vote-start-opponent-about = Quién juega contra el canal: alguien o yo; si no lo dices, juegan dos equipos
option-vote-start-rules = reglas
option-vote-start-rules-about = Con qué reglas se juega
option-vote-start-side = bando
option-vote-start-side-about = El bando del canal; si no lo dices, se sortea
option-vote-start-time = tiempo
option-vote-start-time-about = Cuánto dura una votación, de 1 hora a 7 días; 1 día si no lo dices
option-vote-start-level = nivel
option-vote-start-level-about = Con qué fuerza juego contra el canal; 4 si no lo dices
option-vote-start-votes = votos
option-vote-start-votes-about = La votación acaba antes cuando hayan votado tantos
option-vote-start-thread = hilo
option-vote-start-thread-about = Jugar en un hilo propio; sí, si no lo dices
