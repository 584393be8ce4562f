# What is kept: one server for a folder, damage, backups, games that were set aside

folder-in-use = Boulevard ya está en marcha en la carpeta { $folder }. Detenlo primero o elige otra carpeta con --data.
folder-in-use-at = Boulevard ya está en marcha en la carpeta { $folder }. Abre { $address } o elige otra carpeta con --data.
database-in-use = Hay un servidor que usa la base de datos { $where }. Detén antes todos los servidores.
no-locks = No se puede bloquear la carpeta { $folder }, así que nada impide que dos servidores la usen a la vez ({ $reason }). Ocurre con algunas unidades de red: elige una carpeta de un disco local.
table-damaged = El archivo de esta partida está dañado y no se puede mostrar. Quienes llevan este servidor quizá puedan recuperarla de una copia de seguridad.
database-damaged = La base de datos { $file } está dañada, así que el servidor no se inicia ({ $found }). Para conservar todas las partidas intactas, ejecuta «boulevard restore»; con una copia de seguridad, «boulevard restore CARPETA».
not-kept = Ahora mismo el servidor no puede guardar nada, así que no se ha hecho nada. Inténtalo de nuevo en un momento.
key-used = Esta clave ya se usó para otra petición. No se ha hecho nada; envíala con una clave nueva.
backup-nothing = No hay partidas en { $where }.
database-unreachable = No se puede acceder a la base de datos { $where } ({ $reason }).
backup-no-key = La clave que firma los enlaces de estas partidas no está en { $folder }, así que no hay copia de seguridad: sin ella, nadie podría volver a su sitio. Indica la carpeta de datos del servidor con --data o da a BOULEVARD_SECRET el valor que tiene en el servidor.
backup-other-form = La base de datos { $where } es de otra versión de Boulevard. Haz la copia con esa versión o inicia antes un servidor con esta.
backup-onto-itself = La carpeta { $folder } es la de las propias partidas. Elige otra carpeta para la copia de seguridad.
backup-damaged = { $count ->
    [one] Hay una partida o un análisis dañado
   *[other] Hay { $count } partidas o análisis dañados
    }, así que no se ha hecho una copia nueva y la última sigue como estaba. Ejecuta antes «boulevard restore».
backup-done = { $count ->
    [one] Se ha copiado una partida
   *[other] Se han copiado { $count } partidas
    } en { $folder }.
restore-kept = { $count ->
    [one] Una partida estaba intacta y sigue como estaba.
   *[other] { $count } partidas estaban intactas y siguen como estaban.
    }
restore-brought-back = { $count ->
    [one] Se ha recuperado una partida de la copia de seguridad:
   *[other] Se han recuperado { $count } partidas de la copia de seguridad:
    } { $tables }
restore-lost = { $count ->
    [one] Se ha perdido una partida:
   *[other] Se han perdido { $count } partidas:
    } { $tables }
restore-analyses = { $count ->
    [one] Se ha conservado un análisis.
   *[other] Se han conservado { $count } análisis.
    }
cli-backup = Copia todas las partidas y la clave de sus enlaces en una carpeta, también con el servidor en marcha.
cli-restore = Repara la base de datos con todas las partidas intactas, de aquí y de una copia de seguridad. Si es un archivo SQLite, se crea de nuevo y el anterior se guarda en una carpeta aparte.
cli-arg-backup = La carpeta para la copia de seguridad.
cli-arg-restore = La carpeta de una copia de seguridad; si no se indica, se conserva lo que esté intacto aquí.
web-table-aside = Nadie volvió en mucho tiempo, así que esta partida quedó en pausa. Continúa con la próxima jugada.
web-own-aside = En pausa
