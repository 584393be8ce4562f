# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

position-building-twice = { $where }: { $name } já está noutro lugar.
paris-oddity-lamp = { $what }: sem Metropolitain, { $seat ->
    [orange] Laranja
   *[blue] Azul
    } não pode cobrir um espaço de candeeiro ({ $spaces }).
paris-oddity-lamps = { $what }: Metropolitain só permite a { $seat ->
    [orange] Laranja
   *[blue] Azul
    } cobrir um espaço de candeeiro ({ $spaces }).
paris-oddity-fountain-lamp = A Fonte não pode ficar num espaço de candeeiro ({ $spaces }).
paris-oddity-colour = { $what } deve ficar num espaço { $seat ->
    [orange] laranja
   *[blue] azul
    } ({ $spaces }).
paris-oddity-large = O Candeeiro Grande deve ficar num espaço de candeeiro ({ $spaces }).
paris-oddity-annex = { $seat ->
    [orange] O Anexo não toca nenhum edifício de Laranja, por isso não conta ({ $spaces }).
   *[blue] O Anexo não toca nenhum edifício de Azul, por isso não conta ({ $spaces }).
    }
paris-oddity-card = { $what } está no tabuleiro, por isso { $card } conta como ativado por { $seat ->
    [orange] Laranja
   *[blue] Azul
    }.
web-scorepad-help = As setas movem de espaço em espaço. Enter coloca o que está na mão ou pega no que está ali; no terreno, calça. R gira, U deixa um edifício sem construir, Delete remove, Escape devolve. No terreno, prima 1 para laranja, 2 para azul, 3 para misto, 4 para um candeeiro e 0 para nada.
web-scorepad-hint-ground = Com pressa? Marque só os candeeiros: as cores servem apenas para desempatar. Toque ou pinte espaços avulsos, ou coloque peças inteiras.
web-scorepad-hint-cards = Toque num postal para dizer se ele estava na sua partida; toque numa ficha para dizer quem o ativou.
web-scorepad-brush-light = Candeeiro
web-scorepad-kept = Este navegador guarda o que está no bloco até o limpar.
web-scorepad-bare = { $count ->
    [one] Um espaço não está calçado. Para os pontos, só os candeeiros importam; as cores servem para desempatar.
   *[other] { $count } espaços não estão calçados. Para os pontos, só os candeeiros importam; as cores servem para desempatar.
    }
web-scorepad-bare-own = { $count ->
    [one] Um espaço não está calçado. Para os pontos, importam os candeeiros e as cores ao redor da Estátua; todas as cores servem para desempatar.
   *[other] { $count } espaços não estão calçados. Para os pontos, importam os candeeiros e as cores ao redor da Estátua; todas as cores servem para desempatar.
    }
web-scorepad-js-paved = { $space }: { $kind ->
    [orange] laranja
    [blue] azul
    [mixed] misto
    [light] candeeiro
   *[none] nada
    }.
web-scorepad-js-no-link = Este link não contém uma posição. O seu bloco continua como estava.
web-scorepad-js-lost = Sem ligação ao servidor no momento. O que marcou fica guardado e será pontuado na próxima mudança.
web-paris-editor-help = As setas movem de espaço em espaço. Enter coloca o que está na mão ou pega no que está ali; no terreno, calça. R gira, U põe um edifício na reserva, Delete remove, Escape devolve. No terreno, prima 1 para laranja, 2 para azul, 3 para misto, 4 para um candeeiro e 0 para nada.
web-paris-editor-phase-over = Terminada
web-paris-editor-hint-tiles = Peças por vir: toque nas que conhece, pela ordem. A primeira está na mão; as outras continuam desconhecidas.
web-paris-editor-hint-cards = Toque num postal para dizer se ele está na partida; toque numa ficha para dizer quem o ativou.
web-paris-editor-hint-turn = O que deixar em automático é deduzido do resto.
web-paris-editor-kept = Este navegador guarda a posição até limpar o tabuleiro.
web-paris-editor-js-sure-example = Substituir a sua posição pelo exemplo?
web-paris-editor-js-sure-start = Substituir a sua posição por um início de partida?
position-tokens = { $where }: não há um postal para cada ficha (fichas restantes: { $tokens }, postais por ativar: { $cards }).
