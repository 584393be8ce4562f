# The frame of every page: menus and the foot.
web-menu = Menu
web-menu-play = Jouer
web-menu-table = Autour d’une vraie table
web-menu-make = Pour les développeurs
web-menu-home = Tous les jeux
web-nav-learn = Apprendre
web-nav-caller = Tirage des cartes d’Avenue
web-nav-sheet = Éditeur de feuilles d’Avenue
web-nav-scorepad = Bloc de score de Paris
web-nav-edition = Votre boîte de Paris
web-foot = { $count ->
    [2] Boulevard : deux jeux de société, une table.
   *[other] Boulevard : plusieurs jeux, une table.
}
web-foot-nav = Toutes les pages

# The table.
web-sound = Son
web-table-all-moves = Tous les coups possibles

# A move in words, said as it happens.
web-paris-news-pass = { $name } passe.
web-paris-news-lay = { $quarters ->
    [0] { $name } pose une tuile en { $square }.
    [1] { $name } pose une tuile en { $square }, tournée vers la droite.
    [2] { $name } pose une tuile en { $square }, tournée d’un demi-tour.
   *[3] { $name } pose une tuile en { $square }, tournée vers la gauche.
}
web-paris-news-reserve = { $name } réserve { $building }.
web-paris-news-build = { $name } construit { $building } en { $spaces }.
web-paris-news-levitation = { $name } active Lévitation, rend { $given } à l’offre et construit { $building } en { $spaces }.
web-paris-news-place = { $name } active { $card } en { $spaces }.
web-paris-news-card = { $name } active { $card }.
web-avenue-news-draw = { $name } trace une route en { $space }.
web-avenue-news-peek = { $name } jette un œil à la prochaine ferme.
