# Advice on moves: hints, and the story of a game. Names of moves and reasons stand in lists, one to a line.

advice-move = { $move }
advice-long-run = Nothing at once: it pays in the long run
advice-nothing = Nothing at once

advice-paris-do-lay = { $quarters ->
    [0] Lay your tile at { $square } as it lies in your hand
    [1] Lay your tile at { $square }, turned a quarter to the right
    [2] Lay your tile at { $square }, turned upside down
   *[3] Lay your tile at { $square }, turned a quarter to the left
}
advice-paris-do-reserve = Reserve { $what }
advice-paris-do-build = Build { $what } on { $spaces }
advice-paris-do-pass = Pass
advice-paris-do-card = Activate { $card }
advice-paris-do-levitation = { $card }: give { $old } back and build { $what } on { $spaces }
advice-paris-do-penseur = { $side ->
    [n] { $card }: the Statue on { $space }, looking up the board
    [e] { $card }: the Statue on { $space }, looking to the right
    [s] { $card }: the Statue on { $space }, looking down the board
   *[w] { $card }: the Statue on { $space }, looking to the left
}
advice-paris-do-bouquinistes = { $card }: the Annex on { $space }, for the building at { $house }
advice-paris-do-place = { $card } on { $spaces }

advice-paris-lights = { $lamps ->
    [one] Lights { $what } by one lamp: +{ $points }
    [2] Lights { $what } by two lamps: +{ $points }
    [3] Lights { $what } by three lamps: +{ $points }
   *[other] Lights { $what } by { $lamps } lamps: +{ $points }
}
advice-paris-brightens = { $what } counts more: +{ $points }
advice-paris-darkens = { $what } counts less: −{ $points }
advice-paris-group = Your largest group grows: +{ $points }
advice-paris-unbuilt = Less to pay for unbuilt buildings: +{ $points }
advice-paris-postcards = Points by postcards: +{ $points }
advice-paris-postcards-less = Your postcards count less: −{ $points }
advice-paris-takes = { $points ->
    [one] { $seat } loses { $points } point
   *[other] { $seat } loses { $points } points
}
advice-paris-gives = { $points ->
    [one] { $seat } gains { $points } point
   *[other] { $seat } gains { $points } points
}
advice-paris-size = { $size ->
    [one] { $what } counts { $size } point for every lamp that lights it
   *[other] { $what } counts { $size } points for every lamp that lights it
}
advice-paris-fits = { $points ->
    [0] { $what } fits already, but in the dark
   *[other] { $what } fits already, for up to { $points } points of light
}
advice-paris-room = { $points ->
    [0] Makes room for { $what }
   *[other] Makes room for { $what }, for up to { $points } points of light
}
advice-paris-no-room = Leaves no room for your { $what }
advice-paris-keeps = Keeps { $what } possible
advice-paris-could-more = { $points ->
    [one] { $what } could then be lit for { $points } point instead of { $before }
   *[other] { $what } could then be lit for { $points } points instead of { $before }
}
advice-paris-could-less = { $points ->
    [one] { $what } could then only be lit for { $points } point instead of { $before }
   *[other] { $what } could then only be lit for { $points } points instead of { $before }
}
advice-paris-blocks = Leaves { $seat } no room for { $what }
advice-paris-opens = Makes room for { $seat }’s { $what }
advice-paris-dims = { $points ->
    [one] { $seat }’s { $what } could then only be lit for { $points } point instead of { $before }
   *[other] { $seat }’s { $what } could then only be lit for { $points } points instead of { $before }
}
advice-paris-denies = { $points ->
    [0] Keeps { $what } from { $seat }, who has room for it
    [one] Keeps { $what } from { $seat }, who could light it for { $points } point
   *[other] Keeps { $what } from { $seat }, who could light it for { $points } points
}
advice-paris-waits = Keeps your tiles until you know where they help most
advice-paris-ground = { $count ->
    [one] Your largest ground to build on has { $count } space
   *[other] Your largest ground to build on has { $count } spaces
}
advice-paris-by-lamps = { $count ->
    [one] { $count } more of your spaces lies by a streetlight
   *[other] { $count } more of your spaces lie by streetlights
}

advice-avenue-do-draw = Draw road { $road } at { $space }
advice-avenue-do-peek = Peek at the next farm
advice-avenue-enough = { $more ->
    [one] Joins { $more } grape to farm { $farm }: it has { $count } then, enough to beat { $beat }
   *[other] Joins { $more } grapes to farm { $farm }: it has { $count } then, enough to beat { $beat }
}
advice-avenue-more = { $more ->
    [one] Joins { $more } more grape to farm { $farm }, which has { $count } then
   *[other] Joins { $more } more grapes to farm { $farm }, which has { $count } then
}
advice-avenue-nearer = { $more ->
    [one] Joins { $more } grape to farm { $farm }: it has { $count } then, and must beat { $beat }
   *[other] Joins { $more } grapes to farm { $farm }: it has { $count } then, and must beat { $beat }
}
advice-avenue-zero = Farm { $farm } scores nothing this round: −{ $points }
advice-avenue-modest = { $count } is enough here: with { $other } the next round would have more to beat
advice-avenue-castle = { $colour ->
    [purple] Grapes for the purple castle: +{ $points }
   *[green] Grapes for the green castle: +{ $points }
}
advice-avenue-later = { $more ->
    [one] Farm { $farm }, which may still come, gets { $more } grape more and has { $count }
   *[other] Farm { $farm }, which may still come, gets { $more } grapes more and has { $count }
}
advice-avenue-next = { $more ->
    [one] Farm { $farm }, which comes next, gets { $more } grape more and has { $count }
   *[other] Farm { $farm }, which comes next, gets { $more } grapes more and has { $count }
}
advice-avenue-road = { $count ->
    [one] Belongs to a road with { $count } grape
   *[other] Belongs to a road with { $count } grapes
}
advice-avenue-to-farm = Leads to farm { $farm } at { $space }
advice-avenue-to-castle = { $colour ->
    [purple] Leads to the purple castle at { $space }
   *[green] Leads to the green castle at { $space }
}
advice-avenue-to-grapes = { $count ->
    [one] Leads to { $count } grape at { $space }
   *[other] Leads to { $count } grapes at { $space }
}
advice-avenue-blocks = { $count ->
    [0] Blocks the road at { $space }
    [one] Blocks the road at { $space }, which has { $count } grape
   *[other] Blocks the road at { $space }, which has { $count } grapes
}
advice-avenue-aside = Lies out of the way: it spoils nothing
advice-avenue-open = { $count ->
    [one] One end of farm { $farm }’s road stays open
   *[other] Both ends of farm { $farm }’s road stay open
}
advice-avenue-closed = No end of farm { $farm }’s road stays open
advice-avenue-blind = { $count ->
    [one] One end of this road leads nowhere
   *[other] Neither end of this road leads anywhere
}
advice-avenue-peek = You see which farm comes next, and spoil no space
advice-avenue-peek-last = Draws nothing, and so spoils nothing

hint-people = Hints are for games against bots.
hint-not-now = There is nothing for you to decide now.
hint-late = The game has moved on while the bot was thinking.
hint-preparing = The bots are still being prepared on this machine. Ask again in a minute.

web-hint = Hint
web-hint-title = What a strong bot would do
web-hint-close = Close
web-hint-best = Best
web-hint-second = Second best
web-hint-obvious = What gains most at once
web-hint-second-obvious = Second best, and what gains most at once
web-hint-ahead = { $sign ->
    [level] It expects you to end level.
    [ahead] { $points ->
        [one] It expects you to end about { $points } point ahead.
       *[other] It expects you to end about { $points } points ahead.
    }
   *[behind] { $points ->
        [one] It expects you to end about { $points } point behind.
       *[other] It expects you to end about { $points } points behind.
    }
}
web-hint-alone = { $points ->
    [one] It expects about { $points } point for you in the end.
   *[other] It expects about { $points } points for you in the end.
}
web-hint-loss = { $points ->
    [0] About as good
    [one] About { $points } point less
   *[other] About { $points } points less
}
web-hint-show = Show it
web-hint-show-move = Show it on the board: { $move }
web-js-hint-thinking = A strong bot is thinking about your move …

web-story-title = The moments that mattered
web-story-looking = A strong bot is looking through the game. This takes a little while.
web-story-failed = The game could not be looked through. Load the page again to try once more.
web-story-note = { $count ->
    [one] By a strong bot’s reckoning, this decision cost the most points.
   *[other] By a strong bot’s reckoning, these { $count } decisions cost the most points.
}
web-story-all-well = A strong bot found no decision of yours that cost a whole point. Well played!
web-story-all-well-theirs = A strong bot found no decision that cost a whole point. Well played!
web-story-moment = Move { $number }
web-story-moment-of = Move { $number }, { $name }
web-story-loss = { $points ->
    [one] cost about { $points } point
   *[other] cost about { $points } points
}
web-story-played = Played
web-story-better = Better
web-story-replay = See this moment in the replay
