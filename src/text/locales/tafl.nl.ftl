# De woorden en zinnen die alleen tafl heeft, in het Nederlands.
#
# Een naam komt met al zijn vormen in de zinnen: `.number` van een kant bijvoorbeeld als `$side-number`.

## Kanten
##
## .number kiest het werkwoord: `one` wint, `many` winnen. .led is waarmee iemand speelt. .definite heeft het lidwoord,
## .opening ook, met een hoofdletter aan het begin van een zin.

side-attackers = aanvallers
    .heading = Aanvallers
    .opening = De aanvallers
    .definite = de aanvallers
    .led = de aanvallers
    .number = many
side-defenders = verdedigers
    .heading = Verdedigers
    .opening = De verdedigers
    .definite = de verdedigers
    .led = de koning en zijn verdedigers
    .number = many

## Stukken
##
## $count is hoeveel het er zijn. .letter staat voor het stuk op borden van tekst: ASCII, één letter, geen twee gelijk.
## .among komt in de lijst van de eigen stukken voor het aantal velden: niets bij stukken waarvan er veel zijn.

piece-attacker = aanvaller
    .letter = A
    .a = een aanvaller
    .opening = De aanvaller
    .counted = { $count ->
        [one] één aanvaller
       *[other] { $count } aanvallers
    }
    .moved = een stuk
    .captured = { $count ->
        [one] het stuk
       *[other] { $count } stukken
    }
    .among = { "" }
piece-defender = verdediger
    .letter = V
    .a = een verdediger
    .opening = De verdediger
    .counted = { $count ->
        [one] één verdediger
       *[other] { $count } verdedigers
    }
    .moved = een stuk
    .captured = { $count ->
        [one] het stuk
       *[other] { $count } stukken
    }
    .among = { "" }
piece-king = koning
    .letter = K
    .a = de koning
    .opening = De koning
    .counted = koning
    .moved = de koning
    .captured = de koning
    .among = { "koning, " }
piece-attacking-commander = commandant van de aanvallers
    .letter = { $letter }
    .a = een commandant van de aanvallers
    .opening = De commandant van de aanvallers
    .counted = { $count ->
        [one] één commandant van de aanvallers
       *[other] { $count } commandanten van de aanvallers
    }
    .moved = een commandant
    .captured = { $count ->
        [one] de commandant
       *[other] { $count } commandanten
    }
    .among = { "commandant, " }
piece-attacking-knight = ridder van de aanvallers
    .letter = { $letter }
    .a = een ridder van de aanvallers
    .opening = De ridder van de aanvallers
    .counted = { $count ->
        [one] één ridder van de aanvallers
       *[other] { $count } ridders van de aanvallers
    }
    .moved = een ridder
    .captured = { $count ->
        [one] de ridder
       *[other] { $count } ridders
    }
    .among = { "ridder, " }
piece-defending-commander = commandant van de verdedigers
    .letter = { $letter }
    .a = een commandant van de verdedigers
    .opening = De commandant van de verdedigers
    .counted = { $count ->
        [one] één commandant van de verdedigers
       *[other] { $count } commandanten van de verdedigers
    }
    .moved = een commandant
    .captured = { $count ->
        [one] de commandant
       *[other] { $count } commandanten
    }
    .among = { "commandant, " }
piece-defending-knight = ridder van de verdedigers
    .letter = { $letter }
    .a = een ridder van de verdedigers
    .opening = De ridder van de verdedigers
    .counted = { $count ->
        [one] één ridder van de verdedigers
       *[other] { $count } ridders van de verdedigers
    }
    .moved = een ridder
    .captured = { $count ->
        [one] de ridder
       *[other] { $count } ridders
    }
    .among = { "ridder, " }

## Bijzondere velden

ground-throne = troon
    .a = de troon
ground-corner = hoek
    .a = een hoek
ground-camp = kamp
    .a = een kamp

## Aankondigingen: in het kanaal, in de beschrijving van de afbeelding, in de lijst van zetten op de pagina

call-raichi = **Raichi!** De koning heeft een vrije weg naar { $squares }.
call-tuichi = **Tuichi!** De koning heeft { $count } vrije wegen: { $squares }.
call-watch-your-king = **Let op je koning!** De aanvallers dreigen hem op { $square } te slaan, met een zet naar { $threats }.
# Voor wie nieuw is, één keer per partij.
meaning-raichi = -# *Raichi* betekent dat de koning met zijn volgende zet kan winnen: de aanvallers moeten zijn weg nu versperren.
meaning-tuichi = -# *Tuichi* betekent dat hij minstens twee wegen heeft: er één versperren is niet genoeg.
alt-call-raichi = Raichi: de koning heeft een vrije weg naar { $squares }.
alt-call-tuichi = Tuichi: de koning heeft { $count } vrije wegen: { $squares }.
alt-call-watch-your-king = Let op je koning: hij kan op { $square } worden geslagen, met een zet naar { $threats }.
page-call-raichi = Raichi
page-call-tuichi = Tuichi
page-call-watch-your-king = Koning!

## Beurten en het einde

turn-custody = Het stuk dat de zet deed, wordt zelf geslagen: het ging tussen twee vijanden staan.
aim-attackers = { $capture ->
    [two] de koning slaan tussen twee van je stukken
    [four-on-throne] de koning slaan tussen twee van je stukken, op de troon aan alle vier de kanten
    [four-near-throne] de koning slaan tussen twee van je stukken, op de troon en ernaast aan alle vier de kanten
   *[four] de koning slaan door hem aan alle vier de kanten in te sluiten
}
aim-defenders = { $escape ->
    [corner] de koning naar een hoek brengen
    [safe-edge] de koning naar een randveld brengen waar hij niet meteen kan worden geslagen
   *[edge] de koning naar de rand van het bord brengen
}
reason-king-captured = De koning is geslagen.
reason-king-escaped = De koning is ontsnapt op { $square }.
reason-exit-fort = De koning is veilig in een onneembaar fort aan de rand.
reason-attackers-destroyed = Er zijn te weinig aanvallers over om de koning tegen te houden.
reason-enclosed = De aanvallers hebben de koning en al zijn verdedigers omsingeld.

## Het bord in woorden (zonder opmaak)

alt-king = De koning staat op { $square }.
alt-king-gone = De koning staat niet meer op het bord.
alt-pieces = Op het bord: { $attackers ->
    [0] geen aanvallers
    [one] één aanvaller
   *[other] { $attackers } aanvallers
}, { $defenders ->
    [0] geen verdedigers
    [one] één verdediger
   *[other] { $defenders } verdedigers
} en de koning.
alt-pieces-without-king = Op het bord: { $attackers ->
    [0] geen aanvallers
    [one] één aanvaller
   *[other] { $attackers } aanvallers
} en { $defenders ->
    [0] geen verdedigers
    [one] één verdediger
   *[other] { $defenders } verdedigers
}.
alt-ranks = Daaronder: { $pieces }.

## Weigeringen: de reden en wat helpt

refuse-not-in-line = { $from } en { $to } liggen niet op één lijn. Stukken bewegen rechtuit, langs een rij of een lijn.
refuse-blocked = { $from }–{ $to } is versperd op { $at }: daar staat { $piece-a }. Stukken kunnen niet springen.
refuse-stop-king = Alleen de koning mag op { $square } blijven staan: dat is { $ground-a }. Kies een ander veld.
refuse-stop = Dit stuk mag niet op { $square } blijven staan: dat is { $ground-a }. Kies een ander veld.
refuse-cross = Dit stuk mag niet over { $square } heen: dat is { $ground-a }. Het moet ervoor blijven staan.
refuse-too-far = Volgens deze regels gaat dit stuk hoogstens { $count ->
    [one] één veld
   *[other] { $count } velden
} per keer.
refuse-not-leapable = Je kunt alleen over gewone vijanden springen, en op { $over } staat er geen.
refuse-leap-far = De koning springt alleen van of naar de troon of een hoek, dus niet van { $from } naar { $to }.
refuse-captures-nothing = Een zet gaat alleen verder als hij slaat, en op { $to } wordt niets geslagen.
refuse-chain-ends = De zet eindigt op { $at }.
refuse-must-go-on = Deze zet moet verdergaan: het stuk op { $at } kan nog eens slaan.
refuse-stood-before = Deze stelling is er al geweest (na zet { $ply }), en de verdedigers mogen haar niet herhalen.

## Weigeringen van een tekstregel in de schrijfwijze van OpenTafl

refuse-rules-line = Deze regels, die eruitzien als een tekstregel van OpenTafl, kan ik niet spelen. Verbeter het volgende:
rules-line-missing = `{ $key }` ontbreekt
rules-line-twice = `{ $key }` staat er twee keer
rules-line-unknown = `{ $key }` bestaat niet
rules-line-value = `{ $key }` kan niet `{ $given }` zijn
rules-line-no-such-rule = een regel als `{ $key }:{ $given }` heb ik niet
rules-line-start = de beginstelling is niet te lezen: { $why }
rules-line-more = nog { $count }

## Waar elke regelset goed voor is, in een paar woorden na de titel

advice-brandubh = goede eerste partij
advice-copenhagen = toernooien
advice-norse = groot bord, eenvoudige regels
advice-fetlar = klassieke toernooien
advice-tablut = zoals Linnaeus het zag in 1732
advice-viking = de rand is veilig voor de koning
advice-kings-table = alleen stukken slaan de koning
advice-high-king-tablut = middelgroot bord, naar de hoeken
advice-high-king-ard-ri = klein en vol
advice-high-king-errk = klein, naar de hoeken
advice-mini-tablut = ga nooit tussen twee vijanden staan
advice-saami-tablut = aanvallers in kampen
advice-tawlbwrdd = geen bijzondere velden, naar de rand
advice-sea-battle = ongewapende koning, naar de rand
advice-magpie = trage koning
advice-alea-evangelii = het grootste bord, lange partijen
advice-historical-tablut = verdedigers beginnen, naar de rand
advice-historical-11 = groot bord, naar de rand
advice-historical-bell = verdedigers beginnen, opstelling in klokvorm
advice-lewis-cross = verdedigers beginnen, opstelling in kruisvorm
advice-historical-13 = nog groter bord, naar de rand
advice-simple-tafl = groot bord, de eenvoudigste regels
advice-simple-tafl-9 = middelgroot bord, de eenvoudigste regels
advice-ard-ri = klein bord, naar de rand
advice-ard-ri-step = klein bord, één stap tegelijk
advice-old-hnefatafl = de rand helpt de koning te slaan
advice-skalk = twee stukken slaan de koning
advice-sea-battle-w = ongewapende koning, verdedigers beginnen
advice-sea-battle-star = ongewapende koning, opstelling in stervorm
advice-sea-battle-11 = ongewapende koning, opstelling in kruisvorm
advice-sea-battle-13 = ongewapende koning, nog groter bord
advice-parlett-13 = zoals in het boek van David Parlett
advice-copenhagen-13 = toernooiregels, nog groter bord
advice-copenhagen-bell = toernooiregels, opstelling in klokvorm
advice-copenhagen-lewis = toernooiregels, opstelling in kruisvorm
advice-tablut-15 = nog groter bord, lange partijen
advice-tablut-smith = altijd vier stukken slaan de koning
advice-brandub-weak = twee stukken slaan de koning
advice-magpie-diamond = trage koning, opstelling in ruitvorm
advice-alea-tablut = het grootste bord, verdedigers beginnen
advice-ashton-tablut = aanvallers in kampen, wedstrijd voor programma’s
advice-foteviken-tablut = aanvallers in kampen, naar de rand
advice-copenhagen-relaxed = schildmuren vanaf elk veld
advice-berserk = meerdere keren slaan, commandanten, een ridder
advice-berserk-opentafl = meerdere keren slaan is verplicht
advice-total-tafl = Copenhagen, meerdere keren slaan
advice-tyr = meerdere keren slaan, geen bijzondere velden
advice-tyr-15 = meerdere keren slaan, groot bord
advice-copenhagen-org = geen herhaling, remise na zet 142
advice-copenhagen-org-13 = geen herhaling, groter bord
advice-brandubh-org = geen herhaling, klein bord

## Regels in woorden
##
## Een bericht `rule-` is alles wat over een regel wordt gezegd: $choice is wat er is gekozen. In verzamelingen van
## stukken zijn `a` de aanvallers, `d` de verdedigers, `k` de koning. Sommige regels delen `rule-may` en `rule-helps`.

rules-board = Het bord heeft { $size } × { $size } velden: { $attackers ->
    [one] { $attackers } aanvaller
   *[other] { $attackers } aanvallers
} tegen { $defenders ->
    [one] { $defenders } verdediger
   *[other] { $defenders } verdedigers
} en de koning.
rules-moves = Alle stukken bewegen zoals een toren bij het schaken. Een stuk is geslagen als een vijand een zet doet waardoor het op één lijn tussen twee vijanden staat.
rules-alt = { $rules }, de beginstelling: { $attackers ->
    [one] { $attackers } aanvaller
   *[other] { $attackers } aanvallers
}, { $defenders ->
    [one] { $defenders } verdediger
   *[other] { $defenders } verdedigers
} en de koning op { $king }.
rule-may = { $choice ->
    [nobody] Geen enkel stuk mag
    [a] Alleen aanvallers mogen
    [d] Alleen verdedigers mogen
    [k] Alleen de koning mag
    [ad] Alle stukken behalve de koning mogen
    [ak] Alleen de koning en aanvallers mogen
    [dk] Alleen de koning en verdedigers mogen
   *[adk] Alle stukken mogen
}
rule-helps = telt { $choice ->
    [nobody] voor geen enkel stuk als vijand
    [a] alleen voor aanvallers als vijand
    [d] alleen voor verdedigers als vijand
    [k] alleen voor de koning als vijand
    [ad] voor alle stukken behalve de koning als vijand
    [ak] voor de koning en aanvallers als vijand, maar niet voor verdedigers
    [dk] voor de koning en verdedigers als vijand, maar niet voor aanvallers
   *[adk] voor alle stukken als vijand
}
rule-starts = De { $choice ->
    [attackers] aanvallers
   *[defenders] verdedigers
} doen de eerste zet.
rule-escape = De koning wint op { $choice ->
    [corner] een hoekveld
    [safe-edge] een randveld waar hij niet meteen kan worden geslagen
   *[edge] elk randveld
}; de aanvallers winnen door hem te slaan.
rule-soldier-steps = Aanvallers en verdedigers gaan { $choice ->
    [0] zo ver als ze willen
    [one] één veld per keer
   *[other] hoogstens { $choice } velden per keer
}.
rule-king-capture = De koning is geslagen { $choice ->
    [two] als hij tussen twee vijanden staat, net als elk ander stuk
    [four-on-throne] als hij op de troon aan alle vier de kanten is ingesloten, en elders als hij tussen twee vijanden staat
    [four-near-throne] als hij op de troon of ernaast aan alle vier de kanten is ingesloten, en elders als hij tussen twee vijanden staat
   *[four] als hij aan alle vier de kanten is ingesloten
}.
rule-king-armed = De koning helpt { $choice ->
    [full] bij het slaan, net als elk ander stuk
    [hammer] alleen bij het slaan als hij zelf de zet doet
    [anvil] alleen bij het slaan als hij stilstaat
   *[none] niet bij het slaan
}.
rule-king-steps = De koning gaat { $choice ->
    [0] zo ver als hij wil
    [one] één veld per keer
   *[other] hoogstens { $choice } velden per keer
}.
rule-king-jump = { $choice ->
    [over] De koning mag ook over een vijand naast zich springen, zonder die te slaan.
    [take] De koning mag ook over een vijand naast zich springen, en slaat die.
    [special] De koning mag ook over een vijand naast zich springen, van of naar de troon of een hoek.
   *[none] De koning springt niet.
}
rule-commander-jump = { $choice ->
    [over] Commandanten mogen ook over een vijand naast zich springen, zonder die te slaan.
    [take] Commandanten mogen ook over een vijand naast zich springen, en slaan die.
   *[none] Commandanten springen niet.
}
rule-commander-pierce = { $choice ->
    [yes] Twee aanvallende commandanten slaan de koning tussen zich in, behalve op de troon en ernaast.
   *[no] Commandanten slaan de koning zoals gewone aanvallers.
}
rule-knight-jump = { $choice ->
    [over] Ridders mogen ook over een vijand naast zich springen, zonder die te slaan.
    [take] Ridders mogen ook over een vijand naast zich springen, en slaan die.
   *[none] Ridders springen niet.
}
rule-knight-pierce = { $choice ->
    [yes] Twee aanvallende ridders slaan de koning tussen zich in, behalve op de troon en ernaast.
   *[no] Ridders slaan de koning zoals gewone aanvallers.
}
rule-throne-present = { $choice ->
    [yes] Het middelste veld is de troon.
   *[no] Er is geen troon.
}
rule-throne-stop = { rule-may } op de troon blijven staan.
rule-throne-cross = { rule-may } over de lege troon heen.
rule-throne-hostile = De lege troon { rule-helps }.
rule-throne-hostile-occupied = De bezette troon { rule-helps }.
rule-corners-present = { $choice ->
    [yes] De hoeken zijn bijzondere velden.
   *[no] De hoeken zijn gewone velden.
}
rule-corners-width = Elke hoek is { $choice ->
    [one] één veld
   *[other] een blok van { $choice } × { $choice } velden
}.
rule-corners-stop = { rule-may } op de hoeken blijven staan.
rule-corners-cross = { rule-may } over de hoeken heen.
rule-corners-hostile = Een lege hoek { rule-helps }.
rule-corners-pierce = { $choice ->
    [yes] Een lege hoek kan een van de twee stukken vervangen die de koning zo slaan.
   *[no] Een hoek helpt commandanten en ridders niet om de koning te slaan.
}
rule-camps-squares = { $choice ->
    [none] Er zijn geen kampen.
    [start] De velden waarop de aanvallers beginnen, zijn hun kampen.
    [one] Eén veld is een kamp van de aanvallers.
   *[other] { $choice } velden zijn kampen van de aanvallers.
}
rule-camps-stop = { rule-may } in de kampen blijven staan.
rule-camps-cross = { rule-may } over de kampen heen.
rule-camps-hostile = Een leeg kampveld { rule-helps }.
rule-camps-hostile-occupied = Een bezet kampveld { rule-helps }.
rule-camps-blunt = { $choice ->
    [none] Alle kampvelden tellen even zwaar.
    [start] De startvelden van de aanvallers tellen voor hen nooit als vijand.
    [one] Eén kampveld telt nooit als vijand voor aanvallers.
   *[other] { $choice } kampvelden tellen nooit als vijanden voor aanvallers.
}
rule-camps-stay = { $choice ->
    [any] Een aanvaller in een kamp mag nog wel binnen alle kampen bewegen.
    [yes] Een aanvaller in een kamp mag daarbinnen nog wel bewegen.
   *[no] Een aanvaller in een kamp mag daarom nog niet daarbinnen bewegen.
}
rule-edge-hostile = De rand van het bord { rule-helps }.
rule-chain = { $choice ->
    [may] Een stuk dat slaat, mag in dezelfde zet verdergaan, zolang elke stap slaat of wint.
    [must] Een stuk dat slaat, moet in dezelfde zet verdergaan, zolang het kan slaan of winnen.
   *[none] Een zet eindigt met het eerste slaan.
}
rule-custody = Een stuk dat zelf tussen twee vijanden gaat staan, { $choice ->
    [strict] wordt geslagen
   *[active] is veilig
}.
rule-linnaean = { $choice ->
    [yes] Als de koning op zijn troon aan drie kanten aanvallers naast zich heeft en aan de vierde een verdediger, kan die verdediger tegen de troon worden geslagen.
   *[no] De troon telt niet als vijand zolang de koning erop zit.
}
rule-immobilised = { $choice ->
    [king] De koning is geslagen als een aanvaller naast hem komt en hij niet kan bewegen.
    [all] Een stuk is geslagen als een vijand ernaast komt en het niet kan bewegen.
   *[none] Geen stuk is geslagen alleen omdat het niet kan bewegen.
}
rule-shieldwall = { $choice ->
    [any] Een rij stukken langs de rand wordt geslagen door een schildmuur: vijanden vóór elk stuk en aan beide uiteinden. Ze mag op elk van die velden worden gesloten.
    [yes] Een rij stukken langs de rand wordt geslagen door een schildmuur: vijanden vóór elk stuk en aan beide uiteinden.
   *[no] Er is geen schildmuur langs de rand.
}
rule-exit-fort = { $choice ->
    [yes] De koning wint ook in een onneembaar fort aan de rand.
   *[no] Met een fort aan de rand win je niet.
}
rule-enclosure-wins = { $choice ->
    [yes] De aanvallers winnen ook door de koning en al zijn verdedigers te omsingelen.
   *[no] Door de koning en al zijn verdedigers te omsingelen win je niet.
}
rule-attackers-lose-at = { $choice ->
    [never] De aanvallers verliezen niet door stukken te verliezen.
    [0] De aanvallers verliezen als er geen van hen meer over is.
    [one] De aanvallers verliezen als er nog maar één van hen over is.
   *[other] De aanvallers verliezen als er nog maar { $choice } van hen over zijn.
}
rule-repetition-result = Als de partij door herhaling eindigt, { $choice ->
    [attackers] winnen de aanvallers
    [defenders] winnen de verdedigers
    [mover-loses] verliest de kant die de stelling heeft herhaald
   *[draw] is het remise
}.
rule-repetition-forbid = { $choice ->
    [defenders] De verdedigers mogen geen stelling herhalen die er al is geweest.
   *[nobody] Beide partijen mogen een stelling herhalen.
}
rule-ply-limit = { $choice ->
    [0] Er is geen limiet aan het aantal zetten.
   *[other] Na zet { $choice } is de partij remise.
}
## Aanbod

offer-menu-small = Tafl: kleine borden
offer-menu-copenhagen = Tafl: Copenhagen en verwanten
offer-menu-berserk = Tafl: Berserk
offer-menu-historical = Tafl: historische spellen
offer-menu-sea-battle = Tafl: zeeslag
offer-menu-tablut = Tafl: Tablut

## Analyses: wat een zet heeft gemist of toegelaten

fact-missed-escape = De koning had meteen kunnen ontsnappen.
fact-missed-king-capture = De koning had meteen geslagen kunnen worden.
fact-missed-tuichi = Hier was een tuichi mogelijk.
fact-missed-raichi = Hier was een raichi mogelijk.
fact-allowed-escape = Daarna kon de koning meteen ontsnappen.
fact-allowed-king-capture = Daarna kon de koning meteen worden geslagen.
fact-allowed-tuichi = Daarna was een tuichi mogelijk.

lesson-of-tafl = Tafl
lesson-topic-tafl-escape = De twee doelen: ontsnappen
lesson-about-tafl-escape = De koning en zijn verdedigers winnen als hij een hoek bereikt. Hier is de weg vrij.
lesson-topic-tafl-moves = Hoe stukken bewegen
lesson-about-tafl-moves = Alle stukken gaan in een rechte lijn, over zoveel lege velden als je wilt. Alleen de koning mag stilstaan op een hoek of op de troon in het midden.
lesson-topic-tafl-captures = Slaan
lesson-about-tafl-captures = Een stuk is geslagen als een vijand een zet doet waardoor het op één lijn tussen twee vijanden staat.
lesson-topic-tafl-corners = Hoeken en troon
lesson-about-tafl-corners = Een lege hoek of de lege troon kan de plaats van de tweede vijand innemen.
lesson-topic-tafl-king = De twee doelen: slaan
lesson-about-tafl-king = De aanvallers winnen als ze de koning slaan. Hier ontbreekt nog één vijand naast hem.
lesson-topic-tafl-raichi = Raichi en tuichi
lesson-about-tafl-raichi = Ik kondig *raichi* aan als de koning een vrije weg heeft om met zijn volgende zet te winnen, en *tuichi* als hij er twee heeft: dan is er één versperren niet genoeg.
lesson-topic-tafl-watch = Let op je koning
lesson-about-tafl-watch = Ik kondig *let op je koning* aan als de aanvallers hem met hun volgende zet kunnen slaan, zoals hier.
lesson-topic-tafl-puzzle = Een puzzel
lesson-about-tafl-puzzle = Maar één zet stelt hier de winst veilig.

example-tafl-between = Tussen twee vijanden
example-tafl-throne = Tussen een vijand en de lege troon
example-tafl-corner = Tussen een vijand en een lege hoek
example-tafl-camp = Tussen een vijand en een leeg kamp
example-tafl-edge = Tussen een vijand en de rand
example-tafl-king-open = De koning, door { $count ->
    [one] één aanvaller
   *[other] { $count } aanvallers
}
example-tafl-king-throne = De koning op zijn troon, door { $count ->
    [one] één aanvaller
   *[other] { $count } aanvallers
}
example-tafl-king-near-throne = De koning naast de lege troon, door { $count ->
    [one] één aanvaller
   *[other] { $count } aanvallers
}
example-tafl-king-edge = De koning aan de rand, door { $count ->
    [one] één aanvaller
   *[other] { $count } aanvallers
}
example-tafl-king-camp = De koning naast een leeg kamp, door { $count ->
    [one] één aanvaller
   *[other] { $count } aanvallers
}
example-tafl-linnaean = De laatste verdediger naast de koning, tegen de troon
example-tafl-shieldwall = Een rij langs de rand, door een schildmuur
example-tafl-enclosed = Alle verdedigers ingesloten: de aanvallers winnen
example-tafl-custody = Door de eigen zet tussen twee vijanden

rules-problem-king = De beginstelling moet precies één koning hebben, en heeft er { $count }.
rules-problem-no-corners = De koning kan niet naar de hoeken ontsnappen: het bord heeft er geen.
rules-problem-corners = Hoeken van { $width } × { $width } velden passen niet op het bord.

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-kings-table = Koningstafel 11×11
title-short-kings-table = Koningstafel 11×11
title-sea-battle = Zeeslag 9×9
title-short-sea-battle = Zeeslag 9×9
title-magpie = Ekster 7×7
title-short-magpie = Ekster 7×7
title-saami-tablut = Samische Tablut met kampen 9×9
title-short-saami-tablut = Samische Tablut 9×9
title-tablut = Tablut volgens Linnaeus 9×9
title-short-tablut = Tablut 9×9
title-historical-tablut = Historische Tablut 9×9 (verdedigers beginnen)
title-short-historical-tablut = Historische Tablut 9×9
title-historical-11 = Historische Hnefatafl 11×11
title-short-historical-11 = Historisch 11×11
title-historical-bell = Historisch 11×11: Bell (verdedigers beginnen)
title-short-historical-bell = Historisch 11×11: Bell
title-lewis-cross = Lewiskruis 11×11 (verdedigers beginnen)
title-short-lewis-cross = Lewiskruis 11×11
title-historical-13 = Historische Hnefatafl 13×13
title-short-historical-13 = Historisch 13×13
title-simple-tafl = Eenvoudige Tafl 11×11
title-short-simple-tafl = Eenvoudige Tafl 11×11
title-simple-tafl-9 = Eenvoudige Tafl 9×9
title-short-simple-tafl-9 = Eenvoudige Tafl 9×9
title-ard-ri = Ard Rí 7×7
title-short-ard-ri = Ard Rí 7×7
title-ard-ri-step = Ard Rí 7×7: één stap
title-short-ard-ri-step = Ard Rí 7×7: één stap
title-old-hnefatafl = Oude Hnefatafl 11×11
title-short-old-hnefatafl = Oude Hnefatafl 11×11
title-skalk = Skalk-Hnefatafl 11×11
title-short-skalk = Skalk 11×11
title-sea-battle-w = Zeeslag 9×9 (verdedigers beginnen)
title-short-sea-battle-w = Zeeslag 9×9 (verdedig.)
title-sea-battle-star = Zeeslag 9×9: ster
title-short-sea-battle-star = Zeeslag 9×9: ster
title-sea-battle-11 = Zeeslag 11×11: kruis
title-short-sea-battle-11 = Zeeslag 11×11
title-sea-battle-13 = Zeeslag 13×13
title-short-sea-battle-13 = Zeeslag 13×13
title-parlett-13 = Zeeslag van Parlett 13×13
title-short-parlett-13 = Parlett 13×13
title-copenhagen-13 = Copenhagen 13×13
title-short-copenhagen-13 = Copenhagen 13×13
title-copenhagen-bell = Copenhagen 11×11: Bell
title-short-copenhagen-bell = Copenhagen: Bell
title-copenhagen-lewis = Copenhagen 11×11: Lewiskruis
title-short-copenhagen-lewis = Copenhagen: Lewiskruis
title-tablut-15 = Tablut 15×15
title-short-tablut-15 = Tablut 15×15
title-tablut-smith = Tablut volgens Smith 9×9
title-short-tablut-smith = Tablut van Smith 9×9
title-brandub-weak = Brandub 7×7: zwakke koning
title-short-brandub-weak = Brandub: zwakke koning
title-magpie-diamond = Ekster 7×7: ruit
title-short-magpie-diamond = Ekster 7×7: ruit
title-alea-tablut = Alea evangelii met Tablut-regels 19×19
title-short-alea-tablut = Alea Tablut 19×19
title-ashton-tablut = Ashton-Tablut 9×9 (competitie)
title-short-ashton-tablut = Ashton-Tablut 9×9
title-foteviken-tablut = Foteviken-Tablut 9×9
title-short-foteviken-tablut = Foteviken-Tablut 9×9
title-copenhagen-relaxed = Copenhagen 11×11: soepele schildmuur
title-short-copenhagen-relaxed = Copenhagen soepel
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
