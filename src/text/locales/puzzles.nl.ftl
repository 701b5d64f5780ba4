# De puzzel van de dag, in het Nederlands.

puzzle-of-the-day = Puzzel van de dag
puzzle-title = **Puzzel van de dag** · { $rules }
puzzle-goal = { $reason ->
    [king-escaped] De koning ontsnapt
    [king-captured] { $side-opening } { $side-number ->
        [one] slaat
       *[many] slaan
    } de koning
   *[other] { $side-opening } { $side-number ->
        [one] wint
       *[many] winnen
    }
} in { $count ->
    [one] één zet.
   *[other] { $count } zetten.
}
puzzle-end = Aan het eind: “{ $end }”
puzzle-how = Wat is de eerste zet? Er is maar één zet die werkt, wat de andere kant ook doet. Niemand anders ziet wat je antwoordt; de volgende puzzel noemt wie deze in één keer heeft opgelost.
puzzle-button = Oplossen
puzzle-former = -# De vorige puzzel: { $line }.
puzzle-former-first = In één keer opgelost door { $players }.
puzzle-former-others = { $count ->
    [one] nog iemand
   *[other] nog { $count } mensen
}
puzzle-former-none = Niemand heeft hem in één keer opgelost.
puzzle-former-unnamed = { $count ->
    [one] Eén persoon heeft hem in één keer opgelost.
   *[other] { $count } mensen hebben hem in één keer opgelost.
}
puzzle-former-solved = { $count ->
    [one] Eén persoon had meer pogingen nodig.
   *[other] { $count } mensen hadden meer pogingen nodig.
}
puzzle-former-button = De vorige oplossing
puzzle-alt = Puzzel, { $rules }.
puzzle-alt-solution = { $rules }: de stelling van de puzzel, met pijlen voor de oplossing { $line }.
puzzle-wrong = **{ $move }** is het niet: daartegen houdt de andere kant het langer vol. Kijk nog eens goed!
puzzle-right = **{ $move }** is goed! { $side-opening } { $side-number ->
    [one] antwoordt
   *[many] antwoorden
} **{ $reply }**. Hoe gaat het verder?
puzzle-solved-first = Opgelost, en in één keer. Goed gedaan!
puzzle-solved = Opgelost in { $count } pogingen. Goed gedaan!
puzzle-over = Deze puzzel is voorbij; de nieuwste staat in het kanaal voor puzzels, als deze server er een heeft.
puzzle-solution = De oplossing: { $line }
puzzle-other-way = **{ $move }** wint net zo snel als wat ik in gedachten had.
puzzle-lost = Ik kan de puzzel van de dag niet meer plaatsen: het kanaal ervoor is verwijderd, of ik mag er niet schrijven. Een beheerder kan me dat toestaan, of een ander kanaal kiezen met `/{ command-server-settings }`. Ik kom er niet op terug.
puzzle-table-hint = Elke dag een stelling waarin maar één zet wint.
puzzle-table-on = Elke dag een puzzel
puzzle-table-off = Geen puzzels meer hier
puzzle-table-begun = Ik plaats hier elke dag een puzzel. Als die van vandaag er nog niet was, komt de eerste zodra ik die heb gevonden; dat kan een paar minuten duren.
puzzle-table-ended = Ik plaats hier geen puzzels meer. De knop in de instellingen brengt ze terug.

## In de instellingen van een server

server-puzzle = { $channel }, elke dag om { $hour } (bij jou { $time })
server-puzzle-none = uit
server-puzzle-menu = Het kanaal voor de puzzel
server-puzzle-hour-menu = Wanneer hij wordt geplaatst
server-puzzle-lost = Het kanaal voor de puzzel is verwijderd, dus er komt geen. Kies een ander, of druk op *{ settings-clear }*.
server-puzzle-unposted = Ik kon de vorige puzzel niet plaatsen: ik mag niet schrijven in het kanaal ervoor. Geef me daar *Kanaal bekijken*, *Berichten versturen* en *Bestanden bijvoegen*, of kies een ander.
