# Everything that Raichi says, in English.
#
# Texts are written in Discord's markup: **bold**, `code`, and `-#` before a small line.
# Arguments that name people are mentions such as <@17>; squares are such as d4. Sides, pieces and special squares get
# their names from the file of their family, with all the forms that it gives: `$side-number` is the form `.number`.

## A turn

turn-begins = The game begins: { $first } leads { $first-side-led }, { $second } { $second-side-led }.
turn-plays = { $mover } plays **{ $move }**.
turn-captures = { $mover } plays **{ $move }** and captures { $count ->
    [one] { $piece-captured } on { $squares }
   *[other] { $piece-captured }: { $squares }
}.
turn-resigns = { $player } resigns.
turn-next = { $player }, it is your move: you play the { $side }.
turn-how = Move with `/{ command-move }`, for example `/{ command-move } { $from } { $to }`. `/{ command-rules }` explains the rules.
turn-footer = -# { $rules } · game { $game } · move { $move }
turn-footer-start = -# { $rules } · game { $game }

end-repetition = The same position stands on the board for the { $count ->
    [2] second
    [3] third
   *[other] { $count }th
} time.
end-quiet = { $count } moves have passed without a capture.
end-no-moves = The { $side } { $side-number ->
    [one] has
   *[many] have
} no legal move.
end-won = **The { $side } { $side-number ->
    [one] wins
   *[many] win
}.** Well played, { $player }!
end-drawn = **The game is drawn.**

## The board in words, for those who do not see the picture (no markup)

alt-start = { $rules }, the start position.
alt-after = { $rules }, the board after move { $move }.
alt-last-move = The { $side } moved { $piece-moved } from { $from } to { $to }.
alt-captured = Captured: { $squares }.
alt-turn = The { $side } { $side-number ->
    [one] is
   *[many] are
} to move.
alt-won = The { $side } { $side-number ->
    [one] has
   *[many] have
} won.
alt-drawn = The game is drawn.
alt-resigned = The { $side } { $side-number ->
    [one] has
   *[many] have
} resigned.
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
replay-in-words = The animation cannot be attached here; this is the board at its end.

## The board as text
##
## $sign is what stands for it in the drawing.

board-letter = { $piece-letter }
board-men = `{ $sign }` { $piece-counted }
board-where = { $men }: { $squares }
board-ground = `{ $sign }` { $ground }
board-captured = `{ $sign }` captured
board-last-move = `[ ]` last move

## Challenges

challenge-person = { $challenger } challenges { $opponent } to a game of **{ $rules }**.
challenge-anyone = { $challenger } challenges anyone to a game of **{ $rules }**.
challenge-side = { $challenger } plays the { $side }.
challenge-random = Chance decides who plays which side.
challenge-accept = Accept
challenge-decline = Decline
challenge-withdraw = Withdraw
challenge-accepted = { $opponent } has accepted the challenge of { $challenger } to a game of **{ $rules }**: game { $game }.
challenge-seats = { $first-side-heading }: { $first }. { $second-side-heading }: { $second }.
challenge-declined = { $opponent } has declined the challenge of { $challenger } to a game of **{ $rules }**.
challenge-withdrawn = { $challenger } has withdrawn the challenge to a game of **{ $rules }**.
challenge-in-words = Your challenge is posted. I may not attach files in this channel, so the boards are text here. If an admin gives me the permission *Attach Files*, I draw them.

## Rules in words

rules-title = **{ $rules }**
rules-unlike = Unlike { $parent }:
rules-rest = Otherwise as there:
rules-names = -# Other rules: { $names }

## Lists, looks, help

games-none = You are not playing any games at the moment. `/{ command-challenge }` starts one.
games-title = { $count ->
    [one] Your game
   *[other] Your { $count } games
}:
games-own-turn = **Game { $game }** · { $rules } · against { $opponent } · **your move** · last activity { $since }
games-other-turn = **Game { $game }** · { $rules } · against { $opponent } · their move · last activity { $since }
games-link = · [to the board]({ $link })
games-choice = Game { $game } · { $rules }

help = **Raichi** is the Viking king's table in your channel: tafl by correspondence.
    The attackers come from the edges and hunt the king. He and his men try to break out.

    `/{ command-challenge }` invites somebody to a game, or anyone.
    `/{ command-move } d1 d4` plays a move; while you type, the legal squares are offered. `/{ command-move } d1-d4` in one field works, too. So does a reply to the board with `d1 d4`, and the button *{ button-move }* under it.
    `/{ command-board }` shows the board again, in another style or as text; `/{ command-games }` shows all your games.
    `/{ command-moves } d1` shows where a piece can go, `/{ command-replay }` a whole game as an animation, and `/{ command-history }` gives its record as a file.
    `/{ command-rules }` explains how a game is won and how men are captured.
    `/{ command-draw }` offers a draw, `/{ command-takeback }` takes your last move back, `/{ command-resign }` gives a game up, `/{ command-abort }` one that has hardly begun, and `/{ command-rematch }` asks for another.
    `/{ command-pause }` suggests stopping the clock, and `/{ command-continue }` ends the pause. `/{ command-vacation }` stops all your clocks, and `/{ command-reminders }` sets whether I remind you.
    `/{ command-help }` shows this again.

    I call *raichi* when the king has an open way out, *tuichi* when he has two, and *watch your king* when he can be captured.

choice-piece = { $square } · { $piece-among }{ $count ->
    [one] one square
   *[other] { $count } squares
}
choice-rules-default = { $rules } (standard)

resign-ask = Do you want to resign game { $game } against { $opponent }? It cannot be taken back.
resign-ask-alone = Do you want to resign game { $game } for the { $side }, whose move it is? It cannot be taken back.
resign-yes = Resign
resign-no = Play on
resign-done = You have resigned game { $game }.
resign-kept = Good. Game { $game } goes on.

unsaid = What you did is kept, but I cannot post where it belongs: { $reason }.
unsaid-later = What you did is kept. Discord is not accepting my message at the moment; I shall post it as soon as it does.
unsaid-permission = I lack permissions in that channel. An admin can give me *View Channel* and *Send Messages* there, or *Send Messages in Threads* if it is a thread; then I post it
unsaid-channel = the channel is gone
unsaid-other = Discord refuses the message

## Refusals: the reason and the remedy

refuse-not-a-move = “{ $given }” is not a move. Write the square that a piece leaves and the one that it goes to, for example `d1 d4`.
refuse-no-destination = Where to? Give the other square as well, for example `/{ command-move } { $from } { $example }`.
refuse-no-piece = There is no piece of yours on { $square }: the square is empty. `/{ command-board }` shows the board.
refuse-not-yours = There is no piece of yours on { $square }: { $piece-a } stands there. You play the { $side }.
refuse-same-square = The piece already stands on { $square }. Choose another square to go to.
refuse-off-board = { $square } is not on the board, which goes from a1 to { $last }.
refuse-other-captures = { $count ->
    [0] This move captures nothing
    [one] This move captures only { $squares }
   *[other] This move captures { $squares }
}, which is not what you wrote. Nothing was played; leave the captures out, they follow by themselves.
refuse-finished = Game { $game } is over. `/{ command-rematch }` asks for another one, `/{ command-challenge }` starts a new one.
refuse-over = The game is over; no more moves are played.
refuse-not-your-turn = It is { $player }’s move. You can move as soon as the answer is on the board.
refuse-not-a-player = You are not playing in game { $game }. `/{ command-board }` lets you watch it, and `/{ command-challenge }` starts a game of your own.
refuse-no-game-here = There is no game of yours in this channel. `/{ command-challenge }` starts one, `/{ command-games }` shows those elsewhere.
refuse-no-game-to-see = No game has been played in this channel yet. `/{ command-challenge }` starts one.
refuse-no-such-game = There is no game { $game } in this server. `/{ command-games }` shows yours.
refuse-which-game = You are playing several games in this channel: { $games }. Name the one you mean with the option `{ option-move-game }`, or reply to its board.
refuse-moved-on = The board has moved on since then, so nothing was done. `/{ command-board }` shows how it stands.
refuse-not-yours-to-press = That button is somebody else’s.
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
permission-send-in-threads = *Send Messages in Threads*
refuse-unknown-button = I do not know this button any more. `/{ command-help }` shows what I understand.
refuse-unknown-choice = I do not know this choice any more. Type the command again, and choose from the list that appears.
refuse-only-in-servers = I play in the channels of servers only, not in direct messages.

fault = Something went wrong on my side, not on yours. Try again in a moment; if it keeps happening, tell the admin this number: `{ $reference }`.

list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Commands: their names and what they do, as Discord lists them

command-challenge = challenge
command-challenge-about = Challenge somebody to a game of tafl
option-challenge-opponent = opponent
option-challenge-opponent-about = Whom you challenge; without one, anyone may accept
option-challenge-rules = rules
option-challenge-rules-about = The rules to play by
option-challenge-side = side
option-challenge-side-about = The side that you play
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

unsaid-closed = the thread is locked. Once it is unlocked, I post it
## Challenges, matches, threads

turn-begins-alone = The game begins: { $player } moves both sides.

challenge-side-first = { $challenger } begins with the { $side }.
challenge-random-first = Chance decides who begins with which side.
challenge-match = A match of two games: the sides are switched for the second. Whoever wins more games wins the match; if the games are level, whoever has captured more men.
challenge-pace = Time for each move: { $time }.
challenge-no-pace = There is no time limit.
challenge-thread = The game gets a thread of its own.
challenge-until = Lapses { $time }.
challenge-alone = { $player } plays both sides of a game of **{ $rules }**: game { $game }.
challenge-seats-first = A match of two games. In the first, { $first-side }: { $first }, { $second-side }: { $second }; then the other way round.
challenge-lapsed = The challenge of { $challenger } to { $opponent } to a game of **{ $rules }** has lapsed: it was not answered within a week.
challenge-lapsed-anyone = The challenge of { $challenger } to a game of **{ $rules }** has lapsed: nobody accepted it within a week.

decline-title = Decline the challenge
decline-reason = Why? (you need not say)
decline-hint = Everybody here reads it

pace-time = { $count } { $unit ->
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
pace-none = none

thread-name = { $rules } · game { $game }
thread-opened = It is played in { $thread }.
thread-forbidden = It is played in this channel: to open a thread for it, I lack *Create Public Threads*. An admin can give me that in the channel’s settings.
thread-impossible = It is played in this channel: no thread can be opened here.

match-score = -# Match, game { $game } of 2 · { $one } against { $other } { $wins } (men captured { $men })
match-goes-on = The match goes on with the second game, with the sides switched.
match-won = **{ $winner } wins the match.**
match-won-by-men = **{ $winner } wins the match:** the games are level at { $wins }, but { $winner } has captured more men, { $men }.
match-drawn = **The match is drawn:** the games are level at { $wins }, and so are the men captured.
match-undecided = **The match ends undecided**, since one of its games was not played.

rematch-button = Rematch

refuse-match-alone = A match needs two people. Leave out `{ option-challenge-match }` to play a single game against yourself, or choose somebody else.
refuse-challenge-lapsed = This challenge has lapsed: it was not accepted within a week. `/{ command-challenge }` makes a new one.
refuse-not-a-pace = I cannot read “{ $given }” as a time for each move. Write for example `12 hours`, `3 days`, or `none` for no limit.
refuse-pace-range = “{ $given }” is not possible. Each move may have from 1 hour to 14 days; `none` means no limit.
refuse-reason-too-long = A reason may have at most { $longest } characters, and yours has { $length }. Nothing was declined; shorten it, or leave it out.
refuse-challenges-of-player = You have { $most } open challenges in this server already. Withdraw one, or wait until one is answered.
refuse-challenges-here = There are { $most } open challenges in this channel already. Accept one, or wait until one is answered.
refuse-games-of-player = { $player } is already playing { $most } games in this server, as many as I keep at once. When one of them is over, another can begin.
refuse-games-here = { $most } games are already being played in this channel, as many as I keep at once. Play in another channel, or wait until one is over.
refuse-not-finished = Game { $game } goes on. A rematch is for games that are over.
refuse-match-goes-on = The match goes on with its second game. When that one is over, too, you can ask for a rematch.
refuse-rematch-offered = You have offered a rematch of game { $game } already. Your opponent has to answer it first.

refuse-rematch-declined = You have offered a rematch of game { $game }, and it was declined. Your opponent can still ask for one; `/{ command-challenge }` makes a new challenge.
refuse-nothing-to-play-again = You have not finished a game in this channel yet. Name one from elsewhere with the option `{ option-rematch-game }`, or use `/{ command-challenge }`.

option-challenge-pace = pace
option-challenge-pace-about = The time for each move: 1 hour to 14 days, or none; 3 days if you do not say
option-challenge-match = match
option-challenge-match-about = One game, or two with the sides switched
match-single = single game
match-two-games = two games
option-challenge-thread = thread
option-challenge-thread-about = Whether the game gets a thread of its own
thread-no = no
thread-yes = yes
## Buttons under a board, and the menus by which a move is chosen

button-move = Move
button-draw = Offer draw
button-takeback = Take back
button-resign = Resign
pick-piece = Game { $game }: you play the { $side }. Which piece do you move?
pick-piece-menu = Choose a piece
pick-file = Game { $game }: you have many pieces that can move. On which file does yours stand?
pick-file-menu = Choose a file
pick-file-choice = file { $file } · { $count ->
    [one] one piece
   *[other] { $count } pieces
}
pick-other-file = Another file
pick-target = Game { $game }: where does the piece on { $square } go?
pick-target-menu = Choose its square
pick-line-menu = Choose its direction
pick-along-file = along file { $file } · { $count ->
    [one] one square
   *[other] { $count } squares
}
pick-along-rank = along rank { $rank } · { $count ->
    [one] one square
   *[other] { $count } squares
}
pick-other-piece = Another piece
pick-play = Play { $ply }
reach-squares = The { $piece } on { $square } { $count ->
    [0] cannot move.
    [one] can go to { $squares }.
   *[other] can go to { $count } squares: { $squares }.
}
reach-not-to-move = -# That would be so if it were the { $side-possessive } move.
refuse-not-a-square = “{ $given }” is not a square of this board, which goes from a1 to { $last }.
refuse-empty-square = No piece stands on { $square }. `/{ command-board }` shows the board.
choice-occupied = { $square } · { $piece }

## The record of a game, and the pages of a list

history-title = **{ $rules }** · game { $game } · { $count ->
    [0] no move yet
    [one] one move
   *[other] { $count } moves
}
history-file = -# The file is the record of the game; `raichi replay` reads it, and so can you.
games-until = · time is up { $time }
games-halted = · { $halt ->
    [suspended] suspended
    [paused] paused
   *[vacation] on vacation
}
games-page = -# Page { $page } of { $pages }

## Commands that look at a game

command-moves = moves
command-moves-about = Show where a piece can go
option-moves-square = square
option-moves-square-about = The piece’s square, such as d1; also one of your opponent’s pieces
option-moves-game = game
option-moves-game-about = Which game, if there are several here
command-history = history
command-history-about = Give the record of a game as a file
option-history-game = game
option-history-game-about = Which game, if there are several here; also one that is over
## Games over days: clocks, agreements, vacations

clock-until = You have until { $time } ({ $left }).
clock-paused = The game is paused, and the clock is stopped.
clock-suspended = The game is suspended, and the clock is stopped.
clock-vacation = During the vacation the clock is stopped; a move may be made all the same.
turn-waits = When the game goes on, { $player } is to move with the { $side }.
reminder = { $player }, it is still your move in game { $game }. Your time is up { $left }, on { $time }.

deed-offers-draw = { $player } offers a draw. { $other }, do you accept? The offer lapses with the next move.
deed-offers-pause = { $player } suggests a pause, during which the clock is stopped. { $other }, do you agree? The suggestion lapses with the next move.
deed-asks-takeback = { $player } would like to take back { $count ->
    [one] the last move
   *[other] their last move, together with the answer to it
}. { $other }, do you agree? The request lapses with the next move.
deed-agrees-takeback = { $player } agrees to the takeback.
deed-agrees-pause = { $player } agrees to a pause. It lasts until one of you ends it.
deed-declines = { $question ->
    [draw] { $player } declines the draw.
    [takeback] { $player } does not agree to the takeback.
   *[pause] { $player } does not want a pause.
}
deed-takes-back = { $player } takes the last move back.
deed-continues = { $player } ends the pause; the game goes on.
suspended = { $why ->
    [channel-gone] The channel of this game is gone, so the game is suspended. It goes on with the next move in another channel of this server: `/{ command-move }` with the option `{ option-move-game }`.
    [channel-closed] The channel of this game is locked, so the game is suspended. It goes on when it is open again, or with the next move in another channel: `/{ command-move }` with the option `{ option-move-game }`.
    [may-not-post] I may not post in the channel of this game any more, so the game is suspended. It goes on when an admin has put that right, or with the next move in another channel: `/{ command-move }` with the option `{ option-move-game }`.
   *[removed] I was removed from the server of this game, so the game is suspended. It goes on when I am invited again.
}
deed-resumes = The game goes on.
deed-vacation-begins = { $player } is on vacation until { $time }. Until then the clock is stopped whenever it is { $player }’s move.
deed-vacation-begins-no-clock = { $player } is on vacation until { $time }.
deed-vacation-ends = { $player } is back from vacation.
answer-yes = Accept
answer-no = Decline
pause-end = End the pause

end-agreed = Both players agree to a draw.
end-called-draw = { $player } calls the game a draw.
end-out-of-time = { $player } has run out of time.
end-not-begun = { $player } has not moved in time. The game had hardly begun, so it is aborted and does not count.
end-aborted = { $player } aborts the game. It had hardly begun, so it does not count.
alt-agreed = Both sides agreed to a draw.
alt-out-of-time = The { $side } ran out of time.
alt-aborted = The game was aborted and does not count.

refuse-not-your-turn-until = It is { $player }’s move, until { $time }. You can move as soon as the answer is on the board.
refuse-out-of-time = The time for this move ran out on { $time }, so nothing was done. The game ends in a moment.
refuse-paused = The game is paused. Either player can end the pause with its button or with `/{ command-continue }`; then you can move.
refuse-paused-already = The game is paused already. `/{ command-continue }` ends the pause.
refuse-not-paused = The game is not paused, so there is nothing to end. `/{ command-pause }` suggests a pause.
refuse-no-clock = This game has no clock, so there is nothing to stop. Take as long as you like.
refuse-answer-first = { $question ->
    [draw] { $player } has offered a draw
    [takeback] { $player } has asked for a takeback
   *[pause] { $player } has suggested a pause
}. Answer that first, with the buttons or with { $question ->
    [draw] `/{ command-draw }`
    [takeback] `/{ command-takeback }`
   *[pause] `/{ command-pause }`
}; the next move lapses it.
refuse-asked-already = { $question ->
    [draw] You have already offered a draw
    [takeback] You have already asked for a takeback
   *[pause] You have already suggested a pause
} since the last move. You can do so again after the next one.
refuse-nothing-asked = { $question ->
    [draw] No draw has been offered
    [takeback] Nobody has asked for a takeback
   *[pause] No pause has been suggested
} since the last move, so there is nothing to answer.
refuse-own-question = { $question ->
    [draw] The offer of a draw is your own
    [takeback] The request for a takeback is your own
   *[pause] The suggestion of a pause is your own
}: { $player } has to answer.
refuse-nothing-to-take-back = You have made no move in this game that could be taken back.
refuse-too-late-to-abort = This game counts already and cannot be aborted any more. `/{ command-resign }` gives it up.
refuse-vacation-past = That time is over already. Choose a day in the future on which you will be back.
refuse-vacation-too-short = A vacation lasts a day at least. Choose a later end.
refuse-vacation-too-long = A year has 30 days of vacation, and this would take more than you have left. Yours can last until { $time } at most.
refuse-vacation-used-up = You have used up the 30 days of vacation of this year. New ones come with the new year.
refuse-vacation-already = You are on vacation already, until { $time }.
refuse-vacation-in-this-turn = You have come back from a vacation in this turn of game { $game } already. Move there first; then you can leave again.
refuse-no-vacation = You are not on vacation, so there is nothing to end.
refuse-vacation-too-new = A vacation lasts a day at least: you can end yours from { $time } on. You may move all the same.

## Commands by which players settle something, and their private answers

vacation-begins = You are on vacation until { $time }. Until then your clocks are stopped while it is your move; you may move all the same. `/{ command-vacation } { vacation-end-word }` brings you back sooner.
vacation-ends = Welcome back. Your clocks run again.
vacation-choice = { $count ->
    [one] one day
   *[other] { $count } days
}
vacation-end-choice = I am back
vacation-end-word = end
reminders-on = I shall remind you once in each turn when little time is left.
reminders-off = I shall not remind you any more. `/{ command-games }` shows how much time you have.
refuse-not-a-time = “{ $given }” is neither a number of days nor a date. Write for example `7`, `2027-01-03`, or `{ vacation-end-word }`.
command-draw = draw
command-draw-about = Offer a draw, or agree to one
option-draw-answer = answer
option-draw-answer-about = Whether you accept the draw that you are offered
option-draw-game = game
option-draw-game-about = Which game, if you play several here
command-takeback = takeback
command-takeback-about = Take your last move back, or ask for it
option-takeback-answer = answer
option-takeback-answer-about = Whether you agree to the takeback that you are asked for
option-takeback-game = game
option-takeback-game-about = Which game, if you play several here
command-pause = pause
command-pause-about = Suggest stopping the clock for a while, or agree to it
option-pause-answer = answer
option-pause-answer-about = Whether you agree to the pause that is suggested
answer-accept = accept
answer-decline = decline
option-pause-game = game
option-pause-game-about = Which game, if you play several here
command-continue = continue
command-continue-about = End a pause
option-continue-game = game
option-continue-game-about = Which game, if you play several here
command-abort = abort
command-abort-about = Give a game up that has hardly begun; it does not count
option-abort-game = game
option-abort-game-about = Which game, if you play several here
command-rematch = rematch
command-rematch-about = Challenge the other player of a finished game to another one, with the sides swapped
option-rematch-game = game
option-rematch-game-about = After which game; without one, the last that you have finished here
command-vacation = vacation
command-vacation-about = Stop your clocks for a while: up to thirty days a year
option-vacation-until = until
option-vacation-until-about = How many days, or until which date, such as 2027-01-03; { vacation-end-word } brings you back
command-reminders = reminders
command-reminders-about = Whether I remind you when little time is left
option-reminders-switch = switch
option-reminders-switch-about = On or off
switch-on = on
switch-off = off
## The page that stands for a channel

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
channel-topic = Everybody here sits at this page: play both sides, or pass the keyboard on.
channel-seats = Seats
channel-you-sit = You sit here as
channel-to-move = { $count ->
    [one] one game waits
   *[other] { $count } games wait
}
channel-rename = Rename or add a seat
channel-name = Name
channel-name-hint = Empty: the name it came with
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
channel-dismiss = Dismiss
channel-begin = **There is nothing here yet but an empty table.** Challenge the seat beside you, change over to it, and accept; or read first how the game goes.
channel-begin-challenge = Challenge { $name }
channel-begin-small = A small board first
channel-begin-rules = Read the rules
channel-board = Play by clicking: first the piece, then the square
channel-target = to { $square }
channel-square = { $square }, { $piece }
channel-piece = { $square }, { $piece }, { $count ->
    [one] one square to go to
   *[other] { $count } squares to go to
}
channel-offline = The page has lost its connection to Raichi. It goes on by itself as soon as Raichi is back.
channel-lost = There is no such page.
channel-crowded = Too many windows are open, so this one doesn’t update by itself for now. Close another one; it tries again by itself.

misread-not-a-command = Commands begin with a slash: `/{ command-challenge }`, for example, or `/{ command-help }`. A move alone, such as `d1 d4`, is understood as well.
misread-too-long = That is longer than any command. Nothing was done.
misread-unknown-command = There is no command “{ $given }”. The commands are { $commands }.
misread-unknown-option = `/{ $command }` does not know what to do with “{ $given }”. Put quotes around anything with spaces in it.
misread-unknown-option-none = `/{ $command }` stands alone; “{ $given }” is too much.
misread-twice = “{ $option }” is given twice. Nothing was done; leave one of them out.
misread-missing = `/{ $command }` needs “{ $option }”: { $about }.
misread-not-a-choice = “{ $given }” is not one of the choices for “{ $option }”: { $choices }.
misread-not-a-game = “{ $given }” is not the number of a game. `/{ command-games }` shows yours.
misread-no-such-seat = Nobody here is called “{ $given }”. Here sit { $names }; at the side, seats can be added and renamed.
misread-name-taken = Another seat is called “{ $name }” already. Choose another name.
misread-name-bad = That cannot be a name. A name has at most { $most } characters and no quotes, and cannot be mine, Raichi.
misread-no-more-seats = There are { $most } seats, and no room for more.

## The page of a game on the web (no markup, but for the last one)

page-title = { $rules } · game { $game }
page-start = Start position
page-move = Move { $number }
page-side = { $side-heading }
page-played = { $side-heading }: { $move }
page-first = Start position
page-previous = Previous move
page-next = Next move
page-last = Newest position
page-position = Position shown
page-steps = Step through the game
page-moves = Moves
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
page-missing-title = There is no game here
page-missing = No game is shown under this address. Perhaps part of the link is missing, or the server’s admin has closed its pages.
page-busy-title = Just a moment
page-busy = Too many pictures are being drawn at once. Try again in a few seconds.
page-fault-title = Something went wrong
page-fault = It was on our side, not on yours. Try again in a moment.
page-link = -# [Step through the game in the browser]({ $link })

## Players who leave the server

deed-left = { $player } is not on this server any more. { $other }, you can end the game with `/{ command-abort }`; then it does not count.
deed-left-clock = { $player } is not on this server any more. The clock goes on, and whoever lets the time run out loses. { $other }, you can also end the game at once with `/{ command-abort }`; then it does not count.
end-aborted-alone = { $player } ends the game, since the other player has left the server. It does not count.
