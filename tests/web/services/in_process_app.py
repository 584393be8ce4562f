"""The application on a table service in the process of a test, and what browsers are answered there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx

from boulevard.web.app import create_app
from boulevard.web.http.context import Services
from boulevard.web.http.drawing_process import DrawingProcess
from boulevard.web.http.drawn_once import DrawnOnce
from boulevard.web.http.limits import Guesses, Limit, Room
from boulevard.web.http.page_worker import Workshop
from boulevard.web.pages.table.drawing import Drawing
from boulevard.web.services.table_service import TableService
from boulevard.web.settings import Settings
from boulevard.web.tables.tokens import Tokens

TOKENS = Tokens("the same in all tests")
HOST = "http://127.0.0.1:8765"


def services_of(settings: Settings, service: TableService, **others: Any) -> Services:
    """What requests share: nothing is limited but by what is given."""
    unlimited = Limit(0, "too-many-moves")
    shared = Services(
        settings=settings,
        tables=service,
        tokens=TOKENS,
        creations=unlimited,
        moves=unlimited,
        work=unlimited,
        streams=Room(0, "too-many-streams"),
        workshop=Workshop(unlimited),
        drawn=DrawnOnce(),
        drawing=DrawingProcess(Drawing, is_wanted=False),
        messages=unlimited,
        guesses=Guesses(0),
    )
    return replace(shared, **others)


def browser(folder: Path, service: TableService, drawn: DrawnOnce, **others: Any) -> httpx.AsyncClient:
    """Whoever asks an application for parts of pages; what it draws once is kept there."""
    settings = Settings(data=folder)
    app = create_app(settings)
    app.state.services = services_of(settings, service, drawn=drawn, **others)
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=HOST, headers={"HX-Request": "true"})


async def bytes_of(browser: httpx.AsyncClient, path: str, **headers: str) -> tuple[list[tuple[bytes, bytes]], bytes]:
    """The headers and the body of an answer, exactly as they are sent."""
    async with browser.stream("GET", path, headers=headers) as answer:
        assert answer.status_code == 200
        return answer.headers.raw, b"".join([part async for part in answer.aiter_raw()])
