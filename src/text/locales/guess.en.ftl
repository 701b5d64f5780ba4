# Guesses of the next move by those who watch a game, in English.

guess-button = Guess the move
# $game: text, $side: name
guess-file = Game { $game }, your guess of the next move ({ $side }): on which file is the piece?
# $game: text, $side: name
guess-piece = Game { $game }, your guess of the next move ({ $side }): which piece moves?
# $game: text, $side: name
guess-put = Game { $game }, your guess of the next move ({ $side }): where is a piece put?
# $game, $ply: text
guess-taken = Your guess in game { $game }: **{ $ply }**. You can change it until the move is played. Then the board says how many guessed it, and names nobody.
# $right, $all: number
guess-right = -# Guessed this move: { $right } of { $all }.
# $why: text
refuse-guess = { $why ->
    [own] You play in this game yourself. Only those who watch can guess.
    [team] In this game people vote on the moves, so there’s nothing to guess.
    [computer] The computer is about to move. Guess the move of its opponent after that.
   *[several] By these rules a turn has several moves, so the next one can’t be guessed.
}
