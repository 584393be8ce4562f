# The table in the browser: running a server

cli-serve = Run the table in the browser: a server on this machine. Every flag can also be set in the environment, as BOULEVARD_PORT.
cli-opt-browser = Open a browser, where there is a screen.
serve-address = The table is set: { $address }
serve-stop = Press Ctrl+C to stop; every game goes on after the next start.
serve-no-port = There is no free port on { $host }.
bad-setting = The setting “{ $name }” can’t be used: { $reason }
setting-host = The address to listen on; 0.0.0.0 lets other machines in.
setting-port = The port; 0 takes any that is free.
setting-data = The folder for the database and the key that links are signed with.
setting-database = The database as an SQLAlchemy URL; one SQLite file in the data folder, if not given.
setting-secret = What links and cookies are signed with; made once and kept in the data folder, if not given.
setting-address = The address that people reach the server by, for links to send; made from host and port, if not given.
setting-thinkers = How many processes bots think in.
setting-tables-kept = How many tables are kept in memory; others are read again when they are needed.
setting-abandoned-after = Hours after which a game ends that nobody came back to.
setting-creations = How many tables one visitor may set up in a minute; 0 is without limit.
setting-moves = How many moves and other requests at seats one visitor may send in a minute; 0 is without limit.
setting-streams = How many tables one visitor may follow at the same time; 0 is without limit.
setting-body-limit = How many bytes a request may have.
setting-log = How logs look: text or json.

# The table in the browser: what is refused

unknown-link = This link leads to no table. Perhaps a part of it was lost on the way.
unknown-table = There is no such table.
table-chairs = A table has 1 to { $most } chairs, not { $count }.
table-players = There { $count ->
    [one] is one chair
   *[other] are { $count } chairs
    } for a game of { $seats }.
table-nobody = Somebody has to play: at least one chair is for a person.
table-chair = “{ $kind }” can’t sit on a chair. Possible: { $kinds }.
table-name = A name needs at least one letter.
table-waits = Somebody is still to come. The game begins when every chair is taken.
table-busy = Too much happens at this table at the same time. Try again.
stale-move = This was decision { $number }, but the game is at decision { $present } already. Nothing was played.
seat-taken = Somebody sits at { $seat } already.
seat-of-another = { $seat } is not your seat.
nothing-to-take-back = There is no decision to take back.
undo-revealed = It can’t be taken back: something hidden has been seen since.
you-left = You have left this game. A bot plays on for you.
nobody-asks = Nobody asks you to take anything back.
not-over-yet = The game is not over yet.
record-before-end = The record holds what is still hidden. It can be had when the game is over.
empty-secret = The file { $path } is empty. Delete it, and a new secret is made; links and cookies of before are then void.
still-compiling = { $title } is being prepared on this machine. This happens once and takes a minute or two.
too-many-tables = That were many tables in a short time. Try again in { $after ->
    [one] a second
   *[other] { $after } seconds
    }.
too-many-moves = That was a lot in a short time. Try again in { $after ->
    [one] a second
   *[other] { $after } seconds
    }.
too-many-streams = Too many pages follow a table from here. Close some of them.
web-not-understood = This request is not understood: { $where }
web-status-403 = The request came from a page of another site.
web-status-404 = There is nothing here.
web-status-405 = That can’t be done here.
web-status-413 = The request is too large.
web-status-500 = Something broke. It has been noted.
web-guest = Guest
web-api-about = Tables, seats, moves and events of Boulevard as JSON. A token is the right to a seat: keep it to yourself.
