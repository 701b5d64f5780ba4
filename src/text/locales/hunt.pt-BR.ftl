# As palavras e frases que só os jogos de caça têm, em português do Brasil.
#
# Cada conjunto de regras dá nomes aos seus lados. Os nomes conhecidos aqui têm formas para uma peça e para várias; qualquer
# outro nome ($name) fica como é, em palavras que servem para qualquer quantidade.

## Lados
##
## .number escolhe o verbo: `one` vence, `many` vencem. .led é aquilo com que se joga. Todas as outras formas têm o
## artigo: .opening no começo da frase, .the no meio dela, .of depois de “de”.

side-few = lado menor
    .heading = Lado menor
    .opening = O lado menor
    .the = o lado menor
    .of = do lado menor
    .led = o lado menor
    .number = one
side-many = lado maior
    .heading = Lado maior
    .opening = O lado maior
    .the = o lado maior
    .of = do lado maior
    .led = o lado maior
    .number = one
side-named = { $name }
    .heading = { $name }
    .opening = O lado “{ $name }”
    .the = o lado “{ $name }”
    .of = do lado “{ $name }”
    .led = o lado “{ $name }”
    .number = one
side-fox = raposa
    .heading = Raposa
    .opening = A raposa
    .the = a raposa
    .of = da raposa
    .led = a raposa
    .number = one
side-fox-several = raposas
    .heading = Raposas
    .opening = As raposas
    .the = as raposas
    .of = das raposas
    .led = as raposas
    .number = many
side-officer = oficial
    .heading = Oficial
    .opening = O oficial
    .the = o oficial
    .of = do oficial
    .led = o oficial
    .number = one
side-officer-several = oficiais
    .heading = Oficiais
    .opening = Os oficiais
    .the = os oficiais
    .of = dos oficiais
    .led = os oficiais
    .number = many
side-tiger = tigre
    .heading = Tigre
    .opening = O tigre
    .the = o tigre
    .of = do tigre
    .led = o tigre
    .number = one
side-tiger-several = tigres
    .heading = Tigres
    .opening = Os tigres
    .the = os tigres
    .of = dos tigres
    .led = os tigres
    .number = many
side-hare = lebre
    .heading = Lebre
    .opening = A lebre
    .the = a lebre
    .of = da lebre
    .led = a lebre
    .number = one
side-hare-several = lebres
    .heading = Lebres
    .opening = As lebres
    .the = as lebres
    .of = das lebres
    .led = as lebres
    .number = many
side-hound = cão
    .heading = Cão
    .opening = O cão
    .the = o cão
    .of = do cão
    .led = o cão
    .number = one
side-hound-several = cães
    .heading = Cães
    .opening = Os cães
    .the = os cães
    .of = dos cães
    .led = os cães
    .number = many
side-goose = ganso
    .heading = Ganso
    .opening = O ganso
    .the = o ganso
    .of = do ganso
    .led = o ganso
    .number = one
side-goose-several = gansos
    .heading = Gansos
    .opening = Os gansos
    .the = os gansos
    .of = dos gansos
    .led = os gansos
    .number = many
side-sheep = ovelha
    .heading = Ovelha
    .opening = A ovelha
    .the = a ovelha
    .of = da ovelha
    .led = a ovelha
    .number = one
side-sheep-several = ovelhas
    .heading = Ovelhas
    .opening = As ovelhas
    .the = as ovelhas
    .of = das ovelhas
    .led = as ovelhas
    .number = many
side-rebel = rebelde
    .heading = Rebelde
    .opening = O rebelde
    .the = o rebelde
    .of = do rebelde
    .led = o rebelde
    .number = one
side-rebel-several = rebeldes
    .heading = Rebeldes
    .opening = Os rebeldes
    .the = os rebeldes
    .of = dos rebeldes
    .led = os rebeldes
    .number = many
side-goat = cabra
    .heading = Cabra
    .opening = A cabra
    .the = a cabra
    .of = da cabra
    .led = a cabra
    .number = one
side-goat-several = cabras
    .heading = Cabras
    .opening = As cabras
    .the = as cabras
    .of = das cabras
    .led = as cabras
    .number = many
side-leopard = leopardo
    .heading = Leopardo
    .opening = O leopardo
    .the = o leopardo
    .of = do leopardo
    .led = o leopardo
    .number = one
side-leopard-several = leopardos
    .heading = Leopardos
    .opening = Os leopardos
    .the = os leopardos
    .of = dos leopardos
    .led = os leopardos
    .number = many
side-ox = boi
    .heading = Boi
    .opening = O boi
    .the = o boi
    .of = do boi
    .led = o boi
    .number = one
side-ox-several = bois
    .heading = Bois
    .opening = Os bois
    .the = os bois
    .of = dos bois
    .led = os bois
    .number = many
side-hunter = caçador
    .heading = Caçador
    .opening = O caçador
    .the = o caçador
    .of = do caçador
    .led = o caçador
    .number = one
side-hunter-several = caçadores
    .heading = Caçadores
    .opening = Os caçadores
    .the = os caçadores
    .of = dos caçadores
    .led = os caçadores
    .number = many

## Peças
##
## $count é quantas são, $letter a letra das regras. As peças de um lado com outro nome são `few` e `many`, ou `named` onde
## as frases precisam distinguir os lados.

piece-few = { $count ->
    [one] peça
   *[other] peças
}
    .letter = { $letter }
    .a = uma peça
    .none = nenhuma peça
    .opening = { $count ->
        [one] A peça
       *[other] As peças
    }
    .plural = peças
    .counted = { $count ->
        [one] { $count } peça
       *[other] { $count } peças
    }
    .moved = uma peça
    .captured = { $count ->
        [one] a peça
       *[other] { $count } peças
    }
    .among = { "" }
piece-many = { $count ->
    [one] peça
   *[other] peças
}
    .letter = { $letter }
    .a = uma peça
    .none = nenhuma peça
    .opening = { $count ->
        [one] A peça
       *[other] As peças
    }
    .plural = peças
    .counted = { $count ->
        [one] { $count } peça
       *[other] { $count } peças
    }
    .moved = uma peça
    .captured = { $count ->
        [one] a peça
       *[other] { $count } peças
    }
    .among = { "" }
piece-named = { $count ->
    [one] peça “{ $name }”
   *[other] peças “{ $name }”
}
    .letter = { $letter }
    .a = uma peça “{ $name }”
    .none = nenhuma peça “{ $name }”
    .opening = { $count ->
        [one] A peça “{ $name }”
       *[other] As peças “{ $name }”
    }
    .plural = peças “{ $name }”
    .counted = { $count ->
        [one] { $count } peça “{ $name }”
       *[other] { $count } peças “{ $name }”
    }
    .moved = uma peça
    .captured = { $count ->
        [one] a peça “{ $name }”
       *[other] { $count } peças “{ $name }”
    }
    .among = { "" }
piece-fox = { $count ->
    [one] raposa
   *[other] raposas
}
    .letter = { $letter }
    .a = uma raposa
    .none = nenhuma raposa
    .opening = { $count ->
        [one] A raposa
       *[other] As raposas
    }
    .plural = raposas
    .counted = { $count ->
        [one] { $count } raposa
       *[other] { $count } raposas
    }
    .moved = uma raposa
    .captured = { $count ->
        [one] a raposa
       *[other] { $count } raposas
    }
    .among = { "" }
piece-officer = { $count ->
    [one] oficial
   *[other] oficiais
}
    .letter = { $letter }
    .a = um oficial
    .none = nenhum oficial
    .opening = { $count ->
        [one] O oficial
       *[other] Os oficiais
    }
    .plural = oficiais
    .counted = { $count ->
        [one] { $count } oficial
       *[other] { $count } oficiais
    }
    .moved = um oficial
    .captured = { $count ->
        [one] o oficial
       *[other] { $count } oficiais
    }
    .among = { "" }
piece-tiger = { $count ->
    [one] tigre
   *[other] tigres
}
    .letter = { $letter }
    .a = um tigre
    .none = nenhum tigre
    .opening = { $count ->
        [one] O tigre
       *[other] Os tigres
    }
    .plural = tigres
    .counted = { $count ->
        [one] { $count } tigre
       *[other] { $count } tigres
    }
    .moved = um tigre
    .captured = { $count ->
        [one] o tigre
       *[other] { $count } tigres
    }
    .among = { "" }
piece-hare = { $count ->
    [one] lebre
   *[other] lebres
}
    .letter = { $letter }
    .a = uma lebre
    .none = nenhuma lebre
    .opening = { $count ->
        [one] A lebre
       *[other] As lebres
    }
    .plural = lebres
    .counted = { $count ->
        [one] { $count } lebre
       *[other] { $count } lebres
    }
    .moved = uma lebre
    .captured = { $count ->
        [one] a lebre
       *[other] { $count } lebres
    }
    .among = { "" }
piece-hound = { $count ->
    [one] cão
   *[other] cães
}
    .letter = { $letter }
    .a = um cão
    .none = nenhum cão
    .opening = { $count ->
        [one] O cão
       *[other] Os cães
    }
    .plural = cães
    .counted = { $count ->
        [one] { $count } cão
       *[other] { $count } cães
    }
    .moved = um cão
    .captured = { $count ->
        [one] o cão
       *[other] { $count } cães
    }
    .among = { "" }
piece-goose = { $count ->
    [one] ganso
   *[other] gansos
}
    .letter = { $letter }
    .a = um ganso
    .none = nenhum ganso
    .opening = { $count ->
        [one] O ganso
       *[other] Os gansos
    }
    .plural = gansos
    .counted = { $count ->
        [one] { $count } ganso
       *[other] { $count } gansos
    }
    .moved = um ganso
    .captured = { $count ->
        [one] o ganso
       *[other] { $count } gansos
    }
    .among = { "" }
piece-sheep = { $count ->
    [one] ovelha
   *[other] ovelhas
}
    .letter = { $letter }
    .a = uma ovelha
    .none = nenhuma ovelha
    .opening = { $count ->
        [one] A ovelha
       *[other] As ovelhas
    }
    .plural = ovelhas
    .counted = { $count ->
        [one] { $count } ovelha
       *[other] { $count } ovelhas
    }
    .moved = uma ovelha
    .captured = { $count ->
        [one] a ovelha
       *[other] { $count } ovelhas
    }
    .among = { "" }
piece-rebel = { $count ->
    [one] rebelde
   *[other] rebeldes
}
    .letter = { $letter }
    .a = um rebelde
    .none = nenhum rebelde
    .opening = { $count ->
        [one] O rebelde
       *[other] Os rebeldes
    }
    .plural = rebeldes
    .counted = { $count ->
        [one] { $count } rebelde
       *[other] { $count } rebeldes
    }
    .moved = um rebelde
    .captured = { $count ->
        [one] o rebelde
       *[other] { $count } rebeldes
    }
    .among = { "" }
piece-goat = { $count ->
    [one] cabra
   *[other] cabras
}
    .letter = { $letter }
    .a = uma cabra
    .none = nenhuma cabra
    .opening = { $count ->
        [one] A cabra
       *[other] As cabras
    }
    .plural = cabras
    .counted = { $count ->
        [one] { $count } cabra
       *[other] { $count } cabras
    }
    .moved = uma cabra
    .captured = { $count ->
        [one] a cabra
       *[other] { $count } cabras
    }
    .among = { "" }
piece-leopard = { $count ->
    [one] leopardo
   *[other] leopardos
}
    .letter = { $letter }
    .a = um leopardo
    .none = nenhum leopardo
    .opening = { $count ->
        [one] O leopardo
       *[other] Os leopardos
    }
    .plural = leopardos
    .counted = { $count ->
        [one] { $count } leopardo
       *[other] { $count } leopardos
    }
    .moved = um leopardo
    .captured = { $count ->
        [one] o leopardo
       *[other] { $count } leopardos
    }
    .among = { "" }
piece-ox = { $count ->
    [one] boi
   *[other] bois
}
    .letter = { $letter }
    .a = um boi
    .none = nenhum boi
    .opening = { $count ->
        [one] O boi
       *[other] Os bois
    }
    .plural = bois
    .counted = { $count ->
        [one] { $count } boi
       *[other] { $count } bois
    }
    .moved = um boi
    .captured = { $count ->
        [one] o boi
       *[other] { $count } bois
    }
    .among = { "" }
piece-hunter = { $count ->
    [one] caçador
   *[other] caçadores
}
    .letter = { $letter }
    .a = um caçador
    .none = nenhum caçador
    .opening = { $count ->
        [one] O caçador
       *[other] Os caçadores
    }
    .plural = caçadores
    .counted = { $count ->
        [one] { $count } caçador
       *[other] { $count } caçadores
    }
    .moved = um caçador
    .captured = { $count ->
        [one] o caçador
       *[other] { $count } caçadores
    }
    .among = { "" }

## Pontos especiais: o que um lado deve alcançar, o que o outro deve ocupar, e os dois nos tabuleiros de texto

ground-home = objetivo
    .a = um objetivo
ground-paddock = objetivo
    .a = um objetivo
ground-goal = objetivo
    .a = um objetivo

## Turnos e finais
##
## $left é quantas peças restam a um lado. $known é se o ponto $square decidiu a partida.

turn-huffed = { $piece-opening } em { $squares } { $count ->
    [one] poderia ter capturado: a peça é retirada
   *[other] poderiam ter capturado: as peças são retiradas
} do tabuleiro.
turn-trapped = { $piece-opening } em { $squares } { $count ->
    [one] não pode mais se mover: a peça é retirada
   *[other] não podem mais se mover: as peças são retiradas
} do tabuleiro.
aim-capture = capturar { $piece-captured }
aim-capture-all = capturar { $side-the } até a última peça
aim-reach = alcançar { $squares }
aim-pass = deixar { $side-the } para trás
aim-fill = { $count ->
    [one] ocupar o objetivo
   *[other] ocupar todos os { $count } objetivos
}
aim-trap = prender { $side-the } sem deixar nenhum lance
aim-remove = tirar { $side-the } do tabuleiro
aim-hold = não deixar o outro lado vencer
reason-taken = { $side-opening } { $side-number ->
    [one] saiu
   *[many] saíram
} do tabuleiro.
reason-too-few = { $left ->
    [0] { $side-opening } { $side-number ->
        [one] saiu
       *[many] saíram
    } do tabuleiro.
    [one] Só resta { $piece-a }.
   *[other] Só restam { $piece-counted }.
}
reason-reached = { $winner-side-opening } { $winner-side-number ->
    [one] alcançou
   *[many] alcançaram
} { $square }.
reason-behind = { $winner-side-opening } { $winner-side-number ->
    [one] passou
   *[many] passaram
}: { $side-the } { $side-number ->
    [one] ficou
   *[many] ficaram
} para trás.
reason-filled = { $winner-side-opening } { $winner-side-number ->
    [one] ocupa
   *[many] ocupam
} todos os objetivos.

## Recusas: o motivo e o remédio

refuse-hand-first = Coloque primeiro { $piece-a } em um ponto vazio, por exemplo `/{ command-move } { $at }`: { $count ->
    [one] { $piece-counted } ainda está
   *[other] { $piece-counted } ainda estão
} na reserva.
refuse-nothing-in-hand = Não há nada na reserva para colocar em { $at }. Mova uma peça: escreva o ponto dela e o seguinte, como `d4 d5`.
refuse-direction = De { $from }, essa peça não pode ir { $direction ->
    [forward] direto para a frente
    [forward-diagonal] em diagonal para a frente
    [sideways] para o lado
    [back-diagonal] em diagonal para trás
   *[back] direto para trás
} até { $to }. `/{ command-legal } { $from }` mostra aonde ela pode ir.
refuse-no-leaps = De { $from } para { $to } é um salto, e esta peça só anda para pontos vizinhos. `/{ command-legal } { $from }` mostra quais são.
refuse-must-leap = Você pode capturar, então precisa capturar: { $leaps }.
refuse-goes-on = De { $at } a peça ainda pode capturar, então precisa: { $leaps }. Acrescente { $count ->
    [one] esse ponto
   *[other] um desses pontos
} ao seu lance.

## Para que serve cada conjunto de regras, em poucas palavras; nem todos têm

advice-fox-and-hounds = partidas curtas
advice-fox-and-geese = bom para começar
advice-halatafl = captura obrigatória
advice-asalto = não se esqueça de capturar
advice-bagh-chal = bom para começar
advice-len-choa = o menor tabuleiro
advice-sua-ghin-gnua = o tabuleiro começa vazio
advice-catch-the-hare = um contra doze

## As regras em palavras
##
## Uma mensagem `rule-` é tudo o que se diz de uma regra: $choice é o que foi escolhido. $few-piece e $many-piece são uma
## peça, $few-all e $many-all todas as de um lado.

rules-hunt-label = { $rules } · { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} · { $few-piece-counted }, { $many-piece-counted }
rule-hunt-board = { $choice ->
    [cross] O tabuleiro é uma cruz de 33 pontos.
    [square5] O tabuleiro tem 5 × 5 pontos.
    [draughts] O tabuleiro são as 32 casas escuras de um tabuleiro de xadrez.
    [triangle10] O tabuleiro é um triângulo de 10 pontos.
    [triangle23] O tabuleiro é um triângulo de 23 pontos, com uma linha curta de cada lado.
    [lattice4x5] O tabuleiro tem 32 pontos: 4 × 5 cruzamentos e os centros dos seus quadrados.
   *[lattice6x7] O tabuleiro tem 72 pontos: 6 × 7 cruzamentos e os centros dos seus quadrados.
}
rule-hunt-pieces = As peças: { $few-all-piece-counted } e { $many-all-piece-counted }.
rule-hunt-start = No começo, { $chosen-side-the } { $chosen-side-number ->
    [one] fica
   *[many] ficam
} em { $points }.
rule-hunt-starts = { $chosen-side-opening } { $chosen-side-number ->
    [one] começa
   *[many] começam
}.
rule-hunt-hand = { $choice ->
    [0] { $chosen-side-opening } não { $chosen-side-number ->
        [one] tem
       *[many] têm
    } nada na reserva.
    [one] No começo, { $chosen-piece-counted } fica na reserva, para colocar primeiro em um ponto vazio; antes disso, { $chosen-side-the } não { $chosen-side-number ->
        [one] pode
       *[many] podem
    } se mover.
   *[other] No começo, { $chosen-piece-counted } ficam na reserva: em cada turno, uma peça é colocada em um ponto vazio, e { $chosen-side-the } não { $chosen-side-number ->
        [one] pode
       *[many] podem
    } se mover até que a reserva acabe.
}
rule-hunt-lines = { $choice ->
    [none] O tabuleiro não tem linhas.
    [grid] O tabuleiro só tem linhas retas, sem diagonais.
    [diagonal] O tabuleiro só tem diagonais.
    [thin] O tabuleiro só tem as diagonais extras, que cruzam as de costume.
    [grid-diagonal] O tabuleiro tem linhas retas e diagonais.
    [grid-thin] O tabuleiro tem linhas retas e as diagonais extras, mas não as de costume.
    [diagonal-thin] O tabuleiro tem as duas diagonais em cada quadradinho, mas não tem linhas retas.
   *[grid-diagonal-thin] O tabuleiro tem linhas retas, e as duas diagonais em cada quadradinho.
}
rule-hunt-uses = { $chosen-side-opening } { $choice ->
    [all] { $chosen-side-number ->
        [one] usa
       *[many] usam
    } todas as linhas do tabuleiro
    [none] não { $chosen-side-number ->
        [one] usa
       *[many] usam
    } nenhuma linha do tabuleiro
    [grid] só { $chosen-side-number ->
        [one] usa
       *[many] usam
    } as linhas retas
    [diagonal] só { $chosen-side-number ->
        [one] usa
       *[many] usam
    } as diagonais
    [thin] só { $chosen-side-number ->
        [one] usa
       *[many] usam
    } as diagonais extras
    [grid-diagonal] { $chosen-side-number ->
        [one] usa
       *[many] usam
    } as linhas retas e as diagonais de costume
    [grid-thin] { $chosen-side-number ->
        [one] usa
       *[many] usam
    } as linhas retas e as diagonais extras
   *[diagonal-thin] só { $chosen-side-number ->
        [one] usa
       *[many] usam
    } as diagonais, as de costume e as extras
}.
rule-hunt-directions = { $chosen-side-opening } { $choice ->
    [none] não { $chosen-side-number ->
        [one] pode
       *[many] podem
    } se mover.
    [all] { $chosen-side-number ->
        [one] anda
       *[many] andam
    } um ponto por vez, em qualquer direção.
   *[some] { $chosen-side-number ->
        [one] anda
       *[many] andam
    } um ponto por vez, { $directions }.
}
direction-forward = direto para a frente
direction-forward-diagonal = em diagonal para a frente
direction-sideways = para o lado
direction-back-diagonal = em diagonal para trás
direction-back = direto para trás
rule-hunt-directions-both = Todas as peças andam um ponto por vez, em qualquer direção.
rule-hunt-ahead = A frente é para cima no tabuleiro, para as fileiras mais altas.
rule-hunt-leap = { $few-side-opening } { $choice ->
    [none] não { $few-side-number ->
        [one] pode
       *[many] podem
    } capturar.
    [single] { $few-side-number ->
        [one] captura
       *[many] capturam
    } saltando por uma linha sobre { $many-piece-a } para o ponto vazio logo atrás, uma vez por turno.
   *[multi] { $few-side-number ->
        [one] captura
       *[many] capturam
    } saltando por uma linha sobre { $many-piece-a } para o ponto vazio logo atrás, várias vezes seguidas se der.
}
rule-hunt-capture = { $choice ->
    [free] Capturar é opcional.
    [must] Se { $few-side-the } { $few-side-number ->
        [one] pode
       *[many] podem
    } capturar, uma captura é obrigatória.
    [must-on] Se { $few-side-the } { $few-side-number ->
        [one] pode
       *[many] podem
    } capturar, uma captura é obrigatória, e os saltos continuam enquanto der.
   *[huff] Capturar é opcional, mas depois de um lance sem salto, cada { $few-piece } que poderia ter capturado sai do tabuleiro.
}
rule-hunt-trapped = { $choice ->
    [removed] Depois de cada turno { $many-side-of }, cada { $few-piece } que não pode se mover sai do tabuleiro.
    [removed-hand] Depois de cada turno { $many-side-of }, cada { $few-piece } que não pode se mover sai do tabuleiro, quando a reserva já acabou.
   *[stays] Cada { $few-piece } que não pode se mover fica no tabuleiro.
}
rule-hunt-many-at-most = { $few-side-opening } { $choice ->
    [never] não { $few-side-number ->
        [one] pode
       *[many] podem
    } vencer por capturas.
    [0] { $few-side-number ->
        [one] vence
       *[many] vencem
    } quando não resta { $many-piece-none }.
    [one] { $few-side-number ->
        [one] vence
       *[many] vencem
    } quando só resta { $many-piece-a }, de { $many-count }.
   *[other] { $few-side-number ->
        [one] vence
       *[many] vencem
    } quando só restam { $choice } { $many-piece-plural }, de { $many-count }.
}
rule-hunt-few-reach = { $choice ->
    [0] Para { $few-side-the }, nenhum ponto do tabuleiro dá a vitória.
   *[other] { $few-side-opening } { $few-side-number ->
        [one] vence
       *[many] vencem
    } ao alcançar { $points }.
}
rule-hunt-few-behind = { $choice ->
    [yes] { $few-side-opening } { $few-side-number ->
        [one] vence
       *[many] vencem
    } ao deixar para trás { $many-side-the }, em fileiras mais baixas que as de cada { $many-piece }.
   *[no] Deixar para trás { $many-side-the } não dá a vitória.
}
rule-hunt-many-fill = { $choice ->
    [0] { $many-side-opening } não { $many-side-number ->
        [one] vence
       *[many] vencem
    } por ocupar pontos do tabuleiro.
   *[other] { $many-side-opening } { $many-side-number ->
        [one] vence
       *[many] vencem
    } ao ocupar { $points }.
}
rule-hunt-taken = { $choice ->
    [yes] { $many-side-opening } { $many-side-number ->
        [one] vence
       *[many] vencem
    } quando não resta { $few-piece-none }.
   *[no] Nada pode tirar { $few-side-the } do tabuleiro.
}
rule-hunt-no-moves = { $choice ->
    [loss] { $many-side-opening } { $many-side-number ->
        [one] vence
       *[many] vencem
    } quando { $few-side-the } não { $few-side-number ->
        [one] tem
       *[many] têm
    } nenhum lance possível (e vice-versa).
   *[draw] Quando um lado não tem nenhum lance possível, a partida empata.
}
rule-hunt-quiet-limit = { $choice ->
    [0] Não há limite de lances sem captura nem colocação.
    [one] Depois de um lance sem captura nem colocação, a partida empata.
   *[other] Depois de { $choice } lances sem captura nem colocação, a partida empata.
}

## Ofertas

offer-menu-hunt = Jogos de caça: raposa, tigre e leopardo

## Lições

lesson-of-hunt = Jogos de caça
lesson-topic-hunt-fox = Os dois objetivos: a raposa
lesson-about-hunt-fox = A raposa vence capturando gansos. Quando só restam 5, os gansos perderam.
lesson-topic-hunt-moves = Como as peças se movem
lesson-about-hunt-moves = As peças vão de ponto a ponto pelas linhas desenhadas, um passo por vez.
lesson-topic-hunt-leap = Saltar
lesson-about-hunt-leap = A raposa captura saltando sobre um ganso para o ponto vazio logo atrás dele.
lesson-topic-hunt-chain = Continuar saltando
lesson-about-hunt-chain = De onde cai, a raposa pode continuar saltando no mesmo lance.
lesson-topic-hunt-put = Colocar peças no tabuleiro
lesson-about-hunt-put = Em alguns jogos de caça, um lado primeiro coloca as suas peças no tabuleiro, uma por turno. Não coloque uma cabra onde um tigre possa saltar sobre ela.
lesson-topic-hunt-trap = Os dois objetivos: os gansos
lesson-about-hunt-trap = Os gansos não podem capturar: eles vencem ao cercar a raposa, até ela não poder se mover.
lesson-topic-hunt-guard = Proteja as suas peças
lesson-about-hunt-guard = Um ganso está a salvo enquanto há alguém atrás dele, visto da raposa.
lesson-topic-hunt-puzzle = Um problema
lesson-about-hunt-puzzle = Só um lance aqui garante a vitória.

example-hunt-leap = Com um salto
example-hunt-chain = Com vários saltos no mesmo lance
example-hunt-closed = Com um cerco que não deixa nenhum lance

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-fox-and-hounds = Raposa e cães
title-short-fox-and-hounds = Raposa e cães
title-fox-and-geese = Raposa e gansos: 13 gansos
title-short-fox-and-geese = Raposa e gansos
title-fox-and-geese-orthogonal = Raposa e gansos: 13 gansos só em linhas retas
title-short-fox-and-geese-orthogonal = 13 gansos, linhas retas
title-fox-and-geese-15 = Raposa e gansos: 15 gansos que não voltam
title-short-fox-and-geese-15 = 15 gansos, sem voltar
title-fox-and-geese-17 = Raposa e gansos: 17 gansos sem limites
title-short-fox-and-geese-17 = 17 gansos, sem limites
title-fox-and-geese-17-ahead = Raposa e gansos: 17 gansos nem para trás nem de lado
title-short-fox-and-geese-17-ahead = 17 gansos, só à frente
title-fox-and-geese-17-straight = Raposa e gansos: 17 gansos sem diagonais
title-short-fox-and-geese-17-straight = 17 gansos, sem diagonais
title-fox-and-geese-diagonals = Raposa e gansos: diagonais extras
title-short-fox-and-geese-diagonals = Diagonais extras
title-pulijudam = Pulijudam (cordeiros e tigres)
title-short-pulijudam = Pulijudam
title-catch-the-hare = Caça à lebre
title-short-catch-the-hare = Caça à lebre
