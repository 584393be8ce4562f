# Guided first games (web/pages/learning/lessons.py, web/games/*/lesson.py)

no-lesson = Il n’y a pas de leçon à cette table.
no-guided-game = Il n’y a pas encore de partie guidée pour { $title }.
guide-first = Apprendre en jouant (5 minutes)
guide-title = Votre première partie
guide-progress = Étape { $number } sur { $count }
guide-back = Retour
guide-next = Suivant
guide-example = Montrez-moi
guide-example-note = Affiche le coup { $move } ; il ne vous reste qu’à confirmer.
guide-skip = Passer la leçon
guide-again = Afficher la leçon
guide-waiting = Votre adversaire réfléchit…
guide-play-on = Continuer la partie
guide-rules = Règles complètes
guide-against = Jouer contre { $name }

# What is said of a move
guide-followed = { $turn ->
    [0] Très bien.
    [2] Bien.
    [3] Parfait.
   *[other] Bien joué.
    }
guide-played = D’accord.
guide-other = Ça marche aussi.
guide-better = { $points ->
    [one] Encore mieux : { $points } point de plus que le coup auquel je pensais.
   *[other] Encore mieux : { $points } points de plus que le coup auquel je pensais.
    }
guide-less = { $points ->
    [one] Ça marche aussi. { $move } aurait rapporté { $points } point de plus.
   *[other] Ça marche aussi. { $move } aurait rapporté { $points } points de plus.
    }

# Paris
guide-paris-welcome = { $count ->
    [one] Bienvenue à Paris. Vous jouez Orange. D’abord, vous pavez les rues à deux avec des tuiles, puis vous construisez dessus. Pour gagner du temps, { $count } tuile sur 16 est déjà posée.
   *[other] Bienvenue à Paris. Vous jouez Orange. D’abord, vous pavez les rues à deux avec des tuiles, puis vous construisez dessus. Pour gagner du temps, { $count } tuiles sur 16 sont déjà posées.
    }
guide-paris-lamps = Voici les réverbères. Un bâtiment rapporte sa taille pour chaque réverbère voisin : taille 5 à côté de 2 réverbères, cela fait 10. Vous pouvez construire sur les cases de votre couleur et sur les cases mixtes.
guide-paris-lay = { $turns ->
    [0] À vous de jouer. Prenez votre tuile, posez-la sur l’emplacement vide { $square } et confirmez. Il vous faut des cases orange à côté des réverbères.
   *[other] À vous de jouer. Prenez votre tuile, posez-la sur l’emplacement vide { $square }, tournez-la avec R ou le bouton, et confirmez. Il vous faut des cases orange à côté des réverbères.
    }
guide-paris-reserve = { $points ->
    [0] Réservez maintenant un bâtiment pour plus tard, { $name } par exemple. Vous ne pouvez construire que ce que vous avez réservé, mais chaque bâtiment non construit coûte { $penalty }.
    [one] Réservez maintenant un bâtiment pour plus tard. { $name } tiendrait ici et rapporterait { $points } point de lumière. Mais chaque bâtiment non construit coûte { $penalty }.
   *[other] Réservez maintenant un bâtiment pour plus tard. { $name } tiendrait ici et rapporterait { $points } points de lumière. Mais chaque bâtiment non construit coûte { $penalty }.
    }
guide-paris-last = { $turns ->
    [0] Votre dernière tuile. C’est à l’emplacement { $square } qu’elle met le plus de cases orange à côté des réverbères. Vous pourriez aussi réserver d’abord ; une tuile posée ne bouge plus.
   *[other] Votre dernière tuile. C’est à l’emplacement { $square } qu’elle met le plus de cases orange à côté des réverbères, si vous la tournez : avec R, la molette ou le bouton Tourner.
    }
guide-paris-fill = Vous avez posé toutes vos tuiles, mais pas votre adversaire. Tant que les rues ne sont pas finies, vous pouvez réserver d’autres bâtiments ou passer.
guide-paris-streets = Les rues sont finies, et plus rien n’est caché. Désormais, à chaque tour, vous faites l’une de ces deux choses : construire un bâtiment réservé, ou activer une carte postale.
guide-paris-build = { $points ->
    [0] C’est le moment de construire. Prenez un bâtiment de votre réserve et posez-le sur des cases de votre couleur ou mixtes, à côté du plus grand nombre de réverbères possible.
    [one] C’est le moment de construire. Prenez { $name }, tournez-le pour qu’il tienne et posez-le à côté de réverbères : ici, il rapporte { $points } point.
   *[other] C’est le moment de construire. Prenez { $name }, tournez-le pour qu’il tienne et posez-le à côté de réverbères : ici, il rapporte { $points } points.
    }
guide-paris-sheet = Votre score est à côté de votre nom. La feuille de score montre d’où vient chaque point : survolez une ligne, et le plateau la met en évidence.
guide-paris-card = { $card ->
    [lampadaire] Et maintenant, une carte postale. Chaque joueur peut en activer { $tokens } par partie, et chacune ne sert qu’une fois. Lampadaire ajoute un réverbère. À côté de votre bâtiment, il vous fait gagner { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] Et maintenant, une carte postale. Chaque joueur peut en activer { $tokens } par partie, et chacune ne sert qu’une fois. Choisissez-en une pour voir ce qu’elle fait.
    }
guide-paris-group = { $points ->
    [0] Construisez encore. Vos bâtiments qui se touchent forment un groupe, et la taille de votre plus grand groupe compte aussi.
    [one] Construisez encore, si possible contre votre premier bâtiment : la taille de votre plus grand groupe compte aussi. { $name } rapporte ici { $points } point.
   *[other] Construisez encore, si possible contre votre premier bâtiment : la taille de votre plus grand groupe compte aussi. { $name } rapporte ici { $points } points.
    }
guide-paris-end = Vous savez l’essentiel : poser des tuiles, réserver, construire à côté des réverbères et activer vos cartes postales. La partie se termine quand plus personne ne peut jouer. Nous avons laissé de côté les autres cartes postales, et les cas d’égalité.
guide-paris-laid = { $count ->
    [0] Aucune case de plus n’est éclairée pour vous, mais vous avez de la place pour construire.
    [one] Vous avez { $count } case de plus à côté d’un réverbère.
   *[other] Vous avez { $count } cases de plus à côté de réverbères.
    }
guide-paris-reserved = { $points ->
    [0] Il y a de la place pour { $name }, mais pas encore de lumière.
    [one] Dans l’état actuel des rues, { $name } pourrait rapporter { $points } point de lumière.
   *[other] Dans l’état actuel des rues, { $name } pourrait rapporter { $points } points de lumière.
    }
guide-paris-no-site = Il n’y a pas encore de place pour lui. Posez vos tuiles de façon à en créer.

# Avenue
guide-avenue-welcome = Bienvenue dans Avenue. Voici votre feuille. La partie se joue en cinq manches, et à chacune une ferme compte. Dans cette manche, c’est la ferme { $farm }.
guide-avenue-grapes = Une ferme rapporte un point par grappe, violette ou verte, que la route lui relie, dans les deux sens. Faites donc passer une route par { $farm } et par autant de grappes que possible.
guide-avenue-start = La carte montre la route à tracer maintenant ; vous ne pouvez pas la tourner. Commencez à la ferme : choisissez { $space } et confirmez.
guide-avenue-join = { $joined ->
    [0] Continuez à partir de là. Deux routes sont reliées si elles atteignent toutes deux le côté qui les sépare. { $space } est un bon endroit pour celle-ci.
   *[other] Continuez à partir de là. Deux routes sont reliées si elles atteignent toutes deux le côté qui les sépare. En { $space }, la route passe sur des grappes : elles comptent pour la ferme.
    }
guide-avenue-yellow = Certaines cartes sont jaunes. Après la quatrième carte jaune, la manche est terminée et on compte la ferme. Personne ne sait quand elles sortiront.
guide-avenue-round = Continuez jusqu’à la fin de la manche. { $grapes ->
    [0] La ferme { $farm } n’a pas encore de grappe.
    [one] La ferme { $farm } a { $grapes } grappe jusqu’ici.
   *[other] La ferme { $farm } a { $grapes } grappes jusqu’ici.
    } { $kind ->
    [joins] En { $space }, cette route en ajoute { $joined }.
    [leads] En { $space }, elle prolonge la route.
   *[apart] Cette route n’aide pas la ferme, mais en { $space } elle pourra servir plus tard.
    }
guide-avenue-scored = { $points ->
    [0] La première manche est terminée, et la ferme { $scored } n’a pas de grappe. Une ferme à 0 vous coûte { $penalty } à la fin, mais il en reste quatre.
    [one] La première manche est terminée : la ferme { $scored } rapporte { $points } point. Vos routes restent sur la feuille, et leurs grappes peuvent compter encore pour d’autres fermes.
   *[other] La première manche est terminée : la ferme { $scored } rapporte { $points } points. Vos routes restent sur la feuille, et leurs grappes peuvent compter encore pour d’autres fermes.
    }
guide-avenue-rise = Voici maintenant la règle la plus importante : chaque ferme doit rapporter plus que la précédente. La ferme { $farm } doit dépasser { $points }. Sinon elle rapporte 0, et chaque 0 vous coûte { $penalty } à la fin.
guide-avenue-peek = Une fois par manche, vous pouvez jeter un œil à la prochaine ferme au lieu de tracer. C’est utile quand une carte ne vous sert pas, et vous saurez quelle ferme préparer. Essayez.
guide-avenue-castles = { $next ->
    [none] Encore une chose : les châteaux.
   *[other] La prochaine ferme est donc { $next } : préparez-la dès maintenant. Encore une chose : les châteaux.
    } À la fin de la partie, chaque château rapporte un point par grappe de sa couleur qui lui est reliée.
guide-avenue-second = { $short ->
    [0] La ferme { $farm } a { $grapes ->
        [one] { $grapes } grappe
       *[other] { $grapes } grappes
    }, c’est plus que { $beat }. En relier d’autres rapporte plus maintenant, mais la prochaine ferme devra faire encore mieux.
   *[other] La ferme { $farm } a { $grapes ->
        [one] { $grapes } grappe
       *[other] { $grapes } grappes
    } jusqu’ici et doit dépasser { $beat }. Il en manque { $short }.
    } { $kind ->
    [joins] En { $space }, cette route en ajoute { $joined }.
    [leads] En { $space }, elle prolonge la route.
    [ahead] Cette route ne sert pas à la ferme { $farm } : commencez celle de la prochaine ferme, en { $space }.
   *[apart] Cette route n’aide pas la ferme, mais en { $space } elle pourra servir plus tard.
    }
guide-avenue-end = Vous avez joué deux manches et savez l’essentiel : relier des grappes à la ferme, dépasser le score précédent, et jeter un œil quand une carte ne sert pas. Il reste trois manches, puis on compte les châteaux. Nous avons laissé de côté les cas d’égalité.
guide-avenue-joined = { $count ->
    [one] { $count } grappe de plus pour la ferme { $farm }.
   *[other] { $count } grappes de plus pour la ferme { $farm }.
    }
guide-avenue-longer = La route de la ferme { $farm } s’allonge.
guide-avenue-apart = Elle n’est pas encore reliée à la ferme { $farm }, mais elle pourra servir plus tard.
