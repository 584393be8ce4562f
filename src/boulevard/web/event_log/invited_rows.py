"""The rows of whom somebody has invited to a place at a table: a place that is taken has none any more."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, or_, select, update

from boulevard.web.errors import NotNow
from boulevard.web.event_log.database import Lock, alone
from boulevard.web.event_log.news import tell
from boulevard.web.event_log.schema import invited, tables, unheard
from boulevard.web.event_log.store import Store

CHANNEL = "boulevard_invited"
"""The channel on which processes tell whose invitations have changed."""
OPEN, DECLINED, WITHDRAWN = "", "declined", "dropped"
MOST_EACH = 3
"""Open invitations of one person by the same other."""
DAY, MOST_A_DAY = 24 * 3600.0, 6
"""And all in a day that they did not take, whatever became of them."""
MOST_DECLINED = 2
"""Of those, how many they may have declined: then they are asked no more by the same other until a day has passed."""
MOST_TO = 20
"""Open invitations of one person by all."""
MOST_BY = 20
"""Open invitations by one person."""
LISTED = 50

Also = Callable[[Connection, "Invited"], None]
"""What is written together with an invitation."""


class Invited(NamedTuple):
    """Somebody who was invited to a place at a table."""

    table_id: str
    place: int
    person: str
    inviter: str
    name: str
    """What the inviter is called."""
    called: str
    """What they call whom they invite."""
    at: float
    state: str = OPEN


class InvitedRows:
    """The invitations in a database. Those to games that are over or set aside are none any more."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def require_room(self, person: str, inviter: str) -> None:
        """Refuse an invitation if there are too many already (`NotNow`)."""
        await self._store.read(lambda connection: _require_room(connection, person, inviter))

    async def add(self, it: Invited, also: Also) -> None:
        """Invite somebody to a place to which nobody was invited (`NotNow`)."""
        row = invited.c
        goes_on = select(tables.c.id).where(tables.c.id == row.table_id, tables.c.over.is_(False)).exists()
        passed = or_(~goes_on, row.state == WITHDRAWN)
        swept = delete(invited).where(row.person == it.person, passed, row.at < time.time() - DAY)

        def work(connection: Connection) -> None:
            alone(connection, Lock.inviting)
            if connection.scalar(select(row.person).where(*_at(it.table_id, it.place))) is None:
                connection.execute(swept)
                _require_room(connection, it.person, it.inviter)
                connection.execute(insert(invited).values(it._asdict()))
                also(connection, it)
                _tell(connection, it)

        await self._store.transact(work)

    async def of(self, numbers: Sequence[str]) -> list[Invited]:
        """To what somebody is invited, the newest first; not by whom they have blocked."""
        blocks = exists().where(
            unheard.c.person == invited.c.person, unheard.c.other == invited.c.inviter, unheard.c.table_id == ""
        )
        return await self._found(invited.c.person.in_(numbers), invited.c.state == OPEN, ~blocks)

    async def by(self, numbers: Sequence[str]) -> list[Invited]:
        """Whom somebody has invited, also those who declined, the newest first."""
        return await self._found(invited.c.inviter.in_(numbers), invited.c.state != WITHDRAWN)

    async def at(self, table_id: str, place: int) -> Invited | None:
        """Who is invited to a place, and did not answer."""
        query = select(invited).where(*_at(table_id, place), invited.c.state == OPEN)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return Invited(*rows[0]) if rows else None

    async def at_table(self, table_id: str) -> list[Invited]:
        """Who is invited to places at a table, also those who declined."""
        return await self._found(invited.c.table_id == table_id, invited.c.state != WITHDRAWN)

    async def decline(self, it: Invited, also: Also) -> None:
        """Let somebody not come; the inviter can read it (`NotNow` if it is no longer open)."""
        declining = update(invited).where(*_at(it.table_id, it.place), invited.c.state == OPEN).values(state=DECLINED)

        def work(connection: Connection) -> None:
            if not connection.execute(declining).rowcount:
                raise NotNow("invite-gone")
            also(connection, it._replace(state=DECLINED))
            _tell(connection, it)

        await self._store.transact(work)

    async def withdraw(self, it: Invited) -> None:
        """Let an invitation be no longer meant; for a day it is counted."""
        withdrawing = update(invited).where(*_at(it.table_id, it.place)).values(state=WITHDRAWN)

        def work(connection: Connection) -> None:
            connection.execute(withdrawing)
            _tell(connection, it)

        await self._store.transact(work)

    async def drop(self, it: Invited) -> None:
        """Let an invitation be none any more: it was taken."""

        def work(connection: Connection) -> None:
            connection.execute(delete(invited).where(*_at(it.table_id, it.place)))
            _tell(connection, it)

        await self._store.transact(work)

    async def _found(self, *conditions: ColumnElement[bool]) -> list[Invited]:
        query = (
            select(invited)
            .join(tables, and_(tables.c.id == invited.c.table_id, tables.c.over.is_(False)))
            .where(*conditions)
            .order_by(invited.c.at.desc(), invited.c.table_id)
            .limit(LISTED)
        )
        return await self._store.read(lambda connection: [Invited(*row) for row in connection.execute(query)])


def _at(table_id: str, place: int) -> tuple[ColumnElement[bool], ...]:
    return (invited.c.table_id == table_id, invited.c.place == place)


def _require_room(connection: Connection, person: str, inviter: str) -> None:
    row = invited.c
    for most, conditions in (
        (MOST_EACH, (row.person == person, row.inviter == inviter)),
        (MOST_TO, (row.person == person,)),
        (MOST_BY, (row.inviter == inviter,)),
    ):
        query = select(func.count()).select_from(invited).join(tables, tables.c.id == row.table_id)
        query = query.where(row.state == OPEN, tables.c.over.is_(False), *conditions)
        if (connection.scalar(query) or 0) >= most:
            raise NotNow("invite-too-many")
    of_both = (row.person == person, row.inviter == inviter)
    lately = connection.scalars(select(row.state).where(*of_both, row.at > time.time() - DAY)).all()
    if len(lately) >= MOST_A_DAY or lately.count(DECLINED) >= MOST_DECLINED:
        raise NotNow("invite-not-wanted")


def _tell(connection: Connection, it: Invited) -> None:
    tell(connection, CHANNEL, f"{it.person} {it.inviter}")
