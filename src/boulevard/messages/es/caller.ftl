# The caller for Avenue (web/templates/caller.html, web/static/caller.js)

web-caller-title = Pregonero de Avenue
web-caller-shown = La carta descubierta
web-caller-farm-now = La granja de esta ronda
web-caller-order = Granjas hasta ahora
web-caller-deck = Mazo
web-caller-start = Cada cual toma un lápiz y la misma hoja. Esta pantalla descubre las cartas.
web-caller-start-how = Toca donde quieras, o pulsa la barra espaciadora, para la próxima carta.
web-caller-last = La última carta: dibujadla y puntuad.
web-caller-nought = Una granja con 0 cuesta 5 puntos al final. A la ronda siguiente le basta entonces superar 0.
web-caller-end = La partida ha terminado
web-caller-end-how = Cada cual suma:
web-caller-end-farms = Los puntos de las cinco granjas.
web-caller-end-purple = 1 punto por cada uva morada unida al castillo morado.
web-caller-end-green = 1 punto por cada uva verde unida al castillo verde.
web-caller-end-penalty = 5 puntos menos por cada granja con 0.
web-caller-end-winner = Gana quien tiene más puntos. Si dos empatan, quien hizo más puntos con una sola granja.
web-caller-bar = Lo que puedes hacer
web-caller-back = Atrás
web-caller-peek = Espiar
web-caller-peek-help = Mantenlo pulsado para ver la próxima granja. Una vez por ronda, en vez de dibujar; los demás no miran.
web-caller-pause = Parar el temporizador
web-caller-full = Pantalla completa
web-caller-more = Ajustes
web-caller-script = El pregonero baraja en tu navegador y para eso necesita scripts. Permítelos, por favor.
web-caller-timer = Descubrir cartas solas
web-caller-timer-off = No, solo con tecla o toque
web-caller-timer-seconds = { $count ->
    [one] Cada segundo
   *[other] Cada { $count } segundos
    }
web-caller-voice = Leer las cartas en voz alta
web-caller-same = Con el mismo nombre de mazo, cualquier pantalla descubre las mismas cartas en el mismo orden.
web-caller-copy = Copiar un enlace a este mazo
web-caller-copied = Copiado
web-caller-new = Nueva partida…
web-caller-keys = Teclas
web-caller-keys-next = La próxima carta
web-caller-keys-peek = Espiar, mientras la mantienes pulsada
web-caller-key-space = Espacio
web-caller-key-enter = Intro
web-caller-close = Hecho
web-caller-new-title = ¿Nueva partida?
web-caller-new-lost = Las cartas se barajan de nuevo. La partida de esta pantalla se abandona.
web-caller-new-seed = Nombre del mazo
web-caller-new-fresh = Déjalo vacío para tener uno nuevo. Mayúsculas y minúsculas dan igual.
web-caller-new-yes = Barajar
web-caller-new-no = Seguir con esta

web-caller-js-round = Ronda { $round } de { $rounds }
web-caller-js-before = Antes de la primera ronda
web-caller-js-place = { $farm ->
    [none] Ronda { $round }: aún sin descubrir
   *[other] Ronda { $round }: granja { $farm }
    }
web-caller-js-next = { $kind ->
    [start] Descubrir la primera granja
    [farm] Descubrir el primer camino
    [last] Puntuar la granja { $farm }
    [score] Próxima granja
    [final] Recuento final
    [end] Nueva partida
   *[card] Próxima carta
    }
web-caller-js-number = Camino { $number }
web-caller-js-sides = { $number ->
    [1] arriba e izquierda
    [2] arriba y derecha
    [3] abajo y derecha
    [4] abajo e izquierda
    [5] izquierda y derecha
   *[6] arriba y abajo
    }
web-caller-js-colour = { $colour ->
    [yellow] Amarilla
   *[grey] Gris
    }
web-caller-js-yellow = { $yellow ->
    [one] { $yellow } carta amarilla de { $yellows }
   *[other] { $yellow } cartas amarillas de { $yellows }
    }
web-caller-js-turned = { $count ->
    [one] { $count } carta en esta ronda
   *[other] { $count } cartas en esta ronda
    }
web-caller-js-opening = Granja { $farm }
web-caller-js-opening-text = { $round ->
    [1] Unid uvas a la granja { $farm } hasta que salga la cuarta carta amarilla.
   *[other] Unid uvas a la granja { $farm } hasta que salga la cuarta carta amarilla. Debe superar la ronda { $before }.
    }
web-caller-js-scoring = La ronda { $round } ha acabado: puntúa la granja { $farm }
web-caller-js-scoring-how = Contad las uvas de ambos colores que vuestros caminos unen a la granja { $farm }.
web-caller-js-scoring-beat = { $round ->
    [1] Apuntad el número.
   *[other] ¿Más que en la ronda { $before }? Apuntad el número. Si no, apuntad 0.
    }
web-caller-js-peek = { $round ->
    [5] La granja { $farm } ya no se jugará.
   *[other] La próxima granja es { $farm }.
    }
web-caller-js-said-farm = Ronda { $round }. La granja es { $farm }.
web-caller-js-said-card = Camino { $number }: { $number ->
    [1] arriba e izquierda
    [2] arriba y derecha
    [3] abajo y derecha
    [4] abajo e izquierda
    [5] izquierda y derecha
   *[6] arriba y abajo
    }. { $colour ->
    [yellow] Amarilla, { $yellow } de { $yellows }.
    [last] Amarilla, { $yellow } de { $yellows }: la última carta de esta ronda.
   *[grey] Gris.
    }
web-caller-js-said-score = La ronda { $round } ha acabado. Puntúa la granja { $farm }.
web-caller-js-said-end = La partida ha terminado. Sumad granjas, castillos y penalizaciones.
web-caller-js-paused = El temporizador está parado.
web-caller-js-unpaused = El temporizador corre.

# Boulevard as an app, and without the server (web/installed.py)

web-app-name = Boulevard: Paris y Avenue
web-offline-title = Sin conexión con la mesa
web-offline-lead = Ahora mismo no hay conexión con el servidor. Tus partidas están a salvo allí y seguirán cuando vuelvas.
web-offline-again = Intentar de nuevo
web-offline-works = Esto funciona sin conexión:
web-offline-to-caller = Pregonero de Avenue
