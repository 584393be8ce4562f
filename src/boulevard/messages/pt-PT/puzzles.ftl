# European Portuguese: only what differs from Brazilian

puzzles-lead = Encontre a melhor jogada numa posição perto do fim de uma partida. Uma jogada errada é refutada no tabuleiro.
puzzles-streak-best = { $count ->
    [one] o seu recorde: { $count } dia seguido
   *[other] o seu recorde: { $count } dias seguidos
}
puzzles-look-again = Ver outra vez
puzzles-was-failed = Não resolvido à primeira tentativa
puzzles-own-lead = Erros que as suas revisões encontraram. Não contam para o seu rating.
puzzles-own-move = Jogada { $number }, em que desperdiçou { $points } pontos
puzzles-own-none = Quando uma revisão encontra um erro grave numa das suas partidas, este torna-se aqui um problema.
puzzles-more-lead = Quantos quiser, cada um mais ou menos tão difícil quanto a sua força.
puzzles-rating = O seu rating em problemas
puzzles-rating-chart = O seu rating em problemas de { $game }
puzzles-rating-none = O seu primeiro problema mostra o seu nível.
puzzles-rating-now = O seu rating: { $rating } ({ $change }).
puzzles-tally = Resolvidos à primeira tentativa: { $solved } de { $tried }
puzzles-how-proven = Todos os problemas estão provados: um computador examinou tudo o que pode vir depois. Só os problemas das suas próprias partidas podem basear-se no juízo de um bot forte, e nesse caso isso é dito.
puzzles-how-counts = Conta a sua primeira tentativa em cada problema. Se fizer uma jogada errada, pedir uma dica ou vir a solução, falhou. Depois disso, pode continuar a tentar.
puzzles-how-rating = Pessoas, problemas e bots estão na mesma escala. Resolver um problema conta como vencer um bot com o mesmo rating, e falhá-lo, como perder contra ele. O rating de um problema nunca muda.
puzzles-solved = Encontrou tudo o que o problema pedia.
puzzles-thinking = A examinar a sua jogada…
puzzles-see-why = Ver porquê
puzzles-own-note = Este problema é de uma partida sua. Não conta para o seu rating.
puzzles-from-game = Da sua partida de { $date }: na jogada { $number } desperdiçou { $points } pontos.
puzzles-attempt-solved = Resolveu este problema à primeira tentativa.
puzzles-attempt-failed = Não resolveu este problema à primeira tentativa; o que tentar agora não conta.
puzzles-link = Copiar uma ligação para este problema
puzzle-all-tried = Já tentou todos os problemas deste tipo.
puzzle-still-closed = Pode ver a solução depois de resolver o problema ou desistir.

you-privacy-puzzles-about = Que problemas tentou, que jogadas experimentou, com que resultado, e o seu rating em problemas. Fica tudo guardado até se apagar.
