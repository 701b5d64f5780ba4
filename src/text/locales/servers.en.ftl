# What Raichi says about servers: admins, people’s own data and the greeting; in English.

## Admins of a server

former-player = a former player
end-admin = An admin of this server has ended the game.
# $first, $second: text
end-aborted-admin = { $first } and { $second }, an admin of this server has called off the game. It doesn’t count.
# $player: text
end-aborted-admin-alone = { $player }, an admin of this server has called off the game. It doesn’t count.
# $first, $second: text
deed-admin-moves = { $first } and { $second }, an admin has moved your game here. It goes on in this channel.
# $player: text
deed-admin-moves-alone = { $player }, an admin has moved your game here. It goes on in this channel.
# $reason: text
admin-reason = > { $reason }
alt-admin = An admin of the server ended the game.
# $side: name
alt-erased = The { $side } { $side-number ->
    [one] has
   *[many] have
} left the game for good.
# $player: text
end-erased = { $player }, the other player has left Raichi for good and had all their data erased. The game ends here and isn’t rated.
# $player: text
end-aborted-erased = { $player }, the other player has left Raichi for good and had all their data erased. The game had barely begun, so it doesn’t count.
# $game: text
admin-ended = Game { $game } is over; its players have been told. See `/{ command-admin } { command-admin-log }`.
# $game, $channel: text
admin-moved = Game { $game } goes on in { $channel }.
# $count: number, $player: text
admin-closed = { $count ->
    [0] Nothing to close: there are no open challenges { $player ->
        [none] on this server
       *[person] by this person
    }.
    [one] I’ve closed one open challenge.
   *[other] I’ve closed { $count } open challenges.
}
# $player: text, $count: number
admin-blocked = { $player } can’t challenge anybody here any more, accept a challenge or be challenged. { $count ->
    [0] { "" }
    [one] One open challenge is closed.{ " " }
   *[other] { $count } open challenges are closed.{ " " }
}Games that are running go on; `/{ command-admin } { command-admin-end }` ends one. `/{ command-admin } { command-admin-unblock }` lifts the block.
# $player: text
admin-unblocked = { $player } can play here again.
# $count: number
admin-exported = { $count ->
    [one] The one game of this server is in the file, as a record with everything that happened in it.
   *[other] The { $count } games of this server are in the file, as records with everything that happened in them.
}
# $count: number
admin-exported-newest = The newest { $count } games of this server are in the file; more would be too large for Discord. My host can write all of them with `raichi export`.
admin-exported-none = No game has been played on this server yet, so there’s nothing to export.
admin-log-none = No admin has done anything here yet.
admin-log-title = What admins have done on this server, the newest first:
# $time, $admin, $game, $result, $winner: text
admin-log-end = { $time } · { $admin } ended game { $game }: { $result ->
    [abort] called off
    [draw] a draw
   *[win] a win of { $winner }
}
# $time, $admin, $game, $channel: text
admin-log-move = { $time } · { $admin } moved game { $game } to { $channel }
# $time, $admin: text, $count: number
admin-log-close = { $time } · { $admin } closed { $count ->
    [one] one challenge
   *[other] { $count } challenges
}
# $time, $admin: text, $count: number, $player: text
admin-log-close-of = { $time } · { $admin } closed { $count ->
    [one] one challenge
   *[other] { $count } challenges
} of { $player }
# $time, $admin, $player: text
admin-log-block = { $time } · { $admin } blocked { $player }
# $time, $admin, $player: text
admin-log-unblock = { $time } · { $admin } unblocked { $player }
# $time, $admin: text, $count: number
admin-log-export = { $time } · { $admin } exported { $count ->
    [one] one game
   *[other] { $count } games
}
# $page, $pages: number
admin-log-page = -# Page { $page } of { $pages }. `/{ command-admin } { command-admin-log }` takes the page as an option.
admin-footer = -# Who may use `/{ command-admin }` is set in Discord’s server settings, under *Integrations*.
# $challenger, $rules: text
challenge-closed-by-admin = An admin has closed the challenge of { $challenger } to a game of **{ $rules }**.
result-abort = Call it off: it doesn’t count
result-draw = A draw
# $side: name
result-win = { $side-heading } { $side-number ->
    [one] wins
   *[many] win
}
refuse-player-blocked = An admin of this server or my host has blocked you from playing here. Games that are running go on.
# $player: text
refuse-opponent-blocked = { $player } is blocked from playing here, by an admin of this server or my host.
# $player: text
refuse-blocked-already = { $player } is blocked here already.
# $player: text
refuse-not-blocked = { $player } isn’t blocked here.
refuse-not-a-person = That’s a bot. Choose a person.
# $game: text
refuse-same-channel = Game { $game } is in that channel already.
refuse-channel-unusable = I can’t post in that channel. Grant me *View Channel* and *Send Messages* there (in a thread, *Send Messages in Threads*), or choose another one.
# $given: text
refuse-unknown-result = “{ $given }” isn’t a result of this game. Choose one of those that I offer while you type.
refuse-reason-missing = Say why: both players read it.
refuse-challenge-closed = An admin has closed this challenge. `/{ command-challenge }` makes a new one.
refuse-former-opponent = The other player isn’t here any more, so there can’t be a rematch. `/{ command-challenge }` starts a game with somebody else.
command-admin = admin
command-admin-about = Look after the games of this server
command-admin-end = end
command-admin-end-about = End a game: call it off, make it a draw, or give one side the win
option-admin-end-game = game
option-admin-end-game-about = The number of the game
option-admin-end-result = result
option-admin-end-result-about = How it ends
option-admin-end-reason = reason
option-admin-end-reason-about = Why; both players read it
command-admin-move-game = move-game
command-admin-move-game-about = Move a game to another channel
option-admin-move-game-game = game
option-admin-move-game-game-about = The number of the game
option-admin-move-game-channel = channel
option-admin-move-game-channel-about = Where it goes on
command-admin-close-challenges = close-challenges
command-admin-close-challenges-about = Close the open challenges of this server
option-admin-close-challenges-player = player
option-admin-close-challenges-player-about = Only those by or for this person
command-admin-block = block
command-admin-block-about = Keep somebody from starting games here; games that are running go on
option-admin-block-player = player
option-admin-block-player-about = The person to block
command-admin-unblock = unblock
command-admin-unblock-about = Let somebody play here again
option-admin-unblock-player = player
option-admin-unblock-player-about = The person to let play again
command-admin-export = export
command-admin-export-about = Get the games of this server as a file
command-admin-log = log
command-admin-log-about = See what admins have done here
option-admin-log-page = page
option-admin-log-page-about = Which page; the first has the newest

## People's own data

privacy-title = **What I store about you**
privacy-kept =
    - Your Discord user ID (not your name), the games you play with every move and its time, your challenges, ratings, vacations and settings, how you answered puzzles, the games of others that you follow, the analyses that you save, the rules that you build or save, and how far you are in lessons. If you’ve agreed with `/{ command-names }`, also the name that the pages of games show.
    - While you’re signed in on a page or in the board within Discord, for at most 12 hours, that you are: no password, and no key to your account.
    - No messages: I read only those that answer a board, mention me or come to me directly. Only the move in a message is kept.
    - All of it is in one database, which my host runs.
privacy-time =
    - Games stay: they’re your opponents’ too. Other things stay for a while: for 2 hours, how often you’ve used something that has a limit; for 2 days, which buttons you’ve pressed; for 30 days, closed challenges, answers to puzzles and rules left unfinished; for 90 days, everything of a server that I’ve left; and for 2 years, you, if you’ve never played.
privacy-do =
    `/{ command-privacy } { command-privacy-export }` gives you all of it as a file. `/{ command-privacy } { command-privacy-erase }` erases it, and tells you first what that means.
privacy-page = Privacy
terms-page = Terms
privacy-unknown = I don’t store anything about you.
privacy-exported = This is everything I store about you: settings, challenges, ratings, vacations, rules that you’ve built or saved, and your games as records. Other people aren’t named in it.
privacy-exported-newest = This is everything I store about you, with your newest games as records; more would be too large for Discord. Other people aren’t named in it.
erase-ask =
    { "**" }Do you want me to forget you?** This is what happens, and it can’t be undone:
    - Your running games end now. Your opponents win them if both of you have moved; none of these games is rated.
    - Your challenges are withdrawn, and those for you are declined.
    - Your finished games stay, played by “a former player”. Nobody else loses anything, and nobody can see any more that it was you: not in messages I’ll write, not on pages, not in pictures and records.
    - Your ratings, settings, vacations, unsaved rules, your name on pages and the reasons that you’ve typed are gone.
    - Messages that I’ve posted stay in their channels as they are, except for the newest boards of your running games. An admin of the server can delete them. I can’t reach backups that my host has made.
    - If you play again, you’re a new player.
erase-button = Erase everything …
erase-title = Erase everything
# $word: text
erase-field = Type “{ $word }” to confirm
erase-word = erase
erase-done = Done: I’ve forgotten you. Thank you for the games!
# $word: text
refuse-not-erased = Nothing was erased: that wasn’t the word “{ $word }”. `/{ command-privacy } { command-privacy-erase }` asks again.
page-privacy-title = Privacy
page-privacy =
    Raichi is a Discord bot on which people play board games by correspondence. This page says what it stores about them.

    What is stored: about people who play, their Discord user ID (not the name), the games with every move and its time, challenges, ratings, vacations and settings, how they answered puzzles, rules that they build or save, progress in lessons, saved analyses, and the reasons that people type. Positions of finished games may become puzzles, without any names. A name only if somebody agrees to show it on the pages of games. About servers, the IDs of the server and of the channels with games, and their settings. About people who don’t play, nothing. For two hours, it also counts how often anybody uses a feature with a limit, such as animations. Messages are read only where they answer a board, mention the bot or are written to it directly, and only the move in them is kept. While somebody is signed in on the pages or in the board within Discord, for at most 12 hours, that they are.

    What for: to play. Nothing is sold, shown to advertisers or used to train anything.

    Where: in one database, which the bot’s host runs. Messages with boards are in the channels of Discord, under Discord’s rules.

    How long: games are kept, since they belong to both players. Challenges are deleted 30 days after they’re closed, answers to puzzles after 30 days, rules that somebody only began to build 30 days after the last change, everything of a server 90 days after the bot has left it, and people who have never played a game after two years.

    Your rights: `/{ command-privacy } { command-privacy-show }` says this, `/{ command-privacy } { command-privacy-export }` gives you everything as a file, and `/{ command-privacy } { command-privacy-erase }` erases it at once. Finished games stay, without your name or ID, as those of a former player. The bot can’t reach backups that its host has made: your data stays in those until they’re replaced.
page-terms-title = Terms
page-terms =
    Raichi is free for everyone a server’s admins let play.

    Play fair: don’t let a program choose your moves against people, don’t use several accounts in rated games, and don’t write anything hurtful. Discord’s own terms apply as well.

    Admins of a server can end games, close challenges and keep people from playing there.

    The bot is offered as it is. Its host may change it, stop it or exclude anybody; nobody is liable for a lost game.
# $contact: text
page-contact = Contact: { $contact }

## The greeting of a new server, and help about servers

help-servers = `/{ command-privacy }` shows, exports or erases what I store about you. `/{ command-admin }` is for admins of a server.
greeting =
    { "**" }Hello! I’m Raichi, and I host old board games**: hnefatafl, fox and geese, Dablot. You play by correspondence, whenever you have a minute. Three things to start with:
    - `/{ command-challenge }` invites one person, or anyone, to a game. With `opponent: @Raichi` you play against me.
    - `/{ command-help }` and `/{ command-rules } { command-rules-show }` explain how to play.
    - If you manage this server, set its language, channels and rules with `/{ command-server-settings }`; Discord’s own settings, under *Integrations*, say who may use which command.
greeting-results = Post results here
refuse-only-managers = Only those who manage this server can choose that. Ask one of them.
# $channels: text
greeting-channels = I can’t draw boards in { $channels } yet: I’m missing *View Channel*, *Send Messages* and *Attach Files* there.
command-privacy = privacy
command-privacy-about = See, export or erase what I store about you
command-privacy-show = show
command-privacy-show-about = What I store about you, where, and how long
command-privacy-export = export
command-privacy-export-about = Get everything I store about you as a file
command-privacy-erase = erase
command-privacy-erase-about = Erase what I store about you; I’ll tell you first what that means
