"""Drawings of Paris: three positions, made by hand from real tiles and legal placements."""

from __future__ import annotations

import copy
from typing import Any

View = dict[str, Any]

COLUMNS = "abcdefgh"
SPACES = [f"{column}{row}" for row in range(1, 9) for column in COLUMNS]
KINDS = {"o": "orange", "b": "blue", "m": "mixed", "L": "light"}
SHAPES = {
    "I3": ["XXX"],
    "V3": [".X", "XX"],
    "O4": ["XX", "XX"],
    "T4": ["X.", "XX", "X."],
    "L4": ["XX", ".X", ".X"],
    "S4": ["X.", "XX", ".X"],
    "T5": [".X.", ".X.", "XXX"],
    "W5": ["..X", ".XX", "XX."],
    "X5": [".X.", "XXX", ".X."],
    "P5": [".XX", "XXX"],
    "U6": ["XXXX", "X..X"],
    "L6": ["XXX", "X..", "X..", "X.."],
}
STARRED = [
    "levitation",
    "metropolitain",
    "jardin",
    "sacre-coeur",
    "peintre",
    "chartier",
    "bouquinistes",
    "lampadaire",
]
FULL = "Lbmomboo oobbobbo omooobLo LbmbbLbb obommbob bbbobLLo obboLooL bmmoommb"
HALF = "Lb..mboo oo..obbo ..oo..Lo ..bb..bb ob..mb.. bb..bL.. ..bo..oL ..mo..mb"


def paved(rows: str) -> dict[str, str]:
    """Read a board from its rows, the top one first; a dot is a space not paved yet."""
    return {
        f"{COLUMNS[x]}{8 - y}": KINDS[mark]
        for y, row in enumerate(rows.split())
        for x, mark in enumerate(row)
        if mark != "."
    }


def ray(space: str, across: int, up: int, reach: int, blocks: set[str]) -> list[str]:
    """Return the spaces that light reaches in one direction."""
    lit: list[str] = []
    for step in range(1, reach + 1):
        column, row = COLUMNS.index(space[0]) + across * step, int(space[1]) + up * step
        if not (0 <= column < 8 and 1 <= row <= 8):
            break
        lit.append(f"{COLUMNS[column]}{row}")
        if lit[-1] in blocks:
            break
    return lit


def lamps(view: View) -> list[dict[str, Any]]:
    """Return the streetlights that shine in a view, with what they light."""
    blocks = {space for building in view["buildings"] for space in building["spaces"]}
    pieces = view["pieces"]
    large = pieces.get("large-streetlight", {"spaces": []})["spaces"]
    kinds = {space: "printed" for space, kind in view["board"].items() if kind == "light" and space not in blocks}
    kinds |= dict.fromkeys(pieces.get("streetlight", {"spaces": []})["spaces"], "tile") | dict.fromkeys(large, "large")
    return [
        {
            "space": space,
            "kind": kind,
            "lights": [
                lit
                for across, up in ((0, 1), (1, 0), (0, -1), (-1, 0))
                for lit in ray(space, across, up, 2 if kind == "large" else 1, blocks)
                if lit in view["board"]
            ],
        }
        for space, kind in sorted(kinds.items())
    ]


def finished(view: View) -> View:
    """Fill in what follows from the rest of a view: sizes, lamps, lights."""
    view["lamps"] = lamps(view)
    for building in view["buildings"]:
        building["size"] = len(building["spaces"])
        building["lights"] = sum(bool(set(lamp["lights"]) & set(building["spaces"])) for lamp in view["lamps"])
    return view


def house(name: str, owner: str, spaces: str) -> dict[str, Any]:
    return {"name": name, "owner": owner, "spaces": spaces.split(",")}


def sheet(light: int = 0, group: int = 0, unbuilt: int = 0, postcards: int = 0) -> dict[str, int]:
    total = light + group + unbuilt + postcards
    return {"light": light, "group": group, "unbuilt": unbuilt, "postcards": postcards, "total": total}


def opening() -> View:
    """Phase 1: half the board is paved; orange looks on with a tile in hand."""
    return finished(
        {
            "game": "paris",
            "seat": "orange",
            "edition": "standard",
            "options": {"penseur": "any", "fountain": 2, "mirror": False},
            "phase": 1,
            "over": False,
            "starts": "orange",
            "turn": ["orange"],
            "board": paved(HALF),
            "hands": {"orange": {"tile": 3, "spaces": ["orange", "light", "orange", "blue"]}, "blue": None},
            "piles": {"orange": 3, "blue": 4},
            "laid": {"orange": [2, 7, 5, 8], "blue": [1, 4, 6]},
            "pool": ["V3", "O4", "T4", "S4", "T5", "W5", "P5", "L6"],
            "reserve": {"orange": ["U6", "I3"], "blue": ["X5", "L4"]},
            "shapes": SHAPES,
            "buildings": [],
            "pieces": {},
            "postcards": [{"name": name, "by": None} for name in STARRED],
            "chimneys": {"orange": 7, "blue": 7},
            "tokens": {"orange": 4, "blue": 4},
            "rights": {"orange": [], "blue": []},
            "score": {"orange": sheet(unbuilt=-6), "blue": sheet(unbuilt=-6)},
        }
    )


def rich() -> View:
    """Phase 2: every special piece is on the board."""
    view = opening()
    used = {
        "jardin": "orange",
        "moulin-rouge": "orange",
        "fontaine": "orange",
        "bouquinistes": "orange",
        "penseur": "blue",
        "peintre": "blue",
        "grande-lumiere": "blue",
        "lampadaire": "blue",
    }
    view |= {
        "phase": 2,
        "seat": "blue",
        "turn": ["orange"],
        "board": paved(FULL),
        "hands": {"orange": None, "blue": None},
        "piles": {"orange": 0, "blue": 0},
        "pool": ["W5", "L6"],
        "reserve": {"orange": ["I3"], "blue": []},
        "buildings": [
            house("U6", "orange", "d1,e1,f1,g1,d2,g2"),
            house("X5", "blue", "e3,d4,e4,f4,e5"),
            house("L4", "orange", "d6,e6,e7,e8,d8"),
            house("T5", "blue", "a3,b3,c3,b4,b5"),
            house("P5", "orange", "a6,b6,c6,a7,b7"),
            house("O4", "blue", "b1,c1,b2,c2"),
            house("S4", "blue", "c7,d7,b8,c8"),
            house("T4", "blue", "f6,f7,g7,f8"),
            house("V3", "blue", "h4,g5,h5"),
            house("garden", "orange", "c4,c5"),
        ],
        "pieces": {
            "painter": {"owner": "blue", "spaces": ["d5"]},
            "dancer": {"owner": "orange", "spaces": ["f2"]},
            "statue": {"owner": "blue", "spaces": ["h1"], "faces": "n"},
            "fountain": {"owner": "orange", "spaces": ["g8", "h8"]},
            "streetlight": {"owner": "blue", "spaces": ["a1"]},
            "large-streetlight": {"owner": "blue", "spaces": ["g3"]},
            "annex": {"owner": "orange", "spaces": ["d8"], "building": "L4"},
        },
        "postcards": [{"name": name, "by": by} for name, by in used.items()],
        "chimneys": {"orange": 3, "blue": 1},
        "tokens": {"orange": 0, "blue": 0},
        "score": {"orange": sheet(31, 12, -3, 5), "blue": sheet(44, 11, 0, 12)},
    }
    return finished(view)


def middle() -> View:
    """Phase 2 with the starred set: some postcards are used, one right is kept."""
    view = rich()
    kept = ("U6", "X5", "T5", "P5", "T4")
    view |= {
        "seat": None,
        "turn": ["blue"],
        "buildings": [building for building in view["buildings"] if building["name"] in kept],
        "pieces": {"painter": {"owner": "orange", "spaces": ["d3"]}},
        "postcards": [
            {"name": name, "by": {"metropolitain": "blue", "peintre": "orange"}.get(name)} for name in STARRED
        ],
        "reserve": {"orange": ["L4", "I3", "L6"], "blue": ["O4", "S4", "V3", "W5"]},
        "pool": [],
        "chimneys": {"orange": 5, "blue": 4},
        "tokens": {"orange": 3, "blue": 3},
        "rights": {"orange": [], "blue": ["metropolitain"]},
        "score": {"orange": sheet(17, 6, -9, 6), "blue": sheet(23, 10, -12, 0)},
    }
    return finished(view)


def ending() -> View:
    """The end: nobody to move."""
    view = rich()
    view |= {"over": True, "turn": [], "seat": None}
    return finished(copy.deepcopy(view))
