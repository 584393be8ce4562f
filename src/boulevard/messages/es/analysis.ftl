# Análisis: el documento (boulevard/analysis/), su página y el bot que acompaña.

analysis-proven = Le toca a { $seat }: demostrado.
analysis-searched = Le toca a { $seat }. Partidas examinadas: { $count }.
analysis-column-move = Jugada
analysis-column-value = Valor
analysis-column-line = Después
analysis-example = Por ejemplo: { $line }

analysis-malformed = Falta algo o algo no está bien en esta parte del análisis: { $where }.
analysis-no-object = Esto no es un análisis: el JSON debe ser un objeto.
analysis-format = El formato es { $format }; este programa lee { $known }.
analysis-not-json = Esto no es JSON o está incompleto ({ $reason }).
analysis-beginning = El análisis no puede empezar así ({ $where }): { $reason }
analysis-move = Nodo { $where }, { $move }: { $reason }
analysis-twice = Nodo { $where }: { $move } aparece dos veces.
analysis-too-many = Un análisis puede tener { $most } jugadas como máximo.
analysis-long-comment = Un comentario puede tener { $most } caracteres como máximo.
analysis-full = No queda espacio en este análisis. Borra una variante o empieza otro análisis desde aquí.
analysis-delete-root = La primera posición no se puede borrar.
analysis-no-node = No hay posición { $number } en este análisis; puede que se haya borrado.
analysis-unknown = Este análisis no existe.
analysis-not-yours = Solo quien hizo el análisis puede cambiarlo. Haz tu propia copia.
analysis-stale = Este análisis se está modificando en otro lugar al mismo tiempo. Inténtalo de nuevo.
analysis-running = Podrás analizar la partida cuando termine.
analysis-over = Aquí la partida ya ha terminado: no queda nada que decidir.
analysis-bot-failed = El bot no ha podido pensar en esta posición. Puedes volver a pedírselo.
analyses-too-many = Tienes { $most } análisis y no hay sitio para más. Borra uno primero.
analysis-nothing = Primero pega un texto o elige un archivo.

web-analyses-title = Tablero de análisis
web-analysis-lead = Prueba cualquier jugada de cualquier jugador, vuelve atrás, crea variantes, apunta lo que piensas y mira qué opina un bot fuerte.
web-analyses-new = Empezar con un tablero vacío
web-analyses-paste = Abrir algo
web-analyses-text = Una posición, o el texto de una partida guardada o de un análisis
web-analyses-file = O elige una partida guardada o un análisis (.json), o suéltalo aquí
web-analyses-open = Analizar
web-analyses-note = Cualquiera con el enlace puede ver un análisis; solo tú puedes cambiarlo.
web-analyses-own = Tus análisis
web-analyses-newer = Análisis más recientes
web-analyses-older = Análisis más antiguos
web-analyses-moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
web-analyses-variations = { $count ->
    [one] { $count } variante
   *[other] { $count } variantes
}
web-analyses-from-position = Desde una posición
web-analyses-from-start = Desde la primera jugada
web-analysis-title = Análisis de { $title }
web-analysis-start = La posición inicial.
web-analysis-over = La partida ha terminado
web-analysis-steps = Recorrer las jugadas
web-analysis-seen = Lo que se muestra
web-analysis-known = Lo que sabe { $seat }
web-analysis-known-all = Lo que saben todos
web-analysis-open = Todo
web-analysis-watching = Lo que opina un bot
web-analysis-tree = Jugadas y variantes
web-analysis-variation = Variante:
web-analysis-empty = Aún no hay jugadas. Haz una en el tablero.
web-analysis-worth = { $seat }: { $value }
web-analysis-worth-open = { $seat }: { $value }, sabiéndolo todo
web-analysis-chance = { $chance } de posibilidades de ganar
web-analysis-proven = demostrado
web-analysis-comment = Comentario sobre esta posición
web-analysis-keep = Guardar comentario
web-analysis-promote = Convertir en línea principal
web-analysis-delete = Borrar desde aquí
web-analysis-delete-sure = Se borrarán esta jugada y todo lo que sigue.
web-analysis-delete-yes = Borrar
web-analysis-remove = Borrar este análisis
web-analysis-remove-sure = Se borrará todo el análisis, para todos los que tengan el enlace.
web-analysis-share = Guardar y compartir
web-analysis-link = Copiar enlace
web-analysis-link-note = Cualquiera con el enlace puede mirar, pero solo tú puedes cambiarlo.
web-analysis-download = Descargar
web-analysis-deal = Repartir de nuevo las losetas o cartas ocultas
web-analysis-deal-note = Empieza otro análisis desde aquí, con otras losetas o cartas donde quien juega no puede conocerlas.
web-analysis-another = Analizar otra cosa
web-analysis-not-yours = Este análisis es de otra persona. Puedes verlo todo.
web-analysis-copy = Hacer tu propia copia
web-analysis-running-note = Prueba jugadas solo con lo que sabes ahora. Tu partida no cambia.

web-analysis-js-think = Que piense un bot
web-analysis-js-stop = Dejar de pensar
web-analysis-js-longer = Pensar más
web-analysis-js-waiting = Esperando a un bot libre…
web-analysis-js-proven = Demostrado.
web-analysis-js-looked = Partidas examinadas: { $count }
web-analysis-js-chance = { $chance } de posibilidades de ganar
web-analysis-js-best = La mejor: { $move }, { $value }.
web-analysis-js-line = Jugar esta secuencia
web-analysis-js-example = Por ejemplo: { $line }
