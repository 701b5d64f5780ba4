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
    .led = the king and his defenders
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
    .moved = a piece
    .captured = { $count ->
        [one] the piece
       *[other] { $count } pieces
    }
    .among = { "" }
piece-defender = defender
    .letter = D
    .a = a defender
    .counted = { $count ->
        [one] one defender
       *[other] { $count } defenders
    }
    .moved = a piece
    .captured = { $count ->
        [one] the piece
       *[other] { $count } pieces
    }
    .among = { "" }
piece-king = king
    .letter = K
    .a = the king
    .counted = king
    .moved = the king
    .captured = the king
    .among = { "king, " }
piece-attacking-commander = commander of the attackers
    .letter = { $letter }
    .a = a commander of the attackers
    .counted = { $count ->
        [one] one commander of the attackers
       *[other] { $count } commanders of the attackers
    }
    .moved = a commander
    .captured = { $count ->
        [one] the commander
       *[other] { $count } commanders
    }
    .among = { "commander, " }
piece-attacking-knight = knight of the attackers
    .letter = { $letter }
    .a = a knight of the attackers
    .counted = { $count ->
        [one] one knight of the attackers
       *[other] { $count } knights of the attackers
    }
    .moved = a knight
    .captured = { $count ->
        [one] the knight
       *[other] { $count } knights
    }
    .among = { "knight, " }
piece-defending-commander = commander of the defenders
    .letter = { $letter }
    .a = a commander of the defenders
    .counted = { $count ->
        [one] one commander of the defenders
       *[other] { $count } commanders of the defenders
    }
    .moved = a commander
    .captured = { $count ->
        [one] the commander
       *[other] { $count } commanders
    }
    .among = { "commander, " }
piece-defending-knight = knight of the defenders
    .letter = { $letter }
    .a = a knight of the defenders
    .counted = { $count ->
        [one] one knight of the defenders
       *[other] { $count } knights of the defenders
    }
    .moved = a knight
    .captured = { $count ->
        [one] the knight
       *[other] { $count } knights
    }
    .among = { "knight, " }

## Special squares

ground-throne = throne
    .a = the throne
ground-corner = corner
    .a = a corner
ground-camp = camp
    .a = a camp

## Calls: in the channel, in the description of the picture, in the list of moves on the page

call-raichi = **Raichi!** The king has a clear path to { $squares }.
call-tuichi = **Tuichi!** The king has { $count } clear paths: { $squares }.
call-watch-your-king = **Watch your king!** The attackers threaten to capture him on { $square } with a move to { $threats }.
# For those who are new, once in a game.
meaning-raichi = -# *Raichi* means that the king can win with his next move: the attackers have to block his path now.
meaning-tuichi = -# *Tuichi* means that he has two paths at least: blocking one isn’t enough.
alt-call-raichi = Raichi: the king has a clear path to { $squares }.
alt-call-tuichi = Tuichi: the king has { $count } clear paths: { $squares }.
alt-call-watch-your-king = Watch your king: he can be captured on { $square } with a move to { $threats }.
page-call-raichi = Raichi
page-call-tuichi = Tuichi
page-call-watch-your-king = King!

## Turns and ends

turn-custody = The piece that moved is captured: it went between two enemies.
# $capture: text
aim-attackers = { $capture ->
    [two] capture the king between two of your pieces
    [four-on-throne] capture the king between two of your pieces, or on all four sides if he’s on the throne
    [four-near-throne] capture the king between two of your pieces, or on all four sides if he’s on the throne or next to it
   *[four] capture the king by surrounding him on all four sides
}
# $escape: text
aim-defenders = { $escape ->
    [corner] get the king to a corner
    [safe-edge] get the king to an edge square where he can’t be captured at once
   *[edge] get the king to the edge of the board
}
reason-king-captured = The king is captured.
reason-king-escaped = The king has escaped on { $square }.
reason-exit-fort = The king is safe in an unbreakable edge fort.
reason-attackers-destroyed = Too few attackers are left to stop the king.
reason-enclosed = The attackers have surrounded the king and all his defenders.

## The board in words (no markup)

# $square: text
alt-king = The king is on { $square }.
alt-king-gone = The king is off the board.
# $attackers, $defenders: number
alt-pieces = On the board: { $attackers ->
    [0] no attackers
    [one] one attacker
   *[other] { $attackers } attackers
}, { $defenders ->
    [0] no defenders
    [one] one defender
   *[other] { $defenders } defenders
} and the king.
# $attackers, $defenders: number
alt-pieces-without-king = On the board: { $attackers ->
    [0] no attackers
    [one] one attacker
   *[other] { $attackers } attackers
} and { $defenders ->
    [0] no defenders
    [one] one defender
   *[other] { $defenders } defenders
}.
# $pieces: text
alt-ranks = Among them: { $pieces }.

## Refusals: the reason and the remedy

# $from, $to: text
refuse-not-in-line = { $from } and { $to } aren’t in line. Pieces move straight along a rank or a file.
# $from, $to, $at: text, $piece: name
refuse-blocked = { $from }–{ $to } is blocked on { $at }: { $piece-a } stands there. Pieces can’t jump.
# $square: text, $ground: name
refuse-stop-king = Only the king can stop on { $square }: it’s { $ground-a }. Choose another square.
# $square: text, $ground: name
refuse-stop = This piece can’t stop on { $square }: it’s { $ground-a }. Choose another square.
# $square: text, $ground: name
refuse-cross = This piece can’t pass over { $square }: it’s { $ground-a }. It has to stop before it.
# $count: number
refuse-too-far = Under these rules this piece moves at most { $count ->
    [one] one square
   *[other] { $count } squares
} at a time.
# $over: text
refuse-not-leapable = Only plain enemies can be leapt over, and the piece on { $over } is none.
# $from, $to: text
refuse-leap-far = The king leaps only from or onto the throne or a corner, so not from { $from } to { $to }.
# $to: text
refuse-captures-nothing = A move goes on only by capturing, and going to { $to } captures nothing.
# $at: text
refuse-chain-ends = The move ends on { $at }.
# $at: text
refuse-must-go-on = This move has to go on: the piece on { $at } can capture again.
# $ply: number
refuse-stood-before = This position has stood before (after move { $ply }), and the defenders may not bring it back.

## Refusals of a line of rules in OpenTafl’s notation

refuse-rules-line = I can’t play these rules, which look like a line of OpenTafl’s. Please correct:
# $key: text
rules-line-missing = `{ $key }` is missing
# $key: text
rules-line-twice = `{ $key }` comes twice
# $key: text
rules-line-unknown = there’s no entry `{ $key }`
# $key, $given: text
rules-line-value = `{ $key }` can’t be `{ $given }`
# $key, $given: text
rules-line-no-such-rule = I have no rule like `{ $key }:{ $given }`
# $why: text
rules-line-start = the start position can’t be read: { $why }
# $count: number
rules-line-more = { $count } more

## What each ruleset is good for, in a few words after its title

advice-brandubh = good first game
advice-copenhagen = tournaments
advice-norse = big board, simple rules
advice-fetlar = classic tournaments
advice-tablut = as Linnaeus saw it in 1732
advice-viking = the edge is safe for the king
advice-kings-table = only pieces capture the king
advice-high-king-tablut = medium board, corners to reach
advice-high-king-ard-ri = small and crowded
advice-high-king-errk = small, corners to reach
advice-mini-tablut = never step between two enemies
advice-saami-tablut = attackers in camps
advice-tawlbwrdd = no special squares, the edge to reach
advice-sea-battle = unarmed king, the edge to reach
advice-magpie = slow king
advice-alea-evangelii = the biggest board, long games
advice-historical-tablut = defenders move first, the edge to reach
advice-historical-11 = big board, the edge to reach
advice-historical-bell = defenders move first, bell-shaped start
advice-lewis-cross = defenders move first, cross-shaped start
advice-historical-13 = an even bigger board, the edge to reach
advice-simple-tafl = big board, the simplest rules
advice-simple-tafl-9 = medium board, the simplest rules
advice-ard-ri = small board, the edge to reach
advice-ard-ri-step = small board, one step at a time
advice-old-hnefatafl = the edge helps to capture the king
advice-skalk = two pieces capture the king
advice-sea-battle-w = unarmed king, defenders move first
advice-sea-battle-star = unarmed king, star-shaped start
advice-sea-battle-11 = unarmed king, cross-shaped start
advice-sea-battle-13 = unarmed king, an even bigger board
advice-parlett-13 = as in David Parlett’s book
advice-copenhagen-13 = tournament rules, an even bigger board
advice-copenhagen-bell = tournament rules, bell-shaped start
advice-copenhagen-lewis = tournament rules, cross-shaped start
advice-tablut-15 = an even bigger board, long games
advice-tablut-smith = it always takes four to capture the king
advice-brandub-weak = two pieces capture the king
advice-magpie-diamond = slow king, diamond-shaped start
advice-alea-tablut = the biggest board, defenders move first
advice-ashton-tablut = attackers in camps, competition for programs
advice-foteviken-tablut = attackers in camps, the edge to reach
advice-copenhagen-relaxed = shieldwalls close from anywhere
advice-berserk = captures in a row, commanders and a knight
advice-berserk-opentafl = captures in a row are forced
advice-total-tafl = Copenhagen with captures in a row
advice-tyr = captures in a row, no special squares
advice-tyr-15 = captures in a row, a big board
advice-copenhagen-org = no repeating, a draw after move 142
advice-copenhagen-org-13 = no repeating, a bigger board
advice-brandubh-org = no repeating, small board

## Rules in words
##
## A `rule-` message is all that is said of a rule: $choice is what was chosen. In sets of pieces, `a`
## are the attackers, `d` the defenders, `k` the king. Some rules share `rule-may` and `rule-helps`.

# $size, $attackers, $defenders: number
rules-board = The board has { $size } × { $size } squares: { $attackers ->
    [one] { $attackers } attacker
   *[other] { $attackers } attackers
} against { $defenders ->
    [one] { $defenders } defender
   *[other] { $defenders } defenders
} and the king.
rules-moves = All pieces move like a rook in chess. A piece is captured when an enemy’s move puts it between two enemies in a line.
# $rules: text, $attackers, $defenders: number, $king: text
rules-alt = { $rules }, the start position: { $attackers ->
    [one] { $attackers } attacker
   *[other] { $attackers } attackers
}, { $defenders ->
    [one] { $defenders } defender
   *[other] { $defenders } defenders
} and the king on { $king }.
rule-may = { $choice ->
    [nobody] No piece may
    [a] Only attackers may
    [d] Only defenders may
    [k] Only the king may
    [ad] Every piece but the king may
    [ak] Only the king and attackers may
    [dk] Only the king and defenders may
   *[adk] Every piece may
}
rule-helps = counts as an enemy { $choice ->
    [nobody] to no piece
    [a] to attackers only
    [d] to defenders only
    [k] to the king only
    [ad] to every piece but the king
    [ak] to the king and attackers, but not to defenders
    [dk] to the king and defenders, but not to attackers
   *[adk] to every piece
}
rule-starts = The { $choice ->
    [attackers] attackers
   *[defenders] defenders
} move first.
rule-escape = The king wins on { $choice ->
    [corner] a corner square
    [safe-edge] an edge square where he can’t be captured at once
   *[edge] any edge square
}; the attackers win by capturing him.
rule-soldier-steps = Attackers and defenders move { $choice ->
    [0] as far as they like
    [one] one square at a time
   *[other] at most { $choice } squares at a time
}.
rule-king-capture = The king is captured { $choice ->
    [two] between two enemies, like any other piece
    [four-on-throne] on the throne when he’s surrounded on all four sides, elsewhere between two enemies
    [four-near-throne] on the throne and next to it when he’s surrounded on all four sides, elsewhere between two enemies
   *[four] when he’s surrounded on all four sides
}.
rule-king-armed = The king { $choice ->
    [full] helps to capture, like any other piece
    [hammer] helps to capture only by moving
    [anvil] helps to capture only by standing still
   *[none] doesn’t help to capture
}.
rule-king-steps = The king moves { $choice ->
    [0] as far as he likes
    [one] one square at a time
   *[other] at most { $choice } squares at a time
}.
rule-king-jump = { $choice ->
    [over] The king may also leap over an enemy next to him, without capturing him.
    [take] The king may also leap over an enemy next to him, and captures him.
    [special] The king may also leap over an enemy next to him, from or onto the throne or a corner.
   *[none] The king doesn’t leap.
}
rule-commander-jump = { $choice ->
    [over] Commanders may also leap over an enemy next to them, without capturing him.
    [take] Commanders may also leap over an enemy next to them, and capture him.
   *[none] Commanders don’t leap.
}
rule-commander-pierce = { $choice ->
    [yes] Two attacking commanders capture the king between them, unless he’s on or next to the throne.
   *[no] Commanders capture the king like plain attackers.
}
rule-knight-jump = { $choice ->
    [over] Knights may also leap over an enemy next to them, without capturing him.
    [take] Knights may also leap over an enemy next to them, and capture him.
   *[none] Knights don’t leap.
}
rule-knight-pierce = { $choice ->
    [yes] Two attacking knights capture the king between them, unless he’s on or next to the throne.
   *[no] Knights capture the king like plain attackers.
}
rule-throne-present = { $choice ->
    [yes] The central square is the throne.
   *[no] There’s no throne.
}
rule-throne-stop = { rule-may } stop on the throne.
rule-throne-cross = { rule-may } pass over the empty throne.
rule-throne-hostile = The empty throne { rule-helps }.
rule-throne-hostile-occupied = The occupied throne { rule-helps }.
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
rule-corners-pierce = { $choice ->
    [yes] An empty corner can stand in for one of two pieces that capture the king this way.
   *[no] A corner doesn’t help two ranked attackers to capture the king.
}
rule-camps-squares = { $choice ->
    [none] There are no camps.
    [start] The squares on which the attackers start are their camps.
    [one] One square is a camp of the attackers.
   *[other] { $choice } squares are camps of the attackers.
}
rule-camps-stop = { rule-may } stop in the camps.
rule-camps-cross = { rule-may } pass over the camps.
rule-camps-hostile = An empty camp square { rule-helps }.
rule-camps-hostile-occupied = An occupied camp square { rule-helps }.
rule-camps-blunt = { $choice ->
    [none] Every camp square counts alike.
    [start] The attackers’ own squares never count as enemies to them.
    [one] One camp square never counts as an enemy to attackers.
   *[other] { $choice } camp squares never count as enemies to attackers.
}
rule-camps-stay = { $choice ->
    [any] An attacker in a camp can still move within all camps.
    [yes] An attacker in a camp can still move within it.
   *[no] An attacker in a camp has no special right to move within it.
}
rule-edge-hostile = The edge of the board { rule-helps }.
rule-chain = { $choice ->
    [may] A piece that captures may go on in the same move, as long as each step captures or wins.
    [must] A piece that captures has to go on in the same move, as long as it can capture or win.
   *[none] A move ends with its first capture.
}
rule-custody = A piece that moves between two enemies is { $choice ->
    [strict] captured itself
   *[active] safe
}.
rule-linnaean = { $choice ->
    [yes] If the king on his throne has attackers on three sides and a defender on the fourth, that defender can be captured against the throne.
   *[no] The throne doesn’t count as an enemy while the king sits on it.
}
rule-immobilised = { $choice ->
    [king] The king is captured when an attacker comes next to him and he can’t move.
    [all] A piece is captured when an enemy comes next to it and it can’t move.
   *[none] No piece is captured just because it can’t move.
}
rule-shieldwall = { $choice ->
    [any] A row of pieces along the edge is captured by a shieldwall: enemies in front of each piece and at both ends. It may be closed from any of these squares.
    [yes] A row of pieces along the edge is captured by a shieldwall: enemies in front of each piece and at both ends.
   *[no] There’s no shieldwall along the edge.
}
rule-exit-fort = { $choice ->
    [yes] The king also wins in an unbreakable edge fort.
   *[no] An edge fort doesn’t win.
}
rule-enclosure-wins = { $choice ->
    [yes] The attackers also win by surrounding the king and all his defenders.
   *[no] Surrounding the king and all his defenders doesn’t win.
}
rule-attackers-lose-at = { $choice ->
    [never] The attackers don’t lose by losing pieces.
    [0] The attackers lose when none of them is left.
    [one] The attackers lose when only one of them is left.
   *[other] The attackers lose when only { $choice } of them are left.
}
rule-repetition-result = { $choice ->
    [attackers] A game that ends by repetition is won by the attackers.
    [defenders] A game that ends by repetition is won by the defenders.
    [mover-loses] A game that ends by repetition is lost by the side that repeated.
   *[draw] A game that ends by repetition is drawn.
}
rule-repetition-forbid = { $choice ->
    [defenders] The defenders may not bring back a position that has stood before.
   *[nobody] Both sides may bring back a position.
}
rule-ply-limit = { $choice ->
    [0] There is no limit to the number of moves.
   *[other] The game is drawn after move { $choice }.
}
## Offers

offer-menu-small = Tafl: small boards
offer-menu-copenhagen = Tafl: Copenhagen and its kin
offer-menu-berserk = Tafl: Berserk
offer-menu-historical = Tafl: historical games
offer-menu-sea-battle = Tafl: sea battle
offer-menu-tablut = Tafl: Tablut

## Reviews: what a move missed or allowed

fact-missed-escape = The king could have escaped at once.
fact-missed-king-capture = The king could have been captured at once.
fact-missed-tuichi = They missed a tuichi.
fact-missed-raichi = They missed a raichi.
fact-allowed-escape = That let the king escape at once.
fact-allowed-king-capture = That let the king be captured at once.
fact-allowed-tuichi = That allowed a tuichi.

lesson-of-tafl = Tafl
lesson-topic-tafl-escape = The two aims: escape
lesson-about-tafl-escape = The king and his defenders win when he reaches a corner. Here the way is free.
lesson-topic-tafl-moves = How pieces move
lesson-about-tafl-moves = All pieces move in a straight line, any number of empty squares. Only the king may stop on a corner or on the throne in the middle.
lesson-topic-tafl-captures = Capturing
lesson-about-tafl-captures = A piece is captured when an enemy’s move puts it between two enemies in a line.
lesson-topic-tafl-corners = Corners and throne
lesson-about-tafl-corners = An empty corner or the empty throne can take the place of the second enemy.
lesson-topic-tafl-king = The two aims: capture
lesson-about-tafl-king = The attackers win when they capture the king. Here he needs one more enemy beside him.
lesson-topic-tafl-raichi = Raichi and tuichi
lesson-about-tafl-raichi = I announce *raichi* when the king has a clear path to win with his next move, and *tuichi* when he has two: blocking one isn’t enough then.
lesson-topic-tafl-watch = Watch your king
lesson-about-tafl-watch = I announce *watch your king* when the attackers could capture him with their next move, as they can here.
lesson-topic-tafl-puzzle = A puzzle
lesson-about-tafl-puzzle = Only one move here makes sure of the win.

example-tafl-between = Between two enemies
example-tafl-throne = Between an enemy and the empty throne
example-tafl-corner = Between an enemy and an empty corner
example-tafl-camp = Between an enemy and an empty camp
example-tafl-edge = Between an enemy and the edge
example-tafl-king-open = The king, by { $count ->
    [one] one attacker
   *[other] { $count } attackers
}
example-tafl-king-throne = The king on his throne, by { $count ->
    [one] one attacker
   *[other] { $count } attackers
}
example-tafl-king-near-throne = The king beside the empty throne, by { $count ->
    [one] one attacker
   *[other] { $count } attackers
}
example-tafl-king-edge = The king at the edge, by { $count ->
    [one] one attacker
   *[other] { $count } attackers
}
example-tafl-king-camp = The king beside an empty camp, by { $count ->
    [one] one attacker
   *[other] { $count } attackers
}
example-tafl-linnaean = The last defender beside the king, against the throne
example-tafl-shieldwall = A row at the edge, by a shieldwall
example-tafl-enclosed = All defenders shut in, which wins
example-tafl-custody = By one’s own move between two enemies

# $count: text
rules-problem-king = The start position needs exactly one king, and has { $count }.
rules-problem-no-corners = The king can’t escape to corners: the board has none.
# $width: text
rules-problem-corners = Corners of { $width } × { $width } squares don’t fit on the board.

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-kings-table = King’s Table 11×11
title-short-kings-table = King’s Table 11×11
title-sea-battle = Sea battle 9×9
title-short-sea-battle = Sea battle 9×9
title-magpie = Magpie 7×7
title-short-magpie = Magpie 7×7
title-saami-tablut = Saami Tablut with camps 9×9
title-short-saami-tablut = Saami Tablut 9×9
title-tablut = Tablut after Linnaeus 9×9
title-short-tablut = Tablut 9×9
title-historical-tablut = Historical Tablut 9×9 (defenders first)
title-short-historical-tablut = Historical Tablut 9×9
title-historical-11 = Historical Hnefatafl 11×11
title-short-historical-11 = Historical 11×11
title-historical-bell = Historical 11×11: Bell (defenders first)
title-short-historical-bell = Historical 11×11: Bell
title-lewis-cross = Lewis Cross 11×11 (defenders first)
title-short-lewis-cross = Lewis Cross 11×11
title-historical-13 = Historical Hnefatafl 13×13
title-short-historical-13 = Historical 13×13
title-simple-tafl = Simple Tafl 11×11
title-short-simple-tafl = Simple Tafl 11×11
title-simple-tafl-9 = Simple Tafl 9×9
title-short-simple-tafl-9 = Simple Tafl 9×9
title-ard-ri = Ard Rí 7×7
title-short-ard-ri = Ard Rí 7×7
title-ard-ri-step = Ard Rí 7×7: one step
title-short-ard-ri-step = Ard Rí 7×7: one step
title-old-hnefatafl = Old Hnefatafl 11×11
title-short-old-hnefatafl = Old Hnefatafl 11×11
title-skalk = Skalk Hnefatafl 11×11
title-short-skalk = Skalk 11×11
title-sea-battle-w = Sea battle 9×9 (defenders first)
title-short-sea-battle-w = Sea battle: def. first
title-sea-battle-star = Sea battle 9×9: star
title-short-sea-battle-star = Sea battle 9×9: star
title-sea-battle-11 = Sea battle 11×11: cross
title-short-sea-battle-11 = Sea battle 11×11
title-sea-battle-13 = Sea battle 13×13
title-short-sea-battle-13 = Sea battle 13×13
title-parlett-13 = Parlett’s Sea battle 13×13
title-short-parlett-13 = Parlett 13×13
title-copenhagen-13 = Copenhagen 13×13
title-short-copenhagen-13 = Copenhagen 13×13
title-copenhagen-bell = Copenhagen 11×11: Bell
title-short-copenhagen-bell = Copenhagen: Bell
title-copenhagen-lewis = Copenhagen 11×11: Lewis Cross
title-short-copenhagen-lewis = Copenhagen: Lewis Cross
title-tablut-15 = Tablut 15×15
title-short-tablut-15 = Tablut 15×15
title-tablut-smith = Tablut after Smith 9×9
title-short-tablut-smith = Tablut after Smith 9×9
title-brandub-weak = Brandub 7×7: weak king
title-short-brandub-weak = Brandub 7×7: weak king
title-magpie-diamond = Magpie 7×7: diamond
title-short-magpie-diamond = Magpie 7×7: diamond
title-alea-tablut = Alea evangelii by Tablut rules 19×19
title-short-alea-tablut = Alea Tablut 19×19
title-ashton-tablut = Ashton Tablut 9×9 (competition)
title-short-ashton-tablut = Ashton Tablut 9×9
title-foteviken-tablut = Foteviken Tablut 9×9
title-short-foteviken-tablut = Foteviken Tablut 9×9
title-copenhagen-relaxed = Copenhagen 11×11: relaxed shieldwall
title-short-copenhagen-relaxed = Copenhagen relaxed
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
