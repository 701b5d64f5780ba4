# Faires Spiel, auf Deutsch.

command-admin-fair-play = fair-play
command-admin-fair-play-about = Sehen, wie oft jemand so zieht, wie es ein starker Computer täte
option-admin-fair-play-player = wer
option-admin-fair-play-player-about = Wessen gewertete Partien

fair-play-none = { $player } hat auf diesem Server keine gewerteten Partien.
fair-play-title = **Faires Spiel** von { $player } · gewertete Partien hier: { $games } · Züge mit Auswahl: { $moves }
fair-play-range = { $percent } (wohl { $low } bis { $high })
fair-play-level = - erste Wahl von Stufe { $level }: { $share }
fair-play-compared = - erste Wahl von Stufe { $level }: { $share }; andere mit einer Wertung um { $rating }: { $others }
fair-play-alone = Von anderen mit ähnlicher Wertung gibt es noch zu wenige Partien zum Vergleichen.
fair-play-underway = Bisher habe ich { $done } von { $all } Partien angesehen, nur wenn sonst nichts zu tun ist. Versuch es in ein paar Minuten noch einmal.
fair-play-proves = -# Das beweist nichts. Gute Spieler finden oft den Zug des Computers, manche Stellungen haben nur einen guten Zug, und der Rest ist Zufall. Beschuldige niemanden wegen dieser Zahlen.
