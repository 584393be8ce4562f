# Puzzles in the browser and for programs

puzzles-title = Puzzles
puzzles-title-of = Puzzle: { $title }
puzzles-home = Today’s puzzles
puzzles-lead = Find the best move in a position near the end of a game. A wrong move is refuted on the board.
puzzles-card = What’s the best move? Rating { $rating }. A wrong move is refuted on the board.
puzzles-today = Puzzles of the day
puzzles-streak-best = { $count ->
    [one] { $count } day in a row at best
   *[other] { $count } days in a row at best
}
puzzles-difficulty = Rating of this puzzle: { $rating }
puzzles-solve = Solve it
puzzles-go-on-solving = Go on
puzzles-look-again = Look at it again
puzzles-was-solved = Solved
puzzles-was-failed = Not solved at the first try
puzzles-own = From your own games
puzzles-own-lead = Mistakes that your reviews found. They don’t count for your rating.
puzzles-own-move = Move { $number }, where you gave away { $points } points
puzzles-own-none = When a review finds a big mistake in one of your games, it becomes a puzzle here.
puzzles-more = More puzzles
puzzles-more-lead = As many as you like, each about as hard as you are strong.
puzzles-theme = What it’s about
puzzles-theme-any = Anything
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-rating = Your rating for puzzles
puzzles-rating-chart = Your rating for puzzles of { $game }
puzzles-rating-none = Your first puzzle shows how strong you are.
puzzles-rating-now = Your rating: { $rating } ({ $change }).
puzzles-tally = Solved at the first try: { $solved } of { $tried }
puzzles-how = How puzzles count
puzzles-how-proven = Every puzzle is proven: a computer has looked at everything that can follow. Only puzzles from your own games may rest on a strong bot’s judgement, and then they say so.
puzzles-how-counts = Your first try at each puzzle counts. If you make a wrong move, ask for a hint or look at the solution, you’ve failed it. You can go on trying after that.
puzzles-how-rating = People, puzzles and bots are on one scale. Solving a puzzle counts like beating a bot with the same rating, and failing it like losing to one. A puzzle’s own rating never changes.

puzzles-find = Find the best move
puzzles-go-on = That’s right. What next?
puzzles-right = That’s right
puzzles-not-quite = Not the best move
puzzles-solved = You’ve found everything the puzzle asked for.
puzzles-thinking = Looking at your move …
puzzles-wrong = { $points ->
    [one] { $move }: that gives away { $points } point.
   *[other] { $move }: that gives away { $points } points.
}
puzzles-wrong-at-least = { $points ->
    [one] { $move }: that gives away at least { $points } point.
   *[other] { $move }: that gives away at least { $points } points.
}
puzzles-refuted = The best that can follow
puzzles-solution = Solution
puzzles-see-why = See why
puzzles-line = Move by move
puzzles-opinion = A strong bot thinks this is clearly the best move.
puzzles-hint = Give me a hint
puzzles-hint-more = Tell me more
puzzles-reveal = Show the solution
puzzles-help-note = With a hint or the solution, this puzzle counts as failed.
puzzles-own-note = This puzzle is from one of your own games. It doesn’t count for your rating.
puzzles-from-game = From your game of { $date }: with move { $number } you gave away { $points } points.
puzzles-to-review = Back to the review
puzzles-attempt-solved = You solved this puzzle at the first try.
puzzles-attempt-failed = You didn’t solve this puzzle at the first try; what you try now doesn’t count.
puzzles-coming = Cards to come
puzzles-analyse = Analyse it
puzzles-link = Copy a link to this puzzle

puzzle-hint-is = The best move: { $move }
puzzle-unknown-theme = There aren’t any puzzles about that.
puzzle-all-tried = You’ve tried all the puzzles of this kind.
puzzle-too-long = No puzzle asks for so many moves.
puzzle-no-hint = There’s nothing more to find here.
puzzle-still-closed = You can see the solution once you’ve solved the puzzle or given up.
puzzle-not-answered = Answer with the moves before this one first.
puzzle-nobody = To solve puzzles, make yourself known first: POST /api/people gives you a token.

you-privacy-puzzles = Puzzles
you-privacy-puzzles-about = Which puzzles you tried, what you tried, what came of it, and your rating for puzzles. It’s kept until you delete yourself.
