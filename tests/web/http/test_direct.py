"""What players ask for all the time is answered without FastAPI's layers, and refused as everything else is."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from boulevard.web.app import create_app
from boulevard.web.settings import Settings

MOVE = {"move": "pass", "number": "0", "key": "a-key-of-one"}
JSON = {"content-type": "application/json"}


def answers(folder: Path, method: str, path: str, **sent: Any) -> httpx.Response:
    """The answer of a server that was just set up, where nobody may spend any work if `spent` is sent."""
    spent = sent.pop("spent", False)
    app = create_app(Settings(data=folder, secret="secret"))

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
        ):
            if spent:
                app.state.services.work.charge("127.0.0.1", 1_000_000)
            return await client.request(method, path, **sent)

    return asyncio.run(ask())


@pytest.mark.parametrize(
    ("method", "path", "sent", "names"),
    [
        ("POST", "/play/nobody/move", {"data": {**MOVE, "number": "many"}}, "number"),
        ("POST", "/play/nobody/move", {"data": {**MOVE, "key": ""}}, "key"),
        ("POST", "/play/nobody/move", {"data": {**MOVE, "more": "1"}}, "more"),
        ("POST", "/play/nobody/move", {"files": {"move": b"pass"}}, "move"),
        ("GET", "/play/nobody?hint=perhaps", {}, "hint"),
        ("POST", "/api/seats/nobody/moves", {"json": {**MOVE, "number": "many"}}, "number"),
        ("POST", "/api/seats/nobody/moves", {"json": {**MOVE, "key": ""}}, "key"),
        ("POST", "/api/seats/nobody/moves", {"json": {**MOVE, "more": 1}}, "more"),
        ("POST", "/api/seats/nobody/moves", {"json": [MOVE]}, ""),
        ("POST", "/api/seats/nobody/moves", {"content": b"[" * 60_000, "headers": JSON}, "0"),
        ("POST", "/api/seats/nobody/moves", {"content": b"\xff{", "headers": JSON}, "0"),
        ("POST", "/api/seats/nobody/moves", {"data": MOVE}, ""),
        ("GET", f"/api/seats/nobody?seat={'x' * 21}", {}, "seat"),
    ],
)
def test_what_is_not_understood_is_named(
    tmp_path: Path, compiled_code: None, method: str, path: str, sent: dict[str, Any], names: str
) -> None:
    answer = answers(tmp_path, method, path, **sent)
    assert (answer.status_code, answer.json()["error"]) == (422, "BadRequest")
    assert f"{names}:" in answer.json()["message"]


@pytest.mark.parametrize(
    ("method", "path", "sent"),
    [
        ("POST", "/play/nobody/move", {"data": MOVE}),
        ("GET", "/play/nobody", {}),
        ("POST", "/api/seats/nobody/moves", {"json": MOVE}),
        ("GET", "/api/seats/nobody", {}),
    ],
)
def test_limits_of_work_hold(tmp_path: Path, compiled_code: None, method: str, path: str, sent: dict[str, Any]) -> None:
    assert answers(tmp_path, method, path, **sent).status_code == 404
    assert answers(tmp_path, method, path, spent=True, **sent).status_code == 429


def test_other_methods_are_refused(tmp_path: Path, compiled_code: None) -> None:
    assert answers(tmp_path, "GET", "/play/nobody/move").status_code == 405
