# Tilskueres gæt på det næste træk, på dansk.

guess-button = Gæt trækket
guess-file = Parti { $game }, dit gæt på det næste træk ({ $side }): På hvilken linje står brikken?
guess-piece = Parti { $game }, dit gæt på det næste træk ({ $side }): Hvilken brik flytter?
guess-put = Parti { $game }, dit gæt på det næste træk ({ $side }): Hvor sættes en brik?
guess-taken = Dit gæt i parti { $game }: **{ $ply }**. Du kan ændre det, indtil trækket er spillet. Så står der ved brættet, hvor mange der gættede rigtigt, uden navne.
guess-right = -# Gættede dette træk: { $right } af { $all }.
refuse-guess = { $why ->
    [own] Du spiller selv i dette parti. Kun tilskuere kan gætte.
    [team] I dette parti stemmes der om trækkene, så der er ikke noget at gætte.
    [computer] Nu trækker computeren. Gæt modstanderens træk bagefter.
   *[several] Efter disse regler har en tur flere træk, så det næste kan ikke gættes.
}
