"""What came of games: written when they end, or later, for those that ended before there were results.

Several processes may do that for the same game: whoever is first writes, and the others find that it is done.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from boulevard.games import registry
from boulevard.web.errors import Damaged
from boulevard.web.event_log import day_rows, schema
from boulevard.web.event_log.database import Lock, alone
from boulevard.web.event_log.holdings import ERASED
from boulevard.web.event_log.store import Store
from boulevard.web.services.rating import Moment, rate
from boulevard.web.tables.daily import is_attempt
from boulevard.web.tables.results import FORM, Result, results
from boulevard.web.tables.table import Table

logger = logging.getLogger(__name__)

AT_ONCE = 50
"""Games that are looked up at a time to fill in their results."""
PAUSE = 0.02
"""Seconds between two of them: others have something to do."""
KNOWN = 5000
"""Tables of which it is remembered that their results are written, or that there was a hint."""


Line = Row[Any] | Result


class Outcome(NamedTuple):
    """What a table comes to, if there was a hint and if there was none."""

    table_id: str
    game: str
    length: int
    unaided: Sequence[Result]
    helped: Sequence[Result]
    is_attempt: bool = False
    """Whether it is somebody's attempt at the deck of a day."""
    tie_break: int = 0
    """What breaks a tie between equal points there."""

    @classmethod
    def of(cls, table: Table) -> Outcome:
        """What a table comes to as it is now."""
        game, length = table.rules.info.name, len(table.log)
        attempted = is_attempt(table)
        tie_break = int(table.rules.tie_breaks(table.game.state)[0][0]) if attempted else 0
        return cls(table.id, game, length, results(table, False), results(table, True), attempted, tie_break)

    def of_day(self, helped: bool) -> day_rows.Outcome:
        """What is noted of an attempt at the deck of a day: points that were made alone, without help and in time."""
        (line,) = self.helped if helped else self.unaided
        counts = line.unrated == "solo" and line.points is not None
        return day_rows.Outcome(line.ended, *((line.points, self.tie_break) if counts else (None, None)))


class Results:
    """The results of all tables."""

    def __init__(
        self,
        store: Store,
        person_of: Callable[[str], str] = str,
        imposed_on: Callable[[str], str] = lambda _: "",
    ) -> None:
        self._store = store
        self._person_of = person_of
        self._imposed_on = imposed_on
        self._settled: OrderedDict[str, None] = OrderedDict()
        self._helped: OrderedDict[str, None] = OrderedDict()
        self.is_held_back: Callable[[Table], Awaitable[bool]] = _never
        """Whether nobody may know yet what came of a game: others still play the same deck."""
        self._hopeless = set[str]()
        """Tables whose results can't be worked out by this process."""

    async def settle(self, table: Table) -> None:
        """Write what came of a game that is over, once."""
        if table.id in self._settled or await self.is_held_back(table):
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
            table.recognise(self._person_of, self._imposed_on)
            if await self.is_held_back(table):
                self._hopeless.add(identity)  # it is settled when its round is over, or after the next start
                return
            outcome = Outcome.of(table)
            await self._store.transact(lambda connection: write(connection, outcome, table.over))
        except Damaged:
            self._hopeless.add(identity)
        except Exception:
            logger.exception("results-failed", extra={"table": identity})
            self._hopeless.add(identity)


async def _never(_: Table) -> bool:
    return False


def write(connection: Connection, outcome: Outcome, over: bool) -> None:
    """Write what came of a table, and the ratings that follow from it, unless that is done."""
    alone(connection, Lock.rating)
    if _is_settled(connection, outcome.table_id, outcome.length):
        return
    before = _forget(connection, outcome.table_id)
    helped = connection.scalar(select(schema.helped.c.table_id).where(schema.helped.c.table_id == outcome.table_id))
    lines = _as_known(connection, outcome.helped if helped else outcome.unaided)
    note: dict[str, Any] = {"table_id": outcome.table_id, "length": outcome.length, "over": over, "form": FORM}
    connection.execute(insert(schema.settled), note)
    if lines:
        connection.execute(insert(schema.results), [line.row for line in lines])
        if outcome.is_attempt:
            day_rows.settle(connection, outcome.table_id, outcome.of_day(bool(helped)))
    moments = [Moment(line.ended, line.table_id) for line in lines if not line.unrated][:1] + before
    if moments:
        rate(connection, outcome.game, min(moments))


def forget_name(connection: Connection, person: str) -> None:
    """Take the name of somebody who is deleted out of all results; what came of the games stays."""
    rename(connection, person, "")


def rename(connection: Connection, person: str, name: str) -> None:
    """Have somebody called by another name in all results, or by none."""
    alone(connection, Lock.rating)
    it = schema.results
    tables = select(it.c.table_id).where(it.c.person == person)
    query = select(it).where(it.c.table_id.in_(tables)).order_by(it.c.table_id, it.c.seat)
    for _, seats in groupby(connection.execute(query).all(), lambda row: row.table_id):
        for row in (rows := list(seats)):
            same = and_(it.c.table_id == row.table_id, it.c.seat == row.seat)
            connection.execute(update(it).where(same).values(_renamed(person, name, row, rows)))


def _renamed(person: str, name: str, row: Line, rows: Sequence[Line]) -> dict[str, Any]:
    """What a seat's result says of names, a person's changed, of all rows of a table in the order of the seats.

    Rivals are in that order too. The seats that were one person's when the game ended have the same rivals, and are
    none of them; who turned out to be one person later are rivals still.
    """
    met = [rival[2] for rival in row.rivals]
    elsewhere = [it for it in rows if it.seat != row.seat and [rival[2] for rival in it.rivals] != met]
    gone = {rival[2] for it, rival in zip(elsewhere, row.rivals, strict=False) if it.person == person}
    rivals = [[name if seat in gone else was, level, seat, points] for was, level, seat, points in row.rivals]
    hidden, folded = {it.seat for it in rows if it.person == person}, name.casefold()
    names = "\n".join(folded if at in hidden else was for at, was in enumerate(row.names.split("\n")))
    return {"name": name if row.person == person else row.name, "rivals": rivals, "names": names}


def _as_known(connection: Connection, lines: Sequence[Result]) -> Sequence[Result]:
    """What came of a game, of whom people are by now: somebody may have become another one, or be deleted."""
    it = schema.identities.c
    query = select(it.id, it.person, it.state).where(it.id.in_({line.person for line in lines}))
    known = {row.id: row for row in connection.execute(query)}
    lines = [replace(line, person=known[line.person].person) if line.person in known else line for line in lines]
    for person in {row.person for row in known.values() if row.state == ERASED}:
        lines = [replace(line, **_renamed(person, "", line, lines)) for line in lines]
    return lines


@contextmanager
def rated_anew(connection: Connection, person: str) -> Iterator[None]:
    """Somebody becomes another one: nobody rates meanwhile, and then games from their first one on are rated anew.

    Who has no games that may count changes no rating.
    """
    alone(connection, Lock.rating)
    it = schema.results.c
    query = select(it.game, func.min(it.ended)).where(it.person == person, it.unrated == "").group_by(it.game)
    first = connection.execute(query).all()
    yield
    for game, ended in first:
        if game in registry.names():
            rate(connection, game, Moment(ended, ""))


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
