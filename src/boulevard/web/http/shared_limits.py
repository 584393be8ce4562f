"""Limits hold for all processes of a database together: each tells the others about once a second what it counted.

What others tell is charged here as if it had happened here, and not told again. Nobody is asked before a request is
answered; so for a moment, a visitor of several processes may get a little more.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial

from boulevard.web.event_log.hours import Clock
from boulevard.web.event_log.news import News
from boulevard.web.event_log.store import Store
from boulevard.web.http.limits import Limit, Room

CHANNEL = "boulevard_limits"
STREAMS = "streams"
"""What is told of these is how many a process holds; of limits it is how much was charged since."""
EVERY = 1.0
"""Seconds between two times that others are told."""
AGAIN = 10
"""After so many of these, all streams are told again."""
SILENT = 3 * AGAIN * EVERY
"""Seconds after which a process that says nothing more of its streams has none."""
MOST = 80
"""Visitors in a message, of which PostgreSQL takes 8000 bytes."""
LONGEST = 64
"""Characters of a visitor's address, as JSON; what is longer is none."""

Tell = Callable[[list[str]], Awaitable[None]]

logger = logging.getLogger(__name__)


@asynccontextmanager
async def shared(store: Store, news: News, limits: Mapping[str, Limit], streams: Room) -> AsyncIterator[None]:
    """Share limits with the other processes of a database, if there can be any, for as long as this lasts."""
    if not store.is_shared:
        yield
        return
    it = SharedLimits(limits, streams, partial(store.tell, CHANNEL))
    news.on(CHANNEL, it.heard, it.missed)
    telling = asyncio.create_task(it.run())
    try:
        yield
    finally:
        telling.cancel()
        await it.tell()


@dataclass
class Other:
    """The streams of another process."""

    heard: float
    """When it spoke of them last."""
    held: dict[str, int] = field(default_factory=dict)


class SharedLimits:
    """What a process tells others of its limits, and hears from them."""

    def __init__(self, limits: Mapping[str, Limit], streams: Room, tell: Tell, clock: Clock = time.monotonic) -> None:
        self._own = secrets.token_hex(8)
        self._limits = limits
        self._streams = streams
        self._tell = tell
        self._clock = clock
        self._charged: dict[str, dict[str, float]] = {}
        """What was charged here and not told yet."""
        self._changed: set[str] = set()
        """Visitors who hold another number of streams here than was told."""
        self._others: dict[str, Other] = {}
        for name, limit in limits.items():
            limit.told = partial(self._note_charge, name)
        streams.told = self._note_stream
        streams.elsewhere = self._held_elsewhere

    async def run(self) -> None:
        """Tell others what happened, now and then, until this is cancelled."""
        times = 0
        while True:
            await asyncio.sleep(EVERY)
            times += 1
            if times % AGAIN == 0:
                self._changed.update(self._streams.held_here)
            await self.tell()

    async def tell(self) -> None:
        """Tell others what happened since they were told last, if anything did."""
        charged, self._charged = self._charged, {}
        changed, self._changed = self._changed, set()
        held = {visitor: self._streams.held_here[visitor] for visitor in changed}
        told: dict[str, Mapping[str, float]] = {**charged, STREAMS: held}
        texts = [text for name, amounts in told.items() for text in self._texts(name, amounts)]
        try:
            if texts:
                await self._tell(texts)
        except Exception:  # the database may be away for a while
            self._changed |= changed
            logger.exception("limits-not-told")

    def heard(self, text: str) -> None:
        """Take account of what a process told, unless it was this one."""
        process, name, amounts = json.loads(text)
        if process == self._own:
            return
        if name == STREAMS:
            self._heard_of_streams(process, amounts)
        elif name in self._limits:
            for visitor, amount in amounts.items():
                self._limits[name].take(visitor, amount)

    def missed(self) -> None:
        """Forget what may be wrong by now; it is told again."""
        self._others.clear()

    def _heard_of_streams(self, process: str, counts: Mapping[str, int]) -> None:
        now = self._clock()
        self._others = {name: it for name, it in self._others.items() if now < it.heard + SILENT}
        other = self._others.setdefault(process, Other(now))
        other.heard = now
        for visitor, count in counts.items():
            other.held[visitor] = count
            if not count:
                del other.held[visitor]

    def _held_elsewhere(self, visitor: str) -> int:
        now = self._clock()
        return sum(it.held.get(visitor, 0) for it in self._others.values() if now < it.heard + SILENT)

    def _note_charge(self, name: str, visitor: str, cost: float) -> None:
        charged = self._charged.setdefault(name, {})
        charged[visitor] = charged.get(visitor, 0.0) + cost

    def _note_stream(self, visitor: str) -> None:
        self._changed.add(visitor)

    def _texts(self, name: str, amounts: Mapping[str, float]) -> Iterator[str]:
        """Messages that tell something of each visitor."""
        told = [(it, round(amount, 4)) for it, amount in amounts.items() if len(json.dumps(it)) <= LONGEST]
        for first in range(0, len(told), MOST):
            yield json.dumps([self._own, name, dict(told[first : first + MOST])])
