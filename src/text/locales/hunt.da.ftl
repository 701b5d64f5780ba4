# De ord og sætninger, som kun jagtspil har, på dansk.
#
# Et sæt regler giver sine sider navne. Navne, der er kendt her, har former for én brik og for flere; ethvert andet navn
# ($name) står, som det er, i ord, der passer til ethvert antal.

## Sider
##
## .opening og .definite er bestemt form i begyndelsen af en sætning og inde i den. .led er det, nogen spiller med.

side-few = få
    .heading = De få
    .opening = De få
    .definite = de få
    .genitive = de fås
    .led = de få
side-many = mange
    .heading = De mange
    .opening = De mange
    .definite = de mange
    .genitive = de manges
    .led = de mange
side-named = siden ”{ $name }”
    .heading = { $name }
    .opening = Siden ”{ $name }”
    .definite = siden ”{ $name }”
    .genitive = siden ”{ $name }”s
    .led = siden ”{ $name }”
side-fox = ræv
    .heading = Ræv
    .opening = Ræven
    .definite = ræven
    .genitive = rævens
    .led = ræven
side-fox-several = ræve
    .heading = Ræve
    .opening = Rævene
    .definite = rævene
    .genitive = rævenes
    .led = rævene
side-officer = officer
    .heading = Officer
    .opening = Officeren
    .definite = officeren
    .genitive = officerens
    .led = officeren
side-officer-several = officerer
    .heading = Officerer
    .opening = Officererne
    .definite = officererne
    .genitive = officerernes
    .led = officererne
side-tiger = tiger
    .heading = Tiger
    .opening = Tigeren
    .definite = tigeren
    .genitive = tigerens
    .led = tigeren
side-tiger-several = tigre
    .heading = Tigre
    .opening = Tigrene
    .definite = tigrene
    .genitive = tigrenes
    .led = tigrene
side-hare = hare
    .heading = Hare
    .opening = Haren
    .definite = haren
    .genitive = harens
    .led = haren
side-hare-several = harer
    .heading = Harer
    .opening = Harerne
    .definite = harerne
    .genitive = harernes
    .led = harerne
side-hound = hund
    .heading = Hund
    .opening = Hunden
    .definite = hunden
    .genitive = hundens
    .led = hunden
side-hound-several = hunde
    .heading = Hunde
    .opening = Hundene
    .definite = hundene
    .genitive = hundenes
    .led = hundene
side-goose = gås
    .heading = Gås
    .opening = Gåsen
    .definite = gåsen
    .genitive = gåsens
    .led = gåsen
side-goose-several = gæs
    .heading = Gæs
    .opening = Gæssene
    .definite = gæssene
    .genitive = gæssenes
    .led = gæssene
side-sheep = får
    .heading = Får
    .opening = Fåret
    .definite = fåret
    .genitive = fårets
    .led = fåret
side-sheep-several = får
    .heading = Får
    .opening = Fårene
    .definite = fårene
    .genitive = fårenes
    .led = fårene
side-rebel = oprører
    .heading = Oprører
    .opening = Oprøreren
    .definite = oprøreren
    .genitive = oprørerens
    .led = oprøreren
side-rebel-several = oprørere
    .heading = Oprørere
    .opening = Oprørerne
    .definite = oprørerne
    .genitive = oprørernes
    .led = oprørerne
side-goat = ged
    .heading = Ged
    .opening = Geden
    .definite = geden
    .genitive = gedens
    .led = geden
side-goat-several = geder
    .heading = Geder
    .opening = Gederne
    .definite = gederne
    .genitive = gedernes
    .led = gederne
side-leopard = leopard
    .heading = Leopard
    .opening = Leoparden
    .definite = leoparden
    .genitive = leopardens
    .led = leoparden
side-leopard-several = leoparder
    .heading = Leoparder
    .opening = Leoparderne
    .definite = leoparderne
    .genitive = leopardernes
    .led = leoparderne
side-ox = okse
    .heading = Okse
    .opening = Oksen
    .definite = oksen
    .genitive = oksens
    .led = oksen
side-ox-several = okser
    .heading = Okser
    .opening = Okserne
    .definite = okserne
    .genitive = oksernes
    .led = okserne
side-hunter = jæger
    .heading = Jæger
    .opening = Jægeren
    .definite = jægeren
    .genitive = jægerens
    .led = jægeren
side-hunter-several = jægere
    .heading = Jægere
    .opening = Jægerne
    .definite = jægerne
    .genitive = jægernes
    .led = jægerne

## Brikker
##
## $count er, hvor mange der er, $letter reglernes bogstav. Brikker på en side med et andet navn er `few` og `many`, eller
## `named`, hvor sætninger skal skelne siderne.

piece-few = { $count ->
    [one] brik
   *[other] brikker
}
    .letter = { $letter }
    .a = en brik
    .opening = { $count ->
        [one] Brikken
       *[other] Brikkerne
    }
    .counted = { $count ->
        [one] én brik
       *[other] { $count } brikker
    }
    .moved = en brik
    .captured = { $count ->
        [one] brikken
       *[other] { $count } brikker
    }
    .among = { "" }
piece-many = { $count ->
    [one] brik
   *[other] brikker
}
    .letter = { $letter }
    .a = en brik
    .opening = { $count ->
        [one] Brikken
       *[other] Brikkerne
    }
    .counted = { $count ->
        [one] én brik
       *[other] { $count } brikker
    }
    .moved = en brik
    .captured = { $count ->
        [one] brikken
       *[other] { $count } brikker
    }
    .among = { "" }
piece-named = { $count ->
    [one] brik ”{ $name }”
   *[other] brikker ”{ $name }”
}
    .letter = { $letter }
    .a = en brik ”{ $name }”
    .opening = { $count ->
        [one] Brikken ”{ $name }”
       *[other] Brikkerne ”{ $name }”
    }
    .counted = { $count ->
        [one] én brik ”{ $name }”
       *[other] { $count } brikker ”{ $name }”
    }
    .moved = en brik
    .captured = { $count ->
        [one] brikken ”{ $name }”
       *[other] { $count } brikker ”{ $name }”
    }
    .among = { "" }
piece-fox = { $count ->
    [one] ræv
   *[other] ræve
}
    .letter = { $letter }
    .a = en ræv
    .opening = { $count ->
        [one] Ræven
       *[other] Rævene
    }
    .counted = { $count ->
        [one] én ræv
       *[other] { $count } ræve
    }
    .moved = en ræv
    .captured = { $count ->
        [one] ræven
       *[other] { $count } ræve
    }
    .among = { "" }
piece-officer = { $count ->
    [one] officer
   *[other] officerer
}
    .letter = { $letter }
    .a = en officer
    .opening = { $count ->
        [one] Officeren
       *[other] Officererne
    }
    .counted = { $count ->
        [one] én officer
       *[other] { $count } officerer
    }
    .moved = en officer
    .captured = { $count ->
        [one] officeren
       *[other] { $count } officerer
    }
    .among = { "" }
piece-tiger = { $count ->
    [one] tiger
   *[other] tigre
}
    .letter = { $letter }
    .a = en tiger
    .opening = { $count ->
        [one] Tigeren
       *[other] Tigrene
    }
    .counted = { $count ->
        [one] én tiger
       *[other] { $count } tigre
    }
    .moved = en tiger
    .captured = { $count ->
        [one] tigeren
       *[other] { $count } tigre
    }
    .among = { "" }
piece-hare = { $count ->
    [one] hare
   *[other] harer
}
    .letter = { $letter }
    .a = en hare
    .opening = { $count ->
        [one] Haren
       *[other] Harerne
    }
    .counted = { $count ->
        [one] én hare
       *[other] { $count } harer
    }
    .moved = en hare
    .captured = { $count ->
        [one] haren
       *[other] { $count } harer
    }
    .among = { "" }
piece-hound = { $count ->
    [one] hund
   *[other] hunde
}
    .letter = { $letter }
    .a = en hund
    .opening = { $count ->
        [one] Hunden
       *[other] Hundene
    }
    .counted = { $count ->
        [one] én hund
       *[other] { $count } hunde
    }
    .moved = en hund
    .captured = { $count ->
        [one] hunden
       *[other] { $count } hunde
    }
    .among = { "" }
piece-goose = { $count ->
    [one] gås
   *[other] gæs
}
    .letter = { $letter }
    .a = en gås
    .opening = { $count ->
        [one] Gåsen
       *[other] Gæssene
    }
    .counted = { $count ->
        [one] én gås
       *[other] { $count } gæs
    }
    .moved = en gås
    .captured = { $count ->
        [one] gåsen
       *[other] { $count } gæs
    }
    .among = { "" }
piece-sheep = { $count ->
    [one] får
   *[other] får
}
    .letter = { $letter }
    .a = et får
    .opening = { $count ->
        [one] Fåret
       *[other] Fårene
    }
    .counted = { $count ->
        [one] ét får
       *[other] { $count } får
    }
    .moved = et får
    .captured = { $count ->
        [one] fåret
       *[other] { $count } får
    }
    .among = { "" }
piece-rebel = { $count ->
    [one] oprører
   *[other] oprørere
}
    .letter = { $letter }
    .a = en oprører
    .opening = { $count ->
        [one] Oprøreren
       *[other] Oprørerne
    }
    .counted = { $count ->
        [one] én oprører
       *[other] { $count } oprørere
    }
    .moved = en oprører
    .captured = { $count ->
        [one] oprøreren
       *[other] { $count } oprørere
    }
    .among = { "" }
piece-goat = { $count ->
    [one] ged
   *[other] geder
}
    .letter = { $letter }
    .a = en ged
    .opening = { $count ->
        [one] Geden
       *[other] Gederne
    }
    .counted = { $count ->
        [one] én ged
       *[other] { $count } geder
    }
    .moved = en ged
    .captured = { $count ->
        [one] geden
       *[other] { $count } geder
    }
    .among = { "" }
piece-leopard = { $count ->
    [one] leopard
   *[other] leoparder
}
    .letter = { $letter }
    .a = en leopard
    .opening = { $count ->
        [one] Leoparden
       *[other] Leoparderne
    }
    .counted = { $count ->
        [one] én leopard
       *[other] { $count } leoparder
    }
    .moved = en leopard
    .captured = { $count ->
        [one] leoparden
       *[other] { $count } leoparder
    }
    .among = { "" }
piece-ox = { $count ->
    [one] okse
   *[other] okser
}
    .letter = { $letter }
    .a = en okse
    .opening = { $count ->
        [one] Oksen
       *[other] Okserne
    }
    .counted = { $count ->
        [one] én okse
       *[other] { $count } okser
    }
    .moved = en okse
    .captured = { $count ->
        [one] oksen
       *[other] { $count } okser
    }
    .among = { "" }
piece-hunter = { $count ->
    [one] jæger
   *[other] jægere
}
    .letter = { $letter }
    .a = en jæger
    .opening = { $count ->
        [one] Jægeren
       *[other] Jægerne
    }
    .counted = { $count ->
        [one] én jæger
       *[other] { $count } jægere
    }
    .moved = en jæger
    .captured = { $count ->
        [one] jægeren
       *[other] { $count } jægere
    }
    .among = { "" }

## Særlige punkter: det, den ene side skal nå, det, den anden skal fylde, og begge på brætter af tekst

ground-home = mål
    .a = et mål
ground-paddock = mål
    .a = et mål
ground-goal = mål
    .a = et mål

## Ture og slutninger
##
## $left er, hvor mange brikker en side har tilbage. $known er, om punktet $square afgjorde partiet.

turn-huffed = { $piece-opening } på { $squares } kunne have slået og fjernes derfor.
turn-trapped = { $piece-opening } på { $squares } kan ikke flytte mere og fjernes derfor.
aim-capture = slå { $piece-captured }
aim-capture-all = slå { $side-definite }, så ingen er tilbage
aim-reach = nå { $squares }
aim-pass = komme forbi { $side-definite }
aim-fill = { $count ->
    [one] fylde målpunktet
   *[other] fylde alle { $count } målpunkter
}
aim-trap = lukke { $side-definite } inde, så der ikke er flere træk
aim-remove = få { $side-definite } væk fra brættet
aim-hold = ikke lade den anden side vinde
reason-taken = { $side-opening } er væk fra brættet.
reason-too-few = { $left ->
    [0] { $side-opening } er væk fra brættet.
   *[other] Der er kun { $piece-counted } tilbage.
}
reason-reached = { $winner-side-opening } har nået { $square }.
reason-behind = { $winner-side-opening } er kommet forbi { $side-definite }.
reason-filled = { $winner-side-opening } holder alle målpunkter.

## Afslag: grunden og det, der hjælper

refuse-hand-first = Sæt først { $piece-a } på et tomt punkt, for eksempel `/{ command-move } { $at }`: Der er stadig { $piece-counted } på hånden.
refuse-nothing-in-hand = Der er ikke noget på hånden, som kan sættes på { $at }. Flyt en brik: Skriv dens punkt og det næste, for eksempel `d4 d5`.
refuse-direction = Fra { $from } kan den brik ikke gå { $direction ->
    [forward] lige frem
    [forward-diagonal] skråt frem
    [sideways] til siden
    [back-diagonal] skråt tilbage
   *[back] lige tilbage
} til { $to }. `/{ command-legal } { $from }` viser, hvor den kan flytte hen.
refuse-no-leaps = Fra { $from } til { $to } er et spring, og denne brik går kun til nabopunkter. `/{ command-legal } { $from }` viser dem.
refuse-must-leap = Du kan slå, så det skal du: { $leaps }.
refuse-goes-on = Brikken kan slå videre fra { $at }, så det skal den: { $leaps }. Føj { $count ->
    [one] det punkt
   *[other] et af de punkter
} til dit træk.

## Hvad hvert sæt regler er godt til, i få ord; ikke alle har nogle

advice-fox-and-hounds = korte partier
advice-fox-and-geese = godt første parti
advice-halatafl = slagtvang
advice-asalto = glem ikke at slå
advice-bagh-chal = godt første parti
advice-len-choa = det mindste bræt
advice-sua-ghin-gnua = brættet er tomt fra start
advice-catch-the-hare = én mod tolv

## Regler i ord
##
## En `rule-`-besked er alt, hvad der siges om en regel: $choice er det, der er valgt. $few-piece og $many-piece er én
## brik, $few-all og $many-all alle på en side.

rules-hunt-label = { $rules } · { $points ->
    [one] ét punkt
   *[other] { $points } punkter
} · { $few-piece-counted }, { $many-piece-counted }
rule-hunt-board = { $choice ->
    [cross] Brættet er et kors med 33 punkter.
    [square5] Brættet har 5 × 5 punkter.
    [draughts] Brættet er de 32 mørke felter på et skakbræt.
    [triangle10] Brættet er en trekant med 10 punkter.
    [triangle23] Brættet er en trekant med 23 punkter og en kort linje på hver side.
    [lattice4x5] Brættet har 32 punkter: 4 × 5 krydsninger og midten af deres kvadrater.
   *[lattice6x7] Brættet har 72 punkter: 6 × 7 krydsninger og midten af deres kvadrater.
}
rule-hunt-pieces = Brikkerne: { $few-all-piece-counted } og { $many-all-piece-counted }.
rule-hunt-start = I begyndelsen står { $chosen-side-definite } på { $points }.
rule-hunt-starts = { $chosen-side-opening } begynder.
rule-hunt-hand = { $choice ->
    [0] { $chosen-side-opening } har ikke noget på hånden.
    [one] I begyndelsen er { $chosen-piece-counted } på hånden: Sæt først den på et tomt punkt; før det kan { $chosen-side-definite } ikke flytte.
   *[other] I begyndelsen er { $chosen-piece-counted } på hånden: I hver tur sættes én på et tomt punkt, og { $chosen-side-definite } kan ikke flytte, før alle er på brættet.
}
rule-hunt-lines = { $choice ->
    [none] Brættet har ingen linjer.
    [grid] Brættet har kun lige linjer, ingen diagonaler.
    [diagonal] Brættet har kun diagonaler.
    [thin] Brættet har kun de ekstra diagonaler, på tværs af de sædvanlige.
    [grid-diagonal] Brættet har lige linjer og diagonaler.
    [grid-thin] Brættet har lige linjer og de ekstra diagonaler, men ikke de sædvanlige.
    [diagonal-thin] Brættet har begge diagonaler i hvert lille kvadrat, men ingen lige linjer.
   *[grid-diagonal-thin] Brættet har lige linjer og begge diagonaler i hvert lille kvadrat.
}
rule-hunt-uses = { $chosen-side-opening } bruger { $choice ->
    [all] alle brættets linjer
    [none] ingen af brættets linjer
    [grid] kun de lige linjer
    [diagonal] kun diagonalerne
    [thin] kun de ekstra diagonaler
    [grid-diagonal] de lige linjer og de sædvanlige diagonaler
    [grid-thin] de lige linjer og de ekstra diagonaler
   *[diagonal-thin] kun diagonalerne, de sædvanlige og de ekstra
}.
rule-hunt-directions = { $chosen-side-opening } { $choice ->
    [none] kan ikke flytte.
    [all] flytter ét punkt ad gangen, i alle retninger.
   *[some] flytter ét punkt ad gangen, { $directions }.
}
direction-forward = lige frem
direction-forward-diagonal = skråt frem
direction-sideways = til siden
direction-back-diagonal = skråt tilbage
direction-back = lige tilbage
rule-hunt-directions-both = Alle brikker flytter ét punkt ad gangen, i alle retninger.
rule-hunt-ahead = Frem er op ad brættet, mod de højere rækker.
rule-hunt-leap = { $few-side-opening } { $choice ->
    [none] kan ikke slå.
    [single] slår ved at springe langs en linje over { $many-piece-a } til det tomme punkt bagved, én gang i en tur.
   *[multi] slår ved at springe langs en linje over { $many-piece-a } til det tomme punkt bagved, og kan springe videre i samme tur.
}
rule-hunt-capture = { $choice ->
    [free] Man behøver ikke at slå.
    [must] Hvis { $few-side-definite } kan slå, skal der slås.
    [must-on] Hvis { $few-side-definite } kan slå, skal der slås, og springene fortsætter, så længe det går.
   *[huff] Man behøver ikke at slå, men efter et skridt i stedet fjernes enhver brik, som kunne have slået.
}
rule-hunt-trapped = { $choice ->
    [removed] Efter hver af { $many-side-genitive } ture fjernes de af { $few-side-genitive } brikker, som ikke kan flytte.
    [removed-hand] Efter hver af { $many-side-genitive } ture fjernes de af { $few-side-genitive } brikker, som ikke kan flytte, når { $few-side-definite } ikke har flere på hånden.
   *[stays] En brik, som ikke kan flytte, bliver på brættet.
}
rule-hunt-many-at-most = { $few-side-opening } { $choice ->
    [never] kan ikke vinde ved at slå.
    [0] vinder ved at slå alle modstanderens brikker.
    [one] vinder, når der kun er én tilbage af de { $many-all-piece-counted }.
   *[other] vinder, når der kun er { $choice } tilbage af de { $many-all-piece-counted }.
}
rule-hunt-few-reach = { $choice ->
    [0] Intet punkt på brættet vinder for { $few-side-definite }.
   *[other] { $few-side-opening } vinder ved at nå { $points }.
}
rule-hunt-few-behind = { $choice ->
    [yes] { $few-side-opening } vinder ved at komme forbi { $many-side-definite }, til lavere rækker end alle fjender.
   *[no] At komme forbi { $many-side-definite } er ikke nok til at vinde.
}
rule-hunt-many-fill = { $choice ->
    [0] { $many-side-opening } vinder ikke ved at fylde punkter på brættet.
   *[other] { $many-side-opening } vinder ved at fylde { $points }.
}
rule-hunt-taken = { $choice ->
    [yes] { $many-side-opening } vinder, når { $few-side-definite } er væk fra brættet.
   *[no] { $few-side-opening } kan ikke fjernes fra brættet.
}
rule-hunt-no-moves = { $choice ->
    [loss] { $many-side-opening } vinder, når { $few-side-definite } ikke har nogen lovlige træk (og omvendt).
   *[draw] Når en side ikke har nogen lovlige træk, er partiet remis.
}
rule-hunt-quiet-limit = { $choice ->
    [0] Der er ingen grænse for træk, hvor intet slås eller sættes på brættet.
    [one] Efter ét træk, hvor intet slås eller sættes på brættet, er partiet remis.
   *[other] Efter { $choice } træk, hvor intet slås eller sættes på brættet, er partiet remis.
}

## Tilbud

offer-menu-hunt = Jagtspil: ræv, tiger og leopard

lesson-of-hunt = Jagtspil
lesson-topic-hunt-fox = De to mål: ræven
lesson-about-hunt-fox = Ræven vinder ved at slå gæs. Når der kun er 5 tilbage, har gæssene tabt.
lesson-topic-hunt-moves = Sådan flytter brikkerne
lesson-about-hunt-moves = Brikkerne går fra punkt til punkt ad de tegnede linjer, ét skridt ad gangen.
lesson-topic-hunt-leap = At springe
lesson-about-hunt-leap = Ræven slår ved at springe over en gås til det tomme punkt lige bag den.
lesson-topic-hunt-chain = At springe videre
lesson-about-hunt-chain = Hvor ræven lander, må den springe videre i samme træk.
lesson-topic-hunt-put = At sætte brikker på brættet
lesson-about-hunt-put = I nogle jagtspil sætter den ene side først sine brikker på brættet, en i hver tur. Sæt ikke en ged, hvor en tiger kan springe over den.
lesson-topic-hunt-trap = De to mål: gæssene
lesson-about-hunt-trap = Gæssene kan ikke slå: De vinder ved at lukke ræven inde, så den ikke kan flytte.
lesson-topic-hunt-guard = Dæk dine brikker
lesson-about-hunt-guard = En gås er sikker, så længe der står nogen bag den, set fra ræven.
lesson-topic-hunt-puzzle = En opgave
lesson-about-hunt-puzzle = Kun ét træk sikrer sejren her.

example-hunt-leap = Ved et spring
example-hunt-chain = Ved flere spring i ét træk
example-hunt-closed = Lukket inde, så der ikke er noget træk tilbage

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-fox-and-hounds = Ræv og hunde
title-short-fox-and-hounds = Ræv og hunde
title-fox-and-geese = Ræv og gæs: 13 gæs
title-short-fox-and-geese = Ræv og gæs
title-fox-and-geese-orthogonal = Ræv og gæs: 13 gæs på lige linjer
title-short-fox-and-geese-orthogonal = 13 gæs, lige linjer
title-fox-and-geese-15 = Ræv og gæs: 15 gæs går aldrig tilbage
title-short-fox-and-geese-15 = 15 gæs, aldrig tilbage
title-fox-and-geese-17 = Ræv og gæs: 17 gæs uden begrænsning
title-short-fox-and-geese-17 = 17 gæs, frit
title-fox-and-geese-17-ahead = Ræv og gæs: 17 gæs hverken tilbage eller til siden
title-short-fox-and-geese-17-ahead = 17 gæs, kun fremad
title-fox-and-geese-17-straight = Ræv og gæs: 17 gæs uden diagonaler
title-short-fox-and-geese-17-straight = 17 gæs, ingen diagonaler
title-fox-and-geese-diagonals = Ræv og gæs: ekstra diagonaler
title-short-fox-and-geese-diagonals = Ekstra diagonaler
title-pulijudam = Pulijudam (lam og tigre)
title-short-pulijudam = Pulijudam
title-catch-the-hare = Harejagt
title-short-catch-the-hare = Harejagt
