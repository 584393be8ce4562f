# What is kept: one server for a folder, damage, backups, games that were set aside

folder-in-use = Boulevard is already running on the folder { $folder }. Stop it first, or choose another folder with --data.
folder-in-use-at = Boulevard is already running on the folder { $folder }. Open { $address }, or choose another folder with --data.
database-in-use = A server is using the database { $where }. Stop all servers first.
no-locks = The folder { $folder } can’t be locked, so nothing keeps two servers from using it at once ({ $reason }). Some network drives are like that: choose a folder on a local disk.
table-damaged = The record of this game is damaged, so it can’t be shown. The people who run this server may bring it back from a backup.
database-damaged = The database { $file } is damaged, so the server doesn’t start ({ $found }). To keep every game that is still whole, run “boulevard restore”; with a backup, “boulevard restore FOLDER”.
not-kept = The server can’t save anything just now, so nothing happened. Try again in a moment.
key-used = This key was already used for another request. Nothing happened; send it with a new key.
backup-nothing = There are no games to be found at { $where }.
database-unreachable = The database { $where } can’t be reached ({ $reason }).
backup-no-key = The key that signs the links of these games is not in { $folder }, so there is no backup: without it, nobody could come back to their seat. Name the server’s data folder with --data, or set BOULEVARD_SECRET to what the server has.
backup-other-form = The database { $where } has the form of another version of Boulevard. Back it up with that version, or start a server of this one first.
backup-onto-itself = The folder { $folder } holds the games themselves. Choose another folder for the backup.
backup-damaged = { $count ->
    [one] One game or analysis is damaged
   *[other] { $count } games or analyses are damaged
    }, so there is no new backup, and the last one was left alone. Run “boulevard restore” first.
backup-done = { $count ->
    [one] One game was copied
   *[other] { $count } games were copied
    } to { $folder }.
restore-kept = { $count ->
    [one] One game was whole and stays as it was.
   *[other] { $count } games were whole and stay as they were.
    }
restore-brought-back = { $count ->
    [one] One game came from the backup:
   *[other] { $count } games came from the backup:
    } { $tables }
restore-lost = { $count ->
    [one] One game is lost:
   *[other] { $count } games are lost:
    } { $tables }
restore-analyses = { $count ->
    [one] One analysis was kept.
   *[other] { $count } analyses were kept.
    }
cli-backup = Copy all games and the key of their links to a folder, also while the server runs.
cli-restore = Repair the database with every intact game found here or in a backup. An SQLite file is made anew, and the old one goes into a folder of its own.
cli-arg-backup = The folder for the backup.
cli-arg-restore = The folder of a backup. Without it, only what is intact here is kept.
web-table-aside = Nobody came back for a long time, so this game was set aside. It goes on with the next move.
web-own-aside = Set aside
