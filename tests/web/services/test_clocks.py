"""Time runs out by the server: also where nobody looks, once, and never for time in which no server ran."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from boulevard.web.errors import NotNow
from boulevard.web.event_log import schema
from boulevard.web.event_log.backup import backup, restore
from boulevard.web.event_log.database import writing
from boulevard.web.event_log.events import Kind
from boulevard.web.services import clocks
from boulevard.web.services.table_service import TableService
from boulevard.web.settings import Settings
from boulevard.web.tables import decisions
from boulevard.web.tables.clocks import FIRST, GRACE, Clock
from boulevard.web.tables.table import Table
from boulevard.web.tables.terms import Terms
from tests.web.databases import postgresql
from tests.web.services.in_process import DAY, TWO, at_most, running, with_service

HOUR = 3600
AN_HOUR = Clock(HOUR)


class Now:
    """The date, as all who ask for it are told."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Now:
    found = Now()
    monkeypatch.setattr("time.time", found)
    return found


async def begun(service: TableService, clock: Clock | None = AN_HOUR) -> str:
    """A game of Paris with a clock, which Ann begins, at a server that looks."""
    await service.clocks.look()
    table = await service.create("paris", {"starts": "orange"}, TWO, terms=Terms(clock))
    await service.act(table.id, lambda it: decisions.join(it, 1, "Bob", "bob"))
    return table.id


async def moved(service: TableService, identity: str) -> Table:
    """Let somebody move whose turn it is."""
    (place,) = (await service.table(identity)).turn

    def first(it: Table) -> decisions.Decision:
        return decisions.move(it, place, next(iter(it.game.legal(it.seats[place]))), it.number(place))

    return await service.act(identity, first)


async def due(service: TableService, identity: str) -> float | None:
    """When a table is looked at, as the database has it."""
    return dict(await service.store.clocked_tables()).get(identity)


async def sleep_of(service: TableService, now: Now, seconds: float) -> None:
    """Let time go by while the server looks now and then."""
    end = now.time + seconds
    while now.time < end:
        now.time = min(end, now.time + clocks.BEAT)
        await service.clocks.look()


@asynccontextmanager
async def both(database: str) -> AsyncIterator[list[TableService]]:
    """Two processes on a database."""
    async with running(database) as one, running(database) as other:
        yield [one, other]


def test_whose_time_runs_out_loses_though_nobody_looks(database: str, now: Now) -> None:
    async def use(service: TableService) -> None:
        late, in_time, untimed = [await begun(service, it) for it in (Clock(HOUR), Clock(2 * HOUR), None)]
        service._tables.clear()
        await sleep_of(service, now, HOUR)
        assert not (await service.table(late)).over, "a moment is left for the network"
        await sleep_of(service, now, GRACE)
        found = await service.table(late)
        assert (found.over, found.late) == (True, {0})
        assert not (await service.table(in_time)).over
        assert not (await service.table(untimed)).over
        assert set(await service.store.open_tables()) == {in_time, untimed}
        assert await due(service, late) is None

    with_service(database, use)


def test_it_is_looked_again_when_time_runs_out_next(database: str, now: Now) -> None:
    async def use(service: TableService) -> None:
        identity = await begun(service, Clock(int(FIRST) + 3))
        assert await service.clocks.look() == clocks.BEAT
        assert await due(service, identity) == (await service.table(identity)).due
        await sleep_of(service, now, FIRST + 1)
        assert await service.clocks.look() == pytest.approx(2 + GRACE)
        now.time += 2 + GRACE
        assert await service.clocks.look() == clocks.BEAT
        assert (await service.table(identity)).over

    with_service(database, use)


def test_a_look_that_came_too_early_is_put_off(database: str, now: Now) -> None:
    """Nobody is there yet, and then the first decision has more time."""

    async def use(service: TableService) -> None:
        table = await service.create("paris", {}, TWO, terms=Terms(Clock(60)))
        assert await due(service, table.id) == now.time + 60
        await sleep_of(service, now, 70)
        assert await due(service, table.id) is None
        await service.act(table.id, lambda it: decisions.join(it, 1, "Bob", "bob"))
        await sleep_of(service, now, 70)
        assert await due(service, table.id) == now.time - 70 + FIRST

    with_service(database, use)


def test_a_table_with_a_clock_that_runs_is_not_set_aside(database: str, now: Now) -> None:
    async def use(service: TableService) -> None:
        with_clock, without = await begun(service, Clock(7 * 24 * HOUR)), await begun(service, None)
        assert dict(await service.store.lonely_tables(-1)) == {without: 2}
        assert with_clock in await service.store.open_tables()

    with_service(database, use)


def test_the_loop_notices_by_itself(database: str) -> None:
    async def use(service: TableService) -> None:
        task = asyncio.create_task(service.clocks.run())
        identity = await begun(service, Clock(5))
        for _ in range(2):
            await moved(service, identity)
        before = (await service.table(identity)).due
        async with asyncio.timeout(60):
            async for number in service.followers.follow(identity, 4, 60):
                assert number == 4
                break
        found = await service.table(identity)
        assert (found.over, found.late) == (True, {0})
        assert before is not None
        assert GRACE <= found.touched - before < GRACE + 4
        task.cancel()

    with_service(database, use)


def test_time_without_a_server_does_not_count(database: str, now: Now) -> None:
    tables: list[str] = []

    async def begin(service: TableService) -> None:
        tables.append(await begun(service))
        await sleep_of(service, now, HOUR / 2)

    async def later(service: TableService) -> None:
        await service.clocks.look()
        table = await service.table(tables[0])
        assert table.due == pytest.approx(now.time + HOUR / 2, abs=1)
        await sleep_of(service, now, HOUR / 2 - 5)
        assert not (await service.table(tables[0])).over
        await sleep_of(service, now, 5 + 2 * GRACE)
        assert (await service.table(tables[0])).over

    with_service(database, begin)
    now.time += 3 * DAY
    with_service(database, later)


def test_after_a_crash_nobody_has_less_time_than_before(database: str, now: Now) -> None:
    """A server that was killed said some seconds ago that it looks."""
    tables: list[str] = []

    async def begin(service: TableService) -> None:
        tables.append(await begun(service))
        await sleep_of(service, now, 100)
        now.time += 4
        service.clocks._kept = 0.0  # it says no more

    async def later(service: TableService) -> None:
        await service.clocks.look()
        table = await service.table(tables[0])
        assert table.due
        assert HOUR - 104 <= table.due - now.time <= HOUR - 100

    with_service(database, begin)
    now.time += 60
    with_service(database, later)


def test_a_machine_that_slept_and_a_wrong_date_cost_nobody_time(database: str, now: Now) -> None:
    async def use(service: TableService) -> None:
        identity = await begun(service)
        await sleep_of(service, now, 600)
        for jump in (5 * DAY, -12 * DAY, 14 * DAY):
            now.time += jump
            await service.clocks.look()
            table = await service.table(identity)
            assert table.due == now.time + HOUR - 600

    with_service(database, use)


def test_between_two_looks_of_a_server_nothing_is_made_up_for(database: str, now: Now) -> None:
    async def use(service: TableService) -> None:
        identity = await begun(service)
        await sleep_of(service, now, 2 * clocks.GAP)
        now.time += clocks.GAP
        await service.clocks.look()
        assert (await service.table(identity)).log[-1][0] is Kind.joined

    with_service(database, use)


def test_servers_make_up_for_lost_time_once(now: Now) -> None:
    async def use() -> None:
        database = postgresql()
        async with running(database) as before:
            identity = await begun(before)
            await before.clocks.look()
        now.time += DAY
        async with both(database) as servers:
            await asyncio.gather(*[it.clocks.look() for it in servers])
            for service in servers:
                table = await service.table(identity)
                assert [kind for kind, _ in table.log].count(Kind.declined) == 1
                assert table.due == now.time + HOUR
                now.time += clocks.BEAT
                await service.clocks.look()
                now.time -= clocks.BEAT
            assert len((await servers[0].table(identity)).log) == len((await servers[1].table(identity)).log) == 3

    at_most(120, use())


def test_a_server_that_joins_others_makes_up_for_nothing(now: Now) -> None:
    async def use() -> None:
        database = postgresql()
        async with running(database) as one:
            identity = await begun(one)
            await sleep_of(one, now, 60)
            async with running(database) as other:
                await other.clocks.look()
                assert (await other.table(identity)).due == now.time - 60 + HOUR

    at_most(120, use())


def test_of_two_servers_one_says_that_time_ran_out(now: Now) -> None:
    async def use() -> None:
        async with both(postgresql()) as servers:
            identity = await begun(servers[0])
            await asyncio.gather(*[it.clocks.look() for it in servers])
            for _ in range(int(HOUR / clocks.BEAT) + 1):
                now.time += clocks.BEAT
                await servers[0].store.keep_seen(now.time)
            for it in servers:
                it.clocks._looked = now.time
            await asyncio.gather(*[it.clocks.look() for it in servers])
            logs = [(await it.table(identity)).log for it in servers]
            assert logs[0] == logs[1]
            assert [kind for kind, _ in logs[0]].count(Kind.resigned) == 1

    at_most(120, use())


def test_between_a_move_and_the_end_of_its_time_the_log_decides(now: Now) -> None:
    """Whoever writes first: then the other is decided anew, on what happened."""

    async def use() -> None:
        async with both(postgresql()) as (one, other):
            for is_moved_first in (True, False):
                identity = await begun(one)
                await other.table(identity)
                now.time += HOUR + 2 * GRACE
                if is_moved_first:
                    assert not (await moved(one, identity)).over
                    await other.clocks._look_at(identity)
                    assert not (await other.table(identity)).over
                else:
                    await other.clocks._look_at(identity)
                    with pytest.raises(NotNow):
                        await one.act(identity, lambda it: decisions.undo(it, 0, [0]))
                    assert (await one.table(identity)).over

    at_most(120, use())


def test_clocks_survive_a_backup(database: str, now: Now, tmp_path_factory: pytest.TempPathFactory) -> None:
    tables: list[str] = []
    folder, copy = tmp_path_factory.mktemp("data"), tmp_path_factory.mktemp("copy")

    async def begin(service: TableService) -> None:
        tables.append(await begun(service))
        await sleep_of(service, now, 600)

    async def later(service: TableService) -> None:
        await service.clocks.look()
        table = await service.table(tables[0])
        assert table.due == now.time + HOUR, "nobody knows how long no server ran"
        assert await due(service, tables[0]) == table.due

    with_service(database, begin)
    settings = Settings(data=folder, database=database, secret="the same")
    assert backup(settings, copy) == 1
    now.time += 2 * DAY
    fresh = Settings(data=folder, secret="the same")
    restore(fresh, copy)
    with_service(fresh.url, later)


def test_what_an_older_version_writes_is_caught_up_with(database: str, now: Now) -> None:
    """It does not say when to look: what was said before is too early at most."""

    async def use(service: TableService) -> None:
        identity = await begun(service)
        before = await due(service, identity)
        now.time += 600
        await moved(service, identity)
        with writing(service.store.engine) as connection:
            connection.execute(schema.tables.update().values(due=before))
        await sleep_of(service, now, HOUR - 600 + 2 * GRACE)
        table = await service.table(identity)
        assert not table.over
        assert await due(service, identity) == table.due

    with_service(database, use)
