# The arena

arena-heading = { $title }: { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }, { $deals ->
    [one] { $deals } distribuição
   *[other] { $deals } distribuições
    }, { $played } de { $planned ->
        [one] { $planned } partida
       *[other] { $planned } partidas
    }; semente { $seed }{ $options }.
arena-col-bot = Bot
arena-col-elo = Elo
arena-col-rating = Força
arena-col-games = Partidas
arena-col-record = V–E–D
arena-col-points = Pontos %
arena-col-won = Vitórias %
arena-col-place = Posição média
arena-col-score = Pontuação
arena-col-behind = Atrás do melhor
arena-col-share = Retrospecto %
arena-col-time = Tempo por jogada
arena-col-forfeits = Falhas
arena-figure-zeros = Zeros
arena-milliseconds = { $number } ms
arena-seconds = { $number } s
arena-forfeits-crashed = quebrou: { $count }
arena-forfeits-failed = falhou: { $count }
arena-forfeits-stalled = sem resposta: { $count }
arena-forfeits-nonsense = jogada ilegal: { $count }
arena-forfeits-down = derrubou o processo: { $count }
arena-forfeit-crashed = quebrou: { $detail }
arena-forfeit-failed = { $detail }
arena-forfeit-stalled = tempo esgotado: sem resposta em { $detail }
arena-forfeit-nonsense = não é uma jogada permitida: { $detail }
arena-forfeit-down = derrubou o processo { $detail }
arena-failed-line = { $bot } perdeu { $count ->
    [one] uma partida
   *[other] { $count } partidas
    } por falha: { $reason }
arena-cross = Pontos em porcentagem, linha contra coluna
arena-note-intervals = ± indica um intervalo de 95%; todas as partidas de uma distribuição contam como uma observação.
arena-note-cross = Na tabela cruzada, cada partida conta como uma observação e um empate como meio ponto.
arena-note-elo = O Elo médio é fixado em 0.
arena-note-anchor = O Elo é relativo ao de { $bot }, que é fixo.
arena-note-rating = As forças são do OpenSkill (Plackett–Luce); todo bot começa com 25.
arena-note-share = Retrospecto: um jogador que conhecesse todas as cartas poderia fazer em média pelo menos { $best } pontos e no máximo { $bound }. A porcentagem se refere ao menor valor.
arena-twice = Cada bot só pode participar uma vez: { $bots }
arena-broken = Não foi possível criar o bot { $bot }: { $reason }
arena-few = Uma mesa precisa de { $seats ->
    [one] um bot
   *[other] { $seats } bots
    }, mas { $bots ->
    [0] não há nenhum
    [one] só há um
   *[other] só há { $bots }
    }.
arena-anchor = A âncora { $bot } não está neste torneio; os bots são: { $bots }
arena-no-yardstick = Não dá para calcular a melhor pontuação possível em { $title }.
folder-of-other-work = { $folder } contém partidas de outra coisa: { $identity }
folder-taken = Outro processo já está jogando partidas em { $folder }.
arena-closed = A arena foi interrompida.
arena-failed = Não foi possível jogar a partida “{ $job }”: { $reason }
cli-arena = Faz um torneio entre bots e mede a força deles.
cli-opt-bots = Os bots, separados por espaços, como em “greedy level:1-8 mcts:sims=2000”; pode ser usada várias vezes.
cli-opt-arena-games = Quantas partidas joga cada confronto (em um jogo solo: cada bot).
cli-opt-arena-seed = A mesma semente dá as mesmas distribuições e as mesmas jogadas.
cli-opt-arena-out = A pasta para partidas e resultados; se ela tiver o mesmo torneio, ele continua.
cli-opt-players = Quantos bots há em uma mesa, em jogos em que isso varia.
cli-opt-workers = Quantas partidas jogar ao mesmo tempo; por padrão, uma por núcleo.
cli-opt-engine = Onde as partidas são jogadas: em processos desta máquina ou em um cluster Ray.
cli-opt-address = O endereço de um cluster Ray; por padrão, um é iniciado nesta máquina.
cli-opt-grace = Quantos segundos um bot pode passar do próprio tempo antes de perder a partida.
cli-opt-anchor = Um bot com Elo fixo, como bot=valor; por padrão, a média é 0.
cli-opt-hindsight = Calcula a melhor pontuação que cada distribuição permitia e mostra quanto dela os bots fizeram.
cli-bad-anchor = “{ $text }” não é uma âncora; escreva bot=valor.
cli-arena-playing = Jogando
cli-arena-stopped = Interrompido após { $done } de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
    }. Para continuar, execute o mesmo comando.

# The page of a tournament (arena/report.py)

arena-page-title = { $title }: um torneio de bots
arena-page-brand = Boulevard · Arena
arena-page-files = Cada partida é um registro em games.jsonl; todos os números estão em results.json.
arena-fact-bots = Bots
arena-fact-deals = Distribuições
arena-fact-games = Partidas
arena-fact-seed = Semente
arena-part-standings = Classificação
arena-about-standings = Todos os bots jogaram as mesmas distribuições e ocuparam cada lugar o mesmo número de vezes.
arena-part-rating = Força
arena-about-rating = O ponto é a força; a linha, seu intervalo de 95%.
arena-part-mean = Pontuação média
arena-about-mean = O ponto é a pontuação média; a linha, seu intervalo de 95%. Como todos os bots jogaram as mesmas distribuições, as diferenças são mais precisas do que esses intervalos sugerem: veja “Atrás do melhor” acima.
arena-part-cross = Quem vence quem
arena-about-cross = Os pontos da linha contra a coluna, em porcentagem; azul está à frente, laranja atrás.
arena-part-scores = Pontuações
arena-about-scores = Quantas vezes ocorreu cada pontuação; a linha é a média.
arena-part-times = Tempo por jogada
arena-about-times = A barra cobre nove em cada dez jogadas; a linha é a mediana e o ponto, a média. A escala é logarítmica.
arena-part-forfeits = Falhas
arena-about-forfeits = Partidas que os bots perderam por não conseguirem jogar, e como.
arena-cell = { $bot } contra { $other }: { $share }% de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
    } (95%: de { $low } a { $high })
arena-scores = { $bot }: pontuações de { $least } a { $most }
arena-times = { $bot }: média { $mean }, mediana { $median }, nove em cada dez de { $low } a { $high }, a mais longa { $most }
