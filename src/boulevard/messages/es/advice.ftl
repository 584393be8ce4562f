# Advice on moves: hints, and reasons in reviews. Names of moves and reasons stand in lists, one to a line.

advice-move = { $move }
advice-long-run = No da puntos ahora, pero compensa más adelante
advice-nothing = No da puntos ahora

advice-paris-do-lay = { $quarters ->
    [0] Colocar la loseta en { $square }
    [1] Colocar la loseta en { $square }, girada a la derecha
    [2] Colocar la loseta en { $square }, con media vuelta
   *[3] Colocar la loseta en { $square }, girada a la izquierda
}
advice-paris-do-reserve = Reservar { $building }
advice-paris-do-build = Construir { $building } en { $spaces }
advice-paris-do-pass = Pasar
advice-paris-do-card = Activar { $card }
advice-paris-do-levitation = { $card }: devolver { $given } y construir { $building } en { $spaces }
advice-paris-do-penseur = { $side ->
    [n] { $card }: la Estatua en { $space }, mirando hacia arriba
    [e] { $card }: la Estatua en { $space }, mirando hacia la derecha
    [s] { $card }: la Estatua en { $space }, mirando hacia abajo
   *[w] { $card }: la Estatua en { $space }, mirando hacia la izquierda
}
advice-paris-do-bouquinistes = { $card }: el Anexo en { $space }, para el edificio de { $house }
advice-paris-do-place = { $card } en { $spaces }

advice-paris-lights = { $lamps ->
    [one] Una farola ilumina { $what }: +{ $points }
    [2] Dos farolas iluminan { $what }: +{ $points }
    [3] Tres farolas iluminan { $what }: +{ $points }
   *[other] { $lamps } farolas iluminan { $what }: +{ $points }
}
advice-paris-brightens = { $what } da más puntos: +{ $points }
advice-paris-darkens = { $what } da menos puntos: −{ $points }
advice-paris-group = El grupo más grande crece: +{ $points }
advice-paris-unbuilt = Se pierde menos por los edificios sin construir: +{ $points }
advice-paris-postcards = Puntos de las postales: +{ $points }
advice-paris-postcards-less = Las postales dan menos puntos: −{ $points }
advice-paris-takes = { $points ->
    [one] { $seat } pierde { $points } punto
   *[other] { $seat } pierde { $points } puntos
    }
advice-paris-gives = { $points ->
    [one] { $seat } gana { $points } punto
   *[other] { $seat } gana { $points } puntos
    }
advice-paris-size = { $size ->
    [one] { $what } vale { $size } punto por cada farola que lo ilumine
   *[other] { $what } vale { $size } puntos por cada farola que lo ilumine
}
advice-paris-fits = { $points ->
    [0] { $what } ya cabe, pero sin luz
    [one] { $what } ya cabe, con { $points } punto de luz
   *[other] { $what } ya cabe, con hasta { $points } puntos de luz
}
advice-paris-room = { $points ->
    [0] Hace sitio para { $what }
    [one] Hace sitio para { $what }, con { $points } punto de luz
   *[other] Hace sitio para { $what }, con hasta { $points } puntos de luz
}
advice-paris-no-room = No deja sitio para { $what }
advice-paris-keeps = Deja sitio para { $what }
advice-paris-could-more = { $points ->
    [one] Así { $what } podría dar { $points } punto de luz en vez de { $before }
   *[other] Así { $what } podría dar { $points } puntos de luz en vez de { $before }
}
advice-paris-could-less = { $points ->
    [one] Así { $what } solo podría dar { $points } punto de luz en vez de { $before }
   *[other] Así { $what } solo podría dar { $points } puntos de luz en vez de { $before }
}
advice-paris-blocks = Deja a { $seat } sin sitio para { $what }
advice-paris-opens = Hace sitio para el { $what } de { $seat }
advice-paris-dims = { $points ->
    [one] Así el { $what } de { $seat } solo podría dar { $points } punto de luz en vez de { $before }
   *[other] Así el { $what } de { $seat } solo podría dar { $points } puntos de luz en vez de { $before }
}
advice-paris-denies = { $points ->
    [0] Le quita { $what } a { $seat }, que tiene sitio para construirlo
    [one] Le quita { $what } a { $seat }, que podría sacarle { $points } punto de luz
   *[other] Le quita { $what } a { $seat }, que podría sacarle { $points } puntos de luz
}
advice-paris-waits = Guardas tus losetas hasta saber dónde ayudan más
advice-paris-ground = { $count ->
    [one] Tu zona más grande para construir tiene { $count } casilla
   *[other] Tu zona más grande para construir tiene { $count } casillas
}
advice-paris-by-lamps = { $count ->
    [one] Tienes { $count } casilla más junto a una farola
   *[other] Tienes { $count } casillas más junto a farolas
}

advice-avenue-do-draw = Dibujar el camino { $road } en { $space }
advice-avenue-do-space = Dibujar el camino en { $space }
advice-avenue-do-peek = Espiar la próxima granja
advice-avenue-enough = { $more ->
    [one] Une { $more } uva a la granja { $farm }, que llega a { $count }: suficiente para superar { $beat }
   *[other] Une { $more } uvas a la granja { $farm }, que llega a { $count }: suficiente para superar { $beat }
}
advice-avenue-more = { $more ->
    [one] Une { $more } uva más a la granja { $farm }, que llega a { $count }
   *[other] Une { $more } uvas más a la granja { $farm }, que llega a { $count }
}
advice-avenue-nearer = { $more ->
    [one] Une { $more } uva a la granja { $farm }, que llega a { $count } y aún debe superar { $beat }
   *[other] Une { $more } uvas a la granja { $farm }, que llega a { $count } y aún debe superar { $beat }
}
advice-avenue-zero = La granja { $farm } no da puntos en esta ronda: −{ $points }
advice-avenue-modest = Aquí basta con { $count }: en la próxima ronda sería más difícil superar { $other }
advice-avenue-castle = { $colour ->
    [purple] Uvas para el castillo morado: +{ $points }
   *[green] Uvas para el castillo verde: +{ $points }
    }
advice-avenue-later = { $more ->
    [one] La granja { $farm }, que aún puede salir, consigue { $more } uva más y llega a { $count }
   *[other] La granja { $farm }, que aún puede salir, consigue { $more } uvas más y llega a { $count }
}
advice-avenue-next = { $more ->
    [one] La granja { $farm }, que es la próxima, consigue { $more } uva más y llega a { $count }
   *[other] La granja { $farm }, que es la próxima, consigue { $more } uvas más y llega a { $count }
}
advice-avenue-road = { $count ->
    [one] Pasa a formar parte de un camino con { $count } uva
   *[other] Pasa a formar parte de un camino con { $count } uvas
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
advice-avenue-aside = No estorba: no estropea nada
advice-avenue-open = { $count ->
    [one] Un extremo del camino de la granja { $farm } sigue abierto
   *[other] Los dos extremos del camino de la granja { $farm } siguen abiertos
    }
advice-avenue-closed = Los dos extremos del camino de la granja { $farm } quedan cerrados
advice-avenue-blind = { $count ->
    [one] Un extremo de este camino no lleva a ninguna parte
   *[other] Ningún extremo de este camino lleva a ninguna parte
    }
advice-avenue-peek = Ves cuál es la próxima granja y no gastas ninguna casilla
advice-avenue-peek-last = No dibujas nada, así que no estropeas nada

hint-people = Solo hay pistas en las partidas contra bots.
hint-not-now = Ahora mismo no tienes nada que decidir.
hint-late = La partida ha seguido mientras el bot pensaba.
hint-preparing = Los bots aún se están preparando en este equipo. Vuelve a pedir la pista en un minuto.

web-hint = Pista
web-hint-title = Lo que haría un bot fuerte
web-hint-close = Cerrar
web-hint-best = La mejor
web-hint-second = La segunda mejor
web-hint-obvious = Parece la mejor a primera vista
web-hint-second-obvious = La segunda mejor, y la que parece mejor a primera vista
web-hint-ahead = { $sign ->
    [level] Calcula que la partida acabará igualada.
    [ahead] { $points ->
        [one] Calcula que acabarás con { $points } punto de ventaja, más o menos.
       *[other] Calcula que acabarás con unos { $points } puntos de ventaja.
    }
   *[behind] { $points ->
        [one] Calcula que acabarás con { $points } punto de desventaja, más o menos.
       *[other] Calcula que acabarás con unos { $points } puntos de desventaja.
    }
}
web-hint-alone = { $points ->
    [one] Calcula que acabarás con { $points } punto, más o menos.
   *[other] Calcula que acabarás con unos { $points } puntos.
}
web-hint-loss = { $points ->
    [0] Más o menos igual de buena
    [one] { $points } punto menos, más o menos
   *[other] Unos { $points } puntos menos
}
web-hint-show = Mostrar
web-hint-show-move = Mostrar en el tablero: { $move }
web-js-hint-thinking = Un bot fuerte está pensando tu jugada…

web-review-title = Los momentos decisivos
web-review-looking = Un bot fuerte está repasando la partida. Tardará un momento.
web-review-failed = El bot no ha podido repasar la partida. Recarga la página para intentarlo de nuevo.
web-review-note = { $count ->
    [one] Según un bot fuerte, esta es la jugada que más puntos regaló.
   *[other] Según un bot fuerte, estas { $count } jugadas son las que más puntos regalaron.
}
web-review-all-well = Bien jugado: un bot fuerte no ha encontrado ninguna jugada tuya que regalara un punto entero.
web-review-all-well-theirs = Bien jugado: un bot fuerte no ha encontrado ninguna jugada que regalara un punto entero.
web-review-moment = Jugada { $number }
web-review-moment-of = Jugada { $number }: { $name }
web-review-loss = { $points ->
    [one] regaló { $points } punto, más o menos
   *[other] regaló unos { $points } puntos
    }
web-review-played = Se jugó
web-review-better = Mejor
web-review-place = { $number } de { $count }
