# Wiadomości, które ktoś zgłasza adminom serwera, po polsku.

command-report-message = Zgłoś adminom

report = **Zgłoszenie** od { $reporter }: { $link }
report-game = -# Wiadomość dotyczy partii { $game } ({ $rules }): { $attackers } – { $defenders }.
reported = Dziękuję, admini tego serwera mają twoje zgłoszenie: link do wiadomości i twoje imię. Nikt inny go nie widzi.
reported-late = Dziękuję, twoje zgłoszenie jest zapisane, ale nie mogę go teraz opublikować na kanale adminów. Dostaną je, gdy tylko będzie to możliwe.
refuse-report = { $why ->
    [off] Admini tego serwera nie mają wybranego kanału na zgłoszenia. Napisz do któregoś z nich.
   *[lost] Nie mogę pisać na kanale, na którym admini tego serwera czytają zgłoszenia. Napisz do któregoś z nich.
}
server-reports-none = wył.
server-reports-menu = Kanał na zgłoszenia
server-reports-lost = Kanał na zgłoszenia jest usunięty, więc nikt nie może zgłaszać wiadomości. Wybierz inny albo naciśnij *{ settings-clear }*.
server-reports-closed = Nie mogę pisać na kanale na zgłoszenia. Daj mi tam *Wyświetlanie kanału* i *Wysyłanie wiadomości*, wybierz inny albo naciśnij *{ settings-clear }*.
