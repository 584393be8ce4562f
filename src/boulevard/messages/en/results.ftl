# One’s own games: what is looked for

web-own-newer = Newer games
web-own-pages = Pages
web-wanted-game = Game
web-wanted-rivals = Against
web-wanted-state = Status
web-wanted-name = Name
web-wanted-all = All
web-wanted-running = In progress
web-wanted-over = Finished
web-wanted-go = Search
web-wanted-clear = Show all games
web-wanted-none = No games match your search.
web-rivals-people = People
web-rivals-bots = Bots
web-rivals-solo = Solo
web-rivals-shared = On one screen
web-over-lost = You lost

# Results

web-results-open = Results and rating
web-results-title = Your results
web-results-none = There’s nothing here yet. Your results appear here once you finish a game.
web-results-you = You
web-results-rivals = Against
web-results-played = Games
web-results-won = Won
web-results-drawn = Drawn
web-results-lost = Lost
web-results-best = Best
web-results-mean = Average
web-results-variant = Sheet
web-results-points = Points
web-results-points-chart = { $game }: points in your last games
web-results-as-table = Show as a table
web-results-day = Date
web-results-rating = Rating
web-results-change = Change
web-results-name = Name
web-results-companions = Friends
web-results-away = { $count ->
    [one] Given away in your last reviewed game, in points: { $points }
   *[other] Given away per game, in points, in your last { $count } reviewed games: { $points }
  }
web-variant-avenue = Sheet { $name }
web-variant-avenue-own = Sheets of your own

# Ratings

web-rating-figures = { $mean } ± { $margin }
web-rating-between = { $rating }: between { $below } and { $above }
web-rating-above = { $rating }: above { $name }
web-rating-below = { $rating }: below { $name }
web-rating-rough = This is a first estimate. A few more games against bots will make it more precise.
web-rating-none = You don’t have a rating yet. Play against bots near your strength to get one.
web-rating-chart = { $game }: rating after each game
web-rating-how = How ratings work
web-rating-how-scale = You’re rated on the same scale as the bots. Their ratings come from thousands of games against each other and never change. The number after ± tells how certain yours is.
web-rating-how-counts = Solo games, guided games, games on one screen and games that start from a position don’t count. Neither do games with a hint, an analysis or an undo. If you leave a game, you lose it.
web-rating-how-people = Games between people count once everyone at the table has played a few games against bots, up to five a day with the same person.
web-rating-gain = Rating { $change }
web-unrated-hint = not rated: there was a hint
web-unrated-undo = not rated: a move was undone
web-unrated-short = not rated: it ended too early
web-unrated-friendly = not rated: this bot has no rating
web-unrated-often = not rated: already five games that day
web-unrated-unplaced = not rated yet: everyone has to play bots first
web-level-rating = Rating { $rating }

# What others see

web-person-together = { $count ->
    [one] You’ve played one game together.
   *[other] You’ve played { $count } games together.
  }
web-person-score = Your results: { $results }.
web-person-won = { $count ->
    [one] { $count } win
   *[other] { $count } wins
  }
web-person-drawn = { $count ->
    [one] { $count } draw
   *[other] { $count } draws
  }
web-person-lost = { $count ->
    [one] { $count } loss
   *[other] { $count } losses
  }
web-person-unrated = { $name } has no rating yet.
web-person-private = Only people who have finished a game with { $name } can see this page.
unknown-profile = You can only see the page of someone you’ve finished a game with.

# One’s own best

web-best-yours = Your best on this sheet: { $points }
web-best-new = A new best on this sheet. The old one: { $points }
web-best-first = Your first result on this sheet.
web-best-over = Your best on this sheet is still { $points }.
