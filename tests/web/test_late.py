"""A table that is read slowly does not come back as it was."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from boulevard.web.events import Event
from boulevard.web.house import House
from boulevard.web.store import Store
from tests.web.houses import ALONE, in_house
from tests.web.test_clock import moved


def test_a_late_read_does_not_put_an_old_table_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One request reads a table and is held up; others move there meanwhile, and the table leaves the memory."""

    async def use(house: House) -> None:
        table, other = [(await house.create("avenue", {}, ALONE)).id for _ in range(2)]
        read = Store.events
        go_on, is_held = asyncio.Event(), asyncio.Event()

        async def slow(store: Store, identity: str) -> list[Event]:
            events = await read(store, identity)
            if identity == table and not is_held.is_set():
                is_held.set()
                await go_on.wait()
            return events

        monkeypatch.setattr(Store, "events", slow)
        await house.table(other)
        late = asyncio.create_task(house.table(table))
        await is_held.wait()
        moving = asyncio.create_task(moved(house, table))
        away = asyncio.create_task(house.table(other))
        await asyncio.wait([moving], timeout=0.5)  # before, it was done by now
        await away
        go_on.set()
        await asyncio.gather(late, moving)
        assert len((await house.table(table)).moves) == 1
        assert len((await moved(house, table)).moves) == 2

    in_house(tmp_path, use, tables_kept=1)
