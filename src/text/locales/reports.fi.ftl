# Viestit, joista joku ilmoittaa palvelimen ylläpidolle, suomeksi.

command-report-message = Ilmoita ylläpidolle

report = **Ilmoitus**, tekijä { $reporter }: { $link }
report-game = -# Viesti kuuluu peliin { $game } ({ $rules }): { $attackers } – { $defenders }.
reported = Kiitos, tämän palvelimen ylläpito on saanut ilmoituksesi: linkin viestiin ja nimesi. Kukaan muu ei näe sitä.
reported-late = Kiitos, ilmoituksesi on tallessa, mutta en voi juuri nyt julkaista sitä ylläpidon kanavalla. He saavat sen heti, kun se taas onnistuu.
refuse-report = { $why ->
    [off] Tämän palvelimen ylläpito ei ole valinnut kanavaa ilmoituksille. Kirjoita itse jollekulle heistä.
   *[lost] En voi kirjoittaa kanavalle, jolta tämän palvelimen ylläpito lukee ilmoituksia. Kirjoita itse jollekulle heistä.
}
server-reports-none = pois
server-reports-menu = Ilmoitusten kanava
server-reports-lost = Ilmoitusten kanava on poistettu, joten kukaan ei voi ilmoittaa viesteistä. Valitse toinen, tai paina *{ settings-clear }*.
server-reports-closed = En voi kirjoittaa ilmoitusten kanavalle. Anna minulle siellä oikeudet *Näytä kanava* ja *Lähetä viestejä*, valitse toinen, tai paina *{ settings-clear }*.
