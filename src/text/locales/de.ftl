# Alles, was Raichi sagt, auf Deutsch.
#
# Die Texte stehen in Discords Auszeichnung: **fett**, `Code` und `-#` vor einer kleinen Zeile.
# Argumente, die Menschen nennen, sind Erwähnungen wie <@17>; Felder sind solche wie d4. Seiten, Figuren und besondere
# Felder nennt die Datei ihrer Familie, in allen Formen, die sie angibt: `$side-number` ist die Form `.number`.

## Ein Zug

turn-begins = Die Partie beginnt: { $first } führt { $first-side-led }, { $second } { $second-side-led }.
turn-actions-left = { $count ->
    [one] In diesem Zug ist noch eine Aktion übrig.
   *[other] In diesem Zug sind noch { $count } Aktionen übrig.
}
turn-plays = { $mover } zieht **{ $move }**.
turn-captures = { $mover } zieht **{ $move }** und schlägt { $count ->
    [one] { $piece-captured } auf { $squares }
   *[other] { $piece-captured }: { $squares }
}.
turn-resigns = { $player } gibt auf.
turn-next = { $player }, du bist am Zug: Du spielst { $side-accusative }.
turn-how = Gezogen wird mit `/{ command-move }`, zum Beispiel `/{ command-move } { $from } { $to }`. `/{ command-rules } { command-rules-show }` erklärt die Regeln.
aim-side = { $side }: { $aim }.
aim-player = { $player }, dein Ziel: { $aim }.
aim-both = Das Ziel beider Seiten: { $aim }.
turn-footer = -# { $rules } · Partie { $game } · Zug { $move }
turn-footer-start = -# { $rules } · Partie { $game }
turn-enlarge = -# Tipp auf das Brett, um es zu vergrößern.

reason-repetition = Dieselbe Stellung stand { $count }-mal auf dem Brett.
reason-quiet = { $count } Züge lang wurde nichts geschlagen.
reason-ply-limit = Der letzte Zug, den diese Regeln erlauben, ist gespielt.
reason-no-moves = { $side-opening } { $side-number ->
    [one] hat
   *[many] haben
} keinen erlaubten Zug.
reason-immobilised = { $side-opening } { $side-number ->
    [one] kann
   *[many] können
} { $known ->
    [yes] von { $square } nicht mehr wegziehen
   *[no] nicht mehr ziehen
}.
end-won = **{ $side-opening } { $side-number ->
    [one] gewinnt
   *[many] gewinnen
}.** Gut gespielt, { $player }{ $pride ->
    [first] : dein erster Sieg gegen Stufe { $level }!
    [unscathed] : keine einzige Figur verloren!
   *[none] !
} Danke für die Partie, { $other }.
end-turned = -# Wo hat sich die Partie gewendet? *{ page-review }* zeigt es.
end-won-alone = **{ $side-opening } { $side-number ->
    [one] gewinnt
   *[many] gewinnen
}.** Gut gespielt, { $player }!
end-drawn = **Die Partie ist unentschieden.** Gut gespielt, { $first } und { $second }!
end-drawn-alone = **Die Partie ist unentschieden.**
end-figures = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} · { $time } · geschlagen { $one } : { $other }

## Das Brett in Worten, für alle, die das Bild nicht sehen (ohne Auszeichnung)

pieces-on-board = Auf dem Brett: { $pieces }.
pieces-in-hand = Noch in der Hand: { $pieces }.
alt-start = { $rules }, die Anfangsstellung.
alt-after = { $rules }, das Brett nach Zug { $move }.
alt-last-move = { $side-opening } { $side-number ->
    [one] zog
   *[many] zogen
} { $piece-moved } von { $from } nach { $to }.
alt-captured = Geschlagen: { $squares }.
alt-turn = Am Zug { $side-number ->
    [one] ist
   *[many] sind
} { $side-nominative }.
alt-won = { $side-opening } { $side-number ->
    [one] hat
   *[many] haben
} gewonnen.
alt-drawn = Die Partie ist unentschieden.
alt-resigned = { $side-opening } { $side-number ->
    [one] hat
   *[many] haben
} aufgegeben.
alt-replay = { $rules }: eine Animation der ganzen Partie, { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}, die so endet:
alt-replay-cut = { $rules }: eine Animation der letzten { $shown } von { $count } Zügen, die so endet:

## Eine ganze Partie

replay-none = In Partie { $game } wurde noch kein Zug gespielt, also gibt es nichts nachzuspielen. `/{ command-board }` zeigt das Brett.
replay-title = **{ $rules }** · Partie { $game } · { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
replay-cut = -# Die Animation zeigt die letzten { $count } Züge; alle zusammen wären zu groß für Discord.
replay-in-words = Die Animation lässt sich hier nicht anhängen; so steht das Brett an ihrem Ende.
replay-button = Nachspielen
replay-posted = Die Animation dieser Partie steht schon da.
replay-link = Zur Animation
replay-pending = Die Animation dieser Partie ist schon unterwegs.
profile-rating = Wertung **{ $rating }** · { $games ->
    [one] eine gewertete Partie
   *[other] { $games } gewertete Partien
}
profile-score = { $games ->
    [one] Eine Partie hier
   *[other] { $games } Partien hier
}: { $won } gewonnen, { $drawn } remis, { $lost } verloren
profile-sides = Nach Seiten, gewonnen–remis–verloren: { $scores }
profile-ruleset-rating = { " " }· Wertung { $rating }
profile-other-rulesets = { $count ->
    [one] Ein weiteres Regelwerk
   *[other] { $count } weitere Regelwerke
}: { $score }
profile-computer = Gegen den Computer: { $score }{ $level ->
    [0] { "" }
   *[other] , höchste besiegte Stufe: { $level }
}
profile-pace = Zeit für einen Zug im Mittel (Median): { $time }
profile-late = Auf Zeit verloren: { $percent } %
profile-tournaments = Turniere: { $places }
profile-ladders = Leitern: { $places }
profile-calls = Angesagt: Raichi { $raichi }×, Tuichi { $tuichi }×
profile-longest = Längste Partie: Partie { $game }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}
profile-between = Du und { $player }: { $score }
profile-newest = Letzte Partien:
profile-game = **Partie { $game }** · { $rules } · { $result ->
    [won] gewonnen
    [drawn] remis
   *[lost] verloren
} gegen { $opponent } · { $since }
profile-everywhere = -# Das siehst nur du: auf allen Servern zusammen { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $score }
profile-none = { $player } hat hier noch keine Partie beendet. Mit `/{ command-challenge }` kannst du zu einer herausfordern.
profile-none-own = Du hast hier noch keine Partie beendet, also gibt es nichts zu zählen. `/{ command-challenge }` beginnt eine, gegen wen du willst oder gegen mich.
profile-me = Ich bin der Computer und habe keine Wertung. Dein Ergebnis gegen mich hier: { $score }{ $level ->
    [0] { "" }
   *[other] , höchste besiegte Stufe: { $level }
}.
profile-me-unplayed = Ich bin der Computer und habe keine Wertung. Du hast hier noch keine Partie gegen mich beendet: `/{ command-challenge }` beginnt eine, auf einer Stufe deiner Wahl.
profile-bot = Bots spielen nicht, also gibt es nichts zu zeigen. Nur ich spiele.
profile-alt-rating = Eine Kurve der Wertung im letzten Jahr: von { $first } auf { $now } ± { $margin }; am niedrigsten war sie { $least }, am höchsten { $most }.
profile-alt-scores = Balken der Partien, gewonnen, remis und verloren: { $scores }.
command-profile = profil
command-profile-about = Zeigt Wertungen und Ergebnisse, deine eigenen oder die von anderen
option-profile-player = spieler
option-profile-player-about = Wessen Profil (ohne Angabe deines)
command-profile-of-person = Profil

leaderboard-title = **Rangliste dieses Servers**
leaderboard-title-rules = **Rangliste dieses Servers** · { $rules }
leaderboard-none = Noch ist niemand dabei.
leaderboard-line = **{ $place }** · { $player } · { $rating } · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
leaderboard-own = Du stehst auf Platz { $place }.
leaderboard-lack-games = Noch { $games ->
    [one] eine gewertete Partie hier
   *[other] { $games } gewertete Partien hier
}{ $opponents ->
    [0] { "" }
    [one] , gegen jemand Neues,
   *[other] , gegen { $opponents } Leute, gegen die du noch nicht gespielt hast,
} und du stehst auf der Rangliste.
leaderboard-lack-recent = Deine letzte gewertete Partie hier endete { $since }. Noch eine, und du stehst wieder auf der Rangliste.
leaderboard-lack-wish = Du möchtest nicht auf Ranglisten stehen. Das änderst du mit `/{ command-settings }`.
leaderboard-how = -# Auf der Rangliste steht, wer hier { $games } gewertete Partien gegen { $opponents } Leute beendet hat, die letzte in den letzten { $days } Tagen. Sortiert wird nach Wertung minus ±.
command-leaderboard = rangliste
command-leaderboard-about = Zeigt, wer auf diesem Server vorn liegt
option-leaderboard-rules = regeln
option-leaderboard-rules-about = Nur Partien nach diesen Regeln zählen (ohne Angabe alle)

share-button = Hier zeigen
private-begins = -# Nur du siehst diese Partie. `/{ command-board }` holt sie jederzeit zurück.
private-moved = { $player }, ich habe in unserer Partie { $game } gezogen.
private-over = { $player }, unsere Partie { $game } ist vorbei.
private-show = Brett zeigen
private-show-game = Partie { $game } zeigen
share-by = { $player } zeigt euch das:
unshared = Das wurde nicht gepostet: { $why ->
    [forbidden] Ich kann in diesem Kanal nichts schreiben. Ein Admin kann mir dort *Nachrichten senden* und *Dateien anhängen* geben; versuch es dann noch einmal.
    [gone] Den Kanal gibt es nicht mehr.
    [closed] Der Thread ist gesperrt.
    [moderated] Eine AutoMod-Regel dieses Servers blockiert die Nachricht. Ein Admin kann mich von der Regel ausnehmen.
    [harmful] Discords Filter gegen schädliche Links blockiert die Nachricht.
   *[rejected] Discord lehnt die Nachricht ab.
}
unshared-yet = Discord nimmt meine Nachricht gerade nicht an; ich poste sie, sobald es geht.

## Das Brett als Text
##
## $sign ist das, was in der Zeichnung dafür steht.

board-letter = { $piece-letter }
board-pieces = `{ $sign }` { $piece-counted }
board-where = { $pieces }: { $squares }
board-ground = `{ $sign }` { $ground }
board-captured = `{ $sign }` geschlagen
board-last-move = `[ ]` letzter Zug

## Herausforderungen

challenge-person = { $challenger } fordert { $opponent } zu einer Partie **{ $rules }** heraus.
challenge-anyone = { $challenger } sucht jemanden für eine Partie **{ $rules }**.
challenge-side = { $challenger } spielt { $side-accusative }.
challenge-random = Die Seiten werden ausgelost.
challenge-fair = Die Seiten gleichen aus: Wer die niedrigere Wertung hat, spielt die Seite, die öfter gewinnt.
challenge-accept = Annehmen
challenge-decline = Ablehnen
challenge-withdraw = Zurückziehen
challenge-accepted = { $opponent } hat die Herausforderung von { $challenger } zu einer Partie **{ $rules }** angenommen: Partie { $game }.
challenge-seats = { $first-side }: { $first }. { $second-side }: { $second }.
challenge-declined = { $opponent } hat die Herausforderung von { $challenger } zu einer Partie **{ $rules }** abgelehnt.
challenge-declined-news = { $challenger }, { $opponent } hat deine Herausforderung abgelehnt.
challenge-withdrawn = { $challenger } hat die Herausforderung zu einer Partie **{ $rules }** zurückgezogen.
challenge-in-words = Deine Herausforderung steht im Kanal. Ich darf hier keine Dateien anhängen, deshalb erscheinen die Bretter als Text. Gibt mir ein Admin das Recht *Dateien anhängen*, zeichne ich sie.

## Regeln in Worten

rules-title = **{ $title }**
rules-with-advice = { $rules } · { $advice }
rules-unlike = Anders als { $parent }:
rules-names = -# Andere Regeln: { $names }

## Regeln, die mehrere Familien haben: $choice ist, was gewählt wurde

rule-repetition-count = { $choice ->
    [0] Stellungen dürfen sich beliebig oft wiederholen.
   *[other] Die Partie endet, wenn dieselbe Stellung { $choice }-mal auf dem Brett stand.
}
rule-no-moves = { $choice ->
    [loss] Wer keinen erlaubten Zug hat, verliert.
   *[draw] Hat eine Seite keinen erlaubten Zug, ist die Partie unentschieden.
}
rule-quiet-limit = { $choice ->
    [0] Ohne Schlagen darf beliebig lange gezogen werden.
    [one] Nach einem Zug, in dem nichts geschlagen wird, ist die Partie unentschieden.
   *[other] Nach { $choice } Zügen, in denen nichts geschlagen wird, ist die Partie unentschieden.
}
rule-repetition-ends = Endet die Partie durch Wiederholung, { $choice ->
    [mover-loses] verliert, wer die Stellung wiederholt hat
    [side] { $chosen-side-number ->
        [one] gewinnt
       *[many] gewinnen
    } { $chosen-side-nominative }
   *[draw] ist sie unentschieden
}.

## Punkte auf Linien: was gesagt wird, wo Figuren über andere springen

turn-puts = { $mover } setzt { $piece-accusative } auf **{ $square }**.
turn-ambush = { $mover } legt mit **{ $move }** einen Hinterhalt und schlägt { $piece-captured } auf { $squares }.
turn-captures-several = { $mover } zieht **{ $move }** und schlägt { $captured }.
turn-captured-there = { $piece-captured } auf { $squares }
part-move-end = ende
turn-goes-on = { $player }, dein Zug geht weiter: Noch { $count ->
    [one] eine Aktion ist
   *[other] { $count } Aktionen sind
} übrig. `/{ command-move } { part-move-end }` beendet ihn.
turn-how-put = Setz { $piece-accusative } mit `/{ command-move }` auf das Brett, zum Beispiel `/{ command-move } { $at }`. `/{ command-rules } { command-rules-show }` erklärt die Regeln.
alt-last-played = Letzter Zug { $side-genitive }: { $move }.
alt-ended-turn = { $side }: Der Zug wurde vorzeitig beendet.
pieces-counted = { $piece-counted }
pieces-standing = { $piece-counted } auf { $squares }
goals-standing = Zielpunkte: { $squares }.
actions-left = In diesem Zug { $count ->
    [one] ist noch eine Aktion
   *[other] sind noch { $count } Aktionen
} übrig.
refuse-not-on-board = Einen Punkt { $square } hat dieses Brett nicht. `/{ command-board }` zeigt das Brett.
refuse-not-a-point = { $given } ist kein Punkt dieses Bretts. `/{ command-board }` zeigt das Brett.
refuse-other-side = { $piece-opening } auf { $square } gehört dir nicht. Wähl eine eigene Figur.
refuse-occupied = Auf { $square } steht schon eine Figur. Wähl einen leeren Punkt.
refuse-no-line = Von { $from } führt für diese Figur keine Linie mit einem Schritt oder Sprung nach { $to }. `/{ command-legal } { $from }` zeigt, wohin sie kann.
refuse-round-bend = Ein Sprung geht geradeaus: Von { $from } über { $over } kann er nicht nach { $to } abbiegen. `/{ command-legal } { $from }` zeigt, wohin die Figur kann.
refuse-over-nothing = Auf { $over } steht nichts, was übersprungen werden könnte. `/{ command-legal }` zeigt die Züge, die gehen.
refuse-over-own = Die Figur auf { $over } ist deine eigene; übersprungen werden nur die der anderen Seite. `/{ command-legal }` zeigt die Züge, die gehen.
refuse-one-leap = Hier ist ein einzelner Sprung der ganze Zug: Er endet auf { $at }. Lass den Rest weg.
refuse-step-in-chain = Von { $from } nach { $to } ist ein Schritt, und nach einem Sprung kann die Figur nur weiterspringen. Lass den Schritt weg.
refuse-one-piece = Es zieht immer nur eine Figur. Schreib den Zug von einer, zum Beispiel `d4 d5`.
refuse-nothing-to-end = Hier endet jeder Zug von selbst, also gibt es nichts zu beenden. Schreib einen Zug, zum Beispiel `d4 d5`.
refuse-end-before-action = Zieh erst einmal; danach beendet `{ part-move-end }` deinen Zug vorzeitig.
refuse-one-step = Ein Zug hat hier zwei Felder: das, von dem eine Figur kommt, und das, auf das sie zieht, zum Beispiel `d1 d4`.

## Listen, Ansichten, Hilfe

games-none = Du spielst gerade keine Partie. `/{ command-challenge }` beginnt eine.
games-title = { $count ->
    [one] Deine Partie
   *[other] Deine { $count } Partien
}:
games-own-turn = **Partie { $game }** · { $rules } · gegen { $opponent } · **du bist am Zug** · zuletzt { $since }
games-other-turn = **Partie { $game }** · { $rules } · gegen { $opponent } · Gegenseite am Zug · zuletzt { $since }
games-alone = **Partie { $game }** · { $rules } · beide Seiten · zuletzt { $since }
games-link = · [Brett]({ $link })
games-choice = Partie { $game } · { $rules }

help = Mit **Raichi** spielst du hier alte Brettspiele, Zug um Zug, wann immer du Zeit hast: Tafl, in dem Angreifer einen König jagen, der fliehen will; Jagdspiele, in denen ein Fuchs oder ein paar Tiger gegen eine Herde stehen; und Dablot, in dem zwei Heere mit Anführern aufeinandertreffen. Fordere jemanden heraus, und ich sage euch beiden, wann ihr am Zug seid. `/{ command-rules } { command-rules-show }` erklärt jedes Spiel.
help-challenge = Jemanden herausfordern
help-rules = So wird gespielt
help-commands = Alle Befehle
help-all-play =
    `/{ command-play }` findet dir eine Partie. `/{ command-challenge }` lädt jemanden zu einer ein, und `/{ command-challenges }` zeigt, was offen ist. Mit `/{ command-simul }` spielst du gegen mehrere zugleich.
    `/{ command-move } d1 d4` spielt einen Zug; beim Tippen wird angeboten, was erlaubt ist. Auch `/{ command-move } d1-d4` in einem Feld geht. Ebenso eine Antwort auf das Brett mit `d1 d4`, und der Knopf *{ button-move }* darunter. Lass bei einer Antwort das *@* an; schreibst du mir direkt, genügt `d1 d4`. `c3-e5-g3` springt zweimal, `c3` setzt eine Figur auf das Brett.
    `/{ command-board }` zeigt das Brett noch einmal, auch anders oder als Text; `/{ command-games }` zeigt alle deine Partien.
    `/{ command-draw }` bietet Remis an, `/{ command-takeback }` nimmt deinen letzten Zug zurück, `/{ command-resign }` gibt eine Partie auf, `/{ command-abort }` bricht eine kaum begonnene ab, und `/{ command-rematch }` bittet um noch eine. `/{ command-plan }` zieht deine Antwort, sobald der Zug kommt, den du erwartest.
    `/{ command-tournament } { command-tournament-create }` schreibt ein Turnier aus, `/{ command-tournament } { command-tournament-show }` zeigt seine Tabellen.
help-all-learn =
    `/{ command-legal } d1` zeigt, wohin eine Figur ziehen kann, `/{ command-replay }` eine ganze Partie als Animation, und `/{ command-history }` gibt ihre Aufzeichnung als Datei.
    `/{ command-hint }` gibt dir einen Tipp, gegen mich oder allein, und `/{ command-review }` analysiert eine beendete Partie.
    `/{ command-profile }` zeigt Wertungen und Ergebnisse, `/{ command-leaderboard }`, wer hier vorn liegt. `/{ command-openings }` zeigt, wie Partien begannen und wie sie ausgingen.
    `/{ command-ladder } { command-ladder-show }` zeigt die Leiter dieses Servers, mit `/{ command-ladder } { command-ladder-join }` bist du dabei.
    `/{ command-learn }` bringt dir ein Spiel Schritt für Schritt bei.
    `/{ command-rules } { command-rules-show }` erklärt, wie man gewinnt und wie geschlagen wird. `/{ command-rules } { command-rules-list }` nennt alle, `/{ command-rules } { command-rules-build }` baut eigene.
help-all-settings =
    `/{ command-pause }` bittet darum, die Uhr anzuhalten, und `/{ command-resume }` beendet die Pause.
    `/{ command-vacation } { command-vacation-start }` hält alle deine Uhren an, bis `/{ command-vacation } { command-vacation-end }`.
    `/{ command-settings }` legt fest, was du magst, und `/{ command-server-settings }` ist für Admins.
    `/{ command-names }` legt fest, ob die Webseiten deiner Partien deinen Namen zeigen.
    `/{ command-help }` zeigt dir, wie du anfängst.
help-group-play = Spielen
help-group-learn = Lernen und analysieren
help-group-settings = Zeit und Einstellungen
help-menus = -# Im Menü einer Person gibt es unter *Apps* die Einträge *{ command-on-person }* und *{ command-profile-of-person }*, im Menü einer Nachricht zu einer Partie *{ command-on-message }* und in dem jeder Nachricht *{ command-report-message }*.
offer-person = Nach welchen Regeln möchtest du { $opponent } herausfordern?
offer-alone = Nach welchen Regeln möchtest du beide Seiten spielen?
offer-anyone = Eine bestimmte Person forderst du mit `/{ command-challenge }` heraus. Wenn annehmen darf, wer mag, wähl hier die Regeln:

choice-piece = { $square } · { $piece-among }{ $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
choice-side = { $side }
choice-side-random = Zufall
choice-side-fair = Ausgleich nach Wertung
choice-rules-default = { $rules } (hier voreingestellt)

resign-ask = Möchtest du Partie { $game } gegen { $opponent } aufgeben? Das kannst du nicht rückgängig machen.
resign-ask-alone = Möchtest du Partie { $game } für { $side-accusative } aufgeben, { $side-relative } am Zug { $side-number ->
    [one] ist
   *[many] sind
}? Das kannst du nicht rückgängig machen.
resign-yes = Aufgeben
resign-no = Weiterspielen
resign-done = Du hast Partie { $game } aufgegeben.
resign-kept = OK, Partie { $game } geht weiter.

unsaid = Es ist gespeichert, aber ich kann es dort nicht schreiben: { $reason }.
unsaid-later = Es ist gespeichert. Discord nimmt meine Nachricht gerade nicht an; ich schreibe sie, sobald es geht.
unsaid-permission = Mir fehlen Rechte in dem Kanal. Ein Admin kann mir dort *Kanal ansehen* und *Nachrichten senden* geben, in einem Thread *Nachrichten in Threads senden*; dann schreibe ich es
unsaid-direct = Ich kann dir nicht mehr schreiben: Du hast mich blockiert, oder auf keinem Server, den wir beide nutzen, sind Direktnachrichten erlaubt. Sobald du das änderst, schreibe ich es hier.
unsaid-in-time-out = Es ist gespeichert. Ich habe auf diesem Server bis zum { $until } ein Time-out; danach schreibe ich es. Ein Admin kann es früher beenden.
refuse-in-time-out = Ich habe auf diesem Server bis zum { $until } ein Time-out, deshalb kann ich hier nichts schreiben. Ein Admin kann es früher beenden.
unsaid-channel = Den Kanal gibt es nicht mehr
unsaid-other = Discord lehnt die Nachricht ab
unsaid-moderated = Eine AutoMod-Regel dieses Servers blockiert die Nachricht. Ein Admin kann mich von der Regel ausnehmen
unsaid-harmful = Discords Filter gegen schädliche Links blockiert die Nachricht

## Ablehnungen: der Grund und was hilft

typed-again = -# Wenn du es verbesserst, schick es als neue Nachricht: Bearbeitungen sehe ich nicht.
typed-withheld = Das kann ich nicht lesen: Discord zeigt mir eine Antwort nur mit eingeschaltetem *@*, und andere Nachrichten nur, wenn sie mich erwähnen, nicht meine Rolle. Schick es so noch einmal, oder nimm `/{ command-move }`.
refuse-not-a-move = { $given } ist kein Zug. Schreib, wo eine Figur steht und wohin sie zieht, zum Beispiel `d1 d4`.
refuse-no-destination = Wohin? Schreib das dazu, zum Beispiel `/{ command-move } { $from } { $example }`.
refuse-no-piece = Auf { $square } steht keine Figur von dir, dort steht nichts. `/{ command-board }` zeigt das Brett.
refuse-not-yours = Auf { $square } steht keine Figur von dir, sondern { $piece-a }. Du spielst { $side-accusative }.
refuse-same-square = Die Figur steht schon auf { $square }. Wähl ein anderes Ziel.
refuse-off-board = { $square } liegt nicht auf dem Brett, das von a1 bis { $last } reicht.
refuse-other-captures = { $count ->
    [0] Dieser Zug schlägt nichts
    [one] Dieser Zug schlägt nur { $squares }
   *[other] Dieser Zug schlägt { $squares }
}, anders, als du geschrieben hast. Es wurde nichts gezogen; lass das Geschlagene weg, das rechne ich selbst aus.
refuse-finished = Partie { $game } ist zu Ende. `/{ command-rematch }` bittet um noch eine, `/{ command-challenge }` beginnt eine neue.
refuse-over = Die Partie ist zu Ende; es wird nicht mehr gezogen.
refuse-not-your-turn = { $player } ist am Zug. Danach kannst du ziehen.
refuse-not-a-player = Du spielst in Partie { $game } nicht mit. `/{ command-board }` lässt dich zuschauen, `/{ command-challenge }` beginnt eine eigene Partie.
refuse-no-game-here = In diesem Kanal spielst du keine Partie. `/{ command-challenge }` beginnt eine, `/{ command-games }` zeigt deine Partien anderswo.
refuse-no-game-to-see = In diesem Kanal wurde noch keine Partie gespielt. `/{ command-challenge }` beginnt eine.
refuse-no-such-game = Eine Partie { $game } gibt es auf diesem Server nicht. `/{ command-games }` zeigt deine.
refuse-not-a-game = { $given } ist keine Partie. Wähl eine aus der Liste, die erscheint, oder schreib ihre Nummer.
refuse-which-game = Du spielst in diesem Kanal mehrere Partien: { $games }. Nenn mit der Option `{ option-move-game }` die, die du meinst, oder antworte auf ihr Brett.
refuse-moved-on = Auf dem Brett ist es inzwischen weitergegangen, deshalb wurde nichts geändert. `/{ command-board }` zeigt, wie es steht.
refuse-not-yours-to-press = Dieser Knopf ist nicht für dich.
refuse-private-game = Partie { $game } ist privat, deshalb kann ich dir hier nicht antworten. Drück *{ button-move }* unter ihrem Brett oder nimm `/{ command-move }`.
refuse-hint-against-person = In Partien zwischen Menschen gibt es keine Tipps. Spiel gegen mich oder beide Seiten selbst, dann bekommst du welche.
refuse-no-hint = Ich habe nicht rechtzeitig einen Tipp gefunden. Frag bitte gleich noch einmal.
turn-computer = { $player } denkt nach.
hint-wins = Du kannst sofort gewinnen!
hint-wins-by-force = Es gibt eine Zugfolge, die gewinnt, was die andere Seite auch tut.
hint-threatens-twice = Du kannst eine doppelte Gewinndrohung aufstellen.
hint-threatens = Du kannst eine Gewinndrohung aufstellen.
hint-stops = Die andere Seite droht zu gewinnen. Verhindere das zuerst.
hint-captures = Such nach einem guten Schlagzug.
hint-improves = Nichts eilt: Such für eine deiner Figuren einen besseren Platz.
hint-show = Zeig mir den Zug
hint-move = Ich würde **{ $ply }** spielen.
hint-play = Spielen
refuse-level-of-person = Nur ich habe Stufen. Fordere mich heraus, oder lass `{ option-challenge-level }` weg.
refuse-challenged-bot = Bots können nicht spielen. Fordere einen Menschen heraus, oder lass `{ option-challenge-opponent }` weg: Dann kann annehmen, wer will.
refuse-unknown-side = „{ $given }“ gibt es bei { $rules } nicht. Du kannst { $sides } spielen oder den Zufall entscheiden lassen.
refuse-unknown-ruleset = Regeln mit dem Namen „{ $given }“ kenne ich nicht. Am ähnlichsten sind: { $names }. `/{ command-rules } { command-rules-list }` zeigt alle.
refuse-which-ruleset = „{ $given }“ passt auf mehrere: { $names }. Welche meinst du?
refuse-challenge-accepted = Diese Herausforderung wurde schon angenommen; sie ist jetzt Partie { $game }. `/{ command-challenge }` spricht eine neue aus.
refuse-challenge-declined = Diese Herausforderung wurde abgelehnt. `/{ command-challenge }` spricht eine neue aus.
refuse-challenge-withdrawn = Diese Herausforderung wurde zurückgezogen. `/{ command-challenge }` spricht eine neue aus.
refuse-challenge-deleted = Die Nachricht dieser Herausforderung wurde gelöscht, deshalb gilt sie nicht mehr. `/{ command-challenge }` spricht eine neue aus.
refuse-no-such-challenge = Diese Herausforderung kenne ich nicht mehr. `/{ command-challenge }` spricht eine neue aus.
refuse-challenge-for-another = Diese Herausforderung gilt { $opponent }. `/{ command-challenge }` spricht eine eigene aus.
refuse-only-challenger-withdraws = Nur { $challenger } kann diese Herausforderung zurückziehen.
refuse-nobody-declines = Diese Herausforderung richtet sich an niemand Bestimmten; niemand muss sie ablehnen.
refuse-own-challenge = Das ist deine eigene Herausforderung: Jemand anderes muss sie annehmen. Du kannst sie zurückziehen.
refuse-permissions = In diesem Kanal kann ich nicht spielen: Ich brauche dort noch { $missing }. Ein Admin kann mir das in den Einstellungen des Kanals geben.
permission-view = *Kanal ansehen*
permission-send = *Nachrichten senden*
permission-send-in-threads = *Nachrichten in Threads senden*
permission-connect = *Verbinden*
refuse-replay-too-early = Partie { $game } läuft noch. Ihre Animation lässt sich posten, sobald sie zu Ende ist; bis dahin zeigt sie dir `/{ command-replay }`.
refuse-no-game-in-message = In dieser Nachricht geht es um keine Partie, oder ich kenne sie nicht mehr. `/{ command-replay }` zeigt jede Partie dieses Servers.
refuse-thread-locked = Dieser Thread ist gesperrt, deshalb lässt sich hier nichts mehr posten.
refuse-no-files-here = In diesem Kanal kann ich keine Dateien anhängen: Mir fehlt *Dateien anhängen*. Ein Admin kann mir das in den Einstellungen des Kanals geben.
refuse-may-not-write = Du darfst in diesem Kanal nicht schreiben, deshalb kann ich hier nichts für dich posten.
refuse-unknown-button = Dieser Knopf ist zu alt. `/{ command-help }` zeigt, was ich verstehe.
refuse-unknown-choice = Diese Auswahl ist zu alt. Gib den Befehl noch einmal ein und wähl aus der Liste, die erscheint.
invite = Zum Server hinzufügen
refuse-only-in-servers = Ich bin nicht auf diesem Server, deshalb geht das nicht. Schreib mir direkt, um gegen mich zu spielen, oder bitte einen Admin, mich hinzuzufügen.

fault = Bei mir ist etwas schiefgegangen, nicht bei dir. Versuch es gleich noch einmal; wenn es dabei bleibt, sag dem Admin diese Nummer: `{ $reference }`.
unread = Ich konnte nicht lesen, was Discord mir geschickt hat; es ist nichts passiert. Versuch es gleich noch einmal; wenn es dabei bleibt, sag einem Admin, dass ich vielleicht ein Update brauche.

list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-parts = { $first }; { $last }

## Befehle: wie sie heißen und was sie tun, so wie Discord sie auflistet

command-challenge = herausfordern
command-challenge-about = Fordert jemanden zu einer Partie heraus
option-challenge-opponent = gegner
option-challenge-opponent-about = Wen du herausforderst; ohne Angabe kann annehmen, wer will
option-challenge-rules = regeln
option-challenge-rules-about = Nach welchen Regeln gespielt wird
option-challenge-side = seite
option-challenge-side-about = Welche Seite du spielst
option-challenge-level = stufe
option-challenge-level-about = Wie stark ich spiele, wenn du mich herausforderst; ohne Angabe 2
chosen-level-1 = 1 Anfänger: macht viele Fehler
chosen-level-2 = 2 Leicht: für deine ersten Partien
chosen-level-3 = 3 Mittel: sieht, was gleich kommt
chosen-level-4 = 4 Schwer: übersieht selten etwas
chosen-level-5 = 5 Experte: übersieht fast nichts
chosen-level-6 = 6 Meister: denkt bis zu zwei Sekunden nach
command-move = zug
command-move-about = Spielt einen Zug
option-move-from = von
option-move-from-about = Wo die Figur steht, etwa d1, oder der ganze Zug: d1-d4
option-move-to = nach
option-move-to-about = Wohin sie zieht, etwa d4
option-move-game = partie
option-move-game-about = Die Partie (wenn du hier mehrere spielst)
command-board = brett
command-board-about = Zeigt das Brett
option-board-game = partie
option-board-game-about = Die Partie (wenn es hier mehrere gibt)
option-board-style = aussehen
option-board-style-about = Wie es aussieht; Text ist für alle, die keine Bilder sehen
chosen-style-wood = Holz
chosen-style-stone = Stein
chosen-style-high-contrast = hoher Kontrast
chosen-style-text = Text
command-replay = nachspielen
command-replay-about = Zeigt eine ganze Partie als Animation
option-replay-game = partie
option-replay-game-about = Die Partie, laufend oder beendet (wenn es hier mehrere gibt)
command-resign = aufgeben
command-resign-about = Gibt eine Partie auf
option-resign-game = partie
option-resign-game-about = Die Partie (wenn du hier mehrere spielst)
command-games = partien
command-games-about = Zeigt alle deine Partien, die dringendste zuerst
command-learn = lernen
command-learn-about = Lern ein Spiel Schritt für Schritt, auf Brettern zum Ziehen
option-learn-rules = regeln
option-learn-rules-about = Eine Art von Spiel, oder Regeln davon
command-help = hilfe
command-help-about = Erklärt, was Raichi kann
command-on-person = Zu einer Partie herausfordern
command-on-message = Diese Partie nachspielen

## Die Welt um die Partien

unsaid-closed = Der Thread ist gesperrt. Sobald er wieder offen ist, schreibe ich es
## Herausforderungen, Wettkämpfe, Threads

turn-begins-alone = Die Partie beginnt: { $player } zieht auf beiden Seiten.

challenge-side-first = { $challenger } beginnt mit { $side-dative }.
challenge-random-first = Wer mit welcher Seite beginnt, wird ausgelost.
challenge-fair-first = In der ersten Partie gleichen die Seiten aus: Wer die niedrigere Wertung hat, spielt die Seite, die öfter gewinnt.
challenge-match = Ein Wettkampf aus zwei Partien: In der zweiten sind die Seiten vertauscht; es entscheiden die Siege, bei Gleichstand die geschlagenen Figuren.
challenge-time = Bedenkzeit je Zug: { $time }.
challenge-bank = Bedenkzeit: { $bank } für die ganze Partie, plus { $time } nach jedem Zug.
challenge-no-time-limit = Die Bedenkzeit ist unbegrenzt.
challenge-thread = Die Partie bekommt einen eigenen Thread.
challenge-until = Verfällt { $time }.
challenge-alone = { $player } spielt eine Partie **{ $rules }** auf beiden Seiten: Partie { $game }.
challenge-seats-first = Ein Wettkampf aus zwei Partien. In der ersten: { $first-side } { $first }, { $second-side } { $second }; danach umgekehrt.
challenge-lapsed = Die Herausforderung von { $challenger } an { $opponent } zu einer Partie **{ $rules }** ist verfallen: Eine Woche lang kam keine Antwort.
challenge-lapsed-anyone = Die Herausforderung von { $challenger } zu einer Partie **{ $rules }** ist verfallen: Eine Woche lang hat sie niemand angenommen.

decline-title = Herausforderung ablehnen
decline-reason = Warum? (freiwillig)
decline-hint = Alle hier können es lesen
challenge-form-more = Mehr
challenge-form-casual = Ungewertet: Die Partie zählt nicht für eure Wertungen
challenge-form-others = Andere Regeln … (Auswahl aus allen)

time-control = { $count } { $unit ->
    [minutes] { $count ->
        [one] Minute
       *[other] Minuten
    }
    [hours] { $count ->
        [one] Stunde
       *[other] Stunden
    }
   *[days] { $count ->
        [one] Tag
       *[other] Tage
    }
}
time-control-none = unbegrenzt

thread-name = { $rules } · Partie { $game }
thread-opened = Gespielt wird in { $thread }.
thread-forbidden = Gespielt wird in diesem Kanal: Um einen Thread zu öffnen, fehlt mir *Öffentliche Threads erstellen*. Ein Admin kann mir das in den Einstellungen des Kanals geben.
thread-impossible = Gespielt wird in diesem Kanal: Ein Thread lässt sich hier nicht öffnen.

match-score = -# Wettkampf, Partie { $game } von 2 · { $one } gegen { $other } { $wins } (geschlagene Figuren { $captures })
match-goes-on = Der Wettkampf geht mit der zweiten Partie weiter, mit vertauschten Seiten.
match-won = **{ $winner } gewinnt den Wettkampf.**
match-won-by-captures = **{ $winner } gewinnt den Wettkampf:** Die Partien stehen { $wins }, aber { $winner } hat mehr Figuren geschlagen, { $captures }.
match-drawn = **Der Wettkampf endet unentschieden:** Die Partien stehen { $wins }, und auch die geschlagenen Figuren halten sich die Waage.
match-undecided = **Der Wettkampf bleibt ohne Entscheidung**, weil eine seiner Partien nicht gespielt wurde.

rematch-button = Revanche

refuse-match-alone = Ein Wettkampf braucht zwei Leute. Lass `{ option-challenge-match }` weg, um eine einzelne Partie gegen dich selbst zu spielen, oder wähl jemand anderen.
refuse-challenge-lapsed = Diese Herausforderung ist verfallen: Eine Woche lang hat sie niemand angenommen. `/{ command-challenge }` spricht eine neue aus.
refuse-not-a-time-control = „{ $given }“ kann ich nicht als Bedenkzeit lesen. Schreib zum Beispiel `12 Stunden` oder `3 Tage` für jeden Zug, `6 Tage + 10 Stunden` für die ganze Partie und was mit jedem Zug dazukommt, oder `unbegrenzt`.
refuse-time-control-range = „{ $given }“ geht als Bedenkzeit nicht: Möglich sind 1 Stunde bis 14 Tage je Zug, oder `unbegrenzt`.
refuse-bank-range = „{ $given }“ geht als Bedenkzeit nicht: Für die ganze Partie sind 1 Stunde bis 30 Tage möglich, und mit jedem Zug können 1 Stunde bis 3 Tage dazukommen.
refuse-reason-too-long = Eine Begründung darf höchstens { $longest } Zeichen haben, deine hat { $length }. Es wurde nichts abgelehnt; kürze sie, oder lass sie weg.
refuse-challenges-of-player = Du hast auf diesem Server schon { $most } offene Herausforderungen. Zieh eine zurück, oder warte, bis eine beantwortet ist.
refuse-challenges-here = In diesem Kanal stehen schon { $most } offene Herausforderungen. Nimm eine an, oder warte, bis eine beantwortet ist.
refuse-games-of-player = { $player } spielt auf diesem Server schon { $most } Partien, und mehr führe ich nicht zugleich. Sobald eine davon zu Ende ist, kann eine neue beginnen.
refuse-games-here = In diesem Kanal werden schon { $most } Partien gespielt, und mehr führe ich nicht zugleich. Spielt in einem anderen Kanal, oder wartet, bis eine zu Ende ist.
refuse-pace = { $pace ->
    [challenge] Das waren viele Herausforderungen. Die nächste kannst du { $when } posten.
    [share] Das war viel auf einmal. Das Nächste kannst du { $when } zeigen.
    [server] Auf diesem Server ist gerade viel los. Herausfordern und etwas zeigen kannst du { $when } wieder.
    [hint] Das waren viele Tipps. Um den nächsten kannst du mich { $when } bitten.
    [review] Das waren viele Analysen. Die nächste Partie kann ich { $when } analysieren.
    [build] Das waren viele Änderungen in kurzer Zeit. Weiterbauen kannst du { $when }.
    [file] Das waren viele Dateien. Die nächste bekommst du { $when }.
    [report] Das waren viele Meldungen. Die nächste kannst du { $when } machen.
   *[export] Diese Datei hast du gerade schon ein paarmal bekommen. Du bekommst sie { $when } wieder.
}
refuse-not-finished = Partie { $game } läuft noch. Eine Revanche gibt es nach Partien, die zu Ende sind.
refuse-match-goes-on = Der Wettkampf geht mit der zweiten Partie weiter. Ist auch die zu Ende, kannst du eine Revanche verlangen.
refuse-rematch-offered = Du hast für Partie { $game } schon eine Revanche angeboten. Erst muss sie beantwortet werden.
refuse-next-game-runs = Die nächste spielst du schon: Partie { $game }.

refuse-rematch-declined = Du hast für Partie { $game } eine Revanche angeboten, und sie wurde abgelehnt. Die Gegenseite kann noch um eine bitten; `/{ command-challenge }` spricht eine neue Herausforderung aus.
refuse-nothing-to-play-again = In diesem Kanal hast du noch keine Partie beendet. Eine von anderswo nennst du mit der Option `{ option-rematch-game }`, oder nimm `/{ command-challenge }`.

option-challenge-time = bedenkzeit
option-challenge-time-about = Je Zug, etwa 3 Tage; oder 6 Tage + 10 Stunden (ganze Partie + je Zug); oder unbegrenzt
option-challenge-match = wettkampf
option-challenge-match-about = Ein Wettkampf: zwei Partien, die zweite mit vertauschten Seiten
option-challenge-thread = thread
option-challenge-thread-about = Gespielt wird in einem eigenen Thread
# Die Wörter für Ja und Nein, die verstanden werden; zuerst das übliche.
flag-yes = ja, wahr, an
flag-no = nein, falsch, aus
## Knöpfe unter einem Brett, und die Menüs, in denen ein Zug gewählt wird

button-move = Ziehen
button-hint = Tipp
button-draw = Remis anbieten
button-takeback = Zurücknehmen
button-resign = Aufgeben
button-level = Stufe { $level }
turn-given = Sie geht weiter von der Stellung nach { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
} einer anderen Partie.
review-play = Ab hier spielen
pick-game = Partie { $game }
pick-piece = { $of }: Du spielst { $side-accusative }. Mit welcher Figur ziehst du?
pick-piece-menu = Figur wählen
pick-put = { $of }: Du spielst { $side-accusative }. Wohin setzt du eine Figur?
pick-put-menu = Wähl einen Punkt
pick-too-long = -# Den Rest eines so langen Zugs kannst du nur tippen: `/{ command-move }` mit jedem Punkt, etwa `c3 e5 g3`.
pick-file = { $of }: Viele deiner Figuren können ziehen. Auf welcher Linie steht deine?
pick-file-menu = Linie wählen
pick-file-choice = Linie { $file } · { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
}
pick-other-file = Andere Linie
pick-target = { $of }: Wohin zieht die Figur auf { $square }?
pick-target-menu = Ziel wählen
pick-line-menu = Richtung wählen
pick-along-file = auf der Linie { $file } · { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}
pick-along-rank = auf der Reihe { $rank } · { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}
pick-other-piece = Andere Figur
pick-end = Zug beenden
pick-play = Hier anhalten: { $ply }
reach-squares = { $piece-opening } auf { $square } { $count ->
    [0] kann nicht ziehen.
   *[other] kann nach { $squares } ziehen.
}
reach-not-to-move = -# Noch { $side-number ->
    [one] ist
   *[many] sind
} { $side-nominative } nicht am Zug.
refuse-not-a-square = { $given } ist kein Feld dieses Bretts; es reicht von a1 bis { $last }.
refuse-empty-square = Auf { $square } steht keine Figur. `/{ command-board }` zeigt das Brett.
choice-occupied = { $square } · { $piece }

## Die Aufzeichnung einer Partie, und die Seiten einer Liste

history-title = **{ $rules }** · Partie { $game } · { $count ->
    [0] noch kein Zug
    [one] ein Zug
   *[other] { $count } Züge
}
history-file = -# Die Datei ist die Aufzeichnung der Partie; `raichi replay` liest sie, und du kannst es auch.
games-until = · bis zum { $time } ({ $left })
games-left = · du hast noch { $time }
games-halted = · { $halt ->
    [suspended] ausgesetzt
    [paused] Pause
   *[vacation] im Urlaub
}
games-page = -# Seite { $page } von { $pages }
list-previous = Zurück
list-next = Weiter

## Befehle, mit denen man eine Partie ansieht

command-legal = züge
command-legal-about = Zeigt, wohin eine Figur ziehen kann
option-legal-square = feld
option-legal-square-about = Wo die Figur steht, etwa d1; auch eine gegnerische
option-legal-game = partie
option-legal-game-about = Die Partie (wenn es hier mehrere gibt)
command-hint = tipp
command-hint-about = Einen Tipp bekommen, gegen den Computer oder allein
option-hint-game = partie
option-hint-game-about = Die Nummer der Partie, wenn du hier mehrere spielst
command-history = verlauf
command-history-about = Gibt die Aufzeichnung einer Partie als Datei
option-history-game = partie
option-history-game-about = Die Partie, laufend oder beendet (wenn es hier mehrere gibt)
## Partien über Tage: Uhren, Absprachen, Urlaub

clock-until = Du hast Zeit bis zum { $time } ({ $left }).
clock-left = { $player } hat noch { $time }.
clock-paused = Die Partie pausiert, und die Uhr steht.
clock-suspended = Die Partie ist ausgesetzt, und die Uhr steht.
clock-vacation = Während des Urlaubs steht die Uhr; gezogen werden darf trotzdem.
turn-waits = Wenn es weitergeht, ist { $player } mit { $side-dative } am Zug.
reminder = { $player }, du bist noch am Zug gegen { $other }. Deine Zeit läuft { $left } ab, am { $time }.

deed-offers-draw = { $player } bietet Remis an. { $other }, nimmst du an? Mit dem nächsten Zug verfällt das Angebot.
deed-offers-pause = { $player } bittet um eine Pause, in der die Uhr steht. { $other }, bist du einverstanden? Mit dem nächsten Zug verfällt die Bitte.
deed-asks-takeback = { $player } möchte { $count ->
    [one] den letzten Zug
   *[other] den eigenen letzten Zug samt der Antwort
} zurücknehmen. { $other }, bist du einverstanden? Mit dem nächsten Zug verfällt die Bitte.
deed-agrees-takeback = { $other }, { $player } ist mit der Rücknahme einverstanden.
deed-agrees-pause = { $other }, { $player } ist mit einer Pause einverstanden. Sie dauert, bis jemand von euch sie beendet.
deed-declines = { $question ->
    [draw] { $other }, { $player } lehnt das Remis ab.
    [takeback] { $other }, { $player } ist mit der Rücknahme nicht einverstanden.
   *[pause] { $other }, { $player } möchte keine Pause.
}
deed-withdraws = { $question ->
    [draw] { $player } zieht das Remisangebot zurück.
    [takeback] { $player } zieht die Bitte um eine Rücknahme zurück.
   *[pause] { $player } zieht die Bitte um eine Pause zurück.
}
deed-takes-back = { $player } nimmt den letzten Zug zurück; du bist also nicht mehr am Zug, { $other }.
deed-takes-back-alone = { $player } nimmt den letzten Zug zurück.
deed-drops = { $question ->
    [draw] Das Remisangebot entfällt damit.
   *[pause] Die Bitte um eine Pause entfällt damit.
}
deed-continues = { $other }, { $player } beendet die Pause; die Partie geht weiter.
suspended = { $why ->
    [channel-gone] Den Kanal dieser Partie gibt es nicht mehr, deshalb ist sie ausgesetzt. Weiter geht es mit dem nächsten Zug in einem anderen Kanal dieses Servers: `/{ command-move }` mit der Option `{ option-move-game }`.
    [channel-closed] Der Kanal dieser Partie ist gesperrt, deshalb ist sie ausgesetzt. Weiter geht es, sobald er wieder offen ist, oder mit dem nächsten Zug in einem anderen Kanal: `/{ command-move }` mit der Option `{ option-move-game }`.
    [may-not-post] Im Kanal dieser Partie darf ich nicht mehr schreiben, deshalb ist sie ausgesetzt. Weiter geht es, sobald ein Admin das behoben hat, oder mit dem nächsten Zug in einem anderen Kanal: `/{ command-move }` mit der Option `{ option-move-game }`.
    [message-refused] Discord lehnt meine Nachricht im Kanal dieser Partie ab, deshalb ist sie ausgesetzt. Mit einem Befehl dort in ein paar Minuten versuche ich es noch einmal, oder weiter geht es mit dem nächsten Zug in einem anderen Kanal: `/{ command-move }` mit der Option `{ option-move-game }`.
   *[removed] Vom Server dieser Partie wurde ich entfernt, deshalb ist sie ausgesetzt. Weiter geht es, sobald ich wieder eingeladen bin.
}
deed-resumes = Die Partie geht weiter, { $first } und { $second }.
deed-resumes-alone = Die Partie geht weiter, { $player }.
deed-vacation-begins = { $player } ist bis zum { $time } im Urlaub. Bis dahin steht die Uhr, wenn { $player } am Zug ist.
deed-vacation-begins-no-clock = { $player } ist bis zum { $time } im Urlaub.
deed-vacation-ends = { $player } ist aus dem Urlaub zurück.
deed-vacation-undone = { $player } geht doch nicht in den Urlaub.
answer-yes = Annehmen
answer-no = Ablehnen
pause-end = Pause beenden

end-agreed = Beide einigen sich auf Remis.
end-called-draw = { $player } erklärt die Partie für unentschieden.
end-out-of-time = Die Zeit von { $player } ist abgelaufen.
end-not-begun = { $player } hat nicht rechtzeitig gezogen. Die Partie mit { $other } hatte kaum begonnen; deshalb ist sie abgebrochen und zählt nicht.
end-aborted = { $player } bricht die Partie mit { $other } ab. Sie hatte kaum begonnen und zählt nicht.
end-aborted-hot-seat = { $player } bricht die Partie ab. Sie hatte kaum begonnen und zählt nicht.
alt-agreed = Beide Seiten einigten sich auf Remis.
alt-out-of-time = Die Zeit { $side-genitive } war abgelaufen.
alt-aborted = Die Partie wurde abgebrochen und zählt nicht.

refuse-not-your-turn-until = { $player } ist am Zug und hat bis zum { $time } Zeit. Sobald der Zug gespielt ist, kannst du ziehen.
refuse-out-of-time = Die Zeit für diesen Zug ist am { $time } abgelaufen, deshalb wurde er nicht gespielt. Die Partie ist gleich zu Ende.
refuse-paused = Die Partie pausiert. Beide Spieler können die Pause mit dem Knopf *{ pause-end }* oder mit `/{ command-resume }` beenden; dann kannst du ziehen.
refuse-paused-already = Die Partie pausiert schon. `/{ command-resume }` beendet die Pause.
refuse-not-paused = Die Partie pausiert nicht, also gibt es nichts zu beenden. `/{ command-pause }` bittet um eine Pause.
refuse-no-clock = Diese Partie hat keine Uhr, also gibt es nichts anzuhalten. Lass dir Zeit, so viel du willst.
refuse-answer-first = { $question ->
    [draw] { $player } hat Remis angeboten
    [takeback] { $player } hat um eine Rücknahme gebeten
   *[pause] { $player } hat um eine Pause gebeten
}. Antworte zuerst darauf, mit den Knöpfen, oder stimme mit { $question ->
    [draw] `/{ command-draw }`
    [takeback] `/{ command-takeback }`
   *[pause] `/{ command-pause }`
} zu; mit dem nächsten Zug verfällt es.
refuse-asked-already = { $question ->
    [draw] Du hast seit dem letzten Zug schon Remis angeboten
    [takeback] Du hast seit dem letzten Zug schon um eine Rücknahme gebeten
   *[pause] Du hast seit dem letzten Zug schon um eine Pause gebeten
}. Nach dem nächsten Zug kannst du es wieder tun.
refuse-nothing-asked = { $question ->
    [draw] Seit dem letzten Zug hat niemand Remis angeboten
    [takeback] Seit dem letzten Zug hat niemand um eine Rücknahme gebeten
   *[pause] Seit dem letzten Zug hat niemand um eine Pause gebeten
}, also gibt es nichts zu beantworten.
refuse-question-stands = { $question ->
    [draw] Dein Remisangebot steht
    [takeback] Deine Bitte um eine Rücknahme steht
   *[pause] Deine Bitte um eine Pause steht
} noch bis zum nächsten Zug; { $player } hat nicht geantwortet. Du kannst { $question ->
    [draw] es
   *[other] sie
} zurückziehen.
refuse-other-question-stands = { $question ->
    [draw] Dein Remisangebot steht
    [takeback] Deine Bitte um eine Rücknahme steht
   *[pause] Deine Bitte um eine Pause steht
} noch; { $player } hat nicht geantwortet. Zieh { $question ->
    [draw] es
   *[other] sie
} erst zurück, dann frag noch einmal.
refuse-only-asker-withdraws = { $question ->
    [draw] Dieses Angebot kann nur { $player } zurückziehen. Du kannst es
   *[other] Diese Bitte kann nur { $player } zurückziehen. Du kannst sie
} annehmen oder ablehnen.
refuse-own-question = { $question ->
    [draw] Das Remis hast du selbst angeboten
    [takeback] Um die Rücknahme hast du selbst gebeten
   *[pause] Um die Pause hast du selbst gebeten
}: Antworten muss { $player }.
refuse-nothing-to-take-back = In dieser Partie hast du keinen Zug gemacht, der sich zurücknehmen ließe.
refuse-too-late-to-abort = Diese Partie zählt schon und lässt sich nicht mehr abbrechen. Du kannst stattdessen `/{ command-resign }`.
refuse-vacation-past = Dieser Tag ist schon vorbei. Wähl einen Tag in der Zukunft, an dem du zurück bist.
refuse-vacation-too-short = Ein Urlaub dauert mindestens einen Tag. Wähl ein späteres Ende.
refuse-vacation-too-long = Im Jahr hast du 30 Urlaubstage. Mit den Tagen, die übrig sind, kann dein Urlaub höchstens bis zum { $time } dauern.
refuse-vacation-used-up = Deine 30 Urlaubstage für dieses Jahr sind aufgebraucht. Im neuen Jahr bekommst du wieder 30.
refuse-vacation-already = Du bist schon im Urlaub, bis zum { $time }.
refuse-vacation-in-this-turn = In diesem Zug von Partie { $game } bist du schon einmal aus dem Urlaub zurückgekommen. Zieh dort erst; dann kannst du wieder Urlaub nehmen.
refuse-no-vacation = Du bist nicht im Urlaub, also gibt es nichts zu beenden.
refuse-vacation-too-new = Ein Urlaub dauert mindestens einen Tag: Beenden kannst du deinen ab { $time }. Ziehen darfst du trotzdem.

## Befehle, mit denen Spieler etwas vereinbaren, und ihre privaten Antworten

vacation-begins = Du bist bis zum { $time } im Urlaub. Bis dahin stehen deine Uhren, während du am Zug bist; ziehen darfst du trotzdem. `/{ command-vacation } { command-vacation-end }` bringt dich früher zurück, frühestens ab dem { $earliest }.
vacation-undo = Doch nicht? { $count } Minuten lang kannst du ihn rückgängig machen, als hätte er nie begonnen.
vacation-undo-button = Rückgängig machen
vacation-undone = Dein Urlaub ist rückgängig gemacht: Die Tage hast du wieder, und deine Uhren laufen, als hätte er nie begonnen.
vacation-ends = Willkommen zurück. Deine Uhren laufen wieder.
vacation-choice = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
refuse-not-a-time = „{ $given }“ ist weder eine Anzahl von Tagen noch ein Datum. Schreib zum Beispiel `7` oder `2027-01-03`.
command-draw = remis
command-draw-about = Bietet Remis an oder nimmt es an
option-draw-game = partie
option-draw-game-about = Die Partie (wenn du hier mehrere spielst)
command-takeback = zurücknehmen
command-takeback-about = Nimmt deinen letzten Zug zurück oder bittet darum
option-takeback-game = partie
option-takeback-game-about = Die Partie (wenn du hier mehrere spielst)
command-pause = pause
command-pause-about = Bittet darum, die Uhr anzuhalten, oder stimmt dem zu
option-pause-game = partie
option-pause-game-about = Die Partie (wenn du hier mehrere spielst)
command-resume = fortsetzen
command-resume-about = Beendet eine Pause
option-resume-game = partie
option-resume-game-about = Die Partie (wenn du hier mehrere spielst)
command-abort = abbrechen
command-abort-about = Bricht eine kaum begonnene Partie ab (sie zählt nicht)
option-abort-game = partie
option-abort-game-about = Die Partie (wenn du hier mehrere spielst)
command-rematch = revanche
command-rematch-about = Fordert dieselbe Person noch einmal heraus, mit vertauschten Seiten
option-rematch-game = partie
option-rematch-game-about = Die beendete Partie (wenn nicht deine letzte hier)
command-vacation = urlaub
command-vacation-about = Hält deine Uhren eine Zeit lang an
command-vacation-start = beginn
command-vacation-start-about = Hält deine Uhren eine Zeit lang an: bis zu dreißig Tage im Jahr
option-vacation-start-days = tage
option-vacation-start-days-about = Wie viele Tage, oder an welchem Datum du zurück bist, etwa 2027-01-03
command-vacation-end = ende
command-vacation-end-about = Beendet deinen Urlaub
command-names = namen
command-names-about = Ob die Webseiten deiner Partien deinen Namen zeigen
option-names-mine = mein-name
option-names-mine-about = Zeigen, wenn auch der andere Spieler zustimmt, oder verbergen
chosen-mine-show = zeigen
chosen-mine-hide = verbergen
names-shown = Die Webseiten und Aufzeichnungen deiner Partien zeigen deinen Namen, **{ $name }**, wenn auch der andere Spieler zugestimmt hat. `/{ command-names } { chosen-mine-hide }` entfernt ihn sofort.
names-hidden = Keine Webseite zeigt deinen Namen. `/{ command-names } { chosen-mine-show }` zeigt ihn, wenn auch der andere Spieler zustimmt.
names-of-seats = An diesem Tisch sehen alle die Namen der Plätze. Deinen kannst du am Rand der Seite ändern.
## Die Seite, die für einen Kanal steht

seat-name = { $number ->
    [1] Rabe
    [2] Wolf
    [3] Bär
    [4] Fuchs
    [5] Elch
    [6] Adler
    [7] Luchs
    [8] Otter
    [9] Eule
    [10] Robbe
    [11] Hase
    [12] Falke
   *[other] Platz { $number }
}
channel-title = Raichi · das Königsbrett der Wikinger
channel-tab = { $state ->
    [move] ● Dein Zug
    [answer] ● Deine Antwort
    [over] Partie beendet
   *[other] Zug der Gegenseite
} — { $rules }
channel-topic = Alle hier teilen sich diese Seite: Spiel beide Seiten, oder gib die Tastatur weiter.
channel-seats = Spieler an diesem Tisch
channel-you-sit = Du sitzt hier als
channel-waiting = { $count ->
    [one] ein Zug oder eine Antwort steht aus
   *[other] { $count } Züge oder Antworten stehen aus
}
channel-name = Name
channel-name-hint = Bleibt das Feld leer, heißt der Platz { $name }
channel-save = Speichern
channel-add = Platz hinzufügen
channel-messages = Nachrichten
channel-older = Ältere Nachrichten
channel-newest = Zurück zu den neuesten
channel-command = Befehl
channel-command-hint = / beginnt einen Befehl
channel-send = Senden
channel-suggestions = Vorschläge
channel-private = Nur du siehst das
channel-answers = Antwort auf diese Nachricht
channel-dismiss = Schließen
channel-begin = **Wikingerschach:** ein König und wenige Verteidiger gegen doppelt so viele Angreifer.
channel-begin-board = Du spielst die Seite des Königs. Klick oder tipp eine deiner Figuren an, und es geht los: Der Computer zieht zuerst.
channel-begin-learn = In zwei Minuten lernen
channel-more = Mehr
channel-begin-computer = Gegen den Computer spielen
channel-begin-both = Zu zweit hier spielen
channel-begin-challenge = { $name } herausfordern
channel-begin-rules = So wird gespielt
channel-new-game = Neue Partie
channel-new-rules = Regeln
channel-new-opponent = Gegen
channel-new-both = Mich selbst: Ich spiele beide Seiten
channel-new-anyone = Wer immer annimmt
channel-new-side = Meine Seite
channel-new-computer = Raichi, den Computer
channel-new-level = So stark spielt Raichi
channel-new-time = Bedenkzeit
channel-new-time-usual = Wie üblich
channel-new-begin = Beginnen
channel-settings = Einstellungen
channel-follow = Nach jedem Zug den Platz wechseln
channel-follow-hint = Nach deinem Zug ist diese Seite für die Person da, die am Zug ist, außer sie hat ein eigenes Fenster offen.
channel-confirm = Jeden Zug bestätigen
channel-skips = Überspringen
channel-skip-to-board = Zum neuesten Brett
channel-skip-to-line = Zur Befehlszeile
channel-board = { $game ->
    [0] Das Brett
   *[other] Das Brett von Partie { $game }
}: Wähl eine Figur, dann ihr Ziel. Die Pfeiltasten führen über das Brett.
channel-board-hint = Klick oder tipp auf eine Figur, dann auf ihr Ziel. Ziehen mit der Maus oder dem Finger geht auch.
channel-play = { $ply } spielen
channel-once-more = { $ply }: zum Bestätigen noch einmal
channel-back = Abbrechen
channel-target = nach { $square }
channel-square = { $square }, { $piece }
channel-piece = { $square }, { $piece }, { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
channel-offline = Die Seite hat die Verbindung zu Raichi verloren. Sobald Raichi wieder da ist, geht es von selbst weiter.
channel-stopped = Raichi antwortet nicht. Wenn es beendet wurde, starte es mit scripts/local neu: Deine Partien sind gespeichert, und diese Seite macht hier weiter.
channel-unsent-move = Dein Zug wurde nicht gesendet. Versuch es noch einmal.
channel-unsent = Das wurde nicht gesendet. Versuch es noch einmal.
channel-lost = Diese Seite gibt es nicht.
channel-crowded = Es sind zu viele Fenster offen, deshalb zeigt dieses Neues gerade nicht von selbst. Schließ ein anderes; es versucht es von selbst noch einmal.

misread-not-a-command = Das verstehe ich nicht. Versuch es mit `/{ command-help }` oder `/{ command-play }`. Für einen Zug schreibst du zwei Felder, etwa `d1 d4`.
misread-too-long = Das ist länger als jeder Befehl. Es ist nichts geschehen.
misread-unknown-command = Einen Befehl „{ $given }“ gibt es nicht. Diese gibt es: { $commands }.
misread-no-subcommand = `/{ $group }` hat mehrere Befehle: { $commands }. Wähl einen davon.
misread-unknown-option = `/{ $command }` kann mit „{ $given }“ nichts anfangen. Dort geht { $options }; was Leerzeichen enthält, steht in Anführungszeichen.
misread-unknown-option-none = `/{ $command }` hat keine Optionen; „{ $given }“ ist zu viel.
misread-twice = „{ $option }“ steht zweimal da. Es ist nichts geschehen; lass eins davon weg.
misread-missing = `/{ $command }` braucht „{ $option }“: { $about }.
misread-not-a-choice = „{ $given }“ gibt es bei „{ $option }“ nicht. Zur Wahl stehen { $choices }.
misread-ambiguous = „{ $given }“ kann { $options } sein. Schreib dazu, was du meinst, etwa `{ $option }:{ $given }`.
misread-meant = Meinst du { $meant }?
misread-not-a-game = „{ $given }“ ist keine Nummer einer Partie. `/{ command-games }` zeigt deine.
misread-no-such-seat = Niemand hier heißt „{ $given }“. Hier sitzen { $names }; am Rand lassen sich Plätze hinzufügen und umbenennen.
misread-name-taken = Ein anderer Platz heißt schon „{ $name }“. Wähl einen anderen Namen.
misread-name-bad = Das kann kein Name sein. Ein Name hat höchstens { $most } Zeichen, keine Anführungszeichen, und darf nicht Raichi lauten.
misread-no-more-seats = Es gibt { $most } Plätze, und für mehr ist kein Raum.

## Die Seite einer Partie im Web (ohne Auszeichnung, bis auf die letzte)

page-title-to-move = { $side } am Zug · { $rules }
page-title-won = Sieg { $side-genitive } { $count ->
    [0] ohne einen Zug
    [one] nach einem Zug
   *[other] nach { $count } Zügen
} · { $rules }
page-title-drawn = Remis nach { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
} · { $rules }
page-title-aborted = Abgebrochen · { $rules }
page-title-ply = { $number ->
    [0] Anfangsstellung
   *[other] Zug { $number } von { $count }
} · { $rules }
page-subtitle = { $rules } · Partie { $game }
page-start = Anfangsstellung
page-move = Zug { $number }
page-side = { $side }
page-played = { $side }: { $move }
page-first = Anfangsstellung
page-previous = Voriger Zug
page-next = Nächster Zug
page-last = Neueste Stellung
page-position = Gezeigte Stellung
page-steps = Durch die Partie blättern
page-moves = Züge
page-review = Analyse
page-review-none-yet = Eine Analyse zeigt, wo sich die Partie gewendet hat. Wer die Partie sehen darf, bekommt sie mit /{ command-review }; dann steht sie auch hier.
page-turning-point = Wendepunkt
page-no-moves = Es wurde noch kein Zug gespielt.
page-keys = Die Pfeiltasten blättern durch die Züge; Pos1 und Ende führen zum Anfang und zum Ende.
page-live = Live
page-newer = Es wurde gezogen. Zur neuesten Stellung
page-about = Die Partie
page-rules = Die Regeln
page-began = Beginn
page-moved = Zuletzt geschehen
page-ended = Ende
page-record = Aufzeichnung (Text)
page-animation = Animation (GIF)
page-discord = In Discord öffnen
page-picture = Diese Stellung (PNG)
page-play = Abspielen
page-pause = Anhalten
page-speed = Tempo
page-taps = Tipp auf die rechte Hälfte des Bretts für den nächsten Zug, auf die linke für den vorigen, oder wisch.
page-look = Aussehen
page-theme = Brett
page-flip = Brett umdrehen
page-apply = Zeigen
page-sounds = Töne
page-share = Teilen
page-address = Link zu dieser Stellung
page-copy = Link kopieren
page-copied = Link kopiert.
page-copy-refused = Dein Browser lässt Seiten nicht kopieren. Der Link ist markiert: Drück Strg+C, oder halte ihn gedrückt und wähl „Kopieren“.
page-qr = QR-Code
page-qr-alt = QR-Code der Adresse der Partie
page-frame = Auf deiner eigenen Seite
page-frame-about = Das zeigt das Brett in einem Rahmen auf jeder Seite:
page-reach-network = Nur Geräte im selben Netz können diesen Link öffnen.
page-reach-machine = Nur dieser Computer kann diesen Link öffnen.
page-games = Andere Partien
page-previous-game = Vorige Partie
page-next-game = Nächste Partie
page-skip-board = Zum Brett springen
page-skip-moves = Zu den Zügen springen
page-home-title = Raichi
page-home = Hier kannst du Partien ansehen, die auf Discord gespielt werden. Jede Partie hat ihre eigene Seite: Der Link steht unter ihrem letzten Brett, und /{ command-board } zeigt ihn auch.
page-to-home = Zur Startseite
page-to-game = Zur Partie
page-method-title = Das geht hier nicht
page-method = Diese Seite kann man lesen, aber nichts an sie schicken.
page-long-title = Das ist zu lang
page-long = Was geschickt wurde, ist zu lang für diese Seite. Schick weniger auf einmal.
page-foreign-title = Das kam von einer anderen Seite
page-foreign = Das wurde nicht von einer Seite von Raichi geschickt, deshalb ist nichts geschehen.
page-lost-title = Hier ist nichts
page-lost = Vielleicht ist der Link alt, oder es fehlt ein Teil davon.
page-missing-title = Hier ist keine Partie
page-missing = Unter dieser Adresse wird keine Partie gezeigt. Vielleicht fehlt ein Teil des Links, oder der Admin des Servers hat seine Seiten geschlossen.
page-busy-title = Einen Moment
page-busy = Gerade werden zu viele Bilder auf einmal gezeichnet. Versuch es in ein paar Sekunden noch einmal.
page-fault-title = Etwas ist schiefgegangen
page-fault = Es lag an uns, nicht an dir. Versuch es gleich noch einmal.
page-open = Partie öffnen

## Spieler, die den Server verlassen

deed-left = { $player } hat den Server verlassen. { $other }, du kannst die Partie mit `/{ command-abort }` beenden; dann zählt sie nicht.
deed-left-clock = { $player } hat den Server verlassen. Die Uhr läuft weiter, und wer die Zeit verstreichen lässt, verliert. { $other }, du kannst die Partie mit `/{ command-abort }` auch sofort beenden; dann zählt sie nicht.
end-aborted-alone = { $player } beendet die Partie, weil die andere Seite den Server verlassen hat. Sie zählt nicht.

## Analysen von Partien

review-alt = { $rules }, eine Kurve der Partie: In { $count ->
        [one] einem Zug
       *[other] { $count } Zügen
    } ging die Siegchance { $side-genitive } von { $from } % auf { $to } %.
review-alt-point = Mit Zug { $move } ging sie von { $from } % auf { $to } %.
review-point = Zug { $move }: { $side-opening } { $side-number ->
        [one] zog
       *[many] zogen
    } { $played }, und die Siegchance fiel von { $from } % auf { $to } %.
review-better = Besser: { $line }.
review-title = **{ $rules }** · Partie { $game } · { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
review-none = Kein Zug hat die Aussichten groß verändert. Gut gespielt, alle beide!
review-underway = Ich analysiere Partie { $game }: { $done } von { $all } Stellungen sind fertig. Die Analyse bleibt bei der Partie, du kannst also jederzeit wiederkommen.
review-again = Analyse zeigen
review-move = Zug { $move }
review-all = Die ganze Partie
review-chance = Siegchance { $side-genitive }: { $chance } %
review-chances = Siegchance { $side-genitive }:
review-percent = { $chance } %
review-turning-points = Wendepunkte: { $moves }
review-alt-choice = Das Brett vor Zug { $move }. Ein gestrichelter Pfeil zeigt den gespielten Zug { $played }, ein durchgezogener den besseren, { $better }.
refuse-review-too-early = Partie { $game } läuft noch. Die Analyse gibt es, wenn sie zu Ende ist.
refuse-review-of-aborted = Partie { $game } wurde abgebrochen, also gibt es keine Analyse.
refuse-review-too-short = Partie { $game } war nach so wenigen Zügen zu Ende, dass es nichts zu analysieren gibt.
command-review = analyse
command-review-about = Analysiert eine beendete Partie: was verpasst wurde und was besser gewesen wäre
option-review-game = partie
option-review-game-about = Die beendete Partie (wenn es hier mehrere gibt)
fact-missed-win = Hier war sofort ein Sieg möglich.
fact-missed-forced-win = Hier gab es einen Sieg, der nicht aufzuhalten war.
fact-allowed-win = Danach konnte die andere Seite sofort gewinnen.

## Wertungen

option-challenge-rated = gewertet
option-challenge-rated-about = Ob die Partie für eure Wertungen zählt; ohne Angabe ja
challenge-rated = Gewertet.
challenge-casual = { $why ->
    [no-clock] Ohne Wertung: Partien mit unbegrenzter Bedenkzeit werden nicht gewertet.
    [own-ruleset] Ohne Wertung: Gewertet wird nur nach Regeln, die ich mit Namen kenne.
    [same-opponent] Ohne Wertung: Ihr beide habt in den letzten 30 Tagen schon zehn gewertete Partien gespielt.
   *[other] Ohne Wertung.
}
casual-at-once = { $why ->
    [computer] Diese Partie ist ohne Wertung: Partien gegen mich werden nicht gewertet.
   *[one-person] Diese Partie ist ohne Wertung, weil du beide Seiten spielst.
}
ratings-changed = Wertungen: { $first } { $first-before } → { $first-after }, { $second } { $second-before } → { $second-after }
not-rated = { $why ->
    [same-opponent] Nicht gewertet: Ihr beide habt in den letzten 30 Tagen schon zehn gewertete Partien gespielt.
    [left-early] Nicht gewertet: Die andere Seite ist gegangen, bevor beide gezogen hatten.
    [timeout-early] Nicht gewertet: Die Zeit ist abgelaufen, bevor beide zweimal gezogen hatten.
    [one-absence] Nicht gewertet: In derselben Abwesenheit ging schon eine andere Partie durch Zeit verloren, und eine Abwesenheit zählt nur einmal.
   *[other] Nicht gewertet: Die Partie war ohne Wertung.
}
rules-side-score = In gewerteten Partien { $side-number ->
    [one] holt
   *[many] holen
} { $side-nominative } bisher { $percent } % der Punkte.
deed-left-claim = { $player } hat den Server verlassen. Die Uhr läuft weiter, und wer die Zeit verstreichen lässt, verliert. { $other }, du kannst auch gleich den Sieg beanspruchen oder die Partie mit `/{ command-abort }` abbrechen; dann zählt sie nicht.
button-claim = Sieg beanspruchen
button-abort = Partie abbrechen
end-claimed = { $player } beansprucht den Sieg, weil { $other } den Server verlassen hat.
alt-claimed = { $side-opening } { $side-number ->
    [one] hat
   *[many] haben
} den Sieg beansprucht, weil die andere Seite gegangen war.
refuse-win-to-claim = Die andere Seite hat den Server verlassen, du kannst also den Sieg beanspruchen. Brichst du die Partie stattdessen ab, zählt sie nicht.
refuse-nothing-to-claim = Die andere Seite ist auf diesem Server, es gibt also keinen Sieg zu beanspruchen.

## Finding somebody to play with

command-play = spielen
command-play-about = Steig ein, wo jemand auf eine Partie wartet, oder warte selbst auf jemanden
option-play-rules = regeln
option-play-rules-about = Nach welchen Regeln; ohne Angabe ist jede Partie recht
play-joined = Du spielst gegen { $player }: Partie { $game } nach den Regeln von **{ $rules }** beginnt in { $channel }.
play-posted = Gerade wartet hier niemand auf eine Partie, also habe ich für dich eine Herausforderung ausgeschrieben. Alle können sie annehmen.
play-size = Wie groß soll deine erste Partie sein? Auf dem kleinen Brett, **{ $small }**, denkt man etwa zehn Minuten nach. **{ $usual }** spielen Erfahrene, und es dauert eine Stunde oder länger.
play-size-waiting = -# Jemand wartet schon auf eine Partie: `/{ command-challenges }` zeigt, wer.
play-size-small = Kleines Brett, 10 Minuten
play-size-tournament = Turnierbrett
command-challenges = herausforderungen
command-challenges-about = Zeig die offenen Herausforderungen: an dich, an alle und deine eigenen
lobby-none = Hier sind keine Herausforderungen offen. `/{ command-play }` schreibt eine aus, die alle annehmen können.
lobby-title = { $count ->
    [one] Eine offene Herausforderung
   *[other] { $count } offene Herausforderungen
}:
lobby-to-me = **{ $number }** · { $player } fordert **dich** heraus · { $rules } · { $time } · verfällt { $until }
lobby-open = **{ $number }** · { $player } sucht jemanden · { $rules } · { $time } · verfällt { $until }
lobby-mine = **{ $number }** · du forderst { $player } heraus · { $rules } · { $time } · verfällt { $until }
lobby-mine-anyone = **{ $number }** · du suchst jemanden · { $rules } · { $time } · verfällt { $until }
lobby-no-limit = unbegrenzte Bedenkzeit
lobby-link = · [Nachricht]({ $link })
lobby-accept = { $number } annehmen
lobby-decline = { $number } ablehnen
lobby-withdraw = { $number } zurückziehen
lobby-again = { $number } neu posten
refuse-only-computer-here = Hier kannst du gegen mich spielen oder beide Seiten selbst. Mit anderen spielst du in den Kanälen eines Servers.
play-level = Wie stark soll ich spielen?
refuse-posted-just-now = Diese Herausforderung steht noch keine Stunde da. Du kannst sie später noch einmal posten.
refuse-can-join = Gerade hat jemand eine passende Herausforderung gepostet. Mit `/{ command-play }` spielst du mit.
challenge-lapsed-news = { $player }, deine Herausforderung hat in einer Woche niemand angenommen, deshalb ist sie verfallen. `/{ command-play }` findet vielleicht jemand anderen.

## Einstellungen

command-settings = einstellungen
command-settings-about = Legt fest, wie du es magst: Erinnerungen, das Aussehen deiner Bretter und mehr
command-server-settings = server-einstellungen
command-server-settings-about = Legt Sprache, Kanäle, übliche Regeln und mehr für diesen Server fest
language-name = Deutsch
settings-menu = Was ändern?
settings-line = { $name }: { $value }
settings-line-shown = **{ $name }: { $value }**
settings-saved = Gespeichert. **{ $name }** ist jetzt: { $value }
settings-close = Schließen
settings-clear = Zurücksetzen
settings-scope = { $scope ->
    [channel] Nur dieser Kanal
   *[server] Ganzer Server
}
own-settings-title = **Deine Einstellungen**. Sie gelten auf allen Servern, und jede Änderung ist sofort gespeichert.
own-setting = { $setting ->
    [reminders] Erinnerungen
    [turns] Nachrichten zum Zug
    [theme] Aussehen privater Bretter
    [boards] Bretter als
    [below] Seite unten
    [following] Verfolgte Partien
   *[leaderboards] Ranglisten
}
own-setting-about = -# { $setting ->
    [reminders] Eine Erinnerung kommt in jedem Zug einmal, wenn die Zeit knapp wird.
    [turns] Leise Nachrichten nennen dich, benachrichtigen dich aber nicht. Erinnerungen, Fragen und das Ende einer Partie tun es weiterhin.
    [theme] Für die Bretter, die nur du siehst. `/{ command-board }` kann jedes andere Aussehen zeigen.
    [boards] Bretter als Text nennen, wo jede Figur steht, für Vorleseprogramme. In Kanälen steht der Text beim Bild, wenn du am Zug bist.
    [below] Für die Bretter, die nur du siehst; die in Kanälen bleiben, wie sie für alle sind.
    [following] Wenn eine Partie zu Ende ist, die du verfolgst, schicke ich dir eine Direktnachricht.
   *[leaderboards] Wer nicht gezeigt wird, hat Wertungen, steht aber auf keiner Rangliste und wird bei Rätseln nicht genannt.
}
own-value = { $value ->
    [reminders-on] an
    [reminders-off] aus
    [turns-notify] benachrichtigen
    [turns-quiet] leise
    [boards-pictures] Bilder
    [boards-words] Text
    [below-usual] wie im Kanal
    [below-own] meine
    [following-on] mir schreiben
    [following-off] keine Nachrichten
    [leaderboards-shown] mich zeigen
   *[leaderboards-hidden] mich nicht zeigen
}
server-settings-title = **Einstellungen dieses Servers**. Jede Änderung ist sofort gespeichert.
server-settings-not-here = Dieser Tisch gehört zu keinem Server, also gibt es für keinen etwas einzustellen. `/{ command-settings }` zeigt deine eigenen Einstellungen.
channel-settings-title = **Einstellungen von { $channel }** und den Threads dort. Jede Änderung ist sofort gespeichert.
channel-as-server = wie auf dem Server
server-part = { $part ->
    [language] Sprache
    [channels] Kanäle für Partien
    [rules] Übliche Regeln
    [time] Übliche Bedenkzeit
    [rated] Neue Partien
    [threads] Threads
    [computer] Partien gegen den Computer
    [limits] Grenzen
    [pages] Webseiten
    [tournaments] Turniere
    [ladders] Leitern
    [results] Ergebnisse
    [puzzle] Rätsel des Tages
    [digest] Wochenrückblick
    [reports] Meldungen
   *[commands] Rollen und Befehle
}
server-part-about = -# { $part ->
    [language] Die Sprache der Bretter und Herausforderungen, die alle lesen. Private Antworten sind in der Sprache jedes Mitglieds.
    [channels] Wo Partien beginnen können, auch in Threads. Was anderswo läuft, wird dort zu Ende gespielt.
    [rules] Für Herausforderungen, die keine Regeln nennen.
    [time] Für Herausforderungen, die keine Zeit nennen. Gegen den Computer gibt es keine.
    [rated] Für Herausforderungen, die nicht sagen, ob sie gewertet werden.
    [threads] Mit einem Thread für jede Partie bleibt ein Kanal übersichtlich.
    [computer] Eine private Partie lässt den Kanal in Ruhe: Nur wer sie spielt, sieht das Brett. Mit der Option `{ option-challenge-thread }` kann man trotzdem in einem Thread spielen.
    [limits] Wie viele Partien gleichzeitig laufen können.
    [pages] Wer den Link hat, kann die Webseite einer Partie lesen.
    [tournaments] Jemand kündigt mit `/{ command-tournament } { command-tournament-create }` ein Turnier an, und andere machen mit einem Knopf mit. Wer darf eines ankündigen?
    [ladders] Auf einer Leiter steht, wer mit `/{ command-ladder } { command-ladder-join }` mitmacht; wer gegen jemanden weiter oben gewinnt, bekommt dessen Platz. Jedes Regelwerk kann eine haben.
    [results] Jede beendete Partie steht dort in einer Zeile, mit einem Link zu ihrem Brett.
    [puzzle] Wo und wann jeden Tag ein Rätsel erscheint. Nur ein erster Zug führt zum Ziel, und jeder antwortet privat. Zurücksetzen schaltet es ab.
    [digest] Wo und wann ein Rückblick auf die Woche erscheint: beendete Partien, Aufstiege in der Rangliste, Turniere, Leitern, Rätsel, offene Herausforderungen. War nichts los, erscheint nichts. Niemand wird benachrichtigt.
    [reports] Was jemand im Menü einer Nachricht mit *{ command-report-message }* meldet, wird dort gepostet, als Link mit dem Namen. Wähl einen Kanal aus, den nur Admins lesen können.
   *[commands] Wer welchen Befehl in welchem Kanal benutzen darf, regelt Discord: Öffne *Servereinstellungen*, dann *Integrationen*, dann *Raichi*. Dort kannst du jeden Befehl nach Rolle, Mitglied und Kanal erlauben oder verbieten. `/{ command-server-settings }` ist für alle, die den Server verwalten dürfen, bis du es anderen erlaubst.
}
server-language-found = { $language } (nichts ist festgelegt)
server-channels = { $rule ->
    [all] alle Kanäle
    [only] { $count ->
        [0] nur die, die du unten auswählst; bis dahin alle
       *[other] nur { $channels }
    }
   *[except] { $count ->
        [0] alle bis auf die, die du unten auswählst
       *[other] alle bis auf { $channels }
    }
}
server-channel-rule = { $rule ->
    [all] Alle Kanäle
    [only] Nur die ausgewählten Kanäle
   *[except] Alle bis auf die ausgewählten Kanäle
}
server-channels-menu = Die Kanäle
server-channels-lost = Alle Kanäle für Partien sind gelöscht, also können Partien in jedem Kanal beginnen. Andere kann ein Admin mit `/{ command-server-settings }` auswählen.
server-channels-partly-lost = Ein Kanal, den du für Partien ausgewählt hattest, ist gelöscht. Wähl die Kanäle neu aus, um diesen Hinweis zu entfernen.
server-rules-lost = Die Regeln „{ $rules }“ gibt es nicht mehr. Wähl andere aus; bis dahin gelten die üblichen.
server-choice-rated = { $rule ->
    [rated] gewertet
   *[casual] ohne Wertung
}
server-choice-threads = { $rule ->
    [unset] ab 11×11, wenn die Herausforderung nichts anderes sagt
    [ask] wie in der Herausforderung gewählt
    [always] immer
   *[never] nie
}
server-choice-computer = { $rule ->
    [private] privat
    [channel] im Kanal
   *[thread] in Threads
}
server-limits = { $player } je Spieler, { $here } je Kanal
server-limit-of-player = { $count ->
    [one] Eine Partie je Spieler
   *[other] { $count } Partien je Spieler
}
server-limit-here = { $count ->
    [one] Eine Partie je Kanal
   *[other] { $count } Partien je Kanal
}
server-limit-of-player-menu = Höchstens so viele Partien eines Spielers
server-limit-here-menu = Höchstens so viele Partien in einem Kanal
server-choice-pages = { $rule ->
    [open] an
    [closed] aus
   *[none] keine: Wer den Bot betreibt, bietet für diesen Server keine an
}
server-results-menu = Der Kanal für Ergebnisse
server-results-none = nirgends
server-results-lost = Der Kanal für Ergebnisse ist gelöscht, also werden keine Ergebnisse gepostet. Wähl einen anderen aus, oder drück *{ settings-clear }*.
server-results-closed = Im Kanal für Ergebnisse darf ich nichts posten. Erlaub mir dort *Kanal ansehen* und *Nachrichten senden*, wähl einen anderen aus, oder drück *{ settings-clear }*.
refuse-not-for-games = In diesem Kanal wird nicht gespielt, aber in den anderen Kanälen des Servers.
refuse-games-in-channels = In diesem Kanal wird nicht gespielt. Versuch es in { $channels }.
refuse-threads-decided = { $rule ->
    [always] Auf diesem Server hat jede Partie einen eigenen Thread. Lass die Option `{ option-challenge-thread }` weg.
   *[never] Auf diesem Server haben Partien keine Threads. Lass die Option `{ option-challenge-thread }` weg.
}
result = **Partie { $game }**, { $rules }: { $end }
result-link = Zum Brett
result-lost = -# Der Kanal für Ergebnisse ist gelöscht. Einen anderen kann ein Admin mit `/{ command-server-settings }` auswählen.
result-closed = -# Im Kanal für Ergebnisse darf ich nichts posten. Ein Admin kann mir dort *Kanal ansehen* und *Nachrichten senden* erlauben oder mit `/{ command-server-settings }` einen anderen auswählen.

## Lektionen

lesson-title = **{ $lesson }, Schritt { $step } von { $count }: { $topic }**
lesson-task = Du spielst { $side-accusative }. { $task }
lesson-task-reach = Zieh eine Figur nach { $square }.
lesson-task-capture = { $count ->
    [one] Schlag eine Figur.
   *[other] Schlag { $count } Figuren mit einem Zug.
}
lesson-task-win = Gewinn mit einem Zug.
lesson-task-call = Finde den Zug, nach dem ich *{ $call }* ansage.
lesson-task-keep-safe = Finde einen Zug, nach dem die andere Seite nicht sofort gewinnen kann.
lesson-task-keep-all = Finde einen Zug, nach dem die andere Seite nichts schlagen kann.
lesson-task-force-win = Finde den Zug, nach dem dein nächster gewinnt, was die andere Seite auch tut.
lesson-right = **Gut gemacht!** { $done }
lesson-wrong = **Noch nicht ganz:** { $done }
lesson-reply = Die andere Seite könnte mit { $move } antworten.
lesson-done = Das war der letzte Schritt, und du hast { $solved } von { $count } gelöst. Wie wär’s mit einer echten Partie?
lesson-next = Weiter
lesson-back = Zurück
lesson-again = Noch einmal
lesson-restart = Von vorn
lesson-play = Jetzt spielen
lesson-others = Alle Lektionen

captures-title = **{ $rules }: wie geschlagen wird**
captures-line = { $number }. { $kind }: { $move }.
captures-alt = Wie nach den Regeln von { $rules } geschlagen wird, jeweils vor und nach dem Zug.
captures-button = Schlagen in Bildern
