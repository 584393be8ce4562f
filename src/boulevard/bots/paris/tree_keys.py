"""Numbers for positions and moves of the tree, by which they are found again."""

from __future__ import annotations

from typing import Any

import numpy as np

from boulevard.games.kernels.compiled import compiled
from boulevard.games.paris.play.actions import RESERVE
from boulevard.games.paris.play.state import LAYING, TILES

LAYS = 64 * TILES
"""Numbers of moves that lay a tile; other moves follow."""


@compiled
def position_key(state: Any) -> np.uint64:
    """A number for what is open in a position and the hand of the seat to act."""
    key = np.uint64(state.turn) + np.uint64(1)
    for seat in range(2):
        used = 0
        for place in range(int(state.laid[seat])):
            used |= 1 << int(state.piles[seat, place])
        key = _mix(key, state.colour[seat])
        key = _mix(key, state.houses[seat])
        small = np.uint64(used) | np.uint64(state.reserve[seat]) << np.uint64(8)
        small |= np.uint64(state.built[seat]) << np.uint64(24) | np.uint64(state.activated[seat]) << np.uint64(40)
        key = _mix(key, small | np.uint64(state.rights[seat]) << np.uint64(56))
    key = _mix(key, state.mixed)
    key = _mix(key, state.occupied)
    rest = np.uint64(state.idle) << np.uint64(8) | np.uint64(state.opener) << np.uint64(4) | np.uint64(state.faces)
    if state.phase == LAYING:
        if state.laid[state.turn] < TILES:
            rest |= np.uint64(state.piles[state.turn, state.laid[state.turn]]) << np.uint64(16)
        return _mix(key, rest)
    for building in range(len(state.cells)):
        key = _mix(key, state.cells[building])
    key = _mix(key, state.painter ^ (state.large << np.uint64(1)))
    key = _mix(key, state.dancer ^ (state.statue << np.uint64(1)))
    key = _mix(key, state.fountain)
    key = _mix(key, state.streetlight ^ (state.annex << np.uint64(1)))
    return _mix(key, rest)


@compiled
def _mix(key: np.uint64, word: np.uint64) -> np.uint64:
    key = (key ^ word) * np.uint64(0x9FB21C651E98DF25)
    return key ^ (key >> np.uint64(29))


@compiled
def move_key(state: Any, action: int) -> int:
    """A number for a move wherever it is played: that of its action, and for tiles also of the tile."""
    if action < RESERVE:
        return int(state.piles[state.turn, state.laid[state.turn]]) * 64 + action
    return action - RESERVE + LAYS
