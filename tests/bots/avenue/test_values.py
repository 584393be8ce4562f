"""What sheets are worth: moves are compared by what differs, which must come to the same as counting everything."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

from boulevard.bots.avenue import comparison, fast_sheet, features, network, playouts, values
from boulevard.bots.avenue.ground import ground_of
from boulevard.games.avenue.components import sheet
from boulevard.games.avenue.play.state import FARMS, PEEK, ROADS, ROUNDS
from boulevard.games.kernels.streams import streams_of
from tests.games.avenue.sheets import NO_CASTLES

GAMES, MOVES = 2, 6


def weights() -> features.Weights:
    return np.random.default_rng(1).normal(size=network.WEIGHTS).astype(np.float32)


def largest_difference(name: str) -> float:
    """Compare all moves at some points of random games, in interpreted code."""
    ground = ground_of(sheet(name if name != "own" else NO_CASTLES))
    pair, trial, scratch = (
        np.zeros(2, fast_sheet.FAST_SHEET),
        np.zeros(1, fast_sheet.FAST_SHEET),
        np.zeros(1, comparison.SCRATCH),
    )
    roads, farms = np.empty(ROADS, np.uint8), np.empty(FARMS, np.uint8)
    named, given = np.empty(1, values.NAMED), weights()
    worst = 0.0
    for stream in streams_of(3, GAMES, 0):
        fast_sheet.clear(ground[0], pair[0])
        rest = fast_sheet.deal(ground[0], pair[0], roads, farms, stream)
        place = 0
        while pair[0].rounds < ROUNDS:
            fast_sheet.turn_up(pair[0], int(roads[place]), farms)
            if place % (36 // MOVES) == 0:
                worst = max(worst, _difference(ground, pair, trial, scratch, given, named))
            rest, action = playouts.any_action(pair[0], rest)
            fast_sheet.play(ground[0], pair[0], action)
            place += 1
    return worst


def _difference(ground, pair, trial, scratch, given, named) -> float:  # type: ignore[no-untyped-def]
    comparison.select(ground[0], pair, given, scratch[0])
    differences = []
    for action in range(PEEK + 1):
        if not pair[0].peeked if action == PEEK else int(pair[0].empty) >> action & 1:
            trial[0] = pair[0]
            value = float(fast_sheet.play(ground[0], trial[0], action))
            if trial[0].rounds < ROUNDS:
                value += values.value_of(ground[0], trial[0], action == PEEK, given, named[0])
            differences.append(value - scratch[0].worths[action])
    return float(np.ptp(differences)) if differences else 0.0


@pytest.mark.parametrize("name", ["B", "own"])
def test_differences_are_those_of_whole_values(name: str) -> None:
    code = f"from tests.bots.avenue.test_values import largest_difference; print(largest_difference({name!r}))"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert float(done.stdout) < 1e-4
