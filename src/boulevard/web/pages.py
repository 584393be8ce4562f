"""The pages for people: where all of them are, and those that belong to no game."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import APIRouter, Depends, FastAPI, Request
from starlette.responses import Response

from boulevard.bots.registry import levels
from boulevard.games import registry
from boulevard.web import (
    guide,
    html,
    installed,
    languages,
    manual,
    own,
    pages_caller,
    pages_editor,
    pages_guide,
    pages_learn,
    pages_network,
    pages_record,
    pages_scorepad,
    pages_start,
    pages_table,
    pictures,
)
from boulevard.web.api import Page
from boulevard.web.desk import LISTED, AtDesk
from boulevard.web.pages_start import MIDDLE
from boulevard.web.work import within_limits

SOME = 4
"""How many games that go on are offered at home."""

router = APIRouter(include_in_schema=False)


def register(app: FastAPI) -> None:
    """Add the pages to an application, and the files that they need."""
    for part in (
        router,
        installed.router,
        languages.router,
        pages_caller.router,
        pages_editor.router,
        pages_guide.router,
        pages_learn.router,
        pages_network.router,
        pages_record.router,
        pages_scorepad.router,
        pages_start.router,
        pages_table.router,
        pictures.router,
    ):
        app.include_router(part, dependencies=[Depends(within_limits)])
    app.mount(html.STATIC, html.Files(directory=html.FOLDER), name="static")


def error_page(request: Request, status: int, message: str, headers: Mapping[str, str] | None) -> Response:
    """Return a page that tells what went wrong; one that comes back by itself while a game is compiled."""
    name = "wait.html" if status == 503 else "error.html"
    return html.page(request, name, {"status": status, "message": message}, None, status, headers)


@router.get("/")
async def home(request: Request, at: AtDesk) -> Response:
    """Both games, and one's own that go on; while these can't be read yet, the page comes again by itself."""
    middle = {name: levels(name)[MIDDLE - 1] for name in registry.NAMES}
    loaded = all(at.house.ready.values())
    context = {
        "own": await own.tickets(at, SOME, only_open=True) if loaded else [],
        "middle": middle,
        "lessons": [name for name in registry.NAMES if guide.has_lesson(name)],
        "compiling": at.house.compiling,
        "comes_again": not loaded and bool(at.house.compiling or at.person),
    }
    return html.page(request, "home.html", context, at)


@router.get("/games")
async def own_games(request: Request, at: AtDesk, page: Page = 1) -> Response:
    """List one's own games, a page at a time."""
    for game in registry.NAMES:
        await at.house.require(game)
    listed = await own.tickets(at, LISTED, skipped=(page - 1) * LISTED)
    older = page + 1 if len(listed) == LISTED else None
    return html.page(request, "own.html", {"own": listed, "older": older}, at)


@router.get("/art/{game}.css")
async def art(game: str) -> Response:
    """The style sheet of a game's drawings."""
    return Response(html.art(game), media_type="text/css", headers={"Cache-Control": "no-cache"})


@router.get("/api")
async def api(request: Request, at: AtDesk) -> Response:
    """Describe the API, from its own description."""
    described = request.app.openapi()
    context = {"api": described, "parts": manual.parts(described), "base": html.base(request)}
    return html.page(request, "api.html", context, at)
