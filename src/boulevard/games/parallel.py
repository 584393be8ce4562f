"""Spreading compiled work over the cores of this machine, by threads: kernels do not hold the interpreter lock."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise

SMALLEST_SHARE = 64
"""States that are not worth a thread of their own."""

SHARES_A_CORE = 4
"""Several, so that a core which others slow down leaves work to the rest."""


@cache
def cores() -> int:
    """How many cores this process may use: what `BOULEVARD_CORES` says, otherwise those that the system gives it."""
    if (wanted := os.environ.get("BOULEVARD_CORES", "")).isdecimal():
        return max(1, int(wanted))
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[slice], object], count: int, workers: int | None = None) -> None:
    """Call `work` with slices that together cover `count` items, at the same time on several cores."""
    if count < 2 * SMALLEST_SHARE:
        work(slice(0, count))
        return
    threads = workers or cores()
    shares = min(threads * SHARES_A_CORE, count // SMALLEST_SHARE) if threads > 1 else 1
    bounds = [count * share // shares for share in range(shares + 1)]
    slices = [slice(start, end) for start, end in pairwise(bounds)]
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(work, slices))
