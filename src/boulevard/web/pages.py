"""The pages for people: where all of them are, and those that belong to no game."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from fastapi import APIRouter, Depends, FastAPI, Request
from starlette.responses import Response

from boulevard.bots.registry import levels
from boulevard.games import registry
from boulevard.messages import say
from boulevard.web import (
    guide,
    html,
    installed,
    languages,
    manual,
    pages_caller,
    pages_editor,
    pages_guide,
    pages_learn,
    pages_network,
    pages_scorepad,
    pages_start,
    pages_table,
    present,
)
from boulevard.web.api import Page
from boulevard.web.desk import LISTED, AtDesk, Desk
from boulevard.web.pages_start import MIDDLE
from boulevard.web.work import within_limits

Ticket = dict[str, Any]
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
        pages_scorepad.router,
        pages_start.router,
        pages_table.router,
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
        "own": await _own(at, SOME, only_open=True) if loaded else [],
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
    own = await _own(at, LISTED, skipped=(page - 1) * LISTED)
    older = page + 1 if len(own) == LISTED else None
    return html.page(request, "own.html", {"own": own, "older": older}, at)


async def _own(at: Desk, limit: int, **which: Any) -> list[Ticket]:
    """Some of one's own tables."""
    tables = await at.own_tables(limit, **which)
    return [_ticket(table, at.tokens.holder(table["token"]).places) for table in tables]


def _ticket(table: Ticket, own: Sequence[int]) -> Ticket:
    """A table in a list: with whom, whose turn, and since when."""
    others = [chair for place, chair in enumerate(table["chairs"]) if place not in own]
    if table["status"] == present.OVER:
        mood, now = "", say("web-own-over")
    elif table["aside"]:
        mood, now = "", say("web-own-aside")
    elif table["status"] == present.WAITING:
        mood, now = "", say("web-own-waiting")
    elif any(table["chairs"][place]["acts"] for place in own):
        mood, now = "yours", say("web-own-yours")
    else:
        mood, now = "", say("web-own-theirs", name=next(chair["name"] for chair in others if chair["acts"]))
    who = _company(others, [table["chairs"][place] for place in own])
    return {**table, "who": who, "mood": mood, "now": now, "ago": ago(time.time() - table["touched"])}


def _company(others: Sequence[Ticket], own: Sequence[Ticket]) -> str:
    """With whom somebody sits at a table: by their names, as far as they have one."""
    names = ", ".join(chair["name"] or say("web-somebody") for chair in others or own)
    if others:
        return say("web-own-with", names=names)
    return say("web-own-shared", names=names) if len(own) > 1 else say("web-own-alone")


def ago(seconds: float) -> str:
    """A time that has passed, in words."""
    for unit, size in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if seconds >= size:
            return say(f"web-ago-{unit}", count=int(seconds // size))
    return say("web-ago-now")


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
