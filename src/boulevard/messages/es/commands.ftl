# Commands

cli-about = Boulevard: la mesa digital de Paris y Avenue.
cli-panel-arguments = Argumentos
cli-panel-options = Opciones
cli-panel-commands = Órdenes
cli-panel-errors = Error
cli-simulate = Juega muchas partidas al azar, tan rápido como puede esta máquina, y cuenta cómo fueron.
cli-show = Muestra una partida de un registro: la posición tras la última jugada o tras una anterior.
cli-check = Repite registros según las reglas y dice qué falla y dónde.
cli-play = Juega una partida en este terminal, contra el ordenador o entre varias personas.
cli-print = Imprime hojas para jugar con lápiz y papel, en PDF.
cli-opt-pdf = El archivo PDF que se escribe.
cli-opt-sheet = Una letra, o la ruta de un archivo .txt con una hoja propia.
cli-opt-paper = El tamaño del papel.
cli-opt-per-page = Cuántas hojas por página.
cli-games = Enumera los juegos con sus opciones.
cli-prepare = Compila las reglas y los bots ahora, no la primera vez que se usan.
cli-arg-game = Qué juego: { $names }.
cli-arg-record = Un registro, o un archivo con un registro por línea.
cli-arg-records = Registros, o archivos con un registro por línea.
cli-games-option = Opción
cli-games-values = Valores (* si no se indica)
cli-games-meaning = Significado
cli-opt-games = Cuántas partidas.
cli-opt-seed = La misma semilla da las mismas partidas.
cli-opt-out = Escribe cada partida como registro, una por línea.
cli-opt-resume = Continúa un archivo que quedó a medias (misma semilla y mismas opciones).
cli-opt-option = Una opción del juego, como nombre=valor; se puede repetir.
cli-opt-svg = Escribe un dibujo en vez de texto.
cli-opt-theme = Los colores del dibujo: auto, light o dark.
cli-opt-move = Muestra la posición tras este número de jugadas.
cli-opt-seat = Muestra lo que puede ver este asiento; si no, lo que ven todos.
cli-opt-line = Qué partida de un archivo con varias, contando desde 1.
cli-opt-opponent = Quién juega en los otros asientos: un nivel de level:1 a level:8, otro bot (véase «boulevard bots») o
    «friend» para personas ante este teclado.
cli-opt-your-seat = Tu asiento.
cli-opt-play-seed = La misma semilla baraja igual.
cli-bad-option = «{ $text }» no es una opción; escribe nombre=valor.
cli-no-such-move = La partida tiene { $count ->
    [one] una jugada
   *[other] { $count } jugadas
    }.
cli-no-such-line = El archivo tiene { $count ->
    [one] una partida
   *[other] { $count } partidas
    }.
cli-simulating = Jugando
cli-stopped = Detenido tras { $done } de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }.
cli-wrote = Escrito: { $path }.
cli-ok = { $where }: correcto, { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
    }, { $state }.
cli-finished = terminada
cli-unfinished = sin terminar
cli-wrong = { $where }: { $reason }
cli-checked = { $correct } de { $count ->
    [one] un registro es correcto
   *[other] { $count } registros son correctos
    }.
cli-ready = Las reglas están compiladas.
cli-stat-games = Partidas
cli-stat-speed = Jugadas por segundo
cli-stat-length = Jugadas por partida
cli-stat-branching = Jugadas legales por turno
cli-stat-score = { $seat ->
    [orange] Puntos de Naranja
    [blue] Puntos de Azul
   *[other] Puntos del jugador { $seat }
    }
cli-stat-first = Gana quien empieza
cli-stat-wins = { $seat ->
    [orange] Ganadas por Naranja
    [blue] Ganadas por Azul
   *[other] Ganadas por el jugador { $seat }
    }
cli-stat-draws = Empates y victorias compartidas
cli-stat-range = { $mean } de media (de { $least } a { $most })
cli-stat-mean = { $mean } de media, { $most } como máximo
cli-stat-share = { $percent } %
