"""Server-sent events for whoever asks: what happens at their tables that concerns them, in words of their language.

They tell what any list of one's own games tells, and never a move.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

from boulevard.messages import say
from boulevard.web.errors import NobodyYet
from boulevard.web.http.context import RequestContext
from boulevard.web.http.event_stream import PULSE, RETRY, Stream
from boulevard.web.services.own_news import Concern
from boulevard.web.tables import snapshot


async def own_stream(ctx: RequestContext) -> Stream:
    """Follow all tables at which whoever asks sits, for as long as they are let in (`NobodyYet`)."""
    if ctx.person is None:
        raise NobodyYet("you-nobody")
    return Stream(ctx, _lines(ctx, ctx.person.id))


async def _lines(ctx: RequestContext, person: str) -> AsyncIterator[str]:
    yield f"retry: {RETRY}\n\n"
    async for news in ctx.tables.own_news.follow(person, PULSE):
        if ctx.tables.people.let_in(ctx.came_as) != person:
            return
        if news is None:
            yield ": \n\n"
            continue
        for concern in news.concerns:
            yield _line("concerns", _told(ctx, concern))
        yield _line("waiting", {"tables": list(news.waiting)})


def _line(event: str, data: object) -> str:
    return f"event: {event}\ndata: {json.dumps(data)}\n\n"


def _told(ctx: RequestContext, concern: Concern) -> dict[str, str]:
    """What concerns somebody, with the way to the table."""
    table, own, matter = concern
    names = ", ".join(snapshot.named(table, place) for place in range(len(table.chairs)) if place not in own)
    title = table.rules.info.title
    return {
        "table": table.id,
        "matter": matter,
        "at": ctx.way_to(table),
        "title": say(f"web-news-{matter}"),
        "text": say("web-news-with", title=title, names=names) if names else title,
    }
