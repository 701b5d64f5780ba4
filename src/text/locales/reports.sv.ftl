# Meddelanden som någon rapporterar till en servers admins, på svenska.

command-report-message = Rapportera till admins

report = **Rapport** från { $reporter }: { $link }
report-game = -# Meddelandet hör till parti { $game } ({ $rules }): { $attackers } – { $defenders }.
reported = Tack, admins på den här servern har fått din rapport: en länk till meddelandet och ditt namn. Ingen annan ser den.
reported-late = Tack, din rapport är sparad, men jag kan inte lägga ut den i admins kanal just nu. De får den så snart det går igen.
refuse-report = { $why ->
    [off] Admins på den här servern har inte valt någon kanal för rapporter. Skriv själv till någon av dem.
   *[lost] Jag kan inte skriva i kanalen där admins på den här servern läser rapporter. Skriv själv till någon av dem.
}
server-reports-none = av
server-reports-menu = Kanalen för rapporter
server-reports-lost = Kanalen för rapporter är borttagen, så ingen kan rapportera meddelanden. Välj en annan, eller tryck på *{ settings-clear }*.
server-reports-closed = Jag kan inte skriva i kanalen för rapporter. Ge mig *Visa kanal* och *Skicka meddelanden* där, välj en annan, eller tryck på *{ settings-clear }*.
