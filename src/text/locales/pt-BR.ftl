# Tudo o que Raichi diz, em português do Brasil.
#
# Os textos usam a formatação do Discord: **negrito**, `código` e `-#` antes de uma linha pequena.
# Argumentos com nomes de pessoas são menções como <@17>; as casas são como d4. O arquivo de cada família dá os nomes dos
# lados, das peças e das casas especiais, com todas as formas: `$side-number` é a forma `.number`. Nada concorda com uma
# menção.

## Um turno

turn-begins = A partida começa: { $first } joga com { $first-side-led }, { $second } com { $second-side-led }.
turn-actions-left = { $count ->
    [one] Resta { $count } ação neste turno.
   *[other] Restam { $count } ações neste turno.
}
turn-plays = { $mover } joga **{ $move }**.
turn-captures = { $mover } joga **{ $move }** e captura { $count ->
    [one] { $piece-captured } em { $squares }
   *[other] { $piece-captured }: { $squares }
}.
turn-resigns = { $player } desiste.
turn-next = { $player }, é a sua vez: você joga com { $side-the }.
turn-how = Para jogar: `/{ command-move }`, por exemplo `/{ command-move } { $from } { $to }`. `/{ command-rules } { command-rules-show }` explica as regras.
aim-side = { $side-heading }: { $aim }.
aim-player = { $player }, seu objetivo: { $aim }.
aim-both = O objetivo dos dois lados: { $aim }.
turn-footer = -# { $rules } · partida { $game } · lance { $move }
turn-footer-start = -# { $rules } · partida { $game }
turn-enlarge = -# Toque no tabuleiro para ampliá-lo.

reason-repetition = A mesma posição ocorreu { $count } vezes.
reason-quiet = { $count ->
    [one] Passou { $count } lance sem captura.
   *[other] Passaram { $count } lances sem captura.
}
reason-ply-limit = Foi feito o último lance que estas regras permitem.
reason-no-moves = { $side-opening } não { $side-number ->
    [one] tem
   *[many] têm
} mais nenhum lance possível.
reason-immobilised = { $side-opening } não { $side-number ->
    [one] pode
   *[many] podem
} mais { $known ->
    [yes] sair de { $square }
   *[no] se mover
}.
end-won = **{ $side-opening } { $side-number ->
    [one] vence
   *[many] vencem
}.** Bem jogado, { $player }{ $pride ->
    [first] : sua primeira vitória contra o nível { $level }!
    [unscathed] : nem uma peça perdida!
   *[none] !
} Boa partida, { $other }.
end-turned = -# Onde a partida virou? *{ page-review }* mostra.
end-won-alone = **{ $side-opening } { $side-number ->
    [one] vence
   *[many] vencem
}.** Bem jogado, { $player }!
end-drawn = **A partida termina empatada.** Bem jogado, { $first } e { $second }!
end-drawn-alone = **A partida termina empatada.**
end-figures = { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
} · { $time } · capturas: { $one } a { $other }

## O tabuleiro em palavras, para quem não vê a imagem (sem formatação)

pieces-on-board = No tabuleiro: { $pieces }.
pieces-in-hand = Na reserva: { $pieces }.
alt-start = { $rules }, posição inicial.
alt-after = { $rules }, o tabuleiro depois do lance { $move }.
alt-last-move = { $side-opening } { $side-number ->
    [one] moveu
   *[many] moveram
} { $piece-moved } de { $from } para { $to }.
alt-captured = Capturas: { $squares }.
alt-turn = É a vez { $side-of }.
alt-won = { $side-opening } { $side-number ->
    [one] venceu
   *[many] venceram
}.
alt-drawn = A partida está empatada.
alt-resigned = { $side-opening } { $side-number ->
    [one] desistiu
   *[many] desistiram
}.
alt-replay = { $rules }: uma animação da partida inteira, { $count ->
    [one] { $count } lance
   *[other] { $count } lances
}, que termina assim.
alt-replay-cut = { $rules }: uma animação dos últimos { $shown } lances de { $count }, que termina assim.

## Uma partida inteira

replay-none = Nenhum lance foi jogado ainda na partida { $game }, então não há nada para rever. `/{ command-board }` mostra o tabuleiro.
replay-title = **{ $rules }** · partida { $game } · { $count ->
    [one] { $count } lance
   *[other] { $count } lances
}
replay-cut = -# A animação mostra os últimos { $count } lances; a partida inteira ficaria grande demais para o Discord.
replay-in-words = A animação não pode ser anexada aqui; este é o tabuleiro no final.
replay-button = Rever
replay-posted = O replay desta partida já foi publicado.
replay-link = Ir para o replay
replay-pending = O replay desta partida já está a caminho.
profile-rating = Rating **{ $rating }** · { $games ->
    [one] { $games } partida ranqueada
   *[other] { $games } partidas ranqueadas
}
profile-score = { $games ->
    [one] { $games } partida aqui
   *[other] { $games } partidas aqui
}: { $won ->
    [one] { $won } vitória
   *[other] { $won } vitórias
}, { $drawn ->
    [one] { $drawn } empate
   *[other] { $drawn } empates
}, { $lost ->
    [one] { $lost } derrota
   *[other] { $lost } derrotas
}
profile-sides = Por lado, vitórias–empates–derrotas: { $scores }
profile-ruleset-rating = { " " }· rating { $rating }
profile-other-rulesets = { $count ->
    [one] Mais { $count } conjunto de regras
   *[other] Mais { $count } conjuntos de regras
}: { $score }
profile-computer = Contra o computador: { $score }{ $level ->
    [0] { "" }
   *[other] , maior nível vencido: { $level }
}
profile-pace = Tempo típico por lance: { $time }
profile-late = Derrotas por tempo: { $percent }%
profile-longest = Partida mais longa: partida { $game }, { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
}
profile-between = Você contra { $player }: { $score }
profile-newest = Últimas partidas:
profile-game = **Partida { $game }** · { $rules } · { $result ->
    [won] vitória
    [drawn] empate
   *[lost] derrota
} contra { $opponent } · { $since }
profile-everywhere = -# Só você vê isto: em todos os servidores juntos, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $score }
profile-none = { $player } ainda não terminou nenhuma partida aqui. Com `/{ command-challenge }` você pode convidar para uma.
profile-none-own = Você ainda não terminou nenhuma partida aqui, então não há nada para contar. `/{ command-challenge }` começa uma, contra qualquer pessoa ou contra mim.
profile-me = Eu sou o computador, então não tenho rating. Seu placar contra mim aqui: { $score }{ $level ->
    [0] { "" }
   *[other] , maior nível vencido: { $level }
}.
profile-me-unplayed = Eu sou o computador, então não tenho rating. Você ainda não terminou nenhuma partida contra mim aqui: `/{ command-challenge }` começa uma, no nível que você quiser.
profile-bot = Bots não jogam, então não há nada para mostrar. Só eu jogo.
profile-alt-rating = Gráfico do rating no último ano: de { $first } a { $now } ± { $margin }; o menor foi { $least }, o maior { $most }.
profile-alt-scores = Barras de vitórias, empates e derrotas: { $scores }.
command-profile = perfil
command-profile-about = Mostrar ratings e placares, os seus ou os de outra pessoa
option-profile-player = pessoa
option-profile-player-about = O perfil de quem (o seu, se não escolher)
command-profile-of-person = Perfil

leaderboard-title = **Ranking deste servidor**
leaderboard-title-rules = **Ranking deste servidor** · { $rules }
leaderboard-none = Ainda não tem ninguém no ranking.
leaderboard-line = **{ $place }** · { $player } · { $rating } · { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
leaderboard-own = Sua posição: { $place }.
leaderboard-lack-games = { $games ->
    [one] Mais { $games } partida ranqueada aqui
   *[other] Mais { $games } partidas ranqueadas aqui
}{ $opponents ->
    [0] { "" }
    [one] , contra alguém com quem você ainda não jogou,
   *[other] , contra { $opponents } pessoas com quem você ainda não jogou,
} e você entra no ranking.
leaderboard-lack-recent = Sua última partida ranqueada aqui terminou { $since }. Mais uma e você volta ao ranking.
leaderboard-lack-wish = Você escolheu não aparecer nos rankings. Dá para mudar isso em `/{ command-settings }`.
leaderboard-how = -# Para entrar, termine { $games } partidas ranqueadas aqui contra { $opponents } pessoas diferentes, a última delas há menos de { $days } dias. A ordem é a do rating menos o seu ±, uma estimativa prudente.
command-leaderboard = ranking
command-leaderboard-about = Mostrar quem está na frente neste servidor
option-leaderboard-rules = regras
option-leaderboard-rules-about = Contar só as partidas com estas regras (todas, se não escolher)

share-button = Compartilhar aqui
private-begins = -# Só você vê esta partida. `/{ command-board }` mostra ela de novo quando quiser.
private-moved = { $player }, joguei na nossa partida { $game }.
private-over = { $player }, nossa partida { $game } terminou.
private-show = Ver o tabuleiro
private-show-game = Ver a partida { $game }
share-by = { $player } compartilha isto:
unshared = Não foi publicado: { $why ->
    [forbidden] não posso escrever neste canal. Um admin pode me dar *Enviar mensagens* e *Anexar arquivos* nele; depois, tente de novo.
    [gone] o canal não existe mais.
    [closed] o tópico está trancado.
    [moderated] uma regra do AutoMod deste servidor bloqueia a mensagem. Um admin pode me isentar da regra.
    [harmful] o filtro de links nocivos do Discord bloqueia a mensagem.
   *[rejected] o Discord recusa a mensagem.
}
unshared-yet = O Discord não está aceitando a minha mensagem no momento; publico assim que der.

## O tabuleiro em texto
##
## $sign é o que o representa no desenho.

board-letter = { $piece-letter }
board-pieces = `{ $sign }` { $piece-counted }
board-where = { $pieces }: { $squares }
board-ground = `{ $sign }` { $ground }
board-captured = `{ $sign }` captura
board-last-move = `[ ]` último lance

## Desafios

challenge-person = { $challenger } desafia { $opponent } para uma partida de **{ $rules }**.
challenge-anyone = { $challenger } procura alguém para uma partida de **{ $rules }**.
challenge-side = { $challenger } joga com { $side-the }.
challenge-random = Os lados são sorteados.
challenge-fair = Os lados equilibram a partida: quem tem o rating mais baixo joga com o lado que vence mais vezes.
challenge-accept = Aceitar
challenge-decline = Recusar
challenge-withdraw = Retirar
challenge-accepted = { $opponent } aceitou o desafio de { $challenger } (**{ $rules }**): partida { $game }.
challenge-seats = { $first-side-heading }: { $first }. { $second-side-heading }: { $second }.
challenge-declined = { $opponent } recusou o desafio de { $challenger } (**{ $rules }**).
challenge-declined-news = { $challenger }, { $opponent } recusou o seu desafio.
challenge-withdrawn = { $challenger } retirou o desafio (**{ $rules }**).
challenge-in-words = Seu desafio foi publicado. Não posso anexar arquivos neste canal, então os tabuleiros ficam em texto aqui. Se um admin me der a permissão *Anexar arquivos*, eu os desenho.

## As regras em palavras

rules-title = **{ $title }**
rules-with-advice = { $rules } · { $advice }
rules-unlike = Diferente de { $parent }:
rules-names = -# Outras regras: { $names }

## Regras comuns a várias famílias: $choice é o que foi escolhido

rule-repetition-count = { $choice ->
    [0] As posições podem se repetir sem limite.
    [one] A partida termina quando uma posição ocorreu uma vez.
   *[other] A partida termina quando a mesma posição ocorreu { $choice } vezes.
}
rule-no-moves = { $choice ->
    [loss] Quem não tem nenhum lance possível perde.
   *[draw] Quando um lado não tem nenhum lance possível, a partida empata.
}
rule-quiet-limit = { $choice ->
    [0] Não há limite de lances sem captura.
    [one] Depois de um lance sem captura, a partida empata.
   *[other] Depois de { $choice } lances sem captura, a partida empata.
}
rule-repetition-ends = { $choice ->
    [mover-loses] Se a partida termina por repetição, perde o lado que repetiu.
    [side] Se a partida termina por repetição, a vitória é { $chosen-side-of }.
   *[draw] Se a partida termina por repetição, é empate.
}

## Pontos em linhas: o que se diz onde as peças saltam por cima de outras

turn-puts = { $mover } coloca { $piece-a } em **{ $square }**.
turn-ambush = { $mover } arma uma emboscada com **{ $move }** e captura { $piece-captured } em { $squares }.
turn-captures-several = { $mover } joga **{ $move }** e captura { $captured }.
turn-captured-there = { $piece-captured } em { $squares }
part-move-end = fim
turn-goes-on = { $player }, seu turno continua: { $count ->
    [one] resta { $count } ação
   *[other] restam { $count } ações
}. `/{ command-move } { part-move-end }` encerra o turno.
turn-how-put = Para colocar { $piece-a } no tabuleiro: `/{ command-move }`, por exemplo `/{ command-move } { $at }`. `/{ command-rules } { command-rules-show }` explica as regras.
alt-last-played = Último lance, jogado com { $side-the }: { $move }.
alt-ended-turn = { $side-heading }: o turno foi encerrado antes do fim.
pieces-counted = { $piece-counted }
pieces-standing = { $piece-counted } em { $squares }
goals-standing = Objetivos: { $squares }.
actions-left = { $count ->
    [one] Resta { $count } ação neste turno.
   *[other] Restam { $count } ações neste turno.
}
refuse-not-on-board = Este tabuleiro não tem o ponto { $square }. `/{ command-board }` mostra o tabuleiro.
refuse-not-a-point = { $given } não é um ponto deste tabuleiro. `/{ command-board }` mostra o tabuleiro.
refuse-other-side = { $piece-opening } em { $square } é do outro lado. Escolha uma das suas peças.
refuse-occupied = Já tem uma peça em { $square }. Escolha um ponto vazio.
refuse-no-line = De { $from }, nenhuma linha leva essa peça a { $to }, nem com um passo nem com um salto. `/{ command-legal } { $from }` mostra aonde ela pode ir.
refuse-round-bend = Um salto vai em linha reta: de { $from } por cima de { $over }, ele não pode virar para { $to }. `/{ command-legal } { $from }` mostra aonde a peça pode ir.
refuse-over-nothing = Não tem nenhuma peça em { $over } para saltar. `/{ command-legal }` mostra os lances possíveis.
refuse-over-own = A peça em { $over } é sua; só se salta por cima das peças do outro lado. `/{ command-legal }` mostra os lances possíveis.
refuse-one-leap = Aqui um único salto é o lance inteiro: ele termina em { $at }. Tire o resto.
refuse-step-in-chain = De { $from } para { $to } é um passo, e depois de um salto a peça só pode continuar saltando. Tire esse passo.
refuse-one-piece = Só uma peça se move por vez. Escreva o lance de uma delas, como `d4 d5`.
refuse-nothing-to-end = Aqui um turno é um único lance, então não há nada para encerrar. Escreva um lance, como `d4 d5`.
refuse-end-before-action = Faça uma ação primeiro; depois, `{ part-move-end }` encerra o seu turno antes.
refuse-one-step = Aqui um lance tem duas casas: a casa de onde a peça sai e a casa aonde ela vai, como `d1 d4`.

## Listas, aparência, ajuda

games-none = Você não tem nenhuma partida em andamento. `/{ command-challenge }` começa uma.
games-title = { $count ->
    [one] Sua partida
   *[other] Suas { $count } partidas
}:
games-own-turn = **Partida { $game }** · { $rules } · contra { $opponent } · **sua vez** · última atividade { $since }
games-other-turn = **Partida { $game }** · { $rules } · contra { $opponent } · vez do outro lado · última atividade { $since }
games-alone = **Partida { $game }** · { $rules } · os dois lados · última atividade { $since }
games-link = · [tabuleiro]({ $link })
games-choice = Partida { $game } · { $rules }

help = **Raichi** traz jogos antigos para jogar aqui lance a lance, quando sobra um minuto: o tafl, em que atacantes caçam um rei que tenta escapar; os jogos de caça, em que uma raposa ou alguns tigres enfrentam um rebanho; e o Dablot, em que se enfrentam dois exércitos com seus chefes. Desafie alguém, e eu aviso cada um quando for a sua vez. `/{ command-rules } { command-rules-show }` explica cada jogo.
help-challenge = Desafiar alguém
help-rules = Como jogar
help-commands = Todos os comandos
help-all-play =
    `/{ command-play }` encontra uma partida para você. `/{ command-challenge }` convida alguém para uma, e `/{ command-challenges }` lista os desafios abertos. Com `/{ command-simul }` você joga contra várias pessoas ao mesmo tempo.
    `/{ command-move } d1 d4` joga um lance; enquanto você digita, aparecem os lances possíveis. `/{ command-move } d1-d4` em um só campo também funciona, assim como responder ao tabuleiro com `d1 d4` ou usar o botão *{ button-move }* embaixo dele. Deixe a *@* da resposta ligada; se você escrever direto para mim, basta `d1 d4`. `c3-e5-g3` salta duas vezes, `c3` coloca uma peça no tabuleiro.
    `/{ command-board }` mostra o tabuleiro de novo, `/{ command-games }` todas as suas partidas.
    `/{ command-draw }` propõe empate, `/{ command-takeback }` volta o seu último lance, `/{ command-resign }` desiste, `/{ command-abort }` cancela uma partida que mal começou, e `/{ command-rematch }` pede outra. `/{ command-plan }` joga a sua resposta se vier o lance que você espera.
    `/{ command-tournament } { command-tournament-create }` anuncia um torneio, e `/{ command-tournament } { command-tournament-show }` mostra suas tabelas.
help-all-learn =
    `/{ command-legal } d1` mostra aonde uma peça pode ir, `/{ command-replay }` uma partida inteira em animação, e `/{ command-history }` dá o registro dela em um arquivo.
    `/{ command-hint }` dá uma dica, contra mim ou jogando os dois lados, e `/{ command-review }` analisa uma partida terminada.
    `/{ command-profile }` mostra ratings e placares, `/{ command-leaderboard }` quem está na frente aqui. `/{ command-openings }` mostra como as partidas começaram e como terminaram.
    `/{ command-ladder } { command-ladder-show }` mostra a escada deste servidor, `/{ command-ladder } { command-ladder-join }` dá a você uma posição nela.
    `/{ command-learn }` ensina um jogo passo a passo.
    `/{ command-rules } { command-rules-show }` explica como se vence e como se captura. `/{ command-rules } { command-rules-list }` mostra todas, e `/{ command-rules } { command-rules-build }` cria as suas.
help-all-settings =
    `/{ command-pause }` pede para parar o relógio, e `/{ command-resume }` encerra a pausa.
    `/{ command-vacation } { command-vacation-start }` para todos os seus relógios até `/{ command-vacation } { command-vacation-end }`.
    `/{ command-settings }` ajusta o que você prefere, e `/{ command-server-settings }` é para admins.
    `/{ command-names }` mostra ou oculta o seu nome nas páginas das suas partidas.
    `/{ command-help }` mostra por onde começar.
help-group-play = Jogar
help-group-learn = Aprender e rever
help-group-settings = Tempo e configurações
help-menus = -# No menu de uma pessoa, em *Aplicativos*, ficam *{ command-on-person }* e *{ command-profile-of-person }*; no menu de uma mensagem sobre uma partida, *{ command-on-message }*; no de qualquer mensagem, *{ command-report-message }*.
offer-person = Com quais regras você quer desafiar { $opponent }?
offer-alone = Com quais regras você quer jogar os dois lados?
offer-anyone = Para desafiar uma pessoa específica, use `/{ command-challenge }`. Se qualquer pessoa puder aceitar, escolha as regras aqui:

choice-piece = { $square } · { $piece-among }{ $count ->
    [one] { $count } lance
   *[other] { $count } lances
}
choice-side = { $side }
choice-side-random = sorteio
choice-side-fair = equilíbrio pelo rating
choice-rules-default = { $rules } (padrão aqui)

resign-ask = Você quer desistir da partida { $game } contra { $opponent }? Não dá para desfazer.
resign-ask-alone = Você quer desistir da partida { $game } em nome { $side-of }, de quem é a vez? Não dá para desfazer.
resign-yes = Desistir
resign-no = Continuar jogando
resign-done = Você desistiu da partida { $game }.
resign-kept = OK, a partida { $game } continua.

unsaid = Está salvo, mas não posso publicar lá: { $reason }.
unsaid-later = Está salvo. O Discord não está aceitando a minha mensagem no momento; publico assim que der.
unsaid-permission = faltam permissões nesse canal. Um admin pode me dar *Ver canal* e *Enviar mensagens* nele, ou *Enviar mensagens em tópicos* se for um tópico; aí eu publico
unsaid-direct = Não posso mais escrever para você: você me bloqueou, ou nenhum servidor que temos em comum permite mensagens diretas. Mude isso e eu publico aqui.
unsaid-in-time-out = Está salvo. Estou de castigo neste servidor até { $until }; depois eu publico. Um admin pode encerrar isso antes.
refuse-in-time-out = Estou de castigo neste servidor até { $until }, então não posso publicar aqui. Um admin pode encerrar isso antes.
unsaid-channel = o canal não existe mais
unsaid-other = o Discord recusa a mensagem
unsaid-moderated = uma regra do AutoMod deste servidor bloqueia a mensagem. Um admin pode me isentar da regra
unsaid-harmful = o filtro de links nocivos do Discord bloqueia a mensagem

## Recusas: o motivo e o remédio

typed-again = -# Se você corrigir, envie como uma nova mensagem: não vejo edições.
typed-withheld = Não consigo ler isso: o Discord só me mostra uma resposta com a *@* ligada, e outras mensagens só se mencionarem a mim, não o meu cargo. Envie assim de novo, ou use `/{ command-move }`.
refuse-not-a-move = { $given } não é um lance. Escreva onde está uma peça e aonde ela vai, por exemplo `d1 d4`.
refuse-no-destination = Para onde? Escreva também isso, por exemplo `/{ command-move } { $from } { $example }`.
refuse-no-piece = Você não tem peça em { $square }: não tem nada lá. `/{ command-board }` mostra o tabuleiro.
refuse-not-yours = Você não tem peça em { $square }: lá está { $piece-a }. Você joga com { $side-the }.
refuse-same-square = A peça já está em { $square }. Escolha outro destino.
refuse-off-board = { $square } não fica no tabuleiro, que vai de a1 a { $last }.
refuse-other-captures = { $count ->
    [0] Esse lance não captura nada
    [one] Esse lance só captura { $squares }
   *[other] Esse lance captura { $squares }
}, e não foi isso que você escreveu. Nada foi jogado; não escreva as capturas, eu mesmo as calculo.
refuse-finished = A partida { $game } terminou. `/{ command-rematch }` pede outra, `/{ command-challenge }` começa uma nova.
refuse-over = A partida terminou; não dá mais para jogar lances nela.
refuse-not-your-turn = É a vez de { $player }. Você poderá jogar depois desse lance.
refuse-not-a-player = Você não está jogando a partida { $game }. Com `/{ command-board }` você pode assistir, e `/{ command-challenge }` começa uma sua.
refuse-no-game-here = Você não tem nenhuma partida neste canal. `/{ command-challenge }` começa uma, `/{ command-games }` mostra as de outros lugares.
refuse-no-game-to-see = Ainda não se jogou nenhuma partida neste canal. `/{ command-challenge }` começa uma.
refuse-no-such-game = Não existe partida { $game } neste servidor. `/{ command-games }` mostra as suas.
refuse-not-a-game = { $given } não é uma partida. Escolha uma na lista que aparece ou digite o número dela.
refuse-which-game = Você está jogando várias partidas neste canal: { $games }. Diga qual com a opção `{ option-move-game }`, ou responda ao tabuleiro dela.
refuse-moved-on = O tabuleiro mudou nesse meio-tempo, então nada foi mudado. `/{ command-board }` mostra como está.
refuse-not-yours-to-press = Esse botão não é para você.
refuse-private-game = A partida { $game } é privada, por isso não posso responder aqui. Aperte *{ button-move }* abaixo do tabuleiro ou use `/{ command-move }`.
refuse-hint-against-person = Não há dicas em partidas entre pessoas. Jogue contra mim, ou jogue os dois lados, para receber dicas.
refuse-no-hint = Não consegui achar uma dica a tempo. Peça de novo daqui a pouco.
turn-computer = { $player } está pensando.
hint-wins = Você pode vencer agora mesmo!
hint-wins-by-force = Existe uma sequência de lances que vence, não importa o que o outro lado faça.
hint-threatens-twice = Você pode ameaçar vencer de duas formas ao mesmo tempo.
hint-threatens = Você pode ameaçar vencer no próximo lance.
hint-stops = O outro lado ameaça vencer. Impeça isso primeiro.
hint-captures = Procure uma boa captura.
hint-improves = Nada é urgente: ache um lugar melhor para uma das suas peças.
hint-show = Mostrar o lance
hint-move = Eu jogaria **{ $ply }**.
hint-play = Jogar esse lance
refuse-level-of-person = Só eu tenho níveis. Me desafie, ou tire `{ option-challenge-level }`.
refuse-challenged-bot = Bots não sabem jogar. Desafie uma pessoa, ou tire `{ option-challenge-opponent }`: aí qualquer pessoa pode aceitar.
refuse-unknown-side = “{ $given }” não é um lado de { $rules }. Opções: { $sides }, ou deixe para o sorteio.
refuse-unknown-ruleset = Não conheço regras chamadas “{ $given }”. As mais parecidas: { $names }. `/{ command-rules } { command-rules-list }` mostra todas.
refuse-which-ruleset = “{ $given }” serve para várias: { $names }. Quais você quer?
refuse-challenge-accepted = Este desafio já foi aceito; agora é a partida { $game }. `/{ command-challenge }` cria um novo.
refuse-challenge-declined = Este desafio foi recusado. `/{ command-challenge }` cria um novo.
refuse-challenge-withdrawn = Este desafio foi retirado. `/{ command-challenge }` cria um novo.
refuse-challenge-deleted = A mensagem deste desafio foi excluída, então ele não vale mais. `/{ command-challenge }` cria um novo.
refuse-no-such-challenge = Não me lembro mais deste desafio. `/{ command-challenge }` cria um novo.
refuse-challenge-for-another = Este desafio é para { $opponent }. `/{ command-challenge }` cria um seu.
refuse-only-challenger-withdraws = Só { $challenger } pode retirar este desafio.
refuse-nobody-declines = Este desafio é para qualquer pessoa; ninguém precisa recusá-lo.
refuse-own-challenge = Este desafio é seu: outra pessoa precisa aceitá-lo. Você pode retirá-lo.
refuse-permissions = Não posso jogar neste canal: preciso de { $missing }. Um admin pode resolver isso nas configurações do canal.
permission-view = *Ver canal*
permission-send = *Enviar mensagens*
permission-send-in-threads = *Enviar mensagens em tópicos*
permission-connect = *Conectar*
refuse-replay-too-early = A partida { $game } ainda não terminou. O replay pode ser publicado quando ela terminar; até lá, `/{ command-replay }` mostra para você.
refuse-no-game-in-message = Essa mensagem não é sobre uma partida, ou não me lembro mais dela. `/{ command-replay }` mostra qualquer partida deste servidor.
refuse-thread-locked = Este tópico está trancado, então não dá mais para publicar nada aqui.
refuse-no-files-here = Não posso anexar arquivos neste canal: preciso de *Anexar arquivos*. Um admin pode resolver isso nas configurações do canal.
refuse-may-not-write = Você não pode escrever neste canal, então não posso publicar nada aqui para você.
refuse-unknown-button = Este botão não vale mais. `/{ command-help }` mostra o que eu entendo.
refuse-unknown-choice = Esta opção não vale mais. Digite o comando de novo e escolha na lista que aparece.
invite = Me adicionar ao servidor
refuse-only-in-servers = Não estou neste servidor, então não posso fazer isso. Escreva direto para mim para jogar contra mim, ou peça a um admin para me adicionar ao servidor.

fault = Algo deu errado do meu lado, não do seu. Tente de novo daqui a pouco; se continuar, passe este número ao admin: `{ $reference }`.
unread = Não consegui ler o que o Discord me enviou, então nada foi feito. Tente de novo daqui a pouco; se continuar, diga a um admin que talvez eu precise de uma atualização.

list-and = { $first } e { $last }
list-or = { $first } ou { $last }
list-parts = { $first }; { $last }

## Comandos: seus nomes e o que fazem, como o Discord os lista

command-challenge = desafiar
command-challenge-about = Desafiar alguém para uma partida
option-challenge-opponent = oponente
option-challenge-opponent-about = A pessoa a desafiar; sem ela, qualquer pessoa pode aceitar
option-challenge-rules = regras
option-challenge-rules-about = As regras da partida
option-challenge-side = lado
option-challenge-side-about = O lado com que você joga
option-challenge-level = nível
option-challenge-level-about = Minha força, se você me desafiar; se não escolher, 2
chosen-level-1 = 1 Iniciante: comete muitos erros
chosen-level-2 = 2 Fácil: para as suas primeiras partidas
chosen-level-3 = 3 Médio: vê o que vem em seguida
chosen-level-4 = 4 Difícil: raramente deixa passar algo
chosen-level-5 = 5 Especialista: quase não deixa passar nada
chosen-level-6 = 6 Mais forte: pensa por até dois segundos
command-move = lance
command-move-about = Jogar um lance
option-move-from = de
option-move-from-about = A casa da peça, como d1, ou o lance inteiro: d1-d4
option-move-to = para
option-move-to-about = A casa aonde ela vai, como d4
option-move-game = partida
option-move-game-about = A partida (se você tem várias aqui)
command-board = tabuleiro
command-board-about = Mostrar o tabuleiro
option-board-game = partida
option-board-game-about = A partida (se há várias aqui)
option-board-style = estilo
option-board-style-about = A aparência; texto é para quem não consegue ver imagens
chosen-style-wood = madeira
chosen-style-stone = pedra
chosen-style-high-contrast = alto contraste
chosen-style-text = texto
command-replay = rever
command-replay-about = Mostrar uma partida inteira em animação
option-replay-game = partida
option-replay-game-about = A partida, em andamento ou terminada (se há várias aqui)
command-resign = desistir
command-resign-about = Desistir de uma partida
option-resign-game = partida
option-resign-game-about = A partida (se você tem várias aqui)
command-games = partidas
command-games-about = Mostrar todas as suas partidas, as mais urgentes primeiro
command-help = ajuda
command-help-about = Saber o que Raichi faz
command-on-person = Desafiar para uma partida
command-on-message = Rever esta partida

## O mundo em volta das partidas

unsaid-closed = o tópico está trancado. Quando for destrancado, eu publico
## Desafios, matches, tópicos

turn-begins-alone = A partida começa: { $player } joga os dois lados.

challenge-side-first = { $challenger } começa com { $side-the }.
challenge-random-first = Os lados da primeira partida são sorteados.
challenge-fair-first = Os lados equilibram a primeira partida: quem tem o rating mais baixo joga com o lado que vence mais vezes.
challenge-match = Um match de duas partidas: na segunda, os lados se invertem. Quem vencer mais partidas vence o match; em caso de igualdade, quem tiver capturado mais peças.
challenge-time = Tempo por lance: { $time }.
challenge-bank = Tempo: { $bank } para a partida inteira, mais { $time } depois de cada lance.
challenge-no-time-limit = Sem limite de tempo.
challenge-thread = A partida terá seu próprio tópico.
challenge-until = Expira { $time }.
challenge-alone = { $player } joga os dois lados de uma partida de **{ $rules }**: partida { $game }.
challenge-seats-first = Um match de duas partidas. Na primeira, { $first-side }: { $first }, { $second-side }: { $second }; depois, o contrário.
challenge-lapsed = O desafio de { $challenger } a { $opponent } (**{ $rules }**) expirou: ficou uma semana sem resposta.
challenge-lapsed-anyone = O desafio de { $challenger } (**{ $rules }**) expirou: ninguém aceitou em uma semana.

decline-title = Recusar o desafio
decline-reason = Por quê? (opcional)
decline-hint = Todo mundo aqui pode ler
challenge-form-more = Mais
challenge-form-casual = Amistosa: a partida não conta para os ratings de vocês
challenge-form-others = Outras regras… (escolher entre todas)

time-control = { $count } { $unit ->
    [minutes] { $count ->
        [one] minuto
       *[other] minutos
    }
    [hours] { $count ->
        [one] hora
       *[other] horas
    }
   *[days] { $count ->
        [one] dia
       *[other] dias
    }
}
time-control-none = ilimitado

thread-name = { $rules } · partida { $game }
thread-opened = A partida acontece em { $thread }.
thread-forbidden = A partida acontece neste canal: para abrir um tópico, preciso de *Criar tópicos públicos*. Um admin pode resolver isso nas configurações do canal.
thread-impossible = A partida acontece neste canal: não dá para abrir um tópico aqui.

match-score = -# Match, partida { $game } de 2 · { $one } contra { $other } { $wins } (peças capturadas { $captures })
match-goes-on = O match continua com a segunda partida, com os lados invertidos.
match-won = **{ $winner } vence o match.**
match-won-by-captures = **{ $winner } vence o match:** as partidas estão iguais, { $wins }, mas { $winner } capturou mais peças, { $captures }.
match-drawn = **O match termina empatado:** as partidas estão iguais, { $wins }, e as capturas também.
match-undecided = **O match termina sem decisão**, porque uma das partidas não foi jogada.

rematch-button = Revanche

refuse-match-alone = Um match precisa de duas pessoas. Tire `{ option-challenge-match }` para jogar uma única partida contra você, ou escolha outra pessoa.
refuse-challenge-lapsed = Este desafio expirou: ninguém aceitou em uma semana. `/{ command-challenge }` cria um novo.
refuse-not-a-time-control = Não entendo “{ $given }” como tempo. Tente `12 horas` ou `3 dias` para cada lance, `6 dias + 10 horas` para a partida inteira e o que cada lance acrescenta, ou `ilimitado`.
refuse-time-control-range = “{ $given }” não é possível. Cada lance pode ter de 1 hora a 14 dias; `ilimitado` tira o limite.
refuse-bank-range = “{ $given }” não é possível. O tempo da partida inteira pode ser de 1 hora a 30 dias, e cada lance pode acrescentar de 1 hora a 3 dias.
refuse-reason-too-long = Um motivo pode ter no máximo { $longest } caracteres, e o seu tem { $length }. Nada foi recusado; encurte o motivo, ou deixe sem.
refuse-challenges-of-player = Você já tem { $most } desafios abertos neste servidor, o máximo. Retire um, ou espere até que um seja respondido.
refuse-challenges-here = Já há { $most } desafios abertos neste canal, o máximo. Aceite um, ou espere até que um seja respondido.
refuse-games-of-player = { $player } já está jogando { $most } partidas neste servidor, o máximo ao mesmo tempo. Quando uma delas terminar, outra pode começar.
refuse-games-here = Já se jogam { $most } partidas neste canal, o máximo ao mesmo tempo. Jogue em outro canal, ou espere uma terminar.
refuse-pace = { $pace ->
    [challenge] São muitos desafios seguidos. Você pode fazer o próximo { $when }.
    [share] É muita coisa de uma vez. Você pode compartilhar de novo { $when }.
    [server] Este servidor está bem movimentado agora. Você pode desafiar e compartilhar de novo { $when }.
    [hint] São muitas dicas seguidas. Você pode pedir a próxima { $when }.
    [review] São muitas análises seguidas. Posso analisar a próxima partida { $when }.
    [build] São muitas mudanças em pouco tempo. Você pode continuar { $when }.
    [file] São muitos arquivos seguidos. Você pode receber o próximo { $when }.
    [report] São muitas denúncias. Você pode fazer a próxima { $when }.
   *[export] Você acabou de receber este arquivo várias vezes. Pode pedir de novo { $when }.
}
refuse-not-finished = A partida { $game } ainda não terminou. Revanche é para partidas terminadas.
refuse-match-goes-on = O match continua com a segunda partida. Quando ela também terminar, você pode pedir revanche.
refuse-rematch-offered = Você já propôs revanche da partida { $game }. Falta a resposta do outro lado.
refuse-next-game-runs = Você já está jogando a próxima: a partida { $game }.

refuse-rematch-declined = Você propôs revanche da partida { $game }, e ela foi recusada. O outro lado ainda pode pedir; `/{ command-challenge }` cria um novo desafio.
refuse-nothing-to-play-again = Você ainda não terminou nenhuma partida neste canal. Indique uma de outro lugar com a opção `{ option-rematch-game }`, ou use `/{ command-challenge }`.

option-challenge-time = tempo
option-challenge-time-about = Tempo por lance, ou 6 dias + 10 horas (partida + acréscimo por lance), ou ilimitado; senão 3 dias
option-challenge-match = match
option-challenge-match-about = Jogar um match: duas partidas, a segunda com os lados invertidos
option-challenge-thread = tópico
option-challenge-thread-about = Jogar em um tópico próprio
# As palavras entendidas como sim e não; a mais comum primeiro.
flag-yes = sim, verdadeiro, ligado
flag-no = não, nao, falso, desligado
## Botões embaixo de um tabuleiro, e os menus para escolher um lance

button-move = Jogar
button-hint = Dica
button-draw = Propor empate
button-takeback = Voltar lance
button-resign = Desistir
button-level = Nível { $level }
turn-given = Ela continua da posição depois de { $count ->
    [one] { $count } lance
   *[other] { $count } lances
} de outra partida.
review-play = Jogar daqui
pick-game = Partida { $game }
pick-piece = { $of }: você joga com { $side-the }. Qual peça você quer mover?
pick-piece-menu = Escolha uma peça
pick-put = { $of }: você joga com { $side-the }. Onde você coloca uma peça?
pick-put-menu = Escolha um ponto
pick-too-long = -# O resto de um lance tão longo só pode ser digitado: `/{ command-move }` com cada ponto, como `c3 e5 g3`.
pick-file = { $of }: muitas das suas peças podem se mover. Em qual coluna está a que você quer mover?
pick-file-menu = Escolha uma coluna
pick-file-choice = coluna { $file } · { $count ->
    [one] { $count } peça
   *[other] { $count } peças
}
pick-other-file = Outra coluna
pick-target = { $of }: aonde vai a peça em { $square }?
pick-target-menu = Escolha para onde
pick-line-menu = Escolha a direção
pick-along-file = pela coluna { $file } · { $count ->
    [one] { $count } casa
   *[other] { $count } casas
}
pick-along-rank = pela fileira { $rank } · { $count ->
    [one] { $count } casa
   *[other] { $count } casas
}
pick-other-piece = Outra peça
pick-end = Encerrar o turno
pick-play = Parar aqui: { $ply }
reach-squares = { $piece-opening } em { $square } { $count ->
    [0] não pode se mover.
   *[other] pode ir para { $squares }.
}
reach-not-to-move = -# Ainda não é a vez { $side-of }.
refuse-not-a-square = { $given } não é uma casa deste tabuleiro, que vai de a1 a { $last }.
refuse-empty-square = Não há peça em { $square }. `/{ command-board }` mostra o tabuleiro.
choice-occupied = { $square } · { $piece }

## O registro de uma partida, e as páginas de uma lista

history-title = **{ $rules }** · partida { $game } · { $count ->
    [0] nenhum lance ainda
    [one] { $count } lance
   *[other] { $count } lances
}
history-file = -# O arquivo é o registro da partida; `raichi replay` consegue ler, e você também.
games-until = · até { $time } ({ $left })
games-left = · você ainda tem { $time }
games-halted = · { $halt ->
    [suspended] suspensa
    [paused] em pausa
   *[vacation] em férias
}
games-page = -# Página { $page } de { $pages }
list-previous = Anterior
list-next = Próxima

## Comandos que olham para uma partida

command-legal = movimentos
command-legal-about = Mostrar aonde uma peça pode ir
option-legal-square = casa
option-legal-square-about = A casa da peça, como d1; também vale uma peça do outro lado
option-legal-game = partida
option-legal-game-about = A partida (se há várias aqui)
command-hint = dica
command-hint-about = Receber uma dica, contra o computador ou jogando os dois lados
option-hint-game = partida
option-hint-game-about = O número da partida, se você joga várias aqui
command-history = histórico
command-history-about = Receber o registro de uma partida em um arquivo
option-history-game = partida
option-history-game-about = A partida, em andamento ou terminada (se há várias aqui)
## Partidas de vários dias: relógios, acordos, férias

clock-until = Você tem até { $time } ({ $left }).
clock-left = { $player } ainda tem { $time }.
clock-paused = A partida está em pausa, e o relógio está parado.
clock-suspended = A partida está suspensa, e o relógio está parado.
clock-vacation = O relógio está parado durante as férias; dá para jogar mesmo assim.
turn-waits = Quando a partida continuar, será a vez de { $player }, com { $side-the }.
reminder = { $player }, ainda é a sua vez contra { $other }. Seu tempo acaba { $left }, em { $time }.

deed-offers-draw = { $player } propõe empate. { $other }, aceita? A proposta expira com o próximo lance.
deed-offers-pause = { $player } pede uma pausa, com o relógio parado. { $other }, de acordo? O pedido expira com o próximo lance.
deed-asks-takeback = { $player } gostaria de voltar { $count ->
    [one] o último lance
   *[other] o seu último lance, junto com a resposta a ele
}. { $other }, de acordo? O pedido expira com o próximo lance.
deed-agrees-takeback = { $other }, { $player } aceita voltar o lance.
deed-agrees-pause = { $other }, { $player } aceita uma pausa. Ela dura até que um de vocês a encerre.
deed-declines = { $question ->
    [draw] { $other }, { $player } recusa o empate.
    [takeback] { $other }, { $player } não aceita voltar o lance.
   *[pause] { $other }, { $player } não quer uma pausa.
}
deed-withdraws = { $question ->
    [draw] { $player } retira a proposta de empate.
    [takeback] { $player } retira o pedido de voltar o lance.
   *[pause] { $player } retira o pedido de pausa.
}
deed-takes-back = { $player } volta o último lance, então não é mais a sua vez, { $other }.
deed-takes-back-alone = { $player } volta o último lance.
deed-drops = { $question ->
    [draw] Com isso, a proposta de empate deixa de valer.
   *[pause] Com isso, o pedido de pausa deixa de valer.
}
deed-continues = { $other }, { $player } encerra a pausa; a partida continua.
suspended = { $why ->
    [channel-gone] O canal desta partida não existe mais, então ela está suspensa. Ela continua com o próximo lance em outro canal deste servidor: `/{ command-move }` com a opção `{ option-move-game }`.
    [channel-closed] O canal desta partida está trancado, então ela está suspensa. Ela continua quando ele for aberto de novo, ou com o próximo lance em outro canal: `/{ command-move }` com a opção `{ option-move-game }`.
    [may-not-post] Não posso mais publicar no canal desta partida, então ela está suspensa. Ela continua quando um admin resolver isso, ou com o próximo lance em outro canal: `/{ command-move }` com a opção `{ option-move-game }`.
    [message-refused] O Discord recusa minha mensagem no canal desta partida, então ela está suspensa. Com um comando lá daqui a alguns minutos eu tento de novo, ou ela continua com o próximo lance em outro canal: `/{ command-move }` com a opção `{ option-move-game }`.
   *[removed] Me removeram do servidor desta partida, então ela está suspensa. Ela continua quando me convidarem de novo.
}
deed-resumes = A partida continua, { $first } e { $second }.
deed-resumes-alone = A partida continua, { $player }.
deed-vacation-begins = { $player } está de férias até { $time }. Até lá, o relógio fica parado sempre que for a vez de { $player }.
deed-vacation-begins-no-clock = { $player } está de férias até { $time }.
deed-vacation-ends = { $player } voltou das férias.
deed-vacation-undone = { $player } acabou não saindo de férias.
answer-yes = Aceitar
answer-no = Recusar
pause-end = Encerrar a pausa

end-agreed = Os dois lados concordam com o empate.
end-called-draw = { $player } declara a partida empatada.
end-out-of-time = O tempo de { $player } acabou.
end-not-begun = { $player } não jogou a tempo. A partida com { $other } mal tinha começado, então foi cancelada e não conta.
end-aborted = { $player } cancela a partida com { $other }. Ela mal tinha começado, então não conta.
end-aborted-hot-seat = { $player } cancela a partida. Ela mal tinha começado, então não conta.
alt-agreed = Os dois lados concordaram com o empate.
alt-out-of-time = O tempo { $side-of } acabou.
alt-aborted = A partida foi cancelada e não conta.

refuse-not-your-turn-until = É a vez de { $player }, até { $time }. Você poderá jogar depois desse lance.
refuse-out-of-time = O tempo deste lance acabou em { $time }, então ele não foi jogado. A partida termina em instantes.
refuse-paused = A partida está em pausa. Qualquer um dos lados pode encerrar a pausa com o botão *{ pause-end }* ou com `/{ command-resume }`; depois você pode jogar.
refuse-paused-already = A partida já está em pausa. `/{ command-resume }` encerra a pausa.
refuse-not-paused = A partida não está em pausa, então não há nada para encerrar. `/{ command-pause }` pede uma pausa.
refuse-no-clock = Esta partida não tem relógio, então não há nada para parar. Leve o tempo que quiser.
refuse-answer-first = { $question ->
    [draw] { $player } propôs empate
    [takeback] { $player } pediu para voltar um lance
   *[pause] { $player } pediu uma pausa
}. Responda primeiro com os botões, ou aceite com { $question ->
    [draw] `/{ command-draw }`
    [takeback] `/{ command-takeback }`
   *[pause] `/{ command-pause }`
}; com o próximo lance, isso deixa de valer.
refuse-asked-already = Desde o último lance, { $question ->
    [draw] você já propôs empate
    [takeback] você já pediu para voltar um lance
   *[pause] você já pediu uma pausa
}. Você pode fazer isso de novo depois do próximo.
refuse-nothing-asked = Desde o último lance, { $question ->
    [draw] ninguém propôs empate
    [takeback] ninguém pediu para voltar um lance
   *[pause] ninguém pediu uma pausa
}, então não há nada para responder.
refuse-question-stands = { $question ->
    [draw] Sua proposta de empate
    [takeback] Seu pedido de voltar um lance
   *[pause] Seu pedido de pausa
} ainda vale até o próximo lance; { $player } não respondeu ainda. Você pode retirar { $question ->
    [draw] a proposta
   *[other] o pedido
}.
refuse-other-question-stands = { $question ->
    [draw] Sua proposta de empate ainda vale; { $player } não respondeu ainda. Retire a proposta
    [takeback] Seu pedido de voltar um lance ainda vale; { $player } não respondeu ainda. Retire o pedido
   *[pause] Seu pedido de pausa ainda vale; { $player } não respondeu ainda. Retire o pedido
} primeiro, e depois peça de novo.
refuse-only-asker-withdraws = { $question ->
    [draw] Só { $player } pode retirar esta proposta
   *[other] Só { $player } pode retirar este pedido
}. Você pode aceitar ou recusar.
refuse-own-question = { $question ->
    [draw] Foi você que propôs o empate
    [takeback] Foi você que pediu para voltar um lance
   *[pause] Foi você que pediu a pausa
}: quem responde é { $player }.
refuse-nothing-to-take-back = Você não jogou nesta partida nenhum lance que possa voltar.
refuse-too-late-to-abort = Esta partida já conta e não pode mais ser cancelada. Você pode usar `/{ command-resign }`.
refuse-vacation-past = Esse dia já passou. Escolha um dia no futuro para a sua volta.
refuse-vacation-too-short = As férias duram pelo menos um dia. Escolha uma data posterior.
refuse-vacation-too-long = Você tem 30 dias de férias por ano. Com os dias que restam, suas férias podem durar no máximo até { $time }.
refuse-vacation-used-up = Você já usou os 30 dias de férias deste ano. Você ganha mais 30 no ano novo.
refuse-vacation-already = Você já está de férias, até { $time }.
refuse-vacation-in-this-turn = Você já voltou de férias neste turno da partida { $game }. Jogue lá primeiro; depois, pode sair de férias de novo.
refuse-no-vacation = Você não está de férias, então não há nada para encerrar.
refuse-vacation-too-new = As férias duram pelo menos um dia: você pode encerrar as suas a partir de { $time }. Dá para jogar mesmo assim.

## Comandos com que os jogadores combinam algo, e suas respostas privadas

vacation-begins = Você está de férias até { $time }. Até lá, seus relógios ficam parados quando for a sua vez, e você pode jogar mesmo assim. `/{ command-vacation } { command-vacation-end }` traz você de volta antes, a partir de { $earliest }.
vacation-undo = Mudou de ideia? Durante { $count } minutos você pode cancelar as férias, como se nunca tivessem começado.
vacation-undo-button = Cancelar
vacation-undone = Suas férias foram canceladas: os dias são seus de novo, e seus relógios correm como se elas nunca tivessem começado.
vacation-ends = Que bom que você voltou! Seus relógios estão correndo de novo.
vacation-choice = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
refuse-not-a-time = “{ $given }” não é nem um número de dias nem uma data. Tente `7` ou `2027-01-03`.
command-draw = empate
command-draw-about = Propor empate, ou aceitar
option-draw-game = partida
option-draw-game-about = A partida (se você tem várias aqui)
command-takeback = voltar-lance
command-takeback-about = Voltar o seu último lance, ou pedir isso
option-takeback-game = partida
option-takeback-game-about = A partida (se você tem várias aqui)
command-pause = pausa
command-pause-about = Pedir para parar o relógio por um tempo, ou aceitar
option-pause-game = partida
option-pause-game-about = A partida (se você tem várias aqui)
command-resume = continuar
command-resume-about = Encerrar uma pausa
option-resume-game = partida
option-resume-game-about = A partida (se você tem várias aqui)
command-abort = cancelar
command-abort-about = Cancelar uma partida que mal começou (ela não conta)
option-abort-game = partida
option-abort-game-about = A partida (se você tem várias aqui)
command-rematch = revanche
command-rematch-about = Desafiar a mesma pessoa de novo, com os lados invertidos
option-rematch-game = partida
option-rematch-game-about = A partida terminada (se não for a sua última aqui)
command-vacation = férias
command-vacation-about = Parar os seus relógios por um tempo
command-vacation-start = início
command-vacation-start-about = Parar os seus relógios por um tempo: até trinta dias por ano
option-vacation-start-days = dias
option-vacation-start-days-about = Quantos dias, ou a data da sua volta, como 2027-01-03
command-vacation-end = fim
command-vacation-end-about = Voltar das suas férias
command-names = nomes
command-names-about = Definir se as páginas das suas partidas mostram o seu nome
option-names-mine = meu-nome
option-names-mine-about = Mostrar, se a outra pessoa também concordar, ou ocultar
chosen-mine-show = mostrar
chosen-mine-hide = ocultar
names-shown = As páginas e os registros das suas partidas mostram o seu nome, **{ $name }**, se a outra pessoa também concordou. `/{ command-names } { chosen-mine-hide }` tira o nome na hora.
names-hidden = Nenhuma página mostra o seu nome. `/{ command-names } { chosen-mine-show }` mostra se a outra pessoa também concordou.
names-of-seats = Nesta mesa todo mundo vê os nomes dos lugares. Você pode mudar o nome do seu na lateral da página.
## A página que faz as vezes de um canal

seat-name = { $number ->
    [1] Corvo
    [2] Lobo
    [3] Urso
    [4] Raposa
    [5] Alce
    [6] Águia
    [7] Lince
    [8] Lontra
    [9] Coruja
    [10] Foca
    [11] Lebre
    [12] Falcão
   *[other] Lugar { $number }
}
channel-title = Raichi · a mesa do rei viking
channel-tab = { $state ->
    [move] ● Sua vez
    [answer] ● Sua resposta
    [over] Partida encerrada
   *[other] Vez do adversário
} — { $rules }
channel-topic = Todo mundo aqui divide esta página: jogue os dois lados, ou passe o teclado.
channel-seats = Jogadores nesta mesa
channel-you-sit = Aqui você é
channel-waiting = { $count ->
    [one] { $count } lance ou resposta pendente
   *[other] { $count } lances ou respostas pendentes
}
channel-name = Nome
channel-name-hint = Deixe vazio para se chamar { $name }
channel-save = Salvar
channel-add = Adicionar um lugar
channel-messages = Mensagens
channel-older = Mensagens mais antigas
channel-newest = Voltar às mais novas
channel-command = Comando
channel-command-hint = Digite / para um comando
channel-send = Enviar
channel-suggestions = Sugestões
channel-private = Só você vê isto
channel-answers = Em resposta a esta mensagem
channel-dismiss = Fechar
channel-begin = **Xadrez viking:** um rei e poucos defensores contra o dobro de atacantes.
channel-begin-board = Você joga do lado do rei. Clique ou toque em uma das suas peças para começar: o computador joga primeiro.
channel-begin-learn = Aprender em 2 minutos
channel-more = Mais
channel-begin-computer = Jogar contra o computador
channel-begin-both = Dois jogadores aqui
channel-begin-challenge = Desafiar { $name }
channel-begin-rules = Como jogar
channel-new-game = Nova partida
channel-new-rules = Regras
channel-new-opponent = Contra
channel-new-both = Só eu: jogo os dois lados
channel-new-anyone = Quem aceitar
channel-new-side = Meu lado
channel-new-computer = Raichi, o computador
channel-new-level = Força de Raichi
channel-new-time = Tempo
channel-new-time-usual = Como de costume
channel-new-begin = Começar
channel-settings = Configurações
channel-follow = Trocar de lugar depois de cada lance
channel-follow-hint = Depois do seu lance, esta página passa para quem tem a vez, a menos que essa pessoa tenha a própria janela aberta.
channel-confirm = Confirmar cada lance
channel-skips = Ir direto
channel-skip-to-board = Ao tabuleiro mais novo
channel-skip-to-line = À linha de comandos
channel-board = { $game ->
    [0] O tabuleiro
   *[other] O tabuleiro da partida { $game }
}: escolha uma peça, depois a casa dela. As setas do teclado levam de uma à outra.
channel-board-hint = Clique ou toque em uma peça, depois na casa aonde ela vai. Também dá para arrastar.
channel-play = Jogar { $ply }
channel-once-more = { $ply }: mais uma vez para jogar
channel-back = Cancelar
channel-target = para { $square }
channel-square = { $square }, { $piece }
channel-piece = { $square }, { $piece }, { $count ->
    [one] { $count } casa possível
   *[other] { $count } casas possíveis
}
channel-offline = A página perdeu a conexão com Raichi. Ela continua sozinha assim que Raichi voltar.
channel-stopped = Raichi não responde. Se ele parou, inicie-o de novo com scripts/local: suas partidas estão guardadas, e esta página continua daqui.
channel-unsent-move = Seu lance não foi enviado. Tente de novo.
channel-unsent = Isso não foi enviado. Tente de novo.
channel-lost = Essa página não existe.
channel-crowded = Há janelas demais abertas, então esta não se atualiza sozinha por enquanto. Feche outra; esta tenta de novo sozinha.

misread-not-a-command = Não entendi. Tente `/{ command-help }` ou `/{ command-play }`. Para jogar, escreva duas casas, como `d1 d4`.
misread-too-long = Isso é mais longo que qualquer comando. Nada foi feito.
misread-unknown-command = Não existe o comando “{ $given }”. Os comandos são { $commands }.
misread-no-subcommand = `/{ $group }` reúne vários comandos: { $commands }. Escolha um deles.
misread-unknown-option = `/{ $command }` não sabe o que fazer com “{ $given }”. Opções: { $options }; ponha aspas no que tiver espaços.
misread-unknown-option-none = `/{ $command }` não tem opções, então “{ $given }” está sobrando.
misread-twice = A opção “{ $option }” foi dada duas vezes. Nada foi feito; tire uma delas.
misread-missing = `/{ $command }` precisa de “{ $option }”. { $about }.
misread-not-a-choice = “{ $given }” não é uma das escolhas de “{ $option }”: { $choices }.
misread-ambiguous = “{ $given }” pode ser { $options }. Escreva qual você quer, como `{ $option }:{ $given }`.
misread-meant = Você quis dizer { $meant }?
misread-not-a-game = “{ $given }” não é o número de uma partida. `/{ command-games }` mostra as suas.
misread-no-such-seat = Ninguém aqui se chama “{ $given }”. Aqui estão { $names }; na lateral dá para adicionar e renomear lugares.
misread-name-taken = Outro lugar já se chama “{ $name }”. Escolha outro nome.
misread-name-bad = Isso não pode ser um nome. Um nome tem no máximo { $most } caracteres, sem aspas, e não pode ser o meu, Raichi.
misread-no-more-seats = Há { $most } lugares, e não cabe mais nenhum.

## A página de uma partida na web (sem formatação, exceto a última)

page-title-to-move = Vez { $side-of } · { $rules }
page-title-won = Vitória { $side-of } { $count ->
    [0] sem nenhum lance
    [one] em { $count } lance
   *[other] em { $count } lances
} · { $rules }
page-title-drawn = Empate depois de { $count ->
    [one] { $count } lance
   *[other] { $count } lances
} · { $rules }
page-title-aborted = Cancelada · { $rules }
page-title-ply = { $number ->
    [0] Posição inicial
   *[other] Lance { $number } de { $count }
} · { $rules }
page-subtitle = { $rules } · partida { $game }
page-start = Posição inicial
page-move = Lance { $number }
page-side = { $side-heading }
page-played = { $side-heading }: { $move }
page-first = Posição inicial
page-previous = Lance anterior
page-next = Próximo lance
page-last = Posição mais nova
page-position = Posição mostrada
page-steps = Percorrer a partida
page-moves = Lances
page-review = Análise
page-review-none-yet = Uma análise mostra onde a partida virou. Quem pode ver a partida recebe a análise com /{ command-review }; aí ela aparece aqui também.
page-turning-point = Ponto de virada
page-no-moves = Nenhum lance foi jogado ainda.
page-keys = As setas do teclado percorrem os lances; Home e End levam ao começo e ao fim.
page-live = Ao vivo
page-newer = Um lance foi jogado. Ir para a posição mais nova
page-about = A partida
page-rules = As regras
page-began = Início
page-moved = Última atividade
page-ended = Fim
page-record = Registro (texto)
page-animation = Animação (GIF)
page-discord = Abrir no Discord
page-picture = Esta posição (PNG)
page-play = Reproduzir
page-pause = Pausar
page-speed = Velocidade
page-taps = Toque na metade direita do tabuleiro para o próximo lance e na esquerda para o anterior, ou deslize.
page-look = Aparência
page-theme = Tabuleiro
page-flip = Virar o tabuleiro
page-apply = Mostrar
page-sounds = Sons
page-share = Compartilhar
page-address = Link para esta posição
page-copy = Copiar link
page-copied = Link copiado.
page-copy-refused = Seu navegador não deixa páginas copiarem. O link está selecionado: aperte Ctrl+C, ou segure o dedo nele e escolha copiar.
page-qr = Código QR
page-qr-alt = Código QR do endereço da partida
page-frame = No seu próprio site
page-frame-about = Isto mostra o tabuleiro em um quadro em qualquer site:
page-reach-network = Só dispositivos na mesma rede conseguem abrir este link.
page-reach-machine = Só este computador consegue abrir este link.
page-games = Outras partidas
page-previous-game = Partida anterior
page-next-game = Próxima partida
page-skip-board = Ir para o tabuleiro
page-skip-moves = Ir para os lances
page-home-title = Raichi
page-home = Aqui você pode assistir a partidas que as pessoas jogam no Discord. Cada partida tem a sua página: o último tabuleiro dela traz o link, e /{ command-board } também.
page-to-home = Ir para a página inicial
page-to-game = Ir para a partida
page-method-title = Isso não funciona aqui
page-method = Esta página pode ser lida, mas não dá para enviar nada para ela.
page-long-title = É longo demais
page-long = O que foi enviado é longo demais para esta página. Envie menos de cada vez.
page-foreign-title = Isso veio de outro site
page-foreign = Isto não foi enviado por uma das páginas de Raichi, então nada foi feito.
page-lost-title = Não há nada aqui
page-lost = Talvez o link seja antigo ou falte uma parte dele.
page-missing-title = Não há partida aqui
page-missing = Nenhuma partida é mostrada neste endereço. Talvez falte uma parte do link, ou o admin do servidor tenha fechado as páginas.
page-busy-title = Só um momento
page-busy = Há imagens demais sendo desenhadas ao mesmo tempo. Tente de novo em alguns segundos.
page-fault-title = Algo deu errado
page-fault = Foi do nosso lado, não do seu. Tente de novo daqui a pouco.
page-open = Abrir a partida

## Jogadores que saem do servidor

deed-left = { $player } saiu do servidor. { $other }, você pode encerrar a partida com `/{ command-abort }`; aí ela não conta.
deed-left-clock = { $player } saiu do servidor. O relógio continua correndo, e quem ficar sem tempo perde. { $other }, você também pode encerrar a partida agora com `/{ command-abort }`; aí ela não conta.
end-aborted-alone = { $player } encerra a partida, porque a outra pessoa saiu do servidor. Ela não conta.

## Análises de partidas

review-alt = { $rules }, gráfico da partida: em { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    }, a chance de vitória { $side-of } foi de { $from }% para { $to }%.
review-alt-point = No lance { $move }, ela foi de { $from }% para { $to }%.
review-point = Lance { $move }: { $side-the } { $side-number ->
        [one] jogou
       *[many] jogaram
    } { $played }, e a chance de vitória caiu de { $from }% para { $to }%.
review-better = Melhor: { $line }.
review-title = **{ $rules }** · partida { $game } · { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    }
review-none = Nenhum lance mudou muito as chances. Bem jogado dos dois lados!
review-underway = Estou analisando a partida { $game }; posições prontas: { $done } de { $all }. A análise fica com a partida, então você pode voltar quando quiser.
review-again = Mostrar a análise
review-move = Lance { $move }
review-all = A partida inteira
review-chance = Chance de vitória { $side-of }: { $chance }%
review-chances = Chance de vitória { $side-of }:
review-percent = { $chance }%
review-turning-points = Momentos decisivos: { $moves }
review-alt-choice = O tabuleiro antes do lance { $move }. Uma seta tracejada mostra o lance jogado, { $played }; uma seta cheia, o lance melhor, { $better }.
refuse-review-too-early = A partida { $game } ainda não terminou. A análise vem depois.
refuse-review-of-aborted = A partida { $game } foi cancelada, então não há nada para analisar.
refuse-review-too-short = A partida { $game } terminou depois de tão poucos lances que não há nada para analisar.
command-review = análise
command-review-about = Analisar uma partida terminada: o que passou despercebido e o que teria sido melhor
option-review-game = partida
option-review-game-about = A partida terminada (se há várias aqui)
fact-missed-win = Dava para vencer na hora.
fact-missed-forced-win = Havia uma vitória que não dava para impedir.
fact-allowed-win = Isso deixou o outro lado vencer na hora.

## Ratings

option-challenge-rated = ranqueada
option-challenge-rated-about = Se a partida conta para os ratings de vocês; se não escolher, sim
challenge-rated = Partida ranqueada.
challenge-casual = { $why ->
    [no-clock] Partida amistosa: sem limite de tempo, as partidas não são ranqueadas.
    [own-ruleset] Partida amistosa: só partidas com regras que conheço pelo nome são ranqueadas.
    [same-opponent] Partida amistosa: vocês já jogaram dez partidas ranqueadas entre si nos últimos 30 dias.
   *[other] Partida amistosa.
}
casual-at-once = { $why ->
    [computer] Esta partida é amistosa: partidas contra mim não são ranqueadas.
   *[one-person] Esta partida é amistosa, já que você joga os dois lados.
}
ratings-changed = Ratings: { $first } { $first-before } → { $first-after }, { $second } { $second-before } → { $second-after }
not-rated = { $why ->
    [same-opponent] Não ranqueada: vocês já jogaram dez partidas ranqueadas entre si nos últimos 30 dias.
    [left-early] Não ranqueada: alguém saiu do servidor antes que os dois lados tivessem jogado.
    [timeout-early] Não ranqueada: o tempo acabou antes que os dois lados tivessem jogado dois lances.
    [one-absence] Não ranqueada: outra partida foi perdida por tempo na mesma ausência, e uma ausência conta uma vez só.
   *[other] Não ranqueada: a partida era amistosa.
}
rules-side-score = Nas partidas ranqueadas até agora, { $side-the } { $side-number ->
    [one] fez
   *[many] fizeram
} { $percent }% dos pontos.
deed-left-claim = { $player } saiu do servidor. O relógio continua correndo, e quem ficar sem tempo perde. { $other }, você também pode reivindicar a vitória agora, ou cancelar a partida com `/{ command-abort }`; aí ela não conta.
button-claim = Reivindicar a vitória
button-abort = Cancelar a partida
end-claimed = { $player } reivindica a vitória, porque { $other } saiu do servidor.
alt-claimed = { $side-opening } { $side-number ->
    [one] reivindicou
   *[many] reivindicaram
} a vitória, porque o outro lado tinha saído do servidor.
refuse-win-to-claim = O outro lado saiu do servidor, então você pode reivindicar a vitória. Se cancelar a partida, ela não conta.
refuse-nothing-to-claim = O outro lado está neste servidor, então não há vitória para reivindicar.

## Achar alguém com quem jogar

command-play = jogar
command-play-about = Entrar na partida de quem está esperando, ou esperar alguém
option-play-rules = regras
option-play-rules-about = As regras da partida; sem elas, você entra em qualquer partida
play-joined = Você joga contra { $player }: a partida { $game }, de **{ $rules }**, começa em { $channel }.
play-posted = Ninguém está esperando uma partida aqui agora, então publiquei um desafio para você. Qualquer pessoa pode aceitar.
play-size = De que tamanho vai ser a sua primeira partida? No tabuleiro pequeno, **{ $small }**, pensa-se uns dez minutos. **{ $usual }** é o que jogam as pessoas experientes, e leva uma hora ou mais.
play-size-waiting = -# Já tem alguém esperando uma partida: `/{ command-challenges }` mostra quem.
play-size-small = Tabuleiro pequeno, 10 min
play-size-tournament = Tabuleiro de torneio
command-challenges = desafios
command-challenges-about = Mostrar os desafios abertos: os para você, os para qualquer pessoa e os seus
lobby-none = Não há desafios abertos aqui. `/{ command-play }` publica um que qualquer pessoa pode aceitar.
lobby-title = { $count ->
    [one] { $count } desafio aberto
   *[other] { $count } desafios abertos
}:
lobby-to-me = **{ $number }** · { $player } desafia **você** · { $rules } · { $time } · expira { $until }
lobby-open = **{ $number }** · { $player } procura alguém · { $rules } · { $time } · expira { $until }
lobby-mine = **{ $number }** · você desafia { $player } · { $rules } · { $time } · expira { $until }
lobby-mine-anyone = **{ $number }** · você procura alguém · { $rules } · { $time } · expira { $until }
lobby-no-limit = sem limite de tempo
lobby-link = · [mensagem]({ $link })
lobby-accept = Aceitar { $number }
lobby-decline = Recusar { $number }
lobby-withdraw = Retirar { $number }
lobby-again = Publicar { $number } de novo
refuse-only-computer-here = Aqui você pode jogar contra mim, ou jogar os dois lados. Com outras pessoas você joga nos canais de um servidor.
play-level = Em que nível devo jogar?
refuse-posted-just-now = Este desafio foi publicado há menos de uma hora. Você pode publicar de novo mais tarde.
challenge-lapsed-news = { $player }, ninguém aceitou o seu desafio em uma semana, então ele expirou. `/{ command-play }` procura outra pessoa.

## Configurações

command-settings = configurações
command-settings-about = Ajustar lembretes, a aparência dos tabuleiros e mais
command-server-settings = configurações-do-servidor
command-server-settings-about = Ajustar o idioma, os canais, as regras padrão deste servidor e mais
language-name = Português do Brasil
settings-menu = O que mudar
settings-line = { $name }: { $value }
settings-line-shown = **{ $name }: { $value }**
settings-saved = Salvo. **{ $name }** agora: { $value }
settings-close = Fechar
settings-clear = Limpar
settings-scope = { $scope ->
    [channel] Só este canal
   *[server] Servidor inteiro
}
own-settings-title = **Suas configurações**. Elas valem em todos os servidores, e cada mudança é salva na hora.
own-setting = { $setting ->
    [reminders] Lembretes
    [turns] Mensagens da sua vez
    [theme] Estilo dos tabuleiros privados
    [boards] Tabuleiros
    [below] Lado de baixo
    [following] Partidas seguidas
   *[leaderboards] Rankings
}
own-setting-about = -# { $setting ->
    [reminders] Um lembrete chega uma vez em cada turno, quando resta pouco tempo.
    [turns] Mensagens silenciosas mencionam você, mas sem notificação. Lembretes, perguntas e o fim de uma partida ainda notificam.
    [theme] Para os tabuleiros que só você vê. `/{ command-board }` pode mostrar qualquer outro estilo.
    [boards] Tabuleiros em texto listam cada peça com a sua casa, para leitores de tela. Nos canais, o texto vem junto com a imagem quando é a sua vez.
    [below] Para os tabuleiros que só você vê; os dos canais ficam como são para todo mundo.
    [following] Quando acaba uma partida que você segue, eu envio uma mensagem direta.
   *[leaderboards] Quem se esconde tem rating, mas não aparece em nenhum ranking nem nos problemas.
}
own-value = { $value ->
    [reminders-on] ligados
    [reminders-off] desligados
    [turns-notify] com notificação
    [turns-quiet] silenciosas
    [boards-pictures] em imagens
    [boards-words] em texto
    [below-usual] como no canal
    [below-own] o meu
    [following-on] me avisar
    [following-off] sem mensagens
    [leaderboards-shown] aparecer
   *[leaderboards-hidden] não aparecer
}
server-settings-title = **Configurações deste servidor**. Cada mudança é salva na hora.
server-settings-not-here = Esta mesa não pertence a nenhum servidor, então não há nada para configurar. `/{ command-settings }` mostra as suas próprias configurações.
channel-settings-title = **Configurações de { $channel }** e dos seus tópicos. Cada mudança é salva na hora.
channel-as-server = como no servidor
server-part = { $part ->
    [language] Idioma
    [channels] Canais de jogo
    [rules] Regras padrão
    [time] Tempo padrão
    [rated] Partidas novas
    [threads] Tópicos
    [computer] Partidas contra o computador
    [limits] Limites
    [pages] Páginas na web
    [tournaments] Torneios
    [ladders] Escadas
    [results] Resultados
    [puzzle] Problema do dia
    [digest] Resumo da semana
    [reports] Denúncias
   *[commands] Cargos e comandos
}
server-part-about = -# { $part ->
    [language] O idioma dos tabuleiros e desafios, que todo mundo lê. As respostas privadas são no idioma de cada membro.
    [channels] Onde as partidas podem começar, inclusive em tópicos. As que estão em andamento em outros lugares terminam lá.
    [rules] Para desafios que não dizem as regras.
    [time] Para desafios que não dizem o tempo. Partidas contra o computador não têm limite.
    [rated] Para desafios que não dizem se a partida é ranqueada.
    [threads] Um tópico para cada partida mantém o canal em ordem.
    [computer] Uma partida privada deixa o canal em paz: só quem joga vê o tabuleiro. Com a opção `{ option-challenge-thread }` ainda dá para jogar em um tópico.
    [limits] Quantas partidas podem estar em andamento ao mesmo tempo.
    [pages] Todo mundo que tem o link pode ler a página de uma partida.
    [tournaments] Alguém anuncia um torneio com `/{ command-tournament } { command-tournament-create }`, e outros entram por um botão. Quem pode anunciar um?
    [ladders] Numa escada está quem entra com `/{ command-ladder } { command-ladder-join }`; quem vence alguém acima fica com a posição. Cada conjunto de regras pode ter uma.
    [results] Cada partida terminada é publicada lá em uma linha, com um link para o tabuleiro.
    [puzzle] Onde e quando um problema é publicado todo dia. Só um primeiro lance resolve, e cada pessoa responde em particular. Limpe para desligar os problemas.
    [digest] Onde e quando um resumo da semana é publicado: partidas que acabaram, quem subiu no ranking, torneios, escadas, problemas, desafios abertos. Se nada aconteceu, nada é publicado. Ninguém é notificado.
    [reports] O que alguém denuncia com *{ command-report-message }* no menu de uma mensagem aparece lá: um link, com o nome. Escolha um canal que só os admins possam ler.
   *[commands] Quem pode usar qual comando em qual canal se decide no Discord: abra *Configurações do servidor*, depois *Integrações*, depois *Raichi*. Lá você pode permitir ou proibir cada comando por cargo, membro e canal. `/{ command-server-settings }` é para quem pode gerenciar o servidor, até você permitir outras pessoas.
}
server-language-found = { $language } (nada definido)
server-channels = { $rule ->
    [all] todos os canais
    [only] { $count ->
        [0] só os que você escolher abaixo; todos, até você escolher um
       *[other] só { $channels }
    }
   *[except] { $count ->
        [0] todos, menos os que você escolher abaixo
       *[other] todos, menos { $channels }
    }
}
server-channel-rule = { $rule ->
    [all] Todos os canais
    [only] Só os canais escolhidos
   *[except] Todos, menos os canais escolhidos
}
server-channels-menu = Os canais
server-channels-lost = Todos os canais de jogo foram excluídos, então as partidas podem começar em qualquer canal. Um admin pode escolher outros com `/{ command-server-settings }`.
server-channels-partly-lost = Um canal que você tinha escolhido para jogar foi excluído. Escolha os canais de novo para tirar este aviso.
server-rules-lost = As regras “{ $rules }” não existem mais. Escolha outras; até lá, valem as de costume.
server-choice-rated = { $rule ->
    [rated] ranqueadas
   *[casual] amistosas
}
server-choice-threads = { $rule ->
    [unset] a partir de 11×11, a menos que o desafio diga outra coisa
    [ask] como quem desafia quiser
    [always] sempre
   *[never] nunca
}
server-choice-computer = { $rule ->
    [private] em particular
    [channel] no canal
   *[thread] em tópicos
}
server-limits = { $player } por pessoa, { $here } por canal
server-limit-of-player = { $count ->
    [one] { $count } partida por pessoa
   *[other] { $count } partidas por pessoa
}
server-limit-here = { $count ->
    [one] { $count } partida por canal
   *[other] { $count } partidas por canal
}
server-limit-of-player-menu = Máximo de partidas por pessoa
server-limit-here-menu = Máximo de partidas por canal
server-choice-pages = { $rule ->
    [open] ligadas
    [closed] desligadas
   *[none] nenhuma: quem hospeda o bot não as oferece para este servidor
}
server-results-menu = O canal dos resultados
server-results-none = em lugar nenhum
server-results-lost = O canal dos resultados foi excluído, então os resultados não são publicados. Escolha outro, ou aperte *{ settings-clear }*.
refuse-not-for-games = Não se joga neste canal, mas nos outros canais do servidor sim.
refuse-games-in-channels = Não se joga neste canal. Tente { $channels }.
refuse-threads-decided = { $rule ->
    [always] Neste servidor, cada partida tem o seu próprio tópico. Tire a opção `{ option-challenge-thread }`.
   *[never] Neste servidor, as partidas não têm tópicos. Tire a opção `{ option-challenge-thread }`.
}
result = **Partida { $game }**, { $rules }: { $end }
result-link = Ir para o tabuleiro
result-lost = -# O canal dos resultados foi excluído. Um admin pode escolher outro com `/{ command-server-settings }`.

profile-tournaments = Torneios: { $places }
profile-ladders = Escadas: { $places }
profile-calls = Anúncios: raichi { $raichi }×, tuichi { $tuichi }×
refuse-can-join = Alguém acabou de publicar um desafio que serve. Use `/{ command-play }` de novo para entrar.
server-results-closed = Não posso publicar no canal dos resultados. Me dê *Ver canal* e *Enviar mensagens* lá, escolha outro, ou aperte *{ settings-clear }*.
result-closed = -# Não posso publicar no canal dos resultados. Um admin pode me dar *Ver canal* e *Enviar mensagens* lá, ou escolher outro com `/{ command-server-settings }`.

## Lições

command-learn = aprender
command-learn-about = Aprender um jogo passo a passo, em tabuleiros onde se joga
option-learn-rules = regras
option-learn-rules-about = Um tipo de jogo, ou regras dele
lesson-title = **{ $lesson }, passo { $step } de { $count }: { $topic }**
lesson-task = Você joga com { $side-the }. { $task }
lesson-task-reach = Leve uma peça até { $square }.
lesson-task-capture = { $count ->
    [one] Capture uma peça.
   *[other] Capture { $count } peças com um só lance.
}
lesson-task-win = Vença com um lance.
lesson-task-call = Ache o lance depois do qual eu anuncio *{ $call }*.
lesson-task-keep-safe = Ache um lance depois do qual o outro lado não consiga vencer na hora.
lesson-task-keep-all = Ache um lance depois do qual o outro lado não consiga capturar nada.
lesson-task-force-win = Ache o lance depois do qual o seu próximo vence, não importa o que o outro lado faça.
lesson-right = **Muito bem!** { $done }
lesson-wrong = **Ainda não:** { $done }
lesson-reply = O outro lado poderia responder { $move }.
lesson-done = Esse foi o último passo, e você resolveu { $solved } de { $count }. Que tal uma partida de verdade?
lesson-next = Próximo
lesson-back = Voltar
lesson-again = Tentar de novo
lesson-restart = Recomeçar
lesson-play = Jogar agora
lesson-others = Todas as lições

## Capturas em imagens

captures-title = **{ $rules }: como se captura**
captures-line = { $number }. { $kind }: { $move }.
captures-alt = Capturas pelas regras de { $rules }, cada uma antes e depois do lance.
captures-button = Capturas em imagens
