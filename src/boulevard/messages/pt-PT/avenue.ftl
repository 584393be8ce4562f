# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

avenue-option-sheet = O mapa: A, B ou C, ou um seu, em linhas de símbolos ou como caminho de um ficheiro .txt.
sheet-unknown = Não existe o mapa “{ $name }”; escolha entre { $names }. Para usar o seu, indique as linhas dele ou o caminho de um ficheiro .txt.
illegal-peek = Já espreitou nesta ronda.
avenue-grey = cinzenta
avenue-text-round = Ronda { $round }, fazenda { $farm } (fazendas até agora: { $farms })
avenue-text-card = Carta { $number } { $road }, { $colour }; cartas amarelas nesta ronda: { $yellow } de { $yellows }
avenue-text-scores = Fazendas { $scores }; ligadas à fazenda desta ronda { $grapes }; castelos { $purple } + { $green }; penalidade { $penalty }; total { $total }
avenue-draw-title = Avenue, ronda { $round }
avenue-draw-winners = Vitória partilhada dos jogadores { $numbers }.
avenue-draw-round = Ronda { $round } de { $rounds }
avenue-draw-farm-now = Fazenda { $farm }, a fazenda desta ronda.
avenue-draw-castle-purple = castelo roxo, com telhados pontiagudos
avenue-draw-sides-bottom-right = em baixo e à direita
avenue-draw-sides-bottom-left = em baixo e à esquerda
avenue-draw-sides-top-bottom = em cima e em baixo
avenue-draw-chosen = A sua escolha: estrada { $number }, { $sides }.
avenue-draw-card-yellow = Carta amarela, conta para o fim da ronda: estrada { $number }, { $sides }.
avenue-draw-card-grey = Carta cinzenta: estrada { $number }, { $sides }.
avenue-draw-farm-card = A fazenda desta ronda: { $farm }.
avenue-draw-next-farm = A próxima fazenda, que espreitou: { $farm }.
avenue-draw-yellow = Cartas amarelas nesta ronda: { $count } de { $yellows }.
avenue-draw-left = Estrada { $number }, { $sides }. Ainda no baralho: { $yellow ->
    [one] { $yellow } amarela
   *[other] { $yellow } amarelas
    }, { $grey ->
    [one] { $grey } cinzenta
   *[other] { $grey } cinzentas
    }.
avenue-draw-peeked = { $player } já espreitou nesta ronda.
avenue-draw-may-peek = { $player } ainda não espreitou nesta ronda.
avenue-draw-score = Ronda { $round }, fazenda { $farm }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
    }.
avenue-draw-score-open = Ronda { $round }, fazenda { $farm }: { $points ->
    [one] { $points } uva ligada
   *[other] { $points } uvas ligadas
    } até agora; precisa de mais de { $beat }.
avenue-draw-score-later = Ronda { $round }: ainda não jogada.
avenue-piece-peek = Espreitar a próxima carta de fazenda
avenue-explain-line-farm = Ronda { $round }, fazenda { $farm }
avenue-explain-farm = Ronda { $round }, fazenda { $farm }, mais de { $beat }: { $points }
avenue-explain-farm-zero = Ronda { $round }, fazenda { $farm }, não mais de { $beat }: 0
avenue-explain-running = Ronda { $round }, fazenda { $farm }, uvas até agora: { $points } (precisa de mais de { $beat })
avenue-pad-ticks = Escreva a letra da fazenda no círculo. Marque um círculo pequeno a cada carta amarela e o olho quando espreitar.
avenue-position-cards = { $where }: tem de haver pelo menos uma carta virada.
avenue-position-card-text = As cartas escrevem-se com estrada e cor, como 3y5g; depois, um ponto se o jogo acabou, e + com as próximas cartas conhecidas.
avenue-position-player = O jogador { $number } escreve-se assim: { $names }.
avenue-position-deck = { $where }: há { $card } a mais; o baralho tem { $count }.
avenue-position-over = { $where }: o jogo já tinha acabado antes da última destas cartas.
avenue-position-not-over = { $where }: o jogo acaba quando a última carta virada é a amarela número { $count }.
avenue-position-farms = { $where }: { $count ->
    [one] { $count } fazenda já foi virada
   *[other] { $count } fazendas já foram viradas
    }; indique todas.
avenue-position-players = { $where }: um jogo tem de 1 a { $most } jogadores.
avenue-position-scores = { $where }: tem de haver uma pontuação por ronda terminada: { $count }.
avenue-position-peek-twice = { $where }: uma ronda aparece duas vezes.
avenue-position-ended = { $where }: o jogo acabou, já não há nada a escolher.
avenue-position-nobody = { $where }: todos já escolheram; falta virar a próxima carta.
avenue-oddity-turns = { $player }: estradas desenhadas { $roads }, vezes que espreitou { $peeks }, cartas jogadas { $cards }. As contas não batem certo.
avenue-oddity-rising = { $player }: a pontuação da ronda { $round } ({ $points }) não supera a anterior ({ $before }); devia ser 0.
avenue-oddity-points = { $player }: a pontuação da ronda { $round } ({ $points }) é maior do que as uvas ligadas a essa fazenda ({ $grapes }).
