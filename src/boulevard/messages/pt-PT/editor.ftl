# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

web-editor-share = Partilhar
web-editor-save = Transferir
web-editor-open = Abrir um ficheiro
web-editor-shelf = Guardados neste navegador
web-editor-keep = Guardar aqui
web-editor-none = Ainda não há nada guardado. De qualquer forma, o que está a fazer fica aqui, mesmo que saia da página.
web-editor-js-lost = Sem ligação ao servidor no momento. O seu trabalho está a salvo neste navegador.
web-editor-js-large = { $file } é demasiado grande: ficheiros assim têm só algumas centenas de caracteres.
web-editor-js-opened = { $file } está aberto. Desfazer traz de volta o seu trabalho anterior.
web-editor-js-brought = Isto veio com o link. Desfazer traz de volta o seu trabalho anterior.
web-editor-js-kept = “{ $name }” está guardado neste navegador.
web-editor-js-full = Este navegador não deixa esta página guardar nada.
web-sheet-title = O seu próprio mapa
web-sheet-keys = As setas movem de espaço em espaço. A letra ou o algarismo de um símbolo coloca-o ali, Espaço ou Enter coloca o símbolo escolhido, Delete limpa o espaço.
web-sheet-file-note = Um ficheiro de texto que esta página e a linha de comando conseguem ler.
web-sheet-no-castle = { $colour ->
    [CP] Não há castelo roxo, por isso ninguém pontua por ele.
   *[CG] Não há castelo verde, por isso ninguém pontua por ele.
    }
web-edition-title = A sua própria caixa
web-edition-mine = A minha caixa
web-edition-tiles-note = Como Laranja as vê; Azul tem as mesmas peças com as cores trocadas. Toque num espaço para mudá-lo. No teclado, vá até ele com Tab e as setas e prima O (cor própria), R (cor do rival), M (misto) ou L (candeeiro).
web-edition-buildings-note = Toque num edifício para mudar a forma ou o nome.
web-edition-rays = Candeeiro Grande
web-edition-file-note = Um ficheiro TOML que esta página e a linha de comando conseguem ler.
web-edition-place = { $what ->
    [name] Nome
    [starred] Postais com estrela
    [tiles] Peças
    [tiles-part] Peça { $part }
    [buildings] Edifícios
    [buildings-part] { $part }
    [large_light] Candeeiro Grande
    [large_light-part] Candeeiro Grande
   *[other] Este ficheiro
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
   *[L] candeeiro
    } em vez de { $was ->
    [o] cor própria
    [r] cor do rival
    [m] misto
   *[L] candeeiro
    }.
web-edition-name-differs = { $was } chama-se { $name }.
web-edition-ray-differs = { $wind ->
    [n] O Candeeiro Grande alcança { $now } para o norte em vez de { $was }.
    [e] O Candeeiro Grande alcança { $now } para o leste em vez de { $was }.
    [s] O Candeeiro Grande alcança { $now } para o sul em vez de { $was }.
    [w] O Candeeiro Grande alcança { $now } para o oeste em vez de { $was }.
    [ne] O Candeeiro Grande alcança { $now } para o nordeste em vez de { $was }.
    [se] O Candeeiro Grande alcança { $now } para o sudeste em vez de { $was }.
    [sw] O Candeeiro Grande alcança { $now } para o sudoeste em vez de { $was }.
   *[nw] O Candeeiro Grande alcança { $now } para o noroeste em vez de { $was }.
    }
web-edition-ray-odd = { $count ->
    [one] O Candeeiro Grande tem { $count } linha que não é reta.
   *[other] O Candeeiro Grande tem { $count } linhas que não são retas.
    }
web-edition-js-quarter = { $corner ->
    [top-left] canto superior esquerdo
    [top-right] canto superior direito
    [bottom-left] canto inferior esquerdo
   *[bottom-right] canto inferior direito
    }: { $kind ->
    [o] cor própria
    [r] cor do rival
    [m] misto
   *[L] candeeiro
    }
web-edition-js-tally = Cada jogador tem { $o } da própria cor, { $r } da cor do rival, { $m ->
    [one] { $m } misto
   *[other] { $m } mistos
    } e { $l ->
    [one] { $l } candeeiro
   *[other] { $l } candeeiros
    }.
web-edition-js-odd = { $count ->
    [one] Mais { $count } linha de um ficheiro não é reta.
   *[other] Mais { $count } linhas de um ficheiro não são retas.
    }
web-editor-js-replaced = Desfazer traz de volta o seu trabalho anterior.
web-editor-over = O jogo acabou.
web-avenue-position-lead = Qualquer momento de um jogo: as cartas, as fazendas e o mapa de cada um. Depois jogue a partir dali ou analise a posição.
web-avenue-position-part = { $part ->
    [sheet] Mapa
    [farms] Cartas de fazenda
    [cards] Cartas de estrada
    [coming] Próximas cartas
    [over] Fim do jogo
    [sheets] Jogadores
   *[position] Posição
}
web-avenue-position-of = { $player }, { $part ->
    [roads] estradas
    [scores] pontos das fazendas
    [peeks] onde espreitou
   *[choice] escolha
}
web-avenue-position-no-scores = Ainda não acabou nenhuma ronda.
web-avenue-position-peeks = Espreitou na
web-avenue-position-over = O jogo acabou
web-avenue-position-farms-note = Por ordem, até onde se conhece; pelo menos uma para cada ronda até agora.
web-avenue-position-sheet-note = Os mapas guardados neste navegador também aparecem.
web-avenue-position-js-round = Ronda { $round }
web-avenue-position-js-round-farm = Ronda { $round }, fazenda { $farm }
web-avenue-position-js-choice-peek = Espreitar
web-new-avenue-editor = Criar o seu próprio mapa
web-new-paris-own-box = A sua própria caixa
web-new-paris-editor = A minha caixa é diferente
