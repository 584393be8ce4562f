# Analyses: the document (boulevard/analysis/), its page, and the bot that watches.

analysis-proven = { $seat } to move: proven.
analysis-searched = { $seat } to move. Games looked at: { $count }.
analysis-column-move = Move
analysis-column-value = Value
analysis-column-line = Then
analysis-example = For example: { $line }

analysis-malformed = Something is missing or wrong in this part of the analysis: { $where }.
analysis-no-object = This isn’t an analysis: its JSON must be an object.
analysis-format = The format is { $format }; this program reads { $known }.
analysis-not-json = This is not JSON, or is incomplete ({ $reason }).
analysis-beginning = The analysis can’t begin like this ({ $where }): { $reason }
analysis-move = Node { $where }, { $move }: { $reason }
analysis-twice = Node { $where }: { $move } is there twice.
analysis-too-many = An analysis can have { $most } moves at most.
analysis-long-comment = A comment can have { $most } characters at most.
analysis-full = There’s no more room in this analysis. Delete a variation, or start another analysis from here.
analysis-delete-root = The first position can’t be deleted.
analysis-no-node = There is no position { $number } in this analysis; it may have been deleted.
analysis-unknown = There’s no such analysis.
analysis-not-yours = Only its owner can change an analysis. Make your own copy.
analysis-stale = This analysis is being changed somewhere else at the same time. Try again.
analysis-running = You can analyse a game once it’s over.
analysis-over = The game is over here: there’s nothing left to decide.
analysis-bot-failed = The bot couldn’t think about this position. You can ask it again.
analyses-too-many = You have { $most } analyses, and there’s no room for more. Delete one first.
analysis-nothing = Paste something or choose a file first.

web-analyses-title = Analysis board
web-analysis-lead = Try every move for every player, go back, branch off, write down what you think, and see what a strong bot makes of it.
web-analyses-new = Start with an empty board
web-analyses-paste = Open something
web-analyses-text = A position, or the text of a record or an analysis
web-analyses-file = Or choose a record or an analysis (.json), or drop it here
web-analyses-open = Analyse
web-analyses-note = Anybody who has the link can see an analysis; only you can change it.
web-analyses-own = Your analyses
web-analyses-newer = Newer analyses
web-analyses-older = Older analyses
web-analyses-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
web-analyses-variations = { $count ->
    [one] { $count } variation
   *[other] { $count } variations
}
web-analyses-from-position = From a position
web-analyses-from-start = From the first move
web-analysis-title = Analysis of { $title }
web-analysis-start = The starting position.
web-analysis-over = The game is over
web-analysis-steps = Go through the moves
web-analysis-seen = What is shown
web-analysis-known = What { $seat } knows
web-analysis-known-all = What everybody knows
web-analysis-open = Everything
web-analysis-watching = What a bot thinks
web-analysis-tree = Moves and variations
web-analysis-variation = Variation:
web-analysis-empty = No moves yet. Make one on the board.
web-analysis-worth = { $seat }: { $value }
web-analysis-worth-open = { $seat }: { $value }, everything known
web-analysis-chance = { $chance } chance to win
web-analysis-proven = proven
web-analysis-comment = Comment on this position
web-analysis-keep = Save comment
web-analysis-promote = Make this the main line
web-analysis-delete = Delete from here
web-analysis-delete-sure = This move and everything after it will be gone.
web-analysis-delete-yes = Delete
web-analysis-remove = Delete this analysis
web-analysis-remove-sure = The whole analysis will be gone, for everybody who has the link.
web-analysis-share = Keep and share
web-analysis-link = Copy link
web-analysis-link-note = Anybody with the link can look, but only you can change it.
web-analysis-download = Download
web-analysis-deal = Deal the hidden tiles or cards again
web-analysis-deal-note = Starts another analysis from here, with other tiles or cards where the player to move can’t know them.
web-analysis-another = Analyse something else
web-analysis-not-yours = This analysis is somebody else’s. You can look at all of it.
web-analysis-copy = Make your own copy
web-analysis-running-note = Try out moves with only what you know now. Your game doesn’t change.

web-analysis-js-think = Let a bot think
web-analysis-js-stop = Stop thinking
web-analysis-js-longer = Think longer
web-analysis-js-waiting = Waiting for a free bot…
web-analysis-js-proven = Proven.
web-analysis-js-looked = Games looked at: { $count }
web-analysis-js-chance = { $chance } chance to win
web-analysis-js-best = Best: { $move }, { $value }.
web-analysis-js-line = Play this line
web-analysis-js-example = For example: { $line }
