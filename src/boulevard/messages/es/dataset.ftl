# Conjuntos de datos de partidas contra sí mismo

cli-dataset = Guarda partidas de un bot contra sí mismo en un archivo Parquet, con cada posición, política, valor y resultado.
cli-opt-dataset-bot = El bot que juega en todos los puestos; véase «boulevard bots».
cli-opt-dataset-games = Cuántas partidas jugar.
cli-opt-dataset-out = El archivo Parquet que se escribe; uno sin terminar se continúa con la misma orden.
cli-opt-temperature = Sortea las jugadas según la atención del bot a esta temperatura; con 0 se juegan las suyas.
dataset-other = { $path } ya contiene otra cosa: { $source }. Elige otro archivo.
