# Relógios

web-clock-bots = Os bots não têm relógio.
web-clock-terms-loss = Com relógio: { $time }. Se o seu tempo acabar, perde.
web-clock-terms-group = Com relógio: { $time }. Se o seu tempo acabar, fica de fora, e um bot joga no seu lugar enquanto houver pelo menos dois outros jogadores.
