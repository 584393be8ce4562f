# One’s own games: what is looked for

web-own-newer = Partidas más recientes
web-own-pages = Páginas
web-wanted-game = Juego
web-wanted-rivals = Contra
web-wanted-state = Estado
web-wanted-name = Nombre
web-wanted-all = Todas
web-wanted-running = En curso
web-wanted-over = Terminadas
web-wanted-go = Buscar
web-wanted-clear = Ver todas las partidas
web-wanted-none = Ninguna partida coincide con tu búsqueda.
web-rivals-people = Personas
web-rivals-bots = Bots
web-rivals-solo = En solitario
web-rivals-shared = En una misma pantalla
web-over-lost = Has perdido

# Results

web-results-open = Resultados y puntuación Elo
web-results-title = Tus resultados
web-results-none = Aún no hay nada. Tus resultados aparecerán aquí cuando termines una partida.
web-results-you = Tú
web-results-rivals = Contra
web-results-played = Partidas
web-results-won = Ganadas
web-results-drawn = Empates
web-results-lost = Perdidas
web-results-best = Récord
web-results-mean = Media
web-results-variant = Hoja
web-results-points = Puntos
web-results-points-chart = { $game }: puntos en tus últimas partidas
web-results-as-table = Ver como tabla
web-results-day = Fecha
web-results-rating = Elo
web-results-change = Cambio
web-results-name = Nombre
web-results-companions = Amigos
web-results-away = { $count ->
    [one] Puntos regalados en tu última partida repasada: { $points }
   *[other] Puntos regalados por partida en tus últimas { $count } partidas repasadas: { $points }
  }
web-variant-avenue = Hoja { $name }
web-variant-avenue-own = Hojas propias

# Ratings

web-rating-figures = { $mean } ± { $margin }
web-rating-between = { $rating }: entre { $below } y { $above }
web-rating-above = { $rating }: por encima de { $name }
web-rating-below = { $rating }: por debajo de { $name }
web-rating-rough = Es una primera estimación. Con unas partidas más contra bots será más precisa.
web-rating-none = Aún no tienes Elo. Juega contra bots de tu nivel para obtenerlo.
web-rating-chart = { $game }: Elo después de cada partida
web-rating-how = Cómo se calcula el Elo
web-rating-how-scale = Tu Elo está en la misma escala que el de los bots. El suyo sale de miles de partidas entre ellos y no cambia nunca. El número después de ± indica lo seguro que es el tuyo.
web-rating-how-counts = No cuentan las partidas en solitario, las guiadas, las de una misma pantalla ni las que empiezan desde una posición. Tampoco las partidas con una pista, un análisis o una jugada deshecha. Si abandonas una partida, la pierdes.
web-rating-how-people = Las partidas entre personas cuentan cuando todos en la mesa han jugado algunas contra bots, hasta cinco al día con la misma persona.
web-rating-gain = Elo { $change }
web-unrated-hint = sin Elo: hubo una pista
web-unrated-undo = sin Elo: se deshizo una jugada
web-unrated-short = sin Elo: terminó demasiado pronto
web-unrated-friendly = sin Elo: este bot no tiene Elo
web-unrated-often = sin Elo: ya van cinco partidas hoy
web-unrated-unplaced = aún sin Elo: primero juega contra bots
web-level-rating = Elo { $rating }

# What others see

web-person-together = { $count ->
    [one] Una partida en común.
   *[other] { $count } partidas en común.
  }
web-person-score = Tus resultados: { $results }.
web-person-won = { $count ->
    [one] { $count } victoria
   *[other] { $count } victorias
  }
web-person-drawn = { $count ->
    [one] { $count } empate
   *[other] { $count } empates
  }
web-person-lost = { $count ->
    [one] { $count } derrota
   *[other] { $count } derrotas
  }
web-person-unrated = { $name } aún no tiene Elo.
web-person-private = Solo ven esta página quienes han terminado una partida con { $name }.
unknown-profile = Solo puedes ver la página de alguien con quien hayas terminado una partida.

# One’s own best

web-best-yours = Tu récord en esta hoja: { $points }
web-best-new = Nuevo récord en esta hoja. Antes era { $points }.
web-best-first = Tu primer resultado en esta hoja.
web-best-over = Tu récord en esta hoja sigue siendo { $points }.
