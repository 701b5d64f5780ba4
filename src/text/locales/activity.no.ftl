# The page on which people who have signed in play, in Norwegian.

activity-title = Partiene dine
activity-none = Du har ingen partier i gang.
activity-turn = Det er din tur
activity-wait = Motstanderen er i trekket
activity-all = Alle partier
activity-next = Neste parti
activity-watching = Du følger dette partiet.
activity-sign-in = Logg inn med Discord
activity-sign-in-about = Logg inn for å spille partiene dine på denne siden.
activity-sign-out = Logg ut
activity-refused = Innloggingen virket ikke. Prøv igjen.
activity-starting = Raichi starter. Prøv igjen om et øyeblikk.
activity-unseen = Du kan ikke se dette partiet her. Trykk på *{ button-board }* under brettet i Discord.
activity-play-here = Spill på dette brettet
button-board = Brett
