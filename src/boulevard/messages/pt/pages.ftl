# Pages (web/templates)

web-brand = Boulevard
web-skip = Ir para o conteúdo
web-nav = Páginas
web-language = Idioma: { $name }
web-nav-games = Minhas partidas
web-nav-api = API
web-home-title = { $count ->
    [2] Dois jogos de tabuleiro, uma mesa.
   *[other] Vários jogos, uma mesa.
}
web-home-lead = Jogue no navegador: contra bots que jogam bem de verdade, com um amigo por link ou lado a lado na mesma tela. Sem cadastro, sem espera.
web-home-play = Jogar contra { $name }
web-home-more = Escolher como jogar
web-home-own = Partidas em andamento
web-home-all = Todas as minhas partidas
web-home-invited = Recebeu um link? Abra-o para ocupar seu lugar.
web-about-paris = Coloque peças, reserve edifícios e construa onde houver luz. Cada edifício vale o próprio tamanho por poste ao lado.
web-facts-paris = 2 jogadores · cerca de 25 minutos · postais em cada partida: { $in_play } de { $postcard_count }
web-art-paris = O tabuleiro de Paris no fim de uma partida, com edifícios iluminados por postes
web-about-avenue = Todos desenham a mesma estrada, cada um onde quiser. Ligue as fazendas às uvas, a mais uvas a cada rodada.
web-facts-avenue = 1 a { $most } jogadores · cerca de 15 minutos · todos jogam ao mesmo tempo
web-art-avenue = Um mapa de Avenue cheio de estradas entre fazendas, uvas e castelos
web-own-title = Minhas partidas
web-own-note = Lembramos das suas partidas com um cookie neste navegador. Você também pode tê-las nos seus outros aparelhos:
web-own-none = Você ainda não jogou aqui, pelo menos não neste navegador.
web-own-elsewhere = Se você jogou em outro aparelho, pode ter aquelas partidas aqui também:
web-own-start = Começar uma partida
web-own-yours = Sua vez
web-own-theirs = Vez de { $name }
web-own-waiting = Esperando um jogador
web-own-older = Partidas antigas
web-own-with = com { $names }
web-own-alone = solo
web-own-shared = { $names }, na mesma tela
web-ago-now = agora mesmo
web-ago-minutes = há { $count } min
web-ago-hours = há { $count } h
web-ago-days = { $count ->
    [1] ontem
    [one] há { $count } dia
   *[other] há { $count } dias
    }
web-error-status = Erro { $status }. Suas partidas estão a salvo.
web-error-home = Voltar à página inicial
web-wait-title = Só um momento
web-wait-note = Esta página vai se recarregar sozinha.
web-somebody = alguém
web-table-board = Tabuleiro
web-table-board-help = As setas movem de espaço em espaço, Enter escolhe, R gira a peça na mão e Escape cancela.
web-table-players = Jogadores
web-table-score = Pontos
web-table-moves = Jogadas
web-table-lost = A conexão caiu. Reconectando…
web-table-hand = Passe o aparelho para { $seat }
web-table-hand-note = Agora é a vez de { $name }. Cartas e peças escondidas só aparecem quando você apertar o botão.
web-table-hand-ready = Sou { $seat }

web-table-waiting = Esperando um jogador entrar
web-table-yours = Sua vez
web-table-yours-as = Vez de { $seat }
web-plain-todo = Escolha uma jogada.
web-table-not-yours = Não é a sua vez.
web-table-theirs = Vez de { $names }
web-table-theirs-many = { $count ->
    [one] Um jogador está escolhendo
   *[other] { $count } jogadores estão escolhendo
    }
web-table-moved = { $name }: { $move }
web-news-points = { $name }: { $was } → { $now }
web-news-skipped = { $name } não tem jogada possível e perde a vez.
web-news-more = { $count ->
    [one] Outro jogador também jogou.
   *[other] Outros { $count } jogadores também jogaram.
    }
web-moves-notation = Notação
web-moves-notation-note = Mostrar as jogadas em notação
web-table-type = Ou digite uma jogada
web-table-type-hint = ex.: { $move }
web-table-type-look = Ver prévia
web-paris-todo-1 = Coloque sua peça ou reserve um edifício.
web-paris-todo-pass = Você já colocou todas as suas peças e a oferta está vazia: você passa.
web-paris-todo-2 = Construa ou ative um postal.
web-paris-pass = Passar
web-js-confirm = Confirmar
web-js-confirm-keys = Enter confirma, Escape cancela.
web-js-back = Cancelar
web-js-turn = Girar
web-js-lost = Sem conexão com a mesa. Tente de novo daqui a pouco.
web-paris-tray = Peças à sua escolha
web-paris-tile = Sua peça
web-paris-js-lay = Escolha um quadrado para sua peça.
web-paris-js-build = Escolha onde construir { $name }.
web-paris-js-place = Escolha um espaço no tabuleiro.
web-paris-js-nowhere = Você pode ativar o postal sem a ação ou cancelar.
web-paris-js-one-way = Aqui só cabe nesta posição.
web-paris-js-give = Qual edifício da sua reserva você devolve?
web-paris-js-take = Qual edifício da oferta você pega?
web-paris-js-side = Para que lado a Estátua olha?
web-paris-js-side-n = Norte ↑
web-paris-js-side-e = Leste →
web-paris-js-side-s = Sul ↓
web-paris-js-side-w = Oeste ←
web-paris-js-house = Qual edifício o Anexo amplia?
web-paris-js-house-at = { $name } em { $space }
web-paris-js-garden-at = Jardim em { $space }
web-paris-js-alone = Sem a ação
web-card-levitation = Troque um edifício da sua reserva por um da oferta e construa o novo na hora. O antigo deixa de custar pontos.
web-card-metropolitain = Em um dos seus próximos turnos, um edifício seu pode cobrir um espaço de poste. Esse poste deixa de existir.
web-card-jardin = Coloque o Jardim, com uma chaminé, em dois espaços livres da sua cor ou mistos. É um edifício de tamanho 2.
web-card-sacre-coeur = Você não perde pontos pelos edifícios que sobrarem na sua reserva.
web-card-peintre = Coloque o Pintor em um espaço livre da sua cor. Ele vale { $per_lamp } por poste que consegue alcançar sem atravessar edifícios.
web-card-chartier = Em um dos seus próximos turnos, um edifício ou a Fonte pode cobrir um espaço da cor do seu rival.
web-card-bouquinistes = Coloque o Anexo em um espaço livre da sua cor, ao lado de um edifício seu. Esse edifício ganha um espaço.
web-card-lampadaire = Coloque o Poste em um espaço livre da sua cor. Ele ilumina os quatro espaços ao lado.
web-card-moulin-rouge = Coloque a Dançarina em um espaço livre da sua cor. Ela vale 1 ponto por espaço livre que consegue alcançar; edifícios, postes e outras peças bloqueiam o caminho.
web-card-penseur = Coloque a Estátua em um espaço livre da sua cor, de frente para um espaço livre. { $penseur ->
    [own] Se ele continuar livre, você ganha { $per_side } por espaço livre da sua cor ao lado da Estátua e { $per_corner } por espaço livre da sua cor nas diagonais.
   *[any] Se ele continuar livre, você ganha { $per_side } por espaço livre ao lado da Estátua e { $per_corner } por espaço livre nas diagonais.
    }
web-card-fontaine = { $fountain ->
    [one] Coloque a Fonte em um espaço livre da sua cor ou misto.
   *[other] Coloque a Fonte em { $fountain } espaços livres lado a lado, da sua cor ou mistos.
    } Ela vale { $per_building } por edifício seu ao lado.
web-card-grande-lumiere = Coloque o Poste Grande em um espaço de poste vazio. { $rays ->
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
web-table-free = Lugar livre
web-table-points = Pontos até agora
web-paris-no-reserve = Nada reservado
web-paris-postcards = Postais
web-table-preparing = Os bots estão sendo preparados neste computador. Isso só acontece uma vez e leva um ou dois minutos.
web-table-watching = Você está assistindo. Cartas e peças escondidas não aparecem.
web-table-asked = Você pediu para desfazer sua última jogada.
web-table-asks = { $name } quer desfazer a última jogada.
web-table-agree = Aceitar
web-table-disagree = Não, continuar
web-table-no-moves = Nenhuma jogada ainda.
web-table-about = Esta mesa
web-table-undo = Desfazer
web-table-resign = Desistir
web-table-resign-sure = Desistir e sair desta partida?
web-table-resign-yes = Sim, desistir
web-table-own-link = Seu link
web-table-own-link-note = Abre seu lugar em qualquer aparelho. Não mostre a ninguém.
web-table-watch-link = Link para assistir
web-table-watch-link-note = Outras pessoas podem assistir sem ver sua mão.
web-table-commitment-note = A impressão digital (SHA-256) da semente usada para embaralhar. A semente aparece no fim da partida.
web-over-alone = Pontuação final
web-over-abandoned = Partida não terminada
web-over-draw = Empate
web-over-you = Você venceu
web-over-shared = Vitória compartilhada
web-over-winner = Vitória de { $names }
web-over-winners = Vitória compartilhada: { $names }
web-over-how-played = { $scores }
web-over-how-resigned = Desistência: { $names }.
web-over-how-abandoned = Ninguém voltou por muito tempo.
web-over-score = { $name } { $points }
web-over-rematch = Jogar de novo
web-over-rematch-go = Ir para a próxima partida
web-over-replay = Ver o replay
web-over-record = Baixar o registro
web-over-fair = O embaralhamento foi justo?
web-over-fair-good = Sim. Seu navegador acabou de conferir.
web-over-fair-bad = Não. Esta não é a semente fixada antes da partida, ou o embaralhamento não saiu dela.
web-over-fair-how = Antes da partida, mostramos a você uma impressão digital (SHA-256) da nossa semente. Depois, o navegador de cada jogador pôde acrescentar caracteres aleatórios, e o embaralhamento saiu de tudo isso. Seu navegador acabou de refazer a conta e comparar.
web-over-fair-other = Não. Seu navegador guardou outra impressão digital, ou faltam os caracteres que ele acrescentou.
web-over-commitment = Impressão digital
web-over-seed = Semente
web-over-entropy = Acrescentado por { $name }
web-over-entropy-none = Este lugar não acrescentou nada.
web-over-deal = Embaralhado a partir de
web-invite = Envie este link para quem vai jogar como { $seat } ou mostre o código para a pessoa escanear.
web-invite-link = Link para { $seat }
web-invite-note = A partida começa assim que o lugar for ocupado. Você pode fechar esta página e voltar por “Minhas partidas”.
web-invite-shuffle = Nada é embaralhado até que todos os lugares sejam ocupados. O que aparece até lá é só um exemplo.
web-copy = Copiar
web-copied = Copiado

# The table of Avenue in the browser

web-avenue-todo = Desenhe a estrada da carta em qualquer espaço sem estrada.
web-avenue-todo-or-peek = Desenhe a estrada da carta em qualquer espaço sem estrada, ou espie.
web-avenue-farm-now = Fazenda atual
web-avenue-next = Próxima fazenda
web-avenue-next-known = Próxima: só você sabe
web-avenue-peeked = Já espiou
web-avenue-yellow = Amarelas: { $count }/4
web-avenue-peek = Espiar
web-avenue-peek-words = Espiar a próxima fazenda em vez de desenhar
web-avenue-peek-price = Só você vê a próxima fazenda, mas não desenha esta estrada. Uma vez por rodada.
web-avenue-peek-last = Na rodada 5, a próxima fazenda não vai pontuar: espiar é só um jeito de não desenhar. Uma vez por rodada.
web-avenue-waiting = Você escolheu “{ $move }”. Os outros ainda estão escolhendo.
web-avenue-waiting-peek = Você espiou. Os outros ainda estão escolhendo.
web-avenue-busy = ainda está escolhendo
web-avenue-done = já escolheu
web-avenue-enlarge = Ampliar este mapa
web-avenue-own-score = Sua pontuação
web-avenue-beat = > { $beat }
web-avenue-show = Mostrar
web-avenue-left = Ainda no baralho
web-avenue-left-of = Estrada { $number }: { $yellow ->
    [one] { $yellow } amarela
   *[other] { $yellow } amarelas
    }, { $grey } cinza
web-avenue-js-road = Estrada { $number } em { $space }
web-avenue-js-farm = Fazenda { $farm }
web-avenue-js-purple = Castelo roxo
web-avenue-js-green = Castelo verde
web-avenue-js-change = { $was } → { $now }
web-avenue-js-same = { $now }
web-avenue-js-enough = mais de { $beat }
web-avenue-js-short = precisa de mais de { $beat }
web-avenue-js-nothing = Ainda não liga nada que pontue.
web-avenue-js-peek = Você não desenha esta estrada. Só você vê a próxima fazenda. Uma vez por rodada.
web-avenue-js-peek-last = Você não desenha esta estrada. A próxima fazenda não vai pontuar.
web-avenue-js-card = { $card } Cartas amarelas: { $count } de { $yellows }.
web-avenue-js-round = Rodada { $round }: a fazenda é { $farm }.
web-avenue-js-scored = Rodada { $round }: pontuação da fazenda { $farm }
web-avenue-js-counting = Uvas ligadas à fazenda { $farm }: { $count }
web-avenue-js-lone = A fazenda { $farm } não está ligada a nenhuma uva.
web-avenue-js-written = { $count }: mais de { $beat }, então conta
web-avenue-js-not-written = { $count }: não passa de { $beat }, então vale 0
web-avenue-js-castle-purple = Uvas roxas ligadas ao castelo roxo: { $count }
web-avenue-js-castle-green = Uvas verdes ligadas ao castelo verde: { $count }
web-avenue-js-penalty = Penalidade, { $penalty } por fazenda que fez 0: { $points }
web-avenue-js-total = Total: { $points }
web-avenue-js-others = Outros jogadores: { $scores }
web-avenue-js-other = { $name } { $points }
web-avenue-js-skip = Pular
web-avenue-js-go-on = Continuar
web-avenue-close = Fechar
web-look-total = Total
web-look-same = Isso não altera a pontuação.
web-new-who = Quem vai jogar?
web-new-bot = Um bot
web-new-bot-note = { $count ->
    [one] Um nível
   *[other] { $count } níveis, do fácil ao difícil
}
web-new-friend = Um amigo
web-new-friend-note = Você recebe um link para enviar
web-new-same = Na mesma tela
web-new-same-note = Vocês passam o aparelho de mão em mão
web-new-alone = Solo
web-new-alone-note = Para fazer o máximo de pontos
web-new-several = Um grupo
web-new-several-note = Bots e pessoas, como você quiser
web-new-several-how = Até { $most } jogadores. Cada amigo recebe um link próprio.
web-new-nobody = Ninguém
web-new-level = Dificuldade
web-new-others = Outros bots; partidas contra eles não contam para o rating.
web-new-second = Nome do outro jogador
web-new-named = Nome de { $seat }
web-new-you = Você
web-new-name = Seu nome
web-new-name-note = Os outros jogadores vão vê-lo. Ele fica em um cookie neste navegador; não há cadastro.
web-new-go = Começar partida
web-new-more = Mais opções
web-new-paris-starred = Com estrela
web-new-paris-starred-note = Os melhores para começar
web-new-paris-random = Sorteados
web-new-paris-random-note = { $in_play } dos { $postcard_count }
web-new-paris-picked = À sua escolha
web-new-paris-picked-note = Escolha oito abaixo
web-new-paris-colours = Cores
web-new-paris-yours = Você joga com
web-new-paris-starts = Quem começa?
web-new-paris-lot = Sorteio
web-new-paris-penseur = Le Penseur conta espaços livres
web-new-paris-penseur-any = de qualquer cor
web-new-paris-penseur-own = só da cor do dono
web-new-paris-fountain = Quantos espaços a Fonte ocupa
web-new-paris-mirror = Os edifícios podem ser virados?
web-new-avenue-sheet = Mapa
web-new-avenue-letter = Mapa { $letter }
web-new-avenue-own = Seu próprio mapa
web-new-avenue-own-note = Digite-o abaixo
web-new-avenue-rows = Seu mapa, da linha de cima para baixo
web-new-avenue-symbols = A a F são as fazendas, uma de cada. CP e CG são os castelos roxo e verde, P1 a P3 são uvas roxas, G1 a G3 são uvas verdes, e um ponto é um espaço vazio. No máximo 64 espaços.
web-yes = Sim
web-no = Não
web-join-title = Jogue { $title } com { $hosts }
web-join-seat = Seu lugar: { $seat }.
web-join-go = Ocupar meu lugar
web-new-paris-peek = O que faz cada postal
web-replay-title = Replay de { $title }
web-replay-at = Após a jogada { $number } de { $count }
web-replay-play = Reproduzir sozinho (espaço)
web-replay-pause = Pausar (espaço)
web-replay-table = Voltar à mesa
web-replay-start = Antes da primeira jogada
web-replay-first = Ir ao início
web-replay-back = Uma jogada para trás
web-replay-on = Uma jogada para a frente
web-replay-last = Ir ao fim
web-replay-scrub = Jogada mostrada
web-replay-share = Copiar link desta jogada
web-api-title = API
web-api-more = Descrição completa para ferramentas:
web-api-field = Nome
web-api-where = Em
web-api-kind = Tipo
web-api-about-field = Descrição
