# Dagens oppgave, på norsk.

puzzle-of-the-day = Dagens oppgave
puzzle-title = **Dagens oppgave** · { $rules }
puzzle-goal = { $reason ->
    [king-escaped] Kongen slipper ut
    [king-captured] { $side-opening } slår kongen
   *[other] { $side-opening } vinner
} i { $count ->
    [one] ett trekk.
   *[other] { $count } trekk.
}
puzzle-end = Til slutt: «{ $end }»
puzzle-how = Hvilket er det første? Bare ett trekk virker, uansett hva den andre siden gjør. Ingen andre ser hva du svarer; den neste oppgaven nevner dem som løste denne på første forsøk.
puzzle-button = Løs den
puzzle-former = -# Forrige oppgave: { $line }.
puzzle-former-first = Løst på første forsøk av { $players }.
puzzle-former-others = { $count } til
puzzle-former-none = Ingen løste den på første forsøk.
puzzle-former-unnamed = { $count ->
    [one] Én person løste den på første forsøk.
   *[other] { $count } personer løste den på første forsøk.
}
puzzle-former-solved = { $count ->
    [one] Én person brukte mer enn ett forsøk.
   *[other] { $count } personer brukte mer enn ett forsøk.
}
puzzle-former-button = Forrige løsning
puzzle-alt = Oppgave, { $rules }.
puzzle-alt-solution = { $rules }: stillingen i oppgaven, med piler for løsningen { $line }.
puzzle-wrong = **{ $move }** er det ikke: Mot det kan den andre siden holde ut lenger. Se en gang til!
puzzle-right = **{ $move }** er riktig! { $side-opening } svarer **{ $reply }**. Hvordan går det videre?
puzzle-solved-first = Løst, og på første forsøk. Godt gjort!
puzzle-solved = Løst på { $count } forsøk. Godt gjort!
puzzle-over = Denne oppgaven er over; den nyeste er i kanalen for oppgaver, hvis serveren har en.
puzzle-solution = Løsningen: { $line }
puzzle-other-way = **{ $move }** vinner like fort som det jeg hadde tenkt meg.
puzzle-lost = Jeg kan ikke legge ut dagens oppgave lenger: Kanalen er slettet, eller så får jeg ikke skrive der. En admin kan la meg gjøre det, eller velge en annen kanal med `/{ command-server-settings }`. Jeg nevner det ikke igjen.
puzzle-table-hint = Hver dag en stilling der bare ett trekk vinner.
puzzle-table-on = En oppgave hver dag
puzzle-table-off = Ikke flere oppgaver her
puzzle-table-begun = Jeg legger ut en oppgave her hver dag. Hvis dagens ikke alt har vært her, kommer den første så snart jeg har funnet den; det kan ta noen minutter.
puzzle-table-ended = Jeg legger ikke ut flere oppgaver her. Knappen i innstillingene henter dem tilbake.

## I innstillingene til en server

server-puzzle = { $channel }, hver dag klokken { $hour } ({ $time } hos deg)
server-puzzle-none = av
server-puzzle-menu = Kanalen for oppgaven
server-puzzle-hour-menu = Når den legges ut
server-puzzle-lost = Kanalen for oppgaven er slettet, så ingen legges ut. Velg en annen, eller trykk på *{ settings-clear }*.
server-puzzle-unposted = Jeg kunne ikke legge ut den forrige oppgaven: Jeg får ikke skrive i kanalen. Gi meg *Vis kanal*, *Send meldinger* og *Legg ved filer* der, eller velg en annen.
