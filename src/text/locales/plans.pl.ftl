# Plans of what players want to answer, in Polish.

command-plan = plan
command-plan-about = Zaplanuj odpowiedzi na ruchy, których się spodziewasz; widzisz je tylko ty
option-plan-moves = ruchy
option-plan-moves-about = Spodziewany ruch, twoja odpowiedź i tak dalej; średnik między wariantami (puste: pokazuje plan)
option-plan-game = partia
option-plan-game-about = Która partia (jeśli masz tu kilka)

plan-title = **Twój plan w partii { $game }**
plan-none = Nic jeszcze nie jest zaplanowane. Podaj w `/{ command-plan }` ruch, którego się spodziewasz od { $opponent }, swoją odpowiedź i tak dalej: `/{ command-plan } { option-plan-moves }:{ $example }`. Średnik zaczyna kolejny wariant.
plan-line = { $number }. { $steps }
plan-first = grasz { $move }
plan-if = jeśli { $reply }, to { $answer }
plan-how = -# Widzisz to tylko ty. Jeśli { $opponent } zagra zaplanowany ruch, od razu zagram twoją odpowiedź. Każdy inny ruch lub cofnięcie ruchu kończy plan.
plan-own-turn = -# Twoja kolej: wariant zaczyna się od ruchu, który zagrasz samodzielnie.
plan-button = Plan
plan-menu = Usuń wariant …
plan-clear = Usuń wszystko
plan-add = Dodaj wariant
plan-on = Dalej
plan-expect = Jakiego ruchu spodziewasz się od { $opponent }?
plan-begin = Jaki ruch zagrasz najpierw?
plan-answer = Co odpowiesz?
plan-ended = { $why ->
    [left] Twój plan dobiegł końca: { $opponent } gra ruch, którego w nim nie ma.
    [taken-back] Twój plan dobiegł końca, bo cofnięto ruch.
   *[unplayable] Twój plan dobiegł końca: zaplanowanej odpowiedzi nie dało się zagrać.
}
plan-planned = { $played } *(zaplanowane)*
refuse-plan = { $why ->
    [computer] Komputer odpowiada od razu: przeciw niemu nie ma czego planować.
    [solo] W tej partii grasz po obu stronach: nie ma czego planować.
    [team] W partiach z głosowaniem nie ma planów.
    [deep] Wariant może mieć najwyżej { $moves } ruchów.
    [too-many] Plan może mieć najwyżej { $lines } wariantów. Najpierw usuń któryś z nich: pokazuje je `/{ command-plan }`.
    [no-answer] Wariant musi kończyć się twoją odpowiedzią na ruch przeciwnika.
    [another] Na te same ruchy masz już zaplanowaną inną odpowiedź. Najpierw usuń tamten wariant: pokazuje go `/{ command-plan }`.
    [over] Partia skończyłaby się przed końcem tego wariantu.
    [long] Wariant ma więcej ruchów, niż mieści się w menu. Wpisz go: `/{ command-plan }`.
   *[gone] Twój plan się zmienił. Pokazuje go `/{ command-plan }`.
}
