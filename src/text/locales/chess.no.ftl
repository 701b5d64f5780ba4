# The words and sentences that only Maharajah and the Sepoys has, in Norwegian.

## Sides

side-maharajah = maharaja
    .heading = Maharaja
    .opening = Maharajaen
    .definite = maharajaen
    .genitive = maharajaens
    .led = maharajaen
side-sepoys = sepoyer
    .heading = Sepoyer
    .opening = Sepoyene
    .definite = sepoyene
    .genitive = sepoyenes
    .led = sepoyene

## Pieces, by the terms of chess

piece-maharajah = { $count ->
    [one] maharaja
   *[other] maharajaer
}
    .letter = M
    .a = maharajaen
    .opening = { $count ->
        [one] Maharajaen
       *[other] Maharajaene
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
       *[other] Bøndene
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
    [one] løper
   *[other] løpere
}
    .letter = L
    .a = en løper
    .opening = { $count ->
        [one] Løperen
       *[other] Løperne
    }
    .counted = { $count ->
        [one] én løper
       *[other] { $count } løpere
    }
    .moved = en løper
    .captured = { $count ->
        [one] løperen
       *[other] { $count } løpere
    }
    .among = { "løper, " }
piece-sepoy-rook = { $count ->
    [one] tårn
   *[other] tårn
}
    .letter = T
    .a = et tårn
    .opening = { $count ->
        [one] Tårnet
       *[other] Tårnene
    }
    .counted = { $count ->
        [one] ett tårn
       *[other] { $count } tårn
    }
    .moved = et tårn
    .captured = { $count ->
        [one] tårnet
       *[other] { $count } tårn
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
       *[other] Dronningene
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
       *[other] Kongene
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

call-check = **Sjakk** på { $square }!
alt-call-check = Sjakk på { $square }.
page-call-check = Sjakk
reason-checkmate = Sjakkmatt.
reason-stalemate = Patt: Det finnes ingen lovlige trekk, og det er ikke sjakk.
reason-fifty-moves = Begge sider har trukket 50 ganger uten å slå noe eller flytte en bonde.
aim-maharajah = sett kongen matt
aim-sepoys = sett maharajaen matt

## Refusals: the reason and the remedy

refuse-place-first = Sett maharajaen først, på et felt på rad 1 til 3. Skriv bare feltet, for eksempel `c2`.
refuse-placed-too-far = Maharajaen begynner på rad 1, 2 eller 3, altså ikke på { $square }. Velg et felt der.
refuse-no-such-move = Den brikken flytter ikke fra { $from } til { $to }. `/{ command-legal } { $from }` viser hvor den kan flytte.
refuse-in-the-way = Brikken på { $at } står i veien fra { $from } til { $to }. `/{ command-legal } { $from }` viser hvor din kan flytte.
refuse-own-there = Din egen brikke står på { $square }. Velg et annet felt.
refuse-pawn-diagonal = En bonde flytter bare på skrå for å slå, og det er ingenting å slå på { $square }. Flytt den rett frem.
refuse-pawn-at-end = Bonden på { $square } står på den siste raden og blir der: Her er det ingen forvandling. Flytt en annen brikke.
refuse-into-check = På { $square } ville du stå i sjakk fra brikken på { $by }. Velg et trygt felt.
refuse-in-check = Du står i sjakk på { $square } fra brikken på { $by }, og det trekket hjelper ikke. Flytt kongen, eller sett en brikke imellom.
refuse-pinned = Uten brikken på { $from } ville kongen din stå i sjakk fra { $by }. Flytt en annen brikke.

## What it is good for, and its rules in words

advice-maharajah = vanskelig for maharajaen: spill begge sider etter tur
rule-chess-army = Brettet har 8 × 8 felter: Sepoyene har en hel sjakkhær på de vanlige feltene, maharajaen er alene.
rule-chess-start = { $choice ->
    [choice] Spilleren med maharajaen velger hvor den begynner på rad 1 til 3; det er det første trekket.
   *[e1] Maharajaen begynner på e1.
}
rule-chess-starts = Maharajaen trekker først.
rule-chess-moves = Maharajaen flytter som en dronning eller som en springer. Hæren flytter som i sjakk.
rule-chess-limits = Det er ingen rokade, ingen en passant og ingen forvandling: En bonde på rad 1 blir der.
rule-chess-end = Du vinner ved matt: Maharajaen setter kongen matt, hæren setter maharajaen matt. Ingen kan flytte inn i sjakk.
rule-chess-no-moves = { $choice ->
    [loss] Den som ikke har noe lovlig trekk uten å stå i sjakk (patt), taper.
   *[draw] Når en side ikke har noe lovlig trekk uten å stå i sjakk (patt), er partiet remis.
}
rule-chess-repetition = Partiet er remis når den samme stillingen har vært på brettet 3 ganger.
rule-chess-quiet = Partiet er remis når begge sider har trukket 50 ganger uten å slå noe eller flytte en bonde.
rule-chess-solved = Det er vanskelig for maharajaen: Med best mulig spill vinner alltid hæren. Spill to partier med byttede sider, så er det rettferdig.
rule-name-start = Maharajaens begynnelse, start
rule-value-choice = fritt valg på rad 1 til 3, fritt valg

## Offers, lesson and examples

offer-menu-chess = Maharajaen og sepoyene
lesson-of-chess = Maharajaen og sepoyene
lesson-topic-chess-moves = Slik flytter maharajaen
lesson-about-chess-moves = Maharajaen flytter som en dronning i alle retninger, så langt veien er fri, eller hopper som en springer.
lesson-topic-chess-capture = Det som ingen dekker
lesson-about-chess-capture = Maharajaen kan ikke flytte inn i sjakk. Derfor slår den bare det som ingen annen brikke i hæren dekker.
lesson-topic-chess-check = Sjakk
lesson-about-chess-check = Den som står i sjakk, må avverge det. Hæren driver maharajaen rundt ved å gi sjakk.
lesson-topic-chess-mate = Matt
lesson-about-chess-mate = Hæren vinner når maharajaen står i sjakk og ikke har noe trygt felt igjen.
example-chess-line = Av maharajaen, som en dronning
example-chess-leap = Av maharajaen, som en springer
title-maharajah = Maharajaen og sepoyene
title-short-maharajah = Maharaja og sepoyer
