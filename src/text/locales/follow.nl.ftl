# Games of others that people follow, in Dutch.

option-games-following = gevolgde
option-games-following-about = True toont de partijen van anderen die je volgt

follow-button = Volgen
unfollow-button = Niet meer volgen
followed = Ik stuur je een privébericht als partij { $game } afgelopen is. `/{ command-games }` met *{ option-games-following }* toont de partijen die je volgt.
unfollowed = Je volgt partij { $game } niet meer.
following-none = Je volgt geen partijen. *{ $button }* staat onder `/{ command-board }` bij partijen van anderen: ik stuur je een privébericht als ze afgelopen zijn.
following-title = { $count ->
    [one] Je volgt één partij
   *[other] Je volgt { $count } partijen
}:
following-game = **Partij { $game }** · { $rules } · { $attackers } – { $defenders } · laatste activiteit { $since }
following-untold = afgelopen; ik mag je geen privéberichten sturen
follow-why = -# Je volgde deze partij. `/{ command-settings }` zet deze berichten uit.
refuse-follow = { $why ->
    [own] Je speelt zelf in deze partij: hoe ze afloopt, krijg je sowieso te horen.
    [over] Deze partij is al afgelopen.
    [full] Je volgt al { $most } partijen. Stop eerst met een ervan: `/{ command-games }` met *{ option-games-following }* toont ze.
    [off] Je hebt berichten over gevolgde partijen uitgezet. Dat verander je met `/{ command-settings }`.
   *[direct] Ik kan je nu geen privébericht sturen. Probeer het later nog eens, op Discord.
}
page-follow = Een bericht als deze partij afgelopen is: /{ command-board } { option-board-game }:{ $game } op Discord, daarna *{ follow-button }*.
