# Drawings of empty sheets (games/avenue/draw.py)

avenue-blank-title = A sheet of Avenue
avenue-blank-summary = { $rows } × { $columns } spaces, nothing drawn yet.

# What both editors say

sheet-link = This link does not hold a whole sheet. Was it copied to its end?
edition-link = This link does not hold a whole edition. Was it copied to its end?
web-editor-undo = Undo
web-editor-redo = Redo
web-editor-name = Name
web-editor-scripts = This page needs scripts, which your browser does not run.
web-editor-play = Play against { $name }
web-editor-more = Choose how to play
web-editor-share = Share it
web-editor-link = Link
web-editor-link-note = Everything is in the link: nothing is kept on the server.
web-editor-save = Download
web-editor-open = Open a file
web-editor-print = Print
web-editor-shelf = Kept in this browser
web-editor-keep = Keep it here
web-editor-none = Nothing yet. What you are working on stays here anyway, even if you leave the page.
web-editor-js-lost = The server can’t be reached just now. Your work is safe in this browser.
web-editor-js-large = { $file } is too large: a file like this has a few hundred letters.
web-editor-js-unreadable = { $file } can’t be read.
web-editor-js-refused = { $file }: { $reason }
web-editor-js-opened = { $file } is open. Undo brings back what you had here.
web-editor-js-brought = This came with the link. Undo brings back what you had here.
web-editor-js-kept = “{ $name }” is kept in this browser.
web-editor-js-full = This browser keeps nothing for this page.
web-editor-js-take = Open “{ $name }”
web-editor-js-drop = Delete “{ $name }”
web-editor-js-sure = Really delete?
web-editor-js-unnamed = Without a name
web-editor-js-undone = Taken back.
web-editor-js-redone = Done again.

# The editor of sheets (web/templates/sheet.html)

web-sheet-title = Your own sheet
web-sheet-lead = Click together the sheet that is printed on your pad, or invent one. Then play on it, send it to friends, or print it.
web-sheet-board = The sheet
web-sheet-keys = Arrow keys go from space to space. A letter or digit puts the symbol with that key, Space or Enter the one that is chosen, Delete takes it away.
web-sheet-palette = What to put
web-sheet-size = Size
web-sheet-rows = Rows
web-sheet-columns = Columns
web-sheet-fewer = { $what ->
    [rows] One row less
   *[columns] One column less
}
web-sheet-more = { $what ->
    [rows] One row more
   *[columns] One column more
}
web-sheet-starts = Start from
web-sheet-start = { $sheet ->
    [empty] Empty
   *[other] Sheet { $sheet }
}
web-sheet-change = Change it as a whole
web-sheet-mirror = Mirror
web-sheet-turn = Turn
web-sheet-swap = Swap colours
web-sheet-file-note = A text file, as the command line and this page read it.
web-sheet-paper = Paper
web-sheet-a4 = A4
web-sheet-letter = Letter
web-sheet-per-page = Sheets on a page
web-sheet-pdf = PDF
web-sheet-twice = { $symbol ->
    [CP] { $space }: the purple castle is on the sheet already, and may be there only once.
    [CG] { $space }: the green castle is on the sheet already, and may be there only once.
   *[other] { $space }: farm { $symbol } is on the sheet already, and may be there only once.
}
web-sheet-grapes = Grapes: { $purple } purple, { $green } green.
web-sheet-no-castle = { $colour ->
    [CP] There is no purple castle: nobody scores for it.
   *[CG] There is no green castle: nobody scores for it.
}
web-sheet-js-ready = Complete: ready to play.
web-sheet-js-space = { $space }: { $what }
web-sheet-js-moved = { $what } moved from { $from } to { $space }
web-sheet-js-full = A sheet has at most { $spaces } spaces and { $columns } columns.
web-sheet-js-sized = { $rows } × { $columns }
web-sheet-js-placed = on the sheet
web-sheet-js-missing = still missing

# The form of editions (web/templates/edition.html)

web-edition-title = Your own box
web-edition-lead = Printings of Paris differ. Make this box like the one on your table: tap what is different, and play with that.
web-edition-mine = My box
web-edition-name-note = Letters, digits, blanks, dots and dashes.
web-edition-tiles = Tiles
web-edition-tiles-note = As they lie before Orange; Blue has the same with the colours swapped. Tap a quarter to change it, or go there with Tab and the arrow keys and press O (own colour), R (the rival’s), M (mixed) or L (streetlight).
web-edition-buildings = Buildings
web-edition-buildings-note = Tap a building to change its shape or its name.
web-edition-starred = Starred postcards
web-edition-starred-note = The eight for a first game.
web-edition-rays = Large Streetlight
web-edition-rays-note = How many spaces far it shines each way.
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
web-edition-differences = Differences to the standard
web-edition-reset = All back to the standard
web-edition-file-note = A TOML file, as the command line and this page read it.
web-edition-print-note = Prints an overview of the box.
web-edition-shape = The shape
web-edition-shape-keys = Arrow keys go from square to square, Space or Enter sets or clears one.
web-edition-turn = Turn
web-edition-mirror = Mirror
web-edition-usual = Back to the standard
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
    [turned] { $name }: the same shape, drawn turned.
    [over] { $name }: the same shape, turned over.
   *[new] { $name }: another shape, size { $count } instead of { $was }.
}
web-edition-star-differs = { $starred ->
    [yes] { $card } is starred.
   *[no] { $card } is not starred.
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
    [one] The Large Streetlight has { $count } line that is not straight.
   *[other] The Large Streetlight has { $count } lines that are not straight.
}
web-edition-js-ready = { $count ->
    [one] One difference. This box can be played with.
   *[other] { $count } differences. This box can be played with.
}
web-edition-js-standard = This is the standard box. Tap what is different in yours.
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
web-edition-js-tally = Each player has { $o } of their own colour, { $r } of the rival’s, { $m } mixed, and { $l ->
    [one] { $l } streetlight
   *[other] { $l } streetlights
}.
web-edition-js-building = { $name }, size { $size }
web-edition-js-differs = differs from the standard
web-edition-js-back = Back to the standard
web-edition-js-square = Row { $row }, column { $column }: { $set ->
    [yes] part of the building
   *[no] free
}
web-edition-js-starred = { $count } of 8 chosen
web-edition-js-odd = { $count ->
    [one] { $count } more line, from a file, is not straight.
   *[other] { $count } more lines, from a file, are not straight.
}

# The forms of new games (web/templates/games)

web-new-avenue-editor = Click a sheet together
web-new-paris-box = The box
web-new-paris-standard = The standard box
web-new-paris-own-box = Your own box
web-new-paris-editor = My box is different
