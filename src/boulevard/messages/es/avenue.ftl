# Avenue

avenue-option-sheet = La hoja: A, B o C, o una propia como filas de símbolos o como ruta de un archivo .txt.
avenue-option-players = Cuántos juegan, de 1 a 100.
sheet-unknown = No existe la hoja «{ $name }»; las hay: { $names }. Una propia se indica con sus filas o con la ruta de un archivo .txt.
sheet-unreadable = No se puede leer { $path }: { $reason }
sheet-rows = Una hoja es una lista de filas, cada una de símbolos separados por espacios.
sheet-length = La fila { $row } tiene { $count ->
    [one] una casilla
   *[other] { $count } casillas
    }, pero la primera tiene { $expected }.
sheet-size = Una hoja tiene como mucho { $spaces } casillas y { $columns } columnas.
sheet-symbol = Fila { $row }, columna { $column }: «{ $symbol }» no es un símbolo; los hay: A a F, CP, CG, P1 a P3, G1 a G3 y un punto.
sheet-twice = Fila { $row }, columna { $column }: { $symbol } aparece dos veces; cada granja y cada castillo pueden estar una sola vez.
sheet-farms = Todas las granjas, de A a F, deben estar en la hoja; faltan: { $farms }.
record-deck = { $where } debe ser el mazo entero: { $cards }.
record-sheet = { $where }: { $reason }
record-sheet-name = { $where } debe ser la letra de una hoja o las filas de una propia.
avenue-notation-space = «{ $text }»: «{ $word }» no es una casilla; las casillas van de a1 a { $last }.
illegal-off-sheet = { $space } no está en la hoja; sus casillas van de a1 a { $last }.
illegal-road = En esa casilla ya hay un camino.
illegal-peek = Ya has espiado en esta ronda.
missing-extra = Para esto hace falta un paquete que no está instalado: pip install 'boulevard[{ $extra }]'
avenue-yellow = amarilla
avenue-grey = gris
avenue-text-round = Ronda { $round }, granja { $farm } (granjas hasta ahora: { $farms })
avenue-text-card = Carta { $number } { $road }, { $colour }; cartas amarillas en esta ronda: { $yellow } de 4
avenue-text-scores = Granjas { $scores }; unidas a la granja de esta ronda { $grapes }; castillos { $purple } + { $green }; penalización { $penalty }; total { $total }

# Drawings of Avenue (games/avenue/draw.py)

avenue-draw-more = … y { $count } más
avenue-draw-title = Avenue, ronda { $round }
avenue-draw-over = La partida ha terminado.
avenue-draw-turn = Le toca elegir a { $player }.
avenue-draw-winner = Gana { $player }.
avenue-draw-winners = Ganan los jugadores { $numbers }.
avenue-draw-round = Ronda { $round } de 5
avenue-draw-end = Fin
avenue-draw-summary = { $player }: { $roads ->
    [one] { $roads } camino
   *[other] { $roads } caminos
    }, { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
    }.
avenue-draw-sheet = La hoja de { $player }.
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
avenue-draw-card-yellow = Carta amarilla, acerca el fin de la ronda: camino { $number }, { $sides }.
avenue-draw-card-grey = Carta gris: camino { $number }, { $sides }.
avenue-draw-farm-card = La granja de esta ronda: { $farm }.
avenue-draw-next-farm = La próxima granja, que has espiado: { $farm }.
avenue-draw-farm-deck = La próxima carta de granja, boca abajo.
avenue-draw-yellow = Cartas amarillas de esta ronda: { $count } de 4.
avenue-draw-left = Camino { $number }, { $sides }: en el mazo quedan { $yellow ->
        [one] { $yellow } amarilla
       *[other] { $yellow } amarillas
    } y { $grey ->
        [one] { $grey } gris
       *[other] { $grey } grises
    }.
avenue-draw-deck = aún en el mazo
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
    } hasta ahora; hacen falta más de { $beat }.
avenue-draw-score-later = Ronda { $round }: aún no jugada.
avenue-draw-points-purple = Castillo morado: { $points ->
    [one] un punto
   *[other] { $points } puntos
    }.
avenue-draw-points-green = Castillo verde: { $points ->
    [one] un punto
   *[other] { $points } puntos
    }.
avenue-draw-penalty = Granjas sin puntos: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
avenue-draw-total = Total: { $points ->
    [one] un punto
   *[other] { $points } puntos
    }.

# Pictures of single things of Avenue (games/avenue/pieces.py)

avenue-piece-farm-card = Carta de granja { $farm }
avenue-piece-farm-back = Carta de granja, boca abajo
avenue-piece-farm = Granja
avenue-piece-grapes-purple = Uvas moradas
avenue-piece-grapes-green = Uvas verdes
avenue-piece-peek = Espiar la próxima carta de granja
avenue-piece-yellow = Carta amarilla
avenue-piece-penalty = Una granja con 0 puntos

# Score sheets of Avenue as a story (games/avenue/story.py)

avenue-story-line-farm = Ronda { $round }, granja { $farm }
avenue-story-line-purple = Castillo morado
avenue-story-line-green = Castillo verde
avenue-story-line-penalty = Penalización
avenue-story-farm = Ronda { $round }, granja { $farm }: { $points }, supera { $beat }
avenue-story-farm-zero = Ronda { $round }, granja { $farm }: 0, no supera { $beat }
avenue-story-running = Ronda { $round }, granja { $farm }, uvas hasta ahora: { $points } (hacen falta más de { $beat })
avenue-story-purple = Uvas moradas unidas al castillo morado: { $points }
avenue-story-green = Uvas verdes unidas al castillo verde: { $points }
avenue-story-penalty = La granja { $farm } dio 0: { $points }

# The printed pad (games/avenue/pad.py)

avenue-pad-title = Avenue, hoja { $name }
avenue-pad-name = Nombre
avenue-pad-advice = Cada granja debe dar más puntos que la anterior; si no, da 0, y cada 0 cuesta 5 puntos al final.
avenue-pad-ticks = Escribe la letra de la granja en el círculo. Marca un circulito por cada carta amarilla, y el ojo cuando espíes.
avenue-pad-total = Total
avenue-pad-foot = Boulevard
