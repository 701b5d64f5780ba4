# Tournaments, in English.

command-tournament = tournament
command-tournament-about = Make, join and follow tournaments
command-tournament-create = create
command-tournament-create-about = Post a tournament that people can join
option-tournament-create-name = name
option-tournament-create-name-about = What it’s called, in at most 60 characters
option-tournament-create-rules = rules
option-tournament-create-rules-about = The rules to play by
option-tournament-create-players = players
option-tournament-create-players-about = How many can join, from 3 to 64 (32 if left blank)
option-tournament-create-start = start
option-tournament-create-start-about = When it starts: when full, a number of days, or a date such as 2027-01-03 18:00 (UTC)
option-tournament-create-time = time
option-tournament-create-time-about = Time of each game (6 days + 10 hours if left blank)
option-tournament-create-games = games
option-tournament-create-games-about = How many games each pair plays (two if left blank)
option-tournament-create-at-once = at-once
option-tournament-create-at-once-about = How many games a player has at the same time, from 2 to 12 (6 if left blank)
option-tournament-create-rated = rated
option-tournament-create-rated-about = Whether the games affect ratings
command-tournament-join = join
command-tournament-join-about = Join a tournament
option-tournament-join-name = name
option-tournament-join-name-about = The tournament (if there are several here)
command-tournament-leave = leave
command-tournament-leave-about = Leave a tournament
option-tournament-leave-name = name
option-tournament-leave-name-about = The tournament (if there are several here)
command-tournament-show = show
command-tournament-show-about = Show a tournament with its tables
option-tournament-show-name = name
option-tournament-show-name-about = The tournament (if there are several here)
command-admin-tournament = tournament
command-admin-tournament-about = Call off or move a tournament, remove a player, or give more time
option-admin-tournament-act = act
option-admin-tournament-act-about = What to do
option-admin-tournament-name = name
option-admin-tournament-name-about = The tournament (if there are several here)
option-admin-tournament-player = player
option-admin-tournament-player-about = The player to remove
option-admin-tournament-days = days
option-admin-tournament-days-about = How many days more everyone gets, from 1 to 30
option-admin-tournament-channel = channel
option-admin-tournament-channel-about = Where it goes on
chosen-act-cancel = call it off
chosen-act-remove = remove a player
chosen-act-time = give more time
chosen-act-move = move it to another channel
option-tournament-create-every = every
option-tournament-create-every-about = How often it’s held again (once if left blank)
chosen-every-month = month
chosen-every-three-months = three months
chosen-games-one = one
chosen-games-two = two, with the sides switched

# $name, $rules: text
tournament-title = 🏆 **{ $name }** · { $rules }
# $games, $at-once: number, $time: text
tournament-play = Everyone plays everyone in their group { $games ->
    [1] once
   *[2] twice, with the sides switched
}, at most { $at-once } games at a time. Time: { $time }.
# $rated: text
tournament-rated = { $rated ->
    [yes] The games are rated.
   *[no] The games are casual.
}
tournament-points = A win is a point, a draw half a point. With more than 7 players there are several groups, and the best of each go on.
tournament-absence = If you don’t move within 3 days, lose two games on time or leave, you’re out. There are no pauses, but you can go on vacation.
# $time: text
tournament-start = It starts { $time }.
# $count: number, $time: text
tournament-start-full = It starts as soon as { $count } players have joined, or { $time }.
tournament-begun = It has started.
tournament-over-since = It’s over.
tournament-called-off = It was called off.
# $count, $most: number, $players: text
tournament-players = Players ({ $count } of { $most }): { $players }
# $most: number
tournament-players-none = Nobody has joined yet; there’s room for { $most } players.
tournament-join = Join
tournament-leave = Leave
tournament-show = Show table
# $name: text
tournament-joined = You’re in **{ $name }**. Your games begin by themselves when it starts.
# $name: text
tournament-left = You’ve left **{ $name }**.
# $name: text
tournament-withdrawn = You’re out of **{ $name }**. Games that are running go on, but they don’t count for the tournament any more.
# $name, $time: text
tournament-put-off = **{ $name }** needs at least 3 players, so I’ve put it off: it starts { $time }.
# $name: text
tournament-cancelled = **{ $name }** is called off: it needs at least 3 players.
# $stage, $name: text, $round: number, $group, $players: text
tournament-group = { $stage ->
    [only] 🏆 **{ $name }** begins!
    [final] 🏆 **{ $name }**, the final begins!
   *[group] 🏆 **{ $name }**, round { $round }, group { $group } begins!
} The players: { $players }.
# $stage, $name: text, $round: number, $group: text
tournament-thread = { $stage ->
    [only] { $name }
    [final] { $name }: final
   *[group] { $name }: round { $round }, group { $group }
}
# $stage: text, $round: number, $group: text
tournament-heading = { $stage ->
    [only] Table
    [final] Final
   *[group] Round { $round }, group { $group }
}
# $why, $player: text
tournament-out = { $why ->
    [no-show] { $player } hasn’t moved since the start, and is out of the tournament.
    [removed] An admin has removed { $player } from the tournament.
    [left] { $player } has left the server, and is out of the tournament.
    [time] { $player } has lost two games on time, and is out of the tournament.
    [erased] { $player } has left Raichi, and is out of the tournament.
   *[withdrew] { $player } has left the tournament.
}
# $exit: text
tournament-out-games = { $exit ->
    [annulled] None of the games against them count.
   *[forfeited] The games that weren’t over count as won by the others.
}
# $name: text, $round: number, $players: text
tournament-round-over = Round { $round } of **{ $name }** is over. These players go on: { $players }.
# $name: text, $count: number, $players: text
tournament-ended = { $count ->
    [one] 🏆 **{ $name }** is over. The winner is { $players }!
   *[other] 🏆 **{ $name }** is over. The winners are { $players }!
}
# $name: text
tournament-ended-nobody = **{ $name }** is over: nobody is left to win it.
# $heading, $rows: text
tournament-alt = { $heading } with the points of each player: { $rows }.
# $number: number
table-player = Player { $number }
# $column: text
table-head = { $column ->
    [place] Place
    [player] Player
    [points] Points
    [tie] Tie-break
    [change] In 30 days
   *[plays] Challenges
}
# $every: text
tournament-every = { $every ->
    [month] It’s held again a month later.
   *[three-months] It’s held again three months later.
}
# $name, $time: text, $count, $most: number
tournament-soon = **{ $name }** starts { $time }. Players so far: { $count } of { $most }. Anyone can still join!
# $name: text
tournament-called-off-by-admin = An admin has called off **{ $name }**. Games that are running go on as games of your own.
# $name: text
tournament-moved = An admin has moved **{ $name }** here. All its games go on in this channel.
# $stage, $name, $time: text
tournament-more-time = { $stage ->
    [sign-up] **{ $name }** starts later: { $time }.
   *[running] An admin has given everyone in **{ $name }** more time for their games.
}
tournament-again = Do it again
# $act, $name: text
tournament-changed = { $act ->
    [cancel] **{ $name }** is called off.
    [remove] They’re out of **{ $name }**.
    [time] Everyone in **{ $name }** has more time.
   *[move] **{ $name }** has moved.
}
# $time, $admin, $act, $name, $object: text, $days: number
admin-log-tournament = { $time } · { $admin } { $act ->
    [cancel] called off the tournament { $name }
    [remove] removed { $object } from the tournament { $name }
    [time] gave the tournament { $name } more time (days: { $days })
   *[move] moved the tournament { $name } to { $object }
}
server-choice-tournaments = { $rule ->
    [everyone] everyone can announce one
   *[managers] only those who manage the server can announce one
}
tournament-when-full = when full
# $why, $tournaments: text
refuse-tournament = { $why ->
    [name] A tournament needs a name with at most 60 characters.
    [name-taken] There’s a tournament of this name here already. Choose another name.
    [start] The start has to be in the future, and within a year.
    [number] A tournament has 3 to 64 players, and a player 2 to 12 games at a time. If it starts when it’s full, say how many players that are.
    [no-clock] A tournament needs a time limit. Try `6 days + 10 hours`.
    [too-many] There are three tournaments here already. Wait until one is over.
    [second] Your other tournament isn’t over yet.
    [unknown] There’s no such tournament here. `/{ command-tournament } { command-tournament-create }` makes one.
    [which] Which one? { $tournaments }
    [begun] This tournament has started, so nobody can join any more.
    [full] This tournament has all its players.
    [not-in] You aren’t in this tournament.
    [managers] Only those who manage this server can announce tournaments here.
    [not-over] This tournament isn’t over yet.
    [over] This tournament is over.
    [same-channel] The tournament is in this channel already.
    [option] Say what to do, and with it the player to remove, the days to give (1 to 30), or the channel to move to.
    [no-pause] Games of a tournament can’t be paused. `/{ command-vacation } { command-vacation-start }` stops your clocks.
   *[no-abort] Games of a tournament can’t be called off. You can resign, or leave the tournament.
}
