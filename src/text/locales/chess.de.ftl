# The words and sentences that only Maharajah and the Sepoys has, in German.

## Sides

side-maharajah = Maharadscha
    .opening = Der Maharadscha
    .nominative = der Maharadscha
    .genitive = des Maharadschas
    .dative = dem Maharadscha
    .accusative = den Maharadscha
    .relative = der
    .led = den Maharadscha
    .number = one
side-sepoys = Sepoys
    .opening = Die Sepoys
    .nominative = die Sepoys
    .genitive = der Sepoys
    .dative = den Sepoys
    .accusative = die Sepoys
    .relative = die
    .led = die Sepoys
    .number = many

## Pieces, by the terms of chess

piece-maharajah = { $count ->
    [one] Maharadscha
   *[other] Maharadschas
}
    .letter = M
    .a = der Maharadscha
    .accusative = den Maharadscha
    .opening = { $count ->
        [one] Der Maharadscha
       *[other] Die Maharadschas
    }
    .counted = { $count ->
        [one] ein Maharadscha
       *[other] { $count } Maharadschas
    }
    .moved = den Maharadscha
    .captured = { $count ->
        [one] den Maharadscha
       *[other] { $count } Maharadschas
    }
    .among = { "Maharadscha, " }
piece-sepoy-pawn = { $count ->
    [one] Bauer
   *[other] Bauern
}
    .letter = B
    .a = ein Bauer
    .accusative = einen Bauern
    .opening = { $count ->
        [one] Der Bauer
       *[other] Die Bauern
    }
    .counted = { $count ->
        [one] ein Bauer
       *[other] { $count } Bauern
    }
    .moved = einen Bauern
    .captured = { $count ->
        [one] den Bauern
       *[other] { $count } Bauern
    }
    .among = { "" }
piece-sepoy-knight = { $count ->
    [one] Springer
   *[other] Springer
}
    .letter = S
    .a = ein Springer
    .accusative = einen Springer
    .opening = { $count ->
        [one] Der Springer
       *[other] Die Springer
    }
    .counted = { $count ->
        [one] ein Springer
       *[other] { $count } Springer
    }
    .moved = einen Springer
    .captured = { $count ->
        [one] den Springer
       *[other] { $count } Springer
    }
    .among = { "Springer, " }
piece-sepoy-bishop = { $count ->
    [one] Läufer
   *[other] Läufer
}
    .letter = L
    .a = ein Läufer
    .accusative = einen Läufer
    .opening = { $count ->
        [one] Der Läufer
       *[other] Die Läufer
    }
    .counted = { $count ->
        [one] ein Läufer
       *[other] { $count } Läufer
    }
    .moved = einen Läufer
    .captured = { $count ->
        [one] den Läufer
       *[other] { $count } Läufer
    }
    .among = { "Läufer, " }
piece-sepoy-rook = { $count ->
    [one] Turm
   *[other] Türme
}
    .letter = T
    .a = ein Turm
    .accusative = einen Turm
    .opening = { $count ->
        [one] Der Turm
       *[other] Die Türme
    }
    .counted = { $count ->
        [one] ein Turm
       *[other] { $count } Türme
    }
    .moved = einen Turm
    .captured = { $count ->
        [one] den Turm
       *[other] { $count } Türme
    }
    .among = { "Turm, " }
piece-sepoy-queen = { $count ->
    [one] Dame
   *[other] Damen
}
    .letter = D
    .a = die Dame
    .accusative = die Dame
    .opening = { $count ->
        [one] Die Dame
       *[other] Die Damen
    }
    .counted = { $count ->
        [one] eine Dame
       *[other] { $count } Damen
    }
    .moved = die Dame
    .captured = { $count ->
        [one] die Dame
       *[other] { $count } Damen
    }
    .among = { "Dame, " }
piece-sepoy-king = { $count ->
    [one] König
   *[other] Könige
}
    .letter = K
    .a = der König
    .accusative = den König
    .opening = { $count ->
        [one] Der König
       *[other] Die Könige
    }
    .counted = { $count ->
        [one] ein König
       *[other] { $count } Könige
    }
    .moved = den König
    .captured = { $count ->
        [one] den König
       *[other] { $count } Könige
    }
    .among = { "König, " }

## Calls, ends and aims

call-check = **Schach** auf { $square }!
alt-call-check = Schach auf { $square }.
page-call-check = Schach
reason-checkmate = Schachmatt.
reason-stalemate = Patt: Kein Zug ist mehr erlaubt, und es steht kein Schach.
reason-fifty-moves = Beide Seiten haben 50 Züge lang weder geschlagen noch einen Bauern gezogen.
aim-maharajah = den König mattsetzen
aim-sepoys = den Maharadscha mattsetzen

## Refusals: the reason and the remedy

refuse-place-first = Setz zuerst den Maharadscha, auf ein Feld der Reihen 1 bis 3. Schreib nur das Feld, zum Beispiel `c2`.
refuse-placed-too-far = Der Maharadscha beginnt auf einer der Reihen 1 bis 3, also nicht auf { $square }. Wähl dort ein Feld.
refuse-no-such-move = Diese Figur zieht nicht von { $from } nach { $to }. `/{ command-legal } { $from }` zeigt, wohin sie kann.
refuse-in-the-way = Von { $from } nach { $to } steht die Figur auf { $at } im Weg. `/{ command-legal } { $from }` zeigt, wohin deine kann.
refuse-own-there = Auf { $square } steht deine eigene Figur. Wähl ein anderes Feld.
refuse-pawn-diagonal = Ein Bauer zieht nur schräg, um zu schlagen, und auf { $square } steht nichts, was er schlagen könnte. Zieh ihn geradeaus.
refuse-pawn-at-end = Der Bauer auf { $square } ist auf der letzten Reihe und bleibt dort: Umgewandelt wird hier nicht. Zieh eine andere Figur.
refuse-into-check = Auf { $square } stündest du im Schach, durch die Figur auf { $by }. Wähl ein sicheres Feld.
refuse-in-check = Du stehst auf { $square } im Schach, durch die Figur auf { $by }, und dieser Zug ändert das nicht. Zieh den König, oder stell etwas dazwischen.
refuse-pinned = Ohne die Figur auf { $from } stünde dein König im Schach, durch { $by }. Zieh eine andere Figur.

## What it is good for, and its rules in words

advice-maharajah = schwer für den Maharadscha: spielt beide Seiten
rule-chess-army = Das Brett hat 8 × 8 Felder: Die Sepoys haben ein ganzes Schachheer auf seinen üblichen Feldern, der Maharadscha ist allein.
rule-chess-start = { $choice ->
    [choice] Wo der Maharadscha beginnt, wählt seine Seite auf den Reihen 1 bis 3; das ist der erste Zug.
   *[e1] Der Maharadscha beginnt auf e1.
}
rule-chess-starts = Der Maharadscha zieht zuerst.
rule-chess-moves = Der Maharadscha zieht wie eine Dame oder wie ein Springer. Das Heer zieht wie im Schach.
rule-chess-limits = Es gibt keine Rochade, kein Schlagen en passant und keine Umwandlung: Ein Bauer auf Reihe 1 bleibt dort.
rule-chess-end = Du gewinnst durch Matt: Der Maharadscha setzt den König matt, das Heer den Maharadscha. Ins Schach ziehen darf niemand.
rule-chess-no-moves = { $choice ->
    [loss] Wer keinen erlaubten Zug hat, ohne im Schach zu stehen (Patt), verliert.
   *[draw] Hat eine Seite keinen erlaubten Zug, ohne im Schach zu stehen (Patt), ist die Partie unentschieden.
}
rule-chess-repetition = Stand dieselbe Stellung 3-mal auf dem Brett, ist die Partie unentschieden.
rule-chess-quiet = Haben beide Seiten 50 Züge lang weder geschlagen noch einen Bauern gezogen, ist die Partie unentschieden.
rule-chess-solved = Für den Maharadscha ist es schwer: Bei bestem Spiel gewinnt immer das Heer. Gerecht sind zwei Partien mit vertauschten Seiten.
rule-name-start = Beginn des Maharadschas, Start
rule-value-choice = freie Wahl auf den Reihen 1 bis 3, freie Wahl

## Offers, lesson and examples

offer-menu-chess = Der Maharadscha und die Sepoys
lesson-of-chess = Der Maharadscha und die Sepoys
lesson-topic-chess-moves = Wie der Maharadscha zieht
lesson-about-chess-moves = Der Maharadscha zieht wie eine Dame, in jede Richtung, so weit der Weg frei ist, oder er springt wie ein Springer.
lesson-topic-chess-capture = Was niemand deckt
lesson-about-chess-capture = Der Maharadscha darf nicht ins Schach ziehen. Deshalb schlägt er nur, was keine andere Figur des Heers deckt.
lesson-topic-chess-check = Schach
lesson-about-chess-check = Wer im Schach steht, muss es abwehren. Mit Schachgeboten treibt das Heer den Maharadscha vor sich her.
lesson-topic-chess-mate = Matt
lesson-about-chess-mate = Das Heer gewinnt, wenn der Maharadscha im Schach steht und kein sicheres Feld mehr hat.
example-chess-line = Durch den Maharadscha, wie eine Dame
example-chess-leap = Durch den Maharadscha, wie ein Springer
title-maharajah = Der Maharadscha und die Sepoys
title-short-maharajah = Maharadscha und Sepoys
