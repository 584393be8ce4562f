# Avenue

avenue-option-sheet = La feuille : A, B ou C, ou la vôtre, sous forme de rangées de symboles ou de chemin d’un fichier .txt.
avenue-option-players = Le nombre de joueurs, de 1 à 100.
sheet-unknown = Il n’y a pas de feuille « { $name } ». Choix possibles : { $names }. Pour la vôtre, donnez ses rangées ou le chemin d’un fichier .txt.
sheet-unreadable = Impossible de lire { $path } : { $reason }
sheet-rows = Une feuille est une liste de rangées de symboles séparés par des espaces.
sheet-length = La rangée { $row } a { $count ->
    [one] { $count } case
   *[other] { $count } cases
    }, mais la première en a { $expected }.
sheet-size = Une feuille a au plus { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
    } et { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
    }.
sheet-symbol = Rangée { $row }, colonne { $column } : « { $symbol } » n’est pas un symbole ; utilisez A à F, CP, CG, P1 à P3, G1 à G3 ou un point.
sheet-twice = Rangée { $row }, colonne { $column } : { $symbol } est déjà sur la feuille ; chaque ferme et chaque château n’y figure qu’une fois.
sheet-farms = Toutes les fermes, de A à F, doivent être sur la feuille ; il manque : { $farms }.
record-deck = { $where } doit être la pioche complète : { $cards }.
record-sheet = { $where } : { $reason }
record-sheet-name = { $where } doit être la lettre d’une feuille, ou les rangées de la vôtre.
avenue-notation-space = « { $text } » : « { $word } » n’est pas une case ; les cases vont de a1 à { $last }.
illegal-off-sheet = { $space } n’est pas sur la feuille ; ses cases vont de a1 à { $last }.
illegal-road = Il y a déjà une route dans cette case.
illegal-peek = Vous avez déjà utilisé votre coup d’œil dans cette manche.
missing-extra = Cette fonction demande un paquet qui n’est pas installé : pip install 'boulevard[{ $extra }]'
avenue-yellow = jaune
avenue-grey = grise
avenue-text-round = Manche { $round }, ferme { $farm } (fermes jusqu’ici : { $farms })
avenue-text-card = Carte { $number } { $road }, { $colour } ; cartes jaunes dans cette manche : { $yellow } sur { $yellows }
avenue-text-scores = Fermes { $scores } ; grappes reliées à la ferme de cette manche { $grapes } ; châteaux { $purple } + { $green } ; malus { $penalty } ; total { $total }

# Drawings of Avenue (games/avenue/drawing/draw.py). A player comes with a name.

avenue-draw-more = … et encore { $count }
avenue-draw-title = Avenue, manche { $round }
avenue-draw-over = La partie est terminée.
avenue-draw-turn = À { $player } de choisir.
avenue-draw-winner = { $player } gagne.
avenue-draw-winners = Victoire partagée des joueurs { $numbers }.
avenue-draw-round = Manche { $round } sur { $rounds }
avenue-draw-end = Fin
avenue-draw-summary = { $player } : { $roads ->
    [one] { $roads } route
   *[other] { $roads } routes
    }, { $total ->
    [one] { $total } point
   *[other] { $total } points
    }.
avenue-draw-sheet = Feuille ({ $player }).
avenue-draw-space = { $space } : { $what }.
avenue-draw-empty = vide
avenue-draw-farm = ferme { $farm }
avenue-draw-farm-now = Ferme { $farm }, celle de cette manche.
avenue-draw-farm-played = Ferme { $farm }, déjà jouée.
avenue-draw-farm-waiting = Ferme { $farm }.
avenue-draw-castle-purple = château violet, toits pointus
avenue-draw-castle-green = château vert, créneaux
avenue-draw-grapes-purple = grappes violettes, { $count }
avenue-draw-grapes-green = grappes vertes, { $count }
avenue-draw-road = Route { $number }, { $sides }.
avenue-draw-sides-top-left = haut et gauche
avenue-draw-sides-top-right = haut et droite
avenue-draw-sides-bottom-right = bas et droite
avenue-draw-sides-bottom-left = bas et gauche
avenue-draw-sides-left-right = gauche et droite
avenue-draw-sides-top-bottom = haut et bas
avenue-draw-joined = Case reliée à la ferme { $farm }.
avenue-draw-joined-purple = Case reliée au château violet.
avenue-draw-joined-green = Case reliée au château vert.
avenue-draw-last = Dernier coup.
avenue-draw-chosen = Votre choix : route { $number }, { $sides }.
avenue-draw-card-yellow = Carte jaune, qui rapproche la fin de la manche : route { $number }, { $sides }.
avenue-draw-card-grey = Carte grise : route { $number }, { $sides }.
avenue-draw-farm-card = La ferme de cette manche : { $farm }.
avenue-draw-next-farm = La prochaine ferme, vue d’un coup d’œil : { $farm }.
avenue-draw-farm-deck = La prochaine carte de ferme, face cachée.
avenue-draw-yellow = Cartes jaunes dans cette manche : { $count } sur { $yellows }.
avenue-draw-left = Route { $number }, { $sides }. Encore dans la pioche : { $yellow ->
        [one] { $yellow } jaune
       *[other] { $yellow } jaunes
    }, { $grey ->
        [one] { $grey } grise
       *[other] { $grey } grises
    }.
avenue-draw-deck = encore dans la pioche
avenue-draw-to-act = { $player } n’a pas encore choisi.
avenue-draw-acted = { $player } a choisi.
avenue-draw-peeked = { $player } a utilisé son coup d’œil dans cette manche.
avenue-draw-may-peek = { $player } n’a pas utilisé son coup d’œil dans cette manche.
avenue-draw-score = Manche { $round }, ferme { $farm } : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
avenue-draw-score-open = Manche { $round }, ferme { $farm } : { $points ->
    [one] { $points } grappe reliée
   *[other] { $points } grappes reliées
    } jusqu’ici ; il en faut plus de { $beat }.
avenue-draw-score-later = Manche { $round } : pas encore jouée.
avenue-draw-points-purple = Château violet : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
avenue-draw-points-green = Château vert : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
avenue-draw-penalty = Fermes à 0 : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
avenue-draw-total = Total : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.

# Pictures of single things of Avenue (games/avenue/drawing/pieces.py)

avenue-piece-farm-card = Carte de ferme { $farm }
avenue-piece-farm-back = Carte de ferme, face cachée
avenue-piece-farm = Ferme
avenue-piece-grapes-purple = Grappes violettes
avenue-piece-grapes-green = Grappes vertes
avenue-piece-peek = Jeter un œil à la prochaine carte de ferme
avenue-piece-yellow = Carte jaune
avenue-piece-penalty = Une ferme à 0

# Score sheets of Avenue, line by line (games/avenue/views/explanation.py)

avenue-explain-line-farm = Manche { $round }, ferme { $farm }
avenue-explain-line-purple = Château violet
avenue-explain-line-green = Château vert
avenue-explain-line-penalty = Malus
avenue-explain-farm = Manche { $round }, ferme { $farm }, plus de { $beat } : { $points }
avenue-explain-farm-zero = Manche { $round }, ferme { $farm }, pas plus de { $beat } : 0
avenue-explain-running = Manche { $round }, ferme { $farm }, grappes jusqu’ici : { $points } (il en faut plus de { $beat })
avenue-explain-purple = Grappes violettes reliées au château violet : { $points }
avenue-explain-green = Grappes vertes reliées au château vert : { $points }
avenue-explain-penalty = Ferme { $farm } à 0 : { $points }

# The printed pad (games/avenue/drawing/pad.py)

avenue-pad-title = Avenue, feuille { $name }
avenue-pad-name = Nom
avenue-pad-advice = Chaque ferme doit rapporter plus que la précédente, sinon elle rapporte 0 ; chaque 0 coûte { $penalty } à la fin.
avenue-pad-ticks = Écrivez la lettre de la ferme dans le cercle. Cochez un petit cercle par carte jaune, et l’œil quand vous utilisez votre coup d’œil.
avenue-pad-total = Total
avenue-pad-foot = Boulevard

# Positions (games/avenue/positions/position.py)

avenue-position-cards = { $where } : au moins une carte doit être retournée.
avenue-position-card-text = Une carte s’écrit avec sa route et sa couleur, comme 3y5g ; ajoutez un point si la partie est finie, puis + et les cartes suivantes que vous connaissez.
avenue-position-deck = { $where } : il y a trop de { $card } ; la pioche en compte { $count }.
avenue-position-over = { $where } : la partie était finie avant la dernière de ces cartes.
avenue-position-not-over = { $where } : la partie est finie quand la dernière carte retournée est la jaune numéro { $count }.
avenue-position-farm-twice = { $where } : une ferme figure deux fois.
avenue-position-farms = { $where } : { $count ->
    [one] { $count } ferme a déjà été retournée
   *[other] { $count } fermes ont déjà été retournées
    } ; indiquez-les toutes.
avenue-position-players = { $where } : une partie compte de 1 à { $most } joueurs.
avenue-position-player = Le joueur { $number } doit s’écrire ainsi : { $names }.
avenue-position-rows = { $where } : indiquez les cases rangée par rangée, { $rows } × { $columns }, avec / entre les rangées ; chaque case est une route de 1 à 6 ou un point.
avenue-position-scores = { $where } : il faut un score par manche terminée : { $count }.
avenue-position-peek-twice = { $where } : une manche figure deux fois.
avenue-position-choice = { $where } : ce joueur ne peut pas avoir choisi cela.
avenue-position-ended = { $where } : la partie est finie, il n’y a plus rien à choisir.
avenue-position-nobody = { $where } : tout le monde a choisi, il faut retourner la carte suivante.

# What is odd about a position (games/avenue/positions/oddities.py)

avenue-oddity-turns = { $player } : routes tracées { $roads }, coups d’œil { $peeks }, cartes jouées { $cards }. Le compte n’y est pas.
avenue-oddity-roads = { $player } : la route { $road } est tracée plus souvent ({ $count }) qu’elle n’est sortie ({ $cards }).
avenue-oddity-rising = { $player } : le score de la manche { $round } ({ $points }) ne dépasse pas le précédent ({ $before }) ; il devrait être 0.
avenue-oddity-points = { $player } : le score de la manche { $round } ({ $points }) dépasse les grappes reliées à cette ferme ({ $grapes }).
