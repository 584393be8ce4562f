# The arena

arena-heading = { $title }: { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
    }, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
    }, { $played } of { $planned ->
    [one] { $planned } game
   *[other] { $planned } games
    }; seed { $seed }{ $options }.
arena-col-bot = Bot
arena-col-elo = Elo
arena-col-rating = Rating
arena-col-games = Games
arena-col-record = W–D–L
arena-col-points = Points %
arena-col-won = Won %
arena-col-place = Average place
arena-col-score = Score
arena-col-behind = Behind best
arena-col-share = Hindsight %
arena-col-time = Time per move
arena-col-forfeits = Forfeits
arena-figure-zeros = Zeros
arena-milliseconds = { $number } ms
arena-seconds = { $number } s
arena-forfeits-crashed = crashed: { $count }
arena-forfeits-failed = failed: { $count }
arena-forfeits-stalled = timed out: { $count }
arena-forfeits-nonsense = illegal move: { $count }
arena-forfeits-down = killed the process: { $count }
arena-forfeit-crashed = crashed: { $detail }
arena-forfeit-failed = { $detail }
arena-forfeit-stalled = timed out: no answer within { $detail }
arena-forfeit-nonsense = not a legal move: { $detail }
arena-forfeit-down = killed the process { $detail }
arena-failed-line = { $bot } forfeited { $count ->
    [one] one game
   *[other] { $count } games
    }: { $reason }
arena-cross = Points in percent, row against column
arena-note-intervals = ± gives a 95 % interval; all games of one deal count as one observation.
arena-note-cross = In the cross table, every game counts as one observation and a draw as half a point.
arena-note-elo = The average Elo is set to 0.
arena-note-anchor = Elo is relative to { $bot }, whose own is fixed.
arena-note-rating = Ratings are OpenSkill’s (Plackett–Luce); every bot starts at 25.
arena-note-share = Hindsight: a player who knew all the cards could average at least { $best } points, and at most { $bound }. The share is of the lower figure.
arena-twice = Each bot can enter only once: { $bots }
arena-broken = The bot { $bot } can’t be created: { $reason }
arena-few = A table needs { $seats ->
    [one] one bot
   *[other] { $seats } bots
    }, but there { $bots ->
    [0] are none
    [one] is only one
   *[other] are only { $bots }
    }.
arena-anchor = The anchor { $bot } isn’t in this tournament; the bots are: { $bots }
arena-no-yardstick = The best score a deal allowed can’t be worked out for { $title }.
folder-of-other-work = { $folder } holds games of something else: { $identity }
folder-taken = Another process is already playing games into { $folder }.
arena-closed = The arena was stopped.
arena-failed = Game “{ $job }” couldn’t be played: { $reason }
cli-arena = Run a tournament between bots, and rate them.
cli-opt-bots = The bots, separated by spaces, as in “greedy level:1-8 mcts:sims=2000”; can be given several times.
cli-opt-arena-games = How many games each pairing plays (in a solo game: each bot).
cli-opt-arena-seed = The same seed gives the same deals and the same moves.
cli-opt-arena-out = The folder for games and results; if it holds the same tournament, that is continued.
cli-opt-players = How many bots sit at a table, in games where that varies.
cli-opt-workers = How many games to play at once; by default, one per core.
cli-opt-engine = Where games are played: in processes on this machine, or on a Ray cluster.
cli-opt-address = The address of a Ray cluster; by default, one is started on this machine.
cli-opt-grace = How many seconds a bot may overrun its own time budget before it forfeits the game.
cli-opt-anchor = A bot with a fixed Elo, as bot=value; by default, the average is set to 0.
cli-opt-hindsight = Work out the best score each deal allowed, and show what share of it the bots made.
cli-bad-anchor = “{ $text }” is not an anchor; write bot=value.
cli-arena-playing = Playing
cli-arena-stopped = Stopped after { $done } of { $games ->
    [one] { $games } game
   *[other] { $games } games
    }. Run the same command to continue.

# The page of a tournament (arena/report.py)

arena-page-title = { $title }: a bot tournament
arena-page-brand = Boulevard · Arena
arena-page-files = Every game is a record in games.jsonl; all figures are in results.json.
arena-fact-bots = Bots
arena-fact-deals = Deals
arena-fact-games = Games
arena-fact-seed = Seed
arena-part-standings = Standings
arena-about-standings = All bots played the same deals, and sat in every seat equally often.
arena-part-rating = Rating
arena-about-rating = The dot is the rating, the line its 95 % interval.
arena-part-mean = Average score
arena-about-mean = The dot is the average score, the line its 95 % interval. Because all bots played the same deals, the differences are known more precisely than these intervals suggest: see “Behind best” above.
arena-part-cross = Who beats whom
arena-about-cross = The row’s points against the column, in percent; blue is ahead, orange behind.
arena-part-scores = Scores
arena-about-scores = How often each score occurred; the line is the average.
arena-part-times = Time per move
arena-about-times = The bar covers nine moves in ten; the line is the median, the dot the average. The scale is logarithmic.
arena-part-forfeits = Forfeits
arena-about-forfeits = Games that bots lost by failing to move, and how.
arena-cell = { $bot } against { $other }: { $share } % of { $games ->
    [one] { $games } game
   *[other] { $games } games
    } (95 %: { $low } to { $high })
arena-scores = { $bot }: scores from { $least } to { $most }
arena-times = { $bot }: average { $mean }, median { $median }, nine in ten from { $low } to { $high }, longest { $most }
