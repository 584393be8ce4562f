"""The log on disk: written together, answered when it is there, and never twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from boulevard.web.events import Event, Kind
from boulevard.web.schema import metadata
from boulevard.web.store import Batch, Conflict, Store, connected, migrate

CREATED = {"game": "paris", "chairs": [{"player": "ann"}, {"player": ""}]}


def created(key: str | None = None) -> Event:
    return Event(Kind.created, CREATED, key, 1.0)


def moved(key: str | None = None) -> Event:
    return Event(Kind.moved, {"place": 0, "move": "pass"}, key, 2.0)


def test_migrations_make_what_the_code_expects(tmp_path: Path) -> None:
    engine = connected(f"sqlite:///{tmp_path / 'it.sqlite'}")
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_events_are_read_as_they_were_written(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.append(Batch("t", 0, [created()]))
        await store.append(Batch("t", 1, [moved("k")]), Batch("u", 0, [created()]))
        assert await store.events("t") == [created(), moved("k")]
        assert await store.events("v") == []
        assert sorted(await store.tables_of("ann", 10)) == ["t", "u"]
        assert (await store.tables_of("ann", 10))[0] == "t"
        await store.finish("t")
        assert await store.open_tables() == ["u"]
        assert await store.open_tables(touched_before=0.5) == []

    _with_store(tmp_path, use)


def test_a_number_and_a_key_are_written_once(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.append(Batch("t", 0, [created()]))
        writes = [store.append(Batch("t", 1, [moved(f"k{it}")])) for it in range(20)]
        answers = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(answer) for answer in answers].count(Conflict) == 19
        assert len(await store.events("t")) == 2
        key = (await store.events("t"))[1].key
        with pytest.raises(Conflict):
            await store.append(Batch("t", 2, [moved(key)]))

    _with_store(tmp_path, use)


def test_of_two_tables_both_are_written_or_none(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.append(Batch("t", 0, [created()]))
        with pytest.raises(Conflict):
            await store.append(Batch("u", 0, [created()]), Batch("t", 0, [created()]))
        assert await store.events("u") == []

    _with_store(tmp_path, use)


def _with_store(folder: Path, use: object) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{folder / 'it.sqlite'}")
        store.open()
        await use(store)  # type: ignore[operator]
        await store.close()

    asyncio.run(run())
