# De ord och meningar som bara jaktspel har, på svenska.
#
# En regeluppsättning ger sina sidor namn. Namn som är kända här har former för en pjäs och för flera; varje annat namn
# ($name) står som det är, i ord som passar till vilket antal som helst.

## Sidor
##
## .opening och .definite är bestämd form i början av en mening och inne i den. .led är det som någon spelar med.

side-few = få
    .heading = De få
    .opening = De få
    .definite = de få
    .genitive = de fås
    .led = de få
side-many = många
    .heading = De många
    .opening = De många
    .definite = de många
    .genitive = de mångas
    .led = de många
side-named = sidan ”{ $name }”
    .heading = { $name }
    .opening = Sidan ”{ $name }”
    .definite = sidan ”{ $name }”
    .genitive = sidan ”{ $name }”:s
    .led = sidan ”{ $name }”
side-fox = räv
    .heading = Räv
    .opening = Räven
    .definite = räven
    .genitive = rävens
    .led = räven
side-fox-several = rävar
    .heading = Rävar
    .opening = Rävarna
    .definite = rävarna
    .genitive = rävarnas
    .led = rävarna
side-officer = officer
    .heading = Officer
    .opening = Officeren
    .definite = officeren
    .genitive = officerens
    .led = officeren
side-officer-several = officerare
    .heading = Officerare
    .opening = Officerarna
    .definite = officerarna
    .genitive = officerarnas
    .led = officerarna
side-tiger = tiger
    .heading = Tiger
    .opening = Tigern
    .definite = tigern
    .genitive = tigerns
    .led = tigern
side-tiger-several = tigrar
    .heading = Tigrar
    .opening = Tigrarna
    .definite = tigrarna
    .genitive = tigrarnas
    .led = tigrarna
side-hare = hare
    .heading = Hare
    .opening = Haren
    .definite = haren
    .genitive = harens
    .led = haren
side-hare-several = harar
    .heading = Harar
    .opening = Hararna
    .definite = hararna
    .genitive = hararnas
    .led = hararna
side-hound = hund
    .heading = Hund
    .opening = Hunden
    .definite = hunden
    .genitive = hundens
    .led = hunden
side-hound-several = hundar
    .heading = Hundar
    .opening = Hundarna
    .definite = hundarna
    .genitive = hundarnas
    .led = hundarna
side-goose = gås
    .heading = Gås
    .opening = Gåsen
    .definite = gåsen
    .genitive = gåsens
    .led = gåsen
side-goose-several = gäss
    .heading = Gäss
    .opening = Gässen
    .definite = gässen
    .genitive = gässens
    .led = gässen
side-sheep = får
    .heading = Får
    .opening = Fåret
    .definite = fåret
    .genitive = fårets
    .led = fåret
side-sheep-several = får
    .heading = Får
    .opening = Fåren
    .definite = fåren
    .genitive = fårens
    .led = fåren
side-rebel = rebell
    .heading = Rebell
    .opening = Rebellen
    .definite = rebellen
    .genitive = rebellens
    .led = rebellen
side-rebel-several = rebeller
    .heading = Rebeller
    .opening = Rebellerna
    .definite = rebellerna
    .genitive = rebellernas
    .led = rebellerna
side-goat = get
    .heading = Get
    .opening = Geten
    .definite = geten
    .genitive = getens
    .led = geten
side-goat-several = getter
    .heading = Getter
    .opening = Getterna
    .definite = getterna
    .genitive = getternas
    .led = getterna
side-leopard = leopard
    .heading = Leopard
    .opening = Leoparden
    .definite = leoparden
    .genitive = leopardens
    .led = leoparden
side-leopard-several = leoparder
    .heading = Leoparder
    .opening = Leoparderna
    .definite = leoparderna
    .genitive = leopardernas
    .led = leoparderna
side-ox = oxe
    .heading = Oxe
    .opening = Oxen
    .definite = oxen
    .genitive = oxens
    .led = oxen
side-ox-several = oxar
    .heading = Oxar
    .opening = Oxarna
    .definite = oxarna
    .genitive = oxarnas
    .led = oxarna
side-hunter = jägare
    .heading = Jägare
    .opening = Jägaren
    .definite = jägaren
    .genitive = jägarens
    .led = jägaren
side-hunter-several = jägare
    .heading = Jägare
    .opening = Jägarna
    .definite = jägarna
    .genitive = jägarnas
    .led = jägarna

## Pjäser
##
## $count är hur många de är, $letter reglernas bokstav. Pjäser på en sida med ett annat namn är `few` och `many`, eller
## `named` där meningar måste skilja på sidorna.

piece-few = { $count ->
    [one] pjäs
   *[other] pjäser
}
    .letter = { $letter }
    .a = en pjäs
    .opening = { $count ->
        [one] Pjäsen
       *[other] Pjäserna
    }
    .counted = { $count ->
        [one] en pjäs
       *[other] { $count } pjäser
    }
    .moved = en pjäs
    .captured = { $count ->
        [one] pjäsen
       *[other] { $count } pjäser
    }
    .among = { "" }
piece-many = { $count ->
    [one] pjäs
   *[other] pjäser
}
    .letter = { $letter }
    .a = en pjäs
    .opening = { $count ->
        [one] Pjäsen
       *[other] Pjäserna
    }
    .counted = { $count ->
        [one] en pjäs
       *[other] { $count } pjäser
    }
    .moved = en pjäs
    .captured = { $count ->
        [one] pjäsen
       *[other] { $count } pjäser
    }
    .among = { "" }
piece-named = { $count ->
    [one] pjäs ”{ $name }”
   *[other] pjäser ”{ $name }”
}
    .letter = { $letter }
    .a = en pjäs ”{ $name }”
    .opening = { $count ->
        [one] Pjäsen ”{ $name }”
       *[other] Pjäserna ”{ $name }”
    }
    .counted = { $count ->
        [one] en pjäs ”{ $name }”
       *[other] { $count } pjäser ”{ $name }”
    }
    .moved = en pjäs
    .captured = { $count ->
        [one] pjäsen ”{ $name }”
       *[other] { $count } pjäser ”{ $name }”
    }
    .among = { "" }
piece-fox = { $count ->
    [one] räv
   *[other] rävar
}
    .letter = { $letter }
    .a = en räv
    .opening = { $count ->
        [one] Räven
       *[other] Rävarna
    }
    .counted = { $count ->
        [one] en räv
       *[other] { $count } rävar
    }
    .moved = en räv
    .captured = { $count ->
        [one] räven
       *[other] { $count } rävar
    }
    .among = { "" }
piece-officer = { $count ->
    [one] officer
   *[other] officerare
}
    .letter = { $letter }
    .a = en officer
    .opening = { $count ->
        [one] Officeren
       *[other] Officerarna
    }
    .counted = { $count ->
        [one] en officer
       *[other] { $count } officerare
    }
    .moved = en officer
    .captured = { $count ->
        [one] officeren
       *[other] { $count } officerare
    }
    .among = { "" }
piece-tiger = { $count ->
    [one] tiger
   *[other] tigrar
}
    .letter = { $letter }
    .a = en tiger
    .opening = { $count ->
        [one] Tigern
       *[other] Tigrarna
    }
    .counted = { $count ->
        [one] en tiger
       *[other] { $count } tigrar
    }
    .moved = en tiger
    .captured = { $count ->
        [one] tigern
       *[other] { $count } tigrar
    }
    .among = { "" }
piece-hare = { $count ->
    [one] hare
   *[other] harar
}
    .letter = { $letter }
    .a = en hare
    .opening = { $count ->
        [one] Haren
       *[other] Hararna
    }
    .counted = { $count ->
        [one] en hare
       *[other] { $count } harar
    }
    .moved = en hare
    .captured = { $count ->
        [one] haren
       *[other] { $count } harar
    }
    .among = { "" }
piece-hound = { $count ->
    [one] hund
   *[other] hundar
}
    .letter = { $letter }
    .a = en hund
    .opening = { $count ->
        [one] Hunden
       *[other] Hundarna
    }
    .counted = { $count ->
        [one] en hund
       *[other] { $count } hundar
    }
    .moved = en hund
    .captured = { $count ->
        [one] hunden
       *[other] { $count } hundar
    }
    .among = { "" }
piece-goose = { $count ->
    [one] gås
   *[other] gäss
}
    .letter = { $letter }
    .a = en gås
    .opening = { $count ->
        [one] Gåsen
       *[other] Gässen
    }
    .counted = { $count ->
        [one] en gås
       *[other] { $count } gäss
    }
    .moved = en gås
    .captured = { $count ->
        [one] gåsen
       *[other] { $count } gäss
    }
    .among = { "" }
piece-sheep = { $count ->
    [one] får
   *[other] får
}
    .letter = { $letter }
    .a = ett får
    .opening = { $count ->
        [one] Fåret
       *[other] Fåren
    }
    .counted = { $count ->
        [one] ett får
       *[other] { $count } får
    }
    .moved = ett får
    .captured = { $count ->
        [one] fåret
       *[other] { $count } får
    }
    .among = { "" }
piece-rebel = { $count ->
    [one] rebell
   *[other] rebeller
}
    .letter = { $letter }
    .a = en rebell
    .opening = { $count ->
        [one] Rebellen
       *[other] Rebellerna
    }
    .counted = { $count ->
        [one] en rebell
       *[other] { $count } rebeller
    }
    .moved = en rebell
    .captured = { $count ->
        [one] rebellen
       *[other] { $count } rebeller
    }
    .among = { "" }
piece-goat = { $count ->
    [one] get
   *[other] getter
}
    .letter = { $letter }
    .a = en get
    .opening = { $count ->
        [one] Geten
       *[other] Getterna
    }
    .counted = { $count ->
        [one] en get
       *[other] { $count } getter
    }
    .moved = en get
    .captured = { $count ->
        [one] geten
       *[other] { $count } getter
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
       *[other] Leoparderna
    }
    .counted = { $count ->
        [one] en leopard
       *[other] { $count } leoparder
    }
    .moved = en leopard
    .captured = { $count ->
        [one] leoparden
       *[other] { $count } leoparder
    }
    .among = { "" }
piece-ox = { $count ->
    [one] oxe
   *[other] oxar
}
    .letter = { $letter }
    .a = en oxe
    .opening = { $count ->
        [one] Oxen
       *[other] Oxarna
    }
    .counted = { $count ->
        [one] en oxe
       *[other] { $count } oxar
    }
    .moved = en oxe
    .captured = { $count ->
        [one] oxen
       *[other] { $count } oxar
    }
    .among = { "" }
piece-hunter = { $count ->
    [one] jägare
   *[other] jägare
}
    .letter = { $letter }
    .a = en jägare
    .opening = { $count ->
        [one] Jägaren
       *[other] Jägarna
    }
    .counted = { $count ->
        [one] en jägare
       *[other] { $count } jägare
    }
    .moved = en jägare
    .captured = { $count ->
        [one] jägaren
       *[other] { $count } jägare
    }
    .among = { "" }

## Särskilda punkter: den som den ena sidan ska nå, de som den andra ska fylla, och båda på bräden av text

ground-home = mål
    .a = ett mål
ground-paddock = mål
    .a = ett mål
ground-goal = mål
    .a = ett mål

## Turer och slut
##
## $left är hur många pjäser en sida har kvar. $known är om punkten $square avgjorde partiet.

turn-huffed = { $piece-opening } på { $squares } kunde ha slagit och tas därför bort.
turn-trapped = { $piece-opening } på { $squares } kan inte flytta längre och tas därför bort.
aim-capture = slå { $piece-captured }
aim-capture-all = slå { $side-definite } så att ingen är kvar
aim-reach = nå { $squares }
aim-pass = komma förbi { $side-definite }
aim-fill = { $count ->
    [one] fylla målpunkten
   *[other] fylla alla { $count } målpunkter
}
aim-trap = stänga in { $side-definite } så att det inte finns fler drag
aim-remove = få bort { $side-definite } från brädet
aim-hold = inte låta den andra sidan vinna
reason-taken = { $side-opening } är borta från brädet.
reason-too-few = { $left ->
    [0] { $side-opening } är borta från brädet.
   *[other] Det är bara { $piece-counted } kvar.
}
reason-reached = { $winner-side-opening } har nått { $square }.
reason-behind = { $winner-side-opening } har kommit förbi { $side-definite }.
reason-filled = { $winner-side-opening } står på alla målpunkter.

## Avslag: skälet och det som hjälper

refuse-hand-first = Sätt först { $piece-a } på en tom punkt, till exempel `/{ command-move } { $at }`: det finns fortfarande { $piece-counted } i handen.
refuse-nothing-in-hand = Det finns inget i handen att sätta på { $at }. Flytta en pjäs: skriv dess punkt och nästa, till exempel `d4 d5`.
refuse-direction = Från { $from } kan den pjäsen inte gå { $direction ->
    [forward] rakt fram
    [forward-diagonal] snett framåt
    [sideways] åt sidan
    [back-diagonal] snett bakåt
   *[back] rakt bakåt
} till { $to }. `/{ command-legal } { $from }` visar vart den kan flytta.
refuse-no-leaps = Från { $from } till { $to } är ett hopp, och den här pjäsen går bara till grannpunkter. `/{ command-legal } { $from }` visar dem.
refuse-must-leap = Du kan slå, så du måste: { $leaps }.
refuse-goes-on = Pjäsen kan slå vidare från { $at }, så den måste: { $leaps }. Lägg till { $count ->
    [one] den punkten
   *[other] en av de punkterna
} i ditt drag.

## Vad varje regeluppsättning är bra för, i några ord; alla har inte några

advice-fox-and-hounds = korta partier
advice-fox-and-geese = bra första parti
advice-halatafl = slagtvång
advice-asalto = glöm inte att slå
advice-bagh-chal = bra första parti
advice-len-choa = det minsta brädet
advice-sua-ghin-gnua = brädet är tomt från början
advice-catch-the-hare = en mot tolv

## Regler i ord
##
## Ett `rule-`-meddelande är allt som sägs om en regel: $choice är det som är valt. $few-piece och $many-piece är en
## pjäs, $few-all och $many-all alla på en sida.

rules-hunt-label = { $rules } · { $points ->
    [one] en punkt
   *[other] { $points } punkter
} · { $few-piece-counted }, { $many-piece-counted }
rule-hunt-board = { $choice ->
    [cross] Brädet är ett kors med 33 punkter.
    [square5] Brädet har 5 × 5 punkter.
    [draughts] Brädet är de 32 mörka rutorna på ett schackbräde.
    [triangle10] Brädet är en triangel med 10 punkter.
    [triangle23] Brädet är en triangel med 23 punkter och en kort linje på varje sida.
    [lattice4x5] Brädet har 32 punkter: 4 × 5 korsningar och mitten av deras kvadrater.
   *[lattice6x7] Brädet har 72 punkter: 6 × 7 korsningar och mitten av deras kvadrater.
}
rule-hunt-pieces = Pjäserna: { $few-all-piece-counted } och { $many-all-piece-counted }.
rule-hunt-start = Från början står { $chosen-side-definite } på { $points }.
rule-hunt-starts = { $chosen-side-opening } börjar.
rule-hunt-hand = { $choice ->
    [0] { $chosen-side-opening } har inget i handen.
    [one] Från början är { $chosen-piece-counted } i handen: sätt den först på en tom punkt; innan dess kan { $chosen-side-definite } inte flytta.
   *[other] Från början är { $chosen-piece-counted } i handen: i varje tur sätts en på en tom punkt, och { $chosen-side-definite } kan inte flytta förrän alla är på brädet.
}
rule-hunt-lines = { $choice ->
    [none] Brädet har inga linjer.
    [grid] Brädet har bara raka linjer, inga diagonaler.
    [diagonal] Brädet har bara diagonaler.
    [thin] Brädet har bara de extra diagonalerna, tvärs över de vanliga.
    [grid-diagonal] Brädet har raka linjer och diagonaler.
    [grid-thin] Brädet har raka linjer och de extra diagonalerna, men inte de vanliga.
    [diagonal-thin] Brädet har båda diagonalerna i varje liten kvadrat, men inga raka linjer.
   *[grid-diagonal-thin] Brädet har raka linjer och båda diagonalerna i varje liten kvadrat.
}
rule-hunt-uses = { $chosen-side-opening } använder { $choice ->
    [all] alla brädets linjer
    [none] ingen av brädets linjer
    [grid] bara de raka linjerna
    [diagonal] bara diagonalerna
    [thin] bara de extra diagonalerna
    [grid-diagonal] de raka linjerna och de vanliga diagonalerna
    [grid-thin] de raka linjerna och de extra diagonalerna
   *[diagonal-thin] bara diagonalerna, de vanliga och de extra
}.
rule-hunt-directions = { $chosen-side-opening } { $choice ->
    [none] kan inte flytta.
    [all] flyttar en punkt åt gången, i alla riktningar.
   *[some] flyttar en punkt åt gången, { $directions }.
}
direction-forward = rakt fram
direction-forward-diagonal = snett framåt
direction-sideways = åt sidan
direction-back-diagonal = snett bakåt
direction-back = rakt bakåt
rule-hunt-directions-both = Alla pjäser flyttar en punkt åt gången, i alla riktningar.
rule-hunt-ahead = Framåt är uppåt på brädet, mot de högre raderna.
rule-hunt-leap = { $few-side-opening } { $choice ->
    [none] kan inte slå.
    [single] slår genom att hoppa längs en linje över { $many-piece-a } till den tomma punkten bakom, en gång per tur.
   *[multi] slår genom att hoppa längs en linje över { $many-piece-a } till den tomma punkten bakom, och kan hoppa vidare i samma tur.
}
rule-hunt-capture = { $choice ->
    [free] Man behöver inte slå.
    [must] Om { $few-side-definite } kan slå är det slagtvång.
    [must-on] Om { $few-side-definite } kan slå är det slagtvång, och hoppen fortsätter så länge det går.
   *[huff] Man behöver inte slå, men går man ett steg i stället försvinner varje pjäs som kunde ha slagit.
}
rule-hunt-trapped = { $choice ->
    [removed] Efter varje tur för { $many-side-definite } försvinner varje { $few-piece } som inte kan flytta.
    [removed-hand] Efter varje tur för { $many-side-definite } försvinner varje { $few-piece } som inte kan flytta, när { $few-side-definite } inte har fler i handen.
   *[stays] En pjäs som inte kan flytta står kvar på brädet.
}
rule-hunt-many-at-most = { $few-side-opening } { $choice ->
    [never] kan inte vinna genom att slå.
    [0] vinner genom att slå alla motståndarens pjäser.
    [one] vinner när bara { $choice } av { $many-all-piece-counted } är kvar.
   *[other] vinner när bara { $choice } av { $many-all-piece-counted } är kvar.
}
rule-hunt-few-reach = { $choice ->
    [0] Ingen punkt på brädet vinner för { $few-side-definite }.
   *[other] { $few-side-opening } vinner genom att nå { $points }.
}
rule-hunt-few-behind = { $choice ->
    [yes] { $few-side-opening } vinner genom att komma förbi { $many-side-definite }, till lägre rader än alla fiender.
   *[no] Att komma förbi { $many-side-definite } räcker inte för att vinna.
}
rule-hunt-many-fill = { $choice ->
    [0] { $many-side-opening } vinner inte genom att fylla punkter på brädet.
   *[other] { $many-side-opening } vinner genom att fylla { $points }.
}
rule-hunt-taken = { $choice ->
    [yes] { $many-side-opening } vinner när { $few-side-definite } är borta från brädet.
   *[no] { $few-side-opening } kan inte tas bort från brädet.
}
rule-hunt-no-moves = { $choice ->
    [loss] { $many-side-opening } vinner när { $few-side-definite } inte har något tillåtet drag (och tvärtom).
   *[draw] När en sida inte har något tillåtet drag är partiet remi.
}
rule-hunt-quiet-limit = { $choice ->
    [0] Det finns ingen gräns för drag där inget slås eller sätts på brädet.
    [one] Efter ett drag där inget slås eller sätts på brädet är partiet remi.
   *[other] Efter { $choice } drag där inget slås eller sätts på brädet är partiet remi.
}

## Erbjudanden

offer-menu-hunt = Jaktspel: räv, tiger och leopard

## Lektioner

lesson-of-hunt = Jaktspel
lesson-topic-hunt-fox = De två målen: räven
lesson-about-hunt-fox = Räven vinner genom att slå gäss. När bara 5 är kvar har gässen förlorat.
lesson-topic-hunt-moves = Så flyttar pjäserna
lesson-about-hunt-moves = Pjäser går från punkt till punkt längs de ritade linjerna, ett steg åt gången.
lesson-topic-hunt-leap = Att hoppa
lesson-about-hunt-leap = Räven slår genom att hoppa över en gås till den tomma punkten bakom.
lesson-topic-hunt-chain = Att hoppa vidare
lesson-about-hunt-chain = Där räven landar får den hoppa vidare i samma drag.
lesson-topic-hunt-put = Att sätta pjäser på brädet
lesson-about-hunt-put = I en del jaktspel sätter en sida först sina pjäser på brädet, en i varje tur. Sätt inte en get där en tiger kan hoppa över den.
lesson-topic-hunt-trap = De två målen: gässen
lesson-about-hunt-trap = Gässen kan inte slå: de vinner genom att stänga in räven, så att den inte kan flytta.
lesson-topic-hunt-guard = Skydda dina pjäser
lesson-about-hunt-guard = En gås är säker så länge någon står bakom den, sett från räven.
lesson-topic-hunt-puzzle = Ett problem
lesson-about-hunt-puzzle = Bara ett drag säkrar vinsten här.

example-hunt-leap = Med ett hopp
example-hunt-chain = Med flera hopp i samma drag
example-hunt-closed = Genom att stänga in, så att inget drag är kvar

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-fox-and-hounds = Räv och hundar
title-short-fox-and-hounds = Räv och hundar
title-fox-and-geese = Räv och gäss: 13 gäss
title-short-fox-and-geese = Räv och gäss
title-fox-and-geese-orthogonal = Räv och gäss: 13 gäss på raka linjer
title-short-fox-and-geese-orthogonal = 13 gäss, raka linjer
title-fox-and-geese-15 = Räv och gäss: 15 gäss som aldrig går bakåt
title-short-fox-and-geese-15 = 15 gäss, aldrig bakåt
title-fox-and-geese-17 = Räv och gäss: 17 gäss utan gränser
title-short-fox-and-geese-17 = 17 gäss, utan gränser
title-fox-and-geese-17-ahead = Räv och gäss: 17 gäss varken bakåt eller åt sidan
title-short-fox-and-geese-17-ahead = 17 gäss, bara framåt
title-fox-and-geese-17-straight = Räv och gäss: 17 gäss utan diagonaler
title-short-fox-and-geese-17-straight = 17 gäss, ej diagonaler
title-fox-and-geese-diagonals = Räv och gäss: extra diagonaler
title-short-fox-and-geese-diagonals = Extra diagonaler
title-pulijudam = Pulijudam (lamm och tigrar)
title-short-pulijudam = Pulijudam
title-catch-the-hare = Harjakten
title-short-catch-the-hare = Harjakten
