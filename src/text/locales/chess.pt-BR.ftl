# The words and sentences that only Maharajah and the Sepoys has, in Brazilian Portuguese.

## Sides

side-maharajah = marajá
    .heading = Marajá
    .opening = O marajá
    .the = o marajá
    .of = do marajá
    .led = o marajá
    .number = one
side-sepoys = cipaios
    .heading = Cipaios
    .opening = Os cipaios
    .the = os cipaios
    .of = dos cipaios
    .led = os cipaios
    .number = many

## Pieces, by the terms of chess

piece-maharajah = { $count ->
    [one] marajá
   *[other] marajás
}
    .letter = M
    .a = o marajá
    .opening = { $count ->
        [one] O marajá
       *[other] Os marajás
    }
    .counted = { $count ->
        [one] { $count } marajá
       *[other] { $count } marajás
    }
    .moved = o marajá
    .captured = { $count ->
        [one] o marajá
       *[other] { $count } marajás
    }
    .among = { "marajá, " }
piece-sepoy-pawn = { $count ->
    [one] peão
   *[other] peões
}
    .letter = P
    .a = um peão
    .opening = { $count ->
        [one] O peão
       *[other] Os peões
    }
    .counted = { $count ->
        [one] { $count } peão
       *[other] { $count } peões
    }
    .moved = um peão
    .captured = { $count ->
        [one] o peão
       *[other] { $count } peões
    }
    .among = { "" }
piece-sepoy-knight = { $count ->
    [one] cavalo
   *[other] cavalos
}
    .letter = C
    .a = um cavalo
    .opening = { $count ->
        [one] O cavalo
       *[other] Os cavalos
    }
    .counted = { $count ->
        [one] { $count } cavalo
       *[other] { $count } cavalos
    }
    .moved = um cavalo
    .captured = { $count ->
        [one] o cavalo
       *[other] { $count } cavalos
    }
    .among = { "cavalo, " }
piece-sepoy-bishop = { $count ->
    [one] bispo
   *[other] bispos
}
    .letter = B
    .a = um bispo
    .opening = { $count ->
        [one] O bispo
       *[other] Os bispos
    }
    .counted = { $count ->
        [one] { $count } bispo
       *[other] { $count } bispos
    }
    .moved = um bispo
    .captured = { $count ->
        [one] o bispo
       *[other] { $count } bispos
    }
    .among = { "bispo, " }
piece-sepoy-rook = { $count ->
    [one] torre
   *[other] torres
}
    .letter = T
    .a = uma torre
    .opening = { $count ->
        [one] A torre
       *[other] As torres
    }
    .counted = { $count ->
        [one] { $count } torre
       *[other] { $count } torres
    }
    .moved = uma torre
    .captured = { $count ->
        [one] a torre
       *[other] { $count } torres
    }
    .among = { "torre, " }
piece-sepoy-queen = { $count ->
    [one] dama
   *[other] damas
}
    .letter = D
    .a = a dama
    .opening = { $count ->
        [one] A dama
       *[other] As damas
    }
    .counted = { $count ->
        [one] { $count } dama
       *[other] { $count } damas
    }
    .moved = a dama
    .captured = { $count ->
        [one] a dama
       *[other] { $count } damas
    }
    .among = { "dama, " }
piece-sepoy-king = { $count ->
    [one] rei
   *[other] reis
}
    .letter = R
    .a = o rei
    .opening = { $count ->
        [one] O rei
       *[other] Os reis
    }
    .counted = { $count ->
        [one] { $count } rei
       *[other] { $count } reis
    }
    .moved = o rei
    .captured = { $count ->
        [one] o rei
       *[other] { $count } reis
    }
    .among = { "rei, " }

## Calls, ends and aims

call-check = **Xeque** em { $square }!
alt-call-check = Xeque em { $square }.
page-call-check = Xeque
reason-checkmate = Xeque-mate.
reason-stalemate = Afogamento: não há lance possível, e não há xeque.
reason-fifty-moves = Os dois lados fizeram 50 lances sem captura nem lance de peão.
aim-maharajah = dar mate no rei
aim-sepoys = dar mate no marajá

## Refusals: the reason and the remedy

refuse-place-first = Coloque primeiro o marajá, em uma casa das fileiras 1 a 3. Escreva só a casa, por exemplo `c2`.
refuse-placed-too-far = O marajá começa em uma das fileiras 1 a 3, e não em { $square }. Escolha uma casa dessas.
refuse-no-such-move = Essa peça não vai de { $from } para { $to }. `/{ command-legal } { $from }` mostra aonde ela pode ir.
refuse-in-the-way = A peça em { $at } está no caminho de { $from } para { $to }. `/{ command-legal } { $from }` mostra aonde a sua pode ir.
refuse-own-there = Uma peça sua está em { $square }. Escolha outra casa.
refuse-pawn-diagonal = Um peão só vai na diagonal para capturar, e não há nada para capturar em { $square }. Mova-o para a frente.
refuse-pawn-at-end = O peão em { $square } está na última fileira e fica lá: aqui não há promoção. Mova outra peça.
refuse-into-check = Em { $square } você ficaria em xeque pela peça em { $by }. Escolha uma casa segura.
refuse-in-check = Você está em xeque em { $square } pela peça em { $by }, e esse lance não resolve. Mova o rei, ou ponha uma peça no meio.
refuse-pinned = Sem a peça em { $from }, seu rei ficaria em xeque a partir de { $by }. Mova outra peça.

## What it is good for, and its rules in words

advice-maharajah = difícil para o marajá: jogue com os dois lados
rule-chess-army = O tabuleiro tem 8 × 8 casas: os cipaios têm um exército de xadrez completo nas casas de sempre, e o marajá está sozinho.
rule-chess-start = { $choice ->
    [choice] Quem joga com o marajá escolhe onde ele começa, nas fileiras 1 a 3; esse é o primeiro lance.
   *[e1] O marajá começa em e1.
}
rule-chess-starts = O marajá começa.
rule-chess-moves = O marajá se move como uma dama ou como um cavalo. O exército se move como no xadrez.
rule-chess-limits = Não há roque, nem captura en passant, nem promoção: um peão na fileira 1 fica lá.
rule-chess-end = Você vence por xeque-mate: o marajá dá mate no rei, o exército dá mate no marajá. Ninguém pode se colocar em xeque.
rule-chess-no-moves = { $choice ->
    [loss] Se um lado não tem lance possível e não está em xeque (afogamento), ele perde.
   *[draw] Se um lado não tem lance possível e não está em xeque (afogamento), a partida empata.
}
rule-chess-repetition = A partida empata quando a mesma posição ocorreu 3 vezes.
rule-chess-quiet = A partida empata quando os dois lados fizeram 50 lances sem captura nem lance de peão.
rule-chess-solved = É difícil para o marajá: com o melhor jogo, o exército sempre vence. Para ser justo, jogue duas partidas trocando de lado.
rule-name-start = Início do marajá, início
rule-value-choice = livre escolha nas fileiras 1 a 3, livre escolha

## Offers, lesson and examples

offer-menu-chess = O marajá e os cipaios
lesson-of-chess = O marajá e os cipaios
lesson-topic-chess-moves = Como o marajá se move
lesson-about-chess-moves = O marajá se move como uma dama, em qualquer direção enquanto o caminho estiver livre, ou salta como um cavalo.
lesson-topic-chess-capture = O que ninguém protege
lesson-about-chess-capture = O marajá não pode se colocar em xeque. Por isso só captura o que nenhuma outra peça do exército protege.
lesson-topic-chess-check = Xeque
lesson-about-chess-check = Quem está em xeque precisa sair dele. O exército empurra o marajá dando xeque.
lesson-topic-chess-mate = Xeque-mate
lesson-about-chess-mate = O exército vence quando o marajá está em xeque e não tem mais nenhuma casa segura.
example-chess-line = Pelo marajá, como uma dama
example-chess-leap = Pelo marajá, como um cavalo
title-maharajah = O marajá e os cipaios
title-short-maharajah = Marajá e cipaios
