# Katsojien arvaukset seuraavasta siirrosta, suomeksi.

guess-button = Arvaa siirto
guess-file = Peli { $game }, arvauksesi seuraavasta siirrosta ({ $side }): millä linjalla nappula on?
guess-piece = Peli { $game }, arvauksesi seuraavasta siirrosta ({ $side }): mikä nappula siirtyy?
guess-put = Peli { $game }, arvauksesi seuraavasta siirrosta ({ $side }): mihin nappula asetetaan?
guess-taken = Arvauksesi pelissä { $game }: **{ $ply }**. Voit muuttaa sitä, kunnes siirto on pelattu. Sitten laudan alla kerrotaan, kuinka moni arvasi oikein, ilman nimiä.
guess-right = -# Arvasi tämän siirron: { $right }/{ $all }.
refuse-guess = { $why ->
    [own] Pelaat itse tässä pelissä. Vain katsojat voivat arvata.
    [team] Tässä pelissä siirroista äänestetään, joten arvattavaa ei ole.
    [computer] Tietokone siirtää kohta. Arvaa sen jälkeen toisen puolen siirto.
   *[several] Näillä säännöillä vuorossa on monta siirtoa, joten seuraavaa ei voi arvata.
}
