"""A small network on top of the weights: it sees what goes together, which a sum can't.

What is on a sheet names rows: each road in its space (of shipped sheets), each farm still to come and each castle by
its grapes, its ends, what is ahead of them and the farms that share its network, the score to beat, and the cards left.
The rows add up to the hidden units, of which those above zero count, by what they are worth at the moment. A move
changes a few rows, so only these are added and taken away.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.avenue.fast_sheet import key_grapes
from boulevard.bots.avenue.features import CURRENT, FEATURES, LATER, PHASES, ROLES, UPCOMING, Moment, Weights, phase_of
from boulevard.bots.avenue.ground import CARDS, KEYS, MOST_SPOTS, SHIPPED
from boulevard.bots.avenue.outlook import ENDS, MOST, WAYS
from boulevard.games.avenue.play.state import FARMS, YELLOW
from boulevard.games.kernels.bits import ONE, lowest
from boulevard.games.kernels.compiled import compiled

HIDDEN = 32
"""Hidden units: a power of two."""

KEY_ROWS, MOMENT_ROWS, CARD_ROWS = 5, 2, 13
MOST_ROWS = MOST_SPOTS + KEY_ROWS * KEYS + MOMENT_ROWS + CARD_ROWS

_BY_POINTS = SHIPPED * MOST_SPOTS * 6
_BY_ENDS = _BY_POINTS + SHIPPED * KEYS * ROLES * MOST
_BY_COMPANY = _BY_ENDS + SHIPPED * KEYS * ROLES * ENDS
_BY_WAY = _BY_COMPANY + SHIPPED * KEYS * (1 << FARMS)
_LAST = _BY_WAY + ROLES * WAYS
_FLAGS = _LAST + MOST
_PHASES = _FLAGS + 8
_CARDS = _PHASES + PHASES
ROWS = _CARDS + CARDS * 5

NETWORK = FEATURES
"""The place of the rows among all weights."""
OUTPUT = NETWORK + ROWS * HIDDEN
"""And that of what the hidden units are worth, one row for each moment."""
WEIGHTS = OUTPUT + PHASES * HIDDEN


@compiled
def list_roads(ground: Any, sheet: Any, rows: NDArray[np.int32], found: int) -> int:
    """Write the rows of all roads of a shipped sheet from a place on; return the place after them."""
    if ground.shipped < 0:
        return found
    rest = ground.spaces & ~sheet.empty
    while rest:
        space = lowest(rest)
        rest &= rest - ONE
        rows[found] = road_row(ground, space, int(sheet.road[space]))
        found += 1
    return found


@compiled
def road_row(ground: Any, space: int, road: int) -> int:
    """A road in a space of a shipped sheet."""
    return int((ground.shipped * MOST_SPOTS + space) * 6 + road)


@compiled
def list_key(
    ground: Any, sheet: Any, key: int, moment: Moment, seen: NDArray[np.int64], rows: NDArray[np.int32], found: int
) -> None:
    """Write the rows of a farm that is still to come or of a castle, whose ends have been looked at."""
    own = max(ground.shipped, 0) * KEYS + (key if ground.shipped >= 0 else 0 if key < FARMS else FARMS)
    role = CURRENT if key == moment[2] else UPCOMING if key == moment[3] else LATER if key < FARMS else ROLES - 1
    points = min(key_grapes(ground, sheet, key), MOST - 1)
    rows[found] = _BY_POINTS + (own * ROLES + role) * MOST + points
    rows[found + 1] = _BY_ENDS + (own * ROLES + role) * ENDS + seen[0]
    rows[found + 2] = _BY_COMPANY + own * (1 << FARMS) + (seen[3] if ground.shipped >= 0 else 0)
    rows[found + 3] = _BY_WAY + role * WAYS + seen[1]
    rows[found + 4] = _BY_WAY + role * WAYS + seen[2]


@compiled
def list_moment(sheet: Any, moment: Moment, last: int, peeked: bool, rows: NDArray[np.int32], found: int) -> None:
    """Write the rows of what a move can change of the moment."""
    known, spent = (1 if moment[2] >= 0 else 0), (1 if sheet.peeked else 0)
    rows[found] = _LAST + min(last, MOST - 1)
    rows[found + 1] = _FLAGS + known * 4 + spent * 2 + (1 if peeked else 0)


@compiled
def list_cards(sheet: Any, moment: Moment, rows: NDArray[np.int32], found: int) -> None:
    """Write the rows of the cards left."""
    rows[found] = _PHASES + phase_of(moment)
    place = 0
    for road in range(6):
        for card in (road, road + YELLOW):
            place += 1
            rows[found + place] = _CARDS + card * 5 + min(int(sheet.left[card]), 4)


@compiled
def add_row(weights: Weights, row: int, hidden: NDArray[np.float32]) -> None:
    """Put a row to the hidden units."""
    place = NETWORK + row * HIDDEN
    for unit in range(HIDDEN):
        hidden[unit] += weights[place + unit]


@compiled
def swap_rows(weights: Weights, old: int, new: int, hidden: NDArray[np.float32]) -> None:
    """Put a row in the place of another."""
    if old != new:
        gone, come = NETWORK + old * HIDDEN, NETWORK + new * HIDDEN
        for unit in range(HIDDEN):
            hidden[unit] += weights[come + unit] - weights[gone + unit]


@compiled
def output_of(weights: Weights, phase: int, hidden: NDArray[np.float32], shares: NDArray[np.float32]) -> float:
    """What the hidden units are worth; `shares` is overwritten."""
    place = OUTPUT + phase * HIDDEN
    for unit in range(HIDDEN):
        shares[unit] = max(hidden[unit], np.float32(0)) * weights[place + unit]
    width = HIDDEN // 2
    while width:
        for unit in range(width):
            shares[unit] += shares[unit + width]
        width //= 2
    return float(shares[0])
