# Errors any game can give. A seat is its id in Paris (orange, blue), and in Avenue a player’s number, counted from 1.

compiling = Compiling the rules of { $title }. This happens only once and takes up to half a minute …
unknown-game = There is no game “{ $name }”; choose from: { $names }.
game-broken = The game “{ $name }” from { $origin } can’t be loaded and is left out: { $reason }
face-broken = What “{ $game }” brings for the browser can’t be loaded and is left out: { $reason }
no-rules = There’s no page of rules for { $title }.
not-on-paper = { $title } is not a pen-and-paper game.
no-drawing = { $title } has no drawing.
no-positions = { $title } has no form for positions.
bad-array = Expected an array like { $wanted }, but got { $kind }.
strided-array = The array to write to must be contiguous (in C order).
read-only-array = The array to write to can only be read.
bad-heads = Expected one number for each head ({ $count }) in the last axis, but got an array of shape { $shape }.
heads-beyond = A number is too large for its head ({ $sizes }).
no-outcomes = { $title } can’t list what chance may bring.
too-many-outcomes = { $count ->
    [one] One state fits
   *[other] { $count } states fit
    } what is known; the limit is { $limit }.
unknown-option = { $game } has no option “{ $name }”; it has: { $names }.
bad-option = The option { $name } can’t be { $value }; choose from: { $values }.
bad-seed = A seed is a whole number or a text, of at most { $most ->
    [one] one bit or character
   *[other] { $most } bits or characters
    }.
bad-states = Expected an array of states of this game (one axis, bytes per state: { $size }), but got { $kind }.
strided-states = These states don’t lie next to each other in memory; make a copy first (states.copy()).
hidden-states = Row { $row }: something is unknown in this state, so it can’t be played on. Fill it first (rules.sample(states, seed)).
read-only-states = These states can only be read; make a copy to play on from (states.copy()).
not-one-state = Expected one state here, but got { $count }.
not-a-view = Expected a view here (rules.view(state, seat)), but got { $kind }.
actions-not-whole = Actions are whole numbers, not { $kind }.
bad-actions = Expected one action per state ({ $count }), but got an array of shape { $shape }.
not-buffers = Expected buffers here (rules.buffers(count)), but got { $kind }.
other-buffers = These buffers were made by rules of another game or with other options.
bad-buffers = These buffers are for another number of states ({ $rows } instead of { $count }).
bad-marks = Expected one bool per state ({ $count }), but got { $kind }.
bad-count = Expected a whole number, { $least } or more, but got { $count }.
bad-simulation-seed = A seed for simulations is a whole number, 0 or more, or a tuple of them, not { $seed }.
unknown-piece = There is no picture “{ $name }” of anything visible now; choose from: { $names }.
unknown-seat = There is no seat “{ $seat }”; choose from: { $seats }.
game-over = The game is over.
not-your-turn = { $seat ->
    [orange] It isn’t Orange’s turn, but Blue’s.
    [blue] It isn’t Blue’s turn, but Orange’s.
   *[other] It isn’t player { $seat }’s turn. Still to choose: { $seats }.
    }
not-over = { $seats ->
    [orange] The game isn’t over yet: it’s Orange’s turn.
    [blue] The game isn’t over yet: it’s Blue’s turn.
   *[other] The game isn’t over yet. Still to choose: { $seats }.
    }
nothing-to-undo = Can’t undo { $moves ->
    [one] one move
   *[other] { $moves } moves
    }: { $played ->
    [0] none has been played
    [one] only one has been played
   *[other] only { $played } have been played
    }.
illegal-action = Action { $action } is not legal now.
illegal-action-in-row = Row { $row }: action { $action } is not legal now.
notation-unknown = “{ $text }” is not a move of this game.

# Records

record-not-object = A record is a JSON object, not { $kind }.
record-format = The format is { $format }; this program reads { $known }.
record-game = { $where }: { $game } is not the name of a game.
record-missing = { $where } is missing or of the wrong type.
record-pair = { $where }: a move is a pair of seat and text, not { $move }.
record-move = { $where }, “{ $move }”: { $reason }
record-unfinished = { $where } is given, but the moves stop before the end of the game.
record-result = { $where } is { $found }, but the moves lead to { $expected }.
record-unreadable = Can’t read { $where }: { $reason }
record-not-json = { $where } is not JSON, or is incomplete ({ $reason }).
not-json-at = line { $line }, column { $column }
not-json-deep = nested too deeply
not-json-other = something in it can’t be read
record-position = The position is wrong: { $reason }
resume-other = { $where } doesn’t start with the games of this seed and these options, so it can’t be continued.
record-value = { $where } is { $value }; it can be: { $values }.
record-postcards = { $where } must list { $count ->
    [one] one postcard
   *[other] { $count } different postcards
    } from: { $names }.
record-edition = { $where }: { $reason }
record-edition-name = { $where } must be the name of a built-in edition, or the edition itself.
record-piles = { $where } must have one pile for Orange and one for Blue.
record-pile = { $where } must contain each of the tiles 1 to { $count } once.

# Positions (games/positions.py)

position-part = A position has no part “{ $where }”; it has { $names }.
position-malformed = This is not a position: something is wrong with “{ $where }”.
position-value = { $where } must be one of: { $values }.
position-long = A position has at most { $most } characters.
position-game = This is a position of “{ $name }”, not of { $game }.
position-fields = After the name of the game come these fields: { $names }; this text has { $count }.
position-number = { $where } is { $value }; it must be a number from { $least } to { $most }.
position-other-setup = This position belongs to a game with a different setup.
position-hidden = Something in this position is unknown, so it can’t be played on from here.
position-unsound = A game can’t go on from this state.

# What seats are called (messages/seats.py)

seat-name = Player { $number }
seat-name-orange = Orange
seat-name-blue = Blue
game-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
