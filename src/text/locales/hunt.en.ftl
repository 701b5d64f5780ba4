# The words and sentences that only hunts have, in English.
#
# A ruleset names its sides. Names that are known here have forms, for one piece and for several; any other name ($name)
# stands as it is, in words that fit any number.

## Sides
##
## .number chooses the verb: `one` wins, `many` win. .led is what somebody plays with.

side-few = few
    .heading = The few
    .led = the few
    .possessive = few’s
    .number = many
side-many = many
    .heading = The many
    .led = the many
    .possessive = many’s
    .number = many
side-named = “{ $name }” side
    .heading = { $name }
    .led = the “{ $name }” side
    .possessive = “{ $name }” side’s
    .number = one
side-fox = fox
    .heading = Fox
    .led = the fox
    .possessive = fox’s
    .number = one
side-fox-several = foxes
    .heading = Foxes
    .led = the foxes
    .possessive = foxes’
    .number = many
side-officer = officer
    .heading = Officer
    .led = the officer
    .possessive = officer’s
    .number = one
side-officer-several = officers
    .heading = Officers
    .led = the officers
    .possessive = officers’
    .number = many
side-tiger = tiger
    .heading = Tiger
    .led = the tiger
    .possessive = tiger’s
    .number = one
side-tiger-several = tigers
    .heading = Tigers
    .led = the tigers
    .possessive = tigers’
    .number = many
side-hare = hare
    .heading = Hare
    .led = the hare
    .possessive = hare’s
    .number = one
side-hare-several = hares
    .heading = Hares
    .led = the hares
    .possessive = hares’
    .number = many
side-hound = hound
    .heading = Hound
    .led = the hound
    .possessive = hound’s
    .number = one
side-hound-several = hounds
    .heading = Hounds
    .led = the hounds
    .possessive = hounds’
    .number = many
side-goose = goose
    .heading = Goose
    .led = the goose
    .possessive = goose’s
    .number = one
side-goose-several = geese
    .heading = Geese
    .led = the geese
    .possessive = geese’s
    .number = many
side-sheep = sheep
    .heading = Sheep
    .led = the sheep
    .possessive = sheep’s
    .number = one
side-sheep-several = sheep
    .heading = Sheep
    .led = the sheep
    .possessive = sheep’s
    .number = many
side-rebel = rebel
    .heading = Rebel
    .led = the rebel
    .possessive = rebel’s
    .number = one
side-rebel-several = rebels
    .heading = Rebels
    .led = the rebels
    .possessive = rebels’
    .number = many
side-goat = goat
    .heading = Goat
    .led = the goat
    .possessive = goat’s
    .number = one
side-goat-several = goats
    .heading = Goats
    .led = the goats
    .possessive = goats’
    .number = many
side-leopard = leopard
    .heading = Leopard
    .led = the leopard
    .possessive = leopard’s
    .number = one
side-leopard-several = leopards
    .heading = Leopards
    .led = the leopards
    .possessive = leopards’
    .number = many
side-ox = ox
    .heading = Ox
    .led = the ox
    .possessive = ox’s
    .number = one
side-ox-several = oxen
    .heading = Oxen
    .led = the oxen
    .possessive = oxen’s
    .number = many
side-hunter = hunter
    .heading = Hunter
    .led = the hunter
    .possessive = hunter’s
    .number = one
side-hunter-several = hunters
    .heading = Hunters
    .led = the hunters
    .possessive = hunters’
    .number = many

## Pieces
##
## $count is how many there are, $letter the ruleset’s letter. Pieces of a side with another name are `few` and `many`, or
## `named` where sentences have to tell the sides apart.

piece-few = { $count ->
    [one] piece
   *[other] pieces
}
    .letter = { $letter }
    .a = a piece
    .counted = { $count ->
        [one] one piece
       *[other] { $count } pieces
    }
    .moved = a piece
    .captured = { $count ->
        [one] the piece
       *[other] { $count } pieces
    }
    .among = { "" }
piece-many = { $count ->
    [one] piece
   *[other] pieces
}
    .letter = { $letter }
    .a = a piece
    .counted = { $count ->
        [one] one piece
       *[other] { $count } pieces
    }
    .moved = a piece
    .captured = { $count ->
        [one] the piece
       *[other] { $count } pieces
    }
    .among = { "" }
piece-named = { $count ->
    [one] “{ $name }” piece
   *[other] “{ $name }” pieces
}
    .letter = { $letter }
    .a = a “{ $name }” piece
    .counted = { $count ->
        [one] one “{ $name }” piece
       *[other] { $count } “{ $name }” pieces
    }
    .moved = a piece
    .captured = { $count ->
        [one] the “{ $name }” piece
       *[other] { $count } “{ $name }” pieces
    }
    .among = { "" }
piece-fox = { $count ->
    [one] fox
   *[other] foxes
}
    .letter = { $letter }
    .a = a fox
    .counted = { $count ->
        [one] one fox
       *[other] { $count } foxes
    }
    .moved = a fox
    .captured = { $count ->
        [one] the fox
       *[other] { $count } foxes
    }
    .among = { "" }
piece-officer = { $count ->
    [one] officer
   *[other] officers
}
    .letter = { $letter }
    .a = an officer
    .counted = { $count ->
        [one] one officer
       *[other] { $count } officers
    }
    .moved = an officer
    .captured = { $count ->
        [one] the officer
       *[other] { $count } officers
    }
    .among = { "" }
piece-tiger = { $count ->
    [one] tiger
   *[other] tigers
}
    .letter = { $letter }
    .a = a tiger
    .counted = { $count ->
        [one] one tiger
       *[other] { $count } tigers
    }
    .moved = a tiger
    .captured = { $count ->
        [one] the tiger
       *[other] { $count } tigers
    }
    .among = { "" }
piece-hare = { $count ->
    [one] hare
   *[other] hares
}
    .letter = { $letter }
    .a = a hare
    .counted = { $count ->
        [one] one hare
       *[other] { $count } hares
    }
    .moved = a hare
    .captured = { $count ->
        [one] the hare
       *[other] { $count } hares
    }
    .among = { "" }
piece-hound = { $count ->
    [one] hound
   *[other] hounds
}
    .letter = { $letter }
    .a = a hound
    .counted = { $count ->
        [one] one hound
       *[other] { $count } hounds
    }
    .moved = a hound
    .captured = { $count ->
        [one] the hound
       *[other] { $count } hounds
    }
    .among = { "" }
piece-goose = { $count ->
    [one] goose
   *[other] geese
}
    .letter = { $letter }
    .a = a goose
    .counted = { $count ->
        [one] one goose
       *[other] { $count } geese
    }
    .moved = a goose
    .captured = { $count ->
        [one] the goose
       *[other] { $count } geese
    }
    .among = { "" }
piece-sheep = { $count ->
    [one] sheep
   *[other] sheep
}
    .letter = { $letter }
    .a = a sheep
    .counted = { $count ->
        [one] one sheep
       *[other] { $count } sheep
    }
    .moved = a sheep
    .captured = { $count ->
        [one] the sheep
       *[other] { $count } sheep
    }
    .among = { "" }
piece-rebel = { $count ->
    [one] rebel
   *[other] rebels
}
    .letter = { $letter }
    .a = a rebel
    .counted = { $count ->
        [one] one rebel
       *[other] { $count } rebels
    }
    .moved = a rebel
    .captured = { $count ->
        [one] the rebel
       *[other] { $count } rebels
    }
    .among = { "" }
piece-goat = { $count ->
    [one] goat
   *[other] goats
}
    .letter = { $letter }
    .a = a goat
    .counted = { $count ->
        [one] one goat
       *[other] { $count } goats
    }
    .moved = a goat
    .captured = { $count ->
        [one] the goat
       *[other] { $count } goats
    }
    .among = { "" }
piece-leopard = { $count ->
    [one] leopard
   *[other] leopards
}
    .letter = { $letter }
    .a = a leopard
    .counted = { $count ->
        [one] one leopard
       *[other] { $count } leopards
    }
    .moved = a leopard
    .captured = { $count ->
        [one] the leopard
       *[other] { $count } leopards
    }
    .among = { "" }
piece-ox = { $count ->
    [one] ox
   *[other] oxen
}
    .letter = { $letter }
    .a = an ox
    .counted = { $count ->
        [one] one ox
       *[other] { $count } oxen
    }
    .moved = an ox
    .captured = { $count ->
        [one] the ox
       *[other] { $count } oxen
    }
    .among = { "" }
piece-hunter = { $count ->
    [one] hunter
   *[other] hunters
}
    .letter = { $letter }
    .a = a hunter
    .counted = { $count ->
        [one] one hunter
       *[other] { $count } hunters
    }
    .moved = a hunter
    .captured = { $count ->
        [one] the hunter
       *[other] { $count } hunters
    }
    .among = { "" }

## Special points: what one side has to reach, what the other has to fill, and both on boards of text

ground-home = goal
    .a = a goal
ground-paddock = goal
    .a = a goal
ground-goal = goal
    .a = a goal

## Turns and ends
##
## $left is how many pieces of a side are left. $known is whether the point $square decided the game.

# $piece: name, $squares: text, $count: number
turn-huffed = The { $piece } on { $squares } could have captured, so { $count ->
    [one] it’s
   *[other] they’re
} removed.
# $piece: name, $squares: text, $count: number
turn-trapped = The { $piece } on { $squares } can’t move any more, so { $count ->
    [one] it’s
   *[other] they’re
} removed.
# $piece: name
aim-capture = capture { $piece-captured }
# $side: name
aim-capture-all = capture all of { $side-led }
# $squares: text
aim-reach = reach { $squares }
# $side: name
aim-pass = get past { $side-led }
# $count: number
aim-fill = { $count ->
    [one] fill the goal point
   *[other] fill all { $count } goal points
}
# $side: name
aim-trap = trap { $side-led } so that { $side-number ->
    [one] it
   *[many] they
} can’t move
# $side: name
aim-remove = remove { $side-led } from the board
aim-hold = don’t let the other side win
reason-taken = The { $side } { $side-number ->
    [one] is
   *[many] are
} off the board.
reason-too-few = { $left ->
    [0] The { $side } { $side-number ->
        [one] is
       *[many] are
    } off the board.
    [one] Only { $piece-counted } is left.
   *[other] Only { $piece-counted } are left.
}
reason-reached = The { $winner-side } { $winner-side-number ->
    [one] has
   *[many] have
} reached { $square }.
reason-behind = The { $winner-side } { $winner-side-number ->
    [one] has
   *[many] have
} got past { $side-led }.
reason-filled = The { $winner-side } { $winner-side-number ->
    [one] holds
   *[many] hold
} every goal point.

## Refusals: the reason and the remedy

# $piece: name, $at: text, $count: number
refuse-hand-first = First put { $piece-a } on an empty point, as in `/{ command-move } { $at }`: { $piece-counted } { $count ->
    [one] is
   *[other] are
} still in hand.
# $at: text
refuse-nothing-in-hand = Nothing is in hand that could be put on { $at }. Move a piece: write its point and the next one, as in `d4 d5`.
# $from, $direction, $to: text
refuse-direction = From { $from }, that piece can’t go { $direction ->
    [forward] straight ahead
    [forward-diagonal] diagonally ahead
    [sideways] sideways
    [back-diagonal] diagonally back
   *[back] straight back
} to { $to }. `/{ command-legal } { $from }` shows where it can go.
# $from, $to: text
refuse-no-leaps = From { $from } to { $to } is a leap, and this piece only steps to neighbouring points. `/{ command-legal } { $from }` shows them.
# $leaps: text
refuse-must-leap = You can capture, so you must: { $leaps }.
# $at, $leaps: text, $count: number
refuse-goes-on = The piece can keep capturing from { $at }, so it must: { $leaps }. Add { $count ->
    [one] that point
   *[other] one of these points
} to your move.

## What each ruleset is good for, in a few words; not every one has them

advice-fox-and-hounds = short games
advice-fox-and-geese = good first game
advice-halatafl = captures are compulsory
advice-asalto = miss a capture and lose the piece
advice-bagh-chal = good first game
advice-len-choa = the smallest board
advice-sua-ghin-gnua = the board starts empty
advice-catch-the-hare = one against twelve

## Rules in words
##
## A `rule-` message is all that is said of a rule: $choice is what was chosen. $few-piece and $many-piece are one piece,
## $few-all and $many-all all of a side.

# $rules: text, $points: number, $few-piece, $many-piece: name
rules-hunt-label = { $rules } · { $points ->
    [one] one point
   *[other] { $points } points
} · { $few-piece-counted }, { $many-piece-counted }
rule-hunt-board = { $choice ->
    [cross] The board is a cross of 33 points.
    [square5] The board has 5 × 5 points.
    [draughts] The board is the 32 dark squares of a chessboard.
    [triangle10] The board is a triangle of 10 points.
    [triangle23] The board is a triangle of 23 points, with a short line at each side.
    [lattice4x5] The board has 32 points: 4 × 5 crossings and the middles of their squares.
   *[lattice6x7] The board has 72 points: 6 × 7 crossings and the middles of their squares.
}
rule-hunt-pieces = The pieces: { $few-all-piece-counted } and { $many-all-piece-counted }.
rule-hunt-start = At the start, { $chosen-side-led } { $chosen-side-number ->
    [one] stands
   *[many] stand
} on { $points }.
rule-hunt-starts = The { $chosen-side } { $chosen-side-number ->
    [one] moves
   *[many] move
} first.
rule-hunt-hand = { $choice ->
    [0] The { $chosen-side } { $chosen-side-number ->
        [one] has
       *[many] have
    } nothing in hand.
    [one] At the start, { $chosen-piece-counted } is in hand: it’s put on any empty point first, before { $chosen-side-led } can move.
   *[other] At the start, { $chosen-piece-counted } are in hand: each turn puts one on any empty point, and { $chosen-side-led } can’t move before all are on the board.
}
rule-hunt-lines = { $choice ->
    [none] The board has no lines.
    [grid] The board has straight lines only, no diagonals.
    [diagonal] The board has diagonals only.
    [thin] The board has only the extra diagonals, across the usual ones.
    [grid-diagonal] The board has straight lines and diagonals.
    [grid-thin] The board has straight lines and the extra diagonals, but not the usual ones.
    [diagonal-thin] The board has both diagonals in each small square, but no straight lines.
   *[grid-diagonal-thin] The board has straight lines, and both diagonals in each small square.
}
rule-hunt-uses = The { $chosen-side } { $chosen-side-number ->
    [one] uses
   *[many] use
} { $choice ->
    [all] every line of the board
    [none] no line of the board
    [grid] only the straight lines
    [diagonal] only the diagonals
    [thin] only the extra diagonals
    [grid-diagonal] the straight lines and the usual diagonals
    [grid-thin] the straight lines and the extra diagonals
   *[diagonal-thin] only the diagonals, the usual and the extra ones
}.
rule-hunt-directions = The { $chosen-side } { $choice ->
    [none] can’t move.
    [all] { $chosen-side-number ->
        [one] moves
       *[many] move
    } one point at a time, in any direction.
   *[some] { $chosen-side-number ->
        [one] moves
       *[many] move
    } one point at a time, { $directions }.
}
direction-forward = straight ahead
direction-forward-diagonal = diagonally ahead
direction-sideways = sideways
direction-back-diagonal = diagonally back
direction-back = straight back
rule-hunt-directions-both = All pieces move one point at a time, in any direction.
rule-hunt-ahead = Ahead is up the board, towards the higher ranks.
rule-hunt-leap = The { $few-side } { $choice ->
    [none] can’t capture.
    [single] { $few-side-number ->
        [one] captures
       *[many] capture
    } by leaping along a line over { $many-piece-a } to the empty point behind, once in a turn.
   *[multi] { $few-side-number ->
        [one] captures
       *[many] capture
    } by leaping along a line over { $many-piece-a } to the empty point behind, and can leap on in the same turn.
}
rule-hunt-capture = { $choice ->
    [free] Capturing is optional.
    [must] If { $few-side-led } can capture, one capture must be made.
    [must-on] If { $few-side-led } can capture, one capture must be made, and the leaps go on as long as they can.
   *[huff] Capturing is optional, but after a step instead, every { $few-piece } that could have captured is removed.
}
rule-hunt-trapped = { $choice ->
    [removed] After each turn of { $many-side-led }, every { $few-piece } that can’t move is removed.
    [removed-hand] After each turn of { $many-side-led }, every { $few-piece } that can’t move is removed, once { $few-side-led } { $few-side-number ->
        [one] has
       *[many] have
    } none in hand.
   *[stays] A { $few-piece } that can’t move stays on the board.
}
rule-hunt-many-at-most = The { $few-side } { $choice ->
    [never] can’t win by capturing.
    [0] { $few-side-number ->
        [one] wins
       *[many] win
    } by capturing every { $many-piece }.
    [one] { $few-side-number ->
        [one] wins
       *[many] win
    } when only one of the { $many-all-piece-counted } is left.
   *[other] { $few-side-number ->
        [one] wins
       *[many] win
    } when only { $choice } of the { $many-all-piece-counted } are left.
}
rule-hunt-few-reach = { $choice ->
    [0] No point of the board wins for { $few-side-led }.
   *[other] The { $few-side } { $few-side-number ->
        [one] wins
       *[many] win
    } by reaching { $points }.
}
rule-hunt-few-behind = { $choice ->
    [yes] The { $few-side } { $few-side-number ->
        [one] wins
       *[many] win
    } by getting past { $many-side-led }, to lower ranks than every { $many-piece }.
   *[no] Getting past { $many-side-led } doesn’t win.
}
rule-hunt-many-fill = { $choice ->
    [0] Filling points of the board doesn’t win for { $many-side-led }.
   *[other] The { $many-side } { $many-side-number ->
        [one] wins
       *[many] win
    } by filling { $points }.
}
rule-hunt-taken = { $choice ->
    [yes] The { $many-side } { $many-side-number ->
        [one] wins
       *[many] win
    } when no { $few-piece } is left.
   *[no] The { $few-side } can’t be removed from the board.
}
rule-hunt-no-moves = { $choice ->
    [loss] The { $many-side } { $many-side-number ->
        [one] wins
       *[many] win
    } by leaving { $few-side-led } no legal move (and the other way round).
   *[draw] When a side has no legal move, the game is drawn.
}
rule-hunt-quiet-limit = { $choice ->
    [0] There is no limit to moves in which nothing is captured or put on the board.
    [one] After one move in which nothing is captured or put on the board, the game is drawn.
   *[other] After { $choice } moves in which nothing is captured or put on the board, the game is drawn.
}

## Offers

offer-menu-hunt = Hunts: fox, tiger and leopard games

lesson-of-hunt = Hunts
lesson-topic-hunt-fox = The two aims: the fox
lesson-about-hunt-fox = The fox wins by capturing geese. When only 5 are left, the geese have lost.
lesson-topic-hunt-moves = How pieces move
lesson-about-hunt-moves = Pieces go from point to point along the drawn lines, one step at a time.
lesson-topic-hunt-leap = Leaping
lesson-about-hunt-leap = The fox captures by leaping over a goose to the empty point right behind it.
lesson-topic-hunt-chain = Leaping on
lesson-about-hunt-chain = From where the fox lands, it may leap on in the same move.
lesson-topic-hunt-put = Putting pieces on the board
lesson-about-hunt-put = In some hunts, a side first puts its pieces on the board, one in each turn. Don’t put a goat where a tiger can leap over it.
lesson-topic-hunt-trap = The two aims: the geese
lesson-about-hunt-trap = The geese can’t capture: they win by closing the fox in, so that it can’t move.
lesson-topic-hunt-guard = Cover your pieces
lesson-about-hunt-guard = A goose is safe while somebody stands behind it, seen from the fox.
lesson-topic-hunt-puzzle = A puzzle
lesson-about-hunt-puzzle = Only one move here makes sure of the win.

example-hunt-leap = By a leap
example-hunt-chain = By several leaps in one move
example-hunt-closed = Closed in, so that no move is left

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-fox-and-hounds = Fox and Hounds
title-short-fox-and-hounds = Fox and Hounds
title-fox-and-geese = Fox and Geese: 13 geese
title-short-fox-and-geese = Fox and Geese
title-fox-and-geese-orthogonal = Fox and Geese: 13 geese on straight lines
title-short-fox-and-geese-orthogonal = 13 geese, straight lines
title-fox-and-geese-15 = Fox and Geese: 15 geese that never go back
title-short-fox-and-geese-15 = 15 geese, never back
title-fox-and-geese-17 = Fox and Geese: 17 geese without limits
title-short-fox-and-geese-17 = 17 geese, no limits
title-fox-and-geese-17-ahead = Fox and Geese: 17 geese that only go ahead
title-short-fox-and-geese-17-ahead = 17 geese, only ahead
title-fox-and-geese-17-straight = Fox and Geese: 17 geese without diagonals
title-short-fox-and-geese-17-straight = 17 geese, no diagonals
title-fox-and-geese-diagonals = Fox and Geese: extra diagonals
title-short-fox-and-geese-diagonals = Extra diagonals
title-pulijudam = Pulijudam (Lambs and Tigers)
title-short-pulijudam = Pulijudam
title-catch-the-hare = Catch the Hare
title-short-catch-the-hare = Catch the Hare
