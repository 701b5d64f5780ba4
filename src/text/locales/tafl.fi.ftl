# Sanat ja lauseet, jotka ovat vain taflissa, suomeksi.
#
# Nimi tulee lauseisiin kaikkine muotoineen: `.number` on puolelle esimerkiksi `$side-number`.

## Puolet
##
## .number valitsee verbin: `one` voittaa, `many` voittavat. .heading on nimi isolla alkukirjaimella, .led se, millä
## pelataan, ja muut muodot ovat sijoja.

side-attackers = hyökkääjät
    .heading = Hyökkääjät
    .genitive = hyökkääjien
    .genitive-heading = Hyökkääjien
    .adessive = hyökkääjillä
    .ablative = hyökkääjiltä
    .elative = hyökkääjistä
    .led = hyökkääjillä
    .number = many
side-defenders = puolustajat
    .heading = Puolustajat
    .genitive = puolustajien
    .genitive-heading = Puolustajien
    .adessive = puolustajilla
    .ablative = puolustajilta
    .elative = puolustajista
    .led = kuninkaalla ja sen puolustajilla
    .number = many

## Nappulat
##
## $count on, montako niitä on. .letter tarkoittaa nappulaa tekstilaudoilla: ASCII, yksi merkki, kaikki erilaisia. .genitive
## on myös lauseen kohde. .captured on, mitä lyödään. .among tulee siirtojen määrän eteen omien nappuloiden luettelossa: ei
## mitään niille, joita on monta.

piece-attacker = { $count ->
    [one] hyökkääjä
   *[other] hyökkääjät
}
    .letter = H
    .heading = { $count ->
        [one] Hyökkääjä
       *[other] Hyökkääjät
    }
    .genitive = hyökkääjän
    .counted = { $count ->
        [one] yksi hyökkääjä
       *[other] { $count } hyökkääjää
    }
    .moved = nappulan
    .captured = { $count ->
        [one] nappulan
       *[other] { $count } nappulaa
    }
    .among = { "" }
piece-defender = { $count ->
    [one] puolustaja
   *[other] puolustajat
}
    .letter = P
    .heading = { $count ->
        [one] Puolustaja
       *[other] Puolustajat
    }
    .genitive = puolustajan
    .counted = { $count ->
        [one] yksi puolustaja
       *[other] { $count } puolustajaa
    }
    .moved = nappulan
    .captured = { $count ->
        [one] nappulan
       *[other] { $count } nappulaa
    }
    .among = { "" }
piece-king = kuningas
    .letter = K
    .heading = Kuningas
    .genitive = kuninkaan
    .counted = kuningas
    .moved = kuninkaan
    .captured = kuninkaan
    .among = { "kuningas, " }
piece-attacking-commander = { $count ->
    [one] hyökkääjien komentaja
   *[other] hyökkääjien komentajat
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Hyökkääjien komentaja
       *[other] Hyökkääjien komentajat
    }
    .genitive = hyökkääjien komentajan
    .counted = { $count ->
        [one] yksi hyökkääjien komentaja
       *[other] { $count } hyökkääjien komentajaa
    }
    .moved = komentajan
    .captured = { $count ->
        [one] komentajan
       *[other] { $count } komentajaa
    }
    .among = { "komentaja, " }
piece-attacking-knight = { $count ->
    [one] hyökkääjien ritari
   *[other] hyökkääjien ritarit
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Hyökkääjien ritari
       *[other] Hyökkääjien ritarit
    }
    .genitive = hyökkääjien ritarin
    .counted = { $count ->
        [one] yksi hyökkääjien ritari
       *[other] { $count } hyökkääjien ritaria
    }
    .moved = ritarin
    .captured = { $count ->
        [one] ritarin
       *[other] { $count } ritaria
    }
    .among = { "ritari, " }
piece-defending-commander = { $count ->
    [one] puolustajien komentaja
   *[other] puolustajien komentajat
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Puolustajien komentaja
       *[other] Puolustajien komentajat
    }
    .genitive = puolustajien komentajan
    .counted = { $count ->
        [one] yksi puolustajien komentaja
       *[other] { $count } puolustajien komentajaa
    }
    .moved = komentajan
    .captured = { $count ->
        [one] komentajan
       *[other] { $count } komentajaa
    }
    .among = { "komentaja, " }
piece-defending-knight = { $count ->
    [one] puolustajien ritari
   *[other] puolustajien ritarit
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Puolustajien ritari
       *[other] Puolustajien ritarit
    }
    .genitive = puolustajien ritarin
    .counted = { $count ->
        [one] yksi puolustajien ritari
       *[other] { $count } puolustajien ritaria
    }
    .moved = ritarin
    .captured = { $count ->
        [one] ritarin
       *[other] { $count } ritaria
    }
    .among = { "ritari, " }

## Erikoisruudut

ground-throne = valtaistuin
ground-corner = kulma
ground-camp = leiri

## Ilmoitukset: kanavalla, kuvan kuvauksessa, sivun siirtoluettelossa

call-raichi = **Raichi!** Kuninkaalla on vapaa tie: { $squares }.
call-tuichi = **Tuichi!** Kuninkaalla on { $count } vapaata tietä: { $squares }.
call-watch-your-king = **Kuningas vaarassa!** Hyökkääjät uhkaavat lyödä sen ruudussa { $square }; uhkaava siirto vie ruutuun { $threats }.
# Vasta-alkajille, kerran pelissä.
meaning-raichi = -# *Raichi* tarkoittaa, että kuningas voi voittaa seuraavalla siirrollaan: hyökkääjien täytyy tukkia sen tie nyt.
meaning-tuichi = -# *Tuichi* tarkoittaa, että sillä on ainakin kaksi tietä: yhden tukkiminen ei riitä.
alt-call-raichi = Raichi: kuninkaalla on vapaa tie: { $squares }.
alt-call-tuichi = Tuichi: kuninkaalla on { $count } vapaata tietä: { $squares }.
alt-call-watch-your-king = Kuningas vaarassa: sen voi lyödä ruudussa { $square }; uhkaava siirto vie ruutuun { $threats }.
page-call-raichi = Raichi
page-call-tuichi = Tuichi
page-call-watch-your-king = Kuningas!

## Vuorot ja pelin loppu

turn-custody = Siirretty nappula lyödään itse: se meni kahden vihollisen väliin.
aim-attackers = { $capture ->
    [two] lyödä kuningas kahden oman nappulan välissä
    [four-on-throne] lyödä kuningas kahden oman nappulan välissä, valtaistuimella kaikilta neljältä sivulta
    [four-near-throne] lyödä kuningas kahden oman nappulan välissä, valtaistuimella ja sen vieressä kaikilta neljältä sivulta
   *[four] lyödä kuningas piirittämällä se kaikilta neljältä sivulta
}
aim-defenders = { $escape ->
    [corner] viedä kuningas kulmaan
    [safe-edge] viedä kuningas reunaruutuun, jossa sitä ei voi lyödä heti
   *[edge] viedä kuningas laudan reunaan
}
reason-king-captured = Kuningas on lyöty.
reason-king-escaped = Kuningas pääsi pakoon ruutuun { $square }.
reason-exit-fort = Kuningas on turvassa murtumattomassa reunalinnakkeessa.
reason-attackers-destroyed = Hyökkääjiä on jäljellä liian vähän pidättelemään kuningasta.
reason-enclosed = Hyökkääjät ovat saartaneet kuninkaan ja kaikki sen puolustajat.

## Lauta sanoina (ilman merkintää)

alt-king = Kuningas on ruudussa { $square }.
alt-king-gone = Kuningas ei ole laudalla.
alt-pieces = Laudalla: { $attackers ->
    [0] ei yhtään hyökkääjää
    [one] yksi hyökkääjä
   *[other] { $attackers } hyökkääjää
}, { $defenders ->
    [0] ei yhtään puolustajaa
    [one] yksi puolustaja
   *[other] { $defenders } puolustajaa
} ja kuningas.
alt-pieces-without-king = Laudalla: { $attackers ->
    [0] ei yhtään hyökkääjää
    [one] yksi hyökkääjä
   *[other] { $attackers } hyökkääjää
}, { $defenders ->
    [0] ei yhtään puolustajaa
    [one] yksi puolustaja
   *[other] { $defenders } puolustajaa
}.
alt-ranks = Niiden joukossa: { $pieces }.

## Kieltäytymiset: syy ja mikä auttaa

refuse-not-in-line = { $from } ja { $to } eivät ole samassa suorassa. Nappulat liikkuvat suoraan riviä tai linjaa pitkin.
refuse-blocked = Tie { $from }–{ $to } on tukossa: ruudussa { $at } on { $piece }. Nappulat eivät voi hypätä.
refuse-stop-king = Vain kuningas voi pysähtyä ruutuun { $square }: se on { $ground }. Valitse jokin muu ruutu.
refuse-stop = Tämä nappula ei voi pysähtyä ruutuun { $square }: se on { $ground }. Valitse jokin muu ruutu.
refuse-cross = Tämä nappula ei voi kulkea ruudun { $square } yli: se on { $ground }. Nappulan pitää pysähtyä sitä ennen.
refuse-too-far = Näillä säännöillä tämä nappula siirtyy kerralla enintään { $count ->
    [one] yhden ruudun
   *[other] { $count } ruutua
}.
refuse-not-leapable = Vain tavallisten vihollisten yli voi hypätä, eikä ruudussa { $over } ole sellaista.
refuse-leap-far = Kuningas hyppää vain valtaistuimelta tai kulmasta tai niihin, siis ei ruudusta { $from } ruutuun { $to }.
refuse-captures-nothing = Siirto jatkuu vain lyömällä, eikä ruudussa { $to } lyödä mitään.
refuse-chain-ends = Siirto päättyy ruutuun { $at }.
refuse-must-go-on = Tämän siirron on jatkuttava: ruudun { $at } nappula voi lyödä uudelleen.
refuse-stood-before = Tämä asema on ollut jo (siirron { $ply } jälkeen), eivätkä puolustajat saa toistaa sitä.

## Kieltäytymiset OpenTaflin merkintätavan sääntörivistä

refuse-rules-line = En voi pelata näillä säännöillä, jotka näyttävät OpenTaflin riviltä. Korjaa nämä:
rules-line-missing = `{ $key }` puuttuu
rules-line-twice = `{ $key }` on kahdesti
rules-line-unknown = kohtaa `{ $key }` ei ole olemassa
rules-line-value = `{ $key }` ei voi olla `{ $given }`
rules-line-no-such-rule = minulla ei ole sellaista sääntöä kuin `{ $key }:{ $given }`
rules-line-start = alkuasemaa ei voi lukea: { $why }
rules-line-more = lisäksi { $count } muuta

## Mihin kukin sääntö sopii, muutamalla sanalla sen otsikon jälkeen

advice-brandubh = hyvä alkuun
advice-copenhagen = turnauksiin
advice-norse = suuri lauta, helpot säännöt
advice-fetlar = turnausten klassikko
advice-tablut = sellaisena kuin Linné sen näki 1732
advice-viking = reunassa kuningas on turvassa
advice-kings-table = kuninkaan lyövät vain nappulat
advice-high-king-tablut = keskikokoinen lauta, pako kulmiin
advice-high-king-ard-ri = pieni ja ahdas
advice-high-king-errk = pieni, pako kulmiin
advice-mini-tablut = älä mene kahden vihollisen väliin
advice-saami-tablut = hyökkääjät leireissä
advice-tawlbwrdd = ei erikoisruutuja, pako reunaan
advice-sea-battle = aseeton kuningas, pako reunaan
advice-magpie = hidas kuningas
advice-alea-evangelii = suurin lauta, pitkät pelit
advice-historical-tablut = puolustajat aloittavat, pako reunaan
advice-historical-11 = suuri lauta, pako reunaan
advice-historical-bell = puolustajat aloittavat, kellon muotoinen alku
advice-lewis-cross = puolustajat aloittavat, ristin muotoinen alku
advice-historical-13 = vielä suurempi lauta, pako reunaan
advice-simple-tafl = suuri lauta, helpoimmat säännöt
advice-simple-tafl-9 = keskikokoinen lauta, helpoimmat säännöt
advice-ard-ri = pieni lauta, pako reunaan
advice-ard-ri-step = pieni lauta, askel kerrallaan
advice-old-hnefatafl = reuna auttaa lyömään kuninkaan
advice-skalk = kaksi nappulaa lyö kuninkaan
advice-sea-battle-w = aseeton kuningas, puolustajat aloittavat
advice-sea-battle-star = aseeton kuningas, tähden muotoinen alku
advice-sea-battle-11 = aseeton kuningas, ristin muotoinen alku
advice-sea-battle-13 = aseeton kuningas, vielä suurempi lauta
advice-parlett-13 = kuten David Parlettin kirjassa
advice-copenhagen-13 = turnaussäännöt, vielä suurempi lauta
advice-copenhagen-bell = turnaussäännöt, kellon muotoinen alku
advice-copenhagen-lewis = turnaussäännöt, ristin muotoinen alku
advice-tablut-15 = vielä suurempi lauta, pitkät pelit
advice-tablut-smith = kuninkaan lyöntiin tarvitaan aina neljä
advice-brandub-weak = kaksi nappulaa lyö kuninkaan
advice-magpie-diamond = hidas kuningas, vinoneliön muotoinen alku
advice-alea-tablut = suurin lauta, puolustajat aloittavat
advice-ashton-tablut = hyökkääjät leireissä, ohjelmien kilpailu
advice-foteviken-tablut = hyökkääjät leireissä, pako reunaan
advice-copenhagen-relaxed = kilpimuurin voi sulkea mistä vain
advice-berserk = lyöntejä peräkkäin, komentajia ja ritari
advice-berserk-opentafl = peräkkäiset lyönnit ovat pakollisia
advice-total-tafl = Copenhagen peräkkäisin lyönnein
advice-tyr = lyöntejä peräkkäin, ei erikoisruutuja
advice-tyr-15 = lyöntejä peräkkäin, iso lauta
advice-copenhagen-org = ei toistoa, tasapeli siirron 142 jälkeen
advice-copenhagen-org-13 = ei toistoa, isompi lauta
advice-brandubh-org = ei toistoa, pieni lauta

## Säännöt sanoina
##
## Viesti `rule-` on kaikki, mitä säännöstä sanotaan: $choice on se, mitä on valittu. Nappuloiden joukoissa `a` on hyökkääjät,
## `d` puolustajat, `k` kuningas. Sijojen takia jokainen sääntö on kirjoitettu kokonaan.

rules-board = Laudalla on { $size } × { $size } ruutua: hyökkääjiä on { $attackers }, puolustajia { $defenders } ja lisäksi kuningas.
rules-moves = Kaikki nappulat liikkuvat kuin shakin torni. Nappula lyödään, kun vihollinen siirrollaan jättää sen kahden vihollisen väliin samassa suorassa.
rules-alt = { $rules }, alkuasema: hyökkääjiä { $attackers }, puolustajia { $defenders }, kuningas ruudussa { $king }.
rule-starts = { $choice ->
    [attackers] Hyökkääjät
   *[defenders] Puolustajat
} aloittavat.
rule-escape = Kuningas voittaa { $choice ->
    [corner] päästessään kulmaruutuun
    [safe-edge] päästessään reunaruutuun, jossa sitä ei voi lyödä heti
   *[edge] päästessään mihin tahansa reunaruutuun
}; hyökkääjät voittavat lyömällä sen.
rule-soldier-steps = Hyökkääjät ja puolustajat siirtyvät { $choice ->
    [0] niin pitkälle kuin haluavat
    [one] yhden ruudun kerrallaan
   *[other] kerralla enintään { $choice } ruutua
}.
rule-king-capture = { $choice ->
    [two] Kuningas lyödään, kun se jää kahden vihollisen väliin, kuten muutkin nappulat.
    [four-on-throne] Valtaistuimella kuningas lyödään, kun se on piiritetty kaikilta neljältä sivulta, muualla, kun se jää kahden vihollisen väliin.
    [four-near-throne] Valtaistuimella ja sen vieressä kuningas lyödään, kun se on piiritetty kaikilta neljältä sivulta, muualla, kun se jää kahden vihollisen väliin.
   *[four] Kuningas lyödään, kun se on piiritetty kaikilta neljältä sivulta.
}
rule-king-armed = Kuningas { $choice ->
    [full] auttaa lyömään kuten muutkin nappulat
    [hammer] auttaa lyömään vain itse siirtyessään
    [anvil] auttaa lyömään vain paikallaan ollessaan
   *[none] ei auta lyömään
}.
rule-king-steps = Kuningas siirtyy { $choice ->
    [0] niin pitkälle kuin haluaa
    [one] yhden ruudun kerrallaan
   *[other] kerralla enintään { $choice } ruutua
}.
rule-king-jump = { $choice ->
    [over] Kuningas saa myös hypätä viereisen vihollisen yli lyömättä sitä.
    [take] Kuningas saa myös hypätä viereisen vihollisen yli ja lyö sen.
    [special] Kuningas saa myös hypätä viereisen vihollisen yli valtaistuimelta tai kulmasta tai niihin.
   *[none] Kuningas ei hyppää.
}
rule-commander-jump = { $choice ->
    [over] Komentajat saavat myös hypätä viereisen vihollisen yli lyömättä sitä.
    [take] Komentajat saavat myös hypätä viereisen vihollisen yli ja lyövät sen.
   *[none] Komentajat eivät hyppää.
}
rule-commander-pierce = { $choice ->
    [yes] Kaksi hyökkääjien komentajaa lyö kuninkaan väliinsä, paitsi valtaistuimella ja sen vieressä.
   *[no] Komentajat lyövät kuninkaan kuten tavalliset hyökkääjät.
}
rule-knight-jump = { $choice ->
    [over] Ritarit saavat myös hypätä viereisen vihollisen yli lyömättä sitä.
    [take] Ritarit saavat myös hypätä viereisen vihollisen yli ja lyövät sen.
   *[none] Ritarit eivät hyppää.
}
rule-knight-pierce = { $choice ->
    [yes] Kaksi hyökkääjien ritaria lyö kuninkaan väliinsä, paitsi valtaistuimella ja sen vieressä.
   *[no] Ritarit lyövät kuninkaan kuten tavalliset hyökkääjät.
}
rule-throne-present = { $choice ->
    [yes] Keskiruutu on valtaistuin.
   *[no] Valtaistuinta ei ole.
}
rule-throne-stop = { $choice ->
    [nobody] Mikään nappula ei saa
    [a] Vain hyökkääjät saavat
    [d] Vain puolustajat saavat
    [k] Vain kuningas saa
    [ad] Kaikki nappulat paitsi kuningas saavat
    [ak] Vain kuningas ja hyökkääjät saavat
    [dk] Vain kuningas ja puolustajat saavat
   *[adk] Kaikki nappulat saavat
} pysähtyä valtaistuimelle.
rule-throne-cross = { $choice ->
    [nobody] Mikään nappula ei saa
    [a] Vain hyökkääjät saavat
    [d] Vain puolustajat saavat
    [k] Vain kuningas saa
    [ad] Kaikki nappulat paitsi kuningas saavat
    [ak] Vain kuningas ja hyökkääjät saavat
    [dk] Vain kuningas ja puolustajat saavat
   *[adk] Kaikki nappulat saavat
} kulkea tyhjän valtaistuimen yli.
rule-throne-hostile = Tyhjä valtaistuin { $choice ->
    [nobody] ei ole vihollinen millekään nappulalle
    [a] on vihollinen vain hyökkääjille
    [d] on vihollinen vain puolustajille
    [k] on vihollinen vain kuninkaalle
    [ad] on vihollinen kaikille nappuloille paitsi kuninkaalle
    [ak] on vihollinen kuninkaalle ja hyökkääjille, mutta ei puolustajille
    [dk] on vihollinen kuninkaalle ja puolustajille, mutta ei hyökkääjille
   *[adk] on vihollinen kaikille nappuloille
}.
rule-throne-hostile-occupied = Varattu valtaistuin { $choice ->
    [nobody] ei ole vihollinen millekään nappulalle
    [a] on vihollinen vain hyökkääjille
    [d] on vihollinen vain puolustajille
    [k] on vihollinen vain kuninkaalle
    [ad] on vihollinen kaikille nappuloille paitsi kuninkaalle
    [ak] on vihollinen kuninkaalle ja hyökkääjille, mutta ei puolustajille
    [dk] on vihollinen kuninkaalle ja puolustajille, mutta ei hyökkääjille
   *[adk] on vihollinen kaikille nappuloille
}.
rule-corners-present = { $choice ->
    [yes] Kulmat ovat erikoisruutuja.
   *[no] Kulmat ovat tavallisia ruutuja.
}
rule-corners-width = Jokainen kulma on { $choice ->
    [one] yksi ruutu
   *[other] { $choice } × { $choice } ruudun alue
}.
rule-corners-stop = { $choice ->
    [nobody] Mikään nappula ei saa
    [a] Vain hyökkääjät saavat
    [d] Vain puolustajat saavat
    [k] Vain kuningas saa
    [ad] Kaikki nappulat paitsi kuningas saavat
    [ak] Vain kuningas ja hyökkääjät saavat
    [dk] Vain kuningas ja puolustajat saavat
   *[adk] Kaikki nappulat saavat
} pysähtyä kulmiin.
rule-corners-cross = { $choice ->
    [nobody] Mikään nappula ei saa
    [a] Vain hyökkääjät saavat
    [d] Vain puolustajat saavat
    [k] Vain kuningas saa
    [ad] Kaikki nappulat paitsi kuningas saavat
    [ak] Vain kuningas ja hyökkääjät saavat
    [dk] Vain kuningas ja puolustajat saavat
   *[adk] Kaikki nappulat saavat
} kulkea kulmien yli.
rule-corners-hostile = Tyhjä kulma { $choice ->
    [nobody] ei ole vihollinen millekään nappulalle
    [a] on vihollinen vain hyökkääjille
    [d] on vihollinen vain puolustajille
    [k] on vihollinen vain kuninkaalle
    [ad] on vihollinen kaikille nappuloille paitsi kuninkaalle
    [ak] on vihollinen kuninkaalle ja hyökkääjille, mutta ei puolustajille
    [dk] on vihollinen kuninkaalle ja puolustajille, mutta ei hyökkääjille
   *[adk] on vihollinen kaikille nappuloille
}.
rule-corners-pierce = { $choice ->
    [yes] Tyhjä kulma voi korvata toisen niistä kahdesta nappulasta, jotka lyövät näin kuninkaan.
   *[no] Kulma ei auta komentajia ja ritareita lyömään kuningasta.
}
rule-camps-squares = { $choice ->
    [none] Leirejä ei ole.
    [start] Ruudut, joista hyökkääjät lähtevät, ovat niiden leirejä.
    [one] Yksi ruutu on hyökkääjien leiri.
   *[other] Hyökkääjien leirinä on { $choice } ruutua.
}
rule-camps-stop = { $choice ->
    [nobody] Mikään nappula ei saa
    [a] Vain hyökkääjät saavat
    [d] Vain puolustajat saavat
    [k] Vain kuningas saa
    [ad] Kaikki nappulat paitsi kuningas saavat
    [ak] Vain kuningas ja hyökkääjät saavat
    [dk] Vain kuningas ja puolustajat saavat
   *[adk] Kaikki nappulat saavat
} pysähtyä leireihin.
rule-camps-cross = { $choice ->
    [nobody] Mikään nappula ei saa
    [a] Vain hyökkääjät saavat
    [d] Vain puolustajat saavat
    [k] Vain kuningas saa
    [ad] Kaikki nappulat paitsi kuningas saavat
    [ak] Vain kuningas ja hyökkääjät saavat
    [dk] Vain kuningas ja puolustajat saavat
   *[adk] Kaikki nappulat saavat
} kulkea leirien yli.
rule-camps-hostile = Tyhjä leiriruutu { $choice ->
    [nobody] ei ole vihollinen millekään nappulalle
    [a] on vihollinen vain hyökkääjille
    [d] on vihollinen vain puolustajille
    [k] on vihollinen vain kuninkaalle
    [ad] on vihollinen kaikille nappuloille paitsi kuninkaalle
    [ak] on vihollinen kuninkaalle ja hyökkääjille, mutta ei puolustajille
    [dk] on vihollinen kuninkaalle ja puolustajille, mutta ei hyökkääjille
   *[adk] on vihollinen kaikille nappuloille
}.
rule-camps-hostile-occupied = Varattu leiriruutu { $choice ->
    [nobody] ei ole vihollinen millekään nappulalle
    [a] on vihollinen vain hyökkääjille
    [d] on vihollinen vain puolustajille
    [k] on vihollinen vain kuninkaalle
    [ad] on vihollinen kaikille nappuloille paitsi kuninkaalle
    [ak] on vihollinen kuninkaalle ja hyökkääjille, mutta ei puolustajille
    [dk] on vihollinen kuninkaalle ja puolustajille, mutta ei hyökkääjille
   *[adk] on vihollinen kaikille nappuloille
}.
rule-camps-blunt = { $choice ->
    [none] Kaikki leiriruudut lasketaan samalla tavalla.
    [start] Hyökkääjien omat aloitusruudut eivät koskaan ole heille vihollisia.
    [one] Yksi leiriruutu ei koskaan ole vihollinen hyökkääjille.
   *[other] { $choice } leiriruutua ei koskaan ole vihollisia hyökkääjille.
}
rule-camps-stay = { $choice ->
    [any] Leirissä oleva hyökkääjä saa yhä liikkua kaikkien leirien sisällä.
    [yes] Leirissä oleva hyökkääjä saa yhä liikkua sen sisällä.
   *[no] Leirissä olevalla hyökkääjällä ei ole erityistä oikeutta liikkua sen sisällä.
}
rule-edge-hostile = Laudan reuna { $choice ->
    [nobody] ei ole vihollinen millekään nappulalle
    [a] on vihollinen vain hyökkääjille
    [d] on vihollinen vain puolustajille
    [k] on vihollinen vain kuninkaalle
    [ad] on vihollinen kaikille nappuloille paitsi kuninkaalle
    [ak] on vihollinen kuninkaalle ja hyökkääjille, mutta ei puolustajille
    [dk] on vihollinen kuninkaalle ja puolustajille, mutta ei hyökkääjille
   *[adk] on vihollinen kaikille nappuloille
}.
rule-chain = { $choice ->
    [may] Nappula, joka lyö, saa jatkaa samassa siirrossa, kunhan jokainen askel lyö tai voittaa.
    [must] Nappulan, joka lyö, on jatkettava samassa siirrossa niin kauan kuin se voi lyödä tai voittaa.
   *[none] Siirto päättyy ensimmäiseen lyöntiin.
}
rule-custody = Nappula, joka itse siirtyy kahden vihollisen väliin, { $choice ->
    [strict] lyödään
   *[active] on turvassa
}.
rule-linnaean = { $choice ->
    [yes] Jos valtaistuimella olevan kuninkaan kolmella sivulla on hyökkääjä ja neljännellä puolustaja, tuon puolustajan voi lyödä valtaistuinta vasten.
   *[no] Valtaistuin ei ole vihollinen, kun kuningas istuu sillä.
}
rule-immobilised = { $choice ->
    [king] Kuningas lyödään, kun hyökkääjä tulee sen viereen eikä se pääse liikkumaan.
    [all] Nappula lyödään, kun vihollinen tulee sen viereen eikä se pääse liikkumaan.
   *[none] Mitään nappulaa ei lyödä vain siksi, ettei se pääse liikkumaan.
}
rule-shieldwall = { $choice ->
    [any] Reunassa olevan nappularivin lyö kilpimuuri: viholliset jokaisen nappulan edessä ja rivin molemmissa päissä. Sen saa sulkea mistä tahansa näistä ruuduista.
    [yes] Reunassa olevan nappularivin lyö kilpimuuri: viholliset jokaisen nappulan edessä ja rivin molemmissa päissä.
   *[no] Reunassa ei ole kilpimuuria.
}
rule-exit-fort = { $choice ->
    [yes] Kuningas voittaa myös murtumattomassa reunalinnakkeessa.
   *[no] Reunalinnakkeella ei voita.
}
rule-enclosure-wins = { $choice ->
    [yes] Hyökkääjät voittavat myös saartamalla kuninkaan ja kaikki sen puolustajat.
   *[no] Kuninkaan ja kaikkien sen puolustajien saartamisella ei voita.
}
rule-attackers-lose-at = { $choice ->
    [never] Hyökkääjät eivät häviä nappuloita menettämällä.
    [0] Hyökkääjät häviävät, kun niitä ei ole enää yhtään.
    [one] Hyökkääjät häviävät, kun niitä on jäljellä enää yksi.
   *[other] Hyökkääjät häviävät, kun niitä on jäljellä enää { $choice }.
}
rule-repetition-result = { $choice ->
    [attackers] Toistoon päättyvän pelin voittavat hyökkääjät.
    [defenders] Toistoon päättyvän pelin voittavat puolustajat.
    [mover-loses] Toistoon päättyvän pelin häviää se puoli, joka toisti.
   *[draw] Toistoon päättyvä peli on tasapeli.
}
rule-repetition-forbid = { $choice ->
    [defenders] Puolustajat eivät saa toistaa asemaa, joka on ollut jo aiemmin.
   *[nobody] Kumpikin puoli saa toistaa aseman.
}
rule-ply-limit = { $choice ->
    [0] Siirtojen määrää ei ole rajoitettu.
   *[other] Siirron { $choice } jälkeen peli päättyy tasan.
}
## Tarjoukset

offer-menu-small = Tafl: pienet laudat
offer-menu-copenhagen = Tafl: Copenhagen ja sukulaiset
offer-menu-berserk = Tafl: Berserk
offer-menu-historical = Tafl: historialliset pelit
offer-menu-sea-battle = Tafl: meritaistelu
offer-menu-tablut = Tafl: Tablut

## Analyysit: mitä siirrolta jäi näkemättä tai mitä se salli

fact-missed-escape = Kuningas olisi voinut päästä heti pakoon.
fact-missed-king-capture = Kuninkaan olisi voinut lyödä heti.
fact-missed-tuichi = Tuichi jäi tekemättä.
fact-missed-raichi = Raichi jäi tekemättä.
fact-allowed-escape = Se päästi kuninkaan heti pakoon.
fact-allowed-king-capture = Se antoi lyödä kuninkaan heti.
fact-allowed-tuichi = Se salli tuichin.

lesson-of-tafl = Tafl
lesson-topic-tafl-escape = Kaksi tavoitetta: pako
lesson-about-tafl-escape = Kuningas ja puolustajat voittavat, kun kuningas pääsee kulmaan. Tässä tie on vapaa.
lesson-topic-tafl-moves = Näin nappulat liikkuvat
lesson-about-tafl-moves = Kaikki nappulat liikkuvat suoraan, kuinka monta tyhjää ruutua tahansa. Vain kuningas saa pysähtyä kulmaan tai keskellä olevalle valtaistuimelle.
lesson-topic-tafl-captures = Lyöminen
lesson-about-tafl-captures = Nappula lyödään, kun vihollinen siirrollaan jättää sen kahden vihollisen väliin samassa suorassa.
lesson-topic-tafl-corners = Kulmat ja valtaistuin
lesson-about-tafl-corners = Tyhjä kulma tai tyhjä valtaistuin käy toisesta vihollisesta.
lesson-topic-tafl-king = Kaksi tavoitetta: lyöminen
lesson-about-tafl-king = Hyökkääjät voittavat, kun he lyövät kuninkaan. Tässä sen vierestä puuttuu vielä yksi vihollinen.
lesson-topic-tafl-raichi = Raichi ja tuichi
lesson-about-tafl-raichi = Ilmoitan *raichi*, kun kuninkaalla on vapaa tie voittoon seuraavalla siirrollaan, ja *tuichi*, kun teitä on kaksi: silloin yhden tukkiminen ei riitä.
lesson-topic-tafl-watch = Kuningas vaarassa
lesson-about-tafl-watch = Ilmoitan *kuningas vaarassa*, kun hyökkääjät voisivat lyödä sen seuraavalla siirrollaan, niin kuin tässä.
lesson-topic-tafl-puzzle = Pulma
lesson-about-tafl-puzzle = Vain yksi siirto varmistaa tässä voiton.

example-tafl-between = Kahden vihollisen välissä
example-tafl-throne = Vihollisen ja tyhjän valtaistuimen välissä
example-tafl-corner = Vihollisen ja tyhjän kulman välissä
example-tafl-camp = Vihollisen ja tyhjän leirin välissä
example-tafl-edge = Vihollisen ja reunan välissä
example-tafl-king-open = Kuningas, lyöjinä { $count ->
    [one] yksi hyökkääjä
   *[other] { $count } hyökkääjää
}
example-tafl-king-throne = Kuningas valtaistuimellaan, lyöjinä { $count ->
    [one] yksi hyökkääjä
   *[other] { $count } hyökkääjää
}
example-tafl-king-near-throne = Kuningas tyhjän valtaistuimen vieressä, lyöjinä { $count ->
    [one] yksi hyökkääjä
   *[other] { $count } hyökkääjää
}
example-tafl-king-edge = Kuningas reunassa, lyöjinä { $count ->
    [one] yksi hyökkääjä
   *[other] { $count } hyökkääjää
}
example-tafl-king-camp = Kuningas tyhjän leirin vieressä, lyöjinä { $count ->
    [one] yksi hyökkääjä
   *[other] { $count } hyökkääjää
}
example-tafl-linnaean = Viimeinen puolustaja kuninkaan vieressä, valtaistuinta vasten
example-tafl-shieldwall = Rivi reunassa, kilpimuurilla
example-tafl-enclosed = Kaikki puolustajat saarrettu: hyökkääjät voittavat
example-tafl-custody = Omalla siirrolla kahden vihollisen väliin

rules-problem-king = Alkuasemassa pitää olla tasan yksi kuningas, ja siinä on { $count }.
rules-problem-no-corners = Kuningas ei voi paeta kulmiin: laudalla ei ole niitä.
rules-problem-corners = { $width } × { $width } ruudun kulmat eivät mahdu laudalle.

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-kings-table = Kuninkaan pöytä 11×11
title-short-kings-table = Kuninkaan pöytä 11×11
title-sea-battle = Meritaistelu 9×9
title-short-sea-battle = Meritaistelu 9×9
title-magpie = Harakka 7×7
title-short-magpie = Harakka 7×7
title-saami-tablut = Saamelainen Tablut leireineen 9×9
title-short-saami-tablut = Saamelainen Tablut 9×9
title-tablut = Linnén Tablut 9×9
title-short-tablut = Tablut 9×9
title-historical-tablut = Historiallinen Tablut 9×9 (puolustajat aloittavat)
title-short-historical-tablut = Historiall. Tablut 9×9
title-historical-11 = Historiallinen Hnefatafl 11×11
title-short-historical-11 = Historiallinen 11×11
title-historical-bell = Historiallinen 11×11: Bell (puolustajat aloittavat)
title-short-historical-bell = Historiall. Bell 11×11
title-lewis-cross = Lewisin risti 11×11 (puolustajat aloittavat)
title-short-lewis-cross = Lewisin risti 11×11
title-historical-13 = Historiallinen Hnefatafl 13×13
title-short-historical-13 = Historiallinen 13×13
title-simple-tafl = Perus-Tafl 11×11
title-short-simple-tafl = Perus-Tafl 11×11
title-simple-tafl-9 = Perus-Tafl 9×9
title-short-simple-tafl-9 = Perus-Tafl 9×9
title-ard-ri = Ard Rí 7×7
title-short-ard-ri = Ard Rí 7×7
title-ard-ri-step = Ard Rí 7×7: yksi askel
title-short-ard-ri-step = Ard Rí 7×7: yksi askel
title-old-hnefatafl = Vanha Hnefatafl 11×11
title-short-old-hnefatafl = Vanha Hnefatafl 11×11
title-skalk = Skalkin Hnefatafl 11×11
title-short-skalk = Skalk 11×11
title-sea-battle-w = Meritaistelu 9×9 (puolustajat aloittavat)
title-short-sea-battle-w = Meritaistelu 9×9 (puol.)
title-sea-battle-star = Meritaistelu 9×9: tähti
title-short-sea-battle-star = Meritaistelu 9×9: tähti
title-sea-battle-11 = Meritaistelu 11×11: risti
title-short-sea-battle-11 = Meritaistelu 11×11
title-sea-battle-13 = Meritaistelu 13×13
title-short-sea-battle-13 = Meritaistelu 13×13
title-parlett-13 = Parlettin Meritaistelu 13×13
title-short-parlett-13 = Parlett 13×13
title-copenhagen-13 = Copenhagen 13×13
title-short-copenhagen-13 = Copenhagen 13×13
title-copenhagen-bell = Copenhagen 11×11: Bell
title-short-copenhagen-bell = Copenhagen: Bell
title-copenhagen-lewis = Copenhagen 11×11: Lewisin risti
title-short-copenhagen-lewis = Copenhagen: Lewis
title-tablut-15 = Tablut 15×15
title-short-tablut-15 = Tablut 15×15
title-tablut-smith = Smithin Tablut 9×9
title-short-tablut-smith = Smithin Tablut 9×9
title-brandub-weak = Brandub 7×7: heikko kuningas
title-short-brandub-weak = Brandub: heikko kuningas
title-magpie-diamond = Harakka 7×7: vinoneliö
title-short-magpie-diamond = Harakka 7×7: vinoneliö
title-alea-tablut = Alea evangelii Tablut-säännöillä 19×19
title-short-alea-tablut = Alea Tablut 19×19
title-ashton-tablut = Ashtonin Tablut 9×9 (kilpailu)
title-short-ashton-tablut = Ashtonin Tablut 9×9
title-foteviken-tablut = Fotevikenin Tablut 9×9
title-short-foteviken-tablut = Fotevikenin Tablut 9×9
title-copenhagen-relaxed = Copenhagen 11×11: väljä kilpimuuri
title-short-copenhagen-relaxed = Copenhagen väljä
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
