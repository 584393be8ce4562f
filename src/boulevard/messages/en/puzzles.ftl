# Puzzles in the browser and for programs

puzzles-title = Puzzles
puzzles-title-of = Puzzle: { $title }
puzzles-home = Today’s puzzles
puzzles-lead = Find the best move in a position near the end of a game. A wrong move is refuted on the board.
puzzles-card = What’s the best move? Rating { $rating }. A wrong move is refuted on the board.
puzzles-today = Puzzles of the day
puzzles-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
puzzles-streak-best = { $count ->
    [one] your best streak: { $count } day
   *[other] your best streak: { $count } days
}
puzzles-difficulty = Rating of this puzzle: { $rating }
puzzles-solve = Solve it
puzzles-go-on-solving = Go on
puzzles-look-again = Look at it again
puzzles-was-solved = Solved
puzzles-was-failed = Not solved at the first try
puzzles-own = From your own games
puzzles-own-lead = Mistakes that your reviews found. They don’t count for your rating.
puzzles-own-move = Move { $number }, where you gave away { $points }
puzzles-own-none = When a review of one of your games finds a costly mistake, it becomes a puzzle of yours here.
puzzles-more = Puzzles of your strength
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
puzzles-how-proven = Nothing is left to opinion: a computer has looked at all that can follow. Only puzzles from your own games may rest on the judgement of a strong bot, and then they say so.
puzzles-how-counts = The first try counts, once for each puzzle. A wrong move, a hint or the solution makes it a failed one. You can go on trying after that.
puzzles-how-rating = People and puzzles are on one scale with the bots. A puzzle that you solve counts like a game won against a bot of its rating, one that you fail like a game lost. The rating of a puzzle stays as it is.

puzzles-find = Find the best move
puzzles-go-on = That’s right. What next?
puzzles-right = That’s right
puzzles-not-quite = Not the best move
puzzles-solved = You have found all that was asked for.
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
puzzles-opinion = A strong bot holds this move for clearly the best.
puzzles-hint = Give me a hint
puzzles-hint-more = Tell me more
puzzles-reveal = Show the solution
puzzles-help-note = With a hint or the solution, this puzzle counts as failed.
puzzles-own-note = This puzzle is from one of your own games. It doesn’t count for your rating.
puzzles-from-game = From your game of { $date }: with move { $number } you gave away { $points }.
puzzles-to-review = Back to the review
puzzles-attempt-solved = You solved this puzzle at the first try.
puzzles-attempt-failed = You didn’t solve this puzzle at the first try; what you try now doesn’t count.
puzzles-coming = Cards to come
puzzles-analyse = Analyse it
puzzles-link = Copy a link to this puzzle

puzzle-hint-is = The best move: { $move }
puzzle-unknown-theme = There are no puzzles about that.
puzzle-all-tried = You have tried all puzzles of this kind.
puzzle-too-long = No puzzle asks for so many moves.
puzzle-no-hint = There is nothing more to find here.
puzzle-still-closed = You can see the solution when you have solved the puzzle or given it up.
puzzle-not-answered = Answer with the moves before this one first.
puzzle-nobody = To solve puzzles, make yourself known first: POST /api/people gives you a token.
