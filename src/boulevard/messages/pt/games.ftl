# Errors any game can give

compiling = Compilando as regras de { $title }. Isso só acontece uma vez e leva até meio minuto…
unknown-game = Não existe o jogo “{ $name }”; escolha entre: { $names }.
game-broken = Não foi possível carregar o jogo “{ $name }” de { $origin }; ele fica de fora: { $reason }
face-broken = Não foi possível carregar o que “{ $game }” traz para o navegador; fica de fora: { $reason }
no-rules = Não há página de regras de { $title }.
not-on-paper = { $title } não é um jogo de papel e caneta.
no-drawing = { $title } não tem desenho.
no-positions = { $title } não tem notação para posições.
bad-array = Era esperado um array do tipo { $wanted }, não { $kind }.
strided-array = O array em que se escreve precisa ser contíguo (em ordem C).
read-only-array = O array em que se escreve é só de leitura.
bad-heads = Esperava-se um número para cada cabeça ({ $count }) no último eixo, mas o array tem a forma { $shape }.
heads-beyond = Um número é maior do que a sua cabeça permite ({ $sizes }).
no-outcomes = { $title } não consegue listar o que o acaso pode trazer.
too-many-outcomes = { $count ->
    [one] { $count } estado combina
   *[other] { $count } estados combinam
    } com o que se sabe; o limite é { $limit }.
unknown-option = { $game } não tem a opção “{ $name }”; as opções são: { $names }.
bad-option = A opção { $name } não pode ser { $value }; escolha entre: { $values }.
bad-seed = Uma semente é um número inteiro ou um texto, com no máximo { $most ->
    [one] um bit ou caractere
   *[other] { $most } bits ou caracteres
    }.
bad-states = Era esperado um array de estados deste jogo (um eixo, bytes por estado: { $size }), não { $kind }.
strided-states = Estes estados não estão lado a lado na memória; faça antes uma cópia (states.copy()).
hidden-states = Linha { $row }: há algo desconhecido neste estado, por isso não dá para jogar a partir dele. Preencha-o antes (rules.sample(states, seed)).
read-only-states = Estes estados são só de leitura; faça uma cópia para continuar a partida (states.copy()).
not-one-state = Aqui é preciso um único estado; recebidos: { $count }.
not-a-view = Aqui é preciso uma visão (rules.view(state, seat)), não { $kind }.
actions-not-whole = As ações são números inteiros, não { $kind }.
bad-actions = Era esperada uma ação por estado ({ $count }), mas o array tem a forma { $shape }.
not-buffers = Aqui são precisos buffers (rules.buffers(count)), não { $kind }.
other-buffers = Estes buffers são de regras de outro jogo ou com outras opções.
bad-buffers = Estes buffers são para outro número de estados ({ $rows } em vez de { $count }).
bad-marks = Era esperado um bool por estado ({ $count }), não { $kind }.
bad-count = Era esperado um número inteiro, { $least } ou mais, não { $count }.
bad-simulation-seed = Uma semente para simulações é um número inteiro, 0 ou mais, ou uma tupla deles, não { $seed }.
unknown-piece = Não existe a figura “{ $name }” de nada que se veja agora; escolha entre: { $names }.
unknown-seat = Não existe o lugar “{ $seat }”; escolha entre: { $seats }.
game-over = A partida acabou.
not-your-turn = { $seat ->
    [orange] Não é a vez de Laranja, e sim de Azul.
    [blue] Não é a vez de Azul, e sim de Laranja.
   *[other] Não é a vez do jogador { $seat }. Falta escolher: { $seats }.
    }
not-over = { $seats ->
    [orange] A partida ainda não acabou: é a vez de Laranja.
    [blue] A partida ainda não acabou: é a vez de Azul.
   *[other] A partida ainda não acabou. Falta escolher: { $seats }.
    }
nothing-to-undo = Não dá para desfazer { $moves ->
    [one] uma jogada
   *[other] { $moves } jogadas
    }: { $played ->
    [0] nenhuma foi feita
    [one] só uma foi feita
   *[other] só { $played } foram feitas
    }.
illegal-action = A ação { $action } não é permitida agora.
illegal-action-in-row = Linha { $row }: a ação { $action } não é permitida agora.
notation-unknown = “{ $text }” não é uma jogada deste jogo.

# Records

record-not-object = Um registro é um objeto JSON, não { $kind }.
record-format = O formato é { $format }; este programa lê { $known }.
record-game = { $where }: { $game } não é o nome de um jogo.
record-missing = { $where } está faltando ou é do tipo errado.
record-pair = { $where }: uma jogada é um par de lugar e texto, não { $move }.
record-move = { $where }, “{ $move }”: { $reason }
record-unfinished = { $where } está presente, mas as jogadas param antes do fim da partida.
record-result = { $where } é { $found }, mas as jogadas levam a { $expected }.
record-unreadable = Não foi possível ler { $where }: { $reason }
record-not-json = { $where } não é JSON ou está incompleto ({ $reason }).
not-json-at = linha { $line }, coluna { $column }
not-json-deep = níveis aninhados demais
not-json-other = há algo que não pode ser lido
record-position = A posição está errada: { $reason }
resume-other = { $where } não começa com as partidas desta semente e destas opções, por isso não pode ser continuado.
record-value = { $where } é { $value }; pode ser: { $values }.
record-postcards = { $where } deve listar { $count ->
    [one] um postal
   *[other] { $count } postais diferentes
    } entre: { $names }.
record-edition = { $where }: { $reason }
record-edition-name = { $where } deve ser o nome de uma edição incluída no programa ou a própria edição.
record-piles = { $where } deve ter uma pilha para Laranja e uma para Azul.
record-pile = { $where } deve conter cada uma das peças de 1 a { $count } uma vez.

# Positions (games/positions.py)

position-part = Uma posição não tem a parte “{ $where }”; tem { $names }.
position-malformed = Isto não é uma posição: há algo errado em “{ $where }”.
position-value = { $where } deve ser um destes: { $values }.
position-long = Uma posição tem no máximo { $most } caracteres.
position-game = Esta posição é de “{ $name }”, não de { $game }.
position-fields = Depois do nome do jogo vêm estes campos: { $names }; este texto tem { $count }.
position-number = { $where } é { $value }; deve ser um número de { $least } a { $most }.
position-other-setup = Esta posição é de uma partida com outra preparação.
position-hidden = Há algo desconhecido nesta posição; não dá para continuar a partir dela.
position-unsound = Não dá para continuar uma partida a partir deste estado.

# What seats are called (messages/seats.py)

seat-name = Jogador { $number }
seat-name-orange = Laranja
seat-name-blue = Azul
game-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
