"""The log on disk: written together, answered when it is there, and never twice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import func, inspect, select, text
from sqlalchemy.event import listen

from boulevard.web.errors import NotKept
from boulevard.web.event_log.chain import Batch
from boulevard.web.event_log.database import Lock, connected, migrate, migrating, writing
from boulevard.web.event_log.events import Event, Kind
from boulevard.web.event_log.schema import FORM, metadata
from boulevard.web.event_log.store import Conflict, Store
from tests.waiting import LONGEST, until
from tests.web.databases import SQLITE, new_database, postgresql
from tests.web.services.in_process import Clock

pytestmark = pytest.mark.timeout(120, method="thread")
"""A writer that never answers can't be interrupted: its test ends with its process instead of hanging for ever."""

CREATED = {"game": "paris", "chairs": [{"player": "ann"}, {"player": ""}]}


def created(key: str | None = None) -> Event:
    return Event(Kind.created, CREATED, key, 1.0)


def moved(key: str | None = None) -> Event:
    return Event(Kind.moved, {"place": 0, "move": "pass"}, key, 2.0)


def test_migrations_make_what_the_code_expects(database: str) -> None:
    engine = connected(database)
    migrate(engine)
    with writing(engine):
        migrate(engine)  # waits for nobody, since there is nothing to change
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == FORM, "a database that is up to date would be migrated at every start"
    engine.dispose()


def test_of_several_that_start_at_once_one_brings_the_database_up_to_date() -> None:
    address = postgresql()
    first, second = connected(address), connected(address)
    with ThreadPoolExecutor(1) as other:
        with writing(first) as connection:
            connection.execute(select(func.pg_advisory_xact_lock(Lock.migrating.value)))
            waiting = other.submit(migrate, second)
            until(lambda: connection.scalar(text("SELECT count(*) FROM pg_locks WHERE NOT granted")))
            command.upgrade(migrating(connection), "head")
        waiting.result(LONGEST)
    for engine in (first, second):
        engine.dispose()


def test_a_newer_version_may_have_added_to_a_database(database: str) -> None:
    """Old processes go on beside new ones, and start again, too."""
    engine = connected(database)
    migrate(engine)
    with writing(engine) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.execute(text("ALTER TABLE tables ADD COLUMN news INTEGER NOT NULL DEFAULT 0"))
    engine.dispose()

    async def run() -> None:
        store = Store(database)
        store.open()
        await store.append(Batch("it", 0, [created(), moved()]))
        assert await store.events("it") == [created(), moved()]
        await store.close()

    asyncio.run(run())


def test_sqlite_is_told_to_keep_what_was_answered_and_to_wait_for_others(tmp_path: Path) -> None:
    engine = connected(f"sqlite:///{tmp_path / 'it.sqlite'}")
    with engine.connect() as connection:
        asked = ("journal_mode", "synchronous", "busy_timeout")
        told = [connection.exec_driver_sql(f"PRAGMA {it}").scalar() for it in asked]
    assert told == ["wal", 2, 30_000]
    engine.dispose()


def test_events_are_read_as_they_were_written(database: str) -> None:
    async def use(store: Store) -> None:
        await store.append(Batch("t", 0, [created()]))
        await store.append(Batch("t", 1, [moved("k")]), Batch("u", 0, [created()]))
        assert await store.events("t") == [created(), moved("k")]
        assert await store.events("v") == []
        assert sorted(await store.tables_of(["ann"], 10)) == ["t", "u"]
        assert (await store.tables_of(["ann"], 10))[0] == "t"
        await store.finish("t")
        assert await store.open_tables() == ["u"]

    _with_store(database, use)


def test_the_tables_of_a_player_are_listed_in_part(database: str) -> None:
    async def use(store: Store) -> None:
        for number in range(4):
            chairs = [{"player": "bob" if number == 3 else "ann"}, {"player": "ann" if number == 0 else ""}]
            event = Event(Kind.created, {**CREATED, "chairs": chairs}, None, float(number))
            await store.append(Batch(f"t{number}", 0, [event]))
        await store.finish("t1")
        assert await store.tables_of(["ann"], 10) == ["t2", "t1", "t0"]
        assert await store.tables_of(["ann"], 2) == ["t2", "t1"]
        assert await store.tables_of(["ann"], 10, skipped=1) == ["t1", "t0"]
        assert await store.tables_of(["ann"], 10, only_open=True) == ["t2", "t0"]
        assert await store.tables_of(["bob"], 10) == ["t3"]

    _with_store(database, use)


def test_a_table_is_lonely_when_servers_ran_longer_than_that(database: str) -> None:
    clock = Clock()

    async def use(store: Store) -> None:
        await store.append(Batch("t", 0, [created()]), Batch("u", 0, [created(), moved()]))
        await store.finish("t")
        clock.now += 10
        assert await store.lonely_tables(10) == []
        assert await store.lonely_tables(9.5) == [("u", 2)]

    _with_store(database, use, clock)


def test_changes_that_hang_take_no_threads_from_reading(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
        with writing(store.engine):
            changes = [asyncio.create_task(store.keep_time()) for _ in range(3)]
            await asyncio.sleep(0)
            assert await store.events("t") == []
            assert not any(change.done() for change in changes)
        await asyncio.gather(*changes)

    _with_store(new_database(SQLITE, tmp_path), use)


def test_a_number_and_a_key_are_written_once(database: str) -> None:
    async def use(store: Store) -> None:
        await store.append(Batch("t", 0, [created()]))
        writes = [store.append(Batch("t", 1, [moved(f"k{it}")])) for it in range(20)]
        answers = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(answer) for answer in answers].count(Conflict) == 19
        assert len(await store.events("t")) == 2
        key = (await store.events("t"))[1].key
        with pytest.raises(Conflict):
            await store.append(Batch("t", 2, [moved(key)]))

    _with_store(database, use)


def test_of_two_tables_both_are_written_or_none(database: str) -> None:
    async def use(store: Store) -> None:
        await store.append(Batch("t", 0, [created()]))
        with pytest.raises(Conflict):
            await store.append(Batch("u", 0, [created()]), Batch("t", 0, [created()]))
        assert await store.events("u") == []

    _with_store(database, use)


def test_what_failed_is_not_there_and_what_is_there_did_not_fail(database: str) -> None:
    """Requests are written together; one that can't be written at all fails with all that were written with it."""

    async def use(store: Store) -> None:
        impossible = replace(created(), data={**CREATED, "x": object()})
        batches = [Batch(f"t{it}", 0, [impossible if it == 7 else created()]) for it in range(30)]
        answers = await asyncio.gather(*map(store.append, batches), return_exceptions=True)
        kept = [bool(await store.events(batch.table_id)) for batch in batches]
        assert kept == [answer is None for answer in answers]
        assert not kept[7]

    _with_store(database, use)


def test_what_the_database_does_not_take_is_refused_and_writing_goes_on(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def use(store: Store) -> None:
        _rename(store, "events", "lost")
        with pytest.raises(NotKept):
            await asyncio.wait_for(store.append(Batch("t", 0, [created()])), 60)
        _rename(store, "lost", "events")
        await store.append(Batch("t", 0, [created()]))
        assert await store.events("t") == [created()]

    _with_store(database, use)
    assert [it.message for it in caplog.records] == ["write-failed"]


def _rename(store: Store, name: str, other: str) -> None:
    with writing(store.engine) as connection:
        connection.exec_driver_sql(f"ALTER TABLE {name} RENAME TO {other}")


def test_the_end_of_a_log_is_not_read_to_write_on(database: str) -> None:
    statements: list[str] = []

    async def use(store: Store) -> None:
        await store.append(Batch("t", 0, [created()]))
        listen(store.engine, "before_cursor_execute", lambda *given: statements.append(given[2]))
        await store.append(Batch("t", 1, [moved()]))

    _with_store(database, use)
    assert [it for it in statements if it.startswith("INSERT INTO events")]
    assert not [it for it in statements if it.startswith("SELECT") and "FROM events" in it]


def test_what_waits_when_a_store_is_closed_is_written(tmp_path: Path) -> None:
    """The writer is held up by another who writes, so that the end is asked for while it has work left."""

    async def run() -> None:
        url = f"sqlite:///{tmp_path / 'it.sqlite'}"
        store, later = Store(url), Store(url)
        store.open()
        with writing(store.engine):
            writes = [asyncio.create_task(store.append(Batch(f"t{it}", 0, [created()]))) for it in range(3)]
            await asyncio.sleep(0)
            closing = asyncio.create_task(store.close())
            await asyncio.sleep(0)
        await closing
        assert not store._writer.is_alive()
        await asyncio.gather(*writes)
        assert sorted(await later.open_tables()) == ["t0", "t1", "t2"]
        later.engine.dispose()

    asyncio.run(run())


def test_nothing_is_left_of_a_store_that_is_closed(tmp_path: Path) -> None:
    async def run() -> Store:
        store = Store(f"sqlite:///{tmp_path / 'it.sqlite'}")
        assert store.hours.total == pytest.approx(0, abs=60)
        assert store._writer.daemon, "a process that does not come to close it would never end"
        store.open()
        await store.append(Batch("t", 0, [created()]))
        await store.keep_time()
        await store.close()
        assert not store._writer.is_alive()
        return store

    store = asyncio.run(run())
    with pytest.raises(RuntimeError):
        store._changing.submit(print)
    assert not (tmp_path / "it.sqlite-wal").exists(), "a connection is open"


def test_a_migration_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = connected(f"sqlite:///{tmp_path / 'x.sqlite'}")
    with monkeypatch.context() as broken:
        broken.setattr(Operations, "create_index", _fail)
        with pytest.raises(RuntimeError):
            migrate(engine)
    assert inspect(engine).get_table_names() == []
    migrate(engine)
    assert "events" in inspect(engine).get_table_names()
    engine.dispose()


def _fail(*_: object, **__: object) -> None:
    raise RuntimeError


def _with_store(database: str, use: object, clock: Callable[[], float] = time.monotonic) -> None:
    async def run() -> None:
        store = Store(database, clock)
        store.open()
        await use(store)  # type: ignore[operator]
        await store.close()

    asyncio.run(run())
