# Learn: the overview (web/templates/pages/learn.html)

learn-title = Learn to play
learn-lead = Pick a game. Play a guided first game, or read the rules: the short version takes two minutes.
learn-first = Play a guided first game
learn-first-note = Five minutes, one step at a time. Leave whenever you like.
learn-rules = Read the rules
learn-tools = Around a real table
learn-tools-lead = Do you have the board game or the pad at home? These pages help you there.
learn-tool-caller = Reveals the cards of Avenue on a big screen, for people who play on paper.
learn-tool-sheet = Recreate the sheet from your pad, or make a new one. Then play it, share it or print it.
learn-tool-scorepad = Enter how your game of Paris ended, and get every point explained.
learn-tool-edition = Is your box of Paris different from ours? Enter its tiles and play with them.

# Learn: a page of rules (web/templates/pages/learn_rules.html)

learn-rules-title = Rules of { $title }
learn-contents = Contents
learn-complete = Full rules
learn-back = All games
learn-top = Back to contents
learn-play = Ready? Play your first game
learn-before = Before
learn-after = After
learn-example = Example
learn-change = { $seat ->
    [orange] Orange’s score: { $was } before, { $now } after.
    [blue] Blue’s score: { $was } before, { $now } after.
   *[other] Score: { $was } before, { $now } after.
}
learn-sum = { $points ->
    [one] Total: { $points } point.
   *[other] Total: { $points } points.
}
learn-from-table = Rules
learn-from-table-note = Opens in a new tab. Your game will wait.

# Paris

learn-paris-about = Two players pave a quarter of Paris together. Then each builds on their own colour, as close to the streetlights as they can.
learn-paris-rebuilt = How far the Large Streetlight reaches is our reconstruction. If your box shows it differently, correct it here:

learn-paris-short = In two minutes
learn-paris-short-laying = First you pave the city. On your turn you can lay your tile on any empty square. Orange spaces are good for Orange, blue ones for Blue, mixed ones for both.
learn-paris-short-reserve = Or you can reserve a building. Only you can build what you have reserved. But every building you haven’t built by the end costs you points, so don’t take too many.
learn-paris-short-building = When all sixteen tiles are laid, you build. Put a building from your reserve on free spaces in your colour or mixed, and one of your chimneys on top.
learn-paris-short-light = Light is what counts. A building scores its size for every streetlight next to it. This one has size 3 and stands next to two streetlights: 3 × 2 = { $points }.
learn-paris-short-lampadaire = Instead of building, you can spend one of your tokens (you have { $tokens }) to activate a postcard. Each has its own trick and can be activated only once, by one of you. Here Lampadaire adds a streetlight: the score goes from { $was } to { $now }.
learn-paris-short-group = Buildings that touch side by side form a group. At the end your largest group scores one point per space: { $points } here.
learn-paris-short-winner = The game ends when neither of you can do anything. Add up light, largest group and postcards, and subtract { $penalty } for every building left in your reserve. The most points win.

learn-paris-symbols = What you see on the table
learn-paris-symbols-paving-orange = Orange paving, laid in fans. Orange can build here.
learn-paris-symbols-paving-blue = Blue paving, laid in straight rows. Blue can build here.
learn-paris-symbols-paving-mixed = Mixed paving. Both players can build here.
learn-paris-symbols-paving-light = A streetlight. Every building next to it scores its size once more, no matter whose it is. Nobody builds on it.
learn-paris-symbols-tile-back-orange = A tile, face down. It covers one square of the board, four spaces. You see only your own next tile.
learn-paris-symbols-building-t5-orange = A building. Its name gives its shape and size: T5 covers five spaces. On the board, Orange’s roofs have round scales and Blue’s have straight seams.
learn-paris-symbols-chimney-orange = A chimney. Every building you build takes one in your colour. You have { $chimneys }.
learn-paris-symbols-token-orange = A token. Every postcard you activate takes one. You have { $tokens }.
learn-paris-symbols-postcard-peintre = A postcard. The stamp shows which one. A + means it scores points at the end.
learn-paris-symbols-sign = The small sign on a building, such as 5×2, shows its size and how many streetlights light it. Multiply the two to get its points.

learn-paris-setup = Setup
learn-paris-setup-board = The board has 8 × 8 spaces, in 4 × 4 squares of four spaces each. It starts empty.
learn-paris-setup-tiles = Both players have the same eight tiles, with the colours swapped, shuffled into a face-down pile. Of your 32 spaces, 16 show your own colour and 7 your rival’s; 5 are mixed and 4 are streetlights.
learn-paris-setup-buildings = Twelve buildings form the pool, for both players: two of size 3, four of size 4, four of size 5 and two of size 6.
learn-paris-setup-stock = Each player has { $chimneys ->
    [one] { $chimneys } chimney
   *[other] { $chimneys } chimneys
  } and { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
  }.
learn-paris-setup-postcards = In each game, { $in_play } of the postcards lie face up. For your first games, take those with a star.
learn-paris-setup-hand = Each player draws the top tile of their pile. Only they can see it.
learn-paris-setup-starts = The loser of your last game goes first. Otherwise choose, or decide at random.
learn-paris-setup-rematch = If you play again after a draw, the same player goes first, or it’s decided at random again.

learn-paris-pave = Phase 1: paving and reserving
learn-paris-pave-turn = You take turns. On your turn, do one of two things:
learn-paris-pave-lay = Lay your tile on any empty square, rotated as you like, and draw the next one. You can also lay it where it hurts your rival.
learn-paris-pave-reserve = Take one building from the pool into your reserve. You keep your tile for a later turn. There’s no limit to your reserve.
learn-paris-pave-many = Three or four buildings are a good number to reserve.
learn-paris-pave-secret = You both know which tiles are in each pile, but not in which order.
learn-paris-pave-done = Once you’ve laid all eight tiles, you can go on reserving, or pass.
learn-paris-pave-pass = Until then you can’t pass. If the pool is empty too, passing is all you can do.
learn-paris-pave-end = As soon as the sixteenth tile is laid, phase 1 is over. The player who was first to lay all eight tiles starts phase 2.

learn-paris-build = Phase 2: building and postcards
learn-paris-build-turn = From here on nothing is hidden and nothing is random. You take turns again, and you must do one of two things:
learn-paris-build-build = Build: put a building from your reserve on the board, with a chimney on top.
learn-paris-build-activate = Activate a face-up postcard: put a token on it and carry out its action.
learn-paris-build-free = Build on free spaces in your colour or mixed. A space is free if there’s no piece on it. Streetlight spaces are free too, but you can’t build there without Metropolitain.
learn-paris-build-chimney = When you run out of chimneys, you can’t build.
learn-paris-build-rotate = You can rotate buildings, but not flip them: their backs aren’t printed.
learn-paris-build-must = You can’t wait. As long as you have a token, you have a move.
learn-paris-build-alone = You can activate a postcard without its action, to gain time or to keep it from your rival.
learn-paris-build-skip = If you can do neither, your turn is skipped.

learn-paris-postcards = The twelve postcards
learn-paris-postcards-how = Each postcard can be activated once per game, by either player. Each has an example: the board before, the board after, and what the score sheet says.
learn-paris-postcards-starred = For your first games, take the ones with a star: { $starred }.
learn-paris-postcards-points = Le Peintre, Moulin Rouge, Le Penseur and Fontaine des Mers score points at the end. If you activate one early, your rival still has time to build around it.
learn-paris-levitation-mind = The new building comes from the pool as it was before the swap, and takes a chimney. If nothing in the pool fits on the board, you can’t swap.
learn-paris-metropolitain-mind = You gain a right now and use it once, on a later turn: for a building from your reserve, for Levitation or for the Garden. It must be a streetlight space printed on a tile, with no piece on it.
learn-paris-jardin-mind = It’s a building in every way: it can be lit, joins groups and blocks the Painter. It was never in your reserve, so it costs nothing if you don’t build it.
learn-paris-sacre-coeur-mind = It covers everything in your reserve at the end, even what you couldn’t have built.
learn-paris-peintre-mind = His area is every space he can reach, moving from side to side. Only buildings and the edge of the board stop him; streetlights and other pieces don’t.
learn-paris-chartier-mind = You gain a right now and use it once, on a later turn. You cover your rival’s space in that same move, with a building from your reserve, Levitation, the Garden or the Fountain. You can combine it with Metropolitain.
learn-paris-bouquinistes-mind = The space now belongs to that building: it counts for its size, for the streetlights next to it and for its group. It takes no chimney. If the Annex touches several of your buildings, choose one.
learn-paris-lampadaire-mind = It gives light on all four sides, for both players, and counts for the Painter.
learn-paris-moulin-rouge-mind = Her own space counts. So do free spaces of any colour, and mixed ones, but not streetlight spaces.
learn-paris-penseur-mind = When you put the Statue down, the space in front of it must be on the board and free. If that space is taken at the end, the Statue scores nothing. Free spaces count whatever their colour, streetlight spaces too.
learn-paris-fontaine-mind = Each building counts once, however many of its spaces touch the Fountain. The Fountain itself isn’t a building and takes no chimney.
learn-paris-grande-lumiere-mind = A building blocks its light for whatever is behind; other pieces don’t. It still counts as one streetlight, and once for each building.

learn-paris-rights = Metropolitain and Chartier, in detail
learn-paris-rights-later = These two give you a right for a later turn, not for the same one. You use it up only when you need it: to cover one streetlight space, or one of your rival’s spaces.
learn-paris-rights-both = With both rights, one building can cover one of each.
learn-paris-rights-pass = In phase 2 you can pass in one case only: you have no tokens left, you can’t build anything without a right, and you could build something with one. You keep your right.

learn-paris-end = The end of the game
learn-paris-end-when = The game ends when neither of you can do anything.
learn-paris-end-stop = It also ends when two turns in a row in phase 2 are passed or skipped.

learn-paris-scoring = Scoring
learn-paris-scoring-lines = The score sheet has four lines for each player. You don’t need a pencil: it’s added up for you as you play, and each line shows on the board what it counts.
learn-paris-light = Light
learn-paris-light-how = Each of your buildings scores its size × the number of streetlights that light it. A streetlight lights the four spaces next to it, not the diagonal ones.
learn-paris-light-once = A streetlight counts once for a building, however many of its spaces it lights. But it lights every building next to it, yours and your rival’s.
learn-paris-light-lamps = These count as streetlights: printed streetlight spaces that aren’t covered by a building, the Streetlight from Lampadaire, and the Large Streetlight.
learn-paris-group = Largest group
learn-paris-group-how = Your buildings that touch side by side form a group. Your largest group scores one point for each of its spaces. The others score nothing.
learn-paris-unbuilt = Unbuilt
learn-paris-unbuilt-how = Every building left in your reserve costs { $penalty }, unless you have activated Sacré-Coeur.
learn-paris-bonus = Postcards
learn-paris-bonus-how = Add the points of your own Painter, Dancer, Statue and Fountain, as described above.
learn-paris-example = A full game, scored
learn-paris-example-how = The same board twice, at the end of a game: first everything that counts for Orange, then everything that counts for Blue.

learn-paris-ties = Ties
learn-paris-ties-how = If you’re tied, the player with more free spaces in their own colour wins. A space under any piece isn’t free. If that’s equal too, the game is a draw.

learn-paris-options = Options
learn-paris-options-how = When you set up a game, you can choose:
learn-paris-options-postcards = Which postcards you play with: the starred ones, a random selection, or your own choice.
learn-paris-options-starts = Who goes first.
learn-paris-options-penseur = Whether Le Penseur counts free spaces of any colour, as here, or only of its owner’s colour. Mixed spaces don’t count then.
learn-paris-options-fountain = Whether the Fountain covers two spaces, as here, or one.
learn-paris-options-mirror = Whether buildings can be flipped.
learn-paris-options-edition = Whether to play with the tiles and buildings of another edition, if your box is different.

learn-paris-figure-laying = Six squares are paved. The next tile can go on any of the others.
learn-paris-figure-building = Orange builds V3 on three spaces: two orange, one mixed. The chimney shows whose it is.
learn-paris-figure-light = V3 stands next to two streetlights, so it scores its size twice.
learn-paris-figure-shared = Three streetlights light this building. The one at b3 touches it on two sides but still counts once.
learn-paris-figure-group = These two buildings touch, so they count together.
learn-paris-figure-unbuilt = Two buildings are still in Orange’s reserve.
learn-paris-figure-winner = What counts for Orange
learn-paris-figure-loser = What counts for Blue
learn-paris-figure-levitation = Orange returns L4, takes W5 from the pool and builds it right away.
learn-paris-figure-metropolitain = On a later turn, T5 covers the streetlight space e5. That streetlight is gone; the one at c4 remains.
learn-paris-figure-jardin = The Garden goes between two streetlights.
learn-paris-figure-sacre-coeur = Orange’s side of the table. Two buildings are left in the reserve, and no longer cost anything.
learn-paris-figure-peintre = Blue’s Painter goes as far as the buildings let him. Marked: the streetlights he reaches, and his area.
learn-paris-figure-chartier = On a later turn, L4 also covers e4, a blue space. Three streetlights light it.
learn-paris-figure-bouquinistes = The Annex at d5 now belongs to T5. The building grows to six spaces and is lit by the streetlight at e5 too.
learn-paris-figure-lampadaire = The new streetlight at b8 lights two buildings at once.
learn-paris-figure-moulin-rouge = The Dancer is in the top row. Buildings and streetlights close in her area.
learn-paris-figure-penseur = The Statue at g4 faces west, where f4 is free. Marked: the free spaces around it.
learn-paris-figure-fontaine = The Fountain is between two of Orange’s buildings.
learn-paris-figure-grande-lumiere = Blue puts the Large Streetlight on g7. It lights up to two spaces away and reaches P5.

# Avenue

learn-avenue-about = Everyone has the same sheet and draws the same roads, each wherever they like. Connect each round’s farm to as many grapes as you can, and to more than the round before.
learn-avenue-rebuilt = Sheets A, B and C are our own reconstructions, not the printed ones. To play on the sheet from your pad, enter it here:

learn-avenue-short = In two minutes
learn-avenue-short-sheet = Each player has a sheet with six farms, purple and green grapes, and two castles. There are no roads yet: you draw them.
learn-avenue-short-road = Each round, one farm counts. Cards are revealed one by one. Each shows a road, and you draw it in any space without a road, exactly as it is on the card: roads are never rotated.
learn-avenue-short-joined = Roads that meet at a side are connected. Connect the farm to grapes: every grape along the way counts, however far it is.
learn-avenue-short-farm = After the round’s fourth yellow card, the farm is scored: one point for each grape connected to it. Here farm C scores { $points }.
learn-avenue-short-zero = Each farm must score more than the one before. If it doesn’t, you write 0, which costs you { $penalty } at the end. But then a single point is enough for the next one.
learn-avenue-short-end = After five rounds, each castle adds a point for every grape of its own colour connected to it. The most points win. The score of this sheet: { $points }.

learn-avenue-symbols = What you see on the table
learn-avenue-symbols-farm = A farm, A to F. In its round it scores the grapes connected to it. Draw a road over it to connect it.
learn-avenue-symbols-grapes-purple = Purple grapes. They count for every farm, and for the purple castle.
learn-avenue-symbols-grapes-green = Green grapes. They count for every farm, and for the green castle.
learn-avenue-symbols-castle-purple = The purple castle, with pointed roofs. At the end it scores the purple grapes connected to it.
learn-avenue-symbols-castle-green = The green castle, with battlements. At the end it scores the green grapes connected to it.
learn-avenue-symbols-farm-c = This round’s farm.
learn-avenue-symbols-farm-back = The next round’s farm, face down.
learn-avenue-symbols-road-3-yellow = A yellow card: draw its road. The fourth yellow card of a round is also the last card.
learn-avenue-symbols-road-5-grey = A grey card: draw its road. It doesn’t bring the end of the round any closer.
learn-avenue-symbols-yellow = A yellow card revealed in this round.
learn-avenue-symbols-peek = Peek: look at the next farm instead of drawing. Once per round.
learn-avenue-symbols-penalty = A farm score of 0. It costs { $penalty } at the end.
learn-avenue-symbols-lines = On the sheet, a broad wash of colour follows the roads of the current farm. Dots along a road mean it leads to the purple castle, lines that it leads to the green one.

learn-avenue-setup = Setup
learn-avenue-setup-sheet = All players take the same sheet: A, B or C. It has 6 × 7 spaces.
learn-avenue-setup-roads = Shuffle the 42 road cards: seven of each of the six roads. Of these, 22 are yellow and 20 are grey.
learn-avenue-setup-farms = Shuffle the six farm cards, A to F. Only five of them will be played.
learn-avenue-setup-players = Any number can play, even one. Here a table has up to eight seats.

learn-avenue-round = A round
learn-avenue-round-farm = Reveal the top farm card: this is the farm that counts this round.
learn-avenue-round-card = Then reveal a road card. Everyone does one of two things with it, at the same time:
learn-avenue-round-draw = Draw its road in a space of your sheet that doesn’t have one yet.
learn-avenue-round-peek = Peek at the next farm card in secret, and draw nothing.
learn-avenue-round-secret = Nobody sees what the others do with a card until everyone has decided.
learn-avenue-round-yellow = Go on card by card until the round’s fourth yellow card has been drawn. Then the farm is scored. Rounds vary in length, but each has at least four cards.
learn-avenue-round-five = A game has { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }. Roads stay on the sheet from round to round.

learn-avenue-roads = Roads
learn-avenue-roads-turned = A road connects two sides of its space. Draw it exactly as the card shows it, never rotated.
learn-avenue-roads-over = Farms, castles and grapes don’t get in the way. A road in their space runs over them, and that’s the only way to connect them.
learn-avenue-roads-joined = Two roads next to each other are connected if both reach the side between them.
learn-avenue-roads-ends = Dead ends are allowed, and so are roads that run off the sheet.
learn-avenue-roads-path = Every road has two ends, so connected roads always form a line or a ring. They never branch.

learn-avenue-peeking = Peeking
learn-avenue-peeking-price = Knowing the next farm early helps you prepare for it. The price is a road you don’t draw. You can peek once per round.
learn-avenue-peeking-last = In the fifth round, the next farm won’t be scored. A peek is then just a way not to draw.
learn-avenue-peeking-must = You must draw or peek. If your sheet is full and you’ve used your peek, your turn is skipped.

learn-avenue-scoring = Scoring
learn-avenue-scoring-when = Farms are scored at the end of their round. Castles and zeros are counted once, at the end of the game.
learn-avenue-farm = This round’s farm
learn-avenue-farm-how = Count the grapes of both colours in every space connected to the farm, however far away. A space has one or two grapes; on your own sheets it can have three.
learn-avenue-farm-none = A farm with no road over it isn’t connected to anything and scores 0.
learn-avenue-farm-again = Grapes aren’t used up. They can count again for other farms in later rounds.
learn-avenue-rise = More than before
learn-avenue-rise-how = A farm scores only if it has more grapes than the score of the round before. In the first round it needs more than 0. An equal number isn’t enough.
learn-avenue-rise-zero = Otherwise you write 0.
learn-avenue-rise-after = After a 0, the next farm only has to beat 0.
learn-avenue-castles = Castles
learn-avenue-castles-how = At the end of the game, the purple castle scores a point for each purple grape connected to it, and the green castle for each green one.
learn-avenue-castles-crossing = Grapes that counted for farms count again here. Roads can run through farms and the other castle.
learn-avenue-penalty = Zeros
learn-avenue-penalty-how = Every farm score of 0 costs { $penalty } at the end.
learn-avenue-penalty-subtotal = On paper, first add up the five farms and both castles. That’s your subtotal. Then subtract the penalty.
learn-avenue-example = A full game, scored
learn-avenue-example-how = Five farms, two castles and one zero:

learn-avenue-ties = Ties
learn-avenue-ties-how = If players are tied, the one with the highest single farm score wins. If those are equal too, they share the win.

learn-avenue-alone = Solo
learn-avenue-alone-how = Play the same game against your own best score. The bots are good company, too.

learn-avenue-options = Sheets
learn-avenue-options-sheets = There are three sheets, A, B and C, each with fifteen purple and fifteen green grapes.
learn-avenue-options-own = You can also play on a sheet of your own, with at most 64 spaces, each farm once, and at most one castle of each colour. A missing castle scores nothing.
learn-avenue-options-paper = You can print any sheet and play with a pencil.
learn-avenue-options-narrator = On paper, the oldest player is the Narrator. They shuffle and reveal the cards, call out the numbers, and play along.

learn-avenue-figure-joined = The road in c3 meets the one from farm C, so its grapes are connected.
learn-avenue-figure-apart = The roads in the bottom row are connected to each other, but not to farm C. They don’t count for it.
learn-avenue-figure-farm = The end of round 1. Marked: the spaces with grapes connected to farm C.
learn-avenue-figure-zero = The end of round 2. Farm E is connected to some grapes, but not to more than farm C scored: that’s a zero.
learn-avenue-figure-rising = After the zero in round 2, farm A only has to beat 0.
learn-avenue-figure-purple = The purple castle and the purple grapes connected to it.
learn-avenue-figure-green = The green castle and the green grapes connected to it.
learn-avenue-figure-end = The sheet at the end of the game

# Tips at the table: what a piece or a symbol is good for, after a sentence that tells how it stands

web-tip-points = Points so far, as if the game ended now.
web-tip-paris-chimneys = Every building you build takes a chimney. When they run out, you can’t build.
web-tip-paris-tokens = Every postcard you activate takes a token.
web-tip-paris-pile = The order of a pile is secret, but not what’s in it.
web-tip-paris-tile = The tile in your hand: lay it on any empty square. To rotate it first, press R or double-tap.
web-tip-paris-reserve = Only its owner can build it. If it’s still here at the end, it costs { $penalty }.
web-tip-paris-pool = Either player can reserve it in phase 1. In phase 2, only Levitation can take it.
web-tip-paris-take = { $name }, size { $size }. Reserve it now and build it in phase 2. If you don’t build it, it costs { $penalty }.
web-tip-paris-build = { $name }, size { $size }. Build it on free spaces in your colour or mixed. It scores its size for every streetlight next to it.
web-tip-paris-pass = Do nothing this turn.
web-tip-paris-line-light = Light: each building scores its size × the number of streetlights that light it.
web-tip-paris-line-group = Largest group: one point for each space of your buildings that touch side by side. Only the largest group counts.
web-tip-paris-line-unbuilt = Unbuilt: minus { $penalty } for every building left in the reserve.
web-tip-paris-line-postcards = Postcards: the points of your Painter, Dancer, Statue and Fountain.
web-tip-avenue-farm = Grapes connected to it score at the end of the round.
web-tip-avenue-card = Draw this road in any space without a road. It’s never rotated.
web-tip-avenue-yellow = After the fourth, the round is over and the farm is scored.
web-tip-avenue-next = It’s revealed in the next round. A peek shows it to you alone.
web-tip-avenue-next-farm = The next farm: { $farm }.
web-tip-avenue-peeked = You’ve already peeked this round. You can peek again in the next one.
web-tip-avenue-line-farm = A farm must score more than the one before it. Otherwise it scores 0, which costs { $penalty } at the end.
web-tip-avenue-line-purple = At the end, each purple grape connected to the purple castle scores a point.
web-tip-avenue-line-green = At the end, each green grape connected to the green castle scores a point.
web-tip-avenue-line-penalty = Every farm score of 0 costs { $penalty }.
web-tip-avenue-line-later = This round hasn’t been played yet.
web-tip-avenue-total = Farms, castles and penalty, as if the game ended now.
web-tip-avenue-left = Revealed cards don’t come back.
web-tip-avenue-player = Farm scores so far, in order; the last number shows the grapes connected now. Click to enlarge the sheet.

# Tips at the spaces of a board, after the words of the space

web-paris-js-tip-orange = Orange can build here.
web-paris-js-tip-blue = Blue can build here.
web-paris-js-tip-mixed = Both players can build here.
web-paris-js-tip-light = Buildings next to it score their size once more.
web-paris-js-tip-empty = A tile can be laid on this square.
web-paris-js-tip-building = It scores its size × the number of streetlights that light it. Buildings of one player that touch form a group.
web-paris-js-tip-garden = It counts as a building of size 2.
web-paris-js-tip-painter = { $per_lamp } for every streetlight he can reach without crossing a building.
web-paris-js-tip-dancer = 1 point for every free space she can reach. Buildings, streetlights and other pieces block her.
web-paris-js-tip-statue = If the space in front of it stays free: { $penseur ->
    [own] { $per_side } for every free space in its owner’s colour next to it, and { $per_corner } for every such space at its corners.
   *[any] { $per_side } for every free space next to it, and { $per_corner } for every free space at its corners.
    }
web-paris-js-tip-fountain = { $per_building } for each of its owner’s buildings next to it.
web-paris-js-tip-annex = It’s part of the building next to it, which is one space larger.
web-paris-js-tip-streetlight = Buildings next to it score their size once more.
web-paris-js-tip-large-streetlight = { $rays ->
    [cross] { $reach ->
        [one] It lights the four spaces next to it.
       *[other] It lights up to { $reach } spaces away in all four directions.
    }
    [star] { $reach ->
        [one] It lights the eight spaces around it.
       *[other] It lights up to { $reach } spaces away in all eight directions.
    }
   *[other] { $lit ->
        [one] In this box it lights { $lit } space.
       *[other] In this box it lights { $lit } spaces around it.
    }
    } Buildings block its light.
web-avenue-js-tip-farm = In its round it scores the grapes connected to it. Draw a road over it to connect it.
web-avenue-js-tip-castle-purple = At the end it scores the purple grapes connected to it. Draw a road over it to connect it.
web-avenue-js-tip-castle-green = At the end it scores the green grapes connected to it. Draw a road over it to connect it.
web-avenue-js-tip-grapes-purple = Each grape scores a point for every farm connected to it, and for the purple castle.
web-avenue-js-tip-grapes-green = Each grape scores a point for every farm connected to it, and for the green castle.
web-avenue-js-tip-road = Roads that meet at a side are connected.

# The rules in a terminal (terminal/rules.py)

cli-rules = Print the rules of a game, the short version first.
