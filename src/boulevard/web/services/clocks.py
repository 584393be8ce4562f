"""Whose time runs out: noticed by whichever server looks first, at all tables, also at those that nobody asks for.

Time in which no server looked counts against nobody: neither weeks without a server, nor a machine that slept, nor a
wrong date. The log says so, so that all who read it agree (`decisions.stand`).
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from boulevard.web.errors import Damaged
from boulevard.web.event_log.events import Kind, once
from boulevard.web.tables import decisions
from boulevard.web.tables.clocks import GRACE

if TYPE_CHECKING:
    from boulevard.web.services.table_service import TableService

logger = logging.getLogger(__name__)

BEAT = 5.0
"""Seconds between two looks, at most."""
GAP = 3 * BEAT
"""Seconds without a look after which it is said that no server looked."""
RESTART = 1.0
"""The same for a server that starts and is the only one: it knows that no other has looked meanwhile."""
SHORTEST = 0.05
AT_A_TIME = 200
"""How many tables are looked up for one look."""


class Clocks:
    """Looks after the clocks of all tables."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._store = tables.store
        self._looked: float | None = None
        """When this process looked last."""
        self._kept = 0.0
        """When it said so last, for others to know."""
        self._next = 0.0
        """When it looks next."""
        self._expecting = asyncio.Event()

    async def run(self) -> None:
        """Look again and again: when the next time runs out that is known of, and every few seconds."""
        while True:
            self._expecting.clear()
            pause = BEAT
            try:
                pause = await self.look()
            except Exception:
                logger.exception("clocks-failed")
            self._next = time.time() + pause
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._expecting.wait()

    def expect(self, due: float) -> None:
        """Look at a moment at which somebody's time may run out."""
        if due + GRACE < self._next:
            self._expecting.set()

    async def look(self) -> float:
        """Make up for the time without a look, then let the time run out that has; return the seconds to the next."""
        found = await self._store.clocked_tables(AT_A_TIME)
        now = time.time()
        if found:
            await self._make_up(now)
        self._looked = now
        for identity, due in found:
            if due + GRACE <= now:
                await self._look_at(identity)
        coming = [due + GRACE - time.time() for _, due in found if due + GRACE > now]
        return min(BEAT, max(SHORTEST, min(coming, default=BEAT)))

    async def close(self) -> None:
        """Say until when this server looked, if that matters to anybody."""
        if self._kept:
            with suppress(Exception):
                await self._store.keep_seen(time.time())

    async def _make_up(self, now: float) -> None:
        """Let no time count in which no server looked, and say that one does."""
        is_new = self._looked is None
        if is_new or abs(now - (self._looked or 0.0)) > GAP:
            seen = await self._store.seen() or 0.0
            stood = now - max(seen, self._looked or 0.0)
            if abs(stood) > (RESTART if is_new and not self._store.is_shared else GAP):
                await self._stand(stood, seen)
        if abs(now - self._kept) >= BEAT:
            self._kept = now
            await self._store.keep_seen(now)

    async def _stand(self, stood: float, seen: float) -> None:
        """Say at all tables that the clocks stood still. Of several servers that notice, one does so, also in part."""
        key = once(Kind.declined, "clocks", "stood", seen)
        logger.info("clocks-stood", extra={"seconds": round(stood)})
        for identity, _ in await self._store.clocked_tables():
            with suppress(Damaged):
                await self._tables.table(identity)
                await self._tables.act(identity, lambda it: decisions.stand(it, stood, time.time()), key)

    async def _look_at(self, identity: str) -> None:
        """Let the time of those run out who are late at a table, and note when the next one is."""
        try:
            table = await self._tables.table(identity)
            while table.late_at(time.time()):
                table = await self._tables.act(identity, lambda it: decisions.run_out(it, time.time()))
            if table.over:
                await self._store.finish(identity)
            else:
                await self._store.keep_due(identity, len(table.log), table.due)
        except Damaged:
            await self._store.drop_due(identity)  # it was told when it was read
        except Exception:
            logger.exception("table-failed", extra={"table": identity})
