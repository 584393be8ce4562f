# Playing in a terminal

play-welcome = { $title }. Tapez un coup, ou « help ».
play-turn = Phase { $phase }, à { $seat ->
    [orange] Orange
    [blue] Bleu
   *[other] { $seat }
    } de jouer
play-over = La partie est finie
play-prompt = { $seat ->
    [orange] Orange
    [blue] Bleu
   *[other] { $seat }
    }>
play-considering = Vos coups sont à l’étude…
play-hint = { $place }. { $move }  ({ $value } points)
play-thinking = { $seat ->
    [orange] Orange
    [blue] Bleu
   *[other] { $seat }
    } réfléchit…
play-moved = { $seat ->
    [orange] Orange
    [blue] Bleu
   *[other] { $seat }
    } joue : { $move }
play-more = … et { $count } de plus ; « moves { $verb } » liste ceux qui commencent ainsi.
play-no-undo = Il n’y a rien de vous à reprendre.
play-saved = Enregistré sous { $path }.
play-left-table = Vous avez quitté la table.
play-hand = Tuile { $tile }, dans les quatre façons de la poser :
play-pool = Offre : { $names }
play-seat = { $seat ->
    [orange] Orange
    [blue] Bleu
   *[other] { $seat }
    }
play-reserve = réserve { $names }
play-left = cheminées { $chimneys }, jetons { $tokens }, tuiles dans la pile { $tiles }
play-score = { $total ->
        [one] { $total } point
       *[other] { $total } points
    } : lumière { $light }, groupe { $group }, non construit { $unbuilt }, cartes postales { $postcards }
play-rights = peut encore se servir de : { $names }
play-postcards = Cartes postales :
play-closing = Le score
play-line-light = Lumière
play-line-group = Plus grand groupe
play-line-unbuilt = Non construit
play-line-postcards = Cartes postales
play-line-total = Total
play-winner = { $seat ->
    [orange] Orange
    [blue] Bleu
   *[other] { $seat }
    } gagne.
play-draw = Partie nulle.
play-help = Autres mots : « moves » liste les coups permis (« moves build T5 », ceux qui commencent ainsi), « undo » revient à votre
    dernière décision, « board » redessine le plateau, « shapes » les bâtiments, « hint » demande à un bot fort, « save game.json » garde la partie, « quit » quitte.
play-help-paris = Phase 1 : « lay c3 90 » pose votre tuile sur le carré dont la case en bas à gauche est c3, tournée de 90 degrés
    à droite ; « reserve T5 » prend un bâtiment. Phase 2 : « build T5 c2,c3,b4,c4,d4 » met un bâtiment sur des cases de votre
    couleur (o ou b) ou mixtes (m) ; le nom d’une carte postale avec ses cases l’active (« peintre c4 », « jardin c2,d2 »,
    « penseur c4 n », « bouquinistes c4 d4 », « levitation T5 I3 a1,b1,c1 »), son nom seul, sans son action. Les réverbères (*)
    éclairent les bâtiments voisins : chacun vaut sa taille pour chaque réverbère.

play-help-avenue = « draw c4 » trace la route de la carte dans la case c4 de votre feuille ; « peek » ne trace rien et vous montre
    la prochaine ferme, une fois par manche. La manche finit avec la quatrième carte jaune ; alors sa ferme marque les raisins
    que des routes lui relient, s’ils sont plus nombreux qu’à la manche d’avant. À la fin, les châteaux marquent les raisins
    de leur couleur, et chaque ferme à 0 point en coûte 5.
play-avenue-round = Manche { $round }, ferme { $farm }
play-avenue-card = Carte { $number }, { $colour } ({ $yellow ->
        [one] { $yellow } jaune
       *[other] { $yellow } jaunes
    } sur 4)
play-avenue-next = Prochaine ferme : { $farm }
play-avenue-scores = Fermes : { $scores }
play-avenue-now = Reliés à la ferme { $farm } : { $grapes }
play-avenue-castles = Châteaux : { $purple ->
        [one] { $purple } violet
       *[other] { $purple } violets
    }, { $green ->
        [one] { $green } vert
       *[other] { $green } verts
    }
play-avenue-total = Total : { $total }
play-avenue-left = Restent dans la pioche (jaunes/grises) : { $cards }
play-avenue-farms = Fermes
play-avenue-purple = Château violet
play-avenue-green = Château vert
play-avenue-penalty = Malus
play-avenue-winners = Gagne : { $players }
