# Options of Paris

paris-option-postcards = Las postales: las que llevan estrella, otras tantas al azar o una lista con el mismo número de nombres.
paris-option-starts = Quién hace la primera jugada.
paris-option-penseur = Qué casillas libres cuenta la Estatua: las de cualquier color o solo las del color de su dueño.
paris-option-fountain = Cuántas casillas ocupa la Fuente.
paris-option-mirror = Si los edificios se pueden voltear.
paris-option-edition = La caja: «standard» o la ruta de un archivo con tu propia edición.
bad-postcards = Las postales no pueden ser { $value }: indica «starred», «random» o { $count ->
    [one] una
   *[other] { $count } distintas
    } de { $names }.
bad-postcards-count = Elige exactamente { $count ->
    [one] una postal
   *[other] { $count } postales
    }; has elegido { $picked }.

# Editions of Paris

edition-unknown = No existe la edición «{ $name }»; elige entre: { $names }. Para usar una propia, indica la ruta de un archivo .toml.
edition-unreadable = No se puede leer { $path }: { $reason }
edition-not-toml = { $file } no es TOML: { $reason }
edition-too-deep = { $file } contiene una clave con demasiadas partes.
edition-key = { $where }: «{ $place }» no forma parte de una edición; puede contener { $known }.
edition-line = { $file }, línea { $line }
edition-name = { $where }: el nombre de una edición puede tener letras, cifras, espacios, puntos y guiones.
edition-no-table = { $where }: falta la tabla [{ $place }].
edition-starred = { $where }: starred debe contener { $count } postales distintas de { $names }.
edition-tiles = { $where }: debe haber losetas de la 1 a la { $count }.
edition-tile = { $where }: { $tile } no es una loseta; escribe dos filas de dos letras cada una, con o, r, m y L, como en "oL/or".
edition-buildings = { $where }: debe haber exactamente { $count ->
    [one] un edificio
   *[other] { $count } edificios
    }.
edition-names = { $where }: los nombres de los edificios deben diferenciarse en algo más que las mayúsculas, y ninguno puede llamarse «garden».
edition-building-name = { $where }: { $place } debe tener como máximo ocho letras y cifras, y empezar por una letra.
edition-shape = { $where }: { $name } debe ser una lista de filas de la misma longitud, de ocho por ocho como máximo, formadas por X y puntos.
edition-size = { $where }: { $name } debe tener entre una y { $most ->
    [one] una casilla
   *[other] { $most } casillas
    }.
edition-pieces = { $where }: las casillas de { $name } deben estar todas unidas.
edition-rays = { $where }: rays debe ser una lista de entre una y { $most ->
    [one] una línea
   *[other] { $most } líneas
    }.
edition-ray = { $where }: una línea es una lista de pasos [este, norte], cada uno de -7 a 7, y tiene como máximo { $most ->
    [one] un paso
   *[other] { $most } pasos
    }.

# Reading moves of Paris

notation-not-text = Una jugada es un texto, no { $text }.
notation-long = Una jugada puede tener como máximo { $most ->
    [one] un carácter
   *[other] { $most } caracteres
    }.
notation-verb = «{ $text }»: «{ $verb }» no es una jugada; las jugadas empiezan por { $verbs }.
notation-rest = «{ $text }»: sobra «{ $rest }».
notation-missing-space = «{ $text }»: falta una casilla, como c4.
notation-missing-building = «{ $text }»: falta el edificio.
notation-missing-angle = «{ $text }»: falta el giro: 0, 90, 180 o 270.
notation-missing-side = «{ $text }»: falta hacia dónde mira la Estatua: n, e, s o w.
notation-space = «{ $text }»: «{ $word }» no es una casilla; las casillas van de a1 a h8.
notation-twice = «{ $text }»: una casilla aparece dos veces.
notation-building = «{ $text }»: «{ $word }» no es un edificio; elige entre { $names }.
notation-angle = «{ $text }»: «{ $word }» no es un giro; debe ser 0, 90, 180 o 270.
notation-side = «{ $text }»: «{ $word }» no es una dirección; debe ser n, e, s o w.

# Why a move of Paris is not legal

illegal = Ahora no se puede jugar «{ $verb }» de esa manera.
illegal-square = { $space } no es la casilla inferior izquierda de un cuadro; su cuadro es { $corner }.
illegal-shape = { $building } no tiene esa forma.
illegal-mirror = Habría que voltear { $building }, y las opciones de esta partida no lo permiten.
illegal-pair = { $card } necesita dos casillas contiguas.
illegal-no-building = En { $space } no hay ningún edificio.
illegal-phase-one = «{ $verb }» es de la fase 2; en la fase 1 se colocan losetas y se reservan edificios.
illegal-phase-two = «{ $verb }» es de la fase 1; en la fase 2 se construye y se activan postales.
illegal-pass-one = Solo puedes pasar cuando hayas colocado tus ocho losetas.
illegal-pass-two = Solo puedes pasar si no te quedan fichas ni tienes nada que construir sin usar Metropolitain o Chartier.
illegal-no-tile = Ya has colocado todas tus losetas: reserva un edificio o pasa.
illegal-paved = El cuadro { $square } ya está pavimentado.
illegal-building-reserve = { $seat ->
    [orange] { $building } está en la reserva de Naranja.
   *[blue] { $building } está en la reserva de Azul.
    }
illegal-building-built = { $seat ->
    [orange] Naranja ya ha construido { $building }.
   *[blue] Azul ya ha construido { $building }.
    }
illegal-building-pool = { $building } sigue en la oferta; no está en tu reserva.
illegal-no-chimney = No te quedan chimeneas, así que no puedes construir.
illegal-card-used = { $seat ->
    [orange] Naranja ya ha activado { $card }.
   *[blue] Azul ya ha activado { $card }.
    }
illegal-card-absent = { $card } no es una de las postales de esta partida.
illegal-no-token = No te quedan fichas.
illegal-no-room = { $building } no cabe en ninguna parte del tablero.
illegal-nowhere = No cabe en ninguna parte del tablero.
illegal-reserve-empty = Tu reserva está vacía: no tienes ningún edificio que devolver.
illegal-pool-empty = La oferta está vacía: no hay ningún edificio que tomar.
illegal-fountain = La Fuente ocupa { $count ->
    [one] una casilla
   *[other] { $count } casillas
    } en esta partida.
illegal-penseur = La Estatua debe mirar a una casilla libre del tablero.
illegal-annex = El Anexo debe compartir un lado con ese edificio, y el edificio debe ser tuyo.
illegal-taken = Ya está ocupado: { $spaces }.
illegal-lamp = Aquí no puedes cubrir una casilla de farola sin Metropolitain: { $spaces }.
illegal-lamps = Metropolitain solo te permite cubrir una casilla de farola: { $spaces }.
illegal-colour = { $colour ->
    [orange] De color naranja: { $spaces }.
   *[blue] De color azul: { $spaces }.
    }
illegal-colours = { $colour ->
    [orange] Chartier solo te permite cubrir una casilla naranja: { $spaces }.
   *[blue] Chartier solo te permite cubrir una casilla azul: { $spaces }.
    }
illegal-not-own = { $colour ->
    [orange] { $space } no es naranja.
   *[blue] { $space } no es azul.
    }
illegal-not-lamp = { $space } no es una casilla de farola.

# Paris in characters (games/paris/views/text.py)

text-pool = Oferta: { $pool }
text-seat = { $seat ->
    [orange] Naranja
   *[blue] Azul
    }: reserva { $reserve }; chimeneas { $chimneys }, fichas { $tokens }; { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
    }
text-hand = { $seat ->
    [orange] Loseta de Naranja
   *[blue] Loseta de Azul
    } { $tile }: { $top } / { $bottom }
text-postcards = Postales: { $cards }
text-turn = Fase { $phase }, turno de { $seat ->
    [orange] Naranja
   *[blue] Azul
    }.
text-over = La partida ha terminado.

# Drawings of Paris (games/paris/drawing/draw.py)

paris-draw-title = Paris, fase { $phase }
paris-draw-over = La partida ha terminado.
paris-draw-turn = Turno de { $seat }.
paris-draw-paved = Casillas pavimentadas: { $count } de 64.
paris-draw-summary = { $seat }: { $buildings ->
    [one] { $buildings } edificio
   *[other] { $buildings } edificios
    } en el tablero, { $reserve } en reserva, { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
    }.
paris-draw-space = { $space }: { $kind }.
paris-draw-kind-orange = pavimento naranja, en abanico
paris-draw-kind-blue = pavimento azul, en hileras rectas
paris-draw-kind-mixed = pavimento mixto
paris-draw-kind-light = farola
paris-draw-kind-empty = sin pavimentar
paris-draw-free = Libre.
paris-draw-holds = Ocupada por { $what }.
paris-draw-lit = { $count ->
    [one] Iluminada por una farola.
   *[other] Iluminada por { $count } farolas.
    }
paris-draw-last = Última jugada.
paris-draw-building = { $what } de { $seat } en { $spaces }: tamaño { $size }, { $lights ->
    [0] sin luz
    [one] con la luz de una farola
   *[other] con la luz de { $lights } farolas
    }.
paris-draw-piece = { $what } de { $seat } en { $spaces }.
paris-draw-faces = Mira hacia el { $side }.
paris-draw-side-n = norte
paris-draw-side-e = este
paris-draw-side-s = sur
paris-draw-side-w = oeste
paris-draw-what-garden = Jardín
paris-draw-what-painter = Pintor
paris-draw-what-dancer = Bailarina
paris-draw-what-statue = Estatua
paris-draw-what-fountain = Fuente
paris-draw-what-annex = Anexo
paris-draw-what-streetlight = Farola
paris-draw-what-large-streetlight = Gran Farola
paris-draw-pool = Oferta
paris-draw-in-pool = { $what } en la oferta, tamaño { $size }.
paris-draw-in-reserve = { $what } en la reserva de { $seat }, tamaño { $size }.
paris-draw-hand = Loseta { $tile } en la mano de { $seat }: { $spaces }.
paris-draw-pile = Losetas que quedan en la pila de { $seat }: { $count }.
paris-draw-chimneys = Chimeneas que le quedan a { $seat }: { $count }.
paris-draw-tokens = Fichas que le quedan a { $seat }: { $count }.
paris-draw-right = { $seat } aún puede usar { $card }.
paris-draw-score = { $seat }: luz { $light }, grupo más grande { $group }, sin construir { $unbuilt }, postales { $postcards }, total { $total }.
paris-draw-card-open = { $card }: disponible.
paris-draw-card-used = { $card }: activada por { $seat }.
paris-draw-card-points = Da puntos al final.
paris-draw-card-levitation = Levitation
paris-draw-card-metropolitain = Metropolitain
paris-draw-card-jardin = Jardin des Plantes
paris-draw-card-sacre-coeur = Sacré-Coeur
paris-draw-card-peintre = Le Peintre
paris-draw-card-chartier = Chartier
paris-draw-card-bouquinistes = Bouquinistes sur la Seine
paris-draw-card-lampadaire = Lampadaire
paris-draw-card-moulin-rouge = Moulin Rouge
paris-draw-card-penseur = Le Penseur
paris-draw-card-fontaine = Fontaine des Mers
paris-draw-card-grande-lumiere = La Grande Lumière

# Pictures of single things of Paris (games/paris/drawing/pieces.py)

paris-piece-of = { $what }, { $seat }
paris-piece-building = { $what }, tamaño { $size }
paris-piece-tile = Loseta
paris-piece-face-down = { $what }, boca abajo
paris-piece-chimney = Chimenea
paris-piece-token = Ficha
paris-piece-facing = Hacia dónde mira la Estatua

# Score sheets of Paris, line by line (games/paris/views/explanation.py)

paris-explain-line-light = Luz
paris-explain-line-group = Grupo más grande
paris-explain-line-unbuilt = Sin construir
paris-explain-line-postcards = Postales
paris-explain-light = { $what } (tamaño { $size }), con luz de { $lamps }: { $size } × { $count } = { $points }
paris-explain-dark = { $what } (tamaño { $size }), sin luz: 0
paris-explain-group = Grupo más grande, { $names }: { $points }
paris-explain-unbuilt = Sin construir, { $names }: { $points }
paris-explain-spared = Sin construir, { $names }: 0, gracias a { $card }
paris-explain-peintre = { $card }, farolas en la zona del Pintor: { $count } × { $each } = { $points }
paris-explain-moulin-rouge = { $card }, casillas libres en la zona de la Bailarina: { $points }
paris-explain-penseur = { $card }, casillas libres a los lados de la Estatua { $sides } × { $side }, en sus esquinas { $corners } × { $corner }: { $points }
paris-explain-penseur-blocked = { $card }, la casilla enfrente de la Estatua está ocupada: 0
paris-explain-fontaine = { $card }, edificios que tocan la Fuente, { $names }: { $count } × { $each } = { $points }
paris-explain-fontaine-dry = { $card }, ningún edificio de su dueño toca la Fuente: 0
