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
arena-col-behind = Até o melhor
arena-col-share = Retrospecto %
arena-col-time = Tempo por jogada
arena-col-forfeits = Falhas
arena-figure-zeros = Zeros
arena-milliseconds = { $number } ms
arena-seconds = { $number } s
arena-forfeits-crashed = { $count } por erro
arena-forfeits-failed = { $count } por defeito
arena-forfeits-stalled = { $count } sem resposta
arena-forfeits-nonsense = { $count } por jogada proibida
arena-forfeits-down = { $count } com o processo encerrado
arena-forfeit-crashed = erro: { $detail }
arena-forfeit-failed = { $detail }
arena-forfeit-stalled = travou: sem resposta em { $detail }
arena-forfeit-nonsense = jogada não permitida: { $detail }
arena-forfeit-down = derrubou o processo inteiro { $detail }
arena-failed-line = { $bot } perdeu { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
    } por falha: { $reason }
arena-cross = Pontos em porcentagem, linha contra coluna
arena-note-intervals = ± é um intervalo de 95%; todas as partidas de uma distribuição contam como uma observação.
arena-note-cross = Na tabela cruzada, cada partida conta como uma observação, e um empate como meio ponto.
arena-note-elo = O Elo médio de todos é 0.
arena-note-anchor = O Elo é relativo a { $bot }, cujo valor é dado.
arena-note-rating = As forças são do OpenSkill (Plackett–Luce); quem começa tem 25.
arena-note-share = Retrospecto: quem conhecesse todas as cartas faria pelo menos { $best } pontos em média, e no máximo { $bound }; a parcela se refere ao primeiro valor.
arena-twice = Cada bot só pode participar uma vez: { $bots }
arena-broken = Não foi possível criar o bot { $bot }: { $reason }
arena-few = Uma mesa precisa de { $seats ->
        [one] { $seats } bot
       *[other] { $seats } bots
    }, mas há { $bots }.
arena-anchor = A âncora { $bot } não participa; participam: { $bots }
arena-no-yardstick = O que era possível em retrospecto não se sabe para { $title }.
arena-other = { $folder } contém outro torneio: { $identity }
arena-in-use = Outro processo está jogando um torneio em { $folder }.
arena-closed = A arena foi interrompida.
arena-failed = A partida “{ $job }” não pôde ser jogada: { $reason }
cli-arena = Faz os bots jogarem um torneio e mede a força deles.
cli-opt-bots = Os bots, separados por espaços, como “greedy level:1-8 mcts:sims=2000”; pode ser repetida.
cli-opt-arena-games = Quantas partidas joga cada confronto (em jogo para um: cada bot).
cli-opt-arena-seed = A mesma semente dá as mesmas distribuições e os mesmos raciocínios.
cli-opt-arena-out = A pasta para partidas e resultados; se ela tiver o mesmo torneio, ele continua.
cli-opt-players = Quantos bots se sentam a uma mesa, quando o jogo deixa isso em aberto.
cli-opt-workers = Quantas partidas são jogadas ao mesmo tempo; uma por núcleo, se não indicado.
cli-opt-engine = Onde as partidas são jogadas: em processos desta máquina ou em um cluster Ray.
cli-opt-address = O endereço de um cluster Ray; sem ele, um é iniciado nesta máquina.
cli-opt-patience = Segundos que um raciocínio pode passar do tempo do próprio bot antes que ele perca a partida.
cli-opt-anchor = Um bot cujo Elo é dado, como bot=valor; senão, a média de todos é 0.
cli-opt-hindsight = Descobre o que era possível com cada distribuição e mostra a parcela dos bots.
cli-bad-anchor = “{ $text }” não é uma âncora; escreva bot=valor.
cli-arena-playing = Jogando
cli-arena-stopped = Interrompido após { $done } de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }; o mesmo comando continua.

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
arena-about-mean = O ponto é a pontuação média; a linha, seu intervalo de 95%. Como todos jogaram as mesmas distribuições, as diferenças são mais certas do que esses intervalos sugerem: veja “Até o melhor” acima.
arena-part-cross = Quem vence quem
arena-about-cross = Pontos do bot da linha contra o da coluna, em porcentagem; azul está à frente, laranja atrás.
arena-part-scores = Pontuações
arena-about-scores = Quantas vezes saiu cada pontuação; a linha é a média.
arena-part-times = Tempo por jogada
arena-about-times = Nove em cada dez raciocínios ficam na barra; a linha é a mediana, o ponto a média. A escala é logarítmica.
arena-part-forfeits = Falhas
arena-about-forfeits = Partidas que os bots perderam porque falharam, e como.
arena-cell = { $bot } contra { $other }: { $share }% de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
    } (95%: de { $low } a { $high })
arena-scores = { $bot }: pontuações de { $least } a { $most }
arena-times = { $bot }: { $mean } em média, mediana { $median }, nove em cada dez de { $low } a { $high }, o mais longo { $most }
