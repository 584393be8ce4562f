# Bots

compiling-bots = Compilando os bots de { $title }. Isso acontece uma única vez e leva um ou dois minutos…
level-title = Nível { $number }: { $name }
unknown-bot = Não existe o bot “{ $name }” para { $game }; existem: { $names }.
unknown-level = Não existe o nível { $level }; os níveis vão de 1 a { $count }.
bot-parameter-form = “{ $part }” em “{ $spec }” não tem a forma nome=valor.
bot-parameter = “{ $spec }”: esse bot não tem o parâmetro “{ $name }”; tem: { $names }.
bot-value = “{ $spec }”: { $name } não pode ser “{ $value }”.

# Bots of others (bots/foreign.py, bots/program.py)

bot-quotes = Em “{ $specs }” falta fechar aspas.
bot-broken = Não foi possível carregar o bot “{ $name }” de { $origin }: { $reason }
bot-no-class = “{ $name }” de { $origin } não é um bot: deve ser uma subclasse de boulevard.bots.contract.Bot.
bot-other-game = O bot “{ $name }” não joga { $game }; joga: { $games }.
program-command = “{ $command }” não é um comando; escreva program:COMANDO, como em “program:python3 bot.py”.
program-start = Não foi possível iniciar “{ $command }”: { $reason }
program-ended = “{ $command }” terminou com o código { $code } em vez de responder.{ $errors }
program-silent = “{ $command }” não respondeu em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
    }.{ $errors }
program-long = “{ $command }” respondeu com uma linha de mais de { $most } bytes.{ $errors }
program-unasked = “{ $command }” escreveu mais de uma linha como resposta: { $line }{ $errors }
program-not-json = “{ $command }” respondeu com uma linha que não é um objeto JSON: { $line }
program-move = “{ $command }” respondeu com a jogada “{ $move }”, que não é possível: { $reason }
program-part = “{ $command }”: na resposta, “{ $part }” não pode ser nem conter { $value }.

# Levels of Avenue (bots/avenue/levels.toml)

avenue-level-1 = Está de visita. Liga o máximo de uvas de imediato e não planeja nada.
avenue-level-2 = Passeia sem pressa. Tem uma ideia do valor das fazendas futuras e muitas vezes se engana.
avenue-level-3 = Anda de olhos abertos. Sabe que os pontos das fazendas devem subir e erra a avaliação por alguns pontos.
avenue-level-4 = Mora aqui. Liga fazendas com uma estrada longa e de vez em quando perde o fio.
avenue-level-5 = Vive de assentar pedras. Mantém abertas as pontas das estradas e raramente faz zero.
avenue-level-6 = Mede antes de construir. Julga pela experiência de milhões de partidas, com um pouco de pressa.
avenue-level-7 = Julga pela experiência de milhões de partidas e raramente erra por muito.
avenue-level-8 = Julga do mesmo jeito e ainda testa suas melhores ideias com as cartas que restam, mil vezes por jogada.

# Hindsight (bots/avenue)

cli-hindsight = Encontra a melhor partida possível com as cartas de um registro (Avenue).
cli-opt-seconds = Por quanto tempo procurar.
cli-opt-hindsight-out = Um arquivo para a melhor partida, como registro.
hindsight-best = Com estas cartas { $best ->
    [one] era possível { $best } ponto
   *[other] eram possíveis { $best } pontos
    }; ninguém poderia fazer mais de { $bound }.
hindsight-proven = Com estas cartas { $best ->
    [one] era possível { $best } ponto
   *[other] eram possíveis { $best } pontos
    } e nada mais: está provado.
hindsight-share = O jogador { $player } fez { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
    }, { $share }% disso.
hindsight-not = O que era possível em retrospecto só se sabe para Avenue, não para { $title }.

cli-bots = Lista os bots que jogam um jogo: os níveis com suas forças e o que mais existe.
cli-bots-levels = Níveis de { $title }
cli-bots-spec = nome
cli-bots-level = nível
cli-bots-about = como joga
cli-bots-rating = força
cli-bots-others = Outros bots
cli-bots-how = Para jogar contra um: boulevard play paris --opponent level:3. Os parâmetros vêm depois de dois-pontos: mcts:sims=2000 ou mcts:time=3s,threads=2.
bot-random = Sorteia cada jogada entre todas as permitidas.
bot-sampler = Continua cada jogada em partidas ao acaso e fica com a que se saiu melhor. Joga qualquer jogo, nenhum deles bem.
bot-program = Um programa em qualquer linguagem, consultado por linhas de JSON: program:COMANDO (veja docs/writing-a-bot.md).
bot-paris-greedy = Pega o que rende mais de imediato; com “tries”, entre algumas jogadas que lhe ocorrem.
bot-paris-mcts = Percorre uma árvore de jogadas, julga pelo que aprendeu em partidas contra si mesmo e resolve o final.
bot-paris-plain-mcts = Percorre uma árvore como manda o manual: testa toda jogada e continua as partidas ao acaso.
bot-paris-solver = Joga a fase 2 com perfeição quando enxerga até o fim; no resto, pega o que rende mais.
bot-avenue-greedy = Desenha onde mais uvas se ligam de imediato; “noise” é por quantos pontos erra a avaliação.
bot-avenue-planner = Escolhe pelo valor dos mapas que aprendeu; “noise” é por quantos pontos erra a avaliação.
bot-avenue-rollouts = Testa toda jogada em partidas continuadas ao acaso.
bot-avenue-search = Testa as jogadas de que o planner gosta em partidas continuadas como o planner faria.
paris-level-1 = Está de visita. Vê poucas jogadas e fica com a mais bonita.
paris-level-2 = Passeia sem pressa. Vê mais, mas não além da próxima jogada.
paris-level-3 = Anda de olhos abertos, mas só até a próxima esquina.
paris-level-4 = Mora aqui: pega quase tudo que rende de imediato e não planeja nada.
paris-level-5 = Vive de assentar pedras. Tem olho para o terreno e a luz e confia na experiência.
paris-level-6 = Mede antes de construir. Raramente desperdiça uma luz e fica de olho nas suas.
paris-level-7 = Planeja bairros inteiros e, de passagem, estraga os seus planos.
paris-level-8 = Já pensou nisso. Um segundo por jogada, e um final sem erros.

# Training

train-about = Aprende quais jogadas de Paris parecem boas e quanto valem as posições, com partidas da busca contra si mesma.
    Interrompa quando quiser; continua de onde parou.
train-out = A pasta para partidas e pesos.
train-playing = Jogando
train-fitting = Ajustando
train-error = { $positions } posições, erro médio de { $error } pontos, contra { $plain } de quem sempre diz a média.
train-loss = { $positions } posições, entropia cruzada { $loss }.
