# Escaleras, en español.

command-ladder = escalera
command-ladder-about = Sube por la escalera de este servidor
command-ladder-show = ver
command-ladder-show-about = Ver quién está dónde y a quién puedes desafiar
command-ladder-join = unirse
command-ladder-join-about = Consigue un puesto al final de la escalera
command-ladder-leave = dejar
command-ladder-leave-about = Renuncia a tu puesto en la escalera
command-ladder-challenge = desafiar
command-ladder-challenge-about = Juega por el puesto de alguien que está por encima de ti
option-ladder-show-rules = reglas
option-ladder-show-rules-about = Las reglas de la escalera (las habituales aquí si no lo indicas)
option-ladder-join-rules = reglas
option-ladder-join-rules-about = Las reglas de la escalera (las habituales aquí si no lo indicas)
option-ladder-leave-rules = reglas
option-ladder-leave-rules-about = Las reglas de la escalera (las habituales aquí si no lo indicas)
option-ladder-challenge-rules = reglas
option-ladder-challenge-rules-about = Las reglas de la escalera (las habituales aquí si no lo indicas)
option-ladder-challenge-opponent = rival
option-ladder-challenge-opponent-about = Alguien por encima de ti (el puesto libre más alto si no lo indicas)

ladder-title = **Escalera de este servidor** · { $rules }
ladder-none = No hay nadie.
ladder-line = **{ $place }** · { $player }
ladder-plays = juega contra { $players }
ladder-is-leaving = se va
ladder-why-not = { $why ->
    [too-far] demasiado arriba
    [opponent-away] de vacaciones
    [opponent-busy] ya tiene bastantes desafíos
    [playing] ya estáis jugando
   *[met-lately] { $count ->
        [one] podéis volver a jugar en un día
       *[other] podéis volver a jugar en { $count } días
    }
}
ladder-own = Tu puesto: { $place }.
ladder-own-none = No estás en ella. `/{ command-ladder } { command-ladder-join }` te da un puesto al final.
ladder-free = Con `/{ command-ladder } { command-ladder-challenge }` juegas contra { $player }.
ladder-alt = La escalera: { $rows }.
ladder-how = -# Puedes desafiar a quien esté hasta { $reach } puestos por encima de ti, y la partida empieza en el acto: 6 días, más 10 horas por jugada. Si ganas, te quedas con el puesto. Perder por tiempo cuesta 5 puestos más, y dos veces seguidas, el puesto. Las flechas muestran los últimos 30 días.
ladder-begins = Escalera: { $challenger } (puesto { $from }) desafía a { $challenged } (puesto { $to }).
ladder-result = Escalera: { $moves }.
ladder-move = { $player } { $from } → { $to }
ladder-stays = Escalera: nadie cambia de puesto.
ladder-out = { $player } ya no está en la escalera.
ladder-joined = Ya estás en la escalera de **{ $rules }**, en el puesto { $place }. Con `/{ command-ladder } { command-ladder-challenge }` juegas contra alguien por encima de ti. También pueden desafiarte a ti, y esa partida empieza en el acto.
ladder-left = Has dejado la escalera de **{ $rules }**.
ladder-leaves = Saldrás de la escalera de **{ $rules }** en cuanto acaben tus partidas en curso; aún cuentan para tus rivales. Si cambias de idea, `/{ command-ladder } { command-ladder-join }` conserva tu puesto.
ladder-challenged = Escalera: { $challenger } ha desafiado a { $opponent } a una partida de **{ $rules }**: partida { $game }.
refuse-ladder = { $why ->
    [only-managers] Aquí aún no hay escalera de **{ $rules }**, y solo quien administra el servidor puede crear una.
    [not-made] Aquí aún no hay escalera de **{ $rules }**. `/{ command-ladder } { command-ladder-join }` crea una.
    [already-in] Ya estás en la escalera de **{ $rules }**, en el puesto { $count }.
    [not-in] No estás en la escalera de **{ $rules }**. `/{ command-ladder } { command-ladder-join }` te da un puesto.
    [opponent-gone] { $opponent } ha dejado el servidor y ya no está en la escalera.
    [opponent-not-in] { $opponent } no está en la escalera de **{ $rules }**.
    [leaving] Estás dejando la escalera. `/{ command-ladder } { command-ladder-join }` conserva tu puesto.
    [opponent-leaving] { $opponent } está dejando la escalera.
    [not-above] Solo puedes desafiar a quien está por encima de ti. `/{ command-ladder } { command-ladder-show }` los muestra.
    [too-far] { $opponent } está demasiado arriba: puedes desafiar hasta { $count } puestos por encima de ti.
    [away] Estás de vacaciones. `/{ command-vacation } { command-vacation-end }` las termina.
    [opponent-away] { $opponent } está de vacaciones.
    [busy] Ya has desafiado a { $count } personas. Cuando acabe una de esas partidas, podrás desafiar a otra.
    [opponent-busy] { $opponent } ya juega { $count } partidas que han pedido otros. Inténtalo cuando acabe una de ellas.
    [playing] Ya estás jugando contra { $opponent } en la escalera.
    [met-lately] { $count ->
        [one] Acabas de jugar contra { $opponent }. Podéis volver a jugar en un día.
       *[other] Acabas de jugar contra { $opponent }. Podéis volver a jugar en { $count } días.
    }
   *[nobody-free] Ahora no puedes desafiar a nadie por encima de ti. `/{ command-ladder } { command-ladder-show }` muestra por qué.
}
server-choice-ladders = { $rule ->
    [everyone] cualquiera puede crear una
   *[managers] solo quien administra el servidor puede crear una
}
