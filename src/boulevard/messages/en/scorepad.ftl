# Final positions of Paris that were put together by hand (games/paris/position.py)

position-part = A position has no part “{ $where }”; it has { $names }.
position-malformed = This is not a position: “{ $where }” is not as it should be.
position-value = { $where } must be one of these: { $values }.
position-space = { $where }: spaces are a1 to h8.
position-space-twice = { $where }: a space stands there twice.
position-building-twice = { $where }: { $name } is somewhere else already.
position-shape = { $where }: { $name } does not have that shape.
position-card-twice = { $where }: { $card } stands there twice.
position-card-both = { $where }: { $card } can’t have been activated by both players.
position-size = { $where }: this piece takes { $count ->
    [one] { $count } space
   *[other] { $count } spaces
  }.
position-pair = { $where }: the two spaces of this piece must lie side by side.

# What is odd about such a position (games/paris/doubts.py)

doubt-overlap = On the same ground, { $spaces }: { $one }, { $other }.
doubt-mirror = { $what } lies there turned over.
doubt-rival = { $what }: without Chartier, { $seat ->
    [orange] Orange
   *[blue] Blue
  } can’t cover the rival’s colour ({ $spaces }).
doubt-rivals = { $what }: Chartier lets { $seat ->
    [orange] Orange
   *[blue] Blue
  } cover one space of the rival’s colour only ({ $spaces }).
doubt-lamp = { $what }: without Metropolitain, { $seat ->
    [orange] Orange
   *[blue] Blue
  } can’t cover a streetlight ({ $spaces }).
doubt-lamps = { $what }: Metropolitain lets { $seat ->
    [orange] Orange
   *[blue] Blue
  } cover one streetlight only ({ $spaces }).
doubt-fountain-lamp = The Fountain can’t stand on a streetlight ({ $spaces }).
doubt-colour = { $what }: it must stand on { $seat ->
    [orange] an orange space
   *[blue] a blue space
  } ({ $spaces }).
doubt-large = The Large Streetlight must stand on a streetlight space ({ $spaces }).
doubt-annex = The Annex touches no building of { $seat ->
    [orange] Orange
   *[blue] Blue
  }, so it counts for none ({ $spaces }).
doubt-statue = The Statue looks over the edge of the board ({ $spaces }).
doubt-chimneys = { $seat ->
    [orange] Orange
   *[blue] Blue
  } has { $count } buildings on the board, but only { $most } chimneys.
doubt-tokens = { $seat ->
    [orange] Orange
   *[blue] Blue
  } activated { $count } postcards, but has only { $most } tokens.
doubt-cards = There are { $most } postcards in a game; here { $count ->
    [one] is { $count }
   *[other] are { $count }
  }.
doubt-card = { $what }: it is on the board, so { $card } counts as activated by { $seat ->
    [orange] Orange
   *[blue] Blue
  }.
doubt-tile = No tile of the box looks like this ({ $spaces }).
doubt-tile-again = The box has this tile only once ({ $spaces }).

# The score pad of Paris in the browser (web/pages_scorepad.py)

web-scorepad-title = Score pad for Paris
web-scorepad-noscript = The score pad needs scripts. Please allow them for this page.
web-scorepad-help = Arrow keys go from space to space. Enter puts down what you hold, or takes up what stands there; on the ground it paves. R turns, U leaves a building unbuilt, Delete takes away, Escape puts back. On the ground, 1 is orange, 2 blue, 3 mixed, 4 a streetlight and 0 nothing.
web-scorepad-undo = Undo
web-scorepad-tabs = What to enter
web-scorepad-tab-ground = Ground
web-scorepad-tab-orange = Orange
web-scorepad-tab-blue = Blue
web-scorepad-tab-cards = Postcards
web-scorepad-hint-ground = In a hurry? Enter the streetlights only: colours just break ties. Tap or paint single spaces, or lay whole tiles.
web-scorepad-hint-seat = { $seat ->
    [orange] Drag Orange’s buildings and pieces
   *[blue] Drag Blue’s buildings and pieces
  } onto the board, or tap one and then its place. Tap it there to turn it.
web-scorepad-hint-cards = Tap a postcard if it was in your game or not; tap a token for who activated it.
web-scorepad-brushes = Stones to paint with
web-scorepad-brush-next = In turn
web-scorepad-brush-orange = Orange
web-scorepad-brush-blue = Blue
web-scorepad-brush-mixed = Mixed
web-scorepad-brush-light = Light
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
web-scorepad-rules = Rules of your table
web-scorepad-rule-penseur = Le Penseur counts only free spaces of its owner’s colour
web-scorepad-rule-fountain = The Fountain takes one space
web-scorepad-rule-mirror = Buildings may be turned over
web-scorepad-actions = This pad
web-scorepad-share = Copy a link to this
web-scorepad-text = Copy the result
web-scorepad-example = Show an example
web-scorepad-clear = Clear the board
web-scorepad-kept = What is on the pad is kept in this browser until you clear it.
web-scorepad-sure-yes = Yes
web-scorepad-sure-no = No, keep it
web-scorepad-doubts = { $count ->
    [one] One thing looks odd
   *[other] { $count } things look odd
  }
web-scorepad-bare = { $count ->
    [one] One space is not paved. For points only the streetlights matter; colours break ties.
   *[other] { $count } spaces are not paved. For points only the streetlights matter; colours break ties.
  }
web-scorepad-bare-own = { $count ->
    [one] One space is not paved. For points the streetlights matter, and the colours around the Statue; all colours break ties.
   *[other] { $count } spaces are not paved. For points the streetlights matter, and the colours around the Statue; all colours break ties.
  }
web-scorepad-sheet = { $seat ->
    [orange] Orange’s score sheet
   *[blue] Blue’s score sheet
  }
web-scorepad-nothing = Nothing to count yet.
web-scorepad-line = { $label }: { $points }
web-scorepad-empty = Put the end of your game on the board
web-scorepad-winner = { $seat ->
    [orange] Orange
   *[blue] Blue
  } wins, { $more } to { $less }
web-scorepad-tie-break = { $points } all: { $seat ->
    [orange] Orange
   *[blue] Blue
  } wins with { $more } free spaces of its own colour to { $less }
web-scorepad-draw = A draw: { $points } all, and as many free spaces of their own colours, { $more }
web-scorepad-js-hold = { $what }: tap its place on the board.
web-scorepad-js-placed = { $what } on { $spaces }.
web-scorepad-js-kept = { $what }: left unbuilt.
web-scorepad-js-removed = { $what }: taken away.
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
web-scorepad-js-remove = Take away
web-scorepad-js-back = Put back
web-scorepad-js-done = Done
web-scorepad-js-undone = Taken back.
web-scorepad-js-sure-clear = Take everything off the board?
web-scorepad-js-sure-example = Put the example in the place of what is on the board?
web-scorepad-js-no-link = This link does not hold a position. What was on your pad is still here.
web-scorepad-js-lost = The server can’t be reached just now. What you have entered is kept; it will be scored with the next change.
