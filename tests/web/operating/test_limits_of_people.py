"""Limits count by the person as well as by the address: somebody with many addresses is one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import httpx

from boulevard.web.http.limits import HOUR, Limit
from tests.web.databases import SQLITE, new_database
from tests.web.operating.commands import seat_of
from tests.web.operating.test_commands import chatted
from tests.web.people.devices import Server, with_servers
from tests.web.people.test_own_data import two_at_a_table


def limited(server: Server, **limits: Limit) -> None:
    server.app.state.services = replace(server.app.state.services, **limits)


def require_too_many(answer: httpx.Response) -> None:
    assert answer.status_code == 429, answer.text
    assert int(answer.headers["Retry-After"]) > 0


def test_somebody_with_many_addresses_is_one(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann, bob, _ = await two_at_a_table(server)
        link = await seat_of(bob)
        limited(server, creations=Limit(2, "too-many-tables"), moves=Limit(2, "too-many-moves"))
        sent = {"game": "avenue", "chairs": [{"kind": "person"}]}
        for number, status in ((1, 201), (2, 201), (3, 429)):
            there = server.device(ann.cookie, f"203.0.113.{number}")
            assert (await there.http.post("/api/tables", json=sent)).status_code == status
        assert (await server.device("", "203.0.113.1").http.post("/api/tables", json=sent)).status_code == 201
        for number, status in ((1, 409), (2, 409), (3, 429)):
            there = server.device(bob.cookie, f"203.0.113.{number}")
            assert (await there.http.post(f"/api/seats/{link}/rematch", json={"key": "k" * 16})).status_code == status

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use)


def test_reports_and_accounts_are_limited_by_the_hour(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann, bob, table = await two_at_a_table(server)
        limited(
            server,
            reports=Limit(1, "too-many-reports", seconds=HOUR),
            accounts=Limit(1, "too-many-accounts", seconds=HOUR),
        )
        await chatted(ann, bob, table)
        link, body = await seat_of(ann), {"key": "k" * 16}
        refused = await ann.http.post(f"/api/seats/{link}/messages/1/report", json=body)
        require_too_many(refused)
        assert int(refused.headers["Retry-After"]) > 3000
        elsewhere = server.device(ann.cookie, "203.0.113.9")
        require_too_many(await elsewhere.http.post(f"/api/seats/{link}/messages/1/report", json=body))
        for device, name in ((server.device(), "Carla"), (server.device(), "Doris")):
            made = await device.post("/you/account", name=name, password="a long password indeed")
            assert (made.status_code == 429) == (name == "Doris"), made.text

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use)
