# Positions of Paris (games/paris/positions/reader.py, playable.py)

position-space = { $where }: spaces are a1 to h8.
position-space-twice = { $where }: a space is named twice.
position-building-twice = { $where }: { $name } is already somewhere else.
position-shape = { $where }: { $name } doesn’t have that shape.
position-card-twice = { $where }: { $card } is listed twice.
position-card-both = { $where }: { $card } can’t have been activated by both players.
position-size = { $where }: this piece takes { $count ->
    [one] { $count } space
   *[other] { $count } spaces
  }.
position-pair = { $where }: the two spaces of this piece must be side by side.
position-edition = { $where }: { $reason }
position-field = { $where }: { $text } can’t be read. It should look like this: { $example }
position-piece-twice = { $where }: { $name } is there twice.
position-laid = { $where }: by the end of phase 1, all tiles ({ $count }) have been laid.
position-tile-twice = { $where }: a tile is named twice.
position-tile-order = { $where }: unknown tiles come after the known ones.
position-hand = { $where }: after the last tile has been laid, there is none in hand.
position-pile = { $where } must have { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
    }.
position-opener = { $where } must be the player who laid all their tiles first.
position-annex = { $where }: the Annex must touch the building it belongs to.
position-all-laid = { $where }: all tiles have been laid, so phase 1 is over.
position-squares = { $where }: there isn’t a free square for every tile (tiles left: { $tiles }, free squares: { $squares }).
position-tokens = { $where }: there isn’t a postcard for every token (tokens left: { $tokens }, postcards not activated: { $cards }).
position-no-token = { $where }: in phase 1, each player must have a token.
position-no-move = { $where }: it can’t be { $seat ->
    [orange] Orange’s
   *[blue] Blue’s
    } turn, as there is nothing to do.

# What is odd about such a position (games/paris/positions/oddities.py, oddities_in_play.py)

paris-oddity-overlap = { $one } and { $other } are on the same ground ({ $spaces }).
paris-oddity-mirror = { $what } is flipped over.
paris-oddity-rival = { $what }: without Chartier, { $seat ->
    [orange] Orange
   *[blue] Blue
  } can’t cover the rival’s colour ({ $spaces }).
paris-oddity-rivals = { $what }: Chartier lets { $seat ->
    [orange] Orange
   *[blue] Blue
  } cover only one space of the rival’s colour ({ $spaces }).
paris-oddity-lamp = { $what }: without Metropolitain, { $seat ->
    [orange] Orange
   *[blue] Blue
  } can’t cover a streetlight space ({ $spaces }).
paris-oddity-lamps = { $what }: Metropolitain lets { $seat ->
    [orange] Orange
   *[blue] Blue
  } cover only one streetlight space ({ $spaces }).
paris-oddity-fountain-lamp = The Fountain can’t be on a streetlight space ({ $spaces }).
paris-oddity-colour = { $what } must be on { $seat ->
    [orange] an orange space
   *[blue] a blue space
  } ({ $spaces }).
paris-oddity-large = The Large Streetlight must be on a streetlight space ({ $spaces }).
paris-oddity-annex = { $seat ->
    [orange] The Annex doesn’t touch any of Orange’s buildings, so it doesn’t count ({ $spaces }).
   *[blue] The Annex doesn’t touch any of Blue’s buildings, so it doesn’t count ({ $spaces }).
  }
paris-oddity-statue = The Statue is facing off the board ({ $spaces }).
paris-oddity-chimneys = { $seat ->
    [orange] Orange
   *[blue] Blue
  } has { $count ->
    [one] one building
   *[other] { $count } buildings
  } on the board, but only { $most ->
    [one] one chimney
   *[other] { $most } chimneys
  }.
paris-oddity-tokens = { $seat ->
    [orange] Orange
   *[blue] Blue
  } activated { $count ->
    [one] one postcard
   *[other] { $count } postcards
  }, but has only { $most ->
    [one] one token
   *[other] { $most } tokens
  }.
paris-oddity-cards = { $count ->
    [one] There is { $count } postcard here
   *[other] There are { $count } postcards here
  }; a game has { $most }.
paris-oddity-card = { $what } is on the board, so { $card } counts as activated by { $seat ->
    [orange] Orange
   *[blue] Blue
  }.
paris-oddity-tile = No tile in the box looks like this ({ $spaces }).
paris-oddity-tile-again = The box has only one of this tile ({ $spaces }).
paris-oddity-tile-laid = None of the tiles laid looks like this ({ $spaces }).
paris-oddity-part-paved = A tile paves a whole square, not part of one ({ $spaces }).
paris-oddity-squares = There should be one paved square for each tile laid (tiles laid: { $laid }, paved squares: { $squares }).
paris-oddity-unpaved = { $what } is on unpaved ground ({ $spaces }).
paris-oddity-chimneys-left = { $seat ->
    [orange] Orange’s
   *[blue] Blue’s
    } buildings on the board ({ $used }) and chimneys left ({ $left }) should add up to { $most }.
paris-oddity-tokens-left = { $seat ->
    [orange] Orange’s
   *[blue] Blue’s
    } activated postcards ({ $used }) and tokens left ({ $left }) should add up to { $most }.
paris-oddity-right = { $card }: { $seat ->
    [orange] Orange
   *[blue] Blue
    } either hasn’t activated it or has already used it, so the right can’t be there.
paris-oddity-no-right = { $card }: { $seat ->
    [orange] Orange
   *[blue] Blue
    } hasn’t used it yet, so the right should still be there.
paris-oddity-early = In phase 1, nothing can have been built or activated yet.
paris-oddity-order = Given the tiles laid and the buildings reserved, it can’t be { $seat ->
    [orange] Orange’s
   *[blue] Blue’s
    } turn.
paris-oddity-ended = The game can’t be over: { $seat ->
    [orange] Orange
   *[blue] Blue
    } still has a move.

# The score pad of Paris in the browser (web/games/paris/scorepad_page.py)

web-scorepad-title = Score pad for Paris
web-scorepad-noscript = The score pad needs JavaScript. Please turn it on for this page.
web-scorepad-help = Arrow keys move from space to space. Enter puts down what you hold, or picks up what is there; on the ground, it paves. R rotates, U leaves a building unbuilt, Delete removes, Escape puts back. On the ground, press 1 for orange, 2 for blue, 3 for mixed, 4 for a streetlight and 0 for nothing.
web-scorepad-undo = Undo
web-scorepad-tabs = What to enter
web-scorepad-tab-ground = Ground
web-scorepad-tab-orange = Orange
web-scorepad-tab-blue = Blue
web-scorepad-tab-cards = Postcards
web-scorepad-tab-turn = Turn
web-scorepad-hint-ground = In a hurry? Enter only the streetlights: colours just break ties. Tap or paint single spaces, or lay whole tiles.
web-scorepad-hint-seat = { $seat ->
    [orange] Drag Orange’s buildings and pieces
   *[blue] Drag Blue’s buildings and pieces
  } onto the board, or tap one and then its place. Tap it there to rotate it.
web-scorepad-hint-cards = Tap a postcard to say whether it was in your game; tap a token to say who activated it.
web-scorepad-brushes = Type of space
web-scorepad-brush-next = Next type
web-scorepad-brush-orange = Orange
web-scorepad-brush-blue = Blue
web-scorepad-brush-mixed = Mixed
web-scorepad-brush-light = Streetlight
web-scorepad-brush-none = Nothing
web-scorepad-tiles = Tiles
web-scorepad-tile = { $seat ->
    [orange] Orange’s
   *[blue] Blue’s
  } tile { $tile }
web-scorepad-buildings = { $seat ->
    [orange] Orange’s buildings
   *[blue] Blue’s buildings
  }
web-scorepad-pieces = { $seat ->
    [orange] Orange’s pieces
   *[blue] Blue’s pieces
  }
web-scorepad-building = { $name }, { $seat ->
    [orange] Orange
   *[blue] Blue
  }
web-scorepad-piece = { $name }, { $seat ->
    [orange] Orange
   *[blue] Blue
  }
web-scorepad-in = In this game
web-scorepad-by = { $card }: activated by { $seat ->
    [orange] Orange
   *[blue] Blue
  }
web-scorepad-rules = House rules
web-scorepad-rule-penseur = Le Penseur counts only free spaces in its owner’s colour
web-scorepad-rule-fountain = The Fountain takes one space
web-scorepad-rule-mirror = Buildings may be flipped over
web-scorepad-actions = This pad
web-scorepad-share = Copy a link to this position
web-scorepad-text = Copy the result
web-scorepad-example = Show an example
web-scorepad-clear = Clear the board
web-scorepad-kept = This browser keeps what is on the pad until you clear it.
web-scorepad-other = To set up any moment of a game, use the position editor.
web-scorepad-sure-yes = Yes
web-scorepad-sure-no = No, keep it
web-scorepad-oddities = { $count ->
    [one] One thing looks odd
   *[other] { $count } things look odd
  }
web-scorepad-bare = { $count ->
    [one] One space is not paved. Only streetlights matter for points; colours break ties.
   *[other] { $count } spaces are not paved. Only streetlights matter for points; colours break ties.
  }
web-scorepad-bare-own = { $count ->
    [one] One space is not paved. Streetlights matter for points, and so do the colours around the Statue; all colours break ties.
   *[other] { $count } spaces are not paved. Streetlights matter for points, and so do the colours around the Statue; all colours break ties.
  }
web-scorepad-sheet = { $seat ->
    [orange] Orange’s score sheet
   *[blue] Blue’s score sheet
  }
web-scorepad-nothing = Nothing to score yet.
web-scorepad-line = { $label }: { $points }
web-scorepad-empty = Set up the end of your game on the board
web-scorepad-winner = { $seat ->
    [orange] Orange
   *[blue] Blue
  } wins, { $more } to { $less }
web-scorepad-tie-break = { $points } all: { $seat ->
    [orange] Orange
   *[blue] Blue
  } wins the tie-break by { $more } to { $less } free spaces of their own colour
web-scorepad-draw = A draw: { $points } all, and { $more ->
    [one] one free space
   *[other] { $more } free spaces
  } of their own colour each
web-scorepad-js-hold = { $what }: tap its place on the board.
web-scorepad-js-placed = { $what } on { $spaces }.
web-scorepad-js-kept = { $what }: left unbuilt.
web-scorepad-js-removed = { $what }: removed.
web-scorepad-js-paved = { $space }: { $kind ->
    [orange] orange
    [blue] blue
    [mixed] mixed
    [light] streetlight
   *[none] nothing
  }.
web-scorepad-js-where = { $what }: { $where ->
    [board] on the board
    [kept] left unbuilt
    [spared] left unbuilt, at no cost
   *[rival] the other player has it
  }
web-scorepad-js-annex = The Annex belongs to { $name }.
web-scorepad-js-keep = Left unbuilt
web-scorepad-js-remove = Remove
web-scorepad-js-back = Put back
web-scorepad-js-done = Done
web-scorepad-js-sure-clear = Clear the whole board?
web-scorepad-js-sure-example = Replace what is on the board with the example?
web-scorepad-js-no-link = This link doesn’t contain a position. Your pad is unchanged.
web-scorepad-js-lost = We can’t reach the server right now. What you entered is kept, and will be scored with your next change.

# The position editor of Paris in the browser (web/games/paris/position_editor.py)

web-nav-position-paris = Position editor for Paris
learn-tool-position-paris = Set up any position of Paris, from a real table or from your imagination. Then play on from there or analyse it.
web-paris-editor-title = Position editor for Paris
web-paris-editor-noscript = The position editor needs JavaScript. Please turn it on for this page.
web-paris-editor-help = Arrow keys move from space to space. Enter puts down what you hold, or picks up what is there; on the ground, it paves. R rotates, U puts a building in the reserve, Delete removes, Escape puts back. On the ground, press 1 for orange, 2 for blue, 3 for mixed, 4 for a streetlight and 0 for nothing.
web-paris-editor-phase = Stage of the game
web-paris-editor-phase-1 = Phase 1
web-paris-editor-phase-2 = Phase 2
web-paris-editor-phase-over = Game over
web-paris-editor-hint-ground = Tap or paint single spaces, or lay whole tiles: tap a tile, then its square. The ground shows which tiles have been laid.
web-paris-editor-hint-reserve = { $seat ->
    [orange] Tap the buildings that Orange has reserved.
   *[blue] Tap the buildings that Blue has reserved.
  }
web-paris-editor-hint-tiles = Tiles to come: tap those you know, in their order. The first one is in hand; the rest stay unknown.
web-paris-editor-hint-cards = Tap a postcard to say whether it is in the game; tap a token to say who has activated it.
web-paris-editor-hint-turn = Whatever you leave on automatic is worked out from the rest.
web-paris-editor-stock = Chimneys, tokens, rights
web-paris-editor-chimneys = Chimneys left
web-paris-editor-tokens = Tokens left
web-paris-editor-rights = Rights not used yet
web-paris-editor-none = None
web-paris-editor-laid = Tiles laid, in order
web-paris-editor-next = Next to move
web-paris-editor-starts = Started the game
web-paris-editor-opener = First to lay all tiles
web-paris-editor-idle = Turns passed in a row
web-paris-editor-start = Start of a game
web-paris-editor-kept = This browser keeps the position until you clear the board.
web-paris-editor-other = If you only want the score of a game, use the score pad.
web-paris-editor-part = { $part ->
    [board] Ground
    [buildings] Buildings
    [pieces] Pieces
    [postcards] Postcards
    [options] House rules
    [reserve] Reserve
    [laid] Tiles laid
    [hands] Tile in hand
    [piles] Pile
    [chimneys] Chimneys
    [tokens] Tokens
    [rights] Rights
    [phase] Phase
    [next] Next to move
    [starts] Started the game
    [opener] First to lay all tiles
    [idle] Turns passed
    [edition] Box
   *[position] Position
  }
web-paris-editor-part-of = { $part } ({ $seat })
web-paris-editor-turn = Phase { $phase }, { $seat ->
    [orange] Orange
   *[blue] Blue
  } to move: { $count ->
    [one] { $count } possible move
   *[other] { $count } possible moves
  }
web-paris-editor-js-keep = Put in reserve
web-paris-editor-js-kept = { $what }: in reserve.
web-paris-editor-js-where = { $what }: { $where ->
    [board] on the board
    [kept] in reserve
    [spared] in reserve
   *[rival] the other player has it
  }
web-paris-editor-js-tile = { $what }: { $where ->
    [hand] in hand
    [pile] number { $place } of those to come
    [board] laid
   *[none] unknown
  }
web-paris-editor-js-follows = Automatic: { $value }
web-paris-editor-js-sure-clear = Clear the whole board?
web-paris-editor-js-sure-example = Replace your position with the example?
web-paris-editor-js-sure-start = Replace your position with the start of a game?
