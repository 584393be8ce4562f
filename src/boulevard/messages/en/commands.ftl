# Commands

cli-about = Boulevard: the digital table for Paris and Avenue.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-panel-errors = Error
cli-simulate = Play many games at random, as fast as this machine can, and tell what they were like.
cli-show = Show a game of a record: the position after its last move, or after an earlier one.
cli-check = Replay records by the rules, and say what is wrong where.
cli-play = Play a game in this terminal, against the computer or each other.
cli-print = Print sheets to play on with pen and paper, as PDF.
cli-opt-pdf = The PDF file to write.
cli-opt-sheet = A letter, or the path of a .txt file with a sheet of your own.
cli-opt-paper = The size of the paper.
cli-opt-per-page = How many sheets a page.
cli-games = List the games with their options.
cli-prepare = Compile the rules and the bots now instead of at their first use.
cli-arg-game = Which game: { $names }.
cli-arg-record = A record, or a file with one record a line.
cli-arg-records = Records, or files with one record a line.
cli-games-option = Option
cli-games-values = Values (* if not given)
cli-games-meaning = Meaning
cli-opt-games = How many games.
cli-opt-seed = The same seed gives the same games.
cli-opt-out = Write every game as a record, one a line.
cli-opt-resume = Go on with a file that was left unfinished (same seed and options).
cli-opt-option = An option of the game, as name=value; may be given several times.
cli-opt-svg = Write a drawing instead of text.
cli-opt-theme = The drawing's colours: auto, light or dark.
cli-opt-move = Show the position after this many moves.
cli-opt-seat = Show what this seat may see; otherwise what everybody may.
cli-opt-line = Which game of a file with several, counted from 1.
cli-opt-opponent = Who plays the other seats: a level from level:1 to level:8, another bot (see “boulevard bots”), or
    “friend” for people at this keyboard.
cli-opt-your-seat = Your seat.
cli-opt-play-seed = The same seed gives the same shuffle.
cli-bad-option = “{ $text }” is not an option; write name=value.
cli-no-such-move = The game has { $count ->
    [one] one move
   *[other] { $count } moves
    }.
cli-no-such-line = The file has { $count ->
    [one] one game
   *[other] { $count } games
    }.
cli-simulating = Playing
cli-stopped = Stopped after { $done } of { $games } games.
cli-wrote = Wrote { $path }.
cli-ok = { $where }: correct, { $moves ->
    [one] one move
   *[other] { $moves } moves
    }, { $state }.
cli-finished = finished
cli-unfinished = not finished
cli-wrong = { $where }: { $reason }
cli-checked = { $correct } of { $count ->
    [one] one record is correct
   *[other] { $count } records are correct
    }.
cli-ready = The rules are compiled.
cli-stat-games = Games
cli-stat-speed = Moves a second
cli-stat-length = Moves a game
cli-stat-branching = Legal moves a turn
cli-stat-score = Points of { $seat }
cli-stat-first = Won by who started
cli-stat-wins = Won by { $seat }
cli-stat-draws = Draws and shared wins
cli-stat-range = { $mean } on average ({ $least } to { $most })
cli-stat-mean = { $mean } on average, { $most } at most
cli-stat-share = { $percent } %
