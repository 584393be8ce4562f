"""Compiling happens once: what `prepare` has compiled serves one state, batches, and any number of players."""

from __future__ import annotations

import subprocess
import sys

import pytest

from boulevard.games.registry import rules

CODE = """
import importlib, sys
import boulevard, numpy as np
from boulevard.games.registry import rules
name = sys.argv[1]
for options in ({}, {"players": 3}) if name == "avenue" else ({}, {"postcards": "random", "mirror": True}):
    game = boulevard.new(name, seed=1, **options)
    seat = game.turn[-1]
    game.play(seat, game.legal(seat)[0])
    game.undo()
    game.svg(seat)
    for count in (1, 2, 300):
        states = game.rules.deal(count, 1)
        rows, _ = game.rules.legal(states, game.turn[0])
        game.rules.apply_each(states, rows[:, 0].astype(np.int64))
        game.rules.legal_mask(states)
        hidden = game.rules.hide(states, seat)
        game.rules.playout(game.rules.sample(hidden, 1), 1, log=True)
        game.rules.scores(states), game.rules.winners(states)
engine = importlib.import_module(f"boulevard.games.{name}.engine")
kernels = [it for it in vars(engine).values() if hasattr(it, "stats") and it.stats.cache_path]
print(len(kernels), sum(sum(kernel.stats.cache_misses.values()) for kernel in kernels))
"""


@pytest.mark.parametrize("name", ["paris", "avenue"])
def test_nothing_is_compiled_after_prepare(name: str) -> None:
    rules(name)
    done = subprocess.run([sys.executable, "-c", CODE, name], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    kernels, misses = map(int, done.stdout.split())
    assert kernels >= 9
    assert misses == 0
