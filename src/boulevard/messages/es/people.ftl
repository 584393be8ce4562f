# Between people: taking a move back, playing again

web-agreed-refused-you = No han aceptado que deshagas la jugada. La jugada se queda.
web-agreed-refused = { $name } pidió deshacer una jugada. No se aceptó: la jugada se queda.
web-agreed-withdrawn-you = Has retirado tu petición.
web-agreed-withdrawn = { $name } ha retirado su petición.
web-agreed-undone-you = Se ha deshecho tu última jugada.
web-agreed-undone = { $name } ha deshecho su última jugada.
web-asked-withdraw = Retirar la petición
web-again-asked = Has propuesto otra partida. Falta la respuesta de { $names }.
web-again-asks = { $names } propone jugar otra vez.
web-again-decline = No, gracias
web-again-declined = { $names } prefiere no jugar otra vez.
web-again-declined-you = Has rechazado otra partida. Si cambias de idea, propón una.
web-over-rematch-watch = Ver la siguiente partida
undo-asked-before = Ya lo has pedido para esta jugada. Se puede pedir una vez por jugada.
rematch-declined = Alguien en esta mesa prefiere no jugar otra vez.
nobody-asks-again = Nadie propone otra partida.
