# Mensajes que alguien reporta a los admins de un servidor, en español.

command-report-message = Reportar a los admins

report = **Reporte** de { $reporter }: { $link }
report-game = -# El mensaje es de la partida { $game } ({ $rules }): { $attackers } – { $defenders }.
reported = Gracias, los admins de este servidor tienen tu reporte: un enlace al mensaje y tu nombre. Nadie más lo ve.
reported-late = Gracias, tu reporte está guardado, pero ahora no puedo publicarlo en el canal de los admins. Lo tendrán en cuanto vuelva a funcionar.
refuse-report = { $why ->
    [off] Los admins de este servidor no han elegido un canal para reportes. Escríbele tú a alguno de ellos.
   *[lost] No puedo escribir en el canal donde los admins de este servidor leen los reportes. Escríbele tú a alguno de ellos.
}
server-reports-none = desactivados
server-reports-menu = El canal de reportes
server-reports-lost = El canal de reportes se ha borrado, así que nadie puede reportar mensajes. Elige otro o pulsa *{ settings-clear }*.
server-reports-closed = No puedo escribir en el canal de reportes. Dame allí *Ver canal* y *Enviar mensajes*, elige otro o pulsa *{ settings-clear }*.
