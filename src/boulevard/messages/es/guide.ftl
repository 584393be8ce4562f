# Guided first games (web/pages/learning/lessons.py, web/games/*/lesson.py)

no-lesson = En esta mesa no hay lección.
no-guided-game = Aún no hay ninguna partida guiada de { $title }.
guide-first = Aprender jugando (5 minutos)
guide-title = Tu primera partida
guide-progress = Paso { $number } de { $count }
guide-back = Atrás
guide-next = Siguiente
guide-example = Muéstrame
guide-example-note = Muestra la jugada { $move } para que la confirmes.
guide-skip = Omitir la lección
guide-again = Mostrar la lección
guide-waiting = Tu rival está pensando…
guide-play-on = Seguir jugando
guide-rules = Reglas completas
guide-against = Jugar contra { $name }

# What is said of a move
guide-followed = { $turn ->
    [0] Muy bien.
    [2] Bien.
    [3] Perfecto.
   *[other] Bien hecho.
    }
guide-played = De acuerdo.
guide-other = También funciona.
guide-better = { $points ->
    [one] Mejor todavía: { $points } punto más que la jugada en la que pensaba yo.
   *[other] Mejor todavía: { $points } puntos más que la jugada en la que pensaba yo.
    }
guide-less = { $points ->
    [one] También funciona. { $move } habría dado { $points } punto más.
   *[other] También funciona. { $move } habría dado { $points } puntos más.
    }

# Paris
guide-paris-welcome = { $count ->
    [one] Te damos la bienvenida a Paris. Eres Naranja. Primero se pavimentan las calles con losetas y luego se construye sobre ellas. Para ahorrar tiempo, ya está colocada { $count } de las 16 losetas.
   *[other] Te damos la bienvenida a Paris. Eres Naranja. Primero se pavimentan las calles con losetas y luego se construye sobre ellas. Para ahorrar tiempo, ya están colocadas { $count } de las 16 losetas.
    }
guide-paris-lamps = Estas son las farolas. Un edificio vale su tamaño por cada farola junto a él: tamaño 5 junto a 2 farolas son 10 puntos. Puedes construir en casillas de tu color y en las mixtas.
guide-paris-lay = { $turns ->
    [0] Te toca. Toma tu loseta, ponla en el cuadro vacío { $square } y confirma. Te convienen las casillas naranjas junto a farolas.
   *[other] Te toca. Toma tu loseta, ponla en el cuadro vacío { $square }, gírala con R o con el botón y confirma. Te convienen las casillas naranjas junto a farolas.
    }
guide-paris-reserve = { $points ->
    [0] Ahora reserva un edificio para más tarde, por ejemplo { $name }. Solo puedes construir lo que has reservado, pero cada edificio que no construyas cuesta { $penalty }.
    [one] Ahora reserva un edificio para más tarde. { $name } cabría aquí y daría { $points } punto por luz. Pero cada edificio que no construyas cuesta { $penalty }.
   *[other] Ahora reserva un edificio para más tarde. { $name } cabría aquí y daría { $points } puntos por luz. Pero cada edificio que no construyas cuesta { $penalty }.
    }
guide-paris-last = { $turns ->
    [0] Tu última loseta. El cuadro { $square } te da más casillas naranjas junto a farolas. También podrías reservar algo más antes; una loseta colocada ya no se mueve.
   *[other] Tu última loseta. El cuadro { $square } te da más casillas naranjas junto a farolas si la giras: con R, con la rueda de desplazamiento o con el botón Girar.
    }
guide-paris-fill = Has colocado todas tus losetas, pero tu rival no. Hasta que las calles estén terminadas, puedes reservar más edificios o pasar.
guide-paris-streets = Las calles están terminadas y ya no hay nada oculto. A partir de ahora, en cada turno haces una de dos cosas: construir algo que has reservado o activar una postal.
guide-paris-build = { $points ->
    [0] Es hora de construir. Toma un edificio de tu reserva y ponlo en casillas de tu color o mixtas, junto a tantas farolas como puedas.
    [one] Es hora de construir. Toma { $name }, gíralo para que quepa y ponlo junto a las farolas: aquí da { $points } punto.
   *[other] Es hora de construir. Toma { $name }, gíralo para que quepa y ponlo junto a las farolas: aquí da { $points } puntos.
    }
guide-paris-sheet = Tu puntuación está junto a tu nombre. La hoja de puntuación muestra de dónde sale cada punto: señala una línea para verlo en el tablero.
guide-paris-card = { $card ->
    [lampadaire] Ahora, una postal. Cada jugador puede activar { $tokens } por partida, y cada postal se activa una sola vez. Lampadaire añade una farola. Junto a tu edificio, te da { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
   *[other] Ahora, una postal. Cada jugador puede activar { $tokens } por partida, y cada postal se activa una sola vez. Elige una para ver qué hace.
    }
guide-paris-group = { $points ->
    [0] Construye otra vez. Tus edificios que se tocan forman un grupo, y el tamaño de tu grupo más grande también cuenta.
    [one] Construye otra vez y, si puedes, junto a tu primer edificio: el tamaño de tu grupo más grande también cuenta. { $name } da aquí { $points } punto.
   *[other] Construye otra vez y, si puedes, junto a tu primer edificio: el tamaño de tu grupo más grande también cuenta. { $name } da aquí { $points } puntos.
    }
guide-paris-end = Es todo lo que necesitas: colocar losetas, reservar, construir junto a las farolas y activar tus postales. La partida termina cuando nadie puede jugar. No hemos hablado de las otras postales ni de lo que pasa en caso de empate.
guide-paris-laid = { $count ->
    [0] No te da más casillas con luz, pero sí sitio para construir.
    [one] Con esto tienes { $count } casilla más junto a una farola.
   *[other] Con esto tienes { $count } casillas más junto a farolas.
    }
guide-paris-reserved = { $points ->
    [0] Hay sitio para { $name }, pero aún sin luz.
    [one] Tal como están las calles, { $name } podría dar { $points } punto por luz.
   *[other] Tal como están las calles, { $name } podría dar { $points } puntos por luz.
    }
guide-paris-no-site = Aún no hay sitio. Coloca tus losetas para hacerle uno.

# Avenue
guide-avenue-welcome = Te damos la bienvenida a Avenue. Esta es tu hoja. Se juegan cinco rondas, y en cada una cuenta una granja. En esta ronda es la granja { $farm }.
guide-avenue-grapes = Una granja da un punto por cada uva unida a ella por un camino, morada o verde, en ambas direcciones. Así que traza un camino que pase por { $farm } y por tantas uvas como puedas.
guide-avenue-start = La carta muestra el camino que toca dibujar; no se puede girar. Empieza en la granja: elige { $space } y confirma.
guide-avenue-join = { $joined ->
    [0] Continúa desde ahí. Dos caminos quedan unidos si ambos llegan al lado que comparten. { $space } es un buen sitio para este.
   *[other] Continúa desde ahí. Dos caminos quedan unidos si ambos llegan al lado que comparten. En { $space }, el camino pasa por encima de unas uvas, así que cuentan para la granja.
    }
guide-avenue-yellow = Algunas cartas son amarillas. Tras la cuarta carta amarilla, la ronda termina y puntúa la granja. Nadie sabe cuándo saldrán.
guide-avenue-round = Sigue hasta que termine la ronda. { $grapes ->
    [0] La granja { $farm } aún no tiene uvas.
    [one] La granja { $farm } tiene { $grapes } uva hasta ahora.
   *[other] La granja { $farm } tiene { $grapes } uvas hasta ahora.
    } { $kind ->
    [joins] En { $space }, este camino añade { $joined }.
    [leads] En { $space } se alarga el camino.
   *[apart] Este camino no le sirve a la granja, pero en { $space } puede ser útil más tarde.
    }
guide-avenue-scored = { $points ->
    [0] La primera ronda ha terminado y la granja { $scored } no tiene uvas. Una granja con 0 te cuesta { $penalty } al final, pero quedan otras cuatro.
    [one] La primera ronda ha terminado: la granja { $scored } da { $points } punto. Tus caminos permanecen en la hoja, y sus uvas pueden volver a contar para otras granjas.
   *[other] La primera ronda ha terminado: la granja { $scored } da { $points } puntos. Tus caminos permanecen en la hoja, y sus uvas pueden volver a contar para otras granjas.
    }
guide-avenue-rise = Y ahora, la regla más importante: cada granja debe conseguir más puntos que la anterior. La granja { $farm } tiene que superar { $points }. Si no, vale 0, y cada 0 te cuesta { $penalty } al final.
guide-avenue-peek = Una vez por ronda puedes espiar la próxima granja en vez de dibujar. Así aprovechas una carta que no necesitas y sabes qué preparar. Pruébalo.
guide-avenue-castles = { $next ->
    [none] Una cosa más: los castillos.
   *[other] La siguiente es, pues, la granja { $next }, y conviene prepararla. Una cosa más: los castillos.
    } Al final de la partida, cada castillo da un punto por cada uva de su color unida a él.
guide-avenue-second = { $short ->
    [0] La granja { $farm } tiene { $grapes } y ya supera { $beat }. Cuantas más uvas, mejor, pero la próxima granja tendrá que superarlas.
   *[other] Hasta ahora, la granja { $farm } tiene { $grapes } y debe superar { $beat }. Aún faltan: { $short }.
    } { $kind ->
    [joins] En { $space }, este camino añade { $joined }.
    [leads] En { $space } se alarga el camino.
    [ahead] Este camino no le sirve a la granja { $farm }: empieza ya con la próxima, en { $space }.
   *[apart] Este camino no le sirve a la granja, pero en { $space } puede ser útil más tarde.
    }
guide-avenue-end = Has jugado dos rondas y sabes todo lo necesario: unir uvas a la granja, superar la puntuación anterior y espiar cuando una carta no sirve. Quedan tres rondas, y después puntúan los castillos. No hemos hablado de cómo se deshacen los empates.
guide-avenue-joined = { $count ->
    [one] { $count } uva más para la granja { $farm }.
   *[other] { $count } uvas más para la granja { $farm }.
    }
guide-avenue-longer = El camino de la granja { $farm } se alarga.
guide-avenue-apart = Aún no está unido a la granja { $farm }, pero puede ser útil más tarde.
