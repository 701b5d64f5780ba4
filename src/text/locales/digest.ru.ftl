# The digest of a server, in Russian.

weekday = { $day ->
    [mon] понедельник
    [tue] вторник
    [wed] среда
    [thu] четверг
    [fri] пятница
    [sat] суббота
   *[sun] воскресенье
}
server-digest = { $channel }, { $day }, { $hour } (в следующий раз: { $time })
server-digest-none = выкл
server-digest-menu = Канал для итогов
server-digest-day-menu = День
server-digest-hour-menu = Час
server-digest-lost = Канал для итогов удалён, поэтому их нет. Выберите другой или нажмите *{ settings-clear }*.
server-digest-unposted = Опубликовать последние итоги не получилось: мне нельзя писать в их канале. Дайте мне там права *Просматривать канал* и *Отправлять сообщения* или выберите другой.

digest-title = **Неделя здесь**, { $since } – { $until }
digest-games = { $count ->
    [one] Закончена { $count } партия, первым назван победитель:
    [few] Закончены { $count } партии, первым назван победитель:
   *[many] Закончено { $count } партий, первым назван победитель:
}
digest-more = … и ещё { $count }.
digest-leaderboard = **Таблица лидеров**: { $climbers }
digest-longest = **Самая длинная партия**: { $first } – { $second }, { $rules }, { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}.
digest-surprise = **Главная неожиданность**: { $winner } 1 : 0 { $loser }
digest-tournament = { $moment ->
    [sign-up] Турнир **{ $name }**: можно участвовать.
    [running] Турнир **{ $name }** начался.
   *[over] Турнир **{ $name }** окончен. Первое место: { $winners }.
}
digest-ladder = **Лестница**, { $rules }: { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}. На самом верху: { $first }.
digest-solvers = **Задачи**: больше всего решений, { $players }: { $count }.
digest-open = { $count ->
    [one] { $count } открытый вызов:
    [few] { $count } открытых вызова:
   *[many] { $count } открытых вызовов:
}
digest-play = Играть: { $rules }
