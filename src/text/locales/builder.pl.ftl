# Słowa na pojedyncze zasady, po polsku: co się wpisuje po przecinku i co pokazują menu polecenia `/zasady utwórz`.

## Grupy zasad

rule-group-setup = Ustawienie
rule-group-winning = Wygrana
rule-group-king = Król
rule-group-throne = Tron
rule-group-corners = Rogi
rule-group-camps = Obozy
rule-group-few = Mały oddział
rule-group-many = Duży oddział
rule-group-pieces = Pionki
rule-group-captures = Bicie
rule-group-endings = Remis i powtórzenie

## Nazwy zasad. Pierwsze słowo jest pokazywane, rozumiane są wszystkie.

rule-name-setup = Pozycja początkowa, ustawienie, pozycja
rule-name-board = Plansza
rule-name-starts = Pierwszy ruch, zaczyna, zaczynają
rule-name-escape = Ucieczka, cel króla
rule-name-soldier-steps = Kroki pionków, kroki
rule-name-king-capture = Bicie króla, król
rule-name-king-armed = Uzbrojony król, uzbrojony
rule-name-king-steps = Kroki króla
rule-name-throne-present = Tron, tronu
rule-name-throne-stop = Stawanie na tronie
rule-name-throne-cross = Przechodzenie przez tron
rule-name-throne-hostile = Wrogi tron, wrogiego tronu
rule-name-throne-hostile-occupied = Wrogi zajęty tron
rule-name-corners-present = Rogi, rogów
rule-name-corners-width = Rozmiar rogów
rule-name-corners-stop = Stawanie w rogach
rule-name-corners-cross = Przechodzenie przez rogi
rule-name-corners-hostile = Wrogie rogi, wrogich rogów
rule-name-camps-squares = Obozy, obozów
rule-name-camps-stop = Stawanie w obozach
rule-name-camps-cross = Przechodzenie przez obozy
rule-name-camps-hostile = Wrogie obozy, wrogich obozów
rule-name-camps-hostile-occupied = Wrogie zajęte obozy
rule-name-camps-blunt = Pola obozów niegroźne dla atakujących
rule-name-camps-stay = Ruchy w swoim obozie
rule-name-edge-hostile = Wroga krawędź, krawędź
rule-name-custody = Ruch między dwóch wrogów
rule-name-linnaean = Bicie przy zajętym tronie
rule-name-immobilised = Bicie unieruchomionych pionków, unieruchomione pionki
rule-name-shieldwall = Mur tarcz, muru tarcz, ściana tarcz, ściany tarcz
rule-name-exit-fort = Fort przy krawędzi, fortu przy krawędzi, fort, fortu
rule-name-enclosure-wins = Otoczenie, otoczenia
rule-name-attackers-lose-at = Atakujący przegrywają przy
rule-name-repetition-count = Powtórzenia, powtórzeń
rule-name-repetition-result = Wynik powtórzenia, powtórzenie
rule-name-no-moves = Brak ruchów
rule-name-quiet-limit = Ruchy bez bicia, limit ruchów
rule-name-king-jump = Skoki króla
rule-name-commander-jump = Skoki dowódców
rule-name-commander-pierce = Dwaj dowódcy biją króla
rule-name-knight-jump = Skoki rycerzy
rule-name-knight-pierce = Dwaj rycerze biją króla
rule-name-corners-pierce = Rogi pomagają dwóm
rule-name-chain = Bicie wielokrotne, łańcuchy, łańcuch
rule-name-repetition-forbid = Zakazane powtórzenie
rule-name-ply-limit = Najwięcej ruchów
rule-name-side-hand = pionki w zapasie, zapas, zapasu
rule-name-side-lines = linie
rule-name-side-directions = kierunki
rule-name-few-leap = Skoki, skok
rule-name-few-capture = Bicie obowiązkowe, bicia obowiązkowego, obowiązek bicia, obowiązku bicia
rule-name-few-trapped = Unieruchomione pionki
rule-name-goals-many-at-most = Wygrana przez bicie do
rule-name-goals-few-reach = Punkty do zdobycia
rule-name-goals-few-behind = Wygrana przez minięcie, minięcie, minięcia
rule-name-goals-many-fill = Punkty do zajęcia
rule-name-points-man = Siła wojownika, wojownik
rule-name-points-officer = Siła oficera, oficer
rule-name-points-son = Siła syna wodza, syn wodza
rule-name-points-leader = Siła wodza, wódz
rule-name-compulsory = Bicie obowiązkowe, bicia obowiązkowego, obowiązek bicia, obowiązku bicia
rule-name-men-back = Wojownicy się cofają, cofanie, cofania
rule-name-promotion = Awans, awansu
rule-name-actions = Akcje w turze, akcje
rule-name-ambush = Zasadzka, zasadzki
rule-name-end = Decyduje

## Wartości zasad. Pierwsze słowo jest pokazywane, rozumiane są wszystkie.

rule-value-yes = tak
rule-value-no = nie
rule-value-any = wszędzie
rule-value-none = brak
rule-value-never = nigdy
rule-value-nobody = nikt
rule-value-start = gdzie zaczynają atakujący
rule-value-attackers = atakujący
rule-value-defenders = obrońcy
rule-value-south = Saamowie, południe
rule-value-north = Szwedzi, północ
rule-value-corner = rogi, róg
rule-value-edge = krawędź
rule-value-safe-edge = bezpieczna krawędź
rule-value-two = dwie strony, dwie
rule-value-four = cztery strony, cztery
rule-value-four-near-throne = cztery strony przy tronie, cztery przy tronie
rule-value-four-on-throne = cztery strony na tronie, cztery na tronie
rule-value-full = zawsze
rule-value-hammer = tylko w ruchu
rule-value-anvil = tylko w miejscu
rule-value-active = bezpieczny
rule-value-strict = zbity
rule-value-king = tylko król
rule-value-all = wszystkie
rule-value-draw = remis
rule-value-mover-loses = powtarzający przegrywa
rule-value-loss = przegrana
rule-value-a = atakujący
rule-value-d = obrońcy
rule-value-ad = atakujący i obrońcy
rule-value-k = król
rule-value-ak = atakujący i król
rule-value-dk = obrońcy i król
rule-value-adk = wszystkie pionki, wszyscy
rule-value-single = jeden
rule-value-multi = kilka z rzędu, kilka
rule-value-free = dowolnie
rule-value-must = obowiązkowo
rule-value-huff = kara za brak bicia
rule-value-removed = znikają
rule-value-stays = zostają
rule-value-grid = proste
rule-value-diagonal = przekątne
rule-value-thin = dodatkowe przekątne
rule-value-line = linie
rule-value-forward = do przodu
rule-value-forward-diagonal = na ukos do przodu
rule-value-sideways = w bok
rule-value-back-diagonal = na ukos do tyłu
rule-value-back = do tyłu
rule-value-cross = krzyż
rule-value-square5 = 5 × 5 punktów
rule-value-draughts = ciemne pola
rule-value-triangle10 = mały trójkąt
rule-value-triangle23 = duży trójkąt
rule-value-lattice4x5 = mała krata
rule-value-lattice6x7 = duża krata
rule-value-men = wojownicy
rule-value-far-edge = na drugim końcu
rule-value-unretreated = tylko bez cofania
rule-value-leader = wódz
rule-value-over = bez bicia
rule-value-take = z biciem
rule-value-special = przy tronie i rogach
rule-value-may = dozwolone

## Słowa przed zasadą, której ma nie być

rule-negations = bez, brak

## Problemy

rules-words-problems = Nie mogę ułożyć takich zasad:
rules-words-unknown = `{ $given }` nie jest zasadą. Po nazwie zasad podaje się zmiany oddzielone przecinkami, na przykład `copenhagen, król dwie, bez muru tarcz`.
rules-words-no-value = { $rule }: wybierz { $values }.
rules-words-value = { $rule }: „{ $given }” nie pasuje. Możliwe wartości: { $values }.
rules-words-twice = { $rule }: nie może być naraz „{ $first }” i „{ $second }”.
rules-words-any-number = liczba od { $least } do { $most }
rules-words-points = punkty, na przykład { $example }
rules-words-position = pozycja, na przykład { $example }
rules-words-json = To nie są zasady w JSON: { $why }.
rules-problem-size = Plansza ma nieparzystą liczbę wierszy, od 7 do 19, a nie { $given }.
rules-problem-ranks = Liczba wierszy w pozycji początkowej to { $found }, a na planszy { $expected }.
rules-problem-escaped = Król wygrałby przed pierwszym ruchem, na { $square }.
rules-problem-off-board = { $square } jest poza planszą.
rules-problem-no-pieces = Jedna strona nie ma pionków: { $side }.
rules-problem-lines = Plansza nie ma linii rodzaju „{ $lines }”.
rules-problem-over = Partia skończyłaby się przed pierwszym ruchem.
rules-problem-over-at-once = Partia skończyłaby się pierwszym ruchem ({ $rule }: 1).
rules-problem-actions = Nie można połączyć kilku akcji w turze z zasadzką.
rules-problem-leaders = Dopóki o partii decyduje wódz, każda strona musi mieć dokładnie jednego; jedna ma tylu: { $count }.

## Odmowy

refuse-unknown-code = Nie znam kodu `{ $given }`. Kody działają tylko tam, gdzie powstały: poproś zamiast tego o wiersz OpenTafl albo JSON tych zasad, które działają wszędzie.
refuse-unusable-name = „{ $given }” nie może być nazwą zapisanych zasad. Nazwa ma do 32 liter, cyfr i spacji, bez przecinków, i nie jest nazwą zasad, które i tak mam.
refuse-saved-shipped = To są zasady { $rules }, które każdy i tak może wybrać pod tą nazwą.
refuse-too-many-saved = Ten serwer ma już 50 zapisanych zestawów zasad i więcej się nie zmieści. Admin może jakiś usunąć: `/{ command-admin } { command-admin-remove-rules }`.
refuse-not-saved = Ten serwer nie ma zapisanych zasad o nazwie „{ $given }”.
refuse-no-draft = Tych zasad nikt już nie układa. Zacznij od nowa: `/{ command-rules } { command-rules-build }`.

## Układanie zasad

draft-title = Wybierz grupę, potem zasadę i jej wartość. Twoje zasady na razie:
draft-groups = Grupy zasad
draft-rules = Zasady
draft-undo = Cofnij
draft-save = Zapisz jako…
draft-code = Kod
draft-challenge = Rzuć wyzwanie
draft-page = Utwórz na stronie internetowej
draft-saved = Zapisane jako **{ $name }**: każdy może tu teraz wybrać te zasady pod tą nazwą.
draft-saved-again = Zapisane jako **{ $name }**, wersja { $version }. Partie według wcześniejszych wersji zachowują swoje zasady.
draft-saved-already = **{ $name }** ma już dokładnie takie zasady, w wersji { $version }.
save-title = Zapisz te zasady
save-field = Nazwa
code-is = Kod tych zasad to { $code }. Wszędzie, gdzie wybierasz tu zasady, możesz go wpisać zamiast nazwy.
code-line = Jako wiersz w zapisie OpenTafl, który działa też gdzie indziej:
code-json = W pliku są te zasady jako JSON.
list-none = Ten serwer nie ma jeszcze własnych zapisanych zasad. Tworzy je `/{ command-rules } { command-rules-build }`.
list-all = Wszystkie gry ({ $count })
rules-groups = Wszystkie gry według grup
rules-played = Tak gra się też tutaj: { $sites }.
list-title = { $count ->
    [one] Ten serwer ma własne zapisane zasady:
    [few] Ten serwer ma { $count } własne zapisane zestawy zasad:
   *[many] Ten serwer ma { $count } własnych zapisanych zestawów zasad:
}
list-saved = **{ $name }**, na podstawie { $parent } · kod { $code }
admin-removed-rules = „{ $name }” nie należy już do zasad tego serwera. Partie, które toczą się według tych zasad, trwają dalej.
admin-log-remove-rules = { $time } · { $admin } usuwa zasady „{ $name }”

## Strona, na której tworzy się zasady

form-title = Utwórz własne zasady
form-lead = Weź za podstawę dowolne zasady, zmień, co chcesz, i graj według nich. Nic nie jest zapisywane, dopóki ich nie użyjesz.
form-base = Podstawa
form-take = Weź za podstawę
form-board = Pozycja początkowa
form-brush = Kliknięcie na planszy
form-piece = stawia { $piece-accusative }
form-nothing = usuwa pionek
form-hint = Drugie kliknięcie z tym samym pionkiem znowu go usuwa.
form-from = Weź pozycję z zasad
form-as-shown = Jak na planszy
form-position = Pozycja jako tekst
form-update = Pokaż te zasady
form-try-out = Wypróbuj te zasady
form-outcome = Twoje zasady
form-choices = Zasada po zasadzie
form-same = To są zasady { $rules }:
form-unplayable-board = Plansza w twoim ustawieniu.
form-line = Wklej ten wiersz na Discordzie, żeby grać według tych zasad:
form-copy = Kopiuj wiersz
form-copied = Wiersz skopiowany.
form-copy-refused = Twoja przeglądarka nie pozwala stronom kopiować. Wiersz jest zaznaczony: naciśnij Ctrl+C albo przytrzymaj go i wybierz kopiowanie.
form-play = Graj według tych zasad
form-saved = Zapisane tutaj
form-offline = Raichi nie odpowiada. Twoje ustawienia nadal tu są; spróbuj znowu za chwilę.

## Wypróbowane zasady

trial-lopsided = Te zasady zostały wypróbowane w { $games ->
    [one] jednej szybkiej partii
    [few] { $games } szybkich partiach
   *[many] { $games } szybkich partiach
} komputera z samym sobą: { $side } { $side-number ->
    [one] wygrywa
   *[many] wygrywają
} { $won } z nich. Możliwe, że jedna strona jest dużo silniejsza.
trial-fine = Te zasady zostały wypróbowane w { $games ->
    [one] jednej szybkiej partii
    [few] { $games } szybkich partiach
   *[many] { $games } szybkich partiach
} komputera z samym sobą i nic nie budzi obaw.
trial-endless = Te zasady zostały wypróbowane w { $games ->
    [one] jednej szybkiej partii
    [few] { $games } szybkich partiach
   *[many] { $games } szybkich partiach
} komputera z samym sobą: { $endless ->
    [one] jedna z nich nie dobiegła końca
    [few] { $endless } z nich nie dobiegły końca
   *[many] { $endless } z nich nie dobiegło końca
}. Możliwe, że partie trwają bardzo długo.
rules-nameless = własne zasady
rules-changed = { $rules } ze zmianami

## Polecenia

command-rules = zasady
command-rules-about = Pokaż, wymień albo utwórz zasady
command-rules-show = pokaż
command-rules-show-about = Wyjaśnij zasady
option-rules-show-name = nazwa
option-rules-show-name-about = Wystarczy część nazwy; zmiany po przecinku: copenhagen, król dwie
command-rules-list = lista
command-rules-list-about = Wymień wszystkie zasady, także te zapisane na tym serwerze
command-rules-build = utwórz
command-rules-build-about = Utwórz własne zasady, wybierając z menu
option-rules-build-from = podstawa
option-rules-build-from-about = Zasady, od których zaczynasz
command-admin-remove-rules = usuń-zasady
command-admin-remove-rules-about = Usuń zasady zapisane na tym serwerze; partie zachowują swoje
option-admin-remove-rules-name = nazwa
option-admin-remove-rules-name-about = Nazwa, pod którą są zapisane
