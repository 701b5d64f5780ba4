# Openings, in English.

command-openings = openings
command-openings-about = Show what was played in the first moves of rated games
option-openings-rules = rules
option-openings-rules-about = The rules of the games (the usual ones here if left blank)
option-openings-moves = moves
option-openings-moves-about = The moves to the position, such as d1-d4 e7-e9 (the start if left blank)

openings-title = **Openings** · { $rules }
openings-start = At the start of the game.
openings-after = After { $moves }
openings-count = { $games ->
    [one] one game
   *[other] { $games } games
}
openings-played = What was played from here, in { $games }:
openings-none = No finished rated game went on from here.
openings-end = Only the first { $count } moves are counted.
openings-line = **{ $move }** · { $games } · { $results } · rating { $rating }
openings-won = { $side } { $percent }%
openings-drawn = draws { $percent }%
openings-more = { $count ->
    [one] -# One other move was played.
   *[other] -# { $count } other moves were played.
}
openings-how = -# From finished rated games of servers that show games on the web. Mirror images count as one; the rating is the players’ average.
openings-option = { $move } · { $games }
openings-menu = Go on with …
openings-back = Back
openings-alt = The board of { $rules } in an opening.
