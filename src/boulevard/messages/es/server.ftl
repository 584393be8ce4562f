# The table in the browser: running a server

cli-serve = Abre la mesa en el navegador: un servidor en este equipo. Cada opción también se puede indicar como variable de entorno, por ejemplo BOULEVARD_PORT.
cli-opt-browser = Abre un navegador, si hay pantalla.
serve-address = La mesa está lista: { $address }
serve-stop = Pulsa Ctrl+C para detenerlo. Las partidas continúan la próxima vez que se inicie.
serve-no-port = No hay ningún puerto libre en { $host }.
cli-think = Hace que los bots piensen en este equipo para todos los servidores que comparten una base de datos PostgreSQL. Inicia tantos como quieras, en cualquier equipo: cada uno toma la siguiente jugada, pista o repaso que esté esperando. Se puede detener o matar en cualquier momento: otro sigue con lo que quedó a medias. Solo trabaja para servidores de la misma versión.
cli-opt-think-database = La base de datos PostgreSQL de los servidores, como postgresql://usuario@equipo/nombre; BOULEVARD_DATABASE hace lo mismo.
cli-opt-think-processes = En cuántos procesos pensar; por defecto, uno por núcleo.
think-begins = Los bots piensan aquí en { $count ->
    [one] un proceso
   *[other] { $count } procesos
    }.
think-stop = Pulsa Ctrl+C para detenerlo. Lo que no termine en diez segundos pasa a otro equipo.
think-needs-postgresql = Este comando recibe su trabajo de una base de datos PostgreSQL. Indícala con --database postgresql://… o BOULEVARD_DATABASE; con SQLite, los bots piensan en los procesos del propio servidor.
thinkers-needed = Con SQLite, los bots solo pueden pensar en los procesos del propio servidor, así que hace falta al menos uno. Para dejar esa tarea a otros equipos, usa una base de datos PostgreSQL.
bad-setting = El ajuste «{ $name }» no se puede usar: { $reason }
bad-database = usa una dirección que empiece por sqlite:/// o postgresql://
setting-host = La dirección en la que escucha; 0.0.0.0 permite que se conecten otros equipos.
setting-port = El puerto; 0 elige cualquiera que esté libre.
setting-data = La carpeta de la base de datos y de la clave que firma los enlaces.
setting-database = La base de datos, como URL de SQLAlchemy; por defecto, un archivo SQLite en la carpeta de datos.
setting-secret = La clave que firma los enlaces y las cookies; por defecto, se crea una vez y se guarda en la carpeta de datos.
setting-address = La dirección con la que se accede al servidor, para los enlaces; por defecto, la dirección con la que se abrió la página.
setting-processes = Cuántos procesos responden a las peticiones; más de uno requiere PostgreSQL.
setting-thinkers = En cuántos procesos piensan los bots; 0 deja esa tarea a otros equipos (boulevard think), lo que requiere PostgreSQL.
setting-pace = Segundos que tarda un bot en jugar cuando hay personas ante una página; los programas nunca esperan.
setting-review-effort = Lo minuciosos que son los repasos: 1 es lo normal, 0.5 tarda la mitad.
setting-tables-kept = Cuántas mesas se conservan en memoria; las demás se cargan de nuevo cuando hacen falta.
setting-abandoned-after = Cuántas horas sin jugadas pasan antes de que una partida quede en pausa; solo cuentan las horas en que el servidor está en marcha.
setting-creations = Cuántas mesas puede crear un visitante por minuto; 0 significa sin límite.
setting-moves = Cuántas jugadas y otras acciones puede enviar un visitante por minuto; 0 significa sin límite.
setting-streams = Cuántas mesas puede seguir un visitante a la vez; 0 significa sin límite.
setting-work = Cuántos segundos de procesador pueden usar por minuto las peticiones de un visitante; 0 significa sin límite.
setting-connections = Cuántas conexiones puede tener abiertas un visitante a la vez; 0 significa sin límite.
setting-body-limit = El tamaño máximo de una petición, en bytes.
setting-log = El formato de los registros del servidor: text o json.

# The table in the browser: what is refused

unknown-link = Este enlace no lleva a ninguna mesa. Puede que le falte una parte.
unknown-table = Esta mesa no existe.
table-chairs = Una mesa tiene de 1 a { $most } asientos, no { $count }.
table-players = Hay { $count ->
    [one] un asiento
   *[other] { $count } asientos
    } para { $seats ->
    [one] un jugador
   *[other] { $seats } jugadores
    }.
table-nobody = Alguien tiene que jugar: al menos un asiento debe ser para una persona.
table-chair = «{ $kind }» no puede ocupar un asiento; elige entre: { $kinds }.
table-name = Un nombre necesita al menos una letra.
bad-ticket = Ese ticket no es nuestro. Pide otro.
entropy-without-ticket = Para participar en el barajado, envía también el ticket.
table-waits = Aún faltan jugadores. La partida empieza cuando todos los asientos estén ocupados.
table-busy = En esta mesa están pasando demasiadas cosas a la vez. Inténtalo de nuevo.
stale-move = Eso era para la jugada { $number }, pero la partida ya va por la { $present }. No se ha jugado nada.
seat-taken = { $seat ->
    [orange] El asiento de Naranja ya está ocupado.
    [blue] El asiento de Azul ya está ocupado.
   *[other] El asiento del jugador { $seat } ya está ocupado.
    }
seat-of-another = { $seat ->
    [orange] Tu asiento no es el de Naranja.
    [blue] Tu asiento no es el de Azul.
   *[other] Tu asiento no es el del jugador { $seat }.
    }
nothing-to-take-back = No hay ninguna jugada que deshacer.
undo-revealed = No se puede deshacer: desde entonces se ha descubierto algo oculto.
you-left = Has abandonado esta partida. Un bot juega por ti.
nobody-asks = Nadie te está pidiendo deshacer una jugada.
not-over-yet = La partida aún no ha terminado.
record-before-end = El archivo de la partida muestra lo que aún está oculto, así que solo está disponible cuando termina.
empty-secret = El archivo { $path } está vacío. Bórralo para obtener una clave nueva; los enlaces y las cookies anteriores dejarán de funcionar.
processes-need-postgresql = Solo un proceso puede usar una base de datos SQLite. Para tener { $count }, indica la dirección de una base de datos PostgreSQL con --database.
still-compiling = { $title } se está preparando en este equipo. Solo ocurre una vez y tarda uno o dos minutos.
too-many-tables = Eso es mucho en poco tiempo. Inténtalo de nuevo en { $after ->
    [one] un segundo
   *[other] { $after } segundos
    }.
too-many-moves = Es demasiado en poco tiempo. Inténtalo de nuevo en { $after ->
    [one] un segundo
   *[other] { $after } segundos
    }.
too-many-streams = Tienes demasiadas páginas abiertas aquí. Cierra alguna.
web-not-understood = No entendemos esta petición: { $where }
web-status-403 = Esta petición viene de una página de otro sitio.
web-status-404 = Aquí no hay nada.
web-status-405 = Eso no se puede hacer aquí.
web-status-413 = Esta petición es demasiado grande.
web-status-500 = Algo ha salido mal. Lo hemos anotado.
web-database-away = Ahora mismo no podemos acceder a las partidas. No se ha perdido nada.
web-guest = Invitado
web-api-about = Mesas, asientos, jugadas y eventos de Boulevard en JSON. Un token da acceso a un asiento: no lo compartas.
