"""Taking turns at what there are only some of, so that a table with many bots does not keep the others waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Queue = OrderedDict[str, deque[asyncio.Future[None]]]
"""Who waits, by group; the group that comes next is the first."""


class Turns:
    """So many at a time; of those who wait, one of each group in turn.

    Those who have time come when nobody else waits, and leave one place free where there are several: so nobody waits
    for them longer than one of their turns takes.
    """

    def __init__(self, count: int) -> None:
        self._free = count
        self._spared = min(1, count - 1)
        self._waiting: Queue = OrderedDict()
        self._patient: Queue = OrderedDict()

    @asynccontextmanager
    async def turn(self, group: str, *, has_time: bool = False) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        await self._wait(group, has_time)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, group: str, has_time: bool) -> None:
        if self._free > (self._spared if has_time else 0):
            self._free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._patient if has_time else self._waiting).setdefault(group, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        """Give a turn that has ended to whoever comes next; those who have time get what is left over."""
        self._free += 1
        while self._free and _call(self._waiting):
            self._free -= 1
        while self._free > self._spared and _call(self._patient):
            self._free -= 1


def _call(queue: Queue) -> bool:
    """Call the next of the group that waits for its turn the longest; those who went away are passed over."""
    while queue:
        group, members = queue.popitem(last=False)
        called = members.popleft()
        if members:
            queue[group] = members
        if not called.done():
            called.set_result(None)
            return True
    return False
