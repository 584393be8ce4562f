"""What a position of phase 1 is worth: a small network, trained on what the search found.

The network sees the board from the seat to act: whose each space is and where light falls, in how many ways each
building would fit on either ground, which are reserved, which tiles are left. It answers with the points that both
will have in the end. It knows the buildings of the standard edition only.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.paris.policy import lit_twice
from boulevard.games.kernels.bits import ONE, ZERO, beside, count, lowest
from boulevard.games.kernels.compiled import compiled
from boulevard.games.paris.play.placement import fitting
from boulevard.games.paris.play.state import BUILDING, BUILDINGS, POSTCARDS, TILES

WAYS = 12 * BUILDINGS
"""For each building, in how many ways it fits, fits in the light, and in double light; for both seats; once if it is in
that seat's reserve, and once if it is in the pool."""
SPACES = WAYS
RESERVES = SPACES + 4 * 64
HANDS = RESERVES + 2 * BUILDINGS
LEFT = HANDS + TILES
CARDS = LEFT + 2 * TILES
GROUNDS = CARDS + len(POSTCARDS)
COURSE = GROUNDS + 10
INPUTS = COURSE + 4

POINTS = 10.0
"""The network's unit."""


class Network(NamedTuple):
    """The weights of two hidden layers and the answer; none of them where there is no network."""

    first: NDArray[np.float32]
    first_bias: NDArray[np.float32]
    second: NDArray[np.float32]
    second_bias: NDArray[np.float32]
    last: NDArray[np.float32]
    """For either seat's points: weights for the second layer, and a bias at the end."""


@cache
def network(path: str = "") -> Network:
    """The network of a file; without one, that which is shipped."""
    source = Path(path) if path else files(__package__).joinpath("value.npz")
    with source.open("rb") as file, np.load(file) as kept:
        return Network(*(np.ascontiguousarray(kept[name], np.float32) for name in Network._fields))


@compiled
def describe(box: Any, state: Any, inputs: NDArray[np.float32]) -> None:
    """Write what the network sees of a state of phase 1, or at the start of phase 2."""
    inputs[:] = 0.0
    own, rival = int(state.turn), 1 - int(state.turn)
    lit, twice = beside(state.lamps), lit_twice(state.lamps)
    for number in range(2):
        seat = own if number == 0 else rival
        ground = state.colour[seat] | state.mixed
        _describe_ways(box, state, seat, ground, lit, twice, inputs[6 * BUILDINGS * number : WAYS])
        _describe_ground(ground, lit, twice, inputs[GROUNDS + 5 * number : INPUTS])
        _mark(state.colour[seat], inputs[SPACES + 64 * number : INPUTS])
        _mark(np.uint64(state.reserve[seat]), inputs[RESERVES + BUILDINGS * number : INPUTS])
        for place in range(int(state.laid[seat]), TILES):
            inputs[LEFT + TILES * number + state.piles[seat, place]] = 1.0
        inputs[COURSE + number] = state.laid[seat] / TILES
    _mark(state.mixed, inputs[SPACES + 128 : INPUTS])
    _mark(state.lamps, inputs[SPACES + 192 : INPUTS])
    _mark(np.uint64(state.face_up), inputs[CARDS:INPUTS])
    if state.phase == BUILDING:
        inputs[COURSE + 2] = 1.0
    elif state.laid[own] < TILES:
        inputs[HANDS + state.piles[own, state.laid[own]]] = 1.0
    if state.laid[own] == TILES and state.opener == own:
        inputs[COURSE + 3] = 1.0
    elif state.laid[rival] == TILES and state.opener == rival:
        inputs[COURSE + 3] = -1.0


@compiled
def _mark(mask: np.uint64, inputs: NDArray[np.float32]) -> None:
    while mask:
        inputs[lowest(mask)] = 1.0
        mask &= mask - ONE


@compiled
def _describe_ways(
    box: Any, state: Any, seat: int, ground: np.uint64, lit: np.uint64, twice: np.uint64, inputs: NDArray[np.float32]
) -> None:
    for building in range(BUILDINGS):
        reserved = bool(state.reserve[seat] >> building & 1)
        if not reserved and not state.pool >> building & 1:
            continue
        place = 6 * building + (0 if reserved else 3)
        ways, ways_lit, ways_twice = 0, 0, 0
        for turn in range(box.turns[state.mirror, building]):
            anchors = fitting(box, building, turn, (ground, ZERO, ZERO))
            if anchors:
                some, more = ZERO, ZERO
                for space in range(box.extent[building]):
                    some |= lit >> box.offset[building, turn, space]
                    more |= twice >> box.offset[building, turn, space]
                ways += count(anchors)
                ways_lit += count(anchors & some)
                ways_twice += count(anchors & more)
        inputs[place] = np.log(1.0 + ways)
        inputs[place + 1] = np.log(1.0 + ways_lit)
        inputs[place + 2] = np.log(1.0 + ways_twice)


@compiled
def _describe_ground(ground: np.uint64, lit: np.uint64, twice: np.uint64, inputs: NDArray[np.float32]) -> None:
    """How much ground there is, in what light, and how it hangs together."""
    around = beside(ground) & ground
    inputs[0] = count(ground) / 32.0
    inputs[1] = count(ground & lit) / 16.0
    inputs[2] = count(ground & twice) / 8.0
    inputs[3] = count(around) / 32.0
    inputs[4] = count(around & lit) / 16.0


@compiled
def evaluate(box: Any, state: Any, net: Network, room: NDArray[np.float32], scores: NDArray[np.float64]) -> None:
    """Write what both seats will have in the end; `room` is for inputs and the first layer."""
    inputs, hidden = room[:INPUTS], room[INPUTS:]
    describe(box, state, inputs)
    hidden[:] = net.first_bias
    for number in range(INPUTS):
        strength = inputs[number]
        if strength != 0.0:
            for unit in range(len(hidden)):
                hidden[unit] += strength * net.first[number, unit]
    for unit in range(len(hidden)):
        hidden[unit] = max(hidden[unit], np.float32(0.0))
    own, rival = net.last[:, len(net.second_bias)]
    for other in range(len(net.second_bias)):
        total = net.second_bias[other]
        for unit in range(len(hidden)):
            total += hidden[unit] * net.second[other, unit]
        if total > 0.0:
            own += total * net.last[0, other]
            rival += total * net.last[1, other]
    scores[state.turn], scores[1 - state.turn] = POINTS * own, POINTS * rival
