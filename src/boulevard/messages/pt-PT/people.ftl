# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

web-agreed-refused-you = O seu pedido para desfazer foi recusado. A jogada continua válida.
web-agreed-refused = { $name } pediu para desfazer uma jogada. O pedido foi recusado, e a jogada continua válida.
web-agreed-withdrawn-you = Retirou o pedido.
web-agreed-undone-you = A sua última jogada foi desfeita.
web-again-asked = Propôs outra partida. À espera de { $names }.
web-again-declined-you = Recusou outra partida. Se mudar de ideias, é só propor uma.
undo-asked-before = Já pediu para desfazer esta jogada. Só dá para pedir uma vez por jogada.
nobody-asks-again = Ninguém lhe está a propor outra partida.
web-network-what = Para jogar com um amigo na mesma rede (o seu Wi-Fi, por exemplo), deixe que outros dispositivos se liguem. Até parar o servidor, qualquer dispositivo da sua rede pode abrir estas páginas. Ninguém vê a sua mão nem os seus ficheiros.
web-network-open = Permitir dispositivos da minha rede
web-network-how = Para que outros dispositivos se liguem, inicie o servidor com
web-network-here-only = Neste computador, { $seat } pode entrar com este link noutro navegador.
web-network-opened = Os dispositivos da sua rede podem ligar-se até o servidor parar.
web-network-firewall = Se o link não abrir lá, talvez um firewall deste computador esteja a bloquear: permita ligações de entrada na porta { $port } da sua rede privada.
network-not-here = Só dá para abrir o servidor para a rede no computador em que está a correr, e só se ele foi iniciado sem um endereço definido.
web-record-title = Abrir um registo
web-record-lead = Reveja uma partida, ou veja quanto desperdiçou cada jogada, a partir do ficheiro que transferiu no fim dela ou que alguém lhe enviou.
web-record-file = Escolha um registo (.json) ou solte-o aqui
web-record-another = Abrir outro registo
web-record-note = O servidor verifica cada jogada e guarda a partida durante algum tempo; depois esquece-a.
record-no-file = Primeiro escolha um ficheiro.
record-gone = Este registo já não está guardado aqui. Abra o ficheiro de novo.
