# Słowa i zdania, które mają tylko polowania, po polsku.
#
# Zasady same nazywają swoje strony. Nazwy, które są tu znane, mają formy dla jednego pionka i dla kilku; każda inna ($name)
# stoi bez zmian, w słowach, które pasują do każdej liczby.

## Strony
##
## .number wybiera czasownik: `one` wygrywa, `many` wygrywają. .heading to nazwa wielką literą, .led to, czym ktoś gra (w
## narzędniku), pozostałe formy to przypadki.

side-few = mały oddział
    .heading = Mały oddział
    .genitive = małego oddziału
    .accusative = mały oddział
    .instrumental = małym oddziałem
    .led = małym oddziałem
    .number = one
side-many = duży oddział
    .heading = Duży oddział
    .genitive = dużego oddziału
    .accusative = duży oddział
    .instrumental = dużym oddziałem
    .led = dużym oddziałem
    .number = one
side-named = strona „{ $name }”
    .heading = Strona „{ $name }”
    .genitive = strony „{ $name }”
    .accusative = stronę „{ $name }”
    .instrumental = stroną „{ $name }”
    .led = stroną „{ $name }”
    .number = one
side-fox = lis
    .heading = Lis
    .genitive = lisa
    .accusative = lisa
    .instrumental = lisem
    .led = lisem
    .number = one
side-fox-several = lisy
    .heading = Lisy
    .genitive = lisów
    .accusative = lisy
    .instrumental = lisami
    .led = lisami
    .number = many
side-officer = oficer
    .heading = Oficer
    .genitive = oficera
    .accusative = oficera
    .instrumental = oficerem
    .led = oficerem
    .number = one
side-officer-several = oficerowie
    .heading = Oficerowie
    .genitive = oficerów
    .accusative = oficerów
    .instrumental = oficerami
    .led = oficerami
    .number = many
side-tiger = tygrys
    .heading = Tygrys
    .genitive = tygrysa
    .accusative = tygrysa
    .instrumental = tygrysem
    .led = tygrysem
    .number = one
side-tiger-several = tygrysy
    .heading = Tygrysy
    .genitive = tygrysów
    .accusative = tygrysy
    .instrumental = tygrysami
    .led = tygrysami
    .number = many
side-hare = zając
    .heading = Zając
    .genitive = zająca
    .accusative = zająca
    .instrumental = zającem
    .led = zającem
    .number = one
side-hare-several = zające
    .heading = Zające
    .genitive = zajęcy
    .accusative = zające
    .instrumental = zającami
    .led = zającami
    .number = many
side-hound = pies
    .heading = Pies
    .genitive = psa
    .accusative = psa
    .instrumental = psem
    .led = psem
    .number = one
side-hound-several = psy
    .heading = Psy
    .genitive = psów
    .accusative = psy
    .instrumental = psami
    .led = psami
    .number = many
side-goose = gęś
    .heading = Gęś
    .genitive = gęsi
    .accusative = gęś
    .instrumental = gęsią
    .led = gęsią
    .number = one
side-goose-several = gęsi
    .heading = Gęsi
    .genitive = gęsi
    .accusative = gęsi
    .instrumental = gęsiami
    .led = gęsiami
    .number = many
side-sheep = owca
    .heading = Owca
    .genitive = owcy
    .accusative = owcę
    .instrumental = owcą
    .led = owcą
    .number = one
side-sheep-several = owce
    .heading = Owce
    .genitive = owiec
    .accusative = owce
    .instrumental = owcami
    .led = owcami
    .number = many
side-rebel = buntownik
    .heading = Buntownik
    .genitive = buntownika
    .accusative = buntownika
    .instrumental = buntownikiem
    .led = buntownikiem
    .number = one
side-rebel-several = buntownicy
    .heading = Buntownicy
    .genitive = buntowników
    .accusative = buntowników
    .instrumental = buntownikami
    .led = buntownikami
    .number = many
side-goat = koza
    .heading = Koza
    .genitive = kozy
    .accusative = kozę
    .instrumental = kozą
    .led = kozą
    .number = one
side-goat-several = kozy
    .heading = Kozy
    .genitive = kóz
    .accusative = kozy
    .instrumental = kozami
    .led = kozami
    .number = many
side-leopard = lampart
    .heading = Lampart
    .genitive = lamparta
    .accusative = lamparta
    .instrumental = lampartem
    .led = lampartem
    .number = one
side-leopard-several = lamparty
    .heading = Lamparty
    .genitive = lampartów
    .accusative = lamparty
    .instrumental = lampartami
    .led = lampartami
    .number = many
side-ox = wół
    .heading = Wół
    .genitive = wołu
    .accusative = wołu
    .instrumental = wołem
    .led = wołem
    .number = one
side-ox-several = woły
    .heading = Woły
    .genitive = wołów
    .accusative = woły
    .instrumental = wołami
    .led = wołami
    .number = many
side-hunter = myśliwy
    .heading = Myśliwy
    .genitive = myśliwego
    .accusative = myśliwego
    .instrumental = myśliwym
    .led = myśliwym
    .number = one
side-hunter-several = myśliwi
    .heading = Myśliwi
    .genitive = myśliwych
    .accusative = myśliwych
    .instrumental = myśliwymi
    .led = myśliwymi
    .number = many

## Pionki
##
## $count to ich liczba, $letter to litera z zasad. Pionki strony o innej nazwie to `few` i `many` albo `named`, gdy zdanie musi
## odróżniać strony. .captured to to, co się bije (biernik; przy `one` bez liczby), .accusative to biernik jednego pionka,
## .genitive-plural nazwa bez liczby, .every początek zdania o każdym z nich („każdy lis, który”).

piece-few = { $count ->
    [1] pionek
   *[other] pionki
}
    .letter = { $letter }
    .accusative = pionek
    .genitive-plural = pionków
    .every = każdy pionek, który
    .counted = { $count ->
        [one] jeden pionek
        [few] { $count } pionki
       *[many] { $count } pionków
    }
    .moved = pionek
    .captured = { $count ->
        [one] pionek
        [few] { $count } pionki
       *[many] { $count } pionków
    }
    .among = { "" }
piece-many = { $count ->
    [1] pionek
   *[other] pionki
}
    .letter = { $letter }
    .accusative = pionek
    .genitive-plural = pionków
    .every = każdy pionek, który
    .counted = { $count ->
        [one] jeden pionek
        [few] { $count } pionki
       *[many] { $count } pionków
    }
    .moved = pionek
    .captured = { $count ->
        [one] pionek
        [few] { $count } pionki
       *[many] { $count } pionków
    }
    .among = { "" }
piece-named = { $count ->
    [1] pionek „{ $name }”
   *[other] pionki „{ $name }”
}
    .letter = { $letter }
    .accusative = pionek „{ $name }”
    .genitive-plural = pionków „{ $name }”
    .every = każdy pionek „{ $name }”, który
    .counted = { $count ->
        [one] jeden pionek „{ $name }”
        [few] { $count } pionki „{ $name }”
       *[many] { $count } pionków „{ $name }”
    }
    .moved = pionek „{ $name }”
    .captured = { $count ->
        [one] pionek „{ $name }”
        [few] { $count } pionki „{ $name }”
       *[many] { $count } pionków „{ $name }”
    }
    .among = { "" }
piece-fox = { $count ->
    [1] lis
   *[other] lisy
}
    .letter = { $letter }
    .accusative = lisa
    .genitive-plural = lisów
    .every = każdy lis, który
    .counted = { $count ->
        [one] jeden lis
        [few] { $count } lisy
       *[many] { $count } lisów
    }
    .moved = lis
    .captured = { $count ->
        [one] lisa
        [few] { $count } lisy
       *[many] { $count } lisów
    }
    .among = { "" }
piece-officer = { $count ->
    [1] oficer
   *[other] oficerowie
}
    .letter = { $letter }
    .accusative = oficera
    .genitive-plural = oficerów
    .every = każdy oficer, który
    .counted = { $count ->
        [one] jeden oficer
        [few] { $count } oficerów
       *[many] { $count } oficerów
    }
    .moved = oficer
    .captured = { $count ->
        [one] oficera
        [few] { $count } oficerów
       *[many] { $count } oficerów
    }
    .among = { "" }
piece-tiger = { $count ->
    [1] tygrys
   *[other] tygrysy
}
    .letter = { $letter }
    .accusative = tygrysa
    .genitive-plural = tygrysów
    .every = każdy tygrys, który
    .counted = { $count ->
        [one] jeden tygrys
        [few] { $count } tygrysy
       *[many] { $count } tygrysów
    }
    .moved = tygrys
    .captured = { $count ->
        [one] tygrysa
        [few] { $count } tygrysy
       *[many] { $count } tygrysów
    }
    .among = { "" }
piece-hare = { $count ->
    [1] zając
   *[other] zające
}
    .letter = { $letter }
    .accusative = zająca
    .genitive-plural = zajęcy
    .every = każdy zając, który
    .counted = { $count ->
        [one] jeden zając
        [few] { $count } zające
       *[many] { $count } zajęcy
    }
    .moved = zając
    .captured = { $count ->
        [one] zająca
        [few] { $count } zające
       *[many] { $count } zajęcy
    }
    .among = { "" }
piece-hound = { $count ->
    [1] pies
   *[other] psy
}
    .letter = { $letter }
    .accusative = psa
    .genitive-plural = psów
    .every = każdy pies, który
    .counted = { $count ->
        [one] jeden pies
        [few] { $count } psy
       *[many] { $count } psów
    }
    .moved = pies
    .captured = { $count ->
        [one] psa
        [few] { $count } psy
       *[many] { $count } psów
    }
    .among = { "" }
piece-goose = { $count ->
    [1] gęś
   *[other] gęsi
}
    .letter = { $letter }
    .accusative = gęś
    .genitive-plural = gęsi
    .every = każda gęś, która
    .counted = { $count ->
        [one] jedna gęś
        [few] { $count } gęsi
       *[many] { $count } gęsi
    }
    .moved = gęś
    .captured = { $count ->
        [one] gęś
        [few] { $count } gęsi
       *[many] { $count } gęsi
    }
    .among = { "" }
piece-sheep = { $count ->
    [1] owca
   *[other] owce
}
    .letter = { $letter }
    .accusative = owcę
    .genitive-plural = owiec
    .every = każda owca, która
    .counted = { $count ->
        [one] jedna owca
        [few] { $count } owce
       *[many] { $count } owiec
    }
    .moved = owca
    .captured = { $count ->
        [one] owcę
        [few] { $count } owce
       *[many] { $count } owiec
    }
    .among = { "" }
piece-rebel = { $count ->
    [1] buntownik
   *[other] buntownicy
}
    .letter = { $letter }
    .accusative = buntownika
    .genitive-plural = buntowników
    .every = każdy buntownik, który
    .counted = { $count ->
        [one] jeden buntownik
        [few] { $count } buntowników
       *[many] { $count } buntowników
    }
    .moved = buntownik
    .captured = { $count ->
        [one] buntownika
        [few] { $count } buntowników
       *[many] { $count } buntowników
    }
    .among = { "" }
piece-goat = { $count ->
    [1] koza
   *[other] kozy
}
    .letter = { $letter }
    .accusative = kozę
    .genitive-plural = kóz
    .every = każda koza, która
    .counted = { $count ->
        [one] jedna koza
        [few] { $count } kozy
       *[many] { $count } kóz
    }
    .moved = koza
    .captured = { $count ->
        [one] kozę
        [few] { $count } kozy
       *[many] { $count } kóz
    }
    .among = { "" }
piece-leopard = { $count ->
    [1] lampart
   *[other] lamparty
}
    .letter = { $letter }
    .accusative = lamparta
    .genitive-plural = lampartów
    .every = każdy lampart, który
    .counted = { $count ->
        [one] jeden lampart
        [few] { $count } lamparty
       *[many] { $count } lampartów
    }
    .moved = lampart
    .captured = { $count ->
        [one] lamparta
        [few] { $count } lamparty
       *[many] { $count } lampartów
    }
    .among = { "" }
piece-ox = { $count ->
    [1] wół
   *[other] woły
}
    .letter = { $letter }
    .accusative = wołu
    .genitive-plural = wołów
    .every = każdy wół, który
    .counted = { $count ->
        [one] jeden wół
        [few] { $count } woły
       *[many] { $count } wołów
    }
    .moved = wół
    .captured = { $count ->
        [one] wołu
        [few] { $count } woły
       *[many] { $count } wołów
    }
    .among = { "" }
piece-hunter = { $count ->
    [1] myśliwy
   *[other] myśliwi
}
    .letter = { $letter }
    .accusative = myśliwego
    .genitive-plural = myśliwych
    .every = każdy myśliwy, który
    .counted = { $count ->
        [one] jeden myśliwy
        [few] { $count } myśliwych
       *[many] { $count } myśliwych
    }
    .moved = myśliwy
    .captured = { $count ->
        [one] myśliwego
        [few] { $count } myśliwych
       *[many] { $count } myśliwych
    }
    .among = { "" }

## Punkty specjalne: gdzie ma dojść jedna strona, co ma zająć druga, i jedno, i drugie na planszach z tekstu

ground-home = cel
ground-paddock = cel
ground-goal = cel

## Ruchy i końce partii
##
## $left to liczba pionków, które zostały stronie. $known mówi, czy partię rozstrzygnął punkt $square.

turn-huffed = { $count ->
    [1] Ten pionek nie wykorzystał bicia, więc znika
   *[other] Te pionki nie wykorzystały bicia, więc znikają
} z planszy: { $piece } na { $squares }.
turn-trapped = { $count ->
    [1] Ten pionek nie może się już ruszyć, więc znika
   *[other] Te pionki nie mogą się już ruszyć, więc znikają
} z planszy: { $piece } na { $squares }.
aim-capture = zbić { $piece-captured }
aim-capture-all = zbić { $side-accusative } do ostatniego pionka
aim-reach = dojść na { $squares }
aim-pass = minąć { $side-accusative }
aim-fill = { $count ->
    [one] zająć punkt docelowy
    [few] zająć wszystkie punkty docelowe ({ $count })
   *[many] zająć wszystkie punkty docelowe ({ $count })
}
aim-trap = zamknąć { $side-accusative } tak, by żaden ruch nie był możliwy
aim-remove = usunąć { $side-accusative } z planszy
aim-hold = nie pozwolić wygrać drugiej stronie
reason-taken = Na planszy nie ma już { $side-genitive }.
reason-too-few = { $left ->
    [0] Na planszy nie ma już { $side-genitive }
   *[other] Zostaje już tylko { $piece-counted }
}.
reason-reached = { $winner-side-heading } { $winner-side-number ->
    [one] dochodzi
   *[many] dochodzą
} na { $square }.
reason-behind = { $winner-side-heading } { $winner-side-number ->
    [one] mija
   *[many] mijają
} { $side-accusative }.
reason-filled = { $winner-side-heading } { $winner-side-number ->
    [one] zajmuje
   *[many] zajmują
} wszystkie punkty docelowe.

## Odmowy: powód i co zrobić

refuse-hand-first = Najpierw postaw { $piece-accusative } na pustym punkcie, na przykład `/{ command-move } { $at }`: w zapasie jeszcze { $piece-counted }.
refuse-nothing-in-hand = W zapasie nie ma nic, co można postawić na { $at }. Rusz pionkiem: wpisz jego punkt i następny, na przykład `d4 d5`.
refuse-direction = Z { $from } ten pionek nie może pójść { $direction ->
    [forward] prosto do przodu
    [forward-diagonal] na ukos do przodu
    [sideways] w bok
    [back-diagonal] na ukos do tyłu
   *[back] prosto do tyłu
}, na { $to }. Dokąd może pójść, pokazuje `/{ command-legal } { $from }`.
refuse-no-leaps = Z { $from } na { $to } to skok, a ten pionek chodzi tylko na sąsiednie punkty. Pokazuje je `/{ command-legal } { $from }`.
refuse-must-leap = Możesz bić, więc musisz: { $leaps }.
refuse-goes-on = Z { $at } pionek może bić dalej, więc musi: { $leaps }. Dodaj { $count ->
    [1] ten punkt
   *[other] jeden z tych punktów
} do swojego ruchu.

## Do czego pasują zasady, w kilku słowach; nie każde je mają

advice-fox-and-hounds = krótkie partie
advice-fox-and-geese = dobra pierwsza gra
advice-halatafl = bicie jest obowiązkowe
advice-asalto = kto nie zbije, traci pionek
advice-bagh-chal = dobra pierwsza gra
advice-len-choa = najmniejsza plansza
advice-sua-ghin-gnua = pusta plansza na start
advice-catch-the-hare = jeden na dwunastu

## Zasady słowami
##
## Wiadomość `rule-` to wszystko, co się mówi o zasadzie: $choice to, co zostało wybrane. $few-piece i $many-piece to jeden
## pionek, $few-all i $many-all wszystkie pionki strony.

rules-hunt-label = { $rules } · { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} · { $few-piece-counted }, { $many-piece-counted }
rule-hunt-board = { $choice ->
    [cross] Plansza to krzyż z 33 punktów.
    [square5] Plansza ma 5 × 5 punktów.
    [draughts] Plansza to 32 ciemne pola szachownicy.
    [triangle10] Plansza to trójkąt z 10 punktów.
    [triangle23] Plansza to trójkąt z 23 punktów, z krótką linią przy każdym boku.
    [lattice4x5] Plansza ma 32 punkty: 4 × 5 skrzyżowań i środki ich kwadratów.
   *[lattice6x7] Plansza ma 72 punkty: 6 × 7 skrzyżowań i środki ich kwadratów.
}
rule-hunt-pieces = Pionki: { $few-all-piece-counted } i { $many-all-piece-counted }.
rule-hunt-start = Na początku { $chosen-side } { $chosen-side-number ->
    [one] stoi
   *[many] stoją
} na { $points }.
rule-hunt-starts = { $chosen-side-number ->
    [one] Zaczyna
   *[many] Zaczynają
} { $chosen-side }.
rule-hunt-hand = { $choice ->
    [0] { $chosen-side-heading } nie { $chosen-side-number ->
        [one] ma
       *[many] mają
    } nic w zapasie.
    [1] Na początku w zapasie: { $chosen-piece-counted }. Najpierw trzeba postawić ten pionek na dowolnym pustym punkcie; przedtem { $chosen-side } nie { $chosen-side-number ->
        [one] może
       *[many] mogą
    } się ruszyć.
   *[other] Na początku w zapasie: { $chosen-piece-counted }. Każda tura stawia jeden pionek na dowolnym pustym punkcie, a dopóki nie stoją wszystkie, { $chosen-side } nie { $chosen-side-number ->
        [one] może
       *[many] mogą
    } się ruszyć.
}
rule-hunt-lines = { $choice ->
    [none] Plansza nie ma linii.
    [grid] Plansza ma tylko linie proste, bez przekątnych.
    [diagonal] Plansza ma tylko przekątne.
    [thin] Plansza ma tylko dodatkowe przekątne, w poprzek zwykłych.
    [grid-diagonal] Plansza ma linie proste i przekątne.
    [grid-thin] Plansza ma linie proste i dodatkowe przekątne, ale nie zwykłe.
    [diagonal-thin] Plansza ma obie przekątne w każdym małym kwadracie, ale nie ma linii prostych.
   *[grid-diagonal-thin] Plansza ma linie proste i obie przekątne w każdym małym kwadracie.
}
rule-hunt-uses = { $chosen-side-heading } { $chosen-side-number ->
    [one] chodzi
   *[many] chodzą
} { $choice ->
    [all] po wszystkich liniach planszy
    [none] po liniach, których na planszy nie ma
    [grid] tylko po liniach prostych
    [diagonal] tylko po przekątnych
    [thin] tylko po dodatkowych przekątnych
    [grid-diagonal] po liniach prostych i zwykłych przekątnych
    [grid-thin] po liniach prostych i dodatkowych przekątnych
   *[diagonal-thin] tylko po przekątnych, zwykłych i dodatkowych
}.
rule-hunt-directions = { $chosen-side-heading } { $choice ->
    [none] nie { $chosen-side-number ->
        [one] może
       *[many] mogą
    } chodzić.
    [all] { $chosen-side-number ->
        [one] chodzi
       *[many] chodzą
    } o jeden punkt naraz, w dowolnym kierunku.
   *[some] { $chosen-side-number ->
        [one] chodzi
       *[many] chodzą
    } o jeden punkt naraz: { $directions }.
}
direction-forward = prosto do przodu
direction-forward-diagonal = na ukos do przodu
direction-sideways = w bok
direction-back-diagonal = na ukos do tyłu
direction-back = prosto do tyłu
rule-hunt-directions-both = Wszystkie pionki chodzą o jeden punkt naraz, w dowolnym kierunku.
rule-hunt-ahead = Do przodu znaczy w górę planszy, do wyższych wierszy.
rule-hunt-leap = { $few-side-heading } { $choice ->
    [none] nie { $few-side-number ->
        [one] może
       *[many] mogą
    } bić.
    [single] { $few-side-number ->
        [one] bije
       *[many] biją
    }, skacząc po linii przez { $many-piece-accusative } na pusty punkt po drugiej stronie, raz w turze.
   *[multi] { $few-side-number ->
        [one] bije
       *[many] biją
    }, skacząc po linii przez { $many-piece-accusative } na pusty punkt po drugiej stronie, a w tej samej turze można skakać dalej.
}
rule-hunt-capture = { $choice ->
    [free] Bicie nie jest obowiązkowe.
    [must] Jeśli { $few-side } { $few-side-number ->
        [one] może
       *[many] mogą
    } bić, jedno bicie jest obowiązkowe.
    [must-on] Jeśli { $few-side } { $few-side-number ->
        [one] może
       *[many] mogą
    } bić, bicie jest obowiązkowe, a skakać trzeba tak długo, jak się da.
   *[huff] Bicie nie jest obowiązkowe, ale po zwykłym kroku znika z planszy { $few-piece-every } nie wykorzystuje możliwości bicia.
}
rule-hunt-trapped = { $choice ->
    [removed] Po każdej turze { $many-side-genitive } znika z planszy { $few-piece-every } nie może się ruszyć.
    [removed-hand] Po każdej turze { $many-side-genitive } znika z planszy { $few-piece-every } nie może się ruszyć, gdy { $few-side } nie { $few-side-number ->
        [one] ma
       *[many] mają
    } już nic w zapasie.
   *[stays] Na planszy zostaje też { $few-piece-every } nie może się ruszyć.
}
rule-hunt-many-at-most = { $few-side-heading } { $choice ->
    [never] nie { $few-side-number ->
        [one] może
       *[many] mogą
    } wygrać przez bicie.
    [0] { $few-side-number ->
        [one] wygrywa
       *[many] wygrywają
    }, gdy na planszy nie ma już { $many-piece-genitive-plural }.
   *[other] { $few-side-number ->
        [one] wygrywa
       *[many] wygrywają
    }, gdy { $many-piece-genitive-plural } zostanie tylko { $choice } z { $many-count }.
}
rule-hunt-few-reach = { $choice ->
    [0] Dla { $few-side-genitive } żaden punkt planszy nie oznacza wygranej.
   *[other] { $few-side-heading } { $few-side-number ->
        [one] wygrywa
       *[many] wygrywają
    } po dojściu na { $points }.
}
rule-hunt-few-behind = { $choice ->
    [yes] { $few-side-heading } { $few-side-number ->
        [one] wygrywa, gdy minie { $many-side-accusative }, czyli dojdzie
       *[many] wygrywają, gdy miną { $many-side-accusative }, czyli dojdą
    } do wiersza niższego niż wszystkie pionki drugiej strony.
   *[no] Minięcie { $many-side-genitive } nie oznacza wygranej.
}
rule-hunt-many-fill = { $choice ->
    [0] Dla { $many-side-genitive } zajęcie punktów planszy nie oznacza wygranej.
   *[other] { $many-side-heading } { $many-side-number ->
        [one] wygrywa
       *[many] wygrywają
    } po zajęciu wszystkich tych punktów: { $points }.
}
rule-hunt-taken = { $choice ->
    [yes] { $many-side-heading } { $many-side-number ->
        [one] wygrywa
       *[many] wygrywają
    }, gdy na planszy nie ma już { $few-piece-genitive-plural }.
   *[no] Z planszy nie da się zdjąć { $few-side-genitive }.
}
rule-hunt-no-moves = { $choice ->
    [loss] { $many-side-heading } { $many-side-number ->
        [one] wygrywa
       *[many] wygrywają
    }, gdy { $few-side } nie { $few-side-number ->
        [one] ma
       *[many] mają
    } żadnego dozwolonego ruchu (i odwrotnie).
   *[draw] Gdy jedna ze stron nie ma żadnego dozwolonego ruchu, jest remis.
}
rule-hunt-quiet-limit = { $choice ->
    [0] Liczba ruchów, w których nic nie jest bite ani stawiane na planszy, jest nieograniczona.
    [1] Po jednym ruchu, w którym nic nie jest bite ani stawiane na planszy, jest remis.
   *[other] Po { $choice } ruchach z rzędu, w których nic nie jest bite ani stawiane na planszy, jest remis.
}

## Propozycje gry

offer-menu-hunt = Polowania: gry z lisem, tygrysem i lampartem

lesson-of-hunt = Polowania
lesson-topic-hunt-fox = Dwa cele: lis
lesson-about-hunt-fox = Lis wygrywa, bijąc gęsi. Gdy zostanie ich tylko 5, gęsi przegrywają.
lesson-topic-hunt-moves = Jak chodzą pionki
lesson-about-hunt-moves = Pionki chodzą od punktu do punktu po narysowanych liniach, o jeden krok naraz.
lesson-topic-hunt-leap = Skok
lesson-about-hunt-leap = Lis bije, skacząc przez gęś na pusty punkt tuż za nią.
lesson-topic-hunt-chain = Skok za skokiem
lesson-about-hunt-chain = Z miejsca, w którym lis ląduje, może w tym samym ruchu skakać dalej.
lesson-topic-hunt-put = Stawianie pionków na planszy
lesson-about-hunt-put = W niektórych polowaniach jedna strona najpierw stawia swoje pionki na planszy, po jednym w turze. Nie stawiaj kozy tam, gdzie tygrys może przez nią skoczyć.
lesson-topic-hunt-trap = Dwa cele: gęsi
lesson-about-hunt-trap = Gęsi nie mogą bić: wygrywają, gdy osaczą lisa tak, że nie może się ruszyć.
lesson-topic-hunt-guard = Osłaniaj swoje pionki
lesson-about-hunt-guard = Gęś jest bezpieczna, dopóki ktoś stoi za nią, patrząc od strony lisa.
lesson-topic-hunt-puzzle = Zadanie
lesson-about-hunt-puzzle = Tylko jeden ruch zapewnia tu wygraną.

example-hunt-leap = Skokiem
example-hunt-chain = Kilkoma skokami w jednym ruchu
example-hunt-closed = Osaczenie, po którym nie ma żadnego ruchu

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-fox-and-hounds = Lis i psy
title-short-fox-and-hounds = Lis i psy
title-fox-and-geese = Lis i gęsi: 13 gęsi
title-short-fox-and-geese = Lis i gęsi
title-fox-and-geese-orthogonal = Lis i gęsi: 13 gęsi tylko po liniach prostych
title-short-fox-and-geese-orthogonal = 13 gęsi, linie proste
title-fox-and-geese-15 = Lis i gęsi: 15 gęsi się nie cofa
title-short-fox-and-geese-15 = 15 gęsi, bez cofania
title-fox-and-geese-17 = Lis i gęsi: 17 gęsi bez ograniczeń
title-short-fox-and-geese-17 = 17 gęsi, bez ograniczeń
title-fox-and-geese-17-ahead = Lis i gęsi: 17 gęsi ani do tyłu ani w bok
title-short-fox-and-geese-17-ahead = 17 gęsi, tylko naprzód
title-fox-and-geese-17-straight = Lis i gęsi: 17 gęsi bez przekątnych
title-short-fox-and-geese-17-straight = 17 gęsi, bez przekątnych
title-fox-and-geese-diagonals = Lis i gęsi: dodatkowe przekątne
title-short-fox-and-geese-diagonals = Dodatkowe przekątne
title-pulijudam = Pulijudam (owieczki i tygrysy)
title-short-pulijudam = Pulijudam
title-catch-the-hare = Polowanie na zająca
title-short-catch-the-hare = Polowanie na zająca
