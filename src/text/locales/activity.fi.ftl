# The page on which people who have signed in play, in Finnish.

activity-title = Pelisi
activity-none = Sinulla ei ole nyt yhtään peliä kesken.
activity-turn = Sinun vuorosi
activity-wait = Vastustaja on vuorossa
activity-all = Kaikki pelit
activity-next = Seuraava peli
activity-watching = Katselet tätä peliä.
activity-sign-in = Kirjaudu Discordilla
activity-sign-in-about = Kirjaudu, niin voit pelata pelejäsi tällä sivulla.
activity-sign-out = Kirjaudu ulos
activity-refused = Kirjautuminen ei onnistunut. Yritä uudelleen.
activity-starting = Raichi käynnistyy. Yritä hetken kuluttua uudelleen.
activity-unseen = Et voi nähdä tätä peliä täällä. Paina *{ button-board }* sen laudan alla Discordissa.
activity-play-here = Pelaa tällä laudalla
button-board = Lauta
