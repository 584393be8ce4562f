"""Bots think in processes of their own: in turns, and not longer than there is a server."""

from __future__ import annotations

import asyncio
import os
import signal
from functools import partial
from pathlib import Path

import httpx
import pytest

from boulevard.bots.contract import Budget
from boulevard.bots.registry import budget
from boulevard.web.app import create_app
from boulevard.web.settings import Settings
from boulevard.web.thinking.fair_queue import FairQueue
from boulevard.web.thinking.processes import Lost
from boulevard.web.thinking.thinkers import STARTING, Thinkers, longest_wait
from boulevard.web.thinking.visitors import Visitors
from tests.waiting import lives, until
from tests.web.hanging import double, hang, hang_once
from tests.web.serving import FRIEND, PERSON, Guest, Served, bot


def test_tables_take_turns() -> None:
    """A table that asks seven times at once does not keep another waiting for all of them."""
    order = order_of(*((table,) for table in "aaaaaaabb"))
    assert [table for (table,) in order] == list("aababaaaa")


def order_of(*asked: tuple[str, ...]) -> list[tuple[str, ...]]:
    """In which order those who ask at the same time have their turns, one at a time."""
    order: list[tuple[str, ...]] = []

    async def use(turns: FairQueue, groups: tuple[str, ...]) -> None:
        async with turns.turn(*groups):
            order.append(groups)
            await asyncio.sleep(0)

    async def all_of_them() -> None:
        turns = FairQueue(1)
        await asyncio.gather(*(use(turns, groups) for groups in asked))

    asyncio.run(all_of_them())
    return order


def test_visitors_take_turns_whatever_they_ask_for() -> None:
    """Thirty tables of one visitor, under as many names: another one waits for two of their thoughts."""
    visitors = Visitors()
    for number in range(30):
        visitors.came(f"many-{number}", "address", f"cookie-{number}")
    visitors.came("single", "another address", "another")
    many = [visitors.line(f"many-{number}") for number in range(30)]
    order = order_of(*many, visitors.line("single"))
    assert order.index(visitors.line("single")) == 2
    assert [it for it in order if it in many] == many


def test_people_at_one_address_take_turns_and_so_do_their_tables() -> None:
    at_home = [("home", "ann", "1"), ("home", "ann", "1"), ("home", "ann", "2"), ("home", "bea", "3")]
    order = order_of(*at_home, ("home", "ann", "2"), ("away", "cy", "4"))
    tables = [groups[-1] for groups in order]
    assert tables == ["1", "1", "4", "3", "2", "2"]


def test_tables_without_a_visitor_wait_as_one() -> None:
    visitors = Visitors()
    visitors.came("visited", "address", "ann")
    order = order_of(*(visitors.line(table) for table in ("one", "two", "three", "visited")))
    assert [groups[-1] for groups in order] == ["one", "two", "visited", "three"]


def test_a_table_waits_in_the_line_of_whoever_came_last(tmp_path: Path, compiled_code: None) -> None:
    app = create_app(Settings(data=tmp_path, secret="secret"))

    def from_address(address: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=httpx.ASGITransport(app, client=(address, 1)), base_url="http://localhost")

    async def come_and_go() -> None:
        async with app.router.lifespan_context(app), from_address("one") as one, from_address("other") as other:
            line = app.state.services.tables.thinkers.visitors.line
            places = (await one.post("/api/tables", json={"game": "avenue", "chairs": [PERSON, FRIEND]})).json()
            table, (invitation,) = places["table"], places["invitations"].values()
            assert line(table)[0] == "one"
            assert (await other.post(f"/api/invitations/{invitation}", json={"name": "Bea"})).status_code == 200
            assert line(table)[0] == "other"
            assert (await one.get(f"/api/seats/{places['token']}")).status_code == 200
            assert line(table)[0] == "one"
            assert (await other.get(f"/api/tables/{table}")).status_code == 200
            assert line(table)[0] == "one", "who watches waits for nothing"

    asyncio.run(come_and_go())


class Clock:
    """Time as a test makes it: a thought is late once that is said, and never before."""

    def __init__(self) -> None:
        self.late = asyncio.Event()

    async def sleep(self, _seconds: float) -> None:
        await self.late.wait()
        self.late.clear()


def test_a_thinker_that_hangs_is_replaced_and_its_thought_begun_again(tmp_path: Path) -> None:
    """All the while, what the others ask is answered; and whoever looks after the server is told."""

    async def ask() -> None:
        clock = Clock()
        thinkers = Thinkers(2, clock.sleep)
        try:
            hung = asyncio.create_task(thinkers._asked(hang_once, str(tmp_path), 1.0, "stuck"))
            process = int((await asyncio.to_thread(until, lambda: [*tmp_path.iterdir()]))[0].name)
            assert await thinkers._asked(double, 21, 1.0, "other") == 42
            assert thinkers.health == {"processes": 2, "warm": 0, "silent": 0}
            clock.late.set()
            while not thinkers.health["silent"]:
                await asyncio.sleep(0)
            assert await hung == "answer"
            assert thinkers.health == {"processes": 2, "warm": 0, "silent": 0}
            assert not lives(process)
        finally:
            thinkers.close()

    asyncio.run(ask())


def has_more_than(folder: Path, count: int) -> bool:
    return len(list(folder.iterdir())) > count


def test_a_thought_that_always_hangs_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits for its turn again each time: others who wait for the only process come in between."""
    monkeypatch.setattr("boulevard.web.thinking.thinkers.ATTEMPTS", 2)

    async def ask() -> None:
        clock = Clock()
        thinkers = Thinkers(1, clock.sleep)
        try:
            hung = asyncio.create_task(thinkers._asked(hang, str(tmp_path), 1.0, "stuck"))
            other = asyncio.create_task(thinkers._asked(double, 21, 1.0, "other"))
            for attempt in range(2):
                await asyncio.to_thread(until, partial(has_more_than, tmp_path, attempt))
                clock.late.set()
                while clock.late.is_set():
                    await asyncio.sleep(0)
                if not attempt:
                    assert await other == 42
            with pytest.raises(Lost):
                await hung
        finally:
            thinkers.close()

    asyncio.run(ask())


def test_nobody_is_hurried() -> None:
    """A bot gets many times what it may use; the more, the more it may."""
    assert longest_wait(Budget()) == STARTING
    assert longest_wait(Budget(seconds=1.0)) > STARTING + 10
    assert longest_wait(Budget(simulations=1500)) > STARTING + 10
    assert budget("paris", "level:8") == Budget(seconds=1.0)
    assert budget("paris", "level:6") == Budget(simulations=100)


def test_who_goes_away_keeps_nobody_waiting() -> None:
    async def some_go() -> list[str]:
        turns, order = FairQueue(1), list[str]()

        async def use(table: str) -> None:
            async with turns.turn(table):
                order.append(table)
                await asyncio.sleep(0.01)

        tasks = [asyncio.create_task(use(table)) for table in "abcd"]
        await asyncio.sleep(0.001)
        tasks[0].cancel()
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await use("e")
        return order

    assert asyncio.run(some_go()) == ["a", "c", "d", "e"]


def test_thinkers_end_with_a_server_that_is_killed(tmp_path: Path, compiled_code: None) -> None:
    with Served(tmp_path) as served:
        guest = Guest(served.address)
        guest.create("avenue", PERSON, bot())
        guest.move("draw a1", 0)
        guest.wait_for_turn()
        thinkers = served.thinkers()
        assert thinkers
        assert served.process is not None
        os.kill(served.process.pid, signal.SIGKILL)
        until(lambda: not any(map(lives, thinkers)))
