# Analyses : le document (boulevard/analysis/), sa page et le bot qui suit.

analysis-proven = Au tour de { $seat } : prouvé.
analysis-searched = Au tour de { $seat }. Parties examinées : { $count }.
analysis-column-move = Coup
analysis-column-value = Valeur
analysis-column-line = Ensuite
analysis-example = Par exemple : { $line }

analysis-malformed = Quelque chose manque ou est faux dans cette partie de l’analyse : { $where }.
analysis-no-object = Ce n’est pas une analyse : le JSON doit être un objet.
analysis-format = Le format est { $format } ; ce programme lit { $known }.
analysis-not-json = Ce n’est pas du JSON, ou c’est incomplet ({ $reason }).
analysis-beginning = L’analyse ne peut pas commencer ainsi ({ $where }) : { $reason }
analysis-move = Nœud { $where }, { $move } : { $reason }
analysis-twice = Nœud { $where } : { $move } y figure deux fois.
analysis-too-many = Une analyse peut avoir { $most } coups au plus.
analysis-long-comment = Un commentaire peut avoir { $most } caractères au plus.
analysis-full = Il n’y a plus de place dans cette analyse. Supprimez une variante, ou commencez une autre analyse à partir d’ici.
analysis-delete-root = La première position ne peut pas être supprimée.
analysis-no-node = Il n’y a pas de position { $number } dans cette analyse ; elle a peut-être été supprimée.
analysis-unknown = Cette analyse n’existe pas.
analysis-not-yours = Seul son auteur peut modifier une analyse. Faites-en votre propre copie.
analysis-stale = Cette analyse est en train d’être modifiée ailleurs. Réessayez.
analysis-running = Vous pourrez analyser la partie une fois qu’elle sera terminée.
analysis-over = La partie est terminée ici : il n’y a plus rien à décider.
analysis-bot-failed = Le bot n’a pas pu réfléchir à cette position. Vous pouvez le lui redemander.
analyses-too-many = Vous avez { $most } analyses, et il n’y a plus de place. Supprimez-en une d’abord.
analysis-nothing = Collez d’abord un texte ou choisissez un fichier.

web-analyses-title = Plateau d’analyse
web-analysis-lead = Essayez tous les coups de tous les joueurs, revenez en arrière, créez des variantes, notez vos idées et voyez ce qu’en pense un bot expert.
web-analyses-new = Partir d’un plateau vide
web-analyses-paste = Ouvrir quelque chose
web-analyses-text = Une position, ou le texte d’un enregistrement ou d’une analyse
web-analyses-file = Ou choisissez un enregistrement ou une analyse (.json), ou déposez-le ici
web-analyses-open = Analyser
web-analyses-note = Quiconque a le lien peut voir une analyse ; vous seul pouvez la modifier.
web-analyses-own = Vos analyses
web-analyses-newer = Analyses plus récentes
web-analyses-older = Analyses plus anciennes
web-analyses-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
web-analyses-variations = { $count ->
    [one] { $count } variante
   *[other] { $count } variantes
}
web-analyses-from-position = À partir d’une position
web-analyses-from-start = Depuis le premier coup
web-analysis-title = Analyse de { $title }
web-analysis-start = La position de départ.
web-analysis-over = La partie est terminée
web-analysis-steps = Parcourir les coups
web-analysis-seen = Ce qui est montré
web-analysis-known = Ce que sait { $seat }
web-analysis-known-all = Ce que tout le monde sait
web-analysis-open = Tout
web-analysis-watching = Ce qu’en pense un bot
web-analysis-tree = Coups et variantes
web-analysis-variation = Variante :
web-analysis-empty = Pas encore de coup. Jouez-en un sur le plateau.
web-analysis-worth = { $seat } : { $value }
web-analysis-worth-open = { $seat } : { $value }, tout étant connu
web-analysis-chance = { $chance } de chances de gagner
web-analysis-proven = prouvé
web-analysis-comment = Commentaire sur cette position
web-analysis-keep = Enregistrer le commentaire
web-analysis-promote = En faire la ligne principale
web-analysis-delete = Supprimer à partir d’ici
web-analysis-delete-sure = Ce coup et tout ce qui suit seront supprimés.
web-analysis-delete-yes = Supprimer
web-analysis-remove = Supprimer cette analyse
web-analysis-remove-sure = Toute l’analyse sera supprimée, pour tous ceux qui ont le lien.
web-analysis-share = Garder et partager
web-analysis-link = Copier le lien
web-analysis-link-note = Quiconque a le lien peut regarder, mais vous seul pouvez modifier.
web-analysis-download = Télécharger
web-analysis-deal = Redistribuer les tuiles ou cartes cachées
web-analysis-deal-note = Commence une autre analyse à partir d’ici, avec d’autres tuiles ou cartes là où le joueur ne peut pas les connaître.
web-analysis-another = Analyser autre chose
web-analysis-not-yours = Cette analyse est à quelqu’un d’autre. Vous pouvez tout regarder.
web-analysis-copy = Faire votre propre copie
web-analysis-running-note = Essayez des coups avec seulement ce que vous savez maintenant. Votre partie ne change pas.

web-analysis-js-think = Faire réfléchir un bot
web-analysis-js-stop = Arrêter la réflexion
web-analysis-js-longer = Réfléchir plus longtemps
web-analysis-js-waiting = En attente d’un bot libre…
web-analysis-js-proven = Prouvé.
web-analysis-js-looked = Parties examinées : { $count }
web-analysis-js-chance = { $chance } de chances de gagner
web-analysis-js-best = Meilleur coup : { $move }, { $value }.
web-analysis-js-line = Jouer cette suite
web-analysis-js-example = Par exemple : { $line }
