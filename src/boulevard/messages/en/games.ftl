# Errors any game can give

compiling = Compiling the rules of { $title }. This happens once and takes up to half a minute …
unknown-game = There is no game “{ $name }”; there are: { $names }.
not-on-paper = { $title } is not played on paper.
unknown-option = { $game } has no option “{ $name }”; it has: { $names }.
bad-option = The option { $name } can't be { $value }; it can be: { $values }.
bad-seed = A seed is a whole number or a text, of at most { $most } bits or characters.
bad-states = That is not an array of states of this game: { $kind }.
bad-actions = There must be one action for each of { $count } states, not { $shape }.
unknown-piece = There is no picture “{ $name }” of what can be seen now; there are: { $names }.
unknown-seat = There is no seat { $seat }; the seats are: { $seats }.
game-over = The game is over.
not-your-turn = It is not { $seat }'s turn, but { $seats }'s.
not-over = The game is not over yet: { $seats } to move.
nothing-to-undo = Can't take back { $moves ->
    [one] one move
   *[other] { $moves } moves
    }: { $played ->
    [one] one was played
   *[other] { $played } were played
    }.
illegal-action = Action { $action } is not legal now.

# Records

record-not-object = A record is a JSON object, not a { $kind }.
record-format = The format is { $format }; this program reads { $known }.
record-game = { $where }: { $game } is not the name of a game.
record-missing = { $where } is missing or not of the right kind.
record-pair = { $where }: a move is a pair of seat and text, not { $move }.
record-move = { $where }, “{ $move }”: { $reason }
record-unfinished = { $where } is there, but the moves end before the game does.
record-result = { $where } is { $found }, but the moves lead to { $expected }.
record-unreadable = Can't read { $where }: { $reason }
record-not-json = { $where } is not JSON, or was cut off: { $reason }
resume-other = { $where } does not begin with the games of this seed and these options, so it can't be resumed.
record-value = { $where } is { $value }; it can be: { $values }.
record-postcards = { $where } must be { $count } different ones of: { $names }.
record-edition = { $where }: { $reason }
record-edition-name = { $where } must be the name of an edition of ours, or the edition itself.
record-piles = { $where } must have a pile for orange and one for blue.
record-pile = { $where } must have each of the tiles 1 to { $count } once.
