# The arena

arena-heading = { $title }: { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }, { $deals ->
        [one] { $deals } reparto
       *[other] { $deals } repartos
    }, { $played } de { $planned ->
        [one] { $planned } partida
       *[other] { $planned } partidas
    }; semilla { $seed }{ $options }.
arena-col-bot = Bot
arena-col-elo = Elo
arena-col-rating = Fuerza
arena-col-games = Partidas
arena-col-record = G–E–P
arena-col-points = Puntos %
arena-col-won = Ganadas %
arena-col-place = Puesto medio
arena-col-score = Puntuación
arena-col-behind = Hasta el mejor
arena-col-share = A posteriori %
arena-col-time = Tiempo por jugada
arena-col-forfeits = Perdidas por fallo
arena-figure-zeros = Ceros
arena-milliseconds = { $number } ms
arena-seconds = { $number } s
arena-forfeits-crashed = { $count } por error
arena-forfeits-failed = { $count } por fallo
arena-forfeits-stalled = { $count } por demora
arena-forfeits-nonsense = { $count } por jugada ilegal
arena-forfeits-down = { $count } por acabar el proceso
arena-forfeit-crashed = error: { $detail }
arena-forfeit-failed = { $detail }
arena-forfeit-stalled = demora: sin respuesta en { $detail }
arena-forfeit-nonsense = no es una jugada legal: { $detail }
arena-forfeit-down = arrastró consigo el proceso { $detail }
arena-failed-line = { $bot } perdió por fallo { $count ->
    [one] una partida
   *[other] { $count } partidas
    }: { $reason }
arena-cross = Puntos en tanto por ciento, fila contra columna
arena-note-intervals = ± es un intervalo del 95 %; todas las partidas de un reparto cuentan como una observación.
arena-note-cross = En la tabla cruzada cada partida cuenta como una observación, y un empate como medio punto.
arena-note-elo = El Elo medio de todos es 0.
arena-note-anchor = El Elo es relativo a { $bot }; el suyo está dado.
arena-note-rating = Las fuerzas son de OpenSkill (Plackett–Luce); quien empieza tiene 25.
arena-note-share = A posteriori: quien conociera todas las cartas haría de media al menos { $best } puntos, y como mucho { $bound }; la parte se refiere a lo primero.
arena-twice = Cada bot solo puede participar una vez: { $bots }
arena-broken = No se puede crear el bot { $bot }: { $reason }
arena-few = Hacen falta { $seats ->
        [one] { $seats } bot
       *[other] { $seats } bots
    } para una mesa, pero hay { $bots }.
arena-anchor = El ancla { $bot } no participa; participan: { $bots }
arena-no-yardstick = Lo que se podía hacer a posteriori con un reparto no se conoce para { $title }.
arena-other = { $folder } contiene otro torneo: { $identity }
arena-in-use = Otro proceso está jugando un torneo en { $folder }.
arena-closed = Se ha parado la arena.
arena-failed = No se pudo jugar la partida «{ $job }»: { $reason }
cli-arena = Hace jugar un torneo a los bots y mide su fuerza.
cli-opt-bots = Los bots, separados por espacios, como «greedy level:1-8 mcts:sims=2000»; se puede repetir.
cli-opt-arena-games = Cuántas partidas juega cada emparejamiento (en un juego para uno: cada bot).
cli-opt-arena-seed = La misma semilla da los mismos repartos y los mismos pensamientos.
cli-opt-arena-out = La carpeta para partidas y resultados; si contiene el mismo torneo, se continúa.
cli-opt-players = Cuántos bots se sientan a una mesa, donde el juego lo deja abierto.
cli-opt-workers = Cuántas partidas se juegan a la vez; si no se indica, una por núcleo.
cli-opt-engine = Dónde se juegan las partidas: procesos de esta máquina o un clúster de Ray.
cli-opt-address = La dirección de un clúster de Ray; sin ella se inicia uno en esta máquina.
cli-opt-patience = Segundos que puede durar un pensamiento más allá de lo concedido al bot antes de perder la partida.
cli-opt-anchor = Un bot cuyo Elo se da, como bot=valor; si no, la media de todos es 0.
cli-opt-hindsight = Averigua qué se podía haber hecho con cada reparto, y muestra qué parte logran los bots.
cli-bad-anchor = «{ $text }» no es un ancla; escribe bot=valor.
cli-arena-playing = Jugando
cli-arena-stopped = Detenido tras { $done } de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }; la misma orden continúa.

# The page of a tournament (arena/report.py)

arena-page-title = { $title }: un torneo de bots
arena-page-brand = Boulevard · Arena
arena-page-files = Cada partida es un registro en games.jsonl; todas las cifras están en results.json.
arena-fact-bots = Bots
arena-fact-deals = Repartos
arena-fact-games = Partidas
arena-fact-seed = Semilla
arena-part-standings = Clasificación
arena-about-standings = Todos los bots jugaron los mismos repartos y ocuparon cada asiento con la misma frecuencia.
arena-part-rating = Fuerza
arena-about-rating = El punto es la fuerza; la línea, su intervalo del 95 %.
arena-part-mean = Puntuación media
arena-about-mean = El punto es la puntuación media; la línea, su intervalo del 95 %. Como todos jugaron los mismos repartos, las diferencias se conocen mejor de lo que sugieren estos intervalos: véase «Hasta el mejor» más arriba.
arena-part-cross = Quién gana a quién
arena-about-cross = Puntos del bot de la fila contra el de la columna, en tanto por ciento; azul va por delante, naranja por detrás.
arena-part-scores = Puntuaciones
arena-about-scores = Con qué frecuencia salió cada puntuación; la línea es la media.
arena-part-times = Tiempo por jugada
arena-about-times = Nueve de cada diez pensamientos están en la barra; la línea es la mediana, el punto la media. La escala es logarítmica.
arena-part-forfeits = Perdidas por fallo
arena-about-forfeits = Partidas que los bots perdieron porque fallaron, y cómo.
arena-cell = { $bot } contra { $other }: { $share } % de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } (95 %: de { $low } a { $high })
arena-scores = { $bot }: puntuaciones de { $least } a { $most }
arena-times = { $bot }: { $mean } de media, mediana { $median }, nueve de cada diez de { $low } a { $high }, la más larga { $most }
