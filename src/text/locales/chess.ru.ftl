# The words and sentences that only Maharajah and the Sepoys has, in Russian.

## Sides

side-maharajah = махараджа
    .heading = Махараджа
    .genitive = махараджи
    .dative = махарадже
    .accusative = махараджу
    .led = махараджу
    .number = one
side-sepoys = сипаи
    .heading = Сипаи
    .genitive = сипаев
    .dative = сипаям
    .accusative = сипаев
    .led = сипаев
    .number = many

## Pieces, by the terms of chess

piece-maharajah = { $count ->
    [1] махараджа
   *[other] махараджи
}
    .letter = M
    .accusative = махараджу
    .counted = { $count ->
        [one] { $count } махараджа
        [few] { $count } махараджи
       *[many] { $count } махарадж
    }
    .moved = махараджа
    .captured = { $count ->
        [1] махараджу
        [one] { $count } махараджу
        [few] { $count } махарадж
       *[many] { $count } махарадж
    }
    .among = { "махараджа, " }
piece-sepoy-pawn = { $count ->
    [1] пешка
   *[other] пешки
}
    .letter = P
    .accusative = пешку
    .counted = { $count ->
        [one] { $count } пешка
        [few] { $count } пешки
       *[many] { $count } пешек
    }
    .moved = пешка
    .captured = { $count ->
        [1] пешку
        [one] { $count } пешку
        [few] { $count } пешки
       *[many] { $count } пешек
    }
    .among = { "" }
piece-sepoy-knight = { $count ->
    [1] конь
   *[other] кони
}
    .letter = N
    .accusative = коня
    .counted = { $count ->
        [one] { $count } конь
        [few] { $count } коня
       *[many] { $count } коней
    }
    .moved = конь
    .captured = { $count ->
        [1] коня
        [one] { $count } коня
        [few] { $count } коней
       *[many] { $count } коней
    }
    .among = { "конь, " }
piece-sepoy-bishop = { $count ->
    [1] слон
   *[other] слоны
}
    .letter = B
    .accusative = слона
    .counted = { $count ->
        [one] { $count } слон
        [few] { $count } слона
       *[many] { $count } слонов
    }
    .moved = слон
    .captured = { $count ->
        [1] слона
        [one] { $count } слона
        [few] { $count } слонов
       *[many] { $count } слонов
    }
    .among = { "слон, " }
piece-sepoy-rook = { $count ->
    [1] ладья
   *[other] ладьи
}
    .letter = R
    .accusative = ладью
    .counted = { $count ->
        [one] { $count } ладья
        [few] { $count } ладьи
       *[many] { $count } ладей
    }
    .moved = ладья
    .captured = { $count ->
        [1] ладью
        [one] { $count } ладью
        [few] { $count } ладьи
       *[many] { $count } ладей
    }
    .among = { "ладья, " }
piece-sepoy-queen = { $count ->
    [1] ферзь
   *[other] ферзи
}
    .letter = Q
    .accusative = ферзя
    .counted = { $count ->
        [one] { $count } ферзь
        [few] { $count } ферзя
       *[many] { $count } ферзей
    }
    .moved = ферзь
    .captured = { $count ->
        [1] ферзя
        [one] { $count } ферзя
        [few] { $count } ферзей
       *[many] { $count } ферзей
    }
    .among = { "ферзь, " }
piece-sepoy-king = { $count ->
    [1] король
   *[other] короли
}
    .letter = K
    .accusative = короля
    .counted = { $count ->
        [one] { $count } король
        [few] { $count } короля
       *[many] { $count } королей
    }
    .moved = король
    .captured = { $count ->
        [1] короля
        [one] { $count } короля
        [few] { $count } королей
       *[many] { $count } королей
    }
    .among = { "король, " }

## Calls, ends and aims

call-check = **Шах** на { $square }!
alt-call-check = Шах на { $square }.
page-call-check = Шах
reason-checkmate = Шах и мат.
reason-stalemate = Пат: возможных ходов нет, и шаха нет.
reason-fifty-moves = Обе стороны сделали по 50 ходов без взятий и ходов пешками.
aim-maharajah = поставить мат королю
aim-sepoys = поставить мат махарадже

## Refusals: the reason and the remedy

refuse-place-first = Сначала поставьте махараджу на поле горизонталей с 1 по 3. Напишите только поле, например `c2`.
refuse-placed-too-far = Махараджа начинает на одной из горизонталей с 1 по 3, а не на { $square }. Выберите поле там.
refuse-no-such-move = Эта фигура не ходит с { $from } на { $to }. Куда она может пойти, показывает `/{ command-legal } { $from }`.
refuse-in-the-way = На пути с { $from } на { $to } стоит фигура на { $at }. Куда может пойти ваша, показывает `/{ command-legal } { $from }`.
refuse-own-there = На { $square } ваша собственная фигура. Выберите другое поле.
refuse-pawn-diagonal = Пешка ходит наискосок, только когда бьёт, а на { $square } бить некого. Пойдите ею прямо.
refuse-pawn-at-end = Пешка на { $square } дошла до последней горизонтали и остаётся там: превращения здесь нет. Пойдите другой фигурой.
refuse-into-check = На { $square } вам был бы шах от фигуры на { $by }. Выберите безопасное поле.
refuse-in-check = На { $square } вам шах от фигуры на { $by }, и этот ход от него не спасает. Уведите короля или закройте его другой фигурой.
refuse-pinned = Без фигуры на { $from } вашему королю был бы шах с { $by }. Пойдите другой фигурой.

## What it is good for, and its rules in words

advice-maharajah = трудно за махараджу: сыграйте за обе стороны
rule-chess-army = На доске 8 × 8 полей: у сипаев целая шахматная армия на обычных местах, а махараджа один.
rule-chess-start = { $choice ->
    [choice] Играющий за махараджу сам выбирает, где начать на горизонталях с 1 по 3; это первый ход.
   *[e1] Махараджа начинает на e1.
}
rule-chess-starts = Первым ходит махараджа.
rule-chess-moves = Махараджа ходит как ферзь или как конь. Армия ходит как в шахматах.
rule-chess-limits = Нет ни рокировки, ни взятия на проходе, ни превращения: пешка на первой горизонтали там и остаётся.
rule-chess-end = Побеждают матом: махараджа ставит мат королю, армия — махарадже. Вставать под шах нельзя.
rule-chess-no-moves = { $choice ->
    [loss] Если у стороны нет возможного хода, а шаха нет (пат), она проигрывает.
   *[draw] Если у стороны нет возможного хода, а шаха нет (пат), это ничья.
}
rule-chess-repetition = Ничья, когда одна и та же позиция встретилась 3 раза.
rule-chess-quiet = Ничья, когда обе стороны сделали по 50 ходов без взятий и ходов пешками.
rule-chess-solved = За махараджу играть трудно: при лучшей игре всегда побеждает армия. Чтобы было честно, сыграйте две партии, поменявшись сторонами.
rule-name-start = Начало махараджи, начало
rule-value-choice = свободный выбор на горизонталях с 1 по 3, свободный выбор

## Offers, lesson and examples

offer-menu-chess = Махараджа и сипаи
lesson-of-chess = Махараджа и сипаи
lesson-topic-chess-moves = Как ходит махараджа
lesson-about-chess-moves = Махараджа ходит как ферзь, в любую сторону, пока путь свободен, или прыгает как конь.
lesson-topic-chess-capture = То, что никто не защищает
lesson-about-chess-capture = Махарадже нельзя вставать под шах. Поэтому он бьёт только то, чего не защищает другая фигура армии.
lesson-topic-chess-check = Шах
lesson-about-chess-check = От шаха нужно защититься. Армия гонит махараджу, объявляя шахи.
lesson-topic-chess-mate = Мат
lesson-about-chess-mate = Армия побеждает, когда махарадже шах и безопасных полей у него больше нет.
example-chess-line = Махараджа бьёт как ферзь
example-chess-leap = Махараджа бьёт как конь
title-maharajah = Махараджа и сипаи
title-short-maharajah = Махараджа и сипаи
