# The page on which people who have signed in play, in English.

activity-title = Your games
activity-none = You’re not playing any games at the moment.
activity-turn = It’s your turn
activity-wait = Your opponent is to move
activity-all = All games
activity-next = Next game
activity-watching = You’re watching this game.
activity-sign-in = Sign in with Discord
activity-sign-in-about = Sign in to play your games on this page.
activity-sign-out = Sign out
activity-refused = Signing in didn’t work. Try again.
activity-starting = Raichi is starting. Try again in a moment.
activity-unseen = You can’t see this game here. Press *{ button-board }* below its board in Discord.
activity-play-here = Play on this board
button-board = Board
