# The page on which people who have signed in play, in Dutch.

activity-title = Je partijen
activity-none = Je speelt op dit moment geen partijen.
activity-turn = Je bent aan zet
activity-wait = Je tegenstander is aan zet
activity-all = Alle partijen
activity-next = Volgende partij
activity-watching = Je bekijkt deze partij.
activity-sign-in = Inloggen met Discord
activity-sign-in-about = Log in om je partijen op deze pagina te spelen.
activity-sign-out = Uitloggen
activity-refused = Het inloggen is niet gelukt. Probeer het nog eens.
activity-starting = Raichi start op. Probeer het zo nog eens.
activity-unseen = Je kunt deze partij hier niet zien. Druk in Discord op *{ button-board }* onder het bord.
activity-play-here = Speel op dit bord
button-board = Bord
