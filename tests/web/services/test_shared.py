"""Processes that share a database: any of them serves any table, and none answers with what is no longer so."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

import boulevard
from boulevard.web.errors import StaleMove, UnknownTable
from boulevard.web.event_log import news, store
from boulevard.web.event_log.store import Store
from boulevard.web.services import followers, records
from boulevard.web.services.table_service import Decide, TableService
from boulevard.web.tables import decisions
from boulevard.web.tables.table import PERSON, Chair, Table
from tests.waiting import LONGEST
from tests.web.databases import postgresql
from tests.web.services.in_process import at_most, running

BOTH = (Chair(PERSON, "Ann", None, "ann"), Chair(PERSON, "Bob", None, "bob"))
SILENCE = 0.2
"""Seconds after which somebody who follows looks by themselves."""

Use = Callable[[TableService, TableService], Awaitable[None]]


def with_two(use: Use, listening: bool = False) -> None:
    """Run the tables of two servers on one database."""

    async def run() -> None:
        database = postgresql()
        async with AsyncExitStack() as stack:
            servers = [await stack.enter_async_context(running(database)) for _ in range(2)]
            for server in servers if listening else ():
                server.listen()
            await use(*servers)

    at_most(LONGEST, run())


def choice(table: Table, chance: random.Random) -> Decide:
    """A move by chance for whoever's turn it is."""
    place = table.turn[0]
    move, number = chance.choice(table.game.legal(table.seats[place])), table.number(place)
    return lambda it: decisions.move(it, place, move, number)


async def moved(service: TableService, identity: str, chance: random.Random) -> Table:
    """Make a move by chance."""
    return await service.act(identity, choice(await service.table(identity), chance))


def test_what_one_has_written_the_other_answers_with() -> None:
    async def use(one: TableService, other: TableService) -> None:
        chance = random.Random(1)
        identity = (await one.create("paris", {}, BOTH)).id
        for number in range(30):
            written = await moved((one, other)[number % 3 % 2], identity, chance)
            assert len(written.moves) >= number + 1
            seen = [await it.table(identity) for it in (one, other)]
            assert seen[0].moves == seen[1].moves == written.moves
            assert seen[0] is not seen[1]
        log = await one.store.events(identity)
        assert Table.replayed(identity, log).game.state.tobytes() == seen[0].game.state.tobytes()

    with_two(use)


def test_of_two_that_move_at_once_one_does() -> None:
    async def use(one: TableService, other: TableService) -> None:
        chance = random.Random(2)
        identity = (await one.create("paris", {}, BOTH)).id
        for number in range(12):
            wanted = choice(await one.table(identity), chance)
            both = [it.act(identity, wanted) for it in (one, other)]
            answers = await asyncio.gather(*both, return_exceptions=True)
            assert {type(it) for it in answers} == {StaleMove, Table}
            assert len((await one.table(identity)).log) == number + 2

    with_two(use)


def test_a_request_that_is_repeated_elsewhere_counts_once() -> None:
    async def use(one: TableService, other: TableService) -> None:
        identity = (await one.create("avenue", {}, BOTH[:1])).id
        wanted = choice(await other.table(identity), random.Random(5))
        for service in (one, other, one):
            assert len((await service.act(identity, wanted, "the same")).moves) == 1

    with_two(use)


def test_two_that_write_about_many_tables_don_t_wait_for_each_other_for_ever() -> None:
    """Each process writes what came meanwhile together, in an order of its own making."""

    async def use(one: TableService, other: TableService) -> None:
        tables = [(await one.create("avenue", {}, BOTH[:1])).id for _ in range(8)]
        for turn in range(6):
            wanted = {it: choice(await one.table(it), random.Random(turn)) for it in tables}
            calls = [one.act(it, wanted[it]) for it in tables] + [other.act(it, wanted[it]) for it in reversed(tables)]
            answers = await asyncio.gather(*calls, return_exceptions=True)
            assert {type(it) for it in answers} == {Table, StaleMove}
            assert [len((await one.table(it)).moves) for it in tables] == [turn + 1] * len(tables)

    with_two(use)


def test_bots_take_their_time_also_where_a_page_is_followed_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(one: TableService, other: TableService) -> None:
        one.followers.shows_page("a table")
        assert [it.followers.has_page("a table") for it in (one, other)] == [True, False]
        monkeypatch.setattr(followers, "LATELY", 0.0)
        assert not one.followers.has_page("a table")

    with_two(use)


def record(seed: int) -> str:
    return json.dumps(boulevard.new("avenue", seed=seed).record())


async def gone(service: TableService, identity: str) -> None:
    with pytest.raises(UnknownTable, match="Open the file again"):
        await service.records.table(identity)


def test_a_record_that_was_opened_at_one_is_found_at_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "SHARED", 2)

    async def use(one: TableService, other: TableService) -> None:
        first = (await one.records.open(record(1), "")).id
        found = [await it.records.table(first) for it in (one, other, other)]
        assert {it.id for it in found} == {first}
        assert found[0].game.record() == found[1].game.record()
        assert found[1] is found[2], "read once"
        same = await asyncio.gather(*(it.records.open(record(2), "") for it in (one, other)))
        await one.records.open(record(3), "")
        for service in (one, other):
            await service.records.table(same[0].id)
            await gone(service, first)
            for unknown in ("0" * 16, "\0", "é", ""):
                await gone(service, unknown)

    with_two(use)


def test_a_record_that_was_opened_is_not_kept_for_ever() -> None:
    async def use(one: TableService, other: TableService) -> None:
        identity = (await one.records.open(record(1), "")).id
        for hours, is_kept in ((23, True), (1, False)):
            with one.store.engine.begin() as connection:
                aged = f"UPDATE opened_records SET opened = opened - interval '{hours} hours'"
                connection.exec_driver_sql(aged)
            for service in (one, other):
                if is_kept:
                    await service.records.table(identity)
                else:
                    await gone(service, identity)
        await other.records.open(record(2), "")
        with one.store.engine.connect() as connection:
            assert connection.exec_driver_sql("SELECT count(*) FROM opened_records").scalar() == 1

    with_two(use)


@asynccontextmanager
async def following(service: TableService, identity: str, timeout: float) -> AsyncIterator[list[int]]:
    """The numbers of events that somebody is told who follows a table."""
    heard: list[int] = []

    async def follow() -> None:
        async for number in service.followers.follow(identity, 0, timeout):
            if isinstance(number, int):
                heard.append(number)

    task = asyncio.create_task(follow())
    yield heard
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def until_heard(heard: list[int], count: int) -> None:
    async with asyncio.timeout(LONGEST):
        while len(heard) < count:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("told", [True, False])
def test_who_follows_hears_of_everything_wherever_it_happens(told: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once by the news of others; without these, after a silence."""
    if not told:
        monkeypatch.setattr(store, "tell", lambda *_: None)

    async def use(one: TableService, other: TableService) -> None:
        chance = random.Random(3)
        identity = (await one.create("paris", {}, BOTH)).id
        async with following(other, identity, LONGEST if told else SILENCE) as heard:
            await until_heard(heard, 1)
            for number in range(10):
                await moved(one, identity, chance)
                await until_heard(heard, number + 2)
            assert heard == list(range(11))

    with_two(use, listening=told)


def test_news_go_on_after_the_connection_was_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "RETRY", 0.0)

    async def use(one: TableService, other: TableService) -> None:
        chance = random.Random(4)
        identity = (await one.create("paris", {}, BOTH)).id
        async with following(other, identity, LONGEST) as heard:
            await until_heard(heard, 1)
            for number in range(5):
                await cut_off(one.store)
                await moved(one, identity, chance)
                await until_heard(heard, number + 2)
            assert heard == list(range(6))

    with_two(use, listening=True)


async def cut_off(told: Store) -> None:
    """End all connections on which somebody listens."""
    with told.engine.connect() as connection:
        connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE starts_with(query, 'LISTEN') AND datname = current_database()"
        )
