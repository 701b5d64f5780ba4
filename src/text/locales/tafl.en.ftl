# The words and sentences that only tafl has, in English.
#
# A name reaches sentences with all its forms: `.number` of a side as `$side-number`, for example.

## Sides
##
## .number chooses the verb: `one` wins, `many` win. .led is what somebody plays with.

side-attackers = attackers
    .heading = Attackers
    .led = the attackers
    .possessive = attackers’
    .number = many
side-defenders = defenders
    .heading = Defenders
    .led = the king and his men
    .possessive = defenders’
    .number = many

## Pieces
##
## $count is how many there are. .letter stands for the piece on boards of text: ASCII, one each, no two alike. .among
## comes before the number of squares in the list of one's own pieces: nothing, for those that are many.

piece-attacker = attacker
    .letter = A
    .a = an attacker
    .counted = { $count ->
        [one] one attacker
       *[other] { $count } attackers
    }
    .moved = a man
    .captured = { $count ->
        [one] the man
       *[other] { $count } men
    }
    .among = { "" }
piece-defender = defender
    .letter = D
    .a = a defender
    .counted = { $count ->
        [one] one defender
       *[other] { $count } defenders
    }
    .moved = a man
    .captured = { $count ->
        [one] the man
       *[other] { $count } men
    }
    .among = { "" }
piece-king = king
    .letter = K
    .a = the king
    .counted = king
    .moved = the king
    .captured = the king
    .among = { "king, " }

## Special squares

ground-throne = throne
    .a = the throne
ground-corner = corner
    .a = a corner
ground-camp = camp
    .a = a camp

## Calls: in the channel, in the description of the picture, in the list of moves on the page

call-raichi = **Raichi!** The king has an open way to { $squares }.
call-tuichi = **Tuichi!** The king has { $count } open ways: { $squares }.
call-watch-your-king = **Watch your king!** The attackers threaten to capture him on { $square }, by a move to { $threats }.
alt-raichi = Raichi: the king has an open way to { $squares }.
alt-tuichi = Tuichi: the king has { $count } open ways: { $squares }.
alt-watch-your-king = Watch your king: he can be captured on { $square }, by a move to { $threats }.
page-raichi = Raichi
page-tuichi = Tuichi
page-watch-your-king = King!

## Turns and ends

turn-custody = The man himself is captured: he moved between two enemies.
end-king-captured = The king is captured.
end-king-escaped = The king has escaped on { $square }.
end-exit-fort = The king stands safe in a fort at the edge that no attacker can ever break.
end-attackers-destroyed = Too few attackers are left to hold the king.
end-enclosed = The attackers have surrounded the king and all his men.

## The board in words (no markup)

alt-king = The king is on { $square }.
alt-king-gone = The king is off the board.
alt-men = On the board: { $attackers ->
    [0] no attackers
    [one] one attacker
   *[other] { $attackers } attackers
}, { $defenders ->
    [0] no defenders
    [one] one defender
   *[other] { $defenders } defenders
} and the king.
alt-men-without-king = On the board: { $attackers ->
    [0] no attackers
    [one] one attacker
   *[other] { $attackers } attackers
} and { $defenders ->
    [0] no defenders
    [one] one defender
   *[other] { $defenders } defenders
}.

## Refusals: the reason and the remedy

refuse-not-in-line = { $from } and { $to } are not in line. Pieces move straight along a rank or a file.
refuse-blocked = { $from }–{ $to } is blocked on { $at }: { $piece-a } stands there. Pieces cannot jump.
refuse-stop-king = Only the king may stop on { $square }: it is { $ground-a }. Choose another square.
refuse-stop = This piece may not stop on { $square }: it is { $ground-a }. Choose another square.
refuse-cross = This piece may not pass over { $square }: it is { $ground-a }. It has to stop before it.
refuse-too-far = By these rules this piece moves at most { $count ->
    [one] one square
   *[other] { $count } squares
} at a time.

## Refusals of a line of rules in OpenTafl’s notation

refuse-rules-line = I cannot play these rules, which look like a line of OpenTafl’s. Please correct:
rules-line-missing = `{ $key }` is missing
rules-line-twice = `{ $key }` comes twice
rules-line-unknown = there is no entry `{ $key }`
rules-line-value = `{ $key }` cannot be `{ $given }`
rules-line-no-such-rule = I have no rule like `{ $key }:{ $given }`
rules-line-start = the start position cannot be read: { $why }
rules-line-berserkers = I have no knights or commanders
rules-line-more = { $count } more

## Rules in words
##
## A `rule-` message is all that is said of a rule: $choice is what was chosen. In sets of pieces, `a`
## are the attackers, `d` the king's men, `k` the king. Some rules share `rule-may` and `rule-helps`.

rules-board = The board has { $size } × { $size } squares: { $attackers } attackers against { $defenders } defenders and the king.
rules-moves = All pieces move like a rook. A man is captured between two enemies in line, by the enemy's move.
rules-alt = { $rules }, the start position: { $attackers } attackers, { $defenders } defenders and the king on { $king }.
rule-may = { $choice ->
    [nobody] Nobody may
    [a] Only attackers may
    [d] Only the king's men may
    [k] Only the king may
    [ad] Every piece but the king may
    [ak] Only the king and attackers may
    [dk] Only the king and his men may
   *[adk] Every piece may
}
rule-helps = { $choice ->
    [nobody] does not help to capture anybody
    [a] helps to capture only attackers
    [d] helps to capture only the king's men
    [k] helps to capture only the king
    [ad] helps to capture everybody but the king
    [ak] helps to capture the king and attackers, but not his men
    [dk] helps to capture the king and his men, but not attackers
   *[adk] helps to capture everybody
}
rule-starts = The { $choice ->
    [attackers] attackers
   *[defenders] defenders
} move first.
rule-escape = The king wins on { $choice ->
    [corner] a corner square
    [safe-edge] a square of the edge where he cannot be captured at once
   *[edge] any square of the edge
}; the attackers win by capturing him.
rule-soldier-steps = The men move { $choice ->
    [0] as far as they like
    [one] one square at a time
   *[other] at most { $choice } squares at a time
}.
rule-king-capture = The king is captured { $choice ->
    [two] between two, as his men are
    [four-near-throne] on the throne and next to it when he is surrounded on all four sides, elsewhere between two
   *[four] when he is surrounded on all four sides
}.
rule-king-armed = The king { $choice ->
    [full] helps to capture as his men do
    [hammer] helps to capture only by his own moves
    [anvil] helps to capture only by standing still
   *[none] does not help to capture
}.
rule-king-steps = The king moves { $choice ->
    [0] as far as he likes
    [one] one square at a time
   *[other] at most { $choice } squares at a time
}.
rule-throne-present = { $choice ->
    [yes] The central square is the throne.
   *[no] There is no throne.
}
rule-throne-stop = { rule-may } stop on the throne.
rule-throne-cross = { rule-may } pass over the empty throne.
rule-throne-hostile = The empty throne { rule-helps }.
rule-corners-present = { $choice ->
    [yes] The corners are special squares.
   *[no] The corners are ordinary squares.
}
rule-corners-width = Each corner is { $choice ->
    [one] a single square
   *[other] a block of { $choice } × { $choice } squares
}.
rule-corners-stop = { rule-may } stop on the corners.
rule-corners-cross = { rule-may } pass over the corners.
rule-corners-hostile = An empty corner { rule-helps }.
rule-camps-squares = { $choice ->
    [none] There are no camps.
    [start] The squares on which the attackers start are their camps.
    [one] One square is a camp of the attackers.
   *[other] { $choice } squares are camps of the attackers.
}
rule-camps-stop = { rule-may } stop in the camps.
rule-camps-cross = { rule-may } pass over the camps.
rule-camps-hostile = An empty camp square { rule-helps }.
rule-camps-stay = { $choice ->
    [yes] An attacker in a camp may move within it all the same.
   *[no] Standing in a camp gives no right to move within it.
}
rule-edge-hostile = The edge of the board { rule-helps }.
rule-custody = A man who moves between two enemies is { $choice ->
    [strict] captured himself
   *[active] safe
}.
rule-linnaean = { $choice ->
    [yes] If the king on his throne has attackers on three sides and a defender on the fourth, that defender can be captured against the throne.
   *[no] The throne does not help to capture anybody while the king sits on it.
}
rule-immobilised = { $choice ->
    [king] The king is captured when an attacker comes next to him and he can move nowhere.
    [all] A piece is captured when an enemy comes next to it and it can move nowhere.
   *[none] Nobody is captured for having nowhere to move.
}
rule-shieldwall = { $choice ->
    [yes] A row of men along the edge is captured by a shieldwall: enemies in front of each man and at both ends.
   *[no] There is no shieldwall along the edge.
}
rule-exit-fort = { $choice ->
    [yes] The king also wins in an unbreakable fort at the edge.
   *[no] A fort at the edge does not win.
}
rule-enclosure-wins = { $choice ->
    [yes] The attackers also win by surrounding the king and all his men.
   *[no] Surrounding the king and all his men does not win.
}
rule-attackers-lose-at = { $choice ->
    [never] The attackers do not lose by losing men.
    [0] The attackers lose when none of them is left.
    [one] The attackers lose when only one of them is left.
   *[other] The attackers lose when only { $choice } of them are left.
}
rule-repetition-count = { $choice ->
    [0] Positions may come again without end.
    [one] The game ends when a position has stood on the board once.
   *[other] The game ends when the same position has stood on the board { $choice } times.
}
rule-repetition-result = { $choice ->
    [attackers] A game that ends by repetition is won by the attackers.
    [defenders] A game that ends by repetition is won by the defenders.
    [mover-loses] A game that ends by repetition is lost by the side that repeated.
   *[draw] A game that ends by repetition is drawn.
}
rule-no-moves = { $choice ->
    [loss] Whoever has no legal move loses.
   *[draw] When a side has no legal move, the game is drawn.
}
rule-quiet-limit = { $choice ->
    [0] There is no limit to moves without a capture.
    [one] After one move without a capture the game is drawn.
   *[other] After { $choice } moves without a capture the game is drawn.
}
