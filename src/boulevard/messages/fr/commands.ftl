# Commands

cli-about = Boulevard : la table numérique de Paris et d’Avenue.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes
cli-panel-errors = Erreur
cli-simulate = Jouer beaucoup de parties au hasard, aussi vite que cette machine le peut, et en faire le bilan.
cli-show = Montrer une partie à partir d’un enregistrement, après le dernier coup ou un coup précédent, ou une position.
cli-position = Écrire sur une ligne la position après le dernier coup d’un enregistrement, ou après un coup précédent.
cli-check = Rejouer des enregistrements selon les règles, et signaler ce qui est faux, et où.
cli-play = Jouer une partie dans ce terminal, contre l’ordinateur ou à plusieurs.
cli-print = Imprimer des feuilles pour jouer sur papier, en PDF.
cli-opt-pdf = Le fichier PDF à écrire.
cli-opt-sheet = Une lettre, ou le chemin d’un fichier .txt contenant votre propre feuille.
cli-opt-paper = Le format du papier.
cli-opt-per-page = Le nombre de feuilles par page.
cli-games = Lister les jeux et leurs options.
cli-prepare = Compiler les règles et les bots maintenant plutôt qu’à la première utilisation.
cli-arg-game = Le jeu : { $names }.
cli-arg-record = Un enregistrement, ou un fichier avec un enregistrement par ligne.
cli-arg-source = Un enregistrement, un fichier avec un enregistrement par ligne, ou une position entre guillemets.
cli-arg-records = Des enregistrements, ou des fichiers avec un enregistrement par ligne.
cli-games-option = Option
cli-games-values = Valeurs (* par défaut)
cli-games-meaning = Signification
cli-opt-games = Le nombre de parties.
cli-opt-seed = La même graine donne les mêmes parties.
cli-opt-out = Écrire chaque partie sous forme d’enregistrement, une par ligne.
cli-opt-resume = Continuer un fichier resté inachevé (même graine, mêmes options).
cli-opt-option = Une option du jeu, sous la forme nom=valeur ; peut être donnée plusieurs fois.
cli-opt-svg = Écrire un dessin au lieu de texte.
cli-opt-theme = Les couleurs du dessin : auto, light ou dark.
cli-opt-move = Montrer la position après ce nombre de coups.
cli-opt-seat = Montrer ce que cette place peut voir ; par défaut, ce que tout le monde peut voir.
cli-opt-position-seat = N’écrire que ce que cette place sait ; par défaut, tout.
cli-opt-position-json = Écrire du JSON au lieu d’une ligne de texte.
cli-opt-line = Le numéro de la partie dans un fichier qui en contient plusieurs, à partir de 1.
cli-opt-opponent = Qui joue aux autres places : un niveau (level:1 est le plus faible), un autre bot (voir « boulevard bots »), ou
    « friend » pour des personnes à ce clavier.
cli-opt-your-seat = Votre place.
cli-opt-play-seed = La même graine donne le même mélange.
cli-bad-option = « { $text } » n’est pas une option ; écrivez nom=valeur.
cli-no-such-move = La partie n’a { $count ->
    [0] aucun coup
    [one] qu’un coup
   *[other] que { $count } coups
    }.
cli-no-source = « { $source } » n’est ni un fichier ni une position.
cli-no-such-line = Le fichier ne contient { $count ->
    [0] aucune partie
    [one] qu’une partie
   *[other] que { $count } parties
    }.
cli-simulating = Parties
cli-stopped = Arrêt après { $done ->
        [one] { $done } partie
       *[other] { $done } parties
    } sur { $games }.
cli-wrote = Fichier écrit : { $path }.
cli-ok = { $where } : correct, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
    }, { $state }.
cli-finished = partie terminée
cli-unfinished = partie inachevée
cli-wrong = { $where } : { $reason }
cli-checked = Enregistrements corrects : { $correct } sur { $count }.
cli-ready = Les règles sont compilées.
cli-stat-games = Parties
cli-stat-speed = Coups par seconde
cli-stat-length = Coups par partie
cli-stat-branching = Coups possibles par tour
cli-stat-score = { $seat ->
    [orange] Score d’Orange
    [blue] Score de Bleu
   *[other] Score du joueur { $seat }
    }
cli-stat-first = Gagnées par le premier joueur
cli-stat-wins = { $seat ->
    [orange] Gagnées par Orange
    [blue] Gagnées par Bleu
   *[other] Gagnées par le joueur { $seat }
    }
cli-stat-draws = Parties nulles et victoires partagées
cli-stat-range = { $mean } en moyenne (de { $least } à { $most })
cli-stat-mean = { $mean } en moyenne, { $most } au plus
cli-stat-share = { $percent } %
