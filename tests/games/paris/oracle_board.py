"""The board and the box of the oracle: spaces, pieces and tiles, over sets of spaces."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

Space = tuple[int, int]
"""(row, column), both from 0, so that sorting gives the order of the notation: a1, b1 … h1, a2 … h8."""
Spaces = frozenset[Space]
BOARD: Spaces = frozenset((row, column) for row in range(8) for column in range(8))
SQUARES: Spaces = frozenset((row, column) for row, column in BOARD if row % 2 == 0 and column % 2 == 0)
SIDES = {"n": (1, 0), "e": (0, 1), "s": (-1, 0), "w": (0, -1)}
DIAGONALS = ((1, 1), (1, -1), (-1, 1), (-1, -1))
RIVAL = {"orange": "blue", "blue": "orange"}
# Top left, top right, bottom left, bottom right: own, rival's, mixed, Light.
TILES = {1: "romo", 2: "moor", 3: "oLor", 4: "Lorm", 5: "moro", 6: "oLro", 7: "Loom", 8: "ooor"}
# Rows from the top.
BUILDINGS = {
    "I3": "XXX",
    "V3": ".X XX",
    "O4": "XX XX",
    "T4": "X. XX X.",
    "L4": "XX .X .X",
    "S4": "X. XX .X",
    "T5": ".X. .X. XXX",
    "W5": "..X .XX XX.",
    "X5": ".X. XXX .X.",
    "P5": ".XX XXX",
    "U6": "XXXX X..X",
    "L6": "XXX X.. X.. X..",
}


def name(space: Space) -> str:
    """Write a space as in `c4`."""
    row, column = space
    return "abcdefgh"[column] + str(row + 1)


def space_named(text: str) -> Space:
    """Read a space written as in `c4`."""
    return int(text[1]) - 1, "abcdefgh".index(text[0])


@cache
def listed(spaces: Spaces) -> str:
    """Write spaces "joined by commas in the order a1, b1 … h1, a2 … h8"."""
    return ",".join(name(space) for space in sorted(spaces))


def spaces_listed(text: str) -> Spaces:
    """Read spaces joined by commas."""
    return frozenset(space_named(part) for part in text.split(","))


def ahead(space: Space, step: Space, distance: int = 1) -> Space:
    """Go some steps from a space, maybe off the board."""
    return space[0] + step[0] * distance, space[1] + step[1] * distance


@cache
def beside(space: Space) -> Spaces:
    """Give the spaces of the board that touch a side of this one."""
    return BOARD & {ahead(space, step) for step in SIDES.values()}


def touches(some: Spaces, others: Spaces) -> bool:
    """Tell whether two sets of spaces touch by a side."""
    return any(beside(space) & others for space in some)


def reached(start: Space, within: Iterable[Space]) -> Spaces:
    """Give the area reached from `start` by sides over spaces of `within`; `start` itself belongs to it."""
    open_spaces, area, edge = set(within), {start}, [start]
    while edge:
        new = (beside(edge.pop()) & open_spaces) - area
        area |= new
        edge.extend(new)
    return frozenset(area)


@cache
def placements(drawing: str, mirror: bool) -> tuple[Spaces, ...]:
    """Give every way to put a piece on the board: rotated and, only with `mirror`, turned over."""
    rows = enumerate(drawing.split())
    shape = [(-down, right) for down, row in rows for right, mark in enumerate(row) if mark == "X"]
    found = set()
    for turned in [shape, [(row, -column) for row, column in shape]] if mirror else [shape]:
        for _ in range(4):
            turned = [(-column, row) for row, column in turned]
            anchor = turned[0]
            for at in BOARD:
                found.add(frozenset((at[0] + r - anchor[0], at[1] + c - anchor[1]) for r, c in turned))
    return tuple(spaces for spaces in found if spaces <= BOARD)


def laid(tile: int, square: Space, rotation: int, seat: str) -> dict[Space, str]:
    """Give the colours of a square's four spaces once the tile lies there, turned clockwise."""
    colours = {"o": seat, "r": RIVAL[seat], "m": "mixed", "L": "light"}
    top_left, top_right, bottom_left, bottom_right = (colours[mark] for mark in TILES[tile])
    for _ in range(rotation // 90):
        top_left, top_right, bottom_right, bottom_left = bottom_left, top_left, top_right, bottom_right
    row, column = square
    return {
        (row + 1, column): top_left,
        (row + 1, column + 1): top_right,
        (row, column): bottom_left,
        (row, column + 1): bottom_right,
    }
