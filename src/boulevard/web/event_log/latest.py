"""What other processes have written: nearly every request asks for it, so it is looked up without threads.

A thread that speaks with the database takes the interpreter from the one that draws pages a dozen times for each look.
With many of them, both wait for each other more than they work. So the one that draws asks, for all at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import URL
from sqlalchemy.exc import OperationalError as Lost

from boulevard.web.errors import Damaged
from boulevard.web.event_log.chain import news
from boulevard.web.event_log.database import address_of
from boulevard.web.event_log.events import Event

if TYPE_CHECKING:
    from psycopg import AsyncConnection

logger = logging.getLogger(__name__)

_NEWS = """
SELECT asked.place, events.number, events.kind, events.data, events.key, events.at, events.hash
FROM unnest(%s::text[], %s::integer[]) WITH ORDINALITY AS asked (table_id, known, place)
JOIN events ON events.table_id = asked.table_id AND events.number >= asked.known - 1
ORDER BY asked.place, events.number
"""
"""For each log that is asked for, the last event that is known and all after it."""


class Asked(NamedTuple):
    """Somebody asks what happened at a table after so many events."""

    table_id: str
    known: int
    told: asyncio.Future[list[Event]]


class Latest:
    """Looks up what happened at tables, for all at once who have asked meanwhile."""

    def __init__(self, address: URL) -> None:
        self._address = address
        self._asked: list[Asked] = []
        self._looking: asyncio.Task[None] | None = None
        self._wire: AsyncConnection[tuple[Any, ...]] | None = None

    async def news(self, table_id: str, known: int) -> list[Event]:
        """Return what happened at a table after so many events, at least one, that are known (`Damaged`)."""
        told: asyncio.Future[list[Event]] = asyncio.get_running_loop().create_future()
        self._asked.append(Asked(table_id, known, told))
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())
        return await told

    async def close(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.wait({self._looking})
        for it in self._asked:
            it.told.cancel()
        await self._hang_up()

    async def _look(self) -> None:
        """Look up what is asked for until nothing is; whoever asks after a look has begun waits for the next one."""
        while self._asked:
            asked, self._asked = self._asked, []
            try:
                await self._answer(asked)
            finally:
                for it in asked:
                    it.told.cancel()  # unless they were answered

    async def _answer(self, asked: Sequence[Asked]) -> None:
        """Answer all who ask; if something can't be read, each by themselves: one damaged log harms no other."""
        from psycopg import DatabaseError, OperationalError

        try:
            rows = await self._found(asked)
        except OperationalError as error:
            _fail(asked, Lost(None, None, error))
        except (DatabaseError, ValueError, TypeError) as error:
            if len(asked) == 1:
                logger.warning("news-unreadable", extra={"table": asked[0].table_id, "reason": str(error)})
                _fail(asked, Damaged("table-damaged"))
                return
            for it in asked:
                await self._answer([it])
        else:
            for place, it in enumerate(asked, 1):
                _tell(it, rows.get(place, ()))

    async def _found(self, asked: Sequence[Asked]) -> dict[int, list[tuple[Any, ...]]]:
        """The rows for each who asks; a connection that was lost since the last look is opened again."""
        from psycopg import OperationalError

        given = [[it.table_id for it in asked], [it.known for it in asked]]
        was_open = self._wire is not None
        try:
            return await self._fetched(given)
        except OperationalError:
            await self._hang_up()
            if not was_open:
                raise
            return await self._fetched(given)

    async def _fetched(self, given: Sequence[object]) -> dict[int, list[tuple[Any, ...]]]:
        from psycopg import AsyncConnection

        if self._wire is None:
            self._wire = await AsyncConnection.connect(address_of(self._address), autocommit=True)
        rows = await (await self._wire.execute(_NEWS, given)).fetchall()
        return {place: [row[1:] for row in found] for place, found in groupby(rows, itemgetter(0))}

    async def _hang_up(self) -> None:
        if self._wire is not None:
            await self._wire.close()
            self._wire = None


def _tell(it: Asked, rows: Sequence[tuple[Any, ...]]) -> None:
    try:
        found = news(rows, it.table_id, it.known)
    except Damaged as error:
        _fail([it], error)
    else:
        if not it.told.done():
            it.told.set_result(found)


def _fail(asked: Sequence[Asked], error: Exception) -> None:
    for it in asked:
        if not it.told.done():
            it.told.set_exception(error)
