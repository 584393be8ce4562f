"""Something that is looked up once for all who look at it, at most so often, and as soon as it has changed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

OFTEN = 1.0
"""Seconds between two looks for those who follow, at least: whatever happens meanwhile is told together."""
REST = 4
"""And however often somebody asks, what a look has taken is waited for so many times: looks never take all the time."""
MOVED = 3.0
"""Seconds between two looks where nothing but moves have happened."""
AGAIN = 15.0
"""Seconds after which it is looked anyway."""

Seen = TypeVar("Seen")


class SharedLook(Generic[Seen]):
    """What a look has found, for as long as it is new enough."""

    def __init__(self, look: Callable[[], Awaitable[Seen]]) -> None:
        self._look = look
        self._seen: Seen | None = None
        self._looked = -AGAIN
        self._took = 0.0
        self.is_stale = True
        self.has_moved = False
        self._looking = asyncio.Lock()

    @property
    def age(self) -> float:
        """Seconds since the last look."""
        return time.monotonic() - self._looked

    async def now(self) -> Seen:
        """What there is now: looked up once for all who ask meanwhile."""
        async with self._looking:
            age = self.age
            if self._seen is None or self.is_stale or age > AGAIN or (self.has_moved and age > MOVED):
                await asyncio.sleep(_rest(self._took, age))
                self.is_stale = self.has_moved = False
                began = time.monotonic()
                try:
                    self._seen = await self._look()
                except BaseException:  # the database may be away for a while, or whoever asked be gone
                    self.is_stale = True
                    raise
                self._looked = time.monotonic()
                self._took = self._looked - began
            return self._seen


def _rest(took: float, age: float) -> float:
    """How long to wait before a look, if the last one took so long and so much time has passed since."""
    return max(min(REST * took, OFTEN) - age, 0.0)
