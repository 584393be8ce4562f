# El mazo del día: el mismo para todos, y un solo intento que cuenta.

day-title = Mazo del día
day-home = Jugar el mazo del día
day-lead = Las mismas cartas para todos y un solo intento que cuenta. ¿Quién saca más del mazo de hoy?
day-next = Próximo mazo:
day-learn = ¿No conoces { $game }? Aprende a jugar en cinco minutos.
day-final-at = Resultados definitivos:
day-is-final = Definitivo
day-streak = { $count ->
    [one] { $count } día seguido
   *[other] { $count } días seguidos
}
day-name = Tu nombre en la lista
day-play = Jugar
day-go-on = Continuar
day-going = Tu intento está en curso.
day-missed = Este no lo jugaste.
day-results = Resultados
day-players = { $count ->
    [one] { $count } jugador hasta ahora
   *[other] { $count } jugadores hasta ahora
}
day-points = { $count ->
    [one] { $made } punto
   *[other] { $made } puntos
}
day-place = Puesto { $rank } de { $count }
day-place-better = Puesto { $rank } de { $count }, mejor que el { $percent } % de los demás
day-no-points = No cuenta
day-no-points-why = El intento no se terminó a tiempo, o dejaste la partida.
day-unranked = sin clasificar: eres nuevo aquí
day-unranked-why = Eres nuevo aquí, así que este resultado va aparte. Cuando hayas terminado cualquier partida, te clasificas desde el día siguiente.

day-how = Cómo funciona
day-how-once = Tienes un intento con cada hoja. Puedes parar y continuarlo en cualquiera de tus dispositivos.
day-how-help = No hay pistas ni se puede deshacer, y no ves los resultados de los demás hasta que terminas.
day-how-late = El día empieza y termina a medianoche UTC. Si ya has empezado, tienes tres horas más para terminar.
day-how-ties = En caso de empate a puntos decide la mejor granja; si también es igual, se comparte el puesto.
day-how-new = Te clasificas si terminaste alguna partida aquí antes de ese día. Hasta entonces, tus resultados se muestran aparte.

day-more = Más días
day-before = El día anterior
day-after = El día siguiente
day-today = Hoy
day-calendar = Tu calendario
day-fair = Comprobar los mazos

day-own = Tu resultado
day-share = Compartir
day-copy = Copiar el resultado
day-share-text = Tu resultado como texto
day-sheets = Hojas
day-own-sheet = Tu hoja
day-own-review = Tu repaso
day-best-sheet = La mejor del día: { $name }, { $points }
day-best-replay = Ver la mejor partida
day-yardsticks = Hasta dónde se podía llegar
day-best-found = Mejor puntuación encontrada
day-best-proven = Mejor puntuación posible
day-looking = Los bots todavía están jugando. Sus resultados aparecerán aquí solos.
day-friends = Tus amigos
day-friend = amigo
day-you = tú
day-everyone = Todos
day-everyone-count = { $count ->
    [one] { $count } persona clasificada.
   *[other] { $count } personas clasificadas.
}
day-nobody-ranked = No hay nadie clasificado.
day-unranked-people = Sin clasificar
day-col-place = Puesto
day-col-name = Nombre
day-col-points = Puntos
day-practice = Practicar con este mazo
day-practice-about = Juégalo otra vez cuantas veces quieras, con pistas y pudiendo deshacer. Nunca cuenta.
day-practise = Practicar

day-sum-streak = { $count ->
    [one] día seguido ahora
   *[other] días seguidos ahora
}
day-sum-longest = { $count ->
    [one] día seguido, tu récord
   *[other] días seguidos, tu récord
}
day-sum-days = { $count ->
    [one] día jugado
   *[other] días jugados
}
day-averages = Tus medias
day-weekdays = lu ma mi ju vi sá do
day-month-before = El mes anterior
day-month-after = El mes siguiente

day-fair-how = Días antes de que se juegue un mazo publicamos una huella (SHA-256) de la semilla con la que se baraja. Cuando el día es definitivo mostramos la semilla, y cualquiera puede comprobar que es la misma y que todas las partidas tuvieron este mazo.
day-fair-promise = Ningún jugador puede conocer un mazo de antemano. Quienes llevan este servidor podrían mirarlo en su base de datos; lo que no pueden es cambiarlo una vez publicada la huella.
day-fair-coming = Próximos días
day-fair-past = Hoy y los días anteriores
day-fair-since = Publicada:
day-fair-not-before = Fue después de empezar el día: el servidor estaba apagado antes.
day-fair-good = ✓ Es la misma semilla.
day-fair-bad = ✕ Es otra semilla.

day-table-counts = este intento cuenta: sin pistas ni deshacer
day-table-practice = práctica, no cuenta
day-table-late = no se terminó a tiempo, así que no cuenta
day-table-results = Resultados del día
day-table-seed = Otros todavía están jugando este mazo. La semilla con la que se barajó se muestra después de { $time }.
day-table-seed-later = La huella SHA-256 de la semilla con la que se baraja. Verás la semilla cuando el día sea definitivo.

day-alone = Una mesa con el mazo del día tiene un solo asiento, el tuyo.
day-unknown = No hay mazo de ese día.
day-sealed = Podrás ver esto cuando hayas jugado este mazo, o cuando su día sea definitivo.
day-over = Ese día ha terminado. Ya nadie puede empezar su mazo.
day-to-come = Ese día aún no ha empezado.
day-no-undo = Con el mazo del día no se puede deshacer: tu intento cuenta tal como lo juegas.
day-no-rematch = Hay un solo intento con el mazo del día. Puedes practicar con él cuantas veces quieras.
day-no-hints = Con el mazo del día no hay pistas.
day-nobody = Todavía no has jugado ningún mazo del día.

you-privacy-days = El mazo del día
you-privacy-days-about = Si lo juegas: cuándo empezaste, tus puntos y tu nombre en la lista del día, que pueden ver todos los que han jugado ese mazo. Cuando te borras, desapareces de la lista.
web-unrated-practice = sin Elo: jugada con un mazo que quizá conocías
