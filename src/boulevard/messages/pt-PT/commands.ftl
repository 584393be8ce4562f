# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

cli-show = Mostra uma partida de um registo, após a última jogada ou uma anterior, ou uma posição.
cli-position = Escreve numa linha de texto a posição após a última jogada de um registo ou após uma anterior.
cli-check = Refaz registos segundo as regras e informa o que está errado e onde.
cli-opt-pdf = O ficheiro PDF a gravar.
cli-opt-sheet = Uma letra ou o caminho de um ficheiro .txt com um mapa seu.
cli-games = Lista os jogos e as suas opções.
cli-arg-game = Que jogo: { $names }.
cli-arg-record = Um registo ou um ficheiro com um registo por linha.
cli-arg-source = Um registo, um ficheiro com um registo por linha ou uma posição entre aspas.
cli-arg-records = Registos ou ficheiros com um registo por linha.
cli-games-values = Valores (* é o valor por omissão)
cli-opt-out = Grava cada partida como registo, um por linha.
cli-opt-resume = Continua um ficheiro que ficou a meio (mesma semente e mesmas opções).
cli-opt-seat = Mostra o que este lugar pode ver; por omissão, o que todos podem ver.
cli-opt-position-seat = Escreve só o que este lugar sabe; por omissão, tudo.
cli-opt-line = Que partida de um ficheiro com várias, a contar de 1.
cli-opt-your-seat = O seu lugar.
cli-opt-play-seed = A mesma semente baralha da mesma maneira.
cli-no-such-line = { $count ->
    [0] O ficheiro não tem nenhuma partida.
    [one] O ficheiro só tem uma partida.
   *[other] O ficheiro só tem { $count } partidas.
    }
cli-simulating = A jogar
cli-checked = Registos corretos: { $correct } de { $count }.
cli-stat-draws = Empates e vitórias partilhadas
cli-no-source = “{ $source }” não é um ficheiro nem uma posição.
