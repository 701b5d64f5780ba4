# Les mots et les phrases propres au tafl, en français.
#
# Un nom arrive dans les phrases avec toutes ses formes : `.number` d’un camp, par exemple, comme `$side-number`.

## Camps
##
## .number choisit le verbe : `one` gagne, `many` gagnent. .led est ce qu’on joue. Toutes les autres formes ont leur
## article : .opening en tête de phrase, .the ailleurs, .of après « de », .to après « à ».

side-attackers = attaquants
    .heading = Attaquants
    .opening = Les attaquants
    .the = les attaquants
    .of = des attaquants
    .to = aux attaquants
    .led = les attaquants
    .number = many
side-defenders = défenseurs
    .heading = Défenseurs
    .opening = Les défenseurs
    .the = les défenseurs
    .of = des défenseurs
    .to = aux défenseurs
    .led = le roi et ses défenseurs
    .number = many

## Pièces
##
## $count est leur nombre. .letter représente la pièce sur les plateaux en texte : ASCII, une lettre, jamais deux fois la
## même. .among vient avant le nombre de cases dans la liste de ses propres pièces : rien pour celles qui sont nombreuses.

piece-attacker = attaquant
    .letter = A
    .a = un attaquant
    .opening = L’attaquant
    .counted = { $count ->
        [one] { $count } attaquant
       *[other] { $count } attaquants
    }
    .moved = une pièce
    .captured = { $count ->
        [one] la pièce
       *[other] { $count } pièces
    }
    .among = { "" }
piece-defender = défenseur
    .letter = D
    .a = un défenseur
    .opening = Le défenseur
    .counted = { $count ->
        [one] { $count } défenseur
       *[other] { $count } défenseurs
    }
    .moved = une pièce
    .captured = { $count ->
        [one] la pièce
       *[other] { $count } pièces
    }
    .among = { "" }
piece-king = roi
    .letter = R
    .a = le roi
    .opening = Le roi
    .counted = roi
    .moved = le roi
    .captured = le roi
    .among = { "roi, " }
piece-attacking-commander = commandant des attaquants
    .letter = { $letter }
    .a = un commandant des attaquants
    .opening = Le commandant des attaquants
    .counted = { $count ->
        [one] { $count } commandant des attaquants
       *[other] { $count } commandants des attaquants
    }
    .moved = un commandant
    .captured = { $count ->
        [one] le commandant
       *[other] { $count } commandants
    }
    .among = { "commandant, " }
piece-attacking-knight = chevalier des attaquants
    .letter = { $letter }
    .a = un chevalier des attaquants
    .opening = Le chevalier des attaquants
    .counted = { $count ->
        [one] { $count } chevalier des attaquants
       *[other] { $count } chevaliers des attaquants
    }
    .moved = un chevalier
    .captured = { $count ->
        [one] le chevalier
       *[other] { $count } chevaliers
    }
    .among = { "chevalier, " }
piece-defending-commander = commandant des défenseurs
    .letter = { $letter }
    .a = un commandant des défenseurs
    .opening = Le commandant des défenseurs
    .counted = { $count ->
        [one] { $count } commandant des défenseurs
       *[other] { $count } commandants des défenseurs
    }
    .moved = un commandant
    .captured = { $count ->
        [one] le commandant
       *[other] { $count } commandants
    }
    .among = { "commandant, " }
piece-defending-knight = chevalier des défenseurs
    .letter = { $letter }
    .a = un chevalier des défenseurs
    .opening = Le chevalier des défenseurs
    .counted = { $count ->
        [one] { $count } chevalier des défenseurs
       *[other] { $count } chevaliers des défenseurs
    }
    .moved = un chevalier
    .captured = { $count ->
        [one] le chevalier
       *[other] { $count } chevaliers
    }
    .among = { "chevalier, " }

## Cases spéciales

ground-throne = trône
    .a = le trône
ground-corner = coin
    .a = un coin
ground-camp = campement
    .a = un campement

## Annonces : dans le salon, dans la description de l’image, dans la liste des coups sur la page

call-raichi = **Raichi !** Le roi a la voie libre vers { $squares }.
call-tuichi = **Tuichi !** Le roi a { $count } voies libres : { $squares }.
call-watch-your-king = **Attention à ton roi !** Les attaquants menacent de le capturer en { $square }, s’ils jouent en { $threats }.
# Pour les nouveaux, une fois par partie.
meaning-raichi = -# *Raichi* veut dire que le roi peut gagner au prochain coup : les attaquants doivent lui barrer la route tout de suite.
meaning-tuichi = -# *Tuichi* veut dire qu’il a au moins deux voies : en barrer une ne suffit pas.
alt-call-raichi = Raichi : le roi a la voie libre vers { $squares }.
alt-call-tuichi = Tuichi : le roi a { $count } voies libres : { $squares }.
alt-call-watch-your-king = Attention à ton roi : il peut être capturé en { $square }, si les attaquants jouent en { $threats }.
page-call-raichi = Raichi
page-call-tuichi = Tuichi
page-call-watch-your-king = Roi !

## Tours et fins

turn-custody = La pièce jouée est elle-même capturée : elle s’est placée entre deux ennemis.
aim-attackers = { $capture ->
    [two] capturer le roi entre deux de tes pièces
    [four-on-throne] capturer le roi entre deux de tes pièces, ou des quatre côtés s’il est sur le trône
    [four-near-throne] capturer le roi entre deux de tes pièces, ou des quatre côtés s’il est sur le trône ou juste à côté
   *[four] capturer le roi en l’entourant des quatre côtés
}
aim-defenders = { $escape ->
    [corner] amener le roi dans un coin
    [safe-edge] amener le roi sur une case du bord où il ne peut pas être capturé aussitôt
   *[edge] amener le roi au bord du plateau
}
reason-king-captured = Le roi est capturé.
reason-king-escaped = Le roi s’est échappé en { $square }.
reason-exit-fort = Le roi est à l’abri dans un fort imprenable, au bord du plateau.
reason-attackers-destroyed = Il reste trop peu d’attaquants pour retenir le roi.
reason-enclosed = Les attaquants ont encerclé le roi et tous ses défenseurs.

## Le plateau en mots (sans mise en forme)

alt-king = Le roi est en { $square }.
alt-king-gone = Le roi n’est plus sur le plateau.
alt-pieces = Sur le plateau : { $attackers ->
    [0] aucun attaquant
    [one] { $attackers } attaquant
   *[other] { $attackers } attaquants
}, { $defenders ->
    [0] aucun défenseur
    [one] { $defenders } défenseur
   *[other] { $defenders } défenseurs
} et le roi.
alt-pieces-without-king = Sur le plateau : { $attackers ->
    [0] aucun attaquant
    [one] { $attackers } attaquant
   *[other] { $attackers } attaquants
} et { $defenders ->
    [0] aucun défenseur
    [one] { $defenders } défenseur
   *[other] { $defenders } défenseurs
}.
alt-ranks = Parmi eux : { $pieces }.

## Refus : la raison et le remède

refuse-not-in-line = { $from } et { $to } ne sont pas alignés. Les pièces vont tout droit, le long d’une rangée ou d’une colonne.
refuse-blocked = { $from }–{ $to } est bloqué en { $at } : il y a { $piece-a }. Les pièces ne peuvent pas sauter.
refuse-stop-king = Seul le roi peut s’arrêter en { $square } : c’est { $ground-a }. Choisis une autre case.
refuse-stop = Cette pièce ne peut pas s’arrêter en { $square } : c’est { $ground-a }. Choisis une autre case.
refuse-cross = Cette pièce ne peut pas traverser { $square } : c’est { $ground-a }. Elle doit s’arrêter avant.
refuse-too-far = Avec ces règles, cette pièce se déplace { $count ->
    [one] d’une case
   *[other] de { $count } cases
} au plus.
refuse-not-leapable = On ne saute que par-dessus de simples ennemis, et il n’y en a pas en { $over }.
refuse-leap-far = Le roi ne saute que depuis ou vers le trône ou un coin, donc pas de { $from } à { $to }.
refuse-captures-nothing = Un coup ne continue que s’il capture, et en { $to } rien n’est capturé.
refuse-chain-ends = Le coup se termine en { $at }.
refuse-must-go-on = Ce coup doit continuer : la pièce en { $at } peut encore capturer.
refuse-stood-before = Cette position a déjà existé (après le coup { $ply }), et les défenseurs ne peuvent pas la répéter.

## Refus d’une ligne de règles dans la notation d’OpenTafl

refuse-rules-line = Je ne peux pas jouer avec ces règles, qui ressemblent à une ligne d’OpenTafl. Il faudrait corriger :
rules-line-missing = `{ $key }` manque
rules-line-twice = `{ $key }` apparaît deux fois
rules-line-unknown = il n’existe pas d’entrée `{ $key }`
rules-line-value = `{ $key }` ne peut pas valoir `{ $given }`
rules-line-no-such-rule = je n’ai pas de règle comme `{ $key }:{ $given }`
rules-line-start = la position de départ est illisible : { $why }
rules-line-more = et { $count } de plus

## À quoi convient chaque règle du jeu, en quelques mots après son titre

advice-brandubh = idéal pour débuter
advice-copenhagen = tournois
advice-norse = grand plateau, règles simples
advice-fetlar = tournois classiques
advice-tablut = tel que Linné l’a vu en 1732
advice-viking = le bord est sûr pour le roi
advice-kings-table = seules les pièces capturent le roi
advice-high-king-tablut = plateau moyen, coins à atteindre
advice-high-king-ard-ri = petit et bien rempli
advice-high-king-errk = petit, coins à atteindre
advice-mini-tablut = ne jamais aller entre deux ennemis
advice-saami-tablut = attaquants dans des campements
advice-tawlbwrdd = pas de case spéciale, bord à atteindre
advice-sea-battle = roi désarmé, bord à atteindre
advice-magpie = roi lent
advice-alea-evangelii = le plus grand plateau, longues parties
advice-historical-tablut = les défenseurs commencent, bord à atteindre
advice-historical-11 = grand plateau, bord à atteindre
advice-historical-bell = les défenseurs commencent, départ en cloche
advice-lewis-cross = les défenseurs commencent, départ en croix
advice-historical-13 = plateau encore plus grand, bord à atteindre
advice-simple-tafl = grand plateau, les règles les plus simples
advice-simple-tafl-9 = plateau moyen, les règles les plus simples
advice-ard-ri = petit plateau, bord à atteindre
advice-ard-ri-step = petit plateau, un pas à la fois
advice-old-hnefatafl = le bord aide à capturer le roi
advice-skalk = deux pièces capturent le roi
advice-sea-battle-w = roi désarmé, les défenseurs commencent
advice-sea-battle-star = roi désarmé, départ en étoile
advice-sea-battle-11 = roi désarmé, départ en croix
advice-sea-battle-13 = roi désarmé, plateau encore plus grand
advice-parlett-13 = comme dans le livre de David Parlett
advice-copenhagen-13 = règles de tournoi, plateau encore plus grand
advice-copenhagen-bell = règles de tournoi, départ en cloche
advice-copenhagen-lewis = règles de tournoi, départ en croix
advice-tablut-15 = plateau encore plus grand, longues parties
advice-tablut-smith = il faut toujours quatre pièces pour capturer le roi
advice-brandub-weak = deux pièces capturent le roi
advice-magpie-diamond = roi lent, départ en losange
advice-alea-tablut = le plus grand plateau, les défenseurs commencent
advice-ashton-tablut = campements, concours de programmes
advice-foteviken-tablut = attaquants dans des campements, bord à atteindre
advice-copenhagen-relaxed = murs de boucliers fermés de partout
advice-berserk = captures à la suite, commandants, un chevalier
advice-berserk-opentafl = captures à la suite obligatoires
advice-total-tafl = Copenhagen, captures à la suite
advice-tyr = captures à la suite, sans cases spéciales
advice-tyr-15 = captures à la suite, grand plateau
advice-copenhagen-org = sans répétition, nulle après le coup 142
advice-copenhagen-org-13 = sans répétition, plateau plus grand
advice-brandubh-org = sans répétition, petit plateau

## Les règles en mots
##
## Un message `rule-` est tout ce qui est dit d’une règle : $choice est ce qui a été choisi. Dans les ensembles de pièces,
## `a` désigne les attaquants, `d` les défenseurs, `k` le roi. Certaines règles partagent `rule-may` et `rule-helps`.

rules-board = Le plateau compte { $size } × { $size } cases : { $attackers ->
    [one] { $attackers } attaquant
   *[other] { $attackers } attaquants
} contre { $defenders ->
    [one] { $defenders } défenseur
   *[other] { $defenders } défenseurs
} et le roi.
rules-moves = Toutes les pièces se déplacent comme la tour aux échecs. Une pièce est capturée quand un coup adverse la prend entre deux ennemis, sur une même ligne.
rules-alt = { $rules }, position de départ : { $attackers ->
    [one] { $attackers } attaquant
   *[other] { $attackers } attaquants
}, { $defenders ->
    [one] { $defenders } défenseur
   *[other] { $defenders } défenseurs
} et le roi en { $king }.
rule-may = { $choice ->
    [nobody] Aucune pièce ne peut
    [a] Seuls les attaquants peuvent
    [d] Seuls les défenseurs peuvent
    [k] Seul le roi peut
    [ad] Toutes les pièces sauf le roi peuvent
    [ak] Seuls le roi et les attaquants peuvent
    [dk] Seuls le roi et les défenseurs peuvent
   *[adk] Toutes les pièces peuvent
}
rule-helps = { $choice ->
    [nobody] ne compte comme un ennemi pour aucune pièce
    [a] compte comme un ennemi pour les attaquants seulement
    [d] compte comme un ennemi pour les défenseurs seulement
    [k] compte comme un ennemi pour le roi seulement
    [ad] compte comme un ennemi pour toutes les pièces sauf le roi
    [ak] compte comme un ennemi pour le roi et les attaquants, mais pas pour les défenseurs
    [dk] compte comme un ennemi pour le roi et les défenseurs, mais pas pour les attaquants
   *[adk] compte comme un ennemi pour toutes les pièces
}
rule-starts = Les { $choice ->
    [attackers] attaquants
   *[defenders] défenseurs
} commencent.
rule-escape = Le roi gagne en atteignant { $choice ->
    [corner] un coin
    [safe-edge] une case du bord où il ne peut pas être capturé aussitôt
   *[edge] n’importe quelle case du bord
} ; les attaquants gagnent en le capturant.
rule-soldier-steps = Les attaquants et les défenseurs se déplacent { $choice ->
    [0] d’autant de cases qu’ils veulent
    [one] d’une case à la fois
   *[other] de { $choice } cases au plus à la fois
}.
rule-king-capture = Le roi est capturé { $choice ->
    [two] entre deux ennemis, comme toute autre pièce
    [four-on-throne] quand il est entouré des quatre côtés sur le trône, et entre deux ennemis ailleurs
    [four-near-throne] quand il est entouré des quatre côtés sur le trône ou juste à côté, et entre deux ennemis ailleurs
   *[four] quand il est entouré des quatre côtés
}.
rule-king-armed = Le roi { $choice ->
    [full] aide à capturer, comme toute autre pièce
    [hammer] aide à capturer, mais seulement en se déplaçant
    [anvil] aide à capturer, mais seulement sans bouger
   *[none] n’aide pas à capturer
}.
rule-king-steps = Le roi se déplace { $choice ->
    [0] d’autant de cases qu’il veut
    [one] d’une case à la fois
   *[other] de { $choice } cases au plus à la fois
}.
rule-king-jump = { $choice ->
    [over] Le roi peut aussi sauter par-dessus un ennemi voisin, sans le capturer.
    [take] Le roi peut aussi sauter par-dessus un ennemi voisin, et le capture.
    [special] Le roi peut aussi sauter par-dessus un ennemi voisin, depuis ou vers le trône ou un coin.
   *[none] Le roi ne saute pas.
}
rule-commander-jump = { $choice ->
    [over] Les commandants peuvent aussi sauter par-dessus un ennemi voisin, sans le capturer.
    [take] Les commandants peuvent aussi sauter par-dessus un ennemi voisin, et le capturent.
   *[none] Les commandants ne sautent pas.
}
rule-commander-pierce = { $choice ->
    [yes] Deux commandants attaquants capturent le roi entre eux, sauf sur le trône et à côté.
   *[no] Les commandants capturent le roi comme de simples attaquants.
}
rule-knight-jump = { $choice ->
    [over] Les chevaliers peuvent aussi sauter par-dessus un ennemi voisin, sans le capturer.
    [take] Les chevaliers peuvent aussi sauter par-dessus un ennemi voisin, et le capturent.
   *[none] Les chevaliers ne sautent pas.
}
rule-knight-pierce = { $choice ->
    [yes] Deux chevaliers attaquants capturent le roi entre eux, sauf sur le trône et à côté.
   *[no] Les chevaliers capturent le roi comme de simples attaquants.
}
rule-throne-present = { $choice ->
    [yes] La case centrale est le trône.
   *[no] Il n’y a pas de trône.
}
rule-throne-stop = { rule-may } s’arrêter sur le trône.
rule-throne-cross = { rule-may } traverser le trône vide.
rule-throne-hostile = Le trône vide { rule-helps }.
rule-throne-hostile-occupied = Le trône occupé { rule-helps }.
rule-corners-present = { $choice ->
    [yes] Les coins sont des cases spéciales.
   *[no] Les coins sont des cases ordinaires.
}
rule-corners-width = Chaque coin est { $choice ->
    [1] une seule case
   *[other] un bloc de { $choice } × { $choice } cases
}.
rule-corners-stop = { rule-may } s’arrêter sur les coins.
rule-corners-cross = { rule-may } traverser les coins.
rule-corners-hostile = Un coin vide { rule-helps }.
rule-corners-pierce = { $choice ->
    [yes] Un coin vide peut remplacer l’une des deux pièces qui capturent ainsi le roi.
   *[no] Un coin n’aide pas commandants et chevaliers à capturer le roi.
}
rule-camps-squares = { $choice ->
    [none] Il n’y a pas de campements.
    [start] Les cases de départ des attaquants sont leurs campements.
    [one] Une case est un campement des attaquants.
   *[other] { $choice } cases sont des campements des attaquants.
}
rule-camps-stop = { rule-may } s’arrêter dans les campements.
rule-camps-cross = { rule-may } traverser les campements.
rule-camps-hostile = Une case de campement vide { rule-helps }.
rule-camps-hostile-occupied = Une case de campement occupée { rule-helps }.
rule-camps-blunt = { $choice ->
    [none] Toutes les cases de campement comptent de même.
    [start] Les cases de départ des attaquants ne comptent jamais comme ennemies pour eux.
    [one] Une case de campement ne compte jamais comme ennemie pour les attaquants.
   *[other] { $choice } cases de campement ne comptent jamais comme ennemies pour les attaquants.
}
rule-camps-stay = { $choice ->
    [any] Un attaquant placé dans un campement peut continuer à se déplacer dans tous les campements.
    [yes] Un attaquant peut se déplacer dans son campement.
   *[no] Un attaquant placé dans un campement n’a pas de droit particulier de s’y déplacer.
}
rule-edge-hostile = Le bord du plateau { rule-helps }.
rule-chain = { $choice ->
    [may] Une pièce qui capture peut continuer dans le même coup, tant que chaque pas capture ou gagne.
    [must] Une pièce qui capture doit continuer dans le même coup, tant qu’elle peut capturer ou gagner.
   *[none] Un coup se termine avec la première capture.
}
rule-custody = Une pièce qui se place entre deux ennemis { $choice ->
    [strict] est elle-même capturée
   *[active] ne risque rien
}.
rule-linnaean = { $choice ->
    [yes] Quand le roi, sur son trône, a des attaquants de trois côtés et un défenseur du quatrième, ce défenseur peut être capturé contre le trône.
   *[no] Le trône ne compte pas comme un ennemi tant que le roi y est.
}
rule-immobilised = { $choice ->
    [king] Le roi est capturé quand un attaquant arrive à côté de lui et qu’il ne peut plus bouger.
    [all] Une pièce est capturée quand un ennemi arrive à côté d’elle et qu’elle ne peut plus bouger.
   *[none] Aucune pièce n’est capturée du seul fait qu’elle ne peut plus bouger.
}
rule-shieldwall = { $choice ->
    [any] Des pièces côte à côte au bord sont capturées par un mur de boucliers : un ennemi devant chacune et un à chaque bout. Il peut être fermé depuis n’importe laquelle de ces cases.
    [yes] Des pièces côte à côte au bord sont capturées par un mur de boucliers : un ennemi devant chacune et un à chaque bout.
   *[no] Il n’y a pas de mur de boucliers au bord.
}
rule-exit-fort = { $choice ->
    [yes] Le roi gagne aussi dans un fort imprenable au bord.
   *[no] Un fort au bord ne suffit pas pour gagner.
}
rule-enclosure-wins = { $choice ->
    [yes] Les attaquants gagnent aussi en encerclant le roi et tous ses défenseurs.
   *[no] Encercler le roi et tous ses défenseurs ne fait pas gagner.
}
rule-attackers-lose-at = { $choice ->
    [never] Perdre des pièces ne fait jamais perdre la partie aux attaquants.
    [0] Les attaquants perdent quand il n’en reste aucun.
    [one] Les attaquants perdent quand il n’en reste qu’un.
   *[other] Les attaquants perdent quand il n’en reste que { $choice }.
}
rule-repetition-result = { $choice ->
    [attackers] Une partie qui finit par répétition est gagnée par les attaquants.
    [defenders] Une partie qui finit par répétition est gagnée par les défenseurs.
    [mover-loses] Une partie qui finit par répétition est perdue par le camp qui a répété.
   *[draw] Une partie qui finit par répétition est nulle.
}
rule-repetition-forbid = { $choice ->
    [defenders] Les défenseurs ne peuvent pas répéter une position déjà vue.
   *[nobody] Les deux camps peuvent répéter une position.
}
rule-ply-limit = { $choice ->
    [0] Il n’y a pas de limite au nombre de coups.
   *[other] Après le coup { $choice }, la partie est nulle.
}
## Offres

offer-menu-small = Tafl : petits plateaux
offer-menu-copenhagen = Tafl : Copenhagen et ses proches
offer-menu-berserk = Tafl : Berserk
offer-menu-historical = Tafl : jeux historiques
offer-menu-sea-battle = Tafl : bataille navale
offer-menu-tablut = Tafl : Tablut

## Analyses : ce qu’un coup a manqué ou permis

fact-missed-escape = Le roi aurait pu s’échapper tout de suite.
fact-missed-king-capture = Le roi aurait pu être capturé tout de suite.
fact-missed-tuichi = Un tuichi était possible.
fact-missed-raichi = Un raichi était possible.
fact-allowed-escape = Le roi pouvait alors s’échapper tout de suite.
fact-allowed-king-capture = Le roi pouvait alors être capturé tout de suite.
fact-allowed-tuichi = Un tuichi était alors possible.

lesson-of-tafl = Tafl
lesson-topic-tafl-escape = Les deux buts : s’échapper
lesson-about-tafl-escape = Le roi et ses défenseurs gagnent quand il atteint un coin. Ici, la voie est libre.
lesson-topic-tafl-moves = Le déplacement des pièces
lesson-about-tafl-moves = Toutes les pièces se déplacent en ligne droite, d’autant de cases vides qu’on veut. Seul le roi peut s’arrêter sur un coin ou sur le trône, au milieu.
lesson-topic-tafl-captures = Capturer
lesson-about-tafl-captures = Une pièce est capturée quand le coup d’un ennemi la met entre deux ennemis sur une ligne.
lesson-topic-tafl-corners = Les coins et le trône
lesson-about-tafl-corners = Un coin vide ou le trône vide peut remplacer le deuxième ennemi.
lesson-topic-tafl-king = Les deux buts : capturer
lesson-about-tafl-king = Les attaquants gagnent quand ils capturent le roi. Ici, il manque un ennemi à côté de lui.
lesson-topic-tafl-raichi = Raichi et tuichi
lesson-about-tafl-raichi = J’annonce *raichi* quand le roi a un chemin libre par lequel son prochain coup gagne, et *tuichi* quand il en a deux : en bloquer un ne suffit plus.
lesson-topic-tafl-watch = Attention à ton roi
lesson-about-tafl-watch = J’annonce *attention à ton roi* quand les attaquants pourraient le capturer à leur prochain coup, comme ici.
lesson-topic-tafl-puzzle = Un problème
lesson-about-tafl-puzzle = Un seul coup assure ici la victoire.

example-tafl-between = Entre deux ennemis
example-tafl-throne = Entre un ennemi et le trône vide
example-tafl-corner = Entre un ennemi et un coin vide
example-tafl-camp = Entre un ennemi et un campement vide
example-tafl-edge = Entre un ennemi et le bord
example-tafl-king-open = Le roi, par { $count ->
    [one] { $count } attaquant
   *[other] { $count } attaquants
}
example-tafl-king-throne = Le roi sur son trône, par { $count ->
    [one] { $count } attaquant
   *[other] { $count } attaquants
}
example-tafl-king-near-throne = Le roi à côté du trône vide, par { $count ->
    [one] { $count } attaquant
   *[other] { $count } attaquants
}
example-tafl-king-edge = Le roi au bord, par { $count ->
    [one] { $count } attaquant
   *[other] { $count } attaquants
}
example-tafl-king-camp = Le roi à côté d’un campement vide, par { $count ->
    [one] { $count } attaquant
   *[other] { $count } attaquants
}
example-tafl-linnaean = Le dernier défenseur à côté du roi, contre le trône
example-tafl-shieldwall = Une rangée au bord, par un mur de boucliers
example-tafl-enclosed = Tous les défenseurs enfermés : c’est gagné
example-tafl-custody = Par son propre coup entre deux ennemis

rules-problem-king = Il faut exactement un roi dans la position de départ ; il y en a { $count }.
rules-problem-no-corners = Le roi ne peut pas s’échapper par un coin : le plateau n’en a pas.
rules-problem-corners = Des coins de { $width } × { $width } cases ne tiennent pas sur le plateau.

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-kings-table = Table du roi 11×11
title-short-kings-table = Table du roi 11×11
title-sea-battle = Bataille navale 9×9
title-short-sea-battle = Bataille navale 9×9
title-magpie = Pie 7×7
title-short-magpie = Pie 7×7
title-saami-tablut = Tablut sami avec campements 9×9
title-short-saami-tablut = Tablut sami 9×9
title-tablut = Tablut d’après Linné 9×9
title-short-tablut = Tablut 9×9
title-historical-tablut = Tablut historique 9×9 (les défenseurs commencent)
title-short-historical-tablut = Tablut historique 9×9
title-historical-11 = Hnefatafl historique 11×11
title-short-historical-11 = Historique 11×11
title-historical-bell = Historique 11×11 : Bell (les défenseurs commencent)
title-short-historical-bell = Historique 11×11 : Bell
title-lewis-cross = Croix de Lewis 11×11 (les défenseurs commencent)
title-short-lewis-cross = Croix de Lewis 11×11
title-historical-13 = Hnefatafl historique 13×13
title-short-historical-13 = Historique 13×13
title-simple-tafl = Tafl simple 11×11
title-short-simple-tafl = Tafl simple 11×11
title-simple-tafl-9 = Tafl simple 9×9
title-short-simple-tafl-9 = Tafl simple 9×9
title-ard-ri = Ard Rí 7×7
title-short-ard-ri = Ard Rí 7×7
title-ard-ri-step = Ard Rí 7×7 : un pas
title-short-ard-ri-step = Ard Rí 7×7 : un pas
title-old-hnefatafl = Hnefatafl ancien 11×11
title-short-old-hnefatafl = Hnefatafl ancien 11×11
title-skalk = Hnefatafl de Skalk 11×11
title-short-skalk = Skalk 11×11
title-sea-battle-w = Bataille navale 9×9 (les défenseurs commencent)
title-short-sea-battle-w = Bataille navale (déf.)
title-sea-battle-star = Bataille navale 9×9 : étoile
title-short-sea-battle-star = Bataille navale : étoile
title-sea-battle-11 = Bataille navale 11×11 : croix
title-short-sea-battle-11 = Bataille navale 11×11
title-sea-battle-13 = Bataille navale 13×13
title-short-sea-battle-13 = Bataille navale 13×13
title-parlett-13 = Bataille navale de Parlett 13×13
title-short-parlett-13 = Parlett 13×13
title-copenhagen-13 = Copenhagen 13×13
title-short-copenhagen-13 = Copenhagen 13×13
title-copenhagen-bell = Copenhagen 11×11 : Bell
title-short-copenhagen-bell = Copenhagen : Bell
title-copenhagen-lewis = Copenhagen 11×11 : croix de Lewis
title-short-copenhagen-lewis = Copenhagen : Lewis
title-tablut-15 = Tablut 15×15
title-short-tablut-15 = Tablut 15×15
title-tablut-smith = Tablut d’après Smith 9×9
title-short-tablut-smith = Tablut d’après Smith 9×9
title-brandub-weak = Brandub 7×7 : roi faible
title-short-brandub-weak = Brandub 7×7 : roi faible
title-magpie-diamond = Pie 7×7 : losange
title-short-magpie-diamond = Pie 7×7 : losange
title-alea-tablut = Alea evangelii aux règles du Tablut 19×19
title-short-alea-tablut = Alea Tablut 19×19
title-ashton-tablut = Tablut d’Ashton 9×9 (compétition)
title-short-ashton-tablut = Tablut d’Ashton 9×9
title-foteviken-tablut = Tablut de Foteviken 9×9
title-short-foteviken-tablut = Tablut de Foteviken 9×9
title-copenhagen-relaxed = Copenhagen 11×11 : mur de boucliers assoupli
title-short-copenhagen-relaxed = Copenhagen assoupli
title-berserk = Berserk 11×11
title-short-berserk = Berserk
title-berserk-opentafl = Berserk 11×11 : OpenTafl
title-short-berserk-opentafl = Berserk OpenTafl
title-total-tafl = Total Hnefatafl 11×11
title-short-total-tafl = Total Hnefatafl
title-tyr = Tyr 11×11
title-short-tyr = Tyr 11×11
title-tyr-15 = Tyr 15×15
title-short-tyr-15 = Tyr 15×15
title-copenhagen-org = Copenhagen 11×11 : hnefatafl.org
title-short-copenhagen-org = Copenhagen org
title-copenhagen-org-13 = Copenhagen 13×13 : hnefatafl.org
title-short-copenhagen-org-13 = Copenhagen org 13×13
title-brandubh-org = Brandubh 7×7 : hnefatafl.org
title-short-brandubh-org = Brandubh org
