# Pages (web/templates)

web-brand = Boulevard
web-skip = Aller au contenu
web-nav = Pages
web-language = Langue : { $name }
web-nav-games = Mes parties
web-nav-api = API
web-home-title = { $count ->
    [2] Deux jeux de société, une table.
   *[other] Plusieurs jeux, une table.
}
web-home-lead = Jouez dans votre navigateur : contre des bots qui connaissent vraiment le jeu, avec un ami grâce à un lien, ou à plusieurs sur le même écran. Sans compte, sans attente.
web-home-play = Jouer contre { $name }
web-home-more = Choisir comment jouer
web-home-own = Parties en cours
web-home-all = Toutes mes parties
web-home-invited = On vous a envoyé un lien ? Ouvrez-le : une place vous y attend.
web-about-paris = Posez des tuiles, réservez des bâtiments et construisez-les là où il y a de la lumière. Chaque bâtiment rapporte sa taille pour chaque réverbère voisin.
web-facts-paris = 2 joueurs · environ 25 minutes · cartes postales par partie : { $in_play } sur { $postcard_count }
web-art-paris = Le plateau de Paris en fin de partie, avec ses bâtiments éclairés par les réverbères
web-about-avenue = Tout le monde trace la même route, chacun où il veut. Reliez les fermes aux grappes, et à davantage de grappes à chaque manche.
web-facts-avenue = 1 à { $most } joueurs · environ 15 minutes · tout le monde joue en même temps
web-art-avenue = Une feuille d’Avenue couverte de routes entre fermes, grappes et châteaux
web-own-title = Mes parties
web-own-note = Un cookie de ce navigateur garde la trace de vos parties. Vous pouvez aussi les retrouver sur vos autres appareils :
web-own-none = Vous n’avez pas encore joué ici, du moins pas avec ce navigateur.
web-own-elsewhere = Si vous avez joué sur un autre appareil, vous pouvez retrouver ces parties ici aussi :
web-own-start = Commencer une partie
web-own-yours = À vous de jouer
web-own-theirs = À { $name } de jouer
web-own-waiting = En attente d’un joueur
web-own-older = Parties plus anciennes
web-own-with = avec { $names }
web-own-alone = en solo
web-own-shared = { $names }, sur le même écran
web-ago-now = à l’instant
web-ago-minutes = il y a { $count } min
web-ago-hours = il y a { $count } h
web-ago-days = { $count ->
    [1] hier
    [one] il y a { $count } jour
   *[other] il y a { $count } jours
    }
web-error-status = Erreur { $status }. Vos parties sont en sécurité.
web-error-home = Retour à l’accueil
web-wait-title = Un instant
web-wait-note = Cette page va se recharger toute seule.
web-somebody = quelqu’un
web-table-board = Plateau
web-table-board-help = Les flèches vont de case en case, Entrée choisit, R tourne la pièce que vous tenez, Échap annule.
web-table-players = Joueurs
web-table-score = Score
web-table-moves = Coups
web-table-lost = Connexion perdue. Reconnexion en cours…
web-table-hand = Passez l’appareil à { $seat }
web-table-hand-note = C’est à { $name } de jouer. Les cartes et tuiles cachées le restent tant que vous n’appuyez pas sur le bouton.
web-table-hand-ready = Je suis { $seat }

web-table-waiting = En attente d’un joueur
web-table-yours = À vous de jouer
web-table-yours-as = À { $seat } de jouer
web-plain-todo = Choisissez un coup.
web-table-not-yours = Ce n’est pas à vous de jouer.
web-table-theirs = À { $names } de jouer
web-table-theirs-many = { $count ->
    [one] Un joueur choisit encore
   *[other] { $count } joueurs choisissent encore
    }
web-table-moved = { $name } : { $move }
web-news-points = { $name } : { $was } → { $now }
web-news-skipped = { $name } ne peut rien jouer : son tour est sauté.
web-news-more = { $count ->
    [one] Un autre joueur a joué aussi.
   *[other] { $count } autres joueurs ont joué aussi.
}
web-moves-notation = Notation
web-moves-notation-note = Afficher les coups en notation
web-table-type = Ou tapez un coup
web-table-type-hint = p. ex. { $move }
web-table-type-look = Aperçu
web-paris-todo-1 = Posez votre tuile ou réservez un bâtiment.
web-paris-todo-pass = Vous avez posé toutes vos tuiles et l’offre est vide : vous passez.
web-paris-todo-2 = Construisez ou activez une carte postale.
web-paris-pass = Passer
web-js-confirm = Confirmer
web-js-confirm-keys = Entrée confirme, Échap annule.
web-js-back = Annuler
web-js-turn = Tourner
web-js-lost = Pas de connexion avec la table pour le moment. Réessayez dans un instant.
web-paris-tray = Pièces au choix
web-paris-tile = Votre tuile
web-paris-js-lay = Choisissez un emplacement pour votre tuile.
web-paris-js-build = Choisissez où construire { $name }.
web-paris-js-place = Choisissez une case du plateau.
web-paris-js-nowhere = Vous pouvez activer la carte postale sans son action, ou annuler.
web-paris-js-one-way = Ici, cela ne tient dans aucun autre sens.
web-paris-js-give = Quel bâtiment de votre réserve rendez-vous ?
web-paris-js-take = Quel bâtiment de l’offre prenez-vous ?
web-paris-js-side = De quel côté regarde la Statue ?
web-paris-js-side-n = Nord ↑
web-paris-js-side-e = Est →
web-paris-js-side-s = Sud ↓
web-paris-js-side-w = Ouest ←
web-paris-js-house = Quel bâtiment l’Annexe agrandit-elle ?
web-paris-js-house-at = { $name } en { $space }
web-paris-js-garden-at = Jardin en { $space }
web-paris-js-alone = Sans son action
web-card-levitation = Échangez un bâtiment de votre réserve contre un bâtiment de l’offre, que vous construisez aussitôt. L’ancien ne vous coûte plus de points.
web-card-metropolitain = Lors d’un de vos prochains tours, un de vos bâtiments pourra couvrir une case de réverbère. Ce réverbère disparaît alors.
web-card-jardin = Posez le Jardin et une cheminée sur deux cases libres de votre couleur ou mixtes. C’est un bâtiment de taille 2.
web-card-sacre-coeur = Vous ne perdez pas de points pour les bâtiments restés dans votre réserve.
web-card-peintre = Posez le Peintre sur une case libre de votre couleur. Il rapporte { $per_lamp } par réverbère qu’il peut atteindre sans traverser de bâtiment.
web-card-chartier = Lors d’un de vos prochains tours, un bâtiment ou la Fontaine pourra couvrir une case de la couleur adverse.
web-card-bouquinistes = Posez l’Annexe sur une case libre de votre couleur, à côté d’un de vos bâtiments. Ce bâtiment s’agrandit d’une case.
web-card-lampadaire = Posez le Réverbère sur une case libre de votre couleur. Il éclaire aussitôt les quatre cases voisines.
web-card-moulin-rouge = Posez la Danseuse sur une case libre de votre couleur. Elle rapporte 1 point par case libre qu’elle peut atteindre ; bâtiments, réverbères et autres pièces l’arrêtent.
web-card-penseur = Posez la Statue sur une case libre de votre couleur, face à une case libre. { $penseur ->
    [own] Si cette dernière reste libre, la Statue rapporte { $per_side } par case libre de votre couleur à ses côtés, et { $per_corner } par case libre de votre couleur à ses coins.
   *[any] Si cette dernière reste libre, la Statue rapporte { $per_side } par case libre à ses côtés, et { $per_corner } par case libre à ses coins.
    }
web-card-fontaine = { $fountain ->
    [one] Posez la Fontaine sur une case libre de votre couleur ou mixte.
   *[other] Posez la Fontaine sur { $fountain } cases libres côte à côte, de votre couleur ou mixtes.
    } Elle rapporte { $per_building } pour chacun de vos bâtiments qui la touche.
web-card-grande-lumiere = Posez le Grand Réverbère sur une case de réverbère inoccupée. { $rays ->
    [cross] { $reach ->
        [one] Il éclaire les quatre cases voisines.
       *[other] Il éclaire jusqu’à { $reach } cases de distance dans les quatre directions.
    }
    [star] { $reach ->
        [one] Il éclaire les huit cases qui l’entourent.
       *[other] Il éclaire jusqu’à { $reach } cases de distance dans les huit directions.
    }
   *[other] { $lit ->
        [one] Dans cette boîte, il éclaire { $lit } case.
       *[other] Dans cette boîte, il éclaire { $lit } cases alentour.
    }
    }
web-table-free = Place libre
web-table-points = Points jusqu’ici
web-paris-no-reserve = Aucun bâtiment réservé
web-paris-postcards = Cartes postales
web-table-preparing = Les bots se préparent sur cet ordinateur. Cela n’arrive qu’une fois et prend une minute ou deux.
web-table-watching = Vous regardez la partie. Les cartes et tuiles cachées ne sont pas montrées.
web-table-asked = Vous avez demandé à reprendre votre dernier coup.
web-table-asks = { $name } aimerait reprendre son dernier coup.
web-table-agree = D’accord
web-table-disagree = Non, on continue
web-table-no-moves = Aucun coup pour l’instant.
web-table-about = Cette table
web-table-undo = Reprendre le coup
web-table-resign = Abandonner
web-table-resign-sure = Abandonner et quitter cette partie ?
web-table-resign-yes = Oui, abandonner
web-table-own-link = Votre lien
web-table-own-link-note = Il ouvre votre place sur n’importe quel appareil. Gardez-le pour vous.
web-table-watch-link = Lien spectateur
web-table-watch-link-note = Il permet de regarder la partie sans voir votre main.
web-table-commitment-note = L’empreinte SHA-256 de la graine qui a servi au mélange. La graine sera dévoilée à la fin de la partie.
web-over-alone = Score final
web-over-abandoned = Partie inachevée
web-over-draw = Partie nulle
web-over-you = Vous gagnez
web-over-shared = Victoire partagée
web-over-winner = { $names } gagne
web-over-winners = Victoire partagée : { $names }
web-over-how-played = { $scores }
web-over-how-resigned = Abandon : { $names }.
web-over-how-abandoned = Personne n’est revenu jouer pendant longtemps.
web-over-score = { $name } { $points }
web-over-rematch = Rejouer
web-over-rematch-go = Aller à la partie suivante
web-over-replay = Revoir la partie
web-over-record = Télécharger l’enregistrement
web-over-fair = Le mélange était-il honnête ?
web-over-fair-good = Oui. Votre navigateur vient de le vérifier.
web-over-fair-bad = Non. Ce n’est pas la graine fixée avant la partie, ou le mélange n’en découle pas.
web-over-fair-how = Avant la partie, nous vous avons montré une empreinte (SHA-256) de notre graine. Ensuite, le navigateur de chaque joueur a pu ajouter des caractères au hasard, et le mélange découle de l’ensemble. Votre navigateur vient de refaire le calcul et de comparer.
web-over-fair-other = Non. Votre navigateur se souvient d’une autre empreinte, ou les caractères qu’il a ajoutés manquent.
web-over-commitment = Empreinte
web-over-seed = Graine
web-over-entropy = Ajouté par { $name }
web-over-entropy-none = Cette place n’a rien ajouté.
web-over-deal = Mélangé à partir de
web-invite = Envoyez ce lien à la personne qui prendra cette place ({ $seat }), ou faites-lui scanner le code.
web-invite-link = Lien pour { $seat }
web-invite-note = La partie commence dès que la place est prise. Vous pouvez fermer cette page et revenir par « Mes parties ».
web-invite-shuffle = Rien n’est mélangé tant que toutes les places ne sont pas prises. Ce que vous voyez d’ici là n’est qu’un exemple.
web-copy = Copier
web-copied = Copié

# The table of Avenue in the browser

web-avenue-todo = Tracez la route de la carte dans une case sans route.
web-avenue-todo-or-peek = Tracez la route de la carte dans une case sans route, ou jetez un œil à la prochaine ferme.
web-avenue-farm-now = Ferme en cours
web-avenue-next = Prochaine ferme
web-avenue-next-known = Prochaine : votre secret
web-avenue-peeked = Coup d’œil utilisé
web-avenue-yellow = Jaunes : { $count }/4
web-avenue-peek = Coup d’œil
web-avenue-peek-words = Jeter un œil à la prochaine ferme au lieu de tracer
web-avenue-peek-price = La prochaine ferme n’est montrée qu’à vous, mais vous ne tracez pas cette route. Une fois par manche.
web-avenue-peek-last = À la manche 5, la prochaine ferme ne comptera pas : un coup d’œil sert seulement à ne pas tracer. Une fois par manche.
web-avenue-waiting = Vous avez choisi « { $move } ». Les autres choisissent encore.
web-avenue-waiting-peek = Vous avez jeté un œil à la prochaine ferme. Les autres choisissent encore.
web-avenue-busy = choisit encore
web-avenue-done = a choisi
web-avenue-enlarge = Agrandir cette feuille
web-avenue-own-score = Votre score
web-avenue-beat = > { $beat }
web-avenue-show = Montrer
web-avenue-left = Encore dans la pioche
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
web-avenue-js-nothing = Ne relie encore rien qui rapporte des points.
web-avenue-js-peek = Vous ne tracez pas cette route. La prochaine ferme n’est montrée qu’à vous. Une fois par manche.
web-avenue-js-peek-last = Vous ne tracez pas cette route. La prochaine ferme ne comptera pas.
web-avenue-js-card = { $card } Cartes jaunes : { $count } sur { $yellows }.
web-avenue-js-round = Manche { $round } : c’est la ferme { $farm }.
web-avenue-js-scored = Manche { $round } : décompte de la ferme { $farm }
web-avenue-js-counting = Grappes reliées à la ferme { $farm } : { $count }
web-avenue-js-lone = Aucune grappe n’est reliée à la ferme { $farm }.
web-avenue-js-written = { $count }, c’est plus que { $beat } : ça compte
web-avenue-js-not-written = { $count }, ce n’est pas plus que { $beat } : 0 point
web-avenue-js-castle-purple = Grappes violettes reliées au château violet : { $count }
web-avenue-js-castle-green = Grappes vertes reliées au château vert : { $count }
web-avenue-js-penalty = Malus de { $penalty } par ferme à 0 : { $points }
web-avenue-js-total = Total : { $points }
web-avenue-js-others = Autres joueurs : { $scores }
web-avenue-js-other = { $name } { $points }
web-avenue-js-skip = Passer
web-avenue-js-go-on = Continuer
web-avenue-close = Fermer
web-look-total = Total
web-look-same = Cela ne change pas le score.
web-new-who = Qui joue ?
web-new-bot = Un bot
web-new-bot-note = { $count ->
    [one] Un niveau
   *[other] { $count } niveaux, du plus facile au plus difficile
}
web-new-friend = Un ami
web-new-friend-note = Vous recevez un lien à lui envoyer
web-new-same = Sur le même écran
web-new-same-note = Vous vous passez l’appareil
web-new-alone = En solo
web-new-alone-note = Le plus de points possible
web-new-several = À plusieurs
web-new-several-note = Bots et amis, comme vous voulez
web-new-several-how = Jusqu’à { $most } joueurs. Chaque ami a son propre lien.
web-new-nobody = Personne
web-new-level = Difficulté
web-new-others = Autres bots ; les parties contre eux ne comptent pas pour le classement.
web-new-second = Nom de l’autre joueur
web-new-named = Nom ({ $seat })
web-new-you = Vous
web-new-name = Votre nom
web-new-name-note = Les autres joueurs le verront. Il est conservé dans un cookie de ce navigateur ; il n’y a pas de compte.
web-new-go = Commencer la partie
web-new-more = Plus d’options
web-new-paris-starred = Étoilées
web-new-paris-starred-note = Idéales pour débuter
web-new-paris-random = Au hasard
web-new-paris-random-note = { $in_play } sur { $postcard_count }
web-new-paris-picked = À votre choix
web-new-paris-picked-note = Prenez-en huit ci-dessous
web-new-paris-colours = Couleurs
web-new-paris-yours = Vous jouez
web-new-paris-starts = Qui commence ?
web-new-paris-lot = Au hasard
web-new-paris-penseur = Le Penseur compte les cases libres
web-new-paris-penseur-any = de toutes les couleurs
web-new-paris-penseur-own = de la couleur de son propriétaire seulement
web-new-paris-fountain = Nombre de cases de la Fontaine
web-new-paris-mirror = Peut-on retourner les bâtiments ?
web-new-avenue-sheet = Feuille
web-new-avenue-letter = Feuille { $letter }
web-new-avenue-own = La vôtre
web-new-avenue-own-note = À saisir ci-dessous
web-new-avenue-rows = Votre feuille, rangée par rangée, de haut en bas
web-new-avenue-symbols = A à F sont les fermes, chacune une seule fois. CP et CG sont les châteaux violet et vert, P1 à P3 des grappes violettes, G1 à G3 des grappes vertes, et un point est une case vide. 64 cases au plus.
web-yes = Oui
web-no = Non
web-join-title = Jouer à { $title } avec { $hosts }
web-join-seat = Votre place : { $seat }.
web-join-go = Prendre place
web-new-paris-peek = L’effet de chaque carte postale
web-replay-title = Revoir une partie de { $title }
web-replay-at = Après le coup { $number } sur { $count }
web-replay-play = Lecture automatique (espace)
web-replay-pause = Pause (espace)
web-replay-table = Retour à la table
web-replay-start = Avant le premier coup
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-on = Un coup en avant
web-replay-last = À la fin
web-replay-scrub = Coup affiché
web-replay-share = Copier un lien vers ce coup
web-api-title = API
web-api-more = Description complète, pour les outils :
web-api-field = Nom
web-api-where = Dans
web-api-kind = Type
web-api-about-field = Description
