# De ord och meningar som bara tafl har, på svenska.
#
# Ett namn kommer in i meningar med alla sina former: `.definite` av en sida till exempel som `$side-definite`.

## Sidor
##
## .opening och .definite är bestämd form i början av en mening och inne i den. .led är det som någon spelar med.

side-attackers = angripare
    .heading = Angripare
    .opening = Angriparna
    .definite = angriparna
    .genitive = angriparnas
    .led = angriparna
side-defenders = försvarare
    .heading = Försvarare
    .opening = Försvararna
    .definite = försvararna
    .genitive = försvararnas
    .led = kungen och hans försvarare

## Pjäser
##
## $count är hur många de är. .letter står för pjäsen på bräden av text: ASCII, en var, inga två lika. .among kommer före
## antalet rutor i listan över ens egna pjäser: inget för dem som är många.

piece-attacker = angripare
    .letter = A
    .a = en angripare
    .opening = Angriparen
    .counted = { $count ->
        [one] en angripare
       *[other] { $count } angripare
    }
    .moved = en pjäs
    .captured = { $count ->
        [one] pjäsen
       *[other] { $count } pjäser
    }
    .among = { "" }
piece-defender = försvarare
    .letter = F
    .a = en försvarare
    .opening = Försvararen
    .counted = { $count ->
        [one] en försvarare
       *[other] { $count } försvarare
    }
    .moved = en pjäs
    .captured = { $count ->
        [one] pjäsen
       *[other] { $count } pjäser
    }
    .among = { "" }
piece-king = kung
    .letter = K
    .a = kungen
    .opening = Kungen
    .counted = kung
    .moved = kungen
    .captured = kungen
    .among = { "kungen, " }
piece-attacking-commander = hövding hos angriparna
    .letter = { $letter }
    .a = en hövding hos angriparna
    .opening = Hövdingen hos angriparna
    .counted = { $count ->
        [one] en hövding hos angriparna
       *[other] { $count } hövdingar hos angriparna
    }
    .moved = en hövding
    .captured = { $count ->
        [one] hövdingen
       *[other] { $count } hövdingar
    }
    .among = { "hövding, " }
piece-attacking-knight = riddare hos angriparna
    .letter = { $letter }
    .a = en riddare hos angriparna
    .opening = Riddaren hos angriparna
    .counted = { $count ->
        [one] en riddare hos angriparna
       *[other] { $count } riddare hos angriparna
    }
    .moved = en riddare
    .captured = { $count ->
        [one] riddaren
       *[other] { $count } riddare
    }
    .among = { "riddare, " }
piece-defending-commander = hövding hos försvararna
    .letter = { $letter }
    .a = en hövding hos försvararna
    .opening = Hövdingen hos försvararna
    .counted = { $count ->
        [one] en hövding hos försvararna
       *[other] { $count } hövdingar hos försvararna
    }
    .moved = en hövding
    .captured = { $count ->
        [one] hövdingen
       *[other] { $count } hövdingar
    }
    .among = { "hövding, " }
piece-defending-knight = riddare hos försvararna
    .letter = { $letter }
    .a = en riddare hos försvararna
    .opening = Riddaren hos försvararna
    .counted = { $count ->
        [one] en riddare hos försvararna
       *[other] { $count } riddare hos försvararna
    }
    .moved = en riddare
    .captured = { $count ->
        [one] riddaren
       *[other] { $count } riddare
    }
    .among = { "riddare, " }

## Särskilda rutor

ground-throne = tron
    .a = tronen
ground-corner = hörn
    .a = ett hörn
ground-camp = läger
    .a = ett läger

## Rop: i kanalen, i bildens beskrivning, i listan över drag på sidan

call-raichi = **Raichi!** Kungen har fri väg till { $squares }.
call-tuichi = **Tuichi!** Kungen har { $count } fria vägar: { $squares }.
call-watch-your-king = **Se upp för kungen!** Angriparna hotar att slå honom på { $square } med ett drag till { $threats }.
# För dem som är nya, en gång i varje parti.
meaning-raichi = -# *Raichi* betyder att kungen kan vinna i sitt nästa drag: angriparna måste spärra hans väg nu.
meaning-tuichi = -# *Tuichi* betyder att han har minst två vägar: det räcker inte att spärra den ena.
alt-call-raichi = Raichi: kungen har fri väg till { $squares }.
alt-call-tuichi = Tuichi: kungen har { $count } fria vägar: { $squares }.
alt-call-watch-your-king = Se upp för kungen: han kan slås på { $square } med ett drag till { $threats }.
page-call-raichi = Raichi
page-call-tuichi = Tuichi
page-call-watch-your-king = Kungen!

## Turer och slut

turn-custody = Pjäsen som flyttade slås själv: den gick in mellan två fiender.
aim-attackers = { $capture ->
    [two] slå kungen mellan två av dina pjäser
    [four-on-throne] slå kungen mellan två av dina pjäser, på tronen på alla fyra sidor
    [four-near-throne] slå kungen mellan två av dina pjäser, på tronen och bredvid den på alla fyra sidor
   *[four] slå kungen genom att omringa honom på alla fyra sidor
}
aim-defenders = { $escape ->
    [corner] få kungen till ett hörn
    [safe-edge] få kungen till en kantruta där han inte kan slås genast
   *[edge] få kungen till brädets kant
}
reason-king-captured = Kungen är slagen.
reason-king-escaped = Kungen har kommit undan på { $square }.
reason-exit-fort = Kungen är i säkerhet i ett ointagligt fort vid kanten.
reason-attackers-destroyed = Det finns för få angripare kvar för att hålla kungen.
reason-enclosed = Angriparna har omringat kungen och alla hans försvarare.

## Brädet i ord (utan märkning)

alt-king = Kungen står på { $square }.
alt-king-gone = Kungen är inte längre på brädet.
alt-pieces = På brädet: { $attackers ->
    [0] inga angripare
    [one] en angripare
   *[other] { $attackers } angripare
}, { $defenders ->
    [0] inga försvarare
    [one] en försvarare
   *[other] { $defenders } försvarare
} och kungen.
alt-pieces-without-king = På brädet: { $attackers ->
    [0] inga angripare
    [one] en angripare
   *[other] { $attackers } angripare
} och { $defenders ->
    [0] inga försvarare
    [one] en försvarare
   *[other] { $defenders } försvarare
}.
alt-ranks = Bland dem: { $pieces }.

## Avslag: skälet och det som hjälper

refuse-not-in-line = { $from } och { $to } ligger inte i linje. Pjäser flyttar rakt, vågrätt eller lodrätt.
refuse-blocked = { $from }–{ $to } är spärrat på { $at }: där står { $piece-a }. Pjäser kan inte hoppa.
refuse-stop-king = Bara kungen får stanna på { $square }: det är { $ground-a }. Välj en annan ruta.
refuse-stop = Den här pjäsen får inte stanna på { $square }: det är { $ground-a }. Välj en annan ruta.
refuse-cross = Den här pjäsen får inte passera { $square }: det är { $ground-a }. Den måste stanna innan.
refuse-too-far = Med de här reglerna flyttar den här pjäsen högst { $count ->
    [one] en ruta
   *[other] { $count } rutor
} åt gången.
refuse-not-leapable = Man kan bara hoppa över vanliga fiender, och på { $over } står ingen.
refuse-leap-far = Kungen hoppar bara från eller till tronen eller ett hörn, alltså inte från { $from } till { $to }.
refuse-captures-nothing = Ett drag fortsätter bara om det slår, och på { $to } slås ingenting.
refuse-chain-ends = Draget slutar på { $at }.
refuse-must-go-on = Det här draget måste fortsätta: pjäsen på { $at } kan slå igen.
refuse-stood-before = Den här ställningen har funnits förut (efter drag { $ply }), och försvararna får inte upprepa den.

## Avslag på en rad med regler i OpenTafls skrivsätt

refuse-rules-line = Jag kan inte spela de här reglerna, som liknar en rad från OpenTafl. Det här behöver rättas:
rules-line-missing = `{ $key }` saknas
rules-line-twice = `{ $key }` kommer två gånger
rules-line-unknown = det finns inget som heter `{ $key }`
rules-line-value = `{ $key }` kan inte vara `{ $given }`
rules-line-no-such-rule = jag har ingen regel som `{ $key }:{ $given }`
rules-line-start = utgångsställningen kan inte läsas: { $why }
rules-line-more = { $count } till

## Vad varje regeluppsättning är bra för, i några ord efter dess titel

advice-brandubh = bra första parti
advice-copenhagen = turneringar
advice-norse = stort bräde, enkla regler
advice-fetlar = klassiska turneringar
advice-tablut = som Linné såg det 1732
advice-viking = kanten är säker för kungen
advice-kings-table = bara pjäser slår kungen
advice-high-king-tablut = mellanstort bräde, ut till hörnen
advice-high-king-ard-ri = litet och trångt
advice-high-king-errk = litet, ut till hörnen
advice-mini-tablut = gå aldrig in mellan två fiender
advice-saami-tablut = angripare i läger
advice-tawlbwrdd = inga särskilda rutor, ut till kanten
advice-sea-battle = obeväpnad kung, ut till kanten
advice-magpie = långsam kung
advice-alea-evangelii = det största brädet, långa partier
advice-historical-tablut = försvararna börjar, ut till kanten
advice-historical-11 = stort bräde, ut till kanten
advice-historical-bell = försvararna börjar, klockformad start
advice-lewis-cross = försvararna börjar, korsformad start
advice-historical-13 = ännu större bräde, ut till kanten
advice-simple-tafl = stort bräde, de enklaste reglerna
advice-simple-tafl-9 = mellanstort bräde, de enklaste reglerna
advice-ard-ri = litet bräde, ut till kanten
advice-ard-ri-step = litet bräde, ett steg i taget
advice-old-hnefatafl = kanten hjälper till att slå kungen
advice-skalk = två pjäser slår kungen
advice-sea-battle-w = obeväpnad kung, försvararna börjar
advice-sea-battle-star = obeväpnad kung, stjärnformad start
advice-sea-battle-11 = obeväpnad kung, korsformad start
advice-sea-battle-13 = obeväpnad kung, ännu större bräde
advice-parlett-13 = som i David Parletts bok
advice-copenhagen-13 = turneringsregler, ännu större bräde
advice-copenhagen-bell = turneringsregler, klockformad start
advice-copenhagen-lewis = turneringsregler, korsformad start
advice-tablut-15 = ännu större bräde, långa partier
advice-tablut-smith = det krävs alltid fyra för att slå kungen
advice-brandub-weak = två pjäser slår kungen
advice-magpie-diamond = långsam kung, rutformad start
advice-alea-tablut = det största brädet, försvararna börjar
advice-ashton-tablut = angripare i läger, tävling för program
advice-foteviken-tablut = angripare i läger, ut till kanten
advice-copenhagen-relaxed = sköldmuren sluts varifrån som helst
advice-berserk = flera slag i rad, hövdingar och en riddare
advice-berserk-opentafl = flera slag i rad är tvingande
advice-total-tafl = Copenhagen med flera slag i rad
advice-tyr = flera slag i rad, inga särskilda rutor
advice-tyr-15 = flera slag i rad, stort bräde
advice-copenhagen-org = ingen upprepning, remi efter drag 142
advice-copenhagen-org-13 = ingen upprepning, större bräde
advice-brandubh-org = ingen upprepning, litet bräde

## Regler i ord
##
## Ett `rule-`-meddelande är allt som sägs om en regel: $choice är det som är valt. I mängder av pjäser är `a`
## angriparna, `d` försvararna, `k` kungen. Några regler delar på `rule-may` och `rule-helps`.

rules-board = Brädet har { $size } × { $size } rutor: { $attackers } angripare mot { $defenders } försvarare och kungen.
rules-moves = Alla pjäser flyttar som tornet i schack. En pjäs är slagen när en fiende flyttar så att den står i linje mellan två fiender.
rules-alt = { $rules }, utgångsställningen: { $attackers } angripare, { $defenders } försvarare och kungen på { $king }.
rule-may = { $choice ->
    [nobody] Ingen pjäs får
    [a] Bara angripare får
    [d] Bara försvarare får
    [k] Bara kungen får
    [ad] Alla pjäser utom kungen får
    [ak] Bara kungen och angripare får
    [dk] Bara kungen och försvarare får
   *[adk] Alla pjäser får
}
rule-helps = räknas { $choice ->
    [nobody] inte som fiende för någon pjäs
    [a] som fiende bara för angripare
    [d] som fiende bara för försvarare
    [k] som fiende bara för kungen
    [ad] som fiende för alla pjäser utom kungen
    [ak] som fiende för kungen och angripare, men inte för försvarare
    [dk] som fiende för kungen och försvarare, men inte för angripare
   *[adk] som fiende för alla pjäser
}
rule-starts = { $choice ->
    [attackers] Angriparna
   *[defenders] Försvararna
} börjar.
rule-escape = Kungen vinner på { $choice ->
    [corner] en hörnruta
    [safe-edge] en kantruta där han inte kan slås genast
   *[edge] vilken kantruta som helst
}; angriparna vinner genom att slå honom.
rule-soldier-steps = Angripare och försvarare flyttar { $choice ->
    [0] så långt de vill
    [one] en ruta åt gången
   *[other] högst { $choice } rutor åt gången
}.
rule-king-capture = Kungen { $choice ->
    [two] slås mellan två fiender som vilken annan pjäs som helst
    [four-on-throne] är slagen när han på tronen är omringad på alla fyra sidor; på andra ställen slås han mellan två fiender
    [four-near-throne] är slagen när han på tronen eller bredvid den är omringad på alla fyra sidor; på andra ställen slås han mellan två fiender
   *[four] är slagen när han är omringad på alla fyra sidor
}.
rule-king-armed = Kungen { $choice ->
    [full] hjälper till att slå som vilken annan pjäs som helst
    [hammer] hjälper till att slå bara när han själv flyttar
    [anvil] hjälper till att slå bara när han står stilla
   *[none] hjälper inte till att slå
}.
rule-king-steps = Kungen flyttar { $choice ->
    [0] så långt han vill
    [one] en ruta åt gången
   *[other] högst { $choice } rutor åt gången
}.
rule-king-jump = { $choice ->
    [over] Kungen får också hoppa över en fiende bredvid sig utan att slå den.
    [take] Kungen får också hoppa över en fiende bredvid sig och slår den.
    [special] Kungen får också hoppa över en fiende bredvid sig, från eller till tronen eller ett hörn.
   *[none] Kungen hoppar inte.
}
rule-commander-jump = { $choice ->
    [over] Hövdingar får också hoppa över en fiende bredvid sig utan att slå den.
    [take] Hövdingar får också hoppa över en fiende bredvid sig och slår den.
   *[none] Hövdingar hoppar inte.
}
rule-commander-pierce = { $choice ->
    [yes] Två anfallande hövdingar slår kungen mellan sig, utom på tronen och bredvid den.
   *[no] Hövdingar slår kungen som vanliga anfallare.
}
rule-knight-jump = { $choice ->
    [over] Riddare får också hoppa över en fiende bredvid sig utan att slå den.
    [take] Riddare får också hoppa över en fiende bredvid sig och slår den.
   *[none] Riddare hoppar inte.
}
rule-knight-pierce = { $choice ->
    [yes] Två anfallande riddare slår kungen mellan sig, utom på tronen och bredvid den.
   *[no] Riddare slår kungen som vanliga anfallare.
}
rule-throne-present = { $choice ->
    [yes] Rutan i mitten är tronen.
   *[no] Det finns ingen tron.
}
rule-throne-stop = { rule-may } stanna på tronen.
rule-throne-cross = { rule-may } passera den tomma tronen.
rule-throne-hostile = Den tomma tronen { rule-helps }.
rule-throne-hostile-occupied = Den upptagna tronen { rule-helps }.
rule-corners-present = { $choice ->
    [yes] Hörnen är särskilda rutor.
   *[no] Hörnen är vanliga rutor.
}
rule-corners-width = Varje hörn är { $choice ->
    [one] en enda ruta
   *[other] ett block på { $choice } × { $choice } rutor
}.
rule-corners-stop = { rule-may } stanna på hörnen.
rule-corners-cross = { rule-may } passera hörnen.
rule-corners-hostile = Ett tomt hörn { rule-helps }.
rule-corners-pierce = { $choice ->
    [yes] Ett tomt hörn kan ersätta den ena av två pjäser som slår kungen så.
   *[no] Ett hörn hjälper inte hövdingar och riddare att slå kungen.
}
rule-camps-squares = { $choice ->
    [none] Det finns inga läger.
    [start] Rutorna som angriparna börjar på är deras läger.
    [one] En ruta är ett läger för angriparna.
   *[other] { $choice } rutor är läger för angriparna.
}
rule-camps-stop = { rule-may } stanna i lägren.
rule-camps-cross = { rule-may } passera lägren.
rule-camps-hostile = En tom lägerruta { rule-helps }.
rule-camps-hostile-occupied = En upptagen lägerruta { rule-helps }.
rule-camps-blunt = { $choice ->
    [none] Alla lägerrutor räknas lika.
    [start] Angriparnas egna startrutor räknas aldrig som fiender för dem.
    [one] En lägerruta räknas aldrig som fiende för angripare.
   *[other] { $choice } lägerrutor räknas aldrig som fiender för angripare.
}
rule-camps-stay = { $choice ->
    [any] En angripare i ett läger får fortfarande flytta inom alla läger.
    [yes] En angripare i ett läger får fortfarande flytta inom det.
   *[no] En angripare i ett läger har ingen särskild rätt att flytta inom det.
}
rule-edge-hostile = Brädets kant { rule-helps }.
rule-chain = { $choice ->
    [may] En pjäs som slår får fortsätta i samma drag så länge varje steg slår eller vinner.
    [must] En pjäs som slår måste fortsätta i samma drag så länge den kan slå eller vinna.
   *[none] Ett drag slutar med första slaget.
}
rule-custody = En pjäs som själv går in mellan två fiender { $choice ->
    [strict] blir slagen
   *[active] är säker
}.
rule-linnaean = { $choice ->
    [yes] Om kungen på sin tron har angripare på tre sidor och en försvarare på den fjärde kan den försvararen slås mot tronen.
   *[no] Tronen räknas inte som fiende så länge kungen sitter på den.
}
rule-immobilised = { $choice ->
    [king] Kungen är slagen när en angripare ställer sig bredvid honom och han inte kan flytta.
    [all] En pjäs är slagen när en fiende ställer sig bredvid den och den inte kan flytta.
   *[none] Ingen pjäs är slagen bara för att den inte kan flytta.
}
rule-shieldwall = { $choice ->
    [any] En rad pjäser längs kanten slås av en sköldmur: fiender framför varje pjäs och i båda ändar. Den får stängas från vilken som helst av rutorna.
    [yes] En rad pjäser längs kanten slås av en sköldmur: fiender framför varje pjäs och i båda ändar.
   *[no] Det finns ingen sköldmur längs kanten.
}
rule-exit-fort = { $choice ->
    [yes] Kungen vinner också i ett ointagligt fort vid kanten.
   *[no] Ett fort vid kanten räcker inte för att vinna.
}
rule-enclosure-wins = { $choice ->
    [yes] Angriparna vinner också genom att omringa kungen och alla hans försvarare.
   *[no] Att omringa kungen och alla hans försvarare räcker inte för att vinna.
}
rule-attackers-lose-at = { $choice ->
    [never] Angriparna förlorar inte genom att bli av med pjäser.
    [0] Angriparna förlorar när det inte finns några kvar av dem.
    [one] Angriparna förlorar när det bara finns en kvar av dem.
   *[other] Angriparna förlorar när det bara finns { $choice } kvar av dem.
}
rule-repetition-result = Om partiet slutar genom upprepning { $choice ->
    [attackers] vinner angriparna
    [defenders] vinner försvararna
    [mover-loses] förlorar den sida som upprepade ställningen
   *[draw] är det remi
}.
rule-repetition-forbid = { $choice ->
    [defenders] Försvararna får inte upprepa en ställning som har funnits förut.
   *[nobody] Båda sidor får upprepa en ställning.
}
rule-ply-limit = { $choice ->
    [0] Det finns ingen gräns för antalet drag.
   *[other] Efter drag { $choice } är partiet remi.
}
## Erbjudanden

offer-menu-small = Tafl: små bräden
offer-menu-copenhagen = Tafl: Copenhagen och besläktade
offer-menu-berserk = Tafl: Berserk
offer-menu-historical = Tafl: historiska spel
offer-menu-sea-battle = Tafl: sjöslag
offer-menu-tablut = Tafl: Tablut

## Analyser: vad ett drag missade eller tillät

fact-missed-escape = Här kunde kungen ha kommit undan genast.
fact-missed-king-capture = Här kunde kungen ha slagits genast.
fact-missed-tuichi = Här fanns en tuichi.
fact-missed-raichi = Här fanns en raichi.
fact-allowed-escape = Det lät kungen komma undan genast.
fact-allowed-king-capture = Det lät kungen bli slagen genast.
fact-allowed-tuichi = Det gav möjlighet till en tuichi.

## Lektioner

lesson-of-tafl = Tafl
lesson-topic-tafl-escape = De två målen: komma undan
lesson-about-tafl-escape = Kungen och hans försvarare vinner när han når ett hörn. Här är vägen fri.
lesson-topic-tafl-moves = Så flyttar pjäserna
lesson-about-tafl-moves = Alla pjäser flyttar i rak linje, hur många tomma rutor som helst. Bara kungen får stanna på ett hörn eller på tronen i mitten.
lesson-topic-tafl-captures = Att slå
lesson-about-tafl-captures = En pjäs är slagen när en fiende flyttar så att den står i linje mellan två fiender.
lesson-topic-tafl-corners = Hörn och tron
lesson-about-tafl-corners = Ett tomt hörn eller den tomma tronen kan ta den andra fiendens plats.
lesson-topic-tafl-king = De två målen: slå kungen
lesson-about-tafl-king = Angriparna vinner när de slår kungen. Här fattas en fiende till bredvid honom.
lesson-topic-tafl-raichi = Raichi och tuichi
lesson-about-tafl-raichi = Jag ropar *raichi* när kungen har fri väg att vinna i sitt nästa drag, och *tuichi* när han har två: då räcker det inte att spärra den ena.
lesson-topic-tafl-watch = Se upp för kungen
lesson-about-tafl-watch = Jag ropar *se upp för kungen* när angriparna kan slå honom i sitt nästa drag, som här.
lesson-topic-tafl-puzzle = Ett problem
lesson-about-tafl-puzzle = Bara ett drag säkrar vinsten här.

## Exempel på hur man slår

example-tafl-between = Mellan två fiender
example-tafl-throne = Mellan en fiende och den tomma tronen
example-tafl-corner = Mellan en fiende och ett tomt hörn
example-tafl-camp = Mellan en fiende och ett tomt läger
example-tafl-edge = Mellan en fiende och kanten
example-tafl-king-open = Kungen, av { $count ->
    [one] en angripare
   *[other] { $count } angripare
}
example-tafl-king-throne = Kungen på tronen, av { $count ->
    [one] en angripare
   *[other] { $count } angripare
}
example-tafl-king-near-throne = Kungen bredvid den tomma tronen, av { $count ->
    [one] en angripare
   *[other] { $count } angripare
}
example-tafl-king-edge = Kungen vid kanten, av { $count ->
    [one] en angripare
   *[other] { $count } angripare
}
example-tafl-king-camp = Kungen bredvid ett tomt läger, av { $count ->
    [one] en angripare
   *[other] { $count } angripare
}
example-tafl-linnaean = Den sista försvararen bredvid kungen, mot tronen
example-tafl-shieldwall = En rad vid kanten, av en sköldmur
example-tafl-enclosed = Alla försvarare omringas, och det ger vinst
example-tafl-custody = Genom att själv gå in mellan två fiender

## Problem med regler

rules-problem-king = Utgångsställningen behöver precis en kung, och har { $count }.
rules-problem-no-corners = Kungen kan inte ta sig ut till hörnen: brädet har inga.
rules-problem-corners = Hörn på { $width } × { $width } rutor får inte plats på brädet.

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-kings-table = Kungens bord 11×11
title-short-kings-table = Kungens bord 11×11
title-sea-battle = Sjöslag 9×9
title-short-sea-battle = Sjöslag 9×9
title-magpie = Skata 7×7
title-short-magpie = Skata 7×7
title-saami-tablut = Samisk Tablut med läger 9×9
title-short-saami-tablut = Samisk Tablut 9×9
title-tablut = Tablut enligt Linné 9×9
title-short-tablut = Tablut 9×9
title-historical-tablut = Historisk Tablut 9×9 (försvararna börjar)
title-short-historical-tablut = Historisk Tablut 9×9
title-historical-11 = Historisk Hnefatafl 11×11
title-short-historical-11 = Historisk 11×11
title-historical-bell = Historisk 11×11: Bell (försvararna börjar)
title-short-historical-bell = Historisk 11×11: Bell
title-lewis-cross = Lewiskorset 11×11 (försvararna börjar)
title-short-lewis-cross = Lewiskorset 11×11
title-historical-13 = Historisk Hnefatafl 13×13
title-short-historical-13 = Historisk 13×13
title-simple-tafl = Enkel Tafl 11×11
title-short-simple-tafl = Enkel Tafl 11×11
title-simple-tafl-9 = Enkel Tafl 9×9
title-short-simple-tafl-9 = Enkel Tafl 9×9
title-ard-ri = Ard Rí 7×7
title-short-ard-ri = Ard Rí 7×7
title-ard-ri-step = Ard Rí 7×7: ett steg
title-short-ard-ri-step = Ard Rí 7×7: ett steg
title-old-hnefatafl = Gammal Hnefatafl 11×11
title-short-old-hnefatafl = Gammal Hnefatafl 11×11
title-skalk = Skalk-Hnefatafl 11×11
title-short-skalk = Skalk 11×11
title-sea-battle-w = Sjöslag 9×9 (försvararna börjar)
title-short-sea-battle-w = Sjöslag 9×9 (försvarare)
title-sea-battle-star = Sjöslag 9×9: stjärna
title-short-sea-battle-star = Sjöslag 9×9: stjärna
title-sea-battle-11 = Sjöslag 11×11: kors
title-short-sea-battle-11 = Sjöslag 11×11
title-sea-battle-13 = Sjöslag 13×13
title-short-sea-battle-13 = Sjöslag 13×13
title-parlett-13 = Parletts Sjöslag 13×13
title-short-parlett-13 = Parlett 13×13
title-copenhagen-13 = Copenhagen 13×13
title-short-copenhagen-13 = Copenhagen 13×13
title-copenhagen-bell = Copenhagen 11×11: Bell
title-short-copenhagen-bell = Copenhagen: Bell
title-copenhagen-lewis = Copenhagen 11×11: Lewiskorset
title-short-copenhagen-lewis = Copenhagen: Lewiskorset
title-tablut-15 = Tablut 15×15
title-short-tablut-15 = Tablut 15×15
title-tablut-smith = Tablut enligt Smith 9×9
title-short-tablut-smith = Tablut enligt Smith 9×9
title-brandub-weak = Brandub 7×7: svag kung
title-short-brandub-weak = Brandub 7×7: svag kung
title-magpie-diamond = Skata 7×7: romb
title-short-magpie-diamond = Skata 7×7: romb
title-alea-tablut = Alea evangelii enligt Tablut-regler 19×19
title-short-alea-tablut = Alea Tablut 19×19
title-ashton-tablut = Ashton-Tablut 9×9 (tävling)
title-short-ashton-tablut = Ashton-Tablut 9×9
title-foteviken-tablut = Foteviken-Tablut 9×9
title-short-foteviken-tablut = Foteviken-Tablut 9×9
title-copenhagen-relaxed = Copenhagen 11×11: friare sköldmur
title-short-copenhagen-relaxed = Copenhagen: fri sköldmur
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
