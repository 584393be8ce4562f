# Puzzles: what they are about, in a terminal, and making them

puzzle-theme-light = Light
puzzle-theme-group = Largest group
puzzle-theme-room = Room to build
puzzle-theme-blocking = Blocking
puzzle-theme-farm = Farm
puzzle-theme-castle = Castles
puzzle-theme-rise = Beating the last farm

unknown-puzzle = There’s no puzzle “{ $identity }”.
no-puzzles = There are no puzzles for { $game }: nothing can prove its positions.
puzzle-malformed = This isn’t a puzzle: { $reason }.
puzzle-not-proven = Puzzle { $identity } is not what it says it is: its { $what } is different.
puzzle-solved = This puzzle is already solved.

puzzle-welcome = Puzzle { $puzzle }, rating { $rating }. Type a move, or “help”.
puzzle-ask-move = { $left ->
    [one] { $seat } to move: find the one best move.
   *[other] { $seat } to move: find the best moves. There are { $left } of them to find.
}
puzzle-ask-score = { $left ->
    [one] Draw the last road so that you score as much as possible.
   *[other] Score as much as possible with these { $left } cards.
}
puzzle-ask-card = Find the best move on this card. Nobody knows which cards come next.
puzzle-coming = Cards to come: { $cards }
puzzle-card-yellow = { $road } yellow
puzzle-card-grey = { $road } grey
puzzle-right = That’s right. Solved.
puzzle-go-on = That’s right. Go on.
puzzle-wrong = { $points ->
    [one] { $move } gives away { $points } point.
   *[other] { $move } gives away { $points } points.
}
puzzle-wrong-at-least = { $points ->
    [one] { $move } gives away at least { $points } point.
   *[other] { $move } gives away at least { $points } points.
}
puzzle-refuted = The best that can follow:
puzzle-again = That move is taken back. Try again.
puzzle-outlook = { $sign ->
    [level] With the best moves you finish level.
    [ahead] { $points ->
        [one] With the best moves you finish { $points } point ahead.
       *[other] With the best moves you finish { $points } points ahead.
    }
   *[behind] { $points ->
        [one] With the best moves you finish { $points } point behind.
       *[other] With the best moves you finish { $points } points behind.
    }
}
puzzle-outlook-score = Best possible score: { $score }
puzzle-hint-themes = It’s about: { $themes }
puzzle-hint-word = The best move begins with “{ $word }”.
puzzle-hint-column = The best move is in column { $column }.
puzzle-hint-move = The best move is { $move }.
puzzle-help = Other commands: “hint” tells a little more each time, “solution” shows the solution with reasons, “moves” lists the legal moves
    (“moves build T5” only those that start like that), “board” draws the board again, “shapes” shows the buildings, “quit” leaves.

cli-puzzle = Solve a puzzle in this terminal: the puzzle of the day, or one of your strength.
cli-opt-puzzle-level = A puzzle about as hard as this level of bots is strong (1 is the weakest); each time another one.
cli-opt-puzzle-id = This very puzzle; “boulevard puzzles list” shows them all.
cli-opt-puzzle-seed = The same seed gives the same puzzle.
puzzle-examples = Find the best move and type it, as in “build T5 c2,c3,b4,c4,d4” or “draw c4”. A wrong move is answered by what refutes it. Examples: boulevard puzzle; boulevard puzzle avenue --level 3
puzzle-about = List puzzles, prove them again, and make new ones.
cli-puzzles-list = List the puzzles of a game, the easiest first.
cli-puzzles-check = Prove puzzles again from scratch, and let all levels try them again.
cli-arg-puzzle-games = The games whose puzzles are checked; by default, all.
cli-opt-puzzle-file = Check the puzzles in this file instead.
cli-puzzles-make = Make new puzzles: bots play, and what is proven is kept. The same command continues unfinished work.
puzzle-make-examples = Example: boulevard puzzles make paris --games 2000 --count 100 --out more
cli-opt-puzzles-out = The folder for all that is found, and for the puzzles that are chosen in the end.
cli-opt-puzzles-games = How many games to look through; each gives one puzzle at most.
cli-opt-puzzles-count = How many puzzles to choose, as varied as possible.
cli-opt-puzzles-seed = The same seed gives the same puzzles.
cli-opt-puzzles-theme = Only puzzles with this theme, as in the file: a postcard (peintre), light, group, room, blocking, farm, castle or rise.
puzzle-column-id = ID
puzzle-column-rating = Rating
puzzle-column-asked = Moves
puzzle-column-missed = Missed by levels
puzzle-column-themes = About
puzzle-checking = Proving
puzzle-checked = Proven puzzles: { $correct } of { $count }.
puzzle-making = Games looked through; puzzles found: { $count }
puzzle-made = Puzzles chosen: { $count }.
