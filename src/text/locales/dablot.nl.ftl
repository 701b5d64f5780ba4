# De woorden en zinnen die alleen Dablot heeft, in het Nederlands.

## Kanten: de Sami beginnen onderaan (`south` in notaties), de Zweden bovenaan (`north`)

side-south = Sami
    .heading = Sami
    .opening = De Sami
    .definite = de Sami
    .led = de Sami
    .number = many
side-north = Zweden
    .heading = Zweden
    .opening = De Zweden
    .definite = de Zweden
    .led = de Zweden
    .number = many

## Stukken

piece-south-man = { $count ->
    [one] man
   *[other] mannen
}
    .letter = { $letter }
    .a = een Samische man
    .opening = { $count ->
        [one] De man
       *[other] De mannen
    }
    .counted = { $count ->
        [one] één Samische man
       *[other] { $count } Samische mannen
    }
    .moved = een Samische man
    .captured = { $count ->
        [one] de man
       *[other] { $count } mannen
    }
    .among = { "" }
piece-south-retreated = { $count ->
    [one] teruggeweken man
   *[other] teruggeweken mannen
}
    .letter = { $letter }
    .a = een teruggeweken Samische man
    .opening = { $count ->
        [one] De teruggeweken man
       *[other] De teruggeweken mannen
    }
    .counted = { $count ->
        [one] één teruggeweken Samische man
       *[other] { $count } teruggeweken Samische mannen
    }
    .moved = een teruggeweken Samische man
    .captured = { $count ->
        [one] de teruggeweken man
       *[other] { $count } teruggeweken mannen
    }
    .among = { "teruggeweken man, " }
piece-south-son = { $count ->
    [one] zoon
   *[other] zonen
}
    .letter = { $letter }
    .a = een Samische zoon
    .opening = { $count ->
        [one] De zoon
       *[other] De zonen
    }
    .counted = { $count ->
        [one] één Samische zoon
       *[other] { $count } Samische zonen
    }
    .moved = een Samische zoon
    .captured = { $count ->
        [one] de zoon
       *[other] { $count } zonen
    }
    .among = { "zoon, " }
piece-south-officer = { $count ->
    [one] officier
   *[other] officieren
}
    .letter = { $letter }
    .a = een Samische officier
    .opening = { $count ->
        [one] De officier
       *[other] De officieren
    }
    .counted = { $count ->
        [one] één Samische officier
       *[other] { $count } Samische officieren
    }
    .moved = een Samische officier
    .captured = { $count ->
        [one] de officier
       *[other] { $count } officieren
    }
    .among = { "officier, " }
piece-south-leader = { $count ->
    [one] aanvoerder
   *[other] aanvoerders
}
    .letter = { $letter }
    .a = een Samische aanvoerder
    .opening = { $count ->
        [one] De aanvoerder
       *[other] De aanvoerders
    }
    .counted = { $count ->
        [one] één Samische aanvoerder
       *[other] { $count } Samische aanvoerders
    }
    .moved = een Samische aanvoerder
    .captured = { $count ->
        [one] de aanvoerder
       *[other] { $count } aanvoerders
    }
    .among = { "aanvoerder, " }
piece-north-man = { $count ->
    [one] man
   *[other] mannen
}
    .letter = { $letter }
    .a = een Zweedse man
    .opening = { $count ->
        [one] De man
       *[other] De mannen
    }
    .counted = { $count ->
        [one] één Zweedse man
       *[other] { $count } Zweedse mannen
    }
    .moved = een Zweedse man
    .captured = { $count ->
        [one] de man
       *[other] { $count } mannen
    }
    .among = { "" }
piece-north-retreated = { $count ->
    [one] teruggeweken man
   *[other] teruggeweken mannen
}
    .letter = { $letter }
    .a = een teruggeweken Zweedse man
    .opening = { $count ->
        [one] De teruggeweken man
       *[other] De teruggeweken mannen
    }
    .counted = { $count ->
        [one] één teruggeweken Zweedse man
       *[other] { $count } teruggeweken Zweedse mannen
    }
    .moved = een teruggeweken Zweedse man
    .captured = { $count ->
        [one] de teruggeweken man
       *[other] { $count } teruggeweken mannen
    }
    .among = { "teruggeweken man, " }
piece-north-son = { $count ->
    [one] zoon
   *[other] zonen
}
    .letter = { $letter }
    .a = een Zweedse zoon
    .opening = { $count ->
        [one] De zoon
       *[other] De zonen
    }
    .counted = { $count ->
        [one] één Zweedse zoon
       *[other] { $count } Zweedse zonen
    }
    .moved = een Zweedse zoon
    .captured = { $count ->
        [one] de zoon
       *[other] { $count } zonen
    }
    .among = { "zoon, " }
piece-north-officer = { $count ->
    [one] officier
   *[other] officieren
}
    .letter = { $letter }
    .a = een Zweedse officier
    .opening = { $count ->
        [one] De officier
       *[other] De officieren
    }
    .counted = { $count ->
        [one] één Zweedse officier
       *[other] { $count } Zweedse officieren
    }
    .moved = een Zweedse officier
    .captured = { $count ->
        [one] de officier
       *[other] { $count } officieren
    }
    .among = { "officier, " }
piece-north-leader = { $count ->
    [one] aanvoerder
   *[other] aanvoerders
}
    .letter = { $letter }
    .a = een Zweedse aanvoerder
    .opening = { $count ->
        [one] De aanvoerder
       *[other] De aanvoerders
    }
    .counted = { $count ->
        [one] één Zweedse aanvoerder
       *[other] { $count } Zweedse aanvoerders
    }
    .moved = een Zweedse aanvoerder
    .captured = { $count ->
        [one] de aanvoerder
       *[other] { $count } aanvoerders
    }
    .among = { "aanvoerder, " }

## Beurten en het einde

turn-promoted = De man wordt officier.
turn-retreated = De man is teruggeweken en kan dus geen officier meer worden.
aim-dablot = { $end ->
    [leader] de vijandelijke aanvoerder slaan, of alle andere vijandelijke stukken
   *[all] alle vijandelijke stukken slaan
}
reason-annihilated = { $side-opening } { $side-number ->
    [one] heeft
   *[many] hebben
} geen stuk meer over.
reason-leader-captured = De aanvoerder van { $side-definite } is geslagen op { $square }.
reason-bare-leader = { $side-opening } { $side-number ->
    [one] heeft
   *[many] hebben
} alleen de aanvoerder nog over.
reason-lone-leaders = Alleen de twee aanvoerders zijn nog over.

## Weigeringen: de reden en wat helpt

refuse-nothing-placed = Hier wordt niets op het bord gezet; stukken bewegen vanaf het begin. Schrijf het punt van een stuk en het punt waar het heen gaat, zoals `c3 d4`.
refuse-man-back = Volgens deze regels gaan mannen niet terug, zoals van { $from } naar { $to }. `/{ command-legal } { $from }` laat zien waar deze heen kan.
refuse-too-strong = { $piece-opening } op { $over } kan niet door dat stuk worden geslagen: die heeft { $points ->
    [one] één punt
   *[other] { $points } punten
}, en jouw stuk { $own }.
refuse-man-must-leap = Een man kan slaan, dus een man moet slaan: { $leaps }.
refuse-no-ambush = Hier beweegt maar één stuk tegelijk. Schrijf de zet van een van die stukken.
refuse-ambush-order = In een hinderlaag staat de sprong van { $first } vóór de sprong van { $second }.
refuse-ambush-twice = Het stuk op { $from } kan in een hinderlaag maar één keer springen. Laat een van zijn sprongen weg.
refuse-ambush-others = In een hinderlaag springen alle stukken over hetzelfde stuk, en deze springen over { $one } en { $other }. Kies een van die twee.
refuse-ambush-alone = Het stuk op { $from } kan dat op { $over } alleen slaan, dus het is geen hinderlaag. Schrijf alleen die sprong.
refuse-ambush-too-weak = Het stuk op { $over } heeft { $points ->
    [one] één punt
   *[other] { $points } punten
}, en de hinderlaag maar { $together }. Laat nog een stuk meedoen, als dat kan.
refuse-ambush-too-many = De hinderlaag is sterk genoeg zonder het stuk op { $from }. Laat die sprong weg.

## Waar elke regelset goed voor is, in een paar woorden; niet elke regelset heeft ze

advice-mini-dablot = goede eerste partij
advice-dablot = lange partijen

## Regels in woorden
##
## Een bericht `rule-` is alles wat over een regel wordt gezegd: $choice is wat er is gekozen.

rules-dablot-label = { $rules } · { $points ->
    [one] één punt
   *[other] { $points } punten
} · { $one ->
    [one] één stuk
   *[other] { $one } stukken
} tegen { $other }
rule-dablot-board = { rule-hunt-board }
rule-dablot-pieces = De stukken: { $south }, tegen { $north }.
rule-dablot-start = Aan het begin: { $points }.
rule-dablot-starts = { $chosen-side-opening } { $chosen-side-number ->
    [one] doet
   *[many] doen
} de eerste zet.
rule-dablot-steps = { $choice ->
    [0] Een stuk doet een stap naar een punt ernaast, of springt langs een lijn over een vijand naar het lege punt erachter en slaat die; het mag in dezelfde beurt verder springen.
   *[other] Een stuk doet een stap naar een punt ernaast, of springt langs een lijn over een vijand naar het lege punt erachter en slaat die.
}
rule-dablot-points = Een stuk kan stukken slaan die niet meer punten hebben dan het zelf heeft: { $ranks }.
rule-dablot-rank = { $kind ->
    [man] man
    [son] zoon
    [officer] officier
   *[leader] aanvoerder
} { $points }
rule-dablot-compulsory = { $choice ->
    [men] Als een man kan slaan, moet een man dat doen; de aanvoerder en zijn zoon hoeven nooit te slaan, maar mogen ook niet in plaats daarvan bewegen.
    [men-actions] Als een man kan slaan, moet een man dat doen, of de beurt eindigt; de aanvoerder en zijn zoon hoeven nooit te slaan, maar mogen ook niet in plaats daarvan bewegen.
   *[none] Slaan is niet verplicht.
}
rule-dablot-men-back = { $choice ->
    [no] Mannen gaan nooit terug, ook niet om te slaan.
   *[yes] Mannen mogen teruggaan.
}
rule-dablot-promotion = { $choice ->
    [far-edge] Een man van wie de zet op de verste rij eindigt, wordt officier.
    [unretreated] Een man van wie de zet op de verste rij eindigt, wordt officier, behalve als hij ooit is teruggeweken.
   *[none] Geen man wordt officier.
}
rule-dablot-actions = { $choice ->
    [0] Elke beurt is één zet.
    [one] Een beurt heeft één actie: een stap of één sprong.
   *[other] Een beurt heeft hoogstens { $choice } acties, elk een stap of één sprong, met hetzelfde stuk of met andere; met `{ part-move-end }` stop je eerder.
}
rule-dablot-ambush = { $choice ->
    [yes] In een hinderlaag springen meerdere stukken in dezelfde beurt over een sterker stuk en slaan het, als ze samen genoeg punten hebben en er geen van hen gemist kan worden.
   *[no] Er zijn geen hinderlagen.
}
rule-dablot-end = { $choice ->
    [leader] Wie de aanvoerder verliest, of verder niets meer heeft, verliest de partij.
   *[all] Wie geen stuk meer over heeft, verliest; als alleen de twee aanvoerders over zijn, is de partij remise.
}

## Aanbod

offer-menu-dablot = Dablot: het damspel van de Sami

lesson-of-dablot = Dablot
lesson-topic-dablot-alone = De twee doelen: alle anderen
lesson-about-dablot-alone = Je wint ook als alleen de vijandelijke aanvoerder over is.
lesson-topic-dablot-moves = Hoe stukken bewegen
lesson-about-dablot-moves = Alle stukken gaan van punt naar punt langs de lijnen, één stap in elke richting.
lesson-topic-dablot-leap = Springen
lesson-about-dablot-leap = Een stuk slaat door over een vijand te springen naar het lege punt vlak erachter.
lesson-topic-dablot-ranks = Rangen
lesson-about-dablot-ranks = Een stuk kan geen stuk van een hogere rang slaan: een man slaat alleen mannen, een zoon ook zonen, en een aanvoerder iedereen.
lesson-topic-dablot-chain = Verder springen
lesson-about-dablot-chain = Vanaf het punt waar een stuk neerkomt, mag het in dezelfde zet verder springen.
lesson-topic-dablot-leader = De twee doelen: de aanvoerder
lesson-about-dablot-leader = Je wint door de vijandelijke aanvoerder te slaan. Spring over hem heen met je eigen aanvoerder.
lesson-topic-dablot-guard = Let op je aanvoerder
lesson-about-dablot-guard = Je aanvoerder is in gevaar als de andere naast hem staat en het punt achter hem leeg is.
lesson-topic-dablot-puzzle = Een puzzel
lesson-about-dablot-puzzle = Maar één zet stelt hier de winst veilig.

example-dablot-man = Een man, door een man
example-dablot-son = Een zoon, door een zoon
example-dablot-leader = De aanvoerder, door een aanvoerder
example-dablot-chain = Door meerdere sprongen in één zet
example-dablot-ambush = In een hinderlaag, door twee zwakkere stukken

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-mini-dablot-compulsory = Mini-Dablot 1: slagplicht
title-short-mini-dablot-compulsory = 1: slagplicht
title-mini-dablot-onward = Mini-Dablot 2a: meervoudig slaan
title-short-mini-dablot-onward = 2a: meervoudig slaan
title-mini-dablot-promotion = Mini-Dablot 2b: promotie
title-short-mini-dablot-promotion = 2b: promotie
title-mini-dablot-officer = Mini-Dablot 3: officier
title-short-mini-dablot-officer = 3: officier
title-mini-dablot-actions = Mini-Dablot 4: actiepunten
title-short-mini-dablot-actions = 4: actiepunten
title-mini-dablot-ambush = Mini-Dablot 5: hinderlaag
title-short-mini-dablot-ambush = 5: hinderlaag
title-dablot-keyland = Dablot tot de laatste man
title-short-dablot-keyland = Tot de laatste man
