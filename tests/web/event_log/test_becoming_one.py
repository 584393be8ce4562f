"""Two people become one while requests of both are running: nothing fails, and nothing stays behind."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, select, text

from boulevard.web import competing
from boulevard.web.errors import NobodyYet
from boulevard.web.event_log import holdings, schema
from boulevard.web.event_log.database import writing
from boulevard.web.event_log.day_rows import Attempt, DayRows, Which
from boulevard.web.event_log.puzzle_rows import Done, Outcome, PuzzleRows
from boulevard.web.event_log.store import Store
from boulevard.web.event_log.tournament_rows import OPEN, SWISS, Tournament, TournamentRows
from boulevard.web.people.register import Change
from tests.waiting import until
from tests.web.databases import POSTGRESQL, new_database

ID = "tournament"
WHICH = Which("2030-05-14", "avenue", "A")
HELD = Tournament(ID, "host", "Club", "paris", {}, SWISS, 3, 300, True, OPEN, 0, "s", 1.0, 1.0, 0)


async def solve(store: Store, person: str, at: float = 2.0, puzzle: str = "p") -> None:
    done = Done(person, puzzle, "paris", "a", at, Outcome.SOLVED, True, rating=1500)
    await PuzzleRows(store).note(done)


async def enter(store: Store, person: str, at: float = 2.0) -> None:
    decide = partial(competing._entered, name=person, strength=1.0)
    await TournamentRows(store).change_by(person, ID, decide)


async def begin(store: Store, person: str, at: float = 2.0) -> None:
    await DayRows(store).begin(Attempt(WHICH, person, f"t-{person}", at))


WRITERS = {schema.puzzle_attempts: solve, schema.entrants: enter, schema.attempts: begin}
Write = Callable[[Store, str], Coroutine[Any, Any, None]]
CASES = [pytest.param(table, write, id=table.name) for table, write in WRITERS.items()]


def with_store(database: str, use: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(database)
        store.open()
        await TournamentRows(store).add(HELD, 3)
        await use(store)
        await store.close()

    asyncio.run(run())


async def whose(store: Store, table: Any) -> list[str]:
    return await store.read(lambda connection: sorted(connection.scalars(select(table.c.person))))


async def merge(store: Store, one: str, into: str) -> None:
    await store.transact(lambda connection: Change(connection).merge(one, into))


def waiting(database: str) -> bool:
    """Whether somebody waits for a lock."""
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    query = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
    try:
        with engine.connect() as connection:
            return bool(connection.scalar(text(query)))
    finally:
        engine.dispose()


@contextmanager
def held_open(store: Store, work: Callable[[Connection], object]) -> Iterator[Callable[[], None]]:
    """Something that another process does, which is not written until that is asked for."""
    done, go_on = threading.Event(), threading.Event()
    failed = list[BaseException]()

    def run() -> None:
        try:
            with writing(store.engine) as connection:
                work(connection)
                done.set()
                go_on.wait()
        except BaseException as error:  # told by whoever waits
            failed.append(error)
            done.set()

    def finish() -> None:
        go_on.set()
        thread.join()
        assert not failed, failed

    thread = threading.Thread(target=run)
    thread.start()
    done.wait()
    try:
        yield finish
    finally:
        go_on.set()
        thread.join()


@pytest.mark.parametrize(("table", "write"), CASES)
def test_what_is_written_while_two_become_one_is_the_ones(tmp_path: Path, table: Any, write: Write) -> None:
    database = new_database(POSTGRESQL, tmp_path)

    async def use(store: Store) -> None:
        with held_open(store, lambda connection: Change(connection).merge("ann", "bob")) as finish:
            writes = asyncio.create_task(write(store, "ann"))  # a request that began before
            await asyncio.to_thread(until, lambda: waiting(database))
            await asyncio.to_thread(finish)
            await writes
        assert await whose(store, table) == ["bob"]

    with_store(database, use)


@pytest.mark.parametrize(("table", "write"), CASES)
def test_two_who_become_one_while_both_write_have_one_row(tmp_path: Path, table: Any, write: Write) -> None:
    database = new_database(POSTGRESQL, tmp_path)

    async def use(store: Store) -> None:
        await write(store, "ann")
        with held_open(store, lambda connection: holdings.hand_over(connection, "nobody", "else")) as finish:
            writes = asyncio.create_task(write(store, "bob"))
            await asyncio.to_thread(until, lambda: waiting(database))
            await asyncio.to_thread(finish)
            await writes
        await merge(store, "ann", "bob")
        await write(store, "ann")
        assert set(await whose(store, table)) == {"bob"}
        assert len(await whose(store, table)) == (2 if table is schema.entrants else 1)

    with_store(database, use)


def test_many_who_write_and_become_one_at_the_same_time_never_fail(tmp_path: Path) -> None:
    database = new_database(POSTGRESQL, tmp_path)
    people = [f"p{number}" for number in range(12)]

    async def use(store: Store) -> None:
        async def one(person: str) -> None:
            for number in range(4):
                await asyncio.gather(*(solve(store, person, float(number), f"{it}") for it in range(number)))
                await asyncio.gather(enter(store, person), begin(store, person))

        others = [Store(database) for _ in range(2)]
        for it in others:
            it.open()
        busy = [one(person) for person in people]
        pairs: Sequence[tuple[str, str]] = list(zip(people[::2], people[1::2], strict=True))
        becoming = [merge(others[at % 2], *pair) for at, pair in enumerate(pairs)]
        await asyncio.gather(*busy, *becoming)
        for table in WRITERS:
            assert set(await whose(store, table)) == set(people[1::2]), table
        for it in others:
            await it.close()

    with_store(database, use)


@pytest.mark.parametrize(("table", "write"), CASES)
def test_nothing_is_written_of_somebody_who_is_deleted(database: str, table: Any, write: Write) -> None:
    async def use(store: Store) -> None:
        await store.transact(lambda connection: Change(connection).erase("ann"))
        with pytest.raises(NobodyYet):
            await write(store, "ann")
        assert await whose(store, table) == []

    with_store(database, use)
