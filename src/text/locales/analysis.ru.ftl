# The analysis board, in Russian.

analysis-title = Доска для анализа
analysis-lead = Здесь вы ходите за обе стороны. Ваши соперники этого не видят.
analysis-open = Анализировать
analysis-undo = Отменить
analysis-delete = Удалить этот ход
analysis-promote = Поднять вариант
analysis-note = Заметка
analysis-marks = Отмечайте клетки и рисуйте стрелки правой кнопкой мыши, клавишей M или удерживая палец на доске.
analysis-set-up = Другая доска
analysis-rules = Правила
analysis-position = Позиция
analysis-moves = Ходы или запись партии
analysis-show = Показать
analysis-link = Ссылка на этот анализ
analysis-record = Запись с вариантами
analysis-script = Для этой страницы нужен JavaScript.
analysis-too-long = В ссылку помещается 4000 знаков, а этот анализ был бы длиннее. Удалите несколько ходов или сократите заметки.
analysis-no-such-rules = Правил с названием «{ $rules }» нет.
analysis-unplayable = По правилам из этой ссылки играть нельзя.
analysis-wrong-position = Не удаётся прочитать эту позицию, или она не подходит к правилам.
analysis-unreadable = Не удаётся прочитать эти ходы. Возможно, они неполные.
analysis-illegal = { $move } там против правил.
analysis-too-many = В анализе может быть не больше 1000 ходов.
