"""What happens at somebody's tables that concerns them, wherever it happens: for every page that they have open.

Of tables, nobody writes down who is concerned. Whoever follows is woken by news of their tables, looks at the table,
and compares how it stands for them with how it stood. Games of several people at one screen concern nobody who looks
away. Invitations of friends are rows of their own, and looked at in the same way.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import AsyncGenerator, Iterable, Iterator, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from boulevard.web.errors import Damaged, UnknownTable
from boulevard.web.event_log.events import Kind
from boulevard.web.event_log.invited_rows import DECLINED, Invited
from boulevard.web.metrics import METRICS
from boulevard.web.tables.clocks import DAY
from boulevard.web.tables.table import Table

if TYPE_CHECKING:
    from boulevard.web.services.table_service import TableService

INVITATIONS = "/games"
"""The page with one's invitations, to be accepted or declined."""
MOST = 40
"""Tables of a person that are followed: those that were touched last."""
AGAIN = 60.0
"""Seconds after which it is looked up at which tables somebody sits, and whether news were missed."""
LITTLE = 0.25
"""The part of the time for a decision at which it is said that it runs out."""

logger = logging.getLogger(__name__)


class Matter(StrEnum):
    """What may concern somebody, each called as the preference that tells of it."""

    turns = "turns"
    guests = "guests"
    undos = "undos"
    rematches = "rematches"
    ends = "ends"
    times = "times"
    invited = "invited"
    """A friend invites them to a table: they have no place there yet."""
    declined = "declined"
    """A friend declines to come to theirs."""
    seated = "seated"
    """Their table in a tournament is there."""


def is_late_soon(table: Table, place: int, now: float) -> bool:
    """Whether a place has used most of its time, where there are days for a decision."""
    deadline = table.deadlines.get(place)
    if table.clock is None or table.clock.seconds < DAY or deadline is None:
        return False
    return deadline - now < table.clock.seconds * LITTLE


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
    name: str = ""
    """Who invites, or declines."""


class News(NamedTuple):
    """What concerns somebody now, and all tables where other people wait for them, or to which they are invited."""

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
        self.late = set[tuple[str, int]]()
        """The decisions of which it is known that the time runs out."""
        self.looked = 0.0
        self.nudged = False
        """Whether they are to be told how all stands, even if it stands as before."""
        self.has_looked = False
        self.fresh = set[str]()
        """The tables that were not there when it was looked before."""
        self.asks = True
        """Whether their invitations may have changed."""
        self.invited: dict[tuple[str, int], Invited] | None = None
        """What they were invited to when that was looked up last, and whom they had invited."""

    @property
    def invitations(self) -> list[str]:
        """The tables to which they are invited."""
        return [it.table_id for it in (self.invited or {}).values() if it.person == self.person]

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
        self._people: defaultdict[str, set[Watch]] = defaultdict(set)
        """Who somebody's pages are."""

    @property
    def people(self) -> list[str]:
        """Who has a page open by this process."""
        return [person for person, watches in self._people.items() if watches]

    def invited(self, people: Iterable[str]) -> None:
        """The invitations of some people have changed, maybe in another process; without any, those of all may have."""
        for person in list(people) or list(self._people):
            for watch in self._people.get(person, ()):
                watch.asks = True
                watch.wake()

    def heard(self, identity: str) -> None:
        """Something happened at a table, maybe in another process."""
        for watch in self._watches.get(identity, ()):
            watch.wake(identity)

    def seated(self, people: Iterable[str]) -> None:
        """Tables were set up for some people, maybe in another process."""
        for person in people:
            for watch in self._people.get(person, ()):
                watch.looked = 0.0
                watch.wake()

    def missed(self) -> None:
        """Something may have happened that nobody told."""
        for watch in {watch for watches in self._people.values() for watch in watches}:
            watch.looked = 0.0
            watch.wake()

    def nudge(self) -> None:
        """Tell all of them how their tables stand: some may not be told anything any more."""
        for watch in {watch for watches in self._watches.values() for watch in watches}:
            watch.nudged = True
            watch.wake()

    def close(self) -> None:
        """Wake all of them: the server ends."""
        for watch in {watch for watches in self._people.values() for watch in watches}:
            watch.wake()

    async def follow(self, person: str, timeout: float) -> AsyncGenerator[News | None, None]:
        """Tell how somebody's tables stand, and then whatever concerns them; None after some seconds without."""
        watch, closing = Watch(person), self._tables.followers.closing
        self._people[person].add(watch)
        METRICS.followers.inc()
        try:
            told: Sequence[str] | None = None
            while not closing.is_set():
                if time.monotonic() - watch.looked > AGAIN or not watch.looked:
                    await self._look(watch)
                found = [it for identity in sorted(watch.changed) for it in await self._seen(watch, identity)]
                watch.changed.clear()
                late = self._late(watch)
                found += late if told is not None else []
                if watch.asks:
                    found += await self._answered(watch)
                waiting = [identity for identity, it in watch.known.items() if it.waits] + watch.invitations
                if found or waiting != told or watch.nudged:
                    watch.nudged = False
                    yield News(found, waiting)
                    told = waiting
                watch.woken.clear()
                if watch.changed or watch.asks:
                    continue
                try:
                    async with asyncio.timeout(timeout):
                        await watch.woken.wait()
                except TimeoutError:
                    yield None
        finally:
            METRICS.followers.dec()
            self._leave(watch)

    async def _answered(self, watch: Watch) -> list[Concern]:
        """Who has invited somebody, or declined what they were invited to; nothing the first time it is looked at."""
        watch.asks = False
        before, invitations = watch.invited, self._tables.invitations
        theirs = [it._replace(person=watch.person) for it in await invitations.of(watch.person)]
        made = [it for it in await invitations.by(watch.person) if it.state == DECLINED]
        watch.invited = {(it.table_id, it.place): it for it in (*theirs, *made)}
        if before is None:
            return []
        fresh = [it for key, it in watch.invited.items() if key not in before]
        return [concern for it in fresh if (concern := await self._concern(watch, it)) is not None]

    async def _concern(self, watch: Watch, it: Invited) -> Concern | None:
        """What an invitation means for somebody, if the table can be read."""
        try:
            table = await self._tables.table(it.table_id)
        except (Damaged, UnknownTable):
            return None
        if it.state == DECLINED:
            return Concern(table, places(table, watch.person), Matter.declined, it.called)
        return Concern(table, (), Matter.invited, it.name)

    async def _look(self, watch: Watch) -> None:
        """Follow the tables at which somebody sits now. Of those whose games go on it is seen how they stand."""
        is_first, watch.has_looked = not watch.has_looked, True
        watch.looked = time.monotonic()
        watch.asks = True
        numbers = self._tables.people.numbers(watch.person)
        for identity, length, is_over in await self._tables.store.lengths_of(numbers, MOST):
            self._watches[identity].add(watch)
            known = watch.known.get(identity)
            if known is None and is_over:
                watch.known[identity] = Standing(length, True)
            elif known is None or known.length < length:
                watch.changed.add(identity)
                if known is None and not is_first:
                    watch.fresh.add(identity)

    async def _seen(self, watch: Watch, identity: str) -> list[Concern]:
        """What has come to concern somebody at a table; nothing the first time it is looked at."""
        try:
            table = await self._tables.table(identity)
        except (Damaged, UnknownTable):
            return []
        own = places(table, watch.person)
        now, before = standing(table, own), watch.known.get(identity)
        watch.known[identity] = now
        if table.rematch:
            self._watches[table.rematch].add(watch)
        if before is None:
            is_ready = identity in watch.fresh and table.terms.round is not None and not table.over and own
            watch.fresh.discard(identity)
            return [Concern(table, own, Matter.seated)] if is_ready else []
        return [Concern(table, own, it) for it in concerns(table, own, before, now)]

    def _late(self, watch: Watch) -> list[Concern]:
        """Where somebody's time has begun to run out, each decision once."""
        found, now = list[Concern](), time.time()
        for identity in watch.known:
            table = self._tables.in_memory(identity)
            if table is None or table.clock is None or len(own := places(table, watch.person)) != 1:
                continue
            decision = (identity, table.number(own[0]))
            if decision not in watch.late and is_late_soon(table, own[0], now):
                watch.late.add(decision)
                found.append(Concern(table, own, Matter.times))
        return found

    def _leave(self, watch: Watch) -> None:
        self._people[watch.person].discard(watch)
        if not self._people[watch.person]:
            del self._people[watch.person]
        for identity in [identity for identity, watches in self._watches.items() if watch in watches]:
            self._watches[identity].discard(watch)
            if not self._watches[identity]:
                del self._watches[identity]
