# Bots

compiling-bots = Compilation des bots de { $title }. Cela n’arrive qu’une fois et prend une minute ou deux…
level-title = Niveau { $number } : { $name }
unknown-bot = Il n’y a pas de bot « { $name } » pour { $game } ; il y a : { $names }.
unknown-level = Il n’y a pas de niveau { $level } ; il y a les niveaux 1 à { $count }.
bot-parameter-form = « { $part } » dans « { $spec } » n’a pas la forme nom=valeur.
bot-parameter = « { $spec } » : ce bot n’a pas de paramètre « { $name } » ; il a : { $names }.
bot-value = « { $spec } » : { $name } ne peut pas être « { $value } ».

# Bots of others (bots/foreign.py, bots/program.py)

bot-quotes = Dans « { $specs } » il manque un guillemet.
bot-broken = Le bot « { $name } » de { $origin } ne peut pas être chargé : { $reason }
bot-no-class = « { $name } » de { $origin } n’est pas un bot : ce doit être une sous-classe de boulevard.bots.contract.Bot.
bot-other-game = Le bot « { $name } » ne joue pas à { $game } ; il joue à : { $games }.
program-command = « { $command } » n’est pas une commande ; écrivez program:COMMANDE, comme « program:python3 bot.py ».
program-start = Impossible de lancer « { $command } » : { $reason }
program-ended = « { $command } » s’est arrêté avec le code { $code } au lieu de répondre.{ $errors }
program-silent = « { $command } » n’a pas répondu en { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
    }.{ $errors }
program-long = « { $command } » a répondu par une ligne de plus de { $most } octets.{ $errors }
program-unasked = « { $command } » a écrit plus d’une ligne en réponse : { $line }{ $errors }
program-not-json = « { $command } » a répondu par une ligne qui n’est pas un objet JSON : { $line }
program-move = « { $command } » a répondu par le coup « { $move } », qui ne peut pas être joué : { $reason }
program-part = « { $command } » : dans sa réponse, « { $part } » ne peut ni être ni contenir { $value }.

# Levels of Avenue (bots/avenue/levels.toml)

avenue-level-1 = De passage. Relie d’un coup autant de raisins que possible, et ne prévoit rien.
avenue-level-2 = Flâne. Devine ce que vaudront les fermes à venir, et se trompe souvent.
avenue-level-3 = Marche les yeux ouverts. Sait que les fermes doivent monter, et se trompe de quelques points par coup.
avenue-level-4 = Habite ici. Relie les fermes par une longue route, et perd parfois le fil.
avenue-level-5 = Pave par métier. Garde ouverts les bouts de ses routes, et marque rarement zéro.
avenue-level-6 = Mesure avant de bâtir. Juge par l’expérience de millions de parties, un peu vite.
avenue-level-7 = Juge par l’expérience de millions de parties, et se trompe rarement de beaucoup.
avenue-level-8 = Juge de même, et essaie ses meilleures idées avec les cartes qui restent, mille fois par coup.

# Hindsight (bots/avenue)

cli-hindsight = Cherche la meilleure partie possible avec les cartes d’un enregistrement (Avenue).
cli-opt-seconds = Combien de temps chercher.
cli-opt-hindsight-out = Un fichier pour la meilleure partie, comme enregistrement.
hindsight-best = Avec ces cartes, { $best ->
    [one] { $best } point était possible
   *[other] { $best } points étaient possibles
    } ; personne n’aurait pu en faire plus de { $bound }.
hindsight-proven = Avec ces cartes, { $best ->
    [one] { $best } point était possible
   *[other] { $best } points étaient possibles
    }, et pas plus : c’est prouvé.
hindsight-share = Le joueur { $player } a fait { $points ->
    [one] { $points } point
   *[other] { $points } points
    }, soit { $share } % de cela.
hindsight-not = Ce qu’on pouvait faire d’une donne après coup n’est connu que pour Avenue, pas pour { $title }.

cli-bots = Liste les bots qui jouent à un jeu : les niveaux avec leur force, et ce qu’il y a d’autre.
cli-bots-levels = Niveaux de { $title }
cli-bots-spec = bot
cli-bots-level = niveau
cli-bots-about = sa façon de jouer
cli-bots-rating = force
cli-bots-others = Autres bots
cli-bots-how = Jouez contre l’un d’eux : boulevard play paris --opponent level:3. Les paramètres suivent un deux-points : mcts:sims=2000 ou mcts:time=3s,threads=2.
bot-random = Tire chaque coup au sort parmi tous les coups permis.
bot-sampler = Poursuit au hasard des parties après chaque coup, et prend celui qui a le mieux réussi. Sait jouer à tout, mais à rien vraiment bien.
bot-program = Un programme dans n’importe quel langage, interrogé par lignes de JSON : program:COMMANDE (voir docs/writing-a-bot.md).
bot-paris-greedy = Prend ce qui rapporte le plus tout de suite ; avec « tries », parmi quelques coups qui lui viennent à l’esprit.
bot-paris-mcts = Explore un arbre de coups, juge par ce qu’il a appris contre lui-même, et résout la fin.
bot-paris-plain-mcts = Explore un arbre comme dans les manuels : essaie chaque coup, poursuit les parties au hasard.
bot-paris-solver = Joue la phase 2 à la perfection là où il voit jusqu’au bout, et en glouton ailleurs.
bot-avenue-greedy = Trace là où le plus de raisins sont reliés d’un coup ; « noise » dit de combien de points il se trompe.
bot-avenue-planner = Choisit d’après ce qu’il a appris de la valeur des feuilles ; « noise » dit de combien de points il se trompe.
bot-avenue-rollouts = Essaie chaque coup dans des parties poursuivies au hasard.
bot-avenue-search = Essaie les coups qui plaisent à planner dans des parties poursuivies comme lui les jouerait.
paris-level-1 = De passage. Voit quelques coups, et prend le plus joli.
paris-level-2 = Flâne. En voit plus, mais pas au-delà du prochain coup.
paris-level-3 = Marche les yeux ouverts, mais pas plus loin que le prochain coin de rue.
paris-level-4 = Habite ici : prend presque tout ce qui est à prendre tout de suite, et ne prévoit rien.
paris-level-5 = Pave par métier. A l’œil pour le sol et la lumière, et se fie à l’expérience.
paris-level-6 = Mesure avant de bâtir. Gaspille rarement une lumière, et surveille les vôtres.
paris-level-7 = Prévoit des quartiers entiers, et gâche vos plans en passant.
paris-level-8 = Y a déjà pensé. Une seconde par coup, et la fin sans faute.

# Training

train-about = Apprend quels coups de Paris sont prometteurs et ce que valent les positions, par des parties de la recherche contre elle-même.
    Peut être arrêté à tout moment ; reprend où il en était.
train-out = Le dossier des parties et des poids.
train-playing = Parties
train-fitting = Ajustement
train-error = { $positions } positions, erreur moyenne de { $error } points ; qui dit toujours la moyenne se trompe de { $plain }.
train-loss = { $positions } positions, entropie croisée { $loss }.
