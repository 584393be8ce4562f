# The caller for Avenue (web/templates/caller.html, web/static/caller.js)

web-caller-title = Tirage pour Avenue
web-caller-shown = La carte retournée
web-caller-farm-now = La ferme de cette manche
web-caller-order = Fermes jusqu’ici
web-caller-deck = Pioche
web-caller-start = Tout le monde prend un crayon et la même feuille. Cet écran retourne les cartes.
web-caller-start-how = Touchez n’importe où, ou appuyez sur Espace, pour la prochaine carte.
web-caller-last = La dernière carte : tracez-la, puis comptez.
web-caller-nought = Une ferme à 0 point en coûte 5 à la fin. La manche suivante n’a alors que 0 à dépasser.
web-caller-end = La partie est finie
web-caller-end-how = Chacun additionne :
web-caller-end-farms = Les scores des cinq fermes.
web-caller-end-purple = 1 point par raisin violet relié au château violet.
web-caller-end-green = 1 point par raisin vert relié au château vert.
web-caller-end-penalty = 5 points de moins par ferme à 0 point.
web-caller-end-winner = Qui a le plus de points gagne ; à égalité, qui a la ferme au score le plus élevé.
web-caller-bar = Ce que vous pouvez faire
web-caller-back = Retour
web-caller-peek = Coup d’œil
web-caller-peek-help = Maintenez pour voir la prochaine ferme. Une fois par manche, au lieu de tracer ; les autres détournent les yeux.
web-caller-pause = Arrêter la minuterie
web-caller-full = Plein écran
web-caller-more = Réglages
web-caller-script = Les cartes sont mélangées dans votre navigateur, ce qui demande des scripts. Autorisez-les, s’il vous plaît.
web-caller-timer = Retourner les cartes automatiquement
web-caller-timer-off = Non, seulement au toucher ou au clavier
web-caller-timer-seconds = { $count ->
    [one] Toutes les { $count } seconde
   *[other] Toutes les { $count } secondes
    }
web-caller-voice = Lire les cartes à voix haute
web-caller-same = Avec le même nom de pioche, tout écran retourne les mêmes cartes dans le même ordre.
web-caller-copy = Copier un lien vers cette pioche
web-caller-copied = Copié
web-caller-new = Nouvelle partie…
web-caller-keys = Touches
web-caller-keys-next = La prochaine carte
web-caller-keys-peek = Coup d’œil, tant qu’on la maintient
web-caller-key-space = Espace
web-caller-key-enter = Entrée
web-caller-close = Terminé
web-caller-new-title = Nouvelle partie ?
web-caller-new-lost = Les cartes sont mélangées de nouveau. La partie sur cet écran est abandonnée.
web-caller-new-seed = Nom de la pioche
web-caller-new-fresh = Laissez vide pour en avoir une nouvelle. Majuscules et minuscules se valent.
web-caller-new-yes = Mélanger
web-caller-new-no = Garder cette partie

web-caller-js-round = Manche { $round } sur { $rounds }
web-caller-js-before = Avant la manche 1
web-caller-js-place = { $farm ->
    [none] Manche { $round } : pas encore retournée
   *[other] Manche { $round } : ferme { $farm }
    }
web-caller-js-next = { $kind ->
    [start] Retourner la première ferme
    [farm] Retourner la première route
    [last] Compter la ferme { $farm }
    [score] Prochaine ferme
    [final] Décompte final
    [end] Nouvelle partie
   *[card] Prochaine carte
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
web-caller-js-yellow = { $yellow ->
    [one] { $yellow } carte jaune sur { $yellows }
   *[other] { $yellow } cartes jaunes sur { $yellows }
    }
web-caller-js-turned = { $count ->
    [one] { $count } carte dans cette manche
   *[other] { $count } cartes dans cette manche
    }
web-caller-js-opening = Ferme { $farm }
web-caller-js-opening-text = { $round ->
    [1] Reliez des raisins à la ferme { $farm } jusqu’à la quatrième carte jaune.
   *[other] Reliez des raisins à la ferme { $farm } jusqu’à la quatrième carte jaune. Il en faut plus qu’à la manche { $before }.
    }
web-caller-js-scoring = La manche { $round } est finie : comptez la ferme { $farm }
web-caller-js-scoring-how = Comptez les raisins des deux couleurs que vos routes relient à la ferme { $farm }.
web-caller-js-scoring-beat = { $round ->
    [1] Notez le nombre.
   *[other] Plus qu’à la manche { $before } ? Notez le nombre. Sinon, notez 0.
    }
web-caller-js-peek = { $round ->
    [5] La ferme { $farm } ne sera plus jouée.
   *[other] La prochaine ferme est { $farm }.
    }
web-caller-js-said-farm = Manche { $round }. La ferme est { $farm }.
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
web-caller-js-said-score = La manche { $round } est finie. Comptez la ferme { $farm }.
web-caller-js-said-end = La partie est finie. Additionnez fermes, châteaux et malus.
web-caller-js-paused = La minuterie est arrêtée.
web-caller-js-unpaused = La minuterie tourne.

# Boulevard as an app, and without the server (web/installed.py)

web-app-name = Boulevard : Paris et Avenue
web-offline-title = La table est injoignable
web-offline-lead = Le serveur ne répond pas pour le moment. Vos parties y sont en sûreté, et continuent dès votre retour.
web-offline-again = Réessayer
web-offline-works = Ceci marche quand même :
web-offline-to-caller = Tirage pour Avenue
