# The words and sentences that only Maharajah and the Sepoys has, in Dutch.

## Sides

side-maharajah = maharadja
    .heading = Maharadja
    .opening = De maharadja
    .definite = de maharadja
    .led = de maharadja
    .number = one
side-sepoys = sepoys
    .heading = Sepoys
    .opening = De sepoys
    .definite = de sepoys
    .led = de sepoys
    .number = many

## Pieces, by the terms of chess

piece-maharajah = { $count ->
    [one] maharadja
   *[other] maharadja’s
}
    .letter = M
    .a = de maharadja
    .opening = { $count ->
        [one] De maharadja
       *[other] De maharadja’s
    }
    .counted = { $count ->
        [one] één maharadja
       *[other] { $count } maharadja’s
    }
    .moved = de maharadja
    .captured = { $count ->
        [one] de maharadja
       *[other] { $count } maharadja’s
    }
    .among = { "maharadja, " }
piece-sepoy-pawn = { $count ->
    [one] pion
   *[other] pionnen
}
    .letter = I
    .a = een pion
    .opening = { $count ->
        [one] De pion
       *[other] De pionnen
    }
    .counted = { $count ->
        [one] één pion
       *[other] { $count } pionnen
    }
    .moved = een pion
    .captured = { $count ->
        [one] de pion
       *[other] { $count } pionnen
    }
    .among = { "" }
piece-sepoy-knight = { $count ->
    [one] paard
   *[other] paarden
}
    .letter = P
    .a = een paard
    .opening = { $count ->
        [one] Het paard
       *[other] De paarden
    }
    .counted = { $count ->
        [one] één paard
       *[other] { $count } paarden
    }
    .moved = een paard
    .captured = { $count ->
        [one] het paard
       *[other] { $count } paarden
    }
    .among = { "paard, " }
piece-sepoy-bishop = { $count ->
    [one] loper
   *[other] lopers
}
    .letter = L
    .a = een loper
    .opening = { $count ->
        [one] De loper
       *[other] De lopers
    }
    .counted = { $count ->
        [one] één loper
       *[other] { $count } lopers
    }
    .moved = een loper
    .captured = { $count ->
        [one] de loper
       *[other] { $count } lopers
    }
    .among = { "loper, " }
piece-sepoy-rook = { $count ->
    [one] toren
   *[other] torens
}
    .letter = T
    .a = een toren
    .opening = { $count ->
        [one] De toren
       *[other] De torens
    }
    .counted = { $count ->
        [one] één toren
       *[other] { $count } torens
    }
    .moved = een toren
    .captured = { $count ->
        [one] de toren
       *[other] { $count } torens
    }
    .among = { "toren, " }
piece-sepoy-queen = { $count ->
    [one] dame
   *[other] dames
}
    .letter = D
    .a = de dame
    .opening = { $count ->
        [one] De dame
       *[other] De dames
    }
    .counted = { $count ->
        [one] één dame
       *[other] { $count } dames
    }
    .moved = de dame
    .captured = { $count ->
        [one] de dame
       *[other] { $count } dames
    }
    .among = { "dame, " }
piece-sepoy-king = { $count ->
    [one] koning
   *[other] koningen
}
    .letter = K
    .a = de koning
    .opening = { $count ->
        [one] De koning
       *[other] De koningen
    }
    .counted = { $count ->
        [one] één koning
       *[other] { $count } koningen
    }
    .moved = de koning
    .captured = { $count ->
        [one] de koning
       *[other] { $count } koningen
    }
    .among = { "koning, " }

## Calls, ends and aims

call-check = **Schaak** op { $square }!
alt-call-check = Schaak op { $square }.
page-call-check = Schaak
reason-checkmate = Schaakmat.
reason-stalemate = Pat: er is geen toegestane zet, en het is geen schaak.
reason-fifty-moves = Beide kanten hebben 50 zetten gedaan zonder te slaan of een pion te verzetten.
aim-maharajah = de koning matzetten
aim-sepoys = de maharadja matzetten

## Refusals: the reason and the remedy

refuse-place-first = Zet eerst de maharadja neer, op een veld van rij 1 tot en met 3. Schrijf alleen het veld, zoals `c2`.
refuse-placed-too-far = De maharadja begint op rij 1, 2 of 3, dus niet op { $square }. Kies daar een veld.
refuse-no-such-move = Dat stuk gaat niet van { $from } naar { $to }. `/{ command-legal } { $from }` laat zien waar het heen kan.
refuse-in-the-way = Het stuk op { $at } staat in de weg van { $from } naar { $to }. `/{ command-legal } { $from }` laat zien waar het jouwe heen kan.
refuse-own-there = Op { $square } staat je eigen stuk. Kies een ander veld.
refuse-pawn-diagonal = Een pion gaat alleen schuin om te slaan, en op { $square } valt niets te slaan. Zet hem recht vooruit.
refuse-pawn-at-end = De pion op { $square } staat op de laatste rij en blijft daar: er is hier geen promotie. Doe een zet met een ander stuk.
refuse-into-check = Op { $square } zou je schaak staan door het stuk op { $by }. Kies een veilig veld.
refuse-in-check = Je staat schaak op { $square } door het stuk op { $by }, en deze zet helpt daar niet tegen. Verzet de koning, of zet er iets tussen.
refuse-pinned = Zonder het stuk op { $from } zou je koning schaak staan vanaf { $by }. Doe een zet met een ander stuk.

## What it is good for, and its rules in words

advice-maharajah = moeilijk voor de maharadja: speel beide kanten
rule-chess-army = Het bord heeft 8 × 8 velden: de sepoys hebben een heel schaakleger op de gewone velden, de maharadja is alleen.
rule-chess-start = { $choice ->
    [choice] Wie de maharadja speelt, kiest waar die begint op rij 1 tot en met 3; dat is de eerste zet.
   *[e1] De maharadja begint op e1.
}
rule-chess-starts = De maharadja doet de eerste zet.
rule-chess-moves = De maharadja gaat als een dame of als een paard. Het leger gaat zoals bij schaken.
rule-chess-limits = Er is geen rokade, geen en passant slaan en geen promotie: een pion op rij 1 blijft daar.
rule-chess-end = Je wint door schaakmat: de maharadja zet de koning mat, het leger zet de maharadja mat. Je mag niet schaak gaan staan.
rule-chess-no-moves = { $choice ->
    [loss] Wie geen toegestane zet heeft en niet schaak staat (pat), verliest.
   *[draw] Als een kant geen toegestane zet heeft en niet schaak staat (pat), is het remise.
}
rule-chess-repetition = Het is remise als dezelfde stelling 3 keer op het bord heeft gestaan.
rule-chess-quiet = Het is remise als beide kanten 50 zetten hebben gedaan zonder te slaan of een pion te verzetten.
rule-chess-solved = Het is moeilijk voor de maharadja: met het beste spel wint altijd het leger. Speel twee partijen met verwisselde kanten, dan is het eerlijk.
rule-name-start = Begin van de maharadja, start
rule-value-choice = vrije keuze op rij 1 tot en met 3, vrije keuze

## Offers, lesson and examples

offer-menu-chess = De maharadja en de sepoys
lesson-of-chess = De maharadja en de sepoys
lesson-topic-chess-moves = Hoe de maharadja gaat
lesson-about-chess-moves = De maharadja gaat als een dame, in elke richting zover de weg vrij is, of springt als een paard.
lesson-topic-chess-capture = Wat niemand dekt
lesson-about-chess-capture = De maharadja mag niet schaak gaan staan. Daarom slaat hij alleen wat geen ander stuk van het leger dekt.
lesson-topic-chess-check = Schaak
lesson-about-chess-check = Wie schaak staat, moet daar iets tegen doen. Het leger drijft de maharadja op door schaak te geven.
lesson-topic-chess-mate = Schaakmat
lesson-about-chess-mate = Het leger wint als de maharadja schaak staat en geen veilig veld meer heeft.
example-chess-line = Door de maharadja, als een dame
example-chess-leap = Door de maharadja, als een paard
title-maharajah = De maharadja en de sepoys
title-short-maharajah = Maharadja en sepoys
