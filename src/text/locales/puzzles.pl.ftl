# Zadanie dnia, po polsku.

puzzle-of-the-day = Zadanie dnia
puzzle-title = **Zadanie dnia** · { $rules }
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
puzzle-how = Który ruch jest pierwszy? Działa tylko jeden, cokolwiek zrobi druga strona. Nikt inny nie widzi twojej odpowiedzi; następne zadanie wymieni tych, którzy rozwiązali to za pierwszym razem.
puzzle-button = Rozwiąż
puzzle-former = -# Poprzednie zadanie: { $line }.
puzzle-former-first = Rozwiązanie za pierwszym razem: { $players }.
puzzle-former-others = { $count ->
    [one] jeszcze jedna osoba
    [few] jeszcze { $count } osoby
   *[many] jeszcze { $count } osób
}
puzzle-former-none = Za pierwszym razem nikt go nie rozwiązał.
puzzle-former-unnamed = Za pierwszym razem { $count ->
    [one] rozwiązała je jedna osoba.
    [few] rozwiązały je { $count } osoby.
   *[many] rozwiązało je { $count } osób.
}
puzzle-former-solved = Po dalszych próbach { $count ->
    [one] rozwiązała je jedna osoba.
    [few] rozwiązały je { $count } osoby.
   *[many] rozwiązało je { $count } osób.
}
puzzle-former-button = Poprzednie rozwiązanie
puzzle-alt = Zadanie, { $rules }.
puzzle-alt-solution = { $rules }: pozycja z zadania, ze strzałkami rozwiązania { $line }.
puzzle-wrong = **{ $move }** to nie to: druga strona może się po nim dłużej bronić. Przyjrzyj się jeszcze raz!
puzzle-right = **{ $move }** to dobry ruch! { $side-heading } { $side-number ->
    [one] odpowiada
   *[many] odpowiadają
} **{ $reply }**. Co dalej?
puzzle-solved-first = Rozwiązane, i to za pierwszym razem. Brawo!
puzzle-solved = Rozwiązane, liczba prób: { $count }. Brawo!
puzzle-over = To zadanie już minęło; najnowsze jest na kanale na zadania, jeśli ten serwer go ma.
puzzle-solution = Rozwiązanie: { $line }
puzzle-other-way = **{ $move }** wygrywa równie szybko jak moje rozwiązanie.
puzzle-lost = Nie mogę już publikować zadania dnia: jego kanał jest usunięty albo nie wolno mi tam pisać. Admin może mi na to pozwolić albo wybrać inny kanał: `/{ command-server-settings }`. Więcej o tym nie wspomnę.
puzzle-table-hint = Codziennie pozycja, w której wygrywa tylko jeden ruch.
puzzle-table-on = Codziennie zadanie
puzzle-table-off = Koniec z zadaniami
puzzle-table-begun = Codziennie będzie tu nowe zadanie. Jeśli dzisiejszego jeszcze nie było, pierwsze pojawi się, gdy tylko je znajdę; to może potrwać kilka minut.
puzzle-table-ended = Nie będzie tu więcej zadań. Przywróci je przycisk w ustawieniach.

## W ustawieniach serwera

server-puzzle = { $channel }, codziennie o { $hour } (u ciebie { $time })
server-puzzle-none = wył.
server-puzzle-menu = Kanał na zadanie
server-puzzle-hour-menu = Kiedy się pojawia
server-puzzle-lost = Kanał na zadanie jest usunięty, więc żadne się nie pojawia. Wybierz inny albo naciśnij *{ settings-clear }*.
server-puzzle-unposted = Poprzedniego zadania nie udało się opublikować: nie wolno mi pisać na jego kanale. Daj mi tam *Wyświetlanie kanału*, *Wysyłanie wiadomości* i *Załączanie plików* albo wybierz inny.
