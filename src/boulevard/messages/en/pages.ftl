# Pages (web/templates)

web-brand = Boulevard
web-skip = Skip to content
web-nav = Pages
web-language = Language: { $name }
web-nav-games = My games
web-nav-api = API
web-home-title = { $count ->
    [2] Two board games, one table.
   *[other] Many games, one table.
}
web-home-lead = Play in your browser: against bots that really know the game, with a friend by link, or together on one screen. No account, no waiting.
web-home-play = Play against { $name }
web-home-more = Choose how to play
web-home-own = Games in progress
web-home-all = All my games
web-home-invited = Has someone sent you a link? Open it to take your seat.
web-about-paris = Lay tiles, reserve buildings, and build them where the light falls. Each building scores its size once for every streetlight next to it.
web-facts-paris = 2 players · about 25 minutes · postcards in each game: { $in_play } of { $postcard_count }
web-art-paris = The board of Paris at the end of a game, its buildings lit by streetlights
web-about-avenue = Everyone draws the same road, each wherever they like. Connect farms to grapes, and to more of them every round.
web-facts-avenue = 1 to { $most } players · about 15 minutes · everyone plays at once
web-art-avenue = An Avenue sheet full of roads between farms, grapes and castles
web-own-title = My games
web-own-note = We remember your games with a cookie in this browser. You can have them on your other devices, too:
web-own-none = You haven’t played here yet, at least not in this browser.
web-own-elsewhere = If you’ve played on another device, you can have those games here, too:
web-own-start = Start a game
web-own-yours = Your turn
web-own-theirs = { $name } to move
web-own-waiting = Waiting for a player
web-own-older = Older games
web-own-with = with { $names }
web-own-alone = solo
web-own-shared = { $names }, on one screen
web-ago-now = just now
web-ago-minutes = { $count } min ago
web-ago-hours = { $count } h ago
web-ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
    }
web-error-status = Error { $status }. Your games are safe.
web-error-home = Back to the home page
web-wait-title = Just a moment
web-wait-note = This page will reload by itself.
web-somebody = someone
web-table-board = Board
web-table-board-help = Arrow keys move from space to space, Enter chooses, R rotates the piece you hold, Escape cancels.
web-table-players = Players
web-table-score = Score
web-table-moves = Moves
web-table-lost = Connection lost. Reconnecting …
web-table-hand = Pass the device to { $seat }
web-table-hand-note = { $name } is next. Hidden cards and tiles stay hidden until you press the button.
web-table-hand-ready = I’m { $seat }

web-table-waiting = Waiting for a player to join
web-table-yours = Your turn
web-table-yours-as = { $seat } to move
web-plain-todo = Choose a move.
web-table-not-yours = It’s not your turn.
web-table-theirs = { $names } to move
web-table-theirs-many = { $count ->
    [one] One player is choosing
   *[other] { $count } players are choosing
    }
web-table-moved = { $name }: { $move }
web-news-points = { $name }: { $was } → { $now }
web-news-skipped = { $name } can’t move and is skipped.
web-news-more = { $count ->
    [one] One other player has moved too.
   *[other] { $count } other players have moved too.
}
web-moves-notation = Notation
web-moves-notation-note = Show moves in notation
web-table-type = Or type a move
web-table-type-hint = e.g. { $move }
web-table-type-look = Preview
web-paris-todo-1 = Lay your tile, or reserve a building.
web-paris-todo-pass = You have laid all your tiles and the pool is empty, so you pass.
web-paris-todo-2 = Build, or activate a postcard.
web-paris-pass = Pass
web-js-confirm = Confirm
web-js-confirm-keys = Enter confirms, Escape cancels.
web-js-back = Cancel
web-js-turn = Rotate
web-js-lost = We can’t reach the table right now. Try again in a moment.
web-paris-tray = Pieces to choose from
web-paris-tile = Your tile
web-paris-js-lay = Choose a square for your tile.
web-paris-js-build = Choose where to build { $name }.
web-paris-js-place = Choose a space on the board.
web-paris-js-nowhere = You can activate the postcard without its action, or cancel.
web-paris-js-one-way = It doesn’t fit here any other way.
web-paris-js-give = Which building do you return from your reserve?
web-paris-js-take = Which building do you take from the pool?
web-paris-js-side = Which way does the Statue face?
web-paris-js-side-n = North ↑
web-paris-js-side-e = East →
web-paris-js-side-s = South ↓
web-paris-js-side-w = West ←
web-paris-js-house = Which building does the Annex extend?
web-paris-js-house-at = { $name } at { $space }
web-paris-js-garden-at = Garden at { $space }
web-paris-js-alone = Without its action
web-card-levitation = Swap a building in your reserve for one from the pool, and build the new one right away. The old one no longer costs you points.
web-card-metropolitain = On a later turn, one of your buildings may cover a streetlight space. That streetlight is then gone.
web-card-jardin = Put the Garden and a chimney on two free spaces in your colour or mixed. It’s a building of size 2.
web-card-sacre-coeur = You lose no points for buildings left in your reserve.
web-card-peintre = Put the Painter on a free space in your colour. He scores { $per_lamp } for every streetlight he can reach without crossing a building.
web-card-chartier = On a later turn, one building or the Fountain may cover a space in your rival’s colour.
web-card-bouquinistes = Put the Annex on a free space in your colour, next to one of your buildings. That building grows by one space.
web-card-lampadaire = Put the Streetlight on a free space in your colour. It lights the four spaces next to it.
web-card-moulin-rouge = Put the Dancer on a free space in your colour. She scores 1 point for every free space she can reach; buildings, streetlights and other pieces block her.
web-card-penseur = Put the Statue on a free space in your colour, facing a free space. { $penseur ->
    [own] If that one stays free, score { $per_side } for every free space in your colour next to the Statue, and { $per_corner } for every such space at its corners.
   *[any] If that one stays free, score { $per_side } for every free space next to the Statue, and { $per_corner } for every free space at its corners.
    }
web-card-fontaine = { $fountain ->
    [one] Put the Fountain on a free space in your colour or mixed.
   *[other] Put the Fountain on { $fountain } free spaces side by side, in your colour or mixed.
    } It scores { $per_building } for each of your buildings next to it.
web-card-grande-lumiere = Put the Large Streetlight on an empty streetlight space. { $rays ->
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
    }
web-table-free = Free seat
web-table-points = Points so far
web-paris-no-reserve = Nothing reserved
web-paris-postcards = Postcards
web-table-preparing = The bots are getting ready on this computer. This happens only once and takes a minute or two.
web-table-watching = You’re watching. Hidden cards and tiles aren’t shown.
web-table-asked = You asked to undo your last move.
web-table-asks = { $name } would like to undo their last move.
web-table-agree = Agree
web-table-disagree = No, play on
web-table-no-moves = No moves yet.
web-table-about = This table
web-table-undo = Undo
web-table-resign = Resign
web-table-resign-sure = Resign and leave this game?
web-table-resign-yes = Yes, resign
web-table-own-link = Your link
web-table-own-link-note = Opens your seat on any device. Keep it to yourself.
web-table-watch-link = Spectator link
web-table-watch-link-note = Lets others watch without seeing your hand.
web-table-commitment-note = The SHA-256 fingerprint of the seed behind the shuffle. You’ll see the seed when the game is over.
web-over-alone = Final score
web-over-abandoned = Game not finished
web-over-draw = It’s a draw
web-over-you = You win
web-over-shared = You share the win
web-over-winner = { $names } wins
web-over-winners = { $names } share the win
web-over-how-played = { $scores }
web-over-how-resigned = { $names } resigned.
web-over-how-abandoned = Nobody came back for a long time.
web-over-score = { $name } { $points }
web-over-rematch = Play again
web-over-rematch-go = Go to the next game
web-over-replay = Watch the replay
web-over-record = Download record
web-over-fair = Was the shuffle fair?
web-over-fair-good = Yes. Your browser has just checked it.
web-over-fair-bad = No. This isn’t the seed that was fixed before the game, or the shuffle didn’t come from it.
web-over-fair-how = Before the game, we showed you a fingerprint (SHA-256) of our seed. Then each player’s browser could add random characters of its own, and the shuffle came from all of it. Your browser has just worked that out again and compared.
web-over-fair-other = No. Your browser remembers a different fingerprint, or its own characters are missing.
web-over-commitment = Fingerprint
web-over-seed = Seed
web-over-entropy = Added by { $name }
web-over-entropy-none = This seat added nothing.
web-over-deal = Shuffled from
web-invite = Send this link to the person playing { $seat }, or let them scan the code.
web-invite-link = Link for { $seat }
web-invite-note = The game starts as soon as the seat is taken. You can close this page and come back from “My games”.
web-invite-shuffle = Nothing is shuffled until every seat is taken. What you see until then is only an example.
web-copy = Copy
web-copied = Copied

# The table of Avenue in the browser

web-avenue-todo = Draw the road on the card in any space without a road.
web-avenue-todo-or-peek = Draw the road on the card in any space without a road, or peek.
web-avenue-farm-now = Current farm
web-avenue-next = Next farm
web-avenue-next-known = Next: only you know
web-avenue-peeked = Peek used
web-avenue-yellow = Yellow: { $count }/4
web-avenue-peek = Peek
web-avenue-peek-words = Peek at the next farm instead of drawing
web-avenue-peek-price = You alone see the next farm, but you don’t draw this road. Once per round.
web-avenue-peek-last = In round 5 the next farm won’t be scored, so a peek is just a way not to draw. Once per round.
web-avenue-waiting = You chose “{ $move }”. The others are still choosing.
web-avenue-waiting-peek = You peeked. The others are still choosing.
web-avenue-busy = is still choosing
web-avenue-done = has chosen
web-avenue-enlarge = Enlarge this sheet
web-avenue-own-score = Your score
web-avenue-beat = > { $beat }
web-avenue-show = Show
web-avenue-left = Still in the deck
web-avenue-left-of = Road { $number }: { $yellow } yellow, { $grey } grey
web-avenue-js-road = Road { $number } in { $space }
web-avenue-js-farm = Farm { $farm }
web-avenue-js-purple = Purple castle
web-avenue-js-green = Green castle
web-avenue-js-change = { $was } → { $now }
web-avenue-js-same = { $now }
web-avenue-js-enough = more than { $beat }
web-avenue-js-short = needs more than { $beat }
web-avenue-js-nothing = Connects nothing that scores yet.
web-avenue-js-peek = You don’t draw this road. You alone see the next farm. Once per round.
web-avenue-js-peek-last = You don’t draw this road. The next farm won’t be scored.
web-avenue-js-card = { $card } Yellow cards: { $count } of { $yellows }.
web-avenue-js-round = Round { $round }: the farm is { $farm }.
web-avenue-js-scored = Round { $round }: scoring farm { $farm }
web-avenue-js-counting = Grapes connected to farm { $farm }: { $count }
web-avenue-js-lone = Farm { $farm } isn’t connected to any grapes.
web-avenue-js-written = { $count }: more than { $beat }, so it counts
web-avenue-js-not-written = { $count }: not more than { $beat }, so it scores 0
web-avenue-js-castle-purple = Purple grapes connected to the purple castle: { $count }
web-avenue-js-castle-green = Green grapes connected to the green castle: { $count }
web-avenue-js-penalty = Penalty, { $penalty } for each farm that scored 0: { $points }
web-avenue-js-total = Total: { $points }
web-avenue-js-others = Other players: { $scores }
web-avenue-js-other = { $name } { $points }
web-avenue-js-skip = Skip
web-avenue-js-go-on = Continue
web-avenue-close = Close
web-look-total = Total
web-look-same = This doesn’t change the score.
web-new-who = Who’s playing?
web-new-bot = A bot
web-new-bot-note = { $count ->
    [one] One level
   *[other] { $count } levels, from easy to hard
}
web-new-friend = A friend
web-new-friend-note = You get a link to send them
web-new-same = On one screen
web-new-same-note = You pass the device around
web-new-alone = Solo
web-new-alone-note = For as many points as you can
web-new-several = A group
web-new-several-note = Any mix of bots and people
web-new-several-how = Up to { $most } players. Each friend gets their own link.
web-new-nobody = Nobody
web-new-level = Difficulty
web-new-others = Other bots; games against them don’t count for ratings.
web-new-second = The other player’s name
web-new-named = Name of { $seat }
web-new-you = You
web-new-name = Your name
web-new-name-note = The other players will see it. It’s kept in a cookie in this browser; there’s no account.
web-new-go = Start game
web-new-more = More options
web-new-paris-starred = Starred
web-new-paris-starred-note = Best for your first games
web-new-paris-random = Random
web-new-paris-random-note = { $in_play } of the { $postcard_count }
web-new-paris-picked = Your choice
web-new-paris-picked-note = Pick eight below
web-new-paris-colours = Colours
web-new-paris-yours = You are
web-new-paris-starts = Who goes first?
web-new-paris-lot = Random
web-new-paris-penseur = Le Penseur counts free spaces
web-new-paris-penseur-any = of any colour
web-new-paris-penseur-own = of its owner’s colour only
web-new-paris-fountain = How many spaces the Fountain covers
web-new-paris-mirror = Can buildings be flipped?
web-new-avenue-sheet = Sheet
web-new-avenue-letter = Sheet { $letter }
web-new-avenue-own = Your own
web-new-avenue-own-note = Type it in below
web-new-avenue-rows = Your sheet, from the top row down
web-new-avenue-symbols = A to F are farms, each used once. CP and CG are the purple and green castles, P1 to P3 are purple grapes, G1 to G3 green grapes, and a dot is an empty space. At most 64 spaces.
web-yes = Yes
web-no = No
web-join-title = Play { $title } with { $hosts }
web-join-seat = Your seat: { $seat }.
web-join-go = Take your seat
web-new-paris-peek = What each postcard does
web-replay-title = Replay of { $title }
web-replay-at = After move { $number } of { $count }
web-replay-play = Play by itself (space)
web-replay-pause = Pause (space)
web-replay-table = Back to the table
web-replay-start = Before the first move
web-replay-first = To the start
web-replay-back = Back one move
web-replay-on = Forward one move
web-replay-last = To the end
web-replay-scrub = Move shown
web-replay-share = Copy link to this move
web-api-title = API
web-api-more = Full description for tools:
web-api-field = Name
web-api-where = In
web-api-kind = Type
web-api-about-field = Description
