"""The weights of `values`: those made by hand for a greedy player, and those learnt, from the file beside this one."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import numpy as np

from boulevard.bots.avenue.features import (
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
    Weights,
)
from boulevard.bots.avenue.ground import Ground
from boulevard.bots.avenue.network import WEIGHTS
from boulevard.bots.avenue.outlook import BARE, DEAD, END_KINDS, ENDS, MOST, PAIRS, STUCK

LEARNT = "learnt.npz"
FILE = Path(__file__).with_name(LEARNT)

_PART_OF_A_GRAPE = {CURRENT: 1.0, UPCOMING: 0.8, LATER: 0.3}
"""What a grape joined to a farm is worth to the greedy player."""
_A_WAY_OUT = 0.2
"""And a network's end that leads on."""


SHIPPED, ANY = "shipped", "any"
"""The parts of the file: the weights for the sheets in the box, and those for sheets of one's own."""


def learnt_for(ground: Ground) -> Weights:
    """The weights that training has found for a sheet."""
    return learnt(bool(ground[0].shipped < 0))


@cache
def learnt(any_sheet: bool) -> Weights:
    """The weights that training has found for the sheets in the box, or for any sheet."""
    with as_file(files(__package__).joinpath(LEARNT)) as path, np.load(path) as stored:
        return unpacked(stored[ANY if any_sheet else SHIPPED])


def ship(weights: Weights, any_sheet: bool, path: Path = FILE) -> None:
    """Make weights those of the package, for the sheets in the box or for any sheet; the others stay."""
    with np.load(path) as stored:
        parts = {name: stored[name] for name in (SHIPPED, ANY) if name in stored}
    np.savez_compressed(path, **{**parts, ANY if any_sheet else SHIPPED: packed(weights)})


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
