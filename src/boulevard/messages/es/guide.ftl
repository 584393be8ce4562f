# Guided first games (web/guide.py, web/guides, templates/table_guide.html)

no-lesson = En esta mesa no hay lección.
no-guided-game = Aún no hay una partida guiada de { $title }.
guide-first = Aprender jugando (5 minutos)
guide-title = Tu primera partida
guide-progress = Paso { $number } de { $count }
guide-back = Atrás
guide-next = Siguiente
guide-example = Enséñamelo
guide-example-note = Prepara la jugada { $move } para que la confirmes.
guide-skip = Saltar la lección
guide-again = Mostrar la lección
guide-waiting = Tu rival está pensando…
guide-play-on = Seguir jugando
guide-rules = Todas las reglas
guide-against = Jugar contra { $name }

# What is said of a move
guide-followed = { $turn ->
    [0] Muy bien.
    [2] Bien.
    [3] Justo así.
   *[other] Bien hecho.
    }
guide-played = De acuerdo.
guide-other = Eso también vale.
guide-better = { $points ->
    [one] Aún mejor: { $points } punto más de lo que yo pensaba.
   *[other] Aún mejor: { $points } puntos más de lo que yo pensaba.
    }
guide-less = { $points ->
    [one] Eso también vale. Por { $points } punto más estaba { $move }.
   *[other] Eso también vale. Por { $points } puntos más estaba { $move }.
    }

# Paris
guide-paris-welcome = Te damos la bienvenida a París. Juegas con naranja. Primero se adoquinan las calles con losetas, después se construyen casas encima. Para ahorrarte tiempo, ya hay { $count } de 16 losetas colocadas.
guide-paris-lamps = Estas son las farolas. Un edificio gana su tamaño en puntos por cada farola justo al lado: tamaño 5 junto a 2 farolas son 10. Puedes construir en casillas de tu color y en las mixtas.
guide-paris-lay = { $turns ->
    [0] Te toca. Toma tu loseta, ponla en el cuadro libre { $square } y confirma. Te interesa el naranja junto a farolas.
   *[other] Te toca. Toma tu loseta, ponla en el cuadro libre { $square }, gírala con R o con el botón y confirma. Te interesa el naranja junto a farolas.
    }
guide-paris-reserve = { $points ->
    [0] Ahora reserva un edificio para construirlo luego, por ejemplo { $name }. Solo se construye lo reservado, pero lo que queda sin construir cuesta 3 puntos.
   *[other] Ahora reserva un edificio para construirlo luego. { $name } cabría aquí y ganaría { $points } con sus farolas. Ojo: un edificio sin construir cuesta 3 puntos.
    }
guide-paris-last = { $turns ->
    [0] Tu última loseta. El cuadro { $square } trae más naranja junto a farolas. También podrías reservar más antes; lo colocado no se retira.
   *[other] Tu última loseta. En el cuadro { $square } trae más naranja junto a farolas si la giras: con R, con la rueda del ratón o con el botón Girar.
    }
guide-paris-fill = Tus losetas están todas colocadas; a tu rival le quedan. Hasta que acaben las calles puedes reservar más, o pasar.
guide-paris-streets = Las calles están listas y ya no hay nada oculto. Desde ahora un turno es una de dos cosas: construir algo reservado o usar una postal.
guide-paris-build = { $points ->
    [0] Construye. Toma un edificio de tu reserva y ponlo en casillas de tu color o mixtas, junto a tantas farolas como puedas.
   *[other] Construye. Toma { $name }, gíralo para que quepa y ponlo donde brillan las farolas: aquí da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
    }
guide-paris-sheet = Tus puntos están junto a tu nombre. En la hoja de puntos ves de dónde sale cada uno: señala una línea y el tablero lo muestra.
guide-paris-card = { $card ->
    [lampadaire] Ahora una postal. Cada cual puede usar cuatro por partida, y cada una se usa una vez. Lampadaire levanta una farola más: junto a tu edificio vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[other] Ahora una postal. Cada cual puede usar cuatro por partida, y cada una se usa una vez. Elige una para leer qué hace.
    }
guide-paris-group = { $points ->
    [0] Construye otra vez. Tus edificios que se tocan forman un grupo, y el tamaño de tu grupo más grande también cuenta.
   *[other] Construye otra vez, y que toque tu primer edificio si puedes: el tamaño de tu grupo más grande también cuenta. { $name } da aquí { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
    }
guide-paris-end = Es todo lo que necesitas: adoquinar, reservar, construir junto a farolas y usar tus cuatro postales. La partida acaba cuando nadie puede jugar más. Aquí han faltado: otras siete postales y quién gana un empate.
guide-paris-laid = { $count ->
    [0] No alumbra ninguna casilla tuya más, pero es sitio para construir.
    [one] { $count } casilla tuya más está junto a una farola.
   *[other] { $count } casillas tuyas más están junto a una farola.
    }
guide-paris-reserved = { $points ->
    [0] Hay sitio para { $name }, aunque aún no le llega ninguna luz.
   *[other] Tal como están las calles, { $name } podría ganar { $points } con sus farolas.
    }
guide-paris-no-site = Aún no hay sitio: coloca tus losetas de modo que lo haya.

# Avenue
guide-avenue-welcome = Te damos la bienvenida a Avenue. Esta es tu hoja. Se juegan cinco rondas, y en cada una cuenta una granja. En esta ronda es la granja { $farm }.
guide-avenue-grapes = Una granja da un punto por cada uva, morada o verde, que el camino conecta con ella, hacia ambos lados. Así que traza un camino que pase por { $farm } y por tantas uvas como puedas.
guide-avenue-start = La carta muestra qué trozo de camino dibujas ahora; nunca se gira. Empieza en la granja: elige { $space } y confirma.
guide-avenue-join = { $joined ->
    [0] Sigue desde ahí. Dos trozos se unen donde ambos llegan al lado que comparten. { $space } es un buen sitio para este.
   *[other] Sigue desde ahí. Dos trozos se unen donde ambos llegan al lado que comparten. En { $space } el camino pasa por uvas: cuentan para la granja.
    }
guide-avenue-yellow = Algunas cartas son amarillas. Cuando se han jugado cuatro amarillas, la ronda acaba y la granja puntúa. Nadie sabe cuándo salen.
guide-avenue-round = Sigue hasta que acabe la ronda. La granja { $farm } lleva { $grapes }. { $kind ->
    [joins] En { $space } este trozo añade { $joined }.
    [leads] En { $space } alarga el camino.
   *[apart] Este trozo no le da nada a la granja, pero en { $space } puede servir más tarde.
    }
guide-avenue-scored = { $points ->
    [0] La primera ronda ha acabado y la granja { $scored } no tiene uvas. Una granja sin nada cuesta 5 puntos al final, pero quedan cuatro.
    [one] La primera ronda ha acabado: la granja { $scored } hace { $points } punto. Tus caminos se quedan en la hoja, y sus uvas pueden contar otra vez para otras granjas.
   *[other] La primera ronda ha acabado: la granja { $scored } hace { $points } puntos. Tus caminos se quedan en la hoja, y sus uvas pueden contar otra vez para otras granjas.
    }
guide-avenue-rise = Ahora la regla más importante: cada granja debe dar más que la anterior. La granja { $farm } tiene que superar { $points }; si no, hace 0, y cada 0 cuesta 5 puntos al final.
guide-avenue-peek = Una vez por ronda puedes no dibujar nada y espiar la próxima granja. Es bueno para una carta que no te sirve, y así sabes hacia dónde construir. Pruébalo.
guide-avenue-castles = { $next ->
    [none] Una cosa más: los castillos.
   *[other] Así que después viene la granja { $next }: nunca está mal construir hacia ella. Una cosa más: los castillos.
    } Al final de la partida, cada uno puntúa un punto por cada uva de su color que un camino le une.
guide-avenue-second = { $short ->
    [0] La granja { $farm } lleva { $grapes }, que supera { $beat }. Más es mejor ahora, pero la siguiente tendrá que superarlo.
   *[other] La granja { $farm } lleva { $grapes } y tiene que superar { $beat }: le faltan { $short }.
    } { $kind ->
    [joins] En { $space } este trozo añade { $joined }.
    [leads] En { $space } este trozo alarga su camino.
    [ahead] Este trozo no le sirve a { $farm }: empieza en { $space }, donde está la próxima granja.
   *[apart] Este trozo no le da nada a la granja, pero en { $space } puede servir más tarde.
    }
guide-avenue-end = Se han jugado dos rondas y ya sabes todo lo necesario: unir uvas a la granja, superar la puntuación anterior y espiar cuando una carta no sirve. Quedan tres rondas, y luego cuentan los castillos. Aquí ha faltado: cómo se resuelve un empate.
guide-avenue-joined = { $count ->
    [one] { $count } uva más para la granja { $farm }.
   *[other] { $count } uvas más para la granja { $farm }.
    }
guide-avenue-longer = El camino de la granja { $farm } crece.
guide-avenue-apart = Aún no está unido a la granja { $farm }, pero puede servir más tarde.
