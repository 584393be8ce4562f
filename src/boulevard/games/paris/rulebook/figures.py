"""The figures of the rules of Paris: moments of games on one board, and one game to its end."""

from __future__ import annotations

from boulevard.games.figures import Frame, Scene
from boulevard.games.paris.drawing import draw
from boulevard.games.paris.edition import edition
from boulevard.games.paris.play.state import SEATS, TILES

STARRED = edition("standard").starred
OTHERS = (
    *("levitation", "metropolitain", "jardin", "chartier"),
    *("moulin-rouge", "penseur", "fontaine", "grande-lumiere"),
)
"""What the games are about in which the figures of the other postcards come up."""

SETUP = {
    "postcards": list(STARRED),
    "starts": "orange",
    "penseur": "any",
    "fountain": 2,
    "mirror": False,
    "piles": {seat: list(range(1, TILES + 1)) for seat in SEATS},
}
WITH_OTHERS = {"postcards": list(OTHERS)}

_LAID = {
    "orange": ("c7 270", "g3 270", "e5 180", "a3 180", "g1 270", "a5 180", "a7 0", "e1 90"),
    "blue": ("c5 180", "c1 90", "c3 270", "e7 90", "a1 270", "e3 180", "g7 270", "g5 0"),
}
_RESERVED = {"orange": ("V3", "L4", "T5", "O4"), "blue": ("P5", "I3", "T4", "S4")}


def _phase_1() -> tuple[str, ...]:
    """Lay all tiles, and reserve a building after each of the first four."""
    moves: list[str] = []
    for number in range(TILES):
        moves += (f"lay {_LAID[seat][number]}" for seat in SEATS)
        moves += (f"reserve {_RESERVED[seat][number]}" for seat in SEATS if number < len(_RESERVED[seat]))
    return tuple(moves)


PAVED = _phase_1()
"""Phase 1: then orange begins phase 2."""

T5, P5, V3, I3 = "build T5 d6,d7,c8,d8,e8", "build P5 b2,c2,d2,c3,d3", "build V3 a6,a7,b7", "build I3 h6,h7,h8"
O4, L4, T4 = "build O4 d7,e7,d8,e8", "build L4 f4,g4,f5,f6", "build T4 c5,b6,c6,c7"
SOUTH = "build T5 g1,e2,f2,g2,g3"

END = (
    *(T5, P5, V3),
    *("peintre a2", "bouquinistes b8 d6", "lampadaire d1", "build L4 e2,f2,g2,g3", "sacre-coeur", "jardin d4,d5"),
    *(I3, "chartier", T4, "build O4 f4,g4,f5,g5", "levitation", "metropolitain"),
)
"""Phase 2 of a game, from the first building to the last token."""

BOARD = ("a1", "h8")


def _scene(*built: str) -> tuple[str, ...]:
    return (*PAVED, *built)


SCENES = {
    "laying": Scene(PAVED[:12], BOARD, seat="orange"),
    "reserve": Scene(PAVED[:14], seat="orange", beside=2),
    "building": Scene(_scene(), ("a5", "d8"), (V3,), seat="orange"),
    "light": Scene(_scene(V3), ("a5", "d8"), seat="orange", lines=("light",), at="a6"),
    "group": Scene(_scene(SOUTH, P5, L4), ("d1", "h6"), seat="orange", lines=("group",)),
    "shared": Scene(_scene(SOUTH, P5), ("b1", "g4"), seat="blue", lines=("light",)),
    "unbuilt": Scene(_scene(SOUTH, P5, V3, I3), seat="orange", lines=("unbuilt",)),
    "winner": Scene(_scene(*END), BOARD, seat="orange", lines=("light", "group", "unbuilt", "postcards")),
    "loser": Scene(_scene(*END), BOARD, seat="blue", lines=("light", "group", "unbuilt", "postcards")),
    "levitation": Scene(
        _scene(SOUTH, "build P5 d1,c2,d2,c3,d3", O4, T4),
        ("a5", "e8"),
        ("levitation L4 W5 a6,a7,b7,b8,c8",),
        "orange",
        ("light",),
    ),
    "metropolitain": Scene(
        _scene(V3, P5, "metropolitain", "jardin g5,g6"),
        ("c3", "g7"),
        ("build T5 d4,d5,e5,f5,d6",),
        "orange",
        ("light",),
    ),
    "jardin": Scene(_scene(SOUTH, P5), ("b2", "f6"), ("jardin d4,d5",), "orange", ("light",)),
    "sacre-coeur": Scene(_scene(SOUTH, P5, V3, I3), None, ("sacre-coeur",), "orange", ("unbuilt",)),
    "peintre": Scene(
        _scene("build V3 e7,d8,e8", "build P5 c5,b6,c6,b7,c7", "build O4 g2,h2,g3,h3", "build S4 d1,c2,d2,c3", L4),
        ("d3", "h8"),
        ("peintre g6",),
        "blue",
        ("postcards",),
    ),
    "chartier": Scene(
        _scene(SOUTH, P5, "chartier", "jardin g5,g6"), ("b2", "f6"), ("build L4 d4,e4,d5,d6",), "orange", ("light",)
    ),
    "bouquinistes": Scene(_scene(T5, P5, V3, I3), ("c4", "f8"), ("bouquinistes d5 d6",), "orange", ("light",)),
    "lampadaire": Scene(_scene(T5, P5, V3, I3), ("a5", "f8"), ("lampadaire b8",), "orange", ("light",)),
    "moulin-rouge": Scene(
        _scene(V3, "build T4 b2,c2,d2,c3", SOUTH, "build I3 c5,c6,c7", L4, "build S4 d6,e6,e7,f7"),
        ("a5", "f8"),
        ("moulin-rouge d8",),
        "orange",
        ("postcards",),
        setup=WITH_OTHERS,
    ),
    "penseur": Scene(
        _scene(SOUTH, "build P5 d1,c2,d2,c3,d3", O4, T4),
        ("e2", "h6"),
        ("penseur g4 w",),
        "orange",
        ("postcards",),
        setup=WITH_OTHERS,
    ),
    "fontaine": Scene(
        _scene(O4, "build P5 d1,c2,d2,c3,d3", V3, I3),
        ("a5", "e8"),
        ("fontaine b8,c8",),
        "orange",
        ("postcards",),
        setup=WITH_OTHERS,
    ),
    "grande-lumiere": Scene(
        _scene("build V3 f4,g4,f5", "build P5 c6,d6,e6,d7,e7", "build L4 e2,f2,g2,g3"),
        ("c5", "h8"),
        ("grande-lumiere g7",),
        "blue",
        ("light",),
        setup=WITH_OTHERS,
    ),
}


def _beside(rows: int) -> tuple[int, int, int, int]:
    """The side of the seat that looks is below the board, the pool below that."""
    return 0, draw.STRIP + draw.WIDTH + 8, draw.WIDTH, draw.STRIP + 16 + (draw.POOL + 20) * (rows - 1)


FRAME = Frame("paris", "sky", draw.EDGE, 8, _beside)
