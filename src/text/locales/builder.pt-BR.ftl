# As palavras para as regras, uma a uma: o que se escreve depois de uma vírgula e o que os menus de `/regras criar` mostram; em
# português do Brasil.

## Grupos de regras

rule-group-setup = Tabuleiro e início
rule-group-winning = Vitória
rule-group-king = Rei
rule-group-throne = Trono
rule-group-corners = Cantos
rule-group-camps = Acampamentos
rule-group-few = O lado menor
rule-group-many = O lado maior
rule-group-pieces = Peças
rule-group-captures = Capturas
rule-group-endings = Empate e repetição

## Nomes das regras. O primeiro é mostrado; todos são entendidos.

rule-name-setup = Posição inicial, posicao inicial, posição, posicao
rule-name-board = Tabuleiro
rule-name-starts = Primeiro lance, começa, começam
rule-name-escape = Objetivo do rei, objetivo, fuga
rule-name-soldier-steps = Passos das peças, passos das pecas, passos
rule-name-king-capture = Captura do rei, rei
rule-name-king-armed = Rei armado, armado
rule-name-king-steps = Passos do rei
rule-name-throne-present = Trono
rule-name-throne-stop = Parar no trono
rule-name-throne-cross = Passar pelo trono
rule-name-throne-hostile = Trono inimigo para, trono inimigo
rule-name-throne-hostile-occupied = Trono ocupado inimigo para, trono ocupado inimigo
rule-name-corners-present = Cantos
rule-name-corners-width = Tamanho dos cantos
rule-name-corners-stop = Parar nos cantos
rule-name-corners-cross = Passar pelos cantos
rule-name-corners-hostile = Cantos inimigos para, cantos inimigos
rule-name-camps-squares = Acampamentos
rule-name-camps-stop = Parar nos acampamentos
rule-name-camps-cross = Passar pelos acampamentos
rule-name-camps-hostile = Acampamentos inimigos para, acampamentos inimigos
rule-name-camps-hostile-occupied = Acampamentos ocupados inimigos para, acampamentos ocupados inimigos
rule-name-camps-blunt = Casas inofensivas para os atacantes
rule-name-camps-stay = Atacantes se movem dentro do acampamento, mover-se dentro do acampamento
rule-name-edge-hostile = Borda inimiga para, borda inimiga, borda
rule-name-custody = Entrar no meio de dois inimigos, no meio de dois inimigos
rule-name-linnaean = Captura contra o trono ocupado
rule-name-immobilised = Captura de peças presas, captura de pecas presas
rule-name-shieldwall = Parede de escudos
rule-name-exit-fort = Forte na borda, forte
rule-name-enclosure-wins = Vitória por cerco, vitoria por cerco, cerco
rule-name-attackers-lose-at = Atacantes perdem quando restam, atacantes restantes
rule-name-repetition-count = Número de repetições, repetições, repetição, repeticao
rule-name-repetition-result = Resultado da repetição, repetição, repeticao
rule-name-no-moves = Nenhum lance possível, nenhum lance possivel, lance possível, lance possivel
rule-name-quiet-limit = Lances sem captura, limite de lances
rule-name-king-jump = Saltos do rei
rule-name-commander-jump = Saltos dos comandantes
rule-name-commander-pierce = Dois comandantes capturam o rei
rule-name-knight-jump = Saltos dos cavaleiros
rule-name-knight-pierce = Dois cavaleiros capturam o rei
rule-name-corners-pierce = Cantos ajudam dois
rule-name-chain = Capturas seguidas, cadeias, cadeia
rule-name-repetition-forbid = Repetição proibida
rule-name-ply-limit = Máximo de lances
rule-name-side-hand = peças na reserva, pecas na reserva, reserva
rule-name-side-lines = linhas
rule-name-side-directions = direções, direcoes
rule-name-few-leap = Saltos, salto
rule-name-few-capture = Captura obrigatória, captura obrigatoria, obrigação de capturar, obrigacao de capturar, capturar
rule-name-few-trapped = Peças presas, pecas presas
rule-name-goals-many-at-most = Vitória por capturas quando restam, restam
rule-name-goals-few-reach = Pontos a alcançar, alcançar, objetivo
rule-name-goals-few-behind = Vitória por deixar para trás, deixar para trás, deixar para tras
rule-name-goals-many-fill = Pontos a ocupar, ocupar
rule-name-points-man = Pontos de um peão, peão, peao
rule-name-points-officer = Pontos de um oficial, oficial
rule-name-points-son = Pontos de um filho, filho
rule-name-points-leader = Pontos de um chefe, chefe
rule-name-compulsory = Captura obrigatória, captura obrigatoria, obrigação de capturar, obrigacao de capturar, capturar
rule-name-men-back = Os peões recuam, recuar
rule-name-promotion = Promoção a oficial, promoção, promocao
rule-name-actions = Ações por turno, ações, acoes
rule-name-ambush = Emboscada, emboscadas
rule-name-end = Peças que decidem, decide

## Valores das regras. O primeiro é mostrado; todos são entendidos.

rule-value-yes = sim
rule-value-no = não, nao
rule-value-any = em todo lugar
rule-value-none = não, nao, nenhum, nenhuma
rule-value-never = nunca
rule-value-nobody = ninguém, ninguem
rule-value-start = onde os atacantes começam
rule-value-attackers = atacantes
rule-value-defenders = defensores
rule-value-south = samis, sul
rule-value-north = suecos, norte
rule-value-corner = cantos, canto
rule-value-edge = borda
rule-value-safe-edge = borda segura
rule-value-two = por dois lados, dois lados, dois
rule-value-four = pelos quatro lados, quatro lados, quatro
rule-value-four-near-throne = pelos quatro lados perto do trono, quatro perto do trono
rule-value-four-on-throne = pelos quatro lados no trono, quatro no trono
rule-value-full = sempre
rule-value-hammer = só quando se move, so quando se move
rule-value-anvil = só quando fica parado, so quando fica parado
rule-value-active = a salvo
rule-value-strict = a peça é capturada, capturada
rule-value-king = só o rei, so o rei
rule-value-all = todas
rule-value-draw = empate
rule-value-mover-loses = quem repete perde
rule-value-loss = derrota
rule-value-a = atacantes
rule-value-d = defensores
rule-value-ad = atacantes e defensores, defensores e atacantes
rule-value-k = rei, o rei
rule-value-ak = atacantes e rei, rei e atacantes
rule-value-dk = defensores e rei, rei e defensores
rule-value-adk = todas as peças, todas as pecas
rule-value-single = um só, um so, um
rule-value-multi = vários seguidos, varios seguidos, vários, varios
rule-value-free = não, nao, opcional
rule-value-must = sim, obrigatória, obrigatoria
rule-value-huff = quem não captura sai do tabuleiro, sopro, soprar
rule-value-removed = saem do tabuleiro, saem
rule-value-stays = ficam no tabuleiro, ficam
rule-value-grid = retas
rule-value-diagonal = diagonais
rule-value-thin = diagonais extras
rule-value-line = linhas
rule-value-forward = direto para a frente, para a frente, frente
rule-value-forward-diagonal = em diagonal para a frente
rule-value-sideways = para o lado
rule-value-back-diagonal = em diagonal para trás, em diagonal para tras
rule-value-back = direto para trás, direto para tras, para trás, para tras
rule-value-cross = cruz
rule-value-square5 = 5 × 5 pontos
rule-value-draughts = casas escuras
rule-value-triangle10 = triângulo pequeno, triangulo pequeno
rule-value-triangle23 = triângulo grande, triangulo grande
rule-value-lattice4x5 = grade pequena
rule-value-lattice6x7 = grade grande
rule-value-men = só os peões, os peões, peões
rule-value-far-edge = na última fileira, na ultima fileira
rule-value-unretreated = só se nunca recuou, so se nunca recuou
rule-value-leader = o chefe, chefe
rule-value-over = sem capturar
rule-value-take = capturando
rule-value-special = no trono e nos cantos
rule-value-may = permitido

## Palavras antes de uma regra que não deve existir

rule-negations = sem, nenhum, nenhuma, não, nao

## Problemas

rules-words-problems = Não consigo montar estas regras:
rules-words-unknown = `{ $given }` não é uma regra. Depois do nome das regras vêm mudanças separadas por vírgulas, como `copenhagen, rei por dois lados, sem parede de escudos`.
rules-words-no-value = { $rule }: escolha { $values }.
rules-words-value = { $rule }: “{ $given }” não serve. Opções: { $values }.
rules-words-twice = { $rule }: não dá para ser “{ $first }” e “{ $second }” ao mesmo tempo.
rules-words-any-number = um número de { $least } a { $most }
rules-words-points = pontos como { $example }
rules-words-position = uma posição como { $example }
rules-words-json = Isso não são regras em JSON: { $why }.
rules-problem-size = Um tabuleiro tem um número ímpar de fileiras, de 7 a 19, e não { $given }.
rules-problem-ranks = Fileiras da posição inicial: { $found }; do tabuleiro: { $expected }.
rules-problem-escaped = O rei já teria vencido antes do primeiro lance, em { $square }.
rules-problem-off-board = { $square } não fica no tabuleiro.
rules-problem-no-pieces = Um lado não tem peças: { $side }.
rules-problem-lines = O tabuleiro não tem linhas deste tipo: “{ $lines }”.
rules-problem-over = A partida já teria terminado antes do primeiro lance.
rules-problem-over-at-once = A partida terminaria já no primeiro lance ({ $rule }: 1).
rules-problem-actions = Várias ações por turno e a emboscada não combinam.
rules-problem-leaders = Se o chefe decide a partida, cada lado precisa de exatamente um, e há um lado com { $count }.

## Recusas

refuse-unknown-code = Não conheço o código `{ $given }`. Um código só vale onde foi criado: peça a linha do OpenTafl ou o JSON dessas regras, que valem em qualquer lugar.
refuse-unusable-name = “{ $given }” não pode ser o nome de regras salvas. Um nome tem no máximo 32 letras, números e espaços, sem vírgulas, e não é o de regras que eu já tenho.
refuse-saved-shipped = Estas são as regras de { $rules }, que todo mundo já pode escolher por esse nome.
refuse-too-many-saved = Este servidor já salvou 50 conjuntos de regras, que é o máximo. Um admin pode remover um com `/{ command-admin } { command-admin-remove-rules }`.
refuse-not-saved = Este servidor não tem regras salvas com o nome “{ $given }”.
refuse-no-draft = Estas regras não estão mais sendo criadas. Comece de novo com `/{ command-rules } { command-rules-build }`.

## Criar regras

draft-title = Escolha um grupo, depois uma regra e o valor dela. Estas são as suas regras até agora:
draft-groups = Grupos de regras
draft-rules = Regras
draft-undo = Desfazer
draft-save = Salvar como…
draft-code = Código
draft-challenge = Desafiar
draft-page = Criar em uma página da web
draft-saved = Regras salvas como **{ $name }**: agora todo mundo aqui pode escolhê-las por esse nome.
draft-saved-again = Regras salvas como **{ $name }**, versão { $version }. As partidas de versões anteriores continuam com as suas regras.
draft-saved-already = **{ $name }** já tem exatamente estas regras, na versão { $version }.
save-title = Salvar estas regras
save-field = Nome
code-is = O código destas regras é { $code }. Onde se escolhem regras aqui, você pode digitar o código em vez de um nome.
code-line = Em uma linha, na notação do OpenTafl, que também vale em outros lugares:
code-json = O arquivo traz as regras em JSON.
list-none = Este servidor ainda não salvou regras próprias. `/{ command-rules } { command-rules-build }` cria algumas.
list-all = Todos os { $count } jogos
rules-groups = Todos os jogos por grupo
rules-played = Também se joga em { $sites }.
list-title = { $count ->
    [one] Este servidor salvou { $count } conjunto de regras próprio:
   *[other] Este servidor salvou { $count } conjuntos de regras próprios:
}
list-saved = **{ $name }**, a partir de { $parent } · código { $code }
admin-removed-rules = “{ $name }” não está mais entre as regras deste servidor. As partidas jogadas com elas continuam.
admin-log-remove-rules = { $time } · { $admin } removeu as regras “{ $name }”

## A página onde se criam regras

form-title = Criar suas próprias regras
form-lead = Comece pelas regras que preferir, mude o que quiser e jogue com elas. Nada fica guardado até você usar as regras.
form-base = Partir de
form-take = Partir destas
form-board = Posição inicial
form-brush = Um clique no tabuleiro coloca
form-piece = { $piece-a }
form-nothing = nada: tira uma peça
form-hint = Outro clique com a mesma peça tira a peça dali.
form-from = Usar a posição de
form-as-shown = Como no tabuleiro
form-position = A posição em texto
form-update = Mostrar estas regras
form-try-out = Testar estas regras
form-outcome = Suas regras
form-choices = Regra por regra
form-same = Estas são as regras de { $rules }:
form-unplayable-board = O tabuleiro como você montou.
form-line = Cole esta linha no Discord para jogar com estas regras:
form-copy = Copiar linha
form-copied = Linha copiada.
form-copy-refused = Seu navegador não deixa páginas copiarem. A linha está selecionada: aperte Ctrl+C, ou segure o dedo nela e escolha copiar.
form-play = Jogar com estas regras
form-saved = Salvas aqui
form-offline = Raichi não está respondendo. Suas escolhas continuam aqui; tente de novo daqui a pouco.

## Regras testadas

trial-lopsided = Testei estas regras em { $games ->
    [one] { $games } partida rápida
   *[other] { $games } partidas rápidas
}, jogando os dois lados: { $side-the } { $side-number ->
    [one] venceu
   *[many] venceram
} { $won }. Um lado talvez seja muito mais forte.
trial-fine = Testei estas regras em { $games ->
    [one] { $games } partida rápida
   *[other] { $games } partidas rápidas
}, jogando os dois lados, e não achei nada de estranho.
trial-endless = Testei estas regras em { $games ->
    [one] { $games } partida rápida
   *[other] { $games } partidas rápidas
}, jogando os dois lados: { $endless ->
    [one] { $endless } não chegou ao fim
   *[other] { $endless } não chegaram ao fim
}. As partidas talvez sejam muito longas.
rules-nameless = regras próprias
rules-changed = { $rules } com mudanças

## Comandos

command-rules = regras
command-rules-about = Mostrar, listar ou criar regras
command-rules-show = mostrar
command-rules-show-about = Explicar as regras
option-rules-show-name = nome
option-rules-show-name-about = Uma parte do nome basta; as mudanças vêm depois de vírgulas: copenhagen, rei por dois lados
command-rules-list = lista
command-rules-list-about = Listar todas as regras, também as salvas neste servidor
command-rules-build = criar
command-rules-build-about = Criar suas próprias regras com menus
option-rules-build-from = base
option-rules-build-from-about = As regras de onde partir
command-admin-remove-rules = remover-regras
command-admin-remove-rules-about = Remover regras salvas neste servidor; as partidas continuam com as suas
option-admin-remove-rules-name = nome
option-admin-remove-rules-name-about = O nome com que foram salvas
