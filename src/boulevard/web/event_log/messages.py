"""The rows of what people say at tables, of whom they do not want to hear, and of what they report."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Column, Connection, Select, delete, func, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from boulevard.web.event_log.news import tell
from boulevard.web.event_log.schema import messages, reports, tables, unheard
from boulevard.web.event_log.store import Store

SAID = "boulevard_said"
"""The channel on which processes tell that something was said at a table, and its number."""
ATTEMPTS = 20
"""How often a message is numbered again because somebody else was faster."""
EVERYWHERE = ""
"""In place of a table."""


class Message(NamedTuple):
    """Something that somebody said."""

    number: int
    place: int
    person: str
    phrase: str
    text: str
    at: float


COLUMNS: Sequence[Column[Any]] = [messages.c[name] for name in Message._fields]


class Messages:
    """The messages in a database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, table_id: str, place: int, person: str, phrase: str, text: str, key: str, most: int) -> Message:
        """Say something; what was said with a key is said once. Of a table, only so many of the newest are kept."""
        now, ran = time.time(), self._store.hours.total
        row = messages.c
        last = select(func.max(row.number)).where(row.table_id == table_id).scalar_subquery()
        about = map(literal, (place, person, phrase, text, key, now, ran))
        numbered = select(literal(table_id), func.coalesce(last, -1) + 1, *about)
        said = insert(messages).from_select([it.name for it in messages.c], numbered)
        too_old = delete(messages).where(row.table_id == table_id, row.number <= last - most)

        def work(connection: Connection) -> Message:
            connection.execute(said)
            connection.execute(too_old)
            found = _one(connection, _of(table_id).where(row.key == key))
            assert found is not None
            tell(connection, SAID, f"{table_id} {found.number}")
            return found

        for _ in range(ATTEMPTS):
            try:
                return await self._store.transact(work)
            except IntegrityError as error:  # the key was used before, or the number is taken by now
                if (found := await self._said(table_id, key)) is not None:
                    return found
                raced = error
        raise raced

    async def _said(self, table_id: str, key: str) -> Message | None:
        query = _of(table_id).where(messages.c.key == key)
        return await self._store.read(lambda connection: _one(connection, query))

    async def of(self, table_id: str, after: int, limit: int) -> list[Message]:
        """What was said at a table after a number, of that only so many of the newest."""
        query = _of(table_id).where(messages.c.number > after).order_by(messages.c.number.desc()).limit(limit)
        found = await self._store.read(lambda connection: [Message(*row) for row in connection.execute(query)])
        return found[::-1]

    async def around(self, table_id: str, number: int, most: int) -> list[Message]:
        """A message of a table and so many before and after it, without it none (`number` may be gone by now)."""
        near = _of(table_id).where(messages.c.number.between(number - most, number + most))
        query = near.order_by(messages.c.number)
        found = await self._store.read(lambda connection: [Message(*row) for row in connection.execute(query)])
        return found if any(it.number == number for it in found) else []

    async def unheard_by(self, person: str, table_id: str) -> dict[str, bool]:
        """Whom a person does not want to hear at a table, and of each whether that holds everywhere."""
        row = unheard.c
        query = select(row.other, row.table_id).where(row.person == person, row.table_id.in_((table_id, EVERYWHERE)))
        found = await self._store.read(lambda connection: [(other, at) for other, at in connection.execute(query)])
        return {other: (other, EVERYWHERE) in found for other, _ in found}

    async def blocked_by(self, person: str) -> list[str]:
        """Whom a person does not want to hear anywhere, the last first."""
        row = unheard.c
        query = select(row.other).where(row.person == person, row.table_id == EVERYWHERE).order_by(row.at.desc())
        return await self._store.read(lambda connection: list(connection.scalars(query)))

    async def blocking(self, person: str) -> list[str]:
        """Who does not want to hear a person anywhere."""
        row = unheard.c
        query = select(row.person).where(row.other == person, row.table_id == EVERYWHERE)
        return await self._store.read(lambda connection: list(connection.scalars(query)))

    async def hear(self, person: str, other: str, table_id: str) -> None:
        """Let a person hear somebody again, at a table as well as everywhere."""
        row = unheard.c
        tables_ = (table_id, EVERYWHERE)
        await self._store.change(
            delete(unheard).where(row.person == person, row.other == other, row.table_id.in_(tables_))
        )

    async def unhear(self, person: str, other: str, table_id: str) -> None:
        """Let a person not hear somebody any more, at a table or everywhere."""
        row = unheard.c
        same = (row.person == person, row.other == other, row.table_id == table_id)
        values = {"person": person, "other": other, "table_id": table_id, "at": time.time()}

        def work(connection: Connection) -> None:
            connection.execute(delete(unheard).where(*same))
            connection.execute(insert(unheard).values(values))

        await self._store.transact(work)

    async def report(self, table_id: str, number: int, reporter: str, reported: str, said: Sequence[object]) -> None:
        """Keep a report of a message, once for each who reports it."""
        row = reports.c
        same = (row.table_id == table_id, row.number == number, row.reporter == reporter)
        values = {"table_id": table_id, "number": number, "reporter": reporter, "reported": reported}

        def work(connection: Connection) -> None:
            if not connection.execute(update(reports).where(*same).values(reported=reported)).rowcount:
                connection.execute(insert(reports).values(**values, messages=said, at=time.time()))

        await self._store.transact(work)

    async def drop_old(self, since: float) -> None:
        """Drop what was said at tables that are over, if servers have run so long since, and since their last event."""
        before = self._store.hours.total - since
        over = select(tables.c.id).where(tables.c.over, tables.c.ran < before)
        await self._store.change(
            delete(messages).where(messages.c.ran < before, messages.c.table_id.in_(over)),
            delete(unheard).where(unheard.c.table_id != EVERYWHERE, unheard.c.table_id.in_(over)),
        )


def _of(table_id: str) -> Select[Any]:
    """The messages of a table."""
    return select(*COLUMNS).where(messages.c.table_id == table_id)


def _one(connection: Connection, query: Select[Any]) -> Message | None:
    row = connection.execute(query).one_or_none()
    return Message(*row) if row else None
