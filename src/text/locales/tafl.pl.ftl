# Słowa i zdania, które ma tylko tafl, po polsku.
#
# Nazwa trafia do zdań ze wszystkimi swoimi formami: `.number` strony to na przykład `$side-number`.

## Strony
##
## .number wybiera czasownik: `one` wygrywa, `many` wygrywają. .heading to nazwa wielką literą, .led to, czym ktoś gra (w
## narzędniku), pozostałe formy to przypadki.

side-attackers = atakujący
    .heading = Atakujący
    .genitive = atakujących
    .accusative = atakujących
    .instrumental = atakującymi
    .led = atakującymi
    .number = many
side-defenders = obrońcy
    .heading = Obrońcy
    .genitive = obrońców
    .accusative = obrońców
    .instrumental = obrońcami
    .led = królem i jego obrońcami
    .number = many

## Pionki
##
## $count to ich liczba. .letter oznacza pionek na planszach z tekstu: ASCII, po jednej, każda inna. .captured to to, co się
## bije (biernik; przy `one` bez liczby). .among stoi przed liczbą ruchów na liście własnych pionków: nic przy tych, których
## jest wiele.

piece-attacker = atakujący
    .letter = A
    .accusative = atakującego
    .counted = { $count ->
        [one] jeden atakujący
        [few] { $count } atakujących
       *[many] { $count } atakujących
    }
    .moved = pionek
    .captured = { $count ->
        [one] pionek
        [few] { $count } pionki
       *[many] { $count } pionków
    }
    .among = { "" }
piece-defender = obrońca
    .letter = O
    .accusative = obrońcę
    .counted = { $count ->
        [one] jeden obrońca
        [few] { $count } obrońców
       *[many] { $count } obrońców
    }
    .moved = pionek
    .captured = { $count ->
        [one] pionek
        [few] { $count } pionki
       *[many] { $count } pionków
    }
    .among = { "" }
piece-king = król
    .letter = K
    .accusative = króla
    .counted = król
    .moved = król
    .captured = króla
    .among = { "król, " }
piece-attacking-commander = dowódca atakujących
    .letter = { $letter }
    .accusative = dowódcę atakujących
    .counted = { $count ->
        [one] jeden dowódca atakujących
        [few] { $count } dowódców atakujących
       *[many] { $count } dowódców atakujących
    }
    .moved = dowódca
    .captured = { $count ->
        [one] dowódcę
        [few] { $count } dowódców
       *[many] { $count } dowódców
    }
    .among = { "dowódca, " }
piece-attacking-knight = rycerz atakujących
    .letter = { $letter }
    .accusative = rycerza atakujących
    .counted = { $count ->
        [one] jeden rycerz atakujących
        [few] { $count } rycerzy atakujących
       *[many] { $count } rycerzy atakujących
    }
    .moved = rycerz
    .captured = { $count ->
        [one] rycerza
        [few] { $count } rycerzy
       *[many] { $count } rycerzy
    }
    .among = { "rycerz, " }
piece-defending-commander = dowódca obrońców
    .letter = { $letter }
    .accusative = dowódcę obrońców
    .counted = { $count ->
        [one] jeden dowódca obrońców
        [few] { $count } dowódców obrońców
       *[many] { $count } dowódców obrońców
    }
    .moved = dowódca
    .captured = { $count ->
        [one] dowódcę
        [few] { $count } dowódców
       *[many] { $count } dowódców
    }
    .among = { "dowódca, " }
piece-defending-knight = rycerz obrońców
    .letter = { $letter }
    .accusative = rycerza obrońców
    .counted = { $count ->
        [one] jeden rycerz obrońców
        [few] { $count } rycerzy obrońców
       *[many] { $count } rycerzy obrońców
    }
    .moved = rycerz
    .captured = { $count ->
        [one] rycerza
        [few] { $count } rycerzy
       *[many] { $count } rycerzy
    }
    .among = { "rycerz, " }

## Pola specjalne

ground-throne = tron
ground-corner = róg
ground-camp = obóz

## Zawołania: na kanale, w opisie obrazka, na liście ruchów na stronie

call-raichi = **Raichi!** Król ma wolną drogę do { $squares }.
call-tuichi = **Tuichi!** Król ma { $count ->
    [one] jedną wolną drogę
    [few] { $count } wolne drogi
   *[many] { $count } wolnych dróg
}: { $squares }.
call-watch-your-king = **Uważaj na króla!** Atakujący grożą, że go zbiją na { $square }, ruchem na { $threats }.
# Dla początkujących, raz w partii.
meaning-raichi = -# *Raichi* znaczy, że król może wygrać następnym ruchem: atakujący muszą teraz zamknąć mu drogę.
meaning-tuichi = -# *Tuichi* znaczy, że ma co najmniej dwie drogi: zamknięcie jednej nie wystarczy.
alt-call-raichi = Raichi: król ma wolną drogę do { $squares }.
alt-call-tuichi = Tuichi: król ma { $count ->
    [one] jedną wolną drogę
    [few] { $count } wolne drogi
   *[many] { $count } wolnych dróg
}: { $squares }.
alt-call-watch-your-king = Uważaj na króla: grozi mu zbicie na { $square }, ruchem na { $threats }.
page-call-raichi = Raichi
page-call-tuichi = Tuichi
page-call-watch-your-king = Król!

## Ruchy i końce partii

turn-custody = Pionek, który ruszył, sam jest zbity: stanął między dwoma wrogami.
aim-attackers = { $capture ->
    [two] zbić króla między dwoma swoimi pionkami
    [four-on-throne] zbić króla między dwoma swoimi pionkami, a na tronie – otaczając go z czterech stron
    [four-near-throne] zbić króla między dwoma swoimi pionkami, a na tronie i obok niego – otaczając go z czterech stron
   *[four] zbić króla, otaczając go z czterech stron
}
aim-defenders = { $escape ->
    [corner] doprowadzić króla do rogu
    [safe-edge] doprowadzić króla na pole przy krawędzi, gdzie nie można go od razu zbić
   *[edge] doprowadzić króla do krawędzi planszy
}
reason-king-captured = Król jest zbity.
reason-king-escaped = Król uciekł na { $square }.
reason-exit-fort = Król jest bezpieczny w forcie przy krawędzi, którego nie da się zdobyć.
reason-attackers-destroyed = Atakujących jest za mało, żeby zatrzymać króla.
reason-enclosed = Atakujący otoczyli króla i wszystkich jego obrońców.

## Plansza słowami (bez znaczników)

alt-king = Król stoi na { $square }.
alt-king-gone = Króla nie ma na planszy.
alt-pieces = Na planszy: { $attackers ->
    [0] żadnego atakującego
    [one] jeden atakujący
    [few] { $attackers } atakujących
   *[many] { $attackers } atakujących
}, { $defenders ->
    [0] żadnego obrońcy
    [one] jeden obrońca
    [few] { $defenders } obrońców
   *[many] { $defenders } obrońców
} i król.
alt-pieces-without-king = Na planszy: { $attackers ->
    [0] żadnego atakującego
    [one] jeden atakujący
    [few] { $attackers } atakujących
   *[many] { $attackers } atakujących
} i { $defenders ->
    [0] żadnego obrońcy
    [one] jeden obrońca
    [few] { $defenders } obrońców
   *[many] { $defenders } obrońców
}.
alt-ranks = Wśród nich: { $pieces }.

## Odmowy: powód i co zrobić

refuse-not-in-line = { $from } i { $to } nie leżą na jednej linii. Pionki chodzą prosto, po kolumnie albo po wierszu.
refuse-blocked = Droga { $from }–{ $to } jest zamknięta na { $at }: stoi tam { $piece }. Pionki nie mogą przeskakiwać.
refuse-stop-king = Na { $square } może stanąć tylko król: to { $ground }. Wybierz inne pole.
refuse-stop = Ten pionek nie może stanąć na { $square }: to { $ground }. Wybierz inne pole.
refuse-cross = Ten pionek nie może przejść przez { $square }: to { $ground }. Musi stanąć wcześniej.
refuse-too-far = Według tych zasad ten pionek idzie najwyżej o { $count ->
    [one] jedno pole
    [few] { $count } pola
   *[many] { $count } pól
} naraz.
refuse-not-leapable = Przeskoczyć można tylko zwykłego przeciwnika, a na { $over } go nie ma.
refuse-leap-far = Król skacze tylko z tronu lub rogu albo na tron lub róg, więc nie z { $from } na { $to }.
refuse-captures-nothing = Ruch trwa dalej tylko z biciem, a na { $to } nic nie jest bite.
refuse-chain-ends = Ruch kończy się na { $at }.
refuse-must-go-on = Ten ruch musi trwać dalej: pionek na { $at } może znów bić.
refuse-stood-before = Ta pozycja już była (po ruchu { $ply }) i obrońcy nie mogą jej powtórzyć.

## Odmowy wiersza zasad w zapisie OpenTafl

refuse-rules-line = Nie mogę grać według tych zasad, które wyglądają jak wiersz OpenTafl. Popraw, proszę:
rules-line-missing = brakuje `{ $key }`
rules-line-twice = `{ $key }` jest dwa razy
rules-line-unknown = nie ma wpisu `{ $key }`
rules-line-value = `{ $key }` nie może mieć wartości `{ $given }`
rules-line-no-such-rule = nie mam takiej zasady jak `{ $key }:{ $given }`
rules-line-start = nie da się odczytać pozycji początkowej: { $why }
rules-line-more = i jeszcze { $count }

## Do czego pasują zasady, w kilku słowach po ich nazwie

advice-brandubh = dobra pierwsza gra
advice-copenhagen = turnieje
advice-norse = duża plansza, proste zasady
advice-fetlar = klasyczne turnieje
advice-tablut = tak jak widział to Linneusz w 1732 roku
advice-viking = krawędź jest bezpieczna dla króla
advice-kings-table = króla biją tylko pionki
advice-high-king-tablut = średnia plansza, ucieczka w rogi
advice-high-king-ard-ri = mała i ciasna plansza
advice-high-king-errk = mała plansza, ucieczka w rogi
advice-mini-tablut = nigdy nie stawaj między dwoma wrogami
advice-saami-tablut = atakujący w obozach
advice-tawlbwrdd = bez pól specjalnych, ucieczka do krawędzi
advice-sea-battle = nieuzbrojony król, ucieczka do krawędzi
advice-magpie = powolny król
advice-alea-evangelii = największa plansza, długie partie
advice-historical-tablut = zaczynają obrońcy, ucieczka do krawędzi
advice-historical-11 = duża plansza, ucieczka do krawędzi
advice-historical-bell = zaczynają obrońcy, ustawienie w kształcie dzwonu
advice-lewis-cross = zaczynają obrońcy, ustawienie w kształcie krzyża
advice-historical-13 = jeszcze większa plansza, ucieczka do krawędzi
advice-simple-tafl = duża plansza, najprostsze zasady
advice-simple-tafl-9 = średnia plansza, najprostsze zasady
advice-ard-ri = mała plansza, ucieczka do krawędzi
advice-ard-ri-step = mała plansza, po jednym kroku
advice-old-hnefatafl = krawędź pomaga bić króla
advice-skalk = dwa pionki biją króla
advice-sea-battle-w = nieuzbrojony król, zaczynają obrońcy
advice-sea-battle-star = nieuzbrojony król, ustawienie w kształcie gwiazdy
advice-sea-battle-11 = nieuzbrojony król, ustawienie w kształcie krzyża
advice-sea-battle-13 = nieuzbrojony król, jeszcze większa plansza
advice-parlett-13 = jak w książce Davida Parletta
advice-copenhagen-13 = zasady turniejowe, jeszcze większa plansza
advice-copenhagen-bell = zasady turniejowe, ustawienie w kształcie dzwonu
advice-copenhagen-lewis = zasady turniejowe, ustawienie w kształcie krzyża
advice-tablut-15 = jeszcze większa plansza, długie partie
advice-tablut-smith = króla zawsze biją cztery pionki
advice-brandub-weak = dwa pionki biją króla
advice-magpie-diamond = powolny król, ustawienie w kształcie rombu
advice-alea-tablut = największa plansza, zaczynają obrońcy
advice-ashton-tablut = atakujący w obozach, zawody programów
advice-foteviken-tablut = atakujący w obozach, ucieczka do krawędzi
advice-copenhagen-relaxed = mur tarcz domyka się z każdego pola
advice-berserk = bicia wielokrotne, dowódcy i rycerz
advice-berserk-opentafl = bicia wielokrotne są obowiązkowe
advice-total-tafl = Copenhagen z biciami wielokrotnymi
advice-tyr = bicia wielokrotne, bez pól specjalnych
advice-tyr-15 = bicia wielokrotne, duża plansza
advice-copenhagen-org = bez powtórzeń, remis po ruchu 142
advice-copenhagen-org-13 = bez powtórzeń, większa plansza
advice-brandubh-org = bez powtórzeń, mała plansza

## Zasady słowami
##
## Wiadomość `rule-` to wszystko, co się mówi o zasadzie: $choice to, co zostało wybrane. W zbiorach pionków `a` to atakujący,
## `d` obrońcy, `k` król. Niektóre zasady kończą się na `rule-may` albo `rule-helps`.

rules-board = Plansza ma { $size } × { $size } pól. Atakujący: { $attackers }; obrońcy: { $defenders } i król.
rules-moves = Wszystkie pionki chodzą jak wieża w szachach. Pionek jest zbity, gdy po ruchu wroga stoi w linii między dwoma wrogami.
rules-alt = { $rules }, pozycja początkowa: atakujący – { $attackers }, obrońcy – { $defenders }, król na { $king }.
rule-may = { $choice ->
    [nobody] nie może żaden pionek
    [a] mogą tylko atakujący
    [d] mogą tylko obrońcy
    [k] może tylko król
    [ad] mogą wszystkie pionki oprócz króla
    [ak] mogą tylko król i atakujący
    [dk] mogą tylko król i obrońcy
   *[adk] mogą wszystkie pionki
}
rule-helps = { $choice ->
    [nobody] dla nikogo nie jest wrogiem
    [a] jest wrogiem tylko dla atakujących
    [d] jest wrogiem tylko dla obrońców
    [k] jest wrogiem tylko dla króla
    [ad] jest wrogiem dla wszystkich oprócz króla
    [ak] jest wrogiem dla króla i atakujących, ale nie dla obrońców
    [dk] jest wrogiem dla króla i obrońców, ale nie dla atakujących
   *[adk] jest wrogiem dla wszystkich
}
rule-starts = Zaczynają { $choice ->
    [attackers] atakujący
   *[defenders] obrońcy
}.
rule-escape = Król wygrywa { $choice ->
    [corner] na polu w rogu
    [safe-edge] na polu przy krawędzi, gdzie nie można go od razu zbić
   *[edge] na dowolnym polu przy krawędzi
}; atakujący wygrywają, gdy go zbiją.
rule-soldier-steps = Atakujący i obrońcy chodzą { $choice ->
    [0] tak daleko, jak chcą
    [one] o jedno pole naraz
    [few] najwyżej o { $choice } pola naraz
   *[many] najwyżej o { $choice } pól naraz
}.
rule-king-capture = { $choice ->
    [two] Króla bije się między dwoma wrogami, jak każdy inny pionek.
    [four-on-throne] Na tronie króla bije się, otaczając go z czterech stron, gdzie indziej – między dwoma wrogami.
    [four-near-throne] Na tronie i obok niego króla bije się, otaczając go z czterech stron, gdzie indziej – między dwoma wrogami.
   *[four] Króla bije się, otaczając go z czterech stron.
}
rule-king-armed = { $choice ->
    [full] Król pomaga bić, jak każdy inny pionek.
    [hammer] Król pomaga bić tylko wtedy, gdy sam się rusza.
    [anvil] Król pomaga bić tylko wtedy, gdy stoi w miejscu.
   *[none] Król nie pomaga bić.
}
rule-king-steps = Król chodzi { $choice ->
    [0] tak daleko, jak chce
    [one] o jedno pole naraz
    [few] najwyżej o { $choice } pola naraz
   *[many] najwyżej o { $choice } pól naraz
}.
rule-king-jump = { $choice ->
    [over] Król może też przeskoczyć sąsiedniego przeciwnika, nie bijąc go.
    [take] Król może też przeskoczyć sąsiedniego przeciwnika i bije go.
    [special] Król może też przeskoczyć sąsiedniego przeciwnika, z tronu lub rogu albo na tron lub róg.
   *[none] Król nie skacze.
}
rule-commander-jump = { $choice ->
    [over] Dowódcy mogą też przeskoczyć sąsiedniego przeciwnika, nie bijąc go.
    [take] Dowódcy mogą też przeskoczyć sąsiedniego przeciwnika i biją go.
   *[none] Dowódcy nie skaczą.
}
rule-commander-pierce = { $choice ->
    [yes] Dwaj dowódcy atakujących biją króla między sobą, chyba że stoi na tronie lub obok niego.
   *[no] Dowódcy biją króla jak zwykli atakujący.
}
rule-knight-jump = { $choice ->
    [over] Rycerze mogą też przeskoczyć sąsiedniego przeciwnika, nie bijąc go.
    [take] Rycerze mogą też przeskoczyć sąsiedniego przeciwnika i biją go.
   *[none] Rycerze nie skaczą.
}
rule-knight-pierce = { $choice ->
    [yes] Dwaj rycerze atakujących biją króla między sobą, chyba że stoi na tronie lub obok niego.
   *[no] Rycerze biją króla jak zwykli atakujący.
}
rule-throne-present = { $choice ->
    [yes] Pole w środku to tron.
   *[no] Nie ma tronu.
}
rule-throne-stop = Stanąć na tronie { rule-may }.
rule-throne-cross = Przejść przez pusty tron { rule-may }.
rule-throne-hostile = Pusty tron { rule-helps }.
rule-throne-hostile-occupied = Zajęty tron { rule-helps }.
rule-corners-present = { $choice ->
    [yes] Rogi są polami specjalnymi.
   *[no] Rogi są zwykłymi polami.
}
rule-corners-width = Każdy róg to { $choice ->
    [1] jedno pole
   *[other] kwadrat { $choice } × { $choice } pól
}.
rule-corners-stop = Stanąć w rogu { rule-may }.
rule-corners-cross = Przejść przez róg { rule-may }.
rule-corners-hostile = Pusty róg { rule-helps }.
rule-corners-pierce = { $choice ->
    [yes] Pusty róg może zastąpić jeden z dwóch pionków, które tak biją króla.
   *[no] Róg nie pomaga dowódcom ani rycerzom bić króla.
}
rule-camps-squares = { $choice ->
    [none] Nie ma obozów.
    [start] Pola, na których zaczynają atakujący, są ich obozami.
    [one] Jedno pole jest obozem atakujących.
    [few] { $choice } pola są obozami atakujących.
   *[many] { $choice } pól jest obozami atakujących.
}
rule-camps-stop = Stanąć w obozie { rule-may }.
rule-camps-cross = Przejść przez obóz { rule-may }.
rule-camps-hostile = Puste pole obozu { rule-helps }.
rule-camps-hostile-occupied = Zajęte pole obozu { rule-helps }.
rule-camps-blunt = { $choice ->
    [none] Wszystkie pola obozów liczą się tak samo.
    [start] Pola startowe atakujących nigdy nie liczą się dla nich jako wrogowie.
    [one] Jedno pole obozu nigdy nie liczy się jako wróg dla atakujących.
    [few] Pola obozów, które nigdy nie liczą się jako wrogowie dla atakujących: { $choice }.
   *[many] Pola obozów, które nigdy nie liczą się jako wrogowie dla atakujących: { $choice }.
}
rule-camps-stay = { $choice ->
    [any] Atakujący, który stoi w obozie, może jeszcze poruszać się we wszystkich obozach.
    [yes] Atakujący, który stoi w obozie, może jeszcze się w nim poruszać.
   *[no] Atakujący, który stoi w obozie, nie ma specjalnego prawa, żeby się w nim poruszać.
}
rule-edge-hostile = Krawędź planszy { rule-helps }.
rule-chain = { $choice ->
    [may] Pionek, który bije, może iść dalej w tym samym ruchu, dopóki każdy krok bije lub wygrywa.
    [must] Pionek, który bije, musi iść dalej w tym samym ruchu, dopóki może bić lub wygrać.
   *[none] Ruch kończy się na pierwszym biciu.
}
rule-custody = { $choice ->
    [strict] Pionek, który staje między dwoma wrogami, sam jest zbity.
   *[active] Pionek, który staje między dwoma wrogami, jest bezpieczny.
}
rule-linnaean = { $choice ->
    [yes] Jeśli król stoi na tronie, a z trzech stron ma atakujących i z czwartej obrońcę, tego obrońcę można zbić przy tronie.
   *[no] Dopóki król stoi na tronie, tron nie jest wrogiem.
}
rule-immobilised = { $choice ->
    [king] Król jest zbity, gdy staje obok niego atakujący, a król nie może się ruszyć.
    [all] Pionek jest zbity, gdy staje obok niego wróg, a pionek nie może się ruszyć.
   *[none] Pionek, który nie może się ruszyć, nie jest przez to zbity.
}
rule-shieldwall = { $choice ->
    [any] Rząd pionków przy krawędzi bije się murem tarcz: wrogowie stoją przed każdym pionkiem i na obu końcach. Można go zamknąć na każdym z tych pól.
    [yes] Rząd pionków przy krawędzi bije się murem tarcz: wrogowie stoją przed każdym pionkiem i na obu końcach.
   *[no] Przy krawędzi nie ma muru tarcz.
}
rule-exit-fort = { $choice ->
    [yes] Król wygrywa też w forcie przy krawędzi, którego nie da się zdobyć.
   *[no] Fort przy krawędzi nie daje wygranej.
}
rule-enclosure-wins = { $choice ->
    [yes] Atakujący wygrywają też, gdy otoczą króla i wszystkich jego obrońców.
   *[no] Otoczenie króla i wszystkich jego obrońców nie daje wygranej.
}
rule-attackers-lose-at = { $choice ->
    [never] Atakujący nie przegrywają przez stratę pionków.
    [0] Atakujący przegrywają, gdy nie zostanie żaden z nich.
    [1] Atakujący przegrywają, gdy zostanie tylko jeden z nich.
   *[other] Atakujący przegrywają, gdy zostanie ich tylko { $choice }.
}
rule-repetition-result = { $choice ->
    [attackers] Gdy partia kończy się powtórzeniem pozycji, wygrywają atakujący.
    [defenders] Gdy partia kończy się powtórzeniem pozycji, wygrywają obrońcy.
    [mover-loses] Gdy partia kończy się powtórzeniem pozycji, przegrywa ten, kto powtórzył.
   *[draw] Gdy partia kończy się powtórzeniem pozycji, jest remis.
}
rule-repetition-forbid = { $choice ->
    [defenders] Obrońcy nie mogą powtórzyć pozycji, która już była.
   *[nobody] Obie strony mogą powtórzyć pozycję.
}
rule-ply-limit = { $choice ->
    [0] Liczba ruchów jest nieograniczona.
   *[other] Po ruchu { $choice } jest remis.
}
## Propozycje gry

offer-menu-small = Tafl: małe plansze
offer-menu-copenhagen = Tafl: Copenhagen i pokrewne
offer-menu-berserk = Tafl: Berserk
offer-menu-historical = Tafl: gry historyczne
offer-menu-sea-battle = Tafl: bitwa morska
offer-menu-tablut = Tafl: Tablut

## Analizy: co ruch przeoczył albo na co pozwolił

fact-missed-escape = Król mógł od razu uciec.
fact-missed-king-capture = Króla można było od razu zbić.
fact-missed-tuichi = Możliwe było tuichi.
fact-missed-raichi = Możliwe było raichi.
fact-allowed-escape = Po tym król mógł od razu uciec.
fact-allowed-king-capture = Po tym króla można było od razu zbić.
fact-allowed-tuichi = Po tym możliwe było tuichi.

lesson-of-tafl = Tafl
lesson-topic-tafl-escape = Dwa cele: uciec
lesson-about-tafl-escape = Król i obrońcy wygrywają, gdy król dojdzie do rogu. Tutaj droga jest wolna.
lesson-topic-tafl-moves = Jak chodzą pionki
lesson-about-tafl-moves = Wszystkie pionki chodzą w linii prostej o dowolną liczbę pustych pól. Tylko król może zatrzymać się w rogu albo na tronie pośrodku.
lesson-topic-tafl-captures = Bicie
lesson-about-tafl-captures = Pionek jest zbity, gdy po ruchu wroga stoi w linii między dwoma wrogami.
lesson-topic-tafl-corners = Rogi i tron
lesson-about-tafl-corners = Pusty róg albo pusty tron może zastąpić drugiego wroga.
lesson-topic-tafl-king = Dwa cele: zbić króla
lesson-about-tafl-king = Atakujący wygrywają, gdy zbiją króla. Tutaj brakuje obok niego jeszcze jednego wroga.
lesson-topic-tafl-raichi = Raichi i tuichi
lesson-about-tafl-raichi = Ogłaszam *raichi*, gdy król ma wolną drogę i może wygrać następnym ruchem, a *tuichi*, gdy ma dwie: wtedy zamknięcie jednej nie wystarczy.
lesson-topic-tafl-watch = Uważaj na króla
lesson-about-tafl-watch = Ogłaszam *uważaj na króla*, gdy atakujący mogą go zbić następnym ruchem, tak jak tutaj.
lesson-topic-tafl-puzzle = Zadanie
lesson-about-tafl-puzzle = Tylko jeden ruch zapewnia tu wygraną.

example-tafl-between = Między dwoma wrogami
example-tafl-throne = Między wrogiem a pustym tronem
example-tafl-corner = Między wrogiem a pustym rogiem
example-tafl-camp = Między wrogiem a pustym obozem
example-tafl-edge = Między wrogiem a krawędzią
example-tafl-king-open = Król, przez { $count ->
    [1] jednego atakującego
   *[other] { $count } atakujących
}
example-tafl-king-throne = Król na tronie, przez { $count ->
    [1] jednego atakującego
   *[other] { $count } atakujących
}
example-tafl-king-near-throne = Król obok pustego tronu, przez { $count ->
    [1] jednego atakującego
   *[other] { $count } atakujących
}
example-tafl-king-edge = Król przy krawędzi, przez { $count ->
    [1] jednego atakującego
   *[other] { $count } atakujących
}
example-tafl-king-camp = Król obok pustego obozu, przez { $count ->
    [1] jednego atakującego
   *[other] { $count } atakujących
}
example-tafl-linnaean = Ostatni obrońca obok króla, przy tronie
example-tafl-shieldwall = Rząd przy krawędzi, murem tarcz
example-tafl-enclosed = Wszyscy obrońcy zamknięci: atakujący wygrywają
example-tafl-custody = Własnym ruchem między dwóch wrogów

rules-problem-king = Pozycja początkowa musi mieć dokładnie jednego króla, a liczba królów to { $count }.
rules-problem-no-corners = Król nie może uciec w rogi: plansza ich nie ma.
rules-problem-corners = Rogi o rozmiarze { $width } × { $width } pól nie mieszczą się na planszy.

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-kings-table = Królewski stół 11×11
title-short-kings-table = Królewski stół 11×11
title-sea-battle = Bitwa morska 9×9
title-short-sea-battle = Bitwa morska 9×9
title-magpie = Sroka 7×7
title-short-magpie = Sroka 7×7
title-saami-tablut = Saamski Tablut z obozami 9×9
title-short-saami-tablut = Saamski Tablut 9×9
title-tablut = Tablut według Linneusza 9×9
title-short-tablut = Tablut 9×9
title-historical-tablut = Historyczny Tablut 9×9 (zaczynają obrońcy)
title-short-historical-tablut = Historyczny Tablut 9×9
title-historical-11 = Historyczny Hnefatafl 11×11
title-short-historical-11 = Historyczny 11×11
title-historical-bell = Historyczny Hnefatafl 11×11: Bell (zaczynają obrońcy)
title-short-historical-bell = Historyczny 11×11: Bell
title-lewis-cross = Krzyż z Lewis 11×11 (zaczynają obrońcy)
title-short-lewis-cross = Krzyż z Lewis 11×11
title-historical-13 = Historyczny Hnefatafl 13×13
title-short-historical-13 = Historyczny 13×13
title-simple-tafl = Prosty Tafl 11×11
title-short-simple-tafl = Prosty Tafl 11×11
title-simple-tafl-9 = Prosty Tafl 9×9
title-short-simple-tafl-9 = Prosty Tafl 9×9
title-ard-ri = Ard Rí 7×7
title-short-ard-ri = Ard Rí 7×7
title-ard-ri-step = Ard Rí 7×7: jeden krok
title-short-ard-ri-step = Ard Rí 7×7: jeden krok
title-old-hnefatafl = Dawny Hnefatafl 11×11
title-short-old-hnefatafl = Dawny Hnefatafl 11×11
title-skalk = Hnefatafl Skalk 11×11
title-short-skalk = Skalk 11×11
title-sea-battle-w = Bitwa morska 9×9 (zaczynają obrońcy)
title-short-sea-battle-w = Bitwa morska 9×9 (obr.)
title-sea-battle-star = Bitwa morska 9×9: gwiazda
title-short-sea-battle-star = Bitwa morska: gwiazda
title-sea-battle-11 = Bitwa morska 11×11: krzyż
title-short-sea-battle-11 = Bitwa morska 11×11
title-sea-battle-13 = Bitwa morska 13×13
title-short-sea-battle-13 = Bitwa morska 13×13
title-parlett-13 = Bitwa morska Parletta 13×13
title-short-parlett-13 = Parlett 13×13
title-copenhagen-13 = Copenhagen 13×13
title-short-copenhagen-13 = Copenhagen 13×13
title-copenhagen-bell = Copenhagen 11×11: Bell
title-short-copenhagen-bell = Copenhagen: Bell
title-copenhagen-lewis = Copenhagen 11×11: krzyż z Lewis
title-short-copenhagen-lewis = Copenhagen: Lewis
title-tablut-15 = Tablut 15×15
title-short-tablut-15 = Tablut 15×15
title-tablut-smith = Tablut według Smitha 9×9
title-short-tablut-smith = Tablut według Smitha 9×9
title-brandub-weak = Brandub 7×7: słaby król
title-short-brandub-weak = Brandub 7×7: słaby król
title-magpie-diamond = Sroka 7×7: romb
title-short-magpie-diamond = Sroka 7×7: romb
title-alea-tablut = Alea evangelii na zasadach Tabluta 19×19
title-short-alea-tablut = Alea Tablut 19×19
title-ashton-tablut = Tablut Ashtona 9×9 (turniejowy)
title-short-ashton-tablut = Tablut Ashtona 9×9
title-foteviken-tablut = Tablut z Foteviken 9×9
title-short-foteviken-tablut = Tablut z Foteviken 9×9
title-copenhagen-relaxed = Copenhagen 11×11: złagodzony mur tarcz
title-short-copenhagen-relaxed = Copenhagen złagodzony
title-berserk = Berserk 11×11
title-short-berserk = Berserk
title-berserk-opentafl = Berserk 11×11: OpenTafl
title-short-berserk-opentafl = Berserk OpenTafl
title-total-tafl = Total Hnefatafl 11×11
title-short-total-tafl = Total Hnefatafl
title-tyr = Tyr 11×11
title-short-tyr = Tyr 11×11
title-tyr-15 = Tyr 15×15
title-short-tyr-15 = Tyr 15×15
title-copenhagen-org = Copenhagen 11×11: hnefatafl.org
title-short-copenhagen-org = Copenhagen org
title-copenhagen-org-13 = Copenhagen 13×13: hnefatafl.org
title-short-copenhagen-org-13 = Copenhagen org 13×13
title-brandubh-org = Brandubh 7×7: hnefatafl.org
title-short-brandubh-org = Brandubh org
