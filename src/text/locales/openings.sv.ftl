# Öppningar, på svenska.

command-openings = öppningar
command-openings-about = Visar vad som spelats i de första dragen av rankade partier
option-openings-rules = regler
option-openings-rules-about = Partiernas regler (de vanliga här om du inte väljer)
option-openings-moves = drag
option-openings-moves-about = Dragen till ställningen, som d1-d4 e7-e9 (början om du inte skriver något)

openings-title = **Öppningar** · { $rules }
openings-start = I början av partiet.
openings-after = Efter { $moves }
openings-count = { $games ->
    [one] ett parti
   *[other] { $games } partier
}
openings-played = Så gick det vidare härifrån, { $games }:
openings-none = Inget avslutat rankat parti gick vidare härifrån.
openings-end = Bara de första { $count } dragen räknas.
openings-line = **{ $move }** · { $games } · { $results } · rating { $rating }
openings-won = { $side } { $percent } %
openings-drawn = remi { $percent } %
openings-more = { $count ->
    [one] -# Ett annat drag har spelats.
   *[other] -# { $count } andra drag har spelats.
}
openings-how = -# Från avslutade rankade partier på servrar som visar partier på webben. Spegelbilder räknas som en; ratingen är spelarnas genomsnitt.
openings-option = { $move } · { $games }
openings-menu = Fortsätt med …
openings-back = Tillbaka
openings-alt = Brädet i { $rules } i en öppning.
