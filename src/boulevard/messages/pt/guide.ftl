# Guided first games (web/guide.py, web/guides, templates/table_guide.html)

no-lesson = Não há lição nesta mesa.
no-guided-game = Ainda não há partida guiada de { $title }.
guide-first = Aprender jogando (5 minutos)
guide-title = Sua primeira partida
guide-progress = Passo { $number } de { $count }
guide-back = Voltar
guide-next = Avançar
guide-example = Mostre-me
guide-example-note = Prepara a jogada { $move } para você confirmar.
guide-skip = Pular a lição
guide-again = Mostrar a lição
guide-waiting = Seu rival está pensando…
guide-play-on = Continuar jogando
guide-rules = Todas as regras
guide-against = Jogar contra { $name }

# What is said of a move
guide-followed = { $turn ->
    [0] Muito bem.
    [2] Bom.
    [3] Isso mesmo.
   *[other] Bela jogada.
    }
guide-played = Certo.
guide-other = Também funciona.
guide-better = { $points ->
    [one] Melhor ainda: { $points } ponto a mais do que eu tinha em mente.
   *[other] Melhor ainda: { $points } pontos a mais do que eu tinha em mente.
    }
guide-less = { $points ->
    [one] Também funciona. Por { $points } ponto a mais havia { $move }.
   *[other] Também funciona. Por { $points } pontos a mais havia { $move }.
    }

# Paris
guide-paris-welcome = Boas-vindas a Paris. Você joga com Laranja. Primeiro as ruas são calçadas com peças, depois se constrói nelas. Para poupar seu tempo, { $count } das 16 peças já estão colocadas.
guide-paris-lamps = Estes são os postes de luz. Um edifício vale o próprio tamanho em pontos para cada poste bem ao lado: tamanho 5 ao lado de 2 postes dá 10. Você pode construir em espaços da sua cor e em mistos.
guide-paris-lay = { $turns ->
    [0] Sua vez. Pegue sua peça, ponha no quadrado livre { $square } e confirme. Você quer laranja ao lado de postes.
   *[other] Sua vez. Pegue sua peça, ponha no quadrado livre { $square }, gire com R ou com o botão e confirme. Você quer laranja ao lado de postes.
    }
guide-paris-reserve = { $points ->
    [0] Agora reserve um edifício para construir depois, por exemplo { $name }. Só dá para construir o que foi reservado, mas o que ficar sem construir custa 3 pontos.
    [one] Agora reserve um edifício para construir depois. { $name } caberia aqui e renderia { $points } ponto com os postes. Lembre-se: um edifício não construído custa 3 pontos.
   *[other] Agora reserve um edifício para construir depois. { $name } caberia aqui e renderia { $points } pontos com os postes. Lembre-se: um edifício não construído custa 3 pontos.
    }
guide-paris-last = { $turns ->
    [0] Sua última peça. O quadrado { $square } traz mais laranja para junto dos postes. Você também pode reservar mais antes; o que se coloca não dá para tirar.
   *[other] Sua última peça. No quadrado { $square } ela traz mais laranja para junto dos postes, se você a girar: com R, a roda do mouse ou o botão Girar.
    }
guide-paris-fill = Todas as suas peças estão colocadas; seu rival ainda tem algumas. Até as ruas ficarem prontas, você pode reservar mais ou passar.
guide-paris-streets = As ruas estão prontas, e nada mais está escondido. De agora em diante, uma vez é uma de duas coisas: construir algo que você reservou ou usar um postal.
guide-paris-build = { $points ->
    [0] Construa. Pegue um edifício da sua reserva e ponha em espaços da sua cor ou mistos, ao lado de tantos postes quanto puder.
    [one] Construa. Pegue { $name }, gire até caber e ponha onde os postes brilham: aqui rende { $points } ponto.
   *[other] Construa. Pegue { $name }, gire até caber e ponha onde os postes brilham: aqui rende { $points } pontos.
    }
guide-paris-sheet = Seus pontos ficam ao lado do seu nome. No placar você vê de onde cada um vem: aponte para uma linha, e o tabuleiro mostra.
guide-paris-card = { $card ->
    [lampadaire] Agora um postal. Cada um pode usar quatro por partida, e cada postal só é usado uma vez. Lampadaire ergue mais um poste: ao lado do seu edifício, isso vale { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
   *[other] Agora um postal. Cada um pode usar quatro por partida, e cada postal só é usado uma vez. Escolha um para ler o que ele faz.
    }
guide-paris-group = { $points ->
    [0] Construa de novo. Edifícios seus que se tocam formam um conjunto, e o tamanho do seu maior conjunto também conta.
    [one] Construa de novo e, se puder, encoste no seu primeiro edifício: o tamanho do seu maior conjunto também conta. { $name } rende { $points } ponto aqui.
   *[other] Construa de novo e, se puder, encoste no seu primeiro edifício: o tamanho do seu maior conjunto também conta. { $name } rende { $points } pontos aqui.
    }
guide-paris-end = É tudo de que você precisa: calçar, reservar, construir ao lado de postes e usar seus quatro postais. A partida acaba quando ninguém pode mais jogar. Ficou de fora: sete outros postais e quem vence um empate.
guide-paris-laid = { $count ->
    [0] Nenhum outro espaço seu ganhou luz, mas é terreno para construir.
    [one] Mais { $count } espaço seu fica ao lado de um poste.
   *[other] Mais { $count } espaços seus ficam ao lado de um poste.
    }
guide-paris-reserved = { $points ->
    [0] Há lugar para { $name }, mas nenhum poste o ilumina ainda.
    [one] Com as ruas de agora, { $name } poderia render { $points } ponto com os postes.
   *[other] Com as ruas de agora, { $name } poderia render { $points } pontos com os postes.
    }
guide-paris-no-site = Ainda não há lugar para ele: coloque suas peças de modo que haja.

# Avenue
guide-avenue-welcome = Boas-vindas a Avenue. Este é o seu mapa. São cinco rodadas, e em cada uma conta uma fazenda. Nesta rodada é a fazenda { $farm }.
guide-avenue-grapes = Uma fazenda faz um ponto por uva, roxa ou verde, que a estrada liga a ela, para os dois lados. Então leve uma estrada por { $farm } e por tantas uvas quanto puder.
guide-avenue-start = A carta mostra qual trecho de estrada você desenha agora; ele nunca é girado. Comece na fazenda: escolha { $space } e confirme.
guide-avenue-join = { $joined ->
    [0] Continue a partir dali. Dois trechos se ligam quando ambos chegam ao lado entre eles. { $space } é um bom lugar para este.
   *[other] Continue a partir dali. Dois trechos se ligam quando ambos chegam ao lado entre eles. Em { $space } a estrada passa por uvas: elas contam para a fazenda.
    }
guide-avenue-yellow = Algumas cartas são amarelas. Jogadas quatro amarelas, a rodada acaba e a fazenda pontua. Ninguém sabe quando elas vêm.
guide-avenue-round = Continue até a rodada acabar. A fazenda { $farm } tem { $grapes } até agora. { $kind ->
    [joins] Em { $space } este trecho acrescenta { $joined }.
    [leads] Em { $space } ele leva a estrada adiante.
   *[apart] Este trecho não traz nada à fazenda, mas em { $space } pode ser útil depois.
    }
guide-avenue-scored = { $points ->
    [0] A primeira rodada acabou, e a fazenda { $scored } não tem uvas. Uma fazenda sem nada custa 5 pontos no final, mas há mais quatro.
    [one] A primeira rodada acabou: a fazenda { $scored } faz { $points } ponto. Todas as suas estradas ficam no mapa, e as uvas nelas podem contar de novo para outras fazendas.
   *[other] A primeira rodada acabou: a fazenda { $scored } faz { $points } pontos. Todas as suas estradas ficam no mapa, e as uvas nelas podem contar de novo para outras fazendas.
    }
guide-avenue-rise = Agora a regra mais importante: cada fazenda deve fazer mais que a anterior. A fazenda { $farm } precisa superar { $points }; senão faz 0, e cada 0 custa 5 pontos no final.
guide-avenue-peek = Uma vez por rodada, em vez de desenhar, você pode espiar a próxima fazenda. É bom para uma carta que não serve, e você fica sabendo para onde construir. Experimente.
guide-avenue-castles = { $next ->
    [none] Só mais uma coisa: os castelos.
   *[other] Então a fazenda { $next } vem a seguir: nunca é demais já construir por lá. Só mais uma coisa: os castelos.
    } No fim da partida, cada um faz um ponto por uva da própria cor que uma estrada ligue a ele.
guide-avenue-second = { $short ->
    [0] A fazenda { $farm } tem { $grapes }, o que supera { $beat }. Agora mais é melhor, mas a próxima fazenda terá de superar isso.
    [one] A fazenda { $farm } tem { $grapes } até agora e precisa superar { $beat }: falta { $short }.
   *[other] A fazenda { $farm } tem { $grapes } até agora e precisa superar { $beat }: faltam { $short }.
    } { $kind ->
    [joins] Em { $space } este trecho acrescenta { $joined }.
    [leads] Em { $space } este trecho leva a estrada adiante.
    [ahead] Este trecho não serve para { $farm }: comece em { $space }, onde fica a próxima fazenda.
   *[apart] Este trecho não traz nada à fazenda, mas em { $space } pode ser útil depois.
    }
guide-avenue-end = Duas rodadas jogadas, e você já sabe tudo: ligar uvas à fazenda, superar a pontuação anterior, espiar quando uma carta não serve. Faltam três rodadas, depois contam os castelos. Ficou de fora: como se decide um empate.
guide-avenue-joined = { $count ->
    [one] Mais { $count } uva para a fazenda { $farm }.
   *[other] Mais { $count } uvas para a fazenda { $farm }.
    }
guide-avenue-longer = A estrada da fazenda { $farm } cresce.
guide-avenue-apart = Ainda não está ligada à fazenda { $farm }, mas pode servir depois.
