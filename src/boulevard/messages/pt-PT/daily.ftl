# O baralho do dia: o mesmo para todos, e uma só tentativa que conta.

day-lead = As mesmas cartas para todos e uma só tentativa que conta. Quem aproveita melhor o baralho de hoje?
day-name = O seu nome na lista
day-going = A sua tentativa está a decorrer.
day-missed = Não jogou este.
day-no-points = Não conta
day-no-points-why = A tentativa não foi concluída a tempo, ou deixou a partida.
day-unranked = fora da classificação: é novo aqui
day-unranked-why = É novo aqui, por isso este resultado fica à parte. Depois de concluir qualquer partida, entra na classificação a partir do dia seguinte.

day-how-once = Tem uma tentativa em cada mapa. Pode parar e continuar em qualquer um dos seus dispositivos.
day-how-help = Não há dicas nem desfazer, e só vê os resultados dos outros depois de terminar.
day-how-late = O dia começa e termina à meia-noite UTC. Se já tiver começado, tem mais três horas para terminar.
day-how-ties = Se os pontos forem iguais, decide a melhor fazenda; se também for igual, o lugar é partilhado.
day-how-new = Entra na classificação se concluiu alguma partida aqui antes desse dia. Até lá, os seus resultados aparecem à parte.

day-calendar = O seu calendário
day-fair = Verificar os baralhos

day-own = O seu resultado
day-share = Partilhar
day-share-text = O seu resultado em texto
day-own-sheet = O seu mapa
day-own-review = A sua revisão
day-yardsticks = Até onde se podia chegar
day-looking = Os bots ainda estão a jogar. Os resultados deles vão aparecer aqui sozinhos.
day-friends = Os seus amigos
day-you = eu
day-practice-about = Jogue de novo quantas vezes quiser, com dicas e desfazer. Nunca conta.

day-averages = As suas médias
day-sum-longest = { $count ->
    [one] dia seguido, o seu recorde
   *[other] dias seguidos, o seu recorde
}

day-fair-how = Dias antes de um baralho ser jogado, publicamos uma impressão digital (SHA-256) da semente de que é baralhado. Quando o dia é definitivo, mostramos a semente, e qualquer pessoa pode verificar que é a mesma e que todas as partidas tiveram este baralho.
day-fair-promise = Nenhum jogador pode conhecer um baralho com antecedência. Quem gere este servidor poderia vê-lo na base de dados; o que não pode é mudá-lo depois de publicada a impressão digital.

day-table-counts = esta tentativa conta: sem dicas nem desfazer
day-table-practice = treino, não conta
day-table-late = não foi concluída a tempo, por isso não conta
day-table-seed = Outros ainda estão a jogar este baralho. A semente de que foi baralhado aparece depois de { $time }.
day-table-seed-later = A impressão digital SHA-256 da semente com que se baralha. Verá a semente quando o dia for definitivo.

day-sealed = Poderá ver isto depois de jogar este baralho, ou quando o dia for definitivo.
day-over = Esse dia já terminou. Já ninguém pode começar o baralho dele.
day-no-undo = No baralho do dia não há desfazer: a sua tentativa conta como a joga.
day-no-rematch = Há uma só tentativa no baralho do dia. Pode treinar com ele quantas vezes quiser.
day-nobody = Ainda não jogou nenhum baralho do dia.

you-privacy-days-about = Se o jogar: quando começou, os seus pontos e o seu nome na lista do dia, que todos os que jogaram esse baralho podem ver. Quando se apaga, sai da lista.
web-unrated-practice = sem rating: jogada com um baralho que talvez conhecesse
