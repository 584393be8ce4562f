# Puzzles: what they are about, in a terminal, and making them

puzzle-theme-light = Luz
puzzle-theme-group = Maior conjunto
puzzle-theme-room = Lugar para construir
puzzle-theme-blocking = Bloqueio
puzzle-theme-farm = Fazenda
puzzle-theme-castle = Castelos
puzzle-theme-rise = Superar a última fazenda

unknown-puzzle = Não há nenhum problema “{ $identity }”.
no-puzzles = Não há problemas de { $game }: nada consegue provar as posições do jogo.
puzzle-malformed = Isto não é um problema: { $reason }.
puzzle-not-proven = O problema { $identity } não é o que diz ser: { $what } não confere.
puzzle-solved = Este problema já está resolvido.

puzzle-welcome = Problema { $puzzle }, rating { $rating }. Digite uma jogada ou “help”.
puzzle-ask-move = { $left ->
    [one] Vez de { $seat }: encontre a única melhor jogada.
   *[other] Vez de { $seat }: encontre as melhores jogadas. Há { $left } para encontrar.
    }
puzzle-ask-score = { $left ->
    [one] Desenhe a última estrada de modo a fazer o máximo de pontos.
   *[other] Faça o máximo de pontos com estas { $left } cartas.
}
puzzle-ask-card = Encontre a melhor jogada com esta carta. Ninguém sabe quais cartas vêm depois.
puzzle-coming = Próximas cartas: { $cards }
puzzle-card-yellow = { $road } amarela
puzzle-card-grey = { $road } cinza
puzzle-right = Certo. Problema resolvido.
puzzle-go-on = Certo. Continue.
puzzle-wrong = { $points ->
    [one] { $move } desperdiça { $points } ponto.
   *[other] { $move } desperdiça { $points } pontos.
    }
puzzle-wrong-at-least = { $points ->
    [one] { $move } desperdiça pelo menos { $points } ponto.
   *[other] { $move } desperdiça pelo menos { $points } pontos.
    }
puzzle-refuted = O melhor que pode vir depois:
puzzle-again = Essa jogada foi desfeita. Tente de novo.
puzzle-outlook = { $sign ->
    [level] Com as melhores jogadas, você termina empatado em pontos.
    [ahead] { $points ->
        [one] Com as melhores jogadas, você termina { $points } ponto à frente.
       *[other] Com as melhores jogadas, você termina { $points } pontos à frente.
    }
   *[behind] { $points ->
        [one] Com as melhores jogadas, você termina { $points } ponto atrás.
       *[other] Com as melhores jogadas, você termina { $points } pontos atrás.
    }
}
puzzle-outlook-score = Melhor pontuação possível: { $score }
puzzle-hint-themes = Trata-se de: { $themes }
puzzle-hint-word = A melhor jogada começa por “{ $word }”.
puzzle-hint-column = A melhor jogada está na coluna { $column }.
puzzle-hint-move = A melhor jogada é { $move }.
puzzle-help = Outros comandos: “hint” diz um pouco mais de cada vez, “solution” mostra a solução com as razões, “moves” lista as jogadas permitidas (“moves build T5”, só as que começam assim), “board” desenha o tabuleiro de novo, “shapes” mostra os edifícios e “quit” sai.

cli-puzzle = Resolve um problema neste terminal: o do dia ou um da sua força.
cli-opt-puzzle-level = Um problema mais ou menos tão difícil quanto é forte este nível de bots (1 é o mais fraco); cada vez um outro.
cli-opt-puzzle-id = Exatamente este problema; “boulevard puzzles list” mostra todos.
cli-opt-puzzle-seed = A mesma semente dá o mesmo problema.
puzzle-examples = Encontre a melhor jogada e digite-a, como “build T5 c2,c3,b4,c4,d4” ou “draw c4”. Uma jogada errada recebe a sua refutação. Exemplos: boulevard puzzle; boulevard puzzle avenue --level 3
puzzle-about = Lista os problemas, prova-os de novo e faz outros.
cli-puzzles-list = Lista os problemas de um jogo, do mais fácil ao mais difícil.
cli-puzzles-check = Prova os problemas de novo a partir do zero, e todos os níveis tentam outra vez.
cli-arg-puzzle-games = Os jogos cujos problemas são verificados; por padrão, todos.
cli-opt-puzzle-file = Verificar, em vez disso, os problemas deste arquivo.
cli-puzzles-make = Faz problemas novos: os bots jogam, e guarda-se o que fica provado. O mesmo comando continua um trabalho inacabado.
puzzle-make-examples = Exemplo: boulevard puzzles make paris --games 2000 --count 100 --out outros
cli-opt-puzzles-out = A pasta para tudo o que se encontra e para os problemas escolhidos no fim.
cli-opt-puzzles-games = Quantas partidas examinar; cada uma dá no máximo um problema.
cli-opt-puzzles-count = Quantos problemas escolher, tão variados quanto possível.
cli-opt-puzzles-seed = A mesma semente dá os mesmos problemas.
cli-opt-puzzles-theme = Só problemas deste tema, com o nome do arquivo: um postal (peintre), light, group, room, blocking, farm, castle ou rise.
puzzle-column-id = ID
puzzle-column-rating = Rating
puzzle-column-asked = Jogadas
puzzle-column-missed = Níveis que erram
puzzle-column-themes = Temas
puzzle-checking = Provando
puzzle-checked = Problemas provados: { $correct } de { $count }.
puzzle-making = Partidas examinadas; problemas encontrados: { $count }
puzzle-made = Problemas escolhidos: { $count }.
