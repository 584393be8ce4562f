"""Playing a game of Paris to its end in a hurry: the best of a few moves drawn by lot, again and again."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.paris.policy import Weights, judge, lights
from boulevard.games.kernels.chance import below
from boulevard.games.kernels.compiled import compiled


@compiled
def quick_move(
    box: Any, state: Any, legal: int, actions: NDArray[np.int32], weight: Weights, tries: int, stream: np.uint64
) -> tuple[np.uint64, int]:
    """Draw some of the legal actions, and take the one that looks best; one try is an even draw from all."""
    stream, draw = below(stream, legal)
    best = actions[draw]
    if tries <= 1:
        return stream, best
    where = lights(box, state)
    most = judge(box, state, where, weight, best)
    for _ in range(tries - 1):
        stream, draw = below(stream, legal)
        points = judge(box, state, where, weight, actions[draw])
        if points > most:
            best, most = actions[draw], points
    return stream, best
