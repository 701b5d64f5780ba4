# Games of others that people follow, in French.

option-games-following = suivies
option-games-following-about = True montre les parties des autres que tu suis

follow-button = Suivre
unfollow-button = Ne plus suivre
followed = Je t’enverrai un message privé à la fin de la partie { $game }. `/{ command-games }` avec *{ option-games-following }* montre les parties que tu suis.
unfollowed = Tu ne suis plus la partie { $game }.
following-none = Tu ne suis aucune partie. *{ $button }* est sous `/{ command-board }` pour les parties des autres : je t’enverrai un message privé quand elles seront finies.
following-title = { $count ->
    [one] Tu suis une partie
   *[other] Tu suis { $count } parties
} :
following-game = **Partie { $game }** · { $rules } · { $attackers } – { $defenders } · dernière activité { $since }
following-untold = finie ; tu n’acceptes pas mes messages privés
follow-why = -# Tu suivais cette partie. `/{ command-settings }` désactive ces messages.
refuse-follow = { $why ->
    [own] Tu joues dans cette partie : tu sauras comment elle finit de toute façon.
    [over] Cette partie est déjà finie.
    [full] Tu suis déjà { $most } parties. Cesse d’abord d’en suivre une : `/{ command-games }` avec *{ option-games-following }* les montre.
    [off] Tu as désactivé les messages sur les parties que tu suis. Tu peux changer ça avec `/{ command-settings }`.
   *[direct] Je ne peux pas t’envoyer de message privé pour le moment. Réessaie plus tard, sur Discord.
}
page-follow = Un message à la fin de cette partie : /{ command-board } { option-board-game }:{ $game } sur Discord, puis *{ follow-button }*.
