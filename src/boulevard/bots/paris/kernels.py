"""Compiled work on one position that Python asks for: what moves gain, and what learning looks at."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.paris.policy import Weights, judge, lights
from boulevard.bots.paris.value import describe
from boulevard.games.kernels.arrays import Numbers
from boulevard.games.kernels.compiled import compiled, kernel
from boulevard.games.paris.components import Box
from boulevard.games.paris.play.rules import apply_action
from boulevard.games.paris.play.scoring import COLUMNS, TOTAL, score
from boulevard.games.paris.play.state import LAYING, States

Array = NDArray[np.float32]


@kernel
def gain_each(box: Box, states: States, weight: Weights, actions: Numbers, points: NDArray[np.float64]) -> None:
    """Write what each action gains: the change of the margin, and in phase 1 an estimate of what it will bring."""
    where = lights(box[0], states[0])
    sheet = np.zeros((2, COLUMNS), np.int32)
    seat = int(states[0].turn)
    score(box[0], states[0], sheet)
    before = sheet[seat, TOTAL] - sheet[1 - seat, TOTAL]
    work = states.copy()
    start, words = states.view(np.uint64), work.view(np.uint64)
    for number in range(len(actions)):
        if states[0].phase == LAYING:
            points[number] = judge(box[0], states[0], where, weight, actions[number])
            continue
        words[:] = start
        apply_action(box[0], work[0], actions[number])
        score(box[0], work[0], sheet)
        points[number] = sheet[seat, TOTAL] - sheet[1 - seat, TOTAL] - before


@kernel
def list_features(box: Box, states: States, actions: Numbers, features: Array) -> None:
    """Write the features of every action: how it looks by one weight at a time."""
    weight = np.zeros(features.shape[1], np.float32)
    where = lights(box[0], states[0])
    for place in range(features.shape[1]):
        weight[:] = 0.0
        weight[place] = 1.0
        for number in range(len(actions)):
            features[number, place] = judge(box[0], states[0], where, weight, actions[number])


@compiled
def _turned(mask: np.uint64) -> np.uint64:
    """The board turned by a quarter."""
    turned = np.uint64(0)
    for space in range(64):
        if mask >> np.uint64(space) & np.uint64(1):
            turned |= np.uint64(1) << np.uint64((space & 7) * 8 + 7 - (space >> 3))
    return turned


@kernel
def list_inputs(box: Box, states: States, inputs: Array) -> None:
    """Write what the network sees of every state, then turn the boards by a quarter."""
    for number in range(len(states)):
        state = states[number]
        describe(box[0], state, inputs[number])
        for seat in range(2):
            state.colour[seat] = _turned(state.colour[seat])
        state.mixed, state.lamps = _turned(state.mixed), _turned(state.lamps)
