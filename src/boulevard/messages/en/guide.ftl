# Guided first games (web/guide.py, web/guides, templates/table_guide.html)

no-lesson = There is no lesson at this table.
no-guided-game = There is no guided game of { $title } yet.
guide-first = Learn it by playing (5 minutes)
guide-title = Your first game
guide-progress = Step { $number } of { $count }
guide-back = Back
guide-next = Next
guide-example = Show me
guide-example-note = Lays the move { $move } out, for you to confirm.
guide-skip = Skip the lesson
guide-again = Show the lesson
guide-waiting = Your rival is thinking …
guide-play-on = Play on
guide-rules = All the rules
guide-against = Play against { $name }

# What is said of a move
guide-followed = { $turn ->
    [0] Very good!
    [2] Good.
    [3] Just right.
   *[other] Well done!
 }
guide-played = All right.
guide-other = That works too.
guide-better = { $points ->
    [one] Even better: { $points } point more than what I had in mind.
   *[other] Even better: { $points } points more than what I had in mind.
 }
guide-less = { $points ->
    [one] That works too. For { $points } point more there was { $move }.
   *[other] That works too. For { $points } points more there was { $move }.
 }

# Paris
guide-paris-welcome = Welcome to Paris! You are orange. First the streets are paved with tiles, then houses are built on them. To save you time, { $count } of 16 tiles are laid already.
guide-paris-lamps = These are the street lamps. A building earns its size in points for every lamp right beside it: size 5 beside 2 lamps makes 10. You may build on spaces of your own colour and on mixed ones.
guide-paris-lay = { $turns ->
    [0] Your turn. Pick up your tile, put it on the free square { $square }, and confirm. You want orange beside lamps!
   *[other] Your turn. Pick up your tile, put it on the free square { $square }, turn it with R or the button, and confirm. You want orange beside lamps!
 }
guide-paris-reserve = { $points ->
    [0] Now reserve a building to build later, { $name } for instance. Only what you have reserved can be built, but what stays unbuilt costs 3 points.
   *[other] Now reserve a building to build later. { $name } would fit here and earn { $points } by its lamps. Mind that a building costs 3 points if it stays unbuilt.
 }
guide-paris-last = { $turns ->
    [0] Your last tile. Square { $square } brings the most orange beside lamps. You could also reserve more first; what you lay can’t be taken back.
   *[other] Your last tile. On square { $square } it brings the most orange beside lamps, if you turn it: with R, the mouse wheel, or the button Turn.
 }
guide-paris-fill = All your tiles are laid, your rival still has some. Until the streets are done you can reserve more, or pass.
guide-paris-streets = The streets are done, and nothing is hidden any more. From now on a turn is one of two things: build something you have reserved, or use a postcard.
guide-paris-build = { $points ->
    [0] Build! Take a building of your reserve and put it on spaces of your colour or mixed ones, beside as many lamps as you can.
   *[other] Build! Take { $name }, turn it to fit, and put it where the lamps shine: here it brings { $points } points.
 }
guide-paris-sheet = Your points stand beside your name. On the score sheet you see where each comes from: point at a line, and the board shows it.
guide-paris-card = { $card ->
    [lampadaire] Now a postcard. Everybody may use four in a game, and each is used once. Lampadaire puts up one more lamp: beside your building, that is worth { $points } points.
   *[other] Now a postcard. Everybody may use four in a game, and each is used once. Choose one to read what it does.
 }
guide-paris-group = { $points ->
    [0] Build again. Buildings of yours that touch form a group, and the size of your largest group counts as well.
   *[other] Build again, and let it touch your first building if you can: the size of your largest group counts as well. { $name } brings { $points } points here.
 }
guide-paris-end = That is all you need: pave, reserve, build beside lamps, and use your four postcards. The game ends when nobody can move any more. Left out here: seven other postcards, and who wins a tie.
guide-paris-laid = { $count ->
    [0] No further space of yours is lit by it, but it is room to build.
    [one] { $count } more space of yours lies beside a lamp.
   *[other] { $count } more spaces of yours lie beside a lamp.
 }
guide-paris-reserved = { $points ->
    [0] There is room for { $name }, though no lamp shines on it yet.
   *[other] As the streets are now, { $name } could earn { $points } by its lamps.
 }
guide-paris-no-site = There is no room for it yet: lay your tiles so that there will be.

# Avenue
guide-avenue-welcome = Welcome to Avenue! This is your sheet. You play five rounds, and in each one farm counts. In this round it is farm { $farm }.
guide-avenue-grapes = A farm scores one point for every grape on the road that starts there, purple or green. So draw a road from { $farm } past as many grapes as you can.
guide-avenue-start = The card shows which piece of road you draw now; it is never turned. Begin at the farm: choose { $space } and confirm.
guide-avenue-join = { $joined ->
    [0] Go on from there. Two pieces join where both reach the side between them. { $space } is a good place for this one.
   *[other] Go on from there. Two pieces join where both reach the side between them. At { $space } the road goes over grapes: they count for the farm.
 }
guide-avenue-yellow = Some cards are yellow. When four yellow ones have been played, the round is over and the farm is scored. Nobody knows when they come.
guide-avenue-round = Go on till the round is over. Farm { $farm } has { $grapes } so far. { $kind ->
    [joins] At { $space } this piece adds { $joined }.
    [leads] At { $space } it leads the road on.
   *[apart] This piece brings the farm nothing, but at { $space } it may be useful later.
 }
guide-avenue-scored = { $points ->
    [0] The first round is over, and farm { $scored } has no grapes. A farm with nothing costs 5 points at the end, but there are four more.
    [one] The first round is over: farm { $scored } scores { $points } point. All your roads stay on the sheet, and the grapes on them may count again for other farms.
   *[other] The first round is over: farm { $scored } scores { $points } points. All your roads stay on the sheet, and the grapes on them may count again for other farms.
 }
guide-avenue-rise = Now the rule that matters most: every farm must bring more than the one before. Farm { $farm } has to beat { $points }, or it scores 0, and every 0 costs 5 points at the end.
guide-avenue-peek = Once in a round you may draw nothing and peek at the next farm instead. Good for a card that you have no use for, and you know where to build ahead. Try it!
guide-avenue-castles = { $next ->
    [none] One thing more: the castles.
   *[other] So farm { $next } comes next: it is never wrong to build ahead there. One thing more: the castles.
 } At the end of the game each scores one point for every grape of its own colour that a road joins to it.
guide-avenue-second = { $short ->
    [0] Farm { $farm } has { $grapes }, which beats { $beat }. More is better now, but the next farm has to beat it.
   *[other] Farm { $farm } has { $grapes } so far and has to beat { $beat }: it lacks { $short }.
 } { $kind ->
    [joins] At { $space } this piece adds { $joined }.
    [leads] At { $space } this piece leads its road on.
    [ahead] This piece is of no use for { $farm }: begin at { $space }, where the next farm is.
   *[apart] This piece brings the farm nothing, but at { $space } it may be useful later.
 }
guide-avenue-end = Two rounds are played, and you know all you need: join grapes to the farm, beat the score before, peek when a card is useless. Three rounds are left, then the castles count. Left out here: how a tie is settled.
guide-avenue-joined = { $count ->
    [one] { $count } more grape for farm { $farm }.
   *[other] { $count } more grapes for farm { $farm }.
 }
guide-avenue-longer = The road of farm { $farm } grows.
guide-avenue-apart = It is not joined to farm { $farm } yet, but it may be of use later.
