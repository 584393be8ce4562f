"""Databases with some games, and what a server tells of them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from boulevard.web.errors import Damaged
from boulevard.web.event_log.chain import Batch
from boulevard.web.event_log.events import Event, Kind
from boulevard.web.event_log.store import Store

TABLES = [f"table-{number}" for number in range(4)]
PLAYERS = ("ann", "bob")

Content = Mapping[str, Any]


def log_of(table: str, moves: int = 12) -> list[Event]:
    chairs = [{"player": player} for player in PLAYERS]
    created = Event(Kind.created, {"game": "paris", "seed": table * 2, "chairs": chairs}, None, 1.0)
    return [created, *(_moved(table, number) for number in range(moves))]


def _moved(table: str, number: int) -> Event:
    return Event(Kind.moved, {"place": number % 2, "move": f"lay c{number} 90"}, f"{table}/{number}", 2.0 + number)


def address(where: Path | str) -> str:
    """The address of a database: itself, or of a file."""
    return where if isinstance(where, str) else f"sqlite:///{where}"


def filled(where: Path | str, moves: int = 12) -> None:
    """Make a database with some games, written as a server does."""

    async def fill() -> None:
        store = Store(address(where))
        store.open()
        for table in TABLES:
            created, *moved = log_of(table, moves)
            await store.append(Batch(table, 0, [created]))
            for number, event in enumerate(moved, 1):
                await store.append(Batch(table, number, [event]))
        await store.finish(TABLES[-1])
        await store.close()

    asyncio.run(fill())


def content(where: Path | str) -> Content:
    """All that a server would tell of a database; a game that it refuses is None."""

    async def look() -> Content:
        store = Store(address(where))
        store.open()
        try:
            await store.keep_time()
            lists = {player: await store.tables_of([player], 100) for player in PLAYERS}
            found: dict[str, Any] = {"open": sorted(await store.open_tables()), **lists}
            for table in TABLES:
                try:
                    found[table] = await store.events(table)
                except Damaged:
                    found[table] = None
            return found
        finally:
            await store.close()

    return asyncio.run(look())
