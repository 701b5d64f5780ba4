# The digest of a server, in Spanish.

weekday = { $day ->
    [mon] lunes
    [tue] martes
    [wed] miércoles
    [thu] jueves
    [fri] viernes
    [sat] sábado
   *[sun] domingo
}
server-digest = { $channel }, { $day } a las { $hour } (la próxima vez: { $time })
server-digest-none = desactivado
server-digest-menu = El canal del resumen
server-digest-day-menu = El día
server-digest-hour-menu = La hora
server-digest-lost = El canal del resumen se ha borrado, así que no se publica ninguno. Elige otro o pulsa *{ settings-clear }*.
server-digest-unposted = No pude publicar el último resumen: no puedo escribir en su canal. Dame allí *Ver canal* y *Enviar mensajes*, o elige otro.

digest-title = **La semana aquí**, del { $since } al { $until }
digest-games = { $count ->
    [one] Ha acabado una partida:
   *[other] Han acabado { $count } partidas, primero quien ha ganado:
}
digest-more = { $count ->
    [one] … y una más.
   *[other] … y { $count } más.
}
digest-leaderboard = **Clasificación**: { $climbers }
digest-longest = **La partida más larga**: { $first } – { $second }, { $rules }, { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}.
digest-surprise = **La mayor sorpresa**: { $winner } 1 : 0 { $loser }
digest-tournament = { $moment ->
    [sign-up] Torneo **{ $name }**: puedes participar.
    [running] El torneo **{ $name }** ha empezado.
   *[over] El torneo **{ $name }** ha acabado. En primer lugar: { $winners }.
}
digest-ladder = **Escalera**, { $rules }: { $count ->
    [one] una partida
   *[other] { $count } partidas
}. En lo más alto: { $first }.
digest-solvers = **Problemas**: más resueltos por { $players }: { $count ->
    [one] uno
   *[other] { $count }
}.
digest-open = { $count ->
    [one] Un desafío abierto:
   *[other] { $count } desafíos abiertos:
}
digest-play = Jugar { $rules }
