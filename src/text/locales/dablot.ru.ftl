# Слова и предложения, которые есть только в даблоте, по-русски.

## Стороны: саамы начинают снизу (`south` в записях), шведы сверху (`north`)

side-south = саамы
    .heading = Саамы
    .genitive = саамов
    .dative = саамам
    .accusative = саамов
    .led = саамов
    .number = many
side-north = шведы
    .heading = Шведы
    .genitive = шведов
    .dative = шведам
    .accusative = шведов
    .led = шведов
    .number = many

## Фигуры

piece-south-man = { $count ->
    [1] воин
   *[other] воины
}
    .letter = { $letter }
    .accusative = саамского воина
    .counted = { $count ->
        [one] { $count } саамский воин
        [few] { $count } саамских воина
       *[many] { $count } саамских воинов
    }
    .moved = саамский воин
    .captured = { $count ->
        [1] воина
        [one] { $count } воина
        [few] { $count } воинов
       *[many] { $count } воинов
    }
    .among = { "" }
piece-south-retreated = { $count ->
    [1] отступивший воин
   *[other] отступившие воины
}
    .letter = { $letter }
    .accusative = саамского отступившего воина
    .counted = { $count ->
        [one] { $count } саамский отступивший воин
        [few] { $count } саамских отступивших воина
       *[many] { $count } саамских отступивших воинов
    }
    .moved = саамский отступивший воин
    .captured = { $count ->
        [1] отступившего воина
        [one] { $count } отступившего воина
        [few] { $count } отступивших воинов
       *[many] { $count } отступивших воинов
    }
    .among = { "отступивший воин, " }
piece-south-son = { $count ->
    [1] сын вождя
   *[other] сыновья вождя
}
    .letter = { $letter }
    .accusative = сына саамского вождя
    .counted = { $count ->
        [one] { $count } сын саамского вождя
        [few] { $count } сына саамского вождя
       *[many] { $count } сыновей саамского вождя
    }
    .moved = сын саамского вождя
    .captured = { $count ->
        [1] сына вождя
        [one] { $count } сына вождя
        [few] { $count } сыновей вождя
       *[many] { $count } сыновей вождя
    }
    .among = { "сын вождя, " }
piece-south-officer = { $count ->
    [1] офицер
   *[other] офицеры
}
    .letter = { $letter }
    .accusative = саамского офицера
    .counted = { $count ->
        [one] { $count } саамский офицер
        [few] { $count } саамских офицера
       *[many] { $count } саамских офицеров
    }
    .moved = саамский офицер
    .captured = { $count ->
        [1] офицера
        [one] { $count } офицера
        [few] { $count } офицеров
       *[many] { $count } офицеров
    }
    .among = { "офицер, " }
piece-south-leader = { $count ->
    [1] вождь
   *[other] вожди
}
    .letter = { $letter }
    .accusative = саамского вождя
    .counted = { $count ->
        [one] { $count } саамский вождь
        [few] { $count } саамских вождя
       *[many] { $count } саамских вождей
    }
    .moved = саамский вождь
    .captured = { $count ->
        [1] вождя
        [one] { $count } вождя
        [few] { $count } вождей
       *[many] { $count } вождей
    }
    .among = { "вождь, " }
piece-north-man = { $count ->
    [1] воин
   *[other] воины
}
    .letter = { $letter }
    .accusative = шведского воина
    .counted = { $count ->
        [one] { $count } шведский воин
        [few] { $count } шведских воина
       *[many] { $count } шведских воинов
    }
    .moved = шведский воин
    .captured = { $count ->
        [1] воина
        [one] { $count } воина
        [few] { $count } воинов
       *[many] { $count } воинов
    }
    .among = { "" }
piece-north-retreated = { $count ->
    [1] отступивший воин
   *[other] отступившие воины
}
    .letter = { $letter }
    .accusative = шведского отступившего воина
    .counted = { $count ->
        [one] { $count } шведский отступивший воин
        [few] { $count } шведских отступивших воина
       *[many] { $count } шведских отступивших воинов
    }
    .moved = шведский отступивший воин
    .captured = { $count ->
        [1] отступившего воина
        [one] { $count } отступившего воина
        [few] { $count } отступивших воинов
       *[many] { $count } отступивших воинов
    }
    .among = { "отступивший воин, " }
piece-north-son = { $count ->
    [1] сын вождя
   *[other] сыновья вождя
}
    .letter = { $letter }
    .accusative = сына шведского вождя
    .counted = { $count ->
        [one] { $count } сын шведского вождя
        [few] { $count } сына шведского вождя
       *[many] { $count } сыновей шведского вождя
    }
    .moved = сын шведского вождя
    .captured = { $count ->
        [1] сына вождя
        [one] { $count } сына вождя
        [few] { $count } сыновей вождя
       *[many] { $count } сыновей вождя
    }
    .among = { "сын вождя, " }
piece-north-officer = { $count ->
    [1] офицер
   *[other] офицеры
}
    .letter = { $letter }
    .accusative = шведского офицера
    .counted = { $count ->
        [one] { $count } шведский офицер
        [few] { $count } шведских офицера
       *[many] { $count } шведских офицеров
    }
    .moved = шведский офицер
    .captured = { $count ->
        [1] офицера
        [one] { $count } офицера
        [few] { $count } офицеров
       *[many] { $count } офицеров
    }
    .among = { "офицер, " }
piece-north-leader = { $count ->
    [1] вождь
   *[other] вожди
}
    .letter = { $letter }
    .accusative = шведского вождя
    .counted = { $count ->
        [one] { $count } шведский вождь
        [few] { $count } шведских вождя
       *[many] { $count } шведских вождей
    }
    .moved = шведский вождь
    .captured = { $count ->
        [1] вождя
        [one] { $count } вождя
        [few] { $count } вождей
       *[many] { $count } вождей
    }
    .among = { "вождь, " }

## Ходы и концы партий

turn-promoted = Воин становится офицером.
turn-retreated = Воин отступил, офицером ему уже не стать.
aim-dablot = { $end ->
    [leader] взять вождя соперника или все его остальные фигуры
   *[all] взять все фигуры соперника
}
reason-annihilated = У { $side-genitive } не осталось фигур.
reason-leader-captured = Вождь { $side-genitive } взят на { $square }.
reason-bare-leader = У { $side-genitive } остался только вождь.
reason-lone-leaders = На доске остались только два вождя.

## Отказы: причина и что делать

refuse-nothing-placed = Здесь на доску ничего не ставят: фигуры ходят с самого начала. Напишите точку фигуры и ту, на которую она идёт, например `c3 d4`.
refuse-man-back = По этим правилам воины не ходят назад, а с { $from } на { $to } — это назад. Куда этот воин может пойти, показывает `/{ command-legal } { $from }`.
refuse-too-strong = Фигуру на { $over } ({ $piece }) вашей не взять: её сила { $points }, а у вашей { $own }.
refuse-man-must-leap = Воин может бить, а значит, должен: { $leaps }.
refuse-no-ambush = За ход здесь ходят только одной фигурой. Напишите её ход.
refuse-ambush-order = В засаде прыжок с { $first } пишут раньше прыжка с { $second }.
refuse-ambush-twice = Фигура с { $from } прыгает в засаде только один раз. Уберите один из её прыжков.
refuse-ambush-others = В засаде все прыгают через одну и ту же фигуру, а эти — через { $one } и { $other }. Выберите одну из двух.
refuse-ambush-alone = Фигура с { $from } возьмёт фигуру на { $over } и в одиночку, так что это не засада. Напишите только её прыжок.
refuse-ambush-too-weak = Сила фигуры на { $over } — { $points }, а у засады только { $together }. Добавьте ещё одну фигуру, если можно.
refuse-ambush-too-many = Засаде хватит сил и без фигуры с { $from }. Уберите её прыжок.

## Чем хороши правила, в нескольких словах; не у всех

advice-mini-dablot = для первых партий
advice-dablot = долгие партии

## Правила словами
##
## Сообщение `rule-` — это всё, что говорится о правиле: $choice — то, что выбрано.

rules-dablot-label = { $rules } · { $points ->
    [one] { $points } точка
    [few] { $points } точки
   *[many] { $points } точек
} · { $one ->
    [one] { $one } фигура
    [few] { $one } фигуры
   *[many] { $one } фигур
} против { $other }
rule-dablot-board = { rule-hunt-board }
rule-dablot-pieces = Фигуры: { $south } — против { $north }.
rule-dablot-start = В начале: { $points }.
rule-dablot-starts = { $chosen-side-number ->
    [one] Начинает
   *[many] Начинают
} { $chosen-side }.
rule-dablot-steps = { $choice ->
    [0] Фигура делает шаг на соседнюю точку или прыгает по линии через врага на пустую точку сразу за ним и бьёт его; в том же ходе можно прыгать дальше.
   *[other] Фигура делает шаг на соседнюю точку или прыгает по линии через врага на пустую точку сразу за ним и бьёт его.
}
rule-dablot-points = Фигура бьёт тех, чья сила не больше её собственной: { $ranks }.
rule-dablot-rank = { $kind ->
    [man] воин
    [son] сын вождя
    [officer] офицер
   *[leader] вождь
} { $points }
rule-dablot-compulsory = { $choice ->
    [men] Если какой-то воин может бить, кто-то из воинов должен бить; вождь и его сын не обязаны, но и пойти вместо этого не могут.
    [men-actions] Если какой-то воин может бить, кто-то из воинов должен бить, или ход заканчивается; вождь и его сын не обязаны, но и пойти вместо этого не могут.
   *[none] Бить необязательно.
}
rule-dablot-men-back = { $choice ->
    [no] Воины никогда не ходят назад, даже чтобы бить.
   *[yes] Воины могут ходить назад.
}
rule-dablot-promotion = { $choice ->
    [far-edge] Воин, чей ход заканчивается на дальней горизонтали, становится офицером.
    [unretreated] Воин, чей ход заканчивается на дальней горизонтали, становится офицером, если он ни разу не отступал.
   *[none] Воины не становятся офицерами.
}
rule-dablot-actions = { $choice ->
    [0] За ход ходят один раз, одной фигурой.
    [1] В ходе одно действие: шаг или один прыжок.
    [one] В ходе до { $choice } действия: каждое — шаг или один прыжок, той же фигурой или другими; `{ part-move-end }` заканчивает ход раньше.
    [few] В ходе до { $choice } действий: каждое — шаг или один прыжок, той же фигурой или другими; `{ part-move-end }` заканчивает ход раньше.
   *[many] В ходе до { $choice } действий: каждое — шаг или один прыжок, той же фигурой или другими; `{ part-move-end }` заканчивает ход раньше.
}
rule-dablot-ambush = { $choice ->
    [yes] В засаде несколько фигур за один ход прыгают через более сильную и бьют её, если их сил вместе хватает и ни одна не лишняя.
   *[no] Засад нет.
}
rule-dablot-end = { $choice ->
    [leader] Кто теряет вождя или остаётся с одним только вождём, проигрывает.
   *[all] Кто остался без фигур, проигрывает; если остались только два вождя, это ничья.
}

## Предложения сыграть

offer-menu-dablot = Даблот: саамские шашки

lesson-of-dablot = Даблот
lesson-topic-dablot-alone = Две цели: все остальные
lesson-about-dablot-alone = Вы побеждаете и тогда, когда у соперника остался только вождь.
lesson-topic-dablot-moves = Как ходят фигуры
lesson-about-dablot-moves = Все фигуры ходят от точки к точке по линиям, на один шаг в любую сторону.
lesson-topic-dablot-leap = Прыжок
lesson-about-dablot-leap = Фигура бьёт, прыгая через врага на пустую точку сразу за ним.
lesson-topic-dablot-ranks = Сила фигур
lesson-about-dablot-ranks = Бить более сильную фигуру нельзя: воин бьёт только воинов, сын вождя — ещё и сыновей, а вождь — всех.
lesson-topic-dablot-chain = Прыжок за прыжком
lesson-about-dablot-chain = Оттуда, куда фигура прыгнула, она может в том же ходе прыгать дальше.
lesson-topic-dablot-leader = Две цели: вождь
lesson-about-dablot-leader = Вы побеждаете, если возьмёте вождя соперника. Перепрыгните через него своим вождём.
lesson-topic-dablot-guard = Берегите вождя
lesson-about-dablot-guard = Вождь в опасности, когда рядом стоит чужой вождь, а точка за вашим пуста.
lesson-topic-dablot-puzzle = Задача
lesson-about-dablot-puzzle = Только один ход здесь обеспечивает победу.

example-dablot-man = Воин берёт воина
example-dablot-son = Сын вождя берёт сына вождя
example-dablot-leader = Вождь берёт вождя
example-dablot-chain = Несколько прыжков за один ход
example-dablot-ambush = Засада двух фигур послабее

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-mini-dablot-compulsory = Mini-Dablot 1: бить обязательно
title-short-mini-dablot-compulsory = 1: бить обязательно
title-mini-dablot-onward = Mini-Dablot 2a: серии прыжков
title-short-mini-dablot-onward = 2a: серии прыжков
title-mini-dablot-promotion = Mini-Dablot 2b: производство
title-short-mini-dablot-promotion = 2b: производство
title-mini-dablot-officer = Mini-Dablot 3: офицер
title-short-mini-dablot-officer = 3: офицер
title-mini-dablot-actions = Mini-Dablot 4: очки действий
title-short-mini-dablot-actions = 4: очки действий
title-mini-dablot-ambush = Mini-Dablot 5: засада
title-short-mini-dablot-ambush = 5: засада
title-dablot-keyland = Даблот до последнего воина
title-short-dablot-keyland = До последнего воина
