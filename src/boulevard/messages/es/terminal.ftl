# Playing in a terminal

play-welcome = { $title }. Escribe una jugada o «help».
play-turn = Fase { $phase }, turno de { $seat ->
    [orange] Naranja
   *[blue] Azul
    }
play-over = La partida ha terminado
play-prompt = { $seat }>
play-considering = Analizando tus jugadas…
play-hint = { $place }. { $move }  ({ $value } puntos)
play-thinking = { $seat } está pensando…
play-moved = { $seat } juega: { $move }
play-more = … y { $count } más; «moves { $verb }» muestra solo las que empiezan por «{ $verb }».
play-no-undo = No tienes ninguna jugada que deshacer.
play-saved = Guardada como { $path }.
play-left-table = Has dejado la mesa.
play-hand = Loseta { $tile }, en sus cuatro giros:
play-pool = Oferta: { $names }
play-seat = { $seat ->
    [orange] Naranja
   *[blue] Azul
    }
play-reserve = reserva { $names }
play-left = chimeneas { $chimneys }, fichas { $tokens }, losetas en la pila { $tiles }
play-score = { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
    }: luz { $light }, grupo { $group }, sin construir { $unbuilt }, postales { $postcards }
play-rights = aún puede usar: { $names }
play-postcards = Postales:
play-closing = Puntuación final
play-line-light = Luz
play-line-group = Grupo más grande
play-line-unbuilt = Sin construir
play-line-postcards = Postales
play-line-total = Total
play-winner = Gana { $seat ->
    [orange] Naranja
   *[blue] Azul
    }.
play-draw = Empate.
play-help = Otros comandos: «moves» muestra las jugadas posibles («moves build T5», solo las que empiezan así), «undo» vuelve a tu
    última jugada, «board» dibuja otra vez el tablero, «shapes» muestra los edificios, «hint» pregunta a un bot fuerte, «save game.json» guarda la partida, «quit» sale.
play-help-paris = Fase 1: «lay c3 90» coloca tu loseta en el cuadro cuya casilla inferior izquierda es c3, girada 90 grados a la
    derecha; «reserve T5» toma un edificio. Fase 2: «build T5 c2,c3,b4,c4,d4» pone un edificio en casillas de tu color (o o b)
    o mixtas (m); el nombre de una postal con sus casillas la activa («peintre c4», «jardin c2,d2», «penseur c4 n»,
    «bouquinistes c4 d4», «levitation T5 I3 a1,b1,c1»); su nombre a solas la activa sin su acción. Las farolas (*) iluminan los
    edificios junto a ellas: un edificio vale su tamaño por cada una.

play-help-avenue = «draw c4» dibuja el camino de la carta en la casilla c4 de tu hoja; «peek» no dibuja nada y te muestra la
    próxima granja, una vez por ronda. Una ronda termina con la cuarta carta amarilla. Entonces su granja da un punto por cada uva
    unida a ella, si son más que en la ronda anterior. Al final, cada castillo da un punto por cada uva de su color, y cada
    granja con 0 cuesta 5.
play-avenue-round = Ronda { $round }, granja { $farm }
play-avenue-card = Carta { $number }, { $colour } (amarillas: { $yellow } de { $yellows })
play-avenue-next = Próxima granja: { $farm }
play-avenue-scores = Granjas: { $scores }
play-avenue-now = Unidas a la granja { $farm }: { $grapes }
play-avenue-castles = Castillos: morado { $purple }, verde { $green }
play-avenue-total = Total: { $total }
play-avenue-left = Quedan en el mazo (amarillas/grises): { $cards }
play-avenue-farms = Granjas
play-avenue-purple = Castillo morado
play-avenue-green = Castillo verde
play-avenue-penalty = Penalización
play-avenue-winners = Victoria: { $players }
