"""How long Boulevard takes to start, in processes of its own: the first time, and later."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks.report import Target

NOTHING = "pass"
IMPORT = "import boulevard"
FIRST_USE = "import boulevard; boulevard.new('paris', seed=1)"
LATER_USE = "import boulevard; g = boulevard.new('paris', seed=1); g.legal('orange')"
REPETITIONS = 7
ATTEMPTS = 3
STARTS = 1 + 3 * REPETITIONS
"""How many starts `targets` reports."""


@dataclass(frozen=True)
class Start:
    """A process that has come and gone."""

    seconds: float
    busy: float
    """Seconds that cores worked for it: less than `seconds` where others held them."""
    said: str = ""
    """What it wrote to stderr."""

    def target(self, what: str, limit: float, note: str) -> Target:
        found = f"{self.seconds:.2f} s ({self.busy:.2f} s of work), {note}"
        return Target(what, f"< {limit:g} s", found, self.seconds < limit)


def targets(report: Callable[[], None]) -> list[Target]:
    """Start with an empty folder for machine code, and then with what that has left; `report` after every start."""
    with TemporaryDirectory() as folder:
        first = _start(FIRST_USE, folder)
        report()
        nothing, imported, later = (_usual_start(code, folder, report) for code in (NOTHING, IMPORT, LATER_USE))
    message = Target("… with a message", "yes", "yes" if first.said else "no", bool(first.said))
    bare = f"Python alone {nothing.seconds:.2f} s"
    return [
        first.target("first use of Paris after installation: everything is compiled", 30, "once"),
        message,
        imported.target("`import boulevard`", 0.5, bare),
        later.target("later starts, up to the legal moves of a new game of Paris", 1.5, bare),
    ]


def _usual_start(code: str, folder: str, report: Callable[[], None]) -> Start:
    starts = []
    for _ in range(REPETITIONS):
        starts.append(_quiet_start(code, folder))
        report()
    return Start(median(start.seconds for start in starts), median(start.busy for start in starts))


def _quiet_start(code: str, folder: str) -> Start:
    """Start until nothing is said: if the sources have just changed, something is compiled once more."""
    for _ in range(ATTEMPTS):
        start = _start(code, folder)
        if not start.said:
            return start
    raise RuntimeError(f"says something at every start: {start.said}")


def _start(code: str, folder: str) -> Start:
    environment = {**os.environ, "BOULEVARD_CACHE": folder}
    start, before = time.perf_counter(), os.times()
    process = subprocess.run(
        [sys.executable, "-c", code], env=environment, check=True, capture_output=True, encoding="utf-8"
    )
    taken, after = time.perf_counter() - start, os.times()
    busy = after.children_user + after.children_system - before.children_user - before.children_system
    return Start(taken, busy, process.stderr.strip())
