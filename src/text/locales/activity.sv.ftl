# The page on which people who have signed in play, in Swedish.

activity-title = Dina partier
activity-none = Du har inga partier igång.
activity-turn = Det är din tur
activity-wait = Din motståndare är vid draget
activity-all = Alla partier
activity-next = Nästa parti
activity-watching = Du tittar på det här partiet.
activity-sign-in = Logga in med Discord
activity-sign-in-about = Logga in för att spela dina partier på den här sidan.
activity-sign-out = Logga ut
activity-refused = Det gick inte att logga in. Försök igen.
activity-starting = Raichi startar. Försök igen om en stund.
activity-unseen = Du kan inte se det här partiet här. Tryck på *{ button-board }* under dess bräde i Discord.
activity-play-here = Spela på det här brädet
button-board = Bräde
