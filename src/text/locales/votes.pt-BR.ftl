# Partidas por votação, em que todos de um canal decidem os lances; em português.

help-votes = `/{ command-vote } { command-vote-start }` começa uma partida em que todos aqui votam nos lances: contra uma pessoa, contra mim ou em dois times.
profile-teams = Contra um canal, por votação: { $score }
profile-voted = Partidas por votação em um time: { $games }
team-everyone = o canal
team-a = o time A
team-b = o time B
vote-next = { $team } vota no próximo lance ({ $side }).
vote-until = A votação vai até { $time } ({ $left }).
vote-how = Todos aqui têm um voto por vez: aperte *Votar*, use `/{ command-move }` ou responda a esta mensagem com um lance. Você pode mudar seu voto até o fim; o lance com mais votos é jogado.
vote-how-teams = Dois times: entre em um pelo botão, ou apenas vote, e você fica no time da vez. Todos têm um voto por vez, com *Votar*, `/{ command-move }` ou uma resposta ao tabuleiro, e podem mudá-lo até o fim.
vote-resign = desistir
vote-offer-draw = propor empate
vote-accept-draw = aceitar o empate
vote-unanimous = ({ $all } de { $all } votos)
vote-result = ({ $votes } de { $all } votos; { $others })
vote-got = { $choice }: { $votes }
vote-rest = outros: { $votes }
vote-prolonged = Ninguém votou em um lance. A votação continua uma vez, até { $time } ({ $left }); se ainda assim ninguém votar, a partida é perdida por tempo.
vote-won = **{ $side-opening } { $side-number ->
    [one] vence
   *[many] vencem
}.** Bem jogado!
vote-drawn = **A partida termina empatada.** Bem jogado!
vote-people = Votantes: { $people } · vezes: { $turns } · por unanimidade: { $unanimous }
vote-most = Mais vezes com a maioria: { $players } ({ $times }×)
vote-started = { $player } começa uma partida de **{ $rules }** por votação: partida { $game }. Todos podem participar.
vote-none-now = Agora não há votação: é a vez do outro lado.
vote-not-yet = Você ainda não votou nesta vez. Depois disso, você vê como os outros votam.
vote-yours = Seu voto: **{ $choice }**.
vote-yours-until = Seu voto: **{ $choice }**. Você pode mudá-lo até { $time } ({ $left }).
vote-so-far = Até agora: { $counts }
vote-goes-on = O turno não acabou: escolha a próxima ação ou deixe seu voto assim. O resto do turno será então votado mais tarde.
vote-turn-ends = fim do turno
vote-last = Seu voto era o último que faltava: a votação terminou.
vote-counted = seu voto conta. `/{ command-move }` mostra como os outros votam.
vote-notified = Você será avisado quando houver algo para votar e quando a partida acabar. O mesmo botão desliga isso.
vote-unnotified = Você não será mais avisado desta partida.
vote-joined = Agora você joga com { $team } ({ $side }).
button-vote = Votar
button-votes = Votos
button-notify = Avise-me
button-join-a = Entrar no time A
button-join-b = Entrar no time B
refuse-vote-over = Essa votação terminou. O tabuleiro mais novo mostra como está a partida.
refuse-other-team = Você joga com { $team }, então não pode votar pelo outro time.
refuse-opponent-votes = Na partida { $game } você joga contra o canal, então não pode votar.
refuse-not-by-vote = Isso não é possível em partidas por votação: só se vota em lances, empate e desistência.
refuse-offer-while-they-vote = Proponha o empate depois do seu lance, enquanto os outros votam: assim eles podem votar para aceitá-lo.
refuse-vote-time = Uma votação dura de 1 hora a 7 dias, como “2 dias”, e não “{ $given }”.
refuse-votes-needed = Uma votação pode terminar depois de 1 a 100.000 votos.
refuse-notified-full = Já são avisadas desta partida tantas pessoas quantas cabem em uma mensagem ({ $most }).

## The command

command-vote = votação
command-vote-about = Partidas por votação: o canal decide os lances
command-vote-start = início
command-vote-start-about = Começar uma partida em que todos aqui votam nos lances
option-vote-start-opponent = oponente
option-vote-start-opponent-about = Quem joga contra o canal: alguém ou eu; se não escolher, jogam dois times
option-vote-start-rules = regras
option-vote-start-rules-about = As regras da partida
option-vote-start-side = lado
option-vote-start-side-about = O lado do canal; sorteado se não escolher
option-vote-start-time = tempo
option-vote-start-time-about = Quanto dura uma votação, de 1 hora a 7 dias; se não escolher, 1 dia
option-vote-start-level = nível
option-vote-start-level-about = Minha força contra o canal; se não escolher, 4
option-vote-start-votes = votos
option-vote-start-votes-about = Terminar a votação antes, quando tantas pessoas tiverem votado
option-vote-start-thread = tópico
option-vote-start-thread-about = Jogar em um tópico próprio; se não escolher, sim
