# The words and sentences that only Maharajah and the Sepoys has, in Polish.

## Sides

side-maharajah = maharadża
    .heading = Maharadża
    .genitive = maharadży
    .accusative = maharadżę
    .instrumental = maharadżą
    .led = maharadżą
    .number = one
side-sepoys = sipaje
    .heading = Sipaje
    .genitive = sipajów
    .accusative = sipajów
    .instrumental = sipajami
    .led = sipajami
    .number = many

## Pieces, by the terms of chess

piece-maharajah = { $count ->
    [1] maharadża
   *[other] maharadżowie
}
    .letter = M
    .accusative = maharadżę
    .counted = { $count ->
        [one] jeden maharadża
        [few] { $count } maharadżów
       *[many] { $count } maharadżów
    }
    .moved = maharadża
    .captured = { $count ->
        [one] maharadżę
        [few] { $count } maharadżów
       *[many] { $count } maharadżów
    }
    .among = { "maharadża, " }
piece-sepoy-pawn = { $count ->
    [1] pion
   *[other] piony
}
    .letter = P
    .accusative = piona
    .counted = { $count ->
        [one] jeden pion
        [few] { $count } piony
       *[many] { $count } pionów
    }
    .moved = pion
    .captured = { $count ->
        [one] piona
        [few] { $count } piony
       *[many] { $count } pionów
    }
    .among = { "" }
piece-sepoy-knight = { $count ->
    [1] skoczek
   *[other] skoczki
}
    .letter = S
    .accusative = skoczka
    .counted = { $count ->
        [one] jeden skoczek
        [few] { $count } skoczki
       *[many] { $count } skoczków
    }
    .moved = skoczek
    .captured = { $count ->
        [one] skoczka
        [few] { $count } skoczki
       *[many] { $count } skoczków
    }
    .among = { "skoczek, " }
piece-sepoy-bishop = { $count ->
    [1] goniec
   *[other] gońce
}
    .letter = G
    .accusative = gońca
    .counted = { $count ->
        [one] jeden goniec
        [few] { $count } gońce
       *[many] { $count } gońców
    }
    .moved = goniec
    .captured = { $count ->
        [one] gońca
        [few] { $count } gońce
       *[many] { $count } gońców
    }
    .among = { "goniec, " }
piece-sepoy-rook = { $count ->
    [1] wieża
   *[other] wieże
}
    .letter = W
    .accusative = wieżę
    .counted = { $count ->
        [one] jedna wieża
        [few] { $count } wieże
       *[many] { $count } wież
    }
    .moved = wieża
    .captured = { $count ->
        [one] wieżę
        [few] { $count } wieże
       *[many] { $count } wież
    }
    .among = { "wieża, " }
piece-sepoy-queen = { $count ->
    [1] hetman
   *[other] hetmany
}
    .letter = H
    .accusative = hetmana
    .counted = { $count ->
        [one] jeden hetman
        [few] { $count } hetmany
       *[many] { $count } hetmanów
    }
    .moved = hetman
    .captured = { $count ->
        [one] hetmana
        [few] { $count } hetmany
       *[many] { $count } hetmanów
    }
    .among = { "hetman, " }
piece-sepoy-king = { $count ->
    [1] król
   *[other] królowie
}
    .letter = K
    .accusative = króla
    .counted = { $count ->
        [one] jeden król
        [few] { $count } królów
       *[many] { $count } królów
    }
    .moved = król
    .captured = { $count ->
        [one] króla
        [few] { $count } królów
       *[many] { $count } królów
    }
    .among = { "król, " }

## Calls, ends and aims

call-check = **Szach** na { $square }!
alt-call-check = Szach na { $square }.
page-call-check = Szach
reason-checkmate = Szach-mat.
reason-stalemate = Pat: nie ma dozwolonego ruchu i nie ma szacha.
reason-fifty-moves = Obie strony wykonały po 50 ruchów bez bicia i bez ruchu pionem.
aim-maharajah = zamatować króla
aim-sepoys = zamatować maharadżę

## Refusals: the reason and the remedy

refuse-place-first = Najpierw postaw maharadżę na polu w rzędach od 1 do 3. Wpisz samo pole, na przykład `c2`.
refuse-placed-too-far = Maharadża zaczyna w jednym z rzędów od 1 do 3, a nie na { $square }. Wybierz pole stamtąd.
refuse-no-such-move = Ta figura nie chodzi z { $from } na { $to }. Dokąd może pójść, pokazuje `/{ command-legal } { $from }`.
refuse-in-the-way = Na drodze z { $from } na { $to } stoi figura na { $at }. Dokąd może pójść twoja, pokazuje `/{ command-legal } { $from }`.
refuse-own-there = Na { $square } stoi twoja własna figura. Wybierz inne pole.
refuse-pawn-diagonal = Pion chodzi na ukos tylko przy biciu, a na { $square } nie ma czego bić. Rusz nim prosto.
refuse-pawn-at-end = Pion na { $square } stoi w ostatnim rzędzie i tam zostaje: promocji tutaj nie ma. Rusz inną figurą.
refuse-into-check = Na { $square } byłby szach od figury na { $by }. Wybierz bezpieczne pole.
refuse-in-check = Na { $square } masz szacha od figury na { $by }, a ten ruch przed nim nie chroni. Rusz królem albo zasłoń go inną figurą.
refuse-pinned = Bez figury na { $from } twój król miałby szacha z { $by }. Rusz inną figurą.

## What it is good for, and its rules in words

advice-maharajah = trudne dla maharadży: zagrajcie obiema stronami
rule-chess-army = Plansza ma 8 × 8 pól: sipaje mają całą armię szachową na zwykłych polach, a maharadża jest sam.
rule-chess-start = { $choice ->
    [choice] Grający maharadżą wybiera, gdzie on zacznie, w rzędach od 1 do 3; to jest pierwszy ruch.
   *[e1] Maharadża zaczyna na e1.
}
rule-chess-starts = Zaczyna maharadża.
rule-chess-moves = Maharadża chodzi jak hetman albo jak skoczek. Armia chodzi jak w szachach.
rule-chess-limits = Nie ma roszady, bicia w przelocie ani promocji: pion w rzędzie 1 tam zostaje.
rule-chess-end = Wygrywa się matem: maharadża matuje króla, armia matuje maharadżę. Nie wolno wejść pod szacha.
rule-chess-no-moves = { $choice ->
    [loss] Kto nie ma dozwolonego ruchu, a nie ma szacha (pat), przegrywa.
   *[draw] Gdy strona nie ma dozwolonego ruchu, a nie ma szacha (pat), jest remis.
}
rule-chess-repetition = Jest remis, gdy ta sama pozycja wystąpi 3 razy.
rule-chess-quiet = Jest remis, gdy obie strony wykonają po 50 ruchów bez bicia i bez ruchu pionem.
rule-chess-solved = Maharadży jest trudno: przy najlepszej grze zawsze wygrywa armia. Sprawiedliwe są dwie partie z zamianą stron.
rule-name-start = Początek maharadży, początek
rule-value-choice = wolny wybór w rzędach od 1 do 3, wolny wybór

## Offers, lesson and examples

offer-menu-chess = Maharadża i sipaje
lesson-of-chess = Maharadża i sipaje
lesson-topic-chess-moves = Jak chodzi maharadża
lesson-about-chess-moves = Maharadża chodzi jak hetman, w każdą stronę, dopóki droga jest wolna, albo skacze jak skoczek.
lesson-topic-chess-capture = To, czego nikt nie broni
lesson-about-chess-capture = Maharadża nie może wejść pod szacha. Dlatego bije tylko to, czego nie broni żadna inna figura armii.
lesson-topic-chess-check = Szach
lesson-about-chess-check = Przed szachem trzeba się obronić. Armia przegania maharadżę, dając szacha.
lesson-topic-chess-mate = Mat
lesson-about-chess-mate = Armia wygrywa, gdy maharadża ma szacha i nie ma już żadnego bezpiecznego pola.
example-chess-line = Bicie maharadżą jak hetmanem
example-chess-leap = Bicie maharadżą jak skoczkiem
title-maharajah = Maharadża i sipaje
title-short-maharajah = Maharadża i sipaje
