# Positions of Paris (games/paris/positions/reader.py, playable.py)

position-space = { $where }: las casillas van de a1 a h8.
position-space-twice = { $where }: una casilla aparece dos veces.
position-building-twice = { $where }: { $name } ya está en otro sitio.
position-shape = { $where }: { $name } no tiene esa forma.
position-card-twice = { $where }: { $card } aparece dos veces.
position-card-both = { $where }: { $card } no la pueden haber activado ambos jugadores.
position-size = { $where }: esta pieza ocupa { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
    }.
position-pair = { $where }: las dos casillas de esta pieza deben ser contiguas.
position-edition = { $where }: { $reason }
position-field = { $where }: no se puede leer { $text }. Debe ser así: { $example }
position-piece-twice = { $where }: { $name } aparece dos veces.
position-laid = { $where }: al final de la fase 1 ya se han colocado todas las losetas ({ $count }).
position-tile-twice = { $where }: una loseta aparece dos veces.
position-tile-order = { $where }: las losetas desconocidas van después de las conocidas.
position-hand = { $where }: tras colocar la última loseta, no queda ninguna en la mano.
position-pile = { $where } debe tener { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
    }.
position-opener = { $where } debe ser quien colocó antes todas sus losetas.
position-annex = { $where }: el Anexo debe tocar el edificio al que pertenece.
position-all-laid = { $where }: se han colocado todas las losetas, así que la fase 1 ha terminado.
position-squares = { $where }: no hay un cuadro libre para cada loseta (losetas por colocar: { $tiles }, cuadros libres: { $squares }).
position-tokens = { $where }: no hay una postal para cada ficha (fichas restantes: { $tokens }, postales sin activar: { $cards }).
position-no-token = { $where }: en la fase 1, cada jugador debe tener una ficha.
position-no-move = { $where }: no puede ser el turno de { $seat ->
    [orange] Naranja
   *[blue] Azul
    }, porque no tiene nada que hacer.

# What is odd about such a position (games/paris/positions/oddities.py, oddities_in_play.py)

paris-oddity-overlap = { $one } ocupa el mismo lugar que { $other } ({ $spaces }).
paris-oddity-mirror = { $what } está del revés.
paris-oddity-rival = { $what }: sin Chartier, { $seat ->
    [orange] Naranja
   *[blue] Azul
    } no puede cubrir el color de su rival ({ $spaces }).
paris-oddity-rivals = { $what }: Chartier solo le permite a { $seat ->
    [orange] Naranja
   *[blue] Azul
    } cubrir una casilla del color de su rival ({ $spaces }).
paris-oddity-lamp = { $what }: sin Metropolitain, { $seat ->
    [orange] Naranja
   *[blue] Azul
    } no puede cubrir una casilla de farola ({ $spaces }).
paris-oddity-lamps = { $what }: Metropolitain solo le permite a { $seat ->
    [orange] Naranja
   *[blue] Azul
    } cubrir una casilla de farola ({ $spaces }).
paris-oddity-fountain-lamp = La Fuente no puede estar en una casilla de farola ({ $spaces }).
paris-oddity-colour = { $what } debe estar en { $seat ->
    [orange] una casilla naranja
   *[blue] una casilla azul
    } ({ $spaces }).
paris-oddity-large = La Gran Farola debe estar en una casilla de farola ({ $spaces }).
paris-oddity-annex = { $seat ->
    [orange] El Anexo no toca ningún edificio de Naranja, así que no cuenta ({ $spaces }).
   *[blue] El Anexo no toca ningún edificio de Azul, así que no cuenta ({ $spaces }).
    }
paris-oddity-statue = La Estatua mira hacia fuera del tablero ({ $spaces }).
paris-oddity-chimneys = { $seat ->
    [orange] Naranja
   *[blue] Azul
    } tiene { $count ->
    [one] un edificio
   *[other] { $count } edificios
    } en el tablero, pero solo { $most ->
    [one] una chimenea
   *[other] { $most } chimeneas
    }.
paris-oddity-tokens = { $seat ->
    [orange] Naranja
   *[blue] Azul
    } activó { $count ->
    [one] una postal
   *[other] { $count } postales
    }, pero solo tiene { $most ->
    [one] una ficha
   *[other] { $most } fichas
    }.
paris-oddity-cards = { $count ->
    [one] Aquí hay { $count } postal
   *[other] Aquí hay { $count } postales
    }; en una partida hay { $most }.
paris-oddity-card = { $what } está en el tablero, así que { $card } cuenta como activada por { $seat ->
    [orange] Naranja
   *[blue] Azul
    }.
paris-oddity-tile = En la caja no hay ninguna loseta como esta ({ $spaces }).
paris-oddity-tile-again = En la caja solo hay una loseta como esta ({ $spaces }).
paris-oddity-tile-laid = Ninguna de las losetas colocadas es así ({ $spaces }).
paris-oddity-part-paved = Una loseta pavimenta un cuadro entero, no una parte ({ $spaces }).
paris-oddity-squares = Debe haber un cuadro pavimentado por cada loseta colocada (losetas colocadas: { $laid }, cuadros pavimentados: { $squares }).
paris-oddity-unpaved = { $what } está sobre suelo sin pavimentar ({ $spaces }).
paris-oddity-chimneys-left = Los edificios de { $seat ->
    [orange] Naranja
   *[blue] Azul
    } en el tablero ({ $used }) y sus chimeneas restantes ({ $left }) deben sumar { $most }.
paris-oddity-tokens-left = Las postales activadas por { $seat ->
    [orange] Naranja
   *[blue] Azul
    } ({ $used }) y sus fichas restantes ({ $left }) deben sumar { $most }.
paris-oddity-right = { $card }: { $seat ->
    [orange] Naranja
   *[blue] Azul
    } no la ha activado o ya la ha usado, así que no puede tener ese derecho.
paris-oddity-no-right = { $card }: { $seat ->
    [orange] Naranja
   *[blue] Azul
    } aún no la ha usado, así que debe conservar ese derecho.
paris-oddity-early = En la fase 1 todavía no puede haberse construido ni activado nada.
paris-oddity-order = Por las losetas colocadas y los edificios reservados, no puede ser el turno de { $seat ->
    [orange] Naranja
   *[blue] Azul
    }.
paris-oddity-ended = La partida no puede haber terminado: { $seat ->
    [orange] Naranja
   *[blue] Azul
    } aún tiene una jugada.

# The score pad of Paris in the browser (web/games/paris/scorepad_page.py)

web-scorepad-title = Hoja de puntuación para Paris
web-scorepad-noscript = La hoja de puntuación necesita JavaScript. Actívalo para esta página, por favor.
web-scorepad-help = Las flechas te llevan de casilla en casilla. Enter deja la pieza que llevas o toma la que hay; en el suelo, pavimenta. R gira, U deja un edificio sin construir, Supr quita, Escape devuelve. En el suelo, pulsa 1 para naranja, 2 para azul, 3 para mixta, 4 para farola y 0 para nada.
web-scorepad-undo = Deshacer
web-scorepad-tabs = Qué introducir
web-scorepad-tab-ground = Suelo
web-scorepad-tab-orange = Naranja
web-scorepad-tab-blue = Azul
web-scorepad-tab-cards = Postales
web-scorepad-tab-turn = Turno
web-scorepad-hint-ground = ¿Tienes prisa? Indica solo las farolas: los colores solo deciden los empates. Toca o pinta casillas sueltas, o coloca losetas enteras.
web-scorepad-hint-seat = { $seat ->
    [orange] Arrastra los edificios y las piezas de Naranja
   *[blue] Arrastra los edificios y las piezas de Azul
    } al tablero, o toca uno y luego su lugar. Tócalo allí para girarlo.
web-scorepad-hint-cards = Toca una postal para indicar si estaba en la partida; toca una ficha para indicar quién la activó.
web-scorepad-brushes = Tipo de casilla
web-scorepad-brush-next = Siguiente tipo
web-scorepad-brush-orange = Naranja
web-scorepad-brush-blue = Azul
web-scorepad-brush-mixed = Mixta
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
web-scorepad-rules = Reglas de la casa
web-scorepad-rule-penseur = Le Penseur solo cuenta casillas libres del color de su dueño
web-scorepad-rule-fountain = La Fuente ocupa una casilla
web-scorepad-rule-mirror = Los edificios se pueden voltear
web-scorepad-actions = Esta hoja
web-scorepad-share = Copiar un enlace a esta posición
web-scorepad-text = Copiar el resultado
web-scorepad-example = Mostrar un ejemplo
web-scorepad-clear = Vaciar el tablero
web-scorepad-kept = Este navegador guarda lo que hay en la hoja hasta que vacíes el tablero.
web-scorepad-other = Para preparar cualquier momento de una partida, usa el editor de posiciones.
web-scorepad-sure-yes = Sí
web-scorepad-sure-no = No, conservarlo
web-scorepad-oddities = { $count ->
    [one] Hay algo que revisar
   *[other] Hay { $count } cosas que revisar
    }
web-scorepad-bare = { $count ->
    [one] Hay una casilla sin pavimentar. Para los puntos solo importan las farolas; los colores deciden los empates.
   *[other] Hay { $count } casillas sin pavimentar. Para los puntos solo importan las farolas; los colores deciden los empates.
    }
web-scorepad-bare-own = { $count ->
    [one] Hay una casilla sin pavimentar. Para los puntos importan las farolas y los colores alrededor de la Estatua; todos los colores deciden los empates.
   *[other] Hay { $count } casillas sin pavimentar. Para los puntos importan las farolas y los colores alrededor de la Estatua; todos los colores deciden los empates.
    }
web-scorepad-sheet = { $seat ->
    [orange] Hoja de puntuación de Naranja
   *[blue] Hoja de puntuación de Azul
    }
web-scorepad-nothing = Aún no hay nada que puntuar.
web-scorepad-line = { $label }: { $points }
web-scorepad-empty = Prepara el final de tu partida en el tablero
web-scorepad-winner = Gana { $seat ->
    [orange] Naranja
   *[blue] Azul
    }, { $more } a { $less }
web-scorepad-tie-break = Empate a { $points }: { $seat ->
    [orange] Naranja
   *[blue] Azul
    } gana el desempate, con { $more ->
    [one] { $more } casilla libre de su color
   *[other] { $more } casillas libres de su color
    } frente a { $less }
web-scorepad-draw = Empate a { $points }, y cada uno con { $more ->
    [one] una casilla libre
   *[other] { $more } casillas libres
    } de su color
web-scorepad-js-hold = { $what }: toca su lugar en el tablero.
web-scorepad-js-placed = { $what } en { $spaces }.
web-scorepad-js-kept = { $what }: queda sin construir.
web-scorepad-js-removed = Se ha quitado: { $what }.
web-scorepad-js-paved = { $space }: { $kind ->
    [orange] naranja
    [blue] azul
    [mixed] mixta
    [light] farola
   *[none] nada
    }.
web-scorepad-js-where = { $what }: { $where ->
    [board] en el tablero
    [kept] sin construir
    [spared] sin construir, sin penalización
   *[rival] lo tiene el otro jugador
    }
web-scorepad-js-annex = El Anexo pertenece a { $name }.
web-scorepad-js-keep = Sin construir
web-scorepad-js-remove = Quitar
web-scorepad-js-back = Devolver
web-scorepad-js-done = Listo
web-scorepad-js-sure-clear = ¿Vaciar todo el tablero?
web-scorepad-js-sure-example = ¿Sustituir lo que hay en el tablero por el ejemplo?
web-scorepad-js-no-link = Este enlace no contiene ninguna posición. Tu hoja no ha cambiado.
web-scorepad-js-lost = Ahora mismo no hay conexión con el servidor. Lo que has introducido se conserva y se puntuará con el próximo cambio.

# El editor de posiciones de Paris en el navegador (web/games/paris/position_editor.py)

web-nav-position-paris = Editor de posiciones de Paris
learn-tool-position-paris = Prepara cualquier posición de Paris, de una mesa real o de tu imaginación. Luego juega desde ahí o analízala.
web-paris-editor-title = Editor de posiciones para Paris
web-paris-editor-noscript = El editor de posiciones necesita JavaScript. Actívalo para esta página, por favor.
web-paris-editor-help = Las flechas te llevan de casilla en casilla. Enter deja la pieza que llevas o toma la que hay; en el suelo, pavimenta. R gira, U pone un edificio en la reserva, Supr quita, Escape devuelve. En el suelo, pulsa 1 para naranja, 2 para azul, 3 para mixta, 4 para farola y 0 para nada.
web-paris-editor-phase = Momento de la partida
web-paris-editor-phase-1 = Fase 1
web-paris-editor-phase-2 = Fase 2
web-paris-editor-phase-over = Terminada
web-paris-editor-hint-ground = Toca o pinta casillas sueltas, o coloca losetas enteras: toca una loseta y luego su cuadro. El suelo muestra qué losetas se han colocado.
web-paris-editor-hint-reserve = { $seat ->
    [orange] Toca los edificios que Naranja ha reservado.
   *[blue] Toca los edificios que Azul ha reservado.
    }
web-paris-editor-hint-tiles = Losetas por venir: toca las que conozcas, en su orden. La primera está en la mano; las demás quedan desconocidas.
web-paris-editor-hint-cards = Toca una postal para indicar si está en la partida; toca una ficha para indicar quién la ha activado.
web-paris-editor-hint-turn = Lo que dejes en automático se deduce de lo demás.
web-paris-editor-stock = Chimeneas, fichas, derechos
web-paris-editor-chimneys = Chimeneas restantes
web-paris-editor-tokens = Fichas restantes
web-paris-editor-rights = Derechos sin usar
web-paris-editor-none = Ninguno
web-paris-editor-laid = Losetas colocadas, en orden
web-paris-editor-next = Siguiente en jugar
web-paris-editor-starts = Empezó la partida
web-paris-editor-opener = Primero en colocar todas sus losetas
web-paris-editor-idle = Turnos pasados seguidos
web-paris-editor-start = Inicio de partida
web-paris-editor-kept = Este navegador guarda la posición hasta que vacíes el tablero.
web-paris-editor-other = Si solo quieres la puntuación de una partida, usa la hoja de puntuación.
web-paris-editor-part = { $part ->
    [board] Suelo
    [buildings] Edificios
    [pieces] Piezas
    [postcards] Postales
    [options] Reglas de la casa
    [reserve] Reserva
    [laid] Losetas colocadas
    [hands] Loseta en la mano
    [piles] Pila
    [chimneys] Chimeneas
    [tokens] Fichas
    [rights] Derechos
    [phase] Fase
    [next] Siguiente en jugar
    [starts] Jugador inicial
    [opener] Primero en colocar todas sus losetas
    [idle] Turnos pasados
    [edition] Caja
   *[position] Posición
  }
web-paris-editor-part-of = { $part } ({ $seat })
web-paris-editor-turn = Fase { $phase }, turno de { $seat ->
    [orange] Naranja
   *[blue] Azul
    }: { $count ->
    [one] { $count } jugada posible
   *[other] { $count } jugadas posibles
    }
web-paris-editor-js-keep = Poner en la reserva
web-paris-editor-js-kept = { $what }: en la reserva.
web-paris-editor-js-where = { $what }: { $where ->
    [board] en el tablero
    [kept] en la reserva
    [spared] en la reserva
   *[rival] lo tiene el otro jugador
    }
web-paris-editor-js-tile = { $what }: { $where ->
    [hand] en la mano
    [pile] número { $place } de las que vienen
    [board] colocada
   *[none] desconocida
    }
web-paris-editor-js-follows = Automático: { $value }
web-paris-editor-js-sure-clear = ¿Vaciar todo el tablero?
web-paris-editor-js-sure-example = ¿Sustituir tu posición por el ejemplo?
web-paris-editor-js-sure-start = ¿Sustituir tu posición por un inicio de partida?
