# Everything that Raichi says, in English.
#
# Texts are written in Discord's markup: **bold**, `code`, and `-#` before a small line.
# Arguments that name people are mentions such as <@17>; squares are such as d4.

## A turn

turn-begins = The game begins: { $attackers } leads the attackers, { $defenders } the king and his men.
turn-plays = { $mover } plays **{ $move }**.
turn-captures = { $mover } plays **{ $move }** and captures { $count ->
    [one] the man on { $squares }
   *[other] { $count } men: { $squares }
}.
turn-resigns = { $player } resigns.
turn-next = { $player }, it is your move: you play the { $side ->
    [attackers] attackers
   *[defenders] defenders
}.
turn-how = Move with `/{ command-move }`, for example `/{ command-move } { $from } { $to }`. `/{ command-rules }` explains the rules.
turn-footer = -# { $rules } · game { $game } · move { $move }
turn-footer-start = -# { $rules } · game { $game }

call-raichi = **Raichi!** The king has an open way to { $squares }.
call-tuichi = **Tuichi!** The king has { $count } open ways: { $squares }.
call-watch-your-king = **Watch your king!** The attackers threaten to capture him on { $square }.

end-king-captured = The king is captured.
end-king-escaped = The king has escaped on { $square }.
end-exit-fort = The king stands safe in a fort at the edge that no attacker can ever break.
end-attackers-destroyed = Too few attackers are left to hold the king.
end-enclosed = The attackers have surrounded the king and all his men.
end-repetition = The same position stands on the board for the { $count ->
    [2] second
    [3] third
   *[other] { $count }th
} time.
end-quiet = { $count } moves have passed without a capture.
end-no-moves = The { $side ->
    [attackers] attackers
   *[defenders] defenders
} have no legal move.
end-won = **The { $side ->
    [attackers] attackers win
   *[defenders] defenders win
}.** Well played, { $player }!
end-drawn = **The game is drawn.**

## The board in words, for those who do not see the picture (no markup)

alt-start = { $rules }, the start position.
alt-after = { $rules }, the board after move { $move }.
alt-last-move = The { $side ->
    [attackers] attackers
   *[defenders] defenders
} moved { $piece ->
    [king] the king
   *[soldier] a man
} from { $from } to { $to }.
alt-captured = Captured: { $squares }.
alt-raichi = Raichi: the king has an open way to { $squares }.
alt-tuichi = Tuichi: the king has { $count } open ways: { $squares }.
alt-watch-your-king = Watch your king: he is threatened with capture.
alt-king = The king is on { $square }.
alt-king-gone = The king is off the board.
alt-men = On the board: { $attackers } attackers, { $defenders } defenders and the king.
alt-men-without-king = On the board: { $attackers } attackers and { $defenders } defenders.
alt-turn = The { $side ->
    [attackers] attackers
   *[defenders] defenders
} are to move.
alt-won = The { $side ->
    [attackers] attackers
   *[defenders] defenders
} have won.
alt-drawn = The game is drawn.
alt-resigned = The { $side ->
    [attackers] attackers
   *[defenders] defenders
} have resigned.
alt-replay = { $rules }: an animation of the whole game, { $count ->
    [one] one move
   *[other] { $count } moves
}, ending as follows.
alt-replay-cut = { $rules }: an animation of the last { $shown } moves of { $count }, ending as follows.

## A whole game

replay-none = No move has been played in game { $game }, so there is nothing to replay. `/{ command-board }` shows the board.
replay-title = **{ $rules }** · game { $game } · { $count ->
    [one] one move
   *[other] { $count } moves
}
replay-cut = -# The animation shows the last { $count } moves; all of them would be too large for Discord.
replay-in-words = Discord does not take the animation here; this is the board at its end.

## The board as text
##
## $sign is what stands for it in the drawing. Letters have to be ASCII, one each, no two alike.

board-letter = { $piece ->
    [attacker] A
    [defender] D
   *[king] K
}
board-men = `{ $sign }` { $piece ->
    [attacker] { $count ->
        [one] one attacker
       *[other] { $count } attackers
    }
    [defender] { $count ->
        [one] one defender
       *[other] { $count } defenders
    }
   *[king] king
}
board-where = { $men }: { $squares }
board-special = `{ $sign }` { $special ->
    [throne] throne
    [corner] corner
   *[camp] camp
}
board-captured = `{ $sign }` captured
board-last-move = `[ ]` last move

## Challenges

challenge-person = { $challenger } challenges { $opponent } to a game of **{ $rules }**.
challenge-anyone = { $challenger } challenges anyone to a game of **{ $rules }**.
challenge-side = { $challenger } plays the { $side ->
    [attackers] attackers
   *[defenders] defenders
}.
challenge-random = Chance decides who plays which side.
challenge-accept = Accept
challenge-decline = Decline
challenge-withdraw = Withdraw
challenge-accepted = { $opponent } has accepted the challenge of { $challenger } to a game of **{ $rules }**: game { $game }.
challenge-seats = Attackers: { $attackers }. Defenders: { $defenders }.
challenge-declined = { $opponent } has declined the challenge of { $challenger } to a game of **{ $rules }**.
challenge-withdrawn = { $challenger } has withdrawn the challenge to a game of **{ $rules }**.
challenge-in-words = Your challenge is posted. I may not attach files in this channel, so the boards are text here. If an admin gives me the permission *Attach Files*, I draw them.

## Rules in words
##
## A `rule-` message is all that is said of a rule: $choice is what was chosen. In sets of pieces, `a`
## are the attackers, `d` the king's men, `k` the king. Some rules share `rule-may` and `rule-helps`.

rules-title = **{ $rules }**
rules-unlike = Unlike { $parent }:
rules-rest = Otherwise as there:
rules-board = The board has { $size } × { $size } squares: { $attackers } attackers against { $defenders } defenders and the king.
rules-moves = All pieces move like a rook. A man is captured between two enemies in line, by the enemy's move.
rules-names = -# Other rules: { $names }
rules-alt = { $rules }, the start position: { $attackers } attackers, { $defenders } defenders and the king on { $king }.
rule-may = { $choice ->
    [nobody] Nobody may
    [a] Only attackers may
    [d] Only the king's men may
    [k] Only the king may
    [ad] Everybody but the king may
    [ak] Only the king and attackers may
    [dk] Only the king and his men may
   *[adk] Everybody may
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
    [four-near-throne] on all four sides on the throne and next to it, between two elsewhere
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
    [yes] Next to his king on the throne, the last defender may be captured against the throne.
   *[no] The throne does not help to capture anybody while the king sits on it.
}
rule-immobilised = { $choice ->
    [king] The king is captured when an attacker comes next to him and he can move nowhere.
    [all] A piece is captured when an enemy comes next to it and it can move nowhere.
   *[none] Nobody is captured for having nowhere to move.
}
rule-shieldwall = { $choice ->
    [yes] A row of men along the edge is captured by a shieldwall: men in front of all of them and at both ends.
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

## Lists, looks, help

games-none = You play no game at the moment. `/{ command-challenge }` starts one.
games-title = { $count ->
    [one] Your game
   *[other] Your { $count } games
}:
games-own-turn = **Game { $game }** · { $rules } · against { $opponent } · **your move** since { $since }
games-other-turn = **Game { $game }** · { $rules } · against { $opponent } · waiting for the other since { $since }
games-link = · [to the board]({ $link })
games-more = …and { $count } more.
games-choice = Game { $game } · { $rules }

help = **Raichi** is the Viking king's table in your channel: tafl by correspondence.
    The attackers come from the edges and hunt the king. He and his men try to break out.

    `/{ command-challenge }` invites somebody to a game, or anyone.
    `/{ command-move } d1 d4` plays a move; while you type, the legal squares are offered. `/{ command-move } d1-d4` in one field works, too.
    `/{ command-board }` shows the board again, in another style or as text; `/{ command-games }` shows all your games.
    `/{ command-replay }` shows a whole game as an animation.
    `/{ command-rules }` explains how a game is won and how men are captured.
    `/{ command-resign }` gives a game up.

    I call *raichi* when the king has an open way out, *tuichi* when he has two, and *watch your king* when he can be captured.

choice-soldier = { $square } · { $count ->
    [one] one square
   *[other] { $count } squares
}
choice-king = { $square } · king, { $count ->
    [one] one square
   *[other] { $count } squares
}
choice-rules-default = { $rules } (standard)

resign-ask = Do you want to resign game { $game } against { $opponent }? It cannot be taken back.
resign-yes = Resign
resign-no = Play on
resign-done = You have resigned game { $game }.
resign-kept = Good. Game { $game } goes on.

unsaid = What you did is kept, but I cannot post in this channel: { $reason }. An admin can mend that; `/{ command-board }` shows the game until then.
unsaid-later = What you did is kept. Discord does not take my message just now; I shall post it as soon as it does.
unsaid-permission = I need the permissions *View Channel* and *Send Messages* here
unsaid-channel = the channel is gone
unsaid-other = Discord refuses the message

## Refusals: the reason and the remedy

refuse-not-a-move = “{ $given }” is not a move. Write the square that a piece leaves and the one that it goes to, for example `d1 d4`.
refuse-no-destination = Where to? Give the other square as well, for example `/{ command-move } { $from } { $example }`.
refuse-no-piece = There is no piece of yours on { $square }: the square is empty. `/{ command-board }` shows the board.
refuse-not-yours = There is no piece of yours on { $square }: { $piece ->
    [attacker] an attacker
    [defender] a defender
   *[king] the king
} stands there. You play the { $side ->
    [attackers] attackers
   *[defenders] defenders
}.
refuse-same-square = The piece already stands on { $square }. Choose another square to go to.
refuse-not-in-line = { $from } and { $to } are not in line. Pieces move straight along a rank or a file.
refuse-blocked = { $from }–{ $to } is blocked on { $at }: { $piece ->
    [attacker] an attacker
    [defender] a defender
   *[king] the king
} stands there. Pieces cannot jump.
refuse-stop-king = Only the king may stop on { $square }: it is { $special ->
    [throne] the throne
    [corner] a corner
   *[camp] a camp
}. Choose another square.
refuse-stop = This piece may not stop on { $square }: it is { $special ->
    [throne] the throne
    [corner] a corner
   *[camp] a camp
}. Choose another square.
refuse-cross = This piece may not pass over { $square }: it is { $special ->
    [throne] the throne
    [corner] a corner
   *[camp] a camp
}. It has to stop before it.
refuse-too-far = By these rules this piece moves at most { $count ->
    [one] one square
   *[other] { $count } squares
} at a time.
refuse-off-board = { $square } is not on the board, which goes from a1 to { $last }.
refuse-other-captures = { $count ->
    [0] This move captures nothing
    [one] This move captures only { $squares }
   *[other] This move captures { $squares }
}, which is not what you wrote. Nothing was played; leave the captures out, they follow by themselves.
refuse-finished = Game { $game } is over. `/{ command-challenge }` starts a new one.
refuse-over = The game is over; no more moves are played.
refuse-not-your-turn = It is { $player }’s move. You can move as soon as the answer is on the board.
refuse-not-a-player = You do not play in game { $game }. `/{ command-board }` lets you watch it, and `/{ command-challenge }` starts a game of your own.
refuse-no-game-here = There is no game of yours in this channel. `/{ command-challenge }` starts one, `/{ command-games }` shows those elsewhere.
refuse-no-game-to-see = No game has been played in this channel yet. `/{ command-challenge }` starts one.
refuse-no-such-game = There is no game { $game } in this server. `/{ command-games }` shows yours.
refuse-which-game = You play several games in this channel: { $games }. Say which one with the option `{ option-move-game }`.
refuse-moved-on = The board has moved on since then, so nothing was done. `/{ command-board }` shows how it stands.
refuse-not-yours-to-press = That button is somebody else’s.
refuse-challenged-self = You cannot challenge yourself. Choose somebody else, or nobody: then anyone may accept.
refuse-challenged-raichi = I only keep the board; I do not play yet. Challenge a person, or leave `{ option-challenge-opponent }` out: then anyone may accept.
refuse-challenged-bot = Bots cannot play. Challenge a person, or leave `{ option-challenge-opponent }` out: then anyone may accept.
refuse-unknown-ruleset = There are no rules called “{ $given }”. Choose from the list that appears as you type: { $names }.
refuse-challenge-accepted = This challenge was accepted already; it is game { $game } now. `/{ command-challenge }` makes a new one.
refuse-challenge-declined = This challenge was declined. `/{ command-challenge }` makes a new one.
refuse-challenge-withdrawn = This challenge was withdrawn. `/{ command-challenge }` makes a new one.
refuse-challenge-deleted = The message of this challenge was deleted, so it no longer stands. `/{ command-challenge }` makes a new one.
refuse-no-such-challenge = I do not know this challenge any more. `/{ command-challenge }` makes a new one.
refuse-challenge-for-another = This challenge is for { $opponent }. `/{ command-challenge }` makes one of your own.
refuse-only-challenger-withdraws = Only { $challenger } can withdraw this challenge.
refuse-nobody-declines = This challenge is for anyone; nobody has to decline it.
refuse-own-challenge = This is your own challenge: somebody else has to accept it. You can withdraw it.
refuse-permissions = I cannot play in this channel: I lack { $missing }. An admin can give me that in the channel’s settings.
permission-view = *View Channel*
permission-send = *Send Messages*
refuse-unknown-button = I do not know this button any more. `/{ command-help }` shows what I understand.
refuse-only-in-servers = I play in the channels of servers only, not in direct messages.

fault = Something went wrong on my side, not on yours. Try again in a moment; if it stays so, tell the admin this number: `{ $reference }`.

list-and = { $first } and { $last }

## Commands: their names and what they do, as Discord lists them

command-challenge = challenge
command-challenge-about = Challenge somebody to a game of tafl
option-challenge-opponent = opponent
option-challenge-opponent-about = Whom you challenge; without one, anyone may accept
option-challenge-rules = rules
option-challenge-rules-about = The rules to play by
option-challenge-side = side
option-challenge-side-about = The side that you play
side-attackers = attackers
side-defenders = defenders
side-random = random
command-move = move
command-move-about = Play a move
option-move-from = from
option-move-from-about = The piece’s square, such as d1, or the whole move: d1-d4
option-move-to = to
option-move-to-about = The square that it goes to, such as d4
option-move-game = game
option-move-game-about = Which game, if you play several here
command-board = board
command-board-about = Show the board
option-board-game = game
option-board-game-about = Which game, if there are several here
option-board-style = style
option-board-style-about = How it looks; text is for those who do not see pictures
style-wood = wood
style-stone = stone
style-high-contrast = high contrast
style-text = text
command-replay = replay
command-replay-about = Show a whole game as an animation
option-replay-game = game
option-replay-game-about = Which game, if there are several here; also one that is over
command-resign = resign
command-resign-about = Give a game up
option-resign-game = game
option-resign-game-about = Which game, if you play several here
command-games = games
command-games-about = Show all your games, the most urgent first
command-rules = rules
command-rules-about = Explain the rules
option-rules-name = name
option-rules-name-about = Which rules
command-help = help
command-help-about = Explain what Raichi does

## The world around the games

unsaid-closed = this thread is locked
