# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

advice-paris-do-penseur = { $side ->
    [n] { $card }: a Estátua em { $space }, a olhar para cima
    [e] { $card }: a Estátua em { $space }, a olhar para a direita
    [s] { $card }: a Estátua em { $space }, a olhar para baixo
   *[w] { $card }: a Estátua em { $space }, a olhar para a esquerda
    }
advice-paris-lights = { $lamps ->
    [one] Um candeeiro ilumina { $what }: +{ $points }
    [2] Dois candeeiros iluminam { $what }: +{ $points }
    [3] Três candeeiros iluminam { $what }: +{ $points }
   *[other] { $lamps } candeeiros iluminam { $what }: +{ $points }
    }
advice-paris-size = { $size ->
    [one] { $what } vale { $size } ponto por candeeiro que o ilumina
   *[other] { $what } vale { $size } pontos por candeeiro que o ilumina
    }
advice-paris-waits = Guarda as suas peças até saber onde elas ajudam mais
advice-paris-ground = { $count ->
    [one] A sua maior área para construir tem { $count } espaço
   *[other] A sua maior área para construir tem { $count } espaços
    }
advice-paris-by-lamps = { $count ->
    [one] Mais { $count } espaço seu fica ao lado de um candeeiro
   *[other] Mais { $count } espaços seus ficam ao lado de candeeiros
    }
advice-avenue-do-peek = Espreitar a próxima fazenda
advice-avenue-nearer = { $more ->
    [one] Liga { $more } uva à fazenda { $farm }, que fica com { $count } e ainda precisa de superar { $beat }
   *[other] Liga { $more } uvas à fazenda { $farm }, que fica com { $count } e ainda precisa de superar { $beat }
    }
advice-avenue-zero = A fazenda { $farm } não faz pontos nesta ronda: −{ $points }
advice-avenue-modest = Aqui, { $count } é o bastante: seria mais difícil superar { $other } na próxima ronda
advice-avenue-blind = { $count ->
    [one] Uma ponta desta estrada não leva a lado nenhum
   *[other] Nenhuma das pontas desta estrada leva a algum lado
    }
advice-avenue-peek = Vê qual é a próxima fazenda e não gasta nenhum espaço
advice-avenue-peek-last = Não desenha nada, por isso não estraga nada
hint-not-now = Não há nada para decidir agora.
hint-preparing = Os bots ainda estão a ser preparados neste computador. Peça de novo daqui a um minuto.
web-hint-ahead = { $sign ->
    [level] Ele prevê um empate no final.
    [ahead] { $points ->
        [one] Ele prevê que termine cerca de { $points } ponto à frente.
       *[other] Ele prevê que termine cerca de { $points } pontos à frente.
    }
   *[behind] { $points ->
        [one] Ele prevê que termine cerca de { $points } ponto atrás.
       *[other] Ele prevê que termine cerca de { $points } pontos atrás.
    }
    }
web-hint-alone = { $points ->
    [one] Ele prevê que termine com cerca de { $points } ponto.
   *[other] Ele prevê que termine com cerca de { $points } pontos.
    }
web-js-hint-thinking = Um bot forte está a pensar na sua jogada…
web-review-looking = Um bot forte está a rever a partida. Isso demora um momento.
web-review-failed = O bot não conseguiu rever a partida. Recarregue a página para tentar de novo.
web-review-all-well = Muito bem: um bot forte não encontrou nenhuma jogada sua que tenha desperdiçado um ponto inteiro.
web-review-all-well-theirs = Muito bem: um bot forte não encontrou nenhuma jogada que tenha desperdiçado um ponto inteiro.
