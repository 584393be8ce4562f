# Puzzles in the browser and for programs

puzzles-title = Problemas
puzzles-title-of = Problema: { $title }
puzzles-home = Problemas de hoje
puzzles-lead = Encontre a melhor jogada em uma posição perto do fim de uma partida. Uma jogada errada é refutada no tabuleiro.
puzzles-card = Qual é a melhor jogada? Rating { $rating }. Uma jogada errada é refutada no tabuleiro.
puzzles-today = Problemas do dia
puzzles-streak-best = { $count ->
    [one] seu recorde: { $count } dia seguido
   *[other] seu recorde: { $count } dias seguidos
}
puzzles-difficulty = Rating deste problema: { $rating }
puzzles-solve = Resolver
puzzles-go-on-solving = Continuar
puzzles-look-again = Ver de novo
puzzles-was-solved = Resolvido
puzzles-was-failed = Não resolvido na primeira tentativa
puzzles-own = Das suas próprias partidas
puzzles-own-lead = Erros que as suas revisões encontraram. Eles não contam para o seu rating.
puzzles-own-move = Jogada { $number }, em que você desperdiçou { $points } pontos
puzzles-own-none = Quando uma revisão encontra um erro grave em uma das suas partidas, ele vira um problema aqui.
puzzles-more = Mais problemas
puzzles-more-lead = Quantos você quiser, cada um mais ou menos tão difícil quanto você é forte.
puzzles-theme = Tema
puzzles-theme-any = Qualquer um
puzzles-next = Próximo problema
puzzles-all = Todos os problemas
puzzles-rating = Seu rating em problemas
puzzles-rating-chart = Seu rating em problemas de { $game }
puzzles-rating-none = Seu primeiro problema mostra o seu nível.
puzzles-rating-now = Seu rating: { $rating } ({ $change }).
puzzles-tally = Resolvidos na primeira tentativa: { $solved } de { $tried }
puzzles-how = Como os problemas contam
puzzles-how-proven = Todos os problemas são provados: um computador examinou tudo o que pode vir depois. Só os problemas das suas próprias partidas podem se basear no julgamento de um bot forte, e nesse caso isso é indicado.
puzzles-how-counts = Conta a sua primeira tentativa em cada problema. Se você fizer uma jogada errada, pedir uma dica ou olhar a solução, ele conta como não resolvido. Depois disso, pode continuar tentando.
puzzles-how-rating = Pessoas, problemas e bots estão na mesma escala. Resolver um problema conta como vencer um bot com o mesmo rating, e falhar, como perder para ele. O rating de um problema nunca muda.

puzzles-find = Encontre a melhor jogada
puzzles-go-on = Certo. E agora?
puzzles-right = Certo
puzzles-not-quite = Não é a melhor jogada
puzzles-solved = Você encontrou tudo o que o problema pedia.
puzzles-thinking = Examinando a sua jogada…
puzzles-wrong = { $points ->
    [one] { $move }: isso desperdiça { $points } ponto.
   *[other] { $move }: isso desperdiça { $points } pontos.
}
puzzles-wrong-at-least = { $points ->
    [one] { $move }: isso desperdiça pelo menos { $points } ponto.
   *[other] { $move }: isso desperdiça pelo menos { $points } pontos.
}
puzzles-refuted = O melhor que pode vir depois
puzzles-solution = Solução
puzzles-see-why = Ver por quê
puzzles-line = Jogada por jogada
puzzles-opinion = Um bot forte considera esta jogada claramente a melhor.
puzzles-hint = Quero uma dica
puzzles-hint-more = Quero saber mais
puzzles-reveal = Ver a solução
puzzles-help-note = Com uma dica ou a solução, este problema conta como não resolvido.
puzzles-own-note = Este problema é de uma partida sua. Ele não conta para o seu rating.
puzzles-from-game = Da sua partida de { $date }: na jogada { $number } você desperdiçou { $points } pontos.
puzzles-to-review = Voltar à revisão
puzzles-attempt-solved = Você resolveu este problema na primeira tentativa.
puzzles-attempt-failed = Você não resolveu este problema na primeira tentativa; o que tentar agora não conta.
puzzles-coming = Próximas cartas
puzzles-analyse = Analisar
puzzles-link = Copiar um link para este problema

puzzle-hint-is = A melhor jogada: { $move }
puzzle-unknown-theme = Não há problemas sobre isso.
puzzle-all-tried = Você já tentou todos os problemas deste tipo.
puzzle-too-long = Nenhum problema pede tantas jogadas.
puzzle-no-hint = Não há mais nada para encontrar aqui.
puzzle-still-closed = Você pode ver a solução depois de resolver o problema ou desistir.
puzzle-not-answered = Responda primeiro com as jogadas anteriores a esta.
puzzle-nobody = Para resolver problemas, identifique-se primeiro: POST /api/people dá um token.

you-privacy-puzzles = Problemas
you-privacy-puzzles-about = Quais problemas você tentou, que jogadas experimentou, com que resultado, e o seu rating em problemas. Isso fica guardado até você se apagar.
