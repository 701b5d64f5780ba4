# Uczciwa gra, po polsku.

command-admin-fair-play = uczciwa-gra
command-admin-fair-play-about = Zobacz, jak często ktoś gra tak, jak grałby silny komputer
option-admin-fair-play-player = gracz
option-admin-fair-play-player-about = Czyje partie rankingowe

fair-play-none = { $player } nie ma partii rankingowych na tym serwerze.
fair-play-title = **Uczciwa gra**: { $player } · partie rankingowe tutaj: { $games } · ruchy z wyborem: { $moves }
fair-play-range = { $percent } (zapewne od { $low } do { $high })
fair-play-level = - pierwszy wybór poziomu { $level }: { $share }
fair-play-compared = - pierwszy wybór poziomu { $level }: { $share }; inni z rankingiem około { $rating }: { $others }
fair-play-alone = Jest jeszcze za mało partii innych osób o podobnym rankingu, by porównać.
fair-play-underway = Na razie przejrzane partie: { $done } z { $all }, tylko w wolnych chwilach. Spróbuj znowu za kilka minut.
fair-play-proves = -# To niczego nie dowodzi. Kto gra dobrze, często znajduje ruch komputera, niektóre pozycje mają tylko jeden dobry ruch, a resztę robi przypadek. Nie oskarżaj nikogo z powodu tych liczb.
