# Banned: what people are told

banned-title = No puedes jugar aquí
banned-for-good = Los responsables de este servidor te han vetado.
banned-until = Los responsables de este servidor te han vetado hasta el { $until } (UTC).
banned-reason = Motivo: { $reason }
banned-data = Aún puedes descargar lo que se guarda sobre ti o pedir que se borre.
chat-silenced = Los responsables de este servidor te han silenciado en todos los chats. Motivo: { $reason }
chat-silenced-until = Los responsables de este servidor te han silenciado en todos los chats hasta el { $until } (UTC). Motivo: { $reason }

# boulevard admin: commands

admin-about = Para los responsables de un servidor: buscar jugadores y mesas, atender denuncias, vetar, silenciar, renombrar y borrar. Funciona con el servidor en marcha. Cada cambio queda registrado.
admin-examples = Ejemplos:
admin-people = Lista los jugadores, primero los vistos más recientemente; con un texto, aquellos cuyo nombre, cuenta o número lo contiene.
admin-person = Muestra todo lo que conviene saber de un jugador antes de decidir.
admin-tables = Lista las mesas, primero las de actividad más reciente.
admin-table = Muestra quién está en una mesa y qué ha pasado allí, pero ninguna jugada.
admin-reports = Lista los mensajes denunciados que nadie ha atendido, primero los más antiguos.
admin-report = Muestra un mensaje denunciado con los de alrededor.
admin-settle = Marca una denuncia como atendida.
admin-ban = Veta a un jugador o una dirección, al momento y en todos los servidores de la base de datos. Verá el motivo. Sus partidas con otras personas se abandonan.
admin-unban = Levanta un veto.
admin-mute = Impide que un jugador escriba en los chats. Verá el motivo.
admin-unmute = Deja que un jugador vuelva a escribir en los chats.
admin-bans = Lista quién está vetado o silenciado ahora.
admin-rename = Da otro nombre a un jugador en todos los sitios donde aparece, también en partidas pasadas.
admin-delete = Borra a un jugador, tal como podría hacerlo él mismo.
admin-delete-table = Borra una mesa con su registro, resultados, mensajes y denuncias.
admin-data = Escribe todo lo que se guarda sobre un jugador, en el JSON que él mismo podría descargar.
admin-statistics = Muestra cuánta gente juega, a qué y cuánto hay guardado.
admin-log = Muestra los cambios hechos con estas órdenes, primero los más recientes.

# boulevard admin: arguments and options

admin-arg-person = Un jugador: su número, el comienzo de este o el nombre de su cuenta.
admin-arg-search = Una parte de un nombre o cuenta, o el comienzo de un número.
admin-arg-table = Una mesa: su nombre o un enlace para verla.
admin-arg-report = Una denuncia, como la muestra «boulevard admin reports».
admin-arg-name = El nombre nuevo.
admin-opt-json = Escribe JSON, para scripts.
admin-opt-limit = Cuántos mostrar como máximo.
admin-opt-reason = Por qué; para el registro. No escribas nombres ahí.
admin-opt-reason-shown = Por qué; para el registro, y lo verá el jugador.
admin-opt-note = Qué has hecho; para el registro.
admin-opt-as = Quién eres; para el registro. Si no se indica, tu nombre de usuario.
admin-opt-for = Por cuánto tiempo: minutos, horas, días o semanas. Si no se indica, para siempre.
admin-opt-address = Una dirección IP o una red en vez de un jugador; necesita --for.
admin-opt-keep-games = Deja sus partidas como están; los demás tendrán que esperar.
admin-opt-lift = Vuelve a mostrar los nombres del jugador.
admin-opt-yes = No pide confirmación.
admin-opt-state = Solo mesas que esperan jugadores, en juego, terminadas o apartadas.
admin-opt-game = Solo mesas de este juego.
admin-opt-person = Solo lo que afecta a este jugador.
admin-opt-reported = Solo mensajes de este jugador.
admin-opt-all = También las atendidas.
admin-opt-days = Cuántos días mostrar.
admin-opt-table = Solo lo que afecta a esta mesa.

# boulevard admin: what was done

admin-none = No hay nada que mostrar.
admin-settled = La denuncia { $report } está atendida.
admin-settled-before = La denuncia { $report } ya estaba atendida.
admin-banned = { $person } está vetado hasta { $until }.
admin-for-good = nuevo aviso
admin-unbanned = { $person } ya no está vetado.
admin-muted = { $person } no puede escribir en los chats hasta { $until }.
admin-unmuted = { $person } puede volver a escribir en los chats.
admin-renamed = { $person } se llama ahora { $name }.
admin-unnamed = { $person } vuelve a usar sus propios nombres.
admin-deleted = { $person } está borrado.
admin-deleted-table = La mesa { $table } está borrada.
admin-delete-sure = ¿Borrar a { $person }? No se puede deshacer.
admin-delete-table-sure = ¿Borrar la mesa { $table }? No se puede deshacer.

# boulevard admin: what can’t be done

admin-nothing = No hay ninguna base de datos en { $where }. Indica la del servidor con --data o --database.
admin-no-person = No se conoce a nadie como «{ $person }». «boulevard admin people» busca jugadores por su nombre.
admin-many-people = «{ $person }» puede ser { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}. Escribe más del número.
admin-no-table = No hay ninguna mesa «{ $table }».
admin-no-report = No hay ninguna denuncia «{ $report }». Las denuncias se escriben MESA/NÚMERO.
admin-bad-time = «{ $time }» no es una duración. Escribe 30m, 12h, 7d o 2w.
admin-bad-address = «{ $address }» no es una dirección IP ni una red.
admin-person-or-address = Indica un jugador o una --address.
admin-address-for = El veto de una dirección necesita un final: añade --for.
admin-name-or-lift = Indica un nombre nuevo o --lift.
admin-json-yes = Con --json, confirma con --yes.
admin-not-banned = { $person } no está vetado.
admin-not-muted = { $person } no está silenciado.
admin-not-renamed = A { $person } no se le ha cambiado el nombre.
admin-erased = { $person } ya está borrado.

# boulevard admin: columns

admin-col-person = Jugador
admin-col-name = Nombre
admin-col-account = Cuenta
admin-col-account-made = Cuenta desde
admin-col-seen = Visto
admin-col-games = Partidas
admin-col-ratings = Elo
admin-col-blocked = Bloqueado por
admin-col-blocks = Bloquea
admin-col-reports = Denuncias
admin-col-reported = Denunciado
admin-col-reporters = Denunciado por
admin-col-restrictions = Medidas
admin-col-imposed = Renombrado a
admin-col-erased = Borrado
admin-col-password = Contraseña
admin-col-passkeys = Claves de acceso
admin-col-numbers = Dispositivos
admin-col-results = Resultados
admin-col-messages = Mensajes
admin-col-analyses = Análisis
admin-col-decks = Mazos del día
admin-col-puzzles = Problemas
admin-col-tournaments = Torneos
admin-col-tournament = Torneo
admin-col-host = Organizador
admin-col-barred = Excluido
admin-col-tables = Mesas
admin-col-log = Registro
admin-col-table = Mesa
admin-col-game = Juego
admin-col-state = Estado
admin-col-players = Jugadores
admin-col-events = Sucesos
admin-col-created = Creada
admin-col-touched = Actividad
admin-col-chairs = Asientos
admin-col-happened = Últimos sucesos
admin-col-seat = Asiento
admin-col-kind = Tipo
admin-col-level = Nivel
admin-col-number = Número
admin-col-at = Cuándo
admin-col-since = Desde
admin-col-until = Hasta
admin-col-report = Denuncia
admin-col-text = Mensaje
admin-col-settled = Atendida
admin-col-around = Mensajes de alrededor
admin-col-address = Dirección
admin-col-reason = Motivo
admin-col-who = Por
admin-col-what = Qué
admin-col-about = Sobre
admin-col-days = Días
admin-col-day = Día
admin-col-people = Personas
admin-col-week = En 7 días
admin-col-begun = Empezadas
admin-col-ended = Terminadas
admin-col-open = Abiertas
admin-col-against = Partidas terminadas, por rivales
admin-col-sizes = Mesas, por número de personas
admin-col-bans = Vetos
admin-col-mutes = Silenciados
admin-col-accounts = Cuentas
admin-col-rows = Filas en la base de datos

# Limits of what is rare

setting-reports = Cuántos mensajes puede denunciar un visitante por hora; 0: sin límite.
setting-accounts = Cuántas cuentas puede crear un visitante por hora; 0: sin límite.
too-many-reports = Has denunciado muchos mensajes. Vuelve a intentarlo en { $after ->
    [one] { $after } segundo
   *[other] { $after } segundos
}.
too-many-accounts = Se han creado muchas cuentas desde tu red. Vuelve a intentarlo en { $after ->
    [one] { $after } segundo
   *[other] { $after } segundos
}.

# What is kept

you-privacy-rulings = Lo que deciden los responsables de este servidor
you-privacy-rulings-about = Si te silencian, te vetan o te cambian el nombre, se guarda con el motivo hasta que termine o te borres. Un registro anota que se hizo, sin nombres. Una dirección de red vetada se guarda hasta que termine el veto.
