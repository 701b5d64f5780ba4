# The words and sentences that only Maharajah and the Sepoys has, in Swedish.

## Sides

side-maharajah = maharadja
    .heading = Maharadja
    .opening = Maharadjan
    .definite = maharadjan
    .genitive = maharadjans
    .led = maharadjan
side-sepoys = sepoyer
    .heading = Sepoyer
    .opening = Sepoyerna
    .definite = sepoyerna
    .genitive = sepoyernas
    .led = sepoyerna

## Pieces, by the terms of chess

piece-maharajah = { $count ->
    [one] maharadja
   *[other] maharadjor
}
    .letter = M
    .a = maharadjan
    .opening = { $count ->
        [one] Maharadjan
       *[other] Maharadjorna
    }
    .counted = { $count ->
        [one] en maharadja
       *[other] { $count } maharadjor
    }
    .moved = maharadjan
    .captured = { $count ->
        [one] maharadjan
       *[other] { $count } maharadjor
    }
    .among = { "maharadja, " }
piece-sepoy-pawn = { $count ->
    [one] bonde
   *[other] bönder
}
    .letter = B
    .a = en bonde
    .opening = { $count ->
        [one] Bonden
       *[other] Bönderna
    }
    .counted = { $count ->
        [one] en bonde
       *[other] { $count } bönder
    }
    .moved = en bonde
    .captured = { $count ->
        [one] bonden
       *[other] { $count } bönder
    }
    .among = { "" }
piece-sepoy-knight = { $count ->
    [one] springare
   *[other] springare
}
    .letter = S
    .a = en springare
    .opening = { $count ->
        [one] Springaren
       *[other] Springarna
    }
    .counted = { $count ->
        [one] en springare
       *[other] { $count } springare
    }
    .moved = en springare
    .captured = { $count ->
        [one] springaren
       *[other] { $count } springare
    }
    .among = { "springare, " }
piece-sepoy-bishop = { $count ->
    [one] löpare
   *[other] löpare
}
    .letter = L
    .a = en löpare
    .opening = { $count ->
        [one] Löparen
       *[other] Löparna
    }
    .counted = { $count ->
        [one] en löpare
       *[other] { $count } löpare
    }
    .moved = en löpare
    .captured = { $count ->
        [one] löparen
       *[other] { $count } löpare
    }
    .among = { "löpare, " }
piece-sepoy-rook = { $count ->
    [one] torn
   *[other] torn
}
    .letter = T
    .a = ett torn
    .opening = { $count ->
        [one] Tornet
       *[other] Tornen
    }
    .counted = { $count ->
        [one] ett torn
       *[other] { $count } torn
    }
    .moved = ett torn
    .captured = { $count ->
        [one] tornet
       *[other] { $count } torn
    }
    .among = { "torn, " }
piece-sepoy-queen = { $count ->
    [one] dam
   *[other] damer
}
    .letter = D
    .a = damen
    .opening = { $count ->
        [one] Damen
       *[other] Damerna
    }
    .counted = { $count ->
        [one] en dam
       *[other] { $count } damer
    }
    .moved = damen
    .captured = { $count ->
        [one] damen
       *[other] { $count } damer
    }
    .among = { "dam, " }
piece-sepoy-king = { $count ->
    [one] kung
   *[other] kungar
}
    .letter = K
    .a = kungen
    .opening = { $count ->
        [one] Kungen
       *[other] Kungarna
    }
    .counted = { $count ->
        [one] en kung
       *[other] { $count } kungar
    }
    .moved = kungen
    .captured = { $count ->
        [one] kungen
       *[other] { $count } kungar
    }
    .among = { "kung, " }

## Calls, ends and aims

call-check = **Schack** på { $square }!
alt-call-check = Schack på { $square }.
page-call-check = Schack
reason-checkmate = Schackmatt.
reason-stalemate = Patt: det finns inget tillåtet drag, och det är inte schack.
reason-fifty-moves = Båda sidor har gjort 50 drag utan att slå något eller flytta en bonde.
aim-maharajah = sätt kungen matt
aim-sepoys = sätt maharadjan matt

## Refusals: the reason and the remedy

refuse-place-first = Ställ ut maharadjan först, på en ruta på rad 1 till 3. Skriv bara rutan, till exempel `c2`.
refuse-placed-too-far = Maharadjan börjar på rad 1, 2 eller 3, alltså inte på { $square }. Välj en ruta där.
refuse-no-such-move = Den pjäsen går inte från { $from } till { $to }. `/{ command-legal } { $from }` visar vart den kan gå.
refuse-in-the-way = Pjäsen på { $at } står i vägen från { $from } till { $to }. `/{ command-legal } { $from }` visar vart din kan gå.
refuse-own-there = Din egen pjäs står på { $square }. Välj en annan ruta.
refuse-pawn-diagonal = En bonde går bara snett för att slå, och det finns inget att slå på { $square }. Flytta den rakt fram.
refuse-pawn-at-end = Bonden på { $square } står på sista raden och blir kvar där: här finns ingen förvandling. Flytta en annan pjäs.
refuse-into-check = På { $square } skulle du stå i schack för pjäsen på { $by }. Välj en säker ruta.
refuse-in-check = Du står i schack på { $square } för pjäsen på { $by }, och det draget hjälper inte. Flytta kungen, eller ställ en pjäs emellan.
refuse-pinned = Utan pjäsen på { $from } skulle din kung stå i schack från { $by }. Flytta en annan pjäs.

## What it is good for, and its rules in words

advice-maharajah = svårt för maharadjan: spela båda sidorna
rule-chess-army = Brädet har 8 × 8 rutor: sepoyerna har en hel schackarmé på de vanliga rutorna, maharadjan är ensam.
rule-chess-start = { $choice ->
    [choice] Den som har maharadjan väljer var den börjar på rad 1 till 3; det är första draget.
   *[e1] Maharadjan börjar på e1.
}
rule-chess-starts = Maharadjan börjar.
rule-chess-moves = Maharadjan går som en dam eller som en springare. Armén går som i schack.
rule-chess-limits = Det finns ingen rockad, ingen en passant och ingen förvandling: en bonde på rad 1 blir kvar där.
rule-chess-end = Du vinner genom matt: maharadjan sätter kungen matt, armén sätter maharadjan matt. Man får inte gå in i schack.
rule-chess-no-moves = { $choice ->
    [loss] Den som inte har något tillåtet drag utan att stå i schack (patt) förlorar.
   *[draw] När en sida inte har något tillåtet drag utan att stå i schack (patt) är partiet remi.
}
rule-chess-repetition = Partiet är remi när samma ställning har uppstått 3 gånger.
rule-chess-quiet = Partiet är remi när båda sidor har gjort 50 drag utan att slå något eller flytta en bonde.
rule-chess-solved = Det är svårt för maharadjan: med bästa spel vinner alltid armén. Spela två partier med ombytta sidor, så blir det rättvist.
rule-name-start = Maharadjans början, start
rule-value-choice = fritt val på rad 1 till 3, fritt val

## Offers, lesson and examples

offer-menu-chess = Maharadjan och sepoyerna
lesson-of-chess = Maharadjan och sepoyerna
lesson-topic-chess-moves = Så går maharadjan
lesson-about-chess-moves = Maharadjan går som en dam åt alla håll, så långt vägen är fri, eller hoppar som en springare.
lesson-topic-chess-capture = Det som ingen skyddar
lesson-about-chess-capture = Maharadjan får inte gå in i schack. Därför slår den bara det som ingen annan pjäs i armén skyddar.
lesson-topic-chess-check = Schack
lesson-about-chess-check = Den som står i schack måste avvärja det. Armén driver maharadjan runt genom att schacka.
lesson-topic-chess-mate = Matt
lesson-about-chess-mate = Armén vinner när maharadjan står i schack och inte har någon säker ruta kvar.
example-chess-line = Av maharadjan, som en dam
example-chess-leap = Av maharadjan, som en springare
title-maharajah = Maharadjan och sepoyerna
title-short-maharajah = Maharadja och sepoyer
