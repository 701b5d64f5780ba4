# Ce que les spectateurs devinent du prochain coup, en français.

guess-button = Deviner le coup
guess-file = Partie { $game }, ton pronostic pour le prochain coup ({ $side }) : sur quelle colonne est la pièce ?
guess-piece = Partie { $game }, ton pronostic pour le prochain coup ({ $side }) : quelle pièce joue ?
guess-put = Partie { $game }, ton pronostic pour le prochain coup ({ $side }) : où une pièce est-elle posée ?
guess-taken = Ton pronostic dans la partie { $game } : **{ $ply }**. Tu peux le changer jusqu’à ce que le coup soit joué. Le plateau dira alors combien l’ont deviné, sans nommer personne.
guess-right = -# Ont deviné ce coup : { $right } sur { $all }.
refuse-guess = { $why ->
    [own] Tu joues toi-même dans cette partie. Seuls les spectateurs peuvent deviner.
    [team] Dans cette partie, on vote pour les coups : il n’y a rien à deviner.
    [computer] C’est à l’ordinateur de jouer. Devine ensuite le coup de l’autre camp.
   *[several] Avec ces règles, un tour compte plusieurs coups : le prochain ne se devine pas.
}
