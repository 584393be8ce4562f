"""Who is banned is out at once: everywhere, with every device, at their tables too; and they are told why."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import event

from boulevard.messages import say
from boulevard.web.event_log import rulings
from boulevard.web.event_log.events import Kind
from boulevard.web.http import event_stream, lobby_stream, own_stream
from boulevard.web.http.open_routes import TO_THE_BANNED
from boulevard.web.http.streaming import OUT
from boulevard.web.people.rulings import covers, proper_network
from boulevard.web.tables.table import Chair
from tests.waiting import LONGEST
from tests.web.databases import SQLITE, new_database, postgresql
from tests.web.operating.commands import asked, person_of, seat_of, told
from tests.web.people.devices import Device, Server, with_servers
from tests.web.people.test_own_data import FRIEND, two_at_a_table

BAN = ("--reason", "Insults")


async def outcome(server: Server, table: str) -> tuple[str, list[int]]:
    """How a table stands, and who left it."""
    state = (await server.device(visitor="198.51.100.99").http.get(f"/api/tables/{table}")).json()
    return state["status"], [place for place, chair in enumerate(state["chairs"]) if chair["left"]]


def require_refused(answer: httpx.Response) -> None:
    assert answer.status_code == 403, answer.text
    assert say("banned-reason", reason="Insults") in answer.text


async def known(*servers: Server) -> None:
    """Let processes know of what commands did, which they else do within seconds."""
    for server in servers:
        await server.service.rulings.refresh()
    for server in servers:
        while server.service._tasks:
            await asyncio.gather(*server.service._tasks)


def test_who_is_banned_is_out_with_every_device_and_leaves_their_games(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (event_stream, own_stream, lobby_stream):
        monkeypatch.setattr(module, "PULSE", LONGEST * 2)  # no stream has anything to say by itself

    async def use(server: Server) -> None:
        ann, bob, table = await two_at_a_table(server)
        alone = await ann.table("Annabel", {"kind": "bot", "level": 1})
        phone = server.device()
        await phone.link(await ann.code())
        code = await ann.code()
        (link,) = [it["token"] for it in (await ann.http.get("/api/tables")).json() if it["table"] == table]
        own = await person_of(server, table, 0)
        following = asyncio.create_task(ann.get(f"/api/seats/{link}/events"))
        listed = asyncio.create_task(phone.get("/api/people/me/events"))
        looking = asyncio.create_task(phone.get("/api/lobby/events"))
        tables = server.service
        while not (tables.followers.has(table) and tables.own_news._watches and tables.lobby._followers):
            await asyncio.sleep(0)
        made = told(database, "ban", own, *BAN)
        assert (made["person"], made["until"], made["reason"]) == (own, None, "Insults")
        await known(server)
        for stream in (following, listed, looking):
            ended = await asyncio.wait_for(stream, LONGEST)
            assert (ended.status_code, ended.text.endswith(OUT)) == (200, True)
        for device in (ann, phone):
            for path in ("/", "/games", f"/watch/{table}", f"/play/{link}"):
                require_refused(await device.get(path))
        for path, sent in (("tables", {"game": "avenue", "chairs": [FRIEND]}), (f"seats/{link}/resign", {"key": "k"})):
            refused = await ann.http.post(f"/api/{path}", json=sent, headers={"Accept": "application/json"})
            assert (refused.status_code, refused.json()["error"]) == (403, "Banned")
        stranger = server.device()
        require_refused(await stranger.get(f"/play/{link}"))  # the link of a seat is of no use without a cookie either
        assert (await stranger.get(f"/api/seats/{link}/events")).status_code == 403
        require_refused(await stranger.link(code))
        assert (await bob.get("/games")).status_code == 200
        assert await outcome(server, table) == ("over", [0])
        assert await outcome(server, alone) == ("playing", [])  # nobody waits there
        assert (await ann.get("/privacy")).status_code == 200
        for path in ("/you/data.json", "/api/people/me/data"):
            assert "Annabel" in (await ann.get(path)).text
        told(database, "unban", own)
        await known(server)
        assert (await ann.get(f"/watch/{alone}")).status_code in (200, 303)

    with_servers(database, tmp_path, use)


def test_all_games_are_left_however_many_there_are(tmp_path: Path) -> None:
    database = new_database(SQLITE, tmp_path)

    async def use(server: Server) -> None:
        ann, tables, many = server.device(), server.service, 51
        first = await ann.table("Annabel", FRIEND)
        who = await person_of(server, first, 0)
        sent = [Chair("person", "Annabel", None, who), Chair("friend")]
        for _ in range(many):
            await tables.create("avenue", {}, sent)
        assert len(await tables.store.tables_of([who], only_open=True)) == many + 1
        told(database, "ban", who, *BAN)
        await known(server)
        assert await tables.store.tables_of([who], only_open=True) == []
        assert tables.rulings.to_carry_out == [], "and the next decision has nothing to do again"

    with_servers(database, tmp_path, use)


def test_the_seats_of_somebody_banned_are_in_the_lobby_no_more(tmp_path: Path) -> None:
    database = new_database(SQLITE, tmp_path)

    async def use(server: Server) -> None:
        ann, visitor = await server.device().meet("Annabel"), server.device(visitor="198.51.100.99")
        sent = {"game": "avenue", "chairs": [{"kind": "person"}, FRIEND], "listed": True}
        made = (await ann.http.post("/api/tables", json=sent)).json()

        async def seats() -> list[str]:
            return [it["table"] for it in (await visitor.http.get("/api/lobby")).json()["seats"]]

        assert await seats() == [made["table"]]
        told(database, "ban", await person_of(server, made["table"], 0), "--keep-games", *BAN)
        await known(server)
        assert await seats() == []

    with_servers(database, tmp_path, use)


def test_two_processes_hear_of_it_at_once(tmp_path: Path) -> None:
    database = postgresql()

    async def use(one: Server, other: Server) -> None:
        for server in (one, other):
            server.service.listen()
        ann, bob, table = await two_at_a_table(one)
        link = await seat_of(bob)
        following = asyncio.create_task(bob.at(other).get(f"/api/seats/{link}/events"))
        while not other.service.followers.has(table):
            await asyncio.sleep(0)
        told(database, "ban", await person_of(one, table, 1), *BAN)
        await asyncio.wait_for(following, LONGEST)
        for server in (one, other):
            async with asyncio.timeout(LONGEST):
                while (await bob.at(server).get("/")).status_code != 403:
                    await asyncio.sleep(0.01)
        async with asyncio.timeout(LONGEST):
            while (await outcome(one, table))[0] != "over":
                await asyncio.sleep(0.01)
        log = (await one.service.table(table)).log
        assert [kind for kind, _ in log].count(Kind.resigned) == 1, "both processes gave it up, and it happened once"
        assert (await ann.at(other).get("/games")).status_code == 200

    with_servers(database, tmp_path, use, count=2)


def test_games_stay_if_that_is_wished_and_bans_run_out(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        _, bob, table = await two_at_a_table(server)
        own = await person_of(server, table, 1)
        made = told(database, "ban", own, *BAN, "--keep-games", "--for", "2h")
        await known(server)
        answer = await bob.get("/")
        require_refused(answer)
        assert made["until"][:16].replace("T", " ") in answer.text
        assert await outcome(server, table) == ("playing", [])
        past = time.time() - 1
        await server.service.store.transact(
            lambda it: rulings.rule(it, rulings.BAN, own, "", "Insults", past) and rulings.drop_over(it, time.time())
        )
        await server.service.rulings.refresh(anyway=True)
        assert (await bob.get("/")).status_code == 200
        assert told(database, "bans") == []

    with_servers(database, tmp_path, use)


def test_addresses_are_banned_for_a_time_and_kept_nowhere_else(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        here, there = server.device(visitor="203.0.113.7"), server.device(visitor="198.51.100.7")
        by_six = server.device(visitor="2001:db8:1:2:3::4")
        await here.table()
        assert asked(database, "ban", "--address", "203.0.113.7", *BAN).exit_code != 0, "it must end some time"
        told(database, "ban", "--address", "203.0.113.0/24", "--for", "1d", *BAN)
        told(database, "ban", "--address", "2001:db8:1:2::1", "--for", "1d", *BAN)
        await known(server)
        for device in (here, by_six, Device(server, "", "203.0.113.9")):
            require_refused(await device.get("/"))
        assert (await there.get("/")).status_code == 200
        for route in TO_THE_BANNED:
            assert (await here.get(route.replace("{word}", "another"))).status_code == 200, route
        assert "203.0.113" not in str(told(database, "log"))
        assert {it["address"] for it in told(database, "bans")} == {"203.0.113.0/24", "2001:db8:1:2::/64"}
        told(database, "unban", "--address", "203.0.113.0/24")
        await known(server)
        assert (await here.get("/")).status_code == 200

    with_servers(database, tmp_path, use)


def test_a_ban_goes_along_when_people_turn_out_to_be_one(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann, bob, table = await two_at_a_table(server)
        one, into = await person_of(server, table, 1), await person_of(server, table, 0)
        told(database, "ban", one, *BAN)
        await server.service.people.change(lambda change: change.merge(one, into))
        await known(server)
        for device in (ann, bob):
            require_refused(await device.get("/"))
        assert [it["person"] for it in told(database, "bans")] == [into]

    with_servers(database, tmp_path, use)


def test_bans_of_others_cost_no_look_into_the_database(tmp_path: Path) -> None:
    database = new_database(SQLITE, tmp_path)

    async def use(server: Server) -> None:
        ann, bob, table = await two_at_a_table(server)
        looks: list[str] = []
        event.listen(server.service.store.engine, "before_cursor_execute", lambda *given: looks.append(given[2]))

        async def cost() -> int:
            looks.clear()
            assert (await ann.get(f"/api/tables/{table}")).status_code == 200
            assert (await ann.get("/games")).status_code == 200
            return len(looks)

        await cost()  # what is remembered afterwards
        before = await cost()
        assert before > 0
        told(database, "ban", "--address", "203.0.113.0/24", "--for", "1d", *BAN)
        told(database, "ban", await person_of(server, table, 1), "--keep-games", *BAN)
        await known(server)
        assert (await bob.get("/")).status_code == 403
        assert await cost() == before

    with_servers(database, tmp_path, use)


@pytest.mark.parametrize(
    ("text", "network"),
    [("203.0.113.7", "203.0.113.7/32"), ("203.0.113.7/24", "203.0.113.0/24"), ("2001:db8::1", "2001:db8::/64")],
)
def test_networks_are_those_that_limits_count_by(text: str, network: str) -> None:
    assert proper_network(text) == network
    assert covers(network, network)


def test_networks_cover_what_is_in_them() -> None:
    assert covers("203.0.113.0/24", "203.0.113.255")
    assert not covers("203.0.113.0/24", "203.0.114.0")
    assert covers("2001:db8::/32", "2001:db8:1:2::/64")
    assert not covers("0.0.0.0/1", "2001:db8:1:2::/64")
    assert not covers("203.0.113.0/24", "nobody")
