# Die Wörter und Sätze, die nur Dablot hat, auf Deutsch.

## Seiten

side-south = Süden
    .opening = Der Süden
    .nominative = der Süden
    .genitive = des Südens
    .dative = dem Süden
    .accusative = den Süden
    .relative = der
    .led = den Süden
    .number = one
side-north = Norden
    .opening = Der Norden
    .nominative = der Norden
    .genitive = des Nordens
    .dative = dem Norden
    .accusative = den Norden
    .relative = der
    .led = den Norden
    .number = one

## Das Ende

end-annihilated = Eine Seite hat keine Figur mehr.
end-leader-captured = Der Anführer ist geschlagen.
end-bare-leader = Eine Seite hat nur noch ihren Anführer.
end-lone-leaders = Nur die beiden Anführer sind übrig.

## Angebote

offer-menu-dablot = Dablot: das samische Damespiel
