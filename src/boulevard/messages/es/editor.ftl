# Drawings of empty sheets (games/avenue/drawing/draw.py)

avenue-blank-title = Una hoja de Avenue
avenue-blank-summary = { $rows } × { $columns } casillas, aún sin dibujos.

# What both editors say

sheet-link = Este enlace no contiene una hoja completa. ¿Se copió entero?
edition-link = Este enlace no contiene una caja completa. ¿Se copió entero?
web-editor-undo = Deshacer
web-editor-redo = Rehacer
web-editor-name = Nombre
web-editor-scripts = Esta página necesita JavaScript. Actívalo en tu navegador, por favor.
web-editor-play = Jugar contra { $name }
web-editor-more = Elegir cómo jugar
web-editor-share = Compartir
web-editor-link = Enlace
web-editor-link-note = Todo está en el enlace. En el servidor no se guarda nada.
web-editor-save = Descargar
web-editor-open = Abrir un archivo
web-editor-print = Imprimir
web-editor-shelf = Guardado en este navegador
web-editor-keep = Guardar aquí
web-editor-none = Aún no has guardado nada. Tu trabajo actual se conserva aquí de todos modos, aunque salgas de la página.
web-editor-js-lost = Ahora mismo no hay conexión con el servidor. Tu trabajo está a salvo en este navegador.
web-editor-js-large = { $file } es demasiado grande: un archivo de este tipo solo tiene unos cientos de caracteres.
web-editor-js-unreadable = No se puede leer { $file }.
web-editor-js-refused = { $file }: { $reason }
web-editor-js-opened = { $file } está abierto. Deshacer recupera tu trabajo anterior.
web-editor-js-brought = Esto venía en el enlace. Deshacer recupera tu trabajo anterior.
web-editor-js-kept = «{ $name }» se ha guardado en este navegador.
web-editor-js-full = Este navegador no permite que la página guarde nada.
web-editor-js-take = Abrir «{ $name }»
web-editor-js-drop = Eliminar «{ $name }»
web-editor-js-sure = ¿Eliminar?
web-editor-js-unnamed = Sin título
web-editor-js-undone = Deshecho.
web-editor-js-redone = Rehecho.

# What editors of positions say (web/templates/editors/position_text.html, web/pages/positions/form.py)

web-editor-position = Esta posición
web-editor-text = Texto
web-editor-text-note = La posición entera en una línea. Pega otra aquí para abrirla.
web-editor-copy-text = Copiar texto
web-editor-open-text = Abrir este texto
web-editor-odd = Ninguna partida puede llevar a esta posición. Aun así, puedes seguir desde ella.
web-editor-clear = Vaciar
web-editor-example = Ejemplo
web-editor-turn = Turno: { $seats }
web-editor-turn-many = { $count ->
    [one] Turno de { $count } jugador
   *[other] Turno de { $count } jugadores
}
web-editor-over = La partida ha terminado.
web-editor-js-replaced = Deshacer recupera tu trabajo anterior.

# The editor of sheets (web/templates/games/avenue/sheet.html)

web-sheet-title = Tu propia hoja
web-sheet-lead = Copia la hoja de tu bloc o inventa una. Luego juega en ella, envíasela a tus amigos o imprímela.
web-sheet-board = Hoja
web-sheet-keys = Las flechas te llevan de casilla en casilla. Pulsa la letra o la cifra de un símbolo para ponerlo, Espacio o Enter para el símbolo elegido y Supr para vaciar la casilla.
web-sheet-palette = Símbolos
web-sheet-size = Tamaño
web-sheet-rows = Filas
web-sheet-columns = Columnas
web-sheet-fewer = { $what ->
    [rows] Quitar una fila
   *[columns] Quitar una columna
}
web-sheet-more = { $what ->
    [rows] Añadir una fila
   *[columns] Añadir una columna
}
web-sheet-starts = Partir de
web-sheet-start = { $sheet ->
    [empty] Vacía
   *[other] Hoja { $sheet }
    }
web-sheet-change = Cambiar toda la hoja
web-sheet-mirror = Voltear
web-sheet-turn = Girar
web-sheet-swap = Intercambiar colores
web-sheet-file-note = Un archivo de texto que pueden leer esta página y la línea de comandos.
web-sheet-paper = Papel
web-sheet-a4 = A4
web-sheet-letter = Carta
web-sheet-per-page = Hojas por página
web-sheet-pdf = PDF
web-sheet-twice = { $symbol ->
    [CP] { $space }: el castillo morado ya está en la hoja. Solo puede estar una vez.
    [CG] { $space }: el castillo verde ya está en la hoja. Solo puede estar una vez.
   *[other] { $space }: la granja { $symbol } ya está en la hoja. Solo puede estar una vez.
}
web-sheet-grapes = Uvas: { $purple ->
        [one] { $purple } morada
       *[other] { $purple } moradas
    }, { $green ->
        [one] { $green } verde
       *[other] { $green } verdes
    }.
web-sheet-no-castle = { $colour ->
    [CP] No hay castillo morado, así que nadie consigue puntos con él.
   *[CG] No hay castillo verde, así que nadie consigue puntos con él.
}
web-sheet-js-ready = Completa y lista para jugar.
web-sheet-js-space = { $space }: { $what }
web-sheet-js-moved = { $what }: de { $from } a { $space }
web-sheet-js-full = Una hoja puede tener como máximo { $spaces } casillas y { $columns } columnas.
web-sheet-js-sized = { $rows } × { $columns }
web-sheet-js-placed = en la hoja
web-sheet-js-missing = aún falta

# The editor of Avenue’s positions (web/templates/games/avenue/position.html)

web-nav-position-avenue = Editor de posiciones de Avenue
learn-tool-position-avenue = Prepara cualquier posición de Avenue, de una mesa real o de tu imaginación. Luego juega desde ahí o analízala.
web-avenue-position-title = Preparar una posición de Avenue
web-avenue-position-lead = Cualquier momento de una partida: las cartas, las granjas y la hoja de cada uno. Luego juega desde ahí o analiza la posición.
web-avenue-position-part = { $part ->
    [sheet] Hoja
    [farms] Cartas de granja
    [cards] Cartas de camino
    [coming] Próximas cartas
    [over] Fin de la partida
    [sheets] Jugadores
   *[position] Posición
}
web-avenue-position-of = { $player }, { $part ->
    [roads] caminos
    [scores] puntos de las granjas
    [peeks] espiado
   *[choice] elección
}
web-avenue-position-tools = Caminos
web-avenue-position-tool-choice = Elección para la carta abierta
web-avenue-position-tool-erase = Borrar
web-avenue-position-keys = Las flechas te llevan de casilla en casilla. Del 1 al 6 dibujan un camino, 0 o Supr vacía la casilla, C la convierte en la elección de este jugador para la carta abierta y Espacio o Enter usa la herramienta elegida.
web-avenue-position-players = Jugadores
web-avenue-position-add = Añadir un jugador
web-avenue-position-drop = Quitar a este jugador
web-avenue-position-scores = Puntos de las granjas
web-avenue-position-scores-note = Deja un campo vacío para contar lo que los caminos unen ahora.
web-avenue-position-no-scores = Aún no ha terminado ninguna ronda.
web-avenue-position-peeks = Espió en
web-avenue-position-cards = Cartas de camino
web-avenue-position-cards-note = Elige las cartas en el orden en que se descubrieron; la última está abierta. Toca una de la fila para moverla, quitarla o añadir cartas detrás de ella.
web-avenue-position-deck = Cartas que quedan en el mazo
web-avenue-position-put = Añadir cartas
web-avenue-position-into = { $row ->
    [cards] a las descubiertas
   *[coming] a las próximas, si las conoces
}
web-avenue-position-over = La partida ha terminado
web-avenue-position-turn-up = Descubrir la próxima carta
web-avenue-position-farms = Cartas de granja
web-avenue-position-farms-note = En orden, hasta donde se conozcan; al menos una por cada ronda empezada.
web-avenue-position-sheet = Hoja
web-avenue-position-sheet-note = También aparecen las hojas guardadas en este navegador.
web-avenue-position-js-space = { $space }: { $what }
web-avenue-position-js-road = { $space }: { $what }. { $road }
web-avenue-position-js-chosen = { $space }: { $what }. Elección para la carta abierta
web-avenue-position-js-player = Jugador { $player }
web-avenue-position-js-points = Jugador { $player }: { $points }
web-avenue-position-js-card = Carta { $number }: { $card }
web-avenue-position-js-left = { $card } Quedan en el mazo: { $count }
web-avenue-position-js-round = Ronda { $round }
web-avenue-position-js-round-farm = Ronda { $round }, granja { $farm }
web-avenue-position-js-coming = Próximas cartas
web-avenue-position-js-farms = En orden
web-avenue-position-js-earlier = Mover a la izquierda
web-avenue-position-js-later = Mover a la derecha
web-avenue-position-js-remove = Quitar
web-avenue-position-js-sheet = Hoja { $sheet }
web-avenue-position-js-own = Tu hoja
web-avenue-position-js-choice-none = Aún sin hacer
web-avenue-position-js-choice-peek = Espiar
web-avenue-position-js-choice-secret = Hecha en secreto
web-avenue-position-js-choice-draw = Dibujar en { $space }

# The form of editions (web/templates/games/paris/edition.html)

web-edition-title = Tu propia caja
web-edition-lead = No todas las ediciones de Paris son iguales. Adapta esta caja a la tuya: toca lo que sea distinto y juega con ella.
web-edition-mine = Mi caja
web-edition-name-note = Letras, cifras, espacios, puntos y guiones.
web-edition-tiles = Losetas
web-edition-tiles-note = Se muestran las de Naranja; Azul tiene las mismas losetas con los colores intercambiados. Toca una casilla para cambiarla. Con el teclado, llega a ella con Tab y las flechas y pulsa O (color propio), R (color del rival), M (mixta) o L (farola).
web-edition-buildings = Edificios
web-edition-buildings-note = Toca un edificio para cambiar su forma o su nombre.
web-edition-starred = Postales con estrella
web-edition-starred-note = Las de las primeras partidas.
web-edition-rays = Gran Farola
web-edition-rays-note = A cuántas casillas llega su luz en cada dirección.
web-edition-wind = { $wind ->
    [n] Norte
    [e] Este
    [s] Sur
    [w] Oeste
    [ne] Noreste
    [se] Sureste
    [sw] Suroeste
   *[nw] Noroeste
    }
web-edition-straight = Solo líneas rectas
web-edition-differences = Diferencias con la caja estándar
web-edition-reset = Restablecer todo
web-edition-file-note = Un archivo TOML que pueden leer esta página y la línea de comandos.
web-edition-print-note = Imprime un resumen de la caja.
web-edition-shape = Forma
web-edition-shape-keys = Las flechas te llevan de casilla en casilla. Espacio o Enter rellena o vacía una.
web-edition-turn = Girar
web-edition-mirror = Voltear
web-edition-usual = Restablecer
web-edition-done = Listo
web-edition-place = { $what ->
    [name] Nombre
    [starred] Postales con estrella
    [tiles] Losetas
    [tiles-part] Loseta { $part }
    [buildings] Edificios
    [buildings-part] { $part }
    [large_light] Gran Farola
    [large_light-part] Gran Farola
   *[other] Este archivo
    }
web-edition-tile-differs = Loseta { $tile }, { $corner ->
    [top-left] arriba a la izquierda
    [top-right] arriba a la derecha
    [bottom-left] abajo a la izquierda
   *[bottom-right] abajo a la derecha
}: { $now ->
    [o] color propio
    [r] color del rival
    [m] mixta
   *[L] farola
} en vez de { $was ->
    [o] color propio
    [r] color del rival
    [m] mixta
   *[L] farola
}.
web-edition-name-differs = { $was } se llama { $name }.
web-edition-shape-differs = { $how ->
    [turned] { $name }: la misma forma, girada.
    [over] { $name }: la misma forma, volteada.
   *[new] { $name }: otra forma, tamaño { $count } en vez de { $was }.
}
web-edition-star-differs = { $starred ->
    [yes] { $card } lleva estrella.
   *[no] { $card } no lleva estrella.
    }
web-edition-ray-differs = { $wind ->
    [n] La Gran Farola llega a { $now } hacia el norte en vez de { $was }.
    [e] La Gran Farola llega a { $now } hacia el este en vez de { $was }.
    [s] La Gran Farola llega a { $now } hacia el sur en vez de { $was }.
    [w] La Gran Farola llega a { $now } hacia el oeste en vez de { $was }.
    [ne] La Gran Farola llega a { $now } hacia el noreste en vez de { $was }.
    [se] La Gran Farola llega a { $now } hacia el sureste en vez de { $was }.
    [sw] La Gran Farola llega a { $now } hacia el suroeste en vez de { $was }.
   *[nw] La Gran Farola llega a { $now } hacia el noroeste en vez de { $was }.
    }
web-edition-ray-odd = { $count ->
    [one] La Gran Farola tiene { $count } línea que no es recta.
   *[other] La Gran Farola tiene { $count } líneas que no son rectas.
    }
web-edition-js-ready = { $count ->
    [one] { $count } diferencia. Lista para jugar.
   *[other] { $count } diferencias. Lista para jugar.
}
web-edition-js-standard = Esta es la caja estándar. Toca lo que sea distinto en la tuya.
web-edition-js-tile = Loseta { $tile }
web-edition-js-quarter = { $corner ->
    [top-left] arriba a la izquierda
    [top-right] arriba a la derecha
    [bottom-left] abajo a la izquierda
   *[bottom-right] abajo a la derecha
}: { $kind ->
    [o] color propio
    [r] color del rival
    [m] mixta
   *[L] farola
}
web-edition-js-tally = Cada jugador tiene { $o } de su color, { $r } del color de su rival, { $m ->
    [one] { $m } mixta
   *[other] { $m } mixtas
} y { $l ->
    [one] { $l } farola
   *[other] { $l } farolas
}.
web-edition-js-building = { $name }, tamaño { $size }
web-edition-js-differs = distinto de la caja estándar
web-edition-js-back = Restablecer
web-edition-js-square = Fila { $row }, columna { $column }: { $set ->
    [yes] parte del edificio
   *[no] vacía
}
web-edition-js-starred = { $count } de { $of } elegidas
web-edition-js-odd = { $count ->
    [one] Hay { $count } línea más, de un archivo, que no es recta.
   *[other] Hay { $count } líneas más, de un archivo, que no son rectas.
}

# The forms of new games (web/templates/games)

web-new-avenue-editor = Crea tu propia hoja
web-new-paris-box = Caja
web-new-paris-standard = Caja estándar
web-new-paris-own-box = Tu propia caja
web-new-paris-editor = Mi caja es distinta
