# Åbninger, på dansk.

command-openings = åbninger
command-openings-about = Viser, hvad der er spillet i de første træk af partier med rating
option-openings-rules = regler
option-openings-rules-about = Partiernes regler (de sædvanlige her, hvis du ikke vælger)
option-openings-moves = træk
option-openings-moves-about = Trækkene til stillingen, f.eks. d1-d4 e7-e9 (begyndelsen, hvis du intet skriver)

openings-title = **Åbninger** · { $rules }
openings-start = Ved partiets begyndelse.
openings-after = Efter { $moves }
openings-count = { $games ->
    [one] ét parti
   *[other] { $games } partier
}
openings-played = Sådan gik det videre herfra, { $games }:
openings-none = Intet afsluttet parti med rating gik videre herfra.
openings-end = Kun de første { $count } træk tælles.
openings-line = **{ $move }** · { $games } · { $results } · rating { $rating }
openings-won = { $side } { $percent } %
openings-drawn = remis { $percent } %
openings-more = { $count ->
    [one] -# Der er spillet ét andet træk.
   *[other] -# Der er spillet { $count } andre træk.
}
openings-how = -# Fra afsluttede partier med rating på servere, der viser partier på nettet. Spejlbilleder tælles som ét; rating er spillernes gennemsnit.
openings-option = { $move } · { $games }
openings-menu = Fortsæt med …
openings-back = Tilbage
openings-alt = Brættet i { $rules } i en åbning.
