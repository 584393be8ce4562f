"""Pages from templates: what all of them share, and how they are sent."""

from __future__ import annotations

import gzip
import hashlib
import os
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import segno
from fastapi import Request
from jinja2 import ChoiceLoader, FileSystemLoader, FunctionLoader, select_autoescape
from jinja2.environment import TemplateModule
from markupsafe import Markup
from starlette.datastructures import Headers
from starlette.responses import RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.templating import Jinja2Templates
from starlette.types import Scope

from boulevard.games import registry
from boulevard.games.contract import View
from boulevard.games.facts import facts
from boulevard.messages import LANGUAGES, language, optional, say, signed
from boulevard.messages.seats import seat_name
from boulevard.web import faces, times
from boulevard.web.http import network, preferred
from boulevard.web.http.context import COOKIE, RequestContext, is_secure
from boulevard.web.pages.clocks import CHOICES, until
from boulevard.web.pages.kept_parts import bundle, kept
from boulevard.web.pages.people import words
from boulevard.web.pages.templating import ItemsFirst
from boulevard.web.settings import Settings
from boulevard.web.tables.table import MOST_CHAIRS
from boulevard.web.tables.tokens import Offer, Tokens

YEAR = 365 * 24 * 3600
CYRILLIC = ("ru",)
FOREVER = f"public, max-age={YEAR}, immutable"
HOME = files("boulevard.web")
TEXTS = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
"""What is sent compressed, and as what."""
FROM_SCRIPT = "hx-request"
"""The header of requests that our scripts make: they want a part of a page."""

templates = Jinja2Templates(
    env=ItemsFirst(loader=FileSystemLoader(str(HOME.joinpath("templates"))), autoescape=select_autoescape())
)


def _of_game(path: str) -> tuple[str, str, Callable[[], bool]] | None:
    """A template that a game brings along."""
    found = faces.located("templates", path)
    return (found.read_text(encoding="utf-8"), str(found), lambda: True) if found else None


assert templates.env.loader is not None
templates.env.loader = ChoiceLoader([FunctionLoader(_of_game), templates.env.loader])


def _version() -> str:
    """A name for all files as they are: their addresses change with them, so browsers may keep them."""
    found = hashlib.sha256()
    for folder in dict.fromkeys((FOLDER, *(folder for _, folder in faces.folders("static")))):
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            found.update(path.read_bytes())
    return found.hexdigest()[:10]


FOLDER = Path(str(HOME.joinpath("static")))
STATIC = f"/static/{_version()}"


class Files(StaticFiles):
    """Files that a browser may keep for as long as it likes: ours, and those that games bring along."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Find a file."""
        found = faces.located("static", path)
        return (str(found), found.stat()) if found else super().lookup_path(path)

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Return a file; a text is compressed, but not anew for everybody."""
        response: Response
        if Path(full_path).suffix in TEXTS and "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            packed = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
            content = _compressed(Path(full_path), stat_result.st_mtime_ns)
            response = Response(content, status_code, packed, TEXTS[Path(full_path).suffix])
        else:
            response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = FOREVER
        return response


@lru_cache(maxsize=500)
def _compressed(path: Path, changed: int) -> bytes:
    """A file as it was when it was changed last."""
    return gzip.compress(path.read_bytes())


def static(path: str) -> str:
    """The address of a file."""
    return f"{STATIC}/{path}"


@cache
def of_game(game: str, name: str) -> str:
    """The address of a file that a game brings along, if it does."""
    path = f"games/{game}/{name}"
    return static(path) if faces.located("static", path) else ""


@cache
def template_of(game: str, name: str, plain: str) -> str:
    """The template that a game brings along, or else a plain one that serves every game."""
    path = f"games/{game}/{name}"
    return path if faces.located("templates", path) else plain


def fonts() -> list[str]:
    """The files with the letters of the language that is spoken: fetched at once, so that nothing moves later."""
    scripts = ("cyrillic", "latin") if language() in CYRILLIC else ("latin",)
    return [f"{face}-{script}" for script in scripts for face in ("forum", "jost")]


def _offer(request: Request) -> Offer:
    """A table for a form that begins a game."""
    tokens: Tokens = request.app.state.services.tokens
    return tokens.offer()


def at_a_glance(game: str) -> str:
    """Who can play a game and what it is like, where there is a sentence for it."""
    return optional(f"web-facts-{game}", most=MOST_CHAIRS, **facts(game))


def picture(game: str, view: View, name: str, prefix: str = "") -> Markup:
    """A single thing of a game, of which a view (or a part of one) says what it looks like (`UnknownPiece`)."""
    drawing = registry.uncompiled(game).drawing
    assert drawing is not None
    assert drawing.piece is not None
    return Markup(drawing.piece(view, name, prefix))


def qr_code(link: str) -> Markup:
    """A link for cameras."""
    return Markup(segno.make(link, error="m").svg_inline(omitsize=True, border=2, svgclass="qr", lineclass=None))


@cache
def parts_of(path: str) -> TemplateModule:
    """The macros of a template without context, to be kept as they were drawn (kept_parts.py)."""
    return templates.env.get_template(path).module


templates.env.globals |= {
    "kept": kept,
    "bundle": bundle,
    "until": until,
    "time_of": times.span,
    "clock_choices": CHOICES,
    "parts_of": parts_of,
    "picture": picture,
    "seat_name": seat_name,
    "level_rating": words.of_level,
    "position_editor": lambda game: faces.face(game).position_editor,
    "offer_of": _offer,
    "fonts": fonts,
    "say": say,
    "static": static,
    "of_game": of_game,
    "template_of": template_of,
    "optional": optional,
    "art": lambda game: f"/art/{game}.css",
    "language": language,
    "languages": LANGUAGES,
    "infos": registry.games(),
    "at_a_glance": at_a_glance,
    "tools": lambda: list(faces.tools()),
}
templates.env.filters |= {
    "with_id": lambda svg, name: Markup(str(svg).replace("<svg ", f'<svg id="{name}" ', 1)),
    "signed": signed,
    "change": lambda points: ("" if points < 0 else "+") + signed(points),
}
templates.env.auto_reload = False  # templates change with the server only
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
    asked = {
        "own_name": ctx.own_name if ctx else "",
        "known": bool(ctx and ctx.person),
        "preferences": ctx.preferences if ctx else preferred.told(request),
        "origin": base(request),
        "has_lobby": has_lobby(request),
        **context,
    }
    sent = {"Cache-Control": "no-store", **(headers or {})}
    return known(request, templates.TemplateResponse(request, name, asked, status, sent), ctx)


def onward(request: Request, path: str, ctx: RequestContext | None = None) -> Response:
    """Send a browser on to another page after a POST."""
    return known(request, RedirectResponse(path, 303), ctx)


def opened(path: str) -> Response:
    """Have our script open another page, which a redirection would only put into a part of the present one."""
    return Response(headers={"HX-Redirect": path})


def known(request: Request, response: Response, ctx: RequestContext | None) -> Response:
    """Give whoever was introduced by a request their cookie, and tell the browser what they prefer."""
    if ctx:
        preferred.tell(request, response, ctx.preferences, is_secure(request))
    if ctx and ctx.met:
        response.set_cookie(
            COOKIE,
            ctx.token,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=is_secure(request),
        )
    return response


def has_lobby(request: Request) -> bool:
    """Whether there is a lobby here."""
    settings: Settings = request.app.state.services.settings
    return settings.lobby


def art(game: str) -> str:
    """The style sheet of a game's drawings."""
    return registry.uncompiled(game).stylesheet()


def base(request: Request) -> str:
    """The address of this server as people know it, for links that are sent."""
    return network.of(request).base(request)
