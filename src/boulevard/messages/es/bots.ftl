# Bots

compiling-bots = Compilando los bots de { $title }. Solo ocurre una vez y tarda uno o dos minutos…
level-title = Nivel { $number }: { $name }
unknown-bot = No existe el bot «{ $name }» para { $game }; elige entre: { $names }.
unknown-level = No existe el nivel { $level }; elige del 1 al { $count }.
bot-parameter-form = «{ $part }» en «{ $spec }» no tiene la forma nombre=valor.
bot-parameter = «{ $spec }»: este bot no tiene el parámetro «{ $name }»; tiene: { $names }.
bot-value = «{ $spec }»: { $name } no puede ser «{ $value }».

# Bots of others (bots/foreign.py, bots/program.py)

bot-quotes = En «{ $specs }» falta una comilla.
bot-broken = No se puede cargar el bot «{ $name }» de { $origin }: { $reason }
levels-broken = No se pueden leer los niveles del juego «{ $game }»: { $reason }
bot-no-class = «{ $name }» de { $origin } no es un bot: debe ser una subclase de boulevard.bots.contract.Bot.
bot-other-game = El bot «{ $name }» no juega a { $game }; juega a: { $games }.
program-command = «{ $command }» no es un comando; escribe program:COMANDO, como en «program:python3 bot.py».
program-start = No se puede iniciar «{ $command }»: { $reason }
program-ended = «{ $command }» terminó con el código { $code } en vez de responder.{ $errors }
program-silent = «{ $command }» no respondió en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
    }.{ $errors }
program-long = «{ $command }» respondió con una línea de más de { $most ->
    [one] un byte
   *[other] { $most } bytes
    }.{ $errors }
program-unasked = «{ $command }» respondió con más de una línea: { $line }{ $errors }
program-not-json = «{ $command }» respondió con una línea que no es un objeto JSON: { $line }
program-move = «{ $command }» respondió con la jugada «{ $move }», que no se puede jugar: { $reason }
program-part = «{ $command }»: en su respuesta, «{ $part }» no puede ser ni contener { $value }.

# Levels of Avenue (bots/avenue/levels.toml)

avenue-level-1 = Está de visita. Une tantas uvas como puede en el momento y no planea nada.
avenue-level-2 = Pasea. Tiene cierta idea de lo que valdrán las próximas granjas, y a menudo se equivoca.
avenue-level-3 = Va con los ojos abiertos. Sabe que las granjas deben ir a más, y falla por unos puntos al valorar las jugadas.
avenue-level-4 = Vive aquí. Une las granjas con un largo camino y de vez en cuando pierde el hilo.
avenue-level-5 = Trabaja haciendo caminos. Deja abiertos los extremos y rara vez se queda a cero.
avenue-level-6 = Mide antes de construir. Ha aprendido de millones de partidas, pero juzga con algo de prisa.
avenue-level-7 = Ha aprendido de millones de partidas y rara vez se equivoca por mucho.
avenue-level-8 = Ha aprendido de millones de partidas y prueba sus mejores ideas con las cartas que quedan, mil veces por jugada.

# Hindsight (bots/avenue)

cli-hindsight = Busca la mejor partida que permitían las cartas de una partida guardada (Avenue).
cli-opt-seconds = Cuántos segundos se busca.
cli-opt-hindsight-out = Un archivo donde guardar la mejor partida.
hindsight-best = Con estas cartas se podían conseguir al menos { $best ->
    [one] un punto
   *[other] { $best } puntos
    } y no más de { $bound }.
hindsight-proven = Con estas cartas { $best ->
    [one] se podía conseguir un punto
   *[other] se podían conseguir { $best } puntos
    } y ni uno más: está demostrado.
hindsight-share = El jugador { $player } consiguió { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
    }{ $share ->
    [none] .
   *[other] , el { $share } % de eso.
    }
hindsight-not = La mejor puntuación que permitía un reparto no se puede calcular para { $title }.
hindsight-part = Esta partida empezó a medias, así que su puntuación no se puede comparar con la mejor del reparto completo.

cli-bots = Muestra los bots de un juego: los niveles con su fuerza y todos los demás.
cli-bots-levels = Niveles de { $title }
cli-bots-spec = bot
cli-bots-level = nivel
cli-bots-about = cómo juega
cli-bots-rating = fuerza
cli-bots-others = Otros bots
cli-bots-how = Para jugar contra uno: boulevard play paris --opponent level:3. Los parámetros van tras dos puntos: mcts:sims=2000 o mcts:time=3s,threads=2.
bot-random = Elige cada jugada al azar entre todas las posibles.
bot-sampler = Prueba cada jugada posible en partidas al azar y hace la que mejor resultó. Juega a cualquier juego, y a ninguno bien.
bot-partner = Busca una partida igualada: juega tan bien como haga falta, y no mejor.
bot-program = Un programa en cualquier lenguaje que se comunica en JSON, línea por línea: program:COMANDO (ver docs/writing-a-bot.md).
bot-paris-novice = Solo ve lo que ve quien empieza; «misses» dice qué se le escapa, «eye» hasta dónde mira y «noise» por cuántos puntos falla al valorar las jugadas.
bot-paris-greedy = Toma todos los puntos que puede en el momento; con «tries», solo considera unas pocas jugadas al azar.
bot-paris-mcts = Busca en un árbol de jugadas, juzga con lo que aprendió jugando contra sí mismo y resuelve el final; con «style=collector», prefiere las postales.
bot-paris-plain-mcts = Búsqueda en árbol de manual: prueba cada jugada y termina las partidas al azar.
bot-paris-solver = Juega la fase 2 a la perfección en cuanto puede ver hasta el final; hasta entonces, busca los puntos inmediatos.
bot-avenue-greedy = Dibuja donde une más uvas en el momento; «noise» es por cuántos puntos falla al valorar las jugadas.
bot-avenue-planner = Valora las hojas con lo que ha aprendido de ellas; «noise» es por cuántos puntos falla al valorar las jugadas; con «ahead» tiene en cuenta cada carta que puede salir a continuación.
bot-avenue-rollouts = Prueba cada jugada en partidas que continúan al azar.
bot-avenue-search = Prueba las jugadas favoritas de «planner» en partidas que continúan como las jugaría él.
paris-level-1 = Está de visita. Le encanta cualquier farola y no se fija en la segunda, en el sitio que necesita un edificio ni en que tú también juegas.
paris-level-2 = Pasea. Ya cuenta las farolas, pero no deja sitio para su próximo edificio y no hace caso de los grupos ni de ti.
paris-level-3 = Va con los ojos abiertos, pero solo para sus edificios: no ve lo que una jugada te da a ti ni hasta dónde alumbra la Gran Farola.
paris-level-4 = Vive aquí. Ve todo lo que hay, también lo tuyo, pero nunca se pregunta qué vas a construir después.
paris-level-5 = Trabaja pavimentando calles. Tiene buen ojo para el terreno y la luz, y se guía por la experiencia.
paris-level-6 = Mide antes de construir. Rara vez desperdicia una farola, y vigila las tuyas.
paris-level-7 = Planea barrios enteros y, de paso, estropea tus planes.
paris-level-8 = Ya lo había pensado. Tarda un segundo por jugada y no comete errores al final.
opponent-partner = Quiere una partida igualada cada vez: se esmera cuando vas por delante y afloja cuando no.
paris-opponent-collector = Más o menos tan fuerte como el nivel 7, y loco por las postales: primero las toma y luego construye.

# Training

train-about = Aprende qué jugadas de Paris parecen buenas y cuánto valen las posiciones, con partidas que la búsqueda juega contra sí misma.
    Se puede detener en cualquier momento; el entrenamiento continúa donde se quedó.
train-out = La carpeta para partidas y pesos.
train-playing = Jugando
train-fitting = Ajustando
train-error = Error medio en puntos: { $error }; diciendo siempre la media: { $plain }; posiciones: { $positions }.
train-loss = Entropía cruzada: { $loss }; posiciones: { $positions }.
