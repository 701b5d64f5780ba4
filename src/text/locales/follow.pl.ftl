# Games of others that people follow, in Polish.

option-games-following = obserwowane
option-games-following-about = True pokazuje cudze partie, które obserwujesz

follow-button = Obserwuj
unfollow-button = Nie obserwuj
followed = Wyślę ci wiadomość prywatną, gdy partia { $game } się skończy. `/{ command-games }` z opcją *{ option-games-following }* pokazuje partie, które obserwujesz.
unfollowed = Nie obserwujesz już partii { $game }.
following-none = Nie obserwujesz żadnej partii. *{ $button }* jest pod `/{ command-board }` przy cudzych partiach: wyślę ci wiadomość prywatną, gdy się skończą.
following-title = { $count ->
    [one] Obserwujesz jedną partię
    [few] Obserwujesz { $count } partie
   *[many] Obserwujesz { $count } partii
}:
following-game = **Partia { $game }** · { $rules } · { $attackers } – { $defenders } · ostatnia zmiana { $since }
following-untold = koniec; nie przyjmujesz ode mnie wiadomości prywatnych
follow-why = -# Obserwujesz tę partię. Te wiadomości wyłącza `/{ command-settings }`.
refuse-follow = { $why ->
    [own] W tej partii grasz: i tak dowiesz się, jak się skończy.
    [over] Ta partia już się skończyła.
    [full] Obserwujesz już { $most } partii. Najpierw przestań obserwować którąś z nich: `/{ command-games }` z opcją *{ option-games-following }* je pokazuje.
    [off] Masz wyłączone wiadomości o obserwowanych partiach. Zmienisz to przez `/{ command-settings }`.
   *[direct] Nie mogę ci teraz wysłać wiadomości prywatnej. Spróbuj później, na Discordzie.
}
page-follow = Wiadomość, gdy ta partia się skończy: /{ command-board } { option-board-game }:{ $game } na Discordzie, potem *{ follow-button }*.
