# Advice on moves: hints, and reasons in reviews

advice-move = { $move }
advice-long-run = Nenhum ponto agora, mas compensa depois
advice-nothing = Nenhum ponto agora

advice-paris-do-lay = { $quarters ->
    [0] Colocar a peça em { $square }
    [1] Colocar a peça em { $square }, girada para a direita
    [2] Colocar a peça em { $square }, com meia-volta
   *[3] Colocar a peça em { $square }, girada para a esquerda
    }
advice-paris-do-reserve = Reservar { $building }
advice-paris-do-build = Construir { $building } em { $spaces }
advice-paris-do-pass = Passar
advice-paris-do-card = Ativar { $card }
advice-paris-do-levitation = { $card }: devolver { $given } e construir { $building } em { $spaces }
advice-paris-do-penseur = { $side ->
    [n] { $card }: a Estátua em { $space }, olhando para cima
    [e] { $card }: a Estátua em { $space }, olhando para a direita
    [s] { $card }: a Estátua em { $space }, olhando para baixo
   *[w] { $card }: a Estátua em { $space }, olhando para a esquerda
    }
advice-paris-do-bouquinistes = { $card }: o Anexo em { $space }, para o edifício em { $house }
advice-paris-do-place = { $card } em { $spaces }

advice-paris-lights = { $lamps ->
    [one] Um poste ilumina { $what }: +{ $points }
    [2] Dois postes iluminam { $what }: +{ $points }
    [3] Três postes iluminam { $what }: +{ $points }
   *[other] { $lamps } postes iluminam { $what }: +{ $points }
    }
advice-paris-brightens = { $what } rende mais: +{ $points }
advice-paris-darkens = { $what } rende menos: −{ $points }
advice-paris-group = O maior conjunto cresce: +{ $points }
advice-paris-unbuilt = Perde-se menos por edifícios não construídos: +{ $points }
advice-paris-postcards = Pontos de postais: +{ $points }
advice-paris-postcards-less = Os postais rendem menos: −{ $points }
advice-paris-takes = { $points ->
    [one] { $seat } perde { $points } ponto
   *[other] { $seat } perde { $points } pontos
    }
advice-paris-gives = { $points ->
    [one] { $seat } ganha { $points } ponto
   *[other] { $seat } ganha { $points } pontos
    }
advice-paris-size = { $size ->
    [one] { $what } vale { $size } ponto por poste que o ilumina
   *[other] { $what } vale { $size } pontos por poste que o ilumina
    }
advice-paris-fits = { $points ->
    [0] { $what } já cabe, mas sem luz
    [one] { $what } já cabe, com { $points } ponto de luz
   *[other] { $what } já cabe, com até { $points } pontos de luz
    }
advice-paris-room = { $points ->
    [0] Abre lugar para { $what }
    [one] Abre lugar para { $what }, com { $points } ponto de luz
   *[other] Abre lugar para { $what }, com até { $points } pontos de luz
    }
advice-paris-no-room = Não deixa lugar para { $what }
advice-paris-keeps = Deixa lugar para { $what }
advice-paris-could-more = { $points ->
    [one] { $what } poderia render { $points } ponto de luz em vez de { $before }
   *[other] { $what } poderia render { $points } pontos de luz em vez de { $before }
    }
advice-paris-could-less = { $points ->
    [one] { $what } poderia render só { $points } ponto de luz em vez de { $before }
   *[other] { $what } poderia render só { $points } pontos de luz em vez de { $before }
    }
advice-paris-blocks = Deixa { $seat } sem lugar para { $what }
advice-paris-opens = Abre lugar para o { $what } de { $seat }
advice-paris-dims = { $points ->
    [one] O { $what } de { $seat } poderia render só { $points } ponto de luz em vez de { $before }
   *[other] O { $what } de { $seat } poderia render só { $points } pontos de luz em vez de { $before }
    }
advice-paris-denies = { $points ->
    [0] Tira { $what } de { $seat }, que tem lugar para ele
    [one] Tira { $what } de { $seat }, que ganharia { $points } ponto de luz com ele
   *[other] Tira { $what } de { $seat }, que ganharia { $points } pontos de luz com ele
    }
advice-paris-waits = Guarda suas peças até você saber onde elas ajudam mais
advice-paris-ground = { $count ->
    [one] Sua maior área para construir tem { $count } espaço
   *[other] Sua maior área para construir tem { $count } espaços
    }
advice-paris-by-lamps = { $count ->
    [one] Mais { $count } espaço seu fica ao lado de um poste
   *[other] Mais { $count } espaços seus ficam ao lado de postes
    }

advice-avenue-do-draw = Desenhar a estrada { $road } em { $space }
advice-avenue-do-space = Desenhar a estrada em { $space }
advice-avenue-do-peek = Espiar a próxima fazenda
advice-avenue-enough = { $more ->
    [one] Liga { $more } uva à fazenda { $farm }, que fica com { $count }: o bastante para superar { $beat }
   *[other] Liga { $more } uvas à fazenda { $farm }, que fica com { $count }: o bastante para superar { $beat }
    }
advice-avenue-more = { $more ->
    [one] Liga mais { $more } uva à fazenda { $farm }, que fica com { $count }
   *[other] Liga mais { $more } uvas à fazenda { $farm }, que fica com { $count }
    }
advice-avenue-nearer = { $more ->
    [one] Liga { $more } uva à fazenda { $farm }, que fica com { $count } e ainda precisa superar { $beat }
   *[other] Liga { $more } uvas à fazenda { $farm }, que fica com { $count } e ainda precisa superar { $beat }
    }
advice-avenue-zero = A fazenda { $farm } não faz pontos nesta rodada: −{ $points }
advice-avenue-modest = Aqui, { $count } é o bastante: seria mais difícil superar { $other } na próxima rodada
advice-avenue-castle = { $colour ->
    [purple] Uvas para o castelo roxo: +{ $points }
   *[green] Uvas para o castelo verde: +{ $points }
    }
advice-avenue-later = { $more ->
    [one] A fazenda { $farm }, que ainda pode vir, ganha mais { $more } uva e fica com { $count }
   *[other] A fazenda { $farm }, que ainda pode vir, ganha mais { $more } uvas e fica com { $count }
    }
advice-avenue-next = { $more ->
    [one] A fazenda { $farm }, que é a próxima, ganha mais { $more } uva e fica com { $count }
   *[other] A fazenda { $farm }, que é a próxima, ganha mais { $more } uvas e fica com { $count }
    }
advice-avenue-road = { $count ->
    [one] Passa a fazer parte de uma estrada com { $count } uva
   *[other] Passa a fazer parte de uma estrada com { $count } uvas
    }
advice-avenue-to-farm = Leva à fazenda { $farm } em { $space }
advice-avenue-to-castle = { $colour ->
    [purple] Leva ao castelo roxo em { $space }
   *[green] Leva ao castelo verde em { $space }
    }
advice-avenue-to-grapes = { $count ->
    [one] Leva a { $count } uva em { $space }
   *[other] Leva a { $count } uvas em { $space }
    }
advice-avenue-blocks = { $count ->
    [0] Bloqueia a estrada em { $space }
    [one] Bloqueia a estrada em { $space }, que tem { $count } uva
   *[other] Bloqueia a estrada em { $space }, que tem { $count } uvas
    }
advice-avenue-aside = Fica fora do caminho: não estraga nada
advice-avenue-open = { $count ->
    [one] Uma ponta da estrada da fazenda { $farm } continua aberta
   *[other] As duas pontas da estrada da fazenda { $farm } continuam abertas
    }
advice-avenue-closed = As duas pontas da estrada da fazenda { $farm } ficam fechadas
advice-avenue-blind = { $count ->
    [one] Uma ponta desta estrada não leva a lugar nenhum
   *[other] Nenhuma das pontas desta estrada leva a algum lugar
    }
advice-avenue-peek = Você vê qual é a próxima fazenda e não gasta nenhum espaço
advice-avenue-peek-last = Não desenha nada, então não estraga nada

hint-people = Só há dicas em partidas contra bots.
hint-not-now = Não há nada para você decidir agora.
hint-late = A partida avançou enquanto o bot pensava.
hint-preparing = Os bots ainda estão sendo preparados neste computador. Peça de novo daqui a um minuto.

web-hint = Dica
web-hint-title = O que um bot forte faria
web-hint-close = Fechar
web-hint-best = Melhor
web-hint-second = Segunda melhor
web-hint-obvious = A que parece melhor à primeira vista
web-hint-second-obvious = Segunda melhor, e a que parece melhor à primeira vista
web-hint-ahead = { $sign ->
    [level] Ele prevê um empate no final.
    [ahead] { $points ->
        [one] Ele prevê que você termine cerca de { $points } ponto à frente.
       *[other] Ele prevê que você termine cerca de { $points } pontos à frente.
    }
   *[behind] { $points ->
        [one] Ele prevê que você termine cerca de { $points } ponto atrás.
       *[other] Ele prevê que você termine cerca de { $points } pontos atrás.
    }
    }
web-hint-alone = { $points ->
    [one] Ele prevê que você termine com cerca de { $points } ponto.
   *[other] Ele prevê que você termine com cerca de { $points } pontos.
    }
web-hint-loss = { $points ->
    [0] Quase tão boa
    [one] Cerca de { $points } ponto a menos
   *[other] Cerca de { $points } pontos a menos
    }
web-hint-show = Mostrar
web-hint-show-move = Mostrar no tabuleiro: { $move }
web-js-hint-thinking = Um bot forte está pensando na sua jogada…

web-review-title = Os momentos decisivos
web-review-looking = Um bot forte está revisando a partida. Isso leva um momento.
web-review-failed = O bot não conseguiu revisar a partida. Recarregue a página para tentar de novo.
web-review-note = { $count ->
    [one] Segundo um bot forte, esta foi a jogada que desperdiçou mais pontos.
   *[other] Segundo um bot forte, estas foram as { $count } jogadas que desperdiçaram mais pontos.
    }
web-review-all-well = Muito bem: um bot forte não achou nenhuma jogada sua que tenha desperdiçado um ponto inteiro.
web-review-all-well-theirs = Muito bem: um bot forte não achou nenhuma jogada que tenha desperdiçado um ponto inteiro.
web-review-moment = Jogada { $number }
web-review-moment-of = Jogada { $number }: { $name }
web-review-loss = { $points ->
    [one] desperdiçou cerca de { $points } ponto
   *[other] desperdiçou cerca de { $points } pontos
    }
web-review-played = Jogada feita
web-review-better = Melhor
web-review-place = { $number } de { $count }
