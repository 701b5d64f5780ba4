# The words and sentences that only Maharajah and the Sepoys has, in English.

## Sides

side-maharajah = maharajah
    .heading = Maharajah
    .led = the maharajah
    .possessive = maharajah’s
    .number = one
side-sepoys = sepoys
    .heading = Sepoys
    .led = the sepoys
    .possessive = sepoys’
    .number = many

## Pieces, by the terms of chess

piece-maharajah = { $count ->
    [one] maharajah
   *[other] maharajahs
}
    .letter = M
    .a = the maharajah
    .counted = { $count ->
        [one] one maharajah
       *[other] { $count } maharajahs
    }
    .moved = the maharajah
    .captured = { $count ->
        [one] the maharajah
       *[other] { $count } maharajahs
    }
    .among = { "maharajah, " }
piece-sepoy-pawn = { $count ->
    [one] pawn
   *[other] pawns
}
    .letter = P
    .a = a pawn
    .counted = { $count ->
        [one] one pawn
       *[other] { $count } pawns
    }
    .moved = a pawn
    .captured = { $count ->
        [one] the pawn
       *[other] { $count } pawns
    }
    .among = { "" }
piece-sepoy-knight = { $count ->
    [one] knight
   *[other] knights
}
    .letter = N
    .a = a knight
    .counted = { $count ->
        [one] one knight
       *[other] { $count } knights
    }
    .moved = a knight
    .captured = { $count ->
        [one] the knight
       *[other] { $count } knights
    }
    .among = { "knight, " }
piece-sepoy-bishop = { $count ->
    [one] bishop
   *[other] bishops
}
    .letter = B
    .a = a bishop
    .counted = { $count ->
        [one] one bishop
       *[other] { $count } bishops
    }
    .moved = a bishop
    .captured = { $count ->
        [one] the bishop
       *[other] { $count } bishops
    }
    .among = { "bishop, " }
piece-sepoy-rook = { $count ->
    [one] rook
   *[other] rooks
}
    .letter = R
    .a = a rook
    .counted = { $count ->
        [one] one rook
       *[other] { $count } rooks
    }
    .moved = a rook
    .captured = { $count ->
        [one] the rook
       *[other] { $count } rooks
    }
    .among = { "rook, " }
piece-sepoy-queen = { $count ->
    [one] queen
   *[other] queens
}
    .letter = Q
    .a = the queen
    .counted = { $count ->
        [one] one queen
       *[other] { $count } queens
    }
    .moved = the queen
    .captured = { $count ->
        [one] the queen
       *[other] { $count } queens
    }
    .among = { "queen, " }
piece-sepoy-king = { $count ->
    [one] king
   *[other] kings
}
    .letter = K
    .a = the king
    .counted = { $count ->
        [one] one king
       *[other] { $count } kings
    }
    .moved = the king
    .captured = { $count ->
        [one] the king
       *[other] { $count } kings
    }
    .among = { "king, " }

## Calls, ends and aims

call-check = **Check** on { $square }!
alt-call-check = Check on { $square }.
page-call-check = Check
reason-checkmate = Checkmate.
reason-stalemate = Stalemate: there’s no legal move, and no check.
reason-fifty-moves = Both sides have made 50 moves without a capture or a pawn move.
aim-maharajah = checkmate the king
aim-sepoys = checkmate the maharajah

## Refusals: the reason and the remedy

refuse-place-first = Place the maharajah first, on a square of ranks 1 to 3. Write the square alone, as in `c2`.
# $square: text
refuse-placed-too-far = The maharajah starts on one of ranks 1 to 3, so not on { $square }. Choose a square there.
# $from, $to: text
refuse-no-such-move = That piece doesn’t move from { $from } to { $to }. `/{ command-legal } { $from }` shows where it can go.
# $from, $to, $at: text
refuse-in-the-way = The piece on { $at } is in the way from { $from } to { $to }. `/{ command-legal } { $from }` shows where yours can go.
# $square: text
refuse-own-there = Your own piece stands on { $square }. Choose a different square.
# $square: text
refuse-pawn-diagonal = A pawn moves diagonally only to capture, and there’s nothing to capture on { $square }. Move it straight ahead.
# $square: text
refuse-pawn-at-end = The pawn on { $square } has reached the last rank and stays there: there’s no promotion here. Move another piece.
# $square, $by: text
refuse-into-check = You’d be in check on { $square }, from the piece on { $by }. Choose a safe square.
# $square, $by: text
refuse-in-check = You’re in check on { $square }, from the piece on { $by }, and this move doesn’t stop it. Move the king, or put a piece in between.
# $from, $by: text
refuse-pinned = Without the piece on { $from }, your king would be in check from { $by }. Move another piece.

## What it is good for, and its rules in words

advice-maharajah = hard for the maharajah: play both sides in turn
rule-chess-army = The board has 8 × 8 squares: the sepoys have a whole chess army on its usual squares, the maharajah is alone.
rule-chess-start = { $choice ->
    [choice] The maharajah’s player chooses where it starts, on ranks 1 to 3; that’s the first move.
   *[e1] The maharajah starts on e1.
}
rule-chess-starts = The maharajah moves first.
rule-chess-moves = The maharajah moves like a queen or like a knight. The army moves as in chess.
rule-chess-limits = There’s no castling, no capturing in passing and no promotion: a pawn on rank 1 stays there.
rule-chess-end = You win by checkmate: the maharajah mates the king, the army mates the maharajah. You can’t move into check.
rule-chess-no-moves = { $choice ->
    [loss] If a side has no legal move without being in check (stalemate), it loses.
   *[draw] If a side has no legal move without being in check (stalemate), the game is drawn.
}
rule-chess-repetition = The game is drawn when the same position has occurred 3 times.
rule-chess-quiet = The game is drawn when both sides have made 50 moves without a capture or a pawn move.
rule-chess-solved = It’s hard for the maharajah: with perfect play, the army always wins. For a fair contest, play two games with sides switched.
rule-name-start = Start of the maharajah, start
rule-value-choice = player’s choice on ranks 1 to 3, player’s choice

## Offers, lesson and examples

offer-menu-chess = Maharajah and the Sepoys
lesson-of-chess = Maharajah and the Sepoys
lesson-topic-chess-moves = How the maharajah moves
lesson-about-chess-moves = The maharajah moves like a queen, in any direction as far as the way is free, or leaps like a knight.
lesson-topic-chess-capture = What nobody protects
lesson-about-chess-capture = The maharajah can’t move into check, so it captures only what no other piece of the army protects.
lesson-topic-chess-check = Check
lesson-about-chess-check = A side that is in check has to answer it. The army drives the maharajah by giving check.
lesson-topic-chess-mate = Checkmate
lesson-about-chess-mate = The army wins when the maharajah is in check and has no safe square left.
example-chess-line = By the maharajah, like a queen
example-chess-leap = By the maharajah, like a knight
title-maharajah = Maharajah and the Sepoys
title-short-maharajah = Maharajah and Sepoys
