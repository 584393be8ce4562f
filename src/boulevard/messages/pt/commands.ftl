# Commands

cli-about = Boulevard: a mesa digital de Paris e Avenue.
cli-panel-arguments = Argumentos
cli-panel-options = Opções
cli-panel-commands = Comandos
cli-panel-errors = Erro
cli-simulate = Joga muitas partidas ao acaso, tão rápido quanto esta máquina consegue, e faz um resumo delas.
cli-show = Mostra uma partida de um registro, após a última jogada ou uma anterior, ou uma posição.
cli-position = Escreve em uma linha de texto a posição após a última jogada de um registro ou após uma anterior.
cli-check = Refaz registros segundo as regras e informa o que está errado e onde.
cli-play = Joga uma partida neste terminal, contra o computador ou entre vocês.
cli-print = Imprime mapas para jogar com papel e caneta, em PDF.
cli-opt-pdf = O arquivo PDF a gravar.
cli-opt-sheet = Uma letra ou o caminho de um arquivo .txt com um mapa seu.
cli-opt-paper = O tamanho do papel.
cli-opt-per-page = Quantos mapas por página.
cli-games = Lista os jogos e suas opções.
cli-prepare = Compila as regras e os bots agora, e não no primeiro uso.
cli-arg-game = Qual jogo: { $names }.
cli-arg-record = Um registro ou um arquivo com um registro por linha.
cli-arg-source = Um registro, um arquivo com um registro por linha ou uma posição entre aspas.
cli-arg-records = Registros ou arquivos com um registro por linha.
cli-games-option = Opção
cli-games-values = Valores (* é o padrão)
cli-games-meaning = Significado
cli-opt-games = Quantas partidas.
cli-opt-seed = A mesma semente dá as mesmas partidas.
cli-opt-out = Grava cada partida como registro, um por linha.
cli-opt-resume = Continua um arquivo que ficou pela metade (mesma semente e mesmas opções).
cli-opt-option = Uma opção do jogo, como nome=valor; pode ser usada várias vezes.
cli-opt-svg = Grava um desenho em vez de texto.
cli-opt-theme = As cores do desenho: auto, light ou dark.
cli-opt-move = Mostra a posição após este número de jogadas.
cli-opt-seat = Mostra o que este lugar pode ver; por padrão, o que todos podem ver.
cli-opt-position-seat = Escreve só o que este lugar sabe; por padrão, tudo.
cli-opt-position-json = Escreve JSON em vez de uma linha de texto.
cli-opt-line = Qual partida de um arquivo com várias, contando a partir de 1.
cli-opt-opponent = Quem joga nos outros lugares: um nível (level:1 é o mais fraco), outro bot (veja “boulevard bots”) ou
    “friend” para pessoas neste teclado.
cli-opt-your-seat = Seu lugar.
cli-opt-play-seed = A mesma semente embaralha do mesmo jeito.
cli-bad-option = “{ $text }” não é uma opção; escreva nome=valor.
cli-no-such-move = { $count ->
    [0] A partida não tem nenhuma jogada.
    [one] A partida só tem uma jogada.
   *[other] A partida só tem { $count } jogadas.
    }
cli-no-source = “{ $source }” não é um arquivo nem uma posição.
cli-no-such-line = { $count ->
    [0] O arquivo não tem nenhuma partida.
    [one] O arquivo só tem uma partida.
   *[other] O arquivo só tem { $count } partidas.
    }
cli-simulating = Jogando
cli-stopped = Interrompido após { $done } de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }.
cli-wrote = Gravado: { $path }.
cli-ok = { $where }: correto, { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
    }, { $state }.
cli-finished = partida terminada
cli-unfinished = partida não terminada
cli-wrong = { $where }: { $reason }
cli-checked = Registros corretos: { $correct } de { $count }.
cli-ready = As regras estão compiladas.
cli-stat-games = Partidas
cli-stat-speed = Jogadas por segundo
cli-stat-length = Jogadas por partida
cli-stat-branching = Jogadas permitidas por turno
cli-stat-score = { $seat ->
    [orange] Pontos de Laranja
    [blue] Pontos de Azul
   *[other] Pontos do jogador { $seat }
    }
cli-stat-first = Vitórias de quem começou
cli-stat-wins = { $seat ->
    [orange] Vitórias de Laranja
    [blue] Vitórias de Azul
   *[other] Vitórias do jogador { $seat }
    }
cli-stat-draws = Empates e vitórias compartilhadas
cli-stat-range = { $mean } em média (de { $least } a { $most })
cli-stat-mean = { $mean } em média, { $most } no máximo
cli-stat-share = { $percent }%
