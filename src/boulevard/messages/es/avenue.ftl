# Avenue

avenue-option-sheet = La hoja: A, B o C, o una propia, como filas de símbolos o como ruta de un archivo .txt.
avenue-option-players = Cuántos jugadores, de 1 a 100.
sheet-unknown = No existe la hoja «{ $name }»; elige entre { $names }. Para usar una propia, indica sus filas o la ruta de un archivo .txt.
sheet-unreadable = No se puede leer { $path }: { $reason }
sheet-rows = Una hoja es una lista de filas de símbolos separados por espacios.
sheet-length = La fila { $row } tiene { $count ->
    [one] una casilla
   *[other] { $count } casillas
    }, pero la primera tiene { $expected }.
sheet-size = Una hoja tiene como máximo { $spaces ->
    [one] una casilla
   *[other] { $spaces } casillas
    } y { $columns ->
    [one] una columna
   *[other] { $columns } columnas
    }.
sheet-symbol = Fila { $row }, columna { $column }: «{ $symbol }» no es un símbolo; usa de A a F, CP, CG, de P1 a P3, de G1 a G3 o un punto.
sheet-twice = Fila { $row }, columna { $column }: { $symbol } ya está en la hoja; cada granja y cada castillo puede aparecer una sola vez.
sheet-farms = En la hoja deben estar todas las granjas, de la A a la F; faltan: { $farms }.
record-deck = { $where } debe ser el mazo completo: { $cards }.
record-sheet = { $where }: { $reason }
record-sheet-name = { $where } debe ser la letra de una hoja o las filas de una hoja propia.
avenue-notation-space = «{ $text }»: «{ $word }» no es una casilla; las casillas van de a1 a { $last }.
illegal-off-sheet = { $space } no está en la hoja; sus casillas van de a1 a { $last }.
illegal-road = En esa casilla ya hay un camino.
illegal-peek = Ya has espiado en esta ronda.
missing-extra = Para esto se necesita un paquete que no está instalado: pip install 'boulevard[{ $extra }]'
avenue-yellow = amarilla
avenue-grey = gris
avenue-text-round = Ronda { $round }, granja { $farm } (granjas hasta ahora: { $farms })
avenue-text-card = Carta { $number } { $road }, { $colour }; cartas amarillas en esta ronda: { $yellow } de { $yellows }
avenue-text-scores = Granjas { $scores }; unidas a la granja de esta ronda { $grapes }; castillos { $purple } + { $green }; penalización { $penalty }; total { $total }

# Drawings of Avenue (games/avenue/drawing/draw.py)

avenue-draw-more = … y { $count } más
avenue-draw-title = Avenue, ronda { $round }
avenue-draw-over = La partida ha terminado.
avenue-draw-turn = { $player } tiene que elegir.
avenue-draw-winner = Gana { $player }.
avenue-draw-winners = Victoria compartida de los jugadores { $numbers }.
avenue-draw-round = Ronda { $round } de { $rounds }
avenue-draw-end = Fin
avenue-draw-summary = { $player }: { $roads ->
    [one] { $roads } camino
   *[other] { $roads } caminos
    }, { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
    }.
avenue-draw-sheet = Hoja de { $player }.
avenue-draw-space = { $space }: { $what }.
avenue-draw-empty = vacía
avenue-draw-farm = granja { $farm }
avenue-draw-farm-now = Granja { $farm }, la de esta ronda.
avenue-draw-farm-played = Granja { $farm }, ya jugada.
avenue-draw-farm-waiting = Granja { $farm }.
avenue-draw-castle-purple = castillo morado, tejados en punta
avenue-draw-castle-green = castillo verde, almenas
avenue-draw-grapes-purple = uvas moradas, { $count }
avenue-draw-grapes-green = uvas verdes, { $count }
avenue-draw-road = Camino { $number }, { $sides }.
avenue-draw-sides-top-left = arriba e izquierda
avenue-draw-sides-top-right = arriba y derecha
avenue-draw-sides-bottom-right = abajo y derecha
avenue-draw-sides-bottom-left = abajo e izquierda
avenue-draw-sides-left-right = izquierda y derecha
avenue-draw-sides-top-bottom = arriba y abajo
avenue-draw-joined = Unido a la granja { $farm }.
avenue-draw-joined-purple = Unido al castillo morado.
avenue-draw-joined-green = Unido al castillo verde.
avenue-draw-last = Última jugada.
avenue-draw-chosen = Tu elección: camino { $number }, { $sides }.
avenue-draw-card-yellow = Carta amarilla, cuenta para el final de la ronda: camino { $number }, { $sides }.
avenue-draw-card-grey = Carta gris: camino { $number }, { $sides }.
avenue-draw-farm-card = La granja de esta ronda: { $farm }.
avenue-draw-next-farm = La próxima granja, que has espiado: { $farm }.
avenue-draw-farm-deck = La próxima carta de granja, boca abajo.
avenue-draw-yellow = Cartas amarillas en esta ronda: { $count } de { $yellows }.
avenue-draw-left = Camino { $number }, { $sides }. En el mazo quedan { $yellow ->
    [one] { $yellow } amarilla
   *[other] { $yellow } amarillas
    } y { $grey ->
    [one] { $grey } gris
   *[other] { $grey } grises
    }.
avenue-draw-deck = quedan en el mazo
avenue-draw-to-act = { $player } aún no ha elegido.
avenue-draw-acted = { $player } ya ha elegido.
avenue-draw-peeked = { $player } ha espiado en esta ronda.
avenue-draw-may-peek = { $player } no ha espiado en esta ronda.
avenue-draw-score = Ronda { $round }, granja { $farm }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
    }.
avenue-draw-score-open = Ronda { $round }, granja { $farm }: { $points ->
    [one] { $points } uva unida
   *[other] { $points } uvas unidas
    } hasta ahora; se necesitan más de { $beat }.
avenue-draw-score-later = Ronda { $round }: aún sin jugar.
avenue-draw-points-purple = Castillo morado: { $points ->
    [one] un punto
   *[other] { $points } puntos
    }.
avenue-draw-points-green = Castillo verde: { $points ->
    [one] un punto
   *[other] { $points } puntos
    }.
avenue-draw-penalty = Granjas con 0: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
    }.
avenue-draw-total = Total: { $points ->
    [one] un punto
   *[other] { $points } puntos
    }.

# Pictures of single things of Avenue (games/avenue/drawing/pieces.py)

avenue-piece-farm-card = Carta de granja { $farm }
avenue-piece-farm-back = Carta de granja, boca abajo
avenue-piece-farm = Granja
avenue-piece-grapes-purple = Uvas moradas
avenue-piece-grapes-green = Uvas verdes
avenue-piece-peek = Espiar la próxima carta de granja
avenue-piece-yellow = Carta amarilla
avenue-piece-penalty = Una granja con 0

# Score sheets of Avenue, line by line (games/avenue/views/explanation.py)

avenue-explain-line-farm = Ronda { $round }, granja { $farm }
avenue-explain-line-purple = Castillo morado
avenue-explain-line-green = Castillo verde
avenue-explain-line-penalty = Penalización
avenue-explain-farm = Ronda { $round }, granja { $farm }, supera { $beat }: { $points }
avenue-explain-farm-zero = Ronda { $round }, granja { $farm }, no supera { $beat }: 0
avenue-explain-running = Ronda { $round }, granja { $farm }, uvas hasta ahora: { $points } (se necesitan más de { $beat })
avenue-explain-purple = Uvas moradas unidas al castillo morado: { $points }
avenue-explain-green = Uvas verdes unidas al castillo verde: { $points }
avenue-explain-penalty = La granja { $farm } vale 0: { $points }

# The printed pad (games/avenue/drawing/pad.py)

avenue-pad-title = Avenue, hoja { $name }
avenue-pad-name = Nombre
avenue-pad-advice = Cada granja debe conseguir más puntos que la anterior; si no, vale 0, y cada 0 cuesta { $penalty } al final.
avenue-pad-ticks = Escribe la letra de la granja en el círculo. Marca un círculo pequeño por cada carta amarilla, y el ojo cuando espíes.
avenue-pad-total = Total
avenue-pad-foot = Boulevard

# Positions (games/avenue/positions/position.py)

avenue-position-cards = { $where }: tiene que haber al menos una carta descubierta.
avenue-position-card-text = Las cartas se escriben con camino y color, como 3y5g; después, un punto si la partida ha terminado, y + con las próximas cartas que se conozcan.
avenue-position-deck = { $where }: hay demasiadas { $card }; el mazo tiene { $count }.
avenue-position-over = { $where }: la partida ya había terminado antes de la última de estas cartas.
avenue-position-not-over = { $where }: la partida termina cuando la última carta descubierta es la amarilla número { $count }.
avenue-position-farm-twice = { $where }: una granja aparece dos veces.
avenue-position-farms = { $where }: ya { $count ->
    [one] se ha descubierto { $count } granja
   *[other] se han descubierto { $count } granjas
    }; indícalas todas.
avenue-position-players = { $where }: una partida tiene de 1 a { $most } jugadores.
avenue-position-player = El jugador { $number } se escribe así: { $names }.
avenue-position-rows = { $where }: indica las casillas fila por fila, { $rows } × { $columns }, con / entre las filas; cada casilla es un camino del 1 al 6 o un punto.
avenue-position-scores = { $where }: tiene que haber una puntuación por ronda terminada: { $count }.
avenue-position-peek-twice = { $where }: una ronda aparece dos veces.
avenue-position-choice = { $where }: este jugador no puede haber elegido eso.
avenue-position-ended = { $where }: la partida ha terminado, ya no hay nada que elegir.
avenue-position-nobody = { $where }: todos han elegido ya; falta descubrir la siguiente carta.

# What is odd about a position (games/avenue/positions/oddities.py)

avenue-oddity-turns = { $player }: caminos dibujados { $roads }, veces que ha espiado { $peeks }, cartas jugadas { $cards }. Las cuentas no salen.
avenue-oddity-roads = { $player }: el camino { $road } está dibujado más veces ({ $count }) de las que ha salido ({ $cards }).
avenue-oddity-rising = { $player }: la puntuación de la ronda { $round } ({ $points }) no supera la anterior ({ $before }); debería ser 0.
avenue-oddity-points = { $player }: la puntuación de la ronda { $round } ({ $points }) es mayor que las uvas unidas a esa granja ({ $grapes }).
