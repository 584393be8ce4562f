# Learn: the overview (web/templates/pages/learn.html)

learn-title = Aprender a jugar
learn-lead = Elige un juego. Juega una primera partida guiada o lee las reglas: la versión corta se lee en dos minutos.
learn-first = Jugar una primera partida guiada
learn-first-note = Cinco minutos, paso a paso. Puedes salir cuando quieras.
learn-rules = Leer las reglas
learn-tools = Alrededor de una mesa real
learn-tools-lead = ¿Tienes en casa el juego de mesa o el bloc? Estas páginas te ayudan.
learn-tool-caller = Descubre las cartas de Avenue en una pantalla grande, para quienes juegan en papel.
learn-tool-sheet = Copia la hoja de tu bloc o crea una nueva. Luego juégala, compártela o imprímela.
learn-tool-scorepad = Indica cómo terminó tu partida de Paris y te explicamos cada punto.
learn-tool-edition = ¿Tu caja de Paris es distinta de la nuestra? Introduce sus losetas y juega con ellas.

# Learn: a page of rules (web/templates/pages/learn_rules.html)

learn-rules-title = Reglas de { $title }
learn-contents = Contenido
learn-complete = Reglas completas
learn-back = Todos los juegos
learn-top = Volver al contenido
learn-play = ¿Todo claro? Juega tu primera partida
learn-before = Antes
learn-after = Después
learn-example = Ejemplo
learn-change = { $seat ->
    [orange] Puntuación de Naranja: { $was } antes, { $now } después.
    [blue] Puntuación de Azul: { $was } antes, { $now } después.
   *[other] Puntuación: { $was } antes, { $now } después.
    }
learn-sum = { $points ->
    [one] Total: { $points } punto.
   *[other] Total: { $points } puntos.
    }
learn-from-table = Reglas
learn-from-table-note = Se abren en otra pestaña. Tu partida te espera.

# Paris

learn-paris-about = Dos jugadores pavimentan juntos un barrio de París. Después, cada uno construye sobre su color, lo más cerca posible de las farolas.
learn-paris-rebuilt = El alcance de la Gran Farola es una reconstrucción nuestra. Si en tu caja es distinto, corrígelo aquí:

learn-paris-short = En dos minutos
learn-paris-short-laying = Primero se pavimenta la ciudad. En tu turno puedes colocar tu loseta en cualquier cuadro vacío. Las casillas naranjas le sirven a Naranja, las azules a Azul y las mixtas a ambos.
learn-paris-short-reserve = O puedes reservar un edificio. Solo tú puedes construir lo que has reservado. Pero cada edificio que no hayas construido al final te cuesta puntos, así que no tomes demasiados.
learn-paris-short-building = Cuando están colocadas las dieciséis losetas, se construye. Pon un edificio de tu reserva en casillas libres de tu color o mixtas, con una de tus chimeneas encima.
learn-paris-short-light = Lo que cuenta es la luz. Un edificio vale su tamaño por cada farola que tenga junto a él. Este es de tamaño 3 y está junto a dos farolas: 3 × 2 = { $points }.
learn-paris-short-lampadaire = En vez de construir, puedes gastar una de tus fichas (tienes { $tokens }) para activar una postal. Cada una tiene su truco y solo uno de los dos puede activarla, una única vez. Aquí, Lampadaire añade una farola: la puntuación pasa de { $was } a { $now }.
learn-paris-short-group = Los edificios que se tocan por un lado forman un grupo. Al final, tu grupo más grande da un punto por casilla: aquí, { $points }.
learn-paris-short-winner = La partida termina cuando ninguno de los dos puede hacer nada. Suma la luz, el grupo más grande y las postales, y resta { $penalty } por cada edificio que quede en tu reserva. Gana quien tenga más puntos.

learn-paris-symbols = Lo que ves en la mesa
learn-paris-symbols-paving-orange = Pavimento naranja, en abanico. Aquí puede construir Naranja.
learn-paris-symbols-paving-blue = Pavimento azul, en hileras rectas. Aquí puede construir Azul.
learn-paris-symbols-paving-mixed = Pavimento mixto. Aquí pueden construir ambos jugadores.
learn-paris-symbols-paving-light = Una farola. Cada edificio junto a ella suma su tamaño una vez más, sea de quien sea. Nadie construye encima.
learn-paris-symbols-tile-back-orange = Una loseta boca abajo. Cubre un cuadro del tablero, es decir, cuatro casillas. Solo ves tu próxima loseta.
learn-paris-symbols-building-t5-orange = Un edificio. Su nombre indica su forma y su tamaño: T5 cubre cinco casillas. En el tablero, los tejados de Naranja tienen escamas redondas y los de Azul, juntas rectas.
learn-paris-symbols-chimney-orange = Una chimenea. Cada edificio que construyes gasta una de tu color. Tienes { $chimneys }.
learn-paris-symbols-token-orange = Una ficha. Cada postal que activas gasta una. Tienes { $tokens }.
learn-paris-symbols-postcard-peintre = Una postal. El sello indica cuál es. Un + significa que da puntos al final.
learn-paris-symbols-sign = El pequeño letrero de un edificio, como 5×2, indica su tamaño y cuántas farolas lo iluminan. Multiplícalos y tendrás sus puntos.

learn-paris-setup = Preparación
learn-paris-setup-board = El tablero tiene 8 × 8 casillas, en 4 × 4 cuadros de cuatro casillas cada uno. Al principio está vacío.
learn-paris-setup-tiles = Los dos jugadores tienen las mismas ocho losetas, con los colores intercambiados, barajadas en una pila boca abajo. De tus 32 casillas, 16 son de tu color y 7 del de tu rival; 5 son mixtas y 4 son farolas.
learn-paris-setup-buildings = Doce edificios forman la oferta, común a los dos jugadores: dos de tamaño 3, cuatro de tamaño 4, cuatro de tamaño 5 y dos de tamaño 6.
learn-paris-setup-stock = Cada jugador tiene { $chimneys ->
    [one] { $chimneys } chimenea
   *[other] { $chimneys } chimeneas
  } y { $tokens ->
    [one] { $tokens } ficha
   *[other] { $tokens } fichas
  }.
learn-paris-setup-postcards = En cada partida, { $in_play } de las postales quedan boca arriba. Para las primeras partidas, usa las que llevan estrella.
learn-paris-setup-hand = Cada jugador roba la primera loseta de su pila. Solo la ve quien la roba.
learn-paris-setup-starts = Empieza quien perdió la última partida. Si no la hubo, se elige o se decide al azar.
learn-paris-setup-rematch = Si se juega otra vez tras un empate, empieza el mismo jugador o se vuelve a decidir al azar.

learn-paris-pave = Fase 1: pavimentar y reservar
learn-paris-pave-turn = Se juega por turnos. En tu turno, haz una de estas dos cosas:
learn-paris-pave-lay = Coloca tu loseta en cualquier cuadro vacío, girada como quieras, y roba la siguiente. También puedes colocarla donde perjudique a tu rival.
learn-paris-pave-reserve = Toma un edificio de la oferta y añádelo a tu reserva. Conservas tu loseta para otro turno. La reserva no tiene límite.
learn-paris-pave-many = Reservar tres o cuatro edificios suele ser lo adecuado.
learn-paris-pave-secret = Ambos jugadores saben qué losetas hay en cada pila, pero no en qué orden.
learn-paris-pave-done = Cuando hayas colocado tus ocho losetas, puedes seguir reservando o pasar.
learn-paris-pave-pass = Antes no puedes pasar. Si ya las has colocado y la oferta está vacía, solo te queda pasar.
learn-paris-pave-end = La fase 1 termina en cuanto se coloca la decimosexta loseta. La fase 2 la empieza quien colocó antes sus ocho losetas.

learn-paris-build = Fase 2: construir y activar postales
learn-paris-build-turn = A partir de aquí no hay nada oculto ni depende nada del azar. Se sigue jugando por turnos, y en el tuyo tienes que hacer una de estas dos cosas:
learn-paris-build-build = Construir: pon un edificio de tu reserva en el tablero, con una chimenea encima.
learn-paris-build-activate = Activar una postal boca arriba: pon una ficha sobre ella y realiza su acción.
learn-paris-build-free = Se construye en casillas libres de tu color o mixtas. Una casilla está libre si no hay ninguna pieza en ella. Las casillas de farola también están libres, pero no puedes construir en ellas sin Metropolitain.
learn-paris-build-chimney = Si te quedas sin chimeneas, no puedes construir.
learn-paris-build-rotate = Los edificios se pueden girar, pero no voltear: no están impresos por detrás.
learn-paris-build-must = No puedes esperar. Mientras te quede una ficha, tienes una jugada.
learn-paris-build-alone = Puedes activar una postal sin su acción, para ganar tiempo o para quitársela a tu rival.
learn-paris-build-skip = Si no puedes hacer ninguna de las dos cosas, pierdes el turno.

learn-paris-postcards = Las doce postales
learn-paris-postcards-how = Cada postal se puede activar una vez por partida, y puede hacerlo cualquiera de los dos. Cada una tiene un ejemplo: el tablero antes, el tablero después y lo que dice la hoja de puntuación.
learn-paris-postcards-starred = En las primeras partidas, usa las que llevan estrella: { $starred }.
learn-paris-postcards-points = Le Peintre, Moulin Rouge, Le Penseur y Fontaine des Mers dan puntos al final. Si activas una pronto, tu rival aún tendrá tiempo de construir a su alrededor.
learn-paris-levitation-mind = El edificio nuevo sale de la oferta tal como estaba antes del cambio y gasta una chimenea. Si ninguno de la oferta cabe en el tablero, no puedes hacer el cambio.
learn-paris-metropolitain-mind = Obtienes ahora un derecho que usas una vez, en un turno posterior: para un edificio de tu reserva, para Levitation o para el Jardín. Debe ser una casilla de farola impresa en una loseta y sin ninguna pieza.
learn-paris-jardin-mind = Es un edificio a todos los efectos: puede recibir luz, se une a grupos y le cierra el paso al Pintor. Nunca estuvo en tu reserva, así que no te cuesta nada si no lo construyes.
learn-paris-sacre-coeur-mind = Vale para todo lo que quede en tu reserva al final, incluso lo que no habrías podido construir.
learn-paris-peintre-mind = Su zona son todas las casillas a las que puede llegar de casilla en casilla, por los lados y no en diagonal. Solo lo detienen los edificios y el borde del tablero; las farolas y las demás piezas, no.
learn-paris-chartier-mind = Obtienes ahora un derecho que usas una vez, en un turno posterior. La casilla de tu rival se cubre en esa misma jugada, con un edificio de tu reserva, Levitation, el Jardín o la Fuente. Se puede combinar con Metropolitain.
learn-paris-bouquinistes-mind = La casilla pasa a formar parte de ese edificio: cuenta para su tamaño, para las farolas junto a él y para su grupo. No gasta chimenea. Si el Anexo toca varios de tus edificios, elige uno.
learn-paris-lampadaire-mind = Da luz por los cuatro lados, a ambos jugadores, y cuenta para el Pintor.
learn-paris-moulin-rouge-mind = Su propia casilla cuenta. También las casillas libres de cualquier color y las mixtas, pero no las de farola.
learn-paris-penseur-mind = Cuando pones la Estatua, la casilla de enfrente debe estar en el tablero y libre. Si al final está ocupada, la Estatua no da puntos. Las casillas libres cuentan sea cual sea su color, también las de farola.
learn-paris-fontaine-mind = Cada edificio cuenta una vez, por muchas casillas suyas que toquen la Fuente. La Fuente no es un edificio y no gasta chimenea.
learn-paris-grande-lumiere-mind = Un edificio tapa su luz para lo que haya detrás; las demás piezas, no. Sigue contando como una sola farola, y una vez por edificio.

learn-paris-rights = Metropolitain y Chartier, en detalle
learn-paris-rights-later = Estas dos postales te dan un derecho para un turno posterior, no para el mismo. Solo lo gastas cuando te hace falta: para cubrir una casilla de farola o una casilla de tu rival.
learn-paris-rights-both = Con ambos derechos, un mismo edificio puede cubrir una de cada.
learn-paris-rights-pass = En la fase 2 solo puedes pasar en un caso: no te quedan fichas, no puedes construir nada sin usar un derecho y sí podrías construir algo usándolo. Conservas tu derecho.

learn-paris-end = Final de la partida
learn-paris-end-when = La partida termina cuando ninguno de los dos puede hacer nada.
learn-paris-end-stop = También termina si en la fase 2 se pasan o se pierden dos turnos seguidos.

learn-paris-scoring = Puntuación
learn-paris-scoring-lines = La hoja de puntuación tiene cuatro líneas por jugador. No necesitas lápiz: se suma sola mientras juegas, y cada línea muestra en el tablero lo que cuenta.
learn-paris-light = Luz
learn-paris-light-how = Cada uno de tus edificios vale su tamaño × el número de farolas que lo iluminan. Una farola ilumina las cuatro casillas contiguas, no las diagonales.
learn-paris-light-once = Una farola cuenta una vez por edificio, por muchas casillas suyas que ilumine. Pero ilumina todos los edificios junto a ella, los tuyos y los de tu rival.
learn-paris-light-lamps = Cuentan como farolas: las casillas de farola impresas que no cubra ningún edificio, la Farola de Lampadaire y la Gran Farola.
learn-paris-group = Grupo más grande
learn-paris-group-how = Tus edificios que se tocan por un lado forman un grupo. Tu grupo más grande da un punto por cada una de sus casillas. Los demás no dan nada.
learn-paris-unbuilt = Sin construir
learn-paris-unbuilt-how = Cada edificio que quede en tu reserva cuesta { $penalty }, salvo que hayas activado Sacré-Coeur.
learn-paris-bonus = Postales
learn-paris-bonus-how = Suma los puntos de tu Pintor, tu Bailarina, tu Estatua y tu Fuente, como se explica más arriba.
learn-paris-example = Una partida completa, puntuada
learn-paris-example-how = El mismo tablero dos veces, al final de una partida: primero, todo lo que cuenta para Naranja; después, todo lo que cuenta para Azul.

learn-paris-ties = Empates
learn-paris-ties-how = Si hay igualdad a puntos, gana quien tenga más casillas libres de su color. Una casilla bajo cualquier pieza no está libre. Si también en eso hay igualdad, la partida queda en empate.

learn-paris-options = Opciones
learn-paris-options-how = Al preparar una partida puedes elegir:
learn-paris-options-postcards = Con qué postales juegas: las que llevan estrella, al azar o a tu elección.
learn-paris-options-starts = Quién empieza.
learn-paris-options-penseur = Si Le Penseur cuenta las casillas libres de cualquier color, como aquí, o solo las del color de su dueño. En ese caso, las mixtas no cuentan.
learn-paris-options-fountain = Si la Fuente cubre dos casillas, como aquí, o una.
learn-paris-options-mirror = Si los edificios se pueden voltear.
learn-paris-options-edition = Si se juega con las losetas y los edificios de otra edición, por si tu caja es distinta.

learn-paris-figure-laying = Hay seis cuadros pavimentados. La próxima loseta puede ir en cualquiera de los demás.
learn-paris-figure-building = Naranja construye V3 en tres casillas: dos naranjas y una mixta. La chimenea indica de quién es.
learn-paris-figure-light = V3 está junto a dos farolas, así que vale dos veces su tamaño.
learn-paris-figure-shared = Tres farolas iluminan este edificio. La de b3 lo toca por dos lados, pero solo cuenta una vez.
learn-paris-figure-group = Estos dos edificios se tocan, así que cuentan juntos.
learn-paris-figure-unbuilt = En la reserva de Naranja aún quedan dos edificios.
learn-paris-figure-winner = Lo que cuenta para Naranja
learn-paris-figure-loser = Lo que cuenta para Azul
learn-paris-figure-levitation = Naranja devuelve L4, toma W5 de la oferta y lo construye de inmediato.
learn-paris-figure-metropolitain = En un turno posterior, T5 cubre la casilla de farola e5. Esa farola desaparece; queda la de c4.
learn-paris-figure-jardin = El Jardín va entre dos farolas.
learn-paris-figure-sacre-coeur = El lado de Naranja. En la reserva quedan dos edificios, que ya no cuestan nada.
learn-paris-figure-peintre = El Pintor de Azul llega hasta donde se lo permiten los edificios. Marcado: las farolas a las que llega y su zona.
learn-paris-figure-chartier = En un turno posterior, L4 cubre también e4, una casilla azul. Lo iluminan tres farolas.
learn-paris-figure-bouquinistes = El Anexo de d5 pertenece ahora a T5. El edificio crece hasta seis casillas y también lo ilumina la farola de e5.
learn-paris-figure-lampadaire = La nueva farola de b8 ilumina dos edificios a la vez.
learn-paris-figure-moulin-rouge = La Bailarina está en la fila de arriba. Los edificios y las farolas cierran su zona.
learn-paris-figure-penseur = La Estatua de g4 mira al oeste, donde f4 está libre. Marcado: las casillas libres a su alrededor.
learn-paris-figure-fontaine = La Fuente está entre dos edificios de Naranja.
learn-paris-figure-grande-lumiere = Azul pone la Gran Farola en g7. Ilumina hasta dos casillas de distancia y llega a P5.

# Avenue

learn-avenue-about = Todos tienen la misma hoja y dibujan los mismos caminos, cada uno donde prefiera. Une la granja de cada ronda a tantas uvas como puedas, y a más que en la ronda anterior.
learn-avenue-rebuilt = Las hojas A, B y C son reconstrucciones nuestras, no las impresas. Para jugar con la hoja de tu bloc, cópiala aquí:

learn-avenue-short = En dos minutos
learn-avenue-short-sheet = Cada jugador tiene una hoja con seis granjas, uvas moradas y verdes, y dos castillos. Aún no hay caminos: los dibujas tú.
learn-avenue-short-road = En cada ronda cuenta una granja. Las cartas se descubren una a una. Cada una muestra un camino, y tú lo dibujas en cualquier casilla sin camino, tal como está en la carta: los caminos nunca se giran.
learn-avenue-short-joined = Los caminos que se encuentran en un lado quedan unidos. Une la granja a las uvas: cuentan todas las del recorrido, por lejos que estén.
learn-avenue-short-farm = Tras la cuarta carta amarilla de la ronda, la granja puntúa: un punto por cada uva unida a ella. Aquí, la granja C consigue { $points }.
learn-avenue-short-zero = Cada granja debe conseguir más puntos que la anterior. Si no, apuntas un 0, que te cuesta { $penalty } al final. Pero entonces a la siguiente le basta un solo punto.
learn-avenue-short-end = Después de cinco rondas, cada castillo suma un punto por cada uva de su color unida a él. Gana quien tenga más puntos. La puntuación de esta hoja: { $points }.

learn-avenue-symbols = Lo que ves en la mesa
learn-avenue-symbols-farm = Una granja, de la A a la F. En su ronda puntúan las uvas unidas a ella. Para unirla, dibuja un camino encima.
learn-avenue-symbols-grapes-purple = Uvas moradas. Cuentan para todas las granjas y para el castillo morado.
learn-avenue-symbols-grapes-green = Uvas verdes. Cuentan para todas las granjas y para el castillo verde.
learn-avenue-symbols-castle-purple = El castillo morado, con tejados en punta. Al final puntúan las uvas moradas unidas a él.
learn-avenue-symbols-castle-green = El castillo verde, con almenas. Al final puntúan las uvas verdes unidas a él.
learn-avenue-symbols-farm-c = La granja de esta ronda.
learn-avenue-symbols-farm-back = La granja de la próxima ronda, boca abajo.
learn-avenue-symbols-road-3-yellow = Una carta amarilla: dibuja su camino. La cuarta carta amarilla de una ronda es también la última.
learn-avenue-symbols-road-5-grey = Una carta gris: dibuja su camino. No acerca el final de la ronda.
learn-avenue-symbols-yellow = Una carta amarilla descubierta en esta ronda.
learn-avenue-symbols-peek = Espiar: ver la próxima granja en vez de dibujar. Una vez por ronda.
learn-avenue-symbols-penalty = Una granja con 0. Cuesta { $penalty } al final.
learn-avenue-symbols-lines = En la hoja, una franja ancha de color recorre los caminos de la granja actual. Si hay puntos a lo largo de un camino, lleva al castillo morado; si hay rayas, al verde.

learn-avenue-setup = Preparación
learn-avenue-setup-sheet = Todos los jugadores usan la misma hoja: A, B o C. Tiene 6 × 7 casillas.
learn-avenue-setup-roads = Baraja las 42 cartas de camino: siete de cada uno de los seis caminos. De ellas, 22 son amarillas y 20 son grises.
learn-avenue-setup-farms = Baraja las seis cartas de granja, de la A a la F. Solo se jugarán cinco.
learn-avenue-setup-players = Puede jugar cualquier número de personas, incluso una sola. Aquí, una mesa tiene hasta ocho asientos.

learn-avenue-round = Una ronda
learn-avenue-round-farm = Descubre la primera carta de granja: es la granja que cuenta en esta ronda.
learn-avenue-round-card = Luego descubre una carta de camino. Todos hacen con ella una de estas dos cosas, al mismo tiempo:
learn-avenue-round-draw = Dibujar su camino en una casilla de la hoja que aún no tenga uno.
learn-avenue-round-peek = Espiar en secreto la próxima carta de granja y no dibujar nada.
learn-avenue-round-secret = Nadie ve lo que hacen los demás con una carta hasta que todos han decidido.
learn-avenue-round-yellow = Sigue carta por carta hasta que se haya dibujado la cuarta amarilla de la ronda. Entonces puntúa la granja. Las rondas no duran siempre lo mismo, pero todas tienen al menos cuatro cartas.
learn-avenue-round-five = Una partida tiene { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
  }. Los caminos permanecen en la hoja de una ronda a otra.

learn-avenue-roads = Caminos
learn-avenue-roads-turned = Un camino une dos lados de su casilla. Dibújalo tal como lo muestra la carta, nunca girado.
learn-avenue-roads-over = Las granjas, los castillos y las uvas no estorban. Un camino en su casilla pasa por encima, y solo así quedan unidos.
learn-avenue-roads-joined = Dos caminos en casillas contiguas quedan unidos si ambos llegan al lado que comparten.
learn-avenue-roads-ends = Puede haber caminos sin salida y caminos que se salen de la hoja.
learn-avenue-roads-path = Cada camino tiene dos extremos, así que los caminos unidos siempre forman una línea o un anillo. Nunca se bifurcan.

learn-avenue-peeking = Espiar
learn-avenue-peeking-price = Conocer antes la próxima granja te ayuda a prepararte. El precio es un camino que no dibujas. Puedes espiar una vez por ronda.
learn-avenue-peeking-last = En la quinta ronda, la próxima granja ya no puntuará. Espiar es entonces solo una manera de no dibujar.
learn-avenue-peeking-must = Tienes que dibujar o espiar. Si tu hoja está llena y ya has espiado, pierdes el turno.

learn-avenue-scoring = Puntuación
learn-avenue-scoring-when = Las granjas puntúan al final de su ronda. Los castillos y los ceros se cuentan una vez, al final de la partida.
learn-avenue-farm = La granja de esta ronda
learn-avenue-farm-how = Cuenta las uvas de ambos colores en todas las casillas unidas a la granja, por lejos que estén. Una casilla tiene una o dos uvas; en tus propias hojas puede tener tres.
learn-avenue-farm-none = Una granja sin camino encima no está unida a nada y vale 0.
learn-avenue-farm-again = Las uvas no se gastan. Pueden volver a contar para otras granjas en rondas posteriores.
learn-avenue-rise = Más que antes
learn-avenue-rise-how = Una granja solo da puntos si sus uvas superan los puntos de la ronda anterior. En la primera ronda necesita más de 0. Igualar no basta.
learn-avenue-rise-zero = En caso contrario, apuntas un 0.
learn-avenue-rise-after = Después de un 0, a la granja siguiente le basta con superar 0.
learn-avenue-castles = Castillos
learn-avenue-castles-how = Al final de la partida, el castillo morado da un punto por cada uva morada unida a él, y el verde, uno por cada uva verde.
learn-avenue-castles-crossing = Las uvas que contaron para las granjas vuelven a contar aquí. Los caminos pueden pasar por granjas y por el otro castillo.
learn-avenue-penalty = Ceros
learn-avenue-penalty-how = Cada granja con 0 cuesta { $penalty } al final.
learn-avenue-penalty-subtotal = En papel, suma primero las cinco granjas y los dos castillos. Ese es tu subtotal. Después resta la penalización.
learn-avenue-example = Una partida completa, puntuada
learn-avenue-example-how = Cinco granjas, dos castillos y un cero:

learn-avenue-ties = Empates
learn-avenue-ties-how = En caso de empate, gana quien haya conseguido más puntos con una sola granja. Si también en eso hay igualdad, se comparte la victoria.

learn-avenue-alone = En solitario
learn-avenue-alone-how = Juega igual, contra tu propio récord. Los bots también son buena compañía.

learn-avenue-options = Hojas
learn-avenue-options-sheets = Hay tres hojas, A, B y C, cada una con quince uvas moradas y quince verdes.
learn-avenue-options-own = También puedes jugar en una hoja propia, con 64 casillas como máximo, cada granja una vez y no más de un castillo de cada color. Un castillo que falta no da puntos.
learn-avenue-options-paper = Puedes imprimir cualquier hoja y jugar con lápiz.
learn-avenue-options-narrator = En papel, la persona de más edad es el Narrador: baraja y descubre las cartas, anuncia los números y también juega.

learn-avenue-figure-joined = El camino de c3 se encuentra con el que viene de la granja C, así que sus uvas quedan unidas.
learn-avenue-figure-apart = Los caminos de la fila de abajo están unidos entre sí, pero no a la granja C. No cuentan para ella.
learn-avenue-figure-farm = Final de la ronda 1. Marcado: las casillas con uvas unidas a la granja C.
learn-avenue-figure-zero = Final de la ronda 2. La granja E está unida a algunas uvas, pero no supera los puntos de la granja C: es un cero.
learn-avenue-figure-rising = Tras el cero de la ronda 2, a la granja A le basta con superar 0.
learn-avenue-figure-purple = El castillo morado y las uvas moradas unidas a él.
learn-avenue-figure-green = El castillo verde y las uvas verdes unidas a él.
learn-avenue-figure-end = La hoja al final de la partida

# Tips at the table: what a piece or a symbol is good for, after a sentence that tells how it stands

web-tip-points = Puntos hasta ahora, como si la partida terminara ya.
web-tip-paris-chimneys = Cada edificio que construyes gasta una chimenea. Cuando se acaban, no puedes construir.
web-tip-paris-tokens = Cada postal que activas gasta una ficha.
web-tip-paris-pile = El orden de una pila es secreto, pero no lo que contiene.
web-tip-paris-tile = La loseta de tu mano: colócala en cualquier cuadro vacío. Para girarla antes, pulsa R o toca dos veces.
web-tip-paris-reserve = Solo puede construirlo su dueño. Si sigue aquí al final, cuesta { $penalty }.
web-tip-paris-pool = En la fase 1 puede reservarlo cualquiera de los dos. En la fase 2 solo se puede tomar con Levitation.
web-tip-paris-take = { $name }, tamaño { $size }. Resérvalo ahora y constrúyelo en la fase 2. Si no lo construyes, cuesta { $penalty }.
web-tip-paris-build = { $name }, tamaño { $size }. Constrúyelo en casillas libres de tu color o mixtas. Vale su tamaño por cada farola junto a él.
web-tip-paris-pass = No hacer nada en este turno.
web-tip-paris-line-light = Luz: cada edificio vale su tamaño × el número de farolas que lo iluminan.
web-tip-paris-line-group = Grupo más grande: un punto por cada casilla de tus edificios que se tocan por un lado. Solo cuenta el grupo más grande.
web-tip-paris-line-unbuilt = Sin construir: { $penalty } menos por cada edificio que quede en la reserva.
web-tip-paris-line-postcards = Postales: los puntos de tu Pintor, tu Bailarina, tu Estatua y tu Fuente.
web-tip-avenue-farm = Las uvas unidas a ella dan puntos al final de la ronda.
web-tip-avenue-card = Dibuja este camino en cualquier casilla sin camino. Nunca se gira.
web-tip-avenue-yellow = Tras la cuarta, la ronda termina y puntúa la granja.
web-tip-avenue-next = Se descubre en la próxima ronda. Si espías, la ves solo tú.
web-tip-avenue-next-farm = La próxima granja: { $farm }.
web-tip-avenue-peeked = Ya has espiado en esta ronda. Podrás volver a hacerlo en la próxima.
web-tip-avenue-line-farm = Una granja debe conseguir más puntos que la anterior. Si no, vale 0, y eso cuesta { $penalty } al final.
web-tip-avenue-line-purple = Al final, cada uva morada unida al castillo morado da un punto.
web-tip-avenue-line-green = Al final, cada uva verde unida al castillo verde da un punto.
web-tip-avenue-line-penalty = Cada granja con 0 cuesta { $penalty }.
web-tip-avenue-line-later = Esta ronda aún no se ha jugado.
web-tip-avenue-total = Granjas, castillos y penalización, como si la partida terminara ya.
web-tip-avenue-left = Las cartas descubiertas no vuelven al mazo.
web-tip-avenue-player = Puntos de las granjas hasta ahora, en orden; el último número son las uvas unidas en este momento. Haz clic para ampliar la hoja.

# Tips at the spaces of a board, after the words of the space

web-paris-js-tip-orange = Aquí puede construir Naranja.
web-paris-js-tip-blue = Aquí puede construir Azul.
web-paris-js-tip-mixed = Aquí pueden construir ambos jugadores.
web-paris-js-tip-light = Los edificios junto a ella suman su tamaño una vez más.
web-paris-js-tip-empty = En este cuadro se puede colocar una loseta.
web-paris-js-tip-building = Vale su tamaño × el número de farolas que lo iluminan. Los edificios de un mismo jugador que se tocan forman un grupo.
web-paris-js-tip-garden = Cuenta como un edificio de tamaño 2.
web-paris-js-tip-painter = { $per_lamp } por cada farola a la que pueda llegar sin cruzar edificios.
web-paris-js-tip-dancer = 1 punto por cada casilla libre a la que pueda llegar. Los edificios, las farolas y las demás piezas le cierran el paso.
web-paris-js-tip-statue = Si la casilla de enfrente sigue libre: { $penseur ->
    [own] { $per_side } por cada casilla libre del color de su dueño a sus lados y { $per_corner } por cada una en sus esquinas.
   *[any] { $per_side } por cada casilla libre a sus lados y { $per_corner } por cada una en sus esquinas.
    }
web-paris-js-tip-fountain = { $per_building } por cada edificio de su dueño junto a ella.
web-paris-js-tip-annex = Forma parte del edificio de al lado, que ocupa una casilla más.
web-paris-js-tip-streetlight = Los edificios junto a ella suman su tamaño una vez más.
web-paris-js-tip-large-streetlight = { $rays ->
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
    } Los edificios tapan su luz.
web-avenue-js-tip-farm = En su ronda puntúan las uvas unidas a ella. Para unirla, dibuja un camino encima.
web-avenue-js-tip-castle-purple = Al final puntúan las uvas moradas unidas a él. Para unirlo, dibuja un camino encima.
web-avenue-js-tip-castle-green = Al final puntúan las uvas verdes unidas a él. Para unirlo, dibuja un camino encima.
web-avenue-js-tip-grapes-purple = Cada uva da un punto a toda granja unida a ella, y también al castillo morado.
web-avenue-js-tip-grapes-green = Cada uva da un punto a toda granja unida a ella, y también al castillo verde.
web-avenue-js-tip-road = Los caminos que se encuentran en un lado quedan unidos.

# The rules in a terminal (terminal/rules.py)

cli-rules = Imprime las reglas de un juego, primero la versión corta.
