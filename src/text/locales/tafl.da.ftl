# De ord og sætninger, som kun tafl har, på dansk.
#
# Et navn kommer ind i sætninger med alle sine former: `.definite` af en side for eksempel som `$side-definite`.

## Sider
##
## .opening og .definite er bestemt form i begyndelsen af en sætning og inde i den. .led er det, nogen spiller med.

side-attackers = angribere
    .heading = Angribere
    .opening = Angriberne
    .definite = angriberne
    .genitive = angribernes
    .led = angriberne
side-defenders = forsvarere
    .heading = Forsvarere
    .opening = Forsvarerne
    .definite = forsvarerne
    .genitive = forsvarernes
    .led = kongen og hans forsvarere

## Brikker
##
## $count er, hvor mange der er. .letter står for brikken på brætter af tekst: ASCII, én hver, ikke to ens. .among kommer
## før antallet af felter i listen over ens egne brikker: intet for dem, der er mange af.

piece-attacker = angriber
    .letter = A
    .a = en angriber
    .opening = Angriberen
    .counted = { $count ->
        [one] én angriber
       *[other] { $count } angribere
    }
    .moved = en brik
    .captured = { $count ->
        [one] brikken
       *[other] { $count } brikker
    }
    .among = { "" }
piece-defender = forsvarer
    .letter = F
    .a = en forsvarer
    .opening = Forsvareren
    .counted = { $count ->
        [one] én forsvarer
       *[other] { $count } forsvarere
    }
    .moved = en brik
    .captured = { $count ->
        [one] brikken
       *[other] { $count } brikker
    }
    .among = { "" }
piece-king = konge
    .letter = K
    .a = kongen
    .opening = Kongen
    .counted = konge
    .moved = kongen
    .captured = kongen
    .among = { "kongen, " }
piece-attacking-commander = høvding hos angriberne
    .letter = { $letter }
    .a = en høvding hos angriberne
    .opening = Høvdingen hos angriberne
    .counted = { $count ->
        [one] én høvding hos angriberne
       *[other] { $count } høvdinger hos angriberne
    }
    .moved = en høvding
    .captured = { $count ->
        [one] høvdingen
       *[other] { $count } høvdinger
    }
    .among = { "høvding, " }
piece-attacking-knight = ridder hos angriberne
    .letter = { $letter }
    .a = en ridder hos angriberne
    .opening = Ridderen hos angriberne
    .counted = { $count ->
        [one] én ridder hos angriberne
       *[other] { $count } riddere hos angriberne
    }
    .moved = en ridder
    .captured = { $count ->
        [one] ridderen
       *[other] { $count } riddere
    }
    .among = { "ridder, " }
piece-defending-commander = høvding hos forsvarerne
    .letter = { $letter }
    .a = en høvding hos forsvarerne
    .opening = Høvdingen hos forsvarerne
    .counted = { $count ->
        [one] én høvding hos forsvarerne
       *[other] { $count } høvdinger hos forsvarerne
    }
    .moved = en høvding
    .captured = { $count ->
        [one] høvdingen
       *[other] { $count } høvdinger
    }
    .among = { "høvding, " }
piece-defending-knight = ridder hos forsvarerne
    .letter = { $letter }
    .a = en ridder hos forsvarerne
    .opening = Ridderen hos forsvarerne
    .counted = { $count ->
        [one] én ridder hos forsvarerne
       *[other] { $count } riddere hos forsvarerne
    }
    .moved = en ridder
    .captured = { $count ->
        [one] ridderen
       *[other] { $count } riddere
    }
    .among = { "ridder, " }

## Særlige felter

ground-throne = trone
    .a = tronen
ground-corner = hjørne
    .a = et hjørne
ground-camp = lejr
    .a = en lejr

## Råb: i kanalen, i billedets beskrivelse, i listen over træk på siden

call-raichi = **Raichi!** Kongen har fri vej til { $squares }.
call-tuichi = **Tuichi!** Kongen har { $count } frie veje: { $squares }.
call-watch-your-king = **Pas på kongen!** Angriberne truer med at slå ham på { $square } med et træk til { $threats }.
# For dem, der er nye, én gang i hvert parti.
meaning-raichi = -# *Raichi* betyder, at kongen kan vinde i sit næste træk: Angriberne skal spærre hans vej nu.
meaning-tuichi = -# *Tuichi* betyder, at han har mindst to veje: Det er ikke nok at spærre den ene.
alt-call-raichi = Raichi: Kongen har fri vej til { $squares }.
alt-call-tuichi = Tuichi: Kongen har { $count } frie veje: { $squares }.
alt-call-watch-your-king = Pas på kongen: Han kan blive slået på { $square } med et træk til { $threats }.
page-call-raichi = Raichi
page-call-tuichi = Tuichi
page-call-watch-your-king = Kongen!

## Ture og slutninger

turn-custody = Den brik, der flyttede, bliver selv slået: Den gik ind mellem to fjender.
aim-attackers = { $capture ->
    [two] slå kongen mellem to af dine brikker
    [four-on-throne] slå kongen mellem to af dine brikker, på tronen på alle fire sider
    [four-near-throne] slå kongen mellem to af dine brikker, på tronen og ved siden af den på alle fire sider
   *[four] slå kongen ved at omringe ham på alle fire sider
}
aim-defenders = { $escape ->
    [corner] få kongen hen til et hjørne
    [safe-edge] få kongen hen til et kantfelt, hvor han ikke kan slås med det samme
   *[edge] få kongen ud til brættets kant
}
reason-king-captured = Kongen er slået.
reason-king-escaped = Kongen er sluppet ud på { $square }.
reason-exit-fort = Kongen er i sikkerhed i et uindtageligt fort ved kanten.
reason-attackers-destroyed = Der er for få angribere tilbage til at holde kongen.
reason-enclosed = Angriberne har omringet kongen og alle hans forsvarere.

## Brættet i ord (uden opmærkning)

alt-king = Kongen står på { $square }.
alt-king-gone = Kongen er ikke længere på brættet.
alt-pieces = På brættet: { $attackers ->
    [0] ingen angribere
    [one] én angriber
   *[other] { $attackers } angribere
}, { $defenders ->
    [0] ingen forsvarere
    [one] én forsvarer
   *[other] { $defenders } forsvarere
} og kongen.
alt-pieces-without-king = På brættet: { $attackers ->
    [0] ingen angribere
    [one] én angriber
   *[other] { $attackers } angribere
} og { $defenders ->
    [0] ingen forsvarere
    [one] én forsvarer
   *[other] { $defenders } forsvarere
}.
alt-ranks = Blandt dem: { $pieces }.

## Afslag: grunden og det, der hjælper

refuse-not-in-line = { $from } og { $to } ligger ikke på linje. Brikker flytter ligeud, vandret eller lodret.
refuse-blocked = { $from }–{ $to } er spærret på { $at }: Der står { $piece-a }. Brikker kan ikke springe.
refuse-stop-king = Kun kongen må standse på { $square }: Det er { $ground-a }. Vælg et andet felt.
refuse-stop = Denne brik må ikke standse på { $square }: Det er { $ground-a }. Vælg et andet felt.
refuse-cross = Denne brik må ikke passere { $square }: Det er { $ground-a }. Den skal standse inden.
refuse-too-far = Efter disse regler flytter denne brik højst { $count ->
    [one] ét felt
   *[other] { $count } felter
} ad gangen.
refuse-not-leapable = Man kan kun springe over almindelige fjender, og på { $over } står der ikke en.
refuse-leap-far = Kongen springer kun fra eller til tronen eller et hjørne, altså ikke fra { $from } til { $to }.
refuse-captures-nothing = Et træk fortsætter kun, hvis det slår, og på { $to } bliver intet slået.
refuse-chain-ends = Trækket slutter på { $at }.
refuse-must-go-on = Dette træk skal fortsætte: brikken på { $at } kan slå igen.
refuse-stood-before = Denne stilling har været før (efter træk { $ply }), og forsvarerne må ikke gentage den.

## Afslag på en linje med regler i OpenTafls skrivemåde

refuse-rules-line = Jeg kan ikke spille disse regler, der ligner en linje fra OpenTafl. Det her skal rettes:
rules-line-missing = `{ $key }` mangler
rules-line-twice = `{ $key }` kommer to gange
rules-line-unknown = der findes ikke noget, der hedder `{ $key }`
rules-line-value = `{ $key }` kan ikke være `{ $given }`
rules-line-no-such-rule = jeg har ingen regel som `{ $key }:{ $given }`
rules-line-start = startstillingen kan ikke læses: { $why }
rules-line-more = { $count } til

## Hvad hvert sæt regler er godt til, i få ord efter dets titel

advice-brandubh = godt første parti
advice-copenhagen = turneringer
advice-norse = stort bræt, enkle regler
advice-fetlar = klassiske turneringer
advice-tablut = som Linné så det i 1732
advice-viking = kanten er sikker for kongen
advice-kings-table = kun brikker slår kongen
advice-high-king-tablut = mellemstort bræt, ud til hjørnerne
advice-high-king-ard-ri = lille og tætpakket
advice-high-king-errk = lille, ud til hjørnerne
advice-mini-tablut = gå aldrig ind mellem to fjender
advice-saami-tablut = angribere i lejre
advice-tawlbwrdd = ingen særlige felter, ud til kanten
advice-sea-battle = ubevæbnet konge, ud til kanten
advice-magpie = langsom konge
advice-alea-evangelii = det største bræt, lange partier
advice-historical-tablut = forsvarerne begynder, ud til kanten
advice-historical-11 = stort bræt, ud til kanten
advice-historical-bell = forsvarerne begynder, klokkeformet start
advice-lewis-cross = forsvarerne begynder, korsformet start
advice-historical-13 = endnu større bræt, ud til kanten
advice-simple-tafl = stort bræt, de enkleste regler
advice-simple-tafl-9 = mellemstort bræt, de enkleste regler
advice-ard-ri = lille bræt, ud til kanten
advice-ard-ri-step = lille bræt, ét skridt ad gangen
advice-old-hnefatafl = kanten hjælper med at slå kongen
advice-skalk = to brikker slår kongen
advice-sea-battle-w = ubevæbnet konge, forsvarerne begynder
advice-sea-battle-star = ubevæbnet konge, stjerneformet start
advice-sea-battle-11 = ubevæbnet konge, korsformet start
advice-sea-battle-13 = ubevæbnet konge, endnu større bræt
advice-parlett-13 = som i David Parletts bog
advice-copenhagen-13 = turneringsregler, endnu større bræt
advice-copenhagen-bell = turneringsregler, klokkeformet start
advice-copenhagen-lewis = turneringsregler, korsformet start
advice-tablut-15 = endnu større bræt, lange partier
advice-tablut-smith = der skal altid fire til at slå kongen
advice-brandub-weak = to brikker slår kongen
advice-magpie-diamond = langsom konge, rudeformet start
advice-alea-tablut = det største bræt, forsvarerne begynder
advice-ashton-tablut = angribere i lejre, konkurrence for programmer
advice-foteviken-tablut = angribere i lejre, ud til kanten
advice-copenhagen-relaxed = skjoldborge lukkes overalt fra
advice-berserk = flere slag i træk, høvdinge og en ridder
advice-berserk-opentafl = flere slag i træk er tvungne
advice-total-tafl = Copenhagen med flere slag i træk
advice-tyr = flere slag i træk, ingen særlige felter
advice-tyr-15 = flere slag i træk, stort bræt
advice-copenhagen-org = ingen gentagelse, remis efter træk 142
advice-copenhagen-org-13 = ingen gentagelse, større bræt
advice-brandubh-org = ingen gentagelse, lille bræt

## Regler i ord
##
## En `rule-`-besked er alt, hvad der siges om en regel: $choice er det, der er valgt. I mængder af brikker er `a`
## angriberne, `d` forsvarerne, `k` kongen. Nogle regler deles om `rule-may` og `rule-helps`.

rules-board = Brættet har { $size } × { $size } felter: { $attackers ->
    [one] { $attackers } angriber
   *[other] { $attackers } angribere
} mod { $defenders ->
    [one] { $defenders } forsvarer
   *[other] { $defenders } forsvarere
} og kongen.
rules-moves = Alle brikker flytter som tårnet i skak. En brik er slået, når en fjende flytter sådan, at den står på linje mellem to fjender.
rules-alt = { $rules }, startstillingen: { $attackers ->
    [one] { $attackers } angriber
   *[other] { $attackers } angribere
}, { $defenders ->
    [one] { $defenders } forsvarer
   *[other] { $defenders } forsvarere
} og kongen på { $king }.
rule-may = { $choice ->
    [nobody] Ingen brik må
    [a] Kun angribere må
    [d] Kun forsvarere må
    [k] Kun kongen må
    [ad] Alle brikker undtagen kongen må
    [ak] Kun kongen og angribere må
    [dk] Kun kongen og forsvarere må
   *[adk] Alle brikker må
}
rule-helps = tæller { $choice ->
    [nobody] ikke som fjende for nogen brik
    [a] kun som fjende for angribere
    [d] kun som fjende for forsvarere
    [k] kun som fjende for kongen
    [ad] som fjende for alle brikker undtagen kongen
    [ak] som fjende for kongen og angribere, men ikke for forsvarere
    [dk] som fjende for kongen og forsvarere, men ikke for angribere
   *[adk] som fjende for alle brikker
}
rule-starts = { $choice ->
    [attackers] Angriberne
   *[defenders] Forsvarerne
} begynder.
rule-escape = Kongen vinder på { $choice ->
    [corner] et hjørnefelt
    [safe-edge] et kantfelt, hvor han ikke kan slås med det samme
   *[edge] et hvilket som helst kantfelt
}; angriberne vinder ved at slå ham.
rule-soldier-steps = Angribere og forsvarere flytter { $choice ->
    [0] så langt, de vil
    [one] ét felt ad gangen
   *[other] højst { $choice } felter ad gangen
}.
rule-king-capture = Kongen { $choice ->
    [two] slås mellem to fjender som enhver anden brik
    [four-on-throne] er slået, når han på tronen er omringet på alle fire sider; andre steder slås han mellem to fjender
    [four-near-throne] er slået, når han på tronen eller ved siden af den er omringet på alle fire sider; andre steder slås han mellem to fjender
   *[four] er slået, når han er omringet på alle fire sider
}.
rule-king-armed = Kongen { $choice ->
    [full] hjælper med at slå som enhver anden brik
    [hammer] hjælper kun med at slå, når han selv flytter
    [anvil] hjælper kun med at slå, når han bliver stående
   *[none] hjælper ikke med at slå
}.
rule-king-steps = Kongen flytter { $choice ->
    [0] så langt, han vil
    [one] ét felt ad gangen
   *[other] højst { $choice } felter ad gangen
}.
rule-king-jump = { $choice ->
    [over] Kongen må også springe over en fjende ved siden af sig uden at slå den.
    [take] Kongen må også springe over en fjende ved siden af sig og slår den.
    [special] Kongen må også springe over en fjende ved siden af sig, fra eller til tronen eller et hjørne.
   *[none] Kongen springer ikke.
}
rule-commander-jump = { $choice ->
    [over] Høvdinge må også springe over en fjende ved siden af sig uden at slå den.
    [take] Høvdinge må også springe over en fjende ved siden af sig og slår den.
   *[none] Høvdinge springer ikke.
}
rule-commander-pierce = { $choice ->
    [yes] To angribende høvdinge fanger kongen mellem sig, undtagen på tronen og ved siden af den.
   *[no] Høvdinge fanger kongen som almindelige angribere.
}
rule-knight-jump = { $choice ->
    [over] Riddere må også springe over en fjende ved siden af sig uden at slå den.
    [take] Riddere må også springe over en fjende ved siden af sig og slår den.
   *[none] Riddere springer ikke.
}
rule-knight-pierce = { $choice ->
    [yes] To angribende riddere fanger kongen mellem sig, undtagen på tronen og ved siden af den.
   *[no] Riddere fanger kongen som almindelige angribere.
}
rule-throne-present = { $choice ->
    [yes] Feltet i midten er tronen.
   *[no] Der er ingen trone.
}
rule-throne-stop = { rule-may } standse på tronen.
rule-throne-cross = { rule-may } passere den tomme trone.
rule-throne-hostile = Den tomme trone { rule-helps }.
rule-throne-hostile-occupied = Den besatte trone { rule-helps }.
rule-corners-present = { $choice ->
    [yes] Hjørnerne er særlige felter.
   *[no] Hjørnerne er almindelige felter.
}
rule-corners-width = Hvert hjørne er { $choice ->
    [one] et enkelt felt
   *[other] en blok på { $choice } × { $choice } felter
}.
rule-corners-stop = { rule-may } standse på hjørnerne.
rule-corners-cross = { rule-may } passere hjørnerne.
rule-corners-hostile = Et tomt hjørne { rule-helps }.
rule-corners-pierce = { $choice ->
    [yes] Et tomt hjørne kan erstatte den ene af to brikker, der fanger kongen på denne måde.
   *[no] Et hjørne hjælper ikke høvdinge og riddere med at fange kongen.
}
rule-camps-squares = { $choice ->
    [none] Der er ingen lejre.
    [start] De felter, angriberne starter på, er deres lejre.
    [one] Ét felt er en lejr for angriberne.
   *[other] { $choice } felter er lejre for angriberne.
}
rule-camps-stop = { rule-may } standse i lejrene.
rule-camps-cross = { rule-may } passere lejrene.
rule-camps-hostile = Et tomt lejrfelt { rule-helps }.
rule-camps-hostile-occupied = Et besat lejrfelt { rule-helps }.
rule-camps-blunt = { $choice ->
    [none] Alle lejrfelter tæller ens.
    [start] Angribernes egne startfelter tæller aldrig som fjender for dem.
    [one] Ét lejrfelt tæller aldrig som fjende for angribere.
   *[other] { $choice } lejrfelter tæller aldrig som fjender for angribere.
}
rule-camps-stay = { $choice ->
    [any] En angriber i en lejr må stadig flytte inden for alle lejre.
    [yes] En angriber i en lejr må stadig flytte inden for den.
   *[no] En angriber i en lejr har ingen særlig ret til at flytte inden for den.
}
rule-edge-hostile = Brættets kant { rule-helps }.
rule-chain = { $choice ->
    [may] En brik, der slår, må fortsætte i samme træk, så længe hvert skridt slår eller vinder.
    [must] En brik, der slår, skal fortsætte i samme træk, så længe den kan slå eller vinde.
   *[none] Et træk slutter med det første slag.
}
rule-custody = En brik, der selv går ind mellem to fjender, { $choice ->
    [strict] bliver slået
   *[active] er sikker
}.
rule-linnaean = { $choice ->
    [yes] Hvis kongen på sin trone har angribere på tre sider og en forsvarer på den fjerde, kan den forsvarer slås mod tronen.
   *[no] Tronen tæller ikke som fjende, så længe kongen sidder på den.
}
rule-immobilised = { $choice ->
    [king] Kongen er slået, når en angriber stiller sig ved siden af ham, og han ikke kan flytte.
    [all] En brik er slået, når en fjende stiller sig ved siden af den, og den ikke kan flytte.
   *[none] Ingen brik er slået, bare fordi den ikke kan flytte.
}
rule-shieldwall = { $choice ->
    [any] En række brikker langs kanten slås af en skjoldborg: fjender foran hver brik og i begge ender. Den må lukkes fra hvert af disse felter.
    [yes] En række brikker langs kanten slås af en skjoldborg: fjender foran hver brik og i begge ender.
   *[no] Der er ingen skjoldborg langs kanten.
}
rule-exit-fort = { $choice ->
    [yes] Kongen vinder også i et uindtageligt fort ved kanten.
   *[no] Et fort ved kanten er ikke nok til at vinde.
}
rule-enclosure-wins = { $choice ->
    [yes] Angriberne vinder også ved at omringe kongen og alle hans forsvarere.
   *[no] At omringe kongen og alle hans forsvarere er ikke nok til at vinde.
}
rule-attackers-lose-at = { $choice ->
    [never] Angriberne taber ikke ved at miste brikker.
    [0] Angriberne taber, når der ikke er flere af dem.
    [one] Angriberne taber, når der kun er én af dem tilbage.
   *[other] Angriberne taber, når der kun er { $choice } af dem tilbage.
}
rule-repetition-result = Slutter partiet ved gentagelse, { $choice ->
    [attackers] vinder angriberne
    [defenders] vinder forsvarerne
    [mover-loses] taber den side, der gentog stillingen
   *[draw] er det remis
}.
rule-repetition-forbid = { $choice ->
    [defenders] Forsvarerne må ikke gentage en stilling, der har været før.
   *[nobody] Begge sider må gentage en stilling.
}
rule-ply-limit = { $choice ->
    [0] Der er ingen grænse for antallet af træk.
   *[other] Efter træk { $choice } er partiet remis.
}
## Tilbud

offer-menu-small = Tafl: små brætter
offer-menu-copenhagen = Tafl: Copenhagen og beslægtede
offer-menu-berserk = Tafl: Berserk
offer-menu-historical = Tafl: historiske spil
offer-menu-sea-battle = Tafl: søslag
offer-menu-tablut = Tafl: Tablut

## Analyser: hvad et træk overså eller tillod

fact-missed-escape = Her kunne kongen være sluppet ud med det samme.
fact-missed-king-capture = Her kunne kongen være slået med det samme.
fact-missed-tuichi = Her var der en tuichi.
fact-missed-raichi = Her var der en raichi.
fact-allowed-escape = Det lod kongen slippe ud med det samme.
fact-allowed-king-capture = Det lod kongen blive slået med det samme.
fact-allowed-tuichi = Det gav mulighed for en tuichi.

lesson-of-tafl = Tafl
lesson-topic-tafl-escape = De to mål: at slippe væk
lesson-about-tafl-escape = Kongen og hans forsvarere vinder, når han når et hjørne. Her er vejen fri.
lesson-topic-tafl-moves = Sådan flytter brikkerne
lesson-about-tafl-moves = Alle brikker flytter i lige linje, et vilkårligt antal tomme felter. Kun kongen må standse på et hjørne eller på tronen i midten.
lesson-topic-tafl-captures = At slå
lesson-about-tafl-captures = En brik er slået, når en fjendes træk bringer den mellem to fjender på linje.
lesson-topic-tafl-corners = Hjørner og trone
lesson-about-tafl-corners = Et tomt hjørne eller den tomme trone kan træde i stedet for den anden fjende.
lesson-topic-tafl-king = De to mål: at slå kongen
lesson-about-tafl-king = Angriberne vinder, når de slår kongen. Her mangler der én fjende ved siden af ham.
lesson-topic-tafl-raichi = Raichi og tuichi
lesson-about-tafl-raichi = Jeg melder *raichi*, når kongen har en fri vej, hvor hans næste træk vinder, og *tuichi*, når han har to: Så er det ikke nok at spærre den ene.
lesson-topic-tafl-watch = Pas på kongen
lesson-about-tafl-watch = Jeg melder *pas på kongen*, når angriberne kunne slå ham i deres næste træk, som de kan her.
lesson-topic-tafl-puzzle = En opgave
lesson-about-tafl-puzzle = Kun ét træk sikrer sejren her.

example-tafl-between = Mellem to fjender
example-tafl-throne = Mellem en fjende og den tomme trone
example-tafl-corner = Mellem en fjende og et tomt hjørne
example-tafl-camp = Mellem en fjende og en tom lejr
example-tafl-edge = Mellem en fjende og kanten
example-tafl-king-open = Kongen, af { $count ->
    [one] én angriber
   *[other] { $count } angribere
}
example-tafl-king-throne = Kongen på sin trone, af { $count ->
    [one] én angriber
   *[other] { $count } angribere
}
example-tafl-king-near-throne = Kongen ved siden af den tomme trone, af { $count ->
    [one] én angriber
   *[other] { $count } angribere
}
example-tafl-king-edge = Kongen ved kanten, af { $count ->
    [one] én angriber
   *[other] { $count } angribere
}
example-tafl-king-camp = Kongen ved siden af en tom lejr, af { $count ->
    [one] én angriber
   *[other] { $count } angribere
}
example-tafl-linnaean = Den sidste forsvarer ved siden af kongen, mod tronen
example-tafl-shieldwall = En række ved kanten, med en skjoldborg
example-tafl-enclosed = Alle forsvarere lukket inde: Angriberne vinder
example-tafl-custody = Ved eget træk mellem to fjender

rules-problem-king = Startstillingen skal have netop én konge og har { $count }.
rules-problem-no-corners = Kongen kan ikke slippe ud i et hjørne: Brættet har ingen.
rules-problem-corners = Hjørner på { $width } × { $width } felter kan ikke være på brættet.

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-kings-table = Kongens bord 11×11
title-short-kings-table = Kongens bord 11×11
title-sea-battle = Søslag 9×9
title-short-sea-battle = Søslag 9×9
title-magpie = Skade 7×7
title-short-magpie = Skade 7×7
title-saami-tablut = Samisk Tablut med lejre 9×9
title-short-saami-tablut = Samisk Tablut 9×9
title-tablut = Tablut efter Linné 9×9
title-short-tablut = Tablut 9×9
title-historical-tablut = Historisk Tablut 9×9 (forsvarerne begynder)
title-short-historical-tablut = Historisk Tablut 9×9
title-historical-11 = Historisk Hnefatafl 11×11
title-short-historical-11 = Historisk 11×11
title-historical-bell = Historisk 11×11: Bell (forsvarerne begynder)
title-short-historical-bell = Historisk 11×11: Bell
title-lewis-cross = Lewis-korset 11×11 (forsvarerne begynder)
title-short-lewis-cross = Lewis-korset 11×11
title-historical-13 = Historisk Hnefatafl 13×13
title-short-historical-13 = Historisk 13×13
title-simple-tafl = Simpelt Tafl 11×11
title-short-simple-tafl = Simpelt Tafl 11×11
title-simple-tafl-9 = Simpelt Tafl 9×9
title-short-simple-tafl-9 = Simpelt Tafl 9×9
title-ard-ri = Ard Rí 7×7
title-short-ard-ri = Ard Rí 7×7
title-ard-ri-step = Ard Rí 7×7: ét skridt
title-short-ard-ri-step = Ard Rí 7×7: ét skridt
title-old-hnefatafl = Gammelt Hnefatafl 11×11
title-short-old-hnefatafl = Gammelt Hnefatafl 11×11
title-skalk = Skalk Hnefatafl 11×11
title-short-skalk = Skalk 11×11
title-sea-battle-w = Søslag 9×9 (forsvarerne begynder)
title-short-sea-battle-w = Søslag: forsvarere først
title-sea-battle-star = Søslag 9×9: stjerne
title-short-sea-battle-star = Søslag 9×9: stjerne
title-sea-battle-11 = Søslag 11×11: kors
title-short-sea-battle-11 = Søslag 11×11
title-sea-battle-13 = Søslag 13×13
title-short-sea-battle-13 = Søslag 13×13
title-parlett-13 = Parletts Søslag 13×13
title-short-parlett-13 = Parlett 13×13
title-copenhagen-13 = Copenhagen 13×13
title-short-copenhagen-13 = Copenhagen 13×13
title-copenhagen-bell = Copenhagen 11×11: Bell
title-short-copenhagen-bell = Copenhagen: Bell
title-copenhagen-lewis = Copenhagen 11×11: Lewis-korset
title-short-copenhagen-lewis = Copenhagen: Lewis-korset
title-tablut-15 = Tablut 15×15
title-short-tablut-15 = Tablut 15×15
title-tablut-smith = Tablut efter Smith 9×9
title-short-tablut-smith = Tablut efter Smith 9×9
title-brandub-weak = Brandub 7×7: svag konge
title-short-brandub-weak = Brandub 7×7: svag konge
title-magpie-diamond = Skade 7×7: rombe
title-short-magpie-diamond = Skade 7×7: rombe
title-alea-tablut = Alea evangelii efter Tablut-regler 19×19
title-short-alea-tablut = Alea Tablut 19×19
title-ashton-tablut = Ashton-Tablut 9×9 (konkurrence)
title-short-ashton-tablut = Ashton-Tablut 9×9
title-foteviken-tablut = Foteviken-Tablut 9×9
title-short-foteviken-tablut = Foteviken-Tablut 9×9
title-copenhagen-relaxed = Copenhagen 11×11: lempet skjoldborg
title-short-copenhagen-relaxed = Copenhagen lempet
title-berserk = Berserk 11×11
title-short-berserk = Berserk
title-berserk-opentafl = Berserk 11×11: OpenTafl
title-short-berserk-opentafl = Berserk OpenTafl
title-total-tafl = Total Hnefatafl 11×11
title-short-total-tafl = Total Hnefatafl
title-tyr = Tyr 11×11
title-short-tyr = Tyr 11×11
title-tyr-15 = Tyr 15×15
title-short-tyr-15 = Tyr 15×15
title-copenhagen-org = Copenhagen 11×11: hnefatafl.org
title-short-copenhagen-org = Copenhagen org
title-copenhagen-org-13 = Copenhagen 13×13: hnefatafl.org
title-short-copenhagen-org-13 = Copenhagen org 13×13
title-brandubh-org = Brandubh 7×7: hnefatafl.org
title-short-brandubh-org = Brandubh org
