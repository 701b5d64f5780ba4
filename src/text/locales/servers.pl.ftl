# Co mówi Raichi o serwerach: admini, dane osób i powitanie; po polsku.

## Admini serwera

# Stoi na miejscu wzmianki, której się nie odmienia: „wyzwanie gracza „Były gracz””.
former-player = „Były gracz”
end-admin = Partia została zakończona przez admina tego serwera.
end-aborted-admin = { $first } i { $second }, partia została anulowana przez admina tego serwera. Nie liczy się.
end-aborted-admin-alone = { $player }, partia została anulowana przez admina tego serwera. Nie liczy się.
deed-admin-moves = { $first } i { $second }, wasza partia została tu przeniesiona przez admina. Trwa dalej na tym kanale.
deed-admin-moves-alone = { $player }, twoja partia została tu przeniesiona przez admina. Trwa dalej na tym kanale.
admin-reason = > { $reason }
alt-admin = Partia została zakończona przez admina serwera.
alt-erased = Nikt już nie gra { $side-instrumental }: dane gracza zostały usunięte.
end-erased = { $player }, druga osoba na dobre opuściła Raichi, a jej dane są usunięte. Partia się tu kończy i nie jest rankingowa.
end-aborted-erased = { $player }, druga osoba na dobre opuściła Raichi, a jej dane są usunięte. Partia ledwo się zaczęła, więc się nie liczy.
admin-ended = Partia { $game } jest zakończona i gracze o tym wiedzą. Wpis jest w `/{ command-admin } { command-admin-log }`.
admin-moved = Partia { $game } trwa dalej na { $channel }.
admin-closed = { $count ->
    [0] Nie ma czego zamykać: { $player ->
        [none] na tym serwerze nie ma otwartych wyzwań.
       *[person] ta osoba nie ma otwartych wyzwań.
    }
    [one] Zamknięte: jedno otwarte wyzwanie.
    [few] Zamknięte: { $count } otwarte wyzwania.
   *[many] Zamknięte: { $count } otwartych wyzwań.
}
admin-blocked = { $player } nie może już nikomu tu rzucać wyzwań ani ich przyjmować czy dostawać. { $count ->
    [0] { "" }
    [one] Zamknięte jest jedno otwarte wyzwanie.{ " " }
    [few] Zamknięte są { $count } otwarte wyzwania.{ " " }
   *[many] Zamkniętych jest { $count } otwartych wyzwań.{ " " }
}Partie, które trwają, toczą się dalej; `/{ command-admin } { command-admin-end }` kończy wybraną. Blokadę zdejmuje `/{ command-admin } { command-admin-unblock }`.
admin-unblocked = { $player } znowu może tu grać.
admin-exported = { $count ->
    [one] W pliku jest jedyna partia tego serwera: zapis wszystkiego, co się w niej działo.
    [few] W pliku są { $count } partie tego serwera: zapisy wszystkiego, co się w nich działo.
   *[many] W pliku jest { $count } partii tego serwera: zapisy wszystkiego, co się w nich działo.
}
admin-exported-newest = W pliku są najnowsze partie tego serwera ({ $count }); więcej nie zmieściłoby się na Discordzie. Osoba, która mnie hostuje, może zapisać wszystkie: `raichi export`.
admin-exported-none = Na tym serwerze nie było jeszcze żadnej partii, więc nie ma czego eksportować.
admin-log-none = Żaden admin nic tu jeszcze nie zrobił.
admin-log-title = Co admini zrobili na tym serwerze, od najnowszego:
admin-log-end = { $time } · { $admin } kończy partię { $game }: { $result ->
    [abort] anulowana
    [draw] remis
   *[win] zwycięstwo: { $winner }
}
admin-log-move = { $time } · { $admin } przenosi partię { $game } na { $channel }
admin-log-close = { $time } · { $admin } zamyka wyzwania: { $count }
admin-log-close-of = { $time } · { $admin } zamyka wyzwania gracza { $player }: { $count }
admin-log-block = { $time } · { $admin } blokuje gracza { $player }
admin-log-unblock = { $time } · { $admin } odblokowuje gracza { $player }
admin-log-export = { $time } · { $admin } eksportuje partie: { $count }
admin-log-page = -# Strona { $page } z { $pages }. `/{ command-admin } { command-admin-log }` przyjmuje stronę jako opcję.
admin-footer = -# Kto może używać `/{ command-admin }`, ustawia się w ustawieniach serwera na Discordzie, w *Integracjach*.
challenge-closed-by-admin = Wyzwanie gracza { $challenger } na partię **{ $rules }** zostało zamknięte przez admina.
result-abort = Anuluj: nie liczy się
result-draw = Remis
result-win = { $side-number ->
    [one] Wygrywa
   *[many] Wygrywają
} { $side }
refuse-player-blocked = Masz blokadę od admina tego serwera lub od osoby hostującej bota i nie możesz tu grać. Partie, które trwają, toczą się dalej.
refuse-opponent-blocked = { $player } ma blokadę od admina tego serwera lub od osoby hostującej bota i nie może tu grać.
refuse-blocked-already = { $player } już ma tu blokadę.
refuse-not-blocked = { $player } nie ma tu blokady.
refuse-not-a-person = To jest bot. Podaj osobę.
refuse-same-channel = Partia { $game } już jest na tym kanale.
refuse-channel-unusable = Nie mogę pisać na tamtym kanale. Daj mi tam *Wyświetlanie kanału* i *Wysyłanie wiadomości* (w wątku *Wysyłanie wiadomości w wątkach*) albo wybierz inny.
refuse-unknown-result = „{ $given }” nie jest wynikiem tej partii. Wybierz jeden z tych, które podpowiadam podczas pisania.
refuse-reason-missing = Napisz dlaczego: przeczytają to obie osoby.
refuse-challenge-closed = To wyzwanie zostało zamknięte przez admina. Nowe tworzy `/{ command-challenge }`.
refuse-former-opponent = Tamtej osoby już tu nie ma, więc rewanżu nie będzie. Partię z kimś innym zaczyna `/{ command-challenge }`.
command-admin = admin
command-admin-about = Zajmij się partiami tego serwera
command-admin-end = zakończ
command-admin-end-about = Zakończ partię: anuluj ją, ogłoś remis albo przyznaj jednej stronie zwycięstwo
option-admin-end-game = partia
option-admin-end-game-about = Numer partii
option-admin-end-result = wynik
option-admin-end-result-about = Jak się kończy
option-admin-end-reason = powód
option-admin-end-reason-about = Dlaczego; przeczytają to obie osoby
command-admin-move-game = przenieś-partię
command-admin-move-game-about = Przenieś partię na inny kanał
option-admin-move-game-game = partia
option-admin-move-game-game-about = Numer partii
option-admin-move-game-channel = kanał
option-admin-move-game-channel-about = Gdzie trwa dalej
command-admin-close-challenges = zamknij-wyzwania
command-admin-close-challenges-about = Zamknij otwarte wyzwania tego serwera
option-admin-close-challenges-player = gracz
option-admin-close-challenges-player-about = Tylko wyzwania od tej osoby albo dla niej
command-admin-block = zablokuj
command-admin-block-about = Nie pozwól komuś zaczynać tu partii; te, które trwają, toczą się dalej
option-admin-block-player = gracz
option-admin-block-player-about = Kogo
command-admin-unblock = odblokuj
command-admin-unblock-about = Pozwól komuś znowu tu grać
option-admin-unblock-player = gracz
option-admin-unblock-player-about = Kogo
command-admin-export = eksport
command-admin-export-about = Pobierz partie tego serwera jako plik
command-admin-log = dziennik
command-admin-log-about = Zobacz, co zrobili tu admini
option-admin-log-page = strona
option-admin-log-page-about = Która strona; na pierwszej są najnowsze wpisy

## Dane osób

privacy-title = **Co o tobie przechowuję**
privacy-kept =
    - Twój identyfikator użytkownika na Discordzie (nie nazwę), partie, które grasz, z każdym ruchem i jego czasem, twoje wyzwania, rankingi, urlopy i ustawienia, twoje odpowiedzi na zadania, cudze partie, które obserwujesz, analizy, które zapisujesz, zasady, które tworzysz albo zapisujesz, i postępy w lekcjach. Jeśli zgadzasz się na to przez `/{ command-names }`, także nazwę, którą pokazują strony partii.
    - Dopóki masz otwartą sesję na stronie albo przy planszy w Discordzie, najwyżej 12 godzin, sam ten fakt: żadnego hasła ani klucza do konta.
    - Żadnych wiadomości: czytam tylko te, które odpowiadają na planszę, zawierają wzmiankę o mnie albo są napisane bezpośrednio do mnie, i zachowuję z nich sam ruch.
    - Wszystko jest w jednej bazie danych, u osoby, która mnie hostuje.
privacy-time =
    - Partie zostają, bo należą też do twoich przeciwników. Po 2 godzinach usuwam dane o tym, jak często używasz funkcji z limitem, po 2 dniach ślady naciśniętych przycisków, po 30 dniach zamknięte wyzwania, odpowiedzi na zadania i niedokończone zasady, 90 dni po moim odejściu wszystko z serwera, a po 2 latach ciebie, jeśli nie masz za sobą żadnej partii.
privacy-do =
    `/{ command-privacy } { command-privacy-export }` daje ci wszystko jako plik. `/{ command-privacy } { command-privacy-erase }` wszystko usuwa, a najpierw wyjaśnia, co to oznacza.
privacy-page = Prywatność
terms-page = Warunki
privacy-unknown = Nic o tobie nie przechowuję.
privacy-exported = To wszystko, co o tobie przechowuję: ustawienia, wyzwania, rankingi, urlopy, zasady, które tworzysz albo zapisujesz, i zapisy twoich partii. Inne osoby nie są w tym nazwane.
privacy-exported-newest = To wszystko, co o tobie przechowuję, z zapisami twoich najnowszych partii; więcej nie zmieściłoby się na Discordzie. Inne osoby nie są w tym nazwane.
erase-ask =
    { "**" }Mam o tobie zapomnieć?** Oto, co się stanie, i nie da się tego cofnąć:
    - Twoje trwające partie od razu się kończą. Wygrywają je twoi przeciwnicy, jeśli obie strony zrobiły już ruch; żadna z tych partii nie jest rankingowa.
    - Twoje wyzwania są wycofane, a te dla ciebie odrzucone.
    - Twoje zakończone partie zostają, jako partie osoby „Były gracz”. Nikt inny nic nie traci i nikt nie widzi już, że to ty: ani w wiadomościach, które napiszę, ani na stronach, ani na obrazkach i w zapisach.
    - Znikają twoje rankingi, ustawienia, urlopy, niezapisane zasady, twoja nazwa na stronach i powody, które wpisujesz.
    - Moje opublikowane wiadomości zostają na swoich kanałach bez zmian, oprócz najnowszych plansz twoich trwających partii. Może je usunąć admin serwera. Nie mam dostępu do kopii zapasowych osoby, która mnie hostuje.
    - Jeśli zagrasz znowu, zaczniesz od nowa.
erase-button = Usuń wszystko…
erase-title = Usuń wszystko
erase-field = Wpisz „{ $word }”, żeby potwierdzić
erase-word = usuń
erase-done = Gotowe: nic już o tobie nie wiem. Dzięki za wspólne partie!
refuse-not-erased = Nic nie zostało usunięte: to nie było słowo „{ $word }”. `/{ command-privacy } { command-privacy-erase }` pyta jeszcze raz.
page-privacy-title = Prywatność
page-privacy =
    Raichi to bot na Discordzie, na którym ludzie grają korespondencyjnie w gry planszowe. Ta strona opisuje, co o nich przechowuje.

    Co jest przechowywane: o osobach, które grają – numer, który Discord nadaje każdemu użytkownikowi (nie nazwa), partie z każdym ruchem i jego czasem, wyzwania, rankingi, urlopy i ustawienia, odpowiedzi na zadania, zasady, które tworzą albo zapisują, postępy w lekcjach, zapisane analizy i powody, które wpisują. Pozycje z zakończonych partii mogą stać się zagadkami, bez żadnych nazw. Nazwa tylko wtedy, gdy ktoś zgadza się pokazywać ją na stronach partii. O serwerach – numery serwera i kanałów z partiami oraz ich ustawienia. O osobach, które nie grają, nic; tylko liczba ostatnich próśb o coś, co ma limit, na przykład o animację, jest o każdym przechowywana przez dwie godziny. Wiadomości są czytane tylko wtedy, gdy odpowiadają na planszę, zawierają wzmiankę o bocie albo są napisane bezpośrednio do niego, i zachowywany jest z nich sam ruch. Dopóki ktoś ma otwartą sesję na stronach albo przy planszy w Discordzie, najwyżej 12 godzin, sam ten fakt.

    Po co: do grania. Nic nie jest sprzedawane, pokazywane reklamodawcom ani używane do uczenia czegokolwiek.

    Gdzie: w jednej bazie danych osoby, która hostuje tego bota. Wiadomości z planszami są na kanałach Discorda, na zasadach Discorda.

    Jak długo: partie zostają, bo należą do obu graczy. Wyzwania są usuwane 30 dni po zamknięciu, odpowiedzi na zadania po 30 dniach, zasady, których tworzenie zostało tylko zaczęte, 30 dni po ostatniej zmianie, wszystko z serwera 90 dni po tym, jak bot z niego odejdzie, a osoby, które nigdy nie zagrały żadnej partii, po dwóch latach.

    Twoje prawa: `/{ command-privacy } { command-privacy-show }` mówi to samo, `/{ command-privacy } { command-privacy-export }` daje ci wszystko jako plik, a `/{ command-privacy } { command-privacy-erase }` od razu wszystko usuwa. Zakończone partie zostają, bez twojej nazwy i numeru, jako partie byłego gracza. Kopie zapasowe, jeśli osoba hostująca bota je robi, są poza jego zasięgiem, dopóki nie zastąpią ich nowe.
page-terms-title = Warunki
page-terms =
    Z Raichi może bezpłatnie korzystać każdy, komu admini serwera pozwalają grać.

    Graj uczciwie: nie pozwalaj programowi wybierać twoich ruchów przeciwko ludziom, nie używaj kilku kont w partiach rankingowych i nie wpisuj niczego, co rani innych. Obowiązują też warunki samego Discorda.

    Admini serwera mogą kończyć partie, zamykać wyzwania i nie pozwalać komuś na grę.

    Bot jest udostępniany taki, jaki jest. Osoba, która go hostuje, może go zmienić, wyłączyć albo kogoś wykluczyć; nikt nie odpowiada za przegraną partię.
page-contact = Kontakt: { $contact }

## Powitanie nowego serwera i pomoc dotycząca serwerów

help-servers = `/{ command-privacy }` pokazuje, eksportuje albo usuwa to, co o tobie przechowuję. `/{ command-admin }` jest dla adminów serwera.
greeting =
    { "**" }Cześć! Jestem Raichi i prowadzę dawne gry planszowe**: hnefatafl, lisa i gęsi, dablot. Gra się korespondencyjnie, zawsze gdy masz chwilę. Trzy rzeczy na początek:
    - `/{ command-challenge }` zaprasza na partię kogoś albo wszystkich chętnych. `przeciwnik: @Raichi` to gra ze mną.
    - `/{ command-help }` i `/{ command-rules } { command-rules-show }` wyjaśniają, jak się gra.
    - Kto zarządza tym serwerem, ustawia jego język, kanały i zasady przez `/{ command-server-settings }`; kto może używać którego polecenia, ustawia się w samym Discordzie, w *Integracjach*.
greeting-results = Pokazuj tu wyniki
refuse-only-managers = To mogą wybrać tylko osoby zarządzające tym serwerem. Poproś jedną z nich.
greeting-channels = Na razie nie mogę rysować plansz na { $channels }: potrzebuję tam *Wyświetlanie kanału*, *Wysyłanie wiadomości* i *Załączanie plików*.
command-privacy = prywatność
command-privacy-about = Zobacz, wyeksportuj albo usuń to, co o tobie przechowuję
command-privacy-show = pokaż
command-privacy-show-about = Co o tobie przechowuję, gdzie i jak długo
command-privacy-export = eksport
command-privacy-export-about = Pobierz wszystko, co o tobie przechowuję, jako plik
command-privacy-erase = usuń
command-privacy-erase-about = Usuń to, co o tobie przechowuję; najpierw wyjaśnię, co to oznacza
