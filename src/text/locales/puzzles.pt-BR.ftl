# O problema do dia, em português do Brasil.

puzzle-of-the-day = Problema do dia
puzzle-title = **Problema do dia** · { $rules }
puzzle-goal = { $reason ->
    [king-escaped] O rei escapa
    [king-captured] { $side-opening } { $side-number ->
        [one] captura
       *[many] capturam
    } o rei
   *[other] { $side-opening } { $side-number ->
        [one] vence
       *[many] vencem
    }
} em { $count ->
    [one] { $count } lance.
   *[other] { $count } lances.
}
puzzle-end = No fim: “{ $end }”
puzzle-how = Qual é o primeiro? Só um lance funciona, não importa o que o outro lado faça. Ninguém mais vê a sua resposta; o próximo problema cita quem resolveu este na primeira tentativa.
puzzle-button = Resolver
puzzle-former = -# O problema anterior: { $line }.
puzzle-former-first = Na primeira tentativa: { $players }.
puzzle-former-others = { $count ->
    [one] mais { $count }
   *[other] mais { $count }
}
puzzle-former-none = Ninguém resolveu na primeira tentativa.
puzzle-former-unnamed = { $count ->
    [one] { $count } pessoa resolveu na primeira tentativa.
   *[other] { $count } pessoas resolveram na primeira tentativa.
}
puzzle-former-solved = { $count ->
    [one] { $count } pessoa resolveu em outra tentativa.
   *[other] { $count } pessoas resolveram em outras tentativas.
}
puzzle-former-button = A solução anterior
puzzle-alt = Problema, { $rules }.
puzzle-alt-solution = { $rules }: a posição do problema, com setas para a solução { $line }.
puzzle-wrong = **{ $move }** não é: o outro lado resiste por mais tempo a esse lance. Olhe de novo!
puzzle-right = **{ $move }** está certo! { $side-opening } { $side-number ->
    [one] responde
   *[many] respondem
} com **{ $reply }**. E agora?
puzzle-solved-first = Resolvido, e na primeira tentativa. Muito bem!
puzzle-solved = Resolvido em { $count } tentativas. Muito bem!
puzzle-over = Este problema já passou; o mais novo está no canal dos problemas, se este servidor tem um.
puzzle-solution = A solução: { $line }
puzzle-other-way = **{ $move }** vence tão rápido quanto o lance que eu tinha em mente.
puzzle-lost = Não consigo mais publicar o problema do dia: o canal dele foi excluído, ou não posso escrever lá. Um admin pode me dar permissão, ou escolher outro canal com `/{ command-server-settings }`. Não vou falar disso de novo.
puzzle-table-hint = Todo dia, uma posição em que só um lance ganha.
puzzle-table-on = Um problema por dia
puzzle-table-off = Chega de problemas aqui
puzzle-table-begun = Vou publicar um problema aqui todo dia. Se o de hoje ainda não apareceu, o primeiro vem assim que eu o encontrar, o que pode levar alguns minutos.
puzzle-table-ended = Não vou mais publicar problemas aqui. O botão nas configurações os traz de volta.

## Nas configurações de um servidor

server-puzzle = { $channel }, todo dia às { $hour } ({ $time } para você)
server-puzzle-none = desligado
server-puzzle-menu = O canal do problema
server-puzzle-hour-menu = A hora da publicação
server-puzzle-lost = O canal do problema foi excluído, então nenhum é publicado. Escolha outro, ou aperte *{ settings-clear }*.
server-puzzle-unposted = Não consegui publicar o problema anterior: não posso escrever no canal dele. Me dê *Ver canal*, *Enviar mensagens* e *Anexar arquivos* lá, ou escolha outro.
