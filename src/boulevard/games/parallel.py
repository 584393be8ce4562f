"""Spreading compiled work over the cores of this machine, by threads: kernels do not hold the interpreter lock."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

SMALLEST_SHARE = 64
"""States that are not worth a thread of their own."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[slice], object], count: int, workers: int | None = None) -> None:
    """Call `work` with slices that together cover `count` items, at the same time on several cores."""
    shares = min(workers or cores(), max(1, count // SMALLEST_SHARE))
    bounds = [count * share // shares for share in range(shares + 1)]
    slices = [slice(start, end) for start, end in zip(bounds, bounds[1:], strict=False)]
    if shares == 1:
        work(slices[0])
        return
    with ThreadPoolExecutor(shares) as pool:
        for finished in pool.map(work, slices):
            del finished
