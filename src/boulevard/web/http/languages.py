"""The language of every request: what was chosen here, or else what the browser prefers.

Packages for this (starlette-babel, say) bring a catalogue of gettext along, and ours is of Fluent.
"""

from __future__ import annotations

from functools import lru_cache
from http.cookies import CookieError, SimpleCookie
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.datastructures import Headers
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from boulevard.messages import LANGUAGES, language, speaking, wanted
from boulevard.web.http.context import is_secure

COOKIE = "boulevard-language"
YEAR = 365 * 24 * 3600
LONGEST = 500
"""The part of a header that is read."""
KEPT = 1000

Spoken = Annotated[str | None, Query(alias="in", max_length=20)]
"""For routes: the language of whoever sent the link, for what is said of it where it is shown."""

router = APIRouter(include_in_schema=False)


class Languages:
    """Goes around an application: speaks the language of each request."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request in its language."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        with speaking(asked_for(Headers(scope=scope))):
            await self.app(scope, receive, send)


def asked_for(headers: Headers) -> str:
    """The language that a request asks for: by its cookie, by what its browser prefers, or else this machine's."""
    return _chosen(headers.get("cookie", "")) or _best(headers.get("accept-language", "")[:LONGEST]) or language()


def _chosen(cookies: str) -> str | None:
    if COOKIE not in cookies:
        return None
    try:
        found = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    return wanted(found.value) if found else None


@lru_cache(KEPT)
def _best(accepted: str) -> str | None:
    """The one of our languages that an Accept-Language header prefers: browsers send the same with every request."""
    return wanted(*_preferred(accepted))


def _preferred(accepted: str) -> list[str]:
    """The languages of an Accept-Language header, the dearest first; one of weight 0 is not wanted."""
    weighed = []
    for part in accepted.split(","):
        tag, _, weight = part.partition(";q=")
        try:
            weighed.append((float(weight or 1), tag))
        except ValueError:
            continue
    return [tag for weight, tag in sorted(weighed, key=lambda it: -it[0]) if weight > 0]


@router.post("/language")
async def choose(request: Request) -> Response:
    """Keep a language that was chosen, and show the page again."""
    async with request.form(max_files=0, max_fields=2) as form:
        chosen, back = str(form.get("language", "")), str(form.get("back", ""))
    inside = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = RedirectResponse(back if inside else "/", 303)
    if chosen in LANGUAGES:
        secure = is_secure(request)
        response.set_cookie(COOKIE, chosen, max_age=YEAR, samesite="lax", httponly=True, secure=secure)
    return response
