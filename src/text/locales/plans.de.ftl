# Plans of what players want to answer, in German.

command-plan = plan
command-plan-about = Antworten auf Züge planen, die du erwartest; nur du siehst sie
option-plan-moves = züge
option-plan-moves-about = Erwarteter Zug, deine Antwort und so weiter; Semikolon zwischen Varianten (leer: zeigt den Plan)
option-plan-game = partie
option-plan-game-about = Die Partie (wenn du hier mehrere spielst)

plan-title = **Dein Plan in Partie { $game }**
plan-none = Noch ist nichts geplant. Gib `/{ command-plan }` den Zug, den du von { $opponent } erwartest, deine Antwort und so weiter: `/{ command-plan } { option-plan-moves }:{ $example }`. Mit einem Semikolon beginnt eine weitere Variante.
plan-line = { $number }. { $steps }
plan-first = du ziehst { $move }
plan-if = wenn { $reply }, dann { $answer }
plan-how = -# Das siehst nur du. Zieht { $opponent } so, wie es geplant ist, dann ziehe ich sofort deine Antwort. Jeder andere Zug und jede Zurücknahme beendet den Plan.
plan-own-turn = -# Du bist am Zug: Eine Variante beginnt mit dem Zug, den du selbst machst.
plan-button = Plan
plan-menu = Variante entfernen …
plan-clear = Alles entfernen
plan-add = Variante hinzufügen
plan-on = Weiter
plan-expect = Welchen Zug erwartest du von { $opponent }?
plan-begin = Welchen Zug machst du zuerst?
plan-answer = Was antwortest du?
plan-ended = { $why ->
    [left] Dein Plan ist zu Ende: { $opponent } hat einen Zug gemacht, der nicht geplant war.
    [taken-back] Dein Plan ist mit der Zurücknahme zu Ende.
   *[unplayable] Dein Plan ist zu Ende: Die geplante Antwort war nicht möglich.
}
plan-planned = { $played } *(geplant)*
refuse-plan = { $why ->
    [computer] Der Computer antwortet sofort: Gegen ihn gibt es nichts zu planen.
    [solo] Du spielst in dieser Partie beide Seiten: Da gibt es nichts zu planen.
    [team] In Abstimmungspartien gibt es keine Pläne.
    [deep] Eine Variante kann höchstens { $moves } Züge haben.
    [too-many] Ein Plan kann höchstens { $lines } Varianten haben. Entferne zuerst eine: `/{ command-plan }` zeigt sie.
    [no-answer] Eine Variante muss mit deiner Antwort auf einen Zug des Gegners enden.
    [another] Auf dieselben Züge hast du schon eine andere Antwort geplant. Entferne zuerst diese Variante: `/{ command-plan }` zeigt sie.
    [over] Die Partie wäre vor dem Ende dieser Variante vorbei.
    [long] Die Variante hat mehr Züge, als in die Menüs passen. Tippe sie ein: `/{ command-plan }`.
   *[gone] Dein Plan hat sich inzwischen geändert. `/{ command-plan }` zeigt ihn.
}
