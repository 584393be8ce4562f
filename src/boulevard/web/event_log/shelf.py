"""The rows of analyses in the database. Each has a version: what was read earlier can’t overwrite what is newer."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, select, update

from boulevard.web.event_log.schema import analyses
from boulevard.web.event_log.store import Store


class Row(NamedTuple):
    """An analysis as it is kept."""

    owner: str
    data: dict[str, Any]
    version: int


class Shelf:
    """The analyses in a database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, identity: str) -> Row | None:
        """Return an analysis, if there is one."""
        query = select(analyses.c.owner, analyses.c.data, analyses.c.version).where(analyses.c.id == identity)
        return await self._store.read(lambda connection: next((Row(*row) for row in connection.execute(query)), None))

    async def page(self, numbers: list[str], limit: int, skipped: int = 0) -> list[tuple[str, dict[str, Any], float]]:
        """Return some analyses of all numbers of somebody, and when they were changed, the last first."""
        query = select(analyses.c.id, analyses.c.data, analyses.c.updated)
        query = query.where(analyses.c.owner.in_(numbers))
        query = query.order_by(analyses.c.updated.desc(), analyses.c.id).limit(limit).offset(skipped)
        return await self._store.read(lambda connection: [(it, data, at) for it, data, at in connection.execute(query)])

    async def all_of(self, owner: str) -> list[tuple[str, bool]]:
        """Return all of somebody's analyses, the oldest first, and whether each was changed since it was begun."""
        query = select(analyses.c.id, analyses.c.unchanged).where(analyses.c.owner == owner)
        query = query.order_by(analyses.c.updated)
        return await self._store.read(lambda connection: [(it, at is None) for it, at in connection.execute(query)])

    async def add(self, identity: str, owner: str, data: Mapping[str, Any], is_changed: bool = False) -> None:
        """Keep a new analysis."""
        unchanged = None if is_changed else self._store.hours.total
        row = {"id": identity, "owner": owner, "data": data, "updated": time.time(), "unchanged": unchanged}
        await self._store.change(insert(analyses).values(row))

    async def replace(self, identity: str, version: int, data: Mapping[str, Any]) -> bool:
        """Keep an analysis in place of the version that was read; false if that is no longer the one that is kept."""
        changed = update(analyses).where(analyses.c.id == identity, analyses.c.version == version)
        values = {"data": data, "updated": time.time(), "unchanged": None, "version": version + 1}
        return await self._store.change(changed.values(values)) == 1

    async def drop(self, identity: str, only_unchanged: bool = False) -> None:
        """Keep an analysis no longer; if it was changed after all, it may stay."""
        dropped = delete(analyses).where(analyses.c.id == identity)
        await self._store.change(dropped.where(analyses.c.unchanged.is_not(None)) if only_unchanged else dropped)

    async def drop_unchanged(self, since: float) -> None:
        """Drop the analyses that nobody has changed since they were begun, if servers have run so long since."""
        await self._store.change(delete(analyses).where(analyses.c.unchanged < self._store.hours.total - since))
