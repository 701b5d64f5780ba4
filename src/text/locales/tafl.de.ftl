# Die Wörter und Sätze, die nur Tafl hat, auf Deutsch.
#
# Ein Name kommt mit allen seinen Formen in die Sätze: `.number` einer Seite zum Beispiel als `$side-number`.

## Seiten
##
## .number wählt das Verb: `one` gewinnt, `many` gewinnen. .led ist, womit jemand spielt. Alle Fälle haben den Artikel
## bei sich, .opening ist der Nominativ am Anfang eines Satzes.

side-attackers = Angreifer
    .opening = Die Angreifer
    .nominative = die Angreifer
    .genitive = der Angreifer
    .dative = den Angreifern
    .accusative = die Angreifer
    .relative = die
    .led = die Angreifer
    .number = many
side-defenders = Verteidiger
    .opening = Die Verteidiger
    .nominative = die Verteidiger
    .genitive = der Verteidiger
    .dative = den Verteidigern
    .accusative = die Verteidiger
    .relative = die
    .led = den König und seine Verteidiger
    .number = many

## Figuren
##
## $count ist, wie viele es sind. .letter steht auf Brettern aus Text für die Figur: ASCII, je einer, keine zwei gleich.
## .among kommt in der Liste der eigenen Figuren vor die Zahl der Felder: nichts bei denen, von denen es viele gibt.

piece-attacker = Angreifer
    .letter = A
    .a = ein Angreifer
    .accusative = einen Angreifer
    .opening = Der Angreifer
    .counted = { $count ->
        [one] ein Angreifer
       *[other] { $count } Angreifer
    }
    .moved = eine Figur
    .captured = { $count ->
        [one] die Figur
       *[other] { $count } Figuren
    }
    .among = { "" }
piece-defender = Verteidiger
    .letter = V
    .a = ein Verteidiger
    .accusative = einen Verteidiger
    .opening = Der Verteidiger
    .counted = { $count ->
        [one] ein Verteidiger
       *[other] { $count } Verteidiger
    }
    .moved = eine Figur
    .captured = { $count ->
        [one] die Figur
       *[other] { $count } Figuren
    }
    .among = { "" }
piece-king = König
    .letter = K
    .a = der König
    .accusative = den König
    .opening = Der König
    .counted = König
    .moved = den König
    .captured = den König
    .among = { "König, " }
piece-attacking-commander = Feldherr der Angreifer
    .letter = { $letter }
    .a = ein Feldherr der Angreifer
    .accusative = einen Feldherrn der Angreifer
    .opening = Der Feldherr der Angreifer
    .counted = { $count ->
        [one] ein Feldherr der Angreifer
       *[other] { $count } Feldherren der Angreifer
    }
    .moved = einen Feldherrn
    .captured = { $count ->
        [one] den Feldherrn
       *[other] { $count } Feldherren
    }
    .among = { "Feldherr, " }
piece-attacking-knight = Springer der Angreifer
    .letter = { $letter }
    .a = ein Springer der Angreifer
    .accusative = einen Springer der Angreifer
    .opening = Der Springer der Angreifer
    .counted = { $count ->
        [one] ein Springer der Angreifer
       *[other] { $count } Springer der Angreifer
    }
    .moved = einen Springer
    .captured = { $count ->
        [one] den Springer
       *[other] { $count } Springer
    }
    .among = { "Springer, " }
piece-defending-commander = Feldherr der Verteidiger
    .letter = { $letter }
    .a = ein Feldherr der Verteidiger
    .accusative = einen Feldherrn der Verteidiger
    .opening = Der Feldherr der Verteidiger
    .counted = { $count ->
        [one] ein Feldherr der Verteidiger
       *[other] { $count } Feldherren der Verteidiger
    }
    .moved = einen Feldherrn
    .captured = { $count ->
        [one] den Feldherrn
       *[other] { $count } Feldherren
    }
    .among = { "Feldherr, " }
piece-defending-knight = Springer der Verteidiger
    .letter = { $letter }
    .a = ein Springer der Verteidiger
    .accusative = einen Springer der Verteidiger
    .opening = Der Springer der Verteidiger
    .counted = { $count ->
        [one] ein Springer der Verteidiger
       *[other] { $count } Springer der Verteidiger
    }
    .moved = einen Springer
    .captured = { $count ->
        [one] den Springer
       *[other] { $count } Springer
    }
    .among = { "Springer, " }

## Besondere Felder

ground-throne = Thron
    .a = der Thron
ground-corner = Ecke
    .a = eine Ecke
ground-camp = Lager
    .a = ein Lager

## Rufe: im Kanal, in der Beschreibung des Bildes, in der Liste der Züge auf der Seite

call-raichi = **Raichi!** Der König hat einen freien Weg nach { $squares }.
call-tuichi = **Tuichi!** Der König hat { $count } freie Wege: { $squares }.
call-watch-your-king = **Achte auf deinen König!** Die Angreifer drohen, ihn auf { $square } zu schlagen, mit einem Zug nach { $threats }.
# Für alle, die neu sind, einmal je Partie.
meaning-raichi = -# *Raichi* heißt: Der König kann mit seinem nächsten Zug gewinnen, und die Angreifer müssen ihm jetzt den Weg verstellen.
meaning-tuichi = -# *Tuichi* heißt: Er hat mindestens zwei Wege, und einen zu verstellen genügt nicht.
alt-call-raichi = Raichi: Der König hat einen freien Weg nach { $squares }.
alt-call-tuichi = Tuichi: Der König hat { $count } freie Wege: { $squares }.
alt-call-watch-your-king = Achte auf deinen König: Er kann auf { $square } geschlagen werden, mit einem Zug nach { $threats }.
page-call-raichi = Raichi
page-call-tuichi = Tuichi
page-call-watch-your-king = König!

## Züge und das Ende

turn-custody = Die gezogene Figur wird selbst geschlagen: Sie ist zwischen zwei Gegner gezogen.
aim-attackers = { $capture ->
    [two] den König zwischen zwei eigenen Figuren schlagen
    [four-on-throne] den König zwischen zwei eigenen Figuren schlagen, auf dem Thron auf allen vier Seiten
    [four-near-throne] den König zwischen zwei eigenen Figuren schlagen, auf dem Thron und daneben auf allen vier Seiten
   *[four] den König schlagen, indem du ihn auf allen vier Seiten umstellst
}
aim-defenders = { $escape ->
    [corner] den König in eine Ecke bringen
    [safe-edge] den König auf ein Randfeld bringen, auf dem er nicht sofort geschlagen werden kann
   *[edge] den König an den Rand bringen
}
reason-king-captured = Der König ist geschlagen.
reason-king-escaped = Der König ist auf { $square } entkommen.
reason-exit-fort = Der König ist sicher in einer unbezwingbaren Burg am Rand.
reason-attackers-destroyed = Es sind zu wenige Angreifer übrig, um den König zu halten.
reason-enclosed = Die Angreifer haben den König und alle seine Verteidiger umzingelt.

## Das Brett in Worten (ohne Auszeichnung)

alt-king = Der König steht auf { $square }.
alt-king-gone = Der König ist nicht mehr auf dem Brett.
alt-pieces = Auf dem Brett: { $attackers ->
    [0] keine Angreifer
    [one] ein Angreifer
   *[other] { $attackers } Angreifer
}, { $defenders ->
    [0] keine Verteidiger
    [one] ein Verteidiger
   *[other] { $defenders } Verteidiger
} und der König.
alt-pieces-without-king = Auf dem Brett: { $attackers ->
    [0] keine Angreifer
    [one] ein Angreifer
   *[other] { $attackers } Angreifer
} und { $defenders ->
    [0] keine Verteidiger
    [one] ein Verteidiger
   *[other] { $defenders } Verteidiger
}.
alt-ranks = Darunter: { $pieces }.

## Ablehnungen: der Grund und was hilft

refuse-not-in-line = { $from } und { $to } liegen nicht in einer Linie. Figuren ziehen gerade, waagerecht oder senkrecht.
refuse-blocked = { $from }–{ $to } ist auf { $at } versperrt: Dort steht { $piece-a }. Figuren können nicht springen.
refuse-stop-king = Nur der König darf auf { $square } stehen bleiben: Dort ist { $ground-a }. Wähl ein anderes Feld.
refuse-stop = Diese Figur darf auf { $square } nicht stehen bleiben: Dort ist { $ground-a }. Wähl ein anderes Feld.
refuse-cross = Diese Figur darf nicht über { $square } ziehen: Dort ist { $ground-a }. Sie muss davor stehen bleiben.
refuse-too-far = Nach diesen Regeln zieht diese Figur höchstens { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} weit.
refuse-not-leapable = Springen kann man nur über gewöhnliche Gegner, und auf { $over } steht keiner.
refuse-leap-far = Der König springt nur vom oder auf den Thron oder eine Ecke, also nicht von { $from } nach { $to }.
refuse-captures-nothing = Ein Zug geht nur weiter, wenn er schlägt, und auf { $to } wird nichts geschlagen.
refuse-chain-ends = Der Zug endet auf { $at }.
refuse-must-go-on = Dieser Zug muss weitergehen: Die Figur auf { $at } kann noch einmal schlagen.
refuse-stood-before = Diese Stellung gab es schon (nach Zug { $ply }), und die Verteidiger dürfen sie nicht wiederholen.

## Ablehnungen einer Zeile von Regeln in OpenTafls Schreibweise

refuse-rules-line = Diese Regeln, die nach einer Zeile von OpenTafl aussehen, kann ich nicht spielen. Bitte berichtige:
rules-line-missing = `{ $key }` fehlt
rules-line-twice = `{ $key }` steht zweimal da
rules-line-unknown = einen Eintrag `{ $key }` gibt es nicht
rules-line-value = `{ $key }` kann nicht `{ $given }` sein
rules-line-no-such-rule = eine Regel wie `{ $key }:{ $given }` kenne ich nicht
rules-line-start = die Anfangsstellung lässt sich nicht lesen: { $why }
rules-line-more = { $count } weitere

## Wofür sich die Regeln eignen, in ein paar Wörtern nach ihrem Titel

advice-brandubh = gut für den Anfang
advice-copenhagen = Turniere
advice-norse = großes Brett, einfache Regeln
advice-fetlar = klassische Turniere
advice-tablut = wie Linné es 1732 sah
advice-viking = der Rand ist für den König sicher
advice-kings-table = nur Figuren schlagen den König
advice-high-king-tablut = mittleres Brett, hinaus in die Ecken
advice-high-king-ard-ri = klein und dicht besetzt
advice-high-king-errk = klein, hinaus in die Ecken
advice-mini-tablut = nie zwischen zwei Gegner ziehen
advice-saami-tablut = Angreifer in Lagern
advice-tawlbwrdd = keine besonderen Felder, hinaus zum Rand
advice-sea-battle = unbewaffneter König, hinaus zum Rand
advice-magpie = langsamer König
advice-alea-evangelii = das größte Brett, lange Partien
advice-historical-tablut = Verteidiger beginnen, hinaus zum Rand
advice-historical-11 = großes Brett, hinaus zum Rand
advice-historical-bell = Verteidiger beginnen, Start in Glockenform
advice-lewis-cross = Verteidiger beginnen, Start in Kreuzform
advice-historical-13 = noch größeres Brett, hinaus zum Rand
advice-simple-tafl = großes Brett, die einfachsten Regeln
advice-simple-tafl-9 = mittleres Brett, die einfachsten Regeln
advice-ard-ri = kleines Brett, hinaus zum Rand
advice-ard-ri-step = kleines Brett, immer nur ein Schritt
advice-old-hnefatafl = der Rand hilft den König zu schlagen
advice-skalk = zwei Figuren schlagen den König
advice-sea-battle-w = unbewaffneter König, Verteidiger beginnen
advice-sea-battle-star = unbewaffneter König, Start in Sternform
advice-sea-battle-11 = unbewaffneter König, Start in Kreuzform
advice-sea-battle-13 = unbewaffneter König, noch größeres Brett
advice-parlett-13 = wie in David Parletts Buch
advice-copenhagen-13 = Turnierregeln, noch größeres Brett
advice-copenhagen-bell = Turnierregeln, Start in Glockenform
advice-copenhagen-lewis = Turnierregeln, Start in Kreuzform
advice-tablut-15 = noch größeres Brett, lange Partien
advice-tablut-smith = immer vier schlagen den König
advice-brandub-weak = zwei Figuren schlagen den König
advice-magpie-diamond = langsamer König, Start in Rautenform
advice-alea-tablut = das größte Brett, Verteidiger beginnen
advice-ashton-tablut = Angreifer in Lagern, Wettbewerb für Programme
advice-foteviken-tablut = Angreifer in Lagern, hinaus zum Rand
advice-copenhagen-relaxed = Schildwälle von überall
advice-berserk = mehrfach schlagen, Feldherren, ein Springer
advice-berserk-opentafl = mehrfach schlagen ist Pflicht
advice-total-tafl = Copenhagen mit mehrfachem Schlagen
advice-tyr = mehrfach schlagen, keine besonderen Felder
advice-tyr-15 = mehrfach schlagen, großes Brett
advice-copenhagen-org = keine Wiederholung, Remis nach Zug 142
advice-copenhagen-org-13 = keine Wiederholung, größeres Brett
advice-brandubh-org = keine Wiederholung, kleines Brett

## Regeln in Worten
##
## Eine Nachricht `rule-` ist alles, was über eine Regel gesagt wird: $choice ist, was gewählt wurde.
## In Mengen von Figuren sind `a` die Angreifer, `d` die Verteidiger, `k` der König. Manche
## Regeln teilen sich `rule-may` und `rule-helps`.

rules-board = Das Brett hat { $size } × { $size } Felder: { $attackers } Angreifer gegen { $defenders } Verteidiger und den König.
rules-moves = Alle ziehen wie ein Turm im Schach. Eine Figur ist geschlagen, wenn ein Gegner so zieht, dass sie in einer Linie zwischen zwei Gegnern steht.
rules-alt = { $rules }, die Anfangsstellung: { $attackers } Angreifer, { $defenders } Verteidiger und der König auf { $king }.
rule-may = { $choice ->
    [nobody] Keine Figur darf
    [a] Nur Angreifer dürfen
    [d] Nur Verteidiger dürfen
    [k] Nur der König darf
    [ad] Alle außer dem König dürfen
    [ak] Nur der König und Angreifer dürfen
    [dk] Nur der König und Verteidiger dürfen
   *[adk] Alle dürfen
}
rule-helps = zählt { $choice ->
    [nobody] für niemanden als Gegner
    [a] nur für Angreifer als Gegner
    [d] nur für Verteidiger als Gegner
    [k] nur für den König als Gegner
    [ad] für alle außer dem König als Gegner
    [ak] für den König und Angreifer als Gegner, aber nicht für Verteidiger
    [dk] für den König und Verteidiger als Gegner, aber nicht für Angreifer
   *[adk] für alle als Gegner
}
rule-starts = Die { $choice ->
    [attackers] Angreifer
   *[defenders] Verteidiger
} beginnen.
rule-escape = Der König gewinnt auf { $choice ->
    [corner] einem Eckfeld
    [safe-edge] einem Randfeld, auf dem er nicht sofort geschlagen werden kann
   *[edge] jedem Randfeld
}; die Angreifer gewinnen, wenn sie ihn schlagen.
rule-soldier-steps = Angreifer und Verteidiger ziehen { $choice ->
    [0] beliebig weit
    [one] nur ein Feld weit
   *[other] höchstens { $choice } Felder weit
}.
rule-king-capture = Der König { $choice ->
    [two] wird zwischen zwei Gegnern geschlagen wie jede andere Figur
    [four-on-throne] ist auf dem Thron geschlagen, wenn er auf allen vier Seiten umstellt ist, anderswo zwischen zwei Gegnern
    [four-near-throne] ist auf dem Thron und daneben geschlagen, wenn er auf allen vier Seiten umstellt ist, anderswo zwischen zwei Gegnern
   *[four] ist geschlagen, wenn er auf allen vier Seiten umstellt ist
}.
rule-king-armed = Der König hilft { $choice ->
    [full] beim Schlagen wie jede andere Figur
    [hammer] nur mit eigenen Zügen beim Schlagen
    [anvil] beim Schlagen nur, solange er stehen bleibt
   *[none] nicht beim Schlagen
}.
rule-king-steps = Der König zieht { $choice ->
    [0] beliebig weit
    [one] nur ein Feld weit
   *[other] höchstens { $choice } Felder weit
}.
rule-king-jump = { $choice ->
    [over] Der König darf auch über einen Gegner neben sich springen, ohne ihn zu schlagen.
    [take] Der König darf auch über einen Gegner neben sich springen und schlägt ihn.
    [special] Der König darf auch über einen Gegner neben sich springen, vom oder auf den Thron oder eine Ecke.
   *[none] Der König springt nicht.
}
rule-commander-jump = { $choice ->
    [over] Feldherren dürfen auch über einen Gegner neben sich springen, ohne ihn zu schlagen.
    [take] Feldherren dürfen auch über einen Gegner neben sich springen und schlagen ihn.
   *[none] Feldherren springen nicht.
}
rule-commander-pierce = { $choice ->
    [yes] Zwei Feldherren der Angreifer schlagen den König zwischen sich, außer auf dem Thron und daneben.
   *[no] Feldherren schlagen den König wie gewöhnliche Angreifer.
}
rule-knight-jump = { $choice ->
    [over] Springer dürfen auch über einen Gegner neben sich springen, ohne ihn zu schlagen.
    [take] Springer dürfen auch über einen Gegner neben sich springen und schlagen ihn.
   *[none] Springer springen nicht.
}
rule-knight-pierce = { $choice ->
    [yes] Zwei Springer der Angreifer schlagen den König zwischen sich, außer auf dem Thron und daneben.
   *[no] Springer schlagen den König wie gewöhnliche Angreifer.
}
rule-throne-present = { $choice ->
    [yes] Das Feld in der Mitte ist der Thron.
   *[no] Es gibt keinen Thron.
}
rule-throne-stop = { rule-may } auf dem Thron stehen bleiben.
rule-throne-cross = { rule-may } über den leeren Thron ziehen.
rule-throne-hostile = Der leere Thron { rule-helps }.
rule-throne-hostile-occupied = Der besetzte Thron { rule-helps }.
rule-corners-present = { $choice ->
    [yes] Die Ecken sind besondere Felder.
   *[no] Die Ecken sind gewöhnliche Felder.
}
rule-corners-width = Jede Ecke ist { $choice ->
    [one] ein einzelnes Feld
   *[other] ein Block aus { $choice } × { $choice } Feldern
}.
rule-corners-stop = { rule-may } auf den Ecken stehen bleiben.
rule-corners-cross = { rule-may } über die Ecken ziehen.
rule-corners-hostile = Eine leere Ecke { rule-helps }.
rule-corners-pierce = { $choice ->
    [yes] Eine leere Ecke kann eine der beiden Figuren ersetzen, die den König so schlagen.
   *[no] Eine Ecke hilft Feldherren und Springern nicht, den König zu schlagen.
}
rule-camps-squares = { $choice ->
    [none] Es gibt keine Lager.
    [start] Die Felder, auf denen die Angreifer beginnen, sind ihre Lager.
    [one] Ein Feld ist ein Lager der Angreifer.
   *[other] { $choice } Felder sind Lager der Angreifer.
}
rule-camps-stop = { rule-may } in den Lagern stehen bleiben.
rule-camps-cross = { rule-may } über die Lager ziehen.
rule-camps-hostile = Ein leeres Lagerfeld { rule-helps }.
rule-camps-hostile-occupied = Ein besetztes Lagerfeld { rule-helps }.
rule-camps-blunt = { $choice ->
    [none] Alle Lagerfelder zählen gleich.
    [start] Die eigenen Startfelder zählen für Angreifer nie als Gegner.
    [one] Ein Lagerfeld zählt für Angreifer nie als Gegner.
   *[other] { $choice } Lagerfelder zählen für Angreifer nie als Gegner.
}
rule-camps-stay = { $choice ->
    [any] Ein Angreifer in einem Lager darf trotzdem in allen Lagern ziehen.
    [yes] Ein Angreifer in einem Lager darf trotzdem darin ziehen.
   *[no] Wer in einem Lager steht, darf deshalb noch nicht darin ziehen.
}
rule-edge-hostile = Der Rand des Bretts { rule-helps }.
rule-chain = { $choice ->
    [may] Wer schlägt, darf im selben Zug weiterziehen, solange jeder Schritt schlägt oder gewinnt.
    [must] Wer schlägt, muss im selben Zug weiterziehen, solange er schlagen oder gewinnen kann.
   *[none] Ein Zug endet mit dem ersten Schlagen.
}
rule-custody = Eine Figur, die selbst zwischen zwei Gegner zieht, { $choice ->
    [strict] wird geschlagen
   *[active] ist sicher
}.
rule-linnaean = { $choice ->
    [yes] Hat der König auf dem Thron drei Angreifer und einen Verteidiger neben sich, kann dieser Verteidiger gegen den Thron geschlagen werden.
   *[no] Solange der König darauf sitzt, zählt der Thron nicht als Gegner.
}
rule-immobilised = { $choice ->
    [king] Der König ist geschlagen, wenn ein Angreifer neben ihn zieht und er nirgendwohin kann.
    [all] Eine Figur ist geschlagen, wenn ein Gegner neben sie zieht und sie nirgendwohin kann.
   *[none] Wer nirgendwohin kann, ist deshalb noch nicht geschlagen.
}
rule-shieldwall = { $choice ->
    [any] Eine Reihe am Rand wird durch einen Schildwall geschlagen: Gegner vor jeder Figur und an beiden Enden. Er darf von jedem dieser Felder aus geschlossen werden.
    [yes] Eine Reihe am Rand wird durch einen Schildwall geschlagen: Gegner vor jeder Figur und an beiden Enden.
   *[no] Einen Schildwall am Rand gibt es nicht.
}
rule-exit-fort = { $choice ->
    [yes] Der König gewinnt auch in einer unbezwingbaren Burg am Rand.
   *[no] Mit einer Burg am Rand gewinnt man nicht.
}
rule-enclosure-wins = { $choice ->
    [yes] Die Angreifer gewinnen auch, wenn sie den König und alle seine Verteidiger umzingeln.
   *[no] Den König und alle seine Verteidiger zu umzingeln, gewinnt noch nicht.
}
rule-attackers-lose-at = { $choice ->
    [never] Die Angreifer verlieren nicht dadurch, dass sie Figuren verlieren.
    [0] Die Angreifer verlieren, wenn keiner von ihnen übrig ist.
    [one] Die Angreifer verlieren, wenn nur einer von ihnen übrig ist.
   *[other] Die Angreifer verlieren, wenn nur { $choice } von ihnen übrig sind.
}
rule-repetition-result = Endet die Partie durch Wiederholung, { $choice ->
    [attackers] gewinnen die Angreifer
    [defenders] gewinnen die Verteidiger
    [mover-loses] verliert, wer die Stellung wiederholt hat
   *[draw] ist sie unentschieden
}.
rule-repetition-forbid = { $choice ->
    [defenders] Die Verteidiger dürfen keine Stellung wiederholen, die schon auf dem Brett stand.
   *[nobody] Beide Seiten dürfen eine Stellung wiederholen.
}
rule-ply-limit = { $choice ->
    [0] Die Zahl der Züge ist nicht begrenzt.
   *[other] Nach Zug { $choice } ist die Partie unentschieden.
}
## Angebote

offer-menu-small = Tafl: kleine Bretter
offer-menu-copenhagen = Tafl: Copenhagen und Verwandte
offer-menu-berserk = Tafl: Berserk
offer-menu-historical = Tafl: historische Spiele
offer-menu-sea-battle = Tafl: Seeschlacht
offer-menu-tablut = Tafl: Tablut

## Analysen: was ein Zug verpasst oder zugelassen hat

fact-missed-escape = Der König hätte sofort entkommen können.
fact-missed-king-capture = Der König hätte sofort gefangen werden können.
fact-missed-tuichi = Hier war ein Tuichi möglich.
fact-missed-raichi = Hier war ein Raichi möglich.
fact-allowed-escape = Danach konnte der König sofort entkommen.
fact-allowed-king-capture = Danach konnte der König sofort gefangen werden.
fact-allowed-tuichi = Danach war ein Tuichi möglich.

lesson-of-tafl = Tafl
lesson-topic-tafl-escape = Die zwei Ziele: entkommen
lesson-about-tafl-escape = Der König und seine Verteidiger gewinnen, wenn er eine Ecke erreicht. Hier ist der Weg frei.
lesson-topic-tafl-moves = Wie Figuren ziehen
lesson-about-tafl-moves = Alle Figuren ziehen in gerader Linie, beliebig viele leere Felder. Nur der König darf auf einer Ecke oder auf dem Thron in der Mitte stehen bleiben.
lesson-topic-tafl-captures = Schlagen
lesson-about-tafl-captures = Eine Figur ist geschlagen, wenn der Zug eines Gegners sie in einer Linie zwischen zwei Gegner bringt.
lesson-topic-tafl-corners = Ecken und Thron
lesson-about-tafl-corners = Eine leere Ecke oder der leere Thron kann den zweiten Gegner ersetzen.
lesson-topic-tafl-king = Die zwei Ziele: schlagen
lesson-about-tafl-king = Die Angreifer gewinnen, wenn sie den König schlagen. Hier fehlt neben ihm noch ein Gegner.
lesson-topic-tafl-raichi = Raichi und Tuichi
lesson-about-tafl-raichi = Ich sage *Raichi* an, wenn der König einen freien Weg hat, auf dem sein nächster Zug gewinnt, und *Tuichi*, wenn er zwei hat: Dann genügt es nicht, einen zu verstellen.
lesson-topic-tafl-watch = Achte auf deinen König
lesson-about-tafl-watch = Ich sage *achte auf deinen König*, wenn die Angreifer ihn mit ihrem nächsten Zug schlagen könnten, so wie hier.
lesson-topic-tafl-puzzle = Ein Rätsel
lesson-about-tafl-puzzle = Nur ein Zug sichert hier den Sieg.

example-tafl-between = Zwischen zwei Gegnern
example-tafl-throne = Zwischen einem Gegner und dem leeren Thron
example-tafl-corner = Zwischen einem Gegner und einer leeren Ecke
example-tafl-camp = Zwischen einem Gegner und einem leeren Lager
example-tafl-edge = Zwischen einem Gegner und dem Rand
example-tafl-king-open = Der König, von { $count ->
    [one] einem Angreifer
   *[other] { $count } Angreifern
}
example-tafl-king-throne = Der König auf seinem Thron, von { $count ->
    [one] einem Angreifer
   *[other] { $count } Angreifern
}
example-tafl-king-near-throne = Der König neben dem leeren Thron, von { $count ->
    [one] einem Angreifer
   *[other] { $count } Angreifern
}
example-tafl-king-edge = Der König am Rand, von { $count ->
    [one] einem Angreifer
   *[other] { $count } Angreifern
}
example-tafl-king-camp = Der König neben einem leeren Lager, von { $count ->
    [one] einem Angreifer
   *[other] { $count } Angreifern
}
example-tafl-linnaean = Der letzte Verteidiger neben dem König, gegen den Thron
example-tafl-shieldwall = Eine Reihe am Rand, durch einen Schildwall
example-tafl-enclosed = Alle Verteidiger eingeschlossen: Die Angreifer gewinnen
example-tafl-custody = Durch den eigenen Zug zwischen zwei Gegner

rules-problem-king = Die Anfangsstellung braucht genau einen König und hat { $count }.
rules-problem-no-corners = Der König kann nicht in eine Ecke fliehen: Das Brett hat keine.
rules-problem-corners = Ecken von { $width } × { $width } Feldern passen nicht auf das Brett.

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-kings-table = Königstafel 11×11
title-short-kings-table = Königstafel 11×11
title-sea-battle = Seeschlacht 9×9
title-short-sea-battle = Seeschlacht 9×9
title-magpie = Elster 7×7
title-short-magpie = Elster 7×7
title-saami-tablut = Samisches Tablut mit Lagern 9×9
title-short-saami-tablut = Samisches Tablut 9×9
title-tablut = Tablut nach Linné 9×9
title-short-tablut = Tablut 9×9
title-historical-tablut = Historisches Tablut 9×9 (Verteidiger beginnen)
title-short-historical-tablut = Historisches Tablut 9×9
title-historical-11 = Historisches Hnefatafl 11×11
title-short-historical-11 = Historisch 11×11
title-historical-bell = Historisch 11×11: Bell (Verteidiger beginnen)
title-short-historical-bell = Historisch 11×11: Bell
title-lewis-cross = Lewis-Kreuz 11×11 (Verteidiger beginnen)
title-short-lewis-cross = Lewis-Kreuz 11×11
title-historical-13 = Historisches Hnefatafl 13×13
title-short-historical-13 = Historisch 13×13
title-simple-tafl = Einfaches Tafl 11×11
title-short-simple-tafl = Einfaches Tafl 11×11
title-simple-tafl-9 = Einfaches Tafl 9×9
title-short-simple-tafl-9 = Einfaches Tafl 9×9
title-ard-ri = Ard Rí 7×7
title-short-ard-ri = Ard Rí 7×7
title-ard-ri-step = Ard Rí 7×7: ein Schritt
title-short-ard-ri-step = Ard Rí 7×7: ein Schritt
title-old-hnefatafl = Altes Hnefatafl 11×11
title-short-old-hnefatafl = Altes Hnefatafl 11×11
title-skalk = Skalk-Hnefatafl 11×11
title-short-skalk = Skalk 11×11
title-sea-battle-w = Seeschlacht 9×9 (Verteidiger beginnen)
title-short-sea-battle-w = Seeschlacht 9×9 (Vert.)
title-sea-battle-star = Seeschlacht 9×9: Stern
title-short-sea-battle-star = Seeschlacht 9×9: Stern
title-sea-battle-11 = Seeschlacht 11×11: Kreuz
title-short-sea-battle-11 = Seeschlacht 11×11
title-sea-battle-13 = Seeschlacht 13×13
title-short-sea-battle-13 = Seeschlacht 13×13
title-parlett-13 = Parletts Seeschlacht 13×13
title-short-parlett-13 = Parlett 13×13
title-copenhagen-13 = Copenhagen 13×13
title-short-copenhagen-13 = Copenhagen 13×13
title-copenhagen-bell = Copenhagen 11×11: Bell
title-short-copenhagen-bell = Copenhagen: Bell
title-copenhagen-lewis = Copenhagen 11×11: Lewis-Kreuz
title-short-copenhagen-lewis = Copenhagen: Lewis-Kreuz
title-tablut-15 = Tablut 15×15
title-short-tablut-15 = Tablut 15×15
title-tablut-smith = Tablut nach Smith 9×9
title-short-tablut-smith = Tablut nach Smith 9×9
title-brandub-weak = Brandub 7×7: schwacher König
title-short-brandub-weak = Brandub: schwacher König
title-magpie-diamond = Elster 7×7: Raute
title-short-magpie-diamond = Elster 7×7: Raute
title-alea-tablut = Alea evangelii nach Tablut-Regeln 19×19
title-short-alea-tablut = Alea Tablut 19×19
title-ashton-tablut = Ashton-Tablut 9×9 (Wettbewerb)
title-short-ashton-tablut = Ashton-Tablut 9×9
title-foteviken-tablut = Foteviken-Tablut 9×9
title-short-foteviken-tablut = Foteviken-Tablut 9×9
title-copenhagen-relaxed = Copenhagen 11×11: gelockerter Schildwall
title-short-copenhagen-relaxed = Copenhagen gelockert
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
