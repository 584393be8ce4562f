# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

web-wanted-running = A decorrer
web-wanted-go = Procurar
web-wanted-none = Nenhuma partida corresponde à sua procura.
web-rivals-shared = No mesmo ecrã
web-over-lost = Perdeu
web-results-title = Os seus resultados
web-results-none = Ainda não há nada aqui. Os seus resultados aparecem quando terminar uma partida.
web-results-you = O próprio
web-rating-rough = É uma primeira estimativa. Com mais algumas partidas contra bots ficará mais precisa.
web-rating-none = Ainda não tem rating. Jogue contra bots do seu nível para ter um.
web-rating-how-scale = O seu rating está na mesma escala que o dos bots. O deles vem de milhares de partidas entre eles e nunca muda. O número depois de ± diz quanta certeza há no seu.
web-rating-how-counts = Partidas solo, guiadas, no mesmo ecrã ou que começam de uma posição não contam. Partidas com sugestão, análise ou jogada desfeita também não. Quem sai de uma partida perde.
web-unrated-hint = sem rating: houve sugestão
web-unrated-short = sem rating: acabou demasiado cedo
web-person-together = { $count ->
    [one] Jogaram uma partida.
   *[other] Jogaram { $count } partidas.
  }
web-person-score = Os seus resultados: { $results }.
unknown-profile = Só pode ver a página de alguém com quem terminou uma partida.
web-best-yours = O seu recorde neste mapa: { $points }
web-best-first = O seu primeiro resultado neste mapa.
web-best-over = O seu recorde neste mapa continua a ser { $points }.
