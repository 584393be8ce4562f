# Advice on moves: hints, and reasons in reviews. Names of moves and reasons stand in lists, one to a line.

advice-move = { $move }
advice-long-run = No points now, but it pays off later
advice-nothing = No points now

advice-paris-do-lay = { $quarters ->
    [0] Lay the tile at { $square }
    [1] Lay the tile at { $square }, rotated right
    [2] Lay the tile at { $square }, rotated by half a turn
   *[3] Lay the tile at { $square }, rotated left
}
advice-paris-do-reserve = Reserve { $building }
advice-paris-do-build = Build { $building } on { $spaces }
advice-paris-do-pass = Pass
advice-paris-do-card = Activate { $card }
advice-paris-do-levitation = { $card }: return { $given } and build { $building } on { $spaces }
advice-paris-do-penseur = { $side ->
    [n] { $card }: the Statue on { $space }, facing up the board
    [e] { $card }: the Statue on { $space }, facing right
    [s] { $card }: the Statue on { $space }, facing down the board
   *[w] { $card }: the Statue on { $space }, facing left
}
advice-paris-do-bouquinistes = { $card }: the Annex on { $space }, for the building on { $house }
advice-paris-do-place = { $card } on { $spaces }

advice-paris-lights = { $lamps ->
    [one] { $what } is lit by one streetlight: +{ $points }
    [2] { $what } is lit by two streetlights: +{ $points }
    [3] { $what } is lit by three streetlights: +{ $points }
   *[other] { $what } is lit by { $lamps } streetlights: +{ $points }
}
advice-paris-brightens = { $what } scores more: +{ $points }
advice-paris-darkens = { $what } scores less: −{ $points }
advice-paris-group = Largest group grows: +{ $points }
advice-paris-unbuilt = Less is lost for unbuilt buildings: +{ $points }
advice-paris-postcards = Points from postcards: +{ $points }
advice-paris-postcards-less = Postcards score less: −{ $points }
advice-paris-takes = { $points ->
    [one] { $seat } loses { $points } point
   *[other] { $seat } loses { $points } points
}
advice-paris-gives = { $points ->
    [one] { $seat } gains { $points } point
   *[other] { $seat } gains { $points } points
}
advice-paris-size = { $size ->
    [one] { $what } is worth { $size } point for each streetlight that lights it
   *[other] { $what } is worth { $size } points for each streetlight that lights it
}
advice-paris-fits = { $points ->
    [0] { $what } already fits, but in the dark
    [one] { $what } already fits, for { $points } point of light
   *[other] { $what } already fits, for up to { $points } points of light
}
advice-paris-room = { $points ->
    [0] Makes room for { $what }
    [one] Makes room for { $what }, for { $points } point of light
   *[other] Makes room for { $what }, for up to { $points } points of light
}
advice-paris-no-room = Leaves no room for { $what }
advice-paris-keeps = Leaves room for { $what }
advice-paris-could-more = { $points ->
    [one] { $what } could then score { $points } point of light instead of { $before }
   *[other] { $what } could then score { $points } points of light instead of { $before }
}
advice-paris-could-less = { $points ->
    [one] { $what } could then score only { $points } point of light instead of { $before }
   *[other] { $what } could then score only { $points } points of light instead of { $before }
}
advice-paris-blocks = Leaves { $seat } no room for { $what }
advice-paris-opens = Makes room for { $seat }’s { $what }
advice-paris-dims = { $points ->
    [one] { $seat }’s { $what } could then score only { $points } point of light instead of { $before }
   *[other] { $seat }’s { $what } could then score only { $points } points of light instead of { $before }
}
advice-paris-denies = { $points ->
    [0] Keeps { $what } from { $seat }, who has room for it
    [one] Keeps { $what } from { $seat }, who could get { $points } point of light for it
   *[other] Keeps { $what } from { $seat }, who could get { $points } points of light for it
}
advice-paris-waits = Saves your tiles until you know where they help most
advice-paris-ground = { $count ->
    [one] Your largest area to build on has { $count } space
   *[other] Your largest area to build on has { $count } spaces
}
advice-paris-by-lamps = { $count ->
    [one] { $count } more of your spaces is next to a streetlight
   *[other] { $count } more of your spaces are next to streetlights
}

advice-avenue-do-draw = Draw road { $road } in { $space }
advice-avenue-do-space = Draw the road in { $space }
advice-avenue-do-peek = Peek at the next farm
advice-avenue-enough = { $more ->
    [one] Connects { $more } grape to farm { $farm }, which then has { $count }: enough to beat { $beat }
   *[other] Connects { $more } grapes to farm { $farm }, which then has { $count }: enough to beat { $beat }
}
advice-avenue-more = { $more ->
    [one] Connects { $more } more grape to farm { $farm }, which then has { $count }
   *[other] Connects { $more } more grapes to farm { $farm }, which then has { $count }
}
advice-avenue-nearer = { $more ->
    [one] Connects { $more } grape to farm { $farm }, which then has { $count } and still has to beat { $beat }
   *[other] Connects { $more } grapes to farm { $farm }, which then has { $count } and still has to beat { $beat }
}
advice-avenue-zero = Farm { $farm } scores nothing this round: −{ $points }
advice-avenue-modest = { $count } is enough here: { $other } would be harder to beat in the next round
advice-avenue-castle = { $colour ->
    [purple] Grapes for the purple castle: +{ $points }
   *[green] Grapes for the green castle: +{ $points }
}
advice-avenue-later = { $more ->
    [one] Farm { $farm }, which may still come up, gets { $more } more grape and has { $count }
   *[other] Farm { $farm }, which may still come up, gets { $more } more grapes and has { $count }
}
advice-avenue-next = { $more ->
    [one] Farm { $farm }, which is next, gets { $more } more grape and has { $count }
   *[other] Farm { $farm }, which is next, gets { $more } more grapes and has { $count }
}
advice-avenue-road = { $count ->
    [one] Becomes part of a road with { $count } grape
   *[other] Becomes part of a road with { $count } grapes
}
advice-avenue-to-farm = Leads to farm { $farm } in { $space }
advice-avenue-to-castle = { $colour ->
    [purple] Leads to the purple castle in { $space }
   *[green] Leads to the green castle in { $space }
}
advice-avenue-to-grapes = { $count ->
    [one] Leads to { $count } grape in { $space }
   *[other] Leads to { $count } grapes in { $space }
}
advice-avenue-blocks = { $count ->
    [0] Blocks the road in { $space }
    [one] Blocks the road in { $space }, which has { $count } grape
   *[other] Blocks the road in { $space }, which has { $count } grapes
}
advice-avenue-aside = Out of the way: it spoils nothing
advice-avenue-open = { $count ->
    [one] One end of farm { $farm }’s road stays open
   *[other] Both ends of farm { $farm }’s road stay open
}
advice-avenue-closed = Both ends of farm { $farm }’s road are then closed
advice-avenue-blind = { $count ->
    [one] One end of this road leads nowhere
   *[other] Neither end of this road leads anywhere
}
advice-avenue-peek = You see which farm is next, and use up no space
advice-avenue-peek-last = Draws nothing, so it spoils nothing

hint-people = You can get hints only in games against bots.
hint-not-now = There’s nothing for you to decide right now.
hint-late = The game moved on while the bot was thinking.
hint-preparing = The bots are still being prepared on this machine. Ask again in a minute.

web-hint = Hint
web-hint-title = What a strong bot would do
web-hint-close = Close
web-hint-best = Best
web-hint-second = Second best
web-hint-obvious = Looks best at first sight
web-hint-second-obvious = Second best, and what looks best at first sight
web-hint-ahead = { $sign ->
    [level] It expects you to finish level.
    [ahead] { $points ->
        [one] It expects you to finish about { $points } point ahead.
       *[other] It expects you to finish about { $points } points ahead.
    }
   *[behind] { $points ->
        [one] It expects you to finish about { $points } point behind.
       *[other] It expects you to finish about { $points } points behind.
    }
}
web-hint-alone = { $points ->
    [one] It expects you to finish with about { $points } point.
   *[other] It expects you to finish with about { $points } points.
}
web-hint-loss = { $points ->
    [0] About as good
    [one] About { $points } point less
   *[other] About { $points } points less
}
web-hint-show = Show
web-hint-show-move = Show on the board: { $move }
web-js-hint-thinking = A strong bot is thinking about your move …

web-review-title = The moments that mattered
web-review-looking = A strong bot is going through the game. This takes a moment.
web-review-failed = The bot couldn’t go through the game. Reload the page to try again.
web-review-note = { $count ->
    [one] According to a strong bot, this move gave away the most points.
   *[other] According to a strong bot, these { $count } moves gave away the most points.
}
web-review-all-well = Well played: a strong bot found no move of yours that gave away a whole point.
web-review-all-well-theirs = Well played: a strong bot found no move that gave away a whole point.
web-review-moment = Move { $number }
web-review-moment-of = Move { $number }: { $name }
web-review-loss = { $points ->
    [one] gave away about { $points } point
   *[other] gave away about { $points } points
}
web-review-played = Played
web-review-better = Better
web-review-place = { $number } of { $count }
