# The page on which people who have signed in play, in German.

activity-title = Deine Partien
activity-none = Du spielst gerade keine Partie.
activity-turn = Du bist am Zug
activity-wait = Dein Gegner ist am Zug
activity-all = Alle Partien
activity-next = Nächste Partie
activity-watching = Du siehst dieser Partie zu.
activity-sign-in = Mit Discord anmelden
activity-sign-in-about = Melde dich an, um deine Partien auf dieser Seite zu spielen.
activity-sign-out = Abmelden
activity-refused = Die Anmeldung hat nicht geklappt. Versuch es noch einmal.
activity-starting = Raichi startet gerade. Versuch es gleich noch einmal.
activity-unseen = Diese Partie kannst du hier nicht sehen. Drücke in Discord unter ihrem Brett auf *{ button-board }*.
activity-play-here = Auf diesem Brett spielen
button-board = Brett
