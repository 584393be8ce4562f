"""Spreading compiled work over the cores of this machine, by threads: kernels do not hold the interpreter lock."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import TypeVar

Found = TypeVar("Found")

SMALLEST_SHARE = 64
"""Games to be played to their ends: fewer are not worth handing to another thread."""

SMALLEST_STEP = 1024
"""The same where there is little to do for each: listing or carrying out one move."""

SHARES_A_CORE = 4
"""Several, so that a core which others slow down leaves work to the rest."""


@cache
def cores() -> int:
    """How many cores this process may use: what `BOULEVARD_CORES` says, otherwise those that the system gives it."""
    if (wanted := os.environ.get("BOULEVARD_CORES", "")).isdecimal():
        return max(1, int(wanted))
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    """Threads, kept from one piece of work to the next: starting them takes longer than a small batch."""
    return ThreadPoolExecutor(threads)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_pool.cache_clear)  # a new process has none of its parent's threads


def shares(count: int, smallest: int) -> int:
    """In how many parts work on as many items is done, none of them with fewer than `smallest`; 1 is not spread."""
    threads = cores()
    return max(1, min(threads * SHARES_A_CORE, count // smallest)) if threads > 1 else 1


def spread(work: Callable[[slice], Found], count: int, smallest: int = SMALLEST_SHARE) -> list[Found]:
    """Call `work` with slices that together cover `count` items, at the same time on several cores.

    No slice has fewer than `smallest` items. The calling thread does what others don't get to: on a busy machine, or
    where there is little to do, nobody is waited for.
    """
    parts = shares(count, smallest)
    if parts < 2:
        return [work(slice(0, count))]
    bounds = [count * part // parts for part in range(parts + 1)]
    waiting = iter([*enumerate(slice(start, end) for start, end in pairwise(bounds))])
    found: dict[int, Found] = {}

    def do_some() -> None:
        for number, part in waiting:
            found[number] = work(part)

    helpers = [_pool(cores()).submit(do_some) for _ in range(min(cores(), parts) - 1)]
    try:
        do_some()
    finally:
        for helper in helpers:
            if not helper.cancel():  # one that has not begun by now need not
                helper.result()
    return [found[number] for number in range(parts)]
