# Tilskueres gjetninger om neste trekk, på norsk.

guess-button = Gjett trekket
guess-file = Parti { $game }, din gjetning om neste trekk ({ $side }): På hvilken linje står brikken?
guess-piece = Parti { $game }, din gjetning om neste trekk ({ $side }): Hvilken brikke flytter?
guess-put = Parti { $game }, din gjetning om neste trekk ({ $side }): Hvor settes en brikke?
guess-taken = Din gjetning i parti { $game }: **{ $ply }**. Du kan endre den til trekket er spilt. Da står det ved brettet hvor mange som gjettet riktig, uten navn.
guess-right = -# Gjettet dette trekket: { $right } av { $all }.
refuse-guess = { $why ->
    [own] Du spiller selv i dette partiet. Bare tilskuere kan gjette.
    [team] I dette partiet stemmes det over trekkene, så det er ingenting å gjette.
    [computer] Nå trekker datamaskinen. Gjett motstanderens trekk etterpå.
   *[several] Etter disse reglene har en tur flere trekk, så det neste kan ikke gjettes.
}
