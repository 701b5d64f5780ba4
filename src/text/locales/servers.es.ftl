# Lo que dice Raichi sobre servidores: admins, los datos de cada persona y el saludo; en español.

## Admins de un servidor

former-player = alguien que ya no juega
end-admin = Un admin de este servidor ha acabado la partida.
end-aborted-admin = { $first } y { $second }, un admin de este servidor ha anulado la partida. No cuenta.
end-aborted-admin-alone = { $player }, un admin de este servidor ha anulado la partida. No cuenta.
deed-admin-moves = { $first } y { $second }, un admin ha traído aquí esta partida. Sigue en este canal.
deed-admin-moves-alone = { $player }, un admin ha traído aquí tu partida. Sigue en este canal.
admin-reason = > { $reason }
alt-admin = Un admin del servidor ha acabado la partida.
alt-erased = { $side-opening } { $side-number ->
    [one] ha
   *[many] han
} dejado la partida para siempre.
end-erased = { $player }, la otra persona se ha ido para siempre y ha borrado todos sus datos. La partida acaba aquí, sin puntos.
end-aborted-erased = { $player }, la otra persona se ha ido para siempre y ha borrado todos sus datos. La partida acababa de empezar, así que no cuenta.
admin-ended = La partida { $game } ha acabado, y quienes la jugaban lo saben. Queda anotado en `/{ command-admin } { command-admin-log }`.
admin-moved = La partida { $game } sigue en { $channel }.
admin-closed = { $count ->
    [0] No hay nada que cerrar: no hay desafíos abiertos { $player ->
        [none] en este servidor
       *[person] de esta persona
    }.
    [one] He cerrado { $count } desafío abierto.
   *[other] He cerrado { $count } desafíos abiertos.
}
admin-blocked = { $player } ya no puede desafiar aquí a nadie, ni aceptar o recibir desafíos. { $count ->
    [0] { "" }
    [one] Queda cerrado { $count } desafío abierto.{ " " }
   *[other] Quedan cerrados { $count } desafíos abiertos.{ " " }
}Las partidas en curso siguen; `/{ command-admin } { command-admin-end }` acaba una. `/{ command-admin } { command-admin-unblock }` levanta el bloqueo.
admin-unblocked = { $player } puede volver a jugar aquí.
admin-exported = { $count ->
    [one] En el archivo está { $count } partida de este servidor, con el registro de todo lo que pasó.
   *[other] En el archivo están las { $count } partidas de este servidor, con el registro de todo lo que pasó.
}
admin-exported-newest = En el archivo están las { $count } partidas más recientes de este servidor; más no cabrían en Discord. Quien me aloja puede escribirlas todas con `raichi export`.
admin-exported-none = En este servidor aún no se ha jugado ninguna partida, así que no hay nada que exportar.
admin-log-none = Ningún admin ha hecho nada aquí todavía.
admin-log-title = Lo que han hecho los admins en este servidor, primero lo más reciente:
admin-log-end = { $time } · { $admin } acaba la partida { $game }: { $result ->
    [abort] anulada
    [draw] tablas
   *[win] gana { $winner }
}
admin-log-move = { $time } · { $admin } lleva la partida { $game } a { $channel }
admin-log-close = { $time } · { $admin } cierra { $count ->
    [one] { $count } desafío
   *[other] { $count } desafíos
}
admin-log-close-of = { $time } · { $admin } cierra { $count ->
    [one] { $count } desafío
   *[other] { $count } desafíos
} de { $player }
admin-log-block = { $time } · { $admin } bloquea a { $player }
admin-log-unblock = { $time } · { $admin } desbloquea a { $player }
admin-log-export = { $time } · { $admin } exporta { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
admin-log-page = -# Página { $page } de { $pages }. `/{ command-admin } { command-admin-log }` acepta la página como opción.
admin-footer = -# Quién puede usar `/{ command-admin }` se decide en los ajustes del servidor de Discord, en *Integraciones*.
challenge-closed-by-admin = Un admin ha cerrado el desafío de { $challenger } a una partida de **{ $rules }**.
result-abort = Anularla: no cuenta
result-draw = Tablas
result-win = { $side-number ->
    [one] Gana
   *[many] Ganan
} { $side-the }
refuse-player-blocked = Un admin de este servidor o quien me aloja no te deja jugar aquí. Las partidas en curso siguen.
refuse-opponent-blocked = Un admin de este servidor o quien me aloja no deja jugar aquí a { $player }.
refuse-blocked-already = { $player } ya tiene un bloqueo aquí.
refuse-not-blocked = { $player } no tiene ningún bloqueo aquí.
refuse-not-a-person = Eso es un bot. Indica una persona.
refuse-same-channel = La partida { $game } ya está en ese canal.
refuse-channel-unusable = No puedo escribir en ese canal. Dame allí *Ver canal* y *Enviar mensajes* (en un hilo, *Enviar mensajes en hilos*), o elige otro.
refuse-unknown-result = «{ $given }» no es un resultado de esta partida. Elige uno de los que ofrezco mientras escribes.
refuse-reason-missing = Di por qué: lo leen las dos partes.
refuse-challenge-closed = Un admin ha cerrado este desafío. `/{ command-challenge }` lanza uno nuevo.
refuse-former-opponent = La otra persona ya no está aquí, así que no puede haber revancha. `/{ command-challenge }` empieza una partida con otra persona.
command-admin = admin
command-admin-about = Gestionar las partidas de este servidor
command-admin-end = acabar
command-admin-end-about = Acabar una partida: anularla, dejarla en tablas o dar la victoria a un bando
option-admin-end-game = partida
option-admin-end-game-about = El número de la partida
option-admin-end-result = resultado
option-admin-end-result-about = Cómo acaba
option-admin-end-reason = motivo
option-admin-end-reason-about = Por qué; lo leen las dos partes
command-admin-move-game = trasladar-partida
command-admin-move-game-about = Llevar una partida a otro canal
option-admin-move-game-game = partida
option-admin-move-game-game-about = El número de la partida
option-admin-move-game-channel = canal
option-admin-move-game-channel-about = Dónde sigue
command-admin-close-challenges = cerrar-desafíos
command-admin-close-challenges-about = Cerrar los desafíos abiertos de este servidor
option-admin-close-challenges-player = persona
option-admin-close-challenges-player-about = Solo los de esta persona o para ella
command-admin-block = bloquear
command-admin-block-about = No dejar que alguien empiece partidas aquí; las que están en curso siguen
option-admin-block-player = persona
option-admin-block-player-about = A quién
command-admin-unblock = desbloquear
command-admin-unblock-about = Dejar que alguien vuelva a jugar aquí
option-admin-unblock-player = persona
option-admin-unblock-player-about = A quién
command-admin-export = exportar
command-admin-export-about = Recibir las partidas de este servidor en un archivo
command-admin-log = historial
command-admin-log-about = Ver lo que han hecho aquí los admins
option-admin-log-page = página
option-admin-log-page-about = Qué página; la primera tiene lo más reciente

## Los datos de cada persona

privacy-title = **Lo que guardo de ti**
privacy-kept =
    - Tu ID de Discord (no tu nombre), las partidas que juegas con cada jugada y su hora, tus desafíos, puntuaciones, vacaciones y ajustes, las partidas ajenas que sigues, los análisis que guardas, las reglas que creas o guardas, tus respuestas a los problemas y hasta dónde has llegado en las lecciones. Si lo has aceptado con `/{ command-names }`, también el nombre que muestran las páginas de las partidas.
    - Mientras tengas la sesión iniciada en una página o en el tablero de Discord, 12 horas como mucho, que la tienes: ni contraseña ni clave de tu cuenta.
    - Mensajes no: solo leo los que responden a un tablero, me mencionan o me llegan directamente, y de ellos guardo solo la jugada.
    - Todo está en una sola base de datos, la de quien me aloja.
privacy-time =
    - Las partidas se quedan: también son de tus rivales. Borro tras 2 horas cuántas veces has usado algo con límite, tras 2 días el rastro de los botones pulsados, tras 30 días los desafíos cerrados, las respuestas a problemas y las reglas a medio crear, 90 días después de irme todo lo de un servidor, y tras 2 años lo tuyo, si nunca has jugado.
privacy-do =
    `/{ command-privacy } { command-privacy-export }` te lo da todo en un archivo. `/{ command-privacy } { command-privacy-erase }` lo borra, y antes te dice qué significa.
privacy-page = Privacidad
terms-page = Condiciones
privacy-unknown = No guardo nada de ti.
privacy-exported = Esto es todo lo que guardo de ti: ajustes, desafíos, puntuaciones, vacaciones, las reglas que has creado o guardado y tus partidas como registros. No nombra a otras personas.
privacy-exported-newest = Esto es todo lo que guardo de ti, con tus partidas más recientes como registros; más no cabrían en Discord. No nombra a otras personas.
erase-ask =
    { "**" }¿Quieres que te olvide?** Esto es lo que pasa, y no se puede deshacer:
    - Tus partidas en curso acaban ahora. Las ganan tus rivales, si ambas partes ya han jugado; ninguna cuenta por puntos.
    - Tus desafíos se retiran, y los que te han hecho se rechazan.
    - Tus partidas acabadas se quedan, jugadas por «alguien que ya no juega». Nadie más pierde nada, y nadie podrá ver ya que eras tú: ni en mis mensajes futuros, ni en páginas, ni en imágenes ni registros.
    - Desaparecen tus puntuaciones, ajustes, vacaciones, reglas sin guardar, tu nombre en las páginas y los motivos que hayas escrito.
    - Los mensajes que ya publiqué se quedan en sus canales como están, salvo los tableros más recientes de tus partidas en curso. Un admin del servidor puede borrarlos. No llego a las copias de seguridad de quien me aloja.
    - Si vuelves a jugar, empiezas de cero.
erase-button = Borrarlo todo…
erase-title = Borrarlo todo
erase-field = Escribe «{ $word }» para confirmar
erase-word = borrar
erase-done = Hecho: te he olvidado. ¡Gracias por las partidas!
refuse-not-erased = No se ha borrado nada: esa no era la palabra «{ $word }». `/{ command-privacy } { command-privacy-erase }` pregunta otra vez.
page-privacy-title = Privacidad
page-privacy =
    Raichi es un bot de Discord en el que la gente juega a juegos de mesa por correspondencia. Esta página dice qué guarda de ella.

    Qué se guarda: de quien juega, el ID que Discord da a cada cuenta (no el nombre), las partidas con cada jugada y su hora, los desafíos, las puntuaciones, las vacaciones, los ajustes, el avance en las lecciones, las respuestas a los problemas, las reglas que se crean o guardan, los análisis guardados y los motivos que se escriben. Posiciones de partidas acabadas pueden convertirse en problemas, sin ningún nombre. Un nombre, solo si alguien acepta mostrarlo en las páginas de las partidas. De los servidores, los ID del servidor y de los canales con partidas, y sus ajustes. De quien no juega, nada; solo cuántas veces alguien ha pedido hace poco algo que tiene un límite, como una animación, se guarda de todo el mundo durante dos horas. Los mensajes solo se leen si responden a un tablero, mencionan al bot o le llegan directamente, y de ellos se guarda solo la jugada. Mientras alguien tenga la sesión iniciada en las páginas o en el tablero de Discord, 12 horas como mucho, que la tiene.

    Para qué: para jugar. Nada se vende, se muestra a anunciantes ni se usa para entrenar nada.

    Dónde: en una base de datos de quien aloja este bot. Los mensajes con tableros están en los canales de Discord, según las reglas de Discord.

    Cuánto tiempo: las partidas se guardan, porque son de las dos partes. Los desafíos se borran 30 días después de cerrarse; las reglas a medio crear, 30 días después del último cambio; las respuestas a problemas, tras 30 días; todo lo de un servidor, 90 días después de que el bot lo deje; y quien nunca ha jugado una partida, tras dos años.

    Tus derechos: `/{ command-privacy } { command-privacy-show }` dice esto, `/{ command-privacy } { command-privacy-export }` te lo da todo en un archivo y `/{ command-privacy } { command-privacy-erase }` lo borra al momento. Las partidas acabadas se quedan, sin tu nombre ni tu ID, como las de alguien que ya no juega. Las copias de seguridad, si quien aloja el bot las hace, quedan fuera de su alcance hasta que se sustituyen.
page-terms-title = Condiciones
page-terms =
    Raichi es gratis para toda persona a quien los admins de un servidor dejen jugar.

    Juega limpio: no dejes que un programa elija tus jugadas contra personas, no uses varias cuentas en partidas por puntos y no escribas nada que pueda herir a otras personas. También valen las condiciones de Discord.

    Los admins de un servidor pueden acabar partidas, cerrar desafíos e impedir que alguien juegue allí.

    El bot se ofrece tal como es. Quien lo aloja puede cambiarlo, pararlo o excluir a cualquiera; nadie responde por una partida perdida.
page-contact = Contacto: { $contact }

## El saludo a un servidor nuevo, y la ayuda sobre servidores

help-servers = `/{ command-privacy }` muestra, exporta o borra lo que guardo de ti. `/{ command-admin }` es para los admins de un servidor.
greeting =
    { "**" }¡Hola! Soy Raichi y conmigo se juega a juegos antiguos**: hnefatafl, «El zorro y las ocas», dablot. Se juega por correspondencia, cuando tienes un minuto. Tres cosas para empezar:
    - `/{ command-challenge }` invita a alguien a una partida, o a cualquiera. Con `{ option-challenge-opponent }: @Raichi` juegas contra mí.
    - `/{ command-help }` y `/{ command-rules } { command-rules-show }` explican cómo se juega.
    - Quien gestiona este servidor ajusta su idioma, sus canales y sus reglas con `/{ command-server-settings }`; en los ajustes de Discord, *Integraciones* dice quién puede usar cada comando.
greeting-results = Publicar resultados aquí
refuse-only-managers = Solo quienes administran este servidor pueden elegir eso. Pídeselo a alguien de ellos.
greeting-channels = Aún no puedo dibujar tableros en { $channels }: ahí necesito *Ver canal*, *Enviar mensajes* y *Adjuntar archivos*.
command-privacy = privacidad
command-privacy-about = Ver, exportar o borrar lo que guardo de ti
command-privacy-show = mostrar
command-privacy-show-about = Qué guardo de ti, dónde y cuánto tiempo
command-privacy-export = exportar
command-privacy-export-about = Recibir en un archivo todo lo que guardo de ti
command-privacy-erase = borrar
command-privacy-erase-about = Borrar lo que guardo de ti; antes te digo qué significa
