# One’s own games: what is looked for

web-own-newer = Partidas mais recentes
web-own-pages = Páginas
web-wanted-game = Jogo
web-wanted-rivals = Contra
web-wanted-state = Situação
web-wanted-name = Nome
web-wanted-all = Todas
web-wanted-running = Em andamento
web-wanted-over = Terminadas
web-wanted-go = Buscar
web-wanted-clear = Ver todas as partidas
web-wanted-none = Nenhuma partida corresponde à sua busca.
web-rivals-people = Pessoas
web-rivals-bots = Bots
web-rivals-solo = Solo
web-rivals-shared = Na mesma tela
web-over-lost = Você perdeu

# Results

web-results-open = Resultados e rating
web-results-title = Seus resultados
web-results-none = Ainda não há nada aqui. Seus resultados aparecem quando você terminar uma partida.
web-results-you = Você
web-results-rivals = Contra
web-results-played = Partidas
web-results-won = Vitórias
web-results-drawn = Empates
web-results-lost = Derrotas
web-results-best = Recorde
web-results-mean = Média
web-results-variant = Mapa
web-results-points = Pontos
web-results-points-chart = { $game }: pontos nas últimas partidas
web-results-as-table = Ver como tabela
web-results-day = Data
web-results-rating = Rating
web-results-change = Variação
web-results-name = Nome
web-results-companions = Amigos
web-results-away = { $count ->
    [one] Pontos desperdiçados na sua última partida com revisão: { $points }
   *[other] Pontos desperdiçados por partida nas suas últimas { $count } partidas com revisão: { $points }
  }
web-variant-avenue = Mapa { $name }
web-variant-avenue-own = Mapas próprios

# Ratings

web-rating-figures = { $mean } ± { $margin }
web-rating-between = { $rating }: entre { $below } e { $above }
web-rating-above = { $rating }: acima de { $name }
web-rating-below = { $rating }: abaixo de { $name }
web-rating-rough = É uma primeira estimativa. Mais algumas partidas contra bots vão deixá-la mais precisa.
web-rating-none = Você ainda não tem rating. Jogue contra bots do seu nível para ter um.
web-rating-chart = { $game }: rating depois de cada partida
web-rating-how = Como funciona o rating
web-rating-how-scale = Seu rating está na mesma escala que o dos bots. O deles vem de milhares de partidas entre eles e não muda nunca. O número depois de ± diz quanta certeza há no seu.
web-rating-how-counts = Partidas solo, guiadas, na mesma tela ou que começam de uma posição não contam. Partidas com dica, análise ou jogada desfeita também não. Quem sai de uma partida perde.
web-rating-how-people = Partidas entre pessoas contam quando todos à mesa já jogaram algumas contra bots, até cinco por dia com a mesma pessoa.
web-rating-gain = Rating { $change }
web-unrated-hint = sem rating: houve dica
web-unrated-undo = sem rating: houve jogada desfeita
web-unrated-short = sem rating: acabou cedo demais
web-unrated-friendly = sem rating: este bot não tem rating
web-unrated-often = sem rating: já foram cinco partidas no dia
web-unrated-unplaced = ainda sem rating: jogue antes contra bots
web-level-rating = Rating { $rating }

# What others see

web-person-together = { $count ->
    [one] Vocês jogaram uma partida.
   *[other] Vocês jogaram { $count } partidas.
  }
web-person-score = Seus resultados: { $results }.
web-person-won = { $count ->
    [one] { $count } vitória
   *[other] { $count } vitórias
  }
web-person-drawn = { $count ->
    [one] { $count } empate
   *[other] { $count } empates
  }
web-person-lost = { $count ->
    [one] { $count } derrota
   *[other] { $count } derrotas
  }
web-person-unrated = { $name } ainda não tem rating.
web-person-private = Só quem terminou uma partida com { $name } vê esta página.
unknown-profile = Você só pode ver a página de alguém com quem terminou uma partida.

# One’s own best

web-best-yours = Seu recorde neste mapa: { $points }
web-best-new = Novo recorde neste mapa. Antes era { $points }.
web-best-first = Seu primeiro resultado neste mapa.
web-best-over = Seu recorde neste mapa continua sendo { $points }.
