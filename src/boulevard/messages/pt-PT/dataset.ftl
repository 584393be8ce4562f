# Conjuntos de dados de partidas consigo mesmo

cli-dataset = Grava partidas de um bot contra si próprio num ficheiro Parquet, com cada posição, política, valor e resultado.
cli-opt-dataset-out = O ficheiro Parquet a gravar; um inacabado é continuado pelo mesmo comando.
dataset-other = { $path } já contém outra coisa: { $source }. Escolha outro ficheiro.
