# Słowa i zdania, które ma tylko dablot, po polsku.

## Strony: Saamowie zaczynają na dole (`south` w zapisach), Szwedzi na górze (`north`)

side-south = Saamowie
    .heading = Saamowie
    .genitive = Saamów
    .accusative = Saamów
    .instrumental = Saamami
    .led = Saamami
    .number = many
side-north = Szwedzi
    .heading = Szwedzi
    .genitive = Szwedów
    .accusative = Szwedów
    .instrumental = Szwedami
    .led = Szwedami
    .number = many

## Pionki

piece-south-man = { $count ->
    [1] wojownik
   *[other] wojownicy
}
    .letter = { $letter }
    .accusative = saamskiego wojownika
    .counted = { $count ->
        [one] jeden saamski wojownik
        [few] { $count } saamskich wojowników
       *[many] { $count } saamskich wojowników
    }
    .moved = saamski wojownik
    .captured = { $count ->
        [one] wojownika
        [few] { $count } wojowników
       *[many] { $count } wojowników
    }
    .among = { "" }
piece-south-retreated = { $count ->
    [1] wycofany wojownik
   *[other] wycofani wojownicy
}
    .letter = { $letter }
    .accusative = saamskiego wycofanego wojownika
    .counted = { $count ->
        [one] jeden saamski wycofany wojownik
        [few] { $count } saamskich wycofanych wojowników
       *[many] { $count } saamskich wycofanych wojowników
    }
    .moved = saamski wycofany wojownik
    .captured = { $count ->
        [one] wycofanego wojownika
        [few] { $count } wycofanych wojowników
       *[many] { $count } wycofanych wojowników
    }
    .among = { "wycofany wojownik, " }
piece-south-son = { $count ->
    [1] syn wodza
   *[other] synowie wodza
}
    .letter = { $letter }
    .accusative = syna saamskiego wodza
    .counted = { $count ->
        [one] jeden syn saamskiego wodza
        [few] { $count } synów saamskiego wodza
       *[many] { $count } synów saamskiego wodza
    }
    .moved = syn saamskiego wodza
    .captured = { $count ->
        [one] syna wodza
        [few] { $count } synów wodza
       *[many] { $count } synów wodza
    }
    .among = { "syn wodza, " }
piece-south-officer = { $count ->
    [1] oficer
   *[other] oficerowie
}
    .letter = { $letter }
    .accusative = saamskiego oficera
    .counted = { $count ->
        [one] jeden saamski oficer
        [few] { $count } saamskich oficerów
       *[many] { $count } saamskich oficerów
    }
    .moved = saamski oficer
    .captured = { $count ->
        [one] oficera
        [few] { $count } oficerów
       *[many] { $count } oficerów
    }
    .among = { "oficer, " }
piece-south-leader = { $count ->
    [1] wódz
   *[other] wodzowie
}
    .letter = { $letter }
    .accusative = saamskiego wodza
    .counted = { $count ->
        [one] jeden saamski wódz
        [few] { $count } saamskich wodzów
       *[many] { $count } saamskich wodzów
    }
    .moved = saamski wódz
    .captured = { $count ->
        [one] wodza
        [few] { $count } wodzów
       *[many] { $count } wodzów
    }
    .among = { "wódz, " }
piece-north-man = { $count ->
    [1] wojownik
   *[other] wojownicy
}
    .letter = { $letter }
    .accusative = szwedzkiego wojownika
    .counted = { $count ->
        [one] jeden szwedzki wojownik
        [few] { $count } szwedzkich wojowników
       *[many] { $count } szwedzkich wojowników
    }
    .moved = szwedzki wojownik
    .captured = { $count ->
        [one] wojownika
        [few] { $count } wojowników
       *[many] { $count } wojowników
    }
    .among = { "" }
piece-north-retreated = { $count ->
    [1] wycofany wojownik
   *[other] wycofani wojownicy
}
    .letter = { $letter }
    .accusative = szwedzkiego wycofanego wojownika
    .counted = { $count ->
        [one] jeden szwedzki wycofany wojownik
        [few] { $count } szwedzkich wycofanych wojowników
       *[many] { $count } szwedzkich wycofanych wojowników
    }
    .moved = szwedzki wycofany wojownik
    .captured = { $count ->
        [one] wycofanego wojownika
        [few] { $count } wycofanych wojowników
       *[many] { $count } wycofanych wojowników
    }
    .among = { "wycofany wojownik, " }
piece-north-son = { $count ->
    [1] syn wodza
   *[other] synowie wodza
}
    .letter = { $letter }
    .accusative = syna szwedzkiego wodza
    .counted = { $count ->
        [one] jeden syn szwedzkiego wodza
        [few] { $count } synów szwedzkiego wodza
       *[many] { $count } synów szwedzkiego wodza
    }
    .moved = syn szwedzkiego wodza
    .captured = { $count ->
        [one] syna wodza
        [few] { $count } synów wodza
       *[many] { $count } synów wodza
    }
    .among = { "syn wodza, " }
piece-north-officer = { $count ->
    [1] oficer
   *[other] oficerowie
}
    .letter = { $letter }
    .accusative = szwedzkiego oficera
    .counted = { $count ->
        [one] jeden szwedzki oficer
        [few] { $count } szwedzkich oficerów
       *[many] { $count } szwedzkich oficerów
    }
    .moved = szwedzki oficer
    .captured = { $count ->
        [one] oficera
        [few] { $count } oficerów
       *[many] { $count } oficerów
    }
    .among = { "oficer, " }
piece-north-leader = { $count ->
    [1] wódz
   *[other] wodzowie
}
    .letter = { $letter }
    .accusative = szwedzkiego wodza
    .counted = { $count ->
        [one] jeden szwedzki wódz
        [few] { $count } szwedzkich wodzów
       *[many] { $count } szwedzkich wodzów
    }
    .moved = szwedzki wódz
    .captured = { $count ->
        [one] wodza
        [few] { $count } wodzów
       *[many] { $count } wodzów
    }
    .among = { "wódz, " }

## Ruchy i końce partii

turn-promoted = Wojownik zostaje oficerem.
turn-retreated = Ten wojownik się cofnął, więc nie może już zostać oficerem.
aim-dablot = { $end ->
    [leader] zbić wodza drugiej strony albo wszystkie jej inne pionki
   *[all] zbić wszystkie pionki drugiej strony
}
reason-annihilated = { $side-heading } nie { $side-number ->
    [one] ma
   *[many] mają
} już żadnego pionka.
reason-leader-captured = Wódz { $side-genitive } jest zbity na { $square }.
reason-bare-leader = { $side-heading } { $side-number ->
    [one] ma
   *[many] mają
} już tylko wodza.
reason-lone-leaders = Na planszy są już tylko dwaj wodzowie.

## Odmowy: powód i co zrobić

refuse-nothing-placed = Tutaj nic się nie stawia na planszy; pionki chodzą od początku. Wpisz punkt pionka i ten, na który idzie, na przykład `c3 d4`.
refuse-man-back = Według tych zasad wojownicy nie cofają się, a z { $from } na { $to } to ruch do tyłu. Dokąd ten może pójść, pokazuje `/{ command-legal } { $from }`.
refuse-too-strong = Twój pionek jest na to za słaby: { $piece } na { $over } ma { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} siły, a twój pionek { $own }.
refuse-man-must-leap = Wojownik może bić, więc musi: { $leaps }.
refuse-no-ambush = Tutaj w jednym ruchu idzie tylko jeden pionek. Wpisz ruch jednego z nich.
refuse-ambush-order = W zasadzce skok z { $first } wpisuje się przed skokiem z { $second }.
refuse-ambush-twice = Pionek na { $from } może w zasadzce skoczyć tylko raz. Usuń jeden z jego skoków.
refuse-ambush-others = W zasadzce wszyscy skaczą przez ten sam pionek, a te skaczą przez { $one } i { $other }. Wybierz jeden z nich.
refuse-ambush-alone = Pionek na { $from } może sam zbić ten na { $over }, więc to nie zasadzka. Wpisz tylko jego skok.
refuse-ambush-too-weak = Pionek na { $over } ma { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} siły, a zasadzka tylko { $together }. Dołącz jeszcze jeden pionek, jeśli się da.
refuse-ambush-too-many = Zasadzka jest dość silna bez pionka na { $from }. Usuń jego skok.

## Do czego pasują zasady, w kilku słowach; nie każde je mają

advice-mini-dablot = dobra pierwsza gra
advice-dablot = długie partie

## Zasady słowami
##
## Wiadomość `rule-` to wszystko, co się mówi o zasadzie: $choice to, co zostało wybrane.

rules-dablot-label = { $rules } · { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} · { $one ->
    [one] jeden pionek
    [few] { $one } pionki
   *[many] { $one } pionków
} przeciw { $other }
rule-dablot-board = { rule-hunt-board }
rule-dablot-pieces = Pionki: { $south }, a po drugiej stronie { $north }.
rule-dablot-start = Na początku: { $points }.
rule-dablot-starts = { $chosen-side-number ->
    [one] Zaczyna
   *[many] Zaczynają
} { $chosen-side }.
rule-dablot-steps = { $choice ->
    [0] Pionek robi krok na sąsiedni punkt albo skacze po linii przez wroga na pusty punkt za nim i bije go; w tej samej turze może skakać dalej.
   *[other] Pionek robi krok na sąsiedni punkt albo skacze po linii przez wroga na pusty punkt za nim i bije go.
}
rule-dablot-points = Pionek może bić te, które nie mają więcej punktów siły niż on: { $ranks }.
rule-dablot-rank = { $kind ->
    [man] wojownik
    [son] syn wodza
    [officer] oficer
   *[leader] wódz
} { $points }
rule-dablot-compulsory = { $choice ->
    [men] Jeśli któryś wojownik może bić, trzeba bić wojownikiem; wódz i jego syn nie muszą bić, ale nie wolno ruszyć nimi zamiast tego.
    [men-actions] Jeśli któryś wojownik może bić, trzeba bić wojownikiem albo zakończyć turę; wódz i jego syn nie muszą bić, ale nie wolno ruszyć nimi zamiast tego.
   *[none] Bicie nie jest obowiązkowe.
}
rule-dablot-men-back = { $choice ->
    [no] Wojownicy nigdy się nie cofają, nawet żeby bić.
   *[yes] Wojownicy mogą się cofać.
}
rule-dablot-promotion = { $choice ->
    [far-edge] Wojownik, który kończy ruch w ostatnim wierszu, zostaje oficerem.
    [unretreated] Wojownik, który kończy ruch w ostatnim wierszu, zostaje oficerem, chyba że kiedyś się cofnął.
   *[none] Żaden wojownik nie zostaje oficerem.
}
rule-dablot-actions = { $choice ->
    [0] Każda tura to jeden ruch.
    [1] Tura ma jedną akcję: krok albo jeden skok.
   *[other] Tura ma do { $choice } akcji, a każda to krok albo jeden skok, tym samym pionkiem albo innymi; `{ part-move-end }` kończy turę wcześniej.
}
rule-dablot-ambush = { $choice ->
    [yes] W zasadzce kilka pionków skacze w jednej turze przez silniejszy i bije go, jeśli ich punkty razem wystarczą i każdy z nich jest potrzebny.
   *[no] Nie ma zasadzek.
}
rule-dablot-end = { $choice ->
    [leader] Kto straci wodza albo nie ma już nic poza nim, przegrywa partię.
   *[all] Kto nie ma już żadnego pionka, przegrywa; gdy są już tylko dwaj wodzowie, jest remis.
}

## Propozycje gry

offer-menu-dablot = Dablot: saamskie warcaby

lesson-of-dablot = Dablot
lesson-topic-dablot-alone = Dwa cele: wszyscy inni
lesson-about-dablot-alone = Wygrywasz też, gdy drugiej stronie zostanie tylko wódz.
lesson-topic-dablot-moves = Jak chodzą pionki
lesson-about-dablot-moves = Wszystkie pionki chodzą od punktu do punktu po liniach, o jeden krok w dowolnym kierunku.
lesson-topic-dablot-leap = Skok
lesson-about-dablot-leap = Pionek bije, skacząc przez wroga na pusty punkt tuż za nim.
lesson-topic-dablot-ranks = Stopnie
lesson-about-dablot-ranks = Pionek nie może bić nikogo wyższego stopniem: wojownik bije tylko wojowników, syn wodza także synów, a wódz wszystkich.
lesson-topic-dablot-chain = Skok za skokiem
lesson-about-dablot-chain = Z miejsca, w którym pionek ląduje, może w tym samym ruchu skakać dalej.
lesson-topic-dablot-leader = Dwa cele: wódz
lesson-about-dablot-leader = Wygrywasz, gdy zbijesz wodza drugiej strony. Przeskocz go własnym wodzem.
lesson-topic-dablot-guard = Uważaj na wodza
lesson-about-dablot-guard = Twój wódz jest w niebezpieczeństwie, gdy drugi stoi obok niego, a punkt za nim jest pusty.
lesson-topic-dablot-puzzle = Zadanie
lesson-about-dablot-puzzle = Tylko jeden ruch zapewnia tu wygraną.

example-dablot-man = Wojownik, przez wojownika
example-dablot-son = Syn wodza, przez syna wodza
example-dablot-leader = Wódz, przez wodza
example-dablot-chain = Kilkoma skokami w jednym ruchu
example-dablot-ambush = W zasadzce, przez dwa słabsze pionki

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-mini-dablot-compulsory = Mini-Dablot 1: bicie obowiązkowe
title-short-mini-dablot-compulsory = 1: bicie obowiązkowe
title-mini-dablot-onward = Mini-Dablot 2a: skoki wielokrotne
title-short-mini-dablot-onward = 2a: skoki wielokrotne
title-mini-dablot-promotion = Mini-Dablot 2b: awans
title-short-mini-dablot-promotion = 2b: awans
title-mini-dablot-officer = Mini-Dablot 3: oficer
title-short-mini-dablot-officer = 3: oficer
title-mini-dablot-actions = Mini-Dablot 4: punkty akcji
title-short-mini-dablot-actions = 4: punkty akcji
title-mini-dablot-ambush = Mini-Dablot 5: zasadzka
title-short-mini-dablot-ambush = 5: zasadzka
title-dablot-keyland = Dablot do ostatniego
title-short-dablot-keyland = Dablot do ostatniego
