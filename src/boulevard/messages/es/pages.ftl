# Pages (web/templates)

web-brand = Boulevard
web-skip = Ir al contenido
web-nav = Páginas
web-language = Idioma: { $name }
web-nav-games = Mis partidas
web-nav-api = Para programas
web-home-title = Dos juegos de mesa, una mesa.
web-home-lead = Juega en tu navegador: contra bots que saben lo que hacen, con un amigo por un enlace o en compañía ante una pantalla. Sin cuenta, sin esperas.
web-home-play = Jugar contra { $name }
web-home-more = Elegir cómo jugar
web-home-own = Tus partidas en curso
web-home-all = Todas tus partidas
web-home-invited = ¿Te han enviado un enlace? Ábrelo: lleva al asiento que te espera.
web-about-paris = Coloca adoquines, reserva edificios y constrúyelos donde brillan las farolas. Cada edificio vale su tamaño por cada luz que le llega.
web-facts-paris = 2 jugadores · unos 25 minutos · doce postales con trucos, ocho por partida
web-art-paris = El tablero de Paris al final de una partida, con edificios iluminados por farolas
web-about-avenue = Todos dibujan el mismo camino, cada cual donde quiere. Une las granjas a tantas uvas como puedas, más de ronda en ronda.
web-facts-avenue = de 1 a 8 jugadores · unos 15 minutos · todos a la vez
web-art-avenue = Una hoja de Avenue llena de caminos entre granjas, uvas y castillos
web-own-title = Mis partidas
web-own-note = Las partidas se encuentran por una cookie de este navegador. En otro dispositivo, abre el enlace personal de una partida.
web-own-none = Aún no has jugado aquí, o no con este navegador.
web-own-start = Empezar una partida
web-own-yours = Te toca
web-own-theirs = Le toca a { $name }
web-own-waiting = Falta un jugador
web-own-older = Partidas anteriores
web-own-with = con { $names }
web-own-alone = a solas
web-own-shared = { $names }, en la misma pantalla
web-ago-now = ahora mismo
web-ago-minutes = hace { $count } min
web-ago-hours = hace { $count } h
web-ago-days = { $count ->
    [one] ayer
   *[other] hace { $count } días
    }
web-error-status = Error { $status }. Tus partidas siguen como estaban.
web-error-home = Volver al inicio
web-wait-title = Se encienden las farolas
web-wait-note = Esta página vuelve sola.
web-somebody = alguien
web-table-board = Tablero
web-table-board-help = Las flechas van de casilla en casilla, Intro elige, R gira lo que sostienes, Escape cancela.
web-table-players = Jugadores
web-table-score = Puntuación
web-table-moves = Jugadas
web-table-lost = Se ha perdido la conexión. Se intenta llegar de nuevo a la mesa…
web-table-hand = Pasa el dispositivo a { $seat }
web-table-hand-note = Juega { $name }. Lo oculto no se muestra hasta que confirmes.
web-table-hand-ready = Soy { $seat }

web-table-waiting = Esperando a otro jugador
web-table-yours = Te toca
web-table-yours-as = Le toca a { $seat }
web-table-theirs = Le toca a { $names }
web-table-theirs-many = { $count ->
    [one] Un jugador está eligiendo
   *[other] { $count } jugadores están eligiendo
    }
web-table-moved = { $name }: { $move }
web-news-points = { $name }: { $was } → { $now }
web-news-skipped = { $name } no puede jugar y pierde el turno.
web-news-more = { $count ->
    [one] También ha jugado otra persona.
   *[other] También han jugado otras { $count } personas.
}
web-moves-notation = Notación
web-moves-notation-note = Mostrar las jugadas en notación
web-table-type = O escribe una jugada
web-table-type-hint = p. ej. { $move }
web-table-type-look = Ver
web-paris-todo-1 = Coloca tu loseta o reserva un edificio.
web-paris-todo-pass = No hay nada que puedas hacer: pasa.
web-paris-todo-2 = Construye o activa una postal.
web-paris-pass = Pasar
web-js-confirm = Confirmar
web-js-confirm-keys = Intro confirma, Escape deshace.
web-js-back = Cancelar
web-js-turn = Girar
web-js-lost = Ahora mismo no se llega a la mesa. Inténtalo de nuevo en un momento.
web-paris-tray = Lo que puedes tomar
web-paris-tile = Tu loseta
web-paris-js-lay = Elige un cuadro para tu loseta.
web-paris-js-build = Elige dónde estará { $name }.
web-paris-js-place = Elige un sitio en el tablero.
web-paris-js-nowhere = No hay sitio. Puedes activar la postal sin su acción, o cancelar.
web-paris-js-give = ¿Qué edificio de tu reserva devuelves?
web-paris-js-take = ¿Qué edificio de la oferta tomas?
web-paris-js-side = ¿Hacia dónde mira la Estatua?
web-paris-js-side-n = Norte ↑
web-paris-js-side-e = Este →
web-paris-js-side-s = Sur ↓
web-paris-js-side-w = Oeste ←
web-paris-js-house = ¿A qué edificio pertenece el Anexo?
web-paris-js-house-at = { $name } en { $space }
web-paris-js-garden-at = Jardín en { $space }
web-paris-js-alone = Sin su acción
web-card-levitation = Cambia un edificio de tu reserva por uno de la oferta y construye el nuevo enseguida. El viejo ya no cuesta nada.
web-card-metropolitain = En un turno posterior, un edificio tuyo puede cubrir una casilla de farola. Esa luz desaparece.
web-card-jardin = Pon el Jardín en dos casillas libres de tu color o mixtas, con una chimenea. Es un edificio de tamaño 2.
web-card-sacre-coeur = No pierdes nada por los edificios que no has construido.
web-card-peintre = Pon al Pintor en una casilla libre de tu color. 2 puntos por cada farola a la que llega sin cruzar un edificio.
web-card-chartier = En un turno posterior, un edificio o la Fuente pueden cubrir una casilla del color rival.
web-card-bouquinistes = Pon el Anexo en una casilla libre de tu color junto a un edificio tuyo. Ese edificio crece con él.
web-card-lampadaire = Pon la Farola en una casilla libre de tu color. Desde entonces alumbra.
web-card-moulin-rouge = Pon a la Bailarina en una casilla libre de tu color. 1 punto por cada casilla libre a la que llega; edificios, luces y piezas la detienen.
web-card-penseur = Pon la Estatua en una casilla libre de tu color, mirando a una casilla libre. { $penseur ->
    [own] Si esa sigue libre: 2 puntos por cada casilla libre de tu color a sus lados, 1 por cada una de tu color en sus esquinas.
   *[any] Si esa sigue libre: 2 puntos por cada casilla libre a sus lados, 1 por cada una en sus esquinas.
    }
web-card-fontaine = { $fountain ->
    [one] Pon la Fuente en una casilla libre de tu color o mixta.
   *[other] Pon la Fuente en { $fountain } casillas libres contiguas, de tu color o mixtas.
    } 3 puntos por cada edificio tuyo junto a ella.
web-card-grande-lumiere = Pon la Gran farola en una casilla de farola vacía. { $rays ->
    [cross] { $reach ->
        [one] Ilumina las cuatro casillas contiguas.
       *[other] Ilumina hasta { $reach } casillas de distancia en las cuatro direcciones.
    }
    [star] { $reach ->
        [one] Ilumina las ocho casillas de alrededor.
       *[other] Ilumina hasta { $reach } casillas de distancia en las ocho direcciones.
    }
   *[other] { $count ->
        [one] Ilumina { $count } casilla, según tu caja.
       *[other] Ilumina { $count } casillas a su alrededor, según tu caja.
    }
    }
web-table-free = Asiento libre
web-table-points = Puntos hasta ahora
web-paris-no-reserve = Nada reservado
web-paris-postcards = Postales
web-table-preparing = Los bots se están preparando en esta máquina. Ocurre una sola vez y tarda uno o dos minutos.
web-table-watching = Estás mirando. No se muestran manos ni otros secretos.
web-table-asked = Has pedido deshacer tu última decisión.
web-table-asks = { $name } querría deshacer su última decisión.
web-table-agree = De acuerdo
web-table-disagree = No, seguimos
web-table-no-moves = Aún no se ha jugado nada.
web-table-about = Esta mesa
web-table-undo = Deshacer
web-table-resign = Abandonar
web-table-resign-sure = ¿Dejar esta partida para siempre?
web-table-resign-yes = Sí, abandonar
web-table-own-link = Tu enlace
web-table-own-link-note = lleva a tu asiento desde cualquier dispositivo. Guárdalo para ti.
web-table-watch-link = Para mirar
web-table-watch-link-note = deja mirar a otros, sin ver tus secretos.
web-table-commitment-note = es el SHA-256 de la semilla con que se barajó todo. La semilla se muestra al final.
web-over-alone = La hoja está llena
web-over-abandoned = La partida no se terminó
web-over-draw = Empate
web-over-you = Has ganado.
web-over-shared = Habéis ganado juntos
web-over-winner = Gana { $names }
web-over-winners = Ganan { $names }
web-over-how-played = { $scores }
web-over-how-resigned = Han dejado la partida: { $names }.
web-over-how-abandoned = Nadie volvió durante mucho tiempo.
web-over-score = { $name } { $points }
web-over-rematch = Jugar otra vez
web-over-rematch-go = A la siguiente partida
web-over-replay = Verla de nuevo
web-over-record = Descargar el registro
web-over-fair = ¿Se barajó bien?
web-over-fair-good = Sí, comprobado aquí.
web-over-fair-bad = No. La semilla no es la que se había comprometido.
web-over-fair-how = Antes de la primera jugada se mostró el SHA-256 de la semilla. Tu navegador lo ha vuelto a calcular a partir de la semilla y lo ha comparado.
web-over-commitment = Compromiso
web-over-seed = Semilla
web-invite = Envía este enlace a quien vaya a sentarse en { $seat }, o deja que escanee el código.
web-invite-link = El enlace para { $seat }
web-invite-note = La partida empieza en cuanto se ocupe el asiento. Puedes cerrar esta página: la encontrarás en tus partidas.
web-copy = Copiar
web-copied = Copiado

# The table of Avenue in the browser

web-avenue-todo = Dibuja el camino de la carta en cualquier casilla que no tenga uno.
web-avenue-todo-or-peek = Dibuja el camino de la carta en cualquier casilla que no tenga uno, o espía.
web-avenue-farm-now = Granja actual
web-avenue-next = Próxima granja
web-avenue-next-known = Tu secreto
web-avenue-peeked = Ya has espiado
web-avenue-yellow = Amarillas: { $count }/4
web-avenue-peek = Espiar
web-avenue-peek-words = Espiar la próxima carta de granja en vez de dibujar
web-avenue-peek-price = El precio: con esta carta no dibujas nada. A cambio, solo tú ves la próxima granja. Una vez por ronda.
web-avenue-peek-last = La próxima granja ya no se jugará: en la ronda 5, espiar es solo una manera de no dibujar nada. Una vez por ronda.
web-avenue-waiting = Has elegido «{ $move }». Los demás aún eligen.
web-avenue-waiting-peek = Has espiado. Los demás aún eligen.
web-avenue-busy = aún está eligiendo
web-avenue-done = ha elegido
web-avenue-enlarge = Mostrar esta hoja en grande
web-avenue-own-score = Tu hoja
web-avenue-beat = > { $beat }
web-avenue-show = Mostrar
web-avenue-left = Aún en el mazo
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
web-avenue-js-short = hacen falta más de { $beat }
web-avenue-js-nothing = Aún no une nada que cuente.
web-avenue-js-peek = Con esta carta no dibujas nada y ves la próxima granja. Nadie más la ve. Una vez por ronda.
web-avenue-js-peek-last = Con esta carta no dibujas nada. La próxima granja ya no se jugará.
web-avenue-js-card = { $card } Cartas amarillas: { $count } de 4.
web-avenue-js-round = Ronda { $round }: la granja es { $farm }.
web-avenue-js-scored = Ronda { $round }: puntúa la granja { $farm }
web-avenue-js-counting = Uvas unidas a la granja { $farm }: { $count }
web-avenue-js-lone = No hay uvas unidas a la granja { $farm }.
web-avenue-js-written = { $count }, más de { $beat }: se apunta
web-avenue-js-not-written = { $count }, no más de { $beat }: 0
web-avenue-js-castle-purple = Uvas moradas unidas al castillo morado: { $count }
web-avenue-js-castle-green = Uvas verdes unidas al castillo verde: { $count }
web-avenue-js-penalty = Por cada granja sin puntos se restan 5: { $points }
web-avenue-js-total = En total: { $points }
web-avenue-js-others = Los demás: { $scores }
web-avenue-js-other = { $name } { $points }
web-avenue-js-skip = Saltar
web-avenue-js-go-on = Seguir
web-avenue-close = Cerrar
web-look-total = Total
web-look-same = Esto no cambia ningún punto.
web-new-who = ¿Con quién?
web-new-bot = Un bot
web-new-bot-note = Ocho niveles, de visitante a maestro
web-new-friend = Un amigo
web-new-friend-note = Recibes un enlace para enviar
web-new-same = En una pantalla
web-new-same-note = Por turnos
web-new-alone = A solas
web-new-alone-note = Para sumar todos los puntos que puedas
web-new-several = Varios
web-new-several-note = Bots y personas, mezclados
web-new-several-how = Hasta { $most } en una mesa. Cada amigo recibe un enlace.
web-new-nobody = Nadie
web-new-level = Qué fuerza
web-new-second = El nombre de la otra persona
web-new-named = El nombre de { $seat }
web-new-you = Tú
web-new-name = Tu nombre
web-new-name-note = Lo ven quienes juegan contigo, y se guarda en una cookie de este navegador. Sin cuenta.
web-new-go = Empezar
web-new-more = Más opciones
web-new-paris-starred = Las ocho con estrella
web-new-paris-starred-note = Lo mejor para empezar
web-new-paris-random = Al azar
web-new-paris-random-note = Ocho de las doce
web-new-paris-picked = A tu gusto
web-new-paris-picked-note = Elige ocho abajo
web-new-paris-colours = Colores
web-new-paris-yours = Juegas con
web-new-paris-starts = Empieza
web-new-paris-lot = Al azar
web-new-paris-penseur = Le Penseur cuenta casillas libres
web-new-paris-penseur-any = de cualquier color
web-new-paris-penseur-own = solo de su dueño
web-new-paris-fountain = Casillas de la Fuente
web-new-paris-mirror = ¿Se puede dar la vuelta a los edificios?
web-new-avenue-sheet = La hoja
web-new-avenue-letter = Hoja { $letter }
web-new-avenue-own = La tuya
web-new-avenue-own-note = Escrita con letras
web-new-avenue-rows = Tu hoja, desde la fila de arriba
web-new-avenue-symbols = A a F son granjas, cada una una vez. CP y CG son los castillos, P1 a P3 uvas moradas y G1 a G3 verdes; un punto es una casilla vacía. Como mucho 64 casillas.
web-yes = Sí
web-no = No
web-join-title = Jugar a { $title } con { $hosts }
web-join-seat = El asiento de { $seat } es para ti.
web-join-go = Sentarse
web-new-paris-peek = Qué hacen las postales
web-replay-title = { $title }, otra vez
web-replay-at = Jugada { $number } de { $count }
web-replay-play = Reproducir (espacio)
web-replay-pause = Pausa (espacio)
web-replay-table = Volver a la mesa
web-replay-start = Antes de la primera jugada.
web-replay-first = Al principio
web-replay-back = Una jugada atrás
web-replay-on = Una jugada adelante
web-replay-last = Al final
web-replay-scrub = Jugadas mostradas
web-replay-share = Copiar un enlace a este momento
web-api-title = Para programas
web-api-more = La descripción entera, para herramientas:
web-api-field = Nombre
web-api-where = En
web-api-kind = Tipo
web-api-about-field = Significado
