# Das Rätsel des Tages, auf Deutsch.

puzzle-of-the-day = Rätsel des Tages
puzzle-title = **Rätsel des Tages** · { $rules }
puzzle-goal = { $reason ->
    [king-escaped] Der König entkommt
    [king-captured] { $side-opening } { $side-number ->
        [one] fängt
       *[many] fangen
    } den König
   *[other] { $side-opening } { $side-number ->
        [one] gewinnt
       *[many] gewinnen
    }
} in { $count ->
    [one] einem Zug.
   *[other] { $count } Zügen.
}
puzzle-end = Am Ende heißt es: „{ $end }“
puzzle-how = Welcher Zug ist der erste? Nur einer führt zum Ziel, was auch immer die andere Seite tut. Niemand sonst sieht, was du antwortest; das nächste Rätsel nennt, wer dieses auf Anhieb gelöst hat.
puzzle-button = Lösen
puzzle-former = -# Das vorige Rätsel: { $line }.
puzzle-former-first = Auf Anhieb gelöst von { $players }.
puzzle-former-others = { $count ->
    [one] einer weiteren Person
   *[other] { $count } weiteren
}
puzzle-former-none = Auf Anhieb hat es niemand gelöst.
puzzle-former-unnamed = { $count ->
    [one] Eine Person hat es auf Anhieb gelöst.
   *[other] { $count } Personen haben es auf Anhieb gelöst.
}
puzzle-former-solved = { $count ->
    [one] Eine Person hat mehr als einen Versuch gebraucht.
   *[other] { $count } Personen haben mehr als einen Versuch gebraucht.
}
puzzle-former-button = Die vorige Lösung
puzzle-alt = Rätsel, { $rules }.
puzzle-alt-solution = { $rules }: die Stellung des Rätsels, mit Pfeilen für die Lösung { $line }.
puzzle-wrong = **{ $move }** ist es nicht: Dagegen kann sich die andere Seite länger wehren. Schau noch einmal hin!
puzzle-right = **{ $move }** ist richtig! { $side-opening } { $side-number ->
    [one] antwortet
   *[many] antworten
} **{ $reply }**. Wie geht es weiter?
puzzle-solved-first = Gelöst, und das auf Anhieb. Stark!
puzzle-solved = Gelöst nach { $count } Versuchen. Gut gemacht!
puzzle-over = Dieses Rätsel ist vorbei. Das neueste steht im Kanal für Rätsel, falls dieser Server einen hat.
puzzle-solution = Die Lösung: { $line }
puzzle-other-way = **{ $move }** gewinnt genauso schnell wie das, was ich im Sinn hatte.
puzzle-lost = Ich kann das Rätsel des Tages nicht mehr posten: Sein Kanal ist gelöscht, oder ich darf dort nicht schreiben. Ein Admin kann mir das erlauben oder mit `/{ command-server-settings }` einen anderen Kanal auswählen. Mehr schreibe ich dazu nicht.
puzzle-table-hint = Jeden Tag eine Stellung, in der nur ein einziger Zug gewinnt.
puzzle-table-on = Jeden Tag ein Rätsel
puzzle-table-off = Hier keine Rätsel mehr
puzzle-table-begun = Ich poste hier jeden Tag ein Rätsel. Wenn das von heute noch nicht da war, kommt das erste, sobald ich es gefunden habe; das kann ein paar Minuten dauern.
puzzle-table-ended = Ich poste hier keine Rätsel mehr. Der Knopf in den Einstellungen bringt sie zurück.

## In den Einstellungen eines Servers

server-puzzle = { $channel }, täglich um { $hour } (bei dir { $time })
server-puzzle-none = aus
server-puzzle-menu = Der Kanal für das Rätsel
server-puzzle-hour-menu = Wann es kommt
server-puzzle-lost = Der Kanal für das Rätsel ist gelöscht, also kommt keins. Wähl einen anderen aus, oder drück *{ settings-clear }*.
server-puzzle-unposted = Das vorige Rätsel konnte ich nicht posten: Ich darf in seinem Kanal nicht schreiben. Gib mir dort *Kanal ansehen*, *Nachrichten senden* und *Dateien anhängen*, oder wähl einen anderen aus.
