# O que Raichi diz sobre servidores: admins, os dados de cada pessoa e a saudação; em português do Brasil.

## Os admins de um servidor

former-player = um ex-jogador
end-admin = Um admin deste servidor encerrou a partida.
end-aborted-admin = { $first } e { $second }, um admin deste servidor cancelou a partida. Ela não conta.
end-aborted-admin-alone = { $player }, um admin deste servidor cancelou a partida. Ela não conta.
deed-admin-moves = { $first } e { $second }, um admin trouxe a partida de vocês para cá. Ela continua neste canal.
deed-admin-moves-alone = { $player }, um admin trouxe a sua partida para cá. Ela continua neste canal.
admin-reason = > { $reason }
alt-admin = Um admin do servidor encerrou a partida.
alt-erased = { $side-opening } { $side-number ->
    [one] deixou
   *[many] deixaram
} a partida para sempre.
end-erased = { $player }, a outra pessoa saiu para sempre e mandou apagar todos os seus dados pessoais. A partida termina aqui e não é ranqueada.
end-aborted-erased = { $player }, a outra pessoa saiu para sempre e mandou apagar todos os seus dados pessoais. A partida mal tinha começado, então não conta.
admin-ended = A partida { $game } terminou, e os jogadores foram avisados. Está anotado em `/{ command-admin } { command-admin-log }`.
admin-moved = A partida { $game } continua em { $channel }.
admin-closed = { $count ->
    [0] Nada para fechar: não há desafios abertos { $player ->
        [none] neste servidor
       *[person] dessa pessoa
    }.
    [one] Fechei um desafio aberto.
   *[other] Fechei { $count } desafios abertos.
}
admin-blocked = { $player } não pode mais desafiar ninguém aqui, nem aceitar ou receber desafios. { $count ->
    [0] { "" }
    [one] Um desafio aberto foi fechado.{ " " }
   *[other] { $count } desafios abertos foram fechados.{ " " }
}As partidas em andamento continuam; `/{ command-admin } { command-admin-end }` encerra uma. `/{ command-admin } { command-admin-unblock }` desfaz o bloqueio.
admin-unblocked = { $player } pode jogar aqui de novo.
admin-exported = { $count ->
    [one] A única partida deste servidor está no arquivo, como registro com tudo o que aconteceu nela.
   *[other] As { $count } partidas deste servidor estão no arquivo, como registros com tudo o que aconteceu nelas.
}
admin-exported-newest = As { $count } partidas mais novas deste servidor estão no arquivo; mais seria grande demais para o Discord. Quem hospeda o bot pode gravar todas com `raichi export`.
admin-exported-none = Ainda não se jogou nenhuma partida neste servidor, então não há nada para exportar.
admin-log-none = Nenhum admin fez nada aqui ainda.
admin-log-title = O que os admins fizeram neste servidor, do mais novo ao mais antigo:
admin-log-end = { $time } · { $admin } encerrou a partida { $game }: { $result ->
    [abort] cancelada
    [draw] empate
   *[win] vitória de { $winner }
}
admin-log-move = { $time } · { $admin } moveu a partida { $game } para { $channel }
admin-log-close = { $time } · { $admin } fechou { $count ->
    [one] { $count } desafio
   *[other] { $count } desafios
}
admin-log-close-of = { $time } · { $admin } fechou { $count ->
    [one] { $count } desafio
   *[other] { $count } desafios
} de { $player }
admin-log-block = { $time } · { $admin } bloqueou { $player }
admin-log-unblock = { $time } · { $admin } desbloqueou { $player }
admin-log-export = { $time } · { $admin } exportou { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
admin-log-page = -# Página { $page } de { $pages }. `/{ command-admin } { command-admin-log }` aceita a página como opção.
admin-footer = -# Quem pode usar `/{ command-admin }` se define nas configurações do servidor no Discord, em *Integrações*.
challenge-closed-by-admin = Um admin fechou o desafio de { $challenger } (**{ $rules }**).
result-abort = Cancelar: ela não conta
result-draw = Empate
result-win = Vitória { $side-of }
refuse-player-blocked = Um admin deste servidor ou quem me hospeda bloqueou você de jogar aqui. As partidas em andamento continuam.
refuse-opponent-blocked = Um admin deste servidor ou quem me hospeda bloqueou { $player } de jogar aqui.
refuse-blocked-already = Já há um bloqueio para { $player } aqui.
refuse-not-blocked = Nada impede { $player } de jogar aqui.
refuse-not-a-person = Isso é um bot. Indique uma pessoa.
refuse-same-channel = A partida { $game } já está nesse canal.
refuse-channel-unusable = Não posso publicar nesse canal. Me dê *Ver canal* e *Enviar mensagens* nele (em um tópico, *Enviar mensagens em tópicos*), ou escolha outro.
refuse-unknown-result = “{ $given }” não é um resultado desta partida. Escolha um dos que ofereço enquanto você digita.
refuse-reason-missing = Diga por quê: os dois jogadores vão ler.
refuse-challenge-closed = Um admin fechou este desafio. `/{ command-challenge }` cria um novo.
refuse-former-opponent = A outra pessoa não está mais aqui, então não pode haver revanche. `/{ command-challenge }` começa uma partida com outra pessoa.
command-admin = admin
command-admin-about = Gerenciar as partidas deste servidor
command-admin-end = encerrar
command-admin-end-about = Encerrar uma partida: cancelar, declarar empate ou dar a vitória a um lado
option-admin-end-game = partida
option-admin-end-game-about = O número da partida
option-admin-end-result = resultado
option-admin-end-result-about = Como ela termina
option-admin-end-reason = motivo
option-admin-end-reason-about = Por quê; os dois jogadores vão ler
command-admin-move-game = mover-partida
command-admin-move-game-about = Mover uma partida para outro canal
option-admin-move-game-game = partida
option-admin-move-game-game-about = O número da partida
option-admin-move-game-channel = canal
option-admin-move-game-channel-about = Onde ela continua
command-admin-close-challenges = fechar-desafios
command-admin-close-challenges-about = Fechar os desafios abertos deste servidor
option-admin-close-challenges-player = pessoa
option-admin-close-challenges-player-about = Só os desafios feitos por esta pessoa ou para ela
command-admin-block = bloquear
command-admin-block-about = Impedir alguém de começar partidas aqui; as que estão em andamento continuam
option-admin-block-player = pessoa
option-admin-block-player-about = Quem
command-admin-unblock = desbloquear
command-admin-unblock-about = Deixar alguém jogar aqui de novo
option-admin-unblock-player = pessoa
option-admin-unblock-player-about = Quem
command-admin-export = exportar
command-admin-export-about = Receber as partidas deste servidor em um arquivo
command-admin-log = registro
command-admin-log-about = Ver o que os admins fizeram aqui
option-admin-log-page = página
option-admin-log-page-about = Qual página; a primeira tem o mais novo

## Os dados de cada pessoa

privacy-title = **O que guardo sobre você**
privacy-kept =
    - Seu ID no Discord (não o seu nome), as partidas que você joga com cada lance e o horário dele, seus desafios, ratings, férias e configurações, suas respostas aos problemas, as partidas dos outros que você segue, as análises que você salva, as regras que você cria ou salva e até onde você chegou nas lições. Se você concordou com `/{ command-names }`, também o nome que as páginas das partidas mostram.
    - Enquanto sua sessão em uma página ou no tabuleiro no Discord estiver aberta, no máximo 12 horas, que ela existe: nenhuma senha e nenhuma chave da sua conta.
    - Nenhuma mensagem: só leio as que respondem a um tabuleiro, me mencionam ou chegam direto a mim, e guardo apenas o lance.
    - Tudo fica em um único banco de dados, com quem hospeda o bot.
privacy-time =
    - As partidas ficam: também são de quem jogou com você. Apago depois de 2 horas quantas vezes você usou algo com limite, depois de 2 dias o registro dos botões usados, depois de 30 dias os desafios fechados, as respostas aos problemas e as regras pela metade, 90 dias depois da minha saída tudo de um servidor, e depois de 2 anos você, se nunca jogou.
privacy-do =
    `/{ command-privacy } { command-privacy-export }` dá tudo a você em um arquivo. `/{ command-privacy } { command-privacy-erase }` apaga tudo, e antes diz o que isso significa.
privacy-page = Privacidade
terms-page = Termos
privacy-unknown = Não guardo nada sobre você.
privacy-exported = Isto é tudo o que guardo sobre você: configurações, desafios, ratings, férias, as regras que você criou ou salvou, e suas partidas como registros. Nenhuma outra pessoa é nomeada.
privacy-exported-newest = Isto é tudo o que guardo sobre você, com as suas partidas mais novas como registros; mais seria grande demais para o Discord. Nenhuma outra pessoa é nomeada.
erase-ask =
    { "**" }Quer que eu esqueça você?** É isto que acontece, e não dá para desfazer:
    - Suas partidas em andamento terminam agora. O outro lado vence, se os dois já jogaram; nenhuma dessas partidas é ranqueada.
    - Seus desafios são retirados, e os feitos a você são recusados.
    - Suas partidas terminadas ficam, jogadas por “um ex-jogador”. Ninguém mais perde nada, e ninguém mais vê que era você: nem em mensagens que eu escrever, nem nas páginas, nem em imagens e registros.
    - Seus ratings, configurações e férias, as regras não salvas, seu nome nas páginas e os motivos que você escreveu desaparecem.
    - As mensagens que publiquei ficam nos canais como estão, menos os tabuleiros mais novos das suas partidas em andamento. Um admin do servidor pode excluir essas mensagens. As cópias de segurança de quem hospeda o bot ficam fora do meu alcance.
    - Se jogar de novo, você começa do zero.
erase-button = Apagar tudo …
erase-title = Apagar tudo
erase-field = Digite “{ $word }” para confirmar
erase-word = apagar
erase-done = Pronto: esqueci você. Obrigado pelas partidas!
refuse-not-erased = Nada foi apagado: essa não era a palavra “{ $word }”. `/{ command-privacy } { command-privacy-erase }` pergunta de novo.
page-privacy-title = Privacidade
page-privacy =
    Raichi é um bot do Discord em que se jogam jogos de tabuleiro lance a lance. Esta página diz o que ele guarda sobre as pessoas.

    O que é guardado: de quem joga, o ID que o Discord dá a cada conta (não o nome), as partidas com cada lance e o horário dele, desafios, ratings, férias e configurações, as respostas aos problemas, as regras que as pessoas criam ou salvam, o progresso nas lições, as análises salvas e os motivos que elas escrevem. Posições de partidas terminadas podem virar problemas, sem nenhum nome. Um nome só se a pessoa concordar em mostrar nas páginas das partidas. Dos servidores, o ID do servidor e dos canais com partidas, e suas configurações. De quem não joga, nada; só quantas vezes alguém pediu há pouco algo que tem limite, como uma animação, é guardado de todo mundo por duas horas. As mensagens só são lidas quando respondem a um tabuleiro, mencionam o bot ou chegam direto a ele, e só o lance é guardado. Enquanto a sessão de alguém nas páginas ou no tabuleiro no Discord estiver aberta, no máximo 12 horas, que ela existe.

    Para quê: para jogar. Nada é vendido, mostrado a anunciantes ou usado para treinar qualquer coisa.

    Onde: em um único banco de dados de quem hospeda este bot. As mensagens com tabuleiros ficam nos canais do Discord, segundo as regras do Discord.

    Por quanto tempo: as partidas são guardadas, já que são dos dois jogadores. Os desafios são excluídos 30 dias depois de fechados, as respostas aos problemas depois de 30 dias, as regras que ficaram pela metade 30 dias depois da última mudança, tudo de um servidor 90 dias depois que o bot saiu dele, e quem nunca jogou uma partida depois de dois anos.

    Seus direitos: `/{ command-privacy } { command-privacy-show }` diz isto, `/{ command-privacy } { command-privacy-export }` dá tudo a você em um arquivo, e `/{ command-privacy } { command-privacy-erase }` apaga tudo na hora. As partidas terminadas ficam, sem o seu nome nem o seu ID, como as de um ex-jogador. As cópias de segurança, se quem hospeda o bot as fizer, ficam fora do alcance dele até serem substituídas.
page-terms-title = Termos
page-terms =
    Raichi é gratuito para todas as pessoas que os admins de um servidor deixam jogar.

    Jogue limpo: não deixe um programa escolher seus lances contra pessoas, não use várias contas em partidas ranqueadas, e não escreva nada que machuque alguém. Os termos do Discord também valem.

    Os admins de um servidor podem encerrar partidas, fechar desafios e impedir pessoas de jogar nele.

    O bot é oferecido como é. Quem o hospeda pode mudá-lo, pará-lo ou excluir qualquer pessoa; ninguém responde por uma partida perdida.
page-contact = Contato: { $contact }

## A saudação a um novo servidor, e a ajuda sobre servidores

help-servers = `/{ command-privacy }` mostra, exporta ou apaga o que guardo sobre você. `/{ command-admin }` é para os admins de um servidor.
greeting =
    { "**" }Oi! Eu sou Raichi, e comigo vocês jogam jogos antigos**: hnefatafl, “Raposa e gansos”, Dablot. É lance a lance, quando sobra um minuto. Três coisas para começar:
    - `/{ command-challenge }` convida alguém para uma partida, ou quem quiser. Com `{ option-challenge-opponent }: @Raichi` você joga contra mim.
    - `/{ command-help }` e `/{ command-rules } { command-rules-show }` explicam como se joga.
    - Quem gerencia este servidor escolhe o idioma, os canais e as regras com `/{ command-server-settings }`; as configurações do próprio Discord, em *Integrações*, dizem quem pode usar qual comando.
greeting-results = Postar resultados aqui
refuse-only-managers = Só quem gerencia este servidor pode escolher isso. Peça a uma dessas pessoas.
greeting-channels = Ainda não posso desenhar tabuleiros em { $channels }: lá preciso de *Ver canal*, *Enviar mensagens* e *Anexar arquivos*.
command-privacy = privacidade
command-privacy-about = Ver, exportar ou apagar o que guardo sobre você
command-privacy-show = mostrar
command-privacy-show-about = O que guardo sobre você, onde, e por quanto tempo
command-privacy-export = exportar
command-privacy-export-about = Receber tudo o que guardo sobre você em um arquivo
command-privacy-erase = apagar
command-privacy-erase-about = Apagar o que guardo sobre você; antes eu digo o que isso significa
