# Games of others that people follow, in Spanish.

option-games-following = seguidas
option-games-following-about = True muestra las partidas ajenas que sigues

follow-button = Seguir
unfollow-button = Dejar de seguir
followed = Te enviaré un mensaje directo cuando acabe la partida { $game }. `/{ command-games }` con *{ option-games-following }* muestra las partidas que sigues.
unfollowed = Ya no sigues la partida { $game }.
following-none = No sigues ninguna partida. *{ $button }* está debajo de `/{ command-board }` en las partidas de otras personas: te enviaré un mensaje directo cuando acaben.
following-title = { $count ->
    [one] Sigues una partida
   *[other] Sigues { $count } partidas
}:
following-game = **Partida { $game }** · { $rules } · { $attackers } – { $defenders } · última actividad { $since }
following-untold = acabada; no aceptas mensajes directos míos
follow-why = -# Seguías esta partida. `/{ command-settings }` desactiva estos mensajes.
refuse-follow = { $why ->
    [own] Tú juegas en esta partida: sabrás cómo acaba de todas formas.
    [over] Esta partida ya ha acabado.
    [full] Ya sigues { $most } partidas. Deja antes de seguir una: `/{ command-games }` con *{ option-games-following }* las muestra.
    [off] Has desactivado los mensajes sobre las partidas que sigues. Puedes cambiarlo con `/{ command-settings }`.
   *[direct] Ahora mismo no puedo enviarte un mensaje directo. Inténtalo más tarde, en Discord.
}
page-follow = Un mensaje cuando acabe esta partida: /{ command-board } { option-board-game }:{ $game } en Discord y después *{ follow-button }*.
