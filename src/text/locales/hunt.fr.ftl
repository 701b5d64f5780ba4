# Les mots et les phrases propres aux jeux de chasse, en français.
#
# Chaque règle du jeu nomme ses camps. Les noms connus ici ont des formes, pour une pièce et pour plusieurs ; tout autre nom
# ($name) reste tel quel, avec des mots qui conviennent à n’importe quel nombre.

## Camps
##
## .number choisit le verbe : `one` gagne, `many` gagnent. .led est ce qu’on joue. Toutes les autres formes ont leur
## article : .opening en tête de phrase, .the ailleurs, .of après « de », .to après « à ».

side-few = petit camp
    .heading = Petit camp
    .opening = Le petit camp
    .the = le petit camp
    .of = du petit camp
    .to = au petit camp
    .led = le petit camp
    .number = one
side-many = grand camp
    .heading = Grand camp
    .opening = Le grand camp
    .the = le grand camp
    .of = du grand camp
    .to = au grand camp
    .led = le grand camp
    .number = one
side-named = { $name }
    .heading = { $name }
    .opening = Le camp « { $name } »
    .the = le camp « { $name } »
    .of = du camp « { $name } »
    .to = au camp « { $name } »
    .led = le camp « { $name } »
    .number = one
side-fox = renard
    .heading = Renard
    .opening = Le renard
    .the = le renard
    .of = du renard
    .to = au renard
    .led = le renard
    .number = one
side-fox-several = renards
    .heading = Renards
    .opening = Les renards
    .the = les renards
    .of = des renards
    .to = aux renards
    .led = les renards
    .number = many
side-officer = officier
    .heading = Officier
    .opening = L’officier
    .the = l’officier
    .of = de l’officier
    .to = à l’officier
    .led = l’officier
    .number = one
side-officer-several = officiers
    .heading = Officiers
    .opening = Les officiers
    .the = les officiers
    .of = des officiers
    .to = aux officiers
    .led = les officiers
    .number = many
side-tiger = tigre
    .heading = Tigre
    .opening = Le tigre
    .the = le tigre
    .of = du tigre
    .to = au tigre
    .led = le tigre
    .number = one
side-tiger-several = tigres
    .heading = Tigres
    .opening = Les tigres
    .the = les tigres
    .of = des tigres
    .to = aux tigres
    .led = les tigres
    .number = many
side-hare = lièvre
    .heading = Lièvre
    .opening = Le lièvre
    .the = le lièvre
    .of = du lièvre
    .to = au lièvre
    .led = le lièvre
    .number = one
side-hare-several = lièvres
    .heading = Lièvres
    .opening = Les lièvres
    .the = les lièvres
    .of = des lièvres
    .to = aux lièvres
    .led = les lièvres
    .number = many
side-hound = chien
    .heading = Chien
    .opening = Le chien
    .the = le chien
    .of = du chien
    .to = au chien
    .led = le chien
    .number = one
side-hound-several = chiens
    .heading = Chiens
    .opening = Les chiens
    .the = les chiens
    .of = des chiens
    .to = aux chiens
    .led = les chiens
    .number = many
side-goose = oie
    .heading = Oie
    .opening = L’oie
    .the = l’oie
    .of = de l’oie
    .to = à l’oie
    .led = l’oie
    .number = one
side-goose-several = oies
    .heading = Oies
    .opening = Les oies
    .the = les oies
    .of = des oies
    .to = aux oies
    .led = les oies
    .number = many
side-sheep = mouton
    .heading = Mouton
    .opening = Le mouton
    .the = le mouton
    .of = du mouton
    .to = au mouton
    .led = le mouton
    .number = one
side-sheep-several = moutons
    .heading = Moutons
    .opening = Les moutons
    .the = les moutons
    .of = des moutons
    .to = aux moutons
    .led = les moutons
    .number = many
side-rebel = rebelle
    .heading = Rebelle
    .opening = Le rebelle
    .the = le rebelle
    .of = du rebelle
    .to = au rebelle
    .led = le rebelle
    .number = one
side-rebel-several = rebelles
    .heading = Rebelles
    .opening = Les rebelles
    .the = les rebelles
    .of = des rebelles
    .to = aux rebelles
    .led = les rebelles
    .number = many
side-goat = chèvre
    .heading = Chèvre
    .opening = La chèvre
    .the = la chèvre
    .of = de la chèvre
    .to = à la chèvre
    .led = la chèvre
    .number = one
side-goat-several = chèvres
    .heading = Chèvres
    .opening = Les chèvres
    .the = les chèvres
    .of = des chèvres
    .to = aux chèvres
    .led = les chèvres
    .number = many
side-leopard = léopard
    .heading = Léopard
    .opening = Le léopard
    .the = le léopard
    .of = du léopard
    .to = au léopard
    .led = le léopard
    .number = one
side-leopard-several = léopards
    .heading = Léopards
    .opening = Les léopards
    .the = les léopards
    .of = des léopards
    .to = aux léopards
    .led = les léopards
    .number = many
side-ox = bœuf
    .heading = Bœuf
    .opening = Le bœuf
    .the = le bœuf
    .of = du bœuf
    .to = au bœuf
    .led = le bœuf
    .number = one
side-ox-several = bœufs
    .heading = Bœufs
    .opening = Les bœufs
    .the = les bœufs
    .of = des bœufs
    .to = aux bœufs
    .led = les bœufs
    .number = many
side-hunter = chasseur
    .heading = Chasseur
    .opening = Le chasseur
    .the = le chasseur
    .of = du chasseur
    .to = au chasseur
    .led = le chasseur
    .number = one
side-hunter-several = chasseurs
    .heading = Chasseurs
    .opening = Les chasseurs
    .the = les chasseurs
    .of = des chasseurs
    .to = aux chasseurs
    .led = les chasseurs
    .number = many

## Pièces
##
## $count est leur nombre, $letter la lettre de la règle du jeu. Les pièces d’un camp qui porte un autre nom sont `few` et
## `many`, ou `named` là où les phrases doivent distinguer les camps. .plural est le nom seul, au pluriel.

piece-few = { $count ->
    [one] pièce
   *[other] pièces
}
    .letter = { $letter }
    .a = une pièce
    .none = aucune pièce
    .opening = { $count ->
        [one] La pièce
       *[other] Les pièces
    }
    .plural = pièces
    .counted = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
    .moved = une pièce
    .captured = { $count ->
        [one] la pièce
       *[other] { $count } pièces
    }
    .among = { "" }
piece-many = { $count ->
    [one] pièce
   *[other] pièces
}
    .letter = { $letter }
    .a = une pièce
    .none = aucune pièce
    .opening = { $count ->
        [one] La pièce
       *[other] Les pièces
    }
    .plural = pièces
    .counted = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
    .moved = une pièce
    .captured = { $count ->
        [one] la pièce
       *[other] { $count } pièces
    }
    .among = { "" }
piece-named = { $count ->
    [one] pièce « { $name } »
   *[other] pièces « { $name } »
}
    .letter = { $letter }
    .a = une pièce « { $name } »
    .none = aucune pièce « { $name } »
    .opening = { $count ->
        [one] La pièce « { $name } »
       *[other] Les pièces « { $name } »
    }
    .plural = pièces « { $name } »
    .counted = { $count ->
        [one] { $count } pièce « { $name } »
       *[other] { $count } pièces « { $name } »
    }
    .moved = une pièce
    .captured = { $count ->
        [one] la pièce « { $name } »
       *[other] { $count } pièces « { $name } »
    }
    .among = { "" }
piece-fox = { $count ->
    [one] renard
   *[other] renards
}
    .letter = { $letter }
    .a = un renard
    .none = aucun renard
    .opening = { $count ->
        [one] Le renard
       *[other] Les renards
    }
    .plural = renards
    .counted = { $count ->
        [one] { $count } renard
       *[other] { $count } renards
    }
    .moved = un renard
    .captured = { $count ->
        [one] le renard
       *[other] { $count } renards
    }
    .among = { "" }
piece-officer = { $count ->
    [one] officier
   *[other] officiers
}
    .letter = { $letter }
    .a = un officier
    .none = aucun officier
    .opening = { $count ->
        [one] L’officier
       *[other] Les officiers
    }
    .plural = officiers
    .counted = { $count ->
        [one] { $count } officier
       *[other] { $count } officiers
    }
    .moved = un officier
    .captured = { $count ->
        [one] l’officier
       *[other] { $count } officiers
    }
    .among = { "" }
piece-tiger = { $count ->
    [one] tigre
   *[other] tigres
}
    .letter = { $letter }
    .a = un tigre
    .none = aucun tigre
    .opening = { $count ->
        [one] Le tigre
       *[other] Les tigres
    }
    .plural = tigres
    .counted = { $count ->
        [one] { $count } tigre
       *[other] { $count } tigres
    }
    .moved = un tigre
    .captured = { $count ->
        [one] le tigre
       *[other] { $count } tigres
    }
    .among = { "" }
piece-hare = { $count ->
    [one] lièvre
   *[other] lièvres
}
    .letter = { $letter }
    .a = un lièvre
    .none = aucun lièvre
    .opening = { $count ->
        [one] Le lièvre
       *[other] Les lièvres
    }
    .plural = lièvres
    .counted = { $count ->
        [one] { $count } lièvre
       *[other] { $count } lièvres
    }
    .moved = un lièvre
    .captured = { $count ->
        [one] le lièvre
       *[other] { $count } lièvres
    }
    .among = { "" }
piece-hound = { $count ->
    [one] chien
   *[other] chiens
}
    .letter = { $letter }
    .a = un chien
    .none = aucun chien
    .opening = { $count ->
        [one] Le chien
       *[other] Les chiens
    }
    .plural = chiens
    .counted = { $count ->
        [one] { $count } chien
       *[other] { $count } chiens
    }
    .moved = un chien
    .captured = { $count ->
        [one] le chien
       *[other] { $count } chiens
    }
    .among = { "" }
piece-goose = { $count ->
    [one] oie
   *[other] oies
}
    .letter = { $letter }
    .a = une oie
    .none = aucune oie
    .opening = { $count ->
        [one] L’oie
       *[other] Les oies
    }
    .plural = oies
    .counted = { $count ->
        [one] { $count } oie
       *[other] { $count } oies
    }
    .moved = une oie
    .captured = { $count ->
        [one] l’oie
       *[other] { $count } oies
    }
    .among = { "" }
piece-sheep = { $count ->
    [one] mouton
   *[other] moutons
}
    .letter = { $letter }
    .a = un mouton
    .none = aucun mouton
    .opening = { $count ->
        [one] Le mouton
       *[other] Les moutons
    }
    .plural = moutons
    .counted = { $count ->
        [one] { $count } mouton
       *[other] { $count } moutons
    }
    .moved = un mouton
    .captured = { $count ->
        [one] le mouton
       *[other] { $count } moutons
    }
    .among = { "" }
piece-rebel = { $count ->
    [one] rebelle
   *[other] rebelles
}
    .letter = { $letter }
    .a = un rebelle
    .none = aucun rebelle
    .opening = { $count ->
        [one] Le rebelle
       *[other] Les rebelles
    }
    .plural = rebelles
    .counted = { $count ->
        [one] { $count } rebelle
       *[other] { $count } rebelles
    }
    .moved = un rebelle
    .captured = { $count ->
        [one] le rebelle
       *[other] { $count } rebelles
    }
    .among = { "" }
piece-goat = { $count ->
    [one] chèvre
   *[other] chèvres
}
    .letter = { $letter }
    .a = une chèvre
    .none = aucune chèvre
    .opening = { $count ->
        [one] La chèvre
       *[other] Les chèvres
    }
    .plural = chèvres
    .counted = { $count ->
        [one] { $count } chèvre
       *[other] { $count } chèvres
    }
    .moved = une chèvre
    .captured = { $count ->
        [one] la chèvre
       *[other] { $count } chèvres
    }
    .among = { "" }
piece-leopard = { $count ->
    [one] léopard
   *[other] léopards
}
    .letter = { $letter }
    .a = un léopard
    .none = aucun léopard
    .opening = { $count ->
        [one] Le léopard
       *[other] Les léopards
    }
    .plural = léopards
    .counted = { $count ->
        [one] { $count } léopard
       *[other] { $count } léopards
    }
    .moved = un léopard
    .captured = { $count ->
        [one] le léopard
       *[other] { $count } léopards
    }
    .among = { "" }
piece-ox = { $count ->
    [one] bœuf
   *[other] bœufs
}
    .letter = { $letter }
    .a = un bœuf
    .none = aucun bœuf
    .opening = { $count ->
        [one] Le bœuf
       *[other] Les bœufs
    }
    .plural = bœufs
    .counted = { $count ->
        [one] { $count } bœuf
       *[other] { $count } bœufs
    }
    .moved = un bœuf
    .captured = { $count ->
        [one] le bœuf
       *[other] { $count } bœufs
    }
    .among = { "" }
piece-hunter = { $count ->
    [one] chasseur
   *[other] chasseurs
}
    .letter = { $letter }
    .a = un chasseur
    .none = aucun chasseur
    .opening = { $count ->
        [one] Le chasseur
       *[other] Les chasseurs
    }
    .plural = chasseurs
    .counted = { $count ->
        [one] { $count } chasseur
       *[other] { $count } chasseurs
    }
    .moved = un chasseur
    .captured = { $count ->
        [one] le chasseur
       *[other] { $count } chasseurs
    }
    .among = { "" }

## Points spéciaux : ce qu’un camp doit atteindre, ce que l’autre doit occuper, et les deux sur les plateaux en texte

ground-home = objectif
    .a = un objectif
ground-paddock = objectif
    .a = un objectif
ground-goal = objectif
    .a = un objectif

## Tours et fins
##
## $left est le nombre de pièces qui restent à un camp. $known dit si le point $square a décidé de la partie.

turn-huffed = { $piece-opening } en { $squares } { $count ->
    [one] aurait pu capturer : cette pièce est retirée
   *[other] auraient pu capturer : ces pièces sont retirées
} du plateau.
turn-trapped = { $piece-opening } en { $squares } { $count ->
    [one] ne peut plus bouger : cette pièce est retirée
   *[other] ne peuvent plus bouger : ces pièces sont retirées
} du plateau.
aim-capture = capturer { $piece-captured }
aim-capture-all = capturer { $side-the } jusqu’à la dernière pièce
aim-reach = atteindre { $squares }
aim-pass = dépasser { $side-the }
aim-fill = { $count ->
    [one] occuper l’objectif
   *[other] occuper les { $count } objectifs
}
aim-trap = bloquer { $side-the } pour qu’aucun coup ne soit plus possible
aim-remove = faire retirer { $side-the } du plateau
aim-hold = ne pas laisser gagner l’autre camp
reason-taken = { $side-opening } { $side-number ->
    [one] a
   *[many] ont
} disparu du plateau.
reason-too-few = { $left ->
    [0] { $side-opening } { $side-number ->
        [one] a
       *[many] ont
    } disparu du plateau.
    [one] Il ne reste plus qu’{ $piece-a }.
   *[other] Il ne reste plus que { $piece-counted }.
}
reason-reached = { $winner-side-opening } { $winner-side-number ->
    [one] a
   *[many] ont
} atteint { $square }.
reason-behind = { $winner-side-opening } { $winner-side-number ->
    [one] a
   *[many] ont
} dépassé { $side-the }.
reason-filled = { $winner-side-opening } { $winner-side-number ->
    [one] occupe
   *[many] occupent
} tous les objectifs.

## Refus : la raison et le remède

refuse-hand-first = Pose d’abord { $piece-a } sur un point vide, par exemple `/{ command-move } { $at }` : { $count ->
    [one] { $piece-counted } est encore
   *[other] { $piece-counted } sont encore
} en réserve.
refuse-nothing-in-hand = Il n’y a rien en réserve à poser en { $at }. Déplace une pièce : écris son point et le suivant, comme `d4 d5`.
refuse-direction = Cette pièce ne peut pas aller { $direction ->
    [forward] droit devant
    [forward-diagonal] en diagonale vers l’avant
    [sideways] sur le côté
    [back-diagonal] en diagonale vers l’arrière
   *[back] droit en arrière
}, de { $from } à { $to }. `/{ command-legal } { $from }` montre où elle peut aller.
refuse-no-leaps = De { $from } à { $to }, c’est un saut, et cette pièce ne va que sur les points voisins. `/{ command-legal } { $from }` les montre.
refuse-must-leap = Tu peux capturer, donc tu dois le faire : { $leaps }.
refuse-goes-on = Depuis { $at }, la pièce peut encore capturer, donc elle doit le faire : { $leaps }. Ajoute { $count ->
    [one] ce point
   *[other] un de ces points
} à ton coup.

## À quoi convient chaque règle du jeu, en quelques mots ; pas pour toutes

advice-fox-and-hounds = parties courtes
advice-fox-and-geese = idéal pour débuter
advice-halatafl = prise obligatoire
advice-asalto = capture oubliée, pièce perdue
advice-bagh-chal = idéal pour débuter
advice-len-choa = le plus petit plateau
advice-sua-ghin-gnua = le plateau commence vide
advice-catch-the-hare = un contre douze

## Les règles en mots
##
## Un message `rule-` est tout ce qui est dit d’une règle : $choice est ce qui a été choisi. $few-piece et $many-piece sont
## une seule pièce, $few-all et $many-all toutes celles d’un camp.

rules-hunt-label = { $rules } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $few-piece-counted }, { $many-piece-counted }
rule-hunt-board = { $choice ->
    [cross] Le plateau est une croix de 33 points.
    [square5] Le plateau compte 5 × 5 points.
    [draughts] Le plateau, ce sont les 32 cases noires d’un échiquier.
    [triangle10] Le plateau est un triangle de 10 points.
    [triangle23] Le plateau est un triangle de 23 points, avec une ligne courte de chaque côté.
    [lattice4x5] Le plateau compte 32 points : 4 × 5 croisements et les centres de leurs carrés.
   *[lattice6x7] Le plateau compte 72 points : 6 × 7 croisements et les centres de leurs carrés.
}
rule-hunt-pieces = Les pièces : { $few-all-piece-counted } et { $many-all-piece-counted }.
rule-hunt-start = Au début, { $chosen-side-the } { $chosen-side-number ->
    [one] occupe
   *[many] occupent
} { $points }.
rule-hunt-starts = { $chosen-side-opening } { $chosen-side-number ->
    [one] commence
   *[many] commencent
}.
rule-hunt-hand = { $choice ->
    [0] { $chosen-side-opening } { $chosen-side-number ->
        [one] n’a
       *[many] n’ont
    } rien en réserve.
    [one] Au début, { $chosen-piece-counted } est en réserve, à poser d’abord sur un point vide ; avant cela, { $chosen-side-the } ne { $chosen-side-number ->
        [one] peut
       *[many] peuvent
    } pas se déplacer.
   *[other] Au début, { $chosen-piece-counted } sont en réserve. À chaque tour, une pièce est posée sur un point vide ; { $chosen-side-the } ne { $chosen-side-number ->
        [one] peut
       *[many] peuvent
    } se déplacer qu’une fois la réserve épuisée.
}
rule-hunt-lines = { $choice ->
    [none] Le plateau n’a pas de lignes.
    [grid] Le plateau n’a que des lignes droites, pas de diagonales.
    [diagonal] Le plateau n’a que des diagonales.
    [thin] Le plateau n’a que les diagonales supplémentaires, qui croisent les diagonales habituelles.
    [grid-diagonal] Le plateau a des lignes droites et des diagonales.
    [grid-thin] Le plateau a des lignes droites et les diagonales supplémentaires, mais pas les diagonales habituelles.
    [diagonal-thin] Le plateau a les deux diagonales dans chaque petit carré, mais pas de lignes droites.
   *[grid-diagonal-thin] Le plateau a des lignes droites, et les deux diagonales dans chaque petit carré.
}
rule-hunt-uses = { $chosen-side-opening } { $choice ->
    [all] { $chosen-side-number ->
        [one] suit
       *[many] suivent
    } toutes les lignes du plateau
    [none] ne { $chosen-side-number ->
        [one] suit
       *[many] suivent
    } aucune ligne du plateau
    [grid] ne { $chosen-side-number ->
        [one] suit
       *[many] suivent
    } que les lignes droites
    [diagonal] ne { $chosen-side-number ->
        [one] suit
       *[many] suivent
    } que les diagonales
    [thin] ne { $chosen-side-number ->
        [one] suit
       *[many] suivent
    } que les diagonales supplémentaires
    [grid-diagonal] { $chosen-side-number ->
        [one] suit
       *[many] suivent
    } les lignes droites et les diagonales habituelles
    [grid-thin] { $chosen-side-number ->
        [one] suit
       *[many] suivent
    } les lignes droites et les diagonales supplémentaires
   *[diagonal-thin] ne { $chosen-side-number ->
        [one] suit
       *[many] suivent
    } que les diagonales, habituelles et supplémentaires
}.
rule-hunt-directions = { $chosen-side-opening } { $choice ->
    [none] ne { $chosen-side-number ->
        [one] peut
       *[many] peuvent
    } pas se déplacer.
    [all] { $chosen-side-number ->
        [one] se déplace
       *[many] se déplacent
    } d’un point à la fois, dans toutes les directions.
   *[some] { $chosen-side-number ->
        [one] se déplace
       *[many] se déplacent
    } d’un point à la fois, { $directions }.
}
direction-forward = droit devant
direction-forward-diagonal = en diagonale vers l’avant
direction-sideways = sur le côté
direction-back-diagonal = en diagonale vers l’arrière
direction-back = droit en arrière
rule-hunt-directions-both = Toutes les pièces se déplacent d’un point à la fois, dans toutes les directions.
rule-hunt-ahead = L’avant, c’est le haut du plateau, vers les rangées aux numéros les plus élevés.
rule-hunt-leap = { $few-side-opening } { $choice ->
    [none] ne { $few-side-number ->
        [one] peut
       *[many] peuvent
    } pas capturer.
    [single] { $few-side-number ->
        [one] capture
       *[many] capturent
    } en sautant, le long d’une ligne, par-dessus { $many-piece-a } vers le point vide juste derrière, une fois par tour.
   *[multi] { $few-side-number ->
        [one] capture
       *[many] capturent
    } en sautant, le long d’une ligne, par-dessus { $many-piece-a } vers le point vide juste derrière, plusieurs fois de suite si possible.
}
rule-hunt-capture = { $choice ->
    [free] La capture est facultative.
    [must] Si { $few-side-the } { $few-side-number ->
        [one] peut
       *[many] peuvent
    } capturer, une capture est obligatoire.
    [must-on] Si { $few-side-the } { $few-side-number ->
        [one] peut
       *[many] peuvent
    } capturer, une capture est obligatoire, et les sauts continuent tant que c’est possible.
   *[huff] La capture est facultative, mais après un coup sans saut, chaque { $few-piece } qui aurait pu capturer quitte le plateau.
}
rule-hunt-trapped = { $choice ->
    [removed] Après chaque tour { $many-side-of }, chaque { $few-piece } qui ne peut plus bouger quitte le plateau.
    [removed-hand] Après chaque tour { $many-side-of }, chaque { $few-piece } qui ne peut plus bouger quitte le plateau, une fois la réserve épuisée.
   *[stays] Chaque { $few-piece } qui ne peut plus bouger reste sur le plateau.
}
rule-hunt-many-at-most = { $few-side-opening } { $choice ->
    [never] ne { $few-side-number ->
        [one] peut
       *[many] peuvent
    } pas gagner en capturant.
    [0] { $few-side-number ->
        [one] gagne
       *[many] gagnent
    } quand il ne reste plus { $many-piece-none }.
    [one] { $few-side-number ->
        [one] gagne
       *[many] gagnent
    } quand il ne reste plus qu’{ $many-piece-a } sur { $many-count }.
   *[other] { $few-side-number ->
        [one] gagne
       *[many] gagnent
    } quand il ne reste plus que { $choice } { $many-piece-plural } sur { $many-count }.
}
rule-hunt-few-reach = { $choice ->
    [0] Aucun point du plateau ne fait gagner { $few-side-the }.
   *[other] { $few-side-opening } { $few-side-number ->
        [one] gagne
       *[many] gagnent
    } en atteignant { $points }.
}
rule-hunt-few-behind = { $choice ->
    [yes] { $few-side-opening } { $few-side-number ->
        [one] gagne
       *[many] gagnent
    } en dépassant { $many-side-the }, c’est-à-dire en arrivant plus bas que chaque { $many-piece }.
   *[no] Dépasser { $many-side-the } ne fait pas gagner.
}
rule-hunt-many-fill = { $choice ->
    [0] Occuper des points du plateau ne fait pas gagner { $many-side-the }.
   *[other] { $many-side-opening } { $many-side-number ->
        [one] gagne
       *[many] gagnent
    } en occupant { $points }.
}
rule-hunt-taken = { $choice ->
    [yes] { $many-side-opening } { $many-side-number ->
        [one] gagne
       *[many] gagnent
    } quand il ne reste plus { $few-piece-none }.
   *[no] Rien ne peut retirer { $few-side-the } du plateau.
}
rule-hunt-no-moves = { $choice ->
    [loss] { $many-side-opening } { $many-side-number ->
        [one] gagne
       *[many] gagnent
    } en ne laissant { $few-side-to } aucun coup possible (et inversement).
   *[draw] Quand un camp n’a aucun coup possible, la partie est nulle.
}
rule-hunt-quiet-limit = { $choice ->
    [0] Il n’y a pas de limite au nombre de coups sans capture ni pose.
    [one] Après un coup sans capture ni pose, la partie est nulle.
   *[other] Après { $choice } coups sans capture ni pose, la partie est nulle.
}

## Offres

offer-menu-hunt = Jeux de chasse : renard, tigre et léopard

lesson-of-hunt = Jeux de chasse
lesson-topic-hunt-fox = Les deux buts : le renard
lesson-about-hunt-fox = Le renard gagne en capturant des oies. Quand il n’en reste que 5, les oies ont perdu.
lesson-topic-hunt-moves = Le déplacement des pièces
lesson-about-hunt-moves = Les pièces vont de point en point le long des lignes tracées, un pas à la fois.
lesson-topic-hunt-leap = Sauter
lesson-about-hunt-leap = Le renard capture en sautant par-dessus une oie jusqu’au point vide juste derrière elle.
lesson-topic-hunt-chain = Enchaîner les sauts
lesson-about-hunt-chain = De là où il retombe, le renard peut sauter encore dans le même coup.
lesson-topic-hunt-put = Poser des pièces
lesson-about-hunt-put = Dans certains jeux de chasse, un camp pose d’abord ses pièces sur le plateau, une par tour. Ne pose pas une chèvre là où un tigre peut sauter par-dessus.
lesson-topic-hunt-trap = Les deux buts : les oies
lesson-about-hunt-trap = Les oies ne peuvent pas capturer : elles gagnent en enfermant le renard, qui ne peut alors plus bouger.
lesson-topic-hunt-guard = Couvre tes pièces
lesson-about-hunt-guard = Une oie est à l’abri tant qu’il y a quelqu’un derrière elle, vue du renard.
lesson-topic-hunt-puzzle = Un problème
lesson-about-hunt-puzzle = Un seul coup assure ici la victoire.

example-hunt-leap = Par un saut
example-hunt-chain = Par plusieurs sauts en un seul coup
example-hunt-closed = Enfermé, sans plus aucun coup possible

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-fox-and-hounds = Renard et chiens
title-short-fox-and-hounds = Renard et chiens
title-fox-and-geese = Renard et oies : 13 oies
title-short-fox-and-geese = Renard et oies
title-fox-and-geese-orthogonal = Renard et oies : 13 oies sur les lignes droites
title-short-fox-and-geese-orthogonal = 13 oies, lignes droites
title-fox-and-geese-15 = Renard et oies : 15 oies qui ne reculent pas
title-short-fox-and-geese-15 = 15 oies, sans reculer
title-fox-and-geese-17 = Renard et oies : 17 oies sans restriction
title-short-fox-and-geese-17 = 17 oies, libres
title-fox-and-geese-17-ahead = Renard et oies : 17 oies ni en arrière ni de côté
title-short-fox-and-geese-17-ahead = 17 oies, vers l’avant
title-fox-and-geese-17-straight = Renard et oies : 17 oies sans diagonales
title-short-fox-and-geese-17-straight = 17 oies, sans diagonales
title-fox-and-geese-diagonals = Renard et oies : diagonales supplémentaires
title-short-fox-and-geese-diagonals = Diagonales en plus
title-pulijudam = Pulijudam (agneaux et tigres)
title-short-pulijudam = Pulijudam
title-catch-the-hare = Chasse au lièvre
title-short-catch-the-hare = Chasse au lièvre
