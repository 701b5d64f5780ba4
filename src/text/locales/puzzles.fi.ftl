# Päivän pulma, suomeksi.

puzzle-of-the-day = Päivän pulma
puzzle-title = **Päivän pulma** · { $rules }
puzzle-goal = { $reason ->
    [king-escaped] Kuningas pääsee pakoon
    [king-captured] { $side-heading } { $side-number ->
        [one] lyö
       *[many] lyövät
    } kuninkaan
   *[other] { $side-heading } { $side-number ->
        [one] voittaa
       *[many] voittavat
    }
} { $count ->
    [one] yhdellä siirrolla.
   *[other] { $count } siirrolla.
}
puzzle-end = Lopuksi: ”{ $end }”
puzzle-how = Mikä on ensimmäinen siirto? Vain yksi siirto toimii, tekipä vastustaja mitä tahansa. Kukaan muu ei näe vastaustasi; seuraava pulma nimeää ne, jotka ratkaisivat tämän ensi yrittämällä.
puzzle-button = Ratkaise
puzzle-former = -# Edellinen pulma: { $line }.
puzzle-former-first = Ratkaistu ensi yrittämällä: { $players }.
puzzle-former-others = { $count ->
    [one] yksi muu
   *[other] { $count } muuta
}
puzzle-former-none = Kukaan ei ratkaissut sitä ensi yrittämällä.
puzzle-former-unnamed = { $count ->
    [one] Yksi ratkaisi sen ensi yrittämällä.
   *[other] { $count } ratkaisi sen ensi yrittämällä.
}
puzzle-former-solved = { $count ->
    [one] Yksi pelaaja tarvitsi useamman yrityksen.
   *[other] { $count } pelaajaa tarvitsi useamman yrityksen.
}
puzzle-former-button = Edellinen ratkaisu
puzzle-alt = Pulma, { $rules }.
puzzle-alt-solution = { $rules }: pulman asema, jossa nuolet näyttävät ratkaisun { $line }.
puzzle-wrong = **{ $move }** ei ole oikein: vastustaja kestää sitä vastaan pidempään. Katso vielä!
puzzle-right = **{ $move }** on oikein! { $side-heading } { $side-number ->
    [one] vastaa
   *[many] vastaavat
} **{ $reply }**. Miten jatkat?
puzzle-solved-first = Ratkaistu, ja ensi yrittämällä. Hienoa!
puzzle-solved = Ratkaistu { $count } yrityksellä. Hienoa!
puzzle-over = Tämä pulma on ohi; uusin on pulmien kanavalla, jos tällä palvelimella on sellainen.
puzzle-solution = Ratkaisu: { $line }
puzzle-other-way = **{ $move }** voittaa aivan yhtä nopeasti kuin se, mitä tarkoitin.
puzzle-lost = En voi enää julkaista päivän pulmaa: sen kanava on poistettu, tai en saa kirjoittaa sinne. Ylläpitäjä voi antaa luvan tai valita toisen kanavan komennolla `/{ command-server-settings }`. En mainitse tästä enää.
puzzle-table-hint = Joka päivä asema, jossa vain yksi siirto voittaa.
puzzle-table-on = Pulma joka päivä
puzzle-table-off = Ei enää pulmia
puzzle-table-begun = Julkaisen täällä pulman joka päivä. Jos tämän päivän pulma ei ole vielä ollut täällä, ensimmäinen tulee, kun olen löytänyt sen; siihen voi mennä muutama minuutti.
puzzle-table-ended = En julkaise täällä enää pulmia. Asetusten painike tuo ne takaisin.

## Palvelimen asetuksissa

server-puzzle = { $channel }, joka päivä klo { $hour } (sinulle { $time })
server-puzzle-none = pois
server-puzzle-menu = Pulman kanava
server-puzzle-hour-menu = Milloin se julkaistaan
server-puzzle-lost = Pulman kanava on poistettu, joten pulmaa ei julkaista. Valitse toinen, tai paina *{ settings-clear }*.
server-puzzle-unposted = En voinut julkaista edellistä pulmaa: en saa kirjoittaa sen kanavalle. Anna minulle siellä oikeudet *Näytä kanava*, *Lähetä viestejä* ja *Liitä tiedostoja*, tai valitse toinen kanava.
