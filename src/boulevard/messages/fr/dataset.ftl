# Jeux de données de parties contre soi-même

cli-dataset = Écrit des parties d’un bot contre lui-même dans un fichier Parquet : chaque position, politique, valeur et résultat.
cli-opt-dataset-bot = Le bot qui joue à toutes les places ; voir « boulevard bots ».
cli-opt-dataset-games = Combien de parties jouer.
cli-opt-dataset-out = Le fichier Parquet à écrire ; un fichier inachevé est continué par la même commande.
cli-opt-temperature = Tire les coups selon l’attention du bot à cette température ; avec 0, ce sont ses propres coups.
dataset-other = { $path } contient déjà autre chose : { $source }. Choisissez un autre fichier.
