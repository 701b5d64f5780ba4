# Turniere, auf Deutsch.

command-tournament = turnier
command-tournament-about = Turniere anlegen, mitspielen und verfolgen
command-tournament-create = neu
command-tournament-create-about = Ein Turnier ausschreiben, bei dem alle mitspielen können
option-tournament-create-name = name
option-tournament-create-name-about = Wie es heißt, mit höchstens 60 Zeichen
option-tournament-create-rules = regeln
option-tournament-create-rules-about = Die Regeln, nach denen gespielt wird
option-tournament-create-players = spieler
option-tournament-create-players-about = Wie viele mitspielen können, von 3 bis 64 (sonst 32)
option-tournament-create-start = beginn
option-tournament-create-start-about = Wann es beginnt: wenn voll, Anzahl der Tage oder Datum wie 2027-01-03 18:00 (UTC)
option-tournament-create-time = zeit
option-tournament-create-time-about = Die Bedenkzeit jeder Partie (sonst 6 Tage + 10 Stunden)
option-tournament-create-games = partien
option-tournament-create-games-about = Wie viele Partien je zwei gegeneinander spielen (sonst zwei)
option-tournament-create-at-once = zugleich
option-tournament-create-at-once-about = Wie viele Partien man zugleich hat, von 2 bis 12 (sonst 6)
option-tournament-create-rated = gewertet
option-tournament-create-rated-about = Ob die Partien für die Wertung zählen
command-tournament-join = mitspielen
command-tournament-join-about = Bei einem Turnier mitspielen
option-tournament-join-name = name
option-tournament-join-name-about = Das Turnier (falls es hier mehrere gibt)
command-tournament-leave = verlassen
command-tournament-leave-about = Ein Turnier verlassen
option-tournament-leave-name = name
option-tournament-leave-name-about = Das Turnier (falls es hier mehrere gibt)
command-tournament-show = zeigen
command-tournament-show-about = Ein Turnier mit seinen Tabellen zeigen
option-tournament-show-name = name
option-tournament-show-name-about = Das Turnier (falls es hier mehrere gibt)
command-admin-tournament = turnier
command-admin-tournament-about = Ein Turnier absagen oder verlegen, jemanden herausnehmen oder Zeit geben
option-admin-tournament-act = aktion
option-admin-tournament-act-about = Was geschehen soll
option-admin-tournament-name = name
option-admin-tournament-name-about = Das Turnier (wenn es hier mehrere gibt)
option-admin-tournament-player = spieler
option-admin-tournament-player-about = Wer herausgenommen wird
option-admin-tournament-days = tage
option-admin-tournament-days-about = Wie viele Tage alle mehr bekommen, von 1 bis 30
option-admin-tournament-channel = kanal
option-admin-tournament-channel-about = Wo es weitergeht
chosen-act-cancel = absagen
chosen-act-remove = einen Spieler herausnehmen
chosen-act-time = mehr Zeit geben
chosen-act-move = in einen anderen Kanal verlegen
option-tournament-create-every = alle
option-tournament-create-every-about = Wie oft es wieder stattfindet (leer: einmal)
chosen-every-month = jeden Monat
chosen-every-three-months = alle drei Monate
chosen-games-one = eine
chosen-games-two = zwei, mit vertauschten Seiten

tournament-title = 🏆 **{ $name }** · { $rules }
tournament-play = In jeder Gruppe spielen alle { $games ->
    [1] einmal
   *[2] zweimal, mit vertauschten Seiten,
} gegen alle, höchstens { $at-once } Partien zugleich. Bedenkzeit: { $time }.
tournament-rated = { $rated ->
    [yes] Die Partien sind gewertet.
   *[no] Die Partien sind ohne Wertung.
}
tournament-points = Ein Sieg zählt einen Punkt, ein Remis einen halben. Bei mehr als 7 Spielern gibt es mehrere Gruppen, und die Besten jeder Gruppe kommen weiter.
tournament-absence = Wer binnen 3 Tagen nicht zieht, zwei Partien auf Zeit verliert oder aufhört, scheidet aus. Pausen gibt es keine, Urlaub schon.
tournament-start = Es beginnt { $time }.
tournament-start-full = Es beginnt, sobald { $count } Spieler dabei sind, oder { $time }.
tournament-begun = Es hat begonnen.
tournament-over-since = Es ist zu Ende.
tournament-called-off = Es fällt aus.
tournament-players = Spieler ({ $count } von { $most }): { $players }
tournament-players-none = Noch ist niemand dabei; Platz ist für { $most } Spieler.
tournament-join = Mitspielen
tournament-leave = Verlassen
tournament-show = Tabelle zeigen
tournament-joined = Du spielst bei **{ $name }** mit. Deine Partien beginnen von selbst, wenn es losgeht.
tournament-left = Du spielst bei **{ $name }** nicht mehr mit.
tournament-withdrawn = Du bist bei **{ $name }** ausgeschieden. Laufende Partien gehen weiter, zählen aber nicht mehr für das Turnier.
tournament-put-off = **{ $name }** braucht mindestens 3 Spieler und ist deshalb verschoben: Es beginnt { $time }.
tournament-cancelled = **{ $name }** fällt aus: Es braucht mindestens 3 Spieler.
tournament-group = { $stage ->
    [only] 🏆 **{ $name }** beginnt!
    [final] 🏆 **{ $name }**: Das Finale beginnt!
   *[group] 🏆 **{ $name }**: Runde { $round }, Gruppe { $group } beginnt!
} Es spielen: { $players }.
tournament-thread = { $stage ->
    [only] { $name }
    [final] { $name }: Finale
   *[group] { $name }: Runde { $round }, Gruppe { $group }
}
tournament-heading = { $stage ->
    [only] Tabelle
    [final] Finale
   *[group] Runde { $round }, Gruppe { $group }
}
tournament-out = { $why ->
    [no-show] { $player } hat seit Beginn nicht gezogen und scheidet aus dem Turnier aus.
    [removed] Ein Admin hat { $player } aus dem Turnier genommen.
    [left] { $player } hat den Server verlassen und scheidet aus dem Turnier aus.
    [time] { $player } hat zwei Partien auf Zeit verloren und scheidet aus dem Turnier aus.
    [erased] { $player } hat Raichi verlassen und scheidet aus dem Turnier aus.
   *[withdrew] { $player } hat das Turnier verlassen.
}
tournament-out-games = { $exit ->
    [annulled] Keine der Partien dagegen zählt.
   *[forfeited] Was noch nicht zu Ende war, zählt als Sieg für die anderen.
}
tournament-round-over = Runde { $round } von **{ $name }** ist zu Ende. Weiter kommen: { $players }.
tournament-ended = { $count ->
    [one] 🏆 **{ $name }** ist zu Ende. Gewonnen hat { $players }!
   *[other] 🏆 **{ $name }** ist zu Ende. Gewonnen haben { $players }!
}
tournament-ended-nobody = **{ $name }** ist zu Ende: Niemand ist mehr da, der gewinnen könnte.
tournament-alt = { $heading } mit den Punkten der Spieler: { $rows }.
table-player = Spieler { $number }
table-head = { $column ->
    [place] Platz
    [player] Spieler
    [points] Punkte
    [tie] Feinwertung
    [change] In 30 Tagen
   *[plays] Fordert heraus
}
tournament-every = { $every ->
    [month] Einen Monat später gibt es das nächste.
   *[three-months] Drei Monate später gibt es das nächste.
}
tournament-soon = **{ $name }** beginnt { $time }. Bisher dabei: { $count } von { $most }. Noch können alle mitmachen!
tournament-called-off-by-admin = **{ $name }** wurde von der Serververwaltung abgesagt. Laufende Partien gehen als eure eigenen weiter.
tournament-moved = **{ $name }** wurde von der Serververwaltung hierher verlegt. Alle Partien gehen in diesem Kanal weiter.
tournament-more-time = { $stage ->
    [sign-up] **{ $name }** beginnt später: { $time }.
   *[running] In **{ $name }** haben alle mehr Zeit für ihre Partien bekommen.
}
tournament-again = Noch einmal
tournament-changed = { $act ->
    [cancel] **{ $name }** ist abgesagt.
    [remove] Die Person ist nicht mehr in **{ $name }**.
    [time] In **{ $name }** haben alle mehr Zeit.
   *[move] **{ $name }** ist verlegt.
}
admin-log-tournament = { $time } · { $admin } { $act ->
    [cancel] hat das Turnier { $name } abgesagt
    [remove] hat { $object } aus dem Turnier { $name } genommen
    [time] hat dem Turnier { $name } mehr Zeit gegeben (Tage: { $days })
   *[move] hat das Turnier { $name } nach { $object } verlegt
}
server-choice-tournaments = { $rule ->
    [everyone] alle können eines ankündigen
   *[managers] nur wer den Server verwaltet, kann eines ankündigen
}
tournament-when-full = wenn voll
refuse-tournament = { $why ->
    [name] Ein Turnier braucht einen Namen mit höchstens 60 Zeichen.
    [name-taken] Hier gibt es schon ein Turnier mit diesem Namen. Nimm einen anderen.
    [start] Der Beginn muss in der Zukunft liegen, höchstens ein Jahr entfernt.
    [number] Ein Turnier hat 3 bis 64 Spieler, und jeder 2 bis 12 Partien zugleich. Wenn es beginnen soll, sobald es voll ist, gib an, wie viele Spieler das sind.
    [no-clock] Ein Turnier braucht eine Bedenkzeit. Versuch’s mit `6 Tage + 10 Stunden`.
    [too-many] Hier gibt es schon drei Turniere. Warte, bis eines zu Ende ist.
    [second] Dein anderes Turnier ist noch nicht zu Ende.
    [unknown] Ein solches Turnier gibt es hier nicht. `/{ command-tournament } { command-tournament-create }` legt eines an.
    [which] Welches? { $tournaments }
    [begun] Dieses Turnier hat begonnen, niemand kann mehr dazukommen.
    [full] Dieses Turnier hat alle seine Spieler.
    [not-in] Du spielst bei diesem Turnier nicht mit.
    [managers] Nur wer diesen Server verwaltet, kann hier Turniere ankündigen.
    [not-over] Dieses Turnier ist noch nicht vorbei.
    [over] Dieses Turnier ist vorbei.
    [same-channel] Das Turnier ist schon in diesem Kanal.
    [option] Sag, was geschehen soll, und dazu, welcher Spieler geht, wie viele Tage alle bekommen (1 bis 30) oder in welchen Kanal es umzieht.
    [no-pause] Turnierpartien haben keine Pausen. `/{ command-vacation } { command-vacation-start }` hält deine Uhren an.
   *[no-abort] Turnierpartien lassen sich nicht abbrechen. Du kannst aufgeben oder das Turnier verlassen.
}
