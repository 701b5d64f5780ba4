# Plans of what players want to answer, in Norwegian.

command-plan = plan
command-plan-about = Planlegg svarene dine på trekk du venter; bare du ser dem
option-plan-moves = trekk
option-plan-moves-about = Ventet trekk, svaret ditt og så videre; semikolon mellom varianter (tomt: viser planen)
option-plan-game = parti
option-plan-game-about = Partiet (hvis du har flere her)

plan-title = **Planen din i parti { $game }**
plan-none = Ingenting er planlagt ennå. Gi `/{ command-plan }` trekket du venter av { $opponent }, svaret ditt og så videre: `/{ command-plan } { option-plan-moves }:{ $example }`. Et semikolon begynner en ny variant.
plan-line = { $number }. { $steps }
plan-first = du spiller { $move }
plan-if = hvis { $reply }, så { $answer }
plan-how = -# Bare du ser dette. Hvis { $opponent } spiller et planlagt trekk, spiller jeg svaret ditt med en gang. Ethvert annet trekk, og å ta tilbake et trekk, avslutter planen.
plan-own-turn = -# Det er din tur: en variant begynner med trekket du selv spiller.
plan-button = Plan
plan-menu = Fjern en variant …
plan-clear = Fjern alt
plan-add = Legg til en variant
plan-on = Fortsett
plan-expect = Hvilket trekk venter du av { $opponent }?
plan-begin = Hvilket trekk spiller du først?
plan-answer = Hva svarer du?
plan-ended = { $why ->
    [left] Planen din er slutt: { $opponent } spilte et trekk som ikke var planlagt.
    [taken-back] Planen din er slutt, fordi trekket ble tatt tilbake.
   *[unplayable] Planen din er slutt: Det planlagte svaret kunne ikke spilles.
}
plan-planned = { $played } *(planlagt)*
refuse-plan = { $why ->
    [computer] Datamaskinen svarer med en gang: mot den er det ingenting å planlegge.
    [solo] Du spiller begge sider i dette partiet: det er ingenting å planlegge.
    [team] I avstemningspartier finnes det ingen planer.
    [deep] En variant kan ha høyst { $moves } trekk.
    [too-many] En plan kan ha høyst { $lines } varianter. Fjern en av dem først: `/{ command-plan }` viser dem.
    [no-answer] En variant må slutte med svaret ditt på et trekk av motstanderen.
    [another] Du har planlagt et annet svar på de samme trekkene. Fjern den varianten først: `/{ command-plan }` viser den.
    [over] Partiet ville være slutt før enden av den varianten.
    [long] Varianten har flere trekk enn det er plass til i menyene. Skriv den: `/{ command-plan }`.
   *[gone] Planen din er endret i mellomtiden. `/{ command-plan }` viser den.
}
