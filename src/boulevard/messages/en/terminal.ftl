# Playing in a terminal

play-welcome = { $title }. Type a move, or “help”.
play-turn = Phase { $phase }, { $seat ->
    [orange] Orange
   *[blue] Blue
    } to move
play-over = The game is over
play-prompt = { $seat }>
play-considering = Looking at your moves …
play-hint = { $place }. { $move }  ({ $value } points)
play-thinking = { $seat } is thinking …
play-moved = { $seat } plays: { $move }
play-more = … and { $count } more; “moves { $verb }” lists only those that start with “{ $verb }”.
play-no-undo = You have no move to undo.
play-saved = Saved as { $path }.
play-left-table = You left the table.
play-hand = Tile { $tile }, in its four rotations:
play-pool = Pool: { $names }
play-seat = { $seat ->
    [orange] Orange
   *[blue] Blue
    }
play-reserve = reserve { $names }
play-left = chimneys { $chimneys }, tokens { $tokens }, tiles in the pile { $tiles }
play-score = { $total ->
    [one] { $total } point
   *[other] { $total } points
    }: light { $light }, group { $group }, unbuilt { $unbuilt }, postcards { $postcards }
play-rights = may still use: { $names }
play-postcards = Postcards:
play-closing = Final score
play-line-light = Light
play-line-group = Largest group
play-line-unbuilt = Unbuilt
play-line-postcards = Postcards
play-line-total = Total
play-winner = { $seat ->
    [orange] Orange
   *[blue] Blue
    } wins.
play-draw = A draw.
play-help = Other commands: “moves” lists the legal moves (“moves build T5” only those that start like that), “undo” goes back to
    your last move, “board” draws the board again, “shapes” shows the buildings, “hint” asks a strong bot, “save game.json” saves the game, “quit” leaves.
play-help-paris = Phase 1: “lay c3 90” lays your tile on the square whose lower left space is c3, rotated 90 degrees clockwise;
    “reserve T5” takes a building. Phase 2: “build T5 c2,c3,b4,c4,d4” puts a building on spaces of your colour (o or b) or
    mixed spaces (m); a postcard’s name with its spaces activates it (“peintre c4”, “jardin c2,d2”, “penseur c4 n”,
    “bouquinistes c4 d4”, “levitation T5 I3 a1,b1,c1”); its name alone activates it without its effect. Streetlights (*) light
    the buildings next to them: a building scores its size for each one.

play-help-avenue = “draw c4” draws the road on the card in space c4 of your sheet; “peek” draws nothing and shows you the next
    farm, once per round. A round ends with the fourth yellow card. Its farm then scores the grapes that roads connect to it, if
    there are more of them than in the round before. At the end, each castle scores the grapes of its colour, and every
    farm score of 0 costs 5.
play-avenue-round = Round { $round }, farm { $farm }
play-avenue-card = Card { $number }, { $colour } ({ $yellow } of { $yellows } yellow)
play-avenue-next = Next farm: { $farm }
play-avenue-scores = Farms: { $scores }
play-avenue-now = Connected to farm { $farm }: { $grapes }
play-avenue-castles = Castles: { $purple } purple, { $green } green
play-avenue-total = Total: { $total }
play-avenue-left = Left in the deck (yellow/grey): { $cards }
play-avenue-farms = Farms
play-avenue-purple = Purple castle
play-avenue-green = Green castle
play-avenue-penalty = Penalty
play-avenue-winners = Winner: { $players }
