# Positions of Paris (games/paris/positions/reader.py, playable.py)

position-space = { $where }: os espaços vão de a1 a h8.
position-space-twice = { $where }: um espaço aparece duas vezes.
position-building-twice = { $where }: { $name } já está em outro lugar.
position-shape = { $where }: { $name } não tem essa forma.
position-card-twice = { $where }: { $card } aparece duas vezes.
position-card-both = { $where }: { $card } não pode ter sido ativado pelos dois jogadores.
position-size = { $where }: esta peça ocupa { $count ->
    [one] { $count } espaço
   *[other] { $count } espaços
    }.
position-pair = { $where }: os dois espaços desta peça devem ficar lado a lado.
position-edition = { $where }: { $reason }
position-field = { $where }: não dá para ler { $text }. Deve ser assim: { $example }
position-piece-twice = { $where }: { $name } aparece duas vezes.
position-laid = { $where }: ao fim da fase 1, todas as peças ({ $count }) já foram colocadas.
position-tile-twice = { $where }: uma peça aparece duas vezes.
position-tile-order = { $where }: as peças desconhecidas vêm depois das conhecidas.
position-hand = { $where }: depois da última peça colocada, não há peça na mão.
position-pile = { $where } deve ter { $count ->
    [one] { $count } peça
   *[other] { $count } peças
    }.
position-opener = { $where } deve ser quem colocou primeiro todas as suas peças.
position-annex = { $where }: o Anexo deve tocar o edifício a que pertence.
position-all-laid = { $where }: todas as peças já foram colocadas, então a fase 1 acabou.
position-squares = { $where }: não há um quadrado livre para cada peça (peças por colocar: { $tiles }, quadrados livres: { $squares }).
position-tokens = { $where }: não há um postal para cada ficha (fichas restantes: { $tokens }, postais não ativados: { $cards }).
position-no-token = { $where }: na fase 1, cada jogador deve ter uma ficha.
position-no-move = { $where }: não pode ser a vez de { $seat ->
    [orange] Laranja
   *[blue] Azul
    }, porque não há nada a fazer.

# What is odd about such a position (games/paris/positions/oddities.py, oddities_in_play.py)

paris-oddity-overlap = { $one } e { $other } estão no mesmo terreno ({ $spaces }).
paris-oddity-mirror = { $what } está com o verso para cima.
paris-oddity-rival = { $what }: sem Chartier, { $seat ->
    [orange] Laranja
   *[blue] Azul
    } não pode cobrir a cor do rival ({ $spaces }).
paris-oddity-rivals = { $what }: Chartier só permite a { $seat ->
    [orange] Laranja
   *[blue] Azul
    } cobrir um espaço da cor do rival ({ $spaces }).
paris-oddity-lamp = { $what }: sem Metropolitain, { $seat ->
    [orange] Laranja
   *[blue] Azul
    } não pode cobrir um espaço de poste ({ $spaces }).
paris-oddity-lamps = { $what }: Metropolitain só permite a { $seat ->
    [orange] Laranja
   *[blue] Azul
    } cobrir um espaço de poste ({ $spaces }).
paris-oddity-fountain-lamp = A Fonte não pode ficar em um espaço de poste ({ $spaces }).
paris-oddity-colour = { $what } deve ficar em um espaço { $seat ->
    [orange] laranja
   *[blue] azul
    } ({ $spaces }).
paris-oddity-large = O Poste Grande deve ficar em um espaço de poste ({ $spaces }).
paris-oddity-annex = { $seat ->
    [orange] O Anexo não toca nenhum edifício de Laranja, então não conta ({ $spaces }).
   *[blue] O Anexo não toca nenhum edifício de Azul, então não conta ({ $spaces }).
    }
paris-oddity-statue = A Estátua olha para fora do tabuleiro ({ $spaces }).
paris-oddity-chimneys = { $seat ->
    [orange] Laranja
   *[blue] Azul
    } tem { $count ->
    [one] um edifício
   *[other] { $count } edifícios
    } no tabuleiro, mas só { $most ->
    [one] uma chaminé
   *[other] { $most } chaminés
    }.
paris-oddity-tokens = { $seat ->
    [orange] Laranja
   *[blue] Azul
    } ativou { $count ->
    [one] um postal
   *[other] { $count } postais
    }, mas só tem { $most ->
    [one] uma ficha
   *[other] { $most } fichas
    }.
paris-oddity-cards = { $count ->
    [one] Há { $count } postal aqui
   *[other] Há { $count } postais aqui
    }; uma partida tem { $most }.
paris-oddity-card = { $what } está no tabuleiro, então { $card } conta como ativado por { $seat ->
    [orange] Laranja
   *[blue] Azul
    }.
paris-oddity-tile = Nenhuma peça da caixa é assim ({ $spaces }).
paris-oddity-tile-again = A caixa só tem uma peça assim ({ $spaces }).
paris-oddity-tile-laid = Nenhuma das peças colocadas é assim ({ $spaces }).
paris-oddity-part-paved = Uma peça calça um quadrado inteiro, não parte dele ({ $spaces }).
paris-oddity-squares = Deve haver um quadrado calçado para cada peça colocada (peças colocadas: { $laid }, quadrados calçados: { $squares }).
paris-oddity-unpaved = { $what } está em terreno sem calçamento ({ $spaces }).
paris-oddity-chimneys-left = Os edifícios de { $seat ->
    [orange] Laranja
   *[blue] Azul
    } no tabuleiro ({ $used }) e as chaminés restantes ({ $left }) devem somar { $most }.
paris-oddity-tokens-left = Os postais ativados por { $seat ->
    [orange] Laranja
   *[blue] Azul
    } ({ $used }) e as fichas restantes ({ $left }) devem somar { $most }.
paris-oddity-right = { $card }: { $seat ->
    [orange] Laranja
   *[blue] Azul
    } não o ativou ou já o usou, então não pode ter esse direito.
paris-oddity-no-right = { $card }: { $seat ->
    [orange] Laranja
   *[blue] Azul
    } ainda não o usou, então deve ter esse direito.
paris-oddity-early = Na fase 1, ainda não se pode ter construído nem ativado nada.
paris-oddity-order = Pelas peças colocadas e pelos edifícios reservados, não pode ser a vez de { $seat ->
    [orange] Laranja
   *[blue] Azul
    }.
paris-oddity-ended = A partida não pode ter acabado: { $seat ->
    [orange] Laranja
   *[blue] Azul
    } ainda tem uma jogada.

# The score pad of Paris in the browser (web/games/paris/scorepad_page.py)

web-scorepad-title = Bloco de pontuação de Paris
web-scorepad-noscript = O bloco de pontuação precisa de JavaScript. Ative-o para esta página, por favor.
web-scorepad-help = As setas movem de espaço em espaço. Enter coloca o que está na mão ou pega o que está ali; no terreno, calça. R gira, U deixa um edifício sem construir, Delete remove, Escape devolve. No terreno, aperte 1 para laranja, 2 para azul, 3 para misto, 4 para um poste e 0 para nada.
web-scorepad-undo = Desfazer
web-scorepad-tabs = O que preencher
web-scorepad-tab-ground = Terreno
web-scorepad-tab-orange = Laranja
web-scorepad-tab-blue = Azul
web-scorepad-tab-cards = Postais
web-scorepad-tab-turn = Vez
web-scorepad-hint-ground = Com pressa? Marque só os postes: as cores servem apenas para desempatar. Toque ou pinte espaços avulsos, ou coloque peças inteiras.
web-scorepad-hint-seat = { $seat ->
    [orange] Arraste os edifícios e as peças especiais de Laranja
   *[blue] Arraste os edifícios e as peças especiais de Azul
    } para o tabuleiro, ou toque na peça e depois no lugar dela. Toque nela ali para girar.
web-scorepad-hint-cards = Toque em um postal para dizer se ele estava na sua partida; toque em uma ficha para dizer quem o ativou.
web-scorepad-brushes = Tipo de espaço
web-scorepad-brush-next = Próximo tipo
web-scorepad-brush-orange = Laranja
web-scorepad-brush-blue = Azul
web-scorepad-brush-mixed = Misto
web-scorepad-brush-light = Poste
web-scorepad-brush-none = Nada
web-scorepad-tiles = Peças
web-scorepad-tile = Peça { $tile } de { $seat ->
    [orange] Laranja
   *[blue] Azul
    }
web-scorepad-buildings = { $seat ->
    [orange] Edifícios de Laranja
   *[blue] Edifícios de Azul
    }
web-scorepad-pieces = { $seat ->
    [orange] Peças especiais de Laranja
   *[blue] Peças especiais de Azul
    }
web-scorepad-building = { $name }, { $seat ->
    [orange] Laranja
   *[blue] Azul
    }
web-scorepad-piece = { $name }, { $seat ->
    [orange] Laranja
   *[blue] Azul
    }
web-scorepad-in = Nesta partida
web-scorepad-by = { $card }: ativado por { $seat ->
    [orange] Laranja
   *[blue] Azul
    }
web-scorepad-rules = Regras da casa
web-scorepad-rule-penseur = Le Penseur só conta espaços livres da cor do dono
web-scorepad-rule-fountain = A Fonte ocupa um espaço
web-scorepad-rule-mirror = Os edifícios podem ser virados
web-scorepad-actions = Este bloco
web-scorepad-share = Copiar link desta posição
web-scorepad-text = Copiar o resultado
web-scorepad-example = Mostrar um exemplo
web-scorepad-clear = Limpar o tabuleiro
web-scorepad-kept = Este navegador guarda o que está no bloco até você limpar.
web-scorepad-other = Para montar qualquer momento de uma partida, use o editor de posições.
web-scorepad-sure-yes = Sim
web-scorepad-sure-no = Não, manter
web-scorepad-oddities = { $count ->
    [one] Uma coisa parece estranha
   *[other] { $count } coisas parecem estranhas
    }
web-scorepad-bare = { $count ->
    [one] Um espaço não está calçado. Para os pontos, só os postes importam; as cores servem para desempatar.
   *[other] { $count } espaços não estão calçados. Para os pontos, só os postes importam; as cores servem para desempatar.
    }
web-scorepad-bare-own = { $count ->
    [one] Um espaço não está calçado. Para os pontos, importam os postes e as cores ao redor da Estátua; todas as cores servem para desempatar.
   *[other] { $count } espaços não estão calçados. Para os pontos, importam os postes e as cores ao redor da Estátua; todas as cores servem para desempatar.
    }
web-scorepad-sheet = { $seat ->
    [orange] Folha de pontos de Laranja
   *[blue] Folha de pontos de Azul
    }
web-scorepad-nothing = Nada para pontuar ainda.
web-scorepad-line = { $label }: { $points }
web-scorepad-empty = Monte no tabuleiro o fim da sua partida
web-scorepad-winner = { $seat ->
    [orange] Vitória de Laranja
   *[blue] Vitória de Azul
    }, { $more } a { $less }
web-scorepad-tie-break = { $points } a { $points }: { $seat ->
    [orange] Laranja
   *[blue] Azul
    } vence no desempate, por { $more } a { $less } em espaços livres da própria cor
web-scorepad-draw = Empate: { $points } a { $points }, e { $more ->
    [0] nenhum espaço livre
    [one] um espaço livre
   *[other] { $more } espaços livres
    } da própria cor para cada um
web-scorepad-js-hold = { $what }: toque no lugar dele no tabuleiro.
web-scorepad-js-placed = { $what } em { $spaces }.
web-scorepad-js-kept = { $what }: sem construir.
web-scorepad-js-removed = { $what }: removido.
web-scorepad-js-paved = { $space }: { $kind ->
    [orange] laranja
    [blue] azul
    [mixed] misto
    [light] poste
   *[none] nada
    }.
web-scorepad-js-where = { $what }: { $where ->
    [board] no tabuleiro
    [kept] sem construir
    [spared] sem construir, sem custo
   *[rival] com o outro jogador
    }
web-scorepad-js-annex = O Anexo faz parte de { $name }.
web-scorepad-js-keep = Sem construir
web-scorepad-js-remove = Remover
web-scorepad-js-back = Devolver
web-scorepad-js-done = Pronto
web-scorepad-js-sure-clear = Limpar o tabuleiro inteiro?
web-scorepad-js-sure-example = Substituir o que está no tabuleiro pelo exemplo?
web-scorepad-js-no-link = Este link não contém uma posição. Seu bloco continua como estava.
web-scorepad-js-lost = Sem conexão com o servidor no momento. O que você marcou fica guardado e será pontuado na próxima mudança.

# O editor de posições de Paris no navegador (web/games/paris/position_editor.py)

web-nav-position-paris = Editor de posições de Paris
learn-tool-position-paris = Monte qualquer posição de Paris, de uma mesa real ou da sua imaginação. Depois jogue a partir dela ou analise-a.
web-paris-editor-title = Editor de posições de Paris
web-paris-editor-noscript = O editor de posições precisa de JavaScript. Ative-o para esta página, por favor.
web-paris-editor-help = As setas movem de espaço em espaço. Enter coloca o que está na mão ou pega o que está ali; no terreno, calça. R gira, U põe um edifício na reserva, Delete remove, Escape devolve. No terreno, aperte 1 para laranja, 2 para azul, 3 para misto, 4 para um poste e 0 para nada.
web-paris-editor-phase = Momento da partida
web-paris-editor-phase-1 = Fase 1
web-paris-editor-phase-2 = Fase 2
web-paris-editor-phase-over = Encerrada
web-paris-editor-hint-ground = Toque ou pinte espaços avulsos, ou coloque peças inteiras: toque na peça e depois no quadrado dela. O terreno mostra que peças foram colocadas.
web-paris-editor-hint-reserve = { $seat ->
    [orange] Toque nos edifícios que Laranja reservou.
   *[blue] Toque nos edifícios que Azul reservou.
    }
web-paris-editor-hint-tiles = Peças por vir: toque nas que você conhece, na ordem. A primeira está na mão; as outras continuam desconhecidas.
web-paris-editor-hint-cards = Toque em um postal para dizer se ele está na partida; toque em uma ficha para dizer quem o ativou.
web-paris-editor-hint-turn = O que você deixar no automático é deduzido do resto.
web-paris-editor-stock = Chaminés, fichas, direitos
web-paris-editor-chimneys = Chaminés restantes
web-paris-editor-tokens = Fichas restantes
web-paris-editor-rights = Direitos não usados
web-paris-editor-none = Nenhum
web-paris-editor-laid = Peças colocadas, na ordem
web-paris-editor-next = Próximo a jogar
web-paris-editor-starts = Começou a partida
web-paris-editor-opener = Primeiro a colocar todas as peças
web-paris-editor-idle = Vezes passadas seguidas
web-paris-editor-start = Início de partida
web-paris-editor-kept = Este navegador guarda a posição até você limpar o tabuleiro.
web-paris-editor-other = Se quiser só a pontuação de uma partida, use o bloco de pontuação.
web-paris-editor-part = { $part ->
    [board] Terreno
    [buildings] Edifícios
    [pieces] Peças especiais
    [postcards] Postais
    [options] Regras da casa
    [reserve] Reserva
    [laid] Peças colocadas
    [hands] Peça na mão
    [piles] Pilha
    [chimneys] Chaminés
    [tokens] Fichas
    [rights] Direitos
    [phase] Fase
    [next] Próximo a jogar
    [starts] Jogador inicial
    [opener] Primeiro a colocar todas as peças
    [idle] Vezes passadas
    [edition] Caixa
   *[position] Posição
  }
web-paris-editor-part-of = { $part } ({ $seat })
web-paris-editor-turn = Fase { $phase }, vez de { $seat ->
    [orange] Laranja
   *[blue] Azul
    }: { $count ->
    [one] { $count } jogada possível
   *[other] { $count } jogadas possíveis
    }
web-paris-editor-js-keep = Pôr na reserva
web-paris-editor-js-kept = { $what }: na reserva.
web-paris-editor-js-where = { $what }: { $where ->
    [board] no tabuleiro
    [kept] na reserva
    [spared] na reserva
   *[rival] com o outro jogador
    }
web-paris-editor-js-tile = { $what }: { $where ->
    [hand] na mão
    [pile] número { $place } das que vêm
    [board] colocada
   *[none] desconhecida
    }
web-paris-editor-js-follows = Automático: { $value }
web-paris-editor-js-sure-clear = Limpar o tabuleiro inteiro?
web-paris-editor-js-sure-example = Substituir sua posição pelo exemplo?
web-paris-editor-js-sure-start = Substituir sua posição por um início de partida?
