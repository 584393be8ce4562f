"""Taking turns at what there are only some of, so that nobody who asks for much keeps the others waiting.

`held` is for whatever a request holds while others may wait for it. Semaphores, of asyncio as of others, know no
groups: they serve whoever asked first, however much one asks for.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from contextvars import ContextVar
from typing import Any

Called = asyncio.Future[None]
_holds: ContextVar[bool] = ContextVar("holds", default=False)


@asynccontextmanager
async def held(it: AbstractAsyncContextManager[Any]) -> AsyncIterator[None]:
    """Wait for something that one holds at a time, such as a lock, and hold it.

    Meanwhile a request comes before all others of its visitor that hold nothing (http/fairness.py): else whoever waits
    for it would wait for all of these.
    """
    before = _holds.set(True)
    try:
        async with it:
            yield
    finally:
        _holds.reset(before)


def holds() -> bool:
    """Whether the present request holds something that others may wait for, or is the next to do so."""
    return _holds.get()


class Line:
    """Those who wait, in groups within groups. In each, the group that is called next comes first."""

    def __init__(self) -> None:
        self._groups: OrderedDict[str, Line] = OrderedDict()
        self._members: deque[Called] = deque()

    def __bool__(self) -> bool:
        return bool(self._groups or self._members)

    def add(self, member: Called, *groups: str) -> None:
        """Let somebody wait in a group, of a group, and so on: the widest is named first."""
        if groups:
            self._groups.setdefault(groups[0], Line()).add(member, *groups[1:])
        else:
            self._members.append(member)

    def remove(self, member: Called, *groups: str) -> None:
        """Let somebody wait no longer, who waits in these groups."""
        if not groups:
            self._members.remove(member)
        elif group := self._groups.get(groups[0]):
            group.remove(member, *groups[1:])
            if not group:
                del self._groups[groups[0]]

    def call(self) -> bool:
        """Call whoever comes next, if anybody waits; their groups go behind the others. Who went away is skipped."""
        while self._members:
            member = self._members.popleft()
            if not member.done():
                member.set_result(None)
                return True
        while self._groups:
            name, group = self._groups.popitem(last=False)
            called = group.call()
            if group:
                self._groups[name] = group
            if called:
                return True
        return False


class FairQueue:
    """So many at a time; of those who wait, one of each group in turn, and so within each group.

    Those who have time come when nobody else waits, and leave one place free where there are several: so nobody waits
    for them longer than one of their turns takes.
    """

    def __init__(self, count: int) -> None:
        self._free = count
        self._spared = min(1, count - 1)
        self._waiting = Line()
        self._patient = Line()

    @property
    def is_wanted(self) -> bool:
        """Whether somebody waits who has no time."""
        return bool(self._waiting)

    @property
    def is_wanted_later(self) -> bool:
        """Whether somebody waits who has time."""
        return bool(self._patient)

    @asynccontextmanager
    async def turn(self, *groups: str, has_time: bool = False) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        await self._wait(groups, has_time)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, groups: tuple[str, ...], has_time: bool) -> None:
        if self._free > (self._spared if has_time else 0):
            self._free -= 1
            return
        called: Called = asyncio.get_running_loop().create_future()
        line = self._patient if has_time else self._waiting
        line.add(called, *groups)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._next()
            else:
                line.remove(called, *groups)
            raise

    def _next(self) -> None:
        """Give a turn that has ended to whoever comes next; those who have time get what is left over."""
        self._free += 1
        while self._free and self._waiting.call():
            self._free -= 1
        while self._free > self._spared and self._patient.call():
            self._free -= 1
