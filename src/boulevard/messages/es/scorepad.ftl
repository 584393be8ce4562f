# Final positions of Paris that were put together by hand (games/paris/position.py)

position-part = Una posición no tiene la parte «{ $where }»; tiene { $names }.
position-malformed = Esto no es una posición: «{ $where }» no es como debería.
position-value = { $where } debe ser uno de estos: { $values }.
position-space = { $where }: las casillas van de a1 a h8.
position-space-twice = { $where }: una casilla aparece dos veces.
position-building-twice = { $where }: { $name } ya está en otro sitio.
position-shape = { $where }: { $name } no tiene esa forma.
position-card-twice = { $where }: { $card } aparece dos veces.
position-card-both = { $where }: { $card } no puede haber sido activada por ambos jugadores.
position-size = { $where }: esta pieza ocupa { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
    }.
position-pair = { $where }: las dos casillas de esta pieza deben ser contiguas.

# What is odd about such a position (games/paris/doubts.py)

doubt-overlap = En el mismo suelo, { $spaces }: { $one }, { $other }.
doubt-mirror = { $what } está dado la vuelta.
doubt-rival = { $what }: sin Chartier, { $seat ->
    [orange] Naranja
   *[blue] Azul
    } no puede cubrir el color rival ({ $spaces }).
doubt-rivals = { $what }: Chartier solo deja a { $seat ->
    [orange] Naranja
   *[blue] Azul
    } cubrir una casilla del color rival ({ $spaces }).
doubt-lamp = { $what }: sin Metropolitain, { $seat ->
    [orange] Naranja
   *[blue] Azul
    } no puede cubrir una farola ({ $spaces }).
doubt-lamps = { $what }: Metropolitain solo deja a { $seat ->
    [orange] Naranja
   *[blue] Azul
    } cubrir una farola ({ $spaces }).
doubt-fountain-lamp = La Fuente no puede estar en una farola ({ $spaces }).
doubt-colour = { $what }: debe estar en { $seat ->
    [orange] una casilla naranja
   *[blue] una casilla azul
    } ({ $spaces }).
doubt-large = La Gran Farola debe estar en una casilla de farola ({ $spaces }).
doubt-annex = El Anexo no toca ningún edificio de { $seat ->
    [orange] Naranja
   *[blue] Azul
    }, así que no cuenta para ninguno ({ $spaces }).
doubt-statue = La Estatua mira más allá del borde del tablero ({ $spaces }).
doubt-chimneys = { $seat ->
    [orange] Naranja
   *[blue] Azul
    } tiene { $count } edificios en el tablero, pero solo { $most } chimeneas.
doubt-tokens = { $seat ->
    [orange] Naranja
   *[blue] Azul
    } activó { $count } postales, pero solo tiene { $most } fichas.
doubt-cards = En una partida hay { $most } postales; aquí { $count ->
    [one] hay { $count }
   *[other] hay { $count }
    }.
doubt-card = { $what }: está en el tablero, así que { $card } cuenta como activada por { $seat ->
    [orange] Naranja
   *[blue] Azul
    }.
doubt-tile = Ninguna loseta de la caja es así ({ $spaces }).
doubt-tile-again = La caja solo tiene una loseta así ({ $spaces }).

# The score pad of Paris in the browser (web/pages_scorepad.py)

web-scorepad-title = Hoja de puntos de Paris
web-scorepad-noscript = La hoja de puntos necesita scripts. Permítelos en esta página, por favor.
web-scorepad-help = Las flechas van de casilla en casilla. Intro deja lo que sostienes o toma lo que hay; en el suelo, adoquina. R gira, U deja un edificio sin construir, Supr lo quita, Escape lo devuelve. En el suelo, 1 es naranja, 2 azul, 3 mixto, 4 farola y 0 nada.
web-scorepad-undo = Deshacer
web-scorepad-tabs = Qué introducir
web-scorepad-tab-ground = Suelo
web-scorepad-tab-orange = Naranja
web-scorepad-tab-blue = Azul
web-scorepad-tab-cards = Postales
web-scorepad-hint-ground = ¿Con prisa? Pon solo las farolas: los colores solo deciden empates. Toca o pinta casillas sueltas, o coloca losetas enteras.
web-scorepad-hint-seat = { $seat ->
    [orange] Arrastra los edificios y piezas de Naranja
   *[blue] Arrastra los edificios y piezas de Azul
    } al tablero, o toca uno y luego su sitio. Tócalo allí para girarlo.
web-scorepad-hint-cards = Toca una postal según estuviera o no en vuestra partida; toca una ficha para decir quién la activó.
web-scorepad-brushes = Adoquines para pintar
web-scorepad-brush-next = Alternar
web-scorepad-brush-orange = Naranja
web-scorepad-brush-blue = Azul
web-scorepad-brush-mixed = Mixto
web-scorepad-brush-light = Farola
web-scorepad-brush-none = Nada
web-scorepad-tiles = Losetas
web-scorepad-tile = Loseta { $tile } de { $seat ->
    [orange] Naranja
   *[blue] Azul
    }
web-scorepad-buildings = { $seat ->
    [orange] Edificios de Naranja
   *[blue] Edificios de Azul
    }
web-scorepad-pieces = { $seat ->
    [orange] Piezas de Naranja
   *[blue] Piezas de Azul
    }
web-scorepad-building = { $name }, { $seat ->
    [orange] Naranja
   *[blue] Azul
    }
web-scorepad-piece = { $name }, { $seat ->
    [orange] Naranja
   *[blue] Azul
    }
web-scorepad-in = En esta partida
web-scorepad-by = { $card }: activada por { $seat ->
    [orange] Naranja
   *[blue] Azul
    }
web-scorepad-rules = Reglas de vuestra mesa
web-scorepad-rule-penseur = Le Penseur cuenta solo casillas libres del color de su dueño
web-scorepad-rule-fountain = La Fuente ocupa una casilla
web-scorepad-rule-mirror = Se puede dar la vuelta a los edificios
web-scorepad-actions = Esta hoja
web-scorepad-share = Copiar enlace
web-scorepad-text = Copiar el resultado
web-scorepad-example = Mostrar un ejemplo
web-scorepad-clear = Vaciar el tablero
web-scorepad-kept = Lo que hay en la hoja se guarda en este navegador hasta que la vacíes.
web-scorepad-sure-yes = Sí
web-scorepad-sure-no = No, dejarlo
web-scorepad-doubts = { $count ->
    [one] Una cosa parece rara
   *[other] { $count } cosas parecen raras
    }
web-scorepad-bare = { $count ->
    [one] Una casilla no está adoquinada. Para los puntos solo cuentan las farolas; los colores deciden empates.
   *[other] { $count } casillas no están adoquinadas. Para los puntos solo cuentan las farolas; los colores deciden empates.
    }
web-scorepad-bare-own = { $count ->
    [one] Una casilla no está adoquinada. Para los puntos cuentan las farolas y los colores alrededor de la Estatua; todos los colores deciden empates.
   *[other] { $count } casillas no están adoquinadas. Para los puntos cuentan las farolas y los colores alrededor de la Estatua; todos los colores deciden empates.
    }
web-scorepad-sheet = { $seat ->
    [orange] Puntos de Naranja
   *[blue] Puntos de Azul
    }
web-scorepad-nothing = Aún no hay nada que contar.
web-scorepad-line = { $label }: { $points }
web-scorepad-empty = Pon en el tablero el final de vuestra partida
web-scorepad-winner = Gana { $seat ->
    [orange] Naranja
   *[blue] Azul
    }, { $more } a { $less }
web-scorepad-tie-break = Empate a { $points }: gana { $seat ->
    [orange] Naranja
   *[blue] Azul
    } con { $more ->
        [one] { $more } casilla libre de su color
       *[other] { $more } casillas libres de su color
    } frente a { $less }
web-scorepad-draw = Empate: { $points } cada uno, y las mismas casillas libres de su color, { $more }
web-scorepad-js-hold = { $what }: toca su sitio en el tablero.
web-scorepad-js-placed = { $what } en { $spaces }.
web-scorepad-js-kept = { $what }: sin construir.
web-scorepad-js-removed = { $what }: fuera.
web-scorepad-js-paved = { $space }: { $kind ->
    [orange] naranja
    [blue] azul
    [mixed] mixto
    [light] farola
   *[none] nada
    }.
web-scorepad-js-where = { $what }: { $where ->
    [board] en el tablero
    [kept] sin construir
    [spared] sin construir, sin coste
   *[rival] lo tiene el otro jugador
    }
web-scorepad-js-annex = El Anexo pertenece a { $name }.
web-scorepad-js-keep = Sin construir
web-scorepad-js-remove = Quitar
web-scorepad-js-back = Devolver
web-scorepad-js-done = Hecho
web-scorepad-js-undone = Deshecho.
web-scorepad-js-sure-clear = ¿Quitar todo del tablero?
web-scorepad-js-sure-example = ¿Poner el ejemplo en lugar de lo que hay en el tablero?
web-scorepad-js-no-link = Este enlace no contiene una posición. Lo que había en tu hoja sigue aquí.
web-scorepad-js-lost = Ahora mismo no se llega al servidor. Lo que has puesto se guarda; se puntuará con el próximo cambio.
