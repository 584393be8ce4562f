# Amigos: as pessoas com quem se jogou

friends-title = Amigos
friends-about = As pessoas com quem você terminou uma partida, primeiro as mais recentes.
friends-none = Aqui aparecem as pessoas com quem você terminou uma partida. Convide primeiro alguém por um link: escolha jogar com um amigo.
friends-online = on-line
friends-last = Última partida: { $date }
friends-running = Sua partida de { $title }
friends-invite = Convidar { $name }
friends-more = { $title } com outras opções
friends-inviting = O lugar para um amigo fica guardado para a pessoa que você convida; ela é avisada na hora.
friends-invited = Convites
friends-invites = { $name } convida você para jogar { $title }.
friends-accept = Aceitar
friends-decline = Recusar
friends-sent = Seus convites
friends-waits = { $name } ainda não respondeu. Jogo: { $title }
friends-declined = { $name } recusou. Agora quem receber de você o link da mesa pode ficar com o lugar. Jogo: { $title }
friends-table = Abrir a mesa
friends-withdraw = Retirar
friends-forget = Tirar da lista
friends-blocked = Jogadores que você bloqueou
friends-blocked-about = Você não vê as mensagens deles, eles não podem convidar você, e nenhum vê se o outro está on-line. Eles não são avisados.
friends-unblock = Desbloquear
friends-hide = Você pode escolher se os outros veem que você está on-line e se podem convidar você:
invite-too-many = Há convites demais em aberto. Espere uma resposta ou retire um.
invite-not-wanted = Este jogador não aceita convites no momento.
invite-no-seat = Para convidar alguém, deixe um lugar para um amigo.
invite-gone = Este convite não está mais aberto.
invite-listed = Uma mesa do saguão é para qualquer um; ali não se pode guardar nenhum lugar.
seat-kept = { $seat ->
    [orange] O lugar de Laranja está guardado para quem foi convidado.
    [blue] O lugar de Azul está guardado para quem foi convidado.
   *[other] O lugar do jogador { $seat } está guardado para quem foi convidado.
    }
web-news-invited = Um convite para jogar
web-news-declined = Seu convite foi recusado
web-prefer-invited = Convites
web-prefer-invited-note = Quando um amigo convida você
web-prefer-declined = Recusas
web-prefer-declined-note = Quando alguém recusa o seu convite
web-prefer-part-others = Amigos
web-prefer-online = Mostrar que estou on-line
web-prefer-online-note = Enquanto houver uma página aberta aqui
web-prefer-invitations = Permitir convites
web-prefer-invitations-note = Eles podem convidar você para uma mesa com um clique.
you-privacy-invitations = Convites
you-privacy-invitations-about = Quem você convida para uma mesa e quem convida você fica guardado até o lugar ser ocupado, o convite ser retirado ou a partida terminar. Se neste servidor só entra quem foi convidado, guardamos também que você entrou com um código, e quando.
you-privacy-online = Quem está on-line
you-privacy-online-about = Seus amigos, as pessoas com quem você terminou uma partida, veem se há uma página sua aberta aqui. Isso nunca é guardado, e você pode desativá-lo nas preferências.
