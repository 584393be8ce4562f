# Puzzles in the browser and for programs

puzzles-title = Problèmes
puzzles-title-of = Problème : { $title }
puzzles-home = Les problèmes du jour
puzzles-lead = Trouvez le meilleur coup dans une position proche de la fin d’une partie. Un mauvais coup est réfuté sur le plateau.
puzzles-card = Quel est le meilleur coup ? Classement { $rating }. Un mauvais coup est réfuté sur le plateau.
puzzles-today = Problèmes du jour
puzzles-streak-best = { $count ->
    [one] votre record : { $count } jour d’affilée
   *[other] votre record : { $count } jours d’affilée
}
puzzles-difficulty = Classement de ce problème : { $rating }
puzzles-solve = Résoudre
puzzles-go-on-solving = Continuer
puzzles-look-again = Revoir
puzzles-was-solved = Résolu
puzzles-was-failed = Pas résolu du premier coup
puzzles-own = De vos propres parties
puzzles-own-lead = Les erreurs que vos bilans ont trouvées. Elles ne comptent pas pour votre classement.
puzzles-own-move = Coup { $number }, où vous avez perdu { $points } points
puzzles-own-none = Quand un bilan trouve une grosse erreur dans une de vos parties, elle devient ici un problème.
puzzles-more = D’autres problèmes
puzzles-more-lead = Autant que vous voulez, chacun à peu près aussi difficile que vous êtes fort.
puzzles-theme = Thème
puzzles-theme-any = N’importe lequel
puzzles-next = Problème suivant
puzzles-all = Tous les problèmes
puzzles-rating = Votre classement aux problèmes
puzzles-rating-chart = Votre classement aux problèmes de { $game }
puzzles-rating-none = Votre premier problème montrera votre force.
puzzles-rating-now = Votre classement : { $rating } ({ $change }).
puzzles-tally = Résolus du premier coup : { $solved } sur { $tried }
puzzles-how = Comment comptent les problèmes
puzzles-how-proven = Chaque problème est prouvé : un ordinateur a examiné tout ce qui peut suivre. Seuls les problèmes tirés de vos propres parties peuvent reposer sur l’avis d’un bot expert, et c’est alors indiqué.
puzzles-how-counts = Votre premier essai à chaque problème compte. Si vous jouez un mauvais coup, demandez un conseil ou regardez la solution, le problème est manqué. Vous pouvez continuer à chercher ensuite.
puzzles-how-rating = Joueurs, problèmes et bots sont sur la même échelle. Résoudre un problème compte comme battre un bot de même classement, et le manquer comme perdre contre lui. Le classement d’un problème ne change jamais.

puzzles-find = Trouvez le meilleur coup
puzzles-go-on = C’est juste. Et ensuite ?
puzzles-right = C’est juste
puzzles-not-quite = Ce n’est pas le meilleur coup
puzzles-solved = Vous avez trouvé tout ce que demandait le problème.
puzzles-thinking = Votre coup est examiné…
puzzles-wrong = { $points ->
    [one] { $move } : ce coup perd { $points } point.
   *[other] { $move } : ce coup perd { $points } points.
}
puzzles-wrong-at-least = { $points ->
    [one] { $move } : ce coup perd au moins { $points } point.
   *[other] { $move } : ce coup perd au moins { $points } points.
}
puzzles-refuted = La meilleure suite
puzzles-solution = Solution
puzzles-see-why = Voir pourquoi
puzzles-line = Coup par coup
puzzles-opinion = Un bot expert juge ce coup nettement meilleur que les autres.
puzzles-hint = Donnez-moi un conseil
puzzles-hint-more = Dites-m’en plus
puzzles-reveal = Voir la solution
puzzles-help-note = Avec un conseil ou la solution, ce problème compte comme manqué.
puzzles-own-note = Ce problème vient d’une de vos parties. Il ne compte pas pour votre classement.
puzzles-from-game = De votre partie du { $date } : au coup { $number }, vous avez perdu { $points } points.
puzzles-to-review = Retour au bilan
puzzles-attempt-solved = Vous avez résolu ce problème du premier coup.
puzzles-attempt-failed = Vous n’avez pas résolu ce problème du premier coup ; ce que vous essayez maintenant ne compte pas.
puzzles-coming = Cartes à venir
puzzles-analyse = Analyser
puzzles-link = Copier le lien de ce problème

puzzle-hint-is = Le meilleur coup : { $move }
puzzle-unknown-theme = Il n’y a pas de problèmes sur ce thème.
puzzle-all-tried = Vous avez essayé tous les problèmes de ce genre.
puzzle-too-long = Aucun problème ne demande autant de coups.
puzzle-no-hint = Il n’y a plus rien à trouver ici.
puzzle-still-closed = Vous verrez la solution quand vous aurez résolu le problème ou renoncé.
puzzle-not-answered = Répondez d’abord par les coups qui précèdent celui-ci.
puzzle-nobody = Pour résoudre des problèmes, faites-vous d’abord connaître : POST /api/people vous donne un jeton.

you-privacy-puzzles = Problèmes
you-privacy-puzzles-about = Quels problèmes vous avez essayés, quels coups vous avez tentés, avec quel résultat, et votre classement aux problèmes. Cela est gardé jusqu’à ce que vous vous supprimiez.
