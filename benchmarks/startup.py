"""How long Boulevard takes to start, in processes of its own: the first time, and later."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks.report import Target

NOTHING = "pass"
IMPORT = "import boulevard"
FIRST_USE = "import boulevard; boulevard.new('paris', seed=1)"
LATER_USE = "import boulevard; g = boulevard.new('paris', seed=1); g.legal('orange')"
REPETITIONS = 7
ATTEMPTS = 3


def targets(report: Callable[[], None]) -> list[Target]:
    """Start with an empty folder for machine code, and then with what that has left; `report` after every start."""
    with TemporaryDirectory() as folder:
        first, said = _start(FIRST_USE, folder)
        report()
        usual = {code: _usual_start(code, folder, report) for code in (NOTHING, IMPORT, LATER_USE)}
    message = "with a message" if said else "without a message"
    bare = f"(Python alone: {usual[NOTHING]:.2f} s)"
    return [
        Target(
            "first use of Paris after installation, all compiled", "< 30 s, and says so", f"{first:.1f} s, {message}",
            first < 30 and bool(said),
        ),
        Target("`import boulevard`", "< 0.5 s", f"{usual[IMPORT]:.2f} s {bare}", usual[IMPORT] < 0.5),
        Target(
            "later starts, to the first list of legal moves", "< 1.5 s", f"{usual[LATER_USE]:.2f} s {bare}",
            usual[LATER_USE] < 1.5,
        ),
    ]  # fmt: skip


def starts() -> int:
    """How many starts `targets` reports at least."""
    return 1 + 3 * REPETITIONS


def _usual_start(code: str, folder: str, report: Callable[[], None]) -> float:
    times = []
    for _ in range(REPETITIONS):
        times.append(_quiet_start(code, folder))
        report()
    return median(times)


def _quiet_start(code: str, folder: str) -> float:
    """Start until nothing is said: if the sources have just changed, something is compiled once more."""
    for _ in range(ATTEMPTS):
        taken, said = _start(code, folder)
        if not said:
            return taken
    raise RuntimeError(f"compiles at every start: {code}")


def _start(code: str, folder: str) -> tuple[float, str]:
    """Run code in a new process; return how long that took and what it wrote to stderr."""
    environment = {**os.environ, "BOULEVARD_CACHE": folder}
    start = time.perf_counter()
    process = subprocess.run(
        [sys.executable, "-c", code], env=environment, check=True, capture_output=True, encoding="utf-8"
    )
    return time.perf_counter() - start, process.stderr.strip()
