# As palavras e frases que só o Dablot tem, em português do Brasil.

## Lados: os samis começam embaixo (`south` nos registros), os suecos em cima (`north`)

side-south = samis
    .heading = Samis
    .opening = Os samis
    .the = os samis
    .of = dos samis
    .led = os samis
    .number = many
side-north = suecos
    .heading = Suecos
    .opening = Os suecos
    .the = os suecos
    .of = dos suecos
    .led = os suecos
    .number = many

## Peças

piece-south-man = { $count ->
    [one] peão
   *[other] peões
}
    .letter = { $letter }
    .a = um peão sami
    .opening = { $count ->
        [one] O peão
       *[other] Os peões
    }
    .counted = { $count ->
        [one] { $count } peão sami
       *[other] { $count } peões samis
    }
    .moved = um peão sami
    .captured = { $count ->
        [one] o peão
       *[other] { $count } peões
    }
    .among = { "" }
piece-south-retreated = { $count ->
    [one] peão recuado
   *[other] peões recuados
}
    .letter = { $letter }
    .a = um peão recuado sami
    .opening = { $count ->
        [one] O peão recuado
       *[other] Os peões recuados
    }
    .counted = { $count ->
        [one] { $count } peão recuado sami
       *[other] { $count } peões recuados samis
    }
    .moved = um peão recuado sami
    .captured = { $count ->
        [one] o peão recuado
       *[other] { $count } peões recuados
    }
    .among = { "peão recuado, " }
piece-south-son = { $count ->
    [one] filho
   *[other] filhos
}
    .letter = { $letter }
    .a = um filho sami
    .opening = { $count ->
        [one] O filho
       *[other] Os filhos
    }
    .counted = { $count ->
        [one] { $count } filho sami
       *[other] { $count } filhos samis
    }
    .moved = um filho sami
    .captured = { $count ->
        [one] o filho
       *[other] { $count } filhos
    }
    .among = { "filho, " }
piece-south-officer = { $count ->
    [one] oficial
   *[other] oficiais
}
    .letter = { $letter }
    .a = um oficial sami
    .opening = { $count ->
        [one] O oficial
       *[other] Os oficiais
    }
    .counted = { $count ->
        [one] { $count } oficial sami
       *[other] { $count } oficiais samis
    }
    .moved = um oficial sami
    .captured = { $count ->
        [one] o oficial
       *[other] { $count } oficiais
    }
    .among = { "oficial, " }
piece-south-leader = { $count ->
    [one] chefe
   *[other] chefes
}
    .letter = { $letter }
    .a = um chefe sami
    .opening = { $count ->
        [one] O chefe
       *[other] Os chefes
    }
    .counted = { $count ->
        [one] { $count } chefe sami
       *[other] { $count } chefes samis
    }
    .moved = um chefe sami
    .captured = { $count ->
        [one] o chefe
       *[other] { $count } chefes
    }
    .among = { "chefe, " }
piece-north-man = { $count ->
    [one] peão
   *[other] peões
}
    .letter = { $letter }
    .a = um peão sueco
    .opening = { $count ->
        [one] O peão
       *[other] Os peões
    }
    .counted = { $count ->
        [one] { $count } peão sueco
       *[other] { $count } peões suecos
    }
    .moved = um peão sueco
    .captured = { $count ->
        [one] o peão
       *[other] { $count } peões
    }
    .among = { "" }
piece-north-retreated = { $count ->
    [one] peão recuado
   *[other] peões recuados
}
    .letter = { $letter }
    .a = um peão recuado sueco
    .opening = { $count ->
        [one] O peão recuado
       *[other] Os peões recuados
    }
    .counted = { $count ->
        [one] { $count } peão recuado sueco
       *[other] { $count } peões recuados suecos
    }
    .moved = um peão recuado sueco
    .captured = { $count ->
        [one] o peão recuado
       *[other] { $count } peões recuados
    }
    .among = { "peão recuado, " }
piece-north-son = { $count ->
    [one] filho
   *[other] filhos
}
    .letter = { $letter }
    .a = um filho sueco
    .opening = { $count ->
        [one] O filho
       *[other] Os filhos
    }
    .counted = { $count ->
        [one] { $count } filho sueco
       *[other] { $count } filhos suecos
    }
    .moved = um filho sueco
    .captured = { $count ->
        [one] o filho
       *[other] { $count } filhos
    }
    .among = { "filho, " }
piece-north-officer = { $count ->
    [one] oficial
   *[other] oficiais
}
    .letter = { $letter }
    .a = um oficial sueco
    .opening = { $count ->
        [one] O oficial
       *[other] Os oficiais
    }
    .counted = { $count ->
        [one] { $count } oficial sueco
       *[other] { $count } oficiais suecos
    }
    .moved = um oficial sueco
    .captured = { $count ->
        [one] o oficial
       *[other] { $count } oficiais
    }
    .among = { "oficial, " }
piece-north-leader = { $count ->
    [one] chefe
   *[other] chefes
}
    .letter = { $letter }
    .a = um chefe sueco
    .opening = { $count ->
        [one] O chefe
       *[other] Os chefes
    }
    .counted = { $count ->
        [one] { $count } chefe sueco
       *[other] { $count } chefes suecos
    }
    .moved = um chefe sueco
    .captured = { $count ->
        [one] o chefe
       *[other] { $count } chefes
    }
    .among = { "chefe, " }

## Turnos e finais

turn-promoted = O peão vira oficial.
turn-retreated = O peão recuou, então não pode mais virar oficial.
aim-dablot = { $end ->
    [leader] capturar o chefe adversário, ou todas as outras peças adversárias
   *[all] capturar todas as peças adversárias
}
reason-annihilated = { $side-opening } não { $side-number ->
    [one] tem
   *[many] têm
} mais nenhuma peça.
reason-leader-captured = O chefe { $side-of } foi capturado em { $square }.
reason-bare-leader = { $side-opening } só { $side-number ->
    [one] tem
   *[many] têm
} o chefe.
reason-lone-leaders = Só restam os dois chefes.

## Recusas: o motivo e o remédio

refuse-nothing-placed = Aqui não se coloca nada no tabuleiro; as peças se movem desde o começo. Escreva o ponto de uma peça e aquele aonde ela vai, como `c3 d4`.
refuse-man-back = Com estas regras, peões não recuam, como de { $from } para { $to }. `/{ command-legal } { $from }` mostra aonde este pode ir.
refuse-too-strong = { $piece-opening } em { $over } não pode ser capturado por essa peça: vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, e a sua { $own }.
refuse-man-must-leap = Um peão pode capturar, então um deles precisa: { $leaps }.
refuse-no-ambush = Aqui só uma peça se move por vez. Escreva o lance de uma delas.
refuse-ambush-order = Em uma emboscada, o salto de { $first } se escreve antes do de { $second }.
refuse-ambush-twice = A peça em { $from } só pode saltar uma vez em uma emboscada. Tire um dos saltos dela.
refuse-ambush-others = Em uma emboscada, todas saltam sobre a mesma peça, e estas saltam sobre { $one } e { $other }. Escolha uma delas.
refuse-ambush-alone = A peça em { $from } pode capturar sozinha a de { $over }, então não é emboscada. Escreva só o salto dela.
refuse-ambush-too-weak = A peça em { $over } vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, e a emboscada só { $together }. Inclua mais uma peça, se alguma puder.
refuse-ambush-too-many = A emboscada já é forte o bastante sem a peça em { $from }. Tire o salto dela.

## Para que serve cada conjunto de regras, em poucas palavras; nem todos têm

advice-mini-dablot = bom para começar
advice-dablot = partidas longas

## As regras em palavras
##
## Uma mensagem `rule-` é tudo o que se diz de uma regra: $choice é o que foi escolhido.

rules-dablot-label = { $rules } · { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} · { $one ->
    [one] { $one } peça
   *[other] { $one } peças
} contra { $other }
rule-dablot-board = { rule-hunt-board }
rule-dablot-pieces = As peças: { $south }, contra { $north }.
rule-dablot-start = No começo: { $points }.
rule-dablot-starts = { $chosen-side-opening } { $chosen-side-number ->
    [one] começa
   *[many] começam
}.
rule-dablot-steps = { $choice ->
    [0] Uma peça dá um passo para um ponto vizinho, ou salta por uma linha sobre um inimigo para o ponto vazio logo atrás e o captura; ela pode continuar saltando no mesmo turno.
   *[other] Uma peça dá um passo para um ponto vizinho, ou salta por uma linha sobre um inimigo para o ponto vazio logo atrás e o captura.
}
rule-dablot-points = Uma peça pode capturar as que não valem mais que ela: { $ranks }.
rule-dablot-rank = { $kind ->
    [man] peão
    [son] filho
    [officer] oficial
   *[leader] chefe
} { $points }
rule-dablot-compulsory = { $choice ->
    [men] Se um peão pode capturar, um peão precisa capturar; o chefe e o filho dele não precisam, e não podem se mover em vez disso.
    [men-actions] Se um peão pode capturar, um peão precisa capturar, ou o turno termina; o chefe e o filho dele não precisam, e não podem se mover em vez disso.
   *[none] Capturar é opcional.
}
rule-dablot-men-back = { $choice ->
    [no] Os peões nunca recuam, nem para capturar.
   *[yes] Os peões podem recuar.
}
rule-dablot-promotion = { $choice ->
    [far-edge] Um peão que termina o lance na última fileira vira oficial.
    [unretreated] Um peão que termina o lance na última fileira vira oficial, a menos que já tenha recuado alguma vez.
   *[none] Nenhum peão vira oficial.
}
rule-dablot-actions = { $choice ->
    [0] Cada turno é um único lance.
    [one] Um turno tem uma ação: um passo ou um único salto.
   *[other] Um turno tem até { $choice } ações, cada uma um passo ou um único salto, com a mesma peça ou com outras; `{ part-move-end }` encerra o turno antes.
}
rule-dablot-ambush = { $choice ->
    [yes] Em uma emboscada, várias peças saltam sobre uma mais forte no mesmo turno e a capturam, se a soma dos pontos delas basta e nenhuma está sobrando.
   *[no] Não há emboscadas.
}
rule-dablot-end = { $choice ->
    [leader] Quem perde o chefe, ou só tem o chefe, perde a partida.
   *[all] Quem não tem mais nenhuma peça perde; quando só restam os dois chefes, a partida empata.
}

## Ofertas

offer-menu-dablot = Dablot: as damas dos samis

## Lições

lesson-of-dablot = Dablot
lesson-topic-dablot-alone = Os dois objetivos: os outros
lesson-about-dablot-alone = Você também vence quando só resta o chefe adversário.
lesson-topic-dablot-moves = Como as peças se movem
lesson-about-dablot-moves = Todas as peças vão de ponto a ponto pelas linhas, um passo em qualquer direção.
lesson-topic-dablot-leap = Saltar
lesson-about-dablot-leap = Uma peça captura saltando sobre um inimigo para o ponto vazio logo atrás dele.
lesson-topic-dablot-ranks = Valor das peças
lesson-about-dablot-ranks = Uma peça não pode capturar outra que vale mais: um peão só captura peões, um filho captura também filhos, e um chefe, todos.
lesson-topic-dablot-chain = Continuar saltando
lesson-about-dablot-chain = De onde cai, uma peça pode continuar saltando no mesmo lance.
lesson-topic-dablot-leader = Os dois objetivos: o chefe
lesson-about-dablot-leader = Você vence ao capturar o chefe adversário. Salte por cima dele com o seu próprio chefe.
lesson-topic-dablot-guard = Cuide do seu chefe
lesson-about-dablot-guard = O seu chefe está em perigo quando o outro está ao lado dele e o ponto logo atrás está vazio.
lesson-topic-dablot-puzzle = Um problema
lesson-about-dablot-puzzle = Só um lance aqui garante a vitória.

example-dablot-man = Um peão captura outro
example-dablot-son = Um filho captura o outro
example-dablot-leader = Um chefe captura o outro
example-dablot-chain = Com vários saltos no mesmo lance
example-dablot-ambush = Em uma emboscada, com duas peças mais fracas

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-mini-dablot-compulsory = Mini-Dablot 1: captura obrigatória
title-short-mini-dablot-compulsory = 1: captura obrigatória
title-mini-dablot-onward = Mini-Dablot 2a: saltos seguidos
title-short-mini-dablot-onward = 2a: saltos seguidos
title-mini-dablot-promotion = Mini-Dablot 2b: promoção
title-short-mini-dablot-promotion = 2b: promoção
title-mini-dablot-officer = Mini-Dablot 3: oficial
title-short-mini-dablot-officer = 3: oficial
title-mini-dablot-actions = Mini-Dablot 4: pontos de ação
title-short-mini-dablot-actions = 4: pontos de ação
title-mini-dablot-ambush = Mini-Dablot 5: emboscada
title-short-mini-dablot-ambush = 5: emboscada
title-dablot-keyland = Dablot até o último
title-short-dablot-keyland = Dablot até o último
