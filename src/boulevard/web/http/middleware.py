"""What guards every request: who may send it, how large it may be, what a browser may load; and what is counted."""

from __future__ import annotations

import logging
import time
from contextlib import suppress
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boulevard.messages import say
from boulevard.web.metrics import METRICS

logger = logging.getLogger("boulevard.web.requests")

SAFE = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE, "POST", "PUT", "PATCH", "DELETE")
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class TooLarge(Exception):
    """A request has a body that is larger than allowed."""


class Shield:
    """Goes around an application."""

    def __init__(self, app: ASGIApp, body_limit: int) -> None:
        self.app = app
        self.body_limit = body_limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers, begun, status = Headers(scope=scope), time.perf_counter(), 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                answer = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    answer.setdefault(name, value)
            await send(message)

        try:
            if problem := self._refusal(scope, headers):
                await problem(scope, receive, sending)
            else:
                await self._limited(scope, receive, sending)
        finally:
            _count(scope, status, time.perf_counter() - begun)

    def _refusal(self, scope: Scope, headers: Headers) -> JSONResponse | None:
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.body_limit:
            return _problem(413)
        return _problem(403) if scope["method"] not in SAFE and is_foreign(headers) else None

    async def _limited(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand the request on; one that says nothing of its length and goes on and on is answered here."""
        got, begun = 0, False

        async def receiving() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > self.body_limit:
                raise TooLarge
            return message

        async def sending(message: Message) -> None:
            nonlocal begun
            if begun or got <= self.body_limit:
                begun = True
                await send(message)

        with suppress(TooLarge):
            await self.app(scope, receiving, sending)
        if not begun:
            await _problem(413)(scope, receive, send)


def is_foreign(headers: Headers) -> bool:
    """Whether a browser sends this from a page of another site."""
    if (site := headers.get("sec-fetch-site")) is not None:
        return site not in ("same-origin", "none")
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host")


def _problem(status: int) -> JSONResponse:
    return JSONResponse({"error": "BadRequest", "message": say(f"web-status-{status}")}, status)


def route_of(scope: Scope) -> str:
    """The route that a request took, without what stood in its places."""
    return str(getattr(scope.get("route"), "path", "-"))


def _count(scope: Scope, status: int, seconds: float) -> None:
    """Count a request under its route, never under its path: that may hold a token."""
    route = route_of(scope)
    method = scope["method"] if scope["method"] in METHODS else "other"
    METRICS.requests.labels(method, route, status).inc()
    METRICS.seconds.labels(route).observe(seconds)
    logger.info("request", extra={"method": scope["method"], "route": route, "status": status, "seconds": seconds})
