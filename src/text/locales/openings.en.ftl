# Openings, in English.

command-openings = openings
command-openings-about = Show what was played in the first moves of rated games
option-openings-rules = rules
option-openings-rules-about = The rules of the games (the usual ones here if left blank)
option-openings-moves = moves
option-openings-moves-about = The moves to the position, such as d1-d4 e7-e9 (the start if left blank)

# $rules: text
openings-title = **Openings** · { $rules }
openings-start = At the start of the game.
# $moves: text
openings-after = After { $moves }
# $games: number
openings-count = { $games ->
    [one] one game
   *[other] { $games } games
}
# $games: text
openings-played = What was played from here, in { $games }:
openings-none = No finished rated game went on from here.
# $count: number
openings-end = Only the first { $count } moves are counted.
# $move, $games, $results: text, $rating: number
openings-line = **{ $move }** · { $games } · { $results } · rating { $rating }
# $side: name, $percent: number
openings-won = { $side } { $percent }%
# $percent: number
openings-drawn = draws { $percent }%
# $count: number
openings-more = { $count ->
    [one] -# One other move was played.
   *[other] -# { $count } other moves were played.
}
openings-how = -# From finished rated games of servers that show games on the web. Mirror images count as one; the rating is the players’ average.
# $move, $games: text
openings-option = { $move } · { $games }
openings-menu = Go on with …
openings-back = Back
# $rules: text
openings-alt = The board of { $rules } in an opening.
