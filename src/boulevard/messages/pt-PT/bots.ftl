# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

avenue-level-1 = Um turista. Liga o máximo de uvas que consegue agora e não planeia nada.
cli-hindsight = Encontra a melhor partida que as cartas de um registo permitiam (Avenue).
cli-opt-hindsight-out = Um ficheiro em que guardar a melhor partida, como registo.
bot-paris-mcts = Procura numa árvore de jogadas, avalia com o que aprendeu em partidas contra si mesmo e resolve o final.
paris-level-4 = Mora aqui. Apanha quase tudo o que consegue agora e não planeia nada.
paris-level-6 = Mede antes de construir. Raramente desperdiça um candeeiro e fica de olho nos seus.
paris-level-7 = Planeia bairros inteiros e, de passagem, estraga os seus planos.
