# Drawings of empty sheets (games/avenue/draw.py)

avenue-blank-title = Une feuille d’Avenue
avenue-blank-summary = { $rows } × { $columns } cases, rien n’est encore tracé.

# What both editors say

sheet-link = Ce lien ne contient pas une feuille entière. A-t-il été copié jusqu’au bout ?
edition-link = Ce lien ne contient pas une édition entière. A-t-il été copié jusqu’au bout ?
web-editor-undo = Annuler
web-editor-redo = Rétablir
web-editor-name = Nom
web-editor-scripts = Cette page a besoin de scripts, que votre navigateur n’exécute pas.
web-editor-play = Jouer contre { $name }
web-editor-more = Choisir comment jouer
web-editor-share = Partager
web-editor-link = Lien
web-editor-link-note = Tout est dans le lien : rien n’est gardé sur le serveur.
web-editor-save = Télécharger
web-editor-open = Ouvrir un fichier
web-editor-print = Imprimer
web-editor-shelf = Gardé dans ce navigateur
web-editor-keep = Garder ici
web-editor-none = Encore rien. Ce sur quoi vous travaillez reste ici de toute façon, même si vous quittez la page.
web-editor-js-lost = Le serveur est injoignable pour le moment. Votre travail est en sûreté dans ce navigateur.
web-editor-js-large = { $file } est trop grand : un tel fichier a quelques centaines de lettres.
web-editor-js-unreadable = { $file } ne peut pas être lu.
web-editor-js-refused = { $file } : { $reason }
web-editor-js-opened = { $file } est ouvert. Annuler ramène ce que vous aviez ici.
web-editor-js-brought = Ceci est venu avec le lien. Annuler ramène ce que vous aviez ici.
web-editor-js-kept = « { $name } » est gardé dans ce navigateur.
web-editor-js-full = Ce navigateur ne garde rien pour cette page.
web-editor-js-take = Ouvrir « { $name } »
web-editor-js-drop = Supprimer « { $name } »
web-editor-js-sure = Vraiment supprimer ?
web-editor-js-unnamed = Sans nom
web-editor-js-undone = Annulé.
web-editor-js-redone = Rétabli.

# The editor of sheets (web/templates/sheet.html)

web-sheet-title = Votre propre feuille
web-sheet-lead = Composez en quelques clics la feuille imprimée de votre bloc, ou inventez-en une. Puis jouez dessus, envoyez-la à des amis, ou imprimez-la.
web-sheet-board = La feuille
web-sheet-keys = Les flèches vont de case en case. Une lettre ou un chiffre met le symbole de cette touche, Espace ou Entrée celui qui est choisi, Suppr l’enlève.
web-sheet-palette = Que mettre
web-sheet-size = Taille
web-sheet-rows = Rangées
web-sheet-columns = Colonnes
web-sheet-fewer = { $what ->
    [rows] Une rangée de moins
   *[columns] Une colonne de moins
    }
web-sheet-more = { $what ->
    [rows] Une rangée de plus
   *[columns] Une colonne de plus
    }
web-sheet-starts = Partir de
web-sheet-start = { $sheet ->
    [empty] Vierge
   *[other] Feuille { $sheet }
    }
web-sheet-change = Transformer toute la feuille
web-sheet-mirror = Miroir
web-sheet-turn = Tourner
web-sheet-swap = Échanger les couleurs
web-sheet-file-note = Un fichier texte, tel que le lisent la ligne de commande et cette page.
web-sheet-paper = Papier
web-sheet-a4 = A4
web-sheet-letter = Letter
web-sheet-per-page = Feuilles par page
web-sheet-pdf = PDF
web-sheet-twice = { $symbol ->
    [CP] { $space } : le château violet est déjà sur la feuille, et ne peut y être qu’une fois.
    [CG] { $space } : le château vert est déjà sur la feuille, et ne peut y être qu’une fois.
   *[other] { $space } : la ferme { $symbol } est déjà sur la feuille, et ne peut y être qu’une fois.
    }
web-sheet-grapes = Raisins violets : { $purple } ; verts : { $green }.
web-sheet-no-castle = { $colour ->
    [CP] Pas de château violet : il ne rapportera rien.
   *[CG] Pas de château vert : il ne rapportera rien.
    }
web-sheet-js-ready = Complète : prête à jouer.
web-sheet-js-space = { $space } : { $what }
web-sheet-js-moved = { $what } passe de { $from } à { $space }
web-sheet-js-full = Une feuille a au plus { $spaces } cases et { $columns } colonnes.
web-sheet-js-sized = { $rows } × { $columns }
web-sheet-js-placed = sur la feuille
web-sheet-js-missing = manque encore

# The form of editions (web/templates/edition.html)

web-edition-title = Votre boîte de Paris
web-edition-lead = Il existe plusieurs éditions de Paris. Adaptez cette boîte à la vôtre : touchez ce qui diffère, puis jouez avec.
web-edition-mine = Ma boîte
web-edition-name-note = Lettres, chiffres, espaces, points et tirets.
web-edition-tiles = Tuiles
web-edition-tiles-note = Telles qu’elles sont devant Orange ; Bleu a les mêmes, aux couleurs échangées. Touchez un quart pour le changer, ou allez-y avec Tab et les flèches et appuyez sur O (propre couleur), R (couleur adverse), M (mixte) ou L (réverbère).
web-edition-buildings = Bâtiments
web-edition-buildings-note = Touchez un bâtiment pour changer sa forme ou son nom.
web-edition-starred = Cartes postales étoilées
web-edition-starred-note = Les huit d’une première partie.
web-edition-rays = Grand réverbère
web-edition-rays-note = À combien de cases il éclaire, dans chaque direction.
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
web-edition-differences = Écarts par rapport au standard
web-edition-reset = Tout remettre au standard
web-edition-file-note = Un fichier TOML, tel que le lisent la ligne de commande et cette page.
web-edition-print-note = Imprime une vue d’ensemble de la boîte.
web-edition-shape = La forme
web-edition-shape-keys = Les flèches vont de carreau en carreau, Espace ou Entrée en met ou en enlève un.
web-edition-turn = Tourner
web-edition-mirror = Miroir
web-edition-usual = Remettre au standard
web-edition-done = Terminé
web-edition-place = { $what ->
    [name] Nom
    [starred] Cartes postales à l’étoile
    [tiles] Tuiles
    [tiles-part] Tuile { $part }
    [buildings] Bâtiments
    [buildings-part] { $part }
    [large_light] Grand réverbère
    [large_light-part] Grand réverbère
   *[other] Ce fichier
    }
web-edition-tile-differs = Tuile { $tile }, { $corner ->
    [top-left] en haut à gauche
    [top-right] en haut à droite
    [bottom-left] en bas à gauche
   *[bottom-right] en bas à droite
    } : { $now ->
    [o] propre couleur
    [r] couleur adverse
    [m] mixte
   *[L] réverbère
    } au lieu de { $was ->
    [o] propre couleur
    [r] couleur adverse
    [m] mixte
   *[L] réverbère
    }.
web-edition-name-differs = { $was } s’appelle { $name }.
web-edition-shape-differs = { $how ->
    [turned] { $name } : la même forme, dessinée tournée.
    [over] { $name } : la même forme, retournée.
   *[new] { $name } : une autre forme, taille { $count } au lieu de { $was }.
    }
web-edition-star-differs = { $starred ->
    [yes] { $card } a l’étoile.
   *[no] { $card } n’a pas l’étoile.
    }
web-edition-ray-differs = { $wind ->
    [n] Le Grand réverbère porte à { $now } vers le nord au lieu de { $was }.
    [e] Le Grand réverbère porte à { $now } vers l’est au lieu de { $was }.
    [s] Le Grand réverbère porte à { $now } vers le sud au lieu de { $was }.
    [w] Le Grand réverbère porte à { $now } vers l’ouest au lieu de { $was }.
    [ne] Le Grand réverbère porte à { $now } vers le nord-est au lieu de { $was }.
    [se] Le Grand réverbère porte à { $now } vers le sud-est au lieu de { $was }.
    [sw] Le Grand réverbère porte à { $now } vers le sud-ouest au lieu de { $was }.
   *[nw] Le Grand réverbère porte à { $now } vers le nord-ouest au lieu de { $was }.
    }
web-edition-ray-odd = { $count ->
    [one] Le Grand réverbère a { $count } ligne qui n’est pas droite.
   *[other] Le Grand réverbère a { $count } lignes qui ne sont pas droites.
    }
web-edition-js-ready = { $count ->
    [one] Un écart. On peut jouer avec cette boîte.
   *[other] { $count } écarts. On peut jouer avec cette boîte.
    }
web-edition-js-standard = C’est la boîte standard. Touchez ce qui est différent dans la vôtre.
web-edition-js-tile = Tuile { $tile }
web-edition-js-quarter = { $corner ->
    [top-left] en haut à gauche
    [top-right] en haut à droite
    [bottom-left] en bas à gauche
   *[bottom-right] en bas à droite
    } : { $kind ->
    [o] propre couleur
    [r] couleur adverse
    [m] mixte
   *[L] réverbère
    }
web-edition-js-tally = Chaque joueur a { $o ->
        [one] { $o } case de sa couleur
       *[other] { $o } cases de sa couleur
    }, { $r } de celle de l’adversaire, { $m ->
        [one] { $m } mixte
       *[other] { $m } mixtes
    }, et { $l ->
    [one] { $l } réverbère
   *[other] { $l } réverbères
    }.
web-edition-js-building = { $name }, taille { $size }
web-edition-js-differs = diffère du standard
web-edition-js-back = Remettre au standard
web-edition-js-square = Rangée { $row }, colonne { $column } : { $set ->
    [yes] partie du bâtiment
   *[no] libre
    }
web-edition-js-starred = { $count } sur 8 choisies
web-edition-js-odd = { $count ->
    [one] { $count } autre ligne, venue d’un fichier, n’est pas droite.
   *[other] { $count } autres lignes, venues d’un fichier, ne sont pas droites.
    }

# The forms of new games (web/templates/games)

web-new-avenue-editor = Composer une feuille
web-new-paris-box = La boîte
web-new-paris-standard = La boîte standard
web-new-paris-own-box = Votre propre boîte
web-new-paris-editor = Ma boîte est différente
