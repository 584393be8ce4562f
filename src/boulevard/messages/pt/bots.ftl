# Bots

compiling-bots = Compilando os bots de { $title }. Isso só acontece uma vez e leva um ou dois minutos…
level-title = Nível { $number }: { $name }
unknown-bot = Não existe o bot “{ $name }” para { $game }; escolha entre: { $names }.
unknown-level = Não existe o nível { $level }; escolha de 1 a { $count }.
bot-parameter-form = “{ $part }” em “{ $spec }” não tem a forma nome=valor.
bot-parameter = “{ $spec }”: este bot não tem o parâmetro “{ $name }”; ele tem: { $names }.
bot-value = “{ $spec }”: { $name } não pode ser “{ $value }”.

# Bots of others (bots/foreign.py, bots/program.py)

bot-quotes = Em “{ $specs }” faltam aspas.
bot-broken = Não foi possível carregar o bot “{ $name }” de { $origin }: { $reason }
levels-broken = Não foi possível ler os níveis do jogo “{ $game }”: { $reason }
bot-no-class = “{ $name }” de { $origin } não é um bot: deve ser uma subclasse de boulevard.bots.contract.Bot.
bot-other-game = O bot “{ $name }” não joga { $game }; ele joga: { $games }.
program-command = “{ $command }” não é um comando; escreva program:COMANDO, como em “program:python3 bot.py”.
program-start = Não foi possível iniciar “{ $command }”: { $reason }
program-ended = “{ $command }” terminou com o código { $code } em vez de responder.{ $errors }
program-silent = “{ $command }” não respondeu em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
    }.{ $errors }
program-long = “{ $command }” respondeu com uma linha de mais de { $most ->
    [one] um byte
   *[other] { $most } bytes
    }.{ $errors }
program-unasked = “{ $command }” respondeu com mais de uma linha: { $line }{ $errors }
program-not-json = “{ $command }” respondeu com uma linha que não é um objeto JSON: { $line }
program-move = “{ $command }” respondeu com a jogada “{ $move }”, que não pode ser feita: { $reason }
program-part = “{ $command }”: na resposta, “{ $part }” não pode ser nem conter { $value }.

# Levels of Avenue (bots/avenue/levels.toml)

avenue-level-1 = Um turista. Liga o máximo de uvas que consegue agora e não planeja nada.
avenue-level-2 = Passeia sem pressa. Tem alguma ideia do valor das próximas fazendas e muitas vezes se engana.
avenue-level-3 = Anda de olhos abertos. Sabe que os pontos das fazendas têm de subir e erra a avaliação das jogadas por alguns pontos.
avenue-level-4 = Mora aqui. Liga as fazendas com uma estrada longa e de vez em quando se perde.
avenue-level-5 = Abre estradas para viver. Mantém abertas as pontas das estradas e raramente faz zero.
avenue-level-6 = Mede antes de construir. Aprendeu com milhões de partidas, mas julga com um pouco de pressa.
avenue-level-7 = Aprendeu com milhões de partidas e raramente erra por muito.
avenue-level-8 = Aprendeu com milhões de partidas e testa suas melhores ideias com as cartas que restam, mil vezes por jogada.

# Hindsight (bots/avenue)

cli-hindsight = Encontra a melhor partida que as cartas de um registro permitiam (Avenue).
cli-opt-seconds = Quantos segundos procurar.
cli-opt-hindsight-out = Um arquivo em que salvar a melhor partida, como registro.
hindsight-best = Com estas cartas era possível fazer pelo menos { $best ->
    [one] { $best } ponto
   *[other] { $best } pontos
    } e não mais de { $bound }.
hindsight-proven = Com estas cartas era possível fazer { $best ->
    [one] { $best } ponto
   *[other] { $best } pontos
    } e nada mais: está provado.
hindsight-share = O jogador { $player } fez { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
    }{ $share ->
    [none] .
   *[other] , { $share }% disso.
    }
hindsight-not = A melhor pontuação possível não pode ser calculada em { $title }.
hindsight-part = Esta partida começou no meio, então a pontuação não pode ser comparada com a melhor para todas as cartas.

cli-bots = Lista os bots de um jogo: os níveis com suas forças e todos os outros.
cli-bots-levels = Níveis de { $title }
cli-bots-spec = nome
cli-bots-level = nível
cli-bots-about = como joga
cli-bots-rating = força
cli-bots-others = Outros bots
cli-bots-how = Para jogar contra um: boulevard play paris --opponent level:3. Os parâmetros vêm depois de dois-pontos: mcts:sims=2000 ou mcts:time=3s,threads=2.
bot-random = Escolhe cada jogada ao acaso entre todas as permitidas.
bot-sampler = Testa cada jogada permitida em partidas ao acaso e faz a que se saiu melhor. Joga qualquer jogo, e nenhum deles bem.
bot-partner = Busca uma partida equilibrada: joga tão bem quanto é preciso, e não melhor.
bot-program = Um programa em qualquer linguagem que fale JSON, linha a linha: program:COMANDO (veja docs/writing-a-bot.md).
bot-paris-novice = Só vê o que um iniciante vê; “misses” diz o que lhe escapa, “eye” até onde olha e “noise” por quantos pontos erra a avaliação das jogadas.
bot-paris-greedy = Pega o máximo de pontos que consegue agora; com “tries”, considera só algumas jogadas ao acaso.
bot-paris-mcts = Busca em uma árvore de jogadas, avalia com o que aprendeu em partidas contra si mesmo e resolve o final; com “style=collector”, prefere os postais.
bot-paris-plain-mcts = Busca em árvore como nos livros: testa cada jogada e continua as partidas ao acaso.
bot-paris-solver = Joga a fase 2 com perfeição assim que enxerga até o fim; antes disso, pega o que rende mais.
bot-avenue-greedy = Desenha onde liga mais uvas agora; “noise” é por quantos pontos ele erra a avaliação das jogadas.
bot-avenue-planner = Avalia os mapas com o que aprendeu sobre o valor deles; “noise” é por quantos pontos ele erra a avaliação das jogadas; com “ahead”, considera cada carta que pode vir a seguir.
bot-avenue-rollouts = Testa cada jogada em partidas continuadas ao acaso.
bot-avenue-search = Testa as jogadas favoritas do planner em partidas continuadas como o planner faria.
paris-level-1 = Um turista. Encanta-se com qualquer poste e não repara no segundo, no espaço de que um edifício precisa nem que você também joga.
paris-level-2 = Passeia sem pressa. Já conta os postes, mas não deixa lugar para o próximo edifício e não liga para os grupos nem para você.
paris-level-3 = Anda de olhos abertos, mas só para os próprios edifícios: não vê o que uma jogada rende a você nem até onde o Poste Grande ilumina.
paris-level-4 = Mora aqui. Vê tudo o que há, também o que é seu, mas nunca se pergunta o que você vai construir depois.
paris-level-5 = Vive de calçar ruas. Tem olho para o terreno e para a luz e confia na experiência.
paris-level-6 = Mede antes de construir. Raramente desperdiça um poste e fica de olho nos seus.
paris-level-7 = Planeja bairros inteiros e, de passagem, estraga os seus planos.
paris-level-8 = Já tinha pensado nisso. Leva um segundo por jogada e não erra no final.
opponent-partner = Quer sempre uma partida equilibrada: capricha quando você está na frente e alivia quando não está.
paris-opponent-collector = Quase tão forte quanto o nível 7, e louco por postais: pega primeiro e constrói depois.

# Training

train-about = Aprende quais jogadas de Paris parecem boas e quanto valem as posições, com partidas que a busca joga contra si mesma. Pare quando quiser; o treino continua de onde parou.
train-out = A pasta para partidas e pesos.
train-playing = Jogando
train-fitting = Ajustando
train-error = Erro médio em pontos: { $error }; de quem sempre diz a média: { $plain }; posições: { $positions }.
train-loss = Entropia cruzada: { $loss }; posições: { $positions }.
