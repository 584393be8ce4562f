"""The pages for people: where all of them are, and those that belong to no game."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import APIRouter, FastAPI, Request
from starlette.responses import Response

from boulevard.bots.registry import middle
from boulevard.games import registry
from boulevard.messages import say
from boulevard.web import faces
from boulevard.web.api import reference
from boulevard.web.errors import Banned, NotInvited, Sealed
from boulevard.web.http.context import COOKIE, Ctx
from boulevard.web.pages import (
    admission,
    installed_app,
    link_cards,
    notices,
    opened_records,
    own_games,
    preferences,
    render,
    shortcuts,
    small_pictures,
)
from boulevard.web.pages.analyses import routes as analyses
from boulevard.web.pages.daily import routes as daily
from boulevard.web.pages.learning import guided, lessons, rules
from boulevard.web.pages.lobby import routes as lobby
from boulevard.web.pages.people import friends, games, profile
from boulevard.web.pages.positions import routes as positions
from boulevard.web.pages.puzzles import routes as puzzles
from boulevard.web.pages.reviews import pictures, tries
from boulevard.web.pages.reviews import routes as reviews
from boulevard.web.pages.starting import routes as starting
from boulevard.web.pages.table import sharing
from boulevard.web.pages.tournaments import routes as tournaments
from boulevard.web.pages.you import account, passkeys
from boulevard.web.pages.you import routes as you

SOME = 4
"""How many games that go on are offered at home."""
WAYS = {"today": "day-title", "puzzles": "puzzles-title", "tournaments": "tournament-menu"}
"""Parts of the site, with the names of their first pages: these lead on from addresses below them where nothing is."""

router = APIRouter(include_in_schema=False)


def routers() -> tuple[APIRouter, ...]:
    """The pages, but those of tables."""
    return (
        router,
        installed_app.router,
        admission.router,
        preferences.router,
        notices.router,
        shortcuts.router,
        *faces.routers(),
        guided.router,
        rules.router,
        sharing.router,
        opened_records.router,
        positions.router,
        reviews.router,
        pictures.router,
        tries.router,
        analyses.router,
        starting.router,
        small_pictures.router,
        lobby.router,
        daily.router,
        tournaments.router,
        puzzles.router,
        games.router,
        friends.router,
        profile.router,
        you.router,
        link_cards.router,
        account.router,
        passkeys.router,
    )


def add_files(app: FastAPI) -> None:
    """Add the files that pages need to an application."""
    app.mount(render.STATIC, render.Files(directory=render.FOLDER), name="static")


def error_page(request: Request, status: int, kind: str, message: str, headers: Mapping[str, str] | None) -> Response:
    """Return a page that tells what went wrong; one that comes back by itself while a game is compiled.

    Whoever was not invited is asked for an invitation. Who is banned gets one that leads nowhere but to what is kept
    of them.
    """
    if kind == NotInvited.__name__:
        return admission.door(request, status, headers)
    if kind == Banned.__name__:
        reason = request.state.refusal.values["reason"]
        given = {"message": message, "reason": reason, "is_known": COOKIE in request.cookies}
        return render.page(request, "pages/banned.html", given, None, status, headers)
    if kind == Sealed.__name__:
        given = {"message": message, "tournament": request.state.refusal.values.get("tournament")}
        return render.page(request, "pages/sealed.html", given, None, status, headers)
    name = "pages/wait.html" if status == 503 else "pages/error.html"
    given = {"status": status, "message": message, "way": _way(request.url.path)}
    return render.page(request, name, given, None, status, headers)


def _way(path: str) -> tuple[str, str] | None:
    """The page that leads on from an address where nothing is, and its name."""
    part = path.split("/")[1]
    return (f"/{part}", say(WAYS[part])) if part in WAYS and path.rstrip("/") != f"/{part}" else None


@router.get("/")
async def home(request: Request, ctx: Ctx) -> Response:
    """All games, and one's own that go on; while these can't be read yet, the page comes again by itself."""
    loaded = all(ctx.tables.games.ready.values())
    context = {
        "own": await own_games.tickets(ctx, SOME, only_open=True) if loaded else [],
        "middle": {name: middle(name) for name in registry.names()},
        "lessons": [name for name in registry.names() if lessons.has_lesson(name)],
        "compiling": ctx.tables.games.compiling,
        "comes_again": not loaded and bool(ctx.tables.games.compiling or ctx.person),
    }
    return render.page(request, "pages/home.html", context, ctx)


@router.get("/art/{game}.css")
async def art(game: str) -> Response:
    """The style sheet of a game's drawings."""
    return Response(render.art(game), media_type="text/css", headers={"Cache-Control": "no-cache"})


@router.get("/api")
async def api(request: Request, ctx: Ctx) -> Response:
    """Describe the API, from its own description."""
    described = request.app.openapi()
    context = {"api": described, "parts": reference.parts(described), "base": render.base(request)}
    return render.page(request, "pages/api.html", context, ctx)
