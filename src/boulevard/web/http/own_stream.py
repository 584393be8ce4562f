"""Server-sent events for whoever asks: what happens at their tables that concerns them, in words of their language.

They tell what any list of one's own games tells, and never a move.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

from boulevard.web.errors import NobodyYet
from boulevard.web.http.context import RequestContext
from boulevard.web.http.streaming import BEGIN, PULSE, SILENCE, Stream, line
from boulevard.web.services.notices.words import words
from boulevard.web.services.own_news import INVITATIONS, Concern, Matter


async def own_stream(ctx: RequestContext) -> Stream:
    """Follow all tables at which whoever asks sits, for as long as they are let in (`NobodyYet`)."""
    if ctx.person is None:
        raise NobodyYet("you-nobody")
    return Stream(ctx, _lines(ctx, ctx.person.id))


async def _lines(ctx: RequestContext, person: str) -> AsyncIterator[str]:
    with ctx.tables.online.held(person):
        yield BEGIN
        async for one in _news(ctx, person):
            yield one


async def _news(ctx: RequestContext, person: str) -> AsyncIterator[str]:
    async for news in ctx.tables.own_news.follow(person, PULSE):
        if ctx.tables.people.let_in(ctx.came_as) != person:
            return
        if news is None:
            yield SILENCE
            continue
        for concern in news.concerns:
            yield line("concerns", _told(ctx, concern))
        yield line("waiting", {"tables": list(news.waiting)})


def _told(ctx: RequestContext, concern: Concern) -> dict[str, str]:
    """What concerns somebody, with the way to the table."""
    table, own, matter, name = concern
    told = words(table, own, matter, name)
    return {
        "table": table.id,
        "matter": matter,
        "at": INVITATIONS if matter is Matter.invited else ctx.way_to(table),
        "title": told.title,
        "text": told.text,
    }
