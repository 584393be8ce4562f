# Pages (web/templates)

web-brand = Boulevard
web-skip = Aller au contenu
web-nav = Pages
web-language = Langue : { $name }
web-nav-games = Vos parties
web-nav-api = Pour les programmes
web-home-title = Deux jeux de société, une table.
web-home-lead = Jouez dans votre navigateur : contre des bots qui savent ce qu’ils font, avec un ami par un lien, ou côte à côte devant un écran. Sans compte, sans attente.
web-home-play = Jouer contre { $name }
web-home-more = Choisir comment jouer
web-home-own = Vos parties en cours
web-home-all = Toutes vos parties
web-home-invited = On vous a envoyé un lien ? Ouvrez-le : il mène à la chaise qui vous attend.
web-about-paris = Posez des pavés, réservez des bâtiments, et construisez-les là où brillent les réverbères. Chaque bâtiment vaut sa taille pour chaque lumière qu’il reçoit.
web-facts-paris = 2 joueurs · environ 25 minutes · douze cartes postales, huit par partie
web-art-paris = Le plateau de Paris à la fin d’une partie, avec des bâtiments éclairés par des réverbères
web-about-avenue = Tout le monde trace la même route, chacun où il veut. Reliez les fermes au plus de raisins possible, et toujours davantage d’une manche à l’autre.
web-facts-avenue = 1 à 8 joueurs · environ 15 minutes · tous en même temps
web-art-avenue = Une feuille d’Avenue, pleine de routes entre fermes, raisins et châteaux
web-own-title = Vos parties
web-own-note = Vos parties se retrouvent grâce à un cookie de ce navigateur. Sur un autre appareil, ouvrez le lien personnel d’une partie.
web-own-none = Vous n’avez pas encore joué ici, ou pas avec ce navigateur.
web-own-start = Commencer une partie
web-own-yours = À vous
web-own-theirs = À { $name } de jouer
web-own-waiting = Une chaise est libre
web-own-older = Parties plus anciennes
web-own-over = Finie
web-own-with = avec { $names }
web-own-alone = en solo
web-own-shared = { $names }, sur le même écran
web-ago-now = à l’instant
web-ago-minutes = il y a { $count } min
web-ago-hours = il y a { $count } h
web-ago-days = { $count ->
    [1] hier
    [one] il y a { $count } jour
   *[other] il y a { $count } jours
    }
web-error-status = Statut { $status }. Vos parties sont intactes.
web-error-home = Retour à l’accueil
web-wait-title = On allume les réverbères
web-wait-note = Cette page se recharge d’elle-même.
web-somebody = quelqu’un
web-table-board = Plateau
web-table-board-help = Les flèches vont de case en case, Entrée choisit, R tourne ce que vous tenez, Échap annule.
web-table-players = Joueurs
web-table-score = Score
web-table-moves = Coups
web-table-lost = La connexion est perdue. On essaie de retrouver la table…
web-table-hand = Passez l’appareil à { $seat }
web-table-hand-note = À { $name } de jouer. Rien de secret ne s’affiche avant que vous confirmiez.
web-table-hand-ready = Je suis { $seat }

web-table-waiting = On attend que quelqu’un s’assoie
web-table-yours = À vous
web-table-yours-as = À { $seat } de jouer
web-table-theirs = À { $names } de jouer
web-table-theirs-many = { $count ->
    [one] Un joueur choisit
   *[other] { $count } joueurs choisissent
    }
web-table-moved = { $name } : { $move }
web-news-points = { $name } : { $was } → { $now }
web-news-skipped = { $name } ne peut pas jouer et passe son tour.
web-news-more = { $count ->
    [one] Une autre personne a joué aussi.
   *[other] { $count } autres personnes ont joué aussi.
}
web-moves-notation = Notation
web-moves-notation-note = Afficher les coups en notation
web-table-type = Ou tapez un coup
web-table-type-hint = p. ex. { $move }
web-table-type-look = Voir
web-paris-todo-1 = Posez votre tuile, ou réservez un bâtiment.
web-paris-todo-pass = Vous ne pouvez rien faire : passez.
web-paris-todo-2 = Construisez, ou activez une carte postale.
web-paris-pass = Passer
web-js-confirm = Confirmer
web-js-confirm-keys = Entrée confirme, Échap annule.
web-js-back = Annuler
web-js-turn = Tourner
web-js-lost = La table est injoignable pour le moment. Réessayez dans un instant.
web-paris-tray = Ce que vous pouvez prendre
web-paris-tile = Votre tuile
web-paris-js-lay = Choisissez un carré pour votre tuile.
web-paris-js-build = Choisissez où mettre { $name }.
web-paris-js-place = Choisissez un endroit sur le plateau.
web-paris-js-nowhere = Il n’y a de place nulle part. Vous pouvez activer la carte postale sans son action, ou annuler.
web-paris-js-give = Quel bâtiment de votre réserve rendez-vous ?
web-paris-js-take = Quel bâtiment de l’offre prenez-vous ?
web-paris-js-side = Vers où regarde la Statue ?
web-paris-js-side-n = Nord ↑
web-paris-js-side-e = Est →
web-paris-js-side-s = Sud ↓
web-paris-js-side-w = Ouest ←
web-paris-js-house = À quel bâtiment appartient l’Annexe ?
web-paris-js-house-at = { $name } en { $space }
web-paris-js-garden-at = Jardin en { $space }
web-paris-js-alone = Sans son action
web-card-levitation = Échangez un bâtiment de votre réserve contre un de l’offre, et construisez aussitôt le nouveau. L’ancien ne coûte plus rien.
web-card-metropolitain = À un tour suivant, un de vos bâtiments peut couvrir une case de réverbère. Cette lumière disparaît alors.
web-card-jardin = Posez le Jardin sur deux cases libres de votre couleur ou mixtes, avec une cheminée. C’est un bâtiment de taille 2.
web-card-sacre-coeur = Vous ne perdez rien pour les bâtiments que vous n’avez pas construits.
web-card-peintre = Posez le Peintre sur une case libre de votre couleur. 2 points par réverbère qu’il atteint sans traverser de bâtiment.
web-card-chartier = À un tour suivant, un bâtiment ou la Fontaine peut couvrir une case de la couleur adverse.
web-card-bouquinistes = Posez l’Annexe sur une case libre de votre couleur à côté d’un de vos bâtiments. Ce bâtiment en est agrandi.
web-card-lampadaire = Posez le Réverbère sur une case libre de votre couleur. Il brille dès lors.
web-card-moulin-rouge = Posez la Danseuse sur une case libre de votre couleur. 1 point par case libre qu’elle atteint ; bâtiments, lumières et pièces l’arrêtent.
web-card-penseur = Posez la Statue sur une case libre de votre couleur, face à une case libre. { $penseur ->
    [own] Si celle-ci reste libre : 2 points par case libre de votre couleur à ses côtés, 1 par case libre de votre couleur à ses coins.
   *[any] Si celle-ci reste libre : 2 points par case libre à ses côtés, 1 par case libre à ses coins.
    }
web-card-fontaine = { $fountain ->
    [one] Posez la Fontaine sur une case libre de votre couleur ou mixte.
   *[other] Posez la Fontaine sur { $fountain } cases libres côte à côte, de votre couleur ou mixtes.
    } 3 points par bâtiment à vous qui la touche.
web-card-grande-lumiere = Posez le Grand réverbère sur une case de réverbère vide. { $rays ->
    [cross] { $reach ->
        [one] Il éclaire les quatre cases voisines.
       *[other] Il éclaire jusqu’à { $reach } cases de distance dans les quatre directions.
    }
    [star] { $reach ->
        [one] Il éclaire les huit cases autour de lui.
       *[other] Il éclaire jusqu’à { $reach } cases de distance dans les huit directions.
    }
   *[other] { $count ->
        [one] Il éclaire { $count } case, selon votre boîte.
       *[other] Il éclaire { $count } cases autour de lui, selon votre boîte.
    }
    }
web-table-free = Chaise libre
web-table-points = Points jusqu’ici
web-paris-no-reserve = Rien de réservé
web-paris-postcards = Cartes postales
web-table-preparing = Les bots se préparent sur cette machine. Cela n’arrive qu’une fois et prend une minute ou deux.
web-table-watching = Vous regardez. Les mains et autres secrets ne sont pas montrés.
web-table-asked = Vous avez demandé à reprendre votre dernière décision.
web-table-asks = { $name } aimerait reprendre sa dernière décision.
web-table-agree = D’accord
web-table-disagree = Non, on continue
web-table-no-moves = Rien n’a encore été joué.
web-table-about = Cette table
web-table-undo = Reprendre le coup
web-table-resign = Abandonner
web-table-resign-sure = Quitter cette partie pour de bon ?
web-table-resign-yes = Oui, abandonner
web-table-own-link = Votre lien
web-table-own-link-note = mène à votre place, depuis tout appareil. Gardez-le pour vous.
web-table-watch-link = Pour regarder
web-table-watch-link-note = laisse regarder les autres, sans voir votre main.
web-table-commitment-note = est le SHA-256 de la graine avec laquelle tout a été mélangé. La graine est montrée à la fin.
web-over-alone = La feuille est pleine
web-over-abandoned = La partie n’a pas été finie
web-over-draw = Partie nulle
web-over-you = Vous gagnez.
web-over-shared = Vous gagnez ensemble
web-over-winner = { $names } gagne
web-over-winners = { $names } gagnent ensemble
web-over-how-played = { $scores }
web-over-how-resigned = Ont quitté la partie : { $names }.
web-over-how-abandoned = Personne n’est revenu pendant longtemps.
web-over-score = { $name } { $points }
web-over-rematch = Rejouer
web-over-rematch-go = À la partie suivante
web-over-replay = Revoir la partie
web-over-record = Télécharger la partie
web-over-fair = Le mélange était-il honnête ?
web-over-fair-good = Oui : vérifié à l’instant, ici.
web-over-fair-bad = Non. La graine n’est pas celle de l’engagement.
web-over-fair-how = Avant le premier coup, le SHA-256 de la graine a été montré. Votre navigateur l’a recalculé à partir de la graine et comparé.
web-over-commitment = Engagement
web-over-seed = Graine
web-invite = Envoyez ce lien à la personne qui prendra cette place ({ $seat }), ou faites-lui scanner le code.
web-invite-link = Le lien pour { $seat }
web-invite-note = La partie commence dès que la chaise est prise. Vous pouvez fermer cette page : la partie reste dans votre liste.
web-copy = Copier
web-copied = Copié

# The table of Avenue in the browser

web-avenue-todo = Tracez la route de la carte dans une case qui n’en a pas.
web-avenue-todo-or-peek = Tracez la route de la carte dans une case qui n’en a pas, ou jetez un œil.
web-avenue-farm-now = Ferme actuelle
web-avenue-next = Prochaine ferme
web-avenue-next-known = Prochaine : votre secret
web-avenue-peeked = Coup d’œil donné
web-avenue-yellow = Jaunes : { $count }/4
web-avenue-peek = Coup d’œil
web-avenue-peek-words = Jeter un œil à la prochaine carte de ferme au lieu de tracer
web-avenue-peek-price = Le prix : vous ne tracez rien avec cette carte. En échange, vous seul voyez la prochaine ferme. Une fois par manche.
web-avenue-peek-last = La prochaine ferme ne sera plus jouée : à la manche 5, un coup d’œil n’est qu’une façon de ne rien tracer. Une fois par manche.
web-avenue-waiting = Vous avez choisi « { $move } ». D’autres choisissent encore.
web-avenue-waiting-peek = Vous avez jeté un œil. D’autres choisissent encore.
web-avenue-busy = choisit encore
web-avenue-done = a choisi
web-avenue-enlarge = Montrer cette feuille en grand
web-avenue-own-score = Votre feuille
web-avenue-beat = > { $beat }
web-avenue-show = Montrer
web-avenue-left = Dans la pioche
web-avenue-left-of = Route { $number } : { $yellow ->
        [one] { $yellow } jaune
       *[other] { $yellow } jaunes
    }, { $grey ->
        [one] { $grey } grise
       *[other] { $grey } grises
    }
web-avenue-js-road = Route { $number } en { $space }
web-avenue-js-farm = Ferme { $farm }
web-avenue-js-purple = Château violet
web-avenue-js-green = Château vert
web-avenue-js-change = { $was } → { $now }
web-avenue-js-same = { $now }
web-avenue-js-enough = plus de { $beat }
web-avenue-js-short = il en faut plus de { $beat }
web-avenue-js-nothing = Ne relie encore rien qui compte.
web-avenue-js-peek = Vous ne tracez rien avec cette carte, et voyez la prochaine ferme. Personne d’autre ne la voit. Une fois par manche.
web-avenue-js-peek-last = Vous ne tracez rien avec cette carte. La prochaine ferme ne sera plus jouée.
web-avenue-js-card = { $card } Cartes jaunes : { $count } sur 4.
web-avenue-js-round = Manche { $round } : la ferme est { $farm }.
web-avenue-js-scored = Manche { $round } : on compte la ferme { $farm }
web-avenue-js-counting = Raisins reliés à la ferme { $farm } : { $count }
web-avenue-js-lone = Aucun raisin n’est relié à la ferme { $farm }.
web-avenue-js-written = { $count }, plus de { $beat } : noté
web-avenue-js-not-written = { $count }, pas plus de { $beat } : 0
web-avenue-js-castle-purple = Raisins violets reliés au château violet : { $count }
web-avenue-js-castle-green = Raisins verts reliés au château vert : { $count }
web-avenue-js-penalty = Fermes à 0 point (−5 chacune) : { $points }
web-avenue-js-total = En tout : { $points }
web-avenue-js-others = Les autres : { $scores }
web-avenue-js-other = { $name } { $points }
web-avenue-js-skip = Passer
web-avenue-js-go-on = Continuer
web-avenue-close = Fermer
web-look-total = Total
web-look-same = Cela ne change aucun point.
web-new-who = Avec qui ?
web-new-bot = Un bot
web-new-bot-note = Huit niveaux, du passant au maître
web-new-friend = Un ami
web-new-friend-note = Vous aurez un lien à envoyer
web-new-same = Même écran
web-new-same-note = Vous vous passez l’appareil
web-new-alone = En solo
web-new-alone-note = Contre votre record
web-new-several = À plusieurs
web-new-several-note = Bots et personnes mêlés
web-new-several-how = Jusqu’à { $most } à une table. Chaque ami reçoit un lien.
web-new-nobody = Personne
web-new-level = Quelle force
web-new-second = Le nom de l’autre
web-new-named = Le nom : { $seat }
web-new-you = Vous
web-new-name = Votre nom
web-new-name-note = Montré à ceux avec qui vous jouez, et gardé dans un cookie de ce navigateur. Sans compte.
web-new-go = Commencer
web-new-more = Plus d’options
web-new-paris-starred = Les huit étoilées
web-new-paris-starred-note = L’idéal pour débuter
web-new-paris-random = Au hasard
web-new-paris-random-note = Huit sur douze
web-new-paris-picked = À la main
web-new-paris-picked-note = Choisissez-en huit plus bas
web-new-paris-colours = Couleurs
web-new-paris-yours = Vous jouez
web-new-paris-starts = Qui commence ?
web-new-paris-lot = Au hasard
web-new-paris-penseur = Le Penseur compte les cases libres
web-new-paris-penseur-any = de toute couleur
web-new-paris-penseur-own = de son propriétaire seulement
web-new-paris-fountain = Cases de la Fontaine
web-new-paris-mirror = Peut-on retourner les bâtiments ?
web-new-avenue-sheet = La feuille
web-new-avenue-letter = Feuille { $letter }
web-new-avenue-own = La vôtre
web-new-avenue-own-note = En lettres
web-new-avenue-rows = Votre feuille, de la rangée du haut vers le bas
web-new-avenue-symbols = A à F sont les fermes, chacune une fois. CP et CG sont les châteaux, P1 à P3 des raisins violets et G1 à G3 des verts, un point est une case vide. 64 cases au plus.
web-yes = Oui
web-no = Non
web-join-title = Jouer à { $title } avec { $hosts }
web-join-seat = Une chaise vous est gardée : { $seat }.
web-join-go = S’asseoir
web-new-paris-peek = Ce que font les cartes postales
web-replay-title = { $title }, encore une fois
web-replay-at = Coup { $number } sur { $count }
web-replay-play = Lecture automatique (espace)
web-replay-pause = Pause (espace)
web-replay-table = Retour à la table
web-replay-start = Avant le premier coup.
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-on = Un coup en avant
web-replay-last = À la fin
web-replay-scrub = Coups montrés
web-replay-share = Copier un lien vers ce moment
web-api-title = Pour les programmes
web-api-more = La description entière, pour les outils :
web-api-field = Nom
web-api-where = Dans
web-api-kind = Type
web-api-about-field = Signification
