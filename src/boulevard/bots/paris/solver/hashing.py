"""Positions of phase 2 as two 64-bit words: one to find them in a table, one to know them again."""

from __future__ import annotations

from typing import Any

import numpy as np

from boulevard.bots.paris.solver.plans import signed
from boulevard.games.kernels.bits import lowest
from boulevard.games.kernels.compiled import compiled
from boulevard.games.paris.play.state import LEVITATION

_START = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xC2B2AE3D27D4EB4F)
_ODD = np.uint64(0xD6E8FEB86659FD93), np.uint64(0xA0761D6478BD642F)
_MIX = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_29, _31, _32 = np.uint64(29), np.uint64(31), np.uint64(32)

Keys = tuple[np.uint64, np.uint64]


@compiled
def keys(state: Any) -> Keys:
    """Two words of all that matters for the rest of the game; colours, lamps and options are those of the table."""
    both = _START
    pool = signed(state.pool) if state.face_up >> LEVITATION & 1 else 0
    word = pool | signed(state.reserve[0]) << 12 | signed(state.reserve[1]) << 24 | signed(state.face_up) << 36
    both = _added(both, np.uint64(word | signed(state.turn) << 48 | signed(state.idle) << 49))
    word = signed(state.activated[0]) | signed(state.activated[1]) << 12 | signed(state.faces) << 24
    for seat in range(2):
        counts = signed(state.chimneys[seat]) | signed(state.tokens[seat]) << 3 | signed(state.rights[seat]) << 6
        word |= counts << (26 + 8 * seat)
    both = _added(both, np.uint64(word))
    for seat in range(2):
        built = signed(state.built[seat])
        while built:
            both = _added(both, state.cells[lowest(built)])
            built &= built - 1
        both = _added(both, state.houses[seat])
    both = _added(both, state.occupied)
    both = _added(both, state.painter)
    both = _added(both, state.dancer)
    both = _added(both, state.statue)
    both = _added(both, state.fountain)
    both = _added(both, state.streetlight)
    both = _added(both, state.large)
    return _mixed(both[0]), _mixed(both[1])


@compiled
def _added(both: Keys, word: np.uint64) -> Keys:
    first, second = both
    first = (first ^ word) * _ODD[0]
    second = (second + word) * _ODD[1]
    return first ^ (first >> _32), second ^ (second >> _29)


@compiled
def _mixed(word: np.uint64) -> np.uint64:
    """The finaliser of SplitMix64 (Steele, Lea, Flood 2014)."""
    word = (word ^ (word >> _32)) * _MIX[0]
    word = (word ^ (word >> _29)) * _MIX[1]
    return word ^ (word >> _31)
