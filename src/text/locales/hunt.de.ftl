# Die Wörter und Sätze, die nur Jagdspiele haben, auf Deutsch.
#
# Die Regeln nennen die Seiten. Bekannte Namen haben hier ihre Formen, für eine Figur und für mehrere; jeder andere Name
# ($name) steht da, wie er ist, in Worten, die zu jedem Geschlecht und jeder Zahl passen.

## Seiten
##
## .number wählt das Verb: `one` gewinnt, `many` gewinnen. .led ist, womit jemand spielt. Alle Fälle haben den Artikel
## bei sich, .opening ist der Nominativ am Anfang eines Satzes.

side-few = Wenige
    .opening = Die Wenigen
    .nominative = die Wenigen
    .genitive = der Wenigen
    .dative = den Wenigen
    .accusative = die Wenigen
    .relative = die
    .led = die Wenigen
    .number = many
side-many = Viele
    .opening = Die Vielen
    .nominative = die Vielen
    .genitive = der Vielen
    .dative = den Vielen
    .accusative = die Vielen
    .relative = die
    .led = die Vielen
    .number = many
side-named = { $name }
    .opening = Die Seite „{ $name }“
    .nominative = die Seite „{ $name }“
    .genitive = der Seite „{ $name }“
    .dative = der Seite „{ $name }“
    .accusative = die Seite „{ $name }“
    .relative = die
    .led = die Seite „{ $name }“
    .number = one
side-fox = Fuchs
    .opening = Der Fuchs
    .nominative = der Fuchs
    .genitive = des Fuchses
    .dative = dem Fuchs
    .accusative = den Fuchs
    .relative = der
    .led = den Fuchs
    .number = one
side-fox-several = Füchse
    .opening = Die Füchse
    .nominative = die Füchse
    .genitive = der Füchse
    .dative = den Füchsen
    .accusative = die Füchse
    .relative = die
    .led = die Füchse
    .number = many
side-officer = Offizier
    .opening = Der Offizier
    .nominative = der Offizier
    .genitive = des Offiziers
    .dative = dem Offizier
    .accusative = den Offizier
    .relative = der
    .led = den Offizier
    .number = one
side-officer-several = Offiziere
    .opening = Die Offiziere
    .nominative = die Offiziere
    .genitive = der Offiziere
    .dative = den Offizieren
    .accusative = die Offiziere
    .relative = die
    .led = die Offiziere
    .number = many
side-tiger = Tiger
    .opening = Der Tiger
    .nominative = der Tiger
    .genitive = des Tigers
    .dative = dem Tiger
    .accusative = den Tiger
    .relative = der
    .led = den Tiger
    .number = one
side-tiger-several = Tiger
    .opening = Die Tiger
    .nominative = die Tiger
    .genitive = der Tiger
    .dative = den Tigern
    .accusative = die Tiger
    .relative = die
    .led = die Tiger
    .number = many
side-hare = Hase
    .opening = Der Hase
    .nominative = der Hase
    .genitive = des Hasen
    .dative = dem Hasen
    .accusative = den Hasen
    .relative = der
    .led = den Hasen
    .number = one
side-hare-several = Hasen
    .opening = Die Hasen
    .nominative = die Hasen
    .genitive = der Hasen
    .dative = den Hasen
    .accusative = die Hasen
    .relative = die
    .led = die Hasen
    .number = many
side-hound = Hund
    .opening = Der Hund
    .nominative = der Hund
    .genitive = des Hundes
    .dative = dem Hund
    .accusative = den Hund
    .relative = der
    .led = den Hund
    .number = one
side-hound-several = Hunde
    .opening = Die Hunde
    .nominative = die Hunde
    .genitive = der Hunde
    .dative = den Hunden
    .accusative = die Hunde
    .relative = die
    .led = die Hunde
    .number = many
side-goose = Gans
    .opening = Die Gans
    .nominative = die Gans
    .genitive = der Gans
    .dative = der Gans
    .accusative = die Gans
    .relative = die
    .led = die Gans
    .number = one
side-goose-several = Gänse
    .opening = Die Gänse
    .nominative = die Gänse
    .genitive = der Gänse
    .dative = den Gänsen
    .accusative = die Gänse
    .relative = die
    .led = die Gänse
    .number = many
side-sheep = Schaf
    .opening = Das Schaf
    .nominative = das Schaf
    .genitive = des Schafs
    .dative = dem Schaf
    .accusative = das Schaf
    .relative = das
    .led = das Schaf
    .number = one
side-sheep-several = Schafe
    .opening = Die Schafe
    .nominative = die Schafe
    .genitive = der Schafe
    .dative = den Schafen
    .accusative = die Schafe
    .relative = die
    .led = die Schafe
    .number = many
side-rebel = Rebell
    .opening = Der Rebell
    .nominative = der Rebell
    .genitive = des Rebellen
    .dative = dem Rebellen
    .accusative = den Rebellen
    .relative = der
    .led = den Rebellen
    .number = one
side-rebel-several = Rebellen
    .opening = Die Rebellen
    .nominative = die Rebellen
    .genitive = der Rebellen
    .dative = den Rebellen
    .accusative = die Rebellen
    .relative = die
    .led = die Rebellen
    .number = many
side-goat = Ziege
    .opening = Die Ziege
    .nominative = die Ziege
    .genitive = der Ziege
    .dative = der Ziege
    .accusative = die Ziege
    .relative = die
    .led = die Ziege
    .number = one
side-goat-several = Ziegen
    .opening = Die Ziegen
    .nominative = die Ziegen
    .genitive = der Ziegen
    .dative = den Ziegen
    .accusative = die Ziegen
    .relative = die
    .led = die Ziegen
    .number = many
side-leopard = Leopard
    .opening = Der Leopard
    .nominative = der Leopard
    .genitive = des Leoparden
    .dative = dem Leoparden
    .accusative = den Leoparden
    .relative = der
    .led = den Leoparden
    .number = one
side-leopard-several = Leoparden
    .opening = Die Leoparden
    .nominative = die Leoparden
    .genitive = der Leoparden
    .dative = den Leoparden
    .accusative = die Leoparden
    .relative = die
    .led = die Leoparden
    .number = many
side-ox = Ochse
    .opening = Der Ochse
    .nominative = der Ochse
    .genitive = des Ochsen
    .dative = dem Ochsen
    .accusative = den Ochsen
    .relative = der
    .led = den Ochsen
    .number = one
side-ox-several = Ochsen
    .opening = Die Ochsen
    .nominative = die Ochsen
    .genitive = der Ochsen
    .dative = den Ochsen
    .accusative = die Ochsen
    .relative = die
    .led = die Ochsen
    .number = many
side-hunter = Jäger
    .opening = Der Jäger
    .nominative = der Jäger
    .genitive = des Jägers
    .dative = dem Jäger
    .accusative = den Jäger
    .relative = der
    .led = den Jäger
    .number = one
side-hunter-several = Jäger
    .opening = Die Jäger
    .nominative = die Jäger
    .genitive = der Jäger
    .dative = den Jägern
    .accusative = die Jäger
    .relative = die
    .led = die Jäger
    .number = many

## Figuren
##
## $count ist, wie viele es sind, $letter der Buchstabe der Regeln. Figuren einer Seite mit anderem Namen heißen `few` und
## `many`, oder `named`, wo ein Satz die Seiten unterscheiden muss. .accusative hat den unbestimmten Artikel.

piece-few = { $count ->
    [one] Figur
   *[other] Figuren
}
    .letter = { $letter }
    .a = eine Figur
    .accusative = eine Figur
    .opening = { $count ->
        [one] Die Figur
       *[other] Die Figuren
    }
    .counted = { $count ->
        [one] eine Figur
       *[other] { $count } Figuren
    }
    .moved = eine Figur
    .captured = { $count ->
        [one] die Figur
       *[other] { $count } Figuren
    }
    .among = { "" }
piece-many = { $count ->
    [one] Figur
   *[other] Figuren
}
    .letter = { $letter }
    .a = eine Figur
    .accusative = eine Figur
    .opening = { $count ->
        [one] Die Figur
       *[other] Die Figuren
    }
    .counted = { $count ->
        [one] eine Figur
       *[other] { $count } Figuren
    }
    .moved = eine Figur
    .captured = { $count ->
        [one] die Figur
       *[other] { $count } Figuren
    }
    .among = { "" }
piece-named = { $count ->
    [one] Figur „{ $name }“
   *[other] Figuren „{ $name }“
}
    .letter = { $letter }
    .a = eine Figur „{ $name }“
    .accusative = eine Figur „{ $name }“
    .opening = { $count ->
        [one] Die Figur „{ $name }“
       *[other] Die Figuren „{ $name }“
    }
    .counted = { $count ->
        [one] eine Figur „{ $name }“
       *[other] { $count } Figuren „{ $name }“
    }
    .moved = eine Figur
    .captured = { $count ->
        [one] die Figur „{ $name }“
       *[other] { $count } Figuren „{ $name }“
    }
    .among = { "" }
piece-fox = { $count ->
    [one] Fuchs
   *[other] Füchse
}
    .letter = { $letter }
    .a = ein Fuchs
    .accusative = einen Fuchs
    .opening = { $count ->
        [one] Der Fuchs
       *[other] Die Füchse
    }
    .counted = { $count ->
        [one] ein Fuchs
       *[other] { $count } Füchse
    }
    .moved = einen Fuchs
    .captured = { $count ->
        [one] den Fuchs
       *[other] { $count } Füchse
    }
    .among = { "" }
piece-officer = { $count ->
    [one] Offizier
   *[other] Offiziere
}
    .letter = { $letter }
    .a = ein Offizier
    .accusative = einen Offizier
    .opening = { $count ->
        [one] Der Offizier
       *[other] Die Offiziere
    }
    .counted = { $count ->
        [one] ein Offizier
       *[other] { $count } Offiziere
    }
    .moved = einen Offizier
    .captured = { $count ->
        [one] den Offizier
       *[other] { $count } Offiziere
    }
    .among = { "" }
piece-tiger = { $count ->
    [one] Tiger
   *[other] Tiger
}
    .letter = { $letter }
    .a = ein Tiger
    .accusative = einen Tiger
    .opening = { $count ->
        [one] Der Tiger
       *[other] Die Tiger
    }
    .counted = { $count ->
        [one] ein Tiger
       *[other] { $count } Tiger
    }
    .moved = einen Tiger
    .captured = { $count ->
        [one] den Tiger
       *[other] { $count } Tiger
    }
    .among = { "" }
piece-hare = { $count ->
    [one] Hase
   *[other] Hasen
}
    .letter = { $letter }
    .a = ein Hase
    .accusative = einen Hasen
    .opening = { $count ->
        [one] Der Hase
       *[other] Die Hasen
    }
    .counted = { $count ->
        [one] ein Hase
       *[other] { $count } Hasen
    }
    .moved = einen Hasen
    .captured = { $count ->
        [one] den Hasen
       *[other] { $count } Hasen
    }
    .among = { "" }
piece-hound = { $count ->
    [one] Hund
   *[other] Hunde
}
    .letter = { $letter }
    .a = ein Hund
    .accusative = einen Hund
    .opening = { $count ->
        [one] Der Hund
       *[other] Die Hunde
    }
    .counted = { $count ->
        [one] ein Hund
       *[other] { $count } Hunde
    }
    .moved = einen Hund
    .captured = { $count ->
        [one] den Hund
       *[other] { $count } Hunde
    }
    .among = { "" }
piece-goose = { $count ->
    [one] Gans
   *[other] Gänse
}
    .letter = { $letter }
    .a = eine Gans
    .accusative = eine Gans
    .opening = { $count ->
        [one] Die Gans
       *[other] Die Gänse
    }
    .counted = { $count ->
        [one] eine Gans
       *[other] { $count } Gänse
    }
    .moved = eine Gans
    .captured = { $count ->
        [one] die Gans
       *[other] { $count } Gänse
    }
    .among = { "" }
piece-sheep = { $count ->
    [one] Schaf
   *[other] Schafe
}
    .letter = { $letter }
    .a = ein Schaf
    .accusative = ein Schaf
    .opening = { $count ->
        [one] Das Schaf
       *[other] Die Schafe
    }
    .counted = { $count ->
        [one] ein Schaf
       *[other] { $count } Schafe
    }
    .moved = ein Schaf
    .captured = { $count ->
        [one] das Schaf
       *[other] { $count } Schafe
    }
    .among = { "" }
piece-rebel = { $count ->
    [one] Rebell
   *[other] Rebellen
}
    .letter = { $letter }
    .a = ein Rebell
    .accusative = einen Rebellen
    .opening = { $count ->
        [one] Der Rebell
       *[other] Die Rebellen
    }
    .counted = { $count ->
        [one] ein Rebell
       *[other] { $count } Rebellen
    }
    .moved = einen Rebellen
    .captured = { $count ->
        [one] den Rebellen
       *[other] { $count } Rebellen
    }
    .among = { "" }
piece-goat = { $count ->
    [one] Ziege
   *[other] Ziegen
}
    .letter = { $letter }
    .a = eine Ziege
    .accusative = eine Ziege
    .opening = { $count ->
        [one] Die Ziege
       *[other] Die Ziegen
    }
    .counted = { $count ->
        [one] eine Ziege
       *[other] { $count } Ziegen
    }
    .moved = eine Ziege
    .captured = { $count ->
        [one] die Ziege
       *[other] { $count } Ziegen
    }
    .among = { "" }
piece-leopard = { $count ->
    [one] Leopard
   *[other] Leoparden
}
    .letter = { $letter }
    .a = ein Leopard
    .accusative = einen Leoparden
    .opening = { $count ->
        [one] Der Leopard
       *[other] Die Leoparden
    }
    .counted = { $count ->
        [one] ein Leopard
       *[other] { $count } Leoparden
    }
    .moved = einen Leoparden
    .captured = { $count ->
        [one] den Leoparden
       *[other] { $count } Leoparden
    }
    .among = { "" }
piece-ox = { $count ->
    [one] Ochse
   *[other] Ochsen
}
    .letter = { $letter }
    .a = ein Ochse
    .accusative = einen Ochsen
    .opening = { $count ->
        [one] Der Ochse
       *[other] Die Ochsen
    }
    .counted = { $count ->
        [one] ein Ochse
       *[other] { $count } Ochsen
    }
    .moved = einen Ochsen
    .captured = { $count ->
        [one] den Ochsen
       *[other] { $count } Ochsen
    }
    .among = { "" }
piece-hunter = { $count ->
    [one] Jäger
   *[other] Jäger
}
    .letter = { $letter }
    .a = ein Jäger
    .accusative = einen Jäger
    .opening = { $count ->
        [one] Der Jäger
       *[other] Die Jäger
    }
    .counted = { $count ->
        [one] ein Jäger
       *[other] { $count } Jäger
    }
    .moved = einen Jäger
    .captured = { $count ->
        [one] den Jäger
       *[other] { $count } Jäger
    }
    .among = { "" }

## Besondere Punkte: was eine Seite erreichen muss, was die andere besetzen muss, und beide auf Brettern aus Text

ground-home = Ziel
    .a = ein Ziel
ground-paddock = Ziel
    .a = ein Ziel
ground-goal = Ziel
    .a = ein Ziel

## Züge und das Ende
##
## $left ist, wie viele Figuren einer Seite übrig sind. $known ist, ob der Punkt $square die Partie entschieden hat.

turn-huffed = { $piece-opening } auf { $squares } { $count ->
    [one] hätte schlagen können und kommt
   *[other] hätten schlagen können und kommen
} deshalb vom Brett.
turn-trapped = { $piece-opening } auf { $squares } { $count ->
    [one] kann nicht mehr ziehen und kommt
   *[other] können nicht mehr ziehen und kommen
} vom Brett.
aim-capture = { $piece-captured } schlagen
aim-capture-all = { $side-accusative } ganz schlagen
aim-reach = { $squares } erreichen
aim-pass = an { $side-dative } vorbeikommen
aim-fill = { $count ->
    [one] den Zielpunkt besetzen
   *[other] alle { $count } Zielpunkte besetzen
}
aim-trap = { $side-accusative } einschließen, bis kein Zug mehr möglich ist
aim-remove = { $side-accusative } ganz vom Brett bringen
aim-hold = die andere Seite nicht gewinnen lassen
reason-taken = { $side-opening } { $side-number ->
    [one] ist
   *[many] sind
} vom Brett.
reason-too-few = { $left ->
    [0] { $side-opening } { $side-number ->
        [one] ist
       *[many] sind
    } vom Brett.
    [one] Nur noch { $piece-counted } ist übrig.
   *[other] Nur noch { $piece-counted } sind übrig.
}
reason-reached = { $winner-side-opening } { $winner-side-number ->
    [one] hat
   *[many] haben
} { $square } erreicht.
reason-behind = { $winner-side-opening } { $winner-side-number ->
    [one] ist
   *[many] sind
} an { $side-dative } vorbeigekommen.
reason-filled = { $winner-side-opening } { $winner-side-number ->
    [one] hält
   *[many] halten
} jeden Zielpunkt besetzt.

## Ablehnungen: der Grund und was hilft

refuse-hand-first = Setz zuerst { $piece-accusative } auf einen leeren Punkt, zum Beispiel `/{ command-move } { $at }`: Noch { $count ->
    [one] ist
   *[other] sind
} { $piece-counted } in der Hand.
refuse-nothing-in-hand = In der Hand ist nichts, was auf { $at } gesetzt werden könnte. Zieh eine Figur: Schreib ihren Punkt und den nächsten, zum Beispiel `d4 d5`.
refuse-direction = Von { $from } kann diese Figur nicht { $direction ->
    [forward] gerade vorwärts
    [forward-diagonal] schräg vorwärts
    [sideways] seitwärts
    [back-diagonal] schräg zurück
   *[back] gerade zurück
} nach { $to }. `/{ command-legal } { $from }` zeigt, wohin sie kann.
refuse-no-leaps = Von { $from } nach { $to } ist ein Sprung, und diese Figur zieht nur zu Nachbarpunkten. `/{ command-legal } { $from }` zeigt sie.
refuse-must-leap = Du kannst schlagen, also musst du: { $leaps }.
refuse-goes-on = Von { $at } kann die Figur weiterschlagen, also muss sie: { $leaps }. Häng { $count ->
    [one] diesen Punkt
   *[other] einen dieser Punkte
} an deinen Zug an.

## Wofür sich die Regeln eignen, in ein paar Wörtern; nicht bei allen

advice-fox-and-hounds = kurze Partien
advice-fox-and-geese = gut für den Anfang
advice-halatafl = Schlagen ist Pflicht
advice-asalto = Schlagpflicht, sonst Figur weg
advice-bagh-chal = gut für den Anfang
advice-len-choa = das kleinste Brett
advice-sua-ghin-gnua = das Brett ist erst leer
advice-catch-the-hare = einer gegen zwölf

## Regeln in Worten
##
## Eine Nachricht `rule-` ist alles, was über eine Regel gesagt wird: $choice ist, was gewählt wurde. $few-piece und
## $many-piece sind eine Figur, $few-all und $many-all alle einer Seite.

rules-hunt-label = { $rules } · { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} · { $few-piece-counted }, { $many-piece-counted }
rule-hunt-board = { $choice ->
    [cross] Das Brett ist ein Kreuz aus 33 Punkten.
    [square5] Das Brett hat 5 × 5 Punkte.
    [draughts] Das Brett sind die 32 dunklen Felder eines Schachbretts.
    [triangle10] Das Brett ist ein Dreieck aus 10 Punkten.
    [triangle23] Das Brett ist ein Dreieck aus 23 Punkten mit einer kurzen Linie an jeder Seite.
    [lattice4x5] Das Brett hat 32 Punkte: 4 × 5 Kreuzungen und die Mitten ihrer Quadrate.
   *[lattice6x7] Das Brett hat 72 Punkte: 6 × 7 Kreuzungen und die Mitten ihrer Quadrate.
}
rule-hunt-pieces = Die Figuren: { $few-all-piece-counted } und { $many-all-piece-counted }.
rule-hunt-start = Am Anfang { $chosen-side-number ->
    [one] steht
   *[many] stehen
} { $chosen-side-nominative } auf { $points }.
rule-hunt-starts = { $chosen-side-opening } { $chosen-side-number ->
    [one] beginnt
   *[many] beginnen
}.
rule-hunt-hand = { $choice ->
    [0] { $chosen-side-opening } { $chosen-side-number ->
        [one] hat
       *[many] haben
    } nichts in der Hand.
    [one] Am Anfang ist { $chosen-piece-counted } in der Hand: Sie wird zuerst auf einen leeren Punkt gesetzt; vorher { $chosen-side-number ->
        [one] kann
       *[many] können
    } { $chosen-side-nominative } nicht ziehen.
   *[other] Am Anfang sind { $chosen-piece-counted } in der Hand: In jedem Zug kommt eine Figur davon auf einen leeren Punkt; vorher { $chosen-side-number ->
        [one] kann
       *[many] können
    } { $chosen-side-nominative } nicht ziehen.
}
rule-hunt-lines = { $choice ->
    [none] Das Brett hat keine Linien.
    [grid] Das Brett hat nur gerade Linien, keine schrägen.
    [diagonal] Das Brett hat nur schräge Linien.
    [thin] Das Brett hat nur die zusätzlichen schrägen Linien, quer zu den üblichen.
    [grid-diagonal] Das Brett hat gerade und schräge Linien.
    [grid-thin] Das Brett hat gerade Linien und die zusätzlichen schrägen, aber nicht die üblichen schrägen.
    [diagonal-thin] Das Brett hat in jedem kleinen Quadrat beide Diagonalen, aber keine geraden Linien.
   *[grid-diagonal-thin] Das Brett hat gerade Linien und in jedem kleinen Quadrat beide Diagonalen.
}
rule-hunt-uses = { $chosen-side-opening } { $chosen-side-number ->
    [one] zieht
   *[many] ziehen
} { $choice ->
    [all] auf allen Linien des Bretts
    [none] auf keiner Linie des Bretts
    [grid] nur auf den geraden Linien
    [diagonal] nur auf den schrägen Linien
    [thin] nur auf den zusätzlichen schrägen Linien
    [grid-diagonal] auf den geraden und den üblichen schrägen Linien
    [grid-thin] auf den geraden und den zusätzlichen schrägen Linien
   *[diagonal-thin] nur auf den schrägen Linien, den üblichen und den zusätzlichen
}.
rule-hunt-directions = { $chosen-side-opening } { $choice ->
    [none] { $chosen-side-number ->
        [one] kann
       *[many] können
    } nicht ziehen.
    [all] { $chosen-side-number ->
        [one] zieht
       *[many] ziehen
    } in jede Richtung, zum nächsten Punkt.
   *[some] { $chosen-side-number ->
        [one] zieht
       *[many] ziehen
    } { $directions }, zum nächsten Punkt.
}
direction-forward = gerade vorwärts
direction-forward-diagonal = schräg vorwärts
direction-sideways = seitwärts
direction-back-diagonal = schräg zurück
direction-back = gerade zurück
rule-hunt-directions-both = Alle ziehen in jede Richtung, zum nächsten Punkt.
rule-hunt-ahead = Vorwärts ist nach oben, zu den höheren Reihen.
rule-hunt-leap = { $few-side-opening } { $choice ->
    [none] { $few-side-number ->
        [one] kann
       *[many] können
    } nicht schlagen.
    [single] { $few-side-number ->
        [one] schlägt
       *[many] schlagen
    } im Sprung auf einer Linie über { $many-piece-accusative } auf den leeren Punkt dahinter, einmal in einem Zug.
   *[multi] { $few-side-number ->
        [one] schlägt
       *[many] schlagen
    } im Sprung auf einer Linie über { $many-piece-accusative } auf den leeren Punkt dahinter, auch mehrmals in einem Zug.
}
rule-hunt-capture = { $choice ->
    [free] Niemand muss schlagen.
    [must] { $few-side-number ->
        [one] Kann
       *[many] Können
    } { $few-side-nominative } schlagen, ist es Pflicht.
    [must-on] { $few-side-number ->
        [one] Kann
       *[many] Können
    } { $few-side-nominative } schlagen, ist es Pflicht, und die Sprünge gehen weiter, solange es geht.
   *[huff] Niemand muss schlagen, aber nach einem Zug ohne Sprung kommt jede Figur vom Brett, die hätte schlagen können.
}
rule-hunt-trapped = { $choice ->
    [removed] Was { $few-side-dative } gehört und nach einem Zug { $many-side-genitive } nicht mehr ziehen kann, kommt vom Brett.
    [removed-hand] Was { $few-side-dative } gehört und nach einem Zug { $many-side-genitive } nicht mehr ziehen kann, kommt vom Brett, sobald diese Seite nichts mehr in der Hand hat.
   *[stays] Was { $few-side-dative } gehört und nicht ziehen kann, bleibt auf dem Brett.
}
rule-hunt-many-at-most = { $few-side-opening } { $choice ->
    [never] { $few-side-number ->
        [one] kann
       *[many] können
    } nicht durch Schlagen gewinnen.
    [0] { $few-side-number ->
        [one] gewinnt
       *[many] gewinnen
    }, wenn { $many-side-nominative } ganz geschlagen { $many-side-number ->
        [one] ist
       *[many] sind
    }.
    [one] { $few-side-number ->
        [one] gewinnt
       *[many] gewinnen
    }, wenn von { $many-side-dative } (am Anfang { $many-count }) nur noch eine Figur übrig ist.
   *[other] { $few-side-number ->
        [one] gewinnt
       *[many] gewinnen
    }, wenn von { $many-side-dative } (am Anfang { $many-count }) nur noch { $choice } übrig sind.
}
rule-hunt-few-reach = { $choice ->
    [0] Kein Punkt des Bretts gewinnt für { $few-side-accusative }.
   *[other] { $few-side-opening } { $few-side-number ->
        [one] gewinnt
       *[many] gewinnen
    } auf { $points }.
}
rule-hunt-few-behind = { $choice ->
    [yes] { $few-side-opening } { $few-side-number ->
        [one] gewinnt
       *[many] gewinnen
    }, wenn alle Gegner weiter oben auf dem Brett stehen.
   *[no] An { $many-side-dative } vorbeizukommen, bringt noch keinen Sieg.
}
rule-hunt-many-fill = { $choice ->
    [0] { $many-side-opening } { $many-side-number ->
        [one] gewinnt
       *[many] gewinnen
    } nicht dadurch, dass sie Punkte besetzen.
   *[other] { $many-side-opening } { $many-side-number ->
        [one] gewinnt mit Figuren
       *[many] gewinnen mit Figuren
    } auf { $points }.
}
rule-hunt-taken = { $choice ->
    [yes] { $many-side-opening } { $many-side-number ->
        [one] gewinnt
       *[many] gewinnen
    }, wenn { $few-side-nominative } vom Brett { $few-side-number ->
        [one] ist
       *[many] sind
    }.
   *[no] { $few-side-opening } { $few-side-number ->
        [one] kann
       *[many] können
    } nicht vom Brett kommen.
}
rule-hunt-no-moves = { $choice ->
    [loss] { $many-side-opening } { $many-side-number ->
        [one] gewinnt
       *[many] gewinnen
    }, wenn { $few-side-nominative } nicht mehr ziehen { $few-side-number ->
        [one] kann
       *[many] können
    } (und umgekehrt).
   *[draw] Hat eine Seite keinen erlaubten Zug, ist die Partie unentschieden.
}
rule-hunt-quiet-limit = { $choice ->
    [0] Ohne Schlagen und Setzen darf beliebig lange gezogen werden.
    [one] Nach einem Zug, in dem nichts geschlagen oder gesetzt wird, ist die Partie unentschieden.
   *[other] Nach { $choice } Zügen, in denen nichts geschlagen oder gesetzt wird, ist die Partie unentschieden.
}

## Angebote

offer-menu-hunt = Jagdspiele: Fuchs, Tiger und Leopard

lesson-of-hunt = Jagdspiele
lesson-topic-hunt-fox = Die zwei Ziele: der Fuchs
lesson-about-hunt-fox = Der Fuchs gewinnt, indem er Gänse schlägt. Sind nur noch 5 übrig, haben die Gänse verloren.
lesson-topic-hunt-moves = Wie Figuren ziehen
lesson-about-hunt-moves = Figuren gehen auf den gezeichneten Linien von Punkt zu Punkt, einen Schritt auf einmal.
lesson-topic-hunt-leap = Springen
lesson-about-hunt-leap = Der Fuchs schlägt, indem er über eine Gans auf den leeren Punkt gleich dahinter springt.
lesson-topic-hunt-chain = Weiterspringen
lesson-about-hunt-chain = Von dort, wo er landet, darf der Fuchs im selben Zug weiterspringen.
lesson-topic-hunt-put = Figuren aufs Brett setzen
lesson-about-hunt-put = In manchen Jagdspielen setzt eine Seite ihre Figuren erst aufs Brett, eine in jedem Zug. Setz keine Ziege dorthin, wo ein Tiger über sie springen kann.
lesson-topic-hunt-trap = Die zwei Ziele: die Gänse
lesson-about-hunt-trap = Die Gänse können nicht schlagen: Sie gewinnen, indem sie den Fuchs einschließen, bis er nicht mehr ziehen kann.
lesson-topic-hunt-guard = Deck deine Figuren
lesson-about-hunt-guard = Eine Gans ist sicher, solange vom Fuchs aus gesehen jemand hinter ihr steht.
lesson-topic-hunt-puzzle = Ein Rätsel
lesson-about-hunt-puzzle = Nur ein Zug sichert hier den Sieg.

example-hunt-leap = Durch einen Sprung
example-hunt-chain = Durch mehrere Sprünge in einem Zug
example-hunt-closed = Eingeschlossen, sodass kein Zug mehr bleibt

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-fox-and-hounds = Fuchs und Hunde
title-short-fox-and-hounds = Fuchs und Hunde
title-fox-and-geese = Fuchs und Gänse: 13 Gänse
title-short-fox-and-geese = Fuchs und Gänse
title-fox-and-geese-orthogonal = Fuchs und Gänse: 13 Gänse auf geraden Linien
title-short-fox-and-geese-orthogonal = 13 Gänse, gerade Linien
title-fox-and-geese-15 = Fuchs und Gänse: 15 Gänse gehen nie zurück
title-short-fox-and-geese-15 = 15 Gänse, nie zurück
title-fox-and-geese-17 = Fuchs und Gänse: 17 Gänse ohne Einschränkung
title-short-fox-and-geese-17 = 17 Gänse, frei
title-fox-and-geese-17-ahead = Fuchs und Gänse: 17 Gänse weder zurück noch seitwärts
title-short-fox-and-geese-17-ahead = 17 Gänse, nur vorwärts
title-fox-and-geese-17-straight = Fuchs und Gänse: 17 Gänse ohne Diagonalen
title-short-fox-and-geese-17-straight = 17, ohne Diagonalen
title-fox-and-geese-diagonals = Fuchs und Gänse: zusätzliche Diagonalen
title-short-fox-and-geese-diagonals = Zusätzliche Diagonalen
title-pulijudam = Pulijudam (Lämmer und Tiger)
title-short-pulijudam = Pulijudam
title-catch-the-hare = Hasenjagd
title-short-catch-the-hare = Hasenjagd
