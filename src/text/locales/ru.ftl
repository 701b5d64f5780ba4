# Всё, что говорит Raichi, по-русски.
#
# Тексты пишутся в разметке Discord: **жирный шрифт**, `код` и `-#` перед мелкой строкой.
# Аргументы с именами людей — это упоминания, такие как <@17>: они не склоняются, поэтому стоят в именительном падеже
# («ходит <@17>») или после слова «игрок» («вызов игрока <@17>»). Пол человека нигде не важен: настоящее время или
# безличные обороты. Поля — такие как d4. Стороны, фигуры и особые поля получают имена из файла своего семейства, со всеми
# формами: `$side-number` — это форма `.number`.

## Ход

turn-begins = Партия начинается! { $first } играет за { $first-side-led }, { $second } — за { $second-side-led }.
turn-actions-left = { $count ->
    [one] В этом ходе осталось { $count } действие.
    [few] В этом ходе осталось { $count } действия.
   *[many] В этом ходе осталось { $count } действий.
}
turn-plays = { $mover } ходит **{ $move }**.
turn-captures = { $mover } ходит **{ $move }** и бьёт { $count ->
    [1] { $piece-captured } на { $squares }
   *[other] { $piece-captured }: { $squares }
}.
turn-resigns = { $player } сдаётся.
turn-next = { $player }, ваш ход: вы играете за { $side-accusative }.
turn-how = Чтобы пойти, напишите `/{ command-move }`, например `/{ command-move } { $from } { $to }`. Правила объяснит `/{ command-rules } { command-rules-show }`.
aim-side = { $side-heading }: { $aim }.
aim-player = { $player }, ваша цель: { $aim }.
aim-both = Цель обеих сторон: { $aim }.
turn-footer = -# { $rules } · партия { $game } · ход { $move }
turn-footer-start = -# { $rules } · партия { $game }
turn-enlarge = -# Нажмите на доску, чтобы увеличить её.

reason-repetition = Одна и та же позиция встретилась { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}.
reason-quiet = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
} подряд без взятия.
reason-ply-limit = Сделан последний ход, который допускают эти правила.
reason-no-moves = У { $side-genitive } нет ни одного допустимого хода.
reason-immobilised = { $side-heading } { $side-number ->
    [one] не может
   *[many] не могут
} { $known ->
    [yes] пойти с { $square }.
   *[no] сделать ход.
}
end-won = **Победа { $side-genitive }!** { $player }, отличная игра{ $pride ->
    [first] : первая победа над уровнем { $level }!
    [unscathed] : ни одной потерянной фигуры!
   *[none] !
} { $other }, спасибо за партию!
end-turned = -# Где партия переломилась? Это покажет *{ page-review }*.
end-won-alone = **Победа { $side-genitive }!** { $player }, отличная игра!
end-drawn = **Ничья.** { $first } и { $second }, отличная игра!
end-drawn-alone = **Ничья.**
end-figures = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
} · { $time } · взято { $one } : { $other }

## Доска словами, для тех, кто не видит картинку (без разметки)

pieces-on-board = На доске: { $pieces }.
pieces-in-hand = В запасе: { $pieces }.
alt-start = { $rules }, начальная позиция.
alt-after = { $rules }, доска после хода { $move }.
alt-last-move = Последний ход { $side-genitive }: { $piece-moved } с { $from } на { $to }.
alt-captured = Взято: { $squares }.
alt-turn = Ход { $side-genitive }.
alt-won = Победа { $side-genitive }.
alt-drawn = Партия закончилась вничью.
alt-resigned = { $side-heading } { $side-number ->
    [one] сдаётся
   *[many] сдаются
}.
alt-replay = { $rules }: анимация всей партии, { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}. Партия заканчивается так.
alt-replay-cut = { $rules }: анимация последних ходов партии ({ $shown } из { $count }). Партия заканчивается так.

## Партия целиком

replay-none = В партии { $game } ещё не сделано ни одного хода, показывать нечего. Доску показывает `/{ command-board }`.
replay-title = **{ $rules }** · партия { $game } · { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
replay-cut = -# Вся партия для Discord слишком велика, поэтому в анимации только { $count ->
    [one] последний { $count } ход
    [few] последние { $count } хода
   *[many] последние { $count } ходов
}.
replay-in-words = Прикрепить анимацию здесь нельзя; вот доска в конце партии.
replay-button = Повтор
replay-posted = Повтор этой партии уже опубликован.
replay-link = К повтору
replay-pending = Повтор этой партии скоро появится.
profile-rating = Рейтинг **{ $rating }** · { $games ->
    [one] { $games } рейтинговая партия
    [few] { $games } рейтинговые партии
   *[many] { $games } рейтинговых партий
}
profile-score = { $games ->
    [one] { $games } партия здесь
    [few] { $games } партии здесь
   *[many] { $games } партий здесь
}: побед { $won }, ничьих { $drawn }, поражений { $lost }
profile-sides = По сторонам (победы–ничьи–поражения): { $scores }
profile-ruleset-rating = { " " }· рейтинг { $rating }
profile-other-rulesets = И ещё { $count ->
    [one] { $count } вариант правил
    [few] { $count } варианта правил
   *[many] { $count } вариантов правил
}: { $score }
profile-computer = Против компьютера: { $score }{ $level ->
    [0] { "" }
   *[other] , лучший побеждённый уровень: { $level }
}
profile-pace = Обычное время на ход: { $time }
profile-late = Проиграно по времени: { $percent } %
profile-longest = Самая длинная: партия { $game }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
profile-between = Вы против игрока { $player }: { $score }
profile-newest = Последние партии:
profile-game = **Партия { $game }** · { $rules } · { $result ->
    [won] победа
    [drawn] ничья
   *[lost] поражение
}, соперник { $opponent } · { $since }
profile-everywhere = -# Видно только вам: на всех серверах вместе { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $score }
profile-none = У игрока { $player } здесь ещё нет законченных партий. Пригласить на партию можно командой `/{ command-challenge }`.
profile-none-own = У вас здесь ещё нет законченных партий, считать пока нечего. Начните партию с кем угодно или со мной: `/{ command-challenge }`.
profile-me = Я компьютер, рейтинга у меня нет. Ваш счёт со мной здесь: { $score }{ $level ->
    [0] { "" }
   *[other] , лучший побеждённый уровень: { $level }
}.
profile-me-unplayed = Я компьютер, рейтинга у меня нет. Вы здесь ещё не закончили ни одной партии со мной: начните её командой `/{ command-challenge }` на любом уровне.
profile-bot = Показывать нечего: из ботов играю только я.
profile-alt-rating = График рейтинга за последний год: от { $first } до { $now } ± { $margin }; самый низкий — { $least }, самый высокий — { $most }.
profile-alt-scores = Столбцы побед, ничьих и поражений: { $scores }.
command-profile = профиль
command-profile-about = Показать рейтинги и результаты, свои или чужие
option-profile-player = игрок
option-profile-player-about = Чей профиль (если не указать, ваш)
command-profile-of-person = Профиль

leaderboard-title = **Таблица лидеров этого сервера**
leaderboard-title-rules = **Таблица лидеров этого сервера** · { $rules }
leaderboard-none = В таблице пока никого нет.
leaderboard-line = **{ $place }** · { $player } · { $rating } · { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
leaderboard-own = Ваше место: { $place }.
leaderboard-lack-games = Чтобы попасть в таблицу, сыграйте здесь ещё { $games ->
    [one] { $games } рейтинговую партию
    [few] { $games } рейтинговые партии
   *[many] { $games } рейтинговых партий
}{ $opponents ->
    [0] { "" }
    [one] , в том числе с { $opponents } новым соперником
    [few] , в том числе с { $opponents } новыми соперниками
   *[many] , в том числе с { $opponents } новыми соперниками
}.
leaderboard-lack-recent = Ваша последняя рейтинговая партия здесь закончилась { $since }. Ещё одна — и вы снова в таблице.
leaderboard-lack-wish = Вы решили не показываться в таблицах лидеров. Изменить это можно командой `/{ command-settings }`.
leaderboard-how = -# Чтобы попасть сюда, сыграйте здесь не меньше { $games } { $games ->
    [one] рейтинговой партии
    [few] рейтинговых партий
   *[many] рейтинговых партий
} с { $opponents } { $opponents ->
    [one] соперником
    [few] разными соперниками
   *[many] разными соперниками
}; последняя — не больше чем { $days } { $days ->
    [one] день
    [few] дня
   *[many] дней
} назад. Порядок — по рейтингу минус его ±, это осторожная оценка силы.
command-leaderboard = таблица-лидеров
command-leaderboard-about = Показать, кто впереди на этом сервере
option-leaderboard-rules = правила
option-leaderboard-rules-about = Считать только партии по этим правилам (если не указать, все)

share-button = Показать всем
private-begins = -# Эту партию видите только вы. `/{ command-board }` покажет её снова в любое время.
private-moved = { $player }, в нашей партии { $game } мой ход сделан.
private-over = { $player }, наша партия { $game } окончена.
private-show = Показать доску
private-show-game = Показать партию { $game }
share-by = { $player } показывает:
unshared = Опубликовать не получилось: { $why ->
    [forbidden] мне нельзя писать в этом канале. Админ может дать мне здесь права *Отправлять сообщения* и *Прикреплять файлы*; потом попробуйте ещё раз.
    [gone] этого канала больше нет.
    [closed] ветка закрыта.
    [moderated] правило AutoMod этого сервера блокирует сообщение. Админ может сделать для меня исключение.
    [harmful] фильтр вредоносных ссылок Discord блокирует сообщение.
   *[rejected] Discord не принимает сообщение.
}
unshared-yet = Discord сейчас не принимает моё сообщение; опубликую, как только получится.

## Доска текстом
##
## $sign — знак на рисунке.

board-letter = { $piece-letter }
board-pieces = `{ $sign }` { $piece-counted }
board-where = { $pieces }: { $squares }
board-ground = `{ $sign }` { $ground }
board-captured = `{ $sign }` взято
board-last-move = `[ ]` последний ход

## Вызовы

challenge-person = { $opponent }, вас вызывает { $challenger }: партия **{ $rules }**.
challenge-anyone = { $challenger } вызывает любого желающего: партия **{ $rules }**.
challenge-side = { $challenger } играет за { $side-accusative }.
challenge-random = Стороны определит жребий.
challenge-fair = Стороны уравнивают шансы: игрок с меньшим рейтингом играет за ту сторону, которая побеждает чаще.
challenge-accept = Принять
challenge-decline = Отклонить
challenge-withdraw = Отозвать
challenge-accepted = { $opponent } принимает вызов игрока { $challenger }: **{ $rules }**, партия { $game }.
challenge-seats = { $first-side-heading }: { $first }. { $second-side-heading }: { $second }.
challenge-declined = { $opponent } отклоняет вызов игрока { $challenger } на партию **{ $rules }**.
challenge-declined-news = { $challenger }, { $opponent } отклоняет ваш вызов.
challenge-withdrawn = { $challenger } отзывает вызов на партию **{ $rules }**.
challenge-in-words = Ваш вызов опубликован. Прикреплять файлы в этом канале мне нельзя, поэтому доски здесь будут текстом. Если админ даст мне право *Прикреплять файлы*, я буду их рисовать.

## Правила словами

rules-title = **{ $title }**
rules-with-advice = { $rules } · { $advice }
rules-unlike = Отличия от { $parent }:
rules-names = -# Другие правила: { $names }

## Правила, общие для нескольких семейств: $choice — это то, что выбрано

rule-repetition-count = { $choice ->
    [0] Позиции могут повторяться сколько угодно.
    [1] Партия заканчивается, когда позиция встретилась один раз.
    [one] Партия заканчивается, когда одна и та же позиция встретилась { $choice } раз.
    [few] Партия заканчивается, когда одна и та же позиция встретилась { $choice } раза.
   *[many] Партия заканчивается, когда одна и та же позиция встретилась { $choice } раз.
}
rule-no-moves = { $choice ->
    [loss] Кому некуда ходить, тот проигрывает.
   *[draw] Если одной из сторон некуда ходить, это ничья.
}
rule-quiet-limit = { $choice ->
    [0] Число ходов без взятия не ограничено.
    [one] Если { $choice } ход подряд никто не бьёт, это ничья.
    [few] Если { $choice } хода подряд никто не бьёт, это ничья.
   *[many] Если { $choice } ходов подряд никто не бьёт, это ничья.
}
rule-repetition-ends = { $choice ->
    [mover-loses] При повторении позиции проигрывает тот, кто её повторил.
    [side] При повторении позиции — победа { $chosen-side-genitive }.
   *[draw] При повторении позиции — ничья.
}

## Точки на линиях: что говорится там, где фигуры прыгают через другие

turn-puts = { $mover } ставит { $piece-accusative } на **{ $square }**.
turn-ambush = { $mover } ходит **{ $move }** и из засады бьёт { $piece-captured } на { $squares }.
turn-captures-several = { $mover } ходит **{ $move }** и бьёт { $captured }.
turn-captured-there = { $piece-captured } на { $squares }
part-move-end = конец
turn-goes-on = { $player }, ваш ход продолжается: осталось { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}. `/{ command-move } { part-move-end }` заканчивает ход.
turn-how-put = Поставьте { $piece-accusative } на доску командой `/{ command-move }`, например `/{ command-move } { $at }`. Правила объяснит `/{ command-rules } { command-rules-show }`.
alt-last-played = Последний ход { $side-genitive }: { $move }.
alt-ended-turn = { $side-heading }: ход закончен досрочно.
pieces-counted = { $piece-counted }
pieces-standing = { $piece-counted } на { $squares }
goals-standing = Точки цели: { $squares }.
actions-left = В этом ходе осталось { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}.
refuse-not-on-board = Точки { $square } на этой доске нет. Доску показывает `/{ command-board }`.
refuse-not-a-point = { $given } — не точка этой доски. Доску показывает `/{ command-board }`.
refuse-other-side = На { $square } чужая фигура: { $piece }. Выберите свою.
refuse-occupied = Точка { $square } занята. Выберите пустую.
refuse-no-line = С { $from } на { $to } этой фигуре не пойти: туда не ведёт линия ни для шага, ни для прыжка. Куда она может пойти, показывает `/{ command-legal } { $from }`.
refuse-round-bend = Прыгают по прямой: с { $from } через { $over } нельзя свернуть на { $to }. Куда эта фигура может пойти, показывает `/{ command-legal } { $from }`.
refuse-over-nothing = На { $over } никого нет, перепрыгивать не через кого. Возможные ходы показывает `/{ command-legal }`.
refuse-over-own = На { $over } ваша собственная фигура, а прыгать можно только через чужие. Возможные ходы показывает `/{ command-legal }`.
refuse-one-leap = За ход здесь можно прыгнуть только раз, и этот прыжок заканчивается на { $at }. Уберите остальное.
refuse-step-in-chain = С { $from } на { $to } — это шаг, а после прыжка можно только прыгать дальше. Уберите этот шаг.
refuse-one-piece = За ход ходят только одной фигурой. Напишите её ход, например `d4 d5`.
refuse-nothing-to-end = Здесь ход — это одно действие, заканчивать нечего. Напишите ход, например `d4 d5`.
refuse-end-before-action = Сначала сделайте хотя бы одно действие; потом `{ part-move-end }` закончит ваш ход.
refuse-one-step = Здесь в ходе два поля: откуда и куда идёт фигура, например `d1 d4`.

## Списки, вид, справка

games-none = Сейчас у вас нет партий. Начните новую: `/{ command-challenge }`.
games-title = { $count ->
    [one] У вас { $count } партия
    [few] У вас { $count } партии
   *[many] У вас { $count } партий
}:
games-own-turn = **Партия { $game }** · { $rules } · соперник { $opponent } · **ваш ход** · обновлено { $since }
games-other-turn = **Партия { $game }** · { $rules } · соперник { $opponent } · ход соперника · обновлено { $since }
games-alone = **Партия { $game }** · { $rules } · за обе стороны · обновлено { $since }
games-link = · [доска]({ $link })
games-choice = Партия { $game } · { $rules }

help = **Raichi** — это старинные игры по переписке, ход за ходом, когда есть минутка: тавлеи, где нападающие ловят короля, а он пытается уйти; охота, где лиса или несколько тигров стоят против целого стада; и даблот, где сходятся два войска с вождями. Вызовите кого-нибудь, а я скажу каждому, когда его ход. Правила объяснит `/{ command-rules } { command-rules-show }`.
help-challenge = Вызвать соперника
help-rules = Как играть
help-commands = Все команды
help-all-play =
    `/{ command-play }` найдёт вам партию. `/{ command-challenge }` приглашает на партию, `/{ command-challenges }` показывает открытые вызовы. `/{ command-simul }` позволяет играть с несколькими людьми сразу.
    `/{ command-move } d1 d4` — это ход; при вводе я подсказываю, куда можно пойти. Можно и `/{ command-move } d1-d4` в одном поле, и ответить `d1 d4` на сообщение с доской, и нажать под ней *{ button-move }*. Не отключайте *@* в ответе; если пишете мне лично, достаточно `d1 d4`. `c3-e5-g3` — два прыжка, `c3` ставит фигуру на доску.
    `/{ command-board }` показывает доску, `/{ command-games }` — все ваши партии.
    `/{ command-draw }` предлагает ничью, `/{ command-takeback }` возвращает последний ход, `/{ command-resign }` сдаёт партию, `/{ command-abort }` отменяет едва начатую, `/{ command-rematch }` просит реванш. `/{ command-plan }` сыграет ваш ответ, если соперник пойдёт так, как вы ждёте.
    `/{ command-tournament } { command-tournament-create }` объявляет турнир, `/{ command-tournament } { command-tournament-show }` показывает его таблицы.
help-all-learn =
    `/{ command-legal } d1` показывает, куда может пойти фигура, `/{ command-replay }` — всю партию как анимацию, `/{ command-history }` даёт её запись файлом.
    `/{ command-hint }` подскажет ход, если вы играете со мной или за обе стороны, `/{ command-review }` разберёт законченную партию.
    `/{ command-profile }` показывает рейтинги и результаты, `/{ command-leaderboard }` — кто здесь впереди. `/{ command-openings }` показывает, как начинались партии и чем кончились.
    `/{ command-ladder } { command-ladder-show }` показывает лестницу этого сервера, `/{ command-ladder } { command-ladder-join }` даёт вам место на ней.
    `/{ command-learn }` научит игре шаг за шагом.
    `/{ command-rules } { command-rules-show }` объясняет, как побеждают и как бьют. `/{ command-rules } { command-rules-list }` перечисляет все, `/{ command-rules } { command-rules-build }` составляет свои.
help-all-settings =
    `/{ command-pause }` просит остановить часы, `/{ command-resume }` заканчивает паузу.
    `/{ command-vacation } { command-vacation-start }` останавливает все ваши часы до `/{ command-vacation } { command-vacation-end }`.
    `/{ command-settings }` — ваши настройки, `/{ command-server-settings }` — для админов.
    `/{ command-names }` показывает или скрывает ваше имя на страницах партий.
    `/{ command-help }` показывает, с чего начать.
help-group-play = Игра
help-group-learn = Учёба и разбор
help-group-settings = Время и настройки
help-menus = -# В меню участника, в разделе *Приложения*, есть *{ command-on-person }* и *{ command-profile-of-person }*, в меню сообщения о партии — *{ command-on-message }*, а в меню любого сообщения — *{ command-report-message }*.
offer-person = По каким правилам вы хотите сыграть? Соперник: { $opponent }.
offer-alone = По каким правилам вы хотите сыграть за обе стороны?
offer-anyone = Чтобы вызвать кого-то одного, напишите `/{ command-challenge }`. Если вызов для всех, выберите правила:

choice-piece = { $square } · { $piece-among }{ $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
choice-side = { $side }
choice-side-random = жребий
choice-side-fair = поровну по рейтингу
choice-rules-default = { $rules } (здесь по умолчанию)

resign-ask = Сдать партию { $game }? Ваш соперник — { $opponent }. Отменить это будет нельзя.
resign-ask-alone = Сейчас ход { $side-genitive }. Сдать партию { $game } за эту сторону? Отменить это будет нельзя.
resign-yes = Сдаться
resign-no = Играть дальше
resign-done = Партия { $game } сдана.
resign-kept = Хорошо, партия { $game } продолжается.

unsaid = Всё сохранено, но опубликовать это я не могу: { $reason }.
unsaid-later = Всё сохранено. Discord сейчас не принимает моё сообщение; опубликую, как только получится.
unsaid-permission = в том канале мне не хватает прав. Админ может дать мне там *Просматривать канал* и *Отправлять сообщения*, а в ветке — *Отправлять сообщения в ветках*; тогда я опубликую
unsaid-direct = Я больше не могу вам писать: вы меня заблокировали, или ни на одном общем сервере не разрешены личные сообщения. Измените это, и я опубликую всё здесь.
unsaid-in-time-out = Всё сохранено. На этом сервере у меня тайм-аут до { $until }; потом я опубликую. Админ может снять его раньше.
refuse-in-time-out = На этом сервере у меня тайм-аут до { $until }, поэтому писать здесь я не могу. Админ может снять его раньше.
unsaid-channel = канала больше нет
unsaid-other = Discord не принимает сообщение
unsaid-moderated = правило AutoMod этого сервера блокирует сообщение. Админ может сделать для меня исключение
unsaid-harmful = фильтр вредоносных ссылок Discord блокирует сообщение

## Отказы: причина и что делать

typed-again = -# Исправленный ход отправьте новым сообщением: правок я не вижу.
typed-withheld = Я не могу это прочитать: Discord показывает мне ответ только с включённым *@*, а другие сообщения — только с упоминанием меня, а не моей роли. Отправьте ещё раз так или введите `/{ command-move }`.
refuse-not-a-move = { $given } — это не ход. Напишите, откуда и куда идёт фигура, например `d1 d4`.
refuse-no-destination = А куда? Допишите и это, например `/{ command-move } { $from } { $example }`.
refuse-no-piece = На { $square } нет вашей фигуры: там пусто. Доску показывает `/{ command-board }`.
refuse-not-yours = На { $square } чужая фигура: { $piece }. Вы играете за { $side-accusative }.
refuse-same-square = Фигура и так на { $square }. Выберите, куда ей пойти.
refuse-off-board = { $square } — за пределами доски: она от a1 до { $last }.
refuse-other-captures = { $count ->
    [0] Этот ход ничего не бьёт
    [1] Этот ход бьёт только { $squares }
   *[other] Этот ход бьёт { $squares }
}, а написано другое. Ход не сделан; взятия можно не писать, я определяю их по ходу.
refuse-finished = Партия { $game } закончена. Реванш предлагает `/{ command-rematch }`, новую партию — `/{ command-challenge }`.
refuse-over = Партия закончена, ходить больше нельзя.
refuse-not-your-turn = Сейчас ходит { $player }. Ваша очередь — после этого хода.
refuse-not-a-player = Вы не играете в партии { $game }. Посмотреть её можно через `/{ command-board }`, а начать свою — через `/{ command-challenge }`.
refuse-no-game-here = В этом канале у вас нет партии. Начните её командой `/{ command-challenge }`; партии в других местах показывает `/{ command-games }`.
refuse-no-game-to-see = В этом канале ещё не было партий. Начните первую: `/{ command-challenge }`.
refuse-no-such-game = Партии { $game } на этом сервере нет. Ваши партии показывает `/{ command-games }`.
refuse-not-a-game = { $given } — это не партия. Выберите партию из списка, который появится, или введите её номер.
refuse-which-game = В этом канале у вас несколько партий: { $games }. Укажите нужную параметром `{ option-move-game }` или ответьте на сообщение с её доской.
refuse-moved-on = Положение на доске уже другое, поэтому ничего не изменилось. Как стоят фигуры сейчас, показывает `/{ command-board }`.
refuse-not-yours-to-press = Эта кнопка не для вас.
refuse-private-game = Партия { $game } личная, поэтому ответить здесь нельзя. Нажмите *{ button-move }* под её доской или введите `/{ command-move }`.
refuse-hint-against-person = В партиях между людьми подсказок нет. Они есть, если вы играете со мной или за обе стороны.
refuse-no-hint = Найти подсказку вовремя не получилось. Попросите ещё раз через минуту.
turn-computer = { $player } думает.
hint-wins = Вы можете выиграть прямо сейчас!
hint-wins-by-force = Есть серия ходов, которая выигрывает при любых ответах.
hint-threatens-twice = Можно создать сразу две угрозы победы.
hint-threatens = Можно создать угрозу выиграть следующим ходом.
hint-stops = Соперник грозит выиграть. Сначала остановите его.
hint-captures = Поищите хорошее взятие.
hint-improves = Ничего срочного: найдите для одной из фигур место получше.
hint-show = Показать ход
hint-move = Мой совет: **{ $ply }**.
hint-play = Сделать этот ход
refuse-level-of-person = Уровни есть только у меня. Вызовите меня или не указывайте `{ option-challenge-level }`.
refuse-challenged-bot = Боты играть не умеют. Вызовите человека или не указывайте `{ option-challenge-opponent }`: тогда принять вызов сможет любой.
refuse-unknown-side = «{ $given }» — такой стороны в { $rules } нет. Стороны здесь: { $sides }; можно положиться и на жребий.
refuse-unknown-ruleset = Правил с названием «{ $given }» я не знаю. Больше всего похожи: { $names }. Все показывает `/{ command-rules } { command-rules-list }`.
refuse-which-ruleset = «{ $given }» подходит к нескольким: { $names }. Какие вы имеете в виду?
refuse-challenge-accepted = Этот вызов уже принят: идёт партия { $game }. Новый вызов — `/{ command-challenge }`.
refuse-challenge-declined = Этот вызов отклонён. Новый вызов — `/{ command-challenge }`.
refuse-challenge-withdrawn = Этот вызов отозван. Новый вызов — `/{ command-challenge }`.
refuse-challenge-deleted = Сообщение с этим вызовом удалено, поэтому он больше не действует. Новый вызов — `/{ command-challenge }`.
refuse-no-such-challenge = Этого вызова я уже не помню. Новый вызов — `/{ command-challenge }`.
refuse-challenge-for-another = Этот вызов не вам, на него отвечает { $opponent }. Свой вызов — `/{ command-challenge }`.
refuse-only-challenger-withdraws = Отозвать этот вызов может только { $challenger }.
refuse-nobody-declines = Этот вызов для всех желающих, отклонять его не нужно.
refuse-own-challenge = Это ваш собственный вызов: принять его должен кто-то другой. Вы можете его отозвать.
refuse-permissions = Играть в этом канале я не могу, мне не хватает прав: { $missing }. Админ может дать их в настройках канала.
permission-view = *Просматривать канал*
permission-send = *Отправлять сообщения*
permission-send-in-threads = *Отправлять сообщения в ветках*
permission-connect = *Подключаться*
refuse-replay-too-early = Партия { $game } ещё идёт. Повтор можно будет опубликовать, когда она закончится; а пока вам его покажет `/{ command-replay }`.
refuse-no-game-in-message = Это сообщение не о партии, или я её уже не помню. Любую партию этого сервера показывает `/{ command-replay }`.
refuse-thread-locked = Эта ветка закрыта, публиковать здесь больше ничего нельзя.
refuse-no-files-here = Прикреплять файлы в этом канале я не могу: нет права *Прикреплять файлы*. Админ может дать его в настройках канала.
refuse-may-not-write = Вам нельзя писать в этом канале, поэтому и я здесь для вас ничего не публикую.
refuse-unknown-button = Эта кнопка устарела. Что я понимаю, показывает `/{ command-help }`.
refuse-unknown-choice = Этот вариант устарел. Наберите команду заново и выберите из списка, который появится.
invite = Добавить на сервер
refuse-only-in-servers = Меня нет на этом сервере, поэтому сделать это я не могу. Напишите мне лично, чтобы сыграть со мной, или попросите админа добавить меня на сервер.

fault = Что-то пошло не так у меня, не у вас. Попробуйте ещё раз через минуту; если не поможет, сообщите админу этот номер: `{ $reference }`.
unread = Мне не удалось прочитать то, что прислал Discord, поэтому ничего не изменилось. Попробуйте ещё раз через минуту; если не поможет, скажите админу, что мне, возможно, нужно обновление.

list-and = { $first } и { $last }
list-or = { $first } или { $last }
list-parts = { $first }; { $last }

## Команды: их имена и что они делают, как их показывает Discord

command-challenge = вызвать
command-challenge-about = Вызвать кого-нибудь на партию
option-challenge-opponent = соперник
option-challenge-opponent-about = Кого вы вызываете; если не указать, принять сможет любой
option-challenge-rules = правила
option-challenge-rules-about = По каким правилам играть
option-challenge-side = сторона
option-challenge-side-about = За какую сторону вы играете
option-challenge-level = уровень
option-challenge-level-about = Как сильно я играю, если вы вызываете меня; если не указать, 2
chosen-level-1 = 1 Новичок: делает много ошибок
chosen-level-2 = 2 Лёгкий: для первых партий
chosen-level-3 = 3 Средний: видит, что будет следующим ходом
chosen-level-4 = 4 Трудный: редко что-то упускает
chosen-level-5 = 5 Эксперт: почти ничего не упускает
chosen-level-6 = 6 Сильнейший: думает до двух секунд
command-move = ход
command-move-about = Сделать ход
option-move-from = откуда
option-move-from-about = Где стоит фигура, например d1, или весь ход: d1-d4
option-move-to = куда
option-move-to-about = Куда она идёт, например d4
option-move-game = партия
option-move-game-about = Какая партия (если здесь у вас их несколько)
command-board = доска
command-board-about = Показать доску
option-board-game = партия
option-board-game-about = Какая партия (если здесь их несколько)
option-board-style = вид
option-board-style-about = Как выглядит доска; текст — для тех, кто не видит картинок
chosen-style-wood = дерево
chosen-style-stone = камень
chosen-style-high-contrast = высокий контраст
chosen-style-text = текст
command-replay = повтор
command-replay-about = Показать всю партию как анимацию
option-replay-game = партия
option-replay-game-about = Какая партия, идущая или законченная (если здесь их несколько)
command-resign = сдаться
command-resign-about = Сдать партию
option-resign-game = партия
option-resign-game-about = Какая партия (если здесь у вас их несколько)
command-games = партии
command-games-about = Показать все ваши партии, самые срочные сначала
command-help = справка
command-help-about = Узнать, что умеет Raichi
command-on-person = Вызвать на партию
command-on-message = Повтор этой партии

## Мир вокруг партий

unsaid-closed = ветка закрыта. Когда её откроют, я опубликую
## Вызовы, матчи, ветки

turn-begins-alone = Партия начинается! { $player } ходит за обе стороны.

challenge-side-first = { $challenger } в первой партии играет за { $side-accusative }.
challenge-random-first = Стороны в первой партии определит жребий.
challenge-fair-first = В первой партии стороны уравнивают шансы: игрок с меньшим рейтингом играет за ту сторону, которая побеждает чаще.
challenge-match = Матч из двух партий: во второй стороны меняются. Побеждает тот, кто выиграет больше партий; при равенстве — тот, кто взял больше фигур.
challenge-time = Время на каждый ход: { $time }.
challenge-bank = Время на всю партию: { $bank }, плюс { $time } за каждый ход.
challenge-no-time-limit = Время не ограничено.
challenge-thread = Для партии будет отдельная ветка.
challenge-until = Истекает { $time }.
challenge-alone = { $player } играет за обе стороны: **{ $rules }**, партия { $game }.
challenge-seats-first = Матч из двух партий. В первой: { $first-side } — { $first }, { $second-side } — { $second }; потом наоборот.
challenge-lapsed = Вызов игрока { $challenger } игроку { $opponent } на партию **{ $rules }** истёк: за неделю ответа не было.
challenge-lapsed-anyone = Вызов игрока { $challenger } на партию **{ $rules }** истёк: за неделю его никто не принял.

decline-title = Отклонить вызов
decline-reason = Почему? (необязательно)
decline-hint = Это увидят все в канале
challenge-form-more = Ещё
challenge-form-casual = Товарищеская: партия не влияет на рейтинг
challenge-form-others = Другие правила… (выбрать из всех)

time-control = { $unit ->
    [minutes] { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
    [hours] { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
   *[days] { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
}
time-control-none = без ограничений

thread-name = { $rules } · партия { $game }
thread-opened = Играем здесь: { $thread }.
thread-forbidden = Играем в этом канале: чтобы открыть ветку, мне нужно право *Создавать публичные ветки*. Админ может дать его в настройках канала.
thread-impossible = Играем в этом канале: открыть ветку здесь нельзя.

match-score = -# Матч, партия { $game } из 2 · { $one } — { $other } { $wins } (взято фигур { $captures })
match-goes-on = Матч продолжается второй партией, стороны меняются.
match-won = **Матч выигрывает { $winner }.**
match-won-by-captures = **Матч выигрывает { $winner }:** по партиям { $wins }, зато взятых фигур больше, { $captures }.
match-drawn = **Матч закончился вничью:** по партиям { $wins }, и по взятым фигурам тоже поровну.
match-undecided = **Матч закончился без победителя**: одна из его партий не сыграна.

rematch-button = Реванш

refuse-match-alone = Для матча нужны двое. Не указывайте `{ option-challenge-match }`, чтобы сыграть одну партию с собой, или выберите кого-то другого.
refuse-challenge-lapsed = Этот вызов истёк: за неделю его никто не принял. Новый вызов — `/{ command-challenge }`.
refuse-not-a-time-control = «{ $given }» — не похоже на время. Напишите, например, `12 часов` или `3 дня` на каждый ход, `6 дней + 10 часов` на всю партию и прибавку за ход или `без ограничений`.
refuse-time-control-range = «{ $given }» не подойдёт. На каждый ход можно дать от 1 часа до 14 дней; `без ограничений` — играть без часов.
refuse-bank-range = «{ $given }» не подойдёт. На всю партию можно дать от 1 часа до 30 дней, и за каждый ход прибавлять от 1 часа до 3 дней.
refuse-reason-too-long = Причина слишком длинная: знаков может быть { $longest }, а у вас { $length }. Вызов не отклонён; сократите причину или не пишите её.
refuse-challenges-of-player = У вас на этом сервере уже столько открытых вызовов, сколько можно: { $most }. Отзовите один или дождитесь ответа.
refuse-challenges-here = В этом канале уже столько открытых вызовов, сколько можно: { $most }. Примите один или дождитесь, пока примут другие.
refuse-games-of-player = { $player } уже играет на этом сервере столько партий, сколько можно сразу: { $most }. Когда одна закончится, можно будет начать новую.
refuse-games-here = В этом канале уже идёт столько партий, сколько можно сразу: { $most }. Играйте в другом канале или дождитесь, пока одна закончится.
refuse-pace = { $pace ->
    [challenge] Многовато вызовов подряд. Следующий можно сделать { $when }.
    [share] Многовато сообщений подряд. Показать всем что-нибудь ещё можно { $when }.
    [server] На этом сервере сейчас очень оживлённо. Вызвать кого-нибудь или показать что-нибудь всем снова можно { $when }.
    [hint] Многовато подсказок подряд. Следующую можно попросить { $when }.
    [review] Многовато разборов подряд. Следующую партию можно разобрать { $when }.
    [build] Многовато изменений за короткое время. Продолжить можно { $when }.
    [file] Многовато файлов подряд. Следующий можно получить { $when }.
    [report] Это очень много жалоб. Следующую можно отправить { $when }.
   *[export] Вы только что получили этот файл несколько раз. Снова его можно получить { $when }.
}
refuse-not-finished = Партия { $game } ещё идёт. Реванш бывает после законченной партии.
refuse-match-goes-on = Матч продолжается второй партией. Когда закончится и она, можно будет предложить реванш.
refuse-rematch-offered = Вы уже предложили реванш после партии { $game }. Теперь слово за соперником.
refuse-next-game-runs = Вы уже играете следующую: партия { $game }.

refuse-rematch-declined = Вы уже предлагали реванш после партии { $game }, и его отклонили. Соперник ещё может предложить сам; новый вызов — `/{ command-challenge }`.
refuse-nothing-to-play-again = В этом канале у вас ещё нет законченных партий. Укажите партию из другого канала параметром `{ option-rematch-game }` или начните новую: `/{ command-challenge }`.

option-challenge-time = время
option-challenge-time-about = На ход (обычно 3 дня), или 6 дней + 10 часов (на партию и за ход), или без ограничений
option-challenge-match = матч
option-challenge-match-about = Матч: две партии, во второй стороны меняются
option-challenge-thread = ветка
option-challenge-thread-about = Играть в отдельной ветке
# Слова для «да» и «нет», которые понимаются; обычное — первым.
flag-yes = да, истина, вкл
flag-no = нет, ложь, выкл
## Кнопки под доской и меню, в которых выбирают ход

button-move = Пойти
button-hint = Подсказка
button-draw = Предложить ничью
button-takeback = Вернуть ход
button-resign = Сдаться
button-level = Уровень { $level }
turn-given = Она продолжается с позиции другой партии, сделано ходов: { $count }.
review-play = Играть отсюда
pick-game = Партия { $game }
pick-piece = { $of }: вы играете за { $side-accusative }. Какой фигурой пойдёте?
pick-piece-menu = Выберите фигуру
pick-put = { $of }: вы играете за { $side-accusative }. Куда поставите фигуру?
pick-put-menu = Выберите точку
pick-too-long = -# Такой длинный ход до конца можно только набрать: `/{ command-move }` со всеми точками, например `c3 e5 g3`.
pick-file = { $of }: могут пойти многие из ваших фигур. На какой вертикали нужная?
pick-file-menu = Выберите вертикаль
pick-file-choice = вертикаль { $file } · { $count ->
    [one] { $count } фигура
    [few] { $count } фигуры
   *[many] { $count } фигур
}
pick-other-file = Другая вертикаль
pick-target = { $of }: куда пойдёт фигура с { $square }?
pick-target-menu = Выберите, куда
pick-line-menu = Выберите направление
pick-along-file = по вертикали { $file } · { $count ->
    [one] { $count } поле
    [few] { $count } поля
   *[many] { $count } полей
}
pick-along-rank = по горизонтали { $rank } · { $count ->
    [one] { $count } поле
    [few] { $count } поля
   *[many] { $count } полей
}
pick-other-piece = Другая фигура
pick-end = Закончить ход
pick-play = Остановиться: { $ply }
reach-squares = { $square }, { $piece }: { $count ->
    [0] ходов нет.
   *[other] можно пойти на { $squares }.
}
reach-not-to-move = -# Но сейчас ход не { $side-genitive }.
refuse-not-a-square = { $given } — не поле этой доски: она от a1 до { $last }.
refuse-empty-square = На { $square } нет фигуры. Доску показывает `/{ command-board }`.
choice-occupied = { $square } · { $piece }

## Запись партии и страницы списков

history-title = **{ $rules }** · партия { $game } · { $count ->
    [0] ходов ещё нет
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
history-file = -# Этот файл — запись партии; его прочтёт `raichi replay`, да и человек тоже.
games-until = · до { $time } ({ $left })
games-left = · у вас осталось: { $time }
games-halted = · { $halt ->
    [suspended] приостановлена
    [paused] пауза
   *[vacation] отпуск
}
games-page = -# Страница { $page } из { $pages }
list-previous = Назад
list-next = Вперёд

## Команды, которые показывают партию

command-legal = куда
command-legal-about = Показать, куда может пойти фигура
option-legal-square = поле
option-legal-square-about = Где стоит фигура, своя или соперника, например d1
option-legal-game = партия
option-legal-game-about = Какая партия (если здесь их несколько)
command-hint = подсказка
command-hint-about = Получить подсказку, если вы играете с компьютером или за обе стороны
option-hint-game = партия
option-hint-game-about = Какая партия (если здесь у вас их несколько)
command-history = запись
command-history-about = Получить запись партии файлом
option-history-game = партия
option-history-game-about = Какая партия, идущая или законченная (если здесь их несколько)
## Партии на много дней: часы, договорённости, отпуска

clock-until = У вас есть время до { $time } ({ $left }).
clock-left = У игрока { $player } осталось: { $time }.
clock-paused = Партия на паузе, часы стоят.
clock-suspended = Партия приостановлена, часы стоят.
clock-vacation = На время отпуска часы стоят; ходить всё равно можно.
turn-waits = Когда партия продолжится, ходит { $player } — за { $side-accusative }.
reminder = { $player }, всё ещё ваш ход. Ваш соперник — { $other }. Время выйдет { $left }: { $time }.

deed-offers-draw = { $player } предлагает ничью. { $other }, вы согласны? Предложение действует до следующего хода.
deed-offers-pause = { $player } просит паузу: часы остановятся. { $other }, вы согласны? Просьба действует до следующего хода.
deed-asks-takeback = { $player } просит вернуть { $count ->
    [1] последний ход
   *[other] свой последний ход вместе с ответом на него
}. { $other }, вы согласны? Просьба действует до следующего хода.
deed-agrees-takeback = { $other }, { $player } соглашается вернуть ход.
deed-agrees-pause = { $other }, { $player } соглашается на паузу. Она длится, пока её кто-нибудь не закончит.
deed-declines = { $question ->
    [draw] { $other }, { $player } отклоняет ничью.
    [takeback] { $other }, { $player } не соглашается вернуть ход.
   *[pause] { $other }, { $player } не соглашается на паузу.
}
deed-withdraws = { $question ->
    [draw] { $player } отзывает предложение ничьей.
    [takeback] { $player } отзывает просьбу вернуть ход.
   *[pause] { $player } отзывает просьбу о паузе.
}
deed-takes-back = { $player } берёт свой последний ход назад, так что сейчас ход уже не ваш, { $other }.
deed-takes-back-alone = { $player } берёт последний ход назад.
deed-drops = { $question ->
    [draw] Предложение ничьей тем самым снимается.
   *[pause] Просьба о паузе тем самым снимается.
}
deed-continues = { $other }, { $player } заканчивает паузу; партия продолжается.
suspended = { $why ->
    [channel-gone] Канала этой партии больше нет, поэтому она приостановлена. Она продолжится со следующим ходом в другом канале этого сервера: `/{ command-move }` с параметром `{ option-move-game }`.
    [channel-closed] Канал этой партии закрыт, поэтому она приостановлена. Она продолжится, когда его откроют, или со следующим ходом в другом канале: `/{ command-move }` с параметром `{ option-move-game }`.
    [may-not-post] Писать в канале этой партии мне больше нельзя, поэтому она приостановлена. Она продолжится, когда админ это исправит, или со следующим ходом в другом канале: `/{ command-move }` с параметром `{ option-move-game }`.
    [message-refused] Discord отклоняет моё сообщение в канале этой партии, поэтому она приостановлена. После команды там через несколько минут я попробую ещё раз, или она продолжится со следующим ходом в другом канале: `/{ command-move }` с параметром `{ option-move-game }`.
   *[removed] Меня удалили с сервера этой партии, поэтому она приостановлена. Она продолжится, когда меня пригласят обратно.
}
deed-resumes = { $first } и { $second }, партия продолжается.
deed-resumes-alone = { $player }, партия продолжается.
deed-vacation-begins = { $player } в отпуске до { $time }. До тех пор часы этого игрока стоят.
deed-vacation-begins-no-clock = { $player } в отпуске до { $time }.
deed-vacation-ends = { $player } возвращается из отпуска.
deed-vacation-undone = { $player } всё-таки не уходит в отпуск.
answer-yes = Согласиться
answer-no = Отказаться
pause-end = Закончить паузу

end-agreed = Оба игрока согласны на ничью.
end-called-draw = { $player } объявляет ничью.
end-out-of-time = У игрока { $player } вышло время.
end-not-begun = У игрока { $player } вышло время на ход. { $other }, партия едва началась, поэтому она отменена и не считается.
end-aborted = { $player } отменяет партию. { $other }, она едва началась, поэтому не считается.
end-aborted-hot-seat = { $player } отменяет партию. Она едва началась, поэтому не считается.
alt-agreed = Стороны согласились на ничью.
alt-out-of-time = Время { $side-genitive } вышло.
alt-aborted = Партия отменена и не считается.

refuse-not-your-turn-until = Сейчас ходит { $player } (время до { $time }). Ваша очередь — после этого хода.
refuse-out-of-time = Время на этот ход вышло { $time }, поэтому он не сделан. Партия вот-вот закончится.
refuse-paused = Партия на паузе. Закончить паузу может любой из игроков кнопкой *{ pause-end }* или командой `/{ command-resume }`; тогда вы сможете пойти.
refuse-paused-already = Партия уже на паузе. Паузу заканчивает `/{ command-resume }`.
refuse-not-paused = Партия не на паузе, заканчивать нечего. Попросить паузу можно командой `/{ command-pause }`.
refuse-no-clock = В этой партии нет часов, останавливать нечего. Думайте сколько хотите.
refuse-answer-first = { $question ->
    [draw] { $player } предлагает ничью
    [takeback] { $player } просит вернуть ход
   *[pause] { $player } просит паузу
}. Сначала ответьте кнопками или согласитесь командой { $question ->
    [draw] `/{ command-draw }`
    [takeback] `/{ command-takeback }`
   *[pause] `/{ command-pause }`
}; после следующего хода отвечать будет уже не на что.
refuse-asked-already = { $question ->
    [draw] Вы уже предложили ничью
    [takeback] Вы уже попросили вернуть ход
   *[pause] Вы уже попросили паузу
} после последнего хода. После следующего можно будет снова.
refuse-nothing-asked = { $question ->
    [draw] После последнего хода ничью никто не предлагал
    [takeback] После последнего хода никто не просил вернуть ход
   *[pause] После последнего хода никто не просил паузу
}, отвечать не на что.
refuse-question-stands = { $question ->
    [draw] Ваше предложение ничьей
    [takeback] Ваша просьба вернуть ход
   *[pause] Ваша просьба о паузе
} действует до следующего хода; отвечает { $player }. Пока ответа нет, можно и отозвать.
refuse-other-question-stands = { $question ->
    [draw] Ваше предложение ничьей
    [takeback] Ваша просьба вернуть ход
   *[pause] Ваша просьба о паузе
} ещё действует; отвечает { $player }. Сначала отзовите, потом просите снова.
refuse-only-asker-withdraws = { $question ->
    [draw] Отозвать это предложение может только { $player }
   *[other] Отозвать эту просьбу может только { $player }
}. Вы можете согласиться или отказаться.
refuse-own-question = { $question ->
    [draw] Ничью предложили вы сами
    [takeback] Вернуть ход попросили вы сами
   *[pause] Паузу попросили вы сами
}: теперь отвечает { $player }.
refuse-nothing-to-take-back = В этой партии у вас нет хода, который можно вернуть.
refuse-too-late-to-abort = Эта партия уже считается, отменить её нельзя. Зато можно сдаться: `/{ command-resign }`.
refuse-vacation-past = Этот день уже прошёл. Выберите день в будущем, когда вы вернётесь.
refuse-vacation-too-short = Отпуск длится не меньше дня. Выберите дату попозже.
refuse-vacation-too-long = В год можно взять 30 дней отпуска. Того, что осталось, хватит самое позднее до { $time }.
refuse-vacation-used-up = Вы уже потратили 30 дней отпуска за этот год. Новые будут в новом году.
refuse-vacation-already = Вы уже в отпуске, до { $time }.
refuse-vacation-in-this-turn = На этом ходу партии { $game } вы уже возвращались из отпуска. Сначала сделайте там ход, потом можно снова уйти в отпуск.
refuse-no-vacation = Вы не в отпуске, заканчивать нечего.
refuse-vacation-too-new = Отпуск длится не меньше дня: закончить его можно с { $time }. Ходить можно и сейчас.

## Команды, которыми игроки договариваются, и личные ответы на них

vacation-begins = Вы в отпуске до { $time }. До тех пор ваши часы стоят, а ходить всё равно можно. Вернуться раньше можно командой `/{ command-vacation } { command-vacation-end }`, но не раньше { $earliest }.
vacation-undo = Передумали? Отменить отпуск, будто его и не было, можно ещё { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
   *[many] { $count } минут
}.
vacation-undo-button = Отменить отпуск
vacation-undone = Отпуск отменён: его дни снова ваши, а часы идут, будто его и не было.
vacation-ends = С возвращением! Ваши часы снова идут.
vacation-choice = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
refuse-not-a-time = «{ $given }» — ни число дней, ни дата. Напишите, например, `7` или `2027-01-03`.
command-draw = ничья
command-draw-about = Предложить ничью или согласиться на неё
option-draw-game = партия
option-draw-game-about = Какая партия (если здесь у вас их несколько)
command-takeback = вернуть-ход
command-takeback-about = Вернуть свой последний ход или попросить об этом
option-takeback-game = партия
option-takeback-game-about = Какая партия (если здесь у вас их несколько)
command-pause = пауза
command-pause-about = Попросить остановить часы или согласиться на это
option-pause-game = партия
option-pause-game-about = Какая партия (если здесь у вас их несколько)
command-resume = продолжить
command-resume-about = Закончить паузу
option-resume-game = партия
option-resume-game-about = Какая партия (если здесь у вас их несколько)
command-abort = отменить
command-abort-about = Отменить едва начатую партию (она не будет считаться)
option-abort-game = партия
option-abort-game-about = Какая партия (если здесь у вас их несколько)
command-rematch = реванш
command-rematch-about = Снова вызвать того же соперника, поменявшись сторонами
option-rematch-game = партия
option-rematch-game-about = Законченная партия (если не ваша последняя здесь)
command-vacation = отпуск
command-vacation-about = Остановить на время ваши часы
command-vacation-start = начать
command-vacation-start-about = Остановить ваши часы: до тридцати дней в год
option-vacation-start-days = дни
option-vacation-start-days-about = Сколько дней или дата, когда вы вернётесь, например 2027-01-03
command-vacation-end = закончить
command-vacation-end-about = Вернуться из отпуска
command-names = имена
command-names-about = Показывать ли ваше имя на веб-страницах ваших партий
option-names-mine = моё-имя
option-names-mine-about = Показывать, если и соперник согласен, или скрывать
chosen-mine-show = показывать
chosen-mine-hide = скрывать
names-shown = На веб-страницах и в записях ваших партий видно ваше имя, **{ $name }**, если и соперник согласен. Сразу скрыть его можно командой `/{ command-names } { chosen-mine-hide }`.
names-hidden = Вашего имени нет ни на одной веб-странице. Команда `/{ command-names } { chosen-mine-show }` показывает его, если согласен и соперник.
names-of-seats = За этим столом все видят имена мест. Переименовать своё можно у края страницы.
## Страница, которая заменяет канал

seat-name = { $number ->
    [1] Ворон
    [2] Волк
    [3] Медведь
    [4] Лис
    [5] Лось
    [6] Орёл
    [7] Рысь
    [8] Выдра
    [9] Сова
    [10] Тюлень
    [11] Заяц
    [12] Сокол
   *[other] Место { $number }
}
channel-title = Raichi · стол конунга викингов
channel-tab = { $state ->
    [move] ● Ваш ход
    [answer] ● Ваш ответ
    [over] Партия окончена
   *[other] Ход соперника
} — { $rules }
channel-topic = Эта страница общая для всех: играйте за обе стороны или передавайте клавиатуру.
channel-seats = Игроки за этим столом
channel-you-sit = Ваше место
channel-waiting = ждут: { $count ->
    [one] { $count } ход или ответ
    [few] { $count } хода или ответа
   *[many] { $count } ходов или ответов
}
channel-name = Имя
channel-name-hint = Если оставить пустым, имя будет { $name }
channel-save = Сохранить
channel-add = Добавить место
channel-messages = Сообщения
channel-older = Сообщения постарше
channel-newest = К самым новым
channel-command = Команда
channel-command-hint = Напишите / для команды
channel-send = Отправить
channel-suggestions = Варианты
channel-private = Видно только вам
channel-answers = В ответ на это сообщение
channel-dismiss = Закрыть
channel-begin = **Шахматы викингов:** король и немногие защитники против вдвое большего числа нападающих.
channel-begin-board = Вы играете за сторону короля. Нажмите на одну из своих фигур, чтобы начать: первым ходит компьютер.
channel-begin-learn = Научиться за две минуты
channel-more = Ещё
channel-begin-computer = Играть с компьютером
channel-begin-both = Вдвоём здесь
channel-begin-challenge = Вызов: { $name }
channel-begin-rules = Как играть
channel-new-game = Новая партия
channel-new-rules = Правила
channel-new-opponent = Соперник
channel-new-both = Я играю за обе стороны
channel-new-anyone = Любой, кто согласится
channel-new-side = Моя сторона
channel-new-computer = Raichi, компьютер
channel-new-level = Как сильно играет Raichi
channel-new-time = Время
channel-new-time-usual = Как обычно
channel-new-begin = Начать
channel-settings = Настройки
channel-follow = Менять место после каждого хода
channel-follow-hint = После вашего хода эта страница переходит к тому, чей ход, если у него не открыто своё окно.
channel-confirm = Подтверждать каждый ход
channel-skips = Перейти
channel-skip-to-board = К самой новой доске
channel-skip-to-line = К строке команд
channel-board = { $game ->
    [0] Доска
   *[other] Доска партии { $game }
}: выберите фигуру, потом куда она пойдёт. Переходить по доске можно стрелками.
channel-board-hint = Нажмите на фигуру, потом туда, куда она пойдёт. Можно и перетащить.
channel-play = Сходить { $ply }
channel-once-more = { $ply }: нажмите ещё раз, чтобы пойти
channel-back = Отмена
channel-target = на { $square }
channel-square = { $square }, { $piece }
channel-piece = { $square }, { $piece }, { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
channel-offline = Страница потеряла связь с Raichi. Она продолжит сама, как только связь вернётся.
channel-stopped = Raichi не отвечает. Если программа остановлена, запустите её снова командой scripts/local: партии сохранены, и страница продолжит с этого места.
channel-unsent-move = Ваш ход не отправлен. Попробуйте ещё раз.
channel-unsent = Не отправлено. Попробуйте ещё раз.
channel-lost = Такой страницы нет.
channel-crowded = Открыто слишком много окон, поэтому это окно пока не обновляется само. Закройте какое-нибудь другое, и обновления вернутся.

misread-not-a-command = Непонятно. Попробуйте `/{ command-help }` или `/{ command-play }`. Чтобы сделать ход, напишите две клетки, например `d1 d4`.
misread-too-long = Это длиннее любой команды. Ничего не сделано.
misread-unknown-command = Команды «{ $given }» нет. Есть такие: { $commands }.
misread-no-subcommand = Команд `/{ $group }` несколько: { $commands }. Выберите одну из них.
misread-unknown-option = Команда `/{ $command }` не знает, что делать с «{ $given }». Её параметры: { $options }; всё, в чём есть пробелы, берите в кавычки.
misread-unknown-option-none = У команды `/{ $command }` нет параметров, «{ $given }» здесь лишнее.
misread-twice = «{ $option }» указано дважды. Ничего не сделано; уберите одно из двух.
misread-missing = Команде `/{ $command }` нужно «{ $option }»: { $about }.
misread-not-a-choice = «{ $given }» — не один из вариантов для «{ $option }»: { $choices }.
misread-ambiguous = «{ $given }» может значить { $options }. Напишите, что вы имеете в виду, например `{ $option }:{ $given }`.
misread-meant = Может быть, { $meant }?
misread-not-a-game = «{ $given }» — не номер партии. Ваши партии показывает `/{ command-games }`.
misread-no-such-seat = Здесь никого не зовут «{ $given }». За столом сидят { $names }; сбоку места можно добавлять и переименовывать.
misread-name-taken = Имя «{ $name }» уже у другого места. Выберите другое.
misread-name-bad = Это не годится для имени. В имени не больше { $most } знаков и нет кавычек, и оно не может быть моим: Raichi.
misread-no-more-seats = Мест уже { $most }, больше не поместится.

## Страница партии в вебе (без разметки, кроме последней)

page-title-to-move = Ход { $side-genitive } · { $rules }
page-title-won = Победа { $side-genitive } { $count ->
    [0] без единого хода
    [one] за { $count } ход
    [few] за { $count } хода
   *[many] за { $count } ходов
} · { $rules }
page-title-drawn = Ничья, { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
} · { $rules }
page-title-aborted = Отменена · { $rules }
page-title-ply = { $number ->
    [0] Начальная позиция
   *[other] Ход { $number } из { $count }
} · { $rules }
page-subtitle = { $rules } · партия { $game }
page-start = Начальная позиция
page-move = Ход { $number }
page-side = { $side-heading }
page-played = { $side-heading }: { $move }
page-first = Начальная позиция
page-previous = Предыдущий ход
page-next = Следующий ход
page-last = Последняя позиция
page-position = Показанная позиция
page-steps = Листать партию
page-moves = Ходы
page-review = Разбор
page-review-none-yet = Разбор показывает, где партия переломилась. Его получает командой /{ command-review } любой, кому видна партия; тогда он появится и здесь.
page-turning-point = Перелом
page-no-moves = Ещё не сделано ни одного хода.
page-keys = Стрелки листают ходы; Home и End ведут к началу и к концу.
page-live = Прямой эфир
page-newer = Сделан новый ход. К последней позиции
page-about = Партия
page-rules = Правила
page-began = Начата
page-moved = Обновлена
page-ended = Закончена
page-record = Запись (текст)
page-animation = Анимация (GIF)
page-discord = Открыть в Discord
page-picture = Эта позиция (PNG)
page-play = Воспроизвести
page-pause = Пауза
page-speed = Скорость
page-taps = Коснитесь правой половины доски, чтобы увидеть следующий ход, и левой — чтобы предыдущий, или проведите пальцем.
page-look = Вид
page-theme = Доска
page-flip = Перевернуть
page-apply = Показать
page-sounds = Звуки
page-share = Поделиться
page-address = Ссылка на эту позицию
page-copy = Копировать ссылку
page-copied = Ссылка скопирована.
page-copy-refused = Ваш браузер не даёт страницам копировать. Ссылка выделена: нажмите Ctrl+C или удерживайте её и выберите «Копировать».
page-qr = QR-код
page-qr-alt = QR-код адреса партии
page-frame = На вашем сайте
page-frame-about = Так доска покажется в рамке на любом сайте:
page-reach-network = Эту ссылку откроют только устройства в той же сети.
page-reach-machine = Эту ссылку откроет только этот компьютер.
page-games = Другие партии
page-previous-game = Предыдущая партия
page-next-game = Следующая партия
page-skip-board = К доске
page-skip-moves = К ходам
page-home-title = Raichi
page-home = Здесь можно смотреть партии, которые играют в Discord. У каждой партии своя страница: на неё ведёт ссылка под последней доской, её даёт и /{ command-board }.
page-to-home = На главную
page-to-game = К партии
page-method-title = Так здесь нельзя
page-method = Эту страницу можно читать, но отправлять на неё ничего нельзя.
page-long-title = Слишком длинно
page-long = Отправленное слишком длинное для этой страницы. Отправьте меньше за один раз.
page-foreign-title = Это пришло с другого сайта
page-foreign = Это отправлено не со страницы Raichi, поэтому ничего не сделано.
page-lost-title = Здесь ничего нет
page-lost = Возможно, ссылка устарела или потерялась её часть.
page-missing-title = Здесь нет партии
page-missing = По этому адресу партии нет. Может быть, потерялась часть ссылки, или админ сервера закрыл его страницы.
page-busy-title = Минутку
page-busy = Сейчас рисуется слишком много картинок. Попробуйте через несколько секунд.
page-fault-title = Что-то пошло не так
page-fault = Ошибка у нас, не у вас. Попробуйте ещё раз через минуту.
page-open = Открыть партию

## Игроки, которые уходят с сервера

deed-left = { $player } больше не на этом сервере. { $other }, вы можете закончить партию командой `/{ command-abort }`; тогда она не считается.
deed-left-clock = { $player } больше не на этом сервере. Часы идут, и у кого выйдет время, тот проиграет. { $other }, вы можете и сразу закончить партию командой `/{ command-abort }`; тогда она не считается.
end-aborted-alone = { $player } заканчивает партию: соперника больше нет на сервере. Партия не считается.

## Разборы партий

review-alt = { $rules }, график партии: за { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
} шансы { $side-genitive } на победу изменились с { $from } % до { $to } %.
review-alt-point = Ход { $move }: с { $from } % до { $to } %.
review-point = Ход { $move }: после { $played } шансы { $side-genitive } на победу упали с { $from } % до { $to } %.
review-better = Лучше: { $line }.
review-title = **{ $rules }** · партия { $game } · { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
review-none = Ни один ход заметно не изменил шансы. Отлично сыграно с обеих сторон!
review-underway = Смотрю партию { $game }: позиций готово { $done } из { $all }. Разбор останется при партии, вернуться к нему можно когда угодно.
review-again = Показать разбор
review-move = Ход { $move }
review-all = Вся партия
review-chance = Шансы { $side-genitive } на победу: { $chance } %
review-chances = Шансы { $side-genitive } на победу:
review-percent = { $chance } %
review-turning-points = Переломы: { $moves }
review-alt-choice = Доска перед ходом { $move }. Пунктирная стрелка — сделанный ход, { $played }; сплошная — ход лучше, { $better }.
refuse-review-too-early = Партия { $game } ещё идёт. Разбор будет, когда она закончится.
refuse-review-of-aborted = Партия { $game } отменена, разбирать нечего.
refuse-review-too-short = Партия { $game } закончилась так быстро, что разбирать нечего.
command-review = разбор
command-review-about = Разобрать законченную партию: что упущено и что было бы лучше
option-review-game = партия
option-review-game-about = Законченная партия (если здесь их несколько)
fact-missed-win = Можно было сразу выиграть.
fact-missed-forced-win = Был выигрыш, который нельзя остановить.
fact-allowed-win = После этого соперник мог сразу выиграть.

## Рейтинги

option-challenge-rated = рейтинговая
option-challenge-rated-about = Влияет ли партия на рейтинг; если не указать, да
challenge-rated = Рейтинговая.
challenge-casual = { $why ->
    [no-clock] Товарищеская: партии без ограничения времени не бывают рейтинговыми.
    [own-ruleset] Товарищеская: рейтинговыми бывают только партии по правилам из моего списка.
    [same-opponent] Товарищеская: за последние 30 дней вы уже сыграли друг с другом десять рейтинговых партий.
   *[other] Товарищеская.
}
casual-at-once = { $why ->
    [computer] Эта партия товарищеская: партии со мной не влияют на рейтинг.
   *[one-person] Эта партия товарищеская: вы играете за обе стороны.
}
ratings-changed = Рейтинги: { $first } { $first-before } → { $first-after }, { $second } { $second-before } → { $second-after }
not-rated = { $why ->
    [same-opponent] Рейтинг не меняется: за последние 30 дней вы уже сыграли друг с другом десять рейтинговых партий.
    [left-early] Рейтинг не меняется: один из игроков покинул сервер раньше, чем оба сделали ход.
    [timeout-early] Рейтинг не меняется: время вышло раньше, чем оба игрока сделали по два хода.
    [one-absence] Рейтинг не меняется: за это же отсутствие уже проиграна по времени другая партия, а одно отсутствие считается один раз.
   *[other] Рейтинг не меняется: партия была товарищеская.
}
rules-side-score = В рейтинговых партиях до сих пор { $side } { $side-number ->
    [one] набирает
   *[many] набирают
} { $percent } % очков.
deed-left-claim = { $player } больше не на этом сервере. Часы идут, и у кого выйдет время, тот проиграет. { $other }, вы можете и сразу забрать победу или отменить партию командой `/{ command-abort }`; тогда она не считается.
button-claim = Забрать победу
button-abort = Отменить партию
end-claimed = { $player } забирает победу: { $other } больше не на этом сервере.
alt-claimed = Победа { $side-genitive }: другой игрок покинул сервер.
refuse-win-to-claim = Ваш соперник покинул сервер, и вы можете забрать победу. Если отменить партию, она не считается.
refuse-nothing-to-claim = Ваш соперник на этом сервере, забирать победу не за что.

## Найти, с кем сыграть

command-play = играть
command-play-about = Сыграть с тем, кто ждёт партию, или подождать соперника
option-play-rules = правила
option-play-rules-about = По каким правилам играть; если не указать, по любым
play-joined = Ваш соперник — { $player }: партия { $game }, **{ $rules }**, начинается в { $channel }.
play-posted = Сейчас здесь никто не ждёт партию, поэтому вызов опубликован от вашего имени. Принять его может любой.
play-size = Какой будет ваша первая партия? На маленькой доске (**{ $small }**) партия занимает около десяти минут размышлений. **{ $usual }** — выбор опытных игроков, и партия длится час или больше.
play-size-waiting = -# Кто-то уже ждёт партии: `/{ command-challenges }` покажет, кто.
play-size-small = Маленькая доска, 10 минут
play-size-tournament = Турнирная доска
command-challenges = вызовы
command-challenges-about = Показать открытые вызовы: вам, всем желающим и ваши собственные
lobby-none = Открытых вызовов здесь нет. `/{ command-play }` опубликует вызов, который может принять любой.
lobby-title = { $count ->
    [one] { $count } открытый вызов
    [few] { $count } открытых вызова
   *[many] { $count } открытых вызовов
}:
lobby-to-me = **{ $number }** · { $player } вызывает **вас** · { $rules } · { $time } · истекает { $until }
lobby-open = **{ $number }** · { $player } вызывает любого желающего · { $rules } · { $time } · истекает { $until }
lobby-mine = **{ $number }** · ваш вызов игроку { $player } · { $rules } · { $time } · истекает { $until }
lobby-mine-anyone = **{ $number }** · ваш вызов всем желающим · { $rules } · { $time } · истекает { $until }
lobby-no-limit = без ограничения времени
lobby-link = · [сообщение]({ $link })
lobby-accept = Принять { $number }
lobby-decline = Отклонить { $number }
lobby-withdraw = Отозвать { $number }
lobby-again = Опубликовать { $number } снова
refuse-only-computer-here = Здесь можно играть со мной или за обе стороны. С другими людьми играют в каналах сервера.
play-level = Как сильно мне играть?
refuse-posted-just-now = Этот вызов опубликован меньше часа назад. Снова опубликовать его можно позже.
challenge-lapsed-news = { $player }, за неделю ваш вызов никто не принял, и он истёк. Поищите кого-нибудь ещё: `/{ command-play }`.

## Настройки

command-settings = настройки
command-settings-about = Настроить напоминания, вид ваших досок и другое
command-server-settings = настройки-сервера
command-server-settings-about = Настроить язык этого сервера, каналы, правила по умолчанию и другое
language-name = Русский
settings-menu = Что изменить
settings-line = { $name }: { $value }
settings-line-shown = **{ $name }: { $value }**
settings-saved = Сохранено. Теперь **{ $name }**: { $value }
settings-close = Закрыть
settings-clear = Сбросить
settings-scope = { $scope ->
    [channel] Только этот канал
   *[server] Весь сервер
}
own-settings-title = **Ваши настройки**. Они действуют на всех серверах, и каждое изменение сохраняется сразу.
own-setting = { $setting ->
    [reminders] Напоминания
    [turns] Сообщения о ходе
    [theme] Вид личных досок
    [boards] Доски
    [below] Сторона снизу
    [following] Партии под наблюдением
   *[leaderboards] Таблицы лидеров
}
own-setting-about = -# { $setting ->
    [reminders] Напоминание приходит раз за ход, когда времени остаётся мало.
    [turns] Тихие сообщения о ходе упоминают вас, но без уведомления. Напоминания, вопросы и конец партии уведомляют по-прежнему.
    [theme] Для досок, которые видны только вам. `/{ command-board }` может показать и в любом другом виде.
    [boards] Доски текстом называют место каждой фигуры, для программ экранного доступа. В каналах текст идёт вместе с картинкой, когда ход ваш.
    [below] Для досок, которые видны только вам; доски в каналах для всех остаются прежними.
    [following] Когда заканчивается партия, за которой вы следите, я присылаю вам личное сообщение.
   *[leaderboards] У скрытых игроков рейтинг есть, но в таблицах лидеров их нет, и в задачах их не называют.
}
own-value = { $value ->
    [reminders-on] вкл
    [reminders-off] выкл
    [turns-notify] с уведомлением
    [turns-quiet] тихие
    [boards-pictures] картинки
    [boards-words] текст
    [below-usual] как в канале
    [below-own] моя
    [following-on] писать мне
    [following-off] без сообщений
    [leaderboards-shown] показывать меня
   *[leaderboards-hidden] скрывать меня
}
server-settings-title = **Настройки этого сервера**. Каждое изменение сохраняется сразу.
server-settings-not-here = Этот стол не относится ни к какому серверу, настраивать нечего. Ваши собственные настройки показывает `/{ command-settings }`.
channel-settings-title = **Настройки канала { $channel }** и его веток. Каждое изменение сохраняется сразу.
channel-as-server = как на сервере
server-part = { $part ->
    [language] Язык
    [channels] Каналы для партий
    [rules] Правила по умолчанию
    [time] Время по умолчанию
    [rated] Новые партии
    [threads] Ветки
    [computer] Партии с компьютером
    [limits] Ограничения
    [pages] Веб-страницы
    [tournaments] Турниры
    [ladders] Лестницы
    [results] Результаты
    [puzzle] Задача дня
    [digest] Итоги недели
    [reports] Жалобы
   *[commands] Роли и команды
}
server-part-about = -# { $part ->
    [language] Язык досок и вызовов, которые видят все. Личные ответы — на языке каждого участника.
    [channels] Где можно начинать партии, в том числе в ветках. Партии, которые идут в других местах, доигрываются там.
    [rules] Для вызовов, в которых правила не указаны.
    [time] Для вызовов, в которых время не указано. В партиях с компьютером времени нет.
    [rated] Для вызовов, в которых не указано, рейтинговая ли партия.
    [threads] С отдельной веткой для каждой партии в канале порядок.
    [computer] Личная партия не занимает канал: доску видит только тот, кто играет. С параметром `{ option-challenge-thread }` можно всё равно играть в ветке.
    [limits] Сколько партий может идти одновременно.
    [pages] Веб-страницу партии может читать каждый, у кого есть ссылка.
    [tournaments] Кто-нибудь объявляет турнир командой `/{ command-tournament } { command-tournament-create }`, а другие вступают кнопкой. Кто может его объявить?
    [ladders] На лестнице стоят те, кто вступает командой `/{ command-ladder } { command-ladder-join }`; кто победит стоящего выше, получает его место. У каждых правил может быть своя.
    [results] О каждой законченной партии там появляется одна строка со ссылкой на её доску.
    [puzzle] Где и когда каждый день появляется задача. К цели ведёт только один первый ход, и ответы не видны другим. Чтобы выключить задачи, сбросьте настройку.
    [digest] Где и когда появляется обзор недели: законченные партии, кто поднялся в таблице лидеров, турниры, лестницы, задачи, открытые вызовы. Если ничего не было, ничего и не появляется. Никто не получает уведомлений.
    [reports] Там появляется то, на что жалуются через *{ command-report-message }* в меню сообщения: ссылка и имя. Выберите канал, который читают только админы.
   *[commands] Кому какая команда доступна в каком канале, решает Discord: откройте *Настройки сервера*, потом *Интеграции*, потом *Raichi*. Там можно разрешить или запретить каждую команду по ролям, участникам и каналам. `/{ command-server-settings }` — для тех, у кого есть право *Управлять сервером*, пока вы не разрешите другим.
}
server-language-found = { $language } (язык не задан)
server-channels = { $rule ->
    [all] все каналы
    [only] { $count ->
        [0] только те, что вы выберете ниже; пока ничего не выбрано — все
       *[other] только { $channels }
    }
   *[except] { $count ->
        [0] все, кроме тех, что вы выберете ниже
       *[other] все, кроме { $channels }
    }
}
server-channel-rule = { $rule ->
    [all] Все каналы
    [only] Только выбранные каналы
   *[except] Все, кроме выбранных
}
server-channels-menu = Каналы
server-channels-lost = Все каналы для партий удалены, поэтому партии можно начинать в любом канале. Админ может выбрать другие: `/{ command-server-settings }`.
server-channels-partly-lost = Один из каналов, выбранных для партий, удалён. Выберите каналы заново, чтобы убрать эту заметку.
server-rules-lost = Правил «{ $rules }» больше нет. Выберите другие; до тех пор действуют обычные.
server-choice-rated = { $rule ->
    [rated] рейтинговые
   *[casual] товарищеские
}
server-choice-threads = { $rule ->
    [unset] от 11×11, если в вызове не указано иное
    [ask] как хочет тот, кто вызывает
    [always] всегда
   *[never] никогда
}
server-choice-computer = { $rule ->
    [private] лично
    [channel] в канале
   *[thread] в ветках
}
server-limits = на игрока { $player }, на канал { $here }
server-limit-of-player = { $count ->
    [one] { $count } партия на игрока
    [few] { $count } партии на игрока
   *[many] { $count } партий на игрока
}
server-limit-here = { $count ->
    [one] { $count } партия на канал
    [few] { $count } партии на канал
   *[many] { $count } партий на канал
}
server-limit-of-player-menu = Сколько партий сразу у одного игрока
server-limit-here-menu = Сколько партий сразу в одном канале
server-choice-pages = { $rule ->
    [open] вкл
    [closed] выкл
   *[none] нет: владелец бота не предлагает их для этого сервера
}
server-results-menu = Канал для результатов
server-results-none = нигде
server-results-lost = Канал для результатов удалён, поэтому результаты не публикуются. Выберите другой или нажмите *{ settings-clear }*.
refuse-not-for-games = В этом канале не играют, но играют в других каналах сервера.
refuse-games-in-channels = В этом канале не играют. Попробуйте здесь: { $channels }.
refuse-threads-decided = { $rule ->
    [always] На этом сервере у каждой партии своя ветка. Не указывайте параметр `{ option-challenge-thread }`.
   *[never] На этом сервере у партий нет веток. Не указывайте параметр `{ option-challenge-thread }`.
}
result = **Партия { $game }**, { $rules }: { $end }
result-link = К доске
result-lost = -# Канал для результатов удалён. Админ может выбрать другой: `/{ command-server-settings }`.

profile-tournaments = Турниры: { $places }
profile-ladders = Лестницы: { $places }
profile-calls = Объявлено: raichi { $raichi }×, tuichi { $tuichi }×
refuse-can-join = Только что кто-то опубликовал подходящий вызов. Напишите `/{ command-play }` ещё раз, чтобы сыграть.
server-results-closed = Писать в канале для результатов я не могу. Дайте мне там права *Просматривать канал* и *Отправлять сообщения*, выберите другой или нажмите *{ settings-clear }*.
result-closed = -# Писать в канале для результатов я не могу. Админ может дать мне там права *Просматривать канал* и *Отправлять сообщения* или выбрать другой: `/{ command-server-settings }`.
command-learn = учиться
command-learn-about = Научиться игре шаг за шагом, на досках, где можно ходить
option-learn-rules = правила
option-learn-rules-about = Игра или её правила
lesson-title = **{ $lesson }, шаг { $step } из { $count }: { $topic }**
lesson-task = Вы играете за { $side-accusative }. { $task }
lesson-task-reach = Переведите фигуру на { $square }.
lesson-task-capture = { $count ->
    [1] Возьмите фигуру.
    [one] Возьмите одним ходом { $count } фигуру.
    [few] Возьмите одним ходом { $count } фигуры.
   *[many] Возьмите одним ходом { $count } фигур.
}
lesson-task-win = Выиграйте одним ходом.
lesson-task-call = Найдите ход, после которого я объявлю *{ $call }*.
lesson-task-keep-safe = Найдите ход, после которого соперник не сможет сразу выиграть.
lesson-task-keep-all = Найдите ход, после которого соперник ничего не сможет взять.
lesson-task-force-win = Найдите ход, после которого ваш следующий выиграет при любом ответе.
lesson-right = **Отлично!** { $done }
lesson-wrong = **Не совсем:** { $done }
lesson-reply = Соперник мог бы ответить { $move }.
lesson-done = Это был последний шаг, решено { $solved } из { $count }. Как насчёт настоящей партии?
lesson-next = Дальше
lesson-back = Назад
lesson-again = Попробовать ещё раз
lesson-restart = Начать сначала
lesson-play = Играть
lesson-others = Все уроки

captures-title = **{ $rules }: как берут фигуры**
captures-line = { $number }. { $kind }: { $move }.
captures-alt = Взятия по правилам { $rules }: каждое до хода и после него.
captures-button = Взятия в картинках
