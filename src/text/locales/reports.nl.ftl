# Berichten die iemand bij de beheerders van een server meldt, in het Nederlands.

command-report-message = Melden bij de beheerders

report = **Melding** van { $reporter }: { $link }
report-game = -# Het bericht hoort bij partij { $game } ({ $rules }): { $attackers } – { $defenders }.
reported = Bedankt, de beheerders van deze server hebben je melding: een link naar het bericht en je naam. Verder ziet niemand die.
reported-late = Bedankt, je melding is opgeslagen, maar ik kan die nu niet in het kanaal van de beheerders plaatsen. Ze krijgen die zodra dat weer kan.
refuse-report = { $why ->
    [off] De beheerders van deze server hebben geen kanaal voor meldingen gekozen. Schrijf zelf een van hen.
   *[lost] Ik kan niets plaatsen in het kanaal waar de beheerders van deze server meldingen lezen. Schrijf zelf een van hen.
}
server-reports-none = uit
server-reports-menu = Het kanaal voor meldingen
server-reports-lost = Het kanaal voor meldingen is verwijderd, dus niemand kan berichten melden. Kies een ander, of druk op *{ settings-clear }*.
server-reports-closed = Ik kan in het kanaal voor meldingen niets plaatsen. Geef me daar *Kanaal bekijken* en *Berichten versturen*, kies een ander, of druk op *{ settings-clear }*.
