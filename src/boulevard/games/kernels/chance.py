"""Fast chance for simulations, inside compiled code: 64-bit xorshift streams that are handed in and out.

(Games that people play are shuffled by `verifiable.py`, which anybody can check.)
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.games.kernels.compiled import compiled

_A, _B, _C, _HALF = np.uint64(13), np.uint64(7), np.uint64(17), np.uint64(32)


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
