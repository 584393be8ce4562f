"""What a server does for its tables now and then: going on with games, and setting those aside that were abandoned."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from boulevard.web.errors import Damaged
from boulevard.web.tables import decisions

if TYPE_CHECKING:
    from boulevard.web.services.table_service import TableService

logger = logging.getLogger(__name__)

SWEEP = 600.0
"""Seconds between two looks for abandoned games."""
GRACE = 6 * 3600.0
"""Seconds of a run before a game is set aside: whoever could not come while there was no server has that long."""

UNCHANGED = 14 * 24 * 3600.0
"""Seconds that servers run before an analysis is dropped that nobody has changed since it was begun."""


class Housekeeping:
    """Looks after all tables, also those that nobody asks for."""

    def __init__(self, tables: TableService, abandoned_after: float, messages_kept: float) -> None:
        self._tables = tables
        self._store = tables.store
        self._abandoned_after = abandoned_after * 3600
        self._messages_kept = messages_kept * 24 * 3600

    async def run(self) -> None:
        """Go on with what was going on; then sweep now and then. A list that can't be read is read again by then."""
        is_going_on = False
        while True:
            is_going_on = is_going_on or await self._look_after(self._go_on_everywhere())
            await self._look_after(self._tables.days.prepare())
            await self._look_after(self.sweep())
            await self._look_after(self._tables.results.fill_in(self._tables.games.require))
            gc.collect()
            await asyncio.sleep(SWEEP)

    async def _go_on_everywhere(self) -> None:
        for identity in await self._store.open_tables():
            await self._look_after(self._go_on(identity), identity)

    async def _go_on(self, identity: str) -> None:
        if (await self._tables.table(identity)).over:
            await self._store.finish(identity)

    async def sweep(self) -> None:
        """Note how long servers have run, and set games aside that nobody came back to in that time."""
        await self._store.keep_time()
        if self._store.hours.run < GRACE:
            return
        for identity, length in await self._store.lonely_tables(self._abandoned_after):
            await self._look_after(self._set_aside(identity, length), identity)
        await self._tables.analyses.sweep(UNCHANGED)
        await self._tables.chat.sweep(self._messages_kept)
        await self._tables.people.sweep()
        await self._tables.tournaments.sweep()

    async def _set_aside(self, identity: str, length: int) -> None:
        await self._tables.table(identity)
        await self._tables.act(identity, lambda it: decisions.set_aside(it, length))

    async def _look_after(self, work: Coroutine[Any, Any, None], identity: str = "") -> bool:
        """Do something about a table, or say that it failed; one that can't be read does not keep others from it."""
        try:
            await work
        except Damaged:
            return False  # it was told when it was read
        except Exception:
            logger.exception("table-failed", extra={"table": identity})
            return False
        return True
