# Learn: the overview (web/templates/pages/learn.html)

learn-title = Aprenda a jogar
learn-lead = Escolha um jogo. Jogue uma primeira partida guiada ou leia as regras: a versão curta leva dois minutos.
learn-first = Jogar uma partida guiada
learn-first-note = Cinco minutos, um passo de cada vez. Saia quando quiser.
learn-rules = Ler as regras
learn-tools = Em uma mesa de verdade
learn-tools-lead = Tem o jogo de tabuleiro ou o bloco em casa? Estas páginas ajudam na sua mesa.
learn-tool-caller = Revela as cartas de Avenue em uma tela grande, para quem joga no papel.
learn-tool-sheet = Copie o mapa do seu bloco ou crie um novo. Depois jogue, compartilhe ou imprima.
learn-tool-scorepad = Monte o fim da sua partida de Paris e veja cada ponto explicado.
learn-tool-edition = Sua caixa de Paris é diferente da nossa? Informe as peças dela e jogue com elas.

# Learn: a page of rules (web/templates/pages/learn_rules.html)

learn-rules-title = Regras de { $title }
learn-contents = Sumário
learn-complete = Regras completas
learn-back = Todos os jogos
learn-top = Voltar ao sumário
learn-play = Tudo pronto? Jogue sua primeira partida
learn-before = Antes
learn-after = Depois
learn-example = Exemplo
learn-change = { $seat ->
    [orange] Pontos de Laranja: { $was } antes, { $now } depois.
    [blue] Pontos de Azul: { $was } antes, { $now } depois.
   *[other] Pontos: { $was } antes, { $now } depois.
    }
learn-sum = { $points ->
    [one] Total: { $points } ponto.
   *[other] Total: { $points } pontos.
    }
learn-from-table = Regras
learn-from-table-note = Abre em uma nova aba. Sua partida espera.

# Paris

learn-paris-about = Dois jogadores calçam juntos um bairro de Paris. Depois cada um constrói na sua cor, o mais perto possível dos postes.
learn-paris-rebuilt = O alcance do Poste Grande é uma reconstrução nossa. Se na sua caixa for diferente, corrija aqui:

learn-paris-short = Em dois minutos
learn-paris-short-laying = Primeiro vocês calçam a cidade. Na sua vez, você pode colocar sua peça em qualquer quadrado vazio. Os espaços laranja servem para Laranja, os azuis para Azul e os mistos para os dois.
learn-paris-short-reserve = Ou pode reservar um edifício. Só você pode construir o que reservou. Mas cada edifício que não estiver construído no final custa pontos, então não exagere.
learn-paris-short-building = Com as dezesseis peças no tabuleiro, começa a construção. Coloque um edifício da sua reserva em espaços livres da sua cor ou mistos, com uma das suas chaminés em cima.
learn-paris-short-light = O que conta é a luz. Um edifício vale o próprio tamanho por poste ao lado. Este tem tamanho 3 e está ao lado de dois postes: 3 × 2 = { $points }.
learn-paris-short-lampadaire = Em vez de construir, você pode gastar uma das suas fichas (você tem { $tokens }) para ativar um postal. Cada um faz algo diferente e só pode ser ativado uma vez, por um de vocês. Aqui, Lampadaire acrescenta um poste: a pontuação passa de { $was } para { $now }.
learn-paris-short-group = Edifícios que se tocam pelos lados formam um conjunto. No final, seu maior conjunto vale um ponto por espaço: aqui, { $points }.
learn-paris-short-winner = A partida acaba quando ninguém pode fazer mais nada. Some luz, maior conjunto e postais, e subtraia { $penalty } por edifício que sobrou na sua reserva. Vence quem tiver mais pontos.

learn-paris-symbols = O que você vê na mesa
learn-paris-symbols-paving-orange = Calçamento laranja, em leque. Laranja pode construir aqui.
learn-paris-symbols-paving-blue = Calçamento azul, em fileiras retas. Azul pode construir aqui.
learn-paris-symbols-paving-mixed = Calçamento misto. Os dois jogadores podem construir aqui.
learn-paris-symbols-paving-light = Um poste. Cada edifício ao lado dele vale o próprio tamanho mais uma vez, seja de quem for. Ninguém constrói sobre ele.
learn-paris-symbols-tile-back-orange = Uma peça virada para baixo. Ela cobre um quadrado do tabuleiro: quatro espaços. Você só vê a sua próxima peça.
learn-paris-symbols-building-t5-orange = Um edifício. O nome indica a forma e o tamanho: T5 cobre cinco espaços. No tabuleiro, os telhados de Laranja têm escamas redondas e os de Azul têm linhas retas.
learn-paris-symbols-chimney-orange = Uma chaminé. Cada edifício que você constrói usa uma da sua cor. Você tem { $chimneys }.
learn-paris-symbols-token-orange = Uma ficha. Cada postal que você ativa usa uma. Você tem { $tokens }.
learn-paris-symbols-postcard-peintre = Um postal. O selo mostra qual é. Um + indica que ele dá pontos no final.
learn-paris-symbols-sign = A plaquinha em um edifício, como 5×2, mostra o tamanho dele e quantos postes o iluminam. Multiplique os dois para saber os pontos.

learn-paris-setup = Preparação
learn-paris-setup-board = O tabuleiro tem 8 × 8 espaços, em 4 × 4 quadrados de quatro espaços cada. Começa vazio.
learn-paris-setup-tiles = Os dois jogadores têm as mesmas oito peças, com as cores trocadas, embaralhadas em uma pilha virada para baixo. Dos seus 32 espaços, 16 são da sua cor e 7 da cor do rival; 5 são mistos e 4 são postes.
learn-paris-setup-buildings = Doze edifícios formam a oferta, para os dois jogadores: dois de tamanho 3, quatro de tamanho 4, quatro de tamanho 5 e dois de tamanho 6.
learn-paris-setup-stock = Cada jogador tem { $chimneys ->
    [one] { $chimneys } chaminé
   *[other] { $chimneys } chaminés
  } e { $tokens ->
    [one] { $tokens } ficha
   *[other] { $tokens } fichas
  }.
learn-paris-setup-postcards = Em cada partida, { $in_play } dos postais ficam virados para cima. Nas primeiras partidas, use os que têm estrela.
learn-paris-setup-hand = Cada jogador compra a peça do topo da própria pilha. Só ele pode vê-la.
learn-paris-setup-starts = Quem perdeu a última partida começa. Se for a primeira, escolham ou sorteiem.
learn-paris-setup-rematch = Se vocês jogarem de novo depois de um empate, começa o mesmo jogador, ou há um novo sorteio.

learn-paris-pave = Fase 1: calçar e reservar
learn-paris-pave-turn = Vocês jogam em turnos alternados. No seu turno, faça uma destas duas coisas:
learn-paris-pave-lay = Coloque sua peça em qualquer quadrado vazio, girada como quiser, e compre a próxima. Você também pode colocá-la onde atrapalha o rival.
learn-paris-pave-reserve = Passe um edifício da oferta para a sua reserva. Você guarda sua peça para um próximo turno. A reserva não tem limite.
learn-paris-pave-many = Três ou quatro edifícios são um bom número para reservar.
learn-paris-pave-secret = Os dois sabem quais peças estão em cada pilha, mas não em que ordem.
learn-paris-pave-done = Depois de colocar suas oito peças, você pode continuar reservando ou passar.
learn-paris-pave-pass = Antes disso, você não pode passar. Se a oferta também estiver vazia, só resta passar.
learn-paris-pave-end = A fase 1 acaba assim que a décima sexta peça é colocada. Quem colocou primeiro todas as suas oito peças começa a fase 2.

learn-paris-build = Fase 2: construir e ativar postais
learn-paris-build-turn = Daqui em diante, nada está escondido e nada depende da sorte. Vocês continuam em turnos alternados, e em cada turno é preciso fazer uma destas duas coisas:
learn-paris-build-build = Construir: coloque um edifício da sua reserva no tabuleiro, com uma chaminé em cima.
learn-paris-build-activate = Ativar um postal virado para cima: coloque uma ficha nele e faça a ação.
learn-paris-build-free = Construa em espaços livres da sua cor ou mistos. Um espaço está livre se não há nenhuma peça sobre ele. Espaços de poste também são livres, mas sem Metropolitain você não pode construir neles.
learn-paris-build-chimney = Quando suas chaminés acabam, você não pode mais construir.
learn-paris-build-rotate = Você pode girar os edifícios, mas não virá-los: o verso não é impresso.
learn-paris-build-must = Não dá para esperar. Enquanto tiver uma ficha, você tem uma jogada.
learn-paris-build-alone = Você pode ativar um postal sem fazer a ação, para ganhar tempo ou para que o rival não o use.
learn-paris-build-skip = Se não puder fazer nenhuma das duas coisas, você perde a vez.

learn-paris-postcards = Os doze postais
learn-paris-postcards-how = Cada postal pode ser ativado uma vez por partida, por qualquer um dos dois. Cada um tem um exemplo: o tabuleiro antes, o tabuleiro depois e o que diz a folha de pontos.
learn-paris-postcards-starred = Nas primeiras partidas, use os que têm estrela: { $starred }.
learn-paris-postcards-points = Le Peintre, Moulin Rouge, Le Penseur e Fontaine des Mers dão pontos no final. Se você ativar um deles cedo, o rival ainda tem tempo de construir em volta.
learn-paris-levitation-mind = O novo edifício vem da oferta como ela estava antes da troca e usa uma chaminé. Se nada da oferta couber no tabuleiro, você não pode trocar.
learn-paris-metropolitain-mind = Você ganha um direito agora e o usa uma vez, em um próximo turno: para um edifício da sua reserva, para Levitation ou para o Jardim. Tem de ser um espaço de poste impresso em uma peça, sem nada em cima.
learn-paris-jardin-mind = É um edifício em todos os sentidos: recebe luz, entra em conjuntos e bloqueia o Pintor. Nunca esteve na sua reserva, então não custa nada se você não o construir.
learn-paris-sacre-coeur-mind = Vale para tudo o que estiver na sua reserva no final, até para o que você nem poderia ter construído.
learn-paris-peintre-mind = A área dele são todos os espaços que alcança andando pelos lados. Só edifícios e a borda do tabuleiro o detêm; postes e outras peças, não.
learn-paris-chartier-mind = Você ganha um direito agora e o usa uma vez, em um próximo turno. O espaço do rival é coberto nessa mesma jogada, com um edifício da sua reserva, Levitation, o Jardim ou a Fonte. Dá para combinar com Metropolitain.
learn-paris-bouquinistes-mind = O espaço passa a ser desse edifício: conta para o tamanho, para os postes ao lado e para o conjunto. O Anexo não usa chaminé. Se ele tocar vários edifícios seus, escolha um.
learn-paris-lampadaire-mind = Ele ilumina os quatro lados, para os dois jogadores, e conta para o Pintor.
learn-paris-moulin-rouge-mind = O espaço dela conta. Espaços livres de qualquer cor e mistos também, mas os de poste não.
learn-paris-penseur-mind = Quando você coloca a Estátua, o espaço em frente a ela deve estar no tabuleiro e livre. Se ele estiver ocupado no final, a Estátua não vale nada. Espaços livres contam seja qual for a cor, e os de poste também.
learn-paris-fontaine-mind = Cada edifício conta uma vez, não importa quantos espaços dele toquem a Fonte. A Fonte não é um edifício e não usa chaminé.
learn-paris-grande-lumiere-mind = Um edifício bloqueia a luz para o que está atrás dele; outras peças, não. O Poste Grande continua contando como um só poste, e uma vez por edifício.

learn-paris-rights = Metropolitain e Chartier em detalhe
learn-paris-rights-later = Estes dois dão um direito para um próximo turno, não para o mesmo. Você só o gasta quando precisa: para cobrir um espaço de poste ou um espaço do rival.
learn-paris-rights-both = Com os dois direitos, um edifício pode cobrir um de cada.
learn-paris-rights-pass = Na fase 2, você só pode passar em um caso: não tem mais fichas, não pode construir nada sem um direito, mas poderia construir algo com ele. Você mantém o direito.

learn-paris-end = Fim da partida
learn-paris-end-when = A partida acaba quando nenhum dos dois pode fazer mais nada.
learn-paris-end-stop = Também acaba quando, na fase 2, dois turnos seguidos são passados ou pulados.

learn-paris-scoring = Pontuação
learn-paris-scoring-lines = A folha de pontos tem quatro linhas para cada jogador. Você não precisa de lápis: a soma é feita durante a partida, e cada linha mostra no tabuleiro o que conta.
learn-paris-light = Luz
learn-paris-light-how = Cada edifício seu vale o próprio tamanho × o número de postes que o iluminam. Um poste ilumina os quatro espaços ao lado dele, não os da diagonal.
learn-paris-light-once = Um poste conta uma vez por edifício, não importa quantos espaços dele ilumine. Mas ilumina todos os edifícios ao lado, os seus e os do rival.
learn-paris-light-lamps = Contam como postes: os espaços de poste impressos que nenhum edifício cobre, o Poste de Lampadaire e o Poste Grande.
learn-paris-group = Maior conjunto
learn-paris-group-how = Seus edifícios que se tocam pelos lados formam um conjunto. Seu maior conjunto vale um ponto por espaço. Os outros não valem nada.
learn-paris-unbuilt = Não construídos
learn-paris-unbuilt-how = Cada edifício que sobra na sua reserva custa { $penalty }, a menos que você tenha ativado Sacré-Coeur.
learn-paris-bonus = Postais
learn-paris-bonus-how = Some os pontos do seu Pintor, da sua Dançarina, da sua Estátua e da sua Fonte, como explicado acima.
learn-paris-example = Uma partida completa, ponto a ponto
learn-paris-example-how = O mesmo tabuleiro duas vezes, no fim de uma partida: primeiro tudo o que conta para Laranja, depois tudo o que conta para Azul.

learn-paris-ties = Empates
learn-paris-ties-how = Em caso de empate, vence quem tiver mais espaços livres da própria cor. Um espaço sob qualquer peça não está livre. Se isso também for igual, a partida termina empatada.

learn-paris-options = Opções
learn-paris-options-how = Ao criar uma partida, você pode escolher:
learn-paris-options-postcards = Com quais postais jogar: os com estrela, sorteados ou à sua escolha.
learn-paris-options-starts = Quem começa.
learn-paris-options-penseur = Se Le Penseur conta espaços livres de qualquer cor, como aqui, ou só da cor do dono. Nesse caso, os mistos não contam.
learn-paris-options-fountain = Se a Fonte ocupa dois espaços, como aqui, ou um.
learn-paris-options-mirror = Se os edifícios podem ser virados.
learn-paris-options-edition = Se vocês jogam com as peças e os edifícios de outra edição, caso sua caixa seja diferente.

learn-paris-figure-laying = Seis quadrados estão calçados. A próxima peça pode ir em qualquer um dos outros.
learn-paris-figure-building = Laranja constrói V3 em três espaços: dois laranja e um misto. A chaminé mostra de quem é.
learn-paris-figure-light = V3 está ao lado de dois postes, então vale duas vezes o próprio tamanho.
learn-paris-figure-shared = Três postes iluminam este edifício. O de b3 toca dois lados dele, mas conta só uma vez.
learn-paris-figure-group = Estes dois edifícios se tocam, então contam juntos.
learn-paris-figure-unbuilt = Dois edifícios ainda estão na reserva de Laranja.
learn-paris-figure-winner = O que conta para Laranja
learn-paris-figure-loser = O que conta para Azul
learn-paris-figure-levitation = Laranja devolve L4, pega W5 da oferta e o constrói na hora.
learn-paris-figure-metropolitain = Em um turno seguinte, T5 cobre o espaço de poste e5. Esse poste deixa de existir; o de c4 continua.
learn-paris-figure-jardin = O Jardim fica entre dois postes.
learn-paris-figure-sacre-coeur = O lado de Laranja na mesa. Dois edifícios sobraram na reserva e não custam mais nada.
learn-paris-figure-peintre = O Pintor de Azul vai até onde os edifícios deixam. Em destaque: os postes que ele alcança e a área dele.
learn-paris-figure-chartier = Em um turno seguinte, L4 cobre também e4, um espaço azul. Três postes o iluminam.
learn-paris-figure-bouquinistes = O Anexo em d5 agora faz parte de T5. O edifício cresce para seis espaços e o poste de e5 também o ilumina.
learn-paris-figure-lampadaire = O novo poste em b8 ilumina dois edifícios de uma vez.
learn-paris-figure-moulin-rouge = A Dançarina está na fileira de cima. Edifícios e postes limitam a área dela.
learn-paris-figure-penseur = A Estátua em g4 olha para o oeste, onde f4 está livre. Em destaque: os espaços livres ao redor dela.
learn-paris-figure-fontaine = A Fonte fica entre dois edifícios de Laranja.
learn-paris-figure-grande-lumiere = Azul coloca o Poste Grande em g7. A luz chega a dois espaços de distância e alcança P5.

# Avenue

learn-avenue-about = Todos têm o mesmo mapa e desenham as mesmas estradas, cada um onde quiser. Ligue a fazenda de cada rodada ao maior número de uvas, e a mais uvas que na rodada anterior.
learn-avenue-rebuilt = Os mapas A, B e C são reconstruções nossas, não os impressos. Para jogar no mapa do seu bloco, copie-o aqui:

learn-avenue-short = Em dois minutos
learn-avenue-short-sheet = Cada jogador tem um mapa com seis fazendas, uvas roxas e verdes e dois castelos. Ainda não há estradas: você as desenha.
learn-avenue-short-road = Em cada rodada, uma fazenda conta. As cartas são reveladas uma a uma. Cada uma mostra uma estrada, e você a desenha em qualquer espaço sem estrada, exatamente como está na carta: estradas nunca são giradas.
learn-avenue-short-joined = Estradas que se encontram em um lado estão ligadas. Ligue a fazenda às uvas: cada uva no caminho conta, por mais longe que esteja.
learn-avenue-short-farm = Depois da quarta carta amarela da rodada, a fazenda pontua: um ponto por uva ligada a ela. Aqui, a fazenda C faz { $points }.
learn-avenue-short-zero = Cada fazenda deve fazer mais pontos que a anterior. Se não fizer, você escreve 0, o que custa { $penalty } no final. Mas aí um único ponto basta para a próxima.
learn-avenue-short-end = Depois de cinco rodadas, cada castelo soma um ponto por uva da própria cor ligada a ele. Vence quem tiver mais pontos. A pontuação deste mapa: { $points }.

learn-avenue-symbols = O que você vê na mesa
learn-avenue-symbols-farm = Uma fazenda, de A a F. Na rodada dela, pontua as uvas ligadas a ela. Para ligá-la, desenhe uma estrada por cima.
learn-avenue-symbols-grapes-purple = Uvas roxas. Contam para todas as fazendas e para o castelo roxo.
learn-avenue-symbols-grapes-green = Uvas verdes. Contam para todas as fazendas e para o castelo verde.
learn-avenue-symbols-castle-purple = O castelo roxo, de telhados pontudos. No final, pontua as uvas roxas ligadas a ele.
learn-avenue-symbols-castle-green = O castelo verde, com ameias. No final, pontua as uvas verdes ligadas a ele.
learn-avenue-symbols-farm-c = A fazenda desta rodada.
learn-avenue-symbols-farm-back = A fazenda da próxima rodada, virada para baixo.
learn-avenue-symbols-road-3-yellow = Uma carta amarela: desenhe a estrada dela. A quarta carta amarela de uma rodada é também a última carta.
learn-avenue-symbols-road-5-grey = Uma carta cinza: desenhe a estrada dela. Ela não deixa o fim da rodada mais próximo.
learn-avenue-symbols-yellow = Uma carta amarela revelada nesta rodada.
learn-avenue-symbols-peek = Espiar: veja a próxima fazenda em vez de desenhar. Uma vez por rodada.
learn-avenue-symbols-penalty = Uma fazenda com 0. Custa { $penalty } no final.
learn-avenue-symbols-lines = No mapa, uma faixa larga de cor acompanha as estradas da fazenda desta rodada. Pontos ao longo de uma estrada indicam que ela leva ao castelo roxo; traços, que leva ao verde.

learn-avenue-setup = Preparação
learn-avenue-setup-sheet = Todos os jogadores usam o mesmo mapa: A, B ou C. Ele tem 6 × 7 espaços.
learn-avenue-setup-roads = Embaralhe as 42 cartas de estrada: sete de cada uma das seis estradas. Delas, 22 são amarelas e 20 são cinza.
learn-avenue-setup-farms = Embaralhe as seis cartas de fazenda, de A a F. Só cinco delas serão jogadas.
learn-avenue-setup-players = Qualquer número de pessoas pode jogar, até uma só. Aqui, uma mesa tem até oito lugares.

learn-avenue-round = Uma rodada
learn-avenue-round-farm = Revele a carta de fazenda do topo: é a fazenda que conta nesta rodada.
learn-avenue-round-card = Depois revele uma carta de estrada. Todos fazem uma destas duas coisas, ao mesmo tempo:
learn-avenue-round-draw = Desenhar a estrada em um espaço do mapa que ainda não tenha uma.
learn-avenue-round-peek = Espiar a próxima carta de fazenda, em segredo, sem desenhar nada.
learn-avenue-round-secret = Ninguém vê o que os outros fazem com uma carta até todos decidirem.
learn-avenue-round-yellow = Continue carta a carta até que a quarta carta amarela da rodada seja jogada. Então a fazenda pontua. A duração das rodadas varia, mas cada uma tem pelo menos quatro cartas.
learn-avenue-round-five = Uma partida tem { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
  }. As estradas ficam no mapa de uma rodada para outra.

learn-avenue-roads = Estradas
learn-avenue-roads-turned = Uma estrada liga dois lados do espaço dela. Desenhe-a exatamente como a carta mostra, nunca girada.
learn-avenue-roads-over = Fazendas, castelos e uvas não atrapalham. Uma estrada no espaço deles passa por cima, e só assim eles ficam ligados.
learn-avenue-roads-joined = Duas estradas lado a lado estão ligadas se ambas chegam ao lado que há entre elas.
learn-avenue-roads-ends = Becos sem saída são permitidos, e estradas que saem do mapa também.
learn-avenue-roads-path = Toda estrada tem duas pontas, então estradas ligadas sempre formam uma linha ou um anel. Nunca se dividem.

learn-avenue-peeking = Espiar
learn-avenue-peeking-price = Saber antes qual é a próxima fazenda ajuda você a se preparar. O preço é uma estrada que você não desenha. Dá para espiar uma vez por rodada.
learn-avenue-peeking-last = Na quinta rodada, a próxima fazenda não vai pontuar. Espiar, então, é só um jeito de não desenhar.
learn-avenue-peeking-must = Você precisa desenhar ou espiar. Se o seu mapa estiver cheio e você já tiver espiado, você perde a vez.

learn-avenue-scoring = Pontuação
learn-avenue-scoring-when = As fazendas pontuam no fim da rodada delas. Castelos e zeros contam uma vez, no fim da partida.
learn-avenue-farm = A fazenda desta rodada
learn-avenue-farm-how = Conte as uvas das duas cores em todos os espaços ligados à fazenda, por mais longe que estejam. Um espaço tem uma ou duas uvas; nos seus próprios mapas, pode ter três.
learn-avenue-farm-none = Uma fazenda sem estrada por cima não está ligada a nada e faz 0.
learn-avenue-farm-again = As uvas não se gastam. Podem contar de novo para outras fazendas nas rodadas seguintes.
learn-avenue-rise = Mais que antes
learn-avenue-rise-how = Uma fazenda só pontua se tiver mais uvas que a pontuação da rodada anterior. Na primeira rodada, precisa de mais de 0. Um número igual não basta.
learn-avenue-rise-zero = Senão, você escreve 0.
learn-avenue-rise-after = Depois de um 0, a próxima fazenda só precisa superar 0.
learn-avenue-castles = Castelos
learn-avenue-castles-how = No fim da partida, o castelo roxo faz um ponto por uva roxa ligada a ele, e o castelo verde, um por uva verde.
learn-avenue-castles-crossing = Uvas que contaram para fazendas contam de novo aqui. As estradas podem passar por fazendas e pelo outro castelo.
learn-avenue-penalty = Zeros
learn-avenue-penalty-how = Cada fazenda com 0 custa { $penalty } no final.
learn-avenue-penalty-subtotal = No papel, some primeiro as cinco fazendas e os dois castelos. Esse é o subtotal. Depois subtraia a penalidade.
learn-avenue-example = Uma partida completa, ponto a ponto
learn-avenue-example-how = Cinco fazendas, dois castelos e um zero:

learn-avenue-ties = Empates
learn-avenue-ties-how = Em caso de empate, vence quem tiver a maior pontuação em uma só fazenda. Se isso também for igual, a vitória é compartilhada.

learn-avenue-alone = Solo
learn-avenue-alone-how = Jogue o mesmo jogo contra o seu próprio recorde. Os bots também são boa companhia.

learn-avenue-options = Mapas
learn-avenue-options-sheets = Há três mapas, A, B e C, cada um com quinze uvas roxas e quinze verdes.
learn-avenue-options-own = Você também pode jogar em um mapa seu, com no máximo 64 espaços, cada fazenda uma vez e no máximo um castelo de cada cor. Um castelo que falta não vale nada.
learn-avenue-options-paper = Você pode imprimir qualquer mapa e jogar com lápis.
learn-avenue-options-narrator = No papel, o jogador mais velho é o Narrador. Ele embaralha e revela as cartas, anuncia os números e também joga.

learn-avenue-figure-joined = A estrada em c3 encontra a que vem da fazenda C, então as uvas dela estão ligadas.
learn-avenue-figure-apart = As estradas da fileira de baixo estão ligadas entre si, mas não à fazenda C. Elas não contam para ela.
learn-avenue-figure-farm = O fim da rodada 1. Em destaque: os espaços com uvas ligadas à fazenda C.
learn-avenue-figure-zero = O fim da rodada 2. A fazenda E está ligada a algumas uvas, mas não a mais do que a fazenda C fez: é um zero.
learn-avenue-figure-rising = Depois do zero da rodada 2, a fazenda A só precisa superar 0.
learn-avenue-figure-purple = O castelo roxo e as uvas roxas ligadas a ele.
learn-avenue-figure-green = O castelo verde e as uvas verdes ligadas a ele.
learn-avenue-figure-end = O mapa no fim da partida

# Tips at the table

web-tip-points = Pontos até agora, como se a partida acabasse neste momento.
web-tip-paris-chimneys = Cada edifício que você constrói usa uma chaminé. Quando elas acabam, você não pode mais construir.
web-tip-paris-tokens = Cada postal que você ativa usa uma ficha.
web-tip-paris-pile = A ordem de uma pilha é secreta, mas o que há nela, não.
web-tip-paris-tile = A peça na sua mão: coloque-a em qualquer quadrado vazio. Para girá-la antes, aperte R ou toque duas vezes.
web-tip-paris-reserve = Só o dono pode construí-lo. Se ainda estiver aqui no final, custa { $penalty }.
web-tip-paris-pool = Qualquer um dos dois pode reservá-lo na fase 1. Na fase 2, só com Levitation.
web-tip-paris-take = { $name }, tamanho { $size }. Reserve-o agora e construa na fase 2. Se não construir, custa { $penalty }.
web-tip-paris-build = { $name }, tamanho { $size }. Construa em espaços livres da sua cor ou mistos. Vale o próprio tamanho por poste ao lado.
web-tip-paris-pass = Não fazer nada neste turno.
web-tip-paris-line-light = Luz: cada edifício vale o próprio tamanho × o número de postes que o iluminam.
web-tip-paris-line-group = Maior conjunto: um ponto por espaço dos seus edifícios que se tocam pelos lados. Só o maior conjunto conta.
web-tip-paris-line-unbuilt = Não construídos: menos { $penalty } por edifício que sobra na reserva.
web-tip-paris-line-postcards = Postais: os pontos do seu Pintor, da sua Dançarina, da sua Estátua e da sua Fonte.
web-tip-avenue-farm = As uvas ligadas a ela contam no fim da rodada.
web-tip-avenue-card = Desenhe esta estrada em qualquer espaço sem estrada. Ela nunca é girada.
web-tip-avenue-yellow = Depois da quarta, a rodada acaba e a fazenda pontua.
web-tip-avenue-next = Ela é revelada na próxima rodada. Se você espiar, só você a vê.
web-tip-avenue-next-farm = A próxima fazenda: { $farm }.
web-tip-avenue-peeked = Você já espiou nesta rodada. Pode espiar de novo na próxima.
web-tip-avenue-line-farm = Uma fazenda deve fazer mais pontos que a anterior. Senão faz 0, o que custa { $penalty } no final.
web-tip-avenue-line-purple = No final, cada uva roxa ligada ao castelo roxo vale um ponto.
web-tip-avenue-line-green = No final, cada uva verde ligada ao castelo verde vale um ponto.
web-tip-avenue-line-penalty = Cada fazenda com 0 custa { $penalty }.
web-tip-avenue-line-later = Esta rodada ainda não foi jogada.
web-tip-avenue-total = Fazendas, castelos e penalidade, como se a partida acabasse neste momento.
web-tip-avenue-left = Cartas reveladas não voltam.
web-tip-avenue-player = Pontos das fazendas até agora, em ordem; o último número são as uvas ligadas neste momento. Clique para ampliar o mapa.

# Tips at the spaces of a board, after the words of the space

web-paris-js-tip-orange = Laranja pode construir aqui.
web-paris-js-tip-blue = Azul pode construir aqui.
web-paris-js-tip-mixed = Os dois jogadores podem construir aqui.
web-paris-js-tip-light = Os edifícios ao lado dele valem o próprio tamanho mais uma vez.
web-paris-js-tip-empty = Você pode colocar uma peça neste quadrado.
web-paris-js-tip-building = Vale o próprio tamanho × o número de postes que o iluminam. Edifícios do mesmo jogador que se tocam formam um conjunto.
web-paris-js-tip-garden = Conta como um edifício de tamanho 2.
web-paris-js-tip-painter = { $per_lamp } por poste que ele consegue alcançar sem atravessar edifícios.
web-paris-js-tip-dancer = 1 ponto por espaço livre que ela consegue alcançar. Edifícios, postes e outras peças bloqueiam o caminho.
web-paris-js-tip-statue = Se o espaço em frente continuar livre: { $penseur ->
    [own] { $per_side } por espaço livre da cor do dono ao lado dela e { $per_corner } por espaço livre dessa cor nas diagonais.
   *[any] { $per_side } por espaço livre ao lado dela e { $per_corner } por espaço livre nas diagonais.
    }
web-paris-js-tip-fountain = { $per_building } por edifício do dono ao lado dela.
web-paris-js-tip-annex = Faz parte do edifício ao lado, que fica um espaço maior.
web-paris-js-tip-streetlight = Os edifícios ao lado dele valem o próprio tamanho mais uma vez.
web-paris-js-tip-large-streetlight = { $rays ->
    [cross] { $reach ->
        [one] Ele ilumina os quatro espaços ao lado.
       *[other] Ele ilumina até { $reach } espaços de distância nas quatro direções.
    }
    [star] { $reach ->
        [one] Ele ilumina os oito espaços ao redor.
       *[other] Ele ilumina até { $reach } espaços de distância nas oito direções.
    }
   *[other] { $lit ->
        [one] Nesta caixa, ele ilumina { $lit } espaço.
       *[other] Nesta caixa, ele ilumina { $lit } espaços ao redor.
    }
    } Edifícios bloqueiam a luz.
web-avenue-js-tip-farm = Na rodada dela, pontua as uvas ligadas a ela. Para ligá-la, desenhe uma estrada por cima.
web-avenue-js-tip-castle-purple = No final, pontua as uvas roxas ligadas a ele. Para ligá-lo, desenhe uma estrada por cima.
web-avenue-js-tip-castle-green = No final, pontua as uvas verdes ligadas a ele. Para ligá-lo, desenhe uma estrada por cima.
web-avenue-js-tip-grapes-purple = Cada uva vale um ponto para cada fazenda ligada a ela e para o castelo roxo.
web-avenue-js-tip-grapes-green = Cada uva vale um ponto para cada fazenda ligada a ela e para o castelo verde.
web-avenue-js-tip-road = Estradas que se encontram em um lado estão ligadas.

# The rules in a terminal (terminal/rules.py)

cli-rules = Mostra as regras de um jogo, primeiro a versão curta.
