"""How much one visitor may ask for: so often in a minute, and so much at the same time.

Not by slowapi or limits: they count whole requests in windows before they are answered, while here seconds of work are
charged after they were spent, and only so many visitors are remembered.
"""

from __future__ import annotations

import hashlib
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from boulevard.web.errors import TooMany

MOST_VISITORS = 10_000
MINUTE, HOUR = 60.0, 3600.0
OF_ALL = 30
"""All visitors together may guess as often as so many of them."""
EVERYBODY = "everybody"


class Limit:
    """At most so many requests (or seconds of work) a minute of each visitor, all at once if need be; 0: no limit.

    Each visitor has a bucket of tokens, which fills up again with time. What is rare may be limited for longer.
    """

    def __init__(self, most: int, key: str, now: Callable[[], float] = time.monotonic, seconds: float = MINUTE) -> None:
        self._most = most
        self._seconds = seconds
        self._key = key
        self._now = now
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self.told: Callable[[str, float], None] | None = None
        """Is told whatever is charged, for other processes that charge it too."""

    def spend(self, visitor: str) -> None:
        """Count a request (`TooMany`)."""
        self.require(visitor)
        self.charge(visitor, 1)

    def require(self, visitor: str) -> None:
        """Refuse whoever has nothing left (`TooMany`)."""
        if self._most and (left := self._left(visitor)) < 1:
            raise TooMany(self._key, after=math.ceil((1 - left) * self._seconds / self._most))

    def charge(self, visitor: str, cost: float) -> None:
        """Count what was done already; what goes beyond the limit has to be waited for."""
        self.take(visitor, cost)
        if self.told and self._most:
            self.told(visitor, cost)

    def take(self, visitor: str, cost: float) -> None:
        """Count what was done in another process."""
        if self._most:
            left, now = self._left(visitor) - cost, self._now()
            self._buckets.pop(visitor, None)
            self._buckets[visitor] = (left, now)
            if len(self._buckets) > MOST_VISITORS:
                self._buckets.popitem(last=False)

    def _left(self, visitor: str) -> float:
        now, full = self._now(), float(self._most)
        left, since = self._buckets.get(visitor, (full, now))
        return min(full, left + (now - since) * full / self._seconds)


class Guesses:
    """How often codes and passwords may be tried: so often a minute by each visitor, and by all of them together."""

    def __init__(self, a_minute: int = 0) -> None:
        self.each = Limit(a_minute, "too-many-guesses")
        self.all = Limit(a_minute * OF_ALL, "too-many-guesses")

    def spend(self, visitor: str, name: str = "") -> None:
        """Count a try, for a name too if it is about one (`TooMany`)."""
        for it in filter(None, (visitor, name and f"name {hashlib.sha256(name.encode()).hexdigest()[:24]}")):
            self.each.spend(it)
        self.all.spend(EVERYBODY)


class Room:
    """Room for so many open streams of each visitor at the same time; 0 is without limit."""

    def __init__(self, most: int, key: str) -> None:
        self._most = most
        self._key = key
        self.held_here: Counter[str] = Counter()
        self.told: Callable[[str], None] | None = None
        """Is told of visitors who hold more or fewer than before, for other processes."""
        self.elsewhere: Callable[[str], int] = lambda _: 0
        """Tells how many a visitor holds in other processes."""

    def __len__(self) -> int:
        """How many visitors hold a place."""
        return len(self.held_here)

    @contextmanager
    def held(self, visitor: str) -> Iterator[None]:
        """Hold one place as long as it is needed; refuse whoever holds all they may (`TooMany`)."""
        if self._most and self.held_here[visitor] + self.elsewhere(visitor) >= self._most:
            raise TooMany(self._key)
        self._count(visitor, 1)
        try:
            yield
        finally:
            self._count(visitor, -1)

    def _count(self, visitor: str, more: int) -> None:
        self.held_here[visitor] += more
        if not self.held_here[visitor]:
            del self.held_here[visitor]
        if self.told and self._most:
            self.told(visitor)
