"""What all streams of server-sent events share: who is counted and let in, how one begins, and what a line looks like.

Not by sse-starlette: it sends signs of life from a task of its own, at fixed intervals, while here they come after a
silence only, from the one iterator that also knows the news.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import ExitStack, aclosing

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from boulevard.web.http.context import RequestContext

PULSE = 15.0
"""Seconds without news after which a sign of life is sent."""
BEGIN = "retry: 1000\n\n"
"""What every stream begins with: after how many milliseconds a browser that lost it comes back."""
SILENCE = ": \n\n"
"""A sign of life."""
OUT = "event: out\ndata: {}\n\n"
"""What whoever is banned hears last."""


def line(event: str, data: object, number: int | None = None) -> str:
    """An event, with the number to go on after, if it has one."""
    place = "" if number is None else f"id: {number}\n"
    return f"{place}event: {event}\ndata: {json.dumps(data)}\n\n"


class Stream(StreamingResponse):
    """A stream of events. A visitor's place among those who follow something is counted in the moment it is checked."""

    def __init__(self, ctx: RequestContext, lines: AsyncIterator[str]) -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(_while_let_in(ctx, lines), media_type="text/event-stream", headers=headers)
        self._ctx = ctx

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send events until either side has enough of it (`TooMany`)."""
        with ExitStack() as places:
            for one in self._ctx.counted_by:
                places.enter_context(self._ctx.services.streams.held(one))
            await super().__call__(scope, receive, send)


async def _while_let_in(ctx: RequestContext, lines: AsyncIterator[str]) -> AsyncIterator[str]:
    """The lines of a stream, until whoever gets them is banned: then all streams have something to say (`RULED`)."""
    async with aclosing(lines) as open_lines:  # type: ignore[type-var]
        async for one in open_lines:
            if ctx.ban:
                yield OUT  # a page comes again then, and is told why
                return
            yield one
