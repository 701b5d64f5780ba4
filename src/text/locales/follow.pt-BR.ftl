# Games of others that people follow, in Brazilian Portuguese.

option-games-following = seguidas
option-games-following-about = True mostra as partidas dos outros que você segue

follow-button = Seguir
unfollow-button = Deixar de seguir
followed = Vou enviar uma mensagem direta quando a partida { $game } acabar. `/{ command-games }` com *{ option-games-following }* mostra as partidas que você segue.
unfollowed = Você não segue mais a partida { $game }.
following-none = Você não segue nenhuma partida. *{ $button }* fica embaixo de `/{ command-board }` nas partidas dos outros: eu envio uma mensagem direta quando elas acabarem.
following-title = { $count ->
    [one] Você segue uma partida
   *[other] Você segue { $count } partidas
}:
following-game = **Partida { $game }** · { $rules } · { $attackers } – { $defenders } · última atividade { $since }
following-untold = acabou; você não aceita mensagens diretas minhas
follow-why = -# Você seguia esta partida. `/{ command-settings }` desliga essas mensagens.
refuse-follow = { $why ->
    [own] Você joga nesta partida: de qualquer jeito vai saber como ela acaba.
    [over] Esta partida já acabou.
    [full] Você já segue { $most } partidas. Deixe antes de seguir uma delas: `/{ command-games }` com *{ option-games-following }* mostra todas.
    [off] Você desligou as mensagens sobre as partidas que segue. Mude isso em `/{ command-settings }`.
   *[direct] Agora não consigo enviar uma mensagem direta para você. Tente de novo mais tarde, no Discord.
}
page-follow = Uma mensagem quando esta partida acabar: /{ command-board } { option-board-game }:{ $game } no Discord e depois *{ follow-button }*.
