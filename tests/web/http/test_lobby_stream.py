"""The stream of the lobby: it tells of changes, also by another process, and pairs those who wait by it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from sqlalchemy import insert

from boulevard.web.event_log import lobby_rows, schema
from boulevard.web.event_log.lobby_rows import SEEN
from boulevard.web.http.drawn_once import DrawnOnce
from boulevard.web.services import lobby
from boulevard.web.services.table_service import TableService
from boulevard.web.tables.table import FRIEND, PERSON, Chair
from boulevard.web.tables.terms import Terms
from boulevard.web.tables.tokens import Person
from tests.web.databases import SQLITE, new_database, postgresql
from tests.web.forked_servers import ForkedServed
from tests.web.pages.table.test_drawn_once import Counting
from tests.web.services.in_process import with_service
from tests.web.services.in_process_app import TOKENS, browser
from tests.web.services.test_lobby import seeker
from tests.web.serving import FRIEND as OPEN
from tests.web.serving import PERSON as SITTER
from tests.web.serving import Guest
from tests.web.storms import two_servers
from tests.web.streams import happenings

PATH = "/api/lobby/events"
Following = AsyncGenerator[lobby.News | None, None]


def test_what_one_server_lists_the_other_tells_and_who_is_paired_there_hears_it_here(
    tmp_path: Path, compiled_code: None
) -> None:
    with two_servers(tmp_path, postgresql()) as (here, there):
        ann, bob, cas = (Guest(here.address), Guest(there.address), Guest(there.address))
        token = ann.introduced("Ann")
        headers = {"authorization": f"Bearer {token}"}
        assert ann.post("/api/lobby/pairing", {"game": "paris", "seconds": 60}, headers=headers).json()["waiting"]
        with httpx.stream("GET", here.address + PATH, headers=headers, timeout=60) as answer:
            told = happenings(answer.iter_lines())
            _, before = next(told)
            made = cas.post("/api/tables", {"game": "avenue", "chairs": [SITTER, OPEN], "listed": True}).json()
            while True:
                event, after = next(told)
                assert (event, after != before) == ("lobby", True)
                if made["table"] in {it["table"] for it in ann.get("/api/lobby").json()["seats"]}:
                    break
            paired = bob.post("/api/lobby/pairing", {"game": "paris", "seconds": 60, "name": "Bob"}).json()
            table = paired["places"]["table"]
            assert next(data for event, data in told if event == "paired") == {"table": table}
        found = ann.get("/api/lobby/pairing", headers=headers).json()["places"]
        assert found["table"] == table
        assert ann.get(f"/api/seats/{found['token']}").json()["status"] == "playing"


def test_who_looks_around_after_being_paired_is_not_sent_to_the_table_again(
    tmp_path: Path, compiled_code: None
) -> None:
    with ForkedServed(tmp_path) as served:
        ann, bob = Guest(served.address), Guest(served.address)
        token = ann.introduced("Ann")
        headers = {"authorization": f"Bearer {token}"}
        ann.post("/api/lobby/pairing", {"game": "paris", "seconds": 60}, headers=headers)
        table = bob.post("/api/lobby/pairing", {"game": "paris", "seconds": 60}).json()["places"]["table"]
        for query, expected in (("?waits=true", ("paired", {"table": table})), ("", None)):
            with httpx.stream("GET", served.address + PATH + query, headers=headers, timeout=60) as answer:
                told = happenings(answer.iter_lines())
                assert next(told)[0] == "lobby"
                bob.post("/api/tables", {"game": "avenue", "chairs": [SITTER, OPEN], "listed": True})
                event, data = next(told)
                assert (event, data) == expected if expected else event == "lobby"


def test_the_stream_takes_a_place_among_those_that_one_may_follow(tmp_path: Path, compiled_code: None) -> None:
    with (
        ForkedServed(tmp_path, streams=1) as served,
        httpx.stream("GET", served.address + PATH, timeout=60) as answer,
    ):
        lines = answer.iter_lines()
        assert next(lines).startswith("retry")
        assert httpx.get(served.address + PATH).status_code == 429


def test_who_follows_is_paired_as_soon_as_somebody_is_near_enough(database: str, monkeypatch: Any) -> None:
    monkeypatch.setattr(lobby, "LOOK", 0.05)
    monkeypatch.setattr(lobby_rows, "FIRST", 0.0)
    monkeypatch.setattr(lobby_rows, "WIDENING", 0.0)

    async def use(service: TableService) -> None:
        rows = service.lobby.rows
        for one in (seeker("ann", 1000), seeker("bob", 1400)):
            assert not (await rows.seek(one)).found
        following = service.lobby.follow("ann", 60.0)
        first = await anext(following)
        assert first
        assert first.own
        assert not first.own.found
        monkeypatch.setattr(lobby_rows, "FIRST", 500.0)
        found = await anext(following)
        assert found
        assert found.own
        assert found.own.found
        assert {it.person for it in await rows.pair_at(found.own.found)} == {"ann", "bob"}
        await cast(Following, following).aclose()

    with_service(database, use)


def test_who_follows_no_more_is_soon_not_paired(database: str) -> None:
    async def use(service: TableService) -> None:
        rows = service.lobby.rows
        await rows.seek(seeker("ann"))
        following = service.lobby.follow("ann", 60.0)
        await anext(following)
        await cast(Following, following).aclose()
        while (found := await rows.seeker("ann")) and found.seen > time.time() - SEEN / 2:
            await asyncio.sleep(0.01)
        assert found
        assert found.is_there(time.time()), "they may be back at once"
        assert not found.is_there(time.time() + lobby.RETURN)

    with_service(database, use)


Use = Callable[[TableService], Awaitable[None]]


def test_all_who_see_the_same_are_sent_one_drawing(tmp_path: Path) -> None:
    """Of the lobby, by language; whose seat it is sees that, and who is blocked nothing of it."""
    drawn = Counting()

    async def use(service: TableService) -> None:
        chairs = (Chair(PERSON, "Ann", None, "ann"), Chair(FRIEND))
        await service.create("paris", {}, chairs, terms=Terms(is_listed=True))
        await service.store.change(insert(schema.unheard).values(person="ann", other="pest", table_id="", at=1.0))
        asked = browser(tmp_path, service, drawn)

        async def part(who: str, language: str = "en") -> str:
            headers = {"accept-language": language}
            if who:
                headers["authorization"] = f"Bearer {TOKENS.person(Person(who, who))}"
            answer = await asked.get("/lobby", headers=headers)
            assert answer.status_code == 200
            return answer.text

        many = [await part(who) for who in ("", "bob", "cas", "dan")]
        assert (len(set(many)), len(drawn.keys)) == (1, 1)
        assert "Ann" in many[0]
        assert "Ann" in await part("bob", "fr")
        own, pest = await part("ann"), await part("pest")
        assert own != many[0] != pest
        assert "Ann" not in pest
        assert len(drawn.keys) == 4
        assert await part("eve") == many[0]
        assert len(drawn.keys) == 4

    with_service(new_database(SQLITE, tmp_path), use)


def test_a_picture_is_of_listed_games_alone(tmp_path: Path) -> None:
    async def use(service: TableService) -> None:
        chairs = (Chair(PERSON, "Ann", None, "ann"), Chair(FRIEND, "Bob", None, "bob"))
        asked = browser(tmp_path, service, DrawnOnce())
        for is_listed, status in ((True, 200), (False, 404)):
            table = await service.create("paris", {}, chairs, terms=Terms(is_listed=is_listed))
            answer = await asked.get(f"/watch/{table.id}/now.svg")
            assert answer.status_code == status
        assert (await asked.get("/watch/nowhere/now.svg")).status_code == 404

    with_service(new_database(SQLITE, tmp_path), use)


@pytest.mark.parametrize("listed", [True, False])
def test_terms_come_back_from_the_log(listed: bool) -> None:
    terms = Terms(is_listed=listed)
    assert Terms.of(terms.data) == terms
    assert ("listed" in terms.data) == listed
