# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

avenue-option-sheet = O mapa: A, B ou C, ou um seu, em linhas de símbolos ou como caminho de um ficheiro .txt.
sheet-unknown = Não existe o mapa “{ $name }”; escolha entre { $names }. Para usar o seu, indique as linhas dele ou o caminho de um ficheiro .txt.
illegal-peek = Já espreitou nesta ronda.
avenue-grey = cinzenta
avenue-text-round = Ronda { $round }, fazenda { $farm } (fazendas até agora: { $farms })
avenue-text-card = Carta { $number } { $road }, { $colour }; cartas amarelas nesta ronda: { $yellow } de 4
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
avenue-draw-yellow = Cartas amarelas nesta ronda: { $count } de 4.
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
