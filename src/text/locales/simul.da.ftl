# Simultanspil, på dansk.

command-simul = simultan
command-simul-about = Spil mod flere på én gang
option-simul-rules = regler
option-simul-rules-about = Reglerne for alle partier (de sædvanlige her, hvis du ikke vælger)
option-simul-side = side
option-simul-side-about = Din side i hvert parti (lodtrækning hver gang, hvis du ikke vælger)
option-simul-players = spillere
option-simul-players-about = Hvor mange der kan være med, fra 2 til 20 (8, hvis du ikke vælger)
option-simul-time = tid
option-simul-time-about = Tiden pr. træk (den sædvanlige her, hvis du ikke vælger)

simul-open = **Simultan**: { $host } spiller **{ $rules }** mod op til { $seats } af jer på én gang. *{ simul-play }* begynder dit parti, i én tråd for alle.
simul-play = Spil
simul-closed = **Simultan** med { $host }: **{ $rules }**.
simul-players = { $count } af { $seats } er med: { $players }.
simul-over = Simultanspillet med { $host } er slut: vundet { $won }, uafgjort { $drawn }, tabt { $lost }.
games-of-simul = simul
refuse-in-simul = Du er allerede med, i parti { $game }.
refuse-simul-seats = Et simultanspil er for 2 til { $most } spillere.
