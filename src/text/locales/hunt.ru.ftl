# Слова и предложения, которые есть только в играх-охотах, по-русски.
#
# Правила сами называют свои стороны. У названий, известных здесь, есть формы для одной фигуры и для нескольких; любое другое
# ($name) остаётся как есть, в словах, которые подходят к любому числу.

## Стороны
##
## .number выбирает глагол: `one` побеждает, `many` побеждают. .heading — имя с большой буквы, .led — то, за что играют,
## остальные формы — падежи.

side-few = малый отряд
    .heading = Малый отряд
    .genitive = малого отряда
    .dative = малому отряду
    .accusative = малый отряд
    .led = малый отряд
    .number = one
side-many = большой отряд
    .heading = Большой отряд
    .genitive = большого отряда
    .dative = большому отряду
    .accusative = большой отряд
    .led = большой отряд
    .number = one
side-named = сторона «{ $name }»
    .heading = Сторона «{ $name }»
    .genitive = стороны «{ $name }»
    .dative = стороне «{ $name }»
    .accusative = сторону «{ $name }»
    .led = сторону «{ $name }»
    .number = one
side-fox = лиса
    .heading = Лиса
    .genitive = лисы
    .dative = лисе
    .accusative = лису
    .led = лису
    .number = one
side-fox-several = лисы
    .heading = Лисы
    .genitive = лис
    .dative = лисам
    .accusative = лис
    .led = лис
    .number = many
side-officer = офицер
    .heading = Офицер
    .genitive = офицера
    .dative = офицеру
    .accusative = офицера
    .led = офицера
    .number = one
side-officer-several = офицеры
    .heading = Офицеры
    .genitive = офицеров
    .dative = офицерам
    .accusative = офицеров
    .led = офицеров
    .number = many
side-tiger = тигр
    .heading = Тигр
    .genitive = тигра
    .dative = тигру
    .accusative = тигра
    .led = тигра
    .number = one
side-tiger-several = тигры
    .heading = Тигры
    .genitive = тигров
    .dative = тиграм
    .accusative = тигров
    .led = тигров
    .number = many
side-hare = заяц
    .heading = Заяц
    .genitive = зайца
    .dative = зайцу
    .accusative = зайца
    .led = зайца
    .number = one
side-hare-several = зайцы
    .heading = Зайцы
    .genitive = зайцев
    .dative = зайцам
    .accusative = зайцев
    .led = зайцев
    .number = many
side-hound = собака
    .heading = Собака
    .genitive = собаки
    .dative = собаке
    .accusative = собаку
    .led = собаку
    .number = one
side-hound-several = собаки
    .heading = Собаки
    .genitive = собак
    .dative = собакам
    .accusative = собак
    .led = собак
    .number = many
side-goose = гусь
    .heading = Гусь
    .genitive = гуся
    .dative = гусю
    .accusative = гуся
    .led = гуся
    .number = one
side-goose-several = гуси
    .heading = Гуси
    .genitive = гусей
    .dative = гусям
    .accusative = гусей
    .led = гусей
    .number = many
side-sheep = овца
    .heading = Овца
    .genitive = овцы
    .dative = овце
    .accusative = овцу
    .led = овцу
    .number = one
side-sheep-several = овцы
    .heading = Овцы
    .genitive = овец
    .dative = овцам
    .accusative = овец
    .led = овец
    .number = many
side-rebel = мятежник
    .heading = Мятежник
    .genitive = мятежника
    .dative = мятежнику
    .accusative = мятежника
    .led = мятежника
    .number = one
side-rebel-several = мятежники
    .heading = Мятежники
    .genitive = мятежников
    .dative = мятежникам
    .accusative = мятежников
    .led = мятежников
    .number = many
side-goat = коза
    .heading = Коза
    .genitive = козы
    .dative = козе
    .accusative = козу
    .led = козу
    .number = one
side-goat-several = козы
    .heading = Козы
    .genitive = коз
    .dative = козам
    .accusative = коз
    .led = коз
    .number = many
side-leopard = леопард
    .heading = Леопард
    .genitive = леопарда
    .dative = леопарду
    .accusative = леопарда
    .led = леопарда
    .number = one
side-leopard-several = леопарды
    .heading = Леопарды
    .genitive = леопардов
    .dative = леопардам
    .accusative = леопардов
    .led = леопардов
    .number = many
side-ox = бык
    .heading = Бык
    .genitive = быка
    .dative = быку
    .accusative = быка
    .led = быка
    .number = one
side-ox-several = быки
    .heading = Быки
    .genitive = быков
    .dative = быкам
    .accusative = быков
    .led = быков
    .number = many
side-hunter = охотник
    .heading = Охотник
    .genitive = охотника
    .dative = охотнику
    .accusative = охотника
    .led = охотника
    .number = one
side-hunter-several = охотники
    .heading = Охотники
    .genitive = охотников
    .dative = охотникам
    .accusative = охотников
    .led = охотников
    .number = many

## Фигуры
##
## $count — сколько их, $letter — буква из правил. Фигуры стороны с другим названием — это `few` и `many` или `named`, если
## предложение должно различать стороны. .captured — кого бьют (винительный падеж; при `1` число не пишется), .dative и
## .accusative — падежи одной фигуры, .genitive-plural — название без числа.

piece-few = { $count ->
    [1] фигура
   *[other] фигуры
}
    .letter = { $letter }
    .accusative = фигуру
    .dative = фигуре
    .genitive-plural = фигур
    .counted = { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[many] { $count } фигур
    }
    .moved = фигура
    .captured = { $count ->
        [1] фигуру
        [one] { $count } фигуру
        [few] { $count } фигуры
       *[many] { $count } фигур
    }
    .among = { "" }
piece-many = { $count ->
    [1] фигура
   *[other] фигуры
}
    .letter = { $letter }
    .accusative = фигуру
    .dative = фигуре
    .genitive-plural = фигур
    .counted = { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[many] { $count } фигур
    }
    .moved = фигура
    .captured = { $count ->
        [1] фигуру
        [one] { $count } фигуру
        [few] { $count } фигуры
       *[many] { $count } фигур
    }
    .among = { "" }
piece-named = { $count ->
    [1] фигура «{ $name }»
   *[other] фигуры «{ $name }»
}
    .letter = { $letter }
    .accusative = фигуру «{ $name }»
    .dative = фигуре «{ $name }»
    .genitive-plural = фигур «{ $name }»
    .counted = { $count ->
        [one] { $count } фигура «{ $name }»
        [few] { $count } фигуры «{ $name }»
       *[many] { $count } фигур «{ $name }»
    }
    .moved = фигура
    .captured = { $count ->
        [1] фигуру «{ $name }»
        [one] { $count } фигуру «{ $name }»
        [few] { $count } фигуры «{ $name }»
       *[many] { $count } фигур «{ $name }»
    }
    .among = { "" }
piece-fox = { $count ->
    [1] лиса
   *[other] лисы
}
    .letter = { $letter }
    .accusative = лису
    .dative = лисе
    .genitive-plural = лис
    .counted = { $count ->
        [one] { $count } лиса
        [few] { $count } лисы
       *[many] { $count } лис
    }
    .moved = лиса
    .captured = { $count ->
        [1] лису
        [one] { $count } лису
        [few] { $count } лис
       *[many] { $count } лис
    }
    .among = { "" }
piece-officer = { $count ->
    [1] офицер
   *[other] офицеры
}
    .letter = { $letter }
    .accusative = офицера
    .dative = офицеру
    .genitive-plural = офицеров
    .counted = { $count ->
        [one] { $count } офицер
        [few] { $count } офицера
       *[many] { $count } офицеров
    }
    .moved = офицер
    .captured = { $count ->
        [1] офицера
        [one] { $count } офицера
        [few] { $count } офицеров
       *[many] { $count } офицеров
    }
    .among = { "" }
piece-tiger = { $count ->
    [1] тигр
   *[other] тигры
}
    .letter = { $letter }
    .accusative = тигра
    .dative = тигру
    .genitive-plural = тигров
    .counted = { $count ->
        [one] { $count } тигр
        [few] { $count } тигра
       *[many] { $count } тигров
    }
    .moved = тигр
    .captured = { $count ->
        [1] тигра
        [one] { $count } тигра
        [few] { $count } тигров
       *[many] { $count } тигров
    }
    .among = { "" }
piece-hare = { $count ->
    [1] заяц
   *[other] зайцы
}
    .letter = { $letter }
    .accusative = зайца
    .dative = зайцу
    .genitive-plural = зайцев
    .counted = { $count ->
        [one] { $count } заяц
        [few] { $count } зайца
       *[many] { $count } зайцев
    }
    .moved = заяц
    .captured = { $count ->
        [1] зайца
        [one] { $count } зайца
        [few] { $count } зайцев
       *[many] { $count } зайцев
    }
    .among = { "" }
piece-hound = { $count ->
    [1] собака
   *[other] собаки
}
    .letter = { $letter }
    .accusative = собаку
    .dative = собаке
    .genitive-plural = собак
    .counted = { $count ->
        [one] { $count } собака
        [few] { $count } собаки
       *[many] { $count } собак
    }
    .moved = собака
    .captured = { $count ->
        [1] собаку
        [one] { $count } собаку
        [few] { $count } собак
       *[many] { $count } собак
    }
    .among = { "" }
piece-goose = { $count ->
    [1] гусь
   *[other] гуси
}
    .letter = { $letter }
    .accusative = гуся
    .dative = гусю
    .genitive-plural = гусей
    .counted = { $count ->
        [one] { $count } гусь
        [few] { $count } гуся
       *[many] { $count } гусей
    }
    .moved = гусь
    .captured = { $count ->
        [1] гуся
        [one] { $count } гуся
        [few] { $count } гусей
       *[many] { $count } гусей
    }
    .among = { "" }
piece-sheep = { $count ->
    [1] овца
   *[other] овцы
}
    .letter = { $letter }
    .accusative = овцу
    .dative = овце
    .genitive-plural = овец
    .counted = { $count ->
        [one] { $count } овца
        [few] { $count } овцы
       *[many] { $count } овец
    }
    .moved = овца
    .captured = { $count ->
        [1] овцу
        [one] { $count } овцу
        [few] { $count } овец
       *[many] { $count } овец
    }
    .among = { "" }
piece-rebel = { $count ->
    [1] мятежник
   *[other] мятежники
}
    .letter = { $letter }
    .accusative = мятежника
    .dative = мятежнику
    .genitive-plural = мятежников
    .counted = { $count ->
        [one] { $count } мятежник
        [few] { $count } мятежника
       *[many] { $count } мятежников
    }
    .moved = мятежник
    .captured = { $count ->
        [1] мятежника
        [one] { $count } мятежника
        [few] { $count } мятежников
       *[many] { $count } мятежников
    }
    .among = { "" }
piece-goat = { $count ->
    [1] коза
   *[other] козы
}
    .letter = { $letter }
    .accusative = козу
    .dative = козе
    .genitive-plural = коз
    .counted = { $count ->
        [one] { $count } коза
        [few] { $count } козы
       *[many] { $count } коз
    }
    .moved = коза
    .captured = { $count ->
        [1] козу
        [one] { $count } козу
        [few] { $count } коз
       *[many] { $count } коз
    }
    .among = { "" }
piece-leopard = { $count ->
    [1] леопард
   *[other] леопарды
}
    .letter = { $letter }
    .accusative = леопарда
    .dative = леопарду
    .genitive-plural = леопардов
    .counted = { $count ->
        [one] { $count } леопард
        [few] { $count } леопарда
       *[many] { $count } леопардов
    }
    .moved = леопард
    .captured = { $count ->
        [1] леопарда
        [one] { $count } леопарда
        [few] { $count } леопардов
       *[many] { $count } леопардов
    }
    .among = { "" }
piece-ox = { $count ->
    [1] бык
   *[other] быки
}
    .letter = { $letter }
    .accusative = быка
    .dative = быку
    .genitive-plural = быков
    .counted = { $count ->
        [one] { $count } бык
        [few] { $count } быка
       *[many] { $count } быков
    }
    .moved = бык
    .captured = { $count ->
        [1] быка
        [one] { $count } быка
        [few] { $count } быков
       *[many] { $count } быков
    }
    .among = { "" }
piece-hunter = { $count ->
    [1] охотник
   *[other] охотники
}
    .letter = { $letter }
    .accusative = охотника
    .dative = охотнику
    .genitive-plural = охотников
    .counted = { $count ->
        [one] { $count } охотник
        [few] { $count } охотника
       *[many] { $count } охотников
    }
    .moved = охотник
    .captured = { $count ->
        [1] охотника
        [one] { $count } охотника
        [few] { $count } охотников
       *[many] { $count } охотников
    }
    .among = { "" }

## Особые точки: куда должна дойти одна сторона, что должна занять другая, и то и другое на досках из текста

ground-home = цель
ground-paddock = цель
ground-goal = цель

## Ходы и концы партий
##
## $left — сколько фигур осталось у стороны. $known — решила ли партию точка $square.

turn-huffed = { $count ->
    [1] Эта фигура могла бить, но не стала, поэтому снимается
   *[other] Эти фигуры могли бить, но не стали, поэтому снимаются
} с доски: { $piece } на { $squares }.
turn-trapped = { $count ->
    [1] Этой фигуре больше некуда ходить, поэтому она снимается
   *[other] Этим фигурам больше некуда ходить, поэтому они снимаются
} с доски: { $piece } на { $squares }.
aim-capture = взять { $piece-captured }
aim-capture-all = взять { $side-accusative } до последней фигуры
aim-reach = дойти до { $squares }
aim-pass = прорваться мимо { $side-genitive }
aim-fill = { $count ->
    [1] занять точку цели
   *[other] занять все точки цели ({ $count })
}
aim-trap = запереть { $side-accusative } так, чтобы ходить было некуда
aim-remove = убрать { $side-accusative } с доски
aim-hold = не дать другой стороне победить
reason-taken = На доске больше нет { $side-genitive }.
reason-too-few = { $left ->
    [0] На доске больше нет { $side-genitive }
   *[other] Осталось всего { $piece-counted }
}.
reason-reached = { $winner-side-heading } { $winner-side-number ->
    [one] доходит
   *[many] доходят
} до { $square }.
reason-behind = { $winner-side-heading } { $winner-side-number ->
    [one] прорывается
   *[many] прорываются
} мимо { $side-genitive }.
reason-filled = { $winner-side-heading } { $winner-side-number ->
    [one] занимает
   *[many] занимают
} все точки цели.

## Отказы: причина и что делать

refuse-hand-first = Сначала поставьте { $piece-accusative } на пустую точку, например `/{ command-move } { $at }`: в запасе ещё { $piece-counted }.
refuse-nothing-in-hand = В запасе нет ничего, что можно поставить на { $at }. Пойдите фигурой: напишите её точку и следующую, например `d4 d5`.
refuse-direction = С { $from } эта фигура не может пойти { $direction ->
    [forward] прямо вперёд
    [forward-diagonal] по диагонали вперёд
    [sideways] вбок
    [back-diagonal] по диагонали назад
   *[back] прямо назад
}, на { $to }. Куда она может пойти, показывает `/{ command-legal } { $from }`.
refuse-no-leaps = С { $from } на { $to } — это прыжок, а эта фигура ходит только на соседние точки. Их показывает `/{ command-legal } { $from }`.
refuse-must-leap = Можно бить, а значит, нужно: { $leaps }.
refuse-goes-on = С { $at } фигура может бить дальше, а значит, должна: { $leaps }. Добавьте к ходу { $count ->
    [1] эту точку
   *[other] одну из этих точек
}.

## Чем хороши правила, в нескольких словах; не у всех

advice-fox-and-hounds = короткие партии
advice-fox-and-geese = для первых партий
advice-halatafl = бить обязательно
advice-asalto = пропущенное взятие стоит фигуры
advice-bagh-chal = для первых партий
advice-len-choa = самая маленькая доска
advice-sua-ghin-gnua = сначала доска пустая
advice-catch-the-hare = один против двенадцати

## Правила словами
##
## Сообщение `rule-` — это всё, что говорится о правиле: $choice — то, что выбрано. $few-piece и $many-piece — одна фигура,
## $few-all и $many-all — все фигуры стороны.

rules-hunt-label = { $rules } · { $points ->
    [one] { $points } точка
    [few] { $points } точки
   *[many] { $points } точек
} · { $few-piece-counted }, { $many-piece-counted }
rule-hunt-board = { $choice ->
    [cross] Доска — крест из 33 точек.
    [square5] На доске 5 × 5 точек.
    [draughts] Доска — это 32 тёмных поля шахматной доски.
    [triangle10] Доска — треугольник из 10 точек.
    [triangle23] Доска — треугольник из 23 точек с короткой линией у каждой стороны.
    [lattice4x5] На доске 32 точки: 4 × 5 пересечений и середины их квадратов.
   *[lattice6x7] На доске 72 точки: 6 × 7 пересечений и середины их квадратов.
}
rule-hunt-pieces = Фигуры: { $few-all-piece-counted } и { $many-all-piece-counted }.
rule-hunt-start = В начале { $chosen-side } { $chosen-side-number ->
    [one] стоит
   *[many] стоят
} на { $points }.
rule-hunt-starts = { $chosen-side-number ->
    [one] Начинает
   *[many] Начинают
} { $chosen-side }.
rule-hunt-hand = { $choice ->
    [0] В запасе у { $chosen-side-genitive } ничего нет.
    [1] В начале в запасе { $chosen-piece-counted }: сначала эту фигуру ставят на любую пустую точку, а до этого ходить { $chosen-side-dative } нельзя.
   *[other] В начале в запасе { $chosen-piece-counted }: за ход на любую пустую точку ставят одну фигуру, и пока не поставлены все, ходить { $chosen-side-dative } нельзя.
}
rule-hunt-lines = { $choice ->
    [none] Линий на доске нет.
    [grid] На доске только прямые линии, без диагоналей.
    [diagonal] На доске только диагонали.
    [thin] На доске только дополнительные диагонали, поперёк обычных.
    [grid-diagonal] На доске прямые линии и диагонали.
    [grid-thin] На доске прямые линии и дополнительные диагонали, но не обычные.
    [diagonal-thin] На доске обе диагонали в каждом маленьком квадрате, но нет прямых линий.
   *[grid-diagonal-thin] На доске прямые линии и обе диагонали в каждом маленьком квадрате.
}
rule-hunt-uses = { $chosen-side-heading } { $chosen-side-number ->
    [one] ходит
   *[many] ходят
} { $choice ->
    [all] по всем линиям доски
    [none] по линиям, которых на доске нет
    [grid] только по прямым линиям
    [diagonal] только по диагоналям
    [thin] только по дополнительным диагоналям
    [grid-diagonal] по прямым линиям и обычным диагоналям
    [grid-thin] по прямым линиям и дополнительным диагоналям
   *[diagonal-thin] только по диагоналям, обычным и дополнительным
}.
rule-hunt-directions = { $chosen-side-heading } { $choice ->
    [none] { $chosen-side-number ->
        [one] не может
       *[many] не могут
    } ходить.
    [all] { $chosen-side-number ->
        [one] ходит
       *[many] ходят
    } на одну точку в любую сторону.
   *[some] { $chosen-side-number ->
        [one] ходит
       *[many] ходят
    } на одну точку: { $directions }.
}
direction-forward = прямо вперёд
direction-forward-diagonal = по диагонали вперёд
direction-sideways = вбок
direction-back-diagonal = по диагонали назад
direction-back = прямо назад
rule-hunt-directions-both = Все фигуры ходят на одну точку в любую сторону.
rule-hunt-ahead = Вперёд — это вверх по доске, к горизонталям с большими номерами.
rule-hunt-leap = { $few-side-heading } { $choice ->
    [none] { $few-side-number ->
        [one] не может
       *[many] не могут
    } бить.
    [single] { $few-side-number ->
        [one] бьёт
       *[many] бьют
    }, прыгая по линии через { $many-piece-accusative } на пустую точку сразу позади, один раз за ход.
   *[multi] { $few-side-number ->
        [one] бьёт
       *[many] бьют
    }, прыгая по линии через { $many-piece-accusative } на пустую точку сразу позади, и в том же ходе можно прыгать дальше.
}
rule-hunt-capture = { $choice ->
    [free] Бить необязательно.
    [must] Если { $few-side } { $few-side-number ->
        [one] может
       *[many] могут
    } бить, одно взятие обязательно.
    [must-on] Если { $few-side } { $few-side-number ->
        [one] может
       *[many] могут
    } бить, это обязательно, и прыгать нужно, пока есть куда.
   *[huff] Бить необязательно, но если вместо этого сделан шаг, каждая фигура, которая могла бить, снимается с доски.
}
rule-hunt-trapped = { $choice ->
    [removed] Если после хода { $many-side-genitive } { $few-piece-dative } некуда ходить, эта фигура снимается с доски.
    [removed-hand] Если в запасе у { $few-side-genitive } пусто и после хода { $many-side-genitive } { $few-piece-dative } некуда ходить, эта фигура снимается с доски.
   *[stays] Если { $few-piece-dative } некуда ходить, эта фигура остаётся на доске.
}
rule-hunt-many-at-most = { $few-side-heading } { $choice ->
    [never] { $few-side-number ->
        [one] не может
       *[many] не могут
    } победить взятиями.
    [0] { $few-side-number ->
        [one] побеждает
       *[many] побеждают
    }, когда { $many-piece-genitive-plural } не осталось.
   *[other] { $few-side-number ->
        [one] побеждает
       *[many] побеждают
    }, когда { $many-piece-genitive-plural } остаётся только { $choice } из { $many-count }.
}
rule-hunt-few-reach = { $choice ->
    [0] Ни одна точка доски не приносит победы { $few-side-dative }.
   *[other] { $few-side-heading } { $few-side-number ->
        [one] побеждает
       *[many] побеждают
    }, дойдя до { $points }.
}
rule-hunt-few-behind = { $choice ->
    [yes] { $few-side-heading } { $few-side-number ->
        [one] побеждает
       *[many] побеждают
    }, прорвавшись мимо { $many-side-genitive }, то есть оказавшись на доске ниже всех { $many-piece-genitive-plural }.
   *[no] Прорваться мимо { $many-side-genitive } — ещё не победа.
}
rule-hunt-many-fill = { $choice ->
    [0] Занять точки доски — для { $many-side-genitive } ещё не победа.
   *[other] { $many-side-heading } { $many-side-number ->
        [one] побеждает
       *[many] побеждают
    }, заняв { $points }.
}
rule-hunt-taken = { $choice ->
    [yes] { $many-side-heading } { $many-side-number ->
        [one] побеждает
       *[many] побеждают
    }, когда { $few-piece-genitive-plural } не осталось.
   *[no] Снять { $few-side-accusative } с доски нельзя.
}
rule-hunt-no-moves = { $choice ->
    [loss] { $many-side-heading } { $many-side-number ->
        [one] побеждает
       *[many] побеждают
    }, если { $few-side-dative } некуда ходить (и наоборот).
   *[draw] Если одной из сторон некуда ходить, это ничья.
}
rule-hunt-quiet-limit = { $choice ->
    [0] Число ходов, в которых никто не бьёт и ничего не ставит, не ограничено.
    [one] Если { $choice } ход подряд никто не бьёт и ничего не ставит, это ничья.
    [few] Если { $choice } хода подряд никто не бьёт и ничего не ставит, это ничья.
   *[many] Если { $choice } ходов подряд никто не бьёт и ничего не ставит, это ничья.
}

## Предложения сыграть

offer-menu-hunt = Охота: игры с лисой, тигром и леопардом

lesson-of-hunt = Охота
lesson-topic-hunt-fox = Две цели: лиса
lesson-about-hunt-fox = Лиса побеждает, когда берёт гусей. Если их осталось только 5, гуси проиграли.
lesson-topic-hunt-moves = Как ходят фигуры
lesson-about-hunt-moves = Фигуры ходят от точки к точке по линиям доски, на один шаг.
lesson-topic-hunt-leap = Прыжок
lesson-about-hunt-leap = Лиса бьёт, прыгая через гуся на пустую точку сразу за ним.
lesson-topic-hunt-chain = Прыжок за прыжком
lesson-about-hunt-chain = Оттуда, куда лиса прыгнула, она может в том же ходе прыгать дальше.
lesson-topic-hunt-put = Фигуры из запаса
lesson-about-hunt-put = В некоторых играх одна сторона сначала ставит свои фигуры на доску, по одной за ход. Не ставьте козу туда, где тигр может через неё прыгнуть.
lesson-topic-hunt-trap = Две цели: гуси
lesson-about-hunt-trap = Гуси бить не могут: они побеждают, окружив лису так, что ей некуда ходить.
lesson-topic-hunt-guard = Прикрывайте своих
lesson-about-hunt-guard = Гусь в безопасности, пока за ним, если смотреть от лисы, кто-то стоит.
lesson-topic-hunt-puzzle = Задача
lesson-about-hunt-puzzle = Только один ход здесь обеспечивает победу.

example-hunt-leap = Прыжок
example-hunt-chain = Несколько прыжков за один ход
example-hunt-closed = Окружение: ходить больше некуда

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-fox-and-hounds = Лиса и собаки
title-short-fox-and-hounds = Лиса и собаки
title-fox-and-geese = Лиса и гуси: 13 гусей
title-short-fox-and-geese = Лиса и гуси
title-fox-and-geese-orthogonal = Лиса и гуси: 13 гусей только по прямым линиям
title-short-fox-and-geese-orthogonal = 13 гусей, по прямым
title-fox-and-geese-15 = Лиса и гуси: 15 гусей не ходят назад
title-short-fox-and-geese-15 = 15 гусей, не назад
title-fox-and-geese-17 = Лиса и гуси: 17 гусей без ограничений
title-short-fox-and-geese-17 = 17 гусей, свободно
title-fox-and-geese-17-ahead = Лиса и гуси: 17 гусей ни назад ни вбок
title-short-fox-and-geese-17-ahead = 17 гусей, только вперёд
title-fox-and-geese-17-straight = Лиса и гуси: 17 гусей без диагоналей
title-short-fox-and-geese-17-straight = 17 гусей, без диагоналей
title-fox-and-geese-diagonals = Лиса и гуси: дополнительные диагонали
title-short-fox-and-geese-diagonals = Лишние диагонали
title-pulijudam = Pulijudam (ягнята и тигры)
title-short-pulijudam = Pulijudam
title-catch-the-hare = Охота на зайца
title-short-catch-the-hare = Охота на зайца
