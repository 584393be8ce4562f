# Options of Paris

paris-option-postcards = Os postais: os com estrela, outros tantos sorteados ou uma lista com o mesmo número de nomes.
paris-option-starts = Quem faz a primeira jogada.
paris-option-penseur = Quais espaços livres a Estátua conta: os de qualquer cor ou só os da cor do dono.
paris-option-fountain = Quantos espaços a Fonte ocupa.
paris-option-mirror = Se os edifícios podem ser virados.
paris-option-edition = A caixa: “standard” ou o caminho para um arquivo de edição seu.
bad-postcards = Os postais não podem ser { $value }: use “starred”, “random” ou { $count ->
    [one] um
   *[other] { $count } diferentes
    } entre { $names }.
bad-postcards-count = Escolha exatamente { $count ->
    [one] um postal
   *[other] { $count } postais
    }; você escolheu { $picked }.

# Editions of Paris

edition-unknown = Não existe a edição “{ $name }”; escolha entre: { $names }. Para usar a sua, indique o caminho de um arquivo .toml.
edition-unreadable = Não foi possível ler { $path }: { $reason }
edition-not-toml = { $file } não é TOML: { $reason }
edition-too-deep = { $file } tem uma chave com partes demais.
edition-key = { $where }: “{ $place }” não faz parte de uma edição, que pode ter { $known }.
edition-line = { $file }, linha { $line }
edition-name = { $where }: o nome de uma edição pode ter letras, algarismos, espaços, pontos e hifens.
edition-no-table = { $where }: falta a tabela [{ $place }].
edition-starred = { $where }: starred deve ter { $count } nomes diferentes entre { $names }.
edition-tiles = { $where }: deve haver as peças de 1 a { $count }.
edition-tile = { $where }: { $tile } não é uma peça; escreva duas linhas de duas letras cada, com o, r, m e L, como em "oL/or".
edition-buildings = { $where }: deve haver exatamente { $count ->
    [one] um edifício
   *[other] { $count } edifícios
    }.
edition-names = { $where }: os nomes dos edifícios devem diferir em mais do que maiúsculas e minúsculas, e nenhum pode ser “garden”.
edition-building-name = { $where }: { $place } deve ter até oito letras e algarismos, começando por uma letra.
edition-shape = { $where }: { $name } deve ser uma lista de linhas de mesmo comprimento, com no máximo oito por oito, feitas de X e pontos.
edition-size = { $where }: { $name } deve ter de um a { $most ->
    [one] um espaço
   *[other] { $most } espaços
    }.
edition-pieces = { $where }: os espaços de { $name } devem estar todos ligados.
edition-rays = { $where }: rays deve ser uma lista de uma a { $most ->
    [one] uma linha
   *[other] { $most } linhas
    }.
edition-ray = { $where }: uma linha é uma lista de passos [leste, norte], cada um de -7 a 7, com no máximo { $most ->
    [one] um passo
   *[other] { $most } passos
    }.

# Reading moves of Paris

notation-not-text = Uma jogada é um texto, não { $text }.
notation-long = Uma jogada pode ter no máximo { $most ->
    [one] um caractere
   *[other] { $most } caracteres
    }.
notation-verb = “{ $text }”: “{ $verb }” não é uma jogada; as jogadas começam com { $verbs }.
notation-rest = “{ $text }”: “{ $rest }” não cabe aí.
notation-missing-space = “{ $text }”: falta um espaço, como c4.
notation-missing-building = “{ $text }”: falta o edifício.
notation-missing-angle = “{ $text }”: falta o giro: 0, 90, 180 ou 270.
notation-missing-side = “{ $text }”: falta a direção para onde a Estátua olha: n, e, s ou w.
notation-space = “{ $text }”: “{ $word }” não é um espaço; os espaços vão de a1 a h8.
notation-twice = “{ $text }”: um espaço aparece duas vezes.
notation-building = “{ $text }”: “{ $word }” não é um edifício; escolha entre { $names }.
notation-angle = “{ $text }”: “{ $word }” não é um giro; deve ser 0, 90, 180 ou 270.
notation-side = “{ $text }”: “{ $word }” não é uma direção; deve ser n, e, s ou w.

# Why a move of Paris is not legal

illegal = “{ $verb }” não é possível assim agora.
illegal-square = { $space } não é o espaço inferior esquerdo de um quadrado; o quadrado dele é { $corner }.
illegal-shape = { $building } não tem essa forma.
illegal-mirror = { $building } teria de ser virado, o que as opções desta partida não permitem.
illegal-pair = { $card } precisa de dois espaços lado a lado.
illegal-no-building = Não há edifício em { $space }.
illegal-phase-one = “{ $verb }” é da fase 2; na fase 1 você coloca peças e reserva edifícios.
illegal-phase-two = “{ $verb }” é da fase 1; na fase 2 você constrói e ativa postais.
illegal-pass-one = Você só pode passar depois de colocar suas oito peças.
illegal-pass-two = Você só pode passar quando não tem mais fichas nem nada que possa construir sem usar Metropolitain ou Chartier.
illegal-no-tile = Todas as suas peças já estão colocadas: reserve um edifício ou passe.
illegal-paved = O quadrado { $square } já está calçado.
illegal-building-reserve = { $seat ->
    [orange] { $building } está na reserva de Laranja.
   *[blue] { $building } está na reserva de Azul.
    }
illegal-building-built = { $seat ->
    [orange] Laranja já construiu { $building }.
   *[blue] Azul já construiu { $building }.
    }
illegal-building-pool = { $building } ainda está na oferta, não na sua reserva.
illegal-no-chimney = Você não tem mais chaminés, então não pode construir.
illegal-card-used = { $seat ->
    [orange] Laranja já ativou { $card }.
   *[blue] Azul já ativou { $card }.
    }
illegal-card-absent = { $card } não está entre os postais desta partida.
illegal-no-token = Você não tem mais fichas.
illegal-no-room = { $building } não cabe em lugar nenhum do tabuleiro.
illegal-nowhere = Não cabe em lugar nenhum do tabuleiro.
illegal-reserve-empty = Sua reserva está vazia: não há edifício para devolver.
illegal-pool-empty = A oferta está vazia: não há edifício para pegar.
illegal-fountain = Nesta partida, a Fonte ocupa { $count ->
    [one] um espaço
   *[other] { $count } espaços
    }.
illegal-penseur = A Estátua deve olhar para um espaço livre do tabuleiro.
illegal-annex = O Anexo deve encostar em um lado desse edifício, e o edifício deve ser seu.
illegal-taken = Já ocupado: { $spaces }.
illegal-lamp = Sem Metropolitain, você não pode cobrir um espaço de poste aqui: { $spaces }.
illegal-lamps = Metropolitain só permite cobrir um espaço de poste: { $spaces }.
illegal-colour = { $colour ->
    [orange] Estes espaços são laranja: { $spaces }.
   *[blue] Estes espaços são azuis: { $spaces }.
    }
illegal-colours = { $colour ->
    [orange] Chartier só permite cobrir um espaço laranja: { $spaces }.
   *[blue] Chartier só permite cobrir um espaço azul: { $spaces }.
    }
illegal-not-own = { $colour ->
    [orange] { $space } não é laranja.
   *[blue] { $space } não é azul.
    }
illegal-not-lamp = { $space } não é um espaço de poste.

# Paris in characters (games/paris/views/text.py)

text-pool = Oferta: { $pool }
text-seat = { $seat ->
    [orange] Laranja
   *[blue] Azul
    }: reserva { $reserve }; chaminés { $chimneys }, fichas { $tokens }; { $total ->
    [one] { $total } ponto
   *[other] { $total } pontos
    }
text-hand = Peça { $tile } de { $seat ->
    [orange] Laranja
   *[blue] Azul
    }: { $top } / { $bottom }
text-postcards = Postais: { $cards }
text-turn = Fase { $phase }, vez de { $seat ->
    [orange] Laranja
   *[blue] Azul
    }.
text-over = A partida acabou.

# Drawings of Paris (games/paris/drawing/draw.py)

paris-draw-title = Paris, fase { $phase }
paris-draw-over = A partida acabou.
paris-draw-turn = Vez de { $seat }.
paris-draw-paved = Espaços calçados: { $count } de 64.
paris-draw-summary = { $seat }: { $buildings ->
    [one] { $buildings } edifício
   *[other] { $buildings } edifícios
    } no tabuleiro, { $reserve } na reserva, { $total ->
    [one] { $total } ponto
   *[other] { $total } pontos
    }.
paris-draw-space = { $space }: { $kind }.
paris-draw-kind-orange = calçamento laranja, em leque
paris-draw-kind-blue = calçamento azul, em fileiras retas
paris-draw-kind-mixed = calçamento misto
paris-draw-kind-light = poste
paris-draw-kind-empty = sem calçamento
paris-draw-free = Livre.
paris-draw-holds = Aqui: { $what }.
paris-draw-lit = { $count ->
    [0] Sem luz.
    [one] Iluminado por um poste.
   *[other] Iluminado por { $count } postes.
    }
paris-draw-last = Última jogada.
paris-draw-building = { $what } de { $seat } em { $spaces }: tamanho { $size }, { $lights ->
    [0] sem luz
    [one] iluminado por um poste
   *[other] iluminado por { $lights } postes
    }.
paris-draw-piece = { $what } de { $seat } em { $spaces }.
paris-draw-faces = Olha para o { $side }.
paris-draw-side-n = norte
paris-draw-side-e = leste
paris-draw-side-s = sul
paris-draw-side-w = oeste
paris-draw-what-garden = Jardim
paris-draw-what-painter = Pintor
paris-draw-what-dancer = Dançarina
paris-draw-what-statue = Estátua
paris-draw-what-fountain = Fonte
paris-draw-what-annex = Anexo
paris-draw-what-streetlight = Poste
paris-draw-what-large-streetlight = Poste Grande
paris-draw-pool = Oferta
paris-draw-in-pool = { $what } na oferta, tamanho { $size }.
paris-draw-in-reserve = { $what } na reserva de { $seat }, tamanho { $size }.
paris-draw-hand = Peça { $tile } na mão de { $seat }: { $spaces }.
paris-draw-pile = Peças que restam na pilha de { $seat }: { $count }.
paris-draw-chimneys = Chaminés que restam de { $seat }: { $count }.
paris-draw-tokens = Fichas que restam de { $seat }: { $count }.
paris-draw-right = { $seat } ainda pode usar { $card }.
paris-draw-score = { $seat }: luz { $light }, maior conjunto { $group }, não construídos { $unbuilt }, postais { $postcards }, total { $total }.
paris-draw-card-open = { $card }: disponível.
paris-draw-card-used = { $card }: ativado por { $seat }.
paris-draw-card-points = Dá pontos no final.
paris-draw-card-levitation = Levitation
paris-draw-card-metropolitain = Metropolitain
paris-draw-card-jardin = Jardin des Plantes
paris-draw-card-sacre-coeur = Sacré-Coeur
paris-draw-card-peintre = Le Peintre
paris-draw-card-chartier = Chartier
paris-draw-card-bouquinistes = Bouquinistes sur la Seine
paris-draw-card-lampadaire = Lampadaire
paris-draw-card-moulin-rouge = Moulin Rouge
paris-draw-card-penseur = Le Penseur
paris-draw-card-fontaine = Fontaine des Mers
paris-draw-card-grande-lumiere = La Grande Lumière

# Pictures of single things of Paris (games/paris/drawing/pieces.py)

paris-piece-of = { $what }, { $seat }
paris-piece-building = { $what }, tamanho { $size }
paris-piece-tile = Peça de calçamento
paris-piece-face-down = { $what }, virada para baixo
paris-piece-chimney = Chaminé
paris-piece-token = Ficha
paris-piece-facing = Para onde a Estátua olha

# Score sheets of Paris, line by line (games/paris/views/explanation.py)

paris-explain-line-light = Luz
paris-explain-line-group = Maior conjunto
paris-explain-line-unbuilt = Não construídos
paris-explain-line-postcards = Postais
paris-explain-light = { $what } (tamanho { $size }), com luz de { $lamps }: { $size } × { $count } = { $points }
paris-explain-dark = { $what } (tamanho { $size }), sem luz: 0
paris-explain-group = Maior conjunto, { $names }: { $points }
paris-explain-unbuilt = Não construídos, { $names }: { $points }
paris-explain-spared = Não construídos, { $names }: 0, graças a { $card }
paris-explain-peintre = { $card }, postes na área do Pintor: { $count } × { $each } = { $points }
paris-explain-moulin-rouge = { $card }, espaços livres na área da Dançarina: { $points }
paris-explain-penseur = { $card }, espaços livres ao lado da Estátua { $sides } × { $side }, nas diagonais { $corners } × { $corner }: { $points }
paris-explain-penseur-blocked = { $card }, o espaço em frente à Estátua está ocupado: 0
paris-explain-fontaine = { $card }, edifícios que tocam a Fonte, { $names }: { $count } × { $each } = { $points }
paris-explain-fontaine-dry = { $card }, nenhum edifício do dono toca a Fonte: 0
