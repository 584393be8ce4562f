# European Portuguese: only what differs from Brazilian

puzzles-lead = Encontre a melhor jogada numa posição perto do fim de uma partida. Uma jogada errada é refutada no tabuleiro.
puzzles-streak-best = { $count ->
    [one] a sua melhor sequência: { $count } dia
   *[other] a sua melhor sequência: { $count } dias
}
puzzles-look-again = Ver outra vez
puzzles-was-failed = Não resolvido à primeira tentativa
puzzles-own-lead = Erros que as suas revisões encontraram. Não contam para o seu rating.
puzzles-own-move = Jogada { $number }, em que desperdiçou { $points }
puzzles-own-none = Quando a revisão de uma partida sua encontra um erro caro, este torna-se aqui um problema para si.
puzzles-more-lead = Quantos quiser, cada um mais ou menos tão difícil quanto a sua força.
puzzles-rating = O seu rating em problemas
puzzles-rating-chart = O seu rating em problemas de { $game }
puzzles-rating-none = O seu primeiro problema mostra o seu nível.
puzzles-rating-now = O seu rating: { $rating } ({ $change }).
puzzles-tally = Resolvidos à primeira tentativa: { $solved } de { $tried }
puzzles-how-proven = Nada é questão de opinião: um computador examinou tudo o que pode vir depois. Só os problemas das suas próprias partidas podem basear-se no juízo de um bot forte, e isso é dito.
puzzles-how-counts = Conta a primeira tentativa, uma vez por problema. Uma jogada errada, uma dica ou a solução fazem com que falhe. Depois disso pode continuar a tentar.
puzzles-solved = Encontrou tudo o que foi pedido.
puzzles-thinking = A examinar a sua jogada…
puzzles-see-why = Ver porquê
puzzles-own-note = Este problema é de uma partida sua. Não conta para o seu rating.
puzzles-from-game = Da sua partida de { $date }: na jogada { $number } desperdiçou { $points }.
puzzles-attempt-solved = Resolveu este problema à primeira tentativa.
puzzles-attempt-failed = Não resolveu este problema à primeira tentativa; o que tentar agora não conta.
puzzles-link = Copiar uma ligação para este problema
puzzle-all-tried = Já tentou todos os problemas deste tipo.
puzzle-still-closed = Pode ver a solução quando resolver o problema ou desistir.
