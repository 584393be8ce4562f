"""The table of the search: what is known of positions, by their keys."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.paris.solver.hashing import keys
from boulevard.games.kernels.compiled import compiled

ENTRY = np.dtype((np.record, [("key", "u8"), ("lower", "i2"), ("upper", "i2"), ("move", "i4")]))
"""What is known of a position. `move` is 1 + the best move, and from bit `COST` on how many nodes it took (log₂)."""
COST = 20


@compiled
def recall(table: NDArray[Any], frame: Any, state: Any) -> None:
    """Find the position in the table, and narrow its bounds by what is known there."""
    frame.first, frame.second = keys(state)
    frame.known = -1
    place = np.int64(frame.first & np.uint64(len(table) - 1))
    for way in range(2):
        entry = table[place ^ way]
        if entry.key == frame.second:
            frame.lower, frame.upper = max(frame.lower, entry.lower), min(frame.upper, entry.upper)
            frame.known = (entry.move & ((1 << COST) - 1)) - 1
            return


@compiled
def keep(table: NDArray[Any], frame: Any, nodes: int) -> None:
    """Write what was found to the table: over the same position, or over what took less work, or beside it."""
    lower, upper, move = frame.lower, frame.upper, frame.move
    if frame.best >= frame.wanted:
        lower = max(lower, frame.best)
        if move != frame.killers[0]:
            frame.killers[1] = frame.killers[0]
            frame.killers[0] = move
    else:
        upper = min(upper, frame.best)
        move = frame.known if frame.known >= 0 else move
    cost = 0
    while (nodes - frame.begun) >> cost:
        cost += 1
    place = np.int64(frame.first & np.uint64(len(table) - 1))
    if table[place].key != frame.second and table[place].move >> COST > cost:
        place ^= 1
    entry = table[place]
    entry.key, entry.lower, entry.upper = frame.second, lower, upper
    entry.move = (move + 1) | (cost << COST)
