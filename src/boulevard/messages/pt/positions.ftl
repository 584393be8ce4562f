# Posições: o que se pode fazer com uma, e as páginas que mostram uma.

web-position-play = Jogar a partir daqui
web-position-analyse = Analisar
web-position-edit = Editar
web-position-link = Copiar link
table-position-over = Esta partida já terminou, então não dá para jogar a partir daqui.
table-position-options = Uma partida que começa de uma posição não tem outras opções: elas fazem parte da posição.
position-before-end = Você pode ver momentos anteriores e o que está oculto quando a partida terminar.
web-nav-position = Jogar de uma posição
web-position-title = Posições
web-position-lead = Cole uma posição para ver o tabuleiro. Depois jogue a partir dela contra um bot ou um amigo, ou envie o link a alguém.
web-position-text = Posição, em uma linha de texto ou em JSON
web-position-show = Mostrar posição
web-position-example = Exemplo: { $title }
web-position-sees = O tabuleiro como { $seat } o vê
web-position-over = Esta partida terminou.
web-position-odd = Dá para jogar a partir daqui, mas nenhuma partida real chega a esta posição:
web-position-new = Jogar a partir desta posição
web-position-dealt = O que a posição deixa em aberto é sorteado.
web-position-seat = Seu lugar
web-position-next = É a vez dele
web-position-anew = O que estava oculto é sorteado de novo.
web-position-same-deal = Jogar com a mesma distribuição
web-position-begun = Esta partida começa de uma posição.
web-position-begun-foretold = Esta partida começa de uma posição que revela parte do que está oculto: quem a criou pode saber mais que você.
web-position-fair = Esta partida começou de uma posição: só o que ela deixava em aberto foi sorteado assim. O resto já estava na posição.
web-position-set-up = Montar uma: { $title }
