# Turnaukset, suomeksi.

command-tournament = turnaus
command-tournament-about = Luo turnauksia, osallistu ja seuraa niitä
command-tournament-create = luo
command-tournament-create-about = Ilmoita turnaus, johon kaikki voivat osallistua
option-tournament-create-name = nimi
option-tournament-create-name-about = Turnauksen nimi, enintään 60 merkkiä
option-tournament-create-rules = säännöt
option-tournament-create-rules-about = Säännöt, joilla pelataan
option-tournament-create-players = pelaajat
option-tournament-create-players-about = Kuinka moni voi osallistua, 3–64 (muuten 32)
option-tournament-create-start = alku
option-tournament-create-start-about = Milloin se alkaa: kun täynnä, päivien määrä tai päivä kuten 2027-01-03 18:00 (UTC)
option-tournament-create-time = aika
option-tournament-create-time-about = Jokaisen pelin aika (muuten 6 päivää + 10 tuntia)
option-tournament-create-games = pelit
option-tournament-create-games-about = Kuinka monta peliä kukin pari pelaa (muuten kaksi)
option-tournament-create-at-once = yhtaikaa
option-tournament-create-at-once-about = Kuinka monta peliä pelaajalla on yhtaikaa, 2–12 (muuten 6)
option-tournament-create-rated = pisteytetty
option-tournament-create-rated-about = Vaikuttavatko pelit vahvuuslukuun
command-tournament-join = osallistu
command-tournament-join-about = Osallistu turnaukseen
option-tournament-join-name = nimi
option-tournament-join-name-about = Turnaus (jos niitä on täällä useita)
command-tournament-leave = poistu
command-tournament-leave-about = Poistu turnauksesta
option-tournament-leave-name = nimi
option-tournament-leave-name-about = Turnaus (jos niitä on täällä useita)
command-tournament-show = näytä
command-tournament-show-about = Näytä turnaus taulukoineen
option-tournament-show-name = nimi
option-tournament-show-name-about = Turnaus (jos niitä on täällä useita)
command-admin-tournament = turnaus
command-admin-tournament-about = Peru tai siirrä turnaus, poista pelaaja tai anna lisää aikaa
option-admin-tournament-act = toiminto
option-admin-tournament-act-about = Mitä tehdään
option-admin-tournament-name = nimi
option-admin-tournament-name-about = Turnaus (jos niitä on täällä useita)
option-admin-tournament-player = pelaaja
option-admin-tournament-player-about = Poistettava pelaaja
option-admin-tournament-days = päivät
option-admin-tournament-days-about = Montako päivää lisää kaikki saavat, 1–30
option-admin-tournament-channel = kanava
option-admin-tournament-channel-about = Missä se jatkuu
chosen-act-cancel = peru se
chosen-act-remove = poista pelaaja
chosen-act-time = anna lisää aikaa
chosen-act-move = siirrä se toiselle kanavalle
option-tournament-create-every = toisto
option-tournament-create-every-about = Kuinka usein se pidetään uudestaan (tyhjä: kerran)
chosen-every-month = joka kuukausi
chosen-every-three-months = joka kolmas kuukausi
chosen-games-one = yksi
chosen-games-two = kaksi, puolet vaihtaen

tournament-title = 🏆 **{ $name }** · { $rules }
tournament-play = Kussakin lohkossa kaikki pelaavat kaikkia vastaan { $games ->
    [1] kerran
   *[2] kahdesti, puolet vaihtaen
}, enintään { $at-once } peliä yhtaikaa. Aika: { $time }.
tournament-rated = { $rated ->
    [yes] Pelit ovat pisteytettyjä.
   *[no] Pelit ovat rentoja.
}
tournament-points = Voitosta saa pisteen, tasapelistä puoli. Jos pelaajia on yli 7, lohkoja on useita, ja kunkin parhaat jatkavat.
tournament-absence = Joka ei siirrä 3 päivässä, häviää kaksi peliä ajalla tai poistuu, putoaa pois. Taukoja ei ole, mutta loma sopii.
tournament-start = Se alkaa { $time }.
tournament-start-full = Se alkaa heti, kun pelaajia on { $count }, tai { $time }.
tournament-begun = Se on alkanut.
tournament-over-since = Se on päättynyt.
tournament-called-off = Se on peruttu.
tournament-players = Pelaajat ({ $count }/{ $most }): { $players }
tournament-players-none = Kukaan ei ole vielä mukana; tilaa on { $most } pelaajalle.
tournament-join = Osallistu
tournament-leave = Poistu
tournament-show = Näytä taulukko
tournament-joined = Olet mukana: **{ $name }**. Pelisi alkavat itsestään, kun turnaus alkaa.
tournament-left = Et ole enää mukana: **{ $name }**.
tournament-withdrawn = Olet poissa turnauksesta **{ $name }**. Käynnissä olevat pelit jatkuvat, mutta niitä ei enää lasketa turnaukseen.
tournament-put-off = **{ $name }** tarvitsee vähintään 3 pelaajaa, joten se siirtyy: se alkaa { $time }.
tournament-cancelled = **{ $name }** on peruttu: se tarvitsee vähintään 3 pelaajaa.
tournament-group = { $stage ->
    [only] 🏆 **{ $name }** alkaa!
    [final] 🏆 **{ $name }**: finaali alkaa!
   *[group] 🏆 **{ $name }**: kierros { $round }, lohko { $group } alkaa!
} Pelaajat: { $players }.
tournament-thread = { $stage ->
    [only] { $name }
    [final] { $name }: finaali
   *[group] { $name }: kierros { $round }, lohko { $group }
}
tournament-heading = { $stage ->
    [only] Taulukko
    [final] Finaali
   *[group] Kierros { $round }, lohko { $group }
}
tournament-out = { $why ->
    [no-show] { $player } ei ole siirtänyt alun jälkeen ja putoaa turnauksesta.
    [removed] Ylläpitäjä on poistanut turnauksesta: { $player }.
    [left] { $player } on lähtenyt palvelimelta ja putoaa turnauksesta.
    [time] { $player } on hävinnyt kaksi peliä ajalla ja putoaa turnauksesta.
    [erased] { $player } on jättänyt Raichin ja putoaa turnauksesta.
   *[withdrew] { $player } on jättänyt turnauksen.
}
tournament-out-games = { $exit ->
    [annulled] Yhtään näistä peleistä ei lasketa.
   *[forfeited] Kesken jääneet pelit lasketaan muiden voitoiksi.
}
tournament-round-over = Kierros { $round } on päättynyt: **{ $name }**. Jatkoon pääsevät: { $players }.
tournament-ended = { $count ->
    [one] 🏆 **{ $name }** on päättynyt. Voittaja on { $players }!
   *[other] 🏆 **{ $name }** on päättynyt. Voittajat ovat { $players }!
}
tournament-ended-nobody = **{ $name }** on päättynyt: voittajaksi ei ole jäänyt ketään.
tournament-alt = { $heading } ja pelaajien pisteet: { $rows }.
table-player = Pelaaja { $number }
table-head = { $column ->
    [place] Sija
    [player] Pelaaja
    [points] Pisteet
    [tie] Vertailupisteet
    [change] 30 päivässä
   *[plays] Haastaa
}
tournament-every = { $every ->
    [month] Seuraava pidetään kuukautta myöhemmin.
   *[three-months] Seuraava pidetään kolme kuukautta myöhemmin.
}
tournament-soon = **{ $name }** alkaa { $time }. Mukana tähän mennessä: { $count }/{ $most }. Vielä ehtii mukaan!
tournament-called-off-by-admin = Ylläpitäjä on perunut turnauksen **{ $name }**. Käynnissä olevat pelit jatkuvat omina peleinänne.
tournament-moved = Ylläpitäjä on siirtänyt turnauksen **{ $name }** tänne. Kaikki pelit jatkuvat tällä kanavalla.
tournament-more-time = { $stage ->
    [sign-up] **{ $name }** alkaa myöhemmin: { $time }.
   *[running] Ylläpitäjä on antanut kaikille turnauksessa **{ $name }** lisää aikaa peleihin.
}
tournament-again = Uudestaan
tournament-changed = { $act ->
    [cancel] **{ $name }** on peruttu.
    [remove] Pelaaja on poissa turnauksesta **{ $name }**.
    [time] Kaikilla turnauksessa **{ $name }** on lisää aikaa.
   *[move] **{ $name }** on siirretty.
}
admin-log-tournament = { $time } · { $admin } { $act ->
    [cancel] perui turnauksen { $name }
    [remove] poisti pelaajan { $object } turnauksesta { $name }
    [time] antoi turnaukselle { $name } lisää aikaa (päiviä: { $days })
   *[move] siirsi turnauksen { $name } kanavalle { $object }
}
server-choice-tournaments = { $rule ->
    [everyone] kaikki voivat luoda niitä
   *[managers] vain palvelinta hallinnoivat voivat luoda niitä
}
tournament-when-full = kun täynnä
refuse-tournament = { $why ->
    [name] Turnaus tarvitsee nimen, enintään 60 merkkiä.
    [name-taken] Täällä on jo samanniminen turnaus. Valitse toinen nimi.
    [start] Alun on oltava tulevaisuudessa, vuoden sisällä.
    [number] Turnauksessa on 3–64 pelaajaa, ja kullakin 2–12 peliä yhtaikaa. Jos se alkaa täytyttyään, kerro, montako pelaajaa se on.
    [no-clock] Turnaus tarvitsee aikarajan. Kokeile `6 päivää + 10 tuntia`.
    [too-many] Täällä on jo kolme turnausta. Odota, että jokin päättyy.
    [second] Toinen turnauksesi ei ole vielä päättynyt.
    [unknown] Täällä ei ole sellaista turnausta. `/{ command-tournament } { command-tournament-create }` luo sellaisen.
    [which] Mikä niistä? { $tournaments }
    [begun] Tämä turnaus on alkanut, joten siihen ei voi enää osallistua.
    [full] Tämä turnaus on täynnä.
    [not-in] Et ole mukana tässä turnauksessa.
    [managers] Vain palvelinta hallinnoivat voivat luoda täällä turnauksia.
    [not-over] Tämä turnaus ei ole vielä ohi.
    [over] Tämä turnaus on ohi.
    [same-channel] Turnaus on jo tällä kanavalla.
    [option] Kerro, mitä tehdään, ja sen lisäksi pelaaja, päivien määrä (1–30) tai kanava.
    [no-pause] Turnauksen pelejä ei voi keskeyttää tauolla. `/{ command-vacation } { command-vacation-start }` pysäyttää kellosi.
   *[no-abort] Turnauksen pelejä ei voi perua. Voit luovuttaa tai poistua turnauksesta.
}
