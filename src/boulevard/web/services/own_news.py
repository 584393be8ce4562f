"""What happens at somebody's tables that concerns them, wherever it happens: for every page that they have open.

Nobody writes down who is concerned. Whoever follows is woken by news of their tables, looks at the table, and compares
how it stands for them with how it stood. Games of several people at one screen concern nobody who looks away.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import AsyncGenerator, Iterator, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from boulevard.web.errors import Damaged
from boulevard.web.event_log.events import Kind
from boulevard.web.metrics import METRICS
from boulevard.web.tables.table import Table

if TYPE_CHECKING:
    from boulevard.web.services.table_service import TableService

MOST = 40
"""Tables of a person that are followed: those that were touched last."""
AGAIN = 60.0
"""Seconds after which it is looked up at which tables somebody sits, and whether news were missed."""

logger = logging.getLogger(__name__)


class Matter(StrEnum):
    """What may concern somebody, each called as the preference that tells of it."""

    turns = "turns"
    guests = "guests"
    undos = "undos"
    rematches = "rematches"
    ends = "ends"


class Standing(NamedTuple):
    """How a table stands for somebody."""

    length: int
    """How many events are known."""
    is_over: bool
    turn: frozenset[tuple[int, int]] = frozenset()
    """Their places that must act, and for which decision."""
    asks: int | None = None
    """Another's place that asks to take a decision back."""
    again: frozenset[int] = frozenset()
    """The places of others who would like to play again."""
    is_alone: bool = True
    """Whether no other people sit there."""

    @property
    def waits(self) -> bool:
        """Whether somebody waits for them."""
        return not self.is_alone and (bool(self.turn) or self.asks is not None or bool(self.again))


class Concern(NamedTuple):
    """Something that concerns somebody at a table where they have some places."""

    table: Table
    own: tuple[int, ...]
    matter: Matter


class News(NamedTuple):
    """What concerns somebody now, and all tables where other people wait for them."""

    concerns: Sequence[Concern]
    waiting: Sequence[str]


def places(table: Table, person: str) -> tuple[int, ...]:
    """The places that somebody has at a table, but for those that they left while it goes on."""
    return tuple(
        at for at, chair in enumerate(table.chairs) if chair.player == person and (table.over or not chair.left)
    )


def standing(table: Table, own: Sequence[int]) -> Standing:
    """How a table stands for whoever has some of its places; at one screen, and in a lesson, nothing waits for them."""
    if len(own) != 1 or table.guide is not None or table.aside:
        return Standing(len(table.log), table.over)
    turn = frozenset((place, table.number(place)) for place in table.turn if place in own)
    asks = table.asking if table.asking not in own else None
    again = frozenset() if table.rematch else frozenset(table.again - set(own))
    others = set(table.sitting if table.over else table.people) - set(own)
    return Standing(len(table.log), table.over, turn, asks, again, not others)


def concerns(table: Table, own: Sequence[int], before: Standing, now: Standing) -> Iterator[Matter]:
    """What has come to concern somebody since a table stood otherwise for them; the most important comes last."""
    if len(own) != 1 or table.guide is not None:
        return
    if any(kind is Kind.joined and place not in own for kind, place in table.log[before.length :]):
        yield Matter.guests
    if now.turn - before.turn:
        yield Matter.turns
    if now.asks is not None and now.asks != before.asks:
        yield Matter.undos
    if now.is_over and not before.is_over:
        yield Matter.ends
    if now.again - before.again:
        yield Matter.rematches


class Watch:
    """Somebody who follows their tables."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.woken = asyncio.Event()
        self.changed = set[str]()
        """The tables at which something happened."""
        self.known = dict[str, Standing]()
        self.looked = 0.0

    def wake(self, *tables: str) -> None:
        """Let them know that something happened at some tables."""
        self.changed.update(tables)
        self.woken.set()


class OwnNews:
    """Those who follow their own tables by this process."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._watches: defaultdict[str, set[Watch]] = defaultdict(set)
        """Who follows a table."""

    def heard(self, identity: str) -> None:
        """Something happened at a table, maybe in another process."""
        for watch in self._watches.get(identity, ()):
            watch.wake(identity)

    def missed(self) -> None:
        """Something may have happened that nobody told."""
        for watch in {watch for watches in self._watches.values() for watch in watches}:
            watch.looked = 0.0
            watch.wake()

    def close(self) -> None:
        """Wake all of them: the server ends."""
        for watch in {watch for watches in self._watches.values() for watch in watches}:
            watch.wake()

    async def follow(self, person: str, timeout: float) -> AsyncGenerator[News | None, None]:
        """Tell how somebody's tables stand, and then whatever concerns them; None after some seconds without."""
        watch, closing = Watch(person), self._tables.followers.closing
        METRICS.followers.inc()
        try:
            told: Sequence[str] | None = None
            while not closing.is_set():
                if time.monotonic() - watch.looked > AGAIN or not watch.looked:
                    await self._look(watch)
                found = [it for identity in sorted(watch.changed) for it in await self._seen(watch, identity)]
                watch.changed.clear()
                waiting = [identity for identity, it in watch.known.items() if it.waits]
                if found or waiting != told:
                    yield News(found, waiting)
                    told = waiting
                watch.woken.clear()
                if watch.changed:
                    continue
                try:
                    async with asyncio.timeout(timeout):
                        await watch.woken.wait()
                except TimeoutError:
                    yield None
        finally:
            METRICS.followers.dec()
            self._leave(watch)

    async def _look(self, watch: Watch) -> None:
        """Follow the tables at which somebody sits now. Of those whose games go on it is seen how they stand."""
        watch.looked = time.monotonic()
        numbers = self._tables.people.numbers(watch.person)
        for identity, length, is_over in await self._tables.store.lengths_of(numbers, MOST):
            self._watches[identity].add(watch)
            known = watch.known.get(identity)
            if known is None and is_over:
                watch.known[identity] = Standing(length, True)
            elif known is None or known.length < length:
                watch.changed.add(identity)

    async def _seen(self, watch: Watch, identity: str) -> list[Concern]:
        """What has come to concern somebody at a table; nothing the first time it is looked at."""
        try:
            table = await self._tables.table(identity)
        except Damaged:
            return []
        own = places(table, watch.person)
        now, before = standing(table, own), watch.known.get(identity)
        watch.known[identity] = now
        if table.rematch:
            self._watches[table.rematch].add(watch)
        return [] if before is None else [Concern(table, own, it) for it in concerns(table, own, before, now)]

    def _leave(self, watch: Watch) -> None:
        for identity in [identity for identity, watches in self._watches.items() if watch in watches]:
            self._watches[identity].discard(watch)
            if not self._watches[identity]:
                del self._watches[identity]
