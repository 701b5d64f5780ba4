# Symultany, po polsku.

command-simul = symultana
command-simul-about = Zagraj z kilkoma osobami naraz
option-simul-rules = zasady
option-simul-rules-about = Zasady wszystkich partii (jeśli nic nie podasz, te zwykłe tutaj)
option-simul-side = strona
option-simul-side-about = Twoja strona w każdej partii (jeśli nic nie podasz, losowana za każdym razem)
option-simul-players = gracze
option-simul-players-about = Ile osób może grać, od 2 do 20 (jeśli nic nie podasz, 8)
option-simul-time = czas
option-simul-time-about = Czas na ruch (jeśli nic nie podasz, ten zwykły tutaj)

simul-open = **Symultana**: { $host } gra w **{ $rules }** naraz z wami, liczba miejsc: { $seats }. *{ simul-play }* zaczyna twoją partię, w jednym wątku dla wszystkich.
simul-play = Zagraj
simul-closed = **Symultana**, { $host }: **{ $rules }**.
simul-players = Zajęte miejsca: { $count } z { $seats } ({ $players }).
simul-over = Symultana skończona, { $host }: wygrane { $won }, remisy { $drawn }, przegrane { $lost }.
games-of-simul = simul
refuse-in-simul = Już tu grasz, w partii { $game }.
refuse-simul-seats = Symultana jest dla 2 do { $most } osób.
