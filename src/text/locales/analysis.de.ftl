# The analysis board, in German.

analysis-title = Analysebrett
analysis-lead = Hier ziehst du für beide Seiten. Deine Gegner sehen davon nichts.
analysis-open = Analysieren
analysis-undo = Rückgängig
analysis-delete = Zug löschen
analysis-promote = Variante aufwerten
analysis-note = Notiz
analysis-marks = Markiere Felder und zeichne Pfeile mit der rechten Maustaste, mit der Taste M, oder indem du den Finger auf dem Brett hältst.
analysis-set-up = Anderes Brett
analysis-rules = Regeln
analysis-position = Stellung
analysis-moves = Züge oder eine Aufzeichnung
analysis-show = Zeigen
analysis-link = Link zu dieser Analyse
analysis-record = Aufzeichnung mit Varianten
analysis-script = Diese Seite braucht JavaScript.
analysis-too-long = In einen Link passen 4000 Zeichen, und diese Analyse wäre länger. Lösche ein paar Züge oder kürze deine Notizen.
analysis-no-such-rules = Es gibt keine Regeln namens „{ $rules }“.
analysis-unplayable = Die Regeln in diesem Link sind nicht spielbar.
analysis-wrong-position = Ich kann diese Stellung nicht lesen, oder sie passt nicht zu den Regeln.
analysis-unreadable = Ich kann diese Züge nicht lesen. Vielleicht sind sie unvollständig.
analysis-illegal = { $move } ist dort kein erlaubter Zug.
analysis-too-many = Eine Analyse kann höchstens 1000 Züge haben.
