# The page on which people who have signed in play, in Brazilian Portuguese.

activity-title = Suas partidas
activity-none = Você não tem nenhuma partida em andamento.
activity-turn = É a sua vez
activity-wait = É a vez do adversário
activity-all = Todas as partidas
activity-next = Próxima partida
activity-watching = Você está assistindo a esta partida.
activity-sign-in = Entrar com o Discord
activity-sign-in-about = Entre para jogar suas partidas nesta página.
activity-sign-out = Sair
activity-refused = Não foi possível entrar. Tente de novo.
activity-starting = Raichi está iniciando. Tente de novo daqui a pouco.
activity-unseen = Você não pode ver esta partida aqui. Clique em *{ button-board }* embaixo do tabuleiro dela no Discord.
activity-play-here = Jogar neste tabuleiro
button-board = Tabuleiro
