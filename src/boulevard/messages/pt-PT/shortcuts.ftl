# European Portuguese: only what differs from Brazilian

web-keys-lead = Em qualquer página, prima ? para ver os atalhos que pode usar nela.
web-keys-board-turn = Rodar a peça na mão
web-keys-board-turn-back = Rodar para o outro lado
web-keys-caller-peek = Espreitar enquanto mantém a tecla premida
web-keys-avenue-peek = Espreitar
web-keys-caller-full = Ecrã inteiro
web-keys-pad-turn = Rodar a peça do espaço
web-keys-grid-put = Pôr no espaço o que escolheu
web-keys-pad-tabs = Para outro separador
web-keys-grid = Na grelha de um editor
web-keys-edition-pave = Cor própria, cor do rival, misto, candeeiro
web-keys-pad-ground = Pavimentar o espaço: nada, laranja, azul, misto, candeeiro
