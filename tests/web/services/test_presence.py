"""Who is at a table: what streams tell of it, in one process and in several."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, ExitStack

import pytest

from boulevard.web.event_log import gossip
from boulevard.web.event_log.gossip import SILENT, Gossip
from boulevard.web.services import presence
from boulevard.web.services.followers import Follower, Followers, Whisper
from boulevard.web.services.presence import NOBODY, Presence, Present, read
from boulevard.web.services.table_service import TableService
from boulevard.web.tables.table import PERSON, Chair
from tests.waiting import LONGEST
from tests.web.databases import postgresql
from tests.web.services.in_process import Clock, at_most, running, with_service

BOTH = (Chair(PERSON, "Ann", None, "ann"), Chair(PERSON, "Bob", None, "bob"))
TABLE = "table"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever goes is gone at once."""
    monkeypatch.setattr(presence, "LINGER", 0.0)


class Processes:
    """The people of some processes, each of which hears also what it says itself."""

    def __init__(self, count: int = 2) -> None:
        self.clock = Clock()
        self.gossips = [Gossip(NOBODY, read, self._tell, self.clock) for _ in range(count)]
        self.all = [Presence(Followers(None), it) for it in self.gossips]  # type: ignore[arg-type]

    async def _tell(self, texts: list[str]) -> None:
        for it in self.gossips:
            for text in texts:
                it.heard(text)

    async def tell(self) -> None:
        for it in self.gossips:
            it.forget()
            await it.tell()

    def seen(self) -> list[Present]:
        return [process.present(TABLE) for process in self.all]


def with_processes(use: Callable[[Processes], Awaitable[None]]) -> None:
    async def run() -> None:
        await use(Processes())

    asyncio.run(run())


def test_who_has_a_page_open_is_here_and_the_others_are_gone() -> None:
    async def use(processes: Processes) -> None:
        one, other = processes.all
        with one.at(TABLE, (0,), "tab-of-ann"), other.at(TABLE, (1,)), other.at(TABLE, ()):
            await processes.tell()
            assert processes.seen() == [Present((0, 1), (), 1)] * 2
        await asyncio.sleep(0.01)
        await processes.tell()
        assert processes.seen() == [NOBODY] * 2

    with_processes(use)


def test_who_looks_at_one_of_their_pages_is_not_away() -> None:
    async def use(processes: Processes) -> None:
        one, other = processes.all
        with one.at(TABLE, (0,), "first-tab"), ExitStack() as second:
            second.enter_context(other.at(TABLE, (0,), "second-tab"))
            other.turn(TABLE, "first-tab", (0,), True)  # as told to a process that doesn't have the stream
            await processes.tell()
            await processes.tell()
            assert processes.seen() == [Present((0,))] * 2
            second.close()
            await asyncio.sleep(0.01)
            await processes.tell()
            assert processes.seen() == [Present((), (0,))] * 2
            one.turn(TABLE, "first-tab", (0,), False)
            assert one.present(TABLE) == Present((0,))

    with_processes(use)


def test_nobody_turns_the_page_of_another_seat() -> None:
    async def use(processes: Processes) -> None:
        one, other = processes.all
        with one.at(TABLE, (0,), "tab-of-ann"):
            one.turn(TABLE, "tab-of-ann", (1,), True)
            other.turn(TABLE, "tab-of-ann", (1,), True)
            other.turn("another", "tab-of-ann", (0,), True)
            await processes.tell()
            assert one.present(TABLE) == Present((0,))

    with_processes(use)


def test_those_who_follow_hear_that_the_others_process_is_gone() -> None:
    async def use(processes: Processes) -> None:
        one, other = processes.all
        told = Follower()
        other._followers._news[TABLE].add(told)
        with one.at(TABLE, (0,)):
            await processes.tell()
            assert [it.data["here"] for it in told.take()] == [(0,)]
            processes.clock.now += SILENT
            processes.gossips[1].forget()
            assert [it.data["here"] for it in told.take()] == [()]

    with_processes(use)


def test_who_comes_back_soon_was_never_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "LINGER", 3600.0)

    async def use(processes: Processes) -> None:
        one, _ = processes.all
        with one.at(TABLE, (0,), "tab-of-ann"):
            one.turn(TABLE, "tab-of-ann", (0,), True)
        await asyncio.sleep(0.01)
        assert one.present(TABLE) == Present((), (0,))
        with one.at(TABLE, (0,), "tab-of-ann"):
            assert one.present(TABLE) == Present((), (0,)), "and is away still"

    with_processes(use)


def test_those_who_follow_are_greeted_and_told_only_what_changes(database: str) -> None:
    async def use(service: TableService) -> None:
        table = await service.create("paris", {}, BOTH)
        follower = Follower()
        assert service.followers.greet
        service.followers.greet(table.id, follower)
        assert follower.take() == [], "there is nobody to tell of"
        with service.presence.at(table.id, (0,)):
            service.followers.greet(table.id, follower)
            assert follower.take() == [Whisper("presence", {"here": (0,), "away": (), "watching": 0})]

    with_service(database, use)


def test_two_processes_tell_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gossip, "EVERY", 0.05)

    async def run() -> None:
        database = postgresql()
        async with AsyncExitStack() as stack:
            one, other = [await stack.enter_async_context(running(database)) for _ in range(2)]
            for server in (one, other):
                server.listen()
            table = await one.create("paris", {}, BOTH)
            heard: asyncio.Queue[dict[str, object]] = asyncio.Queue()

            async def follow() -> None:
                with other.presence.at(table.id, (1,), "tab-of-bob"):
                    async for it in other.followers.follow(table.id, 0, LONGEST):
                        if isinstance(it, Whisper) and it.kind == "presence":
                            heard.put_nowait(dict(it.data))

            following = asyncio.create_task(follow())
            async with asyncio.timeout(LONGEST):
                assert await heard.get() == {"here": (1,), "away": (), "watching": 0}
                with one.presence.at(table.id, (0,)):
                    assert await heard.get() == {"here": (0, 1), "away": (), "watching": 0}
                    one.presence.turn(table.id, "tab-of-bob", (1,), True)
                    assert await heard.get() == {"here": (0,), "away": (1,), "watching": 0}
                assert await heard.get() == {"here": (), "away": (1,), "watching": 0}
            following.cancel()
            await asyncio.gather(following, return_exceptions=True)

    at_most(LONGEST, run())
