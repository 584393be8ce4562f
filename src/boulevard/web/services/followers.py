"""Who follows a table: they are told of every event as it happens."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from boulevard.web.errors import UnknownTable
from boulevard.web.metrics import METRICS

if TYPE_CHECKING:
    from boulevard.web.services.table_service import TableService

LATELY = 60.0
"""Seconds for which somebody who was shown a table is supposed to look at it."""
MOST_SHOWN = 10_000


class Whisper(NamedTuple):
    """Something that happened beside the log of a table."""

    kind: str
    data: Mapping[str, Any]


class Follower:
    """Somebody who follows a table: is woken by news, and told the newest of each kind that is beside the log."""

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self.whispers: dict[str, Whisper] = {}

    def take(self) -> list[Whisper]:
        """What was whispered since this was asked last."""
        found, self.whispers = list(self.whispers.values()), {}
        return found


class Followers:
    """Those who follow the tables of a server."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._news: defaultdict[str, set[Follower]] = defaultdict(set)
        self._by_page: Counter[str] = Counter()
        """The tables at which people sit by a page, and how many pages that are."""
        self._shown: OrderedDict[str, float] = OrderedDict()
        """When pages of tables were shown here last that may be followed in another process."""
        self.greet: Callable[[str, Follower], None] | None = None
        """Is told of whoever begins to follow a table."""
        self.closing = asyncio.Event()

    def has(self, identity: str) -> bool:
        """Whether anybody follows a table."""
        return bool(self._news.get(identity))

    @property
    def followed(self) -> list[str]:
        """The tables that somebody follows."""
        return list(self._news)

    def tell(self, identity: str) -> None:
        """Let those who follow a table know that something happened there."""
        for follower in self._news.get(identity, ()):
            follower.news.set()

    def whisper(self, identity: str, kind: str, data: Mapping[str, Any]) -> None:
        """Tell those who follow a table something that is not in its log; who was told newer hears only that."""
        for follower in self._news.get(identity, ()):
            follower.whispers[kind] = Whisper(kind, data)
            follower.news.set()

    def close(self) -> None:
        """Let all of them go: they come back to the next server."""
        self.closing.set()
        for identity in self._news:
            self.tell(identity)
        self._tables.own_news.close()
        self._tables.lobby.close()

    def has_page(self, identity: str) -> bool:
        """Whether somebody looks at a table on a page: bots take their time there."""
        return identity in self._by_page or time.monotonic() - self._shown.get(identity, -LATELY) < LATELY

    def shows_page(self, identity: str) -> None:
        """Note that somebody is shown a table; of several processes, another one may be where they follow it."""
        if self._tables.store.is_shared:
            self._shown[identity] = time.monotonic()
            self._shown.move_to_end(identity)
            if len(self._shown) > MOST_SHOWN:
                self._shown.popitem(last=False)

    @contextmanager
    def by_page(self, identity: str) -> Iterator[None]:
        """Let the bots of a table move at a pace that people can follow, for a while."""
        self._by_page[identity] += 1
        try:
            yield
        finally:
            self._by_page[identity] -= 1
            self._by_page += Counter()  # drops what is 0

    async def follow(self, identity: str, after: int, timeout: float) -> AsyncIterator[int | Whisper | None]:
        """Tell the number of each event of a table from one on, as they happen, and what is whispered beside that.

        None after some seconds without.
        """
        table = await self._tables.table(identity)
        follower = Follower()
        news = follower.news
        self._news[identity].add(follower)
        METRICS.followers.inc()
        if self.greet:
            self.greet(identity, follower)
        try:
            number = after
            while not self.closing.is_set():
                while number < len(table.log):
                    yield number
                    number += 1
                for whisper in follower.take():
                    yield whisper
                news.clear()
                if follower.whispers or number < len(table.log):
                    continue
                try:
                    async with asyncio.timeout(timeout):
                        await news.wait()
                    table = await self._tables.known(identity)
                except TimeoutError:
                    yield None
                    table = await self._tables.table(identity)  # there may be news that nobody told
        except UnknownTable:
            return  # it was deleted
        finally:
            METRICS.followers.dec()
            self._news[identity].discard(follower)
            if not self._news[identity]:
                del self._news[identity]
