# Errors any game can give

compiling = Compilation des règles de { $title }. Cela n’arrive qu’une fois et prend jusqu’à une demi-minute…
unknown-game = Il n’y a pas de jeu « { $name } ». Choix possibles : { $names }.
game-broken = Impossible de charger le jeu « { $name } » de { $origin }, il est ignoré : { $reason }
face-broken = Impossible de charger ce que « { $game } » apporte au navigateur, c’est ignoré : { $reason }
no-rules = Il n’y a pas de page de règles pour { $title }.
not-on-paper = { $title } ne se joue pas sur papier.
no-drawing = { $title } n’a pas de dessin.
no-positions = { $title } n’a pas de notation pour les positions.
bad-array = Il faut un tableau de la forme { $wanted }, pas { $kind }.
strided-array = Le tableau où écrire doit être contigu (ordre C).
read-only-array = Le tableau où écrire est en lecture seule.
bad-heads = Il faut un nombre par tête ({ $count }) sur le dernier axe, mais le tableau est de forme { $shape }.
heads-beyond = Un nombre est trop grand pour sa tête ({ $sizes }).
no-outcomes = { $title } ne peut pas énumérer ce que le hasard peut apporter.
too-many-outcomes = { $count ->
    [one] { $count } état correspond
   *[other] { $count } états correspondent
    } à ce que l’on sait ; la limite est { $limit }.
unknown-option = { $game } n’a pas d’option « { $name } ». Options possibles : { $names }.
bad-option = L’option { $name } ne peut pas être { $value } ; valeurs possibles : { $values }.
bad-seed = Une graine est un nombre entier ou un texte, de { $most ->
    [one] { $most } bit ou caractère
   *[other] { $most } bits ou caractères
    } au plus.
bad-states = Il faut un tableau d’états de ce jeu (un axe, octets par état : { $size }), pas { $kind }.
strided-states = Ces états ne se suivent pas en mémoire ; faites-en d’abord une copie (states.copy()).
hidden-states = Ligne { $row } : cet état contient de l’inconnu, on ne peut pas jouer à partir de lui. Complétez-le d’abord (rules.sample(states, seed)).
read-only-states = Ces états sont en lecture seule ; faites-en une copie pour jouer (states.copy()).
not-one-state = Il faut un seul état ici ; reçus : { $count }.
not-a-view = Il faut une vue ici (rules.view(state, seat)), pas { $kind }.
actions-not-whole = Les actions sont des nombres entiers, pas { $kind }.
bad-actions = Il faut une action par état ({ $count }), mais le tableau reçu est de forme { $shape }.
not-buffers = Il faut des tampons ici (rules.buffers(count)), pas { $kind }.
other-buffers = Ces tampons viennent des règles d’un autre jeu ou d’autres options.
bad-buffers = Ces tampons sont prévus pour un autre nombre d’états ({ $rows } au lieu de { $count }).
bad-marks = Il faut un bool par état ({ $count }), pas { $kind }.
bad-count = Il faut un nombre entier d’au moins { $least }, pas { $count }.
bad-simulation-seed = Une graine de simulation est un nombre entier positif ou nul, ou un tuple de tels nombres, pas { $seed }.
unknown-piece = Il n’y a pas d’image « { $name } » parmi ce qui est visible maintenant. Choix possibles : { $names }.
unknown-seat = Il n’y a pas de place « { $seat } ». Choix possibles : { $seats }.
game-over = La partie est terminée.
not-your-turn = { $seat ->
    [orange] Ce n’est pas à Orange de jouer, mais à Bleu.
    [blue] Ce n’est pas à Bleu de jouer, mais à Orange.
   *[other] Ce n’est pas au joueur { $seat } de jouer. Joueurs qui doivent encore choisir : { $seats }.
    }
not-over = { $seats ->
    [orange] La partie n’est pas encore terminée : c’est à Orange de jouer.
    [blue] La partie n’est pas encore terminée : c’est à Bleu de jouer.
   *[other] La partie n’est pas encore terminée. Joueurs qui doivent encore choisir : { $seats }.
    }
nothing-to-undo = Impossible de reprendre { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
    } : { $played ->
    [0] aucun n’a été joué
    [one] un seul a été joué
   *[other] seulement { $played } ont été joués
    }.
illegal-action = L’action { $action } n’est pas permise maintenant.
illegal-action-in-row = Ligne { $row } : l’action { $action } n’est pas permise maintenant.
notation-unknown = « { $text } » n’est pas un coup de ce jeu.

# Records

record-not-object = Un enregistrement est un objet JSON, pas { $kind }.
record-format = Le format est { $format } ; ce programme lit { $known }.
record-game = { $where } : { $game } n’est pas le nom d’un jeu.
record-missing = { $where } manque ou n’est pas du bon type.
record-pair = { $where } : un coup est une paire formée d’une place et d’un texte, pas { $move }.
record-move = { $where }, « { $move } » : { $reason }
record-unfinished = { $where } est indiqué, mais les coups s’arrêtent avant la fin de la partie.
record-result = { $where } est { $found }, mais les coups mènent à { $expected }.
record-unreadable = Impossible de lire { $where } : { $reason }
record-not-json = { $where } n’est pas du JSON, ou est incomplet ({ $reason }).
not-json-at = ligne { $line }, colonne { $column }
not-json-deep = trop de niveaux imbriqués
not-json-other = une partie est illisible
record-position = La position est incorrecte : { $reason }
resume-other = { $where } ne commence pas par les parties de cette graine et de ces options : impossible de le continuer.
record-value = { $where } est { $value } ; valeurs possibles : { $values }.
record-postcards = { $where } doit contenir { $count ->
    [one] { $count } carte postale
   *[other] { $count } cartes postales différentes
    } parmi : { $names }.
record-edition = { $where } : { $reason }
record-edition-name = { $where } doit être le nom d’une édition fournie, ou l’édition elle-même.
record-piles = { $where } doit avoir une pile pour Orange et une pour Bleu.
record-pile = { $where } doit contenir une fois chacune des tuiles 1 à { $count }.

# Positions (games/positions.py)

position-part = Une position n’a pas d’élément « { $where } ». Éléments possibles : { $names }.
position-malformed = Ce n’est pas une position : il y a un problème dans « { $where } ».
position-value = { $where } doit être l’une de ces valeurs : { $values }.
position-long = Une position compte au plus { $most } caractères.
position-game = C’est une position de « { $name } », pas de { $game }.
position-fields = Après le nom du jeu viennent ces champs : { $names } ; ce texte en a { $count }.
position-number = { $where } est { $value } ; il faut un nombre de { $least } à { $most }.
position-other-setup = Cette position vient d’une partie préparée autrement.
position-hidden = Cette position contient des éléments inconnus : on ne peut pas continuer à partir d’elle.
position-unsound = Une partie ne peut pas continuer à partir de cet état.

# What seats are called (messages/seats.py)

seat-name = Joueur { $number }
seat-name-orange = Orange
seat-name-blue = Bleu
game-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
