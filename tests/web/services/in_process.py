"""A table service in the process of a test, with a clock that the test turns; no bots think there."""

from __future__ import annotations

import asyncio
import faulthandler
from collections.abc import Awaitable, Callable
from pathlib import Path

from boulevard.web.event_log.store import Store
from boulevard.web.services.table_service import TableService
from boulevard.web.settings import DATABASE
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
    folder: Path, use: Callable[[TableService], Awaitable[None]], clock: Clock | None = None, tables_kept: int = 100
) -> None:
    """Run a server's tables on a folder for as long as something is done there.

    A writer that never answers can't be interrupted: the process ends then, instead of hanging for ever.
    """

    async def run() -> None:
        store = Store(f"sqlite:///{folder / DATABASE}", *([clock] if clock else []))
        service = TableService(store, Thinkers(1), tables_kept, abandoned_after=14 * 24)
        store.open()
        for game in service.games.ready:
            service.games.set_loaded(game)
        try:
            await use(service)
        finally:
            await service.close()

    faulthandler.dump_traceback_later(LONGEST, exit=True)
    asyncio.run(run())
    faulthandler.cancel_dump_traceback_later()
