# Bots

compiling-bots = Compilation des bots de { $title }. Cela n’arrive qu’une fois et prend une minute ou deux…
level-title = Niveau { $number } : { $name }
unknown-bot = Il n’y a pas de bot « { $name } » pour { $game }. Choix possibles : { $names }.
unknown-level = Il n’y a pas de niveau { $level } ; les niveaux vont de 1 à { $count }.
bot-parameter-form = « { $part } » dans « { $spec } » n’est pas de la forme nom=valeur.
bot-parameter = « { $spec } » : ce bot n’a pas de paramètre « { $name } ». Paramètres possibles : { $names }.
bot-value = « { $spec } » : { $name } ne peut pas être « { $value } ».

# Bots of others (bots/foreign.py, bots/program.py)

bot-quotes = Il manque un guillemet dans « { $specs } ».
bot-broken = Impossible de charger le bot « { $name } » de { $origin } : { $reason }
levels-broken = Impossible de lire les niveaux du jeu « { $game } » : { $reason }
bot-no-class = « { $name } » de { $origin } n’est pas un bot : ce doit être une sous-classe de boulevard.bots.contract.Bot.
bot-other-game = Le bot « { $name } » ne joue pas à { $game } ; il joue à : { $games }.
program-command = « { $command } » n’est pas une commande ; écrivez program:COMMANDE, par exemple « program:python3 bot.py ».
program-start = Impossible de lancer « { $command } » : { $reason }
program-ended = « { $command } » s’est arrêté avec le code { $code } au lieu de répondre.{ $errors }
program-silent = « { $command } » n’a pas répondu en { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
    }.{ $errors }
program-long = « { $command } » a répondu par une ligne de plus de { $most ->
    [one] { $most } octet
   *[other] { $most } octets
    }.{ $errors }
program-unasked = « { $command } » a répondu par plus d’une ligne : { $line }{ $errors }
program-not-json = « { $command } » a répondu par une ligne qui n’est pas un objet JSON : { $line }
program-move = « { $command } » a répondu par le coup « { $move } », qui ne peut pas être joué : { $reason }
program-part = « { $command } » : dans sa réponse, « { $part } » ne peut ni être ni contenir { $value }.

# Levels of Avenue (bots/avenue/levels.toml)

avenue-level-1 = Un touriste. Relie autant de grappes que possible tout de suite, sans rien prévoir.
avenue-level-2 = Un flâneur. A une idée de ce que vaudront les fermes suivantes, et se trompe souvent.
avenue-level-3 = Garde l’œil ouvert. Sait que le score des fermes doit monter, mais se trompe de quelques points par coup.
avenue-level-4 = Habite le quartier. Relie les fermes par une seule longue route, et perd parfois le fil.
avenue-level-5 = Paveur de métier. Garde ouverts les bouts de ses routes, et marque rarement zéro.
avenue-level-6 = Mesure avant de bâtir. A appris de millions de parties, mais juge un peu vite.
avenue-level-7 = A appris de millions de parties, et se trompe rarement de beaucoup.
avenue-level-8 = A appris de millions de parties, et essaie ses meilleures idées avec les cartes restantes, mille fois par coup.

# Hindsight (bots/avenue)

cli-hindsight = Chercher la meilleure partie que permettaient les cartes d’un enregistrement (Avenue).
cli-opt-seconds = Le nombre de secondes de recherche.
cli-opt-hindsight-out = Un fichier où enregistrer la meilleure partie.
hindsight-best = Avec ces cartes, on pouvait marquer au moins { $best ->
    [one] { $best } point
   *[other] { $best } points
    } et pas plus de { $bound }.
hindsight-proven = Avec ces cartes, on pouvait marquer { $best ->
    [one] { $best } point
   *[other] { $best } points
    } et pas plus : c’est prouvé.
hindsight-share = Le joueur { $player } a marqué { $points ->
    [one] { $points } point
   *[other] { $points } points
    }{ $share ->
    [none] .
   *[other] , soit { $share } % de ce score.
    }
hindsight-not = Le meilleur score que permettait une donne ne peut pas être calculé pour { $title }.
hindsight-part = Cette partie a commencé en cours de route : son score ne peut pas être comparé au meilleur pour toute la donne.

cli-bots = Lister les bots d’un jeu : les niveaux avec leur classement, et tous les autres.
cli-bots-levels = Niveaux de { $title }
cli-bots-spec = bot
cli-bots-level = niveau
cli-bots-about = façon de jouer
cli-bots-rating = classement
cli-bots-others = Autres bots
cli-bots-how = Pour jouer contre l’un d’eux : boulevard play paris --opponent level:3. Les paramètres suivent un deux-points : mcts:sims=2000 ou mcts:time=3s,threads=2.
bot-random = Tire chaque coup au hasard parmi tous les coups possibles.
bot-sampler = Essaie chaque coup possible dans des parties jouées au hasard, et joue celui qui a le mieux réussi. Joue à tout, et à rien vraiment bien.
bot-partner = Vise une partie serrée : joue aussi bien qu’il le faut, et pas mieux.
bot-program = Un programme dans n’importe quel langage, qui dialogue en JSON, ligne par ligne : program:COMMANDE (voir docs/writing-a-bot.md).
bot-paris-novice = Ne voit que ce que voit un débutant ; « misses » nomme ce qui lui échappe, « eye » dit jusqu’où porte son regard, « noise » de combien de points il se trompe par coup.
bot-paris-greedy = Prend le plus de points possible tout de suite ; avec « tries », il n’examine que quelques coups au hasard.
bot-paris-mcts = Explore un arbre de coups, juge d’après ce qu’il a appris en jouant contre lui-même, et résout la fin de partie; avec « style=collector », il préfère les cartes postales.
bot-paris-plain-mcts = L’exploration d’arbre des manuels : il essaie chaque coup et termine les parties au hasard.
bot-paris-solver = Joue la phase 2 à la perfection dès qu’il voit jusqu’au bout, et prend jusque-là le plus de points possible.
bot-avenue-greedy = Trace là où il relie le plus de grappes tout de suite ; « noise » est le nombre de points dont il se trompe.
bot-avenue-planner = Juge les feuilles d’après ce qu’il a appris de leur valeur ; « noise » est le nombre de points dont il se trompe ; avec « ahead », il examine chaque carte qui peut suivre.
bot-avenue-rollouts = Essaie chaque coup dans des parties terminées au hasard.
bot-avenue-search = Essaie les coups préférés de planner dans des parties terminées comme planner les jouerait.
paris-level-1 = Un touriste. S’émerveille du moindre réverbère, et ne remarque ni le deuxième, ni la place qu’il faut à un bâtiment, ni que vous jouez aussi.
paris-level-2 = Un flâneur. Compte désormais les réverbères, mais ne laisse pas de place à son prochain bâtiment, et oublie les groupes comme votre jeu.
paris-level-3 = Garde l’œil ouvert, mais seulement sur ses bâtiments : ce qu’un coup vous rapporte lui échappe, et la portée du Grand Réverbère aussi.
paris-level-4 = Habite le quartier. Voit tout ce qui est là, chez vous aussi, mais ne se demande jamais ce que vous allez construire.
paris-level-5 = Paveur de métier. A le coup d’œil pour le terrain et la lumière, et se fie à son expérience.
paris-level-6 = Mesure avant de bâtir. Gaspille rarement un réverbère, et surveille les vôtres.
paris-level-7 = Planifie des quartiers entiers, et contrarie vos plans au passage.
paris-level-8 = Y a déjà pensé. Prend une seconde par coup, et ne commet pas d’erreur à la fin.
opponent-partner = Veut une partie serrée à chaque fois : s’applique quand vous menez, et lève le pied sinon.
paris-opponent-collector = Environ aussi fort que le niveau 7, et fou de cartes postales : il les prend d’abord et bâtit ensuite.

# Training

train-about = Apprendre quels coups de Paris sont prometteurs et ce que valent les positions, à partir de parties que la recherche joue contre elle-même.
    Peut être arrêté à tout moment ; l’entraînement reprend où il en était.
train-out = Le dossier des parties et des poids.
train-playing = Parties
train-fitting = Ajustement
train-error = Erreur moyenne en points : { $error } ; en prédisant toujours la moyenne : { $plain } ; positions : { $positions }.
train-loss = Entropie croisée : { $loss } ; positions : { $positions }.
