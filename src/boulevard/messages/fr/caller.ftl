# The caller for Avenue (web/templates/games/avenue/caller.html, web/static/games/avenue/caller/caller.js)

web-caller-title = Tirage des cartes d’Avenue
web-caller-shown = Carte en cours
web-caller-farm-now = La ferme de cette manche
web-caller-order = Fermes jusqu’ici
web-caller-deck = Pioche
web-caller-start = Tout le monde prend un crayon et la même feuille. Cet écran révèle les cartes.
web-caller-start-how = Touchez l’écran ou appuyez sur la barre d’espace pour la carte suivante.
web-caller-last = Dernière carte : tracez-la, puis comptez.
web-caller-nought = Une ferme à 0 coûte { $penalty } à la fin. La manche suivante n’a alors qu’à dépasser 0.
web-caller-end = La partie est terminée
web-caller-end-how = Chacun additionne :
web-caller-end-farms = Les scores des cinq fermes.
web-caller-end-purple = 1 point par grappe violette reliée au château violet.
web-caller-end-green = 1 point par grappe verte reliée au château vert.
web-caller-end-penalty = { $penalty } de moins par ferme à 0.
web-caller-end-winner = Le joueur qui a le plus de points l’emporte. En cas d’égalité, la ferme au score le plus élevé départage.
web-caller-bar = Commandes
web-caller-back = Retour
web-caller-peek = Coup d’œil
web-caller-peek-help = Maintenez pour voir la prochaine ferme. Une fois par manche, au lieu de tracer ; les autres détournent les yeux.
web-caller-pause = Mettre la minuterie en pause
web-caller-full = Plein écran
web-caller-more = Réglages
web-caller-script = Les cartes sont mélangées dans votre navigateur : cette page a besoin de JavaScript. Veuillez l’activer.
web-caller-timer = Révéler les cartes automatiquement
web-caller-timer-off = Non
web-caller-timer-seconds = { $count ->
    [one] Chaque seconde
   *[other] Toutes les { $count } secondes
    }
web-caller-voice = Lire les cartes à voix haute
web-caller-same = Les écrans qui ont le même nom de pioche révèlent les mêmes cartes dans le même ordre.
web-caller-copy = Copier un lien vers cette pioche
web-caller-copied = Copié
web-caller-new = Nouvelle partie…
web-caller-keys = Touches
web-caller-keys-next = Carte suivante
web-caller-keys-peek = Coup d’œil, tant que vous maintenez la touche
web-caller-key-space = Espace
web-caller-key-enter = Entrée
web-caller-close = Terminé
web-caller-new-title = Commencer une nouvelle partie ?
web-caller-new-lost = Les cartes sont mélangées de nouveau, et la partie en cours sur cet écran est perdue.
web-caller-new-seed = Nom de la pioche
web-caller-new-fresh = Laissez vide pour une nouvelle pioche. Les majuscules ne comptent pas.
web-caller-new-yes = Mélanger
web-caller-new-no = Garder cette partie

web-caller-js-round = Manche { $round } sur { $rounds }
web-caller-js-before = Avant la première manche
web-caller-js-place = { $farm ->
    [none] Manche { $round } : pas encore révélée
   *[other] Manche { $round } : ferme { $farm }
    }
web-caller-js-next = { $kind ->
    [start] Révéler la première ferme
    [farm] Révéler la première route
    [last] Compter la ferme { $farm }
    [score] Ferme suivante
    [final] Décompte final
    [end] Nouvelle partie
   *[card] Carte suivante
    }
web-caller-js-number = Route { $number }
web-caller-js-sides = { $number ->
    [1] haut et gauche
    [2] haut et droite
    [3] bas et droite
    [4] bas et gauche
    [5] gauche et droite
   *[6] haut et bas
    }
web-caller-js-colour = { $colour ->
    [yellow] Jaune
   *[grey] Grise
    }
web-caller-js-yellow = Cartes jaunes : { $yellow } sur { $yellows }
web-caller-js-turned = { $count ->
    [one] { $count } carte dans cette manche
   *[other] { $count } cartes dans cette manche
    }
web-caller-js-opening = Ferme { $farm }
web-caller-js-opening-text = { $round ->
    [1] Reliez des grappes à la ferme { $farm } jusqu’à la quatrième carte jaune.
   *[other] Reliez des grappes à la ferme { $farm } jusqu’à la quatrième carte jaune. Il en faut plus qu’à la manche { $before }.
    }
web-caller-js-scoring = La manche { $round } est terminée : comptez la ferme { $farm }
web-caller-js-scoring-how = Comptez les grappes des deux couleurs reliées à la ferme { $farm }.
web-caller-js-scoring-beat = { $round ->
    [1] Notez ce nombre.
   *[other] S’il dépasse celui de la manche { $before }, notez-le. Sinon, notez 0.
    }
web-caller-js-peek = { $round ->
    [5] La prochaine ferme est { $farm }, mais elle ne comptera pas.
   *[other] La prochaine ferme est { $farm }.
    }
web-caller-js-said-farm = Manche { $round }. C’est la ferme { $farm }.
web-caller-js-said-card = Route { $number } : { $number ->
    [1] haut et gauche
    [2] haut et droite
    [3] bas et droite
    [4] bas et gauche
    [5] gauche et droite
   *[6] haut et bas
    }. { $colour ->
    [yellow] Jaune, { $yellow } sur { $yellows }.
    [last] Jaune, { $yellow } sur { $yellows } : la dernière carte de cette manche.
   *[grey] Grise.
    }
web-caller-js-said-score = La manche { $round } est terminée. Comptez la ferme { $farm }.
web-caller-js-said-end = La partie est terminée. Additionnez fermes, châteaux et malus.
web-caller-js-paused = La minuterie est en pause.
web-caller-js-unpaused = La minuterie tourne.

# Boulevard as an app, and without the server (web/pages/installed_app.py)

web-app-name = Boulevard : Paris et Avenue
web-offline-title = Vous êtes hors ligne
web-offline-lead = Le serveur est injoignable pour le moment. Vos parties sont en sécurité et continueront dès votre retour.
web-offline-again = Réessayer
web-offline-works = Ceci fonctionne quand même :
web-offline-to-caller = Le tirage des cartes d’Avenue, pour jouer sur papier
