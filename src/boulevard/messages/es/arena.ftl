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
arena-col-behind = Menos que el mejor
arena-col-share = % de lo posible
arena-col-time = Tiempo por jugada
arena-col-forfeits = Perdidas por fallo
arena-figure-zeros = Ceros
arena-milliseconds = { $number } ms
arena-seconds = { $number } s
arena-forfeits-crashed = errores: { $count }
arena-forfeits-failed = fallos: { $count }
arena-forfeits-stalled = fuera de tiempo: { $count }
arena-forfeits-nonsense = jugada ilegal: { $count }
arena-forfeits-down = proceso caído: { $count }
arena-forfeit-crashed = error: { $detail }
arena-forfeit-failed = { $detail }
arena-forfeit-stalled = fuera de tiempo: sin respuesta en { $detail }
arena-forfeit-nonsense = no es una jugada válida: { $detail }
arena-forfeit-down = hizo caer el proceso { $detail }
arena-failed-line = { $bot } perdió por fallo { $count ->
    [one] una partida
   *[other] { $count } partidas
    }: { $reason }
arena-cross = Puntos en porcentaje, fila contra columna
arena-note-intervals = ± indica un intervalo del 95 %; todas las partidas de un reparto cuentan como una sola observación.
arena-note-cross = En la tabla cruzada, cada partida cuenta como una observación, y un empate como medio punto.
arena-note-elo = El Elo medio se fija en 0.
arena-note-anchor = El Elo es relativo al de { $bot }, que está fijado.
arena-note-rating = Las fuerzas son las de OpenSkill (Plackett–Luce); todos los bots empiezan con 25.
arena-note-share = % de lo posible: quien conociera todas las cartas podría conseguir de media al menos { $best } puntos y, como máximo, { $bound }. El porcentaje se refiere a la primera cifra.
arena-twice = Cada bot solo puede participar una vez: { $bots }
arena-broken = No se puede crear el bot { $bot }: { $reason }
arena-few = { $seats ->
    [one] Una mesa necesita un bot
   *[other] Una mesa necesita { $seats } bots
    }, pero { $bots ->
    [0] no hay ninguno
    [one] solo hay uno
   *[other] solo hay { $bots }
    }.
arena-anchor = El bot de referencia { $bot } no está en este torneo; los bots son: { $bots }
arena-no-yardstick = La mejor puntuación que permitía un reparto no se puede calcular para { $title }.
folder-of-other-work = { $folder } contiene partidas de otra cosa: { $identity }
folder-taken = Otro proceso ya está guardando partidas en { $folder }.
arena-closed = La arena se ha detenido.
arena-failed = No se pudo jugar la partida «{ $job }»: { $reason }
cli-arena = Organiza un torneo entre bots y calcula su fuerza.
cli-opt-bots = Los bots, separados por espacios, como «greedy level:1-8 mcts:sims=2000»; se puede repetir.
cli-opt-arena-games = Cuántas partidas juega cada emparejamiento (en un juego en solitario, cada bot).
cli-opt-arena-seed = La misma semilla da los mismos repartos y las mismas jugadas.
cli-opt-arena-out = La carpeta para partidas y resultados; si contiene este mismo torneo, se continúa.
cli-opt-players = Cuántos bots se sientan a una mesa, en los juegos en que eso varía.
cli-opt-workers = Cuántas partidas se juegan a la vez; por defecto, una por núcleo.
cli-opt-engine = Dónde se juegan las partidas: en procesos de este equipo o en un clúster de Ray.
cli-opt-address = La dirección de un clúster de Ray; por defecto, se inicia uno en este equipo.
cli-opt-grace = Cuántos segundos puede excederse un bot de su propio tiempo antes de perder la partida.
cli-opt-anchor = Un bot con un Elo fijo, como bot=valor; por defecto, la media se fija en 0.
cli-opt-hindsight = Calcula la mejor puntuación que permitía cada reparto y muestra qué parte de ella lograron los bots.
cli-bad-anchor = «{ $text }» no es un bot de referencia; escribe bot=valor.
cli-arena-playing = Jugando
cli-arena-stopped = Detenido tras { $done } de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
    }. Para continuar, ejecuta el mismo comando.

# The page of a tournament (arena/report.py)

arena-page-title = { $title }: un torneo de bots
arena-page-brand = Boulevard · Arena
arena-page-files = Todas las partidas están en games.jsonl; todas las cifras, en results.json.
arena-fact-bots = Bots
arena-fact-deals = Repartos
arena-fact-games = Partidas
arena-fact-seed = Semilla
arena-part-standings = Clasificación
arena-about-standings = Todos los bots jugaron los mismos repartos y ocuparon cada asiento las mismas veces.
arena-part-rating = Fuerza
arena-about-rating = El punto es la fuerza; la línea, su intervalo del 95 %.
arena-part-mean = Puntuación media
arena-about-mean = El punto es la puntuación media; la línea, su intervalo del 95 %. Como todos los bots jugaron los mismos repartos, las diferencias se conocen con más precisión de lo que sugieren estos intervalos: ver «Menos que el mejor» más arriba.
arena-part-cross = Quién gana a quién
arena-about-cross = Puntos de la fila contra la columna, en porcentaje; azul va por delante, naranja por detrás.
arena-part-scores = Puntuaciones
arena-about-scores = Con qué frecuencia se dio cada puntuación; la línea es la media.
arena-part-times = Tiempo por jugada
arena-about-times = La barra abarca nueve de cada diez jugadas; la línea es la mediana y el punto, la media. La escala es logarítmica.
arena-part-forfeits = Perdidas por fallo
arena-about-forfeits = Partidas que los bots perdieron por no jugar, y por qué.
arena-cell = { $bot } contra { $other }: { $share } % de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } (95 %: de { $low } a { $high })
arena-scores = { $bot }: puntuaciones de { $least } a { $most }
arena-times = { $bot }: { $mean } de media, mediana { $median }, nueve de cada diez de { $low } a { $high }, la más larga { $most }
