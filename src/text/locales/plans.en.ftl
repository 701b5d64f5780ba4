# Plans of what players want to answer, in English.

command-plan = plan
command-plan-about = Plan your answers to moves that you expect; only you see them
option-plan-moves = moves
option-plan-moves-about = Expected move, your answer, and so on; semicolons between lines (blank: shows the plan)
option-plan-game = game
option-plan-game-about = The game (if you have several here)

# $game: text
plan-title = **Your plan in game { $game }**
# $opponent, $example: text
plan-none = Nothing is planned yet. Give `/{ command-plan }` the move that you expect of { $opponent }, your answer, and so on: `/{ command-plan } { option-plan-moves }:{ $example }`. A semicolon begins another line.
# $number: number, $steps: text
plan-line = { $number }. { $steps }
# $move: text
plan-first = you play { $move }
# $reply, $answer: text
plan-if = if { $reply }, then { $answer }
# $opponent: text
plan-how = -# Only you see this. If { $opponent } plays a move that’s planned, I play your answer at once. Any other move, or a takeback, ends the plan.
plan-own-turn = -# It’s your turn: a line begins with the move that you’ll play yourself.
plan-button = Plan
plan-menu = Remove a line …
plan-clear = Remove everything
plan-add = Add a line
plan-on = Go on
# $opponent: text
plan-expect = Which move do you expect from { $opponent }?
plan-begin = Which move will you play first?
plan-answer = What will you answer?
# $why, $opponent: text
plan-ended = { $why ->
    [left] Your plan has ended: { $opponent } played a move that isn’t in it.
    [taken-back] Your plan has ended with the takeback.
   *[unplayable] Your plan has ended: its answer couldn’t be played.
}
# $played: text
plan-planned = { $played } *(planned)*
# $why: text, $lines, $moves: number
refuse-plan = { $why ->
    [computer] The computer answers at once: against it there’s nothing to plan.
    [solo] You play both sides in this game: there’s nothing to plan.
    [team] In vote games there are no plans.
    [deep] A line can have { $moves } moves at most.
    [too-many] A plan can have { $lines } lines at most. Remove one of them first: `/{ command-plan }` shows them.
    [no-answer] A line has to end with your answer to a move of your opponent.
    [another] You’ve planned another answer to the same moves. Remove that line first: `/{ command-plan }` shows it.
    [over] The game would be over before the end of that line.
    [long] That line has more moves than fit into the menus. Type it instead, with `/{ command-plan }`.
   *[gone] Your plan has changed since. `/{ command-plan }` shows it.
}
