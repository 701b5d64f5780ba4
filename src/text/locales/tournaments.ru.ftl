# Турниры, по-русски.

command-tournament = турнир
command-tournament-about = Создать турнир, участвовать и следить за ним
command-tournament-create = создать
command-tournament-create-about = Объявить турнир, в котором могут участвовать все
option-tournament-create-name = название
option-tournament-create-name-about = Как он называется, не длиннее 60 знаков
option-tournament-create-rules = правила
option-tournament-create-rules-about = Правила игры
option-tournament-create-players = игроки
option-tournament-create-players-about = Сколько игроков может участвовать, от 3 до 64 (иначе 32)
option-tournament-create-start = начало
option-tournament-create-start-about = Когда начнётся: при полном составе, число дней или дата, например 2027-01-03 18:00 (UTC)
option-tournament-create-time = время
option-tournament-create-time-about = Время на каждую партию (иначе 6 дней + 10 часов)
option-tournament-create-games = партии
option-tournament-create-games-about = Сколько партий играет каждая пара (иначе две)
option-tournament-create-at-once = сразу
option-tournament-create-at-once-about = Сколько партий у игрока одновременно, от 2 до 12 (иначе 6)
option-tournament-create-rated = рейтинг
option-tournament-create-rated-about = Влияют ли партии на рейтинг
command-tournament-join = участвовать
command-tournament-join-about = Участвовать в турнире
option-tournament-join-name = название
option-tournament-join-name-about = Турнир (если их здесь несколько)
command-tournament-leave = покинуть
command-tournament-leave-about = Покинуть турнир
option-tournament-leave-name = название
option-tournament-leave-name-about = Турнир (если их здесь несколько)
command-tournament-show = показать
command-tournament-show-about = Показать турнир с таблицами
option-tournament-show-name = название
option-tournament-show-name-about = Турнир (если их здесь несколько)
command-admin-tournament = турнир
command-admin-tournament-about = Отменить или перенести турнир, исключить игрока или дать время
option-admin-tournament-act = действие
option-admin-tournament-act-about = Что сделать
option-admin-tournament-name = название
option-admin-tournament-name-about = Турнир (если их здесь несколько)
option-admin-tournament-player = игрок
option-admin-tournament-player-about = Кого исключить
option-admin-tournament-days = дни
option-admin-tournament-days-about = Сколько дней получают все, от 1 до 30
option-admin-tournament-channel = канал
option-admin-tournament-channel-about = Где он продолжится
chosen-act-cancel = отменить
chosen-act-remove = исключить игрока
chosen-act-time = дать больше времени
chosen-act-move = перенести в другой канал
option-tournament-create-every = каждые
option-tournament-create-every-about = Как часто он повторяется (пусто: один раз)
chosen-every-month = месяц
chosen-every-three-months = три месяца
chosen-games-one = одна
chosen-games-two = две, со сменой сторон

tournament-title = 🏆 **{ $name }** · { $rules }
tournament-play = В каждой группе все играют со всеми { $games ->
    [1] по одному разу
   *[2] по два раза, со сменой сторон
}, одновременно партий на игрока: не больше { $at-once }. Время: { $time }.
tournament-rated = { $rated ->
    [yes] Партии рейтинговые.
   *[no] Партии товарищеские.
}
tournament-points = Победа даёт очко, ничья пол-очка. Если игроков больше 7, есть несколько групп, и лучшие из каждой проходят дальше.
tournament-absence = Кто не сделает хода за 3 дня, проиграет две партии по времени или уйдёт, выбывает. Пауз нет, но отпуск разрешён.
tournament-start = Начало { $time }.
tournament-start-full = Начало, как только наберётся игроков: { $count }, или { $time }.
tournament-begun = Он начался.
tournament-over-since = Он окончен.
tournament-called-off = Он отменён.
tournament-players = Игроки ({ $count } из { $most }): { $players }
tournament-players-none = Пока никого; мест: { $most }.
tournament-join = Участвовать
tournament-leave = Покинуть
tournament-show = Показать таблицу
tournament-joined = Вы участвуете в турнире **{ $name }**. Ваши партии начнутся сами, когда начнётся турнир.
tournament-left = Вы больше не участвуете в турнире **{ $name }**.
tournament-withdrawn = Вы выбыли из турнира **{ $name }**. Начатые партии продолжаются, но в турнире уже не считаются.
tournament-put-off = Для турнира **{ $name }** нужно не меньше 3 игроков, поэтому он перенесён: начало { $time }.
tournament-cancelled = Турнир **{ $name }** отменён: нужно не меньше 3 игроков.
tournament-group = { $stage ->
    [only] 🏆 Начинается **{ $name }**!
    [final] 🏆 **{ $name }**: начинается финал!
   *[group] 🏆 **{ $name }**: начинается тур { $round }, группа { $group }!
} Игроки: { $players }.
tournament-thread = { $stage ->
    [only] { $name }
    [final] { $name }: финал
   *[group] { $name }: тур { $round }, группа { $group }
}
tournament-heading = { $stage ->
    [only] Таблица
    [final] Финал
   *[group] Тур { $round }, группа { $group }
}
tournament-out = { $why ->
    [no-show] С начала турнира нет ни одного хода, игрок выбывает: { $player }.
    [removed] Админ исключил из турнира: { $player }.
    [left] Игрока больше нет на сервере, он выбывает: { $player }.
    [time] Две партии проиграны по времени, игрок выбывает: { $player }.
    [erased] Игрока больше нет в Raichi, он выбывает: { $player }.
   *[withdrew] Турнир покидает { $player }.
}
tournament-out-games = { $exit ->
    [annulled] Ни одна из этих партий не считается.
   *[forfeited] Неоконченные партии засчитаны как победы остальных.
}
tournament-round-over = Тур { $round } турнира **{ $name }** окончен. Дальше проходят: { $players }.
tournament-ended = { $count ->
    [one] 🏆 Турнир **{ $name }** окончен. Первое место: { $players }!
    [few] 🏆 Турнир **{ $name }** окончен. Первое место делят { $players } ({ $count })!
   *[many] 🏆 Турнир **{ $name }** окончен. Первое место делят { $players } ({ $count })!
}
tournament-ended-nobody = Турнир **{ $name }** окончен: побеждать уже некому.
tournament-alt = { $heading }, очки игроков: { $rows }.
table-player = Игрок { $number }
table-head = { $column ->
    [place] Место
    [player] Игрок
    [points] Очки
    [tie] Доп. очки
    [change] За 30 дней
   *[plays] Вызывает
}
tournament-every = { $every ->
    [month] Следующий пройдёт через месяц.
   *[three-months] Следующий пройдёт через три месяца.
}
tournament-soon = **{ $name }** начинается { $time }. Записались: { $count } из { $most }. Ещё можно вступить!
tournament-called-off-by-admin = Администрация отменила **{ $name }**. Идущие партии продолжаются как ваши собственные.
tournament-moved = Администрация перенесла **{ $name }** сюда. Все партии продолжаются в этом канале.
tournament-more-time = { $stage ->
    [sign-up] **{ $name }** начнётся позже: { $time }.
   *[running] Администрация дала всем в **{ $name }** больше времени на партии.
}
tournament-again = Ещё раз
tournament-changed = { $act ->
    [cancel] **{ $name }**: отменено.
    [remove] Этот человек больше не играет в **{ $name }**.
    [time] У всех в **{ $name }** больше времени.
   *[move] **{ $name }**: перенесено.
}
admin-log-tournament = { $time } · { $admin } · { $act ->
    [cancel] отмена турнира { $name }
    [remove] исключение { $object } из турнира { $name }
    [time] больше времени турниру { $name } (дней: { $days })
   *[move] перенос турнира { $name } в { $object }
}
server-choice-tournaments = { $rule ->
    [everyone] объявить его может каждый
   *[managers] объявить его могут только те, кто управляет сервером
}
tournament-when-full = при полном составе
refuse-tournament = { $why ->
    [name] Турниру нужно название не длиннее 60 знаков.
    [name-taken] Турнир с таким названием здесь уже есть. Выберите другое.
    [start] Начало должно быть в будущем, не дальше года.
    [number] В турнире от 3 до 64 игроков, у каждого от 2 до 12 партий сразу. Если он начинается при полном составе, укажите, сколько это игроков.
    [no-clock] Турниру нужно ограничение времени. Попробуйте `6 дней + 10 часов`.
    [too-many] Здесь уже три турнира. Подождите, пока один закончится.
    [second] Ваш другой турнир ещё не окончен.
    [unknown] Такого турнира здесь нет. `/{ command-tournament } { command-tournament-create }` создаст его.
    [which] Какой? { $tournaments }
    [begun] Этот турнир начался, участвовать уже нельзя.
    [full] В этом турнире все места заняты.
    [not-in] Вы не участвуете в этом турнире.
    [managers] Объявлять турниры здесь могут только те, кто управляет сервером.
    [not-over] Этот турнир ещё не окончен.
    [over] Этот турнир окончен.
    [same-channel] Турнир уже в этом канале.
    [option] Скажи, что сделать, а к этому игрока, число дней (от 1 до 30) или канал.
    [no-pause] В партиях турнира нет пауз. `/{ command-vacation } { command-vacation-start }` останавливает ваши часы.
   *[no-abort] Партии турнира нельзя отменить. Вы можете сдаться или покинуть турнир.
}
