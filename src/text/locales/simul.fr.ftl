# Simultanées, en français.

command-simul = simultanée
command-simul-about = Jouer contre plusieurs personnes à la fois
option-simul-rules = règles
option-simul-rules-about = Les règles de toutes les parties (celles d’ici sans précision)
option-simul-side = camp
option-simul-side-about = Ton camp dans chaque partie (tiré au sort à chaque fois sans précision)
option-simul-players = joueurs
option-simul-players-about = Combien peuvent jouer, de 2 à 20 (8 sans précision)
option-simul-time = temps
option-simul-time-about = Le temps par coup (celui d’ici sans précision)

simul-open = **Simultanée** : { $host } joue **{ $rules }** contre { $seats } d’entre vous au plus à la fois. *{ simul-play }* commence ta partie, dans un seul fil pour tout le monde.
simul-play = Jouer
simul-closed = **Simultanée** de { $host } : **{ $rules }**.
simul-players = Places prises : { $count } sur { $seats } ({ $players }).
simul-over = La simultanée de { $host } est finie : parties gagnées { $won }, nulles { $drawn }, perdues { $lost }.
games-of-simul = simul
refuse-in-simul = Tu y joues déjà, dans la partie { $game }.
refuse-simul-seats = Une simultanée se joue contre 2 à { $most } personnes.
