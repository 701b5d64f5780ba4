# Was Raichi über Server sagt: Admins, die eigenen Daten und der Gruß; auf Deutsch.

## Admins eines Servers

former-player = jemand von früher
end-admin = Ein Admin dieses Servers hat die Partie beendet.
end-aborted-admin = { $first } und { $second }, ein Admin dieses Servers hat die Partie abgebrochen. Sie zählt nicht.
end-aborted-admin-alone = { $player }, ein Admin dieses Servers hat die Partie abgebrochen. Sie zählt nicht.
deed-admin-moves = { $first } und { $second }, ein Admin hat eure Partie hierher verlegt. Sie geht in diesem Kanal weiter.
deed-admin-moves-alone = { $player }, ein Admin hat deine Partie hierher verlegt. Sie geht in diesem Kanal weiter.
admin-reason = > { $reason }
alt-admin = Ein Admin des Servers hat die Partie beendet.
alt-erased = { $side-opening } { $side-number ->
    [one] hat
   *[many] haben
} die Partie für immer verlassen.
end-erased = { $player }, dein Gegenüber ist nicht mehr dabei und hat alle persönlichen Daten löschen lassen. Die Partie endet hier und wird nicht gewertet.
end-aborted-erased = { $player }, dein Gegenüber ist nicht mehr dabei und hat alle persönlichen Daten löschen lassen. Die Partie hatte kaum begonnen und zählt nicht.
admin-ended = Partie { $game } ist zu Ende, und beide wissen Bescheid. Der Eintrag steht in `/{ command-admin } { command-admin-log }`.
admin-moved = Partie { $game } geht in { $channel } weiter.
admin-closed = { $count ->
    [0] Es gibt nichts zu schließen: { $player ->
        [none] Auf diesem Server ist keine Herausforderung offen
       *[person] Von dieser Person ist keine Herausforderung offen
    }.
    [one] Eine offene Herausforderung ist geschlossen.
   *[other] { $count } offene Herausforderungen sind geschlossen.
}
admin-blocked = { $player } kann hier niemanden mehr herausfordern, keine Herausforderung annehmen und nicht herausgefordert werden. { $count ->
    [0] { "" }
    [one] Eine offene Herausforderung ist geschlossen.{ " " }
   *[other] { $count } offene Herausforderungen sind geschlossen.{ " " }
}Laufende Partien gehen weiter; `/{ command-admin } { command-admin-end }` beendet eine. `/{ command-admin } { command-admin-unblock }` hebt die Sperre auf.
admin-unblocked = { $player } kann hier wieder spielen.
admin-exported = { $count ->
    [one] Die eine Partie dieses Servers ist in der Datei, als Aufzeichnung mit allem, was darin geschehen ist.
   *[other] Die { $count } Partien dieses Servers sind in der Datei, als Aufzeichnungen mit allem, was darin geschehen ist.
}
admin-exported-newest = Die neuesten { $count } Partien dieses Servers sind in der Datei; mehr wären zu groß für Discord. Wer mich betreibt, kann mit `raichi export` alle schreiben.
admin-exported-none = Auf diesem Server wurde noch keine Partie gespielt. Es gibt also nichts zu exportieren.
admin-log-none = Hier hat noch kein Admin etwas getan.
admin-log-title = Was Admins auf diesem Server getan haben, das Neueste zuerst:
admin-log-end = { $time } · { $admin } hat Partie { $game } beendet: { $result ->
    [abort] abgebrochen
    [draw] remis
   *[win] Sieg für { $winner }
}
admin-log-move = { $time } · { $admin } hat Partie { $game } nach { $channel } verlegt
admin-log-close = { $time } · { $admin } hat { $count ->
    [one] eine Herausforderung
   *[other] { $count } Herausforderungen
} geschlossen
admin-log-close-of = { $time } · { $admin } hat { $count ->
    [one] eine Herausforderung
   *[other] { $count } Herausforderungen
} von { $player } geschlossen
admin-log-block = { $time } · { $admin } hat { $player } gesperrt
admin-log-unblock = { $time } · { $admin } hat { $player } entsperrt
admin-log-export = { $time } · { $admin } hat { $count ->
    [one] eine Partie
   *[other] { $count } Partien
} exportiert
admin-log-page = -# Seite { $page } von { $pages }. `/{ command-admin } { command-admin-log }` nimmt die Seite als Option.
admin-footer = -# Wer `/{ command-admin }` benutzen darf, steht in Discords Servereinstellungen unter *Integrationen*.
challenge-closed-by-admin = Ein Admin hat die Herausforderung von { $challenger } zu einer Partie **{ $rules }** geschlossen.
result-abort = Abbrechen: Sie zählt nicht
result-draw = Remis
result-win = Sieg: { $side }
refuse-player-blocked = Ein Admin dieses Servers oder wer mich betreibt hat dich hier für neue Partien gesperrt. Laufende Partien gehen weiter.
refuse-opponent-blocked = Ein Admin dieses Servers oder wer mich betreibt hat { $player } hier für neue Partien gesperrt.
refuse-blocked-already = { $player } ist hier schon gesperrt.
refuse-not-blocked = { $player } ist hier nicht gesperrt.
refuse-not-a-person = Das ist ein Bot. Wähl einen Menschen.
refuse-same-channel = Partie { $game } ist schon in diesem Kanal.
refuse-channel-unusable = In diesem Kanal kann ich nicht schreiben. Gib mir dort *Kanal ansehen* und *Nachrichten senden* (in einem Thread *Nachrichten in Threads senden*), oder wähl einen anderen.
refuse-unknown-result = „{ $given }“ ist kein Ergebnis dieser Partie. Wähl eines von denen, die ich beim Tippen anbiete.
refuse-reason-missing = Sag, warum: Beide lesen es.
refuse-challenge-closed = Ein Admin hat diese Herausforderung geschlossen. `/{ command-challenge }` spricht eine neue aus.
refuse-former-opponent = Dein Gegenüber ist nicht mehr dabei, also gibt es keine Revanche. `/{ command-challenge }` beginnt eine Partie mit jemand anderem.
command-admin = admin
command-admin-about = Die Partien dieses Servers verwalten
command-admin-end = beenden
command-admin-end-about = Eine Partie beenden: abbrechen, remis geben oder einer Seite den Sieg
option-admin-end-game = partie
option-admin-end-game-about = Die Nummer der Partie
option-admin-end-result = ergebnis
option-admin-end-result-about = Wie sie endet
option-admin-end-reason = grund
option-admin-end-reason-about = Warum; beide lesen es
command-admin-move-game = verlegen
command-admin-move-game-about = Eine Partie in einen anderen Kanal verlegen
option-admin-move-game-game = partie
option-admin-move-game-game-about = Die Nummer der Partie
option-admin-move-game-channel = kanal
option-admin-move-game-channel-about = Wo sie weitergeht
command-admin-close-challenges = herausforderungen-schließen
command-admin-close-challenges-about = Die offenen Herausforderungen dieses Servers schließen
option-admin-close-challenges-player = wer
option-admin-close-challenges-player-about = Nur die von dieser Person oder an sie
command-admin-block = sperren
command-admin-block-about = Jemanden hier keine Partien mehr beginnen lassen; laufende gehen weiter
option-admin-block-player = wer
option-admin-block-player-about = Wen
command-admin-unblock = entsperren
command-admin-unblock-about = Jemanden hier wieder spielen lassen
option-admin-unblock-player = wer
option-admin-unblock-player-about = Wen
command-admin-export = export
command-admin-export-about = Die Partien dieses Servers als Datei bekommen
command-admin-log = protokoll
command-admin-log-about = Sehen, was Admins hier getan haben
option-admin-log-page = seite
option-admin-log-page-about = Welche Seite; auf der ersten steht das Neueste

## Die eigenen Daten

privacy-title = **Was ich von dir aufbewahre**
privacy-kept =
    - Deine Benutzer-ID bei Discord (nicht deinen Namen), deine Partien mit jedem Zug und seiner Zeit, deine Herausforderungen, Wertungen, Urlaube und Einstellungen, wie du Rätsel beantwortet hast, die Partien anderer, die du verfolgst, die Analysen, die du speicherst, die Regeln, die du baust oder speicherst, und wie weit du in den Lektionen bist. Wenn du mit `/{ command-names }` zugestimmt hast, auch den Namen, den die Seiten von Partien zeigen.
    - Solange du auf einer Seite oder beim Brett in Discord angemeldet bist, höchstens 12 Stunden, dass du es bist: kein Passwort und kein Schlüssel zu deinem Konto.
    - Keine Nachrichten: Ich lese nur die, die auf ein Brett antworten, mich erwähnen oder direkt an mich gehen, und behalte nur den Zug.
    - Alles liegt in einer Datenbank bei der Person, die mich betreibt.
privacy-time =
    - Partien bleiben, denn sie gehören auch deinen Gegenübern. Ich lösche nach 2 Stunden, wie oft du Funktionen mit einer Grenze genutzt hast, nach 2 Tagen die Spuren gedrückter Knöpfe, nach 30 Tagen beendete Herausforderungen, Antworten auf Rätsel und liegen gelassene Regeln, 90 Tage nach meinem Weggang alles von einem Server und nach 2 Jahren dich, wenn du nie gespielt hast.
privacy-do =
    `/{ command-privacy } { command-privacy-export }` gibt dir alles als Datei. `/{ command-privacy } { command-privacy-erase }` löscht es und sagt dir vorher, was das bedeutet.
privacy-page = Datenschutz
terms-page = Nutzungsbedingungen
privacy-unknown = Von dir bewahre ich nichts auf.
privacy-exported = Das ist alles, was ich von dir aufbewahre: Einstellungen, Herausforderungen, Wertungen, Urlaube, Regeln, die du gebaut oder gespeichert hast, und deine Partien als Aufzeichnungen. Andere Leute kommen darin nicht mit Namen vor.
privacy-exported-newest = Das ist alles, was ich von dir aufbewahre, mit deinen neuesten Partien als Aufzeichnungen; mehr wären zu groß für Discord. Andere Leute kommen darin nicht mit Namen vor.
erase-ask =
    { "**" }Soll ich dich vergessen?** Das geschieht dann, und es lässt sich nicht rückgängig machen:
    - Deine laufenden Partien enden sofort. Dein Gegenüber gewinnt, wenn ihr beide schon gezogen habt; gewertet wird keine davon.
    - Deine Herausforderungen werden zurückgezogen, die an dich abgelehnt.
    - Deine beendeten Partien bleiben, gespielt von „jemand von früher“. Sonst verliert niemand etwas, und niemand kann mehr sehen, dass du es warst: nicht in Nachrichten, die ich noch schreibe, nicht auf Seiten, nicht in Bildern und Aufzeichnungen.
    - Deine Wertungen, Einstellungen, Urlaube, nicht gespeicherten Regeln, dein Name auf Seiten und die Gründe, die du getippt hast, sind weg.
    - Nachrichten, die ich geschrieben habe, bleiben in ihren Kanälen, wie sie sind, außer den neuesten Brettern deiner laufenden Partien. Ein Admin des Servers kann sie löschen. An Sicherungskopien dessen, der mich betreibt, komme ich nicht heran.
    - Wenn du wieder spielst, bist du jemand Neues.
erase-button = Alles löschen …
erase-title = Alles löschen
erase-field = Tipp „{ $word }“, um es zu bestätigen
erase-word = löschen
erase-done = Fertig: Ich habe dich vergessen. Danke für die Partien!
refuse-not-erased = Nichts wurde gelöscht: Das war nicht das Wort „{ $word }“. `/{ command-privacy } { command-privacy-erase }` fragt noch einmal.
page-privacy-title = Datenschutz
page-privacy =
    Raichi ist ein Discord-Bot, mit dem man Brettspiele über Tage hinweg spielt, Zug um Zug. Diese Seite sagt, was er von denen aufbewahrt, die ihn benutzen.

    Was: von allen, die spielen, die Nummer, die Discord jedem Konto gibt (nicht den Namen), die Partien mit jedem Zug und seiner Zeit, Herausforderungen, Wertungen, Urlaube und Einstellungen, Antworten auf Rätsel, gebaute und gespeicherte Regeln, den Stand in den Lektionen, gespeicherte Analysen, und getippte Gründe. Stellungen aus beendeten Partien können zu Rätseln werden, ohne Namen. Einen Namen nur, wenn jemand zugestimmt hat, dass die Seiten von Partien ihn zeigen. Von Servern die Nummern des Servers und der Kanäle mit Partien, und ihre Einstellungen. Von Leuten, die nicht spielen, nichts. Nur wie oft jemand etwas benutzt, wofür es eine Grenze gibt, etwa Animationen, wird bei allen zwei Stunden lang gezählt. Nachrichten werden nur gelesen, wenn sie auf ein Brett antworten, den Bot erwähnen oder direkt an ihn gehen, und nur der Zug darin wird aufbewahrt. Solange jemand auf den Seiten oder beim Brett in Discord angemeldet ist, höchstens 12 Stunden, dass es so ist.

    Wozu: zum Spielen. Nichts wird verkauft, Werbetreibenden gezeigt oder zum Trainieren von irgendetwas benutzt.

    Wo: in einer Datenbank dessen, der diesen Bot betreibt. Nachrichten mit Brettern liegen in den Kanälen von Discord und unterliegen dessen Regeln.

    Wie lange: Partien bleiben, denn sie gehören beiden. Herausforderungen werden 30 Tage nach ihrem Ende gelöscht, Antworten auf Rätsel nach 30 Tagen, nur angefangene Regeln 30 Tage nach der letzten Änderung, alles von einem Server 90 Tage, nachdem der Bot ihn verlassen hat, und Leute, die nie eine Partie gespielt haben, nach zwei Jahren.

    Deine Rechte: `/{ command-privacy } { command-privacy-show }` sagt all das, `/{ command-privacy } { command-privacy-export }` gibt dir alles als Datei, und `/{ command-privacy } { command-privacy-erase }` löscht es sofort. Beendete Partien bleiben, ohne deinen Namen und deine Nummer, als die von jemand von früher. An Sicherungskopien, falls der Betreiber welche macht, kommt der Bot nicht heran, bis sie ersetzt sind.
page-terms-title = Nutzungsbedingungen
page-terms =
    Raichi ist kostenlos für alle, die die Admins eines Servers spielen lassen.

    Spiel fair: Lass gegen Menschen kein Programm deine Züge wählen, benutze in gewerteten Partien nicht mehrere Konten, und tipp nichts, was andere verletzt. Außerdem gelten die Bedingungen von Discord.

    Admins eines Servers können Partien beenden, Herausforderungen schließen und Leute dort vom Spielen ausschließen.

    Der Bot wird angeboten, wie er ist. Wer ihn betreibt, darf ihn ändern, abschalten oder jemanden ausschließen; niemand haftet für eine verlorene Partie.
page-contact = Kontakt: { $contact }

## Der Gruß auf einem neuen Server, und Hilfe zu Servern

help-servers = `/{ command-privacy }` zeigt, exportiert oder löscht, was ich von dir aufbewahre. `/{ command-admin }` ist für die Admins eines Servers.
greeting =
    { "**" }Hallo! Ich bin Raichi, und mit mir spielt ihr alte Brettspiele**: Hnefatafl, Fuchs und Gänse, Dablot. Gespielt wird wie beim Fernschach: Zug um Zug, wann immer ihr eine Minute habt. Drei Dinge für den Anfang:
    - `/{ command-challenge }` lädt jemanden zu einer Partie ein, oder alle. Mit `gegner: @Raichi` spielst du gegen mich.
    - `/{ command-help }` und `/{ command-rules } { command-rules-show }` erklären, wie man spielt.
    - Wer diesen Server verwaltet, legt mit `/{ command-server-settings }` Sprache, Kanäle und Regeln fest; in Discords Einstellungen steht unter *Integrationen*, wer welchen Befehl benutzen darf.
greeting-results = Ergebnisse hier zeigen
refuse-only-managers = Das können nur die wählen, die diesen Server verwalten. Frag jemanden von ihnen.
greeting-channels = In { $channels } kann ich noch keine Bretter zeichnen: Dort brauche ich *Kanal ansehen*, *Nachrichten senden* und *Dateien anhängen*.
command-privacy = datenschutz
command-privacy-about = Ansehen, exportieren oder löschen, was ich von dir aufbewahre
command-privacy-show = anzeigen
command-privacy-show-about = Was ich von dir aufbewahre, wo und wie lange
command-privacy-export = export
command-privacy-export-about = Alles, was ich von dir aufbewahre, als Datei bekommen
command-privacy-erase = löschen
command-privacy-erase-about = Löschen, was ich von dir aufbewahre; ich sage dir vorher, was das bedeutet
