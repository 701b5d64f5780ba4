# The digest of a server, in English.

# $day: text
weekday = { $day ->
    [mon] Monday
    [tue] Tuesday
    [wed] Wednesday
    [thu] Thursday
    [fri] Friday
    [sat] Saturday
   *[sun] Sunday
}
# $channel, $day, $hour, $time: text
server-digest = { $channel }, { $day } at { $hour } (next: { $time })
server-digest-none = off
server-digest-menu = The channel for the digest
server-digest-day-menu = The day
server-digest-hour-menu = The hour
server-digest-lost = The channel for the digest has been deleted, so none is posted. Choose another, or press *{ settings-clear }*.
server-digest-unposted = I couldn’t post the latest digest: I’m not allowed to write in its channel. Grant me *View Channel* and *Send Messages* there, or choose another one.

# $since, $until: text
digest-title = **The week here**, { $since } to { $until }
# $count: number
digest-games = { $count ->
    [one] One game has ended:
   *[other] { $count } games have ended, the winners first:
}
# $count: number
digest-more = { $count ->
    [one] … and one more.
   *[other] … and { $count } more.
}
# $climbers: text
digest-leaderboard = **Leaderboard**: { $climbers }
# $first, $second, $rules: text, $count: number
digest-longest = **Longest game**: { $first } – { $second }, { $rules }, { $count ->
    [one] one move
   *[other] { $count } moves
}.
# $winner, $loser: text
digest-surprise = **Biggest surprise**: { $winner } 1 : 0 { $loser }
# $moment, $name, $winners: text
digest-tournament = { $moment ->
    [sign-up] Tournament **{ $name }**: you can join.
    [running] Tournament **{ $name }** has begun.
   *[over] Tournament **{ $name }** is over. First: { $winners }.
}
# $rules: text, $count: number, $first: text
digest-ladder = **Ladder**, { $rules }: { $count ->
    [one] one game
   *[other] { $count } games
}. First: { $first }.
# $players: text, $count: number
digest-solvers = **Puzzles**: { $players } solved most: { $count ->
    [one] one
   *[other] { $count }
}.
# $count: number
digest-open = { $count ->
    [one] One open challenge:
   *[other] { $count } open challenges:
}
# $rules: text
digest-play = Play { $rules }
