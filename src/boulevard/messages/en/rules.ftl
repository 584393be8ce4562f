# Learn: the overview (web/templates/learn.html)

learn-title = Learn to play
learn-lead = Pick a game. Play a guided first game, or read the rules: the short ones take two minutes.
learn-first = Play a guided first game
learn-first-note = Five minutes, one step at a time. You can leave whenever you like.
learn-rules = Read the rules
learn-tools = Around a real table
learn-tools-lead = Do you have the cardboard or the pad at home? These help you there.
learn-tool-caller = Turns up the cards of Avenue on a big screen, for people who play on paper.
learn-tool-sheet = Click together the sheet of your own pad, or a new one: play it, share it, print it.
learn-tool-scorepad = Put the end of your game of Paris on the board, and get every point explained.
learn-tool-edition = Is your box of Paris different from ours? Tell us its tiles, and play with them.

# Learn: a page of rules (web/templates/learn_rules.html)

learn-rules-title = The rules of { $title }
learn-contents = Contents
learn-complete = The rules in full
learn-back = All games
learn-top = Back to the contents
learn-play = Ready? Play a first game
learn-before = Before
learn-after = After
learn-example = Example
learn-change = { $seat ->
    [orange] Orange’s points: { $was } before, { $now } after.
    [blue] Blue’s points: { $was } before, { $now } after.
   *[other] Points: { $was } before, { $now } after.
}
learn-sum = { $points ->
    [one] In all: { $points } point.
   *[other] In all: { $points } points.
}
learn-from-table = The rules
learn-from-table-note = opens in a new tab. Your game waits.

# Paris

learn-paris-about = Two players pave a quarter of Paris together. Then they build on it, each on their own colour, as close to the streetlights as they can.

learn-paris-short = In two minutes
learn-paris-short-laying = First you pave the city. On your turn you may lay your tile on any empty square. Orange spaces will be good for Orange, blue ones for Blue, mixed ones for both.
learn-paris-short-reserve = Or you reserve a building instead. What you have reserved, only you can build. What you have not built at the end costs you points, so don’t take too much.
learn-paris-short-building = When all sixteen tiles lie, you build. Put a building of your reserve on free spaces of your colour or mixed ones, with one of your chimneys on it.
learn-paris-short-light = Light is what counts. Every building scores its size for every streetlight beside it. This one has size 3 and stands beside two: { $points } points.
learn-paris-short-lampadaire = Instead of building you may spend one of your four tokens on a postcard. Each has a trick of its own, and each is used once, by one of you. Here Lampadaire puts up a new streetlight: { $was } points become { $now }.
learn-paris-short-group = Buildings that touch by their sides form a group. At the end your largest group scores its size: { $points } points here.
learn-paris-short-winner = The game ends when nobody can do anything more. Add up light, largest group and postcards, and take away 3 for every building you have not built. More points win.

learn-paris-symbols = What you see on the table
learn-paris-symbols-paving-orange = Orange paving, laid in fans. Here Orange may build.
learn-paris-symbols-paving-blue = Blue paving, laid in straight rows. Here Blue may build.
learn-paris-symbols-paving-mixed = Mixed paving. Here both may build.
learn-paris-symbols-paving-light = A streetlight. Buildings beside it are worth their size once more, whoever owns them. Nobody builds on it.
learn-paris-symbols-tile-back-orange = A tile, face down: four spaces, to be laid on a square of the board. You see only your own next one.
learn-paris-symbols-building-t5-orange = A building. Its name tells its shape and its size: T5 covers five spaces. On the board Orange’s roofs have round scales, Blue’s have straight seams.
learn-paris-symbols-chimney-orange = A chimney. Each building you put up takes one, in your colour. You have seven.
learn-paris-symbols-token-orange = A token. Each postcard you activate takes one. You have four.
learn-paris-symbols-postcard-peintre = A postcard. Its stamp tells which one. A + says that it gives points at the end.
learn-paris-symbols-sign = The small sign on a building, such as 5×2, tells its size and how many streetlights light it. Multiply the two and you have its points.

learn-paris-setup = Before the game
learn-paris-setup-board = The board has 8 × 8 spaces, in 4 × 4 squares of four spaces each. It is empty.
learn-paris-setup-tiles = Each player has the same eight tiles, with the colours swapped, and shuffles them into a face-down pile. Of the 32 spaces on them 16 show your own colour, 7 your rival’s, 5 are mixed and 4 are streetlights.
learn-paris-setup-buildings = Twelve buildings form the pool, open to both: two of size 3, four of size 4, four of size 5, two of size 6.
learn-paris-setup-stock = Each player has 7 chimneys and 4 tokens.
learn-paris-setup-postcards = Eight of the twelve postcards lie face-up. For first games take the eight with a star.
learn-paris-setup-hand = Both take the top tile of their pile in hand. Only its owner sees it.
learn-paris-setup-starts = The loser of your last game begins; otherwise choose, or draw lots.

learn-paris-pave = Phase 1: paving and reserving
learn-paris-pave-turn = You take turns. On your turn you do one of two things:
learn-paris-pave-lay = Lay your tile on any empty square, turned as you like, and draw the next one. You may also pave where it hurts your rival.
learn-paris-pave-reserve = Take one building from the pool into your reserve. You keep your tile for a later turn. A reserve can be as large as you like.
learn-paris-pave-secret = The tiles of both piles are known to both of you, only their order is not.
learn-paris-pave-done = Have you laid all eight? Then you may go on reserving, or pass.
learn-paris-pave-pass = Nobody else may pass. If the pool is empty as well, passing is all you can do.
learn-paris-pave-end = As soon as the sixteenth tile lies, phase 1 is over. Whoever was first to lay all eight tiles begins phase 2.

learn-paris-build = Phase 2: building and postcards
learn-paris-build-turn = From here on everything is open: no hidden tiles, no luck. You take turns again, and you must do one of two things:
learn-paris-build-build = Build: put a building of your reserve on the board, with a chimney on it.
learn-paris-build-activate = Activate a face-up postcard: put a token on it and carry out its action.
learn-paris-build-free = A building stands on free spaces of your colour or mixed ones. A space is free if no piece stands on it. Streetlight spaces are free too, but nobody builds there without Metropolitain.
learn-paris-build-chimney = Without a chimney left you can’t build any more.
learn-paris-build-rotate = Buildings may be turned, but not turned over: their backs are not printed.
learn-paris-build-must = You can’t wait. If you have a token left, you always have a move.
learn-paris-build-alone = You may activate a postcard without its action, to win time or to keep it from your rival.
learn-paris-build-skip = If you can do neither, you are skipped.

learn-paris-postcards = The twelve postcards
learn-paris-postcards-how = Each postcard is used once in a game, by whoever activates it. Look at the example of each: the position before, the position after, and what the score sheet says.
learn-paris-postcards-starred = The first eight below are the starred ones, for first games.
learn-paris-postcards-points = Le Peintre, Moulin Rouge, Le Penseur and Fontaine des Mers give points at the end. What you put up early, your rival may still build around.
learn-paris-levitation-mind = The new building comes from the pool as it was before the swap, and takes a chimney. If none of the pool fits anywhere, you can’t swap.
learn-paris-metropolitain-mind = You take the right now and use it once, later. It holds for a building of your reserve, for Levitation and for the Garden. The space must be printed and empty.
learn-paris-jardin-mind = It is a building in every respect: it is lit, joins groups and stops the Painter. It was never in your reserve, so nothing is lost if you don’t get to it.
learn-paris-sacre-coeur-mind = It holds for everything in your reserve at the end, also for what you could not have built.
learn-paris-peintre-mind = His area is all that he reaches by sides. Only buildings and the edge of the board stop him; other pieces, and streetlights themselves, do not.
learn-paris-chartier-mind = You take the right now and use it once, later. The space of your rival’s is covered in the same move. It serves a building of your reserve, Levitation, the Garden or the Fountain, and may go together with Metropolitain.
learn-paris-bouquinistes-mind = The building now has that space too: for its size, for the lamps beside it, for its neighbours. It takes no chimney. If several of your buildings touch the Annex, you choose one.
learn-paris-lampadaire-mind = It shines on all four sides, for both players, and counts for the Painter.
learn-paris-moulin-rouge-mind = Her own space counts. So do free spaces of any colour and mixed ones, but no streetlight spaces.
learn-paris-penseur-mind = The space in front of the Statue must be on the board and free when you put it there. If it is taken at the end, the Statue scores nothing. Free spaces count whatever their colour, streetlight spaces too.
learn-paris-fontaine-mind = Each building counts once, however many of its spaces touch the Fountain. The Fountain itself is no building, and takes no chimney.
learn-paris-grande-lumiere-mind = A building stops its light for whatever lies behind; other pieces do not. It still counts as one streetlight, and once for each building.

learn-paris-rights = Metropolitain and Chartier, in detail
learn-paris-rights-later = These two give you a right for a later turn, not for the same one. The right is used only where a placement needs it: for one streetlight space, or one space of your rival’s.
learn-paris-rights-both = With both rights, one building may cover one of each.
learn-paris-rights-pass = In phase 2 you may pass in one case only: you have no token left, you can build nothing without a right, and you could build something with one. Your right is kept.

learn-paris-end = The end of the game
learn-paris-end-when = The game ends when neither of you can do anything more.
learn-paris-end-stop = It also ends when two turns of phase 2 in a row were passed or skipped.

learn-paris-scoring = Scoring
learn-paris-scoring-lines = Each score sheet has four lines. You need no pencil: during the game it is added up for you, and each line shows on the board what it counts.
learn-paris-light = Light
learn-paris-light-how = Each of your buildings scores its size × the number of streetlights that light it. A streetlight lights the four spaces beside it, not the diagonal ones.
learn-paris-light-once = A streetlight counts once for a building, however many of its spaces it lights. But it lights every building beside it, yours and your rival’s.
learn-paris-light-lamps = Streetlights are: printed streetlight spaces that no building covers, the Streetlight of Lampadaire, and the Large Streetlight.
learn-paris-group = Largest group
learn-paris-group-how = Your buildings that touch by their sides form a group. The largest one scores the number of its spaces. The others score nothing.
learn-paris-unbuilt = Unbuilt
learn-paris-unbuilt-how = Every building that is left in your reserve costs 3 points, unless you have activated Sacré-Coeur.
learn-paris-bonus = Postcards
learn-paris-bonus-how = Add the points of your own Painter, Dancer, Statue and Fountain, as told above.
learn-paris-example = A whole game, added up
learn-paris-example-how = The same board twice, at the end of a game: first with all that counts for Orange, then with all that counts for Blue.

learn-paris-ties = A tie
learn-paris-ties-how = With equal points, whoever has more free spaces of their own colour wins. A space under any piece is not free. If these are equal too, it is a draw.

learn-paris-options = Options
learn-paris-options-how = When you set up a game, you can choose:
learn-paris-options-postcards = Which eight postcards: the starred ones, eight drawn by lot, or eight of your choice.
learn-paris-options-starts = Who begins.
learn-paris-options-penseur = Whether Le Penseur counts free spaces of any colour, as here, or only of its owner’s colour. Mixed ones don’t count then.
learn-paris-options-fountain = Whether the Fountain takes two spaces, as here, or one.
learn-paris-options-mirror = Whether buildings may also be turned over.
learn-paris-options-edition = Whether the tiles and buildings are those of another edition, for those whose box differs.

learn-paris-figure-laying = Six squares are paved. The next tile may go on any other.
learn-paris-figure-building = Orange builds V3 on three spaces: two of orange paving, one of mixed. The chimney shows whose it is.
learn-paris-figure-light = Two streetlights stand beside it. V3 is worth its size twice.
learn-paris-figure-shared = Three streetlights light this building. The one at b3 touches it with two sides and still counts once.
learn-paris-figure-group = These two buildings touch, so they count together.
learn-paris-figure-unbuilt = Two buildings are still in Orange’s reserve.
learn-paris-figure-winner = What counts for Orange
learn-paris-figure-loser = What counts for Blue
learn-paris-figure-levitation = Orange gives L4 back, takes W5 from the pool and builds it at once.
learn-paris-figure-metropolitain = On a later turn, T5 covers the streetlight space e5. Its light is gone, the one at c4 remains.
learn-paris-figure-jardin = The Garden goes between two streetlights.
learn-paris-figure-sacre-coeur = Orange’s side of the table. Two buildings are left in the reserve, and cost nothing any more.
learn-paris-figure-peintre = Blue’s Painter walks as far as the buildings let him. Marked: the streetlights he reaches, and the area around him.
learn-paris-figure-chartier = On a later turn, L4 covers e4 as well, a blue space. Three streetlights light it.
learn-paris-figure-bouquinistes = The Annex at d5 belongs to T5 now. The building grows to six spaces, and the streetlight at e5 reaches it.
learn-paris-figure-lampadaire = The new streetlight at b8 lights two buildings at once.
learn-paris-figure-moulin-rouge = The Dancer in the top row. Buildings and streetlights close her area in.
learn-paris-figure-penseur = The Statue at g4 looks to the west, where f4 is free. Marked: the free spaces around it.
learn-paris-figure-fontaine = The Fountain lies between two buildings of Orange’s.
learn-paris-figure-grande-lumiere = Blue puts the Large Streetlight on g7. Its light goes two spaces far and reaches P5.

# Avenue

learn-avenue-about = Everybody has the same sheet and draws the same roads, each where they like. Join the farm of the round to as many grapes as you can, and to more from round to round.

learn-avenue-short = In two minutes
learn-avenue-short-sheet = Each player has a sheet with six farms, purple and green grapes, and two castles. It has no roads yet: you draw them.
learn-avenue-short-road = In each round one farm counts. Cards are turned up one by one. Each shows a road, and you draw it in any space that has none, just as it is on the card: roads are never turned.
learn-avenue-short-joined = Roads that meet at a side are joined. Join the farm of the round to grapes: every grape along the way counts, however far it is.
learn-avenue-short-farm = When the fourth yellow card of the round has been played, the farm is scored: one point for each grape it is joined to. Here farm C gets { $points }.
learn-avenue-short-zero = The next farm must score more than the one before. If it doesn’t, you write 0, and that costs you 5 points at the end. But then any point is enough for the next one.
learn-avenue-short-end = After five rounds, each castle adds a point for every grape of its own colour that it is joined to. The most points win. This sheet has { $points }.

learn-avenue-symbols = What you see on the table
learn-avenue-symbols-farm = A farm, A to F. In its round it scores the grapes it is joined to. Roads can be drawn over it: that is how it is joined.
learn-avenue-symbols-grapes-purple = Purple grapes. They count for every farm, and for the purple castle.
learn-avenue-symbols-grapes-green = Green grapes. They count for every farm, and for the green castle.
learn-avenue-symbols-castle-purple = The purple castle, with pointed roofs. At the end it scores the purple grapes it is joined to.
learn-avenue-symbols-castle-green = The green castle, with battlements. At the end it scores the green grapes it is joined to.
learn-avenue-symbols-farm-c = The farm of this round.
learn-avenue-symbols-farm-back = The farm of the next round, face down.
learn-avenue-symbols-road-3-yellow = A yellow card: draw its road. The fourth yellow card of a round is the last one.
learn-avenue-symbols-road-5-grey = A grey card: draw its road. It does not bring the end of the round nearer.
learn-avenue-symbols-yellow = A yellow card that has been turned up in this round.
learn-avenue-symbols-peek = Peek: see the next farm instead of drawing. Once a round.
learn-avenue-symbols-penalty = A farm score of 0. It costs 5 points at the end.
learn-avenue-symbols-lines = On the sheet a broad wash lies along the roads of the farm of this round. Dots along a road mean that it leads to the purple castle, lines that it leads to the green one.

learn-avenue-setup = Before the game
learn-avenue-setup-sheet = All players take the same sheet: A, B or C. It has 6 × 7 spaces.
learn-avenue-setup-roads = Shuffle the 42 road cards: seven of each of the six roads. 22 of them are yellow, 20 are grey.
learn-avenue-setup-farms = Shuffle the six farm cards, A to F. Five of them will be played.
learn-avenue-setup-players = Any number can play, also one alone. Here up to eight sit at a table.

learn-avenue-round = A round
learn-avenue-round-farm = The top farm card is turned up: this is the farm that counts in this round.
learn-avenue-round-card = Then a road card is turned up. All players do one of two things with it, at the same time:
learn-avenue-round-draw = Draw its road in a space of their sheet that has none yet.
learn-avenue-round-peek = Peek at the next farm card, in secret, and draw nothing.
learn-avenue-round-secret = Nobody sees what the others do with a card before all have decided.
learn-avenue-round-yellow = So it goes on, card after card, until the fourth yellow card of the round has been played. Then the farm is scored. A round is seldom the same length as the last: it has four cards at least.
learn-avenue-round-five = There are five rounds. Roads stay on the sheet from round to round.

learn-avenue-roads = Roads
learn-avenue-roads-turned = A road joins two sides of its space. You draw it as the card shows it, never turned.
learn-avenue-roads-over = Farms, castles and grapes are no obstacles. A road in their space passes over them, and only so they are joined.
learn-avenue-roads-joined = Two roads in neighbouring spaces are joined if both reach the side between them.
learn-avenue-roads-ends = Dead ends are allowed, and so are roads that run off the sheet.
learn-avenue-roads-path = Every road has two ends, so what is joined is always one long path or a ring. It never branches.

learn-avenue-peeking = Peeking
learn-avenue-peeking-price = Knowing the next farm early helps you to build towards it. The price is the road that you don’t draw. You may peek once a round.
learn-avenue-peeking-last = In the fifth round the next farm will not be played any more. A peek is then just a way to draw nothing.
learn-avenue-peeking-must = You must draw or peek. If your sheet is full and your peek is spent, you are skipped.

learn-avenue-scoring = Scoring
learn-avenue-scoring-when = Farms are scored at the end of their round. Castles and zeros are counted once, at the end of the game.
learn-avenue-farm = The farm of the round
learn-avenue-farm-how = Count the grapes of both colours in all spaces that are joined to the farm, however far away. A space shows one or two of them; on sheets of your own there may be three.
learn-avenue-farm-none = A farm without a road of its own is joined to nothing and has 0.
learn-avenue-farm-again = Grapes are not used up. They may count again for other farms in other rounds.
learn-avenue-rise = More than before
learn-avenue-rise-how = A farm’s score is written down only if it is more than that of the round before. In the first round it must be more than 0. Equal is not enough.
learn-avenue-rise-zero = Otherwise you write 0.
learn-avenue-rise-after = After a 0, the next farm needs to beat only 0.
learn-avenue-castles = Castles
learn-avenue-castles-how = At the end of the game, the purple castle scores a point for each purple grape it is joined to, and the green castle for each green one.
learn-avenue-castles-crossing = Grapes that have counted for farms count here again. Roads may lead past farms and the other castle.
learn-avenue-penalty = Zeros
learn-avenue-penalty-how = Every farm score of 0 costs 5 points at the end.
learn-avenue-example = A whole game, added up
learn-avenue-example-how = Five farms, two castles and one zero:

learn-avenue-ties = A tie
learn-avenue-ties-how = Among players with equal points, the one with the highest single farm score wins. If these are equal too, they share the victory.

learn-avenue-alone = Alone
learn-avenue-alone-how = Alone you play the same game against your own best. The bots are good company, too.

learn-avenue-options = Sheets
learn-avenue-options-sheets = There are three sheets, A, B and C, each with fifteen purple and fifteen green grapes.
learn-avenue-options-own = You can also play on a sheet of your own, of at most 64 spaces, with each farm once and at most one castle of each colour. A castle that is missing scores nothing.
learn-avenue-options-paper = Every sheet can be printed, to be played with a pencil.

learn-avenue-figure-joined = The road in c3 meets the one that comes from farm C. Its grapes are joined.
learn-avenue-figure-apart = The roads in the bottom row are joined to each other, but not to farm C. They don’t count for it.
learn-avenue-figure-farm = The end of round 1. Marked: the spaces with grapes that are joined to farm C.
learn-avenue-figure-zero = The end of round 2. Farm E is joined to some grapes, but not to more than farm C has scored: that is a zero.
learn-avenue-figure-rising = After the zero of round 2, farm A needs to beat only 0.
learn-avenue-figure-purple = The purple castle, and the purple grapes it is joined to.
learn-avenue-figure-green = The green castle, and the green grapes it is joined to.
learn-avenue-figure-end = The sheet at the end of the game

# Tips at the table: what a piece or a symbol is good for, after a sentence that tells how it stands

web-tip-points = Points so far, as if the game ended now.
web-tip-paris-chimneys = Every building that you put up takes a chimney. None left, no building.
web-tip-paris-tokens = Every postcard that you activate takes a token.
web-tip-paris-pile = The order of a pile is secret; what is in it is not.
web-tip-paris-tile = The tile in your hand: lay it on any empty square. You may turn it first, with R or by a double tap.
web-tip-paris-reserve = Only its owner can build it. If it is still here at the end, it costs 3 points.
web-tip-paris-pool = Both may take it in phase 1. In phase 2, only Levitation reaches it.
web-tip-paris-take = { $name }, size { $size }. Reserve it now and build it in phase 2. If you don’t build it, it costs 3 points.
web-tip-paris-build = { $name }, size { $size }. Build it on free spaces of your colour or mixed ones. It scores its size for every streetlight beside it.
web-tip-paris-pass = Do nothing in this turn.
web-tip-paris-line-light = Light: each building scores its size × the number of streetlights beside it.
web-tip-paris-line-group = Largest group: the spaces of your buildings that touch by their sides. Only the largest group counts.
web-tip-paris-line-unbuilt = Unbuilt: 3 points less for every building that is left in the reserve.
web-tip-paris-line-postcards = Postcards: the points of your Painter, Dancer, Statue and Fountain.
web-tip-avenue-farm = Grapes that are joined to it count at the end of the round.
web-tip-avenue-card = Draw this road in any space that has none. It is never turned.
web-tip-avenue-yellow = When the fourth has been played, the round is over and the farm is scored.
web-tip-avenue-next = It is turned up in the next round. A peek shows it to you alone.
web-tip-avenue-peeked = You have peeked in this round. You may peek again in the next one.
web-tip-avenue-line-farm = A farm must score more than the one before it; else it scores 0, which costs 5 points at the end.
web-tip-avenue-line-purple = At the end, each purple grape that is joined to the purple castle is a point.
web-tip-avenue-line-green = At the end, each green grape that is joined to the green castle is a point.
web-tip-avenue-line-penalty = Every farm score of 0 costs 5 points.
web-tip-avenue-line-later = This round has not been played yet.
web-tip-avenue-total = Farms, castles and penalty, as if the game ended now.
web-tip-avenue-left = What has been turned up does not come again.
web-tip-avenue-player = Farm scores so far, in order; the last number is what is joined now. Choose it to see the sheet large.

# Tips at the spaces of a board, after the words of the space

web-paris-js-tip-orange = Orange may build here.
web-paris-js-tip-blue = Blue may build here.
web-paris-js-tip-mixed = Both may build here.
web-paris-js-tip-light = Buildings beside it are worth their size once more.
web-paris-js-tip-empty = A tile can be laid on this square.
web-paris-js-tip-building = Size × streetlights: these are its points. Buildings of one owner that touch form a group.
web-paris-js-tip-garden = It counts as a building of size 2.
web-paris-js-tip-painter = 2 points for every streetlight that he reaches without crossing a building.
web-paris-js-tip-dancer = 1 point for every free space that she reaches. Buildings, streetlights and pieces stop her.
web-paris-js-tip-statue = If the space in front of it stays free: 2 points for each free space at its sides, 1 for each at its corners.
web-paris-js-tip-fountain = 3 points for every building of its owner beside it.
web-paris-js-tip-annex = It belongs to the building beside it, which is larger by one space.
web-paris-js-tip-streetlight = Buildings beside it are worth their size once more.
web-paris-js-tip-large-streetlight = It shines two spaces far in the four directions. A building stops its light.
web-avenue-js-tip-farm = In its round it scores the grapes that it is joined to. Draw a road over it to join it.
web-avenue-js-tip-castle-purple = At the end it scores the purple grapes that it is joined to. Draw a road over it to join it.
web-avenue-js-tip-castle-green = At the end it scores the green grapes that it is joined to. Draw a road over it to join it.
web-avenue-js-tip-grapes-purple = Each is a point for every farm that it is joined to, and for the purple castle.
web-avenue-js-tip-grapes-green = Each is a point for every farm that it is joined to, and for the green castle.
web-avenue-js-tip-road = Roads that meet at a side are joined.

# The rules in a terminal (terminal/rules.py)

cli-rules = Print the rules of a game, short first.
