# Дебюты, по-русски.

command-openings = дебюты
command-openings-about = Показывает, что играли в первых ходах рейтинговых партий
option-openings-rules = правила
option-openings-rules-about = Правила партий (если не указать, обычные здесь)
option-openings-moves = ходы
option-openings-moves-about = Ходы до позиции, например d1-d4 e7-e9 (если не указать, начало)

openings-title = **Дебюты** · { $rules }
openings-start = В начале партии.
openings-after = После { $moves }
openings-count = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
openings-played = Так играли отсюда дальше, { $games }:
openings-none = Ни одна оконченная рейтинговая партия не пошла отсюда дальше.
openings-end = Считаются только первые ходы, { $count }.
openings-line = **{ $move }** · { $games } · { $results } · рейтинг { $rating }
openings-won = { $side } { $percent } %
openings-drawn = ничьи { $percent } %
openings-more = { $count ->
    [one] -# Сыгран ещё { $count } другой ход.
    [few] -# Сыграны ещё { $count } других хода.
   *[many] -# Сыграно ещё { $count } других ходов.
}
openings-how = -# По оконченным рейтинговым партиям серверов, которые показывают партии в сети. Зеркальные отражения считаются за одно; рейтинг — средний у игроков.
openings-option = { $move } · { $games }
openings-menu = Дальше …
openings-back = Назад
openings-alt = Доска { $rules } в дебюте.
