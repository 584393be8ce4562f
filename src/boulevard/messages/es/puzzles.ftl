# Puzzles in the browser and for programs

puzzles-title = Problemas
puzzles-title-of = Problema: { $title }
puzzles-home = Problemas de hoy
puzzles-lead = Encuentra la mejor jugada en una posición cercana al final de una partida. Una jugada equivocada se refuta en el tablero.
puzzles-card = ¿Cuál es la mejor jugada? Elo { $rating }. Una jugada equivocada se refuta en el tablero.
puzzles-today = Problemas del día
puzzles-streak-best = { $count ->
    [one] tu récord: { $count } día seguido
   *[other] tu récord: { $count } días seguidos
}
puzzles-difficulty = Elo de este problema: { $rating }
puzzles-solve = Resolver
puzzles-go-on-solving = Seguir
puzzles-look-again = Verlo otra vez
puzzles-was-solved = Resuelto
puzzles-was-failed = No resuelto a la primera
puzzles-own = De tus propias partidas
puzzles-own-lead = Errores que encontraron tus repasos. No cuentan para tu Elo.
puzzles-own-move = Jugada { $number }, en la que regalaste { $points } puntos
puzzles-own-none = Cuando un repaso encuentra un error grave en una de tus partidas, aquí se convierte en un problema.
puzzles-more = Más problemas
puzzles-more-lead = Tantos como quieras, cada uno más o menos tan difícil como fuerte eres tú.
puzzles-theme = De qué trata
puzzles-theme-any = De cualquier cosa
puzzles-next = Siguiente problema
puzzles-all = Todos los problemas
puzzles-rating = Tu Elo en problemas
puzzles-rating-chart = Tu Elo en problemas de { $game }
puzzles-rating-none = Tu primer problema mostrará tu nivel.
puzzles-rating-now = Tu Elo: { $rating } ({ $change }).
puzzles-tally = Resueltos a la primera: { $solved } de { $tried }
puzzles-how = Cómo cuentan los problemas
puzzles-how-proven = Todos los problemas están demostrados: un programa ha examinado todas las continuaciones. Solo los problemas de tus propias partidas pueden basarse en el juicio de un bot fuerte, y en ese caso se indica.
puzzles-how-counts = Cuenta tu primer intento con cada problema. Si haces una jugada equivocada, pides una pista o miras la solución, lo has fallado. Después puedes seguir intentándolo.
puzzles-how-rating = Las personas, los problemas y los bots están en la misma escala. Resolver un problema cuenta como ganar a un bot con el mismo Elo, y fallarlo, como perder contra él. El Elo de un problema no cambia nunca.

puzzles-find = Encuentra la mejor jugada
puzzles-go-on = Correcto. ¿Y ahora?
puzzles-right = Correcto
puzzles-not-quite = No es la mejor jugada
puzzles-solved = Has encontrado todo lo que pedía el problema.
puzzles-thinking = Examinando tu jugada…
puzzles-wrong = { $points ->
    [one] { $move }: así regalas { $points } punto.
   *[other] { $move }: así regalas { $points } puntos.
}
puzzles-wrong-at-least = { $points ->
    [one] { $move }: así regalas al menos { $points } punto.
   *[other] { $move }: así regalas al menos { $points } puntos.
}
puzzles-refuted = Lo mejor que puede seguir
puzzles-solution = Solución
puzzles-see-why = Ver por qué
puzzles-line = Jugada a jugada
puzzles-opinion = Un bot fuerte considera que esta jugada es claramente la mejor.
puzzles-hint = Dame una pista
puzzles-hint-more = Dime algo más
puzzles-reveal = Ver la solución
puzzles-help-note = Con una pista o la solución, este problema cuenta como fallado.
puzzles-own-note = Este problema es de una partida tuya. No cuenta para tu Elo.
puzzles-from-game = De tu partida del { $date }: en la jugada { $number } regalaste { $points } puntos.
puzzles-to-review = Volver al repaso
puzzles-attempt-solved = Resolviste este problema a la primera.
puzzles-attempt-failed = No resolviste este problema a la primera; lo que pruebes ahora no cuenta.
puzzles-coming = Próximas cartas
puzzles-analyse = Analizarlo
puzzles-link = Copiar un enlace a este problema

puzzle-hint-is = La mejor jugada: { $move }
puzzle-unknown-theme = No hay problemas sobre eso.
puzzle-all-tried = Ya has probado todos los problemas de este tipo.
puzzle-too-long = Ningún problema pide tantas jugadas.
puzzle-no-hint = Aquí no queda nada por encontrar.
puzzle-still-closed = Podrás ver la solución cuando resuelvas el problema o te rindas.
puzzle-not-answered = Responde primero con las jugadas anteriores a esta.
puzzle-nobody = Para resolver problemas, date primero a conocer: POST /api/people te da una clave.

you-privacy-puzzles = Problemas
you-privacy-puzzles-about = Qué problemas intentaste, qué jugadas probaste, con qué resultado, y tu Elo en problemas. Se guarda hasta que te borras.
