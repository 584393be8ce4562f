"""The rows of the lobby: tables with open seats or to watch, and people who wait to be paired.

Who is paired with whom is decided in the database, by one at a time, so it makes no difference which process they ask.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from boulevard.web.errors import NotWelcome, OwnSeat, SeatTaken
from boulevard.web.event_log.database import Lock, alone
from boulevard.web.event_log.messages import EVERYWHERE
from boulevard.web.event_log.news import tell
from boulevard.web.event_log.schema import listings, players, seekers, tables, unheard
from boulevard.web.event_log.store import Store

LOBBY = "boulevard_lobby"
"""The channel on which processes tell that the lobby has changed."""
AWAY = 300.0
"""Seconds after which a table whose people were not seen is no longer listed; they come back, and it is again."""
DAY, WEEK = 24 * 3600.0, 7 * 24 * 3600.0
"""Seconds for which a table waits in the lobby at most: one with a clock of minutes, and one with a clock of days."""
SEEN = 40.0
"""Seconds after which somebody who gave no sign is not paired."""
GONE = 300.0
"""And after which they are forgotten."""
JUST = 20.0
"""Seconds in which somebody who was paired goes to that table, rather than being paired again."""
FIRST, WIDENING = 150.0, 15.0
"""How far apart two ratings may be at first, and by how much more with each second that one of them has waited."""
MOST_WAITING, MOST_PLAYING = 60, 12
"""How many tables are listed at most: those with open seats, and those to watch."""
MOST_OF_ONE = 3
"""Of those with open seats, how many of one person; where nobody sits yet, it is as if one person had them all."""


class Listing(NamedTuple):
    """A table in the lobby."""

    table_id: str
    listed: float
    seen: float


class Seeker(NamedTuple):
    """Somebody who waits to be paired, or who was."""

    person: str
    name: str
    game: str
    seconds: int
    mean: float
    deviation: float
    table_id: str
    """What their table will be called, if they are found by somebody."""
    since: float
    seen: float
    found: str = ""
    """The table of two who were paired."""
    found_at: float = 0.0

    def seeks_like(self, other: Seeker) -> bool:
        """Whether two want to play the same."""
        return (self.game, self.seconds) == (other.game, other.seconds)

    def reaches(self, other: Seeker, now: float) -> bool:
        """Whether two ratings are near enough by now."""
        waited = max(now - min(self.since, other.since), 0.0)
        return abs(self.mean - other.mean) <= FIRST + WIDENING * waited

    def is_there(self, now: float) -> bool:
        """Whether they still wait."""
        return not self.found and self.seen > now - SEEN


COLUMNS = [seekers.c[name] for name in Seeker._fields]


class LobbyRows:
    """The lobby in a database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def waiting(self, now: float) -> list[Listing]:
        """The tables with open seats that are listed, the newest first: of each person only so many."""
        it, host = listings.c, func.coalesce(players.c.player, "")
        newest = (tables.c.touched.desc(), it.table_id)
        of_hosts = (
            select(it.table_id, func.dense_rank().over(partition_by=host, order_by=newest).label("rank"))
            .join(tables, tables.c.id == it.table_id)
            .outerjoin(players, players.c.table_id == it.table_id)
            .where(_is_open(now), tables.c.over.is_(False))
            .subquery()
        )
        shared_out = (
            select(of_hosts.c.table_id).group_by(of_hosts.c.table_id).having(func.max(of_hosts.c.rank) <= MOST_OF_ONE)
        )
        return await self._listed(it.table_id.in_(shared_out), MOST_WAITING)

    async def has_room(self, person: str, table_id: str) -> bool:
        """Whether a table of somebody can be listed besides those of theirs that are."""
        query = (
            select(func.count(listings.c.table_id.distinct()))
            .join(tables, tables.c.id == listings.c.table_id)
            .join(players, players.c.table_id == listings.c.table_id)
            .where(_is_open(time.time()), tables.c.over.is_(False))
            .where(players.c.player == person, listings.c.table_id != table_id)
        )
        return (await self._store.read(lambda connection: connection.scalar(query)) or 0) < MOST_OF_ONE

    async def playing(self) -> list[Listing]:
        """The tables to watch, those at which something happened last first."""
        return await self._listed(listings.c.free <= 0, MOST_PLAYING)

    async def _listed(self, which: Any, limit: int) -> list[Listing]:
        it = listings.c
        query = (
            select(it.table_id, it.listed, it.seen)
            .join(tables, tables.c.id == it.table_id)
            .where(which, tables.c.over.is_(False))
            .order_by(tables.c.touched.desc(), it.table_id)
            .limit(limit)
        )
        return await self._store.read(lambda connection: [Listing(*row) for row in connection.execute(query)])

    async def open_tables(self) -> list[str]:
        """All tables with open seats that may be listed, whether their people are seen or not."""
        query = select(listings.c.table_id).where(listings.c.free > 0)
        return await self._store.read(lambda connection: list(connection.scalars(query)))

    async def see(self, found: Sequence[str]) -> None:
        """Note that people are there who sit at some tables."""
        await self._store.change(update(listings).where(listings.c.table_id.in_(found)).values(seen=time.time()))

    async def sweep(self) -> None:
        """Forget tables that have waited for too long: nobody finds them in the lobby any more."""
        it, now = listings.c, time.time()
        too_long = or_(it.listed <= now - WEEK, it.is_patient.is_(False) & (it.listed <= now - DAY))
        await self._store.change(delete(listings).where(it.free > 0, too_long))

    async def estranged(self, person: str) -> set[str]:
        """Those who do not want to hear somebody at any table, and whom they do not."""
        return await self._store.read(lambda connection: _estranged(connection, person))

    async def seekers(self) -> list[Seeker]:
        """All who wait, or were paired just now."""
        query = select(*COLUMNS).order_by(seekers.c.since, seekers.c.person)
        return await self._store.read(lambda connection: [Seeker(*row) for row in connection.execute(query)])

    async def pair_at(self, table_id: str) -> list[Seeker]:
        """The two who were paired for a table."""
        query = select(*COLUMNS).where(seekers.c.found == table_id).order_by(seekers.c.since, seekers.c.person)
        return await self._store.read(lambda connection: [Seeker(*row) for row in connection.execute(query)])

    async def seeker_at(self, table_id: str) -> Seeker | None:
        """Whose table would be called so: they wait for somebody to sit down, or were paired."""
        query = select(*COLUMNS).where(seekers.c.table_id == table_id)
        return await self._store.read(lambda connection: next((Seeker(*it) for it in connection.execute(query)), None))

    async def seeker(self, person: str) -> Seeker | None:
        """Whether somebody waits, and for what."""
        return await self._store.read(lambda connection: _of(connection, person))

    async def seek(self, it: Seeker, with_table: str = "", anew: bool = False) -> Seeker:
        """Pair somebody with whoever waits for the same and is nearest by rating, or have them wait.

        With the table of one who waits, they are paired with that one (`SeatTaken`, `OwnSeat`, `NotWelcome`). Who was
        paired just now stays so, unless they begin `anew`.
        """

        def work(connection: Connection) -> Seeker:
            alone(connection, Lock.pairing)
            now = time.time()
            _forget(connection, now)
            mine = _of(connection, it.person)
            if mine and mine.found and not anew and now - mine.found_at < JUST:
                return mine
            if mine and with_table and mine.table_id == with_table:
                raise OwnSeat("lobby-own-seat")
            goes_on = mine is not None and not mine.found and mine.seeks_like(it) and not with_table
            own = it._replace(table_id=mine.table_id, since=mine.since) if mine and goes_on else it
            _keep(connection, own)
            tell(connection, LOBBY, "")
            return _paired(connection, own, with_table, now)

        return await self._store.transact(work)

    async def look_again(self, person: str) -> Seeker | None:
        """Pair somebody who waits, as their range has become wider (`seek`); None if they don't wait."""

        def work(connection: Connection) -> Seeker | None:
            alone(connection, Lock.pairing)
            mine = _of(connection, person)
            if mine is None or mine.found:
                return mine
            return _paired(connection, mine, "", time.time())

        return await self._store.transact(work)

    async def see_seeker(self, person: str, ago: float = 0.0) -> None:
        """Note that somebody who waits is there, or was."""
        await self._store.change(update(seekers).where(seekers.c.person == person).values(seen=time.time() - ago))

    async def cancel(self, person: str) -> Seeker | None:
        """Let somebody wait no more, unless they were paired just now: return what became of it then."""

        def work(connection: Connection) -> Seeker | None:
            alone(connection, Lock.pairing)
            mine = _of(connection, person)
            if mine and mine.found and time.time() - mine.found_at < JUST:
                return mine
            if connection.execute(delete(seekers).where(seekers.c.person == person)).rowcount:
                tell(connection, LOBBY, "")
            return None

        return await self._store.transact(work)

    async def forget(self) -> None:
        """Forget those who wait no more."""
        await self._store.transact(lambda connection: _forget(connection, time.time()))

    async def part(self, table_id: str) -> None:
        """Let those who were paired for a table wait on: it can't be set up."""
        row = seekers.c
        await self._store.change(update(seekers).where(row.found == table_id).values(found="", found_at=0.0))


def _is_open(now: float) -> ColumnElement[bool]:
    """Whether a table is listed with open seats: its people are seen, or it waits for days without that."""
    it = listings.c
    is_patient = it.is_patient.is_(True) & (it.listed > now - WEEK)
    return (it.free > 0) & or_(is_patient, (it.seen > now - AWAY) & (it.listed > now - DAY))


def _paired(connection: Connection, own: Seeker, with_table: str, now: float) -> Seeker:
    """Whoever asks, paired if somebody fits; whoever else waits stays as they are."""
    query = select(*COLUMNS).where(seekers.c.found == "", seekers.c.seen > now - SEEN)
    others = [Seeker(*row) for row in connection.execute(query)]
    strangers = _estranged(connection, own.person)
    if with_table:
        fitting = [it for it in others if it.table_id == with_table]
        if not fitting:
            raise SeatTaken("lobby-seat-taken")
        if fitting[0].person in strangers:
            raise NotWelcome("lobby-not-welcome")
    else:
        fitting = [
            it
            for it in others
            if it.person not in {own.person, *strangers} and it.seeks_like(own) and it.reaches(own, now)
        ]
    if not fitting:
        return own
    nearest = min(fitting, key=lambda it: (abs(it.mean - own.mean), it.since))
    found = {"found": nearest.table_id, "found_at": now}
    both = seekers.c.person.in_([own.person, nearest.person])
    connection.execute(update(seekers).where(both).values(found))
    tell(connection, LOBBY, "")
    return own._replace(found=nearest.table_id, found_at=now)


def _keep(connection: Connection, it: Seeker) -> None:
    connection.execute(delete(seekers).where(seekers.c.person == it.person))
    row: Mapping[str, Any] = it._asdict()
    connection.execute(insert(seekers), row)


def _of(connection: Connection, person: str) -> Seeker | None:
    row = connection.execute(select(*COLUMNS).where(seekers.c.person == person)).one_or_none()
    found = Seeker(*row) if row else None
    return None if found and found.found and found.found_at < time.time() - GONE else found


def _forget(connection: Connection, now: float) -> None:
    """Forget those who left, and those who have been at their table for long."""
    row = seekers.c
    connection.execute(delete(seekers).where(row.seen < now - GONE))
    connection.execute(delete(seekers).where(row.found != "", row.found_at < now - GONE))


def _estranged(connection: Connection, person: str) -> set[str]:
    row = unheard.c
    query = select(row.person, row.other).where(
        row.table_id == EVERYWHERE, or_(row.person == person, row.other == person)
    )
    return {it for pair in connection.execute(query) for it in pair} - {person}
