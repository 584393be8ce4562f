# Reviews of games: what each decision gave away, and what was luck

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
review-score = { $name }: { $final ->
    [one] { $final } point
   *[other] { $final } points
}. A strong player could have expected { $start } at the start. Luck was worth { $luck }, and the moves played gave away { $lost }.
review-margin = { $name }: { $final } in the end. A strong player could have expected { $start } at the start. Luck was worth { $luck }, and the moves played gave away { $lost }.
review-like-level = That’s about as much as { $level } gives away.
review-accuracy-is = Accuracy { $accuracy } of 100.
review-given = Luck { $luck }: the rival’s mistakes { $given }, chance { $chance }.
review-luck-worth = { $luck } (the rival’s mistakes { $given }, chance { $chance })
review-proven-from = From move { $number } on, all values are proven.
review-turning = { $own ->
    [yes] The game turned at move { $number }: you would have been ahead with “{ $best }”, but played “{ $played }”.
   *[no] The game turned at move { $number }: { $name } would have been ahead with “{ $best }”, but played “{ $played }”.
}
review-left = Somebody left before the end, so there’s no result to explain.
review-before-end = You can review a game once it’s over.
review-of-nothing = Only bots made decisions in this game, so there’s nothing to review.
review-nothing = Nobody had a choice in this game.

review-column-seat = Seat
review-column-move = Move
review-column-stage = Stage
review-column-played = Played
review-column-value = Value
review-column-chance = Chance
review-column-cost = Given away
review-column-best = Best
review-accounts = How the result came about
review-about-accounts = The result is what a strong player could expect at the start, plus luck, minus what was given away.
review-graph = The expected result, move by move
review-about-graph = One line per seat. Large dots are mistakes: decisions that gave away a point or more.
review-costliest = The biggest mistakes
review-about-costliest = Left: after the move played. Right: after the best move.
review-none-costly = There were no mistakes: no decision gave away a whole point.
review-decisions = All decisions
review-about-decisions = Values are in points, as the seat could judge them at the time. A star marks proven values.
review-stages = Given away: { $stages }.
review-cost = gave away { $points }
review-working = Decisions reviewed

cli-review = Review a game: what each decision gave away, and what was luck.
cli-opt-review-seat = Show the decisions of this seat only.
cli-opt-review-html = Write the review to a web page that needs nothing else.
cli-opt-review-json = Print the review as JSON.

# The analysis of a position

cli-analyse = Let a strong bot think about a position, and show the best moves.
cli-opt-analyse-seconds = How long it thinks.
cli-opt-analyse-threads = How many cores it may use.
cli-opt-analyse-seat = The seat to think for; by default, the one to move.

# The page of a review

web-review-open = Review the game
web-review-of = Review of { $title }
web-review-you = You
web-review-running = This game is still going on. Come back when it’s over.
web-review-progress = Decisions reviewed: { $looked } of { $count }, starting from the end.
web-review-move = Move { $number } of { $count }: { $name }
web-review-ways = What the board shows
web-review-way-position = Position
web-review-way-played = Played
web-review-way-best = Best
web-review-was-best = the best move
web-review-reveal = Show the best move
web-review-hide = Hide the best move at your mistakes
web-review-turned = The game turned at move { $number }.
web-review-chance = { $chance } chance to win
web-review-proven = proven
web-review-estimated = estimated
web-review-line = What would follow
web-review-line-example = What might follow
web-review-line-supposed = What nobody could know yet, such as the next cards or tiles, is only an example here.
web-review-line-back = Back one move of this line
web-review-line-on = Forward one move of this line
web-review-luck = { $own ->
    [yes] Your luck before this move: { $worth }.
   *[no] { $name }’s luck before this move: { $worth }.
}
web-review-luck-last = { $own ->
    [yes] Your luck after your last move: { $worth }.
   *[no] { $name }’s luck after the last move: { $worth }.
}
web-review-luck-of = { $own ->
    [yes] What chance brought you: { $what }. Luck { $worth }.
   *[no] What chance brought { $name }: { $what }. Luck { $worth }.
}
web-review-forced = There was no choice here.
web-review-mistake-previous = Previous mistake
web-review-mistake-next = Next mistake
web-review-keys = Keys
web-review-space = space
web-review-key-moves = One move back or forward
web-review-key-ends = To the start or the end
web-review-key-mistakes = The next or the previous mistake
web-review-key-ways = Show the best move; press again to switch between the position, the move played and the best move
web-review-key-play = Play automatically, or pause
web-review-picture = Save as a picture
web-review-caption-played = Played: { $move }
web-review-caption-shown = On the board: { $moves }
web-review-sort = Order of the list
web-review-by-order = In order
web-review-by-cost = Biggest mistakes first
web-review-filter = Whose decisions
web-review-of-all = All players
web-review-of-people = Without bots
review-column-luck = Luck
no-such-moment = There’s no such moment in this game.
web-record-paste = Or paste its text here
web-record-pasted = The pasted text

# A mistake once more

web-review-try = Try it yourself
web-review-try-of = Try it yourself: { $title }
web-review-try-lead = { $own ->
    [yes] You played “{ $move }”, which gave away { $points }. Make a better move.
   *[no] { $name } played “{ $move }”, which gave away { $points }. Make a better move.
}
web-review-try-thinking = A strong bot is looking at your move …
web-review-try-best = That’s the best move.
web-review-try-even = As good as the best move, as far as the bot can tell.
web-review-try-better = Your move gives away { $points }: better than the move played, which gave away { $played }.
web-review-try-same = That’s the move that was played: it gives away { $points }.
web-review-try-equal = Your move gives away { $points }, just as much as the move played.
web-review-try-worse = Your move gives away { $points }: worse than the move played, which gave away { $played }.
web-review-try-reveal = Show the answer
web-review-try-yours = Your try
web-review-try-again = Try again
web-review-try-back = Back to the review
