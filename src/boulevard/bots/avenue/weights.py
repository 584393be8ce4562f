"""The weights of `values`: those made by hand for a greedy player, and those learnt, from the file beside this one."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files

import numpy as np

from boulevard.bots.avenue.outlook import BARE, DEAD, END_KINDS, ENDS, MOST, PAIRS, STUCK
from boulevard.bots.avenue.values import (
    BY_ENDS,
    BY_LEAD,
    BY_SCORE,
    CASTLES,
    CURRENT,
    LATER,
    LOOSE,
    PHASES,
    ROLES,
    UPCOMING,
    WEIGHTS,
    Weights,
)

LEARNT = "learnt.npz"

_PART_OF_A_GRAPE = {CURRENT: 1.0, UPCOMING: 0.8, LATER: 0.3}
"""What a grape joined to a farm is worth to the greedy player."""
_A_WAY_OUT = 0.2
"""And a network's end that leads on."""


@cache
def learnt() -> Weights:
    """The weights that training has found."""
    with as_file(files(__package__).joinpath(LEARNT)) as path, np.load(path) as stored:
        return unpacked(stored["weights"])


def packed(weights: Weights) -> np.ndarray[tuple[int], np.dtype[np.float16]]:
    """Return weights in the form of the file."""
    return weights.astype(np.float16)


def unpacked(stored: np.ndarray[tuple[int], np.dtype[np.float16]]) -> Weights:
    """Return weights from the form of the file."""
    assert stored.shape == (WEIGHTS,), "the weights belong to another version of the values: train again"
    return stored.astype(np.float32)


@cache
def greedy() -> Weights:
    """Weights that count grapes: those joined to farms and castles now, and whether networks can grow."""
    weights = np.zeros(WEIGHTS, np.float32)
    points = np.arange(MOST)
    by_score = weights[BY_SCORE:BY_LEAD].reshape(ROLES, PHASES, MOST, -1)
    by_ends = weights[BY_ENDS:CASTLES].reshape(ROLES, -1, ENDS, 3)
    castles = weights[CASTLES:LOOSE].reshape(PHASES, 16, ENDS)
    castles += points[None, :16, None]
    ways_out = _ways_out()
    for role, part in _PART_OF_A_GRAPE.items():
        by_score[role] = part * points[None, :, None]
        by_ends[role] = _A_WAY_OUT * part * ways_out[None, :, None]
    castles += _A_WAY_OUT * ways_out
    return weights


def _ways_out() -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """How many of two ends lead on, by their kinds."""
    ways = np.zeros(ENDS)
    ways[BARE:] = 1.5
    for one in range(END_KINDS):
        for other in range(END_KINDS):
            ways[PAIRS[one, other]] = sum(end not in (DEAD, STUCK) for end in (one, other))
    return ways
