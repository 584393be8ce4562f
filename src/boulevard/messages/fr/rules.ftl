# Learn: the overview (web/templates/pages/learn.html)

learn-title = Apprendre à jouer
learn-lead = Choisissez un jeu. Jouez une première partie guidée, ou lisez les règles : la version courte prend deux minutes.
learn-first = Première partie guidée
learn-first-note = Cinq minutes, pas à pas. Arrêtez quand vous voulez.
learn-rules = Lire les règles
learn-tools = Autour d’une vraie table
learn-tools-lead = Vous avez le jeu ou le bloc chez vous ? Ces pages sont faites pour vous.
learn-tool-caller = Révèle les cartes d’Avenue sur grand écran, quand vous jouez sur papier.
learn-tool-sheet = Recopiez la feuille de votre bloc, ou créez-en une. Puis jouez dessus, partagez-la ou imprimez-la.
learn-tool-scorepad = Saisissez la fin de votre partie de Paris, et chaque point vous est expliqué.
learn-tool-edition = Votre boîte de Paris diffère de la nôtre ? Saisissez ses tuiles et jouez avec.

# Learn: a page of rules (web/templates/pages/learn_rules.html)

learn-rules-title = Règles de { $title }
learn-contents = Sommaire
learn-complete = Règles complètes
learn-back = Tous les jeux
learn-top = Retour au sommaire
learn-play = On y va ? Jouez votre première partie
learn-before = Avant
learn-after = Après
learn-example = Exemple
learn-change = { $seat ->
    [orange] Score d’Orange : { $was } avant, { $now } après.
    [blue] Score de Bleu : { $was } avant, { $now } après.
   *[other] Score : { $was } avant, { $now } après.
    }
learn-sum = { $points ->
    [one] Total : { $points } point.
   *[other] Total : { $points } points.
    }
learn-from-table = Règles
learn-from-table-note = S’ouvrent dans un nouvel onglet. Votre partie vous attend.

# Paris

learn-paris-about = Deux joueurs pavent ensemble un quartier de Paris. Puis chacun construit sur sa couleur, le plus près possible des réverbères.
learn-paris-rebuilt = La portée du Grand Réverbère est une reconstitution de notre part. Si elle est différente dans votre boîte, corrigez-la ici :

learn-paris-short = En deux minutes
learn-paris-short-laying = D’abord, vous pavez la ville. À votre tour, vous pouvez poser votre tuile sur n’importe quel emplacement vide. Les cases orange servent à Orange, les bleues à Bleu, les mixtes aux deux.
learn-paris-short-reserve = Ou bien vous réservez un bâtiment. Personne d’autre ne pourra construire ce que vous avez réservé. Mais tout bâtiment que vous n’avez pas construit à la fin vous coûte des points : n’en prenez pas trop.
learn-paris-short-building = Une fois les seize tuiles posées, vous construisez. Posez un bâtiment de votre réserve sur des cases libres de votre couleur ou mixtes, et une de vos cheminées dessus.
learn-paris-short-light = C’est la lumière qui compte. Un bâtiment rapporte sa taille pour chaque réverbère voisin. Celui-ci est de taille 3 et touche deux réverbères : 3 × 2 = { $points }.
learn-paris-short-lampadaire = Au lieu de construire, vous pouvez dépenser un de vos jetons (vous en avez { $tokens }) pour activer une carte postale. Chacune a son effet, et ne peut être activée qu’une fois, par l’un de vous deux. Ici, Lampadaire ajoute un réverbère : le score passe de { $was } à { $now }.
learn-paris-short-group = Les bâtiments qui se touchent par un côté forment un groupe. À la fin, votre plus grand groupe rapporte un point par case : ici, { $points }.
learn-paris-short-winner = La partie se termine quand aucun de vous ne peut plus rien faire. Additionnez lumière, plus grand groupe et cartes postales, puis retirez { $penalty } par bâtiment resté dans votre réserve. Le joueur qui a le plus de points l’emporte.

learn-paris-symbols = Ce que vous voyez sur la table
learn-paris-symbols-paving-orange = Pavés orange, posés en éventail. Orange peut construire ici.
learn-paris-symbols-paving-blue = Pavés bleus, posés en rangs droits. Bleu peut construire ici.
learn-paris-symbols-paving-mixed = Pavés mixtes. Les deux joueurs peuvent construire ici.
learn-paris-symbols-paving-light = Un réverbère. Chaque bâtiment voisin rapporte sa taille une fois de plus, quel qu’en soit le propriétaire. Personne ne construit dessus.
learn-paris-symbols-tile-back-orange = Une tuile, face cachée. Elle couvre un emplacement du plateau, soit quatre cases. Vous ne voyez que votre prochaine tuile.
learn-paris-symbols-building-t5-orange = Un bâtiment. Son nom donne sa forme et sa taille : T5 couvre cinq cases. Sur le plateau, les toits d’Orange ont des écailles rondes, ceux de Bleu des joints droits.
learn-paris-symbols-chimney-orange = Une cheminée. Chaque bâtiment que vous construisez en reçoit une de votre couleur. Vous en avez { $chimneys }.
learn-paris-symbols-token-orange = Un jeton. Chaque carte postale que vous activez en reçoit un. Vous en avez { $tokens }.
learn-paris-symbols-postcard-peintre = Une carte postale. Son timbre indique laquelle. Un + signifie qu’elle rapporte des points à la fin.
learn-paris-symbols-sign = La petite plaque d’un bâtiment, par exemple 5×2, indique sa taille et le nombre de réverbères qui l’éclairent. Multipliez les deux pour obtenir ses points.

learn-paris-setup = Mise en place
learn-paris-setup-board = Le plateau compte 8 × 8 cases, réparties en 4 × 4 emplacements de quatre cases. Au début, il est vide.
learn-paris-setup-tiles = Les deux joueurs ont les huit mêmes tuiles, aux couleurs inversées, mélangées en une pile face cachée. Sur vos 32 cases, 16 sont de votre couleur et 7 de celle de votre adversaire ; 5 sont mixtes et 4 sont des réverbères.
learn-paris-setup-buildings = Douze bâtiments forment l’offre, commune aux deux joueurs : deux de taille 3, quatre de taille 4, quatre de taille 5 et deux de taille 6.
learn-paris-setup-stock = Chaque joueur a { $chimneys ->
    [one] { $chimneys } cheminée
   *[other] { $chimneys } cheminées
  } et { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
  }.
learn-paris-setup-postcards = À chaque partie, { $in_play } des cartes postales sont face visible. Pour vos premières parties, prenez celles qui portent une étoile.
learn-paris-setup-hand = Chaque joueur pioche la première tuile de sa pile. Lui seul peut la voir.
learn-paris-setup-starts = Le perdant de votre dernière partie commence. Sinon, choisissez ou tirez au sort.
learn-paris-setup-rematch = Si vous rejouez après une partie nulle, le même joueur commence, ou vous tirez de nouveau au sort.

learn-paris-pave = Phase 1 : paver et réserver
learn-paris-pave-turn = Vous jouez chacun votre tour. À votre tour, faites l’une de ces deux choses :
learn-paris-pave-lay = Posez votre tuile sur n’importe quel emplacement vide, tournée comme vous voulez, et piochez la suivante. Vous pouvez aussi la poser là où elle gêne votre adversaire.
learn-paris-pave-reserve = Prenez un bâtiment de l’offre et placez-le dans votre réserve. Vous gardez votre tuile pour un autre tour. Votre réserve n’a pas de limite.
learn-paris-pave-many = Trois ou quatre bâtiments réservés, c’est un bon nombre.
learn-paris-pave-secret = Vous savez tous deux quelles tuiles contient chaque pile, mais pas dans quel ordre.
learn-paris-pave-done = Une fois vos huit tuiles posées, vous pouvez continuer à réserver, ou passer.
learn-paris-pave-pass = Avant cela, vous ne pouvez pas passer. Si l’offre est vide elle aussi, il ne vous reste qu’à passer.
learn-paris-pave-end = Dès que la seizième tuile est posée, la phase 1 est terminée. Le joueur qui a posé ses huit tuiles en premier commence la phase 2.

learn-paris-build = Phase 2 : bâtiments et cartes postales
learn-paris-build-turn = À partir d’ici, plus rien n’est caché et le hasard n’intervient plus. Vous jouez toujours chacun votre tour, et vous devez faire l’une de ces deux choses :
learn-paris-build-build = Construire : posez un bâtiment de votre réserve sur le plateau, avec une cheminée dessus.
learn-paris-build-activate = Activer une carte postale face visible : posez un jeton dessus et appliquez son action.
learn-paris-build-free = Construisez sur des cases libres de votre couleur ou mixtes. Une case est libre si aucune pièce ne s’y trouve. Les cases de réverbère sont libres elles aussi, mais vous ne pouvez pas y construire sans Métropolitain.
learn-paris-build-chimney = Quand vous n’avez plus de cheminée, vous ne pouvez plus construire.
learn-paris-build-rotate = Vous pouvez tourner les bâtiments, mais pas les retourner : leur dos n’est pas imprimé.
learn-paris-build-must = Vous ne pouvez pas attendre. Tant qu’il vous reste un jeton, vous avez un coup à jouer.
learn-paris-build-alone = Vous pouvez activer une carte postale sans son action, pour gagner du temps ou pour en priver votre adversaire.
learn-paris-build-skip = Si vous ne pouvez faire ni l’un ni l’autre, votre tour est sauté.

learn-paris-postcards = Les douze cartes postales
learn-paris-postcards-how = Chaque carte postale peut être activée une fois par partie, par l’un ou l’autre joueur. Chacune a son exemple : le plateau avant, le plateau après, et ce qu’en dit la feuille de score.
learn-paris-postcards-starred = Pour vos premières parties, prenez les étoilées : { $starred }.
learn-paris-postcards-points = Le Peintre, Moulin Rouge, Le Penseur et Fontaine des Mers rapportent des points à la fin. Si vous en activez une tôt, votre adversaire a encore le temps de construire autour.
learn-paris-levitation-mind = Le nouveau bâtiment vient de l’offre telle qu’elle était avant l’échange, et reçoit une cheminée. Si rien dans l’offre ne tient sur le plateau, l’échange est impossible.
learn-paris-metropolitain-mind = Vous obtenez maintenant un droit, que vous utilisez une fois, lors d’un de vos prochains tours : pour un bâtiment de votre réserve, pour Lévitation ou pour le Jardin. Il faut une case de réverbère imprimée sur une tuile, sans pièce dessus.
learn-paris-jardin-mind = C’est un bâtiment à tous égards : il peut être éclairé, fait partie d’un groupe et arrête le Peintre. Il n’a jamais été dans votre réserve : ne pas le construire ne coûte donc rien.
learn-paris-sacre-coeur-mind = La carte vaut pour tout ce qui reste dans votre réserve à la fin, même ce que vous n’auriez pas pu construire.
learn-paris-peintre-mind = Sa zone comprend toutes les cases qu’il peut atteindre en avançant de case en case, par les côtés. Seuls les bâtiments et le bord du plateau l’arrêtent, pas les réverbères ni les autres pièces.
learn-paris-chartier-mind = Vous obtenez maintenant un droit, que vous utilisez une fois, lors d’un de vos prochains tours. Vous couvrez la case adverse lors de ce même coup, avec un bâtiment de votre réserve, Lévitation, le Jardin ou la Fontaine. Vous pouvez le combiner avec Métropolitain.
learn-paris-bouquinistes-mind = La case fait désormais partie de ce bâtiment : elle compte pour sa taille, pour les réverbères voisins et pour son groupe. Elle ne prend pas de cheminée. Si l’Annexe touche plusieurs de vos bâtiments, choisissez-en un.
learn-paris-lampadaire-mind = Il éclaire ses quatre côtés, pour les deux joueurs, et compte pour le Peintre.
learn-paris-moulin-rouge-mind = Sa propre case compte. Les cases libres de n’importe quelle couleur et les mixtes aussi, mais pas les cases de réverbère.
learn-paris-penseur-mind = Quand vous posez la Statue, la case devant elle doit être sur le plateau, et libre. Si cette case est occupée à la fin, la Statue ne rapporte rien. Les cases libres comptent quelle que soit leur couleur, cases de réverbère comprises.
learn-paris-fontaine-mind = Chaque bâtiment compte une fois, même si plusieurs de ses cases touchent la Fontaine. La Fontaine elle-même n’est pas un bâtiment et ne prend pas de cheminée.
learn-paris-grande-lumiere-mind = Un bâtiment arrête sa lumière pour ce qui se trouve derrière, mais pas les autres pièces. Il compte toujours pour un seul réverbère, et une seule fois par bâtiment.

learn-paris-rights = Métropolitain et Chartier, en détail
learn-paris-rights-later = Ces deux cartes vous donnent un droit pour un prochain tour, pas pour le tour même. Vous ne l’utilisez que quand vous en avez besoin : pour couvrir une case de réverbère, ou une case adverse.
learn-paris-rights-both = Avec les deux droits, un même bâtiment peut couvrir une case de chaque sorte.
learn-paris-rights-pass = En phase 2, vous ne pouvez passer que dans un cas : vous n’avez plus de jeton, et vous ne pouvez rien construire sans utiliser un droit, mais vous le pourriez en l’utilisant. Vous gardez votre droit.

learn-paris-end = Fin de la partie
learn-paris-end-when = La partie se termine quand aucun de vous ne peut plus rien faire.
learn-paris-end-stop = Elle se termine aussi quand, en phase 2, deux tours de suite sont passés ou sautés.

learn-paris-scoring = Décompte
learn-paris-scoring-lines = La feuille de score a quatre lignes par joueur. Pas besoin de crayon : les points s’additionnent tout seuls pendant la partie, et chaque ligne montre sur le plateau ce qu’elle compte.
learn-paris-light = Lumière
learn-paris-light-how = Chacun de vos bâtiments rapporte sa taille × le nombre de réverbères qui l’éclairent. Un réverbère éclaire les quatre cases voisines, pas les cases en diagonale.
learn-paris-light-once = Un réverbère compte une fois pour un bâtiment, quel que soit le nombre de cases qu’il en éclaire. Mais il éclaire tous les bâtiments voisins, les vôtres comme ceux de votre adversaire.
learn-paris-light-lamps = Comptent comme réverbères : les cases de réverbère imprimées qu’aucun bâtiment ne couvre, le Réverbère de Lampadaire et le Grand Réverbère.
learn-paris-group = Plus grand groupe
learn-paris-group-how = Vos bâtiments qui se touchent par un côté forment un groupe. Votre plus grand groupe rapporte un point par case. Les autres ne rapportent rien.
learn-paris-unbuilt = Non construits
learn-paris-unbuilt-how = Chaque bâtiment resté dans votre réserve coûte { $penalty }, sauf si vous avez activé Sacré-Cœur.
learn-paris-bonus = Cartes postales
learn-paris-bonus-how = Ajoutez les points de votre Peintre, de votre Danseuse, de votre Statue et de votre Fontaine, comme expliqué plus haut.
learn-paris-example = Le décompte d’une partie entière
learn-paris-example-how = Le même plateau deux fois, en fin de partie : d’abord tout ce qui compte pour Orange, puis tout ce qui compte pour Bleu.

learn-paris-ties = Égalité
learn-paris-ties-how = En cas d’égalité, le joueur qui a le plus de cases libres de sa couleur l’emporte. Une case sous une pièce, quelle qu’elle soit, n’est pas libre. Si l’égalité persiste, la partie est nulle.

learn-paris-options = Options
learn-paris-options-how = En préparant une partie, vous pouvez choisir :
learn-paris-options-postcards = Les cartes postales en jeu : les étoilées, tirées au hasard ou de votre choix.
learn-paris-options-starts = Le joueur qui commence.
learn-paris-options-penseur = Si Le Penseur compte les cases libres de toutes les couleurs, comme ici, ou seulement de la couleur de son propriétaire. Dans ce cas, les cases mixtes ne comptent pas.
learn-paris-options-fountain = Si la Fontaine couvre deux cases, comme ici, ou une seule.
learn-paris-options-mirror = Si l’on peut retourner les bâtiments.
learn-paris-options-edition = Si vous jouez avec les tuiles et les bâtiments d’une autre édition, au cas où votre boîte serait différente.

learn-paris-figure-laying = Six emplacements sont pavés. La prochaine tuile peut aller sur n’importe quel autre.
learn-paris-figure-building = Orange construit V3 sur trois cases : deux orange, une mixte. La cheminée montre à qui est le bâtiment.
learn-paris-figure-light = V3 touche deux réverbères : il rapporte donc deux fois sa taille.
learn-paris-figure-shared = Trois réverbères éclairent ce bâtiment. Celui de b3 le touche par deux côtés, mais ne compte qu’une fois.
learn-paris-figure-group = Ces deux bâtiments se touchent : ils comptent donc ensemble.
learn-paris-figure-unbuilt = Deux bâtiments sont encore dans la réserve d’Orange.
learn-paris-figure-winner = Ce qui compte pour Orange
learn-paris-figure-loser = Ce qui compte pour Bleu
learn-paris-figure-levitation = Orange rend L4, prend W5 dans l’offre et le construit aussitôt.
learn-paris-figure-metropolitain = Un peu plus tard, T5 couvre la case de réverbère e5. Ce réverbère disparaît ; celui de c4 reste.
learn-paris-figure-jardin = Le Jardin prend place entre deux réverbères.
learn-paris-figure-sacre-coeur = Le côté d’Orange. Les deux bâtiments restés dans la réserve ne coûtent plus rien.
learn-paris-figure-peintre = Le Peintre de Bleu va aussi loin que les bâtiments le lui permettent. En évidence : sa zone, et les réverbères qu’il atteint.
learn-paris-figure-chartier = Un peu plus tard, L4 couvre aussi e4, une case bleue. Trois réverbères l’éclairent.
learn-paris-figure-bouquinistes = L’Annexe en d5 fait désormais partie de T5. Le bâtiment passe à six cases, et le réverbère de e5 l’éclaire aussi.
learn-paris-figure-lampadaire = Le nouveau réverbère en b8 éclaire deux bâtiments à la fois.
learn-paris-figure-moulin-rouge = La Danseuse est dans la rangée du haut. Bâtiments et réverbères délimitent sa zone.
learn-paris-figure-penseur = La Statue en g4 regarde vers l’ouest, où f4 est libre. En évidence : les cases libres autour d’elle.
learn-paris-figure-fontaine = La Fontaine est entre deux bâtiments d’Orange.
learn-paris-figure-grande-lumiere = Bleu pose le Grand Réverbère en g7. Il éclaire jusqu’à deux cases de distance et atteint P5.

# Avenue

learn-avenue-about = Tout le monde a la même feuille et trace les mêmes routes, chacun où il veut. Reliez la ferme de la manche au plus grand nombre de grappes possible, et à plus de grappes qu’à la manche précédente.
learn-avenue-rebuilt = Les feuilles A, B et C sont nos propres reconstitutions, pas les feuilles imprimées. Pour jouer sur la feuille de votre bloc, recopiez-la ici :

learn-avenue-short = En deux minutes
learn-avenue-short-sheet = Chaque joueur a une feuille avec six fermes, des grappes violettes et vertes, et deux châteaux. Il n’y a pas encore de routes : c’est vous qui les tracez.
learn-avenue-short-road = À chaque manche, une ferme compte. Les cartes sont révélées une à une. Chacune montre une route, que vous tracez dans n’importe quelle case sans route, exactement comme sur la carte : on ne tourne jamais une route.
learn-avenue-short-joined = Deux routes qui se rejoignent sur un côté sont reliées. Reliez la ferme à des grappes : toutes les grappes en chemin comptent, aussi loin soient-elles.
learn-avenue-short-farm = Après la quatrième carte jaune de la manche, on fait le décompte de la ferme : un point par grappe qui lui est reliée. Ici, la ferme C rapporte { $points }.
learn-avenue-short-zero = Chaque ferme doit rapporter plus que la précédente. Sinon, vous notez 0, ce qui vous coûte { $penalty } à la fin. Mais un seul point suffit alors pour la suivante.
learn-avenue-short-end = Après cinq manches, chaque château ajoute un point par grappe de sa couleur qui lui est reliée. Le joueur qui a le plus de points l’emporte. Le score de cette feuille : { $points }.

learn-avenue-symbols = Ce que vous voyez sur la table
learn-avenue-symbols-farm = Une ferme, de A à F. À sa manche, elle rapporte un point par grappe qui lui est reliée. Tracez une route dessus pour la relier.
learn-avenue-symbols-grapes-purple = Des grappes violettes. Elles comptent pour toutes les fermes, et pour le château violet.
learn-avenue-symbols-grapes-green = Des grappes vertes. Elles comptent pour toutes les fermes, et pour le château vert.
learn-avenue-symbols-castle-purple = Le château violet, aux toits pointus. À la fin, il rapporte un point par grappe violette qui lui est reliée.
learn-avenue-symbols-castle-green = Le château vert, à créneaux. À la fin, il rapporte un point par grappe verte qui lui est reliée.
learn-avenue-symbols-farm-c = La ferme de cette manche.
learn-avenue-symbols-farm-back = La ferme de la prochaine manche, face cachée.
learn-avenue-symbols-road-3-yellow = Une carte jaune : tracez sa route. La quatrième carte jaune d’une manche est aussi la dernière carte.
learn-avenue-symbols-road-5-grey = Une carte grise : tracez sa route. Elle ne rapproche pas la fin de la manche.
learn-avenue-symbols-yellow = Une carte jaune révélée dans cette manche.
learn-avenue-symbols-peek = Coup d’œil : regardez la prochaine ferme au lieu de tracer. Une fois par manche.
learn-avenue-symbols-penalty = Une ferme à 0. Elle coûte { $penalty } à la fin.
learn-avenue-symbols-lines = Sur la feuille, un large aplat de couleur suit les routes de la ferme en cours. Des points le long d’une route signifient qu’elle mène au château violet, des traits qu’elle mène au vert.

learn-avenue-setup = Mise en place
learn-avenue-setup-sheet = Tous les joueurs prennent la même feuille : A, B ou C. Elle compte 6 × 7 cases.
learn-avenue-setup-roads = Mélangez les 42 cartes de route : sept pour chacune des six routes. 22 sont jaunes et 20 sont grises.
learn-avenue-setup-farms = Mélangez les six cartes de ferme, de A à F. Cinq seulement seront jouées.
learn-avenue-setup-players = On peut jouer à autant qu’on veut, et même en solo. Ici, une table compte jusqu’à huit places.

learn-avenue-round = Une manche
learn-avenue-round-farm = Révélez la première carte de ferme : c’est la ferme qui compte dans cette manche.
learn-avenue-round-card = Révélez ensuite une carte de route. Tout le monde en fait l’une de ces deux choses, en même temps :
learn-avenue-round-draw = Tracer sa route dans une case de sa feuille qui n’en a pas encore.
learn-avenue-round-peek = Jeter un œil en secret à la prochaine carte de ferme, et ne rien tracer.
learn-avenue-round-secret = Personne ne voit ce que les autres font d’une carte avant que tout le monde ait choisi.
learn-avenue-round-yellow = Continuez carte par carte, jusqu’à ce que la quatrième carte jaune de la manche ait été jouée. On fait alors le décompte de la ferme. La longueur des manches varie, mais chacune a au moins quatre cartes.
learn-avenue-round-five = Une partie compte { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }. Les routes restent sur la feuille d’une manche à l’autre.

learn-avenue-roads = Routes
learn-avenue-roads-turned = Une route relie deux côtés de sa case. Tracez-la exactement comme la carte la montre, jamais tournée.
learn-avenue-roads-over = Fermes, châteaux et grappes ne gênent pas. Une route dans leur case passe par-dessus, et c’est la seule façon de les relier.
learn-avenue-roads-joined = Deux routes voisines sont reliées si elles atteignent toutes deux le côté qui les sépare.
learn-avenue-roads-ends = Les culs-de-sac sont permis, et les routes qui sortent de la feuille aussi.
learn-avenue-roads-path = Chaque route a deux bouts : des routes reliées forment donc toujours une ligne ou une boucle. Elles ne bifurquent jamais.

learn-avenue-peeking = Le coup d’œil
learn-avenue-peeking-price = Connaître tôt la prochaine ferme vous aide à la préparer. Le prix : une route que vous ne tracez pas. Vous avez droit à un coup d’œil par manche.
learn-avenue-peeking-last = À la cinquième manche, la prochaine ferme ne comptera pas. Un coup d’œil sert alors seulement à ne pas tracer.
learn-avenue-peeking-must = Vous devez tracer une route ou jeter un œil. Si votre feuille est pleine et votre coup d’œil utilisé, votre tour est sauté.

learn-avenue-scoring = Décompte
learn-avenue-scoring-when = Les fermes sont décomptées à la fin de leur manche. Les châteaux et les zéros le sont une seule fois, à la fin de la partie.
learn-avenue-farm = La ferme de la manche
learn-avenue-farm-how = Comptez les grappes des deux couleurs dans toutes les cases reliées à la ferme, aussi loin soient-elles. Une case contient une ou deux grappes ; sur vos propres feuilles, elle peut en contenir trois.
learn-avenue-farm-none = Une ferme sans route dans sa case n’est reliée à rien et rapporte 0.
learn-avenue-farm-again = Les grappes ne s’épuisent pas. Elles peuvent compter encore pour d’autres fermes aux manches suivantes.
learn-avenue-rise = Toujours plus
learn-avenue-rise-how = Une ferme ne rapporte des points que si son nombre de grappes dépasse le score de la manche précédente. À la première manche, il doit dépasser 0. L’égalité ne suffit pas.
learn-avenue-rise-zero = Sinon, vous notez 0.
learn-avenue-rise-after = Après un 0, la ferme suivante n’a plus qu’à dépasser 0.
learn-avenue-castles = Châteaux
learn-avenue-castles-how = À la fin de la partie, le château violet rapporte un point par grappe violette qui lui est reliée, et le château vert un point par grappe verte.
learn-avenue-castles-crossing = Les grappes déjà comptées pour des fermes comptent ici une nouvelle fois. Les routes peuvent passer par des fermes et par l’autre château.
learn-avenue-penalty = Zéros
learn-avenue-penalty-how = Chaque ferme à 0 coûte { $penalty } à la fin.
learn-avenue-penalty-subtotal = Sur papier, additionnez d’abord les cinq fermes et les deux châteaux : c’est le sous-total. Retirez ensuite le malus.
learn-avenue-example = Le décompte d’une partie entière
learn-avenue-example-how = Cinq fermes, deux châteaux et un zéro :

learn-avenue-ties = Égalité
learn-avenue-ties-how = En cas d’égalité, le joueur qui a obtenu le meilleur score avec une seule ferme l’emporte. Si l’égalité persiste, la victoire est partagée.

learn-avenue-alone = En solo
learn-avenue-alone-how = Jouez la même partie contre votre propre record. Les bots sont aussi de bonne compagnie.

learn-avenue-options = Feuilles
learn-avenue-options-sheets = Il y a trois feuilles, A, B et C, chacune avec quinze grappes violettes et quinze vertes.
learn-avenue-options-own = Vous pouvez aussi jouer sur votre propre feuille : 64 cases au plus, chaque ferme une fois, et un château de chaque couleur au plus. Un château absent ne rapporte rien.
learn-avenue-options-paper = Vous pouvez imprimer n’importe quelle feuille et jouer au crayon.
learn-avenue-options-narrator = Sur papier, le joueur le plus âgé est le Narrateur. Il mélange et révèle les cartes, annonce les numéros, et joue comme les autres.

learn-avenue-figure-joined = La route en c3 rejoint celle de la ferme C : ses grappes sont donc reliées.
learn-avenue-figure-apart = Les routes de la rangée du bas sont reliées entre elles, mais pas à la ferme C. Elles ne comptent pas pour elle.
learn-avenue-figure-farm = Fin de la manche 1. En évidence : les cases à grappes reliées à la ferme C.
learn-avenue-figure-zero = Fin de la manche 2. La ferme E est reliée à quelques grappes, mais leur nombre ne dépasse pas le score de la ferme C : c’est un zéro.
learn-avenue-figure-rising = Après le zéro de la manche 2, la ferme A n’a plus qu’à dépasser 0.
learn-avenue-figure-purple = Le château violet et les grappes violettes qui lui sont reliées.
learn-avenue-figure-green = Le château vert et les grappes vertes qui lui sont reliées.
learn-avenue-figure-end = La feuille à la fin de la partie

# Tips at the table: what a piece or a symbol is good for, after a sentence that tells how it stands

web-tip-points = Points jusqu’ici, comme si la partie se terminait maintenant.
web-tip-paris-chimneys = Chaque bâtiment que vous construisez prend une cheminée. Sans cheminée, vous ne pouvez plus construire.
web-tip-paris-tokens = Chaque carte postale que vous activez prend un jeton.
web-tip-paris-pile = L’ordre d’une pile est secret, mais pas son contenu.
web-tip-paris-tile = La tuile que vous avez en main : posez-la sur n’importe quel emplacement vide. Pour la tourner avant, appuyez sur R ou touchez-la deux fois.
web-tip-paris-reserve = Seul son propriétaire peut le construire. S’il est encore là à la fin, il coûte { $penalty }.
web-tip-paris-pool = Chaque joueur peut le réserver en phase 1. En phase 2, seule Lévitation permet de le prendre.
web-tip-paris-take = { $name }, taille { $size }. Réservez-le maintenant et construisez-le en phase 2. Si vous ne le construisez pas, il coûte { $penalty }.
web-tip-paris-build = { $name }, taille { $size }. Construisez-le sur des cases libres de votre couleur ou mixtes. Il rapporte sa taille pour chaque réverbère voisin.
web-tip-paris-pass = Ne rien faire à ce tour.
web-tip-paris-line-light = Lumière : chaque bâtiment rapporte sa taille × le nombre de réverbères qui l’éclairent.
web-tip-paris-line-group = Plus grand groupe : un point par case de vos bâtiments qui se touchent par un côté. Seul le plus grand groupe compte.
web-tip-paris-line-unbuilt = Non construits : { $penalty } de moins par bâtiment resté dans la réserve.
web-tip-paris-line-postcards = Cartes postales : les points de votre Peintre, de votre Danseuse, de votre Statue et de votre Fontaine.
web-tip-avenue-farm = Les grappes qui lui sont reliées rapportent des points à la fin de la manche.
web-tip-avenue-card = Tracez cette route dans n’importe quelle case sans route. On ne la tourne jamais.
web-tip-avenue-yellow = Après la quatrième, la manche est terminée et on fait le décompte de la ferme.
web-tip-avenue-next = Elle sera révélée à la prochaine manche. Un coup d’œil ne la montre qu’à vous.
web-tip-avenue-next-farm = La ferme suivante : { $farm }.
web-tip-avenue-peeked = Vous avez déjà utilisé votre coup d’œil dans cette manche. Vous en aurez un autre à la prochaine.
web-tip-avenue-line-farm = Une ferme doit rapporter plus que la précédente. Sinon elle rapporte 0, ce qui coûte { $penalty } à la fin.
web-tip-avenue-line-purple = À la fin, chaque grappe violette reliée au château violet rapporte un point.
web-tip-avenue-line-green = À la fin, chaque grappe verte reliée au château vert rapporte un point.
web-tip-avenue-line-penalty = Chaque ferme à 0 coûte { $penalty }.
web-tip-avenue-line-later = Cette manche n’a pas encore été jouée.
web-tip-avenue-total = Fermes, châteaux et malus, comme si la partie se terminait maintenant.
web-tip-avenue-left = Les cartes révélées ne reviennent plus.
web-tip-avenue-player = Scores des fermes jusqu’ici, dans l’ordre ; le dernier nombre indique les grappes reliées en ce moment. Cliquez pour agrandir la feuille.

# Tips at the spaces of a board, after the words of the space

web-paris-js-tip-orange = Orange peut construire ici.
web-paris-js-tip-blue = Bleu peut construire ici.
web-paris-js-tip-mixed = Les deux joueurs peuvent construire ici.
web-paris-js-tip-light = Les bâtiments voisins rapportent leur taille une fois de plus.
web-paris-js-tip-empty = On peut poser une tuile sur cet emplacement.
web-paris-js-tip-building = Il rapporte sa taille × le nombre de réverbères qui l’éclairent. Les bâtiments d’un même joueur qui se touchent forment un groupe.
web-paris-js-tip-garden = Il compte comme un bâtiment de taille 2.
web-paris-js-tip-painter = { $per_lamp } par réverbère qu’il peut atteindre sans traverser de bâtiment.
web-paris-js-tip-dancer = 1 point par case libre qu’elle peut atteindre. Bâtiments, réverbères et autres pièces l’arrêtent.
web-paris-js-tip-statue = Si la case devant elle reste libre : { $penseur ->
    [own] { $per_side } par case libre de la couleur de son propriétaire à ses côtés, et { $per_corner } par case libre de cette couleur à ses coins.
   *[any] { $per_side } par case libre à ses côtés, et { $per_corner } par case libre à ses coins.
    }
web-paris-js-tip-fountain = { $per_building } par bâtiment de son propriétaire qui la touche.
web-paris-js-tip-annex = Elle fait partie du bâtiment voisin, qu’elle agrandit d’une case.
web-paris-js-tip-streetlight = Les bâtiments voisins rapportent leur taille une fois de plus.
web-paris-js-tip-large-streetlight = { $rays ->
    [cross] { $reach ->
        [one] Il éclaire les quatre cases voisines.
       *[other] Il éclaire jusqu’à { $reach } cases de distance dans les quatre directions.
    }
    [star] { $reach ->
        [one] Il éclaire les huit cases qui l’entourent.
       *[other] Il éclaire jusqu’à { $reach } cases de distance dans les huit directions.
    }
   *[other] { $lit ->
        [one] Dans cette boîte, il éclaire { $lit } case.
       *[other] Dans cette boîte, il éclaire { $lit } cases alentour.
    }
    } Les bâtiments arrêtent sa lumière.
web-avenue-js-tip-farm = À sa manche, elle rapporte un point par grappe qui lui est reliée. Tracez une route dessus pour la relier.
web-avenue-js-tip-castle-purple = À la fin, il rapporte un point par grappe violette qui lui est reliée. Tracez une route dessus pour le relier.
web-avenue-js-tip-castle-green = À la fin, il rapporte un point par grappe verte qui lui est reliée. Tracez une route dessus pour le relier.
web-avenue-js-tip-grapes-purple = Chaque grappe rapporte un point à toute ferme qui lui est reliée, et au château violet.
web-avenue-js-tip-grapes-green = Chaque grappe rapporte un point à toute ferme qui lui est reliée, et au château vert.
web-avenue-js-tip-road = Deux routes qui se rejoignent sur un côté sont reliées.

# The rules in a terminal (terminal/rules.py)

cli-rules = Afficher les règles d’un jeu, la version courte d’abord.
