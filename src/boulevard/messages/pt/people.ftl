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

# Between people: inviting somebody on the network

web-network-local = Por enquanto, este link só funciona neste computador.
web-network-what = Para jogar com alguém na mesma rede (o seu Wi-Fi, por exemplo), deixe outros aparelhos se conectarem. Até você parar o servidor, qualquer aparelho da sua rede poderá abrir estas páginas. Ninguém vê sua mão nem seus arquivos.
web-network-open = Permitir aparelhos da minha rede
web-network-how = Para que outros aparelhos se conectem, inicie o servidor com
web-network-here-only = Neste computador, dá para ocupar o lugar ({ $seat }) com este link em outro navegador.
web-network-others = Outros endereços deste computador
web-network-opened = Os aparelhos da sua rede podem se conectar até o servidor parar.
web-network-firewall = Se o link não abrir lá, talvez um firewall deste computador esteja bloqueando: permita conexões de entrada na porta { $port } na sua rede privada.
web-network-local-note = Por enquanto, só funciona neste computador.
network-not-here = Só quem está no computador do servidor pode abri-lo para a rede, e só se ele foi iniciado sem endereço próprio.
network-none = Este computador não está em nenhuma rede, ou a porta { $port } já está ocupada nela.

# One’s own games

web-own-level = { $name } (nível { $level })

# Records that people open

web-record-title = Abrir um registro
web-record-lead = Reveja uma partida a partir do arquivo que você baixou no fim dela, ou que alguém lhe enviou.
web-record-file = Escolha um registro (.json) ou solte-o aqui
web-record-open = Assistir à partida
web-record-another = Abrir outro registro
web-record-note = O servidor confere cada jogada e mantém a partida na memória por um tempo; nada é salvo.
record-no-file = Escolha primeiro um arquivo.
record-crowded = Aqui só aparecem partidas de até { $most } jogadores.
record-gone = Este registro já saiu da memória. Abra o arquivo de novo.
