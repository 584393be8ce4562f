# Options of Paris

paris-option-postcards = Les cartes postales : les étoilées, autant au hasard, ou une liste d’autant de noms.
paris-option-starts = Le joueur qui commence.
paris-option-penseur = Les cases libres que compte la Statue : de toutes les couleurs, ou seulement de la couleur de son propriétaire.
paris-option-fountain = Le nombre de cases que prend la Fontaine.
paris-option-mirror = Si l’on peut retourner les bâtiments.
paris-option-edition = La boîte : « standard », ou le chemin d’un fichier d’édition à vous.
bad-postcards = Les cartes postales ne peuvent pas être { $value } : donnez « starred », « random », ou { $count ->
    [one] { $count } carte
   *[other] { $count } cartes différentes
    } parmi { $names }.
bad-postcards-count = Choisissez exactement { $count ->
    [one] { $count } carte postale
   *[other] { $count } cartes postales
    } ; vous en avez choisi { $picked }.

# Editions of Paris

edition-unknown = Il n’y a pas d’édition « { $name } ». Choix possibles : { $names }. Pour la vôtre, donnez le chemin d’un fichier .toml.
edition-unreadable = Impossible de lire { $path } : { $reason }
edition-not-toml = { $file } n’est pas du TOML : { $reason }
edition-too-deep = { $file } contient une clé qui a trop de parties.
edition-key = { $where } : « { $place } » ne fait pas partie d’une édition ; elle peut contenir { $known }.
edition-line = { $file }, ligne { $line }
edition-name = { $where } : le nom d’une édition peut contenir des lettres, des chiffres, des espaces, des points et des tirets.
edition-no-table = { $where } : la table [{ $place }] manque.
edition-starred = { $where } : starred doit contenir { $count } noms différents parmi { $names }.
edition-tiles = { $where } : il faut les tuiles 1 à { $count }.
edition-tile = { $where } : { $tile } n’est pas une tuile ; écrivez deux rangées de deux lettres parmi o, r, m et L, par exemple "oL/or".
edition-buildings = { $where } : il faut exactement { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
    }.
edition-names = { $where } : les noms des bâtiments doivent différer par plus que la casse, et aucun ne peut être « garden ».
edition-building-name = { $where } : { $place } doit avoir huit lettres et chiffres au plus, et commencer par une lettre.
edition-shape = { $where } : { $name } doit être une liste de rangées de même longueur, de huit sur huit au plus, faites de X et de points.
edition-size = { $where } : { $name } doit avoir de 1 à { $most ->
    [one] { $most } case
   *[other] { $most } cases
    }.
edition-pieces = { $where } : les cases de { $name } doivent toutes se toucher.
edition-rays = { $where } : rays doit être une liste de 1 à { $most ->
    [one] { $most } ligne
   *[other] { $most } lignes
    }.
edition-ray = { $where } : une ligne est une liste de pas [est, nord], chacun de -7 à 7, et compte au plus { $most ->
    [one] { $most } pas
   *[other] { $most } pas
    }.

# Reading moves of Paris

notation-not-text = Un coup est un texte, pas { $text }.
notation-long = Un coup compte au plus { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
    }.
notation-verb = « { $text } » : « { $verb } » n’est pas un coup ; les coups commencent par { $verbs }.
notation-rest = « { $text } » : « { $rest } » est de trop.
notation-missing-space = « { $text } » : il manque une case, par exemple c4.
notation-missing-building = « { $text } » : il manque le bâtiment.
notation-missing-angle = « { $text } » : il manque la rotation : 0, 90, 180 ou 270.
notation-missing-side = « { $text } » : il manque la direction dans laquelle regarde la Statue : n, e, s ou w.
notation-space = « { $text } » : « { $word } » n’est pas une case ; les cases vont de a1 à h8.
notation-twice = « { $text } » : une case est nommée deux fois.
notation-building = « { $text } » : « { $word } » n’est pas un bâtiment. Choix possibles : { $names }.
notation-angle = « { $text } » : « { $word } » n’est pas une rotation ; il faut 0, 90, 180 ou 270.
notation-side = « { $text } » : « { $word } » n’est pas une direction ; il faut n, e, s ou w.

# Why a move of Paris is not legal. A seat comes as its id (orange, blue).

illegal = « { $verb } » n’est pas possible de cette façon pour le moment.
illegal-square = { $space } n’est pas la case en bas à gauche d’un emplacement ; le sien est { $corner }.
illegal-shape = { $building } n’a pas cette forme.
illegal-mirror = Il faudrait retourner { $building }, ce que les options de cette partie ne permettent pas.
illegal-pair = { $card } demande deux cases côte à côte.
illegal-no-building = Il n’y a pas de bâtiment en { $space }.
illegal-phase-one = « { $verb } » se joue en phase 2 ; en phase 1, vous posez des tuiles et réservez des bâtiments.
illegal-phase-two = « { $verb } » se joue en phase 1 ; en phase 2, vous construisez et activez des cartes postales.
illegal-pass-one = Vous ne pouvez passer qu’après avoir posé vos huit tuiles.
illegal-pass-two = Vous ne pouvez passer que si vous n’avez plus de jeton et rien à construire sans utiliser Métropolitain ou Chartier.
illegal-no-tile = Toutes vos tuiles sont posées : réservez un bâtiment ou passez.
illegal-paved = L’emplacement { $square } est déjà pavé.
illegal-building-reserve = { $seat ->
    [orange] { $building } est dans la réserve d’Orange.
   *[blue] { $building } est dans la réserve de Bleu.
    }
illegal-building-built = { $seat ->
    [orange] Orange a déjà construit { $building }.
   *[blue] Bleu a déjà construit { $building }.
    }
illegal-building-pool = { $building } est encore dans l’offre, pas dans votre réserve.
illegal-no-chimney = Vous n’avez plus de cheminée : vous ne pouvez plus construire.
illegal-card-used = { $seat ->
    [orange] Orange a déjà activé { $card }.
   *[blue] Bleu a déjà activé { $card }.
    }
illegal-card-absent = { $card } ne fait pas partie des cartes postales de cette partie.
illegal-no-token = Vous n’avez plus de jeton.
illegal-no-room = Il n’y a plus de place pour { $building } sur le plateau.
illegal-nowhere = Il n’y a de place nulle part sur le plateau.
illegal-reserve-empty = Votre réserve est vide : vous n’avez aucun bâtiment à rendre.
illegal-pool-empty = L’offre est vide : il n’y a aucun bâtiment à prendre.
illegal-fountain = Dans cette partie, la Fontaine prend { $count ->
    [one] { $count } case
   *[other] { $count } cases
    }.
illegal-penseur = La Statue doit faire face à une case libre du plateau.
illegal-annex = L’Annexe doit toucher ce bâtiment par un côté, et le bâtiment doit être à vous.
illegal-taken = Déjà occupé : { $spaces }.
illegal-lamp = Ici, vous ne pouvez pas couvrir de case de réverbère sans Métropolitain : { $spaces }.
illegal-lamps = Métropolitain ne permet de couvrir qu’une case de réverbère : { $spaces }.
illegal-colour = { $colour ->
    [orange] Ces cases sont orange : { $spaces }.
   *[blue] Ces cases sont bleues : { $spaces }.
    }
illegal-colours = { $colour ->
    [orange] Chartier ne permet de couvrir qu’une case orange : { $spaces }.
   *[blue] Chartier ne permet de couvrir qu’une case bleue : { $spaces }.
    }
illegal-not-own = { $colour ->
    [orange] La case { $space } n’est pas orange.
   *[blue] La case { $space } n’est pas bleue.
    }
illegal-not-lamp = { $space } n’est pas une case de réverbère.

# Paris in characters (games/paris/views/text.py). A seat comes as its id (orange, blue).

text-pool = Offre : { $pool }
text-seat = { $seat ->
    [orange] Orange
   *[blue] Bleu
    } : réserve { $reserve } ; cheminées { $chimneys }, jetons { $tokens } ; { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
text-hand = Tuile { $tile } { $seat ->
    [orange] d’Orange
   *[blue] de Bleu
    } : { $top } / { $bottom }
text-postcards = Cartes postales : { $cards }
text-turn = Phase { $phase }, { $seat ->
    [orange] à Orange
   *[blue] à Bleu
    } de jouer.
text-over = La partie est terminée.

# Drawings of Paris (games/paris/drawing/draw.py). A seat comes with its name.

paris-draw-title = Paris, phase { $phase }
paris-draw-over = La partie est terminée.
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
paris-draw-lit = { $count ->
    [0] Non éclairée.
    [one] Éclairée par un réverbère.
   *[other] Éclairée par { $count } réverbères.
    }
paris-draw-last = Dernier coup.
paris-draw-building = { $what } ({ $seat }) en { $spaces } : taille { $size }, { $lights ->
    [0] non éclairé
    [one] éclairé par un réverbère
   *[other] éclairé par { $lights } réverbères
    }.
paris-draw-piece = { $what } ({ $seat }) en { $spaces }.
paris-draw-faces = Direction du regard : { $side }.
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
paris-draw-what-large-streetlight = Grand Réverbère
paris-draw-pool = Offre
paris-draw-in-pool = { $what } dans l’offre, taille { $size }.
paris-draw-in-reserve = { $what } en réserve ({ $seat }), taille { $size }.
paris-draw-hand = Tuile { $tile } en main ({ $seat }) : { $spaces }.
paris-draw-pile = Tuiles restant dans la pile ({ $seat }) : { $count }.
paris-draw-chimneys = Cheminées restantes ({ $seat }) : { $count }.
paris-draw-tokens = Jetons restants ({ $seat }) : { $count }.
paris-draw-right = { $seat } peut encore utiliser { $card }.
paris-draw-score = { $seat } : lumière { $light }, plus grand groupe { $group }, non construits { $unbuilt }, cartes postales { $postcards }, total { $total }.
paris-draw-card-open = { $card } : disponible.
paris-draw-card-used = { $card } : activée par { $seat }.
paris-draw-card-points = Rapporte des points à la fin.
paris-draw-card-levitation = Lévitation
paris-draw-card-metropolitain = Métropolitain
paris-draw-card-jardin = Jardin des Plantes
paris-draw-card-sacre-coeur = Sacré-Cœur
paris-draw-card-peintre = Le Peintre
paris-draw-card-chartier = Chartier
paris-draw-card-bouquinistes = Bouquinistes sur la Seine
paris-draw-card-lampadaire = Lampadaire
paris-draw-card-moulin-rouge = Moulin Rouge
paris-draw-card-penseur = Le Penseur
paris-draw-card-fontaine = Fontaine des Mers
paris-draw-card-grande-lumiere = La Grande Lumière

# Pictures of single things of Paris (games/paris/drawing/pieces.py)

paris-piece-of = { $what } ({ $seat })
paris-piece-building = { $what }, taille { $size }
paris-piece-tile = Tuile
paris-piece-face-down = { $what }, face cachée
paris-piece-chimney = Cheminée
paris-piece-token = Jeton
paris-piece-facing = Direction dans laquelle regarde la Statue

# Score sheets of Paris, line by line (games/paris/views/explanation.py)

paris-explain-line-light = Lumière
paris-explain-line-group = Plus grand groupe
paris-explain-line-unbuilt = Non construits
paris-explain-line-postcards = Cartes postales
paris-explain-light = { $what } (taille { $size }), réverbères en { $lamps } : { $size } × { $count } = { $points }
paris-explain-dark = { $what } (taille { $size }), non éclairé : 0
paris-explain-group = Plus grand groupe, { $names } : { $points }
paris-explain-unbuilt = Non construits, { $names } : { $points }
paris-explain-spared = Non construits, { $names } : 0, grâce à { $card }
paris-explain-peintre = { $card }, réverbères dans la zone du Peintre : { $count } × { $each } = { $points }
paris-explain-moulin-rouge = { $card }, cases libres dans la zone de la Danseuse : { $points }
paris-explain-penseur = { $card }, cases libres aux côtés de la Statue { $sides } × { $side }, à ses coins { $corners } × { $corner } : { $points }
paris-explain-penseur-blocked = { $card }, la case devant la Statue est occupée : 0
paris-explain-fontaine = { $card }, bâtiments qui touchent la Fontaine, { $names } : { $count } × { $each } = { $points }
paris-explain-fontaine-dry = { $card }, aucun bâtiment de son propriétaire ne touche la Fontaine : 0
