# The deck of the day: one deck for everyone, and one attempt that counts.

day-title = Deck of the day
day-home = Play the deck of the day
day-lead = The same cards for everyone, one attempt that counts. Who makes the most of today’s deck?
day-next = Next deck:
day-learn = New to { $game }? Learn it in five minutes.
day-final-at = Final results:
day-is-final = Final
day-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
day-name = Your name on the list
day-play = Play
day-go-on = Continue
day-going = Your attempt is in progress.
day-missed = You didn’t play this one.
day-results = Results
day-players = { $count ->
    [one] { $count } player so far
   *[other] { $count } players so far
}
day-points = { $count ->
    [one] { $made } point
   *[other] { $made } points
}
day-place = Place { $rank } of { $count }
day-place-better = Place { $rank } of { $count }, better than { $percent }% of the others
day-no-points = Not counted
day-no-points-why = The attempt wasn’t finished in time, or you left the game.
day-unranked = not ranked: you’re new here
day-unranked-why = You’re new here, so this result stands apart. Once you’ve finished any game, you’re ranked from the next day on.

day-how = How it works
day-how-once = You have one attempt at each sheet. You can stop and continue it on any of your devices.
day-how-help = There are no hints and no undo, and you see nobody else’s results until you’ve finished.
day-how-late = A day begins and ends at midnight UTC. If you’ve started by then, you have three more hours to finish.
day-how-ties = If points are equal, the highest single farm decides; if that’s equal too, you share the place.
day-how-new = You’re ranked if you finished any game here before that day. Until then, your results are shown apart.

day-more = More days
day-before = The day before
day-after = The day after
day-today = Today
day-calendar = Your calendar
day-fair = Check the decks

day-own = Your result
day-share = Share
day-copy = Copy result
day-share-text = Your result as text
day-sheets = Sheets
day-own-sheet = Your sheet
day-own-review = Your review
day-best-sheet = The best of the day: { $name }, { $points }
day-best-replay = Watch the best game
day-yardsticks = How high it could go
day-best-found = Best score found
day-best-proven = Best possible score
day-looking = The bots are still playing. Their results will appear here by themselves.
day-friends = Your friends
day-friend = friend
day-you = you
day-everyone = Everyone
day-everyone-count = { $count ->
    [one] { $count } person is ranked.
   *[other] { $count } people are ranked.
}
day-nobody-ranked = Nobody is ranked.
day-unranked-people = Not ranked
day-col-place = Place
day-col-name = Name
day-col-points = Points
day-practice = Practise with this deck
day-practice-about = Play it again as often as you like, with hints and undo. It never counts.
day-practise = Practise

day-sum-streak = { $count ->
    [one] day in a row now
   *[other] days in a row now
}
day-sum-longest = { $count ->
    [one] day in a row at best
   *[other] days in a row at best
}
day-sum-days = { $count ->
    [one] day played
   *[other] days played
}
day-averages = Your averages
day-weekdays = Mo Tu We Th Fr Sa Su
day-month-before = The month before
day-month-after = The month after

day-fair-how = Days before a deck is played, we publish a fingerprint (SHA-256) of the seed that it’s shuffled from. Once the day is final we show the seed, so anyone can check that it’s the same one, and that every game had this deck.
day-fair-promise = No player can know a deck in advance. The people who run this server could look it up in their database; they can’t change it after the fingerprint is out.
day-fair-coming = Coming days
day-fair-past = Today and the days before
day-fair-since = Published:
day-fair-not-before = That was after the day began: the server was off before.
day-fair-good = ✓ It’s the same seed.
day-fair-bad = ✕ It’s a different seed.

day-table-counts = this attempt counts: no hints, no undo
day-table-practice = practice, it doesn’t count
day-table-late = not finished in time, so it doesn’t count
day-table-results = Results of the day
day-table-seed = Others are still playing this deck. What it was shuffled from is shown after { $time }.
day-table-seed-later = The SHA-256 fingerprint of the seed behind the shuffle. You’ll see the seed when the day is final.

day-alone = A table with the deck of the day has one seat, for you.
day-unknown = There’s no deck of that day.
day-sealed = You can see this once you’ve played this deck, or when its day is final.
day-over = That day is over. Nobody can start its deck now.
day-to-come = That day hasn’t started yet.
day-no-undo = There’s no undo in the deck of the day: your attempt counts as you play it.
day-no-rematch = There’s one attempt at the deck of the day. You can practise with it as often as you like.
day-no-hints = There are no hints in the deck of the day.
day-nobody = You haven’t played a deck of the day yet.

you-privacy-days = Deck of the day
you-privacy-days-about = If you play it: when you began, your points, and your name on the day’s list, which everyone who has played that deck can see. You’re taken off the list when you delete yourself.
web-unrated-practice = not rated: played with a deck you might have known
