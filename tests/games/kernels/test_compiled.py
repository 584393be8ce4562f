"""Compiling happens once: what `prepare` has compiled serves one state, batches, and any number of players."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import boulevard
from boulevard.games.kernels.compiled import sources
from boulevard.games.registry import rules

CODE = """
import importlib, sys
import boulevard, numpy as np
from boulevard.games.registry import rules
name = sys.argv[1]
rules(name).prepared()
names = "play.engine", "play.stepping", "learning.observation"
modules = [importlib.import_module(f"boulevard.games.{name}.{it}") for it in names]
kernels = [it for module in modules for it in vars(module).values() if hasattr(it, "stats") and it.stats.cache_path]
before = {kernel: list(kernel.signatures) for kernel in kernels}
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
        buffers = game.rules.buffers(count, mask=True)
        game.rules.step(states, game.rules.legal(states)[0][:, 0], buffers=buffers)
        game.rules.redeal(states, buffers=buffers)
        game.rules.observe(states, seat)
        hidden = game.rules.hide(states, seat)
        game.rules.playout(game.rules.sample(hidden, 1), 1, log=True)
        game.rules.scores(states), game.rules.winners(states)
print(len(kernels), [kernel.__name__ for kernel in kernels if kernel.signatures != before[kernel]])
"""


@pytest.mark.parametrize("name", ["paris", "avenue"])
def test_nothing_is_compiled_after_prepare(name: str) -> None:
    rules(name)
    done = subprocess.run([sys.executable, "-c", CODE, name], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    kernels, late = done.stdout.split(maxsplit=1)
    assert int(kernels) >= 10
    assert late.strip() == "[]"


@pytest.mark.parametrize("part", ["games", "bots/paris", "bots/avenue"])
def test_sources_are_all_that_is_compiled_and_no_drawings(part: str) -> None:
    """A change in any of them makes another folder for machine code."""
    known = sources(part)
    package = Path(boulevard.__file__).parent
    for path in (package / part).rglob("*.py"):
        if "@kernel" in path.read_text():
            import_module(".".join(("boulevard", *path.relative_to(package).with_suffix("").parts)))
    own = [module for name, module in sys.modules.items() if name.startswith(f"boulevard.{part.replace('/', '.')}.")]
    used = {it for module in own for it in vars(module).values() if hasattr(it, "py_func")}
    assert used
    assert {Path(it.py_func.__code__.co_filename) for it in used} <= set(known)
    assert not {"draw.py", "view.py", "notation.py"} & {path.name for path in known}


SLOW = """
import sys, time
from boulevard.games import registry
class Slow:
    info = registry.games()["paris"]
    @classmethod
    def prepared(cls): print("compiles", flush=True); time.sleep(0.5)
registry.uncompiled = lambda name: Slow
registry.rules("paris")
"""


def test_of_two_processes_one_compiles_and_the_other_waits(tmp_path: Path) -> None:
    """Numba's index of a kernel's machine code is rewritten whole: of two writers at once, one would be lost."""
    environment = os.environ | {"BOULEVARD_CACHE": str(tmp_path)}
    command = [sys.executable, "-c", SLOW]
    both = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) for _ in range(2)]
    said = [process.communicate()[0] for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert sorted(said) == ["", "compiles\n"]
