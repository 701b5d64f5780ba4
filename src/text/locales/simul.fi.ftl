# Simultaanit, suomeksi.

command-simul = simultaani
command-simul-about = Pelaa monta ihmistä vastaan yhtä aikaa
option-simul-rules = säännöt
option-simul-rules-about = Kaikkien pelien säännöt (täällä tavalliset, jos et valitse)
option-simul-side = puoli
option-simul-side-about = Puolesi joka pelissä (arvotaan joka kerta, jos et valitse)
option-simul-players = pelaajat
option-simul-players-about = Montako voi pelata, 2–20 (8, jos et valitse)
option-simul-time = aika
option-simul-time-about = Aika siirtoa kohti (täällä tavallinen, jos et valitse)

simul-open = **Simultaani**: { $host } pelaa **{ $rules }** yhtä aikaa enintään { $seats } teistä vastaan. *{ simul-play }* aloittaa pelisi, kaikki samassa ketjussa.
simul-play = Pelaa
simul-closed = **Simultaani**, { $host }: **{ $rules }**.
simul-players = Paikoista on varattu { $count }/{ $seats }: { $players }.
simul-over = Simultaani on ohi, { $host }: voittoja { $won }, tasapelejä { $drawn }, tappioita { $lost }.
games-of-simul = simul
refuse-in-simul = Olet jo mukana, pelissä { $game }.
refuse-simul-seats = Simultaani on 2–{ $most } pelaajalle.
