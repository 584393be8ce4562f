# Advice on moves: hints, and the story of a game. Names of moves and reasons stand in lists, one to a line.

advice-move = { $move }
advice-long-run = De inmediato, nada: compensa a la larga
advice-nothing = De inmediato, nada

advice-paris-do-lay = { $quarters ->
    [0] Colocar la loseta en { $square }
    [1] Colocar la loseta en { $square }, girada a la derecha
    [2] Colocar la loseta en { $square }, con media vuelta
   *[3] Colocar la loseta en { $square }, girada a la izquierda
}
advice-paris-do-reserve = Reservar { $what }
advice-paris-do-build = Construir { $what } en { $spaces }
advice-paris-do-pass = Pasar
advice-paris-do-card = Activar { $card }
advice-paris-do-levitation = { $card }: devolver { $old } y construir { $what } en { $spaces }
advice-paris-do-penseur = { $side ->
    [n] { $card }: la Estatua en { $space }, mirando hacia arriba
    [e] { $card }: la Estatua en { $space }, mirando a la derecha
    [s] { $card }: la Estatua en { $space }, mirando hacia abajo
   *[w] { $card }: la Estatua en { $space }, mirando a la izquierda
    }
advice-paris-do-bouquinistes = { $card }: el Anexo en { $space }, para el edificio de { $house }
advice-paris-do-place = { $card } en { $spaces }

advice-paris-lights = { $lamps ->
    [one] Una farola alumbra { $what }: +{ $points }
    [2] Dos farolas alumbran { $what }: +{ $points }
    [3] Tres farolas alumbran { $what }: +{ $points }
   *[other] { $lamps } farolas alumbran { $what }: +{ $points }
    }
advice-paris-brightens = { $what } cuenta más: +{ $points }
advice-paris-darkens = { $what } cuenta menos: −{ $points }
advice-paris-group = Crece tu grupo más grande: +{ $points }
advice-paris-unbuilt = Se paga menos por edificios sin construir: +{ $points }
advice-paris-postcards = Puntos por postales: +{ $points }
advice-paris-postcards-less = Tus postales cuentan menos: −{ $points }
advice-paris-takes = { $points ->
    [one] { $seat } pierde { $points } punto
   *[other] { $seat } pierde { $points } puntos
    }
advice-paris-gives = { $points ->
    [one] { $seat } gana { $points } punto
   *[other] { $seat } gana { $points } puntos
    }
advice-paris-size = { $size ->
    [one] { $what } cuenta { $size } punto por cada farola que lo alumbre
   *[other] { $what } cuenta { $size } puntos por cada farola que lo alumbre
    }
advice-paris-fits = { $points ->
    [0] { $what } ya cabe, pero a oscuras
   *[other] { $what } ya cabe, con hasta { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } de luz
    }
advice-paris-room = { $points ->
    [0] Hace sitio para { $what }
   *[other] Hace sitio para { $what }, con hasta { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } de luz
    }
advice-paris-no-room = No deja sitio para tu { $what }
advice-paris-keeps = Deja posible { $what }
advice-paris-could-more = { $points ->
    [one] { $what } podría recibir entonces { $points } punto de luz en vez de { $before }
   *[other] { $what } podría recibir entonces { $points } puntos de luz en vez de { $before }
    }
advice-paris-could-less = { $points ->
    [one] { $what } solo podría recibir entonces { $points } punto de luz en vez de { $before }
   *[other] { $what } solo podría recibir entonces { $points } puntos de luz en vez de { $before }
    }
advice-paris-blocks = Deja a { $seat } sin sitio para { $what }
advice-paris-opens = Hace sitio para { $what } de { $seat }
advice-paris-dims = { $points ->
    [one] { $what } de { $seat } solo podría recibir entonces { $points } punto de luz en vez de { $before }
   *[other] { $what } de { $seat } solo podría recibir entonces { $points } puntos de luz en vez de { $before }
    }
advice-paris-denies = { $points ->
    [0] Le quita { $what } a { $seat }, que tiene sitio para él
    [one] Le quita { $what } a { $seat }, que podría darle { $points } punto de luz
   *[other] Le quita { $what } a { $seat }, que podría darle { $points } puntos de luz
    }
advice-paris-waits = Guarda tus losetas hasta que sepas dónde ayudan más
advice-paris-ground = { $count ->
    [one] Tu mayor terreno para construir tiene { $count } casilla
   *[other] Tu mayor terreno para construir tiene { $count } casillas
    }
advice-paris-by-lamps = { $count ->
    [one] { $count } casilla tuya más está junto a una farola
   *[other] { $count } casillas tuyas más están junto a farolas
    }

advice-avenue-do-draw = Dibujar el camino { $road } en { $space }
advice-avenue-do-space = Dibujar el camino en { $space }
advice-avenue-do-peek = Espiar la próxima granja
advice-avenue-enough = { $more ->
    [one] Une { $more } uva a la granja { $farm }: tendrá { $count }, bastante para superar { $beat }
   *[other] Une { $more } uvas a la granja { $farm }: tendrá { $count }, bastante para superar { $beat }
    }
advice-avenue-more = { $more ->
    [one] Une { $more } uva más a la granja { $farm }, que tendrá { $count }
   *[other] Une { $more } uvas más a la granja { $farm }, que tendrá { $count }
    }
advice-avenue-nearer = { $more ->
    [one] Une { $more } uva a la granja { $farm }: tendrá { $count }, y debe superar { $beat }
   *[other] Une { $more } uvas a la granja { $farm }: tendrá { $count }, y debe superar { $beat }
    }
advice-avenue-zero = La granja { $farm } no puntúa esta ronda: −{ $points }
advice-avenue-modest = Aquí basta con { $count }: con { $other }, la próxima ronda tendría más que superar
advice-avenue-castle = { $colour ->
    [purple] Uvas para el castillo morado: +{ $points }
   *[green] Uvas para el castillo verde: +{ $points }
    }
advice-avenue-later = { $more ->
    [one] La granja { $farm }, que aún puede salir, recibe { $more } uva más y tiene { $count }
   *[other] La granja { $farm }, que aún puede salir, recibe { $more } uvas más y tiene { $count }
    }
advice-avenue-next = { $more ->
    [one] La granja { $farm }, que es la próxima, recibe { $more } uva más y tiene { $count }
   *[other] La granja { $farm }, que es la próxima, recibe { $more } uvas más y tiene { $count }
    }
advice-avenue-road = { $count ->
    [one] Pertenece a un camino con { $count } uva
   *[other] Pertenece a un camino con { $count } uvas
    }
advice-avenue-to-farm = Lleva a la granja { $farm } en { $space }
advice-avenue-to-castle = { $colour ->
    [purple] Lleva al castillo morado en { $space }
   *[green] Lleva al castillo verde en { $space }
    }
advice-avenue-to-grapes = { $count ->
    [one] Lleva a { $count } uva en { $space }
   *[other] Lleva a { $count } uvas en { $space }
    }
advice-avenue-blocks = { $count ->
    [0] Corta el camino en { $space }
    [one] Corta el camino en { $space }, que tiene { $count } uva
   *[other] Corta el camino en { $space }, que tiene { $count } uvas
    }
advice-avenue-aside = Queda apartado: no estropea nada
advice-avenue-open = { $count ->
    [one] Un extremo del camino de la granja { $farm } sigue abierto
   *[other] Los dos extremos del camino de la granja { $farm } siguen abiertos
    }
advice-avenue-closed = Ningún extremo del camino de la granja { $farm } sigue abierto
advice-avenue-blind = { $count ->
    [one] Un extremo de este camino no lleva a ninguna parte
   *[other] Ningún extremo de este camino lleva a ninguna parte
    }
advice-avenue-peek = Ves qué granja es la próxima y no estropeas ninguna casilla
advice-avenue-peek-last = No dibuja nada, así que no estropea nada

no-such-moment = Esa decisión no está entre los momentos decisivos.
hint-people = Las pistas son para partidas contra bots.
hint-not-now = Ahora no tienes nada que decidir.
hint-late = La partida ha seguido mientras el bot pensaba.
hint-preparing = Los bots aún se están preparando en esta máquina. Pregunta otra vez en un minuto.

web-hint = Pista
web-hint-title = Lo que haría un bot fuerte
web-hint-close = Cerrar
web-hint-best = Lo mejor
web-hint-second = Lo segundo mejor
web-hint-obvious = Lo que mejor parece a primera vista
web-hint-second-obvious = Lo segundo mejor, y lo que mejor parece a primera vista
web-hint-ahead = { $sign ->
    [level] Espera que acabéis empatados.
    [ahead] { $points ->
        [one] Espera que acabes con { $points } punto de ventaja.
       *[other] Espera que acabes con unos { $points } puntos de ventaja.
    }
   *[behind] { $points ->
        [one] Espera que acabes con { $points } punto de desventaja.
       *[other] Espera que acabes con unos { $points } puntos de desventaja.
    }
    }
web-hint-alone = { $points ->
    [one] Espera para ti { $points } punto al final.
   *[other] Espera para ti unos { $points } puntos al final.
    }
web-hint-loss = { $points ->
    [0] Casi igual de bueno
    [one] { $points } punto menos, más o menos
   *[other] Unos { $points } puntos menos
    }
web-hint-show = Mostrar
web-hint-show-move = Mostrar en el tablero: { $move }
web-js-hint-thinking = Un bot fuerte piensa en tu jugada…

web-story-title = Los momentos decisivos
web-story-looking = Un bot fuerte está repasando la partida. Tarda un poco.
web-story-failed = No se pudo repasar la partida. Carga otra vez la página para intentarlo de nuevo.
web-story-note = { $count ->
    [one] Según un bot fuerte, esta decisión fue la que más puntos costó.
   *[other] Según un bot fuerte, estas { $count } decisiones fueron las que más puntos costaron.
    }
web-story-all-well = Un bot fuerte no ha encontrado ninguna decisión tuya que costara un punto entero. Bien jugado.
web-story-all-well-theirs = Un bot fuerte no ha encontrado ninguna decisión que costara un punto entero. Bien jugado.
web-story-moment = Jugada { $number }
web-story-moment-of = Jugada { $number }, { $name }
web-story-loss = { $points ->
    [one] costó { $points } punto, más o menos
   *[other] costó unos { $points } puntos
    }
web-story-played = Tu jugada
web-story-better = Mejor
web-story-before = Anterior
web-story-after = Siguiente
web-story-place = { $number } de { $count }
web-story-replay = Ver este momento en la repetición
