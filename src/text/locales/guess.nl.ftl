# Wat toeschouwers van de volgende zet raden, in het Nederlands.

guess-button = Raad de zet
guess-file = Partij { $game }, jouw gok voor de volgende zet ({ $side }): op welke lijn staat het stuk?
guess-piece = Partij { $game }, jouw gok voor de volgende zet ({ $side }): welk stuk zet?
guess-put = Partij { $game }, jouw gok voor de volgende zet ({ $side }): waar komt een stuk?
guess-taken = Jouw gok in partij { $game }: **{ $ply }**. Je kunt die veranderen tot de zet gespeeld is. Dan staat bij het bord hoeveel mensen het goed hadden, zonder namen.
guess-right = -# Raadden deze zet: { $right } van { $all }.
refuse-guess = { $why ->
    [own] Je speelt zelf in deze partij. Alleen toeschouwers kunnen raden.
    [team] In deze partij wordt over de zetten gestemd, dus er valt niets te raden.
    [computer] De computer is aan zet. Raad daarna de zet van de andere kant.
   *[several] Volgens deze regels heeft een beurt meerdere zetten, dus de volgende is niet te raden.
}
