# Ordene og setningene som bare jaktspill har, på norsk.
#
# Et regelsett gir sidene sine navn. Navn som er kjent her, har former for én brikke og for flere; ethvert annet navn
# ($name) står som det er, i ord som passer til ethvert antall.

## Sider
##
## .opening og .definite er bestemt form i begynnelsen av en setning og inne i den. .led er det noen spiller med.

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
side-named = siden «{ $name }»
    .heading = { $name }
    .opening = Siden «{ $name }»
    .definite = siden «{ $name }»
    .genitive = siden «{ $name }»s
    .led = siden «{ $name }»
side-fox = rev
    .heading = Rev
    .opening = Reven
    .definite = reven
    .genitive = revens
    .led = reven
side-fox-several = rever
    .heading = Rever
    .opening = Revene
    .definite = revene
    .genitive = revenes
    .led = revene
side-officer = offiser
    .heading = Offiser
    .opening = Offiseren
    .definite = offiseren
    .genitive = offiserens
    .led = offiseren
side-officer-several = offiserer
    .heading = Offiserer
    .opening = Offiserene
    .definite = offiserene
    .genitive = offiserenes
    .led = offiserene
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
    .opening = Harene
    .definite = harene
    .genitive = harenes
    .led = harene
side-hound = hund
    .heading = Hund
    .opening = Hunden
    .definite = hunden
    .genitive = hundens
    .led = hunden
side-hound-several = hunder
    .heading = Hunder
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
side-goose-several = gjess
    .heading = Gjess
    .opening = Gjessene
    .definite = gjessene
    .genitive = gjessenes
    .led = gjessene
side-sheep = sau
    .heading = Sau
    .opening = Sauen
    .definite = sauen
    .genitive = sauens
    .led = sauen
side-sheep-several = sauer
    .heading = Sauer
    .opening = Sauene
    .definite = sauene
    .genitive = sauenes
    .led = sauene
side-rebel = opprører
    .heading = Opprører
    .opening = Opprøreren
    .definite = opprøreren
    .genitive = opprørerens
    .led = opprøreren
side-rebel-several = opprørere
    .heading = Opprørere
    .opening = Opprørerne
    .definite = opprørerne
    .genitive = opprørernes
    .led = opprørerne
side-goat = geit
    .heading = Geit
    .opening = Geiten
    .definite = geiten
    .genitive = geitens
    .led = geiten
side-goat-several = geiter
    .heading = Geiter
    .opening = Geitene
    .definite = geitene
    .genitive = geitenes
    .led = geitene
side-leopard = leopard
    .heading = Leopard
    .opening = Leoparden
    .definite = leoparden
    .genitive = leopardens
    .led = leoparden
side-leopard-several = leoparder
    .heading = Leoparder
    .opening = Leopardene
    .definite = leopardene
    .genitive = leopardenes
    .led = leopardene
side-ox = okse
    .heading = Okse
    .opening = Oksen
    .definite = oksen
    .genitive = oksens
    .led = oksen
side-ox-several = okser
    .heading = Okser
    .opening = Oksene
    .definite = oksene
    .genitive = oksenes
    .led = oksene
side-hunter = jeger
    .heading = Jeger
    .opening = Jegeren
    .definite = jegeren
    .genitive = jegerens
    .led = jegeren
side-hunter-several = jegere
    .heading = Jegere
    .opening = Jegerne
    .definite = jegerne
    .genitive = jegernes
    .led = jegerne

## Brikker
##
## $count er hvor mange det er, $letter bokstaven i reglene. Brikker på en side med et annet navn er `few` og `many`,
## eller `named` der setninger må skille sidene.

piece-few = { $count ->
    [one] brikke
   *[other] brikker
}
    .letter = { $letter }
    .a = en brikke
    .opening = { $count ->
        [one] Brikken
       *[other] Brikkene
    }
    .counted = { $count ->
        [one] én brikke
       *[other] { $count } brikker
    }
    .moved = en brikke
    .captured = { $count ->
        [one] brikken
       *[other] { $count } brikker
    }
    .among = { "" }
piece-many = { $count ->
    [one] brikke
   *[other] brikker
}
    .letter = { $letter }
    .a = en brikke
    .opening = { $count ->
        [one] Brikken
       *[other] Brikkene
    }
    .counted = { $count ->
        [one] én brikke
       *[other] { $count } brikker
    }
    .moved = en brikke
    .captured = { $count ->
        [one] brikken
       *[other] { $count } brikker
    }
    .among = { "" }
piece-named = { $count ->
    [one] brikke «{ $name }»
   *[other] brikker «{ $name }»
}
    .letter = { $letter }
    .a = en brikke «{ $name }»
    .opening = { $count ->
        [one] Brikken «{ $name }»
       *[other] Brikkene «{ $name }»
    }
    .counted = { $count ->
        [one] én brikke «{ $name }»
       *[other] { $count } brikker «{ $name }»
    }
    .moved = en brikke
    .captured = { $count ->
        [one] brikken «{ $name }»
       *[other] { $count } brikker «{ $name }»
    }
    .among = { "" }
piece-fox = { $count ->
    [one] rev
   *[other] rever
}
    .letter = { $letter }
    .a = en rev
    .opening = { $count ->
        [one] Reven
       *[other] Revene
    }
    .counted = { $count ->
        [one] én rev
       *[other] { $count } rever
    }
    .moved = en rev
    .captured = { $count ->
        [one] reven
       *[other] { $count } rever
    }
    .among = { "" }
piece-officer = { $count ->
    [one] offiser
   *[other] offiserer
}
    .letter = { $letter }
    .a = en offiser
    .opening = { $count ->
        [one] Offiseren
       *[other] Offiserene
    }
    .counted = { $count ->
        [one] én offiser
       *[other] { $count } offiserer
    }
    .moved = en offiser
    .captured = { $count ->
        [one] offiseren
       *[other] { $count } offiserer
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
       *[other] Harene
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
   *[other] hunder
}
    .letter = { $letter }
    .a = en hund
    .opening = { $count ->
        [one] Hunden
       *[other] Hundene
    }
    .counted = { $count ->
        [one] én hund
       *[other] { $count } hunder
    }
    .moved = en hund
    .captured = { $count ->
        [one] hunden
       *[other] { $count } hunder
    }
    .among = { "" }
piece-goose = { $count ->
    [one] gås
   *[other] gjess
}
    .letter = { $letter }
    .a = en gås
    .opening = { $count ->
        [one] Gåsen
       *[other] Gjessene
    }
    .counted = { $count ->
        [one] én gås
       *[other] { $count } gjess
    }
    .moved = en gås
    .captured = { $count ->
        [one] gåsen
       *[other] { $count } gjess
    }
    .among = { "" }
piece-sheep = { $count ->
    [one] sau
   *[other] sauer
}
    .letter = { $letter }
    .a = en sau
    .opening = { $count ->
        [one] Sauen
       *[other] Sauene
    }
    .counted = { $count ->
        [one] én sau
       *[other] { $count } sauer
    }
    .moved = en sau
    .captured = { $count ->
        [one] sauen
       *[other] { $count } sauer
    }
    .among = { "" }
piece-rebel = { $count ->
    [one] opprører
   *[other] opprørere
}
    .letter = { $letter }
    .a = en opprører
    .opening = { $count ->
        [one] Opprøreren
       *[other] Opprørerne
    }
    .counted = { $count ->
        [one] én opprører
       *[other] { $count } opprørere
    }
    .moved = en opprører
    .captured = { $count ->
        [one] opprøreren
       *[other] { $count } opprørere
    }
    .among = { "" }
piece-goat = { $count ->
    [one] geit
   *[other] geiter
}
    .letter = { $letter }
    .a = en geit
    .opening = { $count ->
        [one] Geiten
       *[other] Geitene
    }
    .counted = { $count ->
        [one] én geit
       *[other] { $count } geiter
    }
    .moved = en geit
    .captured = { $count ->
        [one] geiten
       *[other] { $count } geiter
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
       *[other] Leopardene
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
       *[other] Oksene
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
    [one] jeger
   *[other] jegere
}
    .letter = { $letter }
    .a = en jeger
    .opening = { $count ->
        [one] Jegeren
       *[other] Jegerne
    }
    .counted = { $count ->
        [one] én jeger
       *[other] { $count } jegere
    }
    .moved = en jeger
    .captured = { $count ->
        [one] jegeren
       *[other] { $count } jegere
    }
    .among = { "" }

## Særskilte punkter: det den ene siden skal nå, det den andre skal fylle, og begge på brett av tekst

ground-home = mål
    .a = et mål
ground-paddock = mål
    .a = et mål
ground-goal = mål
    .a = et mål

## Turer og slutter
##
## $left er hvor mange brikker en side har igjen. $known er om punktet $square avgjorde partiet.

turn-huffed = { $piece-opening } på { $squares } kunne ha slått og fjernes derfor.
turn-trapped = { $piece-opening } på { $squares } kan ikke flytte mer og fjernes derfor.
aim-capture = slå { $piece-captured }
aim-capture-all = slå { $side-definite } så ingen er igjen
aim-reach = nå { $squares }
aim-pass = komme forbi { $side-definite }
aim-fill = { $count ->
    [one] fylle målpunktet
   *[other] fylle alle { $count } målpunktene
}
aim-trap = stenge { $side-definite } inne så det ikke er flere trekk
aim-remove = få { $side-definite } bort fra brettet
aim-hold = ikke la den andre siden vinne
reason-taken = { $side-opening } er borte fra brettet.
reason-too-few = { $left ->
    [0] { $side-opening } er borte fra brettet.
   *[other] Det er bare { $piece-counted } igjen.
}
reason-reached = { $winner-side-opening } har nådd { $square }.
reason-behind = { $winner-side-opening } har kommet forbi { $side-definite }.
reason-filled = { $winner-side-opening } holder alle målpunktene.

## Avslag: grunnen og det som hjelper

refuse-hand-first = Sett først { $piece-a } på et tomt punkt, for eksempel `/{ command-move } { $at }`: Det er fortsatt { $piece-counted } på hånden.
refuse-nothing-in-hand = Det er ingenting på hånden å sette på { $at }. Flytt en brikke: Skriv punktet dens og det neste, for eksempel `d4 d5`.
refuse-direction = Fra { $from } kan den brikken ikke gå { $direction ->
    [forward] rett fram
    [forward-diagonal] skrått fram
    [sideways] til siden
    [back-diagonal] skrått tilbake
   *[back] rett tilbake
} til { $to }. `/{ command-legal } { $from }` viser hvor den kan flytte.
refuse-no-leaps = Fra { $from } til { $to } er et hopp, og denne brikken går bare til nabopunkter. `/{ command-legal } { $from }` viser dem.
refuse-must-leap = Du kan slå, så du må: { $leaps }.
refuse-goes-on = Brikken kan slå videre fra { $at }, så den må: { $leaps }. Legg til { $count ->
    [one] det punktet
   *[other] et av de punktene
} i trekket ditt.

## Hva hvert regelsett er godt til, i noen få ord; ikke alle har noen

advice-fox-and-hounds = korte partier
advice-fox-and-geese = godt første parti
advice-halatafl = slagtvang
advice-asalto = ikke glem å slå
advice-bagh-chal = godt første parti
advice-len-choa = det minste brettet
advice-sua-ghin-gnua = brettet er tomt fra start
advice-catch-the-hare = én mot tolv

## Regler i ord
##
## En `rule-`-melding er alt som sies om en regel: $choice er det som er valgt. $few-piece og $many-piece er én brikke,
## $few-all og $many-all alle på en side.

rules-hunt-label = { $rules } · { $points ->
    [one] ett punkt
   *[other] { $points } punkter
} · { $few-piece-counted }, { $many-piece-counted }
rule-hunt-board = { $choice ->
    [cross] Brettet er et kors med 33 punkter.
    [square5] Brettet har 5 × 5 punkter.
    [draughts] Brettet er de 32 mørke feltene på et sjakkbrett.
    [triangle10] Brettet er en trekant med 10 punkter.
    [triangle23] Brettet er en trekant med 23 punkter og en kort linje på hver side.
    [lattice4x5] Brettet har 32 punkter: 4 × 5 kryss og midten av kvadratene mellom dem.
   *[lattice6x7] Brettet har 72 punkter: 6 × 7 kryss og midten av kvadratene mellom dem.
}
rule-hunt-pieces = Brikkene: { $few-all-piece-counted } og { $many-all-piece-counted }.
rule-hunt-start = I begynnelsen står { $chosen-side-definite } på { $points }.
rule-hunt-starts = { $chosen-side-opening } begynner.
rule-hunt-hand = { $choice ->
    [0] { $chosen-side-opening } har ingenting på hånden.
    [one] I begynnelsen er { $chosen-piece-counted } på hånden: Sett den først på et tomt punkt; før det kan { $chosen-side-definite } ikke flytte.
   *[other] I begynnelsen er { $chosen-piece-counted } på hånden: I hver tur settes én på et tomt punkt, og { $chosen-side-definite } kan ikke flytte før alle er på brettet.
}
rule-hunt-lines = { $choice ->
    [none] Brettet har ingen linjer.
    [grid] Brettet har bare rette linjer, ingen diagonaler.
    [diagonal] Brettet har bare diagonaler.
    [thin] Brettet har bare de ekstra diagonalene, på tvers av de vanlige.
    [grid-diagonal] Brettet har rette linjer og diagonaler.
    [grid-thin] Brettet har rette linjer og de ekstra diagonalene, men ikke de vanlige.
    [diagonal-thin] Brettet har begge diagonalene i hvert lille kvadrat, men ingen rette linjer.
   *[grid-diagonal-thin] Brettet har rette linjer og begge diagonalene i hvert lille kvadrat.
}
rule-hunt-uses = { $chosen-side-opening } bruker { $choice ->
    [all] alle linjene på brettet
    [none] ingen av linjene på brettet
    [grid] bare de rette linjene
    [diagonal] bare diagonalene
    [thin] bare de ekstra diagonalene
    [grid-diagonal] de rette linjene og de vanlige diagonalene
    [grid-thin] de rette linjene og de ekstra diagonalene
   *[diagonal-thin] bare diagonalene, de vanlige og de ekstra
}.
rule-hunt-directions = { $chosen-side-opening } { $choice ->
    [none] kan ikke flytte.
    [all] flytter ett punkt om gangen, i alle retninger.
   *[some] flytter ett punkt om gangen, { $directions }.
}
direction-forward = rett fram
direction-forward-diagonal = skrått fram
direction-sideways = til siden
direction-back-diagonal = skrått tilbake
direction-back = rett tilbake
rule-hunt-directions-both = Alle brikker flytter ett punkt om gangen, i alle retninger.
rule-hunt-ahead = Fram er oppover på brettet, mot de høyere radene.
rule-hunt-leap = { $few-side-opening } { $choice ->
    [none] kan ikke slå.
    [single] slår ved å hoppe langs en linje over { $many-piece-a } til det tomme punktet bak, én gang per tur.
   *[multi] slår ved å hoppe langs en linje over { $many-piece-a } til det tomme punktet bak, og kan hoppe videre i samme tur.
}
rule-hunt-capture = { $choice ->
    [free] Man trenger ikke å slå.
    [must] Hvis { $few-side-definite } kan slå, må det slås.
    [must-on] Hvis { $few-side-definite } kan slå, må det slås, og hoppene fortsetter så lenge det går.
   *[huff] Man trenger ikke å slå, men går man et skritt i stedet, fjernes hver brikke som kunne ha slått.
}
rule-hunt-trapped = { $choice ->
    [removed] Etter hver tur for { $many-side-definite } fjernes hver { $few-piece } som ikke kan flytte.
    [removed-hand] Etter hver tur for { $many-side-definite } fjernes hver { $few-piece } som ikke kan flytte, når { $few-side-definite } ikke har flere på hånden.
   *[stays] En brikke som ikke kan flytte, blir på brettet.
}
rule-hunt-many-at-most = { $few-side-opening } { $choice ->
    [never] kan ikke vinne ved å slå.
    [0] vinner ved å slå alle motstanderens brikker.
    [one] vinner når bare { $choice } av { $many-all-piece-counted } er igjen.
   *[other] vinner når bare { $choice } av { $many-all-piece-counted } er igjen.
}
rule-hunt-few-reach = { $choice ->
    [0] Ingen punkter på brettet vinner for { $few-side-definite }.
   *[other] { $few-side-opening } vinner ved å nå { $points }.
}
rule-hunt-few-behind = { $choice ->
    [yes] { $few-side-opening } vinner ved å komme forbi { $many-side-definite }, til lavere rader enn alle fiender.
   *[no] Å komme forbi { $many-side-definite } er ikke nok til å vinne.
}
rule-hunt-many-fill = { $choice ->
    [0] { $many-side-opening } vinner ikke ved å fylle punkter på brettet.
   *[other] { $many-side-opening } vinner ved å fylle { $points }.
}
rule-hunt-taken = { $choice ->
    [yes] { $many-side-opening } vinner når { $few-side-definite } er borte fra brettet.
   *[no] { $few-side-opening } kan ikke fjernes fra brettet.
}
rule-hunt-no-moves = { $choice ->
    [loss] { $many-side-opening } vinner når { $few-side-definite } ikke har noe lovlig trekk (og omvendt).
   *[draw] Når en side ikke har noe lovlig trekk, er partiet remis.
}
rule-hunt-quiet-limit = { $choice ->
    [0] Det er ingen grense for trekk der ingenting slås eller settes på brettet.
    [one] Etter ett trekk der ingenting slås eller settes på brettet, er partiet remis.
   *[other] Etter { $choice } trekk der ingenting slås eller settes på brettet, er partiet remis.
}

## Tilbud

offer-menu-hunt = Jaktspill: rev, tiger og leopard

## Leksjoner

lesson-of-hunt = Jaktspill
lesson-topic-hunt-fox = De to målene: reven
lesson-about-hunt-fox = Reven vinner ved å slå gjess. Når bare 5 er igjen, har gjessene tapt.
lesson-topic-hunt-moves = Slik flytter brikkene
lesson-about-hunt-moves = Brikkene går fra punkt til punkt langs de tegnede linjene, ett skritt om gangen.
lesson-topic-hunt-leap = Å hoppe
lesson-about-hunt-leap = Reven slår ved å hoppe over en gås til det tomme punktet bak.
lesson-topic-hunt-chain = Å hoppe videre
lesson-about-hunt-chain = Der reven lander, kan den hoppe videre i samme trekk.
lesson-topic-hunt-put = Å sette brikker på brettet
lesson-about-hunt-put = I noen jaktspill setter den ene siden først brikkene sine på brettet, én i hver tur. Ikke sett en geit der en tiger kan hoppe over den.
lesson-topic-hunt-trap = De to målene: gjessene
lesson-about-hunt-trap = Gjessene kan ikke slå: De vinner ved å stenge reven inne, slik at den ikke kan flytte.
lesson-topic-hunt-guard = Dekk brikkene dine
lesson-about-hunt-guard = En gås er trygg så lenge noen står bak den, sett fra reven.
lesson-topic-hunt-puzzle = En oppgave
lesson-about-hunt-puzzle = Bare ett trekk sikrer seieren her.

example-hunt-leap = Med ett hopp
example-hunt-chain = Med flere hopp i samme trekk
example-hunt-closed = Ved å stenge inne, så det ikke er noe trekk igjen

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-fox-and-hounds = Rev og hunder
title-short-fox-and-hounds = Rev og hunder
title-fox-and-geese = Rev og gjess: 13 gjess
title-short-fox-and-geese = Rev og gjess
title-fox-and-geese-orthogonal = Rev og gjess: 13 gjess på rette linjer
title-short-fox-and-geese-orthogonal = 13 gjess, rette linjer
title-fox-and-geese-15 = Rev og gjess: 15 gjess går aldri tilbake
title-short-fox-and-geese-15 = 15 gjess, aldri tilbake
title-fox-and-geese-17 = Rev og gjess: 17 gjess uten begrensning
title-short-fox-and-geese-17 = 17 gjess, fritt
title-fox-and-geese-17-ahead = Rev og gjess: 17 gjess verken tilbake eller til siden
title-short-fox-and-geese-17-ahead = 17 gjess, bare framover
title-fox-and-geese-17-straight = Rev og gjess: 17 gjess uten diagonaler
title-short-fox-and-geese-17-straight = 17 gjess, rette linjer
title-fox-and-geese-diagonals = Rev og gjess: ekstra diagonaler
title-short-fox-and-geese-diagonals = Ekstra diagonaler
title-pulijudam = Pulijudam (lam og tigre)
title-short-pulijudam = Pulijudam
title-catch-the-hare = Harejakt
title-short-catch-the-hare = Harejakt
