# Beskeder, som nogen anmelder til admins på en server, på dansk.

command-report-message = Anmeld til admins

report = **Anmeldelse** fra { $reporter }: { $link }
report-game = -# Beskeden hører til parti { $game } ({ $rules }): { $attackers } – { $defenders }.
reported = Tak, admins på denne server har fået din anmeldelse: et link til beskeden og dit navn. Ingen andre ser den.
reported-late = Tak, din anmeldelse er gemt, men jeg kan ikke lægge den op i admins’ kanal lige nu. De får den, så snart det virker igen.
refuse-report = { $why ->
    [off] Admins på denne server har ikke valgt en kanal til anmeldelser. Skriv selv til en af dem.
   *[lost] Jeg kan ikke skrive i den kanal, hvor admins på denne server læser anmeldelser. Skriv selv til en af dem.
}
server-reports-none = slået fra
server-reports-menu = Kanalen til anmeldelser
server-reports-lost = Kanalen til anmeldelser er slettet, så ingen kan anmelde beskeder. Vælg en anden, eller tryk på *{ settings-clear }*.
server-reports-closed = Jeg kan ikke skrive i kanalen til anmeldelser. Giv mig *Se kanal* og *Send beskeder* dér, vælg en anden, eller tryk på *{ settings-clear }*.
