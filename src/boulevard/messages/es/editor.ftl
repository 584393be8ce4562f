# Drawings of empty sheets (games/avenue/draw.py)

avenue-blank-title = Una hoja de Avenue
avenue-blank-summary = { $rows } × { $columns } casillas, aún sin dibujar.

# What both editors say

sheet-link = Este enlace no contiene una hoja entera. ¿Se copió hasta el final?
edition-link = Este enlace no contiene una edición entera. ¿Se copió hasta el final?
web-editor-undo = Deshacer
web-editor-redo = Rehacer
web-editor-name = Nombre
web-editor-scripts = Esta página necesita scripts, y tu navegador no los ejecuta.
web-editor-play = Jugar contra { $name }
web-editor-more = Elegir cómo jugar
web-editor-share = Compartir
web-editor-link = Enlace
web-editor-link-note = Todo está en el enlace: nada se guarda en el servidor.
web-editor-save = Descargar
web-editor-open = Abrir un archivo
web-editor-print = Imprimir
web-editor-shelf = Guardado en este navegador
web-editor-keep = Guardar aquí
web-editor-none = Aún nada. Lo que estás haciendo se queda aquí de todos modos, aunque salgas de la página.
web-editor-js-lost = Ahora mismo no se llega al servidor. Tu trabajo está a salvo en este navegador.
web-editor-js-large = { $file } es demasiado grande: un archivo así tiene unos cientos de letras.
web-editor-js-unreadable = { $file } no se puede leer.
web-editor-js-refused = { $file }: { $reason }
web-editor-js-opened = { $file } está abierto. Deshacer trae de vuelta lo que tenías.
web-editor-js-brought = Esto vino con el enlace. Deshacer trae de vuelta lo que tenías.
web-editor-js-kept = «{ $name }» está guardado en este navegador.
web-editor-js-full = Este navegador no guarda nada para esta página.
web-editor-js-take = Abrir «{ $name }»
web-editor-js-drop = Borrar «{ $name }»
web-editor-js-sure = ¿Borrar de verdad?
web-editor-js-unnamed = Sin nombre
web-editor-js-undone = Deshecho.
web-editor-js-redone = Rehecho.

# The editor of sheets (web/templates/sheet.html)

web-sheet-title = Tu propia hoja
web-sheet-lead = Monta con unos clics la hoja impresa en tu bloc, o inventa una. Después juega en ella, envíala a tus amigos o imprímela.
web-sheet-board = La hoja
web-sheet-keys = Las flechas van de casilla en casilla. Una letra o cifra pone el símbolo de esa tecla, Espacio o Intro el elegido, Supr lo quita.
web-sheet-palette = Qué poner
web-sheet-size = Tamaño
web-sheet-rows = Filas
web-sheet-columns = Columnas
web-sheet-fewer = { $what ->
    [rows] Una fila menos
   *[columns] Una columna menos
    }
web-sheet-more = { $what ->
    [rows] Una fila más
   *[columns] Una columna más
    }
web-sheet-starts = Empezar con
web-sheet-start = { $sheet ->
    [empty] Vacía
   *[other] Hoja { $sheet }
    }
web-sheet-change = Cambiarla entera
web-sheet-mirror = Reflejar
web-sheet-turn = Girar
web-sheet-swap = Cambiar colores
web-sheet-file-note = Un archivo de texto, como lo leen la línea de órdenes y esta página.
web-sheet-paper = Papel
web-sheet-a4 = A4
web-sheet-letter = Carta
web-sheet-per-page = Hojas por página
web-sheet-pdf = PDF
web-sheet-twice = { $symbol ->
    [CP] { $space }: el castillo morado ya está en la hoja, y solo puede estar una vez.
    [CG] { $space }: el castillo verde ya está en la hoja, y solo puede estar una vez.
   *[other] { $space }: la granja { $symbol } ya está en la hoja, y solo puede estar una vez.
    }
web-sheet-grapes = Uvas: { $purple ->
        [one] { $purple } morada
       *[other] { $purple } moradas
    }, { $green ->
        [one] { $green } verde
       *[other] { $green } verdes
    }.
web-sheet-no-castle = { $colour ->
    [CP] No hay castillo morado: nadie puntúa por él.
   *[CG] No hay castillo verde: nadie puntúa por él.
    }
web-sheet-js-ready = Completa: lista para jugar.
web-sheet-js-space = { $space }: { $what }
web-sheet-js-moved = { $what }, de { $from } a { $space }
web-sheet-js-full = Una hoja tiene como mucho { $spaces } casillas y { $columns } columnas.
web-sheet-js-sized = { $rows } × { $columns }
web-sheet-js-placed = en la hoja
web-sheet-js-missing = falta aún

# The form of editions (web/templates/edition.html)

web-edition-title = Tu propia caja
web-edition-lead = Hay varias ediciones de Paris. Adapta esta caja a la tuya: toca lo que sea distinto y juega con ella.
web-edition-mine = Mi caja
web-edition-name-note = Letras, cifras, espacios, puntos y guiones.
web-edition-tiles = Losetas
web-edition-tiles-note = Como las tiene Naranja; Azul tiene las mismas con los colores cambiados. Toca un cuarto para cambiarlo, o ve a él con Tab y las flechas y pulsa O (color propio), R (el del rival), M (mixto) o L (farola).
web-edition-buildings = Edificios
web-edition-buildings-note = Toca un edificio para cambiar su forma o su nombre.
web-edition-starred = Postales con estrella
web-edition-starred-note = Las ocho de una primera partida.
web-edition-rays = Gran Farola
web-edition-rays-note = A cuántas casillas ilumina en cada dirección.
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
web-edition-differences = Diferencias
web-edition-reset = Restaurar la caja estándar
web-edition-file-note = Un archivo TOML, como lo leen la línea de órdenes y esta página.
web-edition-print-note = Imprime un resumen de la caja.
web-edition-shape = La forma
web-edition-shape-keys = Las flechas van de cuadro en cuadro; Espacio o Intro pone o quita uno.
web-edition-turn = Girar
web-edition-mirror = Reflejar
web-edition-usual = Volver a la estándar
web-edition-done = Hecho
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
    [m] mixto
   *[L] farola
    } en vez de { $was ->
    [o] color propio
    [r] color del rival
    [m] mixto
   *[L] farola
    }.
web-edition-name-differs = { $was } se llama { $name }.
web-edition-shape-differs = { $how ->
    [turned] { $name }: la misma forma, dibujada girada.
    [over] { $name }: la misma forma, dada la vuelta.
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
    [one] Una diferencia. Se puede jugar con esta caja.
   *[other] { $count } diferencias. Se puede jugar con esta caja.
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
    [m] mixto
   *[L] farola
    }
web-edition-js-tally = Cada jugador tiene { $o } de su color, { $r } del rival, { $m ->
        [one] { $m } mixta
       *[other] { $m } mixtas
    } y { $l ->
    [one] { $l } farola
   *[other] { $l } farolas
    }.
web-edition-js-building = { $name }, tamaño { $size }
web-edition-js-differs = distinto de la estándar
web-edition-js-back = Volver a la estándar
web-edition-js-square = Fila { $row }, columna { $column }: { $set ->
    [yes] parte del edificio
   *[no] libre
    }
web-edition-js-starred = { $count } de 8 elegidas
web-edition-js-odd = { $count ->
    [one] { $count } línea más, de un archivo, no es recta.
   *[other] { $count } líneas más, de un archivo, no son rectas.
    }

# The forms of new games (web/templates/games)

web-new-avenue-editor = Abrir el editor de hojas
web-new-paris-box = La caja
web-new-paris-standard = La caja estándar
web-new-paris-own-box = Tu propia caja
web-new-paris-editor = Mi caja es distinta
