# Parties par vote, où tout un salon décide des coups ; en français.

help-votes = `/{ command-vote } { command-vote-start }` commence une partie où tout le monde ici vote pour les coups : contre une personne, contre moi ou en deux équipes.
profile-teams = Contre un salon, par vote : { $score }
profile-voted = Parties par vote dans une équipe : { $games }
team-everyone = le salon
team-a = l’équipe A
team-b = l’équipe B
vote-next = { $team } vote pour le prochain coup ({ $side }).
vote-until = Le vote est ouvert jusqu’au { $time } ({ $left }).
vote-how = Tout le monde ici a une voix par tour : appuie sur *Voter*, utilise `/{ command-move }` ou réponds à ce message avec un coup. Tu peux changer ton vote jusqu’à la fin ; le coup qui a le plus de voix est joué.
vote-how-teams = Deux équipes : rejoins-en une avec son bouton, ou vote simplement, et tu seras dans l’équipe dont c’est le tour. Tout le monde a une voix par tour, avec *Voter*, `/{ command-move }` ou une réponse au plateau, et peut la changer jusqu’à la fin.
vote-resign = abandonner
vote-offer-draw = proposer la nulle
vote-accept-draw = accepter la nulle
vote-unanimous = ({ $all } voix sur { $all } )
vote-result = ({ $votes } voix sur { $all } ; { $others })
vote-got = { $choice } : { $votes }
vote-rest = autres : { $votes }
vote-prolonged = Personne n’a voté pour un coup. Le vote continue une fois, jusqu’au { $time } ({ $left }) ; si personne ne vote encore, la partie est perdue au temps.
vote-won = **{ $side-opening } { $side-number ->
    [one] gagne
   *[many] gagnent
}.** Bien joué !
vote-drawn = **La partie est nulle.** Bien joué !
vote-people = Votants : { $people } · tours : { $turns } · à l’unanimité : { $unanimous }
vote-most = Le plus souvent avec la majorité : { $players } ({ $times }×)
vote-started = { $player } commence une partie de **{ $rules }** par vote : partie { $game }. Tout le monde peut participer.
vote-none-now = Il n’y a pas de vote en ce moment : c’est à l’autre camp de jouer.
vote-not-yet = Tu n’as pas encore voté à ce tour. Ensuite, tu verras comment votent les autres.
vote-yours = Ton vote : **{ $choice }**.
vote-yours-until = Ton vote : **{ $choice }**. Tu peux le changer jusqu’au { $time } ({ $left }).
vote-so-far = Jusqu’ici : { $counts }
vote-goes-on = Le tour n’est pas fini : choisis l’action suivante, ou laisse ton vote tel quel. Le reste du tour sera alors voté plus tard.
vote-turn-ends = fin du tour
vote-last = Ton vote était le dernier qui manquait : le vote est terminé.
vote-counted = ton vote compte. `/{ command-move }` te montre comment votent les autres.
vote-notified = Tu seras averti quand il y aura un vote et quand la partie se terminera. Le même bouton l’arrête.
vote-unnotified = Tu ne seras plus averti de cette partie.
vote-joined = Tu joues maintenant dans { $team } ({ $side }).
button-vote = Voter
button-votes = Votes
button-notify = Me prévenir
button-join-a = Rejoindre l’équipe A
button-join-b = Rejoindre l’équipe B
refuse-vote-over = Ce vote est terminé. Le dernier plateau montre où en est la partie.
refuse-other-team = Tu joues dans { $team }, tu ne peux donc pas voter pour l’autre équipe.
refuse-opponent-votes = Dans la partie { $game }, tu joues contre le salon, tu ne peux donc pas voter.
refuse-not-by-vote = Ce n’est pas possible dans une partie par vote : on ne vote que pour des coups, la nulle ou l’abandon.
refuse-offer-while-they-vote = Propose la nulle après ton coup, pendant que les autres votent : ils pourront alors voter pour l’accepter.
refuse-vote-time = Un vote dure de 1 heure à 7 jours, par exemple « 2 jours », et non « { $given } ».
refuse-votes-needed = Un vote peut se terminer après 1 à 100 000 voix.
refuse-notified-full = Autant de personnes qu’un message peut en nommer sont déjà averties de cette partie ({ $most }).

## The command

command-vote = vote
command-vote-about = Parties par vote : le salon décide des coups
command-vote-start = début
command-vote-start-about = Commencer une partie où tout le monde ici vote pour les coups
option-vote-start-opponent = adversaire
option-vote-start-opponent-about = Qui joue contre le salon : quelqu’un ou moi ; sans précision, deux équipes jouent
option-vote-start-rules = règles
option-vote-start-rules-about = Les règles de la partie
option-vote-start-side = camp
option-vote-start-side-about = Le camp du salon ; tiré au sort sans précision
option-vote-start-time = temps
option-vote-start-time-about = La durée d’un vote, de 1 heure à 7 jours ; 1 jour sans précision
option-vote-start-level = niveau
option-vote-start-level-about = Ma force contre le salon ; 4 sans précision
option-vote-start-votes = voix
option-vote-start-votes-about = Finir le vote plus tôt dès que tant de personnes ont voté
option-vote-start-thread = fil
option-vote-start-thread-about = Jouer dans un fil à part ; oui sans précision
