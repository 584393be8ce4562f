# One’s own games: what is looked for

web-own-newer = Parties plus récentes
web-own-pages = Pages
web-wanted-game = Jeu
web-wanted-rivals = Contre
web-wanted-state = État
web-wanted-name = Nom
web-wanted-all = Tout
web-wanted-running = En cours
web-wanted-over = Terminées
web-wanted-go = Chercher
web-wanted-clear = Voir toutes les parties
web-wanted-none = Aucune partie ne correspond à votre recherche.
web-rivals-people = Des personnes
web-rivals-bots = Des bots
web-rivals-solo = En solo
web-rivals-shared = Sur le même écran
web-over-lost = Vous avez perdu

# Results

web-results-open = Résultats et classement
web-results-title = Vos résultats
web-results-none = Rien pour l’instant. Vos résultats s’afficheront ici dès que vous aurez terminé une partie.
web-results-you = Vous
web-results-rivals = Contre
web-results-played = Parties
web-results-won = Gagnées
web-results-drawn = Nulles
web-results-lost = Perdues
web-results-best = Record
web-results-mean = Moyenne
web-results-variant = Feuille
web-results-points = Points
web-results-points-chart = { $game } : points de vos dernières parties
web-results-as-table = Voir en tableau
web-results-day = Date
web-results-rating = Classement
web-results-change = Écart
web-results-name = Nom
web-results-companions = Amis
web-results-away = { $count ->
    [one] Points perdus par vos coups, d’après votre dernier bilan : { $points }
   *[other] Points perdus par vos coups à chaque partie, d’après vos { $count } derniers bilans : { $points }
  }
web-variant-avenue = Feuille { $name }
web-variant-avenue-own = Vos propres feuilles

# Ratings

web-rating-figures = { $mean } ± { $margin }
web-rating-between = { $rating } : entre { $below } et { $above }
web-rating-above = { $rating } : au-dessus de { $name }
web-rating-below = { $rating } : en dessous de { $name }
web-rating-rough = C’est une première estimation. Encore quelques parties contre des bots la rendront plus précise.
web-rating-none = Vous n’avez pas encore de classement. Jouez contre des bots de votre niveau pour en obtenir un.
web-rating-chart = { $game } : classement après chaque partie
web-rating-how = Comment marche le classement
web-rating-how-scale = Vous êtes sur la même échelle que les bots. Leur classement vient de milliers de parties entre eux et ne change jamais. Le nombre après ± indique la précision du vôtre.
web-rating-how-counts = Les parties en solo, guidées, sur le même écran ou commencées à partir d’une position ne comptent pas. Celles avec un conseil, une analyse ou un coup annulé non plus. Quitter une partie, c’est la perdre.
web-rating-how-people = Les parties entre personnes comptent dès que tout le monde à la table a joué quelques parties contre des bots, jusqu’à cinq par jour avec la même personne.
web-rating-gain = Classement { $change }
web-unrated-hint = non classée : un conseil
web-unrated-undo = non classée : un coup annulé
web-unrated-short = non classée : quittée trop tôt
web-unrated-friendly = non classée : ce bot n’a pas de classement
web-unrated-often = non classée : déjà cinq parties ce jour-là
web-unrated-unplaced = pas encore classée : d’abord des bots
web-level-rating = Classement { $rating }

# What others see

web-person-together = { $count ->
    [one] Vous avez joué une partie ensemble.
   *[other] Vous avez joué { $count } parties ensemble.
  }
web-person-score = Vos résultats : { $results }.
web-person-won = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
  }
web-person-drawn = { $count ->
    [one] { $count } nulle
   *[other] { $count } nulles
  }
web-person-lost = { $count ->
    [one] { $count } défaite
   *[other] { $count } défaites
  }
web-person-unrated = { $name } n’a pas encore de classement.
web-person-private = Seules les personnes qui ont terminé une partie avec { $name } voient cette page.
unknown-profile = Vous ne pouvez voir que la page d’une personne avec qui vous avez terminé une partie.

# One’s own best

web-best-yours = Votre record sur cette feuille : { $points }
web-best-new = Nouveau record sur cette feuille. Le précédent était de { $points }.
web-best-first = Votre premier résultat sur cette feuille.
web-best-over = Votre record sur cette feuille reste de { $points }.
