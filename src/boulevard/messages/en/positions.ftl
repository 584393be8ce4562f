# Positions: what can be done with one, and the pages that show one.

web-position-play = Play from here
web-position-analyse = Analyse
web-position-edit = Edit
web-position-link = Copy link
