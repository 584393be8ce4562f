# Bots

compiling-bots = Se compilan los bots de { $title }. Ocurre una sola vez y tarda uno o dos minutos…
level-title = Nivel { $number }: { $name }
unknown-bot = No existe el bot «{ $name }» para { $game }; los hay: { $names }.
unknown-level = No existe el nivel { $level }; hay niveles de 1 a { $count }.
bot-parameter-form = «{ $part }» en «{ $spec }» no tiene la forma nombre=valor.
bot-parameter = «{ $spec }»: ese bot no tiene el parámetro «{ $name }»; tiene: { $names }.
bot-value = «{ $spec }»: { $name } no puede ser «{ $value }».

# Bots of others (bots/foreign.py, bots/program.py)

bot-quotes = En «{ $specs }» falta una comilla.
bot-broken = El bot «{ $name }» de { $origin } no se puede cargar: { $reason }
bot-no-class = «{ $name }» de { $origin } no es un bot: debe ser una subclase de boulevard.bots.contract.Bot.
bot-other-game = El bot «{ $name }» no juega a { $game }; juega a: { $games }.
program-command = «{ $command }» no es una orden; escribe program:ORDEN, como en «program:python3 bot.py».
program-start = No se puede iniciar «{ $command }»: { $reason }
program-ended = «{ $command }» acabó con el código { $code } en vez de responder.{ $errors }
program-silent = «{ $command }» no respondió en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
    }.{ $errors }
program-long = «{ $command }» respondió con una línea de más de { $most } bytes.{ $errors }
program-unasked = «{ $command }» escribió más de una línea como respuesta: { $line }{ $errors }
program-not-json = «{ $command }» respondió con una línea que no es un objeto JSON: { $line }
program-move = «{ $command }» respondió con la jugada «{ $move }», que no se puede jugar: { $reason }
program-part = «{ $command }»: en su respuesta, «{ $part }» no puede ser ni tener { $value }.

# Levels of Avenue (bots/avenue/levels.toml)

avenue-level-1 = Está de visita. Une de golpe tantas uvas como puede y no planea nada.
avenue-level-2 = Pasea. Se hace una idea de lo que valdrán las próximas granjas, y a menudo se equivoca.
avenue-level-3 = Camina con los ojos abiertos. Sabe que las granjas deben subir, y yerra las jugadas por unos puntos.
avenue-level-4 = Vive aquí. Une las granjas con un largo camino, y de vez en cuando pierde el hilo.
avenue-level-5 = Adoquina por oficio. Deja abiertos los cabos de sus caminos, y rara vez se queda a cero.
avenue-level-6 = Mide antes de construir. Juzga con la experiencia de millones de partidas, algo deprisa.
avenue-level-7 = Juzga con la experiencia de millones de partidas, y rara vez se equivoca mucho.
avenue-level-8 = Juzga igual, y prueba sus mejores ideas con las cartas que quedan, mil veces por jugada.

# Hindsight (bots/avenue)

cli-hindsight = Busca la mejor partida posible con las cartas de un registro (Avenue).
cli-opt-seconds = Cuánto tiempo se busca.
cli-opt-hindsight-out = Un archivo para la mejor partida, como registro.
hindsight-best = Con estas cartas { $best ->
    [one] era posible un punto
   *[other] eran posibles { $best } puntos
    }; nadie habría podido hacer más de { $bound }.
hindsight-proven = Con estas cartas { $best ->
    [one] era posible un punto
   *[other] eran posibles { $best } puntos
    } y ni uno más: está demostrado.
hindsight-share = El jugador { $player } hizo { $points ->
    [one] un punto
   *[other] { $points } puntos
    }, el { $share } % de eso.
hindsight-not = Lo que se podía hacer a posteriori con unas cartas solo se conoce para Avenue, no para { $title }.

cli-bots = Enumera los bots que juegan a un juego: los niveles con su fuerza, y qué más hay.
cli-bots-levels = Niveles de { $title }
cli-bots-spec = bot
cli-bots-level = nivel
cli-bots-about = cómo juega
cli-bots-rating = fuerza
cli-bots-others = Otros bots
cli-bots-how = Juega contra uno: boulevard play paris --opponent level:3. Los parámetros van tras dos puntos: mcts:sims=2000 o mcts:time=3s,threads=2.
bot-random = Sortea cada jugada por igual entre todas las legales.
bot-sampler = Sigue partidas al azar desde cada jugada y toma la que mejor salió. Juega a cualquier juego, a ninguno bien.
bot-program = Un programa en cualquier lenguaje, consultado por líneas de JSON: program:ORDEN (véase docs/writing-a-bot.md).
bot-paris-greedy = Toma lo que más gana de inmediato; con «tries», entre unas pocas jugadas que se le ocurren.
bot-paris-mcts = Busca en un árbol de jugadas, juzga por lo que aprendió jugando contra sí mismo, y resuelve el final.
bot-paris-plain-mcts = Busca en un árbol como en los manuales: prueba cada jugada y sigue las partidas al azar.
bot-paris-solver = Juega la fase 2 a la perfección donde ve hasta el final; en lo demás es codicioso.
bot-avenue-greedy = Dibuja donde se unen más uvas de golpe; «noise» es por cuántos puntos yerra las jugadas.
bot-avenue-planner = Elige por lo que ha aprendido que valen las hojas; «noise» es por cuántos puntos yerra las jugadas.
bot-avenue-rollouts = Prueba cada jugada en partidas que siguen al azar.
bot-avenue-search = Prueba las jugadas que le gustan a planner en partidas que siguen como él las jugaría.
paris-level-1 = Está de visita. Ve unas pocas jugadas y toma la más bonita.
paris-level-2 = Pasea. Ve más, pero no más allá de la próxima jugada.
paris-level-3 = Camina con los ojos abiertos, pero no más allá de la próxima esquina.
paris-level-4 = Vive aquí: toma casi todo lo que se puede tener de inmediato, y no planea nada.
paris-level-5 = Adoquina por oficio. Tiene ojo para el suelo y la luz, y se guía por la experiencia.
paris-level-6 = Mide antes de construir. Rara vez desperdicia una luz, y vigila las tuyas.
paris-level-7 = Planea barrios enteros, y de paso estropea tus planes.
paris-level-8 = Ya había pensado en eso. Un segundo por jugada, y el final sin un error.

# Training

train-about = Aprende qué jugadas de Paris tienen buen aspecto y cuánto valen las posiciones, con partidas de la búsqueda contra sí misma.
    Se puede parar en cualquier momento; luego sigue donde estaba.
train-out = La carpeta para partidas y pesos.
train-playing = Jugando
train-fitting = Ajustando
train-error = { $positions } posiciones, con un error medio de { $error } puntos; quien siempre dice la media yerra { $plain }.
train-loss = { $positions } posiciones, entropía cruzada { $loss }.
