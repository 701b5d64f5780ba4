# De ord och meningar som bara Dablot har, på svenska.

## Sidor: samerna börjar längst ner (`south` i protokoll), svenskarna längst upp (`north`)

side-south = samer
    .heading = Samer
    .opening = Samerna
    .definite = samerna
    .genitive = samernas
    .led = samerna
side-north = svenskar
    .heading = Svenskar
    .opening = Svenskarna
    .definite = svenskarna
    .genitive = svenskarnas
    .led = svenskarna

## Pjäser

piece-south-man = { $count ->
    [one] man
   *[other] män
}
    .letter = { $letter }
    .a = en samisk man
    .opening = { $count ->
        [one] Mannen
       *[other] Männen
    }
    .counted = { $count ->
        [one] en samisk man
       *[other] { $count } samiska män
    }
    .moved = en samisk man
    .captured = { $count ->
        [one] mannen
       *[other] { $count } män
    }
    .among = { "" }
piece-south-retreated = { $count ->
    [one] retirerande man
   *[other] retirerande män
}
    .letter = { $letter }
    .a = en retirerande samisk man
    .opening = { $count ->
        [one] Den retirerande mannen
       *[other] De retirerande männen
    }
    .counted = { $count ->
        [one] en retirerande samisk man
       *[other] { $count } retirerande samiska män
    }
    .moved = en retirerande samisk man
    .captured = { $count ->
        [one] den retirerande mannen
       *[other] { $count } retirerande män
    }
    .among = { "retirerande man, " }
piece-south-son = { $count ->
    [one] son
   *[other] söner
}
    .letter = { $letter }
    .a = en samisk son
    .opening = { $count ->
        [one] Sonen
       *[other] Sönerna
    }
    .counted = { $count ->
        [one] en samisk son
       *[other] { $count } samiska söner
    }
    .moved = en samisk son
    .captured = { $count ->
        [one] sonen
       *[other] { $count } söner
    }
    .among = { "son, " }
piece-south-officer = { $count ->
    [one] officer
   *[other] officerare
}
    .letter = { $letter }
    .a = en samisk officer
    .opening = { $count ->
        [one] Officeren
       *[other] Officerarna
    }
    .counted = { $count ->
        [one] en samisk officer
       *[other] { $count } samiska officerare
    }
    .moved = en samisk officer
    .captured = { $count ->
        [one] officeren
       *[other] { $count } officerare
    }
    .among = { "officer, " }
piece-south-leader = { $count ->
    [one] anförare
   *[other] anförare
}
    .letter = { $letter }
    .a = en samisk anförare
    .opening = { $count ->
        [one] Anföraren
       *[other] Anförarna
    }
    .counted = { $count ->
        [one] en samisk anförare
       *[other] { $count } samiska anförare
    }
    .moved = en samisk anförare
    .captured = { $count ->
        [one] anföraren
       *[other] { $count } anförare
    }
    .among = { "anförare, " }
piece-north-man = { $count ->
    [one] man
   *[other] män
}
    .letter = { $letter }
    .a = en svensk man
    .opening = { $count ->
        [one] Mannen
       *[other] Männen
    }
    .counted = { $count ->
        [one] en svensk man
       *[other] { $count } svenska män
    }
    .moved = en svensk man
    .captured = { $count ->
        [one] mannen
       *[other] { $count } män
    }
    .among = { "" }
piece-north-retreated = { $count ->
    [one] retirerande man
   *[other] retirerande män
}
    .letter = { $letter }
    .a = en retirerande svensk man
    .opening = { $count ->
        [one] Den retirerande mannen
       *[other] De retirerande männen
    }
    .counted = { $count ->
        [one] en retirerande svensk man
       *[other] { $count } retirerande svenska män
    }
    .moved = en retirerande svensk man
    .captured = { $count ->
        [one] den retirerande mannen
       *[other] { $count } retirerande män
    }
    .among = { "retirerande man, " }
piece-north-son = { $count ->
    [one] son
   *[other] söner
}
    .letter = { $letter }
    .a = en svensk son
    .opening = { $count ->
        [one] Sonen
       *[other] Sönerna
    }
    .counted = { $count ->
        [one] en svensk son
       *[other] { $count } svenska söner
    }
    .moved = en svensk son
    .captured = { $count ->
        [one] sonen
       *[other] { $count } söner
    }
    .among = { "son, " }
piece-north-officer = { $count ->
    [one] officer
   *[other] officerare
}
    .letter = { $letter }
    .a = en svensk officer
    .opening = { $count ->
        [one] Officeren
       *[other] Officerarna
    }
    .counted = { $count ->
        [one] en svensk officer
       *[other] { $count } svenska officerare
    }
    .moved = en svensk officer
    .captured = { $count ->
        [one] officeren
       *[other] { $count } officerare
    }
    .among = { "officer, " }
piece-north-leader = { $count ->
    [one] anförare
   *[other] anförare
}
    .letter = { $letter }
    .a = en svensk anförare
    .opening = { $count ->
        [one] Anföraren
       *[other] Anförarna
    }
    .counted = { $count ->
        [one] en svensk anförare
       *[other] { $count } svenska anförare
    }
    .moved = en svensk anförare
    .captured = { $count ->
        [one] anföraren
       *[other] { $count } anförare
    }
    .among = { "anförare, " }

## Turer och slut

turn-promoted = Mannen blir officer.
turn-retreated = Mannen har gått bakåt, så han kan inte längre bli officer.
aim-dablot = { $end ->
    [leader] slå motståndarens anförare, eller alla motståndarens andra pjäser
   *[all] slå alla motståndarens pjäser
}
reason-annihilated = { $side-opening } har inga pjäser kvar.
reason-leader-captured = Anföraren för { $side-definite } är slagen på { $square }.
reason-bare-leader = { $side-opening } har bara anföraren kvar.
reason-lone-leaders = Bara de två anförarna är kvar.

## Avslag: skälet och det som hjälper

refuse-nothing-placed = Här sätts inget på brädet; pjäserna flyttar från början. Skriv en pjäs punkt och den dit den ska, till exempel `c3 d4`.
refuse-man-back = Med de här reglerna går män inte bakåt, som från { $from } till { $to }. `/{ command-legal } { $from }` visar vart den här kan flytta.
refuse-too-strong = { $piece-opening } på { $over } kan inte slås av den pjäsen: den har { $points } poäng, och din har { $own }.
refuse-man-must-leap = En man kan slå, så en av dem måste: { $leaps }.
refuse-no-ambush = Här flyttas bara en pjäs åt gången. Skriv draget för en av dem.
refuse-ambush-order = I ett bakhåll skrivs hoppet från { $first } före det från { $second }.
refuse-ambush-twice = Pjäsen på { $from } kan bara hoppa en gång i ett bakhåll. Utelämna ett av dess hopp.
refuse-ambush-others = I ett bakhåll hoppar alla över samma pjäs, och de här hoppar över { $one } och { $other }. Välj en av dem.
refuse-ambush-alone = Pjäsen på { $from } kan slå den på { $over } ensam, så det är inget bakhåll. Skriv bara dess hopp.
refuse-ambush-too-weak = Pjäsen på { $over } har { $points } poäng, och bakhållet bara { $together }. Låt en pjäs till vara med, om någon kan.
refuse-ambush-too-many = Bakhållet är starkt nog utan pjäsen på { $from }. Utelämna dess hopp.

## Vad varje regeluppsättning är bra för, i några ord; alla har inte några

advice-mini-dablot = bra första parti
advice-dablot = långa partier

## Regler i ord
##
## Ett `rule-`-meddelande är allt som sägs om en regel: $choice är det som är valt.

rules-dablot-label = { $rules } · { $points ->
    [one] en punkt
   *[other] { $points } punkter
} · { $one ->
    [one] en pjäs
   *[other] { $one } pjäser
} mot { $other }
rule-dablot-board = { rule-hunt-board }
rule-dablot-pieces = Pjäserna: { $south }, mot { $north }.
rule-dablot-start = Från början: { $points }.
rule-dablot-starts = { $chosen-side-opening } börjar.
rule-dablot-steps = { $choice ->
    [0] En pjäs går ett steg till en grannpunkt, eller hoppar längs en linje över en fiende till den tomma punkten bakom och slår den; den kan hoppa vidare i samma tur.
   *[other] En pjäs går ett steg till en grannpunkt, eller hoppar längs en linje över en fiende till den tomma punkten bakom och slår den.
}
rule-dablot-points = En pjäs kan slå dem som inte har fler poäng än den själv: { $ranks }.
rule-dablot-rank = { $kind ->
    [man] man
    [son] son
    [officer] officer
   *[leader] anförare
} { $points }
rule-dablot-compulsory = { $choice ->
    [men] Om en man kan slå måste en man slå; anföraren och hans son behöver inte slå, men kan inte flytta i stället.
    [men-actions] Om en man kan slå måste en man slå, annars slutar turen; anföraren och hans son behöver inte slå, men kan inte flytta i stället.
   *[none] Man behöver inte slå.
}
rule-dablot-men-back = { $choice ->
    [no] Män går aldrig bakåt, inte ens för att slå.
   *[yes] Män får gå bakåt.
}
rule-dablot-promotion = { $choice ->
    [far-edge] En man vars drag slutar på den bortersta raden blir officer.
    [unretreated] En man vars drag slutar på den bortersta raden blir officer, om han aldrig har gått bakåt.
   *[none] Ingen man blir officer.
}
rule-dablot-actions = { $choice ->
    [0] Varje tur är ett enda drag.
    [one] En tur har en handling: ett steg eller ett enda hopp.
   *[other] En tur har upp till { $choice } handlingar, var och en ett steg eller ett enda hopp, med samma pjäs eller andra; `{ part-move-end }` hoppar över resten.
}
rule-dablot-ambush = { $choice ->
    [yes] I ett bakhåll hoppar flera pjäser över en starkare i samma tur och slår den, om deras poäng tillsammans räcker och ingen av dem är överflödig.
   *[no] Det finns inga bakhåll.
}
rule-dablot-end = { $choice ->
    [leader] Den som förlorar anföraren, eller bara har anföraren kvar, förlorar partiet.
   *[all] Den som inte har några pjäser kvar förlorar; när bara de två anförarna är kvar är partiet remi.
}

## Erbjudanden

offer-menu-dablot = Dablot: det samiska damspelet

## Lektioner

lesson-of-dablot = Dablot
lesson-topic-dablot-alone = De två målen: alla andra
lesson-about-dablot-alone = Du vinner också när bara motståndarens anförare är kvar.
lesson-topic-dablot-moves = Så flyttar pjäserna
lesson-about-dablot-moves = Alla pjäser går från punkt till punkt längs linjerna, ett steg i vilken riktning som helst.
lesson-topic-dablot-leap = Att hoppa
lesson-about-dablot-leap = En pjäs slår genom att hoppa över en fiende till den tomma punkten bakom.
lesson-topic-dablot-ranks = Rang
lesson-about-dablot-ranks = En pjäs kan inte slå en av högre rang: en man slår bara män, en son också söner, och en anförare alla.
lesson-topic-dablot-chain = Att hoppa vidare
lesson-about-dablot-chain = Där en pjäs landar får den hoppa vidare i samma drag.
lesson-topic-dablot-leader = De två målen: anföraren
lesson-about-dablot-leader = Du vinner genom att slå motståndarens anförare. Hoppa över honom med din egen anförare.
lesson-topic-dablot-guard = Se upp för anföraren
lesson-about-dablot-guard = Din anförare är i fara när den andra står bredvid honom och punkten bakom är tom.
lesson-topic-dablot-puzzle = Ett problem
lesson-about-dablot-puzzle = Bara ett drag säkrar vinsten här.

example-dablot-man = En man slår en man
example-dablot-son = En son slår en son
example-dablot-leader = En anförare slår den andra
example-dablot-chain = Med flera hopp i samma drag
example-dablot-ambush = I ett bakhåll, av två svagare pjäser

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-mini-dablot-compulsory = Mini-Dablot 1: slagtvång
title-short-mini-dablot-compulsory = 1: slagtvång
title-mini-dablot-onward = Mini-Dablot 2a: flera hopp
title-short-mini-dablot-onward = 2a: flera hopp
title-mini-dablot-promotion = Mini-Dablot 2b: befordran
title-short-mini-dablot-promotion = 2b: befordran
title-mini-dablot-officer = Mini-Dablot 3: officer
title-short-mini-dablot-officer = 3: officer
title-mini-dablot-actions = Mini-Dablot 4: handlingspoäng
title-short-mini-dablot-actions = 4: handlingspoäng
title-mini-dablot-ambush = Mini-Dablot 5: bakhåll
title-short-mini-dablot-ambush = 5: bakhåll
title-dablot-keyland = Dablot till sista man
title-short-dablot-keyland = Dablot till sista man
