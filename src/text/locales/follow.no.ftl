# Games of others that people follow, in Norwegian.

option-games-following = fulgte
option-games-following-about = True viser partiene til andre som du følger

follow-button = Følg
unfollow-button = Slutt å følge
followed = Jeg sender deg en direktemelding når parti { $game } er over. `/{ command-games }` med *{ option-games-following }* viser partiene du følger.
unfollowed = Du følger ikke lenger parti { $game }.
following-none = Du følger ingen partier. *{ $button }* står under `/{ command-board }` ved andres partier: Jeg sender deg en direktemelding når de er over.
following-title = { $count ->
    [one] Du følger ett parti
   *[other] Du følger { $count } partier
}:
following-game = **Parti { $game }** · { $rules } · { $attackers } – { $defenders } · sist aktivt { $since }
following-untold = over; jeg får ikke sende deg direktemeldinger
follow-why = -# Du fulgte dette partiet. `/{ command-settings }` slår av disse meldingene.
refuse-follow = { $why ->
    [own] Du spiller selv i dette partiet: Du får vite hvordan det ender uansett.
    [over] Dette partiet er alt over.
    [full] Du følger alt { $most } partier. Slutt først å følge ett av dem: `/{ command-games }` med *{ option-games-following }* viser dem.
    [off] Du har slått av meldinger om partier du følger. Det kan du endre med `/{ command-settings }`.
   *[direct] Jeg kan ikke sende deg en direktemelding akkurat nå. Prøv igjen senere, på Discord.
}
page-follow = En melding når dette partiet er over: /{ command-board } { option-board-game }:{ $game } på Discord, og så *{ follow-button }*.
