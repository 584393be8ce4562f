# Bots

compiling-bots = Compiling the bots of { $title }. This happens once and takes a minute or two …
level-title = Level { $number }: { $name }
unknown-bot = There is no bot “{ $name }” for { $game }; there are: { $names }.
unknown-level = There is no level { $level }; there are levels 1 to { $count }.
bot-parameter-form = “{ $part }” in “{ $spec }” is not of the form name=value.
bot-parameter = “{ $spec }”: that bot has no parameter “{ $name }”; it has: { $names }.
bot-value = “{ $spec }”: { $name } can't be “{ $value }”.

# Bots of others (bots/foreign.py, bots/program.py)

bot-quotes = In “{ $specs }” a quotation mark is missing.
bot-broken = The bot “{ $name }” of { $origin } can't be loaded: { $reason }
bot-no-class = “{ $name }” of { $origin } is not a bot: it must be a subclass of boulevard.bots.contract.Bot.
bot-other-game = The bot “{ $name }” does not play { $game }; it plays: { $games }.
program-command = “{ $command }” is not a command; write program:COMMAND, as in “program:python3 bot.py”.
program-start = Can't start “{ $command }”: { $reason }
program-ended = “{ $command }” ended with code { $code } instead of answering.{ $errors }
program-silent = “{ $command }” did not answer within { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
    }.{ $errors }
program-long = “{ $command }” answered with a line of more than { $most } bytes.{ $errors }
program-unasked = “{ $command }” wrote more than one line as an answer: { $line }{ $errors }
program-not-json = “{ $command }” answered with a line that is not a JSON object: { $line }
program-move = “{ $command }” answered with the move “{ $move }”, which can't be played: { $reason }
program-part = “{ $command }”: in its answer, “{ $part }” can't be or have { $value }.

# Levels of Avenue (bots/avenue/levels.toml)

avenue-level-1 = A visitor. Joins as many grapes as it can at once, and plans nothing.
avenue-level-2 = Strolls about. Has an idea of what farms to come are worth, and often misjudges it.
avenue-level-3 = Walks with open eyes. Knows that farm scores must rise, and misjudges moves by a few points.
avenue-level-4 = Lives here. Joins farms by one long road, and loses the thread now and then.
avenue-level-5 = Lays stones for a living. Keeps the ends of its roads open, and seldom scores nothing.
avenue-level-6 = Measures before building. Judges by the experience of millions of games, a little hastily.
avenue-level-7 = Judges by the experience of millions of games, and is seldom wrong by much.
avenue-level-8 = Judges so too, and plays its best ideas on with the cards that are left, a thousand times a move.

# Hindsight (bots/avenue)

cli-hindsight = Find the best game that was possible with the cards of a record (Avenue).
cli-opt-seconds = How long to look for it.
cli-opt-hindsight-out = A file for the best game, as a record.
hindsight-best = With these cards { $best ->
    [one] one point was
   *[other] { $best } points were
    } possible; nobody could have made more than { $bound }.
hindsight-proven = With these cards { $best ->
    [one] one point was
   *[other] { $best } points were
    } possible, and no more: that is proven.
hindsight-share = Player { $player } made { $points ->
    [one] one point
   *[other] { $points } points
    }, { $share } % of that.
hindsight-not = What could be made of a deal in hindsight is known for Avenue only, not for { $title }.

cli-bots = List the bots that play a game: levels with their ratings, and what else there is.
cli-bots-levels = Levels of { $title }
cli-bots-spec = spec
cli-bots-level = level
cli-bots-about = how it plays
cli-bots-rating = rating
cli-bots-others = Other bots
cli-bots-how = Play against one: boulevard play paris --opponent level:3. Parameters follow a colon: mcts:sims=2000 or mcts:time=3s,threads=2.
bot-random = Draws every move evenly from all legal ones.
bot-sampler = Plays random games on from every move, and takes the one that did best. It plays any game, none of them well.
bot-program = A program in any language, asked over lines of JSON: program:COMMAND (see docs/writing-a-bot.md).
bot-paris-greedy = Takes what gains most at once; with “tries”, of a few moves that come to its mind.
bot-paris-mcts = Searches a tree of moves, judges by what it learned from games against itself, and solves the end.
bot-paris-plain-mcts = Searches a tree by the textbook: every move is tried, games are played on at random.
bot-paris-solver = Plays phase 2 perfectly where it can see to the end, and is greedy elsewhere.
bot-avenue-greedy = Draws where the most grapes are joined at once; “noise” is how many points it misjudges moves by.
bot-avenue-planner = Chooses by what it has learnt sheets to be worth; “noise” is how many points it misjudges moves by.
bot-avenue-rollouts = Tries every move out in games that are played on at random.
bot-avenue-search = Tries the moves that the planner likes out in games that are played on as the planner would.
paris-level-1 = A visitor. Sees a few moves, and takes the prettiest of them.
paris-level-2 = Strolls about. Sees more, but not beyond the next move.
paris-level-3 = Walks with open eyes, but not further than the next corner.
paris-level-4 = Lives here: takes nearly all that can be had at once, and plans nothing.
paris-level-5 = Lays stones for a living. Has an eye for ground and light, and goes by experience.
paris-level-6 = Measures before building. Rarely wastes a light, and watches yours.
paris-level-7 = Plans whole quarters, and spoils your plans in passing.
paris-level-8 = Has thought of it already. A second for every move, and the end without a mistake.

# Training

train-about = Learn which moves of Paris look good and what positions are worth, by games of the search against itself.
    Stop it at any time; it goes on where it was.
train-out = The folder for games and weights.
train-playing = Playing
train-fitting = Fitting
train-error = { $positions } positions, off by { $error } points on average, { $plain } for one that always says the mean.
train-loss = { $positions } positions, cross entropy { $loss }.
