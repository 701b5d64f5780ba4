# Tikapuut, suomeksi.

command-ladder = tikapuut
command-ladder-about = Kiipeä tämän palvelimen tikapuita
command-ladder-show = näytä
command-ladder-show-about = Näytä, kuka on missä ja kenet voit haastaa
command-ladder-join = liity
command-ladder-join-about = Saat sijan tikapuiden alapäästä
command-ladder-leave = poistu
command-ladder-leave-about = Luovu sijastasi tikapuilla
command-ladder-challenge = haasta
command-ladder-challenge-about = Pelaa yläpuolellasi olevan sijasta
option-ladder-show-rules = säännöt
option-ladder-show-rules-about = Tikapuiden säännöt (täällä tavalliset, jos et valitse)
option-ladder-join-rules = säännöt
option-ladder-join-rules-about = Tikapuiden säännöt (täällä tavalliset, jos et valitse)
option-ladder-leave-rules = säännöt
option-ladder-leave-rules-about = Tikapuiden säännöt (täällä tavalliset, jos et valitse)
option-ladder-challenge-rules = säännöt
option-ladder-challenge-rules-about = Tikapuiden säännöt (täällä tavalliset, jos et valitse)
option-ladder-challenge-opponent = vastustaja
option-ladder-challenge-opponent-about = Joku yläpuolellasi (ylin vapaa, jos et valitse)

ladder-title = **Tämän palvelimen tikapuut** · { $rules }
ladder-none = Niillä ei ole ketään.
ladder-line = **{ $place }** · { $player }
ladder-plays = pelaa: { $players }
ladder-is-leaving = lähdössä
ladder-why-not = { $why ->
    [too-far] liian korkealla
    [opponent-away] lomalla
    [opponent-busy] haastettu jo tarpeeksi
    [playing] pelaatte jo
   *[met-lately] { $count ->
        [one] voitte pelata taas päivän päästä
       *[other] voitte pelata taas { $count } päivän päästä
    }
}
ladder-own = Sijasi on { $place }.
ladder-own-none = Et ole niillä. `/{ command-ladder } { command-ladder-join }` antaa sinulle sijan alapäästä.
ladder-free = `/{ command-ladder } { command-ladder-challenge }` aloittaa pelin: vastassa { $player }.
ladder-alt = Tikapuut: { $rows }.
ladder-how = -# Voit haastaa pelaajan, joka on enintään { $reach } sijaa ylempänä, ja peli alkaa heti: 6 päivää ja 10 tuntia lisää joka siirrosta. Jos voitat, saat sijan. Häviö ajalla maksaa 5 sijaa lisää, ja kahdesti peräkkäin koko sijan. Nuolet näyttävät viimeiset 30 päivää.
ladder-begins = Tikapuut: { $challenger } (sija { $from }) haastaa: { $challenged } (sija { $to }).
ladder-result = Tikapuut: { $moves }.
ladder-move = { $player } { $from } → { $to }
ladder-stays = Tikapuut: sijat eivät muutu.
ladder-out = { $player } ei ole enää tikapuilla.
ladder-joined = Olet nyt tikapuilla (**{ $rules }**), sijalla { $place }. `/{ command-ladder } { command-ladder-challenge }` aloittaa pelin jotakuta ylempää vastaan. Muut voivat haastaa sinut, ja sellainen peli alkaa heti.
ladder-left = Et ole enää tikapuilla (**{ $rules }**).
ladder-leaves = Poistut tikapuilta (**{ $rules }**), kun pelisi niillä päättyvät; vastustajille ne lasketaan yhä. Jos muutat mielesi, `/{ command-ladder } { command-ladder-join }` säilyttää sijasi.
ladder-challenged = Tikapuut: { $challenger } on haastanut pelaajan { $opponent }: **{ $rules }**, peli { $game }.
refuse-ladder = { $why ->
    [only-managers] Täällä ei ole vielä tikapuita (**{ $rules }**), ja vain palvelinta hallinnoivat voivat luoda ne.
    [not-made] Täällä ei ole vielä tikapuita (**{ $rules }**). `/{ command-ladder } { command-ladder-join }` luo ne.
    [already-in] Olet jo tikapuilla (**{ $rules }**), sijalla { $count }.
    [not-in] Et ole tikapuilla (**{ $rules }**). `/{ command-ladder } { command-ladder-join }` antaa sinulle sijan.
    [opponent-gone] { $opponent } on lähtenyt palvelimelta eikä ole enää tikapuilla.
    [opponent-not-in] { $opponent } ei ole tikapuilla (**{ $rules }**).
    [leaving] Olet lähdössä tikapuilta. `/{ command-ladder } { command-ladder-join }` säilyttää sijasi.
    [opponent-leaving] { $opponent } on lähdössä tikapuilta.
    [not-above] Voit haastaa vain ylempänä olevia. `/{ command-ladder } { command-ladder-show }` näyttää heidät.
    [too-far] { $opponent } on liian korkealla: voit haastaa enintään { $count } sijaa ylempänä olevan.
    [away] Olet lomalla. `/{ command-vacation } { command-vacation-end }` päättää loman.
    [opponent-away] { $opponent } on lomalla.
    [busy] Olet jo haastanut { $count } pelaajaa. Kun jokin niistä peleistä päättyy, voit haastaa taas.
    [opponent-busy] { $opponent } pelaa jo { $count } muiden pyytämää peliä. Yritä uudelleen, kun jokin niistä päättyy.
    [playing] Teillä on jo peli tikapuilla: { $opponent }.
    [met-lately] { $count ->
        [one] Pelasitte juuri: { $opponent }. Voitte pelata taas päivän päästä.
       *[other] Pelasitte juuri: { $opponent }. Voitte pelata taas { $count } päivän päästä.
    }
   *[nobody-free] Ketään ylempänä ei voi nyt haastaa. `/{ command-ladder } { command-ladder-show }` näyttää miksi.
}
server-choice-ladders = { $rule ->
    [everyone] kaikki voivat luoda ne
   *[managers] vain palvelinta hallinnoivat voivat luoda ne
}
