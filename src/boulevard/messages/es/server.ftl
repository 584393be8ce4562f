# The table in the browser: running a server

cli-serve = Pone la mesa en el navegador: un servidor en esta máquina. Cada opción puede darse también en el entorno, como BOULEVARD_PORT.
cli-opt-browser = Abre un navegador, donde haya pantalla.
serve-address = La mesa está puesta: { $address }
serve-stop = Pulsa Ctrl+C para parar; todas las partidas siguen tras el próximo arranque.
serve-no-port = No hay ningún puerto libre en { $host }.
bad-setting = El ajuste «{ $name }» no se puede usar: { $reason }
setting-host = La dirección en la que escucha; 0.0.0.0 deja entrar a otras máquinas.
setting-port = El puerto; 0 toma uno cualquiera que esté libre.
setting-data = La carpeta de la base de datos y de la clave con que se firman los enlaces.
setting-database = La base de datos como URL de SQLAlchemy; si no se indica, un archivo SQLite en la carpeta de datos.
setting-secret = Con qué se firman enlaces y cookies; si no se indica, se crea una vez y se guarda en la carpeta de datos.
setting-address = La dirección por la que se llega al servidor, para los enlaces; por defecto, aquella por la que se abrió la página.
setting-thinkers = En cuántos procesos piensan los bots.
setting-pace = Segundos que tarda un bot en jugar cuando hay personas ante una página; los programas nunca esperan.
setting-tables-kept = Cuántas mesas se guardan en memoria; las demás se leen de nuevo cuando hacen falta.
setting-abandoned-after = Horas sin jugadas tras las que una partida se deja aparte hasta que alguien siga, contadas mientras el servidor está en marcha.
setting-creations = Cuántas mesas puede poner un visitante por minuto; 0 es sin límite.
setting-moves = Cuántas jugadas y demás peticiones de sus asientos puede enviar un visitante por minuto; 0 es sin límite.
setting-streams = Cuántas mesas puede seguir un visitante al mismo tiempo; 0 es sin límite.
setting-work = Cuántos segundos de cálculo pueden costar en un minuto las peticiones de un visitante; 0 es sin límite.
setting-connections = Cuántas conexiones puede tener abiertas un visitante al mismo tiempo; 0 es sin límite.
setting-body-limit = Cuántos bytes puede tener una petición.
setting-log = Cómo se ve el registro de sucesos: text o json.

# The table in the browser: what is refused

unknown-link = Este enlace no lleva a ninguna mesa. Quizá se perdió una parte por el camino.
unknown-table = No existe esa mesa.
table-chairs = Una mesa tiene de 1 a { $most } asientos, no { $count }.
table-players = Hay { $count ->
    [one] un asiento
   *[other] { $count } asientos
    } para una partida de { $seats }.
table-nobody = Alguien tiene que jugar: al menos un asiento es para una persona.
table-chair = «{ $kind }» no puede ocupar un asiento. Puede ser: { $kinds }.
table-name = Un nombre necesita al menos una letra.
bad-ticket = Ese tique no es nuestro. Pide otro.
entropy-without-ticket = Para participar en el barajado, envía también el tique.
table-waits = Aún falta alguien. La partida empieza cuando todos los asientos estén ocupados.
table-busy = Pasan demasiadas cosas a la vez en esta mesa. Inténtalo de nuevo.
stale-move = Esta era la decisión { $number }, pero la partida ya va por la decisión { $present }. No se ha jugado nada.
seat-taken = { $seat ->
    [orange] El asiento de Naranja ya está ocupado.
    [blue] El asiento de Azul ya está ocupado.
   *[other] El asiento del jugador { $seat } ya está ocupado.
    }
seat-of-another = { $seat ->
    [orange] El asiento de Naranja no es el tuyo.
    [blue] El asiento de Azul no es el tuyo.
   *[other] El asiento del jugador { $seat } no es el tuyo.
    }
nothing-to-take-back = No hay ninguna decisión que deshacer.
undo-revealed = No se puede deshacer: desde entonces se ha visto algo oculto.
you-left = Has dejado esta partida. Un bot sigue jugando por ti.
nobody-asks = Nadie te pide deshacer nada.
not-over-yet = La partida aún no ha terminado.
record-before-end = El registro contiene lo que aún está oculto. Se podrá descargar al acabar la partida.
empty-secret = El archivo { $path } está vacío. Bórralo y se creará un secreto nuevo; los enlaces y cookies anteriores dejarán de valer.
still-compiling = { $title } se está preparando en esta máquina. Ocurre una sola vez y tarda uno o dos minutos.
too-many-tables = Han sido muchas mesas en poco tiempo. Inténtalo de nuevo en { $after ->
    [one] un segundo
   *[other] { $after } segundos
    }.
too-many-moves = Ha sido mucho en poco tiempo. Inténtalo de nuevo en { $after ->
    [one] un segundo
   *[other] { $after } segundos
    }.
too-many-streams = Demasiadas páginas siguen una mesa desde aquí. Cierra algunas.
web-not-understood = Esta petición no se entiende: { $where }
web-status-403 = La petición vino de una página de otro sitio.
web-status-404 = Aquí no hay nada.
web-status-405 = Eso no se puede hacer aquí.
web-status-413 = La petición es demasiado grande.
web-status-500 = Algo se ha roto. Ha quedado anotado.
web-guest = Invitado
web-api-about = Mesas, asientos, jugadas y sucesos de Boulevard como JSON. Un token es el derecho a un asiento: guárdalo para ti.
