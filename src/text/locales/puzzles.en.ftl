# The puzzle of the day, in English.

puzzle-of-the-day = Puzzle of the day
# $rules: text
puzzle-title = **Puzzle of the day** · { $rules }
# $reason: text, $side: name, $count: number
puzzle-goal = { $reason ->
    [king-escaped] The king escapes
    [king-captured] The { $side } { $side-number ->
        [one] captures
       *[many] capture
    } the king
   *[other] The { $side } { $side-number ->
        [one] wins
       *[many] win
    }
} in { $count ->
    [one] one move.
   *[other] { $count } moves.
}
# $end: text
puzzle-end = It ends with: “{ $end }”
puzzle-how = Which is the first one? Only one move works, whatever the other side does. Nobody else sees what you answer; the next puzzle names those who solved this one at the first try.
puzzle-button = Solve it
# $line: text
puzzle-former = -# The previous puzzle: { $line }.
# $players: text
puzzle-former-first = Solved at the first try by { $players }.
# $count: number
puzzle-former-others = { $count ->
    [one] one more
   *[other] { $count } more
}
puzzle-former-none = Nobody solved it at the first try.
# $count: number
puzzle-former-unnamed = { $count ->
    [one] One person solved it at the first try.
   *[other] { $count } people solved it at the first try.
}
# $count: number
puzzle-former-solved = { $count ->
    [one] One person needed more than one try.
   *[other] { $count } people needed more than one try.
}
puzzle-former-button = Previous solution
# $rules: text
puzzle-alt = Puzzle, { $rules }.
# $rules, $line: text
puzzle-alt-solution = { $rules }: the position of the puzzle, with arrows for the solution { $line }.
# $move: text
puzzle-wrong = **{ $move }** isn’t it: the other side can hold out longer against that. Have another look!
# $move: text, $side: name, $reply: text
puzzle-right = **{ $move }** is right! The { $side } { $side-number ->
    [one] answers
   *[many] answer
} **{ $reply }**. How does it go on?
puzzle-solved-first = Solved, and at the first try. Well done!
# $count: number
puzzle-solved = Solved in { $count } tries. Well done!
puzzle-over = This puzzle is over; the newest one is in the channel for puzzles, if this server has one.
# $line: text
puzzle-solution = The solution: { $line }
# $move: text
puzzle-other-way = **{ $move }** wins just as fast as what I had in mind.
puzzle-lost = I can’t post the puzzle of the day any more: its channel has been deleted, or I’m not allowed to write there. An admin can let me, or choose another channel with `/{ command-server-settings }`. I won’t mention it again.
puzzle-table-hint = Each day, a position in which only one move wins.
puzzle-table-on = A puzzle every day
puzzle-table-off = No more puzzles here
puzzle-table-begun = I’ll post a puzzle here each day. If today’s hasn’t been here yet, it comes right away.
puzzle-table-ended = I won’t post any more puzzles here. The button in the settings brings them back.

## In the settings of a server

# $channel, $hour, $time: text
server-puzzle = { $channel }, each day at { $hour } ({ $time } for you)
server-puzzle-none = off
server-puzzle-menu = The channel for the puzzle
server-puzzle-hour-menu = When it’s posted
server-puzzle-lost = The channel for the puzzle has been deleted, so none is posted. Choose another, or press *{ settings-clear }*.
server-puzzle-unposted = I couldn’t post the latest puzzle: I’m not allowed to write in its channel. Grant me *View Channel*, *Send Messages* and *Attach Files* there, or choose another one.
