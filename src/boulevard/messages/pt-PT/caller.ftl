# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

web-caller-start = Cada um pega num lápis e o mesmo mapa. Este ecrã revela as cartas.
web-caller-start-how = Toque em qualquer lugar ou prima a barra de espaço para a próxima carta.
web-caller-end-winner = Vence quem tiver mais pontos. Em caso de empate, vence a maior pontuação numa só fazenda.
web-caller-peek = Olhar
web-caller-pause = Pausar o cronómetro
web-caller-full = Ecrã inteiro
web-caller-more = Definições
web-caller-script = O Narrador baralha as cartas no seu navegador e por isso precisa de JavaScript. Ative-o, por favor.
web-caller-same = Ecrãs com o mesmo nome de baralho revelam as mesmas cartas na mesma ordem.
web-caller-keys-peek = Olhar enquanto segura
web-caller-new-lost = As cartas são baralhadas de novo, e a partida neste ecrã perde-se.
web-caller-new-yes = Baralhar
web-caller-js-paused = O cronómetro está em pausa.
web-caller-js-unpaused = O cronómetro está a correr.
web-offline-title = Sem ligação à mesa
web-offline-lead = Não conseguimos falar com o servidor agora. As suas partidas estão a salvo e continuam assim que a ligação voltar.
