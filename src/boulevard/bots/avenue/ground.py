"""What a printed sheet is to searches: the tables of its spaces.

A space's `pattern` tells its four sides apart, one digit of base 3 a side: behind an OPEN one is an empty space, behind
a REACHED one a road that comes in, and a SHUT one leads nowhere.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.avenue.symmetry import half_turn
from boulevard.games.avenue.components import Sheet, deck, sheet_names, tables
from boulevard.games.avenue.play.state import FARMS, MAX_SPACES, YELLOW
from boulevard.games.kernels.bits import count
from boulevard.games.kernels.compiled import compiled

OPEN_SIDE, REACHED, SHUT = range(3)
PATTERNS = 81
PLACE = (1, 3, 9, 27)
"""What a side's digit counts in a pattern."""
DIGITS = np.array([[pattern // place % 3 for place in PLACE] for pattern in range(PATTERNS)], np.int8)
KEYS = FARMS + 2
"""Spaces that networks are worth something for: the farms, then the purple and the green castle."""
NOWHERE = -1
CARDS = 2 * YELLOW
"""Road cards are numbered below this."""
SHIPPED, MOST_SPOTS = 3, 42
"""Sheets, and spaces of each, of which particulars are learnt."""
SPOT_PAIRS, SQUARE_PAIRS, KEY_PAIRS = MOST_SPOTS // 2, 15, KEYS // 2
"""Spaces, squares of 2×2, and farms and castles of a shipped sheet, each together with its image after a half turn."""

GROUND = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("ones", "u8"),  # as in the box
                ("twos", "u8"),
                ("colour", "u8", 2),
                ("key", "u8", KEYS),  # the space of each; 0 if there is none
                ("spaces", "u8"),
                ("beside", "i2", 4 * MAX_SPACES),  # the neighbour behind each side, or NOWHERE
                ("blocks", "i2", 4 * MAX_SPACES),  # the lower left spaces of the four squares of 2×2 with each space
                ("around", "u8", MAX_SPACES),  # the neighbours of each space
                ("near", "u8", MAX_SPACES),  # those within two steps, itself included
                ("pattern", "u1", MAX_SPACES),  # of the empty sheet
                ("content", "u1", MAX_SPACES),  # grapes, or 16 + key
                ("weight", "u1", 3 * MAX_SPACES),  # grapes of both colours, of purple and of green
                ("shipped", "i8"),  # the number of a shipped sheet, or -1
                ("deck", "u1", CARDS),  # how many there are of each card
                # Of a shipped sheet, which is symmetric: the numbers of pairs, and whether an image is the second
                ("spot", "i2", MAX_SPACES),
                ("spot_turned", "u1", MAX_SPACES),
                ("square", "i2", MAX_SPACES),  # by the square's lower left space
                ("square_turned", "u1", MAX_SPACES),
                ("kind", "i2", KEYS),
                ("kind_turned", "u1", KEYS),
                ("company", "u1", 1 << FARMS),  # a set of farms, after the turn
            ],
            align=True,
        ),
    )
)

Ground = NDArray[Any]
"""An array of one `GROUND` record: what a sheet is to a search."""


@lru_cache(maxsize=64)
def ground_of(sheet: Sheet) -> Ground:
    """The tables of a sheet."""
    box = tables(sheet)[0]
    ground = np.zeros(1, GROUND)
    for name in ("ones", "twos", "colour", "spaces"):
        ground[0][name] = box[name]
    ground[0].key[:FARMS] = box.farm
    ground[0].key[FARMS:] = box.castle
    ground[0].deck[:] = np.bincount(deck(), minlength=CARDS)
    _fill_spaces(ground[0], sheet)
    partners = half_turn(sheet)
    known = sheet.name is not None and len(sheet.spaces) == MOST_SPOTS and sheet_names().index(sheet.name) < SHIPPED
    ground[0].shipped = sheet_names().index(sheet.name) if known and partners else -1
    if known and partners:
        _pair(ground[0], partners)
    return ground


def _pair(ground: Any, partners: Sequence[int]) -> None:
    """Number what is the same after a half turn."""
    last = MOST_SPOTS - 1
    for space in range(MOST_SPOTS):
        ground.spot[space], ground.spot_turned[space] = min(space, last - space), space > last - space
    squares = [space for space in range(MOST_SPOTS) if ground.blocks[4 * space] != NOWHERE]
    for number, space in enumerate(squares):
        image = len(squares) - 1 - number
        ground.square[space], ground.square_turned[space] = min(number, image), number > image
    pairs = sorted({min(pair) for pair in enumerate(partners)})
    for key, partner in enumerate(partners):
        ground.kind[key], ground.kind_turned[key] = pairs.index(min(key, partner)), key > partner
    for farms in range(1 << FARMS):
        ground.company[farms] = sum(1 << partners[farm] for farm in range(FARMS) if farms >> farm & 1)


def _fill_spaces(ground: Any, sheet: Sheet) -> None:
    """Look at every space."""
    keys = {"A": 0, "B": 1, "C": 2, "D": 3, "E": 4, "F": 5, "CP": 6, "CG": 7}
    total, columns = len(sheet.spaces), sheet.columns
    for space, (_, symbol) in enumerate(sheet.spaces):
        column = space % columns
        next_to = (space + columns, space + 1, space - columns, space - 1)
        inside = (space + columns < total, column + 1 < columns, space >= columns, column > 0)
        for side in range(4):
            ground.beside[4 * space + side] = next_to[side] if inside[side] else NOWHERE
            ground.around[space] |= np.uint64(1 << next_to[side] if inside[side] else 0)
            ground.pattern[space] += 0 if inside[side] else SHUT * PLACE[side]
        for number, grape in enumerate(("[PG][123]", "P[123]", "G[123]")):
            ground.weight[number * MAX_SPACES + space] = int(symbol[1]) if re.fullmatch(grape, symbol) else 0
        ground.content[space] = 16 + keys[symbol] if symbol in keys else int(ground.weight[space])
    for space in range(total):
        for place, anchor in enumerate((space, space - 1, space - columns, space - columns - 1)):
            whole = anchor >= 0 and anchor + columns + 1 < total and anchor % columns + 1 < columns
            whole &= place % 2 == 0 or space % columns > 0
            ground.blocks[4 * space + place] = anchor if whole else NOWHERE
        around = [other for other in ground.beside[4 * space : 4 * space + 4].tolist() if other != NOWHERE]
        ground.near[space] = np.bitwise_or.reduce([ground.around[other] for other in around] + [ground.around[space]])


@compiled
def grapes(ground: Any, area: np.uint64) -> int:
    """How many grapes there are in an area, of both colours."""
    return count(area & ground.ones) + 2 * count(area & ground.twos)
