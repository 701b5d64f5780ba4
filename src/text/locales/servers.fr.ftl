# Ce que dit Raichi des serveurs : les admins, les données de chacun et le mot d’accueil ; en français.

## Les admins d’un serveur

former-player = l’ancien joueur
end-admin = Un admin de ce serveur a mis fin à la partie.
end-aborted-admin = { $first } et { $second }, un admin de ce serveur a annulé la partie. Elle ne compte pas.
end-aborted-admin-alone = { $player }, un admin de ce serveur a annulé la partie. Elle ne compte pas.
deed-admin-moves = { $first } et { $second }, un admin a déplacé votre partie ici. Elle continue dans ce salon.
deed-admin-moves-alone = { $player }, un admin a déplacé ta partie ici. Elle continue dans ce salon.
admin-reason = > { $reason }
alt-admin = Un admin du serveur a mis fin à la partie.
alt-erased = { $side-opening } { $side-number ->
    [one] a
   *[many] ont
} quitté la partie pour de bon.
end-erased = { $player }, l’autre personne est partie pour de bon et a fait effacer toutes ses données. La partie s’arrête ici et n’est pas classée.
end-aborted-erased = { $player }, l’autre personne est partie pour de bon et a fait effacer toutes ses données. La partie avait à peine commencé, elle ne compte donc pas.
admin-ended = La partie { $game } est terminée, et les joueurs sont prévenus. C’est noté dans `/{ command-admin } { command-admin-log }`.
admin-moved = La partie { $game } continue dans { $channel }.
admin-closed = { $count ->
    [0] Rien à fermer : il n’y a aucun défi ouvert { $player ->
        [none] sur ce serveur
       *[person] de cette personne
    }.
    [one] J’ai fermé un défi ouvert.
   *[other] J’ai fermé { $count } défis ouverts.
}
admin-blocked = { $player } ne peut plus défier personne ici, ni accepter ou recevoir de défi. { $count ->
    [0] { "" }
    [one] Un défi ouvert est fermé.{ " " }
   *[other] { $count } défis ouverts sont fermés.{ " " }
}Les parties en cours continuent ; `/{ command-admin } { command-admin-end }` met fin à l’une d’elles. `/{ command-admin } { command-admin-unblock }` lève le blocage.
admin-unblocked = { $player } peut de nouveau jouer ici.
admin-exported = { $count ->
    [one] L’unique partie de ce serveur est dans le fichier, avec tout ce qui s’y est passé.
   *[other] Les { $count } parties de ce serveur sont dans le fichier, avec tout ce qui s’y est passé.
}
admin-exported-newest = Les { $count } parties les plus récentes de ce serveur sont dans le fichier ; toutes ensemble, elles seraient trop lourdes pour Discord. La personne qui m’héberge peut toutes les écrire avec `raichi export`.
admin-exported-none = Aucune partie n’a encore été jouée sur ce serveur : il n’y a rien à exporter.
admin-log-none = Aucun admin n’a encore rien fait ici.
admin-log-title = Ce que les admins ont fait sur ce serveur, du plus récent au plus ancien :
admin-log-end = { $time } · { $admin } a mis fin à la partie { $game } : { $result ->
    [abort] annulée
    [draw] nulle
   *[win] victoire pour { $winner }
}
admin-log-move = { $time } · { $admin } a déplacé la partie { $game } dans { $channel }
admin-log-close = { $time } · { $admin } a fermé { $count ->
    [one] { $count } défi
   *[other] { $count } défis
}
admin-log-close-of = { $time } · { $admin } a fermé { $count ->
    [one] { $count } défi
   *[other] { $count } défis
} de { $player }
admin-log-block = { $time } · { $admin } a bloqué { $player }
admin-log-unblock = { $time } · { $admin } a débloqué { $player }
admin-log-export = { $time } · { $admin } a exporté { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
admin-log-page = -# Page { $page } sur { $pages }. `/{ command-admin } { command-admin-log }` prend la page en option.
admin-footer = -# Qui peut utiliser `/{ command-admin }` se règle dans les paramètres du serveur Discord, sous *Intégrations*.
challenge-closed-by-admin = Un admin a fermé le défi de { $challenger } (**{ $rules }**).
result-abort = Annulée : elle ne compte pas
result-draw = Nulle
result-win = Victoire { $side-of }
refuse-player-blocked = Un admin de ce serveur ou la personne qui m’héberge t’a interdit de jouer ici. Les parties en cours continuent.
refuse-opponent-blocked = Un admin de ce serveur ou la personne qui m’héberge a interdit à { $player } de jouer ici.
refuse-blocked-already = { $player } ne peut déjà plus jouer ici.
refuse-not-blocked = Rien n’empêche { $player } de jouer ici.
refuse-not-a-person = C’est un bot. Indique une personne.
refuse-same-channel = La partie { $game } est déjà dans ce salon.
refuse-channel-unusable = Je ne peux pas publier dans ce salon. Donne-m’y *Voir le salon* et *Envoyer des messages* (dans un fil, *Envoyer des messages dans les fils*), ou choisis-en un autre.
refuse-unknown-result = « { $given } » n’est pas un résultat possible de cette partie. Choisis parmi ceux que je propose pendant que tu écris.
refuse-reason-missing = Dis pourquoi : les deux adversaires le liront.
refuse-challenge-closed = Un admin a fermé ce défi. `/{ command-challenge }` en lance un nouveau.
refuse-former-opponent = L’autre personne n’est plus là, donc il ne peut pas y avoir de revanche. `/{ command-challenge }` commence une partie avec quelqu’un d’autre.
command-admin = admin
command-admin-about = Gérer les parties de ce serveur
command-admin-end = terminer
command-admin-end-about = Mettre fin à une partie : l’annuler, la déclarer nulle ou donner la victoire à un camp
option-admin-end-game = partie
option-admin-end-game-about = Le numéro de la partie
option-admin-end-result = résultat
option-admin-end-result-about = Comment elle se termine
option-admin-end-reason = raison
option-admin-end-reason-about = Pourquoi ; les deux adversaires le liront
command-admin-move-game = déplacer-partie
command-admin-move-game-about = Déplacer une partie dans un autre salon
option-admin-move-game-game = partie
option-admin-move-game-game-about = Le numéro de la partie
option-admin-move-game-channel = salon
option-admin-move-game-channel-about = Où elle continue
command-admin-close-challenges = fermer-défis
command-admin-close-challenges-about = Fermer les défis ouverts de ce serveur
option-admin-close-challenges-player = personne
option-admin-close-challenges-player-about = Seulement ceux lancés par cette personne ou pour elle
command-admin-block = bloquer
command-admin-block-about = Empêcher quelqu’un de commencer des parties ici ; celles en cours continuent
option-admin-block-player = personne
option-admin-block-player-about = Qui
command-admin-unblock = débloquer
command-admin-unblock-about = Permettre de nouveau à quelqu’un de jouer ici
option-admin-unblock-player = personne
option-admin-unblock-player-about = Qui
command-admin-export = exporter
command-admin-export-about = Recevoir les parties de ce serveur dans un fichier
command-admin-log = journal
command-admin-log-about = Voir ce que les admins ont fait ici
option-admin-log-page = page
option-admin-log-page-about = Quelle page ; la première est la plus récente

## Les données de chacun

privacy-title = **Ce que je garde sur toi**
privacy-kept =
    - Ton identifiant Discord (pas ton nom), les parties que tu joues avec chaque coup et son heure, tes défis, cotes, vacances et réglages, tes réponses aux problèmes, les parties des autres que tu suis, les analyses que tu enregistres, les règles que tu crées ou enregistres, et où tu en es dans les leçons. Si tu l’as accepté avec `/{ command-names }`, aussi le nom que montrent les pages des parties.
    - Tant que tu as une session ouverte sur une page ou au plateau dans Discord, 12 heures au plus, le fait que tu l’as : ni mot de passe, ni clé de ton compte.
    - Aucun message : je ne lis que ceux qui répondent à un plateau, me mentionnent ou me sont écrits en privé, et je n’en garde que le coup.
    - Le tout est dans une seule base de données, chez la personne qui m’héberge.
privacy-time =
    - Les parties restent : elles sont aussi à tes adversaires. J’efface après 2 heures combien de fois tu as utilisé une fonction limitée, après 2 jours la trace des boutons utilisés, après 30 jours les défis fermés, les réponses aux problèmes et les règles inachevées, 90 jours après mon départ tout ce qui concerne un serveur, et après 2 ans ce qui te concerne, si tu n’as jamais joué.
privacy-do =
    `/{ command-privacy } { command-privacy-export }` te donne le tout dans un fichier. `/{ command-privacy } { command-privacy-erase }` l’efface, après t’avoir dit ce que cela entraîne.
privacy-page = Confidentialité
terms-page = Conditions
privacy-unknown = Je ne garde rien sur toi.
privacy-exported = Voici tout ce que je garde sur toi : réglages, défis, cotes, vacances, règles que tu as créées ou enregistrées, et tes parties avec leur historique. Personne d’autre n’y est nommé.
privacy-exported-newest = Voici tout ce que je garde sur toi, avec l’historique de tes parties les plus récentes ; toutes ensemble, elles seraient trop lourdes pour Discord. Personne d’autre n’y est nommé.
erase-ask =
    { "**" }Veux-tu que je t’oublie ?** Voici ce qui se passera, sans retour possible :
    - Tes parties en cours s’arrêtent maintenant. Tes adversaires les gagnent si chaque camp a déjà joué ; aucune de ces parties n’est classée.
    - Tes défis sont retirés, et ceux qui te sont lancés sont refusés.
    - Tes parties terminées restent, jouées par « l’ancien joueur ». Personne d’autre ne perd rien, et personne ne peut plus voir que c’était toi : ni dans les messages que j’écrirai, ni sur les pages, ni dans les images et les historiques.
    - Tes cotes, tes réglages, tes vacances, tes règles non enregistrées, ton nom sur les pages et les raisons que tu as écrites disparaissent.
    - Les messages que j’ai publiés restent tels quels dans leurs salons, sauf les derniers plateaux de tes parties en cours. Un admin du serveur peut les supprimer. Les sauvegardes de la personne qui m’héberge sont hors de ma portée.
    - Si tu rejoues, tu repars de zéro.
erase-button = Tout effacer…
erase-title = Tout effacer
erase-field = Tape « { $word } » pour confirmer
erase-word = effacer
erase-done = C’est fait : je ne garde plus rien sur toi. Merci pour les parties !
refuse-not-erased = Rien n’a été effacé : ce n’était pas le mot « { $word } ». `/{ command-privacy } { command-privacy-erase }` repose la question.
page-privacy-title = Confidentialité
page-privacy =
    Raichi est un bot Discord avec lequel on joue à des jeux de plateau par correspondance. Cette page dit ce qu’il garde sur les personnes.

    Ce qui est gardé : pour qui joue, l’identifiant que Discord donne à chaque compte (pas le nom), les parties avec chaque coup et son heure, les défis, les cotes, les vacances et les réglages, les réponses aux problèmes, les règles créées ou enregistrées, la progression dans les leçons, les analyses enregistrées, et les raisons que l’on écrit. Des positions de parties terminées peuvent devenir des problèmes, sans aucun nom. Un nom seulement si la personne accepte de le montrer sur les pages des parties. Pour les serveurs, les identifiants du serveur et des salons de jeu, et leurs réglages. Pour les personnes qui ne jouent pas, rien ; seul le nombre des demandes récentes, quand elles sont limitées, comme les animations, est gardé pour tout le monde pendant deux heures. Les messages ne sont lus que s’ils répondent à un plateau, mentionnent le bot ou lui sont écrits en privé, et seul le coup en est gardé. Tant que quelqu’un a une session ouverte sur les pages ou au plateau dans Discord, 12 heures au plus, ce fait même.

    Dans quel but : jouer. Rien n’est vendu, montré à des annonceurs ou utilisé pour entraîner quoi que ce soit.

    Où : dans une seule base de données, chez la personne qui héberge ce bot. Les messages avec les plateaux sont dans les salons de Discord, selon les règles de Discord.

    Combien de temps : les parties sont gardées, car elles sont aux deux adversaires. Les défis sont supprimés 30 jours après leur fermeture, les réponses aux problèmes après 30 jours, les règles laissées en cours de création 30 jours après le dernier changement, tout ce qui concerne un serveur 90 jours après le départ du bot, et les personnes qui n’ont jamais joué au bout de deux ans.

    Tes droits : `/{ command-privacy } { command-privacy-show }` dit tout cela, `/{ command-privacy } { command-privacy-export }` te donne le tout dans un fichier, et `/{ command-privacy } { command-privacy-erase }` l’efface aussitôt. Les parties terminées restent, sans ton nom ni ton identifiant, comme celles d’un ancien joueur. Les sauvegardes, si la personne qui héberge le bot en fait, sont hors de sa portée jusqu’à leur remplacement.
page-terms-title = Conditions
page-terms =
    Raichi est gratuit pour toutes les personnes que les admins d’un serveur laissent jouer.

    Joue franc jeu : ne laisse pas un programme choisir tes coups contre des personnes, n’utilise pas plusieurs comptes dans des parties classées, et n’écris rien de blessant. Les conditions de Discord s’appliquent aussi.

    Les admins d’un serveur peuvent mettre fin à des parties, fermer des défis et empêcher des personnes d’y jouer.

    Le bot est proposé tel quel. La personne qui l’héberge peut le modifier, l’arrêter ou exclure n’importe qui ; personne n’est responsable d’une partie perdue.
page-contact = Contact : { $contact }

## Le mot d’accueil d’un nouveau serveur, et l’aide sur les serveurs

help-servers = `/{ command-privacy }` montre, exporte ou efface ce que je garde sur toi. `/{ command-admin }` est pour les admins d’un serveur.
greeting =
    { "**" }Bonjour ! Je suis Raichi, et je propose des jeux anciens** : le hnefatafl, le renard et les oies, le Dablot. On joue par correspondance, quand on a une minute. Trois choses pour commencer :
    - `/{ command-challenge }` invite quelqu’un à jouer, ou tout le monde. Avec `{ option-challenge-opponent }: @Raichi`, tu joues contre moi.
    - `/{ command-help }` et `/{ command-rules } { command-rules-show }` expliquent comment jouer.
    - La personne qui gère ce serveur règle sa langue, ses salons et ses règles avec `/{ command-server-settings }` ; les paramètres de Discord, sous *Intégrations*, disent qui peut utiliser quelle commande.
greeting-results = Publier résultats ici
refuse-only-managers = Seules les personnes qui gèrent ce serveur peuvent choisir cela. Demande à l’une d’elles.
greeting-channels = Je ne peux pas encore dessiner de plateaux dans { $channels } : il m’y faut *Voir le salon*, *Envoyer des messages* et *Joindre des fichiers*.
command-privacy = confidentialité
command-privacy-about = Voir, exporter ou effacer ce que je garde sur toi
command-privacy-show = montrer
command-privacy-show-about = Ce que je garde sur toi, où, et combien de temps
command-privacy-export = exporter
command-privacy-export-about = Recevoir tout ce que je garde sur toi dans un fichier
command-privacy-erase = effacer
command-privacy-erase-about = Effacer ce que je garde sur toi ; je te dirai d’abord ce que cela entraîne
