# The table in the browser: running a server

cli-serve = Ouvrir la table dans le navigateur : un serveur sur cette machine. Chaque option peut aussi être donnée par une variable d’environnement, par exemple BOULEVARD_PORT.
cli-opt-browser = Ouvrir un navigateur, s’il y a un écran.
serve-address = La table est prête : { $address }
serve-stop = Ctrl+C pour arrêter. Les parties continueront au prochain démarrage.
serve-no-port = Aucun port libre sur { $host }.
cli-think = Faire réfléchir les bots sur cette machine, pour tous les serveurs qui partagent une base de données PostgreSQL. Lancez-en autant que vous voulez, sur n’importe quelles machines : chacun prend le prochain coup, conseil ou bilan en attente. On peut l’arrêter ou le tuer à tout moment : un autre reprend ce qui n’est pas fini. Il ne travaille que pour les serveurs de la même version.
cli-opt-think-database = La base de données PostgreSQL des serveurs, sous la forme postgresql://utilisateur@machine/nom ; BOULEVARD_DATABASE fait de même.
cli-opt-think-processes = Le nombre de processus ; par défaut, un par cœur.
think-begins = Les bots réfléchissent ici dans { $count ->
    [one] un processus
   *[other] { $count } processus
    }.
think-stop = Ctrl+C pour arrêter. Ce qui n’est pas fini au bout de dix secondes passe à une autre machine.
think-needs-postgresql = Cette commande reçoit son travail d’une base de données PostgreSQL. Indiquez-la par --database postgresql://… ou BOULEVARD_DATABASE ; avec SQLite, les bots réfléchissent dans les processus du serveur.
thinkers-needed = Avec SQLite, les bots ne peuvent réfléchir que dans les processus du serveur : il en faut au moins un. Pour laisser ce travail à d’autres machines, utilisez une base de données PostgreSQL.
bad-setting = Le réglage « { $name } » n’est pas utilisable : { $reason }
bad-database = utilisez une adresse qui commence par sqlite:/// ou postgresql://
setting-host = L’adresse d’écoute ; 0.0.0.0 permet à d’autres machines de se connecter.
setting-port = Le port ; 0 en choisit un libre.
setting-data = Le dossier de la base de données et de la clé qui signe les liens.
setting-database = La base de données, sous forme d’URL SQLAlchemy ; par défaut, un fichier SQLite dans le dossier de données.
setting-secret = La clé qui signe les liens et les cookies ; par défaut, elle est créée une fois et conservée dans le dossier de données.
setting-address = L’adresse par laquelle on joint le serveur, pour les liens ; par défaut, celle avec laquelle la page a été ouverte.
setting-processes = Le nombre de processus qui répondent aux requêtes ; il faut PostgreSQL pour en avoir plusieurs.
setting-thinkers = Le nombre de processus dans lesquels les bots réfléchissent ; 0 laisse ce travail à d’autres machines (boulevard think), ce qui exige PostgreSQL.
setting-pace = Le nombre de secondes qu’un bot prend pour jouer quand quelqu’un est devant la page ; les programmes n’attendent jamais.
setting-review-effort = La minutie des bilans : 1 est la valeur habituelle, 0.5 prend deux fois moins de temps.
setting-tables-kept = Le nombre de tables gardées en mémoire ; les autres sont rechargées au besoin.
setting-abandoned-after = Le nombre d’heures sans coup avant qu’une partie soit mise de côté ; seules comptent les heures où le serveur tourne.
setting-creations = Le nombre de tables qu’un visiteur peut créer par minute ; 0 : sans limite.
setting-moves = Le nombre de coups et d’autres actions qu’un visiteur peut envoyer par minute ; 0 : sans limite.
setting-streams = Le nombre de tables qu’un visiteur peut suivre en même temps ; 0 : sans limite.
setting-work = Le nombre de secondes de calcul que les requêtes d’un visiteur peuvent prendre par minute ; 0 : sans limite.
setting-connections = Le nombre de connexions qu’un visiteur peut garder ouvertes en même temps ; 0 : sans limite.
setting-body-limit = La taille maximale d’une requête, en octets.
setting-log = Le format du journal : text ou json.

# The table in the browser: what is refused

unknown-link = Ce lien ne mène à aucune table. Il en manque peut-être un morceau.
unknown-table = Cette table n’existe pas.
table-chairs = Une table a de 1 à { $most } places, pas { $count }.
table-players = Il y a { $count ->
    [one] { $count } place
   *[other] { $count } places
    } pour { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
    }.
table-nobody = Il faut que quelqu’un joue : au moins une place doit revenir à une personne.
table-chair = « { $kind } » ne peut pas prendre place. Choix possibles : { $kinds }.
table-name = Un nom doit avoir au moins une lettre.
bad-ticket = Ce ticket n’est pas de chez nous. Demandez-en un autre.
entropy-without-ticket = Pour participer au mélange, envoyez aussi le ticket.
table-waits = Tout le monde n’est pas encore là. La partie commence quand toutes les places sont prises.
table-busy = Trop de choses se passent en même temps à cette table. Réessayez.
stale-move = C’était pour le coup { $number }, mais la partie en est déjà au coup { $present }. Rien n’a été joué.
seat-taken = { $seat ->
    [orange] La place d’Orange est déjà prise.
    [blue] La place de Bleu est déjà prise.
   *[other] La place du joueur { $seat } est déjà prise.
    }
seat-of-another = { $seat ->
    [orange] La place d’Orange n’est pas la vôtre.
    [blue] La place de Bleu n’est pas la vôtre.
   *[other] La place du joueur { $seat } n’est pas la vôtre.
    }
nothing-to-take-back = Il n’y a pas de coup à reprendre.
undo-revealed = Ce coup ne peut pas être repris : quelque chose de caché a été révélé depuis.
you-left = Vous avez quitté cette partie. Un bot joue à votre place.
nobody-asks = Personne ne demande à reprendre un coup.
not-over-yet = La partie n’est pas encore terminée.
record-before-end = L’enregistrement montre ce qui est encore caché : il n’est disponible qu’après la partie.
empty-secret = Le fichier { $path } est vide. Supprimez-le pour obtenir une nouvelle clé ; les anciens liens et cookies ne fonctionneront plus.
processes-need-postgresql = Un seul processus peut utiliser une base de données SQLite. Pour en lancer { $count }, indiquez l’adresse d’une base PostgreSQL avec --database.
still-compiling = { $title } se prépare sur cette machine. Cela n’arrive qu’une fois et prend une minute ou deux.
too-many-tables = Cela fait beaucoup en peu de temps. Réessayez dans { $after ->
    [one] une seconde
   *[other] { $after } secondes
    }.
too-many-moves = Cela fait beaucoup en peu de temps. Réessayez dans { $after ->
    [one] une seconde
   *[other] { $after } secondes
    }.
too-many-streams = Vous avez trop de pages ouvertes ici. Fermez-en quelques-unes.
web-not-understood = Nous ne comprenons pas cette requête : { $where }
web-status-403 = Cette requête vient d’une page d’un autre site.
web-status-404 = Il n’y a rien ici.
web-status-405 = Cette action n’est pas possible ici.
web-status-413 = Cette requête est trop volumineuse.
web-status-500 = Un problème est survenu. Nous en avons pris note.
web-database-away = Les parties sont inaccessibles pour l’instant. Rien n’est perdu.
web-guest = Invité
web-api-about = Tables, places, coups et événements de Boulevard en JSON. Un jeton d’accès donne droit à une place : gardez-le pour vous.
