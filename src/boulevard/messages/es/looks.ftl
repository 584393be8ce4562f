# The frame of every page: menus and the foot.
web-menu = Menú
web-menu-play = Jugar
web-menu-table = Alrededor de una mesa real
web-menu-make = Para desarrolladores
web-menu-home = Todos los juegos
web-nav-learn = Aprender
web-nav-caller = Narrador para Avenue
web-nav-sheet = Editor de hojas para Avenue
web-nav-scorepad = Hoja de puntuación para Paris
web-nav-edition = Tu propia caja de Paris
web-foot = { $count ->
    [2] Boulevard: dos juegos de mesa, una sola mesa.
   *[other] Boulevard: muchos juegos, una sola mesa.
}
web-foot-nav = Todas las páginas

# The table.
web-sound = Sonido
web-table-all-moves = Todas las jugadas posibles

# A move in words, said as it happens.
web-paris-news-pass = { $name } pasa.
web-paris-news-lay = { $quarters ->
    [0] { $name } coloca una loseta en { $square }.
    [1] { $name } coloca una loseta en { $square }, girada a la derecha.
    [2] { $name } coloca una loseta en { $square }, con media vuelta.
   *[3] { $name } coloca una loseta en { $square }, girada a la izquierda.
}
web-paris-news-reserve = { $name } reserva { $building }.
web-paris-news-build = { $name } construye { $building } en { $spaces }.
web-paris-news-levitation = { $name } activa Levitation, devuelve { $given } a la oferta y construye { $building } en { $spaces }.
web-paris-news-place = { $name } activa { $card } en { $spaces }.
web-paris-news-card = { $name } activa { $card }.
web-avenue-news-draw = { $name } dibuja un camino en { $space }.
web-avenue-news-peek = { $name } espía la próxima granja.
