# Meldinger som noen rapporterer til adminene på en server, på norsk.

command-report-message = Rapporter til adminene

report = **Rapport** fra { $reporter }: { $link }
report-game = -# Meldingen hører til parti { $game } ({ $rules }): { $attackers } – { $defenders }.
reported = Takk, adminene på denne serveren har fått rapporten din: en lenke til meldingen og navnet ditt. Ingen andre ser den.
reported-late = Takk, rapporten din er lagret, men jeg kan ikke legge den ut i kanalen til adminene akkurat nå. De får den så snart det virker igjen.
refuse-report = { $why ->
    [off] Adminene på denne serveren har ikke valgt en kanal for rapporter. Skriv selv til en av dem.
   *[lost] Jeg kan ikke skrive i kanalen der adminene på denne serveren leser rapporter. Skriv selv til en av dem.
}
server-reports-none = av
server-reports-menu = Kanalen for rapporter
server-reports-lost = Kanalen for rapporter er slettet, så ingen kan rapportere meldinger. Velg en annen, eller trykk på *{ settings-clear }*.
server-reports-closed = Jeg kan ikke skrive i kanalen for rapporter. Gi meg *Vis kanal* og *Send meldinger* der, velg en annen, eller trykk på *{ settings-clear }*.
