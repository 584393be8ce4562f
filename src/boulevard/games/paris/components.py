"""What is in the box of Paris, as tables for compiled code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.games.keeping import kept_with
from boulevard.games.paris.edition import MAX_RAY, MAX_RAYS, MAX_SIZE, Edition
from boulevard.games.paris.play.state import BUILDINGS, TILES
from boulevard.games.paris.shapes import Shape, shape, tile_turns, turns

MAX_TURNS = 8
MAX_PLACEMENTS = BUILDINGS * MAX_TURNS * 64
OWN, RIVAL, MIXED, LAMP = range(4)
KINDS = "ormL"

BOX = np.dtype(
    (
        np.record,
        [
            ("tile", "u8", (TILES, 4, 4)),  # by tile, quarter turns and kind: the spaces, on square a1
            ("extent", "i8", BUILDINGS),
            ("turns", "i8", (2, BUILDINGS)),  # how many different turns, without and with `mirror`
            ("offset", "u8", (BUILDINGS, MAX_TURNS, MAX_SIZE)),  # each space's distance from the anchor
            ("anchors", "u8", (BUILDINGS, MAX_TURNS)),  # where the anchor may be on the empty board
            ("columns", "i8", (BUILDINGS, MAX_TURNS)),  # in how many columns it may be
            ("first", "i8", (BUILDINGS, MAX_TURNS)),  # the number of the placement at a1
            ("placements", "i8"),  # how many placements there are in all
            ("spaces", "u8", MAX_PLACEMENTS),  # by placement
            ("building", "u1", MAX_PLACEMENTS),
            (
                "ray",
                "u8",
                (64, MAX_RAYS, MAX_RAY),
            ),  # the Large Streetlight's lines from each space, 0 at their end
        ],
    )
)
"""The tables of an edition that compiled code works with.

A building's anchor is the lower left corner of the rectangle around it; placements are numbered by building,
turn, and the anchor's row and column.
"""

Box = NDArray[Any]
"""An array of one `BOX` record."""


@kept_with
def tables(edition: Edition) -> Box:
    """The tables of an edition."""
    box = np.zeros(1, dtype=BOX)
    for number, tile in enumerate(edition.tiles):
        _fill_tile(box[0], number, tile)
    for number, rows in enumerate(edition.buildings.values()):
        _fill_building(box[0], number, shape(rows))
    for space in range(64):
        for number, ray in enumerate(edition.rays):
            _fill_ray(box[0], space, number, ray)
    return box


def _fill_tile(box: Any, number: int, tile: str) -> None:
    for quarter, shown in enumerate(tile_turns(tile.replace("/", ""))):
        for space, kind in zip((8, 9, 0, 1), shown, strict=True):
            box.tile[number, quarter, KINDS.index(kind)] |= np.uint64(1 << space)


def _fill_building(box: Any, number: int, cells: Shape) -> None:
    box.extent[number] = len(cells)
    box.turns[0, number] = len(turns(cells, mirror=False))
    all_turns = turns(cells, mirror=True)
    box.turns[1, number] = len(all_turns)
    for turn, turned_cells in enumerate(all_turns):
        _fill_turn(box, number, turn, turned_cells)


def _fill_turn(box: Any, number: int, turn: int, cells: Shape) -> None:
    columns, rows = 8 - max(x for x, _ in cells), 8 - max(y for _, y in cells)
    offsets = sorted(8 * y + x for x, y in cells)
    box.offset[number, turn, : len(offsets)] = offsets
    box.columns[number, turn] = columns
    box.first[number, turn] = box.placements
    for anchor in (8 * y + x for y in range(rows) for x in range(columns)):
        box.anchors[number, turn] |= np.uint64(1 << anchor)
        box.spaces[box.placements] = sum(1 << (anchor + offset) for offset in offsets)
        box.building[box.placements] = number
        box.placements += 1


def _fill_ray(box: Any, space: int, number: int, ray: tuple[tuple[int, int], ...]) -> None:
    column, row = space % 8, space // 8
    for step, (east, north) in enumerate(ray):
        if not (0 <= column + east < 8 and 0 <= row + north < 8):
            return
        box.ray[space, number, step] = np.uint64(1 << (8 * (row + north) + column + east))


@kept_with
def placement_numbers(edition: Edition) -> Mapping[tuple[int, int], int]:
    """The number of every placement, by building and mask of spaces."""
    box = tables(edition)[0]
    return {(int(box.building[i]), int(box.spaces[i])): i for i in range(int(box.placements))}
