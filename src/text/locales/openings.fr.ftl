# Les ouvertures, en français.

command-openings = ouvertures
command-openings-about = Montre ce qui a été joué dans les premiers coups des parties classées
option-openings-rules = règles
option-openings-rules-about = Les règles des parties (celles d’ici sans précision)
option-openings-moves = coups
option-openings-moves-about = Les coups qui mènent à la position, comme d1-d4 e7-e9 (le début sans précision)

openings-title = **Ouvertures** · { $rules }
openings-start = Au début de la partie.
openings-after = Après { $moves }
openings-count = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
openings-played = La suite à partir d’ici, { $games } :
openings-none = Aucune partie classée terminée n’a continué à partir d’ici.
openings-end = Seuls les { $count } premiers coups sont comptés.
openings-line = **{ $move }** · { $games } · { $results } · cote { $rating }
openings-won = { $side } { $percent } %
openings-drawn = nulles { $percent } %
openings-more = { $count ->
    [one] -# { $count } autre coup a été joué.
   *[other] -# { $count } autres coups ont été joués.
}
openings-how = -# D’après les parties classées terminées des serveurs qui montrent leurs parties sur le web. Les images en miroir comptent pour une ; la cote est la moyenne des joueurs.
openings-option = { $move } · { $games }
openings-menu = Continuer avec…
openings-back = Retour
openings-alt = Le plateau de { $rules } dans une ouverture.
