# Plans of what players want to answer, in Dutch.

command-plan = plan
command-plan-about = Plan je antwoorden op zetten die je verwacht; alleen jij ziet ze
option-plan-moves = zetten
option-plan-moves-about = Verwachte zet, je antwoord enzovoort; puntkomma tussen varianten (leeg: toont het plan)
option-plan-game = partij
option-plan-game-about = De partij (als je er hier meerdere hebt)

plan-title = **Je plan in partij { $game }**
plan-none = Er is nog niets gepland. Geef `/{ command-plan }` de zet die je van { $opponent } verwacht, je antwoord enzovoort: `/{ command-plan } { option-plan-moves }:{ $example }`. Met een puntkomma begint een andere variant.
plan-line = { $number }. { $steps }
plan-first = jij speelt { $move }
plan-if = als { $reply }, dan { $answer }
plan-how = -# Alleen jij ziet dit. Speelt { $opponent } een geplande zet, dan speel ik meteen je antwoord. Elke andere zet, of een zet terugnemen, beëindigt het plan.
plan-own-turn = -# Je bent aan zet: een variant begint met de zet die je zelf speelt.
plan-button = Plan
plan-menu = Een variant verwijderen …
plan-clear = Alles verwijderen
plan-add = Variant toevoegen
plan-on = Verder
plan-expect = Welke zet verwacht je van { $opponent }?
plan-begin = Welke zet speel je eerst?
plan-answer = Wat antwoord je?
plan-ended = { $why ->
    [left] Je plan is voorbij: { $opponent } speelde een zet die er niet in staat.
    [taken-back] Je plan is voorbij, want de zet is teruggenomen.
   *[unplayable] Je plan is voorbij: het geplande antwoord kon niet worden gespeeld.
}
plan-planned = { $played } *(gepland)*
refuse-plan = { $why ->
    [computer] De computer antwoordt meteen: tegen hem valt er niets te plannen.
    [solo] Je speelt in deze partij beide kanten: er valt niets te plannen.
    [team] In stempartijen zijn er geen plannen.
    [deep] Een variant kan hoogstens { $moves } zetten hebben.
    [too-many] Een plan kan hoogstens { $lines } varianten hebben. Verwijder er eerst een: `/{ command-plan }` toont ze.
    [no-answer] Een variant moet eindigen met je antwoord op een zet van je tegenstander.
    [another] Je hebt al een ander antwoord op dezelfde zetten gepland. Verwijder eerst die variant: `/{ command-plan }` toont hem.
    [over] De partij zou voor het einde van die variant afgelopen zijn.
    [long] De variant heeft meer zetten dan er in de menu’s passen. Typ hem: `/{ command-plan }`.
   *[gone] Je plan is intussen veranderd. `/{ command-plan }` toont het.
}
