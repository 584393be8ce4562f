# Errors any game can give

compiling = Compilation des règles de { $title }. Cela n’arrive qu’une fois et prend jusqu’à une demi-minute…
unknown-game = Il n’y a pas de jeu « { $name } » ; il y a : { $names }.
not-on-paper = { $title } ne se joue pas sur papier.
unknown-option = { $game } n’a pas d’option « { $name } » ; il a : { $names }.
bad-option = L’option { $name } ne peut pas être { $value } ; elle peut être : { $values }.
bad-seed = Une graine est un nombre entier ou un texte, de { $most } bits ou caractères au plus.
bad-states = Ce n’est pas un tableau d’états de ce jeu : { $kind }.
bad-actions = Il faut une action par état ({ $count }), mais le tableau a la forme { $shape }.
unknown-piece = Il n’y a pas d’image « { $name } » de ce qui se voit maintenant ; il y a : { $names }.
unknown-seat = Il n’y a pas de place { $seat } ; les places sont : { $seats }.
game-over = La partie est finie.
not-your-turn = { $seat ->
    [orange] Ce n’est pas à Orange de jouer, mais à Bleu.
    [blue] Ce n’est pas à Bleu de jouer, mais à Orange.
   *[other] Ce n’est pas au joueur { $seat } de jouer. Doivent encore choisir : { $seats }.
    }
not-over = { $seats ->
    [orange] La partie n’est pas encore finie : c’est à Orange de jouer.
    [blue] La partie n’est pas encore finie : c’est à Bleu de jouer.
   *[other] La partie n’est pas encore finie. Doivent encore choisir : { $seats }.
    }
nothing-to-undo = Impossible de reprendre { $moves ->
    [one] un coup
   *[other] { $moves } coups
    } : { $played ->
    [one] { $played } a été joué
   *[other] { $played } ont été joués
    }.
illegal-action = L’action { $action } n’est pas permise maintenant.

# Records

record-not-object = Un enregistrement est un objet JSON, pas { $kind }.
record-format = Le format est { $format } ; ce programme lit { $known }.
record-game = { $where } : { $game } n’est pas le nom d’un jeu.
record-missing = { $where } manque ou n’est pas du bon type.
record-pair = { $where } : un coup est un couple d’une place et d’un texte, pas { $move }.
record-move = { $where }, « { $move } » : { $reason }
record-unfinished = { $where } est là, mais les coups s’arrêtent avant la fin de la partie.
record-result = { $where } est { $found }, mais les coups mènent à { $expected }.
record-unreadable = Impossible de lire { $where } : { $reason }
record-not-json = { $where } n’est pas du JSON, ou est coupé : { $reason }
resume-other = { $where } ne commence pas par les parties de cette graine et de ces options, et ne peut donc pas être repris.
record-value = { $where } est { $value } ; possible : { $values }.
record-postcards = { $where } doit contenir { $count } cartes différentes parmi : { $names }.
record-edition = { $where } : { $reason }
record-edition-name = { $where } doit être le nom d’une de nos éditions, ou l’édition elle-même.
record-piles = { $where } doit avoir une pile orange et une bleue.
record-pile = { $where } doit avoir une fois chacune des tuiles 1 à { $count }.

# What seats are called (messages/seats.py)

seat-name = Joueur { $number }
seat-name-orange = Orange
seat-name-blue = Bleu
