# Escadas, em português do Brasil.

command-ladder = escada
command-ladder-about = Suba a escada deste servidor
command-ladder-show = ver
command-ladder-show-about = Ver quem está onde e quem você pode desafiar
command-ladder-join = entrar
command-ladder-join-about = Ganhe uma posição no fim da escada
command-ladder-leave = sair
command-ladder-leave-about = Abra mão da sua posição na escada
command-ladder-challenge = desafiar
command-ladder-challenge-about = Jogue pela posição de alguém acima de você
option-ladder-show-rules = regras
option-ladder-show-rules-about = As regras da escada (as de costume aqui, se não escolher)
option-ladder-join-rules = regras
option-ladder-join-rules-about = As regras da escada (as de costume aqui, se não escolher)
option-ladder-leave-rules = regras
option-ladder-leave-rules-about = As regras da escada (as de costume aqui, se não escolher)
option-ladder-challenge-rules = regras
option-ladder-challenge-rules-about = As regras da escada (as de costume aqui, se não escolher)
option-ladder-challenge-opponent = oponente
option-ladder-challenge-opponent-about = Alguém acima de você (quem estiver livre mais no alto, se não escolher)

ladder-title = **Escada deste servidor** · { $rules }
ladder-none = Não tem ninguém nela.
ladder-line = **{ $place }** · { $player }
ladder-plays = joga contra { $players }
ladder-is-leaving = de saída
ladder-why-not = { $why ->
    [too-far] alto demais para você
    [opponent-away] de férias
    [opponent-busy] já tem desafios suficientes
    [playing] vocês já estão jogando
   *[met-lately] { $count ->
        [one] vocês podem jogar de novo em um dia
       *[other] vocês podem jogar de novo em { $count } dias
    }
}
ladder-own = Sua posição: { $place }.
ladder-own-none = Você não está nela. `/{ command-ladder } { command-ladder-join }` dá a você uma posição no fim.
ladder-free = Com `/{ command-ladder } { command-ladder-challenge }` você joga contra { $player }.
ladder-alt = A escada: { $rows }.
ladder-how = -# Você pode desafiar quem está até { $reach } posições acima, e a partida começa na hora: 6 dias, mais 10 horas por lance. Se vencer, fica com a posição. Perder por tempo custa mais 5 posições, e duas vezes seguidas custa o lugar. As setas mostram os últimos 30 dias.
ladder-begins = Escada: { $challenger } (posição { $from }) desafia { $challenged } (posição { $to }).
ladder-result = Escada: { $moves }.
ladder-move = { $player } { $from } → { $to }
ladder-stays = Escada: ninguém muda de posição.
ladder-out = { $player } saiu da escada.
ladder-joined = Agora você está na escada de **{ $rules }**, na posição { $place }. Com `/{ command-ladder } { command-ladder-challenge }` você joga contra alguém acima. Também podem desafiar você, e essa partida começa na hora.
ladder-left = Você saiu da escada de **{ $rules }**.
ladder-leaves = Você sai da escada de **{ $rules }** assim que suas partidas em andamento acabarem; elas ainda contam para os oponentes. Se mudar de ideia, `/{ command-ladder } { command-ladder-join }` mantém sua posição.
ladder-challenged = Escada: { $challenger } desafiou { $opponent } (**{ $rules }**): partida { $game }.
refuse-ladder = { $why ->
    [only-managers] Ainda não há escada de **{ $rules }** aqui, e só quem gerencia o servidor pode criar uma.
    [not-made] Ainda não há escada de **{ $rules }** aqui. `/{ command-ladder } { command-ladder-join }` cria uma.
    [already-in] Você já está na escada de **{ $rules }**, na posição { $count }.
    [not-in] Você não está na escada de **{ $rules }**. `/{ command-ladder } { command-ladder-join }` dá a você uma posição.
    [opponent-gone] { $opponent } saiu do servidor e da escada.
    [opponent-not-in] { $opponent } não está na escada de **{ $rules }**.
    [leaving] Você está saindo da escada. `/{ command-ladder } { command-ladder-join }` mantém sua posição.
    [opponent-leaving] { $opponent } está saindo da escada.
    [not-above] Você só pode desafiar quem está acima de você. `/{ command-ladder } { command-ladder-show }` mostra quem.
    [too-far] { $opponent } está alto demais: você pode desafiar até { $count } posições acima.
    [away] Você está de férias. `/{ command-vacation } { command-vacation-end }` termina as férias.
    [opponent-away] { $opponent } está de férias.
    [busy] Você já desafiou { $count } pessoas. Quando uma dessas partidas acabar, poderá desafiar outra.
    [opponent-busy] { $opponent } já joga { $count } partidas que outras pessoas pediram. Tente de novo quando uma delas acabar.
    [playing] Você já está jogando contra { $opponent } na escada.
    [met-lately] { $count ->
        [one] Você acabou de jogar contra { $opponent }. Vocês podem jogar de novo em um dia.
       *[other] Você acabou de jogar contra { $opponent }. Vocês podem jogar de novo em { $count } dias.
    }
   *[nobody-free] Agora não dá para desafiar ninguém acima de você. `/{ command-ladder } { command-ladder-show }` mostra por quê.
}
server-choice-ladders = { $rule ->
    [everyone] todos podem criar uma
   *[managers] só quem gerencia o servidor pode criar uma
}
