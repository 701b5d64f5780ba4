# Tout ce que dit Raichi, en français.
#
# Les textes utilisent la mise en forme de Discord : **gras**, `code`, et `-#` devant une petite ligne.
# Les arguments qui nomment des personnes sont des mentions comme <@17> ; les cases sont comme d4. Le fichier de chaque
# famille nomme les camps, les pièces et les cases spéciales, avec toutes les formes qu’il donne : `$side-number` est la
# forme `.number`. Rien ne s’accorde avec une mention. Un signe double ( : ; ! ? % « ») a une espace insécable.

## Un tour

turn-begins = La partie commence : { $first } joue { $first-side-led }, { $second } { $second-side-led }.
turn-actions-left = { $count ->
    [one] Il reste { $count } action dans ce tour.
   *[other] Il reste { $count } actions dans ce tour.
}
turn-plays = { $mover } joue **{ $move }**.
turn-captures = { $mover } joue **{ $move }** et capture { $count ->
    [one] { $piece-captured } en { $squares }
   *[other] { $piece-captured } : { $squares }
}.
turn-resigns = { $player } abandonne.
turn-next = { $player }, c’est à toi de jouer, avec { $side-the }.
turn-how = Pour jouer : `/{ command-move }`, par exemple `/{ command-move } { $from } { $to }`. `/{ command-rules } { command-rules-show }` explique les règles.
aim-side = { $side-heading } : { $aim }.
aim-player = { $player }, ton but : { $aim }.
aim-both = Le but des deux camps : { $aim }.
turn-footer = -# { $rules } · partie { $game } · coup { $move }
turn-footer-start = -# { $rules } · partie { $game }
turn-enlarge = -# Touche le plateau pour l’agrandir.

reason-repetition = La même position est apparue { $count } fois.
reason-quiet = { $count ->
    [one] Il y a eu { $count } coup sans capture.
   *[other] Il y a eu { $count } coups de suite sans capture.
}
reason-ply-limit = Le dernier coup que ces règles permettent a été joué.
reason-no-moves = { $side-opening } { $side-number ->
    [one] n’a
   *[many] n’ont
} plus aucun coup possible.
reason-immobilised = { $side-opening } ne { $side-number ->
    [one] peut
   *[many] peuvent
} plus { $known ->
    [yes] quitter { $square }
   *[no] bouger
}.
end-won = **{ $side-opening } { $side-number ->
    [one] gagne
   *[many] gagnent
}.** Bien joué, { $player }{ $pride ->
    [first]  : ta première victoire contre le niveau { $level } !
    [unscathed]  : pas une seule pièce perdue !
   *[none]  !
} Belle partie, { $other }.
end-turned = -# Où la partie a-t-elle basculé ? *{ page-review }* le montre.
end-won-alone = **{ $side-opening } { $side-number ->
    [one] gagne
   *[many] gagnent
}.** Bien joué, { $player } !
end-drawn = **La partie est nulle.** Bien joué, { $first } et { $second } !
end-drawn-alone = **La partie est nulle.**
end-figures = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} · { $time } · captures : { $one } à { $other }

## Le plateau en mots, pour qui ne voit pas l’image (sans mise en forme)

pieces-on-board = Sur le plateau : { $pieces }.
pieces-in-hand = En réserve : { $pieces }.
alt-start = { $rules }, position de départ.
alt-after = { $rules }, le plateau après le coup { $move }.
alt-last-move = { $side-opening } { $side-number ->
    [one] a
   *[many] ont
} joué { $piece-moved } de { $from } à { $to }.
alt-captured = Captures : { $squares }.
alt-turn = C’est { $side-to } de jouer.
alt-won = { $side-opening } { $side-number ->
    [one] a
   *[many] ont
} gagné.
alt-drawn = La partie est nulle.
alt-resigned = { $side-opening } { $side-number ->
    [one] a
   *[many] ont
} abandonné.
alt-replay = { $rules } : une animation de toute la partie, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}, qui se termine ainsi.
alt-replay-cut = { $rules } : une animation des { $shown } derniers coups sur { $count }, qui se termine ainsi.

## Une partie entière

replay-none = Aucun coup n’a encore été joué dans la partie { $game } : il n’y a rien à revoir. `/{ command-board }` montre le plateau.
replay-title = **{ $rules }** · partie { $game } · { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
replay-cut = -# L’animation montre les { $count } derniers coups ; la partie entière serait trop lourde pour Discord.
replay-in-words = L’animation ne peut pas être jointe ici ; voici le plateau tel qu’il est à la fin.
replay-button = Revoir
replay-posted = L’animation de cette partie est déjà publiée.
replay-link = Vers l’animation
replay-pending = L’animation de cette partie arrive déjà.
profile-rating = Cote **{ $rating }** · { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}
profile-score = { $games ->
    [one] { $games } partie ici
   *[other] { $games } parties ici
} : { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
}, { $lost ->
    [one] { $lost } défaite
   *[other] { $lost } défaites
}
profile-sides = Par camp, victoires–nulles–défaites : { $scores }
profile-ruleset-rating = { " " }· cote { $rating }
profile-other-rulesets = { $count ->
    [one] { $count } autre jeu de règles
   *[other] { $count } autres jeux de règles
} : { $score }
profile-computer = Contre l’ordinateur : { $score }{ $level ->
    [0] { "" }
   *[other] , meilleur niveau battu : { $level }
}
profile-pace = Temps médian par coup : { $time }
profile-late = Défaites au temps : { $percent } %
profile-tournaments = Tournois : { $places }
profile-ladders = Échelles : { $places }
profile-calls = Annoncé : raichi { $raichi } fois, tuichi { $tuichi } fois
profile-longest = Plus longue partie : partie { $game }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
profile-between = Toi contre { $player } : { $score }
profile-newest = Dernières parties :
profile-game = **Partie { $game }** · { $rules } · { $result ->
    [won] victoire
    [drawn] nulle
   *[lost] défaite
} contre { $opponent } · { $since }
profile-everywhere = -# Il n’y a que toi qui vois ceci : sur tous les serveurs réunis, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $score }
profile-none = { $player } n’a pas encore terminé de partie ici. `/{ command-challenge }` permet de lui en proposer une.
profile-none-own = Tu n’as pas encore terminé de partie ici, donc il n’y a rien à compter. `/{ command-challenge }` en commence une, contre quelqu’un ou contre moi.
profile-me = Je suis l’ordinateur, je n’ai donc pas de cote. Ton score contre moi ici : { $score }{ $level ->
    [0] { "" }
   *[other] , meilleur niveau battu : { $level }
}.
profile-me-unplayed = Je suis l’ordinateur, je n’ai donc pas de cote. Tu n’as pas encore terminé de partie contre moi ici : `/{ command-challenge }` en commence une, au niveau de ton choix.
profile-bot = Les bots ne jouent pas, il n’y a donc rien à montrer. Je suis le seul à jouer.
profile-alt-rating = Courbe de la cote sur un an : de { $first } à { $now } ± { $margin } ; au plus bas { $least }, au plus haut { $most }.
profile-alt-scores = Barres des victoires, nulles et défaites : { $scores }.
command-profile = profil
command-profile-about = Montrer les cotes et les scores, les tiens ou ceux de quelqu’un d’autre
option-profile-player = personne
option-profile-player-about = Le profil de qui (le tien sans précision)
command-profile-of-person = Profil
leaderboard-title = **Classement de ce serveur**
leaderboard-title-rules = **Classement de ce serveur** · { $rules }
leaderboard-none = Le classement est encore vide.
leaderboard-line = **{ $place }** · { $player } · { $rating } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
leaderboard-own = Ta place : { $place }.
leaderboard-lack-games = { $games ->
    [one] Encore { $games } partie classée ici
   *[other] Encore { $games } parties classées ici
}{ $opponents ->
    [0] { "" }
    [one] , contre une nouvelle personne,
   *[other] , contre { $opponents } nouvelles personnes,
} et tu seras au classement.
leaderboard-lack-recent = Ta dernière partie classée ici s’est terminée { $since }. Encore une, et tu seras de nouveau au classement.
leaderboard-lack-wish = Tu as choisi de ne pas figurer dans les classements. Tu peux changer cela dans `/{ command-settings }`.
leaderboard-how = -# Pour y figurer, termine { $games } parties classées ici contre { $opponents } adversaires, dont la plus récente il y a moins de { $days } jours. L’ordre suit la cote moins son ±, une estimation prudente.
command-leaderboard = classement
command-leaderboard-about = Montrer qui est en tête sur ce serveur
option-leaderboard-rules = règles
option-leaderboard-rules-about = Ne compter que les parties jouées selon ces règles (toutes sans précision)
share-button = Partager ici
private-begins = -# Toi seul vois cette partie. `/{ command-board }` la fait revenir à tout moment.
private-moved = { $player }, j’ai joué dans notre partie { $game }.
private-over = { $player }, notre partie { $game } est terminée.
private-show = Voir le plateau
private-show-game = Voir la partie { $game }
share-by = { $player } partage ceci :
unshared = Ce n’est pas publié : { $why ->
    [forbidden] je ne peux pas publier dans ce salon. Un admin peut m’y donner *Envoyer des messages* et *Joindre des fichiers* ; réessaie ensuite.
    [gone] le salon n’existe plus.
    [closed] le fil est verrouillé.
    [moderated] une règle AutoMod de ce serveur bloque le message. Un admin peut m’en exempter.
    [harmful] le filtre de liens dangereux de Discord bloque le message.
   *[rejected] Discord refuse le message.
}
unshared-yet = Discord n’accepte pas mon message pour l’instant ; je le publierai dès que possible.

## Le plateau en texte
##
## $sign est ce qui le représente dans le dessin.

board-letter = { $piece-letter }
board-pieces = `{ $sign }` { $piece-counted }
board-where = { $pieces } : { $squares }
board-ground = `{ $sign }` { $ground }
board-captured = `{ $sign }` capturé
board-last-move = `[ ]` dernier coup

## Défis

challenge-person = { $challenger } défie { $opponent } à **{ $rules }**.
challenge-anyone = { $challenger } cherche quelqu’un pour jouer à **{ $rules }**.
challenge-side = { $challenger } joue { $side-the }.
challenge-random = Les camps sont tirés au sort.
challenge-fair = Les camps équilibrent la partie : la cote la plus basse joue le camp qui gagne le plus souvent.
challenge-accept = Accepter
challenge-decline = Refuser
challenge-withdraw = Retirer
challenge-accepted = { $opponent } a accepté le défi de { $challenger } (**{ $rules }**) : partie { $game }.
challenge-seats = { $first-side-heading } : { $first }. { $second-side-heading } : { $second }.
challenge-declined = { $opponent } a refusé le défi de { $challenger } (**{ $rules }**).
challenge-declined-news = { $challenger }, { $opponent } a refusé ton défi.
challenge-withdrawn = { $challenger } a retiré son défi (**{ $rules }**).
challenge-in-words = Ton défi est publié. Je ne peux pas joindre de fichiers dans ce salon, alors les plateaux y sont en texte. Si un admin me donne la permission *Joindre des fichiers*, je les dessinerai.

## Les règles en mots

rules-title = **{ $title }**
rules-with-advice = { $rules } · { $advice }
rules-unlike = À la différence de { $parent } :
rules-names = -# Autres règles : { $names }

## Règles communes à plusieurs familles : $choice est ce qui a été choisi

rule-repetition-count = { $choice ->
    [0] Les positions peuvent se répéter sans fin.
    [one] La partie se termine quand une position est apparue une fois.
   *[other] La partie se termine quand la même position est apparue { $choice } fois.
}
rule-no-moves = { $choice ->
    [loss] Le camp qui n’a plus aucun coup possible perd.
   *[draw] Quand un camp n’a plus aucun coup possible, la partie est nulle.
}
rule-quiet-limit = { $choice ->
    [0] Il n’y a pas de limite au nombre de coups sans capture.
    [one] Après un coup sans capture, la partie est nulle.
   *[other] Après { $choice } coups sans capture, la partie est nulle.
}
rule-repetition-ends = { $choice ->
    [mover-loses] Une partie qui finit par répétition est perdue par le camp qui a répété.
    [side] Une partie qui finit par répétition est gagnée par { $chosen-side-the }.
   *[draw] Une partie qui finit par répétition est nulle.
}

## Points sur des lignes : ce qui est dit là où les pièces sautent par-dessus d’autres

turn-puts = { $mover } pose { $piece-a } en **{ $square }**.
turn-ambush = { $mover } tend une embuscade avec **{ $move }** et capture { $piece-captured } en { $squares }.
turn-captures-several = { $mover } joue **{ $move }** et capture { $captured }.
turn-captured-there = { $piece-captured } en { $squares }
part-move-end = fin
turn-goes-on = { $player }, ton tour continue : { $count ->
    [one] il reste { $count } action
   *[other] il reste { $count } actions
}. `/{ command-move } { part-move-end }` y met fin.
turn-how-put = Pour poser { $piece-a } sur le plateau : `/{ command-move }`, par exemple `/{ command-move } { $at }`. `/{ command-rules } { command-rules-show }` explique les règles.
alt-last-played = Dernier coup, joué par { $side-the } : { $move }.
alt-ended-turn = { $side-heading } : le tour a été écourté.
pieces-counted = { $piece-counted }
pieces-standing = { $piece-counted } en { $squares }
goals-standing = Objectifs : { $squares }.
actions-left = { $count ->
    [one] Il reste { $count } action dans ce tour.
   *[other] Il reste { $count } actions dans ce tour.
}
refuse-not-on-board = Il n’y a pas de point { $square } sur ce plateau. `/{ command-board }` montre le plateau.
refuse-not-a-point = { $given } n’est pas un point de ce plateau. `/{ command-board }` montre le plateau.
refuse-other-side = { $piece-opening } en { $square } n’est pas à toi. Choisis une de tes pièces.
refuse-occupied = Il y a déjà une pièce en { $square }. Choisis un point vide.
refuse-no-line = Depuis { $from }, aucune ligne ne mène cette pièce en { $to }, ni d’un pas ni d’un saut. `/{ command-legal } { $from }` montre où elle peut aller.
refuse-round-bend = Un saut va tout droit : depuis { $from } par-dessus { $over }, il ne peut pas tourner vers { $to }. `/{ command-legal } { $from }` montre où la pièce peut aller.
refuse-over-nothing = En { $over }, il n’y a aucune pièce à sauter. `/{ command-legal }` montre les coups possibles.
refuse-over-own = La pièce en { $over } est à toi ; on ne saute que par-dessus celles de l’autre camp. `/{ command-legal }` montre les coups possibles.
refuse-one-leap = Ici, un seul saut fait tout le coup : il s’arrête en { $at }. Enlève le reste.
refuse-step-in-chain = De { $from } à { $to }, c’est un pas, et après un saut, la pièce ne peut plus que sauter. Enlève ce pas.
refuse-one-piece = Une seule pièce se déplace à la fois. Écris le coup d’une seule pièce, comme `d4 d5`.
refuse-nothing-to-end = Ici, un tour est un seul coup : il n’y a rien à terminer. Écris un coup, comme `d4 d5`.
refuse-end-before-action = Joue d’abord un coup ; ensuite, `{ part-move-end }` termine ton tour plus tôt.
refuse-one-step = Ici, un coup s’écrit avec deux cases : celle d’où part la pièce et celle où elle va, comme `d1 d4`.

## Listes, aspects, aide

games-none = Tu n’as aucune partie en cours. `/{ command-challenge }` en commence une.
games-title = { $count ->
    [one] Ta partie
   *[other] Tes { $count } parties
} :
games-own-turn = **Partie { $game }** · { $rules } · contre { $opponent } · **à toi de jouer** · dernière activité { $since }
games-other-turn = **Partie { $game }** · { $rules } · contre { $opponent } · à l’adversaire de jouer · dernière activité { $since }
games-alone = **Partie { $game }** · { $rules } · les deux camps · dernière activité { $since }
games-link = · [plateau]({ $link })
games-choice = Partie { $game } · { $rules }

help = **Raichi** te propose des jeux anciens, à jouer ici coup par coup, quand tu as une minute : le tafl, où des attaquants traquent un roi qui cherche à s’échapper ; les jeux de chasse, où un renard ou quelques tigres affrontent tout un troupeau ; et le Dablot, où s’affrontent deux armées et leurs chefs. Défie quelqu’un, et je vous dirai à chaque fois à qui c’est de jouer. `/{ command-rules } { command-rules-show }` explique chaque jeu.
help-challenge = Défier quelqu’un
help-rules = Comment jouer
help-commands = Toutes les commandes
help-all-play =
    `/{ command-play }` te trouve une partie. `/{ command-challenge }` invite quelqu’un, et `/{ command-challenges }` liste les défis ouverts. `/{ command-simul }` te fait jouer contre plusieurs personnes à la fois.
    `/{ command-move } d1 d4` joue un coup ; pendant que tu écris, les coups possibles s’affichent. `/{ command-move } d1-d4` en un champ marche aussi, comme une réponse `d1 d4` au plateau ou le bouton *{ button-move }* en dessous. Laisse le *@* d’une réponse activé ; en message privé, `d1 d4` suffit. `c3-e5-g3` saute deux fois, `c3` pose une pièce.
    `/{ command-board }` montre de nouveau le plateau, `/{ command-games }` toutes tes parties.
    `/{ command-draw }` propose la nulle, `/{ command-takeback }` reprend ton dernier coup, `/{ command-resign }` abandonne une partie, `/{ command-abort }` en annule une à peine commencée, et `/{ command-rematch }` demande une revanche. `/{ command-plan }` joue ta réponse si le coup que tu attends est joué.
    `/{ command-tournament } { command-tournament-create }` annonce un tournoi, `/{ command-tournament } { command-tournament-show }` montre ses tableaux.
help-all-learn =
    `/{ command-legal } d1` montre où une pièce peut aller, `/{ command-replay }` une partie animée, et `/{ command-history }` en donne le fichier.
    `/{ command-hint }` te donne un indice, contre moi ou en solo, et `/{ command-review }` analyse une partie terminée.
    `/{ command-profile }` montre les cotes et les scores, `/{ command-leaderboard }` qui est en tête ici. `/{ command-openings }` montre comment les parties ont commencé et comment elles ont fini.
    `/{ command-ladder } { command-ladder-show }` montre l’échelle de ce serveur, `/{ command-ladder } { command-ladder-join }` t’y donne une place.
    `/{ command-learn }` t’apprend un jeu pas à pas.
    `/{ command-rules } { command-rules-show }` explique les règles, `/{ command-rules } { command-rules-list }` les liste, `/{ command-rules } { command-rules-build }` en crée.
help-all-settings =
    `/{ command-pause }` demande d’arrêter la pendule, `/{ command-resume }` met fin à la pause.
    `/{ command-vacation } { command-vacation-start }` arrête toutes tes pendules jusqu’à `/{ command-vacation } { command-vacation-end }`.
    `/{ command-settings }` règle ce que tu préfères, et `/{ command-server-settings }` est pour les admins.
    `/{ command-names }` décide si les pages web de tes parties montrent ton nom.
    `/{ command-help }` te montre par où commencer.
help-group-play = Jouer
help-group-learn = Apprendre et revoir
help-group-settings = Temps et réglages
help-menus = -# Dans le menu d’une personne, *Applications* contient *{ command-on-person }* et *{ command-profile-of-person }* ; dans le menu d’un message sur une partie, *{ command-on-message }* ; dans celui de tout message, *{ command-report-message }*.
offer-person = Avec quelles règles veux-tu défier { $opponent } ?
offer-alone = Avec quelles règles veux-tu jouer les deux camps ?
offer-anyone = Pour défier une personne précise, utilise `/{ command-challenge }`. Si tout le monde peut accepter, choisis les règles ici :

choice-piece = { $square } · { $piece-among }{ $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
choice-side = { $side }
choice-side-random = au hasard
choice-side-fair = équilibre selon la cote
choice-rules-default = { $rules } (par défaut ici)

resign-ask = Veux-tu abandonner la partie { $game } contre { $opponent } ? Tu ne pourras pas revenir en arrière.
resign-ask-alone = Veux-tu abandonner la partie { $game } au nom { $side-of }, dont c’est le tour ? Tu ne pourras pas revenir en arrière.
resign-yes = Abandonner
resign-no = Continuer à jouer
resign-done = Tu as abandonné la partie { $game }.
resign-kept = OK, la partie { $game } continue.

unsaid = C’est enregistré, mais je ne peux pas le publier là-bas : { $reason }.
unsaid-later = C’est enregistré. Discord n’accepte pas mon message pour l’instant ; je le publierai dès que possible.
unsaid-permission = il me manque des permissions dans ce salon. Un admin peut m’y donner *Voir le salon* et *Envoyer des messages*, ou *Envoyer des messages dans les fils* si c’est un fil ; je le publierai alors
unsaid-direct = Je ne peux plus t’écrire : tu m’as bloqué, ou aucun serveur que nous partageons n’autorise les messages privés. Change ça, et je le publierai ici.
unsaid-in-time-out = C’est enregistré. Je suis exclu temporairement de ce serveur jusqu’au { $until } ; je le publierai ensuite. Un admin peut y mettre fin plus tôt.
refuse-in-time-out = Je suis exclu temporairement de ce serveur jusqu’au { $until }, je ne peux donc rien publier ici. Un admin peut y mettre fin plus tôt.
unsaid-channel = le salon n’existe plus
unsaid-other = Discord refuse le message
unsaid-moderated = une règle AutoMod de ce serveur bloque le message. Un admin peut m’en exempter
unsaid-harmful = le filtre de liens dangereux de Discord bloque le message

## Refus : la raison et le remède

typed-again = -# Si tu corriges, envoie un nouveau message : je ne vois pas les modifications.
typed-withheld = Je ne peux pas lire ça : Discord ne me montre une réponse que si son *@* est activé, et un autre message que s’il me mentionne, moi et non mon rôle. Renvoie-le ainsi, ou utilise `/{ command-move }`.
refuse-not-a-move = { $given } n’est pas un coup. Écris où est la pièce et où elle va, par exemple `d1 d4`.
refuse-no-destination = Vers où ? Écris-le aussi, par exemple `/{ command-move } { $from } { $example }`.
refuse-no-piece = Tu n’as pas de pièce en { $square } : il n’y a rien. `/{ command-board }` montre le plateau.
refuse-not-yours = Tu n’as pas de pièce en { $square } : il y a { $piece-a }. Tu joues { $side-the }.
refuse-same-square = La pièce est déjà en { $square }. Choisis une autre destination.
refuse-off-board = { $square } n’est pas sur le plateau, qui va de a1 à { $last }.
refuse-other-captures = { $count ->
    [0] Ce coup ne capture rien
    [one] Ce coup ne capture que { $squares }
   *[other] Ce coup capture { $squares }
} : ce n’est pas ce que tu as écrit. Rien n’a été joué ; n’écris pas les captures, je les calcule moi-même.
refuse-finished = La partie { $game } est terminée. `/{ command-rematch }` en demande une autre, `/{ command-challenge }` en commence une nouvelle.
refuse-over = La partie est terminée ; on ne peut plus y jouer.
refuse-not-your-turn = C’est à { $player } de jouer. Ton tour viendra après son coup.
refuse-not-a-player = Tu ne joues pas dans la partie { $game }. `/{ command-board }` te permet de la suivre, et `/{ command-challenge }` en commence une à toi.
refuse-no-game-here = Tu n’as pas de partie dans ce salon. `/{ command-challenge }` en commence une, `/{ command-games }` montre celles que tu as ailleurs.
refuse-no-game-to-see = Aucune partie n’a encore été jouée dans ce salon. `/{ command-challenge }` en commence une.
refuse-no-such-game = Il n’y a pas de partie { $game } sur ce serveur. `/{ command-games }` montre les tiennes.
refuse-not-a-game = { $given } n’est pas une partie. Choisis-en une dans la liste qui s’affiche, ou écris son numéro.
refuse-which-game = Tu as plusieurs parties dans ce salon : { $games }. Précise laquelle avec l’option `{ option-move-game }`, ou réponds à son plateau.
refuse-moved-on = Le plateau a changé entre-temps, alors rien n’a été changé. `/{ command-board }` montre où en est la partie.
refuse-not-yours-to-press = Ce bouton n’est pas pour toi.
refuse-private-game = La partie { $game } est privée, je ne peux donc pas te répondre ici. Appuie sur *{ button-move }* sous son plateau, ou utilise `/{ command-move }`.
refuse-hint-against-person = Il n’y a pas d’indices dans les parties entre humains. Pour en avoir, joue contre moi ou joue les deux camps.
refuse-no-hint = Je n’ai pas trouvé d’indice à temps. Redemande dans un instant.
turn-computer = { $player } réfléchit.
hint-wins = Tu peux gagner tout de suite !
hint-wins-by-force = Il y a une suite de coups qui gagne, quoi que fasse l’adversaire.
hint-threatens-twice = Tu peux menacer de gagner de deux façons à la fois.
hint-threatens = Tu peux menacer de gagner au coup suivant.
hint-stops = L’adversaire menace de gagner. Empêche-le d’abord.
hint-captures = Cherche une bonne capture.
hint-improves = Rien ne presse : trouve une meilleure place pour une de tes pièces.
hint-show = Montre-moi le coup
hint-move = Je jouerais **{ $ply }**.
hint-play = Jouer ce coup
refuse-level-of-person = Il n’y a que moi qui ai des niveaux. Défie-moi, ou enlève `{ option-challenge-level }`.
refuse-challenged-bot = Les bots ne savent pas jouer. Défie une personne, ou enlève `{ option-challenge-opponent }` : tout le monde pourra alors accepter.
refuse-unknown-side = Il n’y a pas de camp « { $given } » avec { $rules }. Au choix : { $sides }, ou le hasard.
refuse-unknown-ruleset = Je ne connais pas de règles nommées « { $given } ». Les noms les plus proches : { $names }. `/{ command-rules } { command-rules-list }` les montre tous.
refuse-which-ruleset = « { $given } » correspond à plusieurs règles : { $names }. Lesquelles veux-tu ?
refuse-challenge-accepted = Ce défi a déjà été accepté ; c’est maintenant la partie { $game }. `/{ command-challenge }` en lance un nouveau.
refuse-challenge-declined = Ce défi a été refusé. `/{ command-challenge }` en lance un nouveau.
refuse-challenge-withdrawn = Ce défi a été retiré. `/{ command-challenge }` en lance un nouveau.
refuse-challenge-deleted = Le message de ce défi a été supprimé, donc il ne tient plus. `/{ command-challenge }` en lance un nouveau.
refuse-no-such-challenge = Je ne connais plus ce défi. `/{ command-challenge }` en lance un nouveau.
refuse-challenge-for-another = Ce défi est pour { $opponent }. `/{ command-challenge }` en lance un à toi.
refuse-only-challenger-withdraws = Seul { $challenger } peut retirer ce défi.
refuse-nobody-declines = Ce défi est ouvert à tout le monde ; personne n’a à le refuser.
refuse-own-challenge = C’est ton propre défi : quelqu’un d’autre doit l’accepter. Tu peux le retirer.
refuse-permissions = Je ne peux pas jouer dans ce salon : il me manque { $missing }. Un admin peut y remédier dans les paramètres du salon.
permission-view = *Voir le salon*
permission-send = *Envoyer des messages*
permission-send-in-threads = *Envoyer des messages dans les fils*
permission-connect = *Se connecter*
refuse-replay-too-early = La partie { $game } n’est pas encore terminée. Son animation pourra être publiée quand elle le sera ; d’ici là, `/{ command-replay }` te la montre.
refuse-no-game-in-message = Ce message ne concerne pas une partie, ou je ne la connais plus. `/{ command-replay }` montre n’importe quelle partie de ce serveur.
refuse-thread-locked = Ce fil est verrouillé, on ne peut plus rien y publier.
refuse-no-files-here = Je ne peux pas joindre de fichiers dans ce salon : il me manque *Joindre des fichiers*. Un admin peut y remédier dans les paramètres du salon.
refuse-may-not-write = Tu ne peux pas écrire dans ce salon, alors je ne peux rien y publier pour toi.
refuse-unknown-button = Ce bouton est trop ancien. `/{ command-help }` montre ce que je comprends.
refuse-unknown-choice = Ce choix est trop ancien. Retape la commande et choisis dans la liste qui s’affiche.
invite = M’ajouter au serveur
refuse-only-in-servers = Je ne suis pas sur ce serveur, je ne peux donc pas faire ça. Écris-moi directement pour jouer contre moi, ou demande à un admin de m’ajouter au serveur.

fault = Un problème est survenu de mon côté, pas du tien. Réessaie dans un instant ; si ça continue, donne ce numéro à l’admin : `{ $reference }`.
unread = Je n’ai pas pu lire ce que Discord m’a envoyé ; rien n’a été fait. Réessaie dans un instant ; si ça continue, dis à un admin que j’ai peut-être besoin d’une mise à jour.

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-parts = { $first } ; { $last }

## Les commandes : leurs noms et ce qu’elles font, comme Discord les liste

command-challenge = défier
command-challenge-about = Défier quelqu’un pour une partie
option-challenge-opponent = adversaire
option-challenge-opponent-about = La personne à défier ; sans précision, tout le monde peut accepter
option-challenge-rules = règles
option-challenge-rules-about = Les règles de la partie
option-challenge-side = camp
option-challenge-side-about = Le camp que tu joues
option-challenge-level = niveau
option-challenge-level-about = Ma force, si c’est moi que tu défies ; 2 sans précision
chosen-level-1 = 1 Débutant : fait beaucoup d’erreurs
chosen-level-2 = 2 Facile : pour tes premières parties
chosen-level-3 = 3 Moyen : voit venir le coup suivant
chosen-level-4 = 4 Difficile : rate rarement quelque chose
chosen-level-5 = 5 Expert : ne rate presque rien
chosen-level-6 = 6 Le plus fort : réfléchit jusqu’à deux secondes
command-move = coup
command-move-about = Jouer un coup
option-move-from = de
option-move-from-about = Où se trouve la pièce, comme d1, ou le coup entier : d1-d4
option-move-to = vers
option-move-to-about = Où elle va, comme d4
option-move-game = partie
option-move-game-about = La partie (si tu en as plusieurs ici)
command-board = plateau
command-board-about = Montrer le plateau
option-board-game = partie
option-board-game-about = La partie (s’il y en a plusieurs ici)
option-board-style = style
option-board-style-about = Son aspect ; le texte est pour qui ne voit pas les images
chosen-style-wood = bois
chosen-style-stone = pierre
chosen-style-high-contrast = contraste élevé
chosen-style-text = texte
command-replay = revoir
command-replay-about = Montrer une partie entière en animation
option-replay-game = partie
option-replay-game-about = La partie, en cours ou terminée (s’il y en a plusieurs ici)
command-resign = abandonner
command-resign-about = Abandonner une partie
option-resign-game = partie
option-resign-game-about = La partie (si tu en as plusieurs ici)
command-games = parties
command-games-about = Montrer toutes tes parties, la plus urgente d’abord
command-learn = apprendre
command-learn-about = Apprendre un jeu pas à pas, sur des plateaux où jouer
option-learn-rules = règles
option-learn-rules-about = Un type de jeu, ou l’une de ses règles
command-rules = règles
command-rules-about = Expliquer les règles
command-rules-show = voir
command-rules-show-about = Expliquer les règles
command-rules-list = liste
command-rules-build = créer
option-rules-show-name = nom
option-rules-show-name-about = Une partie du nom suffit ; les changements après des virgules : copenhagen, king two
command-help = aide
command-help-about = Découvrir ce que fait Raichi
command-on-person = Défier pour une partie
command-on-message = Revoir cette partie

## Le monde autour des parties

unsaid-closed = le fil est verrouillé. Je le publierai dès qu’il sera déverrouillé
## Défis, matchs, fils

turn-begins-alone = La partie commence : { $player } joue les deux camps.

challenge-side-first = { $challenger } commence avec { $side-the }.
challenge-random-first = Les camps de la première partie sont tirés au sort.
challenge-fair-first = Les camps équilibrent la première partie : la cote la plus basse joue le camp qui gagne le plus souvent.
challenge-match = Un match de deux parties : on échange les camps pour la seconde. Qui gagne le plus de parties gagne le match ; en cas d’égalité, qui a capturé le plus de pièces.
challenge-time = Temps par coup : { $time }.
challenge-bank = Temps : { $bank } pour toute la partie, plus { $time } après chaque coup.
challenge-no-time-limit = Temps illimité.
challenge-thread = La partie aura son propre fil.
challenge-until = Expire { $time }.
challenge-alone = { $player } joue les deux camps à **{ $rules }** : partie { $game }.
challenge-seats-first = Un match de deux parties. Dans la première, { $first-side } : { $first }, { $second-side } : { $second } ; ensuite, l’inverse.
challenge-lapsed = Le défi de { $challenger } à { $opponent } (**{ $rules }**) a expiré : il est resté une semaine sans réponse.
challenge-lapsed-anyone = Le défi de { $challenger } (**{ $rules }**) a expiré : personne ne l’a accepté en une semaine.

decline-title = Refuser le défi
decline-reason = Pourquoi ? (facultatif)
decline-hint = Tout le monde ici pourra le lire
challenge-form-more = Plus
challenge-form-casual = Amicale : la partie ne compte pas pour vos cotes
challenge-form-others = Autres règles… (choisir parmi toutes)

time-control = { $count } { $unit ->
    [minutes] { $count ->
        [one] minute
       *[other] minutes
    }
    [hours] { $count ->
        [one] heure
       *[other] heures
    }
   *[days] { $count ->
        [one] jour
       *[other] jours
    }
}
time-control-none = illimité

thread-name = { $rules } · partie { $game }
thread-opened = Ça se joue dans { $thread }.
thread-forbidden = Ça se joue dans ce salon : pour ouvrir un fil, il me faut *Créer des fils publics*. Un admin peut y remédier dans les paramètres du salon.
thread-impossible = Ça se joue dans ce salon : on ne peut pas y ouvrir de fil.

match-score = -# Match, partie { $game } sur 2 · { $one } contre { $other } { $wins } (pièces capturées { $captures })
match-goes-on = Le match continue avec la seconde partie, camps échangés.
match-won = **{ $winner } gagne le match.**
match-won-by-captures = **{ $winner } gagne le match :** les parties sont à égalité, { $wins }, mais { $winner } a capturé plus de pièces, { $captures }.
match-drawn = **Le match est nul :** les parties sont à égalité, { $wins }, et les captures aussi.
match-undecided = **Le match se termine sans vainqueur**, car une de ses parties n’a pas été jouée.

rematch-button = Revanche

refuse-match-alone = Un match se joue à deux. Enlève `{ option-challenge-match }` pour jouer une seule partie contre toi-même, ou choisis quelqu’un d’autre.
refuse-challenge-lapsed = Ce défi a expiré : personne ne l’a accepté en une semaine. `/{ command-challenge }` en lance un nouveau.
refuse-not-a-time-control = Je ne comprends pas « { $given } » comme temps. Essaie `12 heures` ou `3 jours` pour chaque coup, `6 jours + 10 heures` pour toute la partie avec ce que chaque coup ajoute, ou `illimité`.
refuse-time-control-range = « { $given } » n’est pas possible. Le temps par coup va de 1 heure à 14 jours ; `illimité` enlève la limite.
refuse-bank-range = « { $given } » n’est pas possible. Le temps pour toute la partie va de 1 heure à 30 jours, et chaque coup peut ajouter de 1 heure à 3 jours.
refuse-reason-too-long = Une raison peut avoir { $longest } caractères au plus, et la tienne en a { $length }. Rien n’a été refusé ; raccourcis-la, ou n’en donne pas.
refuse-challenges-of-player = Tu as déjà { $most } défis ouverts sur ce serveur. Retires-en un, ou attends qu’on réponde à l’un d’eux.
refuse-challenges-here = Il y a déjà { $most } défis ouverts dans ce salon. Acceptes-en un, ou attends que l’un d’eux reçoive une réponse.
refuse-games-of-player = { $player } joue déjà { $most } parties sur ce serveur, et je n’en gère pas plus à la fois. Quand l’une d’elles sera terminée, une autre pourra commencer.
refuse-games-here = { $most } parties se jouent déjà dans ce salon, et je n’en gère pas plus à la fois. Joue dans un autre salon, ou attends qu’une soit terminée.
refuse-pace = { $pace ->
    [challenge] Ça fait beaucoup de défis. Tu pourras lancer le prochain { $when }.
    [share] Ça fait beaucoup d’un coup. Tu pourras de nouveau partager quelque chose { $when }.
    [server] Il se passe beaucoup de choses sur ce serveur. Tu pourras de nouveau lancer un défi ou partager quelque chose { $when }.
    [hint] Ça fait beaucoup d’indices. Tu pourras demander le prochain { $when }.
    [review] Ça fait beaucoup d’analyses. Je pourrai examiner la prochaine partie { $when }.
    [build] Ça fait beaucoup de changements en peu de temps. Tu pourras continuer { $when }.
    [file] Ça fait beaucoup de fichiers. Tu pourras recevoir le prochain { $when }.
    [report] Ça fait beaucoup de signalements. Tu pourras faire le suivant { $when }.
   *[export] Tu viens de recevoir ce fichier plusieurs fois. Tu pourras l’avoir de nouveau { $when }.
}
refuse-not-finished = La partie { $game } n’est pas encore terminée. La revanche, ce sera après.
refuse-match-goes-on = Le match continue avec sa seconde partie. Quand elle sera terminée aussi, tu pourras demander une revanche.
refuse-rematch-offered = Tu as déjà proposé une revanche de la partie { $game }. Ton adversaire doit d’abord répondre.
refuse-next-game-runs = Tu joues déjà la suivante : la partie { $game }.

refuse-rematch-declined = Tu as proposé une revanche de la partie { $game }, et elle a été refusée. Ton adversaire peut encore en demander une ; `/{ command-challenge }` lance un nouveau défi.
refuse-nothing-to-play-again = Tu n’as pas encore terminé de partie dans ce salon. Indique une partie jouée ailleurs avec l’option `{ option-rematch-game }`, ou utilise `/{ command-challenge }`.

option-challenge-time = temps
option-challenge-time-about = Temps par coup, ou 6 jours + 10 heures (partie + ajout par coup), ou illimité ; sinon 3 jours
option-challenge-match = match
option-challenge-match-about = Jouer un match : deux parties, en échangeant les camps pour la seconde
option-challenge-thread = fil
option-challenge-thread-about = Jouer dans un fil à part
# Les mots compris pour oui et non ; le plus courant d’abord.
flag-yes = oui, vrai, activé
flag-no = non, faux, désactivé
## Boutons sous un plateau, et menus pour choisir un coup

button-move = Jouer
button-hint = Indice
button-draw = Proposer la nulle
button-takeback = Reprendre mon coup
button-resign = Abandonner
button-level = Niveau { $level }
turn-given = Elle reprend la position après { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} d’une autre partie.
review-play = Jouer à partir d’ici
pick-game = Partie { $game }
pick-piece = { $of } : tu joues { $side-the }. Quelle pièce veux-tu déplacer ?
pick-piece-menu = Choisis une pièce
pick-put = { $of } : tu joues { $side-the }. Où poses-tu une pièce ?
pick-put-menu = Choisis un point
pick-too-long = -# Pour un coup aussi long, il faut taper la suite : `/{ command-move }` avec chaque point, comme `c3 e5 g3`.
pick-file = { $of } : beaucoup de tes pièces peuvent se déplacer. Sur quelle colonne est la tienne ?
pick-file-menu = Choisis une colonne
pick-file-choice = colonne { $file } · { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
pick-other-file = Autre colonne
pick-target = { $of } : où va la pièce en { $square } ?
pick-target-menu = Choisis où elle va
pick-line-menu = Choisis sa direction
pick-along-file = le long de la colonne { $file } · { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
pick-along-rank = le long de la rangée { $rank } · { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
pick-other-piece = Autre pièce
pick-end = Finir le tour
pick-play = S’arrêter ici : { $ply }
reach-squares = { $piece-opening } en { $square } { $count ->
    [0] ne peut pas bouger.
   *[other] peut aller en { $squares }.
}
reach-not-to-move = -# Ce n’est pas encore le tour { $side-of }.
refuse-not-a-square = { $given } n’est pas une case de ce plateau, qui va de a1 à { $last }.
refuse-empty-square = Il n’y a pas de pièce en { $square }. `/{ command-board }` montre le plateau.
choice-occupied = { $square } · { $piece }

## L’historique d’une partie, et les pages d’une liste

history-title = **{ $rules }** · partie { $game } · { $count ->
    [0] aucun coup
    [one] { $count } coup
   *[other] { $count } coups
}
history-file = -# Le fichier contient l’historique de la partie ; `raichi replay` sait le lire, et toi aussi.
games-until = · jusqu’au { $time } ({ $left })
games-left = · il te reste { $time }
games-halted = · { $halt ->
    [suspended] suspendue
    [paused] en pause
   *[vacation] en vacances
}
games-page = -# Page { $page } sur { $pages }
list-previous = Précédent
list-next = Suivant

## Commandes pour examiner une partie

command-legal = déplacements
command-legal-about = Montrer où une pièce peut aller
option-legal-square = case
option-legal-square-about = Où se trouve la pièce, comme d1 ; une pièce adverse convient aussi
option-legal-game = partie
option-legal-game-about = La partie (s’il y en a plusieurs ici)
command-hint = indice
command-hint-about = Avoir un indice, contre l’ordinateur ou en solo
option-hint-game = partie
option-hint-game-about = Le numéro de la partie, si tu en as plusieurs ici
command-history = historique
command-history-about = Recevoir l’historique d’une partie dans un fichier
option-history-game = partie
option-history-game-about = La partie, en cours ou terminée (s’il y en a plusieurs ici)
## Parties sur plusieurs jours : pendules, accords, vacances

clock-until = Tu as jusqu’au { $time } ({ $left }).
clock-left = Il reste { $time } à { $player }.
clock-paused = La partie est en pause, la pendule est arrêtée.
clock-suspended = La partie est suspendue, la pendule est arrêtée.
clock-vacation = La pendule est arrêtée pendant les vacances ; on peut quand même jouer.
turn-waits = Quand la partie reprendra, ce sera à { $player } de jouer, avec { $side-the }.
reminder = { $player }, c’est toujours à toi de jouer contre { $other }. Ton temps sera écoulé { $left }, le { $time }.

deed-offers-draw = { $player } propose la nulle. { $other }, tu acceptes ? La proposition expire au prochain coup.
deed-offers-pause = { $player } demande une pause, pendant laquelle la pendule est arrêtée. { $other }, d’accord ? La demande expire au prochain coup.
deed-asks-takeback = { $player } voudrait reprendre { $count ->
    [one] le dernier coup
   *[other] son dernier coup, avec la réponse qui a suivi
}. { $other }, d’accord ? La demande expire au prochain coup.
deed-agrees-takeback = { $other }, { $player } te laisse reprendre ton coup.
deed-agrees-pause = { $other }, { $player } est d’accord pour une pause. Elle dure jusqu’à ce que { $player } ou toi y mettiez fin.
deed-declines = { $question ->
    [draw] { $other }, { $player } refuse la nulle.
    [takeback] { $other }, { $player } ne veut pas que tu reprennes ton coup.
   *[pause] { $other }, { $player } ne veut pas de pause.
}
deed-withdraws = { $question ->
    [draw] { $player } retire sa proposition de nulle.
    [takeback] { $player } ne demande plus à reprendre son coup.
   *[pause] { $player } retire sa demande de pause.
}
deed-takes-back = { $player } reprend son dernier coup : ce n’est plus à toi de jouer, { $other }.
deed-takes-back-alone = { $player } reprend le dernier coup.
deed-drops = { $question ->
    [draw] La proposition de nulle ne tient donc plus.
   *[pause] La demande de pause ne tient donc plus.
}
deed-continues = { $other }, { $player } met fin à la pause ; la partie continue.
suspended = { $why ->
    [channel-gone] Le salon de cette partie n’existe plus, alors elle est suspendue. Elle reprendra au prochain coup joué dans un autre salon de ce serveur : `/{ command-move }` avec l’option `{ option-move-game }`.
    [channel-closed] Le salon de cette partie est verrouillé, alors elle est suspendue. Elle reprendra quand il sera rouvert, ou au prochain coup joué dans un autre salon : `/{ command-move }` avec l’option `{ option-move-game }`.
    [may-not-post] Je ne peux plus publier dans le salon de cette partie, alors elle est suspendue. Elle reprendra quand un admin y aura remédié, ou au prochain coup joué dans un autre salon : `/{ command-move }` avec l’option `{ option-move-game }`.
    [message-refused] Discord refuse mon message dans le salon de cette partie, alors elle est suspendue. Une commande à cet endroit dans quelques minutes me fera réessayer, ou elle reprendra au prochain coup joué dans un autre salon : `/{ command-move }` avec l’option `{ option-move-game }`.
   *[removed] On m’a retiré du serveur de cette partie, alors elle est suspendue. Elle reprendra quand on m’y invitera de nouveau.
}
deed-resumes = La partie reprend, { $first } et { $second }.
deed-resumes-alone = La partie reprend, { $player }.
deed-vacation-begins = { $player } est en vacances jusqu’au { $time }. D’ici là, la pendule est arrêtée quand c’est à { $player } de jouer.
deed-vacation-begins-no-clock = { $player } est en vacances jusqu’au { $time }.
deed-vacation-ends = { $player } est de retour de vacances.
deed-vacation-undone = { $player } n’est finalement pas en vacances.
answer-yes = Accepter
answer-no = Refuser
pause-end = Mettre fin à la pause

end-agreed = Les deux camps sont d’accord : partie nulle.
end-called-draw = { $player } déclare la partie nulle.
end-out-of-time = { $player } n’a plus de temps.
end-not-begun = { $player } n’a pas joué à temps. La partie avec { $other } avait à peine commencé : elle est annulée et ne compte pas.
end-aborted = { $player } annule la partie avec { $other }. Elle avait à peine commencé, elle ne compte donc pas.
end-aborted-hot-seat = { $player } annule la partie. Elle avait à peine commencé, elle ne compte donc pas.
alt-agreed = Les deux camps se sont accordés sur la nulle.
alt-out-of-time = { $side-opening } { $side-number ->
    [one] n’a
   *[many] n’ont
} plus de temps.
alt-aborted = La partie a été annulée et ne compte pas.

refuse-not-your-turn-until = C’est à { $player } de jouer, jusqu’au { $time }. Ton tour viendra après son coup.
refuse-out-of-time = Le temps de ce coup est écoulé depuis le { $time }, alors il n’a pas été joué. La partie se termine dans un instant.
refuse-paused = La partie est en pause. Toi et ton adversaire pouvez y mettre fin avec le bouton *{ pause-end }* ou avec `/{ command-resume }` ; ensuite, tu pourras jouer.
refuse-paused-already = La partie est déjà en pause. `/{ command-resume }` y met fin.
refuse-not-paused = La partie n’est pas en pause : il n’y a rien à arrêter. `/{ command-pause }` demande une pause.
refuse-no-clock = Cette partie n’a pas de pendule : il n’y a rien à arrêter. Prends tout ton temps.
refuse-answer-first = { $question ->
    [draw] { $player } a proposé la nulle
    [takeback] { $player } a demandé à reprendre son coup
   *[pause] { $player } a demandé une pause
}. Réponds d’abord avec les boutons, ou accepte avec { $question ->
    [draw] `/{ command-draw }`
    [takeback] `/{ command-takeback }`
   *[pause] `/{ command-pause }`
} ; le prochain coup y met fin.
refuse-asked-already = Depuis le dernier coup, { $question ->
    [draw] tu as déjà proposé la nulle
    [takeback] tu as déjà demandé à reprendre un coup
   *[pause] tu as déjà demandé une pause
}. Tu pourras le refaire après le prochain.
refuse-nothing-asked = Depuis le dernier coup, { $question ->
    [draw] personne n’a proposé la nulle
    [takeback] personne n’a demandé à reprendre un coup
   *[pause] personne n’a demandé de pause
} : il n’y a rien à répondre.
refuse-question-stands = { $question ->
    [draw] Ta proposition de nulle
    [takeback] Ta demande de reprendre un coup
   *[pause] Ta demande de pause
} tient jusqu’au prochain coup ; { $player } n’a pas encore répondu. Tu peux la retirer.
refuse-other-question-stands = { $question ->
    [draw] Ta proposition de nulle
    [takeback] Ta demande de reprendre un coup
   *[pause] Ta demande de pause
} tient toujours ; { $player } n’a pas encore répondu. Retire-la d’abord, puis redemande.
refuse-only-asker-withdraws = { $question ->
    [draw] Seul { $player } peut retirer cette proposition
   *[other] Seul { $player } peut retirer cette demande
}. Toi, tu peux accepter ou refuser.
refuse-own-question = { $question ->
    [draw] C’est toi qui as proposé la nulle
    [takeback] C’est toi qui as demandé à reprendre un coup
   *[pause] C’est toi qui as demandé une pause
} : c’est à { $player } de répondre.
refuse-nothing-to-take-back = Tu n’as joué dans cette partie aucun coup que tu puisses reprendre.
refuse-too-late-to-abort = Cette partie compte déjà et ne peut plus être annulée. Tu peux utiliser `/{ command-resign }` à la place.
refuse-vacation-past = Ce moment est déjà passé. Choisis un jour à venir pour ton retour.
refuse-vacation-too-short = Des vacances durent au moins un jour. Choisis une fin plus tardive.
refuse-vacation-too-long = Tu as 30 jours de vacances par an. Avec les jours qu’il te reste, tes vacances peuvent durer jusqu’au { $time } au plus.
refuse-vacation-used-up = Tes 30 jours de vacances de cette année sont épuisés. Tu en auras d’autres l’an prochain.
refuse-vacation-already = Tu es déjà en vacances, jusqu’au { $time }.
refuse-vacation-in-this-turn = Pendant ce tour de la partie { $game }, tu as déjà pris des vacances. Joues-y d’abord ; ensuite, tu pourras reprendre des vacances.
refuse-no-vacation = Tu n’es pas en vacances : il n’y a rien à terminer.
refuse-vacation-too-new = Des vacances durent au moins un jour : tu pourras mettre fin aux tiennes à partir du { $time }. Tu peux quand même jouer.

## Commandes par lesquelles les joueurs règlent quelque chose, et leurs réponses privées

vacation-begins = Tu es en vacances jusqu’au { $time }. D’ici là, tes pendules sont arrêtées quand c’est à toi de jouer ; tu peux quand même jouer. `/{ command-vacation } { command-vacation-end }` te fait revenir avant, au plus tôt le { $earliest }.
vacation-undo = Tu as changé d’avis ? Tu peux les annuler pendant { $count } minutes, comme si elles n’avaient jamais commencé.
vacation-undo-button = Annuler
vacation-undone = Tes vacances sont annulées : leurs jours te reviennent, et tes pendules tournent comme si elles n’avaient jamais commencé.
vacation-ends = Bon retour ! Tes pendules tournent de nouveau.
vacation-choice = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
refuse-not-a-time = « { $given } » n’est ni un nombre de jours ni une date. Essaie `7` ou `2027-01-03`.
command-draw = nulle
command-draw-about = Proposer la nulle, ou l’accepter
option-draw-game = partie
option-draw-game-about = La partie (si tu en as plusieurs ici)
command-takeback = reprendre-coup
command-takeback-about = Reprendre ton dernier coup, ou le demander
option-takeback-game = partie
option-takeback-game-about = La partie (si tu en as plusieurs ici)
command-pause = pause
command-pause-about = Demander d’arrêter la pendule un moment, ou l’accepter
option-pause-game = partie
option-pause-game-about = La partie (si tu en as plusieurs ici)
command-resume = continuer
command-resume-about = Mettre fin à une pause
option-resume-game = partie
option-resume-game-about = La partie (si tu en as plusieurs ici)
command-abort = annuler
command-abort-about = Annuler une partie à peine commencée (elle ne comptera pas)
option-abort-game = partie
option-abort-game-about = La partie (si tu en as plusieurs ici)
command-rematch = revanche
command-rematch-about = Défier de nouveau la même personne, en échangeant les camps
option-rematch-game = partie
option-rematch-game-about = La partie terminée (si ce n’est pas ta dernière ici)
command-vacation = vacances
command-vacation-about = Arrêter tes pendules pour un temps
command-vacation-start = début
command-vacation-start-about = Arrêter tes pendules pour un temps : jusqu’à trente jours par an
option-vacation-start-days = jours
option-vacation-start-days-about = Combien de jours, ou la date de ton retour, comme 2027-01-03
command-vacation-end = fin
command-vacation-end-about = Revenir de vacances
command-names = noms
command-names-about = Choisir si les pages web de tes parties montrent ton nom
option-names-mine = mon-nom
option-names-mine-about = Le montrer, si l’autre personne est d’accord aussi, ou le cacher
chosen-mine-show = montrer
chosen-mine-hide = cacher
names-shown = Les pages web et les historiques de tes parties montrent ton nom, **{ $name }**, si l’autre personne est d’accord aussi. `/{ command-names } { chosen-mine-hide }` l’enlève aussitôt.
names-hidden = Aucune page web ne montre ton nom. `/{ command-names } { chosen-mine-show }` le montre si l’autre personne est d’accord aussi.
names-of-seats = À cette table, tout le monde voit les noms des places. Tu peux changer le tien au bord de la page.
## La page qui tient lieu de salon

seat-name = { $number ->
    [1] Corbeau
    [2] Loup
    [3] Ours
    [4] Renard
    [5] Élan
    [6] Aigle
    [7] Lynx
    [8] Loutre
    [9] Hibou
    [10] Phoque
    [11] Lièvre
    [12] Faucon
   *[other] Place { $number }
}
channel-title = Raichi · la table du roi viking
channel-tab = { $state ->
    [move] ● À toi de jouer
    [answer] ● À toi de répondre
    [over] Partie terminée
   *[other] À l’adversaire de jouer
} — { $rules }
channel-topic = Tout le monde ici partage cette page : joue les deux camps, ou passe le clavier.
channel-seats = Joueurs à cette table
channel-you-sit = Ici, tu es
channel-waiting = { $count ->
    [one] { $count } coup ou réponse en attente
   *[other] { $count } coups ou réponses en attente
}
channel-name = Nom
channel-name-hint = Laisse vide pour t’appeler { $name }
channel-save = Enregistrer
channel-add = Ajouter une place
channel-messages = Messages
channel-older = Messages plus anciens
channel-newest = Retour aux plus récents
channel-command = Commande
channel-command-hint = Tape / pour une commande
channel-send = Envoyer
channel-suggestions = Suggestions
channel-private = Il n’y a que toi qui vois ceci
channel-answers = En réponse à ce message
channel-dismiss = Fermer
channel-begin = **Les échecs vikings :** un roi et quelques défenseurs contre deux fois plus d’attaquants.
channel-begin-board = Tu joues le camp du roi. Clique sur une de tes pièces ou touche-la pour commencer : l’ordinateur joue en premier.
channel-begin-learn = Apprendre en 2 minutes
channel-more = Plus
channel-begin-computer = Jouer contre l’ordinateur
channel-begin-both = À deux ici
channel-begin-challenge = Défier { $name }
channel-begin-rules = Comment jouer
channel-new-game = Nouvelle partie
channel-new-rules = Règles
channel-new-opponent = Contre
channel-new-both = Moi-même : je joue les deux camps
channel-new-anyone = N’importe qui
channel-new-side = Mon camp
channel-new-computer = Raichi, l’ordinateur
channel-new-level = Force de Raichi
channel-new-time = Temps
channel-new-time-usual = Comme d’habitude
channel-new-begin = Commencer
channel-settings = Réglages
channel-follow = Changer de place après chaque coup
channel-follow-hint = Après ton coup, cette page passe à la personne qui doit jouer, sauf si elle a sa propre fenêtre ouverte.
channel-confirm = Confirmer chaque coup
channel-skips = Aller directement
channel-skip-to-board = Vers le plateau le plus récent
channel-skip-to-line = Vers la ligne de commande
channel-board = { $game ->
    [0] Le plateau
   *[other] Le plateau de la partie { $game }
} : choisis une pièce, puis sa destination. Les flèches du clavier parcourent le plateau.
channel-board-hint = Clique ou appuie sur une pièce, puis sur sa destination. Tu peux aussi faire glisser la pièce.
channel-play = Jouer { $ply }
channel-once-more = { $ply } : encore une fois pour jouer
channel-back = Annuler
channel-target = vers { $square }
channel-square = { $square }, { $piece }
channel-piece = { $square }, { $piece }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
channel-offline = La page a perdu le contact avec Raichi. Elle continuera d’elle-même dès que Raichi sera de retour.
channel-stopped = Raichi ne répond pas. S’il s’est arrêté, relance-le avec scripts/local : tes parties sont gardées, et cette page reprendra ici.
channel-unsent-move = Ton coup n’a pas été envoyé. Réessaie.
channel-unsent = Rien n’a été envoyé. Réessaie.
channel-lost = Cette page n’existe pas.
channel-crowded = Trop de fenêtres sont ouvertes : celle-ci ne se met pas à jour toute seule pour l’instant. Fermes-en une autre ; elle réessaiera d’elle-même.

misread-not-a-command = Je ne comprends pas. Essaie `/{ command-help }` ou `/{ command-play }`. Pour jouer un coup, écris deux cases, comme `d1 d4`.
misread-too-long = C’est plus long que n’importe quelle commande. Rien n’a été fait.
misread-unknown-command = Il n’y a pas de commande « { $given } ». Les commandes sont { $commands }.
misread-no-subcommand = `/{ $group }` regroupe plusieurs commandes : { $commands }. Choisis l’une d’elles.
misread-unknown-option = `/{ $command }` ne sait pas quoi faire de « { $given } ». Options possibles : { $options } ; mets entre guillemets tout ce qui contient des espaces.
misread-unknown-option-none = `/{ $command }` n’a pas d’options, donc « { $given } » est de trop.
misread-twice = L’option « { $option } » est donnée deux fois. Rien n’a été fait ; enlève l’une des deux.
misread-missing = Il manque « { $option } » à `/{ $command }`. { $about }.
misread-not-a-choice = « { $given } » n’est pas un choix possible pour « { $option } ». Au choix : { $choices }.
misread-ambiguous = « { $given } » convient à { $options }. Précise, par exemple `{ $option }:{ $given }`.
misread-meant = Tu voulais dire { $meant } ?
misread-not-a-game = « { $given } » n’est pas le numéro d’une partie. `/{ command-games }` montre les tiennes.
misread-no-such-seat = Personne ici ne s’appelle « { $given } ». Ici, il y a { $names } ; sur le côté, on peut ajouter et renommer des places.
misread-name-taken = Une autre place s’appelle déjà « { $name } ». Choisis un autre nom.
misread-name-bad = Ce nom n’est pas possible. Un nom a { $most } caractères au plus, pas de guillemets, et ne peut pas être le mien, Raichi.
misread-no-more-seats = Il y a { $most } places, et il n’en tient pas plus.

## La page web d’une partie (sans mise en forme, sauf la dernière)

page-title-to-move = C’est { $side-to } de jouer · { $rules }
page-title-won = Victoire { $side-of } { $count ->
    [0] sans aucun coup
    [one] en { $count } coup
   *[other] en { $count } coups
} · { $rules }
page-title-drawn = Partie nulle après { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} · { $rules }
page-title-aborted = Partie annulée · { $rules }
page-title-ply = { $number ->
    [0] Position de départ
   *[other] Coup { $number } sur { $count }
} · { $rules }
page-subtitle = { $rules } · partie { $game }
page-start = Position de départ
page-move = Coup { $number }
page-side = { $side-heading }
page-played = { $side-heading } : { $move }
page-first = Position de départ
page-previous = Coup précédent
page-next = Coup suivant
page-last = Position la plus récente
page-position = Position affichée
page-steps = Parcourir la partie
page-moves = Coups
page-review = Analyse
page-review-none-yet = Une analyse montre où la partie a basculé. Toute personne qui peut voir la partie peut la demander avec /{ command-review } ; elle s’affiche alors ici aussi.
page-turning-point = Tournant
page-no-moves = Aucun coup n’a encore été joué.
page-keys = Les flèches parcourent les coups ; les touches Début et Fin mènent au début et à la fin.
page-live = En direct
page-newer = Un coup a été joué. Voir la dernière position
page-about = La partie
page-rules = Les règles
page-began = Début
page-moved = Dernière activité
page-ended = Fin
page-record = Historique (texte)
page-animation = Animation (GIF)
page-discord = Ouvrir dans Discord
page-picture = Cette position (PNG)
page-play = Lire
page-pause = Pause
page-speed = Vitesse
page-taps = Touche la moitié droite du plateau pour le coup suivant, la gauche pour le précédent, ou fais glisser ton doigt.
page-look = Apparence
page-theme = Plateau
page-flip = Retourner le plateau
page-apply = Afficher
page-sounds = Sons
page-share = Partager
page-address = Lien vers cette position
page-copy = Copier le lien
page-copied = Lien copié.
page-copy-refused = Ton navigateur ne laisse pas les pages copier. Le lien est sélectionné : appuie sur Ctrl+C, ou garde le doigt dessus et choisis « Copier ».
page-qr = Code QR
page-qr-alt = Code QR de l’adresse de la partie
page-frame = Sur ton propre site
page-frame-about = Ceci affiche le plateau dans un cadre sur n’importe quel site :
page-reach-network = Seuls les appareils du même réseau peuvent ouvrir ce lien.
page-reach-machine = Seul cet ordinateur peut ouvrir ce lien.
page-games = Autres parties
page-previous-game = Partie précédente
page-next-game = Partie suivante
page-skip-board = Aller au plateau
page-skip-moves = Aller aux coups
page-home-title = Raichi
page-home = Ici, tu peux regarder des parties jouées sur Discord. Chaque partie a sa propre page : le lien est sous son dernier plateau, et /{ command-board } le donne aussi.
page-to-home = Vers la page d’accueil
page-to-game = Vers la partie
page-method-title = Ça ne marche pas ici
page-method = Cette page peut être lue, mais on ne peut rien lui envoyer.
page-long-title = C’est trop long
page-long = Ce qui a été envoyé est trop long pour cette page. Envoies-en moins à la fois.
page-foreign-title = Ça venait d’un autre site
page-foreign = Cela n’a pas été envoyé par une page de Raichi, alors rien n’a été fait.
page-lost-title = Il n’y a rien ici
page-lost = Le lien est peut-être ancien, ou il en manque un bout.
page-missing-title = Il n’y a pas de partie ici
page-missing = Aucune partie n’est visible à cette adresse. Il manque peut-être un bout du lien, ou l’admin du serveur a fermé ses pages.
page-busy-title = Un instant
page-busy = Trop d’images se dessinent en même temps. Réessaie dans quelques secondes.
page-fault-title = Un problème est survenu
page-fault = C’est de notre côté, pas du tien. Réessaie dans un instant.
page-open = Ouvrir la partie

## Joueurs qui quittent le serveur

deed-left = { $player } a quitté le serveur. { $other }, tu peux mettre fin à la partie avec `/{ command-abort }` ; elle ne comptera pas.
deed-left-clock = { $player } a quitté le serveur. La pendule continue de tourner, et qui n’a plus de temps perd. { $other }, tu peux aussi mettre fin à la partie tout de suite avec `/{ command-abort }` ; elle ne comptera pas.
end-aborted-alone = { $player } met fin à la partie, car l’autre personne a quitté le serveur. Elle ne compte pas.

## Analyses de parties

review-alt = { $rules }, courbe de la partie : en { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }, les chances de victoire { $side-of } sont passées de { $from } % à { $to } %.
review-alt-point = Au coup { $move }, elles sont passées de { $from } % à { $to } %.
review-point = Coup { $move } : { $side-the } { $side-number ->
        [one] a joué { $played }, et ses
       *[many] ont joué { $played }, et leurs
    } chances de victoire sont tombées de { $from } % à { $to } %.
review-better = Mieux : { $line }.
review-title = **{ $rules }** · partie { $game } · { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
review-none = Aucun coup n’a vraiment changé les chances. Bien joué à vous deux !
review-underway = J’examine la partie { $game } ; positions déjà vues : { $done } sur { $all }. L’analyse reste avec la partie, tu peux donc revenir quand tu veux.
review-again = Montrer l’analyse
review-move = Coup { $move }
review-all = Toute la partie
review-chance = Chances de victoire { $side-of } : { $chance } %
review-chances = Chances de victoire { $side-of } :
review-percent = { $chance } %
review-turning-points = Tournants : { $moves }
review-alt-choice = Le plateau avant le coup { $move }. Une flèche en pointillé montre le coup joué, { $played } ; une flèche pleine, le meilleur coup, { $better }.
refuse-review-too-early = La partie { $game } n’est pas encore terminée. Son analyse viendra ensuite.
refuse-review-of-aborted = La partie { $game } a été annulée : il n’y a rien à analyser.
refuse-review-too-short = La partie { $game } s’est terminée après si peu de coups qu’il n’y a rien à analyser.
command-review = analyse
command-review-about = Analyser une partie terminée : ce qui a été manqué, et ce qui aurait été mieux
option-review-game = partie
option-review-game-about = La partie terminée (s’il y en a plusieurs ici)
fact-missed-win = Il y avait un gain immédiat.
fact-missed-forced-win = Il y avait un gain imparable.
fact-allowed-win = L’adversaire pouvait alors gagner tout de suite.

## Cotes

option-challenge-rated = classée
option-challenge-rated-about = Jouer une partie classée, qui compte pour vos cotes ; oui sans précision
challenge-rated = Partie classée.
challenge-casual = { $why ->
    [no-clock] Partie amicale : sans limite de temps, une partie n’est pas classée.
    [own-ruleset] Partie amicale : seules les parties avec des règles que je connais par leur nom sont classées.
    [same-opponent] Partie amicale : vous avez joué dix parties classées ensemble ces 30 derniers jours.
   *[other] Partie amicale.
}
casual-at-once = { $why ->
    [computer] Cette partie est amicale : contre moi, les parties ne sont pas classées.
   *[one-person] Cette partie est amicale, puisque tu joues les deux camps.
}
ratings-changed = Cotes : { $first } { $first-before } → { $first-after }, { $second } { $second-before } → { $second-after }
not-rated = { $why ->
    [same-opponent] Non classée : vous avez joué dix parties classées ensemble ces 30 derniers jours.
    [left-early] Non classée : quelqu’un a quitté le serveur avant que chaque camp ait joué.
    [timeout-early] Non classée : le temps s’est écoulé avant que chaque camp ait joué deux coups.
    [one-absence] Non classée : une autre partie a été perdue au temps pendant la même absence, et une absence ne compte qu’une fois.
   *[other] Non classée : la partie était amicale.
}
rules-side-score = Dans les parties classées jusqu’ici, { $side-the } { $side-number ->
    [one] marque
   *[many] marquent
} { $percent } % des points.
deed-left-claim = { $player } a quitté le serveur. La pendule continue de tourner, et qui n’a plus de temps perd. { $other }, tu peux aussi réclamer la victoire dès maintenant, ou annuler la partie avec `/{ command-abort }` ; elle ne comptera pas.
button-claim = Réclamer la victoire
button-abort = Annuler la partie
end-claimed = { $player } réclame la victoire, car { $other } a quitté le serveur.
alt-claimed = { $side-opening } { $side-number ->
    [one] a
   *[many] ont
} réclamé la victoire, car l’adversaire avait quitté le serveur.
refuse-win-to-claim = Ton adversaire a quitté le serveur : tu peux réclamer la victoire. Si tu annules plutôt la partie, elle ne compte pas.
refuse-nothing-to-claim = Ton adversaire est sur ce serveur : il n’y a pas de victoire à réclamer.

## Trouver quelqu’un avec qui jouer

command-play = jouer
command-play-about = Rejoindre quelqu’un qui attend une partie, ou attendre toi-même quelqu’un
option-play-rules = règles
option-play-rules-about = Les règles de la partie ; sans elles, tu rejoins n’importe quelle partie
play-joined = Tu as rejoint { $player } : la partie { $game }, **{ $rules }**, commence dans { $channel }.
play-posted = Personne n’attend de partie ici pour le moment, alors j’ai publié un défi pour toi. Tout le monde peut l’accepter.
play-size = De quelle taille sera ta première partie ? Sur le petit plateau, **{ $small }**, on réfléchit une dizaine de minutes. **{ $usual }**, c’est ce que jouent les gens expérimentés, et il faut une heure ou plus.
play-size-waiting = -# Quelqu’un attend déjà une partie : `/{ command-challenges }` montre qui.
play-size-small = Petit plateau, 10 minutes
play-size-tournament = Plateau de tournoi
command-challenges = défis
command-challenges-about = Montrer les défis ouverts : ceux pour toi, ceux pour tout le monde, et les tiens
lobby-none = Il n’y a pas de défi ouvert ici. `/{ command-play }` en publie un que tout le monde peut accepter.
lobby-title = { $count ->
    [one] { $count } défi ouvert
   *[other] { $count } défis ouverts
} :
lobby-to-me = **{ $number }** · { $player } **te** défie · { $rules } · { $time } · expire { $until }
lobby-open = **{ $number }** · { $player } cherche quelqu’un · { $rules } · { $time } · expire { $until }
lobby-mine = **{ $number }** · tu défies { $player } · { $rules } · { $time } · expire { $until }
lobby-mine-anyone = **{ $number }** · tu cherches quelqu’un · { $rules } · { $time } · expire { $until }
lobby-no-limit = temps illimité
lobby-link = · [message]({ $link })
lobby-accept = Accepter { $number }
lobby-decline = Refuser { $number }
lobby-withdraw = Retirer { $number }
lobby-again = Publier { $number } de nouveau
refuse-only-computer-here = Ici, tu peux jouer contre moi, ou jouer les deux camps. Les autres personnes jouent avec toi dans les salons d’un serveur.
play-level = À quel niveau dois-je jouer ?
refuse-posted-just-now = Ce défi a été publié il y a moins d’une heure. Tu pourras le publier de nouveau plus tard.
refuse-can-join = Quelqu’un vient de publier un défi qui convient. Utilise de nouveau `/{ command-play }` pour l’accepter.
challenge-lapsed-news = { $player }, personne n’a accepté ton défi en une semaine, alors il a expiré. `/{ command-play }` cherche quelqu’un d’autre.

## Réglages

command-settings = réglages
command-settings-about = Régler les rappels, l’aspect de tes plateaux et plus encore
command-server-settings = réglages-serveur
command-server-settings-about = Régler la langue, les salons, les règles par défaut de ce serveur et plus encore
language-name = Français
settings-menu = Quoi changer
settings-line = { $name } : { $value }
settings-line-shown = **{ $name } : { $value }**
settings-saved = Enregistré. **{ $name }**, désormais : { $value }
settings-close = Fermer
settings-clear = Effacer
settings-scope = { $scope ->
    [channel] Ce salon seulement
   *[server] Tout le serveur
}
own-settings-title = **Tes réglages**. Ils valent sur tous les serveurs, et chaque changement est enregistré aussitôt.
own-setting = { $setting ->
    [reminders] Rappels
    [turns] Messages de tour
    [theme] Style des plateaux privés
    [boards] Plateaux
    [below] Camp en bas
    [following] Parties suivies
   *[leaderboards] Classements
}
own-setting-about = -# { $setting ->
    [reminders] Un rappel arrive une fois par tour, quand il reste peu de temps.
    [turns] Les messages de tour discrets te mentionnent, mais sans notification. Les rappels, les questions et la fin d’une partie te notifient toujours.
    [theme] Pour les plateaux visibles par toi uniquement. `/{ command-board }` peut montrer n’importe quel autre style.
    [boards] Les plateaux en texte indiquent où se trouve chaque pièce, pour les lecteurs d’écran. Dans les salons, le texte accompagne l’image quand c’est à toi de jouer.
    [below] Pour les plateaux visibles par toi uniquement ; ceux des salons restent les mêmes pour tout le monde.
    [following] Quand une partie que tu suis est finie, je t’envoie un message privé.
   *[leaderboards] Une personne cachée a une cote, mais ne figure dans aucun classement, et aucun problème ne la nomme.
}
own-value = { $value ->
    [reminders-on] activés
    [reminders-off] désactivés
    [turns-notify] avec notification
    [turns-quiet] discrets
    [boards-pictures] en images
    [boards-words] en texte
    [below-usual] comme dans le salon
    [below-own] le mien
    [following-on] m’écrire
    [following-off] aucun message
    [leaderboards-shown] me montrer
   *[leaderboards-hidden] me cacher
}
server-settings-title = **Réglages de ce serveur**. Chaque changement est enregistré aussitôt.
server-settings-not-here = Cette table n’appartient à aucun serveur : il n’y a donc rien à régler. `/{ command-settings }` montre tes propres réglages.
channel-settings-title = **Réglages de { $channel }** et de ses fils. Chaque changement est enregistré aussitôt.
channel-as-server = comme sur le serveur
server-part = { $part ->
    [language] Langue
    [channels] Salons de jeu
    [rules] Règles par défaut
    [time] Temps par défaut
    [rated] Nouvelles parties
    [threads] Fils
    [computer] Parties contre l’ordinateur
    [limits] Limites
    [pages] Pages web
    [tournaments] Tournois
    [ladders] Échelles
    [results] Résultats
    [puzzle] Problème du jour
    [digest] Résumé de la semaine
    [reports] Signalements
   *[commands] Rôles et commandes
}
server-part-about = -# { $part ->
    [language] La langue des plateaux et des défis, que tout le monde lit. Les réponses privées sont dans la langue de chaque membre.
    [channels] Où les parties peuvent commencer, fils compris. Celles qui sont en cours ailleurs s’y terminent.
    [rules] Pour les défis qui ne précisent pas de règles.
    [time] Pour les défis qui ne précisent pas de temps. Les parties contre l’ordinateur n’en ont pas.
    [rated] Pour les défis qui ne précisent pas si la partie est classée.
    [threads] Un fil par partie garde le salon en ordre.
    [computer] Une partie privée laisse le salon tranquille : seule la personne qui joue voit le plateau. Avec l’option `{ option-challenge-thread }`, on peut quand même jouer dans un fil.
    [limits] Combien de parties peuvent être en cours en même temps.
    [pages] Qui a le lien peut lire la page web d’une partie.
    [tournaments] Quelqu’un annonce un tournoi avec `/{ command-tournament } { command-tournament-create }`, et d’autres participent par un bouton. Qui peut en annoncer un ?
    [ladders] Une échelle classe qui la rejoint avec `/{ command-ladder } { command-ladder-join }` ; battre quelqu’un de mieux placé donne sa place. Il peut y en avoir une pour chaque jeu de règles.
    [results] Chaque partie terminée y est publiée en une ligne, avec un lien vers son plateau.
    [puzzle] Où et quand un problème est publié chaque jour. Un seul premier coup est bon, et chacun répond en privé. Efface-le pour ne plus avoir de problèmes.
    [digest] Où et quand un retour sur la semaine est publié : parties finies, montées au classement, tournois, échelles, problèmes, défis ouverts. S’il ne s’est rien passé, rien n’est publié. Personne n’est notifié.
    [reports] Ce que quelqu’un signale avec *{ command-report-message }* dans le menu d’un message y est publié : un lien, avec son nom. Choisis un salon que seuls les admins peuvent lire.
   *[commands] C’est Discord qui décide qui peut utiliser quelle commande et dans quel salon : ouvre *Paramètres du serveur*, puis *Intégrations*, puis *Raichi*. Tu peux y autoriser ou interdire chaque commande par rôle, membre et salon. `/{ command-server-settings }` est pour qui peut gérer le serveur, tant que tu ne l’ouvres pas à d’autres.
}
server-language-found = { $language } (rien n’est réglé)
server-channels = { $rule ->
    [all] tous les salons
    [only] { $count ->
        [0] seulement ceux que tu choisis ci-dessous ; tous, tant que tu n’en choisis pas
       *[other] seulement { $channels }
    }
   *[except] { $count ->
        [0] tous sauf ceux que tu choisis ci-dessous
       *[other] tous sauf { $channels }
    }
}
server-channel-rule = { $rule ->
    [all] Tous les salons
    [only] Seulement les salons choisis
   *[except] Tous sauf les salons choisis
}
server-channels-menu = Les salons
server-channels-lost = Tous les salons de jeu ont été supprimés, alors les parties peuvent commencer dans n’importe quel salon. Un admin peut en choisir d’autres avec `/{ command-server-settings }`.
server-channels-partly-lost = Un salon que tu avais choisi pour jouer a été supprimé. Choisis de nouveau les salons pour enlever cette note.
server-rules-lost = Les règles « { $rules } » n’existent plus. Choisis-en d’autres ; d’ici là, ce sont les règles habituelles.
server-choice-rated = { $rule ->
    [rated] classées
   *[casual] amicales
}
server-choice-threads = { $rule ->
    [unset] à partir de 11×11, sauf si le défi en décide autrement
    [ask] au choix de qui lance le défi
    [always] toujours
   *[never] jamais
}
server-choice-computer = { $rule ->
    [private] en privé
    [channel] dans le salon
   *[thread] dans des fils
}
server-limits = { $player } par personne, { $here } par salon
server-limit-of-player = { $count ->
    [one] { $count } partie par personne
   *[other] { $count } parties par personne
}
server-limit-here = { $count ->
    [one] { $count } partie par salon
   *[other] { $count } parties par salon
}
server-limit-of-player-menu = Nombre maximal de parties par personne
server-limit-here-menu = Nombre maximal de parties par salon
server-choice-pages = { $rule ->
    [open] activées
    [closed] désactivées
   *[none] aucune : la personne qui héberge le bot n’en propose pas pour ce serveur
}
server-results-menu = Le salon des résultats
server-results-none = nulle part
server-results-lost = Le salon des résultats a été supprimé, alors les résultats ne sont plus publiés. Choisis-en un autre, ou appuie sur *{ settings-clear }*.
server-results-closed = Je ne peux rien publier dans le salon des résultats. Autorise-moi à y *Voir le salon* et *Envoyer des messages*, choisis-en un autre, ou appuie sur *{ settings-clear }*.
refuse-not-for-games = On ne joue pas dans ce salon, mais on joue dans les autres salons du serveur.
refuse-games-in-channels = On ne joue pas dans ce salon. Essaie { $channels }.
refuse-threads-decided = { $rule ->
    [always] Sur ce serveur, chaque partie a son propre fil. Enlève l’option `{ option-challenge-thread }`.
   *[never] Sur ce serveur, les parties n’ont pas de fil. Enlève l’option `{ option-challenge-thread }`.
}
result = **Partie { $game }**, { $rules } : { $end }
result-link = Vers le plateau
result-lost = -# Le salon des résultats a été supprimé. Un admin peut en choisir un autre avec `/{ command-server-settings }`.
result-closed = -# Je ne peux rien publier dans le salon des résultats. Un admin peut m’y autoriser *Voir le salon* et *Envoyer des messages*, ou en choisir un autre avec `/{ command-server-settings }`.

## Leçons

lesson-title = **{ $lesson }, étape { $step } sur { $count } : { $topic }**
lesson-task = Tu joues { $side-the }. { $task }
lesson-task-reach = Déplace une pièce en { $square }.
lesson-task-capture = { $count ->
    [one] Capture une pièce.
   *[other] Capture { $count } pièces en un seul coup.
}
lesson-task-win = Gagne en un coup.
lesson-task-call = Trouve le coup après lequel j’annonce *{ $call }*.
lesson-task-keep-safe = Trouve un coup après lequel l’autre camp ne peut pas gagner tout de suite.
lesson-task-keep-all = Trouve un coup après lequel l’autre camp ne peut rien capturer.
lesson-task-force-win = Trouve le coup après lequel ton prochain gagne, quoi que fasse l’autre camp.
lesson-right = **Bien joué !** { $done }
lesson-wrong = **Pas tout à fait :** { $done }
lesson-reply = L’autre camp pourrait répondre { $move }.
lesson-done = C’était la dernière étape, et tu en as résolu { $solved } sur { $count }. Et si tu jouais une vraie partie ?
lesson-next = Suivant
lesson-back = Retour
lesson-again = Réessayer
lesson-restart = Recommencer
lesson-play = Jouer maintenant
lesson-others = Toutes les leçons

captures-title = **{ $rules } : comment on capture**
captures-line = { $number }. { $kind } : { $move }.
captures-alt = Les captures selon les règles de { $rules }, chacune avant et après le coup.
captures-button = Les captures en images
