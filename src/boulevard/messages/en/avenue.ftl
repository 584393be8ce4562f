# Avenue

avenue-option-sheet = The sheet: A, B or C, or your own as rows of symbols or as the path to a .txt file.
avenue-option-players = How many players, 1 to 100.
sheet-unknown = There is no sheet “{ $name }”; choose from { $names }. For your own, give its rows, or the path to a .txt file.
sheet-unreadable = Can’t read { $path }: { $reason }
sheet-rows = A sheet is a list of rows of symbols, separated by spaces.
sheet-length = Row { $row } has { $count ->
    [one] one space
   *[other] { $count } spaces
    }, but the first row has { $expected }.
sheet-size = A sheet has at most { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
    } and { $columns ->
    [one] one column
   *[other] { $columns } columns
    }.
sheet-symbol = Row { $row }, column { $column }: “{ $symbol }” is not a symbol; use A to F, CP, CG, P1 to P3, G1 to G3 or a dot.
sheet-twice = Row { $row }, column { $column }: there is already a { $symbol }; each farm and castle can appear only once.
sheet-farms = All farms from A to F must be on the sheet; missing: { $farms }.
record-deck = { $where } must be the whole deck: { $cards }.
record-sheet = { $where }: { $reason }
record-sheet-name = { $where } must be the letter of a sheet, or the rows of your own.
avenue-notation-space = “{ $text }”: “{ $word }” is not a space; spaces are a1 to { $last }.
illegal-off-sheet = { $space } is not on the sheet; its spaces are a1 to { $last }.
illegal-road = There’s already a road in that space.
illegal-peek = You have already peeked this round.
missing-extra = This needs a package that is not installed: pip install 'boulevard[{ $extra }]'
avenue-yellow = yellow
avenue-grey = grey
avenue-text-round = Round { $round }, farm { $farm } (farms so far: { $farms })
avenue-text-card = Card { $number } { $road }, { $colour }; yellow cards this round: { $yellow } of { $yellows }
avenue-text-scores = Farms { $scores }; connected to this round’s farm { $grapes }; castles { $purple } + { $green }; penalty { $penalty }; total { $total }

# Drawings of Avenue (games/avenue/drawing/draw.py). A player comes with a name.

avenue-draw-more = … and { $count } more
avenue-draw-title = Avenue, round { $round }
avenue-draw-over = The game is over.
avenue-draw-turn = { $player } to choose.
avenue-draw-winner = { $player } wins.
avenue-draw-winners = Shared win for players { $numbers }.
avenue-draw-round = Round { $round } of { $rounds }
avenue-draw-end = The end
avenue-draw-summary = { $player }: { $roads ->
    [one] { $roads } road
   *[other] { $roads } roads
    }, { $total ->
    [one] { $total } point
   *[other] { $total } points
    }.
avenue-draw-sheet = { $player }’s sheet.
avenue-draw-space = { $space }: { $what }.
avenue-draw-empty = empty
avenue-draw-farm = farm { $farm }
avenue-draw-farm-now = Farm { $farm }, this round’s farm.
avenue-draw-farm-played = Farm { $farm }, already played.
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
avenue-draw-joined = Connected to farm { $farm }.
avenue-draw-joined-purple = Connected to the purple castle.
avenue-draw-joined-green = Connected to the green castle.
avenue-draw-last = Last move.
avenue-draw-chosen = Your choice: road { $number }, { $sides }.
avenue-draw-card-yellow = Yellow card, counts towards the end of the round: road { $number }, { $sides }.
avenue-draw-card-grey = Grey card: road { $number }, { $sides }.
avenue-draw-farm-card = This round’s farm: { $farm }.
avenue-draw-next-farm = The next farm, which you have peeked at: { $farm }.
avenue-draw-farm-deck = The next farm card, face down.
avenue-draw-yellow = Yellow cards this round: { $count } of { $yellows }.
avenue-draw-left = Road { $number }, { $sides }. Still in the deck: { $yellow } yellow, { $grey } grey.
avenue-draw-deck = still in the deck
avenue-draw-to-act = { $player } has not chosen yet.
avenue-draw-acted = { $player } has chosen.
avenue-draw-peeked = { $player } has peeked this round.
avenue-draw-may-peek = { $player } has not peeked this round.
avenue-draw-score = Round { $round }, farm { $farm }: { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
avenue-draw-score-open = Round { $round }, farm { $farm }: { $points ->
    [one] { $points } grape
   *[other] { $points } grapes
    } connected so far; it must be more than { $beat }.
avenue-draw-score-later = Round { $round }: not played yet.
avenue-draw-points-purple = Purple castle: { $points ->
    [one] one point
   *[other] { $points } points
    }.
avenue-draw-points-green = Green castle: { $points ->
    [one] one point
   *[other] { $points } points
    }.
avenue-draw-penalty = Farms that scored nothing: { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
avenue-draw-total = Total: { $points ->
    [one] one point
   *[other] { $points } points
    }.

# Pictures of single things of Avenue (games/avenue/drawing/pieces.py)

avenue-piece-farm-card = Farm card { $farm }
avenue-piece-farm-back = Farm card, face down
avenue-piece-farm = Farm
avenue-piece-grapes-purple = Purple grapes
avenue-piece-grapes-green = Green grapes
avenue-piece-peek = Peek at the next farm card
avenue-piece-yellow = Yellow card
avenue-piece-penalty = A farm score of 0

# Score sheets of Avenue, line by line (games/avenue/views/explanation.py)

avenue-explain-line-farm = Round { $round }, farm { $farm }
avenue-explain-line-purple = Purple castle
avenue-explain-line-green = Green castle
avenue-explain-line-penalty = Penalty
avenue-explain-farm = Round { $round }, farm { $farm }, more than { $beat }: { $points }
avenue-explain-farm-zero = Round { $round }, farm { $farm }, not more than { $beat }: 0
avenue-explain-running = Round { $round }, farm { $farm }, grapes so far: { $points } (must be more than { $beat })
avenue-explain-purple = Purple grapes connected to the purple castle: { $points }
avenue-explain-green = Green grapes connected to the green castle: { $points }
avenue-explain-penalty = Farm { $farm } scored 0: { $points }

# The printed pad (games/avenue/drawing/pad.py)

avenue-pad-title = Avenue, sheet { $name }
avenue-pad-name = Name
avenue-pad-advice = Each farm must score more than the one before, or it scores 0; each 0 costs { $penalty } at the end.
avenue-pad-ticks = Write the farm’s letter in the circle. Tick a small circle for each yellow card, and the eye when you peek.
avenue-pad-total = Total
avenue-pad-foot = Boulevard

# Positions (games/avenue/positions/position.py)

avenue-position-cards = { $where }: at least one card must be revealed.
avenue-position-card-text = Cards are written as road and colour, such as 3y5g; add a full stop if the game is over, then + and any cards you know are coming.
avenue-position-deck = { $where }: too many { $card }; the deck has { $count }.
avenue-position-over = { $where }: the game had ended before the last of these cards.
avenue-position-not-over = { $where }: a game is over when the last card revealed is yellow card number { $count }.
avenue-position-farm-twice = { $where }: a farm is listed twice.
avenue-position-farms = { $where }: { $count ->
    [one] one farm has
   *[other] { $count } farms have
    } been revealed by now; list all of them.
avenue-position-players = { $where }: a game has 1 to { $most } players.
avenue-position-player = Player { $number } must be written like this: { $names }.
avenue-position-rows = { $where }: give the spaces row by row, { $rows } × { $columns }, with / between rows; each space is a road from 1 to 6 or a dot.
avenue-position-scores = { $where }: there must be one score for each finished round: { $count }.
avenue-position-peek-twice = { $where }: a round is listed twice.
avenue-position-choice = { $where }: this player can’t have chosen that.
avenue-position-ended = { $where }: the game is over, so there’s nothing to choose.
avenue-position-nobody = { $where }: everybody has chosen, so the next card must be revealed.

# What is odd about a position (games/avenue/positions/oddities.py)

avenue-oddity-turns = { $player }: roads drawn { $roads }, peeks { $peeks }, cards played { $cards }. That doesn’t add up.
avenue-oddity-roads = { $player }: road { $road } is drawn more often ({ $count }) than it was revealed ({ $cards }).
avenue-oddity-rising = { $player }: the score of round { $round } ({ $points }) isn’t higher than the one before ({ $before }), so it should be 0.
avenue-oddity-points = { $player }: the score of round { $round } ({ $points }) is more than the grapes connected to that farm ({ $grapes }).
