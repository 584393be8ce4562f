# Commands

cli-about = Boulevard: the digital table for Paris and Avenue.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-panel-errors = Error
cli-simulate = Play many random games, as fast as this machine can, and report on them.
cli-show = Show a game from a record, after its last move or an earlier one, or a position.
cli-position = Print the position after the last move of a record, or an earlier one, as a line of text.
cli-check = Replay records by the rules, and report what is wrong and where.
cli-play = Play a game in this terminal, against the computer or each other.
cli-print = Print sheets for play with pen and paper, as a PDF.
cli-opt-pdf = The PDF file to write.
cli-opt-sheet = A letter, or the path to a .txt file with a sheet of your own.
cli-opt-paper = The paper size.
cli-opt-per-page = How many sheets per page.
cli-games = List the games and their options.
cli-prepare = Compile the rules and the bots now instead of on first use.
cli-arg-game = Which game: { $names }.
cli-arg-record = A record, or a file with one record per line.
cli-arg-source = A record, a file with one record per line, or a position in quotes.
cli-arg-records = Records, or files with one record per line.
cli-games-option = Option
cli-games-values = Values (* is the default)
cli-games-meaning = Meaning
cli-opt-games = How many games.
cli-opt-seed = The same seed gives the same games.
cli-opt-out = Write every game as a record, one per line.
cli-opt-resume = Continue a file that was left unfinished (same seed and options).
cli-opt-option = A game option, as name=value; can be given several times.
cli-opt-svg = Write a drawing instead of text.
cli-opt-theme = The colours of the drawing: auto, light or dark.
cli-opt-move = Show the position after this many moves.
cli-opt-seat = Show what this seat may see; by default, what everybody may see.
cli-opt-position-seat = Write only what this seat knows; by default, everything.
cli-opt-position-json = Print JSON instead of a line of text.
cli-opt-line = Which game in a file with several, counted from 1.
cli-opt-opponent = Who plays the other seats: a level (level:1 is the weakest), another bot (see “boulevard bots”), or
    “friend” for people at this keyboard.
cli-opt-your-seat = Your seat.
cli-opt-play-seed = The same seed gives the same shuffle.
cli-bad-option = “{ $text }” is not an option; write name=value.
cli-no-such-move = The game has { $count ->
    [one] only one move
   *[other] only { $count } moves
    }.
cli-no-source = “{ $source }” is neither a file nor a position.
cli-no-such-line = The file has { $count ->
    [one] only one game
   *[other] only { $count } games
    }.
cli-simulating = Playing
cli-stopped = Stopped after { $done } of { $games ->
    [one] { $games } game
   *[other] { $games } games
    }.
cli-wrote = Wrote { $path }.
cli-ok = { $where }: correct, { $moves ->
    [one] one move
   *[other] { $moves } moves
    }, { $state }.
cli-finished = finished
cli-unfinished = not finished
cli-wrong = { $where }: { $reason }
cli-checked = Correct records: { $correct } of { $count }.
cli-ready = The rules are compiled.
cli-stat-games = Games
cli-stat-speed = Moves per second
cli-stat-length = Moves per game
cli-stat-branching = Legal moves per turn
cli-stat-score = { $seat ->
    [orange] Orange’s score
    [blue] Blue’s score
   *[other] Player { $seat }’s score
    }
cli-stat-first = Won by the first player
cli-stat-wins = { $seat ->
    [orange] Won by Orange
    [blue] Won by Blue
   *[other] Won by player { $seat }
    }
cli-stat-draws = Draws and shared wins
cli-stat-range = { $mean } on average ({ $least } to { $most })
cli-stat-mean = { $mean } on average, { $most } at most
cli-stat-share = { $percent } %
