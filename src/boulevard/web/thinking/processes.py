"""Processes beside the server's own, for work that takes long: one that dies or does not answer can be replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

Argument = TypeVar("Argument")
Answer = TypeVar("Answer")
Sleep = Callable[[float], Awaitable[None]]

START = multiprocessing.get_context("spawn")
"""How processes are started: anew, since one that is forked from a server with threads may hang."""

GIVING_WAY = 10
"""By how much such a process is nicer than the server: where both want a core, it gets a tenth."""


class Lost(Exception):
    """A process died, or did not answer in time."""


def _begin() -> None:
    """Begin: the server says when a process ends, no signal to all of them; without a server, it ends by itself.

    Whoever waits for a page comes first: work that takes long gives way to the server.
    """
    if hasattr(os, "nice"):
        os.nice(GIVING_WAY)
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    if (server := multiprocessing.parent_process()) is not None:
        server.join()
        os._exit(1)


class Process:
    """One process, started when it is first asked; and the next one after it is lost."""

    def __init__(self, sleep: Sleep = asyncio.sleep) -> None:
        self._sleep = sleep
        self._pool = self._started()

    def _started(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, mp_context=START, initializer=_begin)

    async def ask(self, function: Callable[[Argument], Answer], argument: Argument, seconds: float) -> Answer:
        """Have something worked out (`Lost`, if that takes longer than so many seconds)."""
        try:
            asked: asyncio.Future[Answer] = asyncio.get_running_loop().run_in_executor(self._pool, function, argument)
            late: asyncio.Future[None] = asyncio.ensure_future(self._sleep(seconds))
            awaited: tuple[asyncio.Future[Any], ...] = (asked, late)
            try:
                await asyncio.wait(awaited, return_when=asyncio.FIRST_COMPLETED)
            finally:
                late.cancel()
            if asked.done():
                return await asked
        except BrokenProcessPool as error:
            raise Lost from error
        asked.add_done_callback(lambda lost: lost.cancelled() or lost.exception())
        raise Lost

    def replace(self) -> None:
        """Go on with another process."""
        self.close(wait=False)
        self._pool = self._started()

    def close(self, wait: bool = True) -> None:
        """End the process, also one that is stopped or hangs; work that is not finished is not waited for."""
        for process in list((self._pool._processes or {}).values()):
            process.kill()
        self._pool.shutdown(wait, cancel_futures=True)
