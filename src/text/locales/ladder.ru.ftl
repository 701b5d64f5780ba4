# Лестницы, по-русски.

command-ladder = лестница
command-ladder-about = Поднимайтесь по лестнице этого сервера
command-ladder-show = показать
command-ladder-show-about = Показать, кто где стоит и кого можно вызвать
command-ladder-join = вступить
command-ladder-join-about = Получить место в конце лестницы
command-ladder-leave = покинуть
command-ladder-leave-about = Отказаться от своего места на лестнице
command-ladder-challenge = вызвать
command-ladder-challenge-about = Сыграть за место того, кто стоит выше вас
option-ladder-show-rules = правила
option-ladder-show-rules-about = Правила лестницы (если не указать, обычные здесь)
option-ladder-join-rules = правила
option-ladder-join-rules-about = Правила лестницы (если не указать, обычные здесь)
option-ladder-leave-rules = правила
option-ladder-leave-rules-about = Правила лестницы (если не указать, обычные здесь)
option-ladder-challenge-rules = правила
option-ladder-challenge-rules-about = Правила лестницы (если не указать, обычные здесь)
option-ladder-challenge-opponent = соперник
option-ladder-challenge-opponent-about = Кто-то выше вас (если не указать, самый высокий из свободных)

ladder-title = **Лестница этого сервера** · { $rules }
ladder-none = На ней никого нет.
ladder-line = **{ $place }** · { $player }
ladder-plays = играет: { $players }
ladder-is-leaving = уходит
ladder-why-not = { $why ->
    [too-far] слишком высоко
    [opponent-away] в отпуске
    [opponent-busy] вызовов уже достаточно
    [playing] вы уже играете
   *[met-lately] { $count ->
        [one] снова можно через { $count } день
        [few] снова можно через { $count } дня
        [many] снова можно через { $count } дней
       *[other] снова можно через { $count } дня
    }
}
ladder-own = Ваше место: { $place }.
ladder-own-none = Вас на ней нет. `/{ command-ladder } { command-ladder-join }` даст вам место в конце.
ladder-free = `/{ command-ladder } { command-ladder-challenge }` начнёт партию против игрока { $player }.
ladder-alt = Лестница: { $rows }.
ladder-how = -# Можно вызвать того, кто стоит не более чем на { $reach } { $reach ->
    [one] место
    [few] места
    [many] мест
   *[other] места
} выше, и партия начнётся сразу: 6 дней и ещё 10 часов за каждый ход. Победа даёт вам это место. Поражение по времени стоит ещё 5 мест, а два подряд — места на лестнице. Стрелки показывают последние 30 дней.
ladder-begins = Лестница: { $challenger } (место { $from }) вызывает игрока { $challenged } (место { $to }).
ladder-result = Лестница: { $moves }.
ladder-move = { $player } { $from } → { $to }
ladder-stays = Лестница: места не меняются.
ladder-out = { $player } больше не на лестнице.
ladder-joined = Теперь вы на лестнице **{ $rules }**, место { $place }. `/{ command-ladder } { command-ladder-challenge }` начнёт партию против того, кто стоит выше. Вас тоже могут вызвать, и такая партия начинается сразу.
ladder-left = Вы больше не на лестнице **{ $rules }**.
ladder-leaves = Вы покинете лестницу **{ $rules }**, как только закончатся ваши партии на ней; для соперников они ещё считаются. Если передумаете, `/{ command-ladder } { command-ladder-join }` сохранит ваше место.
ladder-challenged = Лестница: { $challenger } вызывает игрока { $opponent }: **{ $rules }**, партия { $game }.
refuse-ladder = { $why ->
    [only-managers] Здесь ещё нет лестницы **{ $rules }**, а создать её могут только те, кто управляет сервером.
    [not-made] Здесь ещё нет лестницы **{ $rules }**. `/{ command-ladder } { command-ladder-join }` создаст её.
    [already-in] Вы уже на лестнице **{ $rules }**, место { $count }.
    [not-in] Вас нет на лестнице **{ $rules }**. `/{ command-ladder } { command-ladder-join }` даст вам место.
    [opponent-gone] { $opponent } больше не на сервере и не на лестнице.
    [opponent-not-in] { $opponent } не на лестнице **{ $rules }**.
    [leaving] Вы покидаете лестницу. `/{ command-ladder } { command-ladder-join }` сохранит ваше место.
    [opponent-leaving] { $opponent } покидает лестницу.
    [not-above] Вызвать можно только тех, кто стоит выше вас. `/{ command-ladder } { command-ladder-show }` покажет их.
    [too-far] { $opponent } стоит слишком высоко. Наибольшая разница в местах: { $count }.
    [away] Вы в отпуске. `/{ command-vacation } { command-vacation-end }` закончит его.
    [opponent-away] { $opponent } в отпуске.
    [busy] Ваших вызовов, по которым ещё идут партии: { $count }. Когда одна из них закончится, можно будет вызвать снова.
    [opponent-busy] { $opponent } уже играет по вызовам других (партий: { $count }). Попробуйте, когда одна из них закончится.
    [playing] Вы уже играете на лестнице: { $opponent }.
    [met-lately] { $count ->
        [one] Вы совсем недавно играли: { $opponent }. Снова можно через { $count } день.
        [few] Вы совсем недавно играли: { $opponent }. Снова можно через { $count } дня.
        [many] Вы совсем недавно играли: { $opponent }. Снова можно через { $count } дней.
       *[other] Вы совсем недавно играли: { $opponent }. Снова можно через { $count } дня.
    }
   *[nobody-free] Сейчас никого выше вас вызвать нельзя. `/{ command-ladder } { command-ladder-show }` покажет почему.
}
server-choice-ladders = { $rule ->
    [everyone] создать её может каждый
   *[managers] создать её могут только те, кто управляет сервером
}
