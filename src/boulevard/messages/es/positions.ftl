# Posiciones: lo que se puede hacer con una y las páginas que muestran una.

web-position-play = Jugar desde aquí
web-position-analyse = Analizar
web-position-edit = Editar
web-position-link = Copiar enlace
table-position-over = Esta partida ya terminó, así que no se puede seguir desde aquí.
table-position-options = Una partida que empieza en una posición no tiene otras opciones: forman parte de la posición.
position-before-end = Podrás ver momentos anteriores y lo oculto cuando termine la partida.
web-nav-position = Jugar desde una posición
web-position-title = Posiciones
web-position-lead = Pega una posición para ver el tablero. Luego juega desde ella contra un bot o un amigo, o envía el enlace a alguien.
web-position-text = Posición, en una línea de texto o en JSON
web-position-show = Mostrar posición
web-position-example = Ejemplo: { $title }
web-position-sees = El tablero tal como lo ve { $seat }
web-position-over = Esta partida terminó.
web-position-odd = Se puede jugar desde aquí, pero ninguna partida real lleva a esta posición:
web-position-new = Jugar desde esta posición
web-position-dealt = Lo que la posición no dice se reparte al azar.
web-position-seat = Tu asiento
web-position-next = Mueve ahora
web-position-anew = Lo que estaba oculto se reparte de nuevo.
web-position-same-deal = Jugar con el mismo reparto
web-position-begun = Esta partida empieza en una posición.
web-position-begun-foretold = Esta partida empieza en una posición que revela parte de lo oculto: quien la creó puede saber más que tú.
web-position-fair = Esta partida empezó en una posición: solo se repartió así lo que ella no decía. El resto venía en la posición.
web-position-set-up = Montar una: { $title }
