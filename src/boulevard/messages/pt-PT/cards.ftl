# O que as aplicações de mensagens mostram com os links para mesas

web-card-watch = Uma partida a decorrer: assista em direto.
