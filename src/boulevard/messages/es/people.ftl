# Between people: taking a move back, playing again

web-agreed-refused-you = No se ha aceptado tu petición de deshacer. La jugada se mantiene.
web-agreed-refused = { $name } pidió deshacer una jugada. No se aceptó, así que la jugada se mantiene.
web-agreed-withdrawn-you = Has retirado tu petición.
web-agreed-withdrawn = { $name } ha retirado su petición.
web-agreed-undone-you = Se ha deshecho tu última jugada.
web-agreed-undone = { $name } ha deshecho su última jugada.
web-asked-withdraw = Retirar
web-again-asked = Has propuesto otra partida. Falta la respuesta de { $names }.
web-again-asks = Propuesta de { $names }: jugar otra vez.
web-again-decline = No, gracias
web-again-declined = Otra partida: propuesta rechazada por { $names }.
web-again-declined-you = Has rechazado otra partida. Si cambias de opinión, propón una.
web-over-rematch-watch = Ver la siguiente partida
undo-asked-before = Ya has pedido deshacer esta jugada. Solo se puede pedir una vez por jugada.
rematch-declined = Alguien de esta mesa prefiere no jugar otra vez.
nobody-asks-again = Nadie te ha propuesto otra partida.

# Between people: inviting somebody on the network

web-network-local = Por ahora, este enlace solo funciona en este equipo.
web-network-what = Para jugar con alguien de tu misma red (tu wifi, por ejemplo), permite que se conecten otros dispositivos. Hasta que detengas el servidor, cualquier dispositivo de tu red podrá abrir estas páginas. Nadie podrá ver tu mano ni tus archivos.
web-network-open = Permitir que se conecten dispositivos de mi red
web-network-how = Para permitir que se conecten otros dispositivos, inicia el servidor con
web-network-here-only = En este equipo, { $seat } puede entrar con este enlace desde otro navegador.
web-network-others = Otras direcciones de este equipo
web-network-opened = Los dispositivos de tu red pueden conectarse hasta que se detenga el servidor.
web-network-firewall = Si el enlace no se abre en el otro dispositivo, quizá lo bloquee el firewall de este equipo: permite las conexiones entrantes al puerto { $port } en tu red privada.
web-network-local-note = Por ahora, solo funciona en este equipo.
network-not-here = El servidor solo se puede abrir a la red desde el equipo en el que funciona, y solo si se inició sin indicarle dónde escuchar.
network-none = Este equipo no está conectado a ninguna red, o el puerto { $port } ya está en uso en ella.

# One’s own games

web-own-level = { $name } (nivel { $level })

# Records that people open

web-record-title = Abrir una partida guardada
web-record-lead = Vuelve a ver una partida, o mira cuánto regaló cada jugada, desde el archivo que descargaste al terminarla o que alguien te envió.
web-record-file = Elige una partida guardada (.json) o suéltala aquí
web-record-open = Ver la partida
web-record-another = Abrir otra partida guardada
web-record-note = El servidor comprueba cada jugada y conserva la partida un tiempo; después la olvida.
record-no-file = Primero elige un archivo.
record-crowded = Aquí solo se pueden ver partidas de hasta { $most } jugadores.
record-gone = Esta partida ya no se conserva aquí. Vuelve a abrir el archivo.
