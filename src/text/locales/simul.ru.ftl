# Сеансы одновременной игры, по-русски.

command-simul = сеанс
command-simul-about = Сыграть с несколькими людьми одновременно
option-simul-rules = правила
option-simul-rules-about = Правила всех партий (если не указать, обычные здесь)
option-simul-side = сторона
option-simul-side-about = Ваша сторона в каждой партии (если не указать, каждый раз жребий)
option-simul-players = игроки
option-simul-players-about = Сколько человек может играть, от 2 до 20 (если не указать, 8)
option-simul-time = время
option-simul-time-about = Время на ход (если не указать, обычное здесь)

simul-open = **Сеанс одновременной игры**: { $host }, **{ $rules }**, мест: { $seats }. *{ simul-play }* начинает вашу партию, в одной ветке для всех.
simul-play = Играть
simul-closed = **Сеанс одновременной игры**: { $host }, **{ $rules }**.
simul-players = Занято мест: { $count } из { $seats } ({ $players }).
simul-over = Сеанс окончен, { $host }: побед { $won }, ничьих { $drawn }, поражений { $lost }.
games-of-simul = сеанс
refuse-in-simul = Вы уже играете здесь, партия { $game }.
refuse-simul-seats = Сеанс рассчитан на 2–{ $most } человек.
