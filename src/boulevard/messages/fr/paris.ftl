# Options of Paris

paris-option-postcards = Les huit cartes postales : celles à l’étoile, huit au hasard, ou une liste de huit noms.
paris-option-starts = Qui joue le premier coup.
paris-option-penseur = Quelles cases libres compte la Statue : celles de toute couleur, ou seulement de son propriétaire.
paris-option-fountain = Combien de cases prend la Fontaine.
paris-option-mirror = Si l’on peut retourner les bâtiments.
paris-option-edition = La boîte : « standard », ou le chemin d’un fichier d’édition à vous.
bad-postcards = Les cartes postales ne peuvent pas être { $value } : donnez « starred », « random » ou { $count } différentes parmi { $names }.
bad-postcards-count = Choisissez exactement { $count ->
    [one] une carte postale
   *[other] { $count } cartes postales
    } ; vous en avez choisi { $picked }.

# Editions of Paris

edition-unknown = Il n’y a pas d’édition « { $name } » ; il y a : { $names }. La vôtre se donne par le chemin d’un fichier .toml.
edition-unreadable = Impossible de lire { $path } : { $reason }
edition-not-toml = { $file } n’est pas du TOML : { $reason }
edition-too-deep = { $file } : une clé y a trop de parties.
edition-key = { $where } : « { $place } » ne fait pas partie d’une édition ; il peut y avoir { $known }.
edition-line = { $file }, ligne { $line }
edition-name = { $where } : une édition a un nom fait de lettres, chiffres, espaces, points et tirets.
edition-no-table = { $where } : la table [{ $place }] manque.
edition-starred = { $where } : starred doit contenir huit noms différents parmi { $names }.
edition-tiles = { $where } : il doit y avoir les tuiles 1 à { $count }.
edition-tile = { $where } : { $tile } n’est pas une tuile ; écrivez deux rangées de deux lettres parmi o, r, m, L, comme "oL/or".
edition-buildings = { $where } : il doit y avoir { $count } bâtiments.
edition-names = { $where } : les noms des bâtiments doivent différer autrement que par la casse, et aucun n’est « garden ».
edition-building-name = { $where } : { $place } doit avoir jusqu’à huit lettres et chiffres, et commencer par une lettre.
edition-shape = { $where } : { $name } doit être une liste de rangées de même longueur, huit sur huit au plus, faites de X et de points.
edition-size = { $where } : { $name } doit avoir de 1 à { $most } cases.
edition-pieces = { $where } : les cases de { $name } ne tiennent pas ensemble.
edition-rays = { $where } : rays doit être une liste de 1 à { $most } lignes.
edition-ray = { $where } : une ligne est une liste de 1 à { $most } pas [est, nord], chacun de -7 à 7.

# Reading moves of Paris

notation-not-text = Un coup est un texte, pas { $text }.
notation-long = Un coup a au plus { $most } caractères.
notation-verb = « { $text } » : « { $verb } » n’est pas un coup ; les coups commencent par { $verbs }.
notation-rest = « { $text } » : « { $rest } » est de trop.
notation-missing-space = « { $text } » : il manque une case, comme c4.
notation-missing-building = « { $text } » : il manque un bâtiment.
notation-missing-angle = « { $text } » : il manque la rotation : 0, 90, 180 ou 270.
notation-missing-side = « { $text } » : il manque le côté vers lequel regarde la Statue : n, e, s ou w.
notation-space = « { $text } » : « { $word } » n’est pas une case ; les cases vont de a1 à h8.
notation-twice = « { $text } » : une case y est deux fois.
notation-building = « { $text } » : « { $word } » n’est pas un bâtiment ; il y a { $names }.
notation-angle = « { $text } » : « { $word } » n’est pas une rotation ; c’est 0, 90, 180 ou 270.
notation-side = « { $text } » : « { $word } » n’est pas un côté ; c’est n, e, s ou w.

# Why a move of Paris is not legal

illegal = « { $verb } » n’est pas possible ainsi maintenant.
illegal-square = { $space } n’est pas la case en bas à gauche d’un carré ; son carré est { $corner }.
illegal-shape = { $building } n’a pas cette forme.
illegal-mirror = Il faudrait retourner { $building }, ce que les options de cette partie ne permettent pas.
illegal-pair = { $card } demande deux cases côte à côte.
illegal-no-building = Il n’y a pas de bâtiment en { $space }.
illegal-phase-one = « { $verb } » est pour la phase 2 ; maintenant on pose des tuiles et on réserve des bâtiments.
illegal-phase-two = « { $verb } » est pour la phase 1 ; maintenant on construit et on active des cartes postales.
illegal-pass-one = Seul peut passer qui a posé ses huit tuiles.
illegal-pass-two = Seul peut passer qui n’a plus de jeton et ne pourrait rien construire sans un droit de Metropolitain ou de Chartier.
illegal-no-tile = Les huit tuiles sont posées : réservez un bâtiment, ou passez.
illegal-paved = Le carré { $square } est déjà pavé.
illegal-building-reserve = { $building } est dans la réserve { $seat ->
    [orange] d’Orange
    [blue] de Bleu
   *[other] de { $seat }
    }.
illegal-building-built = { $building } a été construit par { $seat ->
    [orange] Orange
    [blue] Bleu
   *[other] { $seat }
    }.
illegal-building-pool = { $building } est encore dans l’offre, pas dans votre réserve.
illegal-no-chimney = Il ne reste pas de cheminée, donc rien ne peut être construit.
illegal-card-used = { $card } a été activée par { $seat ->
    [orange] Orange
    [blue] Bleu
   *[other] { $seat }
    }.
illegal-card-absent = { $card } n’est pas parmi les cartes postales de cette partie.
illegal-no-token = Il ne reste pas de jeton.
illegal-fountain = La Fontaine prend { $count ->
    [one] { $count } case
   *[other] { $count } cases
    } dans cette partie.
illegal-penseur = La Statue doit regarder une case libre du plateau.
illegal-annex = L’Annexe doit toucher un côté de ce bâtiment, et le bâtiment doit être à vous.
illegal-taken = Occupé : { $spaces }.
illegal-lamp = Une case de réverbère ne peut pas être couverte ici sans Metropolitain : { $spaces }.
illegal-lamps = Metropolitain ne permet de couvrir qu’une case de réverbère : { $spaces }.
illegal-colour = Mauvaise couleur : { $spaces } ({ $colour ->
    [orange] orange
    [blue] bleu
   *[other] { $colour }
    }).
illegal-colours = Chartier ne permet de couvrir qu’une case de la couleur adverse : { $spaces } ({ $colour ->
    [orange] orange
    [blue] bleu
   *[other] { $colour }
    }).
illegal-not-own = { $space } n’est pas { $colour ->
    [orange] orange
    [blue] bleue
   *[other] { $colour }
    }.
illegal-not-lamp = { $space } n’est pas une case de réverbère.

# Paris in characters (games/paris/text.py)

text-pool = Offre : { $pool }
text-seat = { $seat ->
    [orange] Orange
    [blue] Bleu
   *[other] { $seat }
    } : réserve { $reserve } ; cheminées { $chimneys }, jetons { $tokens } ; { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
text-hand = Tuile { $tile } { $seat ->
    [orange] d’Orange
    [blue] de Bleu
   *[other] de { $seat }
    } : { $top } / { $bottom }
text-postcards = Cartes postales : { $cards }
text-turn = Phase { $phase }, à { $seat ->
    [orange] Orange
    [blue] Bleu
   *[other] { $seat }
    } de jouer.
text-over = La partie est finie.

# Drawings of Paris (games/paris/draw.py)

paris-draw-title = Paris, phase { $phase }
paris-draw-over = La partie est finie.
paris-draw-turn = À { $seat } de jouer.
paris-draw-paved = Cases pavées : { $count } sur 64.
paris-draw-summary = { $seat } : { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
    } sur le plateau, { $reserve } en réserve, { $total ->
    [one] { $total } point
   *[other] { $total } points
    }.
paris-draw-space = { $space } : { $kind }.
paris-draw-kind-orange = pavés orange, en éventail
paris-draw-kind-blue = pavés bleus, en rangs droits
paris-draw-kind-mixed = pavés mixtes
paris-draw-kind-light = réverbère
paris-draw-kind-empty = non pavé
paris-draw-free = Libre.
paris-draw-holds = Ici : { $what }.
paris-draw-lit = Lumières reçues : { $count }.
paris-draw-last = Dernier coup.
paris-draw-building = { $what } ({ $seat }) en { $spaces } : taille { $size }, lumières : { $lights }.
paris-draw-piece = { $what } ({ $seat }) en { $spaces }.
paris-draw-faces = Regarde vers : { $side }.
paris-draw-side-n = nord
paris-draw-side-e = est
paris-draw-side-s = sud
paris-draw-side-w = ouest
paris-draw-what-garden = Jardin
paris-draw-what-painter = Peintre
paris-draw-what-dancer = Danseuse
paris-draw-what-statue = Statue
paris-draw-what-fountain = Fontaine
paris-draw-what-annex = Annexe
paris-draw-what-streetlight = Réverbère
paris-draw-what-large-streetlight = Grand réverbère
paris-draw-pool = Offre
paris-draw-in-pool = { $what } dans l’offre, taille { $size }.
paris-draw-in-reserve = { $what } en réserve ({ $seat }), taille { $size }.
paris-draw-hand = Tuile { $tile } en main ({ $seat }) : { $spaces }.
paris-draw-pile = Tuiles restant dans la pile ({ $seat }) : { $count }.
paris-draw-chimneys = Cheminées restantes ({ $seat }) : { $count }.
paris-draw-tokens = Jetons restants ({ $seat }) : { $count }.
paris-draw-right = { $seat } peut encore se servir de { $card }.
paris-draw-score = { $seat } : lumière { $light }, plus grand groupe { $group }, non construit { $unbuilt }, cartes postales { $postcards }, total { $total }.
paris-draw-card-open = { $card } : face visible.
paris-draw-card-used = { $card } : activée par { $seat }.
paris-draw-card-points = Donne des points à la fin.
paris-draw-card-levitation = Levitation
paris-draw-card-metropolitain = Metropolitain
paris-draw-card-jardin = Jardin des Plantes
paris-draw-card-sacre-coeur = Sacré-Coeur
paris-draw-card-peintre = Le Peintre
paris-draw-card-chartier = Chartier
paris-draw-card-bouquinistes = Bouquinistes sur la Seine
paris-draw-card-lampadaire = Lampadaire
paris-draw-card-moulin-rouge = Moulin Rouge
paris-draw-card-penseur = Le Penseur
paris-draw-card-fontaine = Fontaine des Mers
paris-draw-card-grande-lumiere = La Grande Lumière

# Pictures of single things of Paris (games/paris/pieces.py)

paris-piece-of = { $what } ({ $seat })
paris-piece-building = { $what }, taille { $size }
paris-piece-tile = Tuile
paris-piece-face-down = { $what }, face cachée
paris-piece-chimney = Cheminée
paris-piece-token = Jeton
paris-piece-facing = Là où regarde la Statue

# Score sheets of Paris as a story (games/paris/story.py)

paris-story-line-light = Lumière
paris-story-line-group = Plus grand groupe
paris-story-line-unbuilt = Non construit
paris-story-line-postcards = Cartes postales
paris-story-light = { $what } (taille { $size }), lumière de { $lamps } : { $size } × { $count } = { $points }
paris-story-dark = { $what } (taille { $size }) n’est pas éclairé : 0
paris-story-group = Plus grand groupe, { $names } : { $points }
paris-story-unbuilt = Non construit, { $names } : { $points }
paris-story-spared = Non construit, { $names } : 0, grâce à { $card }
paris-story-peintre = { $card }, réverbères dans le champ du Peintre : { $count } × { $each } = { $points }
paris-story-moulin-rouge = { $card }, cases libres dans le champ de la Danseuse : { $points }
paris-story-penseur = { $card }, cases libres à côté de la Statue { $sides } × { $side }, à ses coins { $corners } × { $corner } : { $points }
paris-story-penseur-blocked = { $card }, la case devant la Statue est prise : 0
paris-story-fontaine = { $card }, bâtiments qui touchent la Fontaine, { $names } : { $count } × { $each } = { $points }
paris-story-fontaine-dry = { $card }, aucun bâtiment de son propriétaire ne touche la Fontaine : 0
