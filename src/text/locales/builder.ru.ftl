# Слова для правил по одному: что пишут после запятой и что показывают меню `/правила составить`; по-русски.
#
# У названий, перед которыми говорят «без», есть и родительный падеж: «без стены щитов». Слова с «ё» понимаются и с «е».

## Группы правил

rule-group-setup = Доска и начало
rule-group-winning = Победа
rule-group-king = Король
rule-group-throne = Трон
rule-group-corners = Углы
rule-group-camps = Лагеря
rule-group-few = Малый отряд
rule-group-many = Большой отряд
rule-group-pieces = Фигуры
rule-group-captures = Взятие
rule-group-endings = Ничья и повторение

## Названия правил. Показывается первое, понимаются все.

rule-name-setup = Начальная позиция, позиция
rule-name-board = Доска
rule-name-starts = Первый ход, первыми ходят, начинают, начинает
rule-name-escape = Цель короля, цель, король уходит
rule-name-soldier-steps = Дальность хода фигур, шаги фигур, шаги
rule-name-king-capture = Взятие короля, короля берут, король
rule-name-king-armed = Вооружённый король, вооруженный король, вооружённого короля, вооруженного короля
rule-name-king-steps = Дальность хода короля, шаги короля
rule-name-throne-present = Трон, трона
rule-name-throne-stop = Кто останавливается на троне, остановка на троне
rule-name-throne-cross = Кто проходит через трон, проход через трон
rule-name-throne-hostile = Кто уязвим у трона, враждебный трон, враждебного трона
rule-name-throne-hostile-occupied = Кто уязвим у занятого трона
rule-name-corners-present = Углы, углов
rule-name-corners-width = Размер углов
rule-name-corners-stop = Кто останавливается на углах, остановка на углах
rule-name-corners-cross = Кто проходит через углы, проход через углы
rule-name-corners-hostile = Кто уязвим у углов, враждебные углы, враждебных углов
rule-name-camps-squares = Лагеря, лагерей
rule-name-camps-stop = Кто останавливается в лагерях, остановка в лагерях
rule-name-camps-cross = Кто проходит через лагеря, проход через лагеря
rule-name-camps-hostile = Кто уязвим у лагерей, враждебные лагеря, враждебных лагерей
rule-name-camps-hostile-occupied = Кто уязвим у занятых лагерей
rule-name-camps-blunt = Безопасные для нападающих поля лагерей
rule-name-camps-stay = Нападающие ходят внутри лагеря, ходы внутри лагеря
rule-name-edge-hostile = Кто уязвим у края, враждебный край, враждебного края, край
rule-name-custody = Ход между двумя врагами, между двумя врагами
rule-name-linnaean = Взятие у занятого трона, взятия у занятого трона
rule-name-immobilised = Взятие запертых фигур, взятия запертых фигур
rule-name-shieldwall = Стена щитов, стены щитов
rule-name-exit-fort = Крепость у края, крепости у края, крепость, крепости
rule-name-enclosure-wins = Победа окружением, победы окружением, окружение, окружения
rule-name-attackers-lose-at = Нападающие проигрывают при остатке, остаток нападающих
rule-name-repetition-count = Число повторений, повторений, повторение
rule-name-repetition-result = Итог повторения, повторение
rule-name-no-moves = Когда некуда ходить, некуда ходить
rule-name-quiet-limit = Ходы без взятия, ходов без взятия
rule-name-king-jump = Прыжки короля
rule-name-commander-jump = Прыжки командиров
rule-name-commander-pierce = Два командира берут короля
rule-name-knight-jump = Прыжки рыцарей
rule-name-knight-pierce = Два рыцаря берут короля
rule-name-corners-pierce = Углы помогают двоим
rule-name-chain = Взятия подряд, цепочки, цепочка
rule-name-repetition-forbid = Запрет повторения
rule-name-ply-limit = Предел числа ходов
rule-name-side-hand = фигуры в запасе, фигур в запасе, запас, запаса
rule-name-side-lines = линии
rule-name-side-directions = направления
rule-name-few-leap = Прыжки, прыжков, прыжок
rule-name-few-capture = Бить обязательно, обязанность бить, обязанности бить, бить
rule-name-few-trapped = Запертые фигуры
rule-name-goals-many-at-most = Победа при остатке врагов, остаток врагов, остаток
rule-name-goals-few-reach = Дойти до точек, цель
rule-name-goals-few-behind = Победа прорывом, победы прорывом, прорыв, прорыва
rule-name-goals-many-fill = Занять точки
rule-name-points-man = Сила воина, воин
rule-name-points-officer = Сила офицера, офицер
rule-name-points-son = Сила сына вождя, сын вождя
rule-name-points-leader = Сила вождя, вождь
rule-name-compulsory = Бить обязательно, обязанность бить, обязанности бить, бить
rule-name-men-back = Воины ходят назад, назад
rule-name-promotion = Превращение в офицера, превращения в офицера, превращение, превращения
rule-name-actions = Действия за ход, действий за ход, действия
rule-name-ambush = Засада, засады, засад
rule-name-end = Решающие фигуры, исход решает

## Значения правил. Показывается первое, понимаются все.

rule-value-yes = да, вкл
rule-value-no = нет, выкл
rule-value-any = везде
rule-value-none = нет, никаких
rule-value-never = никогда
rule-value-nobody = никто, никому
rule-value-start = где нападающие стоят в начале
rule-value-attackers = нападающие
rule-value-defenders = защитники
rule-value-south = саамы, юг
rule-value-north = шведы, север
rule-value-corner = углы, угол
rule-value-edge = край
rule-value-safe-edge = безопасный край
rule-value-two = с двух сторон, две стороны, две
rule-value-four = с четырёх сторон, с четырех сторон, четыре стороны, четыре
rule-value-four-near-throne = с четырёх сторон у трона, с четырех сторон у трона, четыре у трона
rule-value-four-on-throne = с четырёх сторон на троне, четыре на троне
rule-value-full = всегда
rule-value-hammer = только своим ходом
rule-value-anvil = только стоя на месте
rule-value-active = безопасно
rule-value-strict = фигуру берут, берут
rule-value-king = только король
rule-value-all = все
rule-value-draw = ничья
rule-value-mover-loses = поражение повторившего
rule-value-loss = поражение, проигрыш
rule-value-a = нападающие
rule-value-d = защитники
rule-value-ad = нападающие и защитники, защитники и нападающие
rule-value-k = король
rule-value-ak = нападающие и король, король и нападающие
rule-value-dk = защитники и король, король и защитники
rule-value-adk = все фигуры
rule-value-single = один
rule-value-multi = несколько подряд, несколько
rule-value-free = нет, необязательно
rule-value-must = да, обязательно
rule-value-huff = забывших снимают, фук
rule-value-removed = снимаются
rule-value-stays = остаются
rule-value-grid = прямые
rule-value-diagonal = диагонали
rule-value-thin = дополнительные диагонали
rule-value-line = линии
rule-value-forward = прямо вперёд, прямо вперед, вперёд, вперед
rule-value-forward-diagonal = по диагонали вперёд, по диагонали вперед
rule-value-sideways = вбок
rule-value-back-diagonal = по диагонали назад
rule-value-back = прямо назад, назад
rule-value-cross = крест
rule-value-square5 = 5 × 5 точек
rule-value-draughts = тёмные поля, темные поля
rule-value-triangle10 = малый треугольник
rule-value-triangle23 = большой треугольник
rule-value-lattice4x5 = малая решётка, малая решетка
rule-value-lattice6x7 = большая решётка, большая решетка
rule-value-men = у воинов, воины
rule-value-far-edge = на дальней горизонтали
rule-value-unretreated = только если не отступали
rule-value-leader = вождь
rule-value-over = без взятия
rule-value-take = со взятием
rule-value-special = у трона и углов
rule-value-may = разрешено

## Слова перед правилом, которого не должно быть

rule-negations = без, нет

## Что не так

rules-words-problems = Такие правила составить не получится:
rules-words-unknown = Такого правила нет: `{ $given }`. После названия правил через запятую идут изменения, например `copenhagen, король с двух сторон, без стены щитов`.
rules-words-no-value = { $rule }: а что именно? Можно так: { $values }.
rules-words-value = { $rule }: «{ $given }» не подходит. Можно так: { $values }.
rules-words-twice = { $rule }: «{ $first }» и «{ $second }» сразу нельзя.
rules-words-any-number = число от { $least } до { $most }
rules-words-points = точки вроде { $example }
rules-words-position = позиция вроде { $example }
rules-words-json = Это не правила в виде JSON: { $why }.
rules-problem-size = Горизонталей на доске должно быть нечётное число, от 7 до 19, а здесь { $given }.
rules-problem-ranks = Горизонталей в начальной позиции { $found }, а на доске { $expected }.
rules-problem-escaped = Король победил бы ещё до первого хода, на { $square }.
rules-problem-off-board = { $square } — за пределами доски.
rules-problem-no-pieces = У одной из сторон нет фигур: { $side }.
rules-problem-lines = На этой доске нет таких линий: «{ $lines }».
rules-problem-over = Партия закончилась бы ещё до первого хода.
rules-problem-over-at-once = Партия закончилась бы первым же ходом ({ $rule }: 1).
rules-problem-actions = Несколько действий за ход и засаду сочетать нельзя.
rules-problem-leaders = Если исход решает вождь, у каждой стороны он должен быть ровно один, а у одной вождей { $count }.

## Отказы

refuse-unknown-code = Кода `{ $given }` я не знаю. Коды действуют только там, где созданы: попросите строку OpenTafl или JSON этих правил, они действуют везде.
refuse-unusable-name = «{ $given }» не годится для названия правил. В названии до 32 букв, цифр и пробелов, без запятых, и оно не совпадает с названием правил, которые у меня и так есть.
refuse-saved-shipped = Это правила { $rules }, их и так может выбрать каждый под этим названием.
refuse-too-many-saved = На этом сервере уже сохранено 50 правил, больше нельзя. Админ может удалить какие-нибудь: `/{ command-admin } { command-admin-remove-rules }`.
refuse-not-saved = На этом сервере нет сохранённых правил «{ $given }».
refuse-no-draft = Эти правила больше не составляются. Начните заново: `/{ command-rules } { command-rules-build }`.

## Как составляют правила

draft-title = Выберите группу, потом правило и его значение. Пока правила такие:
draft-groups = Группы правил
draft-rules = Правила
draft-undo = Отменить изменение
draft-save = Сохранить как…
draft-code = Код
draft-challenge = Вызвать
draft-page = Составить на веб-странице
draft-saved = Сохранено как **{ $name }**: теперь эти правила здесь может выбрать каждый под этим названием.
draft-saved-again = Сохранено как **{ $name }**, версия { $version }. Партии по прежним версиям сохраняют свои правила.
draft-saved-already = У **{ $name }** уже точно такие правила, в версии { $version }.
save-title = Сохранить эти правила
save-field = Название
code-is = Код этих правил — { $code }. Его можно написать вместо названия везде, где выбирают правила.
code-line = То же строкой OpenTafl, её понимают и другие программы:
code-json = В файле эти правила в виде JSON.
list-none = На этом сервере ещё нет сохранённых правил. Составить их можно командой `/{ command-rules } { command-rules-build }`.
list-all = Все игры ({ $count })
rules-groups = Все игры по группам
rules-played = Играют и здесь: { $sites }.
list-title = Правила, сохранённые на этом сервере ({ $count }):
list-saved = **{ $name }**, на основе { $parent } · код { $code }
admin-removed-rules = «{ $name }» больше нет среди правил этого сервера. Партии по этим правилам продолжаются.
admin-log-remove-rules = { $time } · { $admin } удаляет правила «{ $name }»

## Страница, на которой составляют правила

form-title = Составить свои правила
form-lead = Возьмите за основу любые правила, измените что хотите и играйте по ним. Ничего не сохраняется, пока вы ими не воспользуетесь.
form-base = Основа
form-take = Взять за основу
form-board = Начальная позиция
form-brush = Нажатие на доску
form-piece = ставит { $piece-accusative }
form-nothing = убирает фигуру
form-hint = Второе нажатие с той же фигурой снова её убирает.
form-from = Взять позицию из правил
form-as-shown = Как на доске
form-position = Позиция текстом
form-update = Показать эти правила
form-try-out = Проверить эти правила
form-outcome = Ваши правила
form-choices = Правило за правилом
form-same = Это правила { $rules }:
form-unplayable-board = Доска с вашей расстановкой.
form-line = Вставьте эту строку в Discord, чтобы сыграть по этим правилам:
form-copy = Копировать строку
form-copied = Строка скопирована.
form-copy-refused = Ваш браузер не даёт страницам копировать. Строка выделена: нажмите Ctrl+C или удерживайте её и выберите «Копировать».
form-play = Сыграть по этим правилам
form-saved = Сохранённые здесь
form-offline = Raichi не отвечает. Всё, что вы выбрали, осталось здесь; попробуйте ещё раз через минуту.

## Проверенные правила

trial-lopsided = Эти правила проверены в { $games ->
    [one] { $games } быстрой партии
    [few] { $games } быстрых партиях
   *[many] { $games } быстрых партиях
} компьютера с самим собой: { $side } { $side-number ->
    [one] побеждает
   *[many] побеждают
} в { $won } из них. Возможно, одна сторона намного сильнее другой.
trial-fine = Эти правила проверены в { $games ->
    [one] { $games } быстрой партии
    [few] { $games } быстрых партиях
   *[many] { $games } быстрых партиях
} компьютера с самим собой. Ничего подозрительного не нашлось.
trial-endless = Эти правила проверены в { $games ->
    [one] { $games } быстрой партии
    [few] { $games } быстрых партиях
   *[many] { $games } быстрых партиях
} компьютера с самим собой: { $endless ->
    [one] { $endless } из них так и не закончилась
    [few] { $endless } из них так и не закончились
   *[many] { $endless } из них так и не закончились
}. Возможно, партии будут очень долгими.
rules-nameless = свои правила
rules-changed = { $rules } с изменениями

## Команды

command-rules = правила
command-rules-about = Показать, перечислить или составить правила
command-rules-show = показать
command-rules-show-about = Объяснить правила
option-rules-show-name = название
option-rules-show-name-about = Хватит части названия; изменения — через запятую: copenhagen, король с двух сторон
command-rules-list = список
command-rules-list-about = Перечислить все правила, в том числе сохранённые на этом сервере
command-rules-build = составить
command-rules-build-about = Составить собственные правила с помощью меню
option-rules-build-from = основа
option-rules-build-from-about = С каких правил начать
command-admin-remove-rules = удалить-правила
command-admin-remove-rules-about = Удалить правила, сохранённые на этом сервере; партии сохраняют свои
option-admin-remove-rules-name = название
option-admin-remove-rules-name-about = Название, под которым они сохранены
