# What is kept: one server for a folder, damage, backups, games that were set aside

folder-in-use = Boulevard ya está en marcha en la carpeta { $folder }. Deténlo primero o elige otra carpeta con --data.
folder-in-use-at = Boulevard ya está en marcha en la carpeta { $folder }. Abre { $address } o elige otra carpeta con --data.
table-damaged = El registro de esta partida está dañado y por eso no se puede mostrar. Quien lleva el servidor quizá pueda recuperarlo de una copia de seguridad.
database-damaged = La base de datos { $file } está dañada y por eso el servidor no arranca ({ $found }). Para conservar todas las partidas que siguen enteras, ejecuta «boulevard restore»; con una copia de seguridad, «boulevard restore CARPETA».
not-kept = El servidor no puede guardar nada ahora mismo, así que no ha pasado nada. Inténtalo de nuevo dentro de un momento.
key-used = Esta clave ya se usó en otra petición. No ha pasado nada; envíala de nuevo con otra clave.
backup-nothing = No hay ninguna base de datos SQLite en { $where }.
backup-damaged = { $count ->
    [one] Una partida está dañada
   *[other] { $count } partidas están dañadas
    }, así que no hay copia nueva y se conserva la última. Ejecuta antes «boulevard restore».
backup-done = { $count ->
    [one] Se copió una partida
   *[other] Se copiaron { $count } partidas
    } en { $folder }.
restore-kept = { $count ->
    [one] Una partida estaba entera y sigue como estaba.
   *[other] { $count } partidas estaban enteras y siguen como estaban.
    }
restore-brought-back = { $count ->
    [one] Una partida viene de la copia de seguridad:
   *[other] { $count } partidas vienen de la copia de seguridad:
    } { $tables }
restore-lost = { $count ->
    [one] Se perdió una partida:
   *[other] Se perdieron { $count } partidas:
    } { $tables }
cli-backup = Copiar todas las partidas y la clave de sus enlaces en una carpeta, también con el servidor en marcha.
cli-restore = Rehacer la base de datos con todas las partidas enteras, de aquí y de una copia de seguridad. La anterior se guarda en una carpeta aparte.
cli-arg-backup = La carpeta para la copia de seguridad.
cli-arg-restore = La carpeta de una copia de seguridad; sin ella se conserva lo que está entero aquí.
web-table-aside = Nadie ha vuelto en mucho tiempo, así que la partida se dejó aparte. Sigue con la próxima jugada.
web-own-aside = Aparcada
