# Plans of what players want to answer, in Brazilian Portuguese.

command-plan = plano
command-plan-about = Planeje suas respostas aos lances que espera; só você as vê
option-plan-moves = lances
option-plan-moves-about = Lance esperado, sua resposta e assim por diante; ponto e vírgula entre variantes (vazio: mostra)
option-plan-game = partida
option-plan-game-about = A partida (se você tem várias aqui)

plan-title = **Seu plano na partida { $game }**
plan-none = Nada está planejado ainda. Dê a `/{ command-plan }` o lance que você espera de { $opponent }, a sua resposta e assim por diante: `/{ command-plan } { option-plan-moves }:{ $example }`. Um ponto e vírgula começa outra variante.
plan-line = { $number }. { $steps }
plan-first = você joga { $move }
plan-if = se { $reply }, então { $answer }
plan-how = -# Só você vê isto. Se { $opponent } jogar um lance planejado, jogo a sua resposta na hora. Qualquer outro lance, ou voltar um lance, acaba com o plano.
plan-own-turn = -# É a sua vez: uma variante começa com o lance que você mesmo vai jogar.
plan-button = Plano
plan-menu = Remover uma variante …
plan-clear = Remover tudo
plan-add = Adicionar variante
plan-on = Continuar
plan-expect = Que lance você espera de { $opponent }?
plan-begin = Que lance você vai jogar primeiro?
plan-answer = O que você vai responder?
plan-ended = { $why ->
    [left] Seu plano terminou: { $opponent } jogou um lance que não está nele.
    [taken-back] Seu plano terminou porque o lance foi desfeito.
   *[unplayable] Seu plano terminou: a resposta planejada não podia ser jogada.
}
plan-planned = { $played } *(planejado)*
refuse-plan = { $why ->
    [computer] O computador responde na hora: contra ele não há o que planejar.
    [solo] Você joga os dois lados nesta partida: não há o que planejar.
    [team] Em partidas por votação não há planos.
    [deep] Uma variante pode ter no máximo { $moves } lances.
    [too-many] Um plano pode ter no máximo { $lines } variantes. Remova antes uma delas: `/{ command-plan }` mostra todas.
    [no-answer] Uma variante tem que acabar com a sua resposta a um lance do adversário.
    [another] Você já planejou outra resposta aos mesmos lances. Remova antes essa variante: `/{ command-plan }` mostra qual é.
    [over] A partida acabaria antes do fim dessa variante.
    [long] A variante tem mais lances do que cabem nos menus. Digite-a: `/{ command-plan }`.
   *[gone] O seu plano mudou nesse meio-tempo. `/{ command-plan }` mostra como está.
}
