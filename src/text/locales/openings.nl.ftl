# Openingen, in het Nederlands.

command-openings = openingen
command-openings-about = Toont wat er in de eerste zetten van partijen met rating is gespeeld
option-openings-rules = regels
option-openings-rules-about = De regels van de partijen (de gebruikelijke hier als je niets kiest)
option-openings-moves = zetten
option-openings-moves-about = De zetten naar de stelling, zoals d1-d4 e7-e9 (het begin als je niets invult)

openings-title = **Openingen** · { $rules }
openings-start = Aan het begin van de partij.
openings-after = Na { $moves }
openings-count = { $games ->
    [one] één partij
   *[other] { $games } partijen
}
openings-played = Zo ging het vanaf hier verder, { $games }:
openings-none = Vanaf hier ging nog geen beëindigde partij met rating verder.
openings-end = Alleen de eerste { $count } zetten tellen mee.
openings-line = **{ $move }** · { $games } · { $results } · rating { $rating }
openings-won = { $side } { $percent }%
openings-drawn = remise { $percent }%
openings-more = { $count ->
    [one] -# Er is één andere zet gespeeld.
   *[other] -# Er zijn { $count } andere zetten gespeeld.
}
openings-how = -# Uit beëindigde partijen met rating van servers die partijen op het web tonen. Spiegelbeelden tellen als één; de rating is het gemiddelde van de spelers.
openings-option = { $move } · { $games }
openings-menu = Verder met …
openings-back = Terug
openings-alt = Het bord van { $rules } in een opening.
