# Bots

compiling-bots = Compiling the bots for { $title }. This happens only once and takes a minute or two …
level-title = Level { $number }: { $name }
unknown-bot = There is no bot “{ $name }” for { $game }; choose from: { $names }.
unknown-level = There is no level { $level }; choose from 1 to { $count }.
bot-parameter-form = “{ $part }” in “{ $spec }” is not of the form name=value.
bot-parameter = “{ $spec }”: this bot has no parameter “{ $name }”; it has: { $names }.
bot-value = “{ $spec }”: { $name } can’t be “{ $value }”.

# Bots of others (bots/foreign.py, bots/program.py)

bot-quotes = “{ $specs }” is missing a quotation mark.
bot-broken = The bot “{ $name }” from { $origin } can’t be loaded: { $reason }
levels-broken = The levels of the game “{ $game }” can’t be read: { $reason }
bot-no-class = “{ $name }” from { $origin } is not a bot: it must be a subclass of boulevard.bots.contract.Bot.
bot-other-game = The bot “{ $name }” doesn’t play { $game }; it plays: { $games }.
program-command = “{ $command }” is not a command; write program:COMMAND, as in “program:python3 bot.py”.
program-start = Can’t start “{ $command }”: { $reason }
program-ended = “{ $command }” exited with code { $code } instead of answering.{ $errors }
program-silent = “{ $command }” didn’t answer within { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
    }.{ $errors }
program-long = “{ $command }” answered with a line longer than { $most ->
    [one] one byte
   *[other] { $most } bytes
    }.{ $errors }
program-unasked = “{ $command }” answered with more than one line: { $line }{ $errors }
program-not-json = “{ $command }” answered with a line that is not a JSON object: { $line }
program-move = “{ $command }” answered with the move “{ $move }”, which can’t be played: { $reason }
program-part = “{ $command }”: in its answer, “{ $part }” can’t be or contain { $value }.

# Levels of Avenue (bots/avenue/levels.toml)

avenue-level-1 = A tourist. Connects as many grapes as it can right now, and plans nothing.
avenue-level-2 = Strolls around. Has some idea what later farms are worth, and often gets it wrong.
avenue-level-3 = Keeps its eyes open. Knows that farm scores must rise, and misjudges moves by a few points.
avenue-level-4 = Lives here. Connects farms with one long road, and loses track now and then.
avenue-level-5 = Paves roads for a living. Keeps the ends of its roads open, and seldom scores nothing.
avenue-level-6 = Measures before building. Learned from millions of games, but judges a little hastily.
avenue-level-7 = Learned from millions of games, and is seldom far off.
avenue-level-8 = Learned from millions of games, and tries out its best ideas with the cards that are left, a thousand times per move.

# Hindsight (bots/avenue)

cli-hindsight = Find the best game the cards of a record allowed (Avenue).
cli-opt-seconds = How many seconds to search.
cli-opt-hindsight-out = A file to save the best game to, as a record.
hindsight-best = With these cards, at least { $best ->
    [one] one point was
   *[other] { $best } points were
    } possible, and no more than { $bound }.
hindsight-proven = With these cards, { $best ->
    [one] one point was
   *[other] { $best } points were
    } possible and no more: that is proven.
hindsight-share = Player { $player } scored { $points ->
    [one] { $points } point
   *[other] { $points } points
    }{ $share ->
    [none] .
   *[other] , { $share } % of that.
    }
hindsight-not = The best score a deal allowed can’t be worked out for { $title }.
hindsight-part = This game began in the middle, so its score can’t be compared with the best for the whole deal.

cli-bots = List the bots for a game: levels with their ratings, and all others.
cli-bots-levels = Levels of { $title }
cli-bots-spec = spec
cli-bots-level = level
cli-bots-about = how it plays
cli-bots-rating = rating
cli-bots-others = Other bots
cli-bots-how = To play against one: boulevard play paris --opponent level:3. Parameters follow a colon: mcts:sims=2000 or mcts:time=3s,threads=2.
bot-random = Picks every move at random from all legal ones.
bot-sampler = Tries every legal move in random games, and plays the one that did best. It plays any game, and none of them well.
bot-partner = Steers for a close game: it plays as well as it takes, and no better.
bot-program = A program in any language that talks JSON, line by line: program:COMMAND (see docs/writing-a-bot.md).
bot-paris-novice = Sees only what somebody new to the game sees; “misses” names what it overlooks, “eye” is how far it looks around, “noise” is how many points it misjudges moves by.
bot-paris-greedy = Takes the most points it can get right now; with “tries”, it considers only a few random moves.
bot-paris-mcts = Searches a tree of moves, judges with what it learned from games against itself, and solves the endgame; with “style=collector”, it likes postcards best.
bot-paris-plain-mcts = Textbook tree search: it tries every move and plays games on at random.
bot-paris-solver = Plays phase 2 perfectly once it can see to the end, and greedily until then.
bot-avenue-greedy = Draws where it connects the most grapes right now; “noise” is how many points it misjudges moves by.
bot-avenue-planner = Judges sheets with what it learned about their worth; “noise” is how many points it misjudges moves by; with “ahead” it looks at every card that can come next.
bot-avenue-rollouts = Tries out every move in games played on at random.
bot-avenue-search = Tries out the planner’s favourite moves in games played on the way the planner would.
paris-level-1 = A tourist. Delighted by any streetlight, and doesn’t notice a second one, the room a building needs, or that you’re playing too.
paris-level-2 = Strolls around. Counts streetlights by now, but leaves its next building no room and pays no attention to groups, or to you.
paris-level-3 = Keeps its eyes open, but only for its own buildings: it misses what a move does for you, and how far the Large Streetlight shines.
paris-level-4 = Lives here. Sees what there is, yours too, but never asks what you’re going to build next.
paris-level-5 = Paves streets for a living. Has an eye for ground and light, and goes by experience.
paris-level-6 = Measures before building. Rarely wastes a streetlight, and watches yours.
paris-level-7 = Plans whole neighbourhoods, and spoils your plans in passing.
paris-level-8 = Has already thought of it. Takes a second for every move, and makes no mistakes at the end.
opponent-partner = Wants a close game every time: plays better when you’re ahead, and takes it easy when you’re not.
paris-opponent-collector = About as strong as level 7, and mad about postcards: takes them first, builds later.

# Training

train-about = Learn which moves of Paris look good and what positions are worth, from games the search plays against itself.
    Stop at any time; training continues where it left off.
train-out = The folder for games and weights.
train-playing = Playing
train-fitting = Fitting
train-error = Average error in points: { $error }; of always guessing the mean: { $plain }; positions: { $positions }.
train-loss = Cross entropy: { $loss }; positions: { $positions }.
