"""Fast chance for simulations, inside compiled code: 64-bit xorshift streams that are handed in and out.

(Games that people play are shuffled by `verifiable.py`, which anybody can check.)
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.games.compiled import compiled
from boulevard.games.contract import Seed

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_A, _B, _C, _HALF = np.uint64(13), np.uint64(7), np.uint64(17), np.uint64(32)


DEALING, PLAYING, SAMPLING = range(3)
"""What streams are for; those of one seed for different purposes have nothing to do with each other."""


def streams(seed: Seed, count: int, purpose: int) -> NDArray[np.uint64]:
    """Make independent streams from a seed; none of them is 0.

    They count up from a start that the seed gives, each mixed by the finaliser of SplitMix64 (Steele, Lea, Flood 2014).
    """
    start = np.random.SeedSequence(seed, spawn_key=(purpose,)).generate_state(1, np.uint64)
    mixed: NDArray[np.uint64] = start + np.arange(count, dtype=np.uint64) * _GOLDEN
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        mixed = (mixed ^ (mixed >> np.uint64(shift))) * np.uint64(factor)
    return (mixed ^ (mixed >> np.uint64(31))) | np.uint64(1)


@compiled
def below(stream: np.uint64, limit: int) -> tuple[np.uint64, int]:
    """Draw a number from 0 to limit - 1 (limit under 2³²); return the stream's next value and the number."""
    stream ^= stream << _A
    stream ^= stream >> _B
    stream ^= stream << _C
    return stream, int(((stream >> _HALF) * np.uint64(limit)) >> _HALF)


@compiled
def shuffle(items: NDArray[Any], first: int, stream: np.uint64) -> np.uint64:
    """Shuffle the items from number `first` on in place; return the stream's next value."""
    for last in range(len(items) - 1, first, -1):
        stream, draw = below(stream, last - first + 1)
        other = first + draw
        held = items[last]
        items[last] = items[other]
        items[other] = held
    return stream
