# The frame of every page: menus and the foot.
web-menu = Menu
web-menu-play = Jogar
web-menu-table = Em uma mesa de verdade
web-menu-make = Para desenvolvedores
web-menu-home = Todos os jogos
web-nav-learn = Aprender
web-nav-caller = Narrador de Avenue
web-nav-sheet = Editor de mapas de Avenue
web-nav-scorepad = Bloco de pontuação de Paris
web-nav-edition = Sua própria caixa de Paris
web-foot = { $count ->
    [2] Boulevard: dois jogos de tabuleiro, uma mesa.
   *[other] Boulevard: vários jogos, uma mesa.
}
web-foot-nav = Todas as páginas

# The table.
web-sound = Som
web-table-all-moves = Todas as jogadas possíveis

# A move in words, said as it happens.
web-paris-news-pass = { $name } passa.
web-paris-news-lay = { $quarters ->
    [0] { $name } coloca uma peça em { $square }.
    [1] { $name } coloca uma peça em { $square }, girada para a direita.
    [2] { $name } coloca uma peça em { $square }, com meia-volta.
   *[3] { $name } coloca uma peça em { $square }, girada para a esquerda.
    }
web-paris-news-reserve = { $name } reserva { $building }.
web-paris-news-build = { $name } constrói { $building } em { $spaces }.
web-paris-news-levitation = { $name } ativa Levitation, devolve { $given } à oferta e constrói { $building } em { $spaces }.
web-paris-news-place = { $name } ativa { $card } em { $spaces }.
web-paris-news-card = { $name } ativa { $card }.
web-avenue-news-draw = { $name } desenha uma estrada em { $space }.
web-avenue-news-peek = { $name } espia a próxima fazenda.
