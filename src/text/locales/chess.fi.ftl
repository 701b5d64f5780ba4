# The words and sentences that only Maharajah and the Sepoys has, in Finnish.

## Sides

side-maharajah = maharadža
    .heading = Maharadža
    .genitive = maharadžan
    .genitive-heading = Maharadžan
    .adessive = maharadžalla
    .ablative = maharadžalta
    .elative = maharadžasta
    .led = maharadžalla
    .number = one
side-sepoys = sepoyt
    .heading = Sepoyt
    .genitive = sepoyiden
    .genitive-heading = Sepoyiden
    .adessive = sepoyilla
    .ablative = sepoyilta
    .elative = sepoyista
    .led = sepoyilla
    .number = many

## Pieces, by the terms of chess

piece-maharajah = { $count ->
    [one] maharadža
   *[other] maharadžat
}
    .letter = M
    .heading = { $count ->
        [one] Maharadža
       *[other] Maharadžat
    }
    .genitive = maharadžan
    .counted = { $count ->
        [one] yksi maharadža
       *[other] { $count } maharadžaa
    }
    .moved = maharadžan
    .captured = { $count ->
        [one] maharadžan
       *[other] { $count } maharadžaa
    }
    .among = { "maharadža, " }
piece-sepoy-pawn = { $count ->
    [one] sotilas
   *[other] sotilaat
}
    .letter = S
    .heading = { $count ->
        [one] Sotilas
       *[other] Sotilaat
    }
    .genitive = sotilaan
    .counted = { $count ->
        [one] yksi sotilas
       *[other] { $count } sotilasta
    }
    .moved = sotilaan
    .captured = { $count ->
        [one] sotilaan
       *[other] { $count } sotilasta
    }
    .among = { "" }
piece-sepoy-knight = { $count ->
    [one] ratsu
   *[other] ratsut
}
    .letter = R
    .heading = { $count ->
        [one] Ratsu
       *[other] Ratsut
    }
    .genitive = ratsun
    .counted = { $count ->
        [one] yksi ratsu
       *[other] { $count } ratsua
    }
    .moved = ratsun
    .captured = { $count ->
        [one] ratsun
       *[other] { $count } ratsua
    }
    .among = { "ratsu, " }
piece-sepoy-bishop = { $count ->
    [one] lähetti
   *[other] lähetit
}
    .letter = L
    .heading = { $count ->
        [one] Lähetti
       *[other] Lähetit
    }
    .genitive = lähetin
    .counted = { $count ->
        [one] yksi lähetti
       *[other] { $count } lähettiä
    }
    .moved = lähetin
    .captured = { $count ->
        [one] lähetin
       *[other] { $count } lähettiä
    }
    .among = { "lähetti, " }
piece-sepoy-rook = { $count ->
    [one] torni
   *[other] tornit
}
    .letter = T
    .heading = { $count ->
        [one] Torni
       *[other] Tornit
    }
    .genitive = tornin
    .counted = { $count ->
        [one] yksi torni
       *[other] { $count } tornia
    }
    .moved = tornin
    .captured = { $count ->
        [one] tornin
       *[other] { $count } tornia
    }
    .among = { "torni, " }
piece-sepoy-queen = { $count ->
    [one] daami
   *[other] daamit
}
    .letter = D
    .heading = { $count ->
        [one] Daami
       *[other] Daamit
    }
    .genitive = daamin
    .counted = { $count ->
        [one] yksi daami
       *[other] { $count } daamia
    }
    .moved = daamin
    .captured = { $count ->
        [one] daamin
       *[other] { $count } daamia
    }
    .among = { "daami, " }
piece-sepoy-king = { $count ->
    [one] kuningas
   *[other] kuninkaat
}
    .letter = K
    .heading = { $count ->
        [one] Kuningas
       *[other] Kuninkaat
    }
    .genitive = kuninkaan
    .counted = { $count ->
        [one] yksi kuningas
       *[other] { $count } kuningasta
    }
    .moved = kuninkaan
    .captured = { $count ->
        [one] kuninkaan
       *[other] { $count } kuningasta
    }
    .among = { "kuningas, " }

## Calls, ends and aims

call-check = **Shakki** ruudussa { $square }!
alt-call-check = Shakki ruudussa { $square }.
page-call-check = Shakki
reason-checkmate = Shakkimatti.
reason-stalemate = Patti: yhtään sallittua siirtoa ei ole, eikä ole shakkia.
reason-fifty-moves = Kumpikin puoli on tehnyt 50 siirtoa ilman lyöntiä tai sotilaan siirtoa.
aim-maharajah = tehdä matti kuninkaalle
aim-sepoys = tehdä matti maharadžalle

## Refusals: the reason and the remedy

refuse-place-first = Aseta ensin maharadža jollekin rivien 1–3 ruudulle. Kirjoita pelkkä ruutu, esimerkiksi `c2`.
refuse-placed-too-far = Maharadža aloittaa riviltä 1, 2 tai 3, ei siis ruudusta { $square }. Valitse ruutu sieltä.
refuse-no-such-move = Tämä nappula ei siirry näin: { $from }–{ $to }. `/{ command-legal } { $from }` näyttää, minne se pääsee.
refuse-in-the-way = Tie { $from }–{ $to } on tukossa: ruudussa { $at } on nappula. `/{ command-legal } { $from }` näyttää, minne omasi pääsee.
refuse-own-there = Ruudussa { $square } on oma nappulasi. Valitse toinen ruutu.
refuse-pawn-diagonal = Sotilas siirtyy vinottain vain lyödessään, eikä ruudussa { $square } ole lyötävää. Siirrä se suoraan eteenpäin.
refuse-pawn-at-end = Ruudun { $square } sotilas on viimeisellä rivillä ja jää siihen: täällä ei koroteta. Siirrä toista nappulaa.
refuse-into-check = Ruudussa { $square } olisit shakissa; shakin antaisi ruudun { $by } nappula. Valitse turvallinen ruutu.
refuse-in-check = Olet shakissa ruudussa { $square }; shakin antaa ruudun { $by } nappula, eikä tämä siirto torju sitä. Siirrä kuningasta tai aseta nappula väliin.
refuse-pinned = Ilman ruudun { $from } nappulaa kuninkaasi olisi shakissa ruudusta { $by }. Siirrä toista nappulaa.

## What it is good for, and its rules in words

advice-maharajah = vaikea maharadžalle: pelatkaa molemmat puolet
rule-chess-army = Laudalla on 8 × 8 ruutua: sepoyilla on koko shakkiarmeija tavallisilla paikoillaan, maharadža on yksin.
rule-chess-start = { $choice ->
    [choice] Maharadžan pelaaja valitsee, mistä se aloittaa riveillä 1–3; se on ensimmäinen siirto.
   *[e1] Maharadža aloittaa ruudusta e1.
}
rule-chess-starts = Maharadža aloittaa.
rule-chess-moves = Maharadža siirtyy kuin daami tai kuin ratsu. Armeija siirtyy kuten shakissa.
rule-chess-limits = Ei ole linnoitusta, ohestalyöntiä eikä korotusta: rivin 1 sotilas jää siihen.
rule-chess-end = Voitat tekemällä matin: maharadža kuninkaalle, armeija maharadžalle. Shakkiin ei saa siirtyä.
rule-chess-no-moves = { $choice ->
    [loss] Jos puolella ei ole yhtään sallittua siirtoa eikä se ole shakissa (patti), se häviää.
   *[draw] Jos puolella ei ole yhtään sallittua siirtoa eikä se ole shakissa (patti), peli päättyy tasan.
}
rule-chess-repetition = Peli päättyy tasan, kun sama asema on esiintynyt 3 kertaa.
rule-chess-quiet = Peli päättyy tasan, kun kumpikin puoli on tehnyt 50 siirtoa ilman lyöntiä tai sotilaan siirtoa.
rule-chess-solved = Maharadžalle tämä on vaikeaa: parhaalla pelillä armeija voittaa aina. Reilua on pelata kaksi peliä puolia vaihtaen.
rule-name-start = Maharadžan alku, alku
rule-value-choice = vapaa valinta riveillä 1–3, vapaa valinta

## Offers, lesson and examples

offer-menu-chess = Maharadža ja sepoyt
lesson-of-chess = Maharadža ja sepoyt
lesson-topic-chess-moves = Näin maharadža siirtyy
lesson-about-chess-moves = Maharadža siirtyy kuin daami mihin suuntaan tahansa niin pitkälle kuin tie on vapaa, tai hyppää kuin ratsu.
lesson-topic-chess-capture = Se, mitä kukaan ei suojaa
lesson-about-chess-capture = Maharadža ei saa siirtyä shakkiin. Siksi se lyö vain sen, mitä mikään muu armeijan nappula ei suojaa.
lesson-topic-chess-check = Shakki
lesson-about-chess-check = Shakki täytyy torjua. Armeija ajaa maharadžaa antamalla shakkeja.
lesson-topic-chess-mate = Matti
lesson-about-chess-mate = Armeija voittaa, kun maharadža on shakissa eikä sillä ole enää yhtään turvallista ruutua.
example-chess-line = Maharadža lyö kuin daami
example-chess-leap = Maharadža lyö kuin ratsu
title-maharajah = Maharadža ja sepoyt
title-short-maharajah = Maharadža ja sepoyt
