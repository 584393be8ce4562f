# Avenue

avenue-option-sheet = O mapa: A, B ou C, ou um seu, em linhas de símbolos ou como caminho de um arquivo .txt.
avenue-option-players = Quantos jogadores, de 1 a 100.
sheet-unknown = Não existe o mapa “{ $name }”; escolha entre { $names }. Para usar o seu, indique as linhas dele ou o caminho de um arquivo .txt.
sheet-unreadable = Não foi possível ler { $path }: { $reason }
sheet-rows = Um mapa é uma lista de linhas de símbolos separados por espaços.
sheet-length = A linha { $row } tem { $count ->
    [one] { $count } espaço
   *[other] { $count } espaços
    }, mas a primeira linha tem { $expected }.
sheet-size = Um mapa tem no máximo { $spaces ->
    [one] um espaço
   *[other] { $spaces } espaços
    } e { $columns ->
    [one] uma coluna
   *[other] { $columns } colunas
    }.
sheet-symbol = Linha { $row }, coluna { $column }: “{ $symbol }” não é um símbolo; use A a F, CP, CG, P1 a P3, G1 a G3 ou um ponto.
sheet-twice = Linha { $row }, coluna { $column }: { $symbol } já está no mapa; cada fazenda e cada castelo só podem aparecer uma vez.
sheet-farms = Todas as fazendas, de A a F, devem estar no mapa; faltam: { $farms }.
record-deck = { $where } deve ser o baralho inteiro: { $cards }.
record-sheet = { $where }: { $reason }
record-sheet-name = { $where } deve ser a letra de um mapa ou as linhas do seu.
avenue-notation-space = “{ $text }”: “{ $word }” não é um espaço; os espaços vão de a1 a { $last }.
illegal-off-sheet = { $space } não está no mapa; os espaços vão de a1 a { $last }.
illegal-road = Já há uma estrada nesse espaço.
illegal-peek = Você já espiou nesta rodada.
missing-extra = Isto precisa de um pacote que não está instalado: pip install 'boulevard[{ $extra }]'
avenue-yellow = amarela
avenue-grey = cinza
avenue-text-round = Rodada { $round }, fazenda { $farm } (fazendas até agora: { $farms })
avenue-text-card = Carta { $number } { $road }, { $colour }; cartas amarelas nesta rodada: { $yellow } de { $yellows }
avenue-text-scores = Fazendas { $scores }; ligadas à fazenda desta rodada { $grapes }; castelos { $purple } + { $green }; penalidade { $penalty }; total { $total }

# Drawings of Avenue (games/avenue/drawing/draw.py)

avenue-draw-more = … e mais { $count }
avenue-draw-title = Avenue, rodada { $round }
avenue-draw-over = A partida acabou.
avenue-draw-turn = { $player } deve escolher.
avenue-draw-winner = Vitória de { $player }.
avenue-draw-winners = Vitória compartilhada dos jogadores { $numbers }.
avenue-draw-round = Rodada { $round } de { $rounds }
avenue-draw-end = Fim
avenue-draw-summary = { $player }: { $roads ->
    [one] { $roads } estrada
   *[other] { $roads } estradas
    }, { $total ->
    [one] { $total } ponto
   *[other] { $total } pontos
    }.
avenue-draw-sheet = Mapa de { $player }.
avenue-draw-space = { $space }: { $what }.
avenue-draw-empty = vazio
avenue-draw-farm = fazenda { $farm }
avenue-draw-farm-now = Fazenda { $farm }, a fazenda desta rodada.
avenue-draw-farm-played = Fazenda { $farm }, já jogada.
avenue-draw-farm-waiting = Fazenda { $farm }.
avenue-draw-castle-purple = castelo roxo, com telhados pontudos
avenue-draw-castle-green = castelo verde, com ameias
avenue-draw-grapes-purple = uvas roxas, { $count }
avenue-draw-grapes-green = uvas verdes, { $count }
avenue-draw-road = Estrada { $number }, { $sides }.
avenue-draw-sides-top-left = em cima e à esquerda
avenue-draw-sides-top-right = em cima e à direita
avenue-draw-sides-bottom-right = embaixo e à direita
avenue-draw-sides-bottom-left = embaixo e à esquerda
avenue-draw-sides-left-right = à esquerda e à direita
avenue-draw-sides-top-bottom = em cima e embaixo
avenue-draw-joined = Ligado à fazenda { $farm }.
avenue-draw-joined-purple = Ligado ao castelo roxo.
avenue-draw-joined-green = Ligado ao castelo verde.
avenue-draw-last = Última jogada.
avenue-draw-chosen = Sua escolha: estrada { $number }, { $sides }.
avenue-draw-card-yellow = Carta amarela, conta para o fim da rodada: estrada { $number }, { $sides }.
avenue-draw-card-grey = Carta cinza: estrada { $number }, { $sides }.
avenue-draw-farm-card = A fazenda desta rodada: { $farm }.
avenue-draw-next-farm = A próxima fazenda, que você espiou: { $farm }.
avenue-draw-farm-deck = A próxima carta de fazenda, virada para baixo.
avenue-draw-yellow = Cartas amarelas nesta rodada: { $count } de { $yellows }.
avenue-draw-left = Estrada { $number }, { $sides }. Ainda no baralho: { $yellow ->
    [one] { $yellow } amarela
   *[other] { $yellow } amarelas
    }, { $grey } cinza.
avenue-draw-deck = ainda no baralho
avenue-draw-to-act = { $player } ainda não escolheu.
avenue-draw-acted = { $player } já escolheu.
avenue-draw-peeked = { $player } já espiou nesta rodada.
avenue-draw-may-peek = { $player } ainda não espiou nesta rodada.
avenue-draw-score = Rodada { $round }, fazenda { $farm }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
    }.
avenue-draw-score-open = Rodada { $round }, fazenda { $farm }: { $points ->
    [one] { $points } uva ligada
   *[other] { $points } uvas ligadas
    } até agora; precisa de mais de { $beat }.
avenue-draw-score-later = Rodada { $round }: ainda não jogada.
avenue-draw-points-purple = Castelo roxo: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
    }.
avenue-draw-points-green = Castelo verde: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
    }.
avenue-draw-penalty = Fazendas que fizeram 0: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
    }.
avenue-draw-total = Total: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
    }.

# Pictures of single things of Avenue (games/avenue/drawing/pieces.py)

avenue-piece-farm-card = Carta de fazenda { $farm }
avenue-piece-farm-back = Carta de fazenda, virada para baixo
avenue-piece-farm = Fazenda
avenue-piece-grapes-purple = Uvas roxas
avenue-piece-grapes-green = Uvas verdes
avenue-piece-peek = Espiar a próxima carta de fazenda
avenue-piece-yellow = Carta amarela
avenue-piece-penalty = Uma fazenda com 0

# Score sheets of Avenue, line by line (games/avenue/views/explanation.py)

avenue-explain-line-farm = Rodada { $round }, fazenda { $farm }
avenue-explain-line-purple = Castelo roxo
avenue-explain-line-green = Castelo verde
avenue-explain-line-penalty = Penalidade
avenue-explain-farm = Rodada { $round }, fazenda { $farm }, mais de { $beat }: { $points }
avenue-explain-farm-zero = Rodada { $round }, fazenda { $farm }, não mais de { $beat }: 0
avenue-explain-running = Rodada { $round }, fazenda { $farm }, uvas até agora: { $points } (precisa de mais de { $beat })
avenue-explain-purple = Uvas roxas ligadas ao castelo roxo: { $points }
avenue-explain-green = Uvas verdes ligadas ao castelo verde: { $points }
avenue-explain-penalty = A fazenda { $farm } fez 0: { $points }

# The printed pad (games/avenue/drawing/pad.py)

avenue-pad-title = Avenue, mapa { $name }
avenue-pad-name = Nome
avenue-pad-advice = Cada fazenda deve fazer mais pontos que a anterior, ou faz 0; cada 0 custa { $penalty } no final.
avenue-pad-ticks = Escreva a letra da fazenda no círculo. Marque um círculo pequeno a cada carta amarela e o olho quando espiar.
avenue-pad-total = Total
avenue-pad-foot = Boulevard

# Positions (games/avenue/positions/position.py)

avenue-position-cards = { $where }: pelo menos uma carta deve estar aberta.
avenue-position-card-text = As cartas se escrevem com estrada e cor, como 3y5g; depois, um ponto se a partida acabou, e + com as próximas cartas conhecidas.
avenue-position-deck = { $where }: { $card } aparece vezes demais; o baralho tem { $count }.
avenue-position-over = { $where }: a partida já tinha acabado antes da última destas cartas.
avenue-position-not-over = { $where }: a partida acaba quando a última carta aberta é a amarela número { $count }.
avenue-position-farm-twice = { $where }: uma fazenda aparece duas vezes.
avenue-position-farms = { $where }: { $count ->
    [one] { $count } fazenda já foi aberta
   *[other] { $count } fazendas já foram abertas
    }; indique todas.
avenue-position-players = { $where }: uma partida tem de 1 a { $most } jogadores.
avenue-position-player = O jogador { $number } se escreve assim: { $names }.
avenue-position-rows = { $where }: indique os espaços linha por linha, { $rows } × { $columns }, com / entre as linhas; cada espaço é uma estrada de 1 a 6 ou um ponto.
avenue-position-scores = { $where }: deve haver uma pontuação por rodada terminada: { $count }.
avenue-position-peek-twice = { $where }: uma rodada aparece duas vezes.
avenue-position-choice = { $where }: este jogador não pode ter escolhido isso.
avenue-position-ended = { $where }: a partida acabou, não há mais nada a escolher.
avenue-position-nobody = { $where }: todos já escolheram; falta abrir a próxima carta.

# What is odd about a position (games/avenue/positions/oddities.py)

avenue-oddity-turns = { $player }: estradas desenhadas { $roads }, espiadas { $peeks }, cartas jogadas { $cards }. A conta não fecha.
avenue-oddity-roads = { $player }: a estrada { $road } foi desenhada mais vezes ({ $count }) do que saiu ({ $cards }).
avenue-oddity-rising = { $player }: a pontuação da rodada { $round } ({ $points }) não supera a anterior ({ $before }); deveria ser 0.
avenue-oddity-points = { $player }: a pontuação da rodada { $round } ({ $points }) é maior que as uvas ligadas a essa fazenda ({ $grapes }).
