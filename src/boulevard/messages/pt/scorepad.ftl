# Final positions of Paris that were put together by hand (games/paris/position.py)

position-part = Uma posição não tem a parte “{ $where }”; tem { $names }.
position-malformed = Isto não é uma posição: “{ $where }” não está como deveria.
position-value = { $where } deve ser um destes: { $values }.
position-space = { $where }: os espaços vão de a1 a h8.
position-space-twice = { $where }: um espaço aparece duas vezes.
position-building-twice = { $where }: { $name } já está em outro lugar.
position-shape = { $where }: { $name } não tem essa forma.
position-card-twice = { $where }: { $card } aparece duas vezes.
position-card-both = { $where }: { $card } não pode ter sido ativado por ambos.
position-size = { $where }: esta peça ocupa { $count ->
    [one] { $count } espaço
   *[other] { $count } espaços
    }.
position-pair = { $where }: os dois espaços desta peça devem ficar lado a lado.

# What is odd about such a position (games/paris/doubts.py)

doubt-overlap = No mesmo terreno, { $spaces }: { $one }, { $other }.
doubt-mirror = Do lado avesso: { $what }.
doubt-rival = { $what }: sem Chartier, { $seat ->
    [orange] Laranja
   *[blue] Azul
    } não pode cobrir a cor rival ({ $spaces }).
doubt-rivals = { $what }: Chartier só deixa { $seat ->
    [orange] Laranja
   *[blue] Azul
    } cobrir um espaço da cor rival ({ $spaces }).
doubt-lamp = { $what }: sem Metropolitain, { $seat ->
    [orange] Laranja
   *[blue] Azul
    } não pode cobrir um poste ({ $spaces }).
doubt-lamps = { $what }: Metropolitain só deixa { $seat ->
    [orange] Laranja
   *[blue] Azul
    } cobrir um poste ({ $spaces }).
doubt-fountain-lamp = A Fonte não pode ficar em um poste ({ $spaces }).
doubt-colour = { $what }: deve ficar em um espaço { $seat ->
    [orange] laranja
   *[blue] azul
    } ({ $spaces }).
doubt-large = O Poste Grande deve ficar em um espaço de poste ({ $spaces }).
doubt-annex = O Anexo não toca nenhum edifício de { $seat ->
    [orange] Laranja
   *[blue] Azul
    }, por isso não conta para nenhum ({ $spaces }).
doubt-statue = A Estátua olha para fora do tabuleiro ({ $spaces }).
doubt-chimneys = { $seat ->
    [orange] Laranja
   *[blue] Azul
    } tem { $count } edifícios no tabuleiro, mas só { $most } chaminés.
doubt-tokens = { $seat ->
    [orange] Laranja
   *[blue] Azul
    } ativou { $count } postais, mas só tem { $most } fichas.
doubt-cards = Uma partida tem { $most } postais; aqui há { $count }.
doubt-card = { $what } no tabuleiro: { $card } conta como ativado por { $seat ->
    [orange] Laranja
   *[blue] Azul
    }.
doubt-tile = Nenhuma peça da caixa é assim ({ $spaces }).
doubt-tile-again = A caixa só tem esta peça uma vez ({ $spaces }).

# The score pad of Paris in the browser (web/pages_scorepad.py)

web-scorepad-title = Bloco de pontos de Paris
web-scorepad-noscript = O bloco de pontos precisa de scripts. Permita-os para esta página, por favor.
web-scorepad-help = As setas vão de espaço em espaço. Enter põe o que você segura ou pega o que está ali; no terreno, calça. R gira, U deixa um edifício sem construir, Delete tira, Escape devolve. No terreno, 1 é laranja, 2 azul, 3 misto, 4 um poste e 0 nada.
web-scorepad-undo = Desfazer
web-scorepad-tabs = O que preencher
web-scorepad-tab-ground = Terreno
web-scorepad-tab-orange = Laranja
web-scorepad-tab-blue = Azul
web-scorepad-tab-cards = Postais
web-scorepad-hint-ground = Com pressa? Marque só os postes: as cores servem apenas para desempatar. Toque ou pinte espaços, ou coloque peças inteiras.
web-scorepad-hint-seat = { $seat ->
    [orange] Arraste os edifícios e as peças especiais de Laranja
   *[blue] Arraste os edifícios e as peças especiais de Azul
    } para o tabuleiro, ou toque em um e depois no lugar. Toque de novo ali para girar.
web-scorepad-hint-cards = Toque em um postal para dizer se estava na partida; toque em uma ficha para dizer quem o ativou.
web-scorepad-brushes = Pedras para pintar
web-scorepad-brush-next = Alternar
web-scorepad-brush-orange = Laranja
web-scorepad-brush-blue = Azul
web-scorepad-brush-mixed = Misto
web-scorepad-brush-light = Poste
web-scorepad-brush-none = Nada
web-scorepad-tiles = Peças de calçamento
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
web-scorepad-rules = Regras da sua mesa
web-scorepad-rule-penseur = Le Penseur só conta espaços livres da cor de quem o ativou
web-scorepad-rule-fountain = A Fonte ocupa um espaço
web-scorepad-rule-mirror = Os edifícios podem ser virados
web-scorepad-actions = Este bloco
web-scorepad-share = Copiar link
web-scorepad-text = Copiar o resultado
web-scorepad-example = Mostrar um exemplo
web-scorepad-clear = Limpar o tabuleiro
web-scorepad-kept = O que está no bloco fica neste navegador até você limpar.
web-scorepad-sure-yes = Sim
web-scorepad-sure-no = Não, manter
web-scorepad-doubts = { $count ->
    [one] { $count } coisa parece estranha
   *[other] { $count } coisas parecem estranhas
    }
web-scorepad-bare = { $count ->
    [one] { $count } espaço não está calçado. Para os pontos só contam os postes; as cores decidem empates.
   *[other] { $count } espaços não estão calçados. Para os pontos só contam os postes; as cores decidem empates.
    }
web-scorepad-bare-own = { $count ->
    [one] { $count } espaço não está calçado. Para os pontos contam os postes e as cores ao redor da Estátua; todas as cores decidem empates.
   *[other] { $count } espaços não estão calçados. Para os pontos contam os postes e as cores ao redor da Estátua; todas as cores decidem empates.
    }
web-scorepad-sheet = { $seat ->
    [orange] Placar de Laranja
   *[blue] Placar de Azul
    }
web-scorepad-nothing = Nada para contar ainda.
web-scorepad-line = { $label }: { $points }
web-scorepad-empty = Ponha no tabuleiro o fim da sua partida
web-scorepad-winner = { $seat ->
    [orange] Vitória de Laranja
   *[blue] Vitória de Azul
    }, { $more } a { $less }
web-scorepad-tie-break = { $points } a { $points }: { $seat ->
    [orange] Laranja
   *[blue] Azul
    } vence por espaços livres da própria cor, { $more } a { $less }
web-scorepad-draw = Empate: { $points } a { $points }, e também nos espaços livres da própria cor, { $more }
web-scorepad-js-hold = { $what }: toque no lugar no tabuleiro.
web-scorepad-js-placed = { $what } em { $spaces }.
web-scorepad-js-kept = { $what }: sem construir.
web-scorepad-js-removed = { $what }: fora do tabuleiro.
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
   *[rival] com o outro lado
    }
web-scorepad-js-annex = O Anexo é de { $name }.
web-scorepad-js-keep = Sem construir
web-scorepad-js-remove = Tirar
web-scorepad-js-back = Devolver
web-scorepad-js-done = Pronto
web-scorepad-js-undone = Desfeito.
web-scorepad-js-sure-clear = Tirar tudo do tabuleiro?
web-scorepad-js-sure-example = Pôr o exemplo no lugar do que está no tabuleiro?
web-scorepad-js-no-link = Este link não contém uma posição. O que estava no seu bloco continua aqui.
web-scorepad-js-lost = O servidor está fora de alcance. O que você preencheu fica guardado e será pontuado na próxima mudança.
