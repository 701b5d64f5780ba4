# Ærlig spill, på norsk.

command-admin-fair-play = ærlig-spill
command-admin-fair-play-about = Se hvor ofte noen trekker som en sterk datamaskin ville gjort
option-admin-fair-play-player = spiller
option-admin-fair-play-player-about = Hvem sine ratede partier

fair-play-none = { $player } har ingen ratede partier på denne serveren.
fair-play-title = **Ærlig spill** av { $player } · ratede partier her: { $games } · trekk med et valg: { $moves }
fair-play-range = { $percent } (trolig { $low } til { $high })
fair-play-level = - førstevalget på nivå { $level }: { $share }
fair-play-compared = - førstevalget på nivå { $level }: { $share }; andre med en rating rundt { $rating }: { $others }
fair-play-alone = Det finnes ennå ikke nok partier av andre med lignende rating å sammenligne med.
fair-play-underway = Så langt har jeg sett på { $done } av { $all } partier, bare når det ikke er annet å gjøre. Prøv igjen om noen minutter.
fair-play-proves = -# Dette beviser ingenting. Gode spillere finner ofte datamaskinens trekk, noen stillinger har bare ett godt trekk, og resten er tilfeldig. Ikke beskyld noen på grunn av disse tallene.
