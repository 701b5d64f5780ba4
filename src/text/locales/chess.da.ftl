# The words and sentences that only Maharajah and the Sepoys has, in Danish.

## Sides

side-maharajah = maharaja
    .heading = Maharaja
    .opening = Maharajaen
    .definite = maharajaen
    .genitive = maharajaens
    .led = maharajaen
side-sepoys = sepoyer
    .heading = Sepoyer
    .opening = Sepoyerne
    .definite = sepoyerne
    .genitive = sepoyernes
    .led = sepoyerne

## Pieces, by the terms of chess

piece-maharajah = { $count ->
    [one] maharaja
   *[other] maharajaer
}
    .letter = M
    .a = maharajaen
    .opening = { $count ->
        [one] Maharajaen
       *[other] Maharajaerne
    }
    .counted = { $count ->
        [one] én maharaja
       *[other] { $count } maharajaer
    }
    .moved = maharajaen
    .captured = { $count ->
        [one] maharajaen
       *[other] { $count } maharajaer
    }
    .among = { "maharaja, " }
piece-sepoy-pawn = { $count ->
    [one] bonde
   *[other] bønder
}
    .letter = B
    .a = en bonde
    .opening = { $count ->
        [one] Bonden
       *[other] Bønderne
    }
    .counted = { $count ->
        [one] én bonde
       *[other] { $count } bønder
    }
    .moved = en bonde
    .captured = { $count ->
        [one] bonden
       *[other] { $count } bønder
    }
    .among = { "" }
piece-sepoy-knight = { $count ->
    [one] springer
   *[other] springere
}
    .letter = S
    .a = en springer
    .opening = { $count ->
        [one] Springeren
       *[other] Springerne
    }
    .counted = { $count ->
        [one] én springer
       *[other] { $count } springere
    }
    .moved = en springer
    .captured = { $count ->
        [one] springeren
       *[other] { $count } springere
    }
    .among = { "springer, " }
piece-sepoy-bishop = { $count ->
    [one] løber
   *[other] løbere
}
    .letter = L
    .a = en løber
    .opening = { $count ->
        [one] Løberen
       *[other] Løberne
    }
    .counted = { $count ->
        [one] én løber
       *[other] { $count } løbere
    }
    .moved = en løber
    .captured = { $count ->
        [one] løberen
       *[other] { $count } løbere
    }
    .among = { "løber, " }
piece-sepoy-rook = { $count ->
    [one] tårn
   *[other] tårne
}
    .letter = T
    .a = et tårn
    .opening = { $count ->
        [one] Tårnet
       *[other] Tårnene
    }
    .counted = { $count ->
        [one] ét tårn
       *[other] { $count } tårne
    }
    .moved = et tårn
    .captured = { $count ->
        [one] tårnet
       *[other] { $count } tårne
    }
    .among = { "tårn, " }
piece-sepoy-queen = { $count ->
    [one] dronning
   *[other] dronninger
}
    .letter = D
    .a = dronningen
    .opening = { $count ->
        [one] Dronningen
       *[other] Dronningerne
    }
    .counted = { $count ->
        [one] én dronning
       *[other] { $count } dronninger
    }
    .moved = dronningen
    .captured = { $count ->
        [one] dronningen
       *[other] { $count } dronninger
    }
    .among = { "dronning, " }
piece-sepoy-king = { $count ->
    [one] konge
   *[other] konger
}
    .letter = K
    .a = kongen
    .opening = { $count ->
        [one] Kongen
       *[other] Kongerne
    }
    .counted = { $count ->
        [one] én konge
       *[other] { $count } konger
    }
    .moved = kongen
    .captured = { $count ->
        [one] kongen
       *[other] { $count } konger
    }
    .among = { "konge, " }

## Calls, ends and aims

call-check = **Skak** på { $square }!
alt-call-check = Skak på { $square }.
page-call-check = Skak
reason-checkmate = Skakmat.
reason-stalemate = Pat: Der er ingen lovlige træk, og der er ikke skak.
reason-fifty-moves = Begge sider har trukket 50 gange uden at slå noget eller flytte en bonde.
aim-maharajah = sæt kongen mat
aim-sepoys = sæt maharajaen mat

## Refusals: the reason and the remedy

refuse-place-first = Sæt først maharajaen på et felt på række 1 til 3. Skriv kun feltet, for eksempel `c2`.
refuse-placed-too-far = Maharajaen begynder på række 1, 2 eller 3, altså ikke på { $square }. Vælg et felt dér.
refuse-no-such-move = Den brik flytter ikke fra { $from } til { $to }. `/{ command-legal } { $from }` viser, hvor den kan flytte hen.
refuse-in-the-way = Brikken på { $at } står i vejen fra { $from } til { $to }. `/{ command-legal } { $from }` viser, hvor din kan flytte hen.
refuse-own-there = Din egen brik står på { $square }. Vælg et andet felt.
refuse-pawn-diagonal = En bonde flytter kun skråt for at slå, og der er intet at slå på { $square }. Flyt den lige frem.
refuse-pawn-at-end = Bonden på { $square } står på den sidste række og bliver der: Her er der ingen forvandling. Flyt en anden brik.
refuse-into-check = På { $square } ville du stå i skak fra brikken på { $by }. Vælg et sikkert felt.
refuse-in-check = Du står i skak på { $square } fra brikken på { $by }, og det træk hjælper ikke. Flyt kongen, eller sæt en brik imellem.
refuse-pinned = Uden brikken på { $from } ville din konge stå i skak fra { $by }. Flyt en anden brik.

## What it is good for, and its rules in words

advice-maharajah = svært for maharajaen: spil begge sider efter tur
rule-chess-army = Brættet har 8 × 8 felter: Sepoyerne har en hel skakhær på de sædvanlige felter, maharajaen er alene.
rule-chess-start = { $choice ->
    [choice] Maharajaens spiller vælger, hvor den begynder på række 1 til 3; det er det første træk.
   *[e1] Maharajaen begynder på e1.
}
rule-chess-starts = Maharajaen trækker først.
rule-chess-moves = Maharajaen flytter som en dronning eller som en springer. Hæren flytter som i skak.
rule-chess-limits = Der er ingen rokade, ingen en passant og ingen forvandling: En bonde på række 1 bliver der.
rule-chess-end = Du vinder ved mat: Maharajaen sætter kongen mat, hæren sætter maharajaen mat. Man må ikke flytte ind i skak.
rule-chess-no-moves = { $choice ->
    [loss] Den, der ikke har noget lovligt træk uden at stå i skak (pat), taber.
   *[draw] Når en side ikke har noget lovligt træk uden at stå i skak (pat), er partiet remis.
}
rule-chess-repetition = Partiet er remis, når den samme stilling har været på brættet 3 gange.
rule-chess-quiet = Partiet er remis, når begge sider har trukket 50 gange uden at slå noget eller flytte en bonde.
rule-chess-solved = Det er svært for maharajaen: Med det bedste spil vinder hæren altid. Spil to partier med byttede sider, så er det retfærdigt.
rule-name-start = Maharajaens begyndelse, start
rule-value-choice = frit valg på række 1 til 3, frit valg

## Offers, lesson and examples

offer-menu-chess = Maharajaen og sepoyerne
lesson-of-chess = Maharajaen og sepoyerne
lesson-topic-chess-moves = Sådan flytter maharajaen
lesson-about-chess-moves = Maharajaen flytter som en dronning i enhver retning, så langt vejen er fri, eller springer som en springer.
lesson-topic-chess-capture = Det, som ingen dækker
lesson-about-chess-capture = Maharajaen må ikke flytte ind i skak. Derfor slår den kun det, som ingen anden brik i hæren dækker.
lesson-topic-chess-check = Skak
lesson-about-chess-check = Den, der står i skak, skal afværge det. Hæren driver maharajaen rundt ved at give skak.
lesson-topic-chess-mate = Mat
lesson-about-chess-mate = Hæren vinder, når maharajaen står i skak og ikke har noget sikkert felt tilbage.
example-chess-line = Af maharajaen, som en dronning
example-chess-leap = Af maharajaen, som en springer
title-maharajah = Maharajaen og sepoyerne
title-short-maharajah = Maharaja og sepoyer
