"""Learning by temporal differences: the kernel of `train`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.avenue.comparison import SCRATCH, select
from boulevard.bots.avenue.fast_sheet import FAST_SHEET, clear, deal, play, total, turn_up
from boulevard.bots.avenue.ground import Ground
from boulevard.bots.avenue.values import MOST_FEATURES, Weights, list_features
from boulevard.games.avenue.play.state import FARMS, PEEK, ROADS, ROUNDS
from boulevard.games.kernels.compiled import compiled, kernel


@kernel
def learn(
    ground: Ground,
    streams: NDArray[np.uint64],
    weights: Weights,
    sums: NDArray[np.float32],
    sizes: NDArray[np.float32],
    rate: float,
    finals: NDArray[np.int16],
) -> None:
    """Play games and move the weights towards what came next, each at a rate that falls as its errors cancel out."""
    pair = np.empty(2, FAST_SHEET)
    roads, farms = np.empty(ROADS, np.uint8), np.empty(FARMS, np.uint8)
    named, scratch = np.empty((2, MOST_FEATURES), np.int32), np.empty(1, SCRATCH)
    for game in range(len(streams)):
        clear(ground[0], pair[0])
        deal(ground[0], pair[0], roads, farms, streams[game])
        known, old, value, place = 0, 0, 0.0, 0
        while True:
            turn_up(pair[0], roads[place], farms)
            place += 1
            action = select(ground[0], pair, weights, scratch[0])
            points = play(ground[0], pair[0], action)
            over = pair[0].rounds == ROUNDS
            found, worth = 0, 0.0
            if not over:
                found = list_features(ground[0], pair[0], action == PEEK, named[1 - old])
                for number in range(found):
                    worth += weights[named[1 - old, number]]
            if known:
                error = points + worth - value
                _correct(named[old], known, error, weights, sums, sizes, rate)
                worth = 0.0
                for number in range(found):
                    worth += weights[named[1 - old, number]]
            old, known, value = 1 - old, found, worth
            if over:
                break
        finals[game] = total(ground[0], pair[0])


@compiled
def _correct(
    named: NDArray[np.int32],
    known: int,
    error: float,
    weights: Weights,
    sums: NDArray[np.float32],
    sizes: NDArray[np.float32],
    rate: float,
) -> None:
    share = rate / known * error
    for number in range(known):
        weight = named[number]
        trust = abs(sums[weight]) / sizes[weight] if sizes[weight] > 0 else 1.0
        weights[weight] += share * trust
        sums[weight] += error
        sizes[weight] += abs(error)
