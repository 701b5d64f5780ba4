# Everything that Raichi says, in English.
#
# Texts are written in Discord's markup: **bold**, `code`, and `-#` before a small line.
# Arguments that name people are mentions such as <@17>; squares are such as d4. Sides, pieces and special squares get
# their names from the file of their family, with all the forms that it gives: `$side-number` is the form `.number`.
#
# The comment before a message names its arguments, in the order in which its function in the code takes them, with their
# kinds: a text, a number, or a name of a side, a piece or a special square. A kind is that of the arguments before it as well.

# Messages of which there is one for each code, with the arguments that each of them may use:
#
# A call in the channel: how many ways the piece has, their nearest points, where it is, and the points by a move to which it
# would be captured.
# call-*($count: number, $squares, $square, $threats: text)
# A call in the description of the picture.
# alt-call-*($count: number, $squares, $square, $threats: text)
# A call in the list of moves on the page of a game.
# page-call-*()
# Why a game ended by the rules: where it was decided, and whether that is known; the number in the rule; the side that lost
# or cannot move, the other one, and how many pieces of what kind the former has left.
# reason-*($square, $known: text, $count: number, $side, $winner-side: name, $piece: name?, $left: number)
# A choice of a server, in a few words.
# server-choice-*($rule: text)
# A group of rulesets.
# offer-menu-*()
# A direction of a step or leap.
# direction-*()
# What a family's lesson is called; the title of a step, by its family and topic; the step explained.
# lesson-of-*()
# lesson-topic-*()
# lesson-about-*()
# What an example of a capture shows, and how many pieces it takes.
# example-*($count: number)
# What a ply missed or allowed, in a review.
# fact-*()

# Messages that are found by their ids: names, what the lists of commands and rules and those of choices need, and parts of
# other messages.
#
# side-*
# piece-*
# ground-*
# command-*
# option-*
# flag-*
# chosen-*
# part-*
# rule-*
# title-*
# advice-*
# meaning-*

## A turn

# $first: text, $first-side: name, $second: text, $second-side: name
turn-begins = The game begins: { $first } leads { $first-side-led }, { $second } { $second-side-led }.
# $count: number
turn-actions-left = { $count ->
    [one] One action of this turn is left.
   *[other] { $count } actions of this turn are left.
}
# $mover, $move: text
turn-plays = { $mover } plays **{ $move }**.
# $mover, $move: text, $piece: name, $count: number, $squares: text
turn-captures = { $mover } plays **{ $move }** and captures { $count ->
    [one] { $piece-captured } on { $squares }
   *[other] { $piece-captured }: { $squares }
}.
# $player: text
turn-resigns = { $player } resigns.
# $player: text, $side: name
turn-next = { $player }, it’s your move: you play the { $side }.
# $from, $to: text
turn-how = Move with `/{ command-move }`, for example `/{ command-move } { $from } { $to }`. `/{ command-rules } { command-rules-show }` explains the rules.
# $side: name, $aim: text
aim-side = { $side-heading }: { $aim }.
# $player, $aim: text
aim-player = { $player }, your aim: { $aim }.
# $aim: text
aim-both = The aim of both sides: { $aim }.
# $rules, $game: text, $move: number
turn-footer = -# { $rules } · game { $game } · move { $move }
# $rules, $game: text
turn-footer-start = -# { $rules } · game { $game }
turn-enlarge = -# Tap the board to enlarge it.

reason-repetition = The same position has occurred { $count } times.
reason-quiet = { $count } moves have passed without a capture.
reason-ply-limit = The last move that these rules allow has been played.
reason-no-moves = The { $side } { $side-number ->
    [one] has
   *[many] have
} no legal move.
reason-immobilised = { $known ->
    [yes] The { $side } can’t move from { $square }.
   *[no] The { $side } can’t move.
}
# $side: name, $player, $other, $pride, $level: text
end-won = **The { $side } { $side-number ->
    [one] wins
   *[many] win
}.** Well played, { $player }{ $pride ->
    [first] : your first win against level { $level }!
    [unscathed] : not a single piece lost!
   *[none] !
} Good game, { $other }.
end-turned = -# Where did it turn? *{ page-review }* shows it.
# $side: name, $player: text
end-won-alone = **The { $side } { $side-number ->
    [one] wins
   *[many] win
}.** Well played, { $player }!
# $first, $second: text
end-drawn = **The game is drawn.** Well played, { $first } and { $second }!
end-drawn-alone = **The game is drawn.**
# $moves: number, $time: text, $one, $other: number
end-figures = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} · { $time } · captured { $one } : { $other }

## The board in words, for those who do not see the picture (no markup)

# $pieces: text
pieces-on-board = On the board: { $pieces }.
# $pieces: text
pieces-in-hand = In hand: { $pieces }.
# $rules: text
alt-start = { $rules }, the start position.
# $rules: text, $move: number
alt-after = { $rules }, the board after move { $move }.
# $side, $piece: name, $from, $to: text
alt-last-move = The { $side } moved { $piece-moved } from { $from } to { $to }.
# $squares: text
alt-captured = Captured: { $squares }.
# $side: name
alt-turn = The { $side } { $side-number ->
    [one] is
   *[many] are
} to move.
# $side: name
alt-won = The { $side } { $side-number ->
    [one] has
   *[many] have
} won.
alt-drawn = The game is drawn.
# $side: name
alt-resigned = The { $side } { $side-number ->
    [one] has
   *[many] have
} resigned.
# $rules: text, $count: number
alt-replay = { $rules }: an animation of the whole game, { $count ->
    [one] one move
   *[other] { $count } moves
}, ending as follows.
# $rules: text, $shown, $count: number
alt-replay-cut = { $rules }: an animation of the last { $shown } moves of { $count }, ending as follows.

## A whole game

# $game: text
replay-none = No move has been played in game { $game } yet, so there’s nothing to replay. `/{ command-board }` shows the board.
# $rules, $game: text, $count: number
replay-title = **{ $rules }** · game { $game } · { $count ->
    [one] one move
   *[other] { $count } moves
}
# $count: number
replay-cut = -# The animation shows the last { $count } moves; the whole game would be too large for Discord.
replay-in-words = The animation can’t be attached here; this is the board at its end.
replay-button = Replay
replay-posted = The replay of this game is posted already.
replay-link = To the replay
replay-pending = The replay of this game is on its way already.
# $rating: text, $games: number
profile-rating = Rating **{ $rating }** · { $games ->
    [one] one rated game
   *[other] { $games } rated games
}
# $games, $won, $drawn, $lost: number
profile-score = { $games ->
    [one] One game here
   *[other] { $games } games here
}: { $won } won, { $drawn } drawn, { $lost } lost
# $scores: text
profile-sides = By side, won–drawn–lost: { $scores }
# $rating: text
profile-ruleset-rating = { " " }· rating { $rating }
# $count: number, $score: text
profile-other-rulesets = { $count ->
    [one] One more ruleset
   *[other] { $count } more rulesets
}: { $score }
# $score: text, $level: number
profile-computer = Against the computer: { $score }{ $level ->
    [0] { "" }
   *[other] , best level beaten: { $level }
}
# $time: text
profile-pace = Median time for a move: { $time }
# $percent: number
profile-late = Lost on time: { $percent }%
# $places: text
profile-tournaments = Tournaments: { $places }
# $places: text
profile-ladders = Ladders: { $places }
# $raichi, $tuichi: number
profile-calls = Called: raichi { $raichi }×, tuichi { $tuichi }×
# $game: text, $moves: number
profile-longest = Longest game: game { $game }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}
# $player, $score: text
profile-between = You and { $player }: { $score }
profile-newest = Last games:
# $game, $rules, $result, $opponent, $since: text
profile-game = **Game { $game }** · { $rules } · { $result ->
    [won] won
    [drawn] drawn
   *[lost] lost
} against { $opponent } · { $since }
# $games: number, $score: text
profile-everywhere = -# Only you see this: on all servers together { $games ->
    [one] one game
   *[other] { $games } games
}, { $score }
# $player: text
profile-none = { $player } hasn’t finished a game here yet. `/{ command-challenge }` invites them to one.
profile-none-own = You haven’t finished a game here yet, so there’s nothing to count. `/{ command-challenge }` starts one, against anyone or against me.
# $score: text, $level: number
profile-me = I’m the computer, so I have no rating. Your score against me here: { $score }{ $level ->
    [0] { "" }
   *[other] , best level beaten: { $level }
}.
profile-me-unplayed = I’m the computer, so I have no rating. You haven’t finished a game against me here yet: `/{ command-challenge }` starts one, at a level of your choice.
profile-bot = Bots don’t play, so there’s nothing to show. I’m the only one who does.
# $first, $now: text, $margin: number, $least, $most: text
profile-alt-rating = A graph of the rating over the last year: from { $first } to { $now } ± { $margin }; the lowest was { $least }, the highest { $most }.
# $scores: text
profile-alt-scores = Bars of games won, drawn and lost: { $scores }.
command-profile = profile
command-profile-about = Show ratings and scores, your own or somebody else’s
option-profile-player = player
option-profile-player-about = Whose profile (yours if left blank)
command-profile-of-person = Profile

leaderboard-title = **Leaderboard of this server**
# $rules: text
leaderboard-title-rules = **Leaderboard of this server** · { $rules }
leaderboard-none = No one is on the leaderboard yet.
# $place: number, $player, $rating: text, $games: number
leaderboard-line = **{ $place }** · { $player } · { $rating } · { $games ->
    [one] one game
   *[other] { $games } games
}
# $place: number
leaderboard-own = You’re number { $place }.
# $games, $opponents: number
leaderboard-lack-games = Play { $games ->
    [one] one more rated game
   *[other] { $games } more rated games
} here{ $opponents ->
    [0] { "" }
    [one] , against somebody new,
   *[other] , against { $opponents } people you haven’t played yet,
} to be listed.
# $since: text
leaderboard-lack-recent = Your last rated game here ended { $since }. One more and you’ll be listed again.
leaderboard-lack-wish = You’ve chosen not to be on leaderboards. Change that in `/{ command-settings }`.
# $games, $opponents, $days: number
leaderboard-how = -# To be listed, finish { $games } rated games here against { $opponents } different people, the last of them within { $days } days. Players are ranked by rating minus the ±, a cautious estimate of their strength.
command-leaderboard = leaderboard
command-leaderboard-about = Show who’s ahead on this server
option-leaderboard-rules = rules
option-leaderboard-rules-about = Count only games by these rules (all games if left blank)

share-button = Share here
private-begins = -# Only you see this game. `/{ command-board }` brings it back at any time.
# $player, $game: text
private-moved = { $player }, I’ve moved in our game { $game }.
# $player, $game: text
private-over = { $player }, our game { $game } is over.
private-show = Show the board
# $game: text
private-show-game = Show game { $game }
# $player: text
share-by = { $player } shares this:
# $why: text
unshared = It isn’t posted: { $why ->
    [forbidden] I can’t post in this channel. An admin can grant me *Send Messages* and *Attach Files* there; then try again.
    [gone] the channel is gone.
    [closed] the thread is locked.
    [moderated] an AutoMod rule of this server blocks the message. An admin can exempt me from the rule.
    [harmful] Discord’s filter for harmful links blocks the message.
   *[rejected] Discord refuses the message.
}
unshared-yet = Discord isn’t accepting my message at the moment; I’ll post it as soon as it does.

## The board as text
##
## $sign is what stands for it in the drawing.

# $piece: name
board-letter = { $piece-letter }
# $sign: text, $piece: name
board-pieces = `{ $sign }` { $piece-counted }
# $pieces, $squares: text
board-where = { $pieces }: { $squares }
# $sign: text, $ground: name
board-ground = `{ $sign }` { $ground }
# $sign: text
board-captured = `{ $sign }` captured
board-last-move = `[ ]` last move

## Challenges

# $challenger, $opponent, $rules: text
challenge-person = { $challenger } challenges { $opponent } to a game of **{ $rules }**.
# $challenger, $rules: text
challenge-anyone = { $challenger } challenges anyone to a game of **{ $rules }**.
# $challenger: text, $side: name
challenge-side = { $challenger } plays the { $side }.
challenge-random = Sides are drawn at random.
challenge-fair = Sides are fair: the player with the lower rating gets the side that wins more often.
challenge-accept = Accept
challenge-decline = Decline
challenge-withdraw = Withdraw
# $challenger, $opponent, $rules, $game: text
challenge-accepted = { $opponent } has accepted the challenge of { $challenger } to a game of **{ $rules }**: game { $game }.
# $first: text, $first-side: name, $second: text, $second-side: name
challenge-seats = { $first-side-heading }: { $first }. { $second-side-heading }: { $second }.
# $challenger, $opponent, $rules: text
challenge-declined = { $opponent } has declined the challenge of { $challenger } to a game of **{ $rules }**.
# $challenger, $opponent: text
challenge-declined-news = { $challenger }, { $opponent } has declined your challenge.
# $challenger, $rules: text
challenge-withdrawn = { $challenger } has withdrawn the challenge to a game of **{ $rules }**.
challenge-in-words = Your challenge is posted. I can’t attach files in this channel, so the boards are text here. If an admin grants me *Attach Files*, I’ll draw them.

## Rules in words

# $title: text
rules-title = **{ $title }**
# $rules, $advice: text
rules-with-advice = { $rules } · { $advice }
# $parent: text
rules-unlike = Unlike { $parent }:
# $names: text
rules-names = -# Other rules: { $names }

## Rules that several families have: $choice is what was chosen

rule-repetition-count = { $choice ->
    [0] Positions can repeat without end.
    [one] The game ends when a position has occurred once.
   *[other] The game ends when the same position has occurred { $choice } times.
}
rule-no-moves = { $choice ->
    [loss] A side that has no legal move loses.
   *[draw] When a side has no legal move, the game is drawn.
}
rule-quiet-limit = { $choice ->
    [0] There is no limit to moves without a capture.
    [one] After one move without a capture the game is drawn.
   *[other] After { $choice } moves without a capture the game is drawn.
}
rule-repetition-ends = { $choice ->
    [mover-loses] A game that ends by repetition is lost by the side that repeated.
    [side] A game that ends by repetition is won by { $chosen-side-led }.
   *[draw] A game that ends by repetition is drawn.
}

## Points on lines: what is said where pieces leap over others

# $mover: text, $piece: name?, $square: text
turn-puts = { $mover } puts { $piece-a } on **{ $square }**.
# $mover, $move: text, $piece: name, $squares: text
turn-ambush = { $mover } plays **{ $move }**, an ambush, and captures { $piece-captured } on { $squares }.
# $mover, $move, $captured: text
turn-captures-several = { $mover } plays **{ $move }** and captures { $captured }.
# $piece: name, $squares: text
turn-captured-there = { $piece-captured } on { $squares }
# What people type to end a turn of several actions early; `games/typed.rs` has it, too.
part-move-end = end
# $player: text, $count: number
turn-goes-on = { $player }, your turn goes on: { $count ->
    [one] one action is
   *[other] { $count } actions are
} left. Type `/{ command-move } { part-move-end }` to stop here.
# $piece: name?, $at: text
turn-how-put = Put { $piece-a } on the board with `/{ command-move }`, for example `/{ command-move } { $at }`. `/{ command-rules } { command-rules-show }` explains the rules.
# $side: name, $move: text
alt-last-played = Last move, by { $side-led }: { $move }.
# $side: name
alt-ended-turn = { $side-heading }: the turn was ended early.
# $piece: name
pieces-counted = { $piece-counted }
# $piece: name, $squares: text
pieces-standing = { $piece-counted } on { $squares }
# $squares: text
goals-standing = Goal points: { $squares }.
# $count: number
actions-left = { $count ->
    [one] One action is
   *[other] { $count } actions are
} left in this turn.
# $square: text
refuse-not-on-board = This board has no point { $square }. `/{ command-board }` shows the board.
# $given: text
refuse-not-a-point = { $given } isn’t a point of this board. `/{ command-board }` shows the board.
# $piece: name, $square: text
refuse-other-side = The { $piece } on { $square } isn’t yours. Choose a piece of your own.
# $square: text
refuse-occupied = There’s already a piece on { $square }. Choose an empty point.
# $from, $to: text
refuse-no-line = From { $from }, no line leads that piece to { $to } by a step or a leap. `/{ command-legal } { $from }` shows where it can go.
# $from, $over, $to: text
refuse-round-bend = Leaps go in a straight line: from { $from } over { $over }, the piece can’t turn to { $to }. `/{ command-legal } { $from }` shows where it can go.
# $over: text
refuse-over-nothing = There’s nothing on { $over } to leap over. `/{ command-legal }` shows the moves that are possible.
# $over: text
refuse-over-own = The piece on { $over } is your own; you can only leap over the other side’s. `/{ command-legal }` shows the moves that are possible.
# $at: text
refuse-one-leap = Here a move is a single leap: it ends on { $at }. Leave the rest out.
# $from, $to: text
refuse-step-in-chain = From { $from } to { $to } is a step, and after a leap the piece can only leap on. Leave the step out.
refuse-one-piece = Only one piece moves at a time. Write the move of one of them, as in `d4 d5`.
refuse-nothing-to-end = Here a turn is a single move, so there’s nothing to end. Write a move, as in `d4 d5`.
refuse-end-before-action = Make a move first; then `{ part-move-end }` ends your turn early.
refuse-one-step = Here a move has two squares: the one that a piece leaves and the one it goes to, as in `d1 d4`.

## Lists, looks, help

games-none = You’re not playing any games at the moment. `/{ command-challenge }` starts one.
# $count: number
games-title = { $count ->
    [one] Your game
   *[other] Your { $count } games
}:
# $game, $rules, $opponent, $since: text
games-own-turn = **Game { $game }** · { $rules } · against { $opponent } · **your move** · last activity { $since }
# $game, $rules, $opponent, $since: text
games-other-turn = **Game { $game }** · { $rules } · against { $opponent } · their move · last activity { $since }
# $game, $rules, $since: text
games-alone = **Game { $game }** · { $rules } · both sides · last activity { $since }
# $link: text
games-link = · [board]({ $link })
# $game, $rules: text
games-choice = Game { $game } · { $rules }

help = **Raichi** lets you play old board games here, move by move, whenever you have a minute: tafl, where attackers hunt a king who tries to escape; hunts, where a fox or a few tigers face a whole flock; and Dablot, where two armies with leaders meet. Challenge someone, and I’ll tell you both when it’s your move. `/{ command-rules } { command-rules-show }` explains each game.
help-challenge = Challenge someone
help-rules = How to play
help-commands = All commands
help-all-play =
    `/{ command-play }` finds you a game. `/{ command-challenge }` invites somebody to one, `/{ command-challenges }` lists those still open. `/{ command-simul }` plays several people at once.
    `/{ command-move } d1 d4` plays a move; so do a reply to the board with `d1 d4` and its button *{ button-move }*. Leave the ping (*@*) of a reply on, and if you write to me directly, `d1 d4` is enough. `c3-e5-g3` leaps twice, `c3` puts a piece on the board.
    `/{ command-board }` shows the board again, `/{ command-games }` all your games.
    `/{ command-draw }` offers a draw, `/{ command-takeback }` takes your last move back, `/{ command-resign }` resigns, `/{ command-abort }` calls off a new game, and `/{ command-rematch }` asks for another. `/{ command-plan }` plays your answer if the move that you expect is made.
    `/{ command-tournament } { command-tournament-create }` announces a tournament, and `/{ command-tournament } { command-tournament-show }` shows its tables.
help-all-learn =
    `/{ command-legal } d1` shows where a piece can go, `/{ command-replay }` a whole game as an animation, and `/{ command-history }` gives its record as a file.
    `/{ command-hint }` gives you a hint against me or alone, and `/{ command-review }` reviews a finished game.
    `/{ command-profile }` shows ratings and scores, `/{ command-leaderboard }` who’s ahead here. `/{ command-openings }` shows how games began and how they ended.
    `/{ command-ladder } { command-ladder-show }` shows the ladder of this server, `/{ command-ladder } { command-ladder-join }` gets you into it.
    `/{ command-learn }` teaches you a game, `/{ command-rules } { command-rules-show }` explains rules, `/{ command-rules } { command-rules-list }` lists them, `/{ command-rules } { command-rules-build }` makes your own.
help-all-settings =
    `/{ command-pause }` asks to stop the clock, and `/{ command-resume }` ends the pause.
    `/{ command-vacation } { command-vacation-start }` stops all your clocks until `/{ command-vacation } { command-vacation-end }`.
    `/{ command-settings }` sets what you like, and `/{ command-server-settings }` is for admins.
    `/{ command-names }` shows or hides your name on web pages.
    `/{ command-help }` shows you where to begin.
help-group-play = Playing
help-group-learn = Learning and looking back
help-group-settings = Time and settings
help-menus = -# In a person’s menu, *Apps* has *{ command-on-person }* and *{ command-profile-of-person }*; in the menu of a message about a game, *{ command-on-message }*; in that of any message, *{ command-report-message }*.
# $opponent: text
offer-person = By which rules do you want to challenge { $opponent }?
offer-alone = By which rules do you want to play both sides?
offer-anyone = To challenge one person, use `/{ command-challenge }`. If anyone may accept, choose the rules here:

# $square: text, $piece: name, $count: number
choice-piece = { $square } · { $piece-among }{ $count ->
    [one] one move
   *[other] { $count } moves
}
# $side: name
choice-side = { $side }
choice-side-random = random
choice-side-fair = fair by rating
# $rules: text
choice-rules-default = { $rules } (default here)

# $game, $opponent: text
resign-ask = Do you want to resign game { $game } against { $opponent }? You can’t undo this.
# $game: text, $side: name
resign-ask-alone = Do you want to resign game { $game } for the { $side }, whose move it is? You can’t undo this.
resign-yes = Resign
resign-no = Play on
# $game: text
resign-done = You’ve resigned game { $game }.
# $game: text
resign-kept = OK, game { $game } continues.

# $reason: text
unsaid = It’s saved, but I can’t post it there: { $reason }.
unsaid-later = It’s saved. Discord isn’t accepting my message right now; I’ll post it as soon as it does.
unsaid-permission = I’m missing permissions in that channel. An admin can grant *View Channel* and *Send Messages* there (in a thread, *Send Messages in Threads*); then I’ll post it
unsaid-direct = I can’t message you any more: you’ve blocked me, or no server that we share lets its members message you. Change that, and I’ll post it here.
# $until: text
unsaid-in-time-out = It’s saved. I’m in time-out on this server until { $until }; then I’ll post it. An admin can end it sooner.
# $until: text
refuse-in-time-out = I’m in time-out on this server until { $until }, so I can’t post here. An admin can end it sooner.
unsaid-channel = the channel is gone
unsaid-other = Discord refuses the message
unsaid-moderated = an AutoMod rule of this server blocks the message. An admin can exempt me from the rule
unsaid-harmful = Discord’s filter for harmful links blocks the message

## Refusals: the reason and the remedy

typed-again = -# If you correct it, send it as a new message: I don’t see edits.
typed-withheld = I can’t read that: Discord shows me a reply only with its ping (*@*) on, and other messages only if they mention me, not my role. Send it again that way, or use `/{ command-move }`.
# $given: text
refuse-not-a-move = { $given } isn’t a move. Write where a piece stands and where it goes, for example `d1 d4`.
# $from, $example: text
refuse-no-destination = Where to? Write that as well, for example `/{ command-move } { $from } { $example }`.
# $square: text
refuse-no-piece = You have no piece on { $square }: nothing stands there. `/{ command-board }` shows the board.
# $square: text, $piece, $side: name
refuse-not-yours = You have no piece on { $square }: { $piece-a } stands there. You play the { $side }.
# $square: text
refuse-same-square = The piece is already on { $square }. Choose a different square.
# $square, $last: text
refuse-off-board = { $square } isn’t on the board, which goes from a1 to { $last }.
# $count: number, $squares: text
refuse-other-captures = { $count ->
    [0] This move captures nothing
    [one] This move captures only { $squares }
   *[other] This move captures { $squares }
}, which isn’t what you wrote. Nothing was played. Leave the captures out: I work them out myself.
# $game: text
refuse-finished = Game { $game } is over. `/{ command-rematch }` asks for another one, `/{ command-challenge }` starts a new one.
refuse-over = The game is over; no more moves can be played.
# $player: text
refuse-not-your-turn = It’s { $player }’s move. You can move once they’ve played.
# $game: text
refuse-not-a-player = You’re not playing in game { $game }. `/{ command-board }` lets you watch it, and `/{ command-challenge }` starts a game of your own.
refuse-no-game-here = You have no game in this channel. `/{ command-challenge }` starts one, `/{ command-games }` shows those elsewhere.
refuse-no-game-to-see = No game has been played in this channel yet. `/{ command-challenge }` starts one.
# $game: text
refuse-no-such-game = There’s no game { $game } on this server. `/{ command-games }` shows yours.
# $given: text
refuse-not-a-game = { $given } isn’t a game. Choose one from the list that appears, or type its number.
# $games: text
refuse-which-game = You’re playing several games in this channel: { $games }. Name the one you mean with the option `{ option-move-game }`, or reply to its board.
refuse-moved-on = The game has moved on since then, so nothing was changed. `/{ command-board }` shows the position now.
refuse-not-yours-to-press = That button isn’t for you.
# $game: text
refuse-private-game = Game { $game } is private, so I can’t answer you here. Press *{ button-move }* under its board, or use `/{ command-move }`.
refuse-hint-against-person = Hints aren’t available in games between people. Play against me, or play both sides yourself, to get hints.
refuse-no-hint = I couldn’t find a hint in time. Please ask again in a moment.
# $player: text
turn-computer = { $player } is thinking.
hint-wins = You can win right now!
hint-wins-by-force = There’s a series of moves that wins, whatever the other side does.
hint-threatens-twice = You can threaten to win in two ways at once.
hint-threatens = You can threaten to win with your next move.
hint-stops = The other side threatens to win. Stop that first.
hint-captures = Look for a good capture.
hint-improves = Nothing is urgent: find a better place for one of your pieces.
hint-show = Show me the move
# $ply: text
hint-move = I’d play **{ $ply }**.
hint-play = Play it
refuse-level-of-person = Only I have levels. Challenge me, or leave `{ option-challenge-level }` out.
refuse-challenged-bot = Bots can’t play. Challenge a person, or leave `{ option-challenge-opponent }` out: then anyone can accept.
# $given, $rules, $sides: text
refuse-unknown-side = “{ $given }” isn’t a side of { $rules }. You can play { $sides }, or leave it to chance.
# $given, $names: text
refuse-unknown-ruleset = I don’t know any rules called “{ $given }”. The nearest names: { $names }. `/{ command-rules } { command-rules-list }` lists all.
# $given, $names: text
refuse-which-ruleset = “{ $given }” fits several: { $names }. Which one do you mean?
# $game: text
refuse-challenge-accepted = This challenge has already been accepted; it’s game { $game } now. `/{ command-challenge }` makes a new one.
refuse-challenge-declined = This challenge was declined. `/{ command-challenge }` makes a new one.
refuse-challenge-withdrawn = This challenge was withdrawn. `/{ command-challenge }` makes a new one.
refuse-challenge-deleted = The message of this challenge was deleted, so it’s no longer open. `/{ command-challenge }` makes a new one.
refuse-no-such-challenge = I don’t know this challenge any more. `/{ command-challenge }` makes a new one.
# $opponent: text
refuse-challenge-for-another = This challenge is for { $opponent }. `/{ command-challenge }` makes one of your own.
# $challenger: text
refuse-only-challenger-withdraws = Only { $challenger } can withdraw this challenge.
refuse-nobody-declines = This challenge is for anyone; nobody has to decline it.
refuse-own-challenge = This is your own challenge: somebody else has to accept it. You can withdraw it.
# $missing: text
refuse-permissions = I can’t play in this channel: I’m missing { $missing }. An admin can grant that in the channel’s settings.
permission-view = *View Channel*
permission-send = *Send Messages*
permission-send-in-threads = *Send Messages in Threads*
permission-connect = *Connect*
# $game: text
refuse-replay-too-early = Game { $game } isn’t over yet. Its replay can be posted once it is; until then, `/{ command-replay }` shows it to you.
refuse-no-game-in-message = That message isn’t about a game, or I don’t know it any more. `/{ command-replay }` shows any game of this server.
refuse-thread-locked = This thread is locked, so nothing can be posted here any more.
refuse-no-files-here = I can’t attach files in this channel: I’m missing *Attach Files*. An admin can grant that in the channel’s settings.
refuse-may-not-write = You aren’t allowed to write in this channel, so I can’t post anything here for you.
refuse-unknown-button = This button is too old to use. `/{ command-help }` shows what I understand.
refuse-unknown-choice = This choice is too old to use. Type the command again, and choose from the list that appears.
invite = Add me to the server
refuse-only-in-servers = I’m not on this server, so I can’t do that. Message me directly to play against me, or ask an admin to add me.

# $reference: text
fault = Something went wrong on my side, not yours. Try again in a moment; if it keeps happening, give an admin this number: `{ $reference }`.
unread = I couldn’t read what Discord sent me, so nothing was done. Try again in a moment; if it keeps happening, tell an admin that I may need an update.

# $first, $last: text
list-and = { $first } and { $last }
# $first, $last: text
list-or = { $first } or { $last }
# $first, $last: text
list-parts = { $first }; { $last }

## Commands: their names and what they do, as Discord lists them

command-challenge = challenge
command-challenge-about = Challenge somebody to a game
option-challenge-opponent = opponent
option-challenge-opponent-about = The person to challenge; without one, anyone can accept
option-challenge-rules = rules
option-challenge-rules-about = The rules to play by
option-challenge-side = side
option-challenge-side-about = The side you play
option-challenge-level = level
option-challenge-level-about = How strong I play if you challenge me (2 if left blank)
chosen-level-1 = 1 Beginner: makes a lot of mistakes
chosen-level-2 = 2 Easy: for your first games
chosen-level-3 = 3 Medium: sees what’s coming next
chosen-level-4 = 4 Hard: rarely misses anything
chosen-level-5 = 5 Expert: misses almost nothing
chosen-level-6 = 6 Strongest: thinks for up to two seconds
command-move = move
command-move-about = Play a move
option-move-from = from
option-move-from-about = Where the piece stands, such as d1, or the whole move: d1-d4
option-move-to = to
option-move-to-about = Where it goes, such as d4
option-move-game = game
option-move-game-about = The game (if you have several here)
command-board = board
command-board-about = Show the board
option-board-game = game
option-board-game-about = The game (if there are several here)
option-board-style = style
option-board-style-about = How it looks; text is for those who can’t see pictures
chosen-style-wood = wood
chosen-style-stone = stone
chosen-style-high-contrast = high contrast
chosen-style-text = text
command-replay = replay
command-replay-about = Show a whole game as an animation
option-replay-game = game
option-replay-game-about = The game, running or over (if there are several here)
command-resign = resign
command-resign-about = Resign a game
option-resign-game = game
option-resign-game-about = The game (if you have several here)
command-games = games
command-games-about = Show all your games, the most urgent first
command-learn = learn
command-learn-about = Learn a game step by step, on boards to move on
option-learn-rules = rules
option-learn-rules-about = A kind of game, or a ruleset of it
command-help = help
command-help-about = Learn what Raichi does
command-on-person = Challenge to a game
command-on-message = Replay this game

## The world around the games

unsaid-closed = the thread is locked. Once it’s unlocked, I’ll post it
## Challenges, matches, threads

# $player: text
turn-begins-alone = The game begins: { $player } moves both sides.

# $challenger: text, $side: name
challenge-side-first = { $challenger } begins with the { $side }.
challenge-random-first = Sides are drawn at random for the first game.
challenge-fair-first = Sides are fair for the first game: the player with the lower rating gets the side that wins more often.
challenge-match = A match of two games: the sides are switched for the second. The player who wins more games wins the match; if the games are level, the one who has captured more pieces.
# $time: text
challenge-time = Time for each move: { $time }.
# $bank, $time: text
challenge-bank = Time: { $bank } for the whole game, plus { $time } after each move.
challenge-no-time-limit = No time limit.
challenge-thread = The game will have its own thread.
# $time: text
challenge-until = Expires { $time }.
# $player, $rules, $game: text
challenge-alone = { $player } plays both sides of a game of **{ $rules }**: game { $game }.
# $first: text, $first-side: name, $second: text, $second-side: name
challenge-seats-first = A match of two games. In the first, { $first-side }: { $first }, { $second-side }: { $second }; then the other way round.
# $challenger, $opponent, $rules: text
challenge-lapsed = { $challenger }’s challenge to { $opponent } to a game of **{ $rules }** has expired: it wasn’t answered within a week.
# $challenger, $rules: text
challenge-lapsed-anyone = { $challenger }’s challenge to a game of **{ $rules }** has expired: nobody accepted it within a week.

decline-title = Decline the challenge
decline-reason = Why? (optional)
decline-hint = Everyone here can read it
challenge-form-more = More
challenge-form-casual = Casual: the game doesn’t count for your ratings
challenge-form-others = Other rules … (choose from all)

# $count: number, $unit: text
time-control = { $count } { $unit ->
    [minutes] { $count ->
        [one] minute
       *[other] minutes
    }
    [hours] { $count ->
        [one] hour
       *[other] hours
    }
   *[days] { $count ->
        [one] day
       *[other] days
    }
}
time-control-none = none

# $rules, $game: text
thread-name = { $rules } · game { $game }
# $thread: text
thread-opened = It’s played in { $thread }.
thread-forbidden = It’s played in this channel: to open a thread for it, I need *Create Public Threads*. An admin can grant that in the channel’s settings.
thread-impossible = It’s played in this channel: no thread can be opened here.

# $game: number, $one, $other, $wins, $captures: text
match-score = -# Match, game { $game } of 2 · { $one } against { $other } { $wins } (pieces captured { $captures })
match-goes-on = The match continues with the second game, with the sides switched.
# $winner: text
match-won = **{ $winner } wins the match.**
# $winner, $wins, $captures: text
match-won-by-captures = **{ $winner } wins the match:** the games are level at { $wins }, but { $winner } has captured more pieces, { $captures }.
# $wins: text
match-drawn = **The match is drawn:** the games are level at { $wins }, and so are the captures.
match-undecided = **The match ends undecided**, since one of its games wasn’t played.

rematch-button = Rematch

refuse-match-alone = A match needs two people. Leave out `{ option-challenge-match }` to play a single game against yourself, or choose somebody else.
refuse-challenge-lapsed = This challenge has expired: nobody accepted it within a week. `/{ command-challenge }` makes a new one.
# $given: text
refuse-not-a-time-control = I can’t read “{ $given }” as a time. Try `12 hours` or `3 days` for each move, `6 days + 10 hours` for the whole game and what each move adds, or `none` for no limit.
# $given: text
refuse-time-control-range = “{ $given }” isn’t possible. Each move can have from 1 hour to 14 days; `none` means no limit.
# $given: text
refuse-bank-range = “{ $given }” isn’t possible. The time for the whole game can be from 1 hour to 30 days, and each move can add from 1 hour to 3 days.
# $length, $longest: number
refuse-reason-too-long = A reason can have at most { $longest } characters, and yours has { $length }. Nothing was declined; shorten it, or leave it out.
# $most: number
refuse-challenges-of-player = You already have { $most } open challenges on this server. Withdraw one, or wait until one is answered.
# $most: number
refuse-challenges-here = There are already { $most } open challenges in this channel. Accept one, or wait until one is answered.
# $player: text, $most: number
refuse-games-of-player = { $player } is already playing { $most } games on this server, as many as I keep at once. When one of them is over, another can begin.
# $most: number
refuse-games-here = { $most } games are already being played in this channel, as many as I keep at once. Play in another channel, or wait until one is over.
# $pace, $when: text
refuse-pace = { $pace ->
    [challenge] That’s a lot of challenges. You can make the next one { $when }.
    [share] That’s a lot at once. You can share the next thing { $when }.
    [server] This server is very busy right now. You can challenge and share again { $when }.
    [hint] That’s a lot of hints. You can ask for the next one { $when }.
    [review] That’s a lot of reviews. I can review the next game { $when }.
    [build] That’s a lot of changes in a short time. You can go on building { $when }.
    [file] That’s a lot of files. You can have the next one { $when }.
    [report] That’s a lot of reports. You can make the next one { $when }.
   *[export] You’ve just had this file several times. You can have it again { $when }.
}
# $game: text
refuse-not-finished = Game { $game } isn’t over yet. A rematch is for finished games.
refuse-match-goes-on = The match continues with its second game. Once that’s over too, you can ask for a rematch.
# $game: text
refuse-rematch-offered = You’ve already offered a rematch of game { $game }. Your opponent has to answer it first.
# $game: text
refuse-next-game-runs = You’re already playing the next one: game { $game }.

# $game: text
refuse-rematch-declined = You’ve offered a rematch of game { $game }, and it was declined. Your opponent can still ask for one; `/{ command-challenge }` makes a new challenge.
refuse-nothing-to-play-again = You haven’t finished a game in this channel yet. Name one from elsewhere with the option `{ option-rematch-game }`, or use `/{ command-challenge }`.

option-challenge-time = time
option-challenge-time-about = Time per move, such as 3 days; or 6 days + 10 hours (whole game + per move); or none
option-challenge-match = match
option-challenge-match-about = Play a match: two games, with the sides switched for the second
option-challenge-thread = thread
option-challenge-thread-about = Play in a thread of its own
# The words for yes and no that are understood, the usual one first.
flag-yes = yes, true, on
flag-no = no, false, off
## Buttons under a board, and the menus by which a move is chosen

button-move = Move
button-hint = Hint
button-draw = Offer draw
button-takeback = Take back
button-resign = Resign
# $level: text
button-level = Level { $level }
# $count: number
turn-given = It goes on from { $count ->
    [one] the position after the first move
   *[other] the position after { $count } moves
} of another game.
review-play = Play from here
# $game: text
pick-game = Game { $game }
# $of: text, $side: name
pick-piece = { $of }: you play the { $side }. Which piece do you want to move?
pick-piece-menu = Choose a piece
# $of: text, $side: name
pick-put = { $of }: you play the { $side }. Where do you want to put a piece?
pick-put-menu = Choose a point
pick-too-long = -# This move is too long for the menus. Type it: `/{ command-move }` with every point, such as `c3 e5 g3`.
# $of: text
pick-file = { $of }: many of your pieces can move. Which file is yours on?
pick-file-menu = Choose a file
# $file: text, $count: number
pick-file-choice = file { $file } · { $count ->
    [one] one piece
   *[other] { $count } pieces
}
pick-other-file = Another file
# $of, $square: text
pick-target = { $of }: where does the piece on { $square } go?
pick-target-menu = Choose where to
pick-line-menu = Choose its direction
# $file: text, $count: number
pick-along-file = along file { $file } · { $count ->
    [one] one square
   *[other] { $count } squares
}
# $rank, $count: number
pick-along-rank = along rank { $rank } · { $count ->
    [one] one square
   *[other] { $count } squares
}
pick-other-piece = Another piece
pick-end = End the turn
# $ply: text
pick-play = Stop here: { $ply }
# $square: text, $piece: name, $count: number, $squares: text
reach-squares = The { $piece } on { $square } { $count ->
    [0] can’t move.
   *[other] can go to { $squares }.
}
# $side: name
reach-not-to-move = -# It isn’t the { $side-possessive } turn yet.
# $given, $last: text
refuse-not-a-square = { $given } isn’t a square of this board, which goes from a1 to { $last }.
# $square: text
refuse-empty-square = There’s no piece on { $square }. `/{ command-board }` shows the board.
# $square: text, $piece: name
choice-occupied = { $square } · { $piece }

## The record of a game, and the pages of a list

# $rules, $game: text, $count: number
history-title = **{ $rules }** · game { $game } · { $count ->
    [0] no move yet
    [one] one move
   *[other] { $count } moves
}
history-file = -# The file is the game’s record; `raichi replay` can read it, and so can you.
# $time, $left: text
games-until = · until { $time } ({ $left })
# $time: text
games-left = · you have { $time } left
# $halt: text
games-halted = · { $halt ->
    [suspended] suspended
    [paused] paused
   *[vacation] on vacation
}
# $page, $pages: number
games-page = -# Page { $page } of { $pages }
list-previous = Previous
list-next = Next

## Commands that look at a game

command-legal = legal
command-legal-about = Show where a piece can go
option-legal-square = square
option-legal-square-about = Where the piece stands, such as d1; also one of your opponent’s pieces
option-legal-game = game
option-legal-game-about = The game (if there are several here)
command-hint = hint
command-hint-about = Get a hint, against the computer or alone
option-hint-game = game
option-hint-game-about = The number of the game, if you play several here
command-history = history
command-history-about = Get the record of a game as a file
option-history-game = game
option-history-game-about = The game, running or over (if there are several here)
## Games over days: clocks, agreements, vacations

# $time, $left: text
clock-until = You have until { $time } ({ $left }).
# $player, $time: text
clock-left = { $player } has { $time } left.
clock-paused = The game is paused, and the clock is stopped.
clock-suspended = The game is suspended, and the clock is stopped.
clock-vacation = The clock is stopped during the vacation; moves can still be made.
# $player: text, $side: name
turn-waits = When the game continues, { $player } is to move with the { $side }.
# $player, $other, $time, $left: text
reminder = { $player }, it’s still your move against { $other }. Your time runs out { $left }, on { $time }.

# $player, $other: text
deed-offers-draw = { $player } offers a draw. { $other }, do you accept? The offer expires with the next move.
# $player, $other: text
deed-offers-pause = { $player } asks for a pause, during which the clock is stopped. { $other }, do you agree? The request expires with the next move.
# $player, $other: text, $count: number
deed-asks-takeback = { $player } would like to take back { $count ->
    [one] the last move
   *[other] their last move, together with the answer to it
}. { $other }, do you agree? The request expires with the next move.
# $player, $other: text
deed-agrees-takeback = { $other }, { $player } agrees to the takeback.
# $player, $other: text
deed-agrees-pause = { $other }, { $player } agrees to a pause. It lasts until one of you ends it.
# $player, $other, $question: text
deed-declines = { $question ->
    [draw] { $other }, { $player } declines the draw.
    [takeback] { $other }, { $player } doesn’t agree to the takeback.
   *[pause] { $other }, { $player } doesn’t want a pause.
}
# $player, $question: text
deed-withdraws = { $question ->
    [draw] { $player } withdraws the draw offer.
    [takeback] { $player } withdraws the takeback request.
   *[pause] { $player } withdraws the request for a pause.
}
# $player, $other: text
deed-takes-back = { $player } takes the last move back, so it isn’t your move any more, { $other }.
# $player: text
deed-takes-back-alone = { $player } takes the last move back.
# $question: text
deed-drops = { $question ->
    [draw] That cancels the draw offer.
   *[pause] That cancels the request for a pause.
}
# $player, $other: text
deed-continues = { $other }, { $player } ends the pause; the game continues.
# $why: text
suspended = { $why ->
    [channel-gone] The channel of this game is gone, so the game is suspended. It continues with the next move in another channel of this server: `/{ command-move }` with the option `{ option-move-game }`.
    [channel-closed] The channel of this game is locked, so the game is suspended. It continues when it’s open again, or with the next move in another channel: `/{ command-move }` with the option `{ option-move-game }`.
    [may-not-post] I can no longer post in the channel of this game, so the game is suspended. It continues when an admin has put that right, or with the next move in another channel: `/{ command-move }` with the option `{ option-move-game }`.
    [message-refused] Discord refuses my message in the channel of this game, so the game is suspended. With a command there in a few minutes I’ll try again, or it continues with the next move in another channel: `/{ command-move }` with the option `{ option-move-game }`.
   *[removed] I was removed from the server of this game, so the game is suspended. It continues when I’m invited back.
}
# $first, $second: text
deed-resumes = The game continues, { $first } and { $second }.
# $player: text
deed-resumes-alone = The game continues, { $player }.
# $player, $time: text
deed-vacation-begins = { $player } is on vacation until { $time }. Until then the clock is stopped whenever it’s { $player }’s move.
# $player, $time: text
deed-vacation-begins-no-clock = { $player } is on vacation until { $time }.
# $player: text
deed-vacation-ends = { $player } is back from vacation.
# $player: text
deed-vacation-undone = { $player } isn’t on vacation after all.
answer-yes = Accept
answer-no = Decline
pause-end = End the pause

end-agreed = Both players agree to a draw.
# $player: text
end-called-draw = { $player } calls the game a draw.
# $player: text
end-out-of-time = { $player } has run out of time.
# $player, $other: text
end-not-begun = { $player } hasn’t moved in time. The game with { $other } had barely begun, so it’s aborted and doesn’t count.
# $player, $other: text
end-aborted = { $player } aborts the game with { $other }. It had barely begun, so it doesn’t count.
# $player: text
end-aborted-hot-seat = { $player } aborts the game. It had barely begun, so it doesn’t count.
alt-agreed = Both sides agreed to a draw.
# $side: name
alt-out-of-time = The { $side } ran out of time.
alt-aborted = The game was aborted and doesn’t count.

# $player, $time: text
refuse-not-your-turn-until = It’s { $player }’s move, until { $time }. You can move once they’ve played.
# $time: text
refuse-out-of-time = The time for this move ran out on { $time }, so it wasn’t played. The game ends in a moment.
refuse-paused = The game is paused. Either player can end the pause with the button *{ pause-end }* or with `/{ command-resume }`; then you can move.
refuse-paused-already = The game is already paused. `/{ command-resume }` ends the pause.
refuse-not-paused = The game isn’t paused, so there’s nothing to end. `/{ command-pause }` asks for a pause.
refuse-no-clock = This game has no clock, so there’s nothing to stop. Take as long as you like.
# $player, $question: text
refuse-answer-first = { $question ->
    [draw] { $player } has offered a draw
    [takeback] { $player } has asked for a takeback
   *[pause] { $player } has asked for a pause
}. Answer that first with the buttons, or accept with { $question ->
    [draw] `/{ command-draw }`
    [takeback] `/{ command-takeback }`
   *[pause] `/{ command-pause }`
}; the next move cancels it.
# $question: text
refuse-asked-already = { $question ->
    [draw] You’ve already offered a draw
    [takeback] You’ve already asked for a takeback
   *[pause] You’ve already asked for a pause
} since the last move. You can do so again after the next one.
# $question: text
refuse-nothing-asked = { $question ->
    [draw] Nobody has offered a draw
    [takeback] Nobody has asked for a takeback
   *[pause] Nobody has asked for a pause
} since the last move, so there’s nothing to answer.
# $player, $question: text
refuse-question-stands = { $question ->
    [draw] Your draw offer
    [takeback] Your takeback request
   *[pause] Your request for a pause
} still stands until the next move; { $player } hasn’t answered yet. You can withdraw it.
# $player, $question: text
refuse-other-question-stands = { $question ->
    [draw] Your draw offer
    [takeback] Your takeback request
   *[pause] Your request for a pause
} still stands; { $player } hasn’t answered yet. Withdraw it first, then ask again.
# $player, $question: text
refuse-only-asker-withdraws = { $question ->
    [draw] Only { $player } can withdraw this offer
   *[other] Only { $player } can withdraw this request
}. You can accept or decline it.
# $player, $question: text
refuse-own-question = { $question ->
    [draw] You made the draw offer yourself
    [takeback] You made the takeback request yourself
   *[pause] You made the request for a pause yourself
}: { $player } has to answer.
refuse-nothing-to-take-back = You’ve made no move in this game that could be taken back.
refuse-too-late-to-abort = This game already counts and can’t be aborted any more. You can `/{ command-resign }` instead.
refuse-vacation-past = That date has already passed. Choose a day in the future.
refuse-vacation-too-short = A vacation lasts at least a day. Choose a later end.
# $time: text
refuse-vacation-too-long = You get 30 days of vacation a year. With the days you have left, it can last until { $time } at the latest.
refuse-vacation-used-up = You’ve used up this year’s 30 days of vacation. You get 30 more in the new year.
# $time: text
refuse-vacation-already = You’re already on vacation, until { $time }.
# $game: text
refuse-vacation-in-this-turn = You’ve already come back from a vacation during this turn of game { $game }. Move there first; then you can go on vacation again.
refuse-no-vacation = You’re not on vacation, so there’s nothing to end.
# $time: text
refuse-vacation-too-new = A vacation lasts at least a day: you can end yours from { $time } on. You can still move.

## Commands by which players settle something, and their private answers

# $time, $earliest: text
vacation-begins = You’re on vacation until { $time }. Until then your clocks are stopped while it’s your move, and you can still move. `/{ command-vacation } { command-vacation-end }` brings you back sooner, from { $earliest } at the earliest.
# $count: number
vacation-undo = Changed your mind? You can undo it for { $count } minutes, as if it had never begun.
vacation-undo-button = Undo
vacation-undone = Your vacation is cancelled: you get its days back, and your clocks run as if it had never begun.
vacation-ends = Welcome back. Your clocks run again.
# $count: number
vacation-choice = { $count ->
    [one] one day
   *[other] { $count } days
}
# $given: text
refuse-not-a-time = “{ $given }” is neither a number of days nor a date. Try `7` or `2027-01-03`.
command-draw = draw
command-draw-about = Offer a draw, or accept one
option-draw-game = game
option-draw-game-about = The game (if you have several here)
command-takeback = takeback
command-takeback-about = Take back your last move, or ask for it
option-takeback-game = game
option-takeback-game-about = The game (if you have several here)
command-pause = pause
command-pause-about = Ask to stop the clock for a while, or agree to it
option-pause-game = game
option-pause-game-about = The game (if you have several here)
command-resume = resume
command-resume-about = End a pause
option-resume-game = game
option-resume-game-about = The game (if you have several here)
command-abort = abort
command-abort-about = Call off a game that has barely started (it won’t count)
option-abort-game = game
option-abort-game-about = The game (if you have several here)
command-rematch = rematch
command-rematch-about = Challenge the same opponent again, with the sides swapped
option-rematch-game = game
option-rematch-game-about = The finished game (if not your last one here)
command-vacation = vacation
command-vacation-about = Stop your clocks for a while
command-vacation-start = start
command-vacation-start-about = Stop your clocks for a while: up to thirty days a year
option-vacation-start-days = days
option-vacation-start-days-about = How many days, or the date on which you’re back, such as 2027-01-03
command-vacation-end = end
command-vacation-end-about = Come back from your vacation
command-names = names
command-names-about = Whether the web pages of your games show your name
option-names-mine = my-name
option-names-mine-about = Show your name (if the other player agrees too), or hide it
chosen-mine-show = show
chosen-mine-hide = hide
# $name: text
names-shown = The web pages and records of your games show your name, **{ $name }**, if the other player has agreed too. `/{ command-names } { chosen-mine-hide }` removes it at once.
names-hidden = No web page shows your name. `/{ command-names } { chosen-mine-show }` shows it if the other player has agreed too.
names-of-seats = At this table everybody sees the names of the seats. You can rename yours at the edge of the page.
## The page that stands for a channel

# $number: number
seat-name = { $number ->
    [1] Raven
    [2] Wolf
    [3] Bear
    [4] Fox
    [5] Elk
    [6] Eagle
    [7] Lynx
    [8] Otter
    [9] Owl
    [10] Seal
    [11] Hare
    [12] Falcon
   *[other] Seat { $number }
}
channel-title = Raichi · the Viking king’s table
# $state, $rules: text
channel-tab = { $state ->
    [move] ● Your move
    [answer] ● Your answer
    [over] Game over
   *[other] Your opponent’s move
} — { $rules }
channel-topic = Everyone here shares this page: play both sides, or pass the keyboard on.
channel-seats = Players at this table
channel-you-sit = You’re sitting as
# $count: number
channel-waiting = { $count ->
    [one] one move or answer is due
   *[other] { $count } moves or answers are due
}
channel-name = Name
# $name: text
channel-name-hint = Leave empty for { $name }
channel-save = Save
channel-add = Add a seat
channel-messages = Messages
channel-older = Older messages
channel-newest = Back to the newest
channel-command = Command
channel-command-hint = Type / for a command
channel-send = Send
channel-suggestions = Suggestions
channel-private = Only you see this
channel-answers = In reply to this message
channel-dismiss = Dismiss
channel-begin = **Viking chess:** a king and his few defenders against twice as many attackers.
channel-begin-board = You play the king’s side. Click or tap one of your pieces to begin: the computer moves first.
channel-begin-learn = Learn in two minutes
channel-more = More
channel-begin-computer = Play the computer
channel-begin-both = Two players here
# $name: text
channel-begin-challenge = Challenge { $name }
channel-begin-rules = How to play
channel-new-game = New game
channel-new-rules = Rules
channel-new-opponent = Against
channel-new-both = Myself: I play both sides
channel-new-anyone = Anyone who accepts
channel-new-side = My side
channel-new-computer = Raichi, the computer
channel-new-level = How strong Raichi plays
channel-new-time = Time
channel-new-time-usual = As usual
channel-new-begin = Begin
channel-settings = Settings
channel-follow = Switch players after each move
channel-follow-hint = After your move, this page is for the next player, unless they have a window of their own.
channel-confirm = Confirm each move
channel-skips = Skip
channel-skip-to-board = To the newest board
channel-skip-to-line = To the command line
# $game: number
channel-board = { $game ->
    [0] The board
   *[other] The board of game { $game }
}: choose a piece, then where it goes. Arrow keys lead across the board.
channel-board-hint = Click or tap a piece, then where it goes. Dragging works, too.
# $ply: text
channel-play = Play { $ply }
# $ply: text
channel-once-more = { $ply }: click again to play it
channel-back = Cancel
# $square: text
channel-target = to { $square }
# $square: text, $piece: name
channel-square = { $square }, { $piece }
# $square: text, $piece: name, $count: number
channel-piece = { $square }, { $piece }, { $count ->
    [one] one move
   *[other] { $count } moves
}
channel-offline = The page has lost its connection to Raichi. It’ll continue by itself as soon as Raichi is back.
channel-stopped = Raichi doesn’t answer. If it has stopped, start it again with scripts/local: your games are kept, and this page goes on from here.
channel-unsent-move = Your move wasn’t sent. Try again.
channel-unsent = That wasn’t sent. Try again.
channel-lost = There’s no such page.
channel-crowded = Too many windows are open, so this one doesn’t update by itself for now. Close another one; it tries again by itself.

misread-not-a-command = I don’t understand that. Try `/{ command-help }` or `/{ command-play }`. To move, type two squares, such as `d1 d4`.
misread-too-long = That’s longer than any command. Nothing was done.
# $given, $commands: text
misread-unknown-command = There’s no command “{ $given }”. The commands are { $commands }.
# $group, $commands: text
misread-no-subcommand = There is more than one command `/{ $group }`: { $commands }. Choose one of them.
# $command, $given, $options: text
misread-unknown-option = `/{ $command }` doesn’t know what to do with “{ $given }”. It takes { $options }; put quotes around anything with spaces in it.
# $command, $given: text
misread-unknown-option-none = `/{ $command }` takes no options, so I can’t use “{ $given }”.
# $option: text
misread-twice = “{ $option }” is given twice. Nothing was done; leave one of them out.
# $command, $option, $about: text
misread-missing = `/{ $command }` needs “{ $option }”: { $about }.
# $given, $option, $choices: text
misread-not-a-choice = “{ $given }” isn’t one of the choices for “{ $option }”: { $choices }.
# $given, $options, $option: text
misread-ambiguous = “{ $given }” could be { $options }. Write which one you mean, such as `{ $option }:{ $given }`.
# $meant: text
misread-meant = Did you mean { $meant }?
# $given: text
misread-not-a-game = “{ $given }” isn’t the number of a game. `/{ command-games }` shows yours.
# $given, $names: text
misread-no-such-seat = Nobody here is called “{ $given }”. The seats are { $names }; you can add and rename seats at the side.
# $name: text
misread-name-taken = Another seat is already called “{ $name }”. Choose another name.
# $most: number
misread-name-bad = That name can’t be used. A name has at most { $most } characters, no quotation marks, and isn’t mine, Raichi.
# $most: number
misread-no-more-seats = There are { $most } seats, and no room for more.

## The page of a game on the web (no markup, but for the last one)

# $side: name, $rules: text
page-title-to-move = { $side-heading } to move · { $rules }
# $side: name, $count: number, $rules: text
page-title-won = { $side-heading } won { $count ->
    [0] without a move
    [one] in one move
   *[other] in { $count } moves
} · { $rules }
# $count: number, $rules: text
page-title-drawn = Draw after { $count ->
    [one] one move
   *[other] { $count } moves
} · { $rules }
# $rules: text
page-title-aborted = Aborted · { $rules }
# $number, $count: number, $rules: text
page-title-ply = { $number ->
    [0] Start position
   *[other] Move { $number } of { $count }
} · { $rules }
# $rules, $game: text
page-subtitle = { $rules } · game { $game }
page-start = Start position
# $number: number
page-move = Move { $number }
# $side: name
page-side = { $side-heading }
# $side: name, $move: text
page-played = { $side-heading }: { $move }
page-first = Start position
page-previous = Previous move
page-next = Next move
page-last = Newest position
page-position = Position shown
page-steps = Step through the game
page-moves = Moves
page-review = Review
page-review-none-yet = A review shows where the game turned. Anyone who can see the game can get it with /{ command-review }; then it’s here, too.
page-turning-point = Turning point
page-no-moves = No move has been played yet.
page-keys = The arrow keys step through the moves; Home and End lead to the start and to the end.
page-live = Live
page-newer = A move has been played. To the newest position
page-about = The game
page-rules = The rules
page-began = Began
page-moved = Last activity
page-ended = Ended
page-record = Record (text)
page-animation = Animation (GIF)
page-discord = Open in Discord
page-picture = This position (PNG)
page-play = Play
page-pause = Pause
page-speed = Speed
page-taps = Tap the right half of the board for the next move and the left half for the one before, or swipe.
page-look = Appearance
page-theme = Board
page-flip = Flip the board
page-apply = Show
page-sounds = Sounds
page-share = Share
page-address = Link to this position
page-copy = Copy link
page-copied = Link copied.
page-copy-refused = Your browser doesn’t let pages copy. The link is selected: press Ctrl+C, or hold it and choose copy.
page-qr = QR code
page-qr-alt = QR code of the game’s address
page-frame = On your own site
page-frame-about = This shows the board in a frame on any site:
page-reach-network = Only devices on the same network can open this link.
page-reach-machine = Only this computer can open this link.
page-games = Other games
page-previous-game = Previous game
page-next-game = Next game
page-skip-board = Skip to the board
page-skip-moves = Skip to the moves
page-home-title = Raichi
page-home = Here you can watch games that people play on Discord. Each game has a page of its own: its last board links to it, and so does /{ command-board }.
page-to-home = To the start page
page-to-game = To the game
page-method-title = That doesn’t work here
page-method = This page can be read, but nothing can be sent to it.
page-long-title = That’s too long
page-long = What was sent is too long for this page. Send less at once.
page-foreign-title = That came from another site
page-foreign = This wasn’t sent from one of Raichi’s pages, so nothing was done.
page-lost-title = There’s nothing here
page-lost = Perhaps the link is old, or part of it is missing.
page-missing-title = There’s no game here
page-missing = No game is shown under this address. Perhaps part of the link is missing, or the server’s admin has closed its pages.
page-busy-title = Just a moment
page-busy = Too many pictures are being drawn at once. Try again in a few seconds.
page-fault-title = Something went wrong
page-fault = It was on our side, not on yours. Try again in a moment.
page-open = Open the game

## Players who leave the server

# $player, $other: text
deed-left = { $player } has left the server. { $other }, you can end the game with `/{ command-abort }`; then it doesn’t count.
# $player, $other: text
deed-left-clock = { $player } has left the server. The clock keeps running, and anyone who runs out of time loses. { $other }, you can also end the game at once with `/{ command-abort }`; then it doesn’t count.
# $player: text
end-aborted-alone = { $player } ends the game, since the other player has left the server. It doesn’t count.

## Reviews of games

# $rules: text, $count: number, $side: name, $from, $to: number
review-alt = { $rules }, a graph of the game: in { $count ->
        [one] one move
       *[other] { $count } moves
    }, the { $side-possessive } winning chances went from { $from }% to { $to }%.
# $move, $from, $to: number
review-alt-point = At move { $move } they went from { $from }% to { $to }%.
# $move: number, $side: name, $played: text, $from, $to: number
review-point = Move { $move }: the { $side } played { $played }, and { $side-number ->
        [one] its
       *[many] their
    } winning chances fell from { $from }% to { $to }%.
# $line: text
review-better = Better: { $line }.
# $rules, $game: text, $count: number
review-title = **{ $rules }** · game { $game } · { $count ->
        [one] one move
       *[other] { $count } moves
    }
review-none = No move changed the chances by much. Well played, both of you!
# $game: text, $done, $all: number
review-underway = I’m reviewing game { $game }: { $done } of { $all } positions done. The review is kept with the game, so you can come back to it whenever you like.
review-again = Show the review
# $move: number
review-move = Move { $move }
review-all = The whole game
# $side: name, $chance: number
review-chance = The { $side-possessive } winning chances: { $chance }%
# $side: name
review-chances = The { $side-possessive } winning chances:
# $chance: number
review-percent = { $chance }%
# $moves: text
review-turning-points = Turning points: { $moves }
# $move: number, $played, $better: text
review-alt-choice = The board before move { $move }. A dashed arrow shows the move that was played, { $played }; a solid one the better move, { $better }.
# $game: text
refuse-review-too-early = Game { $game } isn’t over yet. Its review comes when it is.
# $game: text
refuse-review-of-aborted = Game { $game } was aborted, so there’s nothing to review.
# $game: text
refuse-review-too-short = Game { $game } was over after so few moves that there’s nothing to review.
command-review = review
command-review-about = Review a finished game: what was missed and what would have been better
option-review-game = game
option-review-game-about = The finished game (if there are several here)
fact-missed-win = There was an immediate win.
fact-missed-forced-win = There was a forced win.
fact-allowed-win = That let the other side win at once.

## Ratings

option-challenge-rated = rated
option-challenge-rated-about = Whether the game affects your ratings (yes if left blank)
challenge-rated = Rated.
# $why: text
challenge-casual = { $why ->
    [no-clock] Casual: without a time limit, games aren’t rated.
    [own-ruleset] Casual: only games by the rules that I know by name are rated.
    [same-opponent] Casual: you two have played ten rated games in the last 30 days.
   *[other] Casual.
}
# $why: text
casual-at-once = { $why ->
    [computer] This game is casual: games against me aren’t rated.
   *[one-person] This game is casual, since you play both sides.
}
# $first, $first-before, $first-after, $second, $second-before, $second-after: text
ratings-changed = Ratings: { $first } { $first-before } → { $first-after }, { $second } { $second-before } → { $second-after }
# $why: text
not-rated = { $why ->
    [same-opponent] Not rated: you two have played ten rated games in the last 30 days.
    [left-early] Not rated: the other player left before both had moved.
    [timeout-early] Not rated: the time ran out before both players had made two moves.
    [one-absence] Not rated: another game was lost on time in the same absence, and one absence counts once.
   *[other] Not rated: the game was casual.
}
# $side: name, $percent: number
rules-side-score = In rated games so far, the { $side } { $side-number ->
    [one] scores
   *[many] score
} { $percent }%.
# $player, $other: text
deed-left-claim = { $player } has left the server. The clock keeps running, and anyone who runs out of time loses. { $other }, you can also claim the win now, or call the game off with `/{ command-abort }`; then it doesn’t count.
button-claim = Claim the win
button-abort = Call it off
# $player, $other: text
end-claimed = { $player } claims the win, since { $other } has left the server.
# $side: name
alt-claimed = The { $side } { $side-number ->
    [one] has
   *[many] have
} claimed the win, since the other player had left.
refuse-win-to-claim = Your opponent has left the server, so you can claim the win. If you call the game off instead, it doesn’t count.
refuse-nothing-to-claim = Your opponent is on this server, so there’s no win to claim.

## Finding somebody to play with

command-play = play
command-play-about = Join somebody who is waiting for a game, or wait for somebody yourself
option-play-rules = rules
option-play-rules-about = The rules to play by; without them, you join any game
# $player, $rules, $game, $channel: text
play-joined = You’ve joined { $player }: game { $game } of **{ $rules }** begins in { $channel }.
play-posted = Nobody is waiting for a game here right now, so I’ve posted a challenge for you. Anyone can accept it.
# $small, $usual: text
play-size = How big should your first game be? On the small board, **{ $small }**, a game takes about ten minutes of thought. **{ $usual }** is what experienced players play, and it takes an hour or more.
play-size-waiting = -# Somebody is waiting for a game already: `/{ command-challenges }` shows who.
play-size-small = Small board, 10 minutes
play-size-tournament = Tournament board
command-challenges = challenges
command-challenges-about = Show the open challenges: those to you, those to anyone, and your own
lobby-none = There are no open challenges here. `/{ command-play }` posts one that anyone can accept.
# $count: number
lobby-title = { $count ->
    [one] One open challenge
   *[other] { $count } open challenges
}:
# $number: number, $player, $rules, $time, $until: text
lobby-to-me = **{ $number }** · { $player } challenges **you** · { $rules } · { $time } · expires { $until }
# $number: number, $player, $rules, $time, $until: text
lobby-open = **{ $number }** · { $player } challenges anyone · { $rules } · { $time } · expires { $until }
# $number: number, $player, $rules, $time, $until: text
lobby-mine = **{ $number }** · you challenge { $player } · { $rules } · { $time } · expires { $until }
# $number: number, $rules, $time, $until: text
lobby-mine-anyone = **{ $number }** · you challenge anyone · { $rules } · { $time } · expires { $until }
lobby-no-limit = no time limit
# $link: text
lobby-link = · [message]({ $link })
# $number: number
lobby-accept = Accept { $number }
# $number: number
lobby-decline = Decline { $number }
# $number: number
lobby-withdraw = Withdraw { $number }
# $number: number
lobby-again = Post { $number } again
refuse-only-computer-here = Here you can play me, or both sides yourself. Other people play with you in the channels of a server.
play-level = How strong should I be?
refuse-posted-just-now = This challenge was posted less than an hour ago. You can post it again later.
refuse-can-join = Somebody has just posted a challenge that fits. Use `/{ command-play }` again to join it.
# $player: text
challenge-lapsed-news = { $player }, nobody has accepted your challenge within a week, so it has expired. `/{ command-play }` looks for somebody else.

## Settings

command-settings = settings
command-settings-about = Set reminders, how your boards look and more
command-server-settings = server-settings
command-server-settings-about = Set this server’s language, channels, default rules and more
language-name = English
settings-menu = What to change
# $name, $value: text
settings-line = { $name }: { $value }
# $name, $value: text
settings-line-shown = **{ $name }: { $value }**
# $name, $value: text
settings-saved = Saved. **{ $name }** is now: { $value }
settings-close = Close
settings-clear = Clear
# $scope: text
settings-scope = { $scope ->
    [channel] This channel only
   *[server] Whole server
}
own-settings-title = **Your settings**. They apply on every server. Changes are saved right away.
# $setting: text
own-setting = { $setting ->
    [reminders] Reminders
    [turns] Turn messages
    [theme] Style of private boards
    [boards] Boards as
    [below] Side at the bottom
    [following] Games you follow
   *[leaderboards] Leaderboards
}
# $setting: text
own-setting-about = -# { $setting ->
    [reminders] A reminder comes once in each turn, when little time is left.
    [turns] Quiet turn messages name you, but don’t notify you. Reminders, questions and the end of a game still do.
    [theme] For the boards that only you see. `/{ command-board }` can show any other style.
    [boards] Boards as text say where every piece stands, for screen readers. In channels, the text comes with the picture when it’s your move.
    [below] For the boards that only you see; those in channels stay as they are for everyone.
    [following] When a game that you follow is over, I send you a direct message.
   *[leaderboards] Hidden players keep their ratings, but aren’t listed on leaderboards or named in puzzles.
}
# $value: text
own-value = { $value ->
    [reminders-on] on
    [reminders-off] off
    [turns-notify] notify me
    [turns-quiet] quiet
    [boards-pictures] pictures
    [boards-words] text
    [below-usual] as in the channel
    [below-own] mine
    [following-on] message me
    [following-off] no messages
    [leaderboards-shown] show me
   *[leaderboards-hidden] hide me
}
server-settings-title = **Settings of this server**. Changes are saved right away.
server-settings-not-here = This table belongs to no server, so there is nothing to set for one. `/{ command-settings }` shows your own settings.
# $channel: text
channel-settings-title = **Settings of { $channel }** and its threads. Changes are saved right away.
channel-as-server = as on the server
# $part: text
server-part = { $part ->
    [language] Language
    [channels] Channels for games
    [rules] Default rules
    [time] Default time
    [rated] New games
    [threads] Threads
    [computer] Games against the computer
    [limits] Limits
    [pages] Web pages
    [tournaments] Tournaments
    [ladders] Ladders
    [results] Results
    [puzzle] Puzzle of the day
    [digest] Weekly digest
    [reports] Reports
   *[commands] Roles and commands
}
# $part: text
server-part-about = -# { $part ->
    [language] The language of boards and challenges, which everyone reads. Private answers are in each member’s own language.
    [channels] Where games can begin, threads included. Games that run elsewhere are finished there.
    [rules] For challenges that don’t choose any.
    [time] For challenges that don’t set one. Games against the computer have no limit.
    [rated] For challenges that don’t say whether they’re rated.
    [threads] A thread for each game keeps a channel tidy.
    [computer] A private game leaves the channel quiet: only its player sees the board. With the option `{ option-challenge-thread }`, everyone can still play in a thread.
    [limits] How many games can run at the same time.
    [pages] Everyone who has the link can read a game’s web page.
    [tournaments] Somebody announces a tournament with `/{ command-tournament } { command-tournament-create }`, and others join it by a button. Who may announce one?
    [ladders] A ladder ranks those who join it with `/{ command-ladder } { command-ladder-join }`, and a player who beats somebody above takes their place. Each ruleset can have one.
    [results] Every finished game is posted there in one line, with a link to its board.
    [puzzle] Where a puzzle is posted every day, and when. It has exactly one right first move, and everybody answers in private. *{ settings-clear }* turns puzzles off.
    [digest] Where a look back at the week is posted, and when: games that ended, who climbed the leaderboard, tournaments, ladders, puzzles, open challenges. If nothing has happened, nothing is posted. It notifies nobody.
    [reports] What somebody reports with *{ command-report-message }* in the menu of a message is posted there, as a link with their name. Choose a channel that only admins can read.
   *[commands] Who may use which command in which channel is up to Discord: open *Server Settings*, then *Integrations*, then *Raichi*. There you can allow or forbid each command by role, member and channel. `/{ command-server-settings }` is for those who may manage the server, until you allow others.
}
# $language: text
server-language-found = { $language } (nothing is set)
# $rule: text, $count: number, $channels: text
server-channels = { $rule ->
    [all] all channels
    [only] { $count ->
        [0] only those that you choose below; all, until you choose one
       *[other] only { $channels }
    }
   *[except] { $count ->
        [0] all but those that you choose below
       *[other] all but { $channels }
    }
}
# $rule: text
server-channel-rule = { $rule ->
    [all] All channels
    [only] Only the chosen channels
   *[except] All but the chosen channels
}
server-channels-menu = The channels
server-channels-lost = All the channels for games are deleted, so games can begin in any channel. An admin can choose others with `/{ command-server-settings }`.
server-channels-partly-lost = A channel that you had chosen for games is deleted. Choose the channels again to remove this note.
# $rules: text
server-rules-lost = The rules “{ $rules }” don’t exist any more. Choose others; until then, the standard rules apply.
server-choice-rated = { $rule ->
    [rated] rated
   *[casual] casual
}
server-choice-threads = { $rule ->
    [unset] for 11×11 and larger, unless the challenge says otherwise
    [ask] as the challenger likes
    [always] always
   *[never] never
}
server-choice-computer = { $rule ->
    [private] private
    [channel] in the channel
   *[thread] in threads
}
# $player, $here: number
server-limits = { $player } per player, { $here } per channel
# $count: number
server-limit-of-player = { $count ->
    [one] One game per player
   *[other] { $count } games per player
}
# $count: number
server-limit-here = { $count ->
    [one] One game per channel
   *[other] { $count } games per channel
}
server-limit-of-player-menu = Most games per player
server-limit-here-menu = Most games per channel
server-choice-pages = { $rule ->
    [open] on
    [closed] off
   *[none] none: the bot’s host doesn’t offer any for this server
}
server-results-menu = The channel for results
server-results-none = nowhere
server-results-lost = The channel for results has been deleted, so results aren’t posted. Choose another, or press *{ settings-clear }*.
server-results-closed = I can’t post in the channel for results. Grant me *View Channel* and *Send Messages* there, choose another, or press *{ settings-clear }*.
refuse-not-for-games = Games aren’t played in this channel, but they are in the server’s other channels.
# $channels: text
refuse-games-in-channels = Games aren’t played in this channel. Try { $channels }.
# $rule: text
refuse-threads-decided = { $rule ->
    [always] On this server every game has its own thread. Leave the option `{ option-challenge-thread }` out.
   *[never] On this server games have no threads. Leave the option `{ option-challenge-thread }` out.
}
# $game, $rules, $end: text
result = **Game { $game }**, { $rules }: { $end }
result-link = To the board
result-lost = -# The channel for results has been deleted. An admin can choose another with `/{ command-server-settings }`.
result-closed = -# I can’t post in the channel for results. An admin can grant me *View Channel* and *Send Messages* there, or choose another with `/{ command-server-settings }`.

## Lessons

# $lesson: text, $step, $count: number, $topic: text
lesson-title = **{ $lesson }, step { $step } of { $count }: { $topic }**
# $side: name, $task: text
lesson-task = You play the { $side }. { $task }
# $square: text
lesson-task-reach = Move a piece to { $square }.
# $count: number
lesson-task-capture = { $count ->
    [one] Capture a piece.
   *[other] Capture { $count } pieces with one move.
}
lesson-task-win = Win with one move.
# $call: text
lesson-task-call = Find the move after which I announce *{ $call }*.
lesson-task-keep-safe = Find a move after which the other side can’t win at once.
lesson-task-keep-all = Find a move after which the other side can’t capture anything.
lesson-task-force-win = Find the move after which your next one wins, whatever the other side does.
# $done: text
lesson-right = **Well done!** { $done }
# $done: text
lesson-wrong = **Not quite:** { $done }
# $move: text
lesson-reply = The other side could answer { $move }.
# $solved, $count: number
lesson-done = That was the last step, and you’ve solved { $solved } of { $count }. How about a real game?
lesson-next = Next
lesson-back = Back
lesson-again = Try again
lesson-restart = Start over
lesson-play = Play now
lesson-others = All lessons

# $rules: text
captures-title = **{ $rules }: how pieces are captured**
# $number: number, $kind, $move: text
captures-line = { $number }. { $kind }: { $move }.
# $rules: text
captures-alt = Captures by the rules of { $rules }, each before and after the move.
captures-button = Captures in pictures
