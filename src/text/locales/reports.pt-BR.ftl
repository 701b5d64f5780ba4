# Mensagens que alguém denuncia aos admins de um servidor, em português.

command-report-message = Denunciar aos admins

report = **Denúncia** de { $reporter }: { $link }
report-game = -# A mensagem é da partida { $game } ({ $rules }): { $attackers } – { $defenders }.
reported = Obrigado, os admins deste servidor têm a sua denúncia: um link para a mensagem e o seu nome. Ninguém mais vê.
reported-late = Obrigado, a sua denúncia está salva, mas agora não consigo publicá-la no canal dos admins. Eles vão recebê-la assim que der.
refuse-report = { $why ->
    [off] Os admins deste servidor não escolheram um canal para denúncias. Escreva você mesmo para um deles.
   *[lost] Não posso publicar no canal onde os admins deste servidor leem as denúncias. Escreva você mesmo para um deles.
}
server-reports-none = desligadas
server-reports-menu = O canal das denúncias
server-reports-lost = O canal das denúncias foi excluído, então ninguém pode denunciar mensagens. Escolha outro, ou aperte *{ settings-clear }*.
server-reports-closed = Não posso publicar no canal das denúncias. Me dê *Ver canal* e *Enviar mensagens* lá, escolha outro, ou aperte *{ settings-clear }*.
