# Plans of what players want to answer, in Swedish.

command-plan = plan
command-plan-about = Planera dina svar på drag som du väntar dig; bara du ser dem
option-plan-moves = drag
option-plan-moves-about = Väntat drag, ditt svar och så vidare; semikolon mellan varianter (tomt: visar planen)
option-plan-game = parti
option-plan-game-about = Partiet (om du har flera här)

plan-title = **Din plan i parti { $game }**
plan-none = Inget är planerat än. Ge `/{ command-plan }` draget du väntar dig av { $opponent }, ditt svar och så vidare: `/{ command-plan } { option-plan-moves }:{ $example }`. Ett semikolon börjar en ny variant.
plan-line = { $number }. { $steps }
plan-first = du spelar { $move }
plan-if = om { $reply }, så { $answer }
plan-how = -# Bara du ser det här. Om { $opponent } spelar ett planerat drag spelar jag genast ditt svar. Varje annat drag, och att ta tillbaka ett drag, avslutar planen.
plan-own-turn = -# Det är din tur: en variant börjar med draget som du själv spelar.
plan-button = Plan
plan-menu = Ta bort en variant …
plan-clear = Ta bort allt
plan-add = Lägg till en variant
plan-on = Fortsätt
plan-expect = Vilket drag väntar du dig av { $opponent }?
plan-begin = Vilket drag spelar du först?
plan-answer = Vad svarar du?
plan-ended = { $why ->
    [left] Din plan är slut: { $opponent } spelade ett drag som inte finns i den.
    [taken-back] Din plan är slut, eftersom draget togs tillbaka.
   *[unplayable] Din plan är slut: det planerade svaret gick inte att spela.
}
plan-planned = { $played } *(planerat)*
refuse-plan = { $why ->
    [computer] Datorn svarar genast: mot den finns det inget att planera.
    [solo] Du spelar båda sidorna i det här partiet: det finns inget att planera.
    [team] I omröstningspartier finns det inga planer.
    [deep] En variant kan ha högst { $moves } drag.
    [too-many] En plan kan ha högst { $lines } varianter. Ta först bort en av dem: `/{ command-plan }` visar dem.
    [no-answer] En variant måste sluta med ditt svar på ett drag av motståndaren.
    [another] Du har planerat ett annat svar på samma drag. Ta först bort den varianten: `/{ command-plan }` visar den.
    [over] Partiet skulle vara slut före slutet av den varianten.
    [long] Varianten har fler drag än vad som får plats i menyerna. Skriv den: `/{ command-plan }`.
   *[gone] Din plan har ändrats sedan dess. `/{ command-plan }` visar den.
}
