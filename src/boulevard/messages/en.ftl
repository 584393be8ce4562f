# Every sentence of Boulevard, in English. Keys are grouped by the place that says them.

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
nothing-to-undo = Can't take back { $moves } moves: { $played } were played.
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

# Options of Paris

paris-option-postcards = The eight postcards: the starred set, eight drawn at random, or a list of eight names.
paris-option-starts = Who makes the first move.
paris-option-penseur = Which free spaces the Statue counts: those of any colour, or only of its owner's.
paris-option-fountain = How many spaces the Fountain takes.
paris-option-mirror = Whether buildings may be turned over.
paris-option-edition = The box: “standard”, or the path of an edition file of one's own.
bad-postcards = The postcards can't be { $value }: give “starred”, “random”, or { $count } different ones of { $names }.

# Editions of Paris

edition-unknown = There is no edition “{ $name }”; there are: { $names }. One's own is given as the path of a .toml file.
edition-unreadable = Can't read { $path }: { $reason }
edition-not-toml = { $file } is not TOML: { $reason }
edition-key = { $where }: “{ $place }” is not a part of an edition; there can be { $known }.
edition-line = { $file }, line { $line }
edition-name = { $where }: an edition has a name of letters, digits, blanks, dots and dashes.
edition-no-table = { $where }: the table [{ $place }] is missing.
edition-starred = { $where }: starred must be eight different ones of { $names }.
edition-tiles = { $where }: there must be tiles 1 to { $count }.
edition-tile = { $where }: { $tile } is not a tile; write two rows of two letters of o, r, m, L, as "oL/or".
edition-buildings = { $where }: there must be { $count } buildings.
edition-names = { $where }: the buildings' names must differ by more than case, and none is “garden”.
edition-building-name = { $where }: { $place } must be up to eight letters and digits, beginning with a letter.
edition-shape = { $where }: { $name } must be a list of rows of equal length, up to eight by eight, of X and dots.
edition-size = { $where }: { $name } must have 1 to { $most } spaces.
edition-pieces = { $where }: the spaces of { $name } don't hang together.
edition-rays = { $where }: rays must be a list of 1 to { $most } lines.
edition-ray = { $where }: a line is a list of 1 to { $most } steps [east, north], each from -7 to 7.

# Reading moves of Paris

notation-not-text = A move is a text, not { $text }.
notation-long = A move has at most { $most } characters.
notation-verb = “{ $text }”: “{ $verb }” is not a move; moves begin with { $verbs }.
notation-rest = “{ $text }”: “{ $rest }” is too much.
notation-missing-space = “{ $text }”: a space such as c4 is missing.
notation-missing-building = “{ $text }”: a building is missing.
notation-missing-angle = “{ $text }”: the rotation is missing: 0, 90, 180 or 270.
notation-missing-side = “{ $text }”: the side that the Statue faces is missing: n, e, s or w.
notation-space = “{ $text }”: “{ $word }” is not a space; spaces are a1 to h8.
notation-twice = “{ $text }”: a space stands there twice.
notation-building = “{ $text }”: “{ $word }” is not a building; there are { $names }.
notation-angle = “{ $text }”: “{ $word }” is not a rotation; it is 0, 90, 180 or 270.
notation-side = “{ $text }”: “{ $word }” is not a side; it is n, e, s or w.

# Why a move of Paris is not legal

illegal = “{ $verb }” is not possible like that now.
illegal-square = { $space } is not the lower left space of a square; its square is { $corner }.
illegal-shape = { $building } does not have that shape.
illegal-mirror = { $building } would have to be turned over, which this game's options do not allow.
illegal-pair = { $card } needs two spaces side by side.
illegal-no-building = No building stands on { $space }.
illegal-phase-one = “{ $verb }” is for phase 2; now tiles are laid and buildings reserved.
illegal-phase-two = “{ $verb }” is for phase 1; now buildings are built and postcards activated.
illegal-pass-one = Only who has laid all eight tiles may pass.
illegal-pass-two = Only who has no token left, and could build nothing without a right of Metropolitain or Chartier, may pass.
illegal-no-tile = All eight tiles are laid: reserve a building, or pass.
illegal-paved = The square { $square } is paved already.
illegal-building-reserve = { $building } is in { $seat }'s reserve.
illegal-building-built = { $building } has been built by { $seat }.
illegal-building-pool = { $building } is still in the pool, not in your reserve.
illegal-no-chimney = No chimney is left, so nothing can be built.
illegal-card-used = { $card } has been activated by { $seat }.
illegal-card-absent = { $card } is not among this game's postcards.
illegal-no-token = No token is left.
illegal-fountain = The Fountain takes { $count } space(s) in this game.
illegal-penseur = The Statue must face a free space on the board.
illegal-annex = The Annex must touch a side of that building, and the building must be yours.
illegal-taken = Taken: { $spaces }.
illegal-lamp = A streetlight space can't be covered here without Metropolitain: { $spaces }.
illegal-lamps = Metropolitain lets you cover one streetlight space only: { $spaces }.
illegal-colour = Wrong colour: { $spaces } ({ $colour }).
illegal-colours = Chartier lets you cover one space of the rival's colour only: { $spaces } ({ $colour }).
illegal-not-own = { $space } is not { $colour }.
illegal-not-lamp = { $space } is not a streetlight space.

# Paris in characters (games/paris/text.py)

text-pool = Pool: { $pool }
text-seat = { $seat }: reserve { $reserve }; chimneys { $chimneys }, tokens { $tokens }; { $total } points
text-hand = { $seat }'s tile { $tile }: { $top } / { $bottom }
text-postcards = Postcards: { $cards }
text-turn = Phase { $phase }, { $seat } to move.
text-over = The game is over.

# Avenue

avenue-option-sheet = The sheet: A, B or C, or one's own as rows of symbols or as the path of a .txt file.
avenue-option-players = How many play, 1 to 100.
sheet-unknown = There is no sheet “{ $name }”; there are { $names }. One's own is given as rows, or as the path of a .txt file.
sheet-unreadable = Can't read { $path }: { $reason }
sheet-rows = A sheet is a list of rows, each of symbols separated by blanks.
sheet-length = Row { $row } has { $count } spaces, but the first has { $expected }.
sheet-size = A sheet has at most { $spaces } spaces and { $columns } columns.
sheet-symbol = Row { $row }, column { $column }: “{ $symbol }” is not a symbol; there are A to F, CP, CG, P1 to P3, G1 to G3 and a dot.
sheet-twice = Row { $row }, column { $column }: { $symbol } stands there twice; each farm and castle may be there once.
sheet-farms = Each of the farms A to F must be on the sheet; missing: { $farms }.
record-deck = { $where } must be the whole deck: { $cards }.
record-sheet = { $where }: { $reason }
record-sheet-name = { $where } must be the letter of a sheet, or the rows of one's own.
avenue-notation-space = “{ $text }”: “{ $word }” is not a space; spaces are a1 to { $last }.
illegal-off-sheet = { $space } is not on the sheet; its spaces are a1 to { $last }.
illegal-road = There is a road in that space already.
illegal-peek = You have peeked in this round already.
missing-extra = This needs a package that is not installed: pip install 'boulevard[{ $extra }]'
avenue-yellow = yellow
avenue-grey = grey
avenue-text-round = Round { $round }, farm { $farm } (farms so far: { $farms })
avenue-text-card = Card { $number } { $road }, { $colour }; yellow cards this round: { $yellow } of 4
avenue-text-player = Player { $player }
avenue-text-scores = Farms { $scores }; joined to this round's farm { $grapes }; castles { $purple } + { $green }; penalty { $penalty }; total { $total }

# Playing in a terminal

play-welcome = { $title }. Type a move, or “help”.
play-turn = Phase { $phase }, { $seat } to move
play-over = The game is over
play-prompt = { $seat }>
play-considering = Considering your moves …
play-hint = { $place }. { $move }  ({ $value } points)
play-thinking = { $seat } is thinking …
play-moved = { $seat } plays: { $move }
play-more =  … and { $count } more; “moves build” lists those that begin so.
play-no-undo = There is nothing of yours to take back.
play-saved = Saved as { $path }.
play-left-table = You left the table.
play-hand = Tile { $tile }, in the four ways to lay it:
play-pool = Pool: { $names }
play-seat = { $seat }
play-reserve = reserve { $names }
play-left = chimneys { $chimneys }, tokens { $tokens }, tiles in the pile { $tiles }
play-score = { $total } points: light { $light }, group { $group }, unbuilt { $unbuilt }, postcards { $postcards }
play-rights = may still use: { $names }
play-postcards = Postcards:
play-closing = The score
play-line-light = Light
play-line-group = Largest group
play-line-unbuilt = Unbuilt
play-line-postcards = Postcards
play-line-total = Total
play-winner = { $seat } wins.
play-draw = A draw.
play-help = Other words: “moves” lists the legal moves (“moves build T5” those that begin so), “undo” goes back to your
    last decision, “board” draws the board again, “shapes” the buildings, “hint” asks a strong bot, “save game.json” keeps the game, “quit” leaves.
play-help-paris = Phase 1: “lay c3 90” lays your tile on the square whose lower left space is c3, turned clockwise by 90;
    “reserve T5” takes a building. Phase 2: “build T5 c2,c3,b4,c4,d4” puts a building on your colour (o or b) or mixed (m)
    spaces; a postcard's name with its spaces activates it (“peintre c4”, “jardin c2,d2”, “penseur c4 n”,
    “bouquinistes c4 d4”, “levitation T5 I3 a1,b1,c1”), its name alone without its action. Lamps (*) light the
    buildings beside them: each is worth its size for every lamp.

play-help-avenue = “draw c4” draws the road of the card in space c4 of your sheet, “peek” draws nothing and shows you the next
    farm, once a round. A round ends with the fourth yellow card; then its farm scores the grapes that roads join to it, if
    they are more than in the round before. At the end the castles score the grapes of their colour, and every
    farm score of 0 costs 5.
play-avenue-round = Round { $round }, farm { $farm }
play-avenue-card = Card { $number }, { $colour } ({ $yellow } of 4 yellow)
play-avenue-next = Next farm: { $farm }
play-avenue-scores = Farms: { $scores }
play-avenue-now = Joined to farm { $farm }: { $grapes }
play-avenue-castles = Castles: { $purple } purple, { $green } green
play-avenue-total = Total: { $total }
play-avenue-left = Left in the deck (yellow/grey): { $cards }
play-avenue-farms = Farms
play-avenue-purple = Purple castle
play-avenue-green = Green castle
play-avenue-penalty = Penalty
play-avenue-winners = Winner: { $players }

# Commands

cli-about = Boulevard: the digital table for Paris and Avenue.
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
cli-no-such-move = The game has { $count } moves.
cli-no-such-line = The file has { $count } games.
cli-simulating = Playing
cli-stopped = Stopped after { $done } of { $games } games.
cli-wrote = Wrote { $path }.
cli-ok = { $where }: correct, { $moves } moves, { $state }.
cli-finished = finished
cli-unfinished = not finished
cli-wrong = { $where }: { $reason }
cli-checked = { $correct } of { $count } records are correct.
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

# Drawings of Paris (games/paris/draw.py)

paris-draw-title = Paris, phase { $phase }
paris-draw-over = The game is over.
paris-draw-turn = { $seat } to move.
paris-draw-paved = Paved spaces: { $count } of 64.
paris-draw-summary = { $seat }: { $buildings } buildings on the board, { $reserve } in reserve, { $total } points.
paris-draw-orange = Orange
paris-draw-blue = Blue
paris-draw-space = { $space }: { $kind }.
paris-draw-kind-orange = orange paving, fans
paris-draw-kind-blue = blue paving, straight setts
paris-draw-kind-mixed = mixed paving
paris-draw-kind-light = streetlight
paris-draw-kind-empty = not paved
paris-draw-free = Free.
paris-draw-holds = { $what } stands here.
paris-draw-lit = Lit by { $count }.
paris-draw-last = Last move.
paris-draw-building = { $what } of { $seat } on { $spaces }: size { $size }, lit by { $lights }.
paris-draw-piece = { $what } of { $seat } on { $spaces }.
paris-draw-faces = Faces { $side }.
paris-draw-side-n = north
paris-draw-side-e = east
paris-draw-side-s = south
paris-draw-side-w = west
paris-draw-what-garden = Garden
paris-draw-what-painter = Painter
paris-draw-what-dancer = Dancer
paris-draw-what-statue = Statue
paris-draw-what-fountain = Fountain
paris-draw-what-annex = Annex
paris-draw-what-streetlight = Streetlight
paris-draw-what-large-streetlight = Large Streetlight
paris-draw-pool = Pool
paris-draw-in-pool = { $what } in the pool, size { $size }.
paris-draw-in-reserve = { $what } in the reserve of { $seat }, size { $size }.
paris-draw-hand = Tile { $tile } in the hand of { $seat }: { $spaces }.
paris-draw-pile = Tiles left in the pile of { $seat }: { $count }.
paris-draw-chimneys = Chimneys that { $seat } has left: { $count }.
paris-draw-tokens = Tokens that { $seat } has left: { $count }.
paris-draw-right = { $seat } may still use { $card }.
paris-draw-score = { $seat }: light { $light }, largest group { $group }, unbuilt { $unbuilt }, postcards { $postcards }, total { $total }.
paris-draw-card-open = { $card }: face-up.
paris-draw-card-used = { $card }: activated by { $seat }.
paris-draw-card-points = Gives points at the end.
paris-draw-card-levitation = Levitation
paris-draw-card-metropolitain = Metropolitain
paris-draw-card-jardin = Jardin des Plantes
paris-draw-card-sacre-coeur = Sacré-Coeur
paris-draw-card-peintre = Le Peintre
paris-draw-card-chartier = Chartier
paris-draw-card-bouquinistes = Bouquinistes sur la Seine
paris-draw-card-lampadaire = Lampadaire
paris-draw-card-moulin-rouge = Moulin Rouge
paris-draw-card-penseur = Le Penseur
paris-draw-card-fontaine = Fontaine des Mers
paris-draw-card-grande-lumiere = La Grande Lumière

# Pictures of single things of Paris (games/paris/pieces.py)

paris-piece-of = { $what } of { $seat }
paris-piece-building = { $what }, size { $size }
paris-piece-tile = Tile
paris-piece-face-down = { $what }, face down
paris-piece-chimney = Chimney
paris-piece-token = Token
paris-piece-facing = Where the Statue looks

# Score sheets of Paris as a story (games/paris/story.py)

paris-story-line-light = Light
paris-story-line-group = Largest group
paris-story-line-unbuilt = Unbuilt
paris-story-line-postcards = Postcards
paris-story-light = { $what } (size { $size }), lit from { $lamps }: { $size } × { $count } = { $points }
paris-story-dark = { $what } (size { $size }) is not lit: 0
paris-story-group = Largest group, { $names }: { $points }
paris-story-unbuilt = Not built, { $names }: { $points }
paris-story-spared = Not built, { $names }: 0, thanks to { $card }
paris-story-peintre = { $card }, streetlights in the Painter's area: { $count } × { $each } = { $points }
paris-story-moulin-rouge = { $card }, free spaces in the Dancer's area: { $points }
paris-story-penseur = { $card }, free spaces beside the Statue { $sides } × { $side }, at its corners { $corners } × { $corner }: { $points }
paris-story-penseur-blocked = { $card }, the space in front of the Statue is taken: 0
paris-story-fontaine = { $card }, buildings that touch the Fountain, { $names }: { $count } × { $each } = { $points }
paris-story-fontaine-dry = { $card }, no building of its owner touches the Fountain: 0

# Drawings of Avenue (games/avenue/draw.py)

avenue-draw-more = … and { $count } more
avenue-draw-title = Avenue, round { $round }
avenue-draw-over = The game is over.
avenue-draw-turn = { $player } to choose.
avenue-draw-winner = { $player } wins.
avenue-draw-winners = Players { $numbers } win.
avenue-draw-player = Player { $number }
avenue-draw-round = Round { $round } of 5
avenue-draw-end = The end
avenue-draw-summary = { $player }: { $roads } roads, { $total } points.
avenue-draw-sheet = The sheet of { $player }.
avenue-draw-space = { $space }: { $what }.
avenue-draw-empty = empty
avenue-draw-farm = farm { $farm }
avenue-draw-farm-now = Farm { $farm }, the farm of this round.
avenue-draw-farm-played = Farm { $farm }, played before.
avenue-draw-farm-waiting = Farm { $farm }.
avenue-draw-castle-purple = purple castle, pointed roofs
avenue-draw-castle-green = green castle, battlements
avenue-draw-grapes-purple = purple grapes, { $count }
avenue-draw-grapes-green = green grapes, { $count }
avenue-draw-road = Road { $number }, { $sides }.
avenue-draw-sides-top-left = top and left
avenue-draw-sides-top-right = top and right
avenue-draw-sides-bottom-right = bottom and right
avenue-draw-sides-bottom-left = bottom and left
avenue-draw-sides-left-right = left and right
avenue-draw-sides-top-bottom = top and bottom
avenue-draw-joined = Joined to farm { $farm }.
avenue-draw-joined-purple = Joined to the purple castle.
avenue-draw-joined-green = Joined to the green castle.
avenue-draw-last = Last move.
avenue-draw-chosen = Your choice: road { $number }, { $sides }.
avenue-draw-card-yellow = Yellow card, counts towards the end of the round: road { $number }, { $sides }.
avenue-draw-card-grey = Grey card: road { $number }, { $sides }.
avenue-draw-farm-card = The farm of this round: { $farm }.
avenue-draw-next-farm = The next farm, which you have peeked at: { $farm }.
avenue-draw-farm-deck = The next farm card, face down.
avenue-draw-yellow = Yellow cards turned up in this round: { $count } of 4.
avenue-draw-left = Road { $number }, { $sides }: { $yellow } yellow and { $grey } grey cards in the deck.
avenue-draw-deck = still in the deck
avenue-draw-to-act = { $player } has not chosen yet.
avenue-draw-acted = { $player } has chosen.
avenue-draw-peeked = { $player } has peeked in this round.
avenue-draw-may-peek = { $player } has not peeked in this round.
avenue-draw-score = Round { $round }, farm { $farm }: { $points } points.
avenue-draw-score-open = Round { $round }, farm { $farm }: { $points } grapes joined so far, must be more than { $beat }.
avenue-draw-score-later = Round { $round }: not played yet.
avenue-draw-points-purple = Purple castle: { $points } points.
avenue-draw-points-green = Green castle: { $points } points.
avenue-draw-penalty = Farms without points: { $points } points.
avenue-draw-total = Total: { $points } points.

# Pictures of single things of Avenue (games/avenue/pieces.py)

avenue-piece-farm-card = Farm card { $farm }
avenue-piece-farm-back = Farm card, face down
avenue-piece-farm = Farm
avenue-piece-grapes-purple = Purple grapes
avenue-piece-grapes-green = Green grapes
avenue-piece-peek = Peek at the next farm card
avenue-piece-yellow = Yellow card
avenue-piece-penalty = A farm score of 0

# Score sheets of Avenue as a story (games/avenue/story.py)

avenue-story-line-farm = Round { $round }, farm { $farm }
avenue-story-line-purple = Purple castle
avenue-story-line-green = Green castle
avenue-story-line-penalty = Penalty
avenue-story-farm = Round { $round }, farm { $farm }, more than { $beat }: { $points }
avenue-story-farm-zero = Round { $round }, farm { $farm }, not more than { $beat }: 0
avenue-story-running = Round { $round }, farm { $farm }, grapes so far: { $points } (must be more than { $beat })
avenue-story-purple = Purple grapes joined to the purple castle: { $points }
avenue-story-green = Green grapes joined to the green castle: { $points }
avenue-story-penalty = Farm { $farm } scored 0: { $points }

# The printed pad (games/avenue/pad.py)

avenue-pad-title = Avenue, sheet { $name }
avenue-pad-name = Name
avenue-pad-advice = Every farm must score more than the one before it, or else it scores 0; every 0 costs 5 points at the end.
avenue-pad-ticks = Write the farm's letter into the circle. Tick a small circle for every yellow card, and the eye when you peek.
avenue-pad-total = Total
avenue-pad-foot = Boulevard

# Bots

compiling-bots = Compiling the bots of { $title }. This happens once and takes a minute or two …
level-title = Level { $number } · { $name }
unknown-bot = There is no bot “{ $name }” for { $game }; there are: { $names }.
unknown-level = There is no level { $level }; there are levels 1 to { $count }.
bot-parameter-form = “{ $part }” in “{ $spec }” is not of the form name=value.
bot-parameter = “{ $spec }”: that bot has no parameter “{ $name }”; it has: { $names }.
bot-value = “{ $spec }”: { $name } can't be “{ $value }”.

# Bots of others (bots/foreign.py, bots/program.py)

bot-quotes = In “{ $specs }” a quotation mark is missing.
bot-broken = The bot “{ $name }” of { $origin } can't be loaded: { $reason }
bot-no-class = “{ $name }” of { $origin } is not a bot: it must be a subclass of boulevard.bots.contract.Bot.
bot-other-game = The bot “{ $name }” does not play { $game }; it plays: { $games }.
program-command = “{ $command }” is not a command; write program:COMMAND, as in “program:python3 bot.py”.
program-start = Can't start “{ $command }”: { $reason }
program-ended = “{ $command }” ended with code { $code } instead of answering.{ $errors }
program-silent = “{ $command }” did not answer within { $seconds } seconds.{ $errors }
program-long = “{ $command }” answered with a line of more than { $most } bytes.{ $errors }
program-unasked = “{ $command }” wrote more than one line as an answer: { $line }{ $errors }
program-not-json = “{ $command }” answered with a line that is not a JSON object: { $line }
program-move = “{ $command }” answered with the move “{ $move }”, which can't be played: { $reason }
program-part = “{ $command }”: in its answer, “{ $part }” can't be or have { $value }.

# The arena

arena-heading = { $title }: { $bots } bots, { $deals } deals, { $played } of { $planned } games; seed { $seed }{ $options }.
arena-col-bot = Bot
arena-col-elo = Elo
arena-col-rating = Rating
arena-col-games = Games
arena-col-record = W–D–L
arena-col-points = Points %
arena-col-won = Won %
arena-col-place = Mean place
arena-col-score = Score
arena-col-behind = To the best
arena-col-share = Hindsight %
arena-col-time = Time a move
arena-col-forfeits = Forfeits
arena-figure-zeros = Zeros
arena-milliseconds = { $number } ms
arena-seconds = { $number } s
arena-forfeits-crashed = { $count } crashed
arena-forfeits-failed = { $count } failed
arena-forfeits-stalled = { $count } stalled
arena-forfeits-nonsense = { $count } illegal
arena-forfeits-down = { $count } ended the process
arena-forfeit-crashed = crashed: { $detail }
arena-forfeit-failed = { $detail }
arena-forfeit-stalled = stalled: no answer within { $detail }
arena-forfeit-nonsense = not a legal move: { $detail }
arena-forfeit-down = took the process down with it { $detail }
arena-failed-line = { $bot } forfeited { $count } games: { $reason }
arena-cross = Points in percent, row against column
arena-note-intervals = ± is a 95 % interval; all games of one deal count as one observation.
arena-note-cross = In the cross table every game counts as one observation, and a draw as half a point.
arena-note-elo = The mean Elo of all is 0.
arena-note-anchor = Elo is relative to { $bot }; its own is given.
arena-note-rating = Ratings are OpenSkill's (Plackett–Luce); who starts has 25.
arena-note-share = Hindsight: who knew all the cards could make at least { $best } points on average, and at most { $bound }; the share is that of the former.
arena-twice = Every bot can take part once only: { $bots }
arena-broken = The bot { $bot } can't be made: { $reason }
arena-few = { $seats } bots are needed for a table, but there are { $bots }.
arena-anchor = The anchor { $bot } does not take part; those who do are: { $bots }
arena-no-yardstick = What could be made of a deal in hindsight is not known for { $title }.
arena-other = { $folder } holds another tournament: { $identity }
arena-in-use = Another process is playing a tournament in { $folder }.
arena-closed = The arena was stopped.
arena-failed = Game “{ $job }” could not be played: { $reason }
cli-arena = Let bots play a tournament, and rate them.
cli-opt-bots = The bots, separated by blanks, as “greedy level:1-8 mcts:sims=2000”; may be given several times.
cli-opt-arena-games = How many games every pairing plays (of a game for one: every bot).
cli-opt-arena-seed = The same seed gives the same deals and the same thoughts.
cli-opt-arena-out = The folder for games and results; it is gone on with if it holds the same tournament.
cli-opt-players = How many bots sit at a table, where the game leaves that open.
cli-opt-workers = How many games are played at the same time; one a core, if not given.
cli-opt-engine = Where games are played: processes of this machine, or a Ray cluster.
cli-opt-address = The address of a Ray cluster; without it, one is started on this machine.
cli-opt-patience = Seconds that a thought may take beyond the bot's own budget before the game is forfeited.
cli-opt-anchor = A bot whose Elo is given, as bot=value; otherwise the mean of all is 0.
cli-opt-hindsight = Find out what could have been made of every deal, and show the bots' share of it.
cli-bad-anchor = “{ $text }” is not an anchor; write bot=value.
cli-arena-playing = Playing
cli-arena-stopped = Stopped after { $done } of { $games } games; the same command goes on.

# Levels of Avenue (bots/avenue/levels.toml)

avenue-level-1 = A visitor. Joins as many grapes as it can at once, and plans nothing.
avenue-level-2 = Strolls about. Has an idea of what farms to come are worth, and often misjudges it.
avenue-level-3 = Walks with open eyes. Knows that farm scores must rise, and misjudges moves by a few points.
avenue-level-4 = Lives here. Joins farms by one long road, and loses the thread now and then.
avenue-level-5 = Lays stones for a living. Keeps the ends of its roads open, and seldom scores nothing.
avenue-level-6 = Measures before building. Judges by the experience of millions of games, a little hastily.
avenue-level-7 = Judges by the experience of millions of games, and is seldom wrong by much.
avenue-level-8 = Judges so too, and plays its best ideas on with the cards that are left, a thousand times a move.

# Hindsight (bots/avenue)

cli-hindsight = Find the best game that was possible with the cards of a record (Avenue).
cli-opt-seconds = How long to look for it.
cli-opt-hindsight-out = A file for the best game, as a record.
hindsight-best = With these cards { $best } points were possible; nobody could have made more than { $bound }.
hindsight-proven = With these cards { $best } points were possible, and no more: that is proven.
hindsight-share = Player { $player } made { $points } points, { $share } % of that.
hindsight-not = What could be made of a deal in hindsight is known for Avenue only, not for { $title }.

cli-bots = List the bots that play a game: levels with their ratings, and what else there is.
cli-bots-levels = Levels of { $title }
cli-bots-spec = spec
cli-bots-level = level
cli-bots-about = how it plays
cli-bots-rating = rating
cli-bots-others = Other bots
cli-bots-how = Play against one: boulevard play paris --opponent level:3. Parameters follow a colon: mcts:sims=2000 or mcts:time=3s,threads=2.
bot-random = Draws every move evenly from all legal ones.
bot-sampler = Plays random games on from every move, and takes the one that did best. It plays any game, none of them well.
bot-program = A program in any language, asked over lines of JSON: program:COMMAND (see docs/writing-a-bot.md).
bot-paris-greedy = Takes what gains most at once; with “tries”, of a few moves that come to its mind.
bot-paris-mcts = Searches a tree of moves, judges by what it learned from games against itself, and solves the end.
bot-paris-plain-mcts = Searches a tree by the textbook: every move is tried, games are played on at random.
bot-paris-solver = Plays phase 2 perfectly where it can see to the end, and is greedy elsewhere.
bot-avenue-greedy = Draws where the most grapes are joined at once; “noise” is how many points it misjudges moves by.
bot-avenue-planner = Chooses by what it has learnt sheets to be worth; “noise” is how many points it misjudges moves by.
bot-avenue-rollouts = Tries every move out in games that are played on at random.
bot-avenue-search = Tries the moves that the planner likes out in games that are played on as the planner would.
paris-level-1 = A visitor. Sees a few moves, and takes the prettiest of them.
paris-level-2 = Strolls about. Sees more, but not beyond the next move.
paris-level-3 = Walks with open eyes, but not further than the next corner.
paris-level-4 = Lives here: takes nearly all that can be had at once, and plans nothing.
paris-level-5 = Lays stones for a living. Has an eye for ground and light, and goes by experience.
paris-level-6 = Measures before building. Rarely wastes a light, and watches yours.
paris-level-7 = Plans whole quarters, and spoils your plans in passing.
paris-level-8 = Has thought of it already. A second for every move, and the end without a mistake.

# Training

train-about = Learn which moves of Paris look good and what positions are worth, by games of the search against itself.
    Stop it at any time; it goes on where it was.
train-out = The folder for games and weights.
train-playing = Playing
train-fitting = Fitting
train-error = { $positions } positions, off by { $error } points on average, { $plain } for one that always says the mean.
train-loss = { $positions } positions, cross entropy { $loss }.

# The page of a tournament (arena/report.py)

arena-page-title = { $title }: a tournament of bots
arena-page-brand = Boulevard · Arena
arena-page-files = Every game is a record in games.jsonl; all figures are in results.json.
arena-fact-bots = Bots
arena-fact-deals = Deals
arena-fact-games = Games
arena-fact-seed = Seed
arena-part-standings = Standings
arena-about-standings = All bots played the same deals, and sat in every seat equally often.
arena-part-rating = Rating
arena-about-rating = The dot is the rating, the line its 95 % interval.
arena-part-mean = Mean score
arena-about-mean = The dot is the mean score, the line its 95 % interval. As all played the same deals, differences are known better than these intervals suggest: see “To the best” above.
arena-part-cross = Who beats whom
arena-about-cross = Points of the row's bot against the column's, in percent; blue is ahead, orange behind.
arena-part-scores = Scores
arena-about-scores = How often each score came; the line is the mean.
arena-part-times = Time a move
arena-about-times = Nine of ten thoughts lie on the bar; the line is the median, the dot the mean. The scale is logarithmic.
arena-part-forfeits = Forfeits
arena-about-forfeits = Games that bots lost because they failed, and how.
arena-cell = { $bot } against { $other }: { $share } % of { $games } games (95 %: { $low } to { $high })
arena-scores = { $bot }: scores from { $least } to { $most }
arena-times = { $bot }: { $mean } on average, median { $median }, nine of ten from { $low } to { $high }, the longest { $most }

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
setting-body-limit = How many bytes a request may have.
setting-log = How logs look: text or json.

# The table in the browser: what is refused
unknown-link = This link leads to no table. Perhaps a part of it was lost on the way.
unknown-table = There is no such table.
table-chairs = A table has 1 to { $most } chairs, not { $count }.
table-players = There are { $count } chairs for a game of { $seats }.
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
too-many-tables = That were many tables in a short time. Try again in { $after } seconds.
too-many-moves = That was a lot in a short time. Try again in { $after } seconds.
web-not-understood = This request is not understood: { $where }
web-status-403 = The request came from a page of another site.
web-status-404 = There is nothing here.
web-status-405 = That can’t be done here.
web-status-413 = The request is too large.
web-status-500 = Something broke. It has been noted.
web-guest = Guest
web-api-about = Tables, seats, moves and events of Boulevard as JSON. A token is the right to a seat: keep it to yourself.

# Pages (web/templates)

web-brand = Boulevard
web-skip = Skip to the content
web-nav = Pages
web-nav-games = My games
web-nav-api = For programs
web-home-title = Two board games, one table.
web-home-lead = Play in your browser: against bots that know what they are doing, with a friend by a link, or side by side at one screen. No account, no waiting.
web-home-play = Play against { $name }
web-home-more = Choose how to play
web-home-own = Your games that go on
web-home-all = All your games
web-home-invited = Were you sent a link? Open it: it leads to the chair that waits for you.
web-about-paris = Lay cobblestones, reserve buildings, and build them where the lamps shine. Every building is worth its size for every light that falls on it.
web-facts-paris = 2 players · about 25 minutes · twelve postcards with tricks, eight in a game
web-art-paris = The board of Paris at the end of a game, with buildings lit by streetlights
web-about-avenue = Everybody draws the same road, each where they like. Join farms to as many grapes as you can, more from round to round.
web-facts-avenue = 1 to 8 players · about 15 minutes · all at the same time
web-art-avenue = A sheet of Avenue, full of roads between farms, grapes and castles
web-own-title = Your games
web-own-note = Games are found again by a cookie of this browser. On another device, open the personal link of a game.
web-own-none = You have not played here yet, or not with this browser.
web-own-start = Start a game
web-own-yours = Your turn
web-own-theirs = { $name } to move
web-own-waiting = A chair is free
web-own-older = Older games
web-own-over = Over
web-own-with = with { $names }
web-own-alone = alone
web-ago-now = just now
web-ago-minutes = { $count } min ago
web-ago-hours = { $count } h ago
web-ago-days = { $count } days ago
web-error-status = Status { $status }. Your games are as they were.
web-error-home = Back to the start
web-wait-title = The lamps are being lit
web-wait-note = This page comes back by itself.
web-somebody = somebody
web-seat = Player { $number }
web-seat-orange = Orange
web-seat-blue = Blue
web-table-board = Board
web-table-board-help = Arrow keys go from space to space, Enter chooses, R turns what you hold, Escape takes back.
web-table-players = Players
web-table-score = Score
web-table-moves = Moves
web-table-lost = The connection is lost. Trying to reach the table again …
web-table-hand = Give the device to { $seat }
web-table-hand-note = { $name } is next. Nothing hidden is shown until you say that you are there.
web-table-hand-ready = I am { $seat }

web-table-waiting = Waiting for somebody to sit down
web-table-yours = Your turn
web-table-yours-as = { $seat } to move
web-table-theirs = { $names } to move
web-table-theirs-many = { $count } players are choosing
web-table-moved = { $name }: { $move }
web-table-chose = { $name } has chosen
web-table-type = Or type a move
web-table-type-hint = e.g. { $move }
web-table-type-look = Look
web-paris-todo-1 = Lay your tile, or reserve a building.
web-paris-todo-pass = There is nothing that you could do: pass.
web-paris-todo-2 = Build, or activate a postcard.
web-paris-pass = Pass
web-js-confirm = Confirm
web-js-confirm-keys = Enter confirms, Escape takes it back.
web-js-back = Take back
web-js-turn = Turn
web-js-lost = The table can’t be reached just now. Try again in a moment.
web-paris-tray = What you can take
web-paris-tile = Your tile
web-paris-js-lay = Choose a square for your tile.
web-paris-js-build = Choose where { $name } shall stand.
web-paris-js-place = Choose a place on the board.
web-paris-js-nowhere = There is no place for it. You can activate the postcard without its action, or take back.
web-paris-js-give = Which building of your reserve do you give back?
web-paris-js-take = Which building of the pool do you take?
web-paris-js-side = Which way shall the Statue look?
web-paris-js-side-n = North ↑
web-paris-js-side-e = East →
web-paris-js-side-s = South ↓
web-paris-js-side-w = West ←
web-paris-js-house = Which building shall the Annex belong to?
web-paris-js-house-at = { $name } at { $space }
web-paris-js-garden-at = Garden at { $space }
web-paris-js-alone = Without its action
web-card-levitation = Swap a building of your reserve for one of the pool, and build the new one at once. The old one costs nothing any more.
web-card-metropolitain = On a later turn, one building of yours may cover a streetlight space. That light is gone then.
web-card-jardin = Put the Garden on two free spaces of your colour or mixed, with a chimney. It is a building of size 2.
web-card-sacre-coeur = You lose nothing for buildings that you have not built.
web-card-peintre = Put the Painter on a free space of your colour. 2 points for every streetlight that he reaches without crossing a building.
web-card-chartier = On a later turn, one building or the Fountain may cover a space of the rival’s colour.
web-card-bouquinistes = Put the Annex on a free space of your colour beside one of your buildings. That building grows by it.
web-card-lampadaire = Put the Streetlight on a free space of your colour. It shines from then on.
web-card-moulin-rouge = Put the Dancer on a free space of your colour. 1 point for every free space that she reaches; buildings, lights and pieces stop her.
web-card-penseur = Put the Statue on a free space of your colour, facing a free space. If that stays free: 2 points for every free space at its sides, 1 for every one at its corners.
web-card-fontaine = Put the Fountain on free spaces of your colour or mixed. 3 points for every building of yours beside it.
web-card-grande-lumiere = Put the Large Streetlight on an empty streetlight space. It lights up to 2 spaces away in the four directions.
web-table-free = Free chair
web-table-points = Points so far
web-paris-no-reserve = Nothing reserved
web-paris-postcards = Postcards
web-table-preparing = The bots are being prepared on this machine. This happens once and takes a minute or two.
web-table-watching = You are watching. Hands and other secrets are not shown.
web-table-asked = You have asked to take your last decision back.
web-table-asks = { $name } would like to take the last decision back.
web-table-agree = Agree
web-table-disagree = No, play on
web-table-no-moves = Nothing has been played yet.
web-table-about = This table
web-table-undo = Undo
web-table-resign = Resign
web-table-resign-sure = Leave this game for good?
web-table-resign-yes = Yes, resign
web-table-own-link = Your link
web-table-own-link-note = leads to your seat, from any device. Keep it to yourself.
web-table-watch-link = To watch
web-table-watch-link-note = lets others watch, without seeing your hand.
web-table-commitment-note = is the SHA-256 of the seed that everything was shuffled with. The seed is shown at the end.
web-over-alone = The sheet is full
web-over-abandoned = The game was not finished
web-over-draw = A draw
web-over-you = You win!
web-over-shared = You win, together
web-over-winner = { $names } wins
web-over-winners = { $names } win together
web-over-how-played = { $scores }
web-over-how-resigned = { $names } left the game.
web-over-how-abandoned = Nobody came back for a long time.
web-over-score = { $name } { $points }
web-over-rematch = Play again
web-over-rematch-go = To the next game
web-over-replay = Watch it again
web-over-record = Download the record
web-over-fair = Was the shuffle fair?
web-over-fair-good = Yes: checked just now, here.
web-over-fair-bad = No! The seed is not the one that was committed to.
web-over-fair-how = Before the first move, the SHA-256 of the seed was shown. Your browser has computed it again from the seed and compared.
web-over-commitment = Commitment
web-over-seed = Seed
web-invite = Send this link to whoever shall sit at { $seat }, or let them scan the code.
web-invite-link = The link for { $seat }
web-invite-note = The game begins as soon as the chair is taken. You can close this page: it is among your games.
web-copy = Copy
web-copied = Copied

# The table of Avenue in the browser

web-avenue-todo = Draw the road of the card in any space that has none.
web-avenue-todo-or-peek = Draw the road of the card in any space that has none, or peek.
web-avenue-farm-now = Farm now
web-avenue-next = Next farm
web-avenue-next-known = Next: your secret
web-avenue-peeked = Peek spent
web-avenue-yellow = Yellow: { $count } of 4
web-avenue-peek = Peek
web-avenue-peek-words = Peek at the next farm card instead of drawing
web-avenue-peek-price = The price: you draw nothing with this card. In return only you see the next farm. Once a round.
web-avenue-peek-last = The next farm will not be played any more: in round 5 a peek is just a way to draw nothing. Once a round.
web-avenue-waiting = You chose “{ $move }”. Others are still choosing.
web-avenue-waiting-peek = You peeked. Others are still choosing.
web-avenue-busy = is still choosing
web-avenue-done = has chosen
web-avenue-enlarge = Show this sheet large
web-avenue-own-score = Your pad
web-avenue-beat = > { $beat }
web-avenue-show = Show
web-avenue-left = Still in the deck
web-avenue-left-of = Road { $number }: { $yellow } yellow, { $grey } grey
web-avenue-js-road = Road { $number } in { $space }
web-avenue-js-farm = Farm { $farm }
web-avenue-js-purple = Purple castle
web-avenue-js-green = Green castle
web-avenue-js-change = { $was } → { $now }
web-avenue-js-same = { $now }
web-avenue-js-enough = more than { $beat }
web-avenue-js-short = needs more than { $beat }
web-avenue-js-nothing = Joins nothing that counts yet.
web-avenue-js-peek = You draw nothing with this card, and see the next farm. Nobody else does. Once a round.
web-avenue-js-peek-last = You draw nothing with this card. The next farm will not be played any more.
web-avenue-js-card = { $card } Yellow cards: { $count } of 4.
web-avenue-js-round = Round { $round }: the farm is { $farm }.
web-avenue-js-scored = Round { $round }: farm { $farm } is scored
web-avenue-js-counting = Grapes joined to farm { $farm }: { $count }
web-avenue-js-lone = No grapes are joined to farm { $farm }.
web-avenue-js-written = { $count }, more than { $beat }: written down
web-avenue-js-not-written = { $count }, not more than { $beat }: 0
web-avenue-js-castle-purple = Purple grapes joined to the purple castle: { $count }
web-avenue-js-castle-green = Green grapes joined to the green castle: { $count }
web-avenue-js-penalty = For every farm without points, 5 are taken away: { $points }
web-avenue-js-total = In all: { $points }
web-avenue-js-others = The others: { $scores }
web-avenue-js-other = { $name } { $points }
web-avenue-js-skip = Skip
web-avenue-js-go-on = Go on
web-avenue-close = Close
web-look-same = No points change by this.
web-new-who = With whom?
web-new-bot = A bot
web-new-bot-note = Eight levels, from visitor to master
web-new-friend = A friend
web-new-friend-note = You get a link to send
web-new-same = At one screen
web-new-same-note = You pass the device on
web-new-alone = Alone
web-new-alone-note = Against your own best
web-new-several = Several
web-new-several-note = Bots and people, mixed
web-new-several-how = Up to { $most } at a table. Friends get a link each.
web-new-nobody = Nobody
web-new-level = How strong
web-new-second = The name of the other one
web-new-named = The name of { $seat }
web-new-you = You
web-new-name = Your name
web-new-name-note = Shown to those you play with, and kept in a cookie of this browser. No account.
web-new-go = Begin
web-new-more = More options
web-new-paris-starred = The starred eight
web-new-paris-starred-note = Best for first games
web-new-paris-random = Drawn by lot
web-new-paris-random-note = Eight of the twelve
web-new-paris-picked = Picked by hand
web-new-paris-picked-note = Choose eight below
web-new-paris-colours = Colours
web-new-paris-yours = You play
web-new-paris-starts = The first move has
web-new-paris-lot = The lot
web-new-paris-penseur = Le Penseur counts free spaces
web-new-paris-penseur-any = of any colour
web-new-paris-penseur-own = of its owner’s only
web-new-paris-fountain = Spaces of the Fountain
web-new-paris-mirror = May buildings be turned over?
web-new-avenue-sheet = The sheet
web-new-avenue-letter = Sheet { $letter }
web-new-avenue-own = Your own
web-new-avenue-own-note = Drawn with letters
web-new-avenue-rows = Your sheet, from the top row down
web-new-avenue-symbols = A to F are farms, each once. CP and CG are the castles, P1 to P3 purple and G1 to G3 green grapes, a dot is an empty space. At most 64 spaces.
web-yes = Yes
web-no = No
web-join-title = Play { $title } with { $hosts }
web-join-seat = The chair at { $seat } is kept for you.
web-join-go = Sit down
web-new-paris-peek = What the postcards do
web-replay-title = { $title }, once more
web-replay-move = Move { $number } of { $count }, { $name }:
web-replay-start = Before the first move.
web-replay-first = To the start
web-replay-back = One move back
web-replay-on = One move on
web-replay-last = To the end
web-replay-scrub = Moves shown
web-replay-share = Copy a link to this moment
web-api-title = For programs
web-api-more = The whole description, for tools:
web-api-field = Name
web-api-where = In
web-api-kind = Type
web-api-about-field = Meaning
