# Playing in a terminal

play-welcome = { $title }. Tapez un coup, ou « help ».
play-turn = Phase { $phase }, { $seat ->
    [orange] à Orange
   *[blue] à Bleu
    } de jouer
play-over = La partie est terminée
play-prompt = { $seat }>
play-considering = Examen de vos coups…
play-hint = { $place }. { $move }  ({ $value } points)
play-thinking = { $seat } réfléchit…
play-moved = { $seat } joue : { $move }
play-more = … et encore { $count } ; « moves { $verb } » ne liste que ceux qui commencent par « { $verb } ».
play-no-undo = Vous n’avez aucun coup à reprendre.
play-saved = Partie enregistrée sous { $path }.
play-left-table = Vous avez quitté la table.
play-hand = Tuile { $tile }, dans ses quatre orientations :
play-pool = Offre : { $names }
play-seat = { $seat ->
    [orange] Orange
   *[blue] Bleu
    }
play-reserve = réserve { $names }
play-left = cheminées { $chimneys }, jetons { $tokens }, tuiles dans la pile { $tiles }
play-score = { $total ->
        [one] { $total } point
       *[other] { $total } points
    } : lumière { $light }, groupe { $group }, non construits { $unbuilt }, cartes postales { $postcards }
play-rights = peut encore utiliser : { $names }
play-postcards = Cartes postales :
play-closing = Score final
play-line-light = Lumière
play-line-group = Plus grand groupe
play-line-unbuilt = Non construits
play-line-postcards = Cartes postales
play-line-total = Total
play-winner = { $seat ->
    [orange] Orange
   *[blue] Bleu
    } gagne.
play-draw = Partie nulle.
play-help = Autres commandes : « moves » liste les coups possibles (« moves build T5 », seulement ceux qui commencent ainsi), « undo » revient à
    votre dernier coup, « board » redessine le plateau, « shapes » montre les bâtiments, « hint » demande conseil à un bot expert, « save game.json » enregistre la partie, « quit » quitte.
play-help-paris = Phase 1 : « lay c3 90 » pose votre tuile sur l’emplacement dont la case en bas à gauche est c3, tournée de 90 degrés
    dans le sens des aiguilles d’une montre ; « reserve T5 » prend un bâtiment. Phase 2 : « build T5 c2,c3,b4,c4,d4 » construit un bâtiment sur
    des cases de votre couleur (o ou b) ou mixtes (m) ; le nom d’une carte postale suivi de ses cases l’active (« peintre c4 », « jardin c2,d2 »,
    « penseur c4 n », « bouquinistes c4 d4 », « levitation T5 I3 a1,b1,c1 ») ; son nom seul l’active sans son action. Les réverbères (*)
    éclairent les bâtiments voisins : un bâtiment rapporte sa taille pour chacun d’eux.

play-help-avenue = « draw c4 » trace la route de la carte dans la case c4 de votre feuille ; « peek » ne trace rien et vous montre
    la prochaine ferme, une fois par manche. La manche se termine avec la quatrième carte jaune. Sa ferme rapporte alors un point par
    grappe que des routes lui relient, s’il y en a plus qu’à la manche précédente. À la fin, chaque château rapporte un point par grappe de sa
    couleur, et chaque ferme à 0 coûte 5 points.
play-avenue-round = Manche { $round }, ferme { $farm }
play-avenue-card = Carte { $number }, { $colour } ({ $yellow ->
        [one] { $yellow } jaune
       *[other] { $yellow } jaunes
    } sur { $yellows })
play-avenue-next = Prochaine ferme : { $farm }
play-avenue-scores = Fermes : { $scores }
play-avenue-now = Grappes reliées à la ferme { $farm } : { $grapes }
play-avenue-castles = Châteaux : violet { $purple }, vert { $green }
play-avenue-total = Total : { $total }
play-avenue-left = Encore dans la pioche (jaunes/grises) : { $cards }
play-avenue-farms = Fermes
play-avenue-purple = Château violet
play-avenue-green = Château vert
play-avenue-penalty = Malus
play-avenue-winners = Victoire : { $players }
