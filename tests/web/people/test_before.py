"""A database from before people were more than a cookie, with games in it: all of it is there, and goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command

from boulevard.web.event_log.database import connected, migrating, writing
from tests.web.people.devices import Device, Server, with_servers
from tests.web.people.test_own_data import FRIEND, two_at_a_table
from tests.web.services.test_results import idle

BEFORE = "0008"
"""The last form of the database in which nobody was more than the number in their cookie."""


async def seat(device: Device, table: str) -> str:
    """The link of somebody's seat."""
    (found,) = [it["token"] for it in (await device.http.get("/api/tables")).json() if it["table"] == table]
    return f"/api/seats/{found}"


async def moves(device: Device, table: str) -> dict[str, Any]:
    """Somebody makes the first move that they may make."""
    at = await seat(device, table)
    state = (await device.http.get(at)).json()
    sent = {"key": f"{table}-{state['number']}", "number": state["number"], "move": state["legal"][0]}
    answer = await device.http.post(f"{at}/moves", json=sent)
    assert answer.status_code == 200, answer.text
    after: dict[str, Any] = answer.json()
    return after


def test_games_of_a_database_of_an_older_form_are_there_and_go_on(database: str, tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    async def before(server: Server) -> None:
        ann, bob, ended = await two_at_a_table(server)
        for device in (ann, bob):
            await moves(device, ended)
        resigned = await bob.http.post(f"{await seat(bob, ended)}/resign", json={"key": "enough-of-that"})
        assert resigned.status_code == 200
        sent = {"game": "avenue", "chairs": [{"kind": "person"}, FRIEND]}
        running = (await ann.http.post("/api/tables", json=sent)).json()
        (invitation,) = running["invitations"].values()
        assert (await bob.post(f"/join/{invitation}", name="Bob")).status_code == 303
        state = await moves(ann, running["table"])
        await idle(server.service)
        kept.update(ann=ann.cookie, bob=bob.cookie, ended=ended, running=running["table"], moved=state)

    async def after(server: Server) -> None:
        ann, bob = server.device(kept["ann"]), server.device(kept["bob"])
        await server.service.results.fill_in(server.service.games.require)
        for device, outcome in ((ann, "win"), (bob, "loss")):
            assert await device.tables() == {kept["ended"], kept["running"]}
            found = (await device.http.get("/api/people/me/games")).json()["games"]
            assert {it["table"]: it["outcome"] for it in found if it["outcome"]} == {kept["ended"]: outcome}
        assert [it["name"] for it in (await ann.http.get("/api/friends")).json()] == ["Bob"]
        now = (await ann.http.get(await seat(ann, kept["running"]))).json()
        assert (now["events"], now["view"]) == (kept["moved"]["events"], kept["moved"]["view"])
        assert (await moves(bob, kept["running"]))["events"] > now["events"]
        phone = server.device()
        await phone.link(await ann.code())
        assert await phone.tables() == {kept["ended"], kept["running"]}
        assert (await moves(phone, kept["running"]))["status"] == "playing"
        said = await ann.http.post(
            f"{await seat(ann, kept['running'])}/messages", json={"key": "k" * 16, "phrase": "hello"}
        )
        assert said.status_code == 201, "an older table has a chat, too"

    with_servers(database, tmp_path, before)
    engine = connected(database)
    with writing(engine) as connection:
        command.downgrade(migrating(connection), BEFORE)
    engine.dispose()
    with_servers(database, tmp_path, after)
