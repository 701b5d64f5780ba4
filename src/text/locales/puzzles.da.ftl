# Dagens opgave, på dansk.

puzzle-of-the-day = Dagens opgave
puzzle-title = **Dagens opgave** · { $rules }
puzzle-goal = { $reason ->
    [king-escaped] Kongen slipper ud
    [king-captured] { $side-opening } slår kongen
   *[other] { $side-opening } vinder
} i { $count ->
    [one] ét træk.
   *[other] { $count } træk.
}
puzzle-end = Det ender med: ”{ $end }”
puzzle-how = Hvilket er det første? Kun ét træk virker, uanset hvad den anden side gør. Ingen andre ser, hvad du svarer; den næste opgave nævner dem, der løste denne i første forsøg.
puzzle-button = Løs den
puzzle-former = -# Forrige opgave: { $line }.
puzzle-former-first = Løst i første forsøg af { $players }.
puzzle-former-others = { $count ->
    [one] én til
   *[other] { $count } til
}
puzzle-former-none = Ingen løste den i første forsøg.
puzzle-former-unnamed = { $count ->
    [one] Én person løste den i første forsøg.
   *[other] { $count } personer løste den i første forsøg.
}
puzzle-former-solved = { $count ->
    [one] Én person brugte mere end ét forsøg.
   *[other] { $count } personer brugte mere end ét forsøg.
}
puzzle-former-button = Forrige løsning
puzzle-alt = Opgave, { $rules }.
puzzle-alt-solution = { $rules }: stillingen i opgaven med pile for løsningen { $line }.
puzzle-wrong = **{ $move }** er det ikke: Mod det kan den anden side holde længere ud. Kig en gang til!
puzzle-right = **{ $move }** er rigtigt! { $side-opening } svarer **{ $reply }**. Hvordan går det videre?
puzzle-solved-first = Løst, og i første forsøg. Godt klaret!
puzzle-solved = Løst efter { $count } forsøg. Godt klaret!
puzzle-over = Denne opgave er slut; den nyeste er i kanalen til opgaver, hvis serveren har en.
puzzle-solution = Løsningen: { $line }
puzzle-other-way = **{ $move }** vinder lige så hurtigt som det, jeg havde tænkt på.
puzzle-lost = Jeg kan ikke lægge dagens opgave op længere: Kanalen er slettet, eller jeg må ikke skrive i den. En admin kan give mig lov eller vælge en anden kanal med `/{ command-server-settings }`. Jeg nævner det ikke igen.
puzzle-table-hint = Hver dag en stilling, hvor kun ét træk vinder.
puzzle-table-on = En opgave hver dag
puzzle-table-off = Ikke flere opgaver her
puzzle-table-begun = Jeg lægger en opgave op her hver dag. Hvis dagens ikke allerede har været her, kommer den første, så snart jeg har fundet den; det kan tage et par minutter.
puzzle-table-ended = Jeg lægger ikke flere opgaver op her. Knappen i indstillingerne henter dem tilbage.

## I serverens indstillinger

server-puzzle = { $channel }, hver dag kl. { $hour } ({ $time } hos dig)
server-puzzle-none = slået fra
server-puzzle-menu = Kanalen til opgaven
server-puzzle-hour-menu = Hvornår den lægges op
server-puzzle-lost = Kanalen til opgaven er slettet, så ingen lægges op. Vælg en anden, eller tryk på *{ settings-clear }*.
server-puzzle-unposted = Jeg kunne ikke lægge den forrige opgave op: Jeg må ikke skrive i kanalen. Giv mig *Se kanal*, *Send beskeder* og *Vedhæft filer* dér, eller vælg en anden.
