# Ladders, in English.

command-ladder = ladder
command-ladder-about = Climb the ladder of this server
command-ladder-show = show
command-ladder-show-about = Show who stands where, and who you can challenge
command-ladder-join = join
command-ladder-join-about = Get a place at the end of the ladder
command-ladder-leave = leave
command-ladder-leave-about = Give up your place in the ladder
command-ladder-challenge = challenge
command-ladder-challenge-about = Play for the place of somebody above you
option-ladder-show-rules = rules
option-ladder-show-rules-about = The rules of the ladder (the usual ones here if left blank)
option-ladder-join-rules = rules
option-ladder-join-rules-about = The rules of the ladder (the usual ones here if left blank)
option-ladder-leave-rules = rules
option-ladder-leave-rules-about = The rules of the ladder (the usual ones here if left blank)
option-ladder-challenge-rules = rules
option-ladder-challenge-rules-about = The rules of the ladder (the usual ones here if left blank)
option-ladder-challenge-opponent = opponent
option-ladder-challenge-opponent-about = Somebody above you (the highest who is free if left blank)

# $rules: text
ladder-title = **Ladder of this server** · { $rules }
ladder-none = Nobody is in it.
# $place: number, $player: text
ladder-line = **{ $place }** · { $player }
# $players: text
ladder-plays = plays { $players }
ladder-is-leaving = leaving
# $why: text, $count: number
ladder-why-not = { $why ->
    [too-far] too far above you
    [opponent-away] on vacation
    [opponent-busy] challenged by enough others
    [playing] you’re playing
   *[met-lately] { $count ->
        [one] you can meet again in a day
       *[other] you can meet again in { $count } days
    }
}
# $place: number
ladder-own = You’re at place { $place }.
ladder-own-none = You’re not in it. `/{ command-ladder } { command-ladder-join }` gives you a place at the end.
# $player: text
ladder-free = `/{ command-ladder } { command-ladder-challenge }` gets you a game against { $player }.
# $rows: text
ladder-alt = The ladder: { $rows }.
# $reach: number
ladder-how = -# You can challenge players up to { $reach } places above you, and the game begins at once: 6 days, plus 10 hours for each move. If you win, you take their place. Losing on time costs 5 places more, and twice in a row your place. An arrow shows the last 30 days.
# $challenger: text, $from: number, $challenged: text, $to: number
ladder-begins = Ladder: { $challenger } (place { $from }) challenges { $challenged } (place { $to }).
# $moves: text
ladder-result = Ladder: { $moves }.
# $player: text, $from, $to: number
ladder-move = { $player } { $from } → { $to }
ladder-stays = Ladder: nobody’s place changes.
# $player: text
ladder-out = { $player } is out of the ladder.
# $rules: text, $place: number
ladder-joined = You’re in the ladder of **{ $rules }** now, at place { $place }. `/{ command-ladder } { command-ladder-challenge }` gets you a game against somebody above you. Others can challenge you, and such a game begins at once.
# $rules: text
ladder-left = You’ve left the ladder of **{ $rules }**.
# $rules: text
ladder-leaves = You’ll be out of the ladder of **{ $rules }** as soon as your running games in it are over; they still count for your opponents. If you change your mind, `/{ command-ladder } { command-ladder-join }` keeps your place.
# $challenger, $opponent, $rules, $game: text
ladder-challenged = Ladder: { $challenger } has challenged { $opponent } to a game of **{ $rules }**: game { $game }.
# $why, $rules, $opponent: text, $count: number
refuse-ladder = { $why ->
    [only-managers] There’s no ladder of **{ $rules }** here yet, and only those who manage the server can start one.
    [not-made] There’s no ladder of **{ $rules }** here yet. `/{ command-ladder } { command-ladder-join }` starts one.
    [already-in] You’re already in the ladder of **{ $rules }**, at place { $count }.
    [not-in] You’re not in the ladder of **{ $rules }**. `/{ command-ladder } { command-ladder-join }` gives you a place.
    [opponent-gone] { $opponent } has left the server and is out of the ladder.
    [opponent-not-in] { $opponent } isn’t in the ladder of **{ $rules }**.
    [leaving] You’re leaving the ladder. `/{ command-ladder } { command-ladder-join }` keeps your place.
    [opponent-leaving] { $opponent } is leaving the ladder.
    [not-above] You can only challenge players above you. `/{ command-ladder } { command-ladder-show }` lists them.
    [too-far] { $opponent } is too far above you: you can challenge players up to { $count } places above you.
    [away] You’re on vacation. `/{ command-vacation } { command-vacation-end }` ends it.
    [opponent-away] { $opponent } is on vacation.
    [busy] You’ve challenged { $count } players already. Once one of those games is over, you can challenge another.
    [opponent-busy] { $opponent } already plays { $count } games that others have asked for. Try again when one of them is over.
    [playing] You’re already playing { $opponent } in the ladder.
    [met-lately] { $count ->
        [one] You’ve just played { $opponent }. You can meet again in a day.
       *[other] You’ve just played { $opponent }. You can meet again in { $count } days.
    }
   *[nobody-free] Nobody above you can be challenged now. `/{ command-ladder } { command-ladder-show }` shows why.
}
server-choice-ladders = { $rule ->
    [everyone] everyone can start one
   *[managers] only those who manage the server can start one
}
