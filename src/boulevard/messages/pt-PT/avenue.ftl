# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

avenue-option-sheet = O mapa: A, B ou C, ou um seu, em linhas de símbolos ou como caminho de um ficheiro .txt.
sheet-unknown = Não existe o mapa “{ $name }”; escolha entre { $names }. Para usar o seu, indique as linhas dele ou o caminho de um ficheiro .txt.
illegal-peek = Já olhou nesta rodada.
avenue-draw-winners = Vitória partilhada dos jogadores { $numbers }.
avenue-draw-castle-purple = castelo roxo, com telhados pontiagudos
avenue-draw-chosen = A sua escolha: estrada { $number }, { $sides }.
avenue-draw-next-farm = A próxima fazenda, que já viu: { $farm }.
avenue-draw-peeked = { $player } já olhou nesta rodada.
avenue-draw-may-peek = { $player } ainda não olhou nesta rodada.
avenue-piece-peek = Olhar a próxima carta de fazenda
avenue-pad-ticks = Escreva a letra da fazenda no círculo. Marque um círculo pequeno a cada carta amarela e o olho quando olhar.
