# Amigos: as pessoas com quem se jogou

friends-about = As pessoas com quem terminou uma partida, primeiro as mais recentes.
friends-none = Aqui aparecem as pessoas com quem terminou uma partida. Convide primeiro alguém por um link: escolha jogar com um amigo.
friends-online = online
friends-running = A vossa partida de { $title }
friends-inviting = O lugar para um amigo fica guardado para a pessoa que convida; ela é avisada de imediato.
friends-invites = { $name } convida-o para jogar { $title }.
friends-sent = Os seus convites
friends-declined = { $name } recusou. Agora quem receber de si o link da mesa pode ficar com o lugar. Jogo: { $title }
friends-blocked = Jogadores que bloqueou
friends-blocked-about = Não vê as mensagens deles, eles não o podem convidar, e nenhum vê se o outro está online. Eles não são avisados.
friends-hide = Pode escolher se os outros veem que está online e se o podem convidar:
invite-not-wanted = Este jogador não aceita convites de momento.
invite-gone = Este convite já não está aberto.
web-news-declined = O seu convite foi recusado
web-prefer-invited-note = Quando um amigo o convida
web-prefer-online = Mostrar que estou online
web-prefer-invitations-note = Podem convidá-lo para uma mesa com um clique.
you-privacy-invitations-about = Quem convida para uma mesa e quem o convida fica guardado até o lugar ser ocupado, o convite ser retirado ou a partida terminar. Se neste servidor só entra quem foi convidado, guardamos também que entrou com um código, e quando.
you-privacy-online = Quem está online
you-privacy-online-about = Os seus amigos, as pessoas com quem terminou uma partida, veem se tem uma página aberta aqui. Isso nunca é guardado, e pode desativá-lo nas preferências.
invite-listed = Uma mesa do átrio é para qualquer pessoa; ali não se pode guardar nenhum lugar.
invite-too-many = Há demasiados convites em aberto. Espere uma resposta ou retire um.
