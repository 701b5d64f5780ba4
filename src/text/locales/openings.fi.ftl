# Avaukset, suomeksi.

command-openings = avaukset
command-openings-about = Näyttää, mitä pisteytettyjen pelien ensimmäisillä siirroilla on pelattu
option-openings-rules = säännöt
option-openings-rules-about = Pelien säännöt (täällä tavalliset, jos et valitse)
option-openings-moves = siirrot
option-openings-moves-about = Siirrot asemaan, esimerkiksi d1-d4 e7-e9 (alku, jos et kirjoita mitään)

openings-title = **Avaukset** · { $rules }
openings-start = Pelin alussa.
openings-after = Siirtojen { $moves } jälkeen
openings-count = { $games ->
    [one] yksi peli
   *[other] { $games } peliä
}
openings-played = Tästä jatkettiin näin, { $games }:
openings-none = Yksikään päättynyt pisteytetty peli ei jatkunut tästä.
openings-end = Vain ensimmäiset { $count } siirtoa lasketaan.
openings-line = **{ $move }** · { $games } · { $results } · vahvuusluku { $rating }
openings-won = { $side } { $percent } %
openings-drawn = tasapelit { $percent } %
openings-more = { $count ->
    [one] -# Pelattiin myös yksi muu siirto.
   *[other] -# Pelattiin myös { $count } muuta siirtoa.
}
openings-how = -# Päättyneistä pisteytetyistä peleistä palvelimilla, jotka näyttävät pelinsä verkossa. Peilikuvat lasketaan yhdeksi; vahvuusluku on pelaajien keskiarvo.
openings-option = { $move } · { $games }
openings-menu = Jatka siirrolla …
openings-back = Takaisin
openings-alt = Lauta avauksessa, { $rules }.
