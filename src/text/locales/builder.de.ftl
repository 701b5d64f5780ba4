# Die Wörter für einzelne Regeln auf Deutsch: was man nach einem Komma schreibt, und was die Menüs von `/regeln bauen` zeigen.

## Gruppen von Regeln

rule-group-setup = Aufstellung
rule-group-winning = Gewinnen
rule-group-king = König
rule-group-throne = Thron
rule-group-corners = Ecken
rule-group-camps = Lager
rule-group-few = Die wenigen
rule-group-many = Die vielen
rule-group-pieces = Figuren
rule-group-captures = Schlagen
rule-group-endings = Remis und Wiederholung

## Namen der Regeln. Das erste Wort wird gezeigt; alle werden verstanden.

rule-name-setup = Anfangsstellung, Aufstellung, Stellung
rule-name-board = Brett
rule-name-starts = Erster Zug, es beginnen, Beginn
rule-name-escape = Ziel des Königs, Flucht
rule-name-soldier-steps = Schritte der Figuren, Schritte
rule-name-king-capture = Schlagen des Königs, König
rule-name-king-armed = Bewaffneter König, bewaffnet
rule-name-king-steps = Schritte des Königs
rule-name-throne-present = Thron
rule-name-throne-stop = Auf dem Thron halten
rule-name-throne-cross = Über den Thron ziehen
rule-name-throne-hostile = Feindlicher Thron
rule-name-throne-hostile-occupied = Feindlicher besetzter Thron
rule-name-corners-present = Ecken
rule-name-corners-width = Größe der Ecken
rule-name-corners-stop = Auf Ecken halten
rule-name-corners-cross = Über Ecken ziehen
rule-name-corners-hostile = Feindliche Ecken
rule-name-camps-squares = Lager
rule-name-camps-stop = In Lagern halten
rule-name-camps-cross = Über Lager ziehen
rule-name-camps-hostile = Feindliche Lager
rule-name-camps-hostile-occupied = Feindliche besetzte Lager
rule-name-camps-blunt = Für Angreifer harmlose Lagerfelder
rule-name-camps-stay = Angreifer ziehen im eigenen Lager
rule-name-edge-hostile = Feindlicher Rand, Rand
rule-name-custody = Zwischen zwei Gegner ziehen
rule-name-linnaean = Schlagen gegen den besetzten Thron
rule-name-immobilised = Schlagen bewegungsloser Figuren
rule-name-shieldwall = Schildwall
rule-name-exit-fort = Burg am Rand, Burg
rule-name-enclosure-wins = Umzingelung
rule-name-attackers-lose-at = Angreifer verlieren bei
rule-name-repetition-count = Wiederholungen, Wiederholung
rule-name-repetition-result = Ergebnis einer Wiederholung, Wiederholung
rule-name-no-moves = Kein Zug möglich
rule-name-quiet-limit = Züge ohne Schlagen, Zuggrenze
rule-name-king-jump = Sprünge des Königs
rule-name-commander-jump = Sprünge der Feldherren
rule-name-commander-pierce = Feldherren schlagen den König zu zweit
rule-name-knight-jump = Sprünge der Springer
rule-name-knight-pierce = Springer schlagen den König zu zweit
rule-name-corners-pierce = Ecken helfen zu zweit
rule-name-chain = Mehrfaches Schlagen, Ketten, Kette
rule-name-repetition-forbid = Verbotene Wiederholung
rule-name-ply-limit = Höchste Zugzahl
rule-name-side-hand = Figuren in der Hand, Hand
rule-name-side-lines = Linien
rule-name-side-directions = Richtungen
rule-name-few-leap = Sprünge, Sprung
rule-name-few-capture = Schlagpflicht
rule-name-few-trapped = Bewegungslose Figuren
rule-name-goals-many-at-most = Gewinn durch Schlagen bis auf, höchstens übrig
rule-name-goals-few-reach = Zielpunkte
rule-name-goals-few-behind = Gewinn durch Vorbeikommen, Vorbeikommen
rule-name-goals-many-fill = Zu besetzende Punkte
rule-name-points-man = Punkte eines Mannes, Mann
rule-name-points-officer = Punkte eines Offiziers, Offizier
rule-name-points-son = Punkte eines Sohns, Sohn
rule-name-points-leader = Punkte eines Anführers, Anführer
rule-name-compulsory = Schlagpflicht
rule-name-men-back = Männer gehen zurück
rule-name-promotion = Beförderung
rule-name-actions = Aktionen in einem Zug, Aktionen
rule-name-ambush = Hinterhalt
rule-name-end = Entscheidend, Ende

## Werte der Regeln. Das erste Wort wird gezeigt; alle werden verstanden.

rule-value-yes = ja, an
rule-value-no = nein, aus
rule-value-any = überall
rule-value-none = keine, keiner, kein
rule-value-never = nie
rule-value-nobody = niemand
rule-value-start = wo die Angreifer beginnen
rule-value-attackers = Angreifer
rule-value-defenders = Verteidiger
rule-value-south = Sami, Süden
rule-value-north = Schweden, Norden
rule-value-corner = Ecken, Ecke
rule-value-edge = Rand
rule-value-safe-edge = sicherer Rand
rule-value-two = zwei Seiten, zwei
rule-value-four = vier Seiten, vier
rule-value-four-near-throne = vier Seiten am Thron, vier am Thron
rule-value-four-on-throne = vier Seiten auf dem Thron, vier auf dem Thron
rule-value-full = immer
rule-value-hammer = nur im Zug
rule-value-anvil = nur im Stehen
rule-value-active = sicher
rule-value-strict = geschlagen
rule-value-king = nur der König
rule-value-all = alle
rule-value-draw = Remis, unentschieden
rule-value-mover-loses = wer wiederholt verliert
rule-value-loss = Niederlage, verloren
rule-value-a = Angreifer
rule-value-d = Verteidiger
rule-value-ad = Angreifer und Verteidiger
rule-value-k = König
rule-value-ak = Angreifer und König
rule-value-dk = Verteidiger und König
rule-value-adk = alle Figuren
rule-value-single = einer
rule-value-multi = mehrere nacheinander, mehrere
rule-value-free = frei
rule-value-must = Pflicht
rule-value-huff = wer nicht schlägt wird entfernt, Blasen
rule-value-removed = werden entfernt, entfernt
rule-value-stays = bleiben stehen, bleiben
rule-value-grid = gerade
rule-value-diagonal = diagonal
rule-value-thin = andere Diagonalen
rule-value-line = Linien
rule-value-forward = vorwärts
rule-value-forward-diagonal = schräg vorwärts
rule-value-sideways = seitwärts
rule-value-back-diagonal = schräg zurück
rule-value-back = zurück
rule-value-cross = Kreuz
rule-value-square5 = 5 × 5 Punkte
rule-value-draughts = dunkle Felder
rule-value-triangle10 = kleines Dreieck
rule-value-triangle23 = großes Dreieck
rule-value-lattice4x5 = kleines Gitter
rule-value-lattice6x7 = großes Gitter
rule-value-men = Männer
rule-value-far-edge = am anderen Rand
rule-value-unretreated = nur wer nie zurückging
rule-value-leader = der Anführer
rule-value-over = ohne zu schlagen
rule-value-take = schlagend
rule-value-special = an Thron und Ecken
rule-value-may = erlaubt

## Wörter vor einer Regel, die es nicht geben soll

rule-negations = kein, keine, keinen, ohne

## Probleme

rules-words-problems = Diese Regeln gehen nicht:
rules-words-unknown = `{ $given }` ist keine Regel. Nach dem Namen eines Regelwerks folgen Änderungen mit Kommas dazwischen, etwa `copenhagen, König zwei, kein Schildwall`.
rules-words-no-value = { $rule }: Hier fehlt, was gelten soll. Möglich sind { $values }.
rules-words-value = { $rule } kann nicht „{ $given }“ sein. Möglich sind { $values }.
rules-words-twice = { $rule } kann nicht zugleich „{ $first }“ und „{ $second }“ sein.
rules-words-any-number = eine Zahl von { $least } bis { $most }
rules-words-points = Punkte wie { $example }
rules-words-position = eine Stellung wie { $example }
rules-words-json = Das ist kein Regelwerk in JSON: { $why }.
rules-problem-size = Ein Brett hat eine ungerade Zahl von Reihen, von 7 bis 19, nicht { $given }.
rules-problem-ranks = Die Anfangsstellung hat { $found } Reihen und das Brett { $expected }.
rules-problem-escaped = Der König hätte schon vor dem ersten Zug gewonnen, auf { $square }.
rules-problem-off-board = { $square } liegt nicht auf dem Brett.
rules-problem-no-pieces = Eine Seite hat keine Figuren: { $side }.
rules-problem-lines = Das Brett hat keine Linien der Art „{ $lines }“.
rules-problem-over = Die Partie wäre schon vor dem ersten Zug zu Ende.
rules-problem-over-at-once = Die Partie wäre mit dem ersten Zug zu Ende ({ $rule }: 1).
rules-problem-actions = Mehrere Aktionen in einem Zug und der Hinterhalt gehen nicht zusammen.
rules-problem-leaders = Solange der Anführer die Partie entscheidet, braucht jede Seite genau einen; eine hat { $count }.

## Ablehnungen

refuse-unknown-code = Den Code `{ $given }` kenne ich nicht. Codes gelten nur dort, wo sie entstanden sind: Frag nach der OpenTafl-Zeile oder dem JSON dieser Regeln, die überall gelten.
refuse-unusable-name = „{ $given }“ kann kein Name für gespeicherte Regeln sein. Ein Name hat bis zu 32 Buchstaben, Ziffern und Leerzeichen, keine Kommas, und ist nicht der eines Regelwerks, das ich ohnehin habe.
refuse-saved-shipped = Das sind die Regeln von { $rules }, die alle unter diesem Namen wählen können.
refuse-too-many-saved = Dieser Server hat 50 Regelwerke gespeichert, mehr geht nicht. Admins können eines mit `/{ command-admin } { command-admin-remove-rules }` entfernen.
refuse-not-saved = Dieser Server hat keine gespeicherten Regeln mit dem Namen „{ $given }“.
refuse-no-draft = An diesen Regeln wird nicht mehr gebaut. Fang mit `/{ command-rules } { command-rules-build }` neu an.

## Regeln bauen

draft-title = Wähl eine Gruppe, dann eine Regel, dann ihren Wert. Deine Regeln bisher:
draft-groups = Gruppen von Regeln
draft-rules = Regeln
draft-undo = Rückgängig
draft-save = Speichern als…
draft-code = Code
draft-challenge = Herausfordern
draft-page = Auf einer Webseite bauen
draft-saved = Gespeichert als **{ $name }**: Alle hier können diese Regeln jetzt unter dem Namen wählen.
draft-saved-again = Gespeichert als **{ $name }**, Fassung { $version }. Partien nach früheren Fassungen behalten ihre Regeln.
draft-saved-already = **{ $name }** hat schon genau diese Regeln, in Fassung { $version }.
save-title = Diese Regeln speichern
save-field = Name
code-is = Der Code dieser Regeln ist { $code }. Wo immer du hier Regeln wählst, kannst du ihn statt eines Namens schreiben.
code-line = Als Zeile in der Schreibweise von OpenTafl, die auch anderswo gilt:
code-json = In der Datei stehen die Regeln als JSON.
list-none = Dieser Server hat noch keine eigenen Regeln gespeichert. `/{ command-rules } { command-rules-build }` baut welche.
list-all = Alle { $count } Spiele
rules-groups = Alle Spiele nach Gruppen
rules-played = Wird auch bei { $sites } gespielt.
list-title = { $count ->
    [one] Dieser Server hat eigene Regeln gespeichert:
   *[other] Dieser Server hat { $count } eigene Regelwerke gespeichert:
}
list-saved = **{ $name }**, nach { $parent } · Code { $code }
admin-removed-rules = „{ $name }“ gehört nicht mehr zu den Regeln dieses Servers. Partien nach diesen Regeln gehen weiter.
admin-log-remove-rules = { $time } · { $admin } hat die Regeln „{ $name }“ entfernt

## Die Seite, auf der Regeln gebaut werden

form-title = Eigene Regeln bauen
form-lead = Geh von einem Regelwerk aus, ändere, was du willst, und spiel danach. Nichts wird gespeichert, bevor du die Regeln verwendest.
form-base = Ausgehen von
form-take = Davon ausgehen
form-board = Anfangsstellung
form-brush = Ein Klick auf das Brett setzt
form-piece = { $piece }
form-nothing = nichts: nimmt eine Figur weg
form-hint = Ein zweiter Klick mit derselben Figur nimmt sie wieder weg.
form-from = Stellung übernehmen von
form-as-shown = Wie auf dem Brett
form-position = Die Stellung als Text
form-update = Diese Regeln zeigen
form-try-out = Diese Regeln ausprobieren
form-outcome = Deine Regeln
form-choices = Regel für Regel
form-same = Das sind die Regeln von { $rules }:
form-unplayable-board = Das Brett, wie du es aufgestellt hast.
form-line = Füg diese Zeile bei Discord ein, um nach diesen Regeln zu spielen:
form-copy = Zeile kopieren
form-copied = Zeile kopiert.
form-copy-refused = Dein Browser lässt Seiten nicht kopieren. Die Zeile ist markiert: Drück Strg+C, oder halte sie gedrückt und wähl Kopieren.
form-play = Nach diesen Regeln spielen
form-saved = Hier gespeichert
form-offline = Raichi antwortet nicht. Deine Auswahl ist noch da; versuch es gleich noch einmal.

## Regeln, die ausprobiert wurden

trial-lopsided = Ich habe diese Regeln in { $games ->
    [one] einer schnellen Partie
   *[other] { $games } schnellen Partien
} gegen mich selbst ausprobiert: Davon { $side-number ->
    [one] hat
   *[many] haben
} { $side-nominative } { $won } gewonnen. Eine Seite ist vielleicht viel stärker.
trial-fine = Ich habe diese Regeln in { $games ->
    [one] einer schnellen Partie
   *[other] { $games } schnellen Partien
} gegen mich selbst ausprobiert und nichts Auffälliges gefunden.
trial-endless = Ich habe diese Regeln in { $games ->
    [one] einer schnellen Partie
   *[other] { $games } schnellen Partien
} gegen mich selbst ausprobiert: Davon { $endless ->
    [one] ging eine
   *[other] gingen { $endless }
} nicht zu Ende. Partien dauern vielleicht sehr lange.
rules-nameless = eigene Regeln
rules-changed = { $rules }, geändert

## Befehle

command-rules = regeln
command-rules-about = Regeln zeigen, auflisten oder bauen
command-rules-show = zeigen
command-rules-show-about = Erklärt die Regeln
option-rules-show-name = name
option-rules-show-name-about = Ein Teil des Namens genügt; Änderungen nach Kommas: copenhagen, König zwei
command-rules-list = liste
command-rules-list-about = Listet alle Regeln auf, auch die auf diesem Server gespeicherten
command-rules-build = bauen
command-rules-build-about = Baut eigene Regeln mit Menüs
option-rules-build-from = ausgangspunkt
option-rules-build-from-about = Die Regeln, von denen du ausgehst
command-admin-remove-rules = regeln-entfernen
command-admin-remove-rules-about = Entfernt auf diesem Server gespeicherte Regeln; Partien behalten ihre
option-admin-remove-rules-name = name
option-admin-remove-rules-name-about = Der Name, unter dem sie gespeichert sind
