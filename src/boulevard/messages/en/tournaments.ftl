# Tournaments, and series of games

tournament-menu = Tournaments
tournament-lead = Play with up to { $most ->
    [one] { $most } person or bot
   *[other] { $most } people and bots
}, in a club, at a school or with friends. You set it up and send everyone a link.
tournament-new = New tournament
tournament-own = Your tournaments
tournament-lobby = More than two of you?
tournament-is-open = Open for players
tournament-is-over = Over
tournament-swiss = Swiss tournament
tournament-swiss-about = In each round you play somebody with about as many points as you, and never the same person twice if it can be avoided. Good for many players and few rounds.
tournament-round-robin = Round robin
tournament-round-robin-about = Everybody meets everybody once. Good for up to eight players.
tournament-duplicate = Duplicate
tournament-duplicate-about = Everybody plays the same decks, each on their own sheet, so only skill counts.
tournament-variant = Sheet
tournament-rounds-count = Rounds
tournament-decks-count = Decks
tournament-late = If you run out of time, you lose that game. If you haven’t made a single move by then, you’re out, but you can come back.
tournament-next = When does the next round begin?
tournament-next-itself = By itself, as soon as all games are over
tournament-next-host = When the host says so
tournament-name = Name of the tournament
tournament-plays-too = I’m playing, too
tournament-make = Set up the tournament
tournament-open = { $count ->
    [0] Nobody has joined yet.
    [one] { $count } player so far. It begins when the host says so.
   *[other] { $count } players so far. It begins when the host says so.
}
tournament-round = Round { $number } of { $all }
tournament-going = { $count ->
    [one] { $count } game is still going on.
   *[other] { $count } games are still going on.
}
tournament-waits = All games are over.
tournament-won = { $count ->
    [one] The tournament is over. { $names } wins.
   *[other] The tournament is over. The winners are { $names }.
}
tournament-off = The tournament is over.
tournament-ready = Your table is ready
tournament-against = You play against { $name }.
tournament-go = Go to your table
tournament-enter = Join the tournament
tournament-you-are-in = You’re in. This page tells you when your table is ready.
tournament-back = Come back
tournament-you-left = You’ve left. You can come back for the next round.
tournament-invite = Invite players
tournament-link = Anybody with this link can join and watch
tournament-screen = Show on a big screen
tournament-host = For the host
tournament-begin = Begin
tournament-few = It takes at least { $least ->
    [one] { $least } player
   *[other] { $least } players
}.
tournament-add-bot = Add bot
tournament-cancel = Cancel the tournament
tournament-cancel-sure = Yes, cancel it
tournament-next-go = Begin next round
tournament-next-wait = You can begin the next round when all games are over.
tournament-next-by-itself = The next round begins by itself, as soon as all games are over.
tournament-next-last = This is the last round.
tournament-remove = Remove a player
tournament-remove-go = Remove
tournament-remove-one = Remove { $name }
tournament-players = { $count ->
    [0] Players
    [one] { $count } player
   *[other] { $count } players
}
tournament-standings = Standings
tournament-rank = Place
tournament-player = Player
tournament-score = Score
tournament-out = left
tournament-acts = Their turn:
tournament-direct = Head to head
tournament-buchholz = Rivals’ points
tournament-wins = Wins
tournament-margin = Margin
tournament-all-points = Points
tournament-percent = { $share }%
tournament-plays = is playing
tournament-finished = has finished
tournament-left = didn’t finish
tournament-bye = no rival: 1 point
tournament-rest = rests this round
tournament-how = How the tournament works
tournament-how-points = A win is 1 point, a draw ½. If there’s nobody left to play with you, you get 1 point without a game, once at most. You take turns going first.
tournament-how-equal = Between players with equal points, these count, in this order: the points they made against each other, if all of them have met; the points of all their rivals together; wins; and by how many points they were ahead in games that were played to the end. If all of that is equal, they share a place.
tournament-how-decks = On each deck you get the share of the other players that you beat; a tie counts half. Your score is the average of all decks. Between equals, all points together count, then the best deck.
tournament-how-secret = Nobody can watch or review a deck until everybody has played it. Each deck comes from a secret seed that was fixed before the tournament began. Below is the fingerprint (SHA-256) of each seed; you’ll see the seed itself once everybody has played.
tournament-how-leave = If you leave, you lose the game you’re in and aren’t paired again. You can come back for the next round, and until the second round new players can join, but not in a round robin. There are no hints and no undo.
tournament-deck = Deck { $number }
tournament-leave = Leave the tournament
tournament-leave-about = You lose the game you’re in. You can come back later.
tournament-leave-before = You can join again until it begins.
tournament-leave-sure = Yes, leave
tournament-table = Round { $number } of a tournament
tournament-to = To the tournament
unknown-tournament = This tournament doesn’t exist.
tournament-form = There can’t be a tournament of this kind: { $form }. Possible: { $forms }.
tournament-malformed = Something in the form isn’t right. Please check it.
tournament-seats = A tournament decides by itself how many sit at a table ({ $name }).
tournament-enough = { $most ->
    [one] You already host { $most } tournament. Wait until it’s over, or cancel it.
   *[other] You already host { $most } tournaments. Wait until one is over, or cancel one.
}
tournament-over = There are no more rounds to come.
tournament-begun = It’s too late for that: the tournament has begun.
tournament-barred = The host has taken you out of this tournament.
tournament-barred-players = Players you removed
tournament-let-back = Let back in
tournament-let-back-one = Let { $name } back in
tournament-full = There’s no room left: a tournament has { $most ->
    [one] { $most } player
   *[other] { $most } players
} at most.
tournament-bots = A tournament has { $most ->
    [one] { $most } bot
   *[other] { $most } bots
} at most.
tournament-not-host = Only the host of the tournament can do that.
tournament-round-goes-on = Some games of this round are still going on.
tournament-no-undo = There’s no undo in a tournament.
tournament-no-rematch = In a tournament, the next round decides whom you play.
tournament-sealed = Others are still playing this deck. You can see this game when everybody has finished.
tournament-table-seed = You’ll see the seed that this deck comes from once everybody has played it.
tournament-table-seed-later = The SHA-256 fingerprint of the seed behind the shuffle. You’ll see the seed once everybody has played this deck.
hint-tournament = There are no hints in a tournament.
too-many-tournaments = That’s a lot in a short time. Try again in { $after ->
    [one] { $after } second
   *[other] { $after } seconds
}.
web-news-seated = Your table is ready
web-prefer-seated = Tournaments
web-prefer-seated-note = When your table in a tournament is ready
you-privacy-tournaments = Tournaments
you-privacy-tournaments-about = If you host a tournament or play in one: your name there, whom you played, and how it came out. Anybody with the link can see it. If you delete your data, your name goes; the results stay. A tournament that never begins goes after 14 days.

web-series = Series
web-series-one = One game
web-series-of = Best of { $count }
web-series-note = You swap seats after every game and take turns going first. A win is 1 point, a draw ½. The series ends when nobody can catch up.
web-series-now = Best of { $count }, game { $game }: { $score }
web-series-won = { $name } wins the series
web-series-drawn = The series is a draw
web-series-next = Next game of the series
web-series-asked = You’d like to play the next game of the series. Waiting for { $names }.
web-series-asks = { $names } would like to play the next game of the series.
web-series-declined = { $names } would rather not go on with the series.
web-series-again = New series
table-series = A series is for two players, and best of one of these: { $lengths }.
admin-delete-tournament = Delete a tournament. Its tables stay.
admin-arg-tournament = A tournament: its name or a link to it.
admin-deleted-tournament = Tournament { $tournament } is deleted.
admin-delete-tournament-sure = Delete tournament { $tournament }? This can’t be undone.
