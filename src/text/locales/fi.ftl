# Kaikki mitä Raichi sanoo, suomeksi.
#
# Tekstit ovat Discordin merkintää: **lihavoitu**, `koodi` ja `-#` pienen rivin edessä. Ihmisten nimet ovat mainintoja kuten
# <@17>, joita ei voi taivuttaa: sija on edeltävässä sanassa (”pelaajan”). Paikat ovat kuten d4, nekin taipumattomia. Puolet,
# nappulat ja erikoisruudut saavat nimensä lajinsa tiedostosta kaikkine muotoineen: `$side-genitive` on muoto `.genitive`.

## Vuoro

turn-begins = Peli alkaa: { $first } pelaa { $first-side-led }, { $second } { $second-side-led }.
turn-actions-left = { $count ->
    [one] Tätä vuoroa on jäljellä yksi toiminto.
   *[other] Tätä vuoroa on jäljellä { $count } toimintoa.
}
turn-plays = { $mover } siirtää **{ $move }**.
turn-captures = { $mover } siirtää **{ $move }** ja lyö { $piece-captured } ({ $squares }).
turn-resigns = { $player } luovuttaa.
turn-next = { $player }, on sinun vuorosi: pelaat { $side-adessive }.
turn-how = Siirrä komennolla `/{ command-move }`, esimerkiksi `/{ command-move } { $from } { $to }`. `/{ command-rules } { command-rules-show }` selittää säännöt.
aim-side = { $side-heading }: { $aim }.
aim-player = { $player }, tavoitteesi: { $aim }.
aim-both = Molempien puolten tavoite: { $aim }.
turn-footer = -# { $rules } · peli { $game } · siirto { $move }
turn-footer-start = -# { $rules } · peli { $game }
turn-enlarge = -# Napauta lautaa, niin näet sen suurempana.

reason-repetition = Sama asema on esiintynyt { $count } kertaa.
reason-quiet = Lyönnittömiä siirtoja on tehty { $count }.
reason-ply-limit = Viimeinen siirto, jonka nämä säännöt sallivat, on pelattu.
reason-no-moves = { $side-heading } { $side-number ->
    [one] ei voi
   *[many] eivät voi
} tehdä yhtään sallittua siirtoa.
reason-immobilised = { $side-heading } { $side-number ->
    [one] ei pääse
   *[many] eivät pääse
} enää { $known ->
    [yes] mihinkään paikasta { $square }
   *[no] mihinkään
}.
end-won = **{ $side-heading } { $side-number ->
    [one] voittaa
   *[many] voittavat
}.** Hyvin pelattu, { $player }{ $pride ->
    [first] : ensimmäinen voittosi tasoa { $level } vastaan!
    [unscathed] : ei yhtäkään menetettyä nappulaa!
   *[none] !
} Kiitos pelistä, { $other }!
end-turned = -# Missä peli kääntyi? *{ page-review }* näyttää sen.
end-won-alone = **{ $side-heading } { $side-number ->
    [one] voittaa
   *[many] voittavat
}.** Hyvin pelattu, { $player }!
end-drawn = **Peli päättyy tasan.** Hyvin pelattu, { $first } ja { $second }!
end-drawn-alone = **Peli päättyy tasan.**
end-figures = { $moves ->
    [one] 1 siirto
   *[other] { $moves } siirtoa
} · { $time } · lyöty { $one } : { $other }

## Lauta sanoina niille, jotka eivät näe kuvaa (ilman merkintää)

pieces-on-board = Laudalla: { $pieces }.
pieces-in-hand = Kädessä: { $pieces }.
alt-start = { $rules }, alkuasema.
alt-after = { $rules }, lauta siirron { $move } jälkeen.
alt-last-move = { $side-heading } { $side-number ->
    [one] siirsi
   *[many] siirsivät
} { $piece-moved }: { $from }–{ $to }.
alt-captured = Lyöty: { $squares }.
alt-turn = Siirtovuoro on { $side-adessive }.
alt-won = { $side-heading } { $side-number ->
    [one] voitti
   *[many] voittivat
}.
alt-drawn = Peli päättyi tasan.
alt-resigned = { $side-heading } { $side-number ->
    [one] luovutti
   *[many] luovuttivat
}.
alt-replay = { $rules }: animaatio koko pelistä, { $count ->
    [one] yksi siirto
   *[other] { $count } siirtoa
}. Lopussa on tämä asema:
alt-replay-cut = { $rules }: animaatio pelin lopusta, { $shown } viimeistä siirtoa kaikkiaan { $count } siirrosta. Lopussa on tämä asema:

## Koko peli

replay-none = Pelissä { $game } ei ole vielä tehty yhtään siirtoa, joten uusittavaa ei ole. `/{ command-board }` näyttää laudan.
replay-title = **{ $rules }** · peli { $game } · { $count ->
    [one] yksi siirto
   *[other] { $count } siirtoa
}
replay-cut = -# Animaatiossa on { $count } viimeistä siirtoa; koko peli olisi Discordille liian suuri.
replay-in-words = Animaatiota ei voi liittää tänne; tässä on lauta pelin lopussa.
replay-button = Uusinta
replay-posted = Tämän pelin uusinta on jo julkaistu.
replay-link = Uusintaan
replay-pending = Tämän pelin uusinta on jo tulossa.
profile-rating = Vahvuusluku **{ $rating }** · { $games ->
    [one] yksi pisteytetty peli
   *[other] { $games } pisteytettyä peliä
}
profile-score = { $games ->
    [one] Yksi peli täällä
   *[other] { $games } peliä täällä
}: voittoja { $won }, tasapelejä { $drawn }, tappioita { $lost }
profile-sides = Puolien mukaan, voitot–tasapelit–tappiot: { $scores }
profile-ruleset-rating = { " " }· vahvuusluku { $rating }
profile-other-rulesets = { $count ->
    [one] Yksillä muilla säännöillä
   *[other] Muilla säännöillä ({ $count })
}: { $score }
profile-computer = Tietokonetta vastaan: { $score }{ $level ->
    [0] { "" }
   *[other] , paras voitettu taso: { $level }
}
profile-pace = Siirtoon kuluva aika, mediaani: { $time }
profile-late = Hävitty ajalla: { $percent } %
profile-tournaments = Turnaukset: { $places }
profile-ladders = Tikapuut: { $places }
profile-calls = Ilmoitettu: raichi { $raichi }×, tuichi { $tuichi }×
profile-longest = Pisin peli: peli { $game }, { $moves ->
    [one] yksi siirto
   *[other] { $moves } siirtoa
}
profile-between = Sinä ja { $player }: { $score }
profile-newest = Viimeisimmät pelit:
profile-game = **Peli { $game }** · { $rules } · { $result ->
    [won] voitto
    [drawn] tasapeli
   *[lost] tappio
}, vastassa { $opponent } · { $since }
profile-everywhere = -# Vain sinä näet tämän: kaikilla palvelimilla yhteensä { $games ->
    [one] yksi peli
   *[other] { $games } peliä
}, { $score }
profile-none = { $player } ei ole vielä pelannut täällä yhtään peliä loppuun. `/{ command-challenge }` kutsuu pelaamaan.
profile-none-own = Et ole vielä pelannut täällä yhtään peliä loppuun, joten laskettavaa ei ole. `/{ command-challenge }` aloittaa pelin, vastassa kuka tahansa tai minä.
profile-me = Olen tietokone, joten minulla ei ole vahvuuslukua. Tuloksesi minua vastaan täällä: { $score }{ $level ->
    [0] { "" }
   *[other] , paras voitettu taso: { $level }
}.
profile-me-unplayed = Olen tietokone, joten minulla ei ole vahvuuslukua. Et ole vielä pelannut täällä loppuun yhtään peliä minua vastaan: `/{ command-challenge }` aloittaa sellaisen haluamallasi tasolla.
profile-bot = Botit eivät pelaa, joten näytettävää ei ole. Minä olen ainoa, joka pelaa.
profile-alt-rating = Käyrä vahvuusluvusta viimeisen vuoden ajalta: alussa { $first }, nyt { $now } ± { $margin }; alimmillaan { $least }, ylimmillään { $most }.
profile-alt-scores = Palkit voitoista, tasapeleistä ja tappioista: { $scores }.
command-profile = profiili
command-profile-about = Näytä vahvuusluvut ja tulokset, omasi tai jonkun muun
option-profile-player = pelaaja
option-profile-player-about = Kenen profiili (oma, jos et valitse ketään)
command-profile-of-person = Profiili

leaderboard-title = **Tämän palvelimen tulostaulu**
leaderboard-title-rules = **Tämän palvelimen tulostaulu** · { $rules }
leaderboard-none = Tulostaulussa ei ole vielä ketään.
leaderboard-line = **{ $place }** · { $player } · { $rating } · { $games ->
    [one] yksi peli
   *[other] { $games } peliä
}
leaderboard-own = Sijoituksesi on { $place }.
leaderboard-lack-games = { $games ->
    [one] Vielä yksi pisteytetty peli täällä
   *[other] Vielä { $games } pisteytettyä peliä täällä
}{ $opponents ->
    [0] { "" }
    [one] { " " }uutta vastustajaa vastaan
   *[other] , vastassa { $opponents } eri ihmistä, joiden kanssa et ole vielä pelannut
}, niin olet tulostaulussa.
leaderboard-lack-recent = Viimeisin pisteytetty pelisi täällä päättyi { $since }. Vielä yksi peli, niin olet taas tulostaulussa.
leaderboard-lack-wish = Olet valinnut, ettet näy tulostauluissa. Voit muuttaa sen komennolla `/{ command-settings }`.
leaderboard-how = -# Tulostauluun pääsee, kun pelaa täällä loppuun { $games } pisteytettyä peliä { $opponents } eri ihmistä vastaan, viimeisimmän { $days } päivän sisällä. Järjestys syntyy vahvuusluvusta miinus sen ±, varovaisesta arviosta.
command-leaderboard = tulostaulu
command-leaderboard-about = Näytä, ketkä ovat kärjessä tällä palvelimella
option-leaderboard-rules = säännöt
option-leaderboard-rules-about = Laske vain näiden sääntöjen pelit (kaikki, jos et valitse)

share-button = Jaa tänne
private-begins = -# Vain sinä näet tämän pelin. `/{ command-board }` tuo sen takaisin milloin vain.
private-moved = { $player }, olen siirtänyt pelissämme { $game }.
private-over = { $player }, pelimme { $game } on ohi.
private-show = Näytä lauta
private-show-game = Näytä peli { $game }
share-by = { $player } jakaa tämän:
unshared = Viestiä ei julkaistu: { $why ->
    [forbidden] en voi kirjoittaa tälle kanavalle. Ylläpitäjä voi antaa minulle oikeudet *Lähetä viestejä* ja *Liitä tiedostoja*; yritä sitten uudelleen.
    [gone] kanavaa ei enää ole.
    [closed] ketju on lukittu.
    [moderated] jokin palvelimen AutoMod-sääntö estää viestin. Ylläpitäjä voi vapauttaa minut säännöstä.
    [harmful] Discordin haitallisten linkkien suodatin estää viestin.
   *[rejected] Discord ei hyväksy viestiä.
}
unshared-yet = Discord ei juuri nyt ota viestiäni vastaan; julkaisen sen heti, kun se onnistuu.

## Lauta tekstinä
##
## $sign on merkki, joka piirroksessa tarkoittaa sitä.

board-letter = { $piece-letter }
board-pieces = `{ $sign }` { $piece-counted }
board-where = { $pieces }: { $squares }
board-ground = `{ $sign }` { $ground }
board-captured = `{ $sign }` lyöty
board-last-move = `[ ]` viimeisin siirto

## Haasteet

challenge-person = { $challenger } haastaa pelaajan { $opponent } peliin **{ $rules }**.
challenge-anyone = { $challenger } haastaa kenet tahansa peliin **{ $rules }**.
challenge-side = { $challenger } pelaa { $side-adessive }.
challenge-random = Puolet arvotaan.
challenge-fair = Puolet tasoittavat: pelaaja, jonka vahvuusluku on pienempi, saa useammin voittavan puolen.
challenge-accept = Hyväksy
challenge-decline = Hylkää
challenge-withdraw = Peru
challenge-accepted = { $opponent } on hyväksynyt pelaajan { $challenger } haasteen peliin **{ $rules }**: peli { $game }.
challenge-seats = { $first-side-heading }: { $first }. { $second-side-heading }: { $second }.
challenge-declined = { $opponent } on hylännyt pelaajan { $challenger } haasteen peliin **{ $rules }**.
challenge-declined-news = { $challenger }, { $opponent } on hylännyt haasteesi.
challenge-withdrawn = { $challenger } on perunut haasteensa peliin **{ $rules }**.
challenge-in-words = Haasteesi on julkaistu. En voi liittää tiedostoja tälle kanavalle, joten laudat ovat täällä tekstiä. Jos ylläpitäjä antaa minulle oikeuden *Liitä tiedostoja*, piirrän ne.

## Säännöt sanoina

rules-title = **{ $title }**
rules-with-advice = { $rules } · { $advice }
rules-unlike = Toisin kuin säännöissä { $parent }:
rules-names = -# Muita sääntöjä: { $names }

## Säännöt, jotka ovat yhteisiä useille lajeille: $choice on se, mitä on valittu

rule-repetition-count = { $choice ->
    [0] Asemat saavat toistua loputtomiin.
    [one] Peli päättyy, kun asema on esiintynyt kerran.
   *[other] Peli päättyy, kun sama asema on esiintynyt { $choice } kertaa.
}
rule-no-moves = { $choice ->
    [loss] Se, jolla ei ole yhtään sallittua siirtoa, häviää.
   *[draw] Kun toisella puolella ei ole yhtään sallittua siirtoa, peli päättyy tasan.
}
rule-quiet-limit = { $choice ->
    [0] Lyönnittömiä siirtoja saa olla kuinka monta tahansa.
    [one] Yhden lyönnittömän siirron jälkeen peli päättyy tasan.
   *[other] Kun on tehty { $choice } lyönnitöntä siirtoa, peli päättyy tasan.
}
rule-repetition-ends = { $choice ->
    [mover-loses] Toistoon päättyvän pelin häviää se puoli, joka toisti.
    [side] Toistoon päättyvän pelin { $chosen-side-number ->
        [one] voittaa
       *[many] voittavat
    } { $chosen-side }.
   *[draw] Toistoon päättyvä peli on tasapeli.
}

## Pisteet viivoilla: mitä sanotaan siellä, missä nappulat hyppäävät toistensa yli

turn-puts = { $mover } asettaa { $piece-genitive } pisteeseen **{ $square }**.
turn-ambush = { $mover } siirtää **{ $move }**: väijytys, joka lyö { $piece-captured } ({ $squares }).
turn-captures-several = { $mover } siirtää **{ $move }** ja lyö { $captured }.
turn-captured-there = { $piece-captured } ({ $squares })
part-move-end = loppu
turn-goes-on = { $player }, vuorosi jatkuu: jäljellä on { $count ->
    [one] yksi toiminto
   *[other] { $count } toimintoa
}. `/{ command-move } { part-move-end }` päättää vuoron.
turn-how-put = Aseta { $piece } laudalle komennolla `/{ command-move }`, esimerkiksi `/{ command-move } { $at }`. `/{ command-rules } { command-rules-show }` selittää säännöt.
alt-last-played = Viimeisin siirto, { $side }: { $move }.
alt-ended-turn = { $side-heading }: vuoro päätettiin kesken.
pieces-counted = { $piece-counted }
pieces-standing = { $piece-counted } ({ $squares })
goals-standing = Maalipisteet: { $squares }.
actions-left = Tätä vuoroa on jäljellä { $count ->
    [one] yksi toiminto
   *[other] { $count } toimintoa
}.
refuse-not-on-board = Tällä laudalla ei ole pistettä { $square }. `/{ command-board }` näyttää laudan.
refuse-not-a-point = { $given } ei ole tämän laudan piste. `/{ command-board }` näyttää laudan.
refuse-other-side = Pisteessä { $square } on { $piece }, joka ei ole sinun. Valitse oma nappula.
refuse-occupied = Pisteessä { $square } on jo nappula. Valitse tyhjä piste.
refuse-no-line = Pisteestä { $from } ei kulje viivaa, jota pitkin tämä nappula pääsisi askeleella tai hypyllä pisteeseen { $to }. `/{ command-legal } { $from }` näyttää, minne se pääsee.
refuse-round-bend = Hyppy kulkee suoraan: pisteestä { $from } pisteen { $over } yli ei voi kääntyä pisteeseen { $to }. `/{ command-legal } { $from }` näyttää, minne nappula pääsee.
refuse-over-nothing = Pisteessä { $over } ei ole mitään, minkä yli hypätä. `/{ command-legal }` näyttää mahdolliset siirrot.
refuse-over-own = Pisteessä { $over } on oma nappulasi; vain vastustajan nappuloiden yli hypätään. `/{ command-legal }` näyttää mahdolliset siirrot.
refuse-one-leap = Siirtoon kuuluu vain yksi hyppy: se päättyy pisteeseen { $at }. Jätä loput pois.
refuse-step-in-chain = { $from }–{ $to } on askel, ja hypyn jälkeen nappula voi enää vain hypätä. Jätä askel pois.
refuse-one-piece = Vain yksi nappula liikkuu kerrallaan. Kirjoita yhden nappulan siirto, esimerkiksi `d4 d5`.
refuse-nothing-to-end = Täällä vuoro on yksi ainoa siirto, joten päätettävää ei ole. Kirjoita siirto, esimerkiksi `d4 d5`.
refuse-end-before-action = Tee ensin siirto; sen jälkeen `{ part-move-end }` päättää vuorosi.
refuse-one-step = Tässä siirrossa on kaksi ruutua: mistä nappula lähtee ja minne se menee, esimerkiksi `d1 d4`.

## Luettelot, ulkoasu, ohje

games-none = Sinulla ei ole nyt yhtään peliä kesken. `/{ command-challenge }` aloittaa sellaisen.
games-title = { $count ->
    [one] Pelisi
   *[other] Pelisi ({ $count })
}:
games-own-turn = **Peli { $game }** · { $rules } · vastassa { $opponent } · **sinun vuorosi** · viimeksi { $since }
games-other-turn = **Peli { $game }** · { $rules } · vastassa { $opponent } · vastustajan vuoro · viimeksi { $since }
games-alone = **Peli { $game }** · { $rules } · molemmat puolet · viimeksi { $since }
games-link = · [lauta]({ $link })
games-choice = Peli { $game } · { $rules }

help = **Raichin** kanssa pelataan täällä vanhoja lautapelejä siirto kerrallaan, aina kun on hetki aikaa: tafl, jossa hyökkääjät jahtaavat pakoon pyrkivää kuningasta; jahtipelit, joissa kettu tai muutama tiikeri on laumaa vastassa; ja Dablot, jossa kaksi päällikköä armeijoineen kohtaa. Haasta joku, niin kerron kummallekin, kun on hänen vuoronsa. `/{ command-rules } { command-rules-show }` selittää jokaisen pelin.
help-challenge = Haasta joku
help-rules = Näin pelataan
help-commands = Kaikki komennot
help-all-play =
    `/{ command-play }` etsii sinulle pelin. `/{ command-challenge }` kutsuu jonkun pelaamaan, `/{ command-challenges }` luettelee avoimet haasteet. `/{ command-simul }` antaa sinun pelata monta vastaan yhtä aikaa.
    `/{ command-move } d1 d4` tekee siirron; saman tekevät vastaus lautaan `d1 d4` ja laudan painike *{ button-move }*. Jätä vastauksen *@* päälle; jos kirjoitat minulle suoraan, `d1 d4` riittää. `c3-e5-g3` hyppää kahdesti, `c3` asettaa nappulan laudalle.
    `/{ command-board }` näyttää laudan uudelleen, `/{ command-games }` kaikki pelisi.
    `/{ command-draw }` tarjoaa tasapeliä, `/{ command-takeback }` peruu viime siirtosi, `/{ command-resign }` luovuttaa, `/{ command-abort }` mitätöi juuri alkaneen pelin ja `/{ command-rematch }` pyytää uutta. `/{ command-plan }` siirtää vastauksesi, jos odottamasi siirto tulee.
    `/{ command-tournament } { command-tournament-create }` ilmoittaa turnauksen, ja `/{ command-tournament } { command-tournament-show }` näyttää sen taulukot.
help-all-learn =
    `/{ command-legal } d1` näyttää, minne nappula pääsee, `/{ command-replay }` koko pelin animaationa, ja `/{ command-history }` antaa pelin pöytäkirjan tiedostona.
    `/{ command-hint }` antaa vihjeen, kun pelaat minua vastaan tai yksin, ja `/{ command-review }` analysoi päättyneen pelin.
    `/{ command-profile }` näyttää vahvuusluvut ja tulokset, `/{ command-leaderboard }` kärjen täällä. `/{ command-openings }` näyttää, miten pelit alkoivat ja miten ne päättyivät.
    `/{ command-ladder } { command-ladder-show }` näyttää tämän palvelimen tikapuut, `/{ command-ladder } { command-ladder-join }` antaa sinulle niiltä sijan.
    `/{ command-learn }` opettaa pelin, `/{ command-rules } { command-rules-show }` selittää sääntöjä, `/{ command-rules } { command-rules-list }` luettelee ne, `/{ command-rules } { command-rules-build }` tekee omat.
help-all-settings =
    `/{ command-pause }` pyytää kellon pysäyttämistä, ja `/{ command-resume }` päättää tauon.
    `/{ command-vacation } { command-vacation-start }` pysäyttää kaikki kellosi, kunnes annat komennon `/{ command-vacation } { command-vacation-end }`.
    `/{ command-settings }` säätää asiat mieleiseksesi, ja `/{ command-server-settings }` on ylläpitäjille.
    `/{ command-names }` näyttää tai piilottaa nimesi verkkosivuilla.
    `/{ command-help }` näyttää, mistä aloittaa.
help-group-play = Pelaaminen
help-group-learn = Oppiminen ja kertaus
help-group-settings = Aika ja asetukset
help-menus = -# Käyttäjän valikossa kohdassa *Sovellukset* ovat *{ command-on-person }* ja *{ command-profile-of-person }*, peliä koskevan viestin valikossa *{ command-on-message }* ja jokaisen viestin valikossa *{ command-report-message }*.
offer-person = Millä säännöillä haluat haastaa pelaajan { $opponent }?
offer-alone = Millä säännöillä haluat pelata molempia puolia?
offer-anyone = Yhden ihmisen haastat komennolla `/{ command-challenge }`. Jos kuka tahansa saa hyväksyä, valitse säännöt tästä:

choice-piece = { $square } · { $piece-among }{ $count ->
    [one] yksi siirto
   *[other] { $count } siirtoa
}
choice-side = { $side }
choice-side-random = arvotaan
choice-side-fair = tasoitus vahvuusluvun mukaan
choice-rules-default = { $rules } (oletus täällä)

resign-ask = Haluatko luovuttaa pelin { $game }, jossa vastassa on { $opponent }? Tätä ei voi perua.
resign-ask-alone = Haluatko luovuttaa pelin { $game }? Luovuttaja on se puoli, jonka vuoro on: { $side }. Tätä ei voi perua.
resign-yes = Luovuta
resign-no = Jatka peliä
resign-done = Olet luovuttanut pelin { $game }.
resign-kept = Selvä, peli { $game } jatkuu.

unsaid = Tallessa, mutta en voi julkaista sitä siellä: { $reason }.
unsaid-later = Tallessa. Discord ei juuri nyt ota viestiäni vastaan; julkaisen sen heti, kun se onnistuu.
unsaid-permission = minulta puuttuu oikeuksia sillä kanavalla. Ylläpitäjä voi antaa minulle siellä oikeudet *Näytä kanava* ja *Lähetä viestejä*, tai ketjussa oikeuden *Lähetä viestejä ketjuihin*; sitten julkaisen sen
unsaid-direct = En voi enää kirjoittaa sinulle: olet estänyt minut, tai mikään yhteinen palvelimemme ei salli yksityisviestejä. Muuta se, niin julkaisen sen täällä.
unsaid-in-time-out = Tallessa. Olen jäähyllä tällä palvelimella { $until } asti; sitten julkaisen sen. Ylläpitäjä voi päättää sen aiemmin.
refuse-in-time-out = Olen jäähyllä tällä palvelimella { $until } asti, joten en voi kirjoittaa tänne. Ylläpitäjä voi päättää sen aiemmin.
unsaid-channel = kanavaa ei enää ole
unsaid-other = Discord ei hyväksy viestiä
unsaid-moderated = jokin palvelimen AutoMod-sääntö estää viestin. Ylläpitäjä voi vapauttaa minut säännöstä
unsaid-harmful = Discordin haitallisten linkkien suodatin estää viestin

## Kieltäytymiset: syy ja mikä auttaa

typed-again = -# Jos korjaat sen, lähetä se uutena viestinä: muokkauksia en näe.
typed-withheld = En voi lukea tuota: Discord näyttää minulle vastauksen vain, kun sen *@* on päällä, ja muut viestit vain, jos ne mainitsevat minut eivätkä rooliani. Lähetä se niin uudestaan, tai käytä komentoa `/{ command-move }`.
refuse-not-a-move = { $given } ei ole siirto. Kirjoita, missä nappula on ja minne se menee, esimerkiksi `d1 d4`.
refuse-no-destination = Minne? Kirjoita sekin, esimerkiksi `/{ command-move } { $from } { $example }`.
refuse-no-piece = { $square } on tyhjä, joten sinulla ei ole siinä nappulaa. `/{ command-board }` näyttää laudan.
refuse-not-yours = Sinulla ei ole nappulaa paikassa { $square }: siinä on { $piece }. Sinä pelaat { $side-adessive }.
refuse-same-square = Nappula on jo paikassa { $square }. Valitse jokin muu kohde.
refuse-off-board = { $square } ei ole laudalla, jonka ruudut ovat a1–{ $last }.
refuse-other-captures = { $count ->
    [0] Tämä siirto ei lyö mitään
    [one] Tämä siirto lyö vain yhden nappulan ({ $squares })
   *[other] Tämä siirto lyö { $count } nappulaa ({ $squares })
}, ja sinä kirjoitit muuta. Mitään ei pelattu; jätä lyönnit pois, lasken ne itse.
refuse-finished = Peli { $game } on ohi. `/{ command-rematch }` pyytää revanssia, `/{ command-challenge }` aloittaa uuden pelin.
refuse-over = Peli on ohi; siirtoja ei voi enää tehdä.
refuse-not-your-turn = Vuorossa on { $player }. Voit siirtää sen jälkeen.
refuse-not-a-player = Et ole mukana pelissä { $game }. `/{ command-board }` antaa sinun katsella sitä, ja `/{ command-challenge }` aloittaa oman pelin.
refuse-no-game-here = Sinulla ei ole peliä tällä kanavalla. `/{ command-challenge }` aloittaa sellaisen, `/{ command-games }` näyttää muualla olevat.
refuse-no-game-to-see = Tällä kanavalla ei ole vielä pelattu. `/{ command-challenge }` aloittaa pelin.
refuse-no-such-game = Tällä palvelimella ei ole peliä { $game }. `/{ command-games }` näyttää omasi.
refuse-not-a-game = { $given } ei ole peli. Valitse peli luettelosta, joka tulee näkyviin, tai kirjoita sen numero.
refuse-which-game = Pelaat tällä kanavalla useaa peliä: { $games }. Kerro valinnalla `{ option-move-game }`, mitä niistä tarkoitat, tai vastaa sen lautaan.
refuse-moved-on = Lauta on sittemmin muuttunut, joten mitään ei muutettu. `/{ command-board }` näyttää tilanteen.
refuse-not-yours-to-press = Tämä painike ei ole sinulle.
refuse-private-game = Peli { $game } on yksityinen, joten en voi vastata täällä. Paina laudan alla *{ button-move }* tai käytä komentoa `/{ command-move }`.
refuse-hint-against-person = Ihmisten välisissä peleissä ei anneta vihjeitä. Pelaa minua vastaan tai molempia puolia itse, niin saat niitä.
refuse-no-hint = En keksinyt vihjettä ajoissa. Kysy hetken kuluttua uudelleen.
turn-computer = { $player } miettii.
hint-wins = Voit voittaa heti!
hint-wins-by-force = Tarjolla on siirtosarja, joka voittaa, tekipä vastustaja mitä tahansa.
hint-threatens-twice = Voit tehdä kaksi voittouhkausta yhtä aikaa.
hint-threatens = Voit uhata voittaa seuraavalla siirrollasi.
hint-stops = Vastustaja uhkaa voittaa. Estä se ensin.
hint-captures = Etsi hyvä lyönti.
hint-improves = Kiirettä ei ole: etsi jollekin nappulallesi parempi paikka.
hint-show = Näytä siirto
hint-move = Minä siirtäisin **{ $ply }**.
hint-play = Pelaa se
refuse-level-of-person = Tasoja on vain minulla. Haasta minut, tai jätä `{ option-challenge-level }` pois.
refuse-challenged-bot = Botit eivät osaa pelata. Haasta ihminen, tai jätä `{ option-challenge-opponent }` pois: silloin kuka tahansa voi hyväksyä.
refuse-unknown-side = ”{ $given }” ei ole puoli säännöissä { $rules }. Valittavana: { $sides }. Voit myös jättää valinnan arvan varaan.
refuse-unknown-ruleset = En tunne sääntöjä nimeltä ”{ $given }”. Lähimpänä ovat: { $names }. `/{ command-rules } { command-rules-list }` näyttää kaikki.
refuse-which-ruleset = ”{ $given }” sopii useaan: { $names }. Mitä niistä tarkoitat?
refuse-challenge-accepted = Tämä haaste on jo hyväksytty; se on nyt peli { $game }. `/{ command-challenge }` tekee uuden.
refuse-challenge-declined = Tämä haaste hylättiin. `/{ command-challenge }` tekee uuden.
refuse-challenge-withdrawn = Tämä haaste peruttiin. `/{ command-challenge }` tekee uuden.
refuse-challenge-deleted = Tämän haasteen viesti poistettiin, joten haaste ei ole enää voimassa. `/{ command-challenge }` tekee uuden.
refuse-no-such-challenge = En tunne tätä haastetta enää. `/{ command-challenge }` tekee uuden.
refuse-challenge-for-another = Tämän haasteen saaja on { $opponent }. `/{ command-challenge }` tekee oman haasteen.
refuse-only-challenger-withdraws = Vain { $challenger } voi perua tämän haasteen.
refuse-nobody-declines = Tämä haaste on avoin kaikille; kenenkään ei tarvitse hylätä sitä.
refuse-own-challenge = Tämä on oma haasteesi: jonkun muun pitää hyväksyä se. Voit perua sen.
refuse-permissions = En voi pelata tällä kanavalla: minulta puuttuu { $missing }. Ylläpitäjä voi antaa sen minulle kanavan asetuksissa.
permission-view = *Näytä kanava*
permission-send = *Lähetä viestejä*
permission-send-in-threads = *Lähetä viestejä ketjuihin*
permission-connect = *Yhdistä*
refuse-replay-too-early = Peli { $game } ei ole vielä ohi. Sen uusinnan voi julkaista pelin päätyttyä; siihen asti `/{ command-replay }` näyttää sen sinulle.
refuse-no-game-in-message = Tuo viesti ei koske mitään peliä, tai en tunne sitä enää. `/{ command-replay }` näyttää minkä tahansa tämän palvelimen pelin.
refuse-thread-locked = Tämä ketju on lukittu, joten tänne ei voi enää kirjoittaa mitään.
refuse-no-files-here = En voi liittää tiedostoja tälle kanavalle: minulta puuttuu *Liitä tiedostoja*. Ylläpitäjä voi antaa sen minulle kanavan asetuksissa.
refuse-may-not-write = Sinä et saa kirjoittaa tälle kanavalle, joten en voi julkaista täällä mitään puolestasi.
refuse-unknown-button = Tämä painike on liian vanha käytettäväksi. `/{ command-help }` näyttää, mitä ymmärrän.
refuse-unknown-choice = Tämä valinta on liian vanha käytettäväksi. Kirjoita komento uudelleen ja valitse luettelosta, joka tulee näkyviin.
invite = Lisää minut palvelimelle
refuse-only-in-servers = En ole tällä palvelimella, joten en voi tehdä sitä. Kirjoita minulle suoraan, jos haluat pelata minua vastaan, tai pyydä ylläpitäjää lisäämään minut palvelimelle.

fault = Jokin meni vikaan minulla, ei sinulla. Yritä hetken kuluttua uudelleen; jos sama toistuu, kerro ylläpitäjälle tämä numero: `{ $reference }`.
unread = En pystynyt lukemaan, mitä Discord lähetti, joten mitään ei tehty. Yritä hetken kuluttua uudelleen; jos sama toistuu, kerro ylläpitäjälle, että saatan tarvita päivityksen.

list-and = { $first } ja { $last }
list-or = { $first } tai { $last }
list-parts = { $first }; { $last }

## Komennot: niiden nimet ja mitä ne tekevät, sellaisina kuin Discord ne luettelee

command-challenge = haasta
command-challenge-about = Haasta joku peliin
option-challenge-opponent = vastustaja
option-challenge-opponent-about = Ihminen, jonka haastat; ilman vastustajaa kuka tahansa voi hyväksyä
option-challenge-rules = säännöt
option-challenge-rules-about = Säännöt, joilla pelataan
option-challenge-side = puoli
option-challenge-side-about = Puoli, jota pelaat
option-challenge-level = taso
option-challenge-level-about = Kuinka vahvasti pelaan, jos haastat minut; jos et kerro, 2
chosen-level-1 = 1 Vasta-alkaja: tekee paljon virheitä
chosen-level-2 = 2 Helppo: ensimmäisiin peleihisi
chosen-level-3 = 3 Keskitaso: näkee, mitä seuraavaksi tapahtuu
chosen-level-4 = 4 Vaikea: harvoin mitään jää näkemättä
chosen-level-5 = 5 Asiantuntija: juuri mitään ei jää näkemättä
chosen-level-6 = 6 Vahvin: miettii enintään kaksi sekuntia
command-move = siirto
command-move-about = Tee siirto
option-move-from = mistä
option-move-from-about = Missä nappula on, esimerkiksi d1, tai koko siirto: d1-d4
option-move-to = minne
option-move-to-about = Minne se menee, esimerkiksi d4
option-move-game = peli
option-move-game-about = Peli (jos sinulla on täällä useita)
command-board = lauta
command-board-about = Näytä lauta
option-board-game = peli
option-board-game-about = Peli (jos niitä on täällä useita)
option-board-style = ulkoasu
option-board-style-about = Miltä se näyttää; teksti on niille, jotka eivät näe kuvia
chosen-style-wood = puu
chosen-style-stone = kivi
chosen-style-high-contrast = suuri kontrasti
chosen-style-text = teksti
command-replay = uusinta
command-replay-about = Näytä koko peli animaationa
option-replay-game = peli
option-replay-game-about = Peli, kesken tai ohi (jos niitä on täällä useita)
command-resign = luovuta
command-resign-about = Luovuta peli
option-resign-game = peli
option-resign-game-about = Peli (jos sinulla on täällä useita)
command-games = pelit
command-games-about = Näytä kaikki pelisi, kiireisin ensin
command-learn = opi
command-learn-about = Opi peli vaihe vaiheelta, laudoilla, joilla voit siirtää
option-learn-rules = säännöt
option-learn-rules-about = Pelilaji tai sen säännöt
command-help = ohje
command-help-about = Lue, mitä Raichi tekee
command-on-person = Haasta peliin
command-on-message = Näytä tämän pelin uusinta

## Pelien ympärillä

unsaid-closed = ketju on lukittu. Kun lukitus avataan, julkaisen sen
## Haasteet, ottelut, ketjut

turn-begins-alone = Peli alkaa: { $player } siirtää molempia puolia.

challenge-side-first = Ensin { $challenger } pelaa { $side-adessive }.
challenge-random-first = Ensimmäisen pelin puolet arvotaan.
challenge-fair-first = Ensimmäisessä pelissä puolet tasoittavat: pelaaja, jonka vahvuusluku on pienempi, saa useammin voittavan puolen.
challenge-match = Kahden pelin ottelu: toiseen peliin puolet vaihdetaan. Ottelun voittaa se, joka voittaa useamman pelin; jos pelit menevät tasan, se, joka on lyönyt enemmän nappuloita.
challenge-time = Aikaa siirtoa kohti: { $time }.
challenge-bank = Aikaa koko peliin: { $bank }, ja jokaisesta siirrosta lisää { $time }.
challenge-no-time-limit = Ei aikarajaa.
challenge-thread = Peli saa oman ketjun.
challenge-until = Raukeaa { $time }.
challenge-alone = { $player } pelaa molempia puolia säännöillä **{ $rules }**: peli { $game }.
challenge-seats-first = Kahden pelin ottelu. Ensimmäisessä { $first } pelaa { $first-side-adessive }, { $second } { $second-side-adessive }; sitten toisin päin.
challenge-lapsed = Pelaajan { $challenger } haaste peliin **{ $rules }** on rauennut: { $opponent } ei vastannut siihen viikossa.
challenge-lapsed-anyone = Pelaajan { $challenger } haaste peliin **{ $rules }** on rauennut: kukaan ei hyväksynyt sitä viikossa.

decline-title = Hylkää haaste
decline-reason = Miksi? (valinnainen)
decline-hint = Kaikki täällä voivat lukea sen
challenge-form-more = Lisää
challenge-form-casual = Rento peli: se ei vaikuta vahvuuslukuihinne
challenge-form-others = Muut säännöt … (valitse kaikista)

time-control = { $count } { $unit ->
    [minutes] { $count ->
        [one] minuutti
       *[other] minuuttia
    }
    [hours] { $count ->
        [one] tunti
       *[other] tuntia
    }
   *[days] { $count ->
        [one] päivä
       *[other] päivää
    }
}
time-control-none = ei rajaa

thread-name = { $rules } · peli { $game }
thread-opened = Peli pelataan ketjussa { $thread }.
thread-forbidden = Peli pelataan tällä kanavalla: ketjun avaamiseen tarvitsen oikeuden *Luo julkisia ketjuja*. Ylläpitäjä voi antaa sen minulle kanavan asetuksissa.
thread-impossible = Peli pelataan tällä kanavalla: tänne ei voi avata ketjua.

match-score = -# Ottelu, peli { $game }/2 · { $one } – { $other } { $wins } (lyödyt nappulat { $captures })
match-goes-on = Ottelu jatkuu toisella pelillä, puolet vaihdettuina.
match-won = **{ $winner } voittaa ottelun.**
match-won-by-captures = **{ $winner } voittaa ottelun:** pelit ovat tasan { $wins }, mutta { $winner } on lyönyt enemmän nappuloita, { $captures }.
match-drawn = **Ottelu päättyy tasan:** pelit ovat tasan { $wins }, ja samoin lyönnit.
match-undecided = **Ottelu jää ratkaisematta**, koska toista sen peleistä ei pelattu.

rematch-button = Revanssi

refuse-match-alone = Otteluun tarvitaan kaksi ihmistä. Jätä `{ option-challenge-match }` pois, jos haluat pelata yhden pelin itseäsi vastaan, tai valitse joku muu.
refuse-challenge-lapsed = Tämä haaste on rauennut: kukaan ei hyväksynyt sitä viikossa. `/{ command-challenge }` tekee uuden.
refuse-not-a-time-control = En ymmärrä aikaa ”{ $given }”. Kokeile `12 tuntia` tai `3 päivää` siirtoa kohti, `6 päivää + 10 tuntia` koko peliin ja lisää jokaisesta siirrosta, tai `ei rajaa`.
refuse-time-control-range = ”{ $given }” ei käy. Siirtoa kohti aikaa voi olla 1 tunnista 14 päivään; `ei rajaa` poistaa aikarajan.
refuse-bank-range = ”{ $given }” ei käy. Koko peliin aikaa voi olla 1 tunnista 30 päivään, ja jokainen siirto voi tuoda lisää 1 tunnista 3 päivään.
refuse-reason-too-long = Syy voi olla enintään { $longest } merkkiä pitkä, ja sinun on { $length }. Mitään ei hylätty; lyhennä syytä tai jätä se pois.
refuse-challenges-of-player = Sinulla on jo { $most } avointa haastetta tällä palvelimella. Peru jokin niistä, tai odota, että johonkin vastataan.
refuse-challenges-here = Tällä kanavalla on jo { $most } avointa haastetta. Hyväksy jokin niistä, tai odota, että johonkin vastataan.
refuse-games-of-player = { $player } pelaa tällä palvelimella jo { $most } peliä, ja enempää en pidä yhtä aikaa. Kun jokin niistä päättyy, uusi voi alkaa.
refuse-games-here = Tällä kanavalla pelataan jo { $most } peliä, ja enempää en pidä yhtä aikaa. Pelaa toisella kanavalla, tai odota, että jokin niistä päättyy.
refuse-pace = { $pace ->
    [challenge] Siinä oli monta haastetta. Voit tehdä seuraavan { $when }.
    [share] Siinä oli paljon kerralla. Voit taas jakaa jotain { $when }.
    [server] Tällä palvelimella tapahtuu nyt paljon. Voit taas haastaa ja jakaa { $when }.
    [hint] Siinä oli monta vihjettä. Voit pyytää seuraavan { $when }.
    [review] Siinä oli monta analyysia. Voin analysoida seuraavan pelin { $when }.
    [build] Siinä oli monta muutosta lyhyessä ajassa. Voit jatkaa { $when }.
    [file] Siinä oli monta tiedostoa. Voit saada seuraavan { $when }.
    [report] Siinä oli monta ilmoitusta. Seuraavan voit tehdä { $when }.
   *[export] Olet juuri saanut tämän tiedoston monta kertaa. Voit saada sen uudelleen { $when }.
}
refuse-not-finished = Peli { $game } ei ole vielä ohi. Revanssi on päättyneitä pelejä varten.
refuse-match-goes-on = Ottelu jatkuu toisella pelillä. Kun sekin on ohi, voit pyytää revanssia.
refuse-rematch-offered = Olet jo pyytänyt revanssia pelistä { $game }. Vastustajasi pitää ensin vastata siihen.
refuse-next-game-runs = Pelaat jo seuraavaa: peli { $game }.

refuse-rematch-declined = Pyysit revanssia pelistä { $game }, ja pyyntö hylättiin. Vastustajasi voi yhä pyytää sitä; `/{ command-challenge }` tekee uuden haasteen.
refuse-nothing-to-play-again = Et ole vielä pelannut tällä kanavalla yhtään peliä loppuun. Kerro muualla pelattu peli valinnalla `{ option-rematch-game }`, tai käytä komentoa `/{ command-challenge }`.

option-challenge-time = aika
option-challenge-time-about = Siirtoa kohti, kuten 3 päivää; tai 6 päivää + 10 tuntia (koko peli + siirto); tai ei rajaa
option-challenge-match = ottelu
option-challenge-match-about = Pelaa ottelu: kaksi peliä, toisessa puolet vaihdettuina
option-challenge-thread = ketju
option-challenge-thread-about = Pelaa omassa ketjussa
# Sanat, jotka ymmärretään myöntäviksi ja kieltäviksi, tavallisin ensin.
flag-yes = kyllä, joo, päällä
flag-no = ei, pois
## Laudan alla olevat painikkeet ja valikot, joista siirto valitaan

button-move = Siirrä
button-hint = Vihje
button-draw = Tarjoa tasapeliä
button-takeback = Peru siirto
button-resign = Luovuta
button-level = Taso { $level }
turn-given = Se jatkuu toisen pelin asemasta, siirtoja pelattu: { $count }.
review-play = Pelaa tästä
pick-game = Peli { $game }
pick-piece = { $of }: pelaat { $side-adessive }. Mitä nappulaa haluat siirtää?
pick-piece-menu = Valitse nappula
pick-put = { $of }: pelaat { $side-adessive }. Mihin asetat nappulan?
pick-put-menu = Valitse piste
pick-too-long = -# Näin pitkän siirron loppu pitää kirjoittaa: `/{ command-move }` ja kaikki pisteet, esimerkiksi `c3 e5 g3`.
pick-file = { $of }: moni nappuloistasi voi siirtyä. Millä linjalla omasi on?
pick-file-menu = Valitse linja
pick-file-choice = linja { $file } · { $count ->
    [one] yksi nappula
   *[other] { $count } nappulaa
}
pick-other-file = Toinen linja
pick-target = { $of }: minne siirtyy nappula, joka on paikassa { $square }?
pick-target-menu = Valitse, minne
pick-line-menu = Valitse suunta
pick-along-file = linjaa { $file } pitkin · { $count ->
    [one] yksi ruutu
   *[other] { $count } ruutua
}
pick-along-rank = riviä { $rank } pitkin · { $count ->
    [one] yksi ruutu
   *[other] { $count } ruutua
}
pick-other-piece = Toinen nappula
pick-end = Päätä vuoro
pick-play = Pysähdy tähän: { $ply }
reach-squares = Paikassa { $square } on { $piece }, joka { $count ->
    [0] ei pääse liikkumaan.
   *[other] pääsee näihin: { $squares }.
}
reach-not-to-move = -# Vuoro ei ole vielä { $side-adessive }.
refuse-not-a-square = { $given } ei ole tämän laudan ruutu. Ruudut ovat a1–{ $last }.
refuse-empty-square = { $square } on tyhjä. `/{ command-board }` näyttää laudan.
choice-occupied = { $square } · { $piece }

## Pelin pöytäkirja ja luettelon sivut

history-title = **{ $rules }** · peli { $game } · { $count ->
    [0] ei vielä siirtoja
    [one] yksi siirto
   *[other] { $count } siirtoa
}
history-file = -# Tiedosto on pelin pöytäkirja; `raichi replay` osaa lukea sen, ja niin sinäkin.
games-until = · aikaa { $time } asti ({ $left })
games-left = · aikaa jäljellä { $time }
games-halted = · { $halt ->
    [suspended] keskeytetty
    [paused] tauolla
   *[vacation] lomalla
}
games-page = -# Sivu { $page }/{ $pages }
list-previous = Edelliset
list-next = Seuraavat

## Komennot, jotka katsovat peliä

command-legal = mihin
command-legal-about = Näytä, minne nappula pääsee
option-legal-square = ruutu
option-legal-square-about = Missä nappula on, esimerkiksi d1; käy myös vastustajan nappulalle
option-legal-game = peli
option-legal-game-about = Peli (jos niitä on täällä useita)
command-hint = vihje
command-hint-about = Pyydä vihje, kun pelaat tietokonetta vastaan tai yksin
option-hint-game = peli
option-hint-game-about = Pelin numero, jos pelaat täällä useaa
command-history = pöytäkirja
command-history-about = Hae pelin pöytäkirja tiedostona
option-history-game = peli
option-history-game-about = Peli, kesken tai ohi (jos niitä on täällä useita)
## Pelit, jotka kestävät päiviä: kellot, sopimukset, lomat

clock-until = Sinulla on aikaa { $time } asti ({ $left }).
clock-left = Pelaajalla { $player } on aikaa jäljellä { $time }.
clock-paused = Peli on tauolla, ja kello on pysäytetty.
clock-suspended = Peli on keskeytetty, ja kello on pysäytetty.
clock-vacation = Kello on pysäytetty loman ajaksi; siirtää voi silti.
turn-waits = Kun peli jatkuu, siirtovuoro on { $side-adessive }: { $player }.
reminder = { $player }, on yhä sinun vuorosi. Vastassasi on { $other }. Aikasi loppuu { $left }, { $time }.

deed-offers-draw = { $player } tarjoaa tasapeliä. { $other }, hyväksytkö? Tarjous raukeaa seuraavalla siirrolla.
deed-offers-pause = { $player } pyytää taukoa, jonka ajaksi kello pysähtyy. { $other }, suostutko? Pyyntö raukeaa seuraavalla siirrolla.
deed-asks-takeback = { $player } haluaisi perua { $count ->
    [one] viimeisimmän siirron
   *[other] viimeisimmän siirtonsa ja siihen tulleen vastauksen
}. { $other }, suostutko? Pyyntö raukeaa seuraavalla siirrolla.
deed-agrees-takeback = { $other }, { $player } suostuu siirron perumiseen.
deed-agrees-pause = { $other }, { $player } suostuu taukoon. Se kestää, kunnes jompikumpi teistä päättää sen.
deed-declines = { $question ->
    [draw] { $other }, { $player } ei suostu tasapeliin.
    [takeback] { $other }, { $player } ei suostu siirron perumiseen.
   *[pause] { $other }, { $player } ei halua taukoa.
}
deed-withdraws = { $question ->
    [draw] { $player } peruu tasapelitarjouksensa.
    [takeback] { $player } peruu pyyntönsä siirron perumisesta.
   *[pause] { $player } peruu taukopyyntönsä.
}
deed-takes-back = { $player } peruu viimeisimmän siirtonsa, joten nyt ei ole enää sinun vuorosi, { $other }.
deed-takes-back-alone = { $player } peruu viimeisimmän siirron.
deed-drops = { $question ->
    [draw] Tasapelitarjous raukeaa samalla.
   *[pause] Taukopyyntö raukeaa samalla.
}
deed-continues = { $other }, { $player } päättää tauon; peli jatkuu.
suspended = { $why ->
    [channel-gone] Tämän pelin kanavaa ei enää ole, joten peli on keskeytetty. Se jatkuu seuraavalla siirrolla tämän palvelimen toisella kanavalla: `/{ command-move }` ja valinta `{ option-move-game }`.
    [channel-closed] Tämän pelin kanava on lukittu, joten peli on keskeytetty. Se jatkuu, kun kanava avataan, tai seuraavalla siirrolla toisella kanavalla: `/{ command-move }` ja valinta `{ option-move-game }`.
    [may-not-post] En voi enää kirjoittaa tämän pelin kanavalle, joten peli on keskeytetty. Se jatkuu, kun ylläpitäjä on korjannut asian, tai seuraavalla siirrolla toisella kanavalla: `/{ command-move }` ja valinta `{ option-move-game }`.
    [message-refused] Discord hylkää viestini tämän pelin kanavalla, joten peli on keskeytetty. Yritän uudestaan, kun joku antaa siellä komennon muutaman minuutin päästä, tai peli jatkuu seuraavalla siirrolla toisella kanavalla: `/{ command-move }` ja valinta `{ option-move-game }`.
   *[removed] Minut poistettiin tämän pelin palvelimelta, joten peli on keskeytetty. Se jatkuu, kun minut kutsutaan takaisin.
}
deed-resumes = Peli jatkuu, { $first } ja { $second }.
deed-resumes-alone = Peli jatkuu, { $player }.
deed-vacation-begins = { $player } on lomalla { $time } asti. Siihen saakka kello on pysäytetty aina, kun vuorossa on { $player }.
deed-vacation-begins-no-clock = { $player } on lomalla { $time } asti.
deed-vacation-ends = { $player } on palannut lomalta.
deed-vacation-undone = { $player } ei olekaan lomalla.
answer-yes = Hyväksy
answer-no = Hylkää
pause-end = Päätä tauko

end-agreed = Molemmat pelaajat suostuvat tasapeliin.
end-called-draw = { $player } julistaa pelin tasapeliksi.
end-out-of-time = Pelaajan { $player } aika on loppunut.
end-not-begun = { $player } ei siirtänyt ajoissa. Peli, jossa vastassa oli { $other }, oli tuskin alkanut, joten se mitätöidään eikä sitä lasketa.
end-aborted = { $player } mitätöi pelin, jossa vastassa oli { $other }. Se oli tuskin alkanut, joten sitä ei lasketa.
end-aborted-hot-seat = { $player } mitätöi pelin. Se oli tuskin alkanut, joten sitä ei lasketa.
alt-agreed = Puolet sopivat tasapelistä.
alt-out-of-time = Aika loppui { $side-ablative }.
alt-aborted = Peli mitätöitiin, eikä sitä lasketa.

refuse-not-your-turn-until = Vuorossa on { $player }, { $time } asti. Voit siirtää heti sen siirron jälkeen.
refuse-out-of-time = Tämän siirron aika on loppunut ({ $time }), joten sitä ei pelattu. Peli päättyy hetken kuluttua.
refuse-paused = Peli on tauolla. Kumpi tahansa pelaaja voi päättää tauon painikkeella *{ pause-end }* tai komennolla `/{ command-resume }`; sitten voit siirtää.
refuse-paused-already = Peli on jo tauolla. `/{ command-resume }` päättää tauon.
refuse-not-paused = Peli ei ole tauolla, joten päätettävää ei ole. `/{ command-pause }` pyytää taukoa.
refuse-no-clock = Tässä pelissä ei ole kelloa, joten pysäytettävää ei ole. Mieti niin kauan kuin haluat.
refuse-answer-first = { $question ->
    [draw] { $player } tarjoaa tasapeliä
    [takeback] { $player } pyytää saada perua siirron
   *[pause] { $player } pyytää taukoa
}. Vastaa siihen ensin painikkeilla, tai hyväksy komennolla { $question ->
    [draw] `/{ command-draw }`
    [takeback] `/{ command-takeback }`
   *[pause] `/{ command-pause }`
}; seuraavalla siirrolla se raukeaa.
refuse-asked-already = { $question ->
    [draw] Olet jo tarjonnut tasapeliä
    [takeback] Olet jo pyytänyt siirron perumista
   *[pause] Olet jo pyytänyt taukoa
} edellisen siirron jälkeen. Voit tehdä sen uudelleen seuraavan jälkeen.
refuse-nothing-asked = { $question ->
    [draw] Kukaan ei ole tarjonnut tasapeliä
    [takeback] Kukaan ei ole pyytänyt siirron perumista
   *[pause] Kukaan ei ole pyytänyt taukoa
} edellisen siirron jälkeen, joten vastattavaa ei ole.
refuse-question-stands = { $question ->
    [draw] Tasapelitarjouksesi
    [takeback] Pyyntösi siirron perumisesta
   *[pause] Taukopyyntösi
} on voimassa seuraavaan siirtoon asti; { $player } ei ole vielä vastannut. Voit perua sen.
refuse-other-question-stands = { $question ->
    [draw] Tasapelitarjouksesi
    [takeback] Pyyntösi siirron perumisesta
   *[pause] Taukopyyntösi
} on yhä voimassa; { $player } ei ole vielä vastannut. Peru se ensin ja kysy sitten uudelleen.
refuse-only-asker-withdraws = { $question ->
    [draw] Vain { $player } voi perua tämän tarjouksen
   *[other] Vain { $player } voi perua tämän pyynnön
}. Sinä voit hyväksyä tai hylätä sen.
refuse-own-question = { $question ->
    [draw] Tarjosit itse tasapeliä
    [takeback] Pyysit itse siirron perumista
   *[pause] Pyysit itse taukoa
}: vastausvuorossa on { $player }.
refuse-nothing-to-take-back = Et ole tehnyt tässä pelissä siirtoa, jonka voisi perua.
refuse-too-late-to-abort = Tämä peli lasketaan jo, eikä sitä voi enää mitätöidä. Voit sen sijaan luovuttaa: `/{ command-resign }`.
refuse-vacation-past = Se aika on jo mennyt. Valitse tuleva päivä, jona palaat.
refuse-vacation-too-short = Loma kestää vähintään päivän. Valitse myöhempi loppu.
refuse-vacation-too-long = Saat vuodessa 30 lomapäivää. Jäljellä olevilla lomasi voi kestää enintään { $time } asti.
refuse-vacation-used-up = Olet käyttänyt tämän vuoden 30 lomapäivää. Uusia saat, kun vuosi vaihtuu.
refuse-vacation-already = Olet jo lomalla, { $time } asti.
refuse-vacation-in-this-turn = Olet jo palannut lomalta pelin { $game } tämän vuoron aikana. Siirrä ensin siinä; sitten voit lähteä taas lomalle.
refuse-no-vacation = Et ole lomalla, joten päätettävää ei ole.
refuse-vacation-too-new = Loma kestää vähintään päivän: voit päättää omasi aikaisintaan { $time }. Siirtää voit silti.

## Komennot, joilla pelaajat sopivat jostakin, ja niiden yksityiset vastaukset

vacation-begins = Olet lomalla { $time } asti. Siihen saakka kellosi ovat pysäytettyinä sinun vuoroillasi, ja voit silti siirtää. `/{ command-vacation } { command-vacation-end }` tuo sinut takaisin jo aiemmin, aikaisintaan { $earliest }.
vacation-undo = Muutitko mielesi? Voit { $count } minuutin ajan kumota loman, niin kuin se ei olisi koskaan alkanut.
vacation-undo-button = Kumoa
vacation-undone = Lomasi on kumottu: sen päivät ovat taas käytettävissäsi, ja kellosi käyvät niin kuin se ei olisi koskaan alkanut.
vacation-ends = Tervetuloa takaisin. Kellosi käyvät taas.
vacation-choice = { $count ->
    [one] yksi päivä
   *[other] { $count } päivää
}
refuse-not-a-time = ”{ $given }” ei ole päivien määrä eikä päivämäärä. Kokeile `7` tai `2027-01-03`.
command-draw = tasapeli
command-draw-about = Tarjoa tasapeliä, tai hyväksy tarjous
option-draw-game = peli
option-draw-game-about = Peli (jos sinulla on täällä useita)
command-takeback = peru-siirto
command-takeback-about = Peru viimeisin siirtosi, tai pyydä saada perua se
option-takeback-game = peli
option-takeback-game-about = Peli (jos sinulla on täällä useita)
command-pause = tauko
command-pause-about = Pyydä kellon pysäyttämistä joksikin aikaa, tai suostu siihen
option-pause-game = peli
option-pause-game-about = Peli (jos sinulla on täällä useita)
command-resume = jatka
command-resume-about = Päätä tauko
option-resume-game = peli
option-resume-game-about = Peli (jos sinulla on täällä useita)
command-abort = mitätöi
command-abort-about = Mitätöi peli, joka on tuskin alkanut (sitä ei lasketa)
option-abort-game = peli
option-abort-game-about = Peli (jos sinulla on täällä useita)
command-rematch = revanssi
command-rematch-about = Haasta sama vastustaja uudelleen, puolet vaihdettuina
option-rematch-game = peli
option-rematch-game-about = Päättynyt peli (jos ei viimeisin täällä)
command-vacation = loma
command-vacation-about = Pysäytä kellosi joksikin aikaa
command-vacation-start = aloita
command-vacation-start-about = Pysäytä kellosi joksikin aikaa: enintään kolmekymmentä päivää vuodessa
option-vacation-start-days = päivät
option-vacation-start-days-about = Montako päivää, tai päivä, jona palaat, esimerkiksi 2027-01-03
command-vacation-end = lopeta
command-vacation-end-about = Palaa lomaltasi
command-names = nimet
command-names-about = Näkyykö nimesi peliesi verkkosivuilla
option-names-mine = oma-nimi
option-names-mine-about = Näytä se, jos toinenkin pelaaja suostuu, tai piilota se
chosen-mine-show = näytä
chosen-mine-hide = piilota
names-shown = Peliesi verkkosivuilla ja pöytäkirjoissa näkyy nimesi, **{ $name }**, jos toinenkin pelaaja suostuu. `/{ command-names } { chosen-mine-hide }` poistaa sen heti.
names-hidden = Nimesi ei näy millään verkkosivulla. `/{ command-names } { chosen-mine-show }` näyttää sen, jos toinenkin pelaaja suostuu.
names-of-seats = Tässä pöydässä kaikki näkevät paikkojen nimet. Omasi voit muuttaa sivun reunassa.
## Sivu, joka toimii kanavana

seat-name = { $number ->
    [1] Korppi
    [2] Susi
    [3] Karhu
    [4] Kettu
    [5] Hirvi
    [6] Kotka
    [7] Ilves
    [8] Saukko
    [9] Pöllö
    [10] Hylje
    [11] Jänis
    [12] Haukka
   *[other] Paikka { $number }
}
channel-title = Raichi · viikinkikuninkaan pöytä
channel-tab = { $state ->
    [move] ● Sinun siirtosi
    [answer] ● Sinun vastauksesi
    [over] Peli on päättynyt
   *[other] Vastustajan siirto
} — { $rules }
channel-topic = Tämä sivu on kaikille täällä yhteinen: pelaa molempia puolia, tai anna näppäimistö seuraavalle.
channel-seats = Pelaajat tässä pöydässä
channel-you-sit = Istut täällä nimellä
channel-waiting = { $count ->
    [one] yksi siirto tai vastaus odottaa
   *[other] { $count } siirtoa tai vastausta odottaa
}
channel-name = Nimi
channel-name-hint = Jos kenttä on tyhjä, nimi on { $name }
channel-save = Tallenna
channel-add = Lisää paikka
channel-messages = Viestit
channel-older = Vanhemmat viestit
channel-newest = Takaisin uusimpiin
channel-command = Komento
channel-command-hint = Kirjoita / ja komento
channel-send = Lähetä
channel-suggestions = Ehdotukset
channel-private = Vain sinä näet tämän
channel-answers = Vastaus tähän viestiin
channel-dismiss = Piilota
channel-begin = **Viikinkishakki:** kuningas ja muutama puolustaja kaksinkertaista hyökkääjien joukkoa vastaan.
channel-begin-board = Pelaat kuninkaan puolta. Aloita napsauttamalla tai napauttamalla yhtä nappuloistasi: tietokone siirtää ensin.
channel-begin-learn = Opi kahdessa minuutissa
channel-more = Lisää
channel-begin-computer = Pelaa tietokonetta vastaan
channel-begin-both = Kaksi pelaajaa tässä
channel-begin-challenge = Haasta { $name }
channel-begin-rules = Näin pelataan
channel-new-game = Uusi peli
channel-new-rules = Säännöt
channel-new-opponent = Vastassa
channel-new-both = Minä itse: pelaan molempia puolia
channel-new-anyone = Kuka tahansa, joka hyväksyy
channel-new-side = Puoleni
channel-new-computer = Raichi, tietokone
channel-new-level = Kuinka vahvasti Raichi pelaa
channel-new-time = Mietintäaika
channel-new-time-usual = Kuten yleensä
channel-new-begin = Aloita
channel-settings = Asetukset
channel-follow = Vaihda paikkaa joka siirron jälkeen
channel-follow-hint = Siirtosi jälkeen tämä sivu on vuorossa olevan pelaajan, ellei hänellä ole omaa ikkunaa auki.
channel-confirm = Vahvista jokainen siirto
channel-skips = Siirry
channel-skip-to-board = Uusimpaan lautaan
channel-skip-to-line = Komentoriville
channel-board = { $game ->
    [0] Lauta
   *[other] Pelin { $game } lauta
}: valitse nappula, sitten minne se menee. Nuolinäppäimet kuljettavat laudalla.
channel-board-hint = Napsauta tai napauta nappulaa, sitten kohdetta. Vetäminenkin käy.
channel-play = Pelaa { $ply }
channel-once-more = { $ply }: vielä kerran, niin siirto tehdään
channel-back = Peruuta
channel-target = kohteeseen { $square }
channel-square = { $square }, { $piece }
channel-piece = { $square }, { $piece }, { $count ->
    [one] yksi siirto
   *[other] { $count } siirtoa
}
channel-offline = Sivun yhteys Raichiin on poikki. Sivu jatkaa itsestään heti, kun Raichi on palannut.
channel-stopped = Raichi ei vastaa. Jos se on pysähtynyt, käynnistä se uudelleen komennolla scripts/local: pelisi ovat tallessa, ja tämä sivu jatkaa tästä.
channel-unsent-move = Siirtoasi ei lähetetty. Yritä uudelleen.
channel-unsent = Sitä ei lähetetty. Yritä uudelleen.
channel-lost = Sellaista sivua ei ole.
channel-crowded = Liian monta ikkunaa on auki, joten tämä ei juuri nyt päivity itsestään. Sulje jokin toinen; tämä yrittää itse uudelleen.

misread-not-a-command = En ymmärrä. Kokeile `/{ command-help }` tai `/{ command-play }`. Siirtoa varten kirjoita kaksi ruutua, esimerkiksi `d1 d4`.
misread-too-long = Tuo on pidempi kuin mikään komento. Mitään ei tehty.
misread-unknown-command = Komentoa ”{ $given }” ei ole. Komennot ovat { $commands }.
misread-no-subcommand = Komentoja `/{ $group }` on useita: { $commands }. Valitse niistä jokin.
misread-unknown-option = `/{ $command }` ei tiedä, mitä tehdä tällä: ”{ $given }”. Sen valinnat ovat { $options }; jos tekstissä on välilyöntejä, laita se lainausmerkkeihin.
misread-unknown-option-none = Komennolla `/{ $command }` ei ole valintoja, joten ”{ $given }” on liikaa.
misread-twice = ”{ $option }” on annettu kahdesti. Mitään ei tehty; jätä toinen pois.
misread-missing = `/{ $command }` tarvitsee valinnan ”{ $option }”: { $about }.
misread-not-a-choice = ”{ $given }” ei käy valintaan ”{ $option }”. Vaihtoehdot: { $choices }.
misread-ambiguous = ”{ $given }” voi olla { $options }. Kirjoita, mitä niistä tarkoitat, esimerkiksi `{ $option }:{ $given }`.
misread-meant = Tarkoititko { $meant }?
misread-not-a-game = ”{ $given }” ei ole minkään pelin numero. `/{ command-games }` näyttää omasi.
misread-no-such-seat = Kenenkään nimi täällä ei ole ”{ $given }”. Täällä istuvat { $names }; sivun reunassa paikkoja voi lisätä ja nimetä uudelleen.
misread-name-taken = Toisen paikan nimi on jo ”{ $name }”. Valitse jokin muu nimi.
misread-name-bad = Se ei käy nimeksi. Nimessä on enintään { $most } merkkiä, ei lainausmerkkejä, eikä se voi olla minun nimeni, Raichi.
misread-no-more-seats = Paikkoja on { $most }, eikä enempää mahdu.

## Pelin sivu verkossa (ilman merkintää, viimeistä lukuun ottamatta)

page-title-to-move = Vuorossa { $side } · { $rules }
page-title-won = { $side-heading } { $side-number ->
    [one] voitti
   *[many] voittivat
} { $count ->
    [0] ilman siirtoja
    [one] yhdellä siirrolla
   *[other] { $count } siirrolla
} · { $rules }
page-title-drawn = Tasapeli, { $count ->
    [one] yksi siirto
   *[other] { $count } siirtoa
} · { $rules }
page-title-aborted = Mitätöity · { $rules }
page-title-ply = { $number ->
    [0] Alkuasema
   *[other] Siirto { $number }/{ $count }
} · { $rules }
page-subtitle = { $rules } · peli { $game }
page-start = Alkuasema
page-move = Siirto { $number }
page-side = { $side-heading }
page-played = { $side-heading }: { $move }
page-first = Alkuasema
page-previous = Edellinen siirto
page-next = Seuraava siirto
page-last = Uusin asema
page-position = Näkyvä asema
page-steps = Kulje peli läpi
page-moves = Siirrot
page-review = Analyysi
page-review-none-yet = Analyysi näyttää, missä peli kääntyi. Jokainen, joka saa nähdä pelin, saa analyysin komennolla /{ command-review }; sitten se on myös täällä.
page-turning-point = Käännekohta
page-no-moves = Yhtään siirtoa ei ole vielä tehty.
page-keys = Nuolinäppäimet kulkevat siirrosta toiseen; Home ja End vievät alkuun ja loppuun.
page-live = Suorana
page-newer = Peliin on tehty siirto. Uusimpaan asemaan
page-about = Peli
page-rules = Säännöt
page-began = Alkoi
page-moved = Viimeksi
page-ended = Päättyi
page-record = Pöytäkirja (teksti)
page-animation = Animaatio (GIF)
page-discord = Avaa Discordissa
page-picture = Tämä asema (PNG)
page-play = Toista
page-pause = Tauko
page-speed = Nopeus
page-taps = Napauta laudan oikeaa puoliskoa, niin näet seuraavan siirron, tai vasenta, niin näet edellisen. Voit myös pyyhkäistä.
page-look = Ulkoasu
page-theme = Lauta
page-flip = Käännä lauta
page-apply = Näytä
page-sounds = Äänet
page-share = Jaa
page-address = Linkki tähän asemaan
page-copy = Kopioi linkki
page-copied = Linkki kopioitu.
page-copy-refused = Selaimesi ei anna sivujen kopioida. Linkki on valittuna: paina Ctrl+C, tai paina pitkään ja valitse kopiointi.
page-qr = QR-koodi
page-qr-alt = QR-koodi pelin osoitteesta
page-frame = Omalla sivustollasi
page-frame-about = Tämä näyttää laudan kehyksessä millä tahansa sivustolla:
page-reach-network = Vain saman verkon laitteet voivat avata tämän linkin.
page-reach-machine = Vain tämä tietokone voi avata tämän linkin.
page-games = Muut pelit
page-previous-game = Edellinen peli
page-next-game = Seuraava peli
page-skip-board = Siirry lautaan
page-skip-moves = Siirry siirtoihin
page-home-title = Raichi
page-home = Täällä voit katsella pelejä, joita pelataan Discordissa. Jokaisella pelillä on oma sivunsa: siihen vie linkki pelin viimeisimmästä laudasta ja komennosta /{ command-board }.
page-to-home = Etusivulle
page-to-game = Peliin
page-method-title = Se ei onnistu täällä
page-method = Tätä sivua voi lukea, mutta sille ei voi lähettää mitään.
page-long-title = Se on liian pitkä
page-long = Lähetetty teksti on liian pitkä tälle sivulle. Lähetä vähemmän kerralla.
page-foreign-title = Tuo tuli toiselta sivustolta
page-foreign = Tätä ei lähetetty Raichin omalta sivulta, joten mitään ei tehty.
page-lost-title = Täällä ei ole mitään
page-lost = Ehkä linkki on vanha, tai siitä puuttuu osa.
page-missing-title = Täällä ei ole peliä
page-missing = Tässä osoitteessa ei näy peliä. Ehkä linkistä puuttuu osa, tai palvelimen ylläpitäjä on sulkenut sen sivut.
page-busy-title = Hetkinen
page-busy = Liian monta kuvaa piirretään yhtä aikaa. Yritä muutaman sekunnin kuluttua uudelleen.
page-fault-title = Jokin meni vikaan
page-fault = Vika oli meillä, ei sinulla. Yritä hetken kuluttua uudelleen.
page-open = Avaa peli

## Pelaajat, jotka lähtevät palvelimelta

deed-left = { $player } on lähtenyt palvelimelta. { $other }, voit päättää pelin komennolla `/{ command-abort }`; silloin sitä ei lasketa.
deed-left-clock = { $player } on lähtenyt palvelimelta. Kello käy edelleen, ja se, jonka aika loppuu, häviää. { $other }, voit myös päättää pelin heti komennolla `/{ command-abort }`; silloin sitä ei lasketa.
end-aborted-alone = { $player } päättää pelin, koska toinen pelaaja on lähtenyt palvelimelta. Sitä ei lasketa.

## Pelien analyysit

review-alt = { $rules }, käyrä pelistä, { $count ->
        [one] yksi siirto
       *[other] { $count } siirtoa
    }. { $side-genitive-heading } voittomahdollisuus: alussa { $from } %, lopussa { $to } %.
review-alt-point = Siirrolla { $move } se muuttui: { $from } % → { $to } %.
review-point = Siirto { $move }: { $side } { $side-number ->
        [one] pelasi
       *[many] pelasivat
    } { $played }, ja voittomahdollisuus putosi: { $from } % → { $to } %.
review-better = Parempi: { $line }.
review-title = **{ $rules }** · peli { $game } · { $count ->
        [one] yksi siirto
       *[other] { $count } siirtoa
    }
review-none = Mikään siirto ei juuri muuttanut mahdollisuuksia. Hyvin pelattu, molemmat!
review-underway = Analysoin peliä { $game }: { $done }/{ $all } asemaa on valmiina. Analyysi säilyy pelin mukana, joten voit palata siihen milloin haluat.
review-again = Näytä analyysi
review-move = Siirto { $move }
review-all = Koko peli
review-chance = { $side-genitive-heading } voittomahdollisuus: { $chance } %
review-chances = { $side-genitive-heading } voittomahdollisuus:
review-percent = { $chance } %
review-turning-points = Käännekohdat: { $moves }
review-alt-choice = Lauta ennen siirtoa { $move }. Katkonuoli näyttää pelatun siirron, { $played }; yhtenäinen nuoli paremman siirron, { $better }.
refuse-review-too-early = Peli { $game } ei ole vielä ohi. Sen analyysin saa, kun se päättyy.
refuse-review-of-aborted = Peli { $game } mitätöitiin, joten siitä ei ole analysoitavaa.
refuse-review-too-short = Peli { $game } päättyi niin harvan siirron jälkeen, ettei siitä ole analysoitavaa.
command-review = analyysi
command-review-about = Analysoi päättynyt peli: mitä jäi näkemättä, ja mikä olisi ollut parempi
option-review-game = peli
option-review-game-about = Päättynyt peli (jos niitä on täällä useita)
fact-missed-win = Olisi voinut voittaa heti.
fact-missed-forced-win = Tarjolla oli voitto, jota ei olisi voinut estää.
fact-allowed-win = Se päästi vastustajan voittamaan heti.

## Vahvuusluvut

option-challenge-rated = pisteytetty
option-challenge-rated-about = Vaikuttaako peli vahvuuslukuihinne; jos et kerro, kyllä
challenge-rated = Pisteytetty.
challenge-casual = { $why ->
    [no-clock] Rento: ilman aikarajaa pelejä ei pisteytetä.
    [own-ruleset] Rento: vain pelit, joiden säännöt tunnen nimeltä, pisteytetään.
    [same-opponent] Rento: olette pelanneet keskenänne kymmenen pisteytettyä peliä viimeisten 30 päivän aikana.
   *[other] Rento.
}
casual-at-once = { $why ->
    [computer] Tämä peli on rento: pelejä minua vastaan ei pisteytetä.
   *[one-person] Tämä peli on rento, koska pelaat molempia puolia.
}
ratings-changed = Vahvuusluvut: { $first } { $first-before } → { $first-after }, { $second } { $second-before } → { $second-after }
not-rated = { $why ->
    [same-opponent] Ei pisteytetty: olette pelanneet keskenänne kymmenen pisteytettyä peliä viimeisten 30 päivän aikana.
    [left-early] Ei pisteytetty: toinen pelaaja lähti, ennen kuin kumpikin oli siirtänyt.
    [timeout-early] Ei pisteytetty: aika loppui, ennen kuin kumpikin oli tehnyt kaksi siirtoa.
    [one-absence] Ei pisteytetty: saman poissaolon aikana hävittiin ajalla toinenkin peli, ja yksi poissaolo lasketaan kerran.
   *[other] Ei pisteytetty: peli oli rento.
}
rules-side-score = Tähänastisissa pisteytetyissä peleissä { $side } { $side-number ->
    [one] on saanut
   *[many] ovat saaneet
} { $percent } % pisteistä.
deed-left-claim = { $player } on lähtenyt palvelimelta. Kello käy edelleen, ja se, jonka aika loppuu, häviää. { $other }, voit myös vaatia voiton heti tai mitätöidä pelin komennolla `/{ command-abort }`; silloin sitä ei lasketa.
button-claim = Vaadi voitto
button-abort = Mitätöi
end-claimed = { $player } vaatii voiton, koska { $other } on lähtenyt palvelimelta.
alt-claimed = { $side-heading } { $side-number ->
    [one] vaati
   *[many] vaativat
} voiton, koska toinen pelaaja oli lähtenyt.
refuse-win-to-claim = Vastustajasi on lähtenyt palvelimelta, joten voit vaatia voiton. Jos sen sijaan mitätöit pelin, sitä ei lasketa.
refuse-nothing-to-claim = Vastustajasi on tällä palvelimella, joten vaadittavaa voittoa ei ole.

## Peliseuran etsiminen

command-play = pelaa
command-play-about = Liity jonkun odottavan seuraan, tai odota itse peliseuraa
option-play-rules = säännöt
option-play-rules-about = Säännöt, joilla pelataan; ilman niitä liityt mihin tahansa peliin
play-joined = Vastassasi on { $player }: peli { $game }, **{ $rules }**, alkaa kanavalla { $channel }.
play-posted = Kukaan ei juuri nyt odota täällä peliä, joten julkaisin puolestasi haasteen. Kuka tahansa voi hyväksyä sen.
play-size = Minkä kokoinen ensimmäinen pelisi on? Pienellä laudalla, **{ $small }**, mietitään noin kymmenen minuuttia. **{ $usual }** on kokeneiden pelaajien valinta, ja se vie tunnin tai enemmän.
play-size-waiting = -# Joku odottaa jo peliä: `/{ command-challenges }` näyttää kuka.
play-size-small = Pieni lauta, 10 min
play-size-tournament = Turnauslauta
command-challenges = haasteet
command-challenges-about = Näytä avoimet haasteet: sinulle tehdyt, kaikille avoimet ja omasi
lobby-none = Täällä ei ole avoimia haasteita. `/{ command-play }` julkaisee haasteen, jonka kuka tahansa voi hyväksyä.
lobby-title = { $count ->
    [one] Yksi avoin haaste
   *[other] { $count } avointa haastetta
}:
lobby-to-me = **{ $number }** · { $player } haastaa **sinut** · { $rules } · { $time } · raukeaa { $until }
lobby-open = **{ $number }** · { $player } haastaa kenet tahansa · { $rules } · { $time } · raukeaa { $until }
lobby-mine = **{ $number }** · haasteesi, saaja { $player } · { $rules } · { $time } · raukeaa { $until }
lobby-mine-anyone = **{ $number }** · haasteesi kenelle tahansa · { $rules } · { $time } · raukeaa { $until }
lobby-no-limit = ei aikarajaa
lobby-link = · [viesti]({ $link })
lobby-accept = Hyväksy { $number }
lobby-decline = Hylkää { $number }
lobby-withdraw = Peru { $number }
lobby-again = Julkaise { $number } uudelleen
refuse-only-computer-here = Täällä voit pelata minua vastaan tai molempia puolia itse. Muiden ihmisten kanssa pelataan palvelimen kanavilla.
play-level = Kuinka vahvasti pelaan?
refuse-posted-just-now = Tämä haaste julkaistiin alle tunti sitten. Voit julkaista sen uudelleen myöhemmin.
refuse-can-join = Joku on juuri julkaissut sopivan haasteen. Liity siihen antamalla `/{ command-play }` uudelleen.
challenge-lapsed-news = { $player }, kukaan ei ole hyväksynyt haastettasi viikossa, joten se on rauennut. `/{ command-play }` etsii jonkun muun.

## Asetukset

command-settings = asetukset
command-settings-about = Aseta muistutukset, lautojesi ulkoasu ja muuta
command-server-settings = palvelinasetukset
command-server-settings-about = Aseta tämän palvelimen kieli, kanavat, oletussäännöt ja muuta
language-name = Suomi
settings-menu = Mitä muutetaan
settings-line = { $name }: { $value }
settings-line-shown = **{ $name }: { $value }**
settings-saved = Tallennettu. **{ $name }** on nyt: { $value }
settings-close = Sulje
settings-clear = Tyhjennä
settings-scope = { $scope ->
    [channel] Vain tämä kanava
   *[server] Koko palvelin
}
own-settings-title = **Asetuksesi**. Ne pätevät kaikilla palvelimilla, ja jokainen muutos tallentuu heti.
own-setting = { $setting ->
    [reminders] Muistutukset
    [turns] Vuoroviestit
    [theme] Yksityisten lautojen ulkoasu
    [boards] Laudat
    [below] Alareunan puoli
    [following] Seuratut pelit
   *[leaderboards] Tulostaulut
}
own-setting-about = -# { $setting ->
    [reminders] Muistutus tulee kerran joka vuorolla, kun aikaa on jäljellä vähän.
    [turns] Hiljaiset vuoroviestit mainitsevat sinut, mutta niistä ei tule ilmoitusta. Muistutuksista, kysymyksistä ja pelin päättymisestä tulee silti.
    [theme] Laudoille, jotka vain sinä näet. `/{ command-board }` voi näyttää minkä tahansa muun ulkoasun.
    [boards] Tekstilaudat luettelevat ruudunlukijoita varten, missä kukin nappula on. Kanavilla teksti tulee kuvan mukana, kun on sinun vuorosi.
    [below] Laudoille, jotka vain sinä näet; kanavien laudat pysyvät kaikille samanlaisina.
    [following] Kun peli, jota seuraat, on ohi, lähetän sinulle yksityisviestin.
   *[leaderboards] Piilossa olevilla pelaajilla on vahvuusluku, mutta he eivät näy missään tulostaulussa eikä pulmissa.
}
own-value = { $value ->
    [reminders-on] päällä
    [reminders-off] pois
    [turns-notify] ilmoita minulle
    [turns-quiet] hiljaa
    [boards-pictures] kuvina
    [boards-words] tekstinä
    [below-usual] kuten kanavalla
    [below-own] oma
    [following-on] kirjoita minulle
    [following-off] ei viestejä
    [leaderboards-shown] näytä minut
   *[leaderboards-hidden] piilota minut
}
server-settings-title = **Tämän palvelimen asetukset**. Jokainen muutos tallentuu heti.
server-settings-not-here = Tämä pöytä ei kuulu mihinkään palvelimeen, joten palvelimen asetuksia ei ole. `/{ command-settings }` näyttää omat asetuksesi.
channel-settings-title = **Kanavan { $channel } ja sen ketjujen asetukset**. Jokainen muutos tallentuu heti.
channel-as-server = kuten palvelimella
server-part = { $part ->
    [language] Kieli
    [channels] Pelikanavat
    [rules] Oletussäännöt
    [time] Oletusaika
    [rated] Uudet pelit
    [threads] Ketjut
    [computer] Pelit tietokonetta vastaan
    [limits] Rajat
    [pages] Verkkosivut
    [tournaments] Turnaukset
    [ladders] Tikapuut
    [results] Tulokset
    [puzzle] Päivän pulma
    [digest] Viikkokatsaus
    [reports] Ilmoitukset
   *[commands] Roolit ja komennot
}
server-part-about = -# { $part ->
    [language] Lautojen ja haasteiden kieli, jota kaikki lukevat. Yksityiset vastaukset ovat kunkin jäsenen omalla kielellä.
    [channels] Missä pelejä voi alkaa, ketjut mukaan luettuina. Muualla kesken olevat pelit pelataan siellä loppuun.
    [rules] Haasteille, joissa ei kerrota sääntöjä.
    [time] Haasteille, joissa ei kerrota aikaa. Peleissä tietokonetta vastaan aikaa ei ole.
    [rated] Haasteille, joissa ei kerrota, pisteytetäänkö peli.
    [threads] Kun jokaisella pelillä on ketjunsa, kanava pysyy siistinä.
    [computer] Yksityinen peli jättää kanavan rauhaan: vain pelaaja näkee laudan. Valinnalla `{ option-challenge-thread }` voi silti pelata ketjussa.
    [limits] Montako peliä voi olla kesken yhtä aikaa.
    [pages] Jokainen, jolla on linkki, voi lukea pelin verkkosivua.
    [tournaments] Joku luo turnauksen komennolla `/{ command-tournament } { command-tournament-create }`, ja muut tulevat mukaan painikkeella. Kuka saa luoda niitä?
    [ladders] Tikapuilla ovat ne, jotka liittyvät komennolla `/{ command-ladder } { command-ladder-join }`; joka voittaa ylempänä olevan, saa tämän sijan. Joka säännöillä voi olla omansa.
    [results] Jokainen päättynyt peli julkaistaan siellä yhdellä rivillä, jossa on linkki pelin lautaan.
    [puzzle] Missä ja mihin aikaan pulma julkaistaan joka päivä. Siinä on yksi oikea ensimmäinen siirto, ja jokainen vastaa yksityisesti. Tyhjennä, jos et halua pulmia.
    [digest] Missä ja milloin katsaus viikkoon julkaistaan: päättyneet pelit, tulostaulun nousijat, turnaukset, tikapuut, pulmat, avoimet haasteet. Jos mitään ei ole tapahtunut, mitään ei julkaista. Kukaan ei saa ilmoitusta.
    [reports] Viesti, josta joku ilmoittaa viestin valikon kohdalla *{ command-report-message }*, julkaistaan siellä linkkinä, nimen kera. Valitse kanava, jota vain ylläpito voi lukea.
   *[commands] Discord päättää, kuka saa käyttää mitäkin komentoa milläkin kanavalla: avaa *Palvelimen asetukset*, sitten *Integraatiot*, sitten *Raichi*. Siellä voit sallia tai kieltää jokaisen komennon roolin, jäsenen ja kanavan mukaan. `/{ command-server-settings }` on niille, jotka saavat hallita palvelinta, kunnes sallit sen muille.
}
server-language-found = { $language } (mitään ei ole asetettu)
server-channels = { $rule ->
    [all] kaikki kanavat
    [only] { $count ->
        [0] vain ne, jotka valitset alta; kaikki, kunnes valitset jonkin
       *[other] vain { $channels }
    }
   *[except] { $count ->
        [0] kaikki paitsi ne, jotka valitset alta
       *[other] kaikki paitsi { $channels }
    }
}
server-channel-rule = { $rule ->
    [all] Kaikki kanavat
    [only] Vain valitut kanavat
   *[except] Kaikki paitsi valitut kanavat
}
server-channels-menu = Kanavat
server-channels-lost = Kaikki pelikanavat on poistettu, joten pelejä voi alkaa millä tahansa kanavalla. Ylläpitäjä voi valita toiset komennolla `/{ command-server-settings }`.
server-channels-partly-lost = Yksi valitsemistasi pelikanavista on poistettu. Valitse kanavat uudelleen, niin tämä huomautus häviää.
server-rules-lost = Sääntöjä ”{ $rules }” ei enää ole. Valitse toiset; siihen asti pätevät tavalliset.
server-choice-rated = { $rule ->
    [rated] pisteytettyjä
   *[casual] rentoja
}
server-choice-threads = { $rule ->
    [unset] 11×11-laudasta alkaen, ellei haaste määrää toisin
    [ask] kuten haastaja valitsee
    [always] aina
   *[never] ei koskaan
}
server-choice-computer = { $rule ->
    [private] yksityisesti
    [channel] kanavalla
   *[thread] ketjuissa
}
server-limits = { $player } pelaajaa kohti, { $here } kanavaa kohti
server-limit-of-player = { $count ->
    [one] Yksi peli pelaajaa kohti
   *[other] { $count } peliä pelaajaa kohti
}
server-limit-here = { $count ->
    [one] Yksi peli kanavaa kohti
   *[other] { $count } peliä kanavaa kohti
}
server-limit-of-player-menu = Pelejä pelaajaa kohti enintään
server-limit-here-menu = Pelejä kanavaa kohti enintään
server-choice-pages = { $rule ->
    [open] päällä
    [closed] pois
   *[none] ei ole: botin pyörittäjä ei tarjoa niitä tälle palvelimelle
}
server-results-menu = Tulosten kanava
server-results-none = ei missään
server-results-lost = Tulosten kanava on poistettu, joten tuloksia ei julkaista. Valitse toinen, tai paina *{ settings-clear }*.
server-results-closed = En voi kirjoittaa tulosten kanavalle. Anna minulle siellä oikeudet *Näytä kanava* ja *Lähetä viestejä*, valitse toinen, tai paina *{ settings-clear }*.
refuse-not-for-games = Tällä kanavalla ei pelata, mutta palvelimen muilla kanavilla pelataan.
refuse-games-in-channels = Tällä kanavalla ei pelata. Kokeile näitä: { $channels }.
refuse-threads-decided = { $rule ->
    [always] Tällä palvelimella jokaisella pelillä on oma ketju. Jätä valinta `{ option-challenge-thread }` pois.
   *[never] Tällä palvelimella peleillä ei ole ketjuja. Jätä valinta `{ option-challenge-thread }` pois.
}
result = **Peli { $game }**, { $rules }: { $end }
result-link = Lautaan
result-lost = -# Tulosten kanava on poistettu. Ylläpitäjä voi valita toisen komennolla `/{ command-server-settings }`.
result-closed = -# En voi kirjoittaa tulosten kanavalle. Ylläpitäjä voi antaa minulle siellä oikeudet *Näytä kanava* ja *Lähetä viestejä*, tai valita toisen komennolla `/{ command-server-settings }`.

## Oppitunnit

lesson-title = **{ $lesson }, vaihe { $step }/{ $count }: { $topic }**
lesson-task = Pelaat { $side-adessive }. { $task }
lesson-task-reach = Siirrä jokin nappula paikkaan { $square }.
lesson-task-capture = { $count ->
    [one] Lyö nappula.
   *[other] Lyö { $count } nappulaa yhdellä siirrolla.
}
lesson-task-win = Voita yhdellä siirrolla.
lesson-task-call = Etsi siirto, jonka jälkeen ilmoitan *{ $call }*.
lesson-task-keep-safe = Etsi siirto, jonka jälkeen vastustaja ei voi voittaa heti.
lesson-task-keep-all = Etsi siirto, jonka jälkeen vastustaja ei voi lyödä mitään.
lesson-task-force-win = Etsi siirto, jonka jälkeen seuraavasi voittaa, tekipä vastustaja mitä tahansa.
lesson-right = **Hienoa!** { $done }
lesson-wrong = **Ei aivan:** { $done }
lesson-reply = Vastustaja voisi vastata { $move }.
lesson-done = Se oli viimeinen vaihe, ja olet ratkaissut { $solved }/{ $count }. Miten olisi oikea peli?
lesson-next = Seuraava
lesson-back = Takaisin
lesson-again = Yritä uudelleen
lesson-restart = Aloita alusta
lesson-play = Pelaa nyt
lesson-others = Kaikki oppitunnit

captures-title = **{ $rules }: näin nappuloita lyödään**
captures-line = { $number }. { $kind }: { $move }.
captures-alt = Lyönnit säännöillä { $rules }, jokainen ennen siirtoa ja sen jälkeen.
captures-button = Lyönnit kuvina
