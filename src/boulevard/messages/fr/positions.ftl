# Positions : ce qu’on peut en faire, et les pages qui en montrent une.

web-position-play = Jouer à partir d’ici
web-position-analyse = Analyser
web-position-edit = Modifier
web-position-link = Copier le lien
