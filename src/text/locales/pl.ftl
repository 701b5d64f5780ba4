# Wszystko, co mówi Raichi, po polsku.
#
# Teksty są pisane w znacznikach Discorda: **pogrubienie**, `kod` i `-#` przed małym wierszem.
# Argumenty z nazwami ludzi to wzmianki, na przykład <@17>: nie odmieniają się, więc stoją w mianowniku („gra <@17>”) albo po
# słowie „gracz” w odpowiednim przypadku („wyzwanie gracza <@17>”). Płeć nigdzie nie ma znaczenia: czas teraźniejszy albo formy
# bezosobowe. Pola to na przykład d4. Strony, pionki i pola specjalne mają nazwy z pliku swojej rodziny, ze wszystkimi
# formami: `$side-number` to forma `.number`.

## Ruch

turn-begins = Partia się zaczyna! { $first } gra { $first-side-led }, { $second } – { $second-side-led }.
turn-actions-left = { $count ->
    [one] W tej turze została jeszcze jedna akcja.
    [few] W tej turze zostały jeszcze { $count } akcje.
   *[many] W tej turze zostało jeszcze { $count } akcji.
}
turn-plays = { $mover } gra **{ $move }**.
turn-captures = { $mover } gra **{ $move }** i bije { $count ->
    [1] { $piece-captured } na { $squares }
   *[other] { $piece-captured }: { $squares }
}.
turn-resigns = { $player } poddaje partię.
turn-next = { $player }, twój ruch: grasz { $side-instrumental }.
turn-how = Ruch robisz poleceniem `/{ command-move }`, na przykład `/{ command-move } { $from } { $to }`. Zasady wyjaśnia `/{ command-rules } { command-rules-show }`.
aim-side = { $side-heading }: { $aim }.
aim-player = { $player }, twój cel: { $aim }.
aim-both = Cel obu stron: { $aim }.
turn-footer = -# { $rules } · partia { $game } · ruch { $move }
turn-footer-start = -# { $rules } · partia { $game }
turn-enlarge = -# Dotknij planszy, żeby ją powiększyć.

reason-repetition = Ta sama pozycja wystąpiła { $count ->
    [1] jeden raz
   *[other] { $count } razy
}.
reason-quiet = Od { $count ->
    [1] jednego ruchu
   *[other] { $count } ruchów
} nie było żadnego bicia.
reason-ply-limit = Zagrano ostatni ruch, na który pozwalają te zasady.
reason-no-moves = { $side-heading } nie { $side-number ->
    [one] ma
   *[many] mają
} żadnego dozwolonego ruchu.
reason-immobilised = { $side-heading } nie { $side-number ->
    [one] może
   *[many] mogą
} się ruszyć{ $known ->
    [yes] { " " }z { $square }
   *[no] { "" }
}.
end-won = **{ $side-number ->
    [one] Wygrywa
   *[many] Wygrywają
} { $side }!** { $player }, świetna gra{ $pride ->
    [first] : pierwsza wygrana z poziomem { $level }!
    [unscathed] : bez straty ani jednego pionka!
   *[none] !
} { $other }, dzięki za partię!
end-turned = -# Gdzie partia się odwróciła? Pokaże to *{ page-review }*.
end-won-alone = **{ $side-number ->
    [one] Wygrywa
   *[many] Wygrywają
} { $side }!** { $player }, świetna gra!
end-drawn = **Remis.** { $first } i { $second }, świetna gra!
end-drawn-alone = **Remis.**
end-figures = { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
} · { $time } · zbite { $one } : { $other }

## Plansza słowami, dla osób, które nie widzą obrazka (bez znaczników)

pieces-on-board = Na planszy: { $pieces }.
pieces-in-hand = W zapasie: { $pieces }.
alt-start = { $rules }, pozycja początkowa.
alt-after = { $rules }, plansza po ruchu { $move }.
alt-last-move = Ostatni ruch { $side-genitive }: { $piece-moved } z { $from } na { $to }.
alt-captured = Zbite: { $squares }.
alt-turn = Ruch { $side-genitive }.
alt-won = { $side-number ->
    [one] Wygrywa
   *[many] Wygrywają
} { $side }.
alt-drawn = Partia kończy się remisem.
alt-resigned = { $side-heading } { $side-number ->
    [one] poddaje
   *[many] poddają
} partię.
alt-replay = { $rules }: animacja całej partii, { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}. Partia kończy się tak.
alt-replay-cut = { $rules }: animacja końca partii, liczba ruchów: { $shown } z { $count }. Partia kończy się tak.

## Cała partia

replay-none = W partii { $game } nie było jeszcze żadnego ruchu, więc nie ma czego pokazać. Planszę pokazuje `/{ command-board }`.
replay-title = **{ $rules }** · partia { $game } · { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
replay-cut = -# Cała partia jest za duża dla Discorda, więc animacja pokazuje tylko koniec (liczba ruchów: { $count }).
replay-in-words = Nie można tu załączyć animacji; oto plansza na jej końcu.
replay-button = Powtórka
replay-posted = Powtórka tej partii jest już opublikowana.
replay-link = Do powtórki
replay-pending = Powtórka tej partii zaraz się pojawi.
profile-rating = Ranking **{ $rating }** · { $games ->
    [one] jedna partia rankingowa
    [few] { $games } partie rankingowe
   *[many] { $games } partii rankingowych
}
profile-score = { $games ->
    [one] Jedna partia tutaj
    [few] { $games } partie tutaj
   *[many] { $games } partii tutaj
}: wygrane { $won }, remisy { $drawn }, porażki { $lost }
profile-sides = Według stron (wygrane–remisy–porażki): { $scores }
profile-ruleset-rating = { " " }· ranking { $rating }
profile-other-rulesets = Jeszcze { $count ->
    [one] jedne zasady
    [few] { $count } zestawy zasad
   *[many] { $count } zestawów zasad
}: { $score }
profile-computer = Przeciwko komputerowi: { $score }{ $level ->
    [0] { "" }
   *[other] , najwyższy pokonany poziom: { $level }
}
profile-pace = Mediana czasu na ruch: { $time }
profile-late = Przegrane na czas: { $percent }%
profile-tournaments = Turnieje: { $places }
profile-ladders = Drabinki: { $places }
profile-calls = Ogłoszone: raichi { $raichi }×, tuichi { $tuichi }×
profile-longest = Najdłuższa: partia { $game }, { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
profile-between = Ty i { $player }: { $score }
profile-newest = Ostatnie partie:
profile-game = **Partia { $game }** · { $rules } · { $result ->
    [won] wygrana
    [drawn] remis
   *[lost] porażka
}, przeciwnik: { $opponent } · { $since }
profile-everywhere = -# Widzisz to tylko ty: na wszystkich serwerach razem { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[many] { $games } partii
}, { $score }
profile-none = { $player } nie ma tu jeszcze żadnej zakończonej partii. Zaproszenie na partię wysyła `/{ command-challenge }`.
profile-none-own = Nie masz tu jeszcze żadnej zakończonej partii, więc nie ma czego liczyć. Partię z kimkolwiek albo ze mną zaczyna `/{ command-challenge }`.
profile-me = Jestem komputerem, więc nie mam rankingu. Twój wynik przeciwko mnie na tym serwerze: { $score }{ $level ->
    [0] { "" }
   *[other] , najwyższy pokonany poziom: { $level }
}.
profile-me-unplayed = Jestem komputerem, więc nie mam rankingu. Nie masz tu jeszcze zakończonej partii ze mną: `/{ command-challenge }` zaczyna ją na dowolnym poziomie.
profile-bot = Boty nie grają, więc nie ma czego pokazać. Jedynym botem, który gra, jestem ja.
profile-alt-rating = Wykres rankingu z ostatniego roku: od { $first } do { $now } ± { $margin }; najniższy to { $least }, najwyższy { $most }.
profile-alt-scores = Słupki wygranych, remisów i porażek: { $scores }.
command-profile = profil
command-profile-about = Pokaż rankingi i wyniki, swoje albo czyjeś
option-profile-player = gracz
option-profile-player-about = Czyj profil (jeśli nic nie podasz, twój)
command-profile-of-person = Profil

leaderboard-title = **Klasyfikacja tego serwera**
leaderboard-title-rules = **Klasyfikacja tego serwera** · { $rules }
leaderboard-none = W klasyfikacji nie ma jeszcze nikogo.
leaderboard-line = **{ $place }** · { $player } · { $rating } · { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[many] { $games } partii
}
leaderboard-own = Twoje miejsce: { $place }.
leaderboard-lack-games = Żeby znaleźć się w klasyfikacji, zagraj tu jeszcze { $games ->
    [one] jedną partię rankingową
    [few] { $games } partie rankingowe
   *[many] { $games } partii rankingowych
}{ $opponents ->
    [0] { "" }
    [1] , w tym z jedną nową osobą
   *[other] , w tym z { $opponents } nowymi osobami
}.
leaderboard-lack-recent = Twoja ostatnia partia rankingowa tutaj skończyła się { $since }. Jeszcze jedna i znów będziesz w klasyfikacji.
leaderboard-lack-wish = Nie chcesz pokazywać się w klasyfikacjach. Możesz to zmienić: `/{ command-settings }`.
leaderboard-how = -# Żeby tu trafić, zakończ na tym serwerze { $games ->
    [one] jedną partię rankingową
    [few] { $games } partie rankingowe
   *[many] { $games } partii rankingowych
} z co najmniej { $opponents ->
    [1] jedną osobą
   *[other] { $opponents } różnymi osobami
}, a ostatnią w ciągu { $days } dni. O kolejności decyduje ranking minus jego ±, czyli ostrożna ocena siły.
command-leaderboard = klasyfikacja
command-leaderboard-about = Pokaż, kto prowadzi na tym serwerze
option-leaderboard-rules = zasady
option-leaderboard-rules-about = Licz tylko partie według tych zasad (jeśli nic nie podasz, wszystkie)

share-button = Pokaż wszystkim
private-begins = -# Tę partię widzisz tylko ty. `/{ command-board }` pokaże ją ponownie w każdej chwili.
private-moved = { $player }, w naszej partii { $game } mój ruch już jest.
private-over = { $player }, nasza partia { $game } się skończyła.
private-show = Pokaż planszę
private-show-game = Pokaż partię { $game }
share-by = { $player } pokazuje:
unshared = Nie udało się tego opublikować: { $why ->
    [forbidden] nie mogę pisać na tym kanale. Admin może dać mi tu uprawnienia *Wysyłanie wiadomości* i *Załączanie plików*; potem spróbuj jeszcze raz.
    [gone] tego kanału już nie ma.
    [closed] wątek jest zamknięty.
    [moderated] reguła AutoMod na tym serwerze blokuje wiadomość. Admin może mnie z niej wyłączyć.
    [harmful] filtr szkodliwych linków Discorda blokuje wiadomość.
   *[rejected] Discord nie przyjmuje wiadomości.
}
unshared-yet = Discord nie przyjmuje teraz mojej wiadomości; opublikuję ją, gdy tylko się da.

## Plansza jako tekst
##
## $sign to znak na rysunku.

board-letter = { $piece-letter }
board-pieces = `{ $sign }` { $piece-counted }
board-where = { $pieces }: { $squares }
board-ground = `{ $sign }` { $ground }
board-captured = `{ $sign }` zbite
board-last-move = `[ ]` ostatni ruch

## Wyzwania

challenge-person = { $opponent }, { $challenger } rzuca ci wyzwanie: partia **{ $rules }**.
challenge-anyone = { $challenger } rzuca wyzwanie wszystkim chętnym: partia **{ $rules }**.
challenge-side = { $challenger } gra { $side-instrumental }.
challenge-random = Strony zostaną wylosowane.
challenge-fair = Strony wyrównują szanse: gracz z niższym rankingiem dostaje stronę, która wygrywa częściej.
challenge-accept = Przyjmij
challenge-decline = Odrzuć
challenge-withdraw = Wycofaj
challenge-accepted = { $opponent } przyjmuje wyzwanie gracza { $challenger }: **{ $rules }**, partia { $game }.
challenge-seats = { $first-side-heading }: { $first }. { $second-side-heading }: { $second }.
challenge-declined = { $opponent } odrzuca wyzwanie gracza { $challenger } na partię **{ $rules }**.
challenge-declined-news = { $challenger }, { $opponent } odrzuca twoje wyzwanie.
challenge-withdrawn = { $challenger } wycofuje wyzwanie na partię **{ $rules }**.
challenge-in-words = Twoje wyzwanie jest opublikowane. Nie mogę załączać plików na tym kanale, więc plansze są tu tekstem. Jeśli admin da mi uprawnienie *Załączanie plików*, będę je rysować.

## Zasady słowami

rules-title = **{ $title }**
rules-with-advice = { $rules } · { $advice }
rules-unlike = Inaczej niż { $parent }:
rules-names = -# Inne zasady: { $names }

## Zasady, które ma kilka rodzin: $choice to, co zostało wybrane

rule-repetition-count = { $choice ->
    [0] Pozycje mogą się powtarzać bez końca.
    [1] Partia kończy się, gdy pozycja wystąpi choć raz.
   *[other] Partia kończy się, gdy ta sama pozycja wystąpi { $choice } razy.
}
rule-no-moves = { $choice ->
    [loss] Kto nie ma żadnego dozwolonego ruchu, przegrywa.
   *[draw] Gdy jedna ze stron nie ma żadnego dozwolonego ruchu, jest remis.
}
rule-quiet-limit = { $choice ->
    [0] Liczba ruchów bez bicia jest nieograniczona.
    [1] Po jednym ruchu bez bicia jest remis.
   *[other] Po { $choice } ruchach z rzędu bez bicia jest remis.
}
rule-repetition-ends = { $choice ->
    [mover-loses] Gdy partia kończy się powtórzeniem pozycji, przegrywa ten, kto powtórzył.
    [side] Gdy partia kończy się powtórzeniem pozycji, { $chosen-side-number ->
        [one] wygrywa
       *[many] wygrywają
    } { $chosen-side }.
   *[draw] Gdy partia kończy się powtórzeniem pozycji, jest remis.
}

## Punkty na liniach: co się mówi tam, gdzie pionki przeskakują przez inne

turn-puts = { $mover } stawia { $piece-accusative } na **{ $square }**.
turn-ambush = { $mover } gra **{ $move }** i bije z zasadzki { $piece-captured } na { $squares }.
turn-captures-several = { $mover } gra **{ $move }** i bije { $captured }.
turn-captured-there = { $piece-captured } na { $squares }
part-move-end = koniec
turn-goes-on = { $player }, twoja tura trwa: { $count ->
    [one] została jedna akcja
    [few] zostały { $count } akcje
   *[many] zostało { $count } akcji
}. `/{ command-move } { part-move-end }` kończy turę.
turn-how-put = Postaw { $piece-accusative } na planszy: `/{ command-move }`, na przykład `/{ command-move } { $at }`. Zasady wyjaśnia `/{ command-rules } { command-rules-show }`.
alt-last-played = Ostatni ruch { $side-genitive }: { $move }.
alt-ended-turn = { $side-heading }: tura zakończona przed czasem.
pieces-counted = { $piece-counted }
pieces-standing = { $piece-counted } na { $squares }
goals-standing = Punkty docelowe: { $squares }.
actions-left = W tej turze { $count ->
    [one] została jedna akcja
    [few] zostały { $count } akcje
   *[many] zostało { $count } akcji
}.
refuse-not-on-board = Na tej planszy nie ma punktu { $square }. Planszę pokazuje `/{ command-board }`.
refuse-not-a-point = { $given } nie jest punktem tej planszy. Planszę pokazuje `/{ command-board }`.
refuse-other-side = Na { $square } stoi { $piece } drugiej strony. Wybierz swój pionek.
refuse-occupied = Na { $square } już coś stoi. Wybierz pusty punkt.
refuse-no-line = Z { $from } na { $to } ten pionek nie dojdzie po żadnej linii, ani krokiem, ani skokiem. Dokąd może pójść, pokazuje `/{ command-legal } { $from }`.
refuse-round-bend = Skacze się prosto: z { $from } przez { $over } nie można skręcić na { $to }. Dokąd pionek może pójść, pokazuje `/{ command-legal } { $from }`.
refuse-over-nothing = Na { $over } nic nie stoi, więc nie ma przez co skakać. Możliwe ruchy pokazuje `/{ command-legal }`.
refuse-over-own = Na { $over } stoi twój własny pionek, a skakać można tylko przez cudze. Możliwe ruchy pokazuje `/{ command-legal }`.
refuse-one-leap = Tutaj ruch to tylko jeden skok: kończy się na { $at }. Usuń resztę.
refuse-step-in-chain = Z { $from } na { $to } to krok, a po skoku można tylko skakać dalej. Usuń ten krok.
refuse-one-piece = W jednym ruchu idzie tylko jeden pionek. Wpisz ruch jednego z nich, na przykład `d4 d5`.
refuse-nothing-to-end = Tutaj tura to jeden ruch, więc nie ma czego kończyć. Wpisz ruch, na przykład `d4 d5`.
refuse-end-before-action = Najpierw zrób ruch; potem `{ part-move-end }` kończy twoją turę.
refuse-one-step = Tutaj ruch ma dwa pola: to, z którego pionek rusza, i to, na które idzie, na przykład `d1 d4`.

## Listy, wygląd, pomoc

games-none = Nie grasz teraz żadnej partii. Nową zaczyna `/{ command-challenge }`.
games-title = { $count ->
    [one] Grasz jedną partię
    [few] Grasz { $count } partie
   *[many] Grasz { $count } partii
}:
games-own-turn = **Partia { $game }** · { $rules } · przeciwnik: { $opponent } · **twój ruch** · ostatnia zmiana { $since }
games-other-turn = **Partia { $game }** · { $rules } · przeciwnik: { $opponent } · ruch przeciwnika · ostatnia zmiana { $since }
games-alone = **Partia { $game }** · { $rules } · obie strony · ostatnia zmiana { $since }
games-link = · [plansza]({ $link })
games-choice = Partia { $game } · { $rules }

help = **Raichi** prowadzi dawne gry, w które gra się tu ruch po ruchu, zawsze gdy masz chwilę: tafl, w którym atakujący polują na króla, a on próbuje uciec; polowania, w których lis albo kilka tygrysów staje przeciw całemu stadu; i dablot, w którym ścierają się dwie armie z wodzami. Rzuć komuś wyzwanie, a ja dam każdemu znać, kiedy jest jego ruch. Każdą grę wyjaśnia `/{ command-rules } { command-rules-show }`.
help-challenge = Rzuć komuś wyzwanie
help-rules = Jak grać
help-commands = Wszystkie polecenia
help-all-play =
    `/{ command-play }` znajduje ci partię. `/{ command-challenge }` zaprasza kogoś na partię, `/{ command-challenges }` pokazuje otwarte wyzwania. `/{ command-simul }` pozwala grać z kilkoma osobami naraz.
    `/{ command-move } d1 d4` to ruch; możesz też odpowiedzieć `d1 d4` na wiadomość z planszą albo użyć jej przycisku *{ button-move }*. W odpowiedzi zostaw włączone *@*; gdy piszesz do mnie bezpośrednio, wystarczy `d1 d4`. `c3-e5-g3` skacze dwa razy, `c3` stawia pionek na planszy.
    `/{ command-board }` pokazuje planszę, `/{ command-games }` wszystkie twoje partie.
    `/{ command-draw }` proponuje remis, `/{ command-takeback }` cofa twój ostatni ruch, `/{ command-resign }` poddaje partię, `/{ command-abort }` anuluje dopiero zaczętą, a `/{ command-rematch }` prosi o rewanż. `/{ command-plan }` gra twoją odpowiedź, gdy padnie ruch, którego się spodziewasz.
    `/{ command-tournament } { command-tournament-create }` ogłasza turniej, a `/{ command-tournament } { command-tournament-show }` pokazuje jego tabele.
help-all-learn =
    `/{ command-legal } d1` pokazuje, dokąd może pójść pionek, `/{ command-replay }` całą partię jako animację, a `/{ command-history }` daje jej zapis w pliku.
    `/{ command-hint }` daje podpowiedź, gdy grasz ze mną albo obiema stronami, `/{ command-review }` analizuje zakończoną partię.
    `/{ command-profile }` pokazuje rankingi i wyniki, `/{ command-leaderboard }` – kto tu prowadzi. `/{ command-openings }` pokazuje, jak zaczynały się partie i jak się kończyły.
    `/{ command-ladder } { command-ladder-show }` pokazuje drabinkę tego serwera, `/{ command-ladder } { command-ladder-join }` daje ci w niej miejsce.
    `/{ command-learn }` uczy gry, `/{ command-rules } { command-rules-show }` wyjaśnia zasady, `/{ command-rules } { command-rules-list }` je wymienia, `/{ command-rules } { command-rules-build }` tworzy własne.
help-all-settings =
    `/{ command-pause }` prosi o zatrzymanie zegara, `/{ command-resume }` kończy pauzę.
    `/{ command-vacation } { command-vacation-start }` zatrzymuje wszystkie twoje zegary do `/{ command-vacation } { command-vacation-end }`.
    `/{ command-settings }` to twoje ustawienia, `/{ command-server-settings }` jest dla adminów.
    `/{ command-names }` pokazuje albo ukrywa twoją nazwę na stronach internetowych.
    `/{ command-help }` podpowiada, od czego zacząć.
help-group-play = Gra
help-group-learn = Nauka i analiza
help-group-settings = Czas i ustawienia
help-menus = -# W menu osoby, pod *Aplikacje*, są *{ command-on-person }* i *{ command-profile-of-person }*, w menu wiadomości o partii – *{ command-on-message }*, a w menu każdej wiadomości – *{ command-report-message }*.
offer-person = Według jakich zasad chcesz zagrać? Przeciwnik: { $opponent }.
offer-alone = Według jakich zasad chcesz zagrać obiema stronami?
offer-anyone = Żeby rzucić wyzwanie jednej osobie, użyj `/{ command-challenge }`. Jeśli może je przyjąć każdy, wybierz tu zasady:

choice-piece = { $square } · { $piece-among }{ $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
choice-side = { $side }
choice-side-random = losowo
choice-side-fair = wyrównanie według rankingu
choice-rules-default = { $rules } (tutaj domyślne)

resign-ask = Poddać partię { $game }? Twój przeciwnik: { $opponent }. Tego nie da się cofnąć.
resign-ask-alone = Teraz jest ruch { $side-genitive }. Poddać za tę stronę partię { $game }? Tego nie da się cofnąć.
resign-yes = Poddaję
resign-no = Gram dalej
resign-done = Partia { $game } jest poddana.
resign-kept = Dobrze, partia { $game } trwa dalej.

unsaid = Wszystko jest zapisane, ale nie mogę tego tam opublikować: { $reason }.
unsaid-later = Wszystko jest zapisane. Discord nie przyjmuje teraz mojej wiadomości; opublikuję ją, gdy tylko się da.
unsaid-permission = brakuje mi uprawnień na tym kanale. Admin może dać mi tam *Wyświetlanie kanału* i *Wysyłanie wiadomości*, a w wątku *Wysyłanie wiadomości w wątkach*; wtedy to opublikuję
unsaid-direct = Nie mogę już do ciebie pisać: mam u ciebie blokadę albo żaden wspólny serwer nie pozwala na wiadomości prywatne. Zmień to, a opublikuję to tutaj.
unsaid-in-time-out = Wszystko jest zapisane. Na tym serwerze mam przerwę do { $until }; potem to opublikuję. Admin może zakończyć ją wcześniej.
refuse-in-time-out = Na tym serwerze mam przerwę do { $until }, więc nie mogę tu pisać. Admin może zakończyć ją wcześniej.
unsaid-channel = tego kanału już nie ma
unsaid-other = Discord nie przyjmuje wiadomości
unsaid-moderated = reguła AutoMod na tym serwerze blokuje wiadomość. Admin może mnie z niej wyłączyć
unsaid-harmful = filtr szkodliwych linków Discorda blokuje wiadomość

## Odmowy: powód i co zrobić

typed-again = -# Poprawiony ruch wyślij jako nową wiadomość: edycji nie widzę.
typed-withheld = Nie mogę tego przeczytać: Discord pokazuje mi odpowiedź tylko z włączonym *@*, a inne wiadomości tylko wtedy, gdy zawierają wzmiankę o mnie, a nie o mojej roli. Wyślij to tak jeszcze raz albo użyj `/{ command-move }`.
refuse-not-a-move = { $given } to nie ruch. Wpisz, gdzie stoi pionek i dokąd idzie, na przykład `d1 d4`.
refuse-no-destination = A dokąd? Wpisz też to, na przykład `/{ command-move } { $from } { $example }`.
refuse-no-piece = Nie masz pionka na { $square }: nic tam nie stoi. Planszę pokazuje `/{ command-board }`.
refuse-not-yours = Nie masz pionka na { $square }: stoi tam { $piece }. Grasz { $side-instrumental }.
refuse-same-square = Pionek już stoi na { $square }. Wybierz, dokąd ma pójść.
refuse-off-board = { $square } jest poza planszą: plansza sięga od a1 do { $last }.
refuse-other-captures = { $count ->
    [0] Ten ruch nic nie bije
    [1] Ten ruch bije tylko na { $squares }
   *[other] Ten ruch bije na { $squares }
}, a podany zapis jest inny. Ruch nie został zrobiony; pomiń bicia, wynikają same.
refuse-finished = Partia { $game } jest zakończona. `/{ command-rematch }` prosi o rewanż, `/{ command-challenge }` zaczyna nową.
refuse-over = Partia jest zakończona; nie można już robić ruchów.
refuse-not-your-turn = Teraz ruch ma { $player }. Twój ruch będzie możliwy, gdy tylko odpowiedź pojawi się na planszy.
refuse-not-a-player = Nie grasz w partii { $game }. Obejrzysz ją przez `/{ command-board }`, a własną zaczniesz przez `/{ command-challenge }`.
refuse-no-game-here = Nie masz partii na tym kanale. Nową zaczyna `/{ command-challenge }`, twoje partie gdzie indziej pokazuje `/{ command-games }`.
refuse-no-game-to-see = Na tym kanale nie było jeszcze żadnej partii. Pierwszą zaczyna `/{ command-challenge }`.
refuse-no-such-game = Na tym serwerze nie ma partii { $game }. Twoje partie pokazuje `/{ command-games }`.
refuse-not-a-game = { $given } to nie partia. Wybierz partię z listy, która się pojawi, albo wpisz jej numer.
refuse-which-game = Grasz na tym kanale kilka partii: { $games }. Podaj właściwą opcją `{ option-move-game }` albo odpowiedz na wiadomość z jej planszą.
refuse-moved-on = Plansza od tego czasu się zmieniła, więc nic nie zostało zmienione. Jej stan pokazuje `/{ command-board }`.
refuse-not-yours-to-press = Ten przycisk nie jest dla ciebie.
refuse-private-game = Partia { $game } jest prywatna, więc nie mogę tu odpowiedzieć. Naciśnij *{ button-move }* pod jej planszą albo użyj `/{ command-move }`.
refuse-hint-against-person = W partiach między ludźmi nie ma podpowiedzi. Są, gdy grasz ze mną albo obiema stronami.
refuse-no-hint = Nie udało mi się znaleźć podpowiedzi na czas. Poproś znowu za chwilę.
turn-computer = { $player } myśli.
hint-wins = Możesz wygrać od razu!
hint-wins-by-force = Jest seria ruchów, która wygrywa, cokolwiek zrobi druga strona.
hint-threatens-twice = Możesz zagrozić wygraną na dwa sposoby naraz.
hint-threatens = Możesz zagrozić wygraną w następnym ruchu.
hint-stops = Druga strona grozi wygraną. Najpierw ją powstrzymaj.
hint-captures = Poszukaj dobrego bicia.
hint-improves = Nic pilnego: znajdź lepsze miejsce dla któregoś z pionków.
hint-show = Pokaż ruch
hint-move = Moja rada: **{ $ply }**.
hint-play = Zagraj to
refuse-level-of-person = Tylko ja mam poziomy. Rzuć wyzwanie mnie albo pomiń `{ option-challenge-level }`.
refuse-challenged-bot = Boty nie umieją grać. Rzuć wyzwanie człowiekowi albo pomiń `{ option-challenge-opponent }`: wtedy może je przyjąć każdy.
refuse-unknown-side = „{ $given }” nie jest stroną w { $rules }. Do wyboru: { $sides }; możesz też zdać się na los.
refuse-unknown-ruleset = Nie znam zasad o nazwie „{ $given }”. Najbardziej podobne: { $names }. Wszystkie pokazuje `/{ command-rules } { command-rules-list }`.
refuse-which-ruleset = „{ $given }” pasuje do kilku: { $names }. O które ci chodzi?
refuse-challenge-accepted = To wyzwanie zostało już przyjęte: to partia { $game }. Nowe tworzy `/{ command-challenge }`.
refuse-challenge-declined = To wyzwanie zostało odrzucone. Nowe tworzy `/{ command-challenge }`.
refuse-challenge-withdrawn = To wyzwanie zostało wycofane. Nowe tworzy `/{ command-challenge }`.
refuse-challenge-deleted = Wiadomość z tym wyzwaniem została usunięta, więc wyzwanie już nie obowiązuje. Nowe tworzy `/{ command-challenge }`.
refuse-no-such-challenge = Nie znam już tego wyzwania. Nowe tworzy `/{ command-challenge }`.
refuse-challenge-for-another = To wyzwanie nie jest dla ciebie; może je przyjąć { $opponent }. Własne tworzy `/{ command-challenge }`.
refuse-only-challenger-withdraws = To wyzwanie może wycofać tylko { $challenger }.
refuse-nobody-declines = To wyzwanie jest dla wszystkich chętnych; nikt nie musi go odrzucać.
refuse-own-challenge = To twoje własne wyzwanie: musi je przyjąć ktoś inny. Możesz je wycofać.
refuse-permissions = Nie mogę grać na tym kanale, brakuje mi uprawnień: { $missing }. Admin może mi je dać w ustawieniach kanału.
permission-view = *Wyświetlanie kanału*
permission-send = *Wysyłanie wiadomości*
permission-send-in-threads = *Wysyłanie wiadomości w wątkach*
permission-connect = *Łączenie*
refuse-replay-too-early = Partia { $game } jeszcze trwa. Powtórkę można opublikować, gdy się skończy; do tego czasu pokazuje ci ją `/{ command-replay }`.
refuse-no-game-in-message = Ta wiadomość nie dotyczy partii albo już jej nie znam. Każdą partię tego serwera pokazuje `/{ command-replay }`.
refuse-thread-locked = Ten wątek jest zamknięty, więc nie można tu już nic publikować.
refuse-no-files-here = Nie mogę załączać plików na tym kanale: brakuje mi uprawnienia *Załączanie plików*. Admin może mi je dać w ustawieniach kanału.
refuse-may-not-write = Nie możesz pisać na tym kanale, więc nie mogę tu nic dla ciebie opublikować.
refuse-unknown-button = Ten przycisk jest już za stary. Co rozumiem, pokazuje `/{ command-help }`.
refuse-unknown-choice = Ten wybór jest już za stary. Wpisz polecenie jeszcze raz i wybierz z listy, która się pojawi.
invite = Dodaj mnie do serwera
refuse-only-in-servers = Nie ma mnie na tym serwerze, więc nie mogę tego zrobić. Napisz do mnie bezpośrednio, żeby zagrać ze mną, albo poproś admina, żeby dodał mnie do serwera.

fault = Coś poszło nie tak po mojej stronie, nie po twojej. Spróbuj znowu za chwilę; jeśli to się powtarza, podaj adminowi ten numer: `{ $reference }`.
unread = Nie udało mi się odczytać tego, co przysłał Discord, więc nic się nie zmieniło. Spróbuj znowu za chwilę; jeśli to się powtarza, powiedz adminowi, że może potrzebuję aktualizacji.

list-and = { $first } i { $last }
list-or = { $first } lub { $last }
list-parts = { $first }; { $last }

## Polecenia: ich nazwy i co robią, tak jak pokazuje je Discord

command-challenge = wyzwanie
command-challenge-about = Rzuć komuś wyzwanie na partię
option-challenge-opponent = przeciwnik
option-challenge-opponent-about = Komu rzucasz wyzwanie; bez tego przyjąć może je każdy
option-challenge-rules = zasady
option-challenge-rules-about = Według jakich zasad gracie
option-challenge-side = strona
option-challenge-side-about = Którą stroną grasz
option-challenge-level = poziom
option-challenge-level-about = Jak mocno gram, jeśli grasz ze mną; jeśli nic nie podasz, 2
chosen-level-1 = 1 Początkujący: popełnia wiele błędów
chosen-level-2 = 2 Łatwy: na pierwsze partie
chosen-level-3 = 3 Średni: widzi, co zaraz się stanie
chosen-level-4 = 4 Trudny: rzadko coś przegapi
chosen-level-5 = 5 Ekspert: prawie niczego nie przegapi
chosen-level-6 = 6 Najsilniejszy: myśli do dwóch sekund
command-move = ruch
command-move-about = Zrób ruch
option-move-from = skąd
option-move-from-about = Gdzie stoi pionek, na przykład d1, albo cały ruch: d1-d4
option-move-to = dokąd
option-move-to-about = Dokąd idzie, na przykład d4
option-move-game = partia
option-move-game-about = Która partia (jeśli masz tu kilka)
command-board = plansza
command-board-about = Pokaż planszę
option-board-game = partia
option-board-game-about = Która partia (jeśli jest ich tu kilka)
option-board-style = wygląd
option-board-style-about = Jak wygląda; tekst jest dla osób, które nie widzą obrazków
chosen-style-wood = drewno
chosen-style-stone = kamień
chosen-style-high-contrast = wysoki kontrast
chosen-style-text = tekst
command-replay = powtórka
command-replay-about = Pokaż całą partię jako animację
option-replay-game = partia
option-replay-game-about = Która partia, trwająca albo zakończona (jeśli jest ich tu kilka)
command-resign = poddaj
command-resign-about = Poddaj partię
option-resign-game = partia
option-resign-game-about = Która partia (jeśli masz tu kilka)
command-games = partie
command-games-about = Pokaż wszystkie twoje partie, od najpilniejszej
command-learn = nauka
command-learn-about = Naucz się gry krok po kroku, na planszach, na których się gra
option-learn-rules = zasady
option-learn-rules-about = Rodzaj gry albo jego zasady
command-help = pomoc
command-help-about = Dowiedz się, co potrafi Raichi
command-on-person = Wyzwanie na partię
command-on-message = Powtórka tej partii

## Świat wokół partii

unsaid-closed = wątek jest zamknięty. Gdy zostanie otwarty, opublikuję to
## Wyzwania, mecze, wątki

turn-begins-alone = Partia się zaczyna! { $player } gra obiema stronami.

challenge-side-first = { $challenger } w pierwszej partii gra { $side-instrumental }.
challenge-random-first = Strony w pierwszej partii zostaną wylosowane.
challenge-fair-first = W pierwszej partii strony wyrównują szanse: gracz z niższym rankingiem dostaje stronę, która wygrywa częściej.
challenge-match = Mecz z dwóch partii: w drugiej następuje zamiana stron. Mecz wygrywa ten, kto wygra więcej partii; przy równym wyniku ten, kto zbije więcej pionków.
challenge-time = Czas na każdy ruch: { $time }.
challenge-bank = Czas na całą partię: { $bank }, a dodatek za każdy ruch: { $time }.
challenge-no-time-limit = Bez limitu czasu.
challenge-thread = Partia będzie miała własny wątek.
challenge-until = Wygasa { $time }.
challenge-alone = { $player } gra obiema stronami: **{ $rules }**, partia { $game }.
challenge-seats-first = Mecz z dwóch partii. W pierwszej: { $first-side } – { $first }, { $second-side } – { $second }; potem odwrotnie.
challenge-lapsed = Wyzwanie gracza { $challenger } dla gracza { $opponent } na partię **{ $rules }** wygasło: przez tydzień nie było odpowiedzi.
challenge-lapsed-anyone = Wyzwanie gracza { $challenger } na partię **{ $rules }** wygasło: przez tydzień nikt go nie przyjął.

decline-title = Odrzuć wyzwanie
decline-reason = Dlaczego? (opcjonalnie)
decline-hint = Wszyscy tutaj mogą to przeczytać
challenge-form-more = Więcej
challenge-form-casual = Towarzyska: partia nie liczy się do waszych rankingów
challenge-form-others = Inne zasady… (wybierz ze wszystkich)

time-control = { $unit ->
    [minutes] { $count ->
        [one] 1 minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
    [hours] { $count ->
        [one] 1 godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
   *[days] { $count ->
        [one] 1 dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
}
time-control-none = bez limitu

thread-name = { $rules } · partia { $game }
thread-opened = Gra toczy się w wątku { $thread }.
thread-forbidden = Gra toczy się na tym kanale: żeby otworzyć wątek, potrzebuję uprawnienia *Tworzenie publicznych wątków*. Admin może mi je dać w ustawieniach kanału.
thread-impossible = Gra toczy się na tym kanale: nie można tu otworzyć wątku.

match-score = -# Mecz, partia { $game } z 2 · { $one } – { $other } { $wins } (zbite pionki { $captures })
match-goes-on = Mecz trwa dalej: w drugiej partii następuje zamiana stron.
match-won = **Mecz wygrywa { $winner }.**
match-won-by-captures = **Mecz wygrywa { $winner }:** w partiach jest { $wins }, ale { $winner } ma więcej zbitych pionków, { $captures }.
match-drawn = **Mecz kończy się remisem:** w partiach jest { $wins }, a zbitych pionków też jest po równo.
match-undecided = **Mecz kończy się bez rozstrzygnięcia**, bo jedna z partii nie została rozegrana.

rematch-button = Rewanż

refuse-match-alone = Do meczu potrzeba dwóch osób. Pomiń `{ option-challenge-match }`, żeby zagrać jedną partię ze sobą, albo wybierz kogoś innego.
refuse-challenge-lapsed = To wyzwanie wygasło: przez tydzień nikt go nie przyjął. Nowe tworzy `/{ command-challenge }`.
refuse-not-a-time-control = Nie rozumiem „{ $given }” jako czasu. Wpisz na przykład `12 godzin` albo `3 dni` na każdy ruch, `6 dni + 10 godzin` na całą partię z dodatkiem za każdy ruch albo `bez limitu`.
refuse-time-control-range = „{ $given }” nie pasuje. Na każdy ruch można dać od 1 godziny do 14 dni; `bez limitu` oznacza grę bez zegara.
refuse-bank-range = „{ $given }” nie pasuje. Na całą partię można dać od 1 godziny do 30 dni, a dodatek za każdy ruch może mieć od 1 godziny do 3 dni.
refuse-reason-too-long = Powód jest za długi: może mieć najwyżej tyle znaków: { $longest }, a twój ma { $length }. Wyzwanie nie zostało odrzucone; skróć powód albo go pomiń.
refuse-challenges-of-player = Masz już na tym serwerze tyle otwartych wyzwań, ile można: { $most }. Wycofaj jedno albo poczekaj na odpowiedź.
refuse-challenges-here = Na tym kanale jest już tyle otwartych wyzwań, ile można: { $most }. Przyjmij jedno albo poczekaj, aż ktoś odpowie.
refuse-games-of-player = { $player } gra już na tym serwerze tyle partii, ile można naraz: { $most }. Gdy jedna się skończy, można zacząć następną.
refuse-games-here = Na tym kanale trwa już tyle partii, ile można naraz: { $most }. Zagraj na innym kanale albo poczekaj, aż jedna się skończy.
refuse-pace = { $pace ->
    [challenge] Sporo tych wyzwań. Następne możesz rzucić { $when }.
    [share] Sporo tego naraz. Następną rzecz możesz pokazać wszystkim { $when }.
    [server] Na tym serwerze dużo się teraz dzieje. Rzucać wyzwania i pokazywać coś wszystkim możesz znowu { $when }.
    [hint] Sporo tych podpowiedzi. O następną możesz poprosić { $when }.
    [review] Sporo tych analiz. Następną partię mogę przeanalizować { $when }.
    [build] Sporo zmian w krótkim czasie. Możesz kontynuować { $when }.
    [file] Sporo tych plików. Następny możesz dostać { $when }.
    [report] To dużo zgłoszeń. Następne będzie możliwe { $when }.
   *[export] Masz już ten plik, i to kilka razy. Znowu możesz go dostać { $when }.
}
refuse-not-finished = Partia { $game } jeszcze trwa. Rewanż jest po zakończonej partii.
refuse-match-goes-on = Mecz trwa dalej: została druga partia. Gdy i ona się skończy, możesz poprosić o rewanż.
refuse-rematch-offered = Rewanż po partii { $game } jest już zaproponowany. Najpierw musi odpowiedzieć twój przeciwnik.
refuse-next-game-runs = Następna już trwa: partia { $game }.

refuse-rematch-declined = Twoja propozycja rewanżu po partii { $game } została odrzucona. Twój przeciwnik może jeszcze sam o niego poprosić; nowe wyzwanie tworzy `/{ command-challenge }`.
refuse-nothing-to-play-again = Nie masz na tym kanale jeszcze żadnej zakończonej partii. Podaj partię z innego kanału opcją `{ option-rematch-game }` albo użyj `/{ command-challenge }`.

option-challenge-time = czas
option-challenge-time-about = Na ruch, na przykład 3 dni; albo 6 dni + 10 godzin (na partię + na ruch); albo bez limitu
option-challenge-match = mecz
option-challenge-match-about = Mecz: dwie partie, w drugiej następuje zamiana stron
option-challenge-thread = wątek
option-challenge-thread-about = Gra we własnym wątku
# Słowa na „tak” i „nie”, które są rozumiane; zwykłe jako pierwsze.
flag-yes = tak, prawda, wł
flag-no = nie, fałsz, wył
## Przyciski pod planszą i menu, w których wybiera się ruch

button-move = Ruch
button-hint = Podpowiedź
button-draw = Zaproponuj remis
button-takeback = Cofnij ruch
button-resign = Poddaj partię
button-level = Poziom { $level }
turn-given = Zaczyna się od pozycji z innej partii, po tylu ruchach: { $count }.
review-play = Graj stąd
pick-game = Partia { $game }
pick-piece = { $of }: grasz { $side-instrumental }. Którym pionkiem chcesz ruszyć?
pick-piece-menu = Wybierz pionek
pick-put = { $of }: grasz { $side-instrumental }. Gdzie postawisz pionek?
pick-put-menu = Wybierz punkt
pick-too-long = -# Resztę tak długiego ruchu można tylko wpisać: `/{ command-move }` ze wszystkimi punktami, na przykład `c3 e5 g3`.
pick-file = { $of }: ruszyć może wiele twoich pionków. W której kolumnie stoi ten właściwy?
pick-file-menu = Wybierz kolumnę
pick-file-choice = kolumna { $file } · { $count ->
    [one] jeden pionek
    [few] { $count } pionki
   *[many] { $count } pionków
}
pick-other-file = Inna kolumna
pick-target = { $of }: dokąd idzie pionek z { $square }?
pick-target-menu = Wybierz, dokąd
pick-line-menu = Wybierz kierunek
pick-along-file = po kolumnie { $file } · { $count ->
    [one] jedno pole
    [few] { $count } pola
   *[many] { $count } pól
}
pick-along-rank = po wierszu { $rank } · { $count ->
    [one] jedno pole
    [few] { $count } pola
   *[many] { $count } pól
}
pick-other-piece = Inny pionek
pick-end = Zakończ turę
pick-play = Stop tutaj: { $ply }
reach-squares = { $square }, { $piece }: { $count ->
    [0] brak ruchów.
   *[other] można iść na { $squares }.
}
reach-not-to-move = -# To na później, gdy przyjdzie kolej na { $side-accusative }.
refuse-not-a-square = { $given } nie jest polem tej planszy: plansza sięga od a1 do { $last }.
refuse-empty-square = Na { $square } nie ma pionka. Planszę pokazuje `/{ command-board }`.
choice-occupied = { $square } · { $piece }

## Zapis partii i strony list

history-title = **{ $rules }** · partia { $game } · { $count ->
    [0] jeszcze bez ruchu
    [one] jeden ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
history-file = -# Ten plik to zapis partii; umie go przeczytać `raichi replay`, a ty też.
games-until = · do { $time } ({ $left })
games-left = · twój czas: { $time }
games-halted = · { $halt ->
    [suspended] zawieszona
    [paused] pauza
   *[vacation] urlop
}
games-page = -# Strona { $page } z { $pages }
list-previous = Wstecz
list-next = Dalej

## Polecenia, które pokazują partię

command-legal = możliwe-ruchy
command-legal-about = Pokaż, dokąd może pójść pionek
option-legal-square = pole
option-legal-square-about = Gdzie stoi pionek, twój albo przeciwnika, na przykład d1
option-legal-game = partia
option-legal-game-about = Która partia (jeśli jest ich tu kilka)
command-hint = podpowiedź
command-hint-about = Poproś o podpowiedź, gdy grasz z komputerem albo obiema stronami
option-hint-game = partia
option-hint-game-about = Numer partii, jeśli grasz tu kilka
command-history = zapis
command-history-about = Pobierz zapis partii jako plik
option-history-game = partia
option-history-game-about = Która partia, trwająca albo zakończona (jeśli jest ich tu kilka)
## Partie na wiele dni: zegary, umowy, urlopy

clock-until = Masz czas do { $time } ({ $left }).
clock-left = Czas, który ma jeszcze { $player }: { $time }.
clock-paused = W partii jest pauza, zegar stoi.
clock-suspended = Partia jest zawieszona, zegar stoi.
clock-vacation = W czasie urlopu zegar stoi; ruchy nadal są możliwe.
turn-waits = Gdy partia ruszy dalej, ruch ma { $player } i gra { $side-instrumental }.
reminder = { $player }, nadal jest twój ruch. Twój przeciwnik: { $other }. Twój czas kończy się { $left }: { $time }.

deed-offers-draw = { $player } proponuje remis. { $other }, zgadzasz się? Propozycja wygasa z następnym ruchem.
deed-offers-pause = { $player } prosi o pauzę, w czasie której zegar stoi. { $other }, zgadzasz się? Prośba wygasa z następnym ruchem.
deed-asks-takeback = { $player } chce cofnąć { $count ->
    [1] ostatni ruch
   *[other] swój ostatni ruch razem z odpowiedzią na niego
}. { $other }, zgadzasz się? Prośba wygasa z następnym ruchem.
deed-agrees-takeback = { $other }, { $player } zgadza się na cofnięcie ruchu.
deed-agrees-pause = { $other }, { $player } zgadza się na pauzę. Trwa, aż któreś z was ją zakończy.
deed-declines = { $question ->
    [draw] { $other }, { $player } nie zgadza się na remis.
    [takeback] { $other }, { $player } nie zgadza się na cofnięcie ruchu.
   *[pause] { $other }, { $player } nie zgadza się na pauzę.
}
deed-withdraws = { $question ->
    [draw] { $player } wycofuje propozycję remisu.
    [takeback] { $player } wycofuje prośbę o cofnięcie ruchu.
   *[pause] { $player } wycofuje prośbę o pauzę.
}
deed-takes-back = { $player } cofa swój ostatni ruch, więc to już nie twoja kolej, { $other }.
deed-takes-back-alone = { $player } cofa ostatni ruch.
deed-drops = { $question ->
    [draw] Propozycja remisu tym samym przepada.
   *[pause] Prośba o pauzę tym samym przepada.
}
deed-continues = { $other }, { $player } kończy pauzę; partia trwa dalej.
suspended = { $why ->
    [channel-gone] Kanału tej partii już nie ma, więc partia jest zawieszona. Ruszy dalej z następnym ruchem na innym kanale tego serwera: `/{ command-move }` z opcją `{ option-move-game }`.
    [channel-closed] Kanał tej partii jest zamknięty, więc partia jest zawieszona. Ruszy dalej, gdy zostanie otwarty, albo z następnym ruchem na innym kanale: `/{ command-move }` z opcją `{ option-move-game }`.
    [may-not-post] Nie mogę już pisać na kanale tej partii, więc partia jest zawieszona. Ruszy dalej, gdy admin to naprawi, albo z następnym ruchem na innym kanale: `/{ command-move }` z opcją `{ option-move-game }`.
    [message-refused] Discord odrzuca moją wiadomość na kanale tej partii, więc partia jest zawieszona. Po poleceniu wydanym tam za kilka minut spróbuję ponownie, albo partia ruszy dalej z następnym ruchem na innym kanale: `/{ command-move }` z opcją `{ option-move-game }`.
   *[removed] Nie ma mnie już na serwerze tej partii, więc partia jest zawieszona. Ruszy dalej, gdy dostanę nowe zaproszenie.
}
deed-resumes = { $first } i { $second }, partia trwa dalej.
deed-resumes-alone = { $player }, partia trwa dalej.
deed-vacation-begins = { $player } ma urlop do { $time }. Do tego czasu zegar stoi, gdy ruch ma { $player }.
deed-vacation-begins-no-clock = { $player } ma urlop do { $time }.
deed-vacation-ends = { $player } wraca z urlopu.
deed-vacation-undone = { $player } jednak nie ma urlopu.
answer-yes = Zgadzam się
answer-no = Nie zgadzam się
pause-end = Zakończ pauzę

end-agreed = Obie strony zgadzają się na remis.
end-called-draw = { $player } ogłasza remis.
end-out-of-time = { $player } nie ma już czasu.
end-not-begun = { $player } nie robi ruchu na czas. { $other }, partia ledwo się zaczęła, więc jest anulowana i się nie liczy.
end-aborted = { $player } anuluje partię. { $other }, ledwo się zaczęła, więc się nie liczy.
end-aborted-hot-seat = { $player } anuluje partię. Ledwo się zaczęła, więc się nie liczy.
alt-agreed = Obie strony zgodziły się na remis.
alt-out-of-time = Skończył się czas { $side-genitive }.
alt-aborted = Partia jest anulowana i się nie liczy.

refuse-not-your-turn-until = Teraz ruch ma { $player }, czas do { $time }. Twój ruch będzie możliwy, gdy tylko odpowiedź pojawi się na planszy.
refuse-out-of-time = Czas na ten ruch skończył się { $time }, więc nie został zrobiony. Partia zaraz się zakończy.
refuse-paused = W partii jest pauza. Każdy z graczy może ją zakończyć przyciskiem *{ pause-end }* albo poleceniem `/{ command-resume }`; wtedy możesz zrobić ruch.
refuse-paused-already = W partii już jest pauza. Kończy ją `/{ command-resume }`.
refuse-not-paused = W partii nie ma pauzy, więc nie ma czego kończyć. O pauzę prosi `/{ command-pause }`.
refuse-no-clock = Ta partia nie ma zegara, więc nie ma czego zatrzymywać. Myśl tak długo, jak chcesz.
refuse-answer-first = { $question ->
    [draw] { $player } proponuje remis
    [takeback] { $player } prosi o cofnięcie ruchu
   *[pause] { $player } prosi o pauzę
}. Najpierw odpowiedz przyciskami albo zgódź się poleceniem { $question ->
    [draw] `/{ command-draw }`
    [takeback] `/{ command-takeback }`
   *[pause] `/{ command-pause }`
}; następny ruch to unieważnia.
refuse-asked-already = { $question ->
    [draw] Od ostatniego ruchu była już twoja propozycja remisu
    [takeback] Od ostatniego ruchu była już twoja prośba o cofnięcie
   *[pause] Od ostatniego ruchu była już twoja prośba o pauzę
}. Znowu będzie można po następnym ruchu.
refuse-nothing-asked = { $question ->
    [draw] Od ostatniego ruchu nikt nie proponował remisu
    [takeback] Od ostatniego ruchu nikt nie prosił o cofnięcie ruchu
   *[pause] Od ostatniego ruchu nikt nie prosił o pauzę
}, więc nie ma na co odpowiadać.
refuse-question-stands = { $question ->
    [draw] Twoja propozycja remisu obowiązuje
    [takeback] Twoja prośba o cofnięcie ruchu obowiązuje
   *[pause] Twoja prośba o pauzę obowiązuje
} do następnego ruchu; odpowiedzieć ma { $player }. Możesz ją wycofać.
refuse-other-question-stands = { $question ->
    [draw] Twoja propozycja remisu nadal obowiązuje
    [takeback] Twoja prośba o cofnięcie ruchu nadal obowiązuje
   *[pause] Twoja prośba o pauzę nadal obowiązuje
}; odpowiedzieć ma { $player }. Najpierw ją wycofaj, potem proś o co innego.
refuse-only-asker-withdraws = { $question ->
    [draw] Tę propozycję może wycofać tylko { $player }
   *[other] Tę prośbę może wycofać tylko { $player }
}. Ty możesz się zgodzić albo nie.
refuse-own-question = { $question ->
    [draw] To twoja własna propozycja remisu
    [takeback] To twoja własna prośba o cofnięcie ruchu
   *[pause] To twoja własna prośba o pauzę
}: odpowiedzieć ma { $player }.
refuse-nothing-to-take-back = W tej partii nie masz ruchu, który można cofnąć.
refuse-too-late-to-abort = Ta partia już się liczy i nie można jej anulować. Możesz ją poddać: `/{ command-resign }`.
refuse-vacation-past = Ten czas już minął. Wybierz przyszły dzień, w którym wrócisz.
refuse-vacation-too-short = Urlop trwa co najmniej jeden dzień. Wybierz późniejszy koniec.
refuse-vacation-too-long = W roku masz 30 dni urlopu. Z tym, co zostało, twój urlop może trwać najwyżej do { $time }.
refuse-vacation-used-up = Twoje 30 dni urlopu w tym roku się skończyło. Nowe będą w nowym roku.
refuse-vacation-already = Masz już urlop, do { $time }.
refuse-vacation-in-this-turn = W tej turze partii { $game } masz już za sobą powrót z urlopu. Najpierw zrób tam ruch; potem znów możesz wziąć urlop.
refuse-no-vacation = Nie masz urlopu, więc nie ma czego kończyć.
refuse-vacation-too-new = Urlop trwa co najmniej jeden dzień: możesz go zakończyć od { $time }. Ruchy możesz robić i teraz.

## Polecenia, którymi gracze coś uzgadniają, i prywatne odpowiedzi na nie

vacation-begins = Masz urlop do { $time }. Do tego czasu twoje zegary stoją, gdy jest twój ruch, a ruchy nadal możesz robić. Wcześniej wrócisz poleceniem `/{ command-vacation } { command-vacation-end }`, najwcześniej { $earliest }.
vacation-undo = Jednak nie? Możesz cofnąć urlop, jakby go nigdy nie było, jeszcze przez { $count ->
    [one] minutę
    [few] { $count } minuty
   *[many] { $count } minut
}.
vacation-undo-button = Cofnij urlop
vacation-undone = Urlop cofnięty: odzyskujesz jego dni, a twoje zegary idą, jakby go nigdy nie było.
vacation-ends = Miło, że wracasz! Twoje zegary znów idą.
vacation-choice = { $count ->
    [one] jeden dzień
    [few] { $count } dni
   *[many] { $count } dni
}
refuse-not-a-time = „{ $given }” to ani liczba dni, ani data. Wpisz na przykład `7` albo `2027-01-03`.
command-draw = remis
command-draw-about = Zaproponuj remis albo zgódź się na niego
option-draw-game = partia
option-draw-game-about = Która partia (jeśli masz tu kilka)
command-takeback = cofnij
command-takeback-about = Cofnij swój ostatni ruch albo poproś o to
option-takeback-game = partia
option-takeback-game-about = Która partia (jeśli masz tu kilka)
command-pause = pauza
command-pause-about = Poproś o zatrzymanie zegara na jakiś czas albo zgódź się na to
option-pause-game = partia
option-pause-game-about = Która partia (jeśli masz tu kilka)
command-resume = wznów
command-resume-about = Zakończ pauzę
option-resume-game = partia
option-resume-game-about = Która partia (jeśli masz tu kilka)
command-abort = anuluj
command-abort-about = Anuluj partię, która ledwo się zaczęła (nie będzie się liczyć)
option-abort-game = partia
option-abort-game-about = Która partia (jeśli masz tu kilka)
command-rematch = rewanż
command-rematch-about = Rzuć wyzwanie temu samemu przeciwnikowi, z zamianą stron
option-rematch-game = partia
option-rematch-game-about = Zakończona partia (jeśli nie twoja ostatnia tutaj)
command-vacation = urlop
command-vacation-about = Zatrzymaj swoje zegary na jakiś czas
command-vacation-start = zacznij
command-vacation-start-about = Zatrzymaj swoje zegary na jakiś czas: do trzydziestu dni w roku
option-vacation-start-days = dni
option-vacation-start-days-about = Ile dni albo data twojego powrotu, na przykład 2027-01-03
command-vacation-end = zakończ
command-vacation-end-about = Wróć z urlopu
command-names = nazwa
command-names-about = Czy strony internetowe twoich partii pokazują twoją nazwę
option-names-mine = moja-nazwa
option-names-mine-about = Pokaż ją, jeśli druga osoba też się zgadza, albo ukryj
chosen-mine-show = pokaż
chosen-mine-hide = ukryj
names-shown = Strony internetowe i zapisy twoich partii pokazują twoją nazwę, **{ $name }**, jeśli druga osoba też się zgadza. `/{ command-names } { chosen-mine-hide }` od razu ją usuwa.
names-hidden = Żadna strona internetowa nie pokazuje twojej nazwy. `/{ command-names } { chosen-mine-show }` pokazuje ją jeśli druga osoba też się zgadza.
names-of-seats = Przy tym stole wszyscy widzą nazwy miejsc. Swoją możesz zmienić z boku strony.
## Strona, która zastępuje kanał

seat-name = { $number ->
    [1] Kruk
    [2] Wilk
    [3] Niedźwiedź
    [4] Lis
    [5] Łoś
    [6] Orzeł
    [7] Ryś
    [8] Wydra
    [9] Sowa
    [10] Foka
    [11] Zając
    [12] Sokół
   *[other] Miejsce { $number }
}
channel-title = Raichi · stół króla wikingów
channel-tab = { $state ->
    [move] ● Twój ruch
    [answer] ● Twoja odpowiedź
    [over] Koniec partii
   *[other] Ruch przeciwnika
} — { $rules }
channel-topic = Ta strona jest tu wspólna dla wszystkich: graj obiema stronami albo podaj klawiaturę dalej.
channel-seats = Gracze przy tym stole
channel-you-sit = Twoje miejsce
channel-waiting = czeka { $count ->
    [one] jeden ruch lub odpowiedź
    [few] { $count } ruchy lub odpowiedzi
   *[many] { $count } ruchów lub odpowiedzi
}
channel-name = Nazwa
channel-name-hint = Puste pole przywraca nazwę { $name }
channel-save = Zapisz
channel-add = Dodaj miejsce
channel-messages = Wiadomości
channel-older = Starsze wiadomości
channel-newest = Do najnowszych
channel-command = Polecenie
channel-command-hint = Wpisz /, żeby wybrać polecenie
channel-send = Wyślij
channel-suggestions = Propozycje
channel-private = Widzisz to tylko ty
channel-answers = W odpowiedzi na tę wiadomość
channel-dismiss = Zamknij
channel-begin = **Szachy wikingów:** król i nieliczni obrońcy przeciw dwa razy większej liczbie atakujących.
channel-begin-board = Grasz stroną króla. Kliknij lub dotknij jednego ze swoich pionków, żeby zacząć: komputer robi pierwszy ruch.
channel-begin-learn = Naucz się w dwie minuty
channel-more = Więcej
channel-begin-computer = Zagraj z komputerem
channel-begin-both = We dwoje tutaj
channel-begin-challenge = Wyzwanie: { $name }
channel-begin-rules = Jak grać
channel-new-game = Nowa partia
channel-new-rules = Zasady
channel-new-opponent = Przeciwnik
channel-new-both = Ja: gram obiema stronami
channel-new-anyone = Każdy, kto przyjmie
channel-new-side = Moja strona
channel-new-computer = Raichi, komputer
channel-new-level = Jak mocno gra Raichi
channel-new-time = Czas
channel-new-time-usual = Jak zwykle
channel-new-begin = Zacznij
channel-settings = Ustawienia
channel-follow = Zmieniaj miejsce po każdym ruchu
channel-follow-hint = Po twoim ruchu ta strona przechodzi do osoby, która ma ruch, chyba że ma ona otwarte własne okno.
channel-confirm = Potwierdzaj każdy ruch
channel-skips = Przejdź
channel-skip-to-board = Do najnowszej planszy
channel-skip-to-line = Do wiersza poleceń
channel-board = { $game ->
    [0] Plansza
   *[other] Plansza partii { $game }
}: wybierz pionek, potem dokąd idzie. Strzałki prowadzą po planszy.
channel-board-hint = Kliknij albo dotknij pionka, potem miejsca, na które idzie. Można też przeciągnąć.
channel-play = Zagraj { $ply }
channel-once-more = { $ply }: jeszcze raz, żeby zagrać
channel-back = Anuluj
channel-target = na { $square }
channel-square = { $square }, { $piece }
channel-piece = { $square }, { $piece }, { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
channel-offline = Strona nie ma połączenia z Raichi. Ruszy dalej sama, gdy tylko Raichi wróci.
channel-stopped = Raichi nie odpowiada. Jeśli program się zatrzymał, uruchom go ponownie poleceniem scripts/local: partie są zapisane, a ta strona ruszy dalej od tego miejsca.
channel-unsent-move = Twój ruch nie został wysłany. Spróbuj ponownie.
channel-unsent = Nie wysłano. Spróbuj ponownie.
channel-lost = Nie ma takiej strony.
channel-crowded = Otwartych jest za dużo okien, więc to na razie samo się nie odświeża. Zamknij jakieś inne; to spróbuje znowu samo.

misread-not-a-command = Nie rozumiem. Spróbuj `/{ command-help }` albo `/{ command-play }`. Żeby zrobić ruch, wpisz dwa pola, na przykład `d1 d4`.
misread-too-long = To jest dłuższe niż jakiekolwiek polecenie. Nic nie zostało zrobione.
misread-unknown-command = Nie ma polecenia „{ $given }”. Polecenia to { $commands }.
misread-no-subcommand = Poleceń `/{ $group }` jest kilka: { $commands }. Wybierz jedno z nich.
misread-unknown-option = `/{ $command }` nie wie, co zrobić z „{ $given }”. Przyjmuje { $options }; wszystko, co ma spacje, weź w cudzysłów.
misread-unknown-option-none = `/{ $command }` nie przyjmuje żadnych opcji, więc „{ $given }” jest zbędne.
misread-twice = „{ $option }” jest podane dwa razy. Nic nie zostało zrobione; usuń jedno z nich.
misread-missing = `/{ $command }` potrzebuje „{ $option }”: { $about }.
misread-not-a-choice = „{ $given }” nie jest żadną z możliwości dla „{ $option }”: { $choices }.
misread-ambiguous = „{ $given }” może oznaczać { $options }. Wpisz, o co ci chodzi, na przykład `{ $option }:{ $given }`.
misread-meant = Może chodzi o { $meant }?
misread-not-a-game = „{ $given }” nie jest numerem partii. Twoje partie pokazuje `/{ command-games }`.
misread-no-such-seat = Nikt tu nie nazywa się „{ $given }”. Siedzą tu { $names }; z boku można dodawać miejsca i zmieniać ich nazwy.
misread-name-taken = Inne miejsce nazywa się już „{ $name }”. Wybierz inną nazwę.
misread-name-bad = To nie może być nazwa. Nazwa ma najwyżej tyle znaków: { $most }, nie ma cudzysłowów i nie może być moja: Raichi.
misread-no-more-seats = Zajęte są już wszystkie miejsca: { $most }. Więcej się nie zmieści.

## Strona partii w internecie (bez znaczników, poza ostatnim)

page-title-to-move = Ruch { $side-genitive } · { $rules }
page-title-won = { $side-number ->
    [one] Wygrywa
   *[many] Wygrywają
} { $side } { $count ->
    [0] bez żadnego ruchu
    [1] po jednym ruchu
   *[other] po { $count } ruchach
} · { $rules }
page-title-drawn = Remis po { $count ->
    [1] jednym ruchu
   *[other] { $count } ruchach
} · { $rules }
page-title-aborted = Anulowana · { $rules }
page-title-ply = { $number ->
    [0] Pozycja początkowa
   *[other] Ruch { $number } z { $count }
} · { $rules }
page-subtitle = { $rules } · partia { $game }
page-start = Pozycja początkowa
page-move = Ruch { $number }
page-side = { $side-heading }
page-played = { $side-heading }: { $move }
page-first = Pozycja początkowa
page-previous = Poprzedni ruch
page-next = Następny ruch
page-last = Najnowsza pozycja
page-position = Pokazana pozycja
page-steps = Przeglądaj partię
page-moves = Ruchy
page-review = Analiza
page-review-none-yet = Analiza pokazuje, gdzie partia się odwróciła. Może o nią poprosić każdy, kto widzi partię: /{ command-review }; wtedy pojawi się też tutaj.
page-turning-point = Punkt zwrotny
page-no-moves = Nie było jeszcze żadnego ruchu.
page-keys = Strzałki przewijają ruchy; Home i End prowadzą na początek i na koniec.
page-live = Na żywo
page-newer = Jest nowy ruch. Do najnowszej pozycji
page-about = Partia
page-rules = Zasady
page-began = Początek
page-moved = Ostatnia zmiana
page-ended = Koniec
page-record = Zapis (tekst)
page-animation = Animacja (GIF)
page-discord = Otwórz w Discordzie
page-picture = Ta pozycja (PNG)
page-play = Odtwórz
page-pause = Wstrzymaj
page-speed = Prędkość
page-taps = Dotknij prawej połowy planszy, żeby zobaczyć następny ruch, a lewej, żeby poprzedni, albo przesuń palcem.
page-look = Wygląd
page-theme = Plansza
page-flip = Obróć planszę
page-apply = Pokaż
page-sounds = Dźwięki
page-share = Udostępnij
page-address = Link do tej pozycji
page-copy = Kopiuj link
page-copied = Link skopiowany.
page-copy-refused = Twoja przeglądarka nie pozwala stronom kopiować. Link jest zaznaczony: naciśnij Ctrl+C albo przytrzymaj go i wybierz kopiowanie.
page-qr = Kod QR
page-qr-alt = Kod QR adresu partii
page-frame = Na twojej stronie
page-frame-about = To pokazuje planszę w ramce na dowolnej stronie:
page-reach-network = Ten link mogą otworzyć tylko urządzenia w tej samej sieci.
page-reach-machine = Ten link może otworzyć tylko ten komputer.
page-games = Inne partie
page-previous-game = Poprzednia partia
page-next-game = Następna partia
page-skip-board = Przejdź do planszy
page-skip-moves = Przejdź do ruchów
page-home-title = Raichi
page-home = Tutaj możesz oglądać partie, które ludzie grają na Discordzie. Każda partia ma własną stronę: prowadzi do niej link pod ostatnią planszą i polecenie /{ command-board }.
page-to-home = Na stronę główną
page-to-game = Do partii
page-method-title = Tak się tu nie da
page-method = Tę stronę można czytać, ale nie można do niej nic wysyłać.
page-long-title = To za długie
page-long = To, co wysłano, jest za długie dla tej strony. Wyślij mniej naraz.
page-foreign-title = To przyszło z innej strony
page-foreign = To nie zostało wysłane z żadnej ze stron Raichi, więc nic nie zostało zrobione.
page-lost-title = Nic tu nie ma
page-lost = Może link jest stary albo brakuje jego części.
page-missing-title = Nie ma tu partii
page-missing = Pod tym adresem nie ma żadnej partii. Może brakuje części linku albo admin serwera zamknął jego strony.
page-busy-title = Chwileczkę
page-busy = Naraz rysuje się za dużo obrazków. Spróbuj znowu za kilka sekund.
page-fault-title = Coś poszło nie tak
page-fault = To po naszej stronie, nie po twojej. Spróbuj znowu za chwilę.
page-open = Otwórz partię

## Gracze, którzy opuszczają serwer

deed-left = { $player } nie jest już na tym serwerze. { $other }, możesz zakończyć partię: `/{ command-abort }`; wtedy się nie liczy.
deed-left-clock = { $player } nie jest już na tym serwerze. Zegar idzie dalej, a komu skończy się czas, ten przegrywa. { $other }, możesz też od razu zakończyć partię: `/{ command-abort }`; wtedy się nie liczy.
end-aborted-alone = { $player } kończy partię, bo przeciwnika nie ma już na serwerze. Partia się nie liczy.

## Analizy partii

review-alt = { $rules }, wykres partii: w ciągu { $count ->
    [1] jednego ruchu
   *[other] { $count } ruchów
} szansa { $side-genitive } na wygraną zmieniła się z { $from }% na { $to }%.
review-alt-point = W ruchu { $move } zmieniła się z { $from }% na { $to }%.
review-point = Ruch { $move }: po { $played } szansa { $side-genitive } na wygraną spadła z { $from }% do { $to }%.
review-better = Lepiej: { $line }.
review-title = **{ $rules }** · partia { $game } · { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
review-none = Żaden ruch mocno nie zmienił szans. Świetna gra z obu stron!
review-underway = Analizuję partię { $game }; gotowe pozycje: { $done } z { $all }. Analiza zostaje przy partii, więc możesz do niej wrócić, kiedy zechcesz.
review-again = Pokaż analizę
review-move = Ruch { $move }
review-all = Cała partia
review-chance = Szansa { $side-genitive } na wygraną: { $chance }%
review-chances = Szansa { $side-genitive } na wygraną:
review-percent = { $chance }%
review-turning-points = Punkty zwrotne: { $moves }
review-alt-choice = Plansza przed ruchem { $move }. Przerywana strzałka pokazuje ruch, który był na planszy, { $played }; ciągła – lepszy ruch, { $better }.
refuse-review-too-early = Partia { $game } jeszcze trwa. Analiza będzie, gdy się skończy.
refuse-review-of-aborted = Partia { $game } jest anulowana, więc nie ma czego analizować.
refuse-review-too-short = Partia { $game } skończyła się po tak niewielu ruchach, że nie ma czego analizować.
command-review = analiza
command-review-about = Analiza zakończonej partii: co zostało przeoczone i co byłoby lepsze
option-review-game = partia
option-review-game-about = Zakończona partia (jeśli jest ich tu kilka)
fact-missed-win = Można było od razu wygrać.
fact-missed-forced-win = Była wygrana, której nie dało się powstrzymać.
fact-allowed-win = Po tym druga strona mogła od razu wygrać.

## Rankingi

option-challenge-rated = rankingowa
option-challenge-rated-about = Czy partia liczy się do waszych rankingów; jeśli nic nie podasz, tak
challenge-rated = Rankingowa.
challenge-casual = { $why ->
    [no-clock] Towarzyska: partie bez limitu czasu nie są rankingowe.
    [own-ruleset] Towarzyska: rankingowe są tylko partie według zasad, które znam z nazwy.
    [same-opponent] Towarzyska: w ostatnich 30 dniach macie już za sobą dziesięć wspólnych partii rankingowych.
   *[other] Towarzyska.
}
casual-at-once = { $why ->
    [computer] Ta partia jest towarzyska: partie ze mną nie są rankingowe.
   *[one-person] Ta partia jest towarzyska, bo grasz obiema stronami.
}
ratings-changed = Rankingi: { $first } { $first-before } → { $first-after }, { $second } { $second-before } → { $second-after }
not-rated = { $why ->
    [same-opponent] Bez rankingu: w ostatnich 30 dniach macie już za sobą dziesięć wspólnych partii rankingowych.
    [left-early] Bez rankingu: jedna osoba opuściła serwer, zanim obie strony zrobiły ruch.
    [timeout-early] Bez rankingu: czas się skończył, zanim obie strony zrobiły po dwa ruchy.
    [one-absence] Bez rankingu: w czasie tej samej nieobecności inna partia już jest przegrana na czas, a jedna nieobecność liczy się raz.
   *[other] Bez rankingu: partia była towarzyska.
}
rules-side-score = W dotychczasowych partiach rankingowych { $side } { $side-number ->
    [one] zdobywa
   *[many] zdobywają
} { $percent }% punktów.
deed-left-claim = { $player } nie jest już na tym serwerze. Zegar idzie dalej, a komu skończy się czas, ten przegrywa. { $other }, możesz też od razu przyjąć wygraną albo anulować partię: `/{ command-abort }`; wtedy się nie liczy.
button-claim = Przyjmij wygraną
button-abort = Anuluj partię
end-claimed = { $player } odbiera zwycięstwo: { $other } nie jest już na serwerze.
alt-claimed = { $side-number ->
    [one] Wygrywa
   *[many] Wygrywają
} { $side }, bo druga osoba opuściła serwer.
refuse-win-to-claim = Twojego przeciwnika nie ma już na serwerze, więc możesz przyjąć wygraną. Jeśli zamiast tego anulujesz partię, nie będzie się liczyć.
refuse-nothing-to-claim = Twój przeciwnik jest na tym serwerze, więc nie ma wygranej do przyjęcia.

## Szukanie kogoś do gry

command-play = graj
command-play-about = Dołącz do kogoś, kto czeka na partię, albo poczekaj na chętnych
option-play-rules = zasady
option-play-rules-about = Według jakich zasad; bez tego dołączasz do dowolnej partii
play-joined = Twój przeciwnik: { $player }. Partia { $game } (**{ $rules }**) zaczyna się na { $channel }.
play-posted = Nikt tu teraz nie czeka na partię, więc twoje wyzwanie jest już opublikowane. Może je przyjąć każdy.
play-size = Jak duża ma być twoja pierwsza partia? Na małej planszy, **{ $small }**, wystarczy około dziesięciu minut myślenia. **{ $usual }** to wybór doświadczonych graczy i trwa godzinę lub dłużej.
play-size-waiting = -# Ktoś już czeka na partię: `/{ command-challenges }` pokaże kto.
play-size-small = Mała plansza, 10 minut
play-size-tournament = Plansza turniejowa
command-challenges = wyzwania
command-challenges-about = Pokaż otwarte wyzwania: dla ciebie, dla wszystkich i twoje własne
lobby-none = Nie ma tu otwartych wyzwań. `/{ command-play }` publikuje takie, które może przyjąć każdy.
lobby-title = { $count ->
    [one] Jedno otwarte wyzwanie
    [few] { $count } otwarte wyzwania
   *[many] { $count } otwartych wyzwań
}:
lobby-to-me = **{ $number }** · { $player } rzuca wyzwanie **tobie** · { $rules } · { $time } · wygasa { $until }
lobby-open = **{ $number }** · { $player } szuka przeciwnika · { $rules } · { $time } · wygasa { $until }
lobby-mine = **{ $number }** · twoje wyzwanie dla gracza { $player } · { $rules } · { $time } · wygasa { $until }
lobby-mine-anyone = **{ $number }** · szukasz przeciwnika · { $rules } · { $time } · wygasa { $until }
lobby-no-limit = bez limitu czasu
lobby-link = · [wiadomość]({ $link })
lobby-accept = Przyjmij { $number }
lobby-decline = Odrzuć { $number }
lobby-withdraw = Wycofaj { $number }
lobby-again = Opublikuj { $number } znowu
refuse-only-computer-here = Tutaj możesz grać ze mną albo obiema stronami. Z innymi ludźmi gra się na kanałach serwera.
play-level = Jak mocno mam grać?
refuse-posted-just-now = To wyzwanie zostało opublikowane niecałą godzinę temu. Znowu możesz je opublikować później.
refuse-can-join = Ktoś właśnie opublikował pasujące wyzwanie. Użyj `/{ command-play }` jeszcze raz, żeby dołączyć.
challenge-lapsed-news = { $player }, przez tydzień nikt nie przyjął twojego wyzwania, więc wygasło. Kogoś innego szuka `/{ command-play }`.

## Ustawienia

command-settings = ustawienia
command-settings-about = Ustaw przypomnienia, wygląd swoich plansz i inne rzeczy
command-server-settings = ustawienia-serwera
command-server-settings-about = Ustaw język tego serwera, kanały, domyślne zasady i inne rzeczy
language-name = Polski
settings-menu = Co zmienić
settings-line = { $name }: { $value }
settings-line-shown = **{ $name }: { $value }**
settings-saved = Zapisane. **{ $name }** to teraz: { $value }
settings-close = Zamknij
settings-clear = Wyczyść
settings-scope = { $scope ->
    [channel] Tylko ten kanał
   *[server] Cały serwer
}
own-settings-title = **Twoje ustawienia**. Obowiązują na wszystkich serwerach, a każda zmiana zapisuje się od razu.
own-setting = { $setting ->
    [reminders] Przypomnienia
    [turns] Wiadomości o ruchu
    [theme] Wygląd prywatnych plansz
    [boards] Plansze
    [below] Strona na dole
    [following] Obserwowane partie
   *[leaderboards] Klasyfikacje
}
own-setting-about = -# { $setting ->
    [reminders] Przypomnienie przychodzi raz w każdej turze, gdy zostaje mało czasu.
    [turns] Ciche wiadomości o ruchu zawierają wzmiankę o tobie, ale cię nie powiadamiają. Przypomnienia, pytania i koniec partii nadal cię powiadamiają.
    [theme] Dla plansz, które widzisz tylko ty. `/{ command-board }` może pokazać każdy inny wygląd.
    [boards] Plansze jako tekst podają, gdzie stoi każdy pionek, dla czytników ekranu. Na kanałach tekst jest przy obrazku, gdy jest twój ruch.
    [below] Dla plansz, które widzisz tylko ty; te na kanałach zostają dla wszystkich bez zmian.
    [following] Gdy kończy się partia, którą obserwujesz, wysyłam ci wiadomość prywatną.
   *[leaderboards] Ukryte osoby mają ranking, ale nie ma ich w żadnej klasyfikacji ani przy zadaniach.
}
own-value = { $value ->
    [reminders-on] wł.
    [reminders-off] wył.
    [turns-notify] z powiadomieniem
    [turns-quiet] ciche
    [boards-pictures] obrazki
    [boards-words] tekst
    [below-usual] jak na kanale
    [below-own] moja
    [following-on] pisz do mnie
    [following-off] bez wiadomości
    [leaderboards-shown] pokazuj mnie
   *[leaderboards-hidden] ukryj mnie
}
server-settings-title = **Ustawienia tego serwera**. Każda zmiana zapisuje się od razu.
server-settings-not-here = Ten stół nie należy do żadnego serwera, więc nie ma czego ustawiać. Twoje własne ustawienia pokazuje `/{ command-settings }`.
channel-settings-title = **Ustawienia kanału { $channel }** i jego wątków. Każda zmiana zapisuje się od razu.
channel-as-server = jak na serwerze
server-part = { $part ->
    [language] Język
    [channels] Kanały na partie
    [rules] Domyślne zasady
    [time] Domyślny czas
    [rated] Nowe partie
    [threads] Wątki
    [computer] Partie z komputerem
    [limits] Limity
    [pages] Strony internetowe
    [tournaments] Turnieje
    [ladders] Drabinki
    [results] Wyniki
    [puzzle] Zadanie dnia
    [digest] Podsumowanie tygodnia
    [reports] Zgłoszenia
   *[commands] Role i polecenia
}
server-part-about = -# { $part ->
    [language] Język plansz i wyzwań, które czytają wszyscy. Prywatne odpowiedzi są w języku każdej osoby.
    [channels] Gdzie można zaczynać partie, także w wątkach. Partie, które trwają gdzie indziej, kończą się tam.
    [rules] Dla wyzwań bez podanych zasad.
    [time] Dla wyzwań bez podanego czasu. Partie z komputerem nie mają limitu.
    [rated] Dla wyzwań, w których nie podano, czy są rankingowe.
    [threads] Osobny wątek na każdą partię utrzymuje porządek na kanale.
    [computer] Prywatna partia nie zajmuje kanału: planszę widzi tylko osoba, która gra. Z opcją `{ option-challenge-thread }` nadal można grać w wątku.
    [limits] Ile partii może trwać naraz.
    [pages] Stronę partii może czytać każdy, kto ma link.
    [tournaments] Ktoś ogłasza turniej przez `/{ command-tournament } { command-tournament-create }`, a inni dołączają przyciskiem. Kto może go ogłosić?
    [ladders] W drabince stoją osoby, które dołączają przez `/{ command-ladder } { command-ladder-join }`; kto wygra z kimś wyżej, zajmuje jego miejsce. Każdy zestaw zasad może mieć własną.
    [results] Każda zakończona partia pojawia się tam w jednym wierszu, z linkiem do jej planszy.
    [puzzle] Gdzie i kiedy codziennie pojawia się zadanie. Ma tylko jeden dobry pierwszy ruch, a każdy odpowiada prywatnie. Wyczyść to, żeby wyłączyć zadania.
    [digest] Gdzie i kiedy pojawia się podsumowanie tygodnia: zakończone partie, awanse w klasyfikacji, turnieje, drabinki, zadania, otwarte wyzwania. Jeśli nic się nie działo, nic się nie pojawia. Nikt nie dostaje powiadomienia.
    [reports] Tam pojawia się to, co ktoś zgłasza przez *{ command-report-message }* w menu wiadomości: link i kto zgłasza. Wybierz kanał, który czytają tylko admini.
   *[commands] O tym, kto może używać którego polecenia na którym kanale, decyduje Discord: otwórz *Ustawienia serwera*, potem *Integracje*, potem *Raichi*. Tam możesz zezwolić na każde polecenie albo go zabronić według ról, osób i kanałów. `/{ command-server-settings }` jest dla osób z uprawnieniem *Zarządzanie serwerem*, dopóki nie zezwolisz innym.
}
server-language-found = { $language } (nic nie ustawiono)
server-channels = { $rule ->
    [all] wszystkie kanały
    [only] { $count ->
        [0] tylko te, które wybierzesz niżej; dopóki nic nie wybierzesz, wszystkie
       *[other] tylko { $channels }
    }
   *[except] { $count ->
        [0] wszystkie oprócz tych, które wybierzesz niżej
       *[other] wszystkie oprócz { $channels }
    }
}
server-channel-rule = { $rule ->
    [all] Wszystkie kanały
    [only] Tylko wybrane kanały
   *[except] Wszystkie oprócz wybranych
}
server-channels-menu = Kanały
server-channels-lost = Wszystkie kanały na partie są usunięte, więc partie można zaczynać na każdym kanale. Admin może wybrać inne: `/{ command-server-settings }`.
server-channels-partly-lost = Jeden z kanałów wybranych na partie jest usunięty. Wybierz kanały jeszcze raz, żeby pozbyć się tej uwagi.
server-rules-lost = Zasad „{ $rules }” już nie ma. Wybierz inne; do tego czasu obowiązują zwykłe.
server-choice-rated = { $rule ->
    [rated] rankingowe
   *[casual] towarzyskie
}
server-choice-threads = { $rule ->
    [unset] od 11×11, jeśli wyzwanie nie mówi inaczej
    [ask] jak chce ten, kto rzuca wyzwanie
    [always] zawsze
   *[never] nigdy
}
server-choice-computer = { $rule ->
    [private] prywatnie
    [channel] na kanale
   *[thread] w wątkach
}
server-limits = na gracza { $player }, na kanał { $here }
server-limit-of-player = { $count ->
    [one] Jedna partia na gracza
    [few] { $count } partie na gracza
   *[many] { $count } partii na gracza
}
server-limit-here = { $count ->
    [one] Jedna partia na kanał
    [few] { $count } partie na kanał
   *[many] { $count } partii na kanał
}
server-limit-of-player-menu = Najwięcej partii jednego gracza
server-limit-here-menu = Najwięcej partii na jednym kanale
server-choice-pages = { $rule ->
    [open] wł.
    [closed] wył.
   *[none] brak: osoba hostująca bota nie oferuje ich dla tego serwera
}
server-results-menu = Kanał na wyniki
server-results-none = nigdzie
server-results-lost = Kanał na wyniki jest usunięty, więc wyniki się nie pojawiają. Wybierz inny albo naciśnij *{ settings-clear }*.
server-results-closed = Nie mogę pisać na kanale na wyniki. Daj mi tam *Wyświetlanie kanału* i *Wysyłanie wiadomości*, wybierz inny albo naciśnij *{ settings-clear }*.
refuse-not-for-games = Na tym kanale się nie gra, ale na innych kanałach tego serwera tak.
refuse-games-in-channels = Na tym kanale się nie gra. Spróbuj tutaj: { $channels }.
refuse-threads-decided = { $rule ->
    [always] Na tym serwerze każda partia ma własny wątek. Pomiń opcję `{ option-challenge-thread }`.
   *[never] Na tym serwerze partie nie mają wątków. Pomiń opcję `{ option-challenge-thread }`.
}
result = **Partia { $game }**, { $rules }: { $end }
result-link = Do planszy
result-lost = -# Kanał na wyniki jest usunięty. Admin może wybrać inny: `/{ command-server-settings }`.
result-closed = -# Nie mogę pisać na kanale na wyniki. Admin może dać mi tam *Wyświetlanie kanału* i *Wysyłanie wiadomości* albo wybrać inny: `/{ command-server-settings }`.

## Lekcje

lesson-title = **{ $lesson }, krok { $step } z { $count }: { $topic }**
lesson-task = Grasz { $side-instrumental }. { $task }
lesson-task-reach = Przesuń pionek na { $square }.
lesson-task-capture = { $count ->
    [one] Zbij pionek.
    [few] Zbij { $count } pionki jednym ruchem.
   *[many] Zbij { $count } pionków jednym ruchem.
}
lesson-task-win = Wygraj jednym ruchem.
lesson-task-call = Znajdź ruch, po którym ogłaszam *{ $call }*.
lesson-task-keep-safe = Znajdź ruch, po którym druga strona nie może od razu wygrać.
lesson-task-keep-all = Znajdź ruch, po którym druga strona nie może nic zbić.
lesson-task-force-win = Znajdź ruch, po którym twój następny wygrywa, cokolwiek zrobi druga strona.
lesson-right = **Brawo!** { $done }
lesson-wrong = **Nie całkiem:** { $done }
lesson-reply = Druga strona mogłaby odpowiedzieć { $move }.
lesson-done = To był ostatni krok, a rozwiązane masz { $solved } z { $count }. Może teraz prawdziwa partia?
lesson-next = Dalej
lesson-back = Wstecz
lesson-again = Spróbuj jeszcze raz
lesson-restart = Zacznij od nowa
lesson-play = Zagraj teraz
lesson-others = Wszystkie lekcje

captures-title = **{ $rules }: jak bije się pionki**
captures-line = { $number }. { $kind }: { $move }.
captures-alt = Bicia według zasad { $rules }, każde przed ruchem i po nim.
captures-button = Bicia na obrazkach
