"""Learning by temporal differences: the kernel of `train`."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.avenue.comparison import SCRATCH, select
from boulevard.bots.avenue.fast_sheet import FAST_SHEET, clear, deal, play, total, turn_up
from boulevard.bots.avenue.features import Weights
from boulevard.bots.avenue.ground import Ground
from boulevard.bots.avenue.network import HIDDEN, NETWORK, OUTPUT
from boulevard.bots.avenue.values import NAMED, name_all, worth_of
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
    net_rate: float,
    finals: NDArray[np.int16],
) -> None:
    """Play games and move the weights towards what came next, each at a rate that falls as its errors cancel out."""
    pair = np.empty(2, FAST_SHEET)
    roads, farms = np.empty(ROADS, np.uint8), np.empty(FARMS, np.uint8)
    named, scratch = np.empty(2, NAMED), np.empty(1, SCRATCH)
    for game in range(len(streams)):
        clear(ground[0], pair[0])
        deal(ground[0], pair[0], roads, farms, streams[game])
        known, old, value, place = False, 0, 0.0, 0
        while True:
            turn_up(pair[0], roads[place], farms)
            place += 1
            action = select(ground[0], pair, weights, scratch[0])
            points = play(ground[0], pair[0], action)
            over = pair[0].rounds == ROUNDS
            worth = 0.0
            if not over:
                name_all(ground[0], pair[0], action == PEEK, named[1 - old])
                worth = worth_of(weights, named[1 - old])
            if known:
                error = points + worth - value
                _correct(named[old], error, weights, sums, sizes, rate)
                _teach(named[old], error, weights, net_rate)
            old, known, value = 1 - old, True, worth
            if over:
                break
        finals[game] = total(ground[0], pair[0])


@compiled
def _correct(
    named: Any,
    error: float,
    weights: Weights,
    sums: NDArray[np.float32],
    sizes: NDArray[np.float32],
    rate: float,
) -> None:
    features = named.features
    share = rate / named.features_found * error
    for number in range(named.features_found):
        weight = features[number]
        trust = abs(sums[weight]) / sizes[weight] if sizes[weight] > 0 else 1.0
        weights[weight] += share * trust
        sums[weight] += error
        sizes[weight] += abs(error)


@compiled
def _teach(named: Any, error: float, weights: Weights, rate: float) -> None:
    """Move the network towards what came next, by a share of the error."""
    rows, hidden, shares = named.rows, named.hidden, named.shares
    place, steep = OUTPUT + named.phase * HIDDEN, 1.0
    for unit in range(HIDDEN):
        if hidden[unit] > 0:
            slope = weights[place + unit]
            steep += hidden[unit] * hidden[unit] + named.rows_found * slope * slope
    share = np.float32(rate * error / steep)
    for unit in range(HIDDEN):
        shares[unit] = 0
        if hidden[unit] > 0:
            shares[unit] = share * weights[place + unit]
            weights[place + unit] += share * hidden[unit]
    for number in range(named.rows_found):
        start = NETWORK + rows[number] * HIDDEN
        for unit in range(HIDDEN):
            weights[start + unit] += shares[unit]
