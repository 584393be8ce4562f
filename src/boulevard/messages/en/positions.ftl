# Positions: what can be done with one, and the pages that show one.

web-position-play = Play from here
web-position-analyse = Analyse
web-position-edit = Edit
web-position-link = Copy link
table-position-over = This game is already over, so nobody can play on from here.
table-position-options = A game that begins from a position has no other options: they’re part of the position.
position-before-end = You can see earlier moments and hidden things once the game is over.
web-nav-position = Play from a position
web-position-title = Positions
web-position-lead = Paste a position to see its board. Then play on from it against a bot or a friend, or send somebody the link.
web-position-text = Position, as one line of text or as JSON
web-position-show = Show position
web-position-example = Example: { $title }
web-position-sees = The board as { $seat } sees it
web-position-over = This game is over.
web-position-odd = You can play on from here, but no real game leads to this position:
web-position-new = Play from this position
web-position-dealt = Whatever the position leaves open is dealt at random.
web-position-seat = Your seat
web-position-next = Moves next
web-position-anew = Tiles or cards that were hidden are dealt anew.
web-position-same-deal = Play with the same deal
web-position-begun = This game begins from a position.
web-position-begun-foretold = This game begins from a position that tells some of what is hidden: whoever set it up may know more than you.
web-position-fair = This game began from a position: only what it left open was dealt this way. The rest, the position itself told.
web-position-set-up = Set one up: { $title }
