# The page on which people who have signed in play, in Spanish.

activity-title = Tus partidas
activity-none = Ahora mismo no juegas ninguna partida.
activity-turn = Te toca a ti
activity-wait = Le toca a tu rival
activity-all = Todas las partidas
activity-next = Partida siguiente
activity-watching = Estás viendo esta partida.
activity-sign-in = Iniciar sesión con Discord
activity-sign-in-about = Inicia sesión para jugar tus partidas en esta página.
activity-sign-out = Cerrar sesión
activity-refused = No se ha podido iniciar sesión. Inténtalo de nuevo.
activity-starting = Raichi está arrancando. Inténtalo de nuevo en un momento.
activity-unseen = No puedes ver esta partida aquí. Pulsa *{ button-board }* debajo de su tablero en Discord.
activity-play-here = Jugar en este tablero
button-board = Tablero
