# Reilu peli, suomeksi.

command-admin-fair-play = reilu-peli
command-admin-fair-play-about = Katso, kuinka usein joku siirtää kuten vahva tietokone siirtäisi
option-admin-fair-play-player = pelaaja
option-admin-fair-play-player-about = Kenen pisteytetyt pelit

fair-play-none = Pelaajalla { $player } ei ole pisteytettyjä pelejä tällä palvelimella.
fair-play-title = **Reilu peli**: { $player } · pisteytettyjä pelejä täällä: { $games } · siirtoja, joissa oli valinta: { $moves }
fair-play-range = { $percent } (luultavasti { $low }–{ $high })
fair-play-level = - tason { $level } ykkösvalinta: { $share }
fair-play-compared = - tason { $level } ykkösvalinta: { $share }; muut, vahvuusluku noin { $rating }: { $others }
fair-play-alone = Muiden samantasoisten pelejä ei ole vielä tarpeeksi vertailuun.
fair-play-underway = Tähän mennessä olen katsonut { $done }/{ $all } peliä, vain kun muuta tekemistä ei ole. Yritä uudelleen muutaman minuutin päästä.
fair-play-proves = -# Tämä ei todista mitään. Hyvät pelaajat löytävät usein tietokoneen siirron, joissakin asemissa on vain yksi hyvä siirto, ja loppu on sattumaa. Älä syytä ketään näiden lukujen takia.
