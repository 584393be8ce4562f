# Drawings of empty sheets (games/avenue/drawing/draw.py)

avenue-blank-title = Une feuille d’Avenue
avenue-blank-summary = { $rows } × { $columns } cases, rien n’est encore tracé.

# What both editors say

sheet-link = Ce lien ne contient pas de feuille complète. L’avez-vous copié en entier ?
edition-link = Ce lien ne contient pas de boîte complète. L’avez-vous copié en entier ?
web-editor-undo = Annuler
web-editor-redo = Rétablir
web-editor-name = Nom
web-editor-scripts = Cette page a besoin de JavaScript. Veuillez l’activer dans votre navigateur.
web-editor-play = Jouer contre { $name }
web-editor-more = Choisir comment jouer
web-editor-share = Partager
web-editor-link = Lien
web-editor-link-note = Tout est dans le lien. Rien n’est enregistré sur le serveur.
web-editor-save = Télécharger
web-editor-open = Ouvrir un fichier
web-editor-print = Imprimer
web-editor-shelf = Enregistré dans ce navigateur
web-editor-keep = Enregistrer ici
web-editor-none = Rien d’enregistré pour l’instant. Votre travail en cours reste ici de toute façon, même si vous quittez la page.
web-editor-js-lost = Le serveur est injoignable pour le moment. Votre travail est en sécurité dans ce navigateur.
web-editor-js-large = { $file } est trop volumineux : ces fichiers ne comptent que quelques centaines de caractères.
web-editor-js-unreadable = Impossible de lire { $file }.
web-editor-js-refused = { $file } : { $reason }
web-editor-js-opened = { $file } est ouvert. « Annuler » rétablit votre travail précédent.
web-editor-js-brought = Ceci vient du lien. « Annuler » rétablit votre travail précédent.
web-editor-js-kept = « { $name } » est enregistré dans ce navigateur.
web-editor-js-full = Ce navigateur ne permet pas à cette page d’enregistrer quoi que ce soit.
web-editor-js-take = Ouvrir « { $name } »
web-editor-js-drop = Supprimer « { $name } »
web-editor-js-sure = Supprimer ?
web-editor-js-unnamed = Sans titre
web-editor-js-undone = Annulé.
web-editor-js-redone = Rétabli.

# What editors of positions say (web/templates/editors/position_text.html, web/pages/positions/form.py)

web-editor-position = Cette position
web-editor-text = Texte
web-editor-text-note = Toute la position en une ligne. Collez-en une autre ici pour l’ouvrir.
web-editor-copy-text = Copier le texte
web-editor-open-text = Ouvrir ce texte
web-editor-odd = Aucune partie ne peut mener à cette position. Vous pouvez continuer à partir d’elle malgré tout.
web-editor-clear = Effacer
web-editor-example = Exemple
web-editor-turn = Au tour de : { $seats }
web-editor-turn-many = { $count ->
    [one] Au tour de { $count } joueur
   *[other] Au tour de { $count } joueurs
}
web-editor-over = La partie est terminée.
web-editor-js-replaced = « Annuler » rétablit votre travail précédent.

# The editor of sheets (web/templates/games/avenue/sheet.html)

web-sheet-title = Votre propre feuille
web-sheet-lead = Recopiez la feuille de votre bloc, ou inventez la vôtre. Puis jouez dessus, envoyez-la à des amis ou imprimez-la.
web-sheet-board = Feuille
web-sheet-keys = Les flèches vont de case en case. La lettre ou le chiffre d’un symbole le place dans la case, Espace ou Entrée y place le symbole choisi, Suppr vide la case.
web-sheet-palette = Symboles
web-sheet-size = Taille
web-sheet-rows = Rangées
web-sheet-columns = Colonnes
web-sheet-fewer = { $what ->
    [rows] Enlever une rangée
   *[columns] Enlever une colonne
    }
web-sheet-more = { $what ->
    [rows] Ajouter une rangée
   *[columns] Ajouter une colonne
    }
web-sheet-starts = Partir de
web-sheet-start = { $sheet ->
    [empty] Feuille vierge
   *[other] Feuille { $sheet }
    }
web-sheet-change = Modifier toute la feuille
web-sheet-mirror = Retourner la feuille
web-sheet-turn = Tourner
web-sheet-swap = Échanger les couleurs
web-sheet-file-note = Un fichier texte lisible par cette page et par la ligne de commande.
web-sheet-paper = Papier
web-sheet-a4 = A4
web-sheet-letter = Letter
web-sheet-per-page = Feuilles par page
web-sheet-pdf = PDF
web-sheet-twice = { $symbol ->
    [CP] { $space } : le château violet est déjà sur la feuille. Il ne peut y être qu’une fois.
    [CG] { $space } : le château vert est déjà sur la feuille. Il ne peut y être qu’une fois.
   *[other] { $space } : la ferme { $symbol } est déjà sur la feuille. Elle ne peut y être qu’une fois.
    }
web-sheet-grapes = Grappes violettes : { $purple } ; vertes : { $green }.
web-sheet-no-castle = { $colour ->
    [CP] Il n’y a pas de château violet : personne ne marquera de points avec.
   *[CG] Il n’y a pas de château vert : personne ne marquera de points avec.
    }
web-sheet-js-ready = Feuille complète : vous pouvez jouer.
web-sheet-js-space = { $space } : { $what }
web-sheet-js-moved = { $what } passe de { $from } à { $space }
web-sheet-js-full = Une feuille a au plus { $spaces } cases et { $columns } colonnes.
web-sheet-js-sized = { $rows } × { $columns }
web-sheet-js-placed = sur la feuille
web-sheet-js-missing = manque encore

# The editor of Avenue’s positions (web/templates/games/avenue/position.html)

web-nav-position-avenue = Éditeur de positions d’Avenue
learn-tool-position-avenue = Composez n’importe quelle position d’Avenue, d’une vraie table ou de votre imagination. Puis jouez à partir de là ou analysez-la.
web-avenue-position-title = Composer une position d’Avenue
web-avenue-position-lead = N’importe quel moment d’une partie : les cartes, les fermes et la feuille de chacun. Puis jouez à partir de là ou analysez la position.
web-avenue-position-part = { $part ->
    [sheet] Feuille
    [farms] Cartes de ferme
    [cards] Cartes de route
    [coming] Cartes suivantes
    [over] Fin de la partie
    [sheets] Joueurs
   *[position] Position
}
web-avenue-position-of = { $player }, { $part ->
    [roads] routes
    [scores] points des fermes
    [peeks] coups d’œil
   *[choice] choix
}
web-avenue-position-tools = Routes
web-avenue-position-tool-choice = Choix pour la carte ouverte
web-avenue-position-tool-erase = Effacer
web-avenue-position-keys = Les flèches vont de case en case. 1 à 6 tracent une route, 0 ou Suppr vide la case, C en fait le choix de ce joueur pour la carte ouverte, Espace ou Entrée utilise l’outil choisi.
web-avenue-position-players = Joueurs
web-avenue-position-add = Ajouter un joueur
web-avenue-position-drop = Retirer ce joueur
web-avenue-position-scores = Points des fermes
web-avenue-position-scores-note = Laissez un champ vide pour compter ce que les routes relient maintenant.
web-avenue-position-no-scores = Aucune manche n’est encore terminée.
web-avenue-position-peeks = Coup d’œil
web-avenue-position-cards = Cartes de route
web-avenue-position-cards-note = Prenez les cartes dans l’ordre où elles ont été retournées ; la dernière est ouverte. Touchez une carte de la rangée pour la déplacer, la retirer ou en ajouter après elle.
web-avenue-position-deck = Cartes restant dans la pioche
web-avenue-position-put = Ajouter les cartes
web-avenue-position-into = { $row ->
    [cards] aux cartes retournées
   *[coming] aux suivantes, si vous les connaissez
}
web-avenue-position-over = La partie est terminée
web-avenue-position-turn-up = Retourner la carte suivante
web-avenue-position-farms = Cartes de ferme
web-avenue-position-farms-note = Dans l’ordre, autant que vous en connaissez ; au moins une par manche commencée.
web-avenue-position-sheet = Feuille
web-avenue-position-sheet-note = Les feuilles enregistrées dans ce navigateur y figurent aussi.
web-avenue-position-js-space = { $space } : { $what }
web-avenue-position-js-road = { $space } : { $what }. { $road }
web-avenue-position-js-chosen = { $space } : { $what }. Choix pour la carte ouverte
web-avenue-position-js-player = Joueur { $player }
web-avenue-position-js-points = Joueur { $player } : { $points }
web-avenue-position-js-card = Carte { $number } : { $card }
web-avenue-position-js-left = { $card } Restant dans la pioche : { $count }
web-avenue-position-js-round = Manche { $round }
web-avenue-position-js-round-farm = Manche { $round }, ferme { $farm }
web-avenue-position-js-coming = Cartes suivantes
web-avenue-position-js-farms = Dans l’ordre
web-avenue-position-js-earlier = Vers la gauche
web-avenue-position-js-later = Vers la droite
web-avenue-position-js-remove = Retirer
web-avenue-position-js-sheet = Feuille { $sheet }
web-avenue-position-js-own = Votre feuille
web-avenue-position-js-choice-none = Pas encore fait
web-avenue-position-js-choice-peek = Coup d’œil
web-avenue-position-js-choice-secret = Fait en secret
web-avenue-position-js-choice-draw = Tracer en { $space }

# The form of editions (web/templates/games/paris/edition.html)

web-edition-title = Votre propre boîte
web-edition-lead = Tous les tirages de Paris ne sont pas identiques. Adaptez cette boîte à la vôtre : touchez ce qui diffère, puis jouez avec.
web-edition-mine = Ma boîte
web-edition-name-note = Lettres, chiffres, espaces, points et tirets.
web-edition-tiles = Tuiles
web-edition-tiles-note = Vues du côté d’Orange ; Bleu a les mêmes tuiles, aux couleurs inversées. Touchez une case pour la changer. Au clavier, allez-y avec Tab et les flèches, puis appuyez sur O (sa couleur), R (couleur adverse), M (mixte) ou L (réverbère).
web-edition-buildings = Bâtiments
web-edition-buildings-note = Touchez un bâtiment pour changer sa forme ou son nom.
web-edition-starred = Cartes postales étoilées
web-edition-starred-note = Celles des premières parties.
web-edition-rays = Grand Réverbère
web-edition-rays-note = À combien de cases sa lumière porte dans chaque direction.
web-edition-wind = { $wind ->
    [n] Nord
    [e] Est
    [s] Sud
    [w] Ouest
    [ne] Nord-est
    [se] Sud-est
    [sw] Sud-ouest
   *[nw] Nord-ouest
    }
web-edition-straight = Lignes droites seulement
web-edition-differences = Différences avec la boîte standard
web-edition-reset = Tout réinitialiser
web-edition-file-note = Un fichier TOML lisible par cette page et par la ligne de commande.
web-edition-print-note = Imprime une vue d’ensemble de la boîte.
web-edition-shape = Forme
web-edition-shape-keys = Les flèches vont de case en case. Espace ou Entrée en remplit ou en vide une.
web-edition-turn = Tourner
web-edition-mirror = Retourner le bâtiment
web-edition-usual = Réinitialiser
web-edition-done = Terminé
web-edition-place = { $what ->
    [name] Nom
    [starred] Cartes postales étoilées
    [tiles] Tuiles
    [tiles-part] Tuile { $part }
    [buildings] Bâtiments
    [buildings-part] { $part }
    [large_light] Grand Réverbère
    [large_light-part] Grand Réverbère
   *[other] Ce fichier
    }
web-edition-tile-differs = Tuile { $tile }, { $corner ->
    [top-left] en haut à gauche
    [top-right] en haut à droite
    [bottom-left] en bas à gauche
   *[bottom-right] en bas à droite
    } : { $now ->
    [o] sa couleur
    [r] couleur adverse
    [m] mixte
   *[L] réverbère
    } au lieu de { $was ->
    [o] sa couleur
    [r] couleur adverse
    [m] mixte
   *[L] réverbère
    }.
web-edition-name-differs = { $was } s’appelle { $name }.
web-edition-shape-differs = { $how ->
    [turned] { $name } : la même forme, tournée.
    [over] { $name } : la même forme, retournée.
   *[new] { $name } : une autre forme, taille { $count } au lieu de { $was }.
    }
web-edition-star-differs = { $starred ->
    [yes] { $card } est étoilée.
   *[no] { $card } n’est pas étoilée.
    }
web-edition-ray-differs = { $wind ->
    [n] Le Grand Réverbère porte à { $now } vers le nord au lieu de { $was }.
    [e] Le Grand Réverbère porte à { $now } vers l’est au lieu de { $was }.
    [s] Le Grand Réverbère porte à { $now } vers le sud au lieu de { $was }.
    [w] Le Grand Réverbère porte à { $now } vers l’ouest au lieu de { $was }.
    [ne] Le Grand Réverbère porte à { $now } vers le nord-est au lieu de { $was }.
    [se] Le Grand Réverbère porte à { $now } vers le sud-est au lieu de { $was }.
    [sw] Le Grand Réverbère porte à { $now } vers le sud-ouest au lieu de { $was }.
   *[nw] Le Grand Réverbère porte à { $now } vers le nord-ouest au lieu de { $was }.
    }
web-edition-ray-odd = { $count ->
    [one] Le Grand Réverbère a { $count } ligne qui n’est pas droite.
   *[other] Le Grand Réverbère a { $count } lignes qui ne sont pas droites.
    }
web-edition-js-ready = { $count ->
    [one] { $count } différence. Vous pouvez jouer.
   *[other] { $count } différences. Vous pouvez jouer.
    }
web-edition-js-standard = C’est la boîte standard. Touchez ce qui est différent dans la vôtre.
web-edition-js-tile = Tuile { $tile }
web-edition-js-quarter = { $corner ->
    [top-left] en haut à gauche
    [top-right] en haut à droite
    [bottom-left] en bas à gauche
   *[bottom-right] en bas à droite
    } : { $kind ->
    [o] sa couleur
    [r] couleur adverse
    [m] mixte
   *[L] réverbère
    }
web-edition-js-tally = Chaque joueur a { $o ->
        [one] { $o } case de sa couleur
       *[other] { $o } cases de sa couleur
    }, { $r } de la couleur adverse, { $m ->
        [one] { $m } mixte
       *[other] { $m } mixtes
    } et { $l ->
    [one] { $l } réverbère
   *[other] { $l } réverbères
    }.
web-edition-js-building = { $name }, taille { $size }
web-edition-js-differs = diffère de la boîte standard
web-edition-js-back = Réinitialiser
web-edition-js-square = Rangée { $row }, colonne { $column } : { $set ->
    [yes] partie du bâtiment
   *[no] vide
    }
web-edition-js-starred = Choix : { $count } sur { $of }
web-edition-js-odd = { $count ->
    [one] { $count } autre ligne, venue d’un fichier, n’est pas droite.
   *[other] { $count } autres lignes, venues d’un fichier, ne sont pas droites.
    }

# The forms of new games (web/templates/games)

web-new-avenue-editor = Créer votre feuille
web-new-paris-box = Boîte
web-new-paris-standard = Boîte standard
web-new-paris-own-box = Votre propre boîte
web-new-paris-editor = Ma boîte est différente
