"""How much one visitor may ask for: so often in a minute, and so much at the same time."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from boulevard.errors import TooMany

MOST_VISITORS = 10_000


class Limit:
    """At most so many requests a minute of each visitor, all of them at once if need be; 0 is without limit.

    Each visitor has a bucket of tokens, which fills up again with time.
    """

    def __init__(self, a_minute: int, key: str, now: Callable[[], float] = time.monotonic) -> None:
        self._a_minute = a_minute
        self._key = key
        self._now = now
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, visitor: str) -> None:
        """Count a request (`TooMany`)."""
        if not self._a_minute:
            return
        now = self._now()
        left, since = self._buckets.pop(visitor, (float(self._a_minute), now))
        left = min(self._a_minute, left + (now - since) * self._a_minute / 60)
        self._buckets[visitor] = (max(left - 1, 0) if left >= 1 else left, now)
        if len(self._buckets) > MOST_VISITORS:
            self._buckets.popitem(last=False)
        if left < 1:
            raise TooMany(self._key, after=math.ceil((1 - left) * 60 / self._a_minute))


class Room:
    """Room for so many open streams of each visitor at the same time; 0 is without limit."""

    def __init__(self, most: int, key: str) -> None:
        self._most = most
        self._key = key
        self._held: Counter[str] = Counter()

    def require(self, visitor: str) -> None:
        """Refuse whoever holds all they may (`TooMany`)."""
        if self._most and self._held[visitor] >= self._most:
            raise TooMany(self._key)

    @contextmanager
    def held(self, visitor: str) -> Iterator[None]:
        """Hold one place as long as it is needed."""
        self._held[visitor] += 1
        try:
            yield
        finally:
            self._held[visitor] -= 1
            if not self._held[visitor]:
                del self._held[visitor]
