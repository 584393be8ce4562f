"""Who is online: who has any page open, in whatever process. Nothing follows from it, and it may be a little late."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from boulevard.web.event_log.gossip import LINGER, Gossip
from boulevard.web.event_log.news import News
from boulevard.web.event_log.store import Store

CHANNEL = "boulevard_online"


class Online:
    """The people who have a page open."""

    def __init__(self, store: Store, news: News) -> None:
        self.gossip = Gossip.of(store, news, CHANNEL, False, bool)
        self._here = Counter[str]()

    @contextmanager
    def held(self, person: str) -> Iterator[None]:
        """Count somebody as online while a stream is open, and a moment longer: pages are left for others."""
        self._count(person, 1)
        loop = asyncio.get_running_loop()
        try:
            yield
        finally:
            if not loop.is_closed():
                loop.call_later(LINGER, self._count, person, -1)

    def has(self, person: str) -> bool:
        """Whether somebody is online."""
        return person in self._here or any(self.gossip.elsewhere(person))

    def _count(self, person: str, more: int) -> None:
        self._here[person] += more
        if not self._here[person]:
            del self._here[person]
        self.gossip.hold(person, person in self._here)
