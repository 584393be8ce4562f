"""The table of the search: what is known of positions, by their keys.

Threads share it without locks: an entry is two words, what is known and the key crossed with that (xor), so that one
whose words come from two threads is that of no position (Hyatt and Mann 2002).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.paris.solver.hashing import keys
from boulevard.games.kernels.compiled import compiled

KEY, KNOWN, WORDS = range(3)
"""Places in an entry."""
Table = NDArray[np.uint64]
"""Entries in rows. What is known, from the lowest bit: both bounds, 1 + the best move, and what it cost (log₂)."""

BOUND, ACTION, COST = 16, 20, 12
"""Bits of these."""
NIL = 1 << (BOUND - 1)
"""A bound of 0 as it is kept."""


@compiled
def recall(table: Table, frame: Any, state: Any) -> None:
    """Find the position in the table, and narrow its bounds by what is known there."""
    frame.first, frame.second = keys(state)
    frame.known = -1
    place = np.int64(frame.first & np.uint64(len(table) - 1))
    for way in range(2):
        known = table[place ^ way, KNOWN]
        if table[place ^ way, KEY] ^ known == frame.second:
            word = np.int64(known)
            frame.lower = max(frame.lower, (word & ((1 << BOUND) - 1)) - NIL)
            frame.upper = min(frame.upper, (word >> BOUND & ((1 << BOUND) - 1)) - NIL)
            frame.known = (word >> 2 * BOUND & ((1 << ACTION) - 1)) - 1
            return


@compiled
def keep(table: Table, frame: Any, nodes: int) -> None:
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
    there = table[place, KNOWN]
    if table[place, KEY] ^ there != frame.second and np.int64(there) >> (2 * BOUND + ACTION) > cost:
        place ^= 1
    known = np.uint64((lower + NIL) | (upper + NIL) << BOUND | (move + 1) << 2 * BOUND | cost << (2 * BOUND + ACTION))
    table[place, KEY] = frame.second ^ known
    table[place, KNOWN] = known
