# De woorden en zinnen die alleen jachtspellen hebben, in het Nederlands.
#
# Een regelset noemt zijn kanten. Namen die hier bekend zijn, hebben vormen voor één stuk en voor meer; elke andere naam
# ($name) staat er zoals hij is, in woorden die bij elk aantal passen.

## Kanten
##
## .number kiest het werkwoord: `one` wint, `many` winnen. .led is waarmee iemand speelt. .definite heeft het lidwoord,
## .opening ook, met een hoofdletter aan het begin van een zin.

side-few = kleine groep
    .heading = Kleine groep
    .opening = De kleine groep
    .definite = de kleine groep
    .led = de kleine groep
    .number = one
side-many = grote groep
    .heading = Grote groep
    .opening = De grote groep
    .definite = de grote groep
    .led = de grote groep
    .number = one
side-named = { $name }
    .heading = { $name }
    .opening = De kant “{ $name }”
    .definite = de kant “{ $name }”
    .led = de kant “{ $name }”
    .number = one
side-fox = vos
    .heading = Vos
    .opening = De vos
    .definite = de vos
    .led = de vos
    .number = one
side-fox-several = vossen
    .heading = Vossen
    .opening = De vossen
    .definite = de vossen
    .led = de vossen
    .number = many
side-officer = officier
    .heading = Officier
    .opening = De officier
    .definite = de officier
    .led = de officier
    .number = one
side-officer-several = officieren
    .heading = Officieren
    .opening = De officieren
    .definite = de officieren
    .led = de officieren
    .number = many
side-tiger = tijger
    .heading = Tijger
    .opening = De tijger
    .definite = de tijger
    .led = de tijger
    .number = one
side-tiger-several = tijgers
    .heading = Tijgers
    .opening = De tijgers
    .definite = de tijgers
    .led = de tijgers
    .number = many
side-hare = haas
    .heading = Haas
    .opening = De haas
    .definite = de haas
    .led = de haas
    .number = one
side-hare-several = hazen
    .heading = Hazen
    .opening = De hazen
    .definite = de hazen
    .led = de hazen
    .number = many
side-hound = hond
    .heading = Hond
    .opening = De hond
    .definite = de hond
    .led = de hond
    .number = one
side-hound-several = honden
    .heading = Honden
    .opening = De honden
    .definite = de honden
    .led = de honden
    .number = many
side-goose = gans
    .heading = Gans
    .opening = De gans
    .definite = de gans
    .led = de gans
    .number = one
side-goose-several = ganzen
    .heading = Ganzen
    .opening = De ganzen
    .definite = de ganzen
    .led = de ganzen
    .number = many
side-sheep = schaap
    .heading = Schaap
    .opening = Het schaap
    .definite = het schaap
    .led = het schaap
    .number = one
side-sheep-several = schapen
    .heading = Schapen
    .opening = De schapen
    .definite = de schapen
    .led = de schapen
    .number = many
side-rebel = rebel
    .heading = Rebel
    .opening = De rebel
    .definite = de rebel
    .led = de rebel
    .number = one
side-rebel-several = rebellen
    .heading = Rebellen
    .opening = De rebellen
    .definite = de rebellen
    .led = de rebellen
    .number = many
side-goat = geit
    .heading = Geit
    .opening = De geit
    .definite = de geit
    .led = de geit
    .number = one
side-goat-several = geiten
    .heading = Geiten
    .opening = De geiten
    .definite = de geiten
    .led = de geiten
    .number = many
side-leopard = luipaard
    .heading = Luipaard
    .opening = De luipaard
    .definite = de luipaard
    .led = de luipaard
    .number = one
side-leopard-several = luipaarden
    .heading = Luipaarden
    .opening = De luipaarden
    .definite = de luipaarden
    .led = de luipaarden
    .number = many
side-ox = os
    .heading = Os
    .opening = De os
    .definite = de os
    .led = de os
    .number = one
side-ox-several = ossen
    .heading = Ossen
    .opening = De ossen
    .definite = de ossen
    .led = de ossen
    .number = many
side-hunter = jager
    .heading = Jager
    .opening = De jager
    .definite = de jager
    .led = de jager
    .number = one
side-hunter-several = jagers
    .heading = Jagers
    .opening = De jagers
    .definite = de jagers
    .led = de jagers
    .number = many

## Stukken
##
## $count is hoeveel het er zijn, $letter de letter van de regelset. Stukken van een kant met een andere naam zijn `few` en
## `many`, of `named` waar zinnen de kanten uit elkaar moeten houden.

piece-few = { $count ->
    [one] stuk
   *[other] stukken
}
    .letter = { $letter }
    .a = een stuk
    .opening = { $count ->
        [one] Het stuk
       *[other] De stukken
    }
    .counted = { $count ->
        [one] één stuk
       *[other] { $count } stukken
    }
    .moved = een stuk
    .captured = { $count ->
        [one] het stuk
       *[other] { $count } stukken
    }
    .among = { "" }
piece-many = { $count ->
    [one] stuk
   *[other] stukken
}
    .letter = { $letter }
    .a = een stuk
    .opening = { $count ->
        [one] Het stuk
       *[other] De stukken
    }
    .counted = { $count ->
        [one] één stuk
       *[other] { $count } stukken
    }
    .moved = een stuk
    .captured = { $count ->
        [one] het stuk
       *[other] { $count } stukken
    }
    .among = { "" }
piece-named = { $count ->
    [one] stuk “{ $name }”
   *[other] stukken “{ $name }”
}
    .letter = { $letter }
    .a = een stuk “{ $name }”
    .opening = { $count ->
        [one] Het stuk “{ $name }”
       *[other] De stukken “{ $name }”
    }
    .counted = { $count ->
        [one] één stuk “{ $name }”
       *[other] { $count } stukken “{ $name }”
    }
    .moved = een stuk “{ $name }”
    .captured = { $count ->
        [one] het stuk “{ $name }”
       *[other] { $count } stukken “{ $name }”
    }
    .among = { "" }
piece-fox = { $count ->
    [one] vos
   *[other] vossen
}
    .letter = { $letter }
    .a = een vos
    .opening = { $count ->
        [one] De vos
       *[other] De vossen
    }
    .counted = { $count ->
        [one] één vos
       *[other] { $count } vossen
    }
    .moved = een vos
    .captured = { $count ->
        [one] de vos
       *[other] { $count } vossen
    }
    .among = { "" }
piece-officer = { $count ->
    [one] officier
   *[other] officieren
}
    .letter = { $letter }
    .a = een officier
    .opening = { $count ->
        [one] De officier
       *[other] De officieren
    }
    .counted = { $count ->
        [one] één officier
       *[other] { $count } officieren
    }
    .moved = een officier
    .captured = { $count ->
        [one] de officier
       *[other] { $count } officieren
    }
    .among = { "" }
piece-tiger = { $count ->
    [one] tijger
   *[other] tijgers
}
    .letter = { $letter }
    .a = een tijger
    .opening = { $count ->
        [one] De tijger
       *[other] De tijgers
    }
    .counted = { $count ->
        [one] één tijger
       *[other] { $count } tijgers
    }
    .moved = een tijger
    .captured = { $count ->
        [one] de tijger
       *[other] { $count } tijgers
    }
    .among = { "" }
piece-hare = { $count ->
    [one] haas
   *[other] hazen
}
    .letter = { $letter }
    .a = een haas
    .opening = { $count ->
        [one] De haas
       *[other] De hazen
    }
    .counted = { $count ->
        [one] één haas
       *[other] { $count } hazen
    }
    .moved = een haas
    .captured = { $count ->
        [one] de haas
       *[other] { $count } hazen
    }
    .among = { "" }
piece-hound = { $count ->
    [one] hond
   *[other] honden
}
    .letter = { $letter }
    .a = een hond
    .opening = { $count ->
        [one] De hond
       *[other] De honden
    }
    .counted = { $count ->
        [one] één hond
       *[other] { $count } honden
    }
    .moved = een hond
    .captured = { $count ->
        [one] de hond
       *[other] { $count } honden
    }
    .among = { "" }
piece-goose = { $count ->
    [one] gans
   *[other] ganzen
}
    .letter = { $letter }
    .a = een gans
    .opening = { $count ->
        [one] De gans
       *[other] De ganzen
    }
    .counted = { $count ->
        [one] één gans
       *[other] { $count } ganzen
    }
    .moved = een gans
    .captured = { $count ->
        [one] de gans
       *[other] { $count } ganzen
    }
    .among = { "" }
piece-sheep = { $count ->
    [one] schaap
   *[other] schapen
}
    .letter = { $letter }
    .a = een schaap
    .opening = { $count ->
        [one] Het schaap
       *[other] De schapen
    }
    .counted = { $count ->
        [one] één schaap
       *[other] { $count } schapen
    }
    .moved = een schaap
    .captured = { $count ->
        [one] het schaap
       *[other] { $count } schapen
    }
    .among = { "" }
piece-rebel = { $count ->
    [one] rebel
   *[other] rebellen
}
    .letter = { $letter }
    .a = een rebel
    .opening = { $count ->
        [one] De rebel
       *[other] De rebellen
    }
    .counted = { $count ->
        [one] één rebel
       *[other] { $count } rebellen
    }
    .moved = een rebel
    .captured = { $count ->
        [one] de rebel
       *[other] { $count } rebellen
    }
    .among = { "" }
piece-goat = { $count ->
    [one] geit
   *[other] geiten
}
    .letter = { $letter }
    .a = een geit
    .opening = { $count ->
        [one] De geit
       *[other] De geiten
    }
    .counted = { $count ->
        [one] één geit
       *[other] { $count } geiten
    }
    .moved = een geit
    .captured = { $count ->
        [one] de geit
       *[other] { $count } geiten
    }
    .among = { "" }
piece-leopard = { $count ->
    [one] luipaard
   *[other] luipaarden
}
    .letter = { $letter }
    .a = een luipaard
    .opening = { $count ->
        [one] De luipaard
       *[other] De luipaarden
    }
    .counted = { $count ->
        [one] één luipaard
       *[other] { $count } luipaarden
    }
    .moved = een luipaard
    .captured = { $count ->
        [one] de luipaard
       *[other] { $count } luipaarden
    }
    .among = { "" }
piece-ox = { $count ->
    [one] os
   *[other] ossen
}
    .letter = { $letter }
    .a = een os
    .opening = { $count ->
        [one] De os
       *[other] De ossen
    }
    .counted = { $count ->
        [one] één os
       *[other] { $count } ossen
    }
    .moved = een os
    .captured = { $count ->
        [one] de os
       *[other] { $count } ossen
    }
    .among = { "" }
piece-hunter = { $count ->
    [one] jager
   *[other] jagers
}
    .letter = { $letter }
    .a = een jager
    .opening = { $count ->
        [one] De jager
       *[other] De jagers
    }
    .counted = { $count ->
        [one] één jager
       *[other] { $count } jagers
    }
    .moved = een jager
    .captured = { $count ->
        [one] de jager
       *[other] { $count } jagers
    }
    .among = { "" }

## Bijzondere punten: wat de ene kant moet bereiken, wat de andere moet bezetten, en beide op borden van tekst

ground-home = doel
    .a = een doel
ground-paddock = doel
    .a = een doel
ground-goal = doel
    .a = een doel

## Beurten en het einde
##
## $left is hoeveel stukken van een kant er over zijn. $known is of het punt $square de partij heeft beslist.

turn-huffed = { $piece-opening } op { $squares } { $count ->
    [one] had kunnen slaan en gaat
   *[other] hadden kunnen slaan en gaan
} daarom van het bord.
turn-trapped = { $piece-opening } op { $squares } { $count ->
    [one] kan niet meer bewegen en gaat
   *[other] kunnen niet meer bewegen en gaan
} daarom van het bord.
aim-capture = { $piece-captured } slaan
aim-capture-all = { $side-definite } tot het laatste stuk slaan
aim-reach = { $squares } bereiken
aim-pass = voorbij { $side-definite } komen
aim-fill = { $count ->
    [one] het doel bezetten
   *[other] alle { $count } doelen bezetten
}
aim-trap = { $side-definite } insluiten tot er geen zet meer mogelijk is
aim-remove = { $side-definite } van het bord halen
aim-hold = de andere kant niet laten winnen
reason-taken = { $side-opening } { $side-number ->
    [one] staat
   *[many] staan
} niet meer op het bord.
reason-too-few = { $left ->
    [0] { $side-opening } { $side-number ->
        [one] staat
       *[many] staan
    } niet meer op het bord.
    [one] Er is nog maar { $piece-counted } over.
   *[other] Er zijn nog maar { $piece-counted } over.
}
reason-reached = { $winner-side-opening } { $winner-side-number ->
    [one] heeft
   *[many] hebben
} { $square } bereikt.
reason-behind = { $winner-side-opening } { $winner-side-number ->
    [one] is
   *[many] zijn
} voorbij { $side-definite } gekomen.
reason-filled = { $winner-side-opening } { $winner-side-number ->
    [one] houdt
   *[many] houden
} elk doel bezet.

## Weigeringen: de reden en wat helpt

refuse-hand-first = Zet eerst { $piece-a } op een leeg punt, zoals `/{ command-move } { $at }`: je hebt nog { $piece-counted } in de hand.
refuse-nothing-in-hand = Er is niets in de hand dat je op { $at } kunt zetten. Beweeg een stuk: schrijf waar het staat en waar het heen gaat, zoals `d4 d5`.
refuse-direction = Van { $from } kan dit stuk niet { $direction ->
    [forward] recht vooruit
    [forward-diagonal] schuin vooruit
    [sideways] zijwaarts
    [back-diagonal] schuin achteruit
   *[back] recht achteruit
} naar { $to }. `/{ command-legal } { $from }` laat zien waar het heen kan.
refuse-no-leaps = Van { $from } naar { $to } is een sprong, en dit stuk doet alleen stappen naar een punt ernaast. `/{ command-legal } { $from }` laat zien welke dat zijn.
refuse-must-leap = Je kunt slaan, dus je moet: { $leaps }.
refuse-goes-on = Het stuk kan vanaf { $at } verder slaan, dus het moet: { $leaps }. Voeg { $count ->
    [one] dat punt
   *[other] een van deze punten
} toe aan je zet.

## Waar elke regelset goed voor is, in een paar woorden; niet elke regelset heeft ze

advice-fox-and-hounds = korte partijen
advice-fox-and-geese = goede eerste partij
advice-halatafl = slaan is verplicht
advice-asalto = niet geslagen, stuk kwijt
advice-bagh-chal = goede eerste partij
advice-len-choa = het kleinste bord
advice-sua-ghin-gnua = het bord is eerst leeg
advice-catch-the-hare = één tegen twaalf

## Regels in woorden
##
## Een bericht `rule-` is alles wat over een regel wordt gezegd: $choice is wat er is gekozen. $few-piece en $many-piece
## zijn één stuk, $few-all en $many-all alle stukken van een kant.

rules-hunt-label = { $rules } · { $points ->
    [one] één punt
   *[other] { $points } punten
} · { $few-piece-counted }, { $many-piece-counted }
rule-hunt-board = { $choice ->
    [cross] Het bord is een kruis van 33 punten.
    [square5] Het bord heeft 5 × 5 punten.
    [draughts] Het bord bestaat uit de 32 donkere velden van een schaakbord.
    [triangle10] Het bord is een driehoek van 10 punten.
    [triangle23] Het bord is een driehoek van 23 punten, met een korte lijn aan elke zijkant.
    [lattice4x5] Het bord heeft 32 punten: 4 × 5 kruispunten en de middens van de vierkanten ertussen.
   *[lattice6x7] Het bord heeft 72 punten: 6 × 7 kruispunten en de middens van de vierkanten ertussen.
}
rule-hunt-pieces = De stukken: { $few-all-piece-counted } en { $many-all-piece-counted }.
rule-hunt-start = Aan het begin { $chosen-side-number ->
    [one] staat
   *[many] staan
} { $chosen-side-definite } op { $points }.
rule-hunt-starts = { $chosen-side-opening } { $chosen-side-number ->
    [one] doet
   *[many] doen
} de eerste zet.
rule-hunt-hand = { $choice ->
    [0] { $chosen-side-opening } { $chosen-side-number ->
        [one] heeft
       *[many] hebben
    } niets in de hand.
    [one] Aan het begin is { $chosen-piece-counted } in de hand: dat stuk komt eerst op een leeg punt; tot dan { $chosen-side-number ->
        [one] kan
       *[many] kunnen
    } { $chosen-side-definite } niet bewegen.
   *[other] Aan het begin zijn { $chosen-piece-counted } in de hand: elke beurt komt er één op een leeg punt, en { $chosen-side-definite } { $chosen-side-number ->
        [one] kan
       *[many] kunnen
    } pas bewegen als alle stukken op het bord staan.
}
rule-hunt-lines = { $choice ->
    [none] Het bord heeft geen lijnen.
    [grid] Het bord heeft alleen rechte lijnen, geen schuine.
    [diagonal] Het bord heeft alleen schuine lijnen.
    [thin] Het bord heeft alleen de extra schuine lijnen, dwars op de gewone.
    [grid-diagonal] Het bord heeft rechte en schuine lijnen.
    [grid-thin] Het bord heeft rechte lijnen en de extra schuine lijnen, maar niet de gewone schuine.
    [diagonal-thin] Het bord heeft beide diagonalen in elk klein vierkant, maar geen rechte lijnen.
   *[grid-diagonal-thin] Het bord heeft rechte lijnen, en beide diagonalen in elk klein vierkant.
}
rule-hunt-uses = { $chosen-side-opening } { $chosen-side-number ->
    [one] gebruikt
   *[many] gebruiken
} { $choice ->
    [all] elke lijn van het bord
    [none] geen enkele lijn van het bord
    [grid] alleen de rechte lijnen
    [diagonal] alleen de schuine lijnen
    [thin] alleen de extra schuine lijnen
    [grid-diagonal] de rechte lijnen en de gewone schuine lijnen
    [grid-thin] de rechte lijnen en de extra schuine lijnen
   *[diagonal-thin] alleen de schuine lijnen, de gewone en de extra
}.
rule-hunt-directions = { $chosen-side-opening } { $choice ->
    [none] { $chosen-side-number ->
        [one] kan
       *[many] kunnen
    } niet bewegen.
    [all] { $chosen-side-number ->
        [one] gaat
       *[many] gaan
    } één punt per keer, in elke richting.
   *[some] { $chosen-side-number ->
        [one] gaat
       *[many] gaan
    } één punt per keer, { $directions }.
}
direction-forward = recht vooruit
direction-forward-diagonal = schuin vooruit
direction-sideways = zijwaarts
direction-back-diagonal = schuin achteruit
direction-back = recht achteruit
rule-hunt-directions-both = Alle stukken gaan één punt per keer, in elke richting.
rule-hunt-ahead = Vooruit is omhoog op het bord, naar de hogere rijen.
rule-hunt-leap = { $few-side-opening } { $choice ->
    [none] { $few-side-number ->
        [one] kan
       *[many] kunnen
    } niet slaan.
    [single] { $few-side-number ->
        [one] slaat
       *[many] slaan
    } door langs een lijn over { $many-piece-a } te springen naar het lege punt erachter, één keer per beurt.
   *[multi] { $few-side-number ->
        [one] slaat
       *[many] slaan
    } door langs een lijn over { $many-piece-a } te springen naar het lege punt erachter, en { $few-side-number ->
        [one] mag
       *[many] mogen
    } in dezelfde beurt verder springen.
}
rule-hunt-capture = { $choice ->
    [free] Slaan is niet verplicht.
    [must] Als { $few-side-definite } { $few-side-number ->
        [one] kan
       *[many] kunnen
    } slaan, is één keer slaan verplicht.
    [must-on] Als { $few-side-definite } { $few-side-number ->
        [one] kan
       *[many] kunnen
    } slaan, is slaan verplicht, en de sprongen gaan door zolang het kan.
   *[huff] Slaan is niet verplicht, maar wie in plaats daarvan een stap doet, verliest elk stuk dat had kunnen slaan.
}
rule-hunt-trapped = { $choice ->
    [removed] Na een beurt van { $many-side-definite } gaat { $few-piece-a } zonder toegestane zet van het bord.
    [removed-hand] Na een beurt van { $many-side-definite } gaat { $few-piece-a } zonder toegestane zet van het bord, als { $few-side-definite } niets meer in de hand { $few-side-number ->
        [one] heeft
       *[many] hebben
    }.
   *[stays] Ook zonder toegestane zet blijft { $few-piece-a } op het bord.
}
rule-hunt-many-at-most = { $few-side-opening } { $choice ->
    [never] { $few-side-number ->
        [one] kan
       *[many] kunnen
    } niet winnen door te slaan.
    [0] { $few-side-number ->
        [one] wint
       *[many] winnen
    } als { $many-side-definite } helemaal geslagen { $many-side-number ->
        [one] is
       *[many] zijn
    }.
    [one] { $few-side-number ->
        [one] wint
       *[many] winnen
    } als er van { $many-all-piece-counted } nog maar één over is.
   *[other] { $few-side-number ->
        [one] wint
       *[many] winnen
    } als er van { $many-all-piece-counted } nog maar { $choice } over zijn.
}
rule-hunt-few-reach = { $choice ->
    [0] Geen punt van het bord wint voor { $few-side-definite }.
   *[other] { $few-side-opening } { $few-side-number ->
        [one] wint
       *[many] winnen
    } door { $points } te bereiken.
}
rule-hunt-few-behind = { $choice ->
    [yes] { $few-side-opening } { $few-side-number ->
        [one] wint
       *[many] winnen
    } door voorbij { $many-side-definite } te komen, op lagere rijen dan alle vijanden.
   *[no] Door voorbij { $many-side-definite } te komen win je niet.
}
rule-hunt-many-fill = { $choice ->
    [0] Punten van het bord bezetten wint niet voor { $many-side-definite }.
   *[other] { $many-side-opening } { $many-side-number ->
        [one] wint
       *[many] winnen
    } door { $points } te bezetten.
}
rule-hunt-taken = { $choice ->
    [yes] { $many-side-opening } { $many-side-number ->
        [one] wint
       *[many] winnen
    } als { $few-side-definite } niet meer op het bord { $few-side-number ->
        [one] staat
       *[many] staan
    }.
   *[no] { $few-side-opening } { $few-side-number ->
        [one] kan
       *[many] kunnen
    } niet van het bord worden gehaald.
}
rule-hunt-no-moves = { $choice ->
    [loss] { $many-side-opening } { $many-side-number ->
        [one] wint
       *[many] winnen
    } als { $few-side-definite } geen toegestane zet meer { $few-side-number ->
        [one] heeft
       *[many] hebben
    } (en andersom).
   *[draw] Als een kant geen toegestane zet heeft, is de partij remise.
}
rule-hunt-quiet-limit = { $choice ->
    [0] Er is geen limiet aan zetten waarin niets wordt geslagen of op het bord gezet.
    [one] Na één zet waarin niets wordt geslagen of op het bord gezet, is de partij remise.
   *[other] Na { $choice } zetten waarin niets wordt geslagen of op het bord gezet, is de partij remise.
}

## Aanbod

offer-menu-hunt = Jachtspellen: vos, tijger en luipaard

lesson-of-hunt = Jachtspellen
lesson-topic-hunt-fox = De twee doelen: de vos
lesson-about-hunt-fox = De vos wint door ganzen te slaan. Als er nog maar 5 over zijn, hebben de ganzen verloren.
lesson-topic-hunt-moves = Hoe stukken bewegen
lesson-about-hunt-moves = Stukken gaan van punt naar punt langs de getekende lijnen, één stap per keer.
lesson-topic-hunt-leap = Springen
lesson-about-hunt-leap = De vos slaat door over een gans te springen naar het lege punt vlak erachter.
lesson-topic-hunt-chain = Verder springen
lesson-about-hunt-chain = Vanaf het punt waar de vos neerkomt, mag hij in dezelfde zet verder springen.
lesson-topic-hunt-put = Stukken op het bord zetten
lesson-about-hunt-put = In sommige jachtspellen zet een kant eerst de eigen stukken op het bord, één per beurt. Zet geen geit waar een tijger eroverheen kan springen.
lesson-topic-hunt-trap = De twee doelen: de ganzen
lesson-about-hunt-trap = De ganzen kunnen niet slaan: ze winnen door de vos in te sluiten, zodat hij niet meer kan bewegen.
lesson-topic-hunt-guard = Dek je stukken
lesson-about-hunt-guard = Een gans is veilig zolang er, vanaf de vos gezien, een stuk achter staat.
lesson-topic-hunt-puzzle = Een puzzel
lesson-about-hunt-puzzle = Maar één zet stelt hier de winst veilig.

example-hunt-leap = Door een sprong
example-hunt-chain = Door meerdere sprongen in één zet
example-hunt-closed = Ingesloten, zodat er geen zet meer over is

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-fox-and-hounds = Vos en honden
title-short-fox-and-hounds = Vos en honden
title-fox-and-geese = Vos en ganzen: 13 ganzen
title-short-fox-and-geese = Vos en ganzen
title-fox-and-geese-orthogonal = Vos en ganzen: 13 ganzen op rechte lijnen
title-short-fox-and-geese-orthogonal = 13 ganzen, rechte lijnen
title-fox-and-geese-15 = Vos en ganzen: 15 ganzen gaan nooit terug
title-short-fox-and-geese-15 = 15 ganzen, nooit terug
title-fox-and-geese-17 = Vos en ganzen: 17 ganzen zonder beperking
title-short-fox-and-geese-17 = 17 ganzen, vrij
title-fox-and-geese-17-ahead = Vos en ganzen: 17 ganzen niet terug en niet zijwaarts
title-short-fox-and-geese-17-ahead = 17 ganzen, vooruit
title-fox-and-geese-17-straight = Vos en ganzen: 17 ganzen zonder diagonalen
title-short-fox-and-geese-17-straight = 17 ganzen, rechte lijnen
title-fox-and-geese-diagonals = Vos en ganzen: extra diagonalen
title-short-fox-and-geese-diagonals = Extra diagonalen
title-pulijudam = Pulijudam (lammeren en tijgers)
title-short-pulijudam = Pulijudam
title-catch-the-hare = Hazenjacht
title-short-catch-the-hare = Hazenjacht
