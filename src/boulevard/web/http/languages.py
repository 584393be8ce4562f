"""The language of every request: what was chosen here, or else what the browser prefers.

Packages for this (starlette-babel, say) bring a catalogue of gettext along, and ours is of Fluent.
"""

from __future__ import annotations

from functools import lru_cache
from http.cookies import CookieError, SimpleCookie
from typing import Annotated

from fastapi import Query
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from boulevard.messages import here, speaking, wanted

COOKIE = "boulevard-language"
LONGEST = 500
"""The part of a header that is read."""
KEPT = 1000


Spoken = Annotated[str | None, Query(alias="in", max_length=20)]
"""For routes: the language of whoever sent the link, for what is said of it where it is shown."""


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
    return _chosen(headers.get("cookie", "")) or preferred(headers)


def preferred(headers: Headers) -> str:
    """The language that a browser prefers, or else this machine's, whatever was chosen."""
    return _best(headers.get("accept-language", "")[:LONGEST]) or here()


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
