"""Games never end by the clock alone: they are set aside after weeks in which a server ran, and can be gone on with."""

from __future__ import annotations

import time

import pytest

from boulevard.web.errors import NotNow
from boulevard.web.event_log.events import Event, Kind
from boulevard.web.services.housekeeping import GRACE
from boulevard.web.services.table_service import TableService
from boulevard.web.tables import decisions, snapshot
from boulevard.web.tables.table import Table
from tests.web.services.in_process import ALONE, DAY, TWO, Clock, with_service


async def created(service: TableService) -> list[str]:
    """A table at which somebody plays alone, and one at which a chair is free."""
    return [(await service.create("avenue", {}, chairs)).id for chairs in (ALONE, TWO)]


async def moved(service: TableService, table: str) -> Table:
    state = snapshot.seen_by(await service.table(table), 0)
    assert state["legal"]
    move, number = state["legal"][0], state["number"] or 0
    return await service.act(table, lambda it: decisions.move(it, 0, move, number))


def test_neither_a_wrong_clock_nor_a_long_pause_ends_a_game(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[str] = []
    clock = Clock()

    async def begin(service: TableService) -> None:
        tables.extend(await created(service))

    async def later(service: TableService) -> None:
        clock.now += GRACE + 1
        await service.housekeeping.sweep()
        for table in tables:
            found = await service.table(table)
            assert not found.aside
            assert not found.over
        assert set(await service.store.open_tables()) == set(tables)

    with_service(database, begin, clock)
    clock.now += 1000 * DAY  # no server ran
    real = time.time()
    monkeypatch.setattr(time, "time", lambda: real + 15 * DAY)
    with_service(database, later, clock)


def test_nobody_is_late_in_the_first_hours_of_a_run(database: str) -> None:
    tables: list[str] = []
    clock = Clock()

    async def begin(service: TableService) -> None:
        tables.extend(await created(service))
        clock.now += 20 * DAY
        await service.store.keep_time()

    async def later(service: TableService) -> None:
        clock.now += GRACE - 1
        await service.housekeeping.sweep()
        assert not (await service.table(tables[0])).aside
        clock.now += 2
        await service.housekeeping.sweep()
        assert (await service.table(tables[0])).aside

    with_service(database, begin, clock)
    with_service(database, later, clock)


def test_what_was_set_aside_shows_nothing_and_goes_on(database: str) -> None:
    tables: list[str] = []
    clock = Clock()

    async def begin(service: TableService) -> None:
        tables.extend(await created(service))
        before = [snapshot.seen_by(await service.table(table), None) for table in tables]
        clock.now += 13 * DAY
        await service.housekeeping.sweep()
        assert not (await service.table(tables[0])).aside
        clock.now += 2 * DAY
        await service.housekeeping.sweep()
        for table, state in zip(tables, before, strict=True):
            now = snapshot.seen_by(await service.table(table), None)
            assert now == {**state, "aside": True, "events": state["events"] + 1}
            assert now["seed"] is None
            with pytest.raises(NotNow):
                snapshot.record(await service.table(table))
        assert await service.store.open_tables() == []
        await service.housekeeping.sweep()
        assert len((await service.table(tables[0])).log) == 2, "it is set aside once"

    async def go_on(service: TableService) -> None:
        alone, waiting = tables
        assert (await service.table(alone)).aside
        assert not (await moved(service, alone)).aside
        joined = await service.act(waiting, lambda it: decisions.join(it, 1, "Bob", "bob"))
        assert not joined.aside
        assert set(await service.store.open_tables()) == set(tables)

    with_service(database, begin, clock)
    with_service(database, go_on, clock)


def test_who_moves_while_the_house_is_swept_is_not_set_aside(database: str) -> None:
    async def use(service: TableService) -> None:
        table = (await service.create("avenue", {}, ALONE)).id
        length = len((await service.table(table)).log)
        await moved(service, table)
        again = await service.act(table, lambda it: decisions.set_aside(it, length))
        assert not again.aside

    with_service(database, use)


def test_games_that_ended_by_the_clock_in_old_logs_stay_over(database: str) -> None:
    """Their seed was shown: nobody can go on there."""

    async def use(service: TableService) -> None:
        table = await service.create("avenue", {}, ALONE)
        await service.act(table.id, lambda _: decisions.Decision([Event(Kind.ended)]))
        outcome = snapshot.seen_by(table, None)["outcome"]
        assert outcome
        assert outcome["how"] == "abandoned"

    with_service(database, use)
