# Games of others that people follow, in Danish.

option-games-following = fulgte
option-games-following-about = True viser de partier af andre, som du følger

follow-button = Følg
unfollow-button = Følg ikke længere
followed = Jeg sender dig en direkte besked, når parti { $game } er slut. `/{ command-games }` med *{ option-games-following }* viser de partier, du følger.
unfollowed = Du følger ikke længere parti { $game }.
following-none = Du følger ingen partier. *{ $button }* står under `/{ command-board }` ved andres partier: Jeg sender dig en direkte besked, når de er slut.
following-title = { $count ->
    [one] Du følger ét parti
   *[other] Du følger { $count } partier
}:
following-game = **Parti { $game }** · { $rules } · { $attackers } – { $defenders } · sidst aktivt { $since }
following-untold = slut; jeg må ikke sende dig direkte beskeder
follow-why = -# Du fulgte dette parti. `/{ command-settings }` slår disse beskeder fra.
refuse-follow = { $why ->
    [own] Du spiller selv i dette parti: Du får under alle omstændigheder at vide, hvordan det ender.
    [over] Dette parti er allerede slut.
    [full] Du følger allerede { $most } partier. Hold først op med at følge et af dem: `/{ command-games }` med *{ option-games-following }* viser dem.
    [off] Du har slået beskeder om fulgte partier fra. Det kan du ændre med `/{ command-settings }`.
   *[direct] Jeg kan ikke sende dig en direkte besked lige nu. Prøv igen senere, på Discord.
}
page-follow = En besked, når dette parti er slut: /{ command-board } { option-board-game }:{ $game } på Discord, og så *{ follow-button }*.
