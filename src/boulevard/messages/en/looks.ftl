# The frame of every page: menus and the foot.
web-menu = Menu
web-menu-play = Play
web-menu-table = Around a real table
web-menu-make = For developers
web-menu-home = All games
web-nav-learn = Learn
web-nav-caller = Caller for Avenue
web-nav-sheet = Sheet editor for Avenue
web-nav-scorepad = Score pad for Paris
web-nav-edition = Your own box of Paris
web-foot = { $count ->
    [2] Boulevard: two board games, one table.
   *[other] Boulevard: many games, one table.
}
web-foot-nav = All pages

# The table.
web-sound = Sound
web-table-all-moves = All legal moves

# A move in words, said as it happens.
web-paris-news-pass = { $name } passes.
web-paris-news-lay = { $quarters ->
    [0] { $name } lays a tile at { $square }.
    [1] { $name } lays a tile at { $square }, rotated right.
    [2] { $name } lays a tile at { $square }, rotated by half a turn.
   *[3] { $name } lays a tile at { $square }, rotated left.
}
web-paris-news-reserve = { $name } reserves { $building }.
web-paris-news-build = { $name } builds { $building } on { $spaces }.
web-paris-news-levitation = { $name } activates Levitation, returns { $given } to the pool and builds { $building } on { $spaces }.
web-paris-news-place = { $name } activates { $card } on { $spaces }.
web-paris-news-card = { $name } activates { $card }.
web-avenue-news-draw = { $name } draws a road in { $space }.
web-avenue-news-peek = { $name } peeks at the next farm.
