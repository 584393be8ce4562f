# Conjuntos de dados de partidas consigo mesmo

cli-dataset = Grava partidas de um bot contra si mesmo num arquivo Parquet, com cada posição, política, valor e resultado.
cli-opt-dataset-bot = O bot que joga em todos os lugares; veja “boulevard bots”.
cli-opt-dataset-games = Quantas partidas jogar.
cli-opt-dataset-out = O arquivo Parquet a gravar; um inacabado é continuado pelo mesmo comando.
cli-opt-temperature = Sorteia as jogadas pela atenção do bot nesta temperatura; com 0, joga as do próprio bot.
dataset-other = { $path } já contém outra coisa: { $source }. Escolha outro arquivo.
