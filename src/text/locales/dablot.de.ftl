# Die Wörter und Sätze, die nur Dablot hat, auf Deutsch.

## Seiten: Die Sami beginnen unten (`south` in Aufzeichnungen), die Schweden oben (`north`)

side-south = Sami
    .opening = Die Sami
    .nominative = die Sami
    .genitive = der Sami
    .dative = den Sami
    .accusative = die Sami
    .relative = die
    .led = die Sami
    .number = many
side-north = Schweden
    .opening = Die Schweden
    .nominative = die Schweden
    .genitive = der Schweden
    .dative = den Schweden
    .accusative = die Schweden
    .relative = die
    .led = die Schweden
    .number = many

## Figuren

piece-south-man = { $count ->
    [one] Mann
   *[other] Männer
}
    .letter = { $letter }
    .a = ein Mann der Sami
    .accusative = einen Mann der Sami
    .opening = { $count ->
        [one] Der Mann
       *[other] Die Männer
    }
    .counted = { $count ->
        [one] ein Mann der Sami
       *[other] { $count } Männer der Sami
    }
    .moved = einen Mann der Sami
    .captured = { $count ->
        [one] den Mann
       *[other] { $count } Männer
    }
    .among = { "" }
piece-south-retreated = { $count ->
    [one] zurückgewichener Mann
   *[other] zurückgewichene Männer
}
    .letter = { $letter }
    .a = ein zurückgewichener Mann der Sami
    .accusative = einen zurückgewichenen Mann der Sami
    .opening = { $count ->
        [one] Der zurückgewichene Mann
       *[other] Die zurückgewichenen Männer
    }
    .counted = { $count ->
        [one] ein zurückgewichener Mann der Sami
       *[other] { $count } zurückgewichene Männer der Sami
    }
    .moved = einen zurückgewichenen Mann der Sami
    .captured = { $count ->
        [one] den zurückgewichenen Mann
       *[other] { $count } zurückgewichene Männer
    }
    .among = { "zurückgewichener Mann, " }
piece-south-son = { $count ->
    [one] Sohn
   *[other] Söhne
}
    .letter = { $letter }
    .a = ein Sohn der Sami
    .accusative = einen Sohn der Sami
    .opening = { $count ->
        [one] Der Sohn
       *[other] Die Söhne
    }
    .counted = { $count ->
        [one] ein Sohn der Sami
       *[other] { $count } Söhne der Sami
    }
    .moved = einen Sohn der Sami
    .captured = { $count ->
        [one] den Sohn
       *[other] { $count } Söhne
    }
    .among = { "Sohn, " }
piece-south-officer = { $count ->
    [one] Offizier
   *[other] Offiziere
}
    .letter = { $letter }
    .a = ein Offizier der Sami
    .accusative = einen Offizier der Sami
    .opening = { $count ->
        [one] Der Offizier
       *[other] Die Offiziere
    }
    .counted = { $count ->
        [one] ein Offizier der Sami
       *[other] { $count } Offiziere der Sami
    }
    .moved = einen Offizier der Sami
    .captured = { $count ->
        [one] den Offizier
       *[other] { $count } Offiziere
    }
    .among = { "Offizier, " }
piece-south-leader = { $count ->
    [one] Anführer
   *[other] Anführer
}
    .letter = { $letter }
    .a = ein Anführer der Sami
    .accusative = einen Anführer der Sami
    .opening = { $count ->
        [one] Der Anführer
       *[other] Die Anführer
    }
    .counted = { $count ->
        [one] ein Anführer der Sami
       *[other] { $count } Anführer der Sami
    }
    .moved = einen Anführer der Sami
    .captured = { $count ->
        [one] den Anführer
       *[other] { $count } Anführer
    }
    .among = { "Anführer, " }
piece-north-man = { $count ->
    [one] Mann
   *[other] Männer
}
    .letter = { $letter }
    .a = ein Mann der Schweden
    .accusative = einen Mann der Schweden
    .opening = { $count ->
        [one] Der Mann
       *[other] Die Männer
    }
    .counted = { $count ->
        [one] ein Mann der Schweden
       *[other] { $count } Männer der Schweden
    }
    .moved = einen Mann der Schweden
    .captured = { $count ->
        [one] den Mann
       *[other] { $count } Männer
    }
    .among = { "" }
piece-north-retreated = { $count ->
    [one] zurückgewichener Mann
   *[other] zurückgewichene Männer
}
    .letter = { $letter }
    .a = ein zurückgewichener Mann der Schweden
    .accusative = einen zurückgewichenen Mann der Schweden
    .opening = { $count ->
        [one] Der zurückgewichene Mann
       *[other] Die zurückgewichenen Männer
    }
    .counted = { $count ->
        [one] ein zurückgewichener Mann der Schweden
       *[other] { $count } zurückgewichene Männer der Schweden
    }
    .moved = einen zurückgewichenen Mann der Schweden
    .captured = { $count ->
        [one] den zurückgewichenen Mann
       *[other] { $count } zurückgewichene Männer
    }
    .among = { "zurückgewichener Mann, " }
piece-north-son = { $count ->
    [one] Sohn
   *[other] Söhne
}
    .letter = { $letter }
    .a = ein Sohn der Schweden
    .accusative = einen Sohn der Schweden
    .opening = { $count ->
        [one] Der Sohn
       *[other] Die Söhne
    }
    .counted = { $count ->
        [one] ein Sohn der Schweden
       *[other] { $count } Söhne der Schweden
    }
    .moved = einen Sohn der Schweden
    .captured = { $count ->
        [one] den Sohn
       *[other] { $count } Söhne
    }
    .among = { "Sohn, " }
piece-north-officer = { $count ->
    [one] Offizier
   *[other] Offiziere
}
    .letter = { $letter }
    .a = ein Offizier der Schweden
    .accusative = einen Offizier der Schweden
    .opening = { $count ->
        [one] Der Offizier
       *[other] Die Offiziere
    }
    .counted = { $count ->
        [one] ein Offizier der Schweden
       *[other] { $count } Offiziere der Schweden
    }
    .moved = einen Offizier der Schweden
    .captured = { $count ->
        [one] den Offizier
       *[other] { $count } Offiziere
    }
    .among = { "Offizier, " }
piece-north-leader = { $count ->
    [one] Anführer
   *[other] Anführer
}
    .letter = { $letter }
    .a = ein Anführer der Schweden
    .accusative = einen Anführer der Schweden
    .opening = { $count ->
        [one] Der Anführer
       *[other] Die Anführer
    }
    .counted = { $count ->
        [one] ein Anführer der Schweden
       *[other] { $count } Anführer der Schweden
    }
    .moved = einen Anführer der Schweden
    .captured = { $count ->
        [one] den Anführer
       *[other] { $count } Anführer
    }
    .among = { "Anführer, " }

## Züge und das Ende

turn-promoted = Der Mann wird Offizier.
turn-retreated = Der Mann ist zurückgewichen und kann deshalb nicht mehr Offizier werden.
aim-dablot = { $end ->
    [leader] den Anführer der Gegner schlagen, oder alle ihre anderen Figuren
   *[all] alle Figuren der Gegner schlagen
}
reason-annihilated = { $side-opening } { $side-number ->
    [one] hat
   *[many] haben
} keine Figur mehr.
reason-leader-captured = Der Anführer { $side-genitive } ist auf { $square } geschlagen.
reason-bare-leader = { $side-opening } { $side-number ->
    [one] hat
   *[many] haben
} nur noch den Anführer.
reason-lone-leaders = Nur die beiden Anführer sind übrig.

## Ablehnungen: der Grund und was hilft

refuse-nothing-placed = Hier wird nichts auf das Brett gesetzt; gezogen wird von Anfang an. Schreib den Punkt einer Figur und den, auf den sie zieht, zum Beispiel `c3 d4`.
refuse-man-back = Nach diesen Regeln gehen Männer nicht zurück, wie von { $from } nach { $to }. `/{ command-legal } { $from }` zeigt, wohin dieser kann.
refuse-too-strong = { $piece-opening } auf { $over } lässt sich mit dieser Figur nicht schlagen: { $points ->
    [one] Ein Punkt steht
   *[other] { $points } Punkte stehen
} gegen { $own }.
refuse-man-must-leap = Ein Mann kann schlagen, also muss einer: { $leaps }.
refuse-no-ambush = Hier zieht immer nur eine Figur. Schreib den Zug von einer.
refuse-ambush-order = In einem Hinterhalt steht der Sprung von { $first } vor dem von { $second }.
refuse-ambush-twice = Die Figur auf { $from } kann in einem Hinterhalt nur einmal springen. Lass einen ihrer Sprünge weg.
refuse-ambush-others = In einem Hinterhalt springen alle über dieselbe Figur, und diese springen über { $one } und { $other }. Wähl eine davon.
refuse-ambush-alone = Die Figur auf { $from } kann die auf { $over } allein schlagen, also ist es kein Hinterhalt. Schreib nur ihren Sprung.
refuse-ambush-too-weak = Die Figur auf { $over } hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, der Hinterhalt nur { $together }. Lass noch eine Figur mitspringen, wenn eine kann.
refuse-ambush-too-many = Der Hinterhalt ist auch ohne die Figur auf { $from } stark genug. Lass ihren Sprung weg.

## Wofür sich die Regeln eignen, in ein paar Wörtern; nicht bei allen

advice-mini-dablot = gut für den Anfang
advice-dablot = lange Partien

## Regeln in Worten
##
## Eine Nachricht `rule-` ist alles, was über eine Regel gesagt wird: $choice ist, was gewählt wurde.

rules-dablot-label = { $rules } · { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} · { $one ->
    [one] eine Figur
   *[other] { $one } Figuren
} gegen { $other }
rule-dablot-board = { rule-hunt-board }
rule-dablot-pieces = Die Figuren: auf der einen Seite { $south }, auf der anderen { $north }.
rule-dablot-start = Am Anfang: { $points }.
rule-dablot-starts = { $chosen-side-opening } { $chosen-side-number ->
    [one] beginnt
   *[many] beginnen
}.
rule-dablot-steps = { $choice ->
    [0] Eine Figur zieht zum nächsten Punkt oder springt auf einer Linie über einen Gegner auf den leeren Punkt dahinter und schlägt ihn; sie kann im selben Zug weiterspringen.
   *[other] Eine Figur zieht zum nächsten Punkt oder springt auf einer Linie über einen Gegner auf den leeren Punkt dahinter und schlägt ihn.
}
rule-dablot-points = Eine Figur kann schlagen, was nicht mehr wert ist als sie: { $ranks }.
rule-dablot-rank = { $kind ->
    [man] Mann
    [son] Sohn
    [officer] Offizier
   *[leader] Anführer
} { $points }
rule-dablot-compulsory = { $choice ->
    [men] Kann ein Mann schlagen, muss es einer; Anführer und Sohn müssen nie, dürfen aber auch nicht stattdessen ziehen.
    [men-actions] Kann ein Mann schlagen, muss es einer, oder der Zug endet; Anführer und Sohn müssen nie, dürfen aber auch nicht stattdessen ziehen.
   *[none] Niemand muss schlagen.
}
rule-dablot-men-back = { $choice ->
    [no] Männer gehen nie zurück, auch nicht zum Schlagen.
   *[yes] Männer dürfen zurückgehen.
}
rule-dablot-promotion = { $choice ->
    [far-edge] Ein Mann, dessen Zug auf der hintersten Reihe endet, wird Offizier.
    [unretreated] Ein Mann, dessen Zug auf der hintersten Reihe endet, wird Offizier, wenn er nie zurückgewichen ist.
   *[none] Kein Mann wird Offizier.
}
rule-dablot-actions = { $choice ->
    [0] Jede Seite zieht nur einmal, dann die andere.
    [one] Ein Zug hat eine Aktion: einen Schritt oder einen einzelnen Sprung.
   *[other] Ein Zug hat bis zu { $choice } Aktionen, jede ein Schritt oder ein einzelner Sprung, mit derselben Figur oder mit anderen; `{ part-move-end }` beendet den Zug vorzeitig.
}
rule-dablot-ambush = { $choice ->
    [yes] In einem Hinterhalt springen mehrere Figuren im selben Zug über eine stärkere und schlagen sie, wenn ihr Wert zusammen reicht und jede davon gebraucht wird.
   *[no] Hinterhalte gibt es nicht.
}
rule-dablot-end = { $choice ->
    [leader] Wer den Anführer verliert oder nur noch ihn hat, verliert die Partie.
   *[all] Wer keine Figur mehr hat, verliert; sind nur die beiden Anführer übrig, ist die Partie unentschieden.
}

## Angebote

offer-menu-dablot = Dablot: das samische Damespiel

lesson-of-dablot = Dablot
lesson-topic-dablot-alone = Die zwei Ziele: alle anderen
lesson-about-dablot-alone = Du gewinnst auch, wenn nur noch der gegnerische Anführer übrig ist.
lesson-topic-dablot-moves = Wie Figuren ziehen
lesson-about-dablot-moves = Alle Figuren gehen auf den Linien von Punkt zu Punkt, einen Schritt in jede Richtung.
lesson-topic-dablot-leap = Springen
lesson-about-dablot-leap = Eine Figur schlägt, indem sie über einen Gegner auf den leeren Punkt gleich dahinter springt.
lesson-topic-dablot-ranks = Ränge
lesson-about-dablot-ranks = Eine Figur kann keine von höherem Rang schlagen: ein Mann nur Männer, ein Sohn auch Söhne, ein Anführer alle.
lesson-topic-dablot-chain = Weiterspringen
lesson-about-dablot-chain = Von dort, wo sie landet, darf eine Figur im selben Zug weiterspringen.
lesson-topic-dablot-leader = Die zwei Ziele: der Anführer
lesson-about-dablot-leader = Du gewinnst, wenn du den gegnerischen Anführer schlägst. Spring mit deinem eigenen Anführer über ihn.
lesson-topic-dablot-guard = Achte auf deinen Anführer
lesson-about-dablot-guard = Dein Anführer ist in Gefahr, wenn der andere neben ihm steht und der Punkt hinter ihm leer ist.
lesson-topic-dablot-puzzle = Ein Rätsel
lesson-about-dablot-puzzle = Nur ein Zug sichert hier den Sieg.

example-dablot-man = Ein Mann, durch einen Mann
example-dablot-son = Ein Sohn, durch einen Sohn
example-dablot-leader = Der Anführer, durch einen Anführer
example-dablot-chain = Durch mehrere Sprünge in einem Zug
example-dablot-ambush = Im Hinterhalt, durch zwei schwächere Figuren

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-mini-dablot-compulsory = Mini-Dablot 1: Schlagpflicht
title-short-mini-dablot-compulsory = 1: Schlagpflicht
title-mini-dablot-onward = Mini-Dablot 2a: Mehrfachsprung
title-short-mini-dablot-onward = 2a: Mehrfachsprung
title-mini-dablot-promotion = Mini-Dablot 2b: Beförderung
title-short-mini-dablot-promotion = 2b: Beförderung
title-mini-dablot-officer = Mini-Dablot 3: Offizier
title-short-mini-dablot-officer = 3: Offizier
title-mini-dablot-actions = Mini-Dablot 4: Aktionspunkte
title-short-mini-dablot-actions = 4: Aktionspunkte
title-mini-dablot-ambush = Mini-Dablot 5: Hinterhalt
title-short-mini-dablot-ambush = 5: Hinterhalt
title-dablot-keyland = Dablot bis zum letzten Mann
title-short-dablot-keyland = Bis zum letzten Mann
