"""The figures of the rules of Avenue: moments of one game for one player, on sheet A."""

from __future__ import annotations

from boulevard.games.avenue.components import FARM_NAMES, sheet
from boulevard.games.figures import Frame, Scene

SETUP = {
    "sheet": "A",
    "players": 1,
    "farms": ["C", "E", "A", "D", "F", "B"],
    "roads": [
        *("4y", "6g", "3y", "6y", "5g", "5g", "1y"),
        *("5g", "2g", "3y", "3g", "6y", "5y", "2y"),
        *("4g", "4y", "4g", "1y", "1y", "2y"),
        *("3g", "1g", "6g", "5g", "3y", "1y", "1g", "6g", "6g", "3g", "1g", "6y", "5y"),
        *("4y", "2g", "5y", "2y", "4g", "3y"),
        *("4y", "2y", "2g"),
    ],
}
DRAWN = tuple(
    f"draw {space}"
    for space in (
        *("c4", "c3", "b4", "b3", "b1", "c1", "b2"),
        *("e2", "d2", "a7", "d4", "d3", "e4", "b6"),
        *("c6", "b7", "f2", "f1", "f4", "a6"),
        *("e1", "a1", "d1", "e7", "d7", "a2", "c2", "a3", "e3", "f3", "a4", "a5", "b5"),
        *("d5", "c5", "e5", "d6", "f5", "e6"),
    )
)
"""A whole game, a line a round."""
ROUNDS = (7, 14, 20, 33, 39)
"""How many roads are drawn at the end of each round."""

SHEET = ("a1", "f7")
WEST, SOUTH = ("a1", "d5"), ("a1", "f4")

SCENES = {
    "sheet": Scene((), SHEET),
    "road": Scene(DRAWN[:1], WEST),
    "joined": Scene(DRAWN[:1], WEST, DRAWN[1:2], lines=("farm-1",)),
    "apart": Scene(DRAWN[:6], WEST, lines=("farm-1",)),
    "farm": Scene(DRAWN[: ROUNDS[0]], WEST, lines=("farm-1",), held=True),
    "zero": Scene(DRAWN[: ROUNDS[1]], SOUTH, lines=("farm-1", "farm-2", "penalty"), held=True),
    "rising": Scene(DRAWN[: ROUNDS[2]], SHEET, lines=("farm-1", "farm-2", "farm-3"), held=True),
    "purple": Scene(DRAWN, ("a4", "e7"), lines=("purple",)),
    "green": Scene(DRAWN, ("b1", "f5"), lines=("green",)),
    "end": Scene(
        DRAWN, SHEET, lines=(*(f"farm-{number}" for number in range(1, len(FARM_NAMES))), "purple", "green", "penalty")
    ),
}

FRAME = Frame("avenue", "table", 44, len(sheet("A").rows))
