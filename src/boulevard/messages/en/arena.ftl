# The arena

arena-heading = { $title }: { $bots } bots, { $deals } deals, { $played } of { $planned } games; seed { $seed }{ $options }.
arena-col-bot = Bot
arena-col-elo = Elo
arena-col-rating = Rating
arena-col-games = Games
arena-col-record = W–D–L
arena-col-points = Points %
arena-col-won = Won %
arena-col-place = Mean place
arena-col-score = Score
arena-col-behind = To the best
arena-col-share = Hindsight %
arena-col-time = Time a move
arena-col-forfeits = Forfeits
arena-figure-zeros = Zeros
arena-milliseconds = { $number } ms
arena-seconds = { $number } s
arena-forfeits-crashed = { $count } crashed
arena-forfeits-failed = { $count } failed
arena-forfeits-stalled = { $count } stalled
arena-forfeits-nonsense = { $count } illegal
arena-forfeits-down = { $count } ended the process
arena-forfeit-crashed = crashed: { $detail }
arena-forfeit-failed = { $detail }
arena-forfeit-stalled = stalled: no answer within { $detail }
arena-forfeit-nonsense = not a legal move: { $detail }
arena-forfeit-down = took the process down with it { $detail }
arena-failed-line = { $bot } forfeited { $count ->
    [one] one game
   *[other] { $count } games
    }: { $reason }
arena-cross = Points in percent, row against column
arena-note-intervals = ± is a 95 % interval; all games of one deal count as one observation.
arena-note-cross = In the cross table every game counts as one observation, and a draw as half a point.
arena-note-elo = The mean Elo of all is 0.
arena-note-anchor = Elo is relative to { $bot }; its own is given.
arena-note-rating = Ratings are OpenSkill's (Plackett–Luce); who starts has 25.
arena-note-share = Hindsight: who knew all the cards could make at least { $best } points on average, and at most { $bound }; the share is that of the former.
arena-twice = Every bot can take part once only: { $bots }
arena-broken = The bot { $bot } can't be made: { $reason }
arena-few = { $seats } bots are needed for a table, but there are { $bots }.
arena-anchor = The anchor { $bot } does not take part; those who do are: { $bots }
arena-no-yardstick = What could be made of a deal in hindsight is not known for { $title }.
arena-other = { $folder } holds another tournament: { $identity }
arena-in-use = Another process is playing a tournament in { $folder }.
arena-closed = The arena was stopped.
arena-failed = Game “{ $job }” could not be played: { $reason }
cli-arena = Let bots play a tournament, and rate them.
cli-opt-bots = The bots, separated by blanks, as “greedy level:1-8 mcts:sims=2000”; may be given several times.
cli-opt-arena-games = How many games every pairing plays (of a game for one: every bot).
cli-opt-arena-seed = The same seed gives the same deals and the same thoughts.
cli-opt-arena-out = The folder for games and results; it is gone on with if it holds the same tournament.
cli-opt-players = How many bots sit at a table, where the game leaves that open.
cli-opt-workers = How many games are played at the same time; one a core, if not given.
cli-opt-engine = Where games are played: processes of this machine, or a Ray cluster.
cli-opt-address = The address of a Ray cluster; without it, one is started on this machine.
cli-opt-patience = Seconds that a thought may take beyond the bot's own budget before the game is forfeited.
cli-opt-anchor = A bot whose Elo is given, as bot=value; otherwise the mean of all is 0.
cli-opt-hindsight = Find out what could have been made of every deal, and show the bots' share of it.
cli-bad-anchor = “{ $text }” is not an anchor; write bot=value.
cli-arena-playing = Playing
cli-arena-stopped = Stopped after { $done } of { $games } games; the same command goes on.

# The page of a tournament (arena/report.py)

arena-page-title = { $title }: a tournament of bots
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
arena-part-mean = Mean score
arena-about-mean = The dot is the mean score, the line its 95 % interval. As all played the same deals, differences are known better than these intervals suggest: see “To the best” above.
arena-part-cross = Who beats whom
arena-about-cross = Points of the row's bot against the column's, in percent; blue is ahead, orange behind.
arena-part-scores = Scores
arena-about-scores = How often each score came; the line is the mean.
arena-part-times = Time a move
arena-about-times = Nine of ten thoughts lie on the bar; the line is the median, the dot the mean. The scale is logarithmic.
arena-part-forfeits = Forfeits
arena-about-forfeits = Games that bots lost because they failed, and how.
arena-cell = { $bot } against { $other }: { $share } % of { $games } games (95 %: { $low } to { $high })
arena-scores = { $bot }: scores from { $least } to { $most }
arena-times = { $bot }: { $mean } on average, median { $median }, nine of ten from { $low } to { $high }, the longest { $most }
