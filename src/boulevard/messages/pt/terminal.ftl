# Playing in a terminal

play-welcome = { $title }. Digite uma jogada ou “help”.
play-turn = Fase { $phase }, vez de { $seat ->
    [orange] Laranja
    [blue] Azul
   *[other] { $seat }
    }
play-over = A partida acabou
play-prompt = { $seat ->
    [orange] Laranja
    [blue] Azul
   *[other] { $seat }
    }>
play-considering = Avaliando suas jogadas…
play-hint = { $place }. { $move }  ({ $value } pontos)
play-thinking = { $seat ->
    [orange] Laranja
    [blue] Azul
   *[other] { $seat }
    } está pensando…
play-moved = { $seat ->
    [orange] Laranja
    [blue] Azul
   *[other] { $seat }
    } joga: { $move }
play-more = … e mais { $count }; “moves { $verb }” lista as que começam assim.
play-no-undo = Não há nada seu para desfazer.
play-saved = Salvo como { $path }.
play-left-table = Você saiu da mesa.
play-hand = Peça { $tile }, nas quatro maneiras de colocá-la:
play-pool = Oferta: { $names }
play-seat = { $seat ->
    [orange] Laranja
    [blue] Azul
   *[other] { $seat }
    }
play-reserve = reserva { $names }
play-left = chaminés { $chimneys }, fichas { $tokens }, peças na pilha { $tiles }
play-score = { $total ->
    [one] { $total } ponto
   *[other] { $total } pontos
    }: luz { $light }, conjunto { $group }, não construídos { $unbuilt }, postais { $postcards }
play-rights = ainda pode usar: { $names }
play-postcards = Postais:
play-closing = A pontuação
play-line-light = Luz
play-line-group = Maior conjunto
play-line-unbuilt = Não construídos
play-line-postcards = Postais
play-line-total = Total
play-winner = Vitória de { $seat ->
    [orange] Laranja
    [blue] Azul
   *[other] { $seat }
    }.
play-draw = Empate.
play-help = Outras palavras: “moves” lista as jogadas permitidas (“moves build T5”, as que começam assim), “undo” volta à sua
    última decisão, “board” desenha o tabuleiro de novo, “shapes” os edifícios, “hint” pergunta a um bot forte, “save game.json” guarda a partida, “quit” sai.
play-help-paris = Fase 1: “lay c3 90” coloca sua peça no quadrado cujo espaço inferior esquerdo é c3, girada 90 graus no sentido
    horário; “reserve T5” pega um edifício. Fase 2: “build T5 c2,c3,b4,c4,d4” põe um edifício em espaços da sua cor (o ou b) ou
    mistos (m); o nome de um postal com seus espaços o ativa (“peintre c4”, “jardin c2,d2”, “penseur c4 n”,
    “bouquinistes c4 d4”, “levitation T5 I3 a1,b1,c1”); só o nome o ativa sem a ação. Os postes (*) iluminam os
    edifícios ao lado: cada um vale o próprio tamanho para cada poste.

play-help-avenue = “draw c4” desenha a estrada da carta no espaço c4 do seu mapa; “peek” não desenha nada e mostra a próxima
    fazenda, uma vez por rodada. A rodada acaba com a quarta carta amarela; então a fazenda pontua as uvas ligadas a ela por
    estradas, se forem mais que na rodada anterior. No final, os castelos pontuam as uvas da própria cor, e cada
    fazenda com 0 custa 5.
play-avenue-round = Rodada { $round }, fazenda { $farm }
play-avenue-card = Carta { $number }, { $colour } ({ $yellow } de 4 amarelas)
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
