# Guided first games (web/guide.py, web/guides, templates/table_guide.html)

no-lesson = Il n’y a pas de leçon à cette table.
no-guided-game = Il n’y a pas encore de partie guidée pour { $title }.
guide-first = Apprendre en 5 minutes
guide-title = Votre première partie
guide-progress = Étape { $number } sur { $count }
guide-back = Retour
guide-next = Suivant
guide-example = Montrez-moi
guide-example-note = Prépare le coup { $move } ; vous n’avez plus qu’à confirmer.
guide-skip = Passer la leçon
guide-again = Montrer la leçon
guide-waiting = Votre adversaire réfléchit…
guide-play-on = Continuer la partie
guide-rules = Toutes les règles
guide-against = Jouer contre { $name }

# What is said of a move
guide-followed = { $turn ->
    [0] Très bien.
    [2] Bien.
    [3] Exactement.
   *[other] Bien joué.
    }
guide-played = D’accord.
guide-other = Cela va aussi.
guide-better = { $points ->
    [one] Encore mieux : { $points } point de plus que ce que j’avais en tête.
   *[other] Encore mieux : { $points } points de plus que ce que j’avais en tête.
    }
guide-less = { $points ->
    [one] Cela va aussi. Pour { $points } point de plus, il y avait { $move }.
   *[other] Cela va aussi. Pour { $points } points de plus, il y avait { $move }.
    }

# Paris
guide-paris-welcome = Bienvenue à Paris. Vous jouez orange. D’abord on pave les rues avec des tuiles, puis on y construit. Pour gagner du temps, { $count } tuiles sur 16 sont déjà posées.
guide-paris-lamps = Voici les réverbères. Un bâtiment rapporte sa taille en points pour chaque réverbère juste à côté : taille 5 près de 2 réverbères, cela fait 10. Vous pouvez construire sur les cases de votre couleur et sur les mixtes.
guide-paris-lay = { $turns ->
    [0] À vous. Prenez votre tuile, mettez-la sur le carré libre { $square }, et confirmez. Il vous faut de l’orange près des réverbères.
   *[other] À vous. Prenez votre tuile, mettez-la sur le carré libre { $square }, tournez-la avec R ou le bouton, et confirmez. Il vous faut de l’orange près des réverbères.
    }
guide-paris-reserve = { $points ->
    [0] Réservez maintenant un bâtiment à construire plus tard, { $name } par exemple. On ne construit que ce qu’on a réservé, mais ce qui reste non construit coûte 3 points.
   *[other] Réservez maintenant un bâtiment à construire plus tard. { $name } tiendrait ici, et ses réverbères rapporteraient { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Attention : non construit, un bâtiment coûte 3 points.
    }
guide-paris-last = { $turns ->
    [0] Votre dernière tuile. C’est sur le carré { $square } qu’elle met le plus d’orange près des réverbères. Vous pourriez aussi réserver d’abord ; une tuile posée ne se reprend pas.
   *[other] Votre dernière tuile. C’est sur le carré { $square } qu’elle met le plus d’orange près des réverbères, si vous la tournez : avec R, la molette, ou le bouton Tourner.
    }
guide-paris-fill = Toutes vos tuiles sont posées, votre adversaire en a encore. Jusqu’à ce que les rues soient finies, vous pouvez réserver, ou passer.
guide-paris-streets = Les rues sont finies, et plus rien n’est caché. Désormais, un tour est une de ces deux choses : construire ce que vous avez réservé, ou activer une carte postale.
guide-paris-build = { $points ->
    [0] Construisez. Prenez un bâtiment de votre réserve et mettez-le sur des cases de votre couleur ou mixtes, près d’autant de réverbères que possible.
   *[other] Construisez. Prenez { $name }, tournez-le pour qu’il tienne, et mettez-le là où brillent les réverbères : ici, il rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    }
guide-paris-sheet = Vos points sont à côté de votre nom. La feuille de score dit d’où vient chacun : montrez une ligne, et le plateau la fait voir.
guide-paris-card = { $card ->
    [lampadaire] Maintenant, une carte postale. Chacun peut en activer quatre par partie, et chacune ne sert qu’une fois. Lampadaire dresse un réverbère de plus : près de votre bâtiment, cela vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] Maintenant, une carte postale. Chacun peut en activer quatre par partie, et chacune ne sert qu’une fois. Choisissez-en une pour lire ce qu’elle fait.
    }
guide-paris-group = { $points ->
    [0] Construisez encore. Vos bâtiments qui se touchent forment un groupe, et la taille de votre plus grand groupe compte aussi.
   *[other] Construisez encore, si possible contre votre premier bâtiment : la taille de votre plus grand groupe compte aussi. { $name } rapporte ici { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    }
guide-paris-end = Voilà tout ce qu’il faut : paver, réserver, construire près des réverbères, et activer vos quatre cartes postales. La partie finit quand plus personne ne peut jouer. Non vus ici : sept autres cartes postales, et qui gagne en cas d’égalité.
guide-paris-laid = { $count ->
    [0] Elle n’éclaire aucune case de plus pour vous, mais c’est de la place pour construire.
    [one] Vous avez { $count } case de plus près d’un réverbère.
   *[other] Vous avez { $count } cases de plus près d’un réverbère.
    }
guide-paris-reserved = { $points ->
    [0] Il y a de la place pour { $name }, mais aucun réverbère ne l’éclaire encore.
   *[other] Dans l’état des rues, les réverbères de { $name } pourraient rapporter { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    }
guide-paris-no-site = Il n’a pas encore de place : posez vos tuiles de façon à lui en faire.

# Avenue
guide-avenue-welcome = Bienvenue dans Avenue. Voici votre feuille. On joue cinq manches, et à chacune une ferme compte. À cette manche, c’est la ferme { $farm }.
guide-avenue-grapes = Une ferme marque un point par grappe, violette ou verte, que la route lui relie, dans les deux sens. Tracez donc une route qui passe par { $farm } et par autant de grappes que possible.
guide-avenue-start = La carte montre quel morceau de route vous tracez maintenant ; on ne le tourne jamais. Commencez à la ferme : choisissez { $space } et confirmez.
guide-avenue-join = { $joined ->
    [0] Continuez à partir de là. Deux morceaux sont reliés là où tous deux atteignent le côté qui les sépare. { $space } est une bonne case pour celui-ci.
   *[other] Continuez à partir de là. Deux morceaux sont reliés là où tous deux atteignent le côté qui les sépare. En { $space }, la route passe sur des raisins : ils comptent pour la ferme.
    }
guide-avenue-yellow = Certaines cartes sont jaunes. Quand quatre jaunes ont été jouées, la manche est finie et on compte la ferme. Personne ne sait quand elles viennent.
guide-avenue-round = Continuez jusqu’à la fin de la manche. Raisins de la ferme { $farm } jusqu’ici : { $grapes }. { $kind ->
    [joins] En { $space }, ce morceau en ajoute { $joined }.
    [leads] En { $space }, il prolonge la route.
   *[apart] Ce morceau n’apporte rien à la ferme, mais en { $space } il peut servir plus tard.
    }
guide-avenue-scored = { $points ->
    [0] La première manche est finie, et la ferme { $scored } n’a pas de raisins. Une ferme sans rien coûte 5 points à la fin, mais il en reste quatre.
    [one] La première manche est finie : la ferme { $scored } marque { $points } point. Toutes vos routes restent sur la feuille, et leurs raisins peuvent compter encore pour d’autres fermes.
   *[other] La première manche est finie : la ferme { $scored } marque { $points } points. Toutes vos routes restent sur la feuille, et leurs raisins peuvent compter encore pour d’autres fermes.
    }
guide-avenue-rise = Et voici la règle la plus importante : chaque ferme doit faire plus que la précédente. La ferme { $farm } doit dépasser { $points }, sinon elle fait 0, et chaque 0 coûte 5 points à la fin.
guide-avenue-peek = Une fois par manche, vous pouvez ne rien tracer et jeter un œil à la prochaine ferme. C’est bien pour une carte inutile, et vous saurez vers où construire. Essayez.
guide-avenue-castles = { $next ->
    [none] Encore une chose : les châteaux.
   *[other] C’est donc la ferme { $next } qui vient ensuite : construire vers elle n’est jamais une erreur. Encore une chose : les châteaux.
    } À la fin de la partie, chacun marque un point par raisin de sa couleur qu’une route lui relie.
guide-avenue-second = { $short ->
    [0] La ferme { $farm } en est à { $grapes }, plus que { $beat }. Plus, c’est mieux maintenant, mais la prochaine ferme devra le dépasser.
   *[other] La ferme { $farm } en est à { $grapes } et doit dépasser { $beat } : il lui manque { $short }.
    } { $kind ->
    [joins] En { $space }, ce morceau ajoute { $joined }.
    [leads] En { $space }, ce morceau prolonge sa route.
    [ahead] Ce morceau ne sert à rien pour { $farm } : commencez en { $space }, où est la prochaine ferme.
   *[apart] Ce morceau n’apporte rien à la ferme, mais en { $space } il peut servir plus tard.
    }
guide-avenue-end = Deux manches sont jouées, et vous savez l’essentiel : relier des raisins à la ferme, dépasser le score d’avant, jeter un œil quand une carte est inutile. Restent trois manches, puis les châteaux comptent. Non vu ici : comment se départage une égalité.
guide-avenue-joined = { $count ->
    [one] { $count } raisin de plus pour la ferme { $farm }.
   *[other] { $count } raisins de plus pour la ferme { $farm }.
    }
guide-avenue-longer = La route de la ferme { $farm } s’allonge.
guide-avenue-apart = Ce n’est pas encore relié à la ferme { $farm }, mais cela peut servir plus tard.
