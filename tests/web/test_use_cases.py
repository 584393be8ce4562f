"""A request does its work once, whether it comes from a page or from a program."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from boulevard.games.avenue.game import Avenue
from boulevard.web.app import create_app
from boulevard.web.settings import Settings
from boulevard.web.tables import snapshot
from boulevard.web.tables.tokens import Tokens
from tests.web.serving import PERSON

SCRIPT = {"hx-request": "true"}
ONCE = {"holder": 1, "read": 1}


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a token was resolved, a move parsed, and a table told as data."""
    calls: Counter[str] = Counter()

    def count(owner: object, name: str) -> None:
        original: Callable[..., Any] = getattr(owner, name)

        def counting(*given: Any) -> Any:
            calls[name] += 1
            return original(*given)

        monkeypatch.setattr(owner, name, counting)

    count(Tokens, "holder")
    count(Avenue, "read")
    count(snapshot, "seen_by")
    return calls


def test_a_token_is_resolved_and_a_move_parsed_once(tmp_path: Path, compiled_code: None, counted: Counter[str]) -> None:
    app = create_app(Settings(data=tmp_path, secret="secret"))

    async def play() -> None:
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
        ):
            places = (await client.post("/api/tables", json={"game": "avenue", "chairs": [PERSON]})).json()
            page, seat = f"/play/{places['token']}", f"/api/seats/{places['token']}"

            async def sent(which: int = 0) -> dict[str, Any]:
                state = (await client.get(seat)).json()
                counted.clear()
                number = state["number"]
                return {"move": state["legal"][which].upper(), "number": number, "key": f"the-key-{number}"}

            move = await sent()
            assert (await client.post(f"{page}/move", data=move, headers=SCRIPT)).status_code == 200
            assert counted == {**ONCE, "seen_by": 1}
            move = await sent()
            assert (await client.post(f"{seat}/moves", json=move)).status_code == 200
            assert counted == {**ONCE, "seen_by": 1}
            move = await sent()
            assert (await client.get(f"{page}/look", params={"move": move["move"]})).status_code == 200
            assert counted == ONCE
            move = await sent(1)
            assert (await client.get(f"{seat}/preview", params={"move": move["move"]})).status_code == 200
            assert counted == ONCE
            stale = {**await sent(), "number": 0}
            refused = await client.post(f"{seat}/moves", json=stale)
            assert (refused.status_code, refused.json()["state"]["number"]) == (409, 2)
            assert counted["holder"] == 1

    asyncio.run(play())


@pytest.mark.parametrize(
    ("method", "deed", "sent"),
    [
        ("POST", "move", {"move": "peek", "number": "0", "key": "some-other-key"}),
        ("POST", "undo", {"key": "some-other-key"}),
        ("GET", "hint", {}),
    ],
)
def test_links_that_are_not_ours_count_too(tmp_path: Path, method: str, deed: str, sent: dict[str, str]) -> None:
    app = create_app(Settings(data=tmp_path, secret="secret", moves=1))

    async def guess() -> list[int]:
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client,
        ):
            guesses = (f"/play/guess{number}/{deed}" for number in range(2))
            return [(await client.request(method, guess, data=sent, headers=SCRIPT)).status_code for guess in guesses]

    assert asyncio.run(guess()) == [404, 429]
