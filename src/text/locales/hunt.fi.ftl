# Sanat ja lauseet, jotka ovat vain jahtipeleissä, suomeksi.
#
# Säännöt nimeävät puolensa. Täällä tunnetuilla nimillä on muotonsa, yhdelle nappulalle ja usealle; mikä tahansa muu nimi
# ($name) pysyy sellaisenaan, sanoissa jotka sopivat mihin tahansa lukuun.

## Puolet
##
## .number valitsee verbin: `one` voittaa, `many` voittavat. .heading on nimi isolla alkukirjaimella, .led se, millä
## pelataan, ja muut muodot ovat sijoja.

side-few = vähemmistö
    .heading = Vähemmistö
    .genitive = vähemmistön
    .genitive-heading = Vähemmistön
    .adessive = vähemmistöllä
    .ablative = vähemmistöltä
    .elative = vähemmistöstä
    .led = vähemmistöllä
    .number = one
side-many = enemmistö
    .heading = Enemmistö
    .genitive = enemmistön
    .genitive-heading = Enemmistön
    .adessive = enemmistöllä
    .ablative = enemmistöltä
    .elative = enemmistöstä
    .led = enemmistöllä
    .number = one
side-named = puoli ”{ $name }”
    .heading = Puoli ”{ $name }”
    .genitive = puolen ”{ $name }”
    .genitive-heading = Puolen ”{ $name }”
    .adessive = puolella ”{ $name }”
    .ablative = puolelta ”{ $name }”
    .elative = puolesta ”{ $name }”
    .led = puolella ”{ $name }”
    .number = one
side-fox = kettu
    .heading = Kettu
    .genitive = ketun
    .genitive-heading = Ketun
    .adessive = ketulla
    .ablative = ketulta
    .elative = ketusta
    .led = ketulla
    .number = one
side-fox-several = ketut
    .heading = Ketut
    .genitive = kettujen
    .genitive-heading = Kettujen
    .adessive = ketuilla
    .ablative = ketuilta
    .elative = ketuista
    .led = ketuilla
    .number = many
side-officer = upseeri
    .heading = Upseeri
    .genitive = upseerin
    .genitive-heading = Upseerin
    .adessive = upseerilla
    .ablative = upseerilta
    .elative = upseerista
    .led = upseerilla
    .number = one
side-officer-several = upseerit
    .heading = Upseerit
    .genitive = upseerien
    .genitive-heading = Upseerien
    .adessive = upseereilla
    .ablative = upseereilta
    .elative = upseereista
    .led = upseereilla
    .number = many
side-tiger = tiikeri
    .heading = Tiikeri
    .genitive = tiikerin
    .genitive-heading = Tiikerin
    .adessive = tiikerillä
    .ablative = tiikeriltä
    .elative = tiikeristä
    .led = tiikerillä
    .number = one
side-tiger-several = tiikerit
    .heading = Tiikerit
    .genitive = tiikerien
    .genitive-heading = Tiikerien
    .adessive = tiikereillä
    .ablative = tiikereiltä
    .elative = tiikereistä
    .led = tiikereillä
    .number = many
side-hare = jänis
    .heading = Jänis
    .genitive = jäniksen
    .genitive-heading = Jäniksen
    .adessive = jäniksellä
    .ablative = jänikseltä
    .elative = jäniksestä
    .led = jäniksellä
    .number = one
side-hare-several = jänikset
    .heading = Jänikset
    .genitive = jänisten
    .genitive-heading = Jänisten
    .adessive = jäniksillä
    .ablative = jäniksiltä
    .elative = jäniksistä
    .led = jäniksillä
    .number = many
side-hound = koira
    .heading = Koira
    .genitive = koiran
    .genitive-heading = Koiran
    .adessive = koiralla
    .ablative = koiralta
    .elative = koirasta
    .led = koiralla
    .number = one
side-hound-several = koirat
    .heading = Koirat
    .genitive = koirien
    .genitive-heading = Koirien
    .adessive = koirilla
    .ablative = koirilta
    .elative = koirista
    .led = koirilla
    .number = many
side-goose = hanhi
    .heading = Hanhi
    .genitive = hanhen
    .genitive-heading = Hanhen
    .adessive = hanhella
    .ablative = hanhelta
    .elative = hanhesta
    .led = hanhella
    .number = one
side-goose-several = hanhet
    .heading = Hanhet
    .genitive = hanhien
    .genitive-heading = Hanhien
    .adessive = hanhilla
    .ablative = hanhilta
    .elative = hanhista
    .led = hanhilla
    .number = many
side-sheep = lammas
    .heading = Lammas
    .genitive = lampaan
    .genitive-heading = Lampaan
    .adessive = lampaalla
    .ablative = lampaalta
    .elative = lampaasta
    .led = lampaalla
    .number = one
side-sheep-several = lampaat
    .heading = Lampaat
    .genitive = lampaiden
    .genitive-heading = Lampaiden
    .adessive = lampailla
    .ablative = lampailta
    .elative = lampaista
    .led = lampailla
    .number = many
side-rebel = kapinallinen
    .heading = Kapinallinen
    .genitive = kapinallisen
    .genitive-heading = Kapinallisen
    .adessive = kapinallisella
    .ablative = kapinalliselta
    .elative = kapinallisesta
    .led = kapinallisella
    .number = one
side-rebel-several = kapinalliset
    .heading = Kapinalliset
    .genitive = kapinallisten
    .genitive-heading = Kapinallisten
    .adessive = kapinallisilla
    .ablative = kapinallisilta
    .elative = kapinallisista
    .led = kapinallisilla
    .number = many
side-goat = vuohi
    .heading = Vuohi
    .genitive = vuohen
    .genitive-heading = Vuohen
    .adessive = vuohella
    .ablative = vuohelta
    .elative = vuohesta
    .led = vuohella
    .number = one
side-goat-several = vuohet
    .heading = Vuohet
    .genitive = vuohien
    .genitive-heading = Vuohien
    .adessive = vuohilla
    .ablative = vuohilta
    .elative = vuohista
    .led = vuohilla
    .number = many
side-leopard = leopardi
    .heading = Leopardi
    .genitive = leopardin
    .genitive-heading = Leopardin
    .adessive = leopardilla
    .ablative = leopardilta
    .elative = leopardista
    .led = leopardilla
    .number = one
side-leopard-several = leopardit
    .heading = Leopardit
    .genitive = leopardien
    .genitive-heading = Leopardien
    .adessive = leopardeilla
    .ablative = leopardeilta
    .elative = leopardeista
    .led = leopardeilla
    .number = many
side-ox = härkä
    .heading = Härkä
    .genitive = härän
    .genitive-heading = Härän
    .adessive = härällä
    .ablative = härältä
    .elative = härästä
    .led = härällä
    .number = one
side-ox-several = härät
    .heading = Härät
    .genitive = härkien
    .genitive-heading = Härkien
    .adessive = härillä
    .ablative = häriltä
    .elative = häristä
    .led = härillä
    .number = many
side-hunter = metsästäjä
    .heading = Metsästäjä
    .genitive = metsästäjän
    .genitive-heading = Metsästäjän
    .adessive = metsästäjällä
    .ablative = metsästäjältä
    .elative = metsästäjästä
    .led = metsästäjällä
    .number = one
side-hunter-several = metsästäjät
    .heading = Metsästäjät
    .genitive = metsästäjien
    .genitive-heading = Metsästäjien
    .adessive = metsästäjillä
    .ablative = metsästäjiltä
    .elative = metsästäjistä
    .led = metsästäjillä
    .number = many

## Nappulat
##
## $count on, montako niitä on, $letter sääntöjen kirjain. .genitive on myös lauseen kohde. Sellaisen puolen nappulat, jolla on
## jokin muu nimi, ovat `few` ja `many`, tai `named`, jos lauseen pitää erottaa puolet.

piece-few = { $count ->
    [one] nappula
   *[other] nappulat
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Nappula
       *[other] Nappulat
    }
    .genitive = nappulan
    .counted = { $count ->
        [one] yksi nappula
       *[other] { $count } nappulaa
    }
    .moved = nappulan
    .captured = { $count ->
        [one] nappulan
       *[other] { $count } nappulaa
    }
    .among = { "" }
piece-many = { $count ->
    [one] nappula
   *[other] nappulat
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Nappula
       *[other] Nappulat
    }
    .genitive = nappulan
    .counted = { $count ->
        [one] yksi nappula
       *[other] { $count } nappulaa
    }
    .moved = nappulan
    .captured = { $count ->
        [one] nappulan
       *[other] { $count } nappulaa
    }
    .among = { "" }
piece-named = { $count ->
    [one] nappula ”{ $name }”
   *[other] nappulat ”{ $name }”
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Nappula ”{ $name }”
       *[other] Nappulat ”{ $name }”
    }
    .genitive = nappulan ”{ $name }”
    .counted = { $count ->
        [one] yksi nappula ”{ $name }”
       *[other] { $count } nappulaa ”{ $name }”
    }
    .moved = nappulan
    .captured = { $count ->
        [one] nappulan ”{ $name }”
       *[other] { $count } nappulaa ”{ $name }”
    }
    .among = { "" }
piece-fox = { $count ->
    [one] kettu
   *[other] ketut
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Kettu
       *[other] Ketut
    }
    .genitive = ketun
    .counted = { $count ->
        [one] yksi kettu
       *[other] { $count } kettua
    }
    .moved = ketun
    .captured = { $count ->
        [one] ketun
       *[other] { $count } kettua
    }
    .among = { "" }
piece-officer = { $count ->
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
        [one] yksi upseeri
       *[other] { $count } upseeria
    }
    .moved = upseerin
    .captured = { $count ->
        [one] upseerin
       *[other] { $count } upseeria
    }
    .among = { "" }
piece-tiger = { $count ->
    [one] tiikeri
   *[other] tiikerit
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Tiikeri
       *[other] Tiikerit
    }
    .genitive = tiikerin
    .counted = { $count ->
        [one] yksi tiikeri
       *[other] { $count } tiikeriä
    }
    .moved = tiikerin
    .captured = { $count ->
        [one] tiikerin
       *[other] { $count } tiikeriä
    }
    .among = { "" }
piece-hare = { $count ->
    [one] jänis
   *[other] jänikset
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Jänis
       *[other] Jänikset
    }
    .genitive = jäniksen
    .counted = { $count ->
        [one] yksi jänis
       *[other] { $count } jänistä
    }
    .moved = jäniksen
    .captured = { $count ->
        [one] jäniksen
       *[other] { $count } jänistä
    }
    .among = { "" }
piece-hound = { $count ->
    [one] koira
   *[other] koirat
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Koira
       *[other] Koirat
    }
    .genitive = koiran
    .counted = { $count ->
        [one] yksi koira
       *[other] { $count } koiraa
    }
    .moved = koiran
    .captured = { $count ->
        [one] koiran
       *[other] { $count } koiraa
    }
    .among = { "" }
piece-goose = { $count ->
    [one] hanhi
   *[other] hanhet
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Hanhi
       *[other] Hanhet
    }
    .genitive = hanhen
    .counted = { $count ->
        [one] yksi hanhi
       *[other] { $count } hanhea
    }
    .moved = hanhen
    .captured = { $count ->
        [one] hanhen
       *[other] { $count } hanhea
    }
    .among = { "" }
piece-sheep = { $count ->
    [one] lammas
   *[other] lampaat
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Lammas
       *[other] Lampaat
    }
    .genitive = lampaan
    .counted = { $count ->
        [one] yksi lammas
       *[other] { $count } lammasta
    }
    .moved = lampaan
    .captured = { $count ->
        [one] lampaan
       *[other] { $count } lammasta
    }
    .among = { "" }
piece-rebel = { $count ->
    [one] kapinallinen
   *[other] kapinalliset
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Kapinallinen
       *[other] Kapinalliset
    }
    .genitive = kapinallisen
    .counted = { $count ->
        [one] yksi kapinallinen
       *[other] { $count } kapinallista
    }
    .moved = kapinallisen
    .captured = { $count ->
        [one] kapinallisen
       *[other] { $count } kapinallista
    }
    .among = { "" }
piece-goat = { $count ->
    [one] vuohi
   *[other] vuohet
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Vuohi
       *[other] Vuohet
    }
    .genitive = vuohen
    .counted = { $count ->
        [one] yksi vuohi
       *[other] { $count } vuohta
    }
    .moved = vuohen
    .captured = { $count ->
        [one] vuohen
       *[other] { $count } vuohta
    }
    .among = { "" }
piece-leopard = { $count ->
    [one] leopardi
   *[other] leopardit
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Leopardi
       *[other] Leopardit
    }
    .genitive = leopardin
    .counted = { $count ->
        [one] yksi leopardi
       *[other] { $count } leopardia
    }
    .moved = leopardin
    .captured = { $count ->
        [one] leopardin
       *[other] { $count } leopardia
    }
    .among = { "" }
piece-ox = { $count ->
    [one] härkä
   *[other] härät
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Härkä
       *[other] Härät
    }
    .genitive = härän
    .counted = { $count ->
        [one] yksi härkä
       *[other] { $count } härkää
    }
    .moved = härän
    .captured = { $count ->
        [one] härän
       *[other] { $count } härkää
    }
    .among = { "" }
piece-hunter = { $count ->
    [one] metsästäjä
   *[other] metsästäjät
}
    .letter = { $letter }
    .heading = { $count ->
        [one] Metsästäjä
       *[other] Metsästäjät
    }
    .genitive = metsästäjän
    .counted = { $count ->
        [one] yksi metsästäjä
       *[other] { $count } metsästäjää
    }
    .moved = metsästäjän
    .captured = { $count ->
        [one] metsästäjän
       *[other] { $count } metsästäjää
    }
    .among = { "" }

## Erikoispisteet: mihin toisen puolen pitää päästä, mitkä toisen pitää täyttää, ja molemmat tekstilaudoilla

ground-home = maali
ground-paddock = maali
ground-goal = maali

## Vuorot ja pelin loppu
##
## $left on, montako nappulaa puolella on jäljellä. $known on, ratkaisiko piste $square pelin.

turn-huffed = { $piece-heading } ({ $squares }) { $count ->
    [one] olisi voinut lyödä, joten se
   *[other] olisivat voineet lyödä, joten ne
} puhalletaan pois laudalta.
turn-trapped = { $piece-heading } ({ $squares }) { $count ->
    [one] ei pääse enää liikkumaan, joten se
   *[other] eivät pääse enää liikkumaan, joten ne
} poistetaan laudalta.
aim-capture = lyödä { $piece-captured }
aim-capture-all = lyödä { $side } viimeiseen nappulaan asti
aim-reach = päästä johonkin näistä: { $squares }
aim-pass = päästä { $side-genitive } ohi
aim-fill = { $count ->
    [one] täyttää maalipiste
   *[other] täyttää kaikki { $count } maalipistettä
}
aim-trap = saartaa { $side } niin, ettei siirtoja ole
aim-remove = saada { $side } pois laudalta
aim-hold = estää vastustajaa voittamasta
reason-taken = { $side-heading } { $side-number ->
    [one] on
   *[many] ovat
} poissa laudalta.
reason-too-few = { $left ->
    [0] { $side-heading } { $side-number ->
        [one] on
       *[many] ovat
    } poissa laudalta.
    [one] Jäljellä on enää { $piece-counted }.
   *[other] Jäljellä on enää { $piece-counted }.
}
reason-reached = { $winner-side-heading } { $winner-side-number ->
    [one] on päässyt
   *[many] ovat päässeet
} pisteeseen { $square }.
reason-behind = { $winner-side-heading } { $winner-side-number ->
    [one] on päässyt
   *[many] ovat päässeet
} { $side-genitive } ohi.
reason-filled = { $winner-side-heading } { $winner-side-number ->
    [one] pitää
   *[many] pitävät
} hallussaan jokaista maalipistettä.

## Kieltäytymiset: syy ja mikä auttaa

refuse-hand-first = Aseta ensin yksi nappula tyhjään pisteeseen, esimerkiksi `/{ command-move } { $at }`: kädessä on vielä { $piece-counted }.
refuse-nothing-in-hand = Kädessä ei ole mitään, minkä voisi asettaa pisteeseen { $at }. Siirrä jotakin nappulaa: kirjoita sen piste ja seuraava, esimerkiksi `d4 d5`.
refuse-direction = Pisteestä { $from } tämä nappula ei pääse { $direction ->
    [forward] suoraan eteenpäin
    [forward-diagonal] viistosti eteenpäin
    [sideways] sivuttain
    [back-diagonal] viistosti taaksepäin
   *[back] suoraan taaksepäin
} pisteeseen { $to }. `/{ command-legal } { $from }` näyttää, minne se pääsee.
refuse-no-leaps = { $from }–{ $to } on hyppy, ja tämä nappula astuu vain naapuripisteisiin. `/{ command-legal } { $from }` näyttää ne.
refuse-must-leap = Voit lyödä, joten sinun on lyötävä: { $leaps }.
refuse-goes-on = Nappula voi jatkaa lyömistä pisteestä { $at }, joten sen on jatkettava: { $leaps }. Lisää siirtoosi { $count ->
    [one] tuo piste
   *[other] jokin näistä pisteistä
}.

## Mihin kukin sääntö sopii, muutamalla sanalla; kaikilla ei ole niitä

advice-fox-and-hounds = lyhyet pelit
advice-fox-and-geese = hyvä alkuun
advice-halatafl = lyöntipakko
advice-asalto = älä unohda lyödä
advice-bagh-chal = hyvä alkuun
advice-len-choa = pienin lauta
advice-sua-ghin-gnua = lauta on aluksi tyhjä
advice-catch-the-hare = yksi 12:ta vastaan

## Säännöt sanoina
##
## Viesti `rule-` on kaikki, mitä säännöstä sanotaan: $choice on se, mitä on valittu. $few-piece ja $many-piece ovat yksi
## nappula, $few-all ja $many-all puolen kaikki.

rules-hunt-label = { $rules } · { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
} · { $few-piece-counted }, { $many-piece-counted }
rule-hunt-board = { $choice ->
    [cross] Lauta on 33 pisteen risti.
    [square5] Laudalla on 5 × 5 pistettä.
    [draughts] Laudan muodostavat shakkilaudan 32 tummaa ruutua.
    [triangle10] Lauta on 10 pisteen kolmio.
    [triangle23] Lauta on 23 pisteen kolmio, jonka kummallakin sivulla on lyhyt viiva.
    [lattice4x5] Laudalla on 32 pistettä: 4 × 5 risteystä ja niiden neliöiden keskipisteet.
   *[lattice6x7] Laudalla on 72 pistettä: 6 × 7 risteystä ja niiden neliöiden keskipisteet.
}
rule-hunt-pieces = Nappulat: { $few-all-piece-counted } ja { $many-all-piece-counted }.
rule-hunt-start = Alussa { $chosen-side } { $chosen-side-number ->
    [one] on
   *[many] ovat
} näissä pisteissä: { $points }.
rule-hunt-starts = { $chosen-side-heading } { $chosen-side-number ->
    [one] aloittaa
   *[many] aloittavat
}.
rule-hunt-hand = { $choice ->
    [0] { $chosen-side-heading }: kädessä ei ole mitään.
    [one] Alussa kädessä on { $chosen-piece-counted }: se asetetaan ensin johonkin tyhjään pisteeseen, ja vasta sitten { $chosen-side } { $chosen-side-number ->
        [one] saa
       *[many] saavat
    } siirtää.
   *[other] Alussa kädessä on { $chosen-piece-counted }: joka vuorolla asetetaan yksi johonkin tyhjään pisteeseen, ja { $chosen-side } { $chosen-side-number ->
        [one] saa
       *[many] saavat
    } siirtää vasta, kun kaikki ovat laudalla.
}
rule-hunt-lines = { $choice ->
    [none] Laudalla ei ole viivoja.
    [grid] Laudalla on vain suoria viivoja, ei vinoja.
    [diagonal] Laudalla on vain vinoja viivoja.
    [thin] Laudalla on vain ylimääräisiä vinoja viivoja, poikittain tavallisiin nähden.
    [grid-diagonal] Laudalla on suoria ja vinoja viivoja.
    [grid-thin] Laudalla on suoria viivoja ja ylimääräisiä vinoja viivoja, mutta ei tavallisia vinoja.
    [diagonal-thin] Laudan jokaisessa pienessä neliössä on molemmat lävistäjät, mutta suoria viivoja ei ole.
   *[grid-diagonal-thin] Laudalla on suoria viivoja, ja jokaisessa pienessä neliössä on molemmat lävistäjät.
}
rule-hunt-uses = { $chosen-side-heading } { $choice ->
    [all] { $chosen-side-number ->
        [one] kulkee
       *[many] kulkevat
    } kaikkia laudan viivoja pitkin.
    [none] { $chosen-side-number ->
        [one] ei kulje
       *[many] eivät kulje
    } mitään laudan viivaa pitkin.
    [grid] { $chosen-side-number ->
        [one] kulkee
       *[many] kulkevat
    } vain suoria viivoja pitkin.
    [diagonal] { $chosen-side-number ->
        [one] kulkee
       *[many] kulkevat
    } vain vinoja viivoja pitkin.
    [thin] { $chosen-side-number ->
        [one] kulkee
       *[many] kulkevat
    } vain ylimääräisiä vinoja viivoja pitkin.
    [grid-diagonal] { $chosen-side-number ->
        [one] kulkee
       *[many] kulkevat
    } suoria viivoja ja tavallisia vinoja viivoja pitkin.
    [grid-thin] { $chosen-side-number ->
        [one] kulkee
       *[many] kulkevat
    } suoria viivoja ja ylimääräisiä vinoja viivoja pitkin.
   *[diagonal-thin] { $chosen-side-number ->
        [one] kulkee
       *[many] kulkevat
    } vain vinoja viivoja pitkin, sekä tavallisia että ylimääräisiä.
}
rule-hunt-directions = { $chosen-side-heading } { $choice ->
    [none] { $chosen-side-number ->
        [one] ei voi
       *[many] eivät voi
    } siirtyä.
    [all] { $chosen-side-number ->
        [one] siirtyy
       *[many] siirtyvät
    } pisteen kerrallaan mihin suuntaan tahansa.
   *[some] { $chosen-side-number ->
        [one] siirtyy
       *[many] siirtyvät
    } pisteen kerrallaan { $directions }.
}
direction-forward = suoraan eteenpäin
direction-forward-diagonal = viistosti eteenpäin
direction-sideways = sivuttain
direction-back-diagonal = viistosti taaksepäin
direction-back = suoraan taaksepäin
rule-hunt-directions-both = Kaikki nappulat siirtyvät pisteen kerrallaan mihin suuntaan tahansa.
rule-hunt-ahead = Eteenpäin on laudalla ylöspäin, kohti suurempia rivinumeroita.
rule-hunt-leap = { $few-side-heading } { $choice ->
    [none] { $few-side-number ->
        [one] ei voi
       *[many] eivät voi
    } lyödä.
    [single] { $few-side-number ->
        [one] lyö
       *[many] lyövät
    } hyppäämällä viivaa pitkin { $many-piece-genitive } yli sen takana olevaan tyhjään pisteeseen, kerran vuorossa.
   *[multi] { $few-side-number ->
        [one] lyö
       *[many] lyövät
    } hyppäämällä viivaa pitkin { $many-piece-genitive } yli sen takana olevaan tyhjään pisteeseen, ja hyppyjä saa samassa vuorossa jatkaa.
}
rule-hunt-capture = { $choice ->
    [free] Lyöminen on vapaaehtoista.
    [must] Jos { $few-side } { $few-side-number ->
        [one] voi
       *[many] voivat
    } lyödä, jokin lyönti on tehtävä.
    [must-on] Jos { $few-side } { $few-side-number ->
        [one] voi
       *[many] voivat
    } lyödä, jokin lyönti on tehtävä, ja hyppyjä on jatkettava niin kauan kuin voi.
   *[huff] Lyöminen on vapaaehtoista, mutta jos sen sijaan otetaan askel, jokainen { $few-piece }, joka olisi voinut lyödä, puhalletaan pois laudalta.
}
rule-hunt-trapped = { $choice ->
    [removed] Jokaisen { $many-side-genitive } vuoron jälkeen poistetaan laudalta jokainen { $few-piece }, joka ei pääse liikkumaan.
    [removed-hand] Jokaisen { $many-side-genitive } vuoron jälkeen poistetaan laudalta jokainen { $few-piece }, joka ei pääse liikkumaan. Sääntö on voimassa, kun { $few-side-adessive } ei ole enää mitään kädessä.
   *[stays] Jos { $few-piece } ei pääse liikkumaan, se jää laudalle.
}
rule-hunt-many-at-most = { $few-side-heading } { $choice ->
    [never] { $few-side-number ->
        [one] ei voi
       *[many] eivät voi
    } voittaa lyömällä.
    [0] { $few-side-number ->
        [one] voittaa
       *[many] voittavat
    } lyömällä jokaisen { $many-piece-genitive }.
    [one] { $few-side-number ->
        [one] voittaa
       *[many] voittavat
    }, kun { $many-side-elative } (alussa { $many-count }) on jäljellä enää yksi nappula.
   *[other] { $few-side-number ->
        [one] voittaa
       *[many] voittavat
    }, kun { $many-side-elative } (alussa { $many-count }) on jäljellä enää { $choice } nappulaa.
}
rule-hunt-few-reach = { $few-side-heading } { $choice ->
    [0] { $few-side-number ->
        [one] ei voi
       *[many] eivät voi
    } voittaa pääsemällä johonkin pisteeseen.
    [one] { $few-side-number ->
        [one] voittaa
       *[many] voittavat
    } pääsemällä pisteeseen { $points }.
   *[other] { $few-side-number ->
        [one] voittaa
       *[many] voittavat
    } pääsemällä johonkin näistä pisteistä: { $points }.
}
rule-hunt-few-behind = { $choice ->
    [yes] { $few-side-heading } { $few-side-number ->
        [one] voittaa
       *[many] voittavat
    } pääsemällä { $many-side-genitive } ohi, alemmalle riville kuin yksikään { $many-piece }.
   *[no] Voittoon ei vielä riitä, että { $few-side } { $few-side-number ->
        [one] pääsee
       *[many] pääsevät
    } { $many-side-genitive } ohi.
}
rule-hunt-many-fill = { $many-side-heading } { $choice ->
    [0] { $many-side-number ->
        [one] ei voi
       *[many] eivät voi
    } voittaa täyttämällä pisteitä.
    [one] { $many-side-number ->
        [one] voittaa
       *[many] voittavat
    } täyttämällä pisteen { $points }.
   *[other] { $many-side-number ->
        [one] voittaa
       *[many] voittavat
    } täyttämällä nämä pisteet: { $points }.
}
rule-hunt-taken = { $choice ->
    [yes] { $many-side-heading } { $many-side-number ->
        [one] voittaa
       *[many] voittavat
    }, kun { $few-side } { $few-side-number ->
        [one] on
       *[many] ovat
    } poissa laudalta.
   *[no] { $few-side-heading } { $few-side-number ->
        [one] ei voi
       *[many] eivät voi
    } joutua pois laudalta.
}
rule-hunt-no-moves = { $choice ->
    [loss] { $many-side-heading } { $many-side-number ->
        [one] voittaa
       *[many] voittavat
    }, kun { $few-side-adessive } ei ole yhtään sallittua siirtoa (ja päinvastoin).
   *[draw] Kun toisella puolella ei ole yhtään sallittua siirtoa, peli päättyy tasan.
}
rule-hunt-quiet-limit = { $choice ->
    [0] Siirtoja, joissa mitään ei lyödä eikä aseteta laudalle, saa olla kuinka monta tahansa.
    [one] Peli päättyy tasan, kun on tehty yksi siirto, jossa mitään ei lyödä eikä aseteta laudalle.
   *[other] Peli päättyy tasan, kun on tehty { $choice } siirtoa, joissa mitään ei lyödä eikä aseteta laudalle.
}

## Tarjoukset

offer-menu-hunt = Jahtipelit: kettu, tiikeri ja leopardi

lesson-of-hunt = Jahtipelit
lesson-topic-hunt-fox = Kaksi tavoitetta: kettu
lesson-about-hunt-fox = Kettu voittaa lyömällä hanhia. Kun niitä on jäljellä vain 5, hanhet ovat hävinneet.
lesson-topic-hunt-moves = Näin nappulat liikkuvat
lesson-about-hunt-moves = Nappulat kulkevat piirrettyjä viivoja pitkin pisteestä pisteeseen, askeleen kerrallaan.
lesson-topic-hunt-leap = Hyppääminen
lesson-about-hunt-leap = Kettu lyö hyppäämällä hanhen yli heti sen takana olevaan tyhjään pisteeseen.
lesson-topic-hunt-chain = Hyppyjen jatkaminen
lesson-about-hunt-chain = Siitä, mihin kettu päätyy, se saa hypätä samalla siirrolla edelleen.
lesson-topic-hunt-put = Nappuloiden asettaminen laudalle
lesson-about-hunt-put = Joissakin jahtipeleissä toinen puoli asettaa ensin nappulansa laudalle, yhden joka vuorolla. Älä aseta vuohta paikkaan, jossa tiikeri voi hypätä sen yli.
lesson-topic-hunt-trap = Kaksi tavoitetta: hanhet
lesson-about-hunt-trap = Hanhet eivät voi lyödä: ne voittavat saartamalla ketun niin, ettei se pääse liikkumaan.
lesson-topic-hunt-guard = Suojaa nappulasi
lesson-about-hunt-guard = Hanhi on turvassa, kun ketusta katsoen joku seisoo sen takana.
lesson-topic-hunt-puzzle = Pulma
lesson-about-hunt-puzzle = Vain yksi siirto varmistaa tässä voiton.

example-hunt-leap = Hyppäämällä
example-hunt-chain = Usealla hypyllä yhdellä siirrolla
example-hunt-closed = Saarrettu niin, ettei yhtään siirtoa jää

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-fox-and-hounds = Kettu ja koirat
title-short-fox-and-hounds = Kettu ja koirat
title-fox-and-geese = Kettu ja hanhet: 13 hanhea
title-short-fox-and-geese = Kettu ja hanhet
title-fox-and-geese-orthogonal = Kettu ja hanhet: 13 hanhea vain suorilla viivoilla
title-short-fox-and-geese-orthogonal = 13 hanhea, suorat viivat
title-fox-and-geese-15 = Kettu ja hanhet: 15 hanhea ei peräänny
title-short-fox-and-geese-15 = 15 hanhea, ei taakse
title-fox-and-geese-17 = Kettu ja hanhet: 17 hanhea ilman rajoituksia
title-short-fox-and-geese-17 = 17 hanhea, vapaasti
title-fox-and-geese-17-ahead = Kettu ja hanhet: 17 hanhea ei taaksepäin eikä sivulle
title-short-fox-and-geese-17-ahead = 17 hanhea, vain eteen
title-fox-and-geese-17-straight = Kettu ja hanhet: 17 hanhea ilman vinoviivoja
title-short-fox-and-geese-17-straight = 17 hanhea, ei vinoon
title-fox-and-geese-diagonals = Kettu ja hanhet: lisälävistäjät
title-short-fox-and-geese-diagonals = Lisälävistäjät
title-pulijudam = Pulijudam (karitsat ja tiikerit)
title-short-pulijudam = Pulijudam
title-catch-the-hare = Jäniksen jahti
title-short-catch-the-hare = Jäniksen jahti
