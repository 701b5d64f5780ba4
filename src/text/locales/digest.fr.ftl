# The digest of a server, in French.

weekday = { $day ->
    [mon] lundi
    [tue] mardi
    [wed] mercredi
    [thu] jeudi
    [fri] vendredi
    [sat] samedi
   *[sun] dimanche
}
server-digest = { $channel }, { $day } à { $hour } (la prochaine fois : { $time })
server-digest-none = désactivé
server-digest-menu = Le salon du résumé
server-digest-day-menu = Le jour
server-digest-hour-menu = L’heure
server-digest-lost = Le salon du résumé a été supprimé, alors plus aucun n’est publié. Choisis-en un autre, ou appuie sur *{ settings-clear }*.
server-digest-unposted = Je n’ai pas pu publier le dernier résumé : je n’ai pas le droit d’écrire dans son salon. Donne-m’y *Voir le salon* et *Envoyer des messages*, ou choisis-en un autre.

digest-title = **La semaine ici**, du { $since } au { $until }
digest-games = { $count ->
    [one] Une partie est finie :
   *[other] { $count } parties sont finies, les gagnants d’abord :
}
digest-more = { $count ->
    [one] … et une autre.
   *[other] … et { $count } autres.
}
digest-leaderboard = **Classement** : { $climbers }
digest-longest = **La plus longue partie** : { $first } – { $second }, { $rules }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}.
digest-surprise = **La plus grande surprise** : { $winner } 1 : 0 { $loser }
digest-tournament = { $moment ->
    [sign-up] Tournoi **{ $name }** : tu peux t’inscrire.
    [running] Le tournoi **{ $name }** a commencé.
   *[over] Le tournoi **{ $name }** est fini. En tête : { $winners }.
}
digest-ladder = **Échelle**, { $rules } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}. Tout en haut : { $first }.
digest-solvers = **Problèmes** : le plus de solutions pour { $players } : { $count }.
digest-open = { $count ->
    [one] Un défi ouvert :
   *[other] { $count } défis ouverts :
}
digest-play = Jouer { $rules }
