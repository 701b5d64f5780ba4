# Ordene og setningene som bare tafl har, på norsk.
#
# Et navn kommer inn i setninger med alle formene sine: `.definite` av en side for eksempel som `$side-definite`.

## Sider
##
## .opening og .definite er bestemt form i begynnelsen av en setning og inne i den. .led er det noen spiller med.

side-attackers = angripere
    .heading = Angripere
    .opening = Angriperne
    .definite = angriperne
    .genitive = angripernes
    .led = angriperne
side-defenders = forsvarere
    .heading = Forsvarere
    .opening = Forsvarerne
    .definite = forsvarerne
    .genitive = forsvarernes
    .led = kongen og forsvarerne hans

## Brikker
##
## $count er hvor mange det er. .letter står for brikken på brett av tekst: ASCII, én hver, ikke to like. .among kommer
## før antallet felter i listen over ens egne brikker: ingenting for dem det er mange av.

piece-attacker = angriper
    .letter = A
    .a = en angriper
    .opening = Angriperen
    .counted = { $count ->
        [one] én angriper
       *[other] { $count } angripere
    }
    .moved = en brikke
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
    .moved = en brikke
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
piece-attacking-commander = høvding hos angriperne
    .letter = { $letter }
    .a = en høvding hos angriperne
    .opening = Høvdingen hos angriperne
    .counted = { $count ->
        [one] én høvding hos angriperne
       *[other] { $count } høvdinger hos angriperne
    }
    .moved = en høvding
    .captured = { $count ->
        [one] høvdingen
       *[other] { $count } høvdinger
    }
    .among = { "høvding, " }
piece-attacking-knight = ridder hos angriperne
    .letter = { $letter }
    .a = en ridder hos angriperne
    .opening = Ridderen hos angriperne
    .counted = { $count ->
        [one] én ridder hos angriperne
       *[other] { $count } riddere hos angriperne
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

## Særskilte felter

ground-throne = trone
    .a = tronen
ground-corner = hjørne
    .a = et hjørne
ground-camp = leir
    .a = en leir

## Rop: i kanalen, i beskrivelsen av bildet, i listen over trekk på siden

call-raichi = **Raichi!** Kongen har fri vei til { $squares }.
call-tuichi = **Tuichi!** Kongen har { $count } frie veier: { $squares }.
call-watch-your-king = **Pass på kongen!** Angriperne truer med å slå ham på { $square } med et trekk til { $threats }.
# For dem som er nye, én gang i hvert parti.
meaning-raichi = -# *Raichi* betyr at kongen kan vinne i sitt neste trekk: Angriperne må sperre veien hans nå.
meaning-tuichi = -# *Tuichi* betyr at han har minst to veier: Det er ikke nok å sperre den ene.
alt-call-raichi = Raichi: Kongen har fri vei til { $squares }.
alt-call-tuichi = Tuichi: Kongen har { $count } frie veier: { $squares }.
alt-call-watch-your-king = Pass på kongen: Han kan bli slått på { $square } med et trekk til { $threats }.
page-call-raichi = Raichi
page-call-tuichi = Tuichi
page-call-watch-your-king = Kongen!

## Turer og slutter

turn-custody = Brikken som flyttet, blir selv slått: Den gikk inn mellom to fiender.
aim-attackers = { $capture ->
    [two] slå kongen mellom to av brikkene dine
    [four-on-throne] slå kongen mellom to av brikkene dine, på tronen på alle fire sider
    [four-near-throne] slå kongen mellom to av brikkene dine, på tronen og ved siden av den på alle fire sider
   *[four] slå kongen ved å omringe ham på alle fire sider
}
aim-defenders = { $escape ->
    [corner] få kongen til et hjørne
    [safe-edge] få kongen til et kantfelt der han ikke kan slås med en gang
   *[edge] få kongen til kanten av brettet
}
reason-king-captured = Kongen er slått.
reason-king-escaped = Kongen har sluppet ut på { $square }.
reason-exit-fort = Kongen er i sikkerhet i et uinntakelig fort ved kanten.
reason-attackers-destroyed = Det er for få angripere igjen til å holde kongen.
reason-enclosed = Angriperne har omringet kongen og alle forsvarerne hans.

## Brettet i ord (uten oppmerking)

alt-king = Kongen står på { $square }.
alt-king-gone = Kongen er ikke lenger på brettet.
alt-pieces = På brettet: { $attackers ->
    [0] ingen angripere
    [one] én angriper
   *[other] { $attackers } angripere
}, { $defenders ->
    [0] ingen forsvarere
    [one] én forsvarer
   *[other] { $defenders } forsvarere
} og kongen.
alt-pieces-without-king = På brettet: { $attackers ->
    [0] ingen angripere
    [one] én angriper
   *[other] { $attackers } angripere
} og { $defenders ->
    [0] ingen forsvarere
    [one] én forsvarer
   *[other] { $defenders } forsvarere
}.
alt-ranks = Blant dem: { $pieces }.

## Avslag: grunnen og det som hjelper

refuse-not-in-line = { $from } og { $to } ligger ikke på linje. Brikker flytter rett, vannrett eller loddrett.
refuse-blocked = { $from }–{ $to } er sperret på { $at }: Der står { $piece-a }. Brikker kan ikke hoppe.
refuse-stop-king = Bare kongen får stanse på { $square }: Det er { $ground-a }. Velg et annet felt.
refuse-stop = Denne brikken får ikke stanse på { $square }: Det er { $ground-a }. Velg et annet felt.
refuse-cross = Denne brikken kan ikke passere { $square }: Det er { $ground-a }. Den må stanse før det.
refuse-too-far = Etter disse reglene flytter denne brikken høyst { $count ->
    [one] ett felt
   *[other] { $count } felter
} om gangen.
refuse-not-leapable = Man kan bare hoppe over vanlige fiender, og på { $over } står det ingen.
refuse-leap-far = Kongen hopper bare fra eller til tronen eller et hjørne, altså ikke fra { $from } til { $to }.
refuse-captures-nothing = Et trekk fortsetter bare hvis det slår, og på { $to } blir ingenting slått.
refuse-chain-ends = Trekket slutter på { $at }.
refuse-must-go-on = Dette trekket må fortsette: brikken på { $at } kan slå igjen.
refuse-stood-before = Denne stillingen har vært før (etter trekk { $ply }), og forsvarerne kan ikke gjenta den.

## Avslag på en linje med regler i OpenTafls skrivemåte

refuse-rules-line = Jeg kan ikke spille disse reglene, som ligner en linje fra OpenTafl. Dette må rettes:
rules-line-missing = `{ $key }` mangler
rules-line-twice = `{ $key }` kommer to ganger
rules-line-unknown = det finnes ikke noe som heter `{ $key }`
rules-line-value = `{ $key }` kan ikke være `{ $given }`
rules-line-no-such-rule = jeg har ingen regel som `{ $key }:{ $given }`
rules-line-start = startstillingen kan ikke leses: { $why }
rules-line-more = { $count } til

## Hva hvert regelsett er godt til, i noen få ord etter tittelen

advice-brandubh = godt første parti
advice-copenhagen = turneringer
advice-norse = stort brett, enkle regler
advice-fetlar = klassiske turneringer
advice-tablut = slik Linné så det i 1732
advice-viking = kanten er trygg for kongen
advice-kings-table = bare brikker slår kongen
advice-high-king-tablut = middels stort brett, ut til hjørnene
advice-high-king-ard-ri = lite og trangt
advice-high-king-errk = lite, ut til hjørnene
advice-mini-tablut = gå aldri inn mellom to fiender
advice-saami-tablut = angripere i leirer
advice-tawlbwrdd = ingen særskilte felter, ut til kanten
advice-sea-battle = ubevæpnet konge, ut til kanten
advice-magpie = langsom konge
advice-alea-evangelii = det største brettet, lange partier
advice-historical-tablut = forsvarerne begynner, ut til kanten
advice-historical-11 = stort brett, ut til kanten
advice-historical-bell = forsvarerne begynner, klokkeformet start
advice-lewis-cross = forsvarerne begynner, korsformet start
advice-historical-13 = enda større brett, ut til kanten
advice-simple-tafl = stort brett, de enkleste reglene
advice-simple-tafl-9 = middels stort brett, de enkleste reglene
advice-ard-ri = lite brett, ut til kanten
advice-ard-ri-step = lite brett, ett steg om gangen
advice-old-hnefatafl = kanten hjelper til å slå kongen
advice-skalk = to brikker slår kongen
advice-sea-battle-w = ubevæpnet konge, forsvarerne begynner
advice-sea-battle-star = ubevæpnet konge, stjerneformet start
advice-sea-battle-11 = ubevæpnet konge, korsformet start
advice-sea-battle-13 = ubevæpnet konge, enda større brett
advice-parlett-13 = som i David Parletts bok
advice-copenhagen-13 = turneringsregler, enda større brett
advice-copenhagen-bell = turneringsregler, klokkeformet start
advice-copenhagen-lewis = turneringsregler, korsformet start
advice-tablut-15 = enda større brett, lange partier
advice-tablut-smith = det trengs alltid fire for å slå kongen
advice-brandub-weak = to brikker slår kongen
advice-magpie-diamond = langsom konge, ruteformet start
advice-alea-tablut = det største brettet, forsvarerne begynner
advice-ashton-tablut = angripere i leirer, konkurranse for programmer
advice-foteviken-tablut = angripere i leirer, ut til kanten
advice-copenhagen-relaxed = skjoldborger lukkes fra alle felter
advice-berserk = flere slag på rad, høvdinger og en ridder
advice-berserk-opentafl = flere slag på rad er tvungne
advice-total-tafl = Copenhagen med flere slag på rad
advice-tyr = flere slag på rad, ingen særskilte felter
advice-tyr-15 = flere slag på rad, stort brett
advice-copenhagen-org = ingen gjentakelse, remis etter trekk 142
advice-copenhagen-org-13 = ingen gjentakelse, større brett
advice-brandubh-org = ingen gjentakelse, lite brett

## Regler i ord
##
## En `rule-`-melding er alt som sies om en regel: $choice er det som er valgt. I mengder av brikker er `a` angriperne,
## `d` forsvarerne, `k` kongen. Noen regler deler på `rule-may` og `rule-helps`.

rules-board = Brettet har { $size } × { $size } felter: { $attackers ->
    [one] { $attackers } angriper
   *[other] { $attackers } angripere
} mot { $defenders ->
    [one] { $defenders } forsvarer
   *[other] { $defenders } forsvarere
} og kongen.
rules-moves = Alle brikker flytter som tårnet i sjakk. En brikke er slått når en fiende flytter slik at den står på linje mellom to fiender.
rules-alt = { $rules }, startstillingen: { $attackers ->
    [one] { $attackers } angriper
   *[other] { $attackers } angripere
}, { $defenders ->
    [one] { $defenders } forsvarer
   *[other] { $defenders } forsvarere
} og kongen på { $king }.
rule-may = { $choice ->
    [nobody] Ingen brikke får
    [a] Bare angripere får
    [d] Bare forsvarere får
    [k] Bare kongen får
    [ad] Alle brikker unntatt kongen får
    [ak] Bare kongen og angripere får
    [dk] Bare kongen og forsvarere får
   *[adk] Alle brikker får
}
rule-helps = teller { $choice ->
    [nobody] ikke som fiende for noen brikke
    [a] som fiende bare for angripere
    [d] som fiende bare for forsvarere
    [k] som fiende bare for kongen
    [ad] som fiende for alle brikker unntatt kongen
    [ak] som fiende for kongen og angripere, men ikke for forsvarere
    [dk] som fiende for kongen og forsvarere, men ikke for angripere
   *[adk] som fiende for alle brikker
}
rule-starts = { $choice ->
    [attackers] Angriperne
   *[defenders] Forsvarerne
} begynner.
rule-escape = Kongen vinner på { $choice ->
    [corner] et hjørnefelt
    [safe-edge] et kantfelt der han ikke kan slås med en gang
   *[edge] et hvilket som helst kantfelt
}; angriperne vinner ved å slå ham.
rule-soldier-steps = Angripere og forsvarere flytter { $choice ->
    [0] så langt de vil
    [one] ett felt om gangen
   *[other] høyst { $choice } felter om gangen
}.
rule-king-capture = Kongen { $choice ->
    [two] slås mellom to fiender som enhver annen brikke
    [four-on-throne] er slått når han på tronen er omringet på alle fire sider; andre steder slås han mellom to fiender
    [four-near-throne] er slått når han på tronen eller ved siden av den er omringet på alle fire sider; andre steder slås han mellom to fiender
   *[four] er slått når han er omringet på alle fire sider
}.
rule-king-armed = Kongen { $choice ->
    [full] hjelper til med å slå som enhver annen brikke
    [hammer] hjelper til med å slå bare når han selv flytter
    [anvil] hjelper til med å slå bare når han står stille
   *[none] hjelper ikke til med å slå
}.
rule-king-steps = Kongen flytter { $choice ->
    [0] så langt han vil
    [one] ett felt om gangen
   *[other] høyst { $choice } felter om gangen
}.
rule-king-jump = { $choice ->
    [over] Kongen kan også hoppe over en fiende ved siden av seg uten å slå den.
    [take] Kongen kan også hoppe over en fiende ved siden av seg, og slår den.
    [special] Kongen kan også hoppe over en fiende ved siden av seg, fra eller til tronen eller et hjørne.
   *[none] Kongen hopper ikke.
}
rule-commander-jump = { $choice ->
    [over] Høvdinger kan også hoppe over en fiende ved siden av seg uten å slå den.
    [take] Høvdinger kan også hoppe over en fiende ved siden av seg, og slår den.
   *[none] Høvdinger hopper ikke.
}
rule-commander-pierce = { $choice ->
    [yes] To angripende høvdinger fanger kongen mellom seg, unntatt på tronen og ved siden av den.
   *[no] Høvdinger fanger kongen som vanlige angripere.
}
rule-knight-jump = { $choice ->
    [over] Riddere kan også hoppe over en fiende ved siden av seg uten å slå den.
    [take] Riddere kan også hoppe over en fiende ved siden av seg, og slår den.
   *[none] Riddere hopper ikke.
}
rule-knight-pierce = { $choice ->
    [yes] To angripende riddere fanger kongen mellom seg, unntatt på tronen og ved siden av den.
   *[no] Riddere fanger kongen som vanlige angripere.
}
rule-throne-present = { $choice ->
    [yes] Feltet i midten er tronen.
   *[no] Det er ingen trone.
}
rule-throne-stop = { rule-may } stanse på tronen.
rule-throne-cross = { rule-may } passere den tomme tronen.
rule-throne-hostile = Den tomme tronen { rule-helps }.
rule-throne-hostile-occupied = Den opptatte tronen { rule-helps }.
rule-corners-present = { $choice ->
    [yes] Hjørnene er særskilte felter.
   *[no] Hjørnene er vanlige felter.
}
rule-corners-width = Hvert hjørne er { $choice ->
    [one] ett enkelt felt
   *[other] en blokk på { $choice } × { $choice } felter
}.
rule-corners-stop = { rule-may } stanse på hjørnene.
rule-corners-cross = { rule-may } passere hjørnene.
rule-corners-hostile = Et tomt hjørne { rule-helps }.
rule-corners-pierce = { $choice ->
    [yes] Et tomt hjørne kan erstatte den ene av to brikker som fanger kongen slik.
   *[no] Et hjørne hjelper ikke høvdinger og riddere å fange kongen.
}
rule-camps-squares = { $choice ->
    [none] Det er ingen leirer.
    [start] Feltene angriperne starter på, er leirene deres.
    [one] Ett felt er en leir for angriperne.
   *[other] { $choice } felter er leirer for angriperne.
}
rule-camps-stop = { rule-may } stanse i leirene.
rule-camps-cross = { rule-may } passere leirene.
rule-camps-hostile = Et tomt leirfelt { rule-helps }.
rule-camps-hostile-occupied = Et opptatt leirfelt { rule-helps }.
rule-camps-blunt = { $choice ->
    [none] Alle leirfelter teller likt.
    [start] Angripernes egne startfelter teller aldri som fiender for dem.
    [one] Ett leirfelt teller aldri som fiende for angripere.
   *[other] { $choice } leirfelter teller aldri som fiender for angripere.
}
rule-camps-stay = { $choice ->
    [any] En angriper i en leir kan fortsatt flytte innenfor alle leirer.
    [yes] En angriper i en leir kan fortsatt flytte innenfor den.
   *[no] En angriper i en leir har ingen særskilt rett til å flytte innenfor den.
}
rule-edge-hostile = Kanten av brettet { rule-helps }.
rule-chain = { $choice ->
    [may] En brikke som slår, kan fortsette i samme trekk så lenge hvert steg slår eller vinner.
    [must] En brikke som slår, må fortsette i samme trekk så lenge den kan slå eller vinne.
   *[none] Et trekk slutter med det første slaget.
}
rule-custody = En brikke som selv går inn mellom to fiender, { $choice ->
    [strict] blir slått
   *[active] er trygg
}.
rule-linnaean = { $choice ->
    [yes] Hvis kongen på tronen har angripere på tre sider og en forsvarer på den fjerde, kan den forsvareren slås mot tronen.
   *[no] Tronen teller ikke som fiende så lenge kongen sitter på den.
}
rule-immobilised = { $choice ->
    [king] Kongen er slått når en angriper stiller seg ved siden av ham og han ikke kan flytte.
    [all] En brikke er slått når en fiende stiller seg ved siden av den og den ikke kan flytte.
   *[none] Ingen brikke er slått bare fordi den ikke kan flytte.
}
rule-shieldwall = { $choice ->
    [any] En rekke brikker langs kanten slås av en skjoldborg: fiender foran hver brikke og i begge ender. Den kan lukkes fra alle disse feltene.
    [yes] En rekke brikker langs kanten slås av en skjoldborg: fiender foran hver brikke og i begge ender.
   *[no] Det er ingen skjoldborg langs kanten.
}
rule-exit-fort = { $choice ->
    [yes] Kongen vinner også i et uinntakelig fort ved kanten.
   *[no] Et fort ved kanten er ikke nok til å vinne.
}
rule-enclosure-wins = { $choice ->
    [yes] Angriperne vinner også ved å omringe kongen og alle forsvarerne hans.
   *[no] Å omringe kongen og alle forsvarerne hans er ikke nok til å vinne.
}
rule-attackers-lose-at = { $choice ->
    [never] Angriperne taper ikke ved å miste brikker.
    [0] Angriperne taper når det ikke er flere igjen av dem.
    [one] Angriperne taper når det bare er én igjen av dem.
   *[other] Angriperne taper når det bare er { $choice } igjen av dem.
}
rule-repetition-result = Slutter partiet ved gjentakelse, { $choice ->
    [attackers] vinner angriperne
    [defenders] vinner forsvarerne
    [mover-loses] taper den siden som gjentok stillingen
   *[draw] er det remis
}.
rule-repetition-forbid = { $choice ->
    [defenders] Forsvarerne kan ikke gjenta en stilling som har vært før.
   *[nobody] Begge sider kan gjenta en stilling.
}
rule-ply-limit = { $choice ->
    [0] Det er ingen grense for antall trekk.
   *[other] Etter trekk { $choice } er partiet remis.
}
## Tilbud

offer-menu-small = Tafl: små brett
offer-menu-copenhagen = Tafl: Copenhagen og beslektede
offer-menu-berserk = Tafl: Berserk
offer-menu-historical = Tafl: historiske spill
offer-menu-sea-battle = Tafl: sjøslag
offer-menu-tablut = Tafl: Tablut

## Analyser: hva et trekk overså eller tillot

fact-missed-escape = Her kunne kongen ha sluppet ut med en gang.
fact-missed-king-capture = Her kunne kongen ha blitt slått med en gang.
fact-missed-tuichi = Her var det en tuichi.
fact-missed-raichi = Her var det en raichi.
fact-allowed-escape = Det lot kongen slippe ut med en gang.
fact-allowed-king-capture = Det lot kongen bli slått med en gang.
fact-allowed-tuichi = Det ga mulighet for en tuichi.

## Leksjoner

lesson-of-tafl = Tafl
lesson-topic-tafl-escape = De to målene: å slippe unna
lesson-about-tafl-escape = Kongen og forsvarerne vinner når han når et hjørne. Her er veien fri.
lesson-topic-tafl-moves = Slik flytter brikkene
lesson-about-tafl-moves = Alle brikker flytter i rett linje, så mange tomme felter du vil. Bare kongen får stanse på et hjørne eller på tronen i midten.
lesson-topic-tafl-captures = Å slå
lesson-about-tafl-captures = En brikke er slått når en fiende flytter slik at den står på linje mellom to fiender.
lesson-topic-tafl-corners = Hjørner og trone
lesson-about-tafl-corners = Et tomt hjørne eller den tomme tronen kan ta plassen til den andre fienden.
lesson-topic-tafl-king = De to målene: å slå kongen
lesson-about-tafl-king = Angriperne vinner når de slår kongen. Her mangler det én fiende til ved siden av ham.
lesson-topic-tafl-raichi = Raichi og tuichi
lesson-about-tafl-raichi = Jeg roper *raichi* når kongen har fri vei til å vinne i sitt neste trekk, og *tuichi* når han har to: Da er det ikke nok å sperre den ene.
lesson-topic-tafl-watch = Pass på kongen
lesson-about-tafl-watch = Jeg roper *pass på kongen* når angriperne kan slå ham i sitt neste trekk, slik som her.
lesson-topic-tafl-puzzle = En oppgave
lesson-about-tafl-puzzle = Bare ett trekk sikrer seieren her.

## Eksempler på hvordan man slår

example-tafl-between = Mellom to fiender
example-tafl-throne = Mellom en fiende og den tomme tronen
example-tafl-corner = Mellom en fiende og et tomt hjørne
example-tafl-camp = Mellom en fiende og en tom leir
example-tafl-edge = Mellom en fiende og kanten
example-tafl-king-open = Kongen, av { $count ->
    [one] én angriper
   *[other] { $count } angripere
}
example-tafl-king-throne = Kongen på tronen, av { $count ->
    [one] én angriper
   *[other] { $count } angripere
}
example-tafl-king-near-throne = Kongen ved siden av den tomme tronen, av { $count ->
    [one] én angriper
   *[other] { $count } angripere
}
example-tafl-king-edge = Kongen ved kanten, av { $count ->
    [one] én angriper
   *[other] { $count } angripere
}
example-tafl-king-camp = Kongen ved siden av en tom leir, av { $count ->
    [one] én angriper
   *[other] { $count } angripere
}
example-tafl-linnaean = Den siste forsvareren ved siden av kongen, mot tronen
example-tafl-shieldwall = En rekke ved kanten, av en skjoldborg
example-tafl-enclosed = Alle forsvarerne omringes, og det gir seier
example-tafl-custody = Ved selv å gå inn mellom to fiender

## Problemer med regler

rules-problem-king = Startstillingen trenger nøyaktig én konge, og har { $count }.
rules-problem-no-corners = Kongen kan ikke slippe ut til hjørnene: Brettet har ingen.
rules-problem-corners = Hjørner på { $width } × { $width } felter får ikke plass på brettet.

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-kings-table = Kongens bord 11×11
title-short-kings-table = Kongens bord 11×11
title-sea-battle = Sjøslag 9×9
title-short-sea-battle = Sjøslag 9×9
title-magpie = Skjære 7×7
title-short-magpie = Skjære 7×7
title-saami-tablut = Samisk Tablut med leirer 9×9
title-short-saami-tablut = Samisk Tablut 9×9
title-tablut = Tablut etter Linné 9×9
title-short-tablut = Tablut 9×9
title-historical-tablut = Historisk Tablut 9×9 (forsvarerne begynner)
title-short-historical-tablut = Historisk Tablut 9×9
title-historical-11 = Historisk Hnefatafl 11×11
title-short-historical-11 = Historisk 11×11
title-historical-bell = Historisk 11×11: Bell (forsvarerne begynner)
title-short-historical-bell = Historisk 11×11: Bell
title-lewis-cross = Lewiskorset 11×11 (forsvarerne begynner)
title-short-lewis-cross = Lewiskorset 11×11
title-historical-13 = Historisk Hnefatafl 13×13
title-short-historical-13 = Historisk 13×13
title-simple-tafl = Enkel Tafl 11×11
title-short-simple-tafl = Enkel Tafl 11×11
title-simple-tafl-9 = Enkel Tafl 9×9
title-short-simple-tafl-9 = Enkel Tafl 9×9
title-ard-ri = Ard Rí 7×7
title-short-ard-ri = Ard Rí 7×7
title-ard-ri-step = Ard Rí 7×7: ett skritt
title-short-ard-ri-step = Ard Rí 7×7: ett skritt
title-old-hnefatafl = Gammel Hnefatafl 11×11
title-short-old-hnefatafl = Gammel Hnefatafl 11×11
title-skalk = Skalk-Hnefatafl 11×11
title-short-skalk = Skalk 11×11
title-sea-battle-w = Sjøslag 9×9 (forsvarerne begynner)
title-short-sea-battle-w = Sjøslag 9×9 (forsvarere)
title-sea-battle-star = Sjøslag 9×9: stjerne
title-short-sea-battle-star = Sjøslag 9×9: stjerne
title-sea-battle-11 = Sjøslag 11×11: kors
title-short-sea-battle-11 = Sjøslag 11×11
title-sea-battle-13 = Sjøslag 13×13
title-short-sea-battle-13 = Sjøslag 13×13
title-parlett-13 = Parletts Sjøslag 13×13
title-short-parlett-13 = Parlett 13×13
title-copenhagen-13 = Copenhagen 13×13
title-short-copenhagen-13 = Copenhagen 13×13
title-copenhagen-bell = Copenhagen 11×11: Bell
title-short-copenhagen-bell = Copenhagen: Bell
title-copenhagen-lewis = Copenhagen 11×11: Lewiskorset
title-short-copenhagen-lewis = Copenhagen: Lewiskorset
title-tablut-15 = Tablut 15×15
title-short-tablut-15 = Tablut 15×15
title-tablut-smith = Tablut etter Smith 9×9
title-short-tablut-smith = Tablut etter Smith 9×9
title-brandub-weak = Brandub 7×7: svak konge
title-short-brandub-weak = Brandub 7×7: svak konge
title-magpie-diamond = Skjære 7×7: rombe
title-short-magpie-diamond = Skjære 7×7: rombe
title-alea-tablut = Alea evangelii etter Tablut-regler 19×19
title-short-alea-tablut = Alea Tablut 19×19
title-ashton-tablut = Ashton-Tablut 9×9 (konkurranse)
title-short-ashton-tablut = Ashton-Tablut 9×9
title-foteviken-tablut = Foteviken-Tablut 9×9
title-short-foteviken-tablut = Foteviken-Tablut 9×9
title-copenhagen-relaxed = Copenhagen 11×11: friere skjoldborg
title-short-copenhagen-relaxed = Copenhagen friere
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
