"""What people say, as it is kept: numbered without gaps, told to all processes, reported, and dropped after a while."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from sqlalchemy import func, insert, select

from boulevard.web.event_log import schema
from boulevard.web.event_log.messages import Messages
from boulevard.web.services import chat
from boulevard.web.services.followers import Whisper
from boulevard.web.services.table_service import TableService
from boulevard.web.tables import decisions
from boulevard.web.tables.phrases import words
from boulevard.web.tables.table import PERSON, Chair, Table
from tests.waiting import LONGEST
from tests.web.databases import postgresql
from tests.web.services.in_process import DAY, Clock, at_most, running, with_service

BOTH = (Chair(PERSON, "Ann", None, "ann"), Chair(PERSON, "Bob", None, "bob"))
KEPT = 30 * DAY


async def said(service: TableService, table: Table, text: str, place: int = 0) -> int:
    """Say something; return its number."""
    return (await service.chat.say(table, place, None, text, f"key-of-{text}")).number


async def texts(service: TableService, table: Table, person: str = "") -> list[str]:
    return [it.text for it in (await service.chat.read(table, -1, person))[0]]


async def rows(service: TableService, table: str) -> int:
    query = select(func.count()).select_from(schema.metadata.tables[table])
    found = await service.store.read(lambda connection: connection.scalar(query))
    return found or 0


def test_what_is_said_at_once_is_numbered_without_gaps(database: str) -> None:
    async def use(service: TableService) -> None:
        table = await service.create("paris", {}, BOTH)
        numbers = await asyncio.gather(*(said(service, table, f"text {it}", it % 2) for it in range(20)))
        assert sorted(numbers) == list(range(20))
        again = await asyncio.gather(*(said(service, table, f"text {it}", it % 2) for it in range(20)))
        assert again == numbers, "each of them has been said already"
        assert len(await texts(service, table)) == 20

    with_service(database, use)


def test_only_the_newest_are_kept(database: str) -> None:
    async def use(service: TableService) -> None:
        table = await service.create("paris", {}, BOTH)
        messages = Messages(service.store)
        for number in range(8):
            await messages.add(table.id, 0, "ann", "", str(number), f"key {number}", 5)
        assert await texts(service, table) == ["3", "4", "5", "6", "7"]
        assert [it.number for it in await messages.of(table.id, -1, 2)] == [6, 7], "the newest, in their order"

    with_service(database, use)


def test_a_report_keeps_what_was_said_around_it_once(database: str) -> None:
    async def use(service: TableService) -> None:
        table = await service.create("paris", {}, BOTH)
        for number in range(2 * chat.AROUND + 5):
            await said(service, table, f"text {number}", number % 2)
        for _ in range(2):
            await service.chat.report(table, 0, chat.AROUND + 1)
        await service.chat.report(table, 1, chat.AROUND)
        query = select(schema.reports).order_by(schema.reports.c.number)
        found = await service.store.read(lambda connection: list(connection.execute(query).mappings()))
        assert [(it["reporter"], it["reported"], it["number"]) for it in found] == [
            ("bob", "ann", chat.AROUND),
            ("ann", "bob", chat.AROUND + 1),
        ]
        kept = found[1]["messages"]
        assert [it["number"] for it in kept] == list(range(1, 2 * chat.AROUND + 2))
        assert kept[0].keys() >= {"name", "seat", "person", "text", "phrase", "at"}

    with_service(database, use)


def test_messages_go_after_the_end_when_servers_have_run_long_enough(database: str) -> None:
    clock = Clock()

    async def use(service: TableService) -> None:
        over = await service.create("paris", {}, BOTH)
        going_on = await service.create("paris", {}, BOTH)
        for table in (over, going_on):
            await said(service, table, "before the end")
            await service.chat.set_heard(table, 0, 1, False, False)
        await service.chat.set_heard(over, 1, 0, False, True)
        await service.act(over.id, lambda it: decisions.resign(it, 0))
        await service.store.finish(over.id)
        clock.now += KEPT - DAY
        await said(service, over, "long after it")
        await service.chat.sweep(KEPT)
        assert len(await texts(service, over)) == 2
        clock.now += 2 * DAY
        await service.chat.sweep(KEPT)
        assert await texts(service, over) == ["long after it"]
        assert await texts(service, going_on) == ["before the end"]
        assert await rows(service, "unheard") == 2, "a block stays, and what holds where a game goes on"
        clock.now += KEPT
        await service.chat.sweep(KEPT)
        assert await texts(service, over) == []

    with_service(database, use, clock)


def test_a_phrase_of_a_newer_version_is_shown_by_its_name(database: str) -> None:
    async def use(service: TableService) -> None:
        table = await service.create("paris", {}, BOTH)
        about = {"table_id": table.id, "number": 0, "place": 0, "person": "ann", "phrase": "from-the-future"}
        await service.store.change(insert(schema.messages).values(**about, key="k", at=1.0, ran=1.0))
        ((message,), _, _) = await service.chat.read(table, -1)
        assert words(message.phrase, message.text) == "from-the-future"

    with_service(database, use)


def test_two_processes_number_and_tell_together() -> None:
    async def run() -> None:
        database = postgresql()
        async with AsyncExitStack() as stack:
            one, other = [await stack.enter_async_context(running(database)) for _ in range(2)]
            table = await one.create("paris", {}, BOTH)
            there = await other.table(table.id)
            heard: asyncio.Queue[int | None] = asyncio.Queue()

            async def follow() -> None:
                async for it in other.followers.follow(table.id, 0, LONGEST):
                    if isinstance(it, Whisper) and it.kind == "said":
                        heard.put_nowait(it.data["number"])
                    elif it == 0:
                        other.listen()

            following = asyncio.create_task(follow())
            async with asyncio.timeout(LONGEST):
                assert await heard.get() is None, "something may have been missed before"
                assert await said(one, table, "from afar") == await heard.get() == 0
                both = [(one, table, "one"), (other, there, "other")]
                numbers = await asyncio.gather(
                    *(said(server, it, f"{name} {number}") for number in range(10) for server, it, name in both)
                )
                assert sorted(numbers) == list(range(1, 21))
                while await heard.get() != 20:
                    pass
            assert await texts(one, table) == await texts(other, there)
            await one.chat.set_heard(table, 0, 1, False, True)
            assert (await other.chat.read(there, -1, "ann"))[2] == {1: True}
            following.cancel()

    at_most(LONGEST, run())
