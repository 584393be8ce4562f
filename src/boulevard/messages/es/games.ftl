# Errors any game can give

compiling = Compilando las reglas de { $title }. Solo ocurre una vez y tarda hasta medio minuto…
unknown-game = No existe el juego «{ $name }»; elige entre: { $names }.
game-broken = No se puede cargar el juego «{ $name }» de { $origin } y se omite: { $reason }
face-broken = No se puede cargar lo que «{ $game }» trae para el navegador y se omite: { $reason }
no-rules = No hay página de reglas de { $title }.
not-on-paper = { $title } no es un juego de lápiz y papel.
no-drawing = { $title } no tiene dibujo.
no-positions = { $title } no tiene notación para posiciones.
bad-array = Se esperaba una matriz como { $wanted }, no { $kind }.
strided-array = La matriz en la que se escribe debe ser contigua (en orden C).
read-only-array = La matriz en la que se escribe es de solo lectura.
bad-heads = Se esperaba un número por cabeza ({ $count }) en el último eje, pero la matriz tiene la forma { $shape }.
heads-beyond = Un número es demasiado grande para su cabeza ({ $sizes }).
no-outcomes = { $title } no puede enumerar lo que puede traer el azar.
too-many-outcomes = { $count ->
    [one] Un estado encaja
   *[other] { $count } estados encajan
    } con lo que se sabe; el límite es { $limit }.
unknown-option = { $game } no tiene la opción «{ $name }»; tiene: { $names }.
bad-option = La opción { $name } no puede ser { $value }; elige entre: { $values }.
bad-seed = Una semilla es un número entero o un texto, de { $most ->
    [one] un bit o carácter
   *[other] { $most } bits o caracteres
    } como máximo.
bad-states = Se esperaba una matriz de estados de este juego (un eje, bytes por estado: { $size }), no { $kind }.
strided-states = Estos estados no están seguidos en la memoria; haz antes una copia (states.copy()).
hidden-states = Fila { $row }: en este estado hay algo desconocido, así que no se puede seguir jugando. Complétalo antes (rules.sample(states, seed)).
read-only-states = Estos estados son de solo lectura; haz una copia para seguir jugando (states.copy()).
not-one-state = Se esperaba un solo estado, pero se recibieron { $count }.
not-a-view = Se esperaba una vista (rules.view(state, seat)), no { $kind }.
actions-not-whole = Las acciones son números enteros, no { $kind }.
bad-actions = Se esperaba una acción por estado ({ $count }), pero la matriz tiene la forma { $shape }.
not-buffers = Se esperaban búferes (rules.buffers(count)), no { $kind }.
other-buffers = Estos búferes son de reglas de otro juego o con otras opciones.
bad-buffers = Estos búferes son para otro número de estados ({ $rows } en lugar de { $count }).
bad-marks = Se esperaba un bool por estado ({ $count }), no { $kind }.
bad-count = Se esperaba un número entero, { $least } o más, no { $count }.
bad-simulation-seed = Una semilla de simulación es un número entero, 0 o más, o una tupla de ellos, no { $seed }.
unknown-piece = No existe la imagen «{ $name }» entre lo que se ve ahora; elige entre: { $names }.
unknown-seat = No existe el asiento «{ $seat }»; elige entre: { $seats }.
game-over = La partida ha terminado.
not-your-turn = { $seat ->
    [orange] No le toca a Naranja, sino a Azul.
    [blue] No le toca a Azul, sino a Naranja.
   *[other] No le toca al jugador { $seat }. Aún tienen que elegir: { $seats }.
    }
not-over = { $seats ->
    [orange] La partida aún no ha terminado: le toca a Naranja.
    [blue] La partida aún no ha terminado: le toca a Azul.
   *[other] La partida aún no ha terminado. Aún tienen que elegir: { $seats }.
    }
nothing-to-undo = { $moves ->
    [one] No se puede deshacer una jugada
   *[other] No se pueden deshacer { $moves } jugadas
    }: { $played ->
    [0] no se ha hecho ninguna
    [one] solo se ha hecho una
   *[other] solo se han hecho { $played }
    }.
illegal-action = La acción { $action } no es legal ahora.
illegal-action-in-row = Fila { $row }: la acción { $action } no es legal ahora.
notation-unknown = «{ $text }» no es una jugada de este juego.

# Records

record-not-object = Una partida guardada es un objeto JSON, no { $kind }.
record-format = El formato es { $format }; este programa lee { $known }.
record-game = { $where }: { $game } no es el nombre de un juego.
record-missing = { $where }: falta o es del tipo equivocado.
record-pair = { $where }: una jugada es un par de asiento y texto, no { $move }.
record-move = { $where }, «{ $move }»: { $reason }
record-unfinished = Se indica { $where }, pero las jugadas se detienen antes del final de la partida.
record-result = { $where } es { $found }, pero las jugadas llevan a { $expected }.
record-unreadable = No se puede leer { $where }: { $reason }
record-not-json = { $where } no es JSON o está incompleto ({ $reason }).
not-json-at = línea { $line }, columna { $column }
not-json-deep = demasiados niveles anidados
not-json-other = hay algo que no se puede leer
record-position = La posición es incorrecta: { $reason }
resume-other = { $where } no empieza con las partidas de esta semilla y estas opciones, así que no se puede continuar.
record-value = { $where } es { $value }; puede ser: { $values }.
record-postcards = { $where } debe contener { $count ->
    [one] una postal
   *[other] { $count } postales distintas
    } de: { $names }.
record-edition = { $where }: { $reason }
record-edition-name = { $where } debe ser el nombre de una edición incluida o la edición misma.
record-piles = { $where } debe tener una pila para Naranja y otra para Azul.
record-pile = { $where } debe contener cada una de las losetas, de la 1 a la { $count }, una sola vez.

# Positions (games/positions.py)

position-part = Una posición no tiene la parte «{ $where }»; tiene { $names }.
position-malformed = Esto no es una posición: hay un error en «{ $where }».
position-value = { $where } debe ser uno de estos valores: { $values }.
position-long = Una posición tiene como máximo { $most } caracteres.
position-game = Es una posición de «{ $name }», no de { $game }.
position-fields = Tras el nombre del juego vienen estos campos: { $names }; este texto tiene { $count }.
position-number = { $where } es { $value }; debe ser un número de { $least } a { $most }.
position-other-setup = Esta posición es de una partida con otra preparación.
position-hidden = En esta posición hay algo desconocido, así que no se puede seguir desde ella.
position-unsound = Una partida no puede seguir desde este estado.

# What seats are called (messages/seats.py)

seat-name = Jugador { $number }
seat-name-orange = Naranja
seat-name-blue = Azul
game-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
