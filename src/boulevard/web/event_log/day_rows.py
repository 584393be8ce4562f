"""The rows of days: their decks, who has begun to play them, and what came of that.

The key of an attempt (day, game, variant, person) decides who is first with two pages or devices: there is one.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from boulevard.web.event_log.database import Lock, alone, alongside
from boulevard.web.event_log.holdings import person_of
from boulevard.web.event_log.news import tell
from boulevard.web.event_log.schema import attempts, days, results
from boulevard.web.event_log.store import Store

DAYS = "boulevard_days"
"""The channel on which processes tell of which day something has changed."""
BEGUN = "begun"
"""What they add where nothing has but that somebody has begun."""


class Which(NamedTuple):
    """Which deck: of a day, for a variant of a game."""

    day: str
    game: str
    variant: str


class Deck(NamedTuple):
    """The deck of a day."""

    which: Which
    seed: str
    made: float
    """Since when the server is bound to it."""
    worked_out: Mapping[str, Any] | None
    """What bots make of it and the best game that was found, as far as it is known."""


class Attempt(NamedTuple):
    """Somebody's attempt at it."""

    which: Which
    person: str
    table_id: str
    begun: float
    ended: float | None = None
    points: int | None = None
    tie_break: int | None = None
    name: str = ""
    """What somebody is called who has come to the end."""
    is_ranked: bool = True
    """Whether they have come to the end of any game on an earlier day: else they are new here."""


class Outcome(NamedTuple):
    """What came of an attempt; no points if it does not count."""

    ended: float
    points: int | None
    tie_break: int | None


class DayRows:
    """The days in a database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def write(self, decks: Sequence[Deck]) -> None:
        """Write decks that are not there yet: whoever writes first decides."""
        await self._store.transact(lambda connection: _write(connection, decks))

    async def decks(self, first: str, last: str) -> list[Deck]:
        """The decks of some days, in their order."""
        it = days.c
        query = select(it.day, it.game, it.variant, it.seed, it.made, it.worked_out)
        query = query.where(it.day.between(first, last)).order_by(it.day, it.game, it.variant)
        return await self._store.read(
            lambda connection: [Deck(Which(*row[:3]), *row[3:]) for row in connection.execute(query)]
        )

    async def attempts(self, day: str, begins: float) -> list[Attempt]:
        """All attempts of a day that begins at a moment."""
        it, made, before = attempts, results, results.alias()
        earlier = exists().where(before.c.person == it.c.person, before.c.ended < begins)
        query = (
            select(it, made.c.name, earlier)
            .outerjoin(made, and_(made.c.table_id == it.c.table_id, made.c.seat == 0))
            .where(it.c.day == day)
            .order_by(it.c.begun, it.c.person)
        )
        return await self._store.read(
            lambda connection: [_read(row[:9], row[9] or "", bool(row[10])) for row in connection.execute(query)]
        )

    async def attempt(self, which: Which, person: str) -> Attempt | None:
        """Somebody's attempt."""
        return await self._store.read(lambda connection: _attempt(connection, which, person))

    async def begin(self, it: Attempt) -> Attempt:
        """Begin an attempt, unless that person has: return the one there is."""

        def work(connection: Connection) -> Attempt:
            alongside(connection, Lock.days)
            own = it._replace(person=person_of(connection, it.person))
            with suppress(IntegrityError), connection.begin_nested():
                connection.execute(insert(attempts).values(_row(own)))
                tell(connection, DAYS, f"{it.which.day} {BEGUN}")
                return own
            return _attempt(connection, it.which, own.person) or own

        return await self._store.transact(work)

    async def of_person(self, person: str) -> list[Attempt]:
        """All attempts of somebody, the oldest first."""
        query = select(attempts).where(attempts.c.person == person).order_by(attempts.c.day, attempts.c.begun)
        return await self._store.read(
            lambda connection: [Attempt(Which(*row[:3]), *row[3:]) for row in connection.execute(query)]
        )

    async def take(self, which: Which, now: float, lease: float) -> bool:
        """Take it on to work something out, if no process has within the last seconds."""
        it = days.c
        free = or_(it.taken.is_(None), it.taken < now - lease)
        return bool(await self._store.change(update(days).where(_is(days, which), free).values(taken=now)))

    async def keep(self, which: Which, worked_out: Mapping[str, Any], now: float) -> None:
        """Keep what was worked out so far: whoever took it on is still at it."""

        def work(connection: Connection) -> None:
            kept = {"worked_out": dict(worked_out), "taken": now}
            connection.execute(update(days).where(_is(days, which)).values(kept))
            tell(connection, DAYS, which.day)

        await self._store.transact(work)


def settle(connection: Connection, table_id: str, outcome: Outcome) -> None:
    """Note what came of the attempt that is played at a table, if it is one still."""
    row = attempts.c
    day = connection.scalar(select(row.day).where(row.table_id == table_id))
    if day is not None:
        connection.execute(update(attempts).where(row.table_id == table_id).values(outcome._asdict()))
        tell(connection, DAYS, day)


def _write(connection: Connection, decks: Sequence[Deck]) -> None:
    alone(connection, Lock.days)
    there: Collection[Any] = {tuple(row) for row in connection.execute(select(days.c.day, days.c.game, days.c.variant))}
    rows = [{**it.which._asdict(), "seed": it.seed, "made": it.made} for it in decks if tuple(it.which) not in there]
    if rows:
        connection.execute(insert(days), rows)


def _attempt(connection: Connection, which: Which, person: str) -> Attempt | None:
    query = select(attempts).where(_is(attempts, which), attempts.c.person == person)
    row = connection.execute(query).one_or_none()
    return Attempt(which, *row[3:]) if row else None


def _read(columns: Sequence[Any], name: str, is_ranked: bool) -> Attempt:
    return Attempt(Which(*columns[:3]), *columns[3:])._replace(name=name, is_ranked=is_ranked)


def _row(it: Attempt) -> dict[str, Any]:
    return {**it.which._asdict(), "person": it.person, "table_id": it.table_id, "begun": it.begun}


def _is(table: Any, which: Which) -> Any:
    """Whether a row is of a deck."""
    return and_(*(table.c[name] == value for name, value in which._asdict().items()))
