"""A state of Avenue: a record of fixed size for a number of players.

The table's part is the same for all; each player's sheet has its own. Kernels see the two as separate arrays, so
machine code serves every number of players. Spaces are bits of a 64-bit mask, numbered from the lower left
space rightwards and upwards. Roads on cards are 0–5 with 8 added for yellow, farms 0–5, rounds 0–4.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

FARMS, ROADS, ROUNDS, YELLOWS_A_ROUND = 6, 42, 5, 4
MAX_SPACES, MAX_COLUMNS = 64, 26
YELLOW = 8

NORTH, EAST, SOUTH, WEST = range(4)
SIDES = ((NORTH, WEST), (NORTH, EAST), (SOUTH, EAST), (SOUTH, WEST), (WEST, EAST), (NORTH, SOUTH))
"""The two sides that each road joins, roads 1 to 6."""

PEEK = 64
"""The action's number; the others are spaces."""

OPEN, SECRET = 255, 254
"""In `choice`: not made yet; made, but not known to the seat of this view."""

UNKNOWN = 255
"""In `farms` and `roads` of a view: a card that the seat does not know."""

TABLE = np.dtype(
    (
        np.record,
        [
            ("farms", "u1", FARMS),  # the order of the farm cards
            ("roads", "u1", ROADS),  # the order of the road cards
            ("card", "u1"),  # the road card that is turned up
            ("rounds", "u1"),  # how many are over; 5 at the end
            ("yellows", "u1"),  # yellow cards of this round that have been played
        ],
    )
)

SHEET = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("reach", "u8", 4),  # the spaces whose roads reach north, east, south, west
                ("scores", "u1", ROUNDS),  # of the farms so far
                ("peeks", "u1"),  # the rounds with a peek, as bits
                ("choice", "u1"),  # for the card that is turned up: a space, PEEK, or OPEN
            ],
            align=True,
        ),
    )
)

States = NDArray[Any]
Tables = NDArray[Any]
Sheets = NDArray[Any]
"""States, and the two parts of them that kernels see."""


@cache
def state_type(players: int) -> np.dtype[Any]:
    """The record of a game with that many players."""
    sheets = players * SHEET.itemsize
    layout: Any = {
        "names": ["sheets", "table"],
        "formats": [(SHEET, (players,)), TABLE],
        "offsets": [0, sheets],
        "itemsize": -(-(sheets + TABLE.itemsize) // 8) * 8,
    }
    return np.dtype((np.record, np.dtype(layout)))
