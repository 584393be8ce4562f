"""Polyominoes: reading them from a drawing, turning them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

Shape = frozenset[tuple[int, int]]
"""Spaces as (column, row), the lowest of each being 0; rows count upwards."""


def shape(rows: Sequence[str]) -> Shape:
    """The spaces of a drawing, rows from the top."""
    spaces = {(x, -y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "X"}
    return _normal(spaces) if spaces else frozenset()


def turned(cells: Shape) -> Shape:
    """The shape after a quarter turn clockwise."""
    return _normal({(y, -x) for x, y in cells})


def turns(cells: Shape, mirror: bool) -> list[Shape]:
    """All different turns of a shape; with `mirror` those of the piece turned over follow."""
    found: list[Shape] = []
    for turn in _all_turns(cells)[: 8 if mirror else 4]:
        if turn not in found:
            found.append(turn)
    return found


def quarters(cells: Shape) -> list[int]:
    """By how many quarter turns clockwise all these came about, 4 more if the piece was turned over before."""
    found = _all_turns(cells)
    return [found.index(turn) for turn in turns(cells, mirror=True)]


def _all_turns(cells: Shape) -> list[Shape]:
    found: list[Shape] = []
    for side in (cells, _normal({(-x, y) for x, y in cells})):
        for _ in range(4):
            found.append(side)
            side = turned(side)
    return found


def tile_turns(spaces: Sequence[str]) -> Iterator[tuple[str, str, str, str]]:
    """Yield what the spaces of a tile show after each quarter turn clockwise; spaces are row by row from the top."""
    top_left, top_right, bottom_left, bottom_right = spaces
    for _ in range(4):
        yield top_left, top_right, bottom_left, bottom_right
        top_left, top_right, bottom_left, bottom_right = bottom_left, top_left, bottom_right, top_right


def _normal(cells: set[tuple[int, int]]) -> Shape:
    left, low = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - low) for x, y in cells)


def is_one_piece(cells: Shape) -> bool:
    """Whether all spaces hang together by their sides."""
    reached = {min(cells)}
    while grown := {(x, y) for x, y in cells - reached if _neighbours(x, y) & reached}:
        reached |= grown
    return reached == cells


def _neighbours(x: int, y: int) -> set[tuple[int, int]]:
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
