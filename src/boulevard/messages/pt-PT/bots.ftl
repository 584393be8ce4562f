# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

compiling-bots = A compilar os bots de { $title }. Isso só acontece uma vez e demora um ou dois minutos…
avenue-level-1 = Um turista. Liga o máximo de uvas que consegue agora e não planeia nada.
avenue-level-2 = Passeia sem pressa. Tem alguma ideia do valor das próximas fazendas e engana-se muitas vezes.
avenue-level-4 = Mora aqui. Liga as fazendas com uma estrada longa e de vez em quando perde-se.
avenue-level-8 = Aprendeu com milhões de partidas e testa as suas melhores ideias com as cartas que restam, mil vezes por jogada.
cli-hindsight = Encontra a melhor partida que as cartas de um registo permitiam (Avenue).
cli-opt-hindsight-out = Um ficheiro em que guardar a melhor partida, como registo.
cli-bots = Lista os bots de um jogo: os níveis com as suas forças e todos os outros.
bot-sampler = Testa cada jogada permitida em partidas ao acaso e faz a que deu melhor resultado. Joga qualquer jogo, e nenhum deles bem.
bot-paris-greedy = Apanha o máximo de pontos que consegue agora; com “tries”, considera só algumas jogadas ao acaso.
bot-paris-mcts = Procura numa árvore de jogadas, avalia com o que aprendeu em partidas contra si mesmo e resolve o final; com “style=collector”, prefere os postais.
bot-paris-plain-mcts = Procura em árvore como nos livros: testa cada jogada e continua as partidas ao acaso.
bot-paris-solver = Joga a fase 2 com perfeição assim que vê até ao fim; antes disso, escolhe o que rende mais.
paris-level-1 = Um turista. Encanta-se com qualquer candeeiro e não repara no segundo, no espaço de que um edifício precisa nem que o rival também joga.
paris-level-2 = Passeia sem pressa. Já conta os candeeiros, mas não deixa lugar para o próximo edifício e não liga aos grupos nem ao rival.
paris-level-3 = Anda de olhos abertos, mas só para os seus edifícios: não vê o que uma jogada dá ao rival nem até onde o Candeeiro Grande ilumina.
paris-level-4 = Mora aqui. Vê tudo o que há, também do lado do rival, mas nunca se pergunta o que este vai construir a seguir.
opponent-partner = Quer sempre uma partida equilibrada: esforça-se quando está a perder e alivia quando não está.
paris-opponent-collector = Quase tão forte como o nível 7 e louco por postais: primeiro apanha-os, depois constrói.
paris-level-6 = Mede antes de construir. Raramente desperdiça um candeeiro e fica de olho nos seus.
paris-level-7 = Planeia bairros inteiros e, de passagem, estraga os seus planos.
train-about = Aprende que jogadas de Paris parecem boas e quanto valem as posições, com partidas que a procura joga contra si mesma. Pare quando quiser; o treino continua de onde parou.
train-playing = A jogar
train-fitting = A ajustar
hindsight-part = Esta partida começou a meio, por isso a pontuação não pode ser comparada com a melhor para todas as cartas.
