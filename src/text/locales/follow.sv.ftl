# Games of others that people follow, in Swedish.

option-games-following = följda
option-games-following-about = True visar andras partier som du följer

follow-button = Följ
unfollow-button = Sluta följa
followed = Jag skickar dig ett direktmeddelande när parti { $game } är slut. `/{ command-games }` med *{ option-games-following }* visar partierna som du följer.
unfollowed = Du följer inte längre parti { $game }.
following-none = Du följer inga partier. *{ $button }* står under `/{ command-board }` vid andras partier: jag skickar dig ett direktmeddelande när de är slut.
following-title = { $count ->
    [one] Du följer ett parti
   *[other] Du följer { $count } partier
}:
following-game = **Parti { $game }** · { $rules } · { $attackers } – { $defenders } · senast aktivt { $since }
following-untold = slut; jag får inte skicka dig direktmeddelanden
follow-why = -# Du följde det här partiet. `/{ command-settings }` stänger av de här meddelandena.
refuse-follow = { $why ->
    [own] Du spelar själv i det här partiet: du får ändå veta hur det slutar.
    [over] Det här partiet är redan slut.
    [full] Du följer redan { $most } partier. Sluta först följa ett av dem: `/{ command-games }` med *{ option-games-following }* visar dem.
    [off] Du har stängt av meddelanden om partier som du följer. Det kan du ändra med `/{ command-settings }`.
   *[direct] Jag kan inte skicka dig ett direktmeddelande just nu. Försök igen senare, på Discord.
}
page-follow = Ett meddelande när det här partiet är slut: /{ command-board } { option-board-game }:{ $game } på Discord, och sedan *{ follow-button }*.
