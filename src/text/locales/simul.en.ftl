# Simuls, in English.

command-simul = simul
command-simul-about = Play several people at once
option-simul-rules = rules
option-simul-rules-about = The rules of all games (the usual ones here if left blank)
option-simul-side = side
option-simul-side-about = Your side in every game (drawn for each if left blank)
option-simul-players = players
option-simul-players-about = How many can play, from 2 to 20 (8 if left blank)
option-simul-time = time
option-simul-time-about = The time for each move (the usual time here if left blank)

# $host: text, $seats: number, $rules: text
simul-open = **Simul**: { $host } plays **{ $rules }** against up to { $seats } of you at once. *{ simul-play }* begins your game, in one thread for all.
simul-play = Play
# $host, $rules: text
simul-closed = **Simul** of { $host }: **{ $rules }**.
# $count, $seats: number, $players: text
simul-players = { $count } of { $seats } players: { $players }.
# $host: text, $won, $drawn, $lost: number
simul-over = The simul of { $host } is over: won { $won }, drawn { $drawn }, lost { $lost }.
games-of-simul = simul
# $game: text
refuse-in-simul = You’re in this simul already, with game { $game }.
# $most: number
refuse-simul-seats = A simul is for 2 to { $most } players.
