# Bilans de parties : ce que chaque décision a coûté, et la part de chance

review-paris-phase = Phase { $phase }
review-paris-tile = Tuile { $tile }
review-avenue-round = Manche { $round }
review-avenue-card = { $colour ->
    [yellow] Carte jaune, route { $road }
   *[other] Carte grise, route { $road }
}
review-avenue-farm = Ferme { $farm }

review-title = { $title } : bilan
review-brand = Boulevard : bilan
review-score = { $name } : { $final ->
    [one] { $final } point
   *[other] { $final } points
}. Un bon joueur pouvait espérer { $start } au départ. La chance a valu { $luck }, et les coups joués ont perdu { $lost }.
review-margin = { $name } : { $final } à la fin. Un bon joueur pouvait espérer { $start } au départ. La chance a valu { $luck }, et les coups joués ont perdu { $lost }.
review-like-level = { $level } en perd à peu près autant.
review-accuracy-is = Précision : { $accuracy } sur 100.
review-given = Chance { $luck } : erreurs de l’adversaire { $given }, hasard { $chance }.
review-luck-worth = { $luck } (erreurs de l’adversaire { $given }, hasard { $chance })
review-proven-from = À partir du coup { $number }, toutes les valeurs sont prouvées.
review-turning = { $own ->
    [yes] La partie a tourné au coup { $number } : vous auriez été en tête avec « { $best } », mais vous avez joué « { $played } ».
   *[no] La partie a tourné au coup { $number } : { $name } aurait été en tête avec « { $best } », mais a joué « { $played } ».
}
review-left = Quelqu’un est parti avant la fin : il n’y a pas de résultat à expliquer.
review-before-end = Le bilan d’une partie se fait quand elle est finie.
review-of-nothing = Seuls des bots ont pris des décisions dans cette partie : il n’y a pas de bilan à faire.
review-nothing = Personne n’avait de choix dans cette partie.

review-column-seat = Place
review-column-move = Coup
review-column-stage = Étape
review-column-played = Joué
review-column-value = Valeur
review-column-chance = Chances
review-column-cost = Perdu
review-column-best = Meilleur
review-accounts = Comment on en est arrivé à ce résultat
review-about-accounts = Le résultat est ce qu’un bon joueur pouvait espérer au départ, plus la chance, moins les points perdus.
review-graph = Le résultat attendu, coup après coup
review-about-graph = Une ligne par place. Les gros points sont les erreurs : des décisions qui ont perdu un point ou plus.
review-costliest = Les plus grosses erreurs
review-about-costliest = À gauche, après le coup joué. À droite, après le meilleur.
review-none-costly = Il n’y a pas eu d’erreur : aucune décision n’a perdu un point entier.
review-decisions = Toutes les décisions
review-about-decisions = Les valeurs sont en points, telles que le joueur pouvait les estimer à ce moment-là. Une étoile signale les valeurs prouvées.
review-stages = Perdus : { $stages }.
review-cost = a perdu { $points }
review-working = Décisions examinées

cli-review = Faire le bilan d’une partie : ce que chaque décision a perdu, et la part de chance.
cli-opt-review-seat = Ne montrer que les décisions de cette place.
cli-opt-review-html = Écrire le bilan dans une page web autonome.
cli-opt-review-json = Afficher le bilan en JSON.

# The analysis of a position

cli-analyse = Laisser un bot expert réfléchir à une position, et montrer les meilleurs coups.
cli-opt-analyse-seconds = Le temps de réflexion.
cli-opt-analyse-threads = Le nombre de cœurs qu’il peut utiliser.
cli-opt-analyse-seat = La place pour laquelle réfléchir ; par défaut, celle dont c’est le tour.

# The page of a review

web-review-open = Bilan de la partie
web-review-of = Bilan d’une partie de { $title }
web-review-you = Vous
web-review-running = Cette partie est encore en cours. Revenez quand elle sera finie.
web-review-progress = Décisions examinées : { $looked } sur { $count }, en partant de la fin.
web-review-move = Coup { $number } sur { $count } : { $name }
web-review-ways = Ce que montre le plateau
web-review-way-position = Position
web-review-way-played = Joué
web-review-way-best = Meilleur
web-review-was-best = le meilleur coup
web-review-reveal = Voir le meilleur coup
web-review-hide = Masquer le meilleur coup sur vos erreurs
web-review-turned = La partie a tourné au coup { $number }.
web-review-chance = { $chance } de chances de gagner
web-review-proven = prouvé
web-review-estimated = estimé
web-review-line = La suite attendue
web-review-line-example = Une suite possible
web-review-line-supposed = Ce que personne ne pouvait encore savoir, comme les prochaines cartes ou tuiles, n’est ici qu’un exemple.
web-review-line-back = Un coup en arrière dans cette suite
web-review-line-on = Un coup en avant dans cette suite
web-review-luck = { $own ->
    [yes] Votre chance avant ce coup : { $worth }.
   *[no] Chance de { $name } avant ce coup : { $worth }.
}
web-review-luck-last = { $own ->
    [yes] Votre chance après votre dernier coup : { $worth }.
   *[no] Chance de { $name } après son dernier coup : { $worth }.
}
web-review-luck-of = { $own ->
    [yes] Ce que le hasard vous a apporté : { $what }. Chance { $worth }.
   *[no] Ce que le hasard a apporté à { $name } : { $what }. Chance { $worth }.
}
web-review-forced = Il n’y avait pas de choix ici.
web-review-mistake-previous = Erreur précédente
web-review-mistake-next = Erreur suivante
web-review-keys = Touches
web-review-space = espace
web-review-key-moves = Un coup en arrière ou en avant
web-review-key-ends = Au début ou à la fin
web-review-key-mistakes = L’erreur suivante ou précédente
web-review-key-ways = Montrer le meilleur coup ; appuyez encore pour alterner entre la position, le coup joué et le meilleur
web-review-key-play = Lecture automatique ou pause
web-review-picture = Enregistrer l’image
web-review-caption-played = Joué : { $move }
web-review-caption-shown = Sur le plateau : { $moves }
web-review-sort = Ordre de la liste
web-review-by-order = Dans l’ordre
web-review-by-cost = Les plus grosses erreurs d’abord
web-review-filter = Les décisions de qui
web-review-of-all = Tous les joueurs
web-review-of-people = Sans les bots
review-column-luck = Chance
no-such-moment = Ce moment n’existe pas dans cette partie.
web-record-paste = Ou collez son texte ici
web-record-pasted = Le texte collé

# A costly decision once more

web-review-try = À vous d’essayer
web-review-try-of = À vous d’essayer : { $title }
web-review-try-lead = { $own ->
    [yes] Vous avez joué « { $move } » et perdu { $points }. Trouvez un meilleur coup.
   *[no] { $name } a joué « { $move } » et perdu { $points }. Trouvez un meilleur coup.
}
web-review-try-thinking = Un bot expert examine votre coup…
web-review-try-best = C’est le meilleur coup.
web-review-try-even = Aussi bon que le meilleur coup, pour autant que le bot puisse en juger.
web-review-try-better = Votre coup perd { $points } : mieux que le coup joué, qui a perdu { $played }.
web-review-try-same = C’est le coup qui a été joué : il perd { $points }.
web-review-try-equal = Votre coup perd { $points }, autant que le coup joué.
web-review-try-worse = Votre coup perd { $points } : moins bien que le coup joué, qui a perdu { $played }.
web-review-try-reveal = Voir la réponse
web-review-try-yours = Votre essai
web-review-try-again = Réessayer
web-review-try-back = Retour au bilan
