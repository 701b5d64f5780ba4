# Simultanspill, på norsk.

command-simul = simultan
command-simul-about = Spill mot flere på én gang
option-simul-rules = regler
option-simul-rules-about = Reglene for alle partier (de vanlige her hvis du ikke velger)
option-simul-side = side
option-simul-side-about = Siden din i hvert parti (trekkes hver gang hvis du ikke velger)
option-simul-players = spillere
option-simul-players-about = Hvor mange som kan være med, fra 2 til 20 (8 hvis du ikke velger)
option-simul-time = tid
option-simul-time-about = Betenkningstiden per trekk (den vanlige her hvis du ikke velger)

simul-open = **Simultan**: { $host } spiller **{ $rules }** mot opptil { $seats } av dere på én gang. *{ simul-play }* begynner partiet ditt, i én tråd for alle.
simul-play = Spill
simul-closed = **Simultan** med { $host }: **{ $rules }**.
simul-players = { $count } av { $seats } er med: { $players }.
simul-over = Simultanspillet med { $host } er over: vunnet { $won }, remis { $drawn }, tapt { $lost }.
games-of-simul = simul
refuse-in-simul = Du er allerede med, i parti { $game }.
refuse-simul-seats = Et simultanspill er for 2 til { $most } spillere.
