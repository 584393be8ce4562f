"""Server-sent events: what happened at a table, as it happens. A lost connection goes on where it was.

An event has the number of its place in the log as its id, and tells what happened and at which seat: never a move
itself, which not everybody may know yet. Whoever hears of it asks for the state as they may see it.

Not by sse-starlette: it sends signs of life from a task of its own, at fixed intervals, while here they come after a
silence only, from the one iterator that also knows the news.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import nullcontext

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from boulevard.web.http.context import RequestContext
from boulevard.web.services.followers import Whisper
from boulevard.web.tables.table import Table

PULSE = 15.0
"""Seconds without news after which a sign of life is sent."""
RETRY = 1000
"""Milliseconds after which a browser comes back."""


class Stream(StreamingResponse):
    """The events of a table. A visitor's place among those who follow is counted in the moment it is checked."""

    def __init__(self, ctx: RequestContext, lines: AsyncIterator[str]) -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(lines, media_type="text/event-stream", headers=headers)
        self._ctx = ctx

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send events until either side has enough of it (`TooMany`)."""
        with self._ctx.services.streams.held(self._ctx.visitor):
            await super().__call__(scope, receive, send)


async def stream(
    ctx: RequestContext, identity: str, last: str | None, known: int | None = None, by_page: bool = False
) -> Stream:
    """Follow a table after the event with the id `last`; without one, after so many as are `known`, or from now on.

    For as long as somebody who sits there follows it by a page, its bots take their time.
    """
    table = await ctx.tables.table(identity)
    after = int(last) + 1 if last and last.isdecimal() else len(table.log) if known is None else known
    return Stream(ctx, _lines(ctx, identity, min(after, len(table.log)), by_page))


async def _lines(ctx: RequestContext, identity: str, after: int, by_page: bool) -> AsyncIterator[str]:
    with ctx.tables.followers.by_page(identity) if by_page else nullcontext():
        yield f"retry: {RETRY}\n\n"
        async for it in ctx.tables.followers.follow(identity, after, PULSE):
            if isinstance(it, Whisper):
                yield f"event: {it.kind}\ndata: {json.dumps(it.data)}\n\n"
            else:
                yield ": \n\n" if it is None else _line(await ctx.tables.known(identity), it)


def _line(table: Table, number: int) -> str:
    kind, place = table.log[number]
    data = {"number": number, "kind": kind, "seat": None if place is None else table.seats[place]}
    return f"id: {number}\nevent: happened\ndata: {json.dumps(data)}\n\n"
