# Commands

cli-about = Boulevard : la table numérique de Paris et d’Avenue.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes
cli-panel-errors = Erreur
cli-simulate = Joue beaucoup de parties au hasard, aussi vite que cette machine le peut, et en fait le bilan.
cli-show = Montre une partie d’un enregistrement : la position après le dernier coup, ou après un coup d’avant.
cli-check = Rejoue des enregistrements selon les règles, et dit ce qui est faux et où.
cli-play = Joue une partie dans ce terminal, contre l’ordinateur ou entre vous.
cli-print = Imprime des feuilles pour jouer avec papier et crayon, en PDF.
cli-opt-pdf = Le fichier PDF à écrire.
cli-opt-sheet = Une lettre, ou le chemin d’un fichier .txt avec votre propre feuille.
cli-opt-paper = Le format du papier.
cli-opt-per-page = Combien de feuilles par page.
cli-games = Liste les jeux avec leurs options.
cli-prepare = Compile les règles et les bots maintenant plutôt qu’au premier usage.
cli-arg-game = Quel jeu : { $names }.
cli-arg-record = Un enregistrement, ou un fichier avec un enregistrement par ligne.
cli-arg-records = Des enregistrements, ou des fichiers avec un enregistrement par ligne.
cli-games-option = Option
cli-games-values = Valeurs (* par défaut)
cli-games-meaning = Signification
cli-opt-games = Combien de parties.
cli-opt-seed = La même graine donne les mêmes parties.
cli-opt-out = Écrit chaque partie comme enregistrement, une par ligne.
cli-opt-resume = Continue un fichier resté inachevé (même graine, mêmes options).
cli-opt-option = Une option du jeu, sous la forme nom=valeur ; peut être répétée.
cli-opt-svg = Écrit un dessin au lieu de texte.
cli-opt-theme = Les couleurs du dessin : auto, light ou dark.
cli-opt-move = Montre la position après ce nombre de coups.
cli-opt-seat = Montre ce que cette place peut voir ; sinon, ce que tous voient.
cli-opt-line = Quelle partie d’un fichier qui en a plusieurs, en comptant à partir de 1.
cli-opt-opponent = Qui joue aux autres places : un niveau de level:1 à level:8, un autre bot (voir « boulevard bots »), ou
    « friend » pour des personnes à ce clavier.
cli-opt-your-seat = Votre place.
cli-opt-play-seed = La même graine donne le même mélange.
cli-bad-option = « { $text } » n’est pas une option ; écrivez nom=valeur.
cli-no-such-move = La partie a { $count ->
    [one] { $count } coup
   *[other] { $count } coups
    }.
cli-no-such-line = Le fichier a { $count ->
    [one] { $count } partie
   *[other] { $count } parties
    }.
cli-simulating = Parties
cli-stopped = Arrêté après { $done ->
        [one] { $done } partie
       *[other] { $done } parties
    } sur { $games }.
cli-wrote = Écrit : { $path }.
cli-ok = { $where } : correct, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
    }, { $state }.
cli-finished = finie
cli-unfinished = inachevée
cli-wrong = { $where } : { $reason }
cli-checked = { $correct } sur { $count ->
    [one] { $count } enregistrement est correct
   *[other] { $count } enregistrements sont corrects
    }.
cli-ready = Les règles sont compilées.
cli-stat-games = Parties
cli-stat-speed = Coups par seconde
cli-stat-length = Coups par partie
cli-stat-branching = Coups possibles par tour
cli-stat-score = { $seat ->
    [orange] Points d’Orange
    [blue] Points de Bleu
   *[other] Points du joueur { $seat }
    }
cli-stat-first = Gagnées par qui commence
cli-stat-wins = { $seat ->
    [orange] Gagnées par Orange
    [blue] Gagnées par Bleu
   *[other] Gagnées par le joueur { $seat }
    }
cli-stat-draws = Nulles et victoires partagées
cli-stat-range = { $mean } en moyenne (de { $least } à { $most })
cli-stat-mean = { $mean } en moyenne, { $most } au plus
cli-stat-share = { $percent } %
