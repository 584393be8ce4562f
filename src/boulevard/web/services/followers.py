"""Who follows a table: they are told of every event as it happens."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from boulevard.web.metrics import METRICS

if TYPE_CHECKING:
    from boulevard.web.services.table_service import TableService

LATELY = 60.0
"""Seconds for which somebody who was shown a table is supposed to look at it."""
MOST_SHOWN = 10_000


class Followers:
    """Those who follow the tables of a server."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._news: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._by_page: Counter[str] = Counter()
        """The tables at which people sit by a page, and how many pages that are."""
        self._shown: OrderedDict[str, float] = OrderedDict()
        """When pages of tables were shown here last that may be followed in another process."""
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
        for news in self._news.get(identity, ()):
            news.set()

    def close(self) -> None:
        """Let all of them go: they come back to the next server."""
        self.closing.set()
        for identity in self._news:
            self.tell(identity)
        self._tables.own_news.close()

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

    async def follow(self, identity: str, after: int, timeout: float) -> AsyncIterator[int | None]:
        """Tell the number of each event of a table from one on, as they happen; None after some seconds without."""
        table = await self._tables.table(identity)
        news = asyncio.Event()
        self._news[identity].add(news)
        METRICS.followers.inc()
        try:
            number = after
            while not self.closing.is_set():
                while number < len(table.log):
                    yield number
                    number += 1
                news.clear()
                try:
                    async with asyncio.timeout(timeout):
                        await news.wait()
                    table = await self._tables.known(identity)
                except TimeoutError:
                    yield None
                    table = await self._tables.table(identity)  # there may be news that nobody told
        finally:
            METRICS.followers.dec()
            self._news[identity].discard(news)
            if not self._news[identity]:
                del self._news[identity]
