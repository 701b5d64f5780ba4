# Die Wörter und Sätze, die nur Jagdspiele haben, auf Deutsch.

## Seiten

side-few = Wenige
    .opening = Die Wenigen
    .nominative = die Wenigen
    .genitive = der Wenigen
    .dative = den Wenigen
    .accusative = die Wenigen
    .relative = die
    .led = die Wenigen
    .number = many
side-many = Viele
    .opening = Die Vielen
    .nominative = die Vielen
    .genitive = der Vielen
    .dative = den Vielen
    .accusative = die Vielen
    .relative = die
    .led = die Vielen
    .number = many

## Züge und das Ende

turn-huffed = Eine Figur hätte schlagen können und hat es nicht getan; deshalb kommt sie vom Brett.
end-taken = Von den Wenigen ist keiner mehr da.
end-too-few = Von den Vielen sind zu wenige übrig.
end-reached = Eine Figur ist bis { $square } durchgekommen.
end-behind = Die Wenigen sind hinter alle Vielen gelangt.
end-filled = Die Vielen halten alle Punkte, die sie besetzen mussten.

## Angebote

offer-menu-hunt = Jagdspiele: Fuchs, Tiger und Leopard
