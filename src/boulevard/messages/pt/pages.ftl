# Pages (web/templates)

web-brand = Boulevard
web-skip = Ir para o conteúdo
web-nav = Páginas
web-language = Idioma: { $name }
web-nav-games = Minhas partidas
web-nav-api = API para programas
web-home-title = Dois jogos de tabuleiro, uma mesa.
web-home-lead = Jogue no navegador: contra bots que sabem o que fazem, com alguém por um link ou lado a lado na mesma tela. Sem conta, sem espera.
web-home-play = Jogar contra { $name }
web-home-more = Escolher como jogar
web-home-own = Suas partidas em andamento
web-home-all = Todas as suas partidas
web-home-invited = Recebeu um link? Abra: ele leva à cadeira que espera por você.
web-about-paris = Calce as ruas, reserve edifícios e construa onde os postes brilham. Cada edifício vale o próprio tamanho para cada luz que recebe.
web-facts-paris = 2 jogadores · cerca de 25 minutos · doze postais com truques, oito por partida
web-art-paris = O tabuleiro de Paris no fim de uma partida, com edifícios iluminados por postes
web-about-avenue = Todos desenham a mesma estrada, cada um onde quiser. Ligue fazendas a uvas: a cada rodada, mais que na anterior.
web-facts-avenue = 1 a 8 jogadores · cerca de 15 minutos · todos ao mesmo tempo
web-art-avenue = Um mapa de Avenue, cheio de estradas entre fazendas, uvas e castelos
web-own-title = Minhas partidas
web-own-note = Um cookie deste navegador lembra suas partidas. Em outro aparelho, abra o link pessoal da partida.
web-own-none = Você ainda não jogou aqui, ou não com este navegador.
web-own-start = Começar uma partida
web-own-yours = Sua vez
web-own-theirs = Vez de { $name }
web-own-waiting = Cadeira livre
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
web-error-status = Código { $status }. Suas partidas estão como estavam.
web-error-home = Voltar ao início
web-wait-title = Acendendo os postes
web-wait-note = Esta página volta sozinha.
web-somebody = alguém
web-table-board = Tabuleiro
web-table-board-help = As setas vão de espaço em espaço, Enter escolhe, R gira o que você segura, Escape cancela.
web-table-players = Jogadores
web-table-score = Pontos
web-table-moves = Jogadas
web-table-lost = A conexão caiu. Tentando voltar à mesa…
web-table-hand = Passe o aparelho para { $seat }
web-table-hand-note = É a vez de { $name }. Nada escondido aparece até você confirmar.
web-table-hand-ready = Sou { $seat }

web-table-waiting = Esperando alguém se sentar
web-table-yours = Sua vez
web-table-yours-as = Vez de { $seat }
web-table-theirs = Vez de { $names }
web-table-theirs-many = { $count ->
    [one] { $count } jogador está escolhendo
   *[other] { $count } jogadores estão escolhendo
    }
web-table-moved = { $name }: { $move }
web-news-points = { $name }: { $was } → { $now }
web-news-skipped = { $name } não pode jogar e perde a vez.
web-news-more = { $count ->
    [one] Mais uma pessoa também jogou.
   *[other] Mais { $count } pessoas também jogaram.
}
web-moves-notation = Notação
web-moves-notation-note = Mostrar as jogadas em notação
web-table-type = Ou digite uma jogada
web-table-type-hint = ex.: { $move }
web-table-type-look = Ver
web-paris-todo-1 = Coloque sua peça ou reserve um edifício.
web-paris-todo-pass = Não há nada que você possa fazer: passe.
web-paris-todo-2 = Construa ou ative um postal.
web-paris-pass = Passar
web-js-confirm = Confirmar
web-js-confirm-keys = Enter confirma, Escape cancela.
web-js-back = Cancelar
web-js-turn = Girar
web-js-lost = A mesa está fora de alcance. Tente de novo daqui a pouco.
web-paris-tray = O que você pode pegar
web-paris-tile = Sua peça
web-paris-js-lay = Escolha um quadrado para sua peça.
web-paris-js-build = Escolha onde construir { $name }.
web-paris-js-place = Escolha um lugar no tabuleiro.
web-paris-js-nowhere = Não há lugar para isso. Você pode ativar o postal sem a ação ou cancelar.
web-paris-js-give = Qual edifício da sua reserva você devolve?
web-paris-js-take = Qual edifício da oferta você pega?
web-paris-js-side = Para onde a Estátua vai olhar?
web-paris-js-side-n = Norte ↑
web-paris-js-side-e = Leste →
web-paris-js-side-s = Sul ↓
web-paris-js-side-w = Oeste ←
web-paris-js-house = De qual edifício será o Anexo?
web-paris-js-house-at = { $name } em { $space }
web-paris-js-garden-at = Jardim em { $space }
web-paris-js-alone = Sem a ação
web-card-levitation = Troque um edifício da sua reserva por um da oferta e construa o novo na hora. O antigo não custa mais nada.
web-card-metropolitain = Em uma vez futura, um edifício seu pode cobrir um espaço de poste. Essa luz então se apaga.
web-card-jardin = Ponha o Jardim em dois espaços livres da sua cor ou mistos, com uma chaminé. É um edifício de tamanho 2.
web-card-sacre-coeur = Você não perde nada pelos edifícios que não construiu.
web-card-peintre = Ponha o Pintor em um espaço livre da sua cor. 2 pontos por poste que ele alcança sem cruzar um edifício.
web-card-chartier = Em uma vez futura, um edifício ou a Fonte pode cobrir um espaço da cor rival.
web-card-bouquinistes = Ponha o Anexo em um espaço livre da sua cor ao lado de um edifício seu. Esse edifício cresce um espaço.
web-card-lampadaire = Ponha o Poste em um espaço livre da sua cor. Ele brilha a partir de então.
web-card-moulin-rouge = Ponha a Dançarina em um espaço livre da sua cor. 1 ponto por espaço livre que ela alcança; edifícios, postes e peças especiais a detêm.
web-card-penseur = Ponha a Estátua em um espaço livre da sua cor, olhando para um espaço livre. { $penseur ->
    [own] Se ele continuar livre: 2 pontos por espaço livre da sua cor nos lados dela, 1 por espaço livre da sua cor nos cantos.
   *[any] Se ele continuar livre: 2 pontos por espaço livre nos lados dela, 1 por espaço livre nos cantos.
    }
web-card-fontaine = { $fountain ->
    [one] Ponha a Fonte em um espaço livre da sua cor ou misto.
   *[other] Ponha a Fonte em { $fountain } espaços livres lado a lado, da sua cor ou mistos.
    } 3 pontos por edifício seu ao lado dela.
web-card-grande-lumiere = Ponha o Poste Grande em um espaço de poste vazio. { $rays ->
    [cross] { $reach ->
        [one] Ele ilumina os quatro espaços ao lado.
       *[other] Ele ilumina até { $reach } espaços de distância nas quatro direções.
    }
    [star] { $reach ->
        [one] Ele ilumina os oito espaços ao redor.
       *[other] Ele ilumina até { $reach } espaços de distância nas oito direções.
    }
   *[other] { $count ->
        [one] Ele ilumina { $count } espaço, como manda a sua caixa.
       *[other] Ele ilumina { $count } espaços ao redor, como manda a sua caixa.
    }
    }
web-table-free = Cadeira livre
web-table-points = Pontos até agora
web-paris-no-reserve = Nada reservado
web-paris-postcards = Postais
web-table-preparing = Os bots estão sendo preparados nesta máquina. Isso acontece uma única vez e leva um ou dois minutos.
web-table-watching = Você está assistindo. Mãos e outros segredos não aparecem.
web-table-asked = Você pediu para desfazer sua última decisão.
web-table-asks = { $name } gostaria de desfazer a última decisão.
web-table-agree = Aceitar
web-table-disagree = Não, seguir
web-table-no-moves = Ainda não houve jogadas.
web-table-about = Esta mesa
web-table-undo = Desfazer
web-table-resign = Abandonar
web-table-resign-sure = Sair desta partida de vez?
web-table-resign-yes = Sim, abandonar
web-table-own-link = Seu link
web-table-own-link-note = leva ao seu lugar, de qualquer aparelho. Guarde-o só para você.
web-table-watch-link = Para assistir
web-table-watch-link-note = deixa outras pessoas assistirem, sem ver sua mão.
web-table-commitment-note = é o SHA-256 da semente que embaralhou tudo. A semente aparece no fim.
web-over-alone = O mapa está completo
web-over-abandoned = A partida não foi terminada
web-over-draw = Empate
web-over-you = Você venceu.
web-over-shared = Vitória dividida com você
web-over-winner = Vitória de { $names }
web-over-winners = Vitória dividida: { $names }
web-over-how-played = { $scores }
web-over-how-resigned = Abandono: { $names }.
web-over-how-abandoned = Faz muito tempo que ninguém volta.
web-over-score = { $name } { $points }
web-over-rematch = Jogar de novo
web-over-rematch-go = Ir à próxima partida
web-over-replay = Rever a partida
web-over-record = Baixar o registro
web-over-fair = O embaralhamento foi justo?
web-over-fair-good = Sim: acaba de ser conferido.
web-over-fair-bad = Não. A semente não é a do compromisso.
web-over-fair-how = Antes da primeira jogada, o SHA-256 da semente foi mostrado. Seu navegador o calculou de novo a partir da semente e comparou.
web-over-commitment = Compromisso
web-over-seed = Semente
web-invite = Envie este link a quem vai jogar como { $seat } ou mostre o código para escanear.
web-invite-link = O link para { $seat }
web-invite-note = A partida começa assim que a cadeira for ocupada. Você pode fechar esta página: ela está entre as suas partidas.
web-copy = Copiar
web-copied = Copiado

# The table of Avenue in the browser

web-avenue-todo = Desenhe a estrada da carta em qualquer espaço sem estrada.
web-avenue-todo-or-peek = Desenhe a estrada da carta em qualquer espaço sem estrada, ou espie.
web-avenue-farm-now = Fazenda atual
web-avenue-next = Próxima fazenda
web-avenue-next-known = Próxima: seu segredo
web-avenue-peeked = Já espiou
web-avenue-yellow = Amarelas: { $count }/4
web-avenue-peek = Espiar
web-avenue-peek-words = Espiar a próxima carta de fazenda em vez de desenhar
web-avenue-peek-price = O preço: você não desenha nada com esta carta. Em troca, só você vê a próxima fazenda. Uma vez por rodada.
web-avenue-peek-last = A próxima fazenda não será mais jogada: na rodada 5, espiar é só um jeito de não desenhar. Uma vez por rodada.
web-avenue-waiting = Você escolheu “{ $move }”. Ainda falta alguém escolher.
web-avenue-waiting-peek = Você espiou. Ainda falta alguém escolher.
web-avenue-busy = ainda está escolhendo
web-avenue-done = já escolheu
web-avenue-enlarge = Ampliar este mapa
web-avenue-own-score = Seu placar
web-avenue-beat = > { $beat }
web-avenue-show = Mostrar
web-avenue-left = Ainda no baralho
web-avenue-left-of = Estrada { $number }: amarelas { $yellow }, cinza { $grey }
web-avenue-js-road = Estrada { $number } em { $space }
web-avenue-js-farm = Fazenda { $farm }
web-avenue-js-purple = Castelo roxo
web-avenue-js-green = Castelo verde
web-avenue-js-change = { $was } → { $now }
web-avenue-js-same = { $now }
web-avenue-js-enough = mais de { $beat }
web-avenue-js-short = precisa de mais de { $beat }
web-avenue-js-nothing = Ainda não liga nada que conte.
web-avenue-js-peek = Você não desenha nada com esta carta e vê a próxima fazenda. Ninguém mais vê. Uma vez por rodada.
web-avenue-js-peek-last = Você não desenha nada com esta carta. A próxima fazenda não será mais jogada.
web-avenue-js-card = { $card } Cartas amarelas: { $count } de 4.
web-avenue-js-round = Rodada { $round }: a fazenda é { $farm }.
web-avenue-js-scored = Rodada { $round }: pontos da fazenda { $farm }
web-avenue-js-counting = Uvas ligadas à fazenda { $farm }: { $count }
web-avenue-js-lone = Nenhuma uva está ligada à fazenda { $farm }.
web-avenue-js-written = { $count }, mais de { $beat }: anotado
web-avenue-js-not-written = { $count }, não passa de { $beat }: 0
web-avenue-js-castle-purple = Uvas roxas ligadas ao castelo roxo: { $count }
web-avenue-js-castle-green = Uvas verdes ligadas ao castelo verde: { $count }
web-avenue-js-penalty = Penalidade, 5 por fazenda sem pontos: { $points }
web-avenue-js-total = No total: { $points }
web-avenue-js-others = Os outros: { $scores }
web-avenue-js-other = { $name } { $points }
web-avenue-js-skip = Pular
web-avenue-js-go-on = Continuar
web-avenue-close = Fechar
web-look-total = Total
web-look-same = Nenhum ponto muda com isso.
web-new-who = Com quem?
web-new-bot = Um bot
web-new-bot-note = Oito níveis, de visitante a mestre
web-new-friend = Outra pessoa
web-new-friend-note = Você recebe um link para enviar
web-new-same = Na mesma tela
web-new-same-note = Vocês passam o aparelho
web-new-alone = Solo
web-new-alone-note = Pelo maior número de pontos
web-new-several = Vários
web-new-several-note = Bots e pessoas juntos
web-new-several-how = Até { $most } em uma mesa. Cada pessoa convidada recebe um link.
web-new-nobody = Ninguém
web-new-level = Que força
web-new-second = O nome da outra pessoa
web-new-named = O nome de { $seat }
web-new-you = Você
web-new-name = Seu nome
web-new-name-note = Aparece para quem joga com você e fica em um cookie deste navegador. Sem conta.
web-new-go = Começar
web-new-more = Mais opções
web-new-paris-starred = Os oito com estrela
web-new-paris-starred-note = Ideais para começar
web-new-paris-random = Sorteados
web-new-paris-random-note = Oito dos doze
web-new-paris-picked = Escolhidos
web-new-paris-picked-note = Escolha oito abaixo
web-new-paris-colours = Cores
web-new-paris-yours = Você joga com
web-new-paris-starts = Quem começa
web-new-paris-lot = Sorteio
web-new-paris-penseur = Le Penseur conta espaços livres
web-new-paris-penseur-any = de qualquer cor
web-new-paris-penseur-own = só da cor de quem o ativou
web-new-paris-fountain = Espaços da Fonte
web-new-paris-mirror = Os edifícios podem ser virados?
web-new-avenue-sheet = O mapa
web-new-avenue-letter = Mapa { $letter }
web-new-avenue-own = O seu próprio
web-new-avenue-own-note = Feito com letras
web-new-avenue-rows = Seu mapa, da linha de cima para baixo
web-new-avenue-symbols = A a F são as fazendas, uma de cada. CP e CG são os castelos, P1 a P3 uvas roxas e G1 a G3 uvas verdes; um ponto é um espaço vazio. No máximo 64 espaços.
web-yes = Sim
web-no = Não
web-join-title = Jogue { $title } com { $hosts }
web-join-seat = A cadeira de { $seat } está guardada para você.
web-join-go = Sentar à mesa
web-new-paris-peek = O que fazem os postais
web-replay-title = { $title }, mais uma vez
web-replay-at = Jogada { $number } de { $count }
web-replay-play = Reproduzir (espaço)
web-replay-pause = Pausar (espaço)
web-replay-table = Voltar à mesa
web-replay-start = Antes da primeira jogada.
web-replay-first = Ir ao início
web-replay-back = Uma jogada para trás
web-replay-on = Uma jogada para a frente
web-replay-last = Ir ao fim
web-replay-scrub = Jogadas mostradas
web-replay-share = Copiar link deste momento
web-api-title = API para programas
web-api-more = A descrição completa, para ferramentas:
web-api-field = Nome
web-api-where = Em
web-api-kind = Tipo
web-api-about-field = Significado
