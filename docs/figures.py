"""Make the figures of the rule pages: `python docs/figures.py`.

Every figure is a position of a recorded game, replayed and drawn by the library. What a caption says about it stands
here too (`Figure.says`) and is compared with the position, so that a figure can't come to contradict its page.
The same library gives the same bytes. Paris' figures are in the folder itself, those of other games in one of theirs.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import boulevard
from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.games.paris.drawing.art import UNIT
from boulevard.games.paris.drawing.draw import EDGE

ROOT = Path(__file__).resolve().parents[1]
PAGES_IN = ROOT / "docs" / "rules"
FIGURES_IN = PAGES_IN / "figures"
BOARD = ROOT / "docs" / "board.svg"
ART_IN = ROOT / "src" / "boulevard" / "web" / "static" / "games"
ART = {"paris": ("booklet", (40, 240, 800, 400)), "avenue": ("alone", (44, 46, 600, 300))}
"""What the home page shows of each game: the last position of a record, through a window (left, top, width, height)."""
RECORDS = {
    "booklet": ROOT / "tests" / "data" / "booklet_example.json",
    **{
        name: FIGURES_IN / "records" / f"{name}.json"
        for name in ("tiles", "pieces", "rights", "alone", "steep", "three")
    },
}


class Figure(NamedTuple):
    """A position of a recorded game, and what the page says about it."""

    name: str
    record: str
    moves: int
    """How many moves of the record lead to it."""
    says: tuple[str, ...] = ()
    """Facts of the position, as `facts` writes them."""
    seat: Seat | None = None
    sides: bool = False
    """Whether to draw what lies beside the board as well."""
    marked: bool = True
    """Whether to mark the last move; not where a figure shows how things were before another one."""


# What Avenue's longer captions say.
JOINED = {
    "B": ("farm B", "#1 grapes 2", "#1 joined e5 e6 e7"),
    "D": ("farm D", "#1 grapes 9", "#1 joined e2 e3 d4 e4 d5 e5 e6 d7 e7"),
    "E": ("farm E", "#1 grapes 11", "#1 joined a1 b1 c1 d1 a2 b2 d2 b3 b4 b5 b6 c6"),
    "F": ("farm F", "#1 scores 3 9 10 14 0", "#1 grapes 8", "#1 joined e1 f1 f2 e3 f3 e4 f4 f5"),
}
TABLE = ("round 4", "farm C", "card 4 yellow", "next farm E", "#1 peeked", "#1 scores 1 5 15", "#1 grapes 15")
TIE = ("#1 scores 1 5 15 0 7", "#3 scores 1 6 0 5 16", "#1 total 25", "#2 total 17", "#3 total 25", "#3 wins")
SCORING = ("37 cards", "#1 scores 4 0 10 11 13", "#1 purple 8", "#1 green 5", "#1 34 roads", "#1 total 46")

FIGURES = (
    Figure("tiles", "tiles", 16, marked=False),
    Figure("setup", "booklet", 0, ("blue to move", "blue holds 3"), "blue", sides=True),
    Figure("phase-1-before", "booklet", 13, ("orange to move", "orange holds 4"), "orange", sides=True, marked=False),
    Figure("phase-1-after", "booklet", 14, ("blue to move", "orange holds 8"), "orange", sides=True),
    Figure("phase-1-end", "booklet", 27, ("orange to move", "orange unbuilt -12", "blue unbuilt -18")),
    Figure("build", "booklet", 30, ("L6 6×1", "orange light 6")),
    Figure("light", "booklet", 33, ("L6 6×1", "U6 6×2", "L4 4×3", "X5 5×1", "orange light 18", "blue light 17")),
    Figure("bouquinistes", "booklet", 34, ("U6 7×3", "orange light 27", "orange group 13")),
    Figure("metropolitain", "booklet", 35, ("O4 4×2", "U6 7×3", "L4 4×3")),
    Figure("chartier", "booklet", 36, ("garden 2×3", "orange light 33", "orange group 15")),
    Figure("sacre-coeur", "booklet", 38, ("orange keeps T4 T5", "orange unbuilt 0"), "orange", sides=True),
    Figure("lampadaire-before", "booklet", 40, ("X5 5×1", "O4 4×2", "blue postcards 2", "blue light 34"), marked=False),
    Figure("lampadaire", "booklet", 41, ("X5 5×2", "O4 4×3", "blue postcards 4", "blue light 43")),
    Figure("scoring", "booklet", 42, ("over", "orange total 48", "blue total 57")),
    Figure("moulin-rouge", "pieces", 31, ("orange postcards 27",)),
    Figure("penseur", "pieces", 32, ("orange postcards 20", "blue postcards 11")),
    Figure("peintre", "pieces", 33, ("orange postcards 20",)),
    Figure("jardin", "pieces", 34, ("garden 2×1", "orange postcards 16")),
    Figure("fontaine", "pieces", 36, ("blue postcards 17",)),
    Figure("grande-lumiere-before", "pieces", 37, ("T4 4×2", "W5 5×3", "L4 4×0"), marked=False),
    Figure("grande-lumiere", "pieces", 38, ("T4 4×3", "W5 5×3", "L4 4×0", "over")),
    Figure("levitation-before", "rights", 28, ("orange keeps L6 S4 V3", "orange unbuilt -9"), marked=False),
    Figure("levitation", "rights", 29, ("U6 6×3", "orange keeps L6 S4", "orange unbuilt -6")),
    Figure("penseur-blocked", "rights", 33, ("blue postcards 0", "S4 4×3")),
    Figure("rights-before", "rights", 35, ("blue may metropolitain chartier", "U6 6×3"), marked=False),
    Figure("rights", "rights", 36, ("P5 5×1", "U6 6×2", "blue to move")),
    Figure("group", "rights", 39, ("blue group 15", "orange group 10", "over")),
    Figure("avenue/sheet-a", "alone", 0, ("sheet A",)),
    Figure("avenue/sheet-b", "three", 0, ("sheet B",)),
    Figure("avenue/sheet-c", "steep", 0, ("sheet C",)),
    Figure("avenue/turn-before", "alone", 7, (*JOINED["B"], "card 3 grey", "3 yellow"), sides=True, marked=False),
    Figure("avenue/turn-after", "alone", 8, ("round 1", "#1 d5 road 3", "#1 grapes 4"), sides=True),
    Figure("avenue/joined", "alone", 16, (*JOINED["D"], "#1 c4 road 4", "#1 d4 road 2", "#1 f1 road 1"), marked=False),
    Figure("avenue/farm", "alone", 32, (*JOINED["E"], "round 4", "4 yellow", "#1 scores 4 0 10"), sides=True),
    Figure("avenue/steep", "steep", 36, (*JOINED["F"], "#1 purple 0", "#1 green 8", "#1 total 39"), sides=True),
    Figure("avenue/castles-before", "alone", 33, ("#1 purple 0", "#1 green 3"), marked=False),
    Figure("avenue/castles", "alone", 34, ("#1 b7 road 5", "#1 purple 8", "#1 green 4")),
    Figure("avenue/table", "three", 73, (*TABLE, "#2 to move", "#3 to move"), 0, sides=True),
    Figure("avenue/tie", "three", 108, TIE, sides=True),
    Figure("avenue/scoring", "alone", 37, SCORING, sides=True),
)

LEGEND = (
    ("a7", "a7", "a space of", "orange: fans"),
    ("c1", "c1", "a space of blue:", "straight stones"),
    ("g8", "g8", "a mixed space:", "both colours"),
    ("c7", "c7", "a streetlight", "space"),
    ("d6", "e7", "orange building,", "round chimneys"),
    ("e5", "g6", "blue building,", "square chimneys"),
    ("b8", "c8", "the Garden,", "a building too"),
    ("d8", "d8", "the Annex,", "part of a building"),
    ("h6", "h6", "the Painter", ""),
    ("e3", "e3", "the Dancer", ""),
    ("f3", "g3", "the Statue, its", "arrow to the front"),
    ("b6", "b7", "the Fountain", ""),
    ("b2", "b2", "the Streetlight", "tile"),
    ("d3", "d3", "the Large", "Streetlight"),
    ("a5", "a5", "gold: a space", "that is lit"),
    ("a1", "a1", "a sign: size", "× streetlights"),
)
"""Windows into the last position of "pieces", from lower left to upper right space, with two lines of words."""


def main() -> int:
    """Write all figures, or with --check see whether they are up to date; return how many complaints there are."""
    drawings = {FIGURES_IN / f"{figure.name}.svg": drawn(figure) for figure in FIGURES}
    drawings[FIGURES_IN / "legend.svg"] = legend(position("pieces", None))
    drawings[BOARD] = position("booklet", None).svg(size=640)
    drawings |= {ART_IN / game / "art.svg": window(position(record, None), *box) for game, (record, box) in ART.items()}
    complaints = [*false_captions(), *compare_with_pages()]
    for path, svg in drawings.items():
        if "--check" not in sys.argv:
            path.write_text(svg + "\n", encoding="utf-8", newline="\n")
        elif path.read_text(encoding="utf-8") != svg + "\n":
            complaints.append(f"{path.name} is not up to date: python docs/figures.py")
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return len(complaints)


def false_captions() -> Iterator[str]:
    """Yield what is said about a figure but not true."""
    for figure in FIGURES:
        missing = set(figure.says) - facts(position(figure.record, figure.moves).view(figure.seat))
        yield from (f"{figure.name}: not so: {fact}" for fact in sorted(missing))


def position(record: str, moves: int | None) -> Game:
    """Replay the first moves of a recorded game (None: all of them)."""
    whole: dict[str, Any] = json.loads(RECORDS[record].read_text(encoding="utf-8"))
    return boulevard.from_record({**whole, "moves": whole["moves"][:moves], "result": None})


def drawn(figure: Figure) -> str:
    """Draw a figure, whole tables larger than boards."""
    game = position(figure.record, figure.moves)
    size = 560 if figure.sides else 420
    marks = game.marks(figure.seat) if figure.marked else ()
    drawing = game.rules.svg(game.view(figure.seat), marks, theme="auto", size=size, sides=figure.sides)
    return slim(drawing) if game.name == "avenue" else drawing


def window(game: Game, left: int, top: int, wide: int, high: int) -> str:
    """Draw a part of a board."""
    drawing = game.rules.svg(game.view(), (), theme="auto", size=wide, sides=False)
    seen = f'width="{wide}" height="{high}" viewBox="{left} {top} {wide} {high}"'
    return slim(re.sub(r'width="\d+" height="\d+" viewBox="[^"]*"', seen, drawing, count=1))


def slim(drawing: str) -> str:
    """Leave out what only a page can use, ids, data and titles of parts; a table full of sheets has a lot of them."""
    return re.sub(r'<title>[^<]*</title>| (data-[\w-]+|id)="(?!avenue|paris|art-)[^"]*"', "", drawing)


def facts(view: Mapping[str, Any]) -> set[str]:
    """Return what can be said about a position, a short sentence a fact."""
    told = facts_of_paris(view) if view["game"] == "paris" else facts_of_avenue(view)
    return {*told, "over"} if view["over"] else set(told)


def facts_of_paris(view: Mapping[str, Any]) -> set[str]:
    """Tell buildings, scores, reserves, rights and hands."""
    found = {f"{house['name']} {house['size']}×{house['lights']}" for house in view["buildings"]}
    found |= {f"{seat} to move" for seat in view["turn"]}
    for seat in ("orange", "blue"):
        found |= {f"{seat} {line} {points}" for line, points in view["score"][seat].items()}
        found.add(" ".join((seat, "keeps", *sorted(view["reserve"][seat]))))
        found.add(" ".join((seat, "may", *view["rights"][seat])))
        if hand := view["hands"][seat]:
            found.add(f"{seat} holds {hand['tile']}")
    return found


def facts_of_avenue(view: Mapping[str, Any]) -> Iterator[str]:
    """Tell the cards, and of every player, numbered as in drawings, the roads, the scores and what is joined."""
    yield from (f"sheet {view['sheet']['name']}", f"round {view['round']}", f"farm {view['farm']}")
    yield from (f"next farm {view['next_farm']}", f"{view['yellow']} yellow", f"{len(view['cards'])} cards")
    if card := view["card"]:
        yield f"card {card['number']} {'yellow' if card['yellow'] else 'grey'}"
    yield from (f"#{player + 1} to move" for player in view["turn"])
    yield from (f"#{player + 1} wins" for player in view["winners"] or ())
    for sheet in view["sheets"]:
        who = f"#{sheet['player'] + 1}"
        yield from (f"{who} {line} {sheet[line]}" for line in ("grapes", "total"))
        yield from (f"{who} {colour} {castle['points']}" for colour, castle in sheet["castles"].items())
        yield from (f"{who} {space} road {number}" for space, number in sheet["roads"].items())
        yield f"{who} {len(sheet['roads'])} roads"
        yield " ".join((who, "scores", *map(str, sheet["scores"])))
        yield " ".join((who, "joined", *sheet["network"]))
        if sheet["peeked"]:
            yield f"{who} peeked"


def legend(game: Game) -> str:
    """Show the paving and the pieces, each through a window into one drawing of a whole board."""
    drawing = game.rules.svg(game.view(), (), theme="auto", sides=False)
    inside = drawing[drawing.index(">") + 1 : drawing.rindex("</svg>")]
    inside = re.sub(r"<(title|desc)\b.*?</\1>", "", inside)
    entries = "".join(_entry(number, *entry) for number, entry in enumerate(LEGEND))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="boulevard-paris auto" role="img" viewBox="0 0 1120 480" '
        'width="840"><title>The paving and the pieces</title>'
        f'<defs><g id="city" class="boulevard-paris auto">{inside}</g></defs>'
        f'<rect width="1120" height="480" rx="18" fill="var(--card)"/>{entries}</svg>'
    )


def _entry(number: int, first: str, last: str, *words: str) -> str:
    """Draw one window of the legend and its words."""
    x, y = 20 + number % 4 * 275, 15 + number // 4 * 115
    left, top = _corner(f"{first[0]}{last[1]}")
    columns, rows = ord(last[0]) - ord(first[0]) + 1, int(last[1]) - int(first[1]) + 1
    wide, high = 100 * columns // max(columns, rows), 100 * rows // max(columns, rows)
    lines = "".join(
        f'<text x="{x + 112}" y="{y + 45 + 26 * row}" font-size="21">{line}</text>' for row, line in enumerate(words)
    )
    return (
        f'<svg x="{x + (100 - wide) // 2}" y="{y + (100 - high) // 2}" width="{wide}" height="{high}" '
        f'viewBox="{left} {top} {columns * UNIT} {rows * UNIT}">'
        f'<use href="#city"/></svg>{lines}'
    )


def _corner(space: str) -> tuple[int, int]:
    """Return where the upper left corner of a space is in a drawing."""
    return EDGE + (ord(space[0]) - ord("a")) * UNIT, EDGE + (8 - int(space[1])) * UNIT


def compare_with_pages() -> Iterator[str]:
    """Yield the figures that no page shows, and those that one shows but that nobody makes."""
    pages = "".join(page.read_text(encoding="utf-8") for page in PAGES_IN.glob("*.md"))
    shown = set(re.findall(r"\(figures/([\w/-]+)\.svg\)", pages))
    made = {"legend", *(figure.name for figure in FIGURES)}
    yield from (f"no page shows {name}.svg" for name in sorted(made - shown))
    yield from (f"a page shows {name}.svg, which is not made" for name in sorted(shown - made))
    written = {path.relative_to(FIGURES_IN).with_suffix("").as_posix() for path in FIGURES_IN.rglob("*.svg")}
    yield from (f"{name}.svg is left over" for name in sorted(written - made))


if __name__ == "__main__":
    sys.exit(main())
