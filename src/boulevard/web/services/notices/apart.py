"""Threads of their own for what others can make hang: nobody who reads the database waits for one of these."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import ParamSpec, TypeVar

THREADS = 4
"""How many there are for each purpose."""

P = ParamSpec("P")
T = TypeVar("T")


async def apart(purpose: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do something that may take long in a thread for such a purpose."""
    threads = _threads(os.getpid(), purpose)
    return await asyncio.wrap_future(threads.submit(work, *args, **kwargs))


@lru_cache
def _threads(_process: int, purpose: str) -> ThreadPoolExecutor:
    """The threads of a process: one that was forked has none yet."""
    return ThreadPoolExecutor(THREADS, thread_name_prefix=purpose)
