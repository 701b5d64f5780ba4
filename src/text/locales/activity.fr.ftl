# The page on which people who have signed in play, in French.

activity-title = Tes parties
activity-none = Tu n’as aucune partie en cours.
activity-turn = C’est à toi de jouer
activity-wait = C’est à l’adversaire de jouer
activity-all = Toutes les parties
activity-next = Partie suivante
activity-watching = Tu regardes cette partie.
activity-sign-in = Se connecter avec Discord
activity-sign-in-about = Connecte-toi pour jouer tes parties sur cette page.
activity-sign-out = Se déconnecter
activity-refused = La connexion n’a pas marché. Réessaie.
activity-starting = Raichi démarre. Réessaie dans un instant.
activity-unseen = Tu ne peux pas voir cette partie ici. Appuie sur *{ button-board }* sous son plateau dans Discord.
activity-play-here = Jouer sur ce plateau
button-board = Plateau
