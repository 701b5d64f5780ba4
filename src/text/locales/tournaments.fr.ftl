# Les tournois, en français.

command-tournament = tournoi
command-tournament-about = Créer, rejoindre et suivre des tournois
command-tournament-create = créer
command-tournament-create-about = Annoncer un tournoi que chacun peut rejoindre
option-tournament-create-name = nom
option-tournament-create-name-about = Son nom, de 60 caractères au plus
option-tournament-create-rules = règles
option-tournament-create-rules-about = Les règles du jeu
option-tournament-create-players = joueurs
option-tournament-create-players-about = Combien peuvent s’inscrire, de 3 à 64 (32 par défaut)
option-tournament-create-start = début
option-tournament-create-start-about = Quand il commence : au complet, un nombre de jours, ou une date comme 2027-01-03 18:00 (UTC)
option-tournament-create-time = temps
option-tournament-create-time-about = Le temps de chaque partie (6 jours + 10 heures par défaut)
option-tournament-create-games = parties
option-tournament-create-games-about = Combien de parties chaque paire joue (deux par défaut)
option-tournament-create-at-once = à-la-fois
option-tournament-create-at-once-about = Combien de parties un joueur a en même temps, de 2 à 12 (6 par défaut)
option-tournament-create-rated = classées
option-tournament-create-rated-about = Si les parties comptent pour la cote
command-tournament-join = rejoindre
command-tournament-join-about = Rejoindre un tournoi
option-tournament-join-name = nom
option-tournament-join-name-about = Le tournoi (s’il y en a plusieurs ici)
command-tournament-leave = quitter
command-tournament-leave-about = Quitter un tournoi
option-tournament-leave-name = nom
option-tournament-leave-name-about = Le tournoi (s’il y en a plusieurs ici)
command-tournament-show = voir
command-tournament-show-about = Voir un tournoi avec ses tableaux
option-tournament-show-name = nom
option-tournament-show-name-about = Le tournoi (s’il y en a plusieurs ici)
command-admin-tournament = tournoi
command-admin-tournament-about = Annuler ou déplacer un tournoi, retirer quelqu’un ou donner du temps
option-admin-tournament-act = action
option-admin-tournament-act-about = Ce qu’il faut faire
option-admin-tournament-name = nom
option-admin-tournament-name-about = Le tournoi (s’il y en a plusieurs ici)
option-admin-tournament-player = joueur
option-admin-tournament-player-about = Qui retirer
option-admin-tournament-days = jours
option-admin-tournament-days-about = Combien de jours de plus tout le monde reçoit, de 1 à 30
option-admin-tournament-channel = salon
option-admin-tournament-channel-about = Où il continue
chosen-act-cancel = l’annuler
chosen-act-remove = retirer quelqu’un
chosen-act-time = donner plus de temps
chosen-act-move = le déplacer vers un autre salon
option-tournament-create-every = chaque
option-tournament-create-every-about = À quelle fréquence il revient (vide : une seule fois)
chosen-every-month = mois
chosen-every-three-months = trimestre
chosen-games-one = une
chosen-games-two = deux, en changeant de camp

tournament-title = 🏆 **{ $name }** · { $rules }
tournament-play = Dans chaque groupe, tout le monde joue contre tout le monde { $games ->
    [1] une fois
   *[2] deux fois, en changeant de camp
}, avec { $at-once } parties à la fois au plus. Temps : { $time }.
tournament-rated = { $rated ->
    [yes] Les parties sont classées.
   *[no] Les parties sont amicales.
}
tournament-points = Une victoire vaut un point, une nulle un demi-point. À plus de 7, il y a plusieurs groupes, dont les meilleurs vont plus loin.
tournament-absence = Si tu ne joues aucun coup en 3 jours, perds deux parties au temps ou t’en vas, c’est fini pour toi. Pas de pauses, mais les vacances sont permises.
tournament-start = Il commence { $time }.
tournament-start-full = Il commence dès que { $count } joueurs sont inscrits, ou { $time }.
tournament-begun = Il a commencé.
tournament-over-since = Il est terminé.
tournament-called-off = Il est annulé.
tournament-players = Joueurs ({ $count } sur { $most }) : { $players }
tournament-players-none = Personne n’est encore inscrit ; il y a de la place pour { $most } joueurs.
tournament-join = Rejoindre
tournament-leave = Quitter
tournament-show = Voir le tableau
tournament-joined = Tu participes à **{ $name }**. Tes parties commencent toutes seules dès le début du tournoi.
tournament-left = Tu ne participes plus à **{ $name }**.
tournament-withdrawn = C’est fini pour toi dans **{ $name }**. Les parties en cours continuent, mais ne comptent plus pour le tournoi.
tournament-put-off = **{ $name }** a besoin de 3 joueurs au moins et est donc reporté : il commence { $time }.
tournament-cancelled = **{ $name }** est annulé : il faut 3 joueurs au moins.
tournament-group = { $stage ->
    [only] 🏆 **{ $name }** commence !
    [final] 🏆 **{ $name }** : la finale commence !
   *[group] 🏆 **{ $name }** : tour { $round }, le groupe { $group } commence !
} En jeu : { $players }.
tournament-thread = { $stage ->
    [only] { $name }
    [final] { $name } : finale
   *[group] { $name } : tour { $round }, groupe { $group }
}
tournament-heading = { $stage ->
    [only] Tableau
    [final] Finale
   *[group] Tour { $round }, groupe { $group }
}
tournament-out = { $why ->
    [no-show] { $player } n’a joué aucun coup depuis le début : c’est fini dans ce tournoi.
    [removed] Un admin a retiré { $player } du tournoi.
    [left] { $player } n’est plus sur le serveur : c’est fini dans ce tournoi.
    [time] { $player } a perdu deux parties au temps : c’est fini dans ce tournoi.
    [erased] { $player } a quitté Raichi : c’est fini dans ce tournoi.
   *[withdrew] { $player } a quitté le tournoi.
}
tournament-out-games = { $exit ->
    [annulled] Aucune de ces parties ne compte.
   *[forfeited] Les parties qui n’étaient pas finies comptent comme gagnées par les autres.
}
tournament-round-over = Le tour { $round } de **{ $name }** est terminé. Vont plus loin : { $players }.
tournament-ended = { $count ->
    [one] 🏆 **{ $name }** est terminé. Victoire de { $players } !
   *[other] 🏆 **{ $name }** est terminé. Victoire partagée de { $players } !
}
tournament-ended-nobody = **{ $name }** est terminé : il n’y a plus personne pour gagner.
tournament-alt = { $heading } avec les points de chaque joueur : { $rows }.
table-player = Joueur { $number }
table-head = { $column ->
    [place] Place
    [player] Joueur
    [points] Points
    [tie] Départage
    [change] En 30 jours
   *[plays] Défie
}
tournament-every = { $every ->
    [month] Le suivant a lieu un mois plus tard.
   *[three-months] Le suivant a lieu trois mois plus tard.
}
tournament-soon = **{ $name }** commence { $time }. Inscriptions : { $count } sur { $most }. Il est encore temps de participer !
tournament-called-off-by-admin = L’administration a annulé **{ $name }**. Les parties en cours continuent comme vos propres parties.
tournament-moved = L’administration a déplacé **{ $name }** ici. Toutes ses parties continuent dans ce salon.
tournament-more-time = { $stage ->
    [sign-up] **{ $name }** commence plus tard : { $time }.
   *[running] L’administration a donné plus de temps à tout le monde dans **{ $name }**.
}
tournament-again = Recommencer
tournament-changed = { $act ->
    [cancel] **{ $name }** est annulé.
    [remove] Cette personne n’est plus dans **{ $name }**.
    [time] Tout le monde dans **{ $name }** a plus de temps.
   *[move] **{ $name }** a été déplacé.
}
admin-log-tournament = { $time } · { $admin } { $act ->
    [cancel] a annulé le tournoi { $name }
    [remove] a retiré { $object } du tournoi { $name }
    [time] a donné plus de temps au tournoi { $name } (jours : { $days })
   *[move] a déplacé le tournoi { $name } vers { $object }
}
server-choice-tournaments = { $rule ->
    [everyone] tout le monde peut en annoncer un
   *[managers] seules les personnes qui gèrent le serveur peuvent en annoncer un
}
tournament-when-full = au complet
refuse-tournament = { $why ->
    [name] Un tournoi a besoin d’un nom de 60 caractères au plus.
    [name-taken] Il y a déjà un tournoi de ce nom ici. Choisis-en un autre.
    [start] Le début doit être dans le futur, à moins d’un an.
    [number] Un tournoi a de 3 à 64 joueurs, et chacun de 2 à 12 parties à la fois. S’il doit commencer au complet, dis à combien de joueurs.
    [no-clock] Un tournoi a besoin d’une limite de temps. Essaie `6 jours + 10 heures`.
    [too-many] Il y a déjà trois tournois ici. Attends que l’un d’eux soit terminé.
    [second] Ton autre tournoi n’est pas encore terminé.
    [unknown] Il n’y a pas de tel tournoi ici. `/{ command-tournament } { command-tournament-create }` en crée un.
    [which] Lequel ? { $tournaments }
    [begun] Ce tournoi a commencé, on ne peut plus s’inscrire.
    [full] Ce tournoi est au complet.
    [not-in] Tu ne participes pas à ce tournoi.
    [managers] Seules les personnes qui gèrent ce serveur peuvent annoncer des tournois ici.
    [not-over] Ce tournoi n’est pas encore fini.
    [over] Ce tournoi est fini.
    [same-channel] Le tournoi est déjà dans ce salon.
    [option] Dis ce qu’il faut faire, et avec cela qui retirer, combien de jours donner (1 à 30) ou vers quel salon déplacer.
    [no-pause] Les parties d’un tournoi n’ont pas de pauses. `/{ command-vacation } { command-vacation-start }` arrête tes pendules.
   *[no-abort] Les parties d’un tournoi ne peuvent pas être annulées. Tu peux abandonner, ou quitter le tournoi.
}
