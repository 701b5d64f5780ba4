# Dagens problem, på svenska.

puzzle-of-the-day = Dagens problem
puzzle-title = **Dagens problem** · { $rules }
puzzle-goal = { $reason ->
    [king-escaped] Kungen kommer undan
    [king-captured] { $side-opening } slår kungen
   *[other] { $side-opening } vinner
} i { $count ->
    [one] ett drag.
   *[other] { $count } drag.
}
puzzle-end = På slutet: ”{ $end }”
puzzle-how = Vilket är det första? Bara ett drag fungerar, vad den andra sidan än gör. Ingen annan ser vad du svarar; nästa problem nämner dem som löste det här på första försöket.
puzzle-button = Lös det
puzzle-former = -# Det förra problemet: { $line }.
puzzle-former-first = Löst på första försöket av { $players }.
puzzle-former-others = { $count } till
puzzle-former-none = Ingen löste det på första försöket.
puzzle-former-unnamed = { $count ->
    [one] En person löste det på första försöket.
   *[other] { $count } personer löste det på första försöket.
}
puzzle-former-solved = { $count ->
    [one] En person behövde mer än ett försök.
   *[other] { $count } personer behövde mer än ett försök.
}
puzzle-former-button = Förra lösningen
puzzle-alt = Problem, { $rules }.
puzzle-alt-solution = { $rules }: problemets ställning, med pilar för lösningen { $line }.
puzzle-wrong = **{ $move }** är det inte: den andra sidan håller ut längre mot det. Titta en gång till!
puzzle-right = **{ $move }** är rätt! { $side-opening } svarar **{ $reply }**. Hur går det vidare?
puzzle-solved-first = Löst, och på första försöket. Bra gjort!
puzzle-solved = Löst på { $count } försök. Bra gjort!
puzzle-over = Det här problemet är över; det senaste finns i kanalen för problem, om servern har någon.
puzzle-solution = Lösningen: { $line }
puzzle-other-way = **{ $move }** vinner lika snabbt som det jag hade tänkt mig.
puzzle-lost = Jag kan inte lägga ut dagens problem längre: dess kanal är borttagen, eller så får jag inte skriva där. En admin kan låta mig göra det, eller välja en annan kanal med `/{ command-server-settings }`. Jag nämner det inte igen.
puzzle-table-hint = Varje dag en ställning där bara ett drag vinner.
puzzle-table-on = Ett problem varje dag
puzzle-table-off = Inga fler problem här
puzzle-table-begun = Jag lägger ut ett problem här varje dag. Om dagens inte redan har varit här kommer det första så snart jag har hittat det; det kan ta några minuter.
puzzle-table-ended = Jag lägger inte ut fler problem här. Knappen i inställningarna ger dem tillbaka.

## I en servers inställningar

server-puzzle = { $channel }, varje dag klockan { $hour } ({ $time } hos dig)
server-puzzle-none = av
server-puzzle-menu = Kanalen för problemet
server-puzzle-hour-menu = När det läggs ut
server-puzzle-lost = Kanalen för problemet är borttagen, så inget läggs ut. Välj en annan, eller tryck på *{ settings-clear }*.
server-puzzle-unposted = Jag kunde inte lägga ut det förra problemet: jag får inte skriva i dess kanal. Ge mig *Visa kanal*, *Skicka meddelanden* och *Bifoga filer* där, eller välj en annan.
