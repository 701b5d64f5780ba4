# Ordene og setningene som bare Dablot har, på norsk.

## Sider: Samene begynner nederst (`south` i notasjonen), svenskene øverst (`north`)

side-south = samer
    .heading = Samer
    .opening = Samene
    .definite = samene
    .genitive = samenes
    .led = samene
side-north = svensker
    .heading = Svensker
    .opening = Svenskene
    .definite = svenskene
    .genitive = svenskenes
    .led = svenskene

## Brikker

piece-south-man = { $count ->
    [one] mann
   *[other] menn
}
    .letter = { $letter }
    .a = en samisk mann
    .opening = { $count ->
        [one] Mannen
       *[other] Mennene
    }
    .counted = { $count ->
        [one] én samisk mann
       *[other] { $count } samiske menn
    }
    .moved = en samisk mann
    .captured = { $count ->
        [one] mannen
       *[other] { $count } menn
    }
    .among = { "" }
piece-south-retreated = { $count ->
    [one] retirerende mann
   *[other] retirerende menn
}
    .letter = { $letter }
    .a = en retirerende samisk mann
    .opening = { $count ->
        [one] Den retirerende mannen
       *[other] De retirerende mennene
    }
    .counted = { $count ->
        [one] én retirerende samisk mann
       *[other] { $count } retirerende samiske menn
    }
    .moved = en retirerende samisk mann
    .captured = { $count ->
        [one] den retirerende mannen
       *[other] { $count } retirerende menn
    }
    .among = { "retirerende mann, " }
piece-south-son = { $count ->
    [one] sønn
   *[other] sønner
}
    .letter = { $letter }
    .a = en samisk sønn
    .opening = { $count ->
        [one] Sønnen
       *[other] Sønnene
    }
    .counted = { $count ->
        [one] én samisk sønn
       *[other] { $count } samiske sønner
    }
    .moved = en samisk sønn
    .captured = { $count ->
        [one] sønnen
       *[other] { $count } sønner
    }
    .among = { "sønn, " }
piece-south-officer = { $count ->
    [one] offiser
   *[other] offiserer
}
    .letter = { $letter }
    .a = en samisk offiser
    .opening = { $count ->
        [one] Offiseren
       *[other] Offiserene
    }
    .counted = { $count ->
        [one] én samisk offiser
       *[other] { $count } samiske offiserer
    }
    .moved = en samisk offiser
    .captured = { $count ->
        [one] offiseren
       *[other] { $count } offiserer
    }
    .among = { "offiser, " }
piece-south-leader = { $count ->
    [one] anfører
   *[other] anførere
}
    .letter = { $letter }
    .a = en samisk anfører
    .opening = { $count ->
        [one] Anføreren
       *[other] Anførerne
    }
    .counted = { $count ->
        [one] én samisk anfører
       *[other] { $count } samiske anførere
    }
    .moved = en samisk anfører
    .captured = { $count ->
        [one] anføreren
       *[other] { $count } anførere
    }
    .among = { "anfører, " }
piece-north-man = { $count ->
    [one] mann
   *[other] menn
}
    .letter = { $letter }
    .a = en svensk mann
    .opening = { $count ->
        [one] Mannen
       *[other] Mennene
    }
    .counted = { $count ->
        [one] én svensk mann
       *[other] { $count } svenske menn
    }
    .moved = en svensk mann
    .captured = { $count ->
        [one] mannen
       *[other] { $count } menn
    }
    .among = { "" }
piece-north-retreated = { $count ->
    [one] retirerende mann
   *[other] retirerende menn
}
    .letter = { $letter }
    .a = en retirerende svensk mann
    .opening = { $count ->
        [one] Den retirerende mannen
       *[other] De retirerende mennene
    }
    .counted = { $count ->
        [one] én retirerende svensk mann
       *[other] { $count } retirerende svenske menn
    }
    .moved = en retirerende svensk mann
    .captured = { $count ->
        [one] den retirerende mannen
       *[other] { $count } retirerende menn
    }
    .among = { "retirerende mann, " }
piece-north-son = { $count ->
    [one] sønn
   *[other] sønner
}
    .letter = { $letter }
    .a = en svensk sønn
    .opening = { $count ->
        [one] Sønnen
       *[other] Sønnene
    }
    .counted = { $count ->
        [one] én svensk sønn
       *[other] { $count } svenske sønner
    }
    .moved = en svensk sønn
    .captured = { $count ->
        [one] sønnen
       *[other] { $count } sønner
    }
    .among = { "sønn, " }
piece-north-officer = { $count ->
    [one] offiser
   *[other] offiserer
}
    .letter = { $letter }
    .a = en svensk offiser
    .opening = { $count ->
        [one] Offiseren
       *[other] Offiserene
    }
    .counted = { $count ->
        [one] én svensk offiser
       *[other] { $count } svenske offiserer
    }
    .moved = en svensk offiser
    .captured = { $count ->
        [one] offiseren
       *[other] { $count } offiserer
    }
    .among = { "offiser, " }
piece-north-leader = { $count ->
    [one] anfører
   *[other] anførere
}
    .letter = { $letter }
    .a = en svensk anfører
    .opening = { $count ->
        [one] Anføreren
       *[other] Anførerne
    }
    .counted = { $count ->
        [one] én svensk anfører
       *[other] { $count } svenske anførere
    }
    .moved = en svensk anfører
    .captured = { $count ->
        [one] anføreren
       *[other] { $count } anførere
    }
    .among = { "anfører, " }

## Turer og slutter

turn-promoted = Mannen blir offiser.
turn-retreated = Mannen har gått tilbake, så han kan ikke lenger bli offiser.
aim-dablot = { $end ->
    [leader] slå anføreren til motstanderen, eller alle de andre brikkene
   *[all] slå alle brikkene til motstanderen
}
reason-annihilated = { $side-opening } har ingen brikker igjen.
reason-leader-captured = Anføreren for { $side-definite } er slått på { $square }.
reason-bare-leader = { $side-opening } har bare anføreren igjen.
reason-lone-leaders = Bare de to anførerne er igjen.

## Avslag: grunnen og det som hjelper

refuse-nothing-placed = Her settes ingenting på brettet; brikkene flytter fra begynnelsen. Skriv punktet til en brikke og det den skal til, for eksempel `c3 d4`.
refuse-man-back = Etter disse reglene går menn ikke tilbake, som fra { $from } til { $to }. `/{ command-legal } { $from }` viser hvor denne kan flytte.
refuse-too-strong = { $piece-opening } på { $over } kan ikke slås av den brikken: Den har { $points } poeng, og din har { $own }.
refuse-man-must-leap = En mann kan slå, så en av dem må: { $leaps }.
refuse-no-ambush = Her flyttes bare én brikke om gangen. Skriv trekket for én av dem.
refuse-ambush-order = I et bakhold skrives hoppet fra { $first } før det fra { $second }.
refuse-ambush-twice = Brikken på { $from } kan bare hoppe én gang i et bakhold. Utelat ett av hoppene dens.
refuse-ambush-others = I et bakhold hopper alle over den samme brikken, og disse hopper over { $one } og { $other }. Velg en av dem.
refuse-ambush-alone = Brikken på { $from } kan slå den på { $over } alene, så det er ikke noe bakhold. Skriv bare hoppet dens.
refuse-ambush-too-weak = Brikken på { $over } har { $points } poeng, og bakholdet bare { $together }. La en brikke til være med, hvis en kan.
refuse-ambush-too-many = Bakholdet er sterkt nok uten brikken på { $from }. Utelat hoppet dens.

## Hva hvert regelsett er godt til, i noen få ord; ikke alle har noen

advice-mini-dablot = godt første parti
advice-dablot = lange partier

## Regler i ord
##
## En `rule-`-melding er alt som sies om en regel: $choice er det som er valgt.

rules-dablot-label = { $rules } · { $points ->
    [one] ett punkt
   *[other] { $points } punkter
} · { $one ->
    [one] én brikke
   *[other] { $one } brikker
} mot { $other }
rule-dablot-board = { rule-hunt-board }
rule-dablot-pieces = Brikkene: { $south }, mot { $north }.
rule-dablot-start = I begynnelsen: { $points }.
rule-dablot-starts = { $chosen-side-opening } begynner.
rule-dablot-steps = { $choice ->
    [0] En brikke går et skritt til et nabopunkt, eller hopper langs en linje over en fiende til det tomme punktet bak og slår den; den kan hoppe videre i samme tur.
   *[other] En brikke går et skritt til et nabopunkt, eller hopper langs en linje over en fiende til det tomme punktet bak og slår den.
}
rule-dablot-points = En brikke kan slå dem som ikke har flere poeng enn den selv: { $ranks }.
rule-dablot-rank = { $kind ->
    [man] mann
    [son] sønn
    [officer] offiser
   *[leader] anfører
} { $points }
rule-dablot-compulsory = { $choice ->
    [men] Hvis en mann kan slå, må en mann slå; anføreren og sønnen hans trenger ikke å slå, men kan ikke flytte i stedet.
    [men-actions] Hvis en mann kan slå, må en mann slå, ellers slutter turen; anføreren og sønnen hans trenger ikke å slå, men kan ikke flytte i stedet.
   *[none] Man trenger ikke å slå.
}
rule-dablot-men-back = { $choice ->
    [no] Menn går aldri tilbake, ikke engang for å slå.
   *[yes] Menn kan gå tilbake.
}
rule-dablot-promotion = { $choice ->
    [far-edge] En mann som avslutter trekket sitt på den bakerste raden, blir offiser.
    [unretreated] En mann som avslutter trekket sitt på den bakerste raden, blir offiser, med mindre han noen gang har gått tilbake.
   *[none] Ingen mann blir offiser.
}
rule-dablot-actions = { $choice ->
    [0] Hver tur er ett enkelt trekk.
    [one] En tur har én handling: et skritt eller ett enkelt hopp.
   *[other] En tur har opptil { $choice } handlinger, hver et skritt eller ett enkelt hopp, med samme brikke eller andre; `{ part-move-end }` hopper over resten.
}
rule-dablot-ambush = { $choice ->
    [yes] I et bakhold hopper flere brikker over en sterkere i samme tur og slår den, hvis poengene deres til sammen er nok og ingen av dem er overflødig.
   *[no] Det er ingen bakhold.
}
rule-dablot-end = { $choice ->
    [leader] Den som mister anføreren, eller bare har anføreren igjen, taper partiet.
   *[all] Den som ikke har noen brikker igjen, taper; når bare de to anførerne er igjen, er partiet remis.
}

## Tilbud

offer-menu-dablot = Dablot: det samiske damspillet

## Leksjoner

lesson-of-dablot = Dablot
lesson-topic-dablot-alone = De to målene: alle de andre
lesson-about-dablot-alone = Du vinner også når bare anføreren til motstanderen er igjen.
lesson-topic-dablot-moves = Slik flytter brikkene
lesson-about-dablot-moves = Alle brikker går fra punkt til punkt langs linjene, ett skritt i en hvilken som helst retning.
lesson-topic-dablot-leap = Å hoppe
lesson-about-dablot-leap = En brikke slår ved å hoppe over en fiende til det tomme punktet bak.
lesson-topic-dablot-ranks = Rang
lesson-about-dablot-ranks = En brikke kan ikke slå en av høyere rang: En mann slår bare menn, en sønn også sønner, og en anfører alle.
lesson-topic-dablot-chain = Å hoppe videre
lesson-about-dablot-chain = Der en brikke lander, kan den hoppe videre i samme trekk.
lesson-topic-dablot-leader = De to målene: anføreren
lesson-about-dablot-leader = Du vinner ved å slå anføreren til motstanderen. Hopp over ham med din egen anfører.
lesson-topic-dablot-guard = Pass på anføreren
lesson-about-dablot-guard = Anføreren din er i fare når den andre står ved siden av ham og punktet bak er tomt.
lesson-topic-dablot-puzzle = En oppgave
lesson-about-dablot-puzzle = Bare ett trekk sikrer seieren her.

example-dablot-man = En mann slår en mann
example-dablot-son = En sønn slår en sønn
example-dablot-leader = En anfører slår den andre
example-dablot-chain = Med flere hopp i samme trekk
example-dablot-ambush = I et bakhold, av to svakere brikker

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-mini-dablot-compulsory = Mini-Dablot 1: slagtvang
title-short-mini-dablot-compulsory = 1: slagtvang
title-mini-dablot-onward = Mini-Dablot 2a: flere hopp
title-short-mini-dablot-onward = 2a: flere hopp
title-mini-dablot-promotion = Mini-Dablot 2b: forfremmelse
title-short-mini-dablot-promotion = 2b: forfremmelse
title-mini-dablot-officer = Mini-Dablot 3: offiser
title-short-mini-dablot-officer = 3: offiser
title-mini-dablot-actions = Mini-Dablot 4: handlingspoeng
title-short-mini-dablot-actions = 4: handlingspoeng
title-mini-dablot-ambush = Mini-Dablot 5: bakhold
title-short-mini-dablot-ambush = 5: bakhold
title-dablot-keyland = Dablot til siste mann
title-short-dablot-keyland = Dablot til siste mann
