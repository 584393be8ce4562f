# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

play-welcome = { $title }. Escreva uma jogada ou “help”.
play-considering = A analisar as suas jogadas…
play-thinking = { $seat } está a pensar…
play-no-undo = Não tem nenhuma jogada para desfazer.
play-saved = Guardado como { $path }.
play-left-table = Saiu da mesa.
play-pool = Provisão geral: { $names }
play-reserve = provisão { $names }
play-help = Outros comandos: “moves” lista as jogadas permitidas (“moves build T5”, só as que começam assim), “undo” volta à sua última jogada, “board” desenha o tabuleiro de novo, “shapes” mostra os edifícios, “hint” pede uma dica a um bot forte, “save game.json” guarda a partida e “quit” sai.
play-help-paris = Fase 1: “lay c3 90” coloca a sua peça no quadrado cujo espaço inferior esquerdo é c3, girada 90 graus no sentido horário; “reserve T5” reserva um edifício. Fase 2: “build T5 c2,c3,b4,c4,d4” coloca um edifício em espaços da sua cor (o ou b) ou mistos (m); o nome de um postal com os seus espaços ativa-o (“peintre c4”, “jardin c2,d2”, “penseur c4 n”, “bouquinistes c4 d4”, “levitation T5 I3 a1,b1,c1”); o nome sozinho ativa-o sem a ação. Os candeeiros (*) iluminam os edifícios ao lado: um edifício vale o próprio tamanho por candeeiro.
play-help-avenue = “draw c4” desenha a estrada da carta no espaço c4 do seu mapa; “peek” não desenha nada e mostra a próxima fazenda, uma vez por ronda. Uma ronda acaba com a quarta carta amarela. Então a fazenda pontua as uvas ligadas a ela por estradas, se forem mais que na ronda anterior. No final, cada castelo pontua as uvas da própria cor, e cada fazenda com 0 custa 5.
play-avenue-round = Ronda { $round }, fazenda { $farm }
play-avenue-left = Restam no baralho (amarelas/cinzentas): { $cards }
