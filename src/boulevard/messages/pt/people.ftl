# Between people: taking a move back, playing again

web-agreed-refused-you = Seu pedido para desfazer foi recusado. A jogada continua valendo.
web-agreed-refused = { $name } pediu para desfazer uma jogada. O pedido foi recusado, e a jogada continua valendo.
web-agreed-withdrawn-you = Você retirou o pedido.
web-agreed-withdrawn = { $name } retirou o pedido.
web-agreed-undone-you = Sua última jogada foi desfeita.
web-agreed-undone = { $name } desfez a última jogada.
web-asked-withdraw = Retirar o pedido
web-again-asked = Você propôs outra partida. Esperando por { $names }.
web-again-asks = Convite de { $names } para jogar de novo.
web-again-decline = Agora não
web-again-declined = Outra partida recusada por { $names }.
web-again-declined-you = Você recusou outra partida. Se mudar de ideia, é só propor uma.
web-over-rematch-watch = Assistir à próxima partida
undo-asked-before = Você já pediu para desfazer esta jogada. Só dá para pedir uma vez por jogada.
rematch-declined = Alguém nesta mesa prefere não jogar de novo.
nobody-asks-again = Ninguém está propondo outra partida a você.

# Between people: inviting somebody on the network

web-network-local = Por enquanto, este link só funciona neste computador.
web-network-what = Para jogar com um amigo na mesma rede (seu Wi-Fi, por exemplo), deixe outros aparelhos se conectarem. Até você parar o servidor, qualquer aparelho da sua rede pode abrir estas páginas. Ninguém vê sua mão nem seus arquivos.
web-network-open = Permitir aparelhos da minha rede
web-network-how = Para que outros aparelhos se conectem, inicie o servidor com
web-network-here-only = Neste computador, { $seat } pode entrar com este link em outro navegador.
web-network-others = Outros endereços deste computador
web-network-opened = Os aparelhos da sua rede podem se conectar até o servidor parar.
web-network-firewall = Se o link não abrir lá, talvez um firewall deste computador esteja bloqueando: permita conexões de entrada na porta { $port } da sua rede privada.
web-network-local-note = Por enquanto, só funciona neste computador.
network-not-here = Só dá para abrir o servidor para a rede no computador em que ele roda, e só se ele foi iniciado sem um endereço definido.
network-none = Este computador não está em nenhuma rede, ou a porta { $port } já está em uso.

# One’s own games

web-own-level = { $name } (nível { $level })

# Records that people open

web-record-title = Abrir um registro
web-record-lead = Reveja uma partida, ou veja quanto desperdiçou cada jogada, a partir do arquivo que você baixou no fim dela ou que alguém enviou a você.
web-record-file = Escolha um registro (.json) ou solte-o aqui
web-record-open = Ver a partida
web-record-another = Abrir outro registro
web-record-note = O servidor confere cada jogada e guarda a partida por um tempo; depois a esquece.
record-no-file = Primeiro escolha um arquivo.
record-crowded = Aqui só dá para mostrar partidas de até { $most } jogadores.
record-gone = Este registro não está mais guardado aqui. Abra o arquivo de novo.
