"""Server-sent events: what happened at a table, as it happens. A lost connection goes on where it was.

An event has the number of its place in the log as its id, and tells what happened and at which seat: never a move
itself, which not everybody may know yet. Whoever hears of it asks for the state as they may see it.

Not by sse-starlette: it sends signs of life from a task of its own, at fixed intervals, while here they come after a
silence only, from the one iterator that also knows the news.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import ExitStack
from typing import NamedTuple

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from boulevard.web.http.context import RequestContext
from boulevard.web.services.chat import KIND as SAID
from boulevard.web.services.company import KIND as COMPANY
from boulevard.web.services.followers import Whisper
from boulevard.web.tables.table import Table

PULSE = 15.0
"""Seconds without news after which a sign of life is sent."""
RETRY = 1000
"""Milliseconds after which a browser comes back."""


class Follows(NamedTuple):
    """Who follows a table: from which places, if any, whether by a page, and by which one."""

    places: tuple[int, ...] = ()
    by_page: bool = False
    tab: str = ""


WATCHING = Follows()


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
    ctx: RequestContext, identity: str, last: str | None, known: int | None = None, who: Follows = WATCHING
) -> Stream:
    """Follow a table after the event with the id `last`; without one, after so many as are `known`, or from now on.

    For as long as somebody who sits there follows it by a page, its bots take their time, and the others
    are told who is there.
    """
    table = await ctx.tables.table(identity)
    after = int(last) + 1 if last and last.isdecimal() else len(table.log) if known is None else known
    return Stream(ctx, _lines(ctx, table, min(after, len(table.log)), who))


async def _lines(ctx: RequestContext, table: Table, after: int, who: Follows) -> AsyncIterator[str]:
    identity = table.id
    with ExitStack() as present:
        if who.by_page:
            present.enter_context(ctx.tables.followers.by_page(identity))
        if table.may_have_company or not who.places:
            present.enter_context(ctx.tables.company.at(identity, who.places, who.tab))
        yield f"retry: {RETRY}\n\n"
        async for it in ctx.tables.followers.follow(identity, after, PULSE):
            if isinstance(it, Whisper):
                if aside := _aside(await ctx.tables.known(identity), it, who):
                    yield aside
            else:
                yield ": \n\n" if it is None else _line(await ctx.tables.known(identity), it)


def _aside(table: Table, it: Whisper, who: Follows) -> str:
    """What is not in the log has no id: whoever comes back goes on after the last event. It is nothing for some."""
    if it.kind == SAID and not (who.places or table.terms.talk.is_watched):
        return ""
    data = dict(it.data)
    if it.kind == COMPANY:
        data |= {which: [table.seats[place] for place in data[which]] for which in ("here", "away")}
    return f"event: {it.kind}\ndata: {json.dumps(data)}\n\n"


def _line(table: Table, number: int) -> str:
    kind, place = table.log[number]
    data = {"number": number, "kind": kind, "seat": None if place is None else table.seats[place]}
    return f"id: {number}\nevent: happened\ndata: {json.dumps(data)}\n\n"
