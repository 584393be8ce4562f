# Data sets of self-play

cli-dataset = Write games of a bot against itself to a Parquet file, with every position, policy, value and result.
cli-opt-dataset-bot = The bot that plays every seat; see “boulevard bots”.
cli-opt-dataset-games = How many games to play.
cli-opt-dataset-out = The Parquet file to write; an unfinished one is continued by the same command.
cli-opt-temperature = Draw moves by the bot’s attention at this temperature; 0 plays its own moves.
dataset-other = { $path } already holds something else: { $source }. Choose another file.
