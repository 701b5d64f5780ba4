# The words and sentences that only Dablot has, in English.

## Sides: the Saami begin at the bottom (`south` in records), the Swedes at the top (`north`)

side-south = Saami
    .heading = Saami
    .led = the Saami
    .possessive = Saami’s
    .number = many
side-north = Swedes
    .heading = Swedes
    .led = the Swedes
    .possessive = Swedes’
    .number = many

## Pieces

piece-south-man = { $count ->
    [one] man
   *[other] men
}
    .letter = { $letter }
    .a = a Saami man
    .counted = { $count ->
        [one] one Saami man
       *[other] { $count } Saami men
    }
    .moved = a Saami man
    .captured = { $count ->
        [one] the man
       *[other] { $count } men
    }
    .among = { "" }
piece-south-retreated = { $count ->
    [one] retreated man
   *[other] retreated men
}
    .letter = { $letter }
    .a = a Saami retreated man
    .counted = { $count ->
        [one] one Saami retreated man
       *[other] { $count } Saami retreated men
    }
    .moved = a Saami retreated man
    .captured = { $count ->
        [one] the retreated man
       *[other] { $count } retreated men
    }
    .among = { "retreated man, " }
piece-south-son = { $count ->
    [one] son
   *[other] sons
}
    .letter = { $letter }
    .a = a Saami son
    .counted = { $count ->
        [one] one Saami son
       *[other] { $count } Saami sons
    }
    .moved = a Saami son
    .captured = { $count ->
        [one] the son
       *[other] { $count } sons
    }
    .among = { "son, " }
piece-south-officer = { $count ->
    [one] officer
   *[other] officers
}
    .letter = { $letter }
    .a = a Saami officer
    .counted = { $count ->
        [one] one Saami officer
       *[other] { $count } Saami officers
    }
    .moved = a Saami officer
    .captured = { $count ->
        [one] the officer
       *[other] { $count } officers
    }
    .among = { "officer, " }
piece-south-leader = { $count ->
    [one] leader
   *[other] leaders
}
    .letter = { $letter }
    .a = a Saami leader
    .counted = { $count ->
        [one] one Saami leader
       *[other] { $count } Saami leaders
    }
    .moved = a Saami leader
    .captured = { $count ->
        [one] the leader
       *[other] { $count } leaders
    }
    .among = { "leader, " }
piece-north-man = { $count ->
    [one] man
   *[other] men
}
    .letter = { $letter }
    .a = a Swedish man
    .counted = { $count ->
        [one] one Swedish man
       *[other] { $count } Swedish men
    }
    .moved = a Swedish man
    .captured = { $count ->
        [one] the man
       *[other] { $count } men
    }
    .among = { "" }
piece-north-retreated = { $count ->
    [one] retreated man
   *[other] retreated men
}
    .letter = { $letter }
    .a = a Swedish retreated man
    .counted = { $count ->
        [one] one Swedish retreated man
       *[other] { $count } Swedish retreated men
    }
    .moved = a Swedish retreated man
    .captured = { $count ->
        [one] the retreated man
       *[other] { $count } retreated men
    }
    .among = { "retreated man, " }
piece-north-son = { $count ->
    [one] son
   *[other] sons
}
    .letter = { $letter }
    .a = a Swedish son
    .counted = { $count ->
        [one] one Swedish son
       *[other] { $count } Swedish sons
    }
    .moved = a Swedish son
    .captured = { $count ->
        [one] the son
       *[other] { $count } sons
    }
    .among = { "son, " }
piece-north-officer = { $count ->
    [one] officer
   *[other] officers
}
    .letter = { $letter }
    .a = a Swedish officer
    .counted = { $count ->
        [one] one Swedish officer
       *[other] { $count } Swedish officers
    }
    .moved = a Swedish officer
    .captured = { $count ->
        [one] the officer
       *[other] { $count } officers
    }
    .among = { "officer, " }
piece-north-leader = { $count ->
    [one] leader
   *[other] leaders
}
    .letter = { $letter }
    .a = a Swedish leader
    .counted = { $count ->
        [one] one Swedish leader
       *[other] { $count } Swedish leaders
    }
    .moved = a Swedish leader
    .captured = { $count ->
        [one] the leader
       *[other] { $count } leaders
    }
    .among = { "leader, " }

## Turns and ends

turn-promoted = The man becomes an officer.
turn-retreated = The man has gone back, so he can’t become an officer any more.
# $end: text
aim-dablot = { $end ->
    [leader] capture the enemy leader, or all the other enemy pieces
   *[all] capture every enemy piece
}
reason-annihilated = The { $side } { $side-number ->
    [one] has
   *[many] have
} no piece left.
reason-leader-captured = The leader of { $side-led } is captured on { $square }.
reason-bare-leader = The { $side } { $side-number ->
    [one] has
   *[many] have
} nothing but the leader left.
reason-lone-leaders = Nothing but the two leaders is left.

## Refusals: the reason and the remedy

refuse-nothing-placed = Nothing is put on the board here; pieces move from the start. Write a piece’s point and the one it goes to, as in `c3 d4`.
# $from, $to: text
refuse-man-back = Under these rules, men don’t go back, as from { $from } to { $to }. `/{ command-legal } { $from }` shows where this one can go.
# $piece: name, $over: text, $points, $own: number
refuse-too-strong = The { $piece } on { $over } can’t be captured by that piece: it has { $points ->
    [one] one point
   *[other] { $points } points
}, and yours has { $own }.
# $leaps: text
refuse-man-must-leap = A man can capture, so one must: { $leaps }.
refuse-no-ambush = Only one piece moves at a time here. Write the move of one of them.
# $first, $second: text
refuse-ambush-order = In an ambush, the leap from { $first } is written before the one from { $second }.
# $from: text
refuse-ambush-twice = The piece on { $from } can leap only once in an ambush. Leave one of its leaps out.
# $one, $other: text
refuse-ambush-others = In an ambush, all leap over the same piece, and these leap over { $one } and { $other }. Choose one of them.
# $from, $over: text
refuse-ambush-alone = The piece on { $from } can capture the one on { $over } alone, so it’s no ambush. Write its leap by itself.
# $over: text, $points, $together: number
refuse-ambush-too-weak = The piece on { $over } has { $points ->
    [one] one point
   *[other] { $points } points
}, and the ambush only { $together }. Let another piece take part, if one can.
# $from: text
refuse-ambush-too-many = The ambush is strong enough without the piece on { $from }. Leave its leap out.

## What each ruleset is good for, in a few words; not every one has them

advice-mini-dablot = good first game
advice-dablot = long games

## Rules in words
##
## A `rule-` message is all that is said of a rule: $choice is what was chosen.

# $rules: text, $points, $one, $other: number
rules-dablot-label = { $rules } · { $points ->
    [one] one point
   *[other] { $points } points
} · { $one ->
    [one] one piece
   *[other] { $one } pieces
} against { $other }
rule-dablot-board = { rule-hunt-board }
rule-dablot-pieces = The pieces: { $south }, against { $north }.
rule-dablot-start = At the start: { $points }.
rule-dablot-starts = The { $chosen-side } { $chosen-side-number ->
    [one] moves
   *[many] move
} first.
rule-dablot-steps = { $choice ->
    [0] A piece steps to a neighbouring point, or leaps along a line over an enemy to the empty point behind and captures it; it can leap on in the same turn.
   *[other] A piece steps to a neighbouring point, or leaps along a line over an enemy to the empty point behind and captures it.
}
rule-dablot-points = A piece can capture those with no more points than its own: { $ranks }.
rule-dablot-rank = { $kind ->
    [man] man
    [son] son
    [officer] officer
   *[leader] leader
} { $points }
rule-dablot-compulsory = { $choice ->
    [men] If a man can capture, a man must; the leader and his son needn’t, and can’t move instead.
    [men-actions] If a man can capture, a man must, or the turn ends; the leader and his son needn’t, and can’t move instead.
   *[none] Capturing is optional.
}
rule-dablot-men-back = { $choice ->
    [no] Men never go back, not even to capture.
   *[yes] Men can go back.
}
rule-dablot-promotion = { $choice ->
    [far-edge] A man whose move ends on the far rank becomes an officer.
    [unretreated] A man whose move ends on the far rank becomes an officer, unless he has ever gone back.
   *[none] No man becomes an officer.
}
rule-dablot-actions = { $choice ->
    [0] Each turn is a single move.
    [one] A turn has one action: a step or a single leap.
   *[other] A turn has up to { $choice } actions, each a step or a single leap, with the same piece or different ones; `{ part-move-end }` ends the turn early.
}
rule-dablot-ambush = { $choice ->
    [yes] In an ambush, several pieces leap over a stronger one in the same turn and capture it, if their points add up to enough and each of them is needed.
   *[no] There are no ambushes.
}
rule-dablot-end = { $choice ->
    [leader] You lose when your leader is captured, or when the leader is all you have left.
   *[all] You lose when you have no piece left; when only the two leaders are left, the game is drawn.
}

## Offers

offer-menu-dablot = Dablot: the Saami draughts

lesson-of-dablot = Dablot
lesson-topic-dablot-alone = The two aims: all the others
lesson-about-dablot-alone = You also win when nothing but the enemy leader is left.
lesson-topic-dablot-moves = How pieces move
lesson-about-dablot-moves = All pieces go from point to point along the lines, one step in any direction.
lesson-topic-dablot-leap = Leaping
lesson-about-dablot-leap = A piece captures by leaping over an enemy to the empty point right behind it.
lesson-topic-dablot-ranks = Ranks
lesson-about-dablot-ranks = A piece can’t capture one of a higher rank: a man captures men only, a son also sons, and a leader everybody.
lesson-topic-dablot-chain = Leaping on
lesson-about-dablot-chain = From where a piece lands, it may leap on in the same move.
lesson-topic-dablot-leader = The two aims: the leader
lesson-about-dablot-leader = You win by capturing the enemy leader. Leap over him with your own leader.
lesson-topic-dablot-guard = Watch your leader
lesson-about-dablot-guard = Your leader is in danger when the other one stands beside him and the point behind him is empty.
lesson-topic-dablot-puzzle = A puzzle
lesson-about-dablot-puzzle = Only one move here makes sure of the win.

example-dablot-man = A man, by a man
example-dablot-son = A son, by a son
example-dablot-leader = The leader, by a leader
example-dablot-chain = By several leaps in one move
example-dablot-ambush = In an ambush, by two weaker pieces

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-mini-dablot-compulsory = Mini-Dablot 1: compulsory capture
title-short-mini-dablot-compulsory = 1: compulsory capture
title-mini-dablot-onward = Mini-Dablot 2a: chain leaps
title-short-mini-dablot-onward = 2a: chain leaps
title-mini-dablot-promotion = Mini-Dablot 2b: promotion
title-short-mini-dablot-promotion = 2b: promotion
title-mini-dablot-officer = Mini-Dablot 3: officer
title-short-mini-dablot-officer = 3: officer
title-mini-dablot-actions = Mini-Dablot 4: action points
title-short-mini-dablot-actions = 4: action points
title-mini-dablot-ambush = Mini-Dablot 5: ambush
title-short-mini-dablot-ambush = 5: ambush
title-dablot-keyland = Dablot to the last man
title-short-dablot-keyland = Dablot to the last man
