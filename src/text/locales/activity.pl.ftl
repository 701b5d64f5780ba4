# The page on which people who have signed in play, in Polish.

activity-title = Twoje partie
activity-none = Nie grasz teraz żadnej partii.
activity-turn = Twój ruch
activity-wait = Ruch ma przeciwnik
activity-all = Wszystkie partie
activity-next = Następna partia
activity-watching = Oglądasz tę partię.
activity-sign-in = Zaloguj się przez Discord
activity-sign-in-about = Zaloguj się, aby grać swoje partie na tej stronie.
activity-sign-out = Wyloguj się
activity-refused = Nie udało się zalogować. Spróbuj ponownie.
activity-starting = Raichi się uruchamia. Spróbuj ponownie za chwilę.
activity-unseen = Nie możesz tu zobaczyć tej partii. Naciśnij *{ button-board }* pod jej planszą na Discordzie.
activity-play-here = Graj na tej planszy
button-board = Plansza
