"""What came of games: written when they end, or later, for those that ended before there were results.

Several processes may do that for the same game: whoever is first writes, and the others find that it is done.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from boulevard.games import registry
from boulevard.web.errors import Damaged
from boulevard.web.event_log import schema
from boulevard.web.event_log.database import SQLITE
from boulevard.web.event_log.store import Store
from boulevard.web.services.rating import Moment, rate
from boulevard.web.tables.results import FORM, Result, results
from boulevard.web.tables.table import Table

logger = logging.getLogger(__name__)

RATING = 0x626F7573
"""The number under which PostgreSQL lets one process at a time write results and ratings."""
AT_ONCE = 50
"""Games that are looked up at a time to fill in their results."""
PAUSE = 0.02
"""Seconds between two of them: others have something to do."""
KNOWN = 5000
"""Tables of which it is remembered that their results are written, or that there was a hint."""


class Outcome(NamedTuple):
    """What a table comes to, if there was a hint and if there was none."""

    table_id: str
    game: str
    length: int
    unaided: Sequence[Result]
    helped: Sequence[Result]

    @classmethod
    def of(cls, table: Table) -> Outcome:
        """What a table comes to as it is now."""
        game, length = table.rules.info.name, len(table.log)
        return cls(table.id, game, length, results(table, False), results(table, True))


class Results:
    """The results of all tables."""

    def __init__(self, store: Store, person_of: Callable[[str], str] = str) -> None:
        self._store = store
        self._person_of = person_of
        self._settled: OrderedDict[str, None] = OrderedDict()
        self._helped: OrderedDict[str, None] = OrderedDict()
        self._hopeless = set[str]()
        """Tables whose results can't be worked out by this process."""

    async def settle(self, table: Table) -> None:
        """Write what came of a game that is over, once."""
        if table.id in self._settled:
            return
        _note(self._settled, table.id)
        outcome = Outcome.of(table)
        try:
            await self._store.transact(lambda connection: write(connection, outcome, table.over))
        except BaseException:
            self._settled.pop(table.id, None)
            raise

    async def note_help(self, table_id: str) -> None:
        """Note that somebody gets a hint at a table. It is written before the hint is given."""
        if table_id in self._helped:
            return
        with suppress(IntegrityError):  # another process has noted it
            await self._store.change(insert(schema.helped).values(table_id=table_id))
        _note(self._helped, table_id)

    async def was_helped(self, table_id: str) -> bool:
        """Whether somebody got a hint at a table."""
        it = schema.helped.c.table_id
        found = await self._store.read(lambda connection: connection.scalar(select(it).where(it == table_id)))
        return found is not None

    async def fill_in(self, require: Callable[[str], Awaitable[None]]) -> None:
        """Write the results that are missing, the oldest games first; `require` waits for the rules of a game."""
        while missing := [it for it in await self._store.read(self._missing) if it not in self._hopeless]:
            random.shuffle(missing)  # another process begins elsewhere
            for identity in missing:
                await self._fill_in(identity, require)
                await asyncio.sleep(PAUSE)

    def _missing(self, connection: Connection) -> list[str]:
        """Tables that are over or set aside, and of which nothing was written since their last event."""
        tables, settled = schema.tables.c, schema.settled.c
        is_new = or_(settled.table_id.is_(None), settled.form < FORM)
        goes_on = and_(settled.over.is_(False), settled.length < tables.length)
        query = select(tables.id).outerjoin(schema.settled, settled.table_id == tables.id)
        found = query.where(tables.over.is_(True), tables.game.in_(registry.names()), or_(is_new, goes_on))
        return list(connection.scalars(found.order_by(tables.touched).limit(AT_ONCE + len(self._hopeless))))

    async def _fill_in(self, identity: str, require: Callable[[str], Awaitable[None]]) -> None:
        try:
            events = await self._store.events(identity)
            if await self._store.read(lambda connection: _is_settled(connection, identity, len(events))):
                return
            await require(events[0].data["game"])
            table = await asyncio.to_thread(Table.replayed, identity, events)
            table.recognise(self._person_of)
            outcome = Outcome.of(table)
            await self._store.transact(lambda connection: write(connection, outcome, table.over))
        except Damaged:
            self._hopeless.add(identity)
        except Exception:
            logger.exception("results-failed", extra={"table": identity})
            self._hopeless.add(identity)


def write(connection: Connection, outcome: Outcome, over: bool) -> None:
    """Write what came of a table, and the ratings that follow from it, unless that is done."""
    alone(connection)
    if _is_settled(connection, outcome.table_id, outcome.length):
        return
    before = _forget(connection, outcome.table_id)
    helped = connection.scalar(select(schema.helped.c.table_id).where(schema.helped.c.table_id == outcome.table_id))
    lines = outcome.helped if helped else outcome.unaided
    note: dict[str, Any] = {"table_id": outcome.table_id, "length": outcome.length, "over": over, "form": FORM}
    connection.execute(insert(schema.settled), note)
    if lines:
        connection.execute(insert(schema.results), [line.row for line in lines])
    moments = [Moment(line.ended, line.table_id) for line in lines if not line.unrated][:1] + before
    if moments:
        rate(connection, outcome.game, min(moments))


def alone(connection: Connection) -> None:
    """Wait until nobody else writes results or ratings, and keep others from it until all is written."""
    if connection.dialect.name != SQLITE:
        connection.execute(select(func.pg_advisory_xact_lock(RATING)))


def forget_name(connection: Connection, person: str) -> None:
    """Take the name of somebody who is deleted out of all results; what came of the games stays."""
    it = schema.results
    tables = select(it.c.table_id).where(it.c.person == person)
    query = select(it).where(it.c.table_id.in_(tables)).order_by(it.c.table_id, it.c.seat)
    for _, seats in groupby(connection.execute(query).all(), lambda row: row.table_id):
        for row in (rows := list(seats)):
            same = and_(it.c.table_id == row.table_id, it.c.seat == row.seat)
            connection.execute(update(it).where(same).values(_without(person, row, rows)))


def _without(person: str, row: Row[Any], rows: Sequence[Row[Any]]) -> dict[str, Any]:
    """What a seat's result says of names, without that of a person: rivals are in the order of their seats."""
    others = [other for other in rows if other.seat != row.seat]
    elsewhere = [other for other in others if not (row.person and other.person == row.person)] or others
    rivals = [
        ["" if other.person == person else name, *rest]
        for other, (name, *rest) in zip(elsewhere, row.rivals, strict=True)
    ]
    gone = {other.name.casefold() for other in rows if other.person == person}
    names = "\n".join("" if name in gone else name for name in row.names.split("\n"))
    return {"name": "" if row.person == person else row.name, "rivals": rivals, "names": names}


def rate_anew(connection: Connection, person: str) -> None:
    """Rate games anew from somebody's first one on: of two people who turned out to be one, say."""
    alone(connection)
    it = schema.results.c
    query = select(it.game, func.min(it.ended)).where(it.person == person, it.unrated == "").group_by(it.game)
    for game, ended in connection.execute(query).all():
        if game in registry.names():
            rate(connection, game, Moment(ended, ""))


def rate_all(connection: Connection) -> None:
    """Rate all games anew."""
    alone(connection)
    for game in connection.scalars(select(schema.results.c.game).distinct()).all():
        if game in registry.names():
            rate(connection, game, Moment(0.0, ""))


def _forget(connection: Connection, table_id: str) -> list[Moment]:
    """Drop what was written of a table before; return when it was thought to have ended, if it was rated."""
    rated = schema.ratings.c
    found = connection.execute(select(rated.ended).where(rated.table_id == table_id).limit(1)).scalars().all()
    for it in (schema.settled, schema.results):
        connection.execute(delete(it).where(it.c.table_id == table_id))
    return [Moment(ended, table_id) for ended in found]


def _is_settled(connection: Connection, table_id: str, length: int) -> bool:
    """Whether the results of a table are written, or it had none when its log was as long as it is."""
    it = schema.settled.c
    query = select(it.form, it.over, it.length).where(it.table_id == table_id)
    found = connection.execute(query).one_or_none()
    return found is not None and found.form >= FORM and (found.over or found.length >= length)


def _note(known: OrderedDict[str, None], identity: str) -> None:
    known[identity] = None
    while len(known) > KNOWN:
        known.popitem(last=False)
