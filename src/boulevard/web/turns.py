"""Taking turns at what there are only some of, so that a table with many bots does not keep the others waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many at a time; of those who wait, one of each group in turn."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, group: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        await self._wait(group)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, group: str) -> None:
        if self._free:
            self._free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(group, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        """Call the next of the group that waits for its turn the longest; those who went away are passed over."""
        while self._waiting:
            group, queue = self._waiting.popitem(last=False)
            called = queue.popleft()
            if queue:
                self._waiting[group] = queue
            if not called.done():
                called.set_result(None)
                return
        self._free += 1
