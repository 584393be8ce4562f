"""Spreading compiled work over the cores of this machine, by threads: kernels do not hold the interpreter lock."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise

SMALLEST_SHARE = 64
"""States that are not worth a thread of their own."""


@cache
def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[slice], object], count: int, workers: int | None = None) -> None:
    """Call `work` with slices that together cover `count` items, at the same time on several cores."""
    if count < 2 * SMALLEST_SHARE:
        work(slice(0, count))
        return
    shares = min(workers or cores(), count // SMALLEST_SHARE)
    bounds = [count * share // shares for share in range(shares + 1)]
    slices = [slice(start, end) for start, end in pairwise(bounds)]
    with ThreadPoolExecutor(shares) as pool:
        list(pool.map(work, slices))
