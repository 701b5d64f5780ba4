# Fair spil, på dansk.

command-admin-fair-play = fair-play
command-admin-fair-play-about = Se, hvor ofte nogen trækker, som en stærk computer ville
option-admin-fair-play-player = spiller
option-admin-fair-play-player-about = Hvis partier med rating

fair-play-none = { $player } har ingen partier med rating på denne server.
fair-play-title = **Fair spil** af { $player } · partier med rating her: { $games } · træk med et valg: { $moves }
fair-play-range = { $percent } (nok { $low } til { $high })
fair-play-level = - førstevalget på niveau { $level }: { $share }
fair-play-compared = - førstevalget på niveau { $level }: { $share }; andre med en rating omkring { $rating }: { $others }
fair-play-alone = Der er endnu ikke nok partier af andre med en lignende rating at sammenligne med.
fair-play-underway = Jeg har indtil nu set på { $done } af { $all } partier, kun når der ikke er andet at lave. Prøv igen om et par minutter.
fair-play-proves = -# Det beviser intet. Gode spillere finder ofte computerens træk, nogle stillinger har kun ét godt træk, og resten er tilfældigt. Beskyld ingen på grund af disse tal.
