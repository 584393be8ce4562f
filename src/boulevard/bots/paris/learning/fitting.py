"""Fitting the network of `value` to games of the search: plain NumPy, a few minutes on one core."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from boulevard.bots.paris.kernels import list_inputs
from boulevard.bots.paris.value import INPUTS, POINTS, Network
from boulevard.games.paris.game import Paris
from boulevard.games.paris.play.state import STATE
from boulevard.messages import say

Array = NDArray[np.float32]

HIDDEN = 48, 24
EPOCHS, BATCH, RATE, DECAY = 16, 512, 2.0e-3, 1.0e-5
HELD_BACK = 0.05
"""Share of the games that only test."""


def fit_value(games: Sequence[Mapping[str, NDArray[Any]]]) -> Network:
    """Fit a network to games (see `train`), each position seen from all four sides."""
    kept = max(1, int(len(games) * HELD_BACK))
    inputs, targets = value_lessons(games[kept:])
    tests, answers = value_lessons(games[:kept], sides=1)
    net = _fresh(np.random.default_rng(1), targets.mean(axis=0))
    _descend_slope(net, inputs, targets)
    error, plain = np.abs(_forward(net, tests)[-1] - answers), np.abs(answers - targets.mean(axis=0))
    figures = {"error": f"{POINTS * error.mean():.2f}", "plain": f"{POINTS * plain.mean():.2f}"}
    print(say("train-error", positions=len(targets), **figures))
    return Network(*net)


def value_lessons(games: Sequence[Mapping[str, NDArray[Any]]], sides: int = 4) -> tuple[Array, Array]:
    """Return inputs, and the points of both seats that the network should answer with."""
    box = Paris.dealt(0, {}).box
    all_inputs, all_targets = [], []
    for game in games:
        states = game["states"].view(STATE).copy()
        early = (states["occupied"] == 0) & (states["activated"].sum(axis=1) == 0)
        states = states[early]
        target = game["values"][early]
        for _ in range(sides):
            inputs = np.empty((len(states), INPUTS), np.float32)
            list_inputs(box, states, inputs)
            all_inputs.append(inputs)
            all_targets.append((target / POINTS).astype(np.float32))
    return np.concatenate(all_inputs), np.concatenate(all_targets)


def _fresh(chance: np.random.Generator, mean: Array) -> list[Array]:
    one, two = HIDDEN
    first = chance.normal(0, np.sqrt(2 / 100), (INPUTS, one))
    second = chance.normal(0, np.sqrt(2 / one), (two, one))
    last = np.concatenate([chance.normal(0, 0.1, (2, two)), mean[:, None]], axis=1)
    return [it.astype(np.float32) for it in (first, np.zeros(one), second, np.zeros(two), last)]


def _forward(net: Sequence[Array], inputs: Array) -> tuple[Array, Array, Array]:
    first = np.maximum(inputs @ net[0] + net[1], 0)
    second = np.maximum(first @ net[2].T + net[3], 0)
    return first, second, second @ net[4][:, :-1].T + net[4][:, -1]


def _slopes(net: Sequence[Array], inputs: Array, targets: Array) -> list[Array]:
    first, second, answers = _forward(net, inputs)
    wrong = 2 * (answers - targets) / len(targets)
    last = np.concatenate([wrong.T @ second, wrong.sum(axis=0)[:, None]], axis=1)
    back = (wrong @ net[4][:, :-1]) * (second > 0)
    further = (back @ net[2]) * (first > 0)
    return [inputs.T @ further, further.sum(axis=0), back.T @ first, back.sum(axis=0), last]


class Adam:
    """Goes down a slope in place, by running means of the slope and of its square."""

    def __init__(self, weights: Sequence[Array], memory: float) -> None:
        self.weights = weights
        self.memory = memory
        """How much of the mean of squares stays at each step."""
        self.means = [np.zeros_like(it) for it in weights]
        self.squares = [np.zeros_like(it) for it in weights]
        self.steps = 0

    def step(self, slopes: Sequence[Array], rate: float) -> None:
        """Go a step down."""
        self.steps += 1
        known, squared = 1 - 0.9**self.steps, 1 - self.memory**self.steps
        for it, slope, mean, square in zip(self.weights, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += (1 - self.memory) * (slope**2 - square)
            it -= rate * (mean / known) / (np.sqrt(square / squared) + 1e-8)


def _descend_slope(net: list[Array], inputs: Array, targets: Array) -> None:
    """Go down the slope of the squared error by Adam, in place, ever more slowly."""
    chance = np.random.default_rng(2)
    adam = Adam(net, 0.999)
    steps = EPOCHS * (len(targets) // BATCH)
    for step in track(range(1, steps + 1), say("train-fitting")):
        some = chance.integers(len(targets), size=BATCH)
        rate = RATE * (1 - step / (steps + 1))
        slopes = _slopes(net, inputs[some], targets[some])
        for it in net:
            it *= 1 - rate * DECAY
        adam.step(slopes, rate)
