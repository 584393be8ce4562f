# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

web-nav-games = As minhas partidas
web-home-lead = Jogue no navegador: contra bots que jogam mesmo bem, com um amigo por link ou lado a lado no mesmo ecrã. Sem registo, sem espera.
web-home-own = Partidas em curso
web-home-invited = Recebeu um link? Abra-o para ocupar o seu lugar.
web-about-paris = Coloque peças, reserve edifícios e construa onde houver luz. Cada edifício vale o próprio tamanho por candeeiro ao lado.
web-art-paris = O tabuleiro de Paris no fim de uma partida, com edifícios iluminados por candeeiros
web-about-avenue = Todos desenham a mesma estrada, cada um onde quiser. Ligue as fazendas às uvas, a mais uvas a cada ronda.
web-own-title = As minhas partidas
web-own-note = Lembramo-nos das suas partidas com um cookie neste navegador. Também as pode ter nos seus outros dispositivos:
web-own-none = Ainda não jogou aqui, pelo menos não neste navegador.
web-own-elsewhere = Se jogou noutro dispositivo, também pode ter essas partidas aqui:
web-own-yours = A sua vez
web-own-waiting = À espera de um jogador
web-own-shared = { $names }, no mesmo ecrã
web-error-status = Erro { $status }. As suas partidas estão a salvo.
web-wait-note = Esta página vai recarregar-se sozinha.
web-table-lost = A ligação caiu. A restabelecer a ligação…
web-table-hand = Passe o dispositivo para { $seat }
web-table-hand-note = Agora é a vez de { $name }. Cartas e peças escondidas só aparecem quando premir o botão.
web-table-waiting = À espera de que entre um jogador
web-table-yours = A sua vez
web-table-theirs-many = { $count ->
    [one] Um jogador está a escolher
   *[other] { $count } jogadores estão a escolher
    }
web-table-type = Ou escreva uma jogada
web-table-type-look = Pré-visualizar
web-paris-todo-1 = Coloque a sua peça ou reserve um edifício.
web-paris-todo-pass = Já colocou todas as suas peças e a provisão geral está vazia: passa.
web-js-lost = Sem ligação à mesa. Tente de novo daqui a pouco.
web-paris-tile = A sua peça
web-paris-js-lay = Escolha um quadrado para a sua peça.
web-paris-js-nowhere = Pode ativar o postal sem a ação ou cancelar.
web-paris-js-give = Que edifício da sua provisão devolve?
web-paris-js-take = Que edifício da provisão geral leva?
web-paris-js-house = A que edifício se junta o Anexo?
web-card-levitation = Troque um edifício da sua provisão por um da provisão geral e construa o novo de imediato. O antigo deixa de custar pontos.
web-card-metropolitain = Num dos seus próximos turnos, um edifício seu pode cobrir um espaço de candeeiro. Esse candeeiro deixa de existir.
web-card-sacre-coeur = Não perde pontos pelos edifícios que sobrarem na sua provisão.
web-card-peintre = Coloque o Pintor num espaço livre da sua cor. Ele vale { $per_lamp } por candeeiro que consegue alcançar sem atravessar edifícios.
web-card-chartier = Num dos seus próximos turnos, um edifício ou a Fonte pode cobrir um espaço da cor do seu rival.
web-card-bouquinistes = Coloque o Anexo num espaço livre da sua cor, ao lado de um edifício seu. Esse edifício ganha um espaço.
web-card-lampadaire = Coloque o Candeeiro num espaço livre da sua cor. Ele ilumina os quatro espaços ao lado.
web-card-moulin-rouge = Coloque a Dançarina num espaço livre da sua cor. Ela vale 1 ponto por espaço livre que consegue alcançar; edifícios, candeeiros e outras peças bloqueiam o caminho.
web-card-penseur = Coloque a Estátua num espaço livre da sua cor, de frente para um espaço livre. { $penseur ->
    [own] Se ele continuar livre, ganha { $per_side } por espaço livre da sua cor ao lado da Estátua e { $per_corner } por espaço livre da sua cor nas diagonais.
   *[any] Se ele continuar livre, ganha { $per_side } por espaço livre ao lado da Estátua e { $per_corner } por espaço livre nas diagonais.
    }
web-card-fontaine = { $fountain ->
    [one] Coloque a Fonte num espaço livre da sua cor ou misto.
   *[other] Coloque a Fonte em { $fountain } espaços livres lado a lado, da sua cor ou mistos.
    } Ela vale { $per_building } por edifício seu ao lado.
web-card-grande-lumiere = Coloque o Candeeiro Grande num espaço de candeeiro vazio. { $rays ->
    [cross] { $reach ->
        [one] Ele ilumina os quatro espaços ao lado.
       *[other] Ele ilumina até { $reach } espaços de distância nas quatro direções.
    }
    [star] { $reach ->
        [one] Ele ilumina os oito espaços ao redor.
       *[other] Ele ilumina até { $reach } espaços de distância nas oito direções.
    }
   *[other] { $lit ->
        [one] Nesta caixa, ele ilumina { $lit } espaço.
       *[other] Nesta caixa, ele ilumina { $lit } espaços ao redor.
    }
    }
web-table-preparing = Os bots estão a ser preparados neste computador. Isso só acontece uma vez e demora um ou dois minutos.
web-table-watching = Está a assistir. Cartas e peças escondidas não aparecem.
web-table-asked = Pediu para desfazer a sua última jogada.
web-table-own-link = O seu link
web-table-own-link-note = Abre o seu lugar em qualquer dispositivo. Não mostre a ninguém.
web-table-watch-link-note = Outras pessoas podem assistir sem ver a sua mão.
web-table-commitment-note = A impressão digital (SHA-256) da semente usada para baralhar. A semente aparece no fim da partida.
web-over-you = Venceu
web-over-shared = Vitória partilhada
web-over-winners = Vitória partilhada: { $names }
web-over-how-abandoned = Ninguém voltou durante muito tempo.
web-over-record = Transferir o registo
web-over-fair = As cartas e as peças foram baralhadas de forma justa?
web-over-fair-good = Sim. O seu navegador acabou de verificar.
web-over-fair-bad = Não. Esta não é a semente fixada antes da partida, ou as cartas e as peças não foram baralhadas a partir dela.
web-over-fair-how = Antes da partida, mostrámos-lhe uma impressão digital (SHA-256) da nossa semente. Depois, o navegador de cada jogador pôde acrescentar caracteres aleatórios, e as cartas e as peças foram baralhadas a partir de tudo isso. O seu navegador acabou de refazer a conta e de comparar.
web-over-fair-other = Não. O seu navegador guardou outra impressão digital, ou faltam os caracteres que acrescentou.
web-over-deal = Baralhado a partir de
web-invite = Envie este link a quem vai jogar como { $seat } ou peça-lhe que leia o código.
web-invite-note = A partida começa assim que o lugar for ocupado. Pode fechar esta página e voltar em “As minhas partidas”.
web-invite-shuffle = Nada é baralhado até que todos os lugares estejam ocupados. O que vê até lá é só um exemplo.
web-avenue-todo-or-peek = Desenhe a estrada da carta em qualquer espaço sem estrada, ou espreite a próxima fazenda.
web-avenue-next-known = Próxima: mais ninguém sabe
web-avenue-peeked = Já espreitou
web-avenue-peek = Espreitar
web-avenue-peek-words = Espreitar a próxima fazenda em vez de desenhar
web-avenue-peek-price = Vê a próxima fazenda, e mais ninguém a vê, mas não desenha esta estrada. Uma vez por ronda.
web-avenue-peek-last = Na ronda 5, a próxima fazenda não vai pontuar: espreitar é só uma maneira de não desenhar. Uma vez por ronda.
web-avenue-waiting = Escolheu “{ $move }”. Os outros ainda estão a escolher.
web-avenue-waiting-peek = Espreitou. Os outros ainda estão a escolher.
web-avenue-busy = ainda está a escolher
web-avenue-own-score = A sua pontuação
web-avenue-left-of = Estrada { $number }: { $yellow ->
    [one] { $yellow } amarela
   *[other] { $yellow } amarelas
    }, { $grey ->
    [one] { $grey } cinzenta
   *[other] { $grey } cinzentas
    }
web-avenue-js-peek = Não desenha esta estrada, mas vê a próxima fazenda, e mais ninguém a vê. Uma vez por ronda.
web-avenue-js-peek-last = Não desenha esta estrada. A próxima fazenda não vai pontuar.
web-avenue-js-round = Ronda { $round }: a fazenda é { $farm }.
web-avenue-js-scored = Ronda { $round }: pontuação da fazenda { $farm }
web-avenue-js-written = { $count }: mais de { $beat }, por isso conta
web-avenue-js-not-written = { $count }: não passa de { $beat }, por isso vale 0
web-avenue-js-skip = Saltar
web-new-friend-note = Recebe um link para enviar
web-new-same = No mesmo ecrã
web-new-same-note = Vocês passam o dispositivo de mão em mão
web-new-several-note = Bots e pessoas, como quiser
web-new-you = Sobre si
web-new-name = O seu nome
web-new-name-note = Os outros jogadores vão vê-lo. Ele fica num cookie neste navegador; não há registo.
web-new-paris-yours = Joga com
web-new-avenue-own = O seu próprio mapa
web-new-avenue-own-note = Escreva-o em baixo
web-new-avenue-rows = O seu mapa, da linha de cima para baixo
web-join-seat = O seu lugar: { $seat }.
web-join-go = Ocupar o meu lugar
web-replay-play = Reproduzir automaticamente (espaço)
