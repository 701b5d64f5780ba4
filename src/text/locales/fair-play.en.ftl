# Fair play of players, in English.

command-admin-fair-play = fair-play
command-admin-fair-play-about = See how often somebody’s moves are what a strong computer would play
option-admin-fair-play-player = player
option-admin-fair-play-player-about = Whose rated games to look at

# $player: text
fair-play-none = { $player } has no rated games on this server.
# $player: text, $games, $moves: number
fair-play-title = **Fair play** of { $player } · rated games here: { $games } · moves with a choice: { $moves }
# $percent, $low, $high: text
fair-play-range = { $percent } (probably { $low } to { $high })
# $level: number, $share: text
fair-play-level = - the first choice of level { $level }: { $share }
# $level: number, $share: text, $rating: number, $others: text
fair-play-compared = - the first choice of level { $level }: { $share }; others rated about { $rating }: { $others }
fair-play-alone = There aren’t enough games of others with a similar rating to compare with yet.
# $done, $all: number
fair-play-underway = I’ve looked at { $done } of { $all } games so far, in spare moments only. Try again in a few minutes.
fair-play-proves = -# This proves nothing. Good players often find the computer’s move, some positions have only one good move, and chance does the rest. Don’t accuse anybody because of these numbers.
