# O que adivinha quem assiste a uma partida, em português.

guess-button = Adivinhar o lance
guess-file = Partida { $game }, seu palpite para o próximo lance ({ $side }): em que coluna está a peça?
guess-piece = Partida { $game }, seu palpite para o próximo lance ({ $side }): que peça se move?
guess-put = Partida { $game }, seu palpite para o próximo lance ({ $side }): onde uma peça é colocada?
guess-taken = Seu palpite na partida { $game }: **{ $ply }**. Você pode mudá-lo até o lance ser jogado. Aí o tabuleiro diz quantos adivinharam, sem citar ninguém.
guess-right = -# Adivinharam este lance: { $right } de { $all }.
refuse-guess = { $why ->
    [own] Você mesmo joga nesta partida. Só quem assiste pode adivinhar.
    [team] Nesta partida os lances são votados, então não há o que adivinhar.
    [computer] É a vez do computador. Adivinhe depois o lance do outro lado.
   *[several] Por estas regras um turno tem vários lances, então o próximo não pode ser adivinhado.
}
