# What messengers show beside links to tables

web-card-watch = Una partida en juego: mírala en directo.
web-card-replay = Vuelve a ver la partida.
