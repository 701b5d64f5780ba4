# Eerlijk spel, in het Nederlands.

command-admin-fair-play = eerlijk-spel
command-admin-fair-play-about = Bekijk hoe vaak iemand zet wat een sterke computer zou zetten
option-admin-fair-play-player = speler
option-admin-fair-play-player-about = Van wie de partijen met rating

fair-play-none = { $player } heeft op deze server geen partijen met rating.
fair-play-title = **Eerlijk spel** van { $player } · partijen met rating hier: { $games } · zetten met een keuze: { $moves }
fair-play-range = { $percent } (waarschijnlijk { $low } tot { $high })
fair-play-level = - eerste keus van niveau { $level }: { $share }
fair-play-compared = - eerste keus van niveau { $level }: { $share }; anderen met een rating rond { $rating }: { $others }
fair-play-alone = Er zijn nog niet genoeg partijen van anderen met een vergelijkbare rating om mee te vergelijken.
fair-play-underway = Tot nu toe heb ik { $done } van { $all } partijen bekeken, alleen als er niets anders te doen is. Probeer het over een paar minuten opnieuw.
fair-play-proves = -# Dit bewijst niets. Goede spelers vinden vaak de zet van de computer, sommige stellingen hebben maar één goede zet, en de rest is toeval. Beschuldig niemand vanwege deze getallen.
