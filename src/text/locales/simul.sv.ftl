# Simultanspel, på svenska.

command-simul = simultan
command-simul-about = Spela mot flera på en gång
option-simul-rules = regler
option-simul-rules-about = Reglerna för alla partier (de vanliga här om du inte väljer)
option-simul-side = sida
option-simul-side-about = Din sida i varje parti (lottas varje gång om du inte väljer)
option-simul-players = spelare
option-simul-players-about = Hur många som kan vara med, från 2 till 20 (8 om du inte väljer)
option-simul-time = tid
option-simul-time-about = Betänketiden per drag (den vanliga här om du inte väljer)

simul-open = **Simultan**: { $host } spelar **{ $rules }** mot upp till { $seats } av er på en gång. *{ simul-play }* börjar ditt parti, i en tråd för alla.
simul-play = Spela
simul-closed = **Simultan** med { $host }: **{ $rules }**.
simul-players = { $count } av { $seats } är med: { $players }.
simul-over = Simultanspelet med { $host } är slut: vunna { $won }, remi { $drawn }, förlorade { $lost }.
games-of-simul = simul
refuse-in-simul = Du är redan med, i parti { $game }.
refuse-simul-seats = Ett simultanspel är för 2 till { $most } spelare.
