# Les tournois, et les séries de parties

tournament-menu = Tournois
tournament-lead = Jouez jusqu’à { $most }, personnes et bots, au club, à l’école ou entre amis. Vous le créez et envoyez un lien à tout le monde.
tournament-new = Nouveau tournoi
tournament-own = Vos tournois
tournament-lobby = Vous êtes plus de deux ?
tournament-is-open = Inscriptions ouvertes
tournament-is-over = Terminé
tournament-swiss = Système suisse
tournament-swiss-about = À chaque ronde, vous jouez contre quelqu’un qui a à peu près autant de points que vous, et jamais deux fois contre la même personne si cela peut s’éviter. Idéal pour beaucoup de joueurs et peu de rondes.
tournament-round-robin = Toutes rondes
tournament-round-robin-about = Chacun rencontre chacun une fois. Idéal jusqu’à huit.
tournament-duplicate = Duplicate
tournament-duplicate-about = Tout le monde joue les mêmes pioches, chacun sur sa feuille : seul le talent compte.
tournament-variant = Feuille
tournament-rounds-count = Rondes
tournament-decks-count = Pioches
tournament-late = Si votre temps est écoulé, vous perdez cette partie. Si vous n’avez pas joué un seul coup d’ici là, vous sortez du tournoi, mais vous pouvez revenir.
tournament-next = Quand commence la ronde suivante ?
tournament-next-itself = Toute seule, dès que toutes les parties sont finies
tournament-next-host = Quand l’organisateur le décide
tournament-name = Nom du tournoi
tournament-plays-too = Je joue aussi
tournament-make = Créer le tournoi
tournament-open = { $count ->
    [0] Personne ne s’est encore inscrit.
    [one] { $count } joueur pour l’instant. L’organisateur donne le départ.
   *[other] { $count } joueurs pour l’instant. L’organisateur donne le départ.
}
tournament-round = Ronde { $number } sur { $all }
tournament-going = { $count ->
    [one] { $count } partie est encore en cours.
   *[other] { $count } parties sont encore en cours.
}
tournament-waits = Toutes les parties sont finies.
tournament-won = { $count ->
    [one] Le tournoi est terminé. Victoire de { $names }.
   *[other] Le tournoi est terminé. Vainqueurs : { $names }.
}
tournament-off = Le tournoi est terminé.
tournament-ready = Votre table est prête
tournament-against = Vous jouez contre { $name }.
tournament-go = Aller à votre table
tournament-enter = Participer au tournoi
tournament-you-are-in = Vous participez. Cette page vous dira quand votre table sera prête.
tournament-back = Revenir
tournament-you-left = Vous avez quitté le tournoi. Vous pouvez revenir pour la ronde suivante.
tournament-invite = Inviter des joueurs
tournament-link = Avec ce lien, tout le monde peut participer et regarder
tournament-screen = Afficher sur grand écran
tournament-host = Pour l’organisateur
tournament-begin = Commencer
tournament-few = Il faut au moins { $least ->
    [one] { $least } joueur
   *[other] { $least } joueurs
}.
tournament-add-bot = Ajouter un bot
tournament-cancel = Annuler le tournoi
tournament-cancel-sure = Oui, l’annuler
tournament-next-go = Commencer la ronde suivante
tournament-next-wait = Vous pourrez commencer la ronde suivante quand toutes les parties seront finies.
tournament-next-by-itself = La ronde suivante commence toute seule, dès que toutes les parties sont finies.
tournament-next-last = C’est la dernière ronde.
tournament-remove = Retirer un joueur
tournament-remove-go = Retirer
tournament-remove-one = Retirer { $name }
tournament-players = { $count ->
    [0] Joueurs
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tournament-standings = Classement
tournament-rank = Rang
tournament-player = Joueur
tournament-score = Score
tournament-out = parti
tournament-acts = À son tour :
tournament-direct = Face-à-face
tournament-buchholz = Points des adversaires
tournament-wins = Victoires
tournament-margin = Écart
tournament-all-points = Points
tournament-percent = { $share } %
tournament-plays = joue
tournament-finished = a fini
tournament-left = n’a pas fini
tournament-bye = sans adversaire : 1 point
tournament-rest = au repos cette ronde
tournament-how = Comment le tournoi fonctionne
tournament-how-points = Une victoire vaut 1 point, une partie nulle ½. S’il ne reste personne pour jouer avec vous, vous recevez 1 point sans jouer, une fois au plus. Vous commencez à tour de rôle.
tournament-how-equal = À égalité de points comptent, dans cet ordre : les points faits les uns contre les autres, si tous se sont rencontrés ; les points de tous leurs adversaires réunis ; les victoires ; et l’avance en points dans les parties jouées jusqu’au bout. Si tout est égal, ils partagent la place.
tournament-how-decks = À chaque pioche, vous recevez la part des autres joueurs que vous avez battus ; une égalité compte pour moitié. Votre score est la moyenne de toutes les pioches. À égalité, tous les points réunis comptent, puis la meilleure pioche.
tournament-how-secret = Personne ne peut regarder une pioche ni en voir le bilan avant que tout le monde l’ait jouée. Chaque pioche vient d’une graine secrète, fixée avant le début du tournoi. Voici l’empreinte (SHA-256) de chaque graine ; vous verrez la graine elle-même quand tout le monde aura joué.
tournament-how-leave = Si vous partez, vous perdez la partie en cours et n’êtes plus apparié. Vous pouvez revenir pour la ronde suivante ; de nouveaux joueurs peuvent entrer jusqu’à la deuxième ronde, sauf en toutes rondes. Il n’y a ni conseils ni reprise de coup.
tournament-deck = Pioche { $number }
tournament-leave = Quitter le tournoi
tournament-leave-about = Vous perdez la partie en cours. Vous pourrez revenir plus tard.
tournament-leave-before = Vous pouvez revenir jusqu’au départ.
tournament-leave-sure = Oui, quitter
tournament-table = Ronde { $number } d’un tournoi
tournament-to = Vers le tournoi
unknown-tournament = Ce tournoi n’existe pas.
tournament-form = Il ne peut pas y avoir de tournoi de ce type : { $form }. Possibles : { $forms }.
tournament-malformed = Quelque chose ne va pas dans le formulaire. Vérifiez-le.
tournament-seats = Un tournoi décide lui-même combien de joueurs sont à une table ({ $name }).
tournament-enough = { $most ->
    [one] Vous organisez déjà { $most } tournoi. Attendez qu’il finisse, ou annulez-le.
   *[other] Vous organisez déjà { $most } tournois. Attendez la fin de l’un d’eux, ou annulez-en un.
}
tournament-over = Il n’y a plus de ronde à venir.
tournament-begun = C’est trop tard : le tournoi a commencé.
tournament-barred = L’organisateur a mis fin à votre participation à ce tournoi.
tournament-barred-players = Joueurs retirés
tournament-let-back = Réadmettre
tournament-let-back-one = Réadmettre { $name }
tournament-full = Il n’y a plus de place : un tournoi compte { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
} au plus.
tournament-bots = Un tournoi compte { $most ->
    [one] { $most } bot
   *[other] { $most } bots
} au plus.
tournament-not-host = Seul l’organisateur du tournoi peut le faire.
tournament-round-goes-on = Des parties de cette ronde sont encore en cours.
tournament-no-undo = On ne peut pas reprendre un coup dans un tournoi.
tournament-no-rematch = Dans un tournoi, la ronde suivante décide contre qui vous jouez.
tournament-sealed = D’autres jouent encore cette pioche. Vous pourrez voir cette partie quand tout le monde aura fini.
tournament-table-seed = Vous verrez la graine dont vient cette pioche quand tout le monde l’aura jouée.
tournament-table-seed-later = L’empreinte SHA-256 de la graine du mélange. Vous verrez la graine quand tout le monde aura joué cette pioche.
hint-tournament = Il n’y a pas de conseils dans un tournoi.
too-many-tournaments = C’est beaucoup en peu de temps. Réessayez dans { $after ->
    [one] { $after } seconde
   *[other] { $after } secondes
}.
web-news-seated = Votre table est prête
web-prefer-seated = Tournois
web-prefer-seated-note = Quand votre table dans un tournoi est prête
you-privacy-tournaments = Tournois
you-privacy-tournaments-about = Si vous organisez un tournoi ou y jouez : votre nom, contre qui vous avez joué et avec quel résultat. Toute personne qui a le lien peut le voir. Si vous supprimez vos données, votre nom disparaît, les résultats restent. Un tournoi qui ne commence jamais disparaît après 14 jours.

web-series = Série
web-series-one = Une partie
web-series-of = { $count ->
    [one] Au meilleur d’une partie
   *[other] Au meilleur des { $count } parties
}
web-series-note = Vous échangez vos places après chaque partie et commencez à tour de rôle. Une victoire vaut 1 point, une partie nulle ½. La série s’arrête quand plus personne ne peut être rattrapé.
web-series-now = Au meilleur des { $count }, partie { $game } : { $score }
web-series-won = { $name } remporte la série
web-series-drawn = La série est nulle
web-series-next = Partie suivante de la série
web-series-asked = Vous avez proposé la partie suivante de la série. En attente : { $names }.
web-series-asks = Partie suivante de la série proposée par { $names }.
web-series-declined = Partie suivante de la série refusée par { $names }.
web-series-again = Nouvelle série
table-series = Une série se joue à deux, au meilleur de l’un de ces nombres : { $lengths }.
admin-delete-tournament = Supprimer un tournoi. Ses tables restent.
admin-arg-tournament = Un tournoi : son nom ou un lien.
admin-deleted-tournament = Le tournoi { $tournament } est supprimé.
admin-delete-tournament-sure = Supprimer le tournoi { $tournament } ? C’est irréversible.
