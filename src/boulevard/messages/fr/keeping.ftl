# What is kept: one server for a folder, damage, backups, games that were set aside

folder-in-use = Boulevard tourne déjà sur le dossier { $folder }. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
folder-in-use-at = Boulevard tourne déjà sur le dossier { $folder }. Ouvrez { $address }, ou choisissez un autre dossier avec --data.
table-damaged = L’enregistrement de cette partie est endommagé et ne peut pas être affiché. La personne qui gère le serveur peut peut-être le restaurer depuis une sauvegarde.
database-damaged = La base de données { $file } est endommagée, le serveur ne démarre donc pas ({ $found }). Pour garder toutes les parties encore intactes, lancez « boulevard restore » ; avec une sauvegarde, « boulevard restore DOSSIER ».
not-kept = Le serveur ne peut rien enregistrer pour l’instant, il ne s’est donc rien passé. Réessayez dans un moment.
key-used = Cette clé a déjà servi pour une autre requête. Rien ne s’est passé ; renvoyez-la avec une nouvelle clé.
backup-nothing = Il n’y a pas de base de données SQLite à { $where }.
backup-damaged = { $count ->
    [one] Une partie est endommagée
   *[other] { $count } parties sont endommagées
    } : pas de nouvelle sauvegarde, et la dernière est conservée. Lancez d’abord « boulevard restore ».
backup-done = { $count ->
    [one] { $count } partie copiée
   *[other] { $count } parties copiées
    } dans { $folder }.
restore-kept = { $count ->
    [one] { $count } partie était intacte et reste telle quelle.
   *[other] { $count } parties étaient intactes et restent telles quelles.
    }
restore-brought-back = { $count ->
    [one] { $count } partie vient de la sauvegarde :
   *[other] { $count } parties viennent de la sauvegarde :
    } { $tables }
restore-lost = { $count ->
    [one] { $count } partie est perdue :
   *[other] { $count } parties sont perdues :
    } { $tables }
cli-backup = Copier toutes les parties et la clé de leurs liens dans un dossier, même pendant que le serveur tourne.
cli-restore = Refaire la base de données avec toutes les parties intactes, d’ici et d’une sauvegarde. L’ancienne est mise dans un dossier à part.
cli-arg-backup = Le dossier de la sauvegarde.
cli-arg-restore = Le dossier d’une sauvegarde ; sans lui, on garde ce qui est intact ici.
web-table-aside = Personne n’est revenu depuis longtemps, la partie a donc été mise de côté. Elle reprend au prochain coup.
web-own-aside = Mise de côté
