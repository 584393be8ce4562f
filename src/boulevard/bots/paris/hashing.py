"""Positions of phase 2 as two 64-bit words: one to find them in a table, one to know them again."""

from __future__ import annotations

from typing import Any

import numpy as np

from boulevard.games.bits import lowest
from boulevard.games.compiled import compiled
from boulevard.games.paris.state import LEVITATION

_A, _B = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xC2B2AE3D27D4EB4F)
_C, _D = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_S, _T, _U = np.uint64(29), np.uint64(32), np.uint64(31)


@compiled
def mixed(word: np.uint64) -> np.uint64:
    word = (word ^ (word >> _T)) * _C
    word = (word ^ (word >> _S)) * _D
    return word ^ (word >> _U)


@compiled
def _add(first: np.uint64, second: np.uint64, word: np.uint64) -> tuple[np.uint64, np.uint64]:
    first = (first ^ word) * _A
    first ^= first >> _T
    second = (second + word) * _B
    second ^= second >> _S
    return first, second


@compiled
def keys(state: Any) -> tuple[np.uint64, np.uint64]:
    """Two words of all that matters for the rest of the game; colours, lamps and options are the table's own."""
    first, second = _A, _B
    pool = int(state.pool) if state.face_up >> LEVITATION & 1 else 0
    first, second = _add(
        first,
        second,
        np.uint64(
            pool
            | int(state.reserve[0]) << 12
            | int(state.reserve[1]) << 24
            | int(state.face_up) << 36
            | int(state.turn) << 48
            | int(state.idle) << 49
            | int(state.faces) << 52
        ),
    )
    first, second = _add(
        first,
        second,
        np.uint64(
            int(state.activated[0])
            | int(state.activated[1]) << 12
            | int(state.chimneys[0]) << 24
            | int(state.chimneys[1]) << 28
            | int(state.rights[0]) << 32
            | int(state.rights[1]) << 34
            | int(state.tokens[0]) << 36
            | int(state.tokens[1]) << 40
        ),
    )
    first, second = _add(first, second, state.occupied)
    for seat in range(2):
        built = int(state.built[seat])
        while built:
            first, second = _add(first, second, state.cells[lowest(built)])
            built &= built - 1
        first, second = _add(first, second, state.houses[seat])
    first, second = _add(first, second, state.painter)
    first, second = _add(first, second, state.dancer)
    first, second = _add(first, second, state.statue)
    first, second = _add(first, second, state.fountain)
    first, second = _add(first, second, state.streetlight)
    first, second = _add(first, second, state.large)
    return mixed(first), mixed(second)
