"""Servers for those who were invited: what is closed to others, and how they come in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from starlette.routing import Mount

from boulevard.errors import BadOption
from boulevard.web.admitting import end_passes, new_pass
from boulevard.web.app import create_app
from boulevard.web.http.health import Health
from boulevard.web.people.one_time_keys import new_code
from boulevard.web.settings import Settings
from tests.web.databases import POSTGRESQL, new_database
from tests.web.people.devices import Device, Server, with_servers
from tests.web.services.in_process_app import HOST

SECRET = "the same in all tests"
FRIEND = {"kind": "friend"}
OPEN = """
GET /api/openapi.json
GET /healthz
GET /metrics
GET /play/{token}
GET /play/{token}/look
GET /play/{token}/hint
GET /play/{token}/review
POST /play/{token}/move
POST /play/{token}/undo
POST /play/{token}/answer
POST /play/{token}/resign
POST /play/{token}/rematch
POST /play/{token}/rematch/answer
POST /play/{token}/guide
POST /play/{token}/network
GET /api/seats/{token}
POST /api/seats/{token}/moves
GET /api/seats/{token}/events
GET /api/seats/{token}/messages
POST /api/seats/{token}/messages
POST /api/seats/{token}/messages/{number}/report
POST /api/seats/{token}/away
POST /api/seats/{token}/unheard
GET /api/seats/{token}/position
GET /api/seats/{token}/preview
GET /api/seats/{token}/hint
POST /api/seats/{token}/undo
POST /api/seats/{token}/undo/answer
POST /api/seats/{token}/resign
POST /api/seats/{token}/rematch
POST /api/seats/{token}/rematch/answer
GET /join/{invitation}
POST /join/{invitation}
GET /api/invitations/{token}
POST /api/invitations/{token}
GET /invited
POST /invited
POST /api/people
POST /api/people/admission
POST /api/people/codes
POST /api/people/links
GET /api/people/me/data
GET /you
POST /you/code
GET /you/devices.json
GET /you/link
POST /you/link
GET /you/leave
POST /you/leave
GET /you/data.json
GET /you/delete
POST /you/delete
GET /you/account
POST /you/account
GET /you/sign-in
POST /you/sign-in
POST /you/recover
GET /you/password
POST /you/password
POST /you/password/drop
POST /you/passkey/drop
POST /you/account/close
POST /you/recovery
POST /you/passkey/new/options
POST /you/passkey/add/options
POST /you/passkey/in/options
POST /you/passkey/add
POST /you/passkey/new
POST /you/passkey/in
GET /privacy
GET /learn
GET /learn/{game}
GET /art/{game}.css
GET /watch/{table}/card.png
GET /manifest.webmanifest
GET /favicon.ico
GET /sw.js
GET /offline
GET /caller
GET /preferences
POST /preferences
POST /language
GET /shortcuts
GET /api
POST /notices/push
POST /notices/push/stop
GET /mail/confirm
POST /mail/confirm
POST /mail/drop
GET /mail/stop/{word}
POST /mail/stop/{word}
GET /go/{table_id}
"""
"""All that somebody may ask for who was not invited; what is not here is closed."""


def routes(found: Any) -> Iterator[tuple[str, str]]:
    """The methods and paths of an application, of all its parts."""
    for it in found:
        if (parts := getattr(it, "effective_route_contexts", None)) is not None:
            yield from routes(parts())
        elif hasattr(it, "methods"):
            yield from ((method, it.path) for method in sorted(it.methods or ()) if method != "HEAD")
        else:
            assert isinstance(it, Mount), it
            assert it.path.startswith("/static/")


def is_refused(answer: httpx.Response) -> bool:
    return answer.status_code == 403 and '"error":"NotInvited"' in answer.text


def test_every_route_is_closed_but_those_that_are_known_to_be_open(tmp_path: Path) -> None:
    known = [*routes(create_app(Settings(data=tmp_path)).routes)]
    assert len(known) > 100, "all parts are walked through"
    assert {*OPEN.strip().splitlines()} <= {" ".join(it) for it in known}, "a route is gone"

    async def use(server: Server) -> None:
        server.app.state.health = Health(server.service.store.keep_time)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(server.app), base_url=HOST) as stranger:
            for method, path in known:
                answer = await stranger.request(method, re.sub(r"\{\w+\}", "7", path))
                assert is_refused(answer) != (f"\n{method} {path}\n" in OPEN), (method, path, answer.text[:200])

    with_servers(new_database("sqlite", tmp_path), tmp_path, use, invite_only=True)


def test_whoever_has_no_invitation_is_told_so_and_comes_in_by_one(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        stranger = server.device()
        asked = await stranger.get("/")
        assert asked.status_code == 403
        assert 'action="/invited"' in asked.text
        assert is_refused(await stranger.http.post("/api/tables", json={}, headers={"Accept": "application/json"}))
        code = code_of(settings(database, tmp_path))
        shown = await stranger.get(f"/invited?code={code}")
        assert f'value="{code}"' in shown.text
        assert (await stranger.get("/")).status_code == 403  # looking changes nothing
        assert (await stranger.post("/invited", code=new_code(12))).status_code == 404
        assert stranger.cookie == ""
        assert (await stranger.post("/invited", code=code.lower())).status_code == 303
        assert (await stranger.get("/")).status_code == 200
        await stranger.table("Ann")
        assert (await server.device().post("/invited", code=code)).status_code == 404

    with_servers(database, tmp_path, use, invite_only=True)


def test_an_invitation_lets_in_as_many_as_it_says_and_until_its_day(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        made = settings(database, tmp_path)
        code = code_of(made, uses=2)
        first, second, third = (server.device() for _ in range(3))
        for _ in range(2):  # whoever is in uses nothing up
            assert (await first.post("/invited", code=code)).status_code == 303
        assert (await second.post("/invited", code=code)).status_code == 303
        assert (await third.post("/invited", code=code)).status_code == 404
        late = code_of(made)
        await server.service.store.transact(lambda it: it.execute(text("UPDATE passes SET until = until - 7 * 86400")))
        assert (await third.post("/invited", code=late)).status_code == 404
        ended = code_of(made)
        assert end_passes(made) == 1
        assert (await third.post("/invited", code=ended)).status_code == 404
        assert end_passes(made) == 0

    with_servers(database, tmp_path, use, invite_only=True)


def test_a_program_comes_in_as_well(tmp_path: Path) -> None:
    database = new_database("sqlite", tmp_path)

    async def use(server: Server) -> None:
        program = server.device()
        wrong = await program.http.post("/api/people/admission", json={"code": "nonsense"})
        assert (wrong.status_code, wrong.json()["error"]) == (404, "UnknownCode")
        code = code_of(settings(database, tmp_path))
        token = (await program.http.post("/api/people/admission", json={"code": code})).json()["token"]
        listed = await server.device().http.get("/api/tables", headers={"Authorization": f"Bearer {token}"})
        assert listed.json() == []

    with_servers(database, tmp_path, use, invite_only=True)


def test_invitations_can_not_be_guessed_for_long(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        guessing = server.device()
        assert [(await guessing.post("/invited", code=new_code(12))).status_code for _ in range(4)] == [404] * 3 + [429]

    with_servers(new_database("sqlite", tmp_path), tmp_path, use, guesses=3, invite_only=True)


def test_a_link_to_a_seat_lets_in_whoever_takes_it(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        host, guest, watcher = await came(server, database, tmp_path), server.device(), server.device()
        made = (await host.http.post("/api/tables", json=TABLE)).json()
        (invitation,) = made["invitations"].values()
        assert (await guest.get(f"/join/{invitation}")).status_code == 200
        assert (await guest.get("/")).status_code == 403
        assert (await guest.post(f"/join/{invitation}", name="Ben")).status_code == 303
        assert (await guest.get("/")).status_code == 200
        assert (await watcher.get(f"/watch/{made['table']}")).status_code == 403
        assert (await watcher.http.get(f"/api/seats/{made['token']}")).status_code == 200  # a right of its own
        assert (await watcher.get("/")).status_code == 403

    with_servers(database, tmp_path, use, invite_only=True)


def test_whoever_played_before_stays_in_on_all_devices_until_they_delete_themselves(
    database: str, tmp_path: Path
) -> None:
    async def use(server: Server) -> None:
        known = server.device()
        await known.table("Ann")
        private = Server(server.service, tmp_path, invite_only=True)
        laptop, phone = known.at(private), private.device()
        assert (await laptop.get("/")).status_code == 200
        assert (await phone.get("/")).status_code == 403
        assert (await phone.link(await laptop.code())).status_code == 303
        assert (await phone.get("/")).status_code == 200
        await laptop.post("/you/delete", sure="yes")
        assert (await phone.get("/")).status_code == 403

    with_servers(database, tmp_path, use)


def test_who_was_let_in_is_in_under_every_number_and_nowhere_once_deleted(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        invited, other = await came(server, database, tmp_path), server.device()
        await other.meet("Ann")
        assert (await invited.link(await other.code())).status_code == 303
        assert (await other.get("/")).status_code == (await invited.get("/")).status_code == 200
        rows = await server.service.store.read(lambda it: it.execute(text("SELECT person FROM admitted")).all())
        assert len(rows) == 1
        await other.post("/you/delete", sure="yes")
        rows = await server.service.store.read(lambda it: it.execute(text("SELECT person FROM admitted")).all())
        assert rows == []

    with_servers(database, tmp_path, use, invite_only=True)


def test_without_the_key_of_the_servers_no_invitation_is_made(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="BOULEVARD_SECRET"):
        new_pass(Settings(data=tmp_path, database=new_database(POSTGRESQL, tmp_path), secret=""), 1, 7)


def test_the_link_leads_to_where_people_reach_the_server(tmp_path: Path) -> None:
    made = Settings(data=tmp_path, secret=SECRET)
    made.folder()
    assert new_pass(made, 1, 7)[0].startswith("http://127.0.0.1:8765/invited?code=")
    (tmp_path / "lock").write_text("http://127.0.0.1:9000")
    assert new_pass(made, 1, 7)[0].startswith("http://127.0.0.1:9000/invited?code=")
    known = made.model_copy(update={"address": "https://club.example/"})
    assert new_pass(known, 1, 7)[0].startswith("https://club.example/invited?code=")


TABLE = {"game": "avenue", "name": "Ann", "chairs": [{"kind": "person"}, FRIEND]}


def settings(database: str, folder: Path) -> Settings:
    return Settings(data=folder, database=database, secret=SECRET)


def code_of(made: Settings, uses: int = 1) -> str:
    """An invitation, as the operator gets it."""
    link, _ = new_pass(made, uses, 7)
    return link.partition("code=")[2]


async def came(server: Server, database: str, folder: Path) -> Device:
    """Somebody who came in by an invitation."""
    device = server.device()
    assert (await device.post("/invited", code=code_of(settings(database, folder)))).status_code == 303
    return device
