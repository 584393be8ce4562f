# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

web-caller-farm-now = A fazenda desta ronda
web-caller-start = Cada um pega num lápis e num mapa igual. Este ecrã revela as cartas.
web-caller-start-how = Toque em qualquer lugar ou prima a barra de espaço para a próxima carta.
web-caller-nought = Uma fazenda com 0 custa { $penalty } no final. Na ronda seguinte, basta superar 0.
web-caller-end-winner = Vence quem tiver mais pontos. Em caso de empate, vence a maior pontuação numa só fazenda.
web-caller-bar = Controlos
web-caller-peek = Espreitar
web-caller-peek-help = Mantenha premido para ver a próxima fazenda. Uma vez por ronda, em vez de desenhar; os outros desviam o olhar.
web-caller-pause = Pausar o cronómetro
web-caller-full = Ecrã inteiro
web-caller-more = Definições
web-caller-script = O Narrador baralha as cartas no seu navegador e por isso precisa de JavaScript. Ative-o, por favor.
web-caller-same = Ecrãs com o mesmo nome de baralho revelam as mesmas cartas na mesma ordem.
web-caller-keys-peek = Espreitar enquanto a mantém premida
web-caller-new-lost = As cartas são baralhadas de novo, e a partida neste ecrã perde-se.
web-caller-new-yes = Baralhar
web-caller-js-round = Ronda { $round } de { $rounds }
web-caller-js-before = Antes da primeira ronda
web-caller-js-place = { $farm ->
    [none] Ronda { $round }: ainda não revelada
   *[other] Ronda { $round }: fazenda { $farm }
    }
web-caller-js-sides = { $number ->
    [1] em cima e à esquerda
    [2] em cima e à direita
    [3] em baixo e à direita
    [4] em baixo e à esquerda
    [5] à esquerda e à direita
   *[6] em cima e em baixo
    }
web-caller-js-colour = { $colour ->
    [yellow] Amarela
   *[grey] Cinzenta
    }
web-caller-js-turned = { $count ->
    [one] { $count } carta nesta ronda
   *[other] { $count } cartas nesta ronda
    }
web-caller-js-opening-text = { $round ->
    [1] Ligue uvas à fazenda { $farm } até sair a quarta carta amarela.
   *[other] Ligue uvas à fazenda { $farm } até sair a quarta carta amarela. Ela precisa de superar a ronda { $before }.
    }
web-caller-js-scoring = Fim da ronda { $round }: pontue a fazenda { $farm }
web-caller-js-scoring-beat = { $round ->
    [1] Anote o número.
   *[other] Se for mais que na ronda { $before }, anote o número. Se não, anote 0.
    }
web-caller-js-said-farm = Ronda { $round }. A fazenda é { $farm }.
web-caller-js-said-card = Estrada { $number }: { $number ->
    [1] em cima e à esquerda
    [2] em cima e à direita
    [3] em baixo e à direita
    [4] em baixo e à esquerda
    [5] à esquerda e à direita
   *[6] em cima e em baixo
    }. { $colour ->
    [yellow] Amarela, { $yellow } de { $yellows }.
    [last] Amarela, { $yellow } de { $yellows }: a última carta desta ronda.
   *[grey] Cinzenta.
    }
web-caller-js-said-score = Fim da ronda { $round }. Pontue a fazenda { $farm }.
web-caller-js-paused = O cronómetro está em pausa.
web-caller-js-unpaused = O cronómetro está a correr.
web-offline-title = Sem ligação à mesa
web-offline-lead = Não conseguimos falar com o servidor agora. As suas partidas estão a salvo e continuam assim que a ligação voltar.
