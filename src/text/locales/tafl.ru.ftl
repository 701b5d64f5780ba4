# Слова и предложения, которые есть только в тавлеях, по-русски.
#
# Имя попадает в предложения со всеми своими формами: `.number` стороны — это, например, `$side-number`.

## Стороны
##
## .number выбирает глагол: `one` ходит, `many` ходят. .heading — имя с большой буквы, .led — то, за что играют (в
## винительном падеже), остальные формы — падежи.

side-attackers = нападающие
    .heading = Нападающие
    .genitive = нападающих
    .dative = нападающим
    .accusative = нападающих
    .led = нападающих
    .number = many
side-defenders = защитники
    .heading = Защитники
    .genitive = защитников
    .dative = защитникам
    .accusative = защитников
    .led = короля и его защитников
    .number = many

## Фигуры
##
## $count — сколько их. .letter обозначает фигуру на досках из текста: ASCII, по одной, все разные. .captured — кого бьют
## (винительный падеж; при `1` число не пишется). .among стоит перед числом ходов в списке своих фигур: у тех, которых
## много, там ничего нет.

piece-attacker = нападающий
    .letter = N
    .accusative = нападающего
    .counted = { $count ->
        [one] { $count } нападающий
        [few] { $count } нападающих
       *[many] { $count } нападающих
    }
    .moved = фигура
    .captured = { $count ->
        [1] фигуру
        [one] { $count } фигуру
        [few] { $count } фигуры
       *[many] { $count } фигур
    }
    .among = { "" }
piece-defender = защитник
    .letter = Z
    .accusative = защитника
    .counted = { $count ->
        [one] { $count } защитник
        [few] { $count } защитника
       *[many] { $count } защитников
    }
    .moved = фигура
    .captured = { $count ->
        [1] фигуру
        [one] { $count } фигуру
        [few] { $count } фигуры
       *[many] { $count } фигур
    }
    .among = { "" }
piece-king = король
    .letter = K
    .accusative = короля
    .counted = король
    .moved = король
    .captured = короля
    .among = { "король, " }
piece-attacking-commander = командир нападающих
    .letter = { $letter }
    .accusative = командира нападающих
    .counted = { $count ->
        [one] { $count } командир нападающих
        [few] { $count } командира нападающих
       *[many] { $count } командиров нападающих
    }
    .moved = командир
    .captured = { $count ->
        [1] командира
        [one] { $count } командира
        [few] { $count } командиров
       *[many] { $count } командиров
    }
    .among = { "командир, " }
piece-attacking-knight = рыцарь нападающих
    .letter = { $letter }
    .accusative = рыцаря нападающих
    .counted = { $count ->
        [one] { $count } рыцарь нападающих
        [few] { $count } рыцаря нападающих
       *[many] { $count } рыцарей нападающих
    }
    .moved = рыцарь
    .captured = { $count ->
        [1] рыцаря
        [one] { $count } рыцаря
        [few] { $count } рыцарей
       *[many] { $count } рыцарей
    }
    .among = { "рыцарь, " }
piece-defending-commander = командир защитников
    .letter = { $letter }
    .accusative = командира защитников
    .counted = { $count ->
        [one] { $count } командир защитников
        [few] { $count } командира защитников
       *[many] { $count } командиров защитников
    }
    .moved = командир
    .captured = { $count ->
        [1] командира
        [one] { $count } командира
        [few] { $count } командиров
       *[many] { $count } командиров
    }
    .among = { "командир, " }
piece-defending-knight = рыцарь защитников
    .letter = R
    .accusative = рыцаря защитников
    .counted = { $count ->
        [one] { $count } рыцарь защитников
        [few] { $count } рыцаря защитников
       *[many] { $count } рыцарей защитников
    }
    .moved = рыцарь
    .captured = { $count ->
        [1] рыцаря
        [one] { $count } рыцаря
        [few] { $count } рыцарей
       *[many] { $count } рыцарей
    }
    .among = { "рыцарь, " }

## Особые поля

ground-throne = трон
ground-corner = угол
ground-camp = лагерь

## Возгласы: в канале, в описании картинки, в списке ходов на странице

call-raichi = **Raichi!** Королю открыт путь на { $squares }.
call-tuichi = **Tuichi!** Королю { $count ->
    [one] открыт { $count } путь
    [few] открыты { $count } пути
   *[many] открыто { $count } путей
}: { $squares }.
call-watch-your-king = **Берегите короля!** Нападающие грозят взять его на { $square } ходом на { $threats }.
# Для новичков, один раз за партию.
meaning-raichi = -# *Raichi* — это когда король может выиграть следующим ходом: нападающие должны сейчас же перекрыть ему путь.
meaning-tuichi = -# *Tuichi* — это когда у него не меньше двух путей: перекрыть один уже не поможет.
alt-call-raichi = Raichi: королю открыт путь на { $squares }.
alt-call-tuichi = Tuichi: королю { $count ->
    [one] открыт { $count } путь
    [few] открыты { $count } пути
   *[many] открыто { $count } путей
}: { $squares }.
alt-call-watch-your-king = Берегите короля: его могут взять на { $square } ходом на { $threats }.
page-call-raichi = Raichi
page-call-tuichi = Tuichi
page-call-watch-your-king = Король!

## Ходы и концы партий

turn-custody = Фигура, которая пошла, сама взята: она встала между двумя врагами.
aim-attackers = { $capture ->
    [two] взять короля, зажав его между двумя своими фигурами
    [four-on-throne] взять короля, зажав его между двумя своими фигурами, а на троне — окружив с четырёх сторон
    [four-near-throne] взять короля, зажав его между двумя своими фигурами, а на троне и рядом с ним — окружив с четырёх сторон
   *[four] взять короля, окружив его с четырёх сторон
}
aim-defenders = { $escape ->
    [corner] довести короля до угла
    [safe-edge] довести короля до поля у края, где его нельзя сразу взять
   *[edge] довести короля до края доски
}
reason-king-captured = Король взят.
reason-king-escaped = Король ушёл на { $square } и спасён.
reason-exit-fort = Король в безопасности: он в неприступной крепости у края.
reason-attackers-destroyed = Нападающих слишком мало, чтобы удержать короля.
reason-enclosed = Нападающие окружили короля и всех его защитников.

## Доска словами (без разметки)

alt-king = Король на { $square }.
alt-king-gone = Короля на доске нет.
alt-pieces = На доске: { $attackers ->
    [0] ни одного нападающего
    [one] { $attackers } нападающий
    [few] { $attackers } нападающих
   *[many] { $attackers } нападающих
}, { $defenders ->
    [0] ни одного защитника
    [one] { $defenders } защитник
    [few] { $defenders } защитника
   *[many] { $defenders } защитников
} и король.
alt-pieces-without-king = На доске: { $attackers ->
    [0] ни одного нападающего
    [one] { $attackers } нападающий
    [few] { $attackers } нападающих
   *[many] { $attackers } нападающих
} и { $defenders ->
    [0] ни одного защитника
    [one] { $defenders } защитник
    [few] { $defenders } защитника
   *[many] { $defenders } защитников
}.
alt-ranks = Среди них: { $pieces }.

## Отказы: причина и что делать

refuse-not-in-line = { $from } и { $to } не на одной линии. Фигуры ходят прямо: по вертикали или по горизонтали.
refuse-blocked = Путь с { $from } на { $to } закрыт: на { $at } стоит { $piece }. Перепрыгивать через фигуры нельзя.
refuse-stop-king = На { $square } может остановиться только король: это { $ground }. Выберите другое поле.
refuse-stop = На { $square } эта фигура не может остановиться: это { $ground }. Выберите другое поле.
refuse-cross = Через { $square } эта фигура не может пройти: это { $ground }. Ей нужно остановиться раньше.
refuse-too-far = По этим правилам эта фигура ходит не дальше чем на { $count ->
    [one] { $count } поле
    [few] { $count } поля
   *[many] { $count } полей
}.
refuse-not-leapable = Перепрыгнуть можно только обычного врага, а на { $over } его нет.
refuse-leap-far = Король прыгает только с трона или из угла либо на трон или в угол, а значит, не с { $from } на { $to }.
refuse-captures-nothing = Ход продолжается, только если бьёт, а на { $to } ничего не берётся.
refuse-chain-ends = Ход заканчивается на { $at }.
refuse-must-go-on = Этот ход должен продолжаться: фигура на { $at } может бить ещё раз.
refuse-stood-before = Эта позиция уже была (после хода { $ply }), и защитники не могут её повторить.

## Отказы от строки правил в записи OpenTafl

refuse-rules-line = По этим правилам, похожим на строку OpenTafl, я играть не могу. Пожалуйста, исправьте:
rules-line-missing = `{ $key }` не указано
rules-line-twice = `{ $key }` указано дважды
rules-line-unknown = записи `{ $key }` не бывает
rules-line-value = `{ $key }` не может быть `{ $given }`
rules-line-no-such-rule = правила вроде `{ $key }:{ $given }` у меня нет
rules-line-start = начальную позицию не прочесть: { $why }
rules-line-more = и ещё { $count }

## Чем хороши правила, в нескольких словах после их названия

advice-brandubh = для первых партий
advice-copenhagen = для турниров
advice-norse = большая доска, простые правила
advice-fetlar = классика турниров
advice-tablut = как видел Линней в 1732 году
advice-viking = край безопасен для короля
advice-kings-table = короля берут только фигуры
advice-high-king-tablut = средняя доска, уход в углы
advice-high-king-ard-ri = маленькая и тесная доска
advice-high-king-errk = маленькая доска, уход в углы
advice-mini-tablut = не вставайте между двумя врагами
advice-saami-tablut = нападающие в лагерях
advice-tawlbwrdd = без особых полей, уход к краю
advice-sea-battle = безоружный король, уход к краю
advice-magpie = медленный король
advice-alea-evangelii = самая большая доска, долгие партии
advice-historical-tablut = защитники начинают, уход к краю
advice-historical-11 = большая доска, уход к краю
advice-historical-bell = защитники начинают, расстановка колоколом
advice-lewis-cross = защитники начинают, расстановка крестом
advice-historical-13 = доска ещё больше, уход к краю
advice-simple-tafl = большая доска, самые простые правила
advice-simple-tafl-9 = средняя доска, самые простые правила
advice-ard-ri = маленькая доска, уход к краю
advice-ard-ri-step = маленькая доска, по одному шагу
advice-old-hnefatafl = край помогает взять короля
advice-skalk = короля берут две фигуры
advice-sea-battle-w = безоружный король, защитники начинают
advice-sea-battle-star = безоружный король, расстановка звездой
advice-sea-battle-11 = безоружный король, расстановка крестом
advice-sea-battle-13 = безоружный король, доска ещё больше
advice-parlett-13 = как в книге Дэвида Парлетта
advice-copenhagen-13 = турнирные правила, доска ещё больше
advice-copenhagen-bell = турнирные правила, расстановка колоколом
advice-copenhagen-lewis = турнирные правила, расстановка крестом
advice-tablut-15 = доска ещё больше, долгие партии
advice-tablut-smith = короля берут всегда вчетвером
advice-brandub-weak = короля берут две фигуры
advice-magpie-diamond = медленный король, расстановка ромбом
advice-alea-tablut = самая большая доска, защитники начинают
advice-ashton-tablut = нападающие в лагерях, соревнование программ
advice-foteviken-tablut = нападающие в лагерях, уход к краю
advice-copenhagen-relaxed = стену щитов замыкают с любого поля
advice-berserk = взятия подряд, командиры и рыцарь
advice-berserk-opentafl = взятия подряд обязательны
advice-total-tafl = Copenhagen со взятиями подряд
advice-tyr = взятия подряд, без особых полей
advice-tyr-15 = взятия подряд, большая доска
advice-copenhagen-org = без повторений, ничья после хода 142
advice-copenhagen-org-13 = без повторений, доска больше
advice-brandubh-org = без повторений, маленькая доска

## Правила словами
##
## Сообщение `rule-` — это всё, что говорится о правиле: $choice — то, что выбрано. В наборах фигур `a` — нападающие, `d` —
## защитники, `k` — король. Некоторые правила заканчиваются на `rule-may` или `rule-helps`.

rules-board = На доске { $size } × { $size } полей. Играют { $attackers ->
    [one] { $attackers } нападающий
    [few] { $attackers } нападающих
   *[many] { $attackers } нападающих
} против { $defenders ->
    [one] { $defenders } защитника
    [few] { $defenders } защитников
   *[many] { $defenders } защитников
} и короля.
rules-moves = Все фигуры ходят как ладья в шахматах. Фигура взята, когда враги своим ходом зажимают её с двух сторон: слева и справа или сверху и снизу.
rules-alt = { $rules }, начальная позиция: { $attackers ->
    [one] { $attackers } нападающий
    [few] { $attackers } нападающих
   *[many] { $attackers } нападающих
}, { $defenders ->
    [one] { $defenders } защитник
    [few] { $defenders } защитника
   *[many] { $defenders } защитников
} и король на { $king }.
rule-may = { $choice ->
    [nobody] не может ни одна фигура
    [a] могут только нападающие
    [d] могут только защитники
    [k] может только король
    [ad] могут все, кроме короля
    [ak] могут только король и нападающие
    [dk] могут только король и защитники
   *[adk] могут все
}
rule-helps = { $choice ->
    [nobody] ни для кого не считается врагом
    [a] считается врагом только для нападающих
    [d] считается врагом только для защитников
    [k] считается врагом только для короля
    [ad] считается врагом для всех, кроме короля
    [ak] считается врагом для короля и нападающих, но не для защитников
    [dk] считается врагом для короля и защитников, но не для нападающих
   *[adk] считается врагом для всех
}
rule-starts = Первыми ходят { $choice ->
    [attackers] нападающие
   *[defenders] защитники
}.
rule-escape = Король побеждает, когда доходит до { $choice ->
    [corner] углового поля
    [safe-edge] поля у края, где его нельзя сразу взять
   *[edge] любого поля у края
}; нападающие побеждают, если возьмут его.
rule-soldier-steps = Нападающие и защитники ходят { $choice ->
    [0] как угодно далеко
    [1] на одно поле
    [one] не дальше чем на { $choice } поле
    [few] не дальше чем на { $choice } поля
   *[many] не дальше чем на { $choice } полей
}.
rule-king-capture = { $choice ->
    [two] Короля берут, зажав с двух сторон, как любую другую фигуру.
    [four-on-throne] На троне короля берут, окружив с четырёх сторон, в других местах — зажав с двух.
    [four-near-throne] На троне и рядом с ним короля берут, окружив с четырёх сторон, в других местах — зажав с двух.
   *[four] Короля берут, окружив с четырёх сторон.
}
rule-king-armed = { $choice ->
    [full] Король бьёт вместе со своими, как любая другая фигура.
    [hammer] Король помогает бить, только когда ходит сам.
    [anvil] Король помогает бить, только когда стоит на месте.
   *[none] Король не помогает бить.
}
rule-king-steps = Король ходит { $choice ->
    [0] как угодно далеко
    [1] на одно поле
    [one] не дальше чем на { $choice } поле
    [few] не дальше чем на { $choice } поля
   *[many] не дальше чем на { $choice } полей
}.
rule-king-jump = { $choice ->
    [over] Король может и перепрыгнуть соседнего врага, не беря его.
    [take] Король может и перепрыгнуть соседнего врага и берёт его.
    [special] Король может и перепрыгнуть соседнего врага — с трона или из угла либо на трон или в угол.
   *[none] Король не прыгает.
}
rule-commander-jump = { $choice ->
    [over] Командиры могут и перепрыгнуть соседнего врага, не беря его.
    [take] Командиры могут и перепрыгнуть соседнего врага и берут его.
   *[none] Командиры не прыгают.
}
rule-commander-pierce = { $choice ->
    [yes] Два командира нападающих берут короля между собой, если он не на троне и не рядом с ним.
   *[no] Командиры берут короля, как обычные нападающие.
}
rule-knight-jump = { $choice ->
    [over] Рыцари могут и перепрыгнуть соседнего врага, не беря его.
    [take] Рыцари могут и перепрыгнуть соседнего врага и берут его.
   *[none] Рыцари не прыгают.
}
rule-knight-pierce = { $choice ->
    [yes] Два рыцаря нападающих берут короля между собой, если он не на троне и не рядом с ним.
   *[no] Рыцари берут короля, как обычные нападающие.
}
rule-throne-present = { $choice ->
    [yes] Поле в центре — трон.
   *[no] Трона нет.
}
rule-throne-stop = Останавливаться на троне { rule-may }.
rule-throne-cross = Проходить через пустой трон { rule-may }.
rule-throne-hostile = Пустой трон { rule-helps }.
rule-throne-hostile-occupied = Занятый трон { rule-helps }.
rule-corners-present = { $choice ->
    [yes] Углы — особые поля.
   *[no] Углы — обычные поля.
}
rule-corners-width = Каждый угол — это { $choice ->
    [1] одно поле
   *[other] квадрат { $choice } × { $choice } полей
}.
rule-corners-stop = Останавливаться на углах { rule-may }.
rule-corners-cross = Проходить через углы { rule-may }.
rule-corners-hostile = Пустой угол { rule-helps }.
rule-corners-pierce = { $choice ->
    [yes] Пустой угол может заменить одну из двух фигур, которые так берут короля.
   *[no] Угол не помогает командирам и рыцарям брать короля.
}
rule-camps-squares = { $choice ->
    [none] Лагерей нет.
    [start] Поля, на которых нападающие стоят в начале, — их лагеря.
    [one] Лагеря нападающих занимают { $choice } поле.
    [few] Лагеря нападающих занимают { $choice } поля.
   *[many] Лагеря нападающих занимают { $choice } полей.
}
rule-camps-stop = Останавливаться в лагерях { rule-may }.
rule-camps-cross = Проходить через лагеря { rule-may }.
rule-camps-hostile = Пустое поле лагеря { rule-helps }.
rule-camps-hostile-occupied = Занятое поле лагеря { rule-helps }.
rule-camps-blunt = { $choice ->
    [none] Все поля лагерей считаются одинаково.
    [start] Начальные поля нападающих никогда не считаются врагами для них.
    [one] Поля лагерей, которые никогда не считаются врагами для нападающих: { $choice }.
    [few] Поля лагерей, которые никогда не считаются врагами для нападающих: { $choice }.
   *[many] Поля лагерей, которые никогда не считаются врагами для нападающих: { $choice }.
}
rule-camps-stay = { $choice ->
    [any] Нападающий, который стоит в лагере, ещё может ходить внутри всех лагерей.
    [yes] Нападающий, который стоит в лагере, ещё может ходить внутри него.
   *[no] Для ходов внутри лагеря исключений нет.
}
rule-edge-hostile = Край доски { rule-helps }.
rule-chain = { $choice ->
    [may] Фигура, которая бьёт, может идти дальше тем же ходом, пока каждый шаг бьёт или побеждает.
    [must] Фигура, которая бьёт, должна идти дальше тем же ходом, пока может бить или победить.
   *[none] Ход заканчивается первым взятием.
}
rule-custody = { $choice ->
    [strict] Фигура, которая сама встаёт между двумя врагами, взята.
   *[active] Вставать между двумя врагами безопасно.
}
rule-linnaean = { $choice ->
    [yes] Если король на троне, с трёх сторон от него нападающие, а с четвёртой — защитник, этого защитника можно взять, прижав к трону.
   *[no] Пока на троне король, трон не считается врагом.
}
rule-immobilised = { $choice ->
    [king] Король взят, если рядом с ним встал нападающий, а ходить королю некуда.
    [all] Фигура взята, если рядом с ней встал враг, а ходить ей некуда.
   *[none] Если фигуре некуда ходить, она от этого ещё не взята.
}
rule-shieldwall = { $choice ->
    [any] Ряд фигур у края можно взять стеной щитов: враги перед каждой фигурой и с обоих концов. Замкнуть её можно с любого из этих полей.
    [yes] Ряд фигур у края можно взять стеной щитов: враги перед каждой фигурой и с обоих концов.
   *[no] Стены щитов у края нет.
}
rule-exit-fort = { $choice ->
    [yes] Король побеждает и в неприступной крепости у края.
   *[no] Крепость у края не приносит победы.
}
rule-enclosure-wins = { $choice ->
    [yes] Нападающие побеждают и тогда, когда окружат короля и всех его защитников.
   *[no] Окружить короля и всех его защитников — ещё не победа.
}
rule-attackers-lose-at = { $choice ->
    [never] Сколько бы фигур нападающие ни потеряли, они от этого не проигрывают.
    [0] Нападающие проигрывают, когда их не осталось.
   *[other] Нападающие проигрывают, когда их остаётся только { $choice }.
}
rule-repetition-result = { $choice ->
    [attackers] При повторении позиции побеждают нападающие.
    [defenders] При повторении позиции побеждают защитники.
    [mover-loses] При повторении позиции проигрывает тот, кто её повторил.
   *[draw] При повторении позиции — ничья.
}
rule-repetition-forbid = { $choice ->
    [defenders] Защитники не могут повторять позицию, которая уже была.
   *[nobody] Обе стороны могут повторять позицию.
}
rule-ply-limit = { $choice ->
    [0] Число ходов не ограничено.
   *[other] После хода { $choice } — ничья.
}
## Предложения сыграть

offer-menu-small = Тавлеи: маленькие доски
offer-menu-copenhagen = Тавлеи: Copenhagen и родственные
offer-menu-berserk = Tafl: Berserk
offer-menu-historical = Тавлеи: исторические игры
offer-menu-sea-battle = Тавлеи: морской бой
offer-menu-tablut = Тавлеи: Tablut

## Разборы: что ход упустил или позволил

fact-missed-escape = Король мог сразу уйти.
fact-missed-king-capture = Короля можно было сразу взять.
fact-missed-tuichi = Здесь был возможен tuichi.
fact-missed-raichi = Здесь был возможен raichi.
fact-allowed-escape = После этого король мог сразу уйти.
fact-allowed-king-capture = После этого короля могли сразу взять.
fact-allowed-tuichi = После этого был возможен tuichi.

lesson-of-tafl = Тавлеи
lesson-topic-tafl-escape = Две цели: уйти
lesson-about-tafl-escape = Король и защитники побеждают, когда король доходит до угла. Здесь путь свободен.
lesson-topic-tafl-moves = Как ходят фигуры
lesson-about-tafl-moves = Все фигуры ходят по прямой на любое число свободных полей. Только король может остановиться в углу или на троне в середине.
lesson-topic-tafl-captures = Взятие
lesson-about-tafl-captures = Фигура взята, когда враги своим ходом зажимают её с двух сторон: слева и справа или сверху и снизу.
lesson-topic-tafl-corners = Углы и трон
lesson-about-tafl-corners = Пустой угол или пустой трон может заменить второго врага.
lesson-topic-tafl-king = Две цели: взять короля
lesson-about-tafl-king = Нападающие побеждают, когда берут короля. Здесь рядом с ним не хватает ещё одного врага.
lesson-topic-tafl-raichi = Raichi и tuichi
lesson-about-tafl-raichi = Я объявляю *raichi*, когда королю открыт путь и он может выиграть следующим ходом, и *tuichi*, когда путей два: перекрыть один уже не поможет.
lesson-topic-tafl-watch = Берегите короля
lesson-about-tafl-watch = Я объявляю *берегите короля*, когда нападающие могут взять его следующим ходом, как здесь.
lesson-topic-tafl-puzzle = Задача
lesson-about-tafl-puzzle = Только один ход здесь обеспечивает победу.

## Примеры взятия

example-tafl-between = Между двумя врагами
example-tafl-throne = Между врагом и пустым троном
example-tafl-corner = Между врагом и пустым углом
example-tafl-camp = Между врагом и пустым полем лагеря
example-tafl-edge = Между врагом и краем доски
example-tafl-king-open = Короля { $count ->
    [one] берёт { $count } нападающий
    [few] берут { $count } нападающих
   *[many] берут { $count } нападающих
}
example-tafl-king-throne = Короля на троне { $count ->
    [one] берёт { $count } нападающий
    [few] берут { $count } нападающих
   *[many] берут { $count } нападающих
}
example-tafl-king-near-throne = Короля рядом с пустым троном { $count ->
    [one] берёт { $count } нападающий
    [few] берут { $count } нападающих
   *[many] берут { $count } нападающих
}
example-tafl-king-edge = Короля у края { $count ->
    [one] берёт { $count } нападающий
    [few] берут { $count } нападающих
   *[many] берут { $count } нападающих
}
example-tafl-king-camp = Короля рядом с пустым лагерем { $count ->
    [one] берёт { $count } нападающий
    [few] берут { $count } нападающих
   *[many] берут { $count } нападающих
}
example-tafl-linnaean = Последний защитник рядом с королём, прижатый к трону
example-tafl-shieldwall = Ряд у края, стеной щитов
example-tafl-enclosed = Все защитники окружены, и это победа
example-tafl-custody = Фигура сама встаёт между двумя врагами

## Что не так с правилами

rules-problem-king = В начальной позиции должен быть ровно один король, а здесь их { $count }.
rules-problem-no-corners = Король не может уйти в угол: углов на доске нет.
rules-problem-corners = Углы { $width } × { $width } полей на доске не помещаются.

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-kings-table = Стол короля 11×11
title-short-kings-table = Стол короля 11×11
title-sea-battle = Морской бой 9×9
title-short-sea-battle = Морской бой 9×9
title-magpie = Сорока 7×7
title-short-magpie = Сорока 7×7
title-saami-tablut = Саамский таблут с лагерями 9×9
title-short-saami-tablut = Саамский таблут 9×9
title-tablut = Таблут по Линнею 9×9
title-short-tablut = Tablut 9×9
title-historical-tablut = Исторический таблут 9×9 (начинают защитники)
title-short-historical-tablut = Исторический таблут 9×9
title-historical-11 = Исторический хнефатафл 11×11
title-short-historical-11 = Исторический 11×11
title-historical-bell = Исторический хнефатафл 11×11: Белл (начинают защитники)
title-short-historical-bell = Исторический: Белл 11×11
title-lewis-cross = Льюисский крест 11×11 (начинают защитники)
title-short-lewis-cross = Льюисский крест 11×11
title-historical-13 = Исторический хнефатафл 13×13
title-short-historical-13 = Исторический 13×13
title-simple-tafl = Простой тафл 11×11
title-short-simple-tafl = Простой тафл 11×11
title-simple-tafl-9 = Простой тафл 9×9
title-short-simple-tafl-9 = Простой тафл 9×9
title-ard-ri = Ard Rí 7×7
title-short-ard-ri = Ard Rí 7×7
title-ard-ri-step = Ard Rí 7×7: один шаг
title-short-ard-ri-step = Ard Rí 7×7: один шаг
title-old-hnefatafl = Старый хнефатафл 11×11
title-short-old-hnefatafl = Старый хнефатафл 11×11
title-skalk = Хнефатафл Skalk 11×11
title-short-skalk = Skalk 11×11
title-sea-battle-w = Морской бой 9×9 (начинают защитники)
title-short-sea-battle-w = Морской бой 9×9 (защ.)
title-sea-battle-star = Морской бой 9×9: звезда
title-short-sea-battle-star = Морской бой 9×9: звезда
title-sea-battle-11 = Морской бой 11×11: крест
title-short-sea-battle-11 = Морской бой 11×11
title-sea-battle-13 = Морской бой 13×13
title-short-sea-battle-13 = Морской бой 13×13
title-parlett-13 = Морской бой Парлетта 13×13
title-short-parlett-13 = Парлетт 13×13
title-copenhagen-13 = Copenhagen 13×13
title-short-copenhagen-13 = Copenhagen 13×13
title-copenhagen-bell = Copenhagen 11×11: Белл
title-short-copenhagen-bell = Copenhagen: Белл
title-copenhagen-lewis = Copenhagen 11×11: Льюисский крест
title-short-copenhagen-lewis = Copenhagen: Льюис
title-tablut-15 = Таблут 15×15
title-short-tablut-15 = Таблут 15×15
title-tablut-smith = Таблут по Смиту 9×9
title-short-tablut-smith = Таблут по Смиту 9×9
title-brandub-weak = Brandub 7×7: слабый король
title-short-brandub-weak = Brandub: слабый король
title-magpie-diamond = Сорока 7×7: ромб
title-short-magpie-diamond = Сорока 7×7: ромб
title-alea-tablut = Alea evangelii по правилам таблута 19×19
title-short-alea-tablut = Alea-таблут 19×19
title-ashton-tablut = Таблут Эштона 9×9 (турнирный)
title-short-ashton-tablut = Таблут Эштона 9×9
title-foteviken-tablut = Таблут Фотевикена 9×9
title-short-foteviken-tablut = Таблут Фотевикена 9×9
title-copenhagen-relaxed = Copenhagen 11×11: смягчённая стена щитов
title-short-copenhagen-relaxed = Copenhagen смягчённый
title-berserk = Berserk 11×11
title-short-berserk = Berserk
title-berserk-opentafl = Berserk 11×11: OpenTafl
title-short-berserk-opentafl = Berserk OpenTafl
title-total-tafl = Total Hnefatafl 11×11
title-short-total-tafl = Total Hnefatafl
title-tyr = Tyr 11×11
title-short-tyr = Tyr 11×11
title-tyr-15 = Tyr 15×15
title-short-tyr-15 = Tyr 15×15
title-copenhagen-org = Copenhagen 11×11: hnefatafl.org
title-short-copenhagen-org = Copenhagen org
title-copenhagen-org-13 = Copenhagen 13×13: hnefatafl.org
title-short-copenhagen-org-13 = Copenhagen org 13×13
title-brandubh-org = Brandubh 7×7: hnefatafl.org
title-short-brandubh-org = Brandubh org
