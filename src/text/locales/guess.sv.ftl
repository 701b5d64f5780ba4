# Åskådares gissningar om nästa drag, på svenska.

guess-button = Gissa draget
guess-file = Parti { $game }, din gissning om nästa drag ({ $side }): På vilken linje står pjäsen?
guess-piece = Parti { $game }, din gissning om nästa drag ({ $side }): Vilken pjäs flyttas?
guess-put = Parti { $game }, din gissning om nästa drag ({ $side }): Var ställs en pjäs?
guess-taken = Din gissning i parti { $game }: **{ $ply }**. Du kan ändra den tills draget är spelat. Då står det vid brädet hur många som gissade rätt, utan namn.
guess-right = -# Gissade det här draget: { $right } av { $all }.
refuse-guess = { $why ->
    [own] Du spelar själv i det här partiet. Bara åskådare kan gissa.
    [team] I det här partiet röstar man om dragen, så det finns inget att gissa.
    [computer] Nu drar datorn. Gissa motståndarens drag efter det.
   *[several] Enligt de här reglerna har en tur flera drag, så nästa drag går inte att gissa.
}
