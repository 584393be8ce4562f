# Drawings of empty sheets (games/avenue/draw.py)

avenue-blank-title = Um mapa de Avenue
avenue-blank-summary = { $rows } × { $columns } espaços, nada desenhado ainda.

# What both editors say

sheet-link = Este link não contém um mapa inteiro. Foi copiado até o fim?
edition-link = Este link não contém uma edição inteira. Foi copiado até o fim?
web-editor-undo = Desfazer
web-editor-redo = Refazer
web-editor-name = Nome
web-editor-scripts = Esta página precisa de scripts, e seu navegador não os executa.
web-editor-play = Jogar contra { $name }
web-editor-more = Escolher como jogar
web-editor-share = Compartilhar
web-editor-link = Link
web-editor-link-note = Tudo está no link: nada fica no servidor.
web-editor-save = Baixar
web-editor-open = Abrir um arquivo
web-editor-print = Imprimir
web-editor-shelf = Guardados neste navegador
web-editor-keep = Guardar aqui
web-editor-none = Nada ainda. O que você está fazendo fica aqui de qualquer forma, mesmo se sair da página.
web-editor-js-lost = O servidor está fora de alcance. Seu trabalho está seguro neste navegador.
web-editor-js-large = { $file } é grande demais: um arquivo destes tem algumas centenas de letras.
web-editor-js-unreadable = Não foi possível ler { $file }.
web-editor-js-refused = { $file }: { $reason }
web-editor-js-opened = { $file } está aberto. Desfazer traz de volta o que estava aqui.
web-editor-js-brought = Isto veio com o link. Desfazer traz de volta o que estava aqui.
web-editor-js-kept = “{ $name }” está guardado neste navegador.
web-editor-js-full = Este navegador não guarda nada para esta página.
web-editor-js-take = Abrir “{ $name }”
web-editor-js-drop = Apagar “{ $name }”
web-editor-js-sure = Apagar mesmo?
web-editor-js-unnamed = Sem nome
web-editor-js-undone = Desfeito.
web-editor-js-redone = Refeito.

# The editor of sheets (web/templates/sheet.html)

web-sheet-title = Seu próprio mapa
web-sheet-lead = Monte o mapa impresso no seu bloco ou invente um. Depois jogue nele, envie a amigos ou imprima.
web-sheet-board = O mapa
web-sheet-keys = As setas vão de espaço em espaço. Uma letra ou um algarismo põe o símbolo dessa tecla, Espaço ou Enter põe o escolhido, Delete tira.
web-sheet-palette = O que colocar
web-sheet-size = Tamanho
web-sheet-rows = Linhas
web-sheet-columns = Colunas
web-sheet-fewer = { $what ->
    [rows] Uma linha a menos
   *[columns] Uma coluna a menos
    }
web-sheet-more = { $what ->
    [rows] Uma linha a mais
   *[columns] Uma coluna a mais
    }
web-sheet-starts = Começar com
web-sheet-start = { $sheet ->
    [empty] Vazio
   *[other] Mapa { $sheet }
    }
web-sheet-change = Mudar o mapa inteiro
web-sheet-mirror = Espelhar
web-sheet-turn = Girar
web-sheet-swap = Trocar cores
web-sheet-file-note = Um arquivo de texto, que a linha de comando e esta página leem.
web-sheet-paper = Papel
web-sheet-a4 = A4
web-sheet-letter = Carta
web-sheet-per-page = Mapas por página
web-sheet-pdf = PDF
web-sheet-twice = { $symbol ->
    [CP] { $space }: o castelo roxo já está no mapa, e só pode estar uma vez.
    [CG] { $space }: o castelo verde já está no mapa, e só pode estar uma vez.
   *[other] { $space }: a fazenda { $symbol } já está no mapa, e só pode estar uma vez.
    }
web-sheet-grapes = Uvas: roxas { $purple }, verdes { $green }.
web-sheet-no-castle = { $colour ->
    [CP] Não há castelo roxo: ninguém pontua por ele.
   *[CG] Não há castelo verde: ninguém pontua por ele.
    }
web-sheet-js-ready = Completo: pronto para jogar.
web-sheet-js-space = { $space }: { $what }
web-sheet-js-moved = { $what } passou de { $from } para { $space }
web-sheet-js-full = Um mapa tem no máximo { $spaces } espaços e { $columns } colunas.
web-sheet-js-sized = { $rows } × { $columns }
web-sheet-js-placed = no mapa
web-sheet-js-missing = ainda falta

# The form of editions (web/templates/edition.html)

web-edition-title = Sua própria caixa
web-edition-lead = As edições de Paris variam. Deixe esta caixa igual à da sua mesa: toque no que é diferente e jogue com ela.
web-edition-mine = Minha caixa
web-edition-name-note = Letras, algarismos, espaços, pontos e hifens.
web-edition-tiles = Peças de calçamento
web-edition-tiles-note = Como ficam diante de Laranja; Azul tem as mesmas, com as cores trocadas. Toque em um quarto para mudá-lo, ou vá até ele com Tab e as setas e pressione O (cor própria), R (cor rival), M (misto) ou L (poste).
web-edition-buildings = Edifícios
web-edition-buildings-note = Toque em um edifício para mudar a forma ou o nome.
web-edition-starred = Postais com estrela
web-edition-starred-note = Os oito para a primeira partida.
web-edition-rays = Poste Grande
web-edition-rays-note = Até quantos espaços ele ilumina em cada direção.
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
web-edition-differences = Diferenças em relação ao padrão
web-edition-reset = Voltar tudo ao padrão
web-edition-file-note = Um arquivo TOML, que a linha de comando e esta página leem.
web-edition-print-note = Imprime um resumo da caixa.
web-edition-shape = A forma
web-edition-shape-keys = As setas vão de quadrado em quadrado, Espaço ou Enter marca ou desmarca.
web-edition-turn = Girar
web-edition-mirror = Espelhar
web-edition-usual = Voltar ao padrão
web-edition-done = Pronto
web-edition-place = { $what ->
    [name] Nome
    [starred] Postais com estrela
    [tiles] Peças de calçamento
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
    [r] cor rival
    [m] misto
   *[L] poste
    } em vez de { $was ->
    [o] cor própria
    [r] cor rival
    [m] misto
   *[L] poste
    }.
web-edition-name-differs = { $was } se chama { $name }.
web-edition-shape-differs = { $how ->
    [turned] { $name }: a mesma forma, desenhada girada.
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
    [one] { $count } diferença. Dá para jogar com esta caixa.
   *[other] { $count } diferenças. Dá para jogar com esta caixa.
    }
web-edition-js-standard = Esta é a caixa padrão. Toque no que é diferente na sua.
web-edition-js-tile = Peça { $tile }
web-edition-js-quarter = { $corner ->
    [top-left] canto superior esquerdo
    [top-right] canto superior direito
    [bottom-left] canto inferior esquerdo
   *[bottom-right] canto inferior direito
    }: { $kind ->
    [o] cor própria
    [r] cor rival
    [m] misto
   *[L] poste
    }
web-edition-js-tally = Cada um tem { $o } da própria cor, { $r } da cor rival, { $m ->
    [one] { $m } misto
   *[other] { $m } mistos
    } e { $l ->
    [one] { $l } poste
   *[other] { $l } postes
    }.
web-edition-js-building = { $name }, tamanho { $size }
web-edition-js-differs = diferente do padrão
web-edition-js-back = Voltar ao padrão
web-edition-js-square = Linha { $row }, coluna { $column }: { $set ->
    [yes] parte do edifício
   *[no] livre
    }
web-edition-js-starred = Escolhidos: { $count } de 8
web-edition-js-odd = { $count ->
    [one] Mais { $count } linha, de um arquivo, não é reta.
   *[other] Mais { $count } linhas, de um arquivo, não são retas.
    }

# The forms of new games (web/templates/games)

web-new-avenue-editor = Montar um mapa
web-new-paris-box = A caixa
web-new-paris-standard = A caixa padrão
web-new-paris-own-box = Sua própria caixa
web-new-paris-editor = Minha caixa é diferente
