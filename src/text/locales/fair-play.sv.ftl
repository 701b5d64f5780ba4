# Ärligt spel, på svenska.

command-admin-fair-play = ärligt-spel
command-admin-fair-play-about = Se hur ofta någon drar som en stark dator skulle göra
option-admin-fair-play-player = spelare
option-admin-fair-play-player-about = Vems rankade partier

fair-play-none = { $player } har inga rankade partier på den här servern.
fair-play-title = **Ärligt spel** av { $player } · rankade partier här: { $games } · drag med ett val: { $moves }
fair-play-range = { $percent } (troligen { $low } till { $high })
fair-play-level = - förstavalet på nivå { $level }: { $share }
fair-play-compared = - förstavalet på nivå { $level }: { $share }; andra med en rating omkring { $rating }: { $others }
fair-play-alone = Det finns ännu inte nog med partier av andra med liknande rating att jämföra med.
fair-play-underway = Hittills har jag tittat på { $done } av { $all } partier, bara när det inte finns annat att göra. Försök igen om några minuter.
fair-play-proves = -# Det här bevisar ingenting. Goda spelare hittar ofta datorns drag, vissa ställningar har bara ett bra drag, och resten är slump. Anklaga ingen på grund av de här siffrorna.
