# European Portuguese: only what differs from Brazilian, in the terms of the rulebooks

paris-option-penseur = Que espaços livres conta a Estátua: os de qualquer cor ou só os da cor do dono.
paris-option-edition = A caixa: “standard” ou o caminho para um ficheiro de edição seu.
bad-postcards-count = Escolha exatamente { $count ->
    [one] um postal
   *[other] { $count } postais
    }; escolheu { $picked }.
edition-unknown = Não existe a edição “{ $name }”; escolha entre: { $names }. Para usar a sua, indique o caminho de um ficheiro .toml.
edition-too-deep = { $file } tem uma chave com demasiadas partes.
edition-building-name = { $where }: { $place } deve ter até oito letras e algarismos e começar por uma letra.
notation-long = Uma jogada pode ter no máximo { $most ->
    [one] um carácter
   *[other] { $most } caracteres
    }.
illegal-phase-one = “{ $verb }” é da fase 2; na fase 1 coloca peças e reserva edifícios.
illegal-phase-two = “{ $verb }” é da fase 1; na fase 2 constrói e ativa postais.
illegal-pass-one = Só pode passar depois de colocar as suas oito peças.
illegal-pass-two = Só pode passar quando já não tem fichas nem nada que possa construir sem usar Metropolitain ou Chartier.
illegal-building-reserve = { $seat ->
    [orange] { $building } está na provisão de Laranja.
   *[blue] { $building } está na provisão de Azul.
    }
illegal-building-pool = { $building } ainda está na provisão geral, não na sua provisão.
illegal-no-chimney = Já não tem chaminés, por isso não pode construir.
illegal-no-token = Já não tem fichas.
illegal-no-room = { $building } não cabe em parte nenhuma do tabuleiro.
illegal-nowhere = Não cabe em parte nenhuma do tabuleiro.
illegal-reserve-empty = A sua provisão está vazia: não tem edifício para devolver.
illegal-pool-empty = A provisão geral está vazia: não há edifício para levar.
illegal-annex = O Anexo deve encostar num lado desse edifício, e o edifício deve ser seu.
illegal-lamp = Sem Metropolitain, não pode cobrir um espaço de candeeiro aqui: { $spaces }.
illegal-lamps = Metropolitain só permite cobrir um espaço de candeeiro: { $spaces }.
illegal-not-lamp = { $space } não é um espaço de candeeiro.
text-pool = Provisão geral: { $pool }
text-seat = { $seat ->
    [orange] Laranja
   *[blue] Azul
    }: provisão { $reserve }; chaminés { $chimneys }, fichas { $tokens }; { $total ->
    [one] { $total } ponto
   *[other] { $total } pontos
    }
paris-draw-summary = { $seat }: { $buildings ->
    [one] { $buildings } edifício
   *[other] { $buildings } edifícios
    } no tabuleiro, { $reserve } na provisão, { $total ->
    [one] { $total } ponto
   *[other] { $total } pontos
    }.
paris-draw-kind-orange = calçada laranja, em leque
paris-draw-kind-blue = calçada azul, em filas retas
paris-draw-kind-mixed = calçada mista
paris-draw-kind-light = candeeiro
paris-draw-kind-empty = sem calçada
paris-draw-lit = { $count ->
    [0] Sem luz.
    [one] Iluminado por um candeeiro.
   *[other] Iluminado por { $count } candeeiros.
    }
paris-draw-building = { $what } de { $seat } em { $spaces }: tamanho { $size }, { $lights ->
    [0] sem luz
    [one] iluminado por um candeeiro
   *[other] iluminado por { $lights } candeeiros
    }.
paris-draw-what-streetlight = Candeeiro
paris-draw-what-large-streetlight = Candeeiro Grande
paris-draw-pool = Provisão geral
paris-draw-in-pool = { $what } na provisão geral, tamanho { $size }.
paris-draw-in-reserve = { $what } na provisão de { $seat }, tamanho { $size }.
paris-piece-tile = Peça de calçada
paris-explain-peintre = { $card }, candeeiros na área do Pintor: { $count } × { $each } = { $points }
