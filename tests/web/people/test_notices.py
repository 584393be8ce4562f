"""Browsers that somebody wants to be told: who may say so, what is refused, and what becomes of it with its person."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from boulevard.web.event_log import schema
from boulevard.web.event_log.notice_rows import IDLE, PUSH, Subscription
from boulevard.web.http.limits import HOUR, Limit
from boulevard.web.notifying import MOST_BROWSERS
from boulevard.web.services.notices.push import Pusher
from boulevard.web.services.notices.pushed import Pushed
from tests.web.databases import SQLITE, new_database
from tests.web.people.devices import Device, Server, with_servers
from tests.web.services.notices.push_service import PushService


def described(endpoint: str = "") -> dict[str, Any]:
    """A browser as it describes itself."""
    found = PushService().browser()
    return {**found.described, "endpoint": endpoint or f"https://push.example{found.path}"}


def carries(server: Server) -> Server:
    server.service.notices.carriers = {PUSH: Pushed(server.service, Pusher("a secret", "mailto:us@club.example"))}
    return server


async def subscribes(device: Device, browser: dict[str, Any]) -> int:
    return (await device.http.post("/notices/push", json=browser)).status_code


async def told(server: Server) -> list[Subscription]:
    """All browsers that are told."""
    found = await server.service.store.read(lambda it: it.execute(schema.push_subscriptions.select()).all())
    return [Subscription(*row) for row in found]


def test_a_browser_belongs_to_its_person_and_its_device(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann, bob, mine = await carries(server).device().meet("Ann"), await server.device().meet("Bob"), described()
        assert await subscribes(ann, mine) == await subscribes(ann, mine) == 204
        (row,) = await told(server)
        assert (row.endpoint, row.person == row.device) == (mine["endpoint"], True)
        await bob.post("/notices/push/stop", endpoint=mine["endpoint"])
        assert len(await told(server)) == 1, "another person's is no business of theirs"
        assert mine["endpoint"] in (await ann.get("/you/data.json")).text
        await ann.post("/you/leave", where="elsewhere")
        (moved,) = await told(server)
        assert moved.device != row.device
        assert server.service.people.let_in(moved.device) == moved.person == row.person
        assert await subscribes(bob, mine) == 204
        assert [it.person != row.person for it in await told(server)] == [True], "the one who is there now"
        await bob.post("/you/delete", sure="yes")
        assert await told(server) == []

    with_servers(database, tmp_path, use)


def test_a_device_that_becomes_another_person_takes_its_browser_along_only_with_all_it_has(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann = await carries(server).device().meet("Ann")
        for brings, count in ((True, 1), (False, 1)):
            other = await server.device().meet("Other")
            await other.table("Other")
            assert await subscribes(other, described()) == 204
            await other.link(await ann.code(), brings=brings)
            found = await told(server)
            assert len(found) == count
            assert {server.service.people.let_in(it.device) for it in found} == {found[0].person}

    with_servers(f"sqlite:///{tmp_path / 'it.sqlite'}", tmp_path, use)


@pytest.mark.parametrize(
    "sent",
    [
        {},
        {"endpoint": "https://push.example/x"},
        {"endpoint": "https://push.example/x", "keys": {"p256dh": "BA", "auth": "AA"}},
        {**described(), "endpoint": "http://push.example/x"},
        {**described(), "endpoint": "https://127.0.0.1/x"},
        {**described(), "endpoint": "https://169.254.169.254/latest/meta-data"},
        {**described(), "endpoint": "https://[::1]/x"},
        {**described(), "endpoint": "https://push.example/" + "x" * 3000},
        {**described(), "endpoint": 7},
        [described()],
    ],
)
def test_what_is_no_browser_is_refused(tmp_path: Path, sent: Any) -> None:
    async def use(server: Server) -> None:
        ann = await carries(server).device().meet("Ann")
        refused = await ann.http.post("/notices/push", json=sent, headers={"accept": "application/json"})
        assert refused.status_code in (400, 422)
        assert await told(server) == []

    with_servers(f"sqlite:///{tmp_path / 'it.sqlite'}", tmp_path, use)


def test_nobody_and_nowhere(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        nobody, ann = server.device(), await server.device().meet("Ann")
        assert await subscribes(ann, described()) == 422, "this server has no way to"
        carries(server)
        assert await subscribes(nobody, described()) == 404
        assert "push-start" not in (await nobody.get("/preferences")).text
        page = (await ann.get("/preferences")).text
        assert 'data-key="B' in page
        assert 'name="push-turns"' in page
        assert 'name="mail-turns"' not in page
        for sent in ({"push-nothing": "on"}, {"push-ends": "1"}):
            refused = await ann.http.post("/preferences", data=sent, headers={"accept": "application/json"})
            assert refused.json()["error"] == "BadPreference"

    with_servers(f"sqlite:///{tmp_path / 'it.sqlite'}", tmp_path, use)


@pytest.mark.parametrize(
    ("path", "sent"),
    [
        ("/notices/push", {"json": described()}),
        ("/notices/push/stop", {}),
        ("/mail", {"data": {"address": "ann@mail.example"}}),
        ("/mail/drop", {}),
        ("/preferences", {"data": {"push-turns": "off"}}),
    ],
)
def test_limits_hold_for_a_person_wherever_they_are(tmp_path: Path, path: str, sent: dict[str, Any]) -> None:
    most = 4

    async def use(server: Server) -> None:
        ann, bob = await server.device().meet("Ann"), await server.device(visitor="10.0.0.2").meet("Bob")
        limits = {it: Limit(most, "too-many-moves", seconds=HOUR) for it in ("moves", "creations")}
        server.app.state.services = replace(server.app.state.services, **limits)

        async def is_refused(device: Device) -> bool:
            return (await device.http.post(path, **sent)).status_code == 429

        assert [await is_refused(ann) for _ in range(most + 1)][::most] == [False, True]
        assert await is_refused(server.device(ann.cookie, visitor="10.0.0.3")), "at another address too"
        assert not await is_refused(bob)

    with_servers(f"sqlite:///{tmp_path / 'it.sqlite'}", tmp_path, use)


def test_of_many_browsers_of_a_person_the_newest_are_told(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann = await carries(server).device().meet("Ann")
        sent = [described() for _ in range(MOST_BROWSERS + 3)]
        for it in sent:
            assert await subscribes(ann, it) == 204
        assert {it.endpoint for it in await told(server)} == {it["endpoint"] for it in sent[-MOST_BROWSERS:]}
        await ann.post("/notices/push/stop")
        assert await told(server) == []

    with_servers(f"sqlite:///{tmp_path / 'it.sqlite'}", tmp_path, use)


def test_the_way_to_a_table_is_a_right_to_a_seat_only_for_who_has_it(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann, bob = await server.device().meet("Ann"), await server.device().meet("Bob")
        table = await ann.table("Ann", {"kind": "friend"})
        assert (await ann.get(f"/go/{table}")).headers["location"].startswith("/play/")
        assert (await bob.get(f"/go/{table}")).headers["location"] == f"/watch/{table}"
        asked = await bob.http.get(f"/go/{table}", headers={"accept": "application/json"})
        assert asked.json() == {"at": f"/watch/{table}"}
        assert (await bob.get("/go/nowhere")).status_code == 404

    with_servers(f"sqlite:///{tmp_path / 'it.sqlite'}", tmp_path, use)


def test_whoever_names_many_browsers_is_stopped_and_one_that_is_known_counts_once(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        few = carries(Server(server.service, tmp_path, creations=4))  # one of them is herself
        ann, mine = await few.device().meet("Ann"), described()
        assert [await subscribes(ann, mine) for _ in range(5)] == [204] * 5
        assert [await subscribes(ann, described()) for _ in range(3)] == [204, 204, 429]
        assert len(await told(few)) == 3

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use)


def test_browsers_of_people_who_never_sat_down_are_forgotten(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann, bob = await carries(server).device().meet("Ann"), await server.device().meet("Bob")
        await ann.table("Ann")
        assert await subscribes(ann, hers := described()) == await subscribes(bob, described()) == 204
        await server.service.notices.look_back()
        assert len(await told(server)) == 2
        await server.service.store.change(update(schema.push_subscriptions).values(made=time.time() - IDLE - 1))
        await server.service.notices.look_back()
        assert [it.endpoint for it in await told(server)] == [hers["endpoint"]]

    with_servers(database, tmp_path, use)


def test_who_was_not_let_in_has_no_browser_told_but_for_their_seats(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        bob = await carries(server).device().meet("Bob")
        closed = carries(Server(server.service, tmp_path, invite_only=True))
        stranger = closed.device(bob.cookie)
        assert await subscribes(stranger, described()) == 403
        await bob.table("Bob")
        assert await subscribes(stranger, described()) == 204
        assert len(await told(server)) == 1

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use)
