# Messages que quelqu’un signale aux admins d’un serveur, en français.

command-report-message = Signaler aux admins

report = **Signalement** de { $reporter } : { $link }
report-game = -# Le message concerne la partie { $game } ({ $rules }) : { $attackers } – { $defenders }.
reported = Merci, les admins de ce serveur ont ton signalement : un lien vers le message et ton nom. Personne d’autre ne le voit.
reported-late = Merci, ton signalement est enregistré, mais je ne peux pas le publier dans le salon des admins pour le moment. Ils l’auront dès que cela remarchera.
refuse-report = { $why ->
    [off] Les admins de ce serveur n’ont pas choisi de salon pour les signalements. Écris toi-même à l’un d’eux.
   *[lost] Je ne peux rien publier dans le salon où les admins de ce serveur lisent les signalements. Écris toi-même à l’un d’eux.
}
server-reports-none = désactivés
server-reports-menu = Le salon des signalements
server-reports-lost = Le salon des signalements a été supprimé, alors personne ne peut signaler de message. Choisis-en un autre, ou appuie sur *{ settings-clear }*.
server-reports-closed = Je ne peux rien publier dans le salon des signalements. Autorise-moi à y *Voir le salon* et *Envoyer des messages*, choisis-en un autre, ou appuie sur *{ settings-clear }*.
