# Le problème du jour, en français.

puzzle-of-the-day = Problème du jour
puzzle-title = **Problème du jour** · { $rules }
puzzle-goal = { $reason ->
    [king-escaped] Le roi s’échappe
    [king-captured] { $side-opening } { $side-number ->
        [one] capture
       *[many] capturent
    } le roi
   *[other] { $side-opening } { $side-number ->
        [one] gagne
       *[many] gagnent
    }
} en { $count ->
    [one] { $count } coup.
   *[other] { $count } coups.
}
puzzle-end = À la fin : « { $end } »
puzzle-how = Quel est le premier ? Un seul coup y mène, quoi que fasse l’autre camp. Personne d’autre ne voit ta réponse ; le prochain problème cite les personnes qui ont résolu celui-ci du premier coup.
puzzle-button = Résoudre
puzzle-former-none = Personne ne l’a résolu du premier coup.
puzzle-former-unnamed = { $count ->
    [one] { $count } personne l’a résolu du premier coup.
   *[other] { $count } personnes l’ont résolu du premier coup.
}
puzzle-former = -# Le problème précédent : { $line }.
puzzle-former-first = Résolu du premier coup par { $players }.
puzzle-former-others = { $count ->
    [one] { $count } autre personne
   *[other] { $count } autres personnes
}
puzzle-former-solved = { $count ->
    [one] { $count } personne l’a résolu en plusieurs essais.
   *[other] { $count } personnes l’ont résolu en plusieurs essais.
}
puzzle-former-button = La solution précédente
puzzle-alt = Problème, { $rules }.
puzzle-alt-solution = { $rules } : la position du problème, avec des flèches pour la solution { $line }.
puzzle-wrong = Ce n’est pas **{ $move }** : l’autre camp y résiste plus longtemps. Regarde encore !
puzzle-right = **{ $move }**, c’est bien ça ! { $side-opening } { $side-number ->
    [one] répond
   *[many] répondent
} **{ $reply }**. Et ensuite ?
puzzle-solved-first = Résolu, et du premier coup. Bravo !
puzzle-solved = Résolu en { $count } essais. Bravo !
puzzle-over = Ce problème est terminé ; le plus récent est dans le salon des problèmes, si ce serveur en a un.
puzzle-solution = La solution : { $line }
puzzle-other-way = **{ $move }** gagne aussi vite que le coup auquel je pensais.
puzzle-lost = Je ne peux plus publier le problème du jour : son salon a été supprimé, ou je n’ai pas le droit d’y écrire. Un admin peut m’y autoriser, ou choisir un autre salon avec `/{ command-server-settings }`. Je n’en reparlerai pas.
puzzle-table-hint = Chaque jour, une position où un seul coup gagne.
puzzle-table-on = Un problème chaque jour
puzzle-table-off = Plus de problèmes ici
puzzle-table-begun = Je publierai ici un problème par jour. Si celui d’aujourd’hui n’est pas encore passé, le premier arrive dès que je l’ai trouvé, ce qui peut prendre quelques minutes.
puzzle-table-ended = Je ne publierai plus de problèmes ici. Le bouton dans les réglages les fait revenir.

## Dans les réglages d’un serveur

server-puzzle = { $channel }, chaque jour à { $hour } ({ $time } chez toi)
server-puzzle-none = désactivé
server-puzzle-menu = Le salon du problème
server-puzzle-hour-menu = L’heure de publication
server-puzzle-lost = Le salon du problème a été supprimé, alors plus aucun n’est publié. Choisis-en un autre, ou appuie sur *{ settings-clear }*.
server-puzzle-unposted = Je n’ai pas pu publier le problème précédent : je n’ai pas le droit d’écrire dans son salon. Donne-m’y *Voir le salon*, *Envoyer des messages* et *Joindre des fichiers*, ou choisis-en un autre.
