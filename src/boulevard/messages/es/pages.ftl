# Pages (web/templates)

web-brand = Boulevard
web-skip = Ir al contenido
web-nav = Páginas
web-language = Idioma: { $name }
web-nav-games = Mis partidas
web-nav-api = API
web-home-title = { $count ->
    [2] Dos juegos de mesa, una sola mesa.
   *[other] Muchos juegos, una sola mesa.
}
web-home-lead = Juega en tu navegador: contra bots que saben jugar de verdad, con un amigo mediante un enlace o en compañía en una misma pantalla. Sin cuenta y sin esperas.
web-home-play = Jugar contra { $name }
web-home-more = Elegir cómo jugar
web-home-own = Partidas en curso
web-home-all = Todas mis partidas
web-home-invited = ¿Te han enviado un enlace? Ábrelo para ocupar tu asiento.
web-about-paris = Coloca losetas, reserva edificios y constrúyelos donde llegue la luz. Cada edificio vale su tamaño por cada farola que tenga junto a él.
web-facts-paris = 2 jugadores · unos 25 minutos · postales en cada partida: { $in_play } de { $postcard_count }
web-art-paris = El tablero de Paris al final de una partida, con los edificios iluminados por las farolas
web-about-avenue = Todos dibujan el mismo camino, cada uno donde prefiera. Une las granjas a las uvas: en cada ronda, a más que en la anterior.
web-facts-avenue = De 1 a { $most } jugadores · unos 15 minutos · todos juegan a la vez
web-art-avenue = Una hoja de Avenue llena de caminos entre granjas, uvas y castillos
web-own-title = Mis partidas
web-own-note = Recordamos tus partidas con una cookie en este navegador. También puedes tenerlas en tus otros dispositivos:
web-own-none = Aún no has jugado aquí, al menos no en este navegador.
web-own-elsewhere = Si has jugado en otro dispositivo, también puedes tener aquí esas partidas:
web-own-start = Empezar una partida
web-own-yours = Te toca
web-own-theirs = Turno de { $name }
web-own-waiting = Falta un jugador
web-own-older = Partidas anteriores
web-own-with = con { $names }
web-own-alone = en solitario
web-own-shared = { $names }, en una misma pantalla
web-ago-now = ahora mismo
web-ago-minutes = hace { $count } min
web-ago-hours = hace { $count } h
web-ago-days = { $count ->
    [one] ayer
   *[other] hace { $count } días
    }
web-error-status = Error { $status }. Tus partidas están a salvo.
web-error-home = Volver a la página de inicio
web-wait-title = Un momento
web-wait-note = Esta página se recargará sola.
web-somebody = alguien
web-table-board = Tablero
web-table-board-help = Las flechas te llevan de casilla en casilla, Enter elige, R gira la pieza que llevas, Escape cancela.
web-table-players = Jugadores
web-table-score = Puntuación
web-table-moves = Jugadas
web-table-lost = Se ha perdido la conexión. Reconectando…
web-table-hand = Pásale el dispositivo a { $seat }
web-table-hand-note = Le toca a { $name }. Las cartas y las losetas ocultas no se verán hasta que pulses el botón.
web-table-hand-ready = Soy { $seat }

web-table-waiting = Esperando a que se una un jugador
web-table-yours = Te toca
web-table-yours-as = Turno de { $seat }
web-plain-todo = Elige una jugada.
web-table-not-yours = No es tu turno.
web-table-theirs = Turno de { $names }
web-table-theirs-many = { $count ->
    [one] Un jugador está eligiendo
   *[other] { $count } jugadores están eligiendo
    }
web-table-moved = { $name }: { $move }
web-news-points = { $name }: { $was } → { $now }
web-news-skipped = { $name } no puede jugar y pierde el turno.
web-news-more = { $count ->
    [one] También ha jugado otro jugador.
   *[other] También han jugado otros { $count } jugadores.
}
web-moves-notation = Notación
web-moves-notation-note = Mostrar las jugadas en notación
web-table-type = O escribe una jugada
web-table-type-hint = p. ej. { $move }
web-table-type-look = Vista previa
web-paris-todo-1 = Coloca tu loseta o reserva un edificio.
web-paris-todo-pass = Has colocado todas tus losetas y la oferta está vacía: pasas.
web-paris-todo-2 = Construye o activa una postal.
web-paris-pass = Pasar
web-js-confirm = Confirmar
web-js-confirm-keys = Enter confirma, Escape cancela.
web-js-back = Cancelar
web-js-turn = Girar
web-js-lost = Ahora mismo no hay conexión con la mesa. Inténtalo de nuevo en un momento.
web-paris-tray = Piezas disponibles
web-paris-tile = Tu loseta
web-paris-js-lay = Elige un cuadro para tu loseta.
web-paris-js-build = Elige dónde construir { $name }.
web-paris-js-place = Elige una casilla del tablero.
web-paris-js-nowhere = Puedes activar la postal sin su acción o cancelar.
web-paris-js-one-way = Aquí no cabe de ninguna otra manera.
web-paris-js-give = ¿Qué edificio de tu reserva devuelves?
web-paris-js-take = ¿Qué edificio tomas de la oferta?
web-paris-js-side = ¿Hacia dónde mira la Estatua?
web-paris-js-side-n = Norte ↑
web-paris-js-side-e = Este →
web-paris-js-side-s = Sur ↓
web-paris-js-side-w = Oeste ←
web-paris-js-house = ¿A qué edificio se añade el Anexo?
web-paris-js-house-at = { $name } en { $space }
web-paris-js-garden-at = Jardín en { $space }
web-paris-js-alone = Sin su acción
web-card-levitation = Cambia un edificio de tu reserva por uno de la oferta y construye el nuevo de inmediato. El que devuelves ya no te cuesta puntos.
web-card-metropolitain = En un turno posterior, uno de tus edificios puede cubrir una casilla de farola. Esa farola desaparece.
web-card-jardin = Pon el Jardín, con una chimenea encima, en dos casillas libres de tu color o mixtas. Es un edificio de tamaño 2.
web-card-sacre-coeur = No pierdes puntos por los edificios que queden en tu reserva.
web-card-peintre = Pon al Pintor en una casilla libre de tu color. Da { $per_lamp } por cada farola a la que pueda llegar sin cruzar edificios.
web-card-chartier = En un turno posterior, un edificio o la Fuente puede cubrir una casilla del color de tu rival.
web-card-bouquinistes = Pon el Anexo en una casilla libre de tu color, junto a uno de tus edificios. Ese edificio crece una casilla.
web-card-lampadaire = Pon la Farola en una casilla libre de tu color. Ilumina las cuatro casillas contiguas.
web-card-moulin-rouge = Pon a la Bailarina en una casilla libre de tu color. Da 1 punto por cada casilla libre a la que pueda llegar; los edificios, las farolas y las demás piezas le cierran el paso.
web-card-penseur = Pon la Estatua en una casilla libre de tu color, mirando a una casilla libre. { $penseur ->
    [own] Si esta sigue libre, la Estatua da { $per_side } por cada casilla libre de tu color a sus lados y { $per_corner } por cada una en sus esquinas.
   *[any] Si esta sigue libre, la Estatua da { $per_side } por cada casilla libre a sus lados y { $per_corner } por cada una en sus esquinas.
    }
web-card-fontaine = { $fountain ->
    [one] Pon la Fuente en una casilla libre de tu color o mixta.
   *[other] Pon la Fuente en { $fountain } casillas libres contiguas, de tu color o mixtas.
    } Da { $per_building } por cada edificio tuyo junto a ella.
web-card-grande-lumiere = Pon la Gran Farola en una casilla de farola vacía. { $rays ->
    [cross] { $reach ->
        [one] Ilumina las cuatro casillas contiguas.
       *[other] Ilumina hasta { $reach } casillas de distancia en las cuatro direcciones.
    }
    [star] { $reach ->
        [one] Ilumina las ocho casillas de alrededor.
       *[other] Ilumina hasta { $reach } casillas de distancia en las ocho direcciones.
    }
   *[other] { $lit ->
        [one] En esta caja ilumina { $lit } casilla.
       *[other] En esta caja ilumina { $lit } casillas a su alrededor.
    }
    }
web-table-free = Asiento libre
web-table-points = Puntos hasta ahora
web-paris-no-reserve = Nada reservado
web-paris-postcards = Postales
web-table-preparing = Los bots se están preparando en este equipo. Solo ocurre una vez y tarda uno o dos minutos.
web-table-watching = Estás mirando la partida. Las cartas y las losetas ocultas no se muestran.
web-table-asked = Has pedido deshacer tu última jugada.
web-table-asks = { $name } quiere deshacer su última jugada.
web-table-agree = Aceptar
web-table-disagree = No, seguimos
web-table-no-moves = Aún no hay jugadas.
web-table-about = Esta mesa
web-table-undo = Deshacer
web-table-resign = Abandonar
web-table-resign-sure = ¿Abandonar y salir de esta partida?
web-table-resign-yes = Sí, abandonar
web-table-own-link = Tu enlace
web-table-own-link-note = Abre tu asiento en cualquier dispositivo. No lo compartas.
web-table-watch-link = Enlace para espectadores
web-table-watch-link-note = Permite mirar la partida sin ver tu mano.
web-table-commitment-note = La huella SHA-256 de la semilla con la que se barajó. La semilla se muestra al terminar la partida.
web-over-alone = Puntuación final
web-over-abandoned = Partida sin terminar
web-over-draw = Empate
web-over-you = Has ganado
web-over-shared = Compartes la victoria
web-over-winner = Gana { $names }
web-over-winners = { $names } comparten la victoria
web-over-how-played = { $scores }
web-over-how-resigned = Abandono de { $names }.
web-over-how-abandoned = Nadie volvió en mucho tiempo.
web-over-score = { $name } { $points }
web-over-rematch = Jugar otra vez
web-over-rematch-go = Ir a la siguiente partida
web-over-replay = Ver la repetición
web-over-record = Descargar la partida
web-over-fair = ¿Se barajó sin trampas?
web-over-fair-good = Sí. Tu navegador acaba de comprobarlo.
web-over-fair-bad = No. Esta semilla no es la que se fijó antes de la partida, o no se barajó a partir de ella.
web-over-fair-how = Antes de la partida te mostramos una huella (SHA-256) de nuestra semilla. Después, el navegador de cada jugador pudo añadir caracteres propios al azar, y con todo ello se barajó. Tu navegador acaba de repetir el cálculo y compararlo.
web-over-fair-other = No. Tu navegador recuerda otra huella, o faltan los caracteres que añadió.
web-over-commitment = Huella
web-over-seed = Semilla
web-over-entropy = Añadido por { $name }
web-over-entropy-none = Este asiento no añadió nada.
web-over-deal = Barajado a partir de
web-invite = Envía este enlace a la persona que será { $seat }, o pídele que escanee el código.
web-invite-link = Enlace para { $seat }
web-invite-note = La partida empieza en cuanto se ocupe el asiento. Puedes cerrar esta página y volver desde «Mis partidas».
web-invite-shuffle = No se baraja nada hasta que todos los asientos estén ocupados. Lo que se ve hasta entonces es solo un ejemplo.
web-copy = Copiar
web-copied = Copiado

# The table of Avenue in the browser

web-avenue-todo = Dibuja el camino de la carta en cualquier casilla sin camino.
web-avenue-todo-or-peek = Dibuja el camino de la carta en cualquier casilla sin camino, o espía.
web-avenue-farm-now = Granja actual
web-avenue-next = Próxima granja
web-avenue-next-known = Próxima: solo la conoces tú
web-avenue-peeked = Ya has espiado
web-avenue-yellow = Amarillas: { $count }/4
web-avenue-peek = Espiar
web-avenue-peek-words = Espiar la próxima granja en vez de dibujar
web-avenue-peek-price = Solo tú ves la próxima granja, pero no dibujas este camino. Una vez por ronda.
web-avenue-peek-last = En la ronda 5, la próxima granja ya no puntuará: espiar es solo una manera de no dibujar. Una vez por ronda.
web-avenue-waiting = Has elegido «{ $move }». Los demás aún están eligiendo.
web-avenue-waiting-peek = Has espiado. Los demás aún están eligiendo.
web-avenue-busy = aún está eligiendo
web-avenue-done = ya ha elegido
web-avenue-enlarge = Ampliar esta hoja
web-avenue-own-score = Tu puntuación
web-avenue-beat = > { $beat }
web-avenue-show = Mostrar
web-avenue-left = Quedan en el mazo
web-avenue-left-of = Camino { $number }: { $yellow ->
        [one] { $yellow } amarilla
       *[other] { $yellow } amarillas
    }, { $grey ->
        [one] { $grey } gris
       *[other] { $grey } grises
    }
web-avenue-js-road = Camino { $number } en { $space }
web-avenue-js-farm = Granja { $farm }
web-avenue-js-purple = Castillo morado
web-avenue-js-green = Castillo verde
web-avenue-js-change = { $was } → { $now }
web-avenue-js-same = { $now }
web-avenue-js-enough = más de { $beat }
web-avenue-js-short = necesita más de { $beat }
web-avenue-js-nothing = Aún no une nada que dé puntos.
web-avenue-js-peek = No dibujas este camino. Solo tú ves la próxima granja. Una vez por ronda.
web-avenue-js-peek-last = No dibujas este camino. La próxima granja ya no puntuará.
web-avenue-js-card = { $card } Cartas amarillas: { $count } de { $yellows }.
web-avenue-js-round = Ronda { $round }: la granja es { $farm }.
web-avenue-js-scored = Ronda { $round }: puntúa la granja { $farm }
web-avenue-js-counting = Uvas unidas a la granja { $farm }: { $count }
web-avenue-js-lone = La granja { $farm } no está unida a ninguna uva.
web-avenue-js-written = { $count }: supera { $beat }, así que cuenta
web-avenue-js-not-written = { $count }: no supera { $beat }, así que vale 0
web-avenue-js-castle-purple = Uvas moradas unidas al castillo morado: { $count }
web-avenue-js-castle-green = Uvas verdes unidas al castillo verde: { $count }
web-avenue-js-penalty = Penalización, { $penalty } por cada granja con 0: { $points }
web-avenue-js-total = Total: { $points }
web-avenue-js-others = Los demás jugadores: { $scores }
web-avenue-js-other = { $name } { $points }
web-avenue-js-skip = Omitir
web-avenue-js-go-on = Continuar
web-avenue-close = Cerrar
web-look-total = Total
web-look-same = Esto no cambia la puntuación.
web-new-who = ¿Quién juega?
web-new-bot = Un bot
web-new-bot-note = { $count ->
    [one] Un nivel
   *[other] { $count } niveles, de fácil a difícil
}
web-new-friend = Un amigo
web-new-friend-note = Te damos un enlace para enviárselo
web-new-same = En una misma pantalla
web-new-same-note = El dispositivo va de mano en mano
web-new-alone = En solitario
web-new-alone-note = Para sumar todos los puntos que puedas
web-new-several = Un grupo
web-new-several-note = Bots y personas, como prefieras
web-new-several-how = Hasta { $most } jugadores. Cada amigo recibe su propio enlace.
web-new-nobody = Nadie
web-new-level = Dificultad
web-new-others = Otros bots; las partidas contra ellos no cuentan para el Elo.
web-new-second = Nombre del otro jugador
web-new-named = Nombre de { $seat }
web-new-you = Tú
web-new-name = Tu nombre
web-new-name-note = Lo verán los demás jugadores. Se guarda en una cookie en este navegador; no hay cuentas.
web-new-go = Empezar la partida
web-new-more = Más opciones
web-new-paris-starred = Con estrella
web-new-paris-starred-note = Ideales para las primeras partidas
web-new-paris-random = Al azar
web-new-paris-random-note = { $in_play } de las { $postcard_count }
web-new-paris-picked = A tu elección
web-new-paris-picked-note = Elige ocho abajo
web-new-paris-colours = Colores
web-new-paris-yours = Tu color
web-new-paris-starts = ¿Quién empieza?
web-new-paris-lot = Al azar
web-new-paris-penseur = Le Penseur cuenta casillas libres
web-new-paris-penseur-any = de cualquier color
web-new-paris-penseur-own = solo del color de su dueño
web-new-paris-fountain = Casillas que cubre la Fuente
web-new-paris-mirror = ¿Se pueden voltear los edificios?
web-new-avenue-sheet = Hoja
web-new-avenue-letter = Hoja { $letter }
web-new-avenue-own = Una propia
web-new-avenue-own-note = Escríbela abajo
web-new-avenue-rows = Tu hoja, desde la fila de arriba hacia abajo
web-new-avenue-symbols = De A a F son granjas, una de cada. CP y CG son los castillos morado y verde; de P1 a P3, uvas moradas; de G1 a G3, uvas verdes; un punto es una casilla vacía. Como máximo, 64 casillas.
web-yes = Sí
web-no = No
web-join-title = Juega a { $title } con { $hosts }
web-join-seat = Tu asiento: { $seat }.
web-join-go = Ocupar tu asiento
web-new-paris-peek = Qué hace cada postal
web-replay-title = Repetición de { $title }
web-replay-at = Tras la jugada { $number } de { $count }
web-replay-play = Reproducir automáticamente (espacio)
web-replay-pause = Pausa (espacio)
web-replay-table = Volver a la mesa
web-replay-start = Antes de la primera jugada
web-replay-first = Ir al principio
web-replay-back = Retroceder una jugada
web-replay-on = Avanzar una jugada
web-replay-last = Ir al final
web-replay-scrub = Jugada mostrada
web-replay-share = Copiar el enlace a esta jugada
web-api-title = API
web-api-more = Descripción completa, para herramientas:
web-api-field = Nombre
web-api-where = En
web-api-kind = Tipo
web-api-about-field = Descripción
