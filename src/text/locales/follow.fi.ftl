# Games of others that people follow, in Finnish.

option-games-following = seuratut
option-games-following-about = True näyttää muiden pelit, joita seuraat

follow-button = Seuraa
unfollow-button = Lopeta seuraaminen
followed = Lähetän sinulle yksityisviestin, kun peli { $game } on ohi. `/{ command-games }` ja *{ option-games-following }* näyttää pelit, joita seuraat.
unfollowed = Et enää seuraa peliä { $game }.
following-none = Et seuraa yhtään peliä. *{ $button }* on komennon `/{ command-board }` alla muiden peleissä: lähetän sinulle yksityisviestin, kun ne ovat ohi.
following-title = { $count ->
    [one] Seuraat yhtä peliä
   *[other] Seuraat { $count } peliä
}:
following-game = **Peli { $game }** · { $rules } · { $attackers } – { $defenders } · viimeksi { $since }
following-untold = ohi; en saa lähettää sinulle yksityisviestejä
follow-why = -# Seurasit tätä peliä. `/{ command-settings }` poistaa nämä viestit käytöstä.
refuse-follow = { $why ->
    [own] Pelaat tässä pelissä itse: saat joka tapauksessa tietää, miten se päättyy.
    [over] Tämä peli on jo ohi.
    [full] Seuraat jo { $most } peliä. Lopeta ensin yhden seuraaminen: `/{ command-games }` ja *{ option-games-following }* näyttää ne.
    [off] Olet poistanut käytöstä viestit peleistä, joita seuraat. Voit muuttaa sen komennolla `/{ command-settings }`.
   *[direct] En voi juuri nyt lähettää sinulle yksityisviestiä. Yritä myöhemmin uudelleen Discordissa.
}
page-follow = Viesti, kun tämä peli on ohi: /{ command-board } { option-board-game }:{ $game } Discordissa ja sitten *{ follow-button }*.
