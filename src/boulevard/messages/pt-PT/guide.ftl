# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

guide-first = Aprender a jogar (5 minutos)
guide-title = A sua primeira partida
guide-example-note = Mostra a jogada { $move } para confirmar.
guide-skip = Saltar a lição
guide-waiting = O seu rival está a pensar…
guide-play-on = Continuar a jogar
guide-other = Também resulta.
guide-less = { $points ->
    [one] Também resulta. { $move } renderia { $points } ponto a mais.
   *[other] Também resulta. { $move } renderia { $points } pontos a mais.
    }
guide-paris-welcome = { $count ->
    [one] Boas-vindas a Paris. Joga com Laranja. Primeiro vocês calçam as ruas com peças, depois constroem nelas. Para ganhar tempo, { $count } das 16 peças já está colocada.
   *[other] Boas-vindas a Paris. Joga com Laranja. Primeiro vocês calçam as ruas com peças, depois constroem nelas. Para ganhar tempo, { $count } das 16 peças já estão colocadas.
    }
guide-paris-lamps = Estes são os candeeiros. Um edifício vale o próprio tamanho por candeeiro ao lado: tamanho 5 ao lado de 2 candeeiros dá 10. Pode construir em espaços da sua cor e em mistos.
guide-paris-lay = { $turns ->
    [0] A sua vez. Pegue na sua peça, coloque-a no quadrado vazio { $square } e confirme. O ideal são espaços laranja ao lado de candeeiros.
   *[other] A sua vez. Pegue na sua peça, coloque-a no quadrado vazio { $square }, gire com R ou com o botão e confirme. O ideal são espaços laranja ao lado de candeeiros.
    }
guide-paris-reserve = { $points ->
    [0] Agora reserve um edifício para depois, por exemplo { $name }. Só pode construir o que reservou, mas cada edifício não construído custa { $penalty }.
    [one] Agora reserve um edifício para depois. { $name } caberia aqui e renderia { $points } ponto de luz. Mas cada edifício não construído custa { $penalty }.
   *[other] Agora reserve um edifício para depois. { $name } caberia aqui e renderia { $points } pontos de luz. Mas cada edifício não construído custa { $penalty }.
    }
guide-paris-last = { $turns ->
    [0] A sua última peça. É no quadrado { $square } que ganha mais espaços laranja ao lado de candeeiros. Também pode reservar mais antes; uma peça colocada não sai do lugar.
   *[other] A sua última peça. É no quadrado { $square } que ganha mais espaços laranja ao lado de candeeiros, se a girar: com R, com a roda do rato ou com o botão Girar.
    }
guide-paris-fill = Já colocou todas as suas peças, mas o rival ainda não. Até as ruas ficarem prontas, pode reservar mais edifícios ou passar.
guide-paris-streets = As ruas estão prontas, e agora nada está escondido. Daqui em diante, em cada turno faz uma destas duas coisas: constrói algo que reservou ou ativa um postal.
guide-paris-build = { $points ->
    [0] Hora de construir. Pegue num edifício da sua provisão e coloque-o em espaços da sua cor ou mistos, ao lado do maior número de candeeiros.
    [one] Hora de construir. Pegue em { $name }, gire até caber e coloque-o ao lado de candeeiros: aqui rende { $points } ponto.
   *[other] Hora de construir. Pegue em { $name }, gire até caber e coloque-o ao lado de candeeiros: aqui rende { $points } pontos.
    }
guide-paris-sheet = A sua pontuação está ao lado do seu nome. A folha de pontos mostra de onde vem cada ponto: aponte para uma linha para vê-lo no tabuleiro.
guide-paris-card = { $card ->
    [lampadaire] Agora um postal. Cada jogador pode ativar { $tokens } por partida, e cada postal só funciona uma vez. Lampadaire acrescenta um candeeiro. Ao lado do seu edifício, ele rende { $points ->
        [one] { $points } ponto.
       *[other] { $points } pontos.
    }
   *[other] Agora um postal. Cada jogador pode ativar { $tokens } por partida, e cada postal só funciona uma vez. Escolha um para ver o que ele faz.
    }
guide-paris-group = { $points ->
    [0] Construa de novo. Os seus edifícios que se tocam formam um conjunto, e o tamanho do seu maior conjunto também conta.
    [one] Construa de novo, se puder encostado ao seu primeiro edifício: o tamanho do seu maior conjunto também conta. { $name } rende { $points } ponto aqui.
   *[other] Construa de novo, se puder encostado ao seu primeiro edifício: o tamanho do seu maior conjunto também conta. { $name } rende { $points } pontos aqui.
    }
guide-paris-end = É tudo de que precisa: coloque peças, reserve, construa ao lado de candeeiros e ative os seus postais. A partida acaba quando já ninguém pode jogar. Só não falámos dos outros postais nem do que acontece num empate.
guide-paris-laid = { $count ->
    [0] Nenhum outro espaço seu ganha luz, mas tem mais lugar para construir.
    [one] Assim, mais { $count } espaço seu fica ao lado de um candeeiro.
   *[other] Assim, mais { $count } espaços seus ficam ao lado de candeeiros.
    }
guide-paris-no-site = Ainda não há lugar para ele. Coloque as suas peças para abrir espaço.
guide-avenue-welcome = Boas-vindas a Avenue. Este é o seu mapa. São cinco rondas, e em cada uma conta uma fazenda. Nesta ronda, é a fazenda { $farm }.
guide-avenue-start = A carta mostra a estrada que vai desenhar agora; não dá para girá-la. Comece pela fazenda: escolha { $space } e confirme.
guide-avenue-yellow = Algumas cartas são amarelas. Depois da quarta carta amarela, a ronda acaba e a fazenda pontua. Ninguém sabe quando elas vêm.
guide-avenue-round = Continue até a ronda acabar. { $grapes ->
    [0] A fazenda { $farm } ainda não tem uvas.
    [one] A fazenda { $farm } tem { $grapes } uva até agora.
   *[other] A fazenda { $farm } tem { $grapes } uvas até agora.
    } { $kind ->
    [joins] Em { $space }, esta estrada acrescenta { $joined }.
    [leads] Em { $space }, ela leva o caminho adiante.
   *[apart] Esta estrada não ajuda a fazenda, mas em { $space } pode ser útil depois.
    }
guide-avenue-scored = { $points ->
    [0] A primeira ronda acabou, e a fazenda { $scored } não tem uvas. Uma fazenda que faz 0 custa { $penalty } no final, mas ainda há outras quatro.
    [one] A primeira ronda acabou: a fazenda { $scored } faz { $points } ponto. As suas estradas ficam no mapa, e as uvas nelas podem contar de novo para outras fazendas.
   *[other] A primeira ronda acabou: a fazenda { $scored } faz { $points } pontos. As suas estradas ficam no mapa, e as uvas nelas podem contar de novo para outras fazendas.
    }
guide-avenue-rise = Agora, a regra mais importante: cada fazenda deve fazer mais pontos que a anterior. A fazenda { $farm } precisa de superar { $points }. Senão faz 0, e cada 0 custa { $penalty } no final.
guide-avenue-peek = Uma vez por ronda, pode espreitar a próxima fazenda em vez de desenhar. É um bom uso para uma carta que não serve, e fica a saber o que preparar. Experimente.
guide-avenue-castles = { $next ->
    [none] Só mais uma coisa: os castelos.
   *[other] Então a próxima é a fazenda { $next }, e vale a pena preparar-se para ela. Só mais uma coisa: os castelos.
    } No fim da partida, cada castelo faz um ponto por uva da própria cor ligada a ele.
guide-avenue-second = { $short ->
    [0] A fazenda { $farm } tem { $grapes }, o que supera { $beat }. Mais é melhor agora, mas a próxima fazenda vai ter de superar isso.
    [one] A fazenda { $farm } tem { $grapes } até agora e precisa de superar { $beat }. Ainda falta { $short }.
   *[other] A fazenda { $farm } tem { $grapes } até agora e precisa de superar { $beat }. Ainda faltam { $short }.
    } { $kind ->
    [joins] Em { $space }, esta estrada acrescenta { $joined }.
    [leads] Em { $space }, ela leva o caminho adiante.
    [ahead] Esta estrada não serve para a fazenda { $farm }: comece a preparar a próxima fazenda, em { $space }.
   *[apart] Esta estrada não ajuda a fazenda, mas em { $space } pode ser útil depois.
    }
guide-avenue-end = Jogou duas rondas e já sabe tudo de que precisa: ligar uvas à fazenda, superar a pontuação anterior e espreitar quando uma carta não serve. Faltam três rondas; depois contam os castelos. Só não falámos do desempate.
guide-avenue-longer = A estrada da fazenda { $farm } está a crescer.
