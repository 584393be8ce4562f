# Advice on moves: hints, and reasons in reviews. Names of moves and reasons stand in lists, one to a line.

advice-move = { $move }
advice-long-run = Aucun point maintenant, mais payant plus tard
advice-nothing = Aucun point maintenant

advice-paris-do-lay = { $quarters ->
    [0] Poser la tuile en { $square }
    [1] Poser la tuile en { $square }, tournée vers la droite
    [2] Poser la tuile en { $square }, tournée d’un demi-tour
   *[3] Poser la tuile en { $square }, tournée vers la gauche
}
advice-paris-do-reserve = Réserver { $building }
advice-paris-do-build = Construire { $building } en { $spaces }
advice-paris-do-pass = Passer
advice-paris-do-card = Activer { $card }
advice-paris-do-levitation = { $card } : rendre { $given } et construire { $building } en { $spaces }
advice-paris-do-penseur = { $side ->
    [n] { $card } : la Statue en { $space }, tournée vers le haut
    [e] { $card } : la Statue en { $space }, tournée vers la droite
    [s] { $card } : la Statue en { $space }, tournée vers le bas
   *[w] { $card } : la Statue en { $space }, tournée vers la gauche
    }
advice-paris-do-bouquinistes = { $card } : l’Annexe en { $space }, pour le bâtiment en { $house }
advice-paris-do-place = { $card } en { $spaces }

advice-paris-lights = { $lamps ->
    [one] Un réverbère éclaire { $what } : +{ $points }
    [2] Deux réverbères éclairent { $what } : +{ $points }
    [3] Trois réverbères éclairent { $what } : +{ $points }
   *[other] { $lamps } réverbères éclairent { $what } : +{ $points }
    }
advice-paris-brightens = { $what } rapporte plus : +{ $points }
advice-paris-darkens = { $what } rapporte moins : −{ $points }
advice-paris-group = Le plus grand groupe s’agrandit : +{ $points }
advice-paris-unbuilt = Moins de pertes pour les bâtiments non construits : +{ $points }
advice-paris-postcards = Points de cartes postales : +{ $points }
advice-paris-postcards-less = Les cartes postales rapportent moins : −{ $points }
advice-paris-takes = { $points ->
    [one] { $seat } perd { $points } point
   *[other] { $seat } perd { $points } points
    }
advice-paris-gives = { $points ->
    [one] { $seat } gagne { $points } point
   *[other] { $seat } gagne { $points } points
    }
advice-paris-size = { $size ->
    [one] { $what } vaut { $size } point pour chaque réverbère qui l’éclaire
   *[other] { $what } vaut { $size } points pour chaque réverbère qui l’éclaire
    }
advice-paris-fits = { $points ->
    [0] { $what } tient déjà, mais dans le noir
    [one] { $what } tient déjà, pour { $points } point de lumière
   *[other] { $what } tient déjà, pour { $points } points de lumière au mieux
    }
advice-paris-room = { $points ->
    [0] Crée de la place pour { $what }
    [one] Crée de la place pour { $what } : { $points } point de lumière
   *[other] Crée de la place pour { $what } : { $points } points de lumière au mieux
    }
advice-paris-no-room = Ne laisse plus de place pour { $what }
advice-paris-keeps = Laisse de la place pour { $what }
advice-paris-could-more = { $points ->
    [one] { $what } pourrait alors rapporter { $points } point de lumière au lieu de { $before }
   *[other] { $what } pourrait alors rapporter { $points } points de lumière au lieu de { $before }
    }
advice-paris-could-less = { $points ->
    [0] { $what } ne pourrait plus rapporter de lumière : 0 au lieu de { $before }
    [one] { $what } ne pourrait plus rapporter que { $points } point de lumière au lieu de { $before }
   *[other] { $what } ne pourrait plus rapporter que { $points } points de lumière au lieu de { $before }
    }
advice-paris-blocks = Ne laisse plus de place à { $seat } pour { $what }
advice-paris-opens = Crée de la place à { $seat } pour { $what }
advice-paris-dims = { $points ->
    [0] { $what } ne pourrait plus rapporter de lumière à { $seat } : 0 au lieu de { $before }
    [one] { $what } ne pourrait plus rapporter à { $seat } que { $points } point de lumière au lieu de { $before }
   *[other] { $what } ne pourrait plus rapporter à { $seat } que { $points } points de lumière au lieu de { $before }
    }
advice-paris-denies = { $points ->
    [0] Prive { $seat } de { $what }, qui tiendrait sur le plateau
    [one] Prive { $seat } de { $what }, qui lui rapporterait { $points } point de lumière
   *[other] Prive { $seat } de { $what }, qui lui rapporterait { $points } points de lumière
    }
advice-paris-waits = Garde vos tuiles en attendant de savoir où elles serviront le mieux
advice-paris-ground = { $count ->
    [one] Votre plus grande zone à bâtir compte { $count } case
   *[other] Votre plus grande zone à bâtir compte { $count } cases
    }
advice-paris-by-lamps = { $count ->
    [one] Vous avez { $count } case de plus à côté d’un réverbère
   *[other] Vous avez { $count } cases de plus à côté de réverbères
    }

advice-avenue-do-draw = Tracer la route { $road } en { $space }
advice-avenue-do-space = Tracer la route en { $space }
advice-avenue-do-peek = Jeter un œil à la prochaine ferme
advice-avenue-enough = { $more ->
    [one] Relie { $more } grappe à la ferme { $farm }, qui en a alors { $count } : assez pour dépasser { $beat }
   *[other] Relie { $more } grappes à la ferme { $farm }, qui en a alors { $count } : assez pour dépasser { $beat }
    }
advice-avenue-more = { $more ->
    [one] Relie { $more } grappe de plus à la ferme { $farm }, qui en a alors { $count }
   *[other] Relie { $more } grappes de plus à la ferme { $farm }, qui en a alors { $count }
    }
advice-avenue-nearer = { $more ->
    [one] Relie { $more } grappe à la ferme { $farm }, qui en a alors { $count } et doit encore dépasser { $beat }
   *[other] Relie { $more } grappes à la ferme { $farm }, qui en a alors { $count } et doit encore dépasser { $beat }
    }
advice-avenue-zero = La ferme { $farm } ne rapporte rien dans cette manche : −{ $points }
advice-avenue-modest = { $count } suffit ici : { $other } serait plus difficile à dépasser à la prochaine manche
advice-avenue-castle = { $colour ->
    [purple] Grappes pour le château violet : +{ $points }
   *[green] Grappes pour le château vert : +{ $points }
    }
advice-avenue-later = { $more ->
    [one] La ferme { $farm }, qui peut encore sortir, gagne { $more } grappe et en a { $count }
   *[other] La ferme { $farm }, qui peut encore sortir, gagne { $more } grappes et en a { $count }
    }
advice-avenue-next = { $more ->
    [one] La ferme { $farm }, la prochaine, gagne { $more } grappe et en a { $count }
   *[other] La ferme { $farm }, la prochaine, gagne { $more } grappes et en a { $count }
    }
advice-avenue-road = { $count ->
    [one] Fait partie d’une route à { $count } grappe
   *[other] Fait partie d’une route à { $count } grappes
    }
advice-avenue-to-farm = Mène à la ferme { $farm } en { $space }
advice-avenue-to-castle = { $colour ->
    [purple] Mène au château violet en { $space }
   *[green] Mène au château vert en { $space }
    }
advice-avenue-to-grapes = { $count ->
    [one] Mène à { $count } grappe en { $space }
   *[other] Mène à { $count } grappes en { $space }
    }
advice-avenue-blocks = { $count ->
    [0] Bloque la route en { $space }
    [one] Bloque la route en { $space }, qui a { $count } grappe
   *[other] Bloque la route en { $space }, qui a { $count } grappes
    }
advice-avenue-aside = À l’écart : ne gêne rien
advice-avenue-open = { $count ->
    [one] Un bout de la route de la ferme { $farm } reste ouvert
   *[other] Les deux bouts de la route de la ferme { $farm } restent ouverts
    }
advice-avenue-closed = Les deux bouts de la route de la ferme { $farm } sont alors fermés
advice-avenue-blind = { $count ->
    [one] Un bout de cette route ne mène nulle part
   *[other] Les deux bouts de cette route ne mènent nulle part
    }
advice-avenue-peek = Vous voyez quelle ferme est la prochaine, sans occuper de case
advice-avenue-peek-last = Ne trace rien, donc ne gêne rien

hint-people = Les conseils ne sont disponibles que dans les parties contre des bots.
hint-not-now = Vous n’avez rien à décider pour le moment.
hint-late = La partie a continué pendant que le bot réfléchissait.
hint-preparing = Les bots se préparent encore sur cette machine. Redemandez dans une minute.

web-hint = Conseil
web-hint-title = Ce que jouerait un bot expert
web-hint-close = Fermer
web-hint-best = Meilleur coup
web-hint-second = Deuxième choix
web-hint-obvious = Meilleur à première vue
web-hint-second-obvious = Deuxième choix, mais le meilleur à première vue
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
    [one] Il vous voit finir avec environ { $points } point.
   *[other] Il vous voit finir avec environ { $points } points.
    }
web-hint-loss = { $points ->
    [0] À peu près aussi bon
    [one] Environ { $points } point de moins
   *[other] Environ { $points } points de moins
    }
web-hint-show = Montrer
web-hint-show-move = Montrer sur le plateau : { $move }
web-js-hint-thinking = Un bot expert réfléchit à votre coup…

web-review-title = Les moments décisifs
web-review-looking = Un bot expert passe la partie en revue. Cela prend un instant.
web-review-failed = Le bot n’a pas pu passer la partie en revue. Rechargez la page pour réessayer.
web-review-note = { $count ->
    [one] D’après un bot expert, c’est ce coup qui a perdu le plus de points.
   *[other] D’après un bot expert, ce sont ces { $count } coups qui ont perdu le plus de points.
    }
web-review-all-well = Bien joué : selon un bot expert, aucun de vos coups n’a perdu un point entier.
web-review-all-well-theirs = Bien joué : selon un bot expert, aucun coup n’a perdu un point entier.
web-review-moment = Coup { $number }
web-review-moment-of = Coup { $number } : { $name }
web-review-loss = { $points ->
    [one] a perdu environ { $points } point
   *[other] a perdu environ { $points } points
    }
web-review-played = Joué
web-review-better = Mieux
web-review-place = { $number } sur { $count }
