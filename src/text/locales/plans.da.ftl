# Plans of what players want to answer, in Danish.

command-plan = plan
command-plan-about = Planlæg dine svar på træk, du venter; kun du ser dem
option-plan-moves = træk
option-plan-moves-about = Ventet træk, dit svar og så videre; semikolon mellem varianter (tom: viser planen)
option-plan-game = parti
option-plan-game-about = Partiet (hvis du har flere her)

plan-title = **Din plan i parti { $game }**
plan-none = Intet er planlagt endnu. Giv `/{ command-plan }` det træk, du venter af { $opponent }, dit svar og så videre: `/{ command-plan } { option-plan-moves }:{ $example }`. Et semikolon begynder en ny variant.
plan-line = { $number }. { $steps }
plan-first = du spiller { $move }
plan-if = hvis { $reply }, så { $answer }
plan-how = -# Kun du ser dette. Hvis { $opponent } spiller et planlagt træk, spiller jeg straks dit svar. Ethvert andet træk, og at tage et træk tilbage, afslutter planen.
plan-own-turn = -# Det er din tur: en variant begynder med det træk, du selv spiller.
plan-button = Plan
plan-menu = Fjern en variant …
plan-clear = Fjern alt
plan-add = Tilføj en variant
plan-on = Fortsæt
plan-expect = Hvilket træk venter du af { $opponent }?
plan-begin = Hvilket træk spiller du først?
plan-answer = Hvad svarer du?
plan-ended = { $why ->
    [left] Din plan er slut: { $opponent } spillede et træk, som ikke var planlagt.
    [taken-back] Din plan sluttede, da trækket blev taget tilbage.
   *[unplayable] Din plan er slut: Det planlagte svar kunne ikke spilles.
}
plan-planned = { $played } *(planlagt)*
refuse-plan = { $why ->
    [computer] Computeren svarer straks: mod den er der intet at planlægge.
    [solo] Du spiller begge sider i dette parti: der er intet at planlægge.
    [team] I afstemningspartier er der ingen planer.
    [deep] En variant kan højst have { $moves } træk.
    [too-many] En plan kan højst have { $lines } varianter. Fjern først en af dem: `/{ command-plan }` viser dem.
    [no-answer] En variant skal slutte med dit svar på et træk af din modstander.
    [another] Du har planlagt et andet svar på de samme træk. Fjern først den variant: `/{ command-plan }` viser den.
    [over] Partiet ville være slut før enden af den variant.
    [long] Varianten har flere træk, end der er plads til i menuerne. Skriv den: `/{ command-plan }`.
   *[gone] Din plan er ændret i mellemtiden. `/{ command-plan }` viser den.
}
