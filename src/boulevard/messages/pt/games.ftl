# Errors any game can give

compiling = Compilando as regras de { $title }. Isso acontece uma única vez e leva até meio minuto…
unknown-game = Não existe o jogo “{ $name }”; existem: { $names }.
not-on-paper = { $title } não se joga no papel.
unknown-option = { $game } não tem a opção “{ $name }”; tem: { $names }.
bad-option = A opção { $name } não pode ser { $value }; pode ser: { $values }.
bad-seed = Uma semente é um número inteiro ou um texto, com no máximo { $most } bits ou caracteres.
bad-states = Isso não é um array de estados deste jogo: { $kind }.
not-one-state = Aqui é preciso um único estado; recebidos: { $count }.
not-a-view = Aqui é preciso uma visão (rules.view(state, seat)), não { $kind }.
actions-not-whole = As ações são números inteiros, não { $kind }.
bad-actions = É preciso uma ação por estado ({ $count }), mas o array tem a forma { $shape }.
unknown-piece = Não existe a figura “{ $name }” do que se vê agora; existem: { $names }.
unknown-seat = Não existe o lugar { $seat }; os lugares são: { $seats }.
game-over = A partida acabou.
not-your-turn = { $seat ->
    [orange] Não é a vez de Laranja, e sim de Azul.
    [blue] Não é a vez de Azul, e sim de Laranja.
   *[other] Não é a vez do jogador { $seat }. Ainda faltam escolher: { $seats }.
    }
not-over = { $seats ->
    [orange] A partida ainda não acabou: é a vez de Laranja.
    [blue] A partida ainda não acabou: é a vez de Azul.
   *[other] A partida ainda não acabou. Ainda faltam escolher: { $seats }.
    }
nothing-to-undo = Não dá para desfazer { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
    }: { $played ->
    [0] nenhuma foi feita
    [one] só { $played } foi feita
   *[other] só { $played } foram feitas
    }.
illegal-action = A ação { $action } não é permitida agora.
illegal-action-in-row = Linha { $row }: a ação { $action } não é permitida agora.
not-your-turn-in-row = Linha { $row }: não é a vez desse lugar.

# Records

record-not-object = Um registro é um objeto JSON, não { $kind }.
record-format = O formato é { $format }; este programa lê { $known }.
record-game = { $where }: { $game } não é o nome de um jogo.
record-missing = { $where } está faltando ou não é do tipo certo.
record-pair = { $where }: uma jogada é um par de lugar e texto, não { $move }.
record-move = { $where }, “{ $move }”: { $reason }
record-unfinished = { $where } está presente, mas as jogadas terminam antes da partida.
record-result = { $where } é { $found }, mas as jogadas levam a { $expected }.
record-unreadable = Não foi possível ler { $where }: { $reason }
record-not-json = { $where } não é JSON ou foi cortado: { $reason }
resume-other = { $where } não começa com as partidas desta semente e destas opções, por isso não dá para continuar.
record-value = { $where } é { $value }; pode ser: { $values }.
record-postcards = { $where } deve ter { $count } diferentes entre: { $names }.
record-edition = { $where }: { $reason }
record-edition-name = { $where } deve ser o nome de uma edição nossa ou a própria edição.
record-piles = { $where } deve ter uma pilha para Laranja e uma para Azul.
record-pile = { $where } deve ter cada uma das peças de 1 a { $count } uma única vez.

# What seats are called (messages/seats.py)

seat-name = Jogador { $number }
seat-name-orange = Laranja
seat-name-blue = Azul
