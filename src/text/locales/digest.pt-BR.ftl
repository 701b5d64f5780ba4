# The digest of a server, in Brazilian Portuguese.

weekday = { $day ->
    [mon] segunda-feira
    [tue] terça-feira
    [wed] quarta-feira
    [thu] quinta-feira
    [fri] sexta-feira
    [sat] sábado
   *[sun] domingo
}
server-digest = { $channel }, { $day } às { $hour } (próxima vez: { $time })
server-digest-none = desligado
server-digest-menu = O canal do resumo
server-digest-day-menu = O dia
server-digest-hour-menu = A hora
server-digest-lost = O canal do resumo foi excluído, então nenhum é publicado. Escolha outro, ou aperte *{ settings-clear }*.
server-digest-unposted = Não consegui publicar o último resumo: não posso escrever no canal dele. Me dê *Ver canal* e *Enviar mensagens* lá, ou escolha outro.

digest-title = **A semana aqui**, de { $since } a { $until }
digest-games = { $count ->
    [one] { $count } partida acabou:
   *[other] { $count } partidas acabaram, primeiro quem ganhou:
}
digest-more = … e mais { $count }.
digest-leaderboard = **Ranking**: { $climbers }
digest-longest = **A partida mais longa**: { $first } – { $second }, { $rules }, { $count ->
    [one] { $count } lance
   *[other] { $count } lances
}.
digest-surprise = **A maior surpresa**: { $winner } 1 : 0 { $loser }
digest-tournament = { $moment ->
    [sign-up] Torneio **{ $name }**: você pode participar.
    [running] O torneio **{ $name }** começou.
   *[over] O torneio **{ $name }** acabou. Em primeiro: { $winners }.
}
digest-ladder = **Escada**, { $rules }: { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}. No topo: { $first }.
digest-solvers = **Problemas**: mais resolvidos por { $players }: { $count }.
digest-open = { $count ->
    [one] { $count } desafio aberto:
   *[other] { $count } desafios abertos:
}
digest-play = Jogar { $rules }
