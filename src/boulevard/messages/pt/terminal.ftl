# Playing in a terminal

play-welcome = { $title }. Digite uma jogada ou “help”.
play-turn = Fase { $phase }, vez de { $seat ->
    [orange] Laranja
   *[blue] Azul
    }
play-over = A partida acabou
play-prompt = { $seat }>
play-considering = Analisando suas jogadas…
play-hint = { $place }. { $move }  ({ $value } pontos)
play-thinking = { $seat } está pensando…
play-moved = { $seat } joga: { $move }
play-more = … e mais { $count }; “moves { $verb }” lista só as que começam com “{ $verb }”.
play-no-undo = Você não tem jogada para desfazer.
play-saved = Salvo como { $path }.
play-left-table = Você saiu da mesa.
play-hand = Peça { $tile }, nos quatro giros:
play-pool = Oferta: { $names }
play-seat = { $seat ->
    [orange] Laranja
   *[blue] Azul
    }
play-reserve = reserva { $names }
play-left = chaminés { $chimneys }, fichas { $tokens }, peças na pilha { $tiles }
play-score = { $total ->
    [one] { $total } ponto
   *[other] { $total } pontos
    }: luz { $light }, conjunto { $group }, não construídos { $unbuilt }, postais { $postcards }
play-rights = ainda pode usar: { $names }
play-postcards = Postais:
play-closing = Pontuação final
play-line-light = Luz
play-line-group = Maior conjunto
play-line-unbuilt = Não construídos
play-line-postcards = Postais
play-line-total = Total
play-winner = Vitória de { $seat ->
    [orange] Laranja
   *[blue] Azul
    }.
play-draw = Empate.
play-help = Outros comandos: “moves” lista as jogadas permitidas (“moves build T5”, só as que começam assim), “undo” volta à sua última jogada, “board” desenha o tabuleiro de novo, “shapes” mostra os edifícios, “hint” pede uma dica a um bot forte, “save game.json” salva a partida e “quit” sai.
play-help-paris = Fase 1: “lay c3 90” coloca sua peça no quadrado cujo espaço inferior esquerdo é c3, girada 90 graus no sentido horário; “reserve T5” reserva um edifício. Fase 2: “build T5 c2,c3,b4,c4,d4” coloca um edifício em espaços da sua cor (o ou b) ou mistos (m); o nome de um postal com seus espaços o ativa (“peintre c4”, “jardin c2,d2”, “penseur c4 n”, “bouquinistes c4 d4”, “levitation T5 I3 a1,b1,c1”); só o nome o ativa sem a ação. Os postes (*) iluminam os edifícios ao lado: um edifício vale o próprio tamanho por poste.

play-help-avenue = “draw c4” desenha a estrada da carta no espaço c4 do seu mapa; “peek” não desenha nada e mostra a próxima fazenda, uma vez por rodada. Uma rodada acaba com a quarta carta amarela. Então a fazenda pontua as uvas ligadas a ela por estradas, se forem mais que na rodada anterior. No final, cada castelo pontua as uvas da própria cor, e cada fazenda com 0 custa 5.
play-avenue-round = Rodada { $round }, fazenda { $farm }
play-avenue-card = Carta { $number }, { $colour } (amarelas: { $yellow } de { $yellows })
play-avenue-next = Próxima fazenda: { $farm }
play-avenue-scores = Fazendas: { $scores }
play-avenue-now = Ligadas à fazenda { $farm }: { $grapes }
play-avenue-castles = Castelos: roxo { $purple }, verde { $green }
play-avenue-total = Total: { $total }
play-avenue-left = Restam no baralho (amarelas/cinza): { $cards }
play-avenue-farms = Fazendas
play-avenue-purple = Castelo roxo
play-avenue-green = Castelo verde
play-avenue-penalty = Penalidade
play-avenue-winners = Vitória: { $players }
