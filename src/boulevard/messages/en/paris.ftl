# Options of Paris

paris-option-postcards = The eight postcards: the starred set, eight drawn at random, or a list of eight names.
paris-option-starts = Who makes the first move.
paris-option-penseur = Which free spaces the Statue counts: those of any colour, or only of its owner's.
paris-option-fountain = How many spaces the Fountain takes.
paris-option-mirror = Whether buildings may be turned over.
paris-option-edition = The box: “standard”, or the path of an edition file of one's own.
bad-postcards = The postcards can't be { $value }: give “starred”, “random”, or { $count } different ones of { $names }.

# Editions of Paris

edition-unknown = There is no edition “{ $name }”; there are: { $names }. One's own is given as the path of a .toml file.
edition-unreadable = Can't read { $path }: { $reason }
edition-not-toml = { $file } is not TOML: { $reason }
edition-key = { $where }: “{ $place }” is not a part of an edition; there can be { $known }.
edition-line = { $file }, line { $line }
edition-name = { $where }: an edition has a name of letters, digits, blanks, dots and dashes.
edition-no-table = { $where }: the table [{ $place }] is missing.
edition-starred = { $where }: starred must be eight different ones of { $names }.
edition-tiles = { $where }: there must be tiles 1 to { $count }.
edition-tile = { $where }: { $tile } is not a tile; write two rows of two letters of o, r, m, L, as "oL/or".
edition-buildings = { $where }: there must be { $count } buildings.
edition-names = { $where }: the buildings' names must differ by more than case, and none is “garden”.
edition-building-name = { $where }: { $place } must be up to eight letters and digits, beginning with a letter.
edition-shape = { $where }: { $name } must be a list of rows of equal length, up to eight by eight, of X and dots.
edition-size = { $where }: { $name } must have 1 to { $most } spaces.
edition-pieces = { $where }: the spaces of { $name } don't hang together.
edition-rays = { $where }: rays must be a list of 1 to { $most } lines.
edition-ray = { $where }: a line is a list of 1 to { $most } steps [east, north], each from -7 to 7.

# Reading moves of Paris

notation-not-text = A move is a text, not { $text }.
notation-long = A move has at most { $most } characters.
notation-verb = “{ $text }”: “{ $verb }” is not a move; moves begin with { $verbs }.
notation-rest = “{ $text }”: “{ $rest }” is too much.
notation-missing-space = “{ $text }”: a space such as c4 is missing.
notation-missing-building = “{ $text }”: a building is missing.
notation-missing-angle = “{ $text }”: the rotation is missing: 0, 90, 180 or 270.
notation-missing-side = “{ $text }”: the side that the Statue faces is missing: n, e, s or w.
notation-space = “{ $text }”: “{ $word }” is not a space; spaces are a1 to h8.
notation-twice = “{ $text }”: a space stands there twice.
notation-building = “{ $text }”: “{ $word }” is not a building; there are { $names }.
notation-angle = “{ $text }”: “{ $word }” is not a rotation; it is 0, 90, 180 or 270.
notation-side = “{ $text }”: “{ $word }” is not a side; it is n, e, s or w.

# Why a move of Paris is not legal

illegal = “{ $verb }” is not possible like that now.
illegal-square = { $space } is not the lower left space of a square; its square is { $corner }.
illegal-shape = { $building } does not have that shape.
illegal-mirror = { $building } would have to be turned over, which this game's options do not allow.
illegal-pair = { $card } needs two spaces side by side.
illegal-no-building = No building stands on { $space }.
illegal-phase-one = “{ $verb }” is for phase 2; now tiles are laid and buildings reserved.
illegal-phase-two = “{ $verb }” is for phase 1; now buildings are built and postcards activated.
illegal-pass-one = Only who has laid all eight tiles may pass.
illegal-pass-two = Only who has no token left, and could build nothing without a right of Metropolitain or Chartier, may pass.
illegal-no-tile = All eight tiles are laid: reserve a building, or pass.
illegal-paved = The square { $square } is paved already.
illegal-building-reserve = { $building } is in { $seat }'s reserve.
illegal-building-built = { $building } has been built by { $seat }.
illegal-building-pool = { $building } is still in the pool, not in your reserve.
illegal-no-chimney = No chimney is left, so nothing can be built.
illegal-card-used = { $card } has been activated by { $seat }.
illegal-card-absent = { $card } is not among this game's postcards.
illegal-no-token = No token is left.
illegal-fountain = The Fountain takes { $count ->
    [one] one space
   *[other] { $count } spaces
    } in this game.
illegal-penseur = The Statue must face a free space on the board.
illegal-annex = The Annex must touch a side of that building, and the building must be yours.
illegal-taken = Taken: { $spaces }.
illegal-lamp = A streetlight space can't be covered here without Metropolitain: { $spaces }.
illegal-lamps = Metropolitain lets you cover one streetlight space only: { $spaces }.
illegal-colour = Wrong colour: { $spaces } ({ $colour }).
illegal-colours = Chartier lets you cover one space of the rival's colour only: { $spaces } ({ $colour }).
illegal-not-own = { $space } is not { $colour }.
illegal-not-lamp = { $space } is not a streetlight space.

# Paris in characters (games/paris/text.py)

text-pool = Pool: { $pool }
text-seat = { $seat }: reserve { $reserve }; chimneys { $chimneys }, tokens { $tokens }; { $total } points
text-hand = { $seat }'s tile { $tile }: { $top } / { $bottom }
text-postcards = Postcards: { $cards }
text-turn = Phase { $phase }, { $seat } to move.
text-over = The game is over.

# Drawings of Paris (games/paris/draw.py)

paris-draw-title = Paris, phase { $phase }
paris-draw-over = The game is over.
paris-draw-turn = { $seat } to move.
paris-draw-paved = Paved spaces: { $count } of 64.
paris-draw-summary = { $seat }: { $buildings } buildings on the board, { $reserve } in reserve, { $total } points.
paris-draw-orange = Orange
paris-draw-blue = Blue
paris-draw-space = { $space }: { $kind }.
paris-draw-kind-orange = orange paving, fans
paris-draw-kind-blue = blue paving, straight setts
paris-draw-kind-mixed = mixed paving
paris-draw-kind-light = streetlight
paris-draw-kind-empty = not paved
paris-draw-free = Free.
paris-draw-holds = { $what } stands here.
paris-draw-lit = Lit by { $count }.
paris-draw-last = Last move.
paris-draw-building = { $what } of { $seat } on { $spaces }: size { $size }, lit by { $lights }.
paris-draw-piece = { $what } of { $seat } on { $spaces }.
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
paris-draw-in-reserve = { $what } in the reserve of { $seat }, size { $size }.
paris-draw-hand = Tile { $tile } in the hand of { $seat }: { $spaces }.
paris-draw-pile = Tiles left in the pile of { $seat }: { $count }.
paris-draw-chimneys = Chimneys that { $seat } has left: { $count }.
paris-draw-tokens = Tokens that { $seat } has left: { $count }.
paris-draw-right = { $seat } may still use { $card }.
paris-draw-score = { $seat }: light { $light }, largest group { $group }, unbuilt { $unbuilt }, postcards { $postcards }, total { $total }.
paris-draw-card-open = { $card }: face-up.
paris-draw-card-used = { $card }: activated by { $seat }.
paris-draw-card-points = Gives points at the end.
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

# Pictures of single things of Paris (games/paris/pieces.py)

paris-piece-of = { $what } of { $seat }
paris-piece-building = { $what }, size { $size }
paris-piece-tile = Tile
paris-piece-face-down = { $what }, face down
paris-piece-chimney = Chimney
paris-piece-token = Token
paris-piece-facing = Where the Statue looks

# Score sheets of Paris as a story (games/paris/story.py)

paris-story-line-light = Light
paris-story-line-group = Largest group
paris-story-line-unbuilt = Unbuilt
paris-story-line-postcards = Postcards
paris-story-light = { $what } (size { $size }), lit from { $lamps }: { $size } × { $count } = { $points }
paris-story-dark = { $what } (size { $size }) is not lit: 0
paris-story-group = Largest group, { $names }: { $points }
paris-story-unbuilt = Not built, { $names }: { $points }
paris-story-spared = Not built, { $names }: 0, thanks to { $card }
paris-story-peintre = { $card }, streetlights in the Painter's area: { $count } × { $each } = { $points }
paris-story-moulin-rouge = { $card }, free spaces in the Dancer's area: { $points }
paris-story-penseur = { $card }, free spaces beside the Statue { $sides } × { $side }, at its corners { $corners } × { $corner }: { $points }
paris-story-penseur-blocked = { $card }, the space in front of the Statue is taken: 0
paris-story-fontaine = { $card }, buildings that touch the Fountain, { $names }: { $count } × { $each } = { $points }
paris-story-fontaine-dry = { $card }, no building of its owner touches the Fountain: 0
