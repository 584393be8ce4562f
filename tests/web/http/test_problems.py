"""What goes wrong is told in a way that helps: to people by a page, to programs by JSON."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from boulevard.web.event_log.chain import Batch
from tests.web.databases import SQLITE, new_database
from tests.web.people.devices import Server, with_servers
from tests.web.serving import PERSON


def test_while_the_database_is_away_everybody_is_told_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: Batch) -> None:
        raise OperationalError(None, None, ConnectionError("away"))

    async def use(server: Server) -> None:
        monkeypatch.setattr(server.service.store, "append", away)
        device = server.device()
        asked = {"game": "avenue", "chairs": [PERSON]}
        answer = await device.http.post("/api/tables", json=asked)
        assert (answer.status_code, answer.json()["error"], answer.headers["Retry-After"]) == (503, "Away", "3")

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use)
