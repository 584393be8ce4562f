# O que as aplicações de mensagens mostram com as ligações para mesas

web-card-watch = Uma partida a decorrer: assista em direto.
