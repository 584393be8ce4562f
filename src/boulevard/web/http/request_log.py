"""Every request counted and logged, under its route.

Packages that count requests for Prometheus (starlette-exporter, say) don't log them, and this does both in one place.
"""

from __future__ import annotations

import logging
import time
from functools import cache

from prometheus_client import Counter, Histogram
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boulevard.web.http.cross_site import SAFE
from boulevard.web.metrics import METRICS

logger = logging.getLogger("boulevard.web.requests")

METHODS = (*SAFE, "POST", "PUT", "PATCH", "DELETE")
LEFT = 499
"""The status under which a request is counted whose sender left before there was an answer, as in logs of nginx."""


class RequestLog:
    """Notes the status of every answer, and how long it took."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on, and its answer back."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        unanswered = 500
        try:
            await self.app(scope, receive, sending)
            unanswered = LEFT
        finally:
            _count(scope, status or unanswered, time.perf_counter() - begun)


def route_of(scope: Scope) -> str:
    """The route that a request took, without what stood in its places."""
    return str(getattr(scope.get("route"), "path", "-"))


@cache
def _counters(method: str, route: str, status: int) -> tuple[Counter, Histogram]:
    """What counts the answers of a route: there are only so many."""
    return METRICS.requests.labels(method, route, status), METRICS.seconds.labels(route)


def _count(scope: Scope, status: int, seconds: float) -> None:
    """Count a request under its route, never under its path: that may hold a token."""
    route = route_of(scope)
    method = scope["method"] if scope["method"] in METHODS else "other"
    answered, took = _counters(method, route, status)
    answered.inc()
    took.observe(seconds)
    logger.info("request", extra={"method": scope["method"], "route": route, "status": status, "seconds": seconds})
