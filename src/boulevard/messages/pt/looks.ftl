# The frame of every page: menus and the foot.
web-menu = Menu
web-menu-play = Jogar
web-menu-table = Em uma mesa de verdade
web-menu-make = Para desenvolver
web-menu-home = Os dois jogos
web-nav-learn = Aprender
web-nav-caller = Narrador de Avenue
web-nav-sheet = Editor de mapas de Avenue
web-nav-scorepad = Bloco de pontos de Paris
web-nav-edition = Sua própria caixa de Paris
web-foot = Boulevard: dois jogos de tabuleiro, uma mesa.
web-foot-nav = Todas as páginas

# The table.
web-sound = Som
web-table-all-moves = Todas as jogadas permitidas

# A move in words, said as it happens.
web-paris-told-pass = { $name } passa.
web-paris-told-lay = { $turn ->
    [0] { $name } coloca uma peça em { $space }.
    [90] { $name } coloca uma peça em { $space }, girada à direita.
    [180] { $name } coloca uma peça em { $space }, de cabeça para baixo.
   *[270] { $name } coloca uma peça em { $space }, girada à esquerda.
}
web-paris-told-reserve = { $name } reserva { $building }.
web-paris-told-build = { $name } constrói { $building } em { $spaces }.
web-paris-told-levitation = { $name } usa o postal Levitation, devolve { $given } e constrói { $building } em { $spaces }.
web-paris-told-card-at = { $name } usa o postal { $card } em { $spaces }.
web-paris-told-card = { $name } usa o postal { $card }.
web-avenue-told-draw = { $name } desenha a estrada em { $space }.
web-avenue-told-peek = { $name } espia a próxima fazenda.
