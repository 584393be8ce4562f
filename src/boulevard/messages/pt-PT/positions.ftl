web-position-odd = É possível jogar a partir daqui, mas nenhuma partida real chega a esta posição:
web-position-begun-foretold = Esta partida começa de uma posição que revela parte do que está escondido: quem a criou pode saber mais do que os outros.
web-position-seat = O seu lugar
table-position-over = Esta partida já terminou, por isso não se pode jogar a partir daqui.
position-before-end = Só quando a partida terminar se podem ver momentos anteriores e o que está escondido.
web-position-anew = O que estava escondido é sorteado de novo.
