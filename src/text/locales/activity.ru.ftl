# The page on which people who have signed in play, in Russian.

activity-title = Ваши партии
activity-none = Сейчас у вас нет партий.
activity-turn = Ваш ход
activity-wait = Ход соперника
activity-all = Все партии
activity-next = Следующая партия
activity-watching = Вы наблюдаете за этой партией.
activity-sign-in = Войти через Discord
activity-sign-in-about = Войдите, чтобы играть свои партии на этой странице.
activity-sign-out = Выйти
activity-refused = Войти не удалось. Попробуйте ещё раз.
activity-starting = Raichi запускается. Попробуйте чуть позже.
activity-unseen = Эту партию здесь посмотреть нельзя. Нажмите *{ button-board }* под её доской в Discord.
activity-play-here = Играть на этой доске
button-board = Доска
