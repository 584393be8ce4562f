"""Numbers that were signed out long ago: forgotten when nothing refers to them, and never before."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import JSON, Connection, insert, select, update

from boulevard.web.event_log import schema
from boulevard.web.event_log.holdings import HOLDINGS
from boulevard.web.people import sweeping
from boulevard.web.people.register import ENDED, Change
from boulevard.web.people.sweeping import KEPT, Place, sweep
from boulevard.web.services.table_service import TableService
from boulevard.web.tables.table import PERSON, Chair
from tests.web.people.devices import Server, with_servers
from tests.web.services.in_process import with_service

OLD = KEPT + 60


async def changed(service: TableService, work: Callable[[Change], object]) -> None:
    await service.people.change(work)


async def aged(service: TableService, seconds: float = OLD) -> None:
    """Let what is known of all numbers be older, and something else be the latest change."""
    it = schema.identities

    def work(connection: Connection) -> None:
        connection.execute(update(it).values(since=it.c.since - seconds))
        Change(connection).lead("latest", "somebody")

    await service.store.transact(work)


async def numbers(service: TableService) -> set[str]:
    """All numbers that something is known of, but for the latest."""
    query = select(schema.identities.c.id)
    return set(await service.store.read(lambda connection: connection.scalars(query).all())) - {"latest"}


async def left(service: TableService) -> set[str]:
    """What is known of after some sweeps."""
    for _ in range(3):
        await service.people.sweep()
    return await numbers(service)


def test_a_device_that_was_signed_out_long_ago_is_forgotten(database: str) -> None:
    async def use(service: TableService) -> None:
        await changed(service, lambda it: it.lead("phone", "ann"))
        await changed(service, lambda it: it.lead("tablet", "ann"))
        await changed(service, lambda it: it.end(["phone"]))
        await aged(service, OLD - 120)
        assert await left(service) == {"phone", "tablet"}, "browsers may know it still"
        await aged(service, 120)
        assert service.people.let_in("phone") is None
        assert await left(service) == {"tablet"}
        assert service.people.numbers("ann") == ["ann", "tablet"]
        assert service.people.let_in("phone") == "phone", "which is somebody new"
        await changed(service, lambda it: it.end(["tablet"]))
        assert service.people.let_in("tablet") is None, "changes after that are noticed"

    with_service(database, use)


def test_the_number_of_a_person_stays_as_long_as_others_lead_there(database: str) -> None:
    async def use(service: TableService) -> None:
        await changed(service, lambda it: it.end_all("ann"))
        await changed(service, lambda it: it.lead("phone", "ann"))
        await aged(service)
        assert await left(service) == {"ann", "phone"}
        await changed(service, lambda it: it.end(["phone"]))
        await aged(service)
        assert await left(service) == set()

    with_service(database, use)


def test_a_number_that_somebody_sat_down_with_stays(database: str) -> None:
    """The log keeps it, and people/people.py must know whose it is."""

    async def use(service: TableService) -> None:
        table = await service.create("avenue", {}, (Chair(PERSON, "Ann", None, "old-ann"),))
        await changed(service, lambda it: it.merge("old-ann", "ann"))
        await changed(service, lambda it: it.lead("phone", "ann"))
        await changed(service, lambda it: it.end(["old-ann", "phone"]))
        await aged(service)
        assert await left(service) == {"old-ann"}
        assert (await service.table(table.id)).chairs[0].player == "ann"

    with_service(database, use)


def row_of(column: Any, number: str) -> dict[str, Any]:
    """A row with a number in one column, and whatever else there must be."""
    made: dict[str, Any] = {}
    for it in column.table.c:
        made[it.name] = {} if isinstance(it.type, JSON) else it.type.python_type(1)
    return {**made, column.name: number}


@pytest.mark.parametrize("holding", HOLDINGS, ids=lambda it: f"{it.column.table.name}.{it.column.name}")
def test_a_number_stays_that_any_column_has(tmp_path: Path, holding: Any) -> None:
    async def use(service: TableService) -> None:
        column = holding.column
        await changed(service, lambda it: it.end(["ann", "bob"]))
        await service.store.change(insert(column.table).values(row_of(column, "ann")))
        await aged(service)
        assert await left(service) == {"ann"}

    with_service(f"sqlite:///{tmp_path / 'one.sqlite'}", use)


def test_open_numbers_those_of_deleted_people_and_the_latest_change_stay(database: str) -> None:
    async def use(service: TableService) -> None:
        await changed(service, lambda it: it.lead("phone", "ann"))
        await changed(service, lambda it: it.erase("bob"))
        await changed(service, lambda it: it.end(["cid"]))
        it = schema.identities
        await service.store.change(update(it).values(since=it.c.since - OLD))
        assert await left(service) == {"phone", "bob", "cid"}
        number = await service.store.transact(lambda connection: Change(connection).number)
        await aged(service, 0.0)
        assert await left(service) == {"phone", "bob"}
        assert await service.store.transact(lambda connection: Change(connection).number) > number

    with_service(database, use)


def swept_after(at: Place, connection: Connection) -> tuple[list[str], Place]:
    return sweep(Change(connection), at)


def test_sweeps_go_on_where_the_last_one_was(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "AT_ONCE", 2)

    async def use(service: TableService) -> None:
        await changed(service, lambda it: it.end([f"n{number}" for number in range(5)]))
        await changed(service, lambda it: it.lead("phone", "n0"))
        await aged(service)
        seen, at = [], Place()
        for _ in range(3):
            swept, at = await service.store.transact(partial(swept_after, at))
            seen.append(swept)
        assert seen == [["n1"], ["n2", "n3"], ["n4"]]
        assert at == Place(), "then from the beginning"
        known = select(schema.identities.c.id).where(schema.identities.c.state == ENDED)
        assert await service.store.read(lambda connection: connection.scalars(known).all()) == ["n0"]

    with_service(database, use)


def test_whoever_comes_with_a_number_that_was_forgotten_has_nothing(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann, service = server.device(), server.service
        await ann.table("Ann")
        phone = server.device()
        await phone.link(await ann.code())
        copied = server.device(phone.cookie)
        assert len(await copied.tables()) == 1
        await phone.post("/you/leave", where="here")
        await aged(service)
        before = await numbers(service)
        await service.people.sweep()
        assert len(before - await numbers(service)) == 1
        assert await copied.tables() == set()
        assert len(await ann.tables()) == 1

    with_servers(database, tmp_path, use)
