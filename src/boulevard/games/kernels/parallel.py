"""Spreading compiled work over the cores of this machine, by threads: kernels do not hold the interpreter lock."""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from queue import SimpleQueue
from typing import TypeVar

Found = TypeVar("Found")

SMALLEST_SHARE = 64
"""Games to be played to their ends: fewer are not worth handing to another thread."""

SMALLEST_VIEW = 2048
"""States to be scored or shown: less to do for each."""

SMALLEST_STEP = 4096
"""Moves to be made and listed: so little for each that waking a thread takes as long as some hundreds of them."""

SMALLEST_CHECK = 8192
"""Moves that are only checked: a tenth of that."""

SHARES_A_CORE = 4
"""Several, so that a core which others slow down leaves work to the rest."""


@cache
def cores() -> int:
    """How many cores this process may use: what `BOULEVARD_CORES` says, otherwise those that the system gives it."""
    if (wanted := os.environ.get("BOULEVARD_CORES", "")).isdecimal():
        return max(1, int(wanted))
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@cache
def _helpers(count: int) -> SimpleQueue[Callable[[], None]]:
    """A queue of calls that so many threads carry out.

    They are kept from one piece of work to the next: starting them takes longer than a small batch, and a pool of
    `concurrent.futures` takes longer to hand something over.
    """
    calls: SimpleQueue[Callable[[], None]] = SimpleQueue()
    for _ in range(count):
        threading.Thread(target=_help, args=(calls,), name="boulevard-helper", daemon=True).start()
    return calls


def _help(calls: SimpleQueue[Callable[[], None]]) -> None:
    while True:
        calls.get()()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_helpers.cache_clear)  # a new process has none of its parent's threads


def shares(count: int, smallest: int) -> int:
    """In how many parts work on as many items is done, none of them with fewer than `smallest`; 1 is not spread."""
    threads = cores()
    return max(1, min(threads * SHARES_A_CORE, count // smallest)) if threads > 1 else 1


def spread(work: Callable[[slice], Found], count: int, smallest: int = SMALLEST_SHARE) -> list[Found]:
    """Call `work` with slices that together cover `count` items, at the same time on several cores.

    No slice has fewer than `smallest` items. The calling thread does what others don't get to: on a busy machine, or
    where there is little to do, nobody is waited for. After an error no more is begun, and when all have stopped, it is
    raised.
    """
    parts = shares(count, smallest)
    if parts < 2:
        return [work(slice(0, count))]
    bounds = [count * part // parts for part in range(parts + 1)]
    waiting = deque(enumerate(slice(start, end) for start, end in pairwise(bounds)))
    found: dict[int, Found] = {}
    errors: list[BaseException] = []
    ended: SimpleQueue[None] = SimpleQueue()

    def do_some() -> None:
        while (next_one := _taken(waiting)) is not None:
            number, part = next_one
            try:
                if not errors:
                    found[number] = work(part)
            except BaseException as error:  # raised when all have stopped
                errors.append(error)
            ended.put(None)

    for _ in range(min(cores(), parts) - 1):
        _helpers(cores() - 1).put(do_some)
    do_some()
    for _ in range(parts):  # a helper that has not begun by now finds nothing to do
        ended.get()
    if errors:
        raise errors[0]
    return [found[number] for number in range(parts)]


def _taken(waiting: deque[Found]) -> Found | None:
    """Take the next thing that waits; none if another thread was faster."""
    try:
        return waiting.popleft()
    except IndexError:
        return None
