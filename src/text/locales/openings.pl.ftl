# Otwarcia, po polsku.

command-openings = otwarcia
command-openings-about = Pokazuje, co zagrano w pierwszych ruchach partii rankingowych
option-openings-rules = zasady
option-openings-rules-about = Zasady partii (jeśli nic nie podasz, te zwykłe tutaj)
option-openings-moves = ruchy
option-openings-moves-about = Ruchy prowadzące do pozycji, np. d1-d4 e7-e9 (jeśli nic nie podasz, początek)

openings-title = **Otwarcia** · { $rules }
openings-start = Na początku partii.
openings-after = Po { $moves }
openings-count = { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[many] { $games } partii
}
openings-played = Oto jak grano stąd dalej, { $games }:
openings-none = Żadna zakończona partia rankingowa nie poszła stąd dalej.
openings-end = Liczone są tylko pierwsze ruchy, { $count }.
openings-line = **{ $move }** · { $games } · { $results } · ranking { $rating }
openings-won = { $side } { $percent }%
openings-drawn = remisy { $percent }%
openings-more = { $count ->
    [one] -# Zagrano jeden inny ruch.
    [few] -# Zagrano { $count } inne ruchy.
   *[many] -# Zagrano { $count } innych ruchów.
}
openings-how = -# Z zakończonych partii rankingowych na serwerach, które pokazują partie w sieci. Odbicia lustrzane liczą się jako jedno; ranking to średnia graczy.
openings-option = { $move } · { $games }
openings-menu = Graj dalej …
openings-back = Wstecz
openings-alt = Plansza { $rules } w otwarciu.
