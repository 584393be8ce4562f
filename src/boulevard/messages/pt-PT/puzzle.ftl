# European Portuguese: only what differs from Brazilian

puzzle-welcome = Problema { $puzzle }, rating { $rating }. Escreva uma jogada ou “help”.
puzzle-card-grey = { $road } cinzenta
puzzle-again = Essa jogada foi desfeita. Tente outra vez.
puzzle-examples = Encontre a melhor jogada e escreva-a, como “build T5 c2,c3,b4,c4,d4” ou “draw c4”. Uma jogada errada recebe a sua refutação. Exemplos: boulevard puzzle; boulevard puzzle avenue --level 3
cli-arg-puzzle-games = Os jogos cujos problemas são verificados; por omissão, todos.
cli-opt-puzzle-file = Verificar, em vez disso, os problemas deste ficheiro.
cli-opt-puzzles-theme = Só problemas deste tema, com o nome do ficheiro: um postal (peintre), light, group, room, blocking, farm, castle ou rise.
puzzle-column-missed = Níveis que falham
puzzle-checking = A provar
puzzle-outlook = { $sign ->
    [level] Com as melhores jogadas, termina com os mesmos pontos.
    [ahead] { $points ->
        [one] Com as melhores jogadas, termina { $points } ponto à frente.
       *[other] Com as melhores jogadas, termina { $points } pontos à frente.
    }
   *[behind] { $points ->
        [one] Com as melhores jogadas, termina { $points } ponto atrás.
       *[other] Com as melhores jogadas, termina { $points } pontos atrás.
    }
}
