# The caller for Avenue (web/templates/games/avenue/caller.html, web/static/games/avenue/caller/caller.js)

web-caller-title = Narrador para Avenue
web-caller-shown = Carta actual
web-caller-farm-now = La granja de esta ronda
web-caller-order = Granjas hasta ahora
web-caller-deck = Mazo
web-caller-start = Todos toman un lápiz y la misma hoja. Esta pantalla descubre las cartas.
web-caller-start-how = Para la próxima carta, toca donde quieras o pulsa la barra espaciadora.
web-caller-last = Última carta: primero se dibuja, luego se puntúa.
web-caller-nought = Una granja con 0 cuesta { $penalty } al final. En la ronda siguiente basta con superar 0.
web-caller-end = La partida ha terminado
web-caller-end-how = Cada jugador suma:
web-caller-end-farms = Los puntos de las cinco granjas.
web-caller-end-purple = 1 punto por cada uva morada unida al castillo morado.
web-caller-end-green = 1 punto por cada uva verde unida al castillo verde.
web-caller-end-penalty = { $penalty } menos por cada granja con 0.
web-caller-end-winner = Gana quien tenga más puntos. En caso de empate, gana quien tenga la granja con más puntos.
web-caller-bar = Controles
web-caller-back = Atrás
web-caller-peek = Espiar
web-caller-peek-help = Mantén pulsado para ver la próxima granja. Una vez por ronda, en vez de dibujar; los demás apartan la vista.
web-caller-pause = Pausar el temporizador
web-caller-full = Pantalla completa
web-caller-more = Ajustes
web-caller-script = El Narrador baraja las cartas en tu navegador y necesita JavaScript. Actívalo, por favor.
web-caller-timer = Descubrir las cartas automáticamente
web-caller-timer-off = No
web-caller-timer-seconds = { $count ->
    [one] Cada segundo
   *[other] Cada { $count } segundos
    }
web-caller-voice = Leer las cartas en voz alta
web-caller-same = Las pantallas con el mismo nombre de mazo descubren las mismas cartas en el mismo orden.
web-caller-copy = Copiar el enlace a este mazo
web-caller-copied = Copiado
web-caller-new = Nueva partida…
web-caller-keys = Teclas
web-caller-keys-next = Próxima carta
web-caller-keys-peek = Espiar mientras la mantengas pulsada
web-caller-key-space = Espacio
web-caller-key-enter = Enter
web-caller-close = Listo
web-caller-new-title = ¿Empezar una partida nueva?
web-caller-new-lost = Las cartas se barajan de nuevo y se pierde la partida de esta pantalla.
web-caller-new-seed = Nombre del mazo
web-caller-new-fresh = Déjalo vacío para usar un mazo nuevo. Las mayúsculas no importan.
web-caller-new-yes = Barajar
web-caller-new-no = Seguir con esta partida

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
    [final] Puntuación final
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
web-caller-js-yellow = Cartas amarillas: { $yellow } de { $yellows }
web-caller-js-turned = { $count ->
    [one] { $count } carta en esta ronda
   *[other] { $count } cartas en esta ronda
    }
web-caller-js-opening = Granja { $farm }
web-caller-js-opening-text = { $round ->
    [1] Hay que unir uvas a la granja { $farm } hasta que salga la cuarta carta amarilla.
   *[other] Hay que unir uvas a la granja { $farm } hasta que salga la cuarta carta amarilla. Debe superar la ronda { $before }.
}
web-caller-js-scoring = Fin de la ronda { $round }: puntúa la granja { $farm }
web-caller-js-scoring-how = Cada jugador cuenta las uvas de ambos colores unidas a la granja { $farm }.
web-caller-js-scoring-beat = { $round ->
    [1] Se apunta ese número.
   *[other] Si son más que en la ronda { $before }, se apunta ese número. Si no, se apunta un 0.
}
web-caller-js-peek = { $round ->
    [5] La próxima granja es { $farm }, pero ya no puntuará.
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
web-caller-js-said-score = Fin de la ronda { $round }. Puntúa la granja { $farm }.
web-caller-js-said-end = La partida ha terminado. Ahora se suman granjas, castillos y penalizaciones.
web-caller-js-paused = El temporizador está en pausa.
web-caller-js-unpaused = El temporizador está en marcha.

# Boulevard as an app, and without the server (web/pages/installed_app.py)

web-app-name = Boulevard: Paris y Avenue
web-offline-title = Sin conexión
web-offline-lead = Ahora mismo no hay conexión con el servidor. Tus partidas están a salvo y continuarán en cuanto vuelvas.
web-offline-again = Reintentar
web-offline-works = Esto sí funciona:
web-offline-to-caller = El Narrador para Avenue, para quienes juegan en papel
