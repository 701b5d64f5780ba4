# Typy widzów na następny ruch, po polsku.

guess-button = Zgadnij ruch
guess-file = Partia { $game }, twój typ na następny ruch ({ $side }): w której kolumnie stoi pionek?
guess-piece = Partia { $game }, twój typ na następny ruch ({ $side }): który pionek się ruszy?
guess-put = Partia { $game }, twój typ na następny ruch ({ $side }): gdzie stanie pionek?
guess-taken = Twój typ w partii { $game }: **{ $ply }**. Możesz go zmienić, dopóki ruch nie padnie. Wtedy przy planszy będzie, ile osób zgadło, bez nazwisk.
guess-right = -# Zgadło ten ruch: { $right } z { $all }.
refuse-guess = { $why ->
    [own] W tej partii grasz. Zgadywać mogą tylko widzowie.
    [team] W tej partii głosuje się na ruchy, więc nie ma czego zgadywać.
    [computer] Teraz ruch ma komputer. Zgadnij potem ruch drugiej strony.
   *[several] Według tych zasad w jednej kolejce jest kilka ruchów, więc następnego nie da się zgadnąć.
}
