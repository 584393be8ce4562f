# European Portuguese: only what differs from Brazilian

web-prefer-lead = O aspeto das páginas e como se comportam quando joga.
web-prefer-yours = As suas escolhas ficam guardadas e valem em todos os dispositivos em que é o mesmo jogador.
web-prefer-here = As suas escolhas ficam guardadas neste navegador. Depois de jogar aqui, valem em todos os dispositivos em que é o mesmo jogador.
web-prefer-save = Guardar
web-prefer-kept = Guardado
web-prefer-lost = Não há ligação ao servidor. A escolha só vale para esta página.
web-prefer-part-looks = Aspeto
web-prefer-confirm = As suas jogadas
web-prefer-confirm-ask-note = Primeiro vê o que a jogada faria; com um segundo clique, confirma.
web-prefer-confirm-at-once = De imediato
web-prefer-confirm-at-once-note = O clique que completa a jogada já a faz. Com o dedo, uma peça que ainda pode rodar é mostrada antes.
web-prefer-answers-note = Nas revisões. Senão, fica escondida nos seus erros até a pedir.
web-prefer-watching = Um bot a ver
web-prefer-watching-note = No tabuleiro de análise, diz o que acha de cada posição.
web-prefer-news-note = Enquanto houver uma página do Boulevard aberta neste navegador e não estiver a olhar para a mesa. Nunca em partidas num só ecrã.
web-prefer-blocked = As notificações estão bloqueadas neste navegador. Pode mudar isso nas definições dele.
web-prefer-turns = A sua vez
web-prefer-undos-note = Quando alguém lhe pede para desfazer uma jogada
