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

# Between people: inviting somebody on the network

web-network-local = Por ahora, este enlace solo funciona en este ordenador.
web-network-what = Para jugar con alguien de la misma red (tu wifi, por ejemplo), deja que se conecten otros dispositivos. Hasta que pares el servidor, cualquier dispositivo de tu red podrá abrir estas páginas. Nadie ve tu mano ni tus archivos.
web-network-open = Permitir dispositivos de mi red
web-network-how = Para que se conecten otros dispositivos, inicia el servidor con
web-network-here-only = En este ordenador, se puede ocupar el sitio ({ $seat }) con este enlace en otro navegador.
web-network-others = Otras direcciones de este ordenador
web-network-opened = Los dispositivos de tu red pueden conectarse hasta que el servidor se pare.
web-network-firewall = Si el enlace no se abre allí, quizá lo bloquee un cortafuegos de este ordenador: permite las conexiones entrantes al puerto { $port } en tu red privada.
web-network-local-note = Por ahora, solo funciona en este ordenador.
network-not-here = Solo quien está en el ordenador del servidor puede abrirlo a la red, y solo si se inició sin una dirección concreta.
network-none = Este ordenador no está en ninguna red, o el puerto { $port } ya está ocupado en ella.

# One’s own games

web-own-level = { $name } (nivel { $level })

# Records that people open

web-record-title = Abrir una partida guardada
web-record-lead = Vuelve a ver una partida con el archivo que descargaste al final, o que te enviaron.
web-record-file = Elige un archivo (.json) o suéltalo aquí
web-record-open = Ver la partida
web-record-another = Abrir otra partida
web-record-note = El servidor comprueba cada jugada y guarda la partida en memoria un rato; no se escribe nada en disco.
record-no-file = Elige primero un archivo.
record-crowded = Aquí solo se pueden ver partidas de hasta { $most } jugadores.
record-gone = Esta partida ya no está en memoria. Abre el archivo otra vez.
