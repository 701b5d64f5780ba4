# Задача дня, по-русски.

puzzle-of-the-day = Задача дня
puzzle-title = **Задача дня** · { $rules }
puzzle-goal = { $reason ->
    [king-escaped] Король уходит
    [king-captured] { $side-heading } { $side-number ->
        [one] берёт
       *[many] берут
    } короля
   *[other] { $side-heading } { $side-number ->
        [one] побеждает
       *[many] побеждают
    }
} за { $count ->
    [one] { $count } ход.
    [few] { $count } хода.
   *[many] { $count } ходов.
}
puzzle-end = В конце: «{ $end }»
puzzle-how = Какой ход первый? Подходит только один, что бы ни отвечал соперник. Ваш ответ видите только вы; следующая задача назовёт тех, кто решил эту с первой попытки.
puzzle-button = Решить
puzzle-former = -# Предыдущая задача: { $line }.
puzzle-former-first = С первой попытки: { $players }.
puzzle-former-others = { $count ->
    [one] ещё { $count }
    [few] ещё { $count }
   *[many] ещё { $count }
}
puzzle-former-none = С первой попытки не решил никто.
puzzle-former-unnamed = С первой попытки решили: { $count }.
puzzle-former-solved = Не сразу решили: { $count }.
puzzle-former-button = Предыдущее решение
puzzle-alt = Задача, { $rules }.
puzzle-alt-solution = { $rules }: позиция задачи, решение { $line } показано стрелками.
puzzle-wrong = **{ $move }** не подходит: соперник продержится дольше. Посмотрите ещё раз!
puzzle-right = **{ $move }** — верно! { $side-heading } { $side-number ->
    [one] отвечает
   *[many] отвечают
} **{ $reply }**. Что дальше?
puzzle-solved-first = Решено, и с первой попытки. Отлично!
puzzle-solved = Решено, попыток: { $count }. Отлично!
puzzle-over = Эта задача уже прошла; самая новая — в канале для задач, если он есть на этом сервере.
puzzle-solution = Решение: { $line }
puzzle-other-way = **{ $move }** выигрывает так же быстро, как задуманный ход.
puzzle-lost = Публиковать задачу дня я больше не могу: её канал удалён, или мне нельзя в нём писать. Админ может мне это разрешить или выбрать другой канал: `/{ command-server-settings }`. Больше сообщений об этом не будет.
puzzle-table-hint = Каждый день — позиция, в которой выигрывает только один ход.
puzzle-table-on = Задача каждый день
puzzle-table-off = Больше не публиковать задачи
puzzle-table-begun = Здесь каждый день будет новая задача. Если сегодняшней ещё не было, первая появится, как только найдётся; это может занять несколько минут.
puzzle-table-ended = Задач здесь больше не будет. Вернуть их можно кнопкой в настройках.
server-puzzle = { $channel }, каждый день в { $hour } (у вас это { $time })
server-puzzle-none = выкл
server-puzzle-menu = Канал для задачи
server-puzzle-hour-menu = Когда её публиковать
server-puzzle-lost = Канал для задачи удалён, поэтому задач нет. Выберите другой или нажмите *{ settings-clear }*.
server-puzzle-unposted = Опубликовать предыдущую задачу не получилось: мне нельзя писать в её канале. Дайте мне там права *Просматривать канал*, *Отправлять сообщения* и *Прикреплять файлы* или выберите другой.
