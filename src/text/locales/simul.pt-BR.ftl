# Simultâneas, em português do Brasil.

command-simul = simultânea
command-simul-about = Jogue contra várias pessoas ao mesmo tempo
option-simul-rules = regras
option-simul-rules-about = As regras de todas as partidas (as de costume aqui, se não escolher)
option-simul-side = lado
option-simul-side-about = Seu lado em cada partida (sorteado a cada vez, se não escolher)
option-simul-players = jogadores
option-simul-players-about = Quantas pessoas podem jogar, de 2 a 20 (8, se não escolher)
option-simul-time = tempo
option-simul-time-about = O tempo por lance (o de costume aqui, se não escolher)

simul-open = **Simultânea**: { $host } joga **{ $rules }** contra até { $seats } de vocês ao mesmo tempo. *{ simul-play }* começa sua partida, em um só tópico para todos.
simul-play = Jogar
simul-closed = **Simultânea** de { $host }: **{ $rules }**.
simul-players = Lugares ocupados: { $count } de { $seats } ({ $players }).
simul-over = A simultânea de { $host } acabou: vitórias { $won }, empates { $drawn }, derrotas { $lost }.
games-of-simul = simul
refuse-in-simul = Você já joga nela, na partida { $game }.
refuse-simul-seats = Uma simultânea é para 2 a { $most } pessoas.
