# The words and sentences that only Maharajah and the Sepoys has, in French.

## Sides

side-maharajah = maharadja
    .heading = Maharadja
    .opening = Le maharadja
    .the = le maharadja
    .of = du maharadja
    .to = au maharadja
    .led = le maharadja
    .number = one
side-sepoys = cipayes
    .heading = Cipayes
    .opening = Les cipayes
    .the = les cipayes
    .of = des cipayes
    .to = aux cipayes
    .led = les cipayes
    .number = many

## Pieces, by the terms of chess

piece-maharajah = { $count ->
    [one] maharadja
   *[other] maharadjas
}
    .letter = M
    .a = le maharadja
    .opening = { $count ->
        [one] Le maharadja
       *[other] Les maharadjas
    }
    .counted = { $count ->
        [one] { $count } maharadja
       *[other] { $count } maharadjas
    }
    .moved = le maharadja
    .captured = { $count ->
        [one] le maharadja
       *[other] { $count } maharadjas
    }
    .among = { "maharadja, " }
piece-sepoy-pawn = { $count ->
    [one] pion
   *[other] pions
}
    .letter = P
    .a = un pion
    .opening = { $count ->
        [one] Le pion
       *[other] Les pions
    }
    .counted = { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }
    .moved = un pion
    .captured = { $count ->
        [one] le pion
       *[other] { $count } pions
    }
    .among = { "" }
piece-sepoy-knight = { $count ->
    [one] cavalier
   *[other] cavaliers
}
    .letter = C
    .a = un cavalier
    .opening = { $count ->
        [one] Le cavalier
       *[other] Les cavaliers
    }
    .counted = { $count ->
        [one] { $count } cavalier
       *[other] { $count } cavaliers
    }
    .moved = un cavalier
    .captured = { $count ->
        [one] le cavalier
       *[other] { $count } cavaliers
    }
    .among = { "cavalier, " }
piece-sepoy-bishop = { $count ->
    [one] fou
   *[other] fous
}
    .letter = F
    .a = un fou
    .opening = { $count ->
        [one] Le fou
       *[other] Les fous
    }
    .counted = { $count ->
        [one] { $count } fou
       *[other] { $count } fous
    }
    .moved = un fou
    .captured = { $count ->
        [one] le fou
       *[other] { $count } fous
    }
    .among = { "fou, " }
piece-sepoy-rook = { $count ->
    [one] tour
   *[other] tours
}
    .letter = T
    .a = une tour
    .opening = { $count ->
        [one] La tour
       *[other] Les tours
    }
    .counted = { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
    .moved = une tour
    .captured = { $count ->
        [one] la tour
       *[other] { $count } tours
    }
    .among = { "tour, " }
piece-sepoy-queen = { $count ->
    [one] dame
   *[other] dames
}
    .letter = D
    .a = la dame
    .opening = { $count ->
        [one] La dame
       *[other] Les dames
    }
    .counted = { $count ->
        [one] { $count } dame
       *[other] { $count } dames
    }
    .moved = la dame
    .captured = { $count ->
        [one] la dame
       *[other] { $count } dames
    }
    .among = { "dame, " }
piece-sepoy-king = { $count ->
    [one] roi
   *[other] rois
}
    .letter = R
    .a = le roi
    .opening = { $count ->
        [one] Le roi
       *[other] Les rois
    }
    .counted = { $count ->
        [one] { $count } roi
       *[other] { $count } rois
    }
    .moved = le roi
    .captured = { $count ->
        [one] le roi
       *[other] { $count } rois
    }
    .among = { "roi, " }

## Calls, ends and aims

call-check = **Échec** en { $square } !
alt-call-check = Échec en { $square }.
page-call-check = Échec
reason-checkmate = Échec et mat.
reason-stalemate = Pat : aucun coup n’est possible, et il n’y a pas d’échec.
reason-fifty-moves = Les deux camps ont joué 50 coups sans capture ni coup de pion.
aim-maharajah = mater le roi
aim-sepoys = mater le maharadja

## Refusals: the reason and the remedy

refuse-place-first = Place d’abord le maharadja, sur une case des rangées 1 à 3. Écris seulement la case, par exemple `c2`.
refuse-placed-too-far = Le maharadja commence sur une des rangées 1 à 3, donc pas en { $square }. Choisis une case là.
refuse-no-such-move = Cette pièce ne va pas de { $from } en { $to }. `/{ command-legal } { $from }` montre où elle peut aller.
refuse-in-the-way = La pièce en { $at } barre le chemin de { $from } à { $to }. `/{ command-legal } { $from }` montre où la tienne peut aller.
refuse-own-there = Ta propre pièce est en { $square }. Choisis une autre case.
refuse-pawn-diagonal = Un pion ne va en diagonale que pour capturer, et il n’y a rien à capturer en { $square }. Avance-le tout droit.
refuse-pawn-at-end = Le pion en { $square } est sur la dernière rangée et y reste : il n’y a pas de promotion ici. Joue une autre pièce.
refuse-into-check = En { $square }, tu serais en échec par la pièce en { $by }. Choisis une case sûre.
refuse-in-check = Tu es en échec en { $square } par la pièce en { $by }, et ce coup n’y change rien. Bouge le roi, ou mets une pièce entre les deux.
refuse-pinned = Sans la pièce en { $from }, ton roi serait en échec depuis { $by }. Joue une autre pièce.

## What it is good for, and its rules in words

advice-maharajah = difficile pour le maharadja : jouez les deux camps
rule-chess-army = Le plateau a 8 × 8 cases : les cipayes ont toute une armée d’échecs sur ses cases habituelles, le maharadja est seul.
rule-chess-start = { $choice ->
    [choice] Le joueur du maharadja choisit sa case de départ sur les rangées 1 à 3 ; c’est le premier coup.
   *[e1] Le maharadja commence en e1.
}
rule-chess-starts = Le maharadja commence.
rule-chess-moves = Le maharadja se déplace comme une dame ou comme un cavalier. L’armée se déplace comme aux échecs.
rule-chess-limits = Il n’y a ni roque, ni prise en passant, ni promotion : un pion sur la rangée 1 y reste.
rule-chess-end = On gagne par échec et mat : le maharadja mate le roi, l’armée mate le maharadja. On ne peut pas se mettre en échec.
rule-chess-no-moves = { $choice ->
    [loss] Un camp qui n’a aucun coup possible sans être en échec (pat) perd.
   *[draw] Si un camp n’a aucun coup possible sans être en échec (pat), la partie est nulle.
}
rule-chess-repetition = La partie est nulle quand la même position s’est produite 3 fois.
rule-chess-quiet = La partie est nulle quand les deux camps ont joué 50 coups sans capture ni coup de pion.
rule-chess-solved = C’est difficile pour le maharadja : si tout est bien joué, l’armée gagne toujours. Pour être équitables, jouez deux parties en changeant de camp.
rule-name-start = Départ du maharadja, départ
rule-value-choice = libre choix sur les rangées 1 à 3, libre choix

## Offers, lesson and examples

offer-menu-chess = Le maharadja et les cipayes
lesson-of-chess = Le maharadja et les cipayes
lesson-topic-chess-moves = Comment va le maharadja
lesson-about-chess-moves = Le maharadja va comme une dame, dans toutes les directions tant que la voie est libre, ou saute comme un cavalier.
lesson-topic-chess-capture = Ce que personne ne protège
lesson-about-chess-capture = Le maharadja ne peut pas se mettre en échec. Il ne capture donc que ce qu’aucune autre pièce de l’armée ne protège.
lesson-topic-chess-check = Échec
lesson-about-chess-check = Qui est en échec doit le parer. L’armée pousse le maharadja devant elle en donnant échec.
lesson-topic-chess-mate = Échec et mat
lesson-about-chess-mate = L’armée gagne quand le maharadja est en échec et n’a plus aucune case sûre.
example-chess-line = Par le maharadja, comme une dame
example-chess-leap = Par le maharadja, comme un cavalier
title-maharajah = Le maharadja et les cipayes
title-short-maharajah = Maharadja et cipayes
