# The frame of every page: menus and the foot.
web-menu = Menu
web-menu-play = Jouer
web-menu-table = Autour d’une vraie table
web-menu-make = Pour aller plus loin
web-menu-home = Les deux jeux
web-nav-learn = Apprendre
web-nav-caller = Tirage pour Avenue
web-nav-sheet = Éditeur de feuilles pour Avenue
web-nav-scorepad = Bloc de score pour Paris
web-nav-edition = Votre boîte de Paris
web-foot = Boulevard : deux jeux de société, une table.
web-foot-nav = Toutes les pages

# The table.
web-sound = Son
web-table-all-moves = Tous les coups permis

# A move in words, said as it happens.
web-paris-told-pass = { $name } passe.
web-paris-told-lay = { $turn ->
    [0] { $name } pose une tuile en { $space }.
    [90] { $name } pose une tuile en { $space }, tournée à droite.
    [180] { $name } pose une tuile en { $space }, tournée d’un demi-tour.
   *[270] { $name } pose une tuile en { $space }, tournée à gauche.
}
web-paris-told-reserve = { $name } réserve { $building }.
web-paris-told-build = { $name } construit { $building } en { $spaces }.
web-paris-told-levitation = { $name } joue la carte postale Levitation, rend { $given } et construit { $building } en { $spaces }.
web-paris-told-card-at = { $name } joue la carte postale { $card } en { $spaces }.
web-paris-told-card = { $name } joue la carte postale { $card }.
web-avenue-told-draw = { $name } trace la route en { $space }.
web-avenue-told-peek = { $name } jette un œil à la prochaine ferme.
