"""What is one's own: taking it along, and deleting oneself."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
from httpx import Response
from sqlalchemy import Connection, delete, select, text

from boulevard.web.event_log import schema
from boulevard.web.event_log.chain import read_events
from boulevard.web.event_log.database import Lock, alone
from boulevard.web.event_log.holdings import HOLDINGS
from boulevard.web.own_data import BESIDES
from tests.waiting import until
from tests.web.databases import POSTGRESQL, SQLITE, new_database
from tests.web.people.devices import Device, Server, with_servers
from tests.web.services.test_results import idle

FRIEND = {"kind": "friend"}


async def two_at_a_table(server: Server) -> tuple[Device, Device, str]:
    """Two people at a table that goes on."""
    ann, bob = server.device(), server.device()
    await ann.meet("Annabel")
    sent = {"game": "avenue", "chairs": [{"kind": "person"}, FRIEND]}
    made = (await ann.http.post("/api/tables", json=sent)).json()
    (invitation,) = made["invitations"].values()
    assert (await bob.post(f"/join/{invitation}", name="Bob")).status_code == 303
    return ann, bob, made["table"]


async def names(server: Server, table: str) -> list[str]:
    seen = (await server.device().http.get(f"/api/tables/{table}")).json()
    return [it["name"] for it in seen["chairs"]]


def test_who_deletes_themselves_is_gone(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann, bob, table = await two_at_a_table(server)
        begun = await ann.post("/analysis", game="avenue")
        path = begun.headers["location"].partition("?")[0]
        phone = server.device()
        await phone.link(await ann.code())
        code = await ann.code()
        page = await bob.get(f"/watch/{table}")
        assert "Annabel" in page.text
        fragment = f"/watch/{table}/body"
        assert "Annabel" in (await bob.get(page.url.path)).text
        await phone.post("/you/delete")
        assert await phone.tables() == {table}  # not without being sure
        gone = await phone.post("/you/delete", sure="yes")
        assert gone.headers["location"] == "/privacy"
        assert phone.cookie == ""
        assert await ann.tables() == set()
        assert await bob.tables() == {table}
        assert "Annabel" not in (await bob.get(f"/watch/{table}")).text + (await bob.get(fragment)).text
        assert (await names(server, table))[0] == "Player 1"
        assert "Annabel" not in (await bob.get("/games")).text
        assert (await ann.get(path)).status_code == 404
        assert (await server.device().link(code)).status_code == 404
        log = await server.service.store.read(lambda it: read_events(it, table))
        assert log[0].data["chairs"][0]["name"] == "Annabel"  # its hashes hold

    with_servers(database, tmp_path, use)


def test_the_name_stays_hidden_after_a_restart_and_at_the_next_table(database: str, tmp_path: Path) -> None:
    tables: list[str] = []

    async def before(server: Server) -> None:
        ann, bob, table = await two_at_a_table(server)
        (own,) = (await bob.http.get("/api/tables")).json()
        (hers,) = (await ann.http.get("/api/tables")).json()
        tables.append(table)
        await ann.post("/you/delete", sure="yes")
        for token in (hers["token"], own["token"]):
            await bob.http.post(f"/api/seats/{token}/resign", json={"key": "k" * 16})
        for token in (hers["token"], own["token"]):
            again = await bob.http.post(f"/api/seats/{token}/rematch", json={"key": "r" * 16})
        assert again.status_code == 200, again.text
        tables.append(again.json()["table"])

    async def after(server: Server) -> None:
        assert tables[0] != tables[1]
        for table in tables:
            assert await names(server, table) == ["Player 1", "Bob"]
        logs = await server.service.store.read(lambda it: read_events(it, tables[1]))
        assert "Annabel" not in json.dumps([it.data for it in logs])

    with_servers(database, tmp_path, before)
    with_servers(database, tmp_path, after)


def test_nothing_of_theirs_is_left_in_any_column(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann, _, _ = await two_at_a_table(server)
        await ann.post("/analysis", game="avenue")
        await ann.code()
        held = {it.column.table.name for it in HOLDINGS}
        before = await server.service.store.read(
            lambda it: {name: len(it.execute(text(f"SELECT * FROM {name}")).all()) for name in held}
        )
        assert all(before[name] for name in ("players", "analyses", "one_time_keys")), before
        await ann.post("/you/delete", sure="yes")
        after = await server.service.store.read(
            lambda it: {name: len(it.execute(text(f"SELECT * FROM {name}")).all()) for name in held}
        )
        assert {name: before[name] - after[name] for name in ("players", "analyses", "one_time_keys")} == {
            "players": 1,
            "analyses": 1,
            "one_time_keys": 1,
        }

    with_servers(database, tmp_path, use)


def test_every_column_with_people_is_listed() -> None:
    """By their names: who adds one adds it to the list, or here with the reason."""
    known = {
        ("identities", "person"),  # the list of who is who itself
        ("push_subscriptions", "host"),  # a machine of a browser's maker
        ("jobs", "person"),  # to take turns, until a question is answered
    }
    columns = {
        (table.name, column.name)
        for table in schema.metadata.tables.values()
        for column in table.c
        if column.name in ("person", "player", "owner", "author", "other", "inviter", "reporter", "reported", "host")
    }
    assert columns - known == {(it.column.table.name, it.column.name) for it in HOLDINGS}


def test_two_processes_that_delete_at_once(tmp_path: Path) -> None:
    async def use(one: Server, other: Server) -> None:
        ann, bob, table = await two_at_a_table(one)
        phone = one.device()
        await phone.link(await ann.code())
        assert "Annabel" in await names(other, table)
        elsewhere = phone.at(other)
        answers = await asyncio.gather(
            ann.post("/you/delete", sure="yes"), elsewhere.post("/you/delete", sure="yes"), ann.post("/you/code")
        )
        assert {it.status_code for it in answers[:2]} <= {303, 404}
        assert 303 in {it.status_code for it in answers[:2]}
        for it in (one, other):
            await it.service.people.refresh()
            assert "Annabel" not in await names(it, table)
            assert await bob.at(it).tables() == {table}
            assert await ann.at(it).tables() == set()

    with_servers(new_database(POSTGRESQL, tmp_path), tmp_path, use, count=2)


def until_somebody_waits(connection: Connection) -> None:
    """Until another process waits for what this one alone may do."""
    waiting = text(
        "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
        " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    )
    until(lambda: bool(connection.scalar(waiting)))


@pytest.mark.parametrize("what", ["link", "delete"])
def test_who_rates_and_who_changes_who_is_who_never_wait_for_each_other(tmp_path: Path, what: str) -> None:
    def rate(connection: Connection) -> None:
        alone(connection, Lock.rating)
        asyncio.run_coroutine_threadsafe(begin(), loop[0])
        until_somebody_waits(connection)
        for table in (schema.results, schema.ratings):
            connection.execute(delete(table))

    async def begin() -> None:
        changes.append(asyncio.ensure_future(work[0]()))

    async def use(one: Server, other: Server) -> None:
        ann, bob, _ = await two_at_a_table(one)
        (hers,) = (await ann.http.get("/api/tables")).json()
        await ann.http.post(f"/api/seats/{hers['token']}/resign", json={"key": "k" * 16})
        await idle(one.service)
        elsewhere, code = ann.at(other), await bob.code()
        work.append(lambda: elsewhere.link(code) if what == "link" else elsewhere.post("/you/delete", sure="yes"))
        loop.append(asyncio.get_running_loop())
        await one.service.store.transact(rate)
        assert (await changes[0]).status_code == 303

    loop: list[asyncio.AbstractEventLoop] = []
    changes: list[asyncio.Future[Response]] = []
    work: list[Callable[[], Coroutine[None, None, Response]]] = []
    with_servers(new_database(POSTGRESQL, tmp_path), tmp_path, use, count=2)


def test_no_name_is_left_in_what_others_see_of_games(database: str, tmp_path: Path) -> None:
    """Also of somebody who sat there as two people, and is one by now."""

    async def use(server: Server) -> None:
        ann, phone, bob = [await server.device().meet(name) for name in ("Annabel", "Annabel", "Bob")]
        sent = {"game": "avenue", "chairs": [{"kind": "person"}, FRIEND, FRIEND]}
        made = (await ann.http.post("/api/tables", json=sent)).json()
        for it, name, invitation in zip((phone, bob), ("Annabel", "Bob"), made["invitations"].values(), strict=True):
            assert (await it.post(f"/join/{invitation}", name=name)).status_code == 303
        for it in (ann, phone):
            (own,) = (await it.http.get("/api/tables")).json()
            assert (await it.http.post(f"/api/seats/{own['token']}/resign", json={"key": "k" * 16})).status_code == 200
        await idle(server.service)
        look = ("/games?state=over", "/you/results")
        seen = [(await bob.get(path)).text for path in look]
        assert "Annabel" in seen[0]
        await phone.link(await ann.code())
        assert (await ann.post("/you/delete", sure="yes")).status_code == 303
        await idle(server.service)
        assert "Annabel" not in "".join([(await bob.get(path)).text for path in look])
        found = await server.service.store.read(lambda it: it.execute(select(schema.results)).all())
        assert len(found) == 3
        assert "annabel" not in str(found).casefold()

    with_servers(database, tmp_path, use)


@pytest.mark.parametrize("path", ["/you/data.json", "/api/people/me/data"])
def test_all_that_is_ones_own_in_one_document(tmp_path: Path, path: str) -> None:
    async def use(server: Server) -> None:
        ann, bob, table = await two_at_a_table(server)
        over = await ann.table("Annabel")
        token = next(it["token"] for it in (await ann.http.get("/api/tables")).json() if it["table"] == over)
        assert (await ann.http.post(f"/api/seats/{token}/resign", json={"key": "k" * 16})).status_code == 200
        seat, other = [
            next(it["token"] for it in (await who.http.get("/api/tables")).json() if it["table"] == table)
            for who in (ann, bob)
        ]
        said = await bob.http.post(f"/api/seats/{other}/messages", json={"text": "Pest", "key": "m" * 16})
        assert said.status_code == 201, said.text
        for path_of, sent in (("messages/0/report", {}), ("unheard", {"seat": 1})):
            answer = await ann.http.post(f"/api/seats/{seat}/{path_of}", json=sent)
            assert answer.status_code == 200, answer.text
        begun = await ann.post("/analysis", game="avenue")
        identity = begun.headers["location"].partition("?")[0].rpartition("/")[2]
        strange = await bob.table("Bob")
        phone = server.device()
        await phone.link(await ann.code())
        headers = {"Authorization": f"Bearer {phone.cookie}"} if "api" in path else {}
        answer = await phone.http.get(path, headers=headers)
        assert answer.status_code == 200
        data = answer.json()
        assert data["person"]["name"] == "Annabel"
        games = {it["table"]: it for it in data["games"]}
        assert set(games) == {table, over}
        assert [*games[over]["record"]["players"].values()] == ["Annabel"]
        assert games[table]["state"]["seed"] is None
        assert [it["analysis"] for it in data["analyses"]] == [identity]
        assert strange not in answer.text
        assert set(data["besides"]) == set(BESIDES)
        assert [it["table_id"] for it in data["besides"]["unheard"]] == [table]
        assert [(it["table_id"], it["number"]) for it in data["besides"]["reports"]] == [(table, 0)]
        assert "Pest" not in answer.text
        theirs = json.loads((await bob.http.get("/you/data.json")).text)["besides"]
        assert (theirs["unheard"], theirs["reports"]) == ([], [])
        assert [it["text"] for it in theirs["messages"]] == ["Pest"]
        assert (await server.device().get("/you/data.json")).status_code == 404

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use)


def test_everything_of_a_person_is_in_the_document_or_has_a_reason_not_to_be() -> None:
    elsewhere = {
        ("players", "player"),  # "games"
        ("analyses", "owner"),  # "analyses"
        ("accounts", "person"),  # "person"
        ("passkeys", "person"),  # the same
    }
    not_there = {
        ("one_time_keys", "person"),  # hashes, which say nothing to anybody
        ("results", "person"),  # they follow from the records that are there
        ("notices", "person"),  # on their way, or gone within an hour
        ("unheard", "other"),  # whoever mutes them: that is theirs to know
        ("reports", "reported"),  # the same
    }
    besides = {(owner.table.name, owner.name) for owner, _ in BESIDES.values()}
    parts = (elsewhere, not_there, besides)
    assert sum(map(len, parts)) == len(set().union(*parts)), "one is in two of them"
    assert set().union(*parts) == {(it.column.table.name, it.column.name) for it in HOLDINGS}
