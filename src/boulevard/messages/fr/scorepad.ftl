# Positions of Paris (games/paris/positions/reader.py, playable.py)

position-space = { $where } : les cases vont de a1 à h8.
position-space-twice = { $where } : une case est nommée deux fois.
position-building-twice = { $where } : { $name } est déjà ailleurs.
position-shape = { $where } : { $name } n’a pas cette forme.
position-card-twice = { $where } : { $card } figure deux fois.
position-card-both = { $where } : { $card } ne peut pas avoir été activée par les deux joueurs.
position-size = { $where } : cette pièce prend { $count ->
    [one] { $count } case
   *[other] { $count } cases
    }.
position-pair = { $where } : les deux cases de cette pièce doivent être côte à côte.
position-edition = { $where } : { $reason }
position-field = { $where } : { $text } est illisible. Cela doit ressembler à ceci : { $example }
position-piece-twice = { $where } : { $name } figure deux fois.
position-laid = { $where } : à la fin de la phase 1, toutes les tuiles ({ $count }) ont été posées.
position-tile-twice = { $where } : une tuile est nommée deux fois.
position-tile-order = { $where } : les tuiles inconnues viennent après celles qui sont connues.
position-hand = { $where } : une fois la dernière tuile posée, il n’y en a plus en main.
position-pile = { $where } doit compter { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
    }.
position-opener = { $where } doit être le joueur qui a posé toutes ses tuiles en premier.
position-annex = { $where } : l’Annexe doit toucher le bâtiment auquel elle appartient.
position-all-laid = { $where } : toutes les tuiles ont été posées, la phase 1 est donc terminée.
position-squares = { $where } : il n’y a pas un emplacement libre pour chaque tuile (tuiles restantes : { $tiles }, emplacements libres : { $squares }).
position-tokens = { $where } : il n’y a pas une carte postale pour chaque jeton (jetons restants : { $tokens }, cartes postales non activées : { $cards }).
position-no-token = { $where } : en phase 1, chaque joueur doit avoir un jeton.
position-no-move = { $where } : ce ne peut pas être à { $seat ->
    [orange] Orange
   *[blue] Bleu
    } de jouer, car il n’a rien à faire.

# What is odd about such a position (games/paris/positions/oddities.py, oddities_in_play.py)

paris-oddity-overlap = { $one } et { $other } sont au même endroit ({ $spaces }).
paris-oddity-mirror = { $what } est retourné.
paris-oddity-rival = { $what } : sans Chartier, { $seat ->
    [orange] Orange
   *[blue] Bleu
    } ne peut pas couvrir la couleur adverse ({ $spaces }).
paris-oddity-rivals = { $what } : Chartier ne permet à { $seat ->
    [orange] Orange
   *[blue] Bleu
    } de couvrir qu’une case de la couleur adverse ({ $spaces }).
paris-oddity-lamp = { $what } : sans Métropolitain, { $seat ->
    [orange] Orange
   *[blue] Bleu
    } ne peut pas couvrir de case de réverbère ({ $spaces }).
paris-oddity-lamps = { $what } : Métropolitain ne permet à { $seat ->
    [orange] Orange
   *[blue] Bleu
    } de couvrir qu’une case de réverbère ({ $spaces }).
paris-oddity-fountain-lamp = La Fontaine ne peut pas être sur une case de réverbère ({ $spaces }).
paris-oddity-colour = { $what } : il faut { $seat ->
    [orange] une case orange
   *[blue] une case bleue
    } ({ $spaces }).
paris-oddity-large = Le Grand Réverbère doit être sur une case de réverbère ({ $spaces }).
paris-oddity-annex = { $seat ->
    [orange] L’Annexe ne touche aucun bâtiment d’Orange : elle ne compte donc pas ({ $spaces }).
   *[blue] L’Annexe ne touche aucun bâtiment de Bleu : elle ne compte donc pas ({ $spaces }).
    }
paris-oddity-statue = La Statue regarde hors du plateau ({ $spaces }).
paris-oddity-chimneys = { $seat ->
    [orange] Orange
   *[blue] Bleu
    } a { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
    } sur le plateau, mais seulement { $most ->
    [one] { $most } cheminée
   *[other] { $most } cheminées
    }.
paris-oddity-tokens = { $seat ->
    [orange] Orange
   *[blue] Bleu
    } a activé { $count ->
    [one] { $count } carte postale
   *[other] { $count } cartes postales
    }, mais n’a que { $most ->
    [one] { $most } jeton
   *[other] { $most } jetons
    }.
paris-oddity-cards = Il y a ici { $count ->
    [one] { $count } carte postale
   *[other] { $count } cartes postales
    } ; une partie en a { $most }.
paris-oddity-card = { $what } sur le plateau : { $card } compte comme activée par { $seat ->
    [orange] Orange
   *[blue] Bleu
    }.
paris-oddity-tile = Aucune tuile de la boîte ne ressemble à celle-ci ({ $spaces }).
paris-oddity-tile-again = La boîte ne contient cette tuile qu’une fois ({ $spaces }).
paris-oddity-tile-laid = Aucune des tuiles posées ne ressemble à celle-ci ({ $spaces }).
paris-oddity-part-paved = Une tuile pave un emplacement entier, pas une partie ({ $spaces }).
paris-oddity-squares = Il doit y avoir un emplacement pavé par tuile posée (tuiles posées : { $laid }, emplacements pavés : { $squares }).
paris-oddity-unpaved = { $what } est sur un sol non pavé ({ $spaces }).
paris-oddity-chimneys-left = Les bâtiments { $seat ->
    [orange] d’Orange
   *[blue] de Bleu
    } sur le plateau ({ $used }) et ses cheminées restantes ({ $left }) doivent faire { $most } en tout.
paris-oddity-tokens-left = Les cartes postales activées par { $seat ->
    [orange] Orange
   *[blue] Bleu
    } ({ $used }) et ses jetons restants ({ $left }) doivent faire { $most } en tout.
paris-oddity-right = { $card } : { $seat ->
    [orange] Orange
   *[blue] Bleu
    } ne l’a pas activée ou l’a déjà utilisée, et ne peut donc pas avoir ce droit.
paris-oddity-no-right = { $card } : { $seat ->
    [orange] Orange
   *[blue] Bleu
    } ne l’a pas encore utilisée, et doit donc encore avoir ce droit.
paris-oddity-early = En phase 1, rien n’a encore pu être construit ni activé.
paris-oddity-order = Vu les tuiles posées et les bâtiments réservés, ce ne peut pas être à { $seat ->
    [orange] Orange
   *[blue] Bleu
    } de jouer.
paris-oddity-ended = La partie ne peut pas être terminée : { $seat ->
    [orange] Orange
   *[blue] Bleu
    } peut encore jouer.

# The score pad of Paris in the browser (web/games/paris/scorepad_page.py)

web-scorepad-title = Bloc de score de Paris
web-scorepad-noscript = Le bloc de score a besoin de JavaScript. Veuillez l’activer pour cette page.
web-scorepad-help = Les flèches vont de case en case. Entrée pose ce que vous tenez, ou prend ce qui est là ; sur le sol, elle pave. R tourne, U laisse un bâtiment non construit, Suppr retire, Échap repose. Sur le sol, appuyez sur 1 pour orange, 2 pour bleu, 3 pour mixte, 4 pour un réverbère et 0 pour rien.
web-scorepad-undo = Annuler
web-scorepad-tabs = À saisir
web-scorepad-tab-ground = Sol
web-scorepad-tab-orange = Orange
web-scorepad-tab-blue = Bleu
web-scorepad-tab-cards = Cartes postales
web-scorepad-tab-turn = Tour
web-scorepad-hint-ground = Peu de temps ? Ne saisissez que les réverbères : les couleurs ne font que départager. Touchez ou peignez des cases une à une, ou posez des tuiles entières.
web-scorepad-hint-seat = { $seat ->
    [orange] Faites glisser les bâtiments et les pièces d’Orange
   *[blue] Faites glisser les bâtiments et les pièces de Bleu
    } sur le plateau, ou touchez-en un, puis son emplacement. Une fois sur le plateau, touchez-le pour le tourner.
web-scorepad-hint-cards = Touchez une carte postale pour indiquer si elle était en jeu ; touchez un jeton pour indiquer qui l’a activée.
web-scorepad-brushes = Type de case
web-scorepad-brush-next = Type suivant
web-scorepad-brush-orange = Orange
web-scorepad-brush-blue = Bleue
web-scorepad-brush-mixed = Mixte
web-scorepad-brush-light = Réverbère
web-scorepad-brush-none = Rien
web-scorepad-tiles = Tuiles
web-scorepad-tile = Tuile { $tile } { $seat ->
    [orange] d’Orange
   *[blue] de Bleu
    }
web-scorepad-buildings = { $seat ->
    [orange] Bâtiments d’Orange
   *[blue] Bâtiments de Bleu
    }
web-scorepad-pieces = { $seat ->
    [orange] Pièces d’Orange
   *[blue] Pièces de Bleu
    }
web-scorepad-building = { $name }, { $seat ->
    [orange] Orange
   *[blue] Bleu
    }
web-scorepad-piece = { $name }, { $seat ->
    [orange] Orange
   *[blue] Bleu
    }
web-scorepad-in = Dans cette partie
web-scorepad-by = { $card } : activée par { $seat ->
    [orange] Orange
   *[blue] Bleu
    }
web-scorepad-rules = Règles maison
web-scorepad-rule-penseur = Le Penseur ne compte que les cases libres de la couleur de son propriétaire
web-scorepad-rule-fountain = La Fontaine prend une seule case
web-scorepad-rule-mirror = On peut retourner les bâtiments
web-scorepad-actions = Ce bloc
web-scorepad-share = Copier un lien vers cette position
web-scorepad-text = Copier le résultat
web-scorepad-example = Afficher un exemple
web-scorepad-clear = Vider le plateau
web-scorepad-kept = Ce navigateur conserve le contenu du bloc jusqu’à ce que vous le vidiez.
web-scorepad-other = Pour préparer n’importe quel moment d’une partie, utilisez l’éditeur de positions.
web-scorepad-sure-yes = Oui
web-scorepad-sure-no = Non, le garder
web-scorepad-oddities = { $count ->
    [one] Un point à vérifier
   *[other] { $count } points à vérifier
    }
web-scorepad-bare = { $count ->
    [one] Une case n’est pas pavée. Pour les points, seuls les réverbères comptent ; les couleurs départagent.
   *[other] { $count } cases ne sont pas pavées. Pour les points, seuls les réverbères comptent ; les couleurs départagent.
    }
web-scorepad-bare-own = { $count ->
    [one] Une case n’est pas pavée. Les réverbères comptent pour les points, ainsi que les couleurs autour de la Statue ; toutes les couleurs départagent.
   *[other] { $count } cases ne sont pas pavées. Les réverbères comptent pour les points, ainsi que les couleurs autour de la Statue ; toutes les couleurs départagent.
    }
web-scorepad-sheet = { $seat ->
    [orange] Feuille de score d’Orange
   *[blue] Feuille de score de Bleu
    }
web-scorepad-nothing = Rien à compter pour l’instant.
web-scorepad-line = { $label } : { $points }
web-scorepad-empty = Reproduisez la fin de votre partie sur le plateau
web-scorepad-winner = { $seat ->
    [orange] Orange
   *[blue] Bleu
    } gagne, { $more } à { $less }
web-scorepad-tie-break = { $points } partout : { $seat ->
    [orange] Orange
   *[blue] Bleu
    } l’emporte avec { $more ->
        [one] { $more } case libre de sa couleur
       *[other] { $more } cases libres de sa couleur
    } contre { $less }
web-scorepad-draw = Partie nulle : { $points } partout, avec chacun { $more ->
    [one] { $more } case libre de sa couleur
   *[other] { $more } cases libres de sa couleur
    }
web-scorepad-js-hold = { $what } : touchez son emplacement sur le plateau.
web-scorepad-js-placed = { $what } en { $spaces }.
web-scorepad-js-kept = { $what } : non construit.
web-scorepad-js-removed = Retrait : { $what }.
web-scorepad-js-paved = { $space } : { $kind ->
    [orange] orange
    [blue] bleue
    [mixed] mixte
    [light] réverbère
   *[none] rien
    }.
web-scorepad-js-where = { $what } : { $where ->
    [board] sur le plateau
    [kept] non construit
    [spared] non construit, sans pénalité
   *[rival] chez l’autre joueur
    }
web-scorepad-js-annex = L’Annexe fait partie de { $name }.
web-scorepad-js-keep = Non construit
web-scorepad-js-remove = Retirer
web-scorepad-js-back = Reposer
web-scorepad-js-done = Terminé
web-scorepad-js-sure-clear = Vider tout le plateau ?
web-scorepad-js-sure-example = Remplacer ce qui est sur le plateau par l’exemple ?
web-scorepad-js-no-link = Ce lien ne contient pas de position. Votre bloc est inchangé.
web-scorepad-js-lost = Le serveur est injoignable pour le moment. Votre saisie est conservée, et sera comptée à votre prochaine modification.

# L’éditeur de positions de Paris dans le navigateur (web/games/paris/position_editor.py)

web-nav-position-paris = Éditeur de positions de Paris
learn-tool-position-paris = Composez n’importe quelle position de Paris, d’une vraie table ou de votre imagination. Puis jouez à partir de là ou analysez-la.
web-paris-editor-title = Éditeur de positions de Paris
web-paris-editor-noscript = L’éditeur de positions a besoin de JavaScript. Veuillez l’activer pour cette page.
web-paris-editor-help = Les flèches vont de case en case. Entrée pose ce que vous tenez, ou prend ce qui est là ; sur le sol, elle pave. R tourne, U met un bâtiment en réserve, Suppr retire, Échap repose. Sur le sol, appuyez sur 1 pour orange, 2 pour bleu, 3 pour mixte, 4 pour un réverbère et 0 pour rien.
web-paris-editor-phase = Moment de la partie
web-paris-editor-phase-1 = Phase 1
web-paris-editor-phase-2 = Phase 2
web-paris-editor-phase-over = Terminée
web-paris-editor-hint-ground = Touchez ou peignez des cases une à une, ou posez des tuiles entières : touchez une tuile, puis son emplacement. Le sol montre quelles tuiles ont été posées.
web-paris-editor-hint-reserve = { $seat ->
    [orange] Touchez les bâtiments qu’Orange a réservés.
   *[blue] Touchez les bâtiments que Bleu a réservés.
    }
web-paris-editor-hint-tiles = Tuiles à venir : touchez celles que vous connaissez, dans l’ordre. La première est en main ; les autres restent inconnues.
web-paris-editor-hint-cards = Touchez une carte postale pour indiquer si elle est en jeu ; touchez un jeton pour indiquer qui l’a activée.
web-paris-editor-hint-turn = Ce que vous laissez sur automatique se déduit du reste.
web-paris-editor-stock = Cheminées, jetons, droits
web-paris-editor-chimneys = Cheminées restantes
web-paris-editor-tokens = Jetons restants
web-paris-editor-rights = Droits non utilisés
web-paris-editor-none = Aucun
web-paris-editor-laid = Tuiles posées, dans l’ordre
web-paris-editor-next = Prochain à jouer
web-paris-editor-starts = A commencé la partie
web-paris-editor-opener = Premier à poser toutes ses tuiles
web-paris-editor-idle = Tours passés de suite
web-paris-editor-start = Début de partie
web-paris-editor-kept = Ce navigateur conserve la position jusqu’à ce que vous vidiez le plateau.
web-paris-editor-other = Si vous ne voulez que le score d’une partie, utilisez le bloc de score.
web-paris-editor-part = { $part ->
    [board] Sol
    [buildings] Bâtiments
    [pieces] Pièces
    [postcards] Cartes postales
    [options] Règles maison
    [reserve] Réserve
    [laid] Tuiles posées
    [hands] Tuile en main
    [piles] Pile
    [chimneys] Cheminées
    [tokens] Jetons
    [rights] Droits
    [phase] Phase
    [next] Prochain à jouer
    [starts] Premier joueur
    [opener] Premier à poser toutes ses tuiles
    [idle] Tours passés
    [edition] Boîte
   *[position] Position
  }
web-paris-editor-part-of = { $part } ({ $seat })
web-paris-editor-turn = Phase { $phase }, { $seat ->
    [orange] à Orange
   *[blue] à Bleu
    } de jouer : { $count ->
    [one] { $count } coup possible
   *[other] { $count } coups possibles
    }
web-paris-editor-js-keep = Mettre en réserve
web-paris-editor-js-kept = { $what } : en réserve.
web-paris-editor-js-where = { $what } : { $where ->
    [board] sur le plateau
    [kept] en réserve
    [spared] en réserve
   *[rival] chez l’autre joueur
    }
web-paris-editor-js-tile = { $what } : { $where ->
    [hand] en main
    [pile] numéro { $place } de celles à venir
    [board] posée
   *[none] inconnue
    }
web-paris-editor-js-follows = Automatique : { $value }
web-paris-editor-js-sure-clear = Vider tout le plateau ?
web-paris-editor-js-sure-example = Remplacer votre position par l’exemple ?
web-paris-editor-js-sure-start = Remplacer votre position par un début de partie ?
