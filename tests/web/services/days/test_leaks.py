"""Whoever has still to play a deck is told nothing of it, whatever route they ask, nor of what others made of it."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from boulevard.web.event_log.day_rows import Which
from boulevard.web.services.days.working_out import DONE, Made
from tests.web.people.devices import Device, Server, with_servers
from tests.web.services.days.playing import Now, begun, own_of, play, results

NAMES = "Zerlina", "Yolanda"
"""What nobody else is called: of who is at the end, and of who plays on."""
NOT_ASKED = {"/api/lobby/events", "/api/people/me/events", "/healthz"}
"""Streams of the lobby and of one's own tables, which go on for ever; and what no test's server has."""
CHANGES_WHO_ASKS = {"/you/delete", "/you/leave", "/you/out", "/preferences", "/language"}
POINTS = 4_711_147_174
"""Of bots, as nobody has them."""


def flat(routes: Iterable[Any]) -> Iterator[Any]:
    """Routes, also those of the routers that an application has included."""
    for route in routes:
        yield from flat(route.original_router.routes) if hasattr(route, "original_router") else [route]


def paths(app: Any, method: str) -> Iterator[str]:
    """All routes of an application for a method."""
    for route in flat(app.routes):
        if method in (getattr(route, "methods", None) or ()):
            yield route.path


def filled(path: str, values: dict[str, str]) -> str:
    """A path with something in every place."""
    return re.sub(r"\{(\w+)(?::\w+)?\}", lambda it: values.get(it[1], "nothing"), path)


async def asked(who: Device, method: str, path: str) -> httpx.Response:
    """What is answered, as far as it ends."""
    async with asyncio.timeout(60):
        if method == "GET":
            return await who.http.get(path)
        return await (who.http.post(path, json={}) if path.startswith("/api") else who.http.post(path, data={}))


def test_no_route_tells_anything_before_ones_own_attempt_is_over(database: str, tmp_path: Path, now: Now) -> None:
    async def use(server: Server) -> None:
        days, which = server.service.days, Which(now.day, "avenue", "A")
        over, going = [await server.device().meet(name) for name in NAMES]
        ended, running = await begun(over, now.day), await begun(going, now.day)
        await play(over, ended["token"])
        end = await results(over, now.day)
        await play(going, running["token"], 3, moves=4)
        practice = (await over.http.post(f"/api/days/{now.day}/avenue/A/practice")).json()["places"]
        await play(over, practice["token"], 5, moves=3)
        made = list(Made(POINTS, 1, ["draw a1"]))
        await days.rows.keep(which, {"bots": {"1": made, "4": made, "8": made}, "best": made, DONE: True}, time.time())
        days.changed()
        seed = (await days.rows.decks(now.day, now.day))[0].seed
        tables = [ended["table"], running["table"], practice["table"]]
        for name, table in zip(NAMES, tables, strict=False):
            assert name in (await over.http.get(f"/api/tables/{table}")).text

        stranger, newcomer = server.device(), await server.device().meet("Newcomer")
        half = await server.device().meet("Half")
        await play(half, (await begun(half, now.day))["token"], 9, moves=2)
        refused = 0
        for who in (stranger, newcomer, half):
            for method in ("GET", "POST"):
                for path in dict.fromkeys(paths(server.app, method)):
                    if path in NOT_ASKED or (method == "POST" and path in CHANGES_WHO_ASKS):
                        continue
                    for table in tables if "{table" in path or "{identity" in path else tables[:1]:
                        values = {"table": table, "table_id": table, "identity": table, "record": table}
                        values |= {"day": now.day, "game": "avenue", "variant": "A", "made": "best", "place": "0"}
                        if who is not half and path.endswith(("/attempt", "/{variant}")) and method == "POST":
                            continue  # that is how one begins
                        answer = await asked(who, method, filled(path, values))
                        refused += answer.status_code == 403
                        where = (method, path, answer.status_code)
                        for secret in (seed, str(POINTS), *NAMES, *(it for it in tables if it != table)):
                            assert secret not in answer.text, (where, secret)
                        assert not str(answer.headers.get("location", "")).endswith((".svg", "/record")), where
                        if "{table}" in path and method == "GET":
                            assert answer.status_code != 200, where
        assert refused > 3 * 3 * 8, "most routes of tables refuse"
        assert (await half.http.get(f"/api/days/{now.day}/avenue/A")).status_code == 403
        assert await own_of(half, now.day), "nothing signed them out meanwhile"
        assert end["lines"][0]["points"] == (await results(over, now.day))["lines"][0]["points"]

        day = now.day
        now.set(day, 27)
        for who in (stranger, newcomer):
            found = (await who.http.get(f"/api/days/{day}/avenue/A")).json()
            assert [it["name"] for it in found["lines"]] == ["Zerlina"]
            assert (await who.http.get(f"/api/tables/{ended['table']}")).json()["seed"] == seed
            assert (await who.http.get(f"/replay/{ended['table']}")).status_code == 200

    with_servers(database, tmp_path, use)


def test_whoever_has_played_sees_the_others(
    database: str, tmp_path: Path, now: Now, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(server: Server) -> None:
        monkeypatch.setattr(server.service.reviews, "of", lambda table: None)  # no bots think here
        ann, bob = [await server.device().meet(name) for name in ("Ann", "Bob")]
        one, other = await begun(ann, now.day), await begun(bob, now.day)
        pages = [f"/watch/{one['table']}", f"/watch/{one['table']}/end.svg", f"/api/tables/{one['table']}/record"]
        await play(ann, one["token"])
        assert [(await bob.get(path)).status_code for path in pages] == [403] * 3
        await play(bob, other["token"], moves=5)
        assert [(await bob.get(path)).status_code for path in pages] == [403] * 3
        await play(bob, other["token"])
        assert [(await bob.get(path)).status_code for path in pages] == [200] * 3
        assert (await bob.get(pages[1])).headers["cache-control"] == "no-store", "nobody in between may keep it"
        assert (await ann.get(f"/api/tables/{other['table']}")).status_code == 200
        other_sheet = await begun(bob, now.day, "avenue/B")
        assert (await ann.get(f"/watch/{other_sheet['table']}")).status_code == 403, "that is another deck"

    with_servers(database, tmp_path, use)
