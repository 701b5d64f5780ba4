# Games of others that people follow, in English.

option-games-following = following
option-games-following-about = True to see the games of others that you follow

follow-button = Follow
unfollow-button = Stop following
# $game: text
followed = I’ll send you a direct message when game { $game } is over. `/{ command-games }` with *{ option-games-following }* lists the games you follow.
# $game: text
unfollowed = You don’t follow game { $game } any more.
# $button: text
following-none = You don’t follow any games. *{ $button }* is under `/{ command-board }` of other people’s games: I’ll send you a direct message when they’re over.
# $count: number
following-title = { $count ->
    [one] You follow one game
   *[other] You follow { $count } games
}:
# $game, $rules, $attackers, $defenders, $since: text
following-game = **Game { $game }** · { $rules } · { $attackers } – { $defenders } · last activity { $since }
following-untold = over; you take no direct messages from me
follow-why = -# You followed this game. `/{ command-settings }` turns these messages off.
# $why: text, $most: number
refuse-follow = { $why ->
    [own] You play in this game yourself: I’ll tell you how it ends anyway.
    [over] This game is over already.
    [full] You follow { $most } games already. Stop following one of them first: `/{ command-games }` with *{ option-games-following }* lists them.
    [off] You’ve switched off messages about games you follow. Change that in `/{ command-settings }`.
   *[direct] I can’t send you a direct message just now. Try again later, on Discord.
}
# $game: text
page-follow = To get a message when this game is over: /{ command-board } { option-board-game }:{ $game } on Discord, then *{ follow-button }*.
