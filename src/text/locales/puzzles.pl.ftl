# Zagadka dnia, po polsku.

puzzle-of-the-day = Zagadka dnia
puzzle-title = **Zagadka dnia** · { $rules }
puzzle-goal = { $reason ->
    [king-escaped] Król ucieka
    [king-captured] { $side-heading } { $side-number ->
        [one] bije
       *[many] biją
    } króla
   *[other] { $side-heading } { $side-number ->
        [one] wygrywa
       *[many] wygrywają
    }
} w { $count ->
    [one] jednym ruchu.
    [few] { $count } ruchach.
   *[many] { $count } ruchach.
}
puzzle-end = Na koniec: „{ $end }”
puzzle-how = Który ruch jest pierwszy? Działa tylko jeden, cokolwiek zrobi druga strona. Nikt inny nie widzi twojej odpowiedzi; następna zagadka wymieni tych, którzy rozwiązali tę za pierwszym razem.
puzzle-button = Rozwiąż
puzzle-former = -# Ostatnia zagadka: { $line }.
puzzle-former-first = Rozwiązanie za pierwszym razem: { $players }.
puzzle-former-others = { $count ->
    [one] jeszcze jedna osoba
    [few] jeszcze { $count } osoby
   *[many] jeszcze { $count } osób
}
puzzle-former-none = Za pierwszym razem nikt jej nie rozwiązał.
puzzle-former-unnamed = Za pierwszym razem { $count ->
    [one] rozwiązała ją jedna osoba.
    [few] rozwiązały ją { $count } osoby.
   *[many] rozwiązało ją { $count } osób.
}
puzzle-former-solved = Po dalszych próbach { $count ->
    [one] rozwiązała ją jedna osoba.
    [few] rozwiązały ją { $count } osoby.
   *[many] rozwiązało ją { $count } osób.
}
puzzle-former-button = Ostatnie rozwiązanie
puzzle-alt = Zagadka, { $rules }.
puzzle-alt-solution = { $rules }: pozycja z zagadki, ze strzałkami rozwiązania { $line }.
puzzle-wrong = **{ $move }** to nie to: druga strona może się po nim dłużej bronić. Przyjrzyj się jeszcze raz!
puzzle-right = **{ $move }** to dobry ruch! { $side-heading } { $side-number ->
    [one] odpowiada
   *[many] odpowiadają
} **{ $reply }**. Co dalej?
puzzle-solved-first = Rozwiązane, i to za pierwszym razem. Brawo!
puzzle-solved = Rozwiązane, liczba prób: { $count }. Brawo!
puzzle-over = Ta zagadka już minęła; najnowsza jest na kanale na zagadki, jeśli ten serwer go ma.
puzzle-solution = Rozwiązanie: { $line }
puzzle-other-way = **{ $move }** wygrywa równie szybko jak moje rozwiązanie.
puzzle-lost = Nie mogę już publikować zagadki dnia: jej kanał jest usunięty albo nie wolno mi tam pisać. Admin może mi na to pozwolić albo wybrać inny kanał: `/{ command-server-settings }`. To jedyna wiadomość w tej sprawie.
puzzle-table-hint = Codziennie pozycja, w której wygrywa tylko jeden ruch.
puzzle-table-on = Codziennie zagadka
puzzle-table-off = Koniec z zagadkami
puzzle-table-begun = Codziennie będzie tu nowa zagadka. Jeśli dzisiejszej jeszcze nie było, pierwsza pojawi się od razu.
puzzle-table-ended = Nie będzie tu więcej zagadek. Przywróci je przycisk w ustawieniach.

## W ustawieniach serwera

server-puzzle = { $channel }, codziennie o { $hour } (u ciebie { $time })
server-puzzle-none = wył.
server-puzzle-menu = Kanał na zagadkę
server-puzzle-hour-menu = Kiedy się pojawia
server-puzzle-lost = Kanał na zagadkę jest usunięty, więc żadna się nie pojawia. Wybierz inny albo naciśnij *{ settings-clear }*.
server-puzzle-unposted = Ostatniej zagadki nie udało się opublikować: nie wolno mi pisać na jej kanale. Daj mi tam *Wyświetlanie kanału*, *Wysyłanie wiadomości* i *Załączanie plików* albo wybierz inny.
