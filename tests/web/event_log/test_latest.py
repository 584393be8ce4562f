"""What other processes wrote, found for all who ask at once, each for themselves; also after a connection was lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import psycopg
import pytest
from sqlalchemy import make_url
from sqlalchemy.exc import OperationalError

from boulevard.web.errors import Damaged
from boulevard.web.event_log.latest import Latest
from tests.web.databases import postgresql
from tests.web.event_log.kept import TABLES, filled, log_of

WHOLE, OTHER = log_of(TABLES[0]), log_of(TABLES[1])
OTHERS = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
GONE = "postgresql://nobody@127.0.0.1:1/nothing"


def look(url: str, test: Callable[[Latest], Awaitable[None]]) -> None:
    async def run() -> None:
        latest = Latest(make_url(url))
        try:
            await test(latest)
        finally:
            await latest.close()

    asyncio.run(run())


def execute(url: str, statement: str) -> int:
    with psycopg.connect(url, autocommit=True) as connection:
        return connection.execute(statement.encode()).rowcount


@pytest.fixture
def url() -> str:
    made = postgresql()
    filled(made)
    return made


def test_all_who_ask_are_told_what_they_do_not_know(url: str) -> None:
    async def test(latest: Latest) -> None:
        asked = [(TABLES[0], 3), (TABLES[1], 13), (TABLES[0], 1), (TABLES[1], 12), (TABLES[0], 3)]
        told = await asyncio.gather(*(latest.news(*it) for it in asked))
        assert told == [WHOLE[3:], [], WHOLE[1:], OTHER[12:], WHOLE[3:]]

    look(url, test)


def test_who_asks_while_others_are_being_told_is_told_what_was_written_since(url: str) -> None:
    async def test(latest: Latest) -> None:
        first = asyncio.create_task(latest.news(TABLES[0], 12))
        while latest._asked or latest._looking is None:
            await asyncio.sleep(0)
        execute(url, f"UPDATE events SET table_id = 'another' WHERE table_id = '{TABLES[1]}' AND number = 12")
        assert await latest.news(TABLES[1], 12) == []
        assert await first == WHOLE[12:]

    look(url, test)


def test_a_damaged_log_is_told_to_who_asks_for_it_only(url: str) -> None:
    execute(url, f"UPDATE events SET at = at + 1 WHERE table_id = '{TABLES[1]}' AND number = 4")
    execute(url, f"DELETE FROM events WHERE table_id = '{TABLES[2]}' AND number > 4")
    execute(url, f"UPDATE events SET data = '{'9' * 5000}' WHERE table_id = '{TABLES[3]}' AND number = 7")

    async def test(latest: Latest) -> None:
        asked = [(TABLES[0], 4), (TABLES[1], 4), (TABLES[1], 6), (TABLES[2], 6), (TABLES[3], 6), ("nowhere", 1)]
        whole, changed, later, cut, unreadable, none = await asyncio.gather(
            *(latest.news(*it) for it in asked), return_exceptions=True
        )
        assert whole == WHOLE[4:]
        assert later == OTHER[6:], "what is known is not read again"
        assert [type(it) for it in (changed, cut, unreadable, none)] == [Damaged] * 4

    look(url, test)


def test_a_lost_connection_is_opened_again(url: str) -> None:
    async def test(latest: Latest) -> None:
        assert await latest.news(TABLES[0], 11) == WHOLE[11:]
        assert execute(url, f"SELECT pg_terminate_backend(pid) {OTHERS}") == 1
        assert await latest.news(TABLES[0], 11) == WHOLE[11:]

    look(url, test)


def test_a_database_that_is_away_is_told_to_all_and_asked_again() -> None:
    async def test(latest: Latest) -> None:
        for _ in range(2):
            told = await asyncio.gather(*(latest.news(it, 1) for it in TABLES), return_exceptions=True)
            assert [type(it) for it in told] == [OperationalError] * len(TABLES)

    look(GONE, test)


def test_who_goes_away_takes_nothing_from_others(url: str) -> None:
    async def test(latest: Latest) -> None:
        gone, stays = (asyncio.create_task(latest.news(TABLES[0], 12)) for _ in range(2))
        await asyncio.sleep(0)
        gone.cancel()
        assert await stays == WHOLE[12:]

    look(url, test)


def test_who_still_waits_when_all_is_closed_waits_no_longer(url: str) -> None:
    async def run() -> None:
        latest = Latest(make_url(url))
        waiting = asyncio.create_task(latest.news(TABLES[0], 12))
        await asyncio.sleep(0)
        await latest.close()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    asyncio.run(run())
