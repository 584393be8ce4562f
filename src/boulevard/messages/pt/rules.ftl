# Learn: the overview (web/templates/learn.html)

learn-title = Aprenda a jogar
learn-lead = Escolha um jogo. Jogue uma primeira partida guiada ou leia as regras: as curtas levam dois minutos.
learn-first = Jogar partida guiada
learn-first-note = Cinco minutos, um passo por vez. Você pode sair quando quiser.
learn-rules = Ler as regras
learn-tools = Em uma mesa de verdade
learn-tools-lead = Tem a caixa ou o bloco em casa? Estas páginas ajudam.
learn-tool-caller = Revela as cartas de Avenue em uma tela grande, para quem joga no papel.
learn-tool-sheet = Monte o mapa do seu bloco, ou um novo: jogue, compartilhe, imprima.
learn-tool-scorepad = Ponha no tabuleiro o fim da sua partida de Paris e veja cada ponto explicado.
learn-tool-edition = Sua caixa de Paris é diferente da nossa? Diga quais são as peças e jogue com elas.

# Learn: a page of rules (web/templates/learn_rules.html)

learn-rules-title = As regras de { $title }
learn-contents = Sumário
learn-complete = As regras completas
learn-back = Todos os jogos
learn-top = Voltar ao sumário
learn-play = Tudo pronto? Jogue a primeira partida
learn-before = Antes
learn-after = Depois
learn-example = Exemplo
learn-change = { $seat ->
    [orange] Pontos de Laranja: { $was } antes, { $now } depois.
    [blue] Pontos de Azul: { $was } antes, { $now } depois.
   *[other] Pontos: { $was } antes, { $now } depois.
    }
learn-sum = { $points ->
    [one] No total: { $points } ponto.
   *[other] No total: { $points } pontos.
    }
learn-from-table = As regras
learn-from-table-note = abre em uma nova aba. Sua partida espera.

# Paris

learn-paris-about = Duas pessoas calçam juntas um bairro de Paris. Depois constroem nele, cada uma na sua cor, o mais perto possível dos postes de luz.
learn-paris-rebuilt = O alcance do Poste Grande é uma reconstrução nossa. Se na sua caixa for diferente, corrija aqui:

learn-paris-short = Em dois minutos
learn-paris-short-laying = Primeiro vocês calçam a cidade. Na sua vez, você pode colocar sua peça em qualquer quadrado vazio. Espaços laranja serão bons para Laranja, os azuis para Azul, os mistos para ambos.
learn-paris-short-reserve = Ou então você reserva um edifício. O que você reservou, só você pode construir. O que não estiver construído no final custa pontos, então não exagere.
learn-paris-short-building = Colocadas as dezesseis peças, começa a construção. Ponha um edifício da sua reserva em espaços livres da sua cor ou mistos, com uma chaminé sua em cima.
learn-paris-short-light = O que conta é a luz. Cada edifício vale o próprio tamanho para cada poste ao lado dele. Este tem tamanho 3 e está ao lado de dois: { $points } pontos.
learn-paris-short-lampadaire = Em vez de construir, você pode gastar uma das suas quatro fichas em um postal. Cada um tem seu truque e é usado uma única vez, por um de vocês. Aqui Lampadaire ergue um novo poste: { $was } pontos viram { $now }.
learn-paris-short-group = Edifícios que se tocam pelos lados formam um conjunto. No final, seu maior conjunto vale o próprio tamanho: aqui, { $points } pontos.
learn-paris-short-winner = A partida acaba quando ninguém pode fazer mais nada. Some luz, maior conjunto e postais e tire 3 por edifício não construído. Vence quem tiver mais pontos.

learn-paris-symbols = O que você vê na mesa
learn-paris-symbols-paving-orange = Calçamento laranja, em leque. Aqui Laranja pode construir.
learn-paris-symbols-paving-blue = Calçamento azul, em fileiras retas. Aqui Azul pode construir.
learn-paris-symbols-paving-mixed = Calçamento misto. Aqui ambos podem construir.
learn-paris-symbols-paving-light = Um poste de luz. Os edifícios ao lado valem o próprio tamanho mais uma vez, seja de quem forem. Ninguém constrói sobre ele.
learn-paris-symbols-tile-back-orange = Uma peça de calçamento virada para baixo: quatro espaços, para colocar em um quadrado do tabuleiro. Você só vê a sua próxima.
learn-paris-symbols-building-t5-orange = Um edifício. O nome diz a forma e o tamanho: T5 cobre cinco espaços. No tabuleiro, os telhados de Laranja têm escamas redondas; os de Azul, linhas retas.
learn-paris-symbols-chimney-orange = Uma chaminé. Cada edifício que você ergue leva uma, da sua cor. Você tem sete.
learn-paris-symbols-token-orange = Uma ficha. Cada postal que você ativa leva uma. Você tem quatro.
learn-paris-symbols-postcard-peintre = Um postal. O selo diz qual é. Um + avisa que ele dá pontos no final.
learn-paris-symbols-sign = A plaquinha em um edifício, como 5×2, diz o tamanho e quantos postes o iluminam. Multiplique os dois e você tem os pontos.

learn-paris-setup = Antes da partida
learn-paris-setup-board = O tabuleiro tem 8 × 8 espaços, em 4 × 4 quadrados de quatro espaços cada. Ele começa vazio.
learn-paris-setup-tiles = Ambos têm as mesmas oito peças, com as cores trocadas, e as embaralham em uma pilha virada para baixo. Dos 32 espaços delas, 16 são da sua cor, 7 da cor rival, 5 são mistos e 4 são postes.
learn-paris-setup-buildings = Doze edifícios formam a oferta, aberta a ambos: dois de tamanho 3, quatro de tamanho 4, quatro de tamanho 5 e dois de tamanho 6.
learn-paris-setup-stock = Cada um tem 7 chaminés e 4 fichas.
learn-paris-setup-postcards = Oito dos doze postais ficam virados para cima. Nas primeiras partidas, usem os oito com estrela.
learn-paris-setup-hand = Ambos pegam na mão a peça do topo da própria pilha. Só quem a pegou pode vê-la.
learn-paris-setup-starts = Quem perdeu a última partida começa; senão, escolham ou sorteiem.
learn-paris-setup-rematch = Se vocês jogarem de novo depois de um empate, começa a mesma pessoa, ou se sorteia outra vez.

learn-paris-pave = Fase 1: calçar e reservar
learn-paris-pave-turn = Vocês jogam alternadamente. Na sua vez, faça uma de duas coisas:
learn-paris-pave-lay = Coloque sua peça em qualquer quadrado vazio, girada como quiser, e pegue a próxima. Você também pode calçar onde atrapalha seu rival.
learn-paris-pave-reserve = Passe um edifício da oferta para a sua reserva. Você guarda sua peça para uma vez futura. A reserva pode ser tão grande quanto você quiser.
learn-paris-pave-many = Três ou quatro edifícios são um bom número para reservar.
learn-paris-pave-secret = As peças das duas pilhas são conhecidas por ambos; só a ordem delas, não.
learn-paris-pave-done = Já colocou as oito? Então você pode continuar reservando ou passar.
learn-paris-pave-pass = Ninguém mais pode passar. Se a oferta também estiver vazia, só resta passar.
learn-paris-pave-end = Assim que a décima sexta peça é colocada, a fase 1 acaba. Quem colocou as oito peças primeiro começa a fase 2.

learn-paris-build = Fase 2: construir e usar postais
learn-paris-build-turn = Daqui em diante tudo é aberto: sem peças escondidas, sem sorte. Vocês voltam a alternar as vezes, e é preciso fazer uma de duas coisas:
learn-paris-build-build = Construir: ponha um edifício da sua reserva no tabuleiro, com uma chaminé em cima.
learn-paris-build-activate = Ativar um postal virado para cima: ponha uma ficha nele e execute a ação.
learn-paris-build-free = Um edifício fica em espaços livres da sua cor ou mistos. Um espaço é livre se nada estiver sobre ele. Espaços de poste também são livres, mas ninguém constrói ali sem Metropolitain.
learn-paris-build-chimney = Sem chaminés, você não pode mais construir.
learn-paris-build-rotate = Edifícios podem ser girados, mas não virados: o verso não é impresso.
learn-paris-build-must = Não dá para esperar. Com uma ficha na mão, você sempre tem uma jogada.
learn-paris-build-alone = Você pode ativar um postal sem executar a ação, para ganhar tempo ou para tirá-lo do seu rival.
learn-paris-build-skip = Se não puder fazer nem uma coisa nem outra, você perde a vez.

learn-paris-postcards = Os doze postais
learn-paris-postcards-how = Cada postal é usado uma vez por partida, por quem o ativar. Veja o exemplo de cada um: a posição antes, a posição depois e o que diz o placar.
learn-paris-postcards-starred = Os oito primeiros abaixo são os com estrela, para as primeiras partidas.
learn-paris-postcards-points = Le Peintre, Moulin Rouge, Le Penseur e Fontaine des Mers dão pontos no final. O que você ergue cedo, seu rival ainda pode cercar.
learn-paris-levitation-mind = O novo edifício vem da oferta como ela era antes da troca e leva uma chaminé. Se nenhum da oferta couber, você não pode trocar.
learn-paris-metropolitain-mind = Você ganha o direito agora e o usa uma vez, mais tarde. Vale para um edifício da sua reserva, para Levitation e para o Jardim. O espaço de poste deve ser impresso e estar vazio.
learn-paris-jardin-mind = É um edifício em todos os sentidos: recebe luz, entra em conjuntos e detém o Pintor. Nunca esteve na sua reserva, então você não perde nada se não chegar a usá-lo.
learn-paris-sacre-coeur-mind = Vale para tudo o que estiver na sua reserva no final, mesmo o que você nem poderia ter construído.
learn-paris-peintre-mind = A área dele é tudo o que alcança pelos lados. Só edifícios e a borda do tabuleiro o detêm; outras peças especiais e os próprios postes, não.
learn-paris-chartier-mind = Você ganha o direito agora e o usa uma vez, mais tarde. O espaço rival é coberto na mesma jogada. Serve para um edifício da sua reserva, Levitation, o Jardim ou a Fonte, e pode ser combinado com Metropolitain.
learn-paris-bouquinistes-mind = O edifício passa a ter também esse espaço: no tamanho, nos postes ao lado, nos vizinhos. Não leva chaminé. Se vários edifícios seus tocam o Anexo, você escolhe um.
learn-paris-lampadaire-mind = Brilha para os quatro lados, para ambos, e conta para o Pintor.
learn-paris-moulin-rouge-mind = O espaço dela conta. Também contam espaços livres de qualquer cor e mistos, mas não os espaços de poste.
learn-paris-penseur-mind = O espaço em frente à Estátua deve estar no tabuleiro e livre quando você a coloca. Se estiver ocupado no final, a Estátua não vale nada. Espaços livres contam seja qual for a cor, e os de poste também.
learn-paris-fontaine-mind = Cada edifício conta uma vez, não importa com quantos espaços toque a Fonte. A Fonte não é um edifício e não leva chaminé.
learn-paris-grande-lumiere-mind = Um edifício barra a luz para o que estiver atrás dele; outras peças especiais, não. Ele continua contando como um só poste, e uma vez por edifício.

learn-paris-rights = Metropolitain e Chartier em detalhe
learn-paris-rights-later = Estes dois dão um direito para uma vez futura, não para a mesma. O direito só é gasto quando a jogada precisa dele: para um espaço de poste ou um espaço rival.
learn-paris-rights-both = Com os dois direitos, um edifício pode cobrir um de cada.
learn-paris-rights-pass = Na fase 2 você só pode passar em um caso: não tem mais fichas, não pode construir nada sem um direito e poderia construir algo com um. Você conserva o direito.

learn-paris-end = O fim da partida
learn-paris-end-when = A partida acaba quando nenhum dos dois pode fazer mais nada.
learn-paris-end-stop = Também acaba quando, na fase 2, duas vezes seguidas foram passadas ou perdidas.

learn-paris-scoring = Pontuação
learn-paris-scoring-lines = Cada placar tem quatro linhas. Você não precisa de lápis: a soma é feita durante a partida, e cada linha mostra no tabuleiro o que conta.
learn-paris-light = Luz
learn-paris-light-how = Cada edifício seu vale o próprio tamanho × o número de postes que o iluminam. Um poste ilumina os quatro espaços ao lado dele, não os da diagonal.
learn-paris-light-once = Um poste conta uma vez por edifício, não importa quantos espaços dele ilumine. Mas ilumina todos os edifícios ao lado, os seus e os do seu rival.
learn-paris-light-lamps = São postes: os espaços de poste impressos que nenhum edifício cobre, o Poste de Lampadaire e o Poste Grande.
learn-paris-group = Maior conjunto
learn-paris-group-how = Seus edifícios que se tocam pelos lados formam um conjunto. O maior vale o número de seus espaços. Os outros não valem nada.
learn-paris-unbuilt = Não construídos
learn-paris-unbuilt-how = Cada edifício que sobra na sua reserva custa 3 pontos, a não ser que você tenha ativado Sacré-Coeur.
learn-paris-bonus = Postais
learn-paris-bonus-how = Some os pontos dos seus Pintor, Dançarina, Estátua e Fonte, como explicado acima.
learn-paris-example = Uma partida inteira, somada
learn-paris-example-how = O mesmo tabuleiro duas vezes, no fim de uma partida: primeiro com tudo o que conta para Laranja, depois com tudo o que conta para Azul.

learn-paris-ties = Empate
learn-paris-ties-how = Com pontos iguais, vence quem tiver mais espaços livres da própria cor. Um espaço sob qualquer peça não é livre. Se isso também for igual, é empate.

learn-paris-options = Opções
learn-paris-options-how = Ao preparar uma partida, você pode escolher:
learn-paris-options-postcards = Quais oito postais: os com estrela, oito sorteados ou oito à sua escolha.
learn-paris-options-starts = Quem começa.
learn-paris-options-penseur = Se Le Penseur conta espaços livres de qualquer cor, como aqui, ou só os da cor de quem o ativou. Nesse caso, os mistos não contam.
learn-paris-options-fountain = Se a Fonte ocupa dois espaços, como aqui, ou um.
learn-paris-options-mirror = Se os edifícios também podem ser virados.
learn-paris-options-edition = Se as peças e os edifícios são de outra edição, para quem tem uma caixa diferente.

learn-paris-figure-laying = Seis quadrados estão calçados. A próxima peça pode ir em qualquer outro.
learn-paris-figure-building = Laranja constrói V3 em três espaços: dois de calçamento laranja, um de calçamento misto. A chaminé mostra de quem é.
learn-paris-figure-light = Há dois postes ao lado. V3 vale duas vezes o próprio tamanho.
learn-paris-figure-shared = Três postes iluminam este edifício. O de b3 o toca por dois lados e mesmo assim conta uma vez.
learn-paris-figure-group = Estes dois edifícios se tocam, então contam juntos.
learn-paris-figure-unbuilt = Dois edifícios ainda estão na reserva de Laranja.
learn-paris-figure-winner = O que conta para Laranja
learn-paris-figure-loser = O que conta para Azul
learn-paris-figure-levitation = Laranja devolve L4, pega W5 da oferta e constrói na hora.
learn-paris-figure-metropolitain = Em uma vez futura, T5 cobre o espaço de poste e5. Essa luz se apaga, a de c4 continua.
learn-paris-figure-jardin = O Jardim entra entre dois postes.
learn-paris-figure-sacre-coeur = O lado de Laranja na mesa. Dois edifícios sobram na reserva e não custam mais nada.
learn-paris-figure-peintre = O Pintor de Azul anda até onde os edifícios deixam. Em destaque: os postes que ele alcança e a área em volta.
learn-paris-figure-chartier = Em uma vez futura, L4 cobre também e4, um espaço azul. Três postes o iluminam.
learn-paris-figure-bouquinistes = O Anexo em d5 agora é de T5. O edifício cresce para seis espaços, e o poste de e5 o alcança.
learn-paris-figure-lampadaire = O novo poste em b8 ilumina dois edifícios de uma vez.
learn-paris-figure-moulin-rouge = A Dançarina na fileira de cima. Edifícios e postes fecham a área dela.
learn-paris-figure-penseur = A Estátua em g4 olha para o oeste, onde f4 está livre. Em destaque: os espaços livres em volta dela.
learn-paris-figure-fontaine = A Fonte fica entre dois edifícios de Laranja.
learn-paris-figure-grande-lumiere = Azul põe o Poste Grande em g7. A luz vai dois espaços longe e alcança P5.

# Avenue

learn-avenue-about = Todos têm o mesmo mapa e desenham as mesmas estradas, cada um onde quiser. Ligue a fazenda da rodada a uvas: sempre a mais que na rodada anterior.
learn-avenue-rebuilt = Os mapas A, B e C são reconstruções nossas, não os impressos. Para jogar no mapa do seu bloco, copie-o aqui:

learn-avenue-short = Em dois minutos
learn-avenue-short-sheet = Cada jogador tem um mapa com seis fazendas, uvas roxas e verdes e dois castelos. Ainda não há estradas: você as desenha.
learn-avenue-short-road = Em cada rodada uma fazenda conta. As cartas são reveladas uma a uma. Cada carta mostra uma estrada, que você desenha em qualquer espaço ainda sem estrada, exatamente como na carta: estradas nunca são giradas.
learn-avenue-short-joined = Estradas que se encontram em um lado estão ligadas. Ligue a fazenda da rodada a uvas: cada uva no caminho conta, por mais longe que esteja.
learn-avenue-short-farm = Jogada a quarta carta amarela da rodada, a fazenda pontua: um ponto por uva ligada a ela. Aqui a fazenda C faz { $points }.
learn-avenue-short-zero = A próxima fazenda deve fazer mais que a anterior. Se não fizer, você escreve 0, e isso custa 5 pontos no final. Mas aí qualquer ponto basta para a seguinte.
learn-avenue-short-end = Após cinco rodadas, cada castelo soma um ponto por uva da própria cor ligada a ele. Vence quem tiver mais pontos. Este mapa tem { $points }.

learn-avenue-symbols = O que você vê na mesa
learn-avenue-symbols-farm = Uma fazenda, de A a F. Na rodada dela, pontua as uvas ligadas a ela. Estradas podem ser desenhadas sobre ela: é assim que se faz a ligação.
learn-avenue-symbols-grapes-purple = Uvas roxas. Contam para todas as fazendas e para o castelo roxo.
learn-avenue-symbols-grapes-green = Uvas verdes. Contam para todas as fazendas e para o castelo verde.
learn-avenue-symbols-castle-purple = O castelo roxo, de telhados pontudos. No final, pontua as uvas roxas ligadas a ele.
learn-avenue-symbols-castle-green = O castelo verde, com ameias. No final, pontua as uvas verdes ligadas a ele.
learn-avenue-symbols-farm-c = A fazenda desta rodada.
learn-avenue-symbols-farm-back = A fazenda da próxima rodada, virada para baixo.
learn-avenue-symbols-road-3-yellow = Uma carta amarela: desenhe a estrada. A quarta carta amarela de uma rodada é a última.
learn-avenue-symbols-road-5-grey = Uma carta cinza: desenhe a estrada. Ela não aproxima o fim da rodada.
learn-avenue-symbols-yellow = Uma carta amarela já revelada nesta rodada.
learn-avenue-symbols-peek = Espiar: veja a próxima fazenda em vez de desenhar. Uma vez por rodada.
learn-avenue-symbols-penalty = Uma fazenda com 0. Custa 5 pontos no final.
learn-avenue-symbols-lines = No mapa, uma faixa larga acompanha as estradas da fazenda desta rodada. Pontos ao longo de uma estrada indicam que ela leva ao castelo roxo; traços, que leva ao verde.

learn-avenue-setup = Antes da partida
learn-avenue-setup-sheet = Todos usam o mesmo mapa: A, B ou C. Ele tem 6 × 7 espaços.
learn-avenue-setup-roads = Embaralhe as 42 cartas de estrada: sete de cada uma das seis estradas. 22 são amarelas, 20 são cinza.
learn-avenue-setup-farms = Embaralhe as seis cartas de fazenda, de A a F. Cinco serão jogadas.
learn-avenue-setup-players = Joga qualquer número de pessoas, até uma sozinha. Aqui cabem até oito em uma mesa.

learn-avenue-round = Uma rodada
learn-avenue-round-farm = Revela-se a carta de fazenda do topo: é a fazenda que conta nesta rodada.
learn-avenue-round-card = Depois revela-se uma carta de estrada. Todos fazem com ela uma de duas coisas, ao mesmo tempo:
learn-avenue-round-draw = Desenhar a estrada em um espaço do próprio mapa que ainda não tenha estrada.
learn-avenue-round-peek = Espiar a próxima carta de fazenda, em segredo, e não desenhar nada.
learn-avenue-round-secret = Ninguém vê o que os outros fazem com uma carta antes de todos decidirem.
learn-avenue-round-yellow = E assim por diante, carta após carta, até ser jogada a quarta carta amarela da rodada. Então a fazenda pontua. As rodadas raramente têm a mesma duração: cada uma tem pelo menos quatro cartas.
learn-avenue-round-five = São cinco rodadas. As estradas ficam no mapa de uma rodada para outra.

learn-avenue-roads = Estradas
learn-avenue-roads-turned = Uma estrada une dois lados do espaço. Você a desenha como na carta, nunca girada.
learn-avenue-roads-over = Fazendas, castelos e uvas não são obstáculos. Uma estrada no espaço deles passa por cima, e só assim ficam ligados.
learn-avenue-roads-joined = Duas estradas em espaços vizinhos estão ligadas se ambas chegam ao lado entre eles.
learn-avenue-roads-ends = Becos sem saída são permitidos, e também estradas que saem do mapa.
learn-avenue-roads-path = Toda estrada tem duas pontas, então o que está ligado é sempre um caminho longo ou um anel. Nunca há bifurcações.

learn-avenue-peeking = Espiar
learn-avenue-peeking-price = Conhecer cedo a próxima fazenda ajuda a preparar o caminho até ela. O preço é a estrada que você não desenha. Você pode espiar uma vez por rodada.
learn-avenue-peeking-last = Na quinta rodada, a próxima fazenda não será mais jogada. Espiar é então só um jeito de não desenhar.
learn-avenue-peeking-must = É preciso desenhar ou espiar. Com o mapa cheio e a espiada gasta, você perde a vez.

learn-avenue-scoring = Pontuação
learn-avenue-scoring-when = As fazendas pontuam no fim da própria rodada. Castelos e zeros contam uma vez, no fim da partida.
learn-avenue-farm = A fazenda da rodada
learn-avenue-farm-how = Conte as uvas das duas cores em todos os espaços ligados à fazenda, por mais longe que estejam. Um espaço mostra uma ou duas; em mapas próprios, pode haver três.
learn-avenue-farm-none = Uma fazenda sem estrada no próprio espaço não está ligada a nada e faz 0.
learn-avenue-farm-again = As uvas não se gastam. Podem contar de novo para outras fazendas em outras rodadas.
learn-avenue-rise = Mais que antes
learn-avenue-rise-how = Os pontos de uma fazenda só são anotados se forem mais que os da rodada anterior. Na primeira rodada, devem ser mais que 0. Igual não basta.
learn-avenue-rise-zero = Senão, você escreve 0.
learn-avenue-rise-after = Depois de um 0, a próxima fazenda só precisa superar 0.
learn-avenue-castles = Castelos
learn-avenue-castles-how = No fim da partida, o castelo roxo faz um ponto por uva roxa ligada a ele, e o verde um por uva verde.
learn-avenue-castles-crossing = Uvas que contaram para fazendas contam aqui de novo. As estradas podem passar por fazendas e pelo outro castelo.
learn-avenue-penalty = Zeros
learn-avenue-penalty-how = Cada fazenda com 0 custa 5 pontos no final.
learn-avenue-penalty-subtotal = No papel, some primeiro as cinco fazendas e os dois castelos: é o subtotal. Depois desconte a penalidade.
learn-avenue-example = Uma partida inteira, somada
learn-avenue-example-how = Cinco fazendas, dois castelos e um zero:

learn-avenue-ties = Empate
learn-avenue-ties-how = Entre jogadores com pontos iguais, vence quem tiver a maior pontuação em uma só fazenda. Se isso também for igual, dividem a vitória.

learn-avenue-alone = Solo
learn-avenue-alone-how = Em modo solo, você joga o mesmo jogo contra seu próprio recorde. Os bots também são boa companhia.

learn-avenue-options = Mapas
learn-avenue-options-sheets = Há três mapas, A, B e C, cada um com quinze uvas roxas e quinze verdes.
learn-avenue-options-own = Você também pode jogar em um mapa próprio, de até 64 espaços, com cada fazenda uma vez e no máximo um castelo de cada cor. Um castelo que falta não faz pontos.
learn-avenue-options-paper = Todo mapa pode ser impresso, para jogar com lápis.
learn-avenue-options-narrator = No papel, o jogador mais velho é o Narrador: embaralha, revela as cartas, anuncia os números e também joga.

learn-avenue-figure-joined = A estrada em c3 encontra a que vem da fazenda C. As uvas dela estão ligadas.
learn-avenue-figure-apart = As estradas da fileira de baixo estão ligadas entre si, mas não à fazenda C. Não contam para ela.
learn-avenue-figure-farm = O fim da rodada 1. Em destaque: os espaços com uvas ligadas à fazenda C.
learn-avenue-figure-zero = O fim da rodada 2. A fazenda E está ligada a algumas uvas, mas não a mais do que a fazenda C fez: é um zero.
learn-avenue-figure-rising = Depois do zero da rodada 2, a fazenda A só precisa superar 0.
learn-avenue-figure-purple = O castelo roxo e as uvas roxas ligadas a ele.
learn-avenue-figure-green = O castelo verde e as uvas verdes ligadas a ele.
learn-avenue-figure-end = O mapa no fim da partida

# Tips at the table

web-tip-points = Pontos até agora, como se a partida acabasse já.
web-tip-paris-chimneys = Cada edifício que você ergue leva uma chaminé. Sem chaminé, sem edifício.
web-tip-paris-tokens = Cada postal que você ativa leva uma ficha.
web-tip-paris-pile = A ordem de uma pilha é secreta; o conteúdo, não.
web-tip-paris-tile = A peça na sua mão: coloque-a em qualquer quadrado vazio. Antes, você pode girá-la, com R ou um toque duplo.
web-tip-paris-reserve = Só quem o reservou pode construí-lo. Se ainda estiver aqui no final, custa 3 pontos.
web-tip-paris-pool = Ambos podem pegá-lo na fase 1. Na fase 2, só Levitation o alcança.
web-tip-paris-take = { $name }, tamanho { $size }. Reserve agora e construa na fase 2. Se não construir, custa 3 pontos.
web-tip-paris-build = { $name }, tamanho { $size }. Construa em espaços livres da sua cor ou mistos. Vale o próprio tamanho para cada poste ao lado.
web-tip-paris-pass = Não fazer nada nesta vez.
web-tip-paris-line-light = Luz: cada edifício vale o próprio tamanho × o número de postes ao lado.
web-tip-paris-line-group = Maior conjunto: os espaços dos seus edifícios que se tocam pelos lados. Só o maior conjunto conta.
web-tip-paris-line-unbuilt = Não construídos: 3 pontos a menos por edifício que sobra na reserva.
web-tip-paris-line-postcards = Postais: os pontos dos seus Pintor, Dançarina, Estátua e Fonte.
web-tip-avenue-farm = As uvas ligadas a ela contam no fim da rodada.
web-tip-avenue-card = Desenhe esta estrada em qualquer espaço sem estrada. Ela nunca é girada.
web-tip-avenue-yellow = Jogada a quarta, a rodada acaba e a fazenda pontua.
web-tip-avenue-next = É revelada na próxima rodada. Espiando, só você a vê.
web-tip-avenue-peeked = Você já espiou nesta rodada. Na próxima, pode espiar de novo.
web-tip-avenue-line-farm = Uma fazenda deve fazer mais pontos que a anterior; senão faz 0, o que custa 5 pontos no final.
web-tip-avenue-line-purple = No final, cada uva roxa ligada ao castelo roxo vale um ponto.
web-tip-avenue-line-green = No final, cada uva verde ligada ao castelo verde vale um ponto.
web-tip-avenue-line-penalty = Cada fazenda com 0 custa 5 pontos.
web-tip-avenue-line-later = Esta rodada ainda não foi jogada.
web-tip-avenue-total = Fazendas, castelos e penalidade, como se a partida acabasse já.
web-tip-avenue-left = O que já foi revelado não volta.
web-tip-avenue-player = Pontos das fazendas até agora, em ordem; o último número é o que está ligado agora. Escolha para ampliar o mapa.

# Tips at the spaces of a board, after the words of the space

web-paris-js-tip-orange = Laranja pode construir aqui.
web-paris-js-tip-blue = Azul pode construir aqui.
web-paris-js-tip-mixed = Ambos podem construir aqui.
web-paris-js-tip-light = Os edifícios ao lado valem o próprio tamanho mais uma vez.
web-paris-js-tip-empty = Dá para colocar uma peça neste quadrado.
web-paris-js-tip-building = Tamanho × postes: são os pontos dele. Edifícios da mesma cor que se tocam formam um conjunto.
web-paris-js-tip-garden = Conta como um edifício de tamanho 2.
web-paris-js-tip-painter = 2 pontos por poste que ele alcança sem cruzar um edifício.
web-paris-js-tip-dancer = 1 ponto por espaço livre que ela alcança. Edifícios, postes e peças especiais a detêm.
web-paris-js-tip-statue = Se o espaço em frente continuar livre: { $penseur ->
    [own] 2 pontos por espaço livre da cor do dono nos lados dela, 1 por espaço livre dessa cor nos cantos.
   *[any] 2 pontos por espaço livre nos lados dela, 1 por espaço livre nos cantos.
    }
web-paris-js-tip-fountain = 3 pontos por edifício da mesma cor ao lado dela.
web-paris-js-tip-annex = Pertence ao edifício ao lado, que fica um espaço maior.
web-paris-js-tip-streetlight = Os edifícios ao lado valem o próprio tamanho mais uma vez.
web-paris-js-tip-large-streetlight = { $rays ->
    [cross] { $reach ->
        [one] Ele ilumina os quatro espaços ao lado.
       *[other] Ele ilumina até { $reach } espaços de distância nas quatro direções.
    }
    [star] { $reach ->
        [one] Ele ilumina os oito espaços ao redor.
       *[other] Ele ilumina até { $reach } espaços de distância nas oito direções.
    }
   *[other] { $count ->
        [one] Ele ilumina { $count } espaço, como manda a sua caixa.
       *[other] Ele ilumina { $count } espaços ao redor, como manda a sua caixa.
    }
    } Um edifício barra a luz.
web-avenue-js-tip-farm = Na rodada dela, pontua as uvas ligadas a ela. Desenhe uma estrada por cima para fazer a ligação.
web-avenue-js-tip-castle-purple = No final, pontua as uvas roxas ligadas a ele. Desenhe uma estrada por cima para fazer a ligação.
web-avenue-js-tip-castle-green = No final, pontua as uvas verdes ligadas a ele. Desenhe uma estrada por cima para fazer a ligação.
web-avenue-js-tip-grapes-purple = Cada uma vale um ponto para cada fazenda ligada a ela e para o castelo roxo.
web-avenue-js-tip-grapes-green = Cada uma vale um ponto para cada fazenda ligada a ela e para o castelo verde.
web-avenue-js-tip-road = Estradas que se encontram em um lado estão ligadas.

# The rules in a terminal (terminal/rules.py)

cli-rules = Mostra as regras de um jogo, primeiro as curtas.
