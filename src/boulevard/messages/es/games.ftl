# Errors any game can give

compiling = Se compilan las reglas de { $title }. Ocurre una sola vez y tarda hasta medio minuto…
unknown-game = No existe el juego «{ $name }»; los hay: { $names }.
not-on-paper = { $title } no se juega en papel.
unknown-option = { $game } no tiene la opción «{ $name }»; tiene: { $names }.
bad-option = La opción { $name } no puede ser { $value }; puede ser: { $values }.
bad-seed = Una semilla es un número entero o un texto, de { $most } bits o caracteres como mucho.
bad-states = Eso no es una matriz de estados de este juego: { $kind }.
not-one-state = Aquí hace falta un solo estado; recibidos: { $count }.
not-a-view = Aquí hace falta una vista (rules.view(state, seat)), no { $kind }.
actions-not-whole = Las acciones son números enteros, no { $kind }.
bad-actions = Hace falta una acción por estado ({ $count }), pero la matriz tiene la forma { $shape }.
unknown-piece = No hay ninguna imagen «{ $name }» de lo que se ve ahora; las hay: { $names }.
unknown-seat = No existe el asiento { $seat }; los asientos son: { $seats }.
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
nothing-to-undo = No se pueden deshacer { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
    }: { $played ->
    [one] solo se ha hecho una
   *[other] se han hecho { $played }
    }.
illegal-action = La acción { $action } no es legal ahora.
illegal-action-in-row = Fila { $row }: la acción { $action } no es legal ahora.
not-your-turn-in-row = Fila { $row }: no es el turno de ese asiento.

# Records

record-not-object = Un registro es un objeto JSON, no { $kind }.
record-format = El formato es { $format }; este programa lee { $known }.
record-game = { $where }: { $game } no es el nombre de un juego.
record-missing = { $where } falta o no es del tipo correcto.
record-pair = { $where }: una jugada es un par de asiento y texto, no { $move }.
record-move = { $where }, «{ $move }»: { $reason }
record-unfinished = { $where } está presente, pero las jugadas acaban antes que la partida.
record-result = { $where } es { $found }, pero las jugadas llevan a { $expected }.
record-unreadable = No se puede leer { $where }: { $reason }
record-not-json = { $where } no es JSON o está cortado: { $reason }
resume-other = { $where } no empieza con las partidas de esta semilla y estas opciones, así que no se puede continuar.
record-value = { $where } es { $value }; puede ser: { $values }.
record-postcards = { $where } debe contener { $count } distintas de: { $names }.
record-edition = { $where }: { $reason }
record-edition-name = { $where } debe ser el nombre de una edición nuestra o la edición misma.
record-piles = { $where } debe tener una pila naranja y una azul.
record-pile = { $where } debe tener una vez cada una de las losetas 1 a { $count }.

# What seats are called (messages/seats.py)

seat-name = Jugador { $number }
seat-name-orange = Naranja
seat-name-blue = Azul
