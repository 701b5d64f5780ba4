# Games of others that people follow, in Russian.

option-games-following = отслеживаемые
option-games-following-about = True показывает чужие партии, за которыми вы следите

follow-button = Следить
unfollow-button = Не следить
followed = Когда партия { $game } закончится, я пришлю вам личное сообщение. `/{ command-games }` с параметром *{ option-games-following }* показывает партии, за которыми вы следите.
unfollowed = Вы больше не следите за партией { $game }.
following-none = Вы не следите ни за одной партией. *{ $button }* есть под `/{ command-board }` у чужих партий: когда они закончатся, я пришлю вам личное сообщение.
following-title = { $count ->
    [one] Вы следите за { $count } партией
    [few] Вы следите за { $count } партиями
   *[many] Вы следите за { $count } партиями
}:
following-game = **Партия { $game }** · { $rules } · { $attackers } – { $defenders } · обновлено { $since }
following-untold = закончена; вы не принимаете от меня личных сообщений
follow-why = -# Вы следили за этой партией. Отключить такие сообщения: `/{ command-settings }`.
refuse-follow = { $why ->
    [own] В этой партии вы играете: её итог вы узнаете и так.
    [over] Эта партия уже закончена.
    [full] Вы уже следите за { $most } партиями. Сначала перестаньте следить за одной из них: `/{ command-games }` с параметром *{ option-games-following }* их показывает.
    [off] Вы отключили сообщения о партиях, за которыми следите. Изменить это: `/{ command-settings }`.
   *[direct] Сейчас я не могу прислать вам личное сообщение. Попробуйте позже, в Discord.
}
page-follow = Сообщение, когда эта партия закончится: /{ command-board } { option-board-game }:{ $game } в Discord, потом *{ follow-button }*.
