# Drawings of empty sheets (games/avenue/drawing/draw.py)

avenue-blank-title = An Avenue sheet
avenue-blank-summary = { $rows } × { $columns } spaces, nothing drawn yet.

# What both editors say

sheet-link = This link doesn’t hold a complete sheet. Was all of it copied?
edition-link = This link doesn’t hold a complete box. Was all of it copied?
web-editor-undo = Undo
web-editor-redo = Redo
web-editor-name = Name
web-editor-scripts = This page needs JavaScript. Please turn it on in your browser.
web-editor-play = Play against { $name }
web-editor-more = Choose how to play
web-editor-share = Share
web-editor-link = Link
web-editor-link-note = Everything is in the link. Nothing is stored on the server.
web-editor-save = Download
web-editor-open = Open a file
web-editor-print = Print
web-editor-shelf = Saved in this browser
web-editor-keep = Save here
web-editor-none = Nothing saved yet. Your current work stays here anyway, even if you leave the page.
web-editor-js-lost = We can’t reach the server right now. Your work is safe in this browser.
web-editor-js-large = { $file } is too large: files like this have only a few hundred characters.
web-editor-js-unreadable = We can’t read { $file }.
web-editor-js-refused = { $file }: { $reason }
web-editor-js-opened = { $file } is open. Undo brings back your previous work.
web-editor-js-brought = This came with the link. Undo brings back your previous work.
web-editor-js-kept = “{ $name }” is saved in this browser.
web-editor-js-full = This browser won’t let this page save anything.
web-editor-js-take = Open “{ $name }”
web-editor-js-drop = Delete “{ $name }”
web-editor-js-sure = Delete it?
web-editor-js-unnamed = Untitled
web-editor-js-undone = Undone.
web-editor-js-redone = Redone.

# What editors of positions say (web/templates/editors/position_text.html, web/pages/positions/form.py)

web-editor-position = This position
web-editor-text = Text
web-editor-text-note = The whole position in one line. Paste another one here to open it.
web-editor-copy-text = Copy text
web-editor-open-text = Open this text
web-editor-odd = No game could lead to this position. You can still go on from it.
web-editor-clear = Clear
web-editor-example = Example
web-editor-turn = To move: { $seats }
web-editor-turn-many = { $count ->
    [one] To move: { $count } player
   *[other] To move: { $count } players
}
web-editor-over = The game is over.
web-editor-js-replaced = Undo brings back your previous work.

# The editor of sheets (web/templates/games/avenue/sheet.html)

web-sheet-title = Your own sheet
web-sheet-lead = Recreate the sheet from your pad, or invent your own. Then play on it, send it to friends or print it.
web-sheet-board = Sheet
web-sheet-keys = Arrow keys move from space to space. Press a symbol’s letter or digit to put it there, Space or Enter for the selected symbol, Delete to clear the space.
web-sheet-palette = Symbols
web-sheet-size = Size
web-sheet-rows = Rows
web-sheet-columns = Columns
web-sheet-fewer = { $what ->
    [rows] Remove a row
   *[columns] Remove a column
}
web-sheet-more = { $what ->
    [rows] Add a row
   *[columns] Add a column
}
web-sheet-starts = Start from
web-sheet-start = { $sheet ->
    [empty] Empty
   *[other] Sheet { $sheet }
}
web-sheet-change = Change the whole sheet
web-sheet-mirror = Flip
web-sheet-turn = Rotate
web-sheet-swap = Swap colours
web-sheet-file-note = A text file that this page and the command line can read.
web-sheet-paper = Paper
web-sheet-a4 = A4
web-sheet-letter = Letter
web-sheet-per-page = Sheets per page
web-sheet-pdf = PDF
web-sheet-twice = { $symbol ->
    [CP] { $space }: the purple castle is already on the sheet. It can be there only once.
    [CG] { $space }: the green castle is already on the sheet. It can be there only once.
   *[other] { $space }: farm { $symbol } is already on the sheet. It can be there only once.
}
web-sheet-grapes = Grapes: { $purple } purple, { $green } green.
web-sheet-no-castle = { $colour ->
    [CP] There’s no purple castle, so nobody scores for it.
   *[CG] There’s no green castle, so nobody scores for it.
}
web-sheet-js-ready = Complete and ready to play.
web-sheet-js-space = { $space }: { $what }
web-sheet-js-moved = { $what } moved from { $from } to { $space }
web-sheet-js-full = A sheet can have at most { $spaces } spaces and { $columns } columns.
web-sheet-js-sized = { $rows } × { $columns }
web-sheet-js-placed = on the sheet
web-sheet-js-missing = still missing

# The editor of Avenue’s positions (web/templates/games/avenue/position.html)

web-nav-position-avenue = Position editor for Avenue
learn-tool-position-avenue = Set up any position of Avenue, from a real table or from your imagination. Then play on from there or analyse it.
web-avenue-position-title = Set up a position of Avenue
web-avenue-position-lead = Any moment of a game: the cards, the farms and everybody’s sheet. Then play on from there, or analyse it.
web-avenue-position-part = { $part ->
    [sheet] Sheet
    [farms] Farm cards
    [cards] Road cards
    [coming] Next cards
    [over] End of the game
    [sheets] Players
   *[position] Position
}
web-avenue-position-of = { $player }, { $part ->
    [roads] roads
    [scores] farm scores
    [peeks] peeks
   *[choice] choice
}
web-avenue-position-tools = Roads
web-avenue-position-tool-choice = Choice for the open card
web-avenue-position-tool-erase = Erase
web-avenue-position-keys = Arrow keys move from space to space. Press 1 to 6 to draw a road, 0 or Delete to clear the space, C to make it this player’s choice for the open card, Space or Enter for the selected tool.
web-avenue-position-players = Players
web-avenue-position-add = Add a player
web-avenue-position-drop = Remove this player
web-avenue-position-scores = Farm scores
web-avenue-position-scores-note = Leave a field empty to score what the roads connect now.
web-avenue-position-no-scores = No round is over yet.
web-avenue-position-peeks = Peeked in
web-avenue-position-cards = Road cards
web-avenue-position-cards-note = Pick cards in the order in which they were revealed; the last one is open. Pick one in the row to move or remove it, or to add cards after it.
web-avenue-position-deck = Cards left in the deck
web-avenue-position-put = Add cards to
web-avenue-position-into = { $row ->
    [cards] the revealed cards
   *[coming] the next cards, if you know them
}
web-avenue-position-over = The game is over
web-avenue-position-turn-up = Reveal the next card
web-avenue-position-farms = Farm cards
web-avenue-position-farms-note = In order, as far as you know them; at least one for each round so far.
web-avenue-position-sheet = Sheet
web-avenue-position-sheet-note = Sheets that you saved in this browser are listed, too.
web-avenue-position-js-space = { $space }: { $what }
web-avenue-position-js-road = { $space }: { $what }. { $road }
web-avenue-position-js-chosen = { $space }: { $what }. Choice for the open card
web-avenue-position-js-player = Player { $player }
web-avenue-position-js-points = Player { $player }: { $points }
web-avenue-position-js-card = Card { $number }: { $card }
web-avenue-position-js-left = { $card } Left in the deck: { $count }
web-avenue-position-js-round = Round { $round }
web-avenue-position-js-round-farm = Round { $round }, farm { $farm }
web-avenue-position-js-coming = Next cards
web-avenue-position-js-farms = In order
web-avenue-position-js-earlier = Move left
web-avenue-position-js-later = Move right
web-avenue-position-js-remove = Remove
web-avenue-position-js-sheet = Sheet { $sheet }
web-avenue-position-js-own = Your own sheet
web-avenue-position-js-choice-none = Not made yet
web-avenue-position-js-choice-peek = Peek
web-avenue-position-js-choice-secret = Made in secret
web-avenue-position-js-choice-draw = Draw in { $space }

# The form of editions (web/templates/games/paris/edition.html)

web-edition-title = Your own box
web-edition-lead = Not every printing of Paris is the same. Make this box match yours: tap whatever is different, then play with it.
web-edition-mine = My box
web-edition-name-note = Letters, digits, spaces, dots and dashes.
web-edition-tiles = Tiles
web-edition-tiles-note = Shown for Orange; Blue has the same tiles with the colours swapped. Tap a space to change it. On a keyboard, go there with Tab and the arrow keys, then press O (own colour), R (rival’s colour), M (mixed) or L (streetlight).
web-edition-buildings = Buildings
web-edition-buildings-note = Tap a building to change its shape or name.
web-edition-starred = Starred postcards
web-edition-starred-note = Those for first games.
web-edition-rays = Large Streetlight
web-edition-rays-note = How many spaces away its light reaches in each direction.
web-edition-wind = { $wind ->
    [n] North
    [e] East
    [s] South
    [w] West
    [ne] Northeast
    [se] Southeast
    [sw] Southwest
   *[nw] Northwest
}
web-edition-straight = Straight lines only
web-edition-differences = Differences from the standard box
web-edition-reset = Reset everything
web-edition-file-note = A TOML file that this page and the command line can read.
web-edition-print-note = Prints an overview of the box.
web-edition-shape = Shape
web-edition-shape-keys = Arrow keys move from space to space. Space or Enter fills or clears one.
web-edition-turn = Rotate
web-edition-mirror = Flip
web-edition-usual = Reset
web-edition-done = Done
web-edition-place = { $what ->
    [name] Name
    [starred] Starred postcards
    [tiles] Tiles
    [tiles-part] Tile { $part }
    [buildings] Buildings
    [buildings-part] { $part }
    [large_light] Large Streetlight
    [large_light-part] Large Streetlight
   *[other] This file
}
web-edition-tile-differs = Tile { $tile }, { $corner ->
    [top-left] top left
    [top-right] top right
    [bottom-left] bottom left
   *[bottom-right] bottom right
}: { $now ->
    [o] own colour
    [r] the rival’s colour
    [m] mixed
   *[L] streetlight
} instead of { $was ->
    [o] own colour
    [r] the rival’s colour
    [m] mixed
   *[L] streetlight
}.
web-edition-name-differs = { $was } is called { $name }.
web-edition-shape-differs = { $how ->
    [turned] { $name }: the same shape, rotated.
    [over] { $name }: the same shape, flipped.
   *[new] { $name }: a different shape, size { $count } instead of { $was }.
}
web-edition-star-differs = { $starred ->
    [yes] { $card } is starred.
   *[no] { $card } isn’t starred.
}
web-edition-ray-differs = { $wind ->
    [n] The Large Streetlight reaches { $now } to the north instead of { $was }.
    [e] The Large Streetlight reaches { $now } to the east instead of { $was }.
    [s] The Large Streetlight reaches { $now } to the south instead of { $was }.
    [w] The Large Streetlight reaches { $now } to the west instead of { $was }.
    [ne] The Large Streetlight reaches { $now } to the northeast instead of { $was }.
    [se] The Large Streetlight reaches { $now } to the southeast instead of { $was }.
    [sw] The Large Streetlight reaches { $now } to the southwest instead of { $was }.
   *[nw] The Large Streetlight reaches { $now } to the northwest instead of { $was }.
}
web-edition-ray-odd = { $count ->
    [one] The Large Streetlight has { $count } line that isn’t straight.
   *[other] The Large Streetlight has { $count } lines that aren’t straight.
}
web-edition-js-ready = { $count ->
    [one] { $count } difference. Ready to play.
   *[other] { $count } differences. Ready to play.
}
web-edition-js-standard = This is the standard box. Tap whatever is different in yours.
web-edition-js-tile = Tile { $tile }
web-edition-js-quarter = { $corner ->
    [top-left] top left
    [top-right] top right
    [bottom-left] bottom left
   *[bottom-right] bottom right
}: { $kind ->
    [o] own colour
    [r] the rival’s colour
    [m] mixed
   *[L] streetlight
}
web-edition-js-tally = Each player has { $o } of their own colour, { $r } of their rival’s, { $m } mixed and { $l ->
    [one] { $l } streetlight
   *[other] { $l } streetlights
}.
web-edition-js-building = { $name }, size { $size }
web-edition-js-differs = different from the standard box
web-edition-js-back = Reset
web-edition-js-square = Row { $row }, column { $column }: { $set ->
    [yes] part of the building
   *[no] empty
}
web-edition-js-starred = { $count } of { $of } chosen
web-edition-js-odd = { $count ->
    [one] { $count } more line from a file isn’t straight.
   *[other] { $count } more lines from a file aren’t straight.
}

# The forms of new games (web/templates/games)

web-new-avenue-editor = Make your own sheet
web-new-paris-box = Box
web-new-paris-standard = Standard box
web-new-paris-own-box = Your own box
web-new-paris-editor = My box is different
