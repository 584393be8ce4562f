# Pieces of Paris, in the words of its rulebook

paris-draw-what-streetlight = Candeeiro
