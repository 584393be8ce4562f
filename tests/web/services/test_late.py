"""Tables that are read slowly, early or not at all: none is put back as it was, and nothing happens twice there."""

from __future__ import annotations

import asyncio

import pytest

from boulevard.web.event_log.chain import Batch
from boulevard.web.event_log.events import Event
from boulevard.web.event_log.store import Store
from boulevard.web.services.housekeeping import Housekeeping
from boulevard.web.services.table_service import TableService
from tests.web.services.in_process import ALONE, with_service
from tests.web.services.test_clock import moved


def test_a_late_read_does_not_put_an_old_table_back(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One request reads a table and is held up; others move there meanwhile, and the table leaves the memory."""

    async def use(service: TableService) -> None:
        table, other = [(await service.create("avenue", {}, ALONE)).id for _ in range(2)]
        read = Store.events
        go_on, is_held = asyncio.Event(), asyncio.Event()

        async def slow(store: Store, identity: str) -> list[Event]:
            events = await read(store, identity)
            if identity == table and not is_held.is_set():
                is_held.set()
                await go_on.wait()
            return events

        monkeypatch.setattr(Store, "events", slow)
        await service.table(other)
        late = asyncio.create_task(service.table(table))
        await is_held.wait()
        moving = asyncio.create_task(moved(service, table))
        away = asyncio.create_task(service.table(other))
        await asyncio.wait([moving], timeout=0.5)  # before, it was done by now
        await away
        go_on.set()
        await asyncio.gather(late, moving)
        assert len((await service.table(table)).moves) == 1
        assert len((await moved(service, table)).moves) == 2

    with_service(database, use, tables_kept=1)


def test_a_table_that_is_read_as_soon_as_it_is_written_is_set_up_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the writing and the next step of who asked for it, another request reads what is new."""

    async def use(service: TableService) -> None:
        append = Store.append

        async def overtaken(store: Store, *batches: Batch) -> None:
            await append(store, *batches)
            for batch in batches:
                service._tables.pop(batch.table_id, None)
                await service.table(batch.table_id)

        monkeypatch.setattr(Store, "append", overtaken)
        table = await service.create("avenue", {}, ALONE)
        assert len(table.log) == 1
        assert len((await moved(service, table.id)).moves) == 1

    with_service(database, use)


def test_a_list_that_can_not_be_read_is_read_again_later(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(service: TableService) -> None:
        table = (await service.create("avenue", {}, ALONE)).id
        read, swept, resumed = Store.open_tables, asyncio.Event(), asyncio.Event()

        async def unreadable_at_first(store: Store) -> list[str]:
            if not swept.is_set():
                raise OSError
            return await read(store)

        async def sweep(_: Housekeeping) -> None:
            swept.set()
            await asyncio.sleep(0)

        async def go_on(_: Housekeeping, identity: str) -> None:
            assert identity == table
            resumed.set()

        monkeypatch.setattr(Store, "open_tables", unreadable_at_first)
        monkeypatch.setattr(Housekeeping, "sweep", sweep)
        monkeypatch.setattr(Housekeeping, "_go_on", go_on)
        monkeypatch.setattr("boulevard.web.services.housekeeping.SWEEP", 0)
        service._begin(service.housekeeping.run())
        await asyncio.wait_for(resumed.wait(), 60)

    with_service(database, use)
