# Äänestyspelit, joissa kaikki kanavalla päättävät siirroista; suomeksi.

help-votes = `/{ command-vote } { command-vote-start }` aloittaa pelin, jossa kaikki täällä äänestävät siirroista: yhtä ihmistä vastaan, minua vastaan tai kahtena joukkueena.
profile-teams = Kanavaa vastaan, äänestyspeleissä: { $score }
profile-voted = Äänestyspelejä joukkueessa: { $games }
team-everyone = ”Kanava”
team-a = ”Joukkue A”
team-b = ”Joukkue B”
vote-next = { $team } äänestää seuraavasta siirrosta ({ $side }).
vote-until = Äänestys on auki { $time } asti ({ $left }).
vote-how = Jokaisella täällä on yksi ääni vuoroa kohti: paina *Äänestä*, käytä `/{ command-move }` tai vastaa tähän viestiin siirrolla. Voit muuttaa ääntäsi loppuun asti; eniten ääniä saanut siirto pelataan.
vote-how-teams = Kaksi joukkuetta: liity toiseen painikkeella tai vain äänestä, niin olet siinä joukkueessa, jonka vuoro on. Jokaisella on yksi ääni vuoroa kohti: *Äänestä*, `/{ command-move }` tai vastaus lautaan. Sitä voi muuttaa loppuun asti.
vote-resign = luovuttaa
vote-offer-draw = tarjota tasapeliä
vote-accept-draw = hyväksyä tasapeli
vote-unanimous = (ääniä { $all }/{ $all })
vote-result = (ääniä { $votes }/{ $all }; { $others })
vote-got = { $choice }: { $votes }
vote-rest = muut: { $votes }
vote-prolonged = Kukaan ei ole äänestänyt siirtoa. Äänestys jatkuu kerran, { $time } asti ({ $left }); jos silloinkaan kukaan ei äänestä, peli hävitään ajalla.
vote-won = **{ $side-heading } { $side-number ->
    [one] voittaa
   *[many] voittavat
}.** Hyvin pelattu!
vote-drawn = **Peli päättyy tasan.** Hyvin pelattu!
vote-people = Äänestäjiä: { $people } · vuoroja: { $turns } · yksimielisiä: { $unanimous }
vote-most = Useimmin enemmistössä: { $players } ({ $times }×)
vote-started = { $player } aloittaa äänestyspelin **{ $rules }**: peli { $game }. Kaikki voivat osallistua.
vote-none-now = Nyt ei äänestetä: on toisen puolen vuoro.
vote-not-yet = Et ole vielä äänestänyt tällä vuorolla. Sen jälkeen näet, miten muut äänestävät.
vote-yours = Äänesi: **{ $choice }**.
vote-yours-until = Äänesi: **{ $choice }**. Voit muuttaa sitä { $time } asti ({ $left }).
vote-so-far = Tähän mennessä: { $counts }
vote-goes-on = Vuoro ei ole vielä ohi: valitse seuraava toiminto tai jätä äänesi tällaiseksi. Vuoron loppuosasta äänestetään silloin myöhemmin.
vote-turn-ends = vuoron loppu
vote-last = Äänesi oli viimeinen tarvittu: äänestys on päättynyt.
vote-counted = äänesi on laskettu. `/{ command-move }` näyttää, miten muut äänestävät.
vote-notified = Saat ilmoituksen, kun on jotain äänestettävää ja kun peli päättyy. Sama painike lopettaa sen.
vote-unnotified = Et saa enää ilmoituksia tästä pelistä.
vote-joined = Pelaat nyt mukana: { $team } ({ $side }).
button-vote = Äänestä
button-votes = Äänet
button-notify = Ilmoita minulle
button-join-a = Joukkueeseen A
button-join-b = Joukkueeseen B
refuse-vote-over = Se äänestys on päättynyt. Uusin lauta näyttää pelin tilanteen.
refuse-other-team = Joukkueesi on { $team }, joten et voi äänestää toisen joukkueen puolesta.
refuse-opponent-votes = Pelaat pelissä { $game } kanavaa vastaan, joten et voi äänestää.
refuse-not-by-vote = Se ei ole mahdollista äänestyspeleissä: äänestää voi vain siirroista, tasapelistä ja luovuttamisesta.
refuse-offer-while-they-vote = Tarjoa tasapeliä siirtosi jälkeen, kun muut äänestävät: silloin he voivat äänestää sen hyväksymisestä.
refuse-vote-time = Äänestys kestää 1 tunnista 7 päivään, esimerkiksi ”2 päivää”, eikä ”{ $given }”.
refuse-votes-needed = Äänestys voi päättyä 1–100 000 äänen jälkeen.
refuse-notified-full = Tästä pelistä ilmoitetaan jo niin monelle kuin viestiin mahtuu ({ $most }).

## The command

command-vote = äänestys
command-vote-about = Äänestyspelit: kanava päättää siirroista
command-vote-start = aloita
command-vote-start-about = Aloita peli, jossa kaikki täällä äänestävät siirroista
option-vote-start-opponent = vastustaja
option-vote-start-opponent-about = Kuka pelaa kanavaa vastaan: joku tai minä; jos et valitse, kaksi joukkuetta pelaa
option-vote-start-rules = säännöt
option-vote-start-rules-about = Säännöt, joilla pelataan
option-vote-start-side = puoli
option-vote-start-side-about = Kanavan puoli; jos et valitse, se arvotaan
option-vote-start-time = aika
option-vote-start-time-about = Äänestyksen kesto, 1 tunnista 7 päivään; jos et kerro, 1 päivä
option-vote-start-level = taso
option-vote-start-level-about = Kuinka vahvasti pelaan kanavaa vastaan; jos et kerro, 4
option-vote-start-votes = äänet
option-vote-start-votes-about = Äänestys päättyy aiemmin, kun näin moni on äänestänyt
option-vote-start-thread = ketju
option-vote-start-thread-about = Pelaa omassa ketjussa; jos et kerro, kyllä
