# Options of Paris

paris-option-postcards = The postcards: the starred set, as many drawn at random, or a list of as many names.
paris-option-starts = Who makes the first move.
paris-option-penseur = Which free spaces the Statue counts: those of any colour, or only those of its owner’s.
paris-option-fountain = How many spaces the Fountain takes.
paris-option-mirror = Whether buildings may be flipped over.
paris-option-edition = The box: “standard”, or the path to an edition file of your own.
bad-postcards = The postcards can’t be { $value }: give “starred”, “random”, or { $count ->
    [one] one of
   *[other] { $count } different ones from
    } { $names }.
bad-postcards-count = Pick exactly { $count ->
    [one] one postcard
   *[other] { $count } postcards
    }; you picked { $picked }.

# Editions of Paris

edition-unknown = There is no edition “{ $name }”; choose from: { $names }. For your own, give the path to a .toml file.
edition-unreadable = Can’t read { $path }: { $reason }
edition-not-toml = { $file } is not TOML: { $reason }
edition-too-deep = { $file } has a key with too many parts.
edition-key = { $where }: “{ $place }” is not part of an edition; it can have { $known }.
edition-line = { $file }, line { $line }
edition-name = { $where }: the name of an edition may have letters, digits, spaces, dots and dashes.
edition-no-table = { $where }: the table [{ $place }] is missing.
edition-starred = { $where }: starred must be { $count } different ones from { $names }.
edition-tiles = { $where }: there must be tiles 1 to { $count }.
edition-tile = { $where }: { $tile } is not a tile; write two rows of two letters each, using o, r, m and L, as in "oL/or".
edition-buildings = { $where }: there must be exactly { $count ->
    [one] one building
   *[other] { $count } buildings
    }.
edition-names = { $where }: buildings need names that differ in more than case, and none may be called “garden”.
edition-building-name = { $where }: { $place } must be up to eight letters and digits, starting with a letter.
edition-shape = { $where }: { $name } must be a list of rows of equal length, at most eight by eight, made of X and dots.
edition-size = { $where }: { $name } must have between one and { $most ->
    [one] one space
   *[other] { $most } spaces
    }.
edition-pieces = { $where }: the spaces of { $name } must all be connected.
edition-rays = { $where }: rays must be a list of between one and { $most ->
    [one] one line
   *[other] { $most } lines
    }.
edition-ray = { $where }: a line is a list of steps [east, north], each from -7 to 7, and at most { $most ->
    [one] one step
   *[other] { $most } steps
    } long.

# Reading moves of Paris

notation-not-text = A move is a text, not { $text }.
notation-long = A move can have at most { $most ->
    [one] one character
   *[other] { $most } characters
    }.
notation-verb = “{ $text }”: “{ $verb }” is not a move; moves start with { $verbs }.
notation-rest = “{ $text }”: “{ $rest }” doesn’t belong there.
notation-missing-space = “{ $text }”: a space, such as c4, is missing.
notation-missing-building = “{ $text }”: the building is missing.
notation-missing-angle = “{ $text }”: the rotation is missing: 0, 90, 180 or 270.
notation-missing-side = “{ $text }”: the direction the Statue faces is missing: n, e, s or w.
notation-space = “{ $text }”: “{ $word }” is not a space; spaces are a1 to h8.
notation-twice = “{ $text }”: a space is named twice.
notation-building = “{ $text }”: “{ $word }” is not a building; choose from { $names }.
notation-angle = “{ $text }”: “{ $word }” is not a rotation; it must be 0, 90, 180 or 270.
notation-side = “{ $text }”: “{ $word }” is not a direction; it must be n, e, s or w.

# Why a move of Paris is not legal. A seat comes as its id (orange, blue).

illegal = “{ $verb }” isn’t possible like that now.
illegal-square = { $space } is not the lower left space of a square; its square is { $corner }.
illegal-shape = { $building } doesn’t have that shape.
illegal-mirror = { $building } would have to be flipped over, which this game’s options don’t allow.
illegal-pair = { $card } needs two spaces side by side.
illegal-no-building = There is no building on { $space }.
illegal-phase-one = “{ $verb }” belongs to phase 2; in phase 1 you lay tiles and reserve buildings.
illegal-phase-two = “{ $verb }” belongs to phase 1; in phase 2 you build and activate postcards.
illegal-pass-one = You can pass only after laying all eight of your tiles.
illegal-pass-two = You can pass only when you have no tokens left and nothing to build without using Metropolitain or Chartier.
illegal-no-tile = All your tiles are laid: reserve a building, or pass.
illegal-paved = The square { $square } is already paved.
illegal-building-reserve = { $seat ->
    [orange] { $building } is in Orange’s reserve.
   *[blue] { $building } is in Blue’s reserve.
    }
illegal-building-built = { $seat ->
    [orange] Orange has already built { $building }.
   *[blue] Blue has already built { $building }.
    }
illegal-building-pool = { $building } is still in the pool, not in your reserve.
illegal-no-chimney = You have no chimneys left, so you can’t build.
illegal-card-used = { $seat ->
    [orange] Orange has already activated { $card }.
   *[blue] Blue has already activated { $card }.
    }
illegal-card-absent = { $card } is not one of this game’s postcards.
illegal-no-token = You have no tokens left.
illegal-no-room = { $building } doesn’t fit anywhere on the board.
illegal-nowhere = It doesn’t fit anywhere on the board.
illegal-reserve-empty = Your reserve is empty: you have no building to return.
illegal-pool-empty = The pool is empty: there is no building to take.
illegal-fountain = The Fountain takes { $count ->
    [one] one space
   *[other] { $count } spaces
    } in this game.
illegal-penseur = The Statue must face a free space on the board.
illegal-annex = The Annex must share a side with that building, and the building must be yours.
illegal-taken = Already taken: { $spaces }.
illegal-lamp = You can’t cover a streetlight space here without Metropolitain: { $spaces }.
illegal-lamps = Metropolitain lets you cover only one streetlight space: { $spaces }.
illegal-colour = { $colour ->
    [orange] These spaces are orange: { $spaces }.
   *[blue] These spaces are blue: { $spaces }.
    }
illegal-colours = { $colour ->
    [orange] Chartier lets you cover only one orange space: { $spaces }.
   *[blue] Chartier lets you cover only one blue space: { $spaces }.
    }
illegal-not-own = { $colour ->
    [orange] { $space } is not orange.
   *[blue] { $space } is not blue.
    }
illegal-not-lamp = { $space } is not a streetlight space.

# Paris in characters (games/paris/views/text.py). A seat comes as its id (orange, blue).

text-pool = Pool: { $pool }
text-seat = { $seat ->
    [orange] Orange
   *[blue] Blue
    }: reserve { $reserve }; chimneys { $chimneys }, tokens { $tokens }; { $total ->
    [one] { $total } point
   *[other] { $total } points
    }
text-hand = { $seat ->
    [orange] Orange’s tile
   *[blue] Blue’s tile
    } { $tile }: { $top } / { $bottom }
text-postcards = Postcards: { $cards }
text-turn = Phase { $phase }, { $seat ->
    [orange] Orange
   *[blue] Blue
    } to move.
text-over = The game is over.

# Drawings of Paris (games/paris/drawing/draw.py). A seat comes with its name.

paris-draw-title = Paris, phase { $phase }
paris-draw-over = The game is over.
paris-draw-turn = { $seat } to move.
paris-draw-paved = Paved spaces: { $count } of 64.
paris-draw-summary = { $seat }: { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
    } on the board, { $reserve } in reserve, { $total ->
    [one] { $total } point
   *[other] { $total } points
    }.
paris-draw-space = { $space }: { $kind }.
paris-draw-kind-orange = orange paving, fan pattern
paris-draw-kind-blue = blue paving, straight rows
paris-draw-kind-mixed = mixed paving
paris-draw-kind-light = streetlight
paris-draw-kind-empty = not paved
paris-draw-free = Free.
paris-draw-holds = { $what } is here.
paris-draw-lit = Lit by { $count ->
    [one] one streetlight
   *[other] { $count } streetlights
    }.
paris-draw-last = Last move.
paris-draw-building = { $seat }’s { $what } on { $spaces }: size { $size }, { $lights ->
    [0] not lit
    [one] lit by one streetlight
   *[other] lit by { $lights } streetlights
    }.
paris-draw-piece = { $seat }’s { $what } on { $spaces }.
paris-draw-faces = Faces { $side }.
paris-draw-side-n = north
paris-draw-side-e = east
paris-draw-side-s = south
paris-draw-side-w = west
paris-draw-what-garden = Garden
paris-draw-what-painter = Painter
paris-draw-what-dancer = Dancer
paris-draw-what-statue = Statue
paris-draw-what-fountain = Fountain
paris-draw-what-annex = Annex
paris-draw-what-streetlight = Streetlight
paris-draw-what-large-streetlight = Large Streetlight
paris-draw-pool = Pool
paris-draw-in-pool = { $what } in the pool, size { $size }.
paris-draw-in-reserve = { $what } in { $seat }’s reserve, size { $size }.
paris-draw-hand = Tile { $tile } in { $seat }’s hand: { $spaces }.
paris-draw-pile = Tiles left in { $seat }’s pile: { $count }.
paris-draw-chimneys = Chimneys { $seat } has left: { $count }.
paris-draw-tokens = Tokens { $seat } has left: { $count }.
paris-draw-right = { $seat } may still use { $card }.
paris-draw-score = { $seat }: light { $light }, largest group { $group }, unbuilt { $unbuilt }, postcards { $postcards }, total { $total }.
paris-draw-card-open = { $card }: available.
paris-draw-card-used = { $card }: activated by { $seat }.
paris-draw-card-points = Scores points at the end.
paris-draw-card-levitation = Levitation
paris-draw-card-metropolitain = Metropolitain
paris-draw-card-jardin = Jardin des Plantes
paris-draw-card-sacre-coeur = Sacré-Coeur
paris-draw-card-peintre = Le Peintre
paris-draw-card-chartier = Chartier
paris-draw-card-bouquinistes = Bouquinistes sur la Seine
paris-draw-card-lampadaire = Lampadaire
paris-draw-card-moulin-rouge = Moulin Rouge
paris-draw-card-penseur = Le Penseur
paris-draw-card-fontaine = Fontaine des Mers
paris-draw-card-grande-lumiere = La Grande Lumière

# Pictures of single things of Paris (games/paris/drawing/pieces.py)

paris-piece-of = { $what }, { $seat }
paris-piece-building = { $what }, size { $size }
paris-piece-tile = Tile
paris-piece-face-down = { $what }, face down
paris-piece-chimney = Chimney
paris-piece-token = Token
paris-piece-facing = The direction the Statue faces

# Score sheets of Paris, line by line (games/paris/views/explanation.py)

paris-explain-line-light = Light
paris-explain-line-group = Largest group
paris-explain-line-unbuilt = Unbuilt
paris-explain-line-postcards = Postcards
paris-explain-light = { $what } (size { $size }), lit from { $lamps }: { $size } × { $count } = { $points }
paris-explain-dark = { $what } (size { $size }), not lit: 0
paris-explain-group = Largest group, { $names }: { $points }
paris-explain-unbuilt = Unbuilt, { $names }: { $points }
paris-explain-spared = Unbuilt, { $names }: 0, thanks to { $card }
paris-explain-peintre = { $card }, streetlights in the Painter’s area: { $count } × { $each } = { $points }
paris-explain-moulin-rouge = { $card }, free spaces in the Dancer’s area: { $points }
paris-explain-penseur = { $card }, free spaces at the Statue’s sides { $sides } × { $side }, at its corners { $corners } × { $corner }: { $points }
paris-explain-penseur-blocked = { $card }, the space in front of the Statue is taken: 0
paris-explain-fontaine = { $card }, buildings that touch the Fountain, { $names }: { $count } × { $each } = { $points }
paris-explain-fontaine-dry = { $card }, none of its owner’s buildings touches the Fountain: 0
