# Between people: taking a move back, playing again

web-agreed-refused-you = O pedido para desfazer foi recusado. A jogada fica.
web-agreed-refused = { $name } pediu para desfazer uma jogada. O pedido foi recusado: a jogada fica.
web-agreed-withdrawn-you = Você retirou o pedido.
web-agreed-withdrawn = { $name } retirou o pedido.
web-agreed-undone-you = Sua última jogada foi desfeita.
web-agreed-undone = { $name } desfez a última jogada.
web-asked-withdraw = Retirar o pedido
web-again-asked = Você pediu mais uma partida. Esperando por { $names }.
web-again-asks = { $names } quer jogar mais uma.
web-again-decline = Não, obrigado
web-again-declined = { $names } prefere não jogar de novo.
web-again-declined-you = Você recusou outra partida. Se mudar de ideia, peça uma.
web-over-rematch-watch = Assistir à próxima partida
undo-asked-before = Você já pediu para desfazer esta jogada. Só dá para pedir uma vez por jogada.
rematch-declined = Alguém nesta mesa prefere não jogar de novo.
nobody-asks-again = Ninguém está propondo outra partida.
