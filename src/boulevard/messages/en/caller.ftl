# The caller for Avenue (web/templates/caller.html, web/static/caller.js)

web-caller-title = Caller for Avenue
web-caller-shown = The card that is turned up
web-caller-farm-now = The farm of this round
web-caller-order = Farms so far
web-caller-deck = Deck
web-caller-start = Everybody takes a pencil and the same sheet. This screen turns up the cards.
web-caller-start-how = Tap anywhere, or press the space bar, for the next card.
web-caller-last = The last card: draw it, then score.
web-caller-nought = A farm score of 0 costs 5 points at the end. The next round then only has to beat 0.
web-caller-end = The game is over
web-caller-end-how = Everybody adds up:
web-caller-end-farms = The five farm scores.
web-caller-end-purple = 1 point for each purple grape that is joined to the purple castle.
web-caller-end-green = 1 point for each green grape that is joined to the green castle.
web-caller-end-penalty = 5 points less for every farm score of 0.
web-caller-end-winner = The most points win. If two have as many, the one with the highest single farm score.
web-caller-bar = What you can do
web-caller-back = Back
web-caller-peek = Peek
web-caller-peek-help = Hold it to see the next farm. Once a round, instead of drawing; the others look away.
web-caller-pause = Pause the timer
web-caller-full = Full screen
web-caller-more = Settings
web-caller-script = The caller shuffles in your browser and needs scripts for that. Please allow them.
web-caller-timer = Turn cards by themselves
web-caller-timer-off = No, by key or tap only
web-caller-timer-seconds = { $count ->
    [one] Every { $count } second
   *[other] Every { $count } seconds
}
web-caller-voice = Read cards out loud
web-caller-same = With the same deck name, any screen turns up the same cards in the same order.
web-caller-copy = Copy a link to this deck
web-caller-copied = Copied
web-caller-new = New game …
web-caller-keys = Keys
web-caller-keys-next = The next card
web-caller-keys-peek = Peek, while you hold it
web-caller-key-space = Space
web-caller-key-enter = Enter
web-caller-close = Done
web-caller-new-title = A new game?
web-caller-new-lost = The cards are shuffled again. The game on this screen is given up.
web-caller-new-seed = Name of the deck
web-caller-new-fresh = Leave it empty to have a fresh one. Capitals make no difference.
web-caller-new-yes = Shuffle
web-caller-new-no = Keep this game

web-caller-js-round = Round { $round } of { $rounds }
web-caller-js-before = Before the first round
web-caller-js-place = { $farm ->
    [none] Round { $round }: not turned up yet
   *[other] Round { $round }: farm { $farm }
}
web-caller-js-next = { $kind ->
    [start] Turn up the first farm
    [farm] Turn up the first road
    [last] Score farm { $farm }
    [score] Next farm
    [final] Final scoring
    [end] New game
   *[card] Next card
}
web-caller-js-number = Road { $number }
web-caller-js-sides = { $number ->
    [1] top and left
    [2] top and right
    [3] bottom and right
    [4] bottom and left
    [5] left and right
   *[6] top and bottom
}
web-caller-js-colour = { $colour ->
    [yellow] Yellow
   *[grey] Grey
}
web-caller-js-yellow = { $yellow ->
    [one] { $yellow } yellow card of { $yellows }
   *[other] { $yellow } yellow cards of { $yellows }
}
web-caller-js-turned = { $count ->
    [one] { $count } card in this round
   *[other] { $count } cards in this round
}
web-caller-js-opening = Farm { $farm }
web-caller-js-opening-text = { $round ->
    [1] Join grapes to farm { $farm } until the fourth yellow card is turned up.
   *[other] Join grapes to farm { $farm } until the fourth yellow card is turned up. It must beat round { $before }.
}
web-caller-js-scoring = Round { $round } is over: score farm { $farm }
web-caller-js-scoring-how = Count the grapes of both colours that your roads join to farm { $farm }.
web-caller-js-scoring-beat = { $round ->
    [1] Write the number down.
   *[other] More than in round { $before }? Write the number down. If it is not, write 0.
}
web-caller-js-peek = { $round ->
    [5] Farm { $farm } will not be played any more.
   *[other] The next farm is { $farm }.
}
web-caller-js-said-farm = Round { $round }. The farm is { $farm }.
web-caller-js-said-card = Road { $number }: { $number ->
    [1] top and left
    [2] top and right
    [3] bottom and right
    [4] bottom and left
    [5] left and right
   *[6] top and bottom
}. { $colour ->
    [yellow] Yellow, { $yellow } of { $yellows }.
    [last] Yellow, { $yellow } of { $yellows }: the last card of this round.
   *[grey] Grey.
}
web-caller-js-said-score = Round { $round } is over. Score farm { $farm }.
web-caller-js-said-end = The game is over. Add up farms, castles and penalties.
web-caller-js-paused = The timer is stopped.
web-caller-js-unpaused = The timer runs.

# Boulevard as an app, and without the server (web/installed.py)

web-app-name = Boulevard: Paris and Avenue
web-offline-title = The table can’t be reached
web-offline-lead = There is no way to the server just now. Your games are safe there, and go on as soon as you are back.
web-offline-again = Try again
web-offline-works = This works all the same:
web-offline-to-caller = The caller for Avenue, for those who play on paper
