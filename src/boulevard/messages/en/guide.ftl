# Guided first games (web/pages/learning/lessons.py, web/games/*/lesson.py)

no-lesson = This table has no lesson.
no-guided-game = There’s no guided game of { $title } yet.
guide-first = Learn by playing (5 minutes)
guide-title = Your first game
guide-progress = Step { $number } of { $count }
guide-back = Back
guide-next = Next
guide-example = Show me
guide-example-note = Shows the move { $move } for you to confirm.
guide-skip = Skip the lesson
guide-again = Show the lesson
guide-waiting = Your rival is thinking …
guide-play-on = Play on
guide-rules = Full rules
guide-against = Play against { $name }

# What is said of a move
guide-followed = { $turn ->
    [0] Very good.
    [2] Good.
    [3] Just right.
   *[other] Well done.
 }
guide-played = All right.
guide-other = That works too.
guide-better = { $points ->
    [one] Even better: { $points } point more than the move I had in mind.
   *[other] Even better: { $points } points more than the move I had in mind.
 }
guide-less = { $points ->
    [one] That works too. { $move } would have scored { $points } more point.
   *[other] That works too. { $move } would have scored { $points } more points.
 }

# Paris
guide-paris-welcome = { $count ->
    [one] Welcome to Paris. You’re Orange. First you both pave the streets with tiles, then you build on them. To save time, { $count } of the 16 tiles is already laid.
   *[other] Welcome to Paris. You’re Orange. First you both pave the streets with tiles, then you build on them. To save time, { $count } of the 16 tiles are already laid.
 }
guide-paris-lamps = These are streetlights. A building scores its size for every streetlight next to it: size 5 next to 2 streetlights makes 10. You can build on spaces in your colour and on mixed ones.
guide-paris-lay = { $turns ->
    [0] Your turn. Pick up your tile, put it on the empty square { $square } and confirm. You want orange spaces next to streetlights.
   *[other] Your turn. Pick up your tile, put it on the empty square { $square }, rotate it with R or the button, and confirm. You want orange spaces next to streetlights.
 }
guide-paris-reserve = { $points ->
    [0] Now reserve a building for later, such as { $name }. You can only build what you have reserved, but every building you don’t build costs { $penalty }.
    [one] Now reserve a building for later. { $name } would fit here and score { $points } point for light. But every building you don’t build costs { $penalty }.
   *[other] Now reserve a building for later. { $name } would fit here and score { $points } points for light. But every building you don’t build costs { $penalty }.
 }
guide-paris-last = { $turns ->
    [0] Your last tile. Square { $square } gives you the most orange next to streetlights. You could also reserve more first; a tile stays where you lay it.
   *[other] Your last tile. Square { $square } gives you the most orange next to streetlights, if you rotate it: with R, the mouse wheel or the Rotate button.
 }
guide-paris-fill = You’ve laid all your tiles, but your rival hasn’t. Until the streets are finished, you can reserve more buildings or pass.
guide-paris-streets = The streets are finished, and nothing is hidden now. From here on, you do one of two things each turn: build something you have reserved, or activate a postcard.
guide-paris-build = { $points ->
    [0] Time to build. Take a building from your reserve and put it on spaces in your colour or mixed, next to as many streetlights as you can.
    [one] Time to build. Take { $name }, rotate it to fit, and put it next to streetlights: here it scores { $points } point.
   *[other] Time to build. Take { $name }, rotate it to fit, and put it next to streetlights: here it scores { $points } points.
 }
guide-paris-sheet = Your score is next to your name. The score sheet shows where each point comes from: point at a line to see it on the board.
guide-paris-card = { $card ->
    [lampadaire] Now a postcard. Each player can activate { $tokens } in a game, and each postcard works only once. Lampadaire adds a streetlight. Next to your building it gains you { $points ->
        [one] { $points } point.
       *[other] { $points } points.
     }
   *[other] Now a postcard. Each player can activate { $tokens } in a game, and each postcard works only once. Choose one to see what it does.
 }
guide-paris-group = { $points ->
    [0] Build again. Your buildings that touch form a group, and the size of your largest group counts as well.
    [one] Build again, touching your first building if you can: the size of your largest group counts as well. { $name } scores { $points } point here.
   *[other] Build again, touching your first building if you can: the size of your largest group counts as well. { $name } scores { $points } points here.
 }
guide-paris-end = That’s all you need: lay tiles, reserve, build next to streetlights, and activate your postcards. The game ends when nobody can move. We’ve left out the other postcards, and what happens in a tie.
guide-paris-laid = { $count ->
    [0] It lights no more of your spaces, but it gives you room to build.
    [one] That puts { $count } more of your spaces next to a streetlight.
   *[other] That puts { $count } more of your spaces next to streetlights.
 }
guide-paris-reserved = { $points ->
    [0] There’s room for { $name }, but no light there yet.
    [one] As the streets are now, { $name } could score { $points } point for light.
   *[other] As the streets are now, { $name } could score { $points } points for light.
 }
guide-paris-no-site = There’s no room for it yet. Lay your tiles to make some.

# Avenue
guide-avenue-welcome = Welcome to Avenue. This is your sheet. You play five rounds, and in each of them one farm counts. This round it’s farm { $farm }.
guide-avenue-grapes = A farm scores one point for every grape connected to it by road, purple or green, in both directions. So run a road through { $farm } and over as many grapes as you can.
guide-avenue-start = The card shows the road to draw now; you can’t rotate it. Start at the farm: choose { $space } and confirm.
guide-avenue-join = { $joined ->
    [0] Continue from there. Two roads are connected if both reach the side between them. { $space } is a good place for this one.
   *[other] Continue from there. Two roads are connected if both reach the side between them. In { $space } the road runs over grapes, so they count for the farm.
 }
guide-avenue-yellow = Some cards are yellow. After the fourth yellow card, the round is over and the farm is scored. Nobody knows when they will come.
guide-avenue-round = Keep going until the round is over. { $grapes ->
    [0] Farm { $farm } has no grapes yet.
    [one] Farm { $farm } has { $grapes } grape so far.
   *[other] Farm { $farm } has { $grapes } grapes so far.
 } { $kind ->
    [joins] In { $space } this road adds { $joined }.
    [leads] In { $space } it takes the road further.
   *[apart] This road doesn’t help the farm, but in { $space } it may be useful later.
 }
guide-avenue-scored = { $points ->
    [0] The first round is over, and farm { $scored } has no grapes. A farm that scores 0 costs you { $penalty } at the end, but there are four more.
    [one] The first round is over: farm { $scored } scores { $points } point. Your roads stay on the sheet, and the grapes on them can count again for other farms.
   *[other] The first round is over: farm { $scored } scores { $points } points. Your roads stay on the sheet, and the grapes on them can count again for other farms.
 }
guide-avenue-rise = Now for the most important rule: every farm must score more than the one before. Farm { $farm } has to beat { $points }. Otherwise it scores 0, and every 0 costs you { $penalty } at the end.
guide-avenue-peek = Once per round you can peek at the next farm instead of drawing. That’s a good use for a card you don’t need, and you know what to prepare for. Try it.
guide-avenue-castles = { $next ->
    [none] One more thing: the castles.
   *[other] So farm { $next } is next, and it pays to prepare for it. One more thing: the castles.
 } At the end of the game, each castle scores one point for every grape of its own colour connected to it.
guide-avenue-second = { $short ->
    [0] Farm { $farm } has { $grapes }, which beats { $beat }. More is better now, but the next farm will have to beat it.
   *[other] Farm { $farm } has { $grapes } so far and has to beat { $beat }. Still needed: { $short }.
 } { $kind ->
    [joins] In { $space } this road adds { $joined }.
    [leads] In { $space } it takes the road further.
    [ahead] This road is no use to farm { $farm }, so start on the next farm, in { $space }.
   *[apart] This road doesn’t help the farm, but in { $space } it may be useful later.
 }
guide-avenue-end = You’ve played two rounds and know all you need: connect grapes to the farm, beat the score before, and peek when a card is no use. Three rounds are left, then the castles are scored. We’ve left out how ties are broken.
guide-avenue-joined = { $count ->
    [one] { $count } more grape for farm { $farm }.
   *[other] { $count } more grapes for farm { $farm }.
 }
guide-avenue-longer = The road from farm { $farm } is getting longer.
guide-avenue-apart = It isn’t connected to farm { $farm } yet, but it may be useful later.
