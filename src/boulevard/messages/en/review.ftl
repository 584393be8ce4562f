# Reviews of games: what each decision cost, and what was luck

review-paris-phase = Phase { $phase }
review-paris-tile = Tile { $tile }
review-avenue-round = Round { $round }
review-avenue-card = { $colour ->
    [yellow] Yellow card, road { $road }
   *[other] Grey card, road { $road }
}
review-avenue-farm = Farm { $farm }

review-title = { $title }: review
review-brand = Boulevard: review
review-score = { $name }: { $final } points. A strong player could expect { $start } at the start; luck { $luck }; given away { $lost }.
review-margin = { $name }: { $final } in the end. A strong player could expect { $start } at the start; luck { $luck }; given away { $lost }.
review-like-level = { $level } gives away about as much.
review-accuracy-is = Accuracy { $accuracy } of 100.
review-given = Of the luck, { $given } came from the rival’s mistakes.
review-proven-from = From move { $number } on, all values are proven.
review-turning = The game turned at move { $number }: { $name } would have been ahead with “{ $best }”, but played “{ $played }”.
review-before-end = A game is reviewed when it is over.
review-of-nothing = No person decided anything in this game, so there is nothing to review.
review-nothing = Nobody had a choice in this game.

review-column-seat = Seat
review-column-move = Move
review-column-stage = Stage
review-column-played = Played
review-column-value = Value
review-column-chance = Chance
review-column-cost = Cost
review-column-best = Best
review-accounts = How it came about
review-about-accounts = What a strong player could expect at the start, plus luck, minus what was given away, is the result.
review-graph = The expected result, move by move
review-about-graph = One line per seat. Large dots are decisions that cost a point or more.
review-costliest = The costliest decisions
review-about-costliest = Left: after the move played. Right: after the best move.
review-none-costly = No decision cost a whole point.
review-decisions = All decisions
review-about-decisions = Values are in points, as the seat could judge them at the time. A star marks proven values.
review-stages = Given away: { $stages }
review-cost = gave away { $points }
review-working = Decisions looked at

cli-review = Review a game: what each decision cost, and what was luck.
cli-opt-review-seat = Show the decisions of this seat only.
cli-opt-review-html = Write the review to a web page that needs nothing else.
cli-opt-review-json = Print the review as JSON.

# The analysis of a position

analysis-proven = { $seat } to move: proven.
analysis-searched = { $seat } to move. Games looked at: { $count }.
analysis-column-move = Move
analysis-column-value = Value
analysis-column-line = Then
cli-analyse = Let a strong bot think about a position, and show the best moves.
cli-opt-analyse-seconds = How long it thinks.
cli-opt-analyse-threads = How many cores it may use.
cli-opt-analyse-seat = The seat to think for; by default, the one to move.
