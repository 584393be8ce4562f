# Learn: the overview (web/templates/learn.html)

learn-title = Aprender a jugar
learn-lead = Elige un juego. Juega una primera partida guiada o lee las reglas: el resumen se lee en dos minutos.
learn-first = Primera partida guiada
learn-first-note = Cinco minutos, paso a paso. Puedes dejarla cuando quieras.
learn-rules = Leer las reglas
learn-tools = Alrededor de una mesa de verdad
learn-tools-lead = ¿Tienes el juego o el bloc en casa? Esto te ayudará.
learn-tool-caller = Va mostrando las cartas de Avenue en una pantalla grande, para quienes juegan en papel.
learn-tool-sheet = Monta con unos clics la hoja de tu bloc, o una nueva: juégala, compártela, imprímela.
learn-tool-scorepad = Pon en el tablero el final de tu partida de Paris y mira de dónde sale cada punto.
learn-tool-edition = ¿Tu caja de Paris es distinta de la nuestra? Cuéntanos sus losetas y juega con ellas.

# Learn: a page of rules (web/templates/learn_rules.html)

learn-rules-title = Las reglas de { $title }
learn-contents = Contenido
learn-complete = Las reglas completas
learn-back = Aprender a jugar
learn-top = Volver al contenido
learn-play = ¿Todo listo? Juega una primera partida
learn-before = Antes
learn-after = Después
learn-example = Ejemplo
learn-change = { $seat ->
    [orange] Puntos de Naranja: { $was } antes, { $now } después.
    [blue] Puntos de Azul: { $was } antes, { $now } después.
   *[other] Puntos: { $was } antes, { $now } después.
    }
learn-sum = { $points ->
    [one] En total: { $points } punto.
   *[other] En total: { $points } puntos.
    }
learn-from-table = Las reglas
learn-from-table-note = se abren en otra pestaña. Tu partida espera.

# Paris

learn-paris-about = Dos jugadores adoquinan juntos un barrio de París. Después construyen en él, cada uno sobre su color, tan cerca de las farolas como puedan.
learn-paris-rebuilt = El alcance de la Gran Farola es una reconstrucción nuestra. Si en tu caja es distinto, corrígelo aquí:

learn-paris-short = En dos minutos
learn-paris-short-laying = Primero se adoquina la ciudad. En tu turno puedes colocar tu loseta en cualquier cuadro vacío. Las casillas naranjas servirán a Naranja, las azules a Azul, las mixtas a ambos.
learn-paris-short-reserve = O bien reservas un edificio. Lo que has reservado solo puedes construirlo tú. Lo que no hayas construido al final te cuesta puntos, así que no tomes demasiado.
learn-paris-short-building = Cuando las dieciséis losetas están colocadas, se construye. Pon un edificio de tu reserva en casillas libres de tu color o mixtas, con una de tus chimeneas encima.
learn-paris-short-light = Lo que cuenta es la luz. Cada edificio puntúa su tamaño por cada farola que tenga al lado. Este tiene tamaño 3 y está junto a dos: { $points } puntos.
learn-paris-short-lampadaire = En vez de construir puedes gastar una de tus cuatro fichas en una postal. Cada una tiene su truco y se usa una sola vez, por uno de los dos. Aquí Lampadaire levanta una farola nueva: { $was } puntos pasan a ser { $now }.
learn-paris-short-group = Los edificios que se tocan por un lado forman un grupo. Al final tu grupo más grande puntúa su tamaño: aquí, { $points } puntos.
learn-paris-short-winner = La partida acaba cuando nadie puede hacer nada más. Suma la luz, el grupo más grande y las postales, y resta 3 por cada edificio que no hayas construido. Gana quien tiene más puntos.

learn-paris-symbols = Lo que ves en la mesa
learn-paris-symbols-paving-orange = Adoquines naranjas, en abanico. Aquí puede construir Naranja.
learn-paris-symbols-paving-blue = Adoquines azules, en hileras rectas. Aquí puede construir Azul.
learn-paris-symbols-paving-mixed = Adoquines mixtos. Aquí pueden construir ambos.
learn-paris-symbols-paving-light = Una farola. Los edificios de al lado valen su tamaño una vez más, sean de quien sean. Nadie construye encima.
learn-paris-symbols-tile-back-orange = Una loseta boca abajo: cuatro casillas, para un cuadro del tablero. Solo ves la próxima tuya.
learn-paris-symbols-building-t5-orange = Un edificio. Su nombre dice su forma y su tamaño: T5 cubre cinco casillas. En el tablero, los tejados de Naranja tienen escamas redondas; los de Azul, juntas rectas.
learn-paris-symbols-chimney-orange = Una chimenea. Cada edificio que construyes gasta una, de tu color. Tienes siete.
learn-paris-symbols-token-orange = Una ficha. Cada postal que activas gasta una. Tienes cuatro.
learn-paris-symbols-postcard-peintre = Una postal. Su sello dice cuál es. Un + indica que da puntos al final.
learn-paris-symbols-sign = El letrerito de un edificio, como 5×2, dice su tamaño y cuántas farolas lo alumbran. Multiplícalos y tienes sus puntos.

learn-paris-setup = Antes de la partida
learn-paris-setup-board = El tablero tiene 8 × 8 casillas, en 4 × 4 cuadros de cuatro casillas. Está vacío.
learn-paris-setup-tiles = Cada jugador tiene las mismas ocho losetas, con los colores cambiados, y las baraja en una pila boca abajo. De sus 32 casillas, 16 son de tu color, 7 del rival, 5 mixtas y 4 farolas.
learn-paris-setup-buildings = Doce edificios forman la oferta, abierta a ambos: dos de tamaño 3, cuatro de tamaño 4, cuatro de tamaño 5 y dos de tamaño 6.
learn-paris-setup-stock = Cada jugador tiene 7 chimeneas y 4 fichas.
learn-paris-setup-postcards = Ocho de las doce postales están boca arriba. Para las primeras partidas, tomad las ocho con estrella.
learn-paris-setup-hand = Ambos toman en la mano la loseta de arriba de su pila. Solo la ve su dueño.
learn-paris-setup-starts = Empieza quien perdió vuestra última partida; si no, elegid o echadlo a suertes.
learn-paris-setup-rematch = Si se juega de nuevo tras un empate, empieza la misma persona, o se vuelve a sortear.

learn-paris-pave = Fase 1: adoquinar y reservar
learn-paris-pave-turn = Jugáis por turnos. En tu turno haces una de dos cosas:
learn-paris-pave-lay = Colocar tu loseta en cualquier cuadro vacío, girada como quieras, y tomar la siguiente. También puedes adoquinar donde le duela al rival.
learn-paris-pave-reserve = Tomar un edificio de la oferta para tu reserva. Guardas tu loseta para otro turno. La reserva puede ser tan grande como quieras.
learn-paris-pave-many = Tres o cuatro edificios son un buen número para reservar.
learn-paris-pave-secret = Ambos sabéis qué losetas hay en las pilas; solo el orden es secreto.
learn-paris-pave-done = ¿Has colocado las ocho? Entonces puedes seguir reservando, o pasar.
learn-paris-pave-pass = Nadie más puede pasar. Si además la oferta está vacía, solo queda pasar.
learn-paris-pave-end = En cuanto está la loseta decimosexta, acaba la fase 1. Quien colocó antes sus ocho losetas empieza la fase 2.

learn-paris-build = Fase 2: construir y postales
learn-paris-build-turn = Desde aquí todo está a la vista: sin losetas ocultas, sin suerte. Jugáis otra vez por turnos, y debes hacer una de dos cosas:
learn-paris-build-build = Construir: pon un edificio de tu reserva en el tablero, con una chimenea encima.
learn-paris-build-activate = Activar una postal boca arriba: pon una ficha en ella y haz su acción.
learn-paris-build-free = Un edificio se pone en casillas libres de tu color o mixtas. Una casilla está libre si no tiene ninguna pieza. Las de farola también están libres, pero nadie construye en ellas sin Metropolitain.
learn-paris-build-chimney = Sin chimeneas ya no puedes construir.
learn-paris-build-rotate = Los edificios se pueden girar, pero no dar la vuelta: el reverso no está impreso.
learn-paris-build-must = No se puede esperar. Si te queda una ficha, siempre tienes una jugada.
learn-paris-build-alone = Puedes activar una postal sin su acción, para ganar tiempo o para quitársela al rival.
learn-paris-build-skip = Si no puedes hacer ni lo uno ni lo otro, se te salta.

learn-paris-postcards = Las doce postales
learn-paris-postcards-how = Cada postal se usa una vez por partida, por quien la activa. Mira el ejemplo de cada una: la posición de antes, la de después y lo que dice la hoja de puntos.
learn-paris-postcards-starred = Las ocho primeras son las de la estrella, para las primeras partidas.
learn-paris-postcards-points = Le Peintre, Moulin Rouge, Le Penseur y Fontaine des Mers dan puntos al final. Si las pones pronto, el rival aún puede construir alrededor.
learn-paris-levitation-mind = El edificio nuevo sale de la oferta tal como estaba antes del cambio, y gasta una chimenea. Si ninguno de la oferta cabe, no puedes cambiar.
learn-paris-metropolitain-mind = Tomas el derecho ahora y lo usas una vez, más tarde. Vale para un edificio de tu reserva, para Levitation y para el Jardín. La casilla debe ser impresa y estar vacía.
learn-paris-jardin-mind = Es un edificio a todos los efectos: recibe luz, se une a grupos y detiene al Pintor. Nunca estuvo en tu reserva, así que no pierdes nada si no llegas a él.
learn-paris-sacre-coeur-mind = Vale para todo lo que quede en tu reserva al final, también para lo que no habrías podido construir.
learn-paris-peintre-mind = Su zona es todo lo que alcanza por los lados. Solo lo detienen los edificios y el borde del tablero; las demás piezas y las propias farolas, no.
learn-paris-chartier-mind = Tomas el derecho ahora y lo usas una vez, más tarde. La casilla del rival se cubre en la misma jugada. Sirve para un edificio de tu reserva, Levitation, el Jardín o la Fuente, y puede combinarse con Metropolitain.
learn-paris-bouquinistes-mind = El edificio tiene ahora también esa casilla: para su tamaño, para las farolas de al lado, para sus vecinos. No gasta chimenea. Si varios edificios tuyos tocan el Anexo, eliges uno.
learn-paris-lampadaire-mind = Alumbra a los cuatro lados, a ambos jugadores, y cuenta para el Pintor.
learn-paris-moulin-rouge-mind = Su propia casilla cuenta. También las casillas libres de cualquier color y las mixtas, pero no las de farola.
learn-paris-penseur-mind = La casilla ante la Estatua debe estar en el tablero y libre cuando la pones. Si al final está ocupada, la Estatua no puntúa. Las casillas libres cuentan sea cual sea su color, también las de farola.
learn-paris-fontaine-mind = Cada edificio cuenta una vez, toquen la Fuente las casillas que la toquen. La Fuente no es un edificio y no gasta chimenea.
learn-paris-grande-lumiere-mind = Un edificio corta su luz para lo que hay detrás; las demás piezas, no. Sigue contando como una farola, y una vez por edificio.

learn-paris-rights = Metropolitain y Chartier, en detalle
learn-paris-rights-later = Estas dos dan un derecho para un turno posterior, no para el mismo. El derecho se gasta solo donde hace falta: para una casilla de farola o una casilla del rival.
learn-paris-rights-both = Con ambos derechos, un edificio puede cubrir una de cada.
learn-paris-rights-pass = En la fase 2 solo puedes pasar en un caso: no te quedan fichas, no puedes construir nada sin un derecho y sí podrías con uno. El derecho se conserva.

learn-paris-end = El final de la partida
learn-paris-end-when = La partida acaba cuando ninguno puede hacer nada más.
learn-paris-end-stop = También acaba cuando en la fase 2 se pasan o se saltan dos turnos seguidos.

learn-paris-scoring = Puntuación
learn-paris-scoring-lines = Cada hoja de puntos tiene cuatro líneas. No hace falta lápiz: durante la partida se suma por ti, y cada línea muestra en el tablero lo que cuenta.
learn-paris-light = Luz
learn-paris-light-how = Cada edificio tuyo puntúa su tamaño × el número de farolas que lo alumbran. Una farola alumbra las cuatro casillas de al lado, no las diagonales.
learn-paris-light-once = Una farola cuenta una vez por edificio, por muchas casillas suyas que alumbre. Pero alumbra todos los edificios de al lado, tuyos y del rival.
learn-paris-light-lamps = Son farolas: las casillas de farola impresas que ningún edificio cubre, la Farola de Lampadaire y la Gran Farola.
learn-paris-group = Grupo más grande
learn-paris-group-how = Tus edificios que se tocan por los lados forman un grupo. El más grande puntúa el número de sus casillas. Los demás, nada.
learn-paris-unbuilt = Sin construir
learn-paris-unbuilt-how = Cada edificio que queda en tu reserva cuesta 3 puntos, salvo que hayas activado Sacré-Coeur.
learn-paris-bonus = Postales
learn-paris-bonus-how = Suma los puntos de tu Pintor, tu Bailarina, tu Estatua y tu Fuente, como se explica arriba.
learn-paris-example = Ejemplo: una partida entera
learn-paris-example-how = El mismo tablero dos veces, al final de una partida: primero con todo lo que cuenta para Naranja, luego con todo lo que cuenta para Azul.

learn-paris-ties = Empate
learn-paris-ties-how = Con los mismos puntos gana quien tiene más casillas libres de su color. Una casilla con cualquier pieza no está libre. Si también coinciden, es un empate.

learn-paris-options = Opciones
learn-paris-options-how = Al preparar una partida puedes elegir:
learn-paris-options-postcards = Qué ocho postales: las de la estrella, ocho al azar u ocho a tu gusto.
learn-paris-options-starts = Quién empieza.
learn-paris-options-penseur = Si Le Penseur cuenta las casillas libres de cualquier color, como aquí, o solo las de su dueño. Entonces las mixtas no cuentan.
learn-paris-options-fountain = Si la Fuente ocupa dos casillas, como aquí, o una.
learn-paris-options-mirror = Si también se puede dar la vuelta a los edificios.
learn-paris-options-edition = Si las losetas y los edificios son los de otra edición, para quienes tienen una caja distinta.

learn-paris-figure-laying = Seis cuadros están adoquinados. La próxima loseta puede ir en cualquier otro.
learn-paris-figure-building = Naranja construye V3 en tres casillas: dos naranjas y una mixta. La chimenea muestra de quién es.
learn-paris-figure-light = Al lado hay dos farolas. V3 vale su tamaño dos veces.
learn-paris-figure-shared = Tres farolas alumbran este edificio. La de b3 lo toca por dos lados y aun así cuenta una vez.
learn-paris-figure-group = Estos dos edificios se tocan, así que cuentan juntos.
learn-paris-figure-unbuilt = Dos edificios siguen en la reserva de Naranja.
learn-paris-figure-winner = Lo que cuenta para Naranja
learn-paris-figure-loser = Lo que cuenta para Azul
learn-paris-figure-levitation = Naranja devuelve L4, toma W5 de la oferta y lo construye enseguida.
learn-paris-figure-metropolitain = En un turno posterior, T5 cubre la casilla de farola e5. Su luz desaparece; queda la de c4.
learn-paris-figure-jardin = El Jardín va entre dos farolas.
learn-paris-figure-sacre-coeur = El lado de Naranja. Dos edificios quedan en la reserva y ya no cuestan nada.
learn-paris-figure-peintre = El Pintor de Azul llega hasta donde lo dejan los edificios. Marcado: las farolas que alcanza y su zona.
learn-paris-figure-chartier = En un turno posterior, L4 cubre también e4, una casilla azul. Tres farolas lo alumbran.
learn-paris-figure-bouquinistes = El Anexo de d5 pertenece ahora a T5. El edificio crece a seis casillas y le llega la farola de e5.
learn-paris-figure-lampadaire = La farola nueva de b8 alumbra dos edificios a la vez.
learn-paris-figure-moulin-rouge = La Bailarina en la fila de arriba. Edificios y farolas cierran su zona.
learn-paris-figure-penseur = La Estatua de g4 mira al oeste, donde f4 está libre. Marcado: las casillas libres a su alrededor.
learn-paris-figure-fontaine = La Fuente está entre dos edificios de Naranja.
learn-paris-figure-grande-lumiere = Azul pone la Gran Farola en g7. Su luz llega a dos casillas y alcanza P5.

# Avenue

learn-avenue-about = Todos tienen la misma hoja y dibujan los mismos caminos, cada cual donde quiere. Une la granja de la ronda a tantas uvas como puedas, y a más de ronda en ronda.
learn-avenue-rebuilt = Las hojas A, B y C son reconstrucciones nuestras, no las impresas. Para jugar con la hoja de tu bloc, cópiala aquí:

learn-avenue-short = En dos minutos
learn-avenue-short-sheet = Cada jugador tiene una hoja con seis granjas, uvas moradas y verdes y dos castillos. Aún no tiene caminos: los dibujas tú.
learn-avenue-short-road = En cada ronda cuenta una granja. Las cartas se descubren una a una. Cada una muestra un camino, y lo dibujas en cualquier casilla que no tenga, tal como está en la carta: los caminos nunca se giran.
learn-avenue-short-joined = Los caminos que se encuentran en un lado quedan unidos. Une la granja de la ronda a uvas: cuentan todas las del recorrido, por lejos que estén.
learn-avenue-short-farm = Cuando se ha jugado la cuarta carta amarilla de la ronda, la granja puntúa: un punto por cada uva a la que está unida. Aquí la granja C recibe { $points }.
learn-avenue-short-zero = La granja siguiente debe puntuar más que la anterior. Si no, apuntas 0, y eso te cuesta 5 puntos al final. Pero entonces a la siguiente le basta cualquier punto.
learn-avenue-short-end = Tras cinco rondas, cada castillo suma un punto por cada uva de su color a la que está unido. Gana quien tiene más puntos. Esta hoja tiene { $points }.

learn-avenue-symbols = Lo que ves en la mesa
learn-avenue-symbols-farm = Una granja, de A a F. En su ronda puntúa las uvas a las que está unida. Se puede dibujar un camino encima: así se une.
learn-avenue-symbols-grapes-purple = Uvas moradas. Cuentan para cualquier granja y para el castillo morado.
learn-avenue-symbols-grapes-green = Uvas verdes. Cuentan para cualquier granja y para el castillo verde.
learn-avenue-symbols-castle-purple = El castillo morado, de tejados en punta. Al final puntúa las uvas moradas a las que está unido.
learn-avenue-symbols-castle-green = El castillo verde, con almenas. Al final puntúa las uvas verdes a las que está unido.
learn-avenue-symbols-farm-c = La granja de esta ronda.
learn-avenue-symbols-farm-back = La granja de la próxima ronda, boca abajo.
learn-avenue-symbols-road-3-yellow = Una carta amarilla: dibuja su camino. La cuarta amarilla de una ronda es la última.
learn-avenue-symbols-road-5-grey = Una carta gris: dibuja su camino. No acerca el fin de la ronda.
learn-avenue-symbols-yellow = Una carta amarilla descubierta en esta ronda.
learn-avenue-symbols-peek = Espiar: ver la próxima granja en vez de dibujar. Una vez por ronda.
learn-avenue-symbols-penalty = Una granja con 0. Cuesta 5 puntos al final.
learn-avenue-symbols-lines = En la hoja, una franja ancha recorre los caminos de la granja de esta ronda. Los puntos a lo largo de un camino dicen que lleva al castillo morado; las rayas, que lleva al verde.

learn-avenue-setup = Antes de la partida
learn-avenue-setup-sheet = Todos toman la misma hoja: A, B o C. Tiene 6 × 7 casillas.
learn-avenue-setup-roads = Baraja las 42 cartas de camino: siete de cada uno de los seis caminos. 22 son amarillas y 20 grises.
learn-avenue-setup-farms = Baraja las seis cartas de granja, de A a F. Se jugarán cinco.
learn-avenue-setup-players = Puede jugar cualquier número, también una persona sola. Aquí caben hasta ocho en una mesa.

learn-avenue-round = Una ronda
learn-avenue-round-farm = Se descubre la carta de granja de arriba: es la granja que cuenta en esta ronda.
learn-avenue-round-card = Después se descubre una carta de camino. Todos hacen con ella una de dos cosas, a la vez:
learn-avenue-round-draw = Dibujar su camino en una casilla de su hoja que aún no tenga.
learn-avenue-round-peek = Espiar en secreto la próxima carta de granja y no dibujar nada.
learn-avenue-round-secret = Nadie ve lo que hacen los demás con una carta hasta que todos han decidido.
learn-avenue-round-yellow = Así se sigue, carta tras carta, hasta que se ha jugado la cuarta amarilla de la ronda. Entonces la granja puntúa. Las rondas rara vez duran lo mismo: tienen al menos cuatro cartas.
learn-avenue-round-five = Hay cinco rondas. Los caminos se quedan en la hoja de ronda en ronda.

learn-avenue-roads = Caminos
learn-avenue-roads-turned = Un camino une dos lados de su casilla. Lo dibujas como lo muestra la carta, nunca girado.
learn-avenue-roads-over = Granjas, castillos y uvas no estorban. Un camino en su casilla pasa por encima, y solo así quedan unidos.
learn-avenue-roads-joined = Dos caminos en casillas vecinas quedan unidos si ambos llegan al lado que comparten.
learn-avenue-roads-ends = Se permiten caminos sin salida, y también los que se salen de la hoja.
learn-avenue-roads-path = Cada camino tiene dos extremos, así que lo unido es siempre un largo recorrido o un anillo. Nunca se bifurca.

learn-avenue-peeking = Espiar
learn-avenue-peeking-price = Saber pronto la próxima granja ayuda a construir hacia ella. El precio es el camino que no dibujas. Puedes espiar una vez por ronda.
learn-avenue-peeking-last = En la quinta ronda la próxima granja ya no se jugará. Espiar es entonces solo una manera de no dibujar.
learn-avenue-peeking-must = Debes dibujar o espiar. Si tu hoja está llena y ya has espiado, se te salta.

learn-avenue-scoring = Puntuación
learn-avenue-scoring-when = Las granjas puntúan al final de su ronda. Los castillos y los ceros se cuentan una vez, al final de la partida.
learn-avenue-farm = La granja de la ronda
learn-avenue-farm-how = Cuenta las uvas de ambos colores en todas las casillas unidas a la granja, por lejos que estén. Una casilla tiene una o dos; en hojas propias puede haber tres.
learn-avenue-farm-none = Una granja sin camino propio no está unida a nada y tiene 0.
learn-avenue-farm-again = Las uvas no se gastan. Pueden contar otra vez para otras granjas en otras rondas.
learn-avenue-rise = Más que antes
learn-avenue-rise-how = Los puntos de una granja se apuntan solo si son más que los de la ronda anterior. En la primera ronda deben ser más de 0. Igual no basta.
learn-avenue-rise-zero = Si no, apuntas 0.
learn-avenue-rise-after = Tras un 0, a la granja siguiente le basta superar 0.
learn-avenue-castles = Castillos
learn-avenue-castles-how = Al final de la partida, el castillo morado puntúa un punto por cada uva morada a la que está unido, y el verde por cada verde.
learn-avenue-castles-crossing = Las uvas que contaron para granjas cuentan aquí otra vez. Los caminos pueden pasar por granjas y por el otro castillo.
learn-avenue-penalty = Ceros
learn-avenue-penalty-how = Cada granja con 0 cuesta 5 puntos al final.
learn-avenue-penalty-subtotal = En papel, suma primero las cinco granjas y los dos castillos: es el subtotal. Después resta la penalización.
learn-avenue-example = Ejemplo: una partida entera
learn-avenue-example-how = Cinco granjas, dos castillos y un cero:

learn-avenue-ties = Empate
learn-avenue-ties-how = Entre quienes tienen los mismos puntos gana quien hizo más puntos con una sola granja. Si también coinciden, comparten la victoria.

learn-avenue-alone = A solas
learn-avenue-alone-how = A solas juegas lo mismo contra tu propia marca. Los bots también hacen buena compañía.

learn-avenue-options = Hojas
learn-avenue-options-sheets = Hay tres hojas, A, B y C, cada una con quince uvas moradas y quince verdes.
learn-avenue-options-own = También puedes jugar en una hoja propia, de 64 casillas como mucho, con cada granja una vez y como mucho un castillo de cada color. Un castillo que falta no puntúa.
learn-avenue-options-paper = Todas las hojas se pueden imprimir, para jugar con lápiz.
learn-avenue-options-narrator = En papel, el jugador de más edad es el Narrador: baraja y descubre las cartas, anuncia los números y también juega.

learn-avenue-figure-joined = El camino de c3 se encuentra con el que viene de la granja C. Sus uvas quedan unidas.
learn-avenue-figure-apart = Los caminos de la fila de abajo están unidos entre sí, pero no con la granja C. No cuentan para ella.
learn-avenue-figure-farm = El final de la ronda 1. Marcado: las casillas con uvas unidas a la granja C.
learn-avenue-figure-zero = El final de la ronda 2. La granja E está unida a algunas uvas, pero no a más de las que puntuó la granja C: es un cero.
learn-avenue-figure-rising = Tras el cero de la ronda 2, a la granja A le basta superar 0.
learn-avenue-figure-purple = El castillo morado y las uvas moradas a las que está unido.
learn-avenue-figure-green = El castillo verde y las uvas verdes a las que está unido.
learn-avenue-figure-end = La hoja al final de la partida

# Tips at the table: what a piece or a symbol is good for, after a sentence that tells how it stands

web-tip-points = Puntos hasta ahora, como si la partida acabara ya.
web-tip-paris-chimneys = Cada edificio que construyes gasta una chimenea. Sin chimeneas no hay edificios.
web-tip-paris-tokens = Cada postal que activas gasta una ficha.
web-tip-paris-pile = El orden de una pila es secreto; lo que contiene, no.
web-tip-paris-tile = La loseta de tu mano: colócala en cualquier cuadro vacío. Antes puedes girarla, con R o con doble toque.
web-tip-paris-reserve = Solo puede construirlo su dueño. Si sigue aquí al final, cuesta 3 puntos.
web-tip-paris-pool = Ambos pueden tomarlo en la fase 1. En la fase 2 solo lo alcanza Levitation.
web-tip-paris-take = { $name }, tamaño { $size }. Resérvalo ahora y constrúyelo en la fase 2. Si no lo construyes, cuesta 3 puntos.
web-tip-paris-build = { $name }, tamaño { $size }. Constrúyelo en casillas libres de tu color o mixtas. Puntúa su tamaño por cada farola de al lado.
web-tip-paris-pass = No hacer nada en este turno.
web-tip-paris-line-light = Luz: cada edificio puntúa su tamaño × el número de farolas de al lado.
web-tip-paris-line-group = Grupo más grande: las casillas de tus edificios que se tocan por los lados. Solo cuenta el grupo más grande.
web-tip-paris-line-unbuilt = Sin construir: 3 puntos menos por cada edificio que queda en la reserva.
web-tip-paris-line-postcards = Postales: los puntos de tu Pintor, tu Bailarina, tu Estatua y tu Fuente.
web-tip-avenue-farm = Las uvas unidas a ella cuentan al final de la ronda.
web-tip-avenue-card = Dibuja este camino en cualquier casilla que no tenga. Nunca se gira.
web-tip-avenue-yellow = Cuando se ha jugado la cuarta, la ronda acaba y la granja puntúa.
web-tip-avenue-next = Se descubre en la próxima ronda. Si espías, solo la ves tú.
web-tip-avenue-peeked = Ya has espiado en esta ronda. Podrás hacerlo otra vez en la próxima.
web-tip-avenue-line-farm = Una granja debe puntuar más que la anterior; si no, puntúa 0, que cuesta 5 puntos al final.
web-tip-avenue-line-purple = Al final, cada uva morada unida al castillo morado es un punto.
web-tip-avenue-line-green = Al final, cada uva verde unida al castillo verde es un punto.
web-tip-avenue-line-penalty = Cada granja con 0 cuesta 5 puntos.
web-tip-avenue-line-later = Esta ronda aún no se ha jugado.
web-tip-avenue-total = Granjas, castillos y penalización, como si la partida acabara ya.
web-tip-avenue-left = Lo que ya ha salido no vuelve.
web-tip-avenue-player = Puntos de granja hasta ahora, en orden; el último número es lo unido ahora. Elígelo para ver la hoja en grande.

# Tips at the spaces of a board, after the words of the space

web-paris-js-tip-orange = Aquí puede construir Naranja.
web-paris-js-tip-blue = Aquí puede construir Azul.
web-paris-js-tip-mixed = Aquí pueden construir ambos.
web-paris-js-tip-light = Los edificios de al lado valen su tamaño una vez más.
web-paris-js-tip-empty = En este cuadro se puede colocar una loseta.
web-paris-js-tip-building = Tamaño × farolas: esos son sus puntos. Los edificios de un mismo dueño que se tocan forman un grupo.
web-paris-js-tip-garden = Cuenta como un edificio de tamaño 2.
web-paris-js-tip-painter = 2 puntos por cada farola a la que llega sin cruzar un edificio.
web-paris-js-tip-dancer = 1 punto por cada casilla libre a la que llega. Edificios, farolas y piezas la detienen.
web-paris-js-tip-statue = Si la casilla de enfrente sigue libre: { $penseur ->
    [own] 2 puntos por cada casilla libre del color de su dueño a sus lados, 1 por cada una de ese color en sus esquinas.
   *[any] 2 puntos por cada casilla libre a sus lados, 1 por cada una en sus esquinas.
    }
web-paris-js-tip-fountain = 3 puntos por cada edificio de su dueño junto a ella.
web-paris-js-tip-annex = Pertenece al edificio de al lado, que crece en una casilla.
web-paris-js-tip-streetlight = Los edificios de al lado valen su tamaño una vez más.
web-paris-js-tip-large-streetlight = { $rays ->
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
    } Un edificio corta su luz.
web-avenue-js-tip-farm = En su ronda puntúa las uvas a las que está unida. Dibuja un camino encima para unirla.
web-avenue-js-tip-castle-purple = Al final puntúa las uvas moradas a las que está unido. Dibuja un camino encima para unirlo.
web-avenue-js-tip-castle-green = Al final puntúa las uvas verdes a las que está unido. Dibuja un camino encima para unirlo.
web-avenue-js-tip-grapes-purple = Cada una es un punto para toda granja a la que esté unida, y para el castillo morado.
web-avenue-js-tip-grapes-green = Cada una es un punto para toda granja a la que esté unida, y para el castillo verde.
web-avenue-js-tip-road = Los caminos que se encuentran en un lado quedan unidos.

# The rules in a terminal (terminal/rules.py)

cli-rules = Imprime las reglas de un juego, primero las breves.
