# O baralho do dia: o mesmo para todos, e uma só tentativa que vale.

day-title = Baralho do dia
day-home = Jogar o baralho do dia
day-lead = As mesmas cartas para todos e uma só tentativa que vale. Quem aproveita melhor o baralho de hoje?
day-next = Próximo baralho:
day-learn = Não conhece { $game }? Aprenda a jogar em cinco minutos.
day-final-at = Resultado definitivo:
day-is-final = Definitivo
day-streak = { $count ->
    [one] { $count } dia seguido
   *[other] { $count } dias seguidos
}
day-name = Seu nome na lista
day-play = Jogar
day-go-on = Continuar
day-going = Sua tentativa está em andamento.
day-missed = Você não jogou este.
day-results = Resultados
day-players = { $count ->
    [one] { $count } jogador até agora
   *[other] { $count } jogadores até agora
}
day-points = { $count ->
    [one] { $made } ponto
   *[other] { $made } pontos
}
day-place = { $rank }º lugar de { $count }
day-place-better = { $rank }º lugar de { $count }, melhor que { $percent }% dos outros
day-no-points = Não vale
day-no-points-why = A tentativa não foi concluída a tempo, ou você deixou a partida.
day-unranked = fora da classificação: você é novo aqui
day-unranked-why = Você é novo aqui, então este resultado fica à parte. Depois de concluir qualquer partida, você entra na classificação a partir do dia seguinte.

day-how = Como funciona
day-how-once = Você tem uma tentativa em cada mapa. Pode parar e continuar em qualquer um dos seus dispositivos.
day-how-help = Não há dicas nem desfazer, e você só vê os resultados dos outros depois de terminar.
day-how-late = O dia começa e termina à meia-noite UTC. Se você já tiver começado, tem mais três horas para terminar.
day-how-ties = Se os pontos forem iguais, decide a melhor fazenda; se ela também for igual, o lugar é dividido.
day-how-new = Você entra na classificação se concluiu alguma partida aqui antes daquele dia. Até lá, seus resultados aparecem à parte.

day-more = Mais dias
day-before = O dia anterior
day-after = O dia seguinte
day-today = Hoje
day-calendar = Seu calendário
day-fair = Conferir os baralhos

day-own = Seu resultado
day-share = Compartilhar
day-copy = Copiar o resultado
day-share-text = Seu resultado em texto
day-sheets = Mapas
day-own-sheet = Seu mapa
day-own-review = Sua revisão
day-best-sheet = O melhor do dia: { $name }, { $points }
day-best-replay = Ver a melhor partida
day-yardsticks = Até onde dava para chegar
day-best-found = Melhor pontuação encontrada
day-best-proven = Melhor pontuação possível
day-looking = Os bots ainda estão jogando. Os resultados deles vão aparecer aqui sozinhos.
day-friends = Seus amigos
day-friend = amigo
day-you = você
day-everyone = Todos
day-everyone-count = { $count ->
    [one] { $count } pessoa na classificação.
   *[other] { $count } pessoas na classificação.
}
day-nobody-ranked = Não há ninguém na classificação.
day-unranked-people = Fora da classificação
day-col-place = Lugar
day-col-name = Nome
day-col-points = Pontos
day-practice = Treinar com este baralho
day-practice-about = Jogue de novo quantas vezes quiser, com dicas e desfazer. Nunca vale.
day-practise = Treinar

day-sum-streak = { $count ->
    [one] dia seguido agora
   *[other] dias seguidos agora
}
day-sum-longest = { $count ->
    [one] dia seguido, seu recorde
   *[other] dias seguidos, seu recorde
}
day-sum-days = { $count ->
    [one] dia jogado
   *[other] dias jogados
}
day-averages = Suas médias
day-weekdays = seg ter qua qui sex sáb dom
day-month-before = O mês anterior
day-month-after = O mês seguinte

day-fair-how = Dias antes de um baralho ser jogado, publicamos uma impressão digital (SHA-256) da semente de que ele é embaralhado. Quando o dia é definitivo, mostramos a semente, e qualquer pessoa pode conferir que é a mesma e que todas as partidas tiveram este baralho.
day-fair-promise = Nenhum jogador pode conhecer um baralho com antecedência. Quem mantém este servidor poderia olhar no banco de dados; o que não pode é mudá-lo depois de publicada a impressão digital.
day-fair-coming = Próximos dias
day-fair-past = Hoje e os dias anteriores
day-fair-since = Publicada:
day-fair-not-before = Foi depois de o dia começar: o servidor estava desligado antes.
day-fair-good = ✓ É a mesma semente.
day-fair-bad = ✕ É outra semente.

day-table-counts = esta tentativa vale: sem dicas nem desfazer
day-table-practice = treino, não vale
day-table-late = não foi concluída a tempo, por isso não vale
day-table-results = Resultados do dia
day-table-seed = Outros ainda estão jogando este baralho. A semente de que foi embaralhado aparece depois de { $time }.
day-table-seed-later = A impressão digital SHA-256 da semente do embaralhamento. Você verá a semente quando o dia for definitivo.

day-alone = Uma mesa com o baralho do dia tem um só lugar, o seu.
day-unknown = Não há baralho desse dia.
day-sealed = Você poderá ver isto depois de jogar este baralho, ou quando o dia for definitivo.
day-over = Esse dia já terminou. Ninguém mais pode começar o baralho dele.
day-to-come = Esse dia ainda não começou.
day-no-undo = No baralho do dia não há desfazer: sua tentativa vale como você joga.
day-no-rematch = Há uma só tentativa no baralho do dia. Você pode treinar com ele quantas vezes quiser.
day-no-hints = No baralho do dia não há dicas.
day-nobody = Você ainda não jogou nenhum baralho do dia.

you-privacy-days = O baralho do dia
you-privacy-days-about = Se você jogar: quando começou, seus pontos e seu nome na lista do dia, que todos os que jogaram aquele baralho podem ver. Quando você se apaga, sai da lista.
web-unrated-practice = sem rating: jogada com um baralho que você talvez conhecesse
