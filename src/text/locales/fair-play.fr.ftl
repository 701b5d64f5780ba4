# Le jeu loyal, en français.

command-admin-fair-play = fair-play
command-admin-fair-play-about = Voir combien de coups de quelqu’un sont ceux d’un ordinateur fort
option-admin-fair-play-player = personne
option-admin-fair-play-player-about = De qui regarder les parties classées

fair-play-none = { $player } n’a aucune partie classée sur ce serveur.
fair-play-title = **Jeu loyal** de { $player } · parties classées ici : { $games } · coups avec un choix : { $moves }
fair-play-range = { $percent } (sans doute de { $low } à { $high })
fair-play-level = - premier choix du niveau { $level } : { $share }
fair-play-compared = - premier choix du niveau { $level } : { $share } ; autres cotes autour de { $rating } : { $others }
fair-play-alone = Il n’y a pas encore assez de parties d’autres personnes de cote proche pour comparer.
fair-play-underway = J’ai regardé { $done } parties sur { $all }, seulement quand je n’ai rien d’autre à faire. Réessaie dans quelques minutes.
fair-play-proves = -# Cela ne prouve rien. Qui joue bien trouve souvent le coup de l’ordinateur, certaines positions n’ont qu’un bon coup, et le hasard fait le reste. N’accuse personne à cause de ces chiffres.
