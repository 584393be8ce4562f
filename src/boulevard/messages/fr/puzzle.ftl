# Puzzles: what they are about, in a terminal, and making them

puzzle-theme-light = Lumière
puzzle-theme-group = Plus grand groupe
puzzle-theme-room = Place pour construire
puzzle-theme-blocking = Blocage
puzzle-theme-farm = Ferme
puzzle-theme-castle = Châteaux
puzzle-theme-rise = Battre la ferme précédente

unknown-puzzle = Il n’y a pas de problème « { $identity } ».
no-puzzles = Il n’y a pas de problèmes pour { $game } : rien ne peut prouver ses positions.
puzzle-malformed = Ce n’est pas un problème : { $reason }.
puzzle-not-proven = Le problème { $identity } n’est pas ce qu’il prétend être : { $what } diffère.
puzzle-solved = Ce problème est déjà résolu.

puzzle-welcome = Problème { $puzzle }, classement { $rating }. Tapez un coup, ou « help ».
puzzle-ask-move = { $left ->
    [one] Trait à { $seat } : trouvez le seul meilleur coup.
   *[other] Trait à { $seat } : trouvez les meilleurs coups. Il y en a { $left } à trouver.
    }
puzzle-ask-score = { $left ->
    [one] Tracez la dernière route pour marquer le plus de points possible.
   *[other] Marquez le plus de points possible avec ces { $left } cartes.
}
puzzle-ask-card = Trouvez le meilleur coup avec cette carte. Personne ne connaît les cartes suivantes.
puzzle-coming = Cartes à venir : { $cards }
puzzle-card-yellow = { $road } jaune
puzzle-card-grey = { $road } grise
puzzle-right = C’est juste. Problème résolu.
puzzle-go-on = C’est juste. Continuez.
puzzle-wrong = { $points ->
    [one] { $move } perd { $points } point.
   *[other] { $move } perd { $points } points.
    }
puzzle-wrong-at-least = { $points ->
    [one] { $move } perd au moins { $points } point.
   *[other] { $move } perd au moins { $points } points.
    }
puzzle-refuted = La meilleure suite :
puzzle-again = Ce coup est repris. Essayez encore.
puzzle-outlook = { $sign ->
    [level] Avec les meilleurs coups, vous finissez à égalité.
    [ahead] { $points ->
        [one] Avec les meilleurs coups, vous finissez avec { $points } point d’avance.
       *[other] Avec les meilleurs coups, vous finissez avec { $points } points d’avance.
    }
   *[behind] { $points ->
        [one] Avec les meilleurs coups, vous finissez avec { $points } point de retard.
       *[other] Avec les meilleurs coups, vous finissez avec { $points } points de retard.
    }
}
puzzle-outlook-score = Meilleur score possible : { $score }
puzzle-hint-themes = Il s’agit de : { $themes }
puzzle-hint-word = Le meilleur coup commence par « { $word } ».
puzzle-hint-column = Le meilleur coup est dans la colonne { $column }.
puzzle-hint-move = Le meilleur coup est { $move }.
puzzle-help = Autres commandes : « hint » en dit chaque fois un peu plus, « solution » montre la solution et ses raisons, « moves » liste les coups possibles
    (« moves build T5 », seulement ceux qui commencent ainsi), « board » redessine le plateau, « shapes » montre les bâtiments, « quit » quitte.

cli-puzzle = Résoudre un problème dans ce terminal : celui du jour, ou un problème de votre force.
cli-opt-puzzle-level = Un problème à peu près aussi difficile que ce niveau de bots est fort (1 est le plus faible) ; chaque fois un autre.
cli-opt-puzzle-id = Ce problème précis ; « boulevard puzzles list » les montre tous.
cli-opt-puzzle-seed = La même graine donne le même problème.
puzzle-examples = Trouvez le meilleur coup et tapez-le, par exemple « build T5 c2,c3,b4,c4,d4 » ou « draw c4 ». Un coup faux reçoit sa réfutation. Exemples : boulevard puzzle ; boulevard puzzle avenue --level 3
puzzle-about = Lister les problèmes, les prouver de nouveau, et en faire d’autres.
cli-puzzles-list = Lister les problèmes d’un jeu, du plus facile au plus difficile.
cli-puzzles-check = Prouver de nouveau les problèmes à partir de rien, et les faire essayer encore par tous les niveaux.
cli-arg-puzzle-games = Les jeux dont les problèmes sont vérifiés ; par défaut, tous.
cli-opt-puzzle-file = Vérifier plutôt les problèmes de ce fichier.
cli-puzzles-make = Faire de nouveaux problèmes : des bots jouent, et ce qui est prouvé est gardé. La même commande reprend un travail inachevé.
puzzle-make-examples = Exemple : boulevard puzzles make paris --games 2000 --count 100 --out encore
cli-opt-puzzles-out = Le dossier pour tout ce qui est trouvé, et pour les problèmes choisis à la fin.
cli-opt-puzzles-games = Combien de parties examiner ; chacune donne au plus un problème.
cli-opt-puzzles-count = Combien de problèmes choisir, aussi variés que possible.
cli-opt-puzzles-seed = La même graine donne les mêmes problèmes.
cli-opt-puzzles-theme = Seulement des problèmes sur ce thème, nommé comme dans le fichier : une carte postale (peintre), light, group, room, blocking, farm, castle ou rise.
puzzle-column-id = ID
puzzle-column-rating = Classement
puzzle-column-asked = Coups
puzzle-column-missed = Manqué par les niveaux
puzzle-column-themes = Thèmes
puzzle-checking = Preuves
puzzle-checked = Problèmes prouvés : { $correct } sur { $count }.
puzzle-making = Parties examinées ; problèmes trouvés : { $count }
puzzle-made = Problèmes choisis : { $count }.
