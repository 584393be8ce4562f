# Positions : ce qu’on peut en faire, et les pages qui en montrent une.

web-position-play = Jouer à partir d’ici
web-position-analyse = Analyser
web-position-edit = Modifier
web-position-link = Copier le lien
table-position-over = Cette partie est déjà finie : on ne peut pas la continuer.
table-position-options = Une partie qui commence par une position n’a pas d’autres options : elles font partie de la position.
position-before-end = Vous pourrez voir les moments passés et ce qui est caché une fois la partie finie.
web-nav-position = Jouer depuis une position
web-position-title = Positions
web-position-lead = Collez une position pour voir le plateau. Continuez ensuite la partie contre un bot ou un ami, ou envoyez le lien à quelqu’un.
web-position-text = Position, sur une ligne de texte ou en JSON
web-position-show = Afficher la position
web-position-example = Exemple : { $title }
web-position-sees = Le plateau tel que { $seat } le voit
web-position-over = Cette partie est finie.
web-position-odd = On peut jouer à partir d’ici, mais aucune vraie partie ne mène à cette position :
web-position-new = Jouer à partir de cette position
web-position-dealt = Tout ce que la position ne dit pas est tiré au hasard.
web-position-seat = Votre place
web-position-next = Joue le prochain coup
web-position-anew = Ce qui était caché est distribué à nouveau.
web-position-same-deal = Jouer avec la même donne
web-position-begun = Cette partie commence par une position.
web-position-begun-foretold = Cette partie commence par une position qui révèle une partie de ce qui est caché : la personne qui l’a créée en sait peut-être plus que vous.
web-position-fair = Cette partie a commencé par une position : seul ce qu’elle ne disait pas a été tiré ainsi. Le reste venait de la position.
web-position-set-up = En composer une : { $title }
