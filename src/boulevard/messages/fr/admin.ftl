# Banned: what people are told

banned-title = Vous ne pouvez pas jouer ici
banned-for-good = Les responsables de ce serveur vous ont banni.
banned-until = Les responsables de ce serveur vous ont banni jusqu’au { $until } (UTC).
banned-reason = Motif : { $reason }
banned-data = Vous pouvez toujours télécharger ce qui est conservé sur vous, ou le faire supprimer.
chat-silenced = Les responsables de ce serveur vous ont interdit d’écrire dans les discussions. Motif : { $reason }
chat-silenced-until = Les responsables de ce serveur vous ont interdit d’écrire dans les discussions jusqu’au { $until } (UTC). Motif : { $reason }

# boulevard admin: commands

admin-about = Pour les responsables d’un serveur : chercher joueurs et tables, traiter les signalements, bannir, faire taire, renommer et supprimer. Fonctionne pendant que le serveur tourne. Chaque changement est consigné.
admin-examples = Exemples :
admin-people = Lister les joueurs, les plus récemment vus d’abord ; avec un texte, ceux dont le nom, le compte ou le numéro le contient.
admin-person = Montrer tout ce qu’il faut savoir sur un joueur avant de décider.
admin-tables = Lister les tables, les plus récemment actives d’abord.
admin-table = Montrer qui est à une table et ce qui s’y est passé, mais aucun coup.
admin-reports = Lister les messages signalés que personne n’a traités, les plus anciens d’abord.
admin-report = Montrer un message signalé et ceux qui l’entourent.
admin-settle = Marquer un signalement comme traité.
admin-ban = Bannir un joueur ou une adresse, tout de suite et sur tous les serveurs de la base. Le motif lui est montré. Ses parties avec d’autres sont abandonnées.
admin-unban = Lever un bannissement.
admin-mute = Empêcher un joueur d’écrire dans les discussions. Le motif lui est montré.
admin-unmute = Laisser un joueur écrire de nouveau dans les discussions.
admin-bans = Lister qui est banni ou interdit de discussion en ce moment.
admin-rename = Donner un autre nom à un joueur partout où il est affiché, même dans les parties passées.
admin-delete = Supprimer un joueur, exactement comme il pourrait le faire lui-même.
admin-delete-table = Supprimer une table avec son journal, ses résultats, ses messages et ses signalements.
admin-data = Écrire tout ce qui est conservé sur un joueur, dans le JSON qu’il pourrait télécharger lui-même.
admin-statistics = Montrer combien de gens jouent, à quoi, et combien de données sont conservées.
admin-log = Montrer les changements faits avec ces commandes, les plus récents d’abord.

# boulevard admin: arguments and options

admin-arg-person = Un joueur : son numéro, le début de celui-ci ou le nom de son compte.
admin-arg-search = Une partie d’un nom ou d’un compte, ou le début d’un numéro.
admin-arg-table = Une table : son nom ou un lien pour la regarder.
admin-arg-report = Un signalement, tel que « boulevard admin reports » l’affiche.
admin-arg-name = Le nouveau nom.
admin-opt-json = Écrire du JSON, pour les scripts.
admin-opt-limit = Combien en montrer au plus.
admin-opt-reason = Pourquoi ; pour le journal. N’y écrivez pas de noms.
admin-opt-reason-shown = Pourquoi ; pour le journal, et montré au joueur.
admin-opt-note = Ce que vous avez fait ; pour le journal.
admin-opt-as = Qui vous êtes ; pour le journal. Par défaut, votre nom d’utilisateur.
admin-opt-for = Pour combien de temps : minutes, heures, jours ou semaines. Sans cela, définitivement.
admin-opt-address = Une adresse IP ou un réseau au lieu d’un joueur ; demande --for.
admin-opt-keep-games = Laisser ses parties telles quelles ; les autres devront alors attendre.
admin-opt-lift = Afficher de nouveau les noms du joueur.
admin-opt-yes = Ne pas demander de confirmation.
admin-opt-state = Seulement les tables qui attendent des joueurs, en cours, terminées ou mises de côté.
admin-opt-game = Seulement les tables de ce jeu.
admin-opt-person = Seulement ce qui concerne ce joueur.
admin-opt-reported = Seulement les messages de ce joueur.
admin-opt-all = Aussi ceux qui ont été traités.
admin-opt-days = Combien de jours montrer.
admin-opt-table = Seulement ce qui concerne cette table.

# boulevard admin: what was done

admin-none = Il n’y a rien à montrer.
admin-settled = Le signalement { $report } est traité.
admin-settled-before = Le signalement { $report } était déjà traité.
admin-banned = { $person } est banni jusqu’à { $until }.
admin-for-good = nouvel ordre
admin-unbanned = { $person } n’est plus banni.
admin-muted = { $person } est interdit de discussion jusqu’à { $until }.
admin-unmuted = { $person } peut de nouveau écrire dans les discussions.
admin-renamed = { $person } s’appelle maintenant { $name }.
admin-unnamed = { $person } retrouve ses propres noms.
admin-deleted = { $person } est supprimé.
admin-deleted-table = La table { $table } est supprimée.
admin-delete-sure = Supprimer { $person } ? C’est irréversible.
admin-delete-table-sure = Supprimer la table { $table } ? C’est irréversible.

# boulevard admin: what can’t be done

admin-nothing = Il n’y a pas de base de données à { $where }. Indiquez celle du serveur avec --data ou --database.
admin-no-person = Personne n’est connu comme « { $person } ». « boulevard admin people » trouve les joueurs par leur nom.
admin-many-people = « { $person } » peut désigner { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}. Écrivez davantage du numéro.
admin-no-table = Il n’y a pas de table « { $table } ».
admin-no-report = Il n’y a pas de signalement « { $report } ». Un signalement s’écrit TABLE/NUMÉRO.
admin-bad-time = « { $time } » n’est pas une durée. Écrivez 30m, 12h, 7d ou 2w.
admin-bad-address = « { $address } » n’est ni une adresse IP ni un réseau.
admin-person-or-address = Indiquez soit un joueur, soit une --address.
admin-address-for = Le bannissement d’une adresse doit avoir une fin : ajoutez --for.
admin-name-or-lift = Indiquez soit un nouveau nom, soit --lift.
admin-json-yes = Avec --json, confirmez par --yes.
admin-not-banned = { $person } n’est pas banni.
admin-not-muted = { $person } n’est pas interdit de discussion.
admin-not-renamed = { $person } n’a pas été renommé.
admin-erased = { $person } est déjà supprimé.

# boulevard admin: columns

admin-col-person = Joueur
admin-col-name = Nom
admin-col-account = Compte
admin-col-account-made = Compte depuis
admin-col-seen = Vu
admin-col-games = Parties
admin-col-ratings = Classements
admin-col-blocked = Bloqué par
admin-col-blocks = Bloque
admin-col-reports = Signalements
admin-col-reported = Signalé
admin-col-reporters = Signalé par
admin-col-restrictions = Mesures
admin-col-imposed = Renommé en
admin-col-erased = Supprimé
admin-col-password = Mot de passe
admin-col-passkeys = Clés d’accès
admin-col-numbers = Appareils
admin-col-results = Résultats
admin-col-messages = Messages
admin-col-analyses = Analyses
admin-col-decks = Pioches du jour
admin-col-puzzles = Problèmes
admin-col-tournaments = Tournois
admin-col-tournament = Tournoi
admin-col-host = Organisateur
admin-col-barred = Retiré
admin-col-tables = Tables
admin-col-log = Journal
admin-col-table = Table
admin-col-game = Jeu
admin-col-state = État
admin-col-players = Joueurs
admin-col-events = Événements
admin-col-created = Créée
admin-col-touched = Active
admin-col-chairs = Places
admin-col-happened = Derniers événements
admin-col-seat = Place
admin-col-kind = Type
admin-col-level = Niveau
admin-col-number = Numéro
admin-col-at = Quand
admin-col-since = Depuis
admin-col-until = Jusqu’à
admin-col-report = Signalement
admin-col-text = Message
admin-col-settled = Traité
admin-col-around = Messages alentour
admin-col-address = Adresse
admin-col-reason = Motif
admin-col-who = Par
admin-col-what = Quoi
admin-col-about = Objet
admin-col-days = Jours
admin-col-day = Jour
admin-col-people = Personnes
admin-col-week = En 7 jours
admin-col-begun = Commencées
admin-col-ended = Terminées
admin-col-open = Ouvertes
admin-col-against = Parties terminées, par rivaux
admin-col-sizes = Tables, par nombre de personnes
admin-col-bans = Bannissements
admin-col-mutes = Interdictions de discussion
admin-col-accounts = Comptes
admin-col-rows = Lignes dans la base

# Limits of what is rare

setting-reports = Combien de messages un visiteur peut signaler par heure ; 0 : pas de limite.
setting-accounts = Combien de comptes un visiteur peut créer par heure ; 0 : pas de limite.
too-many-reports = Vous avez signalé beaucoup de messages. Réessayez dans { $after ->
    [one] { $after } seconde
   *[other] { $after } secondes
}.
too-many-accounts = Beaucoup de comptes ont été créés depuis votre réseau. Réessayez dans { $after ->
    [one] { $after } seconde
   *[other] { $after } secondes
}.

# What is kept

you-privacy-rulings = Ce que décident les responsables de ce serveur
you-privacy-rulings-about = S’ils vous interdisent d’écrire dans les discussions, vous bannissent ou changent votre nom, c’est conservé avec le motif jusqu’à la fin de la mesure ou jusqu’à ce que vous vous supprimiez. Un journal note que cela a été fait, sans noms. Une adresse réseau bannie est conservée jusqu’à la fin du bannissement.
