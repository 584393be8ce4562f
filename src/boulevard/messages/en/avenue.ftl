# Avenue

avenue-option-sheet = The sheet: A, B or C, or one's own as rows of symbols or as the path of a .txt file.
avenue-option-players = How many play, 1 to 100.
sheet-unknown = There is no sheet “{ $name }”; there are { $names }. One's own is given as rows, or as the path of a .txt file.
sheet-unreadable = Can't read { $path }: { $reason }
sheet-rows = A sheet is a list of rows, each of symbols separated by blanks.
sheet-length = Row { $row } has { $count ->
    [one] one space
   *[other] { $count } spaces
    }, but the first has { $expected }.
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
avenue-draw-points-purple = Purple castle: { $points ->
    [one] one point
   *[other] { $points } points
    }.
avenue-draw-points-green = Green castle: { $points ->
    [one] one point
   *[other] { $points } points
    }.
avenue-draw-penalty = Farms without points: { $points } points.
avenue-draw-total = Total: { $points ->
    [one] one point
   *[other] { $points } points
    }.

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
