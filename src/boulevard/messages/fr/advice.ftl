# Advice on moves: hints, and the story of a game. Names of moves and reasons stand in lists, one to a line.

advice-move = { $move }
advice-long-run = Rien tout de suite : cela paie à la longue
advice-nothing = Rien tout de suite

advice-paris-do-lay = { $quarters ->
    [0] Poser la tuile en { $square }
    [1] Poser la tuile en { $square }, tournée à droite
    [2] Poser la tuile en { $square }, tournée d’un demi-tour
   *[3] Poser la tuile en { $square }, tournée à gauche
}
advice-paris-do-reserve = Réserver { $what }
advice-paris-do-build = Construire { $what } en { $spaces }
advice-paris-do-pass = Passer
advice-paris-do-card = Activer { $card }
advice-paris-do-levitation = { $card } : rendre { $old } et construire { $what } en { $spaces }
advice-paris-do-penseur = { $side ->
    [n] { $card } : la Statue en { $space }, tournée vers le haut
    [e] { $card } : la Statue en { $space }, tournée vers la droite
    [s] { $card } : la Statue en { $space }, tournée vers le bas
   *[w] { $card } : la Statue en { $space }, tournée vers la gauche
    }
advice-paris-do-bouquinistes = { $card } : l’Annexe en { $space }, pour le bâtiment en { $house }
advice-paris-do-place = { $card } en { $spaces }

advice-paris-lights = { $lamps ->
    [one] Un réverbère éclaire { $what } : +{ $points }
    [2] Deux réverbères éclairent { $what } : +{ $points }
    [3] Trois réverbères éclairent { $what } : +{ $points }
   *[other] { $lamps } réverbères éclairent { $what } : +{ $points }
    }
advice-paris-brightens = { $what } compte plus : +{ $points }
advice-paris-darkens = { $what } compte moins : −{ $points }
advice-paris-group = Votre plus grand groupe s’étend : +{ $points }
advice-paris-unbuilt = Moins à payer pour le non construit : +{ $points }
advice-paris-postcards = Points de cartes postales : +{ $points }
advice-paris-postcards-less = Vos cartes postales comptent moins : −{ $points }
advice-paris-takes = { $points ->
    [one] { $seat } perd { $points } point
   *[other] { $seat } perd { $points } points
    }
advice-paris-gives = { $points ->
    [one] { $seat } gagne { $points } point
   *[other] { $seat } gagne { $points } points
    }
advice-paris-size = { $size ->
    [one] { $what } compte { $size } point pour chaque réverbère qui l’éclaire
   *[other] { $what } compte { $size } points pour chaque réverbère qui l’éclaire
    }
advice-paris-fits = { $points ->
    [0] { $what } a déjà sa place, mais dans le noir
   *[other] { $what } a déjà sa place, avec jusqu’à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de lumière
    }
advice-paris-room = { $points ->
    [0] Fait de la place pour { $what }
   *[other] Fait de la place pour { $what }, avec jusqu’à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de lumière
    }
advice-paris-no-room = Ne laisse pas de place à votre { $what }
advice-paris-keeps = { $what } reste possible
advice-paris-could-more = { $points ->
    [one] { $what } pourrait alors faire { $points } point de lumière au lieu de { $before }
   *[other] { $what } pourrait alors faire { $points } points de lumière au lieu de { $before }
    }
advice-paris-could-less = { $points ->
    [one] { $what } ne pourrait plus faire que { $points } point de lumière au lieu de { $before }
   *[other] { $what } ne pourrait plus faire que { $points } points de lumière au lieu de { $before }
    }
advice-paris-blocks = Ne laisse à { $seat } pas de place pour { $what }
advice-paris-opens = Fait de la place à { $seat } pour { $what }
advice-paris-dims = { $points ->
    [one] { $what } ne pourrait plus faire pour { $seat } que { $points } point de lumière au lieu de { $before }
   *[other] { $what } ne pourrait plus faire pour { $seat } que { $points } points de lumière au lieu de { $before }
    }
advice-paris-denies = { $points ->
    [0] Prend { $what } à { $seat }, qui a la place
    [one] Prend { $what } à { $seat }, qui pourrait en tirer { $points } point de lumière
   *[other] Prend { $what } à { $seat }, qui pourrait en tirer { $points } points de lumière
    }
advice-paris-waits = Garde vos tuiles jusqu’à ce que vous sachiez où elles servent le mieux
advice-paris-ground = { $count ->
    [one] Votre plus grand terrain à bâtir a { $count } case
   *[other] Votre plus grand terrain à bâtir a { $count } cases
    }
advice-paris-by-lamps = { $count ->
    [one] Vous avez { $count } case de plus près d’un réverbère
   *[other] Vous avez { $count } cases de plus près de réverbères
    }

advice-avenue-do-draw = Tracer la route { $road } en { $space }
advice-avenue-do-space = Tracer la route en { $space }
advice-avenue-do-peek = Jeter un œil à la prochaine ferme
advice-avenue-enough = { $more ->
    [one] Relie { $more } raisin à la ferme { $farm } : elle en a alors { $count }, assez pour dépasser { $beat }
   *[other] Relie { $more } raisins à la ferme { $farm } : elle en a alors { $count }, assez pour dépasser { $beat }
    }
advice-avenue-more = { $more ->
    [one] Relie { $more } raisin de plus à la ferme { $farm }, qui en a alors { $count }
   *[other] Relie { $more } raisins de plus à la ferme { $farm }, qui en a alors { $count }
    }
advice-avenue-nearer = { $more ->
    [one] Relie { $more } raisin à la ferme { $farm } : elle en a alors { $count }, et doit dépasser { $beat }
   *[other] Relie { $more } raisins à la ferme { $farm } : elle en a alors { $count }, et doit dépasser { $beat }
    }
advice-avenue-zero = La ferme { $farm } ne marque rien à cette manche : −{ $points }
advice-avenue-modest = { $count } suffit ici : avec { $other }, la prochaine manche aurait plus à dépasser
advice-avenue-castle = { $colour ->
    [purple] Raisins pour le château violet : +{ $points }
   *[green] Raisins pour le château vert : +{ $points }
    }
advice-avenue-later = { $count ->
    [one] La ferme { $farm }, encore possible, passe à { $count } raisin (+{ $more })
   *[other] La ferme { $farm }, encore possible, passe à { $count } raisins (+{ $more })
    }
advice-avenue-next = { $more ->
    [one] La ferme { $farm }, qui vient ensuite, gagne { $more } raisin et en a { $count }
   *[other] La ferme { $farm }, qui vient ensuite, gagne { $more } raisins et en a { $count }
    }
advice-avenue-road = { $count ->
    [one] Fait partie d’une route à { $count } raisin
   *[other] Fait partie d’une route à { $count } raisins
    }
advice-avenue-to-farm = Mène à la ferme { $farm } en { $space }
advice-avenue-to-castle = { $colour ->
    [purple] Mène au château violet en { $space }
   *[green] Mène au château vert en { $space }
    }
advice-avenue-to-grapes = { $count ->
    [one] Mène à { $count } raisin en { $space }
   *[other] Mène à { $count } raisins en { $space }
    }
advice-avenue-blocks = { $count ->
    [0] Barre la route en { $space }
    [one] Barre la route en { $space }, qui a { $count } raisin
   *[other] Barre la route en { $space }, qui a { $count } raisins
    }
advice-avenue-aside = Reste à l’écart : ne gâche rien
advice-avenue-open = { $count ->
    [one] Un bout de la route de la ferme { $farm } reste ouvert
   *[other] Les deux bouts de la route de la ferme { $farm } restent ouverts
    }
advice-avenue-closed = Aucun bout de la route de la ferme { $farm } ne reste ouvert
advice-avenue-blind = { $count ->
    [one] Un bout de cette route ne mène nulle part
   *[other] Les deux bouts de cette route ne mènent nulle part
    }
advice-avenue-peek = Vous voyez quelle ferme vient ensuite, sans gâcher de case
advice-avenue-peek-last = Ne trace rien, donc ne gâche rien

no-such-moment = Cette décision ne fait pas partie des moments décisifs.
hint-people = Les conseils sont pour les parties contre des bots.
hint-not-now = Vous n’avez rien à décider maintenant.
hint-late = La partie a continué pendant que le bot réfléchissait.
hint-preparing = Les bots se préparent encore sur cette machine. Redemandez dans une minute.

web-hint = Conseil
web-hint-title = Ce que ferait un bot fort
web-hint-close = Fermer
web-hint-best = Le mieux
web-hint-second = Le deuxième choix
web-hint-obvious = Ce qui paraît le mieux à première vue
web-hint-second-obvious = Le deuxième choix, et ce qui paraît le mieux à première vue
web-hint-ahead = { $sign ->
    [level] Il prévoit une égalité à la fin.
    [ahead] { $points ->
        [one] Il vous voit finir avec environ { $points } point d’avance.
       *[other] Il vous voit finir avec environ { $points } points d’avance.
    }
   *[behind] { $points ->
        [one] Il vous voit finir avec environ { $points } point de retard.
       *[other] Il vous voit finir avec environ { $points } points de retard.
    }
    }
web-hint-alone = { $points ->
    [one] Il prévoit pour vous environ { $points } point à la fin.
   *[other] Il prévoit pour vous environ { $points } points à la fin.
    }
web-hint-loss = { $points ->
    [0] À peu près aussi bon
    [one] Environ { $points } point de moins
   *[other] Environ { $points } points de moins
    }
web-hint-show = Montrer
web-hint-show-move = Montrer sur le plateau : { $move }
web-js-hint-thinking = Un bot fort réfléchit à votre coup…

web-story-title = Les moments décisifs
web-story-looking = Un bot fort revoit la partie. Cela prend un petit moment.
web-story-failed = La partie n’a pas pu être revue. Rechargez la page pour réessayer.
web-story-note = { $count ->
    [one] D’après un bot fort, cette décision a coûté le plus de points.
   *[other] D’après un bot fort, ces { $count } décisions ont coûté le plus de points.
    }
web-story-all-well = Un bot fort n’a trouvé chez vous aucune décision qui ait coûté un point entier. Bien joué.
web-story-all-well-theirs = Un bot fort n’a trouvé aucune décision qui ait coûté un point entier. Bien joué.
web-story-moment = Coup { $number }
web-story-moment-of = Coup { $number }, { $name }
web-story-loss = { $points ->
    [one] a coûté environ { $points } point
   *[other] a coûté environ { $points } points
    }
web-story-played = Joué
web-story-better = Mieux
web-story-before = Précédent
web-story-after = Suivant
web-story-place = { $number } sur { $count }
web-story-replay = Revoir ce moment
