# Puzzles: what they are about, in a terminal, and making them

puzzle-theme-light = Luz
puzzle-theme-group = Grupo más grande
puzzle-theme-room = Sitio para construir
puzzle-theme-blocking = Bloqueo
puzzle-theme-farm = Granja
puzzle-theme-castle = Castillos
puzzle-theme-rise = Superar la última granja

unknown-puzzle = No hay ningún problema «{ $identity }».
no-puzzles = No hay problemas de { $game }: nada puede demostrar sus posiciones.
puzzle-malformed = Esto no es un problema: { $reason }.
puzzle-not-proven = El problema { $identity } no es lo que dice ser: { $what } no coincide.
puzzle-solved = Este problema ya está resuelto.

puzzle-welcome = Problema { $puzzle }, Elo { $rating }. Escribe una jugada o «help».
puzzle-ask-move = { $left ->
    [one] Juega { $seat }: encuentra la única jugada mejor.
   *[other] Juega { $seat }: encuentra las mejores jugadas. Hay { $left } por encontrar.
}
puzzle-ask-score = { $left ->
    [one] Dibuja el último camino para conseguir el máximo de puntos.
   *[other] Consigue el máximo de puntos con estas { $left } cartas.
}
puzzle-ask-card = Encuentra la mejor jugada con esta carta. Nadie sabe qué cartas vienen después.
puzzle-coming = Próximas cartas: { $cards }
puzzle-card-yellow = { $road } amarilla
puzzle-card-grey = { $road } gris
puzzle-right = Correcto. Problema resuelto.
puzzle-go-on = Correcto. Sigue.
puzzle-wrong = { $points ->
    [one] { $move } regala { $points } punto.
   *[other] { $move } regala { $points } puntos.
}
puzzle-wrong-at-least = { $points ->
    [one] { $move } regala al menos { $points } punto.
   *[other] { $move } regala al menos { $points } puntos.
}
puzzle-refuted = Lo mejor que puede seguir:
puzzle-again = Esa jugada se deshace. Inténtalo otra vez.
puzzle-outlook = { $sign ->
    [level] Con las mejores jugadas acabas con los mismos puntos que tu rival.
    [ahead] { $points ->
        [one] Con las mejores jugadas acabas con { $points } punto de ventaja.
       *[other] Con las mejores jugadas acabas con { $points } puntos de ventaja.
    }
   *[behind] { $points ->
        [one] Con las mejores jugadas acabas con { $points } punto de desventaja.
       *[other] Con las mejores jugadas acabas con { $points } puntos de desventaja.
    }
}
puzzle-outlook-score = Mejor puntuación posible: { $score }
puzzle-hint-themes = Trata de: { $themes }
puzzle-hint-word = La mejor jugada empieza por «{ $word }».
puzzle-hint-column = La mejor jugada está en la columna { $column }.
puzzle-hint-move = La mejor jugada es { $move }.
puzzle-help = Otros comandos: «hint» dice cada vez un poco más, «solution» muestra la solución con sus razones, «moves» muestra las jugadas posibles
    («moves build T5», solo las que empiezan así), «board» dibuja otra vez el tablero, «shapes» muestra los edificios, «quit» sale.

cli-puzzle = Resuelve un problema en este terminal: el del día o uno de tu nivel.
cli-opt-puzzle-level = Un problema más o menos tan difícil como fuerte es este nivel de bots (1 es el más débil); cada vez otro.
cli-opt-puzzle-id = Justo este problema; «boulevard puzzles list» los muestra todos.
cli-opt-puzzle-seed = La misma semilla da el mismo problema.
puzzle-examples = Encuentra la mejor jugada y escríbela, como «build T5 c2,c3,b4,c4,d4» o «draw c4». Una jugada mala recibe su refutación. Ejemplos: boulevard puzzle; boulevard puzzle avenue --level 3
puzzle-about = Muestra los problemas, los demuestra de nuevo y crea otros.
cli-puzzles-list = Muestra los problemas de un juego, primero los más fáciles.
cli-puzzles-check = Demuestra los problemas de nuevo desde cero, y los prueban otra vez todos los niveles.
cli-arg-puzzle-games = Los juegos cuyos problemas se comprueban; por defecto, todos.
cli-opt-puzzle-file = Comprobar en su lugar los problemas de este archivo.
cli-puzzles-make = Crea problemas nuevos: juegan bots, y se guarda lo que se demuestra. El mismo comando continúa lo que quedó sin terminar.
puzzle-make-examples = Ejemplo: boulevard puzzles make paris --games 2000 --count 100 --out otros
cli-opt-puzzles-out = La carpeta para todo lo que se encuentra y para los problemas elegidos al final.
cli-opt-puzzles-games = Cuántas partidas se examinan; cada una da como mucho un problema.
cli-opt-puzzles-count = Cuántos problemas se eligen, lo más variados posible.
cli-opt-puzzles-seed = La misma semilla da los mismos problemas.
cli-opt-puzzles-theme = Solo problemas de este tema, llamado como en el archivo: una postal (peintre), light, group, room, blocking, farm, castle o rise.
puzzle-column-id = ID
puzzle-column-rating = Elo
puzzle-column-asked = Jugadas
puzzle-column-missed = Fallan los niveles
puzzle-column-themes = Temas
puzzle-checking = Demostrando
puzzle-checked = Problemas demostrados: { $correct } de { $count }.
puzzle-making = Partidas examinadas; problemas encontrados: { $count }
puzzle-made = Problemas elegidos: { $count }.
