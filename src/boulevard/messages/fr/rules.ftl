# Learn: the overview (web/templates/learn.html)

learn-title = Apprendre à jouer
learn-lead = Choisissez un jeu. Jouez une première partie guidée, ou lisez les règles : la version courte prend deux minutes.
learn-first = Première partie guidée
learn-first-note = Cinq minutes, pas à pas. Vous pouvez partir quand vous voulez.
learn-rules = Lire les règles
learn-tools = Autour d’une vraie table
learn-tools-lead = Vous avez la boîte ou le bloc à la maison ? Voici de quoi vous aider.
learn-tool-caller = Retourne les cartes d’Avenue sur un grand écran, pour ceux qui jouent sur papier.
learn-tool-sheet = Composez en quelques clics la feuille de votre bloc, ou une nouvelle : jouez‑la, partagez‑la, imprimez‑la.
learn-tool-scorepad = Mettez la fin de votre partie de Paris sur le plateau : chaque point est expliqué.
learn-tool-edition = Votre boîte de Paris diffère de la nôtre ? Décrivez ses tuiles, et jouez avec.

# Learn: a page of rules (web/templates/learn_rules.html)

learn-rules-title = { $title }, les règles
learn-contents = Sommaire
learn-complete = Les règles complètes
learn-back = Les deux jeux
learn-top = Retour au sommaire
learn-play = Prêt ? Jouez une première partie
learn-before = Avant
learn-after = Après
learn-example = Exemple
learn-change = { $seat ->
    [orange] Points d’Orange : { $was } avant, { $now } après.
    [blue] Points de Bleu : { $was } avant, { $now } après.
   *[other] Points : { $was } avant, { $now } après.
    }
learn-sum = { $points ->
    [one] En tout : { $points } point.
   *[other] En tout : { $points } points.
    }
learn-from-table = Les règles
learn-from-table-note = s’ouvrent dans un nouvel onglet. Votre partie attend.

# Paris

learn-paris-about = À deux, vous pavez ensemble un quartier de Paris. Puis chacun y construit sur sa couleur, aussi près que possible des réverbères.
learn-paris-rebuilt = La portée du Grand réverbère est une reconstitution de notre part. Si votre boîte dit autre chose, corrigez-la ici :

learn-paris-short = En deux minutes
learn-paris-short-laying = D’abord, on pave la ville. À votre tour, vous pouvez poser votre tuile sur n’importe quel carré vide. Les cases orange serviront à Orange, les bleues à Bleu, les mixtes aux deux.
learn-paris-short-reserve = Ou bien vous réservez un bâtiment. Vous seul pourrez construire ce que vous avez réservé. Mais ce qui n’est pas construit à la fin coûte des points : n’en prenez pas trop.
learn-paris-short-building = Quand les seize tuiles sont posées, on construit. Mettez un bâtiment de votre réserve sur des cases libres de votre couleur ou mixtes, avec une de vos cheminées dessus.
learn-paris-short-light = C’est la lumière qui compte. Chaque bâtiment marque sa taille pour chaque réverbère à côté de lui. Celui-ci est de taille 3 et en touche deux : { $points } points.
learn-paris-short-lampadaire = Au lieu de construire, vous pouvez dépenser un de vos quatre jetons pour une carte postale. Chacune a sa ruse, et ne sert qu’une fois, à l’un de vous deux. Ici, Lampadaire dresse un nouveau réverbère : { $was } points deviennent { $now }.
learn-paris-short-group = Les bâtiments qui se touchent par un côté forment un groupe. À la fin, votre plus grand groupe marque sa taille : ici, { $points } points.
learn-paris-short-winner = La partie finit quand plus personne ne peut rien faire. Additionnez lumière, plus grand groupe et cartes postales, et retirez 3 par bâtiment non construit. Qui a le plus de points gagne.

learn-paris-symbols = Ce qu’on voit sur la table
learn-paris-symbols-paving-orange = Pavés orange, en éventail. Orange peut construire ici.
learn-paris-symbols-paving-blue = Pavés bleus, en rangs droits. Bleu peut construire ici.
learn-paris-symbols-paving-mixed = Pavés mixtes. Les deux peuvent construire ici.
learn-paris-symbols-paving-light = Un réverbère. Les bâtiments à côté de lui valent leur taille une fois de plus, à qui qu’ils soient. Personne ne construit dessus.
learn-paris-symbols-tile-back-orange = Une tuile, face cachée : quatre cases, à poser sur un carré du plateau. Vous ne voyez que votre prochaine tuile.
learn-paris-symbols-building-t5-orange = Un bâtiment. Son nom dit sa forme et sa taille : T5 couvre cinq cases. Sur le plateau, les toits d’Orange ont des écailles rondes, ceux de Bleu des joints droits.
learn-paris-symbols-chimney-orange = Une cheminée. Chaque bâtiment construit en prend une, à votre couleur. Vous en avez sept.
learn-paris-symbols-token-orange = Un jeton. Chaque carte postale activée en prend un. Vous en avez quatre.
learn-paris-symbols-postcard-peintre = Une carte postale. Son timbre dit laquelle. Un + signale qu’elle donne des points à la fin.
learn-paris-symbols-sign = La petite plaque sur un bâtiment, comme 5×2, dit sa taille et combien de réverbères l’éclairent. Multipliez, et vous avez ses points.

learn-paris-setup = Avant la partie
learn-paris-setup-board = Le plateau a 8 × 8 cases, en 4 × 4 carrés de quatre cases. Il est vide.
learn-paris-setup-tiles = Chacun a les huit mêmes tuiles, aux couleurs échangées, et les mélange en une pile face cachée. De leurs 32 cases, 16 sont de votre couleur, 7 de celle de l’adversaire, 5 mixtes et 4 avec un réverbère.
learn-paris-setup-buildings = Douze bâtiments forment l’offre, ouverte aux deux : deux de taille 3, quatre de taille 4, quatre de taille 5, deux de taille 6.
learn-paris-setup-stock = Chacun a 7 cheminées et 4 jetons.
learn-paris-setup-postcards = Huit des douze cartes postales sont face visible. Pour les premières parties, prenez les huit à l’étoile.
learn-paris-setup-hand = Chacun prend en main la première tuile de sa pile. Lui seul la voit.
learn-paris-setup-starts = Qui a perdu votre dernière partie commence ; sinon, choisissez ou tirez au sort.
learn-paris-setup-rematch = Si vous rejouez après une partie nulle, le même joueur commence, ou l’on tire de nouveau au sort.

learn-paris-pave = Phase 1 : paver et réserver
learn-paris-pave-turn = On joue chacun son tour. À votre tour, vous faites une de ces deux choses :
learn-paris-pave-lay = Posez votre tuile sur n’importe quel carré vide, tournée comme vous voulez, et piochez la suivante. Vous pouvez aussi paver là où cela gêne l’adversaire.
learn-paris-pave-reserve = Prenez un bâtiment de l’offre dans votre réserve. Vous gardez votre tuile pour un autre tour. Une réserve peut être aussi grande que vous voulez.
learn-paris-pave-many = Trois ou quatre bâtiments, c’est un bon nombre à réserver.
learn-paris-pave-secret = Vous connaissez tous deux les tuiles des deux piles ; seul leur ordre est caché.
learn-paris-pave-done = Vous avez posé vos huit tuiles ? Vous pouvez encore réserver, ou passer.
learn-paris-pave-pass = Sinon, personne ne peut passer. Si l’offre aussi est vide, il ne reste qu’à passer.
learn-paris-pave-end = Dès que la seizième tuile est posée, la phase 1 est finie. Qui a posé ses huit tuiles en premier commence la phase 2.

learn-paris-build = Phase 2 : construire et activer
learn-paris-build-turn = À partir d’ici, tout est visible : plus de tuiles cachées, plus de hasard. On joue encore chacun son tour, et il faut faire une de ces deux choses :
learn-paris-build-build = Construire : mettez un bâtiment de votre réserve sur le plateau, avec une cheminée dessus.
learn-paris-build-activate = Activer une carte postale face visible : mettez un jeton dessus et exécutez son action.
learn-paris-build-free = Un bâtiment se construit sur des cases libres de votre couleur ou mixtes. Une case est libre si aucune pièce n’est dessus. Les cases de réverbère sont libres aussi, mais personne n’y construit sans Metropolitain.
learn-paris-build-chimney = Sans cheminée, vous ne pouvez plus construire.
learn-paris-build-rotate = On peut tourner les bâtiments, mais pas les retourner : leur dos n’est pas imprimé.
learn-paris-build-must = On ne peut pas attendre. Tant qu’il vous reste un jeton, vous avez un coup à jouer.
learn-paris-build-alone = Vous pouvez activer une carte postale sans son action, pour gagner du temps ou pour en priver l’adversaire.
learn-paris-build-skip = Si vous ne pouvez faire ni l’un ni l’autre, votre tour est sauté.

learn-paris-postcards = Les douze cartes postales
learn-paris-postcards-how = Chaque carte postale sert une fois par partie, à qui l’active. Regardez l’exemple de chacune : la position avant, la position après, et ce qu’en dit la feuille de score.
learn-paris-postcards-starred = Les huit premières sont celles à l’étoile, pour les premières parties.
learn-paris-postcards-points = Le Peintre, Moulin Rouge, Le Penseur et Fontaine des Mers donnent des points à la fin. Autour de ce que vous posez tôt, l’adversaire peut encore construire.
learn-paris-levitation-mind = Le nouveau bâtiment vient de l’offre telle qu’elle était avant l’échange, et prend une cheminée. Si aucun de l’offre ne tient nulle part, pas d’échange.
learn-paris-metropolitain-mind = Vous prenez le droit maintenant et l’utilisez une fois, plus tard. Il vaut pour un bâtiment de votre réserve, pour Levitation et pour le Jardin. Le réverbère doit être imprimé, et sa case vide.
learn-paris-jardin-mind = C’est un bâtiment à tous égards : il est éclairé, rejoint des groupes et arrête le Peintre. Il n’était pas dans votre réserve : rien n’est perdu si vous n’arrivez pas à le poser.
learn-paris-sacre-coeur-mind = Elle vaut pour tout ce qui est dans votre réserve à la fin, même pour ce que vous n’auriez pas pu construire.
learn-paris-peintre-mind = Son champ est tout ce qu’il atteint de côté en côté. Seuls les bâtiments et le bord du plateau l’arrêtent ; ni les autres pièces, ni les réverbères eux-mêmes.
learn-paris-chartier-mind = Vous prenez le droit maintenant et l’utilisez une fois, plus tard. La case adverse est couverte dans le même coup. Il sert à un bâtiment de votre réserve, à Levitation, au Jardin ou à la Fontaine, et se combine avec Metropolitain.
learn-paris-bouquinistes-mind = Cette case fait désormais partie du bâtiment : pour sa taille, pour les réverbères à côté, pour ses voisins. Elle ne prend pas de cheminée. Si plusieurs de vos bâtiments touchent l’Annexe, vous en choisissez un.
learn-paris-lampadaire-mind = Il éclaire les quatre côtés, pour les deux joueurs, et compte pour le Peintre.
learn-paris-moulin-rouge-mind = Sa propre case compte. Les cases libres de toute couleur et les mixtes aussi, mais pas les cases de réverbère.
learn-paris-penseur-mind = La case devant la Statue doit être sur le plateau, et libre quand vous la posez. Si elle est prise à la fin, la Statue ne marque rien. Les cases libres comptent quelle que soit leur couleur, celles de réverbère aussi.
learn-paris-fontaine-mind = Chaque bâtiment compte une fois, même si plusieurs de ses cases touchent la Fontaine. La Fontaine n’est pas un bâtiment, et ne prend pas de cheminée.
learn-paris-grande-lumiere-mind = Un bâtiment arrête sa lumière pour ce qui est derrière ; les autres pièces, non. Il compte toujours comme un seul réverbère, une fois par bâtiment.

learn-paris-rights = Metropolitain et Chartier, en détail
learn-paris-rights-later = Ces deux cartes donnent un droit pour un tour suivant, pas pour le même. Le droit n’est utilisé que là où il le faut : pour une case de réverbère, ou une case adverse.
learn-paris-rights-both = Avec les deux droits, un même bâtiment peut couvrir une case de chaque sorte.
learn-paris-rights-pass = En phase 2, on ne peut passer que dans un cas : vous n’avez plus de jeton, vous ne pouvez rien construire sans un droit, et vous le pourriez avec. Votre droit vous reste.

learn-paris-end = La fin de la partie
learn-paris-end-when = La partie finit quand plus aucun de vous deux ne peut rien faire.
learn-paris-end-stop = Elle finit aussi quand deux tours de suite de la phase 2 ont été passés ou sautés.

learn-paris-scoring = Le score
learn-paris-scoring-lines = Chaque feuille de score a quatre lignes. Pas besoin de crayon : on compte pour vous pendant la partie, et chaque ligne montre sur le plateau ce qu’elle compte.
learn-paris-light = Lumière
learn-paris-light-how = Chacun de vos bâtiments marque sa taille × le nombre de réverbères qui l’éclairent. Un réverbère éclaire les quatre cases à côté de lui, pas celles en diagonale.
learn-paris-light-once = Un réverbère compte une fois pour un bâtiment, même s’il en éclaire plusieurs cases. Mais il éclaire chaque bâtiment à côté de lui, les vôtres et ceux de l’adversaire.
learn-paris-light-lamps = Sont des réverbères : les cases de réverbère imprimées qu’aucun bâtiment ne couvre, le Réverbère de Lampadaire, et le Grand réverbère.
learn-paris-group = Plus grand groupe
learn-paris-group-how = Vos bâtiments qui se touchent par un côté forment un groupe. Le plus grand marque le nombre de ses cases. Les autres ne marquent rien.
learn-paris-unbuilt = Non construit
learn-paris-unbuilt-how = Chaque bâtiment resté dans votre réserve coûte 3 points, sauf si vous avez activé Sacré-Coeur.
learn-paris-bonus = Cartes postales
learn-paris-bonus-how = Ajoutez les points de vos propres Peintre, Danseuse, Statue et Fontaine, comme dit plus haut.
learn-paris-example = Une partie entière, comptée
learn-paris-example-how = Le même plateau deux fois, à la fin d’une partie : d’abord tout ce qui compte pour Orange, puis tout ce qui compte pour Bleu.

learn-paris-ties = Égalité
learn-paris-ties-how = À égalité de points gagne qui a le plus de cases libres de sa couleur. Une case sous une pièce n’est pas libre. Si elles sont aussi nombreuses, la partie est nulle.

learn-paris-options = Options
learn-paris-options-how = En préparant une partie, vous pouvez choisir :
learn-paris-options-postcards = Les huit cartes postales : celles à l’étoile, huit tirées au sort, ou huit de votre choix.
learn-paris-options-starts = Qui commence.
learn-paris-options-penseur = Si Le Penseur compte les cases libres de toute couleur, comme ici, ou seulement de celle de son propriétaire. Les mixtes ne comptent alors pas.
learn-paris-options-fountain = Si la Fontaine prend deux cases, comme ici, ou une seule.
learn-paris-options-mirror = Si l’on peut aussi retourner les bâtiments.
learn-paris-options-edition = Si les tuiles et bâtiments sont ceux d’une autre édition, pour qui a une autre boîte.

learn-paris-figure-laying = Six carrés sont pavés. La prochaine tuile peut aller sur tout autre carré.
learn-paris-figure-building = Orange construit V3 sur trois cases : deux de pavés orange, une mixte. La cheminée montre à qui il est.
learn-paris-figure-light = Deux réverbères sont à côté. V3 vaut deux fois sa taille.
learn-paris-figure-shared = Trois réverbères éclairent ce bâtiment. Celui de b3 le touche par deux côtés, et ne compte pourtant qu’une fois.
learn-paris-figure-group = Ces deux bâtiments se touchent : ils comptent ensemble.
learn-paris-figure-unbuilt = Deux bâtiments sont restés dans la réserve d’Orange.
learn-paris-figure-winner = Ce qui compte pour Orange
learn-paris-figure-loser = Ce qui compte pour Bleu
learn-paris-figure-levitation = Orange rend L4, prend W5 dans l’offre et le construit aussitôt.
learn-paris-figure-metropolitain = À un tour suivant, T5 couvre la case de réverbère e5. Sa lumière disparaît, celle de c4 reste.
learn-paris-figure-jardin = Le Jardin se place entre deux réverbères.
learn-paris-figure-sacre-coeur = Le côté d’Orange. Deux bâtiments sont restés en réserve, et ne coûtent plus rien.
learn-paris-figure-peintre = Le Peintre de Bleu va aussi loin que les bâtiments le laissent. Marqués : les réverbères qu’il atteint, et son champ.
learn-paris-figure-chartier = À un tour suivant, L4 couvre aussi e4, une case bleue. Trois réverbères l’éclairent.
learn-paris-figure-bouquinistes = L’Annexe en d5 fait maintenant partie de T5. Le bâtiment passe à six cases, et le réverbère de e5 l’atteint.
learn-paris-figure-lampadaire = Le nouveau réverbère en b8 éclaire deux bâtiments à la fois.
learn-paris-figure-moulin-rouge = La Danseuse dans la rangée du haut. Bâtiments et réverbères ferment son champ.
learn-paris-figure-penseur = La Statue en g4 regarde vers l’ouest, où f4 est libre. Marquées : les cases libres autour d’elle.
learn-paris-figure-fontaine = La Fontaine est entre deux bâtiments d’Orange.
learn-paris-figure-grande-lumiere = Bleu met le Grand réverbère en g7. Sa lumière porte à deux cases et atteint P5.

# Avenue

learn-avenue-about = Tout le monde a la même feuille et trace les mêmes routes, chacun où il veut. Reliez la ferme de la manche au plus de raisins possible, et toujours davantage d’une manche à l’autre.
learn-avenue-rebuilt = Les feuilles A, B et C sont nos propres reconstitutions, pas celles du bloc imprimé. Pour jouer sur la feuille de votre bloc, recopiez-la ici :

learn-avenue-short = En deux minutes
learn-avenue-short-sheet = Chacun a une feuille avec six fermes, des raisins violets et verts, et deux châteaux. Il n’y a pas encore de routes : c’est vous qui les tracez.
learn-avenue-short-road = À chaque manche, une ferme compte. Les cartes sont retournées une à une. Chacune montre une route, que vous tracez dans n’importe quelle case qui n’en a pas, exactement comme sur la carte : on ne tourne jamais une route.
learn-avenue-short-joined = Les routes qui se rejoignent à un côté sont reliées. Reliez la ferme de la manche à des raisins : chaque raisin en chemin compte, aussi loin qu’il soit.
learn-avenue-short-farm = Quand la quatrième carte jaune de la manche a été jouée, on compte la ferme : un point par raisin relié. Ici, la ferme C en fait { $points }.
learn-avenue-short-zero = La ferme suivante doit faire plus que la précédente. Sinon, vous notez 0, et cela coûte 5 points à la fin. Mais ensuite, un point suffit.
learn-avenue-short-end = Après cinq manches, chaque château ajoute un point par raisin de sa couleur qui lui est relié. Qui a le plus de points gagne. Cette feuille en a { $points }.

learn-avenue-symbols = Ce qu’on voit sur la table
learn-avenue-symbols-farm = Une ferme, de A à F. À sa manche, elle marque les raisins qui lui sont reliés. On peut tracer une route dessus : c’est ainsi qu’on la relie.
learn-avenue-symbols-grapes-purple = Des raisins violets. Ils comptent pour toutes les fermes, et pour le château violet.
learn-avenue-symbols-grapes-green = Des raisins verts. Ils comptent pour toutes les fermes, et pour le château vert.
learn-avenue-symbols-castle-purple = Le château violet, aux toits pointus. À la fin, il marque les raisins violets qui lui sont reliés.
learn-avenue-symbols-castle-green = Le château vert, à créneaux. À la fin, il marque les raisins verts qui lui sont reliés.
learn-avenue-symbols-farm-c = La ferme de cette manche.
learn-avenue-symbols-farm-back = La ferme de la prochaine manche, face cachée.
learn-avenue-symbols-road-3-yellow = Une carte jaune : tracez sa route. La quatrième carte jaune d’une manche est la dernière.
learn-avenue-symbols-road-5-grey = Une carte grise : tracez sa route. Elle ne rapproche pas la fin de la manche.
learn-avenue-symbols-yellow = Une carte jaune déjà retournée dans cette manche.
learn-avenue-symbols-peek = Coup d’œil : voir la prochaine ferme au lieu de tracer. Une fois par manche.
learn-avenue-symbols-penalty = Une ferme à 0 point. Elle en coûte 5 à la fin.
learn-avenue-symbols-lines = Sur la feuille, un large lavis suit les routes de la ferme de cette manche. Des points le long d’une route disent qu’elle mène au château violet, des traits, au vert.

learn-avenue-setup = Avant la partie
learn-avenue-setup-sheet = Tout le monde prend la même feuille : A, B ou C. Elle a 6 × 7 cases.
learn-avenue-setup-roads = Mélangez les 42 cartes de route : sept de chacune des six routes. 22 sont jaunes, 20 sont grises.
learn-avenue-setup-farms = Mélangez les six cartes de ferme, A à F. Cinq seront jouées.
learn-avenue-setup-players = On joue à autant qu’on veut, même seul. Ici, jusqu’à huit à une table.

learn-avenue-round = Une manche
learn-avenue-round-farm = On retourne la première carte de ferme : c’est la ferme qui compte dans cette manche.
learn-avenue-round-card = Puis on retourne une carte de route. Tous en font une de ces deux choses, en même temps :
learn-avenue-round-draw = Tracer sa route dans une case de sa feuille qui n’en a pas encore.
learn-avenue-round-peek = Jeter un œil en secret à la prochaine carte de ferme, et ne rien tracer.
learn-avenue-round-secret = Personne ne voit ce que les autres font d’une carte avant que tous aient décidé.
learn-avenue-round-yellow = On continue ainsi, carte après carte, jusqu’à ce que la quatrième carte jaune de la manche ait été jouée. Alors on compte la ferme. La longueur des manches varie : quatre cartes au moins.
learn-avenue-round-five = Il y a cinq manches. Les routes restent sur la feuille d’une manche à l’autre.

learn-avenue-roads = Les routes
learn-avenue-roads-turned = Une route relie deux côtés de sa case. On la trace comme la carte la montre, jamais tournée.
learn-avenue-roads-over = Fermes, châteaux et raisins ne sont pas des obstacles. Une route dans leur case passe dessus, et c’est la seule façon de les relier.
learn-avenue-roads-joined = Deux routes de cases voisines sont reliées si toutes deux atteignent le côté qui les sépare.
learn-avenue-roads-ends = Les culs-de-sac sont permis, et les routes qui sortent de la feuille aussi.
learn-avenue-roads-path = Chaque route a deux bouts : ce qui est relié forme donc toujours un long chemin ou une boucle. Il n’y a jamais de bifurcation.

learn-avenue-peeking = Le coup d’œil
learn-avenue-peeking-price = Connaître tôt la prochaine ferme aide à construire vers elle. Le prix : la route que vous ne tracez pas. Un coup d’œil par manche.
learn-avenue-peeking-last = À la cinquième manche, la prochaine ferme ne sera plus jouée. Un coup d’œil n’est alors qu’une façon de ne rien tracer.
learn-avenue-peeking-must = Il faut tracer ou jeter un œil. Si votre feuille est pleine et votre coup d’œil donné, votre tour est sauté.

learn-avenue-scoring = Le score
learn-avenue-scoring-when = Une ferme se compte à la fin de sa manche. Les châteaux et les zéros, une fois, à la fin de la partie.
learn-avenue-farm = La ferme de la manche
learn-avenue-farm-how = Comptez les raisins des deux couleurs dans toutes les cases reliées à la ferme, aussi loin qu’elles soient. Une case en a un ou deux ; sur vos propres feuilles, jusqu’à trois.
learn-avenue-farm-none = Une ferme sans route dans sa case n’est reliée à rien, et fait 0.
learn-avenue-farm-again = Les raisins ne s’épuisent pas. Ils peuvent compter encore pour d’autres fermes dans d’autres manches.
learn-avenue-rise = Plus qu’avant
learn-avenue-rise-how = On ne note le score d’une ferme que s’il dépasse celui de la manche d’avant. À la première manche, il doit dépasser 0. L’égalité ne suffit pas.
learn-avenue-rise-zero = Sinon, vous notez 0.
learn-avenue-rise-after = Après un 0, la ferme suivante n’a que 0 à dépasser.
learn-avenue-castles = Les châteaux
learn-avenue-castles-how = À la fin de la partie, le château violet marque un point par raisin violet qui lui est relié, et le château vert un par raisin vert.
learn-avenue-castles-crossing = Les raisins déjà comptés pour des fermes comptent ici de nouveau. Les routes peuvent passer par des fermes et par l’autre château.
learn-avenue-penalty = Les zéros
learn-avenue-penalty-how = Chaque ferme à 0 point en coûte 5 à la fin.
learn-avenue-penalty-subtotal = Sur papier, additionnez d’abord les cinq fermes et les deux châteaux : c’est le sous-total. Retirez ensuite la pénalité.
learn-avenue-example = Une partie entière, comptée
learn-avenue-example-how = Cinq fermes, deux châteaux et un zéro :

learn-avenue-ties = Égalité
learn-avenue-ties-how = À égalité de points gagne qui a la ferme au score le plus élevé. Si elles sont égales aussi, la victoire est partagée.

learn-avenue-alone = En solo
learn-avenue-alone-how = Seul, vous jouez le même jeu contre votre record. Les bots sont de bonne compagnie, eux aussi.

learn-avenue-options = Les feuilles
learn-avenue-options-sheets = Il y a trois feuilles, A, B et C, chacune avec quinze raisins violets et quinze verts.
learn-avenue-options-own = Vous pouvez aussi jouer sur votre propre feuille, de 64 cases au plus, avec chaque ferme une fois et au plus un château de chaque couleur. Un château qui manque ne marque rien.
learn-avenue-options-paper = Toute feuille peut être imprimée, pour jouer au crayon.
learn-avenue-options-narrator = Sur papier, le joueur le plus âgé est le Narrateur : il mélange et révèle les cartes, annonce les numéros et joue avec les autres.

learn-avenue-figure-joined = La route en c3 rejoint celle qui vient de la ferme C. Ses raisins sont reliés.
learn-avenue-figure-apart = Les routes de la rangée du bas sont reliées entre elles, mais pas à la ferme C. Elles ne comptent pas pour elle.
learn-avenue-figure-farm = La fin de la manche 1. Marquées : les cases à raisins reliées à la ferme C.
learn-avenue-figure-zero = La fin de la manche 2. La ferme E est reliée à quelques raisins, mais pas à plus que n’en a marqué la ferme C : c’est un zéro.
learn-avenue-figure-rising = Après le zéro de la manche 2, la ferme A n’a que 0 à dépasser.
learn-avenue-figure-purple = Le château violet, et les raisins violets qui lui sont reliés.
learn-avenue-figure-green = Le château vert, et les raisins verts qui lui sont reliés.
learn-avenue-figure-end = La feuille à la fin de la partie

# Tips at the table: what a piece or a symbol is good for, after a sentence that tells how it stands

web-tip-points = Points jusqu’ici, comme si la partie finissait maintenant.
web-tip-paris-chimneys = Chaque bâtiment construit prend une cheminée. Plus de cheminée, plus de bâtiment.
web-tip-paris-tokens = Chaque carte postale activée prend un jeton.
web-tip-paris-pile = L’ordre d’une pile est secret ; son contenu ne l’est pas.
web-tip-paris-tile = La tuile dans votre main : posez-la sur n’importe quel carré vide. Vous pouvez d’abord la tourner, avec R ou en touchant deux fois.
web-tip-paris-reserve = Seul son propriétaire peut le construire. S’il est encore là à la fin, il coûte 3 points.
web-tip-paris-pool = Les deux peuvent le prendre en phase 1. En phase 2, seule Levitation l’atteint.
web-tip-paris-take = { $name }, taille { $size }. Réservez-le maintenant, construisez-le en phase 2. Non construit, il coûte 3 points.
web-tip-paris-build = { $name }, taille { $size }. Construisez-le sur des cases libres de votre couleur ou mixtes. Il marque sa taille pour chaque réverbère à côté de lui.
web-tip-paris-pass = Ne rien faire à ce tour.
web-tip-paris-line-light = Lumière : chaque bâtiment marque sa taille × le nombre de réverbères à côté de lui.
web-tip-paris-line-group = Plus grand groupe : les cases de vos bâtiments qui se touchent par un côté. Seul le plus grand groupe compte.
web-tip-paris-line-unbuilt = Non construit : 3 points de moins par bâtiment resté en réserve.
web-tip-paris-line-postcards = Cartes postales : les points de vos Peintre, Danseuse, Statue et Fontaine.
web-tip-avenue-farm = Les raisins qui lui sont reliés comptent à la fin de la manche.
web-tip-avenue-card = Tracez cette route dans n’importe quelle case qui n’en a pas. On ne la tourne jamais.
web-tip-avenue-yellow = Quand la quatrième a été jouée, la manche est finie et on compte la ferme.
web-tip-avenue-next = Elle sera retournée à la prochaine manche. Un coup d’œil la montre à vous seul.
web-tip-avenue-peeked = Vous avez jeté un œil dans cette manche. Vous le pourrez de nouveau à la prochaine.
web-tip-avenue-line-farm = Une ferme doit faire plus que la précédente ; sinon elle fait 0, ce qui coûte 5 points à la fin.
web-tip-avenue-line-purple = À la fin, chaque raisin violet relié au château violet vaut un point.
web-tip-avenue-line-green = À la fin, chaque raisin vert relié au château vert vaut un point.
web-tip-avenue-line-penalty = Chaque ferme à 0 point en coûte 5.
web-tip-avenue-line-later = Cette manche n’a pas encore été jouée.
web-tip-avenue-total = Fermes, châteaux et malus, comme si la partie finissait maintenant.
web-tip-avenue-left = Ce qui a été retourné ne revient plus.
web-tip-avenue-player = Scores des fermes jusqu’ici, dans l’ordre ; le dernier nombre est ce qui est relié maintenant. Choisissez ce joueur pour voir sa feuille en grand.

# Tips at the spaces of a board, after the words of the space

web-paris-js-tip-orange = Orange peut construire ici.
web-paris-js-tip-blue = Bleu peut construire ici.
web-paris-js-tip-mixed = Les deux peuvent construire ici.
web-paris-js-tip-light = Les bâtiments à côté valent leur taille une fois de plus.
web-paris-js-tip-empty = On peut poser une tuile sur ce carré.
web-paris-js-tip-building = Taille × réverbères : voilà ses points. Les bâtiments d’un même joueur qui se touchent forment un groupe.
web-paris-js-tip-garden = Il compte comme un bâtiment de taille 2.
web-paris-js-tip-painter = 2 points par réverbère qu’il atteint sans traverser de bâtiment.
web-paris-js-tip-dancer = 1 point par case libre qu’elle atteint. Bâtiments, réverbères et pièces l’arrêtent.
web-paris-js-tip-statue = Si la case devant elle reste libre : { $penseur ->
    [own] 2 points par case libre de la couleur de son propriétaire à ses côtés, 1 par case libre de cette couleur à ses coins.
   *[any] 2 points par case libre à ses côtés, 1 par case libre à ses coins.
    }
web-paris-js-tip-fountain = 3 points par bâtiment de son propriétaire à côté d’elle.
web-paris-js-tip-annex = Elle fait partie du bâtiment à côté, agrandi d’une case.
web-paris-js-tip-streetlight = Les bâtiments à côté valent leur taille une fois de plus.
web-paris-js-tip-large-streetlight = { $rays ->
    [cross] { $reach ->
        [one] Il éclaire les quatre cases voisines.
       *[other] Il éclaire jusqu’à { $reach } cases de distance dans les quatre directions.
    }
    [star] { $reach ->
        [one] Il éclaire les huit cases autour de lui.
       *[other] Il éclaire jusqu’à { $reach } cases de distance dans les huit directions.
    }
   *[other] { $count ->
        [one] Il éclaire { $count } case, selon votre boîte.
       *[other] Il éclaire { $count } cases autour de lui, selon votre boîte.
    }
    } Un bâtiment arrête sa lumière.
web-avenue-js-tip-farm = À sa manche, elle marque les raisins qui lui sont reliés. Tracez une route dessus pour la relier.
web-avenue-js-tip-castle-purple = À la fin, il marque les raisins violets qui lui sont reliés. Tracez une route dessus pour le relier.
web-avenue-js-tip-castle-green = À la fin, il marque les raisins verts qui lui sont reliés. Tracez une route dessus pour le relier.
web-avenue-js-tip-grapes-purple = Chacun vaut un point pour chaque ferme à laquelle il est relié, et pour le château violet.
web-avenue-js-tip-grapes-green = Chacun vaut un point pour chaque ferme à laquelle il est relié, et pour le château vert.
web-avenue-js-tip-road = Les routes qui se rejoignent à un côté sont reliées.

# The rules in a terminal (terminal/rules.py)

cli-rules = Affiche les règles d’un jeu, les courtes d’abord.
