# Nachrichten, die jemand den Admins eines Servers meldet, auf Deutsch.

command-report-message = Den Admins melden

report = **Meldung** von { $reporter }: { $link }
report-game = -# Die Nachricht gehört zu Partie { $game } ({ $rules }): { $attackers } – { $defenders }.
reported = Danke, die Admins dieses Servers haben deine Meldung: einen Link zur Nachricht und deinen Namen. Sonst sieht sie niemand.
reported-late = Danke, deine Meldung ist gespeichert, aber ich kann sie gerade nicht im Kanal der Admins posten. Sie bekommen sie, sobald das wieder geht.
refuse-report = { $why ->
    [off] Die Admins dieses Servers haben keinen Kanal für Meldungen ausgewählt. Bitte schreib selbst jemandem von ihnen.
   *[lost] Im Kanal, in dem die Admins dieses Servers Meldungen lesen, kann ich nichts posten. Bitte schreib selbst jemandem von ihnen.
}
server-reports-none = aus
server-reports-menu = Der Kanal für Meldungen
server-reports-lost = Der Kanal für Meldungen ist gelöscht, also kann niemand Nachrichten melden. Wähl einen anderen aus, oder drück *{ settings-clear }*.
server-reports-closed = Im Kanal für Meldungen darf ich nichts posten. Erlaub mir dort *Kanal ansehen* und *Nachrichten senden*, wähl einen anderen aus, oder drück *{ settings-clear }*.
