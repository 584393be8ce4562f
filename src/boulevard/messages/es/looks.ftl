# The frame of every page: menus and the foot.
web-menu = Menú
web-menu-play = Jugar
web-menu-table = En una mesa de verdad
web-menu-make = Para desarrolladores
web-menu-home = Ambos juegos
web-nav-learn = Aprender
web-nav-caller = Pregonero de Avenue
web-nav-sheet = Editor de hojas de Avenue
web-nav-scorepad = Hoja de puntos de Paris
web-nav-edition = Tu caja de Paris
web-foot = Boulevard: dos juegos de mesa, una mesa.
web-foot-nav = Todas las páginas

# The table.
web-sound = Sonido
web-table-all-moves = Todas las jugadas legales

# A move in words, said as it happens.
web-paris-told-pass = { $name } pasa.
web-paris-told-lay = { $turn ->
    [0] { $name } coloca una loseta en { $space }.
    [90] { $name } coloca una loseta en { $space }, girada a la derecha.
    [180] { $name } coloca una loseta en { $space }, con media vuelta.
   *[270] { $name } coloca una loseta en { $space }, girada a la izquierda.
}
web-paris-told-reserve = { $name } reserva { $building }.
web-paris-told-build = { $name } construye { $building } en { $spaces }.
web-paris-told-levitation = { $name } juega la postal Levitation, devuelve { $given } y construye { $building } en { $spaces }.
web-paris-told-card-at = { $name } juega la postal { $card } en { $spaces }.
web-paris-told-card = { $name } juega la postal { $card }.
web-avenue-told-draw = { $name } dibuja el camino en { $space }.
web-avenue-told-peek = { $name } espía la próxima granja.
