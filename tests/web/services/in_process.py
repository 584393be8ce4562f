"""A table service in the process of a test, with a clock that the test turns; no bots think there."""

from __future__ import annotations

import asyncio
import faulthandler
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from boulevard.web.event_log.store import Store
from boulevard.web.services.table_service import TableService
from boulevard.web.tables.table import FRIEND, PERSON, Chair
from boulevard.web.thinking.thinkers import Thinkers

HOUR = 3600.0
DAY = 24 * HOUR
LONGEST = 120.0
ANN = Chair(PERSON, "Ann", None, "ann")
ALONE = (ANN,)
TWO = (ANN, Chair(FRIEND))


class Clock:
    """Time that goes by when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def with_service(
    database: str, use: Callable[[TableService], Awaitable[None]], clock: Clock | None = None, tables_kept: int = 100
) -> None:
    """Run a server's tables on a database for as long as something is done there."""

    async def run() -> None:
        async with running(database, clock, tables_kept) as service:
            await use(service)

    at_most(LONGEST, run())


@asynccontextmanager
async def running(database: str, clock: Clock | None = None, tables_kept: int = 100) -> AsyncIterator[TableService]:
    """The tables of a server, without anything that it does by itself."""
    store = Store(database, *([clock] if clock else []))
    service = TableService(store, Thinkers(1), tables_kept, abandoned_after=14 * 24)
    store.open()
    service.people.open()
    for game in service.games.ready:
        service.games.set_loaded(game)
    try:
        yield service
    finally:
        await service.close()


def at_most(seconds: float, work: Coroutine[Any, Any, None]) -> None:
    """Run something. A writer that never answers can't be interrupted: the process ends then, instead of hanging."""
    faulthandler.dump_traceback_later(seconds, exit=True)
    asyncio.run(work)
    faulthandler.cancel_dump_traceback_later()
