# Options of Paris

paris-option-postcards = Os oito postais: os com estrela, oito sorteados ou uma lista de oito nomes.
paris-option-starts = Quem faz a primeira jogada.
paris-option-penseur = Quais espaços livres a Estátua conta: os de qualquer cor ou só os da cor de quem a colocou.
paris-option-fountain = Quantos espaços a Fonte ocupa.
paris-option-mirror = Se os edifícios podem ser virados.
paris-option-edition = A caixa: “standard” ou o caminho de um arquivo de edição próprio.
bad-postcards = Os postais não podem ser { $value }: indique “starred”, “random” ou { $count } diferentes entre { $names }.
bad-postcards-count = Escolha exatamente { $count ->
    [one] um postal
   *[other] { $count } postais
    }; você escolheu { $picked }.

# Editions of Paris

edition-unknown = Não existe a edição “{ $name }”; existem: { $names }. Uma edição própria é indicada pelo caminho de um arquivo .toml.
edition-unreadable = Não foi possível ler { $path }: { $reason }
edition-not-toml = { $file } não é TOML: { $reason }
edition-too-deep = { $file }: há uma chave com partes demais.
edition-key = { $where }: “{ $place }” não faz parte de uma edição; pode haver { $known }.
edition-line = { $file }, linha { $line }
edition-name = { $where }: o nome de uma edição é feito de letras, algarismos, espaços, pontos e hifens.
edition-no-table = { $where }: falta a tabela [{ $place }].
edition-starred = { $where }: starred deve ter oito nomes diferentes entre { $names }.
edition-tiles = { $where }: deve haver as peças de 1 a { $count }.
edition-tile = { $where }: { $tile } não é uma peça; escreva duas linhas de duas letras entre o, r, m, L, como "oL/or".
edition-buildings = { $where }: deve haver { $count } edifícios.
edition-names = { $where }: os nomes dos edifícios devem diferir em mais do que maiúsculas, e nenhum pode ser “garden”.
edition-building-name = { $where }: { $place } deve ter até oito letras e algarismos, começando por uma letra.
edition-shape = { $where }: { $name } deve ser uma lista de linhas de mesmo comprimento, até oito por oito, de X e pontos.
edition-size = { $where }: { $name } deve ter de 1 a { $most } espaços.
edition-pieces = { $where }: os espaços de { $name } não estão unidos.
edition-rays = { $where }: rays deve ser uma lista de 1 a { $most } linhas.
edition-ray = { $where }: uma linha é uma lista de 1 a { $most } passos [leste, norte], cada um de -7 a 7.

# Reading moves of Paris

notation-not-text = Uma jogada é um texto, não { $text }.
notation-long = Uma jogada tem no máximo { $most } caracteres.
notation-verb = “{ $text }”: “{ $verb }” não é uma jogada; as jogadas começam com { $verbs }.
notation-rest = “{ $text }”: “{ $rest }” está sobrando.
notation-missing-space = “{ $text }”: falta um espaço, como c4.
notation-missing-building = “{ $text }”: falta um edifício.
notation-missing-angle = “{ $text }”: falta o giro: 0, 90, 180 ou 270.
notation-missing-side = “{ $text }”: falta o lado para onde a Estátua olha: n, e, s ou w.
notation-space = “{ $text }”: “{ $word }” não é um espaço; os espaços vão de a1 a h8.
notation-twice = “{ $text }”: um espaço aparece duas vezes.
notation-building = “{ $text }”: “{ $word }” não é um edifício; existem { $names }.
notation-angle = “{ $text }”: “{ $word }” não é um giro; pode ser 0, 90, 180 ou 270.
notation-side = “{ $text }”: “{ $word }” não é um lado; pode ser n, e, s ou w.

# Why a move of Paris is not legal

illegal = “{ $verb }” não é possível assim agora.
illegal-square = { $space } não é o espaço inferior esquerdo de um quadrado; o quadrado dele é { $corner }.
illegal-shape = { $building } não tem essa forma.
illegal-mirror = Seria preciso virar { $building }, o que as opções desta partida não permitem.
illegal-pair = { $card } precisa de dois espaços lado a lado.
illegal-no-building = Não há edifício em { $space }.
illegal-phase-one = “{ $verb }” é da fase 2; agora se colocam peças e se reservam edifícios.
illegal-phase-two = “{ $verb }” é da fase 1; agora se constroem edifícios e se ativam postais.
illegal-pass-one = Só pode passar quem já colocou as oito peças.
illegal-pass-two = Só pode passar quem não tem mais fichas e não poderia construir nada sem um direito de Metropolitain ou Chartier.
illegal-no-tile = As oito peças já foram colocadas: reserve um edifício ou passe.
illegal-paved = O quadrado { $square } já está calçado.
illegal-building-reserve = { $building } está na reserva de { $seat ->
    [orange] Laranja
    [blue] Azul
   *[other] { $seat }
    }.
illegal-building-built = { $building } já foi construído por { $seat ->
    [orange] Laranja
    [blue] Azul
   *[other] { $seat }
    }.
illegal-building-pool = { $building } ainda está na oferta, não na sua reserva.
illegal-no-chimney = Não restam chaminés, por isso não dá para construir mais nada.
illegal-card-used = { $card } já foi ativado por { $seat ->
    [orange] Laranja
    [blue] Azul
   *[other] { $seat }
    }.
illegal-card-absent = { $card } não está entre os postais desta partida.
illegal-no-token = Não restam fichas.
illegal-fountain = Nesta partida a Fonte ocupa { $count ->
    [one] { $count } espaço
   *[other] { $count } espaços
    }.
illegal-penseur = A Estátua deve olhar para um espaço livre do tabuleiro.
illegal-annex = O Anexo deve tocar um lado desse edifício, e o edifício deve ser seu.
illegal-taken = Já ocupado: { $spaces }.
illegal-lamp = Aqui não se pode cobrir um espaço de poste sem Metropolitain: { $spaces }.
illegal-lamps = Metropolitain só deixa cobrir um espaço de poste: { $spaces }.
illegal-colour = Cor errada: { $spaces } ({ $colour ->
    [orange] laranja
    [blue] azul
    [mixed] misto
    [light] poste
   *[other] { $colour }
    }).
illegal-colours = Chartier só deixa cobrir um espaço da cor rival: { $spaces } ({ $colour ->
    [orange] laranja
    [blue] azul
    [mixed] misto
    [light] poste
   *[other] { $colour }
    }).
illegal-not-own = { $space } não é { $colour ->
    [orange] laranja
    [blue] azul
   *[other] { $colour }
    }.
illegal-not-lamp = { $space } não é um espaço de poste.

# Paris in characters (games/paris/text.py)

text-pool = Oferta: { $pool }
text-seat = { $seat ->
    [orange] Laranja
    [blue] Azul
   *[other] { $seat }
    }: reserva { $reserve }; chaminés { $chimneys }, fichas { $tokens }; { $total ->
    [one] { $total } ponto
   *[other] { $total } pontos
    }
text-hand = Peça { $tile } de { $seat ->
    [orange] Laranja
    [blue] Azul
   *[other] { $seat }
    }: { $top } / { $bottom }
text-postcards = Postais: { $cards }
text-turn = Fase { $phase }, vez de { $seat ->
    [orange] Laranja
    [blue] Azul
   *[other] { $seat }
    }.
text-over = A partida acabou.

# Drawings of Paris (games/paris/draw.py)

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
paris-draw-kind-light = poste de luz
paris-draw-kind-empty = sem calçamento
paris-draw-free = Livre.
paris-draw-holds = Ocupado por { $what }.
paris-draw-lit = Luzes que recebe: { $count }.
paris-draw-last = Última jogada.
paris-draw-building = { $what } de { $seat } em { $spaces }: tamanho { $size }, luzes: { $lights }.
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
paris-draw-chimneys = Chaminés que restam a { $seat }: { $count }.
paris-draw-tokens = Fichas que restam a { $seat }: { $count }.
paris-draw-right = { $seat } ainda pode usar { $card }.
paris-draw-score = { $seat }: luz { $light }, maior conjunto { $group }, não construídos { $unbuilt }, postais { $postcards }, total { $total }.
paris-draw-card-open = { $card }: virado para cima.
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

# Pictures of single things of Paris (games/paris/pieces.py)

paris-piece-of = { $what } de { $seat }
paris-piece-building = { $what }, tamanho { $size }
paris-piece-tile = Peça de calçamento
paris-piece-face-down = { $what }, face para baixo
paris-piece-chimney = Chaminé
paris-piece-token = Ficha
paris-piece-facing = Para onde a Estátua olha

# Score sheets of Paris as a story (games/paris/story.py)

paris-story-line-light = Luz
paris-story-line-group = Maior conjunto
paris-story-line-unbuilt = Não construídos
paris-story-line-postcards = Postais
paris-story-light = { $what } (tamanho { $size }), com luz de { $lamps }: { $size } × { $count } = { $points }
paris-story-dark = { $what } (tamanho { $size }) não recebe luz: 0
paris-story-group = Maior conjunto, { $names }: { $points }
paris-story-unbuilt = Não construídos, { $names }: { $points }
paris-story-spared = Não construídos, { $names }: 0, graças a { $card }
paris-story-peintre = { $card }, postes na área do Pintor: { $count } × { $each } = { $points }
paris-story-moulin-rouge = { $card }, espaços livres na área da Dançarina: { $points }
paris-story-penseur = { $card }, espaços livres ao lado da Estátua { $sides } × { $side }, nos cantos { $corners } × { $corner }: { $points }
paris-story-penseur-blocked = { $card }, o espaço em frente à Estátua está ocupado: 0
paris-story-fontaine = { $card }, edifícios que tocam a Fonte, { $names }: { $count } × { $each } = { $points }
paris-story-fontaine-dry = { $card }, nenhum edifício de quem a colocou toca a Fonte: 0
