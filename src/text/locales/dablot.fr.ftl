# Les mots et les phrases propres au Dablot, en français.

## Camps : les Samis commencent en bas (`south` dans les historiques), les Suédois en haut (`north`)

side-south = Samis
    .heading = Samis
    .opening = Les Samis
    .the = les Samis
    .of = des Samis
    .to = aux Samis
    .led = les Samis
    .number = many
side-north = Suédois
    .heading = Suédois
    .opening = Les Suédois
    .the = les Suédois
    .of = des Suédois
    .to = aux Suédois
    .led = les Suédois
    .number = many

## Pièces

piece-south-man = { $count ->
    [one] pion
   *[other] pions
}
    .letter = { $letter }
    .a = un pion sami
    .opening = { $count ->
        [one] Le pion
       *[other] Les pions
    }
    .counted = { $count ->
        [one] { $count } pion sami
       *[other] { $count } pions samis
    }
    .moved = un pion sami
    .captured = { $count ->
        [one] le pion
       *[other] { $count } pions
    }
    .among = { "" }
piece-south-retreated = { $count ->
    [one] pion replié
   *[other] pions repliés
}
    .letter = { $letter }
    .a = un pion replié sami
    .opening = { $count ->
        [one] Le pion replié
       *[other] Les pions repliés
    }
    .counted = { $count ->
        [one] { $count } pion replié sami
       *[other] { $count } pions repliés samis
    }
    .moved = un pion replié sami
    .captured = { $count ->
        [one] le pion replié
       *[other] { $count } pions repliés
    }
    .among = { "pion replié, " }
piece-south-son = { $count ->
    [one] fils
   *[other] fils
}
    .letter = { $letter }
    .a = un fils sami
    .opening = { $count ->
        [one] Le fils
       *[other] Les fils
    }
    .counted = { $count ->
        [one] { $count } fils sami
       *[other] { $count } fils samis
    }
    .moved = un fils sami
    .captured = { $count ->
        [one] le fils
       *[other] { $count } fils
    }
    .among = { "fils, " }
piece-south-officer = { $count ->
    [one] officier
   *[other] officiers
}
    .letter = { $letter }
    .a = un officier sami
    .opening = { $count ->
        [one] L’officier
       *[other] Les officiers
    }
    .counted = { $count ->
        [one] { $count } officier sami
       *[other] { $count } officiers samis
    }
    .moved = un officier sami
    .captured = { $count ->
        [one] l’officier
       *[other] { $count } officiers
    }
    .among = { "officier, " }
piece-south-leader = { $count ->
    [one] chef
   *[other] chefs
}
    .letter = { $letter }
    .a = un chef sami
    .opening = { $count ->
        [one] Le chef
       *[other] Les chefs
    }
    .counted = { $count ->
        [one] { $count } chef sami
       *[other] { $count } chefs samis
    }
    .moved = un chef sami
    .captured = { $count ->
        [one] le chef
       *[other] { $count } chefs
    }
    .among = { "chef, " }
piece-north-man = { $count ->
    [one] pion
   *[other] pions
}
    .letter = { $letter }
    .a = un pion suédois
    .opening = { $count ->
        [one] Le pion
       *[other] Les pions
    }
    .counted = { $count ->
        [one] { $count } pion suédois
       *[other] { $count } pions suédois
    }
    .moved = un pion suédois
    .captured = { $count ->
        [one] le pion
       *[other] { $count } pions
    }
    .among = { "" }
piece-north-retreated = { $count ->
    [one] pion replié
   *[other] pions repliés
}
    .letter = { $letter }
    .a = un pion replié suédois
    .opening = { $count ->
        [one] Le pion replié
       *[other] Les pions repliés
    }
    .counted = { $count ->
        [one] { $count } pion replié suédois
       *[other] { $count } pions repliés suédois
    }
    .moved = un pion replié suédois
    .captured = { $count ->
        [one] le pion replié
       *[other] { $count } pions repliés
    }
    .among = { "pion replié, " }
piece-north-son = { $count ->
    [one] fils
   *[other] fils
}
    .letter = { $letter }
    .a = un fils suédois
    .opening = { $count ->
        [one] Le fils
       *[other] Les fils
    }
    .counted = { $count ->
        [one] { $count } fils suédois
       *[other] { $count } fils suédois
    }
    .moved = un fils suédois
    .captured = { $count ->
        [one] le fils
       *[other] { $count } fils
    }
    .among = { "fils, " }
piece-north-officer = { $count ->
    [one] officier
   *[other] officiers
}
    .letter = { $letter }
    .a = un officier suédois
    .opening = { $count ->
        [one] L’officier
       *[other] Les officiers
    }
    .counted = { $count ->
        [one] { $count } officier suédois
       *[other] { $count } officiers suédois
    }
    .moved = un officier suédois
    .captured = { $count ->
        [one] l’officier
       *[other] { $count } officiers
    }
    .among = { "officier, " }
piece-north-leader = { $count ->
    [one] chef
   *[other] chefs
}
    .letter = { $letter }
    .a = un chef suédois
    .opening = { $count ->
        [one] Le chef
       *[other] Les chefs
    }
    .counted = { $count ->
        [one] { $count } chef suédois
       *[other] { $count } chefs suédois
    }
    .moved = un chef suédois
    .captured = { $count ->
        [one] le chef
       *[other] { $count } chefs
    }
    .among = { "chef, " }

## Tours et fins

turn-promoted = Le pion devient officier.
turn-retreated = Le pion a reculé : il ne peut plus devenir officier.
aim-dablot = { $end ->
    [leader] capturer le chef adverse, ou toutes les autres pièces adverses
   *[all] capturer toutes les pièces adverses
}
reason-annihilated = { $side-opening } { $side-number ->
    [one] n’a
   *[many] n’ont
} plus aucune pièce.
reason-leader-captured = Le chef { $side-of } est capturé en { $square }.
reason-bare-leader = { $side-opening } { $side-number ->
    [one] n’a plus que son
   *[many] n’ont plus que leur
} chef.
reason-lone-leaders = Il ne reste plus que les deux chefs.

## Refus : la raison et le remède

refuse-nothing-placed = Ici, on ne pose rien sur le plateau : les pièces se déplacent dès le début. Écris le point d’une pièce et celui où elle va, comme `c3 d4`.
refuse-man-back = Avec ces règles, les pions ne reculent pas ; de { $from } à { $to }, c’est reculer. `/{ command-legal } { $from }` montre où celui-ci peut aller.
refuse-too-strong = { $piece-opening } en { $over } est hors de portée de cette pièce : { $points ->
    [one] il vaut { $points } point
   *[other] il vaut { $points } points
}, et la tienne { $own }.
refuse-man-must-leap = Un pion peut capturer, donc il faut le faire : { $leaps }.
refuse-no-ambush = Ici, une seule pièce se déplace à la fois. Écris le coup d’une seule pièce.
refuse-ambush-order = Dans une embuscade, le saut depuis { $first } s’écrit avant celui depuis { $second }.
refuse-ambush-twice = La pièce en { $from } ne peut sauter qu’une fois dans une embuscade. Enlève l’un de ses sauts.
refuse-ambush-others = Dans une embuscade, toutes sautent par-dessus la même pièce, et celles-ci sautent par-dessus { $one } et { $other }. Choisis-en une.
refuse-ambush-alone = La pièce en { $from } peut capturer à elle seule celle en { $over } : ce n’est pas une embuscade. Écris son saut tout seul.
refuse-ambush-too-weak = La pièce en { $over } vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et l’embuscade seulement { $together }. Ajoute une autre pièce, si c’est possible.
refuse-ambush-too-many = L’embuscade est assez forte sans la pièce en { $from }. Enlève son saut.

## À quoi convient chaque règle du jeu, en quelques mots ; pas pour toutes

advice-mini-dablot = idéal pour débuter
advice-dablot = longues parties

## Les règles en mots
##
## Un message `rule-` est tout ce qui est dit d’une règle : $choice est ce qui a été choisi.

rules-dablot-label = { $rules } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $one ->
    [one] { $one } pièce
   *[other] { $one } pièces
} contre { $other }
rule-dablot-board = { rule-hunt-board }
rule-dablot-pieces = Les pièces : { $south }, contre { $north }.
rule-dablot-start = Au début : { $points }.
rule-dablot-starts = { $chosen-side-opening } { $chosen-side-number ->
    [one] commence
   *[many] commencent
}.
rule-dablot-steps = { $choice ->
    [0] Une pièce va sur un point voisin, ou saute le long d’une ligne par-dessus un ennemi vers le point vide juste derrière et le capture ; elle peut enchaîner les sauts dans le même tour.
   *[other] Une pièce va sur un point voisin, ou saute le long d’une ligne par-dessus un ennemi vers le point vide juste derrière et le capture.
}
rule-dablot-points = Une pièce peut capturer celles qui ne valent pas plus qu’elle : { $ranks }.
rule-dablot-rank = { $kind ->
    [man] pion
    [son] fils
    [officer] officier
   *[leader] chef
} { $points }
rule-dablot-compulsory = { $choice ->
    [men] Si un pion peut capturer, un pion doit le faire ; le chef et son fils n’y sont pas tenus, et ne peuvent pas jouer à la place.
    [men-actions] Si un pion peut capturer, un pion doit le faire, ou le tour se termine ; le chef et son fils n’y sont pas tenus, et ne peuvent pas jouer à la place.
   *[none] La capture est facultative.
}
rule-dablot-men-back = { $choice ->
    [no] Les pions ne reculent jamais, même pour capturer.
   *[yes] Les pions peuvent reculer.
}
rule-dablot-promotion = { $choice ->
    [far-edge] Un pion dont le coup s’achève sur la dernière rangée devient officier.
    [unretreated] Un pion dont le coup s’achève sur la dernière rangée devient officier, sauf s’il a déjà reculé.
   *[none] Aucun pion ne devient officier.
}
rule-dablot-actions = { $choice ->
    [0] Un tour, c’est un seul coup.
    [one] Un tour compte une action : un pas ou un seul saut.
   *[other] Un tour compte jusqu’à { $choice } actions, chacune un pas ou un seul saut, avec la même pièce ou d’autres ; `{ part-move-end }` termine le tour plus tôt.
}
rule-dablot-ambush = { $choice ->
    [yes] Dans une embuscade, plusieurs pièces sautent dans le même tour par-dessus une pièce plus forte et la capturent, si leurs points réunis suffisent et si aucune n’est de trop.
   *[no] Il n’y a pas d’embuscades.
}
rule-dablot-end = { $choice ->
    [leader] Qui perd son chef, ou n’a plus que lui, perd la partie.
   *[all] Qui n’a plus aucune pièce perd ; quand il ne reste que les deux chefs, la partie est nulle.
}

## Offres

offer-menu-dablot = Dablot : les dames des Samis

lesson-of-dablot = Dablot
lesson-topic-dablot-alone = Les deux buts : tous les autres
lesson-about-dablot-alone = Tu gagnes aussi quand il ne reste que le chef adverse.
lesson-topic-dablot-moves = Le déplacement des pièces
lesson-about-dablot-moves = Toutes les pièces vont de point en point le long des lignes, d’un pas dans n’importe quelle direction.
lesson-topic-dablot-leap = Sauter
lesson-about-dablot-leap = Une pièce capture en sautant par-dessus un ennemi jusqu’au point vide juste derrière lui.
lesson-topic-dablot-ranks = Les rangs
lesson-about-dablot-ranks = Une pièce ne peut pas en capturer une de rang supérieur : un pion ne capture que des pions, un fils aussi les fils, et un chef tout le monde.
lesson-topic-dablot-chain = Enchaîner les sauts
lesson-about-dablot-chain = De là où elle retombe, une pièce peut sauter encore dans le même coup.
lesson-topic-dablot-leader = Les deux buts : le chef
lesson-about-dablot-leader = Tu gagnes en capturant le chef adverse. Saute par-dessus lui avec ton propre chef.
lesson-topic-dablot-guard = Attention à ton chef
lesson-about-dablot-guard = Ton chef est en danger quand l’autre est à côté de lui et que le point derrière lui est vide.
lesson-topic-dablot-puzzle = Un problème
lesson-about-dablot-puzzle = Un seul coup assure ici la victoire.

example-dablot-man = Un pion, par un pion
example-dablot-son = Un fils, par un fils
example-dablot-leader = Le chef, par un chef
example-dablot-chain = Par plusieurs sauts en un seul coup
example-dablot-ambush = Dans une embuscade, par deux pièces plus faibles

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-mini-dablot-compulsory = Mini-Dablot 1 : prise obligatoire
title-short-mini-dablot-compulsory = 1 : prise obligatoire
title-mini-dablot-onward = Mini-Dablot 2a : sauts multiples
title-short-mini-dablot-onward = 2a : sauts multiples
title-mini-dablot-promotion = Mini-Dablot 2b : promotion
title-short-mini-dablot-promotion = 2b : promotion
title-mini-dablot-officer = Mini-Dablot 3 : officier
title-short-mini-dablot-officer = 3 : officier
title-mini-dablot-actions = Mini-Dablot 4 : points d’action
title-short-mini-dablot-actions = 4 : points d’action
title-mini-dablot-ambush = Mini-Dablot 5 : embuscade
title-short-mini-dablot-ambush = 5 : embuscade
title-dablot-keyland = Dablot jusqu’au dernier
title-short-dablot-keyland = Jusqu’au dernier
