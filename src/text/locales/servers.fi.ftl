# Mitä Raichi sanoo palvelimista: ylläpitäjille, ihmisten omista tiedoista ja tervehdyksenä; suomeksi.

## Palvelimen ylläpitäjät

former-player = ”Entinen pelaaja”
end-admin = Tämän palvelimen ylläpitäjä on päättänyt pelin.
end-aborted-admin = { $first } ja { $second }, tämän palvelimen ylläpitäjä on mitätöinyt pelin. Sitä ei lasketa.
end-aborted-admin-alone = { $player }, tämän palvelimen ylläpitäjä on mitätöinyt pelin. Sitä ei lasketa.
deed-admin-moves = { $first } ja { $second }, ylläpitäjä on siirtänyt pelinne tänne. Se jatkuu tällä kanavalla.
deed-admin-moves-alone = { $player }, ylläpitäjä on siirtänyt pelisi tänne. Se jatkuu tällä kanavalla.
admin-reason = > { $reason }
alt-admin = Palvelimen ylläpitäjä päätti pelin.
alt-erased = { $side-heading } { $side-number ->
    [one] lähti
   *[many] lähtivät
} pelistä lopullisesti.
end-erased = { $player }, toinen pelaaja on lähtenyt Raichista lopullisesti ja poistattanut kaikki tietonsa. Peli päättyy tähän, eikä sitä pisteytetä.
end-aborted-erased = { $player }, toinen pelaaja on lähtenyt Raichista lopullisesti ja poistattanut kaikki tietonsa. Peli oli tuskin alkanut, joten sitä ei lasketa.
admin-ended = Peli { $game } on ohi, ja sen pelaajat tietävät siitä. Merkintä on komennossa `/{ command-admin } { command-admin-log }`.
admin-moved = Peli { $game } jatkuu kanavalla { $channel }.
admin-closed = { $count ->
    [0] Suljettavaa ei ole: { $player ->
        [none] tällä palvelimella ei ole avoimia haasteita
       *[person] tällä ihmisellä ei ole avoimia haasteita
    }.
    [one] Suljin yhden avoimen haasteen.
   *[other] Suljin { $count } avointa haastetta.
}
admin-blocked = { $player } ei voi enää haastaa täällä ketään, hyväksyä haastetta eikä tulla haastetuksi. { $count ->
    [0] { "" }
    [one] Yksi avoin haaste on suljettu.{ " " }
   *[other] { $count } avointa haastetta on suljettu.{ " " }
}Kesken olevat pelit jatkuvat; `/{ command-admin } { command-admin-end }` päättää sellaisen. `/{ command-admin } { command-admin-unblock }` poistaa eston.
admin-unblocked = { $player } voi taas pelata täällä.
admin-exported = { $count ->
    [one] Tiedostossa on tämän palvelimen ainoa peli, pöytäkirjana ja kaikkine tapahtumineen.
   *[other] Tiedostossa ovat tämän palvelimen { $count } peliä, pöytäkirjoina ja kaikkine tapahtumineen.
}
admin-exported-newest = Tiedostossa ovat tämän palvelimen { $count } uusinta peliä; useampi olisi Discordille liikaa. Se, joka pyörittää minua, voi kirjoittaa ne kaikki komennolla `raichi export`.
admin-exported-none = Tällä palvelimella ei ole vielä pelattu, joten vietävää ei ole.
admin-log-none = Yksikään ylläpitäjä ei ole vielä tehnyt täällä mitään.
admin-log-title = Mitä ylläpitäjät ovat tehneet tällä palvelimella, uusin ensin:
admin-log-end = { $time } · { $admin } päätti pelin { $game }: { $result ->
    [abort] mitätöity
    [draw] tasapeli
   *[win] voittajaksi { $winner }
}
admin-log-move = { $time } · { $admin } siirsi pelin { $game } kanavalle { $channel }
admin-log-close = { $time } · { $admin } sulki { $count ->
    [one] yhden haasteen
   *[other] { $count } haastetta
}
admin-log-close-of = { $time } · { $admin } sulki { $count ->
    [one] yhden haasteen
   *[other] { $count } haastetta
} pelaajalta { $player }
admin-log-block = { $time } · { $admin } esti pelaajan { $player }
admin-log-unblock = { $time } · { $admin } poisti eston pelaajalta { $player }
admin-log-export = { $time } · { $admin } vei { $count ->
    [one] yhden pelin
   *[other] { $count } peliä
} tiedostoon
admin-log-page = -# Sivu { $page }/{ $pages }. `/{ command-admin } { command-admin-log }` ottaa sivun valintana.
admin-footer = -# Se, kuka saa käyttää komentoa `/{ command-admin }`, asetetaan Discordin palvelimen asetuksissa kohdassa *Integraatiot*.
challenge-closed-by-admin = Ylläpitäjä on sulkenut pelaajan { $challenger } haasteen peliin **{ $rules }**.
result-abort = Mitätöi: peliä ei lasketa
result-draw = Tasapeli
result-win = { $side-heading } { $side-number ->
    [one] voittaa
   *[many] voittavat
}
refuse-player-blocked = Tämän palvelimen ylläpitäjä tai botin pyörittäjä on estänyt sinua pelaamasta täällä. Kesken olevat pelit jatkuvat.
refuse-opponent-blocked = Tämän palvelimen ylläpitäjä tai botin pyörittäjä on estänyt pelaajaa { $player } pelaamasta täällä.
refuse-blocked-already = { $player } on täällä jo estetty.
refuse-not-blocked = Pelaajaa { $player } ei ole täällä estetty.
refuse-not-a-person = Se on botti. Valitse ihminen.
refuse-same-channel = Peli { $game } on jo sillä kanavalla.
refuse-channel-unusable = En voi kirjoittaa sille kanavalle. Anna minulle siellä oikeudet *Näytä kanava* ja *Lähetä viestejä* (ketjussa *Lähetä viestejä ketjuihin*), tai valitse toinen kanava.
refuse-unknown-result = ”{ $given }” ei ole tämän pelin tulos. Valitse jokin niistä, joita tarjoan kirjoittaessasi.
refuse-reason-missing = Kerro syy: molemmat pelaajat lukevat sen.
refuse-challenge-closed = Ylläpitäjä on sulkenut tämän haasteen. `/{ command-challenge }` tekee uuden.
refuse-former-opponent = Toinen pelaaja ei ole enää täällä, joten revanssi ei onnistu. `/{ command-challenge }` aloittaa pelin jonkun muun kanssa.
command-admin = ylläpito
command-admin-about = Pidä huolta tämän palvelimen peleistä
command-admin-end = lopeta
command-admin-end-about = Päätä peli: mitätöi se, julista se tasapeliksi tai anna voitto toiselle puolelle
option-admin-end-game = peli
option-admin-end-game-about = Pelin numero
option-admin-end-result = tulos
option-admin-end-result-about = Miten se päättyy
option-admin-end-reason = syy
option-admin-end-reason-about = Miksi; molemmat pelaajat lukevat sen
command-admin-move-game = siirrä-peli
command-admin-move-game-about = Siirrä peli toiselle kanavalle
option-admin-move-game-game = peli
option-admin-move-game-game-about = Pelin numero
option-admin-move-game-channel = kanava
option-admin-move-game-channel-about = Missä se jatkuu
command-admin-close-challenges = sulje-haasteet
command-admin-close-challenges-about = Sulje tämän palvelimen avoimet haasteet
option-admin-close-challenges-player = pelaaja
option-admin-close-challenges-player-about = Vain tämän ihmisen tekemät tai saamat
command-admin-block = estä
command-admin-block-about = Estä jotakuta aloittamasta täällä pelejä; kesken olevat pelit jatkuvat
option-admin-block-player = pelaaja
option-admin-block-player-about = Kenet
command-admin-unblock = poista-esto
command-admin-unblock-about = Anna jonkun taas pelata täällä
option-admin-unblock-player = pelaaja
option-admin-unblock-player-about = Keneltä
command-admin-export = lataa
command-admin-export-about = Lataa tämän palvelimen pelit tiedostona
command-admin-log = loki
command-admin-log-about = Katso, mitä ylläpitäjät ovat tehneet täällä
option-admin-log-page = sivu
option-admin-log-page-about = Mikä sivu; ensimmäisellä ovat uusimmat

## Ihmisten omat tiedot

privacy-title = **Mitä säilytän sinusta**
privacy-kept =
    - Käyttäjätunnuksesi Discordissa (en nimeäsi), pelaamasi pelit kaikkine siirtoineen ja niiden aikoineen, haasteesi, vahvuuslukusi, lomasi ja asetuksesi, miten vastasit pulmiin, muiden pelit, joita seuraat, tallentamasi analyysit, rakentamasi tai tallentamasi säännöt, ja kuinka pitkällä olet oppitunneissa. Jos olet suostunut siihen komennolla `/{ command-names }`, myös nimen, joka näkyy pelien sivuilla.
    - Niin kauan kuin olet kirjautuneena sivulle tai Discordin lautaan, enintään 12 tuntia, sen, että olet: en salasanaa enkä tilisi avainta.
    - En viestejä: luen vain ne, jotka vastaavat lautaan, mainitsevat minut tai on kirjoitettu suoraan minulle, ja säilytän niistä pelkän siirron.
    - Kaikki on yhdessä tietokannassa sillä, joka pyörittää minua.
privacy-time =
    - Pelit säilyvät: ne ovat myös vastustajiesi. Poistan 2 tunnin jälkeen sen, kuinka usein olet käyttänyt rajoitettuja toimintoja, 2 päivän jälkeen painettujen painikkeiden jäljet, 30 päivän jälkeen suljetut haasteet, vastaukset pulmiin ja keskeneräiset säännöt, 90 päivää lähtöni jälkeen kaiken palvelimesta ja 2 vuoden jälkeen sinut, jos et ole koskaan pelannut.
privacy-do =
    `/{ command-privacy } { command-privacy-export }` antaa sinulle kaiken tämän tiedostona. `/{ command-privacy } { command-privacy-erase }` poistaa sen, ja kerron ensin, mitä se tarkoittaa.
privacy-page = Tietosuoja
terms-page = Käyttöehdot
privacy-unknown = En säilytä sinusta mitään.
privacy-exported = Tämä on kaikki, mitä säilytän sinusta: asetukset, haasteet, vahvuusluvut, lomat, rakentamasi tai tallentamasi säännöt, ja pelisi pöytäkirjoina. Muita ihmisiä siinä ei nimetä.
privacy-exported-newest = Tämä on kaikki, mitä säilytän sinusta, ja uusimmat pelisi pöytäkirjoina; useampi olisi Discordille liikaa. Muita ihmisiä siinä ei nimetä.
erase-ask =
    { "**" }Haluatko, että unohdan sinut?** Näin silloin käy, eikä sitä voi perua:
    - Kesken olevat pelisi päättyvät nyt. Vastustajasi voittavat ne, jos kumpikin on siirtänyt; mitään niistä ei pisteytetä.
    - Haasteesi perutaan, ja sinulle tehdyt hylätään.
    - Päättyneet pelisi jäävät, pelaajana ”Entinen pelaaja”. Kukaan muu ei menetä mitään, eikä kukaan enää näe, että se olit sinä: ei viesteistä, joita vielä kirjoitan, ei sivuilta, ei kuvista eikä pöytäkirjoista.
    - Vahvuuslukusi, asetuksesi, lomasi, tallentamattomat sääntösi, nimesi sivuilla ja kirjoittamasi syyt häviävät.
    - Julkaisemani viestit jäävät kanavilleen sellaisina kuin ne ovat, paitsi kesken olevien peliesi uusimmat laudat. Palvelimen ylläpitäjä voi poistaa ne. Minua pyörittävän varmuuskopioihin en ulotu.
    - Jos pelaat uudelleen, olet uusi pelaaja.
erase-button = Poista kaikki …
erase-title = Poista kaikki
erase-field = Vahvista kirjoittamalla ”{ $word }”
erase-word = poista
erase-done = Valmista: olen unohtanut sinut. Kiitos peleistä!
refuse-not-erased = Mitään ei poistettu: se ei ollut sana ”{ $word }”. `/{ command-privacy } { command-privacy-erase }` kysyy uudelleen.
page-privacy-title = Tietosuoja
page-privacy =
    Raichi on Discord-botti, jolla pelataan lautapelejä kirjeshakin tapaan, siirto kerrallaan. Tämä sivu kertoo, mitä se säilyttää ihmisistä.

    Mitä säilytetään: jokaisesta, joka pelaa, numero, jonka Discord antaa kullekin käyttäjälle (ei nimeä), pelit kaikkine siirtoineen ja niiden aikoineen, haasteet, vahvuusluvut, lomat ja asetukset, vastaukset pulmiin, rakennetut tai tallennetut säännöt, edistyminen oppitunneissa, tallennetut analyysit, ja kirjoitetut syyt. Päättyneiden pelien asemista voi tulla pulmia, ilman mitään nimiä. Nimi vain, jos joku suostuu näyttämään sen pelien sivuilla. Palvelimista säilytetään palvelimen ja pelikanavien numerot sekä niiden asetukset. Ihmisistä, jotka eivät pelaa, ei mitään. Vain se, kuinka usein joku käyttää jotain, jolla on raja, kuten animaatioita, lasketaan kaikista ja säilytetään kaksi tuntia. Viestejä luetaan vain, kun ne vastaavat lautaan, mainitsevat botin tai on kirjoitettu suoraan sille, ja niistä säilytetään pelkkä siirto. Niin kauan kuin joku on kirjautuneena sivuille tai Discordin lautaan, enintään 12 tuntia, sen, että hän on.

    Mitä varten: pelaamista varten. Mitään ei myydä, näytetä mainostajille eikä käytetä minkään kouluttamiseen.

    Missä: yhdessä tietokannassa sillä, joka pyörittää tätä bottia. Viestit lautoineen ovat Discordin kanavilla, Discordin ehdoilla.

    Kuinka kauan: pelit säilytetään, koska ne kuuluvat molemmille pelaajille. Haasteet poistetaan 30 päivää sulkeutumisensa jälkeen, vastaukset pulmiin 30 päivän jälkeen, säännöt, joiden rakentaminen vasta aloitettiin, 30 päivää viimeisen muutoksen jälkeen, kaikki palvelimesta 90 päivää sen jälkeen, kun botti on lähtenyt sieltä, ja ihmiset, jotka eivät ole koskaan pelanneet, kahden vuoden jälkeen.

    Oikeutesi: `/{ command-privacy } { command-privacy-show }` kertoo tämän, `/{ command-privacy } { command-privacy-export }` antaa sinulle kaiken tiedostona, ja `/{ command-privacy } { command-privacy-erase }` poistaa sen heti. Päättyneet pelit jäävät entisen pelaajan peleinä, ilman nimeäsi ja numeroasi. Jos botin pyörittäjä ottaa varmuuskopioita, niihin botti ei ulotu, ennen kuin ne korvataan uusilla.
page-terms-title = Käyttöehdot
page-terms =
    Raichi on ilmainen kaikille, joiden palvelimen ylläpitäjät antavat pelata.

    Pelaa reilusti: älä anna ohjelman valita siirtojasi ihmisiä vastaan, älä käytä useita tilejä pisteytetyissä peleissä, äläkä kirjoita mitään, mikä loukkaisi muita. Myös Discordin omat ehdot pätevät.

    Palvelimen ylläpitäjät voivat päättää pelejä, sulkea haasteita ja estää ihmisiä pelaamasta siellä.

    Botti tarjotaan sellaisena kuin se on. Sen pyörittäjä voi muuttaa sitä, lopettaa sen tai sulkea kenet tahansa sen ulkopuolelle; kukaan ei vastaa menetetystä pelistä.
page-contact = Yhteys: { $contact }

## Tervehdys uudelle palvelimelle, ja ohje palvelimista

help-servers = `/{ command-privacy }` näyttää, lataa tai poistaa sen, mitä säilytän sinusta. `/{ command-admin }` on palvelimen ylläpitäjille.
greeting =
    { "**" }Hei! Olen Raichi, ja kanssani pelataan vanhoja lautapelejä**: hnefatafl, kettu ja hanhet, Dablot. Niitä pelataan siirto kerrallaan, aina kun on hetki aikaa. Kolme asiaa alkuun:
    - `/{ command-challenge }` kutsuu jonkun pelaamaan, tai kenet tahansa. Valinnalla `{ option-challenge-opponent }: @Raichi` pelaat minua vastaan.
    - `/{ command-help }` ja `/{ command-rules } { command-rules-show }` selittävät, miten pelataan.
    - Se, joka hallitsee tätä palvelinta, asettaa sen kielen, kanavat ja säännöt komennolla `/{ command-server-settings }`; Discordin omissa asetuksissa kohta *Integraatiot* määrää, kuka saa käyttää mitäkin komentoa.
greeting-results = Näytä tulokset täällä
refuse-only-managers = Vain tämän palvelimen hallinnoijat voivat valita sen. Pyydä sitä joltakulta heistä.
greeting-channels = En voi vielä piirtää lautoja näille kanaville: { $channels }. Tarvitsen siellä oikeudet *Näytä kanava*, *Lähetä viestejä* ja *Liitä tiedostoja*.
command-privacy = tietosuoja
command-privacy-about = Katso, lataa tai poista se, mitä säilytän sinusta
command-privacy-show = näytä
command-privacy-show-about = Mitä säilytän sinusta, missä ja kuinka kauan
command-privacy-export = lataa
command-privacy-export-about = Lataa tiedostona kaikki, mitä säilytän sinusta
command-privacy-erase = poista
command-privacy-erase-about = Poista se, mitä säilytän sinusta; kerron ensin, mitä se tarkoittaa
