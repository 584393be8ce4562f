# Drawings of empty sheets (games/avenue/drawing/draw.py)

avenue-blank-title = Um mapa de Avenue
avenue-blank-summary = { $rows } × { $columns } espaços, nada desenhado ainda.

# What both editors say

sheet-link = Este link não contém um mapa completo. Foi copiado por inteiro?
edition-link = Este link não contém uma caixa completa. Foi copiado por inteiro?
web-editor-undo = Desfazer
web-editor-redo = Refazer
web-editor-name = Nome
web-editor-scripts = Esta página precisa de JavaScript. Ative-o no seu navegador, por favor.
web-editor-play = Jogar contra { $name }
web-editor-more = Escolher como jogar
web-editor-share = Compartilhar
web-editor-link = Link
web-editor-link-note = Tudo está no link. Nada fica guardado no servidor.
web-editor-save = Baixar
web-editor-open = Abrir um arquivo
web-editor-print = Imprimir
web-editor-shelf = Salvos neste navegador
web-editor-keep = Salvar aqui
web-editor-none = Nada salvo ainda. De qualquer forma, o que você está fazendo fica aqui, mesmo que saia da página.
web-editor-js-lost = Sem conexão com o servidor no momento. Seu trabalho está a salvo neste navegador.
web-editor-js-large = { $file } é grande demais: arquivos assim têm só algumas centenas de caracteres.
web-editor-js-unreadable = Não foi possível ler { $file }.
web-editor-js-refused = { $file }: { $reason }
web-editor-js-opened = { $file } está aberto. Desfazer traz de volta seu trabalho anterior.
web-editor-js-brought = Isto veio com o link. Desfazer traz de volta seu trabalho anterior.
web-editor-js-kept = “{ $name }” está salvo neste navegador.
web-editor-js-full = Este navegador não deixa esta página salvar nada.
web-editor-js-take = Abrir “{ $name }”
web-editor-js-drop = Apagar “{ $name }”
web-editor-js-sure = Apagar?
web-editor-js-unnamed = Sem título
web-editor-js-undone = Desfeito.
web-editor-js-redone = Refeito.

# What editors of positions say (web/templates/editors/position_text.html, web/pages/positions/form.py)

web-editor-position = Esta posição
web-editor-text = Texto
web-editor-text-note = A posição inteira numa linha. Cole outra aqui para abri-la.
web-editor-copy-text = Copiar texto
web-editor-open-text = Abrir este texto
web-editor-odd = Nenhuma partida pode levar a esta posição. Mesmo assim, dá para continuar dela.
web-editor-clear = Limpar
web-editor-example = Exemplo
web-editor-turn = Vez de: { $seats }
web-editor-turn-many = { $count ->
    [one] Vez de { $count } jogador
   *[other] Vez de { $count } jogadores
}
web-editor-over = A partida acabou.
web-editor-js-replaced = Desfazer traz de volta seu trabalho anterior.

# The editor of sheets (web/templates/games/avenue/sheet.html)

web-sheet-title = Seu próprio mapa
web-sheet-lead = Copie o mapa do seu bloco ou invente o seu. Depois jogue nele, envie a amigos ou imprima.
web-sheet-board = Mapa
web-sheet-keys = As setas movem de espaço em espaço. A letra ou o algarismo de um símbolo o coloca ali, Espaço ou Enter coloca o símbolo escolhido, Delete limpa o espaço.
web-sheet-palette = Símbolos
web-sheet-size = Tamanho
web-sheet-rows = Linhas
web-sheet-columns = Colunas
web-sheet-fewer = { $what ->
    [rows] Remover uma linha
   *[columns] Remover uma coluna
    }
web-sheet-more = { $what ->
    [rows] Acrescentar uma linha
   *[columns] Acrescentar uma coluna
    }
web-sheet-starts = Começar a partir de
web-sheet-start = { $sheet ->
    [empty] Vazio
   *[other] Mapa { $sheet }
    }
web-sheet-change = Mudar o mapa inteiro
web-sheet-mirror = Espelhar
web-sheet-turn = Girar
web-sheet-swap = Trocar cores
web-sheet-file-note = Um arquivo de texto que esta página e a linha de comando conseguem ler.
web-sheet-paper = Papel
web-sheet-a4 = A4
web-sheet-letter = Carta
web-sheet-per-page = Mapas por página
web-sheet-pdf = PDF
web-sheet-twice = { $symbol ->
    [CP] { $space }: o castelo roxo já está no mapa. Só pode haver um.
    [CG] { $space }: o castelo verde já está no mapa. Só pode haver um.
   *[other] { $space }: a fazenda { $symbol } já está no mapa. Só pode haver uma.
    }
web-sheet-grapes = Uvas: { $purple ->
    [one] { $purple } roxa
   *[other] { $purple } roxas
    }, { $green ->
    [one] { $green } verde
   *[other] { $green } verdes
    }.
web-sheet-no-castle = { $colour ->
    [CP] Não há castelo roxo, então ninguém pontua por ele.
   *[CG] Não há castelo verde, então ninguém pontua por ele.
    }
web-sheet-js-ready = Completo e pronto para jogar.
web-sheet-js-space = { $space }: { $what }
web-sheet-js-moved = { $what } passou de { $from } para { $space }
web-sheet-js-full = Um mapa pode ter no máximo { $spaces } espaços e { $columns } colunas.
web-sheet-js-sized = { $rows } × { $columns }
web-sheet-js-placed = no mapa
web-sheet-js-missing = ainda falta

# The editor of Avenue’s positions (web/templates/games/avenue/position.html)

web-nav-position-avenue = Editor de posições de Avenue
learn-tool-position-avenue = Monte qualquer posição de Avenue, de uma mesa real ou da sua imaginação. Depois jogue a partir dela ou analise-a.
web-avenue-position-title = Montar uma posição de Avenue
web-avenue-position-lead = Qualquer momento de uma partida: as cartas, as fazendas e o mapa de cada um. Depois jogue a partir dali ou analise a posição.
web-avenue-position-part = { $part ->
    [sheet] Mapa
    [farms] Cartas de fazenda
    [cards] Cartas de estrada
    [coming] Próximas cartas
    [over] Fim da partida
    [sheets] Jogadores
   *[position] Posição
}
web-avenue-position-of = { $player }, { $part ->
    [roads] estradas
    [scores] pontos das fazendas
    [peeks] onde espiou
   *[choice] escolha
}
web-avenue-position-tools = Estradas
web-avenue-position-tool-choice = Escolha para a carta aberta
web-avenue-position-tool-erase = Apagar
web-avenue-position-keys = As setas movem de espaço em espaço. De 1 a 6 desenham uma estrada, 0 ou Delete limpa o espaço, C faz dele a escolha deste jogador para a carta aberta, Espaço ou Enter usa a ferramenta escolhida.
web-avenue-position-players = Jogadores
web-avenue-position-add = Adicionar um jogador
web-avenue-position-drop = Remover este jogador
web-avenue-position-scores = Pontos das fazendas
web-avenue-position-scores-note = Deixe um campo vazio para contar o que as estradas ligam agora.
web-avenue-position-no-scores = Nenhuma rodada acabou ainda.
web-avenue-position-peeks = Espiou na
web-avenue-position-cards = Cartas de estrada
web-avenue-position-cards-note = Escolha as cartas na ordem em que foram reveladas; a última está aberta. Toque numa da fila para movê-la ou removê-la, ou para pôr cartas depois dela.
web-avenue-position-deck = Cartas que restam no baralho
web-avenue-position-put = Pôr cartas
web-avenue-position-into = { $row ->
    [cards] entre as reveladas
   *[coming] entre as próximas, se forem conhecidas
}
web-avenue-position-over = A partida acabou
web-avenue-position-turn-up = Revelar a próxima carta
web-avenue-position-farms = Cartas de fazenda
web-avenue-position-farms-note = Na ordem, até onde se conhece; ao menos uma para cada rodada até agora.
web-avenue-position-sheet = Mapa
web-avenue-position-sheet-note = Os mapas salvos neste navegador também aparecem.
web-avenue-position-js-space = { $space }: { $what }
web-avenue-position-js-road = { $space }: { $what }. { $road }
web-avenue-position-js-chosen = { $space }: { $what }. Escolha para a carta aberta
web-avenue-position-js-player = Jogador { $player }
web-avenue-position-js-points = Jogador { $player }: { $points }
web-avenue-position-js-card = Carta { $number }: { $card }
web-avenue-position-js-left = { $card } Restam no baralho: { $count }
web-avenue-position-js-round = Rodada { $round }
web-avenue-position-js-round-farm = Rodada { $round }, fazenda { $farm }
web-avenue-position-js-coming = Próximas cartas
web-avenue-position-js-farms = Na ordem
web-avenue-position-js-earlier = Mover para a esquerda
web-avenue-position-js-later = Mover para a direita
web-avenue-position-js-remove = Remover
web-avenue-position-js-sheet = Mapa { $sheet }
web-avenue-position-js-own = Mapa próprio
web-avenue-position-js-choice-none = Ainda não feita
web-avenue-position-js-choice-peek = Espiar
web-avenue-position-js-choice-secret = Feita em segredo
web-avenue-position-js-choice-draw = Desenhar em { $space }

# The form of editions (web/templates/games/paris/edition.html)

web-edition-title = Sua própria caixa
web-edition-lead = Nem todas as edições de Paris são iguais. Deixe esta caixa igual à sua: toque no que for diferente e depois jogue com ela.
web-edition-mine = Minha caixa
web-edition-name-note = Letras, algarismos, espaços, pontos e hifens.
web-edition-tiles = Peças
web-edition-tiles-note = Como Laranja as vê; Azul tem as mesmas peças com as cores trocadas. Toque em um espaço para mudá-lo. No teclado, vá até ele com Tab e as setas e pressione O (cor própria), R (cor do rival), M (misto) ou L (poste).
web-edition-buildings = Edifícios
web-edition-buildings-note = Toque em um edifício para mudar a forma ou o nome.
web-edition-starred = Postais com estrela
web-edition-starred-note = Os das primeiras partidas.
web-edition-rays = Poste Grande
web-edition-rays-note = A quantos espaços de distância a luz chega em cada direção.
web-edition-wind = { $wind ->
    [n] Norte
    [e] Leste
    [s] Sul
    [w] Oeste
    [ne] Nordeste
    [se] Sudeste
    [sw] Sudoeste
   *[nw] Noroeste
    }
web-edition-straight = Só linhas retas
web-edition-differences = Diferenças em relação à caixa padrão
web-edition-reset = Restaurar tudo
web-edition-file-note = Um arquivo TOML que esta página e a linha de comando conseguem ler.
web-edition-print-note = Imprime um resumo da caixa.
web-edition-shape = Forma
web-edition-shape-keys = As setas movem de espaço em espaço. Espaço ou Enter marca ou desmarca um.
web-edition-turn = Girar
web-edition-mirror = Espelhar
web-edition-usual = Restaurar
web-edition-done = Pronto
web-edition-place = { $what ->
    [name] Nome
    [starred] Postais com estrela
    [tiles] Peças
    [tiles-part] Peça { $part }
    [buildings] Edifícios
    [buildings-part] { $part }
    [large_light] Poste Grande
    [large_light-part] Poste Grande
   *[other] Este arquivo
    }
web-edition-tile-differs = Peça { $tile }, { $corner ->
    [top-left] canto superior esquerdo
    [top-right] canto superior direito
    [bottom-left] canto inferior esquerdo
   *[bottom-right] canto inferior direito
    }: { $now ->
    [o] cor própria
    [r] cor do rival
    [m] misto
   *[L] poste
    } em vez de { $was ->
    [o] cor própria
    [r] cor do rival
    [m] misto
   *[L] poste
    }.
web-edition-name-differs = { $was } se chama { $name }.
web-edition-shape-differs = { $how ->
    [turned] { $name }: a mesma forma, girada.
    [over] { $name }: a mesma forma, virada.
   *[new] { $name }: outra forma, tamanho { $count } em vez de { $was }.
    }
web-edition-star-differs = { $starred ->
    [yes] { $card } tem estrela.
   *[no] { $card } não tem estrela.
    }
web-edition-ray-differs = { $wind ->
    [n] O Poste Grande alcança { $now } para o norte em vez de { $was }.
    [e] O Poste Grande alcança { $now } para o leste em vez de { $was }.
    [s] O Poste Grande alcança { $now } para o sul em vez de { $was }.
    [w] O Poste Grande alcança { $now } para o oeste em vez de { $was }.
    [ne] O Poste Grande alcança { $now } para o nordeste em vez de { $was }.
    [se] O Poste Grande alcança { $now } para o sudeste em vez de { $was }.
    [sw] O Poste Grande alcança { $now } para o sudoeste em vez de { $was }.
   *[nw] O Poste Grande alcança { $now } para o noroeste em vez de { $was }.
    }
web-edition-ray-odd = { $count ->
    [one] O Poste Grande tem { $count } linha que não é reta.
   *[other] O Poste Grande tem { $count } linhas que não são retas.
    }
web-edition-js-ready = { $count ->
    [one] { $count } diferença. Pronto para jogar.
   *[other] { $count } diferenças. Pronto para jogar.
    }
web-edition-js-standard = Esta é a caixa padrão. Toque no que for diferente na sua.
web-edition-js-tile = Peça { $tile }
web-edition-js-quarter = { $corner ->
    [top-left] canto superior esquerdo
    [top-right] canto superior direito
    [bottom-left] canto inferior esquerdo
   *[bottom-right] canto inferior direito
    }: { $kind ->
    [o] cor própria
    [r] cor do rival
    [m] misto
   *[L] poste
    }
web-edition-js-tally = Cada jogador tem { $o } da própria cor, { $r } da cor do rival, { $m ->
    [one] { $m } misto
   *[other] { $m } mistos
    } e { $l ->
    [one] { $l } poste
   *[other] { $l } postes
    }.
web-edition-js-building = { $name }, tamanho { $size }
web-edition-js-differs = diferente da caixa padrão
web-edition-js-back = Restaurar
web-edition-js-square = Linha { $row }, coluna { $column }: { $set ->
    [yes] parte do edifício
   *[no] vazio
    }
web-edition-js-starred = Escolhidos: { $count } de { $of }
web-edition-js-odd = { $count ->
    [one] Mais { $count } linha de um arquivo não é reta.
   *[other] Mais { $count } linhas de um arquivo não são retas.
    }

# The forms of new games (web/templates/games)

web-new-avenue-editor = Criar seu próprio mapa
web-new-paris-box = Caixa
web-new-paris-standard = Caixa padrão
web-new-paris-own-box = Sua própria caixa
web-new-paris-editor = Minha caixa é diferente
