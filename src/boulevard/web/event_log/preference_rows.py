"""The rows of preferences in the database, by the id of a person. What a newer version keeps there, stays."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from boulevard.web.event_log.news import tell
from boulevard.web.event_log.schema import preferences
from boulevard.web.event_log.store import Store

CHANNEL = "boulevard_preferences"
"""The channel on which processes tell whose preferences have changed."""


class PreferenceRows:
    """The preferences in a database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, person: str) -> Any:
        """Return what somebody prefers, as it is kept; None if nothing is."""
        query = select(preferences.c.data).where(preferences.c.person == person)
        return await self._store.read(lambda connection: connection.scalar(query))

    async def change(self, person: str, changes: Mapping[str, str]) -> Any:
        """Keep some changes beside what is kept already, and return all of it; others are told."""

        def work(connection: Connection) -> Any:
            own = preferences.c.person == person
            row = connection.execute(select(preferences.c.data).where(own).with_for_update()).one_or_none()
            data = {**(row.data if row and isinstance(row.data, Mapping) else {}), **changes}
            if row:
                connection.execute(update(preferences).where(own).values(data=data))
            else:  # never over one that has come since
                connection.execute(insert(preferences).values(person=person, data=data))
            tell(connection, CHANNEL, person)
            return data

        with suppress(IntegrityError):  # another process has just kept the first of somebody's
            return await self._store.transact(work)
        return await self._store.transact(work)
