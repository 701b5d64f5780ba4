# The page on which people who have signed in play, in Danish.

activity-title = Dine partier
activity-none = Du har ingen partier i gang.
activity-turn = Det er din tur
activity-wait = Din modstander er i trækket
activity-all = Alle partier
activity-next = Næste parti
activity-watching = Du følger dette parti.
activity-sign-in = Log ind med Discord
activity-sign-in-about = Log ind for at spille dine partier på denne side.
activity-sign-out = Log ud
activity-refused = Det lykkedes ikke at logge ind. Prøv igen.
activity-starting = Raichi er ved at starte. Prøv igen om et øjeblik.
activity-unseen = Du kan ikke se dette parti her. Tryk på *{ button-board }* under dets bræt i Discord.
activity-play-here = Spil på dette bræt
button-board = Bræt
