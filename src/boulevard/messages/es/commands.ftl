# Commands

cli-about = Boulevard: la mesa digital para Paris y Avenue.
cli-panel-arguments = Argumentos
cli-panel-options = Opciones
cli-panel-commands = Comandos
cli-panel-errors = Error
cli-simulate = Juega muchas partidas al azar, tan rápido como pueda este equipo, e informa sobre ellas.
cli-show = Muestra una partida guardada, tras su última jugada o una anterior, o una posición.
cli-position = Escribe en una línea la posición de una partida guardada tras su última jugada o una anterior.
cli-check = Repasa partidas guardadas según las reglas e indica qué falla y dónde.
cli-play = Juega una partida en esta terminal, contra un bot o entre varias personas.
cli-print = Imprime hojas para jugar con lápiz y papel, en PDF.
cli-opt-pdf = El archivo PDF que se crea.
cli-opt-sheet = Una letra, o la ruta de un archivo .txt con una hoja propia.
cli-opt-paper = El tamaño del papel.
cli-opt-per-page = Cuántas hojas por página.
cli-games = Muestra los juegos y sus opciones.
cli-prepare = Compila ahora las reglas y los bots, en vez de la primera vez que se usen.
cli-arg-game = Qué juego: { $names }.
cli-arg-record = Una partida guardada, o un archivo con una partida por línea.
cli-arg-source = Una partida guardada, un archivo con una partida por línea, o una posición entre comillas.
cli-arg-records = Partidas guardadas, o archivos con una partida por línea.
cli-games-option = Opción
cli-games-values = Valores (* es el valor por defecto)
cli-games-meaning = Significado
cli-opt-games = Cuántas partidas.
cli-opt-seed = La misma semilla da las mismas partidas.
cli-opt-out = Guarda todas las partidas, una por línea.
cli-opt-resume = Continúa un archivo que quedó a medias (misma semilla y mismas opciones).
cli-opt-option = Una opción del juego, como nombre=valor; se puede indicar varias veces.
cli-opt-svg = Crea un dibujo en vez de texto.
cli-opt-theme = Los colores del dibujo: auto, light o dark.
cli-opt-move = Muestra la posición tras este número de jugadas.
cli-opt-seat = Muestra lo que puede ver este asiento; por defecto, lo que pueden ver todos.
cli-opt-position-seat = Escribe solo lo que sabe este asiento; por defecto, todo.
cli-opt-position-json = Escribe JSON en vez de una línea de texto.
cli-opt-line = Qué partida de un archivo con varias, contando desde 1.
cli-opt-opponent = Quién juega en los demás asientos: un nivel (level:1 es el más débil), otro bot (ver «boulevard bots») o
    «friend» para personas ante este teclado.
cli-opt-your-seat = Tu asiento.
cli-opt-play-seed = La misma semilla baraja de la misma manera.
cli-bad-option = «{ $text }» no es una opción; escribe nombre=valor.
cli-no-such-move = La partida tiene { $count ->
    [one] solo una jugada
   *[other] solo { $count } jugadas
    }.
cli-no-source = «{ $source }» no es ni un archivo ni una posición.
cli-no-such-line = El archivo tiene { $count ->
    [one] solo una partida
   *[other] solo { $count } partidas
    }.
cli-simulating = Jugando
cli-stopped = Detenido tras { $done } de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }.
cli-wrote = Se ha creado { $path }.
cli-ok = { $where }: correcto, { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
    }, { $state }.
cli-finished = terminada
cli-unfinished = sin terminar
cli-wrong = { $where }: { $reason }
cli-checked = Partidas correctas: { $correct } de { $count }.
cli-ready = Las reglas están compiladas.
cli-stat-games = Partidas
cli-stat-speed = Jugadas por segundo
cli-stat-length = Jugadas por partida
cli-stat-branching = Jugadas posibles por turno
cli-stat-score = { $seat ->
    [orange] Puntuación de Naranja
    [blue] Puntuación de Azul
   *[other] Puntuación del jugador { $seat }
    }
cli-stat-first = Ganadas por quien empieza
cli-stat-wins = { $seat ->
    [orange] Ganadas por Naranja
    [blue] Ganadas por Azul
   *[other] Ganadas por el jugador { $seat }
    }
cli-stat-draws = Empates y victorias compartidas
cli-stat-range = { $mean } de media (de { $least } a { $most })
cli-stat-mean = { $mean } de media, { $most } como máximo
cli-stat-share = { $percent } %
