# What is kept: one server for a folder, damage, backups, games that were set aside

folder-in-use = Boulevard utilise déjà le dossier { $folder }. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
folder-in-use-at = Boulevard utilise déjà le dossier { $folder }. Ouvrez { $address }, ou choisissez un autre dossier avec --data.
database-in-use = Un serveur utilise la base de données { $where }. Arrêtez d’abord tous les serveurs.
no-locks = Impossible de verrouiller le dossier { $folder } : rien n’empêcherait deux serveurs de l’utiliser en même temps ({ $reason }). C’est le cas de certains disques réseau : choisissez un dossier sur un disque local.
table-damaged = L’enregistrement de cette partie est endommagé : impossible de l’afficher. Les responsables de ce serveur peuvent peut-être le restaurer à partir d’une sauvegarde.
database-damaged = La base de données { $file } est endommagée : le serveur ne démarre pas ({ $found }). Pour garder toutes les parties encore intactes, lancez « boulevard restore » ; avec une sauvegarde, « boulevard restore DOSSIER ».
not-kept = Le serveur ne peut rien enregistrer pour le moment : rien n’a changé. Réessayez dans un instant.
key-used = Cette clé a déjà servi pour une autre requête. Rien n’a changé ; renvoyez la requête avec une nouvelle clé.
backup-nothing = Il n’y a pas de parties ici : { $where }.
database-unreachable = La base de données { $where } est injoignable ({ $reason }).
backup-no-key = La clé qui signe les liens de ces parties n’est pas dans { $folder } : pas de sauvegarde, car sans elle personne ne retrouverait sa place. Indiquez le dossier de données du serveur avec --data, ou donnez à BOULEVARD_SECRET la même valeur que sur le serveur.
backup-other-form = La base de données { $where } vient d’une autre version de Boulevard. Sauvegardez-la avec cette version, ou lancez d’abord un serveur de la version actuelle.
backup-onto-itself = Le dossier { $folder } contient les parties elles-mêmes. Choisissez un autre dossier pour la sauvegarde.
backup-damaged = { $count ->
    [one] Une partie ou une analyse est endommagée
   *[other] { $count } parties ou analyses sont endommagées
    } : aucune nouvelle sauvegarde n’a été faite, et la dernière est intacte. Lancez d’abord « boulevard restore ».
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
restore-analyses = { $count ->
    [one] { $count } analyse a été gardée.
   *[other] { $count } analyses ont été gardées.
    }
cli-backup = Copier toutes les parties et la clé de leurs liens dans un dossier, même pendant que le serveur tourne.
cli-restore = Réparer la base de données avec toutes les parties intactes, ici et dans une sauvegarde. Un fichier SQLite est reconstruit, et l’ancien est rangé dans un dossier à part.
cli-arg-backup = Le dossier de la sauvegarde.
cli-arg-restore = Le dossier d’une sauvegarde ; sans dossier, seul ce qui est intact ici est gardé.
web-table-aside = Personne n’est revenu pendant longtemps : la partie a été mise de côté. Elle reprendra au prochain coup.
web-own-aside = Mise de côté
