# Torneos y series de partidas

tournament-menu = Torneos
tournament-lead = Juega con hasta { $most ->
    [one] { $most } persona o bot
   *[other] { $most } personas y bots
}, en un club, en la escuela o con amigos. Tú lo creas y envías un enlace a todos.
tournament-new = Nuevo torneo
tournament-own = Tus torneos
tournament-lobby = ¿Hay más de dos jugadores?
tournament-is-open = Abierto a jugadores
tournament-is-over = Terminado
tournament-swiss = Sistema suizo
tournament-swiss-about = En cada ronda juegas contra alguien con más o menos tantos puntos como tú y, si se puede evitar, nunca dos veces contra la misma persona. Bueno para muchos jugadores y pocas rondas.
tournament-round-robin = Todos contra todos
tournament-round-robin-about = Cada jugador se enfrenta una vez a cada uno. Bueno para ocho jugadores como mucho.
tournament-duplicate = Duplicado
tournament-duplicate-about = Todos juegan los mismos mazos, cada uno en su hoja: solo cuenta la habilidad.
tournament-variant = Hoja
tournament-rounds-count = Rondas
tournament-decks-count = Mazos
tournament-late = Si se te acaba el tiempo, pierdes esa partida. Si hasta entonces no has hecho ninguna jugada, quedas fuera, pero puedes volver.
tournament-next = ¿Cuándo empieza la ronda siguiente?
tournament-next-itself = Sola, en cuanto terminan todas las partidas
tournament-next-host = Cuando lo dice quien organiza
tournament-name = Nombre del torneo
tournament-plays-too = Yo también juego
tournament-make = Crear el torneo
tournament-open = { $count ->
    [0] Aún no se ha apuntado nadie.
    [one] { $count } jugador por ahora. Empieza cuando lo dice quien organiza.
   *[other] { $count } jugadores por ahora. Empieza cuando lo dice quien organiza.
}
tournament-round = Ronda { $number } de { $all }
tournament-going = { $count ->
    [one] Aún se juega { $count } partida.
   *[other] Aún se juegan { $count } partidas.
}
tournament-waits = Han terminado todas las partidas.
tournament-won = { $count ->
    [one] El torneo ha terminado. Gana { $names }.
   *[other] El torneo ha terminado. Ganan { $names }.
}
tournament-off = El torneo ha terminado.
tournament-ready = Tu mesa está lista
tournament-against = Juegas contra { $name }.
tournament-go = Ir a tu mesa
tournament-enter = Apuntarme al torneo
tournament-you-are-in = Ya participas. Esta página te avisa cuando tu mesa está lista.
tournament-back = Volver
tournament-you-left = Has dejado el torneo. Puedes volver para la ronda siguiente.
tournament-invite = Invitar a jugadores
tournament-link = Con este enlace cualquiera puede apuntarse y mirar
tournament-screen = Mostrar en pantalla grande
tournament-host = Para quien organiza
tournament-begin = Empezar
tournament-few = Hacen falta al menos { $least ->
    [one] { $least } jugador
   *[other] { $least } jugadores
}.
tournament-add-bot = Añadir bot
tournament-cancel = Cancelar el torneo
tournament-cancel-sure = Sí, cancelarlo
tournament-next-go = Empezar la ronda siguiente
tournament-next-wait = Puedes empezar la ronda siguiente cuando terminen todas las partidas.
tournament-next-by-itself = La ronda siguiente empieza sola, en cuanto terminan todas las partidas.
tournament-next-last = Es la última ronda.
tournament-remove = Excluir a un jugador
tournament-remove-go = Excluir
tournament-remove-one = Excluir a { $name }
tournament-players = { $count ->
    [0] Jugadores
    [one] { $count } jugador
   *[other] { $count } jugadores
}
tournament-standings = Clasificación
tournament-rank = Puesto
tournament-player = Jugador
tournament-score = Resultado
tournament-out = se fue
tournament-acts = Le toca:
tournament-direct = Duelo directo
tournament-buchholz = Puntos de sus rivales
tournament-wins = Victorias
tournament-margin = Diferencia
tournament-all-points = Puntos
tournament-percent = { $share } %
tournament-plays = está jugando
tournament-finished = ha terminado
tournament-left = no terminó
tournament-bye = sin rival: 1 punto
tournament-rest = descansa esta ronda
tournament-how = Cómo funciona el torneo
tournament-how-points = Una victoria vale 1 punto, un empate ½. Si no queda nadie para jugar contigo, recibes 1 punto sin jugar, una vez como mucho. Los jugadores se turnan para empezar.
tournament-how-equal = Con los mismos puntos cuentan, en este orden: los puntos que hicieron entre sí, si se han enfrentado todos; los puntos de todos sus rivales juntos; las victorias; y por cuántos puntos iban por delante en las partidas que se jugaron hasta el final. Si todo es igual, comparten el puesto.
tournament-how-decks = En cada mazo recibes la parte de los demás jugadores a los que ganaste; un empate cuenta la mitad. Tu resultado es la media de todos los mazos. Con el mismo resultado cuentan todos los puntos juntos y después el mejor mazo.
tournament-how-secret = Nadie puede mirar ni revisar un mazo hasta que todos lo hayan jugado. Cada mazo sale de una semilla secreta, fijada antes de empezar el torneo. Abajo está la huella (SHA-256) de cada semilla; verás la semilla misma cuando todos hayan jugado.
tournament-how-leave = Si te vas, pierdes la partida en curso y no se te empareja más. Puedes volver para la ronda siguiente, y hasta la segunda ronda pueden entrar jugadores nuevos, salvo en todos contra todos. No hay pistas ni se deshacen jugadas.
tournament-deck = Mazo { $number }
tournament-leave = Dejar el torneo
tournament-leave-about = Pierdes la partida en curso. Puedes volver más tarde.
tournament-leave-before = Puedes volver a apuntarte hasta que empiece.
tournament-leave-sure = Sí, dejarlo
tournament-table = Ronda { $number } de un torneo
tournament-to = Ir al torneo
unknown-tournament = Este torneo no existe.
tournament-form = No puede haber un torneo de este tipo: { $form }. Posibles: { $forms }.
tournament-malformed = Algo no está bien en el formulario. Revísalo.
tournament-seats = Un torneo decide por sí mismo cuántos se sientan a una mesa ({ $name }).
tournament-enough = { $most ->
    [one] Ya organizas { $most } torneo. Espera a que termine o cancélalo.
   *[other] Ya organizas { $most } torneos. Espera a que termine uno o cancela uno.
}
tournament-over = No quedan más rondas.
tournament-begun = Es demasiado tarde: el torneo ha empezado.
tournament-barred = El organizador te ha excluido de este torneo.
tournament-barred-players = Jugadores excluidos
tournament-let-back = Readmitir
tournament-let-back-one = Readmitir a { $name }
tournament-full = No queda sitio: un torneo tiene { $most ->
    [one] { $most } jugador
   *[other] { $most } jugadores
} como mucho.
tournament-bots = Un torneo tiene { $most ->
    [one] { $most } bot
   *[other] { $most } bots
} como mucho.
tournament-not-host = Solo puede hacerlo quien organiza el torneo.
tournament-round-goes-on = Aún se juegan partidas de esta ronda.
tournament-no-undo = En un torneo no se deshacen jugadas.
tournament-no-rematch = En un torneo, la ronda siguiente decide contra quién juegas.
tournament-sealed = Otros aún juegan este mazo. Podrás ver esta partida cuando todos hayan terminado.
tournament-table-seed = Verás la semilla de la que viene este mazo cuando todos lo hayan jugado.
tournament-table-seed-later = La huella SHA-256 de la semilla con la que se baraja. Verás la semilla cuando todos hayan jugado este mazo.
hint-tournament = En un torneo no hay pistas.
too-many-tournaments = Es mucho en poco tiempo. Inténtalo de nuevo dentro de { $after ->
    [one] { $after } segundo
   *[other] { $after } segundos
}.
web-news-seated = Tu mesa está lista
web-prefer-seated = Torneos
web-prefer-seated-note = Cuando tu mesa en un torneo está lista
you-privacy-tournaments = Torneos
you-privacy-tournaments-about = Si organizas un torneo o juegas en uno: tu nombre, contra quién jugaste y con qué resultado. Cualquiera que tenga el enlace puede verlo. Si borras tus datos, tu nombre desaparece y los resultados quedan. Un torneo que nunca empieza desaparece a los 14 días.

web-series = Serie
web-series-one = Una partida
web-series-of = Al mejor de { $count }
web-series-note = Los jugadores cambian de asiento después de cada partida y se turnan para empezar. Una victoria vale 1 punto, un empate ½. La serie termina cuando ya nadie puede alcanzar al otro.
web-series-now = Al mejor de { $count }, partida { $game }: { $score }
web-series-won = { $name } gana la serie
web-series-drawn = La serie termina en empate
web-series-next = Siguiente partida de la serie
web-series-asked = Has propuesto la siguiente partida de la serie. Falta la respuesta de { $names }.
web-series-asks = Propuesta de { $names }: jugar la siguiente partida de la serie.
web-series-declined = Siguiente partida de la serie: propuesta rechazada por { $names }.
web-series-again = Nueva serie
table-series = Una serie es para dos jugadores, al mejor de uno de estos números: { $lengths }.
admin-delete-tournament = Borra un torneo. Sus mesas quedan.
admin-arg-tournament = Un torneo: su nombre o un enlace.
admin-deleted-tournament = El torneo { $tournament } está borrado.
admin-delete-tournament-sure = ¿Borrar el torneo { $tournament }? No se puede deshacer.
