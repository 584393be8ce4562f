# The caller for Avenue (web/templates/games/avenue/caller.html, web/static/games/avenue/caller/caller.js)

web-caller-title = Caller for Avenue
web-caller-shown = Current card
web-caller-farm-now = This round’s farm
web-caller-order = Farms so far
web-caller-deck = Deck
web-caller-start = Everyone takes a pencil and the same sheet. This screen reveals the cards.
web-caller-start-how = Tap anywhere or press the space bar for the next card.
web-caller-last = Last card: draw it, then score.
web-caller-nought = A farm score of 0 costs { $penalty } at the end. The next round then only has to beat 0.
web-caller-end = The game is over
web-caller-end-how = Everyone adds up:
web-caller-end-farms = The five farm scores.
web-caller-end-purple = 1 point for each purple grape connected to the purple castle.
web-caller-end-green = 1 point for each green grape connected to the green castle.
web-caller-end-penalty = Minus { $penalty } for every farm score of 0.
web-caller-end-winner = The most points win. If there’s a tie, the highest single farm score wins.
web-caller-bar = Controls
web-caller-back = Back
web-caller-peek = Peek
web-caller-peek-help = Hold to see the next farm. Once per round, instead of drawing; everyone else looks away.
web-caller-pause = Pause the timer
web-caller-full = Full screen
web-caller-more = Settings
web-caller-script = The caller shuffles the cards in your browser, so it needs JavaScript. Please turn it on.
web-caller-timer = Reveal cards automatically
web-caller-timer-off = Off
web-caller-timer-seconds = { $count ->
    [one] Every { $count } second
   *[other] Every { $count } seconds
}
web-caller-voice = Read cards aloud
web-caller-same = Screens with the same deck name reveal the same cards in the same order.
web-caller-copy = Copy link to this deck
web-caller-copied = Copied
web-caller-new = New game …
web-caller-keys = Keys
web-caller-keys-next = Next card
web-caller-keys-peek = Peek while you hold it down
web-caller-key-space = Space
web-caller-key-enter = Enter
web-caller-close = Done
web-caller-new-title = Start a new game?
web-caller-new-lost = The cards are shuffled again, and the game on this screen is lost.
web-caller-new-seed = Deck name
web-caller-new-fresh = Leave empty for a new deck. Capital letters make no difference.
web-caller-new-yes = Shuffle
web-caller-new-no = Keep this game

web-caller-js-round = Round { $round } of { $rounds }
web-caller-js-before = Before the first round
web-caller-js-place = { $farm ->
    [none] Round { $round }: not revealed yet
   *[other] Round { $round }: farm { $farm }
}
web-caller-js-next = { $kind ->
    [start] Reveal the first farm
    [farm] Reveal the first road
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
web-caller-js-yellow = Yellow cards: { $yellow } of { $yellows }
web-caller-js-turned = { $count ->
    [one] { $count } card this round
   *[other] { $count } cards this round
}
web-caller-js-opening = Farm { $farm }
web-caller-js-opening-text = { $round ->
    [1] Connect grapes to farm { $farm } until the fourth yellow card comes up.
   *[other] Connect grapes to farm { $farm } until the fourth yellow card comes up. It has to beat round { $before }.
}
web-caller-js-scoring = Round { $round } is over: score farm { $farm }
web-caller-js-scoring-how = Count the grapes of both colours connected to farm { $farm }.
web-caller-js-scoring-beat = { $round ->
    [1] Write the number down.
   *[other] If it’s more than in round { $before }, write it down. If not, write 0.
}
web-caller-js-peek = { $round ->
    [5] The next farm is { $farm }, but it won’t be scored.
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
web-caller-js-paused = The timer is paused.
web-caller-js-unpaused = The timer is running.

# Boulevard as an app, and without the server (web/pages/installed_app.py)

web-app-name = Boulevard: Paris and Avenue
web-offline-title = You’re offline
web-offline-lead = We can’t reach the server right now. Your games are safe and will continue as soon as you’re back.
web-offline-again = Try again
web-offline-works = This still works:
web-offline-to-caller = The caller for Avenue, for people who play on paper
