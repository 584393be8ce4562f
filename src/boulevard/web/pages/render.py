"""Pages from templates: what all of them share, and how they are sent."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from fastapi import Request
from markupsafe import Markup
from starlette.responses import RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.templating import Jinja2Templates

from boulevard.games import registry
from boulevard.games.paris.rulebook import cards
from boulevard.messages import LANGUAGES, language, say
from boulevard.web.games.paris.postcard_picks import picks
from boulevard.web.http import network
from boulevard.web.http.context import COOKIE, RequestContext, is_secure
from boulevard.web.tables.tokens import Offer, Tokens

YEAR = 365 * 24 * 3600
CYRILLIC = ("ru",)
FOREVER = f"public, max-age={YEAR}, immutable"
HOME = files("boulevard.web")

templates = Jinja2Templates(directory=str(HOME.joinpath("templates")))


def _version() -> str:
    """A name for all files of ours as they are: their addresses change with them, so browsers may keep them."""
    found = hashlib.sha256()
    for path in sorted(path for path in FOLDER.rglob("*") if path.is_file()):
        found.update(path.read_bytes())
    return found.hexdigest()[:10]


FOLDER = Path(str(HOME.joinpath("static")))
STATIC = f"/static/{_version()}"


class Files(StaticFiles):
    """Files that a browser may keep for as long as it likes."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """Return a file."""
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = FOREVER
        return response


def static(path: str) -> str:
    """The address of a file of ours."""
    return f"{STATIC}/{path}"


def fonts() -> list[str]:
    """The files with the letters of the language that is spoken: fetched at once, so that nothing moves later."""
    scripts = ("cyrillic", "latin") if language() in CYRILLIC else ("latin",)
    return [f"{face}-{script}" for script in scripts for face in ("forum", "jost")]


def _offer(request: Request) -> Offer:
    """A table for a form that begins a game."""
    tokens: Tokens = request.app.state.services.tokens
    return tokens.offer()


templates.env.globals |= {
    "offer_of": _offer,
    "fonts": fonts,
    "say": say,
    "static": static,
    "has_static": lambda path: (FOLDER / path).is_file(),
    "art": lambda game: f"/art/{game}.css",
    "language": language,
    "languages": LANGUAGES,
    "infos": registry.games(),
    "postcard_facts": cards.facts,
    "postcard_picks": picks,
}
templates.env.filters |= {
    "with_id": lambda svg, name: Markup(str(svg).replace("<svg ", f'<svg id="{name}" ', 1)),
    "signed": lambda points: str(points).replace("-", "−"),
    "change": lambda points: f"{points:+d}".replace("-", "−"),
}
templates.env.trim_blocks = templates.env.lstrip_blocks = True


def page(
    request: Request,
    name: str,
    context: Mapping[str, Any],
    ctx: RequestContext | None = None,
    status: int = 200,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """Return a page; whoever was introduced by the request is known from then on."""
    asked = {"own_name": ctx.own_name if ctx else "", "origin": base(request), **context}
    sent = {"Cache-Control": "no-store", **(headers or {})}
    return known(request, templates.TemplateResponse(request, name, asked, status, sent), ctx)


def onward(request: Request, path: str, ctx: RequestContext | None = None) -> Response:
    """Send a browser on to another page after a POST."""
    return known(request, RedirectResponse(path, 303), ctx)


def opened(path: str) -> Response:
    """Have our script open another page, which a redirection would only put into a part of the present one."""
    return Response(headers={"HX-Redirect": path})


def known(request: Request, response: Response, ctx: RequestContext | None) -> Response:
    """Give whoever was introduced by a request their cookie."""
    if ctx and ctx.met:
        response.set_cookie(
            COOKIE,
            ctx.tokens.person(ctx.met),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=is_secure(request),
        )
    return response


def art(game: str) -> str:
    """The style sheet of a game's drawings."""
    return registry.uncompiled(game).stylesheet()


def base(request: Request) -> str:
    """The address of this server as people know it, for links that are sent."""
    return network.of(request).base(request)
