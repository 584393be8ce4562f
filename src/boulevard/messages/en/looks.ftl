# The frame of every page: menus and the foot.
web-menu = Menu
web-menu-play = Play
web-menu-table = At a real table
web-menu-make = Build on it
web-menu-home = Both games
web-nav-learn = Learn
web-nav-caller = Caller for Avenue
web-nav-sheet = Sheet editor for Avenue
web-nav-scorepad = Score pad for Paris
web-nav-edition = Tiles of your own for Paris
web-foot = Boulevard: two board games, one table.
web-foot-nav = All pages

# The table.
web-sound = Sound
web-table-all-moves = All legal moves

# A move in words, said as it happens.
web-paris-told-pass = { $name } passes.
web-paris-told-lay = { $name } lays a tile on the square of { $space }, turned by { $turn } degrees.
web-paris-told-reserve = { $name } reserves { $building }.
web-paris-told-build = { $name } builds { $building } on { $spaces }.
web-paris-told-levitation = { $name } plays the postcard Levitation, gives { $given } back and builds { $building } on { $spaces }.
web-paris-told-card-at = { $name } plays the postcard { $card } on { $spaces }.
web-paris-told-card = { $name } plays the postcard { $card }.
web-avenue-told-draw = { $name } draws the road in { $space }.
web-avenue-told-peek = { $name } peeks at the next farm.
