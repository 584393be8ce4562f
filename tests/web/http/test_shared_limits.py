"""Limits of several processes: what one counts, the others charge too, and none says more than a message may hold."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

import httpx
import pytest

from boulevard.web.errors import TooMany
from boulevard.web.event_log import gossip
from boulevard.web.event_log.gossip import SILENT, Gossip
from boulevard.web.http.limits import Limit, Room
from boulevard.web.http.shared_limits import SharedLimits, shared
from boulevard.web.settings import SECRET
from tests.waiting import LONGEST, until
from tests.web.databases import postgresql
from tests.web.forked_servers import ForkedServed
from tests.web.services.in_process import at_most, running
from tests.web.serving import PERSON, Guest


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Told:
    """The channel of two processes, on which either hears also what it says itself; it may be out of order."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.texts: list[str] = []
        self.moves = [Limit(3, "too-many-moves", self.clock) for _ in range(2)]
        self.streams = [Room(2, "too-many-streams") for _ in range(2)]
        self.processes = [Gossip(0, int, self._tell, self.clock) for _ in range(2)]
        for moves, streams, process in zip(self.moves, self.streams, self.processes, strict=True):
            SharedLimits({"moves": moves}, streams, process)

    async def _tell(self, texts: list[str]) -> None:
        self.texts += texts
        for process in self.processes:
            for text in texts:
                process.heard(text)

    def tell(self) -> None:
        for process in self.processes:
            asyncio.run(process.tell())


def test_what_is_charged_in_one_process_counts_in_the_other_once() -> None:
    told = Told()
    one, other = told.moves
    one.spend("ann")
    other.spend("ann")
    told.tell()
    told.tell()
    assert len(told.texts) == 2, "who has nothing to say is silent"
    for limit in (one, other):
        limit.require("ann")
        limit.charge("ann", 0.5)
        with pytest.raises(TooMany):
            limit.require("ann")
        limit.require("bob")


def test_streams_of_all_processes_count_together_until_they_end() -> None:
    told = Told()
    one, other = told.streams
    with one.held("ann"), one.held("bob"):
        with other.held("ann"):
            told.tell()
            for room in (one, other):
                with pytest.raises(TooMany), room.held("ann"):
                    pass
                with room.held("bob"):
                    pass
        told.tell()
        with one.held("ann"), pytest.raises(TooMany), other.held("ann"), other.held("ann"):
            pass
    told.tell()
    with other.held("ann"), other.held("ann"):
        pass


def test_streams_of_a_process_that_died_count_no_longer() -> None:
    told = Told()
    one, other = told.streams
    with one.held("ann"), one.held("ann"):
        told.tell()
        with pytest.raises(TooMany), other.held("ann"):
            pass
        told.clock.now = SILENT
        with other.held("ann"), other.held("ann"):
            pass


def test_many_visitors_are_told_in_messages_that_postgresql_takes() -> None:
    told = Told()
    visitors = [f"2001:db8:ffff:{number:04x}::/64" for number in range(1000)]
    for visitor in [*visitors, "x" * 9000, "é" * 60, "\0"]:
        for _ in range(3):
            told.moves[0].spend(visitor)
    told.tell()
    assert max(len(text.encode()) for text in told.texts) < 8000
    for visitor in visitors:
        with pytest.raises(TooMany):
            told.moves[1].require(visitor)


async def charged_until(one: Limit, other: Limit) -> None:
    """Charge one limit until there is nothing left in the other."""
    while True:
        one.charge("ann", 1)
        try:
            other.require("ann")
        except TooMany:
            return
        await asyncio.sleep(0.02)


def test_what_one_process_charges_reaches_another_by_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gossip, "EVERY", 0.05)
    database = postgresql()

    async def run() -> None:
        limits = [Limit(2, "too-many-moves", Clock()) for _ in range(2)]
        async with AsyncExitStack() as stack:
            for limit in limits:
                service = await stack.enter_async_context(running(database))
                room = Room(1, "too-many-streams")
                await stack.enter_async_context(shared(service.store, service.news, {"moves": limit}, room))
                service.listen()
            await charged_until(*limits)

    at_most(LONGEST, run())


def test_streams_at_two_servers_count_together(tmp_path: Path, compiled_code: None) -> None:
    database = postgresql()
    with ExitStack() as stack:
        addresses = []
        for name in ("one", "other"):
            (tmp_path / name).mkdir()
            (tmp_path / name / SECRET).write_text("the same")
            served = ForkedServed(tmp_path / name, database=database, streams=2)
            addresses.append(stack.enter_context(served).address)
        guest = Guest(addresses[0])
        guest.create("avenue", PERSON)
        one, other = (f"{address}/api/seats/{guest.token}/events" for address in addresses)

        def status() -> int:
            """What somebody is answered who holds no stream at the other server."""
            until(lambda: "boulevard_followers 0.0" in httpx.get(f"{addresses[1]}/metrics", timeout=60).text)
            with httpx.stream("GET", other, timeout=60) as answer:
                return answer.status_code

        with httpx.stream("GET", one, timeout=60), httpx.stream("GET", one, timeout=60):
            until(lambda: status() == 429)
        until(lambda: status() == 200)
