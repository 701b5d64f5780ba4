# Plans of what players want to answer, in Finnish.

command-plan = suunnitelma
command-plan-about = Suunnittele vastaukset odottamiisi siirtoihin; vain sinä näet ne
option-plan-moves = siirrot
option-plan-moves-about = Odotettu siirto, vastauksesi ja niin edelleen; puolipiste erottaa muunnelmat (tyhjä: näyttää)
option-plan-game = peli
option-plan-game-about = Peli (jos sinulla on täällä useita)

plan-title = **Suunnitelmasi pelissä { $game }**
plan-none = Mitään ei ole vielä suunniteltu. Anna komennolle `/{ command-plan }` siirto, jota odotat pelaajalta { $opponent }, vastauksesi ja niin edelleen: `/{ command-plan } { option-plan-moves }:{ $example }`. Puolipiste aloittaa uuden muunnelman.
plan-line = { $number }. { $steps }
plan-first = siirrät { $move }
plan-if = jos { $reply }, niin { $answer }
plan-how = -# Vain sinä näet tämän. Jos { $opponent } pelaa suunnitellun siirron, siirrän vastauksesi heti. Mikä tahansa muu siirto tai siirron peruminen päättää suunnitelman.
plan-own-turn = -# On sinun vuorosi: muunnelma alkaa siirrolla, jonka teet itse.
plan-button = Suunnitelma
plan-menu = Poista muunnelma …
plan-clear = Poista kaikki
plan-add = Lisää muunnelma
plan-on = Jatka
plan-expect = Minkä siirron odotat pelaajalta { $opponent }?
plan-begin = Minkä siirron teet ensin?
plan-answer = Mitä vastaat?
plan-ended = { $why ->
    [left] Suunnitelmasi päättyi: { $opponent } pelasi siirron, jota siinä ei ole.
    [taken-back] Suunnitelmasi päättyi siirron perumiseen.
   *[unplayable] Suunnitelmasi päättyi: suunniteltua vastausta ei voinut pelata.
}
plan-planned = { $played } *(suunniteltu)*
refuse-plan = { $why ->
    [computer] Tietokone vastaa heti: sitä vastaan ei ole mitään suunniteltavaa.
    [solo] Pelaat tässä pelissä molempia puolia: ei ole mitään suunniteltavaa.
    [team] Äänestyspeleissä ei ole suunnitelmia.
    [deep] Muunnelmassa voi olla enintään { $moves } siirtoa.
    [too-many] Suunnitelmassa voi olla enintään { $lines } muunnelmaa. Poista ensin yksi: `/{ command-plan }` näyttää ne.
    [no-answer] Muunnelman pitää päättyä vastaukseesi vastustajan siirtoon.
    [another] Olet suunnitellut samoihin siirtoihin toisen vastauksen. Poista ensin se muunnelma: `/{ command-plan }` näyttää sen.
    [over] Peli olisi ohi ennen tuon muunnelman loppua.
    [long] Muunnelmassa on enemmän siirtoja kuin valikoihin mahtuu. Kirjoita se: `/{ command-plan }`.
   *[gone] Suunnitelmasi on sillä välin muuttunut. `/{ command-plan }` näyttää sen.
}
