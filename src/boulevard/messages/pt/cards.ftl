# What messengers show beside links to tables

web-card-watch = Uma partida em andamento: assista ao vivo.
web-card-replay = Assista à partida de novo.
