# Os torneios, em português do Brasil.

command-tournament = torneio
command-tournament-about = Crie torneios, participe e acompanhe
command-tournament-create = criar
command-tournament-create-about = Anuncie um torneio de que qualquer pessoa pode participar
option-tournament-create-name = nome
option-tournament-create-name-about = Como se chama, com até 60 caracteres
option-tournament-create-rules = regras
option-tournament-create-rules-about = As regras do jogo
option-tournament-create-players = jogadores
option-tournament-create-players-about = Quantos podem participar, de 3 a 64 (senão, 32)
option-tournament-create-start = início
option-tournament-create-start-about = Quando começa: ao lotar, um número de dias ou uma data como 2027-01-03 18:00 (UTC)
option-tournament-create-time = tempo
option-tournament-create-time-about = O tempo de cada partida (senão, 6 dias + 10 horas)
option-tournament-create-games = partidas
option-tournament-create-games-about = Quantas partidas cada par joga (senão, duas)
option-tournament-create-at-once = ao-mesmo-tempo
option-tournament-create-at-once-about = Quantas partidas um jogador tem ao mesmo tempo, de 2 a 12 (senão, 6)
option-tournament-create-rated = ranqueadas
option-tournament-create-rated-about = Se as partidas contam para o rating
command-tournament-join = participar
command-tournament-join-about = Participe de um torneio
option-tournament-join-name = nome
option-tournament-join-name-about = O torneio (se há vários aqui)
command-tournament-leave = sair
command-tournament-leave-about = Saia de um torneio
option-tournament-leave-name = nome
option-tournament-leave-name-about = O torneio (se há vários aqui)
command-tournament-show = ver
command-tournament-show-about = Veja um torneio com suas tabelas
option-tournament-show-name = nome
option-tournament-show-name-about = O torneio (se há vários aqui)
command-admin-tournament = torneio
command-admin-tournament-about = Cancelar ou mover um torneio, remover alguém ou dar mais tempo
option-admin-tournament-act = ação
option-admin-tournament-act-about = O que fazer
option-admin-tournament-name = nome
option-admin-tournament-name-about = O torneio (se houver vários aqui)
option-admin-tournament-player = jogador
option-admin-tournament-player-about = Quem remover
option-admin-tournament-days = dias
option-admin-tournament-days-about = Quantos dias a mais todos recebem, de 1 a 30
option-admin-tournament-channel = canal
option-admin-tournament-channel-about = Onde ele continua
chosen-act-cancel = cancelar
chosen-act-remove = remover um jogador
chosen-act-time = dar mais tempo
chosen-act-move = mover para outro canal
option-tournament-create-every = a-cada
option-tournament-create-every-about = Com que frequência se repete (vazio: uma vez)
chosen-every-month = mês
chosen-every-three-months = três meses
chosen-games-one = uma
chosen-games-two = duas, trocando de lado

tournament-title = 🏆 **{ $name }** · { $rules }
tournament-play = Em cada grupo, todos jogam contra todos { $games ->
    [1] uma vez
   *[2] duas vezes, trocando de lado
}, com até { $at-once } partidas ao mesmo tempo. Tempo: { $time }.
tournament-rated = { $rated ->
    [yes] As partidas são ranqueadas.
   *[no] As partidas são amistosas.
}
tournament-points = Uma vitória vale um ponto, um empate meio. Com mais de 7 jogadores há vários grupos, e os melhores de cada um seguem adiante.
tournament-absence = Quem não joga em 3 dias, perde duas partidas no tempo ou sai está fora. Não há pausas, mas férias são permitidas.
tournament-start = Começa { $time }.
tournament-start-full = Começa assim que houver { $count } jogadores, ou { $time }.
tournament-begun = Já começou.
tournament-over-since = Já terminou.
tournament-called-off = Foi cancelado.
tournament-players = Jogadores ({ $count } de { $most }): { $players }
tournament-players-none = Ninguém participa ainda; há lugar para { $most } jogadores.
tournament-join = Participar
tournament-leave = Sair
tournament-show = Ver a tabela
tournament-joined = Você participa de **{ $name }**. Suas partidas começam sozinhas quando o torneio começar.
tournament-left = Você não participa mais de **{ $name }**.
tournament-withdrawn = Você está fora de **{ $name }**. As partidas em andamento continuam, mas não contam mais para o torneio.
tournament-put-off = **{ $name }** precisa de pelo menos 3 jogadores, por isso foi adiado: começa { $time }.
tournament-cancelled = **{ $name }** foi cancelado: precisa de pelo menos 3 jogadores.
tournament-group = { $stage ->
    [only] 🏆 **{ $name }** vai começar!
    [final] 🏆 **{ $name }**: a final vai começar!
   *[group] 🏆 **{ $name }**: a rodada { $round }, grupo { $group }, vai começar!
} Jogam: { $players }.
tournament-thread = { $stage ->
    [only] { $name }
    [final] { $name }: final
   *[group] { $name }: rodada { $round }, grupo { $group }
}
tournament-heading = { $stage ->
    [only] Tabela
    [final] Final
   *[group] Rodada { $round }, grupo { $group }
}
tournament-out = { $why ->
    [no-show] { $player } não jogou desde o início e está fora do torneio.
    [removed] Um admin tirou { $player } do torneio.
    [left] { $player } saiu do servidor e está fora do torneio.
    [time] { $player } perdeu duas partidas no tempo e está fora do torneio.
    [erased] { $player } deixou o Raichi e está fora do torneio.
   *[withdrew] { $player } saiu do torneio.
}
tournament-out-games = { $exit ->
    [annulled] Nenhuma dessas partidas conta.
   *[forfeited] As partidas que não tinham terminado contam como vitórias dos outros.
}
tournament-round-over = A rodada { $round } de **{ $name }** terminou. Seguem adiante: { $players }.
tournament-ended = { $count ->
    [one] 🏆 **{ $name }** terminou. Quem venceu: { $players }!
   *[other] 🏆 **{ $name }** terminou. Quem venceu: { $players }!
}
tournament-ended-nobody = **{ $name }** terminou: não sobrou ninguém para vencer.
tournament-alt = { $heading } com os pontos de cada jogador: { $rows }.
table-player = Jogador { $number }
table-head = { $column ->
    [place] Posição
    [player] Jogador
    [points] Pontos
    [tie] Desempate
    [change] Em 30 dias
   *[plays] Desafia
}
tournament-every = { $every ->
    [month] O próximo é um mês depois.
   *[three-months] O próximo é três meses depois.
}
tournament-soon = **{ $name }** começa { $time }. Participantes até agora: { $count } de { $most }. Ainda dá tempo de entrar!
tournament-called-off-by-admin = A administração cancelou **{ $name }**. As partidas em andamento continuam como partidas de vocês.
tournament-moved = A administração moveu **{ $name }** para cá. Todas as partidas continuam neste canal.
tournament-more-time = { $stage ->
    [sign-up] **{ $name }** começa mais tarde: { $time }.
   *[running] A administração deu mais tempo a todos em **{ $name }**.
}
tournament-again = De novo
tournament-changed = { $act ->
    [cancel] **{ $name }** foi cancelado.
    [remove] Essa pessoa não está mais em **{ $name }**.
    [time] Todos em **{ $name }** têm mais tempo.
   *[move] **{ $name }** foi movido.
}
admin-log-tournament = { $time } · { $admin } { $act ->
    [cancel] cancelou o torneio { $name }
    [remove] removeu { $object } do torneio { $name }
    [time] deu mais tempo ao torneio { $name } (dias: { $days })
   *[move] moveu o torneio { $name } para { $object }
}
server-choice-tournaments = { $rule ->
    [everyone] todos podem anunciar um
   *[managers] só quem gerencia o servidor pode anunciar um
}
tournament-when-full = ao lotar
refuse-tournament = { $why ->
    [name] Um torneio precisa de um nome com até 60 caracteres.
    [name-taken] Já há um torneio com esse nome aqui. Escolha outro.
    [start] O início tem que ser no futuro, em até um ano.
    [number] Um torneio tem de 3 a 64 jogadores, e cada um de 2 a 12 partidas ao mesmo tempo. Se começa ao lotar, diga com quantos jogadores.
    [no-clock] Um torneio precisa de um limite de tempo. Experimente `6 dias + 10 horas`.
    [too-many] Já há três torneios aqui. Espere um deles terminar.
    [second] Seu outro torneio ainda não terminou.
    [unknown] Não há tal torneio aqui. `/{ command-tournament } { command-tournament-create }` cria um.
    [which] Qual? { $tournaments }
    [begun] Este torneio já começou, não dá mais para participar.
    [full] Este torneio está lotado.
    [not-in] Você não participa deste torneio.
    [managers] Só quem gerencia este servidor pode anunciar torneios aqui.
    [not-over] Este torneio ainda não acabou.
    [over] Este torneio acabou.
    [same-channel] O torneio já está neste canal.
    [option] Diga o que fazer e, com isso, o jogador, os dias (de 1 a 30) ou o canal.
    [no-pause] As partidas de um torneio não têm pausas. `/{ command-vacation } { command-vacation-start }` para seus relógios.
   *[no-abort] As partidas de um torneio não podem ser anuladas. Você pode desistir, ou sair do torneio.
}
