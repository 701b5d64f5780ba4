# As palavras e frases que só o tafl tem, em português do Brasil.
#
# Um nome chega às frases com todas as suas formas: `.number` de um lado, por exemplo, como `$side-number`.

## Lados
##
## .number escolhe o verbo: `one` vence, `many` vencem. .led é aquilo com que se joga. Todas as outras formas têm o
## artigo: .opening no começo da frase, .the no meio dela, .of depois de “de”.

side-attackers = atacantes
    .heading = Atacantes
    .opening = Os atacantes
    .the = os atacantes
    .of = dos atacantes
    .led = os atacantes
    .number = many
side-defenders = defensores
    .heading = Defensores
    .opening = Os defensores
    .the = os defensores
    .of = dos defensores
    .led = o rei e seus defensores
    .number = many

## Peças
##
## $count é quantas são. .letter representa a peça nos tabuleiros de texto: ASCII, uma letra, nunca a mesma duas vezes.
## .among vem antes do número de casas na lista das próprias peças: nada, para as que são muitas.

piece-attacker = atacante
    .letter = A
    .a = um atacante
    .opening = O atacante
    .counted = { $count ->
        [one] { $count } atacante
       *[other] { $count } atacantes
    }
    .moved = uma peça
    .captured = { $count ->
        [one] a peça
       *[other] { $count } peças
    }
    .among = { "" }
piece-defender = defensor
    .letter = D
    .a = um defensor
    .opening = O defensor
    .counted = { $count ->
        [one] { $count } defensor
       *[other] { $count } defensores
    }
    .moved = uma peça
    .captured = { $count ->
        [one] a peça
       *[other] { $count } peças
    }
    .among = { "" }
piece-king = rei
    .letter = R
    .a = o rei
    .opening = O rei
    .counted = rei
    .moved = o rei
    .captured = o rei
    .among = { "rei, " }
piece-attacking-commander = comandante dos atacantes
    .letter = { $letter }
    .a = um comandante dos atacantes
    .opening = O comandante dos atacantes
    .counted = { $count ->
        [one] { $count } comandante dos atacantes
       *[other] { $count } comandantes dos atacantes
    }
    .moved = um comandante
    .captured = { $count ->
        [one] o comandante
       *[other] { $count } comandantes
    }
    .among = { "comandante, " }
piece-attacking-knight = cavaleiro dos atacantes
    .letter = { $letter }
    .a = um cavaleiro dos atacantes
    .opening = O cavaleiro dos atacantes
    .counted = { $count ->
        [one] { $count } cavaleiro dos atacantes
       *[other] { $count } cavaleiros dos atacantes
    }
    .moved = um cavaleiro
    .captured = { $count ->
        [one] o cavaleiro
       *[other] { $count } cavaleiros
    }
    .among = { "cavaleiro, " }
piece-defending-commander = comandante dos defensores
    .letter = { $letter }
    .a = um comandante dos defensores
    .opening = O comandante dos defensores
    .counted = { $count ->
        [one] { $count } comandante dos defensores
       *[other] { $count } comandantes dos defensores
    }
    .moved = um comandante
    .captured = { $count ->
        [one] o comandante
       *[other] { $count } comandantes
    }
    .among = { "comandante, " }
piece-defending-knight = cavaleiro dos defensores
    .letter = { $letter }
    .a = um cavaleiro dos defensores
    .opening = O cavaleiro dos defensores
    .counted = { $count ->
        [one] { $count } cavaleiro dos defensores
       *[other] { $count } cavaleiros dos defensores
    }
    .moved = um cavaleiro
    .captured = { $count ->
        [one] o cavaleiro
       *[other] { $count } cavaleiros
    }
    .among = { "cavaleiro, " }

## Casas especiais

ground-throne = trono
    .a = o trono
ground-corner = canto
    .a = um canto
ground-camp = acampamento
    .a = um acampamento

## Avisos: no canal, na descrição da imagem, na lista de lances da página

call-raichi = **Raichi!** O rei tem caminho livre para { $squares }.
call-tuichi = **Tuichi!** O rei tem { $count } caminhos livres: { $squares }.
call-watch-your-king = **Cuidado com o seu rei!** Os atacantes ameaçam capturá-lo em { $square }, com um lance para { $threats }.
# Para quem está começando, uma vez em cada partida.
meaning-raichi = -# *Raichi* quer dizer que o rei pode vencer no próximo lance: os atacantes precisam bloquear o caminho agora.
meaning-tuichi = -# *Tuichi* quer dizer que ele tem pelo menos dois caminhos: bloquear um não basta.
alt-call-raichi = Raichi: o rei tem caminho livre para { $squares }.
alt-call-tuichi = Tuichi: o rei tem { $count } caminhos livres: { $squares }.
alt-call-watch-your-king = Cuidado com o seu rei: ele pode ser capturado em { $square }, com um lance para { $threats }.
page-call-raichi = Raichi
page-call-tuichi = Tuichi
page-call-watch-your-king = Rei!

## Turnos e finais

turn-custody = A própria peça que se moveu é capturada: ela entrou no meio de dois inimigos.
aim-attackers = { $capture ->
    [two] capturar o rei entre duas das suas peças
    [four-on-throne] capturar o rei entre duas das suas peças, ou pelos quatro lados se ele estiver no trono
    [four-near-throne] capturar o rei entre duas das suas peças, ou pelos quatro lados se ele estiver no trono ou ao lado dele
   *[four] capturar o rei cercando-o pelos quatro lados
}
aim-defenders = { $escape ->
    [corner] levar o rei a um canto
    [safe-edge] levar o rei a uma casa da borda onde não possa ser capturado na hora
   *[edge] levar o rei à borda do tabuleiro
}
reason-king-captured = O rei foi capturado.
reason-king-escaped = O rei escapou em { $square }.
reason-exit-fort = O rei está a salvo em um forte inexpugnável na borda.
reason-attackers-destroyed = Restam poucos atacantes para segurar o rei.
reason-enclosed = Os atacantes cercaram o rei e todos os seus defensores.

## O tabuleiro em palavras (sem formatação)

alt-king = O rei está em { $square }.
alt-king-gone = O rei não está mais no tabuleiro.
alt-pieces = No tabuleiro: { $attackers ->
    [0] nenhum atacante
    [one] { $attackers } atacante
   *[other] { $attackers } atacantes
}, { $defenders ->
    [0] nenhum defensor
    [one] { $defenders } defensor
   *[other] { $defenders } defensores
} e o rei.
alt-pieces-without-king = No tabuleiro: { $attackers ->
    [0] nenhum atacante
    [one] { $attackers } atacante
   *[other] { $attackers } atacantes
} e { $defenders ->
    [0] nenhum defensor
    [one] { $defenders } defensor
   *[other] { $defenders } defensores
}.
alt-ranks = Entre eles: { $pieces }.

## Recusas: o motivo e o remédio

refuse-not-in-line = { $from } e { $to } não estão alinhadas. As peças andam em linha reta, por uma fileira ou coluna.
refuse-blocked = { $from }–{ $to } está bloqueado em { $at }: lá está { $piece-a }. As peças não podem saltar.
refuse-stop-king = Só o rei pode parar em { $square }: é { $ground-a }. Escolha outra casa.
refuse-stop = Esta peça não pode parar em { $square }: é { $ground-a }. Escolha outra casa.
refuse-cross = Esta peça não pode passar por { $square }: é { $ground-a }. Ela precisa parar antes.
refuse-too-far = Com estas regras, esta peça anda no máximo { $count ->
    [one] { $count } casa
   *[other] { $count } casas
} por vez.
refuse-not-leapable = Só se pode saltar sobre inimigos comuns, e em { $over } não há nenhum.
refuse-leap-far = O rei só salta saindo do trono ou de um canto ou chegando a eles, então não de { $from } para { $to }.
refuse-captures-nothing = Um lance só continua capturando, e em { $to } nada é capturado.
refuse-chain-ends = O lance termina em { $at }.
refuse-must-go-on = Este lance tem de continuar: a peça em { $at } pode capturar de novo.
refuse-stood-before = Esta posição já ocorreu (depois do lance { $ply }), e os defensores não podem repeti-la.

## Recusas de uma linha de regras na notação do OpenTafl

refuse-rules-line = Não posso jogar com estas regras, que parecem uma linha do OpenTafl. É preciso corrigir:
rules-line-missing = falta `{ $key }`
rules-line-twice = `{ $key }` aparece duas vezes
rules-line-unknown = não existe a entrada `{ $key }`
rules-line-value = `{ $key }` não pode ser `{ $given }`
rules-line-no-such-rule = não tenho nenhuma regra como `{ $key }:{ $given }`
rules-line-start = a posição inicial não pode ser lida: { $why }
rules-line-more = e mais { $count }

## Para que serve cada conjunto de regras, em poucas palavras depois do título

advice-brandubh = bom para começar
advice-copenhagen = para torneios
advice-norse = tabuleiro grande, regras simples
advice-fetlar = para torneios clássicos
advice-tablut = como Lineu viu em 1732
advice-viking = a borda é segura para o rei
advice-kings-table = só peças capturam o rei
advice-high-king-tablut = tabuleiro médio, cantos a alcançar
advice-high-king-ard-ri = pequeno e apertado
advice-high-king-errk = pequeno, cantos a alcançar
advice-mini-tablut = nunca entre no meio de dois inimigos
advice-saami-tablut = atacantes em acampamentos
advice-tawlbwrdd = sem casas especiais, borda a alcançar
advice-sea-battle = rei desarmado, borda a alcançar
advice-magpie = rei lento
advice-alea-evangelii = o maior tabuleiro, partidas longas
advice-historical-tablut = os defensores começam, borda a alcançar
advice-historical-11 = tabuleiro grande, borda a alcançar
advice-historical-bell = os defensores começam, início em forma de sino
advice-lewis-cross = os defensores começam, início em forma de cruz
advice-historical-13 = tabuleiro ainda maior, borda a alcançar
advice-simple-tafl = tabuleiro grande, as regras mais simples
advice-simple-tafl-9 = tabuleiro médio, as regras mais simples
advice-ard-ri = tabuleiro pequeno, borda a alcançar
advice-ard-ri-step = tabuleiro pequeno, um passo de cada vez
advice-old-hnefatafl = a borda ajuda a capturar o rei
advice-skalk = duas peças capturam o rei
advice-sea-battle-w = rei desarmado, os defensores começam
advice-sea-battle-star = rei desarmado, início em forma de estrela
advice-sea-battle-11 = rei desarmado, início em forma de cruz
advice-sea-battle-13 = rei desarmado, tabuleiro ainda maior
advice-parlett-13 = como no livro de David Parlett
advice-copenhagen-13 = regras de torneio, tabuleiro ainda maior
advice-copenhagen-bell = regras de torneio, início em forma de sino
advice-copenhagen-lewis = regras de torneio, início em forma de cruz
advice-tablut-15 = tabuleiro ainda maior, partidas longas
advice-tablut-smith = sempre são quatro para capturar o rei
advice-brandub-weak = duas peças capturam o rei
advice-magpie-diamond = rei lento, início em forma de losango
advice-alea-tablut = o maior tabuleiro, os defensores começam
advice-ashton-tablut = atacantes em acampamentos, competição de programas
advice-foteviken-tablut = atacantes em acampamentos, borda a alcançar
advice-copenhagen-relaxed = paredes de escudos de qualquer casa
advice-berserk = capturas seguidas, comandantes e um cavaleiro
advice-berserk-opentafl = as capturas seguidas são obrigatórias
advice-total-tafl = Copenhagen com capturas seguidas
advice-tyr = capturas seguidas, sem casas especiais
advice-tyr-15 = capturas seguidas, tabuleiro grande
advice-copenhagen-org = sem repetir, empate após o lance 142
advice-copenhagen-org-13 = sem repetir, tabuleiro maior
advice-brandubh-org = sem repetir, tabuleiro pequeno

## As regras em palavras
##
## Uma mensagem `rule-` é tudo o que se diz de uma regra: $choice é o que foi escolhido. Nos conjuntos de peças, `a` são
## os atacantes, `d` os defensores, `k` o rei. Algumas regras compartilham `rule-may` e `rule-helps`.

rules-board = O tabuleiro tem { $size } × { $size } casas: { $attackers ->
    [one] { $attackers } atacante
   *[other] { $attackers } atacantes
} contra { $defenders ->
    [one] { $defenders } defensor
   *[other] { $defenders } defensores
} e o rei.
rules-moves = Todas as peças andam como a torre no xadrez. Uma peça é capturada quando um lance inimigo a deixa entre dois inimigos, em linha reta.
rules-alt = { $rules }, posição inicial: { $attackers ->
    [one] { $attackers } atacante
   *[other] { $attackers } atacantes
}, { $defenders ->
    [one] { $defenders } defensor
   *[other] { $defenders } defensores
} e o rei em { $king }.
rule-may = { $choice ->
    [nobody] Nenhuma peça pode
    [a] Só os atacantes podem
    [d] Só os defensores podem
    [k] Só o rei pode
    [ad] Todas as peças, menos o rei, podem
    [ak] Só o rei e os atacantes podem
    [dk] Só o rei e os defensores podem
   *[adk] Todas as peças podem
}
rule-helps = { $choice ->
    [nobody] não conta como inimigo para nenhuma peça
    [a] conta como inimigo só para os atacantes
    [d] conta como inimigo só para os defensores
    [k] conta como inimigo só para o rei
    [ad] conta como inimigo para todas as peças, menos o rei
    [ak] conta como inimigo para o rei e os atacantes, mas não para os defensores
    [dk] conta como inimigo para o rei e os defensores, mas não para os atacantes
   *[adk] conta como inimigo para todas as peças
}
rule-starts = Os { $choice ->
    [attackers] atacantes
   *[defenders] defensores
} começam.
rule-escape = O rei vence ao chegar a { $choice ->
    [corner] um canto
    [safe-edge] uma casa da borda onde não possa ser capturado na hora
   *[edge] qualquer casa da borda
}; os atacantes vencem ao capturá-lo.
rule-soldier-steps = Atacantes e defensores andam { $choice ->
    [0] quantas casas quiserem
    [one] uma casa por vez
   *[other] no máximo { $choice } casas por vez
}.
rule-king-capture = O rei é capturado { $choice ->
    [two] entre dois inimigos, como qualquer outra peça
    [four-on-throne] quando está cercado pelos quatro lados, se estiver no trono, e entre dois inimigos em qualquer outro lugar
    [four-near-throne] quando está cercado pelos quatro lados, se estiver no trono ou ao lado dele, e entre dois inimigos em qualquer outro lugar
   *[four] quando está cercado pelos quatro lados
}.
rule-king-armed = O rei { $choice ->
    [full] ajuda a capturar, como qualquer outra peça
    [hammer] ajuda a capturar, mas só quando se move
    [anvil] ajuda a capturar, mas só quando fica parado
   *[none] não ajuda a capturar
}.
rule-king-steps = O rei anda { $choice ->
    [0] quantas casas quiser
    [one] uma casa por vez
   *[other] no máximo { $choice } casas por vez
}.
rule-king-jump = { $choice ->
    [over] O rei também pode saltar sobre um inimigo vizinho, sem capturá-lo.
    [take] O rei também pode saltar sobre um inimigo vizinho, e o captura.
    [special] O rei também pode saltar sobre um inimigo vizinho, saindo do trono ou de um canto ou chegando a eles.
   *[none] O rei não salta.
}
rule-commander-jump = { $choice ->
    [over] Os comandantes também podem saltar sobre um inimigo vizinho, sem capturá-lo.
    [take] Os comandantes também podem saltar sobre um inimigo vizinho, e o capturam.
   *[none] Os comandantes não saltam.
}
rule-commander-pierce = { $choice ->
    [yes] Dois comandantes atacantes capturam o rei entre eles, exceto no trono e ao lado dele.
   *[no] Os comandantes capturam o rei como atacantes comuns.
}
rule-knight-jump = { $choice ->
    [over] Os cavaleiros também podem saltar sobre um inimigo vizinho, sem capturá-lo.
    [take] Os cavaleiros também podem saltar sobre um inimigo vizinho, e o capturam.
   *[none] Os cavaleiros não saltam.
}
rule-knight-pierce = { $choice ->
    [yes] Dois cavaleiros atacantes capturam o rei entre eles, exceto no trono e ao lado dele.
   *[no] Os cavaleiros capturam o rei como atacantes comuns.
}
rule-throne-present = { $choice ->
    [yes] A casa do centro é o trono.
   *[no] Não há trono.
}
rule-throne-stop = { rule-may } parar no trono.
rule-throne-cross = { rule-may } passar pelo trono vazio.
rule-throne-hostile = O trono vazio { rule-helps }.
rule-throne-hostile-occupied = O trono ocupado { rule-helps }.
rule-corners-present = { $choice ->
    [yes] Os cantos são casas especiais.
   *[no] Os cantos são casas comuns.
}
rule-corners-width = Cada canto é { $choice ->
    [1] uma única casa
   *[other] um bloco de { $choice } × { $choice } casas
}.
rule-corners-stop = { rule-may } parar nos cantos.
rule-corners-cross = { rule-may } passar pelos cantos.
rule-corners-hostile = Um canto vazio { rule-helps }.
rule-corners-pierce = { $choice ->
    [yes] Um canto vazio pode substituir uma das duas peças que capturam o rei assim.
   *[no] Um canto não ajuda comandantes nem cavaleiros a capturar o rei.
}
rule-camps-squares = { $choice ->
    [none] Não há acampamentos.
    [start] As casas onde os atacantes começam são seus acampamentos.
    [one] Uma casa é acampamento dos atacantes.
   *[other] { $choice } casas são acampamentos dos atacantes.
}
rule-camps-stop = { rule-may } parar nos acampamentos.
rule-camps-cross = { rule-may } passar pelos acampamentos.
rule-camps-hostile = Um acampamento vazio { rule-helps }.
rule-camps-hostile-occupied = Um acampamento ocupado { rule-helps }.
rule-camps-blunt = { $choice ->
    [none] Todas as casas dos acampamentos contam igual.
    [start] As casas iniciais dos atacantes nunca contam como inimigos para eles.
    [one] Uma casa dos acampamentos nunca conta como inimigo para os atacantes.
   *[other] { $choice } casas dos acampamentos nunca contam como inimigos para os atacantes.
}
rule-camps-stay = { $choice ->
    [any] Um atacante em um acampamento ainda pode se mover dentro de todos os acampamentos.
    [yes] Um atacante em um acampamento ainda pode se mover dentro dele.
   *[no] Um atacante em um acampamento não tem permissão especial para se mover dentro dele.
}
rule-edge-hostile = A borda do tabuleiro { rule-helps }.
rule-chain = { $choice ->
    [may] Uma peça que captura pode continuar no mesmo lance, enquanto cada passo capturar ou vencer.
    [must] Uma peça que captura tem de continuar no mesmo lance, enquanto puder capturar ou vencer.
   *[none] Um lance termina com a primeira captura.
}
rule-custody = Uma peça que entra no meio de dois inimigos { $choice ->
    [strict] é capturada
   *[active] fica a salvo
}.
rule-linnaean = { $choice ->
    [yes] Se o rei, no trono, tem atacantes em três lados e um defensor no quarto, esse defensor pode ser capturado contra o trono.
   *[no] O trono não conta como inimigo enquanto o rei está nele.
}
rule-immobilised = { $choice ->
    [king] O rei é capturado quando um atacante chega ao lado dele e ele não pode se mover.
    [all] Uma peça é capturada quando um inimigo chega ao lado dela e ela não pode se mover.
   *[none] Nenhuma peça é capturada só por não poder se mover.
}
rule-shieldwall = { $choice ->
    [any] Uma fila de peças na borda é capturada por uma parede de escudos: inimigos na frente de cada peça e nas duas pontas. Ela pode ser fechada em qualquer dessas casas.
    [yes] Uma fila de peças na borda é capturada por uma parede de escudos: inimigos na frente de cada peça e nas duas pontas.
   *[no] Não há parede de escudos na borda.
}
rule-exit-fort = { $choice ->
    [yes] O rei também vence em um forte inexpugnável na borda.
   *[no] Um forte na borda não dá a vitória.
}
rule-enclosure-wins = { $choice ->
    [yes] Os atacantes também vencem ao cercar o rei e todos os seus defensores.
   *[no] Cercar o rei e todos os seus defensores não dá a vitória.
}
rule-attackers-lose-at = { $choice ->
    [never] Os atacantes não perdem a partida por perder peças.
    [0] Os atacantes perdem quando não resta nenhum deles.
    [one] Os atacantes perdem quando só resta um deles.
   *[other] Os atacantes perdem quando só restam { $choice } deles.
}
rule-repetition-result = { $choice ->
    [attackers] Se a partida termina por repetição, vencem os atacantes.
    [defenders] Se a partida termina por repetição, vencem os defensores.
    [mover-loses] Se a partida termina por repetição, perde o lado que repetiu.
   *[draw] Se a partida termina por repetição, é empate.
}
rule-repetition-forbid = { $choice ->
    [defenders] Os defensores não podem repetir uma posição que já ocorreu.
   *[nobody] Os dois lados podem repetir uma posição.
}
rule-ply-limit = { $choice ->
    [0] Não há limite de lances.
   *[other] Depois do lance { $choice }, a partida empata.
}
## Ofertas

offer-menu-small = Tafl: tabuleiros pequenos
offer-menu-copenhagen = Tafl: Copenhagen e parecidos
offer-menu-berserk = Tafl: Berserk
offer-menu-historical = Tafl: jogos históricos
offer-menu-sea-battle = Tafl: batalha naval
offer-menu-tablut = Tafl: Tablut

## Análises: o que um lance deixou passar ou permitiu

fact-missed-escape = O rei poderia ter escapado na hora.
fact-missed-king-capture = O rei poderia ter sido capturado na hora.
fact-missed-tuichi = Havia um tuichi.
fact-missed-raichi = Havia um raichi.
fact-allowed-escape = Isso deixou o rei escapar na hora.
fact-allowed-king-capture = Isso deixou o rei ser capturado na hora.
fact-allowed-tuichi = Isso permitiu um tuichi.

## Lições

lesson-of-tafl = Tafl
lesson-topic-tafl-escape = Os dois objetivos: escapar
lesson-about-tafl-escape = O rei e seus defensores vencem quando ele chega a um canto. Aqui o caminho está livre.
lesson-topic-tafl-moves = Como as peças se movem
lesson-about-tafl-moves = Todas as peças andam em linha reta, quantas casas vazias você quiser. Só o rei pode parar em um canto ou no trono do meio.
lesson-topic-tafl-captures = Capturar
lesson-about-tafl-captures = Uma peça é capturada quando um lance do inimigo a deixa entre dois inimigos em linha.
lesson-topic-tafl-corners = Cantos e trono
lesson-about-tafl-corners = Um canto vazio ou o trono vazio pode fazer o papel do segundo inimigo.
lesson-topic-tafl-king = Os dois objetivos: capturar
lesson-about-tafl-king = Os atacantes vencem quando capturam o rei. Aqui falta mais um inimigo ao lado dele.
lesson-topic-tafl-raichi = Raichi e tuichi
lesson-about-tafl-raichi = Eu anuncio *raichi* quando o rei tem caminho livre para vencer no próximo lance, e *tuichi* quando tem dois: aí bloquear um não basta.
lesson-topic-tafl-watch = Cuidado com o seu rei
lesson-about-tafl-watch = Eu anuncio *cuidado com o seu rei* quando os atacantes poderiam capturá-lo no próximo lance, como aqui.
lesson-topic-tafl-puzzle = Um problema
lesson-about-tafl-puzzle = Só um lance aqui garante a vitória.

## Exemplos de capturas

example-tafl-between = Entre dois inimigos
example-tafl-throne = Entre um inimigo e o trono vazio
example-tafl-corner = Entre um inimigo e um canto vazio
example-tafl-camp = Entre um inimigo e um acampamento vazio
example-tafl-edge = Entre um inimigo e a borda
example-tafl-king-open = O rei, por { $count ->
    [one] { $count } atacante
   *[other] { $count } atacantes
}
example-tafl-king-throne = O rei no trono, por { $count ->
    [one] { $count } atacante
   *[other] { $count } atacantes
}
example-tafl-king-near-throne = O rei ao lado do trono vazio, por { $count ->
    [one] { $count } atacante
   *[other] { $count } atacantes
}
example-tafl-king-edge = O rei na borda, por { $count ->
    [one] { $count } atacante
   *[other] { $count } atacantes
}
example-tafl-king-camp = O rei ao lado de um acampamento vazio, por { $count ->
    [one] { $count } atacante
   *[other] { $count } atacantes
}
example-tafl-linnaean = O último defensor ao lado do rei, contra o trono
example-tafl-shieldwall = Uma fila na borda, por uma parede de escudos
example-tafl-enclosed = Todos os defensores cercados, e assim se vence
example-tafl-custody = Por entrar no meio de dois inimigos

## Problemas das regras

rules-problem-king = A posição inicial precisa de exatamente um rei, e tem { $count }.
rules-problem-no-corners = O rei não pode escapar para os cantos: o tabuleiro não tem nenhum.
rules-problem-corners = Cantos de { $width } × { $width } casas não cabem no tabuleiro.

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-kings-table = Mesa do rei 11×11
title-short-kings-table = Mesa do rei 11×11
title-sea-battle = Batalha naval 9×9
title-short-sea-battle = Batalha naval 9×9
title-magpie = Pega 7×7
title-short-magpie = Pega 7×7
title-saami-tablut = Tablut sámi com acampamentos 9×9
title-short-saami-tablut = Tablut sámi 9×9
title-tablut = Tablut segundo Lineu 9×9
title-short-tablut = Tablut 9×9
title-historical-tablut = Tablut histórico 9×9 (defensores começam)
title-short-historical-tablut = Tablut histórico 9×9
title-historical-11 = Hnefatafl histórico 11×11
title-short-historical-11 = Histórico 11×11
title-historical-bell = Histórico 11×11: Bell (defensores começam)
title-short-historical-bell = Histórico 11×11: Bell
title-lewis-cross = Cruz de Lewis 11×11 (defensores começam)
title-short-lewis-cross = Cruz de Lewis 11×11
title-historical-13 = Hnefatafl histórico 13×13
title-short-historical-13 = Histórico 13×13
title-simple-tafl = Tafl simples 11×11
title-short-simple-tafl = Tafl simples 11×11
title-simple-tafl-9 = Tafl simples 9×9
title-short-simple-tafl-9 = Tafl simples 9×9
title-ard-ri = Ard Rí 7×7
title-short-ard-ri = Ard Rí 7×7
title-ard-ri-step = Ard Rí 7×7: um passo
title-short-ard-ri-step = Ard Rí 7×7: um passo
title-old-hnefatafl = Hnefatafl antigo 11×11
title-short-old-hnefatafl = Hnefatafl antigo 11×11
title-skalk = Hnefatafl da Skalk 11×11
title-short-skalk = Skalk 11×11
title-sea-battle-w = Batalha naval 9×9 (defensores começam)
title-short-sea-battle-w = Batalha naval 9×9 (def.)
title-sea-battle-star = Batalha naval 9×9: estrela
title-short-sea-battle-star = Batalha naval: estrela
title-sea-battle-11 = Batalha naval 11×11: cruz
title-short-sea-battle-11 = Batalha naval 11×11
title-sea-battle-13 = Batalha naval 13×13
title-short-sea-battle-13 = Batalha naval 13×13
title-parlett-13 = Batalha naval de Parlett 13×13
title-short-parlett-13 = Parlett 13×13
title-copenhagen-13 = Copenhagen 13×13
title-short-copenhagen-13 = Copenhagen 13×13
title-copenhagen-bell = Copenhagen 11×11: Bell
title-short-copenhagen-bell = Copenhagen: Bell
title-copenhagen-lewis = Copenhagen 11×11: cruz de Lewis
title-short-copenhagen-lewis = Copenhagen: Lewis
title-tablut-15 = Tablut 15×15
title-short-tablut-15 = Tablut 15×15
title-tablut-smith = Tablut segundo Smith 9×9
title-short-tablut-smith = Tablut segundo Smith 9×9
title-brandub-weak = Brandub 7×7: rei fraco
title-short-brandub-weak = Brandub 7×7: rei fraco
title-magpie-diamond = Pega 7×7: losango
title-short-magpie-diamond = Pega 7×7: losango
title-alea-tablut = Alea evangelii com regras de Tablut 19×19
title-short-alea-tablut = Alea Tablut 19×19
title-ashton-tablut = Tablut de Ashton 9×9 (competição)
title-short-ashton-tablut = Tablut de Ashton 9×9
title-foteviken-tablut = Tablut de Foteviken 9×9
title-short-foteviken-tablut = Tablut de Foteviken 9×9
title-copenhagen-relaxed = Copenhagen 11×11: parede de escudos flexível
title-short-copenhagen-relaxed = Copenhagen flexível
title-berserk = Berserk 11×11
title-short-berserk = Berserk
title-berserk-opentafl = Berserk 11×11: OpenTafl
title-short-berserk-opentafl = Berserk OpenTafl
title-total-tafl = Total Hnefatafl 11×11
title-short-total-tafl = Total Hnefatafl
title-tyr = Tyr 11×11
title-short-tyr = Tyr 11×11
title-tyr-15 = Tyr 15×15
title-short-tyr-15 = Tyr 15×15
title-copenhagen-org = Copenhagen 11×11: hnefatafl.org
title-short-copenhagen-org = Copenhagen org
title-copenhagen-org-13 = Copenhagen 13×13: hnefatafl.org
title-short-copenhagen-org-13 = Copenhagen org 13×13
title-brandubh-org = Brandubh 7×7: hnefatafl.org
title-short-brandubh-org = Brandubh org
