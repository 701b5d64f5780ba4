# Sanat yksittäisille säännöille, suomeksi: mitä pilkun jälkeen kirjoitetaan, ja mitä komennon `/rules build` valikot näyttävät.

## Sääntöryhmät

rule-group-setup = Alkuasema
rule-group-winning = Voittaminen
rule-group-king = Kuningas
rule-group-throne = Valtaistuin
rule-group-corners = Kulmat
rule-group-camps = Leirit
rule-group-few = Vähemmistö
rule-group-many = Enemmistö
rule-group-pieces = Nappulat
rule-group-captures = Lyönnit
rule-group-endings = Tasapeli ja toisto

## Sääntöjen nimet. Ensimmäinen sana näytetään; kaikki ymmärretään, myös kieltosanan jälkeiset muodot.

rule-name-setup = Alkuasema, asema
rule-name-board = Lauta
rule-name-starts = Aloittaja, aloittaa
rule-name-escape = Pako, kuninkaan maali
rule-name-soldier-steps = Nappuloiden askeleet, sotilaiden askeleet, askeleet
rule-name-king-capture = Kuninkaan lyönti, kuningas, kuninkaan lyö
rule-name-king-armed = Aseistettu kuningas, aseistettu
rule-name-king-steps = Kuninkaan askeleet
rule-name-throne-present = Valtaistuin, valtaistuinta
rule-name-throne-stop = Pysähtyminen valtaistuimelle
rule-name-throne-cross = Kulku valtaistuimen yli
rule-name-throne-hostile = Vihamielinen valtaistuin
rule-name-throne-hostile-occupied = Vihamielinen varattu valtaistuin
rule-name-corners-present = Kulmat, kulmia
rule-name-corners-width = Kulmien koko, kulman koko
rule-name-corners-stop = Pysähtyminen kulmiin
rule-name-corners-cross = Kulku kulmien yli
rule-name-corners-hostile = Vihamieliset kulmat
rule-name-camps-squares = Leirit, leirejä
rule-name-camps-stop = Pysähtyminen leireihin
rule-name-camps-cross = Kulku leirien yli
rule-name-camps-hostile = Vihamieliset leirit
rule-name-camps-hostile-occupied = Vihamieliset varatut leirit
rule-name-camps-blunt = Hyökkääjille vaarattomat leiriruudut
rule-name-camps-stay = Hyökkääjät liikkuvat leirissään, leirissä liikkuminen
rule-name-edge-hostile = Vihamielinen reuna, reuna
rule-name-custody = Meno kahden vihollisen väliin, väliin meno
rule-name-linnaean = Lyönti varattua valtaistuinta vasten, Linnén lyönti
rule-name-immobilised = Liikkumattomien lyönti, liikkumattomat nappulat
rule-name-shieldwall = Kilpimuuri, kilpimuuria
rule-name-exit-fort = Reunalinnake, reunalinnaketta, linnake
rule-name-enclosure-wins = Saarto, saartoa
rule-name-attackers-lose-at = Hyökkääjien häviöraja, häviöraja
rule-name-repetition-count = Toistojen määrä, toistot
rule-name-repetition-result = Toiston tulos, toisto
rule-name-no-moves = Ei sallittua siirtoa, siirroton
rule-name-quiet-limit = Siirtoja ilman lyöntiä, lyönnittömät siirrot
rule-name-king-jump = Kuninkaan hypyt
rule-name-commander-jump = Komentajien hypyt
rule-name-commander-pierce = Kaksi komentajaa lyö kuninkaan
rule-name-knight-jump = Ritarien hypyt
rule-name-knight-pierce = Kaksi ritaria lyö kuninkaan
rule-name-corners-pierce = Kulmat auttavat kahta
rule-name-chain = Peräkkäiset lyönnit, ketjut, ketju
rule-name-repetition-forbid = Kielletty toisto
rule-name-ply-limit = Siirtojen enimmäismäärä
rule-name-side-hand = nappuloita kädessä, kädessä
rule-name-side-lines = viivat
rule-name-side-directions = suunnat
rule-name-few-leap = Hypyt, hyppy
rule-name-few-capture = Lyöntipakko, lyönti
rule-name-few-trapped = Saarretut nappulat, saarretut
rule-name-goals-many-at-most = Voitto lyömällä jäljelle enintään, jäljelle enintään
rule-name-goals-few-reach = Tavoiteltavat pisteet, tavoite
rule-name-goals-few-behind = Voitto pääsemällä ohi, ohi
rule-name-goals-many-fill = Täytettävät pisteet, täyttö
rule-name-points-man = Sotilaan arvo, sotilas
rule-name-points-officer = Upseerin arvo, upseeri
rule-name-points-son = Pojan arvo, poika
rule-name-points-leader = Päällikön arvo, päällikkö
rule-name-compulsory = Lyöntipakko, lyöntipakkoa
rule-name-men-back = Sotilaat perääntyvät, perääntyminen, perääntymistä
rule-name-promotion = Ylennys, ylennystä
rule-name-actions = Toimintoja vuorossa, toiminnot
rule-name-ambush = Väijytys, väijytystä
rule-name-end = Ratkaisija, loppu

## Sääntöjen arvot. Ensimmäinen sana näytetään; kaikki ymmärretään.

rule-value-yes = kyllä, päällä
rule-value-no = ei, pois
rule-value-any = kaikkialla
rule-value-none = ei mitään
rule-value-never = ei koskaan
rule-value-nobody = ei kukaan
rule-value-start = hyökkääjien lähtöruudut
rule-value-attackers = hyökkääjät
rule-value-defenders = puolustajat
rule-value-south = saamelaiset, etelä
rule-value-north = ruotsalaiset, pohjoinen
rule-value-corner = kulmat, kulma
rule-value-edge = reuna
rule-value-safe-edge = turvallinen reuna
rule-value-two = kaksi sivua, kaksi
rule-value-four = neljä sivua, neljä
rule-value-four-near-throne = neljä sivua valtaistuimen lähellä, neljä valtaistuimen lähellä
rule-value-four-on-throne = neljä sivua valtaistuimella, neljä valtaistuimella
rule-value-full = aina
rule-value-hammer = vain siirtyessään, vasara
rule-value-anvil = vain paikallaan, alasin
rule-value-active = turvassa
rule-value-strict = lyödään
rule-value-king = vain kuningas
rule-value-all = kaikki
rule-value-draw = tasapeli
rule-value-mover-loses = toistaja häviää
rule-value-loss = tappio, häviää
rule-value-a = hyökkääjät
rule-value-d = puolustajat
rule-value-ad = hyökkääjät ja puolustajat
rule-value-k = kuningas
rule-value-ak = hyökkääjät ja kuningas
rule-value-dk = puolustajat ja kuningas
rule-value-adk = kaikki nappulat, jokainen
rule-value-single = yksi
rule-value-multi = useita peräkkäin, useita
rule-value-free = vapaa
rule-value-must = pakko
rule-value-huff = puhallus
rule-value-removed = poistetaan
rule-value-stays = jäävät, jää
rule-value-grid = suorat
rule-value-diagonal = vinot
rule-value-thin = muut vinot
rule-value-line = viivat
rule-value-forward = eteenpäin
rule-value-forward-diagonal = viistosti eteenpäin
rule-value-sideways = sivuttain
rule-value-back-diagonal = viistosti taaksepäin
rule-value-back = taaksepäin
rule-value-cross = risti
rule-value-square5 = 5 × 5 pistettä
rule-value-draughts = tummat ruudut
rule-value-triangle10 = pieni kolmio
rule-value-triangle23 = suuri kolmio
rule-value-lattice4x5 = pieni ristikko
rule-value-lattice6x7 = suuri ristikko
rule-value-men = sotilaat
rule-value-far-edge = vastakkaisella reunalla
rule-value-unretreated = vain jos ei ole perääntynyt
rule-value-leader = päällikkö
rule-value-over = lyömättä
rule-value-take = lyöden
rule-value-special = valtaistuimella ja kulmissa
rule-value-may = sallittu

## Sanat säännön edessä, jota ei pidä olla

rule-negations = ei, ilman

## Ongelmat

rules-words-problems = En voi tehdä näitä sääntöjä:
rules-words-unknown = `{ $given }` ei ole sääntö. Sääntöjen nimen jälkeen tulevat muutokset pilkuin erotettuina, esimerkiksi `copenhagen, kuningas kaksi, ei kilpimuuria`.
rules-words-no-value = {$rule}: valitse jokin näistä: { $values }.
rules-words-value = {$rule} ei voi olla ”{ $given }”. Vaihtoehdot: { $values }.
rules-words-twice = {$rule} ei voi olla sekä ”{ $first }” että ”{ $second }”.
rules-words-any-number = luku väliltä { $least }–{ $most }
rules-words-points = pisteitä, esimerkiksi { $example }
rules-words-position = asema, esimerkiksi { $example }
rules-words-json = Nämä eivät ole säännöt JSON-muodossa: { $why }.
rules-problem-size = Laudalla on pariton määrä rivejä, 7–19, ei { $given }.
rules-problem-ranks = Alkuasemassa on rivejä { $found } ja laudalla { $expected }.
rules-problem-escaped = Kuningas olisi voittanut jo ennen ensimmäistä siirtoa ruudussa { $square }.
rules-problem-off-board = { $square } ei ole laudalla.
rules-problem-no-pieces = Toisella puolella ei ole nappuloita: { $side }.
rules-problem-lines = Laudalla ei ole tällaisia viivoja: ”{ $lines }”.
rules-problem-over = Peli olisi ohi jo ennen ensimmäistä siirtoa.
rules-problem-over-at-once = Peli olisi ohi ensimmäiseen siirtoon ({ $rule }: 1).
rules-problem-actions = Useaa toimintoa vuorossa ja väijytystä ei voi yhdistää.
rules-problem-leaders = Kun päällikkö ratkaisee pelin, kummallakin puolella pitää olla tasan yksi; toisella niitä on { $count }.

## Kieltäytymiset

refuse-unknown-code = En tunne koodia `{ $given }`. Koodit toimivat vain siellä, missä ne on tehty: pyydä niiden sijaan näiden sääntöjen OpenTafl-rivi tai JSON, jotka toimivat kaikkialla.
refuse-unusable-name = ”{ $given }” ei käy tallennettujen sääntöjen nimeksi. Nimessä on enintään 32 kirjainta, numeroa ja välilyöntiä, ei pilkkuja, eikä se saa olla sellaisten sääntöjen nimi, jotka minulla on muutenkin.
refuse-saved-shipped = Nämä ovat säännöt { $rules }, jotka kaikki voivat muutenkin valita sillä nimellä.
refuse-too-many-saved = Tälle palvelimelle on tallennettu jo 50 kertaa omat säännöt, eikä enempää mahdu. Ylläpitäjä voi poistaa sääntöjä komennolla `/{ command-admin } { command-admin-remove-rules }`.
refuse-not-saved = Tälle palvelimelle ei ole tallennettu sääntöjä nimeltä ”{ $given }”.
refuse-no-draft = Näitä sääntöjä ei enää rakenneta. Aloita alusta komennolla `/{ command-rules } { command-rules-build }`.

## Sääntöjen rakentaminen

draft-title = Valitse ryhmä, sitten sääntö ja sen arvo. Sääntösi tähän mennessä:
draft-groups = Sääntöryhmät
draft-rules = Säännöt
draft-undo = Kumoa
draft-save = Tallenna nimellä…
draft-code = Koodi
draft-challenge = Haasta
draft-page = Rakenna verkkosivulla
draft-saved = Tallennettu nimellä **{ $name }**: kaikki täällä voivat nyt valita nämä säännöt sillä nimellä.
draft-saved-again = Tallennettu nimellä **{ $name }**, versio { $version }. Aiempien versioiden pelit säilyttävät sääntönsä.
draft-saved-already = Nimellä **{ $name }** on jo täsmälleen nämä säännöt, versio { $version }.
save-title = Tallenna nämä säännöt
save-field = Nimi
code-is = Näiden sääntöjen koodi on { $code }. Voit kirjoittaa sen nimen sijaan aina, kun valitset täällä sääntöjä.
code-line = Rivinä OpenTaflin merkintätavalla, joka toimii muuallakin:
code-json = Tiedostossa säännöt ovat JSON-muodossa.
list-none = Tälle palvelimelle ei ole vielä tallennettu omia sääntöjä. `/{ command-rules } { command-rules-build }` rakentaa sellaiset.
list-all = Kaikki { $count } peliä
rules-groups = Kaikki pelit ryhmittäin
rules-played = Pelataan myös täällä: { $sites }.
list-title = { $count ->
    [one] Tälle palvelimelle on tallennettu yhdet omat säännöt:
   *[other] Tälle palvelimelle on tallennettu omia sääntöjä, { $count } kpl:
}
list-saved = **{ $name }**, pohjana { $parent } · koodi { $code }
admin-removed-rules = ”{ $name }” ei ole enää tämän palvelimen sääntöjen joukossa. Näillä säännöillä kesken olevat pelit jatkuvat.
admin-log-remove-rules = { $time } · { $admin } poisti säännöt ”{ $name }”

## Sivu, jolla sääntöjä rakennetaan

form-title = Rakenna omat säännöt
form-lead = Ota pohjaksi mitkä tahansa säännöt, muuta mitä haluat ja pelaa. Mitään ei tallenneta, ennen kuin käytät sääntöjäsi.
form-base = Pohja
form-take = Ota pohjaksi
form-board = Alkuasema
form-brush = Napsautus tuo laudalle
form-piece = { $piece-counted }
form-nothing = ei mitään: poistaa nappulan
form-hint = Toinen napsautus samalla nappulalla poistaa sen.
form-from = Ota asema säännöistä
form-as-shown = Kuten laudalla
form-position = Asema tekstinä
form-update = Näytä nämä säännöt
form-try-out = Kokeile näitä sääntöjä
form-outcome = Sääntösi
form-choices = Sääntö säännöltä
form-same = Nämä ovat säännöt { $rules }:
form-unplayable-board = Lauta sellaisena kuin asetit sen.
form-line = Liitä tämä rivi Discordiin, niin pääset pelaamaan näillä säännöillä:
form-copy = Kopioi rivi
form-copied = Rivi kopioitu.
form-copy-refused = Selaimesi ei anna sivujen kopioida. Rivi on valittuna: paina Ctrl+C, tai paina pitkään ja valitse kopiointi.
form-play = Pelaa näillä säännöillä
form-saved = Tänne tallennetut
form-offline = Raichi ei vastaa. Valintasi ovat yhä tässä; yritä hetken kuluttua uudelleen.

## Kokeillut säännöt

trial-lopsided = Kokeilin näitä sääntöjä { $games ->
    [one] yhdessä pikapelissä
   *[other] { $games } pikapelissä
} itseäni vastaan: { $side } { $side-number ->
    [one] voitti
   *[many] voittivat
} niistä { $won }. Toinen puoli on ehkä paljon vahvempi.
trial-fine = Kokeilin näitä sääntöjä { $games ->
    [one] yhdessä pikapelissä
   *[other] { $games } pikapelissä
} itseäni vastaan, eikä mitään outoa löytynyt.
trial-endless = Kokeilin näitä sääntöjä { $games ->
    [one] yhdessä pikapelissä
   *[other] { $games } pikapelissä
} itseäni vastaan: niistä { $endless } jäi päättymättä. Pelit voivat kestää hyvin pitkään.
rules-nameless = omat säännöt
rules-changed = { $rules }, muutettu

## Komennot

command-rules = säännöt
command-rules-about = Näytä, luettele tai rakenna sääntöjä
command-rules-show = näytä
command-rules-show-about = Selitä säännöt
option-rules-show-name = nimi
option-rules-show-name-about = Osa nimestä riittää; muutokset pilkun jälkeen: copenhagen, kuningas kaksi
command-rules-list = luettelo
command-rules-list-about = Luettele kaikki säännöt, myös tälle palvelimelle tallennetut
command-rules-build = rakenna
command-rules-build-about = Rakenna omat säännöt valikoista
option-rules-build-from = pohja
option-rules-build-from-about = Säännöt, joista aloitetaan
command-admin-remove-rules = poista-säännöt
command-admin-remove-rules-about = Poista tälle palvelimelle tallennetut säännöt; pelit säilyttävät omansa
option-admin-remove-rules-name = nimi
option-admin-remove-rules-name-about = Nimi, jolla ne on tallennettu
