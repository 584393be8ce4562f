"""One person on every device: codes, merging, signing out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import event, text

from boulevard.web.http.context import COOKIE
from boulevard.web.identifying import LINK_LASTS
from boulevard.web.people.one_time_keys import CODE, LETTERS, new_code, plain
from boulevard.web.tables.table import Table
from tests.web.databases import POSTGRESQL, new_database
from tests.web.people.devices import CODE as CODE_SHOWN
from tests.web.people.devices import Device, Server, with_servers

FRIEND = {"kind": "friend"}


async def aged(server: Server, seconds: float) -> None:
    """Let all codes have been made so much earlier."""
    older = f"UPDATE one_time_keys SET made = made - {seconds}"
    await server.service.store.transact(lambda it: it.execute(text(older)))


def test_codes_can_be_read_aloud() -> None:
    made = {new_code() for _ in range(200)}
    assert len(made) == 200
    assert {*"".join(map(plain, made))} <= {*LETTERS}
    assert {len(plain(code)) for code in made} == {CODE}
    assert plain(" k7wx 4mpa\n") == plain("K7WX-4MPA")


def test_a_device_with_a_code_is_the_same_person(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        laptop, phone = server.device(), server.device()
        table = await laptop.table()
        code = await laptop.code()
        asked = await phone.get(f"/you/link?code={code}")
        assert "Ann" in asked.text
        assert await phone.tables() == set()  # looking changes nothing
        assert (await phone.link(code.lower())).status_code == 303
        assert await phone.tables() == await laptop.tables() == {table}
        assert phone.cookie != laptop.cookie
        another = await phone.table("Ann")
        assert await laptop.tables() == {table, another}
        hashes = await server.service.store.read(lambda it: it.execute(text("SELECT * FROM one_time_keys")).all())
        assert hashes == []

    with_servers(database, tmp_path, use)


def test_a_code_works_once_also_for_several_at_once(database: str, tmp_path: Path) -> None:
    async def use(*servers: Server) -> None:
        owner = servers[0].device()
        table = await owner.table()
        code = await owner.code()
        others = [servers[number % len(servers)].device() for number in range(6)]
        answers = await asyncio.gather(*(it.link(code) for it in others))
        assert sorted(it.status_code for it in answers) == [303, 404, 404, 404, 404, 404]
        for it in servers:
            await it.service.people.refresh()
        assert sorted([len(await it.tables()) for it in others]) == [0, 0, 0, 0, 0, 1]
        assert (await owner.tables()) == {table}
        assert (await others[0].link(code)).status_code == 404

    with_servers(database, tmp_path, use, count=2 if "postgres" in database else 1)


def test_a_code_does_not_outlast_five_minutes_nor_the_next_one(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        owner, other = server.device(), server.device()
        await owner.table()
        first, second = await owner.code(), await owner.code()
        assert (await other.link(first)).status_code == 404
        await aged(server, LINK_LASTS - 30)
        assert (await other.get(f"/you/link?code={second}")).status_code == 200
        await aged(server, 31)
        assert (await other.get(f"/you/link?code={second}")).status_code == 404
        assert (await other.link(second)).status_code == 404
        assert other.cookie == ""

    with_servers(database, tmp_path, use)


def test_codes_can_not_be_guessed_for_long(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        owner = server.device(visitor="10.0.0.1")
        await owner.table()
        code = await owner.code()
        guessing = server.device(visitor="10.0.0.2")
        tried = [(await guessing.link(new_code())).status_code for _ in range(5)]
        assert tried == [404, 404, 404, 429, 429]
        assert (await guessing.link(code)).status_code == 429
        assert (await guessing.http.post("/api/people/links", json={"code": code})).status_code == 429
        assert (await guessing.get(f"/you/link?code={code}")).status_code == 429
        assert (await server.device(visitor="10.0.0.3").link(code)).status_code == 303
        now, guesses = time.monotonic(), server.app.state.services.guesses
        guesses.all._now = lambda: now  # nothing more is allowed while they try
        many = [server.device(visitor=f"10.1.0.{number}") for number in range(100)]
        together = [(await it.link(new_code())).status_code for it in many]
        assert set(together) == {404, 429}
        assert 80 <= together.count(404) <= 90

    with_servers(new_database("sqlite", tmp_path), tmp_path, use, guesses=3)


async def two_who_played(server: Server) -> tuple[Device, Device, str, str]:
    """Somebody who played on two devices as two people, and their tables."""
    laptop, phone = server.device(), server.device()
    return laptop, phone, await laptop.table("Ann"), await phone.table("Anna")


def test_what_was_played_before_comes_along(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        laptop, phone, one, other = await two_who_played(server)
        before = phone.cookie
        await phone.link(await laptop.code())
        assert await phone.tables() == await laptop.tables() == {one, other}
        assert await server.device(before).tables() == {one, other}
        rows = await server.service.store.read(lambda it: it.execute(text("SELECT DISTINCT player FROM players")).all())
        assert len(rows) == 1

    with_servers(database, tmp_path, use)


def test_what_was_played_before_stays_behind_if_one_likes(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        laptop, phone, one, other = await two_who_played(server)
        before = phone.cookie
        asked = await phone.get(f"/you/link?code={await laptop.code()}")
        assert 'name="brings"' in asked.text
        await phone.link(await laptop.code(), brings=False)
        assert await phone.tables() == await laptop.tables() == {one}
        assert await server.device(before).tables() == {other}

    with_servers(new_database("sqlite", tmp_path), tmp_path, use)


def test_chains_and_rings_of_devices_are_one_person(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        devices = [server.device() for _ in range(4)]
        made = {await it.table() for it in devices}
        for one, other in ((0, 1), (2, 3), (1, 2), (3, 0), (0, 2)):
            await devices[one].link(await devices[other].code())
        assert [await it.tables() for it in devices] == [made] * 4

    with_servers(database, tmp_path, use)


def test_an_invitation_that_was_taken_under_another_number_stays_taken_by_the_same_person(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        host, laptop, phone = server.device(), server.device(), server.device()
        sent = {"game": "avenue", "name": "Host", "chairs": [{"kind": "person"}, FRIEND]}
        (invitation,) = (await host.http.post("/api/tables", json=sent)).json()["invitations"].values()
        joined = await phone.post(f"/join/{invitation}", name="Anna")
        assert joined.status_code == 303
        await laptop.table("Ann")
        await phone.link(await laptop.code())
        for it in (laptop, phone):
            assert (await it.get(f"/join/{invitation}")).headers["location"] == joined.headers["location"]
            again = await it.post(f"/join/{invitation}", name="Ann")
            assert again.headers["location"] == joined.headers["location"]
        stranger = await server.device().post(f"/join/{invitation}", name="Eve")
        assert stranger.status_code == 409

    with_servers(new_database("sqlite", tmp_path), tmp_path, use)


def test_analyses_alone_can_be_brought_along(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        laptop, phone = server.device(), server.device()
        await laptop.table()
        pages = ("/you/sign-in", f"/you/link?code={await laptop.code()}")
        await phone.meet("Ann")
        for path in pages:
            assert 'name="brings"' not in (await phone.get(path)).text
        await phone.post("/analysis", game="avenue")
        for path in pages:
            assert 'name="brings"' in (await phone.get(path)).text

    with_servers(new_database("sqlite", tmp_path), tmp_path, use)


def test_analyses_come_along(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        laptop, phone, *_ = await two_who_played(server)
        begun = await phone.post("/analysis", game="avenue")
        path = begun.headers["location"].partition("?")[0]
        assert (await laptop.post(f"{path}/comment", node="0", comment="mine")).status_code == 403
        await phone.link(await laptop.code())
        for it in (laptop, phone):
            assert path in (await it.get("/analysis")).text
            assert (await it.post(f"{path}/comment", node="0", comment="ours")).status_code == 303

    with_servers(database, tmp_path, use)


@pytest.mark.parametrize("where", ["here", "elsewhere", "everywhere"])
def test_signing_out(database: str, tmp_path: Path, where: str) -> None:
    async def use(server: Server) -> None:
        laptop, phone = server.device(), server.device()
        table = await laptop.table()
        await phone.link(await laptop.code())
        copies = {"laptop": laptop.cookie, "phone": phone.cookie}
        await phone.post("/you/leave", where=where)
        tables = [await it.tables() for it in (laptop, phone)]
        assert tables == {"here": [{table}, set()], "elsewhere": [set(), {table}], "everywhere": [set(), set()]}[where]
        alive = {name for name, cookie in copies.items() if await server.device(cookie).tables()}
        assert alive == ({"laptop"} if where == "here" else set())
        for cookie in {*copies.values()} - {copies[name] for name in alive}:
            ended = server.device(cookie)
            assert (await ended.get("/you/data.json")).status_code == 404
            await ended.post("/you/code")
            assert await server.device(ended.cookie).tables() == set()  # its code is that of somebody new
        assert (await phone.post("/you/leave", where="nowhere")).headers["location"] == "/you/leave"

    with_servers(database, tmp_path, use)


@pytest.mark.parametrize("where", ["here", "elsewhere", "everywhere"])
def test_codes_do_not_outlast_signing_out(tmp_path: Path, where: str) -> None:
    async def use(server: Server) -> None:
        laptop, phone, late = (server.device() for _ in range(3))
        await laptop.table()
        await phone.link(await laptop.code())
        code = await server.device(laptop.cookie).code()
        await phone.post("/you/leave", where=where)
        assert (await late.link(code)).status_code == 404
        assert late.cookie == ""

    with_servers(new_database("sqlite", tmp_path), tmp_path, use)


def test_other_processes_hear_of_it(tmp_path: Path) -> None:
    async def use(one: Server, other: Server) -> None:
        for it in (one, other):
            it.service.listen()
        laptop, phone = one.device(), one.device()
        table = await laptop.table()
        await phone.link(await laptop.code())
        seen = phone.at(other)
        while await seen.tables() != {table}:
            await asyncio.sleep(0.01)
        await laptop.post("/you/leave", where="elsewhere")
        while await seen.tables():
            await asyncio.sleep(0.01)

    with_servers(new_database(POSTGRESQL, tmp_path), tmp_path, use, count=2)


def test_what_matters_does_not_rely_on_the_news(tmp_path: Path) -> None:
    """A process that has heard nothing yet gives no data to somebody who was signed out, and deletes nothing."""

    async def use(one: Server, other: Server) -> None:
        laptop, phone = one.device(), one.device()
        table = await laptop.table()
        await phone.link(await laptop.code())
        await other.service.people.refresh()
        stolen = phone.at(other)
        await laptop.post("/you/leave", where="elsewhere")
        assert await stolen.tables() == {table}  # it has heard nothing
        for path in ("/you/leave", "/you/delete", "/you/data.json"):
            assert (await stolen.get(path)).status_code == 404
        late = other.device(phone.cookie)
        assert (await late.post("/you/delete", sure="yes")).status_code == 404
        assert await laptop.tables() == {table}

    with_servers(new_database(POSTGRESQL, tmp_path), tmp_path, use, count=2)


def test_moves_and_pages_of_a_table_look_nothing_up(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        laptop, phone = server.device(), server.device()
        await laptop.table()
        await phone.link(await laptop.code())
        (shown,) = (await phone.http.get("/api/tables")).json()
        token = shown["token"]
        await phone.get(f"/play/{token}")
        asked: list[str] = []
        event.listen(server.service.store.engine, "before_cursor_execute", lambda *it: asked.append(it[2]))
        assert (await phone.get(f"/play/{token}")).status_code == 200
        assert asked == []
        state = (await phone.http.get(f"/api/seats/{token}")).json()
        sent = {"move": state["legal"][0], "number": state["number"], "key": "0123456789"}
        assert (await phone.http.post(f"/api/seats/{token}/moves", json=sent)).status_code == 200
        assert [it for it in asked if "identities" in it or "one_time_keys" in it] == []

    with_servers(new_database("sqlite", tmp_path), tmp_path, use)


def test_the_page_with_a_code_sees_that_it_was_used(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        laptop, phone = server.device(), server.device()
        await laptop.table()
        shown = await laptop.post("/you/code")
        assert 'data-devices="1"' in shown.text
        code = CODE_SHOWN.search(shown.text)
        assert code
        assert (await laptop.get("/you/devices.json")).json() == {"devices": 1}
        await phone.link(code[1])
        assert (await laptop.get("/you/devices.json")).json() == {"devices": 2}
        assert (await server.device().get("/you/devices.json")).status_code == 404

    with_servers(new_database("sqlite", tmp_path), tmp_path, use)


def test_another_site_links_nobody(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        laptop, phone = server.device(), server.device()
        await laptop.table()
        code = await laptop.code()
        for path in ("/you/link", "/you/leave", "/you/delete", "/you/sign-in", "/you/account", "/you/code"):
            foreign = {"Sec-Fetch-Site": "cross-site"}
            assert (await phone.http.post(path, data={"code": code}, headers=foreign)).status_code == 403
        assert (await phone.link(code)).status_code == 303

    with_servers(new_database("sqlite", tmp_path), tmp_path, use)


def test_programs_link_too(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        laptop = server.device()
        table = await laptop.table()
        given = (await laptop.http.post("/api/people/codes")).json()
        sent = {"code": given["code"]}
        program = server.device()
        made = await program.http.post("/api/people/links", json=sent)
        assert made.status_code == 201
        assert made.json()["name"] == "Ann"
        headers = {"Authorization": f"Bearer {made.json()['token']}"}
        seen = await server.device().http.get("/api/tables", headers=headers)
        assert {it["table"] for it in seen.json()} == {table}
        assert (await program.http.post("/api/people/links", json=sent)).status_code == 404
        own = server.device((await server.device().http.post("/api/people/codes")).json()["token"])
        assert own.http.cookies.get(COOKIE)
        assert await own.tables() == set()

    with_servers(new_database("sqlite", tmp_path), tmp_path, use)


def test_nobody_signs_out_or_is_introduced_without_end(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        few = Server(server.service, tmp_path, creations=3)
        device = few.device()
        await device.meet("Ann")
        left = [(await device.post("/you/leave", where="elsewhere")).status_code for _ in range(3)]
        assert left == [303, 303, 429]
        assert (await few.device().http.post("/api/people", json={"name": "Eve"})).status_code == 429

    with_servers(new_database("sqlite", tmp_path), tmp_path, use)


def test_only_tables_of_those_who_changed_are_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(server: Server) -> None:
        laptop, phone, *_ = await two_who_played(server)
        await server.device().table("Eve")
        seen: list[list[str]] = []
        recognise = Table.recognise

        def note(table: Table, *given: Callable[[str], str]) -> None:
            seen.append([it.name for it in table.chairs])
            recognise(table, *given)

        monkeypatch.setattr(Table, "recognise", note)
        await phone.post("/you/leave", where="elsewhere")
        assert seen == []
        await phone.link(await laptop.code())
        assert seen == [["Anna"]]

    with_servers(new_database("sqlite", tmp_path), tmp_path, use)
