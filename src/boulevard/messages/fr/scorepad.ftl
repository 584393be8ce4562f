# Final positions of Paris that were put together by hand (games/paris/position.py)

position-part = Une position n’a pas de partie « { $where } » ; elle a { $names }.
position-malformed = Ce n’est pas une position : « { $where } » n’est pas comme il faut.
position-value = { $where } doit être une de ces valeurs : { $values }.
position-space = { $where } : les cases vont de a1 à h8.
position-space-twice = { $where } : une case y est deux fois.
position-building-twice = { $where } : { $name } est déjà ailleurs.
position-shape = { $where } : { $name } n’a pas cette forme.
position-card-twice = { $where } : { $card } y est deux fois.
position-card-both = { $where } : { $card } ne peut pas avoir été activée par les deux joueurs.
position-size = { $where } : cette pièce prend { $count ->
    [one] { $count } case
   *[other] { $count } cases
    }.
position-pair = { $where } : les deux cases de cette pièce doivent être côte à côte.

# What is odd about such a position (games/paris/doubts.py)

doubt-overlap = Au même endroit, { $spaces } : { $one }, { $other }.
doubt-mirror = { $what } est retourné.
doubt-rival = { $what } : sans Chartier, { $seat ->
    [orange] Orange
   *[blue] Bleu
    } ne peut pas couvrir la couleur adverse ({ $spaces }).
doubt-rivals = { $what } : Chartier ne permet à { $seat ->
    [orange] Orange
   *[blue] Bleu
    } de couvrir qu’une case de la couleur adverse ({ $spaces }).
doubt-lamp = { $what } : sans Metropolitain, { $seat ->
    [orange] Orange
   *[blue] Bleu
    } ne peut pas couvrir un réverbère ({ $spaces }).
doubt-lamps = { $what } : Metropolitain ne permet à { $seat ->
    [orange] Orange
   *[blue] Bleu
    } de couvrir qu’un réverbère ({ $spaces }).
doubt-fountain-lamp = La Fontaine ne peut pas être sur un réverbère ({ $spaces }).
doubt-colour = { $what } : il faut { $seat ->
    [orange] une case orange
   *[blue] une case bleue
    } ({ $spaces }).
doubt-large = Le Grand réverbère doit être sur une case de réverbère ({ $spaces }).
doubt-annex = L’Annexe ne touche aucun bâtiment { $seat ->
    [orange] d’Orange
   *[blue] de Bleu
    } : elle ne compte donc pour aucun ({ $spaces }).
doubt-statue = La Statue regarde au-delà du bord du plateau ({ $spaces }).
doubt-chimneys = { $seat ->
    [orange] Orange
   *[blue] Bleu
    } a { $count } bâtiments sur le plateau, mais seulement { $most } cheminées.
doubt-tokens = { $seat ->
    [orange] Orange
   *[blue] Bleu
    } a activé { $count } cartes postales, mais n’a que { $most } jetons.
doubt-cards = Une partie a { $most } cartes postales ; ici, il y en a { $count ->
    [one] { $count }
   *[other] { $count }
    }.
doubt-card = { $what } : sur le plateau, donc { $card } compte comme activée par { $seat ->
    [orange] Orange
   *[blue] Bleu
    }.
doubt-tile = Aucune tuile de la boîte n’est ainsi ({ $spaces }).
doubt-tile-again = La boîte n’a cette tuile qu’une fois ({ $spaces }).

# The score pad of Paris in the browser (web/pages_scorepad.py)

web-scorepad-title = Bloc de score pour Paris
web-scorepad-noscript = Le bloc de score a besoin de scripts. Autorisez-les pour cette page, s’il vous plaît.
web-scorepad-help = Les flèches vont de case en case. Entrée pose ce que vous tenez, ou prend ce qui est là ; sur le sol, elle pave. R tourne, U laisse un bâtiment non construit, Suppr enlève, Échap repose. Sur le sol, 1 est orange, 2 bleu, 3 mixte, 4 un réverbère et 0 rien.
web-scorepad-undo = Annuler
web-scorepad-tabs = Que saisir
web-scorepad-tab-ground = Sol
web-scorepad-tab-orange = Orange
web-scorepad-tab-blue = Bleu
web-scorepad-tab-cards = Cartes
web-scorepad-hint-ground = Pressé ? Ne mettez que les réverbères : les couleurs ne servent qu’à départager. Touchez ou peignez des cases, ou posez des tuiles entières.
web-scorepad-hint-seat = { $seat ->
    [orange] Glissez les bâtiments et pièces d’Orange
   *[blue] Glissez les bâtiments et pièces de Bleu
    } sur le plateau, ou touchez-en un, puis sa place. Touchez-le là pour le tourner.
web-scorepad-hint-cards = Touchez une carte postale pour dire si elle était en jeu ; touchez un jeton pour dire qui l’a activée.
web-scorepad-brushes = Pavés à peindre
web-scorepad-brush-next = Alterner
web-scorepad-brush-orange = Orange
web-scorepad-brush-blue = Bleu
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
web-scorepad-rules = Règles de votre table
web-scorepad-rule-penseur = Le Penseur ne compte que les cases libres de la couleur de son propriétaire
web-scorepad-rule-fountain = La Fontaine prend une case
web-scorepad-rule-mirror = On peut retourner les bâtiments
web-scorepad-actions = Ce bloc
web-scorepad-share = Copier le lien
web-scorepad-text = Copier le résultat
web-scorepad-example = Montrer un exemple
web-scorepad-clear = Vider le plateau
web-scorepad-kept = Ce qui est sur le bloc reste dans ce navigateur jusqu’à ce que vous le vidiez.
web-scorepad-sure-yes = Oui
web-scorepad-sure-no = Non, le garder
web-scorepad-doubts = { $count ->
    [one] Une chose étonne
   *[other] { $count } choses étonnent
    }
web-scorepad-bare = { $count ->
    [one] Une case n’est pas pavée. Pour les points, seuls les réverbères importent ; les couleurs départagent.
   *[other] { $count } cases ne sont pas pavées. Pour les points, seuls les réverbères importent ; les couleurs départagent.
    }
web-scorepad-bare-own = { $count ->
    [one] Une case n’est pas pavée. Pour les points importent les réverbères et les couleurs autour de la Statue ; toutes les couleurs départagent.
   *[other] { $count } cases ne sont pas pavées. Pour les points importent les réverbères et les couleurs autour de la Statue ; toutes les couleurs départagent.
    }
web-scorepad-sheet = { $seat ->
    [orange] Feuille de score d’Orange
   *[blue] Feuille de score de Bleu
    }
web-scorepad-nothing = Encore rien à compter.
web-scorepad-line = { $label } : { $points }
web-scorepad-empty = Mettez la fin de votre partie sur le plateau
web-scorepad-winner = { $seat ->
    [orange] Orange
   *[blue] Bleu
    } gagne, { $more } à { $less }
web-scorepad-tie-break = { $points } partout : { $seat ->
    [orange] Orange
   *[blue] Bleu
    } gagne avec { $more ->
        [one] { $more } case libre de sa couleur
       *[other] { $more } cases libres de sa couleur
    } contre { $less }
web-scorepad-draw = Partie nulle : { $points } partout, et autant de cases libres à leur couleur, { $more }
web-scorepad-js-hold = { $what } : touchez sa place sur le plateau.
web-scorepad-js-placed = { $what } en { $spaces }.
web-scorepad-js-kept = { $what } : non construit.
web-scorepad-js-removed = { $what } : enlevé.
web-scorepad-js-paved = { $space } : { $kind ->
    [orange] orange
    [blue] bleu
    [mixed] mixte
    [light] réverbère
   *[none] rien
    }.
web-scorepad-js-where = { $what } : { $where ->
    [board] sur le plateau
    [kept] non construit
    [spared] non construit, sans frais
   *[rival] chez l’autre joueur
    }
web-scorepad-js-annex = L’Annexe fait partie de { $name }.
web-scorepad-js-keep = Non construit
web-scorepad-js-remove = Enlever
web-scorepad-js-back = Reposer
web-scorepad-js-done = Terminé
web-scorepad-js-undone = Annulé.
web-scorepad-js-sure-clear = Tout enlever du plateau ?
web-scorepad-js-sure-example = Mettre l’exemple à la place de ce qui est sur le plateau ?
web-scorepad-js-no-link = Ce lien ne contient pas de position. Ce qui était sur votre bloc est encore là.
web-scorepad-js-lost = Le serveur est injoignable pour le moment. Ce que vous avez saisi est gardé, et sera compté au prochain changement.
