"""Refusing what another site's page makes a browser send: it must not play for whoever looks at it.

Packages against this (asgi-csrf, starlette-csrf) put secrets into cookies and forms; browsers say by themselves where a
request comes from.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from boulevard.web.http.refusals import refusal

SAFE = ("GET", "HEAD", "OPTIONS")


class CrossSite:
    """Lets through what only reads, and what comes from our own pages or from programs."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        foreign = scope["type"] == "http" and scope["method"] not in SAFE and is_foreign(Headers(scope=scope))
        await (refusal(403) if foreign else self.app)(scope, receive, send)


def is_foreign(headers: Headers) -> bool:
    """Whether a browser sends this from a page of another site."""
    if (site := headers.get("sec-fetch-site")) is not None:
        return site not in ("same-origin", "none")
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host")
