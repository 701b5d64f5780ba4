# Åpninger, på norsk.

command-openings = åpninger
command-openings-about = Viser hva som er spilt i de første trekkene av ratede partier
option-openings-rules = regler
option-openings-rules-about = Reglene for partiene (de vanlige her hvis du ikke velger)
option-openings-moves = trekk
option-openings-moves-about = Trekkene til stillingen, som d1-d4 e7-e9 (begynnelsen hvis du ikke skriver noe)

openings-title = **Åpninger** · { $rules }
openings-start = Ved begynnelsen av partiet.
openings-after = Etter { $moves }
openings-count = { $games ->
    [one] ett parti
   *[other] { $games } partier
}
openings-played = Slik gikk det videre herfra, { $games }:
openings-none = Ingen avsluttede ratede partier gikk videre herfra.
openings-end = Bare de første { $count } trekkene telles.
openings-line = **{ $move }** · { $games } · { $results } · rating { $rating }
openings-won = { $side } { $percent } %
openings-drawn = remis { $percent } %
openings-more = { $count ->
    [one] -# Ett annet trekk er spilt.
   *[other] -# { $count } andre trekk er spilt.
}
openings-how = -# Fra avsluttede ratede partier på servere som viser partier på nettet. Speilbilder telles som ett; ratingen er spillernes gjennomsnitt.
openings-option = { $move } · { $games }
openings-menu = Fortsett med …
openings-back = Tilbake
openings-alt = Brettet i { $rules } i en åpning.
