# Guided first games (web/pages/learning/lessons.py, web/games/*/lesson.py)

no-lesson = Esta mesa não tem lição.
no-guided-game = Ainda não há partida guiada de { $title }.
guide-first = Aprender jogando (5 minutos)
guide-title = Sua primeira partida
guide-progress = Passo { $number } de { $count }
guide-back = Voltar
guide-next = Avançar
guide-example = Mostrar
guide-example-note = Mostra a jogada { $move } para você confirmar.
guide-skip = Pular a lição
guide-again = Mostrar a lição
guide-waiting = Seu rival está pensando…
guide-play-on = Continuar jogando
guide-rules = Regras completas
guide-against = Jogar contra { $name }

# What is said of a move
guide-followed = { $turn ->
    [0] Muito bem.
    [2] Boa.
    [3] Isso mesmo.
   *[other] Boa jogada.
    }
guide-played = Certo.
guide-other = Também dá certo.
guide-better = { $points ->
    [one] Melhor ainda: { $points } ponto a mais que a jogada que eu tinha em mente.
   *[other] Melhor ainda: { $points } pontos a mais que a jogada que eu tinha em mente.
    }
guide-less = { $points ->
    [one] Também dá certo. { $move } renderia { $points } ponto a mais.
   *[other] Também dá certo. { $move } renderia { $points } pontos a mais.
    }

# Paris
guide-paris-welcome = { $count ->
    [one] Boas-vindas a Paris. Você é Laranja. Primeiro vocês calçam as ruas com peças, depois constroem nelas. Para ganhar tempo, { $count } das 16 peças já está colocada.
   *[other] Boas-vindas a Paris. Você é Laranja. Primeiro vocês calçam as ruas com peças, depois constroem nelas. Para ganhar tempo, { $count } das 16 peças já estão colocadas.
    }
guide-paris-lamps = Estes são os postes. Um edifício vale o próprio tamanho por poste ao lado: tamanho 5 ao lado de 2 postes dá 10. Você pode construir em espaços da sua cor e em mistos.
guide-paris-lay = { $turns ->
    [0] Sua vez. Pegue sua peça, coloque-a no quadrado vazio { $square } e confirme. O ideal são espaços laranja ao lado de postes.
   *[other] Sua vez. Pegue sua peça, coloque-a no quadrado vazio { $square }, gire com R ou com o botão e confirme. O ideal são espaços laranja ao lado de postes.
    }
guide-paris-reserve = { $points ->
    [0] Agora reserve um edifício para depois, por exemplo { $name }. Você só pode construir o que reservou, mas cada edifício não construído custa { $penalty }.
    [one] Agora reserve um edifício para depois. { $name } caberia aqui e renderia { $points } ponto de luz. Mas cada edifício não construído custa { $penalty }.
   *[other] Agora reserve um edifício para depois. { $name } caberia aqui e renderia { $points } pontos de luz. Mas cada edifício não construído custa { $penalty }.
    }
guide-paris-last = { $turns ->
    [0] Sua última peça. É no quadrado { $square } que você ganha mais espaços laranja ao lado de postes. Você também pode reservar mais antes; uma peça colocada não sai do lugar.
   *[other] Sua última peça. É no quadrado { $square } que você ganha mais espaços laranja ao lado de postes, se a girar: com R, com a roda do mouse ou com o botão Girar.
    }
guide-paris-fill = Você já colocou todas as suas peças, mas o rival ainda não. Até as ruas ficarem prontas, você pode reservar mais edifícios ou passar.
guide-paris-streets = As ruas estão prontas, e agora nada está escondido. Daqui em diante, em cada turno você faz uma destas duas coisas: constrói algo que reservou ou ativa um postal.
guide-paris-build = { $points ->
    [0] Hora de construir. Pegue um edifício da sua reserva e coloque-o em espaços da sua cor ou mistos, ao lado do maior número de postes.
    [one] Hora de construir. Pegue { $name }, gire até caber e coloque-o ao lado de postes: aqui rende { $points } ponto.
   *[other] Hora de construir. Pegue { $name }, gire até caber e coloque-o ao lado de postes: aqui rende { $points } pontos.
    }
guide-paris-sheet = Sua pontuação está ao lado do seu nome. A folha de pontos mostra de onde vem cada ponto: aponte para uma linha para vê-lo no tabuleiro.
guide-paris-card = { $card ->
    [lampadaire] Agora um postal. Cada jogador pode ativar { $tokens } por partida, e cada postal só funciona uma vez. Lampadaire acrescenta um poste. Ao lado do seu edifício, ele rende { $points ->
        [one] { $points } ponto.
       *[other] { $points } pontos.
    }
   *[other] Agora um postal. Cada jogador pode ativar { $tokens } por partida, e cada postal só funciona uma vez. Escolha um para ver o que ele faz.
    }
guide-paris-group = { $points ->
    [0] Construa de novo. Seus edifícios que se tocam formam um conjunto, e o tamanho do seu maior conjunto também conta.
    [one] Construa de novo, se puder encostado no seu primeiro edifício: o tamanho do seu maior conjunto também conta. { $name } rende { $points } ponto aqui.
   *[other] Construa de novo, se puder encostado no seu primeiro edifício: o tamanho do seu maior conjunto também conta. { $name } rende { $points } pontos aqui.
    }
guide-paris-end = É tudo de que você precisa: coloque peças, reserve, construa ao lado de postes e ative seus postais. A partida acaba quando ninguém pode mais jogar. Só não falamos dos outros postais nem do que acontece em um empate.
guide-paris-laid = { $count ->
    [0] Nenhum outro espaço seu ganha luz, mas você tem mais lugar para construir.
    [one] Assim, mais { $count } espaço seu fica ao lado de um poste.
   *[other] Assim, mais { $count } espaços seus ficam ao lado de postes.
    }
guide-paris-reserved = { $points ->
    [0] Há lugar para { $name }, mas ainda sem luz.
    [one] Com as ruas como estão, { $name } poderia render { $points } ponto de luz.
   *[other] Com as ruas como estão, { $name } poderia render { $points } pontos de luz.
    }
guide-paris-no-site = Ainda não há lugar para ele. Coloque suas peças para abrir espaço.

# Avenue
guide-avenue-welcome = Boas-vindas a Avenue. Este é o seu mapa. São cinco rodadas, e em cada uma conta uma fazenda. Nesta rodada, é a fazenda { $farm }.
guide-avenue-grapes = Uma fazenda faz um ponto por uva ligada a ela por estradas, roxa ou verde, nos dois sentidos. Então leve uma estrada por { $farm } e pelo maior número de uvas que puder.
guide-avenue-start = A carta mostra a estrada que você vai desenhar agora; não dá para girá-la. Comece pela fazenda: escolha { $space } e confirme.
guide-avenue-join = { $joined ->
    [0] Continue a partir dali. Duas estradas estão ligadas se ambas chegam ao lado que há entre elas. { $space } é um bom lugar para esta.
   *[other] Continue a partir dali. Duas estradas estão ligadas se ambas chegam ao lado que há entre elas. Em { $space } a estrada passa por uvas, que então contam para a fazenda.
    }
guide-avenue-yellow = Algumas cartas são amarelas. Depois da quarta carta amarela, a rodada acaba e a fazenda pontua. Ninguém sabe quando elas vêm.
guide-avenue-round = Continue até a rodada acabar. { $grapes ->
    [0] A fazenda { $farm } ainda não tem uvas.
    [one] A fazenda { $farm } tem { $grapes } uva até agora.
   *[other] A fazenda { $farm } tem { $grapes } uvas até agora.
    } { $kind ->
    [joins] Em { $space }, esta estrada acrescenta { $joined }.
    [leads] Em { $space }, ela leva o caminho adiante.
   *[apart] Esta estrada não ajuda a fazenda, mas em { $space } pode ser útil depois.
    }
guide-avenue-scored = { $points ->
    [0] A primeira rodada acabou, e a fazenda { $scored } não tem uvas. Uma fazenda que faz 0 custa { $penalty } no final, mas ainda há outras quatro.
    [one] A primeira rodada acabou: a fazenda { $scored } faz { $points } ponto. Suas estradas ficam no mapa, e as uvas nelas podem contar de novo para outras fazendas.
   *[other] A primeira rodada acabou: a fazenda { $scored } faz { $points } pontos. Suas estradas ficam no mapa, e as uvas nelas podem contar de novo para outras fazendas.
    }
guide-avenue-rise = Agora, a regra mais importante: cada fazenda deve fazer mais pontos que a anterior. A fazenda { $farm } precisa superar { $points }. Senão faz 0, e cada 0 custa { $penalty } no final.
guide-avenue-peek = Uma vez por rodada, você pode espiar a próxima fazenda em vez de desenhar. É um bom uso para uma carta que não serve, e você fica sabendo para o que se preparar. Experimente.
guide-avenue-castles = { $next ->
    [none] Só mais uma coisa: os castelos.
   *[other] Então a próxima é a fazenda { $next }, e vale a pena se preparar para ela. Só mais uma coisa: os castelos.
    } No fim da partida, cada castelo faz um ponto por uva da própria cor ligada a ele.
guide-avenue-second = { $short ->
    [0] A fazenda { $farm } tem { $grapes }, o que supera { $beat }. Mais é melhor agora, mas a próxima fazenda vai ter de superar isso.
    [one] A fazenda { $farm } tem { $grapes } até agora e precisa superar { $beat }. Ainda falta { $short }.
   *[other] A fazenda { $farm } tem { $grapes } até agora e precisa superar { $beat }. Ainda faltam { $short }.
    } { $kind ->
    [joins] Em { $space }, esta estrada acrescenta { $joined }.
    [leads] Em { $space }, ela leva o caminho adiante.
    [ahead] Esta estrada não serve para a fazenda { $farm }: comece a preparar a próxima fazenda, em { $space }.
   *[apart] Esta estrada não ajuda a fazenda, mas em { $space } pode ser útil depois.
    }
guide-avenue-end = Você jogou duas rodadas e já sabe tudo de que precisa: ligar uvas à fazenda, superar a pontuação anterior e espiar quando uma carta não serve. Faltam três rodadas; depois contam os castelos. Só não falamos do desempate.
guide-avenue-joined = { $count ->
    [one] Mais { $count } uva para a fazenda { $farm }.
   *[other] Mais { $count } uvas para a fazenda { $farm }.
    }
guide-avenue-longer = A estrada da fazenda { $farm } está crescendo.
guide-avenue-apart = Ainda não está ligada à fazenda { $farm }, mas pode ser útil depois.
