# Jogo limpo, em português.

command-admin-fair-play = jogo-limpo
command-admin-fair-play-about = Ver quantos lances de alguém são os de um computador forte
option-admin-fair-play-player = pessoa
option-admin-fair-play-player-about = De quem olhar as partidas ranqueadas

fair-play-none = { $player } não tem partidas ranqueadas neste servidor.
fair-play-title = **Jogo limpo** de { $player } · partidas ranqueadas aqui: { $games } · lances com escolha: { $moves }
fair-play-range = { $percent } (provavelmente de { $low } a { $high })
fair-play-level = - primeira escolha do nível { $level }: { $share }
fair-play-compared = - primeira escolha do nível { $level }: { $share }; outros com rating perto de { $rating }: { $others }
fair-play-alone = Ainda não há partidas suficientes de outros com rating parecido para comparar.
fair-play-underway = Até agora olhei { $done } de { $all } partidas, só quando não há mais nada a fazer. Tente de novo em alguns minutos.
fair-play-proves = -# Isto não prova nada. Quem joga bem acha muitas vezes o lance do computador, algumas posições só têm um lance bom, e o resto é acaso. Não acuse ninguém por causa destes números.
