# The table in the browser: running a server

cli-serve = Dresse la table dans le navigateur : un serveur sur cette machine. Chaque option peut aussi être donnée dans l’environnement, comme BOULEVARD_PORT.
cli-opt-browser = Ouvre un navigateur, là où il y a un écran.
serve-address = La table est mise : { $address }
serve-stop = Ctrl+C pour arrêter ; toutes les parties continuent après le prochain démarrage.
serve-no-port = Il n’y a pas de port libre sur { $host }.
bad-setting = Le réglage « { $name } » ne peut pas servir : { $reason }
setting-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines.
setting-port = Le port ; 0 en prend un libre, n’importe lequel.
setting-data = Le dossier de la base de données et de la clé qui signe les liens.
setting-database = La base de données comme URL de SQLAlchemy ; à défaut, un fichier SQLite dans le dossier de données.
setting-secret = Ce qui signe les liens et les cookies ; à défaut, créé une fois et gardé dans le dossier de données.
setting-address = L’adresse par laquelle on atteint le serveur, pour les liens ; par défaut, celle par laquelle la page a été ouverte.
setting-thinkers = Dans combien de processus réfléchissent les bots.
setting-pace = Secondes qu’un bot met à jouer quand des personnes sont devant une page ; les programmes n’attendent jamais.
setting-tables-kept = Combien de tables restent en mémoire ; les autres sont relues au besoin.
setting-abandoned-after = Heures après lesquelles finit une partie où personne n’est revenu.
setting-creations = Combien de tables un visiteur peut dresser par minute ; 0 : sans limite.
setting-moves = Combien de coups et d’autres demandes à ses places un visiteur peut envoyer par minute ; 0 : sans limite.
setting-streams = Combien de tables un visiteur peut suivre en même temps ; 0 : sans limite.
setting-work = Combien de secondes de calcul les requêtes d’un visiteur peuvent prendre par minute ; 0 : sans limite.
setting-connections = Combien de connexions un visiteur peut avoir ouvertes en même temps ; 0 : sans limite.
setting-body-limit = Combien d’octets une requête peut avoir.
setting-log = L’aspect du journal : text ou json.

# The table in the browser: what is refused

unknown-link = Ce lien ne mène à aucune table. Un bout s’est peut-être perdu en chemin.
unknown-table = Cette table n’existe pas.
table-chairs = Une table a de 1 à { $most } chaises, pas { $count }.
table-players = Il y a { $count ->
    [one] { $count } chaise
   *[other] { $count } chaises
    } pour une partie à { $seats }.
table-nobody = Il faut que quelqu’un joue : au moins une chaise est pour une personne.
table-chair = « { $kind } » ne peut pas s’asseoir sur une chaise. Possible : { $kinds }.
table-name = Un nom a au moins une lettre.
table-waits = Il manque encore quelqu’un. La partie commence quand toutes les chaises sont prises.
table-busy = Trop de choses se passent à la fois à cette table. Réessayez.
stale-move = C’était la décision { $number }, mais la partie en est déjà à la décision { $present }. Rien n’a été joué.
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
nothing-to-take-back = Il n’y a pas de décision à reprendre.
undo-revealed = Impossible de reprendre : quelque chose de caché a été vu depuis.
you-left = Vous avez quitté cette partie. Un bot joue à votre place.
nobody-asks = Personne ne vous demande de reprendre quoi que ce soit.
not-over-yet = La partie n’est pas encore finie.
record-before-end = L’enregistrement contient ce qui est encore caché. On l’obtient quand la partie est finie.
empty-secret = Le fichier { $path } est vide. Effacez-le, et un nouveau secret sera créé ; les liens et cookies d’avant ne vaudront plus.
still-compiling = { $title } se prépare sur cette machine. Cela n’arrive qu’une fois et prend une minute ou deux.
too-many-tables = Cela fait beaucoup de tables en peu de temps. Réessayez dans { $after ->
    [one] une seconde
   *[other] { $after } secondes
    }.
too-many-moves = Cela fait beaucoup en peu de temps. Réessayez dans { $after ->
    [one] une seconde
   *[other] { $after } secondes
    }.
too-many-streams = Trop de pages suivent une table d’ici. Fermez-en quelques-unes.
web-not-understood = Cette requête n’est pas comprise : { $where }
web-status-403 = La requête vient d’une page d’un autre site.
web-status-404 = Il n’y a rien ici.
web-status-405 = Cela ne peut pas se faire ici.
web-status-413 = La requête est trop grande.
web-status-500 = Quelque chose s’est cassé. C’est noté.
web-guest = Invité
web-api-about = Tables, places, coups et événements de Boulevard en JSON. Un jeton d’accès donne droit à une place : gardez-le pour vous.
