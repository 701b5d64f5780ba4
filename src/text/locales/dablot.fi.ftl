# Sanat ja lauseet, jotka ovat vain Dablotissa, suomeksi.

## Puolet: saamelaiset aloittavat alhaalta (pöytäkirjoissa `south`), ruotsalaiset ylhäältä (`north`)

side-south = saamelaiset
    .heading = Saamelaiset
    .genitive = saamelaisten
    .genitive-heading = Saamelaisten
    .adessive = saamelaisilla
    .ablative = saamelaisilta
    .elative = saamelaisista
    .led = saamelaisilla
    .number = many
side-north = ruotsalaiset
    .heading = Ruotsalaiset
    .genitive = ruotsalaisten
    .genitive-heading = Ruotsalaisten
    .adessive = ruotsalaisilla
    .ablative = ruotsalaisilta
    .elative = ruotsalaisista
    .led = ruotsalaisilla
    .number = many

## Nappulat

piece-south-man = { $count ->
    [one] sotilas
   *[other] sotilaat
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Sotilas
       *[other] Sotilaat
    }
    .genitive = sotilaan
    .counted = { $count ->
        [one] yksi saamelainen sotilas
       *[other] { $count } saamelaista sotilasta
    }
    .moved = sotilaan
    .captured = { $count ->
        [one] sotilaan
       *[other] { $count } sotilasta
    }
    .among = { "" }
piece-south-retreated = { $count ->
    [one] perääntynyt sotilas
   *[other] perääntyneet sotilaat
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Perääntynyt sotilas
       *[other] Perääntyneet sotilaat
    }
    .genitive = perääntyneen sotilaan
    .counted = { $count ->
        [one] yksi saamelainen perääntynyt sotilas
       *[other] { $count } saamelaista perääntynyttä sotilasta
    }
    .moved = perääntyneen sotilaan
    .captured = { $count ->
        [one] perääntyneen sotilaan
       *[other] { $count } perääntynyttä sotilasta
    }
    .among = { "perääntynyt sotilas, " }
piece-south-son = { $count ->
    [one] poika
   *[other] pojat
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Poika
       *[other] Pojat
    }
    .genitive = pojan
    .counted = { $count ->
        [one] yksi saamelainen poika
       *[other] { $count } saamelaista poikaa
    }
    .moved = pojan
    .captured = { $count ->
        [one] pojan
       *[other] { $count } poikaa
    }
    .among = { "poika, " }
piece-south-officer = { $count ->
    [one] upseeri
   *[other] upseerit
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Upseeri
       *[other] Upseerit
    }
    .genitive = upseerin
    .counted = { $count ->
        [one] yksi saamelainen upseeri
       *[other] { $count } saamelaista upseeria
    }
    .moved = upseerin
    .captured = { $count ->
        [one] upseerin
       *[other] { $count } upseeria
    }
    .among = { "upseeri, " }
piece-south-leader = { $count ->
    [one] päällikkö
   *[other] päälliköt
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Päällikkö
       *[other] Päälliköt
    }
    .genitive = päällikön
    .counted = { $count ->
        [one] yksi saamelainen päällikkö
       *[other] { $count } saamelaista päällikköä
    }
    .moved = päällikön
    .captured = { $count ->
        [one] päällikön
       *[other] { $count } päällikköä
    }
    .among = { "päällikkö, " }
piece-north-man = { $count ->
    [one] sotilas
   *[other] sotilaat
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Sotilas
       *[other] Sotilaat
    }
    .genitive = sotilaan
    .counted = { $count ->
        [one] yksi ruotsalainen sotilas
       *[other] { $count } ruotsalaista sotilasta
    }
    .moved = sotilaan
    .captured = { $count ->
        [one] sotilaan
       *[other] { $count } sotilasta
    }
    .among = { "" }
piece-north-retreated = { $count ->
    [one] perääntynyt sotilas
   *[other] perääntyneet sotilaat
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Perääntynyt sotilas
       *[other] Perääntyneet sotilaat
    }
    .genitive = perääntyneen sotilaan
    .counted = { $count ->
        [one] yksi ruotsalainen perääntynyt sotilas
       *[other] { $count } ruotsalaista perääntynyttä sotilasta
    }
    .moved = perääntyneen sotilaan
    .captured = { $count ->
        [one] perääntyneen sotilaan
       *[other] { $count } perääntynyttä sotilasta
    }
    .among = { "perääntynyt sotilas, " }
piece-north-son = { $count ->
    [one] poika
   *[other] pojat
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Poika
       *[other] Pojat
    }
    .genitive = pojan
    .counted = { $count ->
        [one] yksi ruotsalainen poika
       *[other] { $count } ruotsalaista poikaa
    }
    .moved = pojan
    .captured = { $count ->
        [one] pojan
       *[other] { $count } poikaa
    }
    .among = { "poika, " }
piece-north-officer = { $count ->
    [one] upseeri
   *[other] upseerit
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Upseeri
       *[other] Upseerit
    }
    .genitive = upseerin
    .counted = { $count ->
        [one] yksi ruotsalainen upseeri
       *[other] { $count } ruotsalaista upseeria
    }
    .moved = upseerin
    .captured = { $count ->
        [one] upseerin
       *[other] { $count } upseeria
    }
    .among = { "upseeri, " }
piece-north-leader = { $count ->
    [one] päällikkö
   *[other] päälliköt
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Päällikkö
       *[other] Päälliköt
    }
    .genitive = päällikön
    .counted = { $count ->
        [one] yksi ruotsalainen päällikkö
       *[other] { $count } ruotsalaista päällikköä
    }
    .moved = päällikön
    .captured = { $count ->
        [one] päällikön
       *[other] { $count } päällikköä
    }
    .among = { "päällikkö, " }

## Vuorot ja pelin loppu

turn-promoted = Sotilas ylenee upseeriksi.
turn-retreated = Sotilas on perääntynyt, joten siitä ei voi enää tulla upseeria.
aim-dablot = { $end ->
    [leader] lyödä vastustajan päällikkö tai kaikki muut nappulat
   *[all] lyödä kaikki vastustajan nappulat
}
reason-annihilated = { $side-heading } { $side-number ->
    [one] menetti
   *[many] menettivät
} viimeisenkin nappulansa.
reason-leader-captured = { $side-heading } { $side-number ->
    [one] menetti
   *[many] menettivät
} päällikkönsä pisteessä { $square }.
reason-bare-leader = Vain päällikkö on enää jäljellä { $side-adessive }.
reason-lone-leaders = Jäljellä on enää kaksi päällikköä.

## Kieltäytymiset: syy ja mikä auttaa

refuse-nothing-placed = Täällä laudalle ei aseteta mitään; nappulat siirtyvät alusta asti. Kirjoita nappulan piste ja se, johon se menee, esimerkiksi `c3 d4`.
refuse-man-back = Näillä säännöillä sotilaat eivät peräänny, kuten tässä: { $from }–{ $to }. `/{ command-legal } { $from }` näyttää, minne tämä pääsee.
refuse-too-strong = Pisteessä { $over } on { $piece }, liian vahva lyötäväksi tällä nappulalla: sen arvo on { $points } ja sinun nappulasi { $own }.
refuse-man-must-leap = Sotilas voi lyödä, joten jonkun sotilaan on lyötävä: { $leaps }.
refuse-no-ambush = Täällä vain yksi nappula liikkuu kerrallaan. Kirjoita yhden siirto.
refuse-ambush-order = Väijytyksessä hyppy pisteestä { $first } kirjoitetaan ennen hyppyä pisteestä { $second }.
refuse-ambush-twice = Pisteen { $from } nappula voi väijytyksessä hypätä vain kerran. Jätä yksi sen hypyistä pois.
refuse-ambush-others = Väijytyksessä kaikki hyppäävät saman nappulan yli, ja nämä hyppäävät pisteiden { $one } ja { $other } yli. Valitse niistä toinen.
refuse-ambush-alone = Pisteen { $from } nappula voi lyödä pisteen { $over } nappulan yksinkin, joten tämä ei ole väijytys. Kirjoita vain sen hyppy.
refuse-ambush-too-weak = Pisteen { $over } nappulan arvo on { $points } ja väijytyksen yhteensä vain { $together }. Ota mukaan vielä yksi nappula, jos voit.
refuse-ambush-too-many = Väijytys on tarpeeksi vahva ilman pisteen { $from } nappulaakin. Jätä sen hyppy pois.

## Mihin kukin sääntö sopii, muutamalla sanalla; kaikilla ei ole niitä

advice-mini-dablot = hyvä alkuun
advice-dablot = pitkät pelit

## Säännöt sanoina
##
## Viesti `rule-` on kaikki, mitä säännöstä sanotaan: $choice on se, mitä on valittu.

rules-dablot-label = { $rules } · { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
} · { $one ->
    [one] yksi nappula
   *[other] { $one } nappulaa
}, vastassa { $other }
rule-dablot-board = { rule-hunt-board }
rule-dablot-pieces = Nappulat: { $south }, vastassa { $north }.
rule-dablot-start = Alussa: { $points }.
rule-dablot-starts = { $chosen-side-heading } { $chosen-side-number ->
    [one] aloittaa
   *[many] aloittavat
}.
rule-dablot-steps = { $choice ->
    [0] Nappula ottaa askeleen naapuripisteeseen, tai hyppää viivaa pitkin vihollisen yli sen takana olevaan tyhjään pisteeseen ja lyö sen; hyppyjä saa samassa vuorossa jatkaa.
   *[other] Nappula ottaa askeleen naapuripisteeseen, tai hyppää viivaa pitkin vihollisen yli sen takana olevaan tyhjään pisteeseen ja lyö sen.
}
rule-dablot-points = Nappula voi lyödä ne, joiden arvo ei ole suurempi kuin sen oma: { $ranks }.
rule-dablot-rank = { $kind ->
    [man] sotilas
    [son] poika
    [officer] upseeri
   *[leader] päällikkö
} { $points }
rule-dablot-compulsory = { $choice ->
    [men] Jos sotilas voi lyödä, jonkun sotilaan on lyötävä; päällikön ja sen pojan ei tarvitse, eivätkä ne voi siirtyä sen sijaan.
    [men-actions] Jos sotilas voi lyödä, jonkun sotilaan on lyötävä, tai vuoro päättyy; päällikön ja sen pojan ei tarvitse, eivätkä ne voi siirtyä sen sijaan.
   *[none] Lyöminen on vapaaehtoista.
}
rule-dablot-men-back = { $choice ->
    [no] Sotilaat eivät koskaan peräänny, eivät edes lyödäkseen.
   *[yes] Sotilaat saavat perääntyä.
}
rule-dablot-promotion = { $choice ->
    [far-edge] Sotilas, jonka siirto päättyy laudan vastakkaiselle reunariville, ylenee upseeriksi.
    [unretreated] Sotilas, jonka siirto päättyy laudan vastakkaiselle reunariville, ylenee upseeriksi, ellei se ole joskus perääntynyt.
   *[none] Sotilaat eivät ylene upseereiksi.
}
rule-dablot-actions = { $choice ->
    [0] Jokainen vuoro on yksi ainoa siirto.
    [one] Vuorossa on yksi toiminto: askel tai yksi hyppy.
   *[other] Vuorossa on enintään { $choice } toimintoa, joista kukin on askel tai yksi hyppy, samalla nappulalla tai eri nappuloilla; `{ part-move-end }` päättää vuoron aiemmin.
}
rule-dablot-ambush = { $choice ->
    [yes] Väijytyksessä useat nappulat hyppäävät samassa vuorossa vahvemman yli ja lyövät sen, jos niiden yhteenlaskettu arvo riittää eikä yhtäkään niistä voi jättää pois.
   *[no] Väijytyksiä ei ole.
}
rule-dablot-end = { $choice ->
    [leader] Se, joka menettää päällikkönsä tai jolla ei ole enää muuta kuin päällikkö, häviää pelin.
   *[all] Se, jolla ei ole enää yhtään nappulaa, häviää; kun jäljellä on enää kaksi päällikköä, peli päättyy tasan.
}

## Tarjoukset

offer-menu-dablot = Dablot: saamelaisten tammipeli

lesson-of-dablot = Dablot
lesson-topic-dablot-alone = Kaksi tavoitetta: kaikki muut
lesson-about-dablot-alone = Voitat myös, kun jäljellä on enää vastustajan päällikkö.
lesson-topic-dablot-moves = Näin nappulat liikkuvat
lesson-about-dablot-moves = Kaikki nappulat kulkevat viivoja pitkin pisteestä pisteeseen, askeleen mihin suuntaan tahansa.
lesson-topic-dablot-leap = Hyppääminen
lesson-about-dablot-leap = Nappula lyö hyppäämällä vihollisen yli heti sen takana olevaan tyhjään pisteeseen.
lesson-topic-dablot-ranks = Arvot
lesson-about-dablot-ranks = Nappula ei voi lyödä arvoltaan suurempaa: sotilas lyö vain sotilaita, poika myös poikia ja päällikkö kaikkia.
lesson-topic-dablot-chain = Hyppyjen jatkaminen
lesson-about-dablot-chain = Siitä, mihin nappula päätyy, se saa hypätä samalla siirrolla edelleen.
lesson-topic-dablot-leader = Kaksi tavoitetta: päällikkö
lesson-about-dablot-leader = Voitat lyömällä vastustajan päällikön. Hyppää sen yli omalla päälliköllä.
lesson-topic-dablot-guard = Varjele päällikköäsi
lesson-about-dablot-guard = Päällikkösi on vaarassa, kun toinen päällikkö seisoo sen vieressä ja piste sen takana on tyhjä.
lesson-topic-dablot-puzzle = Pulma
lesson-about-dablot-puzzle = Vain yksi siirto varmistaa tässä voiton.

example-dablot-man = Sotilas, lyöjänä sotilas
example-dablot-son = Poika, lyöjänä poika
example-dablot-leader = Päällikkö, lyöjänä päällikkö
example-dablot-chain = Usealla hypyllä yhdellä siirrolla
example-dablot-ambush = Väijytys, lyöjinä kaksi heikompaa nappulaa

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-mini-dablot-compulsory = Mini-Dablot 1: lyöntipakko
title-short-mini-dablot-compulsory = 1: lyöntipakko
title-mini-dablot-onward = Mini-Dablot 2a: hyppyketjut
title-short-mini-dablot-onward = 2a: hyppyketjut
title-mini-dablot-promotion = Mini-Dablot 2b: ylennys
title-short-mini-dablot-promotion = 2b: ylennys
title-mini-dablot-officer = Mini-Dablot 3: upseeri
title-short-mini-dablot-officer = 3: upseeri
title-mini-dablot-actions = Mini-Dablot 4: toimintopisteet
title-short-mini-dablot-actions = 4: toimintopisteet
title-mini-dablot-ambush = Mini-Dablot 5: väijytys
title-short-mini-dablot-ambush = 5: väijytys
title-dablot-keyland = Dablot viimeiseen sotilaaseen
title-short-dablot-keyland = Viimeiseen sotilaaseen
