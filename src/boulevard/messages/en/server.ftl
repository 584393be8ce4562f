# The table in the browser: running a server

cli-serve = Run the table in the browser: a server on this machine. Every option can also be set as an environment variable, for example BOULEVARD_PORT.
cli-opt-browser = Open a browser, if there is a screen.
serve-address = The table is ready: { $address }
serve-stop = Press Ctrl+C to stop. Games continue after the next start.
serve-no-port = There’s no free port on { $host }.
cli-think = Run a worker: bots think on this machine for every server that shares a PostgreSQL database. Start as many as you like, on any machines; each takes the next move, hint or review that is waiting. A worker can be stopped or killed at any time: whatever it was thinking about goes to another one. It only works for servers of the same version.
cli-opt-think-database = The PostgreSQL database of the servers, as postgresql://user@host/name; BOULEVARD_DATABASE does the same.
cli-opt-think-processes = How many processes to think in; by default, one per core.
think-begins = Bots think here in { $count ->
    [one] one process
   *[other] { $count } processes
    }.
think-stop = Press Ctrl+C to stop. Other workers take over what isn’t finished after ten seconds.
think-needs-postgresql = Workers get their work from a PostgreSQL database. Name it with --database postgresql://… or BOULEVARD_DATABASE; with SQLite, the server’s own processes do the thinking.
thinkers-needed = With SQLite, bots can only think in the server’s own processes, so there must be at least one. To leave that to workers, use a PostgreSQL database.
bad-setting = The setting “{ $name }” can’t be used: { $reason }
bad-database = use an address that begins with sqlite:/// or postgresql://
setting-host = The address to listen on; 0.0.0.0 lets other machines connect.
setting-port = The port; 0 picks any free one.
setting-data = The folder for the database and the key that signs links.
setting-database = The database, as an SQLAlchemy URL; by default, an SQLite file in the data folder.
setting-secret = The key that signs links and cookies; by default, it is created once and kept in the data folder.
setting-address = The address people use to reach the server, for links; by default, the one the page was opened with.
setting-processes = How many processes answer requests; more than one requires PostgreSQL.
setting-thinkers = How many processes the bots think in; 0 leaves it to workers (boulevard think) and requires PostgreSQL.
setting-pace = Seconds that a bot takes for a move where people sit at a page; programs never wait for it.
setting-review-effort = How thorough reviews are: 1 is as usual, 0.5 takes half the time.
setting-tables-kept = How many tables to keep in memory; others are loaded again when needed.
setting-abandoned-after = How many hours without a move before a game is set aside; only hours in which the server runs count.
setting-creations = How many tables one visitor may create per minute; 0 means no limit.
setting-moves = How many moves and other actions one visitor may send per minute; 0 means no limit.
setting-streams = How many tables one visitor may follow at once; 0 means no limit.
setting-work = How many seconds of processor time one visitor’s requests may use per minute; 0 means no limit.
setting-connections = How many connections one visitor may have open at once; 0 means no limit.
setting-body-limit = The largest request allowed, in bytes.
setting-log = The format of the logs: text or json.

# The table in the browser: what is refused. A seat is its id in Paris (orange, blue), and in Avenue a player’s number, counted from 1.

unknown-link = This link doesn’t lead to a table. Part of it may be missing.
unknown-table = This table doesn’t exist.
table-chairs = A table has 1 to { $most } seats, not { $count }.
table-players = There { $count ->
    [one] is one seat
   *[other] are { $count } seats
    } for { $seats ->
    [one] one player
   *[other] { $seats } players
    }.
table-nobody = Somebody has to play: at least one seat must be for a person.
table-chair = “{ $kind }” can’t take a seat; choose from: { $kinds }.
table-name = A name needs at least one letter.
bad-ticket = That ticket isn’t one of ours. Ask for a new one.
entropy-without-ticket = To take part in the shuffle, send the ticket as well.
table-waits = Not everybody is here yet. The game starts when every seat is taken.
table-busy = Too much is happening at this table at once. Try again.
stale-move = That was for move { $number }, but the game is already at move { $present }. Nothing was played.
seat-taken = { $seat ->
    [orange] Orange’s seat is already taken.
    [blue] Blue’s seat is already taken.
   *[other] Player { $seat }’s seat is already taken.
    }
seat-of-another = { $seat ->
    [orange] Orange isn’t your seat.
    [blue] Blue isn’t your seat.
   *[other] Player { $seat } isn’t your seat.
    }
nothing-to-take-back = There’s no move to undo.
undo-revealed = This can’t be undone: something hidden has been revealed since.
you-left = You have left this game. A bot is playing for you.
nobody-asks = Nobody is asking you to undo a move.
not-over-yet = The game is not over yet.
record-before-end = The record shows what is still hidden, so it is available only after the game.
empty-secret = The file { $path } is empty. Delete it to get a new key; old links and cookies will then stop working.
processes-need-postgresql = Only one process can use an SQLite database. To run { $count } of them, give the address of a PostgreSQL database with --database.
still-compiling = { $title } is being prepared on this machine. This happens only once and takes a minute or two.
too-many-tables = That’s a lot in a short time. Try again in { $after ->
    [one] a second
   *[other] { $after } seconds
    }.
too-many-moves = That’s a lot in a short time. Try again in { $after ->
    [one] a second
   *[other] { $after } seconds
    }.
too-many-streams = You have too many pages open here. Close some of them.
web-not-understood = We can’t make sense of this request: { $where }
web-status-403 = This request came from a page on another site.
web-status-404 = There’s nothing here.
web-status-405 = That can’t be done here.
web-status-413 = This request is too large.
web-status-500 = Something went wrong. We have made a note of it.
web-database-away = We can’t get at the games just now. Nothing is lost.
web-guest = Guest
web-api-about = Tables, seats, moves and events of Boulevard as JSON. A token gives access to a seat: keep it to yourself.
